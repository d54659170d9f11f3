/** The billed lines of an invoice, over all its pages: from its item table, else from a list of charges, a form or a sentence. */
import type { ItemRegion, LineItems } from '../invoice.ts'
import goods from '../../../vocabulary/invoice-goods.json' with { type: 'json' }
import { plainLabel } from '../../labels/labeled-values.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { buildChargeLines, chargeList, type LineName, type LineTexts } from './charges.ts'
import { headerlessTable } from './headerless-table.ts'
import { saleInForm, saleInSentence, soldItem } from './single-item-forms.ts'
import { amountsIn, listMark, pairsOn, type AmountPair } from './label-amount-pairs.ts'
import { buildLineItems, type LineContext } from './build-line-items.ts'
import { chooseTables, type TableChoice } from './choose-table.ts'
import { amountsWrittenOut } from '../totals/amounts-in-words.ts'
import type { PageRow, RowCell } from './rows.ts'
import { sectionsOf, withSections } from './sections.ts'
import { headedTables, pageRows, type PageRows } from './tables.ts'

export function findLines(view: InvoiceView): LineItems {
  const pages = pageRows(view)
  const inWords = [...new Set(amountsWrittenOut(view).map(({ value }) => value))]
  const tables = headedTables(pages)
  const headed = chooseTables(tables, pages, inWords)
  if (headed !== null && isProven(headed))
    return { ...tableItems(headed, view), sections: sectionsOf(tables, headed.drafts, contextOf(view, true)) }
  const found = headerlessTable(pages)
  const arithmetic = found === null ? null : chooseTables([found], pages)
  if (arithmetic !== null && isProven(arithmetic)) return tableItems(arithmetic, view)
  const pairs = pages.flatMap(pairsOn)
  // Where a header names columns, only an amount that is called a sum says that a list beside the table bills.
  const printed = pages.flatMap(({ rows, style }) => rows.flatMap(row => amountsIn(row, style)))
  const charges = chargeList(pairs, headed === null ? printed : [])
  if (charges !== null && (charges.length >= minUndoubted || areLegible(charges))) {
    const context = contextOf(view, true)
    const items = chargeItems(charges, context, { names: itemNames(charges, view, pages), pages })
    return withSections(items, sectionsOf(tables, [], context))
  }
  if (headed !== null) return tableItems(headed, view)
  return singleSale(view, pages, pairs) ?? { lines: [], regions: [] }
}

/** Mean confidence of the words of a label that is plain: misread labels beside amounts that happen to make a sum are no charges. */
const minLegible = 0.88
/** So many amounts do not make a sum by chance. */
const minUndoubted = 4

function areLegible(pairs: readonly AmountPair[]): boolean {
  return pairs.every(({ row, labelBox }) => {
    const words = row.words.filter(({ box }) => box.left >= labelBox.left - 1 && box.right <= labelBox.right + 1)
    const sure = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length)
    return sure >= minLegible
  })
}

/** What a bare "unit price" is the price of: the one thing sold; and offers whose paragraph ends with their price. */
function itemNames(
  pairs: readonly AmountPair[],
  view: InvoiceView,
  pages: readonly PageRows[],
): ReadonlyMap<AmountPair, LineName> {
  const bare = pairs.filter(pair => bareLabels.has(plainLabel(pair.label)))
  const thing = bare.length === 1 ? soldItem(view) : null
  const names = pairs.flatMap((pair): readonly (readonly [AmountPair, LineName])[] => {
    const rows = pages.find(({ page }) => page.page.number === pair.page)?.rows ?? []
    const text = paragraphAbove(pair, rows)
    return text === null ? [] : [[pair, { text: `${text} ${pair.label}`, box: pair.labelBox }]]
  })
  return new Map([...names, ...(thing === null ? [] : [[bare[0]!, { text: thing, box: bare[0]!.labelBox }] as const])])
}

/** Lines of one paragraph stand closer than this many times the type size. */
const tightGap = 0.6
const looseGap = 1.2

/** The lines above a price back to the mark that begins its paragraph ("A.", "2)", a bullet); null without one. */
function paragraphAbove({ row }: AmountPair, rows: readonly PageRow[]): string | null {
  const texts: string[] = []
  // Without a mark a sentence that begins in small letters goes on from the line above.
  const goesOn = /^\p{Ll}/u.test(row.text)
  const begins = ({ text }: PageRow): boolean => (goesOn ? !/^\p{Ll}/u.test(text) : listMark.test(text))
  for (let at = rows.indexOf(row); at > 0 && !begins(rows[at]!); at--) {
    const above = rows[at - 1]!
    const amounts = above.cells.some(isPriced)
    if (amounts || rows[at]!.box.top - above.box.bottom > (goesOn ? looseGap : tightGap) * row.size) return null
    texts.unshift(above.text.replace(listMark, ''))
  }
  return texts.length === 0 || rows.indexOf(row) === texts.length ? null : texts.join(' ')
}
const bareLabels: ReadonlySet<string> = new Set(goods.bareLabels)
const unitLabels: ReadonlySet<string> = new Set(goods.bareLabels.filter(label => label.startsWith('unit ')))

/** A sum or products say that these are the lines. */
const isProven = ({ drafts, confirmed }: TableChoice): boolean =>
  confirmed || drafts.some(draft => draft.productCloses === true)

function singleSale(view: InvoiceView, pages: readonly PageRows[], pairs: readonly AmountPair[]): LineItems | null {
  const form = saleInForm(view, pairs)
  const unnamed = form !== null && form.description === form.price.label
  // A form that does not say what it sells may be a sentence that does.
  const sentence = form === null || unnamed ? saleInSentence(pages) : null
  const sale = sentence ?? form
  // "Unit price" alone is a column of a list that was not understood.
  if (sale === null || (sale === form && unnamed && unitLabels.has(plainLabel(form.description)))) return null
  const names = new Map([[sale.price, { text: sale.description, box: sale.price.labelBox }]])
  const reading = chargeItems([sale.price], contextOf(view, false), { names, pages: [] })
  // A total that is the price of the one thing sold stays a total.
  return sale === sentence || sale.price.kind === 'total' ? { ...reading, regions: [], fromSentence: true } : reading
}

function contextOf(view: InvoiceView, confirmed: boolean): LineContext {
  return {
    fileName: view.fileName,
    dateOrder: view.dateOrder,
    ocrPages: new Set(view.pages.filter(({ page }) => page.source === 'ocr').map(({ page }) => page.number)),
    confirmed,
  }
}

function tableItems({ drafts, tops, confirmed }: TableChoice, view: InvoiceView): LineItems {
  const places = drafts.map(({ page, row, bottom }) => ({
    page,
    top: Math.min(tops.get(page) ?? Infinity, row.row.box.top),
    bottom,
  }))
  return { lines: buildLineItems(drafts, contextOf(view, confirmed)), regions: regionsOf(places) }
}

function chargeItems(pairs: readonly AmountPair[], context: LineContext, texts: LineTexts): LineItems {
  const places = pairs.map(pair => {
    const { page, row } = pair
    const top = Math.min(row.box.top, texts.names.get(pair)?.box.top ?? Infinity)
    return { page, top, bottom: detailsBottom(pair, texts.pages) }
  })
  return { lines: buildChargeLines(pairs, context, texts), regions: regionsOf(places) }
}

const isPriced = ({ value }: RowCell): boolean => value?.isAmount === true
/** Where the rows without amounts end that go on right below a charge, at the left edge of its label: its year, its serial number. */
function detailsBottom(pair: AmountPair, pages: readonly PageRows[]): number {
  const rows = pages.find(({ page }) => page.page.number === pair.page)?.rows ?? []
  let last = pair.row
  for (const row of rows.slice(rows.indexOf(pair.row) + 1)) {
    const aligned = Math.abs(row.box.left - pair.labelBox.left) < row.size
    if (!aligned || row.box.top - last.box.bottom > looseGap * row.size || row.cells.some(isPriced)) break
    last = row
  }
  return last.box.bottom
}

/** The region of each page from the top of its first line to the bottom of its last. */
const regionsOf = (places: readonly ItemRegion[]): readonly ItemRegion[] =>
  [...Map.groupBy(places, ({ page }) => page)].map(([page, own]) => ({
    page,
    top: Math.min(...own.map(({ top }) => top)),
    bottom: Math.max(...own.map(({ bottom }) => bottom)),
  }))
