/** A rental company's balance sheet from a mid-size suite: month end beside the last year end and the change, every group totaled by name. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books } from '../../2026-11-23-f/financial/statement.ts'

const style = `
.page{font:8.2pt/10pt 'IBM Plex Sans';padding:.45in .7in}
.t{display:flex;justify-content:space-between;border-bottom:2pt solid #0b5394;padding-bottom:4pt;margin-bottom:5pt}.t b{font-size:13pt;line-height:17pt;color:#0b5394}.t div:last-child{text-align:right;font-size:7.4pt}
table{width:100%}th{font-weight:700;text-align:right;font-size:7.6pt;padding:2pt 0;border-bottom:.6pt solid #0b5394;vertical-align:bottom}td{padding:.3pt 0}
.n{text-align:right;width:1.22in}.head td{font-weight:700;color:#0b5394}.total td{font-weight:700}.total .n{border-top:.5pt solid #555}.grand td{font-weight:700;background:#e8f0f8}.grand .n{border-top:.5pt solid #555;border-bottom:2pt double #555}
.foot{font-size:7pt;display:flex;justify-content:space-between;color:#444}
`
const books: Books = new Map()
const rows = statement(
  `
# Assets
  # Current Assets
    # Cash and Cash Equivalents
      Operating Account | 318426.11 402815.64 | cash
      Lockbox Account | 64218.90 21846.33 | cash
    = Total Cash and Cash Equivalents | sum
    # Receivables
      Trade Receivables | 1416820.44 1208415.92 | receivable @trade
      Unbilled Rental Revenue | 118340.00 96215.00 | receivable @unbilled
      Reserve for Uncollectible Accounts | -48500.00 -42000.00 | receivable @reserve
      Due from Affiliate | 86200.00 41300.00 | otherCurrent @affiliate
    = Total Receivables | sum
    # Other Current Assets
      Parts and Consumables | 214806.37 198640.15 | inventory
      Prepaid Expenses | 72418.06 58316.40 | prepaid
    = Total Other Current Assets | sum
  = Total Current Assets | sum | totalCurrent
  # Rental Fleet
    Rental Tools and Mats | 5816420.15 5412318.80 | property
    Accumulated Depreciation - Fleet | -2918640.00 -2604815.00 | accumulated
  = Net Rental Fleet | sum | @fleet
  # Property and Equipment
    Trucks and Trailers | 1046318.00 984215.00 | property
    Yard Buildings and Improvements | 412600.00 412600.00 | property
    Furniture and Computers | 88214.62 81406.90 | property
    Accumulated Depreciation - Other | -806415.00 -732180.00 | accumulated
  = Net Property and Equipment | sum | @ppe
  # Other Assets
    Goodwill | 640000.00 640000.00 | intangible
    Customer Relationships, net | 186666.67 226666.67 | intangible
    Deferred Loan Costs, net | 21450.00 25740.00 | otherLong @costs
    Deposits | 18200.00 18200.00 | otherLong @deposits
  = Total Other Assets | sum | @other
== Total Assets | sum | totalAssets @assets
# Liabilities and Members' Equity
  # Liabilities
    # Current Liabilities
      Accounts Payable | 412806.33 386214.90 | payable @ap
      Accounts Payable - Not Invoiced | 38416.20 29815.75 | payable @uninvoiced
      Accrued Expenses | 164218.40 141806.25 | accrued @accrued
      Sales and Property Tax Payable | 58316.44 26418.09 | @salestax
      Revolver - Gulf Plains Bank | 850000.00 700000.00 | shortDebt
      Current Maturities of Term Debt | 486000.00 486000.00 | currentDebt
    = Total Current Liabilities | sum | totalDue
    # Long-Term Liabilities
      Term Loan | 1822500.00 2187000.00 | longDebt @term
      Vehicle Notes | 314206.18 268415.33 | longDebt @vehicles
      Seller Note, subordinated | 400000.00 400000.00 | longDebt @seller
    = Total Long-Term Liabilities | sum | totalLong
  = Total Liabilities | sum | totalLiabilities @liab
  # Members' Equity
    Class A Units | 1250000.00 1250000.00 | stock @units
    Class B Units | 50000.00 50000.00 | stock @profits
    Accumulated Earnings | assets-liab-1300000-year-drawn | retained @retained
    Tax Distributions | drawn
    Current Year Income | year | @year
  = Total Members' Equity | sum | totalEquity @equity
== Total Liabilities and Members' Equity | sum | totalBoth @both
`,
  books.set('year', [519049.28, 412630.18]).set('drawn', [-142000, -168000]),
  2,
)
agree(books, ['both', 'assets'])
/** The last year's income less its distributions was carried into the accumulated earnings. */
const carried = books.get('retained') ?? []
if (Math.abs((carried[0] ?? 0) - (carried[1] ?? 0) - 244630.18) > 0.004)
  throw new Error(`Earnings carried: ${carried.join(' ')}`)
const flat = (value: number) => amount(value, { negative: 'parentheses', zero: '0.00' })
const cells = ([now = 0, then = 0]: readonly number[]) => [flat(now), flat(then), flat(Math.round((now - then) * 100) / 100)] // prettier-ignore
const company = 'Tri-Rivers Mat & Tool Rental, LLC'
const page = `<div class="t"><div><b>${company.replace('&', '&amp;')}</b><br>Balance Sheet</div><div>Entity: 100 - Tri-Rivers<br>Reporting Book: Accrual<br>As of Date: 08/31/2026</div></div><table><tr><th><th>Month Ending<br>08/31/2026<th>Year Ending<br>12/31/2025<th>Change</tr>${body(rows, cells, 8)}</table><div class="foot"><span>Created on: 09/14/2026, 11:20 AM CST</span><span>Page 1</span></div>`

export const rentalSuite: Drawn = {
  name: 'tri-rivers-rental-suite-balance',
  kind: 'financial',
  html: sheets(style, [page]),
  truth: truthFrom({
    family: 'rental-suite',
    notes:
      "mid-size suite's balance sheet of a rental company at August 31 beside the last year end with the change (never a period): fleet and other property each gross with their depreciation, goodwill and customer relationships, due from an affiliate among the receivables, revolver, term loan and seller note, units, distributions and current year income",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-08-31', '2025-12-31'],
    parts: [{ rows }],
    books,
    any: {
      receivable: ['trade+unbilled+reserve', 'trade+reserve', 'trade+unbilled+reserve+affiliate', 'trade', 'trade+unbilled'], // prettier-ignore
      otherCurrent: ['affiliate', 'affiliate+unbilled', 'unbilled', 'null'],
      totalFixed: ['fleet+ppe+other', 'fleet+ppe', 'null'],
      otherLong: ['costs+deposits', 'deposits'],
      payable: ['ap+uninvoiced', 'ap'],
      accrued: ['accrued', 'accrued+salestax', 'accrued+uninvoiced', 'accrued+uninvoiced+salestax'],
      otherDue: ['salestax', 'uninvoiced', 'salestax+uninvoiced', 'null'],
      longDebt: ['term+vehicles+seller', 'term+vehicles'],
      otherLongDue: ['seller', 'null'],
      stock: ['units+profits', 'units', 'null'],
      paidIn: ['units+profits', 'profits', 'null'],
      retained: ['retained', 'retained+year', 'retained+year+drawn', 'retained+drawn'],
    },
    absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'deferredTax', 'longInvestments'],
  }),
}
