/** A desktop bookkeeping program's balance sheet at one date, accounts inside their groups; sent by fax. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books } from '../../2026-11-23-f/financial/statement.ts'

const style = `
.page{font:8.7pt/10.6pt Arimo;padding:.6in .9in}
.t{text-align:center;position:relative;margin-bottom:8pt}.t b{font-size:12.5pt;line-height:17pt;display:block}.t .w{font:700 15pt/20pt Arimo}.t i{font:700 10.5pt/14pt Arimo}
.p{position:absolute;left:0;top:0;text-align:left;font:700 8pt/11pt Arimo}
table{width:5.6in;margin:0 auto}th{font-weight:700;text-align:center;border-bottom:1.6pt solid #000}td{padding:.25pt 0}
.n{text-align:right;width:1.15in}.n span{display:inline-block;min-width:1in}
td:first-child{font-weight:700}.total .n span{border-top:.7pt solid #000}.grand .n span{border-top:.7pt solid #000;border-bottom:2.2pt double #000}.grand td{font-weight:700}
.fax{position:absolute;left:.35in;right:.35in;top:.14in;font:8pt/10pt Cousine;display:flex;justify-content:space-between}.foot{text-align:right;font:700 8pt/10pt Arimo}
`
const books: Books = new Map()
const rows = statement(
  `
# ASSETS
  # Current Assets
    # Checking/Savings
      Pioneer State - Operating | 48213.66
      Pioneer State - Payroll | 6120.09
      Petty Cash | 300.00
    = Total Checking/Savings | sum | cash @bank
    # Accounts Receivable
      Accounts Receivable | 163480.25
    = Total Accounts Receivable | sum | receivable
    # Other Current Assets
      Due From Member | 4500.00 | otherCurrent @member
      Pipe & Fittings on Hand | 21336.40 | inventory
      Prepaid Insurance | 8914.50 | prepaid
      Undeposited Funds | 3250.00 | otherCurrent @undeposited
    = Total Other Current Assets | sum
  = Total Current Assets | sum | totalCurrent
  # Fixed Assets
    Excavators & Dozers | 684200.00 | property
    Trucks & Trailers | 213750.00 | property
    Shop Tools | 18412.77 | property
    Accumulated Depreciation | -471893.00 | accumulated
  = Total Fixed Assets | sum | totalFixed @fixed
== TOTAL ASSETS | sum | totalAssets @assets
# LIABILITIES & EQUITY
  # Liabilities
    # Current Liabilities
      # Accounts Payable
        Accounts Payable | 57214.83
      = Total Accounts Payable | sum | payable @ap
      # Credit Cards
        Pioneer Visa | 11806.42
        Fuel Network Card | -214.18
      = Total Credit Cards | sum | @cards
      # Other Current Liabilities
        Insurance Premium Financing | 6130.00 | otherDue @premium
        Line of Credit | 40000.00 | shortDebt @line
        Payroll Liabilities | 5488.91 | accrued @payroll
      = Total Other Current Liabilities | sum
    = Total Current Liabilities | sum | totalDue
    # Long Term Liabilities
      N/P - Dozer (D6) | 118640.27 | longDebt
      N/P - Excavator 320 | 84215.50 | longDebt
      N/P - 2024 Dump Truck | 61377.92 | longDebt
      SBA EIDL Loan | 138200.00 | longDebt
    = Total Long Term Liabilities | sum | totalLong @long
  = Total Liabilities | sum | totalLiabilities @liab
  # Equity
    Member Contributions | 75000.00 | @contributed
    Member Draws | -62500.00 | @draws
    Retained Earnings | assets-liab-contributed-draws-96324.51 | retained @retained
    Net Income | 96324.51 | @net
  = Total Equity | sum | totalEquity @equity
== TOTAL LIABILITIES & EQUITY | liab+equity | totalBoth @both
`,
  books,
  1,
)
agree(books, ['both', 'assets'])
const cells = ([value = 0]: readonly number[]) => [amount(value)]
const company = 'Ridgeback Excavating LLC'
const page = `<div class="fax"><span>10/15/2026 08:12 FAX 4065550173</span><span>RIDGEBACK EXCAVATING</span><span>&#9632; 002/003</span></div><div class="t"><div class="p">6:42 PM<br>10/14/26<br>Accrual Basis</div><b>${company}</b><div class="w">Balance Sheet</div><i>As of September 30, 2026</i></div><table><tr><td><th>Sep 30, 26</tr>${body(rows, cells, 9)}</table><div class="foot">Page 1</div>`

export const desktopBalance: Drawn = {
  name: 'ridgeback-excavating-desktop-balance-fax',
  kind: 'financial',
  html: sheets(style, [page]),
  scan: { dpi: 200, skewDegrees: -0.25, noise: 18, blur: 0.45, jpegQuality: 70, threshold: 148 },
  truth: truthFrom({
    family: 'desktop-balance',
    notes:
      "desktop bookkeeping program's balance sheet of an LLC at September 30: bank accounts with petty cash, undeposited funds, a credit card in credit, notes payable without a current portion, member contributions, draws and the net income of the year in equity, time and date of printing above; fax, black and white",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-09-30'],
    parts: [{ rows }],
    books,
    any: {
      cash: ['bank', 'bank+undeposited'],
      otherCurrent: ['member+undeposited', 'member'],
      shortDebt: ['line', 'line+cards', 'line+premium', 'line+cards+premium'],
      otherDue: ['premium', 'cards', 'premium+cards', 'premium+payroll', 'premium+payroll+cards', 'null'],
      payable: ['ap', 'ap+cards'],
      accrued: ['payroll', 'null'],
      retained: ['retained', 'retained+net', 'retained+net+draws', 'retained+draws'],
      stock: ['contributed', 'null'],
      paidIn: ['contributed', 'null'],
    },
    absent: [
      'incomeStatement',
      'cashFlowStatement',
      'intangible',
      'treasury',
      'currentDebt',
      'deferredTax',
      'otherLong',
    ],
  }),
}
