/** Cash-basis reports of clubs and associations: no statement of the trade, but an opening balance, what came in, what went out and what is left. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const clubs: readonly MadeDocument[] = [
  drawnStatement({
    name: 'treasurer-report-of-a-club',
    what: "a treasurer's report: bank balances, receipts, disbursements and net inflow with $ and cents",
    type: 'CASH_FLOW_STATEMENT', end: '2025-06-30', company: 'Maple Lodge Rotary Club',
    page: { font: 'Times-Roman', type: 11 },
    ledgers: [
      { ends: '2025-06-30', main: 'is', rows: `
Opening bank balance, July 1, 2024|18422.16|cf.beginning
> Receipts ; Member dues|12650 ; Pancake breakfast|3184.5 ; Donations|975 ; Bank interest|14.22
< Total receipts|?revenue
> Disbursements ; Insurance|2215 ; Scholarships|5000 ; Printing and postage|611.87
<- Total disbursements|?totalExpenses ; ! Net inflow|8996.85|cf.change ?net
= Closing bank balance, June 30, 2025|cf.ending
` },
    ],
    script: `
text b ^: 306,36 Maple Lodge Rotary Club
text ^: 306,51.4 Treasurer's Report ; 306,66.8 For the year July 1, 2024 to June 30, 2025
table 1 h17.05 none: 48,101.6 >460 = 0 .2 each$
`,
  }),
  drawnStatement({
    name: 'association-receipts-and-disbursements',
    what: 'cash receipts and disbursements of two years in a typewriter face, dotted leaders, balances below',
    type: 'CASH_FLOW_STATEMENT', end: '2024-12-31', company: 'Thistle Ridge Homeowners Association, Inc.',
    page: { font: 'Courier' },
    ledgers: [
      { ends: '2024-12-31 2023-12-31', main: 'is', rows: `
> CASH RECEIPTS ; Homeowner assessments|84200 81900 ; Late fees and fines|1240 985 ; Interest|86 61
< TOTAL CASH RECEIPTS|?revenue
> CASH DISBURSEMENTS ; Landscaping|31200 30100 ; Pool maintenance|11840 12215 ; Management fee|12000 11400
Repairs|4310 6875 ; <- TOTAL CASH DISBURSEMENTS|?totalExpenses
= EXCESS OF RECEIPTS OVER DISBURSEMENTS|cf.change ?net ; CASH BALANCE, BEGINNING OF YEAR|64332 41976|cf.beginning
= CASH BALANCE, END OF YEAR|cf.ending
` },
    ],
    script: `
text ^: 306,36 THISTLE RIDGE HOMEOWNERS ASSOCIATION, INC. ; 306,48.6 STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS
; 306,61.2 YEARS ENDED DECEMBER 31, 2024 AND 2023
table 1 h13.95 leaders lightTotals: 48,77.8 >400 2024 = 0 | >500 2023 = 1
`,
  }),
  drawnStatement({
    name: 'society-first-amount-below-its-label',
    what: 'one column without a header; the first amount stands in the second line of its label, beside a date',
    type: 'CASH_FLOW_STATEMENT', end: '2019-12-31', company: 'Upland Historical Society',
    page: { font: 'Times-Roman', type: 11 },
    ledgers: [
      { ends: '2019-12-31', rows: `
! Cash on hand and in bank at beginning of year,|31877|beginning ; ! Net decrease in cash|-1806|change ?is.net
! Cash on hand and in bank at end of year, December 31, 2019|30071|ending
` },
    ],
    script: `
text b ^: 306,50 Upland Historical Society
text ^: 306,66 Statement of Cash Receipts and Disbursements ; 306,82 Year Ended December 31, 2019
text: 60,120 Cash on hand and in bank at beginning of year, ; 60,138 January 1, 2019
text >: 520,138 $ 31,877
text: 60,156 Receipts: ; 75,174 Regional dues
text >: 520,174 28,600
text: 75,192 Conference
text >: 520,192 17,270
text: 90,210 Total receipts
text >: 520,210 45,870
text: 60,228 Disbursements: ; 75,246 Conference costs
text >: 520,246 26,916
text: 75,264 Newsletter
text >: 520,264 20,760
text: 90,282 Total disbursements
text >: 520,282 47,676
text: 60,300 Net decrease in cash
text >: 520,300 (1,806)
text: 60,318 Cash on hand and in bank at end of year, December 31, 2019
text >: 520,318 $ 30,071
`,
  }),
]
