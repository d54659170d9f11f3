/** The lines above a block's numbers: which stand over columns, and which are its title. */
import { centerOf } from '../../document/geometry.ts'
import type { Box, Rule } from '../../document/model.ts'
import { isPeriodText } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/fragments.ts'
import { type TextRow, type Segment, segmentsOf } from '../layout/text-rows.ts'
import { type PageMetrics } from '../layout/page-metrics.ts'
import type { ColumnExtent } from './columns.ts'
import { cellsInOrder, cutFromLabel, piecesOf } from './header-pieces.ts'
import {
  type Group,
  covered,
  groupAround,
  isCenteredTitle,
  isHeaded,
  isOverOneColumn,
  columnsUnder,
  sharedHeaderText,
} from './header-positions.ts'
import { isSentence } from './labels.ts'
import { isScaleNote, isUnitMark } from './scale.ts'
import { isYear } from '../values/amounts.ts'

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

/** Header lines follow each other within this many type heights. */
const lineReach = 2.6

/** Headings of the first sections may stand between the header and the first number. */
const maxRowsBelow = 9

const noteWord = /^(?:\(?notes?\)?\.?(?:\s?(?:no|nos|#)\.?)?|ref\.?|schedules?)$/i

/** A remark on the one column it stands over. */
const restatedText = /\brestated\b|\badjusted\b|\brevised\b/i

/**
 * Reads the text rows above the first number. `columns` are the number columns; a column marked in `notes` holds references and
 * attracts only the word "Note". `centers` are the middles titles may be centered on: of the page, of the table.
 */
export function readHeader(
  textRows: readonly TextRow[],
  extents: readonly ColumnExtent[],
  notes: readonly boolean[],
  labelRight: number,
  rules: readonly Rule[],
  centers: readonly number[],
  metrics: PageMetrics,
  order: DateOrder,
): TableHeader {
  const em = metrics.em
  const values = extents.flatMap((extent, index) => (notes[index] === true ? [] : [{ extent, index }]))
  const valueExtents = values.map(({ extent }) => extent)
  const rights = valueExtents.map(extent => extent.right)
  const pitches = rights.slice(1).map((right, index) => right - (rights[index] ?? 0))
  const reach = Math.min(12 * em, Math.max(3.5 * em, pitches.length === 0 ? 7 * em : 0.8 * Math.min(...pitches)))
  const zoneLeft = Math.min(...valueExtents.map(extent => extent.left)) - reach
  const zoneRight = Math.max(...rights) + 3 * em
  const flush = (box: Box): boolean =>
    box.left > Math.min(...textRows.map(textRow => textRow.box.left)) + 2 * em &&
    rights.some(right => Math.abs(right - box.right) < 0.8 * em)
  const inZone = (box: Box): boolean =>
    flush(box) || (box.left >= zoneLeft && box.right <= zoneRight + 3 * em && centerOf(box) >= zoneLeft + reach * 0.4)
  const segmentsByRow = textRows.map(textRow =>
    segmentsOf(textRow.words, metrics).flatMap(segment => cutFromLabel(segment, valueExtents)),
  )
  const cells = segmentsByRow.map(segments => cellsInOrder(segments, valueExtents, labelRight, em))
  // "1 Month Ended" centered over a number and its far currency mark, beside headers that do stand over numbers.
  const zoned = (segments: readonly Segment[]): readonly Segment[] => {
    const over = segments.filter(({ box }) => inZone(box))
    return over.length === 0 || over.length === segments.length
      ? over
      : segments.filter(one => over.includes(one) || (one.box.left > labelRight && isPeriodText(one.text, order)))
  }
  const isHeaderRow = textRows.map((textRow, index) => {
    const over = zoned(segmentsByRow[index] ?? [])
    const only = segmentsByRow[index]?.length === 1 ? segmentsByRow[index][0] : undefined
    if (only !== undefined && isCenteredTitle(only.box, valueExtents, centers, em)) return false
    return (
      (over.length > 0 || cells[index] !== null) &&
      ((segmentsByRow[index]?.length ?? 0) > 2 || !isSentence(textRow.text))
    )
  })
  let bottom = isHeaderRow.lastIndexOf(true)
  const first = textRows.length
  if (bottom < first - 1 - maxRowsBelow) bottom = -1
  let top = bottom
  for (let index = bottom - 1; index >= 0; index--) {
    const lower = textRows[top]
    const upper = textRows[index]
    if (lower === undefined || upper === undefined || lower.box.top - upper.box.bottom > lineReach * em) break
    if (isHeaderRow[index] === true) top = index
    else if (index < top - 1) break
  }
  const texts: string[][] = extents.map(() => [])
  const title: string[] = []
  if (bottom < 0) {
    return { texts, title: textRows.map(({ text }) => text), consumed: textRows.length, found: false }
  }
  const titles: string[][] = textRows.slice(0, bottom + 1).map(() => [])
  // From the numbers upwards: what stands alone above columns that all have a header by then is the table's title.
  for (let index = bottom; index >= 0; index--) {
    const textRow = textRows[index]
    const own = titles[index]
    if (textRow === undefined || own === undefined) continue
    const raw = zoned(segmentsOf(textRow.words, metrics))
    const inside = raw.flatMap(segment => piecesOf(segment, valueExtents))
    const [only] = inside
    // A year by itself heads its column, however the lines beside it are set.
    const lone = inside.length === 1 && only !== undefined && !isYear(only.text)
    const below = values.map(value => [...(texts[value.index] ?? [])])
    const headed = below.every(isHeaded)
    const spoken = only?.text ?? ''
    const entity = /^(?:consolidated|parent|group|company)$/i.test(spoken)
    const general = sharedHeaderText.test(spoken) && !/\d{4}/.test(spoken) && (entity || isPeriodText(spoken, order))
    const remark = restatedText.test(textRow.text) && textRow.words.length < 5
    if (
      index < top ||
      isHeaderRow[index] !== true ||
      (lone && headed && !general && !remark && !isOverOneColumn(textRow, textRows[index + 1], valueExtents, em))
    ) {
      own.push(textRow.text)
      continue
    }
    const segments = segmentsByRow[index] ?? []
    const row = cells[index] ?? null
    const over = row ?? zoned(segments)
    const left = segments.filter(one => !over.includes(one))
    const noteIndex = notes.indexOf(true)
    const rest = left.filter(({ text }) => !(noteWord.test(text) && noteIndex >= 0))
    for (const { text } of left) if (noteWord.test(text) && noteIndex >= 0) texts[noteIndex]?.unshift(text)
    if (rest.length > 0) own.push(rest.map(({ text }) => text).join(' '))
    const pieces = row ?? over.flatMap(segment => piecesOf(segment, valueExtents))
    const groups: Group[] = []
    for (const [position, piece] of pieces.entries()) {
      // Without references in the table "Note" heads nothing but its own empty place.
      if (
        noteWord.test(piece.text) &&
        (noteIndex >= 0 || (row === null && covered(piece.box, valueExtents).length === 0))
      ) {
        texts[noteIndex]?.unshift(piece.text)
        continue
      }
      if (isScaleNote(piece.text) && !isUnitMark(piece.text)) {
        own.push(piece.text)
        continue
      }
      const columns = columnsUnder(piece, pieces, row === null ? null : position, valueExtents, rules, em, order, below)
      if (columns.length > 1) own.push(piece.text)
      groups.push({ columns, piece })
    }
    for (const [column, value] of values.entries()) {
      // A column between two groups belongs to the nearer one.
      const holder = groups.find(({ columns }) => columns.includes(column)) ?? groupAround(column, groups, valueExtents)
      if (holder !== undefined) texts[value.index]?.unshift(holder.piece.text)
    }
  }
  const found = texts.some((pieces, index) => notes[index] !== true && pieces.length > 0)
  title.push(...titles.flat())
  return { texts, title, consumed: bottom + 1, found }
}

/** "… of $88,201 in 2025 and" is the middle of a label. */
const statesAmount = /[$£€]\s?(?:\d{1,3},\d{3}|[1-9])/

/** "Vehicles:2022 Transit" is an account below another, "due within 12 months" a part of a label. */
const subaccount = /\p{L}:\S|\b(?:within|after|over|beyond|than) (?:one|1|12|twelve)\b/iu

/** Whether a text row without numbers looks like the header of columns or the dated line of a title. */
export function isPeriodRow(textRow: TextRow, metrics: PageMetrics, order: DateOrder): boolean {
  if (statesAmount.test(textRow.text) || subaccount.test(textRow.text)) return false
  const segments = segmentsOf(textRow.words, metrics)
  if (segments.length < 3 && (textRow.words.length > 16 || isSentence(textRow.text))) return false
  return segments.some(({ text }) => text.length > 3 && isPeriodText(text, order))
}
