/** A desktop bookkeeping program's profit and loss by class, landscape; only the total of the classes counts. */
import {
  amount,
  body,
  plain,
  sheets,
  statement,
  truthFrom,
  withSum,
  type Books,
  type Drawn,
  type Line,
} from './means.ts'

const style = `
.page{font:8pt/9.9pt Arimo;padding:.4in .6in}
.t{text-align:center;position:relative;margin-bottom:6pt}.t b{font:700 11.5pt/14pt Arimo;display:block}.t .w{font:700 13.5pt/17pt Arimo}.t i{font:700 9.6pt/12pt Arimo;display:block}
.p{position:absolute;left:0;top:0;text-align:left;font:700 7.8pt/10pt Arimo}
table{width:100%}th{font-weight:700;text-align:center;padding:0 0 2pt 10pt}th span{display:block;border-bottom:1.4pt solid #000}td{padding:.1pt 0}td:first-child{font-weight:700}
.n{text-align:right;width:1.22in;padding-left:10pt}.n span{display:block}.total .n span{border-top:.7pt solid #000}.grand .n span{border-top:.7pt solid #000;border-bottom:2.2pt double #000}.grand td{font-weight:700}
.foot{text-align:right;font:700 8pt/10pt Arimo;bottom:.22in}
`
const books: Books = new Map()
const rows = statement(
  withSum(`
# Ordinary Income/Expense
  # Income
    4000 - Contract Income | {1286415.20 842630.75 0 0}
    4100 - Hauling Income | {0 0 486215.40 0}
    4200 - Sealcoat & Striping | {218406.00 0 0 0}
    4900 - Retainage Adjustments | {-12806.50 -6415.00 0 0}
  = Total Income | sum | revenue @rev
  # Cost of Goods Sold
    5000 - Asphalt, Base & Concrete | {514806.33 318415.62 0 0}
    5100 - Field Wages | {218406.80 184215.40 142618.20 0} | @field
    5150 - Field Payroll Taxes & WC | {42815.16 36208.44 27915.30 0} | @fieldtax
    5200 - Subcontractors | {86415.00 42180.00 0 0}
    5300 - Fuel | {48206.18 26415.90 98630.44 0}
    5400 - Equipment Repairs & Rental | {61830.25 28415.36 52806.17 0}
  = Total COGS | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
  # Expense
    6000 - Advertising | {6418.00 2206.00 0 4815.50} | marketing
    6100 - Insurance Expense | {0 0 18406.00 62815.00}
    6200 - Office & Computer | {0 0 0 21406.38} | general @office
    6300 - Salaries - Office | {0 0 0 148215.60} | salaries @clerks
    6310 - Salaries - Officers | {0 0 0 156000.00} | salaries @officers
    6350 - Payroll Taxes - Office | {0 0 0 24806.15} | @ptaxes
    6400 - Professional Fees | {0 0 0 16250.00}
    6500 - Rent - Yard & Office | {0 0 12000.00 42000.00} | rent @rent
    6600 - Telephone & Utilities | {1218.40 806.15 2415.30 11806.42} | rent @utilities
    6700 - Small Tools & Supplies | {9415.62 12806.77 1806.30 0}
  = Total Expense | sum | totalExpenses @exp
= Net Ordinary Income | gp-exp | ordinaryIncome @op
# Other Income/Expense
  # Other Income
    7000 - Equipment Sold, Gain | {8500.00 0 14200.00 0}
    7100 - Interest Income | {0 0 0 1806.22}
  = Total Other Income | sum | otherIncome @oi
  # Other Expense
    8000 - Depreciation Expense | {62400.00 28600.00 71500.00 4800.00} | depreciation @dep
    8100 - Interest Expense | {0 0 28415.16 22806.44} | interest @interest
  = Total Other Expense | sum | otherExpenses @oe
= Net Other Income | oi-oe | netOther @nonop
== Net Income | op+nonop | netIncome @net
`),
  books,
  5,
)
const cells = (values: readonly number[], _: Line) => values.map(value => amount(value))
const company = 'Great Bend Paving & Concrete, Inc.'
const names = ['Asphalt<br>', 'Concrete<br>', 'Trucking<br>', 'Overhead<br>', '<br>TOTAL']
const head = `<tr><td>${names.map((name, i) => `<th>${i < 4 ? `<br>${name.replace('<br>', '')}` : name}<span></span>`).join('')}</tr>`
const page = `<div class="t"><div class="p">9:14 AM<br>02/18/26<br>Accrual Basis</div><b>${plain(company)}</b><div class="w">Profit &amp; Loss by Class</div><i>January through December 2025</i></div><table>${head}${body(rows.map(row => ({ ...row, label: plain(row.label) })), cells, 8)}</table><div class="foot">Page 1</div>` // prettier-ignore

export const classColumns: Drawn = {
  name: 'great-bend-paving-class-columns',
  kind: 'financial',
  html: sheets(style, [page], '11in 8.5in'),
  truth: truthFrom({
    family: 'class-columns',
    notes:
      "desktop bookkeeping program's profit and loss by class, landscape, calendar year: asphalt, concrete, trucking, overhead and their total (only the total counts), account numbers with dashes, 0.00 in the empty places, field wages in the cost of goods sold, depreciation and interest below as other expense, the period in words",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2025-12-31'],
    parts: [{ rows, pick: [4] }],
    books,
    any: {
      salaries: ['clerks+officers', 'clerks+officers+ptaxes', 'clerks+officers+field', 'clerks+officers+ptaxes+field', 'clerks+officers+ptaxes+field+fieldtax', 'clerks'], // prettier-ignore
      rent: ['rent+utilities', 'rent'],
      general: ['office', 'null'],
      operatingIncome: ['op'],
      ordinaryIncome: ['op'],
      otherExpenses: ['oe', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
  }),
}
