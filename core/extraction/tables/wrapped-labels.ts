/** Labels over several lines: what belongs together, and what is a heading above its first row. */
import type { Box, Word } from '../../document/model.ts'
import { type DraftRow, isEmpty, merge } from './draft-row.ts'
import { carriesOnFrom, isUnfinished, isUpperCase } from './labels.ts'

interface Spacing {
  readonly em: number
  /** Usual distance from the top of a row to the top of the next, in points. */
  readonly pitch: number
  /** Right edge labels may reach before they wrap. */
  readonly labelLimit: number
  /** Most labels begin with a small letter: the case of a letter says nothing here. */
  readonly smallCase: boolean
  /** Words within labels begin with small letters: a line that begins with a capital begins a label. */
  readonly sentenceCase: boolean
  /** Where labels begin that follow a row with numbers, left to right: there no wrapped line stands. */
  readonly levels: readonly number[]
  /** How many labels those are. */
  readonly beginnings: number
  /** Left edge of the numbers. */
  readonly numbersLeft: number
}

function widthOfFirstWord(row: DraftRow): number {
  const word = row.words[0]
  return word === undefined ? 0 : word.box.right - word.box.left
}

function rightOf(row: DraftRow): number {
  return Math.max(...row.words.map(({ box }) => box.right))
}

/** The words of the last of a label's lines. */
function lastLine(row: DraftRow): readonly Word[] {
  const words = row.words.filter(({ box }) => box.bottom > row.lastTop)
  return words.length === 0 ? row.words : words
}

/** Lines of one label are set in one size; recognized sizes scatter, so only a clear difference counts. */
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
  return (lower.left ?? 0) >= (upper.left ?? 0) - 2 * spacing.em
}

/** The upper line runs to where labels wrap: the next word would not have fitted. */
function isFull(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  const hanging =
    (lower.left ?? 0) >= (upper.left ?? 0) - 0.5 * spacing.em &&
    (lower.left ?? 0) <= (upper.left ?? 0) + 3.5 * spacing.em
  const right = Math.max(...lastLine(upper).map(({ box }) => box.right))
  const full = right + widthOfFirstWord(lower) > spacing.labelLimit - 0.3 * spacing.em
  const [begins = ''] = lower.label.split(' ')
  const capitals = isUpperCase(upper.label)
  const sameCase = capitals === isUpperCase(lower.label) || (capitals && begins.length > 3 && isUpperCase(begins))
  return (
    full && hanging && sameCase && isBold(upper) === isBold(lower) && !/^(?:total|net|less|add)\b/i.test(lower.label)
  )
}

/** Fewer labels than these may leave out a level. */
const minBeginnings = 8

/** Indented by less than levels differ, where no label begins: the line can only be the rest of the one above. */
function hangsIn(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  const { em, levels } = spacing
  const left = lower.left ?? 0
  const hang = left - (upper.left ?? 0)
  const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0))
  const away = levels.every(level => Math.abs(level - left) > 0.3 * em)
  // Where nothing else is indented so, a line that is goes on with one that had no room left.
  const known = steps.length > 0 || spacing.beginnings >= minBeginnings
  if (known && hang >= 0.4 * em && hang <= 2.5 * em && away && isFull(upper, lower, spacing)) return true
  if (steps.length === 0 || hang < 0.4 * em || hang > 1.5 * em || hang > 0.7 * Math.min(...steps)) return false
  return away && isBold(upper) === isBold(lower) && !/^(?:total|net|less|add)\b/i.test(lower.label)
}

/** Words that are no label of their own: "(benefit)", "$.001". */
function isRemainder(label: string): boolean {
  return /^\([^()]+\):?$/.test(label) || /^[$£€][\d.,]+$/.test(label)
}

/** Distance from line to line, by whichever of tops and bottoms is nearer: letters reach up and down unevenly. */
function pitchOf(upper: Box, lower: Box): number {
  return Math.min(lower.top - upper.top, lower.bottom - upper.bottom)
}

/** Lines wrapped in one cell stand closer than rows do. */
function isOneCell(upper: DraftRow, lower: DraftRow, next: DraftRow | undefined, em: number): boolean {
  const last = { ...upper.box, top: upper.lastTop }
  const step = pitchOf(last, lower.box)
  return step < 1.3 * em && (next === undefined || pitchOf(lower.box, next.box) > 1.2 * step)
}

/** A line without numbers above a line that may have some: one label, or a heading and its first row. */
function continuesBelow(upper: DraftRow, lower: DraftRow, next: DraftRow | undefined, spacing: Spacing): boolean {
  if (!mayBeOne(upper, lower, spacing) || endsInColon(upper, lower, next, spacing)) return false
  const sameCase = isUpperCase(upper.label) === isUpperCase(lower.label)
  if (isUnfinished(upper.label)) return sameCase || !isUpperCase(upper.label)
  if (isTotal(upper.label) || carriesOnFrom(lower.label) || isRemainder(lower.label)) return true
  if (hangsIn(upper, lower, spacing)) return true
  if (spacing.sentenceCase && /^\p{Lu}\p{Ll}/u.test(lower.label)) return false
  // A wrapped line hangs in; indented like the row after it, it is a child of the heading instead.
  const indented = (lower.left ?? 0) > (upper.left ?? 0) + 0.4 * spacing.em
  if (!isFull(upper, lower, spacing)) return false
  return !indented && isOneCell(upper, lower, next, spacing.em)
}

/** A colon ends a heading, unless the one line below it cannot begin a label: "Provision for income taxes: / current and deferred". */
function endsInColon(upper: DraftRow, lower: DraftRow, next: DraftRow | undefined, { smallCase }: Spacing): boolean {
  if (!/:$/.test(upper.label) || isUnfinished(upper.label.replace(/:$/, ''))) return false
  return smallCase || isEmpty(lower) || !carriesOnFrom(lower.label) || (next !== undefined && carriesOnFrom(next.label))
}

/** A line without numbers below a row that has them: the rest of its label, or the next heading. */
function continuesAbove(upper: DraftRow, lower: DraftRow, next: DraftRow | undefined, spacing: Spacing): boolean {
  const near = lower.box.top - upper.lastTop < 1.15 * spacing.pitch + 1
  if (near && isRemainder(lower.label) && sameType(upper, lower)) return true
  if (!mayBeOne(upper, lower, spacing)) return false
  if (/:$/.test(upper.label)) return false
  if (isUnfinished(upper.label) || carriesOnFrom(lower.label)) return true
  if (isUnfinished(lower.label) || /:$/.test(lower.label)) return false
  // A total is whole, and what stands above lines set further in is their heading.
  const isHeading = next !== undefined && (next.left ?? 0) > (lower.left ?? 0) + 0.4 * spacing.em
  if (isHeading && isTotal(upper.label) && /^\p{Lu}/u.test(lower.label)) return false
  return isFull(upper, lower, spacing) && isOneCell(upper, lower, next, spacing.em)
}

function isTotal(label: string): boolean {
  return /^(?:sub-?)?total\b(?!.*:$)/i.test(label)
}

/** Names of banks and towns keep their capitals in any document. */
const minLowercaseShare = 0.75

function spacingOf(rows: readonly DraftRow[], em: number): Spacing {
  const steps = rows
    .slice(1)
    .map((row, index) => row.box.top - (rows[index]?.box.top ?? 0))
    .filter(step => step > 0.6 * em && step < 3.5 * em)
    .toSorted((a, b) => a - b)
  const labeled = rows.filter(row => row.label !== '' && !isEmpty(row))
  // Only rows that follow a complete row: others may be the rest of a label.
  const beginnings = rows.filter(
    (row, index) => row.label !== '' && !isEmpty(row) && index > 0 && !isEmpty(rows[index - 1] ?? row),
  )
  const starts = rows
    .filter((row, index) => row.left !== null && (index === 0 || !isEmpty(rows[index - 1] ?? row)))
    .map(row => row.left ?? 0)
    .toSorted((a, b) => a - b)
  const numbers = rows.flatMap(row => row.cells.flatMap(cell => (cell === null ? [] : [cell.words[0]?.box.left ?? 0])))
  const within = labeled.flatMap(row => row.label.split(/\s+/).slice(1)).filter(word => /^\p{L}{4}/u.test(word))
  const small = beginnings.filter(row => /^[a-z]/.test(row.label)).length
  return {
    em,
    pitch: steps[steps.length >> 1] ?? 1.3 * em,
    labelLimit: Math.max(0, ...labeled.map(rightOf)),
    sentenceCase: within.filter(word => /^\p{Ll}/u.test(word)).length > within.length * minLowercaseShare,
    smallCase: small > beginnings.length * 0.4,
    levels: starts.filter((left, index) => index === 0 || left - (starts[index - 1] ?? 0) > 0.3 * em),
    beginnings: starts.length,
    numbersLeft: Math.min(...numbers),
  }
}

/** Joins lines without numbers to the rows they belong to; what remains without numbers is a heading. */
export function joinLabels(rows: readonly DraftRow[], em: number): readonly DraftRow[] {
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
    // Numbers below their label, or a little off its height.
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
    if (
      isEmpty(above)
        ? continuesBelow(above, row, next, spacing)
        : isEmpty(row) && continuesAbove(above, row, next, spacing)
    ) {
      joined[joined.length - 1] = merge(above, row)
      continue
    }
    joined.push(row)
  }
  return joined
}
