/** Numbers of a unit in running text: VINs, serial numbers, readings of odometers and hour meters. */
import type { Field } from '../../../document/field.ts'
import type { DecimalMark } from '../../values/amounts/digits.ts'
import { parseAmount } from '../../values/amounts/parse-amount.ts'
import { fieldFrom, textField, type Print } from './printed-text.ts'
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import { phraseSource } from '../../../vocabulary/phrase-pattern.ts'
import { equipmentLabels, labelPattern, overlaps, type TextSpan } from './words.ts'
import { vinLength } from '../../../contract/vin-check-digit.ts'
import { parseVin, type ParsedVin } from './vin.ts'

/** A value and the offsets it stands at, its label included. */
export interface Placed<T> extends TextSpan {
  readonly fieldValue: Field<T>
}

const vinLabel = labelPattern([...equipmentLabels.vin, ...equipmentLabels.vinOrSerial])
const surelyVin = labelPattern(equipmentLabels.vin)
const serialLabel = labelPattern(equipmentLabels.serial)
const meterLabel = labelPattern(equipmentLabels.meter)

/** Labels whose numbers are no VINs, however they are built. */
const otherNumber = new RegExp(
  String.raw`(?:${vocabulary.otherNumbers.join('|')})(?:\s*(?:id|no|number|nr|#))?\s*[.:#=]*\s*$`,
)

/** Confidence of a VIN by what supports it; see `readVin`. */
function vinField(print: Print, span: TextSpan, reading: ParsedVin, label: string | null): Field<string> {
  return fieldFrom(print, span, reading.vin, {
    label: label === null ? 'none' : 'whole',
    place: 'beside',
    labelText: label,
    // A VIN that proves itself needs no belief in each of its letters; one that does not is worth little.
    certainty: reading.guessed ? 0.85 : reading.checked ? 1 : 0.6,
    confirmations: reading.guessed ? 0 : reading.checked ? 2 : 0,
  })
}

/** Seventeen letters and digits, at most a space or hyphen between two of them. */
const seventeen = /[\s:#.=()*-]*((?:[A-Z\d][ -]?){16}[A-Z\d])(?![A-Z\d])/iy
const compact = (text: string): string => text.replace(/[\s-]/g, '')

/** "A, B and C". */
const conjunction = String.raw`,|;|&|\/|${vocabulary.conjunctions.join('|')}`
const listed = new RegExp(String.raw`^\s*(?:${conjunction})\s*`)

/** Two digits beside each other: every VIN ends in four, and most texts have none. */
const twoDigits = /\d\s?\d/

/** What `read` accepts behind a label, one number after the other: "VINs: A, B and C". */
function listOf(
  print: Print,
  { index: start, 0: { length } }: RegExpExecArray,
  form: RegExp,
  read: (text: string, span: TextSpan) => Field<string> | null,
): readonly Placed<string>[] {
  const found: Placed<string>[] = []
  let from = start + length
  for (;;) {
    form.lastIndex = from
    const match = form.exec(print.text)
    const text = match?.[1]!.replace(/[./*-]+$/, '') ?? ''
    const at = match === null ? from : match.index + match[0].length - match[1]!.length
    const span = { start: at, end: at + text.length }
    const fieldValue = match === null ? null : read(text, span)
    if (fieldValue === null) return found
    found.push({ fieldValue, start, end: span.end })
    const more = listed.exec(print.plain.slice(span.end))
    if (more === null) return found
    from = span.end + more[0].length
  }
}

/** The VINs of a text, in the order printed. */
export function vinsIn(print: Print): readonly Placed<string>[] {
  if (!twoDigits.test(print.text)) return []
  const found: Placed<string>[] = []
  const taken = (span: TextSpan): boolean => found.some(one => overlaps(one, span))
  for (const label of print.plain.matchAll(vinLabel)) {
    surelyVin.lastIndex = label.index
    const only = surelyVin.exec(print.plain)
    const sure = only?.index === label.index && only[0].length === label[0].length
    const printed = print.text.slice(label.index, label.index + label[0].length)
    const vins = listOf(print, label, seventeen, (text, span) => {
      const reading = parseVin(compact(text), { labeled: true, ocr: print.ocr })
      // Pieces make a number only when it proves itself.
      const proven = reading?.checked === true || (sure && !/\s/.test(text))
      return reading === null || !proven || taken(span) ? null : vinField(print, span, reading, printed)
    })
    found.push(...vins)
  }
  for (const { word, start, end } of print.words) {
    const bare = word.text.replace(/^[([*#:]+|[)\].,;:*]+$/g, '')
    if (bare.length !== vinLength || taken({ start, end }) || otherNumber.test(print.plain.slice(0, start))) continue
    const reading = parseVin(bare, { labeled: false, ocr: print.ocr })
    if (reading !== null) found.push({ fieldValue: vinField(print, { start, end }, reading, null), start, end })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

const serialForm = /[\s:#.=-]*([A-Z\d][A-Z\d./*-]*(?:\s(?=\d{4,}\b)(?<=[A-Z]{2,4}\s)\d{4,})?)/iy
/** Short labels that are words or initials too need a mark, a digit or capitals. */
const shortLabel = /^(?:s\W?n|ser|pin|p\W?i\W?n|matricola)$/

/** A serial number: three characters and more, one of them a digit, no year, price or measure. */
export function isSerial(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 24 &&
    /\d/.test(text) &&
    !/^(?:19|20)\d\d$/.test(text) &&
    !/^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^\d+\.\d\d$|^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(text) &&
    (/\d{3}/.test(text) || /[A-Z]/i.test(text)) &&
    !/^\p{L}{4,}\s/u.test(text)
  )
}

/** The serial numbers of a text; several of one list in the order printed. */
export function serialsIn(print: Print): readonly Placed<string>[] {
  if (!/\d/.test(print.text)) return []
  const found: Placed<string>[] = []
  for (const label of print.plain.matchAll(serialLabel)) {
    const end = label.index + label[0].length
    const labelText = print.text.slice(label.index, end)
    const closed = /^\s?[:#.=]/.test(print.plain.slice(end)) || /[/#.]/.test(labelText)
    if (shortLabel.test(label[0]) && !closed && labelText !== labelText.toUpperCase()) continue
    let length: number | null = null
    const serials = listOf(print, label, serialForm, (text, span) => {
      if (!isSerial(text) || (length !== null && Math.abs(text.length - length) > 2)) return null
      length ??= text.length
      return textField(print, span, { label: 'whole', place: 'beside', labelText })
    })
    found.push(...serials)
  }
  return found
}

const number = String.raw`(\d{1,3}(?:[,.' ]\d{3})+|\d+)(?:[.,]\d(?!\d))?`
const meterAfter = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£/-])${number}\s?(k)?[\s-]?(?:(?:${vocabulary.meterKinds.join('|')})\s)?` +
    String.raw`(${vocabulary.readingUnits.join('|')})(?![\p{L}\p{N}])`,
  'gu',
)
/** Distances and times that are no readings: terms of warranties, intervals, wages, speeds. */
const termBefore = new RegExp(
  String.raw`(?:${phraseSource(vocabulary.beforeTerms)}|mo(?:nths?)?\s?\/|\d\s?(?:mo|yr|months?|years?)\s?(?:\/|or|,))\s*$`,
  'u',
)
const termAfter = new RegExp(String.raw`^\s*(?:${phraseSource(vocabulary.afterTerms)}|\/|@|x\b)`, 'u')

const hourUnits: ReadonlySet<string> = new Set(vocabulary.hourUnits)

/** The meter reading of a text: the labeled one, else a number with its unit; null where none is printed. */
export function meterIn(print: Print, decimal: DecimalMark): Placed<number> | null {
  if (!/\d/.test(print.text)) return null
  for (const label of print.plain.matchAll(meterLabel)) {
    const from = label.index + label[0].length
    const rest = print.plain.slice(from)
    const match = new RegExp(String.raw`^\s?(?:\(\w+\))?\s?[:#=]?\s*${number}(?![\d/:-])`).exec(rest)
    const closed = /^\s?(?:\(\w+\))?\s?[:#=]/.test(rest)
    if (match === null || termBefore.test(print.plain.slice(0, label.index))) continue
    // "1,250 hours 4WD": the number before its unit is the reading, not the one behind it.
    // "Hours" over "2016 Biesse": the year of the row below.
    if (
      !closed &&
      (/^(?:19|20)\d\d$/.test(match[1]!) || /\d[kK]?[\s-]?(?:\w+\s)?$/.test(print.plain.slice(0, label.index)))
    )
      continue
    const end = from + match[0].length
    const start = end - match[0].trimStart().replace(/^(?:\(\w+\))?\s?[:#=]?\s*/, '').length
    const placed = readingAt(print, { start, end }, match[1]!, { decimal, labelText: label[0] })
    if (placed !== null) return { ...placed, start: label.index }
  }
  for (const match of print.plain.matchAll(meterAfter)) {
    const unit = match[3] ?? ''
    const end = match.index + match[0].length
    if (termBefore.test(print.plain.slice(0, match.index)) || termAfter.test(print.plain.slice(end))) continue
    const factor = match[2] === undefined ? 1 : 1000
    const placed = readingAt(print, { start: match.index, end }, match[1]!, { decimal, labelText: null, factor })
    // Few miles or hours are a trip or a day's work.
    if (placed !== null && (placed.fieldValue.value >= 100 || (hourUnits.has(unit) && placed.fieldValue.value >= 10)))
      return placed
  }
  return null
}

function readingAt(
  print: Print,
  span: TextSpan,
  digits: string,
  { decimal, labelText, factor = 1 }: { decimal: DecimalMark; labelText: string | null; factor?: number },
): Placed<number> | null {
  const amount = parseAmount(digits, { decimal, ocr: print.ocr })
  // No meter counts to tens of millions; that is an account or a telephone.
  if (amount === null || amount.value < 0 || amount.value > 9_999_999) return null
  // "3.118 h" in a document with decimal dots: machines are read in whole hours.
  const value = /^\d{1,3}[.,]\d{3}$/.test(digits) ? Number(digits.replace(/\D/g, '')) : amount.value
  const place = labelText === null ? 'sentence' : 'beside'
  return { ...span, fieldValue: fieldFrom(print, span, value * factor, { label: 'whole', place, labelText }) }
}
