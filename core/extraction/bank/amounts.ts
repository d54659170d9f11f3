/** Amounts of a statement compared to the cent, and fields with their evidence and how sure they are. */
import type { Evidence, Field } from '../../document/field.ts'
import type { AmountToken, ListMark, TextLine } from './printed.ts'

export const cents = (value: number): number => Math.round(value * 100) / 100
export const cent = 0.01
export const equal = (a: number, b: number): boolean => Math.abs(a - b) < cent / 2

/**
 * How many running balances follow from the rows above, and how many do not: what follows from the balance that should have been printed follows.
 * `opening`: the balance before; null where it is not known; `unsigned`: nothing shows the side of an amount.
 */
export function followBalances(
  steps: readonly { readonly flow: number; readonly balance: number | null; readonly unsigned?: boolean }[],
  opening: number | null,
): { readonly passed: number; readonly failed: number } {
  let [passed, failed, sum, before] = [0, 0, 0, opening === null ? [] : [opening]]
  for (const { flow, balance, unsigned } of steps) {
    sum += flow
    if (balance === null) continue
    const follows = before.some(from => equal(from + sum, balance) || (unsigned && equal(from - sum, balance)))
    if (follows) passed++
    else if (before.length > 0) failed++
    ;[before, sum] = [follows || before.length === 0 ? [balance] : [balance, before[0]! + sum], 0]
  }
  return { passed, failed }
}

/**
 * Scores by evidence, 0 to 1, the surest first. solve/calibration.json turns them into measured probabilities, so what counts is their order, and
 * that everything confirmed or labeled lies above the rest.
 */
export const bankConfidence = {
  /** An amount that a running balance or a printed total confirms. */
  reconciled: 0.995,
  /** A date that no order of day and month reads differently. */
  unambiguousDate: 0.98,
  /** Beside a label that can mean nothing else, or of a form that nothing else has. */
  labeled: 0.97,
  /** One conclusion away from print: a side by its column, a type by the product's name, a currency by its code. */
  implied: 0.95,
  /** A name with several signs of being one: place, size, repetition. */
  prominent: 0.9,
  /** Printed, but nothing confirms it, or another value of the page could be meant as well. */
  unconfirmed: 0.85,
  /** Found only by its place or its words. */
  placed: 0.75,
  /** A guess from weak evidence, or an amount corrected to make the sums close. */
  guessed: 0.7,
} as const

/** What recognized text is worth beside a text layer. */
const ocrFactor = 0.97

/** Where a line or an amount is printed, and nothing else of it. */
export const evidenceOf = ({ fileName, page, box, text }: Evidence): Evidence => ({ fileName, page, box, text })

/** A value printed at `evidence`, or computed (null). */
const fieldOf = <T>(
  value: T,
  confidence: number,
  printed: (Evidence & Pick<AmountToken, 'ocr'>) | null,
  label: string | null,
): Field<T> => ({
  value,
  confidence,
  method: printed === null ? 'derived' : printed.ocr ? 'ocr' : 'text',
  evidence: printed === null ? [] : [evidenceOf(printed)],
  label,
  scale: 1,
})

/** A value of any kind that stands in a line. `text`: what is printed of it, where that is not the value. */
export function fieldOfText<T>(
  value: T,
  line: TextLine,
  confidence: number,
  { label = null, text }: { readonly label?: string | null; readonly text?: string } = {},
): Field<T> {
  const printed = text ?? (typeof value === 'string' ? value : line.text)
  return fieldOf(value, line.ocr ? confidence * ocrFactor : confidence, { ...line, text: printed }, label)
}

/** An amount of a line. `value` has the sign of the contract. */
export const fieldOfAmount = (
  value: number,
  amount: AmountToken,
  confidence: number,
  label: string | null = null,
): Field => fieldOf(value, confidence * Math.min(1, 0.5 + amount.confidence / 2), amount, label)

/** A value computed from others, or implied by what is printed. */
export const derived = <T>(value: T, confidence: number): Field<T> => fieldOf(value, confidence, null, null)

/** The amount with its printed sign; a balance is positive without one. */
export const signedValue = ({ value, sign }: Pick<AmountToken, 'value' | 'sign'>): number =>
  sign === -1 ? -value : value

/** The amount of a balance between rows, whatever column it stands in. */
export const balanceOfMark = ({ cells }: ListMark): AmountToken | null =>
  cells.balance ?? cells.amount ?? cells.credit ?? cells.debit
