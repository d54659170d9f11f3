/**
 * The Transaction Breakdown sheet: goods and services by currency, then every invoice's lines reconciled with its
 * total.
 */
import type { Workbook } from 'exceljs'
import type { Invoice } from '../../contract/invoice.ts'
import type { Chart } from '../charts.ts'
import type { Expression } from '../formula.ts'
import { sumWhere } from '../range-formula.ts'
import { addSheet, restyle, put, spaced, styles } from '../workbook.ts'
import { breakdownArea, breakdownHeaders, categoryText, headerRow, type Category } from './breakdown-area.ts'
import { writeBlock } from './breakdown-blocks.ts'
import { categoriesOf, chartRows, writeCategories } from './breakdown-categories.ts'
import { legend, sheetNames, type Presentation } from './presentation.ts'

export interface BreakdownPlan {
  readonly charts: readonly Chart[]
  /** Amounts of an invoice's lines of one category, for other sheets; null when it has no lines. */
  costsOf(invoice: Invoice, category: Category): Expression | null
}

export function addBreakdown(book: Workbook, presentation: Presentation): BreakdownPlan {
  const sheet = addSheet(book, sheetNames.breakdown, presentation.title('Transaction breakdown'), {
    headerRows: [1, headerRow],
    headerColumns: 'A:B',
    frozenRows: headerRow,
    frozenColumns: 2,
    widths: breakdownHeaders.map(([, width]) => width),
  })
  breakdownHeaders.forEach(([head, , side], index) =>
    put(
      sheet,
      [headerRow, index + 1],
      head,
      side === 'right' ? styles.headRight : side === 'left' ? styles.head : restyle(styles.head, { alignment: spaced }),
    ),
  )
  const { groups, invoices } = presentation
  const tableRows = groups.reduce((sum, group) => sum + categoriesOf(group).length + 1, 0)
  const area = breakdownArea(invoices, headerRow + 1 + Math.max(tableRows + 2, chartRows + 1))
  const charts = writeCategories(sheet, groups, area)
  for (const invoice of invoices) writeBlock(sheet, presentation, invoice, area.blocks.get(invoice)!)
  put(sheet, [area.last + 2, 1], legend, styles.small)
  return {
    charts,
    costsOf: (invoice, category) => {
      const lines = area.blocks.get(invoice)?.lines ?? null
      return lines === null ? null : costsOf(invoice, category, lines)
    },
  }
}

function costsOf(
  { transactions }: Invoice,
  category: Category,
  { first, last }: { readonly first: number; readonly last: number },
): Expression {
  const range = (column: string) => `'${sheetNames.breakdown}'!$${column}$${first}:$${column}$${last}`
  const matches = (row: number) => transactions[row]?.category === category
  const amounts = transactions.map(({ amount }) => amount)
  const sum = sumWhere(range('G'), amounts, [{ range: range('C'), cell: `"${categoryText(category)}"`, matches }])
  // An invoice whose lines all have another category has no services.
  return {
    ...sum,
    condition: `COUNT(${range('G')})>0`,
    value: amounts.every(amount => amount === null) ? null : (sum.value ?? 0),
  }
}
