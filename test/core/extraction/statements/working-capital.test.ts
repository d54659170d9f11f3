/** Changes in working capital among the operating activities, without a total of their own. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const rest = 'operatingActivities.changesInWorkingCapital.otherWorkingCapital'
const figuresOf = (lines: string) =>
  extractStatements(
    drawDocument(`
    KETTLE & SONS WELL DRILLING, INC.
    STATEMENT OF CASH FLOWS
    FOR THE YEAR ENDED JUNE 30, 2026

    CASH FLOWS FROM OPERATING ACTIVITIES
      Net income                             252,756
      Depreciation                           338,191
${lines}
    NET CASH PROVIDED BY OPERATING ACTIVITIES        487,336
    CASH FLOWS FROM INVESTING ACTIVITIES
      Purchases of equipment                (267,500)
    NET CASH USED IN INVESTING ACTIVITIES           (267,500)
    CASH FLOWS FROM FINANCING ACTIVITIES
      Payments on long-term debt            (147,621)
    NET CASH USED IN FINANCING ACTIVITIES           (147,621)
    INCREASE IN CASH                          72,215
    CASH, BEGINNING OF YEAR                  248,415
    CASH, END OF YEAR                        320,630
    `),
    hints,
  ).readings[0]!.figures

test('lines that nobody knows above the changes are adjustments', () => {
  const figures = figuresOf(`
      Zephyr revaluation                     (10,500)
      Accounts receivable                    (75,776)
      Inventories                            (23,150)
      Prepaid expenses                       (21,797)
      Accounts payable                        26,991
      Accrued liabilities                        621`)
  expect(figures[rest]?.value).toBe(-21_176)
})

test('beside a change that nobody knows the others are not stated', () => {
  const figures = figuresOf(`
      Accounts receivable                    (75,776)
      Inventories                            (23,150)
      Zephyr revaluation                     (10,500)
      Prepaid expenses                       (21,797)
      Accounts payable                        26,991
      Accrued liabilities                        621`)
  expect(figures[rest]).toBeUndefined()
})

test('"Changes in" heads the changes', () => {
  const figures = figuresOf(`
      Gain on sale of equipment              (10,500)
      Changes in:
        Receivables                          (75,776)
        Inventories                          (23,150)
        Prepaid expenses                     (21,797)
        Accounts payable                      26,991
        Accrued liabilities                      621`)
  expect(figures[rest]?.value).toBe(-21_176)
  expect(figures['operatingActivities.changesInWorkingCapital.totalChangesInWorkingCapital']?.value).toBe(-93_111)
})
