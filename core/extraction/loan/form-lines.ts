/** Lines to write on: where they are, and what stands on them. Pure. */
import { centerOf, widthOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import type { FormPage, Piece } from './form-page.ts'
import { SLACK } from './thresholds.ts'

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
