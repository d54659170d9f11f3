/**
 * Checks an invoice and reports each result with its amounts: sums, lines, tax rates, dates, and every problem found
 * while reading.
 */
import type { Check } from '../contract/evidence.ts'
import type { Field } from '../document/field.ts'
import type { Problem } from '../document/model.ts'
import { invoiceLineChecks } from './check-invoice-lines.ts'
import { otherSumChecks, printedAt } from './check-other-sums.ts'
import { checkInvoiceIdentities, pointersOf, type CheckableInvoice, type InvoiceOutcome } from './invoice-identities.ts'
import { centsText, named, quoted } from '../contract/sentence.ts'
import { companySimilarity } from '../vocabulary/company-names.ts'

/** The part of an extracted invoice that is checked; `core/extraction` provides it. */
export interface InvoiceToCheck extends CheckableInvoice {
  readonly kind: string
  readonly texts: Readonly<Record<string, Field<string> | undefined>>
  readonly rivalTotals?: readonly Field[]
  readonly otherSums?: readonly Field[]
  readonly parties?: { readonly [Party in 'sender' | 'receiver']: { readonly name: Field<string> | null } }
  readonly problems: readonly Problem[]
}

const names: Readonly<Record<string, string>> = {
  total_invoice_value: 'the total',
  subtotal: 'the subtotal',
  tax_total: 'the tax',
  shipping: 'the freight',
  discount: 'the discount',
  amount_due: 'the amount due',
  amount_paid: 'the amount paid',
  previous_balance: 'the previous balance',
  down_payment: 'the down payment',
  trade_in: 'the trade-in',
  lines: 'the lines',
  taxes: 'the taxes',
  adjustments: 'other charges',
}
const nameOf = (member: string): string => names[member] ?? member
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** All checks of an invoice: the identities first, then totals, lines, dates and problems. Pure. */
export function checkInvoice(invoice: InvoiceToCheck): readonly Check[] {
  return [
    ...checkInvoiceIdentities(invoice).flatMap(outcome => identityCheck(invoice, outcome)),
    ...totalChecks(invoice),
    ...otherSumChecks(invoice),
    ...invoiceLineChecks(invoice),
    ...dateChecks(invoice),
    ...partyChecks(invoice),
    ...invoice.problems.map(problemCheck),
  ]
}

function identityCheck(invoice: InvoiceToCheck, outcome: InvoiceOutcome): readonly Check[] {
  const { identity, verdict, expected, actual, actualField, difference, plus, minus } = outcome
  const { id, severity, total } = identity
  if (verdict === 'not checked')
    // Nothing to report when neither the total nor its parts are stated.
    return actual === null && expected === null
      ? []
      : [
          {
            id,
            passed: null,
            expected,
            actual,
            difference: null,
            severity: 'info',
            message: `${identity.name}: not checked, because a part of it is not stated.`,
          },
        ]
  // A total derived from this very sum is no evidence for it.
  if (actualField?.method === 'derived' && verdict === 'pass') return []
  const sum = [
    ...plus.map(({ name, value }, index) => `${index === 0 ? '' : '+ '}${nameOf(name)} ${centsText(value)}`),
    ...minus.map(({ name, value }) => `− ${nameOf(name)} ${centsText(value)}`),
  ].join(' ')
  const passed = verdict === 'pass'
  return [
    {
      id,
      passed,
      expected: rounded(expected!),
      actual,
      difference: rounded(difference!),
      severity: passed ? 'info' : severity,
      message: passed
        ? `${capital(nameOf(total))} ${centsText(actual!)} = ${sum}.`
        : `${capital(nameOf(total))} is stated as ${centsText(actual!)}; ${sum} is ${centsText(expected!)}, a difference of ${centsText(Math.abs(difference!))}.`,
      figures: [total, ...plus.map(({ name }) => name), ...minus.map(({ name }) => name)].flatMap(name =>
        pointersOf(invoice, name),
      ),
    },
  ]
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Kinds of documents that state no total of their own. */
const kindsWithoutTotal: ReadonlySet<string> = new Set(['delivery_note'])

function totalChecks({ kind, figures, lines, rivalTotals = [] }: InvoiceToCheck): readonly Check[] {
  const total = figures['total_invoice_value']
  if (total === undefined) {
    if (kindsWithoutTotal.has(kind)) return []
    const amounts = lines.flatMap(line => line.amount?.value ?? [])
    const sum = rounded(amounts.reduce((all, value) => all + value, 0))
    const lineSum = amounts.length === 0 ? '' : ` The amounts of its lines come to ${centsText(sum)}.`
    return [
      {
        id: 'total_stated',
        passed: false,
        expected: amounts.length === 0 ? null : sum,
        actual: null,
        difference: null,
        severity: 'high',
        message: `No total was found.${lineSum}`,
        figures: ['/total_invoice_value'],
      },
    ]
  }
  const others = [...new Set(rivalTotals.map(({ value }) => value))]
  const stated: Check = {
    id: 'total_stated',
    passed: true,
    expected: null,
    actual: total.value,
    difference: null,
    severity: 'info',
    message:
      total.method === 'derived'
        ? `The total ${centsText(total.value)} is not printed; it is computed from other amounts.`
        : `The total is printed as ${centsText(total.value)}.`,
    figures: ['/total_invoice_value'],
  }
  const single = others.map((value): Check => ({
    id: 'one_total',
    passed: false,
    expected: total.value,
    actual: value,
    difference: rounded(value - total.value),
    severity: 'high',
    message: `Two totals are printed: ${centsText(total.value)}${labeled(total)} and ${centsText(value)}${labeled(rivalTotals.find(rival => rival.value === value)!)}.`,
    figures: ['/total_invoice_value'],
    ...printedAt(rivalTotals.find(rival => rival.value === value)),
  }))
  return [stated, ...single]
}

const labeled = ({ label }: Field): string => (label === null ? '' : ` (${quoted(label)})`)

/** An invoice cannot be due before its own date. */
function dateChecks({ texts }: InvoiceToCheck): readonly Check[] {
  const [issued, due] = [texts['invoice_date']?.value, texts['due_date']?.value]
  if (issued === undefined || due === undefined) return []
  const passed = due >= issued
  return [
    {
      id: 'due_after_invoice_date',
      passed,
      expected: null,
      actual: null,
      difference: daysBetween(issued, due),
      severity: passed ? 'info' : 'warning',
      message: passed
        ? `Due on ${due}, ${daysBetween(issued, due)} days after ${issued}.`
        : `Due on ${due}, before the date of the invoice, ${issued}.`,
      figures: ['/due_date', '/invoice_date'],
    },
  ]
}

const sameParty = 0.9

/** Nobody bills himself: one of the two was read in the other's place. */
function partyChecks({ parties }: InvoiceToCheck): readonly Check[] {
  const [sender, receiver] = [parties?.sender.name?.value, parties?.receiver.name?.value]
  if (sender === undefined || receiver === undefined) return []
  // A dealer may bill its own leasing company: only a whole name is the same.
  const passed = companySimilarity(sender, receiver) < sameParty
  return [
    {
      id: 'parties_differ',
      passed,
      expected: null,
      actual: null,
      difference: null,
      severity: passed ? 'info' : 'high',
      message: passed
        ? sentenceEnd(`Seller ${named(sender)}, buyer ${named(receiver)}`)
        : `Seller and buyer are both ${sentenceEnd(named(sender))}`,
      figures: ['/sender/name', '/receiver/name'],
    },
  ]
}

const sentenceEnd = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const day = 86_400_000
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day)

/** A problem found while reading is reported as a failed check. */
const problemCheck = ({ code, message, severity, page }: Problem): Check => ({
  id: code.toLowerCase(),
  passed: false,
  expected: null,
  actual: null,
  difference: null,
  severity,
  message: page === null ? message : `${message} (page ${page})`,
})
