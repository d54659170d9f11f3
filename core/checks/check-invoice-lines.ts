/** Quantity × rate = amount in every line, rate × base = tax for every tax. */
import type { Check } from '../contract/evidence.ts'
import type { CheckableInvoice } from './invoice-identities.ts'
import { grouped } from '../contract/american-english.ts'
import { named, numberText, quoted } from '../contract/sentence.ts'

type Line = CheckableInvoice['lines'][number]
type Tax = CheckableInvoice['taxes'][number]

/** A price is rounded to half a unit of its last printed digit, a cent at least; the error grows with the quantity. */
const priceRounding = (price: number): number => 0.5 / 10 ** Math.max(2, decimalsOf(price))
/** Differences below this share of an amount come from rounding a percentage. */
const share = 1e-4

/**
 * Whether the amount is quantity × rate, less the discount and with or without the line's tax; null when one of the
 * three is missing, or a price of nothing stands beside an amount.
 */
export function lineAgrees({ quantity, rate, amount, discount, tax }: Line): boolean | null {
  if (quantity === null || rate === null || amount === null) return null
  // A price of 0.00 beside an amount is a figure of another column.
  if (rate.value === 0 && amount.value !== 0) return null
  const product = quantity.value * rate.value
  const tolerance = 0.0105 + Math.abs(quantity.value) * priceRounding(rate.value)
  const off = discount?.value ?? 0
  const offs = [0, off, (product * off) / 100]
  const taxes = [0, tax?.value ?? 0]
  return offs.some(less =>
    taxes.some(more => Math.abs(Math.abs(product) - less + more - Math.abs(amount.value)) <= tolerance),
  )
}

const decimalsOf = (value: number): number => (`${value}`.split('.')[1] ?? '').length

/** Whether the tax amount is its rate times its base; null when one of the three is missing. */
export function taxAgrees({ rate, base, amount }: Tax): boolean | null {
  if (rate === null || base === null || amount === null) return null
  return Math.abs(rate.value * base.value - amount.value) <= 0.015 + share * Math.abs(amount.value)
}

/**
 * One failed check for each line that does not multiply, or one passed check when all do; and one check for each tax.
 */
export function invoiceLineChecks({ lines, taxes }: CheckableInvoice): readonly Check[] {
  const decided = lines.flatMap((line, index) => {
    const agrees = lineAgrees(line)
    return agrees === null ? [] : [{ line, index, agrees }]
  })
  const failed = decided.filter(({ agrees }) => !agrees)
  const summary: readonly Check[] =
    decided.length > 0 && failed.length === 0
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
    ...failed.map(({ line, index }) => lineCheck(line, index)),
    ...summary,
    ...taxes.flatMap((tax, index) => {
      const agrees = taxAgrees(tax)
      return agrees === null ? [] : [taxCheck(tax, index, agrees)]
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
