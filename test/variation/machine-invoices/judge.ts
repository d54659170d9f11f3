/** What was read of a drawn invoice against what it states. */
import type { ExtractedInvoice } from '../../../core/extraction/invoice/invoice.ts'
import type { Truth } from './machine-invoice.ts'

export type Verdict = 'right' | 'missed' | 'wrong' | 'invented'
export interface Mark {
  readonly name: keyof Truth
  readonly verdict: Verdict
  readonly expected: string | number | null
  readonly read: string | number | null
}

/** A mark for every value that is stated or was read. */
export function judge(truth: Truth, invoice: ExtractedInvoice | undefined): readonly Mark[] {
  const { figures = {}, equipment = [], lines = [] } = invoice ?? {}
  const unit = equipment.find(({ tradeIn }) => !tradeIn)
  const billed = lines.filter(({ apart }) => apart !== true).flatMap(({ amount }) => amount?.value ?? [])
  const read: Record<keyof Truth, string | number | null> = {
    make: unit?.make?.value ?? null,
    model: unit?.model?.value ?? null,
    kind: unit?.equipment_type?.value ?? null,
    year: unit?.year?.value ?? null,
    serial: unit?.serial_number?.value ?? null,
    hours: unit?.equipment_miles_hours?.value ?? null,
    lines: billed.length === 0 ? null : Math.round(billed.reduce((sum, value) => sum + value, 0) * 100) / 100,
    total: figures.total_invoice_value?.value ?? null,
    subtotal: figures.subtotal?.value ?? null,
    discount: figures.discount?.value ?? null,
    shipping: figures.shipping?.value ?? null,
    tax: figures.tax_total?.value ?? null,
    trade_in: figures.trade_in?.value ?? null,
    down_payment: figures.down_payment?.value ?? figures.amount_paid?.value ?? null,
    due: figures.amount_due?.value === truth.total ? truth.due : (figures.amount_due?.value ?? null),
  }
  return (Object.keys(truth) as (keyof Truth)[]).flatMap(name => {
    const [expected, value] = [truth[name], read[name]]
    if (expected === null && value === null) return []
    const verdict: Verdict =
      value === null ? 'missed' : expected === null ? 'invented' : isSame(name, expected, value) ? 'right' : 'wrong'
    return [{ name, verdict, expected, read: value }]
  })
}

/** Texts without regard to case; of a kind, any part that is more than a word's beginning. */
function isSame(name: keyof Truth, expected: string | number, read: string | number): boolean {
  if (typeof expected === 'number') return expected === read
  const [a, b] = [expected.toLowerCase(), String(read).toLowerCase()]
  return a === b || (name === 'kind' && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)))
}
