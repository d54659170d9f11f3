/** Printouts of bookkeeping programs: QuickBooks, Xero and Sage manners, each on its own document. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const bookkeeping: readonly MadeDocument[] = [
  drawnStatement({
    name: 'quickbooks-online-balance-sheet',
    what: 'bank accounts by number, every group closed with its own total, dollar signs on totals only, negative as -$',
    type: 'BALANCE_SHEET', end: '2025-09-30', company: 'Blue Heron Landscaping Inc.',
    ledgers: [
      { ends: '2025-09-30', rows: `
> ASSETS ; > Current Assets
> Bank Accounts ; Business Checking (4471)|58224.12 ; Savings|19140.13 ; < Total Bank Accounts|cash
> Accounts Receivable ; Accounts Receivable (A/R)|87978.01 ; < Total Accounts Receivable|receivable
> Other Current Assets ; Inventory Asset|33626.3|inventory ; Prepaid Insurance|5631.98|prepaid
< Total Other Current Assets ; < Total Current Assets|totalCurrent
> Fixed Assets ; Trucks and Trailers|182229.9|property ; Mowers and Tools|69766.71|property
Accumulated Depreciation|-119655.25|depreciation ; < Total Fixed Assets|?totalFixed ; <- TOTAL ASSETS|totalAssets
> LIABILITIES AND EQUITY ; > Liabilities
> Current Liabilities ; > Accounts Payable ; Accounts Payable (A/P)|40330.21 ; < Total Accounts Payable|payable
> Credit Cards ; Visa x8821|7478.98|?shortDebt ?otherCurrentLiabilities ; < Total Credit Cards
> Other Current Liabilities ; Payroll Liabilities|7006.52|?accrued ?otherCurrentLiabilities
Sales Tax Payable|3152.26|?accrued ?otherCurrentLiabilities ; < Total Other Current Liabilities
< Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Truck Loan - Prairie Bank|70008.38|longDebt
< Total Long-Term Liabilities|totalLongLiabilities ; < Total Liabilities|totalLiabilities
> Equity ; Common Stock|5000|stock ; Retained Earnings|203965.55|retained ; < Total Equity|totalEquity
< TOTAL LIABILITIES AND EQUITY|totalBoth
` },
    ],
    script: `
text ^ 18: 306,40 Balance Sheet
text b ^ 11: 306,64 Blue Heron Landscaping Inc.
text ^: 306,80 As of September 30, 2025
table 1 h14.5 i12 ruled lightHeadings: 60,110 >552 TOTAL = 0 .2 minus total$
text ^ 7: 306,750 Accrual Basis  Thursday, October 9, 2025 02:11 PM GMT-06:00
`,
  }),
]
