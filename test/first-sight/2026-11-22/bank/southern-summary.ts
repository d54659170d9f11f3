/** A regional bank of the South: signed summary lines, lists by kind, checks two across, daily balances three across. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount } from '../press/numbers.ts'
import { documentOf, paginated, sideBySide, type Block } from '../press/page.ts'
import type { Customer } from './customer.ts'
import { bankTruth } from './bank-truth.ts'
import { averageBalance, bookOf, dailyBalances, ofKind, totalOf, type Book, type Posting } from './books.ts'
import { concretePumping, hauler } from './businesses.ts'

const style = `
.page{font:8.6pt/13pt Arimo;padding:.5in .6in}
.top{display:flex;justify-content:space-between}
.logo{font:700 17pt/18pt 'Libre Franklin';color:#1d5c3a}
.to{margin:.34in 0 .3in .35in;line-height:12pt}
.meta{position:absolute;right:.6in;top:1.35in;width:1.9in}
.meta td{padding-right:8pt}
h2{background:#1d5c3a;color:#fff;font:700 9.5pt/15pt Arimo;text-align:center;margin:10pt 0 4pt}
h2.light{background:#e3e9e4;color:#000}
.sum{width:100%}.sum td{width:25%;padding:0 6pt}
.list{width:100%}.list td:first-child{width:.6in}.list td:last-child{text-align:right;width:1.1in}
.foot{font-size:7pt;line-height:8.5pt;text-align:center}
`

const wording: Readonly<Record<string, (posting: Posting) => string>> = {
  'ach-in': ({ party, reference }) => `${party} Ccd ${reference.slice(0, 6)}`,
  deposit: () => 'Deposit - Thank You',
  'wire-in': ({ party, reference }) => `Wire Transfer ${party} ${reference}`,
  'wire-out': ({ party, reference }) => `Wire Transfer Out ${party} ${reference}`,
  card: ({ party, reference }) => `Card Purchase ${party} ${reference.slice(0, 4)} Card 6612`,
  'ach-out': ({ party, reference }) => `${party} ${reference.slice(0, 8)}`,
  atm: ({ party }) => `${party} Main St Br Card 6612`,
  fee: ({ party }) => party,
  check: ({ check }) => `Check ${check}`,
}
const describe = (posting: Posting) => wording[posting.kind]?.(posting) ?? posting.party

function listed(title: string, postings: readonly Posting[], total: string | null): Block {
  const open = (continued: boolean) =>
    `<h2 class="light">${title}${continued ? ' (CONTINUED)' : ''}</h2><table class="list">`
  const rows = postings.map(
    p => `<tr><td>${dated(p.day, 'MM/DD')}<td>${escape(describe(p))}<td>${formatAmount(Math.abs(p.cents))}</tr>`,
  )
  const sum =
    total === null
      ? []
      : [`<tr class="b"><td><td style="padding-left:2in">${total}<td>$${formatAmount(totalOf(postings))}</tr>`]
  return { open, rows: [...rows, ...sum], close: '</table>', cost: 2.2 }
}

function checkList(checks: readonly Posting[]): Block {
  const gap = (p: Posting) => (checks.some(other => other.check === (p.check ?? 0) - 1) || p === checks[0] ? '' : ' *')
  const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${dated(p.day, 'MM/DD')}<td>${p.check}${gap(p)}<td class="r" style="padding-right:40pt">${formatAmount(-p.cents)}` // prettier-ignore
  const head = '<td>Date<td>Check No.<td class="r" style="padding-right:40pt">Amount'
  const rows = [
    `<tr class="b">${head}${head}</tr>`,
    ...sideBySide(checks, 2).map(row => `<tr>${row.map(cell).join('')}</tr>`),
  ]
  const sum = `<tr class="b"><td colspan="5" class="r">Total Checks<td class="r" style="padding-right:40pt">$${formatAmount(totalOf(checks))}</tr>`
  return { open: () => '<h2 class="light">CHECKS</h2><table style="width:100%">', rows: [...rows, sum, '<tr><td colspan="6">* Break In Check Number Sequence.</tr>'], close: '</table>', cost: 2.2 } // prettier-ignore
}

function balanceList(book: Book): Block {
  const cell = (b: { day: string; balance: number } | undefined) => b === undefined ? '<td><td>' : `<td>${dated(b.day, 'MM/DD')}<td class="r" style="padding-right:34pt">${formatAmount(b.balance)}` // prettier-ignore
  const rows = sideBySide(dailyBalances(book), 3).map(row => `<tr>${row.map(cell).join('')}</tr>`)
  const head = '<td>Date<td class="r" style="padding-right:34pt">Balance'
  return { open: () => `<h2 class="light">DAILY BALANCE SUMMARY</h2><table style="width:100%"><tr class="b">${head.repeat(3)}</tr>`, rows, close: '</table>', cost: 3.2 } // prettier-ignore
}

function summary(book: Book, product: string): string {
  const out = (kinds: Parameters<typeof ofKind>[1][]) => totalOf(ofKind(book, ...kinds))
  const lines = [
    ['Beginning Balance', `$${formatAmount(book.opening)}`, 'Minimum Balance', `$${formatAmount(Math.min(...dailyBalances(book).map(b => b.balance)))}`],
    ['Deposits & Credits', `$${formatAmount(out(['deposit', 'ach-in', 'wire-in', 'refund', 'interest']))} +`, 'Average Balance', `$${formatAmount(averageBalance(book))}`],
    ['Withdrawals', `$${formatAmount(out(['card', 'ach-out', 'wire-out', 'atm']))} -`],
    ['Fees', `$${formatAmount(out(['fee', 'nsf']))} -`],
    ['Automatic Transfers', '$0.00 +'],
    ['Checks', `$${formatAmount(out(['check']))} -`],
    ['Ending Balance', `$${formatAmount(book.closing)}`],
  ] // prettier-ignore
  const rows = lines.map(
    ([a, b, c = '', d = '']) =>
      `<tr><td>${a}<td class="r">${b}<td style="padding-left:40pt">${c}<td class="r">${d}</tr>`,
  )
  return `<h2>${product.toUpperCase()}<br>${dated(book.start, 'Month D, YYYY')} through ${dated(book.end, 'Month D, YYYY')}</h2><h2 class="light">SUMMARY</h2><table class="sum">${rows.join('')}</table>`
}

function statement({ name, product, number, address, holder, book, scan }: Customer): Drawn {
  const blocks = [
    listed('DEPOSITS & CREDITS', ofKind(book, 'deposit', 'ach-in', 'wire-in', 'refund', 'interest'), 'Total Deposits & Credits'),
    listed('WITHDRAWALS', ofKind(book, 'card', 'ach-out', 'wire-out', 'atm'), 'Total Withdrawals'),
    listed('FEES', ofKind(book, 'fee', 'nsf'), 'Total Fees'),
    checkList(ofKind(book, 'check')),
    balanceList(book),
  ]
  const bodies = paginated(blocks, 27, 43)
  const pages = bodies.map((body, i) => {
    const meta = `<table class="meta"><tr><td>ACCOUNT #<td class="r b">${number}</tr>${i === 0 ? '<tr><td>Cycle<td class="r">26</tr><tr><td>Enclosures<td class="r">0</tr>' : ''}<tr><td>Page<td class="r">${i + 1} of ${bodies.length}</tr></table>`
    const top = `<div class="top"><div class="logo">Palmetto Southern Bank</div><div>Georgetown Main Office<br>402 Front Street<br>Georgetown, SC 29440</div></div>`
    const to = `<div class="to">${[holder, ...address].join('<br>')}</div>`
    const foot = `<div class="foot">For all your banking needs, please call 1-800-555-0161 or visit us on the Internet at www.palmettosouthern.example.<br>Thank You For Banking With Palmetto Southern!&nbsp;&nbsp;&nbsp;2026 Palmetto Southern Bank Member FDIC. All loans subject to credit approval.</div>`
    return `${top}${to}${meta}${i === 0 ? summary(book, product) : ''}${body}${foot}`
  })
  const account = { account_number: number, account_type: 'checking', account_subtype: product, bank_name: 'Palmetto Southern Bank' }
  const notes = `regional bank: summary of signed lines (amount, then + or -), lists by kind with totals, checks two across without descriptions (* = gap), daily balances three across, minimum and average balance are decoys${scan ? '; photographed with a phone' : ''}`
  return { name, kind: 'bank', html: documentOf(style, pages), ...(scan && { scan }), truth: bankTruth({ family: 'southern-summary', notes, holder, accounts: [{ book, account, describe }] }) }
} // prettier-ignore

export const southernSummaries: readonly Drawn[] = [
  statement({
    name: 'us-palmetto-concrete-june',
    product: 'Advantage Business Checking',
    number: '0231447790',
    holder: 'RIDGELINE CONCRETE PUMPING LLC',
    address: ['1180 QUARRY RD', 'FLORENCE SC 29501-4418'],
    book: bookOf({
      seed: 11,
      start: '2026-06-01',
      end: '2026-06-30',
      opening: 6_241_877,
      flows: concretePumping,
      firstCheck: 4410,
    }),
  }),
  statement({
    name: 'us-palmetto-hauler-may-phone',
    product: 'Business Interest Free Checking',
    number: '0184920377',
    holder: 'COOPER & SONS HAULING INC',
    address: ['77 OLD DEPOT LN', 'SUMTER SC 29150-2204'],
    book: bookOf({
      seed: 12,
      start: '2026-05-01',
      end: '2026-05-29',
      opening: 1_932_415,
      flows: hauler,
      firstCheck: 2208,
    }),
    scan: {
      dpi: 190,
      skewDegrees: 0.5,
      noise: 14,
      blur: 0.7,
      jpegQuality: 72,
      keystone: 0.018,
      shade: 38,
      background: 238,
    },
  }),
]
