/** Statements on forms of offices and programs: columns without a date, classes under their total, accounts behind names, what is left of revenue. */
import { describe, expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import type { StatementHints } from '../../../../core/extraction/statements/statement.ts'
import { periodsIn } from '../../../../core/extraction/values/dates/periods.ts'
import { normalizeLabel } from '../../../../core/vocabulary/normalize-label.ts'
import { drawPage } from '../../../support/draw-page.ts'

const noHints: StatementHints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

/** By the end of their period: the values by the last part of their paths. */
function valuesIn(picture: string, hints: Partial<StatementHints> = {}) {
  const document = { fileName: 'drawn.pdf', pages: [drawPage(picture)], problems: [] }
  const { readings } = extractStatements(document, { ...noHints, ...hints })
  return Object.fromEntries(
    readings.map(({ periodEnd, figures }) => [
      periodEnd,
      Object.fromEntries(Object.entries(figures).map(([path, field]) => [path.split('.').at(-1)!, field.value])),
    ]),
  )
}

const schedule = `
  Balance Sheet Information

                                                          Prior year      Current year
  Assets
  Cash and deposits                                           98,344           142,806
  Accounts receivable                                        376,940           418,215
  Total current assets                                       475,284           561,021
  Machinery                                                1,148,200         1,206,480
  Accumulated amortization of machinery                     (602,710)         (688,315)
  Motor vehicles                                             214,600           214,600
  Accumulated amortization of motor vehicles                 (95,462)         (131,204)
  Total tangible capital assets                            1,362,800         1,421,080
  Total accumulated amortization of tangible capital assets (698,172)         (819,519)
  Total assets                                             1,139,912         1,162,582
  Liabilities
  Amounts payable and accrued liabilities                    284,406           306,118
  Total current liabilities                                  284,406           306,118
  Total liabilities                                          284,406           306,118
  Shareholder equity
  Common shares                                                  100               100
  Retained earnings                                          855,406           856,364
  Total shareholder equity                                   855,506           856,464
  Total liabilities and shareholder equity                 1,139,912         1,162,582
`

describe('columns called current and prior year', () => {
  test('have the date that the uploader states, and the one a year before it, in whatever order', () => {
    const values = valuesIn(schedule, { periodEnd: '2025-11-30', statementType: 'BALANCE_SHEET' })
    expect(values['2025-11-30']).toMatchObject({ cash: 142_806, accountsPayable: 306_118 })
    expect(values['2024-11-30']).toMatchObject({ cash: 98_344, accountsPayable: 284_406 })
  })

  test('a total of classes counts once, beside its classes', () => {
    const values = valuesIn(schedule, { periodEnd: '2025-11-30', statementType: 'BALANCE_SHEET' })
    expect(values['2025-11-30']!['accumulatedDepreciation']).toBe(-819_519)
    expect(values['2024-11-30']!['accumulatedDepreciation']).toBe(-698_172)
  })
})

test('net revenues below the costs of sales are gross profit', () => {
  const values = valuesIn(`
  Statement of Income
  Year ended September 30, 2026

  REVENUES
    Service charges                                    388,215.40
    Merchandise sales                                  604,318.85
  TOTAL REVENUES                                       992,534.25
  COST OF REVENUES
    Cost of merchandise sold                           361,402.70
    Shrinkage                                            6,218.30
  TOTAL COST OF REVENUES                               367,621.00
  NET REVENUES                                         624,913.25
  OPERATING EXPENSES
    Wages                                              241,806.20
    Rent                                                78,000.00
  TOTAL OPERATING EXPENSES                             319,806.20
  NET INCOME                                           305,107.05
`)
  expect(values['2026-09-30']).toMatchObject({
    revenue: 992_534.25,
    costOfGoodsSold: 367_621,
    grossProfit: 624_913.25,
    totalOperatingExpenses: 319_806.2,
    netIncome: 305_107.05,
  })
})

test('two dates side by side are one period where they are its first and its last day', () => {
  expect(periodsIn('01/01/2025 12/31/2025')).toMatchObject([{ end: { year: 2025, month: 12, day: 31 }, months: 12 }])
  expect(periodsIn('12/31/2025 12/31/2024')).toHaveLength(2)
  expect(periodsIn('06/30/2024 06/30/2025')).toHaveLength(2)
})

test('lines of a form that a label refers to are no part of it', () => {
  expect(normalizeLabel('Less depreciation on lines 10, 11 and 12')).toMatchObject({
    tokens: ['depreciation'],
    less: true,
  })
  expect(normalizeLabel('Credit lines').tokens).toEqual(['credit', 'line'])
})

test('the account behind a name is no part of it, the year is', () => {
  expect(normalizeLabel('Total Revenue 5000T').tokens).toEqual(['revenue'])
  expect(normalizeLabel('Other revenue 5900').tokens).toEqual(['other', 'revenue'])
  expect(normalizeLabel('Balance 2024').tokens).toEqual(['balance', '2024'])
})
