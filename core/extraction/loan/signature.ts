/** Whether a form is signed by the applicant, and when: fields, strokes, typed names and electronic signatures. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { heightOf, horizontalOverlap, middleOf, verticalOverlap, widthOf } from '../../document/geometry.ts'
import type { Box, FormField } from '../../document/model.ts'
import type { FormReading } from './entries.ts'
import { fieldWords } from './widgets.ts'
import { labelTokens, meaningOf, withoutItemNumber, KNOWN_COVER } from './labels.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'
import { sectionAt } from './sections.ts'
import { dateIn } from './parse-answer.ts'
import { electronicPlaces } from './electronic-signature.ts'
import { OTHERS, type SignaturePlace } from './signature-place.ts'
import { CONFIDENCE } from './confidence.ts'
import { SLACK, areLevel } from './boxes.ts'
import { lineBehind, lineOver } from './slots.ts'

const SIGNATURE_DATE = phrasePattern(phrases.signatureDates, 'whole')
const INITIALS = phrasePattern(phrases.initials)
const APPLICANT = phrasePattern(phrases.applicants)
const BESIDE_SIGNATURE = phrasePattern(phrases.besideSignatures)
const BY_LABEL = /^(?:by|x)$/
/** Headings under which the lender's people sign. */
const LENDER_SECTION = phrasePattern(phrases.lenderSections)
/**
 * Words of labels and names. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `label`, `name`: Prose about signing is no place to sign, and more words no name with its title.
 */
const WORDS = { label: 9, name: 7 } as const
/**
 * Points: the field of a form for a signature and the label of the same place lie this near.
 * Half or double of any member changes no tuned form.
 */
const FIELD_REACH = { beside: 40, left: 160 } as const
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
 * - `date`: In type sizes: a date stands this far above or below the row of its signature at most.
 * - `room`: Points between a caption and the foot of its box in which one can sign.
 * - `below`: Points: a signature without a line reaches no further below its caption.
 */
const AREA = { belowRight: 260, head: 0.8, boxBelow: 0.6, minInside: 0.5, date: 2.7, room: 9, below: 60 } as const
/**
 * Points: how far over a line strokes of a signature reach, and how far under it.
 * Half or double of any member changes 1 of 41 tuned forms at most.
 */
const REACH = { over: 44, under: 10 }
/** Points. Smaller marks are ticks and specks. Half or double of any member changes no tuned form. */
const STROKE = { width: 16, height: 4.5 }

/** Every place where the applicant is to sign. */
export function signaturePlaces(reading: FormReading, fields: readonly FormField[]): readonly SignaturePlace[] {
  const places = [...labeledPlaces(reading), ...electronicPlaces(reading, box => dateBeside(reading, box))]
  for (const field of fields.filter(isSignField)) {
    if (field.page !== reading.page.number) continue
    const near = places.findIndex(
      ({ box }) =>
        Math.abs(middleOf(box) - middleOf(field.box)) < FIELD_REACH.beside &&
        box.left < field.box.right + FIELD_REACH.beside &&
        box.right > field.box.left - FIELD_REACH.left,
    )
    const marked = strokesIn(reading.page, field.box)
    const place: SignaturePlace = {
      page: field.page,
      label: field.hint ?? fieldWords(field.name),
      signed: field.value !== null || marked !== null,
      box: marked ?? field.box,
      text: '',
      date: places[near]?.date ?? dateBeside(reading, field.box),
      confidence: CONFIDENCE.signed,
      method: 'text',
    }
    if (near < 0) places.push(place)
    else if (!places[near]!.signed && place.signed) places[near] = place
  }
  return places
}

const isSignField = ({ kind, name, hint }: FormField): boolean =>
  kind === 'signature' && !INITIALS.test(`${name} ${hint ?? ''}`) && !OTHERS.test(`${fieldWords(name)} ${hint ?? ''}`)

function isSignLabel(piece: Piece): boolean {
  if (piece.words.length > WORDS.label || OTHERS.test(piece.text)) return false
  const tokens = labelTokens(withoutItemNumber(piece.text).replace(/\([^)]*\)?/g, ' '))
  const plain = tokens.join(' ')
  if (tokens.length === 0) return false
  // Between two blanks an X ticks what follows.
  if (plain === 'x' && piece.touchesBlank) return false
  if (BY_LABEL.test(plain)) return /:$/.test(piece.text) || piece.blankAfter || piece.text === 'X' || piece.text === 'x'
  const meaning = meaningOf(piece.text)
  return meaning?.term === 'signature' && meaning.cover > KNOWN_COVER
}

function labeledPlaces(reading: FormReading): SignaturePlace[] {
  const { page } = reading
  return page.lines.flatMap(line =>
    line.flatMap((piece, index): SignaturePlace[] => {
      if (!isSignLabel(piece)) return []
      const section = sectionAt(reading.sections, piece.box)
      const isOfLender = section?.kind === 'decoy' && LENDER_SECTION.test(section.piece.text)
      if (isOfLender && !APPLICANT.test(piece.text)) return []
      // "By" and "X" need a line or a stroke; words alone may be a heading.
      const next = line.slice(index + 1).find(other => reading.isLabel(other) || isSignLabel(other)) ?? null
      const area = areaOf(page, piece, next)
      const strokes =
        area === null
          ? (strokesIn(page, besideArea(page, piece, next)) ?? strokesIn(page, areaBelow(page, piece, next)))
          : strokesIn(page, area)
      const evidence =
        strokes === null ? typedName(reading, piece, area) : { box: strokes, text: '', confidence: CONFIDENCE.signed }
      // An X that nobody can sign behind ticks a choice; the words beside it are no name.
      const isMark = area === null && /^(?:by|x)\b/i.test(piece.text) && !/:$/.test(piece.text)
      if (isMark && (evidence === null || evidence.text !== '')) return []
      // Without a line, a blank or a box nothing says that the place is empty; on scans lines are missed.
      if (area === null && evidence === null && page.method === 'text') return []
      return [
        {
          page: page.number,
          label: piece.text,
          signed: evidence !== null,
          box: evidence?.box ?? piece.box,
          text: evidence?.text ?? '',
          date: dateBeside(reading, piece.box) ?? (strokes === null ? null : dateBeside(reading, strokes)),
          confidence: page.method === 'ocr' ? CONFIDENCE.signedOnScan : (evidence?.confidence ?? CONFIDENCE.unsigned),
          method: page.method,
        },
      ]
    }),
  )
}

/** Where the signature that belongs to this label stands: on the line or in the blank behind it, in its box, or on the line over it. */
function areaOf(page: FormPage, piece: Piece, next: Piece | null): Box | null {
  const { box } = piece
  const behind = lineBehind(page, piece)
  if (behind !== null)
    return {
      left: behind.left - STICK_OUT.left,
      right: behind.right + STICK_OUT.right,
      top: behind.top - REACH.over,
      bottom: behind.bottom + REACH.under,
    }
  if (piece.blankAfter) return besideArea(page, piece, next)
  const cell = signingCell(page, piece)
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
  return cells.find(isSigned) ?? null
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

/** Strokes, stamps or a picture that lie in a place to sign, by more than half. */
function strokesIn(page: FormPage, area: Box): Box | null {
  const found = page.marks.find(
    ({ box, kind }) =>
      (kind !== 'drawing' || (widthOf(box) >= STROKE.width && heightOf(box) >= STROKE.height)) &&
      horizontalOverlap(box, area) > AREA.minInside * widthOf(box) &&
      verticalOverlap(box, area) > AREA.minInside * heightOf(box),
  )
  return found?.box ?? null
}

type SignatureEvidence = Pick<SignaturePlace, 'box' | 'text' | 'confidence'>

/** A name typed as the answer of a place to sign: not below the line or box the form draws, without one on the next line at most. */
function typedName(reading: FormReading, { box: labelBox, size }: Piece, drawn: Box | null): SignatureEvidence | null {
  const typed = reading.entries.find(entry => entry.labelBox === labelBox)
  if (typed === undefined || !isTypedName(typed.value)) return null
  if (typed.box.top > (drawn?.bottom ?? labelBox.bottom + size)) return null
  // "Signature: Ann Lee" under the line says who is to sign.
  if (drawn !== null && drawn.bottom < middleOf(labelBox) && areLevel(typed.box, labelBox)) return null
  return { box: typed.box, text: typed.value, confidence: CONFIDENCE.typedName }
}

/** A name: few words of letters, at least one of them large; one or two characters are OCR noise. */
const isTypedName = (text: string): boolean =>
  text.split(/\s+/).length <= WORDS.name &&
  /\p{L}{2}/u.test(text) &&
  (/\p{Lu}/u.test(text) || /^\/s\//.test(text)) &&
  !/\d{3}/.test(text) &&
  dateIn(text) === null &&
  !BESIDE_SIGNATURE.test(text)

/** The date that belongs to a signature: beside, over or under the caption "Date" in its row. */
function dateBeside({ page, entries }: FormReading, box: Box): SignaturePlace['date'] {
  const awayOf = (piece: Piece): number => Math.abs(middleOf(piece.box) - middleOf(box))
  const labels = page.lines
    .flat()
    .filter(piece => isDateLabel(piece) && awayOf(piece) < AREA.date * piece.size)
    .toSorted((a, b) => awayOf(a) - awayOf(b) || a.box.left - b.box.left)
  // Two signatures side by side have a date each: the nearest behind the signature comes first.
  const label = labels.find(({ box: own }) => own.left > box.left) ?? labels[0]
  if (label === undefined) return null
  const bound = entries.find(({ labelBox }) => labelBox === label.box)
  const date = bound === undefined ? null : dateIn(bound.value, page.dateOrder)
  return bound === undefined || date?.precision !== 'day' ? null : { iso: date.iso, text: date.text, box: bound.box }
}

const isDateLabel = ({ text }: Piece): boolean =>
  SIGNATURE_DATE.test(withoutItemNumber(text.replace(/^\(([^()]*)\)$/, '$1')).replace(/\s\(.*$/, ''))
