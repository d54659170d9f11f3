/** An office equipment dealer's sales order: typed into a printed form, make, model and serial number in columns, existing lease bought out. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { drawnDeal, noVehicle } from './deal.ts'

const style = `
.page{font:8.4pt/10.6pt Arimo;padding:.45in .55in}
.f{width:100%;table-layout:fixed}.f td{border:.7pt solid #1b3f73;padding:1.6pt 4pt 2.6pt}.f small{display:block;font-size:6.8pt;line-height:8.4pt;color:#1b3f73}
.v{font:9.4pt/12pt 'IBM Plex Sans'}
.bar{background:#1b3f73;color:#fff;font-weight:700;padding:2.4pt 5pt;margin-top:8pt}
.e{width:100%}.e th{border:.7pt solid #1b3f73;background:#e6edf7;font-weight:700;padding:2pt 4pt}.e td{border:.7pt solid #1b3f73;padding:2pt 4pt;height:15pt;font:9.2pt/11.4pt 'IBM Plex Sans'}
`

const seller = { name: 'Copyline Business Systems', address: ['5520 Rand Blvd', 'Sarasota, FL 34238'] }
const buyer = { name: 'Ringling Title & Escrow, Inc.', address: ['1605 Main Street, Suite 910', 'Sarasota, FL 34236'] }

interface Unit extends Line {
  readonly make: string
  readonly model: string
  readonly serial: string
}
const unit = (make: string, model: string, text: string, [serial, quantity, rate, category = 'hard']: readonly [string, number, number, ('hard' | 'soft')?]): Unit => ({ make, model, serial, text, quantity, rate, cents: quantity * rate, category }) // prettier-ignore

const lines: readonly Unit[] = [
  unit('Canon', 'iR-ADV DX C5860i', 'Color MFP, 60 ppm', ['3CE04418', 1, 1_248_000]),
  unit('Canon', 'iR-ADV DX 4935i', 'B/W MFP, 35 ppm', ['2XK11907', 2, 589_500]),
  unit('Canon', 'Staple finisher AB3', 'Finisher for C5860i', ['', 1, 162_500]),
  unit('Fujitsu', 'fi-8170', 'Document scanner', ['A1KC700213', 3, 94_900]),
  unit('', '', 'Print management software, 25 seats', ['', 1, 238_000, 'soft']),
  unit('', '', 'Delivery, network setup and training', ['', 1, 87_500, 'soft']),
  unit('', '', 'Buyout of lease 41-0077823, Gulf Leasing', ['', 1, 416_250, 'soft']),
]

export function officeEquipmentOrder(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 416_250 - 87_500) * 0.07)
  const total = subtotal + tax
  const cell = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small><span class="v">${value || '&nbsp;'}</span>`
  const sign = (label: string, value: string) => `<td style="border-top:.7pt solid #000;width:24%">${value}<small style="display:block">${label}</small><td style="width:1%">` // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="font:700 18pt/21pt Arimo;color:#1b3f73">Copyline <span style="font-weight:400">Business Systems</span><div style="font:8pt/10pt Arimo;color:#000">${seller.address.join(', ')} &nbsp; 941-555-0125</div><td class="r" style="font:700 12pt/15pt Arimo">SALES ORDER AGREEMENT<br><span class="v">No. 26-3370</span></tr></table>
<table class="f" style="margin-top:8pt"><tr>${cell('Order date', '12/08/2026')}${cell('Sales representative', 'J. Marchetti')}${cell('Customer P.O.', 'RT-2026-44')}${cell('Payment', 'Lease, 60 months')}</tr></table>
<table style="width:100%;margin-top:8pt"><tr><td style="width:49.5%"><div class="bar" style="margin:0">BILL TO</div><table class="f"><tr>${cell('Company', 'Ringling Title &amp; Escrow, Inc.', 6)}</tr><tr>${cell('Address', buyer.address[0] ?? '', 6)}</tr><tr>${cell('City', 'Sarasota', 3)}${cell('State', 'FL')}${cell('ZIP', '34236', 2)}</tr><tr>${cell('Contact', 'Paula Benning', 3)}${cell('Phone', '941-555-0180', 3)}</tr></table><td style="width:1%"><td><div class="bar" style="margin:0">INSTALL AT</div><table class="f"><tr>${cell('Company', 'Ringling Title &amp; Escrow, Inc.', 6)}</tr><tr>${cell('Address', '8470 Enterprise Circle, Suite 201', 6)}</tr><tr>${cell('City', 'Lakewood Ranch', 3)}${cell('State', 'FL')}${cell('ZIP', '34202', 2)}</tr><tr>${cell('Contact', 'Miguel Sosa', 3)}${cell('Phone', '941-555-0181', 3)}</tr></table></tr></table>
<div class="bar">EQUIPMENT AND SERVICES</div><table class="e"><tr><th style="width:.4in">Qty<th style="width:.65in">Make<th style="width:1.35in">Model<th>Description<th style="width:.9in">Serial no.<th class="r" style="width:.8in">Unit price<th class="r" style="width:.85in">Total</tr>${lines.map(({ quantity, make, model, text, serial, rate = 0, cents }) => rowOf([`${quantity}`, make, model, text, serial, `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])).join('')}${rowOf(['&nbsp;', '', '', '', '', '', '']).repeat(3)}</table>
<table style="width:100%"><tr><td style="width:60%;padding:8pt 14pt 0 0"><b>Equipment removed:</b> Sharp MX-4071, S/N 85017733, meter 418,902; returned to Gulf Leasing.<br><br><b>Maintenance:</b> 6,000 B/W and 2,500 color images a month included, overage $0.0069 / $0.0480. Monthly base $212.00, billed by Copyline, not part of this order.<td><table class="e" style="margin-top:-.7pt">${rowOf(['Subtotal', `>${formatAmount(subtotal)}`])}${rowOf(['Sales tax', `>${formatAmount(tax)}`])}${rowOf(['Delivery', '>incl.'])}${rowOf(['<b>Order total</b>', `><b>$${formatAmount(total)}</b>`])}${rowOf(['Deposit', '>0.00'])}</table></tr></table>
<p style="font-size:7.4pt;line-height:9.2pt;text-align:justify;margin-top:14pt">The customer orders the equipment listed above on the terms of this agreement. Title stays with Copyline Business Systems until payment in full by the customer or its leasing company. This order is binding when signed by an officer of Copyline; orders canceled after that are subject to a charge of 15% of the order total. Copyline pays the buyout amount stated above to the former lessor within ten days of funding; the customer owes anything beyond it.</p>
<table style="width:100%;margin-top:34pt"><tr>${sign('Customer signature', penned(61, 130))}${sign('Name and title', '<span class="v">Paula Benning, COO</span>')}${sign('Date', '<span class="v">12/08/2026</span>')}${sign('Accepted by Copyline', '&nbsp;')}</tr></table>`
  return drawnDeal({
    name: 'copiers-sales-order-lease-buyout',
    family: 'office-equipment-order',
    notes:
      'office equipment dealer’s order form: bill-to and install-at in captioned boxes side by side, quantity before make, model, description and serial number in columns, lease buyout as a line, blank rows, removed machine of another make with a meter, maintenance base and overage as decoys, deposit 0.00, signed by the customer',
    style,
    pages: [page],
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: '26-3370',
      invoice_date: '2026-12-08',
      purchase_order: 'RT-2026-44',
      subtotal: units(subtotal),
      tax_total: units(tax),
      other_details: { make: 'Canon', model: 'iR-ADV DX C5860i', equipment_type: 'Color MFP' },
    },
    acceptable: {
      ...Object.fromEntries(lines.map(({ make, model, text, serial }, i) => [`transactions.${i}.description/item`, [text, [make, model, text].join(' ').trim(), [make, model].join(' ').trim(), [make, model, text, serial].join(' ').trim()].filter(Boolean)])),
      payment_terms: ['Lease, 60 months'],
      'other_details.down_payment': [0],
      'other_details.equipment_type': ['Color MFP, 60 ppm', 'MFP'],
      'receiver.address': ['8470 Enterprise Circle, Suite 201, Lakewood Ranch, FL 34202'],
      'other_details.vin': ['3CE04418'],
      'transactions.4.category': ['soft', 'hard'],
      amount_due: [units(total)],
    },
    absent: ['due_date', 'discount', 'shipping', 'trade_in', 'other_details.year', noVehicle[1]],
  })
} // prettier-ignore
