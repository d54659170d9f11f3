/** Goods and services at the top of the Transaction Breakdown: counts, sums and shares by currency, and their chart. */
import type { Worksheet } from 'exceljs'
import type { Chart } from '../charts.ts'
import { cellOf, guarded, overPositive } from '../formula.ts'
import { countWhere, sumOfRange, sumWhere, type Criterion } from '../range-formula.ts'
import { color, restyle, put, spaced, styles } from '../workbook.ts'
import { categories, categoryText, headerRow, lastColumn, type Area } from './breakdown-area.ts'
import { cells, amountCell, sheetNames, totalCell, totalCount, totalText, type CurrencyGroup } from './presentation.ts'

/** Rows of the chart beside the table. */
export const chartRows = 12

/** Categories with at least one line that has an amount. */
export const categoriesOf = ({ invoices }: CurrencyGroup) => {
  const lines = invoices.flatMap(({ transactions }) => transactions)
  return categories.filter(([category]) => lines.some(line => line.category === category && line.amount !== null))
}

/** Writes the table at the top of the sheet, one block per currency; the chart shows the first. */
export function writeCategories(sheet: Worksheet, groups: readonly CurrencyGroup[], area: Area): readonly Chart[] {
  let row = headerRow + 1
  put(sheet, [row, 1], groups.length > 1 ? 'Goods and services, by currency' : 'Goods and services', styles.section)
  row += 1
  const charts: Chart[] = []
  const range = (column: string) => `$${column}$${area.first}:$${column}$${area.last}`
  const amounts = area.lines.map(entry => entry?.line.amount ?? null)
  groups.forEach((group, index) => {
    const { code, currency } = group
    const list = categoriesOf(group)
    const from = row
    const ofCurrency = (at: number): Criterion => ({
      range: range('H'),
      cell: `$H${at}`,
      matches: line => area.lines[line] !== null && area.lines[line]?.invoice.currency === code,
    })
    const values: number[] = []
    for (const [category, title] of list) {
      const criteria = [
        ofCurrency(row),
        {
          range: range('C'),
          cell: `$C${row}`,
          matches: (line: number) => area.lines[line]?.line.category === category,
        },
      ]
      const amount = sumWhere(range('G'), amounts, criteria)
      values.push(amount.value ?? 0)
      put(sheet, [row, 1], guarded(countWhere(range('G'), amounts, criteria)), cells.count)
      put(sheet, [row, 2], title, restyle(cells.text, { alignment: spaced }))
      put(sheet, [row, 3], categoryText(category), cells.text)
      for (const column of [4, 5, 6]) put(sheet, [row, column], null, cells.text)
      put(sheet, [row, 7], guarded(amount), amountCell(code))
      put(sheet, [row, 8], currency, cells.right)
      row += 1
    }
    const total = sumOfRange(`G${from}:G${row - 1}`, list.length === 0 ? [null] : values)
    list.forEach((_, place) => {
      const share = overPositive(cellOf(`G${from + place}`, values[place]!), cellOf(`G$${row}`, total.value))
      put(sheet, [from + place, 9], guarded(share), cells.percent)
    })
    for (let column = 1; column <= 9; column++) put(sheet, [row, column], null, totalText)
    if (list.length > 0) {
      put(sheet, [row, 1], guarded(sumOfRange(`A${from}:A${row - 1}`, countsOf(group, list))), totalCount)
      put(sheet, [row, 7], guarded(total), totalCell(code))
    }
    put(sheet, [row, 2], `All lines in ${code ?? 'a currency not stated'}`, restyle(totalText, { alignment: spaced }))
    put(sheet, [row, 8], currency, restyle(totalText, { alignment: { horizontal: 'right', vertical: 'middle' } }))
    if (index === 0 && list.length > 0) charts.push(chartOf(list, values, from, code))
    row += 1
  })
  return charts
}

const countsOf = ({ invoices }: CurrencyGroup, list: readonly (typeof categories)[number][]): number[] =>
  list.map(
    ([category]) =>
      invoices
        .flatMap(({ transactions }) => transactions)
        .filter(line => line.category === category && line.amount !== null).length,
  )

function chartOf(
  list: readonly (typeof categories)[number][],
  values: readonly number[],
  from: number,
  code: string | null,
): Chart {
  const range = (column: string) => `'${sheetNames.breakdown}'!$${column}$${from}:$${column}$${from + list.length - 1}`
  return {
    sheet: sheetNames.breakdown,
    title: `Goods and services billed${code === null ? '' : `, ${code}`}`,
    bars: 'horizontal',
    reversed: true,
    valueTitle: code ?? 'Amount',
    valueFormat: '#,##0',
    categories: { range: range('B'), texts: list.map(([, title]) => title) },
    series: [
      {
        name: 'Amount',
        nameCell: `'${sheetNames.breakdown}'!$G$${headerRow}`,
        range: range('G'),
        values,
        rgb: color.accent,
      },
    ],
    anchor: { fromColumn: 9, toColumn: lastColumn, fromRow: headerRow, toRow: headerRow + chartRows },
  }
}
