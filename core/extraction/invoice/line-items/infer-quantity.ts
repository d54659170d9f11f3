/** Quantity and price of a row whose headers could not be read: the two numbers beside the amount that make it. */
import { cellAt, isProduct, type LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'
import type { RowCell } from './rows.ts'

export interface RowProduct {
  readonly quantity: RowCell
  readonly rate: RowCell
}

/** Larger numbers are codes. */
const maxUnits = 100_000

/** The only two numbers left of the amount whose product, less a discount of so many per cent, is the amount; null where none or several are. */
export function findRowProduct(row: TableRow, roles: LineRoles, amount: RowCell): RowProduct | null {
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
      if (quantity === rate || quantity.value!.isAmount || quantity.value!.percent || rate.value!.percent) continue
      if (quantity.value!.value > maxUnits) continue
      // With a quantity of 1 any number that repeats the amount looks like its price: it must be printed as an amount.
      if (quantity.value!.value === 1 && !isAmountCell(rate)) continue
      const terms = { quantity: quantity.value, rate: rate.value, amount: amount.value }
      if (isProduct({ ...terms, discount }) === true || isProduct({ ...terms, discount: null }) === true)
        found.push({ quantity, rate })
    }
  // "2 × 2": which of two equal whole numbers is the quantity is open; the left one is chosen.
  const [first, ...others] = found
  const same = (one: RowProduct): boolean => one.quantity.value!.value === first!.quantity.value!.value
  return first !== undefined && others.every(same) ? first : null
}

const isAmountCell = ({ value, text }: RowCell): boolean => value!.isAmount || /\d[.,']\d{3}|\d{4}/.test(text)
