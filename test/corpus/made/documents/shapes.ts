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
