/** Sellers' and carriers' accounts: a marketplace's settlement by order, a factor's account of a carrier's available funds. */
import { chanceOf } from '../../2026-11-22/press/numbers.ts'
import { apart, bookOf, creditOf, creditsOf, dated, debitOf, debitsOf, drawnStatement, escape, facts, fixed, flow, listOf, ofKind, paginated, plain, rowOf, smallPrint, smudged, solvent, totalOf, worded, type Book, type Posting, type Shown } from './means.ts' // prettier-ignore

interface Sold { readonly day: string; readonly type: string; readonly order: string; readonly text: string; readonly sales: number; readonly shipping: number; readonly fees: number; readonly fulfillment: number; readonly other: number } // prettier-ignore

const goods: readonly (readonly [text: string, cents: number, handling: number])[] = [['QL Packraft Repair Kit, Valve and Patch', 2_495, 388], ['QL Dry Bag 20L Loon Gray', 3_199, 542], ['QL Camp Stool Folding Alum. 2-Pack', 6_899, 1_104], ['QL Tarp 10x12 Silnylon w/ Stakes', 11_950, 618], ['QL Fillet Knife 7in w/ Sheath', 2_250, 412], ['QL Canoe Yoke Pads, pair', 4_475, 588]] // prettier-ignore

const netOf = ({ sales, shipping, fees, fulfillment, other }: Sold): number =>
  sales + shipping + fees + fulfillment + other

/** Orders of a month with refunds, charges of the marketplace and two payouts of what was there. */
function soldIn(opening: number): Sold[] {
  const chance = chanceOf(92_017)
  const rows: Sold[] = []
  let balance = opening
  const put = (row: Partial<Sold> & Pick<Sold, 'day' | 'type' | 'text'>) => {
    const sold = { order: '', sales: 0, shipping: 0, fees: 0, fulfillment: 0, other: 0, ...row }
    rows.push(sold)
    balance += netOf(sold)
  }
  const order = () => `${chance.whole(111, 114)}-${chance.digits(7)}-${chance.digits(7)}`
  for (let d = 1; d <= 31; d++) {
    const day = `2026-08-${`${d}`.padStart(2, '0')}`
    for (let count = chance.whole(0, 2); count > 0; count--) {
      const [text, sales, handling] = chance.pick(goods)
      const shipping = chance.next() < 0.3 ? 599 : 0
      put({ day, type: 'Order', order: order(), text, sales, shipping, fees: -Math.round((sales + shipping) * 0.15), fulfillment: -handling })
    }
    if (d % 11 === 6) {
      const [text, sales] = chance.pick(goods)
      put({ day, type: 'Refund', order: order(), text, sales: -sales, fees: Math.round(sales * 0.12) })
    }
    if (d === 3) put({ day, type: 'Service Fee', text: 'Subscription, professional seller', other: -3_999 })
    if (d === 15) put({ day, type: 'Service Fee', text: 'Cost of advertising, invoice 0418-7718', other: -11_842 })
    if (d === 18) put({ day, type: 'Inventory Fee', text: 'Monthly storage, July', other: -2_677 })
    if (d === 21) put({ day, type: 'Adjustment', text: 'Inventory reimbursement: warehouse damaged, 2 units', other: 6_398 })
    if (d === 14 || d === 28) put({ day, type: 'Transfer', text: 'To your bank account ending in 733', other: -balance + 2_500 })
  }
  return rows
} // prettier-ignore

// prettier-ignore
export const settlement = (() => {
  const opening = 71_804
  const rows = soldIn(opening)
  let balance = opening
  const postings = rows.map((row): Posting => ({ day: row.day, kind: netOf(row) > 0 ? 'deposit' : row.type === 'Transfer' ? 'transfer-out' : 'fee', party: row.text, reference: row.order, cents: netOf(row), check: null, balance: (balance += netOf(row)) }))
  const book: Book = { start: '2026-08-01', end: '2026-08-31', opening, closing: balance, postings }
  const signed = (cents: number) => `${cents < 0 ? '-' : ''}${plain(cents)}`
  const describe: Shown = p => p.party
  const typeOf = (p: Posting) => rows[postings.indexOf(p)]?.type ?? ''
  const clock = (row: Sold, i: number) => { const hour = 3 + 5 * rows.filter((other, at) => at < i && other.day === row.day).length; return `${hour % 12 === 0 ? 12 : hour % 12}:${`${(i * 17 + 4) % 60}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} PDT` }
  const printed = rows.map((row, i) => rowOf([`${dated(row.day, 'Mon D, YYYY')} ${clock(row, i)}`, row.type, row.order, escape(row.text), ...[row.sales, row.shipping, row.fees, row.fulfillment, row.other].map(cents => `>${signed(cents)}`), `><b>${signed(netOf(row))}</b>`], ' class="z"'))
  const sumOf = (key: 'sales' | 'shipping' | 'fees' | 'fulfillment' | 'other') => rows.reduce((sum, row) => sum + row[key], 0)
  const bodies = paginated([listOf({ heading: () => '', columns: rowOf(['Date/time', 'Type', 'Order ID', 'Description', '>Product<br>sales', '>Shipping<br>credits', '>Selling<br>fees', '>Fulfillment<br>fees', '>Other', '>Total'], ' class="u"'), rows: printed, last: [rowOf(['', '', '', `${rows.length} transactions`, ...(['sales', 'shipping', 'fees', 'fulfillment', 'other'] as const).map(key => `>${signed(sumOf(key))}`), `>${signed(book.closing - opening)}`], ' class="b"')], cost: 3 })], 27, 36)
  const netFor = (...types: readonly string[]) => signed(rows.filter(row => types.includes(row.type)).reduce((sum, row) => sum + netOf(row), 0))
  const summary = `<div style="display:flex;gap:.5in;align-items:flex-start;margin:8pt 0 12pt"><table>${facts([['Beginning balance, Aug 1', signed(opening)], ['Orders, net of fees', netFor('Order')], ['Refunds', netFor('Refund')], ['Reimbursements', netFor('Adjustment')], ['Service and inventory fees', netFor('Service Fee', 'Inventory Fee')], ['Transfers to your bank', netFor('Transfer')], ['<b>Ending balance, Aug 31</b>', `<b>${signed(book.closing)}</b>`]])}</table><table>${facts([['Display name', 'Quiet Loon Outdoors'], ['Legal name', 'Quiet Loon Outdoor Gear LLC'], ['Merchant token', 'A2QL4418Z7733'], ['Account type', 'Standard orders, US'], ['Currency', 'USD'], ['Deposit method', 'Checking ending in 733'], ['Account level reserve', '0.00']])}</table></div>`
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 15pt/19pt 'Open Sans'\">bazaarly</b> Seller Payments", `Monthly transaction summary &nbsp; August 2026 &nbsp; ${i + 1} / ${bodies.length}`)}${i > 0 ? '<br>' : summary}${body}<div class="foot" style="font-size:7pt;line-height:9pt">Times are Pacific. Sales tax collected and remitted by the marketplace is not shown. Bazaarly Payments, Inc. is a licensed money transmitter (NMLS 0441820). Not a tax document.</div>`)
  return drawnStatement({ name: 'bazaarly-outdoor-seller-august-settlement', family: 'marketplace-settlement-by-order', size: '11in 8.5in', style: ".page{font:7.6pt/11.4pt 'Open Sans';padding:.45in .5in}table{width:100%}.u td{font-weight:700;border-top:.8pt solid #222;border-bottom:.8pt solid #222;vertical-align:bottom}.z td{border-bottom:.3pt solid #ddd;white-space:nowrap;line-height:12.4pt}.foot{left:.5in;right:.5in}td+td{padding-left:7pt}", pages, notes: 'marketplace’s monthly summary of a seller on landscape pages: every order with time of day, order number and five columns of parts (sales, shipping, selling and fulfillment fees, other) of which only the total moves the balance, refunds, service fees, a reimbursement, two transfers to the bank, zeros printed, display and legal name', holder: 'Quiet Loon Outdoor Gear LLC', accounts: [{ book, describe, account: { account_number: 'A2QL4418Z7733', bank_name: 'bazaarly' } }], acceptable: { account_holder: ['Quiet Loon Outdoor Gear LLC', 'Quiet Loon Outdoors'], 'accounts[0].account_number': ['A2QL4418Z7733', null], 'accounts[0].bank_name': ['bazaarly', 'Bazaarly Payments, Inc.', 'bazaarly Seller Payments'], 'accounts[0].account_type': [null, 'merchant', 'other', 'Standard orders, US'], 'accounts[0].account_subtype': [null, 'Standard orders, US', 'Seller Payments', 'Standard orders'], ...worded([book], describe, p => `${typeOf(p)} ${p.party}`, p => `${typeOf(p)} ${p.reference} ${p.party}`, p => `${p.reference} ${p.party}`.trim()) } })
})()

// prettier-ignore
export const factored = (() => {
  const brokers = ['COYOTE BLUFF LOGISTICS', 'TRI-LAKES BROKERAGE', 'LANDSTAR PASS CO', 'MERIDIAN FREIGHT DESK', 'SUNFLOWER LOGISTICS INC']
  const book = solvent(bookOf({ seed: 92_128, start: '2026-06-01', end: '2026-06-30', opening: 118_204, flows: [
    flow('deposit', brokers.join(' | '), 19, 1_840), flow('card', 'FUEL ADVANCE MC 4418', 7, 420), flow('wire-out', 'WIRE TO CLIENT ACCT 0733', 4, 3_900), flow('ach-out', 'ACH TO CLIENT ACCT 0733', 4, 1_450), fixed('fee', 'WIRE FEE', 4, 15, [4, 11, 18, 25]), fixed('ach-out', 'PAYEE: MIDLAND TRUCK INS PREM FIN', 1, 1_118.4, [10]), fixed('refund', 'RESERVE RELEASE MAY', 1, 962.18, [8]), fixed('ach-out', 'CHARGEBACK TRI-LAKES INV 1398 SHORT PAID', 1, 275, [22]), fixed('fee', 'CREDIT CHECKS 11 @ 1.00', 1, 11, [30]),
  ] }))
  const gross = (p: Posting) => Math.round(p.cents / 0.872)
  const types: Partial<Record<Posting['kind'], string>> = { deposit: 'FUNDED', card: 'ADVANCE', 'wire-out': 'WIRE', 'ach-out': 'ACH', fee: 'FEE', refund: 'RESERVE' }
  const typeOf = (p: Posting) => (p.party.startsWith('CHARGEBACK') ? 'CHGBACK' : (types[p.kind] ?? ''))
  const funded = ofKind(book, 'deposit')
  const invoice = (p: Posting) => (p.kind === 'deposit' ? `${1_402 + funded.indexOf(p)}` : p.kind === 'card' ? p.reference.slice(0, 6) : '')
  const describe: Shown = p => p.party
  const parts = (p: Posting) => { const all = gross(p); const fee = Math.round(all * 0.028); return p.kind === 'deposit' ? [plain(all), plain(fee), plain(all - fee - p.cents)] : ['', '', ''] }
  const rows = book.postings.map(p => rowOf([dated(p.day, 'MM/DD/YY'), typeOf(p), invoice(p), escape(p.party), ...parts(p).map(text => `>${text}`), `>${debitOf(p)}`, `>${creditOf(p)}`, `>${plain(p.balance)}`], ' class="z"'))
  const [all, fees] = [funded.reduce((sum, p) => sum + gross(p), 0), funded.reduce((sum, p) => sum + Math.round(gross(p) * 0.028), 0)]
  const held = all - fees - totalOf(funded)
  const bodies = paginated([listOf({ heading: more => `<div class="t">AVAILABLE FUNDS ACTIVITY${more ? ' (CONTINUED)' : ''}</div>`, columns: rowOf(['DATE', 'TYPE', 'INV/REF', 'DEBTOR / PAYEE', '>INVOICE', '>FEE 2.80%', '>RESERVE', '>DEBIT', '>CREDIT', '>AVAILABLE'], ' class="u"'), rows: [rowOf(['06/01/26', '', '', 'AVAILABLE FUNDS BROUGHT FORWARD', '', '', '', '', '', `>${plain(book.opening)}`], ' class="z"'), ...rows], last: [rowOf(['', '', '', 'TOTALS', `>${plain(all)}`, `>${plain(fees)}`, `>${plain(held)}`, `>${plain(totalOf(debitsOf(book)))}`, `>${plain(totalOf(creditsOf(book)))}`, `>${plain(book.closing)}`], ' class="b"')] }),
    { open: () => `<div class="t">AGING OF PURCHASED INVOICES AT 06/30/26</div><table>${rowOf(['', '>0-30', '>31-60', '>61-90', '>OVER 90', '>TOTAL'], ' class="u"')}${rowOf(['PURCHASED, NOT YET COLLECTED', '>38,204.18', '>6,418.00', '>1,240.00', '>0.00', '>45,862.18'])}</table>${smallPrint('Reserve is held until the debtor pays and is released once a month less short payments. Recourse after 90 days. This is a statement of the client’s account and not a demand; notify us within 10 days of any exception.')}`, rows: [], close: '', cost: 7 }], 41, 58)
  const summary = facts([['AVAILABLE 06/01/26', plain(book.opening)], ['CREDITS', plain(totalOf(creditsOf(book)))], ['DEBITS', plain(totalOf(debitsOf(book)))], ['<b>AVAILABLE 06/30/26</b>', `<b>${plain(book.closing)}</b>`], ['RESERVE HELD 06/30/26', plain(held + 214_418)]])
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 17pt/20pt 'Roboto Condensed'\">IRON SPUR FREIGHT CAPITAL</b><br>A division of Osage Plains Bancshares &nbsp; Tulsa, OK", `<b>CLIENT ACCOUNT STATEMENT</b><br>06/01/2026 - 06/30/2026<br>PAGE ${i + 1} OF ${bodies.length}`)}${i > 0 ? '<br>' : apart('<br>BIG SANDY HOTSHOT & FLATBED LLC<br>418 COUNTY ROAD 2207<br>MUSKOGEE OK 74403<br>CLIENT NO. 20418'.replace('&', '&amp;'), `<table style="width:2.9in;text-align:left">${summary}</table>`, 'margin:8pt 0')}${body}`)
  return drawnStatement({ name: 'iron-spur-hotshot-june-available-funds-smudged', family: 'factor-client-account-available-funds', scan: smudged, style: ".page{font:8.6pt/11.8pt 'Roboto Condensed';padding:.5in .5in}table{width:100%}.t{font-weight:700;background:#ddd;padding:1.4pt 5pt;margin-top:8pt}.u td{font-weight:700;border-bottom:.8pt solid #000;font-size:7.8pt}.z td{border-bottom:.3pt solid #bbb}td+td{padding-left:7pt}", pages, notes: 'copy of a factor’s account of a carrier: each purchased invoice with its face amount, fee and reserve beside the credit that is available, fuel advances, wires, a chargeback and a reserve release, an aging and the reserve held as decoys', holder: 'BIG SANDY HOTSHOT & FLATBED LLC', accounts: [{ book, describe, balances: 'every', account: { account_number: '20418', bank_name: 'IRON SPUR FREIGHT CAPITAL' } }], acceptable: { 'accounts[0].account_type': [null, 'other', 'factoring', 'client account'], 'accounts[0].account_subtype': [null, 'CLIENT ACCOUNT', 'AVAILABLE FUNDS', 'AVAILABLE FUNDS ACTIVITY'], 'accounts[0].bank_name': ['IRON SPUR FREIGHT CAPITAL', 'Osage Plains Bancshares'], ...worded([book], describe, p => `${typeOf(p)} ${p.party}`, p => `${typeOf(p)} ${invoice(p)} ${p.party}`, p => `${invoice(p)} ${p.party}`.trim()) } })
})()
