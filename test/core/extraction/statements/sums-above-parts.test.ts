/** Statements that print a sum above its parts, and movements beside balances. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const figuresOf = (picture: string) => extractStatements(drawDocument(picture), hints).readings[0]!.figures

/** `receivables`: the sum printed above the two debtors. */
const sheet = (receivables: string) => `
    Balance Sheet
    Birchwood Row Brewing LLC
    December 31, 2025

    Assets                                   1,340,050
      Current Assets                           646,645
        Bank Accounts                          275,732
          Operating Account                    215,365
          Tax Reserve                           60,367
        Accounts Receivable                  ${receivables.padStart(9)}
          Trade Debtors                        140,000
          Staff Loans                            4,552
        Inventory                              226,361
      Fixed Assets                             693,405
        Machinery                              693,405
    Total Assets                             1,340,050
    Liabilities                                673,624
      Current Liabilities                      177,694
        Accounts Payable                       177,694
      Long-term Debt                           495,930
        Equipment Loan                         319,899
        SBA Loan                               176,031
    Total Liabilities                          673,624
    Equity                                     666,426
      Members’ Capital                         666,426
    Total Liabilities and Equity             1,340,050
`

test('a sum above its parts is counted once', () => {
  expect(figuresOf(sheet('144,552'))).toMatchObject({
    'assets.currentAssets.cash': { value: 275_732 },
    'assets.currentAssets.accountsReceivable': { value: 144_552 },
    'assets.currentAssets.totalCurrentAssets': { value: 646_645 },
    'liabilitiesAndEquity.longTermLiabilities.longTermDebt': { value: 495_930 },
    'liabilitiesAndEquity.totalLiabilities': { value: 673_624 },
  })
})

test('the balance is the year to date, not the movement of the period', () => {
  const figures = figuresOf(`
    Balance Sheet
    Pennine Fitted Interiors Ltd
    Month 12, March 2026

                              Period      Year to Date
    Current Assets
    Stock                   2,109.52         63,972.61
    Debtors                (4,018.34)        80,490.92
    Bank                    5,328.34         23,263.40
    Total Current Assets    3,419.52        167,726.93
    Total Assets            3,419.52        167,726.93
    Creditors               1,419.52        100,000.00
    Total Liabilities       1,419.52        100,000.00
    Total Equity            2,000.00         67,726.93
    Total Liabilities and Equity 3,419.52   167,726.93
  `)
  expect(figures).toMatchObject({ 'assets.currentAssets.totalCurrentAssets': { value: 167_726.93 } })
})

test('labels in two languages are read in the one that is known', () => {
  const figures = figuresOf(`
    Usinage Beaurivage inc.
    Bilan / Balance Sheet
    31 mars 2026 / March 31, 2026

                                                       2026
    ACTIF / ASSETS
    Encaisse / Cash                                 142,816
    Débiteurs / Accounts receivable                 486,315
    Stocks / Inventories                            312,480
    Total de l’actif / Total assets                 941,611
    PASSIF / LIABILITIES
    Dette à long terme / Long-term debt             384,215
    Total du passif / Total liabilities             384,215
    Capitaux propres / Shareholders’ equity         557,396
    Passif et capitaux propres / Total liabilities and equity   941,611
  `)
  expect(figures).toMatchObject({
    'assets.currentAssets.accountsReceivable': { value: 486_315 },
    'assets.totalAssets': { value: 941_611 },
    'liabilitiesAndEquity.totalLiabilities': { value: 384_215 },
  })
})
