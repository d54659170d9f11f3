/** Quantity × rate = amount in every line, rate × base = tax for every tax. */
import type { Check } from '../contract/evidence.ts'
import type { CheckableInvoice } from './invoice-identities.ts'
import { grouped } from '../contract/american-english.ts'
import { named, numberText, quoted } from '../contract/sentence.ts'

type Line = CheckableInvoice['lines'][number]
type Tax = CheckableInvoice['taxes'][number]

/** The smallest printed unit of a price may be rounded off; over a quantity that adds up. */
const priceRounding = 0.005
/** Shares of an amount below this are rounding of a percentage. */
const share = 1e-4

/** Whether an amount is quantity × rate, less the discount and with or without the tax of the line; null when one of them is missing. */
export function lineHolds({ quantity, rate, amount, discount, tax }: Line): boolean | null {
  if (quantity === null || rate === null || amount === null) return null
  const product = quantity.value * rate.value
  const tolerance = 0.0105 + Math.abs(quantity.value) * priceRounding * (decimalsOf(rate.value) > 2 ? 0.01 : 0.1)
  const off = discount?.value ?? 0
  const offs = [0, off, (product * off) / 100]
  const taxes = [0, tax?.value ?? 0]
  return offs.some(less =>
    taxes.some(more => Math.abs(Math.abs(product) - less + more - Math.abs(amount.value)) <= tolerance),
  )
}

const decimalsOf = (value: number): number => (`${value}`.split('.')[1] ?? '').length

/** Whether a tax is its rate of its base; null when one of them is missing. */
export function taxHolds({ rate, base, amount }: Tax): boolean | null {
  if (rate === null || base === null || amount === null) return null
  return Math.abs(rate.value * base.value - amount.value) <= 0.015 + share * Math.abs(amount.value)
}

/** Lines and taxes that do not multiply, and one check that all the others do. */
export function invoiceLineChecks({ lines, taxes }: CheckableInvoice): readonly Check[] {
  const decided = lines.flatMap((line, index) => {
    const holds = lineHolds(line)
    return holds === null ? [] : [{ line, index, holds }]
  })
  const broken = decided.filter(({ holds }) => !holds)
  const summary: readonly Check[] =
    decided.length > 0 && broken.length === 0
      ? [
          {
            id: 'line_amounts',
            passed: true,
            expected: null,
            actual: null,
            difference: null,
            severity: 'info',
            message: `Quantity × rate = amount in all of ${decided.length} lines that state them.`,
          },
        ]
      : []
  return [
    ...broken.map(({ line, index }) => lineCheck(line, index)),
    ...summary,
    ...taxes.flatMap((tax, index) => {
      const holds = taxHolds(tax)
      return holds === null ? [] : [taxCheck(tax, index, holds)]
    }),
  ]
}

const amountText = (value: number): string => grouped(value, 2, 4)

function lineCheck({ description, quantity, rate, amount }: Line, index: number): Check {
  const expected = Math.round(quantity!.value * rate!.value * 100) / 100
  return {
    id: `line_amount.${index}`,
    passed: false,
    expected,
    actual: amount!.value,
    difference: Math.round((amount!.value - expected) * 100) / 100,
    severity: 'warning',
    message: `Line ${index + 1} (${quoted(description.value.slice(0, 60))}): ${numberText(quantity!.value, 4)} × ${amountText(rate!.value)} is ${amountText(expected)}, ${amountText(amount!.value)} is stated.`,
    figures: ['amount', 'quantity', 'rate'].map(member => `/transactions/${index}/${member}`),
  }
}

function taxCheck({ label, rate, base, amount }: Tax, index: number, passed: boolean): Check {
  const expected = Math.round(rate!.value * base!.value * 100) / 100
  const percent = `${numberText(100 * rate!.value, 4)} %`
  const name = label === null ? 'Tax' : named(label)
  return {
    id: 'tax_rate',
    passed,
    expected,
    actual: amount!.value,
    difference: Math.round((amount!.value - expected) * 100) / 100,
    severity: passed ? 'info' : 'warning',
    message: passed
      ? `${name}: ${percent} of ${amountText(base!.value)} is ${amountText(amount!.value)}.`
      : `${name}: ${percent} of ${amountText(base!.value)} is ${amountText(expected)}, ${amountText(amount!.value)} is stated.`,
    figures: ['amount', 'rate', 'base'].map(member => `/taxes/${index}/${member}`),
  }
}
