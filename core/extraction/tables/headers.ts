/** The lines above a block's figures: which stand over columns, and which are its title. */
import { centreOf, unionOf } from '../../document/geometry.ts'
import type { Box, Rule, Word } from '../../document/model.ts'
import { isPeriodText } from '../periods.ts'
import type { DateOrder } from '../periods/fragments.ts'
import { monthOf } from '../periods/months.ts'
import { isYear, plainMarks } from '../values.ts'
import { segmentsOf, type Band, type PageMeasure, type Segment } from './bands.ts'
import type { ColumnStrip } from './columns.ts'
import { isSentence } from './labels.ts'
import { isScaleNote, isUnitMark } from './scale.ts'

export interface HeaderReading {
  /** Per strip, the texts over it from top to bottom. */
  readonly texts: readonly (readonly string[])[]
  /** Lines that head the table as a whole, top to bottom. */
  readonly title: readonly string[]
  /** How many of the given bands belong to title and header; the rest are rows. */
  readonly taken: number
  /** A header stands over at least one column. */
  readonly found: boolean
}

/** Header lines follow each other within this many type heights. */
const lineReach = 2.6
/** Headings of the first sections may stand between the header and the first figure. */
const mostBandsBelow = 9

const noteWord = /^(?:\(?notes?\)?\.?(?:\s?(?:no|nos|#)\.?)?|ref\.?|schedules?)$/i
const starter =
  /^(?:total|totals|actual|budget|budgeted|forecast|variance|change|notes?|%|\$|£|€|amount|ytd|q[1-4]|fy\S*|prior|current|restated)$/i
/** A remark on the one column it stands over. */
const restatedText = /\brestated\b|\badjusted\b|\brevised\b/i
/** Texts that by nature hold for several columns. */
const sharedText =
  /\b(?:end(?:ed|ing)|as (?:of|at)|months?|weeks?|years?|ytd|periods?|quarters?|consolidated|parent|group|company)\b/i

function wordClass(word: string): string {
  const plain = plainMarks(word).toLowerCase()
  if (isYear(plain)) return '#year'
  if (monthOf(plain.replace(/[^a-zé]/g, '')) !== null) return '#month'
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(plain)) return '#date'
  return plain
}

function isStarter(word: string): boolean {
  return /^#/.test(wordClass(word)) || starter.test(plainMarks(word))
}

function pieceOf(words: readonly Word[]): Segment {
  return { words, box: unionOf(words.map(word => word.box)), text: words.map(word => word.text).join(' ') }
}

function cutAt(words: readonly Word[], cuts: readonly number[]): readonly Segment[] {
  const edges = [0, ...cuts, words.length]
  return edges.slice(0, -1).map((from, index) => pieceOf(words.slice(from, edges[index + 1])))
}

function covered(box: Box, strips: readonly ColumnStrip[]): readonly number[] {
  return strips.flatMap((strip, index) => {
    const overlap = Math.min(box.right, strip.right) - Math.max(box.left, strip.left)
    return overlap >= 0.3 * (strip.right - strip.left) ? [index] : []
  })
}

/**
 * The segments that fill the header cells of all strips, one each: between the strip before and the strip's own right edge.
 * Finds headers set left over figures set right. Null when the band is no such row.
 */
function cellsInOrder(
  segments: readonly Segment[],
  strips: readonly ColumnStrip[],
  labelRight: number,
  em: number,
): readonly Segment[] | null {
  const cells = segments.filter(({ box }) => box.left > labelRight)
  if (strips.length < 2 || cells.length !== strips.length) return null
  const fit = cells.every(({ box }, index) => {
    const from = strips[index - 1]?.right ?? labelRight
    return box.left > from - 0.5 * em && box.right < (strips[index]?.right ?? 0) + em
  })
  return fit ? cells : null
}

/** A line centred on the page rather than over any column or group of columns. */
function isCentredTitle(box: Box, strips: readonly ColumnStrip[], centres: readonly number[], em: number): boolean {
  const off = Math.min(...centres.map(centre => Math.abs(centreOf(box) - centre)))
  if (off > 1.5 * em) return false
  return strips.every((from, index) =>
    strips.slice(index).every(to => Math.abs((from.left + to.right) / 2 - centreOf(box)) > off + 0.3 * em),
  )
}

/** How far a piece stands from being over a strip: by the nearest of left, middle and right alignment. */
function distance(box: Box, strip: ColumnStrip): number {
  const apart = Math.max(0, box.left - strip.right, strip.left - box.right)
  return (
    apart * 2 +
    Math.min(
      Math.abs(box.right - strip.right),
      Math.abs(centreOf(box) - (strip.left + strip.right) / 2),
      Math.abs(box.left - strip.left) * 1.2,
    )
  )
}

function nearest(box: Box, strips: readonly ColumnStrip[]): number {
  let best = 0
  strips.forEach((strip, index) => {
    const own = strips[best]
    if (own !== undefined && distance(box, strip) < distance(box, own)) best = index
  })
  return best
}

/** Cuts a year or date off the words of the label column it stands close to ("Values 2019"). */
function cutFromLabel(segment: Segment, strips: readonly ColumnStrip[]): readonly Segment[] {
  const at = segment.words.findIndex((word, index) => {
    const before = segment.words[index - 1]
    if (before === undefined || !/^#(?:year|date)$/.test(wordClass(word.text))) return false
    if (
      /\d/.test(before.text) ||
      sharedText.test(before.text) ||
      /^(?:fy|fiscal|of|at|calendar|to|and|through|-|–|in|for)$/i.test(before.text)
    )
      return false
    if (wordClass(before.text) === '#month') return false
    return covered(word.box, strips).length > 0 && covered(before.box, strips).length === 0
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

/** Parts a segment whose words head different columns ("December 31, December 25,", "2023 2022"). */
function piecesOf(segment: Segment, strips: readonly ColumnStrip[]): readonly Segment[] {
  if (covered(segment.box, strips).length < 2 || segment.words.length < 2) return [segment]
  const first = segment.words[0]
  if (first === undefined) return [segment]
  const repeats = segment.words.flatMap((word, index) =>
    index > 0 && wordClass(word.text) === wordClass(first.text) ? [index] : [],
  )
  const starters = segment.words.flatMap((word, index) => (index > 0 && isStarter(word.text) ? [index] : []))
  for (const cuts of [widestGap(segment.words), repeats, isStarter(first.text) ? starters : []]) {
    // "January through March 2024" is one range, not two headers.
    if (
      cuts.length === 0 ||
      cuts.some(cut => /^(?:through|thru|to|and|until|-|–|—)$/i.test(segment.words[cut - 1]?.text ?? ''))
    )
      continue
    const pieces = cutAt(segment.words, cuts)
    const places = pieces.map(({ box }) => nearest(box, strips))
    if (new Set(places).size === places.length) return pieces
  }
  return [segment]
}

/** The strips a shared header holds for: those its underline spans, else the group it is centred over. */
function groupOf(
  piece: Segment,
  others: readonly Segment[],
  strips: readonly ColumnStrip[],
  rules: readonly Rule[],
  em: number,
): readonly number[] {
  const underline = rules.find(
    ({ direction, box }) =>
      direction === 'horizontal' &&
      box.top > piece.box.bottom - 0.4 * em &&
      box.top < piece.box.bottom + 0.9 * em &&
      box.left <= piece.box.left + em &&
      box.right >= piece.box.right - em,
  )
  const centres = strips.map(strip => (strip.left + strip.right) / 2)
  if (underline !== undefined) {
    const under = centres.flatMap((centre, index) =>
      centre > underline.box.left && centre < underline.box.right ? [index] : [],
    )
    if (under.length > 0 && under.length < strips.length) return under
  }
  const own = covered(piece.box, strips)
  const free = strips.map(strip => others.every(other => distance(other.box, strip) > distance(piece.box, strip)))
  let best: readonly number[] = own.length > 0 ? own : [nearest(piece.box, strips)]
  let bestScore = Infinity
  for (let from = 0; from < strips.length; from++) {
    for (let to = from; to < strips.length; to++) {
      const group = Array.from({ length: to - from + 1 }, (_, index) => from + index)
      if (!group.every(index => free[index]) || !own.every(index => group.includes(index))) continue
      const middle = ((strips[from]?.left ?? 0) + (strips[to]?.right ?? 0)) / 2
      // Of groups equally well centred the larger one: a shared header leaves no column out.
      const score = Math.abs(middle - centreOf(piece.box)) - group.length * em
      if (score < bestScore) {
        bestScore = score
        best = group
      }
    }
  }
  return best
}

/** Right above the header line below and exactly over one column, flush or centred: the first line of that column's header. */
function isSnug(band: Band, below: Band | undefined, strips: readonly ColumnStrip[], em: number): boolean {
  if (below === undefined || below.box.top - band.box.bottom > 0.6 * em) return false
  return strips.some(
    strip =>
      band.box.right - band.box.left < 2 * (strip.right - strip.left) &&
      (Math.abs(band.box.right - strip.right) < 0.4 * em || Math.abs(centreOf(band.box) - (strip.left + strip.right) / 2) < 0.35 * em),
  )
}

interface Group {
  readonly places: readonly number[]
  readonly piece: Segment
}

/** For a strip left out between two groups of several columns: the nearer of them. */
function groupAround(place: number, groups: readonly Group[], strips: readonly ColumnStrip[]): Group | undefined {
  const strip = strips[place]
  const before = groups.findLast(({ places }) => places.length > 1 && Math.max(...places) < place)
  const after = groups.find(({ places }) => places.length > 1 && Math.min(...places) > place)
  if (strip === undefined || before === undefined || after === undefined) return undefined
  return distance(before.piece.box, strip) <= distance(after.piece.box, strip) ? before : after
}

/** The columns a piece heads: its own cell, all of them, those it is centred over, or the nearest. */
function placesOf(
  piece: Segment,
  pieces: readonly Segment[],
  cell: number | null,
  strips: readonly ColumnStrip[],
  rules: readonly Rule[],
  em: number,
  order: DateOrder,
): readonly number[] {
  const others = pieces.filter(other => other !== piece)
  const bareYear = piece.words.length === 1 && isYear(piece.text)
  const wide = covered(piece.box, strips).length > 1 && !(bareYear && pieces.length * 2 > strips.length)
  const shared = sharedText.test(piece.text) || isPeriodText(piece.text, order)
  // "Years ended December 31," by itself in its line holds for every column, however badly it is centred.
  const general =
    others.length === 0 &&
    shared &&
    sharedText.test(piece.text) &&
    isPeriodText(piece.text, order) &&
    !/\d{4}/.test(piece.text)
  if (general && !wide) return strips.map((_, place) => place)
  if (cell !== null) return [cell]
  const alone = pieces.length < strips.length && !bareYear && shared
  return wide || alone ? groupOf(piece, others, strips, rules, em) : [nearest(piece.box, strips)]
}

/**
 * Reads the bands above the first figure. `strips` are the figure columns; a strip marked in `notes` holds references and
 * attracts only the word "Note". `centres` are the middles titles may be centred on: of the page, of the table.
 */
export function readHeader(
  bands: readonly Band[],
  strips: readonly ColumnStrip[],
  notes: readonly boolean[],
  labelRight: number,
  rules: readonly Rule[],
  centres: readonly number[],
  measure: PageMeasure,
  order: DateOrder,
): HeaderReading {
  const em = measure.em
  const values = strips.flatMap((strip, index) => (notes[index] === true ? [] : [{ strip, index }]))
  const valueStrips = values.map(({ strip }) => strip)
  const rights = valueStrips.map(strip => strip.right)
  const pitches = rights.slice(1).map((right, index) => right - (rights[index] ?? 0))
  const reach = Math.min(12 * em, Math.max(3.5 * em, pitches.length === 0 ? 7 * em : 0.8 * Math.min(...pitches)))
  const zoneLeft = Math.min(...valueStrips.map(strip => strip.left)) - reach
  const zoneRight = Math.max(...rights) + 3 * em
  const flush = (box: Box): boolean =>
    box.left > Math.min(...bands.map(band => band.box.left)) + 2 * em &&
    rights.some(right => Math.abs(right - box.right) < 0.8 * em)
  const inZone = (box: Box): boolean =>
    flush(box) || (box.left >= zoneLeft && box.right <= zoneRight + 3 * em && centreOf(box) >= zoneLeft + reach * 0.4)
  const parted = bands.map(band =>
    segmentsOf(band.words, measure).flatMap(segment => cutFromLabel(segment, valueStrips)),
  )
  const cells = parted.map(segments => cellsInOrder(segments, valueStrips, labelRight, em))
  const isHead = bands.map((band, index) => {
    const over = (parted[index] ?? []).filter(({ box }) => inZone(box))
    const only = parted[index]?.length === 1 ? parted[index][0] : undefined
    if (only !== undefined && isCentredTitle(only.box, valueStrips, centres, em)) return false
    return (over.length > 0 || cells[index] !== null) && ((parted[index]?.length ?? 0) > 2 || !isSentence(band.text))
  })
  let bottom = isHead.lastIndexOf(true)
  const first = bands.length
  if (bottom < first - 1 - mostBandsBelow) bottom = -1
  let top = bottom
  for (let index = bottom - 1; index >= 0; index--) {
    const lower = bands[top]
    const upper = bands[index]
    if (lower === undefined || upper === undefined || lower.box.top - upper.box.bottom > lineReach * em) break
    if (isHead[index] === true) top = index
    else if (index < top - 1) break
  }
  const texts: string[][] = strips.map(() => [])
  const title: string[] = []
  if (bottom < 0) {
    return { texts, title: bands.map(({ text }) => text), taken: bands.length, found: false }
  }
  const titles: string[][] = bands.slice(0, bottom + 1).map(() => [])
  // From the figures upwards: what stands alone above columns that all have a header by then is the table's title.
  for (let index = bottom; index >= 0; index--) {
    const band = bands[index]
    const own = titles[index]
    if (band === undefined || own === undefined) continue
    const lone = segmentsOf(band.words, measure).flatMap(segment => piecesOf(segment, valueStrips)).length === 1
    const headed = values.every(value => (texts[value.index]?.length ?? 0) > 0)
    const general = sharedText.test(band.text) && !/\d{4}/.test(band.text)
    const remark = restatedText.test(band.text) && band.words.length < 5
    if (index < top || isHead[index] !== true || (lone && headed && !general && !remark && !isSnug(band, bands[index + 1], valueStrips, em))) {
      own.push(band.text)
      continue
    }
    const segments = parted[index] ?? []
    const row = cells[index] ?? null
    const left = segments.filter(one => (row === null ? !inZone(one.box) : !row.includes(one)))
    const over = row ?? segments.filter(({ box }) => inZone(box))
    const noteStrip = notes.indexOf(true)
    const rest = left.filter(({ text }) => !(noteWord.test(text) && noteStrip >= 0))
    for (const { text } of left) if (noteWord.test(text) && noteStrip >= 0) texts[noteStrip]?.unshift(text)
    if (rest.length > 0) own.push(rest.map(({ text }) => text).join(' '))
    const pieces = row ?? over.flatMap(segment => piecesOf(segment, valueStrips))
    const groups: Group[] = []
    for (const [position, piece] of pieces.entries()) {
      if (noteWord.test(piece.text) && noteStrip >= 0) {
        texts[noteStrip]?.unshift(piece.text)
        continue
      }
      if (isScaleNote(piece.text) && !isUnitMark(piece.text)) {
        own.push(piece.text)
        continue
      }
      const places = placesOf(piece, pieces, row === null ? null : position, valueStrips, rules, em, order)
      if (places.length > 1) own.push(piece.text)
      groups.push({ places, piece })
    }
    for (const [place, value] of values.entries()) {
      // A column between two groups belongs to the nearer one.
      const holder = groups.find(({ places }) => places.includes(place)) ?? groupAround(place, groups, valueStrips)
      if (holder !== undefined) texts[value.index]?.unshift(holder.piece.text)
    }
  }
  const found = texts.some((pieces, index) => notes[index] !== true && pieces.length > 0)
  title.push(...titles.flat())
  return { texts, title, taken: bottom + 1, found }
}

/** Whether a band without figures looks like the header of columns or the dated line of a title. */
export function isPeriodBand(band: Band, measure: PageMeasure, order: DateOrder): boolean {
  const segments = segmentsOf(band.words, measure)
  if (segments.length < 3 && (band.words.length > 16 || isSentence(band.text))) return false
  return segments.some(({ text }) => text.length > 3 && isPeriodText(text, order))
}
