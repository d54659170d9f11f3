/** Reports of further programs and offices: other bookkeeping wording, entities side by side, lists of label and value, releases, public bodies. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const reports: readonly MadeDocument[] = [
  drawnStatement({
    name: 'cloud-books-non-operating-groups',
    what: '"Total for" groups, operating profit, non operating income and expense, basis in the head, three empty-looking columns',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Halden Medical Transport',
    page: { size: 'A4' },
    ledgers: [
      { ends: '2025-12-31', rows: `
> Operating Income ; Transport Fees|910712.07 ; Mileage Charges|214520.19 ; < Total for Operating Income|revenue
> Cost of Goods Sold ; Fuel|151830.68 ; Medical Supplies|22523.54 ; <- Total for Cost of Goods Sold|cost
= Gross Profit|gross
> Operating Expense ; Advertising And Marketing|12155.37|marketing ; Bank Fees and Charges|3037.89
Depreciation Expense|48735.67|depreciation ; Salaries and Employee Wages|479736.86|salaries
Rent Expense|56389.74|rent ; Vehicle Insurance|62493.8 ; <- Total for Operating Expense|totalExpenses
= Operating Profit|operating
> Non Operating Income ; Interest Income|845.71 ; < Total for Non Operating Income|otherIncome
> Non Operating Expense ; Penalties|1204.13 ; <- Total for Non Operating Expense|otherExpenses
= Net Profit/Loss|net
` },
    ],
    script: `
text ^ 11: 297.64,40 Halden Medical Transport
text ^ 16: 297.64,56 Profit and Loss
text ^: 297.64,78 Basis : Accrual ; 297.64,92 From 01 Jan 2025 To 31 Dec 2025
table 1 h18 none ruled: 40,116 >400 Account Code = blank | >555 Total = 0 .2
`,
  }),
  drawnStatement({
    name: 'balance-sheet-by-entity',
    what: 'three entities and their total; only the total is the company, and no column carries a date',
    type: 'BALANCE_SHEET', end: '2025-11-30', company: 'Open Trails Foundation',
    page: { layout: 'landscape' },
    ledgers: [
      { ends: '_ _ _ 2025-11-30', rows: `
> ASSETS ; > Current Assets ; Cash and Bank Accounts|203933 135710 77363 417006|cash
Accounts Receivable|50406 30624 18101 99131|receivable ; Prepaid Expenses|6166 3757 2129 12052|prepaid
< Total Current Assets|totalCurrent ; Equipment, net|18555 11649 6556 36760|property ; <- TOTAL ASSETS|totalAssets
> LIABILITIES AND EQUITY ; > Current Liabilities ; Accounts Payable|21675 13518 7740 42933|payable
Deferred Revenue|15612 10363 5357 31332|otherCurrentLiabilities ; < Total Current Liabilities|totalCurrentLiabilities
> Equity ; Retained Earnings|241773 157859 91052 490684|retained ; < Total Equity|totalEquity
< TOTAL LIABILITIES AND EQUITY|totalBoth
` },
    ],
    script: `
text b ^ 13: 396,40 Open Trails Foundation
text ^: 396,58 Balance Sheet ; 396,71 As of November 30, 2025
table 1 h18 ruled: 60,96 >400 US Chapter = 0 .2 | >505 European Office = 1 .2 | >610 Asia Pacific = 2 .2
| >715 Total = 3 .2
`,
  }),
  drawnStatement({
    name: 'balance-sheet-label-and-value-list',
    what: 'every line as label, colon and value close together, no columns to align',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Fulton Street Cycles LLC',
    page: { type: 10.5 },
    ledgers: [
      { ends: '2025-12-31', rows: `
> Current Assets ; Cash in bank|38517|cash ; Accounts receivable|72767|receivable ; Inventory|57176|inventory
< Total Current Assets|totalCurrent
> Fixed Assets ; Equipment|205225|property ; Accumulated depreciation|-88400|depreciation
< Total Fixed Assets|?totalFixed ; = TOTAL ASSETS|totalAssets
` },
      { ends: '2025-12-31', rows: `
> Current Liabilities ; Accounts payable|34154|payable ; Line of credit|24377|shortDebt
< Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Note payable - bank|61302|longDebt ; < Total Long-Term Liabilities|totalLongLiabilities
! Total Liabilities|119833|totalLiabilities
> Owner's Equity ; Capital stock|10000|stock ; Retained earnings|155452|retained ; < Total Equity|totalEquity
= TOTAL LIABILITIES AND EQUITY|totalBoth
` },
    ],
    script: `
text b 15: 60,50 Fulton Street Cycles LLC
text: 60,72 Balance sheet at December 31, 2025
text b: 60,104 Current Assets
text: 76,123 Cash in bank: $38,517 ; 76,142 Accounts receivable: $72,767 ; 76,161 Inventory: $57,176
text b: 76,180 Total Current Assets: $168,460 ; 60,199 Fixed Assets
text: 76,218 Equipment: $205,225 ; 76,237 Accumulated depreciation: $(88,400)
text b: 76,256 Total Fixed Assets: $116,825 ; 76,275 TOTAL ASSETS: $285,285 ; 60,294 Current Liabilities
text: 76,313 Accounts payable: $34,154 ; 76,332 Line of credit: $24,377
text b: 76,351 Total Current Liabilities: $58,531 ; 60,370 Long-Term Liabilities
text: 76,389 Note payable - bank: $61,302
text b: 76,408 Total Long-Term Liabilities: $61,302 ; 76,427 Total Liabilities: $119,833 ; 60,446 Owner's Equity
text: 76,465 Capital stock: $10,000 ; 76,484 Retained earnings: $155,452
text b: 76,503 Total Equity: $165,452 ; 76,522 TOTAL LIABILITIES AND EQUITY: $285,285
`,
  }),
  drawnStatement({
    name: 'public-body-net-position',
    what: 'deferred outflows and inflows stand apart from assets and liabilities, net position instead of equity, in thousands',
    type: 'BALANCE_SHEET', end: '2025-06-30', company: 'Riverbend Water District',
    page: { font: 'Times-Roman', type: 10 },
    ledgers: [
      { ends: '2025-06-30 2024-06-30', scale: 1000, rows: `
> ASSETS ; > Current assets: ; Cash and cash equivalents|4124 3919|cash
Accounts receivable, net|1428 1336|receivable ; Materials and supplies|299 285|inventory
< Total current assets|totalCurrent
> Noncurrent assets: ; Capital assets, net of accumulated depreciation|62436 56502|property
< Total noncurrent assets|totalFixed ; <- Total assets|totalAssets ; DEFERRED OUTFLOWS OF RESOURCES|-1240 -1105
> LIABILITIES ; > Current liabilities: ; Accounts payable|896 846|payable
Current portion of long-term debt|1450 1298|currentDebt ; < Total current liabilities|totalCurrentLiabilities
> Noncurrent liabilities: ; Revenue bonds payable|21086 21608|longDebt
Net pension liability|3650 3556|?otherLongLiabilities ; < Total noncurrent liabilities|totalLongLiabilities
< Total liabilities|totalLiabilities ; DEFERRED INFLOWS OF RESOURCES|640 715
> NET POSITION ; Net investment in capital assets|32248 32436 ; Unrestricted|9557 2688
< Total net position|totalEquity
` },
      { rows: `
# ASSETS ; # Current assets:|@1 ; Cash and cash equivalents|4124 3919|@2 ; Accounts receivable, net|1428 1336|@2
Materials and supplies|299 285|@2 ; ! Total current assets|5851 5540|@1 ; # Noncurrent assets:|@1
Capital assets, net of accumulated depreciation|62436 56502|@2 ; ! Total noncurrent assets|62436 56502|@1
! Total assets|68287 62042 ; DEFERRED OUTFLOWS OF RESOURCES|1240 1105 ; # LIABILITIES ; # Current liabilities:|@1
Accounts payable|896 846|@2 ; Current portion of long-term debt|1450 1298|@2
! Total current liabilities|2346 2144|@1 ; # Noncurrent liabilities:|@1 ; Revenue bonds payable|21086 21608|@2
Net pension liability|3650 3556|@2 ; ! Total noncurrent liabilities|24736 25164|@1 ; ! Total liabilities|27082 27308
DEFERRED INFLOWS OF RESOURCES|640 715 ; # NET POSITION ; Net investment in capital assets|32248 32436|@1
Unrestricted|9557 2688|@1 ; ! Total net position|41805 35124
` },
    ],
    script: `
text b ^ 12: 306,44 RIVERBEND WATER DISTRICT
text b ^: 306,60 Statements of Net Position
text ^: 306,73 June 30, 2025 and 2024 ; 306,86 (in thousands of dollars)
table 2 h18 leaders: 60,108 >450 2025 = 0 | >545 2024 = 1
`,
  }),
  drawnStatement({
    name: 'earnings-release-quarter-and-year',
    what: '13 and 52 weeks ended the same day, percentages of sales below, exhibits around it, unaudited',
    type: 'INCOME_STATEMENT', end: '2026-01-31', company: 'Larkspur Home Brands, Inc.',
    page: { font: 'Times-Roman', type: 9.5 },
    ledgers: [
      { ends: '_ _ 2026-01-31 2025-02-01', scale: 1000, rows: `
Net sales|626171 585527 2359351 2087065|revenue ; - Cost of sales|401293 350912 1479735 1396005|cost
= Gross profit|gross ; - Selling, general and administrative expenses|148515 148466 558269 531993|?general
- Pre-opening expenses|3628 3407 13330 13125 ; = Operating income|operating
- Interest expense, net|2474 2323 9724 8620|interest ; = Income before income taxes|beforeTax
- Income tax expense|18458 17433 69485 61084|tax ; = Net income|net
` },
    ],
    script: `
text b >: 560,30 Exhibit 1
text b ^: 306,46 Larkspur Home Brands, Inc. ; 306,59 Consolidated Statements of Income
text ^: 306,72 (In thousands, except per share data) ; 306,84 (Unaudited)
text b ^: 345,104 13 Weeks Ended ; 500,104 52 Weeks Ended
table 1 h17 w215 ruled lightTotals: 44,116 >335 January 31,/2026 = 0 | >411 February 1,/2025 = 1
| >487 January 31,/2026 = 2 | >563 February 1,/2025 = 3
text: 44,321.7 Net income per common share - diluted
text >: 335,321.7 1.12 ; 411,321.7 1.03 ; 487,321.7 4.31 ; 563,321.7 4.02
text: 44,345.7 As a percentage of net sales: gross profit 38.5%, operating income 12.3%
`,
  }),
  drawnStatement({
    name: 'quickbooks-desktop-balance-sheet-comparison',
    what: 'Dec 31, 25 beside Dec 31, 24 with $ and % change, checking and savings, account numbers',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Stillwater Orthopedics PA',
    page: { type: 8 },
    ledgers: [
      { ends: '2025-12-31 2024-12-31', rows: `
> ASSETS ; > Current Assets
> Checking/Savings ; 1010 · Operating Account|88819.03 81713.07 ; 1020 · Payroll Account|15008.3 13892.43
< Total Checking/Savings|cash
> Other Current Assets ; 1300 · Prepaid Malpractice|9994.71 9202.53|prepaid ; < Total Other Current Assets
< Total Current Assets|totalCurrent
> Fixed Assets ; 1500 · Medical Equipment|313603.37 284211.28|property
1600 · Accumulated Depreciation|-184300.5 -151200.25|depreciation ; < Total Fixed Assets|?totalFixed
<- TOTAL ASSETS|totalAssets
> LIABILITIES & EQUITY ; > Liabilities
> Current Liabilities ; > Credit Cards ; 2100 · Corporate Card|11594.31 10609.19|?shortDebt ?otherCurrentLiabilities
< Total Credit Cards
> Other Current Liabilities ; 2200 · Payroll Liabilities|8652.82 7352.96|?accrued ?otherCurrentLiabilities
< Total Other Current Liabilities ; < Total Current Liabilities|totalCurrentLiabilities
> Long Term Liabilities ; 2700 · Equipment Loan|89591.19 88866.35|longDebt
< Total Long Term Liabilities|totalLongLiabilities ; < Total Liabilities|totalLiabilities
> Equity ; 3000 · Capital Stock|1000 1000|stock ; Net Income|61623.55 63352.29|?retained
3900 · Retained Earnings|70663.04 66638.27|retained ; < Total Equity|totalEquity
< TOTAL LIABILITIES & EQUITY|totalBoth
` },
    ],
    script: `
text b: 36,34 3:05 PM ; 36,45 02/02/26
text b ^ 12: 306,34 Stillwater Orthopedics PA
text b ^ 13: 306,50 Balance Sheet Prev Year Comparison
text b ^: 306,67 As of December 31, 2025
table 1 h13.5 i9 ruled: 60,90 >360 Dec 31, 25 = 0 .2 minus | >430 Dec 31, 24 = 1 .2 minus
| >500 $ Change = : 7,105.96 / 1,115.87 / 8,221.83 / 792.18 / 792.18 / 9,014.01 / 29,392.09 / -33,100.25 / -3,708.16 / 5,305.85 / 985.12 / 985.12 / 1,299.86 / 1,299.86 / 2,284.98 / 724.84 / 724.84 / 3,009.82 / 0.00 / -1,728.74 / 4,024.77 / 2,296.03 / 5,305.85
| >560 % Change = : 8.7% / 8.0% / 8.6% / 8.6% / 8.6% / 8.6% / 10.3% / -21.9% / -2.8% / 2.2% / 9.3% / 9.3% / 17.7% / 17.7% / 12.7% / 0.8% / 0.8% / 2.8% / 0.0% / -2.7% / 6.0% / 1.8% / 2.2%
`,
  }),
  drawnStatement({
    name: 'filing-cash-flow-three-months',
    what: 'an interim cash flow with days that are not month ends, in millions, dollar signs in a column of their own',
    type: 'CASH_FLOW_STATEMENT', end: '2025-04-27', company: 'Helix Semiconductor Corporation',
    page: { type: 8.5 },
    ledgers: [
      { ends: '2025-04-27 2024-04-28', scale: 1000000, rows: `
> Cash flows from operating activities: ; Net income|921 834|net ; Depreciation and amortization|346 341|depreciation
Deferred income taxes|-44 18 ; Accounts receivable|-212 -96|receivable ; Inventories|88 -131|inventory
Accounts payable|57 64|payable ; < Net cash provided by operating activities|operating
> Cash flows from investing activities: ; Proceeds from sales of marketable securities|686 665|investments
Purchases of marketable securities|-1003 -977|investments ; Purchases of property and equipment|-250 -242|capital
< Net cash used in investing activities|investing
> Cash flows from financing activities: ; Payments related to repurchases of common stock|-407 -361|stock
Dividends paid|-98 -89|dividends ; < Net cash used in financing activities|financing
= Change in cash and cash equivalents|change ; Cash and cash equivalents at beginning of period|3389 1990|beginning
= Cash and cash equivalents at end of period|ending
` },
    ],
    script: `
text b ^: 306,44 HELIX SEMICONDUCTOR CORPORATION ; 306,57 CONDENSED CONSOLIDATED STATEMENTS OF CASH FLOWS
text ^: 306,69 (In millions) ; 306,80 (Unaudited)
text b ^: 480,98 Three Months Ended
table 1 h17 none lightTotals: 48,110 >405 = : $ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / $
| >462 Apr 27, 2025 = 0 | >500 = : $ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / _ / $
| >557 Apr 28, 2024 = 1
`,
  }),
]
