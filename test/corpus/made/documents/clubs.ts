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
]
