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
