/** Printouts of bookkeeping programs and of owners: losses, rentals, abbreviations, app printouts. */
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
    name: 'rental-property-month-and-year-to-date',
    what: 'selected month and year to date with their shares, net operating income, property management wording',
    type: 'INCOME_STATEMENT', end: '2025-11-30', company: 'Elmwood Court Apartments LP',
    ledgers: [
      { ends: '2025-11-30 _', rows: `
> Operating Income ; Rent Income|814455.22 70043.15 ; Laundry Income|11538.37 992.3 ; Late Fees|6012.36 517.06
< Total Operating Income|revenue
> Operating Expense ; Management Fees|63959.98 5500.56 ; Repairs and Maintenance|87095.73 7490.23
Property Taxes|102552.33 8819.5 ; Insurance|39864.86 3428.38 ; Utilities|62051.75 5336.45|rent
Advertising|5039.63 433.41|marketing ; <- Total Operating Expense|totalExpenses
= NOI - Net Operating Income|operating ; - Mortgage Interest|140164.87 12054.18|interest ; = Net Income|net
` },
    ],
    script: `
text b 15: 40,40 Income Statement
text b: 40,60 Elmwood Court Apartments LP
text: 40,74 As of: Nov 2025 ; 40,86 Accounting Basis: Accrual
table 1 h17 none ruled: 40,108 >330 Selected Month = 1 .2
| >400 % of/Selected Month = : 97.89 / 1.39 / 0.72 / 100.00 / 7.69 / 10.47 / 12.33 / 4.79 / 7.46 / 0.61 / 43.34 / 56.66 / 16.85 / 39.82
| >495 Year to Month End = 0 .2
| >568 % of Year/to Month End = : 97.89 / 1.39 / 0.72 / 100.00 / 7.69 / 10.47 / 12.33 / 4.79 / 7.46 / 0.61 / 43.34 / 56.66 / 16.85 / 39.82
`,
  }),
  drawnStatement({
    name: 'canadian-balance-sheet-notes-in-labels',
    what: 'headings "Current" twice, every total without a label, notes in the labels, share capital of 100',
    type: 'BALANCE_SHEET', end: '2025-10-31', company: 'Maple Ridge Forestry Ltd.',
    page: { font: 'Times-Roman', type: 10.5 },
    ledgers: [
      { ends: '2025-10-31 2024-10-31', rows: `
> ASSETS ; > Current ; Cash|69306 66227|cash ; Accounts receivable|304416 319835|receivable
Inventory|145855 134089|inventory ; Income taxes recoverable|13202 12568|?otherCurrent ; < .|totalCurrent
Property, plant and equipment (Note 4)|842229 849648|property ; <- .|totalAssets
> LIABILITIES AND SHAREHOLDERS' EQUITY ; > Current ; Bank indebtedness (Note 5)|167273 153543|?shortDebt
Accounts payable and accruals|212472 203198|?payable ?accrued
Current portion of long-term debt (Note 6)|91610 91834|currentDebt ; < .|totalCurrentLiabilities
Long-term debt (Note 6)|441151 398914|longDebt ; Future income taxes|39146 34482|?deferredTax
> Shareholders' equity ; Share capital (Note 7)|100 100|stock ; Retained earnings|423256 500296|retained
< .|totalEquity ; < .|totalBoth
` },
    ],
    script: `
text b 12: 60,48 MAPLE RIDGE FORESTRY LTD.
text b: 60,64 Balance Sheet
text: 60,78 October 31, 2025
table 1 h20 i8 double: 60,104 >450 2025 = : $ 69,306 / 304,416 / 145,855 / 13,202 / 532,779 / 842,229 / 1,375,008 / 167,273 / 212,472 / 91,610 / 471,355 / 441,151 / 39,146 / 100 / 423,256 / 423,356 / $ 1,375,008
| >545 2024 = : $ 66,227 / 319,835 / 134,089 / 12,568 / 532,719 / 849,648 / 1,382,367 / 153,543 / 203,198 / 91,834 / 448,575 / 398,914 / 34,482 / 100 / 500,296 / 500,396 / $ 1,382,367
`,
  }),
  drawnStatement({
    name: 'app-printout-dollar-column-apart',
    what: 'the dollar sign stands in a column of its own left of the figures, grey bands, date range in the corner',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Sunny Side Daycare',
    page: { type: 9.5 },
    ledgers: [
      { ends: '2025-12-31', rows: `
> Revenue ; Product sales|595637.81 ; Service revenue|136203.83 ; < Total revenue|revenue
- Cost of goods sold|313253.22|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|176883.42|salaries ; Rent|49789.29|rent ; Marketing|22306.12|marketing
Depreciation|15896.86|depreciation ; Office and general|18633.28|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|7988.41|interest ; = Net income|net
` },
    ],
    script: `
text 20: 40,40 Profit and Loss
text >: 572,46 Jan 01, 2025 to Dec 31, 2025
text b: 40,66 Sunny Side Daycare
shade #f0f0f0: 36,96,540,18 ; 36,132,540,18 ; 36,168,540,18 ; 36,204,540,18 ; 36,240,540,18 ; 36,276,540,18
; 36,312,540,18 ; 36,348,540,18
table 1 h18 none: 40,100 >480 = : $ / $ / $ / $ / $ / $ / $ / $ / $ / $ / $ / $ / $ / $ | >568 = 0 .2
`,
  }),
]
