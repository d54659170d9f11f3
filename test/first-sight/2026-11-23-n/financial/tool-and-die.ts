/** A tool and die shop's reviewed consolidated statements with the owner's real estate company as a noncontrolling interest. */
import { agree, amount, body, isFirst, of, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:10pt/13pt 'EB Garamond';padding:.75in .9in}
.t{text-align:center;line-height:15pt;margin-bottom:12pt;border-bottom:1pt solid #000;padding-bottom:6pt}.t b{font-size:12.5pt;letter-spacing:.5pt}
table{width:100%}th{font-weight:700;text-align:right;text-decoration:underline;padding-bottom:3pt}.n{text-align:right;width:1.2in}.n span{display:inline-block;min-width:.95in}
.head td{padding-top:5pt;font-weight:700}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2.4pt double #000}
p{margin:0 0 9pt;font-size:11pt;line-height:14.6pt}.foot{text-align:center;font-size:9pt}
`
/** Three year ends; the earliest is not printed. */
const books: Books = new Map()
const sheet = statement(
  `
# CURRENT ASSETS
  Cash and cash equivalents | 486215 398406 352180 | cash @cash
  Certificates of deposit | 150000 150000 150000 | shortInvestments @cds
  Accounts receivable, less allowance for credit losses of $18,000 and $15,000 | 1218406 1086215 1012640 | receivable @ar
  Contract assets - dies in process | 412630 368415 341806 | otherCurrent @contract
  Inventories of steel and supplies | 286418 264815 251306 | inventory @inv
  Prepaid expenses | 48206 41830 39615 | prepaid @prepaid
= TOTAL CURRENT ASSETS | sum | totalCurrent @current
# PROPERTY AND EQUIPMENT
  Land | 210000 210000 210000 | property
  Building | 1486215 1486215 1486215 | property
  Machinery and equipment | 4218406 3986215 3812630 | property
  Vehicles and office equipment | 318415 296418 284206 | property
= | sum | @costs
  Less accumulated depreciation | -3486215 -3118406 -2786415 | accumulated @acc
= NET PROPERTY AND EQUIPMENT | costs+acc | @ppe
# OTHER ASSETS
  Cash surrender value of life insurance | 118206 106415 95218 | otherLong @csv
== TOTAL ASSETS | current+ppe+csv | totalAssets @assets
`,
  books,
  3,
)
const claims = statement(
  `
# CURRENT LIABILITIES
  Line of credit | 250000 300000 275000 | shortDebt @line
  Current maturities of long-term debt | 286415 268206 251830 | currentDebt @cm
  Accounts payable | 418206 386415 371206 | payable @ap
  Accrued wages and vacation | 186415 171830 164206 | accrued @wagesdue
  Accrued pension contribution | 92000 86000 81500 | accrued @pension
  Contract liabilities - customer deposits | 318406 286215 241630 | otherDue @deposits
= TOTAL CURRENT LIABILITIES | sum | totalDue @due
# LONG-TERM LIABILITIES
  Long-term debt, less current maturities | 1186415 1218406 1364215 | longDebt @long
  Deferred income taxes | 218000 204000 188000 | deferredTax @dtl
= TOTAL LONG-TERM LIABILITIES | sum | totalLong @longs
= TOTAL LIABILITIES | due+longs | totalLiabilities @liab
# EQUITY
  Common stock, no par value; 1,000 shares issued | 85000 85000 85000 | stock
  Retained earnings | assets-liab-85000-nci | retained @re
= TOTAL STOCKHOLDERS' EQUITY | re+85000 | @own
  Noncontrolling interest in Maple Street Properties, LLC | nci
= TOTAL EQUITY | own+nci | totalEquity @equity
== TOTAL LIABILITIES AND EQUITY | liab+equity | totalBoth @both
`,
  books.set('nci', [286415, 264206, 248630]),
  3,
)
const income = statement(
  `
NET SALES | 7486215 6918406 | revenue @rev
COST OF SALES | 5618406 5218630 | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
SELLING, GENERAL AND ADMINISTRATIVE EXPENSES | 1186415 1102630 | general @sga
= INCOME FROM OPERATIONS | gp-sga | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest income | 9815 8206 | otherIncome @ii
  Increase in cash surrender value, net of premiums | 6215 5918 | otherIncome @gain
  Interest expense | -96418 -104206 | -interest @interest
= | sum | netOther @nonop
= INCOME BEFORE INCOME TAXES | op+nonop | beforeTax @pretax
# PROVISION FOR INCOME TAXES
  Current | 116000 88000 | @cur
  Deferred | 14000 16000 | @deferred
= | sum | tax @tax
== CONSOLIDATED NET INCOME | pretax-tax | netIncome @net
NET INCOME ATTRIBUTABLE TO NONCONTROLLING INTEREST | 62209 55576 | @toother
== NET INCOME ATTRIBUTABLE TO HARMON TOOL & DIE, INC. | net-toother | @toown
`,
  books,
  2,
)
const flows = statement(
  `
# CASH FLOWS FROM OPERATING ACTIVITIES
  Consolidated net income | net | flowIncome
  # Adjustments to reconcile net income to net cash provided by operating activities
    Depreciation | acc'-acc+24000 | flowDepreciation @dep
    Deferred income taxes | dtl-dtl'
    Increase in cash surrender value | csv'-csv
  # (Increase) decrease in
    Accounts receivable | ar'-ar | flowReceivable
    Contract assets | contract'-contract | flowOther
    Inventories | inv'-inv | flowInventory
    Prepaid expenses | prepaid'-prepaid | flowOther
  # Increase (decrease) in
    Accounts payable | ap-ap' | flowPayable
    Accrued expenses | wagesdue-wagesdue'+pension-pension' | flowOther
    Contract liabilities | deposits-deposits' | flowOther
== NET CASH PROVIDED BY OPERATING ACTIVITIES | net+dep+dtl-dtl'+csv'-csv+ar'-ar+contract'-contract+inv'-inv+prepaid'-prepaid+ap-ap'+wagesdue-wagesdue'+pension-pension'+deposits-deposits' | fromOperations @cfo
# CASH FLOWS FROM INVESTING ACTIVITIES
  Purchases of property and equipment | costs'-costs-24000 | expenditures
= NET CASH USED IN INVESTING ACTIVITIES | sum | fromInvesting @cfi
# CASH FLOWS FROM FINANCING ACTIVITIES
  Net borrowings (repayments) on line of credit | line-line' | debt
  Proceeds from long-term debt | 240000 110000 | debt @new
  Principal payments on long-term debt | long+cm-long'-cm'-new | debt
  Dividends paid | re-re'-toown | dividends @dividends
  Distributions to noncontrolling interest | nci-nci'-toother | @ncidist
= NET CASH USED IN FINANCING ACTIVITIES | sum | fromFinancing @cff
= NET INCREASE IN CASH AND CASH EQUIVALENTS | cfo+cfi+cff | change @change
CASH AND CASH EQUIVALENTS, BEGINNING OF YEAR | cash' | beginning
== CASH AND CASH EQUIVALENTS, END OF YEAR | cash | ending
`,
  books,
  2,
)
agree(books, ['both', 'assets'], ['change', "cash-cash'"])
for (const name of ['dividends', 'ncidist'])
  for (const value of of(books, name)) if (value > 0) throw new Error(`${name} ${value}`)
const cells = (rows: readonly Line[]) => (values: readonly number[], { kind }: Line, index: number) => values.slice(0, 2).map(value => { const text = amount(value, { digits: 0, negative: 'parentheses', zero: '-' }); return kind === 'grand' || isFirst(rows, index) ? signed(text) : text }) // prettier-ignore
const company = 'Harmon Tool & Die, Inc.'
const table = (rows: readonly Line[]) => `<table><tr><td><th>2025<th>2024</tr>${body(rows.map(row => ({ ...row, label: row.label.replace(/&/g, '&amp;') })), cells(rows), 13)}</table>` // prettier-ignore
const title = (what: string, when: string) =>
  `<div class="t"><b>HARMON TOOL &amp; DIE, INC. AND AFFILIATE</b><br>${what}<br>${when}</div>`
const foot = (page: number) =>
  `<div class="foot">See accompanying notes and independent accountant’s review report.<br>- ${page} -</div>`
const notes = `<p><b>NOTE 1 - NATURE OF OPERATIONS AND PRINCIPLES OF CONSOLIDATION</b></p><p>Harmon Tool &amp; Die, Inc. designs and builds progressive stamping dies for automotive and appliance manufacturers from its plant in Grandville, Michigan. The consolidated financial statements include the accounts of the Company and Maple Street Properties, LLC, a variable interest entity owned by the Company’s stockholder that leases the plant to the Company for $14,500 per month. All intercompany balances and transactions have been eliminated.</p><p><b>NOTE 2 - LINE OF CREDIT</b></p><p>The Company has a $750,000 revolving line of credit with interest at the prime rate (7.25% at December 31, 2025), secured by substantially all assets and guaranteed by the stockholder.</p><p><b>NOTE 3 - MAJOR CUSTOMERS</b></p><p>Sales to two customers were approximately $2,940,000 in 2025 (39% of sales) and $2,610,000 in 2024.</p><p><b>NOTE 4 - SUBSEQUENT EVENTS</b></p><p>Management has evaluated subsequent events through March 27, 2026. In February 2026 the Company ordered a five-axis machining center for $418,000.</p>`

export const toolAndDie: Drawn = {
  name: 'harmon-tool-die-consolidated-review',
  kind: 'financial',
  html: sheets(style, [
    `${title('CONSOLIDATED BALANCE SHEETS', 'December 31, 2025 and 2024')}<div style="text-align:center"><b>ASSETS</b></div>${table(sheet)}${foot(3)}`,
    `${title('CONSOLIDATED BALANCE SHEETS', 'December 31, 2025 and 2024')}<div style="text-align:center"><b>LIABILITIES AND EQUITY</b></div>${table(claims)}${foot(4)}`,
    `${title('CONSOLIDATED STATEMENTS OF INCOME', 'Years Ended December 31, 2025 and 2024')}${table(income)}${foot(5)}`,
    `${title('CONSOLIDATED STATEMENTS OF CASH FLOWS', 'Years Ended December 31, 2025 and 2024')}${table(flows)}${foot(7)}`,
    `${title('NOTES TO CONSOLIDATED FINANCIAL STATEMENTS', 'December 31, 2025 and 2024')}${notes}${foot(8)}`,
  ]),
  truth: truthFrom({
    family: 'consolidated-noncontrolling',
    notes:
      'tool and die shop’s reviewed consolidated statements of two years: balance sheet over two pages, contract assets and liabilities, certificates of deposit, subtotals without labels, equity with a noncontrolling interest (total equity includes it), consolidated net income before the owners’ shares, current and deferred tax, cash flows with dividends and distributions, notes with further amounts as decoys',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: sheet }, { rows: claims }, { rows: income }, { rows: flows }],
    books,
    anyColumns: [0, 1],
    any: {
      otherCurrent: ['contract', 'null'],
      inventory: ['inv', 'inv+contract'],
      totalFixed: ['ppe+csv', 'ppe'],
      longInvestments: ['csv', 'null'],
      otherLong: ['csv', 'null'],
      accrued: ['wagesdue+pension', 'wagesdue'],
      otherDue: ['deposits', 'deposits+pension'],
      general: ['sga', 'null'],
      totalExpenses: ['sga'],
      ordinaryIncome: ['op', 'net-nonop', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      totalEquity: ['equity', 'own'],
      netIncome: ['net', 'toown'],
      otherFinancing: ['ncidist', 'null'],
      dividends: ['dividends', 'dividends+ncidist'],
      flowOther: ["contract'-contract+prepaid'-prepaid+wagesdue-wagesdue'+pension-pension'+deposits-deposits'"],
      flowTotal: ["cfo-net-dep-dtl+dtl'-csv'+csv", 'null'],
    },
    absent: ['salaries', 'rent', 'marketing', 'treasury', 'paidIn', 'intangible', 'acquisitions', 'stockIssue'],
  }),
}
