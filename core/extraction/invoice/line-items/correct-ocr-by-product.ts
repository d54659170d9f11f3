/** Numbers OCR misread, corrected where exactly one correction makes the product of the row close. */
import { mayBeMisreadAmount } from '../../../vocabulary/spelling.ts'
import { cellAt, isProduct, rowTerms, withValue } from './arithmetic.ts'
import type { LineDraft } from './draft.ts'

/** A corrected number is less certain than one that was read. */
const correctedCertainty = 0.7
/** Quantities above this are not derived by division. */
const maxUnits = 10_000

const factors = ['quantity', 'rate', 'amount'] as const

/**
 * A draft whose product fails with the only possible correction of quantity, rate or amount; the draft itself where none or several would do.
 * `sumConfirms`: a printed sum confirms the amounts, so that they are not touched.
 */
export function correctedDraft(draft: LineDraft, sumConfirms: boolean): LineDraft {
  const { row, roles } = draft
  const terms = rowTerms(row, roles)
  const { quantity, rate, amount } = terms
  if (draft.productCloses !== false || quantity === null || rate === null || amount === null) return draft
  const exact = {
    quantity: Math.round(amount.value / rate.value),
    rate: cents(amount.value / quantity.value),
    amount: cents(quantity.value * rate.value),
  }
  const found = factors.filter(term => {
    const value = exact[term]
    if ((term === 'amount' && sumConfirms) || value === 0 || !(exact.quantity <= maxUnits || term !== 'quantity'))
      return false
    const closes = isProduct({ ...terms, [term]: { ...terms[term]!, value } }) === true
    // "4 × 650.00 = 650.00": one of them, whatever the digit looks like.
    const single = term === 'quantity' && value === 1
    return closes && (single || mayBeMisreadAmount(cellAt(row, roles[term])?.text ?? '', Math.abs(value)))
  })
  const chosen = found.find(term => term === 'quantity' && exact.quantity === 1) ?? found[0]
  if (chosen === undefined || (found.length > 1 && exact[chosen] !== 1)) return draft
  const read = terms[chosen]!
  const corrected = { ...read, value: exact[chosen], certainty: read.certainty * correctedCertainty }
  return { ...draft, row: withValue(row, roles[chosen], corrected), productCloses: true }
}

const cents = (value: number): number => Math.round(value * 100) / 100
