/** The roles of columns whose header no vocabulary knows: those with which the running balances follow from the rows. */
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { headerAt, isAmountRole, type ColumnHeader, type HeaderColumn } from './column-headers.ts'
import { followBalances, signedValue } from './amounts.ts'
import type { AmountToken, TextLine } from './printed.ts'

const edges: readonly ((box: Box) => number)[] = [box => box.right, box => box.left, centerOf]
/**
 * What shows where a column stands.
 * - `minAmounts`: Fewer aligned amounts are strays, not a column.
 * - `reach`: An amount belongs to a header at most this far away, in type sizes.
 * - `minProven`: Balances that must follow from the rows before them to prove the roles of columns.
 */
const limits = { minAmounts: 2, reach: 6.5, minProven: 3 } as const

/** Distance of an amount from a column header: the best aligned of their edges and centers. */
export const headerDistance = (amount: Box, header: Box): number =>
  Math.min(...edges.map(edge => Math.abs(edge(amount) - edge(header))))

/** The amounts with cents below a header on its page, line by line. */
function amountsBelow(lines: readonly TextLine[], index: number, { count }: ColumnHeader): readonly AmountToken[][] {
  const { page } = lines[index]!
  const end = lines.findIndex(
    (line, at) =>
      at >= index + count && (line.page !== page || (line.amounts.length === 0 && headerAt(lines, at) !== null)),
  )
  return lines
    .slice(index + count, end < 0 ? undefined : end)
    .map(({ amounts }) => amounts.filter(token => token.cents))
}

type Role = HeaderColumn['role']
/** Roles a column without a known header may have. */
const openRoles: readonly Role[] = ['debit', 'credit', 'balance']

/** The header with columns for unknown header words above amounts; unchanged where no roles of theirs make the balances follow. */
export function withUnknownColumns(lines: readonly TextLine[], index: number, header: ColumnHeader): ColumnHeader {
  if (header.unknown.length === 0 || header.groups > 1) return header
  const rows = amountsBelow(lines, index, header)
  const { em } = lines[index]!.metrics
  const known = header.columns.filter(({ role }) => isAmountRole(role))
  const boxes = [...known.map(({ box }) => box), ...header.unknown]
  const nearest = ({ box }: AmountToken): Box | null => {
    const best = boxes.toSorted((a, b) => headerDistance(box, a) - headerDistance(box, b))[0]!
    return headerDistance(box, best) < limits.reach * em ? best : null
  }
  const placed = rows.map(tokens => tokens.map(token => ({ token, box: nearest(token) })))
  const filled = header.unknown.filter(box => placed.flat().filter(one => one.box === box).length >= limits.minAmounts)
  const roles = new Set(known.map(({ role }) => role))
  if (filled.length === 0 || filled.length > 2 || roles.has('amount')) return header
  const withRoles = (chosen: readonly Role[]): readonly HeaderColumn[] => [
    ...header.columns,
    ...filled.map((box, at) => ({ role: chosen[at]!, box })),
  ]
  const open = openRoles.filter(role => !roles.has(role))
  const orders = filled.length === 1 ? open.map(role => [role]) : open.flatMap(a => open.map(b => [a, b]))
  const chosen = orders
    .filter(roles => new Set(roles).size === filled.length)
    .map(roles => ({ roles, score: balancesProven(placed, withRoles(roles)) }))
    .toSorted((a, b) => b.score - a.score)
    .find(({ score }) => score >= limits.minProven)?.roles
  if (chosen === undefined) return header
  return { ...header, columns: withRoles(chosen).toSorted((a, b) => a.box.left - b.box.left), unknown: [] }
}

/** How many more running balances follow from the rows above than do not. */
function balancesProven(
  rows: readonly (readonly { readonly token: AmountToken; readonly box: Box | null }[])[],
  columns: readonly HeaderColumn[],
): number {
  const { passed, failed } = followBalances(
    rows.map(cells => {
      const of = (role: Role): AmountToken | undefined =>
        cells.find(({ box }) => columns.some(column => column.role === role && column.box === box))?.token
      const balance = of('balance')
      return {
        flow: (of('credit')?.value ?? 0) - (of('debit')?.value ?? 0),
        balance: balance === undefined ? null : signedValue(balance),
      }
    }),
    null,
  )
  return passed - failed
}
