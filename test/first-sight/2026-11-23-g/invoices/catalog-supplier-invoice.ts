/** A catalog supplier's invoice to a candle maker for warehouse equipment: order facts in a ruled row, unit words, sums in a row of boxes, payment stub to tear off. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { part } from './pieces.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.4in .5in}
.n{font:700 8pt/10pt Arimo}
.g{width:100%;border:1pt solid #000}.g th{border:.7pt solid #000;font:700 7pt/9pt Arimo;text-align:center;padding:1.4pt 3pt;background:#eee}.g td{border:.7pt solid #000;text-align:center;padding:2.4pt 3pt}
.l{width:100%;border:1pt solid #000;height:4.35in;margin-top:-1pt}.l th{border:.7pt solid #000;font:700 7pt/9pt Arimo;text-align:center;padding:1.4pt 3pt;background:#eee;height:1pt}.l td{border-left:.7pt solid #000;padding:2.4pt 5pt;height:1pt}.l tr:last-child td{height:auto}
`

const seller = { name: 'DEPOTLINE', address: ['PO BOX 88417', 'CHICAGO IL 60680-1417'] }
const buyer = { name: 'CHATTAHOOCHEE CANDLE WORKS LLC', address: ['1147 VICTORY DR', 'COLUMBUS GA 31901-3308'] }

const lines = [
  part('H-7714', item(1, 579_500, 'SEMI-AUTO STRETCH WRAP MACHINE')),
  part('H-5208', item(2, 142_500, 'TABLETOP SHRINK TUNNEL - 12 X 6"')),
  part('H-3370', item(6, 61_900, 'INDUSTRIAL PACKING TABLE - 72 X 36", STEEL TOP')),
  part('H-4117', item(14, 31_800, 'PALLET RACK STARTER UNIT - 96 X 48 X 144"')),
  part('H-4118', item(22, 24_650, 'PALLET RACK ADD-ON UNIT - 96 X 48 X 144"')),
  part('H-1043', item(2, 41_000, 'STANDARD PALLET TRUCK - 48 X 27"')),
  part('H-9921BLU', item(40, 7_325, 'STACK AND HANG BIN RAIL - BLUE')),
  part('S-12770', item(3, 10_475, 'CORRUGATED BOXES, 12 X 9 X 6", BALE OF 250')),
  part('H-6655', item(1, 236_000, 'ELECTRIC STACKER - 2,200 LB')),
]

export function catalogSupplierInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 118_743
  const tax = Math.round((subtotal + freight) * 0.09)
  const total = subtotal + freight + tax
  const unitsOf = ['EA', 'EA', 'EA', 'EA', 'EA', 'EA', 'EA', 'BL', 'EA']
  const rows = lines.map(({ code, text, quantity = 1, rate = 0, cents }, i) => rowOf([`>${quantity}`, `${unitsOf[i]}`, `>${quantity}`, `${code}`, text, `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:40%"><div style="display:inline-block;background:#003b71;color:#fff;font:700 21pt/30pt Arimo;padding:0 12pt;letter-spacing:1pt">DEPOTLINE</div><div style="font-size:7.6pt;line-height:9.6pt;margin-top:3pt">SHIPPING &bull; PACKAGING &bull; WAREHOUSE<br>1-800-555-0146 &nbsp; depotline.example<br>FED ID# 58-0000417</div><td style="width:22%"><td><b style="font-size:19pt;line-height:24pt">INVOICE</b><table style="width:100%;font-size:9.2pt"><tr><td class="n">INVOICE #<td class="r">204418773</tr><tr><td class="n">ORDER #<td class="r">71460228</tr><tr><td class="n">CUSTOMER #<td class="r">18820471</tr><tr><td class="n">PAGE<td class="r">1 OF 1</tr></table></tr></table>
<table style="width:100%;margin:16pt 0 12pt"><tr><td style="width:.85in" class="n">SOLD TO:<td style="width:42%">${block(buyer)}<br>ATTN: ACCOUNTS PAYABLE<td style="width:.75in" class="n">SHIP TO:<td>${buyer.name}<br>BLDG C, DOCK 4<br>1201 VICTORY DR<br>COLUMBUS GA 31901-3310</tr></table>
<table class="g"><tr><th>ORDER DATE<th>SHIP DATE<th>INVOICE DATE<th>PURCHASE ORDER NO.<th>SHIP VIA<th>ORDERED BY<th>TERMS</tr>${rowOf(['08/11/26', '08/13/26', '08/14/26', 'CCW-2219', 'MOTOR FREIGHT', 'DANA PETTUS', 'NET 30 DAYS'])}</table>
<table class="l"><tr><th style="width:.55in">QTY<br>ORDERED<th style="width:.4in">U/M<th style="width:.55in">QTY<br>SHIPPED<th style="width:.85in">ITEM NUMBER<th>DESCRIPTION<th style="width:.8in">UNIT PRICE<th style="width:.9in">EXT. PRICE</tr>${rows.join('')}${rowOf(['', '', '', '', '<div style="font-size:8pt;line-height:10.4pt;padding-top:10pt">WE APPRECIATE YOUR BUSINESS. FREE OFFER: 4-PIECE COOLER SET, NO CHARGE.<br>QUESTIONS? CALL 1-800-555-0146 AND HAVE YOUR INVOICE # READY.</div>', '', ''])}</table>
<table class="g" style="margin-top:-1pt"><tr><th>SUB-TOTAL<th>SHIPPING/HANDLING<th>SALES TAX<th>PAYMENTS<th style="background:#003b71;color:#fff">TOTAL DUE</tr>${rowOf([`$${formatAmount(subtotal)}`, `$${formatAmount(freight)}`, `$${formatAmount(tax)}`, '$0.00', `<b>$${formatAmount(total)}</b>`])}</table>
<div style="border-top:1pt dashed #000;margin-top:15pt;font-size:7pt;line-height:9pt;text-align:center">PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT</div>
<table style="width:100%;margin-top:8pt"><tr><td style="width:50%"><span class="n">REMIT TO:</span><br>${seller.name}<br>ATTN: ACCOUNTS RECEIVABLE<br>${seller.address.join('<br>')}<td><table class="g"><tr><th>CUSTOMER #<th>INVOICE #<th>INVOICE DATE</tr>${rowOf(['18820471', '204418773', '08/14/26'])}<tr><th>DUE DATE<th>AMOUNT DUE<th>AMOUNT PAID</tr>${rowOf(['09/13/26', `$${formatAmount(total)}`, '$ ______________'])}</table></tr></table>`
  return drawnDeal({
    name: 'candle-warehouse-catalog-invoice', family: 'catalog-supplier-invoice',
    notes:
      'catalog supplier’s invoice for warehouse equipment: invoice, order and customer numbers one under the other (all plain digits), sold-to and ship-to with the label at the left of the block, three dates in one row (order, ship, invoice), ordered and shipped quantities with the unit word between them, no currency sign in the lines, sums in a row of boxes with shipping before tax (tax on both), payments of zero, payment stub with the number, due date and amount again; remittance address in another state, the seller’s own address not printed',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '204418773', invoice_date: '2026-08-14', due_date: '2026-09-13', payment_terms: 'NET 30 DAYS',
      purchase_order: 'CCW-2219', subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), amount_due: units(total),
    },
    acceptable: {
      'receiver.address': ['BLDG C, DOCK 4, 1201 VICTORY DR, COLUMBUS GA 31901-3310'], 'sender.address': [null],
      'other_details.equipment_type': ['STRETCH WRAP MACHINE', 'SEMI-AUTO STRETCH WRAP MACHINE', null], 'other_details.model': ['H-7714', null],
      'transactions.7.category': ['hard', 'soft'],
    },
    absent: ['discount', 'trade_in', 'other_details.down_payment', 'other_details.year', 'other_details.make', ...noVehicle],
  })
} // prettier-ignore
