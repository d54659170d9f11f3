/** Quantity and price of a row whose heads could not be read: the two figures beside the amount that make it. */
import { cellAt, productHolds, type LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'
import type { RowCell } from './rows.ts'

export interface RowProduct {
  readonly quantity: RowCell
  readonly rate: RowCell
}

/** Larger numbers are codes. */
const mostUnits = 100_000

/** The only two figures left of the amount whose product, less a discount of so many per cent, is the amount; null where none or several are. */
export function rowProduct(row: TableRow, roles: LineRoles, amount: RowCell): RowProduct | null {
  if (amount.value === null || amount.value.value === 0) return null
  const known = [roles.code, roles.position, roles.date, roles.tax].map(index => cellAt(row, index))
  const figures = row.row.cells.filter(
    cell =>
      cell.value !== null &&
      !cell.value.word &&
      cell.value.value > 0 &&
      cell.box.right <= amount.box.left &&
      !known.some(other => other !== null && other.box.left === cell.box.left),
  )
  const discount = figures.find(cell => cell.value!.percent)?.value ?? null
  const found: RowProduct[] = []
  for (const quantity of figures)
    for (const rate of figures) {
      if (quantity === rate || quantity.value!.money || quantity.value!.percent || rate.value!.percent) continue
      if (quantity.value!.value > mostUnits) continue
      // By one any figure that repeats the amount is its price: it has to be printed as money.
      if (quantity.value!.value === 1 && !isMoney(rate)) continue
      const terms = { quantity: quantity.value, rate: rate.value, amount: amount.value }
      if (productHolds({ ...terms, discount }) === true || productHolds({ ...terms, discount: null }) === true)
        found.push({ quantity, rate })
    }
  // "2 × 2": which of two equal whole numbers counts is not told; the left one does.
  const [first, ...others] = found
  const same = (one: RowProduct): boolean => one.quantity.value!.value === first!.quantity.value!.value
  return first !== undefined && others.every(same) ? first : null
}

const isMoney = ({ value, text }: RowCell): boolean => value!.money || /\d[.,']\d{3}|\d{4}/.test(text)
