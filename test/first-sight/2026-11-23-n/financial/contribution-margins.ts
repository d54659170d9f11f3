/** An online seller's report of an e-commerce bookkeeping service: contribution margins, EBITDA, three years beside each other. */
import { agree, amount, body, of, percent, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:8.4pt/11.4pt 'Inter';padding:.55in .65in;color:#14202b}
.t{display:flex;justify-content:space-between;margin-bottom:12pt}.t b{font-size:15pt;line-height:20pt;display:block}
table{width:100%}th{font-size:7.6pt;text-align:right;color:#5b6b7a;border-bottom:.8pt solid #14202b;padding-bottom:3pt}th:first-child{text-align:left}td{padding:1.25pt 0;border-bottom:.3pt solid #e4e8ec}.n{text-align:right;width:.95in}.q .n:nth-child(3),.q .n:nth-child(5),.q .n:nth-child(7){width:.5in;color:#7b8a97;font-size:7.4pt}.head td{font-weight:700;padding-top:5pt}.total td{font-weight:700}.grand td{font-weight:700;background:#eef3f7;border-top:.7pt solid #14202b}
.foot{font-size:7pt;color:#7b8a97}
`
const books: Books = new Map()
const income = statement(
  `
# Income
  Amazon Sales | 1842630 1486215 1018406
  Shopify Sales | 618406 542180 486218
  Wholesale | 142630 86415 0
  Shipping Income | 38415 34206 31815
  Discounts & Promotions | -118206 -98415 -71830
  Refunds & Returns | -96218 -74630 -58206
= Net Revenue | sum | revenue @rev
# Cost of Goods Sold
  Product Cost | 642630 508406 402180
  Inbound Freight & Duties | 148206 131415 98206
  Inventory Adjustments | 12418 6215 8406
= Total COGS | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Variable Selling Costs
  Amazon Referral & FBA Fees | 642180 516418 352630
  Merchant Processing Fees | 21806 19415 17630
  3PL & Outbound Shipping | 112630 98206 86415
= Contribution Margin 1 | gp-selling | @cm1
# Marketing Spend
  Amazon PPC | 148206 118415 86218
  Meta & Google Ads | 92630 84206 78415
  Influencers & Content | 24815 18206 12630
= Total Marketing Spend | sum | marketing @mkt
= Contribution Margin 2 | cm1-mkt | @cm2
# Operating Expenses
  Payroll & Contractors | 186415 148206 98415 | salaries @pay
  Payroll Taxes | 12630 9815 6218 | @ptaxes
  Software Subscriptions | 28415 24206 18630
  Warehouse Rent | 42000 36000 30000 | rent @rent
  Insurance | 14206 11815 8418
  Legal & Accounting | 18630 16415 9206
  Office & Other | 9418 8206 7415 | general @office
= Total Operating Expenses | sum | @opex
= EBITDA | cm2-opex | @ebitda
Depreciation & Amortization | 18206 14815 11418 | depreciation @dep
Interest Expense & Advance Fees | 48215 38406 21630 | interest @interest
Other Income - Cash Back | -6418 -5206 -3815 | -otherIncome @back
== Net Income | ebitda-dep-interest-back | netIncome @net
`,
  books.set(
    'selling',
    [0, 1, 2].map(i =>
      [
        [642180, 516418, 352630],
        [21806, 19415, 17630],
        [112630, 98206, 86415],
      ].reduce((sum, row) => sum + (row[i] ?? 0), 0),
    ),
  ),
  3,
)
const sheet = statement(
  `
# Assets
  Mercury Operating & Reserve | 186415 148206 112630 | cash @cash
  Amazon Receivable | 62418 48215 36206 | receivable @amz
  Shopify & Wholesale Receivable | 38206 24815 6418 | receivable @other
  Inventory - On Hand | 286415 242630 186218 | inventory @hand
  Inventory - In Transit | 74206 58415 42630 | inventory @transit
  Supplier Deposits | 48206 36415 28406 | prepaid @deposits
= Total Current Assets | cash+amz+other+hand+transit+deposits | totalCurrent @current
Fixed Assets, Net | 62418 48206 38415 | property @fixed
Trademarks & Website, Net | 28415 31206 34015 | intangible @marks
== Total Assets | current+fixed+marks | totalAssets @assets
# Liabilities
  Accounts Payable | 118206 98415 82630 | payable @ap
  Credit Cards | 46218 38406 31815 | @cards
  Sales Tax Payable | 8415 7206 5818 | @sales
  Merchant Cash Advance | 86215 62418 40000 | shortDebt @advance
= Total Current Liabilities | sum | totalDue @due
SBA EIDL Loan | 138406 141815 145206 | longDebt @loan
= Total Liabilities | due+loan | totalLiabilities @liab
# Equity
  Owner Investment | 75000 75000 75000 | @invested
  Owner Draws | draws | @drawn
  Retained Earnings | kept | retained @retained
  Net Income | net
= Total Equity | sum | totalEquity @equity
== Total Liabilities & Equity | liab+equity | totalBoth @both
`,
  drawsOf(books),
  3,
)
agree(books, ['both', 'assets'])
const revenue = of(books, 'rev')
const cells = (values: readonly number[], { kind }: Line) => values.flatMap((value, i) => [amount(value, { digits: 0, dollar: kind !== 'line', zero: '–', negative: 'dollar-minus' }), percent(value, revenue[i] ?? 1, 1)]) // prettier-ignore
const plainCells = (values: readonly number[], { kind }: Line) =>
  values.map(value => amount(value, { digits: 0, dollar: kind !== 'line', zero: '–' }))
const company = 'Trailhead Pet Goods LLC'
const label = (rows: readonly Line[]) => rows.map(row => ({ ...row, label: row.label.replace(/&/g, '&amp;') }))
const title = (what: string, when: string) =>
  `<div class="t"><div><b>${what}</b>${company}<br>${when}</div><div style="text-align:right;color:#5b6b7a">Accrual basis<br>Books closed through Dec 2025</div></div>`
const foot =
  '<div class="foot">Generated Feb 11, 2026. These reports were prepared from data supplied by connected sales channels and banks and have not been audited or reviewed. % = share of net revenue.</div>'

export const contributionMargins: Drawn = {
  name: 'trailhead-pet-goods-contribution-margins',
  kind: 'financial',
  html: sheets(style, [
    `${title('Income Statement', 'January – December')}<table class="q"><tr><th>&nbsp;<th>FY 2025<th>%<th>FY 2024<th>%<th>FY 2023<th>%</tr>${body(label(income), cells, 10)}</table>${foot}`,
    `${title('Balance Sheet', 'As of December 31')}<table><tr><th>&nbsp;<th>2025<th>2024<th>2023</tr>${body(label(sheet), plainCells, 10)}</table>${foot}`,
  ]),
  truth: truthFrom({
    family: 'contribution-margins',
    notes:
      'online seller’s reports of an e-commerce bookkeeping service, three years: sales by channel with discounts and refunds, selling costs without a sum of their own, contribution margins, EBITDA with depreciation and interest below, other income as a negative line, inventory on hand and in transit, merchant cash advance, draws and net income in equity',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31', '2023-12-31'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    any: {
      prepaid: ['deposits', 'null'],
      otherCurrent: ['deposits', 'null'],
      totalFixed: ['fixed+marks', 'fixed', 'null'],
      payable: ['ap', 'ap+cards'],
      shortDebt: ['advance', 'advance+cards'],
      accrued: ['sales', 'null'],
      otherDue: ['sales', 'cards', 'cards+sales', 'null', 'advance', 'advance+sales', 'advance+cards+sales'],
      totalLong: ['loan', 'null'],
      retained: ['retained', 'retained+net', 'retained+net+drawn', 'retained+drawn'],
      stock: ['invested', 'null'],
      paidIn: ['invested', 'null'],
      gross: ['gp'],
      salaries: ['pay', 'pay+ptaxes'],
      general: ['office', 'null'],
      totalExpenses: ['opex', 'selling+mkt+opex', 'mkt+opex', 'opex+dep', 'selling+mkt+opex+dep', 'null'],
      operatingIncome: ['ebitda', 'ebitda-dep', 'null'],
      ordinaryIncome: ['ebitda', 'ebitda-dep', 'net', 'null'],
      otherExpenses: ['interest', 'interest+dep', '0', 'null'],
      netOther: ['0-interest-back', '0-interest-dep-back', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'accumulated', 'currentDebt', 'deferredTax'],
  }),
}

/** Retained earnings follow from the years before; draws of each year are what is left. */
function drawsOf(from: Books): Books {
  const assets = [786699, 638108, 484938]
  const debts = [397460, 348260, 305469]
  const net = of(from, 'net')
  const own = [0, 1, 2].map(i => (assets[i] ?? 0) - (debts[i] ?? 0) - 75000)
  const kept = [own[1] ?? 0, own[2] ?? 0, (own[2] ?? 0) - (net[2] ?? 0) + 40000]
  const draws = own.map((value, i) => value - (kept[i] ?? 0) - (net[i] ?? 0))
  for (const value of draws) if (value > 0) throw new Error(`Draws ${draws.join(' ')}`)
  return from.set('kept', kept).set('draws', draws)
}
