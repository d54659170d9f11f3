/** A laser cutter quotation with priced options, a grain bin contract, a lessor's purchase order and an embroidery package invoice. */
import { $, f, item, lined, made, noMachine, ones, part, rowOf, safe, sums, totalOf, units, worded } from './means.ts'

// prettier-ignore
export const fiberLaser = (() => {
  const seller = { name: 'Torrent Laser Systems, Inc.', address: ['2750 Northmont Parkway', 'Duluth, GA 30096'] }
  const buyer = { name: 'Chickamauga Metal Products', address: ['118 Industrial Drive', 'Rossville, GA 30741'] }
  const goods = [['Torrent TL-3015 fiber laser, 6 kW', ['Exchange tables 5 x 10 ft, auto-focus head, CNC with nesting seat', 'Serial number assigned at order'], 1, 28_900_000, 'hard'], ['Chiller, dual circuit', [], 1, 1_420_000, 'hard'], ['Dust collector, 2,600 CFM', [], 1, 1_985_000, 'hard'], ['Rotary tube axis, 8 in chuck', [], 1, 5_350_000, 'hard'], ['Rigging and installation', [], 1, 1_275_000, 'soft'], ['Training at Duluth, per seat', [], 2, 185_000, 'soft']] as const
  const options = [['Nitrogen generator, 3,000 SCFH', 11_800_000], ['Load / unload tower, 6 shelves', 16_450_000], ['Extended warranty, years 2 and 3', 2_890_000]] as const
  const lines = goods.map(([text, more, quantity, rate, category]) => item(quantity, rate, text, { more, category }))
  const subtotal = totalOf(lines)
  const discount = 1_930_000
  const freight = 845_000
  const total = subtotal - discount + freight
  const rows = goods.map(([text, more, quantity, rate], i) => rowOf([`${i + 1}.0`, `<b>${safe(text)}</b>${more.map(words => `<br><span class="m">${words}</span>`).join('')}`, `>${quantity}`, `>${$(rate)}`, `>${$(lines[i]!.cents)}`]))
  const head = (page: number) => `<div style="display:flex;justify-content:space-between;border-bottom:3pt solid #d9480f;padding-bottom:5pt"><b style="font:700 19pt/23pt Montserrat">TORRENT</b><span class="r" style="font-size:8.2pt;line-height:10.4pt">Torrent Laser Systems, Inc.<br>2750 Northmont Parkway, Duluth, GA 30096<br>Quotation TQ-6-2207 Rev. C &nbsp; Page ${page} of 2</span></div>`
  const one = `${head(1)}<table style="margin:14pt 0"><tr><td style="width:55%"><b>Prepared for</b><br>${lined(buyer)}<br>Attention: Wade Hixson<td>${sums([['Quotation', 'TQ-6-2207 Rev. C'], ['Date', 'September 9, 2026'], ['Valid until', 'October 9, 2026'], ['Account manager', 'Lena Fischer'], ['Delivery', '14 weeks, FOB Duluth']])}</tr></table><p>Dear Wade,<br>thank you for the cut samples of last week. The 6 kW source cut your 3/8 in plate at 118 inches per minute. As discussed we are pleased to offer:</p>
<table class="l"><tr><th>Item<th>Description<th class="r">Qty<th class="r">Unit price<th class="r">Price</tr>${rows.join('')}</table><table style="margin:12pt 0 0 50%;width:50%" class="s">${[['Equipment and services', $(subtotal)], ['FABTECH show discount', `-${$(discount)}`], ['Freight to Rossville', $(freight)], ['<b>Net quotation price</b>', `<b>${$(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table>`
  const two = `${head(2)}<p><b>Available options, not included in the price above</b></p><table class="l"><tr><th>Option<th>Description<th class="r">Price</tr>${options.map(([text, cents], i) => rowOf([`${'ABC'[i]}`, text, `>${$(cents)}`])).join('')}</table>
<p><b>Terms of payment</b><br>30% with order, 60% before shipment, 10% after acceptance, no later than 30 days after delivery.</p><p><b>Taxes</b><br>Sales and use taxes are not included. A manufacturer’s exemption certificate is kept on file.</p><p><b>By customer</b><br>480 V, 3 phase, 125 A supply; compressed air; assist gases; level floor of 6 in; forklift of 15,000 lb.</p><p><b>Illustrative lease</b><br>60 months at ${$(part(total, 1.94))} with $1.00 purchase option, subject to credit approval by a lender of your choice.</p><div style="display:flex;gap:.5in;margin-top:60pt"><div style="flex:1;border-top:.8pt solid #000">Accepted for Chickamauga Metal Products</div><div style="flex:.6;border-top:.8pt solid #000">P.O. number</div><div style="flex:.5;border-top:.8pt solid #000">Date</div></div>`
  return made({
    name: 'metal-shop-fiber-laser-optioned-quote', family: 'laser-maker-quote-with-excluded-options', style: ".page{font:9.6pt/12.8pt 'IBM Plex Sans';padding:.65in .75in}table{width:100%}.z{font-family:'Montserrat'}.m{font-size:8.2pt;color:#555}.l th{background:#f3f0ec;font-weight:700}.l td,.l th{padding:3.6pt 5pt}.l td{border-bottom:.4pt solid #ccc}.s td{padding:2.4pt 5pt}", pages: [one, two], sender: seller, receiver: buyer, lines,
    notes: 'laser maker’s quotation over two pages: letter, items with further lines, discount and freight, then a table of priced options that the total excludes, terms as a paragraph, lease illustration as a decoy, blank P.O. number',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), discount: units(discount), shipping: units(freight), invoice_number: 'TQ-6-2207 Rev. C', invoice_date: '2026-09-09', payment_terms: '30% with order, 60% before shipment, 10% after acceptance, no later than 30 days after delivery.' },
    acceptable: { ...worded(lines, ({ text, more = [] }) => [[text, ...more].join(' '), [text, ...more.slice(0, 1)].join(' ')]), invoice_number: ['TQ-6-2207 Rev. C', 'TQ-6-2207'], payment_terms: ['30% with order, 60% before shipment, 10% after acceptance, no later than 30 days after delivery.', '30% with order, 60% before shipment, 10% after acceptance, no later than 30 days after delivery', '30% with order, 60% before shipment, 10% after acceptance', null], amount_due: [units(total), null], due_date: [null, '2026-10-09'], 'other_details.make': [null, 'Torrent'], 'other_details.model': [null, 'TL-3015', 'Torrent TL-3015'], 'other_details.equipment_type': [null, 'fiber laser'] },
    absent: ['tax_total', 'trade_in', 'purchase_order', ...noMachine],
  })
})()

// prettier-ignore
export const grainBin = (() => {
  const seller = { name: 'PRAIRIE ROSE GRAIN SYSTEMS', address: ['40118 US HWY 14', 'HURON, SD 57350'] }
  const buyer = { name: 'Hofer Ridge Farms', address: ['21844 388th Ave', 'Wolsey, SD 57384'] }
  const goods = [['Bin, 48 ft x 9 ring, 61,000 bu, with roof stairs', 12_850_000], ['Full aeration floor, 12 supports', 2_418_000], ['Fans, 30 hp centrifugal, two', 1_890_000], ['10 in power sweep and unload, 15 hp', 1_765_000], ['Bucket elevator leg 8,000 bph, used 2018', 5_900_000], ['Concrete foundation and rebar', 4_385_000], ['Erection labor', 3_960_000], ['Crane, two days', 780_000]] as const
  const lines = goods.map(([text, cents], i) => ({ text, cents, category: i < 5 ? ('hard' as const) : ('soft' as const) }))
  const subtotal = totalOf(lines)
  const tax = part(totalOf(lines.slice(0, 5)), 4.2)
  const excise = part(subtotal + tax, 2.041)
  const total = subtotal + tax + excise
  const down = 6_000_000
  const half = part(total - down, 50)
  const page = `<table><tr><td><b style="font:700 19pt/22pt 'Barlow Condensed'">PRAIRIE ROSE GRAIN SYSTEMS</b><br>40118 US HWY 14 · HURON, SD 57350 · 605-555-0142<td class="r"><b>GRAIN STORAGE CONTRACT</b><br>Contract 26-077</tr></table><p>This contract is made <u>March 3, 2026</u> between Prairie Rose Grain Systems (Dealer) and <u>Hofer Ridge Farms</u> (Owner), <u>21844 388th Ave, Wolsey, SD 57384</u>. Dealer agrees to furnish and erect at the <u>home place, NE 1/4 of 14-111-64</u>:</p>
<div style="margin:8pt 30pt">${goods.map(([text, cents]) => `<div class="d"><span>${safe(text)}</span><i></i><span>${f(cents)}</span></div>`).join('')}<div class="d" style="margin-top:8pt"><span>Subtotal</span><i></i><span>${f(subtotal)}</span></div><div class="d"><span>State sales tax 4.2% on materials</span><i></i><span>${f(tax)}</span></div><div class="d"><span>Contractor’s excise tax 2.041%</span><i></i><span>${f(excise)}</span></div><div class="d"><b>Contract price</b><i></i><b>${$(total)}</b></div></div>
<p><b>Payment schedule</b></p><table class="x"><tr><th>When<th class="r">Amount<th>Status</tr>${rowOf(['Down payment with contract', `>${f(down)}`, 'Paid, check 4418'])}${rowOf(['On delivery of materials', `>${f(half)}`, ''])}${rowOf(['On completion', `>${f(total - down - half)}`, ''])}<tr><td><b>Remaining balance</b><td class="r"><b>${$(total - down)}</b><td></tr></table><p>Owner supplies electric service and site fill. Rock or water in the excavation is extra at $165.00 an hour. Completion by August 15, 2026, weather permitting. Leg carries no warranty. If a lender pays, progress draws are released on signed draw requests.</p>
<div style="display:flex;gap:.6in;margin-top:60pt"><div style="flex:1;border-top:.8pt solid #000">Dealer</div><div style="flex:1;border-top:.8pt solid #000">Owner</div></div>`
  return made({
    name: 'farm-grain-bin-and-leg-contract', family: 'grain-bin-dealer-contract', style: ".page{font:10.4pt/14pt 'Source Serif';padding:.7in .85in}table{width:100%}.z{font-family:'Barlow Condensed'}.d{display:flex;gap:4pt}.d i{flex:1;border-bottom:1.1pt dotted #333;margin-bottom:3pt}.x td,.x th{border:.6pt solid #000;padding:2.6pt 6pt}.x th{font-weight:700}", pages: [page], sender: seller, receiver: buyer, lines, less: down,
    notes: 'grain bin dealer’s contract: date, owner and address underlined in a sentence, prices without quantities behind dotted leaders, sales tax and contractor’s excise tax, payment schedule with the down payment paid and two draws as decoys',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(tax + excise), amount_due: units(total - down), invoice_number: '26-077', invoice_date: '2026-03-03', other_details: { down_payment: units(down) } },
    acceptable: { ...ones(lines), ...worded(lines, () => []), 'transactions.5.category': ['soft', 'hard'], due_date: [null, '2026-08-15'], payment_terms: [null], 'other_details.year': [null, '2018'], 'other_details.equipment_type': [null, 'Bin', 'grain bin'] },
    absent: ['discount', 'shipping', 'trade_in', 'purchase_order', 'other_details.vin', 'other_details.equipment_miles_hours', 'other_details.make', 'other_details.model'],
  })
})()

// prettier-ignore
export const lessorOrder = (() => {
  const supplier = { name: 'Cuyahoga Imaging Systems LLC', address: ['7700 Rockside Road, Suite 220', 'Independence, OH 44131'] }
  const buyer = { name: 'Harborstone Equipment Leasing Corp.', address: ['200 Commerce Square, 9th Floor', 'Providence, RI 02903'] }
  const lessee = { name: 'Firelands Orthopedic Group, Inc.', address: ['1912 Hayes Avenue', 'Sandusky, OH 44870'] }
  const goods = [['Digital radiography room, floor mounted', 'DRX-440F', 'R440-26-1187', 1, 13_680_000], ['Wireless detector 14 x 17', 'WD-1417', 'D17-88204 / D17-88205', 2, 2_745_000], ['Mini C-arm with laser aimer', 'MC-6', 'MC6-04418', 1, 6_490_000], ['Lead apron set', 'AP-10', 'n/a', 4, 38_500]] as const
  const lines = goods.map(([text, code, , quantity, rate]) => item(quantity, rate, text, { code }))
  const subtotal = totalOf(lines)
  const freight = 385_000
  const total = subtotal + freight
  const rows = goods.map(([text, code, serial, quantity, rate], i) => rowOf([`>${quantity}`, safe(text), code, serial, `>${f(rate)}`, `>${f(lines[i]!.cents)}`]))
  const page = `<table><tr><td><b style="font:700 15pt/19pt Merriweather;color:#12355b">Harborstone Equipment Leasing Corp.</b><br>200 Commerce Square, 9th Floor, Providence, RI 02903<br>Vendor desk 401-555-0188<td class="r"><b style="font-size:14pt">PURCHASE ORDER</b><br>HEL-26-10447</tr></table><table class="x" style="margin-top:12pt"><tr><td style="width:33%"><b>VENDOR</b><br>${lined(supplier)}<td style="width:34%"><b>SHIP TO (LESSEE)</b><br>${lined(lessee)}<td><b>INVOICE TO (OWNER)</b><br>${lined(buyer)}</tr></table><table class="x" style="margin-top:-.6pt"><tr><td>Order date<br><b>10/13/2026</b><td>Lease schedule<br><b>L-88117-02</b><td>Vendor quote<br><b>CIS-4471</b><td>Payment terms<br><b>Upon lessee acceptance</b><td>Order void after<br><b>01/11/2027</b></tr></table>
<p>Subject to the conditions below, Owner orders the following equipment for lease to Lessee:</p><table class="x l"><tr><th>Qty<th>Description<th>Model<th>Serial no.<th class="r">Unit cost<th class="r">Total cost</tr>${rows.join('')}<tr><td colspan="5" class="r">Equipment cost<td class="r">${f(subtotal)}</tr><tr><td colspan="5" class="r">Freight and installation<td class="r">${f(freight)}</tr><tr><td colspan="5" class="r">Sales tax (Owner’s resale certificate attached)<td class="r">0.00</tr><tr><td colspan="5" class="r"><b>Total purchase price</b><td class="r"><b>${$(total)}</b></tr></table>
<ol style="font-size:8.6pt;line-height:11pt;padding-left:16pt;margin-top:12pt"><li>Vendor’s invoice must name Owner as buyer, list serial numbers and agree with this order to the cent.</li><li>Owner pays within five business days after it receives Lessee’s signed delivery and acceptance certificate, the invoice and proof of insurance of at least $1,000,000.00.</li><li>Title passes to Owner on payment, free of liens. Warranties are assigned to Lessee for the term of 60 months.</li><li>Owner is not bound by deposits that Lessee paid to Vendor. Advance rent of $4,118.20 is held by Owner and is not part of the price.</li></ol><div style="margin-top:54pt;width:3.6in;border-top:.8pt solid #000">For Owner &nbsp; Meredith Sousa, Funding Manager</div>`
  return made({
    name: 'orthopedic-imaging-lessor-purchase-order', family: 'lessor-purchase-order-to-vendor', style: ".page{font:9.4pt/12.4pt 'PT Sans';padding:.65in .7in}table{width:100%}.z{font-family:'Merriweather'}.x td,.x th{border:.6pt solid #12355b;padding:3pt 5pt}.l th{background:#e6edf4;font-weight:700}", pages: [page], sender: supplier, receiver: buyer, lines,
    notes: 'a leasing company’s order to the vendor: vendor, lessee and owner side by side, the owner is the buyer, serial number column with two in one cell, sums inside the grid, tax of 0.00, insurance and advance rent as decoys, several other numbers and dates',
    expected: { doc_type: 'purchase_order', total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(freight), purchase_order: 'HEL-26-10447', invoice_date: '2026-10-13', payment_terms: 'Upon lessee acceptance' },
    acceptable: { ...worded(lines, ({ text, code }, i) => [`${text} ${code}`, `${text} ${code} ${goods[i]![2]}`, `${code} ${text}`]), doc_type: ['purchase_order', 'purchase order', 'po'], invoice_number: ['HEL-26-10447', null], tax_total: [0, null], amount_due: [units(total), null], due_date: [null, '2027-01-11'], 'other_details.vin': [null, 'R440-26-1187'], 'other_details.model': [null, 'DRX-440F'], 'other_details.equipment_type': [null, 'Digital radiography room', 'Digital radiography room, floor mounted'] },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const embroidery = (() => {
  const seller = { name: 'StitchPoint Machine Distributors', address: ['9414 Kirby Drive', 'Houston, TX 77054'] }
  const buyer = { name: 'Spring Creek Spirit Wear', address: ['26110 Oak Ridge Dr, Ste C', 'Spring, TX 77380'] }
  const bundle = [['Hoop set, 9 pieces'], ['Cap frame system, 2'], ['Stand with casters'], ['Thread kit, 40 spools']] as const
  const goods = [['PKG-1501', 'Package: 15 needle single head embroidery machine TX-1501', 2, 1_389_900, 'hard'], ['SW-LVL3', 'Digitizing software, level 3', 1, 249_900, 'hard'], ['HP-1620', 'Heat press 16 x 20, auto open', 1, 164_900, 'hard'], ['TRN-ON', 'On-site training, day', 1, 79_500, 'soft']] as const
  const lines = goods.map(([code, text, quantity, rate, category]) => item(quantity, rate, text, { code, category }))
  const subtotal = totalOf(lines)
  const shipping = 69_500
  const tax = part(subtotal - 79_500, 8.25)
  const total = subtotal + shipping + tax
  const card = 250_000
  const rowFor = (i: number) => rowOf([goods[i]![0], safe(goods[i]![1]), `>${goods[i]![2]}`, `>${f(goods[i]![3])}`, i < 3 ? 'T' : '', `>${f(lines[i]!.cents)}`])
  const serials = '<tr><td><td colspan="5" class="n">Serial numbers: TX15-260418, TX15-260419</tr>'
  const included = bundle.map(([text]) => `<tr><td><td class="n">&nbsp;&nbsp;${text}<td class="r n">incl.<td><td><td></tr>`).join('')
  const page = `<div style="background:#222;color:#fff;padding:10pt 14pt;display:flex;justify-content:space-between;align-items:center"><b style="font:700 17pt/20pt Roboto">StitchPoint</b><span style="font:700 15pt/20pt Roboto">INVOICE # 77-1842</span></div><table style="margin-top:12pt"><tr><td style="width:36%"><b>StitchPoint Machine Distributors</b><br>9414 Kirby Drive<br>Houston, TX 77054<br>713-555-0156<td style="width:34%"><b>Customer</b><br>${lined(buyer)}<br>Kayla Jordan<td>Issued: Feb 17, 2026<br>Due: Feb 27, 2026<br>Sales rep: Tyrell<br>PO: verbal KJ<br>Ship via: own truck</tr></table>
<table class="l" style="margin-top:16pt"><tr><th>Item<th>Description<th class="r">Qty<th class="r">Price<th>Tax<th class="r">Line total</tr>${rowFor(0)}${serials}${included}${[1, 2, 3].map(rowFor).join('')}</table>
<div style="display:flex;margin-top:14pt"><div style="flex:1;padding-right:26pt;font-size:8.4pt;line-height:10.8pt"><b>Financing</b><br>Balance to be paid by Bluebonnet Equipment Finance on delivery and acceptance. Reference application 260217-04.<br><br><b>You saved $2,418.00</b> against separate prices.<br><br>Machines carry a five year limited warranty, electronics three years. Returns within 15 days, less 20% restocking.</div><div style="width:3in">${sums([['Subtotal', f(subtotal)], ['Tax (8.25%)', f(tax)], ['Delivery', f(shipping)], ['Total', $(total)], ['Paid 02/17/2026 Visa ending 4418', `-${f(card)}`], ['<b>Balance</b>', `<b>${$(total - card)}</b>`]], 'class="s"')}</div></div>`
  return made({
    name: 'spirit-wear-embroidery-package-invoice', family: 'embroidery-distributor-package-invoice', style: ".page{font:9.4pt/12.4pt Roboto;padding:.55in .65in}table{width:100%}.z{font-family:'Roboto'}.n{font-size:8.2pt;color:#555}.l th{border-bottom:1.4pt solid #222;font-weight:700}.l td,.l th{padding:2.8pt 4pt}.s td{padding:2.6pt 0;border-bottom:.4pt solid #bbb}", pages: [page], sender: seller, receiver: buyer, lines, less: card,
    notes: 'embroidery machine distributor’s invoice: a package whose pieces stand below with "incl." for a quantity and no price, serial numbers in a row of their own, tax letter per line, number in a dark banner, card payment with a date, savings as a decoy',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(shipping), tax_total: units(tax), amount_due: units(total - card), invoice_number: '77-1842', invoice_date: '2026-02-17', due_date: '2026-02-27' },
    acceptable: { ...worded(lines, ({ code, text }, i) => [`${code} ${text}`, ...(i === 0 ? [text.replace('Package: ', ''), `${text} Serial numbers: TX15-260418, TX15-260419`, `${text} Serial numbers: TX15-260418, TX15-260419 ${bundle.flat().join(' ')}`] : [])]), 'sender.name': [seller.name, 'StitchPoint'], purchase_order: [null, 'verbal KJ'], payment_terms: [null], 'other_details.vin': [null, 'TX15-260418', 'TX15-260418, TX15-260419'], 'other_details.model': [null, 'TX-1501'], 'other_details.equipment_type': [null, 'embroidery machine', '15 needle single head embroidery machine'], 'other_details.down_payment': [null, units(card)] },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
})()
