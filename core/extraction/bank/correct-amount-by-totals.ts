/** Corrects one misread OCR amount of a list without running balances by the printed totals. */
import { mayBeMisreadAmount } from '../../vocabulary/spelling.ts'
import type { PrintedTotals } from './choose-sides.ts'
import { cents, equal } from './cents.ts'
import { type ReconciledRows, type SignedRow } from './reconcile-rows.ts'

/** The rows with the one OCR amount corrected that makes the printed totals agree; unchanged when no or several amounts could. */
export function correctAmountByTotals(reconciled: ReconciledRows, printed: PrintedTotals): ReconciledRows {
  const gap = gapOf(reconciled.rows, printed)
  if (gap === null) return reconciled
  const options = reconciled.rows.flatMap((signed): { signed: SignedRow; amount: number }[] => {
    const amount = cents(signed.amount + gap.off)
    const fits =
      signed.row.ocr &&
      !signed.proven &&
      (gap.sign === null || Math.sign(signed.amount) === gap.sign) &&
      amount !== 0 &&
      Math.sign(amount) === Math.sign(signed.amount) &&
      mayBeMisreadAmount(signed.row.amount.text, Math.abs(amount))
    return fits ? [{ signed, amount }] : []
  })
  const [only, ...others] = options
  if (only === undefined || others.length > 0) return reconciled
  const chosen = only.signed.row.amount.text
  return {
    ...reconciled,
    rows: reconciled.rows.map(signed =>
      signed === only.signed ? { ...signed, amount: only.amount, chosen, confidence: 0.7 * signed.confidence } : signed,
    ),
  }
}

/** The difference between rows and printed totals, with its side; null when they agree or both sides differ. */
function gapOf(
  rows: readonly SignedRow[],
  { credits, debits, flow }: PrintedTotals,
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
