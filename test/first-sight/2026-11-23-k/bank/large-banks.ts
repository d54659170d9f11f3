/** Large banks' business accounts: balances as of two days, a masked account photographed, and a history printed from a browser. */
import {
  averageBalance,
  bookOf,
  creditsOf,
  dailyBalances,
  debitsOf,
  ofKind,
  totalOf,
  type Posting,
} from '../../2026-11-22/bank/books.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, formatAmount } from '../../2026-11-22/press/numbers.ts'
import { chunksOf, paginated, sideBySide, type Block } from '../../2026-11-22/press/page.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { drawnStatement, fixed, flow, gap, phone, plain, solvent } from './statement.ts'

const asOf = (() => {
  const style = `.page{font:8.8pt/11.8pt 'PT Sans';padding:.5in .65in}table{width:100%}h3{font:700 13pt/17pt 'PT Sans';color:#2e1a47;border-bottom:2pt solid #2e1a47;margin:11pt 0 3pt}h5{font:700 9.2pt/13pt 'PT Sans';margin:7pt 0 1pt}.h td{background:#eee;font-weight:700}`
  const book = solvent(bookOf({ seed: 881, start: '2026-06-01', end: '2026-06-30', opening: 2_704_418, firstCheck: 3305, flows: [flow('ach-in', 'CORP TRADE PAY ROANOKE HOUSING CUSTOMER ID 20817 | MERCHANT DEPOSIT BLUE STAR PYMTS', 9, 3850), flow('deposit', 'MOBILE DEPOSIT | COUNTER DEPOSIT', 7, 2480), flow('card', 'DEBIT CARD PURCHASE PAINT DEPOT 12 SALEM VA 4410 | DEBIT CARD PURCHASE SPEEDY FUEL ROANOKE VA 4410 | DEBIT CARD PURCHASE LADDERS ETC VINTON VA 4410', 12, 164), flow('ach-out', 'ACH CORP DEBIT INS PREM OLD DOMINION CUSTOMER ID 88213 | ACH CORP DEBIT LOAN PMT SUMMIT EQUIPMENT | INTERNET PAYMENT TAXES STATE OF VA', 5, 1620), flow('check', '', 11, 1310), fixed('fee', 'SERVICE CHARGES - PRIOR PERIOD', 1, 20, [1])] })) // prettier-ignore
  const describe = ({ party, check }: Posting) => (check === null ? party : `Check ${check}`)
  const [checks, others, credits] = [ofKind(book, 'check'), ofKind(book, 'card', 'ach-out', 'fee'), creditsOf(book)]
  const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${dated(p.day, 'MM/DD')}<td>${gap(checks, p)}${p.check}<td class="r" style="padding-right:24pt">${plain(p.cents)}` // prettier-ignore
  const list = (title: string, postings: readonly Posting[], words: string): Block => ({ open: more => `<h5>${title}${more ? ' (continued)' : ''}</h5><table><tr class="h"><td style="width:.7in">DATE<td>DESCRIPTION<td class="r">AMOUNT($)</tr>`, rows: [...postings.map(p => rowOf([dated(p.day, 'MM/DD'), escape(describe(p)), `>${plain(p.cents)}`])), `<tr class="b"><td colspan="2">${words}<td class="r">= $${plain(totalOf(postings))}</tr>`], close: '</table>', cost: 2.4 }) // prettier-ignore
  const summary = `<table style="width:4.2in">${rowOf(['Your previous balance as of 05/29/2026', `>$${formatAmount(book.opening)}`])}${rowOf(['Checks', `>- ${plain(totalOf(checks))}`])}${rowOf(['Other withdrawals, debits and service charges', `>- ${plain(totalOf(others))}`])}${rowOf(['Deposits, credits and interest', `>+ ${plain(totalOf(credits))}`])}${rowOf(['<b>Your new balance as of 06/30/2026</b>', `><b>= $${formatAmount(book.closing)}</b>`])}</table>`
  const bodies = paginated([{ open: () => '<h5>Checks</h5><table><tr class="h">' + '<td>DATE<td>CHECK #<td class="r" style="padding-right:24pt">AMOUNT($)'.repeat(3) + '</tr>', rows: [...sideBySide(checks, 3).map(row => `<tr>${row.map(cell).join('')}</tr>`), `<tr><td colspan="6" style="font-size:7.6pt">* indicates a skip in sequential check numbers above this item<td colspan="3" class="r b" style="padding-right:24pt">Total checks &nbsp; = $${plain(totalOf(checks))}</tr>`], close: '</table>', cost: 2.4 }, list('Other withdrawals, debits and service charges', others, 'Total other withdrawals, debits and service charges'), list('Deposits, credits and interest', credits, 'Total deposits, credits and interest')], 32, 48) // prettier-ignore
  const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><span>Page ${i + 1} of ${bodies.length}<br>36/E00/0175/0/42</span><b style="font-size:12pt">06/30/26<br>VA 1390019944271</b></div>${i === 0 ? '<div style="margin:.22in 0 .3in .25in">STAR CITY PAINTING CONTRACTORS LLC<br>2207 SHENANDOAH AVE NW<br>ROANOKE VA 24017-5540</div><b style="font-size:11pt">Your account statement</b> &nbsp; For 06/30/2026 &nbsp;&nbsp; <b>Contact us</b> &nbsp; dominionforge.example &nbsp; (844) 4FORGE-5<br>' : ''}<h3>■ BUSINESS VALUE 200 CHECKING 1390019944271${i > 0 ? ' (continued)' : ''}</h3>${i === 0 ? `<b>Account summary</b>${summary}` : ''}${body}<div class="foot" style="font-size:7pt">Dominion Forge Bank, Member FDIC. Overdraft fees: total year to date $36.00. © 2026 Dominion Forge Financial Corporation.</div>`) // prettier-ignore
  return drawnStatement({
    name: 'large-bank-painter-previous-and-new-balance-june',
    family: 'previous-and-new-balance-as-of',
    notes: 'large bank: no period printed, only previous and new balance as of two days, signs before unsigned amounts in the summary, checks three across with the star before the number, lists with "= $" totals, a mailing code beside the date, year-to-date overdraft fees as a decoy',
    style, pages, holder: 'STAR CITY PAINTING CONTRACTORS LLC',
    accounts: [{ book, describe, account: { account_number: '1390019944271', account_type: 'checking', account_subtype: 'BUSINESS VALUE 200 CHECKING', bank_name: 'Dominion Forge Bank' } }],
    acceptable: { 'accounts[0].start_date': ['2026-05-29', '2026-05-30', '2026-06-01'] },
  }) // prettier-ignore
})()

const masked = (() => {
  const style = `.page{font:8.8pt/12pt 'Open Sans';padding:.5in .65in}table{width:100%}.hd{border-top:2.4pt solid #5a8e22;border-bottom:.6pt solid #5a8e22;display:flex;justify-content:space-between;font-weight:700;margin:10pt 0 2pt}`
  const book = solvent(bookOf({ seed: 891, start: '2026-04-01', end: '2026-04-30', opening: 1_545_027, firstCheck: 5120, flows: [flow('deposit', '', 8, 3050), flow('ach-in', 'BUS ONL TFR FRM CHECKING 0438 | BANKCARD 1119 MTOT DEP | DOORRUN INC PAYOUT', 10, 1720), flow('card', 'PURCHASE PASTA HOUSE DIST TOLEDO OH | PURCHASE LINEN LOOP TOLEDO OH | PURCHASE ICE KING SYLVANIA OH', 9, 330), flow('ach-out', 'BANKCARD 1119 MTOT DISC | TOLEDO EDISON ONLINE PMT | SIMPLE PAYROLL TAXES | LEASEPOINT EQUIP PMT', 7, 1480), flow('check', '', 10, 790), fixed('fee', 'CASH HANDLING FEE', 1, 14.5, [15])] })) // prettier-ignore
  const describe = ({ kind, party, check }: Posting) => kind === 'deposit' ? 'DEPOSIT' : check === null ? party : `Check ${check}` // prettier-ignore
  const [deposits, credits, checks, debits] = [ofKind(book, 'deposit'), ofKind(book, 'ach-in'), ofKind(book, 'check'), ofKind(book, 'card', 'ach-out', 'fee')] // prettier-ignore
  const bar = (title: string) => `<div class="hd"><span>${title}</span><span>Account:-------6627</span></div>`
  const pair = (title: string, postings: readonly Posting[], head: string, cell: (p: Posting) => string): Block => ({ open: more => `${bar(title + (more ? ' (cont.)' : ''))}<table><tr class="b">${head.repeat(2)}</tr>`, rows: sideBySide(postings, 2).map(row => `<tr>${row.map(p => (p === undefined ? '<td><td><td>' : cell(p))).join('')}</tr>`), close: '</table>', cost: 2.6 }) // prettier-ignore
  const single = (title: string, postings: readonly Posting[]): Block => ({ open: more => `${bar(title + (more ? ' (cont.)' : ''))}<table><tr class="b"><td style="width:.8in">Date<td style="width:1.1in">Amount<td>Description</tr>`, rows: postings.map(p => rowOf([dated(p.day, 'MM/DD'), plain(p.cents), escape(describe(p))])), close: '</table>', cost: 2.6 }) // prettier-ignore
  const balances = sideBySide(dailyBalances(book), 3).map(row => `<tr>${row.map(b => (b === undefined ? '<td><td>' : `<td>${dated(b.day, 'MM/DD')}<td class="r" style="padding-right:30pt">${formatAmount(b.balance)}`)).join('')}</tr>`) // prettier-ignore
  const bodies = paginated([pair('Deposits (+)', deposits, '<td>Date<td class="r">Amount<td style="padding-left:14pt">Serial #', p => `<td>${dated(p.day, 'MM/DD')}<td class="r">${plain(p.cents)}<td style="padding-left:14pt">${p.reference.slice(0, 9)}`), single('Other Credits (+)', credits), pair('Checks (-)', checks, '<td>Date<td class="r">Amount<td style="padding-left:14pt">Check #', p => `<td>${dated(p.day, 'MM/DD')}<td class="r">${plain(p.cents)}<td style="padding-left:14pt">${p.check}${gap(checks, p)}`), single('Other Debits (-)', debits), { open: () => `${bar('Balance Activity')}<table><tr class="b">${'<td>Date<td class="r" style="padding-right:30pt">Balance'.repeat(3)}</tr>`, rows: balances, close: '</table>', cost: 2.6 }], 26, 44) // prettier-ignore
  const pages = bodies.map((body, i) => `${i === 0 ? `<div style="display:flex;justify-content:space-between"><b style="font:700 18pt/22pt 'Open Sans';color:#5a8e22">⬡ Maumee</b><div class="r">Have a question or concern?<br><b>Call us: 1-800-555-0168</b></div></div><div style="margin:.3in 0 .3in .25in">NONNA LENA RISTORANTE INC<br>OPERATING ACCOUNT<br>640 ADAMS ST<br>TOLEDO OH 43604-1420</div><b style="font-size:13pt;line-height:17pt">Unlimited Plus Business Checking</b> &nbsp; Account: -------6627<div style="display:flex;gap:.5in;margin-top:5pt"><table style="flex:1">${rowOf(['Statement Activity From:', ''])}${rowOf(['<b>04/01/26 to 04/30/26</b>', ''])}${rowOf(['Days in Statement Period', '>30'])}${rowOf(['Average Ledger Balance*', `>${plain(averageBalance(book))}`])}${rowOf(['Average Collected Balance*', `>${plain(averageBalance(book) - 41_733)}`])}</table><table style="flex:1">${rowOf(['Beginning Balance', `>$${formatAmount(book.opening)}`])}${rowOf(['Credits (+)', `>${plain(totalOf(creditsOf(book)))}`])}${rowOf(['&nbsp; Regular Deposits', `>${plain(totalOf(deposits))}`])}${rowOf(['&nbsp; Electronic Deposits', `>${plain(totalOf(credits))}`])}${rowOf(['Debits (-)', `>${plain(totalOf(debitsOf(book)))}`])}${rowOf(['&nbsp; Regular Checks Paid', `>${plain(totalOf(checks))}`])}${rowOf(['&nbsp; Other Debits', `>${plain(totalOf(debits))}`])}${rowOf(['<b>Ending Balance</b>', `><b>$${formatAmount(book.closing)}</b>`])}</table></div>` : ''}${body}<div class="foot" style="font-size:7pt;line-height:9pt">* The above balances correspond to the service charge cycle for this account. Investments are not FDIC insured. The Maumee Valley National Bank is Member FDIC. Statement Period from 04/01/26 to 04/30/26 &nbsp; Page ${i + 1} of ${bodies.length}</div>`) // prettier-ignore
  return drawnStatement({
    name: 'large-bank-restaurant-masked-account-april-phone',
    family: 'masked-account-bars',
    notes: 'photograph of a regional bank’s statement: account masked to four digits after hyphens and repeated on every bar, amount before description, deposits and checks two across, credits and debits each with indented parts, average ledger and collected as decoys, balances three across, account label as second holder line',
    style, pages, scan: phone, holder: 'NONNA LENA RISTORANTE INC',
    accounts: [{ book, describe, account: { account_number: '-------6627', account_type: 'checking', account_subtype: 'Unlimited Plus Business Checking', bank_name: 'The Maumee Valley National Bank' } }],
    acceptable: { 'accounts[0].account_number': ['-------6627', '6627'], 'accounts[0].bank_name': ['The Maumee Valley National Bank', 'Maumee', 'Maumee Valley National Bank'] },
  }) // prettier-ignore
})()

const history = (() => {
  const style = `.page{font:8.4pt/11.4pt Arimo;padding:.4in .5in}table{width:100%}td{padding:3pt 3pt;border-bottom:.5pt solid #ccc}.h td{background:#f1f1f1;font-weight:700}.u{font-size:7pt;display:flex;justify-content:space-between;margin-bottom:8pt}`
  const book = solvent(bookOf({ seed: 901, start: '2026-11-02', end: '2026-11-17', opening: 3_301_962, firstCheck: 890, flows: [flow('ach-in', 'ORIG CO NAME:BIGBOX RETAIL CO ENTRY DESCR:PAYMENT SEC:CCD | REAL TIME PAYMENT CREDIT FROM HARMON LOGISTICS', 6, 4200), flow('deposit', 'REMOTE ONLINE DEPOSIT # 1', 3, 1900), flow('card', 'FASTLUBE TRUCK CENTER LAREDO TX | PALLET SOURCE LAREDO TX | TOLLWAY AUTHORITY TX', 9, 210), flow('ach-out', 'ORIG CO NAME:FREIGHT INSURE ENTRY DESCR:PREMIUM SEC:CCD | ONLINE TRANSFER TO CHK ...8820', 4, 2600), flow('check', '', 4, 1150), fixed('fee', 'DOMESTIC WIRE FEE', 1, 25, [9])] })) // prettier-ignore
  const kind: Partial<Record<Posting['kind'], string>> = { 'ach-in': 'ACH credit', deposit: 'Deposit', card: 'Card', 'ach-out': 'ACH debit', check: 'Check', fee: 'Fee' } // prettier-ignore
  const describe = ({ party, check }: Posting) => (check === null ? party : `CHECK ${check}`)
  const rows = [...book.postings].reverse().map(p => rowOf([dated(p.day, 'Mon D, YYYY'), escape(describe(p)), kind[p.kind] ?? '', `>${p.cents < 0 ? '-' : ''}$${plain(p.cents)}`, `>$${formatAmount(p.balance)}`])) // prettier-ignore
  const bodies = chunksOf(rows, 21, 30)
  const pages = bodies.map((body, i) => `<div class="u"><span>11/18/26, 8:02 AM</span><span>Account activity - Rio Grande Commercial Bank</span></div>${i === 0 ? `<b style="font-size:15pt;line-height:20pt;color:#00558c">Rio Grande Commercial Bank</b><div style="margin:10pt 0;font-size:9.4pt;line-height:14pt"><b>PLATINUM BUSINESS CHECKING (...5507)</b><br>FRONTERA DRAYAGE LLC<br>Present balance <b>$${formatAmount(book.closing)}</b> &nbsp;&nbsp; Available balance <b>$${formatAmount(book.closing - 35_000)}</b> &nbsp;&nbsp; Available plus credit <b>$${formatAmount(book.closing - 35_000 + 2_500_000)}</b><br>Showing: All transactions &nbsp; Nov 1, 2026 – Nov 17, 2026 &nbsp; ${rows.length} of ${rows.length}</div>` : ''}<table><tr class="h"><td>Date<td>Description<td>Type<td class="r">Amount<td class="r">Balance</tr>${body.join('')}</table>${i === bodies.length - 1 ? '<p>You’ve reached the end of your account activity.</p>' : ''}<div class="foot u"><span>https://business.riograndecommercial.example/activity?acct=5507</span><span>${i + 1}/${bodies.length}</span></div>`) // prettier-ignore
  return drawnStatement({
    name: 'browser-print-drayage-account-activity-november',
    family: 'browser-print-newest-first',
    notes: 'account activity printed from a browser, month to date: newest first, negative amounts with a minus, balance on every row, no opening balance printed (derived from the oldest row), present, available and available plus credit (the present one is the balance), shown range of days, print date a day later; transactions here in order of time',
    style, pages, holder: 'FRONTERA DRAYAGE LLC',
    accounts: [{ book, describe, balances: 'every', account: { account_number: '...5507', account_type: 'checking', account_subtype: 'PLATINUM BUSINESS CHECKING', bank_name: 'Rio Grande Commercial Bank' } }],
    acceptable: { 'accounts[0].account_number': ['...5507', '5507'], 'accounts[0].start_date': ['2026-11-01', '2026-11-02'], 'accounts[0].starting_balance': [book.opening / 100, null], ...Object.fromEntries(book.postings.map((p, i) => [`transactions.${i}.description`, [describe(p), `${describe(p)} ${kind[p.kind] ?? ''}`]])) },
    adjust: truth => {
      const expected = truth.expected as { accounts: { is_mtd: boolean; start_date: string }[] }
      for (const account of expected.accounts) Object.assign(account, { is_mtd: true, start_date: '2026-11-01', end_date: '2026-11-17' })
      return truth
    },
  }) // prettier-ignore
})()

export const largeBanks: readonly Drawn[] = [asOf, masked, history]
