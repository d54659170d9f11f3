/** A header line split into the pieces that head one column or one group of columns each. */
import { unionOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import { monthOfPart } from '../values/dates/months.ts'
import { isYear } from '../values/amounts/bare-numbers.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'
import type { Segment } from '../layout/text-rows.ts'
import type { ColumnExtent } from './columns.ts'
import { covered, nearest, sharedHeaderText } from './header-positions.ts'

const columnStarter =
  /^(?:total|totals|actual|budget|budgeted|forecast|variance|change|notes?|%|\$|£|€|amount|ytd|q[1-4]|fy\S*|prior|current|restated)$/i

function wordClass(word: string): string {
  const plain = plainMarks(word).toLowerCase()
  if (isYear(plain)) return '#year'
  if (monthOfPart(plain.replace(/[^a-zé]/g, ''), true) !== null) return '#month'
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(plain)) return '#date'
  return plain
}

function isStarter(word: string): boolean {
  return /^#/.test(wordClass(word)) || columnStarter.test(plainMarks(word))
}

function pieceOf(words: readonly Word[]): Segment {
  return { words, box: unionOf(words.map(word => word.box)), text: words.map(word => word.text).join(' ') }
}

function cutAt(words: readonly Word[], cuts: readonly number[]): readonly Segment[] {
  const edges = [0, ...cuts, words.length]
  return edges.slice(0, -1).map((from, index) => pieceOf(words.slice(from, edges[index + 1])))
}

/**
 * The segments that fill the header cells of all columns, one each: between the column before and the column's own right edge.
 * Finds headers set left over numbers set right. Null when the text row is no such row.
 */
export function cellsInOrder(
  segments: readonly Segment[],
  extents: readonly ColumnExtent[],
  labelRight: number,
): readonly Segment[] | null {
  const cells = segments.filter(({ box }) => box.left > labelRight)
  return extents.length < 2 || cells.length !== extents.length ? null : cells
}

/** Cuts a year or date off the words of the label column it stands close to ("Values 2019"). */
export function cutFromLabel(segment: Segment, extents: readonly ColumnExtent[]): readonly Segment[] {
  const at = segment.words.findIndex((word, index) => {
    const before = segment.words[index - 1]
    if (before === undefined || !/^#(?:year|date)$/.test(wordClass(word.text))) return false
    if (
      /\d/.test(before.text) ||
      sharedHeaderText.test(before.text) ||
      /^(?:fy|fiscal|of|at|calendar|to|and|through|-|–|in|for)$/i.test(before.text)
    )
      return false
    if (wordClass(before.text) === '#month') return false
    return covered(word.box, extents).length > 0 && covered(before.box, extents).length === 0
  })
  return at > 0 ? cutAt(segment.words, [at]) : [segment]
}

/** The one gap clearly wider than the others, where two headers of different columns nearly touch. */
function widestGap(words: readonly Word[]): readonly number[] {
  const gaps = words.slice(1).map((word, index) => word.box.left - (words[index]?.box.right ?? 0))
  const sorted = gaps.toSorted((a, b) => b - a)
  const widest = sorted[0] ?? 0
  if (words.length < 3 || widest < 1.4 * (sorted[1] ?? 0)) return []
  return [gaps.indexOf(widest) + 1]
}

/** The gaps between words of which each ends where a column of its own ends: "Holdings Trucking" over two columns. */
function flushCuts(words: readonly Word[], extents: readonly ColumnExtent[]): readonly number[] {
  const ends = words.map(({ box }) =>
    extents.findIndex(({ right }) => Math.abs(right - box.right) < 0.4 * (box.bottom - box.top)),
  )
  return ends.every((end, index) => end >= 0 && ends.indexOf(end) === index)
    ? words.slice(1).map((_, index) => index + 1)
    : []
}

/** Whether a cut would split "December 31," from the one year that follows it. */
function dividesDate(words: readonly Word[], cut: number): boolean {
  const [month, day, year, next] = words.slice(cut - 2, cut + 2).map(({ text }) => wordClass(text))
  return cut > 1 && month === '#month' && /^\d{1,2},?$/.test(day ?? '') && year === '#year' && next !== '#year'
}

/** Splits a segment whose words head different columns ("December 31, December 25,", "2023 2022"). */
export function piecesOf(segment: Segment, extents: readonly ColumnExtent[]): readonly Segment[] {
  if (covered(segment.box, extents).length < 2 || segment.words.length < 2) return [segment]
  const { words } = segment
  const [first] = words
  if (first === undefined) return [segment]
  const repeats = segment.words.flatMap((word, index) =>
    index > 0 && wordClass(word.text) === wordClass(first.text) ? [index] : [],
  )
  const starters = segment.words.flatMap((word, index) => (index > 0 && isStarter(word.text) ? [index] : []))
  for (const cuts of [flushCuts(words, extents), widestGap(words), repeats, isStarter(first.text) ? starters : []]) {
    // "January through March 2024" is one range, not two headers.
    if (
      cuts.length === 0 ||
      cuts.some(cut => dividesDate(words, cut)) ||
      cuts.some(cut => /^(?:through|thru|to|and|until|-|–|—)$/i.test(segment.words[cut - 1]?.text ?? ''))
    )
      continue
    const pieces = cutAt(segment.words, cuts)
    const columns = pieces.map(({ box }) => nearest(box, extents))
    if (new Set(columns).size === columns.length) return pieces
  }
  return [segment]
}
