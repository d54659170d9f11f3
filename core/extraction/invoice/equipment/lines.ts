/** Units of equipment in the billed lines, and in everything printed around them. */
import type { Field } from '../../../document/field.ts'
import { centerOf, horizontalOverlap, widthOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import type { BilledText } from './form.ts'
import { printOf, textField, wholeOf } from './printed-text.ts'
import { unitsInText, type TextPlace } from './text.ts'
import { emptyDraft, type UnitDraft } from './unit.ts'
import { serviceWordsIn, mentionsTradeIn } from './words.ts'
import type { LineItem, LineItems } from '../invoice.ts'
import { cellOf, pageOf, textOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { derivedField } from '../confidence.ts'

/** The units the billed lines describe, with their prices. */
export function unitsInLines(view: InvoiceView, items: LineItems, texts: readonly BilledText[]): readonly UnitDraft[] {
  const cellsOfLine = Map.groupBy(texts, ({ line }) => line)
  const principal = principalLine(items)
  return items.lines.flatMap((line, index) => {
    const cells = cellsOfLine.get(index)?.map(({ cell }) => cell)
    if (cells === undefined) return []
    const print = printOf(view, cells)
    const { value: category, confidence = 0 } = line.category ?? {}
    // Licenses and plans of service name machines they are for.
    const place: TextPlace = { decimal: view.decimal, kind: 'line' }
    const own = unitsInText(print, place)
    const names = namesBefore(view, items, index, cells)
    const wider = names.length === 0 ? [] : unitsInText(printOf(view, [...names, ...cells]), place)
    const model = (own[0]?.model ?? wider[0]?.model)?.value
    const found = knownOf(wider) >= Math.max(1, knownOf(own)) && model === wider[0]?.model?.value ? wider : own
    // Words and hours of a machine may look like those of a service: maker, model and kind together are a machine's.
    const soft = category === 'soft' && confidence > (knownOf(found) === 3 ? sureCategory : guessedCategory)
    const drafts = found.filter(
      // What has neither maker nor number is named for the machine of the dearest line only: else it is a part of it.
      ({ vin, serial_number, make, model, fields }) =>
        vin !== null ||
        serial_number !== null ||
        (!soft && (fields.length > 0 ? make !== null || index === principal : model !== null && index === principal)),
    )
    // A fee "for" a unit names it without being its price.
    const service = serviceWordsIn(print.tokens)[0]
    const priced = !soft && service?.from !== 0
    const tradeIn = mentionsTradeIn(line.section ?? '')
    return drafts.map((draft): UnitDraft => ({
      ...draft,
      model:
        draft.model ??
        (isMainLine(index, items) && !draft.make && draft.equipment_type ? codeBeside(view, cells[0]!) : null),
      amount: priced ? priceOfOne(line, drafts.length) : null,
      description: priced && drafts.length === 1 ? line.description : draft.description,
      tradeIn: draft.tradeIn || tradeIn,
      line: index,
    }))
  })
}

/** How much drafts say of what their first unit is. */
const knownOf = ([first]: readonly UnitDraft[]): number =>
  first === undefined ? 0 : [first.make, first.model, first.equipment_type].filter(field => field !== null).length

/** The confidence of a category that only the other lines suggest. */
const guessedCategory = 0.55
/** The confidence of a category that the line's own words leave no doubt of. */
const sureCategory = 0.9

/** The share of all that is billed from which on a line is what the invoice is about. */
const mainShare = 0.4
/** What a machine costs at least, in full units of any currency; cheaper things are goods. */
const minMachinePrice = 10_000
/** More than so many of one kind are goods. */
const maxOfOne = 3

/** Whether a line is what the invoice is about: most of what it bills, and no goods by the piece. */
export function isMainLine(line: number | null, { lines }: LineItems): boolean {
  const all = lines.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
  const own = line === null ? undefined : lines[line]
  const [amount, count] = [own?.amount?.value ?? 0, own?.quantity?.value ?? 1]
  return count <= maxOfOne && amount >= mainShare * all && amount / Math.max(1, count) >= minMachinePrice
}

/** A product number: letters and digits, in capitals. */
const productNumber = /^(?=.*\p{Lu})(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u

/** What builders number their machines with, left of the description in its row: mostly the model. */
function codeBeside(view: InvoiceView, { page, line, box }: Cell): Field<string> | null {
  const row = pageOf(view, page)?.cells.filter(cell => cell.line === line) ?? []
  const code = row.findLast(cell => cell.box.right <= box.left + 1 && productNumber.test(cell.text))
  const print = code && printOf(view, [code])
  return print ? textField(print, wholeOf(print), { label: 'none', place: 'beside' }) : null
}

/** Of lines that cost nearly as much the first is what the invoice is about. */
const nearlyDearest = 0.9

/** The dearest of the lines that are no services; null where none has an amount. */
export function principalLine({ lines }: LineItems): number | null {
  const priceOf = ({ category, amount }: LineItem): number => (category?.value === 'soft' ? 0 : (amount?.value ?? 0))
  const dearest = Math.max(0, ...lines.map(priceOf))
  return dearest === 0 ? null : lines.findIndex(line => priceOf(line) >= nearlyDearest * dearest)
}

/** All cells from the top of a line to the next, those of its table above the first line, and the type size of the page. */
function cellsOfLine(
  view: InvoiceView,
  items: LineItems,
  { index, own }: { readonly index: number; readonly own: readonly Cell[] },
): { readonly cells: readonly Cell[]; readonly header: readonly Cell[]; readonly em: number } {
  const first = own[0]!
  const page = pageOf(view, first.page)
  const region = items.regions.find(
    one => one.page === first.page && one.top <= first.box.bottom && one.bottom >= first.box.top,
  )
  if (page === undefined || region === undefined) return { cells: [], header: [], em: 0 }
  const others = items.lines.flatMap((line, other) =>
    other === index
      ? []
      : line.description.evidence.filter(({ page: at }) => at === first.page).map(({ box }) => box.top),
  )
  const { em } = page.metrics
  const slack = 0.3 * em
  const top = first.box.top - slack
  const bottom = Math.min(region.bottom, ...others.filter(one => one > first.box.bottom - 1)) - slack
  const firstLine = Math.min(first.box.top, ...others.filter(one => one >= region.top))
  return {
    cells: page.cells.filter(({ box }) => box.top >= top && box.top <= bottom),
    header: page.cells.filter(({ box }) => box.top >= region.top - slack && box.bottom <= firstLine + slack),
    em,
  }
}

/** Text of a line's own rows that its description leaves out: a column of details, sub-lines with numbers. */
function detailsOf(
  { cells, em }: ReturnType<typeof cellsOfLine>,
  first: Cell,
  taken: ReadonlySet<Word>,
): readonly Cell[] {
  return cells.flatMap(cell => {
    if (cell.box.left < first.box.left - em) return []
    const words = cell.words.filter(word => !taken.has(word))
    const isYear = Math.abs(cell.box.left - first.box.left) < em && /^(?:19|20)\d\d$/.test(textOf(words))
    return isYear || words.some(word => /\p{L}{2}|^s\/n/iu.test(word.text)) ? [cellOf(words, cell.page, cell.line)] : []
  })
}

/** Names in a column of their own before the descriptions, "Product" or "Item": under a header cell of the table. */
function namesBefore(view: InvoiceView, items: LineItems, index: number, own: readonly Cell[]): readonly Cell[] {
  const { cells, header } = cellsOfLine(view, items, { index, own })
  const left = own[0]!.box.left + 1
  const before = cells.filter(
    ({ box }) =>
      box.right <= left && header.some(cell => cell.box.right <= left && horizontalOverlap(cell.box, box) > 0),
  )
  // Between a name and the description may stand its model or serial number.
  const name = Math.min(
    ...before.flatMap(({ box, text }) => (/\p{L}{3}/u.test(text) && !productNumber.test(text) ? [box.left] : [])),
  )
  return before.filter(({ box }) => box.left >= name)
}

/** The price of one unit of a line: its rate, or its amount over the units or the quantity. */
export function priceOfOne(line: LineItem, units: number): Field | null {
  const { amount, rate, quantity } = line
  const count = Math.max(units, quantity?.value ?? 1)
  if (count <= 1) return amount ?? rate
  if (rate !== null) return rate
  if (amount === null) return null
  return derivedField(Math.round((amount.value / count) * 100) / 100, [amount])
}

/** The page's words within the boxes of a number's evidence, one cell per piece. */
export function cellsAt(view: InvoiceView, fieldValue: Field<string>): readonly Cell[] {
  return fieldValue.evidence.flatMap(({ page, box }) => {
    return (pageOf(view, page)?.page.lines ?? []).flatMap((line, index) => {
      if (line.box.top > box.bottom || line.box.bottom < box.top) return []
      const words = line.words.filter(word => within(word.box, box))
      return words.length === 0 ? [] : [cellOf(words, page, index)]
    })
  })
}

const within = (word: Box, box: Box): boolean => Math.abs(centerOf(word) - centerOf(box)) < 0.5 * widthOf(box) + 0.5

/** The cells of all that is printed of each billed line: its description and its details. */
export function billedTexts(view: InvoiceView, items: LineItems): readonly BilledText[] {
  const descriptions = items.lines.map(line => cellsAt(view, line.description))
  const taken = new Set(descriptions.flatMap(cells => cells.flatMap(({ words }) => words)))
  return descriptions.flatMap((cells, index) => {
    const around = cells.length === 0 ? null : cellsOfLine(view, items, { index, own: cells })
    const all = around === null ? [] : [...cells, ...detailsOf(around, cells[0]!, taken)]
    return all.map(cell => ({ line: index, cell }))
  })
}

/** The units named outside the billed lines: in rows of their own tables, in sentences and notes, in titles. */
export const unitsOutsideLines = (view: InvoiceView, texts: readonly BilledText[]): readonly UnitDraft[] => [
  ...unitsInRows(view),
  ...unitsInProse(view, texts),
  ...unitsInTitles(view),
]

/** The units of sentences, notes and captions. */
function unitsInProse(view: InvoiceView, texts: readonly BilledText[]): readonly UnitDraft[] {
  const billed = new Set(texts.flatMap(({ cell }) => cell.words))
  return view.pages.flatMap(page => {
    const free = page.cells.flatMap(({ words: all, page, line }) => {
      const words = all.filter(word => !billed.has(word))
      return words.length === 0 ? [] : [cellOf(words, page, line)]
    })
    return blocksOf(free, page.metrics.em).flatMap(block =>
      unitsInText(printOf(view, block), { decimal: view.decimal, kind: 'prose' }),
    )
  })
}

/** Type so much larger than the text's heads a page. */
const titleType = 1.25

/** The units in large type, "Freightliner 114SD PLUS" on a cover, and the model years a specification states in words. */
const unitsInTitles = (view: InvoiceView): readonly UnitDraft[] =>
  view.pages.flatMap(({ page, metrics }) =>
    page.lines.flatMap(({ words }, line) => {
      const print = printOf(view, [cellOf(words, page.number, line)])
      if (words.every(({ size }) => size > titleType * metrics.em))
        return unitsInText(print, { decimal: view.decimal, kind: 'labelled' }).filter(
          ({ make, model }) => make !== null && /\d/.test(model?.value ?? ''),
        )
      const year = statedYear.exec(print.text)
      const span = year && { start: year.index, end: year.index + year[1]!.length }
      return span === null ? [] : [{ ...emptyDraft, year: textField(print, span, { label: 'whole', place: 'beside' }) }]
    }),
  )
const statedYear = /(?<!\S)(20\d\d)(?= model year\b)/i

/** The units of rows that hold a VIN, its maker and a year: tables of vehicles under headings of their own. */
const unitsInRows = (view: InvoiceView): readonly UnitDraft[] =>
  view.pages.flatMap(({ cells }) =>
    [...Map.groupBy(cells, ({ line }) => line).values()].flatMap(row =>
      unitsInText(printOf(view, row), { decimal: view.decimal, kind: 'prose' }).filter(
        ({ vin, make, year }) => vin !== null && make !== null && year !== null,
      ),
    ),
  )

/** Cells that stand right under each other with one left edge: the lines of a paragraph or of an address. */
function blocksOf(cells: readonly Cell[], em: number): readonly (readonly Cell[])[] {
  const blocks: Cell[][] = []
  for (const cell of cells) {
    const block = blocks.find(open => {
      const last = open.at(-1)!
      const gap = cell.box.top - last.box.bottom
      return (
        last.line !== cell.line &&
        gap > -0.6 * em &&
        gap < 0.75 * em &&
        Math.abs(last.box.left - cell.box.left) < 2.5 * em
      )
    })
    if (block === undefined) blocks.unshift([cell])
    else block.push(cell)
  }
  return blocks.toReversed()
}
