/** Cash flows listed by what provided cash and what it was used for, without the three activities. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const read = (drawing: string) => extractStatements(drawDocument(drawing), hints).readings

test('what cash was used for is negative, and lines belong to the activity of their names', () => {
  const [reading] = read(`
    Sawmill Creek Dairy, Inc.
    Statement of Cash Flows
    Year ended December 31, 2025

    Cash was provided by:
      Operations
        Net income                                      86,420
        Depreciation                                    64,218
        Increase in accounts payable                     9,640
                                                       160,278
      Proceeds from long-term borrowings               120,000
                                                       280,278
    Cash was used for:
      Increase in inventories                           18,206
      Purchase of equipment                            148,600
      Repayment of long-term debt                       72,415
      Dividends paid                                    24,000
                                                       263,221
    Increase in cash                                    17,057
    Cash, beginning of year                             48,206
    Cash, end of year                                   65,263
    `)
  expect(reading!.figures).toMatchObject({
    'operatingActivities.netIncome': { value: 86_420 },
    'operatingActivities.changesInWorkingCapital.inventory': { value: -18_206 },
    'operatingActivities.changesInWorkingCapital.accountsPayable': { value: 9_640 },
    'investingActivities.capitalExpenditures': { value: -148_600 },
    'financingActivities.debtIssuanceRepayment': { value: 47_585 },
    'financingActivities.dividendsPaid': { value: -24_000 },
    netChangeInCash: { value: 17_057 },
    endingCashBalance: { value: 65_263 },
  })
})

test('within an activity totaled below them, the same headings are groups of it', () => {
  const [reading] = read(`
    Totara Valley Joinery Limited
    Statement of Cash Flows
    Year ended 31 March 2026

    Cash flows from operating activities
    Cash was provided from:
      Receipts from customers                          640,218
    Cash was applied to:
      Payments to suppliers and employees             (512,640)
      Interest paid                                    (12,418)
    Net cash flows from operating activities           115,160
    Cash flows from investing activities
    Cash was applied to:
      Purchase of plant and equipment                  (64,200)
    Net cash flows from investing activities           (64,200)
    Net increase in cash                                50,960
    Cash at beginning of year                           18,206
    Cash at end of year                                 69,166
    `)
  expect(reading!.figures).toMatchObject({
    'operatingActivities.netCashFromOperatingActivities': { value: 115_160 },
    'investingActivities.capitalExpenditures': { value: -64_200 },
    'investingActivities.netCashFromInvestingActivities': { value: -64_200 },
    netChangeInCash: { value: 50_960 },
  })
})
