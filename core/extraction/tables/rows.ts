/** Bands → rows: which figures stand in which column, and which lines make one label. */
import { unionOf } from '../../document/geometry.ts'
import type { Box, Rule, Word } from '../../document/model.ts'
import type { Band, PageMeasure } from './bands.ts'
import { stripOf, type ColumnStrip } from './columns.ts'
import { carriesOnFrom, isUnfinished, isUpperCase, labelText } from './labels.ts'
import type { Figure } from './tokens.ts'
import { isNoteReference } from '../values.ts'

/** A row in the making: words and figures, nothing parsed. */
export interface DraftRow {
  readonly words: readonly Word[]
  readonly label: string
  readonly cells: readonly (Figure | null)[]
  readonly box: Box
  /** Top of its last line. */
  readonly lastTop: number
  /** Left edge of the label; null without one. */
  readonly left: number | null
  readonly ruleAbove: boolean
}

function isEmpty(row: DraftRow): boolean {
  return row.cells.every(cell => cell === null)
}

/** Figures of a band by strip; words that run into the columns make the band text. */
function cellsOf(band: Band, strips: readonly ColumnStrip[], measure: PageMeasure): (Figure | null)[] {
  const cells: (Figure | null)[] = strips.map(() => null)
  const zone = Math.min(...strips.map(({ left }) => left)) - measure.em
  const zoneRight = Math.max(...strips.map(({ right }) => right)) + measure.em
  const inside = band.tokens.flatMap(token =>
    token.kind === 'word' &&
    token.word.box.left >= zone &&
    token.word.box.left < zoneRight &&
    token.word.text.length > 2
      ? [token.word]
      : [],
  )
  if (inside.length >= 3) return cells
  const last = band.tokens.findLast(
    token => token.kind === 'word' && token.word.box.left < zone && token.word.text.length > 1,
  )
  const labelRight = last?.kind === 'word' ? last.word.box.right : -Infinity
  for (const token of band.tokens) {
    if (token.kind !== 'figure' || token.box.left < labelRight - 1) continue
    const place = stripOf(token, strips, measure)
    const strip = strips[place]
    if (strip === undefined) continue
    const aligned = Math.abs(token.digitsRight - strip.right) < 0.75 * measure.em || token.dash || token.blank
    if (!token.apart && !aligned && !token.afterColon) continue
    const held = cells[place]
    if (held === null || held === undefined) cells[place] = token
    else if (Math.abs(token.digitsRight - strip.right) < Math.abs(held.digitsRight - strip.right)) cells[place] = token
  }
  return cells
}

/** Words of the band that are neither figures of a cell nor stand right of the first one. */
function labelWords(band: Band, cells: readonly (Figure | null)[], strips: readonly ColumnStrip[]): readonly Word[] {
  const first = Math.min(...cells.flatMap(cell => (cell === null ? [] : [cell.words[0]?.box.left ?? cell.box.left])))
  const limit = first === Infinity ? Math.max(...strips.map(({ right }) => right)) : first
  const taken = new Set(cells.flatMap(cell => cell?.words ?? []))
  const drawn = new Set(
    band.tokens.flatMap(token => (token.kind === 'leader' || token.kind === 'rule' ? [token.box] : [])),
  )
  const words = band.words.filter(word => !taken.has(word) && word.box.left < limit && !drawn.has(word.box))
  while (words.length > 1) {
    const from = words.findLastIndex((word, index) => index > 0 && word.box.left - (words[index - 1]?.box.right ?? 0) > 1.2 * word.size)
    if (from < 1 || !isStray(words.slice(from))) break
    words.splice(from)
  }
  return words
}

/** Words set apart behind a label: a reference to a note without a column of its own, or a speck made a word. */
function isStray(words: readonly Word[]): boolean {
  if (isNoteReference(words.map(({ text }) => text).join(' '))) return true
  return words.every(word => word.confidence < 0.6 && word.text.length < 4)
}

function isRuleBand(band: Band): boolean {
  return (
    band.tokens.some(({ kind }) => kind === 'rule') &&
    band.tokens.every(({ kind }) => kind === 'rule' || kind === 'leader')
  )
}

function draftOf(band: Band, strips: readonly ColumnStrip[], measure: PageMeasure, ruleAbove: boolean): DraftRow {
  const cells = cellsOf(band, strips, measure)
  const words = labelWords(band, cells, strips)
  const label = labelText(words)
  const meaningful = /[\p{L}\d]/u.test(label)
  return {
    words: meaningful ? words : [],
    label: meaningful ? label : '',
    cells,
    box: band.box,
    lastTop: band.box.top,
    left: meaningful ? Math.min(...words.map(({ box }) => box.left)) : null,
    ruleAbove: ruleAbove && cells.some(cell => cell !== null),
  }
}

function merge(above: DraftRow, below: DraftRow): DraftRow {
  const words = [...above.words, ...below.words]
  return {
    words,
    label: labelText(words),
    cells: above.cells.map((cell, index) => cell ?? below.cells[index] ?? null),
    box: unionOf([above.box, below.box]),
    lastTop: below.box.top,
    left: above.left ?? below.left,
    ruleAbove: isEmpty(above) ? above.ruleAbove || below.ruleAbove : above.ruleAbove,
  }
}

interface Spacing {
  readonly em: number
  /** Usual distance from the top of a row to the top of the next, in points. */
  readonly pitch: number
  /** Right edge labels may reach before they wrap. */
  readonly labelLimit: number
  /** Most labels begin with a small letter: the case of a letter says nothing here. */
  readonly smallCase: boolean
}

function widthOfFirstWord(row: DraftRow): number {
  const word = row.words[0]
  return word === undefined ? 0 : word.box.right - word.box.left
}

function rightOf(row: DraftRow): number {
  return Math.max(...row.words.map(({ box }) => box.right))
}

/** Lines of one label are set in one size; recognised sizes scatter, so only a clear difference counts. */
function sameType(upper: DraftRow, lower: DraftRow): boolean {
  const a = upper.words[0]?.size ?? 0
  const b = lower.words[0]?.size ?? 0
  return Math.min(a, b) > 0.65 * Math.max(a, b)
}

function isBold(row: DraftRow): boolean {
  return row.words.filter(({ bold }) => bold).length * 2 > row.words.length
}

/** Whether the gap and the indents of two lines allow them to be one label. */
function mayBeOne(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  if (upper.label === '' || lower.label === '') return false
  if (!sameType(upper, lower)) return false
  const step = lower.box.top - upper.lastTop
  if (step > 2.2 * spacing.em && step > 1.3 * spacing.pitch) return false
  if (step > 1.15 * spacing.pitch + 1) return false
  if (/:$/.test(upper.label) && !isUnfinished(upper.label.replace(/:$/, ''))) return false
  return (lower.left ?? 0) >= (upper.left ?? 0) - 2 * spacing.em
}

/** The upper line runs to where labels wrap: the next word would not have fitted. */
function isFull(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  const hanging =
    (lower.left ?? 0) >= (upper.left ?? 0) - 0.5 * spacing.em &&
    (lower.left ?? 0) <= (upper.left ?? 0) + 3.5 * spacing.em
  const full = rightOf(upper) + widthOfFirstWord(lower) > spacing.labelLimit - 0.3 * spacing.em
  const sameCase = isUpperCase(upper.label) === isUpperCase(lower.label) && isBold(upper) === isBold(lower)
  return full && hanging && sameCase && !/^(?:total|net|less|add)\b/i.test(lower.label)
}

/** A line without figures above a line that may have some: one label, or a heading and its first row. */
function goesOnBelow(upper: DraftRow, lower: DraftRow, next: DraftRow | undefined, spacing: Spacing): boolean {
  if (!mayBeOne(upper, lower, spacing)) return false
  const sameCase = isUpperCase(upper.label) === isUpperCase(lower.label)
  if (isUnfinished(upper.label))
    return (
      sameCase ||
      !isUpperCase(upper.label) ||
      carriesOnFrom(lower.label) ||
      isTotal(upper.label) ||
      /\band$/.test(upper.label)
    )
  if (isTotal(upper.label)) return true
  if (!spacing.smallCase && carriesOnFrom(lower.label)) return true
  // A wrapped line hangs in; indented like the row after it, it is a child of the heading instead.
  const indented = (lower.left ?? 0) > (upper.left ?? 0) + 0.4 * spacing.em
  const sibling = next !== undefined && next.left !== null && Math.abs(next.left - (lower.left ?? 0)) < 0.4 * spacing.em
  if (!isFull(upper, lower, spacing)) return false
  if (upper.label.length > 28 && indented && !sibling) return true
  // Wrapped in a narrow cell: its lines stand closer than rows do.
  const gap = lower.box.top - upper.box.bottom
  const below = next === undefined ? Infinity : next.box.top - lower.box.bottom
  return !indented && gap < 0.35 * spacing.em && below > 1.5 * Math.max(gap, 0.1 * spacing.em)
}

/** A line without figures below a row that has them: the rest of its label, or the next heading. */
function goesOnAbove(upper: DraftRow, lower: DraftRow, next: DraftRow | undefined, spacing: Spacing): boolean {
  if (!mayBeOne(upper, lower, spacing)) return false
  if (isUnfinished(upper.label)) return true
  if (!spacing.smallCase && carriesOnFrom(lower.label)) return true
  if (isUnfinished(lower.label) || /:$/.test(lower.label)) return false
  const below = next === undefined ? Infinity : next.box.top - lower.box.top
  // Lines of one cell stand closer than rows do.
  const close = lower.box.top - upper.box.bottom < 0.5 * spacing.em
  return isFull(upper, lower, spacing) && close && below > 1.2 * (lower.box.top - upper.lastTop)
}

function isTotal(label: string): boolean {
  return /^(?:sub-?)?total\b(?!.*:$)/i.test(label)
}

function spacingOf(rows: readonly DraftRow[], em: number): Spacing {
  const steps = rows
    .slice(1)
    .map((row, index) => row.box.top - (rows[index]?.box.top ?? 0))
    .filter(step => step > 0.6 * em && step < 3.5 * em)
    .toSorted((a, b) => a - b)
  const labelled = rows.filter(row => row.label !== '' && !isEmpty(row))
  // Only rows that follow a complete row: others may be the rest of a label.
  const beginnings = rows.filter(
    (row, index) => row.label !== '' && !isEmpty(row) && index > 0 && !isEmpty(rows[index - 1] ?? row),
  )
  const small = beginnings.filter(row => /^[a-z]/.test(row.label)).length
  return {
    em,
    pitch: steps[steps.length >> 1] ?? 1.3 * em,
    labelLimit: Math.max(0, ...labelled.map(rightOf)),
    smallCase: small > beginnings.length * 0.4,
  }
}

/** Joins lines without figures to the rows they belong to; what remains without figures is a heading. */
function joinLabels(rows: readonly DraftRow[], em: number): readonly DraftRow[] {
  const spacing = spacingOf(rows, em)
  const joined: DraftRow[] = []
  for (const [index, row] of rows.entries()) {
    const above = joined.at(-1)
    if (above === undefined) {
      joined.push(row)
      continue
    }
    const next = rows[index + 1]
    const step = row.box.top - above.box.bottom
    // Figures below their label, or a little off its height.
    if (
      row.label === '' &&
      !isEmpty(row) &&
      isEmpty(above) &&
      above.label !== '' &&
      step < 0.9 * em &&
      !/:$/.test(above.label)
    ) {
      joined[joined.length - 1] = merge(above, row)
      continue
    }
    if (isEmpty(row) && !isEmpty(above) && above.label === '' && row.box.bottom - above.box.bottom < 0.8 * em) {
      joined[joined.length - 1] = merge(above, row)
      continue
    }
    if (
      isEmpty(above) ? goesOnBelow(above, row, next, spacing) : isEmpty(row) && goesOnAbove(above, row, next, spacing)
    ) {
      joined[joined.length - 1] = merge(above, row)
      continue
    }
    joined.push(row)
  }
  return joined
}

/** A digit or two in the line below that complete a figure cut by a narrow cell ("1,165,00" / "0", "163.1" / "0"). */
function joinBrokenFigures(rows: readonly DraftRow[], decimals: number): readonly DraftRow[] {
  const result: DraftRow[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const tails = row.cells.filter(cell => cell !== null)
    const fits = (index: number): boolean => {
      const cell = above?.cells[index]
      const tail = row.cells[index]
      if (cell === null || cell === undefined || tail === null || tail === undefined) return false
      const missing = /,\d{1,2}$/.test(cell.text)
        ? 3 - (/(\d+)$/.exec(cell.text)?.[1]?.length ?? 0)
        : decimals - (/\.(\d+)$/.exec(cell.text)?.[1]?.length ?? decimals)
      return /^\d{1,2}$/.test(tail.text) && tail.text.length === missing
    }
    const places = row.cells.flatMap((cell, index) => (cell === null ? [] : [index]))
    if (above === undefined || tails.length === 0 || row.label !== '' || !places.every(fits)) {
      result.push(row)
      continue
    }
    result[result.length - 1] = {
      ...above,
      box: unionOf([above.box, row.box]),
      cells: above.cells.map((cell, index) => {
        const tail = row.cells[index]
        if (cell === null || tail === null || tail === undefined) return cell
        return {
          ...cell,
          text: cell.text + tail.text,
          box: unionOf([cell.box, tail.box]),
          words: [...cell.words, ...tail.words],
        }
      }),
    }
  }
  return result
}

/**
 * Horizontal strokes under figures: within the columns, not the borders of cells or the page. Two strokes close together
 * end what stands above them and open nothing.
 */
function ruleOver(
  row: Box,
  above: Box | null,
  strips: readonly ColumnStrip[],
  rules: readonly Rule[],
  em: number,
): boolean {
  const left = Math.min(...strips.map(strip => strip.left)) - 4 * em
  const tops = rules
    .filter(
      ({ direction, box }) =>
        direction === 'horizontal' &&
        box.left >= left &&
        box.top <= row.top + 0.45 * em &&
        box.top >= (above === null ? row.top - 1.5 * em : (above.top + above.bottom) / 2) &&
        strips.some(strip => box.left < strip.right && box.right > strip.left),
    )
    .map(({ box }) => box.top)
  return (
    tops.length > 0 &&
    !(Math.max(...tops) - Math.min(...tops) > 0.06 * em && Math.max(...tops) - Math.min(...tops) < 0.5 * em)
  )
}

/** The rows of a block, top to bottom. Rows without cells are headings. */
export function rowsOf(
  bands: readonly Band[],
  strips: readonly ColumnStrip[],
  rules: readonly Rule[],
  measure: PageMeasure,
): readonly DraftRow[] {
  const drafts: DraftRow[] = []
  let ruled = false
  for (const band of bands) {
    if (isRuleBand(band)) {
      ruled = true
      continue
    }
    const above = drafts.at(-1)
    const draft = draftOf(
      band,
      strips,
      measure,
      ruled || ruleOver(band.box, above?.box ?? null, strips, rules, measure.em),
    )
    if (draft.label === '' && isEmpty(draft)) continue
    drafts.push(draft)
    ruled = false
  }
  const counts = new Map<number, number>()
  for (const row of drafts) {
    for (const cell of row.cells) {
      const decimals = cell === null ? null : /\.(\d{1,4})\D*$/.exec(cell.text)?.[1]?.length
      if (decimals !== null && decimals !== undefined) counts.set(decimals, (counts.get(decimals) ?? 0) + 1)
    }
  }
  const decimals = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const rows = joinLabels(joinBrokenFigures(drafts, decimals), measure.em)
  // In a grid every row has a line above it: then it says nothing.
  const ruledRows = rows.filter(row => row.ruleAbove && !isEmpty(row)).length
  const grid = ruledRows > 4 && ruledRows > 0.7 * rows.filter(row => !isEmpty(row)).length
  return grid ? rows.map(row => ({ ...row, ruleAbove: false })) : rows
}
