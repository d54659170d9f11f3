/** A technology reseller's quote confirmation: facts and grand total in one row, part numbers under bold names, lease options, addresses last; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, sums } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:8.6pt/11.2pt 'Libre Franklin';color:#222;padding:.5in .55in}
.k{width:100%;margin-top:10pt;table-layout:fixed}.k th{background:#222;color:#fff;padding:4pt 5pt;font-weight:700;text-align:center;font-size:8pt}.k td{border:.6pt solid #bbb;padding:5pt;text-align:center}
.l{width:100%}.l th{background:#e4e4e4;padding:4pt 5pt;font-weight:700;font-size:8pt}.l td{padding:4.2pt 5pt;border-bottom:.5pt solid #ccc}.l small{display:block;font-size:7.6pt;line-height:9.8pt;color:#555}
.s{width:44%;margin:10pt 0 0 56%}.s td{padding:2.6pt 5pt}
h4{font:700 9pt/12pt 'Libre Franklin';color:#b3001b;margin:14pt 0 4pt}
`

const seller = { name: 'Brightpath Direct LLC', address: ['410 Milwaukee Avenue', 'Vernon Hills, IL 60061'] }
const buyer = { name: 'KETTLE MORAINE TITLE COMPANY', address: ['2100 E MAIN ST STE 400', 'WEST BEND, WI 53095'] }

const part = (code: string, maker: string, line: Line) => ({ ...line, code, maker })
const lines = [
  part(
    '7718204',
    'LENOVO 21M9-0018US',
    item(42, 128_417, 'Lenovo ThinkPad E16 Gen 2 - 16" - Core Ultra 7 - 32 GB - 1 TB SSD'),
  ),
  part('7240118', 'LENOVO 40B1-0090US', item(42, 19_862, 'Lenovo ThinkPad USB-C Dock Gen 2')),
  part('7655031', 'DELL P2425H', item(84, 17_934, 'Dell P2425H - LED monitor - Full HD - 24"')),
  part('6902277', 'LOGITECH 920-011402', item(42, 5_206, 'Logitech MK370 Combo for Business')),
  part('7801456', 'HPE P71673-005', item(2, 913_588, 'HPE ProLiant DL380 Gen11 - rack server')),
  part('7801470', 'HPE P64706-B21', item(16, 41_275, 'HPE 32 GB DDR5 memory kit')),
  part('7533910', 'SYNOLOGY RS2423+', item(1, 284_990, 'Synology RackStation RS2423+')),
  part('6617024', 'SEAGATE ST12000VN0008', item(12, 24_549, 'Seagate IronWolf 12 TB')),
  part('7122965', 'FORTINET FG-100F', item(2, 249_316, 'Fortinet FortiGate 100F')),
  part('7390811', 'ARUBA R8Q70A', item(4, 389_045, 'Aruba CX 6200F 48G switch')),
  part('7391002', 'ARUBA R9B28A', item(14, 51_138, 'Aruba AP-615 access point')),
  part('5518836', 'APC SMT3000RM2UC', item(2, 187_620, 'APC Smart-UPS 3000 VA rack')),
  part('7044520', 'BRIGHTPATH BPD-IMG', {
    ...item(42, 4_500, 'Brightpath Imaging and Asset Tagging'),
    category: 'soft',
  }),
  part('7044533', 'BRIGHTPATH BPD-DEP', {
    ...item(1, 395_000, 'Brightpath Onsite Deployment - flat fee'),
    category: 'soft',
  }),
]

export function resellerQuote(): Drawn {
  const subtotal = totalOf(lines)
  const shipping = 31_486
  const tax = Math.round(totalOf(lines.slice(0, 12)) * 0.055)
  const total = subtotal + shipping + tax
  const columns = '<tr><th style="width:56%">ITEM<th class="r">QTY<th>BPD#<th class="r">UNIT PRICE<th class="r">EXT. PRICE</tr>'
  const rows = lines.map(({ code, maker, text, quantity = 1, rate = 0, cents, category }) => rowOf([`<b>${text}</b><small>Mfg. Part#: ${maker.split(' ').slice(1).join(' ')}${category === 'hard' ? '<br>Contract: MARKET' : '<br>Electronic distribution - NO MEDIA'}</small>`, `>${quantity}`, code, `>${amountText(rate)}`, `>${amountText(cents)}`])) // prettier-ignore
  const logo = `<div style="font:700 19pt/24pt 'Libre Franklin';color:#b3001b">brightpath<span style="color:#222">.</span></div>`
  const foot = (page: number) => `<div class="foot" style="font-size:7.4pt;line-height:9pt;color:#555">${seller.name}, ${seller.address.join(', ')} &nbsp; 847-555-0155<span style="float:right">Page ${page} of 2</span></div>`
  const first = `<table style="width:100%"><tr><td>${logo}<td class="r" style="font:700 15pt/24pt 'Libre Franklin'">QUOTE CONFIRMATION</tr></table>
<p style="margin:12pt 0 0"><b>KEVIN MAATTA,</b></p><p style="margin:5pt 0 0">Thank you for considering Brightpath for your technology needs. The details of your quote are below. If you are an eProcurement or single sign-on customer, please log into your system to place your order.</p>
<table class="k"><tr><th>QUOTE #<th>QUOTE DATE<th>QUOTE REFERENCE<th>CUSTOMER #<th>GRAND TOTAL</tr><tr><td>PWXR402<td>7/16/2026<td>REFRESH-2026<td>11804772<td><b>${amountText(total)}</b></tr></table>
<h4>QUOTE DETAILS</h4><table class="l">${columns}${rows.slice(0, 12).join('')}</table>${foot(1)}`
  const second = `${logo}<h4>QUOTE DETAILS (CONT.)</h4><table class="l">${columns}${rows.slice(12).join('')}</table>
<table class="s">${sums([['SUBTOTAL', subtotal], ['SHIPPING', shipping], ['SALES TAX', tax], ['<b>GRAND TOTAL</b>', `<b>${amountText(total)}</b>`]], amountText)}</table>
<table class="k" style="margin-top:16pt"><tr><th>PURCHASER BILLING INFO<th>DELIVER TO</tr><tr><td style="text-align:left"><b>Billing Address:</b><br>${buyer.name}<br>ACCTS PAYABLE<br>${buyer.address.join('<br>')}<br><b>Phone:</b> (262) 555-0119<br><b>Payment Terms:</b> NET 30 Days<td style="text-align:left"><b>Shipping Address:</b><br>KETTLE MORAINE TITLE COMPANY<br>KEVIN MAATTA<br>1833 S SILVERBROOK DR<br>WEST BEND, WI 53095<br><b>Shipping Method:</b> UPS Ground / LTL</tr></table>
<table class="k" style="margin-top:0"><tr><td style="text-align:left"><b>Please remit payments to:</b><br>Brightpath Direct LLC<br>75 Remittance Drive, Suite 1517<br>Chicago, IL 60675<td style="text-align:left"><b>Sales Contact Info</b><br>Andrea Kowalski &nbsp; (866) 555-0155<br>andkowa@brightpath.example</tr></table>
<h4>LEASE OPTIONS</h4><table class="k" style="margin:0"><tr><th>FMV TOTAL<th>FMV LEASE OPTION<th>BO TOTAL<th>BO LEASE OPTION</tr><tr><td>${amountText(subtotal)}<td>$5,481.77/month<td>${amountText(subtotal)}<td>$6,190.24/month</tr></table><p style="font-size:7.6pt;line-height:9.8pt;margin:4pt 0 0">Monthly payment based on 36 month lease. Other terms and options are available. Payments above exclude all applicable taxes. Financing is subject to credit approval and review of final equipment and services configuration.</p>
<p style="font-size:7.6pt;line-height:9.8pt">Quote expires 8/15/2026. This quote is subject to the terms on brightpath.example. Prices are subject to change, and quantities to availability. A signed quote or purchase order is needed for orders of more than $50,000.00.</p>${foot(2)}`
  return drawnDeal({
    name: 'title-company-refresh-reseller-quote', family: 'reseller-quote-confirmation',
    notes:
      'technology reseller’s quote confirmation of two pages: person greeted without a firm, number, date, reference, customer number and grand total as captioned cells, product names in bold with the maker’s part number in small print, quantity before the article number, sums without a ruled head on the second page, billing, shipping and remittance addresses below the sums, two lease payments and their totals as decoys, approval limit; the seller’s legal name and street in the foot only',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'PWXR402', invoice_date: '2026-07-16', payment_terms: 'NET 30 Days', subtotal: units(subtotal),
      shipping: units(shipping), tax_total: units(tax), other_details: { make: 'Lenovo', model: 'ThinkPad E16 Gen 2' },
    },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text, maker, category }) => [text, `${text} Mfg. Part#: ${maker.split(' ').slice(1).join(' ')}`, `${text} Mfg. Part#: ${maker.split(' ').slice(1).join(' ')} ${category === 'hard' ? 'Contract: MARKET' : 'Electronic distribution - NO MEDIA'}`]),
      due_date: ['2026-08-15'], purchase_order: ['REFRESH-2026'], amount_due: [units(total)], 'sender.name': ['Brightpath', 'brightpath.'],
      'sender.address': ['75 Remittance Drive, Suite 1517, Chicago, IL 60675'], 'receiver.address': ['1833 S SILVERBROOK DR, WEST BEND, WI 53095'],
      'other_details.equipment_type': ['laptop', 'notebook', 'computers', null], 'other_details.model': ['ThinkPad E16', '21M9-0018US'],
    },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
