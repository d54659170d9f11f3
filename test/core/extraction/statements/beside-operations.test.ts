/** Lines beside the operations whose names do not tell: the sum they stand in shows which way they go. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const figuresOf = (beside: string) =>
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
    INCOME FROM OPERATIONS                   555,546
    OTHER INCOME (EXPENSE)
${beside}
    `),
    hints,
  ).readings[0]!.figures

test('charges that go the other way than interest are income', () => {
  const figures = figuresOf(`
      Finance charges on accounts              3,618
      Zephyr fees                              8,415
      Interest expense                       (31,206)
    Total other                              (19,173)
    NET INCOME                               536,373`)
  expect(figures['ordinaryIncomeExpense.interestExpense']?.value).toBe(31_206)
  expect(figures['otherIncomeExpense.otherIncome']).toMatchObject({ value: 12_033 })
  expect(figures['otherIncomeExpense.otherIncome']?.confidence).toBeLessThan(0.9)
})

test('an unknown line that goes the way of interest is a cost', () => {
  const figures = figuresOf(`
      Interest income                          2,000
      Zephyr settlement                       (8,415)
      Interest expense                       (31,206)
    Total other                              (37,621)
    NET INCOME                               517,925`)
  expect(figures['otherIncomeExpense.otherExpenses']?.value).toBe(8_415)
  expect(figures['otherIncomeExpense.otherIncome']?.value).toBe(2_000)
})

test('donations that go the other way than interest were received', () => {
  const figures = figuresOf(`
      Donations                                8,415
      Interest expense                       (31,206)
    Total non-operating gains (losses)       (22,791)
    NET INCOME                               532,755`)
  expect(figures['otherIncomeExpense.otherIncome']?.value).toBe(8_415)
  expect(figures['otherIncomeExpense.otherExpenses']).toBeUndefined()
  expect(figures['otherIncomeExpense.netOtherIncomeExpense']?.value).toBe(-22_791)
})

test('what is income by its kind is a cost where it goes the way of interest, or lowers a sum of gains', () => {
  const beside = figuresOf(`
      Lawsuit settlement                      (8,415)
      Interest expense                       (31,206)
    Total other                              (39,621)
    NET INCOME                               515,925`)
  expect(beside['otherIncomeExpense.otherExpenses']?.value).toBe(8_415)
  expect(beside['otherIncomeExpense.otherIncome']).toBeUndefined()
  const alone = figuresOf(`
      Lawsuit settlement                      (8,415)
      Storm damage                            (1,000)
    Total non-operating gains (losses)        (9,415)
    NET INCOME                               546,131`)
  expect(alone['otherIncomeExpense.otherExpenses']?.value).toBe(9_415)
})

test('income that may fall below zero stays income', () => {
  const figures = figuresOf(`
      Other income, net                       (8,415)
      Interest expense                       (31,206)
    Total other                              (39,621)
    NET INCOME                               515,925`)
  expect(figures['otherIncomeExpense.otherExpenses']).toBeUndefined()
})

test('what is added to gross profit, to a bare sum of both, is other income', () => {
  const { figures } = extractStatements(
    drawDocument(`
    SOUTH LANE FURNISHINGS
    TRADING AND PROFIT AND LOSS ACCOUNT
    FOR THE YEAR ENDED 5 APRIL 2026

    Sales                                    318,406
    Cost of sales                            138,584
    Gross profit                             179,822
    Commission received                        3,118
    Grant                                      1,500
                                             184,440
    Expenditure
      Wages                                   54,218
      Rent and rates                          39,562
                                              93,780
    NET PROFIT                                90,660
    `),
    hints,
  ).readings[0]!
  expect(figures['otherIncomeExpense.otherIncome']?.value).toBe(4_618)
})
