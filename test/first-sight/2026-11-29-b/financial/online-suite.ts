/** The balance sheet of an online suite. */
import { agree, amount, body, escaped, printed, statement, truthFrom, type Books } from './means.ts'

// prettier-ignore
export const suite = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Assets
  # Current Assets
    # Cash
      1001 Operating Account | 84216.38 | cash
      1010 Payroll Account | 5120.00 | cash
    = Total for Cash | 89336.38
    1200 Accounts Receivable | 141905.77 | receivable
    # Other current asset
      1310 Stock on Hand | 66480.15 | inventory
      1350 Employee Advance | 1850.00 | @adv
      1360 Prepaid Software | 4212.50 | @pre
    = Total for Other current asset | 72542.65 | @oc
  = Total for Current Assets | 303784.80 | totalCurrent @ca
  # Fixed Assets
    1510 Vehicles | 118400.00 | property
    1520 Tools and Test Equipment | 47215.60 | property
    1590 Accumulated Depreciation | -71306.00 | accumulated
  = Total for Fixed Assets | 94309.60 | totalFixed @fa
== Total for Assets | ca+fa | totalAssets @assets
# Liabilities & Equities
  # Liabilities
    # Current Liabilities
      2000 Accounts Payable | 38714.92 | payable
      2100 Sales Tax Payable | 6283.41 | @st
      2150 Payroll Clearing | 2907.66 | @pc
      2300 Company Card | 9115.27 | @card
      2400 Customer Deposits | 15000.00 | @dep
    = Total for Current Liabilities | 72021.26 | totalDue @due
    # Long Term Liabilities
      2710 Van Loans | 61442.80 | longDebt @l1
      2750 Equipment Line | 18300.00 | longDebt @l2
    = Total for Long Term Liabilities | 79742.80 | totalLong @lt
  = Total for Liabilities | due+lt | totalLiabilities @liab
  # Equities
    3000 Members Capital | 40000.00 | @cap
    3200 Drawings | -55000.00 | @draw
    3900 Retained Earnings | re | retained @re
    Current Year Earnings | 63118.24 | @cy
  = Total for Equities | assets-liab | totalEquity @eq
== Total for Liabilities & Equities | assets | totalBoth @both
`, books.set('re', [303784.80 + 94309.60 - 72021.26 - 79742.80 - 40000 + 55000 - 63118.24]), 1)
  agree(books, ['both', 'liab+eq'])
  const cells = (values: readonly number[]) => values.map(value => amount(value))
  return printed({
    name: 'copperhead-alarm-suite-balance-sheet', style: ".page{font:9pt/13.6pt 'Open Sans';padding:.6in .9in}.h td{border-top:.6pt solid #bbb;border-bottom:.6pt solid #bbb;color:#777;font-size:7.6pt}.total td,.grand td{font-weight:700}.grand td{border-top:.6pt solid #bbb;border-bottom:.6pt solid #bbb}.head td{font-weight:700}",
    pages: [`<div class="c"><span style="color:#666">Copperhead Alarm &amp; Access LLC</span><br><b style="font-size:15pt;line-height:22pt">Balance Sheet</b><br><span style="color:#666">Basis : Accrual</span><br><span style="color:#666">As of 31 Aug 2026</span></div><table style="margin-top:10pt"><tr class="h"><td>ACCOUNT<td class="n">TOTAL</tr>${body(escaped(sheet), cells, 12)}</table>`],
    truth: truthFrom({
      family: 'online-suite-total-for-with-codes', notes: 'online suite’s balance sheet: account codes before the names, “Total for” sums at four levels, the company name pale above the title, a line of credit and a card among liabilities, members’ drawings', company: 'Copperhead Alarm & Access LLC', statementType: 'BALANCE_SHEET', ends: ['2026-08-31'], parts: [{ rows: sheet }], books,
      any: { prepaid: ['pre'], otherCurrent: ['adv', 'adv+pre', 'oc', 'null'], otherDue: ['st+pc+dep', 'st+pc+card+dep', 'st+dep', 'dep', 'dep+card', 'st+card+dep', 'null'], accrued: ['st+pc', 'pc', 'st', 'null'], shortDebt: ['card', 'l2', 'card+l2', 'null'], longDebt: ['lt', 'l1'], stock: ['cap', 'cap+draw', 'null'], paidIn: ['cap', 'null'], retained: ['re', 're+cy', 're+cy+draw', 're+draw'], otherLongDue: ['l2', 'null'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'deferredTax', 'intangible'],
    }),
  })
})()
