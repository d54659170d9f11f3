/** Accounts in two columns side by side, as small traders keep them: what is owned and what is owed under bare totals. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const accounts: readonly MadeDocument[] = [
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
]
