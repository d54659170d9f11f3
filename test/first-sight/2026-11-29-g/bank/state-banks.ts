/** Two state banks: amounts with CR and DR and codes before them; deposits with what they were made of below. */
import { apart, averageBalance, bookOf, checksOf, checksWorded, creditsOf, dailyBalances, dated, debitsOf, drawnStatement, escape, facts, fine, firstLine, fixed, flow, gap, heightOf, joined, lines, listOf, numbered, ofKind, paginated, plain, rowOf, sideBySide, solvent, totalOf, worded, type Posting, type Shown } from './means.ts' // prettier-ignore

const codes: Partial<Record<Posting['kind'], string>> = { deposit: 'DP', 'ach-in': 'AC', 'wire-in': 'WI', 'ach-out': 'AD', card: 'PO', check: 'CK', fee: 'SC', interest: 'IN', 'transfer-out': 'TD' } // prettier-ignore

// prettier-ignore
export const suffixed = (() => {
  const book = solvent(bookOf({ seed: 51_017, start: '2026-09-01', end: '2026-09-30', opening: 6_118_422, firstCheck: 7_204, flows: [
    flow('deposit', 'REGULAR DEPOSIT', 7, 7_400), flow('ach-in', 'TXDOT VENDOR PAYMENTS | MEDINA CO AP PAYMENT', 4, 9_100), flow('check', '', 13, 1_480), flow('ach-out', 'HILL COUNTRY ELEC BILL PMT | HILLS MUTUAL INS PREM | TEX WORKFORCE COMM TAX | CIRCLE B FUEL DRAFT', 8, 1_720),
    fixed('ach-out', 'PAYROLL DIRECT DEP 00418', 2, 11_860.44, [11, 25]), flow('card', 'POS BOERNE TRACTOR SUP | POS ALAMO BELTING', 6, 188), fixed('interest', 'INTEREST PAID', 1, 7.18, [30]), fixed('transfer-out', 'TRSF TO NOTE 118204', 1, 2_415.6, [15]), fixed('fee', 'STOP PAYMENT FEE', 1, 32, [17]),
  ] }))
  const describe: Shown = p => (p.check !== null ? `CHECK ${p.check}` : p.party)
  const side = (p: Posting) => `${plain(p.cents)} ${p.cents < 0 ? 'DR' : 'CR'}`
  const rows = book.postings.map(p => rowOf([dated(p.day, 'MM-DD'), codes[p.kind] ?? '', escape(describe(p)), `>${side(p)}`, `>${plain(p.balance)} CR`]))
  const checks = checksOf(book)
  const paid = sideBySide(checks, 3).map(cells => rowOf(cells.flatMap(p => (p ? [`${p.check}${gap(checks, p)}`, dated(p.day, 'MM-DD'), `>${plain(p.cents)}`, '&emsp;'] : ['', '', '', '']))))
  const legend = 'DP DEPOSIT &nbsp; AC ACH CREDIT &nbsp; AD ACH DEBIT &nbsp; CK CHECK &nbsp; PO POINT OF SALE &nbsp; SC SERVICE CHARGE &nbsp; TD TRANSFER DEBIT &nbsp; IN INTEREST'
  const bodies = paginated([
    listOf({ heading: more => `<div class="t">ACCOUNT TRANSACTIONS${more ? ' - CONTINUED' : ''}</div>`, columns: rowOf(['DATE', 'CODE', 'DESCRIPTION', '>AMOUNT', '>BALANCE'], ' class="u"'), rows: [rowOf(['08-31', '', 'BALANCE LAST STATEMENT', '', `>${plain(book.opening)} CR`]), ...rows, rowOf(['09-30', '', 'BALANCE THIS STATEMENT', '', `>${plain(book.closing)} CR`], ' class="b"')] }),
    listOf({ heading: more => `<div class="t">CHECKS IN NUMBER ORDER${more ? ' - CONTINUED' : ''} &nbsp; (* MEANS A BREAK)</div>`, columns: rowOf(['CHECK', 'DATE', '>AMOUNT', '&emsp;', 'CHECK', 'DATE', '>AMOUNT', '&emsp;', 'CHECK', 'DATE', '>AMOUNT', ''], ' class="u"'), rows: paid, last: [rowOf(['', '', '', '', '', '', '', '', `TOTAL ${checks.length}`, '', `>${plain(totalOf(checks))}`, ''], ' class="b"')], cost: 4 }),
  ], 42, 56)
  const summary = facts([['BALANCE LAST STATEMENT 08-31-26', `${plain(book.opening)} CR`], [`${creditsOf(book).length} CREDITS`, `${plain(totalOf(creditsOf(book)))} CR`], [`${debitsOf(book).length} DEBITS`, `${plain(totalOf(debitsOf(book)))} DR`], ['BALANCE THIS STATEMENT 09-30-26', `${plain(book.closing)} CR`], ['AVERAGE BALANCE', plain(averageBalance(book))], ['INTEREST PAID THIS YEAR', '58.62']])
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 17pt/20pt 'EB Garamond'\">FIRST STATE BANK OF MEDINA</b><br>P.O. DRAWER 418, HONDO, TEXAS 78861", `ACCOUNT NO. 44-182-0 &nbsp; PAGE ${i + 1} OF ${bodies.length}<br>STATEMENT DATE 09-30-26<br>N.O.W. COMMERCIAL ACCOUNT`)}${i > 0 ? '<br>' : apart('<br>SABINAL CREEK PAVING COMPANY<br>PO BOX 1182<br>SABINAL TX 78881', `<table style="width:3.7in;text-align:left">${summary}</table>`, 'margin:14pt 0 4pt')}${body}${i < bodies.length - 1 ? '' : `<p style="font-size:7.8pt">${legend}</p>`}`)
  return drawnStatement({ name: 'medina-state-paving-cr-dr-september-fine-scan', family: 'codes-and-cr-dr-suffixes-every-balance', scan: fine, style: ".page{font:9pt/12.4pt 'Cousine';padding:.5in .65in}table{width:100%}.t{font-weight:700;border-bottom:1pt solid #000;margin-top:10pt}.u td{font-weight:700}", pages, notes: 'scan at 300 dpi of a state bank: a code of two letters before each description, CR or DR behind each amount and each balance, last and this balance as rows, checks again in order of numbers with their total (no further movements), a legend of codes', holder: 'SABINAL CREEK PAVING COMPANY', accounts: [{ book, describe, balances: 'every', account: { account_number: '44-182-0', account_type: 'checking', account_subtype: 'N.O.W. COMMERCIAL ACCOUNT', bank_name: 'FIRST STATE BANK OF MEDINA' } }], acceptable: { ...numbered('44-182-0'), ...worded([book], describe, p => `${codes[p.kind] ?? ''} ${describe(p)}`), ...checksWorded(book, describe) } })
})()

// prettier-ignore
export const composed = (() => {
  const book = solvent(bookOf({ seed: 51_128, start: '2026-05-01', end: '2026-05-31', opening: 2_240_618, firstCheck: 3_318, flows: [
    flow('deposit', 'Deposit', 9, 4_650), flow('ach-in', 'Bankcard Deposit HARTLAND MERCH 4418 | WIC Program State of Vermont', 9, 1_420), flow('check', '', 16, 690), flow('ach-out', 'Green Mountain Wholesale Invoice Pmt | Valley Gas Vermont Utility | State of VT Sales Tax | Dairy Cooperative EFT', 9, 1_980),
    fixed('ach-out', 'Northeast Payroll Tax and Wages', 2, 8_206.31, [8, 22]), fixed('fee', 'Coin and Currency Supplied', 1, 14.5, [29]), fixed('ach-out', 'Building Mortgage Payment', 1, 3_118.2, [15]),
  ] }))
  const deposits = ofKind(book, 'deposit')
  const cash = (p: Posting) => Math.round(p.cents * (0.18 + (Number(p.reference.slice(-2)) % 20) / 100))
  const full: Shown = p => (p.check !== null ? `Check ${p.check}` : p.kind === 'deposit' ? `Deposit~cash ${plain(cash(p))}, checks ${plain(p.cents - cash(p))}` : p.party)
  const describe: Shown = p => joined(full(p))
  const withIndex = (parts: readonly Posting[]) => parts.map(p => rowOf([dated(p.day, 'Mon DD'), lines(full(p)), `>${plain(p.cents)}`], ' class="z"'))
  const section = (title: string, parts: readonly Posting[]) => listOf({ heading: more => `<div class="t">${title}${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Date', 'Description', '>Amount'], ' class="u"'), rows: withIndex(parts), heights: parts.map(p => heightOf(full(p))), last: [rowOf(['', `Total ${title.toLowerCase()}`, `>${plain(totalOf(parts))}`], ' class="b v"')], cost: 3.4 })
  const checks = checksOf(book)
  const others = debitsOf(book).filter(p => p.check === null)
  const electronic = creditsOf(book).filter(p => p.kind !== 'deposit')
  const paid = sideBySide(checks, 3).map(cells => rowOf(cells.flatMap(p => (p ? [`${p.check}${gap(checks, p)}`, dated(p.day, 'Mon DD'), `>${plain(p.cents)}`, '&emsp;'] : ['', '', '', '']))))
  const days = sideBySide(dailyBalances(book), 4).map(cells => rowOf(cells.flatMap(cell => (cell ? [dated(cell.day, 'Mon DD'), `>${plain(cell.balance)}`, '&emsp;'] : ['', '', '']))))
  const bodies = paginated([
    section('Deposits', deposits), section('Electronic credits', electronic), section('Electronic debits and charges', others),
    listOf({ heading: more => `<div class="t">Checks paid${more ? ' (continued)' : ''} &nbsp; <span style="font-weight:400">* a number is missing before this check</span></div>`, columns: rowOf(['Number', 'Date', '>Amount', '', 'Number', 'Date', '>Amount', '', 'Number', 'Date', '>Amount', ''], ' class="u"'), rows: paid, last: [rowOf([`${checks.length} checks`, '', '', '', '', '', '', '', 'Total checks paid', '', `>${plain(totalOf(checks))}`, ''], ' class="b v"')], cost: 3.4 }),
    listOf({ heading: more => `<div class="t">Daily ledger balance${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Date', '>Balance', '', 'Date', '>Balance', '', 'Date', '>Balance', '', 'Date', '>Balance', ''], ' class="u"'), rows: days, cost: 3.4 }),
  ], 38, 54)
  const row = (label: string, count: string, amount: string) => rowOf([label, `>${count}`, `>${amount}`])
  const summary = `<table class="g">${row('Balance on April 30', '', plain(book.opening))}${row('Deposits', `${deposits.length}`, plain(totalOf(deposits)))}${row('Electronic credits', `${electronic.length}`, plain(totalOf(electronic)))}${row('Electronic debits and charges', `${others.length}`, `– ${plain(totalOf(others))}`)}${row('Checks paid', `${checks.length}`, `– ${plain(totalOf(checks))}`)}${row('<b>Balance on May 31</b>', '', `<b>${plain(book.closing)}</b>`)}</table>`
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 18pt/22pt 'Merriweather';color:#2f5d3a\">Lamoille Valley Bank</b>", `May 1 to May 31, 2026<br>Account 2 0418 8207<br>Page ${i + 1} of ${bodies.length}`, 'border-bottom:1.4pt solid #2f5d3a;padding-bottom:4pt')}${i > 0 ? '' : apart('<br>Buck Hollow General Store, Inc.<br>1182 Route 15<br>Jeffersonville, VT 05464', `<b>Main Street Business Checking</b>${summary}`, 'margin:14pt 0 2pt')}${body}`)
  return drawnStatement({ name: 'lamoille-valley-general-store-deposits-composed-may', family: 'deposit-composition-below', style: ".page{font:9pt/12.6pt 'PT Sans';padding:.5in .7in}table{width:100%}.t{font-weight:700;color:#2f5d3a;font-size:10.5pt;margin-top:11pt}.u td{font-size:7.8pt;color:#444;border-bottom:.5pt solid #2f5d3a}.z td:first-child{width:.8in}.v td{border-top:.5pt solid #2f5d3a}.g{width:3.3in}.g td{border-bottom:.3pt solid #bbb}", pages, notes: 'Vermont bank: deposits with cash and checks in the line below (amounts that are no movements), sections with totals, checks in three columns with stars, daily ledger balances in four columns, counts beside the summary, no balance in the lists', holder: 'Buck Hollow General Store, Inc.', accounts: [{ book, describe, account: { account_number: '2 0418 8207', account_type: 'checking', account_subtype: 'Main Street Business Checking', bank_name: 'Lamoille Valley Bank' } }], acceptable: { ...numbered('2 0418 8207'), ...worded([book], describe, p => firstLine(full(p))), ...checksWorded(book, describe) } })
})()
