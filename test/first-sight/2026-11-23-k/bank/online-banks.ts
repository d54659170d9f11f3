/** Banks without branches: a start-up bank's one list with end-of-day balances, and a payment app's days with fees. */
import { bookOf, creditsOf, dailyBalances, debitsOf, totalOf, type Posting } from '../../2026-11-22/bank/books.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, formatAmount } from '../../2026-11-22/press/numbers.ts'
import { paginated } from '../../2026-11-22/press/page.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { drawnStatement, fixed, flow, plain, solvent } from './statement.ts'

const startUp = (() => {
  const style = `.page{font:8.6pt/12pt 'Inter';padding:.6in .7in;color:#1d1d2b}table{width:100%}td{padding:2.6pt 0;border-bottom:.5pt solid #e3e3ec}.g{color:#70707f}.r{white-space:nowrap}`
  const book = solvent(bookOf({ seed: 821, start: '2026-06-01', end: '2026-06-30', opening: 8_412_650, flows: [flow('ach-in', 'Sunfield Grocers Inc. | Harborlight Hotels | Payout from card processor', 10, 5250), flow('wire-in', 'Copperhill Coffee Holdings', 1, 22000), flow('card', 'Green Bean Importers | Skyline Software | Boxmakers Direct | City Parking Garage | Freight Quote Online', 14, 310), flow('ach-out', 'Gusta Payroll | Warehouse Row LLC | Columbia Power', 6, 4200), flow('wire-out', 'Cafetalera San Rafael', 1, 14500), fixed('interest', 'Vault yield', 1, 31.22, [30])] })) // prettier-ignore
  const kinds: Partial<Record<Posting['kind'], string>> = { 'ach-in': 'ACH In', 'wire-in': 'Wire In', card: 'Card', 'ach-out': 'ACH Pull', 'wire-out': 'Wire Out', interest: 'Interest' } // prettier-ignore
  const ends = new Map(dailyBalances(book).map(({ day, balance }) => [day, balance]))
  const rows = book.postings.map((p, i) => {
    const same = book.postings[i - 1]?.day === p.day
    const last = book.postings[i + 1]?.day !== p.day
    return rowOf([same ? '' : dated(p.day, 'Mon DD'), escape(p.party), `<span class="g">${kinds[p.kind] ?? ''}</span>`, `>${p.cents < 0 ? '–' : ''}$${plain(p.cents)}`, `>${last ? `$${formatAmount(ends.get(p.day) ?? 0)}` : ''}`]) // prettier-ignore
  })
  const total = `<tr><td><td><b>Total</b><td><td class="r b">${book.closing < book.opening ? '–' : ''}$${plain(book.closing - book.opening)}<td class="r b">$${formatAmount(book.closing)}</tr>`
  const open = () => '<div style="font:700 11pt/16pt \'Inter\';margin:14pt 0 3pt">All transactions</div><table><tr class="g"><td style="width:.75in">Date (UTC)<td>Description<td>Type<td class="r">Amount<td class="r">End of day balance</tr>' // prettier-ignore
  const bodies = paginated([{ open, rows: [...rows, total], close: '</table>', cost: 3 }], 21, 38)
  const pages = bodies.map((body, i) => {
    const top = i === 0
      ? `<div style="display:flex;justify-content:space-between"><b style="font:700 15pt/18pt 'Inter'">✦ Kestrel</b><div class="r">Kestrel Checking xx7043<br><span class="g">June 2026 statement</span></div></div><div style="display:flex;gap:.8in;margin:.35in 0 .25in"><div><b>Tamarack Coffee Roasters, Inc.</b><br>3100 NW Industrial St<br>Portland, OR 97210</div><div><span class="g">Statement balance</span><br><b style="font-size:13pt;line-height:17pt">$${formatAmount(book.closing)}</b></div></div><table>${rowOf(['Money movements in June, deposits', `>+$${plain(totalOf(creditsOf(book)))}`])}${rowOf(['Money movements in June, withdrawals', `>–$${plain(totalOf(debitsOf(book)))}`])}${rowOf(['Account number', '>202410557043'])}${rowOf(['Routing number', '>084009990'])}${rowOf(['June 1 opening balance', `>$${formatAmount(book.opening)}`])}</table>`
      : '<div class="g" style="margin-bottom:8pt">Kestrel Checking xx7043 &nbsp;·&nbsp; June 2026 statement</div>'
    return `${top}${body}<div class="foot g" style="font-size:7pt;line-height:9pt">Kestrel is a financial technology company, not a bank. Banking services provided by Holloway Trust Company; Member FDIC. Deposits may be swept to up to 20 partner banks. Questions: help@kestrel.example &nbsp; Page ${i + 1} of ${bodies.length}</div>`
  }) // prettier-ignore
  return drawnStatement({
    name: 'online-bank-coffee-roaster-end-of-day-june',
    family: 'start-up-bank-one-list',
    notes: 'financial technology company with a partner bank: one list, date only on the first row of a day, balance only on the last, en dash before the dollar sign for money out, a total row of the net change, month named once, opening balance among facts, full number below a short one',
    style, pages, holder: 'Tamarack Coffee Roasters, Inc.',
    accounts: [{ book, describe: p => p.party, balances: 'daily', account: { account_number: '202410557043', account_type: 'checking', account_subtype: 'Kestrel Checking', bank_name: 'Kestrel' } }],
    acceptable: { 'accounts[0].bank_name': ['Kestrel', 'Holloway Trust Company'], 'accounts[0].account_number': ['202410557043', 'xx7043', '7043'], 'accounts[0].account_subtype': ['Kestrel Checking', 'Checking', null] },
  }) // prettier-ignore
})()

const paymentApp = (() => {
  const style = `.page{font:9pt/13pt 'Roboto';padding:.6in .75in}table{width:100%}td{padding:1.8pt 0}.d td{border-bottom:.6pt solid #111;font-weight:700;padding-top:7pt}.g{color:#666}`
  const book = solvent(bookOf({ seed: 831, start: '2026-05-01', end: '2026-05-31', opening: 214_306, flows: [flow('ach-in', 'Sales transfer', 17, 640), flow('card', "Rosa's Produce Market | Propane Stop | Costless Wholesale #417 | Tire Corral", 15, 96), flow('transfer-out', 'Instant transfer to Visa debit 2204', 3, 520), flow('ach-out', 'Commissary Kitchen Rent', 1, 900, [5]), fixed('refund', 'Refund: Costless Wholesale #417', 1, 38.77, [19])] })) // prettier-ignore
  const details: Partial<Record<Posting['kind'], string>> = { 'ach-in': 'From register balance', card: 'Seller debit card', 'transfer-out': 'Cash out', 'ach-out': 'Direct debit', refund: 'Seller debit card' } // prettier-ignore
  const row = (p: Posting) => rowOf([escape(p.party), `<span class="g">${details[p.kind] ?? ''}</span>`, '>$0.00', `>${p.cents > 0 ? '+' : '-'} $${plain(p.cents)}`]) // prettier-ignore
  const rows = book.postings.flatMap((p, i) => book.postings[i - 1]?.day === p.day ? [row(p)] : [`<tr class="d"><td colspan="4">${dated(p.day, 'Month D')}</tr>`, row(p)]) // prettier-ignore
  const heights = rows.map(html => (html.includes('class="d"') ? 1.4 : 1))
  const bodies = paginated([{ open: () => '<table><tr class="g"><td>Description<td>Details<td class="r">Fee<td class="r">Amount</tr>', rows, lines: heights, close: '</table>', cost: 1.2 }], 27, 38) // prettier-ignore
  const fact = (words: string, value: string) => `<div style="flex:1"><span class="g">${words}</span><br><b style="font-size:12pt">${value}</b></div>` // prettier-ignore
  const pages = bodies.map((body, i) => `${i === 0 ? `<b style="font:700 20pt/24pt 'Roboto'">tilly</b> <span class="g">Seller Checking</span><div style="font:700 14pt/18pt 'Roboto';margin:16pt 0 2pt">Monthly Statement</div><div>May 2026</div><div class="g" style="margin-bottom:10pt">Account number 8891 0047 2213 &nbsp; Lucia Ferreira, doing business as Lucia’s Pastel Truck, 420 Bergen Ave, Kearny, NJ 07032</div><div style="display:flex;margin-bottom:12pt">${fact('Starting balance May 1', `$${plain(book.opening)}`)}${fact('Money in', `+ $${plain(totalOf(creditsOf(book)))}`)}${fact('Money out', `- $${plain(totalOf(debitsOf(book)))}`)}${fact('Fees', '$0.00')}${fact('Ending balance May 31', `$${plain(book.closing)}`)}</div>` : ''}${body}<div class="foot g" style="font-size:7pt;line-height:9pt">Tilly Payments, Inc. is not a bank. Seller Checking is provided by Sutter Creek Bank, Member FDIC. Balances may include pending register sales of up to $250.00. In case of errors call 1-855-555-0163 within 60 days. &nbsp; ${i + 1} / ${bodies.length}</div>`) // prettier-ignore
  return drawnStatement({
    name: 'payment-app-food-truck-days-may',
    family: 'payment-app-day-headings',
    notes: 'payment processor’s seller account: days as headings (month and day), rows without dates, a fee column of zeros before the amount, signs with a space before the dollar, no balances in the list, holder with trade name in a sentence, "up to $250.00" in small print is a decoy',
    style, pages, holder: 'Lucia Ferreira',
    accounts: [{ book, describe: p => `${p.party} ${details[p.kind] ?? ''}`, account: { account_number: '8891 0047 2213', account_type: 'checking', account_subtype: 'Seller Checking', bank_name: 'Tilly Payments, Inc.' } }],
    acceptable: { 'accounts[0].bank_name': ['Tilly Payments, Inc.', 'Tilly Payments', 'Tilly', 'tilly', 'Sutter Creek Bank'], 'accounts[0].account_number': ['8891 0047 2213', '889100472213'], 'accounts[0].account_type': ['checking', 'other'], account_holder: ['Lucia Ferreira', 'Lucia’s Pastel Truck', 'Lucia Ferreira, doing business as Lucia’s Pastel Truck'] , ...Object.fromEntries(book.postings.map((p, i) => [`transactions.${i}.description`, [`${p.party} ${details[p.kind] ?? ''}`, p.party]])) },
  }) // prettier-ignore
})()

export const onlineBanks: readonly Drawn[] = [startUp, paymentApp]
