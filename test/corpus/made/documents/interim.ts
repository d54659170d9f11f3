/** Columns of several lengths and sorts: quarters beside halves, five years upwards, group and eliminations, date ranges, direct cash flows. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const interim: readonly MadeDocument[] = [
  drawnStatement({
    name: 'interim-quarter-beside-half-year',
    what: 'three months and six months ended on the same day, each for two years, in thousands',
    type: 'INCOME_STATEMENT', end: '2025-06-30', company: 'Keystone Thermal Products, Inc.',
    page: { font: 'Times-Roman', type: 9.5 },
    extra: {
      accepted: {
        '2024-06-30': {},
      },
    },
    ledgers: [
      { ends: '_ _ 2025-06-30 _', scale: 1000, rows: `
> Revenue ; Product sales|141918 148062 302298 285321 ; Service revenue|37390 33973 73445 67437
< Total revenue|revenue ; - Cost of goods sold|86132 80733 168960 163258|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|46824 42198 93856 84420|salaries ; Rent|11623 11461 23990 22838|rent
Marketing|5378 4744 10725 9664|marketing ; Depreciation|3913 3694 7684 7562|depreciation
Office and general|5129 4654 9802 9544|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|2095 1916 4275 3742|interest ; = Net income|net
` },
    ],
    script: `
text b ^: 306,44 KEYSTONE THERMAL PRODUCTS, INC. ; 306,58 CONDENSED CONSOLIDATED STATEMENTS OF INCOME
text ^: 306,71 (In thousands) (Unaudited)
text b ^: 325,92 Three Months Ended ; 490,92 Six Months Ended ; 325,104 June 30, ; 490,104 June 30,
table 1 h16 ruled lightTotals: 48,116 >315 2025 = 0 | >393 2024 = 1 | >483 2025 = 2 | >561 2024 = 3
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
    name: 'income-consolidating-schedule',
    what: 'two companies, eliminations and consolidated: only the last column is the group',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Tallgrass Agri Holdings, LLC',
    page: { font: 'Times-Roman', type: 10, layout: 'landscape' },
    ledgers: [
      { ends: '_ _ _ 2025-12-31', rows: `
> Revenue ; Product sales|342841 244728 0 587569 ; Service revenue|87193 59913 0 147106 ; < Total revenue|revenue
- Cost of goods sold|190375 135168 0 325543|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|105047 69101 0 174148|salaries ; Rent|28456 18269 0 46725|rent
Marketing|13183 8825 0 22008|marketing ; Depreciation|10004 6183 0 16187|depreciation
Office and general|10850 7274 0 18124|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|4809 3375 0 8184|interest ; = Net income|net
` },
    ],
    script: `
text b ^ 12: 396,40 Tallgrass Agri Holdings, LLC and Subsidiary
text b ^: 396,56 Consolidating Statement of Income
text ^: 396,70 Year Ended December 31, 2025
table 1 h18 ruled lightTotals: 60,94 >400 Tallgrass/Grain = 0 | >510 Tallgrass/Logistics = 1 | >620 Eliminations = 2
| >730 Consolidated = 3
`,
  }),
  drawnStatement({
    name: 'income-date-ranges-as-headers',
    what: 'headers 01/01/2025 - 09/30/2025 and the same of the year before, amounts with cents and $',
    type: 'INCOME_STATEMENT', end: '2025-09-30', company: 'Bluebonnet Pest Control LLC',
    ledgers: [
      { ends: '2025-09-30 2024-09-30', rows: `
> Revenue ; Product sales|573265.61 569658.78 ; Service revenue|144366.25 130462.52 ; < Total revenue|revenue
- Cost of goods sold|322769.27 296238.26|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|169904.84 170298.53|salaries ; Rent|49442.79 47484.65|rent
Marketing|20945.44 20718.17|marketing ; Depreciation|14709.81 15587.97|depreciation
Office and general|18346.12 17912.42|?general ; <- Total operating expenses|totalExpenses
= Operating income|operating ; - Interest expense|8051.61 7481.7|interest ; = Net income|net
` },
    ],
    script: `
text b 16: 40,40 Profit & Loss
text 11: 40,62 Bluebonnet Pest Control LLC
text: 40,78 Cash basis
table 1 h18 none ruled: 40,104 >430 01⁄01⁄2025 - 09⁄30⁄2025 = 0 .2 each$ | >565 01⁄01⁄2024 - 09⁄30⁄2024 = 1 .2 each$
`,
  }),
  drawnStatement({
    name: 'cash-flow-direct-method',
    what: 'receipts and payments instead of a reconciliation',
    type: 'CASH_FLOW_STATEMENT', end: '2025-08-31', company: 'Marigold Early Learning Centers',
    page: { type: 10 },
    ledgers: [
      { ends: '2025-08-31 2024-08-31', rows: `
> Cash flows from operating activities ; Cash received from tuition|1734818 1695602
Cash paid to employees|-1147283 -1104886 ; Cash paid to suppliers|-387928 -374954 ; Interest paid|-22159 -20723
< Net cash provided by operating activities|operating
> Cash flows from investing activities ; Purchase of equipment|-78294 -79699|capital
Proceeds from sale of van|6500 0|?otherInvesting ?capital ; < Net cash used in investing activities|investing
> Cash flows from financing activities ; Principal payments on notes payable|-58810 -60884|debt
Distributions to members|-90921 -88509|?dividends ?otherFinancing ; < Net cash used in financing activities|financing
= Net change in cash|change ; Cash at beginning of year|118200 94600|beginning ; = Cash at end of year|ending
` },
    ],
    script: `
text b ^ 13: 306,50 Marigold Early Learning Centers
text b ^: 306,68 Statements of Cash Flows
text ^: 306,82 Years ended August 31, 2025 and 2024
table 1 h19: 60,110 >440 2025 = 0 | >540 2024 = 1
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
