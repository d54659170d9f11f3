/** The executive summary: every sentence names figures of the statements, and none is written without them. */
import { describe, expect, test } from 'vitest'
import { assembleStatements } from '../../../core/workflows/statements/assemble.ts'
import { amount, dateInWords, fieldName, percent, periodInWords } from '../../../core/analysis/wording.ts'
import { field, file, reading, type Values } from '../workflows/readings.ts'
import { shopCashFlow, shopIncome, shopSheet } from './subjects.ts'

const summaryOf = (
  sheet: Values<'balanceSheet'>,
  income: Values<'incomeStatement'>,
  flows: Values<'cashFlowStatement'> = shopCashFlow,
  currency: string | null = 'USD',
) =>
  assembleStatements({
    analysisId: 'a',
    reportUrl: 'u',
    files: [
      file(
        'set.pdf',
        { statementType: 'BALANCE_SHEET', periodEnd: '2024-12-31' },
        [
          reading('set.pdf', 'balanceSheet', '2024-12-31', null, sheet),
          reading('set.pdf', 'incomeStatement', '2024-12-31', 12, income),
          reading('set.pdf', 'incomeStatement', '2023-12-31', 12, {
            ...income,
            'ordinaryIncomeExpense.income.revenue': 2_500_000,
          }),
          reading('set.pdf', 'cashFlowStatement', '2024-12-31', 12, flows),
        ],
        { currency: currency === null ? null : field(currency, 'set.pdf') },
      ),
    ],
  }).executiveSummary

describe('a sound company', () => {
  const { keyFindings, recommendations } = summaryOf(shopSheet, shopIncome)
  test('findings name figures and period', () => {
    expect(keyFindings).toContain(
      'Revenue for the year ended December 31, 2024 was $2 million, down 20.0% from $2.5 million for the period ended December 31, 2023.',
    )
    expect(keyFindings).toContain(
      'Current assets of $500,000 cover current liabilities of $250,000 2.00x (1.28x without inventory and prepaid items) at December 31, 2024; working capital is $250,000.',
    )
    expect(keyFindings).toContain(
      'EBITDA covers interest and the current portion of long-term debt 3.00x for the year ended December 31, 2024; earnings before interest and tax cover interest of $40,000 4.00x.',
    )
    for (const sentence of [...keyFindings, ...recommendations]) expect(sentence).toMatch(/\d/)
    for (const sentence of [...keyFindings, ...recommendations])
      expect(sentence).not.toMatch(/NaN|undefined|null|Infinity/)
  })
  test('a recommendation follows from a figure', () => {
    expect(recommendations.some(r => r.includes('revenue went from $2.5 million') && r.includes('-20.0%'))).toBe(true)
    expect(recommendations.some(r => r.startsWith('Ordinary terms look supportable'))).toBe(true)
  })
})

test('a company in trouble is described so in figures', () => {
  const { keyFindings, recommendations } = summaryOf(
    {
      ...shopSheet,
      'liabilitiesAndEquity.equity.totalEquity': -80_000,
      'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 900_000,
    },
    { ...shopIncome, 'ordinaryIncomeExpense.operatingIncome': -100_000, netIncome: -170_000 },
    { ...shopCashFlow, 'operatingActivities.netIncome': -170_000 },
  )
  expect(keyFindings.join('\n')).toContain('Net loss for the year ended December 31, 2024 was $170,000')
  expect(keyFindings.join('\n')).toContain('Equity is negative at -$80,000')
  expect(recommendations.join('\n')).toContain('current assets cover current liabilities only 0.56x')
  expect(recommendations.join('\n')).toContain('Do not rely on cash flow alone')
  expect(recommendations.join('\n')).not.toContain('supportable')
})

test('without a currency amounts stand alone', () =>
  expect(summaryOf(shopSheet, shopIncome, shopCashFlow, null).keyFindings.join('\n')).toContain(
    'Total liabilities of 600,000 are 1.50x equity of 400,000',
  ))

describe('wording', () => {
  test.each([
    [1_234_567, 'USD', '$1.23 million'],
    [344_000, 'DKK', 'DKK 344,000'],
    [-12_450, 'USD', '-$12,450'],
    [999_600, 'EUR', '€1 million'],
    [2_345_000_000, null, '2.35 billion'],
    [0.4, 'USD', '$0'],
  ])('%d in %s is %s', (value, currency, text) => expect(amount(value, currency)).toBe(text))
  test('dates, periods, percentages, names', () => {
    expect(dateInWords('2024-02-29')).toBe('February 29, 2024')
    expect(periodInWords('2024-03-31', 3)).toBe('the 3 months ended March 31, 2024')
    expect(periodInWords('2024-03-31', 1)).toBe('the month ended March 31, 2024')
    expect(percent(-0.0349)).toBe('-3.5%')
    expect(fieldName('assets.fixedAssets.propertyPlantEquipment')).toBe('property, plant and equipment')
    expect(fieldName('liabilitiesAndEquity.currentLiabilities.accruedExpenses')).toBe('accrued expenses')
  })
})
