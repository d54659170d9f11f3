/** A laundry distributor's proposal, a solar installer's contract and a golf cart dealer's fleet quote. */
import { $, f, item, lined, made, part, rowOf, safe, sums, totalOf, units, worded, noMachine } from './means.ts'

// prettier-ignore
export const laundry = (() => {
  const seller = { name: 'Chesapeake Laundry Equipment Co.', address: ['7030 Troy Hill Drive', 'Elkridge, MD 21075'] }
  const buyer = { name: 'Suds & Sunshine Laundromats, LLC', address: ['2218 Eastern Avenue', 'Baltimore, MD 21224'] }
  const goods = [
    ['HCT-020', 'Washer-extractor 20 lb, 200 G, card ready', 12, 619_500], ['HCT-040', 'Washer-extractor 40 lb, 200 G, card ready', 10, 1_084_000], ['HCT-060', 'Washer-extractor 60 lb, 200 G', 4, 1_519_500], ['HCT-080', 'Washer-extractor 80 lb, 200 G', 2, 2_071_000],
    ['STT-45', 'Stack dryer 45 lb, gas, reversing', 14, 1_046_500], ['BLK-8', 'Bulkhead kit, 8 ft section', 6, 74_500], ['CRD-1', 'Card reader, per pocket', 56, 28_900], ['KSK-2', 'Revalue kiosk, bill and card', 2, 742_000],
  ] as const
  const services = [['INST-W', 'Set, anchor and connect washers', 28, 27_500], ['INST-D', 'Set and vent dryers to existing trunk', 14, 31_000], ['REM', 'Remove and haul away old machines', 44, 9_500]] as const
  const lines = [...goods.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code })), ...services.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code, category: 'soft' }))]
  const [equipment, labor] = [totalOf(lines.slice(0, 8)), totalOf(lines.slice(8))]
  const discount = part(equipment, 6)
  const freight = 684_000
  const tax = part(equipment - discount, 6)
  const total = equipment + labor - discount + freight + tax
  const row = ([code, text, quantity, rate]: readonly [string, string, number, number]) => rowOf([`>${quantity}`, code, safe(text), `>${f(rate)}`, `>${f(quantity * rate)}`])
  const head = (page: number) => `<table><tr><td><b style="font:700 15pt/18pt 'Roboto';color:#1b5e9a">Chesapeake Laundry Equipment Co.</b><br>7030 Troy Hill Drive, Elkridge, MD 21075 &nbsp;|&nbsp; 410-555-0152<td class="r">Equipment Proposal<br><b>CLE-8814-R2</b><br>Page ${page} of 2</tr></table>`
  const one = `${head(1)}<div style="background:#1b5e9a;height:4pt;margin:6pt 0 12pt"></div><table><tr><td style="width:52%"><b>Proposal for</b><br>${lined(buyer)}<br>Attn: Priya Nambiar<td><b>Store</b><br>Sunshine #3, 3301 Belair Road, Baltimore, MD 21213<br><b>Date</b> March 9, 2026<br><b>Valid</b> 30 days<br><b>Consultant</b> Greg Tolliver</tr></table>
<h4>Washers, dryers and payment</h4><table class="l"><tr><th class="r">Qty<th>Model<th>Description<th class="r">Each<th class="r">Total</tr>${goods.map(row).join('')}<tr class="b"><td colspan="4" class="r">Equipment<td class="r">${f(equipment)}</tr></table>
<h4>Labor</h4><table class="l">${services.map(row).join('')}<tr class="b"><td colspan="4" class="r">Labor<td class="r">${f(labor)}</tr></table>`
  const two = `${head(2)}<div style="background:#1b5e9a;height:4pt;margin:6pt 0 14pt"></div><table><tr><td style="width:48%;padding-right:26pt;font-size:8.6pt">Not in this proposal: water heater, gas and drain mains, bulkhead carpentry above 8 feet, permits, signage.<br><br>Deposit of 30% reserves the machines; balance before they leave our dock unless a lender’s commitment letter is on file.<td>${sums([['Equipment', $(equipment)], ['Multi-machine allowance 6%', `-${$(discount)}`], ['Labor', $(labor)], ['Freight from Ripon, WI', $(freight)], ['Maryland sales tax 6% on equipment', $(tax)], ['<b>Proposal total</b>', `<b>${$(total)}</b>`]], 'class="t"')}</tr></table>
<h4 style="margin-top:22pt">Financing through the maker’s program (subject to credit)</h4><table class="l"><tr><th>Term<th class="r">Down<th class="r">Rate<th class="r">Monthly</tr>${[[60, 7.24], [84, 7.49], [96, 7.74]].map(([months = 0, rate = 0]) => { const r = rate / 1200; return rowOf([`${months} months`, `>${$(part(total, 10))}`, `>${rate.toFixed(2)}%`, `>${$(Math.round((total * 0.9 * r) / (1 - (1 + r) ** -months)))}`]) }).join('')}</table><p style="margin-top:20pt">Turns per day needed to carry the payment at 84 months: 2.1 on washers.</p><div style="margin-top:60pt;display:flex;gap:.5in"><div style="flex:1;border-top:.7pt solid #000">Accepted by</div><div style="flex:.5;border-top:.7pt solid #000">Date</div></div>`
  return made({
    name: 'laundromat-distributor-proposal', family: 'laundry-distributor-proposal', style: ".page{font:9pt/12pt 'Roboto';padding:.55in .65in}table{width:100%}h4{margin:12pt 0 3pt;color:#1b5e9a}.l th{border-bottom:.8pt solid #1b5e9a;font-weight:700}.l td,.l th{padding:3pt 5pt}.l td{border-bottom:.3pt solid #ddd}.t td{padding:3pt 0}", pages: [one, two], sender: seller, receiver: buyer, lines,
    notes: 'laundry distributor’s proposal over two pages: quantity before model, equipment and labor tables with sums, sums with allowance, freight and tax overleaf, financing table with down payments and monthly amounts as decoys, store address beside the buyer’s',
    expected: { total_invoice_value: units(total), discount: units(discount), shipping: units(freight), tax_total: units(tax), invoice_number: 'CLE-8814-R2', invoice_date: '2026-03-09' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), subtotal: [units(equipment + labor), units(equipment), null], amount_due: [units(total), null], due_date: [null, '2026-04-08'], payment_terms: [null, 'Deposit of 30% reserves the machines; balance before they leave our dock'], 'other_details.down_payment': [null], 'other_details.model': [null, 'HCT-020'], 'other_details.equipment_type': [null, 'Washer-extractor', 'Washer-extractor 20 lb', 'laundry equipment'] },
    absent: ['purchase_order', 'trade_in', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
})()

// prettier-ignore
export const solar = (() => {
  const seller = { name: 'Sonoran Bright Electric, Inc.', address: ['4820 S 40th Street', 'Phoenix, AZ 85040'] }
  const buyer = { name: 'Copper Basin Cold Storage, Inc.', address: ['1105 W Buckeye Road', 'Phoenix, AZ 85007'] }
  const lines = [
    item(312, 24_950, 'Solar module, 585 W bifacial, QN585M'), item(3, 689_000, 'String inverter, 60 kW, 480 V'), item(1, 3_874_000, 'Flat roof ballasted racking, 312 modules'), item(1, 2_265_500, 'AC/DC balance of system, disconnects and wire'),
    item(1, 4_120_000, 'Installation labor', { category: 'soft' }), item(1, 685_000, 'Engineering, permit and utility interconnection', { category: 'soft' }), item(1, 148_000, 'Production monitoring, 10 years', { category: 'soft' }),
  ]
  const total = totalOf(lines)
  const credit = part(total, 30)
  const page = `<div style="background:linear-gradient(90deg,#f7941d,#ffd34e);padding:14pt 18pt;margin:-.55in -.7in 0"><b style="font:700 20pt/24pt 'Montserrat';color:#fff">SONORAN BRIGHT</b><div style="color:#fff">Commercial solar · ROC 288104</div></div><h2 style="font:700 15pt/19pt 'Montserrat';margin:16pt 0 4pt">System purchase agreement</h2><p style="margin:0 0 8pt">This agreement is made on <b>January 27, 2026</b> between Sonoran Bright Electric, Inc., 4820 S 40th Street, Phoenix, AZ 85040 (“Contractor”) and Copper Basin Cold Storage, Inc., 1105 W Buckeye Road, Phoenix, AZ 85007 (“Owner”) for a photovoltaic system of <b>182.5 kW DC</b> at Owner’s building. Agreement no. <b>SB-C-1190</b>.</p>
<table class="l"><tr><th>Item<th class="r">Quantity<th class="r">Unit price<th class="r">Price</tr>${lines.map(({ text, quantity = 1, rate = 0, cents }) => rowOf([safe(text), `>${quantity}`, `>${$(rate)}`, `>${$(cents)}`])).join('')}<tr class="b"><td colspan="3">Contract price<td class="r">${$(total)}</tr></table>
<table style="margin-top:14pt"><tr><td style="width:50%;padding-right:20pt"><b>Payments</b>${sums([['Signing', $(part(total, 10))], ['Permit issued', $(part(total, 30))], ['Modules on site', $(part(total, 40))], ['Permission to operate', $(total - part(total, 10) - part(total, 30) - part(total, 40))]], 'class="p"')}<td><b>Estimated benefits (not part of the price)</b>${sums([['Federal investment credit 30%', `-${$(credit)}`], ['Utility rebate', '-$18,250.00'], ['<b>Net cost after incentives</b>', `<b>${$(total - credit - 1_825_000)}</b>`], ['Year 1 production', '301,400 kWh'], ['Year 1 savings', '$34,660'], ['Simple payback', '7.2 years']], 'class="p"')}</tr></table>
<p style="font-size:8pt;line-height:10pt">Incentives belong to the Owner and are estimates; Contractor gives no tax advice. Prime contracting tax is included in the price. Roof penetrations by others. Owner may cancel within three business days. Modules carry a 30 year output warranty, inverters 12 years, workmanship 10 years.</p><div style="margin-top:34pt;display:flex;gap:.4in"><div style="flex:1;border-top:.7pt solid #000">Owner</div><div style="flex:1;border-top:.7pt solid #000">Contractor</div></div>`
  return made({
    name: 'cold-storage-solar-purchase-agreement', family: 'solar-purchase-agreement', style: ".page{font:9.4pt/12.6pt 'Open Sans';padding:.55in .7in}table{width:100%}.l th{border-bottom:1pt solid #f7941d;font-weight:700}.l td,.l th{padding:3.4pt 4pt}.l td{border-bottom:.4pt solid #ddd}.p td{padding:2pt 0}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'solar installer’s purchase agreement: parties, date and number within a sentence, contract price, payment stages, incentives and net cost after them as decoys, tax included in the price',
    expected: { total_invoice_value: units(total), invoice_number: 'SB-C-1190', invoice_date: '2026-01-27' },
    acceptable: { ...worded(lines, () => []), 'sender.name': [seller.name, 'SONORAN BRIGHT'], subtotal: [units(total), null], amount_due: [units(total), null], payment_terms: [null], due_date: [null], tax_total: [null, 0], 'other_details.down_payment': [null, units(part(total, 10))], 'other_details.model': [null, 'QN585M'], 'other_details.equipment_type': [null, 'Solar module', 'photovoltaic system'] },
    absent: ['discount', 'trade_in', 'shipping', 'purchase_order', ...noMachine.slice(0, 3)],
  })
})()

// prettier-ignore
export const golfCarts = (() => {
  const seller = { name: 'Carolina Fleet & Turf Cars', address: ['2510 Augusta Road', 'Greenville, SC 29605'] }
  const buyer = { name: 'Quail Hollow Links Management, LLC', address: ['1 Clubhouse Lane', 'Anderson, SC 29621'] }
  const lines = [
    item(64, 812_500, 'Fleet car, 4 passenger, lithium 105 Ah, 2027', { code: 'TMP-LI' }), item(64, 38_500, 'Folding windshield, tinted', { code: 'ACC-110' }), item(64, 24_000, 'USB and message holder', { code: 'ACC-144' }), item(64, 51_200, 'GPS display, 10 inch', { code: 'VIS-10' }),
    item(2, 1_384_000, 'Utility car with cargo box', { code: 'CRY-502' }), item(1, 1_976_000, 'Beverage car, 4 coolers', { code: 'CAFE-X' }), item(1, 512_000, 'Delivery and set up, two truckloads', { code: 'DEL', category: 'soft' }),
  ]
  const subtotal = totalOf(lines)
  const tax = 67 * 50_000
  const total = subtotal + tax
  const trade = 62 * 210_000 + 2 * 325_000
  const page = `<table><tr><td style="width:60%"><b style="font:700 18pt/21pt 'Source Serif';color:#0b5d34">Carolina Fleet &amp; Turf Cars</b><br>2510 Augusta Road · Greenville, SC 29605 · 864-555-0181<td class="r" style="font:700 13pt/17pt 'Source Serif'">FLEET QUOTATION<br><span style="font-weight:400;font-size:10pt">Q27-0316 &nbsp; dated 9/22/2026</span></tr></table>
<table style="margin:14pt 0"><tr><td style="width:55%"><i>Prepared for:</i><br>${lined(buyer)}<br>Attn: Tom Ravenel, Head Professional<td><i>Delivery:</i> March 2027, one exchange day<br><i>Quote good until:</i> 11/15/2026<br><i>Payment:</i> Due at exchange<br><i>Account manager:</i> Lindy Moss</tr></table>
<table class="l"><tr><th>Qty<th>Model<th>Description<th class="r">Price each<th class="r">Extended</tr>${lines.map(({ text, code = '', quantity = 1, rate = 0, cents }) => rowOf([`${quantity}`, code, safe(text), `>${f(rate)}`, `>${f(cents)}`])).join('')}<tr><td colspan="4" class="r">Total equipment<td class="r">${f(subtotal)}</tr><tr><td colspan="4" class="r">SC maximum tax, 67 vehicles at $500<td class="r">${f(tax)}</tr><tr class="b"><td colspan="4" class="r">Total<td class="r">${$(total)}</tr></table>
<h4 style="margin:14pt 0 3pt">Fleet trade</h4><table class="l"><tr><th>Qty<th>Year / car<th>Condition<th class="r">Allowance each<th class="r">Allowance</tr>${rowOf(['62', '2022 lead-acid fleet cars', 'All running, batteries 2024', '>2,100.00', '>130,200.00'])}${rowOf(['2', '2021 utility cars', 'As is', '>3,250.00', '>6,500.00'])}<tr class="b"><td colspan="4" class="r">Less total trade allowance<td class="r">-${f(trade)}</tr><tr class="b"><td colspan="4" class="r">Net due at exchange<td class="r">${$(total - trade)}</tr></table>
<p style="font-size:8.6pt">Fleet lease alternative: 48 payments of $10,214.00 (seasonal April to November available), residual guaranteed by the maker. Trade values hold through 3/31/2027 if cars are charged and clean.</p><div style="margin-top:36pt">Accepted: _________________________ &nbsp; Title: ______________ &nbsp; Date: _________</div>`
  return made({
    name: 'golf-course-fleet-quotation', family: 'golf-cart-fleet-quotation', style: ".page{font:9.6pt/12.8pt 'Source Serif';padding:.6in .7in}table{width:100%}i{color:#555}.l th{background:#0b5d34;color:#fff;font-weight:700}.l td,.l th{padding:3pt 5pt}.l td{border-bottom:.4pt solid #bbb}", pages: [page], sender: seller, receiver: buyer, lines, less: trade,
    notes: 'golf cart dealer’s fleet quotation: white headings on green, capped state tax per vehicle, trade table with quantities and prices of its own that is no line, net due, lease payment as a decoy',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(tax), trade_in: units(trade), amount_due: units(total - trade), invoice_number: 'Q27-0316', invoice_date: '2026-09-22' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), payment_terms: ['Due at exchange', null], due_date: [null, '2026-11-15'], shipping: [null, 5120], 'other_details.model': [null, 'TMP-LI'], 'other_details.year': [null, '2027'], 'other_details.equipment_type': [null, 'Fleet car', 'golf cart', 'Fleet car, 4 passenger', 'golf car'] },
    absent: ['discount', 'purchase_order', 'other_details.vin', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
})()
