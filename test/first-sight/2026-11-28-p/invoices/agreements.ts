/** A press dealer's sales agreement, a modular office contract and a powersports dealer's buyer's invoice. */
import {
  $,
  f,
  flatbed,
  lined,
  made,
  ones,
  part,
  penned,
  phone,
  rowOf,
  safe,
  sums,
  totalOf,
  units,
  vinOf,
  worded,
} from './means.ts'

// prettier-ignore
export const press = (() => {
  const seller = { name: 'Midstates Graphic Machinery, Inc.', address: ['1575 Jarvis Avenue', 'Elk Grove Village, IL 60007'] }
  const buyer = { name: 'Lakefront Label & Carton Co.', address: ['2990 S 13th Street', 'Milwaukee, WI 53215'] }
  const goods = [
    ['1', 'One (1) used Heidelberg Speedmaster XL 75-6+L, year 2016', ['serial number FE000418, approx. 94 million impressions', 'with Prinect Press Center, Inpress Control, AirTransfer delivery, coater'], 61_500_000, 'hard'],
    ['2', 'One (1) new Technotrans beta.c 160 refrigeration and dampening unit', [], 3_840_000, 'hard'],
    ['3', 'Rigging: removal at Dayton, OH, transport and setting at Buyer’s floor', [], 4_275_000, 'soft'],
    ['4', 'Mechanical and electrical erection, commissioning and two weeks of operator training', [], 3_650_000, 'soft'],
  ] as const
  const lines = goods.map(([, text, more, cents, category]) => ({ text, more, cents, category }))
  const subtotal = totalOf(lines)
  const tax = part(subtotal - 3_650_000 - 4_275_000, 5.5)
  const total = subtotal + tax
  const trade = 9_500_000
  const deposit = 6_000_000
  const page = `<div class="c"><b style="font:700 16pt/20pt Tinos">MIDSTATES GRAPHIC MACHINERY, INC.</b><br>1575 Jarvis Avenue, Elk Grove Village, IL 60007 &nbsp; (847) 555-0127</div><div class="c" style="margin:12pt 0"><b>SALES AGREEMENT NO. 26-1187</b></div>
<table><tr><td style="width:12%">Buyer:<td style="width:52%">${lined(buyer)}<td>Date: &nbsp; June 17, 2026<br>Attn: &nbsp; Walter Kiefer</tr></table><p>Midstates Graphic Machinery, Inc. (“Seller”) sells and Buyer buys the following equipment and services, subject to the conditions on the reverse side:</p>
<table class="l">${goods.map(([n, text, more, cents]) => rowOf([`${n}.`, `${safe(text)}${more.map(words => `<br>${safe(words)}`).join('')}`, `>$${f(cents)}`])).join('')}</table>
<table style="width:62%;margin:10pt 0 0 38%">${[['Purchase price', `$${f(subtotal)}`], ['Wisconsin sales tax 5.5% (items 1, 2)', f(tax)], ['<b>Total</b>', `<b>$${f(total)}</b>`], ['Trade-in: 2005 Komori L528, s/n 2288', `(${f(trade)})`], ['Deposit with this agreement', `(${f(deposit)})`], ['<b>Balance prior to shipment</b>', `<b>$${f(total - trade - deposit)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table>
<p>Delivery: eight to ten weeks after deposit. Used equipment is sold as is, where is, after a print test witnessed by Buyer on June 9, 2026. If a leasing company pays, its purchase order must name this agreement and arrive before June 30, 2026. Foundation, compressed air and 480 V supply by Buyer. Blankets and rollers are consumables.</p>
<div style="display:flex;gap:.6in;margin-top:52pt"><div style="flex:1;border-top:.8pt solid #000">${penned(211)}For Seller &nbsp; R. Stanek, Vice President</div><div style="flex:1;border-top:.8pt solid #000">${penned(212, 130)}For Buyer &nbsp; Title: President</div></div>`
  return made({
    name: 'label-printer-press-sales-agreement-scan', family: 'press-dealer-sales-agreement', scan: flatbed, style: '.page{font:10.4pt/13.6pt Tinos;padding:.75in .9in}table{width:100%}.l td{padding:4pt 5pt 4pt 0}', pages: [page], sender: seller, receiver: buyer, lines, less: trade + deposit,
    notes: 'flatbed scan of a press dealer’s agreement: numbered items in words with further lines and prices only, services taxed apart, trade-in with a year and serial number of its own, deposit, balance before shipment',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(tax), trade_in: units(trade), amount_due: units(total - trade - deposit), invoice_number: '26-1187', invoice_date: '2026-06-17', other_details: { year: '2016', make: 'Heidelberg', down_payment: units(deposit) } },
    acceptable: { ...ones(lines), ...worded(lines, ({ text, more = [] }, i) => [[text, ...more].join(' '), `${i + 1}. ${text}`, `${i + 1}. ${[text, ...more].join(' ')}`, text.replace('One (1) ', '')]), 'sender.name': [seller.name], 'other_details.vin': [null, 'FE000418'], 'other_details.model': [null, 'Speedmaster XL 75-6+L', 'XL 75-6+L', 'Speedmaster'], 'other_details.equipment_type': [null, 'press', 'printing press'], payment_terms: [null, 'Balance prior to shipment'], due_date: [null], 'other_details.equipment_miles_hours': [null] },
    absent: ['purchase_order', 'discount', 'shipping'],
  })
})()

// prettier-ignore
export const modular = (() => {
  const seller = { name: 'BADLANDS MODULAR SPACE', address: ['3820 E DIVIDE AVE', 'BISMARCK, ND 58501'] }
  const buyer = { name: 'Wilkota Pipeline Contractors LLC', address: ['214 Airport Rd', 'Watford City, ND 58854'] }
  const goods = [['OFFICE COMPLEX 24 X 60, USED 2019, SERIAL BMS-2460-118 A/B', 8_650_000], ['ADA RAMP AND STEPS, ALUMINUM', 645_000], ['SKIRTING, VINYL, 168 LF', 302_400], ['FURNITURE PACKAGE, 12 DESKS AND CONFERENCE', 918_000]] as const
  const services = [['DELIVERY, 2 FLOORS, 172 MILES', 516_000], ['BLOCK, LEVEL, MARRY AND TIE DOWN', 784_000]] as const
  const lines = [...goods.map(([text, cents]) => ({ text, cents, category: 'hard' as const })), ...services.map(([text, cents]) => ({ text, cents, category: 'soft' as const }))]
  const subtotal = totalOf(lines)
  const tax = part(totalOf(lines.slice(0, 4)), 5)
  const total = subtotal + tax
  const page = `<table><tr><td><b style="font:700 17pt/20pt 'Barlow Condensed'">BADLANDS MODULAR SPACE</b><br>3820 E DIVIDE AVE, BISMARCK, ND 58501<br>701-555-0134<td class="r"><div style="border:1.6pt solid #000;padding:4pt 8pt;display:inline-block"><b>SALES ORDER / BILL OF SALE</b><br>NO. S-04477</div></tr></table>
<table class="x" style="margin-top:12pt"><tr><td style="width:60%"><small>SOLD TO</small><br>${lined(buyer)}<td><small>ORDER DATE</small><br>07/29/2026<br><small>CUSTOMER P.O.</small><br>WPC-3318</tr><tr><td><small>SITE</small><br>CR 30 laydown yard, 4 mi N of Arnegard, ND<td><small>SALESPERSON</small><br>Jodi H.</tr></table>
<table class="x l" style="margin-top:12pt"><tr><th>DESCRIPTION<th class="r" style="width:1.4in">PRICE</tr>${lines.map(({ text, cents }) => rowOf([text, `>${f(cents)}`])).join('')}${rowOf(['&nbsp;', ''])}${rowOf(['&nbsp;', ''])}<tr><td class="r">SUBTOTAL<td class="r">${f(subtotal)}</tr><tr><td class="r">ND SALES TAX 5% ON UNITS AND GOODS<td class="r">${f(tax)}</tr><tr><td class="r"><b>TOTAL</b><td class="r"><b>${$(total)}</b></tr></table>
<p style="font-size:8.6pt;line-height:11pt">Terms: 50% with order, 50% on set. Buyer to provide level pad, access for 70 ft loads and power. Return delivery and dismantle not included. Rent of the same complex would be $2,950.00 per 28 days, minimum 12 periods. Seller warrants good title and transfers it on payment in full.</p><div style="display:flex;gap:.5in;margin-top:50pt"><div style="flex:1;border-top:.8pt solid #000">${penned(88)}Buyer</div><div style="flex:.6;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-17pt;font:15pt/15pt Caveat">7/29/26</span>Date</div></div>`
  return made({
    name: 'pipeline-modular-office-order-phone', family: 'modular-space-sales-order', scan: phone, style: ".page{font:10pt/13pt 'Barlow Condensed';padding:.6in .7in}table{width:100%}.x td,.x th{border:.8pt solid #000;padding:3pt 6pt}small{font-size:7.6pt}.l th{background:#ddd;font-weight:700}.z{font-family:Caveat}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'phone picture of a modular space seller’s order: prices without quantities in a ruled table that also holds the sums, blank rows, tax on goods only, rent as a decoy, signed and dated with a pen',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(tax), invoice_number: 'S-04477', invoice_date: '2026-07-29', purchase_order: 'WPC-3318' },
    acceptable: { ...ones(lines), ...worded(lines, () => []), amount_due: [units(total), null], payment_terms: ['50% with order, 50% on set', null], shipping: [null, 5160], 'other_details.year': [null, '2019'], 'other_details.vin': [null, 'BMS-2460-118 A/B', 'BMS-2460-118'], 'other_details.equipment_type': [null, 'OFFICE COMPLEX', 'OFFICE COMPLEX 24 X 60'], 'other_details.down_payment': [null], due_date: [null] },
    absent: ['discount', 'trade_in', 'other_details.equipment_miles_hours'],
  })
})()

// prettier-ignore
export const powersports = (() => {
  const seller = { name: 'High Uinta Powersports', address: ['1188 W Highway 40', 'Vernal, UT 84078'] }
  const buyer = { name: 'Basin Survey & Mapping, LLC', address: ['455 E 200 N', 'Roosevelt, UT 84066'] }
  const vin = vinOf('4XATAA99', 'T8220417')
  const unit = 2_649_900
  const rows = [
    ['Unit price', unit, 'hard', '2026 Polaris Ranger Crew XP 1000'], ['Full cab with heater, installed', 489_900, 'hard', ''], ['Winch 4,500 lb with synthetic rope', 64_900, 'hard', ''], ['Plow system 72 in', 112_900, 'hard', ''],
    ['Freight and dealer prep', 110_000, 'soft', ''], ['Service contract 48 months', 189_500, 'soft', ''], ['Documentation fee', 29_900, 'soft', ''],
  ] as const
  const lines = rows.map(([label, cents, category, text]) => ({ text: text === '' ? label : text, cents, category }))
  const subtotal = totalOf(lines)
  const tax = part(unit + 489_900 + 64_900 + 112_900 + 110_000, 7.45)
  const total = subtotal + tax
  const [trade, payoff, down] = [825_000, 241_066, 300_000]
  const due = total - trade + payoff - down
  const page = `<table><tr><td><b style="font:700 18pt/22pt 'Montserrat'">HIGH UINTA<span style="color:#d71920"> POWERSPORTS</span></b><br>1188 W Highway 40 | Vernal, UT 84078 | 435-555-0170<td class="r"><b>BUYER’S INVOICE</b><br>Deal No. 10882<br>Date 10/02/2026<br>Salesperson: Cody</tr></table>
<table class="x" style="margin-top:10pt"><tr class="h"><td colspan="4">BUYER</tr><tr><td colspan="2">${lined(buyer)}<td colspan="2">Cell (435) 555-0125<br>office@basinsurvey.example<br>County: Duchesne</tr><tr class="h"><td colspan="4">UNIT SOLD</tr><tr><td>New/Used<br><b>NEW</b><td>Year / Make<br><b>2026 Polaris</b><td>Model<br><b>Ranger Crew XP 1000</b><td>Color<br><b>Onyx</b></tr><tr><td colspan="2">VIN<br><b>${vin}</b><td>Stock #<br><b>P20417</b><td>Miles<br><b>3</b></tr><tr class="h"><td colspan="4">TRADE</tr><tr><td>Year / Make<br>2021 Can-Am<td>Model<br>Defender HD10<td>VIN<br>3JBUGAP23MK001187<td>Miles<br>4,118</tr></table>
<div style="display:flex;gap:.3in;margin-top:10pt"><div style="flex:1;font-size:8pt;line-height:10pt"><b>Lienholder</b><br>Uinta Basin Equipment Credit Union<br>88 S 500 E, Vernal, UT 84078<br><br>This unit is sold with the maker’s limited warranty. Dealer prep includes setup, fluids and a safety check. Buyer states that the trade has a clear title except for the payoff shown, good through 10/12/2026. Off-highway registration is the buyer’s. No cooling-off period.</div><div style="width:3.5in">${sums([...rows.map(([label, cents]) => [label, f(cents)] as const), ['Sales tax 7.45%', f(tax)], ['<b>Total cash price</b>', `<b>${f(total)}</b>`], ['Trade allowance', `-${f(trade)}`], ['Payoff on trade, Desert Peaks CU', f(payoff)], ['Cash down', `-${f(down)}`], ['<b>Unpaid balance</b>', `<b>${$(due)}</b>`]], 'class="s"')}</div></div><div style="display:flex;gap:.5in;margin-top:60pt"><div style="flex:1;border-top:.7pt solid #000">Buyer</div><div style="flex:1;border-top:.7pt solid #000">Dealer</div></div>`
  return made({
    name: 'survey-crew-utility-vehicle-buyers-invoice', family: 'powersports-buyers-invoice', style: ".page{font:9pt/11.8pt 'PT Sans';padding:.55in .6in}table{width:100%}.x td{border:.6pt solid #888;padding:2.4pt 5pt;width:25%}.h td{background:#d71920;color:#fff;font-weight:700;padding:1.4pt 5pt}.s td{padding:2pt 0;border-bottom:.4pt solid #ccc}.z{font-family:'Montserrat'}", pages: [page], sender: seller, receiver: buyer, lines, less: trade - payoff + down,
    notes: 'powersports dealer’s invoice: buyer, unit and trade in captioned cells, price ladder without quantities at the right in which the unit itself is only "Unit price", freight and preparation in one row, trade allowance, payoff that raises the balance, cash down, lienholder’s address',
    expected: { total_invoice_value: units(total), tax_total: units(tax), amount_due: units(due), trade_in: units(trade), invoice_number: '10882', invoice_date: '2026-10-02', other_details: { vin, year: '2026', make: 'Polaris', model: 'Ranger Crew XP 1000', down_payment: units(down), equipment_miles_hours: 3 } },
    acceptable: { ...ones(lines), ...worded(lines, (_, i) => (i === 0 ? ['Unit price', 'Ranger Crew XP 1000', '2026 Polaris', 'NEW 2026 Polaris Ranger Crew XP 1000'] : [])), 'sender.name': [seller.name, 'HIGH UINTA POWERSPORTS'], subtotal: [null, units(subtotal)], shipping: [null, 1100], trade_in: [units(trade), units(trade - payoff)], payment_terms: [null], due_date: [null], 'other_details.equipment_type': [null, 'utility vehicle'], 'other_details.equipment_miles_hours': [3, null] },
    absent: ['purchase_order', 'discount'],
  })
})()
