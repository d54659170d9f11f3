/** What the document as a whole says of a unit it says little of: the kind its trade names, the maker of a letterhead. */
import type { Found, EquipmentField, Maker } from './words.ts'
import { isCompanyWord, makerAt, plainText, serviceWordsIn, tokensOf, typesIn } from './words.ts'
import { modelAfter } from './model.ts'
import { derivedField, printOf, type Print } from './printed-text.ts'
import { cellsAt, priceOfOne } from './lines.ts'
import { emptyDraft, type UnitDraft } from './unit.ts'
import type { LineItems } from '../invoice.ts'
import type { Cell, InvoiceView } from '../../layout/document-view.ts'

/** How sure what only the surroundings of a unit say is. */
const contextConfidence = 0.7

/** Makers of tractors and implements call everything but the tractor by its own name. */
const nounOf: ReadonlyMap<EquipmentField, string> = new Map([
  ['agriculture', 'tractor'],
  ['forklift', 'forklift'],
])
/** First four digits of the customs tariff, as Indian and European invoices print them at a line. */
const tariff: ReadonlyMap<string, string> = new Map([
  ['8701', 'Tractor'],
  ['8716', 'Trailer'],
  ['8427', 'Forklift'],
])

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
    .map(field => nounOf.get(field))
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
      const kind = /^\d{4}(?:\d{2}){0,2}$/.test(word.text) ? tariff.get(word.text.slice(0, 4)) : undefined
      if (kind !== undefined) return kind
    }
  }
  return null
}

/**
 * The dearest billed line as a unit when nothing else is one, its maker the only one the document names: a dealer's letterhead
 * "SWARAJ" over a line "724 XM tractor". The line must name a kind of machine, and the maker make such.
 */
export function unitFromLetterhead(view: InvoiceView, items: LineItems): UnitDraft | null {
  const line = items.lines
    .filter(({ category, amount }) => category?.value !== 'soft' && (amount?.value ?? 0) > 0)
    .toSorted((a, b) => (b.amount?.value ?? 0) - (a.amount?.value ?? 0))[0]
  const cells = line === undefined ? [] : cellsAt(view, line.description)
  if (line === undefined || cells.length === 0) return null
  const print = printOf(view, cells)
  const [type] = typesIn(print.tokens)
  if (type === undefined || serviceWordsIn(print.tokens)[0]?.from === 0) return null
  const named = makersOf(view).filter(({ maker }) => maker.item.fields.includes(type.item) && !maker.item.common)
  const names = new Set(named.map(({ maker }) => maker.item.name))
  const [first] = named
  if (names.size !== 1 || first === undefined) return null
  const text = first.print.text.slice(first.maker.start, first.maker.end)
  const evidence = printOf(view, [first.cell])
  return {
    ...emptyDraft,
    make: derivedField(text, contextConfidence, [
      { fileName: evidence.fileName, page: first.cell.page, box: first.cell.box, text: first.cell.text },
    ]),
    model: modelOf(print),
    type: {
      ...line.description,
      value: print.text.slice(type.start, type.end),
      confidence: line.description.confidence * 0.8,
    },
    fields: [type.item],
    description: line.description,
    amount: priceOfOne(line, 1),
    line: items.lines.indexOf(line),
  }
}

/** The model a line begins with; only names with a digit can be distinguished from words. */
function modelOf(print: Print): UnitDraft['model'] {
  const start: Found<Maker> = {
    item: { name: '', fields: [], common: false, onlyType: null },
    from: 0,
    to: 0,
    start: 0,
    end: 0,
  }
  const model = modelAfter(print, start)
  return model !== null && /\d/.test(model.value) ? model : null
}

interface NamedMaker {
  readonly print: Print
  readonly cell: Cell
  readonly maker: Found<Maker>
}

/** The makers named at the beginning of a cell or alone in one, not as a part of a firm's name. */
function makersOf(view: InvoiceView): readonly NamedMaker[] {
  return view.pages.flatMap(page =>
    page.cells.flatMap(cell => {
      const print = printOf(view, [cell])
      const maker = makerAt(print.tokens, 0, print.ocr)
      const next = maker === null ? undefined : print.tokens[maker.to]?.token
      if (maker === null || (next !== undefined && isCompanyWord(next) && !/^(?:tractors?|trucks?)$/.test(next)))
        return []
      return [{ print, cell, maker }]
    }),
  )
}
