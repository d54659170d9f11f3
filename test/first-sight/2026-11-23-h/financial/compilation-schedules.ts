/** An accountant's compilation with supporting schedules: inner and outer amount columns, typed in fixed pitch; a copier scan. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, of, percent, statement, truthFrom, type Books, type Line } from '../../2026-11-23-f/financial/statement.ts' // prettier-ignore

const style = `
.page{font:9.6pt/12.6pt 'Courier Prime';padding:.8in .85in}
.t{text-align:center;margin-bottom:14pt;font-weight:700}p{margin:0 0 10pt}
table{width:100%}td{padding:.5pt 0}.n{text-align:right;width:1.25in}.n span{display:inline-block;min-width:1.1in}
.f{table-layout:fixed}.f td{overflow:hidden}.lead{display:flex;overflow:hidden;white-space:nowrap}.head td{padding-top:5pt}
.n .u{border-bottom:.8pt solid #000}.grand .n .w{border-top:.8pt solid #000;border-bottom:2.4pt double #000}
.foot{text-align:center;font-size:8.6pt}th{font-weight:400;text-align:right;text-decoration:underline}
`
const books: Books = new Map()
const sheet = statement(
  `
# CURRENT ASSETS
  Cash on hand and in banks | 71306.88 | cash
  Accounts receivable - trade | 148922.17 | receivable @trade
  Less: allowance for bad debts | -6500.00 | receivable @allowance
  Inventory of parts, at cost | 93418.00 | inventory
  Prepaid insurance and yard rent | 14207.36 | prepaid
= Total current assets | sum | totalCurrent @current
# PROPERTY AND EQUIPMENT
  Travel lift and yard equipment | 386450.00 | property
  Service boats and vehicles | 142318.50 | property
  Office furniture | 16820.14 | property
  Leasehold improvements | 58700.00 | property
  Less: accumulated depreciation | -338614.00 | accumulated
= Net property and equipment | sum | @ppe
# OTHER ASSETS
  Utility and lease deposits | 6200.00 | otherLong @deposits
  Covenant not to compete, net | 20000.00 | intangible @covenant
= Total other assets | sum | @other
== TOTAL ASSETS | current+ppe+other | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable - trade | 52716.90 | payable
  Notes payable - bank, current portion | 48900.00 | currentDebt
  Customer deposits on refits | 31250.00 | otherDue @deposited
  Accrued and withheld payroll taxes | 7834.21 | accrued @withheld
  Accrued wages | 9616.40 | accrued @wages
  Income taxes payable | 4180.00 | @taxdue
= Total current liabilities | sum | totalDue @due
# LONG-TERM LIABILITIES
  Notes payable - bank, less current portion | 139275.63 | longDebt @notes
  Note payable - stockholder | 45000.00 | longDebt @stockholder
= Total long-term liabilities | sum | totalLong @long
# STOCKHOLDER'S EQUITY
  Common stock, 1,000 shares, $1 par | 1000.00 | stock
  Paid-in capital in excess of par | 49000.00 | paidIn
  Retained earnings | assets-due-long-1000-49000 | retained @re
= Total stockholder's equity | sum | totalEquity @equity
== TOTAL LIABILITIES AND STOCKHOLDER'S EQUITY | due+long+equity | totalBoth @both
`,
  books,
  1,
)
const costs = statement(
  `
# SCHEDULE 1 - COST OF REVENUE
  Parts and materials | 318244.15
  Yard labor | 271806.90 | @yard
  Subcontracted welding and electrical | 64375.00
  Haul-out and storage costs | 38412.66
  Freight | 7219.04
== TOTAL COST OF REVENUE | sum | cost @cogs
`,
  books,
  1,
)
const expenses = statement(
  `
# SCHEDULE 2 - OPERATING EXPENSES
  Advertising and boat shows | 11846.20 | marketing
  Amortization | 4000.00 | @amortization
  Bad debts | 2150.00
  Depreciation | 38640.00 | depreciation @dep
  Dues and subscriptions | 1893.55
  Employee benefits | 27414.80 | @benefits
  Insurance - general and marine | 46302.75
  Legal and accounting | 13275.00
  Office supplies and postage | 8964.12 | @office
  Officer's compensation | 96000.00 | salaries @officer
  Payroll taxes | 36817.49 | @ptaxes
  Rent - yard and slips | 84000.00 | rent @rent
  Repairs and maintenance | 16538.27
  Salaries - office | 62418.36 | salaries @office.pay
  Telephone | 6214.90 | @phone
  Travel and entertainment | 4408.13
  Utilities | 19655.72 | rent @utilities
== TOTAL OPERATING EXPENSES | sum | totalExpenses @exp
`,
  books,
  1,
)
const income = statement(
  `
REVENUE | 1318466.05 | revenue @rev
COST OF REVENUE - Schedule 1 | cogs
= GROSS PROFIT | rev-cogs | gross @gp
OPERATING EXPENSES - Schedule 2 | exp
= INCOME FROM OPERATIONS | gp-exp | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest expense | -15362.48 | -interest @interest
  Finance charges collected | 1127.30 | otherIncome @finance
  Gain on sale of service boat | 6750.00 | otherIncome @gain
= Total other income (expense) | sum | netOther @other
= INCOME BEFORE INCOME TAXES | op+other | beforeTax @pretax
PROVISION FOR INCOME TAXES | 27418.00 | tax @tax
= NET INCOME | pretax-tax | netIncome @net
RETAINED EARNINGS - March 31, 2025 | re-net
== RETAINED EARNINGS - March 31, 2026 | re
`,
  books,
  1,
)
agree(books, ['both', 'assets'])

const flat = (value: number) => amount(value, { negative: 'parentheses' })
/** Single accounts stand in the inner column, the last of a group underlined, totals in the outer one. */
const inner = (rows: readonly Line[]) =>
  rows.map((row, i) => ({ row, last: row.kind === 'line' && rows[i + 1]?.kind === 'total' && row.indent > 0 }))
const twoColumns = (rows: readonly Line[]) => {
  const lasts = inner(rows).flatMap(({ last }, i) => (last ? [i] : []))
  const start = rows.map(row => ({ ...row, label: row.values === undefined ? row.label : `<div class="lead">${row.label} ${' .'.repeat(60)}</div>` })) // prettier-ignore
  return body(
    start,
    ([value = 0], { kind, indent }, index) => {
      const text = `<span class="${lasts.includes(index) ? 'u' : ''}${kind === 'grand' ? 'w' : ''}">${kind === 'grand' ? '$ ' : ''}${flat(value)}</span>`
      return indent > 0 ? [text, ''] : ['', text]
    },
    14,
  )
}
const revenue = of(books, 'rev')[0] ?? 1
const schedule = (rows: readonly Line[]) =>
  body(rows, ([value = 0], { kind }) => [`<span class="${kind === 'grand' ? 'w' : ''}">${kind === 'grand' ? '$ ' : ''}${flat(value)}</span>`, percent(value, revenue)], 0) // prettier-ignore
const columns = '<colgroup><col><col style="width:1.25in"><col style="width:1.25in"></colgroup>'
const company = 'Delacroix Marine Services, Inc.'
const title = (what: string, when: string) => `<div class="t">${company.toUpperCase()}<br>${what}<br>${when}</div>`
const foot = (text: string) => `<div class="foot">${text}</div>`
const letter = `<div class="t">HEBERT &amp; FONTENOT<br>CERTIFIED PUBLIC ACCOUNTANTS<br>411 Canal Street &nbsp; Thibodaux, Louisiana</div><br><p>To the Board of Directors<br>${company}<br>Cocodrie, Louisiana</p><p>Management is responsible for the accompanying financial statements of ${company} (a corporation), which comprise the balance sheet as of March 31, 2026, and the related statement of income and retained earnings for the year then ended in accordance with accounting principles generally accepted in the United States of America. We have performed a compilation engagement. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. We do not express an opinion, a conclusion, nor provide any form of assurance on these financial statements.</p><p>Management has elected to omit substantially all of the disclosures and the statement of cash flows.</p><p>The supplementary information in Schedules 1 and 2 was subject to our compilation engagement; we have not audited or reviewed it.</p><p>Hebert &amp; Fontenot<br>May 21, 2026</p>`

export const compilationSchedules: Drawn = {
  name: 'delacroix-marine-compilation-schedules-scan',
  kind: 'financial',
  html: sheets(style, [
    letter,
    `${title('BALANCE SHEET', 'MARCH 31, 2026')}<table class="f">${columns}${twoColumns(sheet)}</table>${foot("See accountants' compilation report.<br>- 2 -")}`,
    `${title('STATEMENT OF INCOME AND RETAINED EARNINGS', 'FOR THE YEAR ENDED MARCH 31, 2026')}<table class="f">${columns}${twoColumns(income)}</table>${foot("See accountants' compilation report.<br>- 3 -")}`,
    `${title('SUPPLEMENTARY SCHEDULES', 'FOR THE YEAR ENDED MARCH 31, 2026')}<table><tr><td><th>Amount<th>% of revenue</tr>${schedule(costs)}</table><br><table><tr><td><th>Amount<th>% of revenue</tr>${schedule(expenses)}</table>${foot("See accountants' compilation report.<br>- 4 -")}`,
  ]),
  scan: { dpi: 175, skewDegrees: 0.4, noise: 18, blur: 0.5, jpegQuality: 66, background: 242 },
  truth: truthFrom({
    family: 'compilation-schedules',
    notes:
      "accountant's compilation of a boat yard, fiscal year to March 31: letter, balance sheet with accounts in an inner and totals in an outer column and dot leaders, cost of revenue and operating expenses as one line each with their detail on schedules with percentages, no total of liabilities, officer's compensation; copier scan in fixed pitch",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-03-31'],
    parts: [{ rows: sheet }, { rows: income }, { rows: costs }, { rows: expenses }],
    books,
    any: {
      receivable: ['trade+allowance', 'trade'],
      totalFixed: ['ppe+other', 'ppe'],
      accrued: ['withheld+wages', 'withheld+wages+taxdue', 'wages'],
      otherDue: ['deposited', 'deposited+taxdue', 'deposited+withheld', 'deposited+withheld+taxdue'],
      longDebt: ['notes+stockholder', 'notes'],
      otherLongDue: ['stockholder', 'null'],
      totalLiabilities: ['due+long', 'null'],
      salaries: ['officer+office.pay', 'office.pay', 'officer+office.pay+ptaxes', 'officer+office.pay+benefits', 'officer+office.pay+ptaxes+benefits', 'officer+office.pay+yard'], // prettier-ignore
      rent: ['rent+utilities', 'rent+utilities+phone', 'rent'],
      depreciation: ['dep', 'dep+amortization'],
      general: ['office', 'null'],
      ordinaryIncome: ['op', 'net-other', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
    },
    absent: ['cashFlowStatement', 'shortDebt', 'treasury', 'deferredTax', 'otherCurrent'],
  }),
}
