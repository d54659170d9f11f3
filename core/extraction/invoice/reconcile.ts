/** The sums of an invoice as evidence: they confirm, cast doubt, and give the one member that is missing. They never alter what was read. */
import { checkInvoiceIdentities, type InvoiceOutcome } from '../../checks/invoice-identities.ts'
import { lineAgrees } from '../../checks/check-invoice-lines.ts'
import type { Field } from '../../document/field.ts'
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import wording from '../../vocabulary/invoice-rows.json' with { type: 'json' }
import { confirmed, confirmedField, derivedField, doubtedField } from './confidence.ts'
import type { InvoiceAmount, InvoiceFields, ExtractedInvoice, LineItem } from './invoice.ts'

export function reconcileInvoice(reading: ExtractedInvoice): ExtractedInvoice {
  const lines = reading.lines.map(reconcileLine)
  const filled = { ...reading, lines, figures: withDownPayment(fill({ ...reading, lines }), reading) }
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

/** Lines that add up to the printed subtotal or total are complete and right; their amounts are confirmed. */
function weighLines(reading: ExtractedInvoice, { held }: Weights): ExtractedInvoice {
  if (!held.has('lines')) return reading
  return {
    ...reading,
    lines: reading.lines.map(line => ({
      ...line,
      amount: line.amount === null ? null : confirmedField(line.amount),
      description: { ...line.description, confidence: confirmed(line.description.confidence) },
    })),
    taxes: held.has('taxes')
      ? reading.taxes.map(tax => ({ ...tax, amount: tax.amount && confirmedField(tax.amount) }))
      : reading.taxes,
  }
}

/** A payment of a part of a machine's price that leaves the printed balance was paid down; not what was received for earlier invoices. */
function withDownPayment(figures: InvoiceFields, { equipment }: ExtractedInvoice): InvoiceFields {
  const { total_invoice_value: billed, amount_paid: paid, amount_due: due, down_payment, previous_balance } = figures
  if (
    equipment.length === 0 ||
    !billed ||
    !paid ||
    !due ||
    down_payment ||
    previous_balance ||
    due.method === 'derived'
  )
    return figures
  const partly = paid.value > 0 && due.value > 0 && Math.abs(billed.value - paid.value - due.value) < 0.011
  return partly && !isCumulative.test(paid.label ?? '') ? { ...figures, down_payment: paid } : figures
}
const isCumulative = phrasePattern(wording.cumulative)

/** Members that may be computed, each where exactly it is missing. */
function fill(reading: ExtractedInvoice): InvoiceFields {
  let figures = reading.figures
  const add = (name: InvoiceAmount, fieldValue: Field | null): void => {
    if (fieldValue !== null && figures[name] === undefined) figures = { ...figures, [name]: fieldValue }
  }
  add('tax_total', taxTotal(reading))
  add('total_invoice_value', total(figures, reading))
  add('amount_due', amountDue(figures))
  return figures
}

function taxTotal({ taxes }: ExtractedInvoice): Field | null {
  const amounts = taxes.flatMap(({ amount }) => amount ?? [])
  if (amounts.length === 0 || amounts.length < taxes.length) return null
  return amounts.length === 1 ? amounts[0]! : derivedField(sum(amounts), amounts)
}

const sum = (figures: readonly Field[]): number => figures.reduce((all, { value }) => all + value, 0)

/** From the amount due and what was paid of it; or from the subtotal and what is added to it. A subtotal alone is no total. */
function total(figures: InvoiceFields, { adjustments = [] }: ExtractedInvoice): Field | null {
  const { amount_due, amount_paid, down_payment, trade_in, previous_balance } = figures
  const paid = [amount_paid, down_payment, trade_in].flatMap(fieldValue => fieldValue ?? [])
  const before = previous_balance?.value ?? 0
  if (amount_due !== undefined && (paid.length > 0 || before !== 0)) {
    const value = amount_due.value + sum(paid) - before
    return derivedField(value, [amount_due, ...paid, ...(previous_balance ? [previous_balance] : [])])
  }
  const { subtotal, tax_total, shipping, discount } = figures
  const added = [tax_total, shipping, ...adjustments].flatMap(fieldValue => fieldValue ?? [])
  if (subtotal === undefined || added.length === 0) return null
  const value = subtotal.value + sum(added) - (discount?.value ?? 0)
  return derivedField(value, [subtotal, ...added, ...(discount ? [discount] : [])])
}

/**
 * What is open after a payment that is printed; without one nobody knows whether anything was paid. A down payment may be asked for or
 * made, a trade-in may be taken off before the tax: with either nothing is computed.
 */
function amountDue(figures: InvoiceFields): Field | null {
  const { total_invoice_value: billed, amount_paid: paid, down_payment, trade_in, previous_balance: before } = figures
  if (billed === undefined || billed.method === 'derived' || (paid?.value ?? 0) === 0 || down_payment || trade_in)
    return null
  const value = billed.value - paid!.value + (before?.value ?? 0)
  // More paid than billed: the payments are not what they seem.
  if (value < -0.005 && billed.value > 0) return null
  return derivedField(value, [billed, paid!, ...(before ? [before] : [])])
}
