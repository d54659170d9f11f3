/** A Korean-American community bank: credits and debits under headings, description before date; a copier scan. */
import { bookOf, copier, creditsOf, dailyBalances, dated, debitsOf, drawnStatement, escape, fixed, flow, formatAmount, gap, ofKind, paginated, plain, rowOf, worded, sideBySide, solvent, totalOf, type Drawn, type Posting } from './means.ts' // prettier-ignore

const style = `.page{font:9pt/12.2pt Tinos;padding:.5in .7in}table{width:100%}h4{font:700 11pt/14pt Tinos;margin:11pt 0 1pt;text-align:center;letter-spacing:2pt}h6{font:italic 700 9.4pt/12pt Tinos;margin:6pt 0 0}.h td{border-bottom:.7pt solid #000}.s{font-size:7.6pt;line-height:9.6pt}`
const book = solvent(bookOf({ seed: 5319, start: '2026-05-01', end: '2026-05-29', opening: 1_964_208, firstCheck: 3802, flows: [flow('deposit', '', 8, 2650), flow('ach-in', 'CLOVER NETWORK DEPOSIT | AMEX SETTLEMENT 5048812207 | GARMENT CARE ALLIANCE REBATE', 11, 1880), flow('card', 'UNIPRESS PARTS TORRANCE CA | HANGER SOURCE VERNON CA | ARCADE GAS 76 GARDENA CA', 8, 165), flow('ach-out', 'GUSTA PAYROLL NET PAY | SO CALIF GAS PAID SCGC | EDD EFT TXPMNT | STATE COMP FUND PREMIUM', 7, 1950), flow('check', '', 14, 980), fixed('fee', 'ANALYSIS SERVICE CHARGE', 1, 18.5, [15]), fixed('nsf', 'DEP ITEM RETURNED FEE', 1, 12, [21]), fixed('transfer-out', 'DEPOSITED ITEM RETURNED', 1, 486.2, [21])] })) // prettier-ignore
const describe = ({ kind, party, check, reference }: Posting) => check !== null ? `Check ${check}` : kind === 'deposit' ? 'Deposit' : kind === 'card' ? `POS Purchase ${party} ${reference.slice(0, 4)}` : party // prettier-ignore
const [deposits, otherCredits, checks] = [ofKind(book, 'deposit'), ofKind(book, 'ach-in'), ofKind(book, 'check')]
const withdrawals = ofKind(book, 'card', 'ach-out', 'transfer-out', 'fee', 'nsf')
const triple = (postings: readonly Posting[], number: (p: Posting) => string, words: string) => ({
  head: `<tr class="h">${`<td>${words}<td>Date<td class="r" style="padding-right:22pt">Amount`.repeat(3)}</tr>`,
  rows: sideBySide(postings, 3).map(row => `<tr>${row.map(p => p === undefined ? '<td><td><td>' : `<td>${number(p)}<td>${dated(p.day, 'MM-DD')}<td class="r" style="padding-right:22pt">${plain(p.cents)}`).join('')}</tr>`),
}) // prettier-ignore
const list = (title: string, postings: readonly Posting[]) => ({ open: (more: boolean) => `<h6>${title}${more ? ' (continued)' : ''}</h6><table><tr class="h"><td>Description<td style="width:.9in">Date<td class="r" style="width:1.2in">Amount</tr>`, rows: postings.map(p => rowOf([escape(describe(p)), dated(p.day, 'MM-DD'), `>${plain(p.cents)}`])), close: '</table>', cost: 2.2 }) // prettier-ignore
const dep = triple(deposits, p => p.reference.slice(0, 5), 'Number')
const chk = triple(checks, p => `${p.check}${gap(checks, p)}`, 'Number')
const balance = (b: { day: string; balance: number } | undefined) => b === undefined ? '<td><td>' : `<td>${dated(b.day, 'MM-DD')}<td class="r" style="padding-right:30pt">${formatAmount(b.balance)}` // prettier-ignore
const bodies = paginated([
  { open: more => `${more ? '' : '<h4>CREDITS</h4>'}<h6>Deposits</h6><table>${dep.head}`, rows: dep.rows, close: '</table>', cost: 4.2 },
  list('Other Credits', otherCredits),
  { open: more => `${more ? '' : '<h4>DEBITS</h4>'}<h6>Checks</h6><table>${chk.head}`, rows: chk.rows, close: '</table><div class="s">* Indicates a gap in check number sequence</div>', cost: 5 },
  list('Other Debits', withdrawals),
  { open: () => '<h4>DAILY BALANCES</h4><table><tr class="h">' + '<td>Date<td class="r" style="padding-right:30pt">Balance'.repeat(3) + '</tr>', rows: sideBySide(dailyBalances(book), 3).map(row => `<tr>${row.map(balance).join('')}</tr>`), close: '</table>', cost: 3.4 },
  { open: () => '<table class="s" style="margin-top:10pt;width:70%"><tr class="h"><td>Overdraft / Return Item Fees<td class="r">This statement<td class="r">Year to date</tr>', rows: [rowOf(['Total overdraft fees', '>$0.00', '>$29.00']), rowOf(['Total returned item fees', '>$12.00', '>$24.00'])], close: '</table>', cost: 3 },
], 36, 58) // prettier-ignore
const summary = `<table style="width:5.2in;margin:6pt auto">${[['Previous balance as of 04-30-26', '', book.opening], ['Deposits and credits', creditsOf(book).length, totalOf(creditsOf(book))], ['Checks and debits', debitsOf(book).length, totalOf(debitsOf(book))], ['Interest paid', '', 0], ['<b>Current balance as of 05-29-26</b>', '', book.closing]].map(([a = '', n = '', cents = 0]) => rowOf([`${a}`, `>${n}`, `>${a === 'Checks and debits' ? '- ' : `${a}`.startsWith('Deposits') ? '+ ' : ''}$${plain(Number(cents))}`])).join('')}</table>` // prettier-ignore
const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><div><b style="font:700 19pt/21pt Tinos">Hanbit Pacific Bank</b><br><span class="s">1655 W. Redondo Beach Blvd., Gardena, CA 90247</span></div><div class="r">Page ${i + 1} of ${bodies.length}<br>Account Number: 70412268<br>Date: May 29, 2026</div></div>${i === 0 ? `<div style="margin:.35in 0 .25in .4in">SUNRISE CLEANERS &amp; LAUNDRY INC<br>OPERATING ACCT<br>15812 S WESTERN AVE<br>GARDENA CA 90247</div><div class="s c" style="border:.7pt solid #000;padding:3pt;margin-bottom:4pt">Beginning July 1, 2026 the fee for a stop payment order will be $32.00. Please ask your branch about remote deposit.</div><h4>BUSINESS CHECKING &nbsp; 70412268</h4>${summary}` : ''}${body}<div class="foot s c">Member FDIC &nbsp; Equal Housing Lender &nbsp;&bull;&nbsp; Customer Service (888) 555-0186 &nbsp;&bull;&nbsp; Notice: see reverse side for important information</div>`) // prettier-ignore

export const descriptionFirst: Drawn = drawnStatement({
  name: 'korean-american-bank-cleaners-may-scan',
  family: 'description-before-date',
  notes: 'copier scan of a community bank’s statement: credits and debits as two halves, description before date before amount, deposits and checks three across with number first, a returned deposit with its fee, previous balance dated the month before, year-to-date fees and a fee announced as decoys',
  style, pages, scan: copier, holder: 'SUNRISE CLEANERS & LAUNDRY INC',
  accounts: [{ book, describe, account: { account_number: '70412268', account_type: 'checking', account_subtype: 'BUSINESS CHECKING', bank_name: 'Hanbit Pacific Bank' } }],
  acceptable: { 'accounts[0].total_nsf_fees': [12, 0], 'accounts[0].num_nsf_fees': [1, 0], 'accounts[0].start_date': ['2026-05-01', '2026-04-30'], ...worded([book], describe, p => (p.party === '' ? describe(p) : p.party), p => (p.kind === 'deposit' ? `Deposit ${p.reference.slice(0, 5)}` : describe(p))) },
}) // prettier-ignore
