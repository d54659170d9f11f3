/** The Tax & Fees sheet: the components of the total, every tax against its rate, and taxes by rate. */
import type { Workbook, Worksheet } from 'exceljs'
import { freightApart } from '../../analysis/invoice-reports/tax-and-fees.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { Chart } from '../charts.ts'
import { cellOf, guarded, minus, overPositive, plus, rounded, times, type Expression } from '../formula.ts'
import { sumOfRange, sumWhere, type Criterion } from '../range-formula.ts'
import { addSheet, color, restyle, notStated, put, putAcross, spaced, styles, titleRows } from '../workbook.ts'
import type { BreakdownPlan } from './breakdown.ts'
import {
  cells,
  currencyText,
  differenceCell,
  legend,
  markedStyle,
  amountCell,
  sheetNames,
  totalCell,
  totalPercent,
  totalText,
  type CurrencyGroup,
  type Presentation,
} from './presentation.ts'
import { letterOf, writeHeaders, type Head } from './table-header.ts'

const widths = [24, 9, 15, 15, 14, 14, 14, 14, 15, 12, 12, 13]
const costHeaders: readonly Head[] = [
  ['Invoice', 'left'],
  ['Currency', 'left'],
  ['Goods', 'right'],
  ['Services, fees', 'right'],
  ['Uncategorized', 'right'],
  ['Freight outside lines', 'right'],
  ['Discount', 'right'],
  ['Tax', 'right'],
  ['Total', 'right'],
  ['Tax on total before tax', 'right'],
  ['Soft costs of total', 'right'],
  ['Soft costs and tax of total', 'right'],
]
/** First and last column of the amounts that are added up. */
const [firstAmount, lastAmount] = [3, 9] as const
const chartRows = 14

export interface TaxPlan {
  readonly charts: readonly Chart[]
  /** Share of soft costs in all invoices of a currency. */
  softShareOf(group: CurrencyGroup): Expression
}

export function addTaxes(book: Workbook, presentation: Presentation, breakdown: BreakdownPlan): TaxPlan {
  const sheet = addSheet(book, sheetNames.taxes, presentation.title('Tax & fees'), {
    headerRows: [1, 3],
    headerColumns: 'A:A',
    frozenRows: 3,
    frozenColumns: 1,
    widths,
  })
  const costs = writeCosts(sheet, presentation, breakdown, titleRows + 1)
  let row = costs.nextRow
  const chart = chartOf(presentation, costs, row)
  if (chart !== null) row += chartRows + 1
  row = writeTaxes(sheet, presentation, row)
  put(
    sheet,
    [row, 1],
    `Soft costs: services and fees among the lines, and freight charged separately. ${legend}`,
    styles.small,
  )
  return {
    charts: chart === null ? [] : [chart],
    softShareOf: group => {
      const { row: at, softShare } = costs.totals.get(group)!
      return cellOf(`'${sheetNames.taxes}'!$K$${at}`, softShare)
    },
  }
}

interface CostTable {
  readonly nextRow: number
  readonly totals: ReadonlyMap<
    CurrencyGroup,
    { readonly row: number; readonly softShare: number | null; readonly values: readonly (number | null)[] }
  >
}

/** One row per invoice, by currency, with totals for each currency. */
function writeCosts(sheet: Worksheet, presentation: Presentation, breakdown: BreakdownPlan, from: number): CostTable {
  const totals = new Map<CurrencyGroup, { row: number; softShare: number | null; values: readonly (number | null)[] }>()
  let row = writeHeaders(sheet, from, 'Components of the total', costHeaders)
  for (const group of presentation.groups) {
    const first = row
    const table = group.invoices.map(invoice => writeCostRow(sheet, presentation, breakdown, { invoice, row: row++ }))
    const values = Array.from({ length: lastAmount - firstAmount + 1 }, (_, index) => {
      const column = letterOf(firstAmount + index)
      const sum = sumOfRange(
        `${column}${first}:${column}${row - 1}`,
        table.map(amounts => amounts[index]!),
      )
      put(sheet, [row, firstAmount + index], guarded(sum, notStated), totalCell(group.code))
      return sum.value
    })
    put(
      sheet,
      [row, 1],
      group.invoices.length === 1 ? 'Total' : `Total of ${group.invoices.length} invoices`,
      totalText,
    )
    put(sheet, [row, 2], group.currency, totalText)
    const shares = sharesAt(row, values)
    shares.forEach((share, index) => put(sheet, [row, lastAmount + 1 + index], guarded(share), totalPercent))
    totals.set(group, { row, softShare: shares[1]!.value, values })
    row += 2
  }
  return { nextRow: row, totals }
}

function writeCostRow(
  sheet: Worksheet,
  { raw, nameOf }: Presentation,
  breakdown: BreakdownPlan,
  { invoice, row }: { readonly invoice: Invoice; readonly row: number },
): readonly (number | null)[] {
  const amountStyle = amountCell(invoice.currency)
  const judged = invoice.transactions.some(({ category }) => category !== null)
  const category = (name: 'hard' | 'soft' | null) => (judged ? breakdown.costsOf(invoice, name) : null)
  const freight = freightApart(invoice)
  const amounts: readonly (readonly [Expression | number | null, string | null])[] = [
    [category('hard'), null],
    [category('soft'), null],
    [category(null), null],
    [freight === null || freight === 0 ? freight : raw.at(invoice, '/shipping'), '/shipping'],
    [raw.at(invoice, '/discount'), '/discount'],
    [raw.at(invoice, '/tax_total'), '/tax_total'],
    [raw.at(invoice, '/total_invoice_value'), '/total_invoice_value'],
  ]
  put(sheet, [row, 1], nameOf(invoice), cells.text)
  put(sheet, [row, 2], currencyText(invoice.currency), cells.text)
  const values = amounts.map(([amount, pointer], index) => {
    const style = pointer === null ? amountStyle : markedStyle(amountStyle, raw.originOf(invoice, pointer))
    const cell = amount === null ? notStated : typeof amount === 'number' ? amount : guarded(amount, notStated)
    put(sheet, [row, firstAmount + index], cell, style)
    return amount === null || typeof amount === 'number' ? amount : amount.value
  })
  sharesAt(row, values).forEach((share, index) =>
    put(sheet, [row, lastAmount + 1 + index], guarded(share), cells.percent),
  )
  return values
}

/** Effective tax rate, soft cost share, and the same including tax, from the amounts of the row. */
function sharesAt(row: number, values: readonly (number | null)[]): readonly Expression[] {
  const at = (column: string): Expression => cellOf(`${column}${row}`, values[column.charCodeAt(0) - 67] ?? null)
  const soft = plus(at('D'), at('F'))
  return [
    overPositive(at('H'), minus(at('I'), at('H'))),
    overPositive(soft, at('I')),
    overPositive(plus(soft, at('H')), at('I')),
  ]
}

/** Of the first currency only: amounts of different currencies cannot share a chart. */
function chartOf({ groups }: Presentation, costs: CostTable, from: number): Chart | null {
  const [group] = groups
  const total = group && costs.totals.get(group)
  if (group === undefined || total === undefined) return null
  const values = total.values.slice(0, -1)
  if (values.every(value => value === null)) return null
  const across = (row: number) => `'${sheetNames.taxes}'!$C$${row}:$H$${row}`
  return {
    sheet: sheetNames.taxes,
    title: `What is billed${group.code === null ? '' : `, ${group.code}`}`,
    bars: 'vertical',
    reversed: false,
    valueTitle: group.code ?? 'Amount',
    valueFormat: '#,##0',
    categories: {
      range: across(titleRows + 2),
      texts: costHeaders.slice(firstAmount - 1, lastAmount - 1).map(([text]) => text),
    },
    series: [
      {
        name: 'Total',
        nameCell: `'${sheetNames.taxes}'!$A$${total.row}`,
        range: across(total.row),
        values,
        rgb: color.accent,
      },
    ],
    anchor: { fromColumn: 0, toColumn: 8, fromRow: from - 1, toRow: from - 1 + chartRows },
  }
}

const taxHeaders: readonly Head[] = [
  ['Invoice', 'left'],
  ['Currency', 'left'],
  ['Tax', 'left'],
  ['', 'left'],
  ['Rate', 'right'],
  ['Base', 'right'],
  ['Rate × base', 'right'],
  ['Stated', 'right'],
  ['Difference', 'right'],
  ['Included in prices', 'right'],
  ['Page', 'right'],
  ['Confidence', 'right'],
]

function writeTaxes(sheet: Worksheet, presentation: Presentation, from: number): number {
  const { invoices, raw, nameOf } = presentation
  const taxes = invoices.flatMap(invoice => invoice.taxes.map((tax, index) => ({ invoice, tax, index })))
  let row = writeHeaders(sheet, from, 'Taxes by line, checked against the rate', taxHeaders)
  if (taxes.length === 0) {
    putAcross(sheet, [row, 1, 8], 'No tax is stated on its own.', styles.small)
    return row + 2
  }
  const first = row
  for (const { invoice, tax, index } of taxes) {
    const at = (member: 'rate' | 'base' | 'amount') =>
      tax[member] === null ? null : raw.at(invoice, `/taxes/${index}/${member}`)
    const origin = raw.originOf(invoice, `/taxes/${index}/amount`)
    const amountStyle = amountCell(invoice.currency)
    const shown = (value: Expression | null) => (value === null ? notStated : guarded(value, notStated))
    put(sheet, [row, 1], nameOf(invoice), cells.text)
    put(sheet, [row, 2], currencyText(invoice.currency), cells.text)
    putAcross(sheet, [row, 3, 4], tax.label ?? '', cells.text)
    put(sheet, [row, 5], shown(at('rate')), cells.rate)
    put(sheet, [row, 6], shown(at('base')), amountStyle)
    const product = rounded(times(cellOf(`E${row}`, tax.rate), cellOf(`F${row}`, tax.base)), 2)
    put(sheet, [row, 7], guarded(product), amountStyle)
    put(sheet, [row, 8], shown(at('amount')), markedStyle(amountStyle, origin))
    const difference = rounded(minus(cellOf(`H${row}`, tax.amount), cellOf(`G${row}`, product.value)), 2)
    put(sheet, [row, 9], guarded(difference), differenceCell(invoice.currency))
    put(sheet, [row, 10], tax.included === null ? notStated : tax.included ? 'yes' : 'no', cells.right)
    put(sheet, [row, 11], invoice.provenance[`/taxes/${index}/amount`]?.page ?? null, cells.plain)
    put(sheet, [row, 12], origin.confidence, markedStyle(cells.confidence, origin))
    row += 1
  }
  return writeRates(sheet, presentation, taxes, { first, last: row - 1 })
}

function writeRates(
  sheet: Worksheet,
  { result, invoices }: Presentation,
  taxes: readonly { readonly invoice: Invoice; readonly tax: Invoice['taxes'][number] }[],
  { first, last }: { readonly first: number; readonly last: number },
): number {
  const from = last + 2
  const rates = result.reports.tax_and_fees.by_rate
  if (invoices.length === 1 && rates.length === taxes.length) return from
  let row = writeHeaders(sheet, from, 'Taxes by rate', [
    ['Rate', 'left'],
    ['Currency', 'left'],
    ['Taxes', 'right'],
    ['Base', 'right'],
    ['Tax', 'right'],
    ['Tax of base', 'right'],
  ])
  const range = (column: string) => `$${column}$${first}:$${column}$${last}`
  for (const { currency, rate, tax_count: count } of rates) {
    const same = (place: number) => taxes[place]!.invoice.currency === currency && taxes[place]!.tax.rate === rate
    const criteria: readonly Criterion[] = [
      { range: range('B'), cell: `$B${row}`, matches: same },
      { range: range('E'), cell: `$A${row}`, matches: same },
    ]
    const base = sumWhere(
      range('F'),
      taxes.map(({ tax }) => tax.base),
      criteria,
    )
    const amount = sumWhere(
      range('H'),
      taxes.map(({ tax }) => tax.amount),
      criteria,
    )
    put(sheet, [row, 1], rate ?? notStated, restyle(cells.rate, { alignment: spaced }))
    put(sheet, [row, 2], currencyText(currency), cells.text)
    put(sheet, [row, 3], count, cells.count)
    put(sheet, [row, 4], guarded(base, notStated), amountCell(currency))
    put(sheet, [row, 5], guarded(amount, notStated), amountCell(currency))
    const share = overPositive(cellOf(`E${row}`, amount.value), cellOf(`D${row}`, base.value))
    put(sheet, [row, 6], guarded(share), cells.rate)
    row += 1
  }
  return row + 1
}
