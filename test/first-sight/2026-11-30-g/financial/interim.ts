/** A staffing company's cash flows by the direct method, a rental company's interim statements from its program. */
import { agree, alsoNamed, amount, body, escaped, of, percent, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const staffing = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Cash flows from operating activities
  Cash received from clients | 18416290 16738415 | @i1
  Cash paid to and for temporary employees | -14207835 -12986240 | @o1
  Cash paid to suppliers and office staff | -3214970 -2998162 | @o2
  Interest paid | -148216 -131790 | @o3
  Income taxes paid | -172400 -138900 | @o4
  Interest received | 3914 2686 | @i2
= Net cash provided by operating activities | sum | fromOperations @cfo
# Cash flows from investing activities
  Purchase of software and office equipment | -186425 -94318 | expenditures @cap
  Acquisition of Osage Medical Staffing, net of cash acquired | -425000 0 | acquisitions @acq
  Redemption of certificate of deposit | 100000 0 | investments @cd
= Net cash used in investing activities | sum | fromInvesting @cfi
# Cash flows from financing activities
  Advances from (payments to) factor, net | 118340 -82615 | @fac
  Proceeds from term loan | 400000 0 | @tl
  Principal payments on term loans | -146805 -118230 | @pp
  Payments on finance leases | -22410 -20965 | @fl
  Distributions to stockholders | -285000 -180000 | dividends @div
  Repurchase of stock from retiring stockholder | -90000 0 | stockIssue @rp
= Net cash used in financing activities | sum | fromFinancing @cff
== Net increase (decrease) in cash | cfo+cfi+cff | change @chg
Cash, beginning of year | 391847 401966 | beginning @beg
== Cash, end of year | beg+chg | ending @end
# Reconciliation of net income to net cash provided by operating activities
  Net income | 403718 356294 | flowIncome @ni
  # Adjustments:
    Depreciation and amortization | 132640 108455 | flowDepreciation @dep
    Provision for bad debts | 28500 19200 | @bad
    Deferred income taxes | -7400 11650 | @dit
  # Changes in:
    Accounts receivable | -196382 -71940 | flowReceivable @w1
    Prepaid workers’ compensation and other | -41265 13870 | @w2
    Accounts payable | 22718 -9634 | flowPayable @w3
    Accrued payroll and payroll taxes | 318940 41228 | @w4
    Income taxes payable | 15314 16886 | @w5
= Net cash provided by operating activities | ni+dep+bad+dit+w1+w2+w3+w4+w5 | @rec
`, books, 2)
  agree(books, ['rec', 'cfo'])
  if (of(books, 'end')[1] !== of(books, 'beg')[0]) throw new Error(`cash ${of(books, 'end').join(' ')}`)
  const cells = (values: readonly number[], row: Line, index: number) => values.map(value => `${row.kind === 'grand' || index === 1 || row.label === 'Net income' ? '<s>$</s>' : ''}${whole('-')(value)}`)
  return printed({
    name: 'flint-hills-staffing-direct-method', style: ".page{font:9.6pt/13pt 'EB Garamond';padding:.65in 1in}.n{width:1.2in}.n span{display:inline-block;min-width:.95in;position:relative}.n s{position:absolute;left:0;text-decoration:none}.h td{font-weight:700;border-bottom:.8pt solid #000}.d0.head td{padding-top:7pt;font-weight:700}.total .n span{border-top:.6pt solid #000}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}.grand td{padding-bottom:3pt}",
    pages: [`<div class="c" style="margin-bottom:10pt;line-height:15pt"><b style="font-size:12.5pt">Flint Hills Staffing Group, Inc.</b><br>Statements of Cash Flows<br>Fiscal years ended December 28, 2025 and December 29, 2024</div><table><tr class="h"><td><td class="n">2025<td class="n">2024</tr>${body(escaped(rows), cells, 13)}</table><div class="foot" style="font-size:8.4pt;border-top:.5pt solid #000">The accompanying notes are an integral part of these financial statements. Reviewed; see independent accountant’s review report of Marchetti Dunn, P.A. <span style="float:right">Page 6</span></div>`],
    truth: alsoNamed(truthFrom({
      family: 'direct-method-with-reconciliation', notes: 'reviewed statement of cash flows by the direct method: receipts and payments instead of adjustments, an acquisition, a factor, a repurchase of stock, the reconciliation with net income below the balances, fiscal years of 52 weeks', company: 'Flint Hills Staffing Group, Inc.', statementType: 'CASH_FLOW_STATEMENT', ends: ['2025-12-28', '2024-12-29'], parts: [{ rows }], books,
      any: { debt: ['fac+tl+pp', 'fac+tl+pp+fl', 'tl+pp', 'tl+pp+fl'], otherFinancing: ['fl', 'fac', 'fac+fl', 'null'], flowOther: ['w2+w4+w5', 'w2+w4', 'w2+w4+w5+bad', 'w4', 'w2'], flowTotal: ['w1+w2+w3+w4+w5', 'null'], otherInvesting: ['null', '0'] },
      absent: ['balanceSheet', 'incomeStatement', 'flowInventory'],
    }), 'Flint Hills Staffing Group, Inc.'),
  })
})()

// prettier-ignore
export const rental = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Revenue
  Rental - earthmoving | 1284613.40 1096428.15
  Rental - aerial | 806945.75 842317.60
  Rental - general tools | 392418.20 371560.95
  Damage waiver and environmental fees | 184370.66 162905.38
  Delivery and pickup | 211842.00 190375.00
  Sale of rental equipment | 418500.00 297250.00 | @sre
  Merchandise and fuel | 153296.81 148033.47
= Total Revenue | sum | revenue @rev
# Cost of Revenue
  Depreciation - rental equipment | 588426.00 533190.00 | @dre
  Book value of rental equipment sold | 264108.37 203466.19
  Repair parts and outside repairs | 296715.42 318402.86
  Rerent from other yards | 61380.00 43915.00
  Cost of merchandise and fuel | 101448.93 98207.31
= Total Cost of Revenue | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Operating Expenses
  Payroll - counter and yard | 486230.18 452916.74 | salaries @s1
  Payroll - mechanics and drivers | 412908.65 389475.20 | salaries @s2
  Payroll - office | 148500.00 141000.00 | salaries @s3
  Payroll taxes and benefits | 176413.29 163580.41 | @ptb
  Rent - yards | 116000.00 112000.00 | rent @rent
  Utilities and phones | 38716.54 37204.90 | @ut
  Advertising | 26480.12 31915.66 | marketing
  Insurance | 97362.00 88740.00
  Truck fuel and maintenance | 104925.87 99318.02
  Property tax on equipment | 41200.00 38600.00
  Card fees | 58214.33 51977.48
  Office and computer | 33690.71 30122.85 | @off
  Depreciation - trucks and buildings | 74360.00 71248.00 | @dt
= Total Operating Expenses | sum | totalExpenses @ex
== Operating Income | gp-ex | operatingIncome @op
# Other Income and Expense
  Interest - equipment notes | 168420.55 152716.30 | interest @int
  Late charges collected | -11836.40 -9204.75 | -otherIncome @late
= Total Other Expense | sum | -netOther @oe
== Net Income | op-oe | netIncome @net
`, books, 2)
  const sheet = statement(`
# Current Assets
  Cash in banks | 214806.37 | cash @c
  Customer receivables | 538219.40 | receivable @ar
  Allowance for uncollectible | -24000.00 | receivable @al
  Merchandise, parts and fuel | 118735.26 | inventory @iv
  Prepaid insurance and plates | 46918.00 | prepaid @pp
= Total Current Assets | sum | totalCurrent @ca
# Rental Equipment
  Rental equipment, cost | 7318442.60 | property @r1
  Accumulated depreciation - rental | -3604918.75 | accumulated @r2
= Net Rental Equipment | sum | @nr
# Other Property
  Land | 210000.00 | property @l1
  Buildings and yard improvements | 486310.00 | property @l2
  Delivery trucks and trailers | 612740.00 | property @l3
  Accumulated depreciation - other | -518226.40 | accumulated @l4
= Net Other Property | sum | @no
== Total Assets | ca+nr+no | totalAssets @assets
# Current Liabilities
  Accounts payable | 241377.92 | payable @ap
  Customer deposits | 38650.00 | otherDue @cd
  Sales tax payable | 29416.83 | otherDue @st
  Accrued payroll | 44218.60 | accrued @acc
  Equipment notes due within 12 months | 742500.00 | currentDebt @cn
  Line of credit - Prairie Trust | 150000.00 | shortDebt @loc
= Total Current Liabilities | sum | totalDue @cl
# Long-Term Liabilities
  Equipment notes, after 12 months | 1863904.71 | longDebt @ln
  Mortgage - yard 2 | 318260.44 | longDebt @mg
= Total Long-Term Liabilities | sum | totalLong @ll
= Total Liabilities | cl+ll | totalLiabilities @liab
# Members’ Equity
  Members’ capital and prior earnings | assets-liab-profit+93000 | @mc
  Members’ draws, 2026 | -93000.00 | @dr
  Net income, 2026 | profit | @ni
= Total Members’ Equity | sum | totalEquity @eq
== Total Liabilities and Equity | liab+eq | totalBoth @both
`, books.set('profit', [of(books, 'net')[0] ?? 0]), 1)
  agree(books, ['both', 'assets'])
  const plain = (value: number) => amount(value, { negative: 'parentheses' })
  const first = ([now = 0, before = 0]: readonly number[]) => [plain(now), plain(before), plain(now - before), percent(now - before, Math.abs(before))]
  const top = (title: string, when: string) => `<div class="t"><b>Big Muddy Tool &amp; Lift Rental, LLC</b><span>${title}</span><span class="r">${when}</span></div>`
  const foot = (at: number) => `<div class="foot" style="display:flex;justify-content:space-between;font-size:7.4pt;color:#555"><span>RentPoint v11.4 &nbsp; User: KSTEDMAN &nbsp; Store: ALL &nbsp; Basis: Accrual &nbsp; Unaudited</span><span>09/11/2026 3:42 PM &nbsp; Page ${at} of 2</span></div>`
  return printed({
    name: 'big-muddy-rental-interim', style: ".page{font:8.4pt/11.7pt 'Roboto';padding:.5in .65in}.t{display:grid;grid-template-columns:1fr auto 1fr;border:.8pt solid #333;padding:4pt 7pt;margin-bottom:7pt;background:#fde9b8}.n{width:1.02in}td:nth-child(5){width:.6in}.h td{font-weight:700;text-align:right;border-bottom:.8pt solid #333}.head td{font-weight:700;padding-top:5pt}.total .n span{border-top:.5pt solid #333;display:inline-block;min-width:.8in}.total td{font-weight:700}.grand td{font-weight:700;background:#f3f3f3;padding:1.6pt 0}",
    pages: [`${top('Income Statement', 'January 1 - August 31, 2026')}<table><tr class="h"><td><td>2026<td>2025<td>Variance<td>Var %</tr>${body(escaped(profit), first, 10)}</table>${foot(1)}`, `${top('Balance Sheet', 'August 31, 2026')}<table>${body(escaped(sheet), values => values.map(plain), 10)}</table>${foot(2)}`],
    truth: truthFrom({
      family: 'rental-program-interim', notes: 'equipment rental company’s interim statements from its rental program: rental revenue by class, sales of used rental equipment among revenue and their book value among costs, depreciation in two places, costs and a negative income under other, a variance and its percentage as decoys, rental equipment apart from other property', company: 'Big Muddy Tool & Lift Rental, LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-08-31', '2025-08-31'], parts: [{ rows: profit }, { rows: sheet }], books,
      any: { revenue: ['rev', 'rev-sre'], salaries: ['s1+s2+s3', 's1+s2+s3+ptb', 's3'], rent: ['rent', 'rent+ut'], depreciation: ['dt', 'dre+dt', 'dre'], general: ['off', 'null'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherIncome: ['0-late'], otherExpenses: ['int', 'oe', '0', 'null'], totalFixed: ['nr+no', 'null', 'nr', 'no'], property: ['r1+l1+l2+l3'], retained: ['mc+dr+ni', 'mc', 'mc+ni', 'null'], shortDebt: ['loc'], longDebt: ['ln+mg', 'ln'], dividends: ['dr', 'null'], otherDue: ['cd+st', 'cd', 'st'], accrued: ['acc', 'acc+st'], stock: ['null', 'mc'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'fromOperations', 'shortInvestments'],
    }),
  })
})()
