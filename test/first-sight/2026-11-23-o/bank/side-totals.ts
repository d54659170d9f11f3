/** A New England bank: debits before credits, each part's total in the margin at the right, amounts before descriptions; a flatbed scan. */
import { units } from '../../2026-11-22/press/numbers.ts'
import { bookOf, creditsOf, dailyBalances, dated, drawnStatement, escape, fixed, flatbed, flow, formatAmount, gap, ofKind, paginated, plain, rowOf, sideBySide, solvent, totalOf, type Drawn, type Posting } from './means.ts' // prettier-ignore

const style = `.page{font:8.7pt/11.8pt 'Source Sans';padding:.5in .65in}table{width:100%}.p{width:5.1in}.m{float:right;width:1.8in;text-align:right;font-size:8.2pt;line-height:10.4pt}.bar{border-bottom:1.6pt solid #008555;font:700 11pt/15pt 'Source Sans';margin:9pt 0 3pt;clear:both}.h td{font-weight:700;font-size:8pt}.s{font-size:7.2pt;line-height:9.2pt}i{font-weight:700}`
const book = solvent(bookOf({ seed: 7703, start: '2026-09-01', end: '2026-09-30', opening: 3_318_552, firstCheck: 1066, flows: [flow('deposit', '', 5, 3900), flow('ach-in', 'SPURWINK SCHOOLS ACH PMT 260914 VENDOR | MAINE DOT STATE PAY 004418 | TOAST PAYOUT 260908 CASCO BAY', 8, 4700), flow('card', '4418 DBT PURCHASE - 003311 BUTTEREY LUMBER SCARBOROUGH ME | 4418 DBT PURCHASE - 552014 IRVINE OIL #8 S PORTLAND ME | 4418 DBT PURCHASE - 910022 MARDENS SUPPLY BIDDEFORD ME', 11, 174), flow('atm', 'ATM WITHDRAWAL 000117 CITY SQUARE PORTLAND ME', 2, 300), flow('ach-out', 'GUSTA PAYROLL 260911 NET | CMP ELECTRIC 090426 BILL | TD EQUIP LEASING PMT | UNUMM BENEFITS PREMIUM', 8, 2900), flow('check', '', 9, 1240), fixed('interest', 'INTEREST', 1, 1.84, [30])] })) // prettier-ignore
const describe = ({ kind, party, check }: Posting) => check !== null ? `Check ${check}` : kind === 'deposit' ? 'DEPOSIT' : party // prettier-ignore
const margin = (words: string, sign: string, postings: readonly Posting[]) => `<div class="m">${sign}<br><i>${words}</i><br>$${plain(totalOf(postings))}</div>` // prettier-ignore
const list = (title: string, note: string, postings: readonly Posting[]) => ({ open: (more: boolean) => `<table class="p"><tr><td colspan="3" class="b">${title}${more ? ' (Continued)' : ''} ${more ? '' : note}</tr><tr class="h"><td style="width:.6in">Date<td class="r" style="width:.9in;padding-right:12pt">Amount<td>Description</tr>`, rows: postings.map(p => rowOf([dated(p.day, 'MM/DD'), `>${plain(p.cents)}`, escape(describe(p))]).replace('class="r"', 'class="r" style="padding-right:12pt"')), close: '</table>', cost: 2.3 }) // prettier-ignore
const checks = ofKind(book, 'check')
const [atm, card, other] = [ofKind(book, 'atm'), ofKind(book, 'card'), ofKind(book, 'ach-out')]
const interest = ofKind(book, 'interest')
const credits = creditsOf(book).filter(p => p.kind !== 'interest')
const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${p.check}${gap(checks, p)}<td class="r">${plain(p.cents)}<td style="padding-left:10pt">${dated(p.day, 'MM/DD')}` // prettier-ignore
const title = (words: string) => ({ open: () => `<div class="bar">${words}</div>`, rows: [], close: '', cost: 2 })
const balance = (b: { day: string; balance: number } | undefined) => b === undefined ? '<td><td>' : `<td>${dated(b.day, 'MM/DD')}<td class="r" style="padding-right:28pt">${formatAmount(b.balance)}` // prettier-ignore
const bodies = paginated([
  title('Transaction Details &nbsp;<span style="font-weight:400;font-size:8.6pt">Checks* &nbsp;There is no break in check sequence unless marked</span>'),
  { open: () => `${margin('Total Checks', '&minus;', checks)}<table class="p"><tr class="h">${'<td>Check #<td class="r">Amount<td style="padding-left:10pt">Date'.repeat(3)}</tr>`, rows: sideBySide(checks, 3).map(row => `<tr>${row.map(cell).join('')}</tr>`), close: '</table>', cost: 1.3 },
  title('Withdrawals'),
  { ...list('ATM/Purchases', '', atm.concat(card)), open: more => `${more ? '' : margin('Total Withdrawals', '&minus;', [...atm, ...card, ...other])}${list('ATM/Purchases', '', []).open(more)}` },
  list('Other Withdrawals', '', other),
  title('Deposits &amp; Credits'),
  { ...list('Deposits', '', credits), open: more => `${more ? '' : margin('Total Deposits &amp; Credits', '+', credits)}${list('Deposits &amp; Credits', '', []).open(more)}` },
  title('Interest'),
  { ...list('Interest', '', interest), open: () => `${margin('Total Interest Paid', '+', interest)}<table class="p"><tr class="h"><td style="width:.6in">Date<td class="r" style="width:.9in;padding-right:12pt">Amount<td>Description</tr>`, close: `</table><div class="m" style="margin-top:8pt;border-top:1pt solid #000">=<br><i>Current Balance</i><br>$${plain(book.closing)}</div>`, cost: 4 },
  { open: () => '<div class="bar">Daily Balance</div><table><tr class="h">' + '<td>Date<td class="r" style="padding-right:28pt">Balance'.repeat(4) + '</tr>', rows: sideBySide(dailyBalances(book), 4).map(row => `<tr>${row.map(balance).join('')}</tr>`), close: '</table>', cost: 3.3 },
], 38, 60) // prettier-ignore
const calc = `<table class="s" style="width:3.4in">${rowOf(['Balance Calculation', ''], ' class="b"')}${rowOf(['Previous Balance', `>${plain(book.opening)}`])}${rowOf(['Checks', `>${plain(totalOf(checks))} &minus;`])}${rowOf(['Withdrawals', `>${plain(totalOf([...atm, ...card, ...other]))} &minus;`])}${rowOf(['Deposits &amp; Credits', `>${plain(totalOf(credits))} +`])}${rowOf(['Interest Paid', `>${plain(totalOf(interest))} +`])}${rowOf(['<b>Current Balance</b>', `><b>${plain(book.closing)} =</b>`])}</table>` // prettier-ignore
const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><div><b style="font:700 16pt/19pt 'Source Sans';color:#008555">✳ Casco Citizens Bank</b><div class="s">1-800-555-0149<br>Call our PhoneBank anytime for account information, current rates and answers to your questions.</div></div><div class="r s"><b>Business Account Statement</b><br>${i + 1} of ${bodies.length}<br>Beginning September 01, 2026<br>through September 30, 2026</div></div>${i === 0 ? `<div style="margin:.25in 0 .2in .1in">US059 BR588 &nbsp; 4<br>CASCO BAY FOOD TRUCKS LLC<br>ATTN DANIEL THIBODEAU<br>18 PLEASANT HILL RD<br>SCARBOROUGH ME 04074</div><div class="bar">Business Interest Checking <span style="font-weight:400">for CASCO BAY FOOD TRUCKS LLC &nbsp; 1104-882-0</span></div><div style="display:flex;justify-content:space-between">${calc}<table class="s" style="width:3in">${rowOf(['Balance', ''], ' class="b"')}${rowOf(['Average Daily Balance', '>34,806.12'])}${rowOf(['Annual Percentage Yield Earned', '>.07%'])}${rowOf(['Interest Paid Year to Date', '>14.22'])}${rowOf(['Previous Balance', `>${plain(book.opening)}`])}</table></div>` : ''}${body}<div class="foot s c">Member FDIC ⌂ Equal Housing Lender &nbsp; Please See Additional Information on Next Page</div>`) // prettier-ignore

export const sideTotals: Drawn = drawnStatement({
  name: 'new-england-bank-food-trucks-margin-totals-september-scan',
  family: 'totals-in-the-margin',
  notes: 'flatbed scan of a New England bank’s statement: checks and withdrawals before deposits, amount before description, each part’s total in the right margin with the sign above it, previous balance printed twice, average, yield and interest of the year as decoys, balances four across',
  style, pages, scan: flatbed, holder: 'CASCO BAY FOOD TRUCKS LLC',
  accounts: [{ book, describe, account: { account_number: '1104-882-0', account_type: 'checking', account_subtype: 'Business Interest Checking', bank_name: 'Casco Citizens Bank' } }],
  acceptable: { 'accounts[0].account_number': ['1104-882-0', '11048820'], 'accounts[0].total_credits': [units(totalOf(creditsOf(book))), units(totalOf(credits))], 'accounts[0].num_total_credits': [credits.length + 1, credits.length] },
}) // prettier-ignore
