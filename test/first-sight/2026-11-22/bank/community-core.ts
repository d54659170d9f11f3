/** A small-town bank's core print: plain lists by kind under starred rules, checks in number order, a box of overdraft fees. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, later, formatAmount } from '../press/numbers.ts'
import { documentOf, paginated, sideBySide, type Block } from '../press/page.ts'
import type { Customer } from './customer.ts'
import { bankTruth } from './bank-truth.ts'
import {
  averageBalance,
  bookOf,
  creditsOf,
  dailyBalances,
  debitsOf,
  ofKind,
  totalOf,
  type Book,
  type Posting,
} from './books.ts'
import { hauler, seafoodMarket } from './businesses.ts'

const bank = 'First State Bank of Harlan'
const style = `
.page{font:9.4pt/12.4pt 'Courier Prime';padding:.5in .6in}
.head{font:700 16pt/19pt Tinos;text-align:center}
.head small{display:block;font:9.5pt/12pt Tinos}
.band{border-top:1pt solid #000;border-bottom:1pt solid #000;text-align:center;font-weight:700;margin:9pt 0 4pt}
table{width:100%}
.n{font-size:8.6pt}
`

const describe = ({ kind, party, reference, check }: Posting): string => {
  if (kind === 'deposit') return 'DDA REGULAR DEPOSIT'
  if (kind === 'check') return `Check ${check}`
  if (kind === 'ach-in' || kind === 'ach-out')
    return `${party} ${party.includes('PAYROLL') ? 'PPD' : 'CCD'} ${reference}`
  if (kind === 'card') return `DBT CRD ${reference.slice(0, 4)} ${party}`
  if (kind === 'wire-out') return `OUTGOING WIRE ${party}`
  return party
}

function list(title: string, postings: readonly Posting[], sign: '' | '-'): Block | null {
  if (postings.length === 0) return null
  const rows = postings.map(p => {
    const [first = '', ...rest] = describe(p).match(/.{1,38}(\s|$)/g) ?? []
    const more = rest.map(line => `<br>${escape(line)}`).join('')
    return `<tr><td style="width:.9in">${dated(p.day, 'M/DD')}<td>${escape(first)}${more}<td class="r" style="width:1.5in">${formatAmount(Math.abs(p.cents))}${sign}</tr>`
  })
  const lines = postings.map(p => describe(p).match(/.{1,38}(\s|$)/g)?.length ?? 1)
  const open = () =>
    `<div class="band">${title}</div><table><tr><td style="width:.9in"><u>Date</u><td><u>Description</u><td class="r"><u>Amount</u></tr>`
  return { open, rows, close: '</table>', cost: 2.9, lines }
}

function checksInOrder(postings: readonly Posting[]): Block {
  const gap = (p: Posting) =>
    p === postings[0] || postings.some(other => other.check === (p.check ?? 0) - 1) ? '' : '*'
  const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${dated(p.day, 'M/DD')}<td class="r">${p.check}${gap(p)}<td class="r" style="padding-right:.3in">${formatAmount(-p.cents)}` // prettier-ignore
  const rows = sideBySide(postings, 3).map(row => `<tr>${row.map(cell).join('')}</tr>`)
  const head = '<td><u>Date</u><td class="r"><u>Check No</u><td class="r" style="padding-right:.3in"><u>Amount</u>'
  return { open: () => `<div class="band">CHECKS IN NUMBER ORDER</div><table><tr>${head.repeat(3)}</tr>`, rows, close: '</table><div class="n">* Denotes missing check numbers</div>', cost: 3.9 } // prettier-ignore
}

function balances(book: Book): Block {
  const cell = (b: { day: string; balance: number } | undefined) => b === undefined ? '<td><td>' : `<td>${dated(b.day, 'M/DD')}<td class="r" style="padding-right:.4in">${formatAmount(b.balance).replace(/^-(.*)/, '$1-')}` // prettier-ignore
  const rows = sideBySide(dailyBalances(book), 3).map(row => `<tr>${row.map(cell).join('')}</tr>`)
  const head = '<td><u>Date</u><td class="r" style="padding-right:.4in"><u>Balance</u>'
  return { open: () => `<div class="band">DAILY BALANCE INFORMATION</div><table><tr>${head.repeat(3)}</tr>`, rows, close: '</table>', cost: 2.9 } // prettier-ignore
}

/** Fees of the year so far are printed too, larger than the period's. */
function feeBox(book: Book, earlierThisYear: number): Block {
  const fees = totalOf(ofKind(book, 'nsf'))
  const cells = (label: string, now: number, year: number) => `<tr><td style="border:.5pt solid #000;padding:1pt 6pt">${label}${[now, year].map(v => `<td class="r" style="border:.5pt solid #000;padding:1pt 6pt">$${formatAmount(v)}`).join('')}</tr>` // prettier-ignore
  const rows = [cells('Total Overdraft Fees', fees, fees + earlierThisYear), cells('Total Returned Item Fees', 0, 0)]
  return { open: () => '<div style="height:10pt"></div><table style="width:80%;margin:auto"><tr class="c"><td style="border:.5pt solid #000"><td class="c" style="border:.5pt solid #000">Total For<br>This Period<td class="c" style="border:.5pt solid #000">Total<br>Year-to-Date</tr>', rows, close: '</table>', cost: 3.5 } // prettier-ignore
}

function summary(book: Book, product: string, number: string): string {
  const days = Array.from({ length: 60 }, (_, i) => later(book.start, i)).indexOf(book.end) + 1
  const left = [
    ['Account Number', number],
    ['Previous Balance', formatAmount(book.opening)],
    [`${`${creditsOf(book).length}`.padStart(4)} Deposits/Credits`, formatAmount(totalOf(creditsOf(book)))],
    [`${`${debitsOf(book).length}`.padStart(4)} Checks/Debits`, formatAmount(totalOf(debitsOf(book)))],
    ['Service Charge', '.00'],
    ['Interest Paid', '.00'],
    ['Ending Balance', formatAmount(book.closing)],
  ]
  const right = [
    ['Number of Enclosures', `${ofKind(book, 'check').length}`],
    ['Statement Dates', `${dated(book.start, 'M/DD/YY')} thru ${dated(book.end, 'M/DD/YY')}`],
    ['Days in the statement period', `${days}`],
    ['Average Ledger', formatAmount(averageBalance(book))],
    ['Average Collected', formatAmount(averageBalance(book) - 41_250)],
  ]
  const rows = left.map(([a, b], i) => `<tr><td style="white-space:pre">${a}<td class="r">${b}<td style="padding-left:.35in">${right[i]?.[0] ?? ''}<td class="r">${right[i]?.[1] ?? ''}</tr>`) // prettier-ignore
  return `<div class="band">CHECKING ACCOUNTS</div>${product}<table class="n">${rows.join('')}</table>`
}

function statement({ name, product, number, holder, address, book, scan }: Customer): Drawn {
  const blocks = [
    list('DEPOSITS AND ADDITIONS', ofKind(book, 'deposit', 'ach-in', 'wire-in', 'refund', 'interest'), ''),
    list('CHECKS AND WITHDRAWALS', ofKind(book, 'card', 'ach-out', 'wire-out', 'atm', 'fee', 'nsf'), '-'),
    checksInOrder(ofKind(book, 'check')),
    feeBox(book, 14_400),
    balances(book),
  ].filter(block => block !== null)
  const bodies = paginated(blocks, 30, 46)
  const pages = bodies.map((body, i) => {
    const head = `<div class="head">${bank}<small>P.O. Box 188 &bull; Harlan, Iowa 51537 &bull; (712) 555-0148</small></div>`
    const date = `<div style="display:flex;justify-content:space-between;margin:14pt 0"><div style="padding-left:.3in"><br>${i === 0 ? [holder, ...address].join('<br>') : holder}</div><div>Date ${dated(book.end, 'M/DD/YY')}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Page&nbsp;&nbsp;&nbsp;${i + 1}<br>Primary Account&nbsp;&nbsp;&nbsp;${number}</div></div>`
    const on =
      i === 0
        ? summary(book, product, number)
        : `<div class="n">${product}&nbsp;&nbsp;&nbsp;&nbsp;${number}&nbsp;&nbsp;(Continued)</div>`
    return `${head}${date}${on}${body}${i === bodies.length - 1 ? '<div class="foot n c">NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION &nbsp;&nbsp; MEMBER FDIC</div>' : ''}`
  })
  const account = { account_number: number, account_type: 'checking', account_subtype: product, bank_name: bank }
  const notes = `community core print in typewriter letters: M/DD dates without year, debits with a trailing minus, descriptions wrapped to a second line, checks in number order three across, overdraft box with year-to-date decoy, average ledger and collected decoys${scan ? '; scan' : ''}`
  return { name, kind: 'bank', html: documentOf(style, pages), ...(scan && { scan }), truth: bankTruth({ family: 'community-core', notes, holder, accounts: [{ book, account, describe }] }) } // prettier-ignore
}

export const communityStatements: readonly Drawn[] = [
  statement({
    name: 'us-harlan-grain-hauler-july-scan',
    product: 'COMMERCIAL CHECKING',
    number: '1140277',
    holder: 'VAN DER BERG GRAIN HAULING LLC',
    address: ['3391 ROAD M36', 'HARLAN IA 51537'],
    book: bookOf({
      seed: 31,
      start: '2026-07-01',
      end: '2026-07-31',
      opening: 2_870_311,
      flows: hauler,
      firstCheck: 3307,
    }),
    scan: { dpi: 170, skewDegrees: 0.4, noise: 18, blur: 0.6, jpegQuality: 68 },
  }),
  statement({
    name: 'us-harlan-locker-meats-october',
    product: 'SMALL BUSINESS CHECKING',
    number: '1152934',
    holder: 'SHELBY COUNTY LOCKER & MEATS',
    address: ['108 COURT ST', 'HARLAN IA 51537'],
    book: bookOf({ seed: 32, start: '2026-10-01', end: '2026-10-30', opening: 218_402, flows: seafoodMarket.filter(flow => flow.kind !== 'refund').map(flow => ({ ...flow, parties: flow.parties.map(party => party.replace('SEAFOOD', 'MEAT').replace('COASTAL', 'PRAIRIE').replace('GULFSTATE', 'MIDSTATE').replace('PARISH', 'COUNTY')) })), firstCheck: 6120 }), // prettier-ignore
  }),
]
