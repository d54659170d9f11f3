/** The billed lines of an invoice, over all its pages: from its item table, else from a list of charges, a form or a sentence. */
import type { ItemRegion, LineReading, LinesReading } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { chargeList, doubtfulCharges, nameThings, pairReadings, singleCharge } from './charges.ts'
import { foundTable } from './headerless-table.ts'
import { formSale, sentenceSale, soldThing, type FormSale } from './single-item-forms.ts'
import { bareSumsOn, pairsOn, type AmountPair } from './label-amount-pairs.ts'
import { lineReadings, type LineContext } from './build-line-items.ts'
import { bestTables, type TableChoice } from './choose-table.ts'
import { saidAmounts } from '../totals/amounts-in-words.ts'
import { headedTables, pageRows, type PageRows } from './tables.ts'

export function findLines(view: InvoiceView): LinesReading {
  const pages = pageRows(view)
  const said = [...new Set(saidAmounts(view).map(({ value }) => value))]
  const headed = bestTables(headedTables(pages), pages, said)
  if (headed !== null && isProven(headed)) return tableReading(headed, view)
  const found = foundTable(pages)
  const arithmetic = found === null ? null : bestTables([found], pages)
  if (arithmetic !== null && isProven(arithmetic)) return tableReading(arithmetic, view)
  const pairs = pages.flatMap(pairsOn)
  const charges = chargeList(pairs) ?? chargeList(pairs, { bare: pages.flatMap(bareSumsOn) })
  if (charges !== null && (!isRecognized(view) || nameThings(charges.pairs) || areLegible(charges.pairs)))
    return pairsReading(charges.pairs, view, true, thingNames(charges.pairs, view))
  if (headed !== null) return tableReading(headed, view)
  const settled = chargeList(pairs, { paid: true })
  if (settled !== null && (!isRecognized(view) || nameThings(settled.pairs) || areLegible(settled.pairs)))
    return pairsReading(settled.pairs, view, true, thingNames(settled.pairs, view))
  return saleReading(view, pages, pairs) ?? { lines: [], regions: [] }
}

/** Misread labels beside amounts that happen to make a sum are no charges: on recognized pages their words have to be plain. */
const isRecognized = ({ pages }: InvoiceView): boolean => pages.some(({ page }) => page.source === 'ocr')
/** Mean confidence of the words of a label that is plain. */
const PLAIN = 0.88

function areLegible(pairs: readonly AmountPair[]): boolean {
  return pairs.every(({ row, labelBox }) => {
    const words = row.words.filter(({ box }) => box.left >= labelBox.left - 1 && box.right <= labelBox.right + 1)
    const sure = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length)
    return sure >= PLAIN
  })
}

/** What a bare "unit price" is the price of. */
function thingNames(pairs: readonly AmountPair[], view: InvoiceView): ReadonlyMap<AmountPair, string> {
  const bare = pairs.filter(pair => /^(?:unit )?(?:price|cost|amount)$/i.test(pair.label))
  const thing = bare.length === 1 ? soldThing(view) : null
  return new Map(thing === null ? [] : [[bare[0]!, thing]])
}

/** A sum or products say that these are the lines. */
const isProven = ({ drafts, confirmed }: TableChoice): boolean =>
  confirmed || drafts.some(draft => draft.holds === true)

function saleReading(view: InvoiceView, pages: readonly PageRows[], pairs: readonly AmountPair[]): LinesReading | null {
  const form = formSale(view, pairs)
  // A form that does not say what it sells may be a sentence that does.
  const sentence = form?.description === form?.price.label ? sentenceSale(pages) : null
  if (sentence !== null && sentence.price.value === form?.price.value) return toldReading(sentence, view)
  if (form !== null) {
    const reading = pairsReading([form.price], view, false, new Map([[form.price, form.description]]))
    // A total that is the price of the one thing sold stays a total.
    return form.price.kind === 'total' ? { ...reading, regions: [], told: true } : reading
  }
  const charges = doubtfulCharges(pairs)
  if (charges !== null) return pairsReading(charges, view, false)
  const single = singleCharge(pairs)
  if (single !== null) return pairsReading([single], view, false, thingNames([single], view))
  const told = sentenceSale(pages)
  return told === null ? null : toldReading(told, view)
}

const toldReading = ({ price, description }: FormSale, view: InvoiceView): LinesReading => ({
  ...pairsReading([price], view, false, new Map([[price, description]])),
  regions: [],
  told: true,
})

function contextOf(view: InvoiceView, confirmed: boolean): LineContext {
  return {
    fileName: view.fileName,
    dateOrder: view.dateOrder,
    decimal: view.decimal,
    ocrPages: new Set(view.pages.filter(({ page }) => page.source === 'ocr').map(({ page }) => page.number)),
    confirmed,
  }
}

function tableReading({ drafts, tops, confirmed }: TableChoice, view: InvoiceView): LinesReading {
  const lines = lineReadings(drafts, contextOf(view, confirmed))
  const regions = [...Map.groupBy(drafts, draft => draft.page)].map(([page, own]) => ({
    page,
    top: Math.min(tops.get(page) ?? Infinity, ...own.map(draft => draft.row.row.box.top)),
    bottom: Math.max(...own.map(draft => draft.bottom)),
  }))
  return { lines, regions }
}

function pairsReading(
  pairs: readonly AmountPair[],
  view: InvoiceView,
  confirmed: boolean,
  names?: ReadonlyMap<AmountPair, string>,
): LinesReading {
  const lines: readonly LineReading[] = pairReadings(pairs, contextOf(view, confirmed), names)
  const regions: readonly ItemRegion[] = [...Map.groupBy(pairs, pair => pair.page)].map(([page, own]) => ({
    page,
    top: Math.min(...own.map(pair => pair.row.box.top)),
    bottom: Math.max(...own.map(pair => pair.row.box.bottom)),
  }))
  return { lines, regions }
}
