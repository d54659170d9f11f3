/** Units of equipment in tables of their own: a row of headings (Year, Make, Model, VIN, …) over one row per unit. */
import { horizontalOverlap } from '../../../document/geometry.ts'
import { parseFormValue } from './form-values.ts'
import { emptyDraft, isUnit, mergedUnit, type UnitDraft } from './unit.ts'
import { equipmentLabels, type EquipmentTerm } from './words.ts'
import { cellOf, type Cell, type InvoicePage, type InvoiceView } from '../../layout/document-view.ts'
import { labelsIn, type FoundLabel } from '../../labels/labeled-values.ts'

/** Headings of one of these terms make a row of headings one of equipment. */
const distinctive: ReadonlySet<EquipmentTerm> = new Set([
  'vin',
  'vinOrSerial',
  'serial',
  'make',
  'model',
  'year',
  'unit',
])
/** Rows further apart than this, in heights of the type, do not belong to one table. */
const farthestRow = 3.5

interface Heading {
  readonly term: EquipmentTerm
  readonly label: Cell
}

export interface RowUnits {
  readonly drafts: readonly UnitDraft[]
  /** Labels whose values the rows give: `page line left` of each. */
  readonly labels: ReadonlySet<string>
}

export const labelKey = (label: Cell): string => `${label.page} ${label.line} ${label.box.left}`

/** The drafts of all tables with at least two rows of units; one row is a form. */
export function unitsInRows(view: InvoiceView): RowUnits {
  const found = labelsIn(view, equipmentLabels).filter(({ rest, lead }) => rest === null && lead === null)
  const rows = [...Map.groupBy(found, ({ label }) => `${label.page} ${label.line}`).values()].filter(isHeadingRow)
  const drafts: UnitDraft[] = []
  const labels = new Set<string>()
  for (const headings of rows) {
    const units = unitsUnder(view, headings)
    if (units.length < 2) continue
    drafts.push(...units)
    for (const { label } of headings) labels.add(labelKey(label))
  }
  return { drafts, labels }
}

function isHeadingRow(headings: readonly FoundLabel<EquipmentTerm>[]): boolean {
  return new Set(headings.map(({ term }) => term).filter(term => distinctive.has(term))).size >= 2
}

function unitsUnder(view: InvoiceView, found: readonly FoundLabel<EquipmentTerm>[]): readonly UnitDraft[] {
  const first = found[0]!.label
  const page = view.pages.find(one => one.page.number === first.page)
  if (page === undefined) return []
  const headings: readonly Heading[] = found
    .map(({ term, label }) => ({ term, label }))
    .toSorted((a, b) => a.label.box.left - b.label.box.left)
  const units: UnitDraft[] = []
  let bottom = Math.max(...headings.map(({ label }) => label.box.bottom))
  const below = page.cells.filter(cell => cell.box.top > bottom - 1)
  for (const row of Map.groupBy(below, cell => cell.line).values()) {
    const top = Math.min(...row.map(cell => cell.box.top))
    if (top - bottom > farthestRow * page.metrics.em) break
    const unit = unitOfRow(view, headings, page, row)
    if (unit === null) {
      // A wrapped description may stand between two rows.
      continue
    }
    units.push(unit)
    bottom = Math.max(...row.map(cell => cell.box.bottom))
  }
  return units
}

/** One row read as the headings say; null when it names no unit. */
function unitOfRow(
  view: InvoiceView,
  headings: readonly Heading[],
  page: InvoicePage,
  row: readonly Cell[],
): UnitDraft | null {
  const columns = Map.groupBy(
    row.flatMap(cell => splitCell(cell, headings)),
    cell => nearestHeading(cell, headings),
  )
  let draft: UnitDraft = emptyDraft
  for (const [heading, cells] of columns) {
    if (heading === null || heading.term === 'other') continue
    const value = cellOf(
      cells.flatMap(cell => cell.words),
      cells[0]!.page,
      cells[0]!.line,
    )
    const read = parseFormValue(view, { term: heading.term, label: heading.label, value, place: 'below', lead: null })
    if (read !== null) draft = mergedUnit(draft, read)
  }
  const { vin, serial, make, model, year } = draft
  const known = [vin, serial, make, model, year].filter(one => one !== null).length
  if (known < 2 || !(isUnit(draft) || (model !== null && year !== null))) return null
  return {
    ...draft,
    places: [
      {
        page: page.page.number,
        top: Math.min(...row.map(cell => cell.box.top)),
        bottom: Math.max(...row.map(cell => cell.box.bottom)),
      },
    ],
  }
}

/** A cell split where it runs under more than one heading. */
function splitCell(cell: Cell, headings: readonly Heading[]): readonly Cell[] {
  const over = headings.filter(({ label }) => horizontalOverlap(label.box, cell.box) > 0)
  if (over.length < 2) return [cell]
  return [
    ...Map.groupBy(cell.words, word => nearestHeading(cellOf([word], cell.page, cell.line), headings)).values(),
  ].map(words => cellOf(words, cell.page, cell.line))
}

/** The heading a cell stands under: the one it shares most width with, else the one that begins nearest to its left edge. */
function nearestHeading(cell: Cell, headings: readonly Heading[]): Heading | null {
  const shared = headings
    .map(heading => ({ heading, width: horizontalOverlap(heading.label.box, cell.box) }))
    .toSorted((a, b) => b.width - a.width)[0]
  if (shared !== undefined && shared.width > 0) return shared.heading
  const nearest = headings
    .map(heading => ({ heading, distance: Math.abs(heading.label.box.left - cell.box.left) }))
    .toSorted((a, b) => a.distance - b.distance)[0]
  return nearest !== undefined && nearest.distance < 40 ? nearest.heading : null
}
