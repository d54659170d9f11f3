/** Banks with branches: the balance before the amount, deposits by store, references of customer and bank around the amount. */
import { apart, bookOf, checksOf, checksWorded, creditsOf, dailyBalances, dated, debitsOf, drawnStatement, escape, facts, fine, fixed, flow, gap, listOf, numbered, ofKind, paginated, plain, rowOf, sideBySide, solvent, totalOf, worded, type Posting, type Shown } from '../../2026-11-29-h/bank/means.ts' // prettier-ignore

// prettier-ignore
export const balanceFirst = (() => {
  const book = solvent(bookOf({ seed: 71_017, start: '2026-06-01', end: '2026-06-30', opening: 4_418_063, firstCheck: 5_118, flows: [
    flow('deposit', 'Deposit Hamilton Branch | Deposit by Mail', 5, 6_850), flow('ach-in', 'Usda Forest Svc Treas 310 | Ravalli County Claims', 4, 8_240), flow('check', '', 9, 1_180), flow('ach-out', 'Northwest Parts Ach Pmt | Ravalli Electric Bill Pay | Montana State Fund Prem | Town Pump Fleet Draft', 8, 1_310),
    fixed('ach-out', 'Payroll Net Checks And Taxes', 2, 9_844.17, [12, 26]), flow('card', 'Debit Card Murdochs Hamilton Mt | Debit Card Stihl Dealer Darby Mt', 5, 164), fixed('transfer-out', 'Loan Payment Note 2207', 1, 3_318.45, [15]), fixed('fee', 'Wire Transfer Charge', 1, 22, [18]), fixed('interest', 'Interest', 1, 4.02, [30]),
  ] }))
  const describe: Shown = p => (p.check !== null ? `Check ${p.check}` : p.party)
  const rows = book.postings.map(p => rowOf([dated(p.day, 'Mon D'), `>${plain(p.balance)}`, `>${p.cents < 0 ? '−' : '+'} ${plain(p.cents)}`, escape(describe(p))], ' class="z"'))
  const bodies = paginated([
    listOf({ heading: more => `<div class="t">Account activity${more ? ', continued' : ''}</div>`, columns: rowOf(['Date', '>Balance after', '>Amount', 'Transaction'], ' class="u"'), rows: [rowOf(['May 31', `>${plain(book.opening)}`, '', 'Balance from last statement'], ' class="z"'), ...rows, rowOf(['Jun 30', `>${plain(book.closing)}`, '', 'Balance this statement'], ' class="b"')] }),
  ], 46, 54)
  const summary = facts([['Balance May 31', plain(book.opening)], [`${creditsOf(book).length} additions`, `+ ${plain(totalOf(creditsOf(book)))}`], [`${debitsOf(book).length} subtractions`, `− ${plain(totalOf(debitsOf(book)))}`], ['<b>Balance June 30</b>', `<b>${plain(book.closing)}</b>`]])
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 18pt/22pt 'Zilla Slab';color:#5b3a1e\">Sapphire Range Bank</b><br>Hamilton · Darby · Stevensville, Montana", `Statement period June 1 - June 30, 2026<br>Account 118 20447 3<br>Page ${i + 1} of ${bodies.length}`)}${i > 0 ? '<br>' : apart('<br>BITTERROOT FALLING & SKIDDING LLC<br>PO BOX 418<br>DARBY MT 59829'.replace('&', '&amp;'), `<b>Outfitter Business Checking</b><table style="width:2.8in;text-align:left">${summary}</table>`, 'margin:14pt 0 6pt')}${body}${i < bodies.length - 1 ? '' : '<p>Minimum daily balance to avoid a service charge: 2,500.00. Interest paid in 2026: 21.64. Annual percentage yield earned 0.10%.</p>'}`)
  return drawnStatement({ name: 'sapphire-range-logger-june-balance-before-amount', family: 'balance-before-amount-description-last', style: ".page{font:9.2pt/12.6pt 'Source Sans';padding:.55in .7in}table{width:100%}.t{font-weight:700;color:#5b3a1e;border-bottom:1.2pt solid #5b3a1e;margin-top:10pt}.u td{color:#555;font-size:8pt}.z td{border-bottom:.3pt solid #ccc;line-height:12pt}td+td{padding-left:14pt}", pages, notes: 'Montana bank: the balance stands before the amount and the description last, signs with a space before the amount, first and last balance as rows, minimum balance and interest of the year as decoys', holder: 'BITTERROOT FALLING & SKIDDING LLC', accounts: [{ book, describe, balances: 'every', account: { account_number: '118 20447 3', account_type: 'checking', account_subtype: 'Outfitter Business Checking', bank_name: 'Sapphire Range Bank' } }], acceptable: { ...numbered('118 20447 3'), ...checksWorded(book, describe) } })
})()

const stores: Readonly<Record<string, string>> = { '0101': 'Beckley Road', '0102': 'Old Town', '0107': 'Airport Plaza' }

// prettier-ignore
export const byStore = (() => {
  const book = solvent(bookOf({ seed: 71_128, start: '2026-08-01', end: '2026-08-31', opening: 2_907_751, firstCheck: 10_442, flows: [
    flow('deposit', '0101 | 0102 | 0107', 21, 2_180), flow('ach-in', 'MERCHANT SVCS SETTLEMENT 44182 | DELIVERY APP PAYOUT', 10, 1_760), flow('check', '', 10, 840), flow('ach-out', 'TRI-STATE PRODUCE ACH DEBIT | POTOMAC GAS & LIGHT AUTOPAY | FRYER OIL SERVICE ACH DEBIT | MD COMPTROLLER SALES TAX', 9, 1_640),
    fixed('ach-out', 'TABLEPAY PAYROLL', 2, 14_206.58, [7, 21]), fixed('fee', 'CASH ORDER AND COIN FEE', 1, 38.75, [31]), fixed('fee', 'RETURNED DEPOSIT ITEM FEE', 1, 12, [19]),
  ] }))
  const describe: Shown = p => (p.check !== null ? `Check ${p.check}` : p.kind === 'deposit' ? 'Counter deposit' : p.party)
  const deposits = ofKind(book, 'deposit')
  const slip = (p: Posting) => p.reference.slice(0, 6)
  const groups = Object.entries(stores).flatMap(([number, place]) => {
    const own = deposits.filter(p => p.party === number)
    return [rowOf([`<b>Location ${number} ${place}</b>`, '', '', ''], ' class="n"'), ...own.map(p => rowOf([dated(p.day, 'MM/DD'), slip(p), describe(p), `>${plain(p.cents)}`])), rowOf(['', '', `${own.length} deposits, location ${number}`, `>${plain(totalOf(own))}`], ' class="s"')]
  })
  const total = (label: string, own: readonly Posting[]) => rowOf(['', '', label, `>${plain(totalOf(own))}`], ' class="b"')
  const electronic = creditsOf(book).filter(p => p.kind !== 'deposit')
  const others = debitsOf(book).filter(p => p.check === null)
  const checks = checksOf(book)
  const section = (title: string, own: readonly Posting[]) => listOf({ heading: more => `<div class="t">${title}${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Date', 'Trace', 'Description', '>Amount'], ' class="u"'), rows: own.map(p => rowOf([dated(p.day, 'MM/DD'), slip(p), escape(describe(p)), `>${plain(p.cents)}`])), last: [total(`Total ${title.toLowerCase()}`, own)], cost: 3 })
  const paid = sideBySide(checks, 3).map(cells => rowOf(cells.flatMap(p => (p ? [`${p.check}${gap(checks, p)}`, dated(p.day, 'MM/DD'), `>${plain(p.cents)}`, '&emsp;'] : ['', '', '', '']))))
  const days = sideBySide(dailyBalances(book), 4).map(cells => rowOf(cells.flatMap(cell => (cell ? [dated(cell.day, 'MM/DD'), `>${plain(cell.balance)}`, '&emsp;'] : ['', '', '']))))
  const bodies = paginated([
    listOf({ heading: more => `<div class="t">Deposits by location${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Date', 'Slip', 'Description', '>Amount'], ' class="u"'), rows: groups, last: [total('Total deposits, all locations', deposits)], cost: 3 }),
    section('Electronic credits', electronic), section('Electronic debits and fees', others),
    listOf({ heading: more => `<div class="t">Checks paid${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Number', 'Date', '>Amount', '', 'Number', 'Date', '>Amount', '', 'Number', 'Date', '>Amount', ''], ' class="u"'), rows: paid, last: [rowOf([`${checks.length} checks`, '', '', '', '', '', '', '', 'Total', '', `>${plain(totalOf(checks))}`, ''], ' class="b"')], cost: 3 }),
    listOf({ heading: more => `<div class="t">Daily balances${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Date', '>Balance', '', 'Date', '>Balance', '', 'Date', '>Balance', '', 'Date', '>Balance', ''], ' class="u"'), rows: days, cost: 3 }),
  ], 36, 52)
  const line = (label: string, count: string, amount: string) => rowOf([label, `>${count}`, `>${amount}`])
  const summary = `<table style="width:3.3in;text-align:left">${line('Opening balance, 08/01/2026', '', plain(book.opening))}${line('Deposits', `${deposits.length}`, plain(totalOf(deposits)))}${line('Electronic credits', `${electronic.length}`, plain(totalOf(electronic)))}${line('Electronic debits and fees', `${others.length}`, `(${plain(totalOf(others))})`)}${line('Checks paid', `${checks.length}`, `(${plain(totalOf(checks))})`)}${line('<b>Closing balance, 08/31/2026</b>', '', `<b>${plain(book.closing)}</b>`)}</table>`
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 17pt/21pt 'Inter';color:#1d4e4a\">Catoctin Mutual Bank</b><br>Business banking 301-555-0177", `Multi-Location Checking 7704-118820<br>August 1 through August 31, 2026<br>Page ${i + 1} of ${bodies.length}`, 'border-bottom:1.4pt solid #1d4e4a;padding-bottom:4pt')}${i > 0 ? '' : apart('<br>Monocacy Fried Chicken Company<br>2207 Beckley Road<br>Frederick, MD 21704', summary, 'margin:12pt 0 2pt')}${body}`)
  return drawnStatement({ name: 'catoctin-mutual-chicken-restaurants-august-by-store', family: 'deposits-grouped-by-store-location', style: ".page{font:8.8pt/12.4pt 'Inter';font-size:8.4pt;padding:.5in .7in}table{width:100%}.t{font-weight:700;color:#1d4e4a;font-size:10pt;margin-top:10pt}.u td{font-size:7.6pt;color:#555;border-bottom:.5pt solid #1d4e4a}.s td{font-style:italic;border-bottom:.3pt solid #aaa}.n td{white-space:nowrap;max-width:.7in}td+td{padding-left:8pt}", pages, notes: 'Maryland bank: counter deposits grouped by store with a subtotal and count of each (no movements) and a total of all, slips and traces of six digits, other sections with totals, checks in three columns, daily balances in four, no balance in the lists', holder: 'Monocacy Fried Chicken Company', accounts: [{ book, describe, account: { account_number: '7704-118820', account_type: 'checking', account_subtype: 'Multi-Location Checking', bank_name: 'Catoctin Mutual Bank' } }], acceptable: { ...numbered('7704-118820'), ...worded([book], describe, p => `${slip(p)} ${describe(p)}`, p => (p.kind === 'deposit' ? `${describe(p)} Location ${p.party} ${stores[p.party] ?? ''}` : describe(p)), p => (p.kind === 'deposit' ? `Location ${p.party} ${stores[p.party] ?? ''} ${describe(p)}` : describe(p))), ...checksWorded(book, describe) } })
})()

// prettier-ignore
export const references = (() => {
  const book = solvent(bookOf({ seed: 71_239, start: '2026-10-01', end: '2026-10-31', opening: 18_844_270, firstCheck: 30_118, flows: [
    flow('deposit', 'LOCKBOX DEPOSIT BOX 4418', 8, 12_600), flow('wire-in', 'WIRE IN ORIG: TIDELANDS CONTAINER LINES', 3, 31_400), flow('ach-in', 'ACH CREDIT PORT AUTHORITY VENDOR', 4, 18_200), flow('check', '', 9, 2_640), flow('ach-out', 'ACH DEBIT SAVANNAH TIRE & RETREAD | ACH DEBIT GULF FUEL CARD SVC | ACH DEBIT CHASSIS POOL SOUTHEAST', 9, 5_260),
    fixed('ach-out', 'ACH DEBIT PAYROLL FUNDING', 2, 48_116.9, [9, 23]), fixed('wire-out', 'WIRE OUT BENE: LOWCOUNTRY TRAILER LEASING', 2, 11_750, [5, 19]), fixed('fee', 'ACCOUNT ANALYSIS CHARGE', 1, 214.36, [15]),
  ] }))
  const describe: Shown = p => (p.check !== null ? 'CHECK' : p.party)
  const named: Shown = p => (p.check !== null ? `CHECK ${p.check}` : p.party)
  const customer = (p: Posting) => (p.check !== null ? `${p.check}` : p.kind === 'fee' ? '' : p.reference.slice(0, 7))
  const bankReference = (p: Posting) => `${p.reference.slice(2)}${p.reference.slice(0, 4)}`
  const section = (title: string, own: readonly Posting[]) => listOf({ heading: more => `<div class="t">${title}${more ? ' - Continued' : ''}</div>`, columns: rowOf(['Date', 'Customer', '>', '', 'Bank'], ' class="v"') + rowOf(['Posted', 'Reference', '>Amount', 'Description', 'Reference'], ' class="u"'), rows: own.map(p => rowOf([dated(p.day, 'MM/DD'), customer(p), `>${plain(p.cents)}`, escape(describe(p)), bankReference(p)])), last: [rowOf(['', 'Total', `>${plain(totalOf(own))}`, `${own.length} items`, ''], ' class="b"')], cost: 4 })
  const others = debitsOf(book).filter(p => p.check === null)
  const checks = checksOf(book)
  const days = sideBySide(dailyBalances(book), 3).map(cells => rowOf(cells.flatMap(cell => (cell ? [dated(cell.day, 'MM/DD'), `>${plain(cell.balance)}`, '&emsp;&emsp;'] : ['', '', '']))))
  const bodies = paginated([
    section('Deposits and Credits', creditsOf(book)), section('Withdrawals and Debits', others), section('Checks', checks),
    listOf({ heading: more => `<div class="t">Daily Ledger Balances${more ? ' - Continued' : ''}</div>`, columns: rowOf(['Date', '>Balance', '', 'Date', '>Balance', '', 'Date', '>Balance', ''], ' class="u"'), rows: days, cost: 3 }),
  ], 36, 52)
  const summary = facts([['Statement beginning balance', `$${plain(book.opening)}`], ['Amount of deposits and credits', `$${plain(totalOf(creditsOf(book)))}`], ['Amount of withdrawals and debits', `$${plain(totalOf(others))}`], ['Amount of checks', `$${plain(totalOf(checks))}`], ['<b>Statement ending balance</b>', `<b>$${plain(book.closing)}</b>`]])
  const counts = facts([['Number of deposits and credits', `${creditsOf(book).length}`], ['Number of withdrawals and debits', `${others.length}`], ['Number of checks', `${checks.length}`], ['Number of enclosures', '0']])
  const pages = bodies.map((body, i) => `${apart('<b style="font:700 17pt/21pt Tinos">Oglethorpe National Bank</b><br>Treasury Client Service, Savannah, Georgia', `Account Number 0044 1820 7718<br>Statement Period 10/01/2026 - 10/31/2026<br>Page ${i + 1} of ${bodies.length}`)}${i > 0 ? '<br>' : `<div style="margin:16pt 0 12pt .2in">GARDEN CITY DRAYAGE, INC.<br>OPERATING ACCOUNT<br>4418 AUGUSTA ROAD<br>GARDEN CITY GA 31408</div><div class="t">Account Summary - Commercial Analyzed Checking</div><div style="display:flex;gap:.4in"><table>${summary}</table><table>${counts}</table></div>`}${body}`)
  return drawnStatement({ name: 'oglethorpe-national-drayage-october-two-references-fine-scan', family: 'amount-between-customer-and-bank-references', scan: fine, style: '.page{font:9.8pt/12.6pt Tinos;padding:.55in .7in}table{width:100%}.t{font-weight:700;border-bottom:1pt solid #000;margin-top:11pt}.u td{border-bottom:.5pt solid #000}.u td,.v td{font-style:italic;font-size:9pt}td+td{padding-left:9pt}', pages, notes: 'scan at 300 dpi of a national bank’s treasury statement: a customer reference before the amount, the description after it and a bank reference of twelve digits last, headings of two lines, checks with their number as customer reference, totals with counts of items, daily ledger balances, no running balance', holder: 'GARDEN CITY DRAYAGE, INC.', accounts: [{ book, describe, account: { account_number: '0044 1820 7718', account_type: 'checking', account_subtype: 'Commercial Analyzed Checking', bank_name: 'Oglethorpe National Bank' } }], acceptable: { ...numbered('0044 1820 7718'), account_holder: ['GARDEN CITY DRAYAGE, INC.', 'GARDEN CITY DRAYAGE, INC. OPERATING ACCOUNT'], ...worded([book], describe, p => `${customer(p)} ${describe(p)}`.trim(), p => `${describe(p)} ${bankReference(p)}`, p => `${customer(p)} ${describe(p)} ${bankReference(p)}`.trim()), ...checksWorded(book, named) } })
})()
