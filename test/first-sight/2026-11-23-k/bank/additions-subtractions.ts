/** A Great Lakes bank: Additions and Subtractions with serial numbers and sources; printed checks; fees by quantity and unit charge. */
import { bookOf, ofKind, totalOf, type Posting } from '../../2026-11-22/bank/books.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, units } from '../../2026-11-22/press/numbers.ts'
import { paginated, sideBySide, type Block } from '../../2026-11-22/press/page.ts'
import { drawnStatement, fixed, flow, gap, plain, solvent } from './statement.ts'

const style = `
.page{font:8.8pt/12pt Arimo;padding:.5in .7in}
table{width:100%}.t{font:700 12pt/15pt Arimo;margin:9pt 0 1pt}.s{font-style:italic;font-weight:700}
.u td{border-bottom:.5pt solid #000}
`
const book = solvent(
  bookOf({
    seed: 811, start: '2026-09-01', end: '2026-09-30', opening: 5_470_912, firstCheck: 7702,
    flows: [flow('deposit', '', 6, 6100), flow('ach-in', 'ERIE CO SCHOOLS AP PAYMENT | BROADVIEW COMMONS ACH ITEMS', 5, 7300), flow('wire-in', 'LAKESHORE PROPERTY TRUST', 1, 18500), flow('ach-out', 'PAYLOCK SERVICES PAYROLL | NATL FUEL GAS UTIL PYMT | NORTHSTAR FLEET LEASING | ERIE MUTUAL INS PREM', 7, 3900), flow('card', 'BOILER PARTS DIRECT | GASWAY 1102 ERIE PA | PIPEWORKS SUPPLY ERIE PA | CALL CENTER PRO', 11, 240), flow('check', '', 14, 1850), fixed('fee', 'AUG 26 ACCT ANALYSIS FEE', 1, 64.2, [14])],
  }),
) // prettier-ignore
const [additions, checks, other, fees] = [
  ofKind(book, 'deposit', 'ach-in', 'wire-in'),
  ofKind(book, 'check'),
  ofKind(book, 'ach-out', 'card'),
  ofKind(book, 'fee'),
]
const serial = ({ reference }: Posting) => reference.slice(0, 4)

function describe({ kind, party, check, day, reference }: Posting): string {
  if (kind === 'deposit') return 'Customer Deposit'
  if (kind === 'ach-in') return `Direct Deposit, ${party}`
  if (kind === 'wire-in') return `Wire Deposit ${party} ${reference.slice(4)}`
  if (kind === 'card') return `POS Purchase ${dated(day, 'MM/DD')} ${party}`
  if (kind === 'ach-out') return `Direct Withdrawal, ${party}`
  return check === null ? `Service Charge ${party}` : `Check ${check}`
}

const open = (title: string, head: string) => (continued: boolean) => `<div class="t">${title}${continued ? ' (con’t)' : ''}</div><table><tr class="s u">${head}</tr>` // prettier-ignore
const line = (p: Posting) => `<tr><td style="width:1in">${dated(p.day, 'M-D')}<td style="width:.8in">${['card', 'ach-in'].includes(p.kind) ? '' : serial(p)}<td>${escape(describe(p))}<td class="r">${plain(p.cents)}</tr>` // prettier-ignore
const total = (words: string, postings: readonly Posting[], span = 3) => `<tr class="b"><td colspan="${span}" style="border-top:.5pt solid #000">${words}<td class="r" style="border-top:.5pt solid #000">$${plain(totalOf(postings))}</tr>` // prettier-ignore
const checkCells = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${p.check}${gap(checks, p)}<td>${dated(p.day, 'M-D')}<td class="r" style="padding-right:26pt">${plain(p.cents)}` // prettier-ignore
const blocks: Block[] = [
  { open: open('Additions', '<td>Deposits<td>Serial #<td>Source<td class="r">Amount'), rows: [...additions.map(line), total('Total additions', additions)], close: '</table>', cost: 2.5 },
  { open: open('Subtractions', ''), rows: [], close: '</table>', cost: 1.5 },
  { open: () => '<div><b>Paper Checks</b> &nbsp; * check missing from sequence</div><table><tr class="s u">' + '<td>Check<td>Date<td class="r" style="padding-right:26pt">Amount'.repeat(3) + '</tr>', rows: [...sideBySide(checks, 3).map(row => `<tr>${row.map(checkCells).join('')}</tr>`), `<tr class="b"><td colspan="8">Paper Checks Paid<td class="r" style="padding-right:26pt">$${plain(totalOf(checks))}</tr>`], close: '</table>', cost: 2.2 },
  { open: () => '<table style="margin-top:6pt"><tr class="s u"><td>Withdrawals<td>Serial #<td>Location<td class="r">Amount</tr>', rows: [...other.map(line), total('Total subtractions other than checks', other)], close: '</table>', cost: 1.6 },
  { open: open('Fees and charges', '<td>Date<td><td>&nbsp;<td class="r">Quantity<td class="r">Unit Charge<td class="r">Amount'), rows: [...fees.map(p => `<tr><td style="width:.7in">${dated(p.day, 'M-D-YY')}<td style="width:.8in">${serial(p)}<td>${describe(p)}<td class="r">1<td class="r">${plain(p.cents)}<td class="r">-$${plain(p.cents)}</tr>`), `<tr class="b"><td colspan="5">Fees and charges assessed this period<td class="r">-$${plain(totalOf(fees))}</tr>`, '<tr><td colspan="6" style="padding-top:6pt;font-size:8pt">See your Account Messages for details. Your earnings credit of $41.17 was used against the charges of August.</tr>'], close: '</table>', cost: 2.5 },
] // prettier-ignore
const bodies = paginated(blocks, 29, 48)
const summary = `<table style="width:4.3in;margin:2pt 0 6pt 1.5in"><tr><td>Beginning balance 8-31-26<td class="r">$${plain(book.opening)}</tr><tr><td>${additions.length} Additions<td class="r">+${plain(totalOf(additions))}</tr><tr><td>${checks.length + other.length} Subtractions<td class="r">-${plain(totalOf([...checks, ...other]))}</tr><tr><td>Net fees and charges<td class="r">-${plain(totalOf(fees))}</tr><tr class="b"><td>Ending balance 9-30-26<td class="r">$${plain(book.closing)}</tr></table>` // prettier-ignore
const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><div>${i === 0 ? '<b style="font:700 15pt/18pt Tinos">Presque Isle National Bank</b><br>P.O. Box 93885<br>Erie, PA 16512-3885' : ''}</div><div class="r"><b>Business Banking Statement</b><br>September 30, 2026<br>page ${i + 1} of ${bodies.length}<br><br>${i === 0 ? '' : '3592004471'}</div></div>${i === 0 ? `<div style="margin:.28in 0 .3in .3in">31 &nbsp; T &nbsp; 844 &nbsp; 00000 &nbsp; R EM AO<br>BAYFRONT MECHANICAL INC<br>1215 STATE ST STE 4<br>ERIE PA 16501-1913</div><div style="border:.7pt solid #000;padding:4pt 8pt;font-size:8.4pt;text-align:center">Questions or comments? Call our Business Information Center 1-888-555-0171</div><div style="background:#000;color:#fff;font:700 10pt/15pt Arimo;padding:0 6pt;margin:9pt 0 5pt;display:flex;justify-content:space-between"><span>PRESQUE ISLE BUSINESS REWARD CHECKING</span><span>3592004471</span></div><div>BAYFRONT MECHANICAL INC</div>${summary}` : ''}${body}<div class="foot" style="font-size:7pt">3592004471 - 03118 &nbsp; 844 &nbsp;&nbsp;&nbsp;&nbsp; Member FDIC &nbsp; Equal Housing Lender</div>`) // prettier-ignore

export const additionsSubtractions: Drawn = drawnStatement({
  name: 'regional-bank-mechanical-contractor-additions-september',
  family: 'additions-subtractions',
  notes: 'regional bank: additions and subtractions, dates M-D, a serial number column that some rows leave empty, paper checks three across, fees apart with quantity and unit charge and a minus, beginning balance dated the last day of the month before; only the date of the statement names the year; earnings credit is a decoy',
  style,
  pages,
  holder: 'BAYFRONT MECHANICAL INC',
  accounts: [{ book, describe, account: { account_number: '3592004471', account_type: 'checking', account_subtype: 'PRESQUE ISLE BUSINESS REWARD CHECKING', bank_name: 'Presque Isle National Bank' } }],
  acceptable: { 'accounts[0].num_total_debits': [checks.length + other.length + fees.length, checks.length + other.length], 'accounts[0].total_debits': [units(totalOf([...checks, ...other, ...fees])), units(totalOf([...checks, ...other]))], 'accounts[0].start_date': ['2026-09-01', '2026-08-31'] },
}) // prettier-ignore
