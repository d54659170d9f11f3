/** A group's consolidating schedules: three companies, eliminations and the consolidated column, with a minority's share. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, of, statement, truthFrom, type Books, type Line } from '../../2026-11-23-f/financial/statement.ts' // prettier-ignore

const style = `
.page{font:8.6pt/11pt 'Libre Franklin';padding:.5in .65in}
.t{text-align:center;font-weight:700;margin-bottom:7pt;font-size:9.6pt;line-height:12.4pt}.t span{font-weight:400}
table{width:100%}th{font-weight:700;text-align:center;border-bottom:.6pt solid #000;vertical-align:bottom;padding:0 0 2pt 8pt}td{padding:.55pt 0}
.n{text-align:right;width:1.12in;padding-left:8pt}.n span{display:block}.head td{font-weight:700;padding-top:3pt}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.foot{font-size:7.6pt;text-align:center}
`
/** The companies' amounts, eliminations, and their sum. */
const group = (text: string) => text.replace(/\{([^}]*)\}/g, (_, inner: string) => `${inner} ${inner.split(' ').reduce((sum, value) => sum + Number(value), 0)}`) // prettier-ignore
const books: Books = new Map()
const sheet = statement(
  group(`
# CURRENT ASSETS
  Cash | {412618 96214 38415 0} | cash
  Contract and trade receivables | {1618430 318640 42816 0} | receivable
  Due from related companies | {0 184200 96400 -280600} | @due.from
  Inventories | {68415 286340 0 0} | inventory
  Costs in excess of billings | {118206 0 0 0} | otherCurrent @under
  Prepaid expenses | {48630 18215 6204 0} | prepaid
= Total current assets | sum | totalCurrent @current
# PROPERTY AND EQUIPMENT
  Land and quarry reserves | {0 718400 0 0} | property
  Machinery and equipment | {1286415 1814230 2618400 0} | property
  Less accumulated depreciation and depletion | {-718206 -1126418 -986315 0} | accumulated
= Net property and equipment | sum | @ppe
INVESTMENT IN SUBSIDIARIES, at cost | {500000 0 0 -500000} | @investment
OTHER ASSETS | {24600 41200 0 0} | otherLong @other
== TOTAL ASSETS | current+ppe+investment+other | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable | {684215 142630 18406 0} | payable
  Due to related companies | {280600 0 0 -280600} | @due.to
  Accrued expenses | {214830 68415 9206 0} | accrued
  Income taxes payable | {38400 21600 0 0} | @taxdue
  Billings in excess of costs | {186420 0 0 0} | otherDue @over
  Line of credit | {300000 0 0 0} | shortDebt
  Current maturities of long-term debt | {86400 142600 386215 0} | currentDebt
= Total current liabilities | sum | totalDue @due
LONG-TERM DEBT, less current maturities | {214630 486215 918640 0} | longDebt @long
DEFERRED INCOME TAXES | {64200 98400 0 0} | deferredTax @deferred
= Total liabilities | due+long+deferred | totalLiabilities @liab
`),
  books,
  5,
)
/** A fifth of the leasing company belongs to others. */
const at = (name: string, column: number) => of(books, name)[column] ?? 0
const kept = at('assets', 2) - at('liab', 2) - 250_000
const minority = Math.round(kept / 5) + 50_000
books.set('others', [0, 0, 0, minority, minority])
const equity = statement(
  group(`
# EQUITY
  Common stock | {50000 300000 0 -300000} | stock @stock
  Members' capital | {0 0 250000 -250000} | @members
  Retained earnings | assets-liab-stock-members-others | retained @retained
= Total equity of Larkspur Holdings, Inc. | stock+members+retained | @parent
NONCONTROLLING INTEREST | others | @minority
= Total equity | parent+minority | totalEquity @equity
== TOTAL LIABILITIES AND EQUITY | liab+equity | totalBoth @both
`),
  books,
  5,
)
const result: Books = new Map()
const operations = statement(
  group(`
REVENUES | {9814630 3218415 1286400 -1700000} | revenue @rev
COST OF REVENUES | {8216340 2486215 812630 -1700000} | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OPERATING EXPENSES
  Salaries and payroll costs | {618420 214630 68415 0} | salaries
  Occupancy | {96400 38214 0 0} | rent
  Insurance and bonding | {118630 42816 31205 0}
  Office and other administrative | {142815 61240 28630 0} | @office
= Total operating expenses | sum | totalExpenses @exp
= INCOME FROM OPERATIONS | gp-exp | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest expense | {-38415 -46820 -98630 0} | -interest @interest
  Gain on sale of equipment | {12400 0 86215 0} | otherIncome @gain
= Total other | sum | netOther @nonop
= INCOME BEFORE INCOME TAXES | op+nonop | beforeTax @pretax
PROVISION FOR INCOME TAXES | {148200 86400 0 0} | tax @tax
= NET INCOME | pretax-tax | netIncome @net
`),
  result,
  5,
)
const fifth = Math.round((of(result, 'net')[2] ?? 0) / 5)
result.set('share', [0, 0, 0, fifth, fifth])
const attributed = statement(
  `
Less noncontrolling interest in net income | share
== NET INCOME OF LARKSPUR HOLDINGS, INC. | net-share | @attributable
`,
  result,
  5,
)
agree(books, ['both', 'assets'])
if (at('parent', 3) + at('minority', 3) !== -500_000)
  throw new Error('The eliminations of equity are not the investment')
const cells = (values: readonly number[], { kind }: Line) =>
  values.map(value => `${kind === 'grand' ? '<b style="float:left">$</b>' : ''}${amount(value, { digits: 0, negative: 'parentheses', zero: '-' })}`) // prettier-ignore
const company = 'Larkspur Holdings, Inc. and Subsidiaries'
const title = (what: string, when: string) =>
  `<div class="t">${company.toUpperCase()}<br>${what}<br><span>${when}</span></div>`
const header = ['Larkspur Paving<br>& Grading, Inc.', 'Larkspur<br>Aggregates, Inc.', 'LP Equipment<br>Leasing, LLC', 'Eliminations', 'Consolidated'] // prettier-ignore
const head = `<tr><td>${header.map(name => `<th>${name.replace('& ', '&amp; ')}`).join('')}</tr>`
const foot = '<div class="foot">See independent accountants\' review report on supplementary information.</div>'
const incomeRows = [...operations, ...attributed]

export const consolidatingColumns: Drawn = {
  name: 'larkspur-holdings-consolidating-columns',
  kind: 'financial',
  html: sheets(
    style,
    [
      `${title('CONSOLIDATING BALANCE SHEET', 'December 31, 2025')}<table>${head}${body([...sheet, ...equity], cells, 10)}</table>${foot}`,
      `${title('CONSOLIDATING STATEMENT OF INCOME', 'Year Ended December 31, 2025')}<table>${head}${body(incomeRows, cells, 10)}</table>${foot}`,
    ],
    '11in 8.5in',
  ),
  truth: truthFrom({
    family: 'consolidating-columns',
    notes:
      'consolidating balance sheet and income statement of a holding, landscape: three companies, eliminations and the consolidated column (only the last counts), amounts between the companies and the investment eliminated, a noncontrolling interest in equity and in net income',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31'],
    parts: [
      { rows: sheet, pick: [4] },
      { rows: equity, pick: [4] },
      { rows: incomeRows, pick: [4] },
    ],
    books: new Map([...books, ...result]),
    any: {
      otherCurrent: ['under', 'under+due.from'],
      totalFixed: ['ppe+other', 'ppe+investment+other', 'ppe', 'null'],
      otherDue: ['over', 'over+taxdue'],
      totalLong: ['long+deferred', 'null'],
      totalEquity: ['equity', 'parent'],
      general: ['office', 'exp', 'null'],
      ordinaryIncome: ['op', 'net-nonop', 'null'],
      otherIncome: ['gain'],
      otherExpenses: ['0-interest', '0', 'null'],
      netIncome: ['net', 'attributable'],
    },
    absent: ['cashFlowStatement', 'treasury', 'intangible', 'shortInvestments', 'marketing'],
  }),
}
