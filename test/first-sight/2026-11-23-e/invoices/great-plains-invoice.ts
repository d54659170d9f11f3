/** A floor care and warehouse supplier's invoice from a mid-size accounting suite: blank form with caption rows, ordered, shipped and B/O, trade discount; copier scan. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:8.8pt/11pt Arimo;padding:.5in .5in}
.g{width:100%}.g th,.l th{border:.8pt solid #000;background:#ddd;font-weight:700;font-size:7.8pt;line-height:10pt;padding:1.6pt 4pt;text-align:center}.g td{border:.8pt solid #000;padding:2pt 4pt;text-align:center;white-space:nowrap}
.l{width:100%;border:.8pt solid #000;height:5.15in}.l th{height:1pt}.l td{border-left:.8pt solid #000;padding:1.6pt 4pt;height:1pt}.l tr:last-child td{height:auto}.l small{font-size:8pt;padding-left:8pt}
.s td{border:.8pt solid #000;padding:2pt 5pt}.s td:first-child{background:#ddd;font-weight:700;width:1.1in}
`

const seller = {
  name: 'Cuyahoga Floor & Dock Supply Co.',
  address: ['4811 Van Epps Road', 'Brooklyn Heights, OH 44131'],
}
const buyer = { name: 'Western Reserve Cold Storage', address: ['3300 East 71st Street', 'Cleveland, OH 44127'] }

const part = (code: string, line: Line) => ({ ...line, code })
const lines: readonly Line[] = [
  part('TEN-T16', item(1, 1_689_000, 'TENNANT T16 RIDER SCRUBBER, 36 IN', { more: ['Serial: T16-10447218'] })),
  part('TEN-S16', item(1, 1_374_500, 'TENNANT S16 RIDER SWEEPER', { more: ['Serial: S16-10031174'] })),
  part('BAT-6V360', item(12, 28_950, 'BATTERY, 6V 360 AH')),
  part('CHG-36V', item(2, 94_500, 'CHARGER, 36V ON-BOARD')),
  part('DOCKLEV-68', item(2, 514_000, 'DOCK LEVELER, 6X8 HYDRAULIC 40K')),
  part('DOCKSEAL-89', item(2, 117_500, 'DOCK SEAL, 8X9 FOAM')),
  part('RACK-UP1642', item(24, 18_625, 'UPRIGHT FRAME 16 FT X 42 IN')),
  part('RACK-B96', item(88, 5_140, 'BEAM 96 IN X 4.5 IN')),
  part('RACK-WD4246', item(176, 2_385, 'WIRE DECK 42 X 46')),
  part('PALJACK-55', item(3, 39_900, 'PALLET JACK, 5500 LB')),
  part('STRWRAP-A1', item(1, 628_500, 'STRETCH WRAPPER, ORION A1')),
  part('INST-RACK', item(1, 462_000, 'RACK INSTALLATION', { category: 'soft' })),
  part('INST-DOCK', item(2, 135_000, 'DOCK LEVELER INSTALLATION', { category: 'soft' })),
]

export function greatPlainsInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const trade = 225_000
  const freight = 241_000
  const goods = totalOf(lines.slice(0, 11))
  const tax = Math.round((goods - trade) * 0.08)
  const total = subtotal - trade + freight + tax
  const rows = lines.map(({ code, text, more = [], quantity = 1, rate = 0, cents }) => rowOf([`>${quantity}`, `>${quantity}`, '>0', `${code}`, `${text}${more.map(words => `<br><small>${words}</small>`).join('')}`, '>$0.00', `>$${formatAmount(rate)}`, `>$${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td>${block(seller).replace(seller.name.replace('&', '&amp;'), `<b style="font-size:12pt;line-height:15pt">${seller.name.replace('&', '&amp;')}</b>`)}<br>(216) 555-0141<td style="width:2.5in"><table class="g"><tr><th>Invoice<td>INV0048217</tr><tr><th>Date<td>9/22/2026</tr><tr><th>Page<td>1</tr></table></tr></table>
<table style="width:100%;margin:18pt 0 12pt"><tr><td style="width:54%;padding-left:.25in"><b>Bill To:</b><br>${block(buyer)}<td><b>Ship To:</b><br>Western Reserve Cold Storage #2<br>Dock 11, 3420 East 71st Street<br>Cleveland, OH 44127</tr></table>
<table class="g"><tr><th>Purchase Order No.<th>Customer ID<th>Salesperson ID<th>Shipping Method<th>Payment Terms<th>Req Ship Date<th>Master No.</tr>${rowOf(['WR-20618', 'WESTRES001', 'PKOVACH', 'OUR TRUCK', 'Net 30', '9/18/2026', '61,204'])}</table>
<table class="l" style="margin-top:-.8pt"><tr><th style="width:.5in">Ordered<th style="width:.5in">Shipped<th style="width:.38in">B/O<th style="width:1.12in">Item Number<th>Description<th style="width:.6in">Discount<th style="width:.8in">Unit Price<th style="width:.88in">Ext. Price</tr>${rows.join('')}${rowOf(['', '', '', '', '', '', '', ''])}</table>
<table style="width:100%;margin-top:-.8pt"><tr><td style="padding:8pt 14pt 0 0;font-size:8pt;line-height:10pt">Serial numbers are those of the machines delivered. Core charge on batteries waived with return of old ones. Past due accounts are charged 1.5% a month.<br><br><b>Remit to:</b> P.O. Box 93317, Cleveland, OH 44101<td style="width:2.35in"><table class="s" style="width:100%">${[['Subtotal', subtotal], ['Misc', 0], ['Tax', tax], ['Freight', freight], ['Trade Discount', trade], ['Total', total]].map(([label, cents]) => rowOf([`${label}`, `>$${formatAmount(Number(cents))}`])).join('')}</table></tr></table>`
  return drawnDeal({
    name: 'floor-scrubber-dock-racking-suite-invoice-scan', family: 'mid-size-suite-blank-form',
    notes:
      'copier scan of a mid-size accounting suite’s blank-form invoice: title word "Invoice" is the label of the number, short dates, seven captioned facts in a row with a master number, ordered, shipped and back-ordered columns, discount column of zeros, thirteen lines in capitals with serial numbers in a second row, sums in the order subtotal, misc (zero), tax, freight, trade discount (no minus, it is taken off), total; ship-to is another dock, remittance box as a decoy',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: 0.25, noise: 18, blur: 0.4, jpegQuality: 70 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'INV0048217', invoice_date: '2026-09-22', payment_terms: 'Net 30', purchase_order: 'WR-20618',
      subtotal: units(subtotal), discount: units(trade), shipping: units(freight), tax_total: units(tax),
      other_details: { make: 'TENNANT', model: 'T16' },
    },
    acceptable: {
      amount_due: [units(total)], 'other_details.vin': ['T16-10447218'], due_date: ['2026-10-22'], 'receiver.address': ['Dock 11, 3420 East 71st Street, Cleveland, OH 44127'],
      'sender.address': ['P.O. Box 93317, Cleveland, OH 44101'], 'other_details.equipment_type': ['RIDER SCRUBBER', 'SCRUBBER', 'floor scrubber', null],
    },
    absent: ['trade_in', 'other_details.year', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
