/** The bridge of the global cash flow as a chart: each step begins where the one before ended. Its bars are formulas over the sheet's amounts. */
import type { Worksheet } from 'exceljs'
import type { GlobalCashFlow } from '../../contract/cash-flow.ts'
import type { Chart } from '../charts.ts'
import { color, numberFormat, put, restyle, styles } from '../workbook.ts'

/** Rows of the sheet: the first step, and the cash available below the last one; 1-based. */
export interface BridgeRows {
  readonly heading: number
  readonly first: number
  readonly available: number
}

/** 1-based; F and what follows, right of what is printed. */
const columns = { label: 6, base: 7, rise: 8, fall: 9, total: 10 } as const
const colors = { rise: color.good, fall: color.bad, total: color.accent } as const
const chartRows = 16
const small = restyle(styles.small, { numFmt: numberFormat.cents, alignment: { horizontal: 'right' } })

/** null: a step is not stated, or the sum of steps falls below zero, where stacked bars would mislead. */
export function addBridge(sheet: Worksheet, global: GlobalCashFlow, rows: BridgeRows): Chart | null {
  const { bridge, cash_available: available } = global
  const amounts = bridge.flatMap(({ signed }) => (signed === null ? [] : [Math.round(signed * 100)]))
  const after = amounts.map((_, index) => amounts.slice(0, index + 1).reduce((sum, amount) => sum + amount, 0))
  if (available === null || amounts.length < bridge.length || amounts.length === 0 || Math.min(...after) < 0)
    return null
  for (const [name, column] of Object.entries(columns))
    if (name !== 'label') put(sheet, [rows.heading, column], `Bridge: ${name}`, styles.headRight)
  const labels = [...bridge.map(({ party, label }) => `${party}: ${label}`), 'Cash available']
  const bars = amounts.map((amount, index) => ({
    base: Math.min(after[index]!, after[index]! - amount) / 100,
    rise: Math.max(0, amount) / 100,
    fall: Math.max(0, 0 - amount) / 100,
  }))
  for (const [index, bar] of bars.entries()) {
    const row = rows.first + index
    const end = `SUM(C$${rows.first}:C${row})`
    put(sheet, [row, columns.label], { formula: `A${row}&": "&B${row}`, result: labels[index]! }, styles.small)
    put(sheet, [row, columns.base], { formula: `MIN(${end},${end}-C${row})`, result: bar.base }, small)
    put(sheet, [row, columns.rise], { formula: `MAX(0,C${row})`, result: bar.rise }, small)
    put(sheet, [row, columns.fall], { formula: `MAX(0,-C${row})`, result: bar.fall }, small)
  }
  put(sheet, [rows.available, columns.label], labels.at(-1)!, styles.small)
  put(sheet, [rows.available, columns.total], { formula: `C${rows.available}`, result: available }, small)
  return chartOf(sheet.name, { rows, labels, bars, available })
}

interface Drawn {
  readonly rows: BridgeRows
  readonly labels: readonly string[]
  readonly bars: readonly { readonly base: number; readonly rise: number; readonly fall: number }[]
  readonly available: number
}

function chartOf(sheet: string, { rows, labels, bars, available }: Drawn): Chart {
  const range = (letter: string): string => `'${sheet}'!$${letter}$${rows.first}:$${letter}$${rows.available}`
  const series = (letter: string, name: keyof typeof columns, values: readonly (number | null)[]) => ({
    name,
    nameCell: `'${sheet}'!$${letter}$${rows.heading}`,
    range: range(letter),
    values,
  })
  return {
    sheet,
    title: 'From each party’s cash to the cash available',
    bars: 'horizontal',
    stacked: true,
    reversed: true,
    valueTitle: 'Amount a year',
    valueFormat: '#,##0',
    categories: { range: range('F'), texts: labels },
    series: [
      { ...series('G', 'base', [...bars.map(({ base }) => base), null]), rgb: null },
      { ...series('H', 'rise', [...bars.map(({ rise }) => rise), null]), rgb: colors.rise },
      { ...series('I', 'fall', [...bars.map(({ fall }) => fall), null]), rgb: colors.fall },
      { ...series('J', 'total', [...bars.map(() => null), available]), rgb: colors.total },
    ],
    anchor: {
      fromColumn: 5,
      fromRow: rows.available + 1,
      toColumn: 12,
      toRow: rows.available + 1 + Math.max(chartRows, 2 * labels.length),
    },
  }
}
