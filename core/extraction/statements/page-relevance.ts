/** How likely a page holds a financial statement: a screen over its words alone, cheap enough for every page of a long filing. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import { phraseTest } from '../../vocabulary/phrase-pattern.ts'
import type { Page } from '../../document/model.ts'
import { oncePer } from '../layout/once-per.ts'
import { titleWords } from './candidates.ts'

/** Lines that only statements carry, each counted once. */
const anchors = words.pageAnchors.map(phraseTest)

/**
 * What makes a page a statement. Half or double of any member changes no tuned statement.
 * - `fieldLines`: A statement shows at least this many lines that end in an amount; a passing mention of one does not.
 * - `titleShare`: Share of a page's relevance that depends on a title; the rest depends on its anchors, and a page that a statement continues on
 *   has no title.
 * - `topLines`: Lines from the top in which a title is looked for; a letterhead takes a few of them.
 * - `fullEvidence`: Balance sheets, income and cash flow statements all show this many of the anchors; prose about results may show as many, but
 *   without amounts.
 */
const limits = { fieldLines: 5, titleShare: 0.25, topLines: 14, fullEvidence: 6 } as const
const endsInField = /(?:\d[,.\s']*(?:\)\s*)?|[–—-]\s*)(?:%\s*)?[A-Z]{0,3}$/

/**
 * 0 to 1: 0 for prose and empty pages, above 0.5 for a page that is very likely a statement or part of one.
 * Works on a low-resolution OCR page as well; anything from 0.2 deserves table work.
 */
export const statementRelevance: (page: Page) => number = oncePer(page => {
  const numberLines = page.lines.filter(line => endsInField.test(line.text)).length
  if (numberLines < 2) return 0
  const texts = page.lines.map(line => line.text.toLowerCase().replaceAll('_', ' '))
  const text = texts.join('\n')
  const topText = texts.slice(0, limits.topLines).join('\n')
  const found = anchors.filter(isNamed => isNamed(text)).length
  const titled = Object.values(titleWords).some(title => title.test(topText))
  const density = Math.min(1, numberLines / limits.fieldLines)
  const evidence = Math.min(1, found / limits.fullEvidence) * (1 - limits.titleShare) + (titled ? limits.titleShare : 0)
  return density * evidence
})
