/** The ratios with an industry value, in small tables with a chart beside each. */
import type { Worksheet } from 'exceljs'
import { cellOf, guarded } from '../formula.ts'
import type { Chart } from '../charts.ts'
import { color, restyle, numberFormat, put, rowRule, styles } from '../workbook.ts'
import { type RatioDefinition, type RatioUnit } from './ratio-formulas.ts'
import { ratioSheet, letter, type RatioColumns, type RatioPlan } from './ratio-plan.ts'

export const ratioFormats: Record<RatioUnit, string> = {
  percent: numberFormat.percent,
  times: numberFormat.times,
  days: numberFormat.days,
}
export const cellStyle = restyle(styles.amount, { border: rowRule })

interface Comparison {
  readonly title: string
  readonly axis: string
  readonly format: string
  readonly belongs: (ratio: RatioDefinition, group: string) => boolean
}
const coverage: readonly string[] = ['interestCoverageRatio', 'debtServiceCoverageRatio']
const comparisons: readonly Comparison[] = [
  { title: 'Margins and returns', axis: 'Percent', format: '0%', belongs: ratio => ratio.unit === 'percent' },
  {
    title: 'Liquidity and leverage',
    axis: 'Times',
    format: '0.0',
    belongs: (ratio, group) =>
      ratio.unit === 'times' && ['Liquidity', 'Solvency'].includes(group) && !coverage.includes(ratio.name),
  },
  {
    title: 'Coverage and turnover',
    axis: 'Times',
    format: '0.0',
    belongs: (ratio, group) => ratio.unit === 'times' && (group === 'Efficiency' || coverage.includes(ratio.name)),
  },
]
const chartRows = 15
/** 0-based: to the right of the three columns of the small table. */
const chartColumn = 4
/** The column at which a chart is wide enough to read. */
function chartEnd(sheet: Worksheet): number {
  let column = chartColumn
  for (let width = 0; width < 66; column++) width += sheet.getColumn(column + 1).width ?? 9
  return column
}

/** Writes small tables of the ratios with an industry value, each with its chart beside it. */
export function addComparison(
  sheet: Worksheet,
  plan: RatioPlan,
  columns: RatioColumns,
  from: number,
): readonly Chart[] {
  const charts: Chart[] = []
  let row = from
  for (const { title, axis, format, belongs } of comparisons) {
    const rows = plan.groups.flatMap(group =>
      group.rows.filter(entry => entry.benchmark && belongs(entry.ratio, group.title)),
    )
    if (rows.length === 0) continue
    if (charts.length === 0) sheet.getRow(row - 2).addPageBreak()
    put(sheet, [row, 1], `${title} against the industry`, styles.head)
    put(sheet, [row, 2], 'Company', styles.headRight)
    put(sheet, [row, 3], 'Industry', styles.headRight)
    rows.forEach((entry, index) => {
      const at = row + 1 + index
      const numbers = restyle(cellStyle, { numFmt: ratioFormats[entry.ratio.unit] })
      put(sheet, [at, 1], entry.ratio.title, restyle(styles.text, { border: rowRule }))
      put(sheet, [at, 2], guarded(cellOf(`$${letter(columns.periods)}$${entry.row}`, entry.stated)), numbers)
      put(
        sheet,
        [at, 3],
        guarded(cellOf(`$${letter(columns.benchmark)}$${entry.row}`, entry.benchmark!.value)),
        numbers,
      )
    })
    const first = row + 1
    const last = row + rows.length
    const range = (column: string) => `'${ratioSheet}'!$${column}$${first}:$${column}$${last}`
    charts.push({
      sheet: ratioSheet,
      title: `${title} against the industry`,
      bars: 'horizontal',
      reversed: true,
      valueTitle: axis,
      valueFormat: format,
      categories: { range: range('A'), texts: rows.map(entry => entry.ratio.title) },
      series: [
        {
          name: 'Company',
          nameCell: `'${ratioSheet}'!$B$${row}`,
          range: range('B'),
          values: rows.map(entry => entry.stated),
          rgb: color.accent,
        },
        {
          name: 'Industry',
          nameCell: `'${ratioSheet}'!$C$${row}`,
          range: range('C'),
          values: rows.map(entry => entry.benchmark!.value),
          rgb: color.accentLight,
        },
      ],
      anchor: { fromColumn: chartColumn, fromRow: row - 1, toColumn: chartEnd(sheet), toRow: row - 1 + chartRows },
    })
    row += Math.max(rows.length + 2, chartRows + 2)
  }
  return charts
}
