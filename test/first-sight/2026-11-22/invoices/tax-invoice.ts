/** A cloud bookkeeping program's tax invoice, as sent in Australia (GST) and the United Kingdom (VAT). */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount, units } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { invoiceTruth, item, totalOf, type Line, type Party } from './invoice-truth.ts'

const style = `
.page{font:9pt/12.4pt Lato;padding:18mm 17mm}
h1{font:400 22pt/26pt Lato;margin:0}
table{width:100%}
.items th{border-bottom:1pt solid #000;font-weight:700;padding:5pt 2pt}.items td{border-bottom:.4pt solid #bbb;padding:6pt 2pt}
.sum td{padding:4pt 2pt}
.advice{border-top:1pt dashed #666;position:absolute;left:17mm;right:17mm;bottom:16mm;padding-top:5mm}
`

interface Invoice {
  readonly name: string
  readonly title: string
  readonly seller: Party & { readonly registration: string }
  readonly buyer: Party
  readonly number: string
  readonly reference: string
  readonly date: string
  readonly due: string
  readonly currency: 'AUD' | 'GBP'
  readonly taxName: 'GST' | 'VAT'
  readonly taxPercent: number
  readonly lines: readonly Line[]
  readonly paid: number
  readonly bank: string
  readonly details: object
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
  readonly scan?: ScanManner
}

function taxInvoice(invoice: Invoice): Drawn {
  const { seller, buyer, lines, taxName, taxPercent, currency, paid } = invoice
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal * taxPercent) / 100)
  const total = subtotal + tax
  const rows = lines.map(line => `<tr><td>${[line.text, ...(line.more ?? [])].map(escape).join('<br>')}<td class="r">${(line.quantity ?? 1).toFixed(2)}<td class="r">${formatAmount(line.rate ?? 0)}<td class="r">${taxPercent}%<td class="r">${formatAmount(line.cents)}</tr>`) // prettier-ignore
  const label = (caption: string, value: string) => `<div style="margin-bottom:6pt"><b>${caption}</b><br>${value}</div>`
  const sums: [string, string][] = [
    ['Subtotal', formatAmount(subtotal)],
    [`TOTAL ${taxName} ${taxPercent}%`, formatAmount(tax)],
    [`TOTAL ${currency}`, formatAmount(total)],
    ...(paid > 0 ? ([['Less Amount Paid', formatAmount(paid)], [`AMOUNT DUE ${currency}`, formatAmount(total - paid)]] satisfies [string, string][]) : []),
  ] // prettier-ignore
  const page = `<table><tr><td style="width:44%"><h1>${invoice.title}</h1><br><div style="padding-left:6mm">${[buyer.name, ...buyer.address].join('<br>')}</div><td style="width:26%">${label('Invoice Date', dated(invoice.date, 'D Mon YYYY'))}${label('Invoice Number', invoice.number)}${label('Reference', invoice.reference)}${label(taxName === 'GST' ? 'ABN' : 'VAT Number', seller.registration)}<td>${[seller.name, ...seller.address].join('<br>')}</tr></table>
<table class="items" style="margin-top:14mm"><tr><th>Description<th class="r" style="width:20mm">Quantity<th class="r" style="width:26mm">Unit Price<th class="r" style="width:16mm">${taxName}<th class="r" style="width:30mm">Amount ${currency}</tr>${rows.join('')}</table>
<table class="sum" style="width:52%;margin-left:48%">${sums.map(([caption, value]) => `<tr class="${caption.endsWith(currency) ? 'b' : ''}"${caption.endsWith(currency) ? ' style="border-top:1pt solid #000"' : ''}><td class="r" style="padding-right:10mm">${caption}<td class="r" style="width:32mm">${value}</tr>`).join('')}</table>
<div style="margin-top:8mm"><b style="font-size:11pt">Due Date: ${dated(invoice.due, 'D Mon YYYY')}</b><br>${invoice.bank}</div>
<div class="advice"><table><tr><td style="width:55%"><h1 style="font-size:15pt">PAYMENT ADVICE</h1><br>To: ${[seller.name, ...seller.address].join('<br>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;')}<td><table><tr><td>Customer<td>${buyer.name}</tr><tr><td>Invoice Number<td>${invoice.number}</tr><tr class="b"><td>Amount Due<td>${formatAmount(total - paid)}</tr><tr><td>Due Date<td>${dated(invoice.due, 'D Mon YYYY')}</tr><tr><td>Amount Enclosed<td style="border-bottom:1pt solid #000"></tr></table></tr></table></div>`
  const expected = {
    total_invoice_value: units(total), invoice_number: invoice.number, invoice_date: invoice.date, due_date: invoice.due, currency, subtotal: units(subtotal),
    tax_total: units(tax), amount_due: units(total - paid), other_details: { ...invoice.details, ...(paid > 0 && { down_payment: units(paid) }) },
  } // prettier-ignore
  const notes = `bookkeeping program's tax invoice (${currency}): day before month, captions over values between two unlabeled party blocks (buyer left, seller right), quantity "1.00", tax rate per line, payment advice at the foot repeats parties and amounts${paid > 0 ? '; part paid' : ''}${invoice.scan ? '; scan' : ''}`
  return { name: invoice.name, kind: 'invoices', html: documentOf(style, [page], '210mm 297mm'), ...(invoice.scan && { scan: invoice.scan }), truth: invoiceTruth({ family: 'cloud-tax-invoice', notes, sender: seller, receiver: buyer, lines, expected, absent: ['discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.equipment_miles_hours'], acceptable: { purchase_order: [invoice.reference], 'other_details.down_payment': [null, ...(paid > 0 ? [units(paid)] : [])], ...invoice.acceptable } }) } // prettier-ignore
}

const soft = { category: 'soft' as const }

export const taxInvoices: readonly Drawn[] = [
  taxInvoice({
    name: 'au-mini-excavator-tax-invoice',
    title: 'TAX INVOICE',
    seller: { name: 'Darling Downs Machinery Pty Ltd', address: ['212 Anzac Avenue', 'TOOWOOMBA QLD 4350', 'AUSTRALIA'], registration: '53 604 118 927' },
    buyer: { name: 'Lockyer Landscapes & Irrigation Pty Ltd', address: ['9 Railway Street', 'GATTON QLD 4343', 'AUSTRALIA'] },
    number: 'INV-08831', reference: 'Kubota U55 / Peter', date: '2026-08-05', due: '2026-08-12', currency: 'AUD', taxName: 'GST', taxPercent: 10,
    lines: [
      item(1, 8_845_000, 'New 2026 Kubota U55-5 mini excavator, cab', { more: ['Serial No. KBCDZ44CAT3G51207'] }),
      item(1, 612_000, 'Hydraulic tilt hitch 5-6T'),
      item(3, 118_500, 'GP bucket 300 / 450 / 600 mm'),
      item(1, 96_000, 'Pre-delivery inspection and delivery to Gatton', soft),
    ],
    paid: 2_000_000, bank: 'Please deposit to: Darling Downs Machinery Pty Ltd &nbsp; BSB 084-004 &nbsp; Account 55 218 0937',
    details: { make: 'Kubota', model: 'U55-5', year: '2026', equipment_type: 'mini excavator' },
    acceptable: { 'other_details.equipment_type': ['excavator'], 'other_details.model': ['U55'], 'other_details.equipment_age': [0] },
  }),
  taxInvoice({
    name: 'uk-cnc-router-vat-invoice-scan',
    title: 'INVOICE',
    seller: { name: 'Calder Woodworking Machinery Ltd', address: ['Unit 6 Lowfields Way', 'Elland', 'West Yorkshire', 'HX5 9DA'], registration: '318 2240 71' },
    buyer: { name: 'Ribblesdale Joinery Limited', address: ['Mill Works', 'Station Road', 'Settle', 'BD24 9AA'] },
    number: '26-1094', reference: 'PO 5580', date: '2026-06-18', due: '2026-07-18', currency: 'GBP', taxName: 'VAT', taxPercent: 20,
    lines: [
      item(1, 5_689_500, 'Holtmeyer Evora 3012 CNC flatbed router, 3.0 x 1.2 m'),
      item(1, 384_000, 'Vacuum pump 250 m3/h'),
      item(2, 42_750, 'Aggregate head, 90 degree'),
      item(1, 215_000, 'Delivery, offloading and commissioning', soft),
      item(2, 68_500, 'Operator training, per day on site', soft),
    ],
    paid: 0, bank: 'Payment by BACS: Calder Woodworking Machinery Ltd, Sort code 40-22-18, Account 71604429. Goods remain our property until paid in full.',
    details: { make: 'Holtmeyer', model: 'Evora 3012', equipment_type: 'CNC flatbed router' },
    acceptable: { 'other_details.equipment_type': ['CNC router', 'router'], purchase_order: ['PO 5580', '5580'] },
    scan: { dpi: 180, skewDegrees: 0.6, noise: 16, blur: 0.5, jpegQuality: 68 },
  }),
] // prettier-ignore
