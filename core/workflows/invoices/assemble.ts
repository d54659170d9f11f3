/** One invoice reading → the documented object of 2.4: members, confidence, provenance. */
import { calibratedConfidence, sourceOf } from '../../extraction/solve/calibration.ts'
import type { Equipment, Invoice, InvoiceLine, Party } from '../../contract/invoice.ts'
import type { Check } from '../../contract/evidence.ts'
import type { Field } from '../../document/field.ts'
import type { Page } from '../../document/model.ts'
import type {
  ExtractedEquipment,
  ExtractedInvoice,
  LineItem,
  ExtractedParty,
} from '../../extraction/invoice/invoice.ts'
import { displayedCheck, provenanceOf } from '../statements/provenance.ts'
import { typeOfInvoice } from './document-type.ts'

/** What outside knowledge says of an address; null: not asked. */
export interface CheckedAddress {
  readonly valid: boolean
  readonly data: Party['validated_address_data']
}

export interface InvoiceFacts {
  readonly id: number
  readonly createdAt: string
  readonly fileName: string
  readonly turnedPages: readonly Pick<Page, 'number' | 'width' | 'height' | 'rotation'>[]
  readonly sender: CheckedAddress | null
  readonly receiver: CheckedAddress | null
  readonly checks: readonly Check[]
}

/** The documented object of one invoice. Every member is there; null where the document does not say. */
export function assembleInvoice(reading: ExtractedInvoice, facts: InvoiceFacts): Invoice {
  const noted: [string, Field<unknown>][] = []
  /** The value of a field, remembered under its JSON pointer. */
  const take = <T>(pointer: string, fieldValue: Field<T> | null | undefined): T | null => {
    if (fieldValue === null || fieldValue === undefined) return null
    noted.push([pointer, fieldValue])
    return fieldValue.value
  }
  const invoice = membersOf(reading, facts, take)
  const { invoice_number: number } = reading.texts
  if (invoice.file_id !== null && number) noted.push(['/file_id', number])
  const turned = (_fileName: string, page: number) => facts.turnedPages.find(({ number }) => number === page)
  const source = sourceOf(noted.map(([, fieldValue]) => fieldValue))
  const scores = noted.map(([pointer, fieldValue]): [string, number] => [
    pointer,
    rounded(calibratedConfidence(fieldValue, 'invoices', source)),
  ])
  return {
    ...invoice,
    checks: facts.checks.map(check => displayedCheck(check, turned)),
    confidence_scores: {
      overall: scores.length === 0 ? null : rounded(scores.reduce((sum, [, score]) => sum + score, 0) / scores.length),
      fields: Object.fromEntries(scores),
    },
    provenance: Object.fromEntries(
      noted.map(([pointer, fieldValue]) => [
        pointer,
        provenanceOf(fieldValue, facts.fileName, reading.pages[0] ?? 1, turned),
      ]),
    ),
  }
}

/** Sums are of whole cents. */
const HALF_CENT = 0.005

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000

type Take = <T>(pointer: string, fieldValue: Field<T> | null | undefined) => T | null

function membersOf(
  reading: ExtractedInvoice,
  facts: InvoiceFacts,
  take: Take,
): Omit<Invoice, 'checks' | 'confidence_scores' | 'provenance'> {
  const { figures, texts, parties } = reading
  const invoiceDate = take('/invoice_date', texts.invoice_date)
  const number = take('/invoice_number', texts.invoice_number)
  const units = reading.equipment.filter(unit => !unit.tradeIn)
  const principal = units[0] ?? null
  const equipment = units.map((unit, index) => equipmentOf(unit, `/equipment/${index}`, invoiceDate, take))
  const details = equipmentOf(principal, '/other_details', invoiceDate, take)
  return {
    id: facts.id,
    sender: partyOf(parties.sender, '/sender', facts.sender, take),
    receiver: partyOf(parties.receiver, '/receiver', facts.receiver, take),
    total_invoice_value: take('/total_invoice_value', figures.total_invoice_value),
    transactions: reading.lines.map((line, index) => lineOf(line, `/transactions/${index}`, invoiceDate, take)),
    file_id: number !== null && /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null,
    doc_type: typeOfInvoice[reading.kind],
    created_at: facts.createdAt,
    other_details: {
      vin: details.vin,
      make: details.make,
      year: details.year,
      model: details.model,
      titled: details.titled,
      equipment_age: details.equipment_age,
      equipment_type: details.equipment_type,
      equipment_miles_hours: details.equipment_miles_hours,
      down_payment: take('/other_details/down_payment', figures.down_payment),
    },
    invoice_number: number,
    invoice_date: invoiceDate,
    due_date: take('/due_date', texts.due_date),
    currency: take('/currency', texts.currency),
    subtotal: take('/subtotal', figures.subtotal),
    tax_total: take('/tax_total', figures.tax_total),
    taxes: reading.taxes.map(({ label, rate, base, amount, included }, index) => ({
      label,
      rate: take(`/taxes/${index}/rate`, rate),
      base: take(`/taxes/${index}/base`, base),
      amount: take(`/taxes/${index}/amount`, amount),
      included: included ?? (isTaxAdded(reading) ? false : null),
    })),
    shipping: take('/shipping', figures.shipping),
    discount: take('/discount', figures.discount),
    amount_paid: take('/amount_paid', figures.amount_paid),
    previous_balance: take('/previous_balance', figures.previous_balance),
    amount_due: take('/amount_due', figures.amount_due),
    payment_terms: take('/payment_terms', texts.payment_terms),
    purchase_order: take('/purchase_order', texts.purchase_order),
    trade_in: take('/trade_in', figures.trade_in),
    lessee:
      parties.lessee === null
        ? null
        : {
            name: take('/lessee/name', parties.lessee.name),
            address: take('/lessee/address', parties.lessee.address),
          },
    equipment,
    file_name: facts.fileName,
    pages: [...reading.pages],
  }
}

/** Whether the lines leave the tax out: they add up to the subtotal, and only with the tax to the total. False where one of them was not read. */
function isTaxAdded({ figures, lines }: ExtractedInvoice): boolean {
  const read = (field: Field<number> | null | undefined): number | null =>
    field === null || field === undefined || field.method === 'derived' ? null : field.value
  const [subtotal, tax, total] = [read(figures.subtotal), read(figures.tax_total), read(figures.total_invoice_value)]
  const amounts = lines.map(({ amount }) => read(amount))
  if (subtotal === null || tax === null || total === null || tax <= 0 || amounts.length === 0) return false
  if (amounts.includes(null)) return false
  const isEqual = (a: number, b: number): boolean => Math.abs(a - b) < HALF_CENT
  const others = (figures.shipping?.value ?? 0) - (figures.discount?.value ?? 0)
  const sum = amounts.reduce<number>((all, amount) => all + amount!, 0)
  return isEqual(sum, subtotal) && isEqual(subtotal + tax + others, total)
}

const partyOf = (found: ExtractedParty, at: string, checked: CheckedAddress | null, take: Take): Party => ({
  name: take(`${at}/name`, found.name),
  address: take(`${at}/address`, found.address),
  is_address_valid: checked?.valid ?? false,
  validated_address_data: checked?.data ?? null,
})

function lineOf(line: LineItem, at: string, invoiceDate: string | null, take: Take): InvoiceLine {
  const date = take(`${at}/date`, line.date) ?? invoiceDate
  return {
    date: date === null ? null : slashed(date),
    'description/item': take(`${at}/description~1item`, line.description),
    category: take(`${at}/category`, line.category),
    rate: take(`${at}/rate`, line.rate),
    amount: take(`${at}/amount`, line.amount),
    quantity: take(`${at}/quantity`, line.quantity),
    tax: take(`${at}/tax`, line.tax),
  }
}

/** 2026-03-14 → 03/14/2026. */
const slashed = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`

function equipmentOf(unit: ExtractedEquipment | null, at: string, invoiceDate: string | null, take: Take): Equipment {
  const year = take(`${at}/year`, unit?.year)
  return {
    vin: take(`${at}/vin`, unit?.vin),
    make: take(`${at}/make`, unit?.make),
    year,
    model: take(`${at}/model`, unit?.model),
    titled: take(`${at}/titled`, unit?.titled),
    // A model year is sold from the year before it.
    equipment_age:
      year === null || invoiceDate === null ? null : Math.max(0, Number(invoiceDate.slice(0, 4)) - Number(year)),
    equipment_type: take(`${at}/equipment_type`, unit?.equipment_type),
    equipment_miles_hours: take(`${at}/equipment_miles_hours`, unit?.equipment_miles_hours),
    serial_number: take(`${at}/serial_number`, unit?.serial_number),
    description: take(`${at}/description`, unit?.description),
    amount: take(`${at}/amount`, unit?.amount),
  }
}
