/** A large regional bank: balance table in columns, activity counts in two boxes, lists with the amount before the description. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount } from '../press/numbers.ts'
import { documentOf, paginated, sideBySide, type Block } from '../press/page.ts'
import type { Customer } from './customer.ts'
import { bankTruth } from './bank-truth.ts'
import { averageBalance, bookOf, creditsOf, dailyBalances, debitsOf, ofKind, totalOf, type Book, type Posting, type PostingKind } from './books.ts' // prettier-ignore
import { dentist, seafoodMarket } from './businesses.ts'

const bank = 'Allegheny Crown Bank'
const style = `
.page{font:8.2pt/11.6pt 'Open Sans';padding:.45in .55in}
.title{display:flex;justify-content:space-between;border-bottom:2.5pt solid #c8641b;padding-bottom:3pt}
.title b{font-size:14pt;line-height:18pt}
.sub{display:flex;justify-content:space-between;margin:8pt 0}
h3{font:700 10pt/13pt 'Open Sans';margin:9pt 0 2pt;color:#333}
table{width:100%}
.lined td,.lined th{border-bottom:.5pt solid #bbb;padding:1pt 4pt;line-height:11.2pt}
.lined th{font-weight:700;border-bottom:1pt solid #444}
.two{display:flex;gap:.3in}.two>div{flex:1}
.foot{font-size:6.8pt;text-align:right}
`

type Shown = readonly [string, readonly PostingKind[]]
const creditGroups: readonly Shown[] = [
  ['Deposits', ['deposit']],
  ['ACH Additions', ['ach-in']],
  ['Other Additions', ['refund', 'interest', 'wire-in']],
]
const debitGroups: readonly Shown[] = [
  ['Checks', ['check']],
  ['Debit Card Purchases', ['card', 'atm']],
  ['ACH Deductions', ['ach-out', 'wire-out']],
  ['Service Charges and Fees', ['fee', 'nsf']],
]

function describe({ kind, party, reference, check, day }: Posting): string {
  if (kind === 'deposit') return 'Deposit'
  if (kind === 'check') return `Check ${check}`
  if (kind === 'ach-in') return `Corporate ACH ${party} ${reference.slice(0, 9)}`
  if (kind === 'ach-out') return `Corporate ACH ${party} ${reference.slice(0, 7)}`
  if (kind === 'card') return `POS Purchase ${party} ${dated(day, 'MM/DD')}`
  return party
}

const reference = ({ day, reference: digits }: Posting) => `${dated(day, 'YYYY').slice(3)}${digits}`

function activity(title: string, postings: readonly Posting[]): Block | null {
  if (postings.length === 0) return null
  const open = (continued: boolean) =>
    `<h3>${title}${continued ? ' <span style="font-weight:400">- continued</span>' : ''}</h3><table class="lined"><tr><th style="width:.7in">Date<br>posted<th class="r" style="width:1in"><br>Amount<th style="padding-left:20pt"><br>Transaction description<th class="r" style="width:1.3in">Reference<br>number</tr>`
  const rows = postings.map(p => `<tr><td>${dated(p.day, 'MM/DD')}<td class="r">${formatAmount(Math.abs(p.cents))}<td style="padding-left:20pt">${escape(describe(p))}<td class="r">${reference(p)}</tr>`) // prettier-ignore
  return { open, rows, close: '</table>', cost: 3.6 }
}

function checks(postings: readonly Posting[]): Block {
  const gap = (p: Posting) =>
    p === postings[0] || postings.some(other => other.check === (p.check ?? 0) - 1) ? '' : ' *'
  const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${dated(p.day, 'MM/DD')}<td>${p.check}${gap(p)}<td class="r" style="padding-right:16pt">${formatAmount(-p.cents)}` // prettier-ignore
  const head = '<th>Date<br>posted<th>Check<br>number<th class="r" style="padding-right:16pt"><br>Amount'
  const rows = sideBySide(postings, 3).map(row => `<tr>${row.map(cell).join('')}</tr>`)
  return { open: () => `<h3>Checks and Substitute Checks</h3><table class="lined"><tr>${head.repeat(3)}</tr>`, rows, close: '</table><div style="font-size:7pt">* Gap in check sequence</div>', cost: 4.4 } // prettier-ignore
}

function ledger(book: Book): Block {
  const cell = (b: { day: string; balance: number } | undefined) => b === undefined ? '<td><td>' : `<td>${dated(b.day, 'MM/DD')}<td class="r" style="padding-right:16pt">${formatAmount(b.balance).replace(/^-(.*)/, '$1-')}` // prettier-ignore
  const rows = sideBySide(dailyBalances(book), 4).map(row => `<tr>${row.map(cell).join('')}</tr>`)
  const head = '<th>Date<th class="r" style="padding-right:16pt">Ledger balance'
  return { open: () => `<h3>Daily Balance</h3><table class="lined"><tr>${head.repeat(4)}</tr>`, rows, close: '</table>', cost: 2.6 } // prettier-ignore
}

function summaries(book: Book): string {
  const counted = (groups: readonly Shown[], postings: readonly Posting[]) => {
    const rows = groups.map(([label, kinds]) => { const these = ofKind(book, ...kinds); return `<tr><td>${label}<td class="r">${these.length}<td class="r">${formatAmount(totalOf(these))}</tr>` }) // prettier-ignore
    return `<table class="lined"><tr><th>Description<th class="r">Items<th class="r">Amount</tr>${rows.join('')}<tr class="b"><td>Total<td class="r">${postings.length}<td class="r">${formatAmount(totalOf(postings))}</tr></table>`
  }
  return `<h3>Balance Summary</h3>
<table class="lined"><tr><th class="r">Beginning<br>balance<th class="r">Deposits and<br>other additions<th class="r">Checks and<br>other deductions<th class="r">Ending<br>balance</tr>
<tr>${[book.opening, totalOf(creditsOf(book)), totalOf(debitsOf(book)), book.closing].map(v => `<td class="r">${formatAmount(v)}`).join('')}</tr></table>
<table style="margin-top:4pt"><tr><td style="width:60%"><td>Average ledger balance<td class="r" style="padding-right:4pt">${formatAmount(averageBalance(book))}</tr></table>
<div class="two"><div><h3>Deposits and Other Additions</h3>${counted(creditGroups, creditsOf(book))}</div><div><h3>Checks and Other Deductions</h3>${counted(debitGroups, debitsOf(book))}</div></div>`
}

function statement({ name, product, number, holder, address, book, scan }: Customer): Drawn {
  const groups = [...creditGroups, ...debitGroups.slice(1)]
  const lists = groups.map(([label, kinds]) => activity(label, ofKind(book, ...kinds))).filter(block => block !== null)
  const blocks = [...lists.slice(0, 3), checks(ofKind(book, 'check')), ...lists.slice(3), ledger(book)]
  const bodies = paginated(blocks, 24, 43)
  const period = `For the Period ${dated(book.start, 'MM/DD/YYYY')} to ${dated(book.end, 'MM/DD/YYYY')}`
  const pages = bodies.map((body, i) => {
    const title = `<div class="title"><b>${product}</b><span style="color:#c8641b;font:700 13pt/18pt 'Open Sans'">${bank}</span></div>`
    const left = i === 0 ? `${period}<br><br>${[holder, ...address].join('<br>')}` : `${period}<br>${holder}`
    const right = `Primary Account Number: ${number}<br>Page ${i + 1} of ${bodies.length}${i === 0 ? '<br>Number of enclosures: 0<br><br>For customer service call 1-877-555-0139<br>Visit us at alleghenycrown.example/business<br>TDD terminal: 1-800-555-0162' : ''}`
    const continued = i === 0 ? summaries(book) : ''
    return `${title}<div class="sub"><div>${left}</div><div class="r">${right}</div></div><div class="b">${product} Summary${i === 0 ? '' : ' - continued'}&nbsp;&nbsp; <span style="font-weight:400">Account number: ${number}</span></div>${continued}${i === 0 ? '<h3 style="border-top:1pt solid #444;padding-top:5pt">Activity Detail</h3>' : ''}${body}<div class="foot">Member FDIC&nbsp;&nbsp;&nbsp;Equal Housing Lender&nbsp;&nbsp;&nbsp;FORM 953R-0419</div>`
  })
  const account = { account_number: number, account_type: 'checking', account_subtype: product, bank_name: bank }
  const notes = 'regional bank: balances as one row of four columns, counts by kind in two boxes, lists with amount before description and a reference number after it, checks three across (* = gap), ledger balances four across; overdraft item fees among the service charges' // prettier-ignore
  return { name, kind: 'bank', html: documentOf(style, pages), ...(scan && { scan }), truth: bankTruth({ family: 'crown-amount-first', notes, holder, accounts: [{ book, account, describe }] }) } // prettier-ignore
}

export const crownStatements: readonly Drawn[] = [
  statement({
    name: 'us-allegheny-dentist-september',
    product: 'Business Checking Plus',
    number: '40-8811-2973',
    holder: 'MILLVALE FAMILY DENTAL PC',
    address: ['2218 EVERGREEN AVE STE 4', 'PITTSBURGH PA 15209-1604'],
    book: bookOf({
      seed: 21,
      start: '2026-09-01',
      end: '2026-09-30',
      opening: 4_118_960,
      flows: dentist,
      firstCheck: 7731,
    }),
  }),
  statement({
    name: 'us-allegheny-seafood-august-scan',
    product: 'Analysis Business Checking',
    number: '42-0037-8816',
    holder: 'LAKESHORE FISH & SEAFOOD MARKET INC',
    address: ['610 W 12TH ST', 'ERIE PA 16501-1509'],
    book: bookOf({
      seed: 22,
      start: '2026-08-01',
      end: '2026-08-31',
      opening: 612_044,
      flows: seafoodMarket,
      firstCheck: 10518,
    }),
    scan: { dpi: 200, skewDegrees: -0.6, noise: 22, blur: 0.5, jpegQuality: 66 },
  }),
]
