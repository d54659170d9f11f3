/** Sums that an invoice prints beside those that were taken: each has to follow from its other amounts, or one of the two is not what it was. */
import type { Check } from '../contract/evidence.ts'
import { centsText, quoted } from '../contract/sentence.ts'
import { bboxOf } from '../document/geometry.ts'
import type { Field } from '../document/field.ts'
import type { CheckableInvoice } from './invoice-identities.ts'

type Invoice = CheckableInvoice & { readonly rivalTotals?: readonly Field[]; readonly otherSums?: readonly Field[] }

/** More charges than these are not tried in every combination. */
const MAX_CHARGES = 6

/** One failed check for each printed sum that nothing else leads to; none where all follow. */
export function otherSumChecks(invoice: Invoice): readonly Check[] {
  // Rivals of the total have a check of their own.
  const rivals = new Set(invoice.rivalTotals?.map(({ value }) => value))
  const others = (invoice.otherSums ?? []).filter(({ value }) => !rivals.has(value))
  const follows = followingFrom(invoice)
  const values = [...new Set(others.map(({ value }) => value))]
  return values
    .filter(value => !follows(value) && !isSumOf(value, runsOf(values.filter(other => other !== value))))
    .map((value, index) => ({
      id: `sum_follows.${index}`,
      passed: false,
      expected: null,
      actual: value,
      difference: null,
      severity: 'warning',
      message: `${quoted(others.find(other => other.value === value)!.label ?? 'A sum')} is printed as ${centsText(value)}, but the other amounts do not lead to it.`,
      figures: ['/total_invoice_value'],
      ...printedAt(others.find(other => other.value === value)),
    }))
}

/** Where a sum that is no value of the answer stands. */
export function printedAt(sum: Field | undefined): Pick<Check, 'place'> {
  const [print] = sum?.evidence ?? []
  if (print === undefined) return {}
  const { fileName, page, box, text } = print
  return { place: { fileName, page, bbox: bboxOf(box), text } }
}

/** Whether an amount follows from the others: a sum with or without charges, a section of the lines, or what a tax is the share of. */
function followingFrom({ figures, lines, taxes, adjustments = [] }: Invoice): (value: number) => boolean {
  const sums = ['total_invoice_value', 'subtotal', 'amount_due'].flatMap(name => figures[name]?.value ?? [])
  const named = Object.entries(figures).flatMap(([name, field]) => (sumNames.has(name) ? [] : (field?.value ?? [])))
  const charges = [
    ...named,
    ...taxes.flatMap(({ amount }) => amount?.value ?? []),
    ...adjustments.map(({ value }) => value),
  ]
  const distinct = [...new Set(charges.map(Math.abs))].filter(charge => charge !== 0)
  const amounts = lines.map(({ amount, tax }) => [amount?.value ?? 0, tax?.value ?? 0] as const)
  const sections = [
    ...runsOf(amounts.map(([amount]) => amount)),
    ...runsOf(amounts.map(([amount, tax]) => amount + tax)),
  ]
  const between = sums.flatMap(sum => sums.map(other => sum - other))
  const all = signedSums([0, ...between, ...sums, ...sections.slice(0, 1)], distinct.slice(0, MAX_CHARGES))
  const bySection = signedSums(sections, []).flatMap(section => [
    section,
    ...distinct.flatMap(charge => [section + charge, section - charge]),
  ])
  const isBase = (value: number): boolean =>
    taxes.some(
      ({ rate, amount }) =>
        rate !== null && amount !== null && Math.abs(rate.value * value - amount.value) < RATE_SLACK,
    )
  return value => isSumOf(value, all) || isSumOf(value, bySection) || isBase(value)
}
const sumNames: ReadonlySet<string> = new Set(['total_invoice_value', 'subtotal', 'amount_due'])

/** A tax is printed in cents. */
const RATE_SLACK = 0.015

/** Differences of a cent are rounding. */
const isSumOf = (value: number, sums: readonly number[]): boolean =>
  sums.some(sum => Math.abs(Math.abs(sum) - Math.abs(value)) < 0.015)

/** Sums of neighbors, the whole first. */
const runsOf = (values: readonly number[]): readonly number[] =>
  values.flatMap((_, from) => {
    let sum = 0
    return values
      .slice(from)
      .map(value => (sum += value))
      .toReversed()
  })

/** Every base with each of the charges added, taken off, or left out. */
const signedSums = (bases: readonly number[], charges: readonly number[]): readonly number[] =>
  charges.reduce<readonly number[]>((sums, charge) => sums.flatMap(sum => [sum, sum + charge, sum - charge]), bases)
