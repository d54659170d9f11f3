/** The identities of an invoice, as data, and their evaluation. */
import type { Field } from '../document/field.ts'
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

/** A value's name, or the name of a sum: `lines`, `taxes` or `adjustments`. */
interface Member {
  readonly name: string
  /** Counts as 0 when missing. */
  readonly optional: boolean
}

/** One of the ways documents compute a total; the most common one comes first. */
interface Way {
  readonly plus: readonly Member[]
  readonly minus: readonly Member[]
  /** Applies to credit notes only, where a deduction reduces the credit. */
  readonly credit: boolean
  /** Applies only where prices include taxes. */
  readonly included: boolean
}

export interface InvoiceIdentity {
  readonly id: string
  /** The identity in words. */
  readonly name: string
  readonly total: string
  /** Checked only where this value is not stated. */
  readonly without: string | null
  readonly ways: readonly Way[]
  readonly severity: 'info' | 'warning' | 'high'
}

interface Row {
  readonly id: string
  readonly name: string
  readonly total: string
  readonly without?: string
  readonly ways: readonly { plus: readonly string[]; minus?: readonly string[]; credit?: boolean; included?: boolean }[]
  readonly severity: string
}

const member = (name: string): Member => ({ name: name.replace('?', ''), optional: name.endsWith('?') })

export const invoiceIdentities: readonly InvoiceIdentity[] = (table as readonly Row[]).map(row => ({
  id: row.id,
  name: row.name,
  total: row.total,
  without: row.without ?? null,
  ways: row.ways.map(way => ({
    plus: way.plus.map(member),
    minus: (way.minus ?? []).map(member),
    credit: way.credit ?? false,
    included: way.included ?? false,
  })),
  severity: row.severity as InvoiceIdentity['severity'],
}))

export interface InvoiceOutcome {
  readonly identity: InvoiceIdentity
  /** `not checked`: a member is missing. */
  readonly verdict: 'pass' | 'fail' | 'not checked'
  /**
   * Sum of the members, computed in the way that agrees, else in the most common one; null when a member is missing.
   */
  readonly expected: number | null
  readonly actual: number | null
  readonly actualField: Field | null
  readonly difference: number | null
  /** The members that entered the sum, added ones in `plus`, subtracted ones in `minus`. */
  readonly plus: readonly InvoiceTerm[]
  readonly minus: readonly InvoiceTerm[]
}

export interface InvoiceTerm {
  readonly name: string
  readonly value: number
  readonly figures: readonly Field[]
}

/** Half a cent for each member, the most that rounding all of them can add up to, and a little for floating point. */
export const toleranceOf = (figures: number): number => 0.005 * figures + 0.006

/** A member's value; null when the invoice does not state it or one of its parts. */
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

/** Evaluates an identity in each of its ways and reports the first that agrees. */
export function checkInvoiceIdentity(identity: InvoiceIdentity, invoice: CheckableInvoice): InvoiceOutcome {
  const actual = invoice.figures[identity.total] ?? null
  const tried = identity.ways.flatMap(way => {
    if (way.credit && (actual === null || actual.value >= 0)) return []
    if (way.included && !hasIncludedTaxes(invoice)) return []
    const plus = termsOf(way.plus, invoice)
    const minus = termsOf(way.minus, invoice)
    if (plus === null || minus === null) return []
    const expected = sum(plus) - sum(minus)
    const difference = actual === null ? null : actual.value - expected
    const figures = [...plus, ...minus].flatMap(term => term.figures)
    const agrees = difference !== null && Math.abs(difference) <= toleranceOf(figures.length)
    return [{ plus, minus, expected, difference, agrees }]
  })
  const best = tried.find(({ agrees }) => agrees) ?? tried[0]
  const skipped = identity.without !== null && invoice.figures[identity.without] !== undefined
  if (best === undefined || actual === null || skipped)
    return {
      identity,
      verdict: 'not checked',
      expected: best?.expected ?? null,
      actual: actual?.value ?? null,
      actualField: actual,
      difference: null,
      plus: best?.plus ?? [],
      minus: best?.minus ?? [],
    }
  const { plus, minus, expected, difference, agrees } = best
  return {
    identity,
    verdict: agrees ? 'pass' : 'fail',
    expected,
    actual: actual.value,
    actualField: actual,
    difference,
    plus,
    minus,
  }
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

const sum = (terms: readonly InvoiceTerm[]): number => terms.reduce((total, { value }) => total + value, 0)

function termsOf(members: readonly Member[], invoice: CheckableInvoice): readonly InvoiceTerm[] | null {
  const terms: InvoiceTerm[] = []
  for (const { name, optional } of members) {
    const term = invoiceTerm(invoice, name)
    if (term !== null) terms.push(term)
    else if (!optional) return null
  }
  return terms
}

/** Evaluates every identity, in the order of the table. */
export const checkInvoiceIdentities = (invoice: CheckableInvoice): readonly InvoiceOutcome[] =>
  invoiceIdentities.map(identity => checkInvoiceIdentity(identity, invoice))
