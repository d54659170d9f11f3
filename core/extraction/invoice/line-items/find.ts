/** The billed lines of an invoice, over all its pages: from its item table, else from a list of charges, a form or a sentence. */
import type { ItemRegion, LineItems } from '../invoice.ts'
import goods from '../../../vocabulary/invoice-goods.json' with { type: 'json' }
import { plainLabel } from '../../labels/labeled-values.ts'
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import { buildChargeLines, chargeList, type LineName, type LineTexts } from './charges.ts'
import { headerlessTable } from './headerless-table.ts'
import { saleInForm, saleInSentence, soldItem } from './single-item-forms.ts'
import { amountsIn, pairsOn, type AmountPair } from './label-amount-pairs.ts'
import { buildLineItems, type LineContext } from './build-line-items.ts'
import { chooseTables, type TableChoice } from './choose-table.ts'
import { amountsWrittenOut } from '../totals/amounts-in-words.ts'
import type { LineDraft } from './draft.ts'
import type { RowCell } from './rows.ts'
import { headedTables, pageRows, type PageRows } from './tables.ts'

export function findLines(view: InvoiceView): LineItems {
  const pages = pageRows(view)
  const inWords = [...new Set(amountsWrittenOut(view).map(({ value }) => value))]
  const headed = chooseTables(headedTables(pages), pages, inWords)
  const found = headerlessTable(pages)
  const arithmetic = found === null ? null : chooseTables([found], pages)
  // Weights and counts have sums too: where only a sum speaks for the one and products for the other as well, the other bills.
  const isBetter =
    arithmetic?.confirmed === true &&
    arithmetic.drafts.some(isMultiplied) &&
    (headed === null || !headed.drafts.some(isMultiplied))
  if (headed !== null && isProven(headed) && !isBetter) return tableItems(headed, view)
  if (arithmetic !== null && isProven(arithmetic)) return tableItems(arithmetic, view)
  const pairs = pages.flatMap(pairsOn)
  // Where a header names columns, only an amount that is called a sum says that a list beside the table bills.
  const printed = pages.flatMap(({ rows, style }) => rows.flatMap(row => amountsIn(row, style)))
  const charges = chargeList(pairs, headed === null ? printed : [])
  if (charges !== null && (charges.length >= minUndoubted || areLegible(charges))) {
    return chargeItems(charges, contextOf(view, true), { names: itemNames(charges, view), pages })
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

/** What a bare "unit price" is the price of: the one thing sold. */
function itemNames(pairs: readonly AmountPair[], view: InvoiceView): ReadonlyMap<AmountPair, LineName> {
  const bare = pairs.filter(pair => bareLabels.has(plainLabel(pair.label)))
  const thing = bare.length === 1 ? soldItem(view) : null
  return new Map(thing === null ? [] : [[bare[0]!, { text: thing, box: bare[0]!.labelBox }] as const])
}
const looseGap = 1.2
const bareLabels: ReadonlySet<string> = new Set(goods.bareLabels)
const unitLabels: ReadonlySet<string> = new Set(goods.bareLabels.filter(label => label.startsWith('unit ')))

/** A sum or products say that these are the lines. */
const isProven = ({ drafts, confirmed }: TableChoice): boolean => confirmed || drafts.some(isMultiplied)
const isMultiplied = ({ productCloses }: LineDraft): boolean => productCloses === true

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
    firstDate: firstDateOf(view),
    ocrPages: new Set(view.pages.filter(({ page }) => page.source === 'ocr').map(({ page }) => page.number)),
    confirmed,
    isService: isService(view),
  }
}

/** A letterhead names the firm in its first lines; below them may stand whom it bills. */
const letterheadLines = 3
const serviceTrades = phrasePattern(goods.serviceTrades)
const isService = ({ pages: [first] }: InvoiceView): boolean =>
  first?.page.lines.slice(0, letterheadLines).some(({ text }) => serviceTrades.test(text)) === true

const firstDateOf = ({ pages, dateOrder }: InvoiceView): string | null =>
  pages.flatMap(({ page }) => page.lines.flatMap(({ text }) => datesIn(text, dateOrder)))[0]?.iso ?? null

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
    const top = Math.min(row.box.top, pair.labelBox.top, texts.names.get(pair)?.box.top ?? Infinity)
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
