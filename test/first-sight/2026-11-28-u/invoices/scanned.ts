/** Four scans: a forklift rental invoice, a refrigeration service ticket, a used-truck deal recap and a laser order form. */
import { $, copier, f, fax, flatbed, item, lined, made, ones, part, penned, phone, rowOf, safe, sums, totalOf, units, vinOf, worded } from './means.ts' // prettier-ignore

// prettier-ignore
export const rental = (() => {
  const seller = { name: 'TIDEWATER LIFT RENTALS', address: ['5510 MILITARY HWY N', 'NORFOLK, VA 23518'] }
  const buyer = { name: 'CHESAPEAKE PALLET & CRATE LLC', address: ['1401 BAINBRIDGE BLVD', 'CHESAPEAKE, VA 23324'] }
  const units4 = [['LT-0418', 'FORKLIFT 5K LP CUSHION', 'TOYOTA 8FGCU25', 'A8118-44207', 142_500], ['LT-0552', 'FORKLIFT 8K DIESEL PNEU', 'HYSTER H80FT', 'L005V-11804', 218_000], ['SR-0077', 'REACH TRUCK 4.5K 36V', 'RAYMOND 750', '750-26-0117', 167_500]] as const
  const extras = [['DEL', 'DELIVERY AND PICKUP', 2, 17_500, 'soft'], ['LPT', 'LP TANK EXCHANGE', 9, 3_450, 'hard'], ['RPP', 'RENTAL PROTECTION PLAN 12%', 1, 63_360, 'soft']] as const
  const lines = [...units4.map(([code, text, , , rate]) => item(1, rate, text, { code, category: 'soft' as const })), ...extras.map(([code, text, quantity, rate, category]) => item(quantity, rate, text, { code, category }))]
  const subtotal = totalOf(lines)
  const tax = part(subtotal - 35_000, 6)
  const total = subtotal + tax
  const rows = [...units4.map(([code, text, model, serial, rate]) => rowOf(['>1', `${code}<br>&nbsp;`, `${text}<br>${model} SER ${serial}`, `>${f(Math.round(rate / 12))}`, `>${f(Math.round(rate / 3))}`, `>${f(rate)}`, `>${f(rate)}`])), ...extras.map(([code, text, quantity, rate]) => rowOf([`>${quantity}`, code, text, '>', '>', `>${f(rate)}`, `>${f(quantity * rate)}`]))]
  const page = `<table><tr><td style="width:58%"><b style="font-size:15pt">TIDEWATER LIFT RENTALS</b><br>5510 MILITARY HWY N<br>NORFOLK, VA 23518<br>757-555-0118<td><table class="x"><tr><td colspan="2" class="c"><b>RENTAL INVOICE - 4 WEEK CYCLE</b></tr>${[['INVOICE NO', '188204-003'], ['INVOICE DATE', '09/21/26'], ['CONTRACT', '188204'], ['CYCLE FROM', '08/24/26 07:00'], ['CYCLE TO', '09/21/26 07:00'], ['TERMS', 'NET 10 DAYS']].map(([a = '', b = '']) => rowOf([a, b])).join('')}</table></tr></table>
<table class="x" style="margin-top:10pt"><tr><td style="width:50%">CUSTOMER 7714<br>${lined(buyer)}<td>JOB SITE<br>CHESAPEAKE PALLET BLDG 3<br>22 CANAL DR, CHESAPEAKE VA<br>ORDERED BY: DARNELL &nbsp; PO: 5518-R</tr></table>
<table class="l x" style="margin-top:10pt"><tr><th>QTY<th>EQUIP #<th>DESCRIPTION<th>DAY<th>WEEK<th>4 WEEK<th>AMOUNT</tr>${rows.join('')}</table><table style="margin-top:10pt"><tr><td style="width:58%;font-size:7.8pt;line-height:9.6pt;padding-right:16pt">HOUR METER OUT / IN: LT-0418 4,118 / 4,266 &nbsp; LT-0552 2,207 / 2,391.<br>OVERTIME BILLED ABOVE 160 HOURS PER CYCLE. PURCHASE OPTION: 70% OF RENT APPLIES WITHIN 90 DAYS. LT-0418 PRICE $24,900.00.<br>RENTAL PROTECTION IS NOT INSURANCE.<td>${sums([['SUB-TOTAL', f(subtotal)], ['VA TAX 6%', f(tax)], ['<b>TOTAL</b>', `<b>${$(total)}</b>`]], 'class="x"')}</tr></table>`
  return made({
    name: 'pallet-shop-forklift-rental-cycle-scan', family: 'forklift-rental-cycle-invoice', scan: copier, style: '.page{font:9.2pt/11.8pt Arimo;padding:.55in .6in}table{width:100%}.x td,.x th{border:.7pt solid #000;padding:2.4pt 4pt}.l th{background:#ddd;font-weight:700}', pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'copier scan of a rental yard’s cycle invoice: day, week and four-week rates beside the amount, serial numbers below, cycle dates and hours, purchase option price as a decoy, tax not on delivery',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(tax), invoice_number: '188204-003', invoice_date: '2026-09-21', purchase_order: '5518-R', payment_terms: 'NET 10 DAYS' },
    acceptable: { ...worded(lines, ({ code, text }, i) => [`${code} ${text}`, ...(units4[i] ? [`${text} ${units4[i][2]} SER ${units4[i][3]}`, `${text} ${units4[i][2]}`] : [])]), ...Object.fromEntries(lines.slice(0, 3).map((_, i) => [`transactions.${i}.category`, ['soft', 'hard']])), amount_due: [units(total), null], due_date: [null, '2026-10-01'], shipping: [null, 350], 'other_details.vin': [null, 'A8118-44207'], 'other_details.make': [null, 'TOYOTA'], 'other_details.model': [null, '8FGCU25'], 'other_details.equipment_type': [null, 'FORKLIFT'], 'other_details.equipment_miles_hours': [null, 4118, 4266] },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const service = (() => {
  const seller = { name: 'Magic Valley Refrigeration', address: ['2118 Kimberly Road', 'Twin Falls, ID 83301'] }
  const buyer = { name: 'Snake River Grill & Taproom', address: ['330 Main Avenue N', 'Twin Falls, ID 83301'] }
  const parts = [['Copeland compressor ZS15K4E-PFV', 1, 189_400], ['Contactor 30A 2 pole', 1, 6_850], ['Filter drier 3/8 SAE', 2, 4_125], ['R-448A refrigerant, lb', 14, 3_800]] as const
  const labor = [['Labor, M. Ybarra', 5.5, 13_500], ['Labor, helper', 4, 8_500], ['Truck charge', 1, 9_500]] as const
  const lines = [...parts.map(([text, quantity, rate]) => item(quantity, rate, text)), ...labor.map(([text, quantity, rate]) => item(quantity, rate, text, { category: 'soft' }))]
  const [goods, work] = [totalOf(lines.slice(0, 4)), totalOf(lines.slice(4))]
  const tax = part(goods, 6)
  const total = goods + work + tax
  const table = (head: string, from: number, to: number, unit: string) => `<table class="x" style="margin-top:9pt"><tr><th style="width:.7in">${unit}<th>${head}<th style="width:1in">Each<th style="width:1.1in">Amount</tr>${lines.slice(from, to).map(({ text, quantity = 1, rate = 0, cents }) => rowOf([`>${quantity}`, safe(text), `>${f(rate)}`, `>${f(cents)}`])).join('')}</table>`
  const page = `<div style="display:flex;justify-content:space-between"><div><b style="font:700 18pt/22pt 'Zilla Slab'">Magic Valley Refrigeration</b><br>2118 Kimberly Road, Twin Falls, ID 83301 &nbsp; (208) 555-0173<br>Walk-ins · Ice machines · Rooftops</div><div class="r"><b style="font-size:14pt">Service invoice</b><br><span style="font-size:13pt;color:#b00">No. 44182</span></div></div>
<table class="x" style="margin-top:9pt"><tr><td style="width:55%"><small>Name and address</small><br>${lined(buyer)}<td><small>Date of service</small> &nbsp; July 8, 2026<br><small>Called in by</small> &nbsp; Shelby, kitchen<br><small>Unit</small> &nbsp; Walk-in cooler, Heatcraft<br><small>Model / Serial</small> &nbsp; BHT015X6C / D14F04418</tr><tr><td colspan="2"><small>Work performed</small><br>Walk-in at 58 degrees. Compressor shorted to ground. Recovered charge, replaced compressor, contactor and driers, pulled vacuum, recharged. Holding 36 on departure.</tr></table>
${table('Materials', 0, 4, 'Qty')}${table('Labor', 4, 7, 'Hours')}
<table style="margin-top:9pt"><tr><td style="width:52%;font-size:8pt;line-height:10pt;padding-right:14pt">☒ COD &nbsp; ☐ Charge &nbsp; ☐ Warranty &nbsp; ☐ Contract<br>Compressor warranty one year, parts only. No warranty on refrigerant. Replacement of the condensing unit was quoted at $7,850.00.<td>${sums([['Materials', f(goods)], ['Labor', f(work)], ['Tax on materials 6%', f(tax)], ['<b>TOTAL</b>', `<b>${f(total)}</b>`]], 'class="x"')}</tr></table><div style="display:flex;gap:.5in;margin-top:56pt"><div style="flex:1;border-top:.8pt solid #000">${penned(418)}Work accepted by</div><div style="flex:.6;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-17pt;font:15pt/15pt Caveat">7/8/26</span>Date</div></div>`
  return made({
    name: 'taproom-walk-in-cooler-service-phone', family: 'refrigeration-service-ticket', scan: phone, style: ".page{font:9.8pt/12.6pt 'Source Sans';padding:.6in .7in}table{width:100%}small{font-size:8pt;color:#333}.x td,.x th{border:.7pt solid #000;padding:2.6pt 5pt}.x th{background:#e4e4e4;font-weight:700}.z{font-family:'Source Sans','Caveat'}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'phone picture of a refrigeration shop’s ticket: materials and labor in two tables of one form, sums by kind without a subtotal, tax on materials only, payment kind by tick, a quoted unit as a decoy, signed and dated with a pen',
    expected: { total_invoice_value: units(total), tax_total: units(tax), invoice_number: '44182', invoice_date: '2026-07-08' },
    acceptable: { ...worded(lines, () => []), 'transactions.3.category': ['hard', 'soft'], subtotal: [null, units(goods + work)], amount_due: [units(total), null], payment_terms: [null, 'COD'], due_date: [null, '2026-07-08'], 'other_details.make': [null, 'Heatcraft', 'Copeland'], 'other_details.model': [null, 'BHT015X6C', 'ZS15K4E-PFV'], 'other_details.vin': [null, 'D14F04418'], 'other_details.equipment_type': [null, 'Walk-in cooler'] },
    absent: ['discount', 'shipping', 'trade_in', 'purchase_order', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const recap = (() => {
  const seller = { name: 'I-44 TRUCK & TRAILER SALES', address: ['8801 E SKELLY DR', 'TULSA, OK 74129'] }
  const buyer = { name: 'CIMARRON HOTSHOT LLC', address: ['1177 S 4TH ST', 'CHICKASHA, OK 73018'] }
  const vin = vinOf('1XPBDP9X', 'KD517704')
  const goods = [['2019 PETERBILT 579 SLEEPER', 6_895_000, 'hard'], ['APU, THERMO KING TRIPAC, INSTALLED', 845_000, 'hard'], ['HEADACHE RACK, ALUMINUM', 189_500, 'hard'], ['24 MO / 250K ENGINE WARRANTY', 395_000, 'soft'], ['DOC FEE', 39_900, 'soft']] as const
  const lines = goods.map(([text, cents, category]) => ({ text, cents, category }))
  const total = totalOf(lines)
  const [trade, payoff, down] = [2_250_000, 1_418_000, 750_000]
  const due = total - trade + payoff - down
  const page = `<div style="position:absolute;top:.14in;left:.4in;right:.4in;font:8pt/9pt Arimo;display:flex;justify-content:space-between"><span>MAY-14-2026 10:22 FROM: I-44 TRUCK</span><span>TO: 4055550166 &nbsp; P.1/1</span></div><div class="c"><b style="font-size:15pt">I-44 TRUCK &amp; TRAILER SALES</b><br>8801 E SKELLY DR, TULSA, OK 74129 &nbsp; 918-555-0139</div><div class="c" style="margin:10pt 0"><b>DEAL RECAP FOR FINANCE</b></div>
<table><tr><td style="width:52%">DATE: 05/14/2026<br>DEAL #: 26-0551<br>STOCK #: U7704<br>SALESMAN: RUSTY<td>SOLD TO:<br>${lined(buyer)}<br>TIN 73-4418820</tr></table><div class="t">UNIT</div><table><tr><td>YEAR 2019<td>MAKE PETERBILT<td>MODEL 579<td>MILES 488,207</tr><tr><td colspan="2">VIN ${vin}<td colspan="2">PACCAR MX-13 455HP, 12SPD AUTO</tr></table><div class="t">PRICE</div>
<table>${goods.map(([text, cents]) => rowOf([text, `>${f(cents)}`])).join('')}${rowOf(['<b>TOTAL SELLING PRICE</b>', `><b>${f(total)}</b>`])}</table><div class="t">TRADE AND CASH</div><table>${[['TRADE: 2014 FREIGHTLINER CASCADIA, VIN LAST 8 ESFP2207', `(${f(trade)})`], ['PAYOFF TO HEARTLAND TRUCK CREDIT', f(payoff)], ['CASH DOWN', `(${f(down)})`], ['SALES TAX - EXEMPT, IRP PLATES', '.00'], ['<b>AMOUNT TO FINANCE</b>', `<b>${f(due)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table>
<div class="t">LENDER</div><p>SOONER EQUIPMENT FUNDING, ATTN DEBBIE. 54 MONTHS REQUESTED, EST. PAYMENT 1,988.14. LOSS PAYEE SAME.<br>DEALER COST NOT SHOWN. SOLD AS IS EXCEPT WARRANTY ABOVE.</p><div style="margin-top:54pt;width:3.4in;border-top:.8pt solid #000">${penned(551)}SALES MANAGER</div>`
  return made({
    name: 'hotshot-used-sleeper-deal-recap-fax', family: 'used-truck-deal-recap', scan: fax, style: ".page{font:10.4pt/14pt Cousine;padding:.6in .75in}table{width:100%}.t{background:#000;color:#fff;font-weight:700;padding:1pt 5pt;margin:10pt 0 4pt}", pages: [page], sender: seller, receiver: buyer, lines, less: trade - payoff + down,
    notes: 'fax of a truck dealer’s recap for the lender: white captions on black bars, label and value on one line without colons, prices without quantities, trade, payoff and cash down, tax of .00, estimated payment as a decoy, fax line at the edge',
    expected: { total_invoice_value: units(total), amount_due: units(due), trade_in: units(trade), invoice_number: '26-0551', invoice_date: '2026-05-14', other_details: { vin, year: '2019', make: 'PETERBILT', model: '579', equipment_miles_hours: 488207, down_payment: units(down) } },
    acceptable: { ...ones(lines), ...worded(lines, () => []), trade_in: [units(trade), units(trade - payoff)], subtotal: [null, units(total)], tax_total: [0, null], payment_terms: [null], due_date: [null], 'other_details.equipment_type': [null, 'truck', 'sleeper', 'SLEEPER', 'tractor'] },
    absent: ['discount', 'shipping', 'purchase_order'],
  })
})()

// prettier-ignore
export const laser = (() => {
  const seller = { name: 'Halcyon Aesthetic Lasers, Inc.', address: ['1800 Innovation Court, Suite 300', 'Pleasanton, CA 94588'] }
  const buyer = { name: 'Verde Valley Skin & Wellness, PLLC', address: ['455 S Main Street', 'Cottonwood, AZ 86326'] }
  const goods = [['HAL-PRO2', 'Halcyon Pro II workstation', 1, 11_450_000], ['HP-755', 'Handpiece, 755 nm, 18 mm', 1, 2_150_000], ['HP-1064', 'Handpiece, 1064 nm', 1, 1_875_000], ['SMK-EV', 'Smoke evacuator', 1, 329_500], ['TIP-50', 'Treatment tips, box of 50', 6, 42_500], ['TRN-CL', 'Clinical training, one day', 2, 225_000]] as const
  const lines = goods.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code, category: code === 'TRN-CL' ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const discount = 1_850_000
  const shipping = 95_000
  const tax = part(subtotal - discount - 450_000, 9.85)
  const total = subtotal - discount + shipping + tax
  const deposit = 1_000_000
  const rows = goods.map(([code, text, quantity, rate], i) => rowOf([`>${quantity}`, code, safe(text), `>${f(rate)}`, `>${f(lines[i]!.cents)}`]))
  const page = `<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #5b4a8a;padding-bottom:6pt"><b style="font:700 20pt/24pt Lato;color:#5b4a8a">halcyon</b><div class="r" style="font-size:8.4pt;line-height:10.6pt">${lined(seller)}<br>(925) 555-0194</div></div><div style="font:700 14pt/24pt Lato">System Order Form</div>
<table class="x"><tr><td style="width:50%" rowspan="2"><small>Customer (legal name) and billing address</small><br>${lined(buyer)}<td><small>Order form no.</small><br>HAL-SO-11842<td><small>Date</small><br>April 22, 2026</tr><tr><td><small>Territory manager</small><br>Brooke Tanaka<td><small>Payment terms</small><br>Prior to shipment</tr><tr><td><small>Medical director</small><br>Dr. Paula Reyes, license 44182<td colspan="2"><small>Method</small><br>☐ Check &nbsp; ☒ Third-party lease &nbsp; ☐ Wire</tr></table>
<table class="x l" style="margin-top:10pt"><tr><th>Qty<th>Catalog no.<th>Product<th class="r">List price<th class="r">Extended</tr>${rows.join('')}</table><table style="margin-top:10pt"><tr><td style="width:54%;font-size:8.2pt;line-height:10.4pt;padding-right:18pt"><b>Promotions</b><br>Spring show discount, expires April 30, 2026. Marketing credit of $2,500.00 after installation, not redeemable for cash.<br><br>Premier service after the first year: $14,900.00 a year, declined.<td>${sums([['Subtotal', f(subtotal)], ['Promotional discount', `(${f(discount)})`], ['Shipping &amp; handling', f(shipping)], ['Estimated sales tax', f(tax)], ['<b>Order total</b>', `<b>${$(total)}</b>`], ['Deposit received', `(${f(deposit)})`], ['<b>Balance due</b>', `<b>${$(total - deposit)}</b>`]], 'class="x"')}</tr></table>
<div style="display:flex;gap:.5in;margin-top:60pt"><div style="flex:1;border-top:.8pt solid #000">${penned(842)}Customer signature</div><div style="flex:1;border-top:.8pt solid #000">${penned(843, 120)}Halcyon Aesthetic Lasers, Inc.</div></div>`
  return made({
    name: 'skin-clinic-laser-system-order-scan', family: 'aesthetic-laser-order-form', scan: flatbed, style: ".page{font:9.6pt/12.4pt Lato;padding:.6in .7in}table{width:100%}small{font-size:7.6pt;color:#444}.x td,.x th{border:.6pt solid #5b4a8a;padding:2.8pt 5pt}.l th{background:#ece9f4;font-weight:700}", pages: [page], sender: seller, receiver: buyer, lines, less: deposit,
    notes: 'flatbed scan of a laser maker’s order form: captioned cells, discount and deposit in parentheses, estimated tax not on training, marketing credit and a declined service plan as decoys, two signatures',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), discount: units(discount), shipping: units(shipping), tax_total: units(tax), amount_due: units(total - deposit), invoice_number: 'HAL-SO-11842', invoice_date: '2026-04-22', payment_terms: 'Prior to shipment', other_details: { down_payment: units(deposit) } },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), 'sender.name': [seller.name, 'halcyon'], due_date: [null], 'other_details.make': [null, 'Halcyon'], 'other_details.model': [null, 'Pro II', 'Halcyon Pro II', 'HAL-PRO2'], 'other_details.equipment_type': [null, 'laser', 'workstation'] },
    absent: ['trade_in', 'purchase_order', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
})()
