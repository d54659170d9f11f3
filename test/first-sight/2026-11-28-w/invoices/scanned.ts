/** Four scans: a motor carrier's freight bill, a parts jobber's invoice, a welding gas invoice and a party rental contract. */
import { $, copier, f, facts, fax, flatbed, item, lined, made, noMachine, part, penned, phone, readings, rowOf, safe, sums, totalOf, trailing, units, worded } from './means.ts' // prettier-ignore

// prettier-ignore
export const freightBill = (() => {
  const seller = { name: 'CEDAR GAP MOTOR FREIGHT, INC.', address: ['1900 TERMINAL ROAD', 'SPRINGFIELD, MO 65803'] }
  const buyer = { name: 'KANAWHA DOOR & GLASS BLOCK CO.', address: ['77 CHEMICAL STREET', 'NITRO, WV 25143'] }
  const goods = [['6 PLT', 'STEEL DOORS, KD, ON PALLETS', '34220-2', '70', 4_180, 4_218, 6], ['4 PLT', 'GLASS BLOCK, IN CARTONS', '86940', '65', 3_620, 3_955, 4], ['12 CTN', 'DOOR HARDWARE, IRON OR STEEL', '95190-4', '85', 388, 5_140, 12]] as const
  const hauled = goods.map(([, text, , , pounds, rate]) => item(pounds / 100, rate, text, { category: 'soft' }))
  const discount = part(totalOf(hauled), 62)
  const fuel = part(totalOf(hauled) - discount, 28.4)
  const charges = [['FUEL SURCHARGE 28.40 PCT', fuel], ['LIFTGATE AT DELIVERY', 9_500], ['LIMITED ACCESS, CONSTRUCTION SITE', 7_250], ['NOTIFY BEFORE DELIVERY', 2_800]] as const
  const lines = [...hauled, ...charges.map(([text, cents]) => ({ text, cents, category: 'soft' as const }))]
  const total = totalOf(lines) - discount
  const rows = goods.map(([pieces, text, nmfc, rated, pounds, rate], i) => rowOf([pieces, '', text, nmfc, `>${rated}`, `>${pounds.toLocaleString('en-US')}`, `>${f(rate)}`, `>${f(hauled[i]!.cents)}`]))
  const charge = (text: string, amount: string) => rowOf(['', '', text, '', '', '', '', `>${amount}`])
  const place = (caption: string, words: readonly string[]) => `<td style="width:33.3%"><small>${caption}</small><br>${words.map(safe).join('<br>')}`
  const page = `<table><tr><td style="width:58%"><b style="font-size:16pt">CEDAR GAP MOTOR FREIGHT, INC.</b><br>1900 TERMINAL ROAD, SPRINGFIELD, MO 65803<br>SCAC CGMF &nbsp; 417-555-0122<td><div class="c" style="border:1.2pt solid #000;padding:3pt"><small>PRO NUMBER</small><br><b style="font-size:15pt">418-220775-4</b></div></tr></table><div class="c" style="font-weight:700;font-size:12pt;margin:7pt 0">ORIGINAL FREIGHT BILL</div>
<table class="x"><tr>${place('SHIPPER', ['OZARK DOOR WORKS', '4400 FOUNDRY AVE', 'JOPLIN, MO 64801'])}${place('CONSIGNEE', ['ELK RIVER SCHOOL ANNEX JOBSITE', '12 DUNBAR LANE', 'CHARLESTON, WV 25302'])}${place('BILL TO - THIRD PARTY PREPAID', [buyer.name, ...buyer.address])}</tr></table><table class="x" style="margin-top:-.7pt"><tr>${[['BILL DATE', '06/12/2026'], ['PICKUP', '06/08/2026'], ['DELIVERED', '06/11/2026'], ['B/L NO', '77-0441'], ['P.O. NO', 'KD-11820'], ['TARIFF', 'CGMF 500-K'], ['TERMS', '15 DAYS']].map(([a = '', b = '']) => `<td><small>${a}</small><br>${b}`).join('')}</tr></table>
<table class="x l" style="margin-top:9pt"><tr><th>PIECES<th>HM<th>DESCRIPTION OF ARTICLES<th>NMFC<th>CLASS<th>WEIGHT LB<th>RATE / CWT<th>CHARGES</tr>${rows.join('')}${charge('DISCOUNT 62.0 PCT', `${f(discount)}-`)}${charges.map(([text, cents]) => charge(text, f(cents))).join('')}<tr><td><b>22</b><td><td><b>TOTAL - PAY THIS AMOUNT</b><td><td><td class="r"><b>8,188</b><td><td class="r"><b>${$(total)}</b></tr></table>
<p style="font-size:8.4pt;line-height:10.4pt">DECLARED OR RELEASED VALUE NOT TO EXCEED $10.00 PER POUND PER PIECE. DISCOUNT IS LOST IF THE BILL IS NOT PAID WITHIN 60 DAYS. COD AMOUNT: NONE. DETENTION AFTER 30 MINUTES AT $95.00 AN HOUR.</p><table class="x" style="margin-top:8pt"><tr><td style="width:55%;height:52pt"><small>RECEIVED IN GOOD CONDITION EXCEPT AS NOTED</small><br><br>${penned(2207)}<td><small>REMIT TO</small><br>CEDAR GAP MOTOR FREIGHT, INC.<br>PO BOX 2207, SPRINGFIELD, MO 65801</tr></table>`
  return made({
    name: 'door-maker-third-party-freight-bill-scan', family: 'motor-carrier-freight-bill', scan: copier, style: '.page{font:9.4pt/12pt Arimo;padding:.55in .6in}table{width:100%}small{font-size:7pt}.x td,.x th{border:.7pt solid #000;padding:2.4pt 4pt}.l th{background:#ddd;font-weight:700;text-align:center;font-size:8.4pt}', pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'copier scan of a motor carrier’s freight bill: pieces, class, weight and a rate per hundred pounds, discount within the table, further charges without quantities, total row with pieces and weight, shipper and consignee beside the third party who pays, three dates',
    expected: { total_invoice_value: units(total), discount: units(discount), invoice_number: '418-220775-4', invoice_date: '2026-06-12', purchase_order: 'KD-11820', payment_terms: '15 DAYS' },
    acceptable: { ...worded(lines, ({ text }, i) => (goods[i] ? [`${text} ${goods[i][2]}`, `${goods[i][0]} ${text}`] : [])), ...readings('quantity', lines.map((_, i) => (goods[i] ? [goods[i][4] / 100, goods[i][4], goods[i][6], null] : [1, null]))), ...readings('rate', lines.map(({ cents }, i) => (goods[i] ? undefined : [units(cents), null]))), subtotal: [null, units(totalOf(lines)), units(totalOf(hauled)), units(total)], shipping: [null, units(total)], amount_due: [units(total), null], due_date: [null, '2026-06-27'] },
    absent: ['tax_total', 'trade_in', ...noMachine],
  })
})()

// prettier-ignore
export const jobber = (() => {
  const seller = { name: 'SALTBUSH AUTO & TRUCK PARTS', address: ['1220 W BUCKEYE RD', 'PHOENIX, AZ 85007'] }
  const buyer = { name: 'OCOTILLO FLEET SERVICE LLC', address: ['3381 S 43RD AVE', 'PHOENIX, AZ 85041'] }
  const goods = [
    [2, 'RYB', '24-4418-7', 'ALTERNATOR 160A REMAN', 38_999, 24_850], [2, 'RYB', '24-4418-7', 'CORE DEPOSIT', 0, 6_500], [-1, 'RYB', '24-4418-7', 'CORE RETURN', 0, 6_500], [12, 'FLX', 'PF-1184', 'OIL FILTER HD SPIN-ON', 2_480, 1_342], [6, 'FLX', 'AF-2207', 'AIR FILTER RADIAL SEAL', 11_820, 7_135],
    [4, 'BDX', '4515-QK', 'BRAKE SHOE KIT 16.5 X 7', 9_875, 5_820], [4, 'BDX', '4515-QK', 'CORE DEPOSIT', 0, 2_200], [-4, 'BDX', '4515-QK', 'CORE RETURN', 0, 2_200], [3, 'BDX', 'BD-7701', 'BRAKE DRUM 16.5 X 7', 21_400, 13_990], [1, 'LUB', '15W40-55', 'OIL 15W-40 55 GAL DRUM', 104_900, 76_840], [1, 'SHP', 'ENV', 'ENVIRONMENTAL HANDLING', 0, 450],
  ] as const
  const lines = goods.map(([quantity, , code, text, , cost]) => item(quantity, cost, text, { code, category: code === 'ENV' ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const tax = part(subtotal - 450, 8.6)
  const total = subtotal + tax
  const listed = goods.filter(([, , , , list]) => list > 0)
  const pieces = listed.reduce((count, [quantity]) => count + quantity, 0)
  const saved = listed.reduce((cents, [quantity, , , , list, cost]) => cents + quantity * (list - cost), 0)
  const rows = goods.map(([quantity, maker, code, text, list, cost], i) => rowOf([`>${Math.abs(quantity)}${quantity < 0 ? '-' : '&nbsp;'}`, maker, code, text, `>${list > 0 ? f(list) : ''}`, `>${f(cost)}`, `>${trailing(lines[i]!.cents)}${quantity < 0 ? '' : '&nbsp;'}`]))
  const page = `<div class="c"><b style="font-size:15pt">SALTBUSH AUTO &amp; TRUCK PARTS</b><br>1220 W BUCKEYE RD &nbsp; PHOENIX, AZ 85007 &nbsp; 602-555-0176<br>OPEN 7 DAYS</div>
<table style="margin-top:10pt"><tr><td style="width:52%">SOLD TO: 11842<br>${lined(buyer)}<td>${facts([['INVOICE', '0418-772214'], ['DATE', '03/18/26'], ['TIME', '10:42 AM'], ['PO', 'UNIT 317'], ['COUNTER', '14 DESTINY'], ['TERMS', 'NET 10TH PROX']])}</tr></table><table class="l"><tr><th class="r">QTY<th>LINE<th>PART NUMBER<th>DESCRIPTION<th class="r">LIST<th class="r">COST<th class="r">EXTENDED</tr>${rows.slice(0, 5).join('')}<tr><td><td colspan="6">** ALTERNATOR: 1 CORE STILL OWED, BRING BOX **</tr>${rows.slice(5).join('')}</table>
<table style="margin-top:8pt"><tr><td style="width:50%">PIECES ${pieces}<br>CORES OUTSTANDING: 1 &nbsp; VALUE 65.00<br>YOU SAVED ${f(saved)} FROM LIST<td>${sums([['SUBTOTAL', f(subtotal)], ['TAX 8.60%', f(tax)], ['FREIGHT', ''], ['<b>INVOICE TOTAL</b>', `<b>${f(total)}</b>`]], 'class="s"')}</tr></table><p>CHARGE SALE. NO RETURNS ON ELECTRICAL PARTS. ALL RETURNS WITHIN 30 DAYS WITH THIS INVOICE; CORES WITHIN 60 DAYS IN THE ORIGINAL BOX.</p><div style="margin-top:44pt;width:3.4in;border-top:.8pt solid #000">${penned(317)}RECEIVED BY</div>`
  return made({
    name: 'fleet-shop-parts-with-cores-phone', family: 'parts-jobber-core-invoice', scan: phone, style: ".page{font:10pt/13pt 'Cousine';padding:.6in .7in}table{width:100%}.l{margin-top:12pt}.l th{border-top:.9pt dashed #000;border-bottom:.9pt dashed #000}.l td,.l th{padding:1.6pt 4pt}.s td{padding:1.6pt 4pt}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'phone picture of a parts counter’s invoice: line code and part number in columns, list beside cost, core deposits as lines and core returns with a trailing minus on quantity and amount, a note between lines, blank freight, savings and open cores as decoys',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(tax), invoice_number: '0418-772214', invoice_date: '2026-03-18', purchase_order: 'UNIT 317', payment_terms: 'NET 10TH PROX' },
    acceptable: { ...worded(lines, ({ code, text }, i) => [`${code} ${text}`, `${goods[i]![1]} ${code} ${text}`]), amount_due: [units(total), null], due_date: [null, '2026-04-10'] },
    absent: ['discount', 'shipping', 'trade_in', ...noMachine],
  })
})()

// prettier-ignore
export const gases = (() => {
  const seller = { name: 'Ironwood Welding Supply & Gas', address: ['4820 Yellowstone Avenue', 'Chubbuck, ID 83202'] }
  const buyer = { name: 'Bear Paw Fabrication LLC', address: ['618 South 2nd Avenue', 'Pocatello, ID 83201'] }
  const goods: readonly (readonly [string, string, string, number, number, number, number, string, number])[] = [
    ['OX 300', 'Oxygen, compressed, 2.2', 'UN1072', 4, 4, 3, 1_344, 'CCF', 685], ['AR 300', 'Argon, compressed, 2.2', 'UN1006', 2, 2, 2, 672, 'CCF', 2_140], ['C25 380', 'Argon 75 / carbon dioxide 25', 'UN1956', 3, 3, 4, 1_161, 'CCF', 1_490], ['AC 4', 'Acetylene, dissolved, 2.1', 'UN1001', 2, 2, 1, 260, 'CCF', 3_875],
    ['WR035-33', 'Wire ER70S-6 .035 in, 33 lb spool', '', 6, 0, 0, 0, 'EA', 7_240], ['GW45-60', 'Grinding wheel 4-1/2 x 1/4 x 7/8', '', 25, 0, 0, 0, 'EA', 286], ['FLT-3540', 'Plasma torch consumable kit', '', 2, 0, 0, 0, 'KT', 11_875], ['RENT', 'Cylinder rental, August, 16 cylinders', '', 16, 0, 0, 0, 'CY', 825], ['HAZ', 'Hazardous material charge', '', 1, 0, 0, 0, 'EA', 995],
  ]
  const lines = goods.map(([code, text, , shipped, , , volume, , price], i) => item(volume > 0 ? volume / 100 : shipped, price, text, { code, category: i > 6 ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const tax = part(totalOf(lines.slice(0, 7)), 6)
  const delivery = 2_450
  const total = subtotal + delivery + tax
  const rows = goods.map(([code, text, un, shipped, out, back, volume, unit, price], i) => rowOf([code, `${safe(text)}${un ? `<br><small>${un}</small>` : ''}`, `>${shipped}`, `>${shipped}`, `>${out || ''}`, `>${out ? back : ''}`, `>${volume ? volume.toLocaleString('en-US') : ''}`, unit, `>${f(price)}`, `>${f(lines[i]!.cents)}`]))
  const balance = [['Oxygen 300', 6, 4, 3], ['Argon 300', 3, 2, 2], ['C25 380', 5, 3, 4], ['Acetylene 4', 2, 2, 1]] as const
  const page = `<table><tr><td style="width:60%"><b style="font:700 17pt/21pt 'Open Sans'">Ironwood</b> <b>Welding Supply &amp; Gas</b><br>4820 Yellowstone Avenue<br>Chubbuck, ID 83202 &nbsp; 208-555-0149<td class="r"><b style="font-size:16pt">INVOICE</b><br>Emergency response 800-555-0100</tr></table>
<table class="x" style="margin-top:8pt"><tr><td style="width:36%"><small>Bill to</small><br>${lined(buyer)}<td style="width:28%"><small>Ship to</small><br>Bear Paw Fabrication<br>Shop 2, rear door<td style="padding:0">${facts([['Invoice', 'R 0077418'], ['Invoice date', '09/02/2026'], ['Customer', 'BP2207'], ['Customer PO', 'JESSE'], ['Terms', 'Net 30'], ['Due date', '10/02/2026']], 'class="k"')}</tr></table>
<table class="x l" style="margin-top:8pt"><tr><th rowspan="2">Item<th rowspan="2">Description<th colspan="2" class="c">Quantity<th colspan="2" class="c">Cylinders<th rowspan="2" class="r">Volume<br>cu ft<th rowspan="2">UM<th rowspan="2" class="r">Price<th rowspan="2" class="r">Amount</tr><tr><th>Ord<th>Shp<th>Shp<th>Rtn</tr>${rows.join('')}</table>
<table style="margin-top:9pt"><tr><td style="width:50%;padding-right:16pt"><table class="x"><tr><th>Cylinder balance<th>Prev<th>Shp<th>Rtn<th>Bal</tr>${balance.map(([text, had, out, back]) => rowOf([text, `>${had}`, `>${out}`, `>${back}`, `>${had + out - back}`])).join('')}</table><small>Replacement value of lost cylinders $325.00 each. CCF is one hundred cubic feet.</small><td>${sums([['Sale amount', f(subtotal)], ['Delivery and fuel', f(delivery)], ['Idaho tax 6%', f(tax)], ['<b>Invoice amount</b>', `<b>${$(total)}</b>`]], 'class="x"')}</tr></table>
<p style="font-size:7.6pt;line-height:9.4pt">This is to certify that the named materials are properly classified, described, packaged, marked and labeled, and are in proper condition for transportation. Cylinders remain the property of the seller. Rental and hazard charges are not taxed.</p><div style="margin-top:46pt;width:3.4in;border-top:.8pt solid #000">${penned(774)}Received by</div>`
  return made({
    name: 'fabrication-shop-gas-cylinders-and-wire-scan', family: 'welding-gas-cylinder-invoice', scan: flatbed, style: ".page{font:9.2pt/11.8pt 'Open Sans';padding:.55in .6in}table{width:100%}small{font-size:7.4pt}.x td,.x th{border:.6pt solid #333;padding:2pt 4pt}.k td{border:0;padding:1pt 4pt}.l th{background:#e3e3e3;font-weight:700;font-size:8.2pt;vertical-align:bottom}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'flatbed scan of a welding supplier’s invoice: ordered and shipped, cylinders out and back, volume and a price per hundred cubic feet for gases, per piece for the rest, hazard numbers under the description, rental as a line, cylinder balance as a decoy table, delivery and tax at the foot',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(delivery), tax_total: units(tax), invoice_number: 'R 0077418', invoice_date: '2026-09-02', due_date: '2026-10-02', purchase_order: 'JESSE', payment_terms: 'Net 30' },
    acceptable: { ...worded(lines, ({ code, text }, i) => [`${code} ${text}`, `${text} ${goods[i]![2]}`.trim(), `${code} ${text} ${goods[i]![2]}`.trim()]), ...readings('quantity', goods.map(([, , , shipped, , , volume], i) => (volume > 0 ? [lines[i]!.quantity, shipped, volume] : undefined))), 'sender.name': [seller.name, 'Ironwood'], invoice_number: ['R 0077418', '0077418', 'R0077418'], amount_due: [units(total), null] },
    absent: ['discount', 'trade_in', ...noMachine],
  })
})()

// prettier-ignore
export const party = (() => {
  const seller = { name: 'BLUESTEM TENT & EVENT RENTAL', address: ['915 FRONTAGE ROAD', 'EMPORIA, KS 66801'] }
  const buyer = { name: 'FLINT CREEK WINERY LLC', address: ['2290 ROAD 140', 'COUNCIL GROVE, KS 66846'] }
  const sections: readonly (readonly [string, readonly (readonly [number, string, number, readonly string[]])[]])[] = [
    ['TENTS', [[1, 'FRAME TENT 40 X 80 WHITE', 248_000, ['12  SIDEWALL, WINDOW, 20 FT', '40  STAKE AND RATCHET SET']], [2, 'CANOPY 20 X 20', 39_500, []], [1, 'TENT HEATER 170,000 BTU WITH DUCT', 28_500, []]]],
    ['TABLES, CHAIRS AND FLOOR', [[24, 'TABLE ROUND 60 IN', 1_150, []], [200, 'CHAIR WHITE RESIN PADDED', 575, []], [1, 'DANCE FLOOR 16 X 20 OAK', 64_000, ['80  PANEL 2 X 2', '36  EDGE TRIM']]]],
    ['LINEN AND SERVICE', [[26, 'LINEN ROUND 120 IN IVORY', 1_825, []], [200, 'GLASS WINE 12 OZ, RACKED', 95, []]]],
    ['CHARGES', [[1, 'SET UP AND STRIKE LABOR', 72_000, []], [1, 'DAMAGE WAIVER', 44_875, []]]],
  ]
  const lines = sections.flatMap(([, some]) => some.map(([quantity, text, rate]) => item(quantity, rate, text, { category: 'soft' })))
  const subtotal = totalOf(lines)
  const discount = 30_000
  const delivery = 28_500
  const tax = part(subtotal - discount, 8.5)
  const total = subtotal - discount + delivery + tax
  const deposit = 350_000
  const rows = sections.map(([caption, some]) => `<tr><td><td colspan="4" class="b">--- ${caption} ---</tr>${some.map(([quantity, text, rate, within]) => `${rowOf([`>${quantity}`, text, caption === 'CHARGES' ? '' : '3 DAYS', `>${f(rate)}`, `>${f(quantity * rate)}`])}${within.map(words => `<tr><td><td colspan="4">&nbsp;&nbsp;&nbsp;- ${words}</tr>`).join('')}`).join('')}`)
  const page = `<div style="position:absolute;top:.14in;left:.4in;right:.4in;font:8pt/9pt Arimo;display:flex;justify-content:space-between"><span>08/03/2026 16:20 &nbsp; BLUESTEM RENTAL</span><span>620 555 0133 &nbsp; PAGE 01/01</span></div><table><tr><td style="width:56%"><b style="font-size:14pt">BLUESTEM TENT &amp; EVENT RENTAL</b><br>915 FRONTAGE ROAD<br>EMPORIA, KS 66801 &nbsp; 620-555-0133<td class="r"><b style="font-size:13pt">RENTAL CONTRACT</b><br>NO. 26-4418</tr></table>
<table style="margin-top:10pt"><tr><td style="width:56%">RENTED TO:<br>${lined(buyer)}<br>HARVEST DINNER, ATTN PAIGE<td>${facts([['CONTRACT DATE', '08/03/2026'], ['OUT', 'THU 09/17/2026 8:00 AM'], ['EVENT', 'SAT 09/19/2026'], ['IN', 'MON 09/21/2026 NOON'], ['TERMS', 'BALANCE 7 DAYS BEFORE']])}</tr></table>
<table class="l"><tr><th class="r">QTY<th>ITEM<th>PERIOD<th class="r">RATE<th class="r">AMOUNT</tr>${rows.join('')}</table><table style="margin:8pt 0 0 42%;width:58%" class="s">${[['RENTAL AND SERVICE', f(subtotal)], ['REPEAT CUSTOMER DISCOUNT', `-${f(discount)}`], ['DELIVERY AND PICKUP, 34 MILES', f(delivery)], ['SALES TAX 8.5%', f(tax)], ['<b>CONTRACT TOTAL</b>', `<b>${f(total)}</b>`], ['DEPOSIT PAID 08/03/2026', `-${f(deposit)}`], ['<b>BALANCE DUE 09/10/2026</b>', `<b>${f(total - deposit)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table>
<p style="font-size:9pt;line-height:11pt">REPLACEMENT VALUE OF RENTED GOODS $61,480.00. WAIVER DOES NOT COVER THEFT OR CANDLE WAX. CUSTOMER CALLS FOR UTILITY LOCATES. CANCELLATION WITHIN 14 DAYS FORFEITS THE DEPOSIT.</p><div style="display:flex;gap:.5in;margin-top:42pt"><div style="flex:1;border-top:.8pt solid #000">${penned(919)}CUSTOMER</div><div style="flex:.5;border-top:.8pt solid #000">DATE</div></div>`
  return made({
    name: 'winery-harvest-dinner-tent-rental-fax', family: 'party-rental-contract', scan: fax, style: ".page{font:10pt/12.6pt 'IBM Plex Sans';padding:.55in .7in}table{width:100%}.l{margin-top:9pt}.l th{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td,.l th{padding:1.4pt 5pt}.s td{padding:1.6pt 5pt}", pages: [page], sender: seller, receiver: buyer, lines, less: deposit,
    notes: 'fax of a party rental contract: captions between dashes within the table, pieces of a set below it with a quantity and no price, period in a column of its own, out, event and in dates, damage waiver as a line, discount, delivery, tax and deposit at the foot, replacement value as a decoy',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), discount: units(discount), shipping: units(delivery), tax_total: units(tax), amount_due: units(total - deposit), invoice_number: '26-4418', invoice_date: '2026-08-03', due_date: '2026-09-10', payment_terms: 'BALANCE 7 DAYS BEFORE', other_details: { down_payment: units(deposit) } },
    acceptable: { ...worded(lines, ({ text }) => { const within = sections.flatMap(([, some]) => some).find(([, own]) => own === text)?.[3] ?? []; return within.length > 0 ? [[text, ...within.map(words => `- ${words}`)].join(' '), [text, ...within].join(' ')] : [] }), ...readings('category', lines.map((_, i) => (i < 8 ? ['soft', 'hard'] : undefined))), 'other_details.equipment_type': [null, 'TENT', 'FRAME TENT'] },
    absent: ['trade_in', 'purchase_order', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.make', 'other_details.model'],
  })
})()
