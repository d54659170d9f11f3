/** Which of the labeled amounts are the sums of the invoice: the ones named best among those that add up. */
import type { TotalCandidate } from './candidate.ts'
import { candidatesOf, near, optionsOf, strengthOf, sumOfOption, type Option } from './options.ts'
import { choosePayments, type PaymentChoice } from './payments.ts'
import { taxOptions, type TaxOption } from './taxes.ts'

export interface TotalChoice extends PaymentChoice {
  readonly subtotal: TotalCandidate | null
  readonly discount: Option
  readonly shipping: Option
  readonly tax: TaxOption
  /** Surcharges and rounding that the total contains. */
  readonly adjustments: readonly TotalCandidate[]
  readonly total: TotalCandidate | null
  /** Independent sums that close over the total: 0 when nothing confirms it. */
  readonly closes: number
}

export interface ChoiceFacts {
  readonly candidates: readonly TotalCandidate[]
  /** Amounts without a label that may be the total: only a sum or words make them one. */
  readonly bare: readonly TotalCandidate[]
  /** Sum of the lines; null when one has no amount. */
  readonly lines: number | null
  /** Amounts written out in words. */
  readonly inWords: readonly number[]
}

/** What sums are worth beside a label's strength (at most 0.9). */
const worth = {
  /** Total = subtotal with discount, freight and taxes. */
  closes: 0.9,
  /** Total = subtotal alone: two printings of one figure. */
  equals: 0.35,
  broken: -0.3,
  linesAreSubtotal: 0.6,
  linesAreTotal: 0.5,
  inWords: 0.6,
  /** Members left out of a sum, though they are named, for each of them. */
  adjustment: -0.12,
} as const

/** Discounts and freight charges that may be parts of one sum. */
const mostParts = 4
const bareStrength = 0.05

/** The best reading of the sums; deterministic. */
export function chooseTotals({ candidates, bare, lines, inWords }: ChoiceFacts): TotalChoice {
  // The last column of a table of taxes is headed "Total", too.
  const taxSums = candidates.filter(({ term }) => term === 'tax_total')
  const named = candidatesOf(candidates, 'total').filter(
    one =>
      one.sure || one.fieldValue.value === 0 || !taxSums.some(tax => near(tax.fieldValue.value, one.fieldValue.value)),
  )
  // "Total 11,100 · GST 1,998 · Grand total 13,098": the first total is what the second was made of.
  // "Gross amount 2,125 · commission 319 · net due 1,806": one total before a discount is what the due amount was made of.
  const reduced =
    candidates.some(({ term }) => term === 'discount') && candidates.some(({ term }) => term === 'amount_due')
  const before =
    named.length > 1 || reduced ? named.map(one => ({ ...one, sure: false, strength: one.strength * 0.45 })) : []
  const subtotals = [null, ...candidatesOf(candidates, 'subtotal'), ...before]
  const discounts = optionsOf(candidatesOf(candidates, 'discount').slice(0, mostParts))
  const shippings = optionsOf(candidatesOf(candidates, 'shipping').slice(0, mostParts))
  const taxes = taxOptions(candidates)
  const adjustments = adjustmentOptions(candidates)
  // Nothing due is no total of what was billed.
  const dues = candidatesOf(candidates, 'amount_due').filter(
    ({ fieldValue }) => fieldValue.value !== 0 || (lines ?? 0) === 0,
  )
  const due = dues.map(one => ({ ...one, strength: one.strength * 0.5 }))
  // A price is the total only where it is the one line; among several lines it is one of them.
  const prices = candidatesOf(candidates, 'price').filter(one => lines === null || near(lines, one.fieldValue.value))
  const price = prices.map(one => ({ ...one, strength: one.strength * 0.4 }))
  const bareOnes = bare.map(one => ({ ...one, strength: bareStrength }))
  const isBare = (one: TotalCandidate): boolean => one.strength === bareStrength
  const totals = [null, ...named, ...due, ...price, ...bareOnes]
  const payments = new Map(totals.map(total => [total, choosePayments(candidates, total)]))
  let best: TotalChoice | null = null
  let bestScore = -Infinity
  for (const total of totals) {
    const paid = payments.get(total)!
    const said = total !== null && inWords.some(value => near(value, total.fieldValue.value)) ? worth.inWords : 0
    const base = (total?.strength ?? 0) + paid.score + said
    for (const subtotal of subtotals)
      for (const discount of discounts)
        for (const shipping of shippings)
          for (const tax of taxes)
            for (const adjustment of adjustments) {
              const members = { total, subtotal, discount, shipping, tax, adjustments: adjustment ?? [] }
              if (subtotal !== null && subtotal.term === 'total' && subtotal.spot === total?.spot) continue
              // A total is more than its taxes.
              if (total !== null && tax.sum > 0 && total.fieldValue.value <= tax.sum) continue
              const sums = scoreSums(members, lines)
              if (subtotal?.term === 'total' && !(sums.closes > 0 && sums.moved)) continue
              // An amount without a label is the total only where something says so.
              if (total !== null && isBare(total) && sums.closes === 0 && said === 0) continue
              const score =
                base +
                (subtotal?.strength ?? 0) +
                strengthOf(discount) +
                strengthOf(shipping) +
                tax.strength +
                worth.adjustment * (adjustment?.length ?? 0) +
                sums.score
              if (score <= bestScore + 1e-9) continue
              bestScore = score
              best = { ...members, ...paid, closes: sums.closes + paid.closes + (said > 0 ? 1 : 0) }
            }
  }
  return best!
}

/** Surcharges and rounding: none, all of them, or the rounding alone. */
function adjustmentOptions(candidates: readonly TotalCandidate[]): readonly Option[] {
  const rounding = candidatesOf(candidates, 'rounding')
  const all = [...candidatesOf(candidates, 'surcharge'), ...rounding]
  return [
    null,
    ...(all.length > 0 ? [all] : []),
    ...(rounding.length > 0 && rounding.length < all.length ? [rounding] : []),
  ]
}

interface Members {
  readonly total: TotalCandidate | null
  readonly subtotal: TotalCandidate | null
  readonly discount: Option
  readonly shipping: Option
  readonly tax: TaxOption
  readonly adjustments: readonly TotalCandidate[]
}

function scoreSums(members: Members, lines: number | null): { score: number; closes: number; moved: boolean } {
  const { total, subtotal, discount, shipping, tax, adjustments } = members
  const value = total?.fieldValue.value
  let score = 0
  let closes = 0
  if (subtotal !== null && lines !== null) {
    if (near(lines, subtotal.fieldValue.value)) score += worth.linesAreSubtotal
  }
  const added = sumOfOption(shipping) + (tax.included ? 0 : tax.sum) + sumOfOption(adjustments)
  const off = sumOfOption(discount)
  const moved = added !== 0 || off !== 0
  if (value === undefined) return { score, closes, moved }
  if (subtotal !== null) {
    const from = subtotal.fieldValue.value
    // What a credit note takes off is less credit.
    const net = !subtotal.sure && off !== 0 && near(from + added, value)
    // "Total 120 · of which VAT 20 · net 100": contained in the total, not in the net.
    const within = tax.included && near(from + added + tax.sum - off, value)
    if (net || within || near(from + added - off, value) || (value < 0 && near(from + added + off, value))) {
      score += moved || within ? worth.closes : worth.equals
      if (moved || subtotal.spot !== total!.spot) closes++
    } else if (near(from, value) && tax.sum !== 0) score += worth.equals
    else score += worth.broken
  } else if (lines !== null) {
    if (near(lines + added - off, value)) {
      score += moved ? worth.closes : worth.linesAreTotal
      closes++
    } else if (near(lines, value)) {
      score += worth.linesAreTotal
      closes++
    }
  }
  return { score, closes, moved }
}
