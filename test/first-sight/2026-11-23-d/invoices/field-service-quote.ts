/** A refrigeration contractor's quote from a field service app: recipient left, quote card right, product and description in columns of their own. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, sums, tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.4pt/13.2pt Lato;color:#032b3a;padding:.6in .65in}
.q{background:#eef3f4;border-top:3pt solid #0f6e84;padding:8pt 12pt}.q table{width:100%}.q td{padding:2.6pt 0}
.l{width:100%;margin-top:22pt}.l th{background:#0f6e84;color:#fff;padding:5pt 6pt;font-weight:700}.l td{padding:6pt;border-bottom:.5pt solid #c9d6da}
.s{width:46%;margin:8pt 0 0 54%}.s td{padding:4pt 6pt}
h5{font:700 8pt/11pt Lato;letter-spacing:.8pt;color:#0f6e84;margin:0 0 2pt}
`

const seller = { name: 'Permian Refrigeration & Air', address: ['2606 West Industrial Avenue', 'Midland, Texas 79701'] }
const buyer = { name: 'Mercado La Favorita', address: ['811 North Grant Avenue', 'Odessa, Texas 79761'] }

const part = (line: Line, detail: string) => ({ ...line, detail })
const lines = [
  part(item(1, 1_864_000, 'Walk-in cooler'), 'Kolpak 10 x 14 ft, indoor, with floor, two 36 in. doors'),
  part(item(1, 1_249_000, 'Walk-in freezer'), 'Kolpak 8 x 10 ft, indoor, with insulated floor'),
  part(item(2, 587_500, 'Condensing unit'), '3 HP air-cooled, R-448A, roof mount, with curb'),
  part(item(12, 68_500, 'Glass display door'), '30 x 75 in., heated frame, shelves included'),
  part(item(96, 12_500, 'Labor'), 'Set boxes, pipe, wire, start up; two technicians'),
  part(item(1, 185_000, 'Crane'), 'Half day, city permit included'),
] // prettier-ignore

export function fieldServiceQuote(): Drawn {
  const deal: readonly Line[] = lines.map((line, i) => ({ ...line, category: i < 4 ? 'hard' : 'soft' }))
  const subtotal = totalOf(deal)
  const discount = Math.round(subtotal * 0.025)
  const tax = Math.round((subtotal - discount) * 0.0825)
  const total = subtotal - discount + tax
  const deposit = Math.round(total * 0.3)
  const rows = lines.map(({ text, detail, quantity = 1, rate = 0, cents }) => rowOf([`<b>${text}</b>`, detail, `>${quantity}`, `>${amountText(rate)}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="font:700 20pt/25pt Lato;color:#0f6e84">${seller.name.replace('&', '&amp;')}</div><td class="r" style="font-size:8.6pt;line-height:12pt">TACLA 41187 E &nbsp; Master plumber M-20664</tr></table>
<table style="width:100%;margin-top:20pt"><tr><td style="width:56%"><h5>RECIPIENT:</h5><b style="font-size:12pt;line-height:17pt">${buyer.name}</b><br>${buyer.address.join('<br>')}<br>Phone: 432-555-0183<div style="margin-top:14pt"><h5>SENDER:</h5><b>${seller.name.replace('&', '&amp;')}</b><br>${seller.address.join('<br>')}<br>Phone: 432-555-0107<br>Email: quotes@permianrefrigeration.example</div><td><div class="q"><b style="font-size:15pt;line-height:20pt">Quote #1187</b>${tableOf([['Sent on', '>May 19, 2026'], ['Job title', '>New coolers, store remodel'], ['<b style="font-size:11pt">Total</b>', `><b style="font-size:11pt">${amountText(total)}</b>`]])}</div><div style="margin-top:10pt"><h5>SERVICE ADDRESS:</h5>2420 East 8th Street<br>Odessa, Texas 79761</div></tr></table>
<table class="l"><tr><th style="width:21%">Product/Service<th>Description<th class="r">Qty.<th class="r">Unit Price<th class="r">Total</tr>${rows.join('')}</table>
<table class="s">${sums([['Subtotal', amountText(subtotal)], ['Discount (2.5%)', `- ${amountText(discount)}`], ['Odessa sales tax (8.25%)', amountText(tax)]])}<tr style="background:#eef3f4;font:700 12pt/16pt Lato"><td>Total<td class="r">${amountText(total)}</tr></table>
<p style="margin-top:22pt;color:#0f6e84"><b>A deposit of ${amountText(deposit)} will be required to begin.</b></p><p style="font-size:8.6pt;line-height:12pt">This quote is valid for the next 30 days, after which values may be subject to change. Boxes carry 10 years on panels; compressors carry 5 years. Electrical service to the roof is by others. Complaints about contractors: Texas Department of Licensing and Regulation, PO Box 12157, Austin, TX 78711.</p>
<table style="width:100%;margin-top:34pt"><tr><td>Signature: ____________________________________<td>Date: ____________________</tr></table><div class="foot r" style="font-size:8pt;color:#5f7a83">1 of 1</div>`
  return drawnDeal({
    name: 'walk-in-coolers-field-service-quote', family: 'field-service-app-quote',
    notes:
      'field service app’s quote: recipient above the sender, number in a card at the right with "Sent on" for the date and the total before the lines, service address of another store, product or service and its description in two columns, discount in percent, tax on all, deposit in a sentence, license numbers and a state agency’s address as decoys; no due date',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines: deal,
    expected: {
      total_invoice_value: units(total), invoice_number: '1187', invoice_date: '2026-05-19', subtotal: units(subtotal), discount: units(discount),
      tax_total: units(tax), other_details: { make: 'Kolpak', equipment_type: 'Walk-in cooler', down_payment: units(deposit) },
    },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text, detail }) => [text, `${text} ${detail}`, detail]),
      due_date: ['2026-06-18'], payment_terms: [`A deposit of ${amountText(deposit)} will be required to begin`, `A deposit of ${amountText(deposit)} will be required to begin.`], amount_due: [units(total)], 'receiver.address': ['2420 East 8th Street, Odessa, Texas 79761'],
      'other_details.down_payment': [units(deposit), null], 'other_details.model': ['10 x 14 ft'], 'transactions.5.category': ['soft', 'hard'],
    },
    absent: ['purchase_order', 'shipping', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
