/** Ratios over the periods: columns, change, average, and the coverage that the cash flow desk computes. */
import { expect, test } from 'vitest'
import { statementCashFlow } from '../../../../core/workflows/cash-flow/statement-cash-flow.ts'
import {
  columnName,
  coverageRows,
  ratioRow,
  yearColumns,
} from '../../../../renderer/features/statements/ratio-years.ts'
import { sampleResult, threeYears } from '../../../support/sample-result.ts'

const result = sampleResult()
const columns = yearColumns(result)
const debtToEquity = 'solvencyRatios.debtToEquity'
const stated = result.financialRatios.solvencyRatios.debtToEquity

test('every year is a column, the newest first, and its ratio that of its own statements', () => {
  expect(columns.map(columnName)).toEqual(['12/31/2025', '12/31/2024', '12/31/2023'])
  const row = ratioRow(result, columns, [debtToEquity, stated])
  expect(row.cells.map(cell => cell!.value)).toEqual(
    result.periods.map(({ ratioDetails }) => ratioDetails![debtToEquity]!.value),
  )
  expect(new Set(row.cells.map(cell => cell!.value)).size).toBe(3)
})

test('the change is that of a year, in points where the ratio is a percentage', () => {
  const margin = 'profitabilityRatios.netProfitMargin'
  const row = ratioRow(result, columns, [margin, result.financialRatios.profitabilityRatios.netProfitMargin])
  const [now, before] = result.periods.map(({ ratioDetails }) => ratioDetails![margin]!.value!)
  expect(row.change).toBe(`${now! < before! ? '−' : '+'}${Math.abs(100 * (now! - before!)).toFixed(1)} pp`)
  const interim = ratioRow(result, [{ ...columns[0]!, months: 6 }, ...columns.slice(1)], [margin, 0])
  expect(interim.change).toBeNull()
})

test('a year without a value leaves no average: it would be kinder than the years', () => {
  expect(ratioRow(result, columns, [debtToEquity, stated]).average).toMatch(/^\d+\.\d\d$/)
  const [first, second, third] = result.periods
  const lacking = { ...second!.ratioDetails![debtToEquity]!, value: null, reason: 'negative_equity' as const }
  const lossOfEquity = {
    ...result,
    periods: [first!, { ...second!, ratioDetails: { ...second!.ratioDetails, [debtToEquity]: lacking } }, third!],
  }
  const row = ratioRow(lossOfEquity, columns, [debtToEquity, stated])
  expect(row.average).toBeNull()
  expect(row.change).toBeNull()
  expect(row.cells[1]).toMatchObject({ text: null, reason: 'equity is zero or negative' })
})

test('coverage and leverage stand in the columns of their periods, an interim as annualized', () => {
  const interim = { ...threeYears[2]!, periodEnd: '2026-06-30', months: 6 }
  const some = sampleResult({ years: [...threeYears.slice(1), interim] })
  const analyzed = { ...some, ...statementCashFlow(some, [], {}) }
  const rows = coverageRows(analyzed, yearColumns(analyzed))
  const desk = analyzed.cash_flow!.periods
  const valueOf = (end: string, kind: string, line: string) =>
    desk.find(period => period.period_end === end && period.kind === kind)!.lines[line]!.value
  const ebitda = rows.find(({ id }) => id === 'ebitda')!
  expect(ebitda.cells.map(cell => cell!.value)).toEqual([
    valueOf('2026-06-30', 'interim_annualized', 'ebitda'),
    valueOf('2025-12-31', 'fye', 'ebitda'),
    valueOf('2024-12-31', 'fye', 'ebitda'),
  ])
  expect(rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['debt_to_ebitda', 'fccr', 'tangible_net_worth', 'working_capital', 'dso', 'dio', 'dpo']),
  )
  // Nobody approved an adjustment: adjusted EBITDA would say the same as EBITDA.
  expect(rows.map(({ id }) => id)).not.toContain('adjusted_ebitda')
  const inputs = rows.find(({ id }) => id === 'working_capital')!.cells[1]!.inputs
  expect(inputs.map(({ name }) => name)).toEqual(['Total current assets', 'Total current liabilities'])
  expect(inputs.every(({ pointer }) => pointer.includes('/balanceSheet/'))).toBe(true)
})
