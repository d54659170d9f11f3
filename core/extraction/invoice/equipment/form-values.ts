/** What stands at a label of an equipment form, read as that label's value. */
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { fullYear } from '../../values/dates/months.ts'
import { isSerial, meterIn, vinsIn } from './numbers.ts'
import { fieldFrom, printOf, textField, wholeOf, type Print, type ValueEvidence } from './printed-text.ts'
import { unitsInText } from './text.ts'
import { emptyDraft, type UnitDraft } from './unit.ts'
import {
  equipmentLabels,
  isCompanyWord,
  isLabelWord,
  isPriceOfUnit,
  makerAt,
  plainText,
  tokensOf,
  typesIn,
  type EquipmentTerm,
} from './words.ts'
import { cellOf, pageOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import type { LabeledValue } from '../../labels/labeled-values.ts'
import { vinLength } from '../../../contract/vin-check-digit.ts'

/** "Engine" before "Serial no:", "Dealer" before "Model": not of the unit. */
const otherLead = phrasePattern(vocabulary.otherLeads, 'end')

const nothing = phrasePattern(vocabulary.nothing, 'whole')

/** What stands at a label, as the parsers of its value take it. */
interface FormValue {
  readonly view: InvoiceView
  readonly found: LabeledValue<EquipmentTerm>
  readonly print: Print
  readonly how: ValueEvidence
}

const parsers: { readonly [Term in EquipmentTerm]: (value: FormValue) => Partial<UnitDraft> | null } = {
  vin: vinDraft,
  vinOrSerial: vinDraft,
  serial: serialDraft,
  make: makeDraft,
  model: modelDraft,
  modelCode: value => modelDraft({ ...value, how: { ...value.how, label: 'part' } }),
  year: yearDraft,
  meter: meterDraft,
  titled: titledDraft,
  titleNumber: () => null,
  type: typeDraft,
  generalType: kindDraft,
  unit: statedUnit,
  description: value => (value.found.place === 'below' ? null : statedUnit(value)),
  other: () => null,
}

/** What the value at a label says of a unit; null when it cannot be the value of this label. */
export function parseFormValue(view: InvoiceView, found: LabeledValue<EquipmentTerm>): UnitDraft | null {
  if (found.lead !== null && otherLead.test(found.lead)) return null
  const print = printOf(view, [trimmed(found.value)])
  if (nothing.test(print.text) || !/[\p{L}\d]/u.test(print.text)) return null
  const place = found.place === 'below' ? 'below' : 'beside'
  const how = { label: 'whole', place, labelText: found.label.text } as const
  const stated = parsers[found.term]({ view, found, print, how })
  return stated && { ...emptyDraft, ...stated }
}

/** The unit a value names, or only its kind; "TRACTOR - SLEEPER" is a kind and no label with its value. */
function statedUnit(value: FormValue): Partial<UnitDraft> | null {
  const { text } = value.found.label
  const [unit] = unitsInText(value.print, { decimal: value.view.decimal, kind: 'labelled' })
  return unit ?? (typesIn(tokensOf(plainText(text))).length > 0 ? null : kindDraft(value))
}

/** The kind of machine a value names. */
function kindDraft(value: FormValue): Partial<UnitDraft> | null {
  return typesIn(value.print.tokens).length > 0 ? typeDraft(value) : null
}

/** The value up to a word that looks like another label ("ODEL:", "Color:"). */
function trimmed(value: Cell): Cell {
  const stop = value.words.findIndex((word, index) => index > 0 && /^[\p{L}.#/]{3,}:/u.test(word.text))
  const words = stop < 0 ? value.words : value.words.slice(0, stop)
  const last = words.at(-1)!
  // "Make: Hobart, Model: HL600"
  const text = last.text.replace(/(?<=.)[,;|]$/, '')
  return text === last.text && stop < 0 ? value : cellOf(words.with(-1, { ...last, text }), value.page, value.line)
}

/** A VIN in one piece or in several, the last of them in the line below; else the shorter number of a machine or an old trailer. */
function vinDraft(value: FormValue): Partial<UnitDraft> | null {
  const { view, found, print, how } = value
  const missing = vinLength - print.text.replace(/[\s-]/g, '').length
  const tails = cellsUnder(view, found.value).flatMap(({ words: [word], page, line }) =>
    word!.text.length === missing ? [[cellOf([word!], page, line)]] : [],
  )
  const label = `${equipmentLabels[found.term][0]!}:`
  const [vin] = [[], ...tails].flatMap(tail => vinsIn(labeledPrint(value, label, tail)).slice(0, 1))
  if (vin !== undefined) return { vin: { ...vin.fieldValue, label: found.label.text } }
  const number = serialDraft({ ...value, how: { ...how, label: found.term === 'vin' ? 'weak' : 'whole' } })
  // Of a recognized VIN without a valid check digit nothing is believed.
  const longest = print.ocr ? vinLength - 1 : vinLength
  return (number?.serial_number?.value.length ?? Infinity) > longest ? null : number
}

/** The value behind a label of one word, as running text has it, and what goes on behind it. */
const labeledPrint = ({ view, found: { label, value } }: FormValue, text: string, more: readonly Cell[] = []): Print =>
  printOf(view, [
    { ...label, text, words: label.words.slice(0, 1).map(word => ({ ...word, text })) },
    trimmed(value),
    ...more,
  ])

/** The cells of the line below a value. */
function cellsUnder(view: InvoiceView, { page, line, box }: Cell): readonly Cell[] {
  const { cells, metrics } = pageOf(view, page)!
  return cells.filter(
    other => other.line !== line && other.box.bottom > box.bottom && other.box.top < box.bottom + 1.2 * metrics.em,
  )
}

function serialDraft({ print, how }: FormValue): Partial<UnitDraft> | null {
  const value = print.words[0]?.word.text.replace(/[.,;:*]+$/, '') ?? ''
  return isSerial(value) ? { serial_number: textField(print, { start: 0, end: value.length }, how) } : null
}

function makeDraft({ view, found, print, how }: FormValue): Partial<UnitDraft> | null {
  const maker = makerAt(print.tokens, 0, print.ocr)
  if (maker === null && !looksLikeName(print.text)) return null
  const fields = maker?.item.fields ?? []
  const more = maker === null ? nameBelow(view, found) : null
  const whole = more === null ? print : printOf(view, [trimmed(found.value), more])
  const label = maker === null && more === null ? 'part' : how.label
  return {
    make: fieldFrom(whole, wholeOf(whole), whole.text.replace(/(?<=\p{Ll}{3})\.$/u, ''), { ...how, label }),
    fields,
  }
}

/** Up to three capitalized words without digits, none of them of a form, and not one word of a firm's name. */
const looksLikeName = (text: string): boolean =>
  /^[\p{Lu}][\p{L}&.'-]*(?: [\p{Lu}&][\p{L}&.'-]*){0,2}$/u.test(text) &&
  !/^(?:\p{Lu}\.){2,}$/u.test(text) &&
  !noMakers.test(text) &&
  !isCompanyWord(text.toLowerCase())
const noMakers = phrasePattern(vocabulary.noMakers)

/** The second line of a name: a known maker and nothing else in the line below. */
const nameBelow = (view: InvoiceView, { value }: LabeledValue<EquipmentTerm>): Cell | null =>
  cellsUnder(view, value).find(cell => {
    const { tokens, ocr } = printOf(view, [cell])
    return makerAt(tokens, 0, ocr)?.to === tokens.length
  }) ?? null

function modelDraft(value: FormValue): Partial<UnitDraft> | null {
  const { print, how } = value
  // "Model: T66, 2021": what follows a mark behind a number describes the machine.
  const text = print.text.replace(/(?<=\d[^,;(|]*)(?:[,;|]\s|\s[(|]).*$/u, '')
  if (text.length > 40 || print.words.length > 6 || !/[\p{L}\p{N}]/u.test(text)) return null
  if (/^[\d,]+\.\d\d$/.test(text) || print.tokens.every(({ token }) => isLabelWord(token))) return null
  // "Model: 938M Wheel Loader"
  const kind = typesIn(print.tokens).find(({ from, to }) => from > 0 && to === print.tokens.length)
  const named = kind !== undefined && /\d/.test(text.slice(0, kind.start)) ? kind : null
  const end = text.slice(0, named?.start ?? text.length).replace(/[\s,;.]+$/, '').length
  return {
    model: textField(print, { start: 0, end }, how),
    equipment_type: named && textField(print, named, { ...how, label: 'part' }),
  }
}

function yearDraft({ print, how }: FormValue): Partial<UnitDraft> | null {
  const match = /^['’]?(19[5-9]\d|20[0-4]\d|\d\d)(?=$|[\s,;/.])(?!\.\d)(?!\s?[-–/]\s?\d)/.exec(print.text)
  if (match === null) return null
  const value = String(fullYear(Number(match[1])))
  const label = match[1]!.length === 2 ? 'weak' : how.label
  return { year: fieldFrom(print, { start: 0, end: match[0].length }, value, { ...how, label }) }
}

const meterWords = phrasePattern(vocabulary.meterWords)

/** Meters under their heading read more than the hours a mechanic bills. */
const minHours = 25

/** A meter reading: the number alone, or with its unit. Labels that are units only ("Hours") need a value that is nothing else. */
function meterDraft(value: FormValue): Partial<UnitDraft> | null {
  const { view, found, print } = value
  const strong = meterWords.test(found.label.text)
  const form = /^[^\p{L}\d]*\d[\d.,' ]*\s?(?:[\p{L}.]{1,16}(?:\s[\p{L}]{1,8})?)?(?:\s\d{1,2})?$/iu
  if (!form.test(print.text) && !(strong && /^\W*\d/.test(print.text))) return null
  // A time of day, an amount.
  if (/\d[:/]\d|^\D*\d[\d.,' ]*[.,]\d\d(?!\d)|[$€£]/.test(print.text)) return null
  const meter = meterIn(labeledPrint(value, 'Meter:'), view.decimal)
  if (meter === null) return null
  // "Hours" over "1", "6.5": hours worked, in the table of the lines.
  if (found.place === 'below' && meter.fieldValue.value < minHours) return null
  return { equipment_miles_hours: { ...meter.fieldValue, label: found.label.text } }
}

const yes = phrasePattern(vocabulary.yes, 'start')
const no = phrasePattern(vocabulary.no, 'start')
const ticked = /^(?:x|[☒☑✓✔])/i

function titledDraft({ print, how }: FormValue): Partial<UnitDraft> | null {
  const value = no.test(print.text) ? false : yes.test(print.text) || ticked.test(print.text) ? true : null
  return value === null ? null : { titled: fieldFrom(print, wholeOf(print), value, how) }
}

function typeDraft({ print, how }: FormValue): Partial<UnitDraft> | null {
  const { text } = print
  if (print.words.length > 6 || !/\p{L}{3}/u.test(text) || /\d{4,}/.test(text) || isPriceOfUnit(text)) return null
  const [type] = typesIn(print.tokens)
  return {
    equipment_type: textField(print, wholeOf(print), { ...how, label: type === undefined ? 'weak' : 'part' }),
    fields: type === undefined ? [] : [type.item],
  }
}
