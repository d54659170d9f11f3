/** Binds captions to slots: the assignment of least cost, with the orientation most captions of a section show preferred. Pure. */
import { middleOf } from '../../document/geometry.ts'
import type { Box, FormField } from '../../document/model.ts'
import { record } from '../../document/trace.ts'
import { assign } from '../solve/assignment.ts'
import { hasShape } from './answer-types.ts'
import { isHint, type Caption, isPrintedText, styleOf } from './captions.ts'
import type { FormPage, Piece } from './form-page.ts'
import {
  anchorOf,
  orientations,
  relationOf,
  type Anchor,
  type Orientation,
  type Relation,
  type Surroundings,
} from './orientation.ts'
import { isInside, areLevel, SLACK } from './boxes.ts'
import { textOf } from '../layout/text-rows.ts'
import { fieldSlots, piecesBehind, slotsOf, type Slot } from './slots.ts'
import { isEntityType } from './entity-type.ts'
import { isOption } from './drawn-boxes.ts'
import { termGroups } from './labels.ts'

/** What a page offers to the binding. */
export interface Form {
  readonly page: FormPage
  /** Fields for text. */
  readonly fields: readonly FormField[]
  readonly captions: ReadonlyMap<Piece, Caption>
  readonly headings: ReadonlySet<Piece>
  /** The section a place belongs to; captions of one section vote together. */
  readonly sectionOf: (box: Box) => unknown
}

/** Cost of an orientation no other caption of the section shows; fitted on the tuned part. Half changes 4 of 41 tuned forms, double 11. */
const VOTE = 0.5
/**
 * How lines of one answer follow each other. Half or double of any member changes 4 of 41 tuned forms at most.
 * - `leading`: In type sizes: the space between the lines of one answer.
 * - `edge`: Points by which the left edges of the lines of one answer differ.
 */
const JOIN = { leading: 0.7, edge: 4 } as const

/** What answers a caption. */
export interface Answer {
  /** None where the place is left blank. */
  readonly pieces: readonly Piece[]
  /** The field to fill in that the caption asks for; null without one. */
  readonly field: FormField | null
  /** Neither an answer nor a place for one: the words may be no question at all. */
  readonly isLoose: boolean
}

/** What answers each caption. */
export function bind(form: Form): ReadonlyMap<Caption, Answer> {
  const { page, captions, headings, fields } = form
  const isCaption = (piece: Piece): boolean => captions.has(piece)
  const asked = [...captions.values()].filter(({ piece }) => !headings.has(piece))
  const bound = new Map<Caption, Answer>()
  for (const caption of asked) {
    const chosen = choiceOf(form, caption)
    if (chosen !== null) bound.set(caption, { pieces: chosen, field: null, isLoose: false })
  }
  const chosen = new Set([...bound.values()].flatMap(({ pieces }) => pieces))
  const filled = fieldSlots(page, fields)
  const taken = new Set([...chosen, ...filled.flatMap(({ pieces }) => pieces)])
  const isExplanation = explanations(page, isCaption)
  const isFree = (piece: Piece): boolean =>
    !isCaption(piece) && !headings.has(piece) && !taken.has(piece) && !isExplanation(piece) && mayAnswer(page, piece)
  const slots = [...slotsOf(page, isFree), ...filled]
  const obstacles = page.lines.flat().filter(piece => isCaption(piece) || headings.has(piece) || isPrint(piece))
  const around = { page, isCaption, obstacles }
  const open = asked.filter(caption => !bound.has(caption)).map(caption => anchorOf(around, caption))
  const relations = open.map(anchor => slots.map(slot => relationOf(around, anchor, slot)))
  const first = cheapest(open, relations, () => 0)
  const assigned = cheapest(open, relations, votes(form, open, relations, first))
  const rest = new Set(slots.filter(({ field }, at) => field === null && !assigned.includes(at)))
  open.forEach((anchor, row) => {
    const at = assigned[row]!
    const slot = at === null ? null : slots[at]!
    bound.set(anchor.caption, {
      pieces:
        slot === null
          ? []
          : slot.field === null
            ? wholeAnswer({ ...around, rest }, anchor, slot, relations[row]![at]!)
            : slot.pieces,
      field: slot?.field ?? null,
      isLoose: slot === null && !anchor.hasPlace && !anchor.caption.closed,
    })
  })
  recordBinding(page, slots, bound)
  return bound
}

/** The captions, slots and answers of a page, where a trace is recorded. */
function recordBinding(page: FormPage, slots: readonly Slot[], bound: ReadonlyMap<Caption, Answer>): void {
  record(() => [
    {
      stage: 'form',
      message: `page ${page.number}: ${bound.size} captions, ${slots.length} slots`,
      shapes: slots.map(({ box, text }) => ({ page: page.number, box, role: 'slot', text })),
    },
    ...[...bound].map(([{ piece, meaning }, { pieces }]) => ({
      stage: 'form',
      ...(meaning !== null && { field: meaning.term }),
      message: `caption ${pieces.length === 0 ? 'without an answer' : `answered by "${textOf(pieces)}"`}`,
      shapes: [
        { page: page.number, box: piece.box, role: 'caption', text: piece.text },
        ...pieces.map(({ box, text }) => ({ page: page.number, box, role: 'candidate', text })),
      ],
    })),
  ])
}

/**
 * Points: a list of so many choices stands this near its label (a quarter of `down` over it), its edge this straight. Half or double changes no
 * tuned form.
 */
const CHOICES = { left: 10, right: 90, up: 17.5, down: 70, edge: SLACK, min: 3 }

/** Legal forms stand right behind the label, or one below the other beside it. */
function offersForms(page: FormPage, piece: Piece, behind: readonly Piece[]): boolean {
  const forms = behind.filter(other => isEntityType(other.text))
  // Recognition misreads marks and forms: what stands right behind the label may be one of the choices.
  if (forms.length > 1 && (page.method === 'ocr' || forms[0] === behind[0])) return true
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

/** Behind some captions stand choices: the ticked one answers, and none when none is. Null: there are no choices. */
function choiceOf({ page, captions }: Form, { piece, meaning }: Caption): readonly Piece[] | null {
  const behind = piecesBehind(page, piece)
  const end = behind.find(other => captions.has(other) && !isOption(page, other))?.box.left ?? page.width
  const boxes = page.ticks.filter(
    ({ box }) =>
      box.left > piece.box.right - 2 &&
      box.left < end &&
      middleOf(box) > piece.box.top - 2 &&
      middleOf(box) < piece.box.bottom + 2,
  )
  const [first] = behind
  const isBefore = boxes.some(({ box }) => first === undefined || box.left < first.box.left)
  // Several legal forms are offered, and none is known to be ticked.
  if (!isBefore || /\([^)]*$/.test(piece.text))
    return meaning?.term === 'entityType' && offersForms(page, piece, behind) ? [] : null
  const [ticked, ...others] = boxes.filter(tick => tick.ticked)
  if (ticked === undefined || others.length > 0) return []
  return behind.filter(other => other.box.left > ticked.box.right - 3).slice(0, 1)
}

const isPrint = ({ text }: Piece): boolean => isPrintedText(text) && !isHint(text)
const mayAnswer = (page: FormPage, piece: Piece): boolean =>
  !isPrintedText(piece.text) && (!isHint(piece.text) || /\d{3}/.test(piece.text)) && !isOption(page, piece)

/**
 * Captions explained or translated below themselves: so many pieces, in smaller type (share of the caption's) and right under it (in type sizes).
 */
const EXPLAINED = { min: 4, smaller: 0.95, leading: 0.6 } as const

/** Whether a piece is in the type in which a form explains or translates its captions: smaller, right below them, and over the answers. */
function explanations(page: FormPage, isCaption: (piece: Piece) => boolean): (piece: Piece) => boolean {
  const pieces = page.lines.flat()
  const under = (over: Piece): readonly Piece[] =>
    pieces.filter(
      ({ box, size }) =>
        Math.abs(box.left - over.box.left) < JOIN.edge &&
        box.top > over.box.top + 1 &&
        box.top - over.box.bottom < EXPLAINED.leading * Math.max(size, over.size),
    )
  const found = pieces
    .filter(isCaption)
    .flatMap(caption =>
      under(caption).filter(piece => !isCaption(piece) && piece.size < EXPLAINED.smaller * caption.size),
    )
  const answered = found.filter(piece => under(piece).some(other => other.size > piece.size && !isCaption(other)))
  const isUsual = page.method === 'text' && answered.length >= EXPLAINED.min && answered.length * 2 > found.length
  const styles = new Set(isUsual ? answered.map(styleOf) : [])
  return piece => styles.has(styleOf(piece)) && found.includes(piece)
}

type Prior = (row: number, orientation: Orientation) => number

/** For each caption the index of its slot, or null. */
function cheapest(
  anchors: readonly Anchor[],
  relations: readonly (readonly (Relation | null)[])[],
  prior: Prior,
): readonly (number | null)[] {
  if (anchors.length === 0) return []
  // Relative to what it costs each caption to stay without an answer.
  const costs = relations.map((row, at) =>
    row.map(relation =>
      relation === null ? Infinity : relation.cost + prior(at, relation.orientation) - anchors[at]!.blank,
    ),
  )
  return assign(costs, 0)
}

/** Captions of a section stand alike to their answers, and sections of a page as the page does. */
function votes(
  { sectionOf }: Form,
  anchors: readonly Anchor[],
  relations: readonly (readonly (Relation | null)[])[],
  assigned: readonly (number | null)[],
): Prior {
  const sections = anchors.map(({ caption }) => sectionOf(caption.piece.box))
  const shown = assigned.map((slot, row) => (slot === null ? null : relations[row]![slot]!.orientation))
  const shareOf = (orientation: Orientation, rows: readonly (Orientation | null)[], usual: number): number =>
    (rows.filter(own => own === orientation).length + orientations.length * usual) /
    (rows.filter(own => own !== null).length + orientations.length)
  return (row, orientation) => {
    const ofPage = shareOf(orientation, shown, 1 / orientations.length)
    const ofSection = shown.filter((_, at) => sections[at] === sections[row])
    return VOTE * (1 - shareOf(orientation, ofSection, ofPage))
  }
}

/** The slot with what goes on in its cell or in the next lines; of several lines those the question asks for. */
function wholeAnswer(
  { page, isCaption, rest }: Surroundings & { readonly rest: Set<Slot> },
  { caption, cell }: Anchor,
  slot: Slot,
  { orientation }: Relation,
): readonly Piece[] {
  const term = caption.meaning?.term
  const isLong = term === undefined || termGroups.severalLines.has(term)
  const taken: Slot[] = [slot]
  for (const other of [...rest].toSorted((a, b) => a.line - b.line || a.box.left - b.box.left)) {
    const last = taken.at(-1)!
    const isNextLine =
      other.line > last.line &&
      other.box.top - last.box.bottom < JOIN.leading * caption.piece.size &&
      Math.abs(other.box.left - slot.box.left) < JOIN.edge &&
      // Words before it, below the caption, ask for it, whether they are known or not.
      !page.lines[other.line]!.some(
        ({ box }) => box.right < other.box.left && Math.abs(box.left - caption.piece.box.left) < JOIN.edge,
      )
    const isInCell =
      orientation === 'cell' &&
      cell !== null &&
      isInside(other.box, cell) &&
      other.box.top > slot.box.top - 2 &&
      // So do words beside the caption, over it.
      !page.lines[caption.piece.line]!.some(
        ({ box }) => Math.abs(box.left - other.box.left) < JOIN.edge && box.left > caption.piece.box.right,
      )
    // Names and numbers go on in a line in which nothing is asked.
    const isWrapped =
      isNextLine &&
      term !== undefined &&
      termGroups.wrapped.has(term) &&
      page.lines[other.line]!.every(piece => !isCaption(piece) || piece.box.left > other.box.right)
    if (
      isInCell ? isLong || areLevel(other.box, slot.box) : (isLong && term !== undefined && isNextLine) || isWrapped
    ) {
      taken.push(other)
      rest.delete(other)
    }
  }
  const pieces = taken.flatMap(({ pieces: own }) => own)
  return isLong || hasShape(term, textOf(pieces)) ? pieces : slot.pieces
}
