/** The cells of a page side by side, with the amounts in them: what stands right of a label, what above and below it. */
import { heightOf, horizontalOverlap, middleOf, verticalOverlap } from '../../../document/geometry.ts'
import { amountsOf, type PrintedAmount } from './amounts.ts'
import { textOf, type Cell, type InvoicePage, type InvoiceView } from '../../layout/document-view.ts'
import type { LineItems } from '../invoice.ts'

export interface TotalsPage {
  readonly view: InvoiceView
  readonly page: InvoicePage
  readonly printedAmounts: ReadonlyMap<Cell, readonly PrintedAmount[]>
  readonly ocr: boolean
  /** Whether an amount of the page is one of a line. */
  readonly isInLine: (printed: PrintedAmount) => boolean
}

export function totalsPages(view: InvoiceView, items: LineItems): readonly TotalsPage[] {
  return view.pages.map(page => {
    const ocr = page.page.source === 'ocr'
    const read = page.cells.map(cell => [cell, amountsOf(cell, { decimal: view.decimal, ocr })] as const)
    const printedAmounts = new Map(read.filter(([, found]) => found.length > 0))
    return { view, page, printedAmounts, ocr, isInLine: lineAmounts(items, page.page.number) }
  })
}

function lineAmounts({ lines }: LineItems, page: number): (printed: PrintedAmount) => boolean {
  const boxes = lines
    .flatMap(line => [line.amount, line.rate, line.tax, line.discount, line.quantity])
    .flatMap(field => field?.evidence ?? [])
    .filter(evidence => evidence.page === page)
    .map(({ box }) => box)
  return printed =>
    boxes.some(
      box => verticalOverlap(box, printed.box) > 0.5 * heightOf(printed.box) && horizontalOverlap(box, printed.box) > 1,
    )
}

/** Two cells stand side by side when their middles differ by less than this many heights of the type. */
const sameRow = 0.62

/** The cells at the height of one, left to right, without itself. */
export function besides({ page }: TotalsPage, cell: Cell): readonly Cell[] {
  const middle = middleOf(cell.box)
  return page.cells
    .filter(other => other !== cell && Math.abs(middleOf(other.box) - middle) < sameRow * page.metrics.em)
    .toSorted((a, b) => a.box.left - b.box.left)
}

/** A quantity with its unit: "150", "1 Qty", "3500 NOS"; passed over on the way from a label to its amount. */
const quantity = /^\d{1,5}\s?\p{L}{1,5}\.?,?$/u
/** Marks, currencies and what recognition makes of borders. */
export const isWordless = (text: string): boolean =>
  text.replace(/[^\p{L}]/gu, '').length < 2 || /^(?:rs|inr|usd|eur|gbp|cad|aud|us|chf|ttc|ht)\s?[.:;]*$/i.test(text)

/** The amounts right of a cell, up to the next label. */
export function amountsRightOf(on: TotalsPage, cell: Cell): readonly PrintedAmount[] {
  const found: PrintedAmount[] = []
  for (const other of besides(on, cell)) {
    if (other.box.left < cell.box.right - 1 || quantity.test(other.text)) continue
    const printedAmounts = on.printedAmounts.get(other) ?? []
    const wordsBefore = other.words.slice(0, printedAmounts[0]?.at ?? Infinity)
    if (!isWordless(textOf(wordsBefore))) break
    const last = printedAmounts.at(-1)
    const goesOn = last !== undefined && !isWordless(wordsAfter(other, last))
    // "Delivery | 18 weeks after order": a bare number that words follow counts them.
    found.push(...(goesOn && !last.monetary && !last.percent ? printedAmounts.slice(0, -1) : printedAmounts))
    if (goesOn) break
  }
  return found
}

/** Whether an amount in the cell has a currency mark or cents. */
export const hasMonetaryAmount = (on: TotalsPage, cell: Cell): boolean =>
  on.printedAmounts.get(cell)?.some(printed => printed.monetary) === true

/** The text of a cell behind an amount in it. */
export const wordsAfter = (cell: Cell, printed: PrintedAmount): string =>
  textOf(cell.words.slice(printed.at + printed.words.length))

/** The nearest cell above that begins or ends where this one does, no farther than a line. */
export function lineAbove({ page }: TotalsPage, cell: Cell): Cell | null {
  const { em } = page.metrics
  return (
    page.cells.findLast(
      other =>
        other !== cell &&
        other.box.bottom <= cell.box.top + 0.45 * em &&
        middleOf(other.box) < middleOf(cell.box) - sameRow * em &&
        cell.box.top - other.box.bottom < 0.7 * em &&
        horizontalOverlap(other.box, cell.box) > 0 &&
        (Math.abs(other.box.left - cell.box.left) < em || Math.abs(other.box.right - cell.box.right) < em),
    ) ?? null
  )
}
