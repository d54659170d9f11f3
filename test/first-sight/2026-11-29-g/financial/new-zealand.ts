/** A New Zealand joinery's statements of financial performance and position, with a trading statement and a column of notes. */
import { body, escaped, latestOf, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

const notes: Readonly<Record<string, string>> = { 'Total Cost of Sales': '2', 'Income Tax Expense': '8', 'Property, Plant and Equipment': '4', 'Shareholder Current Accounts': '6', 'Term Loan – Machinery': '5', 'Share Capital': '7', 'Retained Earnings': '7' } // prettier-ignore

// prettier-ignore
export const joinery = (() => {
  const books: Books = new Map()
  const income = statement(`
# Trading Income
  Joinery Sales | 2418606 2206418
  Installation and Freight Recovered | 188240 171905
= Total Trading Income | sum | revenue @rev
# Less Cost of Sales
  Opening Stock and Work in Progress | 204618 188310
  Timber, Board and Hardware | 968415 884720
  Factory Wages | 512240 480318 | @fw
  Subcontractors | 118605 102440
  Closing Stock and Work in Progress | -221840 -204618 | @stock
= Total Cost of Sales | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
Other Income | 6418 4920 | otherIncome @oi
# Less Expenses
  Accident Compensation Levies | 11806 10944
  Accountancy Fees | 14200 13600
  Advertising | 22418 19640 | marketing
  Depreciation | 68214 71330 | depreciation
  Electricity | 31606 29418 | @el
  Insurance | 26440 24815
  Interest – Bank | 24318 28906 | interest @int
  Motor Vehicle Expenses | 41208 38640
  Office and Computer Expenses | 19815 18240 | @off
  Rent and Rates | 96000 93000 | rent @rent
  Salaries – Office | 174600 166250 | salaries @sal
  Shareholder Salaries | 120000 110000 | salaries @ss
= Total Expenses | sum | totalExpenses @exp
= Net Profit Before Taxation | gp+oi-exp | beforeTax @bt
Income Tax Expense | 70342 53610 | tax @tax
== Net Profit After Taxation | bt-tax | netIncome @net
`, books, 2)
  const own: Books = new Map()
  const sheet = statement(`
# Current Assets
  Bank – Business Account | 118406 84215 | cash
  Accounts Receivable | 286418 254930 | receivable
  Stock and Work in Progress | 221840 204618 | inventory
  Prepayments | 18215 16440 | prepaid
= Total Current Assets | sum | totalCurrent @ca
# Non-Current Assets
  Property, Plant and Equipment | 482606 514820 | property @ppe
  Shares in Timber Buying Group | 12000 12000 | @sh
= Total Non-Current Assets | sum | totalFixed @nca
== Total Assets | ca+nca | totalAssets @assets
# Current Liabilities
  Accounts Payable | 164218 151640 | payable
  GST Payable | 38406 34218 | @gst
  Income Tax Payable | 21640 14205 | @itp
  Employee Entitlements | 46218 42806 | @ee
  Customer Deposits | 58400 49150 | @dep
  Current Portion of Term Loan | 61200 58400 | currentDebt
= Total Current Liabilities | sum | totalDue @due
# Non-Current Liabilities
  Term Loan – Machinery | 182416 243616 | longDebt @tl
  Shareholder Current Accounts | 94218 112640 | @sca
= Total Non-Current Liabilities | sum | totalLong @ncl
= Total Liabilities | due+ncl | totalLiabilities @liab
== Net Assets | assets-liab | @na
# Represented By
  Share Capital | 1000 1000 | stock
  Retained Earnings | na-1000 | retained @re
== Total Equity | na | totalEquity @eq
`, own, 2)
  if (of(own, 're').some(value => value < 100_000)) throw new Error(`retained ${of(own, 're').join(' ')}`)
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">Note<td class="n">2026<br>$<td class="n">2025<br>$</tr>${body(escaped(rows), (values, row) => [notes[row.label] ?? '', ...values.map(value => whole('-')(value))], 9)}</table>`
  const top = (title: string, when: string) => `<div style="border-bottom:1.2pt solid #0f5c4a;margin-bottom:6pt;padding-bottom:4pt"><b style="font-size:15pt;line-height:20pt;color:#0f5c4a">${title}</b><br><b>Kaikoura Coast Joinery Limited</b><br>${when}</div>`
  const last = '<div class="foot" style="font-size:8pt">These statements have been compiled without audit or review and are to be read with the notes and the compilation report.</div>'
  return printed({
    name: 'kaikoura-coast-joinery-performance-and-position', size: '210mm 297mm', style: '.page{font:9.6pt/13.4pt Carlito;padding:.75in .9in}.h td{font-weight:700}.n{width:1in}.n:nth-child(2){width:.5in}.total .n+.n,.grand .n+.n{border-top:.5pt solid #000}.grand .n+.n{border-bottom:1.6pt double #000}.grand td,.total td,.head td{font-weight:700}.n:nth-child(2),.n:nth-child(2) *{font-weight:400}',
    pages: [top('Statement of Financial Performance', 'For the year ended 31 March 2026') + table(income) + last, top('Statement of Financial Position', 'As at 31 March 2026') + table(sheet) + last],
    truth: truthFrom({
      family: 'new-zealand-performance-and-position', notes: 'New Zealand company’s statements on A4: performance before position, a column of note numbers, opening and closing stock within cost of sales, levies and shareholder salaries, GST, shareholder current accounts, net assets represented by equity', company: 'Kaikoura Coast Joinery Limited', statementType: 'BALANCE_SHEET', ends: ['2026-03-31', '2025-03-31'], currency: 'NZD', parts: [{ rows: sheet }, { rows: income }], books: latestOf([own, 0], [books, 0]),
      any: { longInvestments: ['sh', 'null'], otherLong: ['sh', 'null'], otherDue: ['gst+itp+ee+dep', 'dep', 'gst+itp+dep', 'gst+dep', 'gst+itp', 'ee+dep', 'itp+dep', 'null'], accrued: ['gst+itp+ee', 'ee', 'gst+ee', 'gst+itp', 'null'], longDebt: ['tl', 'ncl'], otherLongDue: ['sca', 'null'], totalBoth: ['assets', 'null'], salaries: ['sal+ss', 'sal', 'sal+ss+fw'], rent: ['rent', 'rent+el'], general: ['off', 'null'], operatingIncome: ['bt', 'bt+int', 'bt-oi', 'bt+int-oi', 'null'], ordinaryIncome: ['bt', 'net', 'bt-oi', 'bt+int', 'null'], netOther: ['oi', 'null'] },
      absent: ['cashFlowStatement', 'intangible', 'treasury', 'paidIn', 'shortDebt'],
    }),
  })
})()
