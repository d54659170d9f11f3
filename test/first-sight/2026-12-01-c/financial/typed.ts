/** Fixed widths and typing: a small filer’s quarter as plain text, a coin laundry’s page by fax. */
import { agree, alsoNamed, amount, body, booksOf, columnsOf, escaped, fax, of, printed, statement, truthFrom, whole, withPrior, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const instrumentFiler = (() => {
  const books: Books = new Map()
  const income = statement(`
NET SALES | 4862 4318 14215 12864 | revenue @rev
COST OF SALES | 2984 2716 8815 8142 | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OPERATING EXPENSES:
  Engineering and development | 386 342 1118 1024 | @ed
  Selling | 486 441 1415 1326 | @sell
  General and administrative | 564 538 1684 1592 | general @ga
= TOTAL OPERATING EXPENSES | sum | totalExpenses @ex
= INCOME FROM OPERATIONS | gp-ex | operatingIncome @op
# OTHER INCOME (EXPENSE):
  Interest expense | -41 -48 -128 -151 | -interest @int
  Other, net | 6 4 15 -9 | @on
= TOTAL OTHER INCOME (EXPENSE) | sum | netOther @oth
= INCOME BEFORE INCOME TAXES | op+oth | beforeTax @pre
PROVISION FOR INCOME TAXES | 96 54 242 152 | tax @tax
== NET INCOME | pre-tax | netIncome @net
`, books, 4)
  const sheet = statement(`
# CURRENT ASSETS:
  Cash and cash equivalents | 1289 942 | cash @c
  Accounts receivable, less allowance of $45 and $40 | 2864 2618 | receivable @ar
  Inventories | 3415 3264 | inventory @iv
  Prepaid expenses and other | 214 186 | prepaid @pp
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# PROPERTY, PLANT AND EQUIPMENT:
  Land and building | 1642 1642 | property @p1
  Machinery and equipment | 4286 4118 | property @p2
  Furniture and fixtures | 618 604 | property @p3
  Less accumulated depreciation | -4315 -4082 | accumulated @ad
= NET PROPERTY, PLANT AND EQUIPMENT | sum | totalFixed @fx
GOODWILL | 486 486 | intangible @gw
OTHER ASSETS | 118 124 | otherLong @oa
== TOTAL ASSETS | ca+fx+gw+oa | totalAssets @assets
# CURRENT LIABILITIES:
  Current portion of long-term debt | 286 286 | currentDebt @cp
  Accounts payable | 1118 1042 | payable @ap
  Accrued compensation | 486 518 | @a1
  Other accrued liabilities | 264 241 | @a2
  Income taxes payable | 86 64 | @it
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
LONG-TERM DEBT, LESS CURRENT PORTION | 1842 2056 | longDebt @ld
DEFERRED INCOME TAXES | 164 152 | deferredTax @dt
= TOTAL LIABILITIES | cl+ld+dt | totalLiabilities @liab
# SHAREHOLDERS' EQUITY:
  Common stock, $.10 par value | 214 214 | stock @cs
  Additional paid-in capital | 2186 2162 | paidIn @pi
  Retained earnings | assets-liab-cs-pi+tr | retained @re
  Treasury stock, at cost | 0-tr | treasury @ts
= TOTAL SHAREHOLDERS' EQUITY | sum | totalEquity @eq
== TOTAL LIABILITIES AND SHAREHOLDERS' EQUITY | liab+eq | totalBoth @both
`, books.set('tr', [142, 118]), 2)
  agree(books, ['both', 'assets'])
  const [re = 0, before = 0] = of(books, 're')
  if (re - before !== of(books, 'net')[2]) throw new Error(`earnings ${re} ${before}: ${re - before - (of(books, 'net')[2] ?? 0)} too much`)
  const lines = (rows: readonly Line[], labelWidth: number, columnWidth: number) =>
    rows.flatMap((row, index) => {
      const bar = (sign: string) => ' '.repeat(labelWidth) + (row.values ?? []).map(() => ` ${sign.repeat(columnWidth - 3)}`.padStart(columnWidth)).join('')
      if (row.values === undefined) return ['', row.label]
      const opens = row.kind === 'grand' || index === 0 || (index === 1 && rows[0]?.values === undefined)
      const text = ' '.repeat(row.indent * 2) + row.label
      const cells = row.values.map(value => { const shown = whole('--')(value); return `${opens ? ' $' : '  '}${(shown.endsWith(')') ? shown : `${shown} `).padStart(columnWidth - 2)}` }).join('')
      const line = text.padEnd(labelWidth, text.length > labelWidth - 4 ? ' ' : '.') + cells
      return row.kind === 'grand' ? [bar('-'), line, bar('=')] : row.kind === 'total' ? [bar('-'), line] : [line]
    })
  const center = (text: string, width: number) => ' '.repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text
  const page = (text: readonly string[], at: number) => `<pre>${text.join('\n').replace(/&/g, '&amp;')}</pre><div class="foot c">${at}</div>`
  const columns = (labelWidth: number, width: number, ...headings: readonly string[]) => ' '.repeat(labelWidth) + headings.map(text => text.padStart(width - 1).padEnd(width)).join('')
  const facts = { family: 'fixed-width-filing-text', company: 'HALYARD INSTRUMENT CORPORATION', statementType: 'BALANCE_SHEET', scale: 1000 } as const
  const nine = booksOf(books, 2, 3)
  for (const row of ['c', 'ar', 'iv', 'pp', 'ca', 'fx', 'gw', 'oa', 'assets', 'cp', 'ap', 'a1', 'a2', 'it', 'cl', 'ld', 'dt', 'liab', 'cs', 'pi', 're', 'ts', 'eq']) nine.set(row, of(books, row))
  const any = { accrued: ['a1+a2', 'a1+a2+it', 'a1'], otherDue: ['it', 'null', 'a2+it', 'a2'], totalFixed: ['fx', 'fx+gw+oa'], totalLong: ['null', 'ld+dt', 'ld'], salaries: ['null'], marketing: ['sell', 'null'], general: ['ga', 'ga+sell'], ordinaryIncome: ['op', 'net', 'pre', 'null'], otherIncome: ['on', 'null'], otherExpenses: ['0-int', '0', 'null'], treasury: ['ts'] } as const
  return printed({
    name: 'halyard-instrument-fixed-width-quarter', style: ".page{padding:.6in .55in}pre{font:8.6pt/11.4pt 'Courier Prime';margin:0;white-space:pre}.foot{font:8.6pt 'Courier Prime'}",
    pages: [
      page([center('HALYARD INSTRUMENT CORPORATION', 92), center('CONSOLIDATED BALANCE SHEETS', 92), center('(In thousands)', 92), '', columns(60, 15, 'September 30,', 'December 31,'), columns(60, 15, '2026', '2025'), columns(60, 15, '(Unaudited)', ''), columns(60, 15, '-------------', '-------------'), center('ASSETS', 60).trimEnd(), ...lines(sheet.slice(0, 15), 60, 15), '', center('LIABILITIES AND SHAREHOLDERS\' EQUITY', 60), ...lines(sheet.slice(15), 60, 15), '', 'See notes to condensed consolidated financial statements.'], 2),
      page([center('HALYARD INSTRUMENT CORPORATION', 98), center('CONSOLIDATED STATEMENTS OF INCOME (UNAUDITED)', 98), center('(In thousands, except per share amounts)', 98), '', ' '.repeat(44) + '    Three Months Ended        Nine Months Ended', ' '.repeat(44) + '       September 30,            September 30,', ' '.repeat(44) + '  ----------------------   ----------------------', columns(44, 13, '2026', '2025', '2026', '2025'), columns(44, 13, '---------', '---------', '---------', '---------'), ...lines(income, 44, 13), '', `NET INCOME PER SHARE${'.'.repeat(24)}${[0, 1, 2, 3].map(at => ` $${`${((of(books, 'net')[at] ?? 0) / 2140).toFixed(2)} `.padStart(11)}`).join('')}`, columns(44, 13, '=========', '=========', '=========', '========='), '', 'WEIGHTED AVERAGE SHARES OUTSTANDING'.padEnd(44, '.') + ['2,140', '2,138', '2,140', '2,138'].map(text => `${text} `.padStart(13)).join(''), '', 'See notes to condensed consolidated financial statements.'], 3),
    ],
    truth: withPrior(
      truthFrom({
        ...facts, books: nine, notes: 'small filer’s quarter as plain text of a fixed width: leaders of dots, rules of dashes and equal signs, in thousands, a balance sheet beside the last year end, three and nine months of two years under grouped headings, treasury stock, net income per share below the end', ends: ['2026-09-30', '2025-12-31'], parts: [{ rows: sheet, pick: [0, 1] }, { rows: columnsOf(income, 2), pick: [0] }], any,
        absent: ['cashFlowStatement', 'rent', 'shortDebt', 'depreciation'],
      }),
      truthFrom({ ...facts, books: nine, notes: '', ends: ['2026-09-30', '2025-09-30'], parts: [{ rows: columnsOf(income, 2, 3), pick: [0, 1] }], any }),
    ),
  })
})()

// prettier-ignore
export const laundromat = (() => {
  const books: Books = new Map()
  const income = statement(`
# INCOME
  WASHERS AND DRYERS | 486215
  WASH, DRY AND FOLD | 118640
  VENDING | 14215
= TOTAL INCOME | sum | revenue @rev
# EXPENSES
  ACCOUNTING | 3600
  ADVERTISING | 4215 | marketing
  ATTENDANT WAGES | 86415 | salaries @wg
  PAYROLL TAXES | 7864 | @pt
  DEPRECIATION | 42618 | depreciation @dep
  GAS | 48640 | @gas
  ELECTRIC | 31415 | @el
  WATER AND SEWER | 64215 | @wa
  INSURANCE | 9640
  INTEREST | 18415 | interest @int
  LICENSES | 1215
  RENT | 84000 | rent @rent
  REPAIRS AND PARTS | 21640
  SOAP AND SUPPLIES | 12864 | @soap
= TOTAL EXPENSES | sum | totalExpenses @ex
== NET PROFIT FOR YEAR | rev-ex | netIncome @net
`, books, 1)
  const sheet = statement(`
# ASSETS
  CASH IN BANK | 38415 | cash @c1
  CHANGE FUND | 2500 | cash @c2
  SOAP AND VENDING STOCK | 3864 | inventory @iv
  WASHERS AND DRYERS | 486415 | property @p1
  LEASEHOLD IMPROVEMENTS | 142618 | property @p2
  LESS DEPRECIATION TO DATE | -318640 | accumulated @ad
  DEPOSITS WITH UTILITIES | 8400 | otherLong @dp
== TOTAL ASSETS | sum | totalAssets @assets
# LIABILITIES
  ACCOUNTS PAYABLE | 9415 | payable @ap
  SALES TAX AND PAYROLL TAX DUE | 3218 | @tx
  EQUIPMENT LOAN - FIRST PLAINS BANK | 164215 | longDebt @ln
  LOAN FROM OFFICER | 25000 | @lo
= TOTAL LIABILITIES | sum | totalLiabilities @liab
# CAPITAL
  CAPITAL STOCK | 10000 | stock @cs
  SURPLUS, OCT 1, 2025 | assets-liab-cs-net-dv | @su
  NET PROFIT FOR YEAR | net | @np
  DIVIDENDS | -60000 | @dvx
= TOTAL CAPITAL | sum | totalEquity @eq
== TOTAL LIABILITIES AND CAPITAL | liab+eq | totalBoth @both
`, books.set('dv', [-60_000]), 1)
  agree(books, ['both', 'assets'])
  if ((of(books, 'su')[0] ?? 0) < 10_000) throw new Error(`surplus ${of(books, 'su').join(' ')}`)
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' ? '$' : ''}${amount(value, { digits: 0, negative: 'minus' })}`)
  return printed({
    name: 'wheatland-laundromat-typed-fax', scan: fax, style: ".page{font:11pt/14.2pt 'Courier Prime';font-size:10.4pt;padding:.65in 1.1in}.n{width:1.3in}.head td{padding-top:5pt;text-decoration:underline}.total .n span{border-top:.9pt solid #000;display:inline-block;min-width:.9in}.grand .n span{border-top:.9pt solid #000;border-bottom:2.8pt double #000;display:inline-block;min-width:.9in}.x{position:absolute;top:.12in;left:.4in;font:8pt Arimo}",
    pages: [`<div class="x">NOV-12-2026 10:41 AM &nbsp; FROM: WHEATLAND COIN LAUNDRY &nbsp; 620 555 0148 &nbsp; P.02/02</div><div class="c" style="margin-bottom:8pt">WHEATLAND COIN LAUNDRY, INC.<br>STATEMENT OF CONDITION AND PROFIT<br>YEAR ENDED SEPTEMBER 30, 2026</div><table>${body(escaped(sheet), cells, 12)}${body(escaped(income), cells, 12)}</table>`],
    truth: alsoNamed(truthFrom({
      family: 'typed-condition-and-profit-fax', notes: 'fax of a coin laundry’s typed page in capitals: a statement of condition above the profit of one year, no current and long-term parts, depreciation to date, utilities on three lines, surplus at the beginning with profit and dividends beside it, a transmission line at the top edge', company: 'WHEATLAND COIN LAUNDRY, INC.', statementType: 'BALANCE_SHEET', ends: ['2026-09-30'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { accrued: ['tx', 'null'], otherDue: ['tx', 'null'], longDebt: ['ln', 'ln+lo'], otherLongDue: ['lo', 'null'], retained: ['su+np+dvx', 'su', 'su+np'], dividends: ['dvx', 'null'], salaries: ['wg', 'wg+pt'], rent: ['rent', 'rent+gas+el+wa'], totalExpenses: ['ex', 'ex-int'], cost: ['null', 'soap'], gross: ['null'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['null', '0-int'], totalCurrent: ['null'], totalFixed: ['null'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'totalDue', 'shortDebt', 'receivable'],
    }), 'WHEATLAND COIN LAUNDRY, INC.', 'Wheatland Coin Laundry, Inc.'),
  })
})()
