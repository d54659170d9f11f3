/** Rows below the headings of a list of debts: which words stand in which column, and which lines are one debt. Pure. */
import { centerOf, horizontalOverlap, middleOf, unionOf, widthOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import vocabulary from '../../vocabulary/debt-columns.json' with { type: 'json' }
import { plainLabel } from '../labels/phrases.ts'
import { cellOf, type Cell, type PageLayout } from '../layout/document-view.ts'
import type { DebtColumn, DebtHeader } from './columns.ts'

/** Words of one debt, by column, line by line. */
export interface DebtRow {
  readonly cells: ReadonlyMap<DebtColumn, readonly (readonly Word[])[]>
  /** A row of sums. */
  readonly total: boolean
}

/** Lines of one row without rules follow each other within this many type sizes, and closer than rows do by the share `within`. */
const wrapped = { pitch: 1.6, within: 0.85 } as const

type Placed = readonly (readonly [column: DebtColumn, words: readonly Word[]])[]
interface PlacedLine {
  readonly placed: Placed
  readonly middle: number
  /** Holds an amount, a rate or a date: it is what a debt has one of. */
  readonly anchor: boolean
}

/** The rows from the headings to `end`, the first line that is none of them. Rows of the list end with its total. */
export function debtRows({ page, cells, metrics }: PageLayout, header: DebtHeader, end: number): readonly DebtRow[] {
  const columns = header.columns
  const byLine = Map.groupBy(
    cells.filter(({ line }) => line >= header.next && line < end),
    ({ line }) => line,
  )
  const split = [...byLine.values()].map(line => line.flatMap(cell => splitAtColumns(cell, columns)))
  const extents = learnedExtents(split, columns)
  const lines = split.map(line => placedLine(line, columns, extents))
  const total = lines.findIndex(({ placed, anchor }) => anchor && isTotal(placed))
  const rows = total === -1 ? lines : lines.slice(0, total)
  const rules = page.rules.filter(({ direction }) => direction === 'horizontal').map(({ box }) => middleOf(box))
  const grouped = groupsOf(
    rows.filter(({ placed }) => !isPart(placed)),
    { rules, em: metrics.em },
  )
  return [
    ...grouped.map(group => ({ cells: merged(group), total: false })),
    ...(total === -1 ? [] : [{ cells: merged([lines[total]!.placed]), total: true }]),
  ]
}

const numeric: ReadonlySet<DebtColumn['role']> = new Set([
  'original_amount',
  'original_date',
  'balance',
  'rate_percent',
  'maturity',
  'payment',
])
const isNumeric = ({ role }: DebtColumn): boolean => numeric.has(role)

const startsWith = (placed: Placed, words: readonly string[]): boolean => {
  const text = plainLabel(placed.flatMap(([, own]) => own.map(({ text: word }) => word)).join(' '))
  return words.some(word => text === word || text.startsWith(`${word} `))
}
const isTotal = (placed: Placed): boolean => startsWith(placed, vocabulary.totals)
const isPart = (placed: Placed): boolean => startsWith(placed, vocabulary.parts)

/** A cell whose words stand under different headings is several, where the gap between a number and its neighbor is narrow. */
function splitAtColumns(cell: Cell, columns: readonly DebtColumn[]): readonly Cell[] {
  const { words, page, line } = cell
  const homes = words.map(({ box }) => columns.findIndex(column => horizontalOverlap(column.box, box) > 0))
  const isEdge = (at: number): boolean =>
    homes[at] !== homes[at - 1] &&
    !homes.slice(at - 1, at + 1).includes(-1) &&
    words.slice(at - 1, at + 1).some(({ text }) => /\d/.test(text))
  const at = words.findIndex((_, index) => index > 0 && isEdge(index))
  return at === -1
    ? [cell]
    : [cellOf(words.slice(0, at), page, line), ...splitAtColumns(cellOf(words.slice(at), page, line), columns)]
}

/** Of each column its heading and what stands in lines that fill every column: values may stand beside their heading. */
const learnedExtents = (lines: readonly (readonly Cell[])[], columns: readonly DebtColumn[]): readonly Box[] =>
  columns.map(({ box }, index) =>
    unionOf([box, ...lines.flatMap(line => (fills(line, columns) ? [line[index]!.box] : []))]),
  )

const fills = (line: readonly Cell[], columns: readonly DebtColumn[]): boolean =>
  line.length === columns.length && line.every(({ text }, index) => !isNumeric(columns[index]!) || /\d/.test(text))

function placedLine(cells: readonly Cell[], columns: readonly DebtColumn[], extents: readonly Box[]): PlacedLine {
  const placed = cells.map(cell => [columns[nearest(cell.box, extents)]!, cell.words] as const)
  const anchor = placed.some(([column, words]) => isNumeric(column) && words.some(({ text }) => /\d/.test(text)))
  return { placed, anchor, middle: middleOf(unionOf(cells.map(({ box }) => box))) }
}

function nearest(box: Box, extents: readonly Box[]): number {
  const scores = extents.map(extent => {
    const overlap = horizontalOverlap(extent, box)
    return overlap > 0
      ? overlap / Math.min(widthOf(extent), widthOf(box)) - Math.abs(centerOf(extent) - centerOf(box)) / 10_000
      : -Math.min(Math.abs(extent.left - box.right), Math.abs(box.left - extent.right))
  })
  return scores.indexOf(Math.max(...scores))
}

/** Lines between two rules of a grid are one row; else a line without an amount belongs to the nearest with one, if it is close. */
function groupsOf(
  lines: readonly PlacedLine[],
  { rules, em }: { readonly rules: readonly number[]; readonly em: number },
): readonly (readonly Placed[])[] {
  const anchors = lines.filter(({ anchor }) => anchor)
  const pitch = Math.min(...anchors.slice(1).map(({ middle }, index) => middle - anchors[index]!.middle))
  const reach = Math.min(wrapped.pitch * em, wrapped.within * pitch)
  const apart = (a: number, b: number): boolean => rules.some(rule => rule > Math.min(a, b) && rule < Math.max(a, b))
  const ruled =
    anchors.length > 1 && anchors.slice(1).every(({ middle }, index) => apart(middle, anchors[index]!.middle))
  const groups = new Map(anchors.map(anchor => [anchor, [] as PlacedLine[]]))
  for (const line of lines) {
    const near = anchors.toSorted((a, b) => Math.abs(a.middle - line.middle) - Math.abs(b.middle - line.middle))
    const home = near.find(anchor =>
      ruled ? !apart(anchor.middle, line.middle) : gapTo(line, groups.get(anchor)!, anchor) <= reach,
    )
    if (home !== undefined) groups.get(home)!.push(line)
  }
  return [...groups.values()].map(group => group.map(({ placed }) => placed))
}

/** To the nearest line of a row so far. */
const gapTo = (line: PlacedLine, group: readonly PlacedLine[], anchor: PlacedLine): number =>
  Math.min(...[anchor, ...group].map(one => Math.abs(one.middle - line.middle)))

function merged(group: readonly Placed[]): DebtRow['cells'] {
  const cells = new Map<DebtColumn, (readonly Word[])[]>()
  for (const placed of group)
    for (const [column, words] of placed) cells.set(column, [...(cells.get(column) ?? []), words])
  return cells
}
