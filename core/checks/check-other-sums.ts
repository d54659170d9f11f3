/** Sums that an invoice prints beside those that were taken: each has to follow from its other amounts, or one of the two is not what it was. */
import type { Check } from '../contract/evidence.ts'
import { centsText, quoted } from '../contract/sentence.ts'
import type { Field } from '../document/field.ts'
import { placeOf } from '../document/place.ts'
import type { CheckableInvoice } from './invoice-identities.ts'
import { differsInOneDigit } from '../vocabulary/spelling.ts'
import { isRunOf } from './run-sums.ts'

type Invoice = CheckableInvoice & { readonly rivalTotals?: readonly Field[]; readonly otherSums?: readonly Field[] }

/** More charges than these are not tried in every combination. */
const MAX_CHARGES = 6

/** One failed check for each printed sum that nothing else leads to; none where all follow. */
export function otherSumChecks(invoice: Invoice): readonly Check[] {
  // Rivals of the total have a check of their own.
  const rivals = new Set(invoice.rivalTotals?.map(({ value }) => value))
  const others = (invoice.otherSums ?? []).filter(({ value }) => !rivals.has(value))
  const prints = [...new Map(others.map(sum => [sum.value, sum])).values()]
  const { follows, meantBy } = leadingSums(invoice)
  const isSection = ({ value }: Field): boolean =>
    isRunOf(
      prints.map(print => print.value).filter(other => other !== value),
      inCents(value),
    )
  return prints
    .filter(print => !follows(print.value) && !isSection(print))
    .map((print, index) => {
      const expected = meantBy(print.value)
      return {
        id: `sum_follows.${index}`,
        passed: false,
        expected,
        actual: print.value,
        difference: expected === null ? null : inCents(print.value - expected) / 100,
        severity: 'warning',
        message: `${quoted(print.label ?? 'A sum')} is printed as ${centsText(print.value)}, but the other amounts do not lead to it${expected === null ? '' : `; with another digit it would be ${centsText(expected)}`}.`,
        figures: ['/total_invoice_value'],
        ...printedAt(print),
      }
    })
}

/** Where a sum that is no value of the answer stands. */
export const printedAt = (sum: Field | undefined): Pick<Check, 'place'> =>
  sum?.evidence[0] === undefined ? {} : { place: placeOf(sum.evidence[0]) }

/** What the other amounts make: sums with or without charges, sections of the lines, and what a tax is the share of. */
function leadingSums({ figures, lines, taxes, adjustments = [] }: Invoice) {
  const sums = sumNames.flatMap(name => figures[name]?.value ?? [])
  const named = Object.entries(figures).flatMap(([name, field]) =>
    sumNames.includes(name) ? [] : (field?.value ?? []),
  )
  const printed = [...taxes.flatMap(({ amount }) => amount?.value ?? []), ...adjustments.map(({ value }) => value)]
  const charges = [...new Set([...named, ...printed].map(Math.abs))]
    .filter(charge => charge !== 0)
    .slice(0, MAX_CHARGES)
  const net = lines.map(({ amount }) => amount?.value ?? 0)
  const gross = lines.map(({ amount, tax }) => (amount?.value ?? 0) + (tax?.value ?? 0))
  const whole = net.reduce((sum, amount) => sum + amount, 0)
  const between = sums.flatMap(sum => sums.map(other => sum - other))
  const all = signedSums([...sums, whole, ...between, 0], charges)
  const isAmong = (value: number): boolean => all.some(sum => Math.abs(Math.abs(sum) - Math.abs(value)) < CENT)
  const isSection = (value: number): boolean =>
    [net, gross].some(amounts =>
      [0, ...charges, ...charges.map(charge => -charge)].some(by => isRunOf(amounts, inCents(value + by))),
    )
  const isBase = (value: number): boolean =>
    taxes.some(
      ({ rate, amount }) => rate !== null && amount !== null && Math.abs(rate.value * value - amount.value) < CENT,
    )
  /** The sum that differs from a value in one digit; null: none does, or several do. */
  const meantBy = (value: number): number | null => {
    const printedAs = `${inCents(Math.abs(value))}`
    const found = all.map(sum => inCents(Math.abs(sum))).filter(sum => differsInOneDigit(`${sum}`, printedAs))
    const [only, ...others] = new Set(found)
    return only === undefined || others.length > 0 ? null : (only / 100) * Math.sign(value)
  }
  return { follows: (value: number): boolean => isAmong(value) || isSection(value) || isBase(value), meantBy }
}
const sumNames = ['total_invoice_value', 'subtotal', 'amount_due']

/** Differences of a cent are rounding. */
const CENT = 0.015

const inCents = (value: number): number => Math.round(value * 100)

/** Every base with each of the charges added, taken off, or left out. */
const signedSums = (bases: readonly number[], charges: readonly number[]): readonly number[] =>
  charges.reduce<readonly number[]>((sums, charge) => sums.flatMap(sum => [sum, sum + charge, sum - charge]), bases)
