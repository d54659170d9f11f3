/** A hospital's purchase order for surgical equipment, sent by fax: vendor, ship-to and invoice-to in boxes, manufacturer's numbers, cost centers. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { ofLines } from './parts.ts'

const style = `
.page{font:9.6pt/12.4pt Arimo;padding:.6in .5in}
.g{width:100%;margin-top:8pt;table-layout:fixed}.g td{border:1pt solid #000;padding:3pt 5pt}.g small{display:block;font-size:8pt;line-height:10pt;font-weight:700}
.l{width:100%;margin-top:8pt}.l th{border-top:1.4pt solid #000;border-bottom:1.4pt solid #000;padding:3pt 4pt;font-weight:700;font-size:8.8pt}.l td{padding:3pt 4pt;border-bottom:.6pt solid #000}
`

const seller = {
  name: 'Northwoods Surgical Equipment, Inc.',
  address: ['13755 First Avenue North', 'Plymouth, MN 55441'],
}
const buyer = { name: 'St. Brendan Regional Medical Center', address: ['407 East Third Street', 'Duluth, MN 55805'] }

const part = (catalog: string, text: string, quantity: number, rate: number, uom = 'EA') => ({ ...item(quantity, rate, text), catalog, uom }) // prettier-ignore
const lines = [
  part('3085-SP', 'SURGICAL TABLE, STRYKER 3085 SP', 2, 4_185_000),
  part('LED-700D', 'SURGICAL LIGHT, LED, DUAL HEAD, CEILING', 2, 2_960_000),
  part('ESU-FT10', 'ELECTROSURGICAL GENERATOR', 2, 1_745_000),
  part('BM-120', 'BLANKET WARMER, SINGLE CHAMBER', 1, 892_500),
  part('AP-SW40', 'ARM PAD, GEL, PAIR', 4, 21_850, 'PR'),
  part('SS-BT36', 'BACK TABLE, STAINLESS, 36 X 60', 3, 118_400),
  { ...part('INST-CL', 'INSTALLATION, CEILING LIGHTS', 2, 485_000), category: 'soft' },
  { ...part('INSVC', 'IN-SERVICE TRAINING, PER DAY', 2, 90_000, 'DA'), category: 'soft' },
] satisfies readonly Line[] // prettier-ignore

export function hospitalOrder(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 264_000
  const total = subtotal + freight
  const cell = (label: string, value: string) => `<td><small>${label}</small>${value}`
  const page = `<div style="position:absolute;top:.18in;left:.5in;right:.5in;font:8pt/10pt Cousine">JUN-11-2026 08:14 &nbsp; FROM:SBRMC SUPPLY CHAIN &nbsp; 218-555-0193 <span style="float:right">TO:763-555-0151 &nbsp; P.1/1</span></div>
<table style="width:100%"><tr><td style="width:62%"><b style="font-size:14pt;line-height:18pt">${buyer.name}</b><br>Supply Chain Services<br>${buyer.address.join(', ')}<td class="r"><b style="font-size:17pt;line-height:21pt">PURCHASE ORDER</b><br>This number must appear on all invoices,<br>packages and correspondence</tr></table>
<table class="g"><tr>${cell('PO NUMBER', '<b>P0118834</b>')}${cell('PO DATE', '06/10/2026')}${cell('REVISION', '0')}${cell('REQUISITION', 'R-77012')}${cell('BUYER', 'L. Haavisto')}${cell('PHONE', '218-555-0192')}</tr></table>
<table class="g"><tr>${cell('VENDOR 20448', `${block(seller)}<br>Fax 763-555-0151`)}${cell('SHIP TO', 'St. Brendan Surgery Pavilion<br>Receiving, Dock B<br>1015 London Road<br>Duluth, MN 55802')}${cell('MAIL INVOICE TO', 'St. Brendan Accounts Payable<br>PO Box 16400<br>Duluth, MN 55816')}</tr></table>
<table class="g"><tr>${cell('TERMS', 'Net 45')}${cell('FREIGHT', 'Prepay and add')}${cell('FOB', 'Destination')}${cell('SHIP VIA', 'Best way')}${cell('CONTRACT', 'GPO 5514')}${cell('DELIVER BY', '08/14/2026')}</tr></table>
<table class="l"><tr><th>LN<th>MFR CATALOG NO.<th style="width:38%">DESCRIPTION<th class="r">QTY<th>UM<th class="r">UNIT COST<th class="r">EXTENDED COST</tr>${lines.map(({ catalog, text, quantity = 0, uom, rate = 0, cents }, i) => rowOf([`${i + 1}`, catalog, text, `>${quantity}`, uom, `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])).join('')}</table>
<table style="width:100%;margin-top:8pt"><tr><td style="width:58%;padding-right:14pt">Charge to: 7020-18100 Surgical Services, capital request 26-041.<br>Quote reference: NSE-44871 dated 05/27/2026.<br><b>Tax exempt:</b> Minnesota certificate ES 41-5550128.<td><table style="width:100%">${[['Subtotal', subtotal], ['Freight (estimated)', freight], ['Sales tax', 0]].map(([label, cents]) => rowOf([`${label}`, `>${formatAmount(Number(cents))}`])).join('')}<tr style="font-weight:700;border-top:1.4pt solid #000;font-size:11pt;line-height:16pt"><td>ORDER TOTAL<td class="r">$${formatAmount(total)}</tr></table></tr></table>
<p style="margin-top:14pt">Equipment on this order will be leased. Invoice in the name of Lakehead Healthcare Leasing, c/o St. Brendan Accounts Payable, once the lessor has countersigned. Biomedical engineering must inspect electrical devices before use. Orders of more than $50,000.00 need two signatures.</p>
<table style="width:100%;margin-top:44pt"><tr>${['Authorized signature, Director of Supply Chain', 'Authorized signature, Chief Financial Officer'].map(text => `<td style="width:47%;border-top:1pt solid #000">${text}<td style="width:6%">`).join('')}</tr></table>`
  return drawnDeal({
    name: 'surgical-suite-hospital-order-fax', family: 'hospital-purchase-order',
    notes:
      'fax of a hospital’s purchase order: the buyer in the letter head, vendor, ship-to and invoice-to in three boxes, captioned rows of order facts, catalog numbers before descriptions, units between quantity and unit cost, freight estimated, sales tax 0.00, vendor’s quote number and date, a lessor named in a sentence, requisition, contract and cost center numbers, delivery date and fax head line as decoys; nobody has signed',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: 0.3, noise: 38, blur: 0.6, jpegQuality: 70, threshold: 150 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      doc_type: 'purchase_order', total_invoice_value: units(total), purchase_order: 'P0118834', invoice_date: '2026-06-10', payment_terms: 'Net 45',
      subtotal: units(subtotal), shipping: units(freight), tax_total: 0, other_details: { make: 'STRYKER', model: '3085 SP', equipment_type: 'SURGICAL TABLE' },
    },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ catalog, text }) => [text, `${catalog} ${text}`]),
      doc_type: ['purchase_order', 'purchase order', 'po'], invoice_number: ['P0118834', null], tax_total: [0, null],
      'receiver.name': ['St. Brendan Accounts Payable'], 'receiver.address': ['PO Box 16400, Duluth, MN 55816', '1015 London Road, Duluth, MN 55802'],
      'other_details.model': ['3085', '3085-SP'], amount_due: [units(total)], lessee: [null], 'lessee.name': [buyer.name],
      'lessee.address': [buyer.address.join(', ')],
    },
    absent: ['due_date', 'discount', 'trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
