/** An East Coast bank: a summary left and averages right, lists under small headings, each with a subtotal, in two-line entries. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount } from '../press/numbers.ts'
import { documentOf, paginated, sideBySide, type Block } from '../press/page.ts'
import { bankTruth } from './bank-truth.ts'
import { averageBalance, bookOf, dailyBalances, ofKind, totalOf, type Posting, type PostingKind } from './books.ts'
import { concretePumping } from './businesses.ts'
import type { Customer } from './customer.ts'

const bank = 'Harbor Colony Bank'
const style = `
.page{font:8.8pt/12pt Arimo;padding:.5in .7in}
.logo{background:#00703c;color:#fff;font:700 12pt/16pt Arimo;padding:7pt 10pt;width:2.3in}
.rule{border-top:1.6pt solid #00703c;margin:6pt 0 2pt;font-weight:700;text-transform:uppercase}
table{width:100%}
.r2{width:62%}
.foot{font-size:7pt;text-align:center;border-top:.6pt solid #000;padding-top:3pt}
`

const prefix: Partial<Record<PostingKind, string>> = {
  'ach-in': 'ACH DEPOSIT',
  'ach-out': 'ACH DEBIT',
  'wire-in': 'WIRE TRANSFER INCOMING',
}

function describe({ kind, party, reference, check, day }: Posting): string {
  if (kind === 'deposit') return 'DEPOSIT'
  if (kind === 'check') return `Check ${check}`
  if (kind === 'card') return `DEBIT CARD PURCHASE, AUT ${dated(day, 'MMDDYY')} VISA DDA PUR ${party}`
  return prefix[kind] === undefined ? party : `${prefix[kind]}, ${party} ****${reference.slice(0, 7)}`
}

function group(title: string, postings: readonly Posting[]): Block | null {
  if (postings.length === 0) return null
  const lines = (p: Posting) => describe(p).replace(/ VISA DDA PUR /, ' VISA DDA PUR\n').split('\n')
  const rows = postings.map(p => `<tr><td style="width:1.1in">${dated(p.day, 'MM/DD')}<td>${lines(p).map(escape).join('<br>&nbsp;&nbsp;&nbsp;')}<td class="r">${formatAmount(Math.abs(p.cents))}</tr>`)
  const subtotal = `<tr><td><td class="r">Subtotal:<td class="r">${formatAmount(totalOf(postings))}</tr>`
  const open = (continued: boolean) => `<div class="b" style="margin-top:5pt">${title}${continued ? ' (continued)' : ''}</div><table><tr><td style="white-space:nowrap">POSTING DATE<td style="padding-left:.1in">DESCRIPTION<td class="r">AMOUNT</tr>`
  return { open, rows: [...rows, subtotal], close: '</table>', cost: 2.5, lines: [...postings.map(p => lines(p).length), 1] }
} // prettier-ignore

function checks(postings: readonly Posting[]): Block {
  const cell = (p: Posting | undefined) => p === undefined ? '<td><td><td>' : `<td>${dated(p.day, 'MM/DD')}<td>${p.check}${p === postings[0] || postings.some(o => o.check === (p.check ?? 0) - 1) ? '' : '*'}<td class="r" style="padding-right:.5in">${formatAmount(-p.cents)}` // prettier-ignore
  const rows = sideBySide(postings, 2).map(row => `<tr>${row.map(cell).join('')}</tr>`)
  const head = '<td>DATE<td>SERIAL NO.<td class="r" style="padding-right:.5in">AMOUNT'
  const subtotal = `<tr><td colspan="5" class="r">Subtotal:<td class="r" style="padding-right:.5in">${formatAmount(totalOf(postings))}</tr>`
  return { open: () => `<div class="b" style="margin-top:5pt">Checks Paid&nbsp;&nbsp;&nbsp;<span style="font-weight:400;font-size:7.4pt">No. Checks: ${postings.length}&nbsp;&nbsp;*Indicates break in serial sequence or check processed electronically and listed under Electronic Payments</span></div><table><tr>${head}${head}</tr>`, rows: [...rows, subtotal], close: '</table>', cost: 3.5 } // prettier-ignore
}

function statement({ name, product, number, holder, address, book }: Customer): Drawn {
  const groups: [string, PostingKind[]][] = [
    ['Deposits', ['deposit']],
    ['Electronic Deposits', ['ach-in']],
    ['Other Credits', ['wire-in', 'refund', 'interest']],
    ['Checks Paid', ['check']],
    ['Electronic Payments', ['card', 'ach-out', 'atm']],
    ['Service Charges', ['fee', 'nsf']],
  ]
  const balances: Block = { open: () => '<div class="rule">Daily Balance Summary</div><table><tr>' + '<td>DATE<td class="r" style="padding-right:.6in">BALANCE'.repeat(2) + '</tr>', rows: sideBySide([{ day: '2026-07-31', balance: book.opening }, ...dailyBalances(book)], 2).map(row => `<tr>${row.map(b => (b === undefined ? '<td><td>' : `<td>${dated(b.day, 'MM/DD')}<td class="r" style="padding-right:.6in">${formatAmount(b.balance)}`)).join('')}</tr>`), close: '</table>', cost: 3 } // prettier-ignore
  const blocks = [...groups.map(([title, kinds]) => (title === 'Checks Paid' ? checks(ofKind(book, 'check')) : group(title, ofKind(book, ...kinds)))), balances].filter(block => block !== null) // prettier-ignore
  const summary = `<div class="rule">Account Summary</div><div style="display:flex;gap:.4in"><table class="r2"><tr><td>Beginning Balance<td class="r">${formatAmount(book.opening)}</tr>${groups.map(([title, kinds]) => `<tr><td>${title}<td class="r">${formatAmount(totalOf(ofKind(book, ...kinds)))}</tr>`).join('')}<tr><td style="padding-top:3pt">Ending Balance<td class="r" style="padding-top:3pt">${formatAmount(book.closing)}</tr></table>
<table style="align-self:start"><tr><td>Average Collected Balance<td class="r">${formatAmount(averageBalance(book))}</tr><tr><td>Interest Earned This Period<td class="r">0.00</tr><tr><td>Interest Paid Year-to-Date<td class="r">0.00</tr><tr><td>Annual Percentage Yield Earned<td class="r">0.00%</tr><tr><td>Days in Period<td class="r">31</tr></table></div>`
  const bodies = paginated(blocks, 26, 46)
  const balance = `<div class="c b" style="margin-top:.2in;font-size:11pt">How to Balance your Account</div><div style="display:flex;gap:.4in;margin-top:.2in"><div style="flex:1">Begin by adjusting your account register as follows:<br><br>&bull; Subtract any services charges shown on this statement.<br>&bull; Subtract any automatic payments, transfers or other electronic withdrawals not previously recorded.<br>&bull; Add any interest earned if you have an interest-bearing account.<br>&bull; Add any automatic deposit or overdraft line of credit.<br>&bull; Review all withdrawals shown on this statement and check them off in your account register.</div><div style="flex:1"><table>${['Your ending balance shown on this statement is:', 'List below the amount of deposits or credit transfers which do not appear on this statement. Total the deposits and enter on Line 2.', 'Subtotal by adding lines 1 and 2.', 'List below the total amount of withdrawals that do not appear on this statement. Total the withdrawals and enter on Line 4.', 'Subtract Line 4 from 3. This adjusted balance should equal your account balance.'].map((text, i) => `<tr><td style="padding:5pt">${i + 1}<td style="padding:5pt">${text}<td style="width:1in;border:.6pt solid #000;padding:5pt">${i === 0 ? `Ending Balance ${formatAmount(book.closing)}` : i === 1 ? 'Total Deposits +' : i === 3 ? 'Total Withdrawals -' : ''}</tr>`).join('')}</table></div></div>` // prettier-ignore
  const all = [bodies[0] ?? '', balance, ...bodies.slice(1)]
  const pages = all.map((body, i) => {
    const box = `<table style="width:3in;position:absolute;right:.7in;top:1.15in"><tr><td>Page:<td class="r">${i + 1} of ${all.length}</tr><tr><td>Statement Period:<td class="r">${dated(book.start, 'Mon DD YYYY')}-${dated(book.end, 'Mon DD YYYY')}</tr><tr><td>Cust Ref #:<td class="r">${number.replace(/\D/g, '')}-719-T-###</tr><tr><td>Primary Account #:<td class="r">${number}</tr></table>`
    const to = i === 0 ? `<div style="margin:.32in 0 .3in .2in">${[holder, ...address].join('<br>')}</div><div class="rule" style="text-transform:none;font-size:11pt">${product}</div><div style="display:flex;justify-content:space-between"><span>${holder}</span><b>Account # ${number}</b></div>${summary}` : `<div style="margin:.32in 0 .5in .2in">${holder}</div>` // prettier-ignore
    return `<div style="display:flex;justify-content:space-between"><div class="logo">${bank}</div><b style="font-size:12pt">STATEMENT OF ACCOUNT</b></div>${box}${to}${i === 1 ? '' : `<div class="rule">Daily Account Activity</div>`}${body}<div class="foot">Call 1-800-555-0177 for 24-hour Bank-by-Phone services or connect to www.harborcolony.example<br>Bank Deposits FDIC Insured | Harbor Colony Bank, N.A. | Equal Housing Lender</div>`
  })
  const account = { account_number: number, account_type: 'checking', account_subtype: product, bank_name: bank }
  const notes = 'summary of unsigned lines by kind, averages beside; lists with subtotals under one heading that is said again on each page; card purchases wrap; a reconciliation form as page 2 between the lists; daily balances start with the day before the period; "Cust Ref #" is a decoy' // prettier-ignore
  return { name, kind: 'bank', html: documentOf(style, pages), truth: bankTruth({ family: 'posting-groups', notes, holder, accounts: [{ book, account, describe }], acceptable: { 'accounts[0].bank_name': ['Harbor Colony Bank, N.A.'] } }) } // prettier-ignore
}

export const postingGroupStatements: readonly Drawn[] = [
  statement({
    name: 'us-harbor-colony-pumping-august',
    product: 'Business Convenience Checking',
    number: '437-2209144',
    holder: 'CAPE CONCRETE PUMPING INC',
    address: ['18 OLD TOWNHOUSE RD', 'SOUTH YARMOUTH MA 02664'],
    book: bookOf({ seed: 61, start: '2026-08-01', end: '2026-08-31', opening: 2_655_490, flows: concretePumping.map(flow => (flow.kind === 'wire-in' ? { ...flow, mean: 17400 } : flow)), firstCheck: 5502 }), // prettier-ignore
  }),
]
