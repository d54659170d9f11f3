/** Printouts of bookkeeping programs: QuickBooks, Xero and Sage manners, each on its own document. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const bookkeeping: readonly MadeDocument[] = [
  drawnStatement({
    name: 'quickbooks-desktop-profit-and-loss',
    what: 'account numbers in the labels, cents, minus signs, net ordinary and net other income, time stamp in the corner',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Harrow Creek Cabinetry LLC',
    ledgers: [
      { ends: '2025-12-31', rows: `
> Ordinary Income/Expense ; > Income ; 4000 · Cabinet Sales|809694.4 ; 4100 · Installation Income|143042.7
4900 · Returns and Allowances|-6310.25 ; < Total Income|revenue
> Cost of Goods Sold ; 5000 · Lumber and Hardware|291972.64 ; 5100 · Subcontracted Finishing|59555.02
<- Total COGS|cost ; = Gross Profit|gross @1
> Expense ; 6000 · Advertising and Promotion|14574.67|marketing ; 6100 · Automobile Expense|10463.66
6200 · Depreciation Expense|21288.65|depreciation ; 6300 · Insurance Expense|17215.66
6400 · Office Supplies|4392.97 ; 6500 · Payroll Expenses|232140.63|salaries ; 6600 · Rent Expense|63845.68|rent
6700 · Utilities|11524.01|rent ; <- Total Expense|totalExpenses ; < Net Ordinary Income|netOrdinary
> Other Income/Expense ; > Other Income ; 7000 · Interest Income|412.18 ; < Total Other Income|otherIncome
> Other Expense ; 8000 · Loss on Disposal of Equipment|1940 ; <- Total Other Expense|otherExpenses
< Net Other Income|netOther ; = Net Income|net
` },
    ],
    script: `
text b 8: 40,36 10:42 AM ; 40,48 01/14/26 ; 40,60 Accrual Basis
text b ^ 12: 306,36 Harrow Creek Cabinetry LLC
text b ^ 14: 306,52 Profit & Loss
text b ^ 10: 306,70 January through December 2025
rule: 40,572,88,1.2
table 1 h14 i12 ruled: 110,94 >480 Jan - Dec 25 = 0 .2 minus
`,
  }),
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
  drawnStatement({
    name: 'xero-profit-and-balance',
    what: 'two reports on two A4 pages, day-first dates, bank outside the current assets, net assets instead of a total of both sides',
    type: 'BALANCE_SHEET', end: '2025-06-30', company: 'Tidewater Kayak Supply Ltd',
    page: { size: 'A4' },
    ledgers: [
      { ends: '2025-06-30 2024-06-30', rows: `
> Assets ; > Bank ; Everyday Account|44803 42193 ; Savings Account|14946 13397 ; < Total Bank|cash ?totalCurrent
> Current Assets ; Accounts Receivable|56035 46610|receivable ; Inventory|91485 77897|inventory
< Total Current Assets|?totalCurrent
> Fixed Assets ; Plant & Equipment|91926 91363|property
Less Accumulated Depreciation on Plant & Equipment|-41260 -28780|depreciation ; < Total Fixed Assets|?totalFixed
<- Total Assets|totalAssets
> Liabilities ; > Current Liabilities ; Accounts Payable|45702 43733|payable
Wages Payable - Payroll|7773 7869|?accrued ; < Total Current Liabilities|totalCurrentLiabilities
> Non-Current Liabilities ; Bank Loan|63037 56735|longDebt ; < Total Non-Current Liabilities|totalLongLiabilities
< Total Liabilities|totalLiabilities
> Equity ; Owner A Share Capital|1000 1000|stock ; Current Year Earnings|81743 42268|?retained
Retained Earnings|58680 91075|retained ; < Total Equity|totalEquity
` },
      { ends: '2025-06-30 2024-06-30', main: 'is', rows: `
> Trading Income ; Sales|641981 567060 ; Shipping Recovered|20458 18903 ; < Total Trading Income|revenue
> Cost of Sales ; Opening Stock and Purchases|349760 328621 ; Freight Inwards|18748 17615
<- Total Cost of Sales|cost ; = Gross Profit|gross
> Operating Expenses ; Accounting Fees|7108 6887 ; Advertising|14834 14050|marketing
Depreciation|13224 11339|depreciation ; Insurance|9318 8914 ; Rent|36356 36624|rent
Wages and Salaries|131348 119645|salaries ; <- Total Operating Expenses|totalExpenses ; = Net Profit|net
` },
      { rows: `
# Assets ; # Bank|@1 ; Everyday Account|44803 42193|@2 ; Savings Account|14946 13397|@2 ; ! Total Bank|59749 55590|@1
# Current Assets|@1 ; Accounts Receivable|56035 46610|@2 ; Inventory|91485 77897|@2
! Total Current Assets|147520 124507|@1 ; # Fixed Assets|@1 ; Plant & Equipment|91926 91363|@2
Less Accumulated Depreciation on Plant & Equipment|-41260 -28780|@2 ; ! Total Fixed Assets|50666 62583|@1
! Total Assets|257935 242680 ; # Liabilities ; # Current Liabilities|@1 ; Accounts Payable|45702 43733|@2
Wages Payable - Payroll|7773 7869|@2 ; ! Total Current Liabilities|53475 51602|@1 ; # Non-Current Liabilities|@1
Bank Loan|63037 56735|@2 ; ! Total Non-Current Liabilities|63037 56735|@1 ; ! Total Liabilities|116512 108337
! Net Assets|141423 134343 ; # Equity ; Owner A Share Capital|1000 1000|@1 ; Current Year Earnings|81743 42268|@1
Retained Earnings|58680 91075|@1 ; ! Total Equity|141423 134343
` },
    ],
    script: `
text b 16: 50,44 Profit and Loss
text 11: 50,66 Tidewater Kayak Supply Ltd
text: 50,82 For the year ended 30 June 2025
table 2 ruled: 50,112 >430 2025 = 0 | >530 2024 = 1
page:
text b 16: 50,44 Balance Sheet
text 11: 50,66 Tidewater Kayak Supply Ltd
text: 50,82 As at 30 June 2025
table 3 ruled: 50,112 >430 30 Jun 2025 = 0 | >530 30 Jun 2024 = 1
`,
  }),
  drawnStatement({
    name: 'sage-month-and-year-to-date',
    what: 'a month beside the year to date, each followed by its share of revenue, Courier, parentheses with cents',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Corliss Machine & Tool, Inc.',
    page: { font: 'Courier', type: 8.5 },
    ledgers: [
      { ends: '2025-12-31 _', rows: `
> Revenues ; Machining Sales|1211361.23 107200.11 ; Tooling Sales|233307.32 20646.67
Sales Discounts|-7726.41 -683.75 ; < Total Revenues|revenue
> Cost of Sales ; Materials|399792.94 35379.91 ; Direct Labor|270034.62 23896.87 ; Shop Supplies|35578.16 3148.51
<- Total Cost of Sales|cost ; = Gross Profit|gross
> Expenses ; Advertising Expense|6213.8 549.89|marketing ; Depreciation Expense|57428.05 5082.13|depreciation
Freight Expense|18176.77 1608.56 ; Insurance Expense|28935.97 2560.71
Legal and Professional Expense|15069.64 1333.6 ; Rent Expense|69504.84 6150.87|rent
Wages Expense|225347.14 19942.22|salaries ; <- Total Expenses|totalExpenses ; = Net Income|net
` },
    ],
    script: `
text b ^: 306,40 Corliss Machine & Tool, Inc. ; 306,52 Income Statement
; 306,64 For the Twelve Months Ending December 31, 2025
table 1 h13: 40,90 >340 Current Month = 1 .2
| >400 % = : 84.30 / 16.24 / -0.54 / 100.00 / 27.82 / 18.79 / 2.48 / 49.09 / 50.91 / 0.43 / 4.00 / 1.26 / 2.01 / 1.05 / 4.84 / 15.68 / 29.28 / 21.63
| >500 Year to Date = 0 .2
| >560 % = : 84.30 / 16.24 / -0.54 / 100.00 / 27.82 / 18.79 / 2.48 / 49.09 / 50.91 / 0.43 / 4.00 / 1.26 / 2.01 / 1.05 / 4.84 / 15.68 / 29.28 / 21.63
text ^ 7: 306,750 For Management Purposes Only
`,
  }),
]
