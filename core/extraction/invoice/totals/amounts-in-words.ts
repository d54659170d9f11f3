/** Amounts a paper writes out in words, with their places; they name a total nothing else does, and mend one a recognizer misread. */
import { unionOf } from '../../../document/geometry.ts'
import type { Box } from '../../../document/model.ts'
import type { Field } from '../../../document/field.ts'
import { amountsInWords } from './amount-in-words.ts'
import type { LineItem, LineItems, InvoiceTotals } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { mayBeMisreadAmount } from '../../../vocabulary/spelling.ts'

export interface SaidAmount {
  readonly value: number
  /** 1-based. */
  readonly page: number
  readonly box: Box
  readonly text: string
}

/** Words alone name a total, or mend its digits: surer than a guess, less sure than a figure that closes a sum. */
const spoken = 0.75
/** Smaller numbers are counted things as often as money. */
const leastSaid = 100
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.011

/** Amounts in words: of a line, or of two cells that stand below each other. */
export function saidAmounts(view: InvoiceView): readonly SaidAmount[] {
  return view.pages.flatMap(({ page, cells }) => [
    ...page.lines.flatMap(line =>
      amountsInWords(line.text).map(value => ({ value, page: page.number, box: line.box, text: line.text })),
    ),
    ...cells.flatMap(cell => {
      const below = cells.find(
        other => other.line > cell.line && other.line <= cell.line + 2 && Math.abs(other.box.left - cell.box.left) < 6,
      )
      if (below === undefined) return []
      const text = `${cell.text} ${below.text}`
      return amountsInWords(text).map(value => ({
        value,
        page: page.number,
        box: unionOf([cell.box, below.box]),
        text,
      }))
    }),
  ])
}

/** The totals with the one the words name, where none was found or where recognized digits differ from it by one. */
export function totalSaid(view: InvoiceView, totals: InvoiceTotals): InvoiceTotals {
  const total = totals.figures.total_invoice_value
  const said = saidTotals(view)
  if (said.length === 0 || (total !== undefined && said.some(({ value }) => near(value, total.value)))) return totals
  const meant = said.filter(({ value }) => total === undefined || misread(total, value))
  const [only] = meant
  if (only === undefined || meant.some(({ value }) => !near(value, only.value))) return totals
  const fieldValue: Field = {
    value: only.value,
    confidence: spoken,
    method: methodOn(view, only.page),
    evidence: [{ fileName: view.fileName, page: only.page, box: only.box, text: only.text }],
    label: null,
    scale: 1,
  }
  return { ...totals, figures: { ...totals.figures, total_invoice_value: fieldValue } }
}

/** The one line of a paper whose recognized price differs by one digit from the total in words; other lines as they are. */
export function linesSaid(view: InvoiceView, items: LineItems): LineItems {
  const [line, ...more] = items.lines
  if (line === undefined || more.length > 0 || line.amount === null) return items
  const { amount } = line
  const values = [...new Set(saidTotals(view).map(({ value }) => value))]
  const meant = values.filter(value => misread(amount, value))
  if (values.some(value => near(value, amount.value)) || meant.length !== 1) return items
  return { ...items, lines: [mendedLine(line, amount, meant[0]!)] }
}

function mendedLine(line: LineItem, amount: Field, value: number): LineItem {
  const single = line.quantity === null || line.quantity.value === 1
  const mend = (fieldValue: Field): Field => ({
    ...fieldValue,
    value,
    confidence: Math.min(fieldValue.confidence, spoken),
  })
  const rate = line.rate !== null && single && (near(line.rate.value, value) || misread(line.rate, value)) ? mend(line.rate) : line.rate // prettier-ignore
  return { ...line, amount: mend(amount), rate }
}

/** What is said of the whole, not of its tax. */
const saidTotals = (view: InvoiceView): readonly SaidAmount[] =>
  saidAmounts(view).filter(({ value, text }) => value >= leastSaid && !/\btax\b/i.test(text))

const misread = (fieldValue: Field, value: number): boolean =>
  fieldValue.method === 'ocr' && mayBeMisreadAmount(fieldValue.evidence[0]?.text ?? '', value)

const methodOn = (view: InvoiceView, number: number): 'ocr' | 'text' =>
  view.pages.find(({ page }) => page.number === number)?.page.source === 'ocr' ? 'ocr' : 'text'
