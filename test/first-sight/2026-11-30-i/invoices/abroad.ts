/** Abroad: a British telehandler with a part exchange, an Australian tipper body quoted with GST, a Saskatchewan sprayer by scan with two taxes. */
import { $, department, drawn, ends, f, facts, item, lined, ones, part, readings, rowOf, soft, sums, sumsOf, totalOf, vinOf, type Sale } from './means.ts' // prettier-ignore

// prettier-ignore
export const telehandler = (() => {
  const seller = { name: 'Teme Valley Farm Machinery Ltd', address: ['Burford Road', 'Tenbury Wells', 'WR15 8HA'] }
  const buyer = { name: 'J H Pardoe & Sons', address: ['Lower Rochford Farm', 'Tenbury Wells', 'WR15 8SL'] }
  const goods: readonly (readonly [text: string, quantity: number, rate: number, labor: boolean])[] = [['Manitou MLT 635-130 PS+ telehandler, serial MAN00000K01184072', 1, 6_875_000, false], ['Pallet forks, 1,200 mm, with carriage', 1, 64_500, false], ['Grain bucket, 2.0 m3', 1, 138_000, false], ['Muck grab with bolt-on tines', 1, 217_500, false], ['Road registration, number plates and V55', 1, 15_000, true]]
  const lines = goods.map(([text, quantity, rate, labor]) => item(quantity, rate, text, labor ? soft : {}))
  const tax = part(totalOf(lines), 20)
  const trade = 2_520_000
  const { subtotal, total, open } = sumsOf({ lines, tax, trade })
  const page = `<div class="c"><b style="font:700 19pt/23pt 'Source Serif'">Teme Valley Farm Machinery Ltd</b><br>${seller.address.join(', ')} &middot; Tel 01584 555 018 &middot; VAT No. GB 771 0418 26</div>
    ${ends(`<br><b>To:</b><br>${lined(buyer)}`, `<br>${facts([['<b>INVOICE</b>', '<b>M 11842</b>'], ['Invoice date', '09 October 2026'], ['Tax point', '09 October 2026'], ['Account ref.', 'PAR003'], ['Your order', 'J Pardoe 02/10'], ['Salesman', 'Huw Bevan']], 'class="x" style="width:2.5in"')}`)}
    <table class="l" style="margin-top:18pt">${rowOf(['Details', '>Quantity', '>Price £', '>Net £', '>VAT rate'], ' class="h"')}${lines.map(({ text, quantity, rate = 0, cents }) => rowOf([text, `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`, '>20%'])).join('')}<tr><td colspan="5" style="padding-top:8pt"><i>2026 model, first registered 10/2026, reg. VX76 KLM, delivered with 3 hours. Manufacturer’s warranty 24 months.</i></tr></table>
    ${ends(`<div style="width:3.3in;margin-top:12pt"><b>Part exchange</b><br>Merlo TF 35.7 telehandler, 2017, serial B8804418, 5,912 hours<br>Allowance incl. VAT £${f(trade)} (net £${f(trade / 1.2)}, VAT £${f(trade - trade / 1.2)})<br>We have raised a self-billed purchase invoice to your account.</div>`, `<table style="width:2.7in;margin-top:12pt" class="y">${sums([['Goods total', `£${f(subtotal)}`], ['VAT at 20%', `£${f(tax)}`], ['<b>Invoice total</b>', `<b>£${f(total)}</b>`], ['Less part exchange', `-£${f(trade)}`], ['<b>Balance to pay</b>', `<b>£${f(open)}</b>`]])}</table>`)}
    <p><b>Payment terms:</b> on delivery. Balance by hire purchase with Severn Agricultural Finance, agreement 20418/77; VAT to be paid by the customer with the first instalment. Bank: Clee Hill Bank, sort code 20-88-14, account 44182207.</p><p class="s">Title to the goods does not pass to the buyer until the seller has received payment in full. Complaints within seven days of delivery.</p><div class="foot c s">Teme Valley Farm Machinery Ltd. Registered in England No. 04418826. Directors: H R Bevan, S Bevan.</div>`
  return drawn({
    name: 'uk-farm-telehandler-part-exchange-invoice', family: 'uk-farm-machinery-part-exchange-after-vat', size: '210mm 297mm', style: ".page{font:10pt/13.4pt 'Source Serif';padding:.65in .75in}.x td{border-bottom:.5pt solid #888;padding:2pt 4pt}.h td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700;padding:2.4pt 4pt}.l td{padding:3.2pt 4pt}.l td:first-child{width:3.4in}.y td{padding:3pt 0;border-bottom:.4pt solid #888}p{font-size:9.4pt;line-height:12pt}.s{font-size:8pt}", pages: [page],
    notes: 'British farm machinery dealer’s invoice: serial number in the first description, VAT rate behind net amounts, a part exchange of another telehandler with hours and its own VAT that comes off after VAT, registration and hours in a remark of the list, hire purchase with a funder in the terms', seller, buyer, lines, number: 'M 11842', date: '2026-10-09', terms: 'on delivery', order: 'J Pardoe 02/10', currency: 'GBP', tax, trade, subtotal: true, machine: { make: 'Manitou', model: 'MLT 635-130 PS+', vin: 'MAN00000K01184072', year: '2026', equipment_miles_hours: 3 },
    acceptable: { invoice_number: ['M 11842', 'M11842', '11842'], payment_terms: ['on delivery', 'on delivery.', 'Payment on delivery'], due_date: [null], purchase_order: ['J Pardoe 02/10', null], 'other_details.vin': ['MAN00000K01184072', null], 'other_details.year': ['2026', null], 'other_details.model': ['MLT 635-130 PS+', 'MLT 635-130', 'MLT 635'], 'other_details.equipment_miles_hours': [3, null], 'other_details.equipment_type': [null, 'telehandler'], 'other_details.down_payment': [null], ...readings('description/item', lines.map(({ text }) => [text, text.replace(/, serial.*/, '')])) },
  })
})()

// prettier-ignore
export const tipper = (() => {
  const seller = { name: 'Hunter Tipper Bodies Pty Ltd', address: ['27 Kyle Street', 'Rutherford NSW 2320'] }
  const buyer = { name: 'Paterson Sand & Soil Pty Ltd', address: ['1140 Tocal Road', 'Paterson NSW 2421'] }
  const lines = [item(1, 3_285_000, 'Hardox bathtub tipper body, 10 m3, 5.2 m, hoist and PTO pump fitted'), item(1, 248_000, 'Electric roll-over tarp, mesh'), item(1, 186_500, 'Tow coupling 50 mm with air and electrics'), item(2, 64_000, 'Toolbox, checker plate'), item(1, 39_500, 'Reversing camera and work lights'), item(1, 215_000, 'Two pack paint, customer colour', soft), item(1, 72_500, 'Engineering certificate and weighbridge', soft)]
  const tax = part(totalOf(lines), 10)
  const { subtotal, total } = sumsOf({ lines, tax })
  const page = `${ends(`<b style="font:700 17pt/21pt 'Nunito Sans';color:#d35400">HUNTER TIPPER BODIES</b><br>${seller.name} &nbsp; ABN 71 118 402 664<br>${seller.address.join(' ')}<br>02 4055 5014`, '<div class="r" style="font-size:18pt;line-height:22pt"><b>QUOTATION</b></div>')}
    <div style="display:flex;gap:.3in;margin:16pt 0"><div class="q" style="flex:1.3"><small>CUSTOMER</small><br>${lined(buyer)}<br>Attention: Mick Garland</div><div class="q" style="flex:1">${facts([['<small>QUOTE NO</small>', '<b>QU-2291</b>'], ['<small>DATE</small>', '18/02/2026'], ['<small>VALID FOR</small>', '30 days'], ['<small>LEAD TIME</small>', '8 weeks from chassis']])}</div></div>
    <p><b>Vehicle:</b> your Isuzu FVZ 260-300 cab chassis, 2025, supplied by Maitland Isuzu. The chassis is not part of this quotation.</p>
    <table class="l">${rowOf(['#', 'Description', '>Qty', '>Unit ex GST', '>Total ex GST'], ' class="h"')}${lines.map(({ text, quantity, rate = 0, cents }, i) => rowOf([`${i + 1}`, text, `>${quantity}`, `>$${f(rate)}`, `>$${f(cents)}`])).join('')}</table>
    ${ends('<div style="width:3.5in;margin-top:12pt"><small>PAYMENT</small><br>30% deposit on order, balance before the vehicle leaves our yard. We work with most asset finance companies and will invoice the financier on request.</div>', `<table style="width:2.6in;margin-top:12pt" class="y">${sums([['Total ex GST', `$${f(subtotal)}`], ['GST', `$${f(tax)}`], ['<b>Total inc GST</b>', `<b>$${f(total)}</b>`]])}</table>`)}
    <div class="q" style="margin-top:26pt"><small>ACCEPTANCE</small><br>I accept quotation QU-2291 for $${f(total)} inc GST and the terms overleaf.<br><br>Name ______________________ &emsp; Signature ______________________ &emsp; Date ____________</div><div class="foot c"><small>Member, Vehicle body builders of New South Wales. All work complies with the Australian Design Rules.</small></div>`
  return drawn({
    name: 'au-sand-and-soil-tipper-body-quotation', family: 'australian-body-builder-quotation-acceptance-box', size: '210mm 297mm', style: ".page{font:9.6pt/13.2pt 'Nunito Sans';font-size:9pt;padding:.65in .7in}small{font-size:7.2pt;color:#a04000;letter-spacing:.4pt}.q{border:.7pt solid #e0b894;padding:7pt 10pt}.h td{background:#d35400;color:#fff;padding:3pt 5pt;font-size:8.2pt}.l td{padding:3.6pt 5pt;border-bottom:.3pt solid #e3cdb9}.y td{padding:3.4pt 0;border-bottom:.4pt solid #e0b894}", pages: [page],
    notes: 'Australian body builder’s quotation on A4: prices without GST, the customer’s chassis with year and make that is not sold, validity in days, a deposit in percent, GST without a rate, the total repeated in a box of acceptance', seller, buyer, lines, number: 'QU-2291', date: '2026-02-18', currency: 'AUD', tax, subtotal: true, terms: '30% deposit on order, balance before the vehicle leaves our yard',
    acceptable: { 'sender.name': [seller.name, 'HUNTER TIPPER BODIES'], payment_terms: ['30% deposit on order, balance before the vehicle leaves our yard', '30% deposit on order, balance before the vehicle leaves our yard.'], due_date: [null, '2026-03-20'], 'other_details.year': [null, '2025'], 'other_details.make': [null, 'Isuzu'], 'other_details.model': [null, 'FVZ 260-300'], 'other_details.down_payment': [null, part(total, 30) / 100], 'other_details.equipment_type': [null, 'tipper body', 'bathtub tipper body'], ...readings('description/item', lines.map(({ text }, i) => [text, `${i + 1} ${text}`])) },
  })
})()

// prettier-ignore
export const sprayer = (() => {
  const seller = { name: 'Qu’Appelle Implements (1998) Ltd.', address: ['Box 418, Highway 10 West', 'Melville, SK S0A 2P0'] }
  const buyer = { name: 'Crooked Lake Land & Grain Ltd.', address: ['Box 77', 'Grayson, SK S0A 1E0'] }
  const serial = vinOf('1NWR944K', 'N0040218')
  const lines: Sale['lines'] = [{ text: 'John Deere R4044 self-propelled sprayer, 2022, used', cents: 41_500_000, category: 'hard' }, { text: 'Set of flotation tires, 710 mm', cents: 2_850_000, category: 'hard' }, { text: 'Crop dividers', cents: 585_000, category: 'hard' }, { text: 'Pre-delivery service', cents: 240_000, category: 'soft' }]
  const [gst, pst] = [part(totalOf(lines), 5), part(totalOf(lines), 6)]
  const tax = gst + pst
  const paid = 5_000_000
  const { subtotal, total, open } = sumsOf({ lines, tax, paid })
  const page = `${ends(`<b style="font:700 16pt/20pt 'Arimo'">${seller.name}</b><br>${seller.address.join('<br>')}<br>306-555-0172`, facts([['<b>INVOICE</b>', '<b>W04471</b>'], ['Date', 'Mar 27, 2026'], ['Customer', 'CRO118'], ['Terms', 'Due Apr 10, 2026'], ['Salesperson', 'Darcy W.']], 'class="x" style="width:2.5in"'))}
    <div style="display:flex;gap:.4in;margin:14pt 0"><div style="flex:1"><b>Sold to:</b><br>${lined(buyer)}</div><div style="flex:1"><b>Deliver to:</b><br>NE 14-20-5 W2<br>6 miles north of Grayson</div></div>
    <table class="x"><tr class="b"><td>Stock<td>Make / model<td>Serial number<td>Engine hours<td>Spray hours</tr>${rowOf(['U8841', 'John Deere R4044', serial, '1,688', '1,122'])}</table>
    <table class="l" style="margin-top:10pt">${rowOf(['Description', '>Amount'], ' class="h"')}${lines.map(({ text, cents }) => rowOf([text, `>${f(cents)}`])).join('')}<tr><td style="height:40pt" colspan="2">120 ft. boom, ExactApply, section control, StarFire receiver stays with unit.</tr></table>
    ${ends('<div style="width:3.5in;margin-top:10pt">GST Reg. 10441 8826 RT0001<br>PST Vendor 1044182<br><br>Used equipment is sold as is unless stated in writing. Interest of 18% per year on overdue amounts.</div>', `<table style="width:2.7in;margin-top:10pt" class="x">${sums([['Sub-total', f(subtotal)], ['GST 5%', f(gst)], ['PST 6%', f(pst)], ['<b>Total</b>', `<b>${f(total)}</b>`], ['Deposit Mar 13', `-${f(paid)}`], ['<b>Amount owing</b>', `<b>${$(open)}</b>`]])}</table>`)}
    <div style="margin-top:52pt;width:3in;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-24pt;font:21pt/20pt 'Caveat'">G. Appenheimer</span>Customer</div>`
  return drawn({
    name: 'ca-grain-farm-used-sprayer-invoice-department', family: 'prairie-implement-invoice-two-taxes', scan: department, style: ".page{font:10pt/13.4pt 'Arimo';font-size:9.4pt;padding:.7in .75in}.x td{border:.6pt solid #222;padding:2.6pt 6pt}.h td{border-bottom:1pt solid #000;font-weight:700}.l td{padding:3pt 4pt}.l{border-bottom:1pt solid #000}", pages: [page],
    notes: 'scan of a prairie implement dealer’s invoice: stock, model, serial, engine and spray hours in a row of their own, lines without quantities, federal and provincial tax in two lines, a deposit before the amount owing, a land location as the place of delivery, terms as a date', seller, buyer, lines, number: 'W04471', date: '2026-03-27', due: '2026-04-10', terms: 'Due Apr 10, 2026', currency: 'CAD', tax, paid, subtotal: true, machine: { vin: serial, year: '2022', make: 'John Deere', model: 'R4044', equipment_miles_hours: 1_688, down_payment: paid / 100 },
    acceptable: { ...ones(lines), payment_terms: ['Due Apr 10, 2026', null], 'other_details.vin': [serial, null], 'other_details.down_payment': [paid / 100, null], 'other_details.equipment_miles_hours': [1_688, 1_122], 'other_details.equipment_type': [null, 'self-propelled sprayer', 'sprayer'], ...readings('description/item', lines.map(({ text }) => [text])) },
  })
})()
