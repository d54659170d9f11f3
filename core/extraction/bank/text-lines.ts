/** The text lines of a bank statement with their amounts and metrics. */
import type { Box, Document, Line, Word } from '../../document/model.ts'
import { decimalMark } from '../values/amounts/digits.ts'
import { joinSplitCents } from '../layout/join-split-cents.ts'
import { metricsOf, type PageMetrics } from '../layout/page-metrics.ts'
import { segmentOf, segmentsOf, type Segment } from '../layout/text-rows.ts'
import { amountsOf, type AmountToken } from './line-amounts.ts'
import { joinWrappedDates } from './wrapped-dates.ts'
import { pageMargins } from '../layout/thresholds.ts'

export interface TextLine {
  readonly fileName: string
  /** 1-based. */
  readonly page: number
  readonly pageHeight: number
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  readonly amounts: readonly AmountToken[]
  readonly ocr: boolean
  readonly metrics: PageMetrics
  /** Repeated at the same position of other pages: letterhead, running header, footer. */
  readonly repeated: boolean
  /** A row, sum or balance of a list; false before the lists are parsed. */
  readonly listed: boolean
  /** Words with no wide gap between them. */
  readonly segments: readonly Segment[]
}

/** Borders, bullets and arrows that are no text. */
const speck = /^[|_~^°•■●▪◦□\u2500-\u257f\ufffd]+$/
/**
 * What separates lines of two pages, and segments of one line.
 * - `heightTolerance`: Lines of two pages at one height differ by less than this many points.
 * - `wideGap`: A gap between two segments of a line, in characters.
 * - `sentence`: A line of so many words may be running text.
 */
const limits = { heightTolerance: 6, wideGap: 1.9, sentence: 10 } as const
/** All lines of the given pages in reading order. */
export function buildTextLines(document: Document, pages?: readonly number[]): readonly TextLine[] {
  const chosen = joinWrappedDates(
    document.pages.filter(page => pages === undefined || pages.includes(page.number)).map(joinSplitCents),
  )
  const texts = chosen.flatMap(page => page.lines.flatMap(line => line.words.map(word => word.text)))
  // Where amounts have commas, "01.02" is a date and no vote for the point.
  const commas = texts.some(text => /\d,\d\d$/.test(text))
  const decimal = decimalMark(commas ? texts.filter(text => !undottedDate.test(text)) : texts)
  const positionOf = ({ text, box }: Line): string =>
    `${text.replace(/\d+/g, '#')}@${Math.round(box.top / limits.heightTolerance)}`
  const positions = chosen.flatMap(page => [...new Set(page.lines.map(positionOf))])
  const repeated = new Set(positions.filter((position, at) => positions.indexOf(position) !== at))
  return chosen.flatMap(page => {
    const metrics = metricsOf(page.lines)
    const ocr = page.source === 'ocr'
    return page.lines.flatMap((line): readonly TextLine[] => {
      const words = line.words
        .filter(word => !speck.test(word.text))
        .map(word => (decimal === ',' ? dottedDate(word) : word))
      if (words.length === 0) return []
      const margin = line.box.top < pageMargins.top * page.height || line.box.bottom > pageMargins.bottom * page.height
      return [
        {
          fileName: document.fileName,
          page: page.number,
          pageHeight: page.height,
          ...segmentOf(words),
          segments: segmentsIn(words, metrics),
          amounts: amountsOf(words.length < limits.sentence ? words : words.map(withoutPeriod), metrics, {
            decimal,
            ocr,
          }),
          ocr,
          metrics,
          repeated: margin && repeated.has(positionOf(line)),
          listed: false,
        },
      ]
    })
  })
}

/** "You had $9,730.12.": the end of a sentence is no part of its amount. */
const withoutPeriod = (word: Word): Word => ({ ...word, text: word.text.replace(/(?<=\d[.,]\d\d)[.,;]$/, '') })

/** "01.02" is a date where decimals have commas; a dot behind it, as German prints it, distinguishes it from an amount. */
const undottedDate = /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/
const dottedDate = (word: Word): Word => (undottedDate.test(word.text) ? { ...word, text: `${word.text}.` } : word)

/** Words split at wide gaps. */
export const segmentsIn = (words: readonly Word[], metrics: PageMetrics): readonly Segment[] =>
  segmentsOf(words, metrics, limits.wideGap)
