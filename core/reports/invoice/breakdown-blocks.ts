/**
 * The lines of one invoice on the Transaction Breakdown, their arithmetic, and the reconciliation of their sum with the
 * total.
 */
import type { Worksheet } from 'exceljs'
import { bridgeToTotal, type Step } from '../../analysis/invoice-reports/bridges.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { cellOf, guarded, magnitude, minus, overPositive, plus, rounded, times, type Expression } from '../formula.ts'
import { sumOfRange } from '../range-formula.ts'
import {
  argb,
  color,
  restyle,
  notStated,
  put,
  putAcross,
  rowHeight,
  spaced,
  styles,
  type CellStyle,
} from '../workbook.ts'
import { categoryText, lastColumn, type Block } from './breakdown-area.ts'
import {
  cells,
  currencyText,
  differenceCell,
  markedStyle,
  amountCell,
  totalCell,
  totalText,
  type Presentation,
} from './presentation.ts'

/** Writes its heading, its lines, and the reconciliation with its total. */
export function writeBlock(sheet: Worksheet, presentation: Presentation, invoice: Invoice, block: Block): void {
  const heading = [
    `Invoice ${presentation.nameOf(invoice)}`,
    invoice.sender.name ?? 'seller not stated',
    invoice.invoice_date ?? 'date not stated',
    invoice.file_name,
  ].join('  ·  ')
  for (let column = 1; column <= lastColumn; column++) put(sheet, [block.heading, column], null, blockHead)
  put(sheet, [block.heading, 1], heading, blockHead)
  sheet.getRow(block.heading).height = rowHeight + 5
  const { lines } = block
  if (lines === null) {
    putAcross(sheet, [block.heading + 1, 1, lastColumn], 'No lines were found.', styles.small)
    writeFoot(sheet, presentation, invoice, block)
    return
  }
  const amounts = invoice.transactions.map(({ amount }) => amount)
  const whole = sumOfRange(`G$${lines.first}:G$${lines.last}`, amounts)
  const currency = { amount: amountCell(invoice.currency), difference: differenceCell(invoice.currency) }
  invoice.transactions.forEach((_, index) =>
    writeLine(sheet, invoice, index, { row: lines.first + index, whole, currency }),
  )
  writeFoot(sheet, presentation, invoice, block)
}

const blockHead: CellStyle = restyle(styles.section, {
  border: { bottom: { style: 'hair', color: argb(color.accentLight) } },
})

/** What the lines of an invoice have in common, made once: an order may have ten thousand of them. */
interface LineContext {
  readonly row: number
  /** Sum of all lines. */
  readonly whole: Expression
  readonly currency: { readonly amount: CellStyle; readonly difference: CellStyle }
}

function writeLine(sheet: Worksheet, invoice: Invoice, index: number, { row, whole, currency }: LineContext): void {
  const line = invoice.transactions[index]!
  const amountStyle = currency.amount
  const at = (member: string) => `/transactions/${index}/${member}`
  const place = invoice.provenance[at('amount')] ?? invoice.provenance[at('description~1item')]
  const confidences = ['description~1item', 'amount', 'rate', 'quantity'].flatMap(
    member => invoice.confidence_scores.fields[at(member)] ?? [],
  )
  const marked = (member: string, base: CellStyle): CellStyle =>
    markedStyle(base, {
      confidence: invoice.confidence_scores.fields[at(member)] ?? null,
      method: invoice.provenance[at(member)]?.method ?? null,
    })
  put(sheet, [row, 1], index + 1, cells.plain)
  put(
    sheet,
    [row, 2],
    line['description/item'] ?? notStated,
    restyle(marked('description~1item', cells.text), { alignment: spaced }),
  )
  put(sheet, [row, 3], categoryText(line.category), marked('category', cells.text))
  put(sheet, [row, 4], dateOf(line.date), marked('date', cells.date))
  put(sheet, [row, 5], line.quantity ?? notStated, marked('quantity', cells.quantity))
  put(sheet, [row, 6], line.rate ?? notStated, marked('rate', amountStyle))
  put(sheet, [row, 7], line.amount ?? notStated, marked('amount', amountStyle))
  put(sheet, [row, 8], currencyText(invoice.currency), cells.right)
  const [quantity, rate, amount] = [
    cellOf(`E${row}`, line.quantity),
    cellOf(`F${row}`, line.rate),
    cellOf(`G${row}`, line.amount),
  ]
  put(sheet, [row, 9], guarded(overPositive(amount, whole)), cells.percent)
  const product = rounded(times(quantity, rate), 2)
  put(sheet, [row, 10], guarded(product), amountStyle)
  put(sheet, [row, 11], guarded(rounded(minus(amount, product), 2)), currency.difference)
  put(sheet, [row, 12], line.tax, marked('tax', amountStyle))
  put(sheet, [row, 13], place?.page ?? (invoice.pages.length === 1 ? invoice.pages[0]! : null), cells.plain)
  put(
    sheet,
    [row, 14],
    invoice.provenance[at('amount')]?.text ?? null,
    restyle(cells.small, { alignment: { horizontal: 'right' } }),
  )
  put(sheet, [row, 15], confidences.length === 0 ? null : Math.min(...confidences), markedConfidence(confidences))
}

const markedConfidence = (confidences: readonly number[]): CellStyle =>
  markedStyle(cells.confidence, {
    confidence: confidences.length === 0 ? null : Math.min(...confidences),
    method: null,
  })

/** MM/DD/YYYY → a date cell. */
function dateOf(date: string | null): Date | string {
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date ?? '')
  return found === null ? (date ?? notStated) : new Date(`${found[3]}-${found[1]}-${found[2]}`)
}

const stepTitles: Record<Step['member'], string> = {
  discount: 'less discount',
  shipping: 'plus freight',
  tax_total: 'plus tax',
  trade_in: 'less trade-in',
  previous_balance: 'plus previous balance',
  down_payment: 'less down payment',
  amount_paid: 'less amount paid',
}

/** Writes the sum of the lines, the additions and deductions, and the difference from the stated total. */
function writeFoot(
  sheet: Worksheet,
  { raw }: Presentation,
  invoice: Invoice,
  { lines: block, foot: from }: Block,
): void {
  const totals = { text: totalText, amount: totalCell(invoice.currency) }
  const amounts = invoice.transactions.map(({ amount }) => amount)
  const lines = block === null ? null : sumOfRange(`G${block.first}:G${block.last}`, amounts)
  const total = raw.at(invoice, '/total_invoice_value')
  const write = (
    row: number,
    title: string,
    value: Expression | null,
    { text, amount }: { readonly text: CellStyle; readonly amount: CellStyle },
  ) => {
    for (let column = 1; column <= 9; column++) put(sheet, [row, column], null, text)
    put(sheet, [row, 2], title, restyle(text, { alignment: spaced }))
    put(sheet, [row, 7], value === null ? notStated : guarded(value, notStated), amount)
  }
  write(from, 'Sum of the lines', lines, totals)
  const steps = bridgeToTotal(invoice)?.steps ?? []
  let end: Expression | null = lines === null ? null : cellOf(`G${from}`, lines.value)
  steps.forEach(({ member, sign }, index) => {
    const row = from + 1 + index
    const value = raw.at(invoice, member === 'down_payment' ? '/other_details/down_payment' : `/${member}`)
    write(row, stepTitles[member], value, { text: cells.text, amount: amountCell(invoice.currency) })
    const cell = cellOf(`G${row}`, value.value)
    // A discount counts the same whether it is printed as a negative number or not.
    const step = sign > 0 ? cell : magnitude(cell)
    end = end && (sign > 0 ? plus(end, step) : minus(end, step))
  })
  const row = from + 1 + steps.length
  write(row, 'Total stated', total, totals)
  const difference = end && rounded(minus(cellOf(`G${row}`, total.value), end), 2)
  for (let column = 1; column <= 9; column++) put(sheet, [row + 1, column], null, cells.small)
  put(
    sheet,
    [row + 1, 2],
    'Stated total less computed total (should be 0)',
    restyle(cells.small, { alignment: spaced }),
  )
  put(
    sheet,
    [row + 1, 7],
    difference === null ? notStated : guarded(difference, notStated),
    differenceCell(invoice.currency),
  )
}
