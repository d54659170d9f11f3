/** Answers that stand above their captions or below their labels. Pure. */
import { centerOf, middleOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { isBetween } from './answer-choices.ts'
import { canAnswer, HINT, isSpelledOn, SIGN, type Label } from './answer-shapes.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'
import { sectionKind } from './sections.ts'
import { isPrintedText } from './printed-text.ts'

/** What stands below a label without a box is prose when it is longer. */
const MAX_VALUE_WORDS = 10

/** In type sizes: how far below its label a value may stand, and above its caption. */
const BELOW = 2.1
const ABOVE = 2.6

/** In type sizes: parts of one value under a label stand this close. */
const SAME_VALUE = 3.2

/** Free pieces below the label in its box. */
export function below(page: FormPage, piece: Piece, cell: Box, isFree: (piece: Piece) => boolean): readonly Piece[] {
  if (cell.left === 0 && cell.right === page.width) return []
  const found: Piece[] = []
  for (const line of page.lines.slice(piece.line))
    for (const other of line) {
      if (other === piece || other.box.top < piece.box.top + 0.5 * piece.size) continue
      if (middleOf(other.box) > cell.bottom) continue
      const center = centerOf(other.box)
      if (center < cell.left || center > cell.right) continue
      if (!isFree(other)) return found
      if (HINT.test(other.text) && !/\d{3}/.test(other.text)) continue
      found.push(other)
    }
  return found
}

/** What stands on the line over a caption. */
export function above(
  page: FormPage,
  piece: Piece,
  rule: Box,
  isFree: (piece: Piece) => boolean,
  taken: ReadonlySet<Piece>,
): readonly Piece[] {
  // A line shared with other captions is parted between them.
  const captions = (page.lines[piece.line] ?? []).filter(other => other !== piece && other.box.left > piece.box.right)
  const right = Math.min(rule.right + 3, ...captions.map(other => other.box.left - 2))
  return page.lines
    .slice(Math.max(0, piece.line - 3), piece.line)
    .flat()
    .filter(
      other =>
        isFree(other) &&
        !taken.has(other) &&
        !isPrintedText(other.text) &&
        other.box.bottom > rule.top - ABOVE * 0.6 * other.size &&
        other.box.bottom < rule.bottom + 0.5 * other.size &&
        centerOf(other.box) > Math.max(rule.left - 3, piece.box.left - 60) &&
        centerOf(other.box) < right,
    )
}

/** From where the way down to a text counts: from the head of its box, when that begins close below the label. */
function headOf(page: FormPage, { box, size }: Piece, foot: number): number {
  const cell = cellAround(page, box)
  return cell !== null && cell.left > 0 && cell.top > foot - 2 && cell.top - foot < size ? cell.top : foot
}

/** What stands right below a label that has nothing beside it. */
export function stacked(
  page: FormPage,
  piece: Piece,
  isFree: (piece: Piece) => boolean,
  labels: ReadonlyMap<Piece, Label>,
): readonly Piece[] {
  const line = page.lines[piece.line]!
  const next = line[line.indexOf(piece) + 1]
  const right = next === undefined ? page.width : next.box.left - 2
  const found: Piece[] = []
  let foot = piece.box.bottom
  for (const other of page.lines.slice(piece.line + 1, piece.line + 4)) {
    const here = other.filter(
      candidate => candidate.box.left > piece.box.left - 8 && candidate.box.left < Math.min(right, piece.box.left + 60),
    )
    if (here.length === 0) continue
    const [first] = here
    // "(mm/dd/yyyy)" under its label tells how to answer.
    if (found.length === 0 && here.length === 1 && HINT.test(first!.text) && !/\d/.test(first!.text)) {
      foot = first!.box.bottom
      continue
    }
    // A sign may be printed before the boxes of an amount.
    const value = first !== undefined && SIGN.test(first.text) ? (other[other.indexOf(first) + 1] ?? first) : first
    if (
      first === undefined ||
      value === undefined ||
      !isFree(first) ||
      first.words.length > MAX_VALUE_WORDS ||
      isPrintedText(first.text)
    )
      break
    if (
      page.ticks.some(({ box }) => isBetween(box, { ...first.box, right: 0 }, first.box)) ||
      sectionKind(first.text)?.kind === 'decoy'
    )
      break
    if (value.box.top - headOf(page, value, foot) > (found.length === 0 ? BELOW - 1 : 0.6) * piece.size) break
    if (
      page.lineRules.some(
        rule =>
          rule.top > foot + 1 &&
          rule.bottom < first.box.top - 1 &&
          rule.left < first.box.right &&
          rule.right > first.box.left,
      )
    )
      break
    if (other.some(candidate => labels.has(candidate)) && found.length > 0) break
    if (!canAnswer(labels.get(piece)?.meaning?.term, value.text)) break
    found.push(first)
    // One character to a box goes on from box to box.
    for (const next of other.slice(other.indexOf(first) + 1)) {
      const last: Piece = found.at(-1)!
      const follows = next.box.left < right && next.box.left - last.box.right < SAME_VALUE * piece.size
      if ((!isSpelledOn(last, next) && !follows) || !isFree(next)) break
      found.push(next)
    }
    foot = first.box.bottom
    if (labels.get(piece)?.meaning?.term !== 'address') break
  }
  return found
}
