/** A reviewed set with cash flows of an ambulance service, and a foundry’s ledger print. */
import {
  agree,
  amount,
  body,
  copier,
  escaped,
  of,
  percent,
  printed,
  statement,
  truthFrom,
  whole,
  isFirst,
  type Books,
} from './means.ts'

// prettier-ignore
export const ambulance = (() => {
  const books: Books = new Map()
  const income = statement(`
Ambulance revenue, net of contractual adjustments | 4186415 3918206 | @amb
Municipal contracts | 618000 600000 | @mun
= Net revenue | amb+mun | revenue @rev
# Operating expenses
  Salaries, wages and benefits | 3118406 2986215 | salaries
  Vehicle operation | 386415 401806
  Medical supplies | 218630 206415
  Facility rent and utilities | 141806 136218 | rent
  Depreciation | 286415 271806 | depreciation @depn
  Insurance | 164218 151806
  Billing service | 209321 195910
  Other | 86415 91206 | @other
= Total operating expenses | sum | totalExpenses @exp
= Income from operations | rev-exp | operatingIncome @op
Interest expense | 61806 68415 | interest @int
= Income before taxes | op-int | beforeTax @ebt
State income taxes | 6218 1806 | tax @tax
== Net income | ebt-tax | netIncome @net
`, books, 2)
  books.set('dar', [-118406, 64218]).set('dap', [21806, -31806]).set('dacc', [14218, 18630]).set('dpre', [-6218, 4806])
  const flows = statement(`
# Operating activities:
  Net income | net | flowIncome
  Depreciation | depn | flowDepreciation
  (Increase) decrease in accounts receivable | dar | flowReceivable
  (Increase) decrease in prepaid expenses | dpre
  Increase (decrease) in accounts payable | dap | flowPayable
  Increase in accrued wages | dacc
= Net cash provided by operating activities | sum | fromOperations @ops
# Investing activities:
  Purchase of ambulances and equipment | -318406 -186215 | expenditures
  Proceeds from sale of ambulance | 14000 0 | @sale
= Net cash used by investing activities | sum | fromInvesting @inv
# Financing activities:
  Proceeds of equipment loans | 260000 150000 | debt
  Principal payments | -241806 -228406 | debt
  Shareholder distributions | -35000 -60000 | dividends
= Net cash used by financing activities | sum | fromFinancing @fin
= Net change in cash | ops+inv+fin | change @ch
`, books, 2)
  const change = of(books, 'ch')
  books.set('begin', [141_806 + (change[1] ?? 0), 141_806])
  const tail = statement(`
Cash, beginning of year | begin | beginning
== Cash, end of year | begin+ch | ending
`, books, 2)
  const all = [...flows, ...tail]
  const cells = (rows: typeof income) => (values: readonly number[], row: { readonly kind?: string }, index: number) => values.map(value => `${isFirst(rows, index) || row.kind === 'grand' ? '$ ' : ''}${whole('-0-')(value)}`)
  const head = (title: string) => `<div class="c" style="margin-bottom:14pt"><b>MERCER VALLEY AMBULANCE SERVICE, INC.</b><br><b>${title}</b><br>Years Ended September 30, 2026 and 2025</div><table><tr class="h"><td><td class="n">2026<td class="n">2025</tr>`
  return printed({
    name: 'mercer-valley-ambulance-reviewed-scan', scan: copier, style: ".page{font:10.2pt/14pt 'PT Sans';padding:.85in 1in}.h td{font-weight:700;border-bottom:.8pt solid #000}.n{width:1.2in}.total .n{border-top:.6pt solid #000}.grand .n{border-top:.6pt solid #000;border-bottom:2pt double #000}.grand td{font-weight:700}.z{font-family:'PT Sans'}",
    pages: [`${head('STATEMENTS OF INCOME')}${body(escaped(income), cells(income), 12)}</table><div class="foot c" style="font-size:8.4pt">See independent accountant’s review report and notes.</div>`, `${head('STATEMENTS OF CASH FLOWS')}${body(escaped(all), cells(all), 12)}</table><div class="foot c" style="font-size:8.4pt">See independent accountant’s review report and notes.</div>`],
    truth: truthFrom({
      family: 'ambulance-reviewed-income-and-flows', notes: 'copier scan of a reviewed income statement and cash flows: sentence-like labels with parentheses in them, zero printed as -0-, dollar signs beside the first and last amounts', company: 'MERCER VALLEY AMBULANCE SERVICE, INC.', statementType: 'CASH_FLOW_STATEMENT', ends: ['2026-09-30', '2025-09-30'], parts: [{ rows: income }, { rows: all }], books,
      any: { general: ['other', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'], gross: ['rev', 'null'], flowOther: ['dpre+dacc', 'dpre', 'dacc', 'null'], flowTotal: ['dar+dap+dacc+dpre', 'null'], otherInvesting: ['sale', 'null'], expenditures: ['inv-sale', 'inv'] },
      absent: ['balanceSheet', 'flowInventory', 'stockIssue', 'acquisitions', 'cost'],
    }),
  })
})()

// prettier-ignore
export const foundry = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# ASSETS
  # CURRENT ASSETS
    Cash in bank | 118406.22 86215.40 | cash
    Accounts receivable - trade | 618215.90 571806.33 | receivable @ar
    Employee advances | 2418.00 1806.00 | @adv
    Inventory - raw material | 186415.75 201806.40 | inventory
    Inventory - work in process | 141806.10 118630.22 | inventory
    Inventory - finished | 218630.44 206415.18 | inventory
    Prepaid taxes and insurance | 31806.15 28415.90 | prepaid
  = TOTAL CURRENT ASSETS | sum | totalCurrent @ca
  # FIXED ASSETS
    Land | 64000.00 64000.00 | property
    Buildings | 986415.00 986415.00 | property
    Machinery & equipment | 2418630.50 2286215.00 | property
    Patterns and tooling | 318406.00 296215.00 | property
    Less: accumulated depreciation | -2618406.75 -2441806.20 | accumulated
  = NET FIXED ASSETS | sum | totalFixed @ppe
  # OTHER ASSETS
    Cash surrender value, officer life | 86415.00 79806.00 | otherLong @csv
    Utility deposits | 4500.00 4500.00 | otherLong @ud
  = TOTAL OTHER ASSETS | sum | @oa
== TOTAL ASSETS | ca+ppe+oa | totalAssets @assets
# LIABILITIES & EQUITY
  # CURRENT LIABILITIES
    Accounts payable - trade | 286415.66 301806.15 | payable
    Customer deposits on patterns | 41806.00 28415.00 | otherDue @dep
    Accrued payroll & vacation | 86218.40 81206.33 | accrued @acc
    Payroll taxes withheld | 18406.90 17215.44 | @ptx
    Bank line of credit | 150000.00 225000.00 | shortDebt
    Current portion, long-term notes | 118406.00 118406.00 | currentDebt
  = TOTAL CURRENT LIABILITIES | sum | totalDue @due
  # LONG-TERM DEBT
    Notes payable - bank | 486215.33 604621.33 | longDebt @bank
    Note payable - former shareholder | 96000.00 120000.00 | longDebt @former
  = TOTAL LONG-TERM DEBT | sum | totalLong @long
  # SHAREHOLDERS' EQUITY
    Common stock, no par | 25000.00 25000.00 | stock @cs
    Treasury stock, 400 shares | -180000.00 -180000.00 | treasury @ts
    Retained earnings, beginning | assets-due-long-cs-ts-ni-draw | @rb
    Net income to date | ni | @ni2
    Distributions to date | draw
  = TOTAL SHAREHOLDERS' EQUITY | sum | totalEquity @eq
== TOTAL LIABILITIES & EQUITY | due+long+eq | totalBoth @both
`, books.set('ni', [186_415.22, 141_806.9]).set('draw', [-60_000, -45_000]), 2)
  agree(books, ['both', 'assets'])
  const cells = ([now = 0, before = 0]: readonly number[]) => [amount(now, { negative: 'parentheses' }), amount(before, { negative: 'parentheses' }), amount(now - before, { negative: 'parentheses' }), before === 0 ? '' : percent(now - before, Math.abs(before), 1)]
  return printed({
    name: 'iron-range-castings-this-year-last-year', style: ".page{font:8.8pt/11.4pt 'Libre Franklin';padding:.5in .7in}.h td{border-bottom:1pt solid #000;font-weight:700;vertical-align:bottom}.total td,.grand td,.head td{font-weight:700}.total .n span{border-top:.5pt solid #000}.grand .n span{border-top:.5pt solid #000;border-bottom:2pt double #000}",
    pages: [`<table><tr><td style="width:22%;font-size:7.6pt">User: DLM<br>Printed 11/09/26<td class="c"><b style="font-size:12pt">IRON RANGE CASTINGS, INC.</b><br>Comparative Balance Sheet<br>For the period ended October 31<td style="width:22%;font-size:7.6pt" class="r">Page 1<br>FY ends 12/31</tr></table><table style="margin-top:10pt"><tr class="h"><td><td class="n">This Year<br>2026<td class="n">Last Year<br>2025<td class="n">Increase<br>(Decrease)<td class="n">Pct</tr>${body(escaped(sheet), cells, 8)}</table>`],
    truth: truthFrom({
      family: 'ledger-this-year-last-year', notes: 'ledger print of a balance sheet at the same interim date of two years: month and day in the title, years alone in the columns under "This Year" and "Last Year", beginning retained earnings, income and distributions to date apart, no total of liabilities', company: 'IRON RANGE CASTINGS, INC.', statementType: 'BALANCE_SHEET', ends: ['2026-10-31', '2025-10-31'], parts: [{ rows: sheet }], books,
      any: { receivable: ['ar', 'ar+adv'], otherCurrent: ['adv', 'null'], accrued: ['acc', 'acc+ptx'], otherDue: ['dep', 'dep+ptx', 'ptx'], totalFixed: ['ppe', 'ppe+oa'], otherLong: ['csv+ud', 'ud'], longInvestments: ['csv', 'null'], totalLiabilities: ['due+long', 'null'], longDebt: ['bank+former', 'bank'], otherLongDue: ['former', 'null'], retained: ['rb', 'rb+ni', 'rb+ni+draw', 'rb+draw', 'null'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'intangible', 'deferredTax', 'paidIn'],
    }),
  })
})()
