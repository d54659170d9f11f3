/** From the yard: a well by feet of depth, a propane driver's meter ticket, a steel service center's quotation by hundredweight. */
import { $, branch, drawn, ends, f, facts, feeder, item, lined, needles, part, readings, restated, rowOf, safe, soft, sums, sumsOf, type Sale } from './means.ts' // prettier-ignore

// prettier-ignore
export const boring = (() => {
  const seller = { name: 'Ozark Ridge Drilling & Pump, Inc.', address: ['14820 Highway 5 South', 'Lebanon, MO 65536'] }
  const buyer = { name: 'Niangua River Poultry LLC', address: ['2207 Route DD', 'Conway, MO 65632'] }
  const lines: Sale['lines'] = [
    item(1, 85_000, 'Mobilization, rig and two trucks', soft), item(80, 4_200, 'Drill 10" hole, 0 to 80 feet', soft), item(385, 2_650, 'Drill 6-1/4" hole, 80 to 465 feet', soft), item(84, 3_175, 'Steel casing 6-5/8" x .188'), item(1, 24_500, 'Drive shoe'), item(26, 2_850, 'Neat cement grout, sacks'),
    item(1, 487_000, 'Submersible pump 7-1/2 HP, 3 phase, 65 GPM'), item(420, 895, 'Drop pipe 2" galvanized'), item(440, 385, 'Submersible cable 6-3 with ground'), item(1, 118_000, 'Variable speed controller and pressure transducer'), item(24, 14_500, 'Test pumping, hours', soft), item(1, 30_000, 'State certification and water sample', soft),
  ]
  const tax = part(lines.reduce((sum, { cents, category }) => sum + (category === 'hard' ? cents : 0), 0), 7.6)
  const paid = 1_000_000
  const { subtotal, total, open } = sumsOf({ lines, tax, paid })
  const units = ['ea', 'ft', 'ft', 'ft', 'ea', 'sk', 'ea', 'ft', 'ft', 'ea', 'hr', 'ea']
  const strata: readonly (readonly [string, string, string])[] = [['0', '12', 'Red clay and chert'], ['12', '74', 'Broken limestone, some water'], ['74', '210', 'Gray dolomite, hard'], ['210', '318', 'Sandstone, 15 GPM'], ['318', '465', 'Dolomite and sandstone, 65 GPM']]
  const page = `<div class="c"><b style="font:700 20pt/24pt 'Zilla Slab'">${safe(seller.name)}</b><br>${seller.address.join(', ')} &nbsp; 417-555-0126<br>Licensed well and pump installation contractor 004418-M</div>
    ${ends(`<b>Owner / Bill to</b><br>${lined(buyer)}`, facts([['<b>INVOICE</b>', '<b>7182</b>'], ['Date', '6/22/2026'], ['Terms', 'Due upon completion'], ['State ref. no.', '00620418'], ['Well location', 'SW 1/4 NE 1/4 Sec. 18 T33N R17W']], 'style="width:3.1in"'), 'margin:12pt 0')}
    <table class="l">${rowOf(['Description', '>Quantity', 'Unit', '>Unit price', '>Amount'], ' class="h"')}${lines.map(({ text, quantity = 0, rate = 0, cents }, i) => rowOf([safe(text), `>${quantity}`, units[i] ?? '', `>${f(rate)}`, `>${f(cents)}`])).join('')}</table>
    <div style="display:flex;gap:.5in;margin-top:10pt;align-items:flex-start"><div style="flex:1"><b>Driller’s log</b><table class="g">${rowOf(['From', 'To', 'Formation'], ' class="b"')}${strata.map(cells => rowOf(cells)).join('')}</table>Total depth 465 ft. Static water level 118 ft. Yield 65 GPM, drawdown 41 ft after 24 hours. Pump set at 420 ft.</div><table class="t" style="width:2.7in">${sums([['Subtotal', f(subtotal)], ['Sales tax on materials 7.6%', f(tax)], ['Total', f(total)], ['Less down payment, check 4418', `(${f(paid)})`], ['<b>BALANCE DUE</b>', `<b>${$(open)}</b>`]])}</table></div>
    <p style="font-size:8pt;line-height:10pt">We do not guarantee quantity or quality of water. Pump and controller carry the maker’s warranty of 18 months. A service charge of 1.5% a month is added after 30 days. Unpaid work may result in a lien under chapter 429 RSMo.</p>`
  return drawn({
    name: 'poultry-farm-well-by-feet-of-depth', family: 'well-driller-footage-with-log', style: ".page{font:9.2pt/12.4pt 'Zilla Slab';padding:.6in .75in}.h td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td{padding:2pt 5pt;border-bottom:.3pt solid #bbb}.g td{border:.4pt solid #888;padding:.8pt 4pt}.t td{padding:2pt 0;border-bottom:.3pt solid #aaa}", pages: [page],
    notes: 'well driller’s invoice: feet of hole by diameter and depth, casing, pump and hours of testing, a log of formations with depths and yields as decoys, tax on materials only, a down payment in parentheses, a legal description of the place', seller, buyer, lines, number: '7182', date: '2026-06-22', terms: 'Due upon completion', tax, paid, subtotal: true,
    acceptable: { due_date: [null, '2026-06-22'], 'other_details.down_payment': [null, paid / 100], 'other_details.equipment_type': [null] },
  })
})()

// prettier-ignore
export const propane = (() => {
  const seller = { name: 'PINE BARRENS PROPANE CO-OP', address: ['418 RIDGEWAY AVE', 'SPOONER WI 54801'] }
  const buyer = { name: 'YELLOW RIVER GREENHOUSES INC', address: ['N4418 COUNTY RD H', 'SPOONER WI 54801'] }
  const gallons = 1_118.4
  const lines = [item(gallons, 164.9, 'PROPANE, ODORIZED'), item(1, 795, 'HAZMAT AND DELIVERY FEE', soft)]
  const discount = Math.round(gallons * 5)
  const tax = part(lines.reduce((sum, { cents }) => sum + cents, 0) - discount, 5.5)
  const { subtotal, total } = sumsOf({ lines, tax, discount })
  const row = (label: string, value: string) => rowOf([label, `>${value}`])
  const ticket = `<div class="needles"><div style="font-size:13pt;line-height:15pt;font-weight:700">${seller.name}</div>${seller.address.join(', ')}&nbsp; 715-555-0181
    ${ends('<b>DELIVERY TICKET / INVOICE</b>', '<b>NO. 0820441</b>', 'margin-top:8pt')}${ends('DATE 02/17/2026 &nbsp; 10:42 AM', 'TRUCK 07 &nbsp; DRIVER 18')}<div class="k">ACCT 44182 &nbsp; TANK 02 &nbsp; 1990 GAL<br>${buyer.name}<br>${buyer.address.join('<br>')}</div>
    <table>${row('PRODUCT', 'PROPANE, ODORIZED')}${row('METER START', '0000.0')}${row('METER END', '1118.4')}${row('GROSS GALLONS', '1118.4')}${row('TEMP COMPENSATED TO 60F', 'YES')}${row('PERCENT BEFORE / AFTER', '22 / 78')}${row('TOTALIZER', '2044187')}</table>
    <table class="k">${rowOf(['NET GALLONS', '>PRICE/GAL', '>AMOUNT'])}${rowOf(['1118.4', '>1.6490', `>${f(lines[0]?.cents ?? 0)}`])}${rowOf(['HAZMAT AND DELIVERY FEE', '', `>${f(795)}`])}${rowOf(['SUBTOTAL', '', `>${f(subtotal)}`])}${rowOf(['PREPAY DISCOUNT .05/GAL', '', `>-${f(discount)}`])}${rowOf(['SALES TAX 5.5%', '', `>${f(tax)}`])}${rowOf(['<b>TOTAL DUE</b>', '', `><b>$${f(total)}</b>`])}</table>
    <div class="k">TERMS NET 10 DAYS &nbsp; DUE 02/27/2026<br>PREVIOUS BALANCE NOT SHOWN ON TICKET</div><div style="margin-top:8pt">TANK LEFT: ( ) LEAK CHECK DONE &nbsp; (X) CUSTOMER NOT PRESENT<br>SMELL GAS? LEAVE AT ONCE AND CALL 911.</div></div><span style="position:absolute;left:2.2in;top:5.9in;font:22pt/22pt 'Caveat'">B. Lindqvist</span><div style="margin-top:34pt;border-top:.7pt solid #000;width:2.6in">DRIVER</div>`
  return restated(drawn({
    name: 'greenhouse-propane-meter-ticket-branch-scan', family: 'propane-meter-ticket-half-sheet', scan: branch, size: '5.5in 8.5in', style: `.page{font:9.4pt/12.4pt 'Courier Prime';padding:.4in .45in}.k{border-top:.8pt dashed #000;margin-top:6pt;padding-top:4pt}td{padding:.4pt 0}${needles}`, pages: [ticket],
    notes: 'copy of a propane driver’s ticket on a half sheet by a needle printer: meter readings, totalizer, gallons twice, price of four decimals, a discount per gallon, tax after the discount, percent in the tank, the driver’s signature', seller, buyer, lines, number: '0820441', date: '2026-02-17', due: '2026-02-27', terms: 'NET 10 DAYS', discount, tax, subtotal: true,
    acceptable: { 'transactions.1.quantity': [1, null], 'transactions.1.rate': [7.95, null], payment_terms: ['NET 10 DAYS', 'NET 10'], ...readings('description/item', [['PROPANE, ODORIZED', 'PROPANE', 'NET GALLONS', '1118.4 NET GALLONS'], ['HAZMAT AND DELIVERY FEE']]) },
  }), [{ rate: 1.649 }])
})()

// prettier-ignore
export const steel = (() => {
  const seller = { name: 'Mahoning Plate & Bar Service Center', address: ['1184 Poland Avenue', 'Youngstown, OH 44502'] }
  const buyer = { name: 'Beaver Creek Trailer Works, Inc.', address: ['4418 Lisbon Street', 'East Liverpool, OH 43920'] }
  const goods: readonly (readonly [pieces: number, size: string, grade: string, pounds: number, hundredweight: number])[] = [[24, 'C 6 x 8.2# x 40\'0"', 'A36 channel', 7_872, 5_840], [60, 'HSS 4 x 2 x 3/16 x 24\'0"', 'A500 Gr C tube', 9_677, 7_425], [12, 'PL 3/8 x 60 x 240', 'A572-50 plate', 18_378, 5_665], [8, 'SH 11 ga x 48 x 120 P&O', 'A1011 CS-B sheet', 1_600, 7_110], [30, 'FB 1/2 x 4 x 20\'0"', 'A36 flat bar', 4_080, 6_290]]
  const stock: Sale['lines'] = goods.map(([, size, grade, pounds, rate]) => ({ text: `${size} ${grade}`, cents: Math.round((pounds * rate) / 100), category: 'hard' }))
  const work: Sale['lines'] = [item(48, 425, 'Saw cut channel to 19\'10" +1/8 -0', soft), item(12, 6_800, 'Plasma cut plate per your DXF, per plate', soft)]
  const lines = [...stock, ...work]
  const freight = 38_500
  const { subtotal, total } = sumsOf({ lines, freight })
  const page = `${ends(`<b style="font:700 17pt/21pt 'Barlow Condensed'">${safe(seller.name).toUpperCase()}</b><br>${seller.address.join(', ')}<br>330-555-0119 &nbsp; Fax 330-555-0120`, '<div class="r"><b style="font-size:16pt;line-height:20pt">QUOTATION</b><br>Q118204-01<br>Page 1 of 1</div>')}
    <table class="x" style="margin:10pt 0"><tr><td colspan="2"><small>QUOTED TO</small><br>${lined(buyer)}<td colspan="2"><small>SHIP TO</small><br>Same</tr><tr><td><small>DATE</small><br>09/08/26<td><small>VALID THROUGH</small><br>09/11/26<td><small>YOUR INQUIRY</small><br>RFQ 2644<td><small>INSIDE SALES</small><br>C. Ferrante</tr><tr><td><small>TERMS</small><br>1/2% 10, NET 30<td><small>F.O.B.</small><br>Delivered<td><small>SHIP VIA</small><br>Our truck<td><small>LEAD TIME</small><br>3 to 4 days</tr></table>
    <table class="l">${rowOf(['Ln', '>Pcs', 'Size and length', 'Grade', '>Est. wt. lb', '>Price', 'Per', '>Extension'], ' class="h"')}${goods.map(([pieces, size, grade, pounds, rate], i) => rowOf([`${i + 1}`, `>${pieces}`, safe(size), grade, `>${pounds.toLocaleString('en-US')}`, `>${f(rate)}`, 'CWT', `>${f(stock[i]?.cents ?? 0)}`])).join('')}${work.map(({ text, quantity = 0, rate = 0, cents }, i) => rowOf([`${i + 6}`, `>${quantity}`, safe(text), '', '', `>${f(rate)}`, 'EA', `>${f(cents)}`])).join('')}${rowOf(['', '', '<b>Total weight</b>', '', `><b>${goods.reduce((sum, row) => sum + row[3], 0).toLocaleString('en-US')}</b>`, '', '', ''])}</table>
    ${ends('Mill test reports included. Theoretical weights; billed at scale weight.', `<table class="t" style="width:2.6in">${sums([['Material and processing', f(subtotal)], ['Delivery and fuel', f(freight)], ['<b>Quote total</b>', `<b>${$(total)}</b>`]])}</table>`, 'margin-top:10pt')}
    <p style="font-size:8pt;line-height:10pt">Prices are subject to prior sale and to mill increases in effect at time of shipment. Quantities may vary by 10% for plate. No cancellation after processing has begun. Resale certificate on file, no tax charged. This quotation is an offer only on our terms of sale, printed on the back.</p>`
  return restated(drawn({
    name: 'trailer-builder-steel-by-hundredweight-feeder-scan', family: 'steel-service-center-per-hundredweight', scan: feeder, style: ".page{font:9.4pt/12.2pt 'Roboto Condensed';padding:.6in .7in}small{font-size:7pt;line-height:8pt;color:#333}.x td{border:.7pt solid #000;padding:2pt 5pt}.h td{border-bottom:1.2pt solid #000;font-weight:700}.l td{padding:2.6pt 5pt;border-bottom:.3pt solid #999}.t td{padding:2pt 0}", pages: [page],
    notes: 'scan of a steel service center’s quotation: pieces, size, grade and estimated weight, prices per hundredweight, cuts by the piece in the same table, a row of total weight that is no line, a discount for prompt payment in the terms', seller, buyer, lines, number: 'Q118204-01', date: '2026-09-08', terms: '1/2% 10, NET 30', freight, subtotal: true,
    acceptable: { 'sender.name': [seller.name, seller.name.toUpperCase()], purchase_order: [null, 'RFQ 2644'], due_date: [null, '2026-09-11'], 'other_details.equipment_type': [null], ...Object.fromEntries(goods.flatMap(([pieces, , , pounds, rate], i) => [[`transactions.${i}.quantity`, [pieces, pounds, pounds / 100]], [`transactions.${i}.rate`, [rate / 100, rate / 10_000]]])), ...readings('description/item', [...goods.map(([, size, grade]) => [`${size} ${grade}`, size, `${grade} ${size}`]), ...work.map(({ text }) => [text])]) },
  }), goods.map(([pieces, , , , rate]) => ({ quantity: pieces, rate: rate / 100 })))
})()
