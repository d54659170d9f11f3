/** The sums of an invoice as evidence: they confirm, cast doubt, and give the one member that is missing. They never alter what was read. */
import { checkInvoiceIdentities, type InvoiceOutcome } from '../../checks/invoice-identities.ts'
import { lineAgrees } from '../../checks/check-invoice-lines.ts'
import type { Field } from '../../document/field.ts'
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import wording from '../../vocabulary/invoice-rows.json' with { type: 'json' }
import { logistic, logOddsOf } from '../solve/calibration.ts'
import { confirmed, confirmedField, doubtedField } from './confidence.ts'
import type { InvoiceFields, ExtractedInvoice, LineItem } from './invoice.ts'

export function reconcileInvoice(reading: ExtractedInvoice): ExtractedInvoice {
  const lines = reading.lines.map(reconcileLine)
  const filled = { ...reading, lines, figures: withDownPayment(reading) }
  const outcomes = checkInvoiceIdentities(filled)
  const weights = weigh(outcomes)
  const weighted = weighLines(filled, weights)
  return { ...weighted, figures: weighFields(filled.figures, weights, (reading.rivalTotals ?? []).length > 0) }
}

/** Quantity × rate = amount confirms all three, and what the line is at the same time. */
function reconcileLine(line: LineItem): LineItem {
  const agrees = lineAgrees(line)
  // One printed figure that serves as price and amount proves nothing.
  if (agrees === null || isSamePrint(line.rate, line.amount)) return line
  const change = agrees ? confirmedField : doubtedField
  const changed = (fieldValue: Field | null): Field | null => (fieldValue === null ? null : change(fieldValue))
  return { ...line, quantity: changed(line.quantity), rate: changed(line.rate), amount: changed(line.amount) }
}

interface Weights {
  /** Name of a member → identities that close over it. */
  readonly held: ReadonlyMap<string, number>
  readonly broken: ReadonlySet<string>
}

/** No figure is surer for more than two sums. */
const maxConfirmations = 2

function weigh(outcomes: readonly InvoiceOutcome[]): Weights {
  const held = new Map<string, number>()
  const broken = new Set<string>()
  for (const outcome of outcomes) {
    const { identity, verdict, plus, minus } = outcome
    if (verdict === 'not checked') continue
    const terms = [...plus, ...minus]
    // Zeros and parts without a figure prove nothing; a computed member makes its own sum close.
    const nonzero = terms.filter(({ value, figures }) => value !== 0 && figures.length > 0)
    const names = [identity.total, ...terms.map(({ name }) => name)]
    if (verdict === 'fail') for (const name of names) broken.add(name)
    else if (repeats(outcome) || outcome.actualField?.method === 'derived') continue
    else if (
      nonzero.length > 0 &&
      terms.every(({ figures }) => figures.every(fieldValue => fieldValue.method !== 'derived'))
    )
      for (const name of names) held.set(name, (held.get(name) ?? 0) + 1)
  }
  return { held, broken }
}

const isSamePrint = (a: Field | null, b: Field | null): boolean =>
  JSON.stringify(a?.evidence) === JSON.stringify(b?.evidence)

/** Whether the total and what makes it are one printed figure: "Balance due" read as the total, a tax read as their sum. */
const repeats = ({ actualField, plus, minus }: InvoiceOutcome): boolean => {
  const nonzero = [...plus, ...minus].filter(({ value }) => value !== 0).flatMap(({ figures }) => figures)
  return actualField !== null && nonzero.length === 1 && isSamePrint(nonzero[0]!, actualField)
}

const reweighted = (fieldValue: Field, name: string, { held, broken }: Weights): Field => {
  const times = Math.min(maxConfirmations, held.get(name) ?? 0)
  if (times > 0) return confirmedField(fieldValue, times)
  return broken.has(name) ? doubtedField(fieldValue) : fieldValue
}

/** The most a total is believed beside which another one is printed as plainly. */
const rivaled = 0.6

function weighFields(figures: InvoiceFields, weights: Weights, rivals: boolean): InvoiceFields {
  return Object.fromEntries(
    Object.entries(figures).map(([name, fieldValue]) => {
      // A computed figure is as sure as its parts; a sum it was computed from cannot confirm it.
      const weighed = fieldValue.method === 'derived' ? fieldValue : reweighted(fieldValue, name, weights)
      return [name, rivals && name === 'total_invoice_value' ? doubtedField(weighed, rivaled) : weighed]
    }),
  )
}

/** Lines that add up to the printed subtotal or total are complete and right; where they miss it, none of their amounts is sure. */
function weighLines(reading: ExtractedInvoice, { held, broken }: Weights): ExtractedInvoice {
  if (held.has('lines')) return withSureLines(reading, held.has('taxes'))
  if (!broken.has('lines')) return reading
  const lines = reading.lines.map(line => ({ ...line, amount: line.amount && doubtedField(line.amount) }))
  return { ...reading, lines }
}

const withSureLines = (reading: ExtractedInvoice, areTaxesSure: boolean): ExtractedInvoice => ({
  ...reading,
  lines: reading.lines.map(line => ({
    ...line,
    amount: line.amount && confirmedField(line.amount),
    description: { ...line.description, confidence: confirmed(line.description.confidence) },
  })),
  taxes: areTaxesSure
    ? reading.taxes.map(tax => ({ ...tax, amount: tax.amount && confirmedField(tax.amount) }))
    : reading.taxes,
})

/** A payment of a part of a machine's price that leaves the printed balance was paid down; not what was received for earlier invoices. */
function withDownPayment({ figures, equipment }: ExtractedInvoice): InvoiceFields {
  const { total_invoice_value: billed, amount_paid: paid, amount_due: due } = figures
  const isOther = figures.down_payment ?? figures.previous_balance
  if (equipment.length === 0 || !billed || !paid || !due || isOther || due.method === 'derived') return figures
  const partly = paid.value > 0 && due.value > 0 && Math.abs(billed.value - paid.value - due.value) < 0.011
  return partly && !isCumulative.test(paid.label ?? '') ? { ...figures, down_payment: paid } : figures
}
const isCumulative = phrasePattern(wording.cumulative)

/**
 * Share of a value's own confidence, in log odds; the rest is the mean over the invoice. Cross-validated by document on 2,100 values of 157
 * invoices the log loss fell from 0.184 to 0.153, at 0.3 to 0.5 alike, and a half more values can be promised at 99 %. On statements, accounts and
 * applications it adds nothing.
 */
const ownShare = 0.4

/**
 * The invoice with every confidence of its head, parties, taxes and equipment moved toward their mean. Line items keep theirs: there are as many
 * as rows, and they rest on their own arithmetic.
 */
export function withDocumentEvidence(invoice: ExtractedInvoice): ExtractedInvoice {
  const { figures, texts, parties, taxes, equipment } = invoice
  const head = { figures, texts, parties, taxes, equipment }
  const confidences = confidencesIn(head)
  if (confidences.length === 0) return invoice
  const mean = confidences.reduce((sum, confidence) => sum + logOddsOf(confidence), 0) / confidences.length
  const moved = (confidence: number) => logistic(ownShare * logOddsOf(confidence) + (1 - ownShare) * mean)
  return { ...invoice, ...withConfidences(head, moved) }
}

const confidencesIn = (value: unknown): readonly number[] =>
  isField(value) ? [value.confidence] : isObject(value) ? Object.values(value).flatMap(confidencesIn) : []

/** The same structure with the confidence of every field in it changed. */
function withConfidences<T>(value: T, change: (confidence: number) => number): T {
  if (isField(value)) return { ...value, confidence: change(value.confidence) }
  if (Array.isArray(value)) return value.map(member => withConfidences<unknown>(member, change)) as T
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withConfidences(member, change)])) as T
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isField = (value: unknown): value is Field<unknown> =>
  isObject(value) && 'evidence' in value && 'confidence' in value
