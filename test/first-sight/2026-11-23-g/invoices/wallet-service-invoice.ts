/** A small machine builder's invoice from an online wallet service: numbered items with details below, discount and shipping in the sums, amount due in a tinted box. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars, html } from './pieces.ts'

const style = `
.page{font:9.6pt/13.2pt 'Open Sans';color:#2c2e2f;padding:.6in .65in}
.l{width:100%;margin-top:22pt}.l th{background:#f5f7fa;border-bottom:1pt solid #cbd2d6;font-weight:700;font-size:8.6pt;padding:5pt 6pt}.l td{padding:5.4pt 6pt;border-bottom:.6pt solid #e1e5e8}.l small{display:block;font-size:8.4pt;line-height:11.6pt;color:#5c6b73}
.s{width:48%;margin:8pt 0 0 52%}.s td{padding:4pt 6pt}
.k td{padding:1pt 0 1pt 14pt}
`

const seller = {
  name: 'Bent Nail Fabrication',
  address: ['7731 Old Hickory Rd', 'Cookeville, TN 38506', 'United States'],
}
const buyer = {
  name: 'Upper Cumberland Metal Art LLC',
  address: ['219 W Broad St', 'Smithville, TN 37166', 'United States'],
}

const lines = [
  item(1, 1_485_000, 'Plasma table 5x10 w/ water pan', { more: ['Model BN-510, 2026. THC, limit switches, stand'] }),
  item(1, 689_900, 'Hypertherm Powermax85 SYNC', { more: ['Machine torch, 25 ft lead'] }),
  item(1, 124_900, 'Control cart with PC and monitor'),
  item(2, 21_950, 'Consumables kit 85A', { more: ['Electrodes, nozzles, shields'] }),
  item(6, 9_500, 'Setup and training hours', { category: 'soft', more: ['At your shop'] }),
] // prettier-ignore

export function walletServiceInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const discount = Math.round(subtotal * 0.03)
  const shipping = 38_500
  const tax = Math.round((totalOf(lines.slice(0, 4)) - Math.round(totalOf(lines.slice(0, 4)) * 0.03)) * 0.0975)
  const total = subtotal - discount + shipping + tax
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }, i) => rowOf([`${i + 1}`, `${text}${more.map(words => `<small>${words}</small>`).join('')}`, `>${quantity}`, `>${dollars(rate)}`, `>${dollars(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:55%"><div style="width:44pt;height:44pt;border-radius:24pt;background:#444;color:#fff;font:700 16pt/44pt 'Open Sans';text-align:center">BN</div><div style="margin-top:8pt"><b>${seller.name}</b><br>Travis Pugh<br>${seller.address.join('<br>')}<br>+1 (931) 555-0118<br>travis@bentnailfab.example</div><td class="r"><div style="font-size:24pt;line-height:30pt;color:#5c6b73">INVOICE</div><table class="k" style="margin:6pt 0 0 auto"><tr><td class="r">Invoice #:<td class="r">0041</tr><tr><td class="r">Invoice date:<td class="r">May 6, 2026</tr><tr><td class="r">Reference:<td class="r">Plasma table</tr><tr><td class="r">Due date:<td class="r">May 20, 2026</tr></table><div style="background:#f5f7fa;border:.8pt solid #cbd2d6;margin-top:8pt;padding:7pt 9pt;display:inline-block;min-width:2.1in"><div style="color:#5c6b73">Amount due:</div><b style="font-size:17pt;line-height:22pt">${dollars(total)}</b></div></tr></table>
<table style="width:100%;margin-top:16pt"><tr><td style="width:50%"><b>Bill To:</b><br>Renee Vaughn<br>${html(buyer.name)}<br>renee@ucmetalart.example<br>${buyer.address.join('<br>')}<td><b>Ship To:</b><br>Renee Vaughn<br>${html(buyer.name)}<br>${buyer.address.join('<br>')}</tr></table>
<table class="l"><tr><th style="width:.3in">#<th>Items and Description<th class="r" style="width:.7in">Qty/Hrs<th class="r" style="width:1in">Price<th class="r" style="width:1.15in">Amount($)</tr>${rows.join('')}</table>
<table class="s">${rowOf(['Subtotal', `>${dollars(subtotal)}`])}${rowOf(['Discount (3%)', `>-$${formatAmount(discount)}`])}${rowOf(['Shipping', `>${dollars(shipping)}`])}${rowOf(['Tax (9.75%)', `>${dollars(tax)}`])}<tr style="border-top:1pt solid #cbd2d6;font-weight:700"><td>Total<td class="r">${dollars(total)} USD</tr></table>
<div style="margin-top:14pt"><b>Note to recipient</b><br>Thanks for your business Renee. Lead time 5 to 6 weeks after your equipment loan funds. Setup hours are not taxed.</div>
<div style="margin-top:8pt"><b>Terms and conditions</b><br>No refunds on custom tables once cutting has started.</div>
<div class="foot" style="font-size:7.6pt;color:#5c6b73">Pay online with a wallet balance, bank account or card. Invoice ID: INV2-7QKM-41HX-9S2D-TVLB</div>`
  return drawnDeal({
    name: 'plasma-table-wallet-service-invoice', family: 'online-wallet-invoice',
    notes:
      'invoice of a small machine builder from an online wallet service: seller with the owner’s name below the firm, labels with colons at the right (number with leading zeros, reference words), amount due in a tinted box, bill-to and ship-to both headed by a person with an e-mail address between name and street and the country last, quantity or hours column, details in gray below, discount percent, shipping, tax on goods after discount, "Total … USD"; a second, long invoice ID in the foot as a decoy',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '0041', invoice_date: '2026-05-06', due_date: '2026-05-20', subtotal: units(subtotal), discount: units(discount),
      shipping: units(shipping), tax_total: units(tax), amount_due: units(total),
      other_details: { model: 'BN-510', year: '2026', equipment_type: 'Plasma table' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus year of the table' },
    acceptable: {
      'sender.name': ['Bent Nail Fabrication, Travis Pugh'], 'receiver.name': ['Renee Vaughn, Upper Cumberland Metal Art LLC', 'Renee Vaughn'], 'sender.address': [seller.address.slice(0, 2).join(', ')], 'receiver.address': [buyer.address.slice(0, 2).join(', ')], invoice_number: ['41'], purchase_order: ['Plasma table'],
      'other_details.make': ['Bent Nail Fabrication', 'Bent Nail', 'Hypertherm', null], 'other_details.equipment_type': ['Plasma table 5x10', 'plasma cutting table'],
    },
    absent: ['trade_in', 'payment_terms', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
