/** A community bank's core print: an equation across the top, one list with signed trailing minus, checks and balances below; a fax. */
import { averageBalance, bookOf, creditsOf, dailyBalances, dated, debitsOf, drawnStatement, escape, fax, fixed, flow, formatAmount, gap, ofKind, paginated, plain, rowOf, worded, sideBySide, solvent, totalOf, type Drawn, type Posting } from './means.ts' // prettier-ignore

const style = `.page{font:9.6pt/13pt Cousine;padding:.6in .55in}table{width:100%}td{white-space:nowrap}.e td{text-align:center;font-size:9pt}.l{border-top:.8pt solid #000;margin:5pt 0}`
const book = solvent(bookOf({ seed: 6421, start: '2026-08-03', end: '2026-08-31', opening: 1_126_944, firstCheck: 4107, flows: [flow('deposit', '', 10, 1420), flow('ach-in', 'CARD SVCS 0044 MTOT DEP | NAPPA FLEET EFT PMT', 7, 980), flow('ach-out', 'AUTOZONE COMMERCIAL ACH | GUSTA PAYROLL 44810 | OKLA NATURAL GAS BILL | SNAPON CREDIT PMT', 8, 870), flow('card', 'OREILLEY 0771 ADA OK | WALLMART SC 22 ADA OK', 5, 96), flow('check', '', 12, 610), fixed('wire-out', 'WIRE OUT HUNTER LIFT CO', 1, 3450, [18]), fixed('fee', 'WIRE FEE', 1, 20, [18])] })) // prettier-ignore
const describe = ({ kind, party, check }: Posting) => check !== null ? `Check ${check}` : kind === 'deposit' ? 'DEPOSIT' : kind === 'card' ? `POS DEB ${party}` : party // prettier-ignore
const checks = ofKind(book, 'check')
const others = book.postings.filter(p => p.check === null)
const rows = others.map(p =>
  rowOf([dated(p.day, 'M/DD'), escape(describe(p)), `>${plain(p.cents)}${p.cents < 0 ? '-' : '&nbsp;'}`]),
)
const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${dated(p.day, 'M/DD')}<td class="r">${p.check}${gap(checks, p) === '' ? '&nbsp;' : '*'}<td class="r" style="padding-right:16pt">${plain(p.cents)}` // prettier-ignore
const balance = (b: { day: string; balance: number } | undefined) => b === undefined ? '<td><td>' : `<td>${dated(b.day, 'M/DD')}<td class="r" style="padding-right:16pt">${formatAmount(b.balance)}` // prettier-ignore
const bodies = paginated([
  { open: more => `<div class="c b">---------- ACCOUNT TRANSACTIONS${more ? ' CONTINUED' : ''} ----------</div><table><tr><td style="width:.7in">DATE<td>DESCRIPTION<td class="r">AMOUNT&nbsp;</tr>`, rows, close: '</table>', cost: 2 },
  { open: () => '<div class="c b" style="margin-top:8pt">---------- CHECKS IN NUMBER ORDER ----------</div><table><tr>' + '<td>DATE<td class="r">CHECK #&nbsp;<td class="r" style="padding-right:16pt">AMOUNT'.repeat(3) + '</tr>', rows: sideBySide(checks, 3).map(row => `<tr>${row.map(cell).join('')}</tr>`), close: '</table>(*) INDICATES A GAP IN CHECK NUMBER SEQUENCE', cost: 4 },
  { open: () => '<div class="c b" style="margin-top:8pt">---------- BALANCE BY DATE ----------</div><table>', rows: sideBySide(dailyBalances(book), 4).map(row => `<tr>${row.map(balance).join('')}</tr>`), close: '</table>', cost: 2 },
], 38, 52) // prettier-ignore
const equation = `<div class="l"></div><table class="e"><tr><td>PREVIOUS<br>BALANCE<td><br>+<td>DEPOSITS /<br>CREDITS<td><br>-<td>CHECKS /<br>DEBITS<td><br>-<td>SERVICE<br>CHARGE<td><br>+<td>INTEREST<br>PAID<td><br>=<td>NEW<br>BALANCE</tr><tr><td>${plain(book.opening)}<td><td>${plain(totalOf(creditsOf(book)))}<td><td>${plain(totalOf(debitsOf(book)))}<td><td>.00<td><td>.00<td><td>${plain(book.closing)}</tr><tr><td><td><td>${creditsOf(book).length} ITEMS<td><td>${debitsOf(book).length} ITEMS<td><td><td><td><td><td></tr></table><div class="l"></div><div style="display:flex;justify-content:space-between"><span>AVG BALANCE ${plain(averageBalance(book))}</span><span>MIN BALANCE ${plain(Math.min(...dailyBalances(book).map(b => b.balance)))}</span><span>DAYS IN PERIOD 31</span></div><br>` // prettier-ignore
const pages = bodies.map((body, i) => `<div style="position:absolute;top:.14in;left:.3in;right:.3in;font:8pt/9pt Arimo;display:flex;justify-content:space-between"><span>09/08/2026 TUE 16:52 &nbsp; FAX 580 555 0177 PONTOTOC AUTO</span><span>☑ 00${i + 1}/00${bodies.length}</span></div><div style="display:flex;justify-content:space-between"><div><b style="font:700 15pt/18pt Tinos">Pontotoc County State Bank</b><br>ADA, OKLAHOMA 74820 &nbsp; 580-555-0102</div><div class="r">ACCOUNT NUMBER &nbsp; 0211-4480<br>STATEMENT DATE &nbsp; 8/31/26<br>PAGE &nbsp; ${i + 1}</div></div>${i === 0 ? `<br><div style="margin-left:.3in">PONTOTOC AUTO &amp; DIESEL LLC<br>1900 N BROADWAY AVE<br>ADA OK 74820-1433</div><br><div style="display:flex;justify-content:space-between"><span>SMALL BUSINESS CHECKING</span><span>STATEMENT PERIOD &nbsp; 8/01/26 - 8/31/26</span></div>${equation}` : '<br>'}${body}`) // prettier-ignore

export const equationHeading: Drawn = drawnStatement({
  name: 'community-bank-auto-repair-equation-august-fax',
  family: 'equation-across-the-top',
  notes: 'fax of a community bank’s print: summary as an equation across the page with counts below, one list of amounts (debits with a trailing minus) without the checks, checks three across, balances four across, average and minimum as decoys, a fax line with a date of its own at the top edge',
  style, pages, scan: fax, holder: 'PONTOTOC AUTO & DIESEL LLC',
  accounts: [{ book: { ...book, start: '2026-08-01' }, describe, account: { account_number: '0211-4480', account_type: 'checking', account_subtype: 'SMALL BUSINESS CHECKING', bank_name: 'Pontotoc County State Bank' } }],
  acceptable: { 'accounts[0].account_number': ['0211-4480', '02114480'], ...worded([book], describe, p => (p.party === '' ? describe(p) : p.party)) },
}) // prettier-ignore
