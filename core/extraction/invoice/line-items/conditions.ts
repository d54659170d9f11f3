/** Items priced by conditions below them ("Gross price", "Contract discount", "Net value"), as order confirmations print them. */
import { cellAt, isProduct, valueAt, type LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'
import { cellOfWords } from './rows.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'

/** The rows with the price and the amount below each item beside its count, and without their conditions; as they are where items have amounts. */
export function withConditions(rows: readonly TableRow[], roles: LineRoles, style: NumberStyle): readonly TableRow[] {
  const counted = rows.flatMap((row, at) => (valueAt(row, roles.quantity) === null ? [] : [at]))
  const items = counted.map((at, index) => ({ at, price: priceBelow(rows.slice(at + 1, counted[index + 1]), roles) }))
  if (items.length < 2 || items.some(({ at, price }) => valueAt(rows[at]!, roles.amount) !== null || price === null))
    return rows
  const priced = new Map(items.map(({ at, price }) => [rows[at]!, price!]))
  const conditions = new Set(items.flatMap(({ price }) => price!.conditions))
  return rows.flatMap(row => {
    if (conditions.has(row)) return []
    const net = priced.get(row)?.conditions.at(-1)
    if (net === undefined) return [row]
    const [quantity, amount] = [valueAt(row, roles.quantity), cellAt(net, roles.amount)]
    // "3,845.60 USD / 1 EA".
    const rate = net.row.words
      .map(word => cellOfWords([word], style))
      .find(({ value }) => isProduct({ quantity, rate: value, amount: amount!.value, discount: null }) === true)
    const cells = row.cells.with(roles.amount!, amount)
    return [{ ...row, cells: roles.rate === null || rate === undefined ? cells : cells.with(roles.rate, rate) }]
  })
}

/** The rows with amounts below an item up to the first that is the sum of those before it; the first alone without such a sum. */
function priceBelow(below: readonly TableRow[], roles: LineRoles): { readonly conditions: readonly TableRow[] } | null {
  const amounts = below.filter(row => valueAt(row, roles.amount)?.word === false)
  let sum = 0
  const net = amounts.findIndex((row, index) => {
    const { value } = valueAt(row, roles.amount)!
    if (index > 1 && Math.abs(sum - value) < 0.006) return true
    sum += value
    return false
  })
  return amounts.length === 0 ? null : { conditions: amounts.slice(0, net < 0 ? 1 : net + 1) }
}
