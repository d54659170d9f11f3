/** The Trend Analysis sheet: growth by year and quarter, development over all periods, seasons, and charts. */
import type { Workbook, Worksheet } from 'exceljs'
import type { TrendAnalysis } from '../../contract/financial-statement.ts'
import type { Chart } from '../charts.ts'
import { addSheet, restyle, numberFormat, put, putAcross, rowRule, styles, titleRows } from '../workbook.ts'
import { addGrowthTable } from './growth-table.ts'
import { isQuarterApart, isYearApart, latestSet } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { addSeriesTables } from './series-table.ts'
import { addMultiYear } from './multi-year.ts'

export const trendSheet = 'Trend Analysis'
const firstRow = titleRows + 1
/** Columns of the widest fixed table; series over more periods extend further right. */
const fixedColumns = 8
const chartRows = 15

export function addTrends(book: Workbook, presentation: Presentation): readonly Chart[] {
  const { result, sets, columns } = presentation
  const widest = Math.max(fixedColumns, sets.length + 1)
  const sheet = addSheet(book, trendSheet, presentation.title('Trend analysis'), {
    headerRows: [1, 3],
    headerColumns: 'A:A',
    frozenRows: 3,
    frozenColumns: 1,
    // The typical sheet fits on one page: annual periods without seasons.
    ...(new Set(sets.map(set => set.months)).size <= 1 && !result.trendAnalysis.seasonal && { onePage: true }),
    widths: [32, ...Array.from({ length: widest - 1 }, () => 14.5)],
  })
  const { yearOverYear, quarterOverQuarter, multiYear, seasonal } = result.trendAnalysis
  let row = addGrowthTable(
    sheet,
    presentation,
    { title: 'Year over year', growth: yearOverYear, apart: isYearApart },
    firstRow,
  )
  if (quarterOverQuarter)
    row = addGrowthTable(
      sheet,
      presentation,
      { title: 'Quarter over quarter', growth: quarterOverQuarter, apart: isQuarterApart },
      row,
    )
  const chartRow = row
  const plan = addSeriesTables(sheet, presentation, latestSet(columns), { from: row, chartRows })
  row = plan.nextRow
  if (multiYear && Object.keys(multiYear).length > 0) row = addMultiYear(sheet, presentation, multiYear, row)
  if (seasonal && Object.keys(seasonal).length > 0) addSeasonal(sheet, seasonal, row)
  if (plan.charts.length === 0)
    putAcross(
      sheet,
      [chartRow, 1, fixedColumns],
      'A trend needs at least two periods of the same length.',
      styles.small,
    )
  return plan.charts
}

/** Indices are averages over years computed by the analysis, so they are written as values. */
function addSeasonal(sheet: Worksheet, seasonal: NonNullable<TrendAnalysis['seasonal']>, from: number): void {
  put(sheet, [from, 1], 'Seasons (1.00 is the average of the year)', styles.section)
  let row = from + 1
  for (const [name, season] of Object.entries(seasonal)) {
    const seasons = Object.entries(season.indices)
    put(sheet, [row, 1], name, styles.head)
    seasons.forEach(([label, index], place) => {
      put(sheet, [row, place + 2], label, styles.headRight)
      put(sheet, [row + 1, place + 2], index, restyle(styles.amount, { numFmt: '0.00', border: rowRule }))
    })
    put(sheet, [row, seasons.length + 2], 'Strength', styles.headRight)
    put(
      sheet,
      [row + 1, seasons.length + 2],
      season.strength,
      restyle(styles.amount, { numFmt: numberFormat.percent, border: rowRule }),
    )
    put(sheet, [row + 1, 1], 'Index', restyle(styles.text, { border: rowRule }))
    putAcross(sheet, [row + 2, 1, fixedColumns], season.message, styles.small)
    row += 4
  }
}
