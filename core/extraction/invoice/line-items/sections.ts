/** Tables of which an invoice bills the sum: "Options 3,775.00" among the charges, the options in a table of their own. */
import type { ItemRegion, LineItem, LineItems } from '../invoice.ts'
import { buildLineItems, type LineContext } from './build-line-items.ts'
import type { LineDraft } from './draft.ts'
import { itemRows } from './rows-to-drafts.ts'
import type { ItemTable } from './tables.ts'

/** A sum of one line is that line. */
const minLines = 2

/** The lines of each table that has no row in `billed`: once for every column of amounts. */
export function sectionsOf(
  tables: readonly ItemTable[],
  billed: readonly LineDraft[],
  context: LineContext,
): readonly (readonly LineItems[])[] {
  const rows = new Set(billed.map(({ row }) => row.row))
  const others = tables.filter(({ drafts }) => !drafts.some(({ row }) => rows.has(row.row)))
  return others.map(({ parts }) => {
    const cells = parts.flatMap(part => part.rows.map(row => row.cells))
    const columns = [...(cells[0] ?? []).keys()].filter(
      column => cells.filter(row => row[column]?.value?.isAmount === true).length >= minLines,
    )
    return columns.flatMap(amount => {
      const own = parts.map(part => {
        const rate = part.roles.rate === amount ? null : part.roles.rate
        return { ...part, roles: { ...part.roles, amount, rate, gross: null } }
      })
      const { drafts } = itemRows(own)
      const regions = drafts.map(({ page, row, bottom }): ItemRegion => ({ page, top: row.row.box.top, bottom }))
      return drafts.length < minLines ? [] : [{ lines: buildLineItems(drafts, context), regions }]
    })
  })
}

/** The lines with those of each table in the place of the largest that is nothing but the sum of one of its columns. */
export function withSections(items: LineItems, tables: readonly (readonly LineItems[])[]): LineItems {
  const bare = items.lines.filter(({ quantity, rate }) => quantity === null && rate === null)
  const largest = bare.toSorted((a, b) => (b.amount?.value ?? 0) - (a.amount?.value ?? 0))
  const parts = new Map<LineItem, LineItems>()
  for (const columns of tables) {
    const line = largest.find(one => columns.some(column => isSum(one, column)))
    if (line !== undefined)
      parts.set(
        line,
        columns.find(column => isSum(line, column))!,
      )
  }
  return {
    ...items,
    lines: items.lines.flatMap(line => parts.get(line)?.lines ?? [line]),
    regions: [...items.regions, ...[...parts.values()].flatMap(({ regions }) => regions)],
  }
}

const isSum = ({ amount }: LineItem, { lines }: LineItems): boolean =>
  amount !== null && Math.abs(lines.reduce((sum, line) => sum + (line.amount?.value ?? 0), -amount.value)) < 0.006
