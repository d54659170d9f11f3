/** Accountants’ statements of a grain cooperative and of a home builder. */
import {
  body,
  escaped,
  fax,
  flatbed,
  printed,
  signed,
  statement,
  truthFrom,
  whole,
  isFirst,
  type Books,
} from './means.ts'

// prettier-ignore
export const cooperative = (() => {
  const books: Books = new Map()
  const income = statement(`
# Sales
  Grain | 41806215 48218406
  Agronomy | 18630418 19206215
  Energy | 9418206 10215630
= Total sales | sum | revenue @rev
Cost of goods sold | 65218406 73106215 | cost @cogs
= Gross profit on sales | rev-cogs | gross @gp
Storage and handling income | 618406 586215 | @storage
Custom application income | 1218630 1186415 | @custom
= Gross income | gp+storage+custom | @gi
# Expenses
  Salaries and benefits | 3118406 3006215 | salaries
  Depreciation | 1286415 1241806 | depreciation
  Repairs and maintenance | 618215 586430
  Fuel and utilities | 486218 518406 | @util
  Insurance and property taxes | 418630 396215
  Interest | 286415 341806 | interest @int
  Other general expenses | 318406 306215 | @other
= Total expenses | sum | totalExpenses @exp
= Savings from local operations | gi-exp | @local
Patronage refunds from other cooperatives | 186415 241806 | otherIncome @pat
= Savings before income taxes | local+pat | beforeTax @ebt
Income tax expense | 41806 58215 | tax @tax
== Net savings | ebt-tax | netIncome @net
`, books, 2)
  const sheet = statement(`
# ASSETS
# Current assets
  Cash and cash equivalents | 1186415 986218 | cash
  Trade receivables, net | 4218630 4806215 | receivable @ar
  Grain margin deposits | 418206 618430 | @margin
  Inventories - grain | 6218406 8418215 | inventory
  Inventories - merchandise | 3618215 3406218 | inventory
  Prepaid expenses | 2418630 2206415 | prepaid
= Total current assets | sum | totalCurrent @ca
# Investments
  Investments in other cooperatives | 3818406 3706215 | longInvestments
= Total investments | sum | @inv
# Property, plant and equipment
  Land and land improvements | 1206415 1206415 | property
  Buildings and elevators | 18630215 17918406 | property
  Machinery and equipment | 9418630 8906215 | property
  Accumulated depreciation | -16218406 -14931991 | accumulated
= Net property, plant and equipment | sum | @ppe
== TOTAL ASSETS | ca+inv+ppe | totalAssets @assets
# LIABILITIES AND MEMBERS’ EQUITY
# Current liabilities
  Outstanding checks in excess of bank balance | 218406 341806 | @oc
  Notes payable - seasonal | 3000000 5500000 | shortDebt @season
  Current maturities of long-term debt | 618406 618406 | currentDebt
  Accounts payable - grain | 2418630 3206415 | payable
  Accounts payable - trade | 1818406 1906218 | payable
  Customer prepayments | 2186415 1918406 | otherDue @cp
  Accrued expenses | 486218 451806 | accrued
  Cash patronage payable | 318406 386215 | @cash
= Total current liabilities | sum | totalDue @due
Long-term debt, less current maturities | 3418630 4037036 | longDebt @ltd
Deferred income taxes | 286415 264218 | deferredTax @dt
= Total liabilities | due+ltd+dt | totalLiabilities @liab
# Members’ equity
  Common stock | 86415 88206 | stock @cs
  Qualified and nonqualified stock credits | 9806215 9618406 | @credits
  Retained savings | assets-liab-cs-credits | retained
= Total members’ equity | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND MEMBERS’ EQUITY | liab+eq | totalBoth @both
`, books, 2)
  const cells = (rows: typeof sheet) => (values: readonly number[], row: { readonly kind?: string }, index: number) => values.map(value => (isFirst(rows, index) || row.kind === 'grand' ? signed(whole()(value)) : whole()(value)))
  const head = (title: string, when: string) => `<div class="c" style="margin-bottom:8pt"><b>GOLDEN PLAINS FARMERS COOPERATIVE</b><br>${title}<br>${when}</div><table><tr class="h"><td><td class="n">2026<td class="n">2025</tr>`
  const foot = (page: number) => `<div class="foot c" style="font-size:8pt">See Notes to Financial Statements<br>${page}</div>`
  return printed({
    name: 'golden-plains-cooperative-audit-scan', scan: flatbed, style: '.page{font:9.4pt/12.1pt Tinos;padding:.6in .95in}.h td{font-weight:700;border-bottom:.6pt solid #000}.n{width:1.15in;padding-left:12pt}.total .n{border-top:.6pt solid #000}.grand .n{border-top:.6pt solid #000;border-bottom:2pt double #000}.grand td,.head td{font-weight:700}',
    pages: [`${head('BALANCE SHEETS', 'August 31, 2026 and 2025')}${body(escaped(sheet), cells(sheet), 12)}</table>${foot(3)}`, `${head('STATEMENTS OF OPERATIONS', 'Years Ended August 31, 2026 and 2025')}${body(escaped(income), cells(income), 12)}</table>${foot(4)}`],
    truth: truthFrom({
      family: 'grain-cooperative-audit', notes: 'flatbed scan of two pages of a grain cooperative’s audit: gross income after gross profit, savings instead of income, patronage refunds, investments as a section of one line, stock credits, outstanding checks and cash patronage among current liabilities', company: 'GOLDEN PLAINS FARMERS COOPERATIVE', statementType: 'BALANCE_SHEET', ends: ['2026-08-31', '2025-08-31'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { revenue: ['rev', 'rev+storage+custom'], gross: ['gp', 'gi'], receivable: ['ar', 'ar+margin'], otherCurrent: ['margin', 'null'], shortDebt: ['season', 'season+oc'], otherDue: ['cp+cash', 'cp', 'cp+cash+oc', 'cp+oc', 'cash'], totalFixed: ['ppe', 'ppe+inv', 'null'], totalLong: ['ltd+dt', 'ltd', 'null'], rent: ['util', 'null'], general: ['other', 'null'], totalExpenses: ['exp', 'exp-int'], operatingIncome: ['local', 'local+int', 'null'], ordinaryIncome: ['local', 'net', 'null'], otherIncome: ['pat', 'pat+storage+custom'], otherExpenses: ['int', 'null'], netOther: ['pat', 'pat-int', 'null'], paidIn: ['credits', 'null'] },
      absent: ['cashFlowStatement', 'treasury', 'intangible', 'marketing'],
    }),
  })
})()

// prettier-ignore
export const builder = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# ASSETS
  CASH | 186415 | cash @cash
  ESCROW DEPOSITS | 42000 | @esc
  CUSTOMER RECEIVABLES | 31806 | receivable
  LOTS HELD FOR CONSTRUCTION | 618406 | inventory
  HOUSES UNDER CONSTRUCTION | 1486215 | inventory
  MODEL HOME AND FURNISHINGS | 486218 | @model
  PREPAID EXPENSES | 18406 | prepaid
  EQUIPMENT AND TRUCKS | 218630 | property @eqp
  LESS ACCUMULATED DEPRECIATION | -141806 | accumulated
= TOTAL ASSETS | sum | totalAssets @assets
# LIABILITIES AND MEMBERS' EQUITY
  ACCOUNTS PAYABLE - SUBS AND SUPPLIERS | 218406 | payable
  CUSTOMER DEPOSITS | 86000 | otherDue @dep
  ACCRUED EXPENSES | 24218 | accrued
  CONSTRUCTION LOANS PAYABLE | 1318630 | @cl
  LOT LOANS PAYABLE | 386415 | @ll
  VEHICLE NOTES PAYABLE | 61806 | @vn
  LOANS FROM MEMBERS | 150000 | @lm
= TOTAL LIABILITIES | sum | totalLiabilities @liab
  MEMBERS' EQUITY | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND MEMBERS' EQUITY | liab+eq | totalBoth @both
`, books, 1)
  const income = statement(`
HOUSE SALES (11 CLOSINGS) | 4186215 | @houses
LOT SALES | 96415 | @lots
= TOTAL SALES | houses+lots | revenue @rev
# COST OF SALES
  LOTS AND DEVELOPMENT | 718406
  DIRECT CONSTRUCTION | 2618215
  CONSTRUCTION INTEREST | 86415 | @ci
  CLOSING COSTS AND COMMISSIONS | 241806
= TOTAL COST OF SALES | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OPERATING EXPENSES
  OFFICE WAGES | 141806 | salaries
  ADVERTISING | 31806 | marketing
  AUTO AND TRUCK | 28406
  DEPRECIATION | 36215 | depreciation
  INSURANCE | 24630
  INTEREST - VEHICLES | 4218 | @iv
  MODEL HOME UPKEEP | 9806
  OFFICE | 12418 | @office
  PROFESSIONAL FEES | 16800
  RENT | 24000 | @rent
  TELEPHONE AND UTILITIES | 8415 | @tel
= TOTAL OPERATING EXPENSES | sum | totalExpenses @exp
== NET INCOME | gp-exp | netIncome @net
`, books, 1)
  const cells = (values: readonly number[]) => values.map(whole('0'))
  const line = (page: number) => `<div style="position:absolute;top:.13in;left:.4in;right:.4in;font:8pt/9pt Arimo;display:flex;justify-content:space-between"><span>MAR-11-2026 &nbsp; 13:58 &nbsp; FROM: BARRETT CPA</span><span>TO: 18035550144 &nbsp; P: 0${page}/03</span></div>`
  const head = (title: string, when: string) => `<div class="c">PALMETTO COTTAGE HOMES, LLC<br>${title}<br>${when}</div><br>`
  return printed({
    name: 'palmetto-cottage-homes-compiled-fax', scan: fax, style: ".page{font:9.6pt/13.4pt Cousine;padding:.75in 1in}.total .n span,.grand .n span{border-top:.8pt solid #000;padding-left:14pt}.grand .n span{border-bottom:2pt double #000}",
    pages: [`${line(2)}${head('STATEMENT OF ASSETS, LIABILITIES AND EQUITY', 'DECEMBER 31, 2025')}<table>${body(escaped(sheet), cells, 14)}</table><br><br>SEE ACCOUNTANT'S COMPILATION REPORT`, `${line(3)}${head('STATEMENT OF INCOME', 'FOR THE YEAR ENDED DECEMBER 31, 2025')}<table>${body(escaped(income), cells, 14)}</table><br><br>SEE ACCOUNTANT'S COMPILATION REPORT`],
    truth: truthFrom({
      family: 'home-builder-unclassified', notes: 'fax of a home builder’s compiled statements: an unclassified balance sheet, lots and houses as inventory, construction and lot loans, construction interest within cost of sales, a fax line with page numbers at the top edge', company: 'PALMETTO COTTAGE HOMES, LLC', statementType: 'BALANCE_SHEET', ends: ['2025-12-31'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { cash: ['cash', 'cash+esc'], otherCurrent: ['esc', 'model', 'esc+model', 'null'], property: ['eqp', 'eqp+model'], otherLong: ['model', 'esc', 'model+esc', 'null'], shortDebt: ['cl', 'cl+ll', 'll', 'null'], longDebt: ['cl+ll+vn', 'll+vn', 'vn', 'cl+ll+vn+lm', 'll+vn+lm', 'vn+lm', 'null'], otherLongDue: ['lm', 'null'], otherDue: ['dep'], interest: ['iv', 'iv+ci', 'null'], rent: ['rent', 'rent+tel'], general: ['office', 'null'], totalExpenses: ['exp', 'exp-iv'], operatingIncome: ['net', 'net+iv', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['iv', 'null'], netOther: ['0-iv', 'null'], retained: ['eq', 'null'], stock: ['eq', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'currentDebt', 'otherIncome'],
    }),
  })
})()
