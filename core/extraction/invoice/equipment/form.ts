/** Units of equipment in labeled forms: "MAKE: … MODEL: … YEAR: …", one label per cell, per row or per heading. */
import { middleOf } from '../../../document/geometry.ts'
import type { Box } from '../../../document/model.ts'
import { parseFormValue } from './form-values.ts'
import { mergedUnit, unitMembers, type UnitDraft } from './unit.ts'
import { equipmentLabels, mentionsTradeIn, type EquipmentTerm } from './words.ts'
import { pageOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { labeledValues } from '../../labels/labeled-values.ts'

/** What one label says of a unit. */
interface FormEntry {
  readonly term: EquipmentTerm
  readonly label: Box
  readonly page: number
  readonly draft: UnitDraft
}

/** A cell of the text of a billed line, by the line's index. */
export interface BilledText {
  readonly line: number
  readonly cell: Cell
}

/** Labels further apart than this, in heights of the type, are of two forms. */
const farthestLabel = 9
/** A step down counts as this many steps to the side: rows are longer than they are high. */
const downCounts = 3

/** The drafts of all labeled forms, in reading order; labels in the text of different billed lines are of different units. */
export function unitsInForms(view: InvoiceView, billed: readonly BilledText[]): readonly UnitDraft[] {
  const entries = entriesIn(view).map(entry => ({ ...entry, line: lineAt(entry, billed) }))
  const groups: { entries: FormEntry[]; draft: UnitDraft; line: number | null }[] = []
  for (const entry of entries) {
    const em = pageOf(view, entry.page)!.metrics.em
    const near = groups
      .map(group => ({ group, distance: Math.min(...group.entries.map(other => distanceOf(entry, other))) }))
      .filter(
        ({ group, distance }) =>
          group.line === entry.line && distance < farthestLabel * em * downCounts && admits(group.draft, entry),
      )
      .toSorted((a, b) => a.distance - b.distance)[0]
    if (near !== undefined) {
      near.group.entries.push(entry)
      near.group.draft = mergedUnit(near.group.draft, entry.draft)
      // A code of the maker's beside the name of the model is not another unit.
    } else if (entry.term !== 'modelCode') groups.push({ entries: [entry], draft: entry.draft, line: entry.line })
  }
  return groups.map(({ draft }) => draft)
}

/** The billed line in whose text a label stands; null for none. */
function lineAt({ page, label }: FormEntry, billed: readonly BilledText[]): number | null {
  const middle = middleOf(label)
  const at = billed.find(
    ({ cell }) =>
      cell.page === page &&
      middle > cell.box.top &&
      middle < cell.box.bottom &&
      label.left > cell.box.left - 1 &&
      label.left < cell.box.right,
  )
  return at?.line ?? null
}

function distanceOf(a: FormEntry, b: FormEntry): number {
  if (a.page !== b.page) return Infinity
  const down = Math.abs(middleOf(a.label) - middleOf(b.label))
  const aside = Math.max(0, a.label.left - b.label.right, b.label.left - a.label.right)
  // Labels of one row are neighbors however wide the row is.
  return down < 0.6 * (a.label.bottom - a.label.top)
    ? aside / 100
    : down * downCounts + Math.abs(a.label.left - b.label.left) / 4
}

/** A form has one value per label: a second one belongs to another unit, unless it says the same. */
const admits = (draft: UnitDraft, { draft: more }: FormEntry): boolean =>
  draft.tradeIn === more.tradeIn &&
  unitMembers.every(member => {
    const [old, fresh] = [draft[member], more[member]]
    return old === null || fresh === null || old.value === fresh.value
  })

const bounded: ReadonlySet<EquipmentTerm> = new Set(['model', 'modelCode', 'type'])

/** What each label says, labels in reading order, codes last; labels without a value that can be one are left out. */
function entriesIn(view: InvoiceView): readonly FormEntry[] {
  const values = labeledValues(view, equipmentLabels)
  const trades = tradeRegions(view)
  const byLabel = Map.groupBy(values, ({ label }) => label)
  return [...byLabel.values()]
    .flatMap(places => {
      // What stands behind "MODEL" in its own cell is its value or nothing is: the cell below has a label of its own.
      const own = places.filter(({ term, place }) => bounded.has(term) && place === 'inside')
      for (const place of own.length > 0 ? own : places) {
        const draft = parseFormValue(view, place)
        if (draft === null) continue
        const { label, term } = place
        const tradeIn = trades.some(region => region.page === label.page && inside(label.box, region.box))
        const where = { page: label.page, top: place.value.box.top, bottom: place.value.box.bottom }
        return [{ term, label: label.box, page: label.page, draft: { ...draft, tradeIn, places: [where] } }]
      }
      return []
    })
    .toSorted(
      (a, b) =>
        Number(a.term === 'modelCode') - Number(b.term === 'modelCode') ||
        a.page - b.page ||
        a.label.top - b.label.top ||
        a.label.left - b.label.left,
    )
}

/** The part of a page a heading such as "TRADE-IN" mentions: some lines below it, and to its right when it stands aside. */
function tradeRegions(view: InvoiceView): readonly { readonly page: number; readonly box: Box }[] {
  return view.pages.flatMap(({ cells, page, metrics }) =>
    cells
      .filter(cell => cell.words.length <= 5 && mentionsTradeIn(cell.text) && !/\d[\d.,]{3}/.test(cell.text))
      .flatMap(cell => {
        const row = cells.filter(other => other.line === cell.line)
        const alone = row.length === 1
        // "Less trade-in allowance … (15,000.00)" is an amount, no heading; in the next column stand others.
        const beside = row.find(other => other.box.left > cell.box.right)
        if (beside !== undefined && /^[-(]?\s?[$€£]?\s?[\d.,]+\)?$/.test(beside.text)) return []
        const bottom = Math.min(page.height, cell.box.bottom + 16 * metrics.em)
        const left = alone || cell.box.left < page.width * 0.35 ? 0 : cell.box.left - 2 * metrics.em
        return [{ page: page.number, box: { left, top: cell.box.top - 1, right: page.width, bottom } }]
      }),
  )
}

const inside = (box: Box, region: Box): boolean =>
  box.top >= region.top && box.top < region.bottom && box.left >= region.left - 1
