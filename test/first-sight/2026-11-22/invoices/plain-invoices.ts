/** Three single invoices: a web billing page, a trailer maker's typed invoice, an importer's proforma. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount, units } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import { invoiceTruth, item, totalOf, vinOf, type Line } from './invoice-truth.ts'

const soft = { category: 'soft' as const }

function webInvoice(): Drawn {
  const style = `.page{font:10pt/14pt 'IBM Plex Sans';padding:.7in .75in}table{width:100%}
.items th{font-weight:400;font-size:8pt;color:#555;border-bottom:.8pt solid #000;padding:3pt 0}.items td{padding:6pt 0}.sum td{border-top:.5pt solid #ccc;padding:4pt 0}`
  const lines: Line[] = [
    item(1, 3_895_000, 'Refurbished Sonavista E9 ultrasound system', { more: ['Serial SVE9-21-00784, 3 transducers'] }),
    item(1, 429_500, 'Convex transducer C5-1'),
    item(1, 310_000, '24-month service plan', soft),
    item(1, 68_500, 'Crating and insured freight', soft),
  ]
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 310_000 - 68_500) * 0.0825)
  const total = subtotal + tax
  const rows = lines.map(line => `<tr><td>${[line.text, ...(line.more ?? [])].map((text, i) => (i === 0 ? escape(text) : `<span style="color:#666;font-size:8.4pt">${text}</span>`)).join('<br>')}<td class="r">${line.quantity}<td class="r">$${formatAmount(line.rate ?? 0)}<td class="r">$${formatAmount(line.cents)}</tr>`) // prettier-ignore
  const seller = {
    name: 'Blue Agave Imaging LLC',
    address: ['5401 E Camelback Rd, Suite 210', 'Phoenix, Arizona 85018'],
  }
  const buyer = { name: 'High Mesa Veterinary Hospital', address: ['2750 Cerrillos Rd', 'Santa Fe, New Mexico 87507'] }
  const page = `<table><tr><td style="font-size:19pt;line-height:24pt" class="b">Invoice<td class="r b" style="color:#777;font-size:15pt">Blue Agave Imaging</tr></table><br><table style="width:60%"><tr class="b"><td>Invoice number<td>7F3A21C9-0042</tr><tr><td>Date of issue<td>October 2, 2026</tr><tr><td>Date due<td>November 1, 2026</tr></table><br>
<table><tr><td style="width:50%"><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>United States<br>+1 602-555-0190<br>billing@blueagaveimaging.example<td><b>Bill to</b><br>${buyer.name}<br>${buyer.address.join('<br>')}<br>United States<br>office@highmesavet.example</tr></table><br>
<div class="b" style="font-size:15pt;line-height:20pt">$${formatAmount(total)} USD due November 1, 2026</div><div style="color:#4b46c9;font-weight:700;font-size:9pt">Pay online</div><br>
<table class="items"><tr><th>Description<th class="r" style="width:.6in">Qty<th class="r" style="width:1.1in">Unit price<th class="r" style="width:1.2in">Amount</tr>${rows.join('')}</table>
<table class="sum" style="width:50%;margin-left:50%">${[['Subtotal', formatAmount(subtotal)], ['Sales tax - NM (8.25% on taxable items)', formatAmount(tax)], ['Total', formatAmount(total)]].map(([a, b]) => `<tr><td>${a}<td class="r">$${b}</tr>`).join('')}<tr class="b"><td>Amount due<td class="r">$${formatAmount(total)} USD</tr></table><div class="foot" style="font-size:8pt;color:#666;border-top:.5pt solid #ccc;padding-top:4pt">7F3A21C9-0042 &middot; $${formatAmount(total)} USD due November 1, 2026<span style="float:right">Page 1 of 1</span></div>` // prettier-ignore
  const expected = { total_invoice_value: units(total), invoice_number: '7F3A21C9-0042', invoice_date: '2026-10-02', due_date: '2026-11-01', subtotal: units(subtotal), tax_total: units(tax), amount_due: units(total), other_details: { make: 'Sonavista', model: 'E9', equipment_type: 'ultrasound system' } } // prettier-ignore
  const notes = 'web billing page: amount and due date as a headline, seller and buyer side by side with country, gray second description line with a serial number, number with letters, total and due amount repeated in the footer' // prettier-ignore
  return { name: 'ultrasound-web-invoice', kind: 'invoices', html: documentOf(style, [page]), truth: invoiceTruth({ family: 'web-billing-page', notes, sender: seller, receiver: buyer, lines, expected, absent: ['purchase_order', 'discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.down_payment', 'other_details.equipment_miles_hours'], acceptable: { 'other_details.equipment_type': ['ultrasound', 'Refurbished ultrasound system'], 'sender.name': ['Blue Agave Imaging'], 'other_details.make': [null], 'other_details.model': ['Sonavista E9'], 'transactions.3.category': ['soft'] } }) } // prettier-ignore
}

function trailerInvoice(): Drawn {
  const style = `.page{font:9.6pt/13pt Cousine;padding:.6in .7in}table{width:100%}td{white-space:pre-wrap}`
  const vins = ['304411', '304412', '304413'].map(serial => vinOf('5TPDF533', `VL${serial}`.slice(0, 8)))
  const lines: Line[] = [
    item(3, 5_264_000, '2027 TALLGRASS 53FT DROP DECK TRAILER'),
    item(3, 318_500, 'ALUMINUM TOOL BOX 48 IN W/ BRACKETS'),
    item(6, 42_800, 'WINCH, SLIDING, W/ 4 IN STRAP'),
  ]
  const subtotal = totalOf(lines)
  const fet = Math.round(subtotal * 0.12)
  const freight = 285_000
  const total = subtotal + fet + freight
  const row = (a: string, b: string, c: string, d: string) =>
    `<tr><td style="width:.6in" class="r">${a}<td style="padding-left:.25in">${b}<td class="r" style="width:1.3in">${c}<td class="r" style="width:1.4in">${d}</tr>`
  const [first, ...others] = lines.map(line =>
    row(`${line.quantity}`, line.text, formatAmount(line.rate ?? 0), formatAmount(line.cents)),
  )
  const specs = ['102 IN WIDE, 11 FT UPPER DECK, SPREAD AXLE', 'AIR RIDE, 255/70R22.5 TIRES, LED LIGHTS', ...vins.map((vin, i) => `UNIT ${i + 1}  VIN ${vin}`)].map(text => row('', text, '', '')) // prettier-ignore
  const seller = { name: 'TALLGRASS TRAILER MFG CO', address: ['4100 INDUSTRIAL PARK RD', 'EMPORIA, KS 66801'] }
  const buyer = { name: 'FLINT HILLS SPECIALIZED INC', address: ['PO BOX 616', 'EL DORADO, KS 67042'] }
  const page = `<div class="c"><b style="font-size:15pt;line-height:19pt">${seller.name}</b><br>${seller.address.join(' - ')}<br>620-555-0158<br><br><b>M A N U F A C T U R E R ' S &nbsp; I N V O I C E</b></div><br>
<table><tr><td style="width:58%">SOLD TO: ${buyer.name}<br>         ${buyer.address.join('<br>         ')}<td>INVOICE NO.   T-20663<br>DATE          ${dated('2026-09-29', 'MM-DD-YY')}<br>CUST PO       FH 1140<br>TERMS         CASH ON DELIVERY</tr></table><br>
<table style="border-top:1pt solid #000;border-bottom:1pt solid #000">${row('QTY', 'DESCRIPTION', 'UNIT PRICE', 'AMOUNT')}</table><table>${[first, ...specs, ...others].join('')}</table><br><br>
<table>${[['SUBTOTAL', subtotal], ['FEDERAL EXCISE TAX 12%', fet], ['DELIVERY - EL DORADO', freight], ['TOTAL INVOICE', total]].map(([label, cents]) => `<tr><td style="width:4.3in" class="r">${label}<td class="r">${formatAmount(Number(cents))}</tr>`).join('')}</table><br><br>MSO'S WILL BE RELEASED UPON RECEIPT OF PAYMENT.<br>GVWR 80,000 LB PER UNIT. MADE IN U.S.A.<br><br>WIRE TO: LYON COUNTY STATE BANK  ABA 101104872  ACCT 220 418 6` // prettier-ignore
  const details = { vin: vins[0], year: '2027', make: 'TALLGRASS', equipment_type: 'TRAILER' }
  const expected = { total_invoice_value: units(total), invoice_number: 'T-20663', invoice_date: '2026-09-29', purchase_order: 'FH 1140', payment_terms: 'CASH ON DELIVERY', subtotal: units(subtotal), tax_total: units(fet), shipping: units(freight), other_details: details } // prettier-ignore
  const notes = 'scan of a typed manufacturer\'s invoice: letterspaced title, three units in one line with their VINs in specification lines under it, federal excise tax and delivery in the totals, bank account, GVWR and MSO note as decoys; model only as words ("53FT drop deck")' // prettier-ignore
  return { name: 'drop-deck-trailers-typed-scan', kind: 'invoices', html: documentOf(style, [page]), scan: { dpi: 160, skewDegrees: 0.5, noise: 24, blur: 0.5, jpegQuality: 62 }, truth: invoiceTruth({ family: 'typed-manufacturer', notes, sender: seller, receiver: buyer, lines, expected, expected_derived: { 'other_details.equipment_age': -1, basis: 'invoice year minus model year' }, absent: ['due_date', 'discount', 'trade_in', 'other_details.down_payment', 'other_details.equipment_miles_hours'], acceptable: { 'other_details.vin': vins, 'other_details.model': ['53FT DROP DECK', 'DROP DECK', '53FT DROP DECK TRAILER', 'DROP DECK TRAILER'], 'other_details.equipment_type': ['DROP DECK TRAILER', '53FT DROP DECK TRAILER', 'DROP DECK'], 'other_details.equipment_age': [0, -1], amount_due: [units(total)], payment_terms: ['COD'], 'transactions.0.description/item': ['2027 TALLGRASS 53FT DROP DECK TRAILER', '2027 TALLGRASS 53FT DROP DECK TRAILER 102 IN WIDE, 11 FT UPPER DECK, SPREAD AXLE AIR RIDE, 255/70R22.5 TIRES, LED LIGHTS', ['2027 TALLGRASS 53FT DROP DECK TRAILER 102 IN WIDE, 11 FT UPPER DECK, SPREAD AXLE AIR RIDE, 255/70R22.5 TIRES, LED LIGHTS', ...vins.map((vin, i) => `UNIT ${i + 1} VIN ${vin}`)].join(' ')] } }) } // prettier-ignore
}

function proforma(): Drawn {
  const style = `.page{font:9.2pt/12.6pt Arimo;padding:.6in .7in}table{width:100%}.g td,.g th{border:.6pt solid #335;padding:3pt 5pt}.g th{background:#e4e8f2;font-weight:700;text-align:center}`
  const lines: Line[] = [
    item(1, 18_740_000, 'Laminating and slitting line LSL-1300, complete as per offer 5518', {
      code: '100.1300',
      more: ['Machine no. 5518-26, year of manufacture 2026', 'HS code 8441.10'],
    }),
    item(1, 1_165_000, 'Spare parts package, 2 years', { code: '900.0020', more: ['HS code 8441.90'] }),
    item(1, 890_000, 'Sea freight Antwerp - Savannah and insurance', { code: '950.0001', ...soft }),
    item(10, 118_000, 'Technician, installation day incl. travel', { code: '960.0010', ...soft }),
  ]
  const total = totalOf(lines)
  const deposit = Math.round(total * 0.4)
  const seller = {
    name: 'Vandervelde Converting Machines NV',
    address: ['Nijverheidslaan 18', '8560 Wevelgem', 'Belgium'],
  }
  const buyer = {
    name: 'Ogeechee Flexible Packaging Inc.',
    address: ['300 Commerce Boulevard', 'Statesboro, GA 30461', 'USA'],
  }
  const rows = lines.map((line, i) => `<tr><td class="c">${(i + 1) * 10}<td>${line.code}<td>${[line.text, ...(line.more ?? [])].map(escape).join('<br>')}<td class="c">${line.quantity}<td class="r">${formatAmount(line.rate ?? 0)}<td class="r">${formatAmount(line.cents)}</tr>`) // prettier-ignore
  const page = `<table><tr><td><b style="font-size:15pt;color:#223a7a">VANDERVELDE</b><br>Converting Machines<td class="r" style="font-size:8pt;line-height:10pt">${[seller.name, ...seller.address].join('<br>')}<br>VAT BE 0417.552.903<br>T +32 56 555 018</tr></table><br><b style="font-size:14pt">PROFORMA INVOICE</b><br><br>
<table><tr><td style="width:55%">${[`<b>${buyer.name}</b>`, ...buyer.address].join('<br>')}<td><table><tr><td>Proforma no.<td>PF26/0318</tr><tr><td>Date<td>21 May 2026</tr><tr><td>Your order<td>OFP-60122</tr><tr><td>Customer no.<td>10774</tr><tr><td>Incoterms 2020<td>CIF Savannah</tr><tr><td>Country of origin<td>Belgium</tr></table></tr></table><br>
<table class="g"><tr><th>Pos.<th>Article<th>Description<th>Qty<th>Unit price<br>USD<th>Total<br>USD</tr>${rows.join('')}<tr class="b"><td colspan="5" class="r">Total amount USD<td class="r">${formatAmount(total)}</tr></table><br>
VAT exempt, export article 39 of the Belgian VAT Code.<br><br><b>Payment conditions:</b> 40% down payment with order, 50% before shipment against documents, 10% after acceptance<br>
<table style="width:70%;margin-top:6pt"><tr><td>Down payment 40%<td class="r">USD ${formatAmount(deposit)}</tr><tr><td>Before shipment 50%<td class="r">USD ${formatAmount(Math.round(total * 0.5))}</tr><tr><td>After acceptance 10%<td class="r">USD ${formatAmount(total - deposit - Math.round(total * 0.5))}</tr></table><br>Delivery time: 7 months after receipt of the down payment. Gross weight approx. 14,600 kg, 2 x 40' HC containers.<div class="foot" style="font-size:7.6pt;border-top:.6pt solid #335;padding-top:3pt">Bank: Leiebank NV, Kortrijk &nbsp; IBAN BE27 7380 4415 0973 &nbsp; BIC LEIEBE22 &nbsp;&nbsp; RPR Kortrijk 0417.552.903</div>` // prettier-ignore
  const expected = { total_invoice_value: units(total), invoice_number: 'PF26/0318', invoice_date: '2026-05-21', purchase_order: 'OFP-60122', payment_terms: '40% down payment with order, 50% before shipment against documents, 10% after acceptance', other_details: { model: 'LSL-1300', year: '2026', equipment_type: 'Laminating and slitting line', down_payment: units(deposit) } } // prettier-ignore
  const notes = 'proforma invoice in USD from a Belgian maker: buyer without a label, positions in tens, article numbers and HS codes as decoys, installments table repeats the total in parts, freight and technician days as lines, no tax amount' // prettier-ignore
  return { name: 'laminating-line-proforma', kind: 'invoices', html: documentOf(style, [page]), truth: invoiceTruth({ family: 'import-proforma', notes, sender: seller, receiver: buyer, lines, expected, expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus year of manufacture' }, absent: ['due_date', 'discount', 'trade_in', 'other_details.vin', 'other_details.equipment_miles_hours'], acceptable: { 'other_details.make': ['Vandervelde', 'VANDERVELDE'], subtotal: [units(total)], tax_total: [0], amount_due: [units(total)], shipping: [8900], 'other_details.equipment_type': ['slitting line', 'laminating line', 'laminator'], 'sender.name': ['VANDERVELDE', 'Vandervelde Converting Machines'] } }) } // prettier-ignore
}

export const plainInvoices: readonly Drawn[] = [webInvoice(), trailerInvoice(), proforma()]
