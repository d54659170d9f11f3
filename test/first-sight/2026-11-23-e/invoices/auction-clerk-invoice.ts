/** A local auction firm's invoice from its clerking program: lots with a bid times quantity, buyer's premium and tax in sum, payments listed. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.2pt/12pt Tinos;padding:.55in .6in}
.l{width:100%;margin-top:10pt}.l th{font-weight:700;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:2pt 4pt}.l td{padding:2.6pt 4pt;border-bottom:.4pt dotted #888}
.s{width:50%;margin:8pt 0 0 50%}.s td{padding:2pt 4pt}
`

const seller = { name: 'Shenango Valley Auction Service', address: ['3027 Mercer Road', 'New Castle, PA 16105'] }
const buyer = { name: 'Beaver Run Cabinets', address: ['411 Church Lane', 'Volant, PA 16156'] }

const lot = (code: string, quantity: number, bid: number, text: string): Line => item(quantity, bid, text, { code })
const lots: readonly Line[] = [
  lot('103', 1, 1_425_000, 'Altendorf F45 sliding table saw, 2015, s/n 15-03-0442'),
  lot('104', 1, 1_110_000, 'Holz-Her 1310 edgebander, 2013'),
  lot('107A', 1, 685_000, 'SCMI wide belt sander, 43 in., 25 hp'),
  lot('112', 6, 17_500, 'Jorgensen bar clamp racks (times the money)'),
  lot('118', 1, 290_000, 'Castle TSM-21 pocket cutter'),
  lot('119', 1, 242_500, 'Ritter R46 line boring machine'),
  lot('126', 2, 132_500, 'Grizzly dust collector 7.5 hp, choice'),
  lot('127', 1, 47_500, 'Spiral pipe, all'),
  lot('140', 1, 465_000, 'Quincy QGV-20 screw compressor w/ dryer, 11,604 hrs'),
  lot('151', 14, 4_000, 'Cabinet carts, per cart'),
  lot('158', 3, 22_500, 'Delta 14 in. band saws, choice'),
  lot('163', 1, 12_500, 'Nail guns, box lot'),
  lot('170', 1, 187_500, 'Accuspray HVLP finishing setup'),
  lot('171', 1, 96_000, 'Drying racks on casters, 2 sections'),
  lot('188', 40, 3_250, 'Maple plywood 3/4 in., per sheet'),
  lot('201', 1, 735_000, 'Toyota 7FGU25 forklift, 2006, LP, 8,140 hrs'),
]

export function auctionClerkInvoice(): Drawn {
  const hammer = totalOf(lots)
  const premium = Math.round(hammer * 0.13)
  const lines: readonly Line[] = [
    ...lots,
    { text: 'Buyer’s Premium (13%)', cents: premium, category: 'soft' },
    { text: 'Forklift loading', cents: 15_000, category: 'soft' },
  ]
  const tax = Math.round((hammer + premium) * 0.06)
  const total = totalOf(lines) + tax
  const paid = 1_000_000
  const head = `<table style="width:100%"><tr><td><b style="font-size:15pt;line-height:19pt">${seller.name}</b><br>${seller.address.join('<br>')}<br>724-555-0137 &nbsp; License AY000417<td class="r"><b style="font-size:13pt;line-height:17pt">Invoice 2284</b><br>Printed 8/29/2026 4:47:19 PM<br>Page 1 of 1</tr></table>`
  const table = (rows: readonly Line[]) => `<table class="l"><tr><th style="width:.55in">Lot #<th>Lead<th class="r" style="width:.5in">Qty<th class="r" style="width:.95in">Bid<th class="r" style="width:1in">Extended<th class="c" style="width:.4in">Tax</tr>${rows.map(({ code, text, quantity = 1, rate = 0, cents }) => rowOf([`${code}`, text, `>${quantity}`, `>${formatAmount(rate)}`, `>${formatAmount(cents)}`, '&nbsp;&nbsp;&nbsp;T'])).join('')}</table>` // prettier-ignore
  const page = `${head}
<table style="width:100%;margin-top:14pt"><tr><td style="width:50%"><b>Bidder 417</b><br>${block(buyer)}<br>Elam Byler, 724-555-0190<td><b>Auction:</b> Complete cabinet shop dispersal, Kuhns Woodworking<br><b>Held:</b> Saturday, August 29, 2026, 9:30 AM<br><b>At:</b> 1810 Route 208, New Wilmington, PA 16142<br><b>Checkout:</b> by September 5, 2026</tr></table>
${table(lots)}
<table class="s">${rowOf([`${lots.length} lots, total extended`, `>${formatAmount(hammer)}`])}${rowOf(['Buyer’s Premium (13%)', `>${formatAmount(premium)}`])}${rowOf(['PA Sales Tax (6%)', `>${formatAmount(tax)}`])}${rowOf(['Forklift loading', `>${formatAmount(15_000)}`])}<tr style="font-weight:700;border-top:1pt solid #000"><td>Invoice Total<td class="r">${formatAmount(total)}</tr></table>
<table class="l" style="width:60%;margin-left:40%"><tr><th>Payment<th>Date<th>Reference<th class="r">Amount</tr>${rowOf(['Check', '8/29/2026', '5518', `>${formatAmount(paid)}`])}</table>
<table class="s"><tr style="font-weight:700"><td>Total Paid<td class="r">${formatAmount(paid)}</tr><tr style="font-weight:700"><td>Balance Due<td class="r">${formatAmount(total - paid)}</tr></table>
<p style="margin-top:26pt;font-size:8.6pt;line-height:11pt">Announcements made the day of sale take precedence over printed matter. Everything sells as is. A 3% discount of the premium is given for cash or check (already taken; premium is 16% otherwise). Balance by lease or bank check before removal.</p>
<p style="margin-top:30pt">Bidder signature ____________________________________</p>`
  return drawnDeal({
    name: 'cabinet-shop-auction-clerk-invoice', family: 'auction-clerking-program',
    notes:
      'auction firm’s invoice from its clerking program: number in the title, only a print time and the day of the sale as dates, bidder number as the label of the buyer, the sale’s own place and the consignor as decoys, lot numbers (one with a letter), bid times quantity, tax mark column, premium and tax in sum and a loading charge after the tax, payment listed with check number, balance; used machines with years in the text, hours of a compressor and a forklift that are not the principal machine',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '2284', invoice_date: '2026-08-29', tax_total: units(tax), amount_due: units(total - paid),
      other_details: { make: 'Altendorf', model: 'F45', year: '2015', equipment_type: 'sliding table saw' },
    },
    expected_derived: { 'other_details.equipment_age': 11, basis: 'invoice year minus year of the first machine' },
    acceptable: {
      ...Object.fromEntries([16, 17].flatMap(i => [[`transactions.${i}.quantity`, [1]], [`transactions.${i}.rate`, [units(lines[i]?.cents ?? 0)]]])),
      subtotal: [units(hammer), units(hammer + premium), units(totalOf(lines))], 'other_details.down_payment': [units(paid)], due_date: ['2026-09-05'],
      'receiver.name': ['Beaver Run Cabinets, Elam Byler', 'Elam Byler'], 'other_details.vin': ['15-03-0442'], 'other_details.equipment_type': ['table saw', 'saw'],
      shipping: [150],
    },
    absent: ['purchase_order', 'discount', 'trade_in', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
