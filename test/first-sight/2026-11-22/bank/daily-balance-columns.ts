/** A Northeastern commercial bank: one list with plus and minus columns and a daily balance, in a ruled grid. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount } from '../press/numbers.ts'
import { chunksOf, documentOf } from '../press/page.ts'
import { bankTruth } from './bank-truth.ts'
import { bookOf, creditsOf, debitsOf, ofKind, totalOf, type Posting } from './books.ts'
import { concretePumping, dentist } from './businesses.ts'
import type { Customer } from './customer.ts'

const bank = 'Mohawk & Erie Trust'
const style = `
.page{font:8pt/11pt Arimo;padding:.5in .5in}
.m{font:700 19pt/22pt 'EB Garamond';color:#08543f}
.addr{position:absolute;top:1.5in;left:.9in;line-height:11.5pt}
.box{position:absolute;top:.5in;right:.5in;width:3.4in}
.box td{border:.6pt solid #08543f;padding:2pt 4pt}.box td:first-child{background:#e6efe9;font-size:6.8pt}
h4{font:700 8.5pt/12pt Arimo;text-align:center;margin:10pt 0 3pt;letter-spacing:.4pt}
.grid{width:100%}
.grid th{border:.6pt solid #08543f;background:#e6efe9;font:700 6.8pt/8.5pt Arimo;text-align:center;padding:2pt}
.grid td{border-left:.6pt solid #08543f;border-right:.6pt solid #08543f;padding:0 5pt}
.grid tr:last-child td{border-bottom:.6pt solid #08543f}
.foot{font-size:6.6pt;text-align:center}
`

const describe = ({ kind, party, reference, check }: Posting): string => {
  if (kind === 'deposit') return 'DEPOSIT'
  if (kind === 'check') return `CHECK NUMBER ${check}`
  if (kind === 'wire-in') return `INCOMING FEDWIRE FUNDS TRANSFER ${party}`
  if (kind === 'card') return `${party} ${reference.slice(0, 4)} PURCHASE`
  return kind === 'fee' || kind === 'interest' ? party : `${party} ${reference}`
}

function statement({ name, product, number, holder, address, book, scan }: Customer): Drawn {
  const rows = book.postings.map((p, i) => {
    const last = book.postings[i + 1]?.day !== p.day
    const cells = p.cents > 0 ? [formatAmount(p.cents), ''] : ['', formatAmount(-p.cents)]
    return `<tr><td>${dated(p.day, 'MM/DD/YYYY')}<td>${escape(describe(p))}<td class="r">${cells[0]}<td class="r">${cells[1]}<td class="r">${last ? formatAmount(p.balance).replace(/^-(.*)/, '($1)') : ''}</tr>`
  })
  const opening = `<tr><td>${dated(book.start, 'MM/DD/YYYY')}<td>BEGINNING BALANCE<td><td><td class="r">$${formatAmount(book.opening)}</tr>`
  const widths = ['.85in', '', '1.15in', '1.15in', '1.1in']
  const head = `<tr>${['POSTING<br>DATE', 'TRANSACTION DESCRIPTION', 'DEPOSITS & OTHER<br>CREDITS (+)', 'WITHDRAWALS &<br>OTHER DEBITS (-)', 'DAILY<br>BALANCE'].map((label, i) => `<th style="width:${widths[i]}">${label}`).join('')}</tr>`
  const otherDebits = debitsOf(book).filter(({ kind }) => kind !== 'check' && kind !== 'fee')
  const counted = [
    ['BEGINNING BALANCE', '', book.opening],
    ['DEPOSITS & CREDITS', creditsOf(book).length, totalOf(creditsOf(book))],
    ['CHECKS PAID', ofKind(book, 'check').length, totalOf(ofKind(book, 'check'))],
    ['OTHER DEBITS', otherDebits.length, totalOf(otherDebits)],
    ['LESS: SERVICE CHARGES', `${ofKind(book, 'fee').length}`, totalOf(ofKind(book, 'fee'))],
    ['ENDING BALANCE', '', book.closing],
  ] as const // prettier-ignore
  const summary = `<h4>ACCOUNT SUMMARY</h4><table class="grid"><tr>${counted.map(([label]) => `<th>${label}`).join('')}</tr><tr>${counted.map(([, count, cents]) => `<td class="c">${count === '' ? '' : `NO. ${count}<br>`}$${formatAmount(cents)}`).join('')}</tr></table>`
  const total = `<tr class="b"><td><td>NUMBER OF DEPOSITS/CHECKS PAID: ${ofKind(book, 'deposit').length} / ${ofKind(book, 'check').length}<td class="r">$${formatAmount(totalOf(creditsOf(book)))}<td class="r">$${formatAmount(totalOf(debitsOf(book)))}<td></tr>`
  const chunks = chunksOf([opening, ...rows, total], 38, 50)
  const pages = chunks.map((chunk, i) => {
    const box = `<table class="box"><tr><td>ACCOUNT NUMBER<td>${number}<td class="r">PAGE ${i + 1} OF ${chunks.length}</tr><tr><td>STATEMENT PERIOD<td colspan="2">${dated(book.start, 'MON. DD')} - ${dated(book.end, 'MON. DD, YYYY')}</tr></table>`
    const to =
      i === 0
        ? `<div class="addr">${[holder, ...address].join('<br>')}</div><div style="height:1.75in"></div><div class="b">${product.toUpperCase()}</div>${summary}`
        : '<div style="height:.35in"></div>'
    return `<div class="m">${bank}</div>${box}${to}<h4>ACCOUNT ACTIVITY${i === 0 ? '' : ' (CONTINUED)'}</h4><table class="grid">${head}${chunk.join('')}</table><div class="foot">PLEASE EXAMINE THIS STATEMENT PROMPTLY AND REPORT ERRORS WITHIN 30 DAYS &nbsp; &bull; &nbsp; MEMBER FDIC &nbsp; &bull; &nbsp; L021 (6/25)</div>`
  })
  const account = { account_number: number, account_type: 'checking', account_subtype: product, bank_name: bank }
  const notes = `one list: credits (+) and debits (-) in columns, balance on the last row of a day only; beginning balance is the first row, totals the last; summary as boxes with counts (checks and other debits apart); "number of deposits/checks paid" is a decoy${scan ? '; scan' : ''}`
  return { name, kind: 'bank', html: documentOf(style, pages), ...(scan && { scan }), truth: bankTruth({ family: 'daily-balance-columns', notes, holder, accounts: [{ book, account, describe, balances: 'daily' }], acceptable: { 'accounts[0].account_subtype': [product.toUpperCase()] } }) } // prettier-ignore
}

export const dailyBalanceStatements: readonly Drawn[] = [
  statement({
    name: 'us-mohawk-foundation-contractor-july',
    product: 'Commercial Checking With Interest',
    number: '9871402265',
    holder: 'ADIRONDACK FOUNDATION & FLATWORK INC',
    address: ['40 FREIGHT HOUSE RD', 'GLENS FALLS NY 12801'],
    book: bookOf({
      seed: 41,
      start: '2026-07-01',
      end: '2026-07-31',
      opening: 3_307_219,
      flows: concretePumping,
      firstCheck: 20117,
    }),
  }),
  statement({
    name: 'us-mohawk-dental-group-june-scan',
    product: 'Simple Checking For Business',
    number: '9868830017',
    holder: 'CAPITAL DISTRICT ENDODONTICS PLLC',
    address: ['1475 WESTERN AVE', 'ALBANY NY 12203'],
    book: bookOf({
      seed: 42,
      start: '2026-06-01',
      end: '2026-06-30',
      opening: 5_540_108,
      flows: dentist,
      firstCheck: 884,
    }),
    scan: { dpi: 150, skewDegrees: 0.7, noise: 16, blur: 0.4, jpegQuality: 75 },
  }),
]
