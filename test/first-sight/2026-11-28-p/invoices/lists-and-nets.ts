/** A surveying instrument dealer's quote and a packaging machine maker's invoice from a business program. */
import { $, f, item, lined, made, part, rowOf, safe, sums, totalOf, units, worded } from './means.ts'

// prettier-ignore
export const survey = (() => {
  const seller = { name: 'Meridian Positioning Solutions', address: ['9180 E Panorama Circle, Suite 110', 'Englewood, CO 80112'] }
  const buyer = { name: 'Front Range Layout & Scanning, Inc.', address: ['1520 Riverside Avenue', 'Fort Collins, CO 80524'] }
  const goods: readonly (readonly [string, readonly (readonly [string, string, number, number, number])[]])[] = [
    ['Total station', [['R10-5-1K', 'Robotic total station, 5 second, with radio', 1, 3_889_500, 8], ['PRM-360', '360 degree prism and pole kit', 1, 214_500, 8], ['TRI-HVY', 'Tripod, fiberglass, heavy duty', 2, 32_900, 0]]],
    ['GNSS rover', [['GX18-R', 'GNSS rover, tilt compensated', 2, 1_798_000, 10], ['TSC-7', 'Field controller with field software', 2, 849_500, 10], ['UHF-EXT', 'External UHF antenna kit', 1, 28_400, 0]]],
    ['Scanning and services', [['LS-70', 'Laser scanner, 70 m, demo unit (212 hours)', 1, 4_250_000, 15], ['SUB-CORS', 'Network correction subscription, 24 months, per rover', 2, 236_000, 0], ['TRN-2', 'On-site training, two days', 1, 350_000, 0]]],
  ]
  const net = (quantity: number, list: number, off: number) => quantity * Math.round((list * (100 - off)) / 100)
  const lines = goods.flatMap(([, rows]) => rows.map(([code, text, quantity, list, off]) => item(quantity, Math.round((list * (100 - off)) / 100), text, { code, category: ['SUB-CORS', 'TRN-2'].includes(code) ? 'soft' : 'hard' })))
  const subtotal = totalOf(lines)
  const shipping = 12_500
  const tax = part(subtotal - totalOf(lines.filter(({ category }) => category === 'soft')), 7.65)
  const total = subtotal + shipping + tax
  const body = goods.map(([name, rows]) => `<tr><td colspan="6" class="s">${name}</tr>${rows.map(([code, text, quantity, list, off]) => rowOf([code, safe(text), `>${quantity}`, `>${f(list)}`, off > 0 ? `>${off}%` : '>', `>${f(net(quantity, list, off))}`])).join('')}`).join('')
  const page = `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font:700 15pt/18pt 'Barlow Condensed';letter-spacing:1pt;color:#004b87">MERIDIAN POSITIONING SOLUTIONS</b><span style="font-size:8pt">9180 E Panorama Circle, Suite 110 · Englewood, CO 80112 · 303-555-0139</span></div><div style="display:flex;gap:.3in;margin:12pt 0"><div style="flex:1.3;background:#eef3f8;padding:8pt"><b>Quote QTE-20417</b> &nbsp; Version 3<br>Created 2/11/2026 by Sam Okafor<br>Expires 3/13/2026<br>Delivery 2 to 3 weeks ARO</div><div style="flex:1;padding:8pt"><b>Customer</b><br>${lined(buyer)}<br>Dan Whitcomb, PLS</div><div style="flex:1;padding:8pt"><b>Ship to</b><br>Same as customer</div></div>
<table class="l"><tr><th>Part number<th>Description<th class="r">Qty<th class="r">List price<th class="r">Disc.<th class="r">Net total</tr>${body}</table><table style="margin-top:10pt"><tr><td style="width:55%;font-size:8pt;line-height:10pt;padding-right:24pt">Prices reflect the spring bundle and hold only for the whole quote. Rental credit of up to 80% of three months’ rent may be applied if the purchase closes by the expiration date. Firmware and phone support for one year included. Lease estimate at 36 months, $1 buyout: ${$(Math.round(total * 0.0318))} per month.<td>${sums([['Net', f(subtotal)], ['Shipping and insurance', f(shipping)], ['Estimated tax', f(tax)], ['<b>Grand total (USD)</b>', `<b>${f(total)}</b>`]])}</tr></table><div style="margin-top:40pt">To order, sign and return: ____________________ &nbsp; PO number: ______________ &nbsp; Date: ___________</div>`
  return made({
    name: 'layout-firm-instruments-quote', family: 'instrument-dealer-list-and-net-quote', style: ".page{font:9pt/12pt 'Source Sans';padding:.6in .65in}table{width:100%}.z{font-family:'Source Sans'}.l th{border-bottom:1.2pt solid #004b87;font-weight:700}.l td,.l th{padding:2.8pt 4pt}.s{background:#dde8f2;font-weight:700}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'instrument dealer’s quote in groups: list price per piece, discount in percent and net total per line without a net price, a demonstration unit’s hours, estimated tax, rental credit and lease estimate as decoys, blank PO number',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(shipping), tax_total: units(tax), invoice_number: 'QTE-20417', invoice_date: '2026-02-11' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), ...Object.fromEntries(goods.flatMap(([, rows]) => rows).map(([, , , list, off], i) => [`transactions.${i}.rate`, [units(list), units(Math.round((list * (100 - off)) / 100))]])), amount_due: [units(total), null], due_date: [null, '2026-03-13'], discount: [null], payment_terms: [null], 'other_details.model': [null, 'R10-5-1K', 'R10'], 'other_details.equipment_type': [null, 'Robotic total station', 'Total station'], 'other_details.equipment_miles_hours': [null, 212] },
    absent: ['trade_in', 'purchase_order', 'other_details.vin', 'other_details.year', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const packaging = (() => {
  const seller = { name: 'Tessera Packaging Machinery Corp.', address: ['255 Great Valley Parkway', 'Malvern, PA 19355'] }
  const buyer = { name: 'Old Mission Nut Company', address: ['8800 Skyway Road', 'Chico, CA 95928'] }
  const goods = [['VF-320', 'Vertical form fill sealer VF-320, serial VF320-1188', 1, 9_840_000, 'CA'], ['MH-14', 'Multihead weigher, 14 head, 1.6 L', 1, 6_275_000, 'CA'], ['ZE-3', 'Z elevator, 3.2 m', 1, 1_418_000, 'CA'], ['MD-12', 'Metal detector with reject, 12 in aperture', 1, 2_186_500, 'CA'], ['SP-KIT', 'Recommended spares kit', 1, 384_200, 'CA'], ['FAT', 'Factory acceptance test, customer film', 1, 260_000, 'EX'], ['COMM', 'Commissioning at site, days', 5, 165_000, 'EX']] as const
  const lines = goods.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code, category: ['FAT', 'COMM'].includes(code) ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const freight = 428_500
  const tax = part(totalOf(lines.slice(0, 5)), 8.25)
  const total = subtotal + freight + tax
  const [first, second] = [part(total, 40), part(total, 50)]
  const rows = goods.map(([code, text, quantity, rate, taxed], i) => rowOf([`${i + 1}`, code, safe(text), `>${quantity}`, `>$ ${f(rate)}`, taxed, `>$ ${f(lines[i]!.cents)}`]))
  const page = `<div style="text-align:right;font:700 17pt/20pt Carlito;color:#7a1f1f">Tessera</div><div style="text-align:right;font-size:8pt;line-height:10pt">Tessera Packaging Machinery Corp.<br>255 Great Valley Parkway, Malvern, PA 19355<br>Tax ID 23-4410882</div><div style="font-size:7.6pt;text-decoration:underline">Tessera Packaging Machinery Corp., 255 Great Valley Parkway, Malvern, PA 19355</div><div style="margin:6pt 0 22pt">${lined(buyer)}<br>USA</div>
<table><tr><td><b style="font-size:14pt">A/R Invoice</b><td class="r"><b style="font-size:14pt">30001874</b></tr></table><table class="k"><tr><td>Document date<br><b>12/04/2026</b><td>Due date<br><b>01/03/2027</b><td>Customer no.<br><b>C20117</b><td>Your reference<br><b>PO 6612 / C. Azevedo</b><td>Based on order<br><b>20000931</b><td>Contact<br><b>Ines Keller</b></tr></table>
<table class="l" style="margin-top:10pt"><tr><th>#<th>Item no.<th>Description<th class="r">Quantity<th class="r">Price<th>Tax<th class="r">Total</tr>${rows.join('')}</table>
<table style="margin-top:10pt"><tr><td style="width:50%;padding-right:20pt">${sums([['<b>Down payments deducted below</b>', ''], ['DP 10000441, 07/20/2026', `$ ${f(first)}`], ['DP 10000502, 11/12/2026', `$ ${f(second)}`]])}<br>Payment terms: 40% order, 50% before shipment, 10% net 30<td>${sums([['Total before discount', `$ ${f(subtotal)}`], ['Freight', `$ ${f(freight)}`], ['Tax CA 8.25%', `$ ${f(tax)}`], ['<b>Document total</b>', `<b>$ ${f(total)}</b>`], ['Applied down payments', `$ ${f(first + second)}`], ['<b>Balance due</b>', `<b>$ ${f(total - first - second)}</b>`]])}</tr></table><p style="font-size:8pt">Goods remain our property until paid. Bank: Keystone Mercantile Bank, ABA 031000011, account 8841 2207 19.</p><div class="foot" style="font-size:7.6pt"><table style="border-top:.5pt solid #999"><tr><td>Printed by program on 12/04/2026 09:31<td class="c">packaging@tessera.example<td class="r">Page 1 of 1</tr></table></div>`
  return made({
    name: 'nut-packer-bagging-line-program-invoice', family: 'business-program-receivables-invoice', style: ".page{font:9.2pt/12pt Carlito;padding:.6in .75in}table{width:100%}.k td{padding:3pt 6pt 3pt 0;border-top:.6pt solid #7a1f1f;border-bottom:.6pt solid #7a1f1f;font-size:8.4pt}.l th{font-weight:700;border-bottom:.6pt solid #000}.l td,.l th{padding:2.6pt 4pt}", pages: [page], sender: seller, receiver: buyer, lines,
    less: first + second,
    notes: 'machine maker’s invoice from a business program: window address with the sender’s line above, number apart at the right, tax codes per line, two down payments deducted below the document total, due date in the next year',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), amount_due: units(total - first - second), invoice_number: '30001874', invoice_date: '2026-12-04', due_date: '2027-01-03', purchase_order: 'PO 6612' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), purchase_order: ['PO 6612', '6612', 'PO 6612 / C. Azevedo'], payment_terms: ['40% order, 50% before shipment, 10% net 30', null], 'other_details.down_payment': [null, units(first + second), units(first)], 'other_details.vin': [null, 'VF320-1188'], 'other_details.model': [null, 'VF-320'], 'other_details.equipment_type': [null, 'Vertical form fill sealer', 'form fill sealer'] },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
})()
