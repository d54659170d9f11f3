/** A heating and cooling contractor's invoice from its field service program: billing and job address, description of work, tasks with your price and your total, payments, signature. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars, html, part } from './pieces.ts'

const style = `
.page{font:9.2pt/12.2pt Lato;color:#222;padding:.5in .55in}
.m{font-weight:700;color:#333}
.l{width:100%;margin-top:4pt}.l th{border-top:1pt solid #999;border-bottom:1pt solid #999;font-weight:700;padding:4pt 5pt;background:#f3f3f3}.l td{padding:5pt;border-bottom:.5pt solid #ccc}
.s{width:44%;margin:8pt 0 0 56%}.s td{padding:2.6pt 5pt}
`

const seller = { name: 'Palo Verde Mechanical', address: ['2140 E Ajo Way', 'Tucson, AZ 85713'] }
const buyer = { name: 'Rincon Valley Veterinary Partners PLLC', address: ['9050 S Houghton Rd', 'Vail, AZ 85641 USA'] }

const lines = [
  part('RTU-10-GE', item(2, 1_698_000, '10 ton gas/electric packaged rooftop unit, Trane Precedent YSC120. Serial numbers 261410188L and 261410193L. Includes thermostat and economizer')),
  part('RTU-05-HP', item(1, 984_500, '5 ton packaged heat pump, Trane Precedent WSC060, serial number 260930772L')),
  part('CURB-AD', item(3, 118_500, 'Curb adapter, 14 inch')),
  part('CRANE', item(1, 245_000, 'Crane and operator, half day, street permit', { category: 'soft' })),
  part('LAB-INST', item(1, 862_000, 'Remove and dispose of three units, set, connect and start new units', { category: 'soft' })),
  part('TAB', item(1, 137_500, 'Test and balance report', { category: 'soft' })),
] // prettier-ignore

export function fieldContractorInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const paid = 1_250_000
  const rows = lines.map(({ code, text, quantity = 1, rate = 0, cents }) => rowOf([`${code}`, html(text), `>${quantity.toFixed(2)}`, `>${dollars(rate)}`, `>${dollars(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="display:inline-block;border:2.4pt solid #2c7a3f;border-radius:8pt;color:#2c7a3f;font:700 15pt/24pt Lato;padding:2pt 12pt">PALO VERDE</div><div style="margin-top:5pt">${block(seller)}<br>(520) 555-0177<br>ROC 118042, 118043</div><td class="r"><table style="margin-left:auto"><tr><td class="r m">BILL TO</tr><tr><td class="r">${block(buyer)}</tr></table></tr></table>
<table style="width:100%;margin-top:16pt;background:#2c7a3f;color:#fff"><tr><td style="padding:5pt 8pt;font-weight:700;font-size:11pt">INVOICE<br>41187720<td style="padding:5pt 8pt"><b>INVOICE DATE</b><br>Jul 08, 2026<td style="padding:5pt 8pt"><b>PAYMENT TERM</b><br>Net 15<td style="padding:5pt 8pt"><b>DUE DATE</b><br>Jul 23, 2026<td style="padding:5pt 8pt"><b>CUSTOMER PO</b><br>RV-RTU</tr></table>
<table style="width:100%;margin-top:10pt"><tr><td style="width:50%"><span class="m">JOB ADDRESS</span><br>Rincon Valley Animal Hospital<br>9050 S Houghton Rd<br>Vail, AZ 85641 USA<td><span class="m">Job:</span> 40918833<br><span class="m">Completed Date:</span> 7/2/2026<br><span class="m">Technician:</span> Luis Grijalva, Sam Oday<br><span class="m">Customer #:</span> 2204417</tr></table>
<div style="margin-top:12pt"><span class="m">DESCRIPTION OF WORK</span><br>Replaced RTU 1, 2 and 3 over the surgery wing per estimate 40771204. All units started and running at departure. Old units hauled off. Supply temp 56 degrees, return 77 degrees. City inspection passed 7/2.</div>
<table class="l" style="margin-top:14pt"><tr><th style="width:.95in">TASK<th>DESCRIPTION<th class="r" style="width:.5in">QTY<th class="r" style="width:.95in">YOUR PRICE<th class="r" style="width:1.05in">YOUR TOTAL</tr>${rows.join('')}</table>
<table class="s">${rowOf(['POTENTIAL SAVINGS', `>${dollars(312_400)}`])}${rowOf(['SUB-TOTAL', `>${dollars(subtotal)}`])}${rowOf(['TAX', '>$0.00'])}<tr class="b" style="border-top:1pt solid #999"><td>TOTAL<td class="r">${dollars(subtotal)}</tr>${rowOf(['PAYMENT', `>${dollars(paid)}`])}<tr class="b" style="border-top:1pt solid #999"><td>BALANCE DUE<td class="r">${dollars(subtotal - paid)}</tr></table>
<table style="width:64%;margin-top:12pt"><tr class="m"><td>PAYMENT TYPE<td>PAID ON<td>MEMO<td class="r">AMOUNT</tr>${rowOf(['Check', '5/28/2026', '#10442 deposit', `>$${formatAmount(paid)}`])}</table>
<div style="margin-top:16pt;font-size:7.8pt;line-height:10pt"><span class="m">CUSTOMER AUTHORIZATION</span><br>I authorize the work above to be done. Contract price includes Arizona transaction privilege tax paid by the contractor. Balance to be paid through your financing on or before the due date. Thank you for choosing Palo Verde Mechanical.</div>
<div style="margin-top:20pt;font-size:8pt">Sign here <u>${'&nbsp;'.repeat(50)}</u> &nbsp; Date <u>${'&nbsp;'.repeat(22)}</u></div>
<div class="foot r" style="font-size:7.6pt;color:#777">Invoice #41187720 &nbsp; Page 1 of 1</div>`
  return drawnDeal({
    name: 'rooftop-units-field-contractor-invoice', family: 'field-service-program-invoice',
    notes:
      'heating and cooling contractor’s invoice from a field service program: bill-to flush right with its label above, colored row with captions over values (number below the word invoice), job address under another name, completion date and technicians, free description of the work with temperatures, an estimate number and dates as decoys, tasks with codes, quantities with two decimals, "Your price" and "Your total", potential savings above the subtotal (not a discount of this invoice), zero tax, payment and balance, payments listed again',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(subtotal), invoice_number: '41187720', invoice_date: '2026-07-08', due_date: '2026-07-23', payment_terms: 'Net 15', purchase_order: 'RV-RTU',
      subtotal: units(subtotal), amount_due: units(subtotal - paid),
      other_details: { make: 'Trane', model: 'YSC120', equipment_type: 'packaged rooftop unit' },
    },
    acceptable: {
      tax_total: [0], 'other_details.down_payment': [units(paid)], 'other_details.vin': ['261410188L'], 'other_details.make': ['Trane'],
      'other_details.model': ['Precedent YSC120', 'Precedent'], 'other_details.equipment_type': ['rooftop unit', 'gas/electric packaged rooftop unit', '10 ton gas/electric packaged rooftop unit'],
      'sender.name': ['PALO VERDE'], 'receiver.address': ['9050 S Houghton Rd, Vail, AZ 85641'],
    },
    absent: ['discount', 'shipping', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
