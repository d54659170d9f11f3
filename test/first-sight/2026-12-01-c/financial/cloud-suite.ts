/** A medical dealer’s income and cash flows, as a cloud suite prints them. */
import { alsoNamed, amount, body, escaped, of, printed, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const medicalDealer = (() => {
  const books: Books = new Map()
  const income = statement(`
# Ordinary Income/Expense
  # Income
    4000 - Sales - Durable Medical Equipment | 3842615.40 3486240.18
    4010 - Sales - Disposables | 1264815.22 1148630.75
    4050 - Rental Revenue | 684215.90 642180.33
    4090 - Sales Returns and Allowances | -96418.15 -82640.44
  = Total - Income | sum | revenue @rev
  # Cost Of Sales
    5000 - Cost of Goods Sold | 2618415.36 2386240.91
    5020 - Freight In | 118640.72 104815.60
    5050 - Depreciation - Rental Fleet | 142600.00 136400.00 | @dr
  = Total - Cost Of Sales | sum | cost @cogs
  = Gross Profit | rev-cogs | gross @gp
  # Expense
    # 6000 - Payroll Expenses
      6010 - Salaries and Wages | 986415.00 912640.00 | salaries @sal
      6020 - Payroll Taxes | 82640.18 76415.90 | @pt
      6030 - Health Insurance | 94218.40 86315.75 | @hi
    = Total - 6000 - Payroll Expenses | sum
    # 6100 - Facility Expenses
      6110 - Rent Expense | 168000.00 162000.00 | rent @rent
      6120 - Utilities Expense | 28416.33 26240.85 | @ut
    = Total - 6100 - Facility Expenses | sum
    6200 - Advertising | 46218.75 42615.00 | marketing
    6300 - Billing Service Fees | 118640.25 108415.60
    6400 - Depreciation Expense | 38400.00 34200.00 | depreciation @dep
    6500 - Insurance Expense | 61840.00 57315.00
    6600 - Office Supplies and Postage | 31264.88 29418.36 | @of
    6700 - Professional Fees | 42615.00 38240.00
    6800 - Vehicle Expense | 86415.42 81640.77
  = Total - Expense | sum | totalExpenses @ex
= Net Ordinary Income | gp-ex | operatingIncome @op
# Other Income and Expenses
  # Other Income
    7010 - Interest Income | 2418.66 1864.20 | otherIncome @oi
  = Total - Other Income | sum
  # Other Expense
    8010 - Interest Expense | 58416.20 64215.85 | interest @int
  = Total - Other Expense | sum | @oe
= Net Other Income | oi-oe | netOther @oth
== Net Income | op+oth | netIncome @net
`, books, 2)
  const flows = statement(`
# Operating Activities
  Net Income | net | flowIncome
  # Adjustments to Profit/(Loss)
    Accounts Receivable | -84215.60 -61480.35 | flowReceivable @f1
    Accumulated Depreciation | dr+dep | flowDepreciation @fd
    Inventory Asset | -62415.18 -38640.90 | flowInventory @f2
    Other Current Asset | -4215.00 3180.00 | @f3
    Accounts Payable | 38640.72 -18415.66 | flowPayable @f4
    Sales Tax Payable | 1264.35 864.18 | @f5
    Other Current Liabilities | 12418.90 9640.25 | @f6
  = Total Adjustments to Profit/(Loss) | sum | @adj
= Total Operating Activities | sum | fromOperations @cfo
# Investing Activities
  Fixed Asset | -286415.00 -241860.00 | expenditures @i1
  Other Asset | 0.00 -8400.00 | otherInvesting @i2
= Total Investing Activities | sum | fromInvesting @cfi
# Financing Activities
  Long Term Liabilities | -96418.40 42615.75 | debt @d1
  Equity - Distributions | -210000.00 -175000.00 | dividends @dv
= Total Financing Activities | sum | fromFinancing @cff
Net Change in Cash for Period | cfo+cfi+cff | change @chg
Cash at Beginning of Period | begin | beginning @cb
== Cash at End of Period | cb+chg | ending @ce
`, books.set('begin', [0, 148_615.37]), 2)
  const [, closed = 0] = of(books, 'ce')
  const change = of(books, 'chg')[0] ?? 0
  const shown = flows.map((row): Line => row.label === 'Cash at Beginning of Period' ? { ...row, values: [closed, 148_615.37] } : row.label === 'Cash at End of Period' ? { ...row, values: [Math.round((closed + change) * 100) / 100, closed] } : row)
  const dollars = (value: number) => amount(value, { negative: 'parentheses', dollar: true })
  const page = (title: string, when: string, columns: readonly string[], rows: readonly Line[]) => `<div class="c t">Bright Anchor Medical Supply<br><b>Bright Anchor Medical Supply, Inc.</b><br><b>${title}</b><br>${when}</div><table><tr class="h"><td>Financial Row${columns.map(text => `<td class="n">${text}<br>Amount`).join('')}</tr>${body(escaped(rows), values => values.map(dollars), 12)}</table>`
  return printed({
    name: 'bright-anchor-medical-income-and-cash-flow', style: ".page{font:9pt/12.6pt 'Open Sans';font-size:8.2pt;padding:.55in .75in}.t{font-size:10pt;line-height:14pt;margin-bottom:10pt}.n{width:1.4in}.h td{font-weight:700;background:#d9d9d9;padding:2pt 4pt;border:.4pt solid #fff;vertical-align:bottom}.head td,.total td,.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}.total .n span{border-top:.5pt solid #000}",
    pages: [page('Comparative Income Statement', 'From Jan 2025 to Dec 2025', ['Jan 2025 - Dec 2025', 'Comparison<br>Jan 2024 - Dec 2024'], income), page('Cash Flow Statement', 'From Jan 2025 to Dec 2025', ['Jan 2025 - Dec 2025', 'Comparison<br>Jan 2024 - Dec 2024'], shown)],
    truth: alsoNamed(truthFrom({
      family: 'cloud-suite-financial-row-cash-flow', notes: 'cloud suite’s comparative income and cash flow statement: “Total - ” before the name of a group, ordinary income and expense, cash flow whose adjustments are named by account type with accumulated depreciation between receivables and inventory, “Fixed Asset” and “Long Term Liabilities” alone as captions, depreciation of a rental fleet within cost of sales, a tagline of the company above its name', company: 'Bright Anchor Medical Supply, Inc.', statementType: 'CASH_FLOW_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: income }, { rows: shown }], books,
      any: { salaries: ['sal', 'sal+pt+hi', 'sal+pt'], rent: ['rent', 'rent+ut'], depreciation: ['dep', 'dep+dr'], general: ['of', 'null'], ordinaryIncome: ['op', 'net'], otherExpenses: ['oe', 'null', '0'], beforeTax: ['net', 'null'], flowOther: ['f3+f5+f6', 'f3', 'null', 'f3+f6', 'f6'], flowTotal: ['f1+f2+f3+f4+f5+f6', 'null', 'adj'], expenditures: ['i1'], otherInvesting: ['i2', 'null'] },
      absent: ['balanceSheet', 'tax', 'stockIssue'],
    }), 'Bright Anchor Medical Supply, Inc.', 'Bright Anchor Medical Supply'),
  })
})()
