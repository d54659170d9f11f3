/** Lines to write on: where they are, and what stands on them. Pure. */
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { partOf, type FormPage, type Piece } from './form-page.ts'

/** A line to write on begins this close (points) behind its label. */
const LINE_START = 30
/** Points between the lines for the parts of one number. */
const PART_GAP = 18

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
      // A centerd caption stands well within its line; any other begins with it.
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
  const line = page.lines[piece.line]
  return (
    line !== undefined && line.some(other => other.box.right <= underline.left + 3 && other.underline !== underline)
  )
}

/** What stands on a line to write on. */
export function onLine(page: FormPage, first: Box, piece: Piece, isFree: (piece: Piece) => boolean): readonly Piece[] {
  const rule = withParts(page, first)
  const near = page.lines.slice(Math.max(0, piece.line - 2), piece.line + 3).flat()
  return near.flatMap(other => {
    if (other === piece || !isFree(other)) return []
    if (other.box.bottom < rule.top - 0.9 * other.size || other.box.top > rule.top - 0.3 * other.size) return []
    const words = other.words.filter(word => centerOf(word.box) > rule.left - 2 && centerOf(word.box) < rule.right + 3)
    if (words.length === 0) return []
    return words.length === other.words.length
      ? [other]
      : [partOf(other, other.words.indexOf(words[0]!), other.words.indexOf(words.at(-1)!) + 1)]
  })
}

/** Lines for the parts of one number or date follow one another closely. */
function withParts(page: FormPage, rule: Box): Box {
  let whole = rule
  for (const next of page.across.toSorted((a, b) => a.left - b.left)) {
    if (Math.abs(next.top - whole.top) > 1.5 || next.left < whole.right - 1 || next.left > whole.right + PART_GAP)
      continue
    if (whole.right - whole.left > 140 || next.right - next.left > 70) continue
    const between = page.lines
      .flat()
      .some(
        piece =>
          /\p{L}{2}/u.test(piece.text) &&
          piece.box.left >= whole.right - 2 &&
          piece.box.right <= next.left + 2 &&
          Math.abs(piece.box.bottom - rule.top) < 12,
      )
    if (!between) whole = { ...whole, right: next.right }
  }
  return whole
}
