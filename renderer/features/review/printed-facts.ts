/** What is printed of a result that is no table of its own: names, values and where each stands. */
import type { Provenance } from '../../../core/contract/evidence.ts'
import type { LoanAppData } from '../../../core/contract/full-analysis.ts'
import type { Invoice } from '../../../core/contract/invoice.ts'
import { loanName, loanPart } from '../applications/application-values.ts'
import { date } from '../../formats/date-form.ts'
import { exactAmount } from '../../formats/format.ts'
import { words } from '../invoices/invoice-names.ts'
import { written } from '../../formats/number-form.ts'

/** A line on paper. */
export interface PrintedFact {
  readonly name: string
  readonly value: string
  /** "page 2", or how it came about where it stands on no page; null: nothing is known of that. */
  readonly source: string | null
}
type Sources = Readonly<Record<string, Provenance>>

/** Where the value of a pointer stands; `withFile`: values come from several files. */
export function sourceOf(sources: Sources, pointer: string, withFile = false): string | null {
  const found = sources[pointer]
  if (found === undefined) return null
  if (found.method === 'manual') return 'set manually'
  if (found.method === 'derived') return 'computed'
  if (found.method === 'metadata') return 'sent along'
  return withFile ? `${found.fileName}, page ${found.page}` : `page ${found.page}`
}

type Value = string | number | boolean | null

function shown(value: Value): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'number' ? written(value) : date(value)
}

function factsOf(
  values: readonly (readonly [name: string, pointer: string, value: Value])[],
  sources: Sources,
  withFile: boolean,
): readonly PrintedFact[] {
  return values.flatMap(([name, pointer, value]) => {
    const text = shown(value)
    return text === null ? [] : [{ name, value: text, source: sourceOf(sources, pointer, withFile) }]
  })
}

/** Number, days and terms of an invoice. */
export const invoiceFacts = (invoice: Invoice): readonly PrintedFact[] =>
  factsOf(
    (['invoice_number', 'invoice_date', 'due_date', 'payment_terms', 'purchase_order', 'currency'] as const).map(
      member => [words(member), `/${member}`, invoice[member]],
    ),
    invoice.provenance,
    false,
  )

/** From the subtotal to what is due; what the invoice does not state is left out. */
export function invoiceTotals(invoice: Invoice): readonly PrintedFact[] {
  const rows: readonly (readonly [name: string, pointer: string, value: number | null])[] = [
    ['Subtotal', '/subtotal', invoice.subtotal],
    ['− Discount', '/discount', invoice.discount],
    ['+ Freight', '/shipping', invoice.shipping],
    ['+ Tax', '/tax_total', invoice.tax_total],
    ['= Total', '/total_invoice_value', invoice.total_invoice_value],
    ['+ Previous balance', '/previous_balance', invoice.previous_balance],
    ['− Trade-in', '/trade_in', invoice.trade_in],
    ['− Down payment', '/other_details/down_payment', invoice.other_details.down_payment],
    ['− Paid', '/amount_paid', invoice.amount_paid],
    ['= Amount due', '/amount_due', invoice.amount_due],
  ]
  return rows.flatMap(([name, pointer, value]) =>
    value === null ? [] : [{ name, value: exactAmount(value), source: sourceOf(invoice.provenance, pointer) }],
  )
}

/** A machine of an invoice, member by member. */
export const equipmentFacts = (invoice: Invoice, index: number): readonly PrintedFact[] =>
  factsOf(
    Object.entries(invoice.equipment[index] ?? {}).map(([member, value]) => [
      words(member),
      `/equipment/${index}/${member}`,
      value,
    ]),
    invoice.provenance,
    false,
  )

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A loan application by its parts: the business, each owner, the equipment requested, what else the form says. */
export function loanFacts(
  loan: LoanAppData,
  sources: Sources,
): readonly { readonly name: string; readonly facts: readonly PrintedFact[] }[] {
  const { owners, equipment, other_fields: others, ...business } = loan
  const part = (name: string, at: string, values: Readonly<Record<string, Value>>) => ({
    name,
    facts: factsOf(
      Object.entries(values).map(([member, value]) => [loanName(member), `${at}/${escaped(member)}`, value]),
      sources,
      true,
    ),
  })
  return [
    part('Business and request', loanPart, business),
    ...owners.map((owner, index) => part(`Owner ${index + 1}`, `${loanPart}/owners/${index}`, owner)),
    part('Equipment requested', `${loanPart}/equipment`, equipment ?? {}),
    part('Other fields of the form', `${loanPart}/other_fields`, others),
  ].filter(({ facts }) => facts.length > 0)
}
