/** Cost of sales as it is computed: stock at the beginning, purchases, a bare sum, stock at the end, and what was sold. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const statement = (ending: string) => `
    North Fork Lumber & Supply, Inc.
    Statement of Income
    Year Ended September 30, 2025

    Sales, net                               4,812,640
    Cost of goods sold
      Beginning inventory                      618,206
      Purchases                              3,412,640
      Freight-in                                86,415
                                             4,117,261
      ${ending}
                                             3,474,643
    Gross profit                             1,337,997
    Operating expenses
      Selling                                  412,640
      General and administrative               618,206
      Depreciation                              64,218
                                             1,095,064
    Income from operations                     242,933
    Interest expense                            38,640
    Net income                                 204,293
    `

test.each([
  'Ending inventory                         642,618',
  'Less: ending inventory                   642,618',
  'Less: closing stock                     (642,618)',
])('goods available are not what was sold: %s', ending => {
  const { readings } = extractStatements(drawDocument(statement(ending)), hints)
  expect(readings[0]!.figures).toMatchObject({
    'ordinaryIncomeExpense.income.costOfGoodsSold': { value: 3_474_643 },
    'ordinaryIncomeExpense.income.grossProfit': { value: 1_337_997 },
    'ordinaryIncomeExpense.operatingIncome': { value: 242_933 },
  })
})
