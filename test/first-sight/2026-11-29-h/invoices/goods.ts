/** Goods and rentals: a rental yard’s contract by day, week and four weeks, a blanket order with releases, lumber by the thousand feet, cattle by the hundredweight. */
import { $, counterFax, dated, drawn, ends, f, facts, faint, item, lined, needles, ones, part, readings, rowOf, safe, sumsOf, totalOf, type Sale } from './means.ts' // prettier-ignore

const soft = { category: 'soft' } as const

// prettier-ignore
export const rental = (() => {
  const seller = { name: 'Tri-Rivers Tool & Lift Rental', address: ['2940 Lafayette Road', 'Portsmouth, NH 03801'] }
  const buyer = { name: 'Great Bay Masonry Restoration', address: ['77 Exeter Road', 'Newmarket, NH 03857'] }
  const units: readonly (readonly [unit: string, text: string, day: number, week: number, four: number, weeks: number, days: number])[] = [['0418', 'Boom lift, articulating 45 ft', 38_500, 112_500, 265_000, 1, 2], ['0733', 'Telehandler 6,000 lb', 34_000, 98_000, 228_500, 1, 2], ['1182', 'Mortar mixer 9 cu ft, towable', 9_800, 29_400, 74_000, 1, 0], ['2207', 'Air compressor 185 CFM', 13_500, 40_500, 98_000, 0, 3], ['2251', 'Chipping hammer 30 lb with hose', 4_200, 12_600, 31_000, 0, 3]]
  const rented: Sale['lines'] = units.map(([code, text, day, week, , weeks, days]) => ({ code, text, quantity: 1, cents: weeks * week + days * day, ...soft }))
  const extras: Sale['lines'] = [item(2, 14_500, 'Delivery and pickup', soft), { text: 'Rental protection 14%', cents: part(totalOf(rented), 14), ...soft }, item(26, 489, 'Diesel fuel, gallons'), item(2, 3_195, 'Chisel point 1 1/8 x 6')]
  const lines = [...rented, ...extras]
  const [tax, paid] = [0, 50_000]
  const { subtotal, total, open } = sumsOf({ lines, tax, paid })
  const page = `${ends("<b style=\"font:700 17pt/20pt 'Roboto Condensed'\">TRI-RIVERS TOOL &amp; LIFT RENTAL</b><br>2940 Lafayette Road, Portsmouth, NH 03801<br>603-555-0121", `<div class="r"><b>RENTAL RETURN INVOICE</b><br>Contract R-118204<br>Date 06/19/2026 11:08</div>`)}
    <div style="display:flex;gap:.3in;margin:10pt 0"><div class="k">Customer 4418<br>${lined(buyer)}<br>603-555-0177</div><div class="k">Job site<br>St. Alban Church tower<br>41 Court Street, Exeter, NH<br>Ordered by: Luc Fournier</div><div class="k">${facts([['Out', '06/08/26 07:00'], ['Due in', '06/17/26 17:00'], ['In', '06/19/26 10:40'], ['P.O.', 'VERBAL LUC'], ['Terms', 'NET 20'], ['Clerk', 'BETH']])}</div></div>
    <table class="l">${rowOf(['Unit', 'Equipment', '>Day', '>Week', '>4 Week', 'Time charged', '>Amount'], ' class="h"')}${units.map(([code, text, day, week, four, weeks, days], i) => rowOf([code, text, `>${f(day)}`, `>${f(week)}`, `>${f(four)}`, [weeks ? `${weeks} wk` : '', days ? `${days} dy` : ''].filter(Boolean).join(' '), `>${f(rented[i]?.cents ?? 0)}`])).join('')}${rowOf(['', 'Rental charges', '', '', '', '', `>${f(totalOf(rented))}`], ' class="s"')}</table>
    <table class="l" style="margin-top:8pt">${rowOf(['Qty', 'Sales and other charges', '>Each', '>Amount'], ' class="h"')}${extras.map(({ quantity, text, rate, cents }) => rowOf([`${quantity ?? ''}`, safe(text), `>${rate === undefined ? '' : f(rate)}`, `>${f(cents)}`])).join('')}</table>
    <table class="t" style="width:44%;margin:10pt 0 0 56%">${[['Subtotal', f(subtotal)], ['Tax (NH none)', '0.00'], ['<b>Total</b>', `<b>${f(total)}</b>`], ['Deposit 06/08/26 check 2207', `${f(paid)}-`], ['<b>Balance due</b>', `<b>${f(open)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table><p style="font-size:7.8pt;line-height:10pt">Rates are for 8 hours a day, 40 hours a week, 160 hours in four weeks. Customer agrees to the terms on the reverse and is responsible for damage, theft and tires. Rental protection is not insurance.</p><div style="margin-top:30pt;border-top:.6pt solid;width:3in">Customer signature</div>`
  return drawn({
    name: 'masonry-lift-rental-return-faint-scan', family: 'rental-return-day-week-four-weeks', scan: faint, style: ".page{font:9.8pt/13pt 'Roboto Condensed';padding:.55in .65in;color:#686868}.k{border:.6pt solid #999;padding:4pt 7pt;flex:1}.h td{border-top:.8pt solid #888;border-bottom:.8pt solid #888;font-weight:700}.l td{padding:1.8pt 4pt}.s td{border-top:.4pt solid #999;font-style:italic}.t td{padding:1.8pt 0}", pages: [page],
    notes: 'faint scan at 150 dpi of a rental yard’s return: prices by day, week and four weeks beside each unit (none of them the amount), time charged in words, a sum of rentals within the table, sales in a table of their own, protection in percent, a deposit with a minus behind, three days and times', seller, buyer, lines, number: 'R-118204', date: '2026-06-19', terms: 'NET 20', order: 'VERBAL LUC', paid, subtotal: true,
    acceptable: { 'sender.name': [seller.name, 'TRI-RIVERS TOOL & LIFT RENTAL'], ...ones(rented), ...ones(extras.slice(1, 2), 6), ...readings('rate', units.map(([, , day, week, , weeks], i) => [weeks ? week / 100 : day / 100, day / 100, (rented[i]?.cents ?? 0) / 100, null])), ...readings('quantity', units.map(([, , , , , weeks, days]) => [1, ...(weeks === 0 ? [days] : []), ...(weeks > 0 && days === 0 ? [weeks] : []), null])), ...readings('category', units.map(() => ['soft', 'hard'])), purchase_order: ['VERBAL LUC', null], due_date: [null, '2026-07-09'], 'other_details.down_payment': [null, paid / 100], shipping: [null, 290] },
  })
})()

// prettier-ignore
export const blanket = (() => {
  const buyer = { name: 'Stonebridge Hydraulics Corporation', address: ['8800 Industrial Parkway', 'Mentor, OH 44060'] }
  const seller = { name: 'Ashtabula Turned Products, Inc.', address: ['1142 Lake Avenue', 'Ashtabula, OH 44004'] }
  const goods: readonly (readonly [part: string, text: string, revision: string, quantity: number, rate: number, releases: readonly (readonly [string, number])[]])[] = [['SB-20418-C', 'Piston rod, 1.500 dia, chromed', 'D', 600, 4_862, [['2026-03-02', 200], ['2026-05-04', 200], ['2026-07-06', 200]]], ['SB-20533-A', 'Gland nut, 4140 HT', 'B', 1200, 1_174, [['2026-03-02', 400], ['2026-05-04', 400], ['2026-07-06', 400]]], ['SB-21007-F', 'Trunnion block, ductile', 'A', 160, 8_925, [['2026-04-06', 80], ['2026-06-01', 80]]], ['SB-88204', 'Gage, go / no-go for SB-20533', '-', 2, 31_500, [['2026-02-16', 2]]]]
  const tooling = { text: 'Fixture, one time, property of buyer', cents: 485_000, category: 'hard' as const }
  const lines: Sale['lines'] = [...goods.map(([code, text, , quantity, rate]) => item(quantity, rate, text, { code })), tooling]
  const { total } = sumsOf({ lines })
  const block = ([code, text, revision, quantity, rate, releases]: (typeof goods)[number], i: number) => `${rowOf([`${i + 1}0`, `${code} &nbsp; Rev ${revision}<br>${safe(text)}`, `>${quantity.toLocaleString('en-US')}`, 'EA', `>${(rate / 100).toFixed(4)}`, `>${f(lines[i]?.cents ?? 0)}`])}${releases.map(([day, count], at) => rowOf(['', `<span class="g">Release ${at + 1} &nbsp; deliver ${dated(day, 'MM/DD/YY')}</span>`, `><span class="g">${count}</span>`, '<span class="g">EA</span>', '', ''])).join('')}`
  const page = `${ends("<b style=\"font:700 15pt/19pt 'IBM Plex Sans'\">STONEBRIDGE HYDRAULICS CORPORATION</b><br>8800 Industrial Parkway, Mentor, OH 44060", `<div class="r"><b style="font-size:14pt;line-height:18pt">BLANKET PURCHASE ORDER</b><br>4500118204 &nbsp; Change 0</div>`)}
    <table class="x" style="margin:10pt 0"><tr><td style="width:36%"><small>SUPPLIER 104418</small><br>${lined(seller)}<td style="width:32%"><small>DELIVER TO</small><br>Stonebridge Hydraulics, Plant 2<br>8790 Industrial Parkway, Dock 4<br>Mentor, OH 44060<td>${facts([['Order date', '01/22/26'], ['Buyer', 'N. Petrakis'], ['Valid to', '12/31/26'], ['Terms', 'Net 60'], ['F.O.B.', 'Destination'], ['Currency', 'USD']])}</table>
    <table class="l">${rowOf(['Item', 'Material', '>Quantity', 'UM', '>Price', '>Net value'], ' class="h"')}${goods.map(block).join('')}${rowOf(['50', tooling.text, '>1', 'LOT', '', `>${f(tooling.cents)}`])}${rowOf(['', '', '', '', '><b>Total value of order</b>', `><b>${f(total)}</b>`], ' class="s"')}</table>
    <p>Deliver only against the releases above; quantities may move by two weeks on written notice. Prices are firm to 12/31/26, steel surcharge excluded. Certificates of material with each shipment. Invoices to payables@stonebridge.example must show order and item. Total releases 2026: 9. Exempt from Ohio sales tax, direct pay permit 98-441820.</p><div style="margin-top:34pt;width:3in;border-top:.6pt solid #000">Authorized signature</div><div class="foot" style="font-size:7.4pt">4500118204 &nbsp; Page 1 of 1 &nbsp; Terms and conditions of purchase SBH-07 apply.</div>`
  return drawn({
    name: 'hydraulics-blanket-order-with-releases', family: 'blanket-order-with-delivery-releases', style: ".page{font:9pt/12.4pt 'IBM Plex Sans';padding:.55in .65in}small{font-size:6.8pt;color:#555}.x td{border:.6pt solid #444;padding:3pt 5pt}.x td td{border:0;padding:0 3pt}.h td{background:#e2e6ea;font-weight:700}.l td{padding:1.8pt 4pt}.g{color:#555;font-size:8pt}.s td{border-top:1pt solid #444}", pages: [page],
    notes: 'manufacturer’s blanket order to a supplier: below each item its releases with days and quantities (no lines), prices of four decimals, a lot without price, item numbers by tens, the buyer in the head and the supplier in a box', seller, buyer, lines, number: '4500118204', date: '2026-01-22', terms: 'Net 60', order: '4500118204',
    acceptable: { ...ones([tooling], 4), invoice_number: ['4500118204', null], due_date: [null, '2026-12-31'], subtotal: [null, total / 100], ...readings('description/item', [...goods.map(([code, text, revision]) => [text, `${code} ${text}`, `${code} Rev ${revision} ${text}`]), [tooling.text]]) },
  })
})()

// prettier-ignore
export const lumber = (() => {
  const seller = { name: 'NISSWA TIMBER & BUILDERS SUPPLY', address: ['24118 SMILEY RD', 'NISSWA MN 56468'] }
  const buyer = { name: 'GULL LAKE POLE BUILDINGS INC', address: ['7741 COUNTY 77 NW', 'BRAINERD MN 56401'] }
  const boards: readonly (readonly [pieces: number, size: string, length: number, text: string, feet: number, price: number])[] = [[196, '2X6', 16, 'SPF 2&BTR KD', 3136, 61_500], [84, '2X10', 20, 'SPF 2&BTR KD', 2800, 78_400], [420, '2X4', 10, 'SPF STUD', 2800, 52_250], [36, '6X6', 18, 'TREATED GC .60', 1944, 118_000]]
  const each: readonly (readonly [pieces: number, code: string, text: string, price: number])[] = [[58, 'STL29-BN', '29GA PANEL 12FT BURNISHED', 3_412], [12, 'SCR-BN', 'PANEL SCREWS 250 BAG', 2_875], [3, 'OHD-1214', 'OVERHEAD DOOR 12X14', 218_500]]
  const lines: Sale['lines'] = [...boards.map(([quantity, size, length, text, feet, price]) => ({ text: `${size} ${length} ${text}`, quantity, cents: Math.round((feet * price) / 1000), category: 'hard' as const })), ...each.map(([quantity, code, text, rate]) => item(quantity, rate, text, { code })), { text: 'BOOM TRUCK DELIVERY', cents: 12_500, ...soft }]
  const tax = part(totalOf(lines.slice(0, 7)), 6.875)
  const { subtotal, total } = sumsOf({ lines, tax })
  const pad = (text: string, width: number) => `${text}${' '.repeat(Math.max(0, width - text.length))}`
  const right = (text: string, width: number) => `${' '.repeat(Math.max(0, width - text.length))}${text}`
  const row = (a: string, b: string, c: string, d: string, e: string, g: string) => `${right(a, 5)} ${pad(b, 10)}${pad(c, 27)}${right(d, 9)}${right(e, 12)}${right(g, 13)}`
  const text = [
    `${pad('', 25)}${seller.name}`, `${pad('', 25)}24118 SMILEY RD   NISSWA MN 56468`, `${pad('', 25)}PHONE 218 555 0139`, '',
    `${pad('SOLD TO: GULL1182', 45)}INVOICE NO    77-20418`, `${pad(buyer.name, 45)}INVOICE DATE  10/08/26`, `${pad(buyer.address[0] ?? '', 45)}ORDER DATE    10/06/26`, `${pad(buyer.address[1] ?? '', 45)}YOUR P.O.     TRIPP BARN`, `${pad('', 45)}SALESMAN      07`, `${pad('', 45)}TERMS         10TH PROX`, '',
    '-'.repeat(77), row('PCS', 'ITEM', 'DESCRIPTION', 'BD FT', 'PRICE', 'EXTENSION'), '-'.repeat(77),
    ...boards.map(([pieces, size, length, own, feet, price], i) => row(`${pieces}`, `${size} ${length}`, own, `${feet}`, `${f(price)}/M`, f(lines[i]?.cents ?? 0))),
    ...each.map(([pieces, code, own, price], i) => row(`${pieces}`, code, own, '', `${f(price)}/E`, f(lines[i + 4]?.cents ?? 0))),
    row('', '', 'BOOM TRUCK DELIVERY', '', '', f(12_500)), '', `${right(`TOTAL BD FT ${boards.reduce((sum, [, , , , feet]) => sum + feet, 0)}`, 52)}`, '',
    ...[['MERCHANDISE', subtotal], ['MN TAX 6.875%', tax], ['PLEASE PAY', total]].map(([caption, cents]) => `${right(`${caption}`, 62)}${right(f(Number(cents)), 15)}`), '',
    'DELIVERED TO: TRIPP, 4418 PINE BEACH RD, LAKE SHORE MN', 'RETURNS NEED THIS SLIP WITHIN 14 DAYS. NO RETURN OF SPECIAL ORDERS.', 'FINANCE CHARGE 1 1/2% A MONTH AFTER THE 10TH (18% A YEAR).', '', '', 'RECEIVED BY ______________________________',
  ]
  const page = `<div class="needles"><pre>${text.map(safe).join('\n')}</pre></div>`
  return drawn({
    name: 'pole-barn-lumber-needle-print-fax', family: 'lumber-yard-pieces-and-board-feet', scan: counterFax, style: `.page{font:9.6pt/14.6pt Cousine;padding:.6in .7in}pre{font:700 9.6pt/14.6pt Cousine;margin:0}${needles}`, pages: [page],
    notes: 'fax of a needle printer’s lumber invoice: pieces, size, length, board feet and prices per thousand feet or each with the unit behind a slash, totals of board feet, tax on goods only, everything in one typeface without rules', seller, buyer, lines, number: '77-20418', date: '2026-10-08', terms: '10TH PROX', order: 'TRIPP BARN', tax, subtotal: true,
    acceptable: { ...ones(lines.slice(7), 7), ...readings('quantity', boards.map(([pieces, , , , feet]) => [pieces, feet, feet / 1000])), ...readings('rate', boards.map(([pieces, , , , , price], i) => [price / 100, price / 100_000, (lines[i]?.cents ?? 0) / pieces / 100, null])), ...readings('description/item', [...boards.map(([, size, length, own]) => [`${size} ${length} ${own}`, own]), ...each.map(([, code, own]) => [own, `${code} ${own}`]), ['BOOM TRUCK DELIVERY']]), due_date: [null, '2026-11-10'], shipping: [null, 125] },
  })
})()

// prettier-ignore
export const cattle = (() => {
  const seller = { name: 'Sandhills Livestock Market, Inc.', address: ['418 East Highway 20', 'Valentine, NE 69201'] }
  const buyer = { name: 'Dismal River Feeders LLC', address: ['88204 Road 401', 'Thedford, NE 69166'] }
  const pens: readonly (readonly [pen: string, from: string, head: number, text: string, weight: number, price: number])[] = [['14', 'Arvid Kime', 62, 'Blk str calves', 35_960, 31_850], ['15', 'Arvid Kime', 38, 'Blk hfr calves', 20_330, 29_400], ['22', 'Snake River Rch', 105, 'Red str yrlgs', 83_475, 26_175], ['31', 'L & M Drinkwalter', 17, 'Bwf str calves', 9_520, 30_925], ['40', 'Estate of H. Boes', 6, 'Bred cows 4-6 yr', 7_890, 0]]
  const perHead = 285_000
  const lines: Sale['lines'] = [...pens.map(([code, , quantity, text, weight, price]) => ({ code, text, quantity, cents: price === 0 ? quantity * perHead : Math.round((weight * price) / 100), category: 'hard' as const })), item(228, 150, 'Vaccination at the market', soft), item(2, 42_500, 'Hauling to Thedford, loads', soft)]
  const paid = 5_000_000
  const { subtotal, total, open } = sumsOf({ lines, paid })
  const head = pens.reduce((sum, [, , count]) => sum + count, 0)
  const page = `<div class="c"><b style="font:700 20pt/24pt 'Merriweather'">Sandhills Livestock Market, Inc.</b><br>418 East Highway 20, Valentine, NE 69201 &nbsp; 402-555-0170 &nbsp; Sale every Thursday<br><b style="font-size:11pt;line-height:18pt">BUYER’S INVOICE</b></div>
    ${ends(`<small>Sold to</small><br>${lined(buyer)}<br>Buyer no. 118`, facts([['Invoice', 'B-44182'], ['Sale date', '10/22/2026'], ['Terms', 'Cash, due sale day'], ['Brand inspection', 'NE 0418-26']], 'style="width:2.5in"'), 'margin:10pt 0')}
    <table class="l">${rowOf(['Pen', 'Consignor', '>Head', 'Description', '>Weight', '>Avg', '>Price', '>Amount'], ' class="h"')}${pens.map(([pen, from, count, text, weight, price], i) => rowOf([pen, safe(from), `>${count}`, text, `>${weight.toLocaleString('en-US')}`, `>${Math.round(weight / count)}`, price === 0 ? `>${f(perHead)} hd` : `>${f(price)} cwt`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}${rowOf(['', 'Total livestock', `>${head}`, '', `>${pens.reduce((sum, [, , , , weight]) => sum + weight, 0).toLocaleString('en-US')}`, '', '', `>${f(totalOf(lines.slice(0, 5)))}`], ' class="s"')}</table>
    <table class="l" style="margin-top:8pt;width:70%">${lines.slice(5).map(({ text, quantity, rate = 0, cents }) => rowOf([text, `>${quantity}`, `>at ${f(rate)}`, `>${f(cents)}`])).join('')}</table>
    <table class="t" style="width:48%;margin:14pt 0 0 52%">${[['Livestock and charges', f(subtotal)], ['Paid on account 10/21', `(${f(paid)})`], ['<b>Please pay</b>', `<b>${$(open)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table><p>We guarantee title only. Payment is held in our custodial account for shippers’ proceeds at First Niobrara Bank. Shrink 2% has been taken at the scale. Health papers are attached. Drafts drawn on lenders are accepted with a letter.</p>`
  return drawn({
    name: 'feedlot-livestock-market-buyers-invoice', family: 'livestock-by-hundredweight', style: ".page{font:9pt/12.8pt 'Merriweather';font-size:8.6pt;padding:.65in .7in}small{color:#555}.h td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td{padding:2pt 4pt}.s td{border-top:.6pt solid #000;font-weight:700}.t td{padding:2pt 0}", pages: [page],
    notes: 'livestock market’s invoice to a buyer: pens by consignor with head, weight, average and price by hundredweight, one pen by the head, a total row, charges by head and load, money on account taken off; no line says "total" before the payment', seller, buyer, lines, number: 'B-44182', date: '2026-10-22', terms: 'Cash, due sale day', paid, subtotal: true,
    acceptable: { ...readings('quantity', pens.map(([, , count, , weight, price]) => [count, ...(price === 0 ? [] : [weight, weight / 100])])), ...readings('rate', pens.map(([, , count, , , price], i) => (price === 0 ? [perHead / 100] : [price / 100, price / 10_000, (lines[i]?.cents ?? 0) / count / 100, null]))), due_date: [null, '2026-10-22'], 'other_details.down_payment': [null, paid / 100], subtotal: [subtotal / 100, totalOf(lines.slice(0, 5)) / 100, null], total_invoice_value: [total / 100], ...readings('description/item', [...pens.map(([pen, from, , text]) => [text, `${pen} ${text}`, `${from} ${text}`, `${pen} ${from} ${text}`]), ...lines.slice(5).map(({ text }) => [text])]) },
  })
})()
