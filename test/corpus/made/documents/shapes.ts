/** Layouts that carry amounts of no period, or stand in an unusual shape: months, quarters, budgets, stores, halves, turned pages. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const shapes: readonly MadeDocument[] = [
  drawnStatement({
    name: 'income-twelve-months-and-total',
    what: 'twelve months and their total on a wide page, 6.5 point type',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Copper Canyon Outfitters LLC',
    page: { type: 6.5, layout: 'landscape' },
    ledgers: [
      { ends: '2025-01-31 2025-02-28 2025-03-31 2025-04-30 2025-05-31 2025-06-30 2025-07-31 2025-08-31 2025-09-30 2025-10-31 2025-11-30 _ 2025-12-31', rows: `
> Revenue ; Product sales|48208 50454 53110 51735 49020 50160 53871 49212 53048 47424 50748 49530 606520
Service revenue|12079 12345 12423 11888 10862 11225 11814 12035 12274 11270 11634 12230 142079
< Total revenue|revenue
- Cost of goods sold|27189 28110 28386 25671 28306 27089 27120 28309 28415 28518 27225 25773 330111|cost
= Gross profit|gross
> Operating expenses
Salaries and wages|14635 14397 15611 14187 14804 15531 15056 15018 14809 14350 14818 14452 177668|salaries
Rent|4109 4009 3943 4131 3859 3780 3776 3933 3764 4076 4264 3739 47383|rent
Marketing|1634 1831 1856 1700 1859 1738 1768 1767 1732 1668 1686 1661 20900|marketing
Depreciation|1316 1241 1314 1357 1307 1346 1280 1377 1310 1226 1365 1314 15753|depreciation
Office and general|1528 1518 1603 1641 1561 1690 1522 1633 1513 1593 1623 1656 19081|?general
<- Total operating expenses|totalExpenses ; = Operating income|operating
- Interest expense|723 693 711 690 664 636 650 667 717 703 663 645 8162|interest ; = Net income|net
` },
    ],
    script: `
text b 11: 24,30 Copper Canyon Outfitters LLC
text 9: 24,45 Profit and Loss by Month
text 8: 24,57 January - December 2025
table 1 h13 i6 none ruled: 24,74 >172 Jan 2025 = 0 | >219 Feb 2025 = 1 | >266 Mar 2025 = 2 | >313 Apr 2025 = 3
| >360 May 2025 = 4 | >407 Jun 2025 = 5 | >454 Jul 2025 = 6 | >501 Aug 2025 = 7 | >548 Sep 2025 = 8
| >595 Oct 2025 = 9 | >642 Nov 2025 = 10 | >689 Dec 2025 = 11 | >744 Total = 12
`,
  }),
  drawnStatement({
    name: 'income-eight-quarters',
    what: "eight quarters headed Q4'25 … Q1'24, in thousands, landscape",
    type: 'INCOME_STATEMENT', end: '2025-09-30', company: 'Sable Point Instruments, Inc.',
    page: { type: 8, layout: 'landscape' },
    extra: {
      accepted: {
        '2025-12-31': {},
        '2024-12-31': {},
      },
    },
    ledgers: [
      { ends: '_ 2025-09-30 2025-06-30 2025-03-31 _ 2024-09-30 2024-06-30 2024-03-31', scale: 1000, rows: `
> Revenue ; Product sales|145091 147159 153645 136453 140943 149247 143794 138951
Service revenue|33095 35518 32257 32451 34607 32052 30034 33440 ; < Total revenue|revenue
- Cost of goods sold|77178 84564 81971 84370 76829 71550 74489 77821|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|46398 42350 46391 43613 43967 41326 41859 38374|salaries
Rent|11472 11791 11390 11360 11136 11682 11640 11058|rent
Marketing|5203 5420 5079 5004 5193 4979 4584 4587|marketing
Depreciation|4038 4035 3890 3936 3725 3404 3355 3465|depreciation
Office and general|4890 4954 4808 4534 4468 4387 4489 4393|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|2146 2145 2107 1857 1808 2034 1822 1881|interest ; = Net income|net
` },
    ],
    script: `
text b ^ 13: 396,40 Sable Point Instruments, Inc.
text ^: 396,58 Quarterly Income Statements (unaudited, $ in thousands)
table 1 h16 ruled: 40,84 >270 Q4'25 = 0 | >338 Q3'25 = 1 | >406 Q2'25 = 2 | >474 Q1'25 = 3 | >542 Q4'24 = 4
| >610 Q3'24 = 5 | >678 Q2'24 = 6 | >746 Q1'24 = 7
`,
  }),
  drawnStatement({
    name: 'income-budget-against-actual',
    what: 'actual, budget, $ over budget and % of budget for a half year: only the actual is a period',
    type: 'INCOME_STATEMENT', end: '2025-06-30', company: 'Maple Hollow Veterinary Group',
    page: { type: 8.5 },
    ledgers: [
      { ends: '2025-06-30 _', rows: `
> Revenue ; Product sales|582227 614044 ; Service revenue|144359 144893 ; < Total revenue|revenue
- Cost of goods sold|329185 337513|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|180410 197695|salaries ; Rent|47404 49357|rent
Marketing|21853 21102|marketing ; Depreciation|16592 17143|depreciation ; Office and general|18465 19436|?general
<- Total operating expenses|totalExpenses ; = Operating income|operating ; - Interest expense|7707 8359|interest
= Net income|net
` },
    ],
    script: `
text b ^ 12: 306,40 Maple Hollow Veterinary Group
text ^ 11: 306,56 Budget vs. Actuals
text ^: 306,70 January - June, 2025
table 1 h15 ruled: 50,92 >330 Actual = 0 | >405 Budget = 1
| >485 $ Over Budget = : -31,817 / -534 / -32,351 / -8,328 / -24,023 / -17,285 / -1,953 / 751 / -551 / -971 / -20,009 / -4,014 / -652 / -3,362
| >560 % of Budget = : 94.82% / 99.63% / 95.74% / 97.53% / 94.30% / 91.26% / 96.04% / 103.56% / 96.79% / 95.00% / 93.43% / 96.56% / 92.20% / 96.90%
`,
  }),
  drawnStatement({
    name: 'income-by-store-with-total',
    what: 'three stores and their total, cents; a store is not a period',
    type: 'INCOME_STATEMENT', end: '2025-03-31', company: 'Juniper & Oak Home Goods',
    page: { layout: 'landscape' },
    ledgers: [
      { ends: '_ _ _ 2025-03-31', rows: `
> Revenue ; Product sales|292045.8 174450.25 124965.24 591461.29
Service revenue|73602.26 42593.37 29383.49 145579.12 ; < Total revenue|revenue
- Cost of goods sold|160633.71 94793.02 67953.38 323380.11|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|84982.84 53554.72 34553.33 173090.89|salaries
Rent|22504.75 14160.12 9267.15 45932.020000000004|rent
Marketing|10533.28 5949.53 4438.99 20921.800000000003|marketing
Depreciation|8155 4703.65 3123.19 15981.84|depreciation
Office and general|9805.6 5629.8 4051.33 19486.730000000003|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|4000.73 2364.85 1610.16 7975.74|interest ; = Net income|net
` },
    ],
    script: `
text b ^ 13: 396,40 Juniper & Oak Home Goods
text ^: 396,58 Profit and Loss by Location ; 396,71 January - March, 2025
table 1 h17 ruled: 60,96 >400 DOWNTOWN = 0 .2 | >505 LAKESIDE = 1 .2 | >610 AIRPORT KIOSK = 2 .2 | >715 TOTAL = 3 .2
`,
  }),
  drawnStatement({
    name: 'income-with-percent-and-change-columns',
    what: 'each year followed by its percentage of revenue, then the change in $ and %',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Delmar Printing Works, Inc.',
    page: { font: 'Times-Roman' },
    ledgers: [
      { ends: '2025-12-31 2024-12-31', rows: `
> Revenue ; Product sales|585956 541056 ; Service revenue|142447 128030 ; < Total revenue|revenue
- Cost of goods sold|340140 304149|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|170063 169920|salaries ; Rent|44717 47156|rent
Marketing|19801 18919|marketing ; Depreciation|14849 15478|depreciation ; Office and general|18989 19117|?general
<- Total operating expenses|totalExpenses ; = Operating income|operating ; - Interest expense|7780 7698|interest
= Net income|net
` },
    ],
    script: `
text b ^ 13: 306,40 Delmar Printing Works, Inc.
text b ^: 306,57 Comparative Statements of Income
text ^: 306,70 For the Years Ended December 31, 2025 and 2024
table 1 h15: 45,92 >285 2025 = 0
| >335 % = : 80.4% / 19.6% / 100.0% / 46.7% / 53.3% / 23.3% / 6.1% / 2.7% / 2.0% / 2.6% / 36.9% / 16.5% / 1.1% / 15.4%
| >405 2024 = 1
| >455 % = : 80.9% / 19.1% / 100.0% / 45.5% / 54.5% / 25.4% / 7.0% / 2.8% / 2.3% / 2.9% / 40.4% / 14.1% / 1.2% / 13.0%
| >520 $ Change = : 44,900 / 14,417 / 59,317 / 35,991 / 23,326 / 143 / (2,439) / 882 / (629) / (128) / (2,171) / 25,497 / 82 / 25,415
| >568 % Change = : 8.3% / 11.3% / 8.9% / 11.8% / 6.4% / 0.1% / -5.2% / 4.7% / -4.1% / -0.7% / -0.8% / 27.0% / 1.1% / 29.3%
`,
  }),
  drawnStatement({
    name: 'balance-sheet-t-account',
    what: 'assets on the left, liabilities and equity on the right, a rule between them, totals on one line',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Whitfield Welding & Fabrication',
    page: { type: 10, layout: 'landscape' },
    ledgers: [
      { ends: '2025-12-31', rows: `
> Current Assets ; Cash in bank|37196|cash ; Accounts receivable|76032|receivable ; Inventory|55485|inventory
< Total Current Assets|totalCurrent
> Fixed Assets ; Equipment|217783|property ; Accumulated depreciation|-88400|depreciation
< Total Fixed Assets|?totalFixed ; = TOTAL ASSETS|totalAssets
` },
      { ends: '2025-12-31', rows: `
> Current Liabilities ; Accounts payable|35295|payable ; Line of credit|26113|shortDebt
< Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Note payable - bank|67588|longDebt ; < Total Long-Term Liabilities|totalLongLiabilities
! Total Liabilities|128996|totalLiabilities
> Owner's Equity ; Capital stock|10000|stock ; Retained earnings|159100|retained ; < Total Equity|totalEquity
= TOTAL LIABILITIES AND EQUITY|totalBoth
` },
    ],
    script: `
text b ^ 14: 396,40 Whitfield Welding & Fabrication
text b ^: 396,58 Balance Sheet
text ^: 396,72 December 31, 2025
text b ^: 220,100 ASSETS ; 580,100 LIABILITIES AND EQUITY
rule: 40,752,115
upright: 396,100,420
table 1@0..9 h19 double: 44,124 >380 = 0
table 2@0..12 h19 double: 412,124 >748 = 0
table 1@9..10 h19 double: 44,392 >380 = 0 each$
table 2@12..13 h19 double: 412,392 >748 = 0 each$
`,
  }),
  drawnStatement({
    name: 'two-statements-side-by-side',
    what: 'balance sheet on the left half, income statement on the right half of one landscape page',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Pinnacle Auto Body Inc',
    page: { layout: 'landscape' },
    ledgers: [
      { ends: '2025-12-31', rows: `
> Current Assets ; Cash in bank|37432|cash ; Accounts receivable|74167|receivable ; Inventory|54735|inventory
< Total Current Assets|totalCurrent
> Fixed Assets ; Equipment|212656|property ; Accumulated depreciation|-88400|depreciation
< Total Fixed Assets|?totalFixed ; = TOTAL ASSETS|totalAssets
` },
      { ends: '2025-12-31', rows: `
> Current Liabilities ; Accounts payable|31696|payable ; Line of credit|25991|shortDebt
< Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Note payable - bank|63909|longDebt ; < Total Long-Term Liabilities|totalLongLiabilities
! Total Liabilities|121596|totalLiabilities
> Owner's Equity ; Capital stock|10000|stock ; Retained earnings|158994|retained ; < Total Equity|totalEquity
= TOTAL LIABILITIES AND EQUITY|totalBoth
` },
      { ends: '2025-12-31', main: 'is', rows: `
> Revenue ; Product sales|589685 ; Service revenue|147564 ; < Total revenue|revenue
- Cost of goods sold|331261|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|170133|salaries ; Rent|51068|rent ; Marketing|20413|marketing
Depreciation|16026|depreciation ; Office and general|18370|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|8328|interest ; = Net income|net
` },
    ],
    script: `
text b ^ 14: 396,36 Pinnacle Auto Body Inc
text ^: 396,54 Financial Statements - December 31, 2025
text b 11: 44,84 BALANCE SHEET ; 430,84 INCOME STATEMENT
text: 44,98 As of December 31, 2025 ; 430,98 Year ended December 31, 2025
table 1 h15: 44,118 >370 = 0
table 2 h15: 44,276 >370 = 0
table 3 h15: 430,118 >750 = 0
`,
  }),
  drawnStatement({
    name: 'ledger-printout-trailing-signs',
    what: 'fixed-pitch capitals, debits plain and credits with CR, accumulated depreciation with CR, run date and page in the head',
    type: 'BALANCE_SHEET', end: '2025-10-31', company: null,
    page: { font: 'Courier' },
    ledgers: [
      { ends: '2025-10-31', rows: `
> Current Assets ; Cash in bank|37550|cash ; Accounts receivable|73235|receivable ; Inventory|54360|inventory
< Total Current Assets|totalCurrent
> Fixed Assets ; Equipment|224932|property ; Accumulated depreciation|-88400|depreciation
< Total Fixed Assets|?totalFixed ; = TOTAL ASSETS|totalAssets
` },
      { ends: '2025-10-31', rows: `
> Current Liabilities ; Accounts payable|32255|payable ; Line of credit|24179|shortDebt
< Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Note payable - bank|62069|longDebt ; < Total Long-Term Liabilities|totalLongLiabilities
! Total Liabilities|118503|totalLiabilities
> Owner's Equity ; Capital stock|10000|stock ; Retained earnings|173174|retained ; < Total Equity|totalEquity
= TOTAL LIABILITIES AND EQUITY|totalBoth
` },
      { rows: `
# CURRENT ASSETS ; CASH IN BANK|37550|@1 ; ACCOUNTS RECEIVABLE|73235|@1 ; INVENTORY|54360|@1
! TOTAL CURRENT ASSETS|165145 ; # FIXED ASSETS ; EQUIPMENT|224932|@1 ; ACCUMULATED DEPRECIATION|-88400|@1
! TOTAL FIXED ASSETS|136532 ; ! TOTAL ASSETS|301677
` },
      { rows: `
# CURRENT LIABILITIES ; ACCOUNTS PAYABLE|32255|@1 ; LINE OF CREDIT|24179|@1 ; ! TOTAL CURRENT LIABILITIES|56434
# LONG-TERM LIABILITIES ; NOTE PAYABLE - BANK|62069|@1 ; ! TOTAL LONG-TERM LIABILITIES|62069
! TOTAL LIABILITIES|118503 ; # OWNER'S EQUITY ; CAPITAL STOCK|10000|@1 ; RETAINED EARNINGS|173174|@1
! TOTAL EQUITY|183174 ; ! TOTAL LIABILITIES AND EQUITY|301677
` },
    ],
    script: `
text: 40,36 RUN DATE 11/04/25  08:14
text >: 560,36 PAGE 1
text ^: 306,52 GENERAL LEDGER SYSTEM - TRI COUNTY FEED & SEED ; 306,64 BALANCE SHEET AS OF 10/31/25
table 3 h13 none lightTotals lightHeadings: 40,92 >470 = 0 .2 CR
table 4 h13 none lightTotals lightHeadings: 40,235 >470 = 0 .2 CR negated
`,
  }),
  drawnStatement({
    name: 'income-on-a-turned-page',
    what: 'a page with rotation 90: read upright it is a landscape statement of three years',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Osprey Marine Services LLC',
    page: { type: 10, turned: true },
    ledgers: [
      { ends: '2025-12-31 2024-12-31 2023-12-31', rows: `
> Revenue ; Product sales|595278 583973 533852 ; Service revenue|137047 128605 128927 ; < Total revenue|revenue
- Cost of goods sold|310561 291493 294188|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|174044 166178 149099|salaries ; Rent|49079 44093 44701|rent
Marketing|20402 19237 18063|marketing ; Depreciation|15151 14012 14424|depreciation
Office and general|18637 19171 17886|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|7790 7578 7451|interest ; = Net income|net
` },
    ],
    script: `
text b 14: 60,50 Osprey Marine Services LLC
text 12: 60,70 Income Statement
text: 60,86 Years ended December 31
table 1 h20 ruled: 60,110 >480 2025 = 0 | >580 2024 = 1 | >680 2023 = 2
`,
  }),
]
