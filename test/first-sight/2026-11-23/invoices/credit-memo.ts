/** A machine maker's credit memo: amounts with trailing minus signs, a restocking charge against them. */
import { invoiceTruth, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:9pt/12pt 'Barlow Condensed';font-size:10.4pt;line-height:13pt;padding:.5in .55in}
table{width:100%}
.a{border-top:2.4pt solid #7b1113;border-bottom:.6pt solid #7b1113}
.a th{font-weight:700;padding:3pt 5pt}.a td{padding:3pt 5pt}
.bx td{border:.6pt solid #7b1113;padding:3pt 6pt}.bx small{display:block;font-size:7.8pt;line-height:9pt;color:#7b1113}
`

/** Cents → "1,234.50-" below zero. */
const trailing = (cents: number): string => `${formatAmount(Math.abs(cents))}${cents < 0 ? '-' : ''}`

const lines: readonly (Line & { readonly reason: string })[] = [
  { code: 'SM-4410', text: 'Servo drive 10 kW', quantity: -2, rate: 412_500, cents: -825_000, category: 'hard', reason: '03' },
  { code: 'HB-220', text: 'Heater bank, sealing jaw', quantity: -1, rate: 138_000, cents: -138_000, category: 'hard', reason: '03' },
  { code: 'FRT-OUT', text: 'Freight charged in error', quantity: -1, rate: 42_650, cents: -42_650, category: 'soft', reason: '11' },
  { code: 'RESTK', text: 'Restocking charge 15%', quantity: 1, rate: 144_450, cents: 144_450, category: 'soft', reason: '' },
] // prettier-ignore

const seller = { name: 'Rocky Ford Packaging Machinery Co.', address: ['23911 Highway 50', 'Rocky Ford, CO 81067'] }
const buyer = { name: 'Arkansas Valley Seed & Onion Co.', address: ['PO Box 418', 'La Junta, CO 81050'] }

export function creditMemo(): Drawn {
  const subtotal = sum(lines.map(({ cents }) => cents))
  const tax = Math.round((-825_000 - 138_000) * 0.039)
  const total = subtotal + tax
  const rows = lines.map(line =>
    rowOf([
      line.code ?? '',
      line.text,
      line.reason,
      `>${Math.abs(line.quantity ?? 0)}${(line.quantity ?? 0) < 0 ? '-' : ''}`,
      `>${formatAmount(line.rate ?? 0)}`,
      `>${trailing(line.cents)}`,
    ]),
  )
  const box = (label: string, value: string) => `<td><small>${label}</small>${value}`
  const page = `<table><tr><td><b style="font-size:20pt;line-height:22pt;color:#7b1113">ROCKY FORD</b> <span style="font-size:14pt">Packaging Machinery Co.</span><br>${seller.address.join(' &middot; ')} &middot; 719-555-0126<td class="r"><b style="font-size:22pt;line-height:24pt">CREDIT MEMO</b><br>THIS IS NOT A BILL</tr></table>
<table class="bx" style="margin-top:12pt"><tr>${box('CREDIT NO.', 'CM 20771')}${box('CREDIT DATE', '07/29/26')}${box('APPLIES TO INVOICE', '118840 of 06/18/26')}${box('RMA', 'R-5519')}${box('CUSTOMER PO', 'AV-3307')}${box('CUST NO.', '00912')}</tr></table>
<table style="margin:14pt 0"><tr><td style="width:50%"><b>CREDIT TO</b><br>${[buyer.name.replace('&', '&amp;'), ...buyer.address].join('<br>')}<td><b>GOODS RETURNED FROM</b><br>Arkansas Valley Seed &amp; Onion, Shed 2<br>26500 Road 24.5<br>Swink, CO 81077</tr></table>
<table class="a"><tr><th style="width:.85in">Part no.<th>Description<th style="width:.6in">Reason<th class="r" style="width:.5in">Qty<th class="r" style="width:1in">Price<th class="r" style="width:1.1in">Amount</tr>${rows.join('')}</table>
<table style="width:42%;margin:8pt 0 0 58%">${rowOf(['Sub-total', `>${trailing(subtotal)}`])}${rowOf(['Sales tax 3.9% on goods', `>${trailing(tax)}`])}<tr style="font-weight:700;font-size:12pt"><td style="padding-top:4pt;border-top:.8pt solid #000">TOTAL CREDIT USD<td class="r" style="padding-top:4pt;border-top:.8pt solid #000">${trailing(total)}</tr></table>
<p style="margin-top:18pt">Reason codes: 03 ordered in error, unused &nbsp; 07 defective &nbsp; 11 billing error. Original invoice total 41,873.20; open balance after this credit ${formatAmount(4_187_320 + total)}. Please deduct this credit from your next payment or ask for a check.</p>
<div class="foot">Credits lapse after 12 months</div>`
  const amounts = Object.fromEntries(
    lines.flatMap((line, i) => [
      [`transactions.${i}.amount`, [units(line.cents), units(-line.cents)]],
      [`transactions.${i}.quantity`, [line.quantity, -(line.quantity ?? 0)]],
      [`transactions.${i}.rate`, [units(line.rate ?? 0), units(-(line.rate ?? 0))]],
    ]),
  )
  const expected = {
    total_invoice_value: units(total),
    invoice_number: 'CM 20771',
    invoice_date: '2026-07-29',
    purchase_order: 'AV-3307',
    subtotal: units(subtotal),
    tax_total: units(tax),
    other_details: {},
  }
  const acceptable = {
    ...amounts,
    invoice_number: ['20771'],
    total_invoice_value: [units(-total)],
    subtotal: [units(-subtotal)],
    tax_total: [units(-tax)],
    amount_due: [0, units(total), units(-total)],
    'sender.name': ['ROCKY FORD Packaging Machinery Co.', 'Rocky Ford'],
    'other_details.equipment_type': ['Servo drive', 'Servo drive 10 kW'],
    'other_details.model': ['SM-4410'],
  }
  return {
    name: 'returned-servo-drives-credit-memo',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'credit-memo',
      notes:
        'credit memo: quantities and amounts with trailing minus signs, a restocking charge that reduces the credit, reference to the invoice with its number, date and total as decoys, "THIS IS NOT A BILL", goods returned from another place; signs: as printed, the positive reading accepted',
      sender: seller,
      receiver: buyer,
      lines: lines.map(({ text, quantity, rate, cents, category, code }) => ({
        text,
        cents,
        category,
        ...(code !== undefined && { code }),
        ...(quantity !== undefined && { quantity }),
        ...(rate !== undefined && { rate }),
      })),
      expected,
      absent: ['due_date', 'discount', 'trade_in', 'other_details.vin', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
      acceptable,
    }),
  }
} // prettier-ignore
