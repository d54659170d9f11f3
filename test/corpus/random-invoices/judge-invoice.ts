/** Holds an invoice's answer against the truth it was drawn from, by the same measure as the scorer of real documents. */
import type { Invoice } from '../../../core/contract/invoice.ts'
import type { InvoiceTruth, LineTruth, Value } from './desk.ts'

export interface InvoiceMark {
  readonly at: string
  readonly line: boolean
  /** wrong: another value · missed: printed but not stated · invented: stated, not printed and not derived. */
  readonly verdict: 'right' | 'wrong' | 'missed' | 'invented'
  readonly expected: Value | null
  readonly got: unknown
  readonly confidence: number | null
}

const paths = [
  'doc_type', 'sender.name', 'sender.address', 'receiver.name', 'receiver.address', 'total_invoice_value', 'invoice_number', 'invoice_date', 'due_date', 'currency', 'subtotal', 'tax_total', 'shipping', 'discount', 'amount_paid', 'previous_balance', 'amount_due', 'payment_terms', 'purchase_order', 'trade_in',
  'other_details.vin', 'other_details.make', 'other_details.year', 'other_details.model', 'other_details.equipment_type', 'other_details.equipment_miles_hours', 'other_details.down_payment',
] // prettier-ignore

/** One mark per stated value of the truth, one per value too many, and the lines'. */
export function judgeInvoice(truth: InvoiceTruth, invoice: Invoice | null): readonly InvoiceMark[] {
  const marks: InvoiceMark[] = []
  for (const path of paths) {
    const expected = truth.expected.get(path) ?? null
    const also = truth.also.get(path) ?? []
    const got = invoice === null ? null : valueAt(invoice, path)
    const at = `/${path.replaceAll('.', '/')}`
    const confidence = invoice?.confidence_scores.fields[at] ?? null
    const mark = (verdict: InvoiceMark['verdict']) => marks.push({ at: path, line: false, verdict, expected, got, confidence }) // prettier-ignore
    const fits = [expected, ...also].some(value => value !== null && got !== null && sameValue(path, value, got))
    if (expected !== null) mark(got === null ? (also.includes(null) ? 'right' : 'missed') : fits ? 'right' : 'wrong')
    else if (got !== null && !fits && invoice?.provenance[at]?.method !== 'derived') mark('invented')
  }
  return [...marks, ...lineMarks(truth.lines, invoice?.transactions ?? [])]
}

const valueAt = (invoice: Invoice, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key] ?? null, invoice)

function lineMarks(expected: readonly LineTruth[], got: Invoice['transactions']): InvoiceMark[] {
  const rest = [...got]
  const marks: InvoiceMark[] = []
  const mark = (at: string, verdict: InvoiceMark['verdict'], wanted: Value | null, found: unknown) => marks.push({ at, line: true, verdict, expected: wanted, got: found, confidence: null }) // prettier-ignore
  for (const line of expected) {
    const fit = (text: string | null): number =>
      Math.max(...[line.text, ...(line.texts ?? [])].map(one => likeness(normal(one), normal(text ?? ''))))
    const best = rest.filter(one => one.amount !== null && sameNumber(one.amount, line.amount) && fit(one['description/item']) >= 0.5).toSorted((a, b) => fit(b['description/item']) - fit(a['description/item']))[0] // prettier-ignore
    if (best === undefined && line.optional) continue
    if (best === undefined) {
      mark('line', 'missed', `${line.text} ${line.amount}`, null)
      continue
    }
    rest.splice(rest.indexOf(best), 1)
    mark('line', 'right', line.amount, best.amount)
    const member = (at: string, wanted: number, also: readonly number[], found: number | null) => mark(at, found === null ? 'missed' : [wanted, ...also].some(value => sameNumber(value, found)) ? 'right' : 'wrong', wanted, found) // prettier-ignore
    if (line.quantity !== null) member('line.quantity', line.quantity, [], best.quantity)
    if (line.rate !== null) member('line.rate', line.rate, line.rates, best.rate)
    const category = line.hard ? 'hard' : 'soft'
    mark('line.category', best.category === null ? 'missed' : best.category === category ? 'right' : 'wrong', `${line.text}: ${category}`, best.category) // prettier-ignore
  }
  for (const extra of rest) mark('line', 'invented', null, `${extra['description/item']} ${extra.amount}`)
  return marks
}

const sameNumber = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.005, 1e-6 * Math.abs(a))
const normal = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim() // prettier-ignore

function sameValue(path: string, expected: Value, got: unknown): boolean {
  if (typeof expected === 'number') return typeof got === 'number' && sameNumber(expected, got)
  const [a, b] = [normal(`${expected}`), normal(`${got as string}`)]
  if (a === b || a.replaceAll(' ', '') === b.replaceAll(' ', '')) return true
  const numbers = (text: string) => text.split(' ').filter(word => /\d/.test(word) && word.length > 1)
  if (path.endsWith('address')) return likeness(a, b) >= 0.75 && numbers(a).every(number => numbers(b).includes(number))
  return /name$|payment_terms$|equipment_type$|model$/.test(path) && likeness(a, b) >= 0.75
}

/** Dice coefficient over words, one differing letter forgiven in long ones. */
function likeness(a: string, b: string): number {
  const [x, y] = [a.split(' ').filter(Boolean), b.split(' ').filter(Boolean)]
  if (x.length === 0 || y.length === 0) return 0
  const rest = [...y]
  let shared = 0
  for (const word of x) {
    const index = rest.findIndex(other => other === word || (word.length > 4 && !/\d/.test(word) && nearly(word, other))) // prettier-ignore
    if (index >= 0) {
      rest.splice(index, 1)
      shared++
    }
  }
  return (2 * shared) / (x.length + y.length)
}

function nearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end <= 1
}
