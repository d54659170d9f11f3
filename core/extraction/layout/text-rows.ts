/** Lines → text rows: everything printed at one height, split into numbers and words. */
import { heightOf, unionOf, verticalOverlap } from '../../document/geometry.ts'
import { LONGEST_LINE } from '../../document/lines.ts'
import type { Box, Line, Page, Word } from '../../document/model.ts'
import { groupConsecutive } from '../values/sequences.ts'
import type { PageMetrics } from './page-metrics.ts'
import { numbersAndWords, splitGlued, type NumberToken, type Token } from './tokens.ts'

/** A row of text: the words of one printed line. */
export interface TextRow extends Segment {
  readonly tokens: readonly Token[]
  /** The numbers that close the text row on the right, left to right; text may stand before them, none between or after. */
  readonly run: readonly NumberToken[]
}

/**
 * Heights of lines.
 * - `shared`: Two lines at one height when they share this part of the lower one's height.
 * - `max`: Heights of the type a line's box has at most: ascenders and descenders, a superscript.
 */
const height = { shared: 0.5, max: 1.2 } as const

/** A stroke or speck above an OCR word makes its box tall; the type stands at the bottom of it. */
function typeOf(box: Box, em: number): Box {
  return { ...box, top: Math.max(box.top, box.bottom - height.max * em) }
}

const sameHeight = (above: Box, below: Box): boolean =>
  verticalOverlap(above, below) > height.shared * Math.min(heightOf(above), heightOf(below))

/** Two words in one place cannot share a row; specks and currency marks may touch anything. */
function overprinted(a: Word, b: Word): boolean {
  if (a.text.length < 2 || b.text.length < 2) return false
  return a.box.left < b.box.right - 1 && a.box.right > b.box.left + 1
}

/** A number a little above or below its label is another line to the reader, and the same row to us. */
function mergeLines(lines: readonly Line[], em: number): readonly (readonly Word[])[] {
  const merged: { words: Word[]; box: Box }[] = []
  for (const line of lines.toSorted((a, b) => a.box.top - b.box.top)) {
    const partner = merged
      .slice(-3)
      .find(
        ({ words, box }) =>
          sameHeight(typeOf(box, em), typeOf(line.box, em)) &&
          textOf(words).length + line.text.length < LONGEST_LINE &&
          line.words.every(word => words.every(other => !overprinted(word, other))),
      )
    if (partner === undefined) merged.push({ words: [...line.words], box: line.box })
    else {
      partner.words.push(...line.words)
      partner.box = unionOf([partner.box, line.box])
    }
  }
  return merged.map(({ words }) => words.toSorted((a, b) => a.box.left - b.box.left))
}

/** A text row of given words, left to right. */
export function textRowOf(line: readonly Word[], metrics: PageMetrics, ocr: boolean): TextRow {
  const words = line.flatMap(splitGlued)
  const tokens = numbersAndWords(words, metrics, ocr)
  const behindWords = tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'word') + 1)
  const run = behindWords.filter(token => token.kind === 'number')
  return { ...segmentOf(words), tokens, run }
}

/** Recognition believes less than this of every "word" it makes of a ruling or of specks ("ee eee <="): 0.15 to 0.28 where measured. */
const legible = 0.3
const isLegible = ({ words, text }: Line): boolean => /\d/.test(text) || words.some(word => word.confidence >= legible)

/** The text rows of a page, top to bottom, without what recognition made of rulings. */
export function textRowsOf(page: Page, metrics: PageMetrics): readonly TextRow[] {
  return withPairs(
    mergeLines(page.lines.filter(isLegible), metrics.em).map(words => textRowOf(words, metrics, page.source === 'ocr')),
  )
}

/**
 * What shows a list of labels and numbers a space apart.
 * - `min`, `share`: As many lines "Revenue 3,412,000", most of the lines there are, list labels and numbers a space apart.
 * - `labelWords`: Labels are shorter than sentences that end in a number.
 * - `lists`: Lists may stand beside each other.
 */
const pairList = { min: 5, share: 0.5, labelWords: 7, lists: 3 } as const

/** The text rows of a page or pane, numbers that only a space separates from their labels marked as standing apart. */
export function withPairs(textRows: readonly TextRow[]): readonly TextRow[] {
  const pairs = textRows.filter(isPairs)
  return pairs.length >= pairList.min && pairs.length > pairList.share * textRows.length
    ? textRows.map(textRow => (isPairs(textRow) ? withNumbersApart(textRow) : textRow))
    : textRows
}

/** Label and number, once or several times, and nothing else. */
function isPairs(textRow: TextRow): boolean {
  const [first] = textRow.tokens
  const bullet = first?.kind === 'leader' || (first?.kind === 'number' && first.dash)
  const tokens = bullet ? textRow.tokens.slice(1) : textRow.tokens
  const numbers = tokens.flatMap((token, index) => (token.kind === 'number' ? [{ token, index }] : []))
  return (
    tokens[0]?.kind === 'word' &&
    tokens.at(-1)?.kind === 'number' &&
    numbers.length <= pairList.lists &&
    numbers.some(({ token }) => !token.apart) &&
    numbers.every(({ token, index }, position) => {
      const label = tokens.slice(position === 0 ? 0 : numbers[position - 1]!.index + 1, index)
      return (
        label.some(({ kind }) => kind === 'word') &&
        label.length <= pairList.labelWords &&
        !token.year &&
        !token.percent &&
        !token.dash &&
        /\d[.,]\d|\d{4}/.test(token.text)
      )
    })
  )
}

/** The numbers stand for their labels as if colons separated them. */
function withNumbersApart(textRow: TextRow): TextRow {
  const tokens = textRow.tokens.map(token =>
    token.kind === 'number' ? { ...token, apart: true, afterColon: true } : token,
  )
  return { ...textRow, tokens, run: tokens.filter(token => token.kind === 'number').slice(-textRow.run.length) }
}

/** A text row without numbers, or whose numbers are only years or inside the text. */
export function hasNumbers(textRow: TextRow): boolean {
  return textRow.run.some(number => number.apart && !number.year && !number.blank)
}

/** Words with no wide gap between them. */
export type Segment = Readonly<{ words: readonly Word[]; box: Box; text: string }>

/** A gap wider than this many characters separates two headers... */
const segmentGap = 1.35
/** ... and wider than this many of the page's spaces: a typewriter's space is as wide as a letter and its margins. */
const segmentSpaces = 1.7

/** Words, or pieces of several, as they are read, a space between them. */
export const textOf = (words: readonly Pick<Word, 'text'>[]): string => words.map(word => word.text).join(' ')

export function segmentOf(words: readonly Word[]): Segment {
  return { words, box: unionOf(words.map(word => word.box)), text: textOf(words) }
}

/** A text row's words separated at wide gaps. */
export function segmentsOf(words: readonly Word[], metrics: PageMetrics, gap = segmentGap): readonly Segment[] {
  const widest = Math.max(gap * metrics.character, segmentSpaces * metrics.space)
  return groupConsecutive(words, (before, word) => word.box.left - before.box.right > widest).map(segmentOf)
}
