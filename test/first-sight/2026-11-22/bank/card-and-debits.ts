/** A business charge card with boxes of key figures, and a city bank's list with debits, credits and a running balance. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, later, formatAmount } from '../press/numbers.ts'
import { chunksOf, documentOf, paginated, type Block } from '../press/page.ts'
import { bankTruth } from './bank-truth.ts'
import { bookOf, creditsOf, debitsOf, ofKind, totalOf, type Posting } from './books.ts'
import { cardCharges, dentist } from './businesses.ts'
import type { Customer } from './customer.ts'

const cardStyle = `
.page{font:8.6pt/12pt 'Libre Franklin';padding:.5in .6in}
.blue{background:#016fab;color:#fff;padding:9pt 12pt;display:flex;justify-content:space-between}
.key{display:flex;border:1pt solid #016fab;margin-top:10pt}.key div{flex:1;padding:7pt 10pt;border-right:.6pt solid #016fab}
.key b{display:block;font-size:14pt;line-height:19pt}
h3{font:700 11pt/14pt 'Libre Franklin';color:#016fab;margin:12pt 0 3pt}
table{width:100%}.list td{padding:2pt 3pt;border-bottom:.4pt solid #ccc}
`

const cardWords = ({ kind, party }: Posting) => (kind === 'fee' ? party : party)

/** A card's book: what is owed is negative in it. */
function cardStatement({ name, product, number, holder, address, book }: Customer): Drawn {
  const charges = ofKind(book, 'card')
  const section = (title: string, postings: readonly Posting[], sign: string): Block => ({
    open: continued => `<h3>${title}${continued ? ' Continued' : ''}</h3><table class="list"><tr class="b"><td style="width:.9in">Date<td>Description<td class="r">Amount</tr>`,
    rows: postings.map(p => `<tr><td>${dated(p.day, 'MM/DD/YY')}<td>${escape(p.party).replace(/ (?=[A-Z]+ ID$)/, '&nbsp;&nbsp;&nbsp;')}<td class="r">${sign}$${formatAmount(Math.abs(p.cents))}</tr>`),
    close: '</table>',
    cost: 2.4,
  }) // prettier-ignore
  const interest: Block = { open: () => '<h3>Interest Charged</h3><table class="list">', rows: [`<tr><td>Total Interest Charged for this Period<td class="r">$0.00</tr>`], close: '</table><h3>2026 Fees and Interest Totals Year-to-Date</h3><table class="list"><tr><td>Total Fees in 2026<td class="r">$134.00</tr><tr><td>Total Interest in 2026<td class="r">$61.18</tr></table>', cost: 7 } // prettier-ignore
  const bodies = paginated([section('Payments', ofKind(book, 'ach-in'), '-'), section('Credits', ofKind(book, 'refund'), '-'), section(`New Charges`, charges, ''), section('Fees', ofKind(book, 'fee'), ''), interest], 24, 42) // prettier-ignore
  const owed = -book.closing
  const due = dated(later(book.end, 25), 'MM/DD/YY')
  const summary = `<div class="key"><div>New Balance<b>$${formatAmount(owed)}</b></div><div>Minimum Payment Due<b>$${formatAmount(Math.max(3500, Math.round(owed / 10000) * 100))}</b></div><div>Payment Due Date<b>${due}</b></div></div>
<div style="display:flex;gap:.4in"><div style="flex:1;padding-top:12pt">${[holder, ...address].join('<br>')}<br><br><span style="font-size:7.4pt">Late Payment Warning: If we do not receive your Minimum Payment Due by the Payment Due Date of ${due}, you may have to pay a late fee of up to $39.00 and your APRs may be increased to the Penalty APR of 29.99%.</span></div>
<div style="flex:1"><h3>Account Summary</h3><table class="list">${[['Previous Balance', `$${formatAmount(-book.opening)}`], ['Payments/Credits', `-$${formatAmount(totalOf(creditsOf(book)))}`], ['New Charges', `+$${formatAmount(totalOf(charges))}`], ['Fees', `+$${formatAmount(totalOf(ofKind(book, 'fee')))}`], ['Interest Charged', '+$0.00'], ['New Balance', `$${formatAmount(owed)}`], ['Credit Limit', '$25,000.00'], ['Available Credit', `$${formatAmount(2_500_000 - owed)}`]].map(([a, b]) => `<tr><td>${a}<td class="r">${b}</tr>`).join('')}</table></div></div>` // prettier-ignore
  const pages = bodies.map((body, i) => `<div class="blue"><div><b style="font-size:13pt">${product}</b><br>${holder}<br>Closing Date ${dated(book.end, 'MM/DD/YY')}</div><div class="r">p. ${i + 1}/${bodies.length}<br>Account Ending ${number}<br>${i === 0 ? `Billing Period ${dated(book.start, 'MM/DD/YY')} - ${dated(book.end, 'MM/DD/YY')}` : ''}</div></div>${i === 0 ? summary : ''}${body}<div class="foot" style="font-size:7pt">Sawtooth Charge Bank, P.O. Box 2180, Boise ID 83701. Customer Care: 1-800-555-0119. sawtoothcharge.example</div>`) // prettier-ignore
  const account = {
    account_number: number,
    account_type: 'credit card',
    account_subtype: product,
    bank_name: 'Sawtooth Charge Bank',
  }
  const notes = 'business card: balances owed are positive; payments and credits with a minus, charges without sign, "$" on every amount; only the last five digits of the number; late fee, limit, available credit, minimum payment and year-to-date totals are decoys' // prettier-ignore
  return { name, kind: 'bank', html: documentOf(cardStyle, pages), truth: bankTruth({ family: 'charge-card-boxes', notes, holder, accounts: [{ book, account, describe: cardWords, owed: true }] }) } // prettier-ignore
}

const cityStyle = `
.page{font:8.6pt/11.6pt Arimo;padding:.5in .6in}
table{width:100%}
.bar{background:#002a54;color:#fff;font-weight:700;padding:2pt 5pt;margin-top:12pt}
.list th{font-weight:700;border-bottom:.8pt solid #002a54;padding:2pt 4pt}.list td{padding:1.4pt 4pt}
`
const cityWords = ({ kind, party, reference, check, day }: Posting): string => {
  if (kind === 'deposit') return 'DEPOSIT'
  if (kind === 'check') return `CHECK NO: ${check}`
  if (kind === 'card') return `DEBIT CARD PURCH Card Ending in 8830 ${party} ${dated(day, 'MONDD')}`
  if (kind === 'ach-in') return `ELECTRONIC CREDIT ${party} ${dated(day, 'MON DD')}`
  return kind === 'interest' ? party : `ACH DEBIT ${party} ${reference.slice(0, 8)}`
}

function cityStatement({ name, product, number, holder, address, book }: Customer): Drawn {
  const row = (p: Posting) => {
    const [first = '', second] = cityWords(p).replace('8830 ', '8830\n').split('\n')
    const amounts = p.cents < 0 ? [formatAmount(-p.cents), ''] : ['', formatAmount(p.cents)]
    return `<tr><td>${dated(p.day, 'MM/DD')}<td>${escape(first)}${second === undefined ? '' : `<br>&nbsp;&nbsp;${escape(second)}`}<td class="r">${amounts[0]}<td class="r">${amounts[1]}<td class="r">${formatAmount(p.balance)}</tr>`
  }
  const total = `<tr class="b"><td><td>Total Debits/Credits<td class="r">${formatAmount(totalOf(debitsOf(book)))}<td class="r">${formatAmount(totalOf(creditsOf(book)))}<td></tr>`
  const chunks = chunksOf([...book.postings.map(row), total], 21, 36)
  const head =
    '<tr><th style="width:.6in">Date<th>Description<th class="r" style="width:1in">Debits<th class="r" style="width:1in">Credits<th class="r" style="width:1in">Balance</tr>'
  const pages = chunks.map((chunk, i) => {
    const first = `<div style="margin:.35in 0 .2in .2in">${[holder, ...address].join('<br>')}</div><div class="bar">Relationship Summary:</div><table class="list" style="width:60%"><tr><td>Checking<td class="r">$${formatAmount(book.closing)}</tr><tr><td>Savings<td class="r">-----</tr><tr><td>Loans<td class="r">-----</tr></table>
<div class="bar">CHECKING ACTIVITY</div><div style="display:flex;justify-content:space-between;padding:4pt"><div><b>${product}</b><br>${number}</div><table style="width:40%"><tr><td>Beginning Balance:<td class="r">$${formatAmount(book.opening)}</tr><tr><td>Ending Balance:<td class="r">$${formatAmount(book.closing)}</tr></table></div>`
    return `<div style="display:flex;justify-content:space-between"><b style="font-size:17pt;color:#002a54">Gotham Mercantile</b><div class="r"><b>${product.replace(' Checking', '').toUpperCase()} ACCOUNT AS OF ${dated(book.end, 'Month D, YYYY').toUpperCase()}</b><br>${holder}<br>Account ${number}&nbsp;&nbsp;&nbsp;Page ${i + 1} of ${chunks.length}<br>Statement Period: ${dated(book.start, 'Mon D')} - ${dated(book.end, 'Mon D, YYYY')}</div></div>${i === 0 ? first : `<div class="bar">CHECKING ACTIVITY&nbsp;&nbsp;&nbsp;Continued</div>`}<table class="list">${head}${chunk.join('')}</table><div class="foot" style="font-size:7pt">Gotham Mercantile Bank, N.A. Member FDIC. If you have questions on: Checking, call 800-555-0123.</div>`
  })
  const account = {
    account_number: number,
    account_type: 'checking',
    account_subtype: product,
    bank_name: 'Gotham Mercantile',
  }
  const notes =
    'debits, credits and a balance on every row, card rows on two lines; totals only in the last row; relationship summary and dashes are decoys'
  return { name, kind: 'bank', html: documentOf(cityStyle, pages), truth: bankTruth({ family: 'city-running-balance', notes, holder, accounts: [{ book, account, describe: cityWords, balances: 'every' }], acceptable: { 'accounts[0].bank_name': ['Gotham Mercantile Bank', 'Gotham Mercantile Bank, N.A.'] } }) } // prettier-ignore
}

export const cardAndCityStatements: readonly Drawn[] = [
  cardStatement({
    name: 'us-sawtooth-landscaper-card-september',
    product: 'Sawtooth Business Gold Card',
    number: '3-41007',
    holder: 'TREASURE VALLEY OUTDOOR LLC',
    address: ['2901 E PINE AVE', 'MERIDIAN ID 83642'],
    book: bookOf({ seed: 81, start: '2026-08-22', end: '2026-09-20', opening: -621_455, flows: cardCharges }),
  }),
  cityStatement({
    name: 'us-gotham-orthodontist-may',
    product: 'GothamBusiness Checking',
    number: '4990117352',
    holder: 'RIVERDALE ORTHODONTIC ARTS PC',
    address: ['3725 HENRY HUDSON PKWY', 'BRONX NY 10463'],
    book: bookOf({
      seed: 82,
      start: '2026-05-01',
      end: '2026-05-31',
      opening: 3_618_877,
      flows: dentist,
      firstCheck: 1322,
    }),
  }),
]
