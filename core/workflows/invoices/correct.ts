/** A reviewer's corrections as the last layer over what was read from invoices. */
import { Refusal } from '../../errors.ts'
import type { Field } from '../../document/field.ts'
import {
  invoiceAmounts,
  invoiceTexts,
  type ExtractedEquipment,
  type ExtractedInvoice,
  type LineItem,
  type ExtractedParty,
} from '../../extraction/invoice/invoice.ts'
import { settleInvoice } from '../../extraction/invoice/reconcile.ts'

/** One correction. `path`: JSON pointer into the result. `value` null: the document does not state it. */
export interface Correction {
  readonly path: string
  readonly value: number | string | boolean | null
}

type Value = Correction['value']

/**
 * Applies the corrections in order. Corrected values have confidence 1 and method `manual`; the place of what they replace stays their
 * evidence. What had been computed is computed anew. Throws Refusal BAD_VALUE for a path that cannot be corrected.
 */
export function correctInvoices(
  readings: readonly ExtractedInvoice[],
  corrections: readonly Correction[],
): readonly ExtractedInvoice[] {
  const touched = new Set<number>()
  const takenOut = new Map<string, LineItem>()
  let current = readings
  for (const { path, value } of corrections) {
    const numbered = /^\/invoices\/(\d+)(\/.*)$/.exec(path)
    const index = numbered === null ? 0 : Number(numbered[1])
    const reading = current[index]
    if (reading === undefined) throw nothingAt(path)
    touched.add(index)
    const member = numbered?.[2] ?? path
    const place = /^\/transactions\/(\d+)$/.exec(member)
    const corrected =
      place === null
        ? correctOne(reading, member, value)
        : movedLine(reading, Number(place[1]), { path, value, takenOut, invoice: index })
    current = current.with(index, corrected)
  }
  return current.map((reading, index) => (touched.has(index) ? settledAnew(reading) : reading))
}

const nothingAt = (path: string): Refusal => new Refusal('BAD_VALUE', `There is no value at ${path} to correct.`)

/** A line that is none is taken out by null, and what was taken out there is put back by true. */
function movedLine(
  reading: ExtractedInvoice,
  at: number,
  {
    path,
    value,
    takenOut,
    invoice,
  }: Correction & { readonly takenOut: Map<string, LineItem>; readonly invoice: number },
): ExtractedInvoice {
  const key = `${invoice}/${at}`
  const line = value === true ? takenOut.get(key) : reading.lines[at]
  if (line === undefined || (value !== true && value !== null)) throw nothingAt(path)
  if (value === null) takenOut.set(key, line)
  else takenOut.delete(key)
  return { ...reading, lines: value === null ? reading.lines.toSpliced(at, 1) : reading.lines.toSpliced(at, 0, line) }
}

/** Figures that follow by arithmetic follow the correction; what a person set is neither confirmed nor doubted by sums. */
function settledAnew(reading: ExtractedInvoice): ExtractedInvoice {
  const read = Object.fromEntries(
    Object.entries(reading.figures).filter(([, fieldValue]) => fieldValue.method !== 'derived'),
  ) as ExtractedInvoice['figures']
  const corrected = { ...reading, figures: read }
  return keepManual(corrected, settleInvoice(corrected))
}

/** `after` with the figures that are set by hand in `before`. */
function keepManual<Part>(before: Part, after: Part): Part {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return after
  if ('method' in before && before.method === 'manual') return before
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((item: unknown, index) => keepManual(before[index] as unknown, item)) as Part
  const old = before as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, keepManual(old[name], value as unknown)]),
  ) as Part
}

function correctOne(reading: ExtractedInvoice, path: string, value: Value): ExtractedInvoice {
  const [, member = '', ...rest] = path.split('/')
  const [second = '', third = ''] = rest
  const amount = invoiceAmounts.find(name => name === (member === 'other_details' ? second : member))
  if (amount !== undefined && rest.length === (member === 'other_details' ? 1 : 0))
    return {
      ...reading,
      figures: withMember(reading.figures, amount, numberOf(path, value)),
      // Whoever sets the total has chosen between those that were printed.
      rivalTotals: amount === 'total_invoice_value' ? [] : (reading.rivalTotals ?? []),
    }
  const text = invoiceTexts.find(name => name === member)
  if (text !== undefined && rest.length === 0) {
    const written = text.endsWith('_date') ? dateOf(path, value) : textOf(path, value)
    return { ...reading, texts: withMember(reading.texts, text, written) }
  }
  if (member === 'sender' || member === 'receiver' || member === 'lessee') {
    const party = correctParty(reading.parties[member], second, path, textOf(path, value))
    return { ...reading, parties: { ...reading.parties, [member]: party } }
  }
  if (member === 'transactions') {
    const line = reading.lines[Number(second)]
    if (line === undefined) throw nothingAt(path)
    return { ...reading, lines: reading.lines.with(Number(second), correctLine(line, third, path, value)) }
  }
  if (member === 'taxes') {
    const tax = reading.taxes[Number(second)]
    if (tax === undefined || (third !== 'rate' && third !== 'base' && third !== 'amount')) throw nothingAt(path)
    const corrected = { ...tax, [third]: manual(numberOf(path, value), tax[third]) }
    return { ...reading, taxes: reading.taxes.with(Number(second), corrected) }
  }
  if (member === 'equipment') return correctUnit(reading, Number(second), third, path, value)
  if (member === 'other_details') return correctUnit(reading, 0, second, path, value)
  throw nothingAt(path)
}

/** The figure set by hand, in the place of the one it replaces; null: not stated. */
const manual = <T>(value: T | null, old: Field<T> | null | undefined): Field<T> | null =>
  value === null ? null : { label: null, scale: 1, evidence: [], ...old, value, confidence: 1, method: 'manual' }

function withMember<T>(
  members: Readonly<Record<string, Field<T> | undefined>>,
  name: string,
  value: T | null,
): Record<string, Field<T>> {
  const { [name]: old, ...others } = members
  const fieldValue = manual(value, old)
  return { ...(others as Record<string, Field<T>>), ...(fieldValue !== null && { [name]: fieldValue }) }
}

function correctParty(
  party: ExtractedParty | null,
  member: string,
  path: string,
  value: string | null,
): ExtractedParty {
  const known = party ?? { name: null, address: null }
  if (member !== 'name' && member !== 'address') throw nothingAt(path)
  return { ...known, [member]: manual(value, known[member]) }
}

function correctLine(line: LineItem, member: string, path: string, value: Value): LineItem {
  switch (member) {
    case 'description~1item': {
      const description = manual(textOf(path, value), line.description)
      if (description === null)
        throw new Refusal('BAD_VALUE', `${path} cannot be null: take the whole line out instead.`)
      return { ...line, description }
    }
    case 'category': {
      if (value !== null && value !== 'hard' && value !== 'soft')
        throw new Refusal('BAD_VALUE', `The correction of ${path} must be hard, soft or null.`)
      return { ...line, category: manual(value, line.category) }
    }
    case 'date':
      return { ...line, date: manual(dateOf(path, value), line.date) }
    case 'rate':
    case 'amount':
    case 'quantity':
    case 'tax':
      return { ...line, [member]: manual(numberOf(path, value), line[member]) }
    default:
      throw nothingAt(path)
  }
}

const unitTexts = ['vin', 'make', 'year', 'model', 'equipment_type', 'serial_number', 'description'] as const
const unitNumbers = ['equipment_miles_hours', 'amount'] as const
const noUnit: ExtractedEquipment = {
  vin: null,
  serial_number: null,
  make: null,
  model: null,
  year: null,
  equipment_type: null,
  titled: null,
  equipment_miles_hours: null,
  description: null,
  amount: null,
  tradeIn: false,
}

/** `index` counts what was sold, as the result does; the first may be one the document did not show. */
function correctUnit(
  reading: ExtractedInvoice,
  index: number,
  member: string,
  path: string,
  value: Value,
): ExtractedInvoice {
  const sold = reading.equipment.filter(unit => !unit.tradeIn)
  const unit = sold[index] ?? (index === sold.length ? noUnit : null)
  if (unit === null) throw nothingAt(path)
  const text = unitTexts.find(name => name === member)
  const number = unitNumbers.find(name => name === member)
  let corrected: ExtractedEquipment
  if (text !== undefined) {
    const known = text === 'vin' ? withoutDerived(unit) : unit
    corrected = { ...known, [text]: manual(textOf(path, value), unit[text]) }
  } else if (number !== undefined) corrected = { ...unit, [number]: manual(numberOf(path, value), unit[number]) }
  else if (member === 'titled') corrected = { ...unit, titled: manual(truthOf(path, value), unit.titled) }
  else throw nothingAt(path)
  const equipment =
    unit === noUnit
      ? [...reading.equipment, corrected]
      : reading.equipment.map(other => (other === unit ? corrected : other))
  // What was doubted of a number is not doubted of the one a person read.
  const problems = reading.problems.filter(({ code }) => text === undefined || !code.startsWith('VIN_'))
  return { ...reading, equipment, problems }
}

/** Without what followed from a number that was misread. */
const withoutDerived = (unit: ExtractedEquipment): ExtractedEquipment =>
  Object.fromEntries(
    (Object.entries(unit) as [string, Field<unknown> | boolean | null][]).map(([name, part]) => [
      name,
      typeof part === 'object' && part?.method === 'derived' ? null : part,
    ]),
  ) as unknown as ExtractedEquipment

function numberOf(path: string, value: Value): number | null {
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value
  throw new Refusal('BAD_VALUE', `The correction of ${path} must be a number or null.`)
}

function textOf(path: string, value: Value): string | null {
  if (value === null || (typeof value === 'string' && value.trim() !== '')) return value
  throw new Refusal('BAD_VALUE', `The correction of ${path} must be a text or null.`)
}

function truthOf(path: string, value: Value): boolean | null {
  if (value === null || typeof value === 'boolean') return value
  throw new Refusal('BAD_VALUE', `The correction of ${path} must be true, false or null.`)
}

/** YYYY-MM-DD, or MM/DD/YYYY as the lines print it → YYYY-MM-DD. */
function dateOf(path: string, value: Value): string | null {
  if (value === null) return null
  const slashed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value))
  const iso = slashed === null ? String(value) : `${slashed[3]}-${slashed[1]}-${slashed[2]}`
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : NaN
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)) return iso
  throw new Refusal('BAD_VALUE', `The correction of ${path} must be a date of the form YYYY-MM-DD, or null.`)
}
