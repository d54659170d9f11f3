/** Sets of statements: a steel erector with contract assets, a school, a condominium by funds, a bottler's cash flows. */
import { agree, body, dollars, escaped, of, printed, statement, truthFrom, whole, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const erector = (() => {
  const books: Books = new Map()
  const income = statement(`
Contract revenues earned | 9418227 8106344 | revenue @rev
Cost of revenues earned | 7835910 6902118 | cost @cogs
= Gross profit | rev-cogs | gross @gp
General and administrative expenses | 1012664 958730 | general @ga
= Income from operations | gp-ga | operatingIncome @op
# Other income (expense):
  Interest income | 6218 4107 | @ii
  Interest expense | -71844 -66290 | -interest @int
  Gain on disposition of equipment | 18500 0 | @gain
= Total other income (expense) | sum | netOther @no
== Net income | op+no | netIncome @net
`, books, 2)
  const net = of(books, 'net')
  const beginning = 1_204_873 - (net[1] ?? 0) + 210_000
  const retained = [1_204_873 + (net[0] ?? 0) - 265_000, 1_204_873]
  const roll = statement(`
Retained earnings, beginning of year | begin
Distributions to shareholders | given
== Retained earnings, end of year | ret
`, books.set('begin', [1_204_873, beginning]).set('given', [-265_000, -210_000]).set('ret', retained), 2)
  const sheet = statement(`
# Current assets:
  Cash and cash equivalents | 644120 512938 | cash
  Contracts receivable, including retainage of $402,116 and $377,540 | 1983442 1710255 | receivable
  Contract assets | 188203 241960 | @coa
  Prepaid expenses | 64917 58366 | prepaid
= Total current assets | sum | totalCurrent @ca
# Property and equipment:
  Cranes and rolling stock | 1894600 1802350
  Erection and shop equipment | 611270 588415
  Leasehold improvements | 94200 94200
= Total cost | sum | property @cost
Less accumulated depreciation | -1377844 -1226510 | accumulated @ad
= Net property and equipment | cost+ad | totalFixed @ppe
Deposits | 22500 22500 | otherLong
== Total assets | ca+ppe+22500 | totalAssets @assets
# Current liabilities:
  Line of credit | 250000 150000 | shortDebt
  Current maturities of long-term debt | 181330 174405 | currentDebt
  Accounts payable, trade | 702918 655247 | payable
  Contract liabilities | 236417 318902 | @col
  Accrued payroll and union benefits | 147205 139880 | accrued
= Total current liabilities | sum | totalDue @due
Long-term debt, less current maturities | assets-due-eq | longDebt @ltd
= Total liabilities | due+ltd | totalLiabilities @liab
# Shareholders’ equity:
  Common stock, no par value; 1,000 shares issued and outstanding | 20000 20000 | stock
  Retained earnings | ret | retained
= Total shareholders’ equity | sum | totalEquity
== Total liabilities and shareholders’ equity | assets | totalBoth
`, books.set('eq', retained.map(value => value + 20_000)), 2)
  if (of(books, 'ltd').some(value => value < 100_000)) throw new Error(`debt ${of(books, 'ltd').join(' ')}`)
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:12pt"><b>KEWEENAW STEEL ERECTORS, INC.</b><br>${title}<br>${when}</div>`
  return printed({
    name: 'keweenaw-steel-erectors-contract-assets', style: '.page{font:10pt/13.4pt "EB Garamond";padding:.8in .95in}.h td{font-weight:700}.h .n{border-bottom:.6pt solid #000}.n{width:1in;padding-left:12pt}.total .n{border-top:.5pt solid #000}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}',
    pages: [`${top('BALANCE SHEETS', 'December 31, 2025 and 2024')}${dollars(['2025', '2024'], escaped(sheet))}<div class="foot c">See accompanying notes and independent accountant’s review report.<br>2</div>`, `${top('STATEMENTS OF INCOME AND RETAINED EARNINGS', 'Years Ended December 31, 2025 and 2024')}${dollars(['2025', '2024'], escaped([...income, ...roll]))}<div class="foot c">See accompanying notes and independent accountant’s review report.<br>3</div>`],
    truth: truthFrom({
      family: 'contractor-contract-assets', notes: 'steel erector’s reviewed statements of two years: retainage amounts within a label, contract assets and liabilities, classes of property with a total cost, income and retained earnings in one statement', company: 'KEWEENAW STEEL ERECTORS, INC.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { otherCurrent: ['coa', 'null'], otherDue: ['col', 'null'], totalFixed: ['ppe', 'ppe+22500', 'null'], property: ['cost', 'ppe'], totalLong: ['ltd', 'null'], totalExpenses: ['ga', 'null'], otherIncome: ['ii+gain', 'ii', 'null'], otherExpenses: ['0-int', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'] },
      absent: ['cashFlowStatement', 'inventory', 'intangible', 'treasury', 'tax', 'salaries'],
    }),
  })
})()

// prettier-ignore
export const school = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Assets
  Cash and cash equivalents | 1142806 986217 | cash @c
  Tuition receivable, net | 84315 91440 | receivable @tr
  Pledges receivable | 312500 405000 | @pl
  Prepaid expenses | 47218 39106 | prepaid @pre
  Endowment investments | 2618447 2401930 | @inv
  Property and equipment, net | 6914220 7108655 | property @ppe
== Total assets | sum | totalAssets @assets
# Liabilities and net assets
# Liabilities
  Accounts payable and accrued expenses | 206118 188403 | payable @ap
  Deferred tuition and deposits | 918340 874215 | @dt
  Bonds payable, net of issuance costs | 3287500 3512500 | longDebt @bonds
= Total liabilities | sum | totalLiabilities @liab
# Net assets
  Without donor restrictions | assets-liab-dr | @wo
  With donor restrictions | dr | @wd
= Total net assets | sum | totalEquity @eq
== Total liabilities and net assets | liab+eq | totalBoth @both
`, books.set('dr', [2_804_600, 2_688_175]), 2)
  agree(books, ['both', 'assets'])
  return printed({
    name: 'st-brendan-academy-net-assets', style: ".page{font:9.8pt/14pt 'Libre Franklin';padding:.9in 1in}.h td{font-weight:700;border-bottom:.8pt solid #7a1f2b}.n{width:1.1in;padding-left:10pt}.total .n,.grand .n{border-top:.5pt solid #000}.grand .n{border-bottom:2pt double #000}.grand td,.head td{font-weight:700}",
    pages: [`<b style="font-size:15pt;color:#7a1f2b">St. Brendan Academy</b><br><b>Statements of Financial Position</b><br>June 30, 2026 and 2025<div style="height:12pt"></div>${dollars(['2026', '2025'], escaped(sheet), '—')}<div class="foot">The accompanying notes are an integral part of these financial statements.<span style="float:right">4</span></div>`],
    truth: truthFrom({
      family: 'school-unclassified-net-assets', notes: 'private school’s audited statement of financial position, unclassified: pledges, endowment, deferred tuition, bonds, net assets without and with donor restrictions', company: 'St. Brendan Academy', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], parts: [{ rows: sheet }], books,
      any: { receivable: ['tr', 'tr+pl'], otherCurrent: ['pl', 'null'], longInvestments: ['inv', 'null'], shortInvestments: ['inv', 'null'], otherLong: ['inv', 'pl', 'pl+inv', 'null'], totalFixed: ['ppe', 'ppe+inv', 'null'], totalCurrent: ['c+tr+pl+pre', 'c+tr+pre', 'null'], payable: ['ap'], accrued: ['ap', 'null'], otherDue: ['dt', 'null'], otherLongDue: ['dt', 'null'], totalDue: ['ap+dt', 'null'], totalLong: ['bonds', 'null'], retained: ['wo', 'wo+wd', 'null'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'inventory', 'accumulated', 'treasury', 'stock', 'paidIn'],
    }),
  })
})()

// prettier-ignore
export const condominium = (() => {
  const books: Books = new Map()
  const both = (text: string) => text.replace(/\[(-?\d+) (-?\d+)\]/g, (_, a: string, b: string) => `${a} ${b} ${Number(a) + Number(b)}`)
  const sheet = statement(both(`
# ASSETS
  Cash, including interest-bearing deposits | [61842 188316] | cash
  Certificates of deposit | [0 250000] | @cd
  Assessments receivable, net | [18407 0] | receivable @ar
  Prepaid insurance | [22618 0] | prepaid
  Due from (to) operating fund | [-14500 14500]
= TOTAL ASSETS | sum | totalAssets @assets
# LIABILITIES AND FUND BALANCES
# LIABILITIES
  Accounts payable | [15233 8460] | payable @ap
  Assessments received in advance | [31704 0] | @adv
  Contract liabilities (replacement fund) | [0 385906] | @con
= TOTAL LIABILITIES | sum | totalLiabilities @liab
FUND BALANCES | assets-liab | totalEquity @fb
== TOTAL LIABILITIES AND FUND BALANCES | liab+fb | totalBoth
`), books, 3)
  const income = statement(both(`
# REVENUES
  Assessments | [412680 118442]
  Late fees and other | [6318 0]
  Interest | [412 9877]
= TOTAL REVENUES | sum | revenue @rev
# EXPENSES
  Administrative | [38216 0] | general
  Elevator and equipment contracts | [41730 0]
  Insurance | [96412 0]
  Management fee | [54000 0]
  Replacement fund projects | [0 118442]
  Utilities | [121877 0] | @ut
  Wages and benefits | [58340 0] | salaries
= TOTAL EXPENSES | sum | totalExpenses @exp
== EXCESS OF REVENUES OVER EXPENSES | rev-exp | netIncome @net
`), books, 3)
  const totals: Books = new Map([...books].map(([name, values]) => [name, [values[2] ?? 0]]))
  const table = (rows: typeof sheet) => `<table><tr class="h"><td><td class="n">Operating<br>Fund<td class="n">Replacement<br>Fund<td class="n">Total</tr>${body(escaped(rows), values => values.map(value => whole('-')(value)), 11)}</table>`
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:10pt"><b>HARBOR TERRACE CONDOMINIUM ASSOCIATION, INC.</b><br>${title}<br>${when}</div>`
  return printed({
    name: 'harbor-terrace-condominium-funds', style: '.page{font:9.6pt/13.2pt Arimo;padding:.75in .9in}.h td{font-weight:700;vertical-align:bottom}.h .n{border-bottom:.6pt solid #000}.n{width:1.05in;padding-left:10pt}.total .n,.grand .n{border-top:.5pt solid #000}.grand .n{border-bottom:2pt double #000}.grand td,.total td{font-weight:700}',
    pages: [top('BALANCE SHEET', 'DECEMBER 31, 2025') + table(sheet), top('STATEMENT OF REVENUES AND EXPENSES', 'FOR THE YEAR ENDED DECEMBER 31, 2025') + table(income)],
    truth: truthFrom({
      family: 'condominium-fund-columns', notes: 'condominium’s statements with columns of two funds and their total, the total being the company: balances between the funds that cancel out, contract liabilities of the replacement fund, fund balances as equity', company: 'HARBOR TERRACE CONDOMINIUM ASSOCIATION, INC.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31'], parts: [{ rows: sheet, pick: [2] }, { rows: income, pick: [2] }], books: new Map([...totals].map(([name, [value = 0]]) => [name, [value, value, value]])),
      any: { otherCurrent: ['cd', 'null'], shortInvestments: ['cd', 'null'], longInvestments: ['cd', 'null'], totalCurrent: ['assets', 'null'], otherDue: ['adv', 'adv+con', 'con', 'null'], otherLongDue: ['con', 'null'], totalDue: ['liab', 'ap+adv', 'null'], rent: ['ut', 'null'], retained: ['fb', 'null'], operatingIncome: ['net', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'] },
      absent: ['cashFlowStatement', 'inventory', 'property', 'accumulated', 'tax', 'longDebt', 'cost'],
    }),
  })
})()

// prettier-ignore
export const bottler = (() => {
  const books: Books = new Map()
  const flows = statement(`
# Cash Flows from Operating Activities
  Net Income (Loss) | -41280.16 87655.02 | flowIncome
  Add back: Depreciation | 63418.00 58207.00 | flowDepreciation
  Add back: Amortization of loan costs | 1200.00 1200.00 | @am
  (Increase) Decrease in Accounts Receivable | 22604.37 -38911.45 | flowReceivable @r
  (Increase) Decrease in Inventory | -17388.90 -9440.28 | flowInventory @i
  (Increase) Decrease in Prepaids | 1906.55 -2214.00 | @p
  Increase (Decrease) in Accounts Payable | 28417.63 6322.74 | flowPayable @a
  Increase (Decrease) in Accrued Excise and Payroll | -3120.48 4418.90 | @c
= Net Cash from Operating Activities | sum | fromOperations @ops
# Cash Flows from Investing Activities
  Purchase of Canning Line | -118600.00 0 | expenditures
  Purchase of Other Equipment | -14215.33 -22870.50 | expenditures
= Net Cash from Investing Activities | sum | fromInvesting @inv
# Cash Flows from Financing Activities
  Proceeds of SBA Loan | 125000.00 0 | debt
  Payments on Term Loans | -41877.25 -33610.08 | debt
  Owner Distributions | 0 -30000.00 | @own
= Net Cash from Financing Activities | sum | fromFinancing @fin
Net Increase (Decrease) in Cash | ops+inv+fin | change @ch
Cash at Beginning of Period | b | beginning
== Cash at End of Period | b+ch | ending
`, books.set('b', [0, 61_240.88]).set('x', [0]), 2)
  const begin = 61_240.88 + (of(books, 'ch')[1] ?? 0)
  const rows = flows.map(row => (row.label === 'Cash at Beginning of Period' ? { ...row, values: [begin, 61_240.88] } : row.label === 'Cash at End of Period' ? { ...row, values: [Math.round((begin + (of(books, 'ch')[0] ?? 0)) * 100) / 100, begin] } : row))
  const cells = (values: readonly number[]) => values.map(value => `${value < 0 ? '(' : ''}$${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}${value < 0 ? ')' : ''}`)
  return printed({
    name: 'cooper-spring-bottling-cash-flows', style: ".page{font:9.6pt/15pt 'Nunito Sans';padding:.8in .9in}.h td{font-weight:700;border-bottom:1pt solid #2a6b4f}.n{width:1.25in}.total td,.grand td{font-weight:700;border-top:.5pt solid #999}.grand td{border-bottom:2pt double #2a6b4f}.head td{font-weight:700;color:#2a6b4f;padding-top:8pt}",
    pages: [`<div class="c"><b style="font-size:14pt">Cooper Spring Bottling Co.</b><br>Statement of Cash Flows (Indirect)<br>Fiscal years ended September 30</div><table style="margin-top:12pt"><tr class="h"><td><td class="n">FY 2025<td class="n">FY 2024</tr>${body(escaped(rows), cells, 12)}</table>`],
    truth: truthFrom({
      family: 'owner-cash-flows-add-back', notes: 'bottler’s own statement of cash flows of two fiscal years: “Add back” captions, directions in parentheses within the labels, a dollar sign on every amount', company: 'Cooper Spring Bottling Co.', statementType: 'CASH_FLOW_STATEMENT', ends: ['2025-09-30', '2024-09-30'], parts: [{ rows }], books,
      any: { flowOther: ['p+c', 'p', 'c', 'null'], flowTotal: ['r+i+p+a+c', 'null'], dividends: ['own', 'null'], otherFinancing: ['own', 'null'], stockIssue: ['own', 'null'], flowDepreciation: ['64618'] },
      absent: ['balanceSheet', 'incomeStatement', 'acquisitions', 'investments'],
    }),
  })
})()
