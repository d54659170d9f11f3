/** The sums of an invoice, as data, over the amounts of a reading. */
import type { Field } from '../document/field.ts'
import {
  checkIdentity,
  identityOf,
  type Amounts,
  type Identity,
  type IdentityOutcome,
  type IdentityRow,
  type NamedAmount,
} from './identity.ts'
import table from './invoice-identities.json' with { type: 'json' }

/** The part of an extracted invoice that is checked. */
export interface CheckableInvoice {
  readonly figures: Readonly<Record<string, Field | undefined>>
  readonly taxes: readonly {
    readonly label: string | null
    readonly rate: Field | null
    readonly base: Field | null
    readonly amount: Field | null
    readonly included: boolean | null
  }[]
  readonly lines: readonly {
    readonly description: Field<string>
    readonly quantity: Field | null
    readonly rate: Field | null
    readonly amount: Field | null
    readonly tax: Field | null
    readonly discount: Field | null
    /** Added below the sum of the lines, as one of the `adjustments`. */
    readonly apart?: boolean
  }[]
  /** Surcharges and rounding that have no member of their own, signed. */
  readonly adjustments?: readonly Field[]
}

export const invoiceIdentities: readonly Identity[] = (table as readonly IdentityRow[]).map(identityOf)

/** Invoices are printed in cents. */
export const invoiceStep = 0.01

export interface InvoiceOutcome extends Omit<IdentityOutcome, 'plus' | 'minus'> {
  readonly actualField: Field | null
  readonly plus: readonly InvoiceTerm[]
  readonly minus: readonly InvoiceTerm[]
}

export interface InvoiceTerm {
  /** A name of an amount, or a sum: `lines` of their amounts, `taxes` of their amounts, `adjustments`. */
  readonly name: string
  readonly value: number
  readonly figures: readonly Field[]
}

/** A member's value; null when the invoice does not state it, or one of its parts. */
export function invoiceTerm(invoice: CheckableInvoice, name: string): InvoiceTerm | null {
  const parts = partsOf(invoice, name)
  if (parts === null || parts.length === 0) return null
  return { name, value: parts.reduce((sum, { value }) => sum + value, 0), figures: parts }
}

function partsOf({ figures, taxes, lines, adjustments }: CheckableInvoice, name: string): readonly Field[] | null {
  const all = (list: readonly (Field | null)[]): readonly Field[] | null =>
    list.some(fieldValue => fieldValue === null) ? null : (list as readonly Field[])
  if (name === 'lines') return all(lines.filter(({ apart }) => apart !== true).map(({ amount }) => amount))
  if (name === 'taxes') return all(taxes.map(({ amount }) => amount))
  if (name === 'adjustments') return adjustments ?? []
  const fieldValue = figures[name]
  return fieldValue === undefined ? null : [fieldValue]
}

/** JSON pointers, within the invoice, of the values a member name stands for. */
export function pointersOf({ lines, taxes }: CheckableInvoice, name: string): readonly string[] {
  if (name === 'lines')
    return lines.flatMap(({ apart }, index) => (apart === true ? [] : [`/transactions/${index}/amount`]))
  if (name === 'taxes') return taxes.map((_, index) => `/taxes/${index}/amount`)
  if (name === 'adjustments') return []
  return [name === 'down_payment' ? '/other_details/down_payment' : `/${name}`]
}

/** Every identity, in the order of the table. */
export function checkInvoiceIdentities(invoice: CheckableInvoice): readonly InvoiceOutcome[] {
  const conditions: Readonly<Record<string, boolean>> = {
    'total_invoice_value.negative': (invoice.figures['total_invoice_value']?.value ?? 0) < 0,
    'tax_total.included': hasIncludedTaxes(invoice),
    'tax_total.added': hasAddedTaxes(invoice),
  }
  const amounts: Amounts = {
    amount: name => invoiceTerm(invoice, name)?.value ?? null,
    parts: name => invoiceTerm(invoice, name)?.figures.length ?? 1,
    meets: condition => conditions[condition] === true,
  }
  const fieldsOf = ({ name, value }: NamedAmount): InvoiceTerm => ({
    name,
    value,
    figures: invoiceTerm(invoice, name)?.figures ?? [],
  })
  return invoiceIdentities.map(identity => {
    const outcome = checkIdentity(identity, amounts, invoiceStep)
    const actualField = invoice.figures[identity.total] ?? null
    return { ...outcome, actualField, plus: outcome.plus.map(fieldsOf), minus: outcome.minus.map(fieldsOf) }
  })
}

/** Whether prices include taxes: the document says so, or the tax is the rate's share of a total that contains it. */
function hasIncludedTaxes({ taxes, figures }: CheckableInvoice): boolean {
  const total = figures['total_invoice_value']?.value
  if (taxes.length === 0 || total === undefined) return false
  if (taxes.some(({ included }) => included === true)) return true
  return (
    taxes.length === 1 &&
    taxes.every(
      ({ rate, amount }) =>
        rate !== null &&
        amount !== null &&
        amount.value !== 0 &&
        Math.abs(amount.value - (total * rate.value) / (1 + rate.value)) < 0.02,
    )
  )
}

/** Of a tax: how far it may be off its rate's share of the lines, which is printed in cents and often of rounded lines. */
const RATE_SLACK = 0.005

/** Whether taxes come on top of the lines: none is stated to be in the prices, and together they are their rates' share of the lines themselves. */
function hasAddedTaxes(invoice: CheckableInvoice): boolean {
  const { taxes } = invoice
  const lines = invoiceTerm(invoice, 'lines')?.value ?? 0
  if (taxes.length === 0 || lines === 0) return false
  const isStated = taxes.every(({ rate, amount, included }) => rate !== null && amount !== null && included !== true)
  const charged = taxes.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
  const due = taxes.reduce((sum, { rate }) => sum + (rate?.value ?? 0) * lines, 0)
  return isStated && charged !== 0 && Math.abs(charged - due) < RATE_SLACK * Math.abs(charged)
}
