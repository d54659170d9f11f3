/** Compilations: a well driller on the income tax basis (a worn copy), a car wash partnership with a statement of its capital. */
import { agree, alsoNamed, body, columnsOf, escaped, of, printed, statement, truthFrom, whole, worn, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const wellDriller = (() => {
  const books: Books = new Map()
  const income = statement(`
# REVENUES
  Well drilling | 1486215
  Pump sales and service | 642180
  Geothermal loops | 218640
= Total revenues | sum | revenue @rev
# COST OF REVENUES
  Casing, grout and materials | 418640
  Pumps and parts | 268415
  Field labor | 486215 | @fl
  Fuel | 118640
  Rig repairs | 142618
= Total cost of revenues | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# GENERAL AND ADMINISTRATIVE EXPENSES
  Advertising | 12415 | marketing
  Depreciation, including Section 179 expense of $164,200 | 248640 | depreciation @dep
  Dues and licenses | 6218
  Employee benefits | 64215 | @eb
  Insurance | 86415
  Office expense | 18640 | @of
  Officer’s compensation | 120000 | salaries @oc
  Office wages | 86415 | salaries @ow
  Professional fees | 14218
  Rent, related party | 36000 | rent @rent
  Retirement plan contributions | 18400 | @rp
  Taxes, payroll | 52640 | @pt
  Taxes, other | 8415
  Telephone and utilities | 16218 | @ut
= Total general and administrative expenses | sum | @ga
= INCOME FROM OPERATIONS | gp-ga | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Gain on sale of equipment, Section 1231 | 24500 | @gain
  Interest income | 1264 | @ii
  Interest expense | -38415 | -interest @int
= Total other income (expense) | sum | netOther @oth
== NET INCOME – INCOME TAX BASIS | op+oth | netIncome @net
`, books, 1)
  const sheet = statement(`
# CURRENT ASSETS
  Cash | 142618 | cash @c
  Accounts receivable | 186415 | receivable @ar
  Inventory | 94218 | inventory @iv
= Total current assets | sum | totalCurrent @ca
# PROPERTY AND EQUIPMENT
  Drilling rigs | 1642180 | property @p1
  Pump hoists and trucks | 486415 | property @p2
  Shop and office equipment | 84215 | property @p3
  Less: Accumulated depreciation | -1618640 | accumulated @ad
= Net property and equipment | sum | totalFixed @fx
# OTHER ASSETS
  Loan to shareholder | 20000
  Deposits | 2500
= Total other assets | sum | otherLong @oa
== TOTAL ASSETS | ca+fx+oa | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable | 118640 | payable @ap
  Payroll taxes payable | 9415 | @pl
  Line of credit | 60000 | shortDebt @loc
  Current maturities of long-term debt | 142800 | currentDebt @cm
= Total current liabilities | sum | totalDue @cl
# LONG-TERM DEBT
  Notes payable, less current maturities | 386415 | longDebt @ln
= Total liabilities | cl+ln | totalLiabilities @liab
# STOCKHOLDER’S EQUITY
  Common stock, no par, 100 shares issued | 1000 | stock @cs
  Additional paid-in capital | 49000 | paidIn @pi
  Accumulated adjustments account, beginning | plug | @aaa
  Net income | net | @ni
  Distributions | -180000 | @dist
= Total stockholder’s equity | sum | totalEquity @eq
== TOTAL LIABILITIES AND STOCKHOLDER’S EQUITY | liab+eq | totalBoth @both
`, (() => {
    const assets = 142618 + 186415 + 94218 + 1642180 + 486415 + 84215 - 1618640 + 22500
    return books.set('plug', [assets - (118640 + 9415 + 60000 + 142800 + 386415) - 50_000 - (of(books, 'net')[0] ?? 0) + 180_000])
  })(), 1)
  agree(books, ['both', 'assets'])
  if ((of(books, 'aaa')[0] ?? 0) < 50_000) throw new Error(`adjustments account ${of(books, 'aaa').join(' ')}`)
  const firsts = ['Cash', 'Accounts payable', 'Well drilling']
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || firsts.includes(row.label) ? '<s>$</s>' : ''}${whole('-')(value)}`)
  const page = (title: string, when: string, html: string) => `<div class="c t"><b>BADGER HOLLOW WELL DRILLING, INC.</b><br><b>${title}</b><br>${when}</div>${html}<div class="foot c">See independent accountant’s compilation report.<br>Substantially all disclosures required by the income tax basis of accounting are omitted.</div>`
  const cut = sheet.findIndex(({ label }) => label === 'CURRENT LIABILITIES')
  const table = (rows: readonly Line[]) => `<table>${body(escaped(rows), cells, 14)}</table>`
  return printed({
    name: 'badger-hollow-well-tax-basis-copier', scan: worn, style: ".page{font:10pt/13.6pt 'Source Serif';font-size:9.6pt;padding:.7in 1.15in}.t{margin-bottom:12pt;line-height:15pt;font-size:10.6pt}.n{width:1.3in;vertical-align:bottom}.n span{display:inline-block;min-width:1in;position:relative}.n s{position:absolute;left:0;text-decoration:none}.head td{padding-top:6pt}.total .n span{border-top:.7pt solid #000}.total td{padding-bottom:2pt}.grand td{font-weight:700;padding-top:4pt}.grand .n span{border-top:.7pt solid #000;border-bottom:2.4pt double #000}.foot{font-size:8.6pt;line-height:11pt}",
    pages: [page('STATEMENT OF ASSETS, LIABILITIES, AND STOCKHOLDER’S EQUITY<br>INCOME TAX BASIS', 'December 31, 2025', `<div class="c">ASSETS</div>${table(sheet.slice(0, cut))}<div class="c" style="margin-top:8pt">LIABILITIES AND STOCKHOLDER’S EQUITY</div>${table(sheet.slice(cut))}`), page('STATEMENT OF REVENUES AND EXPENSES – INCOME TAX BASIS', 'For the Year Ended December 31, 2025', table(income))],
    truth: alsoNamed(truthFrom({
      family: 'tax-basis-section-179-adjustments-account', notes: 'worn copy of a well driller’s compilation on the income tax basis, one year: depreciation with an amount of Section 179 within its label, an accumulated adjustments account with income and distributions instead of retained earnings, general and administrative expenses as a total only, a loan to the shareholder, rent to a related party', company: 'BADGER HOLLOW WELL DRILLING, INC.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { totalFixed: ['fx', 'fx+oa'], accrued: ['pl', 'null'], otherDue: ['pl', 'null'], totalLong: ['ln', 'null'], retained: ['aaa+ni+dist', 'aaa', 'aaa+ni'], dividends: ['null', 'dist'], salaries: ['oc+ow', 'oc+ow+pt', 'oc+ow+pt+eb', 'oc+ow+eb', 'oc+ow+pt+eb+rp', 'ow', 'oc+ow+fl'], rent: ['rent', 'rent+ut'], general: ['ga', 'of', 'null'], totalExpenses: ['ga'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherIncome: ['gain+ii', 'gain', 'ii'], otherExpenses: ['0-int', '0', 'null'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'fromOperations', 'prepaid', 'shortInvestments'],
    }), 'BADGER HOLLOW WELL DRILLING, INC.', 'Badger Hollow Well Drilling, Inc.'),
  })
})()

// prettier-ignore
export const carWash = (() => {
  const books: Books = new Map()
  const income = statement(`
# Wash revenue
  Unlimited memberships | 2164215 1748640
  Single washes | 864215 942680
  Detail and vending | 118640 126415
= Total wash revenue | sum | revenue @rev
# Operating expenses
  Attendants’ wages | 486415 452180 | @aw
  Managers’ salaries | 218640 204215 | @ms
  Payroll taxes and benefits | 84215 78640 | @pt
  Chemicals and supplies | 264815 248640 | @ch
  Water and sewer | 142618 131840 | @wa
  Electricity and gas | 118415 112640 | @el
  Repairs and maintenance | 164218 142680
  Ground rent | 180000 176000 | rent @rent
  Advertising | 64215 71840 | marketing
  Card processing fees | 78415 64218
  Insurance | 58640 54215
  Management fee to general partner | 157354 140887 | @mf
  Property taxes | 42618 41240
  Other | 38415 36180 | @oth2
  Depreciation and amortization | 386415 364200 | depreciation @dep
= Total operating expenses | sum | totalExpenses @ex
= Income from operations | rev-ex | operatingIncome @op
Interest expense | -186415 -198640 | -interest @int
Interest rate swap, change in fair value | -12640 18415 | @swap
== Net income | op+int+swap | netIncome @net
`, books, 2)
  const sheet = statement(`
# Assets
  Cash and cash equivalents | 286415 241680 | cash @c
  Restricted cash – debt service reserve | 120000 120000 | @rc
  Receivables from card processors | 38415 34218 | receivable @ar
  Supplies | 42618 38640 | inventory @sp
  Prepaid expenses | 31640 28415 | prepaid @pp
  Property and equipment, net of accumulated depreciation of $1,864,215 and $1,492,680 | 3486215 3618640 | property @ppe
  Franchise and loan costs, net | 84215 98640 | intangible @fr
  Interest rate swap | 5775 18415 | @sw
== Total assets | c+rc+ar+sp+pp+ppe+fr+sw | totalAssets @assets
# Liabilities and Partners’ Capital
  # Liabilities
    Accounts payable | 86415 94218 | payable @ap
    Accrued expenses | 64218 58640 | accrued @ac
    Deferred membership revenue | 98640 82415 | otherDue @dm
    Due to general partner | 13640 12215 | @dg
    Mortgage and equipment notes payable | 2418640 2684215 | @mn
  = Total liabilities | sum | totalLiabilities @liab
  # Partners’ capital
    General partner | gp1 | @gpx
    Limited partners | lp1 | @lpx
  = Total partners’ capital | sum | totalEquity @eq
== Total liabilities and partners’ capital | liab+eq | totalBoth @both
`, (() => {
    const assets = [286415 + 120000 + 38415 + 42618 + 31640 + 3486215 + 84215 + 5775, 241680 + 120000 + 34218 + 38640 + 28415 + 3618640 + 98640 + 18415]
    const debts = [86415 + 64218 + 98640 + 13640 + 2418640, 94218 + 58640 + 82415 + 12215 + 2684215]
    const capital = assets.map((value, at) => value - (debts[at] ?? 0))
    return books.set('gp1', capital.map(value => Math.round(value * 0.05))).set('lp1', capital.map(value => value - Math.round(value * 0.05)))
  })(), 2)
  agree(books, ['both', 'assets'])
  const [net = 0] = of(books, 'net')
  const [[gp = 0, gpb = 0], [lp = 0, lpb = 0]] = [of(books, 'gpx'), of(books, 'lpx')]
  const gpNet = Math.round(net * 0.05)
  const moves = [['Partners’ capital, December 31, 2024', gpb, lpb], ['Net income', gpNet, net - gpNet], ['Distributions', gp - gpb - gpNet, lp - lpb - (net - gpNet)], ['Partners’ capital, December 31, 2025', gp, lp]] as const
  const distributed = moves[2][1] + moves[2][2]
  if (distributed > -150_000 || distributed < -600_000 || moves[2][1] > 0) throw new Error(`distributions ${distributed} of ${net}, ${moves[2].join(' ')}`)
  const firsts = ['Unlimited memberships', 'Cash and cash equivalents', 'Accounts payable']
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || firsts.includes(row.label) ? '<s>$</s>' : ''}${whole('–')(value)}`)
  const page = (title: string, when: string, html: string, at: number) => `<div class="t"><b>CEDAR BLUFF EXPRESS WASH, LP</b><br>(A Delaware Limited Partnership)<br><b>${title}</b><br>${when}</div>${html}<div class="foot c">See Independent Accountant’s Compilation Report<br>${at}</div>`
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2025<td class="n">2024</tr>${body(escaped(columnsOf(rows, 0, 1)), cells, 13)}</table>`
  const capital = `<table><tr class="h"><td><td class="n">General<br>Partner<td class="n">Limited<br>Partners<td class="n">Total</tr>${moves.map(([label, one, other], at) => `<tr class="${at === 3 ? 'grand' : 'line'}"><td>${label}${[one, other, one + other].map(value => `<td class="n"><span>${at % 3 === 0 ? '<s>$</s>' : ''}${whole('–')(value)}</span>`).join('')}</tr>`).join('')}</table>`
  return printed({
    name: 'cedar-bluff-express-wash-partners-capital', style: ".page{font:10pt/14.6pt Tinos;padding:.8in 1in}.t{margin-bottom:14pt;text-align:center;font-size:11pt}.n{width:1.2in;vertical-align:bottom}.n span{display:inline-block;min-width:1in;position:relative}.n s{position:absolute;left:0;text-decoration:none}td:first-child{padding-right:20pt}.h td{font-weight:700;border-bottom:.7pt solid #000;vertical-align:bottom}.head td{font-weight:700;padding-top:7pt}.total .n span{border-top:.7pt solid #000}.total td{padding-bottom:3pt}.grand td{font-weight:700;padding-top:3pt}.grand .n span{border-top:.7pt solid #000;border-bottom:2.4pt double #000}.foot{font-size:9pt}",
    pages: [page('BALANCE SHEETS', 'December 31, 2025 and 2024', table(sheet), 2), page('STATEMENTS OF OPERATIONS', 'For the Years Ended December 31, 2025 and 2024', table(income), 3), page('STATEMENT OF CHANGES IN PARTNERS’ CAPITAL', 'For the Year Ended December 31, 2025', capital, 4)],
    truth: alsoNamed(truthFrom({
      family: 'limited-partnership-changes-in-capital', notes: 'limited partnership’s compilation: an unclassified balance sheet with restricted cash and net property whose depreciation of both years stands in the label, capital of general and limited partners, one list of expenses with a management fee to the general partner, a swap’s change in value below interest, a statement of changes in capital with partners as columns', company: 'CEDAR BLUFF EXPRESS WASH, LP', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { cash: ['c', 'c+rc'], otherCurrent: ['rc', 'null'], inventory: ['sp', 'null'], property: ['ppe', ...[`ppe+1864215`]], accumulated: ['null', '0-1864215'], otherLong: ['sw', 'null', 'rc', 'sw+rc'], totalFixed: ['null', 'ppe'], otherDue: ['dm', 'dm+dg'], longDebt: ['mn', 'null'], otherLongDue: ['null', 'dg', 'dm'], stock: ['null', 'eq'], paidIn: ['null', 'eq'], retained: ['null', 'eq'], cost: ['null', 'ch'], gross: ['null'], salaries: ['aw+ms', 'aw+ms+pt', 'ms'], rent: ['rent', 'rent+wa+el', 'rent+el'], general: ['mf', 'null', 'oth2', 'mf+oth2'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherIncome: ['null', 'swap', '0'], otherExpenses: ['0-swap', '0-int', '0-int-swap', 'null', '0'], netOther: ['int+swap', 'swap', 'null'], dividends: ['null', `0-${-distributed}`] },
      absent: ['tax', 'treasury', 'deferredTax', 'fromOperations', 'totalCurrent', 'totalDue', 'shortDebt'],
    }), 'CEDAR BLUFF EXPRESS WASH, LP', 'Cedar Bluff Express Wash, LP'),
  })
})()
