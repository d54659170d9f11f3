/** A bank's business card with post and transaction dates and reference numbers; a spend-management card by cardholder. */
import { bookOf, ofKind, totalOf, type Posting } from '../../2026-11-22/bank/books.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, later } from '../../2026-11-22/press/numbers.ts'
import { paginated } from '../../2026-11-22/press/page.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { drawnStatement, fixed, flatbed, flow, plain } from './statement.ts'

const bankCard = (() => {
  const style = `.page{font:8.6pt/11.6pt 'Libre Franklin';padding:.45in .6in}table{width:100%}h4{font:700 9.4pt/13pt 'Libre Franklin';margin:8pt 0 1pt;border-bottom:1pt solid #0c2074}.k td{font-size:7.6pt;text-align:center}.n td{border:0}`
  const book = bookOf({ seed: 841, start: '2026-03-13', end: '2026-04-13', opening: -884_219, flows: [fixed('ach-in', 'PAYMENT THANK YOU', 1, 5000, [27]), fixed('refund', 'FEED BIN SUPPLY COLUMBUS NE', 1, 212.4, [24]), flow('card', 'PLATTE FUEL STOP FREMONT NE | VET DIRECT 800-555-0139 MN | HOTEL HEARTLAND OMAHA NE | FEED BIN SUPPLY COLUMBUS NE | TARP & CHAIN LINCOLN NE | STEAK AND EGGS YORK NE', 24, 178), fixed('fee', 'INTEREST CHARGE ON PURCHASES', 1, 104.66, [99])] }) // prettier-ignore
  const groups: [string, Posting[], string][] = [
    ['Payments and Other Credits', ofKind(book, 'ach-in', 'refund'), 'TOTAL THIS PERIOD'],
    ['Purchases and Other Debits', ofKind(book, 'card'), 'TOTAL THIS PERIOD'],
    ['Interest Charged', ofKind(book, 'fee'), 'TOTAL INTEREST THIS PERIOD'],
  ]
  const head =
    '<tr class="k"><td style="width:.6in">Post<br>Date<td style="width:.6in">Trans<br>Date<td style="width:.7in">Ref #<td style="text-align:left"><br>Transaction Description<td class="r"><br>Amount</tr>'
  const blocks = groups.map(([title, postings, words]) => ({
    open: (more: boolean) => `<h4>${title}${more ? ' (continued)' : ''}</h4><table>${head}`,
    rows: [
      ...postings.map(p => `<tr><td class="c">${dated(p.day, 'MM/DD')}<td class="c">${p.kind === 'card' ? dated(later(p.day, -1), 'MM/DD') : p.kind === 'fee' ? '' : dated(p.day, 'MM/DD')}<td class="c">${p.kind === 'fee' ? '' : p.kind === 'ach-in' ? 'ET' : p.reference.slice(0, 4)}<td>${escape(p.party)}<td class="r">$${plain(p.cents)}${p.cents > 0 ? '<span style="font-size:7pt">CR</span>' : ''}</tr>`),
      `<tr class="b"><td><td><td><td class="r">${words}<td class="r">$${plain(totalOf(postings))}${postings[0]?.cents !== undefined && postings[0].cents > 0 ? 'CR' : ''}</tr>`,
    ],
    close: '</table>',
    cost: 3.6,
  })) // prettier-ignore
  const [credits = 0, purchases = 0, interest = 0] = groups.map(([, postings]) => totalOf(postings))
  const activity = [['Previous Balance', '+', plain(book.opening)], ['Payments', '-', '5,000.00CR'], ['Other Credits', '-', '212.40CR'], ['Purchases', '+', plain(purchases)], ['Balance Transfers', '', '0.00'], ['Advances', '', '0.00'], ['Other Debits', '', '0.00'], ['Fees Charged', '', '0.00'], ['Interest Charged', '+', plain(interest)], ['<b>New Balance</b>', '=', `<b>${plain(book.closing)}</b>`], ['Past Due', '', '0.00'], ['Minimum Payment Due', '', '98.00'], ['Credit Line', '', '20,000.00'], ['Available Credit', '', plain(2_000_000 + book.closing)], ['Days in Billing Period', '', '32']] // prettier-ignore
  if (credits !== 521_240) throw new Error('credits differ from the summary')
  const bodies = paginated([...blocks, { open: () => '<h4>2026 Totals Year-to-Date</h4><table style="width:3.6in">', rows: [rowOf(['Total Fees Charged in 2026', '>$39.00']), rowOf(['Total Interest Charged in 2026', '>$388.15'])], close: '</table><h4>Interest Charge Calculation</h4><table><tr><td>Balance Type<td class="r">Balance by Type<td class="r">Variable<td class="r">Interest Charge<td class="r">Annual Percentage Rate</tr><tr><td>**PURCHASES<td class="r">$5,402.87<td class="r">YES<td class="r">$104.66<td class="r">21.99%</tr><tr><td>**ADVANCES<td class="r">$0.00<td class="r">YES<td class="r">$0.00<td class="r">29.99%</tr></table>', cost: 9 }], 23, 48) // prettier-ignore
  const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><b style="font:700 13pt/16pt 'Libre Franklin';color:#0c2074">Platte Valley Bank</b><div class="r"><b>April 2026 Statement</b> 03/13/2026 - 04/13/2026<br>ELKHORN LIVESTOCK HAULING &nbsp; (CPN 001663148)<br>Page ${i + 1} of ${bodies.length}</div></div>${i === 0 ? `<div style="display:flex;gap:.35in;margin-top:12pt"><div style="flex:1"><b>Business Triple Cash Visa<sup>®</sup> Card</b><br><br>New Balance <b>$${plain(book.closing)}</b><br>Minimum Payment Due <b>$98.00</b><br>Payment Due Date <b>05/10/2026</b><br><br><span style="font-size:7.6pt;line-height:9.4pt"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</span><br><br>Cash back rewards balance as of 04/12/2026 &nbsp; $88.61<br><br>Account: 4798 XXXX XXXX 6120</div><div style="width:3.2in"><h4 style="margin-top:0">Activity Summary</h4><table>${activity.map(([a = '', b = '', c = '']) => `<tr><td>${a}<td>${b}<td class="r">${a.startsWith('Days') ? '' : '$'}${c}</tr>`).join('')}</table></div></div>` : ''}${body}${i === 0 ? '<div class="foot" style="border-top:.8pt dashed #000;padding-top:5pt"><div style="display:flex;justify-content:space-between"><span>Please detach and send coupon with check payable to: Platte Valley Bank, P.O. Box 790408, Omaha NE 68179<br>ELKHORN LIVESTOCK HAULING, 2760 ROAD 9, FREMONT NE 68025-7710</span><span class="r">Account Number 4798 XXXX XXXX 6120<br>Amount Enclosed $ ______________</span></div></div>' : ''}`) // prettier-ignore
  return drawnStatement({
    name: 'business-card-livestock-hauler-april-scan',
    family: 'bank-card-post-and-trans-date',
    notes: 'flatbed scan of a bank’s business card: post and transaction dates, reference numbers (ET for the payment, none for interest), credits with CR, totals in each list, activity summary with + - =, minimum, late fee, rewards, credit line, year-to-date and rate table as decoys, payment coupon',
    style, pages, scan: flatbed, holder: 'ELKHORN LIVESTOCK HAULING',
    accounts: [{ book, owed: true, describe: p => p.party, account: { account_number: '4798 XXXX XXXX 6120', account_type: 'credit card', account_subtype: 'Business Triple Cash Visa Card', bank_name: 'Platte Valley Bank' } }],
    acceptable: { 'accounts[0].account_number': ['4798 XXXX XXXX 6120', '4798XXXXXXXX6120', '6120'], 'accounts[0].account_subtype': ['Business Triple Cash Visa Card', 'Business Triple Cash Visa® Card', 'Visa', null], ...Object.fromEntries(book.postings.flatMap((p, i) => (p.kind === 'card' ? [[`transactions.${i}.date_iso`, [p.day, later(p.day, -1)]]] : []))) },
  }) // prettier-ignore
})()

const spendCard = (() => {
  const style = `.page{font:8.4pt/11.4pt 'Inter';padding:.6in .6in}table{width:100%}td{padding:2.4pt 4pt 2.4pt 0;border-bottom:.4pt solid #ddd}.h td{font-weight:700;border-bottom:.9pt solid #111}.big{display:flex;gap:8pt;margin:14pt 0}.big div{flex:1;background:#f3f2ee;padding:7pt 9pt}.big b{display:block;font-size:12pt;line-height:17pt}`
  const book = bookOf({ seed: 851, start: '2026-10-01', end: '2026-10-31', opening: -1_288_140, flows: [fixed('ach-in', 'Autopay from bank account ••3391', 1, 12881.4, [8]), flow('card', 'Delta Wind Airlines | Lakehouse Lumber | SheetMetal Online | Vellum Design Software | Roadside Suites | Torque Rental Center', 26, 365), fixed('refund', 'Delta Wind Airlines', 1, 418.2, [22])] }) // prettier-ignore
  const people = ['Ana Ruiz ••8812', 'Ben Castle ••0371', 'Mei Tran ••5549']
  const holderOf = (p: Posting) => (p.kind === 'ach-in' ? '—' : (people[Number(p.reference.slice(-1)) % 3] ?? ''))
  const rows = book.postings.map(p => rowOf([dated(p.day, 'Mon D, YYYY'), escape(p.party), holderOf(p), p.kind === 'ach-in' ? 'Payment' : p.kind === 'refund' ? 'Refund' : 'Purchase', `>${p.cents > 0 ? '-' : ''}$${plain(p.cents)}`])) // prettier-ignore
  const bodies = paginated([{ open: () => '<table><tr class="h"><td>Date<td>Merchant<td>Cardholder<td>Type<td class="r">Amount</tr>', rows, close: '</table>', cost: 1.5 }], 23, 36) // prettier-ignore
  const [spent, paid, back] = (['card', 'ach-in', 'refund'] as const).map(kind => plain(totalOf(ofKind(book, kind))))
  const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt">fieldline</b><span>Card statement &nbsp;|&nbsp; Oct 1, 2026 – Oct 31, 2026</span></div>${i === 0 ? `<div style="margin-top:12pt"><b>Northbeam Exhibits LLC</b><br>77 Cannery Row, Suite 210<br>Tacoma, WA 98402<br>Account ID FL-2290417</div><div class="big"><div>Opening balance<b>$${plain(book.opening)}</b></div><div>Payments<b>-$${paid}</b></div><div>Refunds<b>-$${back}</b></div><div>Card spend<b>$${spent}</b></div><div>Closing balance<b>$${plain(book.closing)}</b></div></div><div>Closing balance will be collected by autopay on <b>Nov 8, 2026</b>. Spend limit on Oct 31: $40,000.00. Cash back earned this period: $142.36.</div><h4 style="margin:14pt 0 3pt">Transactions</h4>` : '<br>'}${body}<div class="foot" style="font-size:6.8pt;line-height:9pt;color:#666">Fieldline Technologies, Inc. Cards are issued by Emigrant Valley Bank, Member FDIC, pursuant to a license from a card network. Disputes must be filed within 60 days. ${i + 1}/${bodies.length}</div>`) // prettier-ignore
  return drawnStatement({
    name: 'spend-card-exhibit-builder-october',
    family: 'spend-management-card',
    notes: 'charge card of a spend-management company: one list over two pages, cardholder and type columns, charges without sign, payment and refund with a minus, five figures in tiles, an account identifier instead of a card number, spend limit and cash back as decoys',
    style, pages, holder: 'Northbeam Exhibits LLC',
    accounts: [{ book, owed: true, describe: p => p.party, account: { account_number: 'FL-2290417', account_type: 'credit card', bank_name: 'Fieldline' } }],
    acceptable: { 'accounts[0].account_number': ['FL-2290417', null], 'accounts[0].bank_name': ['Fieldline', 'fieldline', 'Fieldline Technologies, Inc.', 'Emigrant Valley Bank'], ...Object.fromEntries(book.postings.map((p, i) => [`transactions.${i}.description`, [p.party, `${p.party} ${holderOf(p)}`, `${p.party} ${holderOf(p)} ${p.kind === 'ach-in' ? 'Payment' : p.kind === 'refund' ? 'Refund' : 'Purchase'}`]])) },
  }) // prettier-ignore
})()

export const cards: readonly Drawn[] = [bankCard, spendCard]
