/** A wholesaler's reviewed statements, landscape: assets left and liabilities right for two years, income and cash flows; a copier scan. */
import { agree, amount, body, isFirst, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:8.8pt/11.6pt Tinos;padding:.6in .7in}
.t{text-align:center;margin-bottom:12pt;font-size:10.4pt;line-height:13.4pt}.t b{font-size:11.4pt}
.two{display:flex;gap:.4in}.two>div{flex:1;display:flex;flex-direction:column}.two h4{text-align:center;margin:0 0 4pt;font:700 9.6pt/12pt Tinos}.two .end{margin-top:auto}
table{width:100%}td{padding:.5pt 0}th{font-weight:700;text-align:center;border-bottom:.6pt solid #000}.n{text-align:right;width:.88in;padding-left:8pt}.n span{display:block}
.head td{font-weight:700;padding-top:4pt}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700;padding-top:4pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.narrow{width:7in;margin:0 auto}.foot{text-align:center;font-style:italic}
`
const books: Books = new Map()
/** The oldest balances are printed in the cash flows only. */
const assets = statement(
  `
# Current assets
  Cash | 218406 164815 131204 | cash @cash
  Accounts receivable, net of allowance for credit losses of $35,000 and $28,000 | 1486215 1392640 1318420 | receivable @ar
  Inventories | 2214630 2306418 2180415 | inventory @inv
  Vendor rebates receivable | 148206 136415 121830 | otherCurrent @rebates
  Prepaid expenses and other | 62418 58206 61315 | prepaid @prepaid
= Total current assets | sum | totalCurrent @current
# Property and equipment
  Leasehold improvements | 214806 214806 198400 | property
  Warehouse equipment and racking | 486215 452630 431806 | property
  Delivery vehicles | 618400 584215 540118 | property
  Computer equipment | 96418 91206 88415 | property
= | sum | @cost
  Less accumulated depreciation | -918206 -846415 -752130 | accumulated @acc
= Net property and equipment | cost+acc | @ppe
# Other assets
  Deposits | 24000 24000 24000 | otherLong @deposits
  Goodwill | 185000 185000 185000 | intangible @goodwill
= Total other assets | sum
== Total assets | current+ppe+deposits+goodwill | totalAssets @assets
`,
  books,
  3,
)
const claims = statement(
  `
# Current liabilities
  Bank line of credit | 650000 725000 680000 | shortDebt @line
  Current portion of long-term debt | 142806 138415 131620 | currentDebt @cm
  Accounts payable - trade | 964218 1018406 986415 | payable @ap
  Accrued salaries and commissions | 118406 112630 104815 | accrued @accrued.pay
  Other accrued expenses | 64815 71206 66418 | accrued @accrued.other
  Customer deposits | 48206 36418 41815 | otherDue @deposited
= Total current liabilities | sum | totalDue @due
# Long-term liabilities
  Long-term debt, less current portion | 386215 418640 494206 | longDebt @long
  Note payable to stockholder, subordinated | 200000 250000 250000 | otherLongDue @holder
= Total long-term liabilities | sum | totalLong @longs
= Total liabilities | due+longs | totalLiabilities @liab
# Stockholders' equity
  Common stock, $1 par; 50,000 shares authorized, 10,000 issued | 10000 10000 10000 | stock
  Additional paid-in capital | 240000 240000 240000 | paidIn
  Retained earnings | assets-liab-250000+85000 | retained @re
= | sum | @before
  Less treasury stock, 1,200 shares at cost | -85000 -85000 -85000 | treasury @treasury
= Total stockholders' equity | before+treasury | totalEquity @equity
== Total liabilities and stockholders' equity | liab+equity | totalBoth @both
`,
  books,
  3,
)
books.set(
  'accrued',
  [0, 1, 2].map(i => (books.get('accrued.pay')?.[i] ?? 0) + (books.get('accrued.other')?.[i] ?? 0)),
)
const income = statement(
  `
Net sales | 11486215 10964830 | revenue @rev
Cost of sales | 8416230 8094615 | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Warehouse and delivery | 1218406 1164215
  Selling | 914630 882406
  General and administrative | 486215 468130 | general @ga
= Total operating expenses | sum | totalExpenses @exp
= Income from operations | gp-exp | operatingIncome @op
# Other income (expense)
  Finance charges earned | 18406 16215 | otherIncome @earned
  Interest expense | -78415 -84206 | -interest @interest
= | sum | netOther @nonop
= Income before provision for income taxes | op+nonop | beforeTax @pretax
Provision for state income taxes | 14200 11800 | tax @tax
= Net income | pretax-tax | netIncome @net
Retained earnings, beginning of year | re'
Distributions to stockholders | re-re'-net | @distributions
== Retained earnings, end of year | re
`,
  books,
  2,
)
const flows = statement(
  `
# Operating activities
  Net income | net | flowIncome
  # Adjustments to reconcile net income to net cash from operating activities:
    Depreciation | acc'-acc+disposed | flowDepreciation @dep
    Accounts receivable | ar'-ar | flowReceivable
    Inventories | inv'-inv | flowInventory
    Rebates, prepaid expenses and other | rebates'-rebates+prepaid'-prepaid | flowOther
    Accounts payable | ap-ap' | flowPayable
    Accrued expenses and customer deposits | accrued-accrued'+deposited-deposited' | flowOther
= Net cash from operating activities | net+dep+ar'-ar+inv'-inv+rebates'-rebates+prepaid'-prepaid+ap-ap'+accrued-accrued'+deposited-deposited' | fromOperations @cfo
# Investing activities
  Purchases of property and equipment | cost'-cost-disposed | expenditures @capex
= Net cash used in investing activities | sum | fromInvesting @cfi
# Financing activities
  Net change in bank line of credit | line-line' | debt
  Borrowings on long-term debt | 110000 62000 | debt @new
  Payments on long-term debt | long+cm-long'-cm'-new | debt
  Payments on stockholder note | holder-holder' | @tostock
  Distributions to stockholders | distributions | dividends
= Net cash used in financing activities | sum | fromFinancing @cff
= Change in cash | cfo+cfi+cff | change @change
Cash, beginning of year | cash' | beginning
== Cash, end of year | cash | ending
`,
  books.set(
    'disposed',
    [-58400, -31206].map(value => -value),
  ),
  2,
)
agree(books, ['both', 'assets'], ['change', "cash-cash'"])
const cells =
  (rows: readonly Line[]) =>
  (values: readonly number[], { kind }: Line, index: number) =>
    values.slice(0, 2).map(value => {
      const text = amount(value, { digits: 0, negative: 'parentheses', zero: '-' })
      return kind === 'grand' || isFirst(rows, index) ? signed(text) : text
    })
const company = 'Tidewater HVAC Wholesale, Inc.'
const header = '<tr><td><th>2025<th>2024</tr>'
const table = (rows: readonly Line[], from = 0, to = rows.length) => `<table>${from === 0 ? header : ''}${body(rows, cells(rows), 8).split('<tr').slice(from + 1, to + 1).map(row => `<tr${row}`).join('')}</table>` // prettier-ignore
const side = (heading: string, rows: readonly Line[]) => `<div><h4>${heading}</h4>${table(rows, 0, rows.length - 1)}<div class="end">${table(rows, rows.length - 1)}</div></div>` // prettier-ignore
const title = (what: string, when: string) => `<div class="t"><b>${company}</b><br>${what}<br>${when}</div>`
const foot = '<div class="foot">See independent accountant\'s review report and notes to financial statements.</div>'

export const accountForm: Drawn = {
  name: 'tidewater-hvac-account-form-scan',
  kind: 'financial',
  html: sheets(
    style,
    [
      `${title('Balance Sheets', 'December 31, 2025 and 2024')}<div class="two">${side('Assets', assets)}${side("Liabilities and Stockholders' Equity", claims)}</div>${foot}`,
      `${title('Statements of Income and Retained Earnings', 'Years Ended December 31, 2025 and 2024')}<div class="narrow">${table(income)}</div>${foot}`,
      `${title('Statements of Cash Flows', 'Years Ended December 31, 2025 and 2024')}<div class="narrow">${table(flows)}</div>${foot}`,
    ],
    '11in 8.5in',
  ),
  scan: { dpi: 180, skewDegrees: -0.4, noise: 18, blur: 0.5, jpegQuality: 66, background: 243 },
  truth: truthFrom({
    family: 'account-form',
    notes:
      "wholesaler's reviewed statements printed landscape, two years: assets left and liabilities right with two amount columns each, labels that wrap, subtotals without labels (property at cost, equity before treasury stock), subordinated stockholder note, expenses by function only, other income without a label for its sum, income and retained earnings in one, cash flows; copier scan",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: assets }, { rows: claims }, { rows: income }, { rows: flows }],
    books,
    anyColumns: [0, 1],
    any: {
      receivable: ['ar', 'ar+rebates'],
      otherCurrent: ['rebates', 'null'],
      prepaid: ['prepaid'],
      totalFixed: ['ppe+deposits+goodwill', 'ppe'],
      accrued: ['accrued', 'accrued.pay'],
      otherDue: ['deposited', 'deposited+accrued.other'],
      longDebt: ['long', 'long+holder'],
      otherLongDue: ['holder', 'null'],
      general: ['ga', 'exp'],
      ordinaryIncome: ['op', 'net-nonop', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      debt: ["line-line'+long+cm-long'-cm'+tostock", "line-line'+long+cm-long'-cm'"],
      otherFinancing: ['tostock', 'null'],
      flowTotal: ['cfo-net-dep', 'null'],
    },
    absent: ['salaries', 'rent', 'marketing', 'deferredTax', 'acquisitions', 'stockIssue', 'shortInvestments'],
  }),
}
