/** Columns of several lengths and sorts: quarters beside halves, five years upwards, group and eliminations, date ranges, direct cash flows. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const interim: readonly MadeDocument[] = [
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
]
