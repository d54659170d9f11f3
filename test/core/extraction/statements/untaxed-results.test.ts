/** The result before tax where a statement ends with it. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const netIncomeOf = (end: string) =>
  extractStatements(
    drawDocument(`
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED JUNE 30, 2026

    REVENUE
      Sales                                  915,046
    Total revenue                            915,046
    OPERATING EXPENSES
      Wages                                  311,500
      Rent                                    48,000
    Total operating expenses                 359,500
    NET INCOME BEFORE INCOME TAX             555,546
${end}
    `),
    hints,
  ).readings[0]!.figures.netIncome?.value

test('is the net income where no tax is stated', () => {
  expect(netIncomeOf('')).toBe(555_546)
})

test('is not where a tax follows, though the result after it was lost', () => {
  expect(netIncomeOf('    INCOME TAXES                              73,131')).toBeUndefined()
})

test('net ordinary income is what is left before the tax, and unknown beside an interest that may stand elsewhere', () => {
  const figuresWith = (name: string) => {
    const { readings } = extractStatements(
      drawDocument(`
      Hollow Ridge Cold Storage, Inc.
      Income Statement
      Year ended April 30, 2026

      Sales                                  7,418,630
      Cost of sales                          5,218,406
      Gross profit                           2,200,224
      Operating expenses
      Advertising                              148,206
      Salaries                               1,633,365
      Total operating expenses               1,781,571
      Income from operations                   418,653
      Other income (expense)
      Interest income                           20,718
      ${name}      (94,218)
      Total other income (expense)             (73,500)
      Income before income taxes               345,153
      Provision for income taxes                86,415
      Net income                               258,738
    `),
      hints,
    )
    return readings[0]!.figures['ordinaryIncomeExpense.netOrdinaryIncome']?.value
  }
  expect(figuresWith('Loss on sale of equipment          ')).toBe(418_653)
  expect(figuresWith('Interest expense                   ')).toBeUndefined()
})
