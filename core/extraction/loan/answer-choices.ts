/** Choices a form offers behind a label or beside it: what is ticked answers. Pure. */
import { middleOf } from '../../document/geometry.ts'
import type { Caption } from './captions.ts'
import type { FormPage, Piece } from './form-page.ts'
import { isOption } from './checkboxes.ts'
import { isEntityType } from './legal-forms.ts'
import { SLACK } from './thresholds.ts'

/**
 * Points: a list of so many choices stands this near its label (a quarter of `down` over it), its edge this straight. Half or double changes no
 * tuned form.
 */
const CHOICES = { left: 10, right: 90, up: 17.5, down: 70, edge: SLACK, min: 3 }

/** Legal forms stand behind the label, or one below the other beside it. */
export function offersForms(page: FormPage, piece: Piece, behind: readonly Piece[]): boolean {
  if (behind.filter(other => isEntityType(other.text)).length > 1) return true
  const near = page.lines
    .flat()
    .filter(
      ({ box, text }) =>
        box.left > piece.box.left - CHOICES.left &&
        box.left < piece.box.right + CHOICES.right &&
        box.top > piece.box.top - CHOICES.up &&
        box.top < piece.box.bottom + CHOICES.down &&
        isEntityType(text),
    )
  const isAligned = (one: Piece, other: Piece): boolean => Math.abs(other.box.left - one.box.left) < CHOICES.edge
  return near.some(one => near.filter(other => isAligned(one, other)).length >= CHOICES.min)
}

/** Behind some labels stand choices: the ticked one answers, and none when none is. Null: there are no choices. */
export function choiceBehind(
  page: FormPage,
  piece: Piece,
  behind: readonly Piece[],
  labels: ReadonlyMap<Piece, Caption>,
): readonly Piece[] | null {
  const end = behind.find(other => labels.has(other) && !isOption(page, other))?.box.left ?? page.width
  const boxes = page.ticks.filter(
    ({ box }) =>
      box.left > piece.box.right - 2 &&
      box.left < end &&
      middleOf(box) > piece.box.top - 2 &&
      middleOf(box) < piece.box.bottom + 2,
  )
  const [first] = behind
  const isBefore = boxes.some(({ box }) => first === undefined || box.left < first.box.left)
  if (!isBefore || /\([^)]*$/.test(piece.text)) return null
  const ticked = boxes.filter(tick => tick.ticked)
  if (ticked.length !== 1) return []
  const option = behind.find(other => other.box.left > ticked[0]!.box.right - 3)
  return option === undefined ? [] : [option]
}
