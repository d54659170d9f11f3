/** Figures without columns: every line a label and its amount, a space, a sign or nothing apart. */
import { Ledger, truthOf, type Place } from '../../../drawing/ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { written } from '../../../drawing/numbers.ts'
import { Page } from '../../../drawing/page.ts'
import { bs, is } from '../../../drawing/places.ts'

/** Labels as a borrower types them; those without a place are distractors. */
const lines: readonly (readonly [label: string, value: number, place: Place | null])[] = [
  ['Revenue', 3_412_000, is.revenue],
  ['Cost of Goods Sold', 2_047_000, is.cost],
  ['Gross Profit', 1_365_000, is.gross],
  ['Salaries and Wages', 610_000, is.salaries],
  ['Rent and Utilities', 121_000, is.rent],
  ['Depreciation', 84_000, is.depreciation],
  ['Total Operating Expenses', 941_000, is.totalExpenses],
  ['Operating Income', 424_000, is.operating],
  ['EBITDA', 508_000, null],
  ['Interest Expense', 61_000, is.interest],
  ['Income Before Tax', 363_000, is.beforeTax],
  ['Income Tax', 76_000, is.tax],
  ['Net Income', 287_000, is.net],
  ['Annual Debt Service', 148_000, null],
  ['Cash', 214_000, bs.cash],
  ['Accounts Receivable', 388_000, bs.receivable],
  ['Inventory', 291_000, bs.inventory],
  ['Total Current Assets', 893_000, bs.totalCurrent],
  ['Net Fixed Assets', 722_000, bs.property],
  ['Total Assets', 1_615_000, bs.totalAssets],
  ['Accounts Payable', 262_000, bs.payable],
  ['Line of Credit', 100_000, bs.shortDebt],
  ['Total Current Liabilities', 362_000, bs.totalCurrentLiabilities],
  ['Long-Term Debt', 410_000, bs.longDebt],
  ['Total Liabilities', 772_000, bs.totalLiabilities],
  ['Common Stock', 100_000, bs.stock],
  ['Retained Earnings', 743_000, bs.retained],
  ['Total Equity', 843_000, bs.totalEquity],
]

/** One list, each line written as `write` joins label and amount. */
function listed(name: string, what: string, write: (label: string, field: string) => string): MadeDocument {
  const company = 'Cinder Ridge Fabrication LLC'
  const end = '2024-12-31'
  const ledger = new Ledger(1)
  for (const [label, value, place] of lines) ledger.memo(label, [value], place)
  return {
    name,
    what,
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: end },
    truth: truthOf(company, [{ ledger, ends: [end] }]),
    draw: () => {
      const page = new Page().type('Helvetica', 10)
      page.left(company, 60, 40, { bold: true, size: 13 })
      page.left('Financial Package - Year Ended December 31, 2024', 60, 58)
      page.block(
        lines.map(([label, value]) => write(label, written(value)!)),
        60,
        84,
        { step: 15 },
      )
      return page.done()
    },
  }
}

export const spokenLists: readonly MadeDocument[] = [
  listed('package-figures-a-space-apart', 'a space between label and figure', (label, field) => `${label} ${field}`),
  listed('package-figures-glued', 'the figure glued to its label', (label, field) => `${label}${field}`),
  listed('package-figures-behind-dashes', 'label, dash, $ and figure', (label, field) => `${label} - $${field}`),
]
