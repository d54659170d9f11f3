/** A national bank: counts beside each summary line, lists with a reference number, trailing minus, deposits two across. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount } from '../press/numbers.ts'
import { documentOf, paginated, sideBySide, type Block } from '../press/page.ts'
import { bankTruth } from './bank-truth.ts'
import { bookOf, dailyBalances, ofKind, totalOf, type Posting, type PostingKind } from './books.ts'
import { hauler } from './businesses.ts'
import type { Customer } from './customer.ts'

const bank = 'Northern Prairie National Bank'
const style = `
.page{font:8.4pt/12pt 'Roboto Condensed';padding:.5in .55in}
.logo{font:700 15pt/17pt 'Roboto Condensed';color:#0c2074}
.right{position:absolute;right:.55in;top:.5in;text-align:right;line-height:12pt}
h3{font:700 10pt/13pt 'Roboto Condensed';color:#0c2074;border-bottom:1pt solid #0c2074;margin:9pt 0 2pt;display:flex;justify-content:space-between}
h3 small{color:#000;font-weight:400}
table{width:100%}
.h td{font-style:italic}
`
const minus = (cents: number) => `${formatAmount(Math.abs(cents))}${cents < 0 ? '-' : ''}`

function describe({ kind, party, reference, check }: Posting): string {
  if (kind === 'deposit') return 'Deposit'
  if (kind === 'check') return `Check ${check}`
  if (kind === 'ach-in') return `Electronic Deposit From ${party} REF=${reference.slice(0, 9)}N00`
  if (kind === 'ach-out') return `Electronic Withdrawal To ${party} REF=${reference.slice(0, 9)}N00`
  if (kind === 'card') return `Debit Purchase - VISA ${party}`
  if (kind === 'wire-out') return `Wire Debit REF${reference.slice(0, 6)} ${party}`
  return party
}

/** Descriptions that carry a reference of their own take a second line. */
function list(title: string, postings: readonly Posting[], note = ''): Block {
  const parts = (p: Posting) => describe(p).split(/ (?=REF=)/)
  const rows = postings.map(p => {
    const [first = '', second] = parts(p)
    return `<tr><td style="width:.7in">${dated(p.day, 'Mon D').replace(/ (\d)$/, '&nbsp;&nbsp;$1')}<td>${escape(first)}${second ? `<br>&nbsp;&nbsp;&nbsp;${second}` : ''}<td style="width:1.3in">${second ? '' : p.reference}<td class="r" style="width:1.2in">${p.cents > 0 ? '' : ''}${minus(p.cents)}</tr>`
  })
  const total = `<tr class="b"><td colspan="2"><td class="r" colspan="2">Total ${title}&nbsp;&nbsp;&nbsp;&nbsp;$&nbsp;&nbsp;${minus(postings[0] && postings[0].cents < 0 ? -totalOf(postings) : totalOf(postings))}</tr>`
  const open = (continued: boolean) => `<h3><span>${title}${continued ? ' (continued)' : ''}</span><small>${note}</small></h3><table><tr class="h"><td>Date<td>Description of Transaction<td>Ref Number<td class="r">Amount</tr>`
  return { open, rows: [...rows, total], close: '</table>', cost: 3, lines: [...postings.map(p => parts(p).length), 1] }
} // prettier-ignore

function pairs(
  title: string,
  items: readonly { day: string; number: string; reference: string; cents: number }[],
  second: string,
): Block {
  const cell = (p: (typeof items)[number] | undefined) => p === undefined ? '<td><td><td><td>' : `<td>${second === '' ? dated(p.day, 'Mon D') : p.number}<td>${second === '' ? p.number : dated(p.day, 'Mon D')}<td>${p.reference}<td class="r" style="padding-right:.4in">${formatAmount(Math.abs(p.cents))}` // prettier-ignore
  const rows = sideBySide(items, 2).map(row => `<tr>${row.map(cell).join('')}</tr>`)
  const head = `<td>${second === '' ? 'Date' : 'Check'}<td>${second === '' ? '' : 'Date'}<td>Ref Number<td class="r" style="padding-right:.4in">Amount`
  const sum = items.reduce((total, { cents }) => total + cents, 0)
  const total = `<tr class="b"><td colspan="8" class="r">${second === '' ? 'Total' : `Conventional ${title} (${items.length})`} ${second === '' ? title : ''}&nbsp;&nbsp;&nbsp;$&nbsp;&nbsp;${minus(sum)}</tr>`
  return { open: () => `<h3><span>${title}</span></h3><table><tr class="h">${head}${head}</tr>`, rows: [...rows, total], close: '</table>', cost: 3 } // prettier-ignore
}

function statement({ name, product, number, holder, address, book, scan }: Customer): Drawn {
  const group = (...kinds: PostingKind[]) => ofKind(book, ...kinds)
  const lines: [string, readonly Posting[]][] = [
    ['Customer Deposits', group('deposit')],
    ['Other Deposits', group('ach-in', 'wire-in', 'interest', 'refund')],
    ['Card Withdrawals', group('card', 'atm')],
    ['Other Withdrawals', group('ach-out', 'wire-out', 'fee', 'nsf')],
    ['Checks Paid', group('check')],
  ]
  const summary = `<h3><span>Account Summary</span></h3><table style="width:62%"><tr class="h"><td><td class="r"># Items<td></tr>
<tr><td>Beginning Balance on ${dated(book.start, 'Mon D')}<td><td class="r">$&nbsp;&nbsp;${formatAmount(book.opening)}</tr>
${lines.map(([label, ps]) => `<tr><td>${label}<td class="r">${ps.length}<td class="r">${minus(ps[0] && ps[0].cents < 0 ? -totalOf(ps) : totalOf(ps))}</tr>`).join('')}
<tr class="b"><td>&nbsp;&nbsp;&nbsp;Ending Balance on ${dated(book.end, 'Mon D, YYYY')}<td><td class="r">$&nbsp;&nbsp;${formatAmount(book.closing)}</tr></table>`
  const balances: Block = { open: () => '<h3><span>Balance Summary</span></h3><table><tr class="h">' + '<td>Date<td class="r" style="padding-right:.5in">Ending Balance'.repeat(3) + '</tr>', rows: sideBySide(dailyBalances(book), 3).map(row => `<tr>${row.map(b => (b === undefined ? '<td><td>' : `<td>${dated(b.day, 'Mon D')}<td class="r" style="padding-right:.5in">${formatAmount(b.balance)}`)).join('')}</tr>`), close: '</table><div>Balances only appear for days reflecting change.</div>', cost: 4 } // prettier-ignore
  const item = (p: Posting) => ({
    day: p.day,
    number: p.check === null ? '' : `${p.check}`,
    reference: p.reference,
    cents: p.cents,
  })
  const blocks = [
    pairs('Customer Deposits', group('deposit').map(item), ''),
    list('Other Deposits', lines[1]?.[1] ?? []),
    list('Card Withdrawals', lines[2]?.[1] ?? [], 'Card Number: xxxx-xxxx-xxxx-5029'),
    list('Other Withdrawals', lines[3]?.[1] ?? []),
    pairs('Checks Paid', group('check').map(item), 'check'),
    balances,
  ]
  const bodies = paginated(blocks, 31, 47)
  const pages = bodies.map((body, i) => {
    const right = `<div class="right"><b>Business Statement</b><br>Account Number:<br><b>${number}</b><br>Statement Period:<br>${dated(book.start, 'Mon D, YYYY')}<br>through<br>${dated(book.end, 'Mon D, YYYY')}<br>Page ${i + 1} of ${bodies.length}</div>`
    const to = i === 0 ? `<div style="margin:.75in 0 .35in .5in">${[holder, ...address].join('<br>')}</div>` : `<div style="margin:.2in 0 .95in 0">${holder}</div>`
    return `<div class="logo">${bank}</div><div>P.O. Box 1800<br>Saint Paul, Minnesota 55101-0800</div>${right}${to}<h3><span>${product.toUpperCase()}</span><small>Member FDIC</small></h3><div>${bank} National Association&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Account Number ${number}</div>${i === 0 ? summary : ''}${body}`
  }) // prettier-ignore
  const account = { account_number: number, account_type: 'checking', account_subtype: product, bank_name: bank }
  const notes = 'national bank: item counts beside summary lines, debits with trailing minus; customer deposits and checks two across with reference numbers and no description; second line of a description carries REF=; other lists with a reference column; year only in the period' // prettier-ignore
  return { name, kind: 'bank', html: documentOf(style, pages), ...(scan && { scan }), truth: bankTruth({ family: 'numbered-reference', notes, holder, accounts: [{ book, account, describe }], acceptable: { ...deposits(book.postings), 'accounts[0].bank_name': [`${bank} National Association`] } }) } // prettier-ignore
}

/** Rows of the deposit list have no description of their own. */
function deposits(postings: readonly Posting[]): Record<string, string[]> {
  return Object.fromEntries(postings.flatMap((p, i) => (p.kind === 'deposit' ? [[`transactions.${i}.description`, ['Deposit', 'Customer Deposits', 'Customer Deposit', `Deposit ${p.reference}`, p.reference]]] : []))) // prettier-ignore
}

export const numberedStatements: readonly Drawn[] = [
  statement({
    name: 'us-northern-prairie-milk-hauling-june',
    product: 'Silver Business Checking',
    number: '1 047 5522 8190',
    holder: 'BLUE MOUND MILK TRANSPORT LLC',
    address: ['N2240 COUNTY HWY F', 'MONROE WI 53566-8810'],
    book: bookOf({ seed: 51, start: '2026-06-01', end: '2026-06-30', opening: 1_410_667, flows: hauler.map(flow => (flow.kind === 'deposit' ? { ...flow, count: 5 } : flow)), firstCheck: 1740 }), // prettier-ignore
  }),
]
