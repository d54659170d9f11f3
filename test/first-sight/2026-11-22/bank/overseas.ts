/** A Canadian chequing statement and a British current account: running balances, their own words and dates. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount } from '../press/numbers.ts'
import { chunksOf, documentOf } from '../press/page.ts'
import { bankTruth } from './bank-truth.ts'
import { bookOf, creditsOf, debitsOf, totalOf, type Posting } from './books.ts'
import { builderOverseas } from './businesses.ts'
import type { Customer } from './customer.ts'

const canadian = `
.page{font:8.6pt/12pt Lato;padding:.5in .6in}
.logo{font:700 18pt/20pt Lato;color:#a6192e}
table{width:100%}
.list th{background:#f1e9ea;font-weight:700;padding:3pt 5pt;border-bottom:1pt solid #a6192e}
.list td{padding:2.4pt 5pt;border-bottom:.4pt solid #ddd}
`
const british = `
.page{font:8.4pt/11.5pt 'IBM Plex Sans';padding:14mm 16mm}
table{width:100%}
.list th{border-bottom:1.4pt solid #143c2c;border-top:1.4pt solid #143c2c;padding:3pt 4pt;font-weight:700}
.list td{padding:2.7pt 4pt;border-bottom:.4pt dotted #888}
.box{background:#e8f0ec;padding:8pt 10pt;width:78mm}
`

const canadianWords = ({ kind, party, reference, check }: Posting): string => {
  if (kind === 'deposit') return `Deposit ${party === 'CASH PAID IN' ? 'ABM' : ''}`.trim()
  if (kind === 'check') return `Cheque - ${check}`
  if (kind === 'ach-in') return `e-Transfer received ${party}`
  if (kind === 'transfer-out') return `e-Transfer sent ${party.replace(' WAGES', '')}`
  if (kind === 'card') return `Contactless Interac purchase - ${reference.slice(0, 4)} ${party}`
  return `Business PAD ${party}`
}

function canadianStatement({ name, product, number, holder, address, book }: Customer): Drawn {
  const opening = `<tr class="b"><td>${dated(book.start, 'D Mon')}<td>Opening balance<td><td><td class="r">${formatAmount(book.opening)}</tr>`
  let shown = ''
  const rows = book.postings.map((p, i) => {
    const date = p.day === shown ? '' : dated(p.day, 'D Mon')
    shown = p.day
    const last = book.postings[i + 1]?.day !== p.day
    const amounts = p.cents < 0 ? [formatAmount(-p.cents), ''] : ['', formatAmount(p.cents)]
    return `<tr><td>${date}<td>${escape(canadianWords(p))}<td class="r">${amounts[0]}<td class="r">${amounts[1]}<td class="r">${last ? formatAmount(p.balance).replace(/^-/, '- ') : ''}</tr>`
  })
  const closing = `<tr class="b"><td>${dated(book.end, 'D Mon')}<td>Closing balance<td><td><td class="r">$${formatAmount(book.closing)}</tr>`
  const chunks = chunksOf([opening, ...rows, closing], 18, 30)
  const head =
    '<tr><th style="width:.65in">Date<th>Description<th class="r" style="width:1.25in">Cheques & Debits ($)<th class="r" style="width:1.35in">Deposits & Credits ($)<th class="r" style="width:1.1in">Balance ($)</tr>'
  const period = `${dated(book.start, 'Month D, YYYY')} to ${dated(book.end, 'Month D, YYYY')}`
  const pages = chunks.map((chunk, i) => {
    const first = `<div style="margin:.3in 0 .3in .3in">${[holder, ...address].join('<br>')}</div>
<table style="width:70%;border:1pt solid #a6192e"><tr><td colspan="2" class="b" style="padding:4pt 6pt">Account Summary for this Period<br><span style="font-weight:400">${product}</span></tr>
${[[`Opening balance on ${dated(book.start, 'Month D, YYYY')}`, `$${formatAmount(book.opening)}`], [`Total deposits & credits (${creditsOf(book).length})`, `+ ${formatAmount(totalOf(creditsOf(book)))}`], [`Total cheques & debits (${debitsOf(book).length})`, `- ${formatAmount(totalOf(debitsOf(book)))}`], [`Closing balance on ${dated(book.end, 'Month D, YYYY')}`, `= $${formatAmount(book.closing)}`]].map(([a, b]) => `<tr><td style="padding:2pt 6pt">${a}<td class="r" style="padding:2pt 6pt">${b}</tr>`).join('')}</table>` // prettier-ignore
    return `<div style="display:flex;justify-content:space-between"><div class="logo">Lac Supérieur Bank of Canada</div><div class="r"><b>Business Account Statement</b><br>${period}<br>Account number: <b>${number}</b></div></div>${i === 0 ? first : ''}<div class="b" style="margin:12pt 0 4pt">Account Activity Details${i === 0 ? '' : ' - continued'}</div><table class="list">${head}${chunk.join('')}</table><div class="foot r">${i + 1} of ${chunks.length}</div>`
  })
  const account = {
    account_number: number,
    account_type: 'checking',
    account_subtype: product,
    bank_name: 'Lac Supérieur Bank of Canada',
  }
  const notes = 'Canada: day before month ("3 Jun"), date on the first row of a day and balance on the last; debits column before credits; opening and closing rows in the list; account number with transit' // prettier-ignore
  return { name, kind: 'bank', html: documentOf(canadian, pages), truth: bankTruth({ family: 'canadian-digital', notes, holder, currency: 'CAD', accounts: [{ book, account, describe: canadianWords, balances: 'daily' }] }) } // prettier-ignore
}

const codes: Partial<Record<Posting['kind'], string>> = {
  'ach-in': 'FPI',
  deposit: 'DEP',
  card: 'DEB',
  'ach-out': 'DD',
  'transfer-out': 'FPO',
  check: 'CHQ',
}
const britishWords = ({ kind, party, check }: Posting): string =>
  kind === 'check' ? `${String(check).padStart(6, '0')}` : party

function britishStatement({ name, product, number, holder, address, book, scan }: Customer): Drawn {
  const rows = book.postings.map(p => {
    const amounts = p.cents > 0 ? [formatAmount(p.cents), ''] : ['', formatAmount(-p.cents)]
    return `<tr><td>${dated(p.day, 'DD Mon YY')}<td>${escape(britishWords(p))}<td>${codes[p.kind] ?? ''}<td class="r">${amounts[0]}<td class="r">${amounts[1]}<td class="r">${formatAmount(p.balance)}</tr>`
  })
  const head =
    '<tr><th style="width:20mm">Date<th>Description<th style="width:13mm">Type<th class="r" style="width:25mm">Money In (£)<th class="r" style="width:25mm">Money Out (£)<th class="r" style="width:25mm">Balance (£)</tr>'
  const chunks = chunksOf(rows, 24, 38)
  const key =
    '<div style="margin-top:10pt;font-size:7.4pt">Transaction types: CHQ Cheque &nbsp; DD Direct Debit &nbsp; DEB Debit Card &nbsp; DEP Deposit &nbsp; FPI Faster Payment In &nbsp; FPO Faster Payment Out</div>'
  const pages = chunks.map((chunk, i) => {
    const first = `<div style="display:flex;justify-content:space-between;margin:8mm 0"><div style="padding-top:6mm">${[holder, ...address].join('<br>')}</div><div><b>${product.toUpperCase()}</b><br>Sort Code&nbsp;&nbsp; 77-04-19<br>Account Number&nbsp;&nbsp; ${number}<br>IBAN GB31 TAMR 7704 19${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}</div></div>
<div style="display:flex;gap:8mm"><div class="box">Money In<span style="float:right">£${formatAmount(totalOf(creditsOf(book)))}</span><br>Money Out<span style="float:right">£${formatAmount(totalOf(debitsOf(book)))}</span></div><div class="box">Balance on ${dated(book.start, 'DD Month YYYY')}<span style="float:right">£${formatAmount(book.opening)}</span><br>Balance on ${dated(book.end, 'DD Month YYYY')}<span style="float:right">£${formatAmount(book.closing)}</span></div></div>`
    return `<div style="display:flex;justify-content:space-between"><b style="font-size:16pt;color:#143c2c">Tamar Valley Bank</b><span>Statement no. 58 &nbsp; Page ${i + 1} of ${chunks.length}</span></div><div style="font-size:11pt;margin-top:5mm">Your Account&nbsp;&nbsp;&nbsp;<span style="font-size:8.4pt">${dated(book.start, 'DD Month YYYY')} to ${dated(book.end, 'DD Month YYYY')}</span></div>${i === 0 ? first : ''}<div class="b" style="margin:6mm 0 2mm">Your Transactions</div><table class="list">${head}${chunk.join('')}</table>${i === chunks.length - 1 ? key : ''}<div class="foot" style="font-size:6.6pt">Tamar Valley Bank plc. Registered Office: 9 Guildhall Square, Plymouth. Authorised by the Prudential Regulation Authority. Eligible deposits are protected up to £120,000 by the Financial Services Compensation Scheme.</div>`
  })
  const account = {
    account_number: number,
    account_type: 'checking',
    account_subtype: product,
    bank_name: 'Tamar Valley Bank',
  }
  const notes =
    'UK scan: type codes between description and formatAmount in / formatAmount out, balance on every row, cheque rows carry the number only; balances and totals in two boxes; compensation limit is a decoy'
  return { name, kind: 'bank', html: documentOf(british, pages, '210mm 297mm'), ...(scan && { scan }), truth: bankTruth({ family: 'british-types', notes, holder, currency: 'GBP', accounts: [{ book, account, describe: britishWords, balances: 'every' }], acceptable: { 'accounts[0].account_type': ['other', null], 'accounts[0].bank_name': ['Tamar Valley Bank plc'], ...chequeWords(book.postings) } }) } // prettier-ignore
}

function chequeWords(postings: readonly Posting[]): Record<string, string[]> {
  return Object.fromEntries(postings.flatMap((p, i) => (p.check === null ? [] : [[`transactions.${i}.description`, [`CHQ ${p.check}`, `${p.check}`, `Cheque ${p.check}`, `0${p.check} CHQ`, `00${p.check} CHQ`, `00${p.check}`, `Check ${p.check}`]]]))) // prettier-ignore
}

export const overseasStatements: readonly Drawn[] = [
  canadianStatement({
    name: 'ca-lac-superieur-renovations-june',
    product: 'Business Unlimited Chequing',
    number: '07712 118-402-7',
    holder: 'NIPIGON RENOVATIONS LTD.',
    address: ['214 RED RIVER RD', 'THUNDER BAY ON P7B 1A6'],
    book: bookOf({ seed: 71, start: '2026-06-01', end: '2026-06-30', opening: 842_116, flows: builderOverseas.map(flow => ({ ...flow, parties: flow.parties.map(party => party.replace('MOTORWAY FUELS', 'TRANSCANADA FUEL').replace('COUNCIL RATES', 'HYDRO ONE NORTH').replace('MERCHANTS', 'SUPPLY')) })), firstCheck: 214 }), // prettier-ignore
  }),
  britishStatement({
    name: 'uk-tamar-valley-builder-may-scan',
    product: 'Business Account',
    number: '30418826',
    holder: 'TREVELYAN & SON BUILDERS LTD',
    address: ['4 MILL LANE', 'TAVISTOCK', 'PL19 8AR'],
    book: bookOf({
      seed: 72,
      start: '2026-05-01',
      end: '2026-05-29',
      opening: 1_127_640,
      flows: builderOverseas,
      firstCheck: 1093,
    }),
    scan: { dpi: 200, skewDegrees: -0.35, noise: 20, blur: 0.6, jpegQuality: 70 },
  }),
]
