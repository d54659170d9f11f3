/** A dental dealer's equipment proposal: lines grouped by room with a total for each group; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, noVehicle } from './deal.ts'

const style = `
.page{font:9.2pt/12.4pt 'Source Sans';font-size:9.8pt;padding:.55in .65in}
.r0 td{background:#0f4c5c;color:#fff;font-weight:700;padding:3pt 5pt}
.l{width:100%}.l th{font-weight:700;border-bottom:1pt solid #0f4c5c;padding:2pt 5pt}.l td{padding:2.4pt 5pt}.l tr.g td{border-top:.6pt solid #0f4c5c;font-weight:700;padding-bottom:9pt}
.foot{font-size:8pt;color:#444}
`

const seller = { name: 'Bluegrass Dental Supply & Equipment', address: ['1840 Plaudit Place', 'Lexington, KY 40509'] }
const buyer = {
  name: 'Hamburg Family Dentistry, PSC',
  address: ['2716 Old Rosebud Road, Suite 130', 'Lexington, KY 40509'],
}

const groups: readonly (readonly [string, readonly Line[]])[] = [
  ['OPERATORIES 1 TO 3', [
    item(3, 894_000, 'Patient chair, Elevance 521', { code: 'EL-521', more: ['Ultraleather, color graphite'] }),
    item(3, 712_500, 'Delivery unit, continental, chair mounted', { code: 'EL-DC4' }),
    item(3, 318_000, 'LED operatory light', { code: 'EL-L6' }),
    item(3, 149_500, 'Assistant’s arm with HVE and saliva ejector', { code: 'EL-AA2' }),
    item(6, 41_900, 'Doctor’s and assistant’s stool', { code: 'ST-100' }),
  ]],
  ['IMAGING', [
    item(1, 6_890_000, 'Cone beam unit, Radiara 3D, 10 x 10 cm', { code: 'RD-3D10', more: ['Manufactured 2026'] }),
    item(3, 484_500, 'Intraoral X-ray, wall mounted', { code: 'RD-IO70' }),
    item(2, 579_000, 'Digital sensor, size 2, with cable', { code: 'RD-S2' }),
  ]],
  ['STERILIZATION AND MECHANICAL ROOM', [
    item(2, 548_000, 'Steam sterilizer, 11 in. chamber', { code: 'SZ-M11' }),
    item(1, 689_500, 'Vacuum pump, dry, dual head', { code: 'MR-V5' }),
    item(1, 614_000, 'Oilless air compressor, 5 users', { code: 'MR-C5' }),
  ]],
  ['SERVICES', [
    item(24, 14_500, 'Installation by our technicians, hours', { code: 'LAB-EQ', category: 'soft' }),
    item(1, 225_000, 'Imaging software setup and team training', { code: 'LAB-IT', category: 'soft' }),
  ]],
] // prettier-ignore

export function operatoryProposal(): Drawn {
  const lines = groups.flatMap(([, rows]) => rows)
  const subtotal = totalOf(lines)
  const discount = 950_000
  const services = totalOf(groups[3]?.[1] ?? [])
  const tax = Math.round((subtotal - services - discount) * 0.06)
  const freight = 312_500
  const total = subtotal - discount + tax + freight
  const table = (part: typeof groups) => `<table class="l"><tr><th style="width:.8in">Item<th>Description<th class="r">Qty<th class="r">Price<th class="r">Total</tr>${part.map(([title, rows]) => `<tr class="r0"><td colspan="5">${title}</tr>${rows.map(({ code, text, more, quantity, rate = 0, cents }) => rowOf([`${code}`, `${text}${more ? `<br><i>${more.join('<br>')}</i>` : ''}`, `>${quantity}`, `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])).join('')}${rowOf(['', `>Total ${title.toLowerCase()}`, '', '', `>${formatAmount(totalOf(rows))}`], ' class="g"')}`).join('')}</table>` // prettier-ignore
  const foot = (page: number) => `<div class="foot">${block(seller, ' &nbsp; ')} &nbsp; 859-555-0162 <span style="float:right">Proposal 88412 &nbsp; page ${page}/2</span></div>`
  const first = `<div style="font:700 19pt/23pt 'Source Sans';color:#0f4c5c">Bluegrass Dental <span style="font-weight:400">Supply &amp; Equipment</span></div>
<table style="width:100%;margin:16pt 0"><tr><td style="width:55%"><b>Equipment proposal for</b><br>Dr. Anita Prather<br>${block(buyer)}<td><table>${[['Proposal no.', '88412'], ['Account', '0077310'], ['Proposal date', '10/13/2026'], ['Good through', '11/30/2026'], ['Equipment specialist', 'Tom Reedy']].map(([label, value]) => rowOf([`${label} &nbsp;&nbsp;`, `<b>${value}</b>`])).join('')}</table></tr></table>
<p>This is our proposal for your three operatories on Old Rosebud Road. Cabinetry, plumbing and electrical rough-in are by others.</p>${table(groups.slice(0, 3))}${foot(1)}`
  const second = `${table(groups.slice(3))}<table style="width:55%;margin:8pt 0 0 45%">${[
    ['Equipment and services', formatAmount(subtotal)],
    ['Bundle savings', `−${formatAmount(discount)}`],
    ['Freight and handling', formatAmount(freight)],
    ['Kentucky sales tax (6% on equipment)', formatAmount(tax)],
  ]
    .map(([label, value]) => rowOf([`${label}`, `>${value}`]))
    .join('')}<tr style="font-weight:700;font-size:12pt;border-top:1.4pt solid #0f4c5c"><td style="padding-top:4pt">Proposal total<td class="r" style="padding-top:4pt">$${formatAmount(total)}</tr></table>
<p style="margin-top:22pt"><b>Payment.</b> 50% on signing, 40% on delivery, 10% on completion, or assignment to your lender. A tax deduction under section 179 of up to $${formatAmount(subtotal - discount)} may be possible; ask your accountant.</p><p><b>Delivery.</b> About ten weeks after a signed proposal and the finance company’s approval.</p>
<table style="width:100%;margin-top:44pt"><tr><td style="width:55%;border-top:.7pt solid #000">Doctor’s signature<td style="width:5%"><td style="border-top:.7pt solid #000">Date</tr></table>${foot(2)}`
  return drawnDeal({
    name: 'three-operatories-dental-proposal',
    family: 'dental-proposal-groups',
    notes:
      'dental dealer’s proposal over two pages: lines grouped by room under dark bars with a total per group (totals are no lines), bundle savings with a minus sign, freight and tax on equipment only, payment in percents without amounts, section 179 amount as a decoy, doctor named above the practice, seller’s address in the footer only, unsigned',
    style,
    pages: [first, second],
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: '88412',
      invoice_date: '2026-10-13',
      subtotal: units(subtotal),
      discount: units(discount),
      shipping: units(freight),
      tax_total: units(tax),
      other_details: {},
    },
    acceptable: {
      due_date: ['2026-11-30'],
      'receiver.name': ['Dr. Anita Prather'],
      payment_terms: ['50% on signing, 40% on delivery, 10% on completion, or assignment to your lender', '50% on signing, 40% on delivery, 10% on completion'],
      'sender.name': ['Bluegrass Dental'],
      'other_details.down_payment': [units(Math.round(total / 2))],
      'other_details.make': ['Elevance', 'Radiara'],
      'other_details.model': ['521', 'Elevance 521', 'EL-521', 'Radiara 3D', 'RD-3D10', '3D'],
      'other_details.year': ['2026'],
      'other_details.equipment_type': ['Patient chair', 'dental equipment', 'Cone beam unit'],
    },
    absent: ['purchase_order', 'trade_in', ...noVehicle],
  })
} // prettier-ignore
