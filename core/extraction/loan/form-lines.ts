/** Lines to write on: where they are, and what stands on them. Pure. */
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import type { FormPage, Piece } from './form-page.ts'

/** A line to write on begins this close (points) behind its label. */
const LINE_START = 30

/** The line to write on that begins behind a label. */
export function lineBehind(page: FormPage, piece: Piece): Box | null {
  const { box, size } = piece
  const next = (page.lines[piece.line] ?? []).find(other => other.box.left > box.right - 1)
  let best: Box | null = null
  for (const rule of page.lineRules) {
    if (rule.top < box.bottom - 0.5 * size || rule.top > box.bottom + 0.95 * size) continue
    if (rule.left < box.right - 4 || rule.left > box.right + LINE_START || rule.right - rule.left < 12) continue
    if (next !== undefined && rule.left > next.box.right) continue
    if (best === null || rule.left < best.left) best = rule
  }
  return best
}

/** The line a caption stands under. */
export function lineOver(page: FormPage, piece: Piece): Box | null {
  const { box, size } = piece
  let best: Box | null = null
  for (const rule of page.lineRules) {
    if (rule.bottom > box.top + 0.35 * size || rule.bottom < box.top - 0.9 * size) continue
    if (rule.left > box.left + 4 || rule.right < box.right - 4) {
      // A centered caption stands well within its line; any other begins with it.
      if (rule.left > centerOf(box) || rule.right < centerOf(box)) continue
    }
    if (best === null || rule.bottom > best.bottom) best = rule
  }
  return best
}

/** Words on a line of their own to write on, not under a border they share with a label. */
export function isWritten(page: FormPage, piece: Piece): boolean {
  const { underline, box } = piece
  if (underline === null || box.left - underline.left > 40) return false
  const line = page.lines[piece.line] ?? []
  // Under a row of a table the first words ask and the next ones answer.
  const isFirstOfRow = line.some(other => other.underline === underline && other.box.left > box.right)
  return !isFirstOfRow && line.some(other => other.box.right <= underline.left + 3 && other.underline !== underline)
}
