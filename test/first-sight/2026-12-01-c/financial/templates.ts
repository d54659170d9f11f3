/** Spreadsheet templates filled in by owners: an outfitter's balance sheet with ratios, a screen printer's single list of expenses. */
import { agree, body, escaped, flat, of, printed, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

/** As a spreadsheet's accounting format prints amounts. */
const accounting = (value: number, dollar: boolean): string => {
  const text = Math.abs(value).toLocaleString('en-US')
  return `${dollar ? '<s>$</s>' : ''}${value === 0 ? '-' : value < 0 ? `(${text})` : text}`
}

// prettier-ignore
export const outfitter = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Assets
# Current Assets
  Cash | 62415 41640 | cash @c
  Accounts receivable | 38415 32680 | receivable @ar
  Inventory | 264815 248640 | inventory @iv
  Prepaid expenses | 9640 8215 | prepaid @pp
  Short-term investments | 0 15000 | shortInvestments @si
= Total current assets | sum | totalCurrent @ca
# Fixed (Long-Term) Assets
  Long-term investments | 0 0 | @li
  Property, plant, and equipment | 386415 342680 | property @pe
  (Less accumulated depreciation) | -148640 -118415 | accumulated @ad
  Intangible assets | 25000 25000 | intangible @ia
= Total fixed assets | sum | totalFixed @fx
# Other Assets
  Deferred income tax | 0 0
  Other | 6500 6500 | otherLong @oa
= Total Other Assets | oa | @toa
== Total Assets | ca+fx+toa | totalAssets @assets
# Liabilities and Owner’s Equity
# Current Liabilities
  Accounts payable | 84215 78640 | payable @ap
  Short-term loans | 40000 60000 | shortDebt @st
  Income taxes payable | 4215 3640 | @it
  Accrued salaries and wages | 12640 10915 | accrued @as
  Unearned revenue | 28415 24640 | otherDue @ur
  Current portion of long-term debt | 24000 22800 | currentDebt @cp
= Total current liabilities | sum | totalDue @cl
# Long-Term Liabilities
  Long-term debt | 118640 142615 | longDebt @ld
  Deferred income tax | 0 0 | deferredTax @dt
  Other | 0 0 | @ol
= Total long-term liabilities | sum | totalLong @ll
# Owner’s Equity
  Owner’s investment | 150000 150000 | @oi
  Retained earnings | assets-cl-ll-oi | retained @re
  Other | 0 0
= Total owner’s equity | oi+re | totalEquity @eq
== Total Liabilities and Owner’s Equity | cl+ll+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  if (of(books, 're').some(value => value < 20_000)) throw new Error(`retained ${of(books, 're').join(' ')}`)
  const [assets, due, debts, current, equity] = ['assets', 'cl', 'll', 'ca', 'eq'].map(name => of(books, name))
  const ratios = [0, 1].map(at => {
    const [a = 1, d = 1, l = 0, c = 0, e = 1] = [assets, due, debts, current, equity].map(values => values?.[at])
    return [((d + l) / a).toFixed(2), (c / d).toFixed(2), accounting(c - d, true), (a / e).toFixed(2), ((d + l) / e).toFixed(2)]
  })
  const labels = ['Debt Ratio (Total Liabilities / Total Assets)', 'Current Ratio (Current Assets / Current Liabilities)', 'Working Capital (Current Assets - Current Liabilities)', 'Assets-to-Equity Ratio (Total Assets / Owner’s Equity)', 'Debt-to-Equity Ratio (Total Liabilities / Owner’s Equity)']
  const cells = (values: readonly number[], row: Line) => values.map(value => accounting(value, row.kind === 'grand'))
  const html = body(escaped(rows), cells, 14).replace(/<tr class="head d0"><td style="padding-left:0pt" colspan="3">(Assets|Liabilities and Owner’s Equity)<\/td>/g, (_, label: string) => `<tr class="bar"><td colspan="3">${label}</td>`)
  return printed({
    name: 'prairie-smoke-outfitters-ratios-below', style: ".page{font:9pt/12.2pt Carlito;font-size:9.4pt;padding:.55in .9in}h1{font:700 20pt/24pt Carlito;color:#3b5e91;margin:0;text-align:right}.g{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:6pt}.n{width:1.15in}.n span{display:block;position:relative}.n s{position:absolute;left:4pt;text-decoration:none}.h td{font-weight:700;text-align:right;padding-bottom:2pt}.bar td{background:#3b5e91;color:#fff;font-weight:700;padding:1pt 4pt}.head td{font-weight:700;padding-top:3pt}.total td{font-weight:700}.total .n,.line .n{border-bottom:.3pt solid #bbb}.total .n{border-top:.6pt solid #000}.grand td{font-weight:700;background:#d6dfee;border-top:.8pt solid #000;border-bottom:1.8pt double #000}.x{margin-top:8pt}.foot{font-size:7.4pt;color:#888}",
    pages: [`<div class="g"><b style="font-size:13pt">Prairie Smoke Outfitters, LLC</b><h1>Balance Sheet</h1></div><table><tr class="h"><td>Date:<td>12/31/2025<td>12/31/2024</tr>${html}</table><table class="x"><tr class="bar"><td colspan="3">Common Financial Ratios</tr>${labels.map((label, at) => `<tr class="line"><td>${label}${ratios.map(values => `<td class="n"><span>${values[at]}</span>`).join('')}</tr>`).join('')}</table><div class="foot">Balance Sheet Template</div>`],
    truth: truthFrom({
      family: 'spreadsheet-template-ratios-below', notes: 'owner’s balance sheet in a spreadsheet template: many captions with a dash for zero, short-term investments last among current assets, intangible assets within fixed assets, “Other” thrice, deferred income tax on both sides, no total of liabilities, five ratios with words of totals in their labels below', company: 'Prairie Smoke Outfitters, LLC', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows }], books,
      any: { shortInvestments: ['si', 'null'], deferredTax: ['dt', 'null'], longInvestments: ['li', 'null'], otherLongDue: ['ol', 'null'], otherDue: ['ur+it', 'ur', 'it'], accrued: ['as', 'as+it'], totalFixed: ['fx', 'fx+toa'], stock: ['oi', 'null'], paidIn: ['null', 'oi'], totalLiabilities: ['cl+ll', 'null'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'treasury'],
    }),
  })
})()

// prettier-ignore
export const screenPrinter = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Revenue
  Sales revenue | 684215 612680 | @s1
  (Less sales returns and allowances) | -8415 -6240
  Service revenue | 48640 42615
  Interest revenue | 315 248 | @ir
  Other revenue | 2640 1815
= Total Revenues | sum | revenue @rev
# Expenses
  Advertising | 12415 10640 | marketing
  Bad debt | 1864 1240
  Commissions | 18640 16415 | @com
  Cost of goods sold | 286415 258640 | cost @cogs
  Depreciation | 24615 22840 | depreciation @dep
  Employee benefits | 14218 12640 | @eb
  Furniture and equipment | 3215 4864
  Insurance | 9640 9215
  Interest expense | 8415 9640 | interest @int
  Maintenance and repairs | 6218 5415
  Office supplies | 4215 3940 | @of
  Payroll taxes | 13640 12215 | @pt
  Rent | 42000 40800 | rent @rent
  Research and development | 0 0
  Salaries and wages | 164215 152680 | salaries @sal
  Software | 5418 4640
  Travel | 2815 3240
  Utilities | 14218 13415 | @ut
  Web hosting and domains | 1240 1180
  Other | 3640 2915
= Total Expenses | sum | @te
= Net Income Before Taxes | rev-te | beforeTax @pre
  Income tax expense | 18200 14600 | tax @tax
= Income from Continuing Operations | pre-tax | @ico
# Below-the-Line Items
  Income from discontinued operations | 0 0
  Effect of accounting changes | 0 0
  Extraordinary items | -6200 0 | @xi
== Net Income | ico+xi | netIncome @net
`, books, 2)
  const cells = (values: readonly number[], row: Line, index: number) => values.map(value => accounting(value, row.kind === 'grand' || index === 1))
  return printed({
    name: 'tumbleweed-screen-print-below-the-line-flatbed', scan: flat, style: ".page{font:9.8pt/13.6pt Arimo;font-size:9.4pt;padding:.6in 1in}h1{font:700 17pt/22pt Arimo;margin:0}.g{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:2pt solid #000;padding-bottom:4pt;margin-bottom:6pt}.n{width:1.2in}.n span{display:block;position:relative}.n s{position:absolute;left:4pt;text-decoration:none}.h td{font-weight:700;text-align:right}.head td{font-weight:700;background:#ddd;padding:2pt 4pt}.line .n{border-bottom:.4pt solid #999}.total td{font-weight:700;padding-top:2pt}.total .n span{border-top:.8pt solid #000}.grand td{font-weight:700;background:#ddd;padding:2pt 0}.grand .n{border-bottom:2.4pt double #000}",
    pages: [`<div class="g"><span><b style="font-size:12pt">Tumbleweed Screen Print &amp; Embroidery Inc.</b><br>For the Years Ending Dec 31, 2025 and Dec 31, 2024</span><h1>Income Statement</h1></div><table><tr class="h"><td><td>2025<td>2024</tr>${body(escaped(rows), cells, 14)}</table>`],
    truth: truthFrom({
      family: 'spreadsheet-template-below-the-line', notes: 'flatbed scan at 250 dpi of an owner’s income statement in a spreadsheet template: cost of goods sold, interest and depreciation in one alphabetical list of expenses without a gross profit, interest among revenues, returns in parentheses within label and amount, income from continuing operations before items below the line with an extraordinary loss in the latest year only', company: 'Tumbleweed Screen Print & Embroidery Inc.', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows }], books,
      any: { revenue: ['rev', 'rev-ir'], gross: ['null', 'rev-cogs'], salaries: ['sal', 'sal+com', 'sal+pt+eb', 'sal+com+pt+eb', 'sal+pt'], rent: ['rent', 'rent+ut'], general: ['of', 'null'], totalExpenses: ['te', 'te-cogs', 'te-int', 'te-cogs-int'], operatingIncome: ['null', 'pre', 'pre+int', 'pre+int-ir'], ordinaryIncome: ['null', 'pre', 'ico'], otherIncome: ['null', 'ir', '0'], otherExpenses: ['null', 'int', '0', '0-xi'], netOther: ['null', 'xi', '0-int', 'ir-int'] },
      absent: ['balanceSheet', 'cashFlowStatement'],
    }),
  })
})()
