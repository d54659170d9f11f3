/** Sums that hold in most columns or rows of a table, and not in one. */
import { isTotalLabel, type MissedTotal } from './column-totals.ts'
import { isOneDigit } from './one-digit.ts'
import type { PrintedFigure } from './printed-figures.ts'

type Column = readonly PrintedFigure[]
/** A table: its columns from left to right, each with its figures by row. */
export type Table = readonly ReadonlyMap<number, PrintedFigure>[]

/** Rows in which a total across holds before one in which it does not means anything, and their share. */
const MIN_ROWS = 3
const HOLDING = 0.8
/** Rows that hold in which a column has a figure. */
const MIN_FILLED = 2
/** Parts of a total across, and of one that the sums of another column show. */
const MAX_PARTS = 14
/** Hundredths: totals below are met by chance. */
const MIN_TOTAL = 100_000
/** Points between baselines of one row. */
const SAME_ROW = 2

/** The rows that several columns share, numbered from top to bottom; columns that share too few of them stand in no table. */
export function tableOf(columns: readonly Column[]): Table {
  const baselines = columns
    .flat()
    .map(({ baseline }) => baseline)
    .toSorted((a, b) => a - b)
  const rows = baselines.filter((baseline, at) => at === 0 || baseline - baselines[at - 1]! > SAME_ROW)
  const rowAt = (baseline: number): number => rows.findLastIndex(row => row <= baseline + SAME_ROW / 2)
  return columns
    .toSorted((a, b) => a[0]!.edge - b[0]!.edge)
    .map(column => new Map(column.map(figure => [rowAt(figure.baseline), figure])))
}

const valueAt = (column: Table[number], row: number): number => column.get(row)?.value ?? 0
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Rows whose total misses the figures beside it, where most rows have theirs. */
export function brokenAcross(table: Table): readonly MissedTotal[] {
  return table.flatMap((totals, at) => {
    const left = Array.from({ length: Math.min(MAX_PARTS, at) }, (_, count) => table.slice(at - count - 1, at))
    const right = Array.from({ length: Math.min(MAX_PARTS, table.length - at - 1) }, (_, count) =>
      table.slice(at + 1, at + count + 2),
    )
    return [...left, ...right].filter(span => span.length > 1).flatMap(span => brokenRows(totals, span))
  })
}

function brokenRows(totals: Table[number], span: Table): readonly MissedTotal[] {
  const rows = [...totals].map(([row, total]) => {
    const parts = span.flatMap(column => column.get(row) ?? [])
    const expected = sum(parts.map(({ value }) => value))
    const isSound = Math.abs(expected - total.value) <= toleranceOf(parts)
    return { row, total, parts, expected, isSound }
  })
  const holding = rows.filter(({ isSound, parts }) => isSound && parts.filter(({ value }) => value !== 0).length > 1)
  const broken = rows.filter(
    ({ isSound, parts, expected, total }) => !isSound && parts.length > 0 && !isRounding(expected - total.value, parts),
  )
  // A column that is empty in the rows that hold is no part of the total; alone in a row it makes it as well.
  const isPart = (column: Table[number]): boolean =>
    rows.filter(({ row, isSound }) => isSound && valueAt(column, row) !== 0).length >= MIN_FILLED
  const isMeant =
    holding.length >= MIN_ROWS &&
    holding.length >= HOLDING * (holding.length + broken.length) &&
    span.every(column => isPart(column))
  return isMeant ? broken : []
}

/** Percentages and other figures with decimals may be rounded one by one, too; exact ones among them say no more of the others. */
const isRounding = (difference: number, parts: readonly PrintedFigure[]): boolean =>
  Math.abs(difference) <= Math.ceil((parts.length + 1) / 2)

/** Whole amounts are rounded one by one. */
const toleranceOf = (parts: readonly PrintedFigure[]): number =>
  parts.some(({ hasCents }) => !hasCents) ? 100 * parts.length : 0

/** Totals of a column that miss their parts, where the same rows of other columns make theirs. */
export function brokenBesideOthers(table: Table): readonly MissedTotal[] {
  const relations = table.flatMap(column => relationsOf(column))
  return table.flatMap(column => {
    const others = relations.filter(relation => relation.column !== column && hasSameRows(column, relation))
    const shown = Map.groupBy(others, ({ total, parts }) => [total, ...parts.map(({ row, sign }) => row * sign)].join())
    return [...shown.values()].flatMap(([relation, ...more]) => {
      const total = column.get(relation!.total)!
      const own = relation!.parts.map(({ row }) => column.get(row)!)
      const expected = sum(relation!.parts.map(({ row, sign }) => sign * valueAt(column, row)))
      const isSound = Math.abs(expected - total.value) <= toleranceOf([total, ...own])
      const isMeant = more.length > 0 || isOneDigit(expected - total.value, [total, ...own])
      return !isSound && isMeant && !isRounding(expected - total.value, own) ? [{ total, parts: own, expected }] : []
    })
  })
}

/** Whether a column has the figures of a relation, and none between them that the other one lacks. */
function hasSameRows(column: Table[number], { column: other, total, parts }: Relation): boolean {
  const first = Math.min(...parts.map(({ row }) => row))
  const has = [total, ...parts.map(({ row }) => row)].every(row => column.has(row))
  return has && [...column.keys()].every(row => row < first || row > total || other.has(row))
}

interface Relation {
  readonly column: Table[number]
  readonly total: number
  readonly parts: readonly { readonly row: number; readonly sign: 1 | -1 }[]
}

/** The labeled totals of a column with the rows right above that make them: added, or the last ones of them deducted. */
function relationsOf(column: Table[number]): readonly Relation[] {
  let open: readonly number[] = []
  const found: Relation[] = []
  for (const row of [...column.keys()].toSorted((a, b) => a - b)) {
    const { label, value } = column.get(row)!
    const parts = isTotalLabel(label) && Math.abs(value) >= MIN_TOTAL ? partsOf(column, open, value) : null
    if (parts !== null && parts.length > 1) found.push({ column, total: row, parts })
    open = [...open.slice(0, open.length - (parts?.length ?? 0)), row]
  }
  return found
}

function partsOf(column: Table[number], open: readonly number[], total: number): Relation['parts'] | null {
  for (let count = 2; count <= Math.min(open.length, MAX_PARTS * 3); count++) {
    const rows = open.slice(open.length - count)
    if (rows.filter(row => valueAt(column, row) !== 0).length < 2) continue
    for (const deducted of [0, 1, count - 1]) {
      const parts = rows.map((row, at) => ({ row, sign: at >= count - deducted ? (-1 as const) : (1 as const) }))
      if (sum(parts.map(({ row, sign }) => sign * valueAt(column, row))) === total) return parts
    }
  }
  return null
}
