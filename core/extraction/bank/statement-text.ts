/** Pages of a bank statement as its extractors look at them: lines with their amounts and days told apart from words. */
import { unionOf } from '../../document/geometry.ts'
import type { Box, Document, Word } from '../../document/model.ts'
import { decimalMark } from '../values/digits.ts'
import { metricsOf, type PageMetrics } from '../layout/page-metrics.ts'
import { moneyOf, type MoneyToken } from './parse-amount.ts'
import { withDaysJoined } from './wrapped-dates.ts'

export interface TextLine {
  /** 1-based. */
  readonly page: number
  readonly pageWidth: number
  readonly pageHeight: number
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  readonly money: readonly MoneyToken[]
  readonly ocr: boolean
  readonly metrics: PageMetrics
  /** Stands at the same place of other pages too: letterhead, running head, foot. */
  readonly repeated: boolean
}

/** Marks that are no letters of a description: borders, bullets, arrows of a printed screen. */
const speck = /^[|_~^°•■●▪◦□\u2500-\u257f\ufffd]+$/
/** All lines of the given pages in reading order. */
export function textLinesOf(document: Document, pages?: readonly number[]): readonly TextLine[] {
  const chosen = withDaysJoined(document.pages.filter(page => pages === undefined || pages.includes(page.number)))
  const texts = chosen.flatMap(page => page.lines.flatMap(line => line.words.map(word => word.text)))
  // Where amounts have commas, "01.02" is a day and no vote for the point.
  const commas = texts.some(text => /\d,\d\d$/.test(text))
  const decimal = decimalMark(commas ? texts.filter(text => !undottedDay.test(text)) : texts)
  const places = new Map<string, Set<number>>()
  const placeOf = (text: string, top: number): string => `${text.replace(/\d+/g, '#')}@${Math.round(top / 6)}`
  for (const page of chosen)
    for (const line of page.lines) {
      const key = placeOf(line.text, line.box.top)
      places.set(key, (places.get(key) ?? new Set()).add(page.number))
    }
  return chosen.flatMap(page => {
    const metrics = metricsOf(page.lines)
    const ocr = page.source === 'ocr'
    return page.lines.flatMap((line): readonly TextLine[] => {
      const words = line.words
        .filter(word => !speck.test(word.text))
        .flatMap(partLeaders)
        .map(word => (decimal === ',' ? dottedDay(word) : word))
      if (words.length === 0) return []
      const margin = line.box.top < 0.2 * page.height || line.box.bottom > 0.88 * page.height
      return [
        {
          page: page.number,
          pageWidth: page.width,
          pageHeight: page.height,
          words,
          text: words.map(word => word.text).join(' '),
          box: unionOf(words.map(word => word.box)),
          money: moneyOf(words, metrics, decimal, ocr),
          ocr,
          metrics,
          repeated: margin && (places.get(placeOf(line.text, line.box.top))?.size ?? 0) > 1,
        },
      ]
    })
  })
}

/** "01.02" is a day where decimals have commas; a dot behind it, as German prints it, tells it from an amount. */
const undottedDay = /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/
const dottedDay = (word: Word): Word => (undottedDay.test(word.text) ? { ...word, text: `${word.text}.` } : word)

/** "CHECK#..DATE......AMOUNT": words joined by leaders are words of their own. */
function partLeaders(word: Word): readonly Word[] {
  if (!/\.{2,}|_{2,}|…/.test(word.text)) return [word]
  const width = (word.box.right - word.box.left) / word.text.length
  const parts = [...word.text.matchAll(/(?:(?!\.{2,}|_{2,}|…).)+/g)].filter(part => /[\p{L}\d#]/u.test(part[0]))
  // A masked number keeps its dots.
  if (parts.length === 1 && /^\D*\d+\D*$/.test(parts[0]![0])) return [word]
  return parts.map(part => {
    const text = part[0].replace(/^\.+|\.+$/g, '')
    const left = word.box.left + part.index * width
    return { ...word, text, box: { ...word.box, left, right: left + text.length * width } }
  })
}

/** Words of a line with no wide gap between them. */
export function segmentsOfLine(line: TextLine, from = 0, to = line.words.length): readonly (readonly Word[])[] {
  const wide = Math.max(1.9 * line.metrics.character, 2 * line.metrics.space)
  const parts: Word[][] = []
  for (const word of line.words.slice(from, to)) {
    const before = parts.at(-1)?.at(-1)
    if (before === undefined || word.box.left - before.box.right > wide) parts.push([word])
    else parts.at(-1)!.push(word)
  }
  return parts
}

export const textOf = (words: readonly Word[]): string => words.map(word => word.text).join(' ')
