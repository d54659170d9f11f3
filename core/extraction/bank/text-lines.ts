/** The text lines of a bank statement with their amounts and metrics; dates that a narrow column wraps are joined. */
import type { Document, Line, Page, Word } from '../../document/model.ts'
import { withoutAccents } from '../../vocabulary/spelling.ts'
import { joinSplitCents } from '../layout/correct-ocr.ts'
import { metricsOf, type PageMetrics } from '../layout/page-metrics.ts'
import { segmentOf, segmentsOf, textOf, type Segment } from '../layout/text-rows.ts'
import { columnGap, pageMargins } from '../layout/thresholds.ts'
import { decimalMark } from '../values/amounts/digits.ts'
import { monthOf } from '../values/dates/months.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { amountsOf } from './line-amounts.ts'
import type { TextLine } from './printed.ts'
import { dayAt } from './transaction-dates.ts'

/** Borders, bullets and arrows that are no text. */
const speck = /^[|_~^°•■●▪◦□\u2500-\u257f\ufffd]+$/
/**
 * What separates lines of two pages, and segments of one line.
 * - `heightTolerance`: Lines of two pages at one height differ by less than this many points.
 * - `wideGap`: A gap between two segments of a line, in characters.
 * - `titleGap`: The same in type sizes, for large type, whose word spaces hardly exceed half of it.
 * - `sentence`: A line of so many words may be running text.
 */
const limits = { heightTolerance: 6, wideGap: 1.9, titleGap: 0.6, sentence: 10 } as const
/** All lines of the given pages in reading order. */
export function buildTextLines(document: Document, pages?: readonly number[]): readonly TextLine[] {
  const chosen = joinWrappedDates(
    document.pages.filter(page => pages === undefined || pages.includes(page.number)).map(joinSplitCents),
  )
  const texts = chosen.flatMap(page => page.lines.flatMap(line => line.words.map(word => word.text)))
  // Where amounts have commas, "01.02" is a date and no vote for the point.
  const commas = texts.some(text => /\d,\d\d$/.test(text))
  const dates = texts.flatMap(text => {
    const match = fullDottedDate.exec(text)
    return match === null ? [] : [{ first: Number(match[1]), second: Number(match[2]) }]
  })
  const monthFirst = dates.some(({ second }) => second > 12) && dates.every(({ first }) => first <= 12)
  const decimal = decimalMark(commas ? texts.filter(text => !undottedDate.test(text)) : texts)
  const positionOf = ({ text, box }: Line): string =>
    `${text.replace(/\d+/g, '#')}@${Math.round(box.top / limits.heightTolerance)}`
  const positions = chosen.flatMap(page => [...new Set(page.lines.map(positionOf))])
  const repeated = new Set(positions.filter((position, at) => positions.indexOf(position) !== at))
  return chosen.flatMap(page => {
    const metrics = metricsOf(page.lines)
    const place = { fileName: document.fileName, page: page.number, ocr: page.source === 'ocr' }
    return page.lines.flatMap((line): readonly TextLine[] => {
      // "Accounts | Ahtanum Community Bank": a stroke separates what stands beside it.
      const cells = groupConsecutive(line.words, (_, { text }) => text === '|').map(cell =>
        cell
          .filter(word => !speck.test(word.text))
          .flatMap(withoutLeaders)
          .map(word => (decimal === ',' ? dottedDate(word) : monthFirst ? slashedDate(word) : word)),
      )
      const words = cells.flat()
      if (words.length === 0) return []
      const margin = line.box.top < pageMargins.top * page.height || line.box.bottom > pageMargins.bottom * page.height
      return [
        {
          ...place,
          pageHeight: page.height,
          ...segmentOf(words),
          segments: cells.filter(cell => cell.length > 0).flatMap(cell => segmentsIn(cell, metrics)),
          amounts: amountsOf(words.length < limits.sentence ? words : words.map(withoutPeriod), metrics, {
            decimal,
            ...place,
          }),
          metrics,
          repeated: margin && repeated.has(positionOf(line)),
          listed: false,
        },
      ]
    })
  })
}

/** "#.....DATE......AMOUNT", "....11/28/25": dots that lead to a word are no part of it, but for those that mask a number. */
function withoutLeaders(word: Word): readonly Word[] {
  if (!/\.{3}/.test(word.text) || /\.\d+\)?$/.test(word.text)) return [word]
  const { left, right } = word.box
  const at = (index: number): number => left + ((right - left) * index) / word.text.length
  return [...word.text.matchAll(/[^.](?:\.{0,2}[^.])*/g)].map(({ 0: text, index }) => ({
    ...word,
    text,
    box: { ...word.box, left: at(index), right: at(index + text.length) },
  }))
}

/** "You had $9,730.12.": the end of a sentence is no part of its amount. */
const withoutPeriod = (word: Word): Word => ({ ...word, text: word.text.replace(/(?<=\d[.,]\d\d)[.,;]$/, '') })

/** "01.02" is a date where decimals have commas; a dot behind it, as German prints it, distinguishes it from an amount. */
const undottedDate = /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/
const dottedDate = (word: Word): Word => (undottedDate.test(word.text) ? { ...word, text: `${word.text}.` } : word)

/** "10.30.2026": where a second number is no month, dots stand for the slashes that let the month come first. */
const fullDottedDate = /^(\d\d?)\.(\d\d?)\.(?=(?:20)?\d\d$)/
const slashedDate = (word: Word): Word => ({ ...word, text: word.text.replace(fullDottedDate, '$1/$2/') })

/** A text as labels and headings are compared: lower case without accents. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase().replaceAll('’', "'")

/** Words split at gaps that are wide for their type: a title in large type has larger spaces. */
export function segmentsIn(words: readonly Word[], metrics: PageMetrics): readonly Segment[] {
  const size = Math.min(...words.filter(({ text }) => text.length > 1).map(word => word.size))
  const inTitle = Number.isFinite(size) ? (limits.titleGap * size) / metrics.character : 0
  return segmentsOf(words, metrics, Math.max(limits.wideGap, inTitle))
}

/**
 * How the parts of a date stand that a narrow column wraps: "Sep" over "10", "3 Apr" over "2025".
 * - `aligned`: Left alignment of both parts of a date, as a fraction of the type size.
 * - `below`: The second part of a date follows within this part of the type size.
 * - `wordApart`: A wrapped date ends its column: the next word stands this many type sizes off, more than a word space. Half or double changes no
 *   tuned statement.
 * - `minDates`: A single wrapped date may be chance.
 * - `maxBetween`: Lines between the parts of a date: the amount beside them is centered.
 */
const wrap = { aligned: 0.6, below: 0.9, wordApart: 0.7, minDates: 2, maxBetween: 1 } as const

const startsColumn = (line: Line, index: number): boolean => {
  const before = line.words[index - 1]
  return before === undefined || line.words[index]!.box.left - before.box.right > columnGap * before.size
}
const endsColumn = (line: Line, index: number): boolean => {
  const after = line.words[index + 1]
  return after === undefined || after.box.left - line.words[index]!.box.right > wrap.wordApart * after.size
}

/** The words of dates of a line whose last word stands on the line `next` below. */
function wrappedOver(line: Line, next: Line): readonly (readonly Word[])[] {
  return line.words.flatMap((word, index): readonly (readonly Word[])[] => {
    const gap = next.box.top - line.box.bottom
    if (gap > wrap.below * word.size || gap < -wrap.below * word.size || !startsColumn(line, index)) return []
    const isMonth = /^\p{L}{3,9}\.?$/u.test(word.text) && monthOf(word.text.replace('.', '')) !== null
    const date = dayAt(line.words, index)
    const count = date?.year === null ? date.count : isMonth ? 1 : 0
    const wanted = date === null ? /^\d{1,2},?$/ : /^(?:19|20)\d\d$/
    const rest = next.words.find(
      (other, at) =>
        wanted.test(other.text) &&
        Math.abs(other.box.left - word.box.left) < wrap.aligned * word.size &&
        startsColumn(next, at) &&
        endsColumn(next, at),
    )
    const isWrapped = count > 0 && rest !== undefined && endsColumn(line, index + count - 1)
    return isWrapped ? [[...line.words.slice(index, index + count), rest]] : []
  })
}

/** Pages with the dates that two lines share on one of them; unchanged where fewer than two are. */
function joinWrappedDates(pages: readonly Page[]): readonly Page[] {
  const dates = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => lines.slice(at + 1, at + 2 + wrap.maxBetween).flatMap(next => wrappedOver(line, next))),
  )
  if (dates.length < wrap.minDates) return pages
  // The whole date stands in the place of its first word, nothing in that of the others.
  const joined = new Map<Word, readonly Word[]>()
  for (const date of dates) {
    const [first, { right }] = [date[0]!, date.at(-2)!.box]
    joined.set(first, joined.get(first) ?? [{ ...first, text: textOf(date), box: { ...first.box, right } }])
    for (const word of date.slice(1)) joined.set(word, [])
  }
  return pages.map(page => ({
    ...page,
    lines: page.lines.flatMap((line): readonly Line[] => {
      if (!line.words.some(word => joined.has(word))) return [line]
      const words = line.words.flatMap(word => joined.get(word) ?? [word])
      return words.length === 0 ? [] : [{ ...line, words, text: textOf(words) }]
    }),
  }))
}
