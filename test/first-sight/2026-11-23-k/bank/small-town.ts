/** Two small-town banks: a ledger print with withdrawals, deposits and balance sent by fax; a copied statement with pictures of checks. */
import {
  averageBalance,
  bookOf,
  creditsOf,
  debitsOf,
  ofKind,
  totalOf,
  type Posting,
} from '../../2026-11-22/bank/books.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, formatAmount } from '../../2026-11-22/press/numbers.ts'
import { paginated, sideBySide } from '../../2026-11-22/press/page.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { copier, drawnStatement, fax, fixed, flow, gap, plain } from './statement.ts'

const ledger = (() => {
  const style = `.page{font:9.4pt/12.6pt 'Courier Prime';padding:.55in .6in}table{width:100%}td{white-space:nowrap}`
  const book = bookOf({ seed: 861, start: '2026-02-02', end: '2026-02-27', opening: 41_158, firstCheck: 1180, flows: [flow('deposit', '', 9, 1150), flow('ach-in', 'MERCHANT SVCS DEP 4471', 6, 910), flow('check', '', 13, 980), flow('card', 'FARM & HOME STORE PARIS KY | DIESEL MART 4 CYNTHIANA | SAW SHOP GEORGETOWN KY', 8, 145), flow('ach-out', 'KY REVENUE WHTAX | TIMBERLAND INS PREMIUM', 2, 690), fixed('nsf', 'NSF PAID ITEM CHG', 2, 32, [4, 27]), fixed('fee', 'SERVICE CHARGE', 1, 10, [27])] }) // prettier-ignore
  const describe = ({ kind, party, check, reference }: Posting) => kind === 'deposit' ? 'DEPOSIT' : check !== null ? `CHECK ${check}` : kind === 'card' ? `POS ${reference.slice(0, 5)} ${party}` : party // prettier-ignore
  const rows = book.postings.map(p => rowOf([dated(p.day, 'MM-DD'), p.check === null ? '' : `${p.check}`, p.check === null ? escape(describe(p)) : 'CHECK', `>${p.cents < 0 ? plain(p.cents) : ''}`, `>${p.cents > 0 ? plain(p.cents) : ''}`, `>${plain(p.balance)}${p.balance < 0 ? 'OD' : ''}`])) // prettier-ignore
  const forward = rowOf(['01-30', '', 'BALANCE FORWARD', '', '', `>${plain(book.opening)}`])
  const bodies = paginated([{ open: () => '<table><tr><td>DATE<td>CHECK<td>DESCRIPTION<td class="r">WITHDRAWALS<td class="r">DEPOSITS<td class="r">BALANCE</tr><tr><td colspan="6" style="line-height:7pt">--------------------------------------------------------------------------------------------</tr>', rows: [forward, ...rows, rowOf(['02-27', '', '*** ENDING BALANCE ***', '', '', `>${plain(book.closing)}`])], close: '</table>', cost: 2 }], 31, 44) // prettier-ignore
  const end = `<br><table style="width:5.2in">${rowOf(['NUMBER OF DEPOSITS/CREDITS', `>${creditsOf(book).length}`, '&nbsp;&nbsp;TOTAL', `>${plain(totalOf(creditsOf(book)))}`])}${rowOf(['NUMBER OF CHECKS/DEBITS', `>${debitsOf(book).length}`, '&nbsp;&nbsp;TOTAL', `>${plain(totalOf(debitsOf(book)))}`])}${rowOf(['AVERAGE LEDGER BALANCE', '', '', `>${plain(averageBalance(book))}`])}</table><br>TOTAL NSF/OD FEES THIS PERIOD &nbsp; 64.00 &nbsp;&nbsp; YEAR TO DATE &nbsp; 128.00` // prettier-ignore
  const pages = bodies.map((body, i) => `<div style="position:absolute;top:.12in;left:.3in;right:.3in;font:8pt/9pt Cousine;display:flex;justify-content:space-between"><span>MAR-03-2026 09:14 FROM:BLUEGRASS TIMBER</span><span>8595550144</span><span>P.${i + 2}/${bodies.length + 1}</span></div><div style="display:flex;justify-content:space-between"><div>FARMERS DEPOSIT BANK OF CYNTHIANA<br>14 S MAIN ST<br>CYNTHIANA KY 41031</div><div>STATEMENT OF ACCOUNT<br>ACCOUNT NO &nbsp; 004 118 7<br>THIS STATEMENT 02-27-26<br>LAST STATEMENT 01-30-26<br>PAGE ${i + 1}</div></div>${i === 0 ? '<br><div style="margin-left:.4in">BLUEGRASS TIMBER &amp; POST<br>CHARLES E MULLINS DBA<br>3310 US HWY 27 N<br>CYNTHIANA KY 41031</div><br>BUSINESS CHECKING' : ''}<br>${body}${i === bodies.length - 1 ? end : ''}`) // prettier-ignore
  return drawnStatement({
    name: 'small-town-bank-timber-ledger-february-fax',
    family: 'ledger-withdrawals-deposits-balance',
    notes: 'fax of a small bank’s ledger print: check numbers in a column of their own, withdrawals before deposits, balance on every row, overdrawn balances with OD behind them, last and this statement dates instead of a period, balance forward dated before the period, average and year-to-date fees as decoys, fax line at the top edge',
    style, pages, scan: fax, holder: 'BLUEGRASS TIMBER & POST',
    accounts: [{ book, describe, balances: 'every', account: { account_number: '004 118 7', account_type: 'checking', account_subtype: 'BUSINESS CHECKING', bank_name: 'FARMERS DEPOSIT BANK OF CYNTHIANA' } }],
    acceptable: { 'accounts[0].start_date': ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02'], 'accounts[0].account_number': ['004 118 7', '0041187', '004-118-7'], account_holder: ['BLUEGRASS TIMBER & POST', 'CHARLES E MULLINS', 'CHARLES E MULLINS DBA BLUEGRASS TIMBER & POST', 'BLUEGRASS TIMBER & POST CHARLES E MULLINS DBA'] },
  }) // prettier-ignore
})()

const pictures = (() => {
  const style = `.page{font:9pt/12.4pt Tinos;padding:.5in .7in}table{width:100%}h5{font:700 9.6pt/14pt Tinos;margin:9pt 0 2pt;background:#ddd;padding:0 4pt}.ck{width:3.3in;height:1.35in;border:1pt solid #000;padding:4pt 6pt;font:7.4pt/9.6pt Arimo;position:relative;margin-bottom:2pt}`
  const book = bookOf({ seed: 871, start: '2026-08-01', end: '2026-08-31', opening: 3_917_733, firstCheck: 20418, flows: [flow('deposit', '', 7, 4300), flow('ach-in', 'CCD MEDICARE PART B HCCLAIMPMT | CCD STATE OF WV VENDOR PAY', 6, 5100), flow('ach-out', 'CCD GUSTA PAYROLL NET | PPD MONPOWER ELEC | CCD AMBULANCE LEASE CO | CCD IRS USATAXPYMT', 7, 3350), flow('check', '', 8, 1120), flow('card', 'OXYGEN SUPPLY CO | GO-MART 71 ELKINS', 6, 210), fixed('interest', 'INTEREST PAID', 1, 2.88, [31])] }) // prettier-ignore
  const describe = ({ kind, party, check, day }: Posting) => kind === 'deposit' ? 'DEPOSIT' : check !== null ? `Check ${check}` : kind === 'card' ? `DBT PURCHASE ${dated(day, 'MMDD')} ${party}` : party // prettier-ignore
  const list = (title: string, postings: readonly Posting[], sign: string) => ({ open: (more: boolean) => `<h5>${title}${more ? ' - continued' : ''}</h5><table><tr class="b"><td>Date<td>Description<td>Tracer<td class="r">Amount</tr>`, rows: postings.map(p => rowOf([dated(p.day, 'Mon DD'), escape(describe(p)), p.reference.slice(0, 8), `>${plain(p.cents)}${sign}`])), close: '</table>', cost: 2.4 }) // prettier-ignore
  const checks = ofKind(book, 'check')
  const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${dated(p.day, 'Mon DD')}<td>${p.check}${gap(checks, p)}<td class="r" style="padding-right:30pt">${plain(p.cents)}` // prettier-ignore
  const bodies = paginated([list('DEPOSITS AND OTHER CREDITS', creditsOf(book), ''), list('ELECTRONIC AND OTHER DEBITS', debitsOf(book).filter(p => p.check === null), '-'), { open: () => '<h5>CHECKS IN SERIAL NUMBER ORDER (* skip in sequence)</h5><table><tr class="b">' + '<td>Date<td>Number<td class="r" style="padding-right:30pt">Amount'.repeat(3) + '</tr>', rows: sideBySide(checks, 3).map(row => `<tr>${row.map(cell).join('')}</tr>`), close: '</table>', cost: 2.4 }], 25, 44) // prettier-ignore
  const payees = [
    'Tygart Auto Parts',
    'R. Nestor',
    'Davis Uniform',
    'City of Elkins',
    'Valley Linen',
    'J. Phares',
    'Mtn. State Radio',
    'Elk Propane',
  ]
  const images = `<h5>CHECK IMAGES</h5><div style="display:flex;flex-wrap:wrap;gap:6pt 26pt">${checks.map((p, i) => `<div><div class="ck"><b>RANDOLPH AMBULANCE SERVICE INC</b><span style="position:absolute;right:6pt">${p.check}</span><br>PO BOX 811 ELKINS WV 26241<span style="position:absolute;right:6pt;top:20pt">${dated(p.day, 'M/D/YY')}</span><div style="margin-top:10pt">Pay to the order of <span style="font:12pt/12pt 'Caveat'">${payees[i] ?? ''}</span><span style="position:absolute;right:6pt">$ ${plain(p.cents)}</span></div><div style="position:absolute;bottom:6pt;font:9pt Cousine">⑆051904524⑆ 7718820⑈ ${p.check}</div></div><div class="c" style="font-size:8pt">#${p.check} &nbsp; ${dated(p.day, 'MM/DD')} &nbsp; $${plain(p.cents)}</div></div>`).join('')}</div>` // prettier-ignore
  const all = [...bodies, images]
  const pages = all.map((body, i) => `<div style="display:flex;justify-content:space-between"><b style="font:italic 700 16pt/20pt Tinos">Cheat River Bank &amp; Trust</b><div class="r">Account 7718820<br>Statement date Aug 31, 2026<br>Page ${i + 1} of ${all.length}</div></div>${i === 0 ? `<div style="display:flex;justify-content:space-between;margin:.25in 0 .1in"><div style="margin-left:.3in">RANDOLPH AMBULANCE SERVICE INC<br>PO BOX 811<br>ELKINS WV 26241-0811</div><div class="r">Enclosures ${checks.length}<br>Last statement Jul 31, 2026</div></div><h5 class="c">BUSINESS INTEREST CHECKING 7718820</h5><table style="width:4.6in;margin:0 auto">${rowOf(['Beginning balance, Aug 1, 2026', `>${formatAmount(book.opening)}`])}${rowOf([`${creditsOf(book).length} deposits and other credits totaling`, `>${plain(totalOf(creditsOf(book)))} +`])}${rowOf([`${debitsOf(book).length} checks and other debits totaling`, `>${plain(totalOf(debitsOf(book)))} -`])}${rowOf(['<b>Ending balance, Aug 31, 2026</b>', `><b>${formatAmount(book.closing)}</b>`])}${rowOf(['Interest paid this year', '>23.40'])}${rowOf(['Average collected balance', `>${plain(averageBalance(book) - 81_250)}`])}</table>` : ''}${body}<div class="foot" style="font-size:7.4pt">NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION &nbsp; Member FDIC</div>`) // prettier-ignore
  return drawnStatement({
    name: 'community-bank-ambulance-check-pictures-august-scan',
    family: 'tracer-and-check-pictures',
    notes: 'copier scan of a community bank’s statement: count and total in one summary phrase, tracer numbers, debits with a trailing minus, checks three across without description, a last page of check pictures whose amounts are those of the list (not further transactions), interest this year and average as decoys',
    style, pages, scan: copier, holder: 'RANDOLPH AMBULANCE SERVICE INC',
    accounts: [{ book, describe, account: { account_number: '7718820', account_type: 'checking', account_subtype: 'BUSINESS INTEREST CHECKING', bank_name: 'Cheat River Bank & Trust' } }],
  }) // prettier-ignore
})()

export const smallTownBanks: readonly Drawn[] = [ledger, pictures]
