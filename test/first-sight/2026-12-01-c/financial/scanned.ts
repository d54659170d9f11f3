/** Programs' prints that came as scans: an excavator's month beside ten months, a tile setter's billed profit and loss. */
import { amount, body, booksOf, columnsOf, escaped, flat, of, phone, printed, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const excavator = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Ordinary Income/Expense
  # Income
    4000 · Excavation Income | 142618.50 1286415.75
    4100 · Septic Installation | 64215.00 584218.40
    4200 · Hauling and Gravel | 28415.25 241860.90
    4900 · Discounts Given | -1200.00 -9415.00
  = Total Income | sum | revenue @rev
  # Cost of Goods Sold
    5000 · Tanks, Pipe and Stone | 58415.33 486215.60
    5100 · Subcontractors | 12640.00 118415.00
    # 5200 · Job Payroll
      5210 · Operator Wages | 46215.80 418640.22 | @ow
      5220 · Payroll Taxes - Field | 3818.42 34615.90
    = Total 5200 · Job Payroll | sum
    5300 · Equipment Fuel | 14218.66 126415.38
    5400 · Dump and Permit Fees | 2415.00 21640.00
  = Total COGS | sum | cost @cogs
  = Gross Profit | rev-cogs | gross @gp
  # Expense
    6000 · Advertising | 864.00 8415.50 | marketing
    6100 · Bank Service Charges | 118.40 1264.15
    6150 · Depreciation Expense | 9400.00 94000.00 | depreciation @dep
    # 6200 · Insurance
      6210 · General Liability | 3215.00 32150.00
      6220 · Equipment and Auto | 4218.00 42180.00
    = Total 6200 · Insurance | sum
    6300 · Office Payroll | 9615.40 94218.60 | salaries @sal
    6350 · Officer Salary | 8000.00 80000.00 | salaries @off
    6400 · Office Supplies | 418.66 4862.35 | @of
    6500 · Professional Fees | 650.00 11415.00
    6600 · Rent - Shop and Yard | 3600.00 36000.00 | rent @rent
    6700 · Repairs - Equipment | 12418.95 104615.48
    6800 · Telephone | 386.20 3915.77 | @tel
    6900 · Utilities | 642.15 6218.40 | @ut
  = Total Expense | sum | totalExpenses @ex
= Net Ordinary Income | gp-ex | operatingIncome @op
# Other Income/Expense
  # Other Income
    7000 · Gain on Sale of Equipment | 0.00 18500.00
    7100 · Interest Income | 42.18 386.20
  = Total Other Income | sum | otherIncome @oi
  # Other Expense
    8000 · Interest Expense | 4215.66 43618.92 | interest @int
  = Total Other Expense | sum | @oe
= Net Other Income | oi-oe | netOther @oth
== Net Income | op+oth | netIncome @net
`, books, 2)
  const text = (value: number) => amount(value, { negative: 'minus' })
  const parts = [rows.slice(0, 36), rows.slice(36)]
  const page = (part: readonly Line[], at: number) => `<div class="t"><span>7:48 AM<br>11/04/26<br>Accrual Basis</span><span class="c"><b>Dry Fork Excavating &amp; Septic LLC</b><br><b class="l">Profit &amp; Loss YTD Comparison</b><br>October 2026</span><span></span></div><table><tr class="h"><td><td class="n"><span>Oct 26</span><td class="n"><span>Jan - Oct 26</span></tr>${body(escaped(part), values => values.map(text), 13)}</table><div class="foot r">Page ${at}</div>`
  return printed({
    name: 'dry-fork-excavating-ytd-comparison-flatbed', scan: flat, style: ".page{font:700 8.6pt/12.6pt Arimo;padding:.5in .9in}.t{display:flex;justify-content:space-between;margin-bottom:8pt}.t span:first-child,.t span:last-child{width:1.1in}.t b{font-size:12pt;line-height:16pt}.t .l{font-size:13pt}.n{width:1.3in;font-weight:400}.h td{padding-bottom:3pt}.h .n span{border-bottom:1.4pt solid #000;display:inline-block;width:.95in;text-align:center;font-weight:700}.total .n span{border-top:.6pt solid #000;display:inline-block;min-width:.85in}.grand .n span{border-top:.6pt solid #000;border-bottom:2.4pt double #000;display:inline-block;min-width:.85in;font-weight:700}.foot{font-size:8pt}",
    pages: parts.map((part, at) => page(part, at + 1)),
    truth: truthFrom({
      family: 'desktop-month-beside-ten-months', notes: 'flatbed scan at 250 dpi of a desktop program’s comparison of a month with the year to date over two pages: only the month in the heading, numbered accounts with a raised dot, subaccounts with totals, bold labels and light amounts, field payroll within cost of goods, net ordinary income, other income and expense', company: 'Dry Fork Excavating & Septic LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-10-31'], parts: [{ rows: columnsOf(rows, 1) }], books: booksOf(books, 1),
      any: { salaries: ['sal+off', 'sal+off+ow', 'sal'], rent: ['rent', 'rent+ut', 'rent+ut+tel'], general: ['of', 'null'], ordinaryIncome: ['op', 'net'], otherExpenses: ['oe', 'null', '0'], beforeTax: ['net', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const tileSetter = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Sales
  Residential Tile | 284615.00
  Commercial Tile | 186420.00
  Stone Restoration | 42618.50
  Shipping and Other | 1840.00
= Total Sales | sum | revenue @rev
# Cost of Goods Sold
  Tile and Setting Materials | 148615.33
  Subcontracted Setters | 96415.00
= Total Cost of Goods Sold | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Expenses
  # Advertising
    Online Ads | 4218.60
    Yard Signs and Shirts | 1264.15
  = Advertising | sum | marketing
  # Car & Truck Expenses
    Gas | 9415.88
    Repairs and Tires | 3864.20
    Vehicle Insurance | 4218.00
  = Car & Truck Expenses | sum
  # Contractors
    Cleanup Crew | 8415.00 | @con
  = Contractors | sum
  # Employee Benefits
    Health Insurance | 12618.00 | @hi
  = Employee Benefits | sum
  # Office Expenses & Postage
    Software | 2418.40
    Supplies | 1864.75
  = Office Expenses & Postage | sum | @of
  # Personnel
    Wages | 68415.00 | @wg
    Payroll Taxes | 5864.30 | @pt
  = Personnel | sum | @per
  # Professional Services
    Accounting | 3200.00
  = Professional Services | sum
  # Rent or Lease
    Shop Rent | 14400.00 | @rent
    Wet Saw Lease | 2640.00 | @lease
  = Rent or Lease | sum | @rl
  # Other Expenses
    Loan Interest | 2815.60 | interest @int
    Business Insurance | 5418.00
    Tools under $500 | 3215.44
  = Other Expenses | sum
= Total Expenses | sum | totalExpenses @ex
== Net Profit (USD) | gp-ex | netIncome @net
`, books, 1)
  const [rev = 1] = of(books, 'rev')
  const text = (value: number) => amount(value, { negative: 'parentheses', dollar: true })
  const share = (label: string, value: number) => `<tr class="s"><td>${label}<td class="n">${Math.round((100 * value) / rev)}%</tr>`
  const shown = escaped(rows).map(row => ({ ...row, label: row.kind === 'total' && row.indent === 1 ? `Total ${row.label}` : row.label }))
  const html = shown.map(row => `${body([row], values => values.map(text), 14).replace(' colspan="1"', ' colspan="2"')}${row.kind === 'grand' ? share(row.label === 'Gross Profit' ? 'Gross Margin' : 'Net Profit Margin', row.values?.[0] ?? 0) : ''}`).join('')
  return printed({
    name: 'hollis-tile-billed-profit-loss-phone', scan: phone, style: ".page{font:8.8pt/11.5pt 'Nunito Sans';font-size:8.6pt;padding:.45in .9in}h1{font-size:17pt;line-height:22pt;margin:0;color:#0b3d62}.n{width:1.5in}.h td{font-weight:700;border-bottom:1.2pt solid #0b3d62;padding-bottom:2pt}.d0.head td{font-weight:700;color:#0b3d62;padding-top:5pt}.line td{border-bottom:.3pt solid #ddd}.total td{font-weight:700}.d0.total td{border-top:.7pt solid #0b3d62}.grand td{font-weight:700;font-size:10pt;padding-top:4pt;border-top:1.2pt solid #0b3d62}.s td{color:#555}",
    pages: [`<h1>Profit and Loss</h1><b>Hollis Tile &amp; Stone</b><br>For Jan 1, 2025 - Dec 31, 2025 (USD)<br>Billed &nbsp;·&nbsp; All Clients<table style="margin-top:8pt"><tr class="h"><td><td class="n">Jan 1 - Dec 31, 2025</tr>${html}</table>`],
    truth: truthFrom({
      family: 'invoicing-program-billed-margins', notes: 'picture of a phone of an invoicing program’s year: “Billed” as its basis, a gross margin and a net profit margin as percentages below the profits, expense categories with subcategories and totals of the same words, interest under other expenses, a trading name without a legal form', company: 'Hollis Tile & Stone', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31'], parts: [{ rows }], books,
      any: { salaries: ['per', 'wg', 'per+hi', 'wg+hi', 'per+con'], rent: ['rent', 'rl'], general: ['of', 'null'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['null', '0-int'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'depreciation', 'otherIncome'],
    }),
  })
})()
