/** Labels over several lines: what belongs together, and what is a heading above its first row. */
import { widthOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import { joinConsecutive } from '../values/sequences.ts'
import { type DraftRow, isEmpty, merge } from './draft-row.ts'
import { carriesOnFrom, isUnfinished, isUpperCase } from './labels.ts'

interface Spacing {
  readonly em: number
  /** Usual distance from the top of a row to the top of the next, in points. */
  readonly pitch: number
  /** Right edge labels may reach before they wrap. */
  readonly labelLimit: number
  /** Where labels begin that follow a row with numbers, left to right: there no wrapped line stands. */
  readonly levels: readonly number[]
  /** How many labels those are. */
  readonly beginnings: number
}

/**
 * How the lines of one label follow each other. Half or double of any member changes 9 of 54 tuned statements at most.
 * - `max`, `wide`: Lines of one label follow each other at the usual pitch of the rows, or less: never at more than this part of it. Where rows
 *   are wide apart, the second and third apply: lines further apart than so many type sizes are two labels unless the rows are too.
 * - `usual`: Distances between tops of rows that count for the usual pitch, in type sizes, and the pitch where none do.
 */
const spacings = { max: 1.15, wide: { em: 2.2, pitch: 1.3 }, usual: { min: 0.6, max: 3.5, usual: 1.3 } } as const
/**
 * How the lines of one label are indented.
 * - `same`: Indents of rows that begin alike differ by less than this, in type sizes; levels of indents by more.
 * - `full`: How far the second line of a label may begin left and right of the first, in type sizes.
 * - `alone`: Indents of a second line alone, in type sizes: more than none, and less than the next level's; more room is known where lines are
 *   full.
 */
const indents = {
  same: 0.3,
  full: { left: 0.5, right: 3.5 },
  alone: { min: 0.4, max: 1.5, maxFull: 2.5, ofLevel: 0.7 },
}
/**
 * How numbers and indented lines join labels.
 * - `numbersGap`: Numbers below their label belong to it at less than this gap, in type sizes. Half or double changes no tuned statement.
 * - `minBeginnings`: Fewer labels than these may leave out a level. Half or double changes no tuned statement.
 */
const joins = { numbersGap: 0.9, minBeginnings: 8 } as const

const rightOf = (words: readonly Word[]): number => Math.max(...words.map(({ box }) => box.right))

/** The words of the last of a label's lines. */
function lastLine({ words, lastTop }: DraftRow): readonly Word[] {
  const last = words.filter(({ box }) => box.bottom > lastTop)
  return last.length === 0 ? words : last
}

/** How much further right than the other a row's label begins, in points. */
const indentBelow = (upper: DraftRow, lower: DraftRow): number => (lower.left ?? 0) - (upper.left ?? 0)

/** Whether the gap and the indents of two lines allow them to be one label. */
function mayBeOne(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  if (upper.label === '' || lower.label === '') return false
  const step = lower.box.top - upper.lastTop
  if (step > spacings.wide.em * spacing.em && step > spacings.wide.pitch * spacing.pitch) return false
  if (step > spacings.max * spacing.pitch + 1) return false
  return indentBelow(upper, lower) >= -2 * spacing.em
}

/** The upper line runs to where labels wrap: the next word would not have fitted. */
function isFull(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  const indent = indentBelow(upper, lower)
  const hangs = indent >= -indents.full.left * spacing.em && indent <= indents.full.right * spacing.em
  const nextWord = lower.words[0] === undefined ? 0 : widthOf(lower.words[0].box)
  const full = rightOf(lastLine(upper)) + nextWord > spacing.labelLimit - indents.same * spacing.em
  const [begins = ''] = lower.label.split(' ')
  const capitals = isUpperCase(upper.label)
  const sameCase = capitals === isUpperCase(lower.label) || (capitals && begins.length > 3 && isUpperCase(begins))
  return full && hangs && sameCase && !/^(?:total|net|less|add)\b/i.test(lower.label)
}

/** Indented by less than levels differ, where no label begins: the line can only be the rest of the one above. */
function hangsIn(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  const { em, levels } = spacing
  const left = lower.left ?? 0
  const indent = indentBelow(upper, lower)
  const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0))
  const away = levels.every(level => Math.abs(level - left) > indents.same * em)
  // Where nothing else is indented so, a line that is goes on with one that had no room left.
  const known = steps.length > 0 || spacing.beginnings >= joins.minBeginnings
  if (indent < indents.alone.min * em) return false
  if (known && indent <= indents.alone.maxFull * em && away && isFull(upper, lower, spacing)) return true
  if (steps.length === 0 || indent > indents.alone.max * em || indent > indents.alone.ofLevel * Math.min(...steps))
    return false
  return away && !/^(?:total|net|less|add)\b/i.test(lower.label)
}

/** Words that are no label of their own: "(benefit)", "$.001". */
const isRemainder = (label: string): boolean => /^\([^()]+\):?$|^[$£€][\d.,]+$/.test(label)

/** A line without numbers above a line that may have some: one label, or a heading and its first row. */
function continuesBelow(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  if (!mayBeOne(upper, lower, spacing)) return false
  const sameCase = isUpperCase(upper.label) === isUpperCase(lower.label)
  if (isUnfinished(upper.label)) return sameCase || !isUpperCase(upper.label)
  if (isTotal(upper.label) || carriesOnFrom(lower.label) || isRemainder(lower.label)) return true
  return hangsIn(upper, lower, spacing)
}

/** A line without numbers below a row that has them: the rest of its label, or the next heading. */
function continuesAbove(upper: DraftRow, lower: DraftRow, spacing: Spacing): boolean {
  const near = lower.box.top - upper.lastTop < spacings.max * spacing.pitch + 1
  if (near && isRemainder(lower.label)) return true
  if (!mayBeOne(upper, lower, spacing)) return false
  // A speck may leave a dash behind a label: the heading below, with its colon, is no rest of it.
  const goesOn = carriesOnFrom(lower.label) || (isUnfinished(upper.label) && !/:$/.test(lower.label))
  return goesOn && !/:$/.test(upper.label)
}

const isTotal = (label: string): boolean => /^(?:sub-?)?total\b(?!.*:$)/i.test(label)

function spacingOf(rows: readonly DraftRow[], em: number): Spacing {
  const steps = rows
    .slice(1)
    .map((row, index) => row.box.top - (rows[index]?.box.top ?? 0))
    .filter(step => step > spacings.usual.min * em && step < spacings.usual.max * em)
    .toSorted((a, b) => a - b)
  const labeled = rows.filter(row => row.label !== '' && !isEmpty(row))
  const starts = rows
    .filter((row, index) => row.left !== null && (index === 0 || !isEmpty(rows[index - 1] ?? row)))
    .map(row => row.left ?? 0)
    .toSorted((a, b) => a - b)
  return {
    em,
    pitch: steps[steps.length >> 1] ?? spacings.usual.usual * em,
    labelLimit: Math.max(0, ...labeled.map(({ words }) => rightOf(words))),
    levels: starts.filter((left, index) => index === 0 || left - (starts[index - 1] ?? 0) > indents.same * em),
    beginnings: starts.length,
  }
}

/** Joins lines without numbers to the rows they belong to; what remains without numbers is a heading. */
export function joinLabels(rows: readonly DraftRow[], em: number): readonly DraftRow[] {
  const spacing = spacingOf(rows, em)
  return joinConsecutive(rows, (above, row) =>
    holdsNumbersOf(above, row, em) || continues(above, row, spacing) ? merge(above, row) : null,
  )
}

/** Numbers below their label, or a little off its height. */
const holdsNumbersOf = (above: DraftRow, row: DraftRow, em: number): boolean =>
  row.label === '' &&
  !isEmpty(row) &&
  isEmpty(above) &&
  above.label !== '' &&
  row.box.top - above.box.bottom < joins.numbersGap * em &&
  !/:$/.test(above.label)

const continues = (above: DraftRow, row: DraftRow, spacing: Spacing): boolean =>
  isEmpty(above) ? continuesBelow(above, row, spacing) : isEmpty(row) && continuesAbove(above, row, spacing)
