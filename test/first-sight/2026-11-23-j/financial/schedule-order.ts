/** A tax preparer's two-year profit and loss of a sole proprietor in the order of the tax form's lines; a flatbed scan. */
import { agree, amount, body, plain, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.6in .8in}
.h{display:flex;justify-content:space-between;border-bottom:1.4pt solid #000;padding-bottom:4pt;margin-bottom:5pt}.h b{font-size:12.5pt}
.id{display:grid;grid-template-columns:1fr 1fr;font-size:8.4pt;margin-bottom:7pt;border-bottom:.6pt solid #000;padding-bottom:5pt}
table{width:100%}td{padding:.55pt 0;border-bottom:.3pt dotted #888}th{font-weight:700;text-align:right;border-bottom:.8pt solid #000}.n{text-align:right;width:1.05in}
.head td{font-weight:700;padding-top:4pt;border:0}.total td,.grand td{font-weight:700}.grand td{border-top:.8pt solid #000;border-bottom:1.6pt double #000}
.l{display:inline-block;width:.36in}p{font-size:7.8pt;line-height:10pt;margin:8pt 0 0}
`
const books: Books = new Map()
const rows = statement(
  `
# INCOME
  1~Gross receipts or sales | 486218 431640 | @receipts
  2~Returns and allowances | 2406 1815 | @returns
  3~Net receipts | receipts-returns | revenue @rev
  4~Cost of goods sold (from page 2 of organizer) | 152340 138216 | cost @cogs
  5~Gross profit | rev-cogs | gross @gp
  6~Other income - fuel tax credit | 1218 1104 | otherIncome @other
= 7~Gross income | gp+other | @income
# EXPENSES
  8~Advertising | 3214 2816 | marketing
  9~Car and truck expenses | 18406 17215
  11~Contract labor | 24800 16350 | @contract
  13~Depreciation and section 179 | 62415 28930 | depreciation
  15~Insurance (other than health) | 16218 14906
  16a~Interest - mortgage | 0 0 | @mortgage
  16b~Interest - other | 11406 8215 | interest @interest
  17~Legal and professional | 2150 1950
  18~Office expense | 1846 2012 | @office
  20a~Rent - vehicles, machinery, equipment | 7415 9806 | rent @rentals
  20b~Rent - other business property | 14400 14400 | rent @rent
  21~Repairs and maintenance | 13218 15640
  22~Supplies | 8416 7915 | @supplies
  23~Taxes and licenses | 9214 8406 | @taxes
  24a~Travel | 1106 640
  24b~Deductible meals | 812 745
  25~Utilities | 5218 4986 | rent @utilities
  26~Wages | 78415 74206 | salaries @wages
  27a~Other: bank and card fees | 4816 4230
  27a~Other: cell phones and dispatch app | 3914 3618 | @phones
= 28~Total expenses before home office | sum | totalExpenses @exp
29~Tentative profit | income-exp | @tentative
30~Business use of home | 1500 1500 | @home
== 31~Net profit | tentative-home | netIncome @net
`,
  books,
  2,
)
agree(books, ['net', 'rev-cogs+other-exp-home'])
const cells = ([now = 0, before = 0]: readonly number[], _: Line) =>
  [now, before, now - before].map(value => amount(value, { digits: 0, negative: 'parentheses', zero: '' }))
const company = 'Kowalczyk Tree & Stump Service'
const labeled = rows.map(row => {
  const [number, label] = row.label.split('~')
  return label === undefined ? row : { ...row, label: `<i class="l" style="font-style:normal">${number}</i>${label}` }
})
const page = `<div class="h"><div><b>Two-Year Profit and Loss Comparison</b><br>Sole proprietorship - cash method</div><div style="text-align:right">Marsh Creek Tax &amp; Bookkeeping<br>18 Depot St, Suite B</div></div><div class="id"><span>Business: <b>${plain(company)}</b></span><span>Activity: 561730 Landscaping services (tree care)</span><span>Proprietor: Dale R. Kowalczyk</span><span>Years ended December 31, 2025 and 2024</span></div><table><tr><th><th>2025<th>2024<th>Incr (Decr)</tr>${body(labeled, cells, 6)}</table><p>Prepared from the client's records for planning use and for the bank at the client's request. Not audited or reviewed. Line numbers follow the order of the federal form; amounts are rounded to whole dollars.</p><p style="display:flex;justify-content:space-between"><span>Client KOWA0417</span><span>02/24/2026 3:18 PM</span></p>`

export const scheduleOrder: Drawn = {
  name: 'kowalczyk-tree-service-schedule-order-scan',
  kind: 'financial',
  html: sheets(style, [page]),
  scan: { dpi: 200, skewDegrees: 0.3, noise: 12, blur: 0.45, jpegQuality: 74, background: 250 },
  truth: truthFrom({
    family: 'schedule-order',
    notes:
      "tax preparer's two-year comparison of a sole proprietor in the order of the tax form: line numbers before the labels, net receipts after returns, a fuel tax credit as other income above the expenses, blanks for zero, interest among the expenses, home office below the total, increase (decrease) is no period; flatbed scan",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows }],
    books,
    any: {
      revenue: ['rev', 'receipts'],
      salaries: ['wages', 'wages+contract'],
      rent: ['rentals+rent+utilities', 'rent+utilities', 'rentals+rent'],
      general: ['office', 'office+supplies', 'null'],
      totalExpenses: ['exp', 'exp+home', 'exp-interest', 'exp+home-interest'],
      operatingIncome: ['tentative', 'net', 'net-other', 'gp-exp', 'net+interest', 'tentative+interest', 'gp-exp+interest', 'null'], // prettier-ignore
      otherIncome: ['other', 'null'],
      netOther: ['other', 'other-interest', 'other-home', '0-home', 'null'],
      otherExpenses: ['home', 'interest', 'null'],
      ordinaryIncome: ['tentative', 'net', 'net-other', 'gp-exp', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
  }),
}
