/** Audited statements of a company that an employee stock ownership plan owns: unearned shares in equity, an ESOP loan, cash flows. */
import { agree, amount, body, isFirst, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.2pt/12.2pt 'EB Garamond';padding:.75in 1in}
.t{margin-bottom:12pt;border-bottom:1.6pt solid #123;padding-bottom:5pt}.t b{font-size:13pt;line-height:16pt}.t span{display:block}
table{width:100%}td{padding:.4pt 0}th{font-weight:700;text-align:right;border-bottom:.6pt solid #000}.n{text-align:right;width:1.1in;padding-left:12pt}.n span{display:block}
.head td{font-weight:700;padding-top:4pt}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.foot{font-size:8.2pt;display:flex;justify-content:space-between;border-top:.5pt solid #123;padding-top:3pt}
`
const books: Books = new Map()
/** The oldest balances are printed in the cash flows only. */
const assets = statement(
  `
# Current assets
  Cash and cash equivalents | 1284615 986420 814306 | cash @cash
  Accounts receivable, net of allowance for credit losses of $60,000 | 3412806 3186415 2914630 | receivable @ar
  Contract assets | 486215 412640 398215 | otherCurrent @contract
  Inventories, net | 1218406 1306815 1264180 | inventory @inv
  Prepaid expenses | 164815 148206 152430 | prepaid @prepaid
= Total current assets | sum | totalCurrent @current
# Property and equipment
  Shop machinery | 2864150 2618400 2486215 | property @p1
  Vehicles | 618415 584206 552630 | property @p2
  Office furniture and software | 314806 296415 281806 | property @p3
  Less accumulated depreciation and amortization | -2486215 -2214806 -1968415 | accumulated @acc
= Property and equipment, net | sum | @ppe
Operating lease right-of-use asset | 842615 964806 1084215 | otherLong @rou
Deferred compensation plan assets, at fair value | 318206 284615 251480 | otherLong @plan
== Total assets | current+ppe+rou+plan | totalAssets @assets
`,
  books,
  3,
)
const claims = statement(
  `
# Current liabilities
  Current maturities of ESOP-related bank loan | 400000 400000 400000 | currentDebt @cm
  Current portion of operating lease liability | 128406 121815 115630 | @leasenow
  Accounts payable | 1164815 1218406 1086415 | payable @ap
  Accrued compensation and ESOP contribution | 718406 664815 612806 | accrued @pay
  Accrued warranty and other | 148206 131640 126415 | accrued @warranty
  Contract liabilities | 286415 318206 264815 | otherDue @billed
= Total current liabilities | sum | totalDue @due
# Long-term liabilities
  ESOP-related bank loan, less current maturities | 1200000 1600000 2000000 | longDebt @loan
  Operating lease liability, less current portion | 728815 857221 979036 | otherLongDue @leaselong
  Deferred compensation | 318206 284615 251480 | otherLongDue @deferred
= Total long-term liabilities | sum | totalLong @longs
= Total liabilities | due+longs | totalLiabilities @liab
# Stockholders' equity
  Common stock, no par value; 100,000 shares issued and outstanding | 100000 100000 100000 | stock
  Additional paid-in capital | 648206 584815 531406 | paidIn @apic
  Retained earnings | assets-liab-100000-apic+unearned | retained @re
  Unearned ESOP shares (16,000 and 20,000 shares) | 0-unearned | @shares
= Total stockholders' equity | sum | totalEquity @equity
== Total liabilities and stockholders' equity | liab+equity | totalBoth @both
`,
  books.set('unearned', [1600000, 2000000, 2400000]),
  3,
)
const income = statement(
  `
Contract revenue | 18406215 17218640 | revenue @rev
Cost of revenue | 13864206 13118415 | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Selling | 812640 786215
  General and administrative | 1918406 1842630 | general @ga
  ESOP compensation expense | esopcost | @esop
= Total operating expenses | sum | totalExpenses @exp
= Operating income | gp-exp | operatingIncome @op
# Other income (expense)
  Interest expense | -118406 -142815 | -interest @interest
  Gain on plan assets and other, net | 31206 28415 | otherIncome @gain
= Total other expense, net | sum | netOther @nonop
== Net income | op+nonop | netIncome @net
Retained earnings, beginning of year | re' | @begun
S corporation distributions to the ESOP | re-re'-net | @distributions
= Retained earnings, end of year | re
`,
  books.set(
    'esopcost',
    [0, 1].map(i => 400000 + (books.get('apic')?.[i] ?? 0) - (books.get('apic')?.[i + 1] ?? 0)),
  ),
  2,
)
const flows = statement(
  `
# Cash flows from operating activities
  Net income | net | flowIncome
  Depreciation and amortization | acc'-acc | flowDepreciation @dep
  ESOP shares committed to be released | esopcost
  Noncash lease expense | rou'-rou
  Changes in:
  Accounts receivable | ar'-ar | flowReceivable
  Contract assets and liabilities | contract'-contract+billed-billed' | flowOther @w1
  Inventories | inv'-inv | flowInventory
  Prepaid expenses | prepaid'-prepaid | flowOther @w2
  Accounts payable | ap-ap' | flowPayable
  Accrued expenses | pay-pay'+warranty-warranty' | flowOther @w3
  Operating lease liability | leasenow-leasenow'+leaselong-leaselong' | @w4
  Deferred compensation | deferred-deferred' | @w5
= Net cash provided by operating activities | sum | fromOperations @cfo
# Cash flows from investing activities
  Purchases of property and equipment | p1'-p1+p2'-p2+p3'-p3 | expenditures
  Purchases of deferred compensation plan assets | plan'-plan | @bought
= Net cash used in investing activities | sum | fromInvesting
# Cash flows from financing activities
  Payments on ESOP-related bank loan | loan+cm-loan'-cm' | debt
  S corporation distributions | distributions | dividends
= Net cash used in financing activities | sum | fromFinancing
== Net increase in cash and cash equivalents | cash-cash' | change @change
Cash and cash equivalents, beginning of year | cash' | beginning
= Cash and cash equivalents, end of year | cash | ending
`,
  books,
  2,
)
const total = (label: string) => flows.find(row => row.label.startsWith(label))?.values ?? []
for (const i of [0, 1]) {
  const parts = ['Net cash provided', 'Net cash used in inv', 'Net cash used in fin'].map(label => total(label)[i] ?? 0)
  if (parts.reduce((sum, value) => sum + value, 0) !== books.get('change')?.[i]) throw new Error(`Cash: ${parts.join(' ')} ${books.get('change')?.[i]}`) // prettier-ignore
}
agree(books, ['both', 'assets'])
const cells =
  (rows: readonly Line[]) =>
  (values: readonly number[], { kind }: Line, index: number) =>
    values.slice(0, 2).map(value => {
      const text = amount(value, { digits: 0, negative: 'parentheses', zero: '&mdash;' })
      return kind === 'grand' || isFirst(rows, index) ? signed(text) : text
    })
const company = 'Ironwood Automation Systems, Inc.'
const title = (what: string, when: string) => `<div class="t"><b>${company}</b><span>${what}</span><span>${when}</span></div>` // prettier-ignore
const table = (rows: readonly Line[]) => `<table><tr><td><th>2026<th>2025</tr>${body(rows, cells(rows), 11)}</table>`
const foot = (page: number) => `<div class="foot"><span>The accompanying notes are an integral part of these financial statements.</span><span>${page}</span></div>` // prettier-ignore

export const esopAudit: Drawn = {
  name: 'ironwood-automation-esop-audit',
  kind: 'financial',
  html: sheets(style, [
    `${title('Balance Sheets', 'March 31, 2026 and 2025')}${table(assets)}<br>${table(claims)}${foot(4)}`,
    `${title('Statements of Income and Retained Earnings', 'Years ended March 31, 2026 and 2025')}${table(income)}${foot(5)}`,
    `${title('Statements of Cash Flows', 'Years ended March 31, 2026 and 2025')}${table(flows)}${foot(6)}`,
  ]),
  truth: truthFrom({
    family: 'esop-audit',
    notes:
      'audited statements of an employee-owned automation builder, fiscal years to March 31: unearned ESOP shares as a negative line of equity (no treasury stock), an ESOP loan split, contract assets and liabilities, leases, deferred compensation with its plan assets, ESOP compensation among the expenses, income and retained earnings in one, cash flows with noncash lines between',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-03-31', '2025-03-31'],
    parts: [{ rows: assets }, { rows: claims }, { rows: income }, { rows: flows }],
    books,
    anyColumns: [0, 1],
    any: {
      receivable: ['ar', 'ar+contract'],
      otherCurrent: ['contract', 'null'],
      totalFixed: ['ppe+rou+plan', 'ppe', 'ppe+rou'],
      otherLong: ['rou+plan', 'rou', 'plan', 'null'],
      longInvestments: ['plan', 'null'],
      currentDebt: ['cm', 'cm+leasenow'],
      accrued: ['pay+warranty', 'pay'],
      otherDue: ['billed', 'billed+leasenow', 'billed+warranty', 'billed+leasenow+warranty'],
      longDebt: ['loan', 'loan+leaselong'],
      otherLongDue: ['leaselong+deferred', 'deferred', 'leaselong', 'null'],
      treasury: ['shares', 'null'],
      salaries: ['esop', 'null'],
      general: ['ga', 'ga+esop'],
      ordinaryIncome: ['op', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      beforeTax: ['net', 'null'],
      flowOther: ['w1+w2+w3', 'w1+w2+w3+w4+w5', 'w1+w2+w3+w4', 'w1+w2+w3+w5'],
      investments: ['bought', 'null'],
      otherInvesting: ['bought', 'null'],
    },
    absent: ['tax', 'deferredTax', 'shortDebt', 'rent', 'marketing', 'stockIssue', 'acquisitions', 'intangible'],
  }),
}
