/** A food distributor's delivery invoice with group totals and a seed dealer's program invoice. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import {
  $,
  f,
  facts,
  item,
  lined,
  made,
  noMachine,
  part,
  readings,
  rowOf,
  safe,
  sums,
  totalOf,
  units,
  worded,
} from './means.ts'

interface Food {
  readonly code: string
  readonly text: string
  readonly pack: string
  readonly brand: string
  readonly shipped: number
  readonly unit: string
  /** Pounds, of goods priced by weight. */
  readonly pounds?: number
  /** Cents for a case, or for a pound. */
  readonly price: number
  readonly taxed?: boolean
}

// prettier-ignore
const groups: readonly (readonly [string, readonly Food[]])[] = [
  ['DAIRY PRODUCTS', [
    { code: '0041182', text: 'BUTTER SALTED GRADE AA', pack: '36/1 LB', brand: 'MEADOWIN', shipped: 3, unit: 'CS', price: 10_840 },
    { code: '0044075', text: 'CREAM HEAVY WHIPPING 40%', pack: '12/1 QT', brand: 'MEADOWIN', shipped: 2, unit: 'CS', price: 5_486 },
    { code: '0047719', text: 'CHEESE CHEDDAR MILD FEATHER SHRED', pack: '4/5 LB', brand: 'LP SELECT', shipped: 2, unit: 'CS', price: 6_215 },
  ]],
  ['MEATS', [
    { code: '1182204', text: 'BEEF RIBEYE LIP-ON CHOICE', pack: '5/13 UP', brand: 'PACKER', shipped: 2, unit: 'CS', pounds: 138.4, price: 1_249 },
    { code: '1184410', text: 'BEEF GROUND 81/19 FINE', pack: '4/10 LB', brand: 'LP SELECT', shipped: 4, unit: 'CS', price: 14_360 },
    { code: '1190036', text: 'PORK LOIN BNLS CENTER CUT', pack: '2/9 AVG', brand: 'PACKER', shipped: 2, unit: 'CS', pounds: 36.72, price: 318 },
  ]],
  ['POULTRY', [
    { code: '1300482', text: 'CHICKEN BREAST BNLS SKLS 6 OZ', pack: '4/10 LB', brand: 'RIVERBEND', shipped: 3, unit: 'CS', price: 9_675 },
    { code: '1301177', text: 'CHICKEN WING JUMBO SPLIT', pack: '4/10 LB', brand: 'RIVERBEND', shipped: 5, unit: 'CS', price: 11_240 },
  ]],
  ['FROZEN FOODS', [
    { code: '2204118', text: 'FRY STRAIGHT 3/8 SKIN ON', pack: '6/5 LB', brand: 'REDFIELD', shipped: 6, unit: 'CS', price: 4_132 },
    { code: '2207733', text: 'WALLEYE FILLET 6-8 OZ SKIN ON', pack: '1/11 LB', brand: 'NORTH BAY', shipped: 2, unit: 'CS', price: 15_890 },
    { code: '2210904', text: 'TOAST TEXAS GARLIC', pack: '12/10 CT', brand: 'LP SELECT', shipped: 2, unit: 'CS', price: 3_945 },
  ]],
  ['CANNED AND DRY', [
    { code: '3300418', text: 'TOMATO CRUSHED IN PUREE', pack: '6/#10', brand: 'BELLA ROSSO', shipped: 3, unit: 'CS', price: 3_877 },
    { code: '3304402', text: 'FLOUR ALL PURPOSE H&R BLEACHED', pack: '1/50 LB', brand: 'DAKOTA', shipped: 2, unit: 'BG', price: 2_164 },
    { code: '3311870', text: 'SHORTENING LIQUID CLEAR FRY', pack: '1/35 LB', brand: 'LP SELECT', shipped: 5, unit: 'CS', price: 4_418 },
  ]],
  ['PAPER AND DISPOSABLE', [
    { code: '5504101', text: 'CONTAINER HINGED 9X9 3 COMP', pack: '2/100 CT', brand: 'ECOFORM', shipped: 2, unit: 'CS', price: 2_786, taxed: true },
    { code: '5507728', text: 'NAPKIN DINNER 2 PLY 1/8 FOLD', pack: '30/100 CT', brand: 'ECOFORM', shipped: 1, unit: 'CS', price: 5_240, taxed: true },
  ]],
  ['CHEMICAL AND JANITORIAL', [
    { code: '6600412', text: 'DETERGENT DISH MACHINE LIQUID', pack: '1/5 GAL', brand: 'SPARKWELL', shipped: 2, unit: 'PL', price: 8_865, taxed: true },
  ]],
  ['SUPPLY AND EQUIPMENT', [
    { code: '7701184', text: 'PAN STEAM TABLE FULL 4 IN 22 GA', pack: '1 EA', brand: 'HOTELLINE', shipped: 6, unit: 'EA', price: 2_319, taxed: true },
    { code: '7705520', text: 'KNIFE STEAK POINTED TIP WOOD', pack: '1 DZ', brand: 'HOTELLINE', shipped: 4, unit: 'DZ', price: 1_845, taxed: true },
  ]],
]

// prettier-ignore
export const food = (() => {
  const seller = { name: 'LAKES & PLAINS FOODSERVICE, INC.', address: ['4400 DISTRIBUTION WAY', 'FARGO, ND 58102'] }
  const buyer = { name: 'SHEYENNE SUPPER CLUB LLC', address: ['118 RIVER STREET', 'VALLEY CITY, ND 58072'] }
  const goods = groups.flatMap(([, some]) => some)
  const lineOf = ({ code, text, shipped, pounds, price }: Food) => item(pounds ?? shipped, price, text, { code })
  const lines = goods.map(lineOf)
  const subtotal = totalOf(lines)
  const tax = part(totalOf(goods.filter(({ taxed }) => taxed).map(lineOf)), 7.5)
  const fuel = 1_150
  const total = subtotal + fuel + tax
  const row = (one: Food) => rowOf([`>${one.shipped}`, `>${one.shipped}`, one.unit, one.pack, one.brand, safe(one.text), one.code, `>${one.pounds?.toFixed(2) ?? ''}`, `>${f(one.price)}`, one.taxed ? 'T' : '', `>${f(lineOf(one).cents)}`])
  const out = '<tr class="n"><td class="r">1<td class="r">0<td>CS<td colspan="8">*** OUT *** 2218820 LEMON JUICE FROZEN 12/1 QT &nbsp; WILL FOLLOW ON THURSDAY ROUTE</tr>'
  const block = ([caption, some]: (typeof groups)[number]) => `<tr class="g"><td colspan="11">**** ${caption} ****</tr>${some.map(row).join('')}${caption === 'FROZEN FOODS' ? out : ''}<tr class="t"><td colspan="10" class="r">GROUP TOTAL<td class="r">${f(totalOf(some.map(lineOf)))}</tr>`
  const first = totalOf(groups.slice(0, 5).flatMap(([, some]) => some).map(lineOf))
  const head = (page: number) => `<table><tr><td style="width:46%"><b style="font-size:13pt">LAKES &amp; PLAINS FOODSERVICE, INC.</b><br>4400 DISTRIBUTION WAY<br>FARGO, ND 58102 &nbsp; 701-555-0164<td><b style="font-size:13pt">DELIVERY INVOICE</b><br>ROUTE 4418 &nbsp; STOP 07<br>DRIVER: K. AMUNDSON<td>${facts([['INVOICE NO', '<b>882-041773</b>'], ['INV DATE', '10/28/2026'], ['PAGE', `${page} OF 2`]], 'class="x"')}</tr></table><table class="x" style="margin-top:6pt"><tr><td style="width:38%"><small>SOLD TO</small> 004417<br>${lined(buyer)}<td style="width:38%"><small>SHIP TO</small><br>${lined(buyer)}<td><small>TERMS</small> 14 DAYS FROM DELIVERY<br><small>DUE</small> 11/11/2026<br><small>P.O.</small> WED-ORDER<br><small>SLSM</small> 118</tr></table>`
  const columns = '<tr><th class="r">ORD<th class="r">SHP<th>UOM<th>PACK SIZE<th>BRAND<th>DESCRIPTION<th>ITEM<th class="r">CATCH WT<th class="r">PRICE<th>TX<th class="r">EXTENSION</tr>'
  const one = `${head(1)}<table class="l">${columns}${groups.slice(0, 5).map(block).join('')}<tr class="t"><td colspan="10" class="r">CARRIED TO PAGE 2<td class="r">${f(first)}</tr></table><div class="foot c">CONTINUED ON NEXT PAGE</div>`
  const cases = goods.reduce((count, { shipped }) => count + shipped, 0)
  const two = `${head(2)}<table class="l">${columns}<tr class="t"><td colspan="10" class="r">BROUGHT FORWARD FROM PAGE 1<td class="r">${f(first)}</tr>${groups.slice(5).map(block).join('')}</table>
<table style="margin-top:12pt"><tr><td style="width:30%">${facts([['PIECES', `${cases}`], ['CUBE', '61.4'], ['GROSS WT', '1,418 LB'], ['COOLER / FREEZER / DRY', '23 / 10 / 25']], 'class="x"')}<td style="width:32%;padding:0 12pt;font-size:7.4pt;line-height:9pt">THE PERISHABLE COMMODITIES ON THIS INVOICE ARE SOLD SUBJECT TO THE STATUTORY TRUST OF THE PERISHABLE AGRICULTURAL COMMODITIES ACT. CHECK COUNT AND TEMPERATURE BEFORE SIGNING. CREDITS WITHIN 24 HOURS.<td>${sums([['PRODUCT TOTAL', f(subtotal)], ['FUEL / DELIVERY CHARGE', f(fuel)], ['SALES TAX ON T ITEMS', f(tax)], ['<b>PLEASE PAY</b>', `<b>${$(total)}</b>`]], 'class="x"')}</tr></table><div style="margin-top:52pt;width:3.2in;border-top:.8pt solid #000">RECEIVED IN GOOD ORDER</div>`
  return made({
    name: 'supper-club-food-delivery-group-totals', family: 'broadline-food-delivery-invoice', style: ".page{font:8.6pt/10.8pt 'Roboto Condensed';padding:.45in .5in}table{width:100%}small{font-size:7pt}.x td{border:.6pt solid #000;padding:1.6pt 4pt}.l{margin-top:9pt}.l th{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td,.l th{padding:2pt 3pt}.g td{font-weight:700;padding-top:7pt}.t td{border-top:.5pt dashed #000}.n td{font-size:8pt}", pages: [one, two], sender: seller, receiver: buyer, lines,
    notes: 'food distributor’s delivery invoice over two pages: goods in groups with group totals, carried and brought forward, ordered and shipped, price per case or, with a catch weight, per pound, brand and pack before the description and item number after it, an out-of-stock note between lines, tax letter per line',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(fuel), tax_total: units(tax), amount_due: units(total), invoice_number: '882-041773', invoice_date: '2026-10-28', due_date: '2026-11-11', purchase_order: 'WED-ORDER', payment_terms: '14 DAYS FROM DELIVERY' },
    acceptable: { ...worded(lines, ({ code, text }, i) => [`${text} ${code}`, `${code} ${text}`, `${goods[i]!.brand} ${text}`, `${goods[i]!.pack} ${goods[i]!.brand} ${text}`, `${goods[i]!.pack} ${goods[i]!.brand} ${text} ${code}`, `${goods[i]!.brand} ${text} ${code}`]), ...readings('quantity', goods.map(({ pounds, shipped }) => (pounds === undefined ? undefined : [pounds, shipped]))) },
    absent: ['discount', 'trade_in', ...noMachine],
  })
})()

// prettier-ignore
export const seed = (() => {
  const seller = { name: 'Tri-Creek Seed & Agronomy', address: ['2210 County Road 9', 'Tecumseh, NE 68450'] }
  const buyer = { name: 'Nemaha Ridge Farms Partnership', address: ['61877 730 Road', 'Auburn, NE 68305'] }
  const goods: readonly (readonly [string, string, string, number, number, number, number])[] = [
    ['Corn TC 6114 DG', 'Base 500', '80M bag', 120, 31_800, 2_226, 1_272], ['Corn TC 5890 DG', 'Base 500', '80M bag', 84, 30_200, 2_114, 1_208], ['Corn TC 6308 refuge in bag', 'Base 1250', 'MiniBulk 50', 50, 32_600, 2_282, 1_304],
    ['Soybean TB 29E4', 'Untreated', 'ProBox 40', 160, 6_850, 340, 200], ['Soybean treatment, fungicide, insecticide and inoculant', '', 'unit', 160, 1_425, 0, 0], ['Alfalfa TA 404 low lignin', 'Coated', '50 lb bag', 6, 41_200, 0, 0],
  ]
  const net = goods.map(([, , , , list, early, volume]) => list - early - volume)
  const lines: Line[] = [...goods.map(([text, , , quantity], i) => item(quantity, net[i]!, text)), item(-6, 25_540, 'Return of 2026 season corn TC 5890 DG')]
  const subtotal = totalOf(lines)
  const cash = part(subtotal, 4)
  const total = subtotal - cash
  const prepaid = 2_500_000
  const sum = (at: 5 | 6) => goods.reduce((cents, line) => cents + line[3] * line[at], 0)
  const rows = goods.map(([text, treatment, size, quantity, list, early, volume], i) => rowOf([safe(text), treatment, size, `>${quantity}`, `>${f(list)}`, `>${early > 0 ? `-${f(early)}` : ''}`, `>${volume > 0 ? `-${f(volume)}` : ''}`, `>${f(net[i]!)}`, `>${f(lines[i]!.cents)}`]))
  const note = (text: string) => `<tr class="n"><td colspan="9">${text}</tr>`
  const page = `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt double #2f5d1e;padding-bottom:6pt"><div><b style="font:700 20pt/24pt 'Zilla Slab';color:#2f5d1e">Tri-Creek Seed &amp; Agronomy</b><br>2210 County Road 9, Tecumseh, NE 68450 &nbsp; 402-555-0127</div><div class="r"><b style="font-size:14pt">2027 SEED INVOICE</b><br>Invoice no. 27-0418</div></div>
<table style="margin:14pt 0"><tr><td style="width:40%"><b>Grower</b><br>${lined(buyer)}<td style="width:30%"><b>Sales agent</b><br>D. Kubik, territory 11<br>Pick up at Tecumseh<td>${facts([['Invoice date', 'November 20, 2026'], ['Order no.', 'A-3318'], ['Grower ID', '7700418'], ['Due', 'January 10, 2027']])}</tr></table>
<table class="l"><tr><th rowspan="2">Product<th rowspan="2">Treatment<th rowspan="2">Size<th rowspan="2" class="r">Units<th rowspan="2" class="r">List per<br>unit<th colspan="2" class="c">Discounts per unit<th rowspan="2" class="r">Net per<br>unit<th rowspan="2" class="r">Extended</tr><tr><th class="r">Early order<th class="r">Volume</tr>${rows.slice(0, 3).join('')}${note('Corn volume tier: 250 to 499 units. Replant at 100% within the season.')}${rows.slice(3, 5).join('')}${note('Treatment is billed by the unit treated. ProBoxes remain the property of the supplier and are returned empty.')}${rows[5]}${rowOf(['Return of 2026 season corn TC 5890 DG', 'Base 500', '80M bag', '>(6)', '>', '>', '>', `>${f(25_540)}`, `>(${f(153_240)})`])}</table>
<table style="margin-top:16pt"><tr><td style="width:48%;padding-right:24pt"><div style="border:.8pt solid #2f5d1e;padding:6pt 8pt"><b>Your 2027 savings</b>${sums([['Early order, by November 13', f(sum(5))], ['Volume', f(sum(6))], ['Cash', f(cash)], ['Total program savings', f(sum(5) + sum(6) + cash)]])}</div><td>${sums([['Net seed', f(subtotal)], ['Cash discount 4%', `-${f(cash)}`], ['<b>Invoice total</b>', `<b>${$(total)}</b>`], ['Prepayment, check 3318 of November 2', `-${f(prepaid)}`], ['<b>Balance due January 10, 2027</b>', `<b>${$(total - prepaid)}</b>`]], 'class="s"')}</tr></table>
<p style="font-size:8pt;line-height:10.4pt;margin-top:16pt">The cash discount is charged back when the balance is not paid by the due date; 1.33% a month is added after that. Input financing may be arranged through a lender of the grower’s choice. Seed is sold under the terms on the bag tag; by opening a bag the grower accepts the technology agreement.</p>`
  return made({
    name: 'grain-farm-seed-program-invoice', family: 'seed-dealer-program-invoice', style: ".page{font:9.2pt/12.2pt 'Source Sans';padding:.6in .6in}table{width:100%}.z{font-family:'Source Sans'}.l th{font-weight:700;border-bottom:1pt solid #2f5d1e;vertical-align:bottom}.l td,.l th{padding:3pt 4pt}.l td{border-bottom:.4pt solid #c9d6c3}.n td{font-style:italic;font-size:8.2pt;color:#444}.s td{padding:2.6pt 4pt;border-bottom:.4pt solid #999}", pages: [page], sender: seller, receiver: buyer, lines, less: prepaid,
    notes: 'seed dealer’s invoice: list price, two discounts per unit and net price in columns under a heading of two rows, notes between the lines, a return with quantity and amount in parentheses, cash discount and prepayment at the foot, a box of savings as a decoy',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), discount: units(cash), amount_due: units(total - prepaid), invoice_number: '27-0418', invoice_date: '2026-11-20', due_date: '2027-01-10' },
    acceptable: { ...worded(lines, ({ text }, i) => (goods[i] ? [`${text} ${goods[i][1]}`, `${text} ${goods[i][1]} ${goods[i][2]}`] : [`${text} Base 500`, `${text} Base 500 80M bag`])), ...readings('rate', lines.map((_, i) => (goods[i] ? [units(net[i]!), units(goods[i][4])] : undefined))), 'transactions.6.quantity': [-6, 6], purchase_order: [null, 'A-3318'], payment_terms: [null], 'other_details.down_payment': [null, units(prepaid)] },
    absent: ['tax_total', 'shipping', 'trade_in', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
})()
