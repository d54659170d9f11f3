/** A tire dealer's invoice, a truck dealer's repair order and a bus dealer's invoice. */
import {
  $,
  copier,
  f,
  fax,
  item,
  lined,
  made,
  part,
  rowOf,
  safe,
  sums,
  totalOf,
  units,
  vinOf,
  worded,
} from './means.ts'

// prettier-ignore
export const tires = (() => {
  const seller = { name: 'PIEDMONT COMMERCIAL TIRE CENTER', address: ['1140 WENDOVER AVE E', 'GREENSBORO, NC 27405'] }
  const buyer = { name: 'CAPE FEAR BULK CARRIERS INC', address: ['PO BOX 2290', 'WILMINGTON, NC 28402'] }
  const goods = [
    ['138400', '295/75R22.5 CONTI HSR3 STEER LRH', 2, 46_885, 2_216], ['412207', '11R22.5 HANKOK DL11 DRIVE LRG', 8, 38_940, 1_954], ['RT-BDR', 'RETREAD 11R22.5 BDR-HG CUSTOMER CASING', 4, 17_250, 0],
    ['MD22', 'MOUNT / DISMOUNT TRUCK TIRE', 14, 2_400, 0], ['VLV-TR', 'VALVE STEM TR573', 14, 650, 0], ['DISP-T', 'SCRAP TIRE DISPOSAL - TRUCK', 6, 1_150, 0], ['SVC-CALL', 'ROAD SERVICE CALL I-40 MM 221', 1, 14_500, 0],
  ] as const
  const services = ['MD22', 'DISP-T', 'SVC-CALL']
  const lines = goods.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code, category: services.includes(code) ? 'soft' : 'hard' }))
  const fet = goods.reduce((sum, [, , quantity, , each]) => sum + quantity * each, 0)
  const subtotal = totalOf(lines)
  const tax = part(subtotal - totalOf(lines.filter(({ code }) => code === 'DISP-T')), 6.75)
  const total = subtotal + fet + tax
  const rows = goods.map(([code, text, quantity, rate, each], i) => rowOf([`>${quantity}`, code, safe(text), `>${each > 0 ? f(each) : ''}`, `>${f(rate)}`, `>${f(lines[i]!.cents)}`]))
  const page = `<table><tr><td style="width:1.1in"><div style="border:2.4pt solid #000;border-radius:50%;width:.85in;height:.85in;text-align:center;font:700 20pt/58pt Arimo">PCT</div><td><b style="font-size:14pt">PIEDMONT COMMERCIAL TIRE CENTER</b><br>1140 WENDOVER AVE E &nbsp; GREENSBORO, NC 27405<br>(336) 555-0147 &nbsp; 24 HR ROAD SERVICE (800) 555-0199<td class="r"><b style="font-size:13pt">INVOICE</b><br>3-44180<br>PAGE 1</tr></table>
<table class="x" style="margin-top:8pt"><tr><td style="width:50%" rowspan="2">BILL TO: 40221<br>${lined(buyer)}<td>DATE<br><b>10/21/26</b><td>TIME<br>14:08<td>WRITTEN BY<br>DUSTIN</tr><tr><td>P.O. NUMBER<br><b>UNIT 2207</b><td>TERMS<br>NET 10TH PROX<td>REF / AUTH<br>FN 881402</tr><tr><td colspan="4">UNIT: 2207 &nbsp;&nbsp; YEAR/MAKE: 2021 FREIGHTLINER CASCADIA &nbsp;&nbsp; LIC: NC KR-4471 &nbsp;&nbsp; MILEAGE: 412,806 &nbsp;&nbsp; DRIVER: L. SIMS</tr></table>
<table class="l" style="margin-top:8pt"><tr><th class="r">QTY<th>PRODUCT<th>DESCRIPTION<th class="r">F.E.T.<th class="r">PRICE<th class="r">AMOUNT</tr>${rows.join('')}<tr><td><td><td colspan="4">LR STEER 6/32 RR OUTER FLAT - REPLACED ALL DRIVE POSITIONS<br>TORQUED TO 475 FT LB. RE-TORQUE AFTER 50 MILES</tr></table>
<div style="position:absolute;bottom:.75in;left:.5in;right:.5in"><table><tr><td style="width:56%;font-size:7.4pt;line-height:9pt;padding-right:20pt">FINANCE CHARGE OF 1.5% PER MONTH (18% A.P.R.) ON PAST DUE ACCOUNTS. NC SCRAP TIRE TAX INCLUDED IN PRICE. CASINGS NOT PAID FOR AFTER 30 DAYS.<br><br>X ____________________________________<br>AUTHORIZED SIGNATURE<td>${sums([['PARTS', f(totalOf(lines.filter(({ category }) => category === 'hard')))], ['LABOR / SERVICE', f(totalOf(lines.filter(({ category }) => category === 'soft')))], ['SUBTOTAL', f(subtotal)], ['FEDERAL EXCISE TAX', f(fet)], ['SALES TAX 6.75%', f(tax)], ['<b>TOTAL DUE</b>', `<b>${$(total)}</b>`], ['CHARGED TO ACCOUNT', f(total)]], 'class="x"')}</tr></table></div>`
  return made({
    name: 'bulk-carrier-tires-invoice-scan', family: 'commercial-tire-dealer-invoice', scan: copier, style: '.page{font:8.8pt/11.2pt Arimo;padding:.5in}table{width:100%}.x td{border:.7pt solid #000;padding:2pt 4pt}.l th{border-bottom:1pt solid #000;font-weight:700}.l td,.l th{padding:2.2pt 4pt}', pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'copier scan of a commercial tire dealer’s invoice: federal excise tax per tire in a column of its own and as a sum beside the sales tax, retreads, mounting and disposal among the tires, unit and mileage of the truck served, parts and labor as decoys above the subtotal',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(fet + tax), invoice_number: '3-44180', invoice_date: '2026-10-21', purchase_order: 'UNIT 2207', payment_terms: 'NET 10TH PROX', amount_due: units(total) },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), tax_total: [units(fet + tax), units(tax)], purchase_order: ['UNIT 2207', '2207'], due_date: [null, '2026-11-10'], 'other_details.make': [null, 'FREIGHTLINER'], 'other_details.model': [null, 'CASCADIA'], 'other_details.year': [null, '2021'], 'other_details.equipment_miles_hours': [null, 412806], 'other_details.equipment_type': [null, 'truck', 'tires'] },
    absent: ['discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const repairOrder = (() => {
  const seller = { name: 'SIOUX EMPIRE TRUCK CENTER', address: ['4200 N CLIFF AVE', 'SIOUX FALLS, SD 57104'] }
  const buyer = { name: 'VAN BEEK LIVESTOCK EXPRESS', address: ['27215 SD HWY 19', 'PARKER, SD 57053'] }
  const vin = vinOf('1XKYD49X', 'LJ448126')
  const jobs = [
    ['A', 'CHECK ENGINE LIGHT, DERATE. FOUND EGR COOLER LEAKING. REPLACED COOLER, FLUSHED SYSTEM.', [['LABOR', 'EGR COOLER R&R', 9.6, 17_900], ['2892304NX', 'COOLER, EGR REMAN', 1, 148_620], ['CORE', 'CORE CHARGE', 1, 35_000], ['CC2848', 'COOLANT ELC 50/50 GAL', 11, 1_789], ['4966441', 'GASKET KIT', 1, 8_844]]],
    ['B', 'PM SERVICE B. REPLACED OIL AND FILTERS, GREASED.', [['LABOR', 'PM B FLAT RATE', 3, 17_900], ['LF14000NN', 'FILTER, LUBE', 1, 5_126], ['FS1098', 'FILTER, FUEL', 2, 4_450], ['15W40', 'OIL, BULK QT', 44, 519]]],
    ['C', 'RR AIRBAG BLOWN. REPLACED.', [['LABOR', 'AIR SPRING R&R', 1.4, 17_900], ['W013589086', 'AIR SPRING', 1, 19_875]]],
  ] as const
  const lines = [...jobs.flatMap(([, , rows]) => rows.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code, category: code === 'LABOR' ? 'soft' : 'hard' }))), item(1, 14_900, 'SHOP SUPPLIES', { category: 'soft' }), item(1, 4_250, 'ENVIRONMENTAL', { category: 'soft' })]
  const subtotal = totalOf(lines)
  const tax = part(subtotal, 6.2)
  const total = subtotal + tax
  const body = jobs.map(([letter, story, rows]) => `<tr><td colspan="5">JOB ${letter} &nbsp; ${story}</tr>${rows.map(([code, text, quantity, rate]) => rowOf([`&nbsp;&nbsp;${code}`, safe(text), `>${quantity.toFixed(2)}`, `>${f(rate)}`, `>${f(Math.round(quantity * rate))}`])).join('')}<tr><td colspan="5" style="border-bottom:.6pt dashed #000"></tr>`).join('')
  const page = `<div style="position:absolute;top:.12in;left:.3in;right:.3in;font:8pt/9pt Arimo;display:flex;justify-content:space-between"><span>11/04/2026 16:31 &nbsp; 605 555 0120 SIOUX EMPIRE SVC</span><span>PAGE 01/01</span></div><table><tr><td><b style="font-size:14pt">SIOUX EMPIRE TRUCK CENTER</b><br>4200 N CLIFF AVE, SIOUX FALLS, SD 57104<td class="r"><b>SERVICE INVOICE</b><br>R.O. NUMBER: R104-20881<br>INVOICED: 11/04/2026</tr></table>
<table style="margin:8pt 0"><tr><td style="width:52%">CUSTOMER 18204<br>${lined(buyer)}<br>H: 605-555-0188<td>UNIT: 31 &nbsp;&nbsp; 2020 KENWORTH T680<br>VIN: ${vin}<br>MILES IN: 688,214 &nbsp; OUT: 688,219<br>ENGINE: X15 S/N 80114417<br>OPENED: 10/30/2026 &nbsp; ADVISOR: KYLE</tr></table>
<table class="l"><tr><th>PART / OP<th>DESCRIPTION<th class="r">QTY/HRS<th class="r">EACH<th class="r">EXTENDED</tr>${body}${lines.slice(-2).map(({ text, cents }) => rowOf(['', text, '>1.00', `>${f(cents)}`, `>${f(cents)}`])).join('')}</table>
<table style="margin-top:8pt"><tr><td style="width:55%;font-size:7.6pt;line-height:9pt">ALL PARTS RETURNS SUBJECT TO 15% RESTOCK. CORES MUST BE RETURNED WITHIN 30 DAYS FOR CREDIT. STORAGE $40/DAY AFTER 3 DAYS.<td>${sums([['TOTAL LABOR', f(totalOf(lines.filter(({ code }) => code === 'LABOR')))], ['TOTAL PARTS', f(totalOf(lines.slice(0, -2).filter(({ code }) => code !== 'LABOR')))], ['MISC CHARGES', f(19_150)], ['SALES TAX', f(tax)], ['<b>INVOICE TOTAL</b>', `<b>${f(total)}</b>`]])}</tr></table><div style="position:absolute;bottom:.5in;left:.5in">CUSTOMER SIGNATURE ________________________ &nbsp; CHARGE ACCT &nbsp; TERMS: NET 15</div>`
  return made({
    name: 'livestock-hauler-repair-order-fax', family: 'truck-dealer-repair-order', scan: fax, style: ".page{font:8.8pt/11pt Cousine;padding:.5in}table{width:100%}.l th{border-bottom:1pt solid #000;border-top:1pt solid #000}.l td,.l th{padding:1pt 3pt}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'fax of a truck dealer’s repair order: jobs by letter with a story, labor hours and parts in one list, a core charge, sums by kind without a subtotal, miles in and out, fax line at the edge',
    expected: { total_invoice_value: units(total), tax_total: units(tax), invoice_number: 'R104-20881', invoice_date: '2026-11-04', payment_terms: 'NET 15', other_details: { vin, year: '2020', make: 'KENWORTH', model: 'T680' } },
    acceptable: { ...Object.fromEntries(lines.flatMap(({ text }, i) => (['CORE CHARGE', 'SHOP SUPPLIES'].includes(text) ? [[`transactions.${i}.category`, ['hard', 'soft']]] : []))), ...worded(lines, ({ code, text }) => (code === undefined ? [] : [`${code} ${text}`])), subtotal: [units(subtotal), null], amount_due: [units(total), null], due_date: [null, '2026-11-19'], 'other_details.equipment_miles_hours': [null, 688214, 688219], 'other_details.equipment_type': [null, 'truck'], purchase_order: [null] },
    absent: ['discount', 'shipping', 'trade_in', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const schoolBus = (() => {
  const seller = { name: 'Lone Pine Bus Sales, LLC', address: ['901 Transit Way', 'Longview, TX 75601'] }
  const buyer = { name: 'Tri-Parish Student Transport, Inc.', address: ['4471 Hwy 1 South', 'Natchitoches, LA 71457'] }
  const vins = [vinOf('4DRBUC8N', 'RB118406'), vinOf('4DRBUC8N', 'RB118407'), vinOf('4DRBUC8N', 'RB118411')] as const
  const base = 11_284_000
  const lines = [...vins.map(vin => item(1, base, '2027 IC CE Series 71 passenger school bus', { more: [`VIN ${vin}`] })), item(3, 468_500, 'Rooftop A/C, front and rear evaporators'), item(3, 189_900, '8 camera digital video system'), item(3, 61_250, 'Two-way radio, installed'), item(1, 240_000, 'Delivery, three units', { category: 'soft' })]
  const subtotal = totalOf(lines)
  const credit = 1_500_000
  const total = subtotal
  const rows = [...vins.map((vin, i) => rowOf([`${i + 1}`, `<b>2027 IC CE Series 71 passenger school bus</b><br>VIN ${vin} &nbsp; Stock B${118406 + (i === 2 ? 5 : i)}<br>Cummins B6.7 220 hp, Allison 2500 PTS, air brakes, air door, 35,000 lb GVWR`, '>1', `>${f(base)}`, `>${f(base)}`])), ...lines.slice(3).map(({ text, quantity = 1, rate = 0, cents }, i) => rowOf([`${i + 4}`, safe(text), `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`]))]
  const page = `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4pt solid #f2b600;padding-bottom:6pt"><div><b style="font:700 19pt/22pt 'Libre Franklin'">Lone Pine Bus Sales</b><br>New &amp; pre-owned school, activity and commercial buses</div><div class="r">901 Transit Way<br>Longview, TX 75601<br>903-555-0163</div></div>
<table style="margin:14pt 0"><tr><td style="width:42%"><span class="k">Invoiced to</span><br>${lined(buyer)}<td style="width:30%"><span class="k">Lienholder / loss payee</span><br>Red River Equipment Capital<br>PO Box 5540<br>Shreveport, LA 71135<td>${sums([['<span class="k">Vehicle invoice</span>', '<b>V-26-0774</b>'], ['<span class="k">Date</span>', '08/03/2026'], ['<span class="k">Purchase order</span>', 'TPST 26-118'], ['<span class="k">Contract</span>', 'TIPS 240901'], ['<span class="k">Terms</span>', 'Due on delivery']])}</tr></table>
<table class="l"><tr><th>#<th>Unit / description<th class="r">Qty<th class="r">Unit price<th class="r">Amount</tr>${rows.join('')}</table>
<table style="margin-top:12pt"><tr><td style="width:54%;padding-right:24pt;font-size:8pt;line-height:10pt">Trade: two 2009 Thomas Saf-T-Liner, VIN ending 77120 and 77138, titles and keys received. State inspection and temporary plates are the buyer’s. Sold for use in Louisiana; no Texas motor vehicle tax collected. The maker’s certificates of origin are sent to the lienholder on payment.<td>${sums([['Total of units and options', $(total)], ['Trade-in allowance (2)', `(${f(credit)})`], ['Deposit, wire 05/11/2026', `(${f(2_500_000)})`], ['<b>Balance due on delivery</b>', `<b>${$(total - credit - 2_500_000)}</b>`]])}</tr></table><div style="margin-top:44pt">Received by ______________________ &nbsp; Odometer ________ / ________ / ________ &nbsp; Date __________</div>`
  return made({
    name: 'student-transport-three-buses-invoice', family: 'bus-dealer-vehicle-invoice', style: ".page{font:9.2pt/12pt 'Libre Franklin';padding:.6in .65in}table{width:100%}.k{color:#666;font-size:8pt}.l th{font-weight:700;border-bottom:1.2pt solid #222}.l td,.l th{padding:4pt 4pt}.l td{border-bottom:.4pt solid #ccc}", pages: [page], sender: seller, receiver: buyer, lines, less: credit + 2_500_000,
    notes: 'bus dealer’s invoice of three units: VIN and specification below each, options priced per bus, lienholder’s address beside the buyer’s, trade-in and deposit in parentheses, no tax',
    expected: { total_invoice_value: units(total), invoice_number: 'V-26-0774', invoice_date: '2026-08-03', purchase_order: 'TPST 26-118', payment_terms: 'Due on delivery', trade_in: units(credit), amount_due: units(total - credit - 2_500_000), other_details: { vin: vins[0], year: '2027', make: 'IC', down_payment: 25000 } },
    acceptable: { ...worded(lines, ({ text, more = [] }) => [`${text} ${more[0] ?? ''}`, `${text} ${more[0] ?? ''} Cummins B6.7 220 hp, Allison 2500 PTS, air brakes, air door, 35,000 lb GVWR`]), 'sender.name': [seller.name, 'Lone Pine Bus Sales'], subtotal: [units(total), null], due_date: [null, '2026-08-03'], 'other_details.model': [null, 'CE', 'CE Series', 'CE Series 71'], 'other_details.equipment_type': [null, 'school bus', '71 passenger school bus', 'bus'], shipping: [null, 2400], tax_total: [null, 0] },
    absent: ['discount', 'other_details.equipment_miles_hours'],
  })
})()
