/** Where the answer to a label stands: behind it, on its line, in its box, above it or below. Pure. */
import { centerOf, heightOf, middleOf, verticalOverlap } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { choiceBehind, isBetween, offersForms } from './answer-choices.ts'
import { HINT, isOfOtherKind, isSpelledOn, pickedLines, SIGN, type Label } from './answer-shapes.ts'
import { above, below, stacked } from './answers-above-below.ts'
import { lineBehind, lineOver, onLine } from './form-lines.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'

/** A value stands at most this far behind its label (share of the page's width) where no line leads to it. */
const FARTHEST = 0.42
/** In type sizes: this close below its label, a text under a line answers it. */
const CLOSE = 0.75
/** Share of their height by which pieces of one row overlap. */
const LEVEL = 0.5

/** The pieces at a label; none: the place is blank; null: the label has no place. */
export function valueOf(
  page: FormPage,
  label: Label,
  labels: ReadonlyMap<Piece, Label>,
  headings: ReadonlySet<Piece>,
  taken: ReadonlySet<Piece>,
): readonly Piece[] | null {
  const { piece } = label
  const line = page.lines[piece.line]!
  const at = line.indexOf(piece)
  const isFree = (other: Piece): boolean => !labels.has(other) && !headings.has(other)
  const rule = lineBehind(page, piece)
  if (rule !== null) return onLine(page, rule, piece, isFree)
  const cell = ownCell(page, piece, labels)
  const behind = levelBehind(page, piece)
  const chosen = choiceBehind(page, piece, behind, labels)
  if (chosen !== null) return chosen
  // Several legal forms are offered, and none is known to be ticked.
  if (label.meaning?.term === 'entityType' && offersForms(page, piece, behind)) return []
  const beside: Piece[] = []
  // Choices within the brackets of a label belong to it: "Legal name (OC [ ] EPC [ ]):".
  let inBrackets = /\([^)]*$/.test(piece.text)
  for (const other of behind) {
    const last = beside.at(-1) ?? piece
    if (beside.length === 0 && /^\(/.test(other.text) && HINT.test(other.text)) continue
    if (!isFree(other) || (!inBrackets && page.ticks.some(({ box }) => isBetween(box, last.box, other.box)))) break
    if (inBrackets) {
      inBrackets = !other.text.includes(')')
      continue
    }
    const isFar = other.box.left - last.box.right > FARTHEST * page.width
    if (beside.length === 0 && isFar && !isWalled(page, piece, other)) break
    if (beside.length > 0) {
      // Figures and their signs follow closely; one character to a box goes on from box to box.
      if (
        !isSpelledOn(last, other) &&
        !(SIGN.test(last.text) && (other.inBlank || other.box.left - last.box.right < last.size)) &&
        (other.box.left - last.box.right > 2.2 * piece.size || isWalled(page, last, other))
      )
        break
    } else if (isWalled(page, piece, other) && isHeadingRow(page, piece, labels)) break
    else if (isOfOtherKind(label.meaning?.term, other.text)) break
    beside.push(other)
  }
  const inCell = cell === null ? [] : pickedLines(label, below(page, piece, cell, isFree))
  if (beside.length > 0) {
    // A caption in the corner of a box whose neighbor holds more: the own box comes first.
    if (inCell.length > 0 && isWalled(page, piece, beside[0]!)) return inCell
    return label.meaning?.term === 'address' && cell !== null && !isWalled(page, piece, beside[0]!)
      ? [...beside, ...inCell.filter(other => Math.abs(other.box.left - beside[0]!.box.left) < 12)]
      : continued(page, piece, beside, isFree, label)
  }
  if (piece.blankAfter) return []
  if (inCell.length > 0) return inCell
  const over = lineOver(page, piece)
  if (over !== null && !label.closed) {
    // Under a line and right over an answer: a caption in a box whose sides are lost.
    const close = stacked(page, piece, isFree, labels)
    if (close.length > 0 && close[0]!.box.top - piece.box.bottom < CLOSE * piece.size) return pickedLines(label, close)
  }
  if (over !== null && (cell === null || cell.bottom - piece.box.bottom < 0.8 * piece.size || cell.left === 0)) {
    const answers = above(page, piece, over, isFree, taken)
    if (answers.length > 0 || !(label.closed || isUnderHeading(over, headings))) return answers
    // The rule is a heading's; what stands on a line of its own below has a caption of its own.
    return pickedLines(
      label,
      stacked(page, piece, isFree, labels).filter(answer => !isCaptioned(page, answer, labels)),
    )
  }
  if (cell !== null && cell.left > 0 && cell.bottom < page.height) {
    const next = nextCell(page, cell)
    const inNext =
      next === null || !isFull(page, piece, cell) ? [] : pickedLines(label, below(page, piece, next, isFree))
    if (inNext.length > 0 && !isHeadingRow(page, piece, labels)) return inNext
    if (cell.bottom - piece.box.bottom > 0.9 * piece.size) return []
  }
  // Behind a label with a colon its answer would stand; only a row of nothing but labels has the answers below.
  const isRow = line.every((other, index) => labels.has(other) || (index > at && HINT.test(other.text)))
  if (label.closed && at < line.length - 1 && !isRow) return []
  const under = stacked(page, piece, isFree, labels)
  return under.length > 0 ? under : over !== null ? [] : label.closed ? [] : null
}

/** On a line of its own with a question right under it. */
function isCaptioned(page: FormPage, { underline, line }: Piece, labels: ReadonlyMap<Piece, Label>): boolean {
  if (underline === null) return false
  return page.lines
    .slice(line + 1, line + 3)
    .flat()
    .some(
      other => labels.has(other) && lineOver(page, other)?.top === underline.top && other.box.left < underline.right,
    )
}

/** A rule drawn under a heading. */
function isUnderHeading(rule: Box, headings: ReadonlySet<Piece>): boolean {
  return [...headings].some(
    ({ box, size }) =>
      rule.top > box.top && rule.top - box.bottom < 0.6 * size && rule.left < box.right && rule.right > box.left,
  )
}

/** What stands behind a label at its height, from left to right; smaller type may make a line of its own. */
export function levelBehind(page: FormPage, piece: Piece): readonly Piece[] {
  const line = page.lines[piece.line]!
  const own = line.slice(line.indexOf(piece) + 1)
  const others = [...(page.lines[piece.line - 1] ?? []), ...(page.lines[piece.line + 1] ?? [])].filter(
    ({ box }) =>
      box.left >= piece.box.right - 1 &&
      verticalOverlap(box, piece.box) > LEVEL * Math.min(heightOf(box), heightOf(piece.box)),
  )
  return others.length === 0 ? own : [...own, ...others].toSorted((a, b) => a.box.left - b.box.left)
}

/** The box a label stands in; where its sides are lost, the labels beside it part the room. */
function ownCell(page: FormPage, piece: Piece, labels: ReadonlyMap<Piece, Label>): Box | null {
  const cell = cellAround(page, piece.box)
  if (cell === null) return null
  let { left, right } = cell
  for (const other of page.lines[piece.line]!) {
    if (other === piece || !labels.has(other)) continue
    if (other.box.left > piece.box.right && other.box.left - 2 < right) right = other.box.left - 2
    if (other.box.right < piece.box.left && other.box.right > left) left = piece.box.left - 6
  }
  return { ...cell, left, right }
}

/** A value over several lines: what stands right under its first line, with nothing to its left. */
function continued(
  page: FormPage,
  piece: Piece,
  beside: readonly Piece[],
  isFree: (piece: Piece) => boolean,
  label: Label,
): readonly Piece[] {
  if (label.meaning?.term !== 'address' && label.meaning?.term !== 'use' && label.meaning?.term !== 'equipment')
    return beside
  const [first] = beside
  const next = page.lines[piece.line + 1]
  if (first === undefined || next?.length !== 1 || !isFree(next[0]!) || beside.includes(next[0]!)) return beside
  const under = next[0]!
  const isClose = under.box.top - first.box.bottom < 0.7 * piece.size
  return isClose && Math.abs(under.box.left - first.box.left) < 4 && first.box.left > piece.box.right
    ? [...beside, under]
    : beside
}

export function isWalled(page: FormPage, a: Piece, b: Piece): boolean {
  const y = middleOf(a.box)
  return page.down.some(
    rule => rule.left >= a.box.right - 3 && rule.right <= b.box.left + 3 && rule.top <= y && rule.bottom >= y,
  )
}

/** In a row of headings the boxes to the right are headings too, and the answers stand below. */
function isHeadingRow(page: FormPage, piece: Piece, labels: ReadonlyMap<Piece, Label>): boolean {
  const line = page.lines[piece.line] ?? []
  return line.length > 2 && line.every(other => labels.has(other))
}

/** The box under a box, with the same sides; null when none is ruled. */
function nextCell(page: FormPage, cell: Box): Box | null {
  const x = (cell.left + cell.right) / 2
  const foot = Math.min(
    ...page.across
      .filter(rule => rule.left <= x && rule.right >= x && rule.top > cell.bottom + 6)
      .map(rule => rule.top),
  )
  return Number.isFinite(foot) && foot - cell.bottom < 140 ? { ...cell, top: cell.bottom, bottom: foot } : null
}

/** The label, with its hints, fills its box. */
function isFull(page: FormPage, piece: Piece, cell: Box): boolean {
  const foot = Math.max(
    ...page.lines
      .slice(piece.line, piece.line + 4)
      .flat()
      .filter(
        other =>
          centerOf(other.box) > cell.left && centerOf(other.box) < cell.right && middleOf(other.box) < cell.bottom,
      )
      .map(other => other.box.bottom),
  )
  return cell.bottom - foot < 0.9 * piece.size
}
