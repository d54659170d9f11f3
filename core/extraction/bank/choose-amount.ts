/** One doubtful amount of a list without running balances: the sums of the statement may say how it must be read. */
import { cents, couldBe, equal, type SettledRows, type SignedRow } from './reconcile-rows.ts'

/** What the statement prints of its sums: of each side where it prints them, else of both together; null for what it does not. */
export interface PrintedSums {
  readonly credits: number | null
  readonly debits: number | null
  /** Closing less opening balance, credits positive. */
  readonly flow: number | null
}

/** The rows with the single recognized amount read anew that makes the printed sums hold; as they are when none or several could. */
export function withAmountChosen(settled: SettledRows, printed: PrintedSums): SettledRows {
  const gap = gapOf(settled.rows, printed)
  if (gap === null) return settled
  const options = settled.rows.flatMap((signed): { signed: SignedRow; amount: number }[] => {
    const amount = cents(signed.amount + gap.off)
    const fits =
      signed.row.ocr &&
      !signed.proven &&
      (gap.sign === null || Math.sign(signed.amount) === gap.sign) &&
      amount !== 0 &&
      Math.sign(amount) === Math.sign(signed.amount) &&
      couldBe(signed.row.money.text, Math.abs(amount))
    return fits ? [{ signed, amount }] : []
  })
  const [only, ...others] = options
  if (only === undefined || others.length > 0) return settled
  const chosen = only.signed.row.money.text
  return {
    ...settled,
    rows: settled.rows.map(signed =>
      signed === only.signed ? { ...signed, amount: only.amount, chosen, confidence: 0.7 * signed.confidence } : signed,
    ),
  }
}

/** By how much the rows miss the printed sums, and on which side; null where they hold, or both sides are off. */
function gapOf(
  rows: readonly SignedRow[],
  { credits, debits, flow }: PrintedSums,
): { readonly off: number; readonly sign: 1 | -1 | null } | null {
  const sum = (sign: 1 | -1): number =>
    cents(rows.reduce((total, { amount }) => (Math.sign(amount) === sign ? total + amount : total), 0))
  if (credits !== null && debits !== null) {
    const [inward, outward] = [cents(credits - sum(1)), cents(-debits - sum(-1))]
    if (equal(inward, 0) === equal(outward, 0)) return null
    return equal(inward, 0) ? { off: outward, sign: -1 } : { off: inward, sign: 1 }
  }
  if (flow === null) return null
  const off = cents(flow - sum(1) - sum(-1))
  return equal(off, 0) ? null : { off, sign: null }
}
