/** What the document as a whole says of a unit it says little of: the kind its trade or its tariff number names. */
import type { LineItems } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { cellsAt } from './lines.ts'
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import { derivedField } from './printed-text.ts'
import type { UnitDraft } from './unit.ts'
import { plainText, tokensOf, type EquipmentField } from './words.ts'

/** How sure what only the surroundings of a unit say is. */
const contextConfidence = 0.7

/** Makers of tractors and implements call everything but the tractor by its own name. */
const nounOf: { readonly [Trade in EquipmentField]?: string } = vocabulary.tradeNouns
/** First four digits of the customs tariff, as Indian and European invoices print them at a line. */
const tariff: { readonly [digits: string]: string } = vocabulary.tariffHeadings

/** Units whose kind nothing at them says, with the kind the document mentions. */
export function typesFromDocument(
  view: InvoiceView,
  units: readonly UnitDraft[],
  items: LineItems,
): readonly UnitDraft[] {
  if (units.every(unit => unit.type !== null)) return units
  const words = view.pages.flatMap(page =>
    page.cells.flatMap(cell => tokensOf(plainText(cell.text)).map(({ token }) => token)),
  )
  return units.map(unit => {
    if (unit.type !== null || unit.make === null) return unit
    const kind = tariffOf(view, unit, items) ?? mentionedType(unit, words)
    return kind === null ? unit : { ...unit, type: derivedField(kind, contextConfidence, unit.make.evidence) }
  })
}

function mentionedType(unit: UnitDraft, words: readonly string[]): string | null {
  const talk = unit.fields
    .map(field => nounOf[field])
    .find(word => word !== undefined && (words.includes(word) || words.includes(`${word}s`)))
  return talk === undefined ? null : talk.charAt(0).toUpperCase() + talk.slice(1)
}

/** The kind the tariff number beside a unit's line means. */
function tariffOf(view: InvoiceView, unit: UnitDraft, items: LineItems): string | null {
  const line = unit.line === null ? undefined : items.lines[unit.line]
  const rows = line === undefined ? [] : cellsAt(view, line.description)
  for (const row of rows) {
    const page = view.pages.find(one => one.page.number === row.page)
    for (const word of page?.page.lines[row.line]?.words ?? []) {
      const kind = /^\d{4}(?:\d{2}){0,2}$/.test(word.text) ? tariff[word.text.slice(0, 4)] : undefined
      if (kind !== undefined) return kind
    }
  }
  return null
}
