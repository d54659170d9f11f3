/** The billed lines of an invoice, over all its pages: from its item table, else from a list of charges, a form or a sentence. */
import type { ItemRegion, LineItems } from '../invoice.ts'
import goods from '../../../vocabulary/invoice-goods.json' with { type: 'json' }
import { plainLabel } from '../../labels/labeled-values.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { chargeDrafts, chargeList } from './charges.ts'
import { headerlessTable } from './headerless-table.ts'
import { saleInForm, saleInSentence, soldItem } from './single-item-forms.ts'
import { pairsOn, type AmountPair } from './label-amount-pairs.ts'
import { buildLineItems } from './build-line-items.ts'
import { chooseTables, printedSums, type TableChoice } from './choose-table.ts'
import { amountsWrittenOut } from '../totals/amounts-in-words.ts'
import type { LineDraft } from './draft.ts'
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
  if (headed !== null && isProven(headed) && !isBetter) return itemsOf(headed, view)
  if (arithmetic !== null && isProven(arithmetic)) return itemsOf(arithmetic, view)
  const pairs = pages.flatMap(pairsOn)
  // Where a header names columns, only an amount that is called a sum says that a list beside the table bills.
  const printed = headed === null ? printedSums(pages, []).map(({ value }) => value) : []
  const charges = chargeList(pairs, printed)
  if (charges !== null && (charges.length >= minUndoubted || areLegible(charges))) {
    return itemsOf({ drafts: chargeDrafts(withThing(charges, view), pages), tops: new Map(), confirmed: true }, view)
  }
  if (headed !== null) return itemsOf(headed, view)
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

/** A bare "unit price" is named for what it is the price of: the one thing sold. */
function withThing(pairs: readonly AmountPair[], view: InvoiceView): readonly AmountPair[] {
  const isBare = ({ label }: AmountPair): boolean => bareLabels.has(plainLabel(label))
  const thing = pairs.filter(isBare).length === 1 ? soldItem(view) : null
  return thing === null ? pairs : pairs.map(pair => (isBare(pair) ? { ...pair, label: thing } : pair))
}
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
  const drafts = chargeDrafts([{ ...sale.price, label: sale.description }], [])
  const reading = itemsOf({ drafts, tops: new Map(), confirmed: false }, view)
  // A total that is the price of the one thing sold stays a total.
  return sale === sentence || sale.price.kind === 'total' ? { ...reading, regions: [], fromSentence: true } : reading
}

function itemsOf({ drafts, tops, confirmed }: TableChoice, view: InvoiceView): LineItems {
  const places = drafts.map(({ page, row, text: [name], bottom }) => ({
    page,
    top: Math.min(tops.get(page) ?? name!.cell.box.top, row.row.box.top),
    bottom,
  }))
  return { lines: buildLineItems(view, drafts, confirmed), regions: regionsOf(places) }
}

/** The region of each page from the top of its first line to the bottom of its last. */
const regionsOf = (places: readonly ItemRegion[]): readonly ItemRegion[] =>
  [...Map.groupBy(places, ({ page }) => page)].map(([page, own]) => ({
    page,
    top: Math.min(...own.map(({ top }) => top)),
    bottom: Math.max(...own.map(({ bottom }) => bottom)),
  }))
