/** How likely a page is one of an invoice: a screen over its words alone, cheap enough for every page of a long file. */
import vocabulary from '../../../vocabulary/invoice-titles.json' with { type: 'json' }
import { phrasePattern, phraseSource } from '../../../vocabulary/phrase-pattern.ts'
import type { Page } from '../../../document/model.ts'

/** What such documents, and their columns and totals, are called in the languages the extraction knows. */
const titles = phrasePattern(vocabulary.screenTitles)
const anchors = new RegExp(phraseSource(vocabulary.screenColumns), 'gi')
const amounts = /\d[.,]\d{2}\b/g

/** Lines from the top in which a title is searched. */
const headLines = 20
const fullEvidence = 4
/** A page that goes on with an invoice has no title, but the words of its columns and totals. */
const untitledEvidence = 3

/** 0 to 1: 0 for a page without amounts, above 0.5 for one that calls itself an invoice and looks like one. */
export function invoiceRelevance({ lines }: Page): number {
  const head = lines
    .slice(0, headLines)
    .map(line => line.text)
    .join('\n')
  const titled = titles.test(head)
  const text = lines.map(line => line.text).join('\n')
  if ((text.match(amounts)?.length ?? 0) < 2) return 0
  const found = new Set(text.match(anchors)?.map(word => word.toLowerCase())).size
  if (!titled && found < untitledEvidence) return 0
  return (titled ? 0.5 : 0.3) + 0.5 * Math.min(1, found / fullEvidence)
}
