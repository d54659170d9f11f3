/** A skilled nursing facility's statement by payer with amounts per patient day, year to date and last year, then its balance sheet. */
import {
  agree,
  amount,
  body,
  joined,
  plain,
  sheets,
  statement,
  truthFrom,
  type Books,
  type Drawn,
  type Line,
} from './means.ts'

const style = `
.page{font:8.5pt/10.8pt 'PT Sans';padding:.5in .7in}
.t{text-align:center;margin-bottom:7pt;line-height:12.4pt}.t b{font-size:12pt}
table{width:100%}th{font-weight:700;text-align:right;vertical-align:bottom;border-bottom:.8pt solid #000;padding-bottom:2pt}td{padding:.3pt 0}.n{text-align:right;width:1in}.q .n:nth-child(3),.q .n:nth-child(5){width:.62in}
.head td{font-weight:700;padding-top:3pt}.total td{font-weight:700}.total .n{border-top:.5pt solid #000}.grand td{font-weight:700}.grand .n{border-top:.6pt solid #000;border-bottom:1.8pt double #000}
.d td{color:#333}.foot{font-size:7.4pt;display:flex;justify-content:space-between}
`
const books: Books = new Map()
const days = [24816, 24193]
const income = statement(
  `
# Resident Service Revenue
  Medicare Part A | 2418630 2286415
  Medicare Advantage / Managed Care | 1186415 1042806
  Medicaid | 4618206 4386215
  Private Pay | 1314806 1286430
  Hospice & VA | 318415 286206
  Part B Therapy & Ancillary | 214630 198415
  Contractual Adjustments & Sequestration | -386215 -352806
= Net Resident Service Revenue | sum | @care
Other Operating Revenue | 18406 16215 | @sundry
= TOTAL REVENUE | care+sundry | revenue @rev
# Operating Expenses
  Nursing | 3418206 3186415 | @nursing
  Agency Nursing | 286415 412630 | @agency
  Therapy (contract) | 812640 768206
  Pharmacy, Lab & Supplies | 418206 396415
  Dietary | 618415 584206
  Housekeeping & Laundry | 286206 271815
  Activities & Social Services | 198415 186206
  Plant & Utilities | 314806 302415 | rent @plant
  Administration & Marketing | 718206 684815 | @admin
  Employee Benefits & Taxes | 814630 768415 | @benefits
  Liability Insurance | 164815 148206
  Provider Bed Tax | 412806 398415
  Bad Debt | 48206 61415
= Total Operating Expenses | sum | totalExpenses @exp
= EBITDARM before Management Fee | rev-exp | @ebitdarm
Management Fee (5%) | 485165 457495 | @fee
= EBITDAR | ebitdarm-fee | @ebitdar
# Capital Costs
  Facility Rent | 480000 468000 | rent @rent
  Depreciation | 96415 92806 | depreciation @dep
  Interest - Revolver & Equipment | 41206 48415 | interest @interest
= Total Capital Costs | sum | @capital
== NET INCOME (LOSS) | ebitdar-capital | netIncome @net
`,
  books,
  2,
)
const balances: Books = new Map()
const sheet = statement(
  `
# Current Assets
  Cash - Operating | 412806 368415 | cash @cash
  Resident Trust Funds | 28415 26806 | otherCurrent @trust
  Accounts Receivable - Residents & Third Party | 1864206 1718415 | receivable @gross
  Less Allowance & Contractuals | -214630 -198206 | receivable @allowance
  Due from Medicare - Cost Report | 38415 42806 | otherCurrent @settle
  Prepaid Insurance & Other | 118206 104815 | prepaid
= Total Current Assets | sum | totalCurrent @current
# Noncurrent Assets
  Leasehold Improvements | 618415 584206 | property
  Furniture & Medical Equipment | 486206 452815 | property
  Accumulated Depreciation | -518406 -421991 | accumulated
  Security Deposit - Landlord | 240000 240000 | otherLong @deposit
  Due from Affiliates | 186415 142630 | otherLong @affiliates
= Total Noncurrent Assets | sum | totalFixed @fixed
== TOTAL ASSETS | current+fixed | totalAssets @assets
# Current Liabilities
  Accounts Payable | 778415 584206 | payable
  Accrued Payroll & PTO | 418206 392815 | accrued @wages
  Provider Tax Payable | 104206 98415 | otherDue @bedtax
  Resident Trust Liability | 28415 26806 | otherDue @trustdue
  A/R Revolver | 350000 425000 | shortDebt
  Current Portion - Equipment Notes | 48206 45815 | currentDebt
= Total Current Liabilities | sum | totalDue @due
# Long-Term Liabilities
  Equipment Notes | 112806 161012 | longDebt @notes
  Due to Management Company | 264617 260000 | otherLongDue @manager
= Total Long-Term Liabilities | sum | totalLong @long
= TOTAL LIABILITIES | due+long | totalLiabilities @liab
= Members' Equity | assets-liab | totalEquity @equity
== TOTAL LIABILITIES & MEMBERS' EQUITY | liab+equity | totalBoth @both
`,
  balances,
  2,
)
agree(balances, ['both', 'assets'])
const print = (value: number) => amount(value, { digits: 0, negative: 'parentheses' })
const perDay = (values: readonly number[], _: Line) =>
  values.flatMap((value, i) => [print(value), amount(value / (days[i] ?? 1), { negative: 'parentheses' })])
const company = 'Maple Glen Care & Rehabilitation, LLC'
const title = (what: string, when: string) => `<div class="t"><b>${plain(company)}</b><br>${what}<br>${when}</div>`
const table = (rows: readonly Line[], head: string, cells: (values: readonly number[], row: Line) => string[], kind = '') => `<table class="${kind}">${head}${body(rows.map(row => ({ ...row, label: plain(row.label) })), cells, 10)}</table>` // prettier-ignore
const census = `<tr class="d"><td>Resident Days (102 licensed beds)<td class="n">${print(days[0] ?? 0)}<td><td class="n">${print(days[1] ?? 0)}<td></tr><tr class="d"><td>Occupancy / Skilled Mix<td class="n">89.1% / 24.6%<td><td class="n">86.9% / 23.1%<td></tr>` // prettier-ignore
const foot = (page: number) => `<div class="foot"><span>Facility 114 &nbsp; Unaudited - for management and lender use</span><span>Run 10/22/2026 16:05 &nbsp; Page ${page} of 2</span></div>` // prettier-ignore

export const nursingHome: Drawn = {
  name: 'maple-glen-nursing-home-patient-days',
  kind: 'financial',
  html: sheets(style, [
    `${title('Statement of Operations with PPD', 'Nine Months Ended September 30, 2026 and 2025')}${table(income, `<tr><th><th>YTD<br>Sep 2026<th>PPD<th>YTD<br>Sep 2025<th>PPD</tr>${census}`, perDay, 'q')}${foot(1)}`,
    `${title('Balance Sheet', 'September 30, 2026 and December 31, 2025')}${table(sheet, '<tr><th><th>9/30/2026<th>12/31/2025</tr>', values => values.map(print))}${foot(2)}`,
  ]),
  truth: joined(
    truthFrom({
      family: 'nursing-home',
      notes:
        "skilled nursing facility's statement of operations with amounts per patient day (no period), nine months of both years, resident days and occupancy above: revenue by payer less contractual adjustments, expenses by department, EBITDARM, a management fee and EBITDAR before rent, depreciation and interest as capital costs, last year a loss; balance sheet beside the last year end, resident trust funds on both sides, amounts due from affiliates and to the management company",
      company,
      statementType: 'INCOME_STATEMENT',
      ends: ['2026-09-30', '2025-09-30'],
      parts: [{ rows: income }],
      books,
      any: {
        revenue: ['rev', 'care'],
        gross: ['rev', 'null'],
        salaries: ['nursing', 'nursing+agency', 'nursing+benefits', 'nursing+agency+benefits', 'benefits', 'null'],
        rent: ['rent+plant', 'rent'],
        general: ['admin', 'null'],
        marketing: ['admin', 'null'],
        totalExpenses: ['exp', 'exp+fee', 'exp+fee+rent+dep', 'exp+fee+capital', 'exp+rent+dep'],
        operatingIncome: ['ebitdarm', 'ebitdar', 'ebitdar-rent-dep', 'net', 'null'],
        ordinaryIncome: ['ebitdarm', 'ebitdar', 'ebitdar-rent-dep', 'net', 'null'],
        otherIncome: ['sundry', 'null'],
        otherExpenses: ['capital', 'fee', 'fee+capital', 'interest', 'null'],
        netOther: ['0-capital', '0-fee-capital', '0-interest', 'sundry', 'null'],
        beforeTax: ['net', 'null'],
      },
      absent: ['cashFlowStatement', 'tax', 'cost'],
    }),
    truthFrom({
      family: 'nursing-home',
      notes: '',
      company,
      statementType: 'BALANCE_SHEET',
      ends: ['2026-09-30', '2025-12-31'],
      parts: [{ rows: sheet }],
      books: balances,
      any: {
        receivable: ['gross+allowance', 'gross+allowance+settle'],
        otherCurrent: ['trust+settle', 'trust', 'settle'],
        cash: ['cash', 'cash+trust'],
        totalFixed: ['fixed'],
        otherLong: ['deposit+affiliates', 'deposit'],
        accrued: ['wages', 'wages+bedtax'],
        otherDue: ['bedtax+trustdue', 'trustdue', 'bedtax'],
        otherLongDue: ['manager', 'null'],
        longDebt: ['notes', 'notes+manager'],
        retained: ['equity', 'null'],
        stock: ['equity', 'null'],
      },
      absent: ['inventory', 'treasury', 'paidIn', 'intangible', 'deferredTax'],
    }),
  ),
}
