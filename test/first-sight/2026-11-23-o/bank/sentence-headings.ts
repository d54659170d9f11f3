/** An Arkansas bank: parts opened by a sentence with count and total, posted and effective dates; the account is overdrawn for some days. */
import { averageBalance, bookOf, creditsOf, dailyBalances, dated, debitsOf, drawnStatement, escape, fixed, flow, formatAmount, later, ofKind, paginated, plain, rowOf, sideBySide, totalOf, type Drawn, type Posting } from './means.ts' // prettier-ignore

const style = `.page{font:8.6pt/11.6pt 'PT Sans';padding:.5in .7in}table{width:100%}h5{font:700 9.4pt/13pt 'PT Sans';margin:10pt 0 2pt;color:#7a1020}.z tr:nth-child(even) td{background:#eee}.z td{padding:.6pt 4pt}.h td{font-weight:700;border-bottom:.8pt solid #7a1020}.s{font-size:7.4pt;line-height:9.4pt}`
const book = bookOf({ seed: 4211, start: '2026-02-03', end: '2026-03-04', opening: 268_417, firstCheck: 5561, flows: [flow('ach-in', 'GLOBAL PAY MERCH DEP | DOORBRING INC PAYOUT', 17, 905), flow('deposit', '', 5, 1240), flow('card', 'RESTAURANT DEPOT #88 LITTLE ROCK AR | FARM FRESH MEATS CONWAY AR | SHELL OIL 57422 MAUMELLE AR | SAMCO CLUB 4821 CONWAY AR', 16, 288), flow('ach-out', 'GUSTA PAYROLL NET PAY | CONWAY CORP UTILITIES | KAPWELL ADVANCE DAILY ACH | SYSLINE FOOD SVC', 11, 1790), flow('check', '', 7, 690), fixed('nsf', 'OVERDRAFT PAID ITEM FEE', 3, 34, [11, 19, 27]), fixed('fee', 'MAINTENANCE FEE', 1, 15, [99])] }) // prettier-ignore
const describe = ({ kind, party, check }: Posting) => check !== null ? `Check ${check}` : kind === 'deposit' ? 'BRANCH DEPOSIT' : party // prettier-ignore
const effective = (p: Posting) => (p.kind === 'card' ? later(p.day, -1) : p.day)
const inParentheses = (cents: number) => (cents < 0 ? `(${plain(cents)})` : plain(cents))
const list = (count: string, postings: readonly Posting[]) => ({ open: (more: boolean) => `<h5>${more ? `${count}, continued` : `${postings.length} ${count} totaling $${plain(totalOf(postings))}`}</h5><table class="z"><tr class="h"><td style="width:.75in">Posted<td style="width:.75in">Effective<td>Description<td class="r">Amount</tr>`, rows: postings.map(p => rowOf([dated(p.day, 'M/D/YY'), dated(effective(p), 'M/D/YY'), escape(describe(p)), `>${plain(p.cents)}`])), close: '</table>', cost: 3 }) // prettier-ignore
const checks = ofKind(book, 'check')
const fees = ofKind(book, 'fee', 'nsf')
const check = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${p.check}<td>${dated(p.day, 'M/D/YY')}<td class="r" style="padding-right:.4in">${plain(p.cents)}` // prettier-ignore
const balance = (b: { day: string; balance: number } | undefined) => b === undefined ? '<td><td>' : `<td>${dated(b.day, 'M/D/YY')}<td class="r" style="padding-right:.4in">${inParentheses(b.balance)}` // prettier-ignore
const bodies = paginated([
  list('electronic credits', ofKind(book, 'ach-in')),
  list('deposits', ofKind(book, 'deposit')),
  list('debit card transactions', ofKind(book, 'card')),
  list('electronic debits', ofKind(book, 'ach-out')),
  { open: () => `<h5>${checks.length} checks totaling $${plain(totalOf(checks))}</h5><table class="z"><tr class="h">${'<td>Number<td>Posted<td class="r" style="padding-right:.4in">Amount'.repeat(3)}</tr>`, rows: sideBySide(checks, 3).map(row => `<tr>${row.map(check).join('')}</tr>`), close: '</table>', cost: 3 },
  list('fees and charges', fees),
  { open: () => '<h5>Ledger balance at the end of each day with activity</h5><table class="z"><tr class="h">' + '<td>Day<td class="r" style="padding-right:.4in">Balance'.repeat(3) + '</tr>', rows: sideBySide(dailyBalances(book), 3).map(row => `<tr>${row.map(balance).join('')}</tr>`), close: '</table>', cost: 3 },
  { open: () => '<h5>Overdraft and returned item fees</h5><table class="z"><tr class="h"><td><td class="r">This cycle<td class="r">2026 to date<td class="r">2025</tr>', rows: [rowOf(['Overdraft paid item fees', `>$${plain(totalOf(ofKind(book, 'nsf')))}`, '>$238.00', '>$1,054.00']), rowOf(['Returned item fees', '>$0.00', '>$34.00', '>$170.00'])], close: '</table>', cost: 3 },
], 43, 55) // prettier-ignore
const facts = [['Balance on February 2, 2026', inParentheses(book.opening)], ['Money added', `+ ${plain(totalOf(creditsOf(book)))}`], ['Money taken out, with fees', `− ${plain(totalOf(debitsOf(book)))}`], ['Balance on March 4, 2026', inParentheses(book.closing)]] // prettier-ignore
const pages = bodies.map((body, i) => `${i === 0 ? `<div style="display:flex;justify-content:space-between"><div><b style="font:700 17pt/20pt 'PT Sans';color:#7a1020">OZARK VALLEY BANK</b><div class="s">Conway Main &nbsp; 905 Front Street, Conway, Arkansas 72032 &nbsp; 501-555-0133</div></div><div class="r">Statement of account 20-1884-7<br>February 3 – March 4, 2026<br>Page 1 of ${bodies.length}</div></div><div style="display:flex;justify-content:space-between;margin:.3in 0 .1in"><div>BIG AUNT RUTHS SMOKEHOUSE LLC<br>2305 HARKRIDER ST<br>CONWAY AR 72032-8816</div><div style="width:3.4in;border:1.2pt solid #7a1020;padding:6pt 9pt"><b>Front Porch Business Checking</b><table>${facts.map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table><div class="s" style="margin-top:4pt">30 days in this cycle &nbsp; Average balance $${formatAmount(averageBalance(book))}</div></div></div>` : `<div style="display:flex;justify-content:space-between"><b>OZARK VALLEY BANK</b><span>BIG AUNT RUTHS SMOKEHOUSE LLC &nbsp; 20-1884-7 &nbsp; Page ${i + 1} of ${bodies.length}</span></div>`}${body}<div class="foot s">Lost or stolen card: 800-555-0117, any hour. Overdraft privilege limit on this account: $750.00. This is a discretionary service. Member FDIC.</div>`) // prettier-ignore

export const sentenceHeadings: Drawn = drawnStatement({
  name: 'arkansas-bank-smokehouse-overdrawn-february',
  family: 'sentence-headings-two-dates',
  notes: 'southern bank: each part opened by a sentence with count and total, posted and effective dates with the year, unsigned amounts, overdrawn days in parentheses, period over two months, three overdraft fees among the fees, year-to-date and last year’s fees and an overdraft limit as decoys',
  style, pages, holder: 'BIG AUNT RUTHS SMOKEHOUSE LLC',
  accounts: [{ book, describe, account: { account_number: '20-1884-7', account_type: 'checking', account_subtype: 'Front Porch Business Checking', bank_name: 'OZARK VALLEY BANK' } }],
  acceptable: { 'accounts[0].account_number': ['20-1884-7', '2018847'], 'accounts[0].start_date': ['2026-02-03', '2026-02-02'], ...Object.fromEntries(book.postings.flatMap((p, i) => (p.kind === 'card' ? [[`transactions.${i}.date_iso`, [p.day, later(p.day, -1)]]] : []))) },
}) // prettier-ignore
