/** A screen printer's invoice for used shop machines, made in an invoice app on a phone: one business to another, bare table, payment notes and a typed signature. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:10pt/14.4pt 'Nunito Sans';color:#2b2b2b;padding:.75in .8in}
.l{width:100%;margin-top:26pt}.l th{background:#2b2b2b;color:#fff;font-weight:700;font-size:8.4pt;line-height:11pt;padding:5pt 8pt}.l td{padding:8pt;border-bottom:.6pt solid #ddd}.l small{display:block;font-size:8.4pt;line-height:11.6pt;color:#666;white-space:pre-line}
.s{width:46%;margin:10pt 0 0 54%}.s td{padding:3.4pt 8pt}
.m{font-size:8pt;line-height:11pt;font-weight:700;color:#888}
`

const seller = { name: 'Ink & Anvil Apparel', address: ['88 Gano Street', 'Providence, RI 02906'] }
const buyer = { name: 'Quahog Tees LLC', address: ['415 Warwick Industrial Dr', 'Warwick, RI 02886'] }

const lines: readonly Line[] = [
  item(1, 1_650_000, '2016 M&R Sportsman EX 6 color 8 station auto', {
    more: ['S/N 160711482. Runs great, new pallets. 480k impressions'],
  }),
  item(1, 425_000, 'M&R Sprint 2000 gas dryer', { more: ['36 inch belt, 2013'] }),
  item(1, 180_000, 'Exposure unit, Tri-Light'),
  item(64, 1_250, 'Aluminum screens 23x31'),
  item(1, 60_000, 'Loading and delivery to Warwick', { category: 'soft' }),
]

export function phoneAppInvoice(): Drawn {
  const total = totalOf(lines)
  const paid = 250_000
  const clean = (text: string) => text.replace('&', '&amp;')
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }) => rowOf([`${clean(text)}${more.map(words => `<small>${words}</small>`).join('')}`, `>${amountText(rate)}`, `>${quantity}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:60%"><b style="font-size:15pt;line-height:20pt">${clean(seller.name)}</b><br>Dominic Ferrara<br>${seller.address.join('<br>')}<br>401-555-0149<br>dom@inkandanvil.example<td class="r"><div class="m">INVOICE</div>INV0023<div class="m" style="margin-top:6pt">DATE</div>Oct 5, 2026<div class="m" style="margin-top:6pt">DUE</div>On Receipt<div class="m" style="margin-top:6pt">BALANCE DUE</div><b>USD ${amountText(total - paid)}</b></tr></table>
<div style="border-top:1pt solid #2b2b2b;margin-top:18pt;padding-top:10pt"><div class="m">BILL TO</div><b style="font-size:12pt;line-height:17pt">${buyer.name}</b><br>${buyer.address.join('<br>')}<br>401-555-0182<br>office@quahogtees.example</div>
<table class="l"><tr><th style="width:54%">DESCRIPTION<th class="r">RATE<th class="r">QTY<th class="r">AMOUNT</tr>${rows.join('')}</table>
<table class="s"><tr><td>TOTAL<td class="r">${amountText(total)}</tr>${rowOf(['PAID', `>-${amountText(paid)}`])}<tr style="border-top:1pt solid #2b2b2b;font-weight:700"><td style="padding-top:7pt">BALANCE DUE<td class="r" style="padding-top:7pt;font-size:13pt">USD ${amountText(total - paid)}</tr></table>
<div style="margin-top:34pt"><div class="m">PAYMENT INFO</div>Ocean State leasing co. pays the rest by check when Kayla signs off on the press. Deposit by cash 10/2. No tax, used equipment, occasional sale.</div>
<div style="margin-top:26pt"><div style="font:19pt/24pt Caveat;border-bottom:.6pt solid #999;width:2.2in">Dominic Ferrara</div><span class="m">DATE SIGNED</span> Oct 5, 2026</div>
<div class="foot c" style="font-size:7.6pt;color:#999">Page 1 of 1</div>`
  return drawnDeal({
    name: 'used-screen-press-phone-app-invoice', family: 'phone-app-invoice',
    notes:
      'invoice from a phone’s invoice app between two small shops: the seller’s name with the owner’s below it, captions in small gray capitals above values at the right (due "On Receipt", balance due in the head with USD in front), rate before quantity, years in descriptions, impressions as a decoy, no subtotal and no tax, total, paid with a minus, balance; leasing company only in a note',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'INV0023', invoice_date: '2026-10-05', payment_terms: 'On Receipt', amount_due: units(total - paid),
      other_details: { make: 'M&R', model: 'Sportsman EX', year: '2016' },
    },
    expected_derived: { 'other_details.equipment_age': 10, basis: 'invoice year minus year of the first machine' },
    acceptable: {
      due_date: ['2026-10-05'], 'other_details.down_payment': [units(paid)], 'other_details.vin': ['160711482'], subtotal: [units(total)], tax_total: [0],
      'sender.name': ['Ink & Anvil Apparel, Dominic Ferrara'], 'other_details.model': ['Sportsman'],
      'other_details.equipment_type': ['auto', 'automatic press', 'screen printing press', '6 color 8 station auto', null], 'transactions.4.category': ['soft', 'hard'],
      shipping: [600],
    },
    absent: ['purchase_order', 'discount', 'trade_in', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
