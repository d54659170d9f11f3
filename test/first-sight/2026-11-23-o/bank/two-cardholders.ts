/** A card company's business card: payments and transactions of each cardholder in parts of their own, with transaction and post dates. */
import { bookOf, dated, drawnStatement, escape, fixed, flow, later, ofKind, paginated, plain, rowOf, totalOf, type Drawn, type Posting } from './means.ts' // prettier-ignore

const style = `.page{font:8.6pt/11.6pt 'Nunito Sans';padding:.5in .65in}table{width:100%}td{padding:1.3pt 0}h5{font:700 9.2pt/12pt 'Nunito Sans';margin:10pt 0 1pt}.h td{border-bottom:.8pt solid #004879;font-weight:700;font-size:7.6pt}.z td{border-bottom:.4pt solid #ccc}.s{font-size:7.2pt;line-height:9.2pt}.box{border:1pt solid #999;padding:6pt 9pt}`
const book = bookOf({ seed: 9246, start: '2026-06-14', end: '2026-07-13', opening: -731_966, flows: [fixed('ach-in', 'CAPITAL MOBILE PYMT', 1, 7319.66, [8]), fixed('refund', 'HARBOR FREIGHTER TOOLS 33ST CLOUDMN', 1, 96.41, [30]), flow('card', 'MENARDO SUPPLY 3094ST CLOUDMN | KWIKTRIP 44100000441SARTELLMN | SHERWAN PAINTS 703145WAITE PARKMN | SQ *LAKES LIFT RENTALSAUK RAPIDSMN | AMZ MKTPL US*2K4TL9AMZN.EXAMPLE/BILLWA | JIMBO JOHNS 2207ST CLOUDMN | GUNDERSON DRYWALL SUPMONTICELLOMN | SPOTFY P21F7 NEW YORKNY', 34, 188), fixed('fee', 'CASH ADVANCE FEE', 1, 10, [24]), fixed('fee', 'INTEREST CHARGE:CASH ADVANCES', 1, 4.37, [99])] }) // prettier-ignore
const cards = ofKind(book, 'card')
const second = (p: Posting) => Number(p.reference.slice(-1)) < 4
const posted = (p: Posting) => (p.kind === 'card' ? later(p.day, 1) : p.day)
const groups: readonly (readonly [string, readonly Posting[], string])[] = [
  ['TYLER J HEDSTROM #6613: Payments, Credits and Adjustments', ofKind(book, 'ach-in', 'refund'), ''],
  ['TYLER J HEDSTROM #6613: Transactions', cards.filter(p => !second(p)), 'TYLER J HEDSTROM #6613: Total Transactions'],
  ['BRENNA HEDSTROM #9027: Transactions', cards.filter(second), 'BRENNA HEDSTROM #9027: Total Transactions'],
]
const [fee, interest] = [
  ofKind(book, 'fee').filter(p => p.cents === -1000),
  ofKind(book, 'fee').filter(p => p.cents !== -1000),
]
const line = (p: Posting) => rowOf([dated(p.day, 'Mon D'), dated(posted(p), 'Mon D'), escape(p.party), `>${p.cents > 0 ? '- ' : ''}$${plain(p.cents)}`], ' class="z"') // prettier-ignore
const head =
  '<tr class="h"><td style="width:.8in">Trans Date<td style="width:.8in">Post Date<td>Description<td class="r">Amount</tr>'
const allCards = `<tr><td colspan="3" class="b" style="padding-top:6pt">Total Transactions for This Period<td class="r b" style="padding-top:6pt">$${plain(totalOf(cards))}</tr>` // prettier-ignore
const bodies = paginated([
  ...groups.map(([title, postings, total], i) => ({ open: (more: boolean) => `<h5>${title}${more ? ' (Continued)' : ''}</h5><table>${head}`, rows: [...postings.map(line), ...(total === '' ? [] : [`<tr class="b"><td colspan="3">${total}<td class="r">$${plain(totalOf(postings))}</tr>`]), ...(i === 2 ? [allCards] : [])], close: '</table>', cost: 2.4 })),
  { open: () => `<h5>Fees</h5><table>${head}`, rows: [...fee.map(line), rowOf(['<b>Total Fees for This Period</b>', '', '', `><b>$${plain(totalOf(fee))}</b>`]).replace('<td><b>', '<td colspan="3"><b>').replace('<td><td><td class', '<td class')], close: '</table>', cost: 2.4 },
  { open: () => '<h5>Interest Charged</h5><table>', rows: ['<tr class="z"><td>Interest Charge on Purchases<td class="r">$0.00</tr>', `<tr class="z"><td>Interest Charge on Cash Advances<td class="r">$${plain(totalOf(interest))}</tr>`, '<tr class="z"><td>Interest Charge on Other Balances<td class="r">$0.00</tr>', `<tr class="b"><td>Total Interest for This Period<td class="r">$${plain(totalOf(interest))}</tr>`], close: '</table>', cost: 2 },
  { open: () => '<h5>Totals Year-to-Date</h5><table style="width:3.4in">', rows: [rowOf(['Total Fees charged', '>$49.00']), rowOf(['Total Interest charged', '>$61.20'])], close: '</table>', cost: 2 },
], 28, 50) // prettier-ignore
const summary = [['Previous Balance', `$${plain(book.opening)}`], ['Payments', `- $${plain(totalOf(ofKind(book, 'ach-in')))}`], ['Other Credits', `- $${plain(totalOf(ofKind(book, 'refund')))}`], ['Transactions', `+ $${plain(totalOf(cards))}`], ['Cash Advances', '+ $0.00'], ['Fees Charged', `+ $${plain(totalOf(fee))}`], ['Interest Charged', `+ $${plain(totalOf(interest))}`], ['<b>New Balance</b>', `<b>= $${plain(book.closing)}</b>`], ['Credit Limit', '$18,000.00'], ['Available Credit (as of Jul 13, 2026)', `$${plain(1_800_000 + book.closing)}`], ['Cash Advance Credit Limit', '$5,000.00']] // prettier-ignore
const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><b style="font:700 15pt/18pt 'Nunito Sans';color:#004879">Landmark<span style="color:#d03027">Spark</span></b><div class="r s">${i === 0 ? '' : `Page ${i + 1} of ${bodies.length}<br>`}Cash Plus Business | World Elite account ending in 6613<br>Jun 14, 2026 – Jul 13, 2026 | 30 days in Billing Cycle</div></div>${i === 0 ? `<div style="display:flex;gap:.3in;margin:14pt 0 6pt"><div style="flex:1" class="box"><b>Payment Information</b><table>${rowOf(['Payment Due Date', '>For online and phone payments, the deadline is 8pm ET.'])}${rowOf(['<b>Aug 07, 2026</b>', ''])}${rowOf(['New Balance', `><b>$${plain(book.closing)}</b>`])}${rowOf(['Minimum Payment Due', '><b>$74.00</b>'])}</table><p class="s">LATE PAYMENT WARNING: If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $39.00.</p></div><div style="width:3.2in" class="box"><b>Account Summary</b><table>${summary.map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table></div></div><div style="display:flex;justify-content:space-between"><div>HEDSTROM BROS PAINTING LLC<br>TYLER J HEDSTROM<br>4416 ROOSEVELT RD STE 2<br>SAINT CLOUD, MN 56301-9644</div><div class="box s">Rewards &nbsp; Cash Rewards Balance $412.77 &nbsp; Earned This Period $118.09 &nbsp; Redeemed $0.00</div></div><h5 style="font-size:12pt">Transactions</h5><div class="s">Visit landmarkcard.example to see detailed transactions.</div>` : ''}${body}<div class="foot s c">Landmark, N.A. &nbsp; P.O. Box 60519, City of Industry, CA 91716 &nbsp; Customer Service 1-800-555-0183</div>`) // prettier-ignore

export const twoCardholders: Drawn = drawnStatement({
  name: 'card-company-painter-two-cardholders-july',
  family: 'cardholder-parts-card',
  notes: 'card company’s business card: payments and credits, then the transactions of two cardholders in parts with totals, transaction and post dates as month names, city and state glued to the merchant, credits with "- $", cash advance fee and interest, limits, rewards, minimum, late fee and year-to-date as decoys; the interest row has no date',
  style, pages, holder: 'HEDSTROM BROS PAINTING LLC',
  accounts: [{ book, owed: true, describe: p => (p.party.startsWith('INTEREST') ? 'Interest Charge on Cash Advances' : p.party), account: { account_number: '6613', account_type: 'credit card', account_subtype: 'Cash Plus Business', bank_name: 'Landmark, N.A.' } }],
  acceptable: { 'accounts[0].account_subtype': ['Cash Plus Business', 'Cash Plus Business | World Elite', 'World Elite', null], 'accounts[0].bank_name': ['Landmark, N.A.', 'Landmark', 'LandmarkSpark', 'Landmark Spark'], account_holder: ['HEDSTROM BROS PAINTING LLC', 'TYLER J HEDSTROM', 'HEDSTROM BROS PAINTING LLC TYLER J HEDSTROM'], ...Object.fromEntries(book.postings.flatMap((p, i) => (p.kind === 'card' ? [[`transactions.${i}.date_iso`, [p.day, posted(p)]]] : p.party.startsWith('INTEREST') ? [[`transactions.${i}.date_iso`, ['2026-07-13', null]]] : []))) },
}) // prettier-ignore
