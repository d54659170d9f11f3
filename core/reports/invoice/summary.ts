/**
 * The Invoice Summary: failed checks, key numbers of the deal, a row per invoice, parties, equipment, and all checks.
 */
import type { Workbook, Worksheet } from 'exceljs'
import type { Invoice } from '../../contract/invoice.ts'
import { cellOf, guarded, overPositive, sumOfStated, type CellFormula, type Expression } from '../formula.ts'
import { sumOfRange } from '../range-formula.ts'
import {
  addSheet,
  color,
  filled,
  font,
  heightOf,
  restyle,
  notStated,
  numberFormat,
  put,
  putAcross,
  styles,
  titleRows,
  type CellStyle,
} from '../workbook.ts'
import { addInvoiceChecks, addInvoiceFailures } from './checks.ts'
import {
  cells,
  currencyText,
  legend,
  markedStyle,
  amountCell,
  amountFormatOf,
  sheetNames,
  totalCell,
  totalText,
  type CurrencyGroup,
  type Presentation,
} from './presentation.ts'
import { addEquipment, addParties } from './summary-details.ts'
import { dateCell, letterOf, writeHeaders, type Head } from './table-header.ts'
import type { TaxPlan } from './taxes.ts'
import type { TermsPlan } from './terms.ts'

const widths = [22, 29, 29, 11.5, 11.5, 8.5, 14, 13, 14, 13.5, 14, 10]
const lastColumn = widths.length
const fullWidth = widths.reduce((sum, width) => sum + width, 0)

const headers: readonly Head[] = [
  ['Invoice', 'left'],
  ['Seller', 'left'],
  ['Buyer', 'left'],
  ['Date', 'right'],
  ['Due', 'right'],
  ['Currency', 'right'],
  ['Subtotal', 'right'],
  ['Tax', 'right'],
  ['Total', 'right'],
  ['Paid and traded in', 'right'],
  ['Amount due', 'right'],
  ['Confidence', 'right'],
]

/** Fills the sheet, which was added first so that it opens first. */
export function startSummary(book: Workbook, presentation: Presentation): Worksheet {
  return addSheet(book, sheetNames.summary, presentation.title('Invoice summary'), {
    headerRows: [1, 3],
    frozenRows: 3,
    frozenColumns: 0,
    widths,
  })
}

export function fillSummary(sheet: Worksheet, presentation: Presentation, taxes: TaxPlan, terms: TermsPlan): void {
  const { result, groups, invoices } = presentation
  let row = titleRows + 1
  if (result.status_message !== null) {
    putAcross(sheet, [row, 1, lastColumn], result.status_message, bannerStyle)
    sheet.getRow(row).height = heightOf(result.status_message, fullWidth, 18)
    row += 2
  }
  row = addInvoiceFailures(sheet, presentation, row, { lastColumn, width: fullWidth })
  const [only] = groups
  const cardRow = groups.length === 1 ? row : null
  if (cardRow !== null) row += 4
  const table = writeInvoices(sheet, presentation, row)
  if (cardRow !== null) {
    const total = table.totalOf.get(only!)!
    const sums: CardSums = {
      billed: cellOf(`I${total.row}`, total.values[2] ?? null),
      due: cellOf(`K${total.row}`, total.values[4] ?? null),
      softShare: taxes.softShareOf(only!),
      paid: terms.sumOf(only!, 'down_payment'),
      traded: terms.sumOf(only!, 'trade_in'),
    }
    writeCards(sheet, cardsOf(presentation, only!, sums), cardRow)
  }
  row = addParties(sheet, presentation, table.nextRow)
  row = addEquipment(sheet, presentation, row)
  if (invoices.length > 1) row = addDocuments(sheet, presentation, row)
  row = addInvoiceChecks(sheet, presentation, row, lastColumn)
  put(sheet, [row, 1], legend, styles.small)
  put(sheet, [row + 1, 1], `Analysis ${result.analysis_id}`, styles.small)
}

const bannerStyle = restyle(filled(color.reviewGround, color.review), {
  alignment: { horizontal: 'left', wrapText: true, vertical: 'middle', indent: 1 },
})

interface InvoiceTable {
  readonly nextRow: number
  readonly totalOf: ReadonlyMap<CurrencyGroup, { readonly row: number; readonly values: readonly (number | null)[] }>
}

/** Payments of an invoice, as cells on Raw Data. */
const payments = ['/other_details/down_payment', '/trade_in', '/amount_paid'] as const
const columns = ['/subtotal', '/tax_total', '/total_invoice_value', null, '/amount_due'] as const
const firstAmount = 7

/** A row per invoice, by currency, with totals for each currency. */
function writeInvoices(sheet: Worksheet, presentation: Presentation, from: number): InvoiceTable {
  const { groups, raw, nameOf } = presentation
  const totalOf = new Map<CurrencyGroup, { row: number; values: readonly (number | null)[] }>()
  let row = writeHeaders(sheet, from, presentation.invoices.length === 1 ? 'Invoice' : 'Invoices', headers)
  for (const group of groups) {
    const first = row
    const rows: (readonly (number | null)[])[] = []
    for (const invoice of group.invoices) {
      const amountFormat = amountCell(invoice.currency)
      const marked = (pointer: string, base: CellStyle) => markedStyle(base, raw.originOf(invoice, pointer))
      put(sheet, [row, 1], nameOf(invoice), marked('/invoice_number', cells.text))
      put(sheet, [row, 2], invoice.sender.name ?? notStated, marked('/sender/name', cells.wrapped))
      put(sheet, [row, 3], invoice.receiver.name ?? notStated, marked('/receiver/name', cells.wrapped))
      put(sheet, [row, 4], dateCell(invoice.invoice_date) ?? notStated, marked('/invoice_date', cells.date))
      put(sheet, [row, 5], dateCell(invoice.due_date) ?? notStated, marked('/due_date', cells.date))
      put(sheet, [row, 6], currencyText(invoice.currency), cells.right)
      rows.push(
        columns.map((pointer, index) => {
          const value: Expression =
            pointer === null ? sumOfStated(payments.map(at => raw.at(invoice, at))) : raw.at(invoice, pointer)
          put(
            sheet,
            [row, firstAmount + index],
            guarded(value, notStated),
            pointer === null ? amountFormat : marked(pointer, amountFormat),
          )
          return value.value
        }),
      )
      const { overall } = invoice.confidence_scores
      put(sheet, [row, lastColumn], overall, markedStyle(cells.confidence, { confidence: overall, method: null }))
      const names = [invoice.sender.name, invoice.receiver.name].map(name => heightOf(name ?? '', 30))
      sheet.getRow(row).height = Math.max(...names)
      row += 1
    }
    for (let column = 1; column <= lastColumn; column++) put(sheet, [row, column], null, totalText)
    put(sheet, [row, 1], 'Total', totalText)
    put(sheet, [row, 2], `${group.invoices.length} ${group.invoices.length === 1 ? 'invoice' : 'invoices'}`, totalText)
    put(sheet, [row, 6], group.currency, restyle(totalText, { alignment: { horizontal: 'right', vertical: 'middle' } }))
    const values = columns.map((_, index) => {
      const letter = letterOf(firstAmount + index)
      const sum = sumOfRange(
        `${letter}${first}:${letter}${row - 1}`,
        rows.map(amounts => amounts[index]!),
      )
      put(sheet, [row, firstAmount + index], guarded(sum, notStated), totalCell(group.code))
      return sum.value
    })
    totalOf.set(group, { row, values })
    row += 2
  }
  return { nextRow: row, totalOf }
}

const cardGround = filled(color.ground, color.ink)
const cardAlignment = (vertical: 'top' | 'middle' | 'bottom') => ({ horizontal: 'left', vertical, indent: 1 }) as const
const cardLabel = restyle(cardGround, { font: font({ size: 8, rgb: color.muted }), alignment: cardAlignment('bottom') })
const cardValue = restyle(cardGround, { font: font({ size: 16, bold: true }), alignment: cardAlignment('middle') })
const cardFoot = restyle(cardGround, { font: font({ size: 8, rgb: color.muted }), alignment: cardAlignment('top') })

/** Sums of all invoices, as cells of this and other sheets. */
interface CardSums {
  readonly billed: Expression
  readonly due: Expression
  readonly softShare: Expression
  readonly paid: Expression
  readonly traded: Expression
}

function cardsOf(
  presentation: Presentation,
  group: CurrencyGroup,
  { billed, due, softShare, paid, traded }: CardSums,
): readonly Card[] {
  const amountFormat = amountFormatOf(group.code, true)
  const share = (value: Expression): CellFormula => guarded(overPositive(value, billed))
  const checks = presentation.invoices.flatMap(invoice => invoice.checks)
  const failed = checks.filter(({ passed }) => passed === false).length
  const ofTotal = '0.0%" of the total"'
  return [
    {
      from: 1,
      to: 2,
      label: 'Total billed',
      value: guarded(billed, notStated),
      format: amountFormat,
      foot: footOf(presentation),
    },
    {
      from: 3,
      to: 3,
      label: 'Amount due',
      value: guarded(due, notStated),
      format: amountFormat,
      foot: standingOf(presentation),
    },
    {
      from: 4,
      to: 6,
      label: 'Soft costs',
      value: guarded(softShare, notStated),
      format: numberFormat.percent,
      foot: 'of the total: services, fees, freight',
    },
    {
      from: 7,
      to: 8,
      label: 'Down payment',
      value: guarded(paid, notStated),
      format: amountFormat,
      foot: share(paid),
      footFormat: ofTotal,
    },
    {
      from: 9,
      to: 10,
      label: 'Trade-in',
      value: guarded(traded, notStated),
      format: amountFormat,
      foot: share(traded),
      footFormat: ofTotal,
    },
    {
      from: 11,
      to: 12,
      label: 'Checks failed',
      value: failed,
      format: '0',
      foot: `of ${checks.length}`,
      ink: failed > 0 ? color.bad : color.good,
    },
  ]
}

function writeCards(sheet: Worksheet, cards: readonly Card[], row: number): void {
  sheet.getRow(row + 1).height = 28
  for (const { from, to, label, value, format, foot, footFormat, ink } of cards) {
    const write = (at: number, content: Card['value'], style: CellStyle) => {
      for (let column = from; column <= to; column++) put(sheet, [at, column], null, style)
      put(sheet, [at, from], content, style)
      if (to > from) sheet.mergeCells(at, from, at, to)
    }
    write(row, label, cardLabel)
    write(
      row + 1,
      value,
      restyle(cardValue, { numFmt: format, ...(ink && { font: font({ size: 16, bold: true, rgb: ink }) }) }),
    )
    write(row + 2, foot, footFormat === undefined ? cardFoot : restyle(cardFoot, { numFmt: footFormat }))
  }
}

interface Card {
  readonly from: number
  readonly to: number
  readonly label: string
  readonly value: CellFormula | number | string
  readonly format: string
  readonly foot: CellFormula | number | string
  readonly footFormat?: string
  readonly ink?: string
}

function footOf({ invoices, result }: Presentation): string {
  const [first] = invoices
  if (invoices.length > 1) return `${invoices.length} invoices`
  const terms = first!.payment_terms
  const docType = result.doc_type.replaceAll('_', ' ')
  return terms === null ? docType : `${docType}, terms: ${terms.slice(0, 60)}`
}

/** The open amount's due date, in words. */
function standingOf({ result }: Presentation): string {
  const rows = result.reports.payment_terms.invoices
  if (rows.length > 1) {
    const late = rows.filter(row => row.payment_status === 'overdue').length
    return late === 0 ? 'none known to be overdue' : `${late} overdue`
  }
  const [row] = rows
  if (row === undefined || row.payment_status === null) return 'not stated'
  if (row.payment_status === 'overdue') return `${row.days_overdue} days overdue`
  return row.payment_status === 'open' && row.due_by !== null ? `open, due by ${row.due_by}` : row.payment_status
}

/** The file of each invoice. */
function addDocuments(sheet: Worksheet, { invoices, nameOf }: Presentation, from: number): number {
  let row = writeHeaders(sheet, from, 'Documents', [
    ['Invoice', 'left'],
    ['File', 'left'],
    ['Kind', 'left'],
    ['Pages', 'right'],
    ['Lines', 'right'],
  ])
  for (const invoice of invoices) {
    put(sheet, [row, 1], nameOf(invoice), cells.text)
    put(sheet, [row, 2], invoice.file_name, cells.wrapped)
    put(sheet, [row, 3], invoice.doc_type.replaceAll('_', ' '), cells.text)
    put(sheet, [row, 4], pagesOf(invoice), cells.right)
    put(sheet, [row, 5], invoice.transactions.length, cells.count)
    sheet.getRow(row).height = heightOf(invoice.file_name, 30)
    row += 1
  }
  return row + 1
}

function pagesOf({ pages }: Invoice): string {
  const [first, last] = [pages[0], pages.at(-1)]
  return first === last ? `${first ?? ''}` : `${first}–${last}`
}
