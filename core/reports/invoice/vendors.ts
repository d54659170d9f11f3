/**
 * The Vendor Analysis sheet: each seller over all its stored invoices, price changes, price history, possible
 * duplicates.
 */
import type { Workbook, Worksheet } from 'exceljs'
import type { VendorAnalysisReport } from '../../contract/invoice-reports.ts'
import type { Chart } from '../charts.ts'
import { cellOf, guarded, minus, over, overPositive } from '../formula.ts'
import { countWhere, extremeOfRange, sumWhere, type Criterion } from '../range-formula.ts'
import {
  addSheet,
  color,
  filled,
  font,
  restyle,
  notStated,
  numberFormat,
  put,
  putAcross,
  rowHeight,
  styles,
  titleRows,
} from '../workbook.ts'
import { cells, currencyText, amountCell, sheetNames, type Presentation } from './presentation.ts'
import { dateCell, serialOf, writeHeaders } from './table-header.ts'

type Vendor = VendorAnalysisReport['vendors'][number]

const widths = [46, 12, 15, 15, 15, 15, 13, 40]
const lastColumn = widths.length
const chartRows = 14

export function addVendors(book: Workbook, presentation: Presentation): readonly Chart[] {
  const sheet = addSheet(book, sheetNames.vendors, presentation.title('Vendor analysis'), {
    headerRows: [1, 3],
    headerColumns: 'A:A',
    frozenRows: 3,
    frozenColumns: 1,
    widths,
  })
  const { vendors } = presentation.result.reports.vendor_analysis
  let row = titleRows + 1
  if (vendors.length === 0) {
    put(sheet, [row, 1], 'No invoice names its seller.', styles.text)
    return []
  }
  const charts: Chart[] = []
  for (const vendor of vendors) row = writeVendor(sheet, presentation, vendor, { from: row, charts }) + 1
  put(
    sheet,
    [row, 1],
    'All invoices of a seller that are stored here, for any buyer. Currencies are never added to each other.',
    styles.small,
  )
  return charts
}

const vendorHead = filled(color.ground, color.ink, { bold: true, size: 10.5 })

function writeVendor(
  sheet: Worksheet,
  presentation: Presentation,
  vendor: Vendor,
  { from, charts }: { readonly from: number; readonly charts: Chart[] },
): number {
  putAcross(sheet, [from, 1, lastColumn], vendor.name, restyle(vendorHead, { alignment: { vertical: 'middle' } }))
  sheet.getRow(from).height = rowHeight + 5
  let row = writeDuplicates(sheet, presentation, vendor, from + 1)
  const listRow = row + 3 + Math.max(1, vendor.totals.length)
  writeSums(sheet, vendor, row, listRow + 2)
  row = writeInvoices(sheet, vendor, listRow)
  row = writeChanges(sheet, vendor, row)
  return writeCourses(sheet, vendor, row, charts)
}

/**
 * Counts and sums over the list of invoices that begins at `first`; invoices that are stored but not listed are added
 * as a value.
 */
function writeSums(sheet: Worksheet, vendor: Vendor, from: number, first: number): void {
  const { invoices, totals, invoice_count: count } = vendor
  let row = writeHeaders(sheet, from, `${count} ${count === 1 ? 'invoice' : 'invoices'} stored`, [
    ['Currency', 'left'],
    ['Invoices', 'right'],
    ['Total', 'right'],
    ['Average', 'right'],
    ['First seen', 'right'],
    ['Last seen', 'right'],
  ])
  const range = (column: string) => `$${column}$${first}:$${column}$${first + invoices.length - 1}`
  const dates = invoices.map(({ date }) => serialOf(date))
  const complete = invoices.length === count
  for (const { currency, invoice_count: ofCurrency, total, average } of totals) {
    const criteria: readonly Criterion[] = [
      { range: range('B'), cell: `$A${row}`, matches: place => invoices[place]!.currency === currency },
    ]
    const values = invoices.map(invoice => invoice.total)
    const sum = sumWhere(range('C'), values, criteria)
    const number = countWhere(range('C'), values, criteria)
    put(sheet, [row, 1], currencyText(currency), cells.text)
    put(sheet, [row, 2], complete ? guarded(number) : ofCurrency, cells.count)
    put(sheet, [row, 3], complete ? guarded(sum) : total, amountCell(currency))
    const mean = over(
      cellOf(`C${row}`, complete ? sum.value : total),
      cellOf(`B${row}`, complete ? number.value : ofCurrency),
    )
    put(sheet, [row, 4], complete ? guarded(mean) : average, amountCell(currency))
    put(
      sheet,
      [row, 5],
      complete ? guarded(extremeOfRange('MIN', range('D'), dates)) : dateCell(vendor.first_seen),
      cells.date,
    )
    put(
      sheet,
      [row, 6],
      complete ? guarded(extremeOfRange('MAX', range('D'), dates)) : dateCell(vendor.last_seen),
      cells.date,
    )
    row += 1
  }
  if (totals.length === 0) put(sheet, [row, 1], 'No total is stated.', styles.small)
}

function writeInvoices(sheet: Worksheet, { invoices, invoice_count: count }: Vendor, from: number): number {
  const section = invoices.length === count ? 'Invoices' : `The newest ${invoices.length} of ${count} invoices`
  let row = writeHeaders(sheet, from, section, [
    ['Invoice', 'left'],
    ['Currency', 'left'],
    ['Total', 'right'],
    ['Date', 'right'],
    ['Found in', 'spaced'],
  ])
  for (const { invoice_number, invoice_id, currency, total, date, analysis } of invoices) {
    put(sheet, [row, 1], invoice_number ?? `#${invoice_id}`, cells.text)
    put(sheet, [row, 2], currencyText(currency), cells.text)
    put(sheet, [row, 3], total ?? notStated, amountCell(currency))
    put(sheet, [row, 4], dateCell(date) ?? notStated, cells.date)
    putAcross(
      sheet,
      [row, 5, lastColumn],
      analysis === null ? '  this analysis' : `  analysis ${analysis}`,
      cells.small,
    )
    row += 1
  }
  return row + 1
}

const worse = { font: font({ rgb: color.bad }) }

function writeChanges(sheet: Worksheet, { price_changes: changes }: Vendor, from: number): number {
  if (changes.length === 0) return from
  let row = writeHeaders(sheet, from, 'Price changes of the same item', [
    ['Item', 'left'],
    ['Currency', 'left'],
    ['Price before', 'right'],
    ['on', 'right'],
    ['Price', 'right'],
    ['on', 'right'],
    ['Change', 'right'],
  ])
  for (const change of changes) {
    const amountStyle = amountCell(change.currency)
    put(sheet, [row, 1], change['description/item'], cells.text)
    put(sheet, [row, 2], currencyText(change.currency), cells.text)
    put(sheet, [row, 3], change.previous_rate, amountStyle)
    put(sheet, [row, 4], dateCell(change.previous_date) ?? notStated, cells.date)
    put(sheet, [row, 5], change.rate, amountStyle)
    put(sheet, [row, 6], dateCell(change.date) ?? notStated, cells.date)
    const [before, now] = [cellOf(`C${row}`, change.previous_rate), cellOf(`E${row}`, change.rate)]
    const style = restyle(cells.percent, { numFmt: numberFormat.growth, ...(change.change > 0 && worse) })
    put(sheet, [row, 7], guarded(overPositive(minus(now, before), before)), style)
    row += 1
  }
  return row + 1
}

/** History of every price that other invoices state too; the longest one as a chart. */
function writeCourses(
  sheet: Worksheet,
  { price_history: courses, name }: Vendor,
  from: number,
  charts: Chart[],
): number {
  const changing = courses.filter(({ points }) => new Set(points.map(({ rate }) => rate)).size > 1)
  if (changing.length === 0) return from
  let row = writeHeaders(sheet, from, 'History of the prices that changed', [
    ['Item', 'left'],
    ['Currency', 'left'],
    ['Price', 'right'],
    ['Date', 'right'],
  ])
  const longest = changing.reduce((max, course) => (course.points.length > max.points.length ? course : max))
  for (const course of changing) {
    const first = row
    for (const { date, rate } of course.points) {
      put(sheet, [row, 1], course['description/item'], cells.text)
      put(sheet, [row, 2], currencyText(course.currency), cells.text)
      put(sheet, [row, 3], rate, amountCell(course.currency))
      // As a text, because the axis of a chart displays it unchanged.
      put(sheet, [row, 4], date ?? notStated, cells.right)
      row += 1
    }
    if (course !== longest) continue
    const range = (column: string) => `'${sheetNames.vendors}'!$${column}$${first}:$${column}$${row - 1}`
    charts.push({
      sheet: sheetNames.vendors,
      title: `${course['description/item'].slice(0, 60)}: price asked by ${name.slice(0, 40)}`,
      bars: 'vertical',
      reversed: false,
      valueTitle: course.currency ?? 'Price',
      valueFormat: '#,##0',
      categories: { range: range('D'), texts: course.points.map(({ date }) => date ?? notStated) },
      series: [
        {
          name: course['description/item'],
          nameCell: `'${sheetNames.vendors}'!$A$${first}`,
          range: range('C'),
          values: course.points.map(({ rate }) => rate),
          rgb: color.accent,
        },
      ],
      anchor: { fromColumn: 4, toColumn: lastColumn, fromRow: from - 1, toRow: from - 1 + chartRows },
    })
  }
  return Math.max(row, from + chartRows) + 1
}

const alarm = filled(color.badGround, color.bad, { bold: true })

/** At the top, where they cannot be missed. */
function writeDuplicates(sheet: Worksheet, { invoices, nameOf }: Presentation, vendor: Vendor, from: number): number {
  const { possible_duplicates: duplicates } = vendor
  if (duplicates.length === 0) return from
  let row = from
  for (const { invoice_id, invoice_number, duplicate_of_id, duplicate_of_analysis, reason } of duplicates) {
    const shown = (id: number, number: string | null) => {
      const own = invoices.find(invoice => invoice.id === id)
      return own === undefined ? (number ?? `#${id}`) : nameOf(own)
    }
    const other = vendor.invoices.find(invoice => invoice.invoice_id === duplicate_of_id)?.invoice_number ?? null
    const where = duplicate_of_analysis === null ? 'of this analysis' : `of analysis ${duplicate_of_analysis}`
    putAcross(
      sheet,
      [row, 1, lastColumn],
      `✕ Possible duplicate: ${shown(invoice_id, invoice_number)} has the ${reason === 'same_number' ? 'number' : 'content'} of ${shown(duplicate_of_id, other)} ${where}.`,
      restyle(alarm, { alignment: { vertical: 'middle', indent: 1, horizontal: 'left' } }),
    )
    row += 1
  }
  return row + 1
}
