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
]
