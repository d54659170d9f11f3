/** Whether a form is signed by the applicant, and when: fields, strokes, typed names and electronic signatures. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { heightOf, horizontalOverlap, middleOf, verticalOverlap, widthOf } from '../../document/geometry.ts'
import type { Evidence } from '../../document/field.ts'
import type { Box, FormField } from '../../document/model.ts'
import { textOf } from '../layout/text-rows.ts'
import { areLevel, isInRow } from './boxes.ts'
import { CONFIDENCE } from './confidence.ts'
import type { FormReading } from './entries.ts'
import type { FormPage, Piece } from './form-page.ts'
import { KNOWN_COVER, meaningOf, withoutItemNumber } from './labels.ts'
import type { SignatureReading } from './loan-application.ts'
import { dateIn, personName, withoutSsn } from './parse-answer.ts'
import { sectionAt } from './sections.ts'
import { areaOf, onLine, strokesAround, strokesIn } from './signing-area.ts'
import { lineBehind, lineOver } from './slots.ts'
import { fieldWords } from './field-names.ts'

const { initials, applicants, besideSignatures } = patternsOf(phrases)
/** Headings under which the lender's people sign, and words of labels at which someone else than the applicant does. */
const { lenderSections, otherSigners } = patternsOf(phrases)
/** "E-signed by", "Electronically signed"; and "You agree that this form may be signed electronically": nobody has signed yet. */
const { electronicSignatures, agreements } = patternsOf(phrases)
const SIGNATURE_DATE = phrasePattern(phrases.signatureDates, 'whole')
/** "/s/ Ann Lee". */
const SLASH_S = /(?:^|\s)\/\s?s\s?\/\s*\S/i
/**
 * Words of labels and names. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `label`, `name`: Prose about signing is no place to sign, and more words no name with its title.
 * - `block`: Words of the line of a block that a signing service leaves; more are the prose of an agreement.
 */
const WORDS = { label: 9, name: 7, block: 22 } as const
/**
 * Points: the field of a form for a signature and the label of the same place lie this near.
 * Half or double of any member changes no tuned form.
 */
const FIELD_REACH = { beside: 40, left: 160 } as const
/** Lines over and below in which name and date of a block stand, and points below it. Half or double of any member changes no tuned form. */
const NEAR = { above: 2, below: 4, points: 70 } as const
/** In type sizes: a date stands this far above or below the row of its signature at most; one that names the signature, in one of the next rows. */
const DATE_REACH = { beside: 2.7, named: 6 } as const
/** Points: pen strokes of a signature are so high and wide at least; their caption and date stand no further under them. */
const INK = { height: 6, width: 40, under: 18 } as const
/** Points: shorter lines before a date are not signed on. */
const MIN_LINE = 90

/** A place for a signature as it was found. */
interface SignaturePlace {
  readonly page: FormPage
  readonly label: string
  readonly signed: boolean
  /** What shows it: the strokes, the words; the label itself when nothing does. */
  readonly box: Box
  readonly text: string
  readonly date: SignatureDate | null
  /** 0 to 1. */
  readonly confidence: number
  readonly method: 'text' | 'ocr'
}
interface SignatureDate {
  readonly iso: string
  readonly text: string
  readonly box: Box
}

/** Signed when one place is; the place with a date first. Null when there is no place to sign. */
export function signatureOf(readings: readonly FormReading[]): SignatureReading {
  const places = readings.flatMap(placesOn)
  const signed = places.filter(place => place.signed)
  const place = signed.find(({ date }) => date !== null) ?? signed[0] ?? places[0]
  if (place === undefined) return { signed: null, date: null }
  const { page, date, confidence, method, label } = place
  const evidence = (box: Box, text: string): Evidence[] => [
    { fileName: page.fileName, page: page.number, box, text: withoutSsn(text) },
  ]
  const common = { confidence, method, label, scale: 1 }
  return {
    signed: { ...common, value: place.signed, evidence: evidence(place.box, place.text) },
    date:
      place.signed && date !== null
        ? { ...common, value: date.iso, label: 'Date', evidence: evidence(date.box, date.text) }
        : null,
  }
}

/** Every place of a page where the applicant is to sign. */
function placesOn(reading: FormReading): readonly SignaturePlace[] {
  const { page } = reading
  const captioned = [...labeledPlaces(reading), ...electronicPlaces(reading)]
  const inked = captioned.length > 0 ? captioned : inkedPlaces(reading)
  const places = inked.length > 0 ? inked : datedPlaces(reading)
  for (const field of page.fields.filter(isSignField)) {
    const near = places.findIndex(
      ({ box }) =>
        Math.abs(middleOf(box) - middleOf(field.box)) < FIELD_REACH.beside &&
        box.left < field.box.right + FIELD_REACH.beside &&
        box.right > field.box.left - FIELD_REACH.left,
    )
    const marked = strokesIn(page, field.box)
    const box = marked ?? field.box
    const evidence = field.value === null && marked === null ? null : signedBy(box)
    const date = places[near]?.date ?? dateBeside(reading, field.box)
    const place = placeOf({ page, text: field.hint ?? fieldWords(field.name), box }, evidence, date)
    if (near < 0) places.push(place)
    else if (!places[near]!.signed && place.signed) places[near] = place
  }
  return places
}

const isSignField = ({ kind, name, hint }: FormField): boolean =>
  kind === 'signature' &&
  !initials.test(`${name} ${hint ?? ''}`) &&
  !otherSigners.test(`${fieldWords(name)} ${hint ?? ''}`)

function isSignLabel(piece: Piece): boolean {
  if (piece.words.length > WORDS.label || otherSigners.test(piece.text)) return false
  const meaning = meaningOf(piece.text)
  return meaning?.term === 'signature' && meaning.cover > KNOWN_COVER
}

function labeledPlaces(reading: FormReading): SignaturePlace[] {
  const { page } = reading
  return page.lines.flatMap(line =>
    line.flatMap((piece, index): SignaturePlace[] => {
      if (!isSignLabel(piece) || isOfOthers(reading, piece)) return []
      // "By" and "X" need a line or a stroke; words alone may be a heading.
      const next = line.slice(index + 1).find(other => reading.isLabel(other) || isSignLabel(other)) ?? null
      const area = areaOf(page, piece, next)
      const strokes = area === null ? strokesAround(page, piece, next) : strokesIn(page, area)
      const evidence = strokes === null ? typedName(reading, piece, area) : signedBy(strokes)
      // An X that nobody can sign behind ticks a choice; the words beside it are no name.
      const isMark = area === null && /^(?:by|x)\b/i.test(piece.text) && !/:$/.test(piece.text)
      if (isMark && (evidence === null || evidence.text !== '')) return []
      // Without a line, a blank or a box nothing says that the place is empty; on scans lines are missed.
      if (area === null && evidence === null && page.method === 'text') return []
      const date = dateBeside(reading, piece.box) ?? (evidence === null ? null : dateBeside(reading, evidence.box))
      return [placeOf(piece, evidence, date)]
    }),
  )
}

/** The lender's people sign here, in a section of their own or under a caption that names them. */
function isOfOthers({ sections }: FormReading, { text, box }: Piece): boolean {
  const section = sectionAt(sections, box)
  const isOfLender = section?.kind === 'decoy' && lenderSections.test(section.piece.text)
  return otherSigners.test(text) || (isOfLender && !applicants.test(text))
}

/** Pen strokes with words under them and a date in their row: whatever the words are, somebody signed there, if not for the lender. */
function inkedPlaces(reading: FormReading): SignaturePlace[] {
  const { page } = reading
  return page.marks.flatMap(({ box, kind }): SignaturePlace[] => {
    if (kind !== 'drawing' || heightOf(box) < INK.height || widthOf(box) < INK.width) return []
    const row = { ...box, bottom: box.bottom + INK.under }
    const near = page.lines.flat().filter(piece => verticalOverlap(piece.box, row) > 0)
    const caption = near.find(piece => horizontalOverlap(piece.box, box) > 0 && middleOf(piece.box) > middleOf(box))
    const dates = near.filter(piece => piece.box.right > box.right).flatMap(piece => dateAlone(page, piece) ?? [])
    const dated = dates.toSorted((one, other) => one.box.left - other.box.left)[0]
    if (caption === undefined || dated === undefined || isOfOthers(reading, caption)) return []
    return [placeOf(caption, signedBy(box), dated)]
  })
}

/** A date with its caption or the name of who signed, and nothing else: "Date 01/28/2026", "Ann Lee 4/22/2026". */
function dateAlone(page: FormPage, { text, box }: Piece): SignatureDate | null {
  const date = dayIn(page, text, box)
  const rest = date === null ? '' : text.replace(date.text, '').replace(/[\s:]+$/, '')
  return rest === '' || isDateCaption(rest) || personName(rest) !== null ? date : null
}

/** Lines and blanks before a blank date: over the name of who is to sign, or with nothing to say what else they are for. */
function datedPlaces({ page, isLabel }: FormReading): SignaturePlace[] {
  return page.lines.flat().flatMap((label): SignaturePlace[] => {
    if (!isDateLabel(label)) return []
    const level = lineOver(page, label) ?? lineBehind(page, label)
    const line = page.lineRules.findLast(
      rule => rule.right < label.box.left && widthOf(rule) > MIN_LINE && level !== null && isInRow(rule, level),
    )
    const under = page.lines.flat().find(piece => line !== undefined && lineOver(page, piece) === line)
    const isSigner = under === undefined ? label.inBlank : !isLabel(under) && personName(under.text) !== null
    const strokes = line === undefined ? null : strokesIn(page, onLine(line))
    return isSigner ? [placeOf(under ?? label, strokes && signedBy(strokes), null)] : []
  })
}

type SignatureEvidence = Pick<SignaturePlace, 'box' | 'text' | 'confidence'>
type Where = Pick<Piece, 'page' | 'text' | 'box'>
const signedBy = (strokes: Box): SignatureEvidence => ({ box: strokes, text: '', confidence: CONFIDENCE.signed })

/** The place at a caption; `evidence`: of a signature, null where nothing shows one. */
function placeOf(
  { page, text, box }: Where,
  evidence: SignatureEvidence | null,
  date: SignatureDate | null,
): SignaturePlace {
  const { method } = page
  const found = evidence ?? { box, text: '', confidence: CONFIDENCE.unsigned }
  const confidence = method === 'ocr' ? CONFIDENCE.signedOnScan : found.confidence
  return { ...found, page, label: text, signed: evidence !== null, date, confidence, method }
}

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
  !besideSignatures.test(text)

/** Blocks that signing services leave, and names behind "/s/". */
function electronicPlaces(reading: FormReading): readonly SignaturePlace[] {
  const { page } = reading
  return page.lines.flatMap((line, index): SignaturePlace[] => {
    const text = textOf(line)
    const isSlash = SLASH_S.test(text)
    if (!isSlash && !electronicSignatures.test(text)) return []
    if (text.split(' ').length > WORDS.block || otherSigners.test(text)) return []
    const isNamed = (piece: Piece): boolean => electronicSignatures.test(piece.text) || /\/\s?s\s?\//i.test(piece.text)
    const { box } = line.find(isNamed) ?? line[0]!
    const near = page.lines
      .slice(Math.max(0, index - NEAR.above), index + NEAR.below + 1)
      .flat()
      .filter(piece => piece.box.top - box.bottom < NEAR.points)
    const dated = [...line, ...near].flatMap(piece => dayIn(page, piece.text, piece.box) ?? [])[0] ?? null
    const sentence = text.split(/(?<=\.) (?=\p{Lu})/u).find(part => electronicSignatures.test(part)) ?? text
    // Words about electronic signatures without a name or a date beside them are prose.
    const hasName = near.some(piece => piece.line >= index && isNameOfBlock(piece.text))
    if (!isSlash && ((dated === null && !hasName) || agreements.test(sentence))) return []
    const date = dated ?? (isSlash ? dateBeside(reading, box) : null)
    return [placeOf({ page, text, box }, { ...signedBy(box), text }, date)]
  })
}

/** The name in a block: words that each begin with a capital, perhaps behind "by". */
const isNameOfBlock = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*)+$/u.test(
    text.replace(electronicSignatures, '').replace(/^\s*(?:by)?:?\s*/i, ''),
  )

/** The date that belongs to a signature: beside, over or under the caption "Date" in its row. */
function dateBeside({ page, entries }: FormReading, box: Box): SignatureDate | null {
  const awayOf = (piece: Piece): number => Math.abs(middleOf(piece.box) - middleOf(box))
  const labels = page.lines
    .flat()
    .filter(
      piece => isDateLabel(piece) && awayOf(piece) < DATE_REACH[isNamedDate(piece) ? 'named' : 'beside'] * piece.size,
    )
    .toSorted((a, b) => awayOf(a) - awayOf(b) || a.box.left - b.box.left)
  // Two signatures side by side have a date each: the nearest behind the signature comes first.
  const label = labels.find(({ box: own }) => own.left > box.left) ?? labels[0]
  const bound = label && entries.find(({ labelBox }) => labelBox === label.box)
  const own = bound === undefined ? null : dayIn(page, bound.value, bound.box)
  // In a table with a row for each signature the date stands in the row.
  const inRow = page.lines.flat().filter(piece => piece.box.left > box.right && areLevel(piece.box, box))
  return own ?? inRow.flatMap(piece => dayIn(page, piece.text, piece.box) ?? [])[0] ?? null
}

/** The full date in a text that stands in a box; null without one. */
function dayIn({ dateOrder }: FormPage, value: string, box: Box): SignatureDate | null {
  const date = dateIn(value, dateOrder)
  return date?.precision === 'day' ? { iso: date.iso, text: date.text, box } : null
}

const isDateLabel = (piece: Piece): boolean => isNamedDate(piece) || isDateCaption(piece.text)

const isDateCaption = (text: string): boolean =>
  withoutItemNumber(text.replace(/^\(([^()]*)\)$/, '$1'))
    .replace(/\s\(.*$/, '')
    .split(/\s+[/|·]\s+/)
    .some(part => SIGNATURE_DATE.test(part))

/** "Date signed". */
const isNamedDate = ({ text }: Piece): boolean => meaningOf(text)?.term === 'signatureDate'
