/** Where one signs a form: on lines, in boxes and in the room around labels; and the strokes that lie there. Pure. */
import { heightOf, horizontalOverlap, verticalOverlap, widthOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { isInside, SLACK } from './boxes.ts'
import { coverOf, KNOWN_COVER } from './labels.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'
import { lineBehind, lineOver } from './slots.ts'

/** Points by which strokes stand out of the line or box they are drawn in, at its sides. Half or double of any member changes no tuned form. */
const STICK_OUT = { left: 6, right: 8 } as const
/**
 * Points: how far a signature without a line reaches behind its label, above and below it; and to the right of a label it stands under.
 * Half or double of any member changes 2 of 41 tuned forms at most.
 */
const BESIDE = { right: 300, over: 26, under: 8 } as const
/**
 * Where a signature stands, from its label.
 * - `belowRight`: Points: a signature under its label ends this far right of the label's beginning, or before the next label.
 * - `head`, `boxBelow`: In type sizes: the label of a box to sign stands this near its head; the box below it begins this far under the label.
 * - `minInside`: Share of strokes that lies in the place they sign.
 * - `room`: Points between a caption and the foot of its box in which one can sign.
 * - `below`: Points: a signature without a line reaches no further below its caption.
 */
const AREA = { belowRight: 260, head: 0.8, boxBelow: 0.6, minInside: 0.5, room: 9, below: 60 } as const
/**
 * Points: how far over a line strokes of a signature reach, and how far under it.
 * Half or double of any member changes 1 of 41 tuned forms at most.
 */
const REACH = { over: 44, under: 10 }
/** Points. Smaller marks are ticks and specks. Half or double of any member changes no tuned form. */
const STROKE = { width: 16, height: 4.5 }

/** Where a signature on a line stands. */
export const onLine = (line: Box): Box => ({
  left: line.left - STICK_OUT.left,
  right: line.right + STICK_OUT.right,
  top: line.top - REACH.over,
  bottom: line.bottom + REACH.under,
})

/** Where the signature that belongs to this label stands: on the line or in the blank behind it, in its box, or on the line over it. */
export function areaOf(page: FormPage, piece: Piece, next: Piece | null): Box | null {
  const { box } = piece
  const behind = lineBehind(page, piece)
  if (behind !== null) return onLine(behind)
  if (piece.blankAfter) return besideArea(page, piece, next)
  const cell = signingCell(page, piece)
  if (cell !== null && cell.left >= box.right) return cell
  if (cell !== null)
    return { ...cell, top: box.bottom - SLACK, right: Math.min(cell.right, next?.box.left ?? cell.right) }
  const over = lineOver(page, piece)
  if (over === null) return null
  const right = next !== null && next.box.left < over.right ? next.box.left - SLACK : over.right + STICK_OUT.right
  const left = Math.max(over.left, box.left) - STICK_OUT.left
  return { left, right, top: over.top - REACH.over, bottom: over.bottom + SLACK }
}

/** The box in whose upper corner the label stands, or the one right below it, with room to sign. */
function signingCell(page: FormPage, { box, size }: Piece): Box | null {
  const below = {
    left: box.left + 2,
    right: box.left + size,
    top: box.bottom + AREA.boxBelow * size,
    bottom: box.bottom + size,
  }
  const cells = [box, below].map(place => cellAround(page, place))
  const isSigned = (cell: Box | null): cell is Box =>
    cell !== null &&
    cell.left > 0 &&
    cell.right < page.width &&
    cell.bottom < page.height &&
    box.top - cell.top < AREA.head * size &&
    cell.bottom - box.bottom > AREA.room
  const own = cells.find(cell => isSigned(cell) && !holdsQuestion(page, cell, box)) ?? null
  return own === null || own === cells[0] ? own : { ...own, bottom: footOfColumn(page, own) }
}

/** Another question stands in the cell. */
const holdsQuestion = (page: FormPage, cell: Box, label: Box): boolean =>
  page.lines.flat().some(({ box, text }) => box !== label && isInside(box, cell) && coverOf(text) >= KNOWN_COVER)

/** The foot of the cells below one another, a row for each who signs, up to the next question. */
function footOfColumn(page: FormPage, cell: Box): number {
  const next = cellAround(page, {
    ...cell,
    left: cell.left + SLACK,
    right: cell.right - SLACK,
    top: cell.bottom + SLACK,
    bottom: cell.bottom + 2 * SLACK,
  })
  const isNext =
    next !== null &&
    next.bottom < page.height &&
    next.bottom - next.top > AREA.room &&
    Math.abs(next.left - cell.left) + Math.abs(next.right - cell.right) < SLACK
  return isNext && !holdsQuestion(page, next, cell) ? footOfColumn(page, next) : cell.bottom
}

/** To the right of the label, as far as the next one. */
function besideArea(page: FormPage, piece: Piece, next: Piece | null): Box {
  return {
    left: piece.box.right - 2,
    right: next === null ? Math.min(page.width, piece.box.right + BESIDE.right) : next.box.left - 2,
    top: piece.box.top - BESIDE.over,
    bottom: piece.box.bottom + BESIDE.under,
  }
}

/** Below the label, as far as the next words. */
function areaBelow(page: FormPage, { box }: Piece, next: Piece | null): Box {
  const right = next === null ? box.left + AREA.belowRight : next.box.left - 2
  const below = page.lines
    .flat()
    .filter(({ box: other }) => other.top > box.bottom && other.left < right && other.right > box.left)
    .map(({ box: other }) => other.top)
  const bottom = Math.min(box.bottom + AREA.below, ...below) + SLACK
  return { left: box.left - STICK_OUT.left, right, top: box.bottom - 2, bottom }
}

/** Strokes behind a label or below it, where the form draws no line or box to sign. */
export const strokesAround = (page: FormPage, piece: Piece, next: Piece | null): Box | null =>
  strokesIn(page, besideArea(page, piece, next)) ?? strokesIn(page, areaBelow(page, piece, next))

/** Strokes, stamps or a picture that lie in a place to sign, by more than half. */
export function strokesIn(page: FormPage, area: Box): Box | null {
  const found = page.marks.find(
    ({ box, kind }) =>
      (kind !== 'drawing' || (widthOf(box) >= STROKE.width && heightOf(box) >= STROKE.height)) &&
      horizontalOverlap(box, area) > AREA.minInside * widthOf(box) &&
      verticalOverlap(box, area) > AREA.minInside * heightOf(box),
  )
  return found?.box ?? null
}
