/** Slots of a form: the places where an answer stands, in cells and on lines to write on, each with the pieces of text in it. Pure. */
import { centerOf, middleOf, unionOf, widthOf } from '../../document/geometry.ts'
import type { Box, FormField } from '../../document/model.ts'
import { isInside, SLACK, areLevel } from './boxes.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'
import { nameMeaning } from './field-names.ts'
import type { Term } from './labels.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { textOf } from '../layout/text-rows.ts'

/** A place for one answer that has one: neighboring pieces of a row, on one rule or in one cell. */
export interface Slot {
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly box: Box
  /** The field to fill in, where the form has one. */
  readonly field: FormField | null
  /** What the name of that field asks. */
  readonly term: Term | null
  /** Index of the row of text. */
  readonly line: number
}

/**
 * How near pieces of one answer stand. Half or double of any member changes 5 of 41 tuned forms at most.
 * - `answer`: In type sizes: pieces of one answer stand this close.
 * - `rule`: In type sizes: pieces on one rule further apart stand in columns of a row.
 * - `edge`: Points by which an answer begins left or right of the edge of its caption.
 * - `sign`: In type sizes: the sign stands at the edge of a box, the amount in it.
 */
const SAME = { answer: 2.2, rule: 6, edge: 8, sign: 8 } as const
/**
 * How rows and cells lie.
 * - `left`: Points: where no side rule divides it from the caption before, the room of a caption begins this far left of its words.
 * - `doubleRule`: Points between the two lines of a double rule.
 */
const ROOM = { left: 6, doubleRule: 4 } as const

const CURRENCY_SIGN = /^[$€£]$/

/** What stands in the row of a piece behind it, from left to right. */
export const piecesBehind = (page: FormPage, { line, box: own }: Piece): readonly Piece[] =>
  page.lines
    .slice(Math.max(0, line - 1), line + 2)
    .flat()
    .filter(({ box }) => box.left >= own.right - 1 && areLevel(box, own))
    .toSorted((a, b) => a.box.left - b.box.left)

/** How many vertical rules separate the two; double ones count once. */
export function wallsBetween(page: FormPage, a: Box, b: Box): number {
  const y = middleOf(a)
  const walls = page.down
    .filter(rule => rule.left >= a.right - SLACK && rule.right <= b.left + SLACK && rule.top <= y && rule.bottom >= y)
    .map(({ left }) => left)
    .toSorted((one, other) => one - other)
  return walls.filter((left, at) => at === 0 || left - walls[at - 1]! > ROOM.doubleRule).length
}

export const isWalled = (page: FormPage, a: Box, b: Box): boolean => wallsBetween(page, a, b) > 0

/**
 * Points by which the edges of answers of one column differ, and how many rows such a column has.
 * Half or double of any member changes 1 of 41 tuned forms at most.
 */
const COLUMN = { points: 2, rows: 3 }

/** Answers in a column of their own, set against its left or right edge: distance to the captions says nothing. */
export function isInColumn(page: FormPage, { left, right }: Box): boolean {
  const isLike = ({ box }: Piece): boolean =>
    Math.abs(box.left - left) < COLUMN.points || Math.abs(box.right - right) < COLUMN.points
  return page.lines.filter(line => line.slice(1).some(isLike)).length >= COLUMN.rows
}

function continues(page: FormPage, last: Piece, next: Piece): boolean {
  const gap = next.box.left - last.box.right
  if (CURRENCY_SIGN.test(last.text) && (next.inBlank || gap < SAME.sign * last.size) && /^\d/.test(next.text))
    return true
  if (last.underline !== null && last.underline === next.underline && gap < SAME.rule * last.size) return true
  // Parts of a number in boxes of their own.
  if (isWalled(page, last.box, next.box))
    return gap <= last.size && [last, next].every(({ text }) => /^.$|\d/u.test(text))
  return gap <= SAME.answer * last.size
}

/** The slots with text; `isFree`: neither caption nor heading nor print of the form. */
export function slotsOf(page: FormPage, isFree: (piece: Piece) => boolean): readonly Slot[] {
  return page.lines.flatMap((line, index): readonly Slot[] => {
    const beside = [page.lines[index - 1] ?? [], page.lines[index + 1] ?? []].flat().filter(piece => !isFree(piece))
    // Two that begin where captions do answer one each, however near they stand.
    const isAtCaption = ({ box }: Piece): boolean =>
      beside.some(other => Math.abs(other.box.left - box.left) < COLUMN.points)
    const begins = (last: Piece, piece: Piece): boolean =>
      !isFree(last) ||
      !isFree(piece) ||
      !continues(page, last, piece) ||
      (isAtCaption(last) && isAtCaption(piece) && last.text.length > 1)
    const runs = groupConsecutive(line, begins).filter(([first]) => isFree(first!))
    return runs.map(pieces => ({
      pieces,
      text: textOf(pieces),
      // A sign printed before the place for the amount is not in it.
      box: unionOf(
        (CURRENCY_SIGN.test(pieces[0]!.text) && pieces.length > 1 ? pieces.slice(1) : pieces).map(({ box }) => box),
      ),
      field: null,
      term: null,
      line: index,
    }))
  })
}

/** The fields to fill in as slots, with the text of the page that shows what is filled in. */
export function fieldSlots(page: FormPage, fields: readonly FormField[]): readonly Slot[] {
  const pieces = page.lines.flat()
  return fields.map(field => {
    const own = pieces.filter(piece => isInside(piece.box, field.box))
    const line = page.lines.findIndex(row => (row[0]?.box.bottom ?? 0) > middleOf(field.box))
    const term = nameMeaning(field.name)?.term ?? null
    return { pieces: own, text: field.value ?? '', box: field.box, field, term, line: own[0]?.line ?? line }
  })
}

/** The cell a caption stands in, bounded by rules on every side; where side rules are missing, the captions beside it divide the room. */
export function ownCell(page: FormPage, piece: Piece, isCaption: (piece: Piece) => boolean): Box | null {
  const cell = cellAround(page, piece.box)
  if (cell === null) return null
  let { left, right } = cell
  for (const other of page.lines[piece.line]!) {
    if (other === piece || !isCaption(other)) continue
    if (other.box.left > piece.box.right && other.box.left - 2 < right) right = other.box.left - 2
    // Answers below captions in the middle of their room begin left of them.
    if (other.box.right < piece.box.left && other.box.right > left)
      left = Math.min(piece.box.left - ROOM.left, (other.box.right + piece.box.left) / 2)
  }
  return { ...cell, left, right }
}

/**
 * How lines to write on lie, in points. Half or double of any member changes 2 of 41 tuned forms at most.
 * - `start`: A line to write on begins this close (points) behind its label.
 * - `minLength`: Points: shorter rules behind a label are dashes.
 * - `indent`: Points: words on a line begin this near its left end; words further right share a border with a label.
 */
const LINE = { start: 30, minLength: 12, indent: 40 } as const
/**
 * In type sizes: a line behind a label lies this far above and below the foot of its words.
 * Half or double of any member changes 5 of 41 tuned forms at most.
 */
const FOOT = { above: 0.5, below: 0.95 } as const
/** In type sizes: a line over a caption lies this far above and below the head of its words. Half of the first changes three of 41 tuned forms. */
const HEAD = { above: 0.9, below: 0.35 } as const

/** The line to write on that begins behind a label. */
export function lineBehind(page: FormPage, piece: Piece): Box | null {
  const { box, size } = piece
  const next = (page.lines[piece.line] ?? []).find(other => other.box.left > box.right - 1)
  const behind = page.lineRules.filter(rule => {
    if (rule.top < box.bottom - FOOT.above * size || rule.top > box.bottom + FOOT.below * size) return false
    if (rule.left < box.right - SLACK || rule.left > box.right + LINE.start || widthOf(rule) < LINE.minLength)
      return false
    return next === undefined || rule.left <= next.box.right
  })
  return behind.toSorted((a, b) => a.left - b.left)[0] ?? null
}

/** The line a caption stands under. */
export function lineOver(page: FormPage, piece: Piece): Box | null {
  const { box, size } = piece
  const over = page.lineRules.filter(rule => {
    if (rule.bottom > box.top + HEAD.below * size || rule.bottom < box.top - HEAD.above * size) return false
    // A centered caption stands well within its line; any other begins with it.
    const isWithin = rule.left <= box.left + SLACK && rule.right >= box.right - SLACK
    return isWithin || (rule.left <= centerOf(box) && rule.right >= centerOf(box))
  })
  return over.toSorted((a, b) => b.bottom - a.bottom)[0] ?? null
}

/** Words on a line of their own to write on, not under a border they share with a label. */
export function isWritten(page: FormPage, piece: Piece): boolean {
  const { underline, box } = piece
  if (underline === null || box.left - underline.left > LINE.indent) return false
  const line = page.lines[piece.line] ?? []
  // Under a row of a table the first words ask and the next ones answer.
  const isFirstOfRow = line.some(other => other.underline === underline && other.box.left > box.right)
  return !isFirstOfRow && line.some(other => other.box.right <= underline.left + SLACK && other.underline !== underline)
}
