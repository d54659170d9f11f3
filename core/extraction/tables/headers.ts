/** The lines above a block's numbers: which stand over columns, and which are its title. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { centerOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import { monthOf } from '../values/dates/months.ts'
import { isPeriodText, periodsIn } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { type TextRow, type Segment, segmentsOf, textOf, segmentOf } from '../layout/text-rows.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import type { ColumnExtent } from './columns.ts'
import { HeaderColumns, isGeneralPeriod } from './header-positions.ts'
import { isSentence } from './labels.ts'
import { isScaleNote, isUnitMark } from './scale.ts'
import { isYear } from '../values/amounts/parse-amount.ts'
import { groupConsecutive } from '../values/sequences.ts'

/** What the lines above the numbers say. */
export interface TableHeader {
  /** Per column, the texts over it from top to bottom. */
  readonly texts: readonly (readonly string[])[]
  /** Lines that head the table as a whole, top to bottom. */
  readonly title: readonly string[]
  /** How many of the given text rows belong to title and header; the rest are rows. */
  readonly consumed: number
  /** A header stands over at least one column. */
  readonly found: boolean
}

/**
 * How header lines follow each other. Half or double of any member changes 1 of 54 tuned statements at most.
 * - `lineReach`: Header lines follow each other within this many type heights.
 * - `maxRowsBelow`: Headings of the first sections may stand between the header and the first number.
 * - `maxTitleWords`: Words of a title with a date; more are a sentence with one.
 */
const rows = { lineReach: 2.6, maxRowsBelow: 9, maxTitleWords: 16 } as const

/**
 * Where headers stand over columns. Half or double of any member changes 2 of 54 tuned statements at most.
 * - `pitch`, `lone`, `min`, `max`, `center`: How far left of the numbers headers may begin: this share of the distance between two columns (in
 *   type sizes, of a lone column), but not less nor more than so many type sizes; the middle of one stands at least this share of that distance
 *   further right.
 * - `overhang`, `flush`: How far right of the last column they may end, and how near to its right edge a flush one does, in type sizes.
 */
const zone = { pitch: 0.8, lone: 7, min: 3.5, max: 12, center: 0.4, overhang: 6, flush: 0.8 } as const

const noteWord = /^(?:\(?notes?\)?\.?(?:\s?(?:no|nos|#)\.?)?|ref\.?|schedules?)$/i

/** A remark on the one column it stands over. */
const restatedText = phrasePattern(words.restated)

/** What is above the first number of a block, and the columns of numbers below. */
interface HeaderInput {
  /** The text rows above the first number. */
  readonly textRows: readonly TextRow[]
  /** All columns of numbers, left to right. */
  readonly extents: readonly ColumnExtent[]
  /** Columns of references to notes: they attract only the word "Note". */
  readonly notes: readonly boolean[]
  /** Right edge of the labels, in points. */
  readonly labelRight: number
  /** Middles that titles may be centered on: of the page, of the table. */
  readonly centers: readonly number[]
  readonly metrics: PageMetrics
  readonly order: DateOrder
}

/** A label with its answer. */
const labeledText = /^\p{L}[\p{L} .#/]*:\s+\S/u

/** Which of the text rows above the numbers head columns, and what stands over each column. */
export const readHeader = (input: HeaderInput): TableHeader => new HeaderReader(input).read()

class HeaderReader {
  readonly #input: HeaderInput
  readonly #em: number
  /** Columns but those of notes, with their position among all. */
  readonly #values: readonly { readonly extent: ColumnExtent; readonly index: number }[]
  readonly #columns: HeaderColumns
  readonly #noteIndex: number
  /** By text row: its segments, and those that fill one header cell each. */
  readonly #segments: readonly (readonly Segment[])[]
  /** By column, the texts found so far, top to bottom. */
  readonly #texts: string[][]

  constructor(input: HeaderInput) {
    const { textRows, extents, notes, metrics } = input
    this.#input = input
    this.#em = metrics.em
    this.#values = extents.flatMap((extent, index) => (notes[index] === true ? [] : [{ extent, index }]))
    this.#columns = new HeaderColumns(
      this.#values.map(({ extent }) => extent),
      metrics.em,
    )
    this.#noteIndex = notes.indexOf(true)
    this.#segments = textRows.map(textRow => segmentsOf(textRow.words, metrics))
    this.#texts = extents.map(() => [])
  }

  read(): TableHeader {
    const { textRows, notes } = this.#input
    const isHeaderRow = textRows.map((textRow, index) => this.#isHeaderRow(textRow, index))
    const bottom = isHeaderRow.lastIndexOf(true)
    if (bottom < 0 || bottom < textRows.length - 1 - rows.maxRowsBelow)
      return { texts: this.#texts, title: textRows.map(({ text }) => text), consumed: textRows.length, found: false }
    const top = this.#topOf(isHeaderRow, bottom)
    // From the numbers upwards: what stands alone above columns that all have a header by then is the table's title.
    let titled = false
    const titles = textRows
      .slice(0, bottom + 1)
      .map((textRow, index) => ({ textRow, index }))
      .toReversed()
      .map(({ textRow, index }) => {
        if (index >= top && isHeaderRow[index] === true && !titled && !this.#isTitle(index)) return this.#assign(index)
        titled ||= this.#texts.every((texts, column) => texts.length > 0 || notes[column]) && !isScaleNote(textRow.text)
        return [textRow.text]
      })
    const found = this.#texts.some((pieces, index) => notes[index] !== true && pieces.length > 0)
    return { texts: this.#texts, title: titles.toReversed().flat(), consumed: bottom + 1, found }
  }

  #isHeaderRow(textRow: TextRow, index: number): boolean {
    const segments = this.#segments[index] ?? []
    const [only] = segments
    const { centers } = this.#input
    if (segments.length === 1 && this.#columns.isCenteredTitle(only!.box, centers)) return false
    // "Analyst: T. Odom": a letterhead set in columns of its own.
    if (segments.some(({ text }) => labeledText.test(text) && !isPeriodText(text, this.#input.order))) return false
    const isOver = this.#overColumns(segments).length > 0
    return isOver && (segments.length > 2 || !isSentence(textRow.text))
  }

  /** The first of the header rows that follow each other down to the bottom one. */
  #topOf(isHeaderRow: readonly boolean[], bottom: number): number {
    const { textRows } = this.#input
    let top = bottom
    for (let index = bottom - 1; index >= 0; index--) {
      const lower = textRows[top]
      const upper = textRows[index]
      if (lower === undefined || upper === undefined || lower.box.top - upper.box.bottom > rows.lineReach * this.#em)
        break
      if (isHeaderRow[index] === true) top = index
      else if (index < top - 1) break
    }
    return top
  }

  /** The segments over the columns of numbers. */
  #overColumns(segments: readonly Segment[]): readonly Segment[] {
    const { labelRight, order } = this.#input
    const over = segments.filter(({ box }) => this.#isInZone(box))
    // "1 Month Ended" centered over a number and its far currency mark, beside headers that do stand over numbers.
    return over.length === 0 || over.length === segments.length
      ? over
      : segments.filter(one => over.includes(one) || (one.box.left > labelRight && isPeriodText(one.text, order)))
  }

  /** Flush with the right edge of a column, or within the width of all columns and a little to their left. */
  #isInZone(box: Box): boolean {
    const em = this.#em
    const { extents } = this.#columns
    const rights = extents.map(({ right }) => right)
    const pitches = rights.slice(1).map((right, index) => right - rights[index]!)
    const room = pitches.length === 0 ? zone.lone * em : zone.pitch * Math.min(...pitches)
    const reach = Math.min(zone.max * em, Math.max(zone.min * em, room))
    const left = Math.min(...extents.map(extent => extent.left)) - reach
    const right = Math.max(...rights) + zone.overhang * em
    const margin = Math.min(...this.#input.textRows.map(textRow => textRow.box.left))
    const isFlush = box.left > margin + 2 * em && rights.some(edge => Math.abs(edge - box.right) < zone.flush * em)
    return isFlush || (box.left >= left && box.right <= right && centerOf(box) >= left + reach * zone.center)
  }

  /** A line by itself over columns that all have a header: no remark on one column, nothing that holds for all of them. */
  #isTitle(index: number): boolean {
    const { textRows, order } = this.#input
    const textRow = textRows[index]!
    const pieces = this.#overColumns(this.#segments[index]!).flatMap(one => piecesOf(one, this.#columns))
    const [only] = pieces
    // A year by itself heads its column, however the lines beside it are set.
    const headed = this.#values.every(({ index: at }) => this.#texts[at]!.length > 0)
    if (pieces.length !== 1 || only === undefined || isYear(only.text) || !headed) return false
    if (isGeneralPeriod(only.text, order) || restatedText.test(textRow.text)) return false
    return !this.#columns.isOverOneColumn(textRow, textRows[index + 1])
  }

  /** Puts the pieces of a header row over their columns; returns what heads the table as a whole. */
  #assign(index: number): readonly string[] {
    const { order } = this.#input
    const segments = this.#segments[index] ?? []
    const over = this.#overColumns(segments)
    const notes = this.#texts[this.#noteIndex]
    const beside = Map.groupBy(
      segments.filter(one => !over.includes(one)),
      ({ text }) => notes !== undefined && noteWord.test(text),
    )
    for (const { text } of beside.get(true) ?? []) notes!.unshift(text)
    const title = beside.has(false) ? [textOf(beside.get(false)!)] : []
    const pieces = over.flatMap(segment => piecesOf(segment, this.#columns))
    const ofMonths = this.#values.map(({ index: at }) =>
      this.#texts[at]!.some(text => periodsIn(text, order).some(({ months }) => months === 1)),
    )
    const groups: { readonly columns: readonly number[]; readonly text: string }[] = []
    for (const piece of pieces) {
      const { text, box } = piece
      // Without references in the table "Note" heads nothing but its own empty column.
      if (noteWord.test(text) && (notes !== undefined || this.#columns.covered(box).length === 0)) notes?.unshift(text)
      else if (isScaleNote(text) && !isUnitMark(text)) title.push(text)
      else {
        const columns = this.#columns.under(piece, { pieces, order, ofMonths })
        if (columns.length > 1 && pieces.length === 1) title.push(text)
        groups.push({ columns, text })
      }
    }
    for (const [column, value] of this.#values.entries()) {
      const group = groups.find(({ columns }) => columns.includes(column))
      if (group !== undefined) this.#texts[value.index]!.unshift(group.text)
    }
    return title
  }
}

/** Whether a text row without numbers looks like the header of columns or the dated line of a title. */
export function isPeriodRow(textRow: TextRow, metrics: PageMetrics, order: DateOrder): boolean {
  const segments = segmentsOf(textRow.words, metrics)
  if (segments.length < 3 && (textRow.words.length > rows.maxTitleWords || isSentence(textRow.text))) return false
  return segments.some(({ text }) => text.length > 3 && isPeriodText(text, order))
}

/** Words within one range: "January through March 2024". */
const joins = new Set(['through', 'thru', 'to', 'and', 'until', '-', '–', '—'])

/**
 * Splits a segment whose words head different columns and repeat each other, or name a month behind a year: "December 31, December 25,", "June 30, 2026
 * Dec. 31, 2025".
 */
function piecesOf(segment: Segment, columns: HeaderColumns): readonly Segment[] {
  const { words } = segment
  if (columns.covered(segment.box).length < 2 || words.length < 2) return [segment]
  const repeats = (before: Word, word: Word): boolean =>
    (word.text === words[0]!.text || (isYear(before.text) && monthOf(word.text.replace(/\.$/, '')) !== null)) &&
    !joins.has(before.text)
  const pieces = groupConsecutive(words, repeats).map(segmentOf)
  return new Set(pieces.map(({ box }) => columns.nearest(box))).size === pieces.length ? pieces : [segment]
}
