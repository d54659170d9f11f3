/** An imaging maker's quotation to a radiology group: cover with terms, catalog lines with list, discount and net, summary with trade-in; three pages. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9pt/12pt 'IBM Plex Sans';color:#222;padding:.55in .6in}
.k td{padding:2pt 10pt 2pt 0}.k td:first-child{color:#555}
.l{width:100%;margin-top:8pt}.l th{border-top:1.2pt solid #4b2a7b;border-bottom:.6pt solid #4b2a7b;color:#4b2a7b;font-weight:700;padding:3pt 4pt;font-size:8.2pt;line-height:10pt}.l td{padding:4pt 4pt 0}.l .in td{font-size:8pt;line-height:10.4pt;padding:0 4pt 0 12pt;color:#444}
.s{width:62%;margin-left:38%}.s td{padding:3pt 4pt;border-bottom:.4pt solid #bbb}
.foot{font-size:7.4pt;line-height:9.4pt;color:#555;left:.6in;right:.6in;border-top:.6pt solid #4b2a7b;padding-top:4pt}
`

const seller = {
  name: 'Aldersbrook Healthcare Systems, Inc.',
  address: ['7300 W Innovation Drive', 'Waukesha, WI 53188'],
}
const buyer = { name: 'Flathead Valley Radiology, PLLC', address: ['310 Sunnyview Ln', 'Kalispell, MT 59901-3129'] }

/** Net price is list less percent, in whole dollars. */
const part = (code: string, text: string, list: number, percent: number, more: readonly string[] = [], category: 'hard' | 'soft' = 'hard') => ({ code, text, list, percent, more, quantity: 1, cents: Math.round(list * (1 - percent / 100)) * 100, category }) // prettier-ignore
const lines = [
  part('S7525RV', 'Aldersbrook Revive 64 CT scanner', 612_000, 48, ['64-slice, 40 mm detector, 70 kW generator', 'Table with 500 lb capacity', 'Iterative reconstruction, dose display', 'Operator workspace with two monitors', 'X-ray tube, 6.3 MHU, with 12 month full warranty', 'Helical, axial and cine scan modes', 'Pediatric protocols by weight and color', 'DICOM 3.0: store, print, worklist, query and retrieve', 'Metal artifact reduction', 'Head holder, arm board, phantom set', 'Seismic mounting kit']),
  part('B7999ZA', 'Cardiac option package', 96_400, 62, ['ECG gating, coronary review']),
  part('E8007NA', 'Dual-head contrast injector, ceiling', 58_900, 40, ['Includes 20 ft rail and start-up kit of syringes']),
  part('E4502AB', 'Power distribution unit with surge protection', 31_750, 35, ['480 V, 150 A main disconnect, two emergency-off buttons', 'Installation by the customer’s electrician']),
  part('B7500AW', 'Advanced workstation license, 2 seats', 74_000, 55, ['Vessel, colon and lung analysis', 'Server with 4 TB, delivered to the reading room']),
  part('W0103CT', 'On-site applications training, 8 days', 28_800, 50, ['Must be used within 12 months of installation'], 'soft'),
  part('R33201AC', 'Standard removal of existing CT', 12_500, 0, [], 'soft'),
] // prettier-ignore

export function imagingMakerQuotation(): Drawn {
  const items: readonly Line[] = lines
  const price = totalOf(items)
  const trade = 3_500_000
  const total = price
  const down = Math.round((price - trade) * 0.1)
  const usd = (cents: number) => (cents < 0 ? `($${formatAmount(-cents)})` : `$${formatAmount(cents)}`)
  const list = (dollars: number) => `$${dollars.toLocaleString('en-US')}.00`
  const head = (title: string) => `<table style="width:100%"><tr><td><span style="display:inline-block;width:30pt;height:30pt;border:3pt solid #4b2a7b;border-radius:18pt;font:700 14pt/24pt 'Source Serif';color:#4b2a7b;text-align:center">A</span> <b style="font-size:13pt;line-height:30pt;color:#4b2a7b">Aldersbrook</b><td class="r"><b style="font-size:14pt;line-height:18pt">${title}</b><br>Date: 04-28-2026<br>Quote #: 2012884417.3</tr></table>` // prettier-ignore
  const foot = (page: number) => `<div class="foot">Aldersbrook Healthcare Systems, Inc. Confidential and Proprietary. Quote 2012884417.3 for ${buyer.name}<span style="float:right">${page} / 3</span></div>`
  const rowsOf = (some: typeof lines, first: number) => some.map(({ code, text, list: full, percent, more, cents }, i) => `${rowOf([`${first + i}`, '1', code, `<b>${text}</b>`, `>${list(full)}`, `>${percent.toFixed(2)}%`, `>${usd(cents)}`])}${more.map(words => rowOf(['', '', '', `• ${words}`, '', '', ''], ' class="in"')).join('')}`).join('') // prettier-ignore
  const table = (rows: string) => `<table class="l"><tr><th>Line<th>Qty<th>Catalog<th style="width:43%">Description<th class="r">List Price<th class="r">Discount<th class="r">Ext Sell Price</tr>${rows}</table>`
  const first = `${head('Quotation')}
<table style="width:100%;margin-top:18pt"><tr><td style="width:52%"><b>${buyer.name}</b><br>${buyer.address.join('<br>')}<br><br>Attn: Dr. Henrik Solberg<td>${tableOf([['Customer Number', '1-2F8VKQ'], ['Quotation Expiration', '06-27-2026'], ['Governing Agreement', 'None; terms below'], ['Terms of Delivery', 'FOB Destination'], ['Billing Terms', '100% billing at ship completion'], ['Payment Terms', '10 / 80 / 10'], ['Total Quote Net Selling Price', `<b>${usd(price - trade)}</b>`], ['Sales and Use Tax Exemption', 'State without sales tax']], 'class="k"')}</tr></table>
<p style="margin-top:18pt">This Agreement is by and between the Customer and the business of <b>${seller.name}</b> (“Aldersbrook”), each as identified below, for the sale and purchase of the products and services identified in this Quotation, together with any applicable schedules. It is formed when the Customer either signs it or issues a purchase order that refers to it.</p>
<p><b>INDICATE FORM OF PAYMENT</b> (if there is potential to finance with a lease, select lease or loan):<br>&#9744; Cash / Third party loan &nbsp;&nbsp; &#9746; Lease, third party &nbsp;&nbsp; &#9744; Aldersbrook Financial Services<br>If third party financing, please provide name of financing company: <u>&nbsp;Glacier Medical Capital&nbsp;</u></p>
<table style="width:100%;margin-top:18pt"><tr><td style="width:48%"><b>${buyer.name}</b><p style="margin-top:30pt;border-top:.6pt solid #222">Authorized Customer Signature</p><p style="margin-top:24pt;border-top:.6pt solid #222">Print Name and Title</p><p style="margin-top:24pt;border-top:.6pt solid #222">Purchase Order Number, if applicable</p><p style="margin-top:24pt;border-top:.6pt solid #222">Date</p><td style="width:4%"><td><b>${block(seller)}</b><p style="margin:12pt 0 0">Account manager: Joleen Parisi<br>Telephone: 406-555-0126<br>Email: joleen.parisi@aldersbrook.example</p><p style="margin-top:30pt;border-top:.6pt solid #222">Signature</p><p style="margin-top:24pt;border-top:.6pt solid #222">Date</p></tr></table>${foot(1)}`
  const second = `${head('Quotation')}<p style="margin:14pt 0 0"><b>Revive 64 CT, Kalispell imaging center</b> &nbsp;&nbsp; Line items 1 to ${lines.length}</p>${table(rowsOf(lines, 1))}<p style="margin-top:14pt;font-size:8pt;line-height:10.6pt">Software is licensed, not sold. The cardiac option needs the 64-slice configuration of line 1. Site drawings are delivered within three weeks of the order. Rigging above the first floor, structural work and shielding are the customer’s.</p>${foot(2)}`
  const third = `${head('Quotation')}<p style="margin:18pt 0 6pt"><b>Quote Summary</b></p><table class="s">${rowOf(['Total List Price', `>${list(lines.reduce((sum, { list: full }) => sum + full, 0))}`])}${rowOf(['Total Discount', `>${usd(price - lines.reduce((sum, { list: full }) => sum + full * 100, 0))}`])}${rowOf(['<b>Total Quote Selling Price</b>', `><b>${usd(price)}</b>`])}${rowOf(['Trade-In and Other Credits', `>${usd(-trade)}`])}<tr style="font-weight:700;border-top:1.2pt solid #4b2a7b"><td>Total Quote Net Selling Price<td class="r">${usd(price - trade)}</tr></table>
<p style="margin-top:20pt"><b>Trade-in</b></p><table class="l"><tr><th>Manufacturer<th>Modality / Model<th>Year<th>System ID<th class="r">Amount</tr>${rowOf(['Toshiba', 'CT / Aquilion 32', '2011', '406257CT1', `>${usd(-trade)}`])}</table>
<p style="margin-top:20pt"><b>Payment schedule</b><br>10% down payment with the signed quotation: ${usd(down)}<br>80% on shipment<br>10% on completion of installation or first clinical use, whichever is earlier</p>
<p><b>Warranty</b><br>12 months, 5 days a week, 8 am to 9 pm. X-ray tube: 12 months full, then pro rata. A service agreement of $118,400.00 a year from month 13 is quoted apart and is not part of this Quotation.</p>${foot(3)}`
  return drawnDeal({
    name: 'ct-scanner-imaging-maker-quotation', family: 'imaging-maker-quotation',
    notes:
      'imaging maker’s quotation of three pages: number with a version and date with dashes at the top of each page, buyer without a label beside label and value pairs that carry the price after the trade-in, boxes for the form of payment with a lessor’s name, catalog lines with list price, discount percent and net amount (no unit price) and unpriced features, then total list, total discount, selling price, trade-in credit, net selling price; the traded CT with its year, payment schedule, yearly service price as decoys; the seller’s address beside the signature',
    style,
    pages: [first, second, third], sender: seller, receiver: buyer,
    lines: items.map(({ text, code, more = [], quantity = 1, cents, category }) => ({ text, ...(code && { code }), more, quantity, cents, category })),
    expected: {
      total_invoice_value: units(total), invoice_number: '2012884417.3', invoice_date: '2026-04-28', payment_terms: '10 / 80 / 10', trade_in: units(trade),
      other_details: { make: 'Aldersbrook', model: 'Revive 64', equipment_type: 'CT scanner' },
    },
    acceptable: {
      ...ofLines(lines, 'rate', ({ list: full, cents }) => [units(cents), full]), subtotal: [units(price)], total_invoice_value: [units(price - trade)],
      amount_due: [units(price - trade), units(price - trade - down), units(price)], due_date: ['2026-06-27'], 'sender.name': ['Aldersbrook', 'Aldersbrook Healthcare Systems'],
      'receiver.name': ['Flathead Valley Radiology, PLLC, Dr. Henrik Solberg'], invoice_number: ['2012884417'], discount: [lines.reduce((sum, { list: full }) => sum + full, 0) - units(price)],
      payment_terms: ['100% billing at ship completion', '10/80/10'], 'other_details.down_payment': [units(down)], 'other_details.equipment_type': ['CT', 'CT scanner'],
      'other_details.model': ['Revive 64 CT'], tax_total: [0],
    },
    absent: ['purchase_order', 'shipping', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
