/** Places on the page that a sheet was laid out on → the cells of the sheet. */
import { cellAt, type SheetGrid } from './sheet-page.ts'

interface Placed {
  readonly page: number
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly text: string
}
const isPlaced = (value: object): value is Placed => 'box' in value && 'page' in value && 'text' in value

/** What was found in a document of sheets, each place with its cell; `grids`: by page, from 1. */
export function withCells<T>(found: T, grids: ReadonlyMap<number, SheetGrid>): T {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const grid = isPlaced(value) ? grids.get(value.page) : undefined
    if (grid !== undefined && isPlaced(value))
      return { ...value, cell: { sheet: grid.sheet, address: cellAt(grid, value.box) } }
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member)]))
  }
  return walk(found) as T
}
