/** Reports of programs and offices: several lengths of period side by side, releases, public bodies, heads printed again on every page. */
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
    name: 'income-five-fiscal-years-ascending',
    what: 'FY2021 … FY2025 from left to right, $000s, a growth column behind',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Cascade Ridge Brewing Company',
    page: { layout: 'landscape' },
    ledgers: [
      { ends: '2025-12-31 2024-12-31 2023-12-31 2022-12-31 2021-12-31', scale: 1000, rows: `
> Revenue ; Product sales|569537 573890 546429 490035 423659 ; Service revenue|133902 129811 126821 105139 102328
< Total revenue|revenue ; - Cost of goods sold|315189 322507 298390 278309 256788|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|186470 162171 146703 148830 137972|salaries
Rent|46114 47385 41499 37797 36892|rent ; Marketing|19681 19381 17847 17757 15766|marketing
Depreciation|15512 14239 12634 11780 12054|depreciation ; Office and general|19340 16812 16058 15628 14580|?general
<- Total operating expenses|totalExpenses ; = Operating income|operating
- Interest expense|8302 7508 6989 6237 6227|interest ; = Net income|net
` },
    ],
    script: `
text b 16: 40,40 Cascade Ridge Brewing Company
text: 40,62 Historical income statements ($000's), years ended December 31
table 1 h17 ruled: 40,90 >320 FY2021 = 4 | >400 FY2022 = 3 | >480 FY2023 = 2 | >560 FY2024 = 1 | >640 FY2025 = 0
| >730 CAGR = : 7.7% / 7.0% / 7.5% / 5.3% / 9.6% / 7.8% / 5.7% / 5.7% / 6.5% / 7.3% / 7.2% / 18.1% / 7.5% / 19.4%
`,
  }),
  drawnStatement({
    name: 'balance-sheet-between-paragraphs',
    what: 'a letter with prose above and below the table, amounts in the prose, one column headed only by the title',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Orchard Lane Furniture Co.',
    page: { font: 'Times-Roman', type: 10.5 },
    ledgers: [
      { ends: '2025-12-31', rows: `
> Current Assets ; Cash in bank|36511|cash ; Accounts receivable|68666|receivable ; Inventory|55862|inventory
< Total Current Assets|totalCurrent
> Fixed Assets ; Equipment|204284|property ; Accumulated depreciation|-88400|depreciation
< Total Fixed Assets|?totalFixed ; = TOTAL ASSETS|totalAssets
` },
      { ends: '2025-12-31', rows: `
> Current Liabilities ; Accounts payable|34080|payable ; Line of credit|23667|shortDebt
< Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Note payable - bank|65692|longDebt ; < Total Long-Term Liabilities|totalLongLiabilities
! Total Liabilities|123439|totalLiabilities
> Owner's Equity ; Capital stock|10000|stock ; Retained earnings|143484|retained ; < Total Equity|totalEquity
= TOTAL LIABILITIES AND EQUITY|totalBoth
` },
    ],
    script: `
text b 14: 60,40 Orchard Lane Furniture Co.
text: 60,58 410 Mill Street, Dayton, Ohio 45402
; 60,84 Dear lender, enclosed find our position at year end. We invested 38,000 in a new kiln in March 2025 and
; 60,98 repaid 12,500 of the bank note. Sales for January 2026 reached 61,400, which is 4 % above last January.
text b ^: 306,124 Balance Sheet as of December 31, 2025
table 1 h16: 80,144 >520 = 0
table 2 h16: 80,310 >520 = 0
text: 60,538 The figures are unaudited. Sincerely, the owners. January 20, 2026
`,
  }),
  drawnStatement({
    name: 'online-profit-and-loss-of-a-nonprofit-over-three-pages',
    what: 'title, dates and column head on each of three pages; names such as "Other expenses" both within the expenses and below them',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Juniper Code Foundation, Inc.',
    ledgers: [
      { ends: '2025-12-31', rows: `
> Income ; > Conference Income ; Registrations|412806.11 ; Sponsorships|902342.5 ; Training|88120
< Total Conference Income
> Donations ; General Donations|8170.42 ; Corporate Supporters|313980 ; Project Donations|140000 ; < Total Donations
Membership Income|65166.03 ; Miscellaneous Income|451.9 ; Uncategorized Income|34773.18 ; < Total Income|revenue
! GROSS PROFIT|1965810.14|gross
> Expenses ; > Community Outreach ; Shipping & Postage|1575.12 ; Swag|10102.6 ; < Total Community Outreach
> Conference Expenses ; Audio & Video|51250 ; Food & Beverages|234929.77 ; Graphic Design|13605
Lanyards & Badges|9174.31 ; Photography|11415 ; Conference Travel|145325.08 ; Venue|347446
< Total Conference Expenses
> Chapter Expenses ; Meeting Expenses|17325.55 ; Meetup|9660 ; < Total Chapter Expenses
> Payroll Expenses ; Benefits|43530.2|?salaries ; Gross Wages|609113.64|salaries ; Payroll Taxes|45096.28|?salaries
Workers Comp|9111|?salaries ; < Total Payroll Expenses
> Project Expenses ; Other expenses|2875 ; Services|118807.33 ; Summits|41357.9 ; < Total Project Expenses
Contractor Expenses|120662.4 ; Relocation Expenses|40 ; Tech Allowance|361.5 ; <- Total Expenses|totalExpenses
! NET OPERATING INCOME|123046.46|operating
> Other Income ; Interest Earned|31844.09 ; < Total Other Income|otherIncome
> Other Expenses ; Exchange Gain or Loss|-3960.55 ; <- Total Other Expenses|otherExpenses ?otherExpenses
! NET OTHER INCOME|35804.64|netOther ; = NET INCOME|net
` },
    ],
    script: `
text b ^: 306,36 Juniper Code Foundation, Inc.
text ^: 306,48.6 Profit and Loss ; 306,61.2 January - December 2025
table 1@0..26 h13.95: 48,90.4 >560 TOTAL = 0 .2 total$
page:
text b ^: 306,36 Juniper Code Foundation, Inc.
text ^: 306,48.6 Profit and Loss ; 306,61.2 January - December 2025
table 1@26..50 h13.95: 48,90.4 >560 TOTAL = 0 .2 total$
page:
text b ^: 306,36 Juniper Code Foundation, Inc.
text ^: 306,48.6 Profit and Loss ; 306,61.2 January - December 2025
table 1@50..58 h13.95: 48,90.4 >560 TOTAL = 0 .2 minus total$
`,
  }),
]
