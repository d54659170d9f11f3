/** Which of the labeled amounts are the sums of the invoice: every way each may count is a candidate, and one search under the identities decides. */
import { invoiceIdentities, invoiceStep } from '../../../checks/invoice-identities.ts'
import type { Candidate, Features } from '../../solve/candidate.ts'
import type { Solution } from '../../solve/problem.ts'
import { solve } from '../../solve/solve.ts'
import { recordSolution } from '../../solve/record-choice.ts'
import type { InvoiceAmount } from '../invoice.ts'
import type { TotalCandidate } from './candidate.ts'
import type { TotalTerm } from './labels.ts'
import { distinctValues, near, noTax, strengthOf, subsetsOf, sumOf, taxOptions, type Option, type TaxOption } from './options.ts' // prettier-ignore

/** The sums that are chosen: figures of the invoice, and the surcharges and rounding that its total contains. */
type Sum = InvoiceAmount | 'adjustments'

export interface TotalChoice {
  /** The prints a sum was chosen to be made of, with the values they count with; empty: the document does not state it. */
  readonly of: (sum: Sum) => Option
  readonly tax: TaxOption
  /** Identities that close over the total: 0 when nothing confirms it. */
  readonly closes: number
}

export interface ChoiceFacts {
  readonly candidates: readonly TotalCandidate[]
  /** Amounts without a label that may be the total: only a sum or words make them one. */
  readonly bare: readonly TotalCandidate[]
  /** Sum of the lines; null when one has no amount. */
  readonly lines: number | null
  /** How many lines there are. */
  readonly lineCount: number
  /** Amounts written out in words. */
  readonly inWords: readonly number[]
}

/** What came of a candidate: the prints it is the sum of, and how they count as taxes. */
interface Source {
  readonly parts: readonly TotalCandidate[]
  readonly tax: TaxOption | null
}

/** `label` is the strength of the label, 0 to 0.9; the amount in words confirms a total, every surcharge that has to be added needs a reason. */
const weights: Features = { label: 1, inWords: 0.6, surcharges: -0.12, rank: -1e-6 }

/** How much of its label's strength is left to an amount that has to serve as another sum than the one it is called. */
const demoted = { totalAsSubtotal: 0.45, dueAsTotal: 0.5, priceAsTotal: 0.4 } as const
const bareStrength = 0.05
/** Strength of a whole label right beside its amount. */
const minPlain = 0.85
/** Discounts and freight charges that may be parts of one sum. */
const maxParts = 4

/** The best choice; deterministic. */
export function chooseTotals(facts: ChoiceFacts): TotalChoice {
  const { candidates, lines, lineCount } = facts
  const of = (term: TotalTerm): readonly TotalCandidate[] => distinctValues(candidates, term)
  const sums = (field: Sum, options: readonly Option[]) =>
    options.map((parts, rank) => candidateOf(field, parts, { label: strengthOf(parts), rank }))
  const single = (term: Sum & TotalTerm) =>
    sums(
      term,
      of(term).map(one => [one]),
    )
  const paid = candidates.filter(({ term }) => term === 'amount_paid')
  const problem = {
    candidates: [
      ...totalCandidates(facts),
      ...subtotalCandidates(candidates),
      ...sums('discount', subsetsOf(of('discount').slice(0, maxParts))),
      ...sums('shipping', subsetsOf(of('shipping').slice(0, maxParts))),
      ...taxOptions(candidates).map(taxCandidate),
      ...adjustmentCandidates(of('surcharge'), of('rounding')),
      // "Amount due -27,016.92": some cash registers print what is owed as they print payments.
      ...single('amount_due').map(one =>
        one.value < 0 ? { ...one, flips: [{ name: 'sign', value: -one.value, cost: 0.1 }] } : one,
      ),
      ...single('previous_balance'),
      ...sums('amount_paid', [...subsetsOf(of('amount_paid')), ...(paid.length > 1 ? [paid] : [])]),
      ...sums('down_payment', subsetsOf(of('down_payment'))),
      ...sums('trade_in', subsetsOf(of('trade_in'))),
    ],
    identities: invoiceIdentities,
    weights,
    step: invoiceStep,
    ...(lines !== null && { known: { lines: { value: lines, parts: lineCount } } }),
    // A total is more than its taxes, and what is taken off less than what it is taken off.
    orders: [
      { more: 'total_invoice_value', less: 'tax_total' },
      { more: 'subtotal', less: 'discount' },
    ],
  }
  const solution = solve(problem)
  recordSolution('totals', problem, solution)
  const choice = choiceOf(solution)
  // Of several sums of sections none is the subtotal, unless it makes the total or the lines make it.
  const closes = ['total_equals_sum', 'subtotal_equals_lines'].some(id => solution.evidence.has(id))
  const chosen = choice.of('subtotal')
  const subtotal = !closes && of('subtotal').length > 1 ? [] : chosen.length > 0 ? chosen : plainSubtotal(candidates)
  return { ...choice, of: sum => (sum === 'subtotal' ? subtotal : choice.of(sum)) }
}

/** A printed amount is no slip of the reader: the only one that is called the subtotal stays it, though no sum closes over it and its check fails. */
function plainSubtotal(candidates: readonly TotalCandidate[]): Option {
  const [only, ...others] = distinctValues(candidates, 'subtotal')
  const plain = only !== undefined && others.length === 0 && only.sure && only.strength > minPlain
  return plain && only.fieldValue.method === 'text' ? [only] : []
}

function choiceOf({ chosen, evidence }: Solution<Source>): TotalChoice {
  const tax = chosen.get('tax_total')
  const inWords = chosen.get('total_invoice_value')?.candidate.features['inWords'] ?? 0
  const overTotal = ['total_equals_sum', 'total_equals_lines', 'amount_due_equals_balance']
  return {
    of: sum => {
      const { candidate, value } = chosen.get(sum) ?? {}
      const [part, ...more] = candidate?.source.parts ?? []
      if (part === undefined || more.length > 0) return candidate?.source.parts ?? []
      return [{ ...part, fieldValue: { ...part.fieldValue, value: value! } }]
    },
    tax: tax === undefined ? noTax : { ...tax.candidate.source.tax!, sum: tax.value },
    closes: overTotal.filter(id => evidence.has(id)).length + (inWords > 0 ? 1 : 0),
  }
}

function candidateOf(
  field: string,
  parts: readonly TotalCandidate[],
  features: Features,
  more: Partial<Candidate<Source>> = {},
): Candidate<Source> {
  return {
    field,
    value: sumOf(parts),
    evidence: parts.flatMap(({ fieldValue }) => fieldValue.evidence),
    features,
    source: { parts, tax: null },
    ...more,
  }
}

/** What is called the total; what is due, the price of the only line, or an amount without a label, where sums or words make it the total. */
function totalCandidates({ candidates, bare, lines, inWords }: ChoiceFacts): readonly Candidate<Source>[] {
  const isInWords = ({ fieldValue }: TotalCandidate): boolean => inWords.some(value => near(value, fieldValue.value))
  const as = (list: readonly TotalCandidate[], factor: number, more: Partial<Candidate<Source>> = {}) =>
    list.map((one, rank) => {
      const features = {
        label: one.strength * factor,
        inWords: isInWords(one) ? 1 : 0,
        negative: one.fieldValue.value < 0 ? 1 : 0,
        rank,
      }
      return candidateOf('total_invoice_value', [one], features, more)
    })
  // Nothing due is no total of what was billed.
  const due = distinctValues(candidates, 'amount_due').filter(
    ({ fieldValue }) => fieldValue.value !== 0 || (lines ?? 0) === 0,
  )
  // A price is the total only where it is the one line; among several lines it is one of them.
  const prices = distinctValues(candidates, 'price').filter(
    ({ fieldValue }) => lines === null || near(lines, fieldValue.value),
  )
  const [computed = [], printed = []] = [true, false].map(derived =>
    distinctValues(candidates, 'total').filter(({ fieldValue }) => (fieldValue.method === 'derived') === derived),
  )
  const unnamed = bare.map(one => ({ ...one, strength: bareStrength }))
  const unproven = unnamed.filter(one => !isInWords(one))
  const needs = ['total_equals_sum', 'total_equals_lines']
  return [
    ...as(printed, 1),
    ...as(computed, 1, { shared: true }),
    ...as(due, demoted.dueAsTotal, { shared: true }),
    ...as(prices, demoted.priceAsTotal),
    ...as(unnamed.filter(isInWords), 1, { shared: true }),
    ...as(unproven, 1, { needs, shared: true }),
  ]
}

/**
 * What is called the subtotal; and of several totals the one the others are made of ("Total 11,100 · GST 1,998 · Grand total 13,098"), or a
 * total before a discount ("Gross amount 2,125 · commission 319 · net due 1,806"), where the sum closes over it.
 */
function subtotalCandidates(candidates: readonly TotalCandidate[]): readonly Candidate<Source>[] {
  const named = distinctValues(candidates, 'total')
  const has = (name: string): boolean => candidates.some(({ term }) => term === name)
  const before = named.length > 1 || (has('discount') && has('amount_due')) ? named : []
  const subtotals = distinctValues(candidates, 'subtotal')
  return [
    ...subtotals.map((one, rank) => candidateOf('subtotal', [one], { label: one.strength, rank })),
    ...before.map((one, rank) =>
      candidateOf(
        'subtotal',
        [{ ...one, sure: false }],
        { label: one.strength * demoted.totalAsSubtotal, rank: subtotals.length + rank },
        { needs: ['total_equals_sum'] },
      ),
    ),
  ]
}

function taxCandidate(tax: TaxOption, rank: number): Candidate<Source> {
  const prints = tax.total === null ? tax.parts : [tax.total]
  return candidateOf(
    'tax_total',
    prints,
    { label: tax.strength, included: tax.included ? 1 : 0, rank },
    {
      value: tax.sum,
      source: { parts: prints, tax },
    },
  )
}

/** Surcharges and rounding: all of them, or the rounding alone. */
function adjustmentCandidates(
  surcharges: readonly TotalCandidate[],
  rounding: readonly TotalCandidate[],
): readonly Candidate<Source>[] {
  const sets = [[...surcharges, ...rounding], ...(surcharges.length > 0 ? [rounding] : [])]
  return sets
    .filter(parts => parts.length > 0)
    .map((parts, rank) => candidateOf('adjustments', parts, { surcharges: parts.length, rank }))
}
