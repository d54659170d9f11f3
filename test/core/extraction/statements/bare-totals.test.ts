/** Statements whose totals bear no names: the headings above say what they total. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

test('a heading of headings belongs to the last total, and property to what depreciation leaves of it', () => {
  const { readings } = extractStatements(
    drawDocument(`
    KETTLE & SONS WELL DRILLING, INC.
    BALANCE SHEET
    JUNE 30, 2026

    CURRENT ASSETS
      Cash in bank                            59,425.80
      Accounts receivable                    148,224.95
      Prepaid insurance                        9,492.00
                                             217,142.75
    FIXED ASSETS - at cost
      Drill rigs and support trucks          915,046.09
      Shop building                          167,599.25
                                           1,082,645.34
      Less - accumulated depreciation       (650,274.20)
                                             432,371.14
                                             649,513.89
    LIABILITIES AND STOCKHOLDERS' EQUITY
    CURRENT LIABILITIES
      Accounts payable                        70,690.59
      Payroll taxes payable                    8,959.93
                                              79,650.52
    LONG-TERM LIABILITIES
      Notes payable - equipment              206,676.58
      Note payable - stockholder              35,000.00
                                             241,676.58
                                             321,327.10
    STOCKHOLDERS' EQUITY
      Common stock                            50,000.00
      Retained earnings                      278,186.79
                                             328,186.79
                                             649,513.89
    `),
    hints,
  )
  expect(readings[0]!.figures).toMatchObject({
    'assets.totalAssets': { value: 649_513.89 },
    'assets.fixedAssets.totalFixedAssets': { value: 432_371.14 },
    'liabilitiesAndEquity.totalLiabilities': { value: 321_327.1 },
    'liabilitiesAndEquity.totalLiabilitiesAndEquity': { value: 649_513.89 },
  })
})
