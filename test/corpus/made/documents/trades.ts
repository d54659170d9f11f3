/** What small businesses and clubs hand in: trades, two-sided accounts of traders, cash-basis reports of associations. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const trades: readonly MadeDocument[] = [
  drawnStatement({
    name: 'contractor-percentage-of-completion',
    what: 'costs in excess of billings and billings in excess of costs, retainage, labels over two lines',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Granite Ridge Builders, Inc.',
    page: { font: 'Times-Roman', type: 10.5 },
    ledgers: [
      { ends: '2025-12-31 2024-12-31', rows: `
> ASSETS ; > CURRENT ASSETS ; Cash|189985 179472|cash ; Contracts receivable|778730 740026|?receivable
Retainage receivable|123380 107407|?receivable
Costs and estimated earnings in excess of billings on uncompleted contracts|97964 87628|?otherCurrent
< TOTAL CURRENT ASSETS|totalCurrent
> PROPERTY AND EQUIPMENT ; Construction equipment|668027 637047|property ; Vehicles|215549 206637|property
Less accumulated depreciation|-402600 -331800|depreciation ; < NET PROPERTY AND EQUIPMENT|?totalFixed
<- TOTAL ASSETS|totalAssets
> LIABILITIES AND STOCKHOLDER'S EQUITY ; > CURRENT LIABILITIES ; Accounts payable|413820 385939|payable
Billings in excess of costs and estimated earnings on uncompleted contracts|69839 62876|?otherCurrentLiabilities
Current maturities of long-term debt|72917 66593|currentDebt ; < TOTAL CURRENT LIABILITIES|totalCurrentLiabilities
LONG-TERM DEBT, net of current maturities|178909 168184|longDebt
> STOCKHOLDER'S EQUITY ; Common stock, no par value|20000 20000|stock ; Retained earnings|915550 922825|retained
< TOTAL STOCKHOLDER'S EQUITY|totalEquity ; < TOTAL LIABILITIES AND STOCKHOLDER'S EQUITY|totalBoth
` },
    ],
    script: `
text b ^ 12: 306,48 GRANITE RIDGE BUILDERS, INC.
text b ^: 306,64 BALANCE SHEETS ; 306,78 DECEMBER 31, 2025 AND 2024
text ^ 8: 306,92 See independent accountant's review report
table 1 h18 w290 double: 54,112 >450 2025 = : $ 189,985 / 778,730 / 123,380 / 97,964 / 1,190,059 / 668,027 / 215,549 / (402,600) / 480,976 / $ 1,671,035 / 413,820 / 69,839 / 72,917 / 556,576 / 178,909 / 20,000 / 915,550 / 935,550 / 1,671,035
| >545 2024 = : $ 179,472 / 740,026 / 107,407 / 87,628 / 1,114,533 / 637,047 / 206,637 / (331,800) / 511,884 / $ 1,626,417 / 385,939 / 62,876 / 66,593 / 515,408 / 168,184 / 20,000 / 922,825 / 942,825 / 1,626,417
`,
  }),
  drawnStatement({
    name: 'farm-balance-sheet-net-worth',
    what: 'crops, livestock and land at market, non-current instead of fixed, net worth instead of equity, no total of both sides',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Hollis Family Farms Partnership',
    page: { type: 10 },
    ledgers: [
      { ends: '2025-12-31', rows: `
> CURRENT FARM ASSETS ; Cash and checking|64800|cash ; Accounts receivable|18450|receivable
Crop inventory: corn and soybeans in storage|220800|inventory ; Prepaid seed and fertilizer|39950|prepaid
< Total current assets|totalCurrent
> NON-CURRENT FARM ASSETS ; Machinery and equipment|710650|?property ; Breeding livestock|154850|?property
Land, 312 acres|1981600|?property ; < Total non-current assets|?totalFixed ; ! TOTAL FARM ASSETS|3191100|totalAssets
> CURRENT LIABILITIES ; Accounts payable|28250|payable ; Operating note|113500|?shortDebt
Principal due within 12 months on term loans|58700|?currentDebt ; < Total current liabilities|totalCurrentLiabilities
> NON-CURRENT LIABILITIES ; Machinery loans|195200|?longDebt ; Real estate mortgage|749250|?longDebt
< Total non-current liabilities|totalLongLiabilities ; ! TOTAL LIABILITIES|1144900|totalLiabilities
! FARM NET WORTH|2046200|totalEquity
` },
    ],
    script: `
text b: 54,44 Name: Hollis Family Farms Partnership
text b 13: 54,60 Farm Balance Sheet - Market Value Basis
text: 54,78 Date: 12/31/2025
table 1 h20 none ruled: 54,100 >540 Market Value = 0 each$
`,
  }),
  drawnStatement({
    name: 'trucking-operating-expenses',
    what: 'no cost of sales, all costs are operating expenses, a gain among the costs below the operating income, leaders',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Redline Carriers Inc.',
    page: { font: 'Courier' },
    ledgers: [
      { ends: '2025-12-31 2024-12-31', rows: `
> OPERATING REVENUE ; Freight revenue|3278054 2901196 ; Fuel surcharge revenue|421333 392272
< Total operating revenue|revenue
> OPERATING EXPENSES ; Driver wages and benefits|1029719 1100580|salaries ; Fuel|857594 773766
Purchased transportation|464242 481067 ; Repairs and tires|203235 202319 ; Depreciation|303515 305897|depreciation
Insurance and claims|180624 181535 ; Terminal rent and utilities|75017 69591|rent ; Licenses and permits|40913 37208
<- Total operating expenses|totalExpenses ; = INCOME FROM OPERATIONS|operating
- Interest expense|94225 87356|interest ; Gain on sale of equipment|22315 20593|otherIncome
= INCOME BEFORE INCOME TAXES|beforeTax ; - Income taxes|49529 43532|tax ; = NET INCOME|net
` },
    ],
    script: `
text b ^: 306,44 REDLINE CARRIERS INC. ; 306,56 STATEMENTS OF INCOME
text ^: 306,68 FOR THE YEARS ENDED DECEMBER 31, 2025 AND 2024
table 1 h17 leaders: 50,92 >450 2025 = 0 costs | >545 2024 = 1 costs
`,
  }),
  drawnStatement({
    name: 'traders-account-with-bare-totals',
    what: 'capital and liabilities left, assets right, two headed groups a side and one "Total" for both',
    type: 'BALANCE_SHEET', end: '2024-03-31', company: 'Kaveri Hardware Traders',
    page: { font: 'Times-Roman', type: 10, size: 'A4' },
    ledgers: [
      { ends: '2024-03-31', rows: `
> ; # Capital ; Owner capital|300000 ; Add: net profit|91450 ; Less: drawings|-40000 ; # Liabilities
Creditors|104300|payable ; Bank loan|200000|?longDebt ?shortDebt ; < Total|totalBoth
` },
      { ends: '2024-03-31', rows: `
> ; # Current Assets ; Cash at bank|121750|cash ; Debtors|84000|receivable ; Stock|50000|inventory ; # Fixed Assets
Machinery|400000|property ; < Total|totalAssets
` },
    ],
    script: `
text b ^ 13: 297.64,50 Kaveri Hardware Traders
text b ^: 297.64,70 Balance Sheet as at 31 March 2024
table 1: 40,110 >285 Amount (Rs.) = 0
table 2: 310,110 >555 Amount (Rs.) = 0
`,
  }),
  drawnStatement({
    name: 'traders-trading-and-profit-and-loss-account',
    what: 'costs left and income right, "To" and "By", the gross profit carried down, purchases between two stocks instead of a cost of sales',
    type: 'INCOME_STATEMENT', end: '2024-03-31', company: 'Kaveri Hardware Traders',
    page: { font: 'Times-Roman', type: 10, size: 'A4' },
    ledgers: [
      { ends: '2024-03-31', rows: `
> ; To Opening Stock|52300 ; To Purchases|511750 ; To Gross Profit c/d|236950|?gross ; < Total
> ; To Rent|60000|rent ; To Salaries|85500|salaries ; To Net Profit|91450|net ; < Total
` },
      { ends: '2024-03-31', rows: `
> ; By Sales|751000|revenue ; By Closing Stock|50000 ; < Total
> ; By Gross Profit b/d|236950|gross ; < Total
` },
    ],
    script: `
text b ^ 13: 297.64,50 Kaveri Hardware Traders
text b ^: 297.64,70 Trading and Profit and Loss Account for the year ended 31 March 2024
table 1: 40,110 >285 Rs. = 0
table 2: 310,110 >555 Rs. = 0
`,
  }),
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
