/** Schedules behind an income statement give the details of the amounts that it states as one. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const statement = `
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF INCOME
    FOR THE YEAR ENDED JUNE 30, 2026

    REVENUE                                  915,046
    COST OF REVENUE                          311,500
    GROSS PROFIT                             603,546
    OPERATING EXPENSES - Schedule 1          130,415
    INCOME BEFORE INCOME TAXES               473,131
    INCOME TAXES                              73,131
    NET INCOME                               400,000
    `
const scheduleWith = (advertising: string) => `
    KETTLE & SONS WELL DRILLING, INC.
    SCHEDULE 1 - OPERATING EXPENSES
    FOR THE YEAR ENDED JUNE 30, 2026

    Advertising                              ${advertising}
    Depreciation                              38,640
    Officers' salaries                        60,000
    Utilities                                 19,929
    TOTAL OPERATING EXPENSES                 130,415
    `
const expenses = 'ordinaryIncomeExpense.expenses'
const figuresOf = (schedule: string) =>
  extractStatements(drawDocument(statement, schedule), hints).readings.find(({ kind }) => kind === 'incomeStatement')!
    .figures

test('details of a schedule that adds up to a line belong to it', () => {
  const figures = figuresOf(scheduleWith('11,846'))
  expect(figures[`${expenses}.totalOperatingExpenses`]?.value).toBe(130_415)
  expect(figures[`${expenses}.marketing`]?.value).toBe(11_846)
  expect(figures[`${expenses}.depreciation`]?.value).toBe(38_640)
  expect(figures[`${expenses}.salariesAndWages`]?.value).toBe(60_000)
})

test('a schedule that does not add up gives none', () => {
  expect(figuresOf(scheduleWith('11,864'))[`${expenses}.marketing`]).toBeUndefined()
})
