/** Processors: a register company's checking account with time and type, and an acquirer's daily batches with payouts. */
import { chanceOf } from '../../2026-11-22/press/numbers.ts'
import { apart, bookOf, creditsOf, dated, debitsOf, drawnStatement, escape, facts, firstLine, fixed, flow, heightOf, joined, lines, listOf, ofKind, paginated, plain, rowOf, smallPrint, solvent, totalOf, worded, type Book, type Posting, type Shown } from './means.ts' // prettier-ignore

// prettier-ignore
export const register = (() => {
  const book = solvent(bookOf({ seed: 84_017, start: '2026-10-01', end: '2026-10-31', opening: 512_644, flows: [
    flow('deposit', 'Sales from Bardstown Rd~Card and wallet sales | Sales from Farmers Market~Card and wallet sales', 20, 810), flow('ach-in', 'DOORLINE INC~Delivery payouts, ACH', 4, 640), flow('card', 'Creation Gardens Louisville KY~Card 0418 | Restaurant Depot Louisville KY~Card 0418 | Kroger 387~Card 2207 | Adobe *Creative~Card 0418, recurring', 11, 164), flow('ach-out', 'LGE & KU~Bill payment | Kentucky Farms Dairy~Bill payment | Derby City Linen~ACH debit', 7, 318),
    fixed('transfer-out', 'To Savings: Sales tax~6% of sales, automatic', 4, 262.5, [5, 12, 19, 26]), fixed('ach-out', 'Payroll by Tillpoint~8 team members', 2, 4_118.36, [9, 23]), fixed('fee', 'Instant transfer fee~1.75%', 3, 8.75, [6, 14, 27]), fixed('refund', 'Kroger 387~Card 2207, refund', 1, 21.16, [15]),
  ] }))
  const types: Readonly<Record<Posting['kind'], string>> = { deposit: 'Sales', 'ach-in': 'ACH in', 'wire-in': 'Wire', interest: 'Interest', refund: 'Card refund', card: 'Card', 'ach-out': 'Payment', 'wire-out': 'Wire', 'transfer-out': 'Savings', atm: 'ATM', check: 'Check', fee: 'Fee', nsf: 'Fee' }
  const describe: Shown = p => joined(p.party)
  const time = (p: Posting) => `${1 + (Number(p.reference[0]) % 11)}:${p.reference.slice(1, 3).replace(/^[6-9]/, '2')} ${p.kind === 'deposit' ? 'AM' : 'PM'}`
  const rows = book.postings.map(p => { const [name = '', more = ''] = p.party.split('~'); return rowOf([dated(p.day, 'Mon D, YYYY'), time(p), types[p.kind], `${escape(name)}<br><span class="s">${more}</span>`, `>${p.cents < 0 ? '−' : ''}$${plain(p.cents)}`, `>$${plain(p.balance)}`], ' class="z"') })
  const bodies = paginated([listOf({ heading: more => `<div class="t">Transactions${more ? '' : ' <span class="s">All times are Eastern</span>'}</div>`, columns: rowOf(['Date', 'Time', 'Type', 'Description', '>Amount', '>Balance'], ' class="u"'), rows, heights: rows.map(() => 2.1), cost: 3 })], 37, 51)
  const inBy = (label: string, ...kinds: readonly Posting['kind'][]): readonly [string, string] => [label, `$${plain(totalOf(ofKind(book, ...kinds)))}`]
  const summary = `<div style="display:flex;gap:.4in;align-items:flex-start"><table>${facts([['Balance on October 1', `$${plain(book.opening)}`], inBy('Sales', 'deposit'), inBy('ACH in', 'ach-in'), inBy('Card refunds', 'refund'), ['<b>Total in</b>', `<b>$${plain(totalOf(creditsOf(book)))}</b>`]])}</table><table>${facts([inBy('Card purchases', 'card'), inBy('Payments', 'ach-out'), inBy('Moved to savings', 'transfer-out'), inBy('Fees', 'fee'), ['<b>Total out</b>', `<b>$${plain(totalOf(debitsOf(book)))}</b>`], ['<b>Balance on October 31</b>', `<b>$${plain(book.closing)}</b>`]])}</table></div>`
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 20pt/24pt 'Montserrat'\">tillpoint</b>", `<span class="s">Checking statement &nbsp; ${i + 1}/${bodies.length}</span>`)}${i > 0 ? '<br>' : `<div style="font-size:15pt;line-height:20pt;margin:12pt 0 6pt">October 2026</div>${apart('Bardstown Biscuit Company LLC<br>1418 Bardstown Road<br>Louisville, KY 40204', 'Account number ••••••2207<br>Routing number 083900118', 'margin-bottom:10pt')}${summary}<div style="background:#eef3ff;border-radius:5pt;padding:6pt 9pt;margin:10pt 0 0">You’re eligible for a Tillpoint advance of up to $11,400. Repay with 12% of daily sales. See the Banking tab.</div>`}${body}<div class="foot s">Tillpoint, Inc. is not a bank. Banking services are provided by Sutter Creek Community Bank, Member FDIC. Questions? 855-555-0177</div>`)
  return drawnStatement({ name: 'tillpoint-biscuit-shop-october', family: 'register-company-account-time-and-type', style: ".page{font:9pt/11.6pt 'Montserrat';font-size:8.2pt;padding:.55in .65in}table{width:100%}.t{font-weight:700;font-size:10.5pt;margin:10pt 0 3pt}.u td{color:#666;border-bottom:.7pt solid #222}.z td{border-bottom:.3pt solid #ddd;padding-top:1pt;padding-bottom:1pt}.s{font-size:7pt;line-height:9pt;color:#666;font-weight:400}td+td{padding-left:8pt}", pages, notes: 'register company’s checking account: time of day and type between date and description, gray second line under each name, minus of its own kind before the dollar mark, sums in and out by type, an offered advance and percentages as decoys, the account only by its last digits, a partner bank in the small print', holder: 'Bardstown Biscuit Company LLC', accounts: [{ book, describe, balances: 'every', account: { account_number: '2207', account_type: 'checking', account_subtype: 'Checking', bank_name: 'tillpoint' } }], acceptable: { 'accounts[0].account_number': ['2207', '••••••2207', 'XXXXXX2207', 'ending 2207'], 'accounts[0].bank_name': ['tillpoint', 'Tillpoint, Inc.', 'Sutter Creek Community Bank'], 'accounts[0].account_subtype': ['Checking', null], ...worded([book], describe, p => firstLine(p.party), p => `${types[p.kind]} ${describe(p)}`, p => `${types[p.kind]} ${firstLine(p.party)}`, p => `${time(p)} ${types[p.kind]} ${describe(p)}`) } })
})()

interface Batch { readonly day: string; readonly text: string; readonly gross?: number; readonly refunds?: number; readonly fee?: number; readonly out?: number } // prettier-ignore

/** Cents that a row adds to the balance. */
const net = ({ gross = 0, refunds = 0, fee = 0, out = 0 }: Batch): number => gross - refunds - fee - out

/** Thirteen days of sales, a chargeback, charges of the month and payouts of what was there. */
function batchesOf(opening: number): Batch[] {
  const chance = chanceOf(84_128)
  const rows: Batch[] = []
  let balance = opening
  const put = (row: Batch) => {
    rows.push(row)
    balance += net(row)
  }
  for (let d = 1; d <= 28; d++) {
    const day = `2026-02-${`${d}`.padStart(2, '0')}`
    if (d % 7 === 1) continue
    const count = chance.whole(18, 54)
    const gross = count * chance.whole(3_800, 7_900)
    put({ day, text: `Batch ${418 + d}~${count} sales`, gross, refunds: d % 5 === 0 ? chance.whole(2_000, 9_000) : 0, fee: Math.round(gross * 0.0279) + count * 10 })
    if (d === 12) put({ day, text: 'Dispute 20418-7~Cardholder does not recognize', refunds: 18_640, fee: 1_500 })
    if (d === 28) put({ day, text: 'Platform charges~Two terminals, February', fee: 3_900 })
    if (d % 7 === 3) put({ day, text: 'Payout to Peoples Savings ••0733~Estimated arrival next day', out: balance })
  }
  return rows
} // prettier-ignore

// prettier-ignore
export const batches = (() => {
  const opening = 204_418
  const rows = batchesOf(opening)
  let balance = opening
  const postings = rows.map((row): Posting => ({ day: row.day, kind: row.out === undefined ? (net(row) > 0 ? 'deposit' : 'fee') : 'transfer-out', party: row.text, reference: '', cents: net(row), check: null, balance: (balance += net(row)) }))
  const book: Book = { start: '2026-02-01', end: '2026-02-28', opening, closing: balance, postings }
  const describe: Shown = p => joined(p.party)
  const cell = (cents = 0, sign = '') => `>${cents === 0 ? '—' : `${sign}${plain(cents)}`}`
  const printed = rows.map((row, i) => rowOf([dated(row.day, 'DD Mon'), lines(row.text).replace('<br>', '<br><span class="s">') + '</span>', cell(row.gross), cell(row.refunds, '-'), cell(row.fee, '-'), `>${net(row) < 0 ? '-' : ''}${plain(net(row))}`, `>${plain(postings[i]?.balance ?? 0)}`], ' class="z"'))
  const total = (of: (row: Batch) => number | undefined) => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)
  const bodies = paginated([listOf({ heading: more => `<div class="t">Balance activity${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Date', 'Activity', '>Gross', '>Refunds', '>Fees', '>Net', '>Balance'], ' class="u"'), rows: printed, heights: rows.map(row => heightOf(row.text)), last: [rowOf(['', 'Total', cell(total(row => row.gross)), cell(total(row => row.refunds), '-'), cell(total(row => row.fee), '-'), `>${book.closing < opening ? '-' : ''}${plain(book.closing - opening)}`, ''], ' class="b"')], cost: 3 })], 44, 62)
  const summary = facts([['Opening balance, 1 Feb 2026', `$${plain(opening)}`], ['Added to your balance, after fees', `$${plain(totalOf(creditsOf(book)))}`], ['Disputes and charges', `-$${plain(totalOf(ofKind(book, 'fee')))}`], ['Payouts to your bank', `-$${plain(totalOf(ofKind(book, 'transfer-out')))}`], ['<b>Closing balance, 28 Feb 2026</b>', `<b>$${plain(book.closing)}</b>`]])
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 18pt/22pt 'Inter';color:#5b21b6\">Paygrove</b>", `Merchant balance statement<br>February 2026 &nbsp; Page ${i + 1} of ${bodies.length}`)}${i > 0 ? '<br>' : `${apart('<br><b>Sandhill Bicycle Works</b><br>Sandhill Cycles Inc.<br>2204 Central Avenue SE<br>Albuquerque, NM 87106', `Merchant ID 4418 2207 118<br>Currency USD<table style="width:3.3in;text-align:left;margin-top:6pt">${summary}</table>`, 'margin:6pt 0')}`}${body}${i < bodies.length - 1 ? '' : smallPrint('Fees are 2.79% and $0.10 for each sale and are taken from the batch. Gross sales are what will be reported to the Internal Revenue Service on Form 1099-K. Payouts are made each Tuesday of what is in your balance. Paygrove Payments LLC, a registered payment facilitator of Mesa Verde Merchant Bank, N.A.')}`)
  return drawnStatement({ name: 'paygrove-bicycle-shop-february-batches', family: 'acquirer-daily-batches-and-payouts', style: ".page{font:8.8pt/11.8pt 'Inter';font-size:8.4pt;padding:.55in .65in}table{width:100%}.t{font-weight:700;margin-top:12pt;font-size:10pt}.u td{border-bottom:.8pt solid #5b21b6;color:#444}.z td{border-bottom:.3pt solid #e2e2e2}.s{font-size:7.4pt;color:#666}td+td{padding-left:8pt}", pages, notes: 'acquirer’s balance account: each day’s batch with gross sales, refunds, fees and net, of which only the net moves the balance, a dispute with its fee, charges of the month, weekly payouts to the bank, day before month without a year, dashes for nothing, trade and legal name one above the other', holder: 'Sandhill Cycles Inc.', accounts: [{ book, describe, balances: 'every', account: { account_number: '4418 2207 118', bank_name: 'Paygrove' } }], acceptable: { account_holder: ['Sandhill Cycles Inc.', 'Sandhill Bicycle Works'], 'accounts[0].account_number': ['4418 2207 118', '44182207118'], 'accounts[0].bank_name': ['Paygrove', 'Paygrove Payments LLC', 'Mesa Verde Merchant Bank, N.A.'], 'accounts[0].account_type': [null, 'merchant', 'checking', 'other'], 'accounts[0].account_subtype': [null, 'Merchant balance', 'Merchant balance statement'], ...worded([book], describe, p => firstLine(p.party)) } })
})()
