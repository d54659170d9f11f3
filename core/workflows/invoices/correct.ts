/** A reviewer's corrections as the last layer over what was read from invoices. */
import { Refusal } from '../../errors.ts'
import type { Field } from '../../document/field.ts'
import type { Corrected } from '../analysis-kind.ts'
import {
  booleanField,
  choiceField,
  correctField,
  dateField,
  manualField,
  nothingAt,
  numberField,
  textField,
  type FieldTable,
  type FieldType,
} from '../corrections/fields.ts'
import {
  invoiceAmounts,
  invoiceTexts,
  type ExtractedEquipment,
  type ExtractedInvoice,
  type LineItem,
  type InvoiceAmount,
  type ExtractedParties,
  type ExtractedParty,
} from '../../extraction/invoice/invoice.ts'
import { reconcileInvoice } from '../../extraction/invoice/reconcile.ts'

/**
 * Applies the corrections in order. Corrected values have confidence 1 and method `manual`; the place of what they replace stays their
 * evidence. What was computed is recomputed. Throws Refusal BAD_VALUE for a path that cannot be corrected.
 */
export function correctInvoices(
  readings: readonly ExtractedInvoice[],
  corrections: readonly Corrected[],
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
        ? correctField(fields, reading, { path: member, value })
        : movedLine(reading, Number(place[1]), { path, value, takenOut, invoice: index })
    current = current.with(index, corrected)
  }
  return current.map((reading, index) => (touched.has(index) ? recomputed(reading) : reading))
}

/** A line that is none is taken out by null, and what was taken out there is put back by true. */
function movedLine(
  reading: ExtractedInvoice,
  at: number,
  {
    path,
    value,
    takenOut,
    invoice,
  }: Corrected & { readonly takenOut: Map<string, LineItem>; readonly invoice: number },
): ExtractedInvoice {
  const key = `${invoice}/${at}`
  const line = value === true ? takenOut.get(key) : reading.lines[at]
  if (line === undefined || (value !== true && value !== null)) throw nothingAt(path)
  if (value === null) takenOut.set(key, line)
  else takenOut.delete(key)
  return { ...reading, lines: value === null ? reading.lines.toSpliced(at, 1) : reading.lines.toSpliced(at, 0, line) }
}

/** Figures that follow by arithmetic follow the correction; what a person set is neither confirmed nor doubted by sums. */
function recomputed(reading: ExtractedInvoice): ExtractedInvoice {
  const read = Object.fromEntries(
    Object.entries(reading.figures).filter(([, fieldValue]) => fieldValue.method !== 'derived'),
  ) as ExtractedInvoice['figures']
  const corrected = { ...reading, figures: read }
  return keepManual(corrected, reconcileInvoice(corrected))
}

/** `after` with the figures a person set in `before`. */
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

function withMember<T>(
  members: Readonly<Record<string, Field<T> | undefined>>,
  name: string,
  value: T | null,
): Record<string, Field<T>> {
  const { [name]: old, ...others } = members
  const fieldValue = manualField(value, old)
  return { ...(others as Record<string, Field<T>>), ...(fieldValue !== null && { [name]: fieldValue }) }
}

type Change<T> = (reading: ExtractedInvoice, correction: Corrected, index: number) => T

const changed =
  (change: Change<Partial<ExtractedInvoice>>) =>
  (reading: ExtractedInvoice, correction: Corrected, [index = 0]: readonly number[]): ExtractedInvoice => ({
    ...reading,
    ...change(reading, correction, index),
  })

const amountField = (name: InvoiceAmount) =>
  changed(({ figures, rivalTotals, otherSums = [] }, given) => ({
    figures: withMember(figures, name, numberField(given)),
    // Whoever sets the total has chosen between those that were printed.
    rivalTotals: name === 'total_invoice_value' ? [] : (rivalTotals ?? []),
    // What was printed in its place is answered by the correction.
    otherSums: name === 'total_invoice_value' ? [] : otherSums.filter(({ value }) => value !== figures?.[name]?.value),
  }))

const partyField = (party: keyof ExtractedParties, member: keyof ExtractedParty) =>
  changed(({ parties }, given) => {
    const known = parties[party] ?? { name: null, address: null }
    return {
      parties: { ...parties, [party]: { ...known, [member]: manualField(textField(given), known[member]) } },
    }
  })

const taxField = (member: 'rate' | 'base' | 'amount') =>
  changed(({ taxes }, given, index) => {
    const tax = taxes[index]
    if (tax === undefined) throw nothingAt(given.path)
    return { taxes: taxes.with(index, { ...tax, [member]: manualField(numberField(given), tax[member]) }) }
  })

type LineMember = 'date' | 'rate' | 'amount' | 'quantity' | 'tax' | 'category'

const lineField = (change: (line: LineItem, correction: Corrected) => LineItem) =>
  changed(({ lines }, given, index) => {
    const line = lines[index]
    if (line === undefined) throw nothingAt(given.path)
    return { lines: lines.with(index, change(line, given)) }
  })
const lineMember = (member: LineMember, type: FieldType<unknown>) =>
  lineField((line, given) => ({ ...line, [member]: manualField(type(given), line[member]) }))
const lineDescription = lineField((line, given) => {
  const description = manualField(textField(given), line.description)
  if (description === null)
    throw new Refusal('BAD_VALUE', `${given.path} cannot be null: take the whole line out instead.`)
  return { ...line, description }
})

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

type UnitMember = (typeof unitTexts)[number] | (typeof unitNumbers)[number] | 'titled'

/** `index` counts what was sold, as the result does; the first may be one the document did not show. */
const unitField = (member: UnitMember, type: FieldType<unknown>) =>
  changed(({ equipment, problems }, given, index) => {
    const sold = equipment.filter(unit => !unit.tradeIn)
    const unit = sold[index] ?? (index === sold.length ? noUnit : null)
    if (unit === null) throw nothingAt(given.path)
    const known = member === 'vin' ? withoutDerived(unit) : unit
    const corrected = { ...known, [member]: manualField(type(given), unit[member]) }
    const isText = unitTexts.some(name => name === member)
    return {
      equipment:
        unit === noUnit ? [...equipment, corrected] : equipment.map(other => (other === unit ? corrected : other)),
      // Doubts about a number do not concern the one a person read.
      problems: problems.filter(({ code }) => !isText || !code.startsWith('VIN_')),
    }
  })

/** Without what followed from a number that was misread. */
const withoutDerived = (unit: ExtractedEquipment): ExtractedEquipment =>
  Object.fromEntries(
    (Object.entries(unit) as [string, Field<unknown> | boolean | null][]).map(([name, part]) => [
      name,
      typeof part === 'object' && part?.method === 'derived' ? null : part,
    ]),
  ) as unknown as ExtractedEquipment

/** The first unit is also a member of the details. */
const unitFields = [
  ...unitTexts.map(name => [name, unitField(name, textField)] as const),
  ...unitNumbers.map(name => [name, unitField(name, numberField)] as const),
  ['titled', unitField('titled', booleanField)] as const,
].flatMap(([name, apply]) => [[`/equipment/#/${name}`, apply] as const, [`/other_details/${name}`, apply] as const])

/** Every path of an invoice that can be corrected; amounts of the invoice come before those of its first unit of the same name. */
const fields: FieldTable<ExtractedInvoice> = new Map([
  ...unitFields,
  ...invoiceAmounts.flatMap(name => ['', '/other_details'].map(at => [`${at}/${name}`, amountField(name)] as const)),
  ...invoiceTexts.map(name => {
    const type = name.endsWith('_date') ? dateField : textField
    return [`/${name}`, changed(({ texts }, given) => ({ texts: withMember(texts, name, type(given)) }))] as const
  }),
  ...(['sender', 'receiver', 'lessee'] as const).flatMap(party =>
    (['name', 'address'] as const).map(member => [`/${party}/${member}`, partyField(party, member)] as const),
  ),
  ...(['rate', 'base', 'amount'] as const).map(member => [`/taxes/#/${member}`, taxField(member)] as const),
  ...(['rate', 'amount', 'quantity', 'tax'] as const).map(
    member => [`/transactions/#/${member}`, lineMember(member, numberField)] as const,
  ),
  ['/transactions/#/date', lineMember('date', dateField)] as const,
  ['/transactions/#/category', lineMember('category', choiceField('hard', 'soft'))] as const,
  ['/transactions/#/description~1item', lineDescription] as const,
])
