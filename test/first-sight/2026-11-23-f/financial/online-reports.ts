/** An online bookkeeping program's balance sheet (one column, accounts within accounts) and its statement of cash flows. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books, type Line } from './statement.ts'

const style = `
.page{font:8.6pt/11.6pt 'Roboto';padding:.55in .8in}
.t{text-align:center;margin-bottom:10pt}.t b{font:400 15pt/20pt 'Roboto';display:block}.t i{font:700 12pt/16pt 'Roboto';display:block}.t span{font:400 9.4pt/13pt 'Roboto'}
table{width:100%}th{font:700 7.6pt/10pt 'Roboto';text-align:right;border-top:.6pt solid #888;border-bottom:.6pt solid #888;padding:2pt 0;color:#333}
th:first-child{text-align:left}td{padding:.8pt 0}.n{text-align:right;width:1.5in}
.total td,.grand td{font-weight:700}.total .n{border-top:.5pt solid #777}.grand .n{border-top:.5pt solid #777;border-bottom:2pt double #777}
.foot{font-size:7.4pt;text-align:center;color:#444}
`

/** The dollar sign stands on totals only. */
const cells = ([value = 0]: readonly number[], { kind }: Line) => [amount(value, { dollar: kind !== 'line', zero: kind === 'line' ? '0.00' : '$0.00' })] // prettier-ignore

interface Report {
  readonly company: string
  readonly what: string
  readonly when: string
  readonly printed: string
  readonly head: string
}

function pages({ company, what, when, printed, head }: Report, parts: readonly (readonly Line[])[]): string[] {
  return parts.map(
    (part, i) =>
      `${i === 0 ? `<div class="t"><b>${company}</b><i>${what}</i><span>${when}</span></div>` : ''}<table><tr><th>${i === 0 ? head : ''}<th>Total</tr>${body(part, cells, 11)}</table><div class="foot">${printed}&emsp;&emsp;${i + 1}/${parts.length}</div>`,
  )
}

const sheet: Books = new Map()
const balance = statement(
  `
# ASSETS
  # Current Assets
    # Bank Accounts
      1000 Operating Checking (4471) | 86214.39
      1010 Payroll Checking (4489) | 12480.06
      1020 Money Market | 40115.82
    = Total Bank Accounts | sum | cash @bank
    # Accounts Receivable
      1100 Accounts Receivable (A/R) | 214608.75
    = Total Accounts Receivable | sum | receivable
    # Other Current Assets
      1200 Inventory Asset | 138940.22 | inventory
      1250 Employee Advances | 1850.00 | otherCurrent @advances
      1300 Prepaid Insurance | 9612.48 | prepaid
      1499 Undeposited Funds | 7325.00 | otherCurrent @undeposited
    = Total Other Current Assets | sum
  = Total Current Assets | sum | totalCurrent
  # Fixed Assets
    # 1500 Shop Machinery
      1501 Original Cost | 612480.00 | property
      1502 Depreciation | -318220.00 | accumulated
    = Total 1500 Shop Machinery | sum
    # 1510 Vehicles
      1511 Original Cost | 148300.00 | property
      1512 Depreciation | -92114.00 | accumulated
    = Total 1510 Vehicles | sum
    1520 Leasehold Improvements | 54200.00 | property
    1529 Accumulated Amortization | -21680.00 | accumulated @amortization
  = Total Fixed Assets | sum | totalFixed @fixed
  # Other Assets
    1800 Security Deposits | 8500.00 | otherLong @deposits
  = Total Other Assets | sum
== TOTAL ASSETS | sum | totalAssets @assets
`,
  sheet,
  1,
)
const liabilities = statement(
  `
# LIABILITIES AND EQUITY
  # Liabilities
    # Current Liabilities
      # Accounts Payable
        2000 Accounts Payable (A/P) | 96733.18
      = Total Accounts Payable | sum | payable @ap
      # Credit Cards
        2050 Business Card x8806 | 14208.61
        2060 Fuel Card | 2917.40
      = Total Credit Cards | sum | @cards
      # Other Current Liabilities
        # 2100 Payroll Liabilities
          2110 Federal Taxes (941/944) | 6284.90
          2120 State Withholding | 1120.55
          2130 401(k) Payable | 2360.00
        = Total 2100 Payroll Liabilities | sum | accrued @payroll
        2200 Sales Tax Agency Payable | 3877.26 | @salestax
        2300 Line of Credit | 75000.00 | shortDebt @line
        2400 Customer Deposits | 31500.00 | otherDue @deposits2
      = Total Other Current Liabilities | sum
    = Total Current Liabilities | sum | totalDue
    # Long-Term Liabilities
      2600 N/P - Laser Cutter | 164882.73 | longDebt @laser
      2610 N/P - 2024 Service Truck | 38416.09 | longDebt @truck
      2700 Loan from Shareholder | 25000.00 | longDebt @shareholder
    = Total Long-Term Liabilities | sum | totalLong
  = Total Liabilities | sum | totalLiabilities @liabilities
  # Equity
    3000 Capital Stock | 10000.00 | stock
    3010 Additional Paid in Capital | 40000.00 | paidIn
    3100 Opening Balance Equity | 0.00
    3200 Shareholder Distributions | -64000.00 | @distributions
    3900 Retained Earnings | assets-liabilities-10000-40000+64000-118275.47 | retained @retained
    Net Income | 118275.47 | @ni
  = Total Equity | sum | totalEquity
== TOTAL LIABILITIES AND EQUITY | sum | totalBoth @both
`,
  sheet,
  1,
)
agree(sheet, ['both', 'assets'])

const fabricator = 'Copper Basin Fabrication Inc'
export const onlineBalance: Drawn = {
  name: 'copper-basin-online-balance-scan',
  kind: 'financial',
  html: sheets(
    style,
    pages(
      { company: fabricator, what: 'Balance Sheet', when: 'As of October 31, 2026', printed: 'Accrual Basis&emsp;Monday, November 9, 2026 02:14 PM GMT-06:00', head: '' }, // prettier-ignore
      [balance, liabilities],
    ),
  ),
  scan: { dpi: 170, skewDegrees: -0.45, noise: 20, blur: 0.55, jpegQuality: 64, background: 243 },
  truth: truthFrom({
    family: 'online-balance',
    notes:
      'online bookkeeping program, balance sheet of an S corporation at October 31 over two pages: three bank accounts and undeposited funds, machinery and vehicles each with their original cost and depreciation, credit cards and a line of credit, shareholder loan, distributions and the net income of the year in equity, the printing date in the footer; copier scan',
    company: fabricator,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-10-31'],
    parts: [{ rows: balance }, { rows: liabilities }],
    books: sheet,
    any: {
      cash: ['bank', 'bank+undeposited'],
      otherCurrent: ['advances+undeposited', 'advances'],
      shortDebt: ['line', 'line+cards'],
      accrued: ['payroll', 'payroll+salestax', 'salestax'],
      otherDue: ['deposits2', 'deposits2+salestax', 'deposits2+cards', 'deposits2+cards+salestax', 'payroll+salestax+deposits2', 'payroll+salestax+deposits2+cards'], // prettier-ignore
      longDebt: ['laser+truck+shareholder', 'laser+truck'],
      otherLongDue: ['shareholder', 'null'],
      totalFixed: ['fixed', 'fixed+deposits'],
      retained: ['retained', 'retained+ni', 'retained+ni+distributions', 'retained+distributions'],
    },
    absent: ['incomeStatement', 'cashFlowStatement', 'intangible', 'treasury', 'currentDebt', 'deferredTax'],
  }),
}

const flows: Books = new Map()
const cashFlows = statement(
  `
# OPERATING ACTIVITIES
  Net Income | 187342.16 | flowIncome
  # Adjustments to reconcile Net Income to Net Cash provided by operations:
    1200 Accounts Receivable (A/R) | -28416.35 | flowReceivable @ar
    1310 Precious Metals & Alloy Inventory | -11930.08 | flowInventory @i1
    1320 Supplies Inventory | 2214.60 | flowInventory @i2
    1400 Prepaid Expenses | -1875.00 | flowOther @pre
    1590 Milling Equipment:Accumulated Depreciation | 58400.00 | flowDepreciation @dep1
    1690 Vehicles:Accumulated Depreciation | 9250.00 | flowDepreciation @dep2
    2000 Accounts Payable (A/P) | 7318.44 | flowPayable @ap
    2050 Business Platinum Card | 3106.29 | flowOther @card
    2100 Payroll Liabilities:Federal Taxes | 1408.73 | flowOther @p1
    2110 Payroll Liabilities:State Taxes | -212.40 | flowOther @p2
    2300 Customer Deposits | 0.00
  = Total Adjustments to reconcile Net Income to Net Cash provided by operations: | sum | @adj
= Net cash provided by operating activities | sum | fromOperations @cfo
# INVESTING ACTIVITIES
  1500 Milling Equipment:Original Cost | -142600.00 | expenditures
  1600 Vehicles:Original Cost | -31250.00 | expenditures
  1800 Security Deposits | -2400.00 | otherInvesting
= Net cash provided by investing activities | sum | fromInvesting @cfi
# FINANCING ACTIVITIES
  2600 Equipment Loan - Milling Center | 96214.07 | debt @mill
  2610 Vehicle Loan - Courier Van | 21880.52 | debt @van
  2620 SBA 7(a) Loan | -24660.36 | debt @sba
  3100 Shareholder Distributions | -96000.00 | dividends
= Net cash provided by financing activities | sum | fromFinancing @cff
= NET CASH INCREASE FOR PERIOD | cfo+cfi+cff | change @chg
Cash at beginning of period | 74108.92 | beginning @beg
== CASH AT END OF PERIOD | beg+chg | ending
`,
  flows,
  1,
)
const laboratory = 'Northgate Dental Laboratory Inc.'
export const onlineCashFlows: Drawn = {
  name: 'northgate-dental-laboratory-online-cash-flows',
  kind: 'financial',
  html: sheets(
    style
      .replaceAll('Roboto', 'Source Sans')
      .replace('padding:.55in .8in', 'padding:.7in 1in')
      .replace('9.4pt/13pt', '10pt/14pt'),
    pages(
      { company: laboratory, what: 'Statement of Cash Flows', when: 'January - December 2025', printed: 'Tuesday, February 17, 2026 09:31 AM GMT-05:00', head: '' }, // prettier-ignore
      [cashFlows],
    ),
  ),
  truth: truthFrom({
    family: 'online-cash-flows',
    notes:
      'online bookkeeping program, a statement of cash flows alone: every account of the balance sheet is a line (inventory, depreciation, loans over several), the adjustments total holds depreciation as well as working capital, the period is a span of months without days',
    company: laboratory,
    statementType: 'CASH_FLOW_STATEMENT',
    ends: ['2025-12-31'],
    parts: [{ rows: cashFlows }],
    books: flows,
    any: {
      flowTotal: ['adj-dep1-dep2', 'null'],
      flowOther: ['pre+card+p1+p2', 'pre+p1+p2'],
      debt: ['mill+van+sba', 'mill+van+sba+card'],
    },
    absent: ['balanceSheet', 'incomeStatement', 'acquisitions', 'stockIssue'],
  }),
}
