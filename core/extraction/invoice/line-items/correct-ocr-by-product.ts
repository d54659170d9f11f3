/** Numbers OCR misread, corrected where exactly one correction makes the product of the row close. */
import { mayBeMisreadAmount } from '../../../vocabulary/spelling.ts'
import { isProduct, rowTerms, valueAt, type LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'
import type { LineDraft } from './draft.ts'
import { amountCell } from './rows-to-drafts.ts'
import type { CellValue } from './values.ts'

/** A corrected number is less certain than one that was read. */
const correctedCertainty = 0.7
/** Quantities above this are not derived by division. */
const maxUnits = 10_000

type Term = 'quantity' | 'rate' | 'amount'

interface Correction {
  readonly term: Term
  readonly index: number
  readonly value: number
}

/**
 * A draft whose product fails with the only possible correction of quantity, rate or amount; the draft itself where none or several would do.
 * `sumConfirms`: a printed sum confirms the amounts, so that they are not touched.
 */
export function correctedDraft(draft: LineDraft, sumConfirms: boolean): LineDraft {
  if (draft.productCloses !== false) return draft
  const found = correctionsOf(draft.row, draft.roles).filter(({ term }) => !sumConfirms || term !== 'amount')
  // "4 × 650.00 = 650.00": one of them, whatever the digit looks like.
  const single = found.find(({ term, value }) => term === 'quantity' && value === 1)
  const chosen = single ?? (found.length === 1 ? found[0] : undefined)
  return chosen === undefined ? draft : withValue(draft, chosen)
}

function correctionsOf(row: TableRow, roles: LineRoles): readonly Correction[] {
  const { quantity, rate, amount, discount } = rowTerms(row, roles)
  if (quantity === null || rate === null || amount === null || discount !== null) return []
  if (quantity.value === 0 || rate.value === 0 || amount.value === 0) return []
  const [q, r, a] = [Math.abs(quantity.value), Math.abs(rate.value), Math.abs(amount.value)]
  const all: (Correction | null)[] = [
    whole(a / r) && a / r <= maxUnits ? correction('quantity', roles.quantity, a / r, quantity) : null,
    Math.abs(cents(a / q) * q - a) < 0.006 ? correction('rate', roles.rate, cents(a / q), rate) : null,
    correction('amount', roles.amount, cents(q * r), amount),
  ]
  const texts = {
    quantity: textAt(row, roles.quantity),
    rate: textAt(row, roles.rate),
    amount: textAt(row, roles.amount),
  }
  return all.flatMap(one =>
    one !== null && (mayBeMisreadAmount(texts[one.term], one.value) || (one.term === 'quantity' && one.value === 1))
      ? [one]
      : [],
  )
}

function correction(term: Term, index: number | null, value: number, old: CellValue): Correction | null {
  return index === null || value === 0
    ? null
    : { term, index, value: Math.sign(old.value) * (term === 'quantity' ? Math.round(value) : value) }
}

const cents = (value: number): number => Math.round(value * 100) / 100
const whole = (value: number): boolean => value >= 0.999 && Math.abs(value - Math.round(value)) < 1e-6
const textAt = (row: TableRow, index: number | null): string => (index === null ? '' : (row.cells[index]?.text ?? ''))

function withValue(draft: LineDraft, { term, index, value }: Correction): LineDraft {
  const cells = draft.row.cells.map(
    (cell, at) =>
    cell === null || cell.value === null || at !== index
      ? cell
      : { ...cell, value: { ...cell.value, value, step: term === 'quantity' ? 1 : 0.01, certainty: cell.value.certainty * correctedCertainty } }, // prettier-ignore
  )
  const row = { ...draft.row, cells }
  const corrected = { ...draft, row, productCloses: isProduct(rowTerms(row, draft.roles)) }
  return corrected.productCloses === true && amountCell(row, draft.roles) !== null && valueAt(row, index) !== null
    ? corrected
    : draft
}
