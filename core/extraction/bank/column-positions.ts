/** Columns of a list measured by its amounts: their positions, and the roles of columns whose header no vocabulary knows. */
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { headerAt, isAmountRole, type ColumnHeader, type HeaderColumn } from './column-headers.ts'
import type { AmountToken } from './line-amounts.ts'
import { equal } from './cents.ts'
import type { TextLine } from './text-lines.ts'

/** The edge by which amounts are aligned, and its position per column. */
export interface ColumnPositions {
  readonly edge: (box: Box) => number
  readonly at: ReadonlyMap<HeaderColumn, number>
}

const edges: readonly ((box: Box) => number)[] = [box => box.right, box => box.left, centerOf]
/** Amounts of one column are aligned within this fraction of the type size. */
const together = 0.7
/** Fewer aligned amounts are strays, not a column. */
const minAmounts = 2
/** Share of a list's amounts that must stand in its columns; balances carried over pages are often indented. */
const minAligned = 0.9
/** Longest list on one page. */
const maxLines = 140
/** An amount belongs to a header at most this far away, in type sizes. */
const reach = 6.5

/** Distance of an amount from a column header: the best aligned of their edges and centers. */
export const headerDistance = (amount: Box, header: Box): number =>
  Math.min(...edges.map(edge => Math.abs(edge(amount) - edge(header))))

/** The amounts with cents below a header on its page, line by line; amounts within sentences excluded. */
function amountsBelow(lines: readonly TextLine[], index: number, header: ColumnHeader): readonly AmountToken[][] {
  const first = lines[index]!
  const boxes = [...header.columns.filter(({ role }) => isAmountRole(role)).map(({ box }) => box), ...header.unknown]
  const limit = Math.min(...boxes.map(box => box.left)) - 5 * first.metrics.em
  const end = lines.findIndex(
    (line, at) =>
      at >= index + header.count &&
      (at >= index + maxLines ||
        line.page !== first.page ||
        (line.amounts.length === 0 && headerAt(lines, at) !== null)),
  )
  return lines.slice(index + header.count, end < 0 ? undefined : end).map(line =>
    line.amounts.filter(token => {
      const next = line.words[token.last + 1]
      const inText = next !== undefined && next.box.left - token.box.right < line.metrics.character
      return token.cents && token.box.left > limit && !inText
    }),
  )
}

/** The positions of a list's columns; null unless the amounts form exactly one cluster per header. */
export function columnPositions(
  lines: readonly TextLine[],
  index: number,
  header: ColumnHeader,
): ColumnPositions | null {
  const columns = header.columns.filter(column => isAmountRole(column.role)).toSorted((a, b) => a.box.left - b.box.left)
  if (columns.length < 2 || header.groups > 1) return null
  const boxes = amountsBelow(lines, index, header)
    .flat()
    .map(({ box }) => box)
  const gap = together * lines[index]!.metrics.em
  for (const edge of edges) {
    const sorted = boxes.toSorted((a, b) => edge(a) - edge(b))
    const groups = clusters(sorted, edge, gap).filter(group => group.length >= minAmounts)
    if (groups.length !== columns.length || groups.flat().length < minAligned * boxes.length) continue
    // Amounts of two columns never overlap.
    const apart = groups.slice(1).every((group, at) => {
      const before = groups[at]!
      return Math.max(...before.map(box => box.right)) <= Math.min(...group.map(box => box.left))
    })
    if (!apart) continue
    const middle = (group: readonly Box[]): number => group.reduce((sum, box) => sum + edge(box), 0) / group.length
    return { edge, at: new Map(columns.map((column, at) => [column, middle(groups[at]!)])) }
  }
  return null
}

function clusters(sorted: readonly Box[], edge: (box: Box) => number, gap: number): readonly (readonly Box[])[] {
  const groups: Box[][] = []
  for (const box of sorted) {
    const last = groups.at(-1)
    if (last === undefined || edge(box) - edge(last.at(-1)!) > gap) groups.push([box])
    else last.push(box)
  }
  return groups
}

type Role = HeaderColumn['role']
/** Roles a column without a known header may have. */
const openRoles: readonly Role[] = ['debit', 'credit', 'balance']
/** Balances that must follow from the rows before them to prove the roles of columns. */
const minProven = 3

/**
 * The header with columns for unknown header words above amounts. Their roles are those with which the running balances follow from the
 * rows; without balances, a single unknown column beside one side is the other side.
 */
export function withUnknownColumns(lines: readonly TextLine[], index: number, header: ColumnHeader): ColumnHeader {
  if (header.unknown.length === 0 || header.groups > 1) return header
  const rows = amountsBelow(lines, index, header)
  const { em } = lines[index]!.metrics
  const known = header.columns.filter(({ role }) => isAmountRole(role))
  const boxes = [...known.map(({ box }) => box), ...header.unknown]
  const nearest = ({ box }: AmountToken): Box | null => {
    const best = boxes.toSorted((a, b) => headerDistance(box, a) - headerDistance(box, b))[0]!
    return headerDistance(box, best) < reach * em ? best : null
  }
  const placed = rows.map(tokens => tokens.map(token => ({ token, box: nearest(token) })))
  const filled = header.unknown.filter(box => placed.flat().filter(one => one.box === box).length >= minAmounts)
  const roles = new Set(known.map(({ role }) => role))
  if (filled.length === 0 || filled.length > 2 || roles.has('amount')) return header
  const withRoles = (chosen: readonly Role[]): readonly HeaderColumn[] => [
    ...header.columns,
    ...filled.map((box, at) => ({ role: chosen[at]!, box })),
  ]
  const proven = permutations(
    openRoles.filter(role => !roles.has(role)),
    filled.length,
  )
    .map(chosen => ({ chosen, score: balancesProven(placed, withRoles(chosen)) }))
    .toSorted((a, b) => b.score - a.score)[0]
  const sides = openRoles.filter(role => role !== 'balance' && !roles.has(role))
  const chosen =
    proven !== undefined && proven.score >= minProven
      ? proven.chosen
      : filled.length === 1 && sides.length === 1
        ? sides
        : null
  if (chosen === null) return header
  return { ...header, columns: withRoles(chosen).toSorted((a, b) => a.box.left - b.box.left), unknown: [] }
}

const permutations = (roles: readonly Role[], count: number): readonly (readonly Role[])[] =>
  count === 0
    ? [[]]
    : roles.flatMap(role =>
        permutations(
          roles.filter(other => other !== role),
          count - 1,
        ).map(rest => [role, ...rest]),
      )

/** How many more running balances follow from the rows above than do not. */
function balancesProven(
  rows: readonly (readonly { readonly token: AmountToken; readonly box: Box | null }[])[],
  columns: readonly HeaderColumn[],
): number {
  const steps = rows.map(cells => {
    const of = (role: Role): AmountToken | undefined =>
      cells.find(({ box }) => columns.some(column => column.role === role && column.box === box))?.token
    const balance = of('balance')
    return {
      flow: (of('credit')?.value ?? 0) - (of('debit')?.value ?? 0),
      balance: balance === undefined ? null : balance.sign === -1 ? -balance.value : balance.value,
    }
  })
  let proven = 0
  let before: number | null = null
  let sum = 0
  for (const { flow, balance } of steps) {
    sum += flow
    if (balance === null) continue
    if (before !== null && sum !== 0) proven += equal(before + sum, balance) ? 1 : -1
    before = balance
    sum = 0
  }
  return proven
}
