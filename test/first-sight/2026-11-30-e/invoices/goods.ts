/** Goods: print jobs by the thousand, feed by the ton, glass by the square foot, vegetables by the carton. */
import { $, branchFax, drawn, ends, f, facts, item, lined, part, readings, rowOf, safe, smudged, soft, sums, sumsOf, totalOf, type Sale } from './means.ts' // prettier-ignore

// prettier-ignore
export const printJobs = (() => {
  const seller = { name: 'Yadkin Offset & Letterpress', address: ['1184 Industrial Drive', 'Elkin, NC 28621'] }
  const buyer = { name: 'Brushy Mountain Seed Company', address: ['418 Apple Street', 'North Wilkesboro, NC 28659'] }
  const jobs: readonly (readonly [job: string, text: string, make: string, ordered: number, shipped: number, price: number])[] = [['60418', 'Seed packets, 3.25 x 4.5', '4/1, 60# coated one side, die cut and glued', 50_000, 51_340, 3_865], ['60419', 'Rack cards, 4 x 9', '4/4, 14 pt. C2S, aqueous', 5_000, 5_150, 11_240], ['60422', 'Spring catalog, 48 pp. plus cover', '4/4 throughout, saddle stitched', 12_000, 12_000, 91_850], ['60427', 'Invoices, 3-part carbonless', 'Black, numbered 20418 up, padded', 2_500, 2_500, 14_660]]
  const printing: Sale['lines'] = jobs.map(([, text, , , shipped, price]) => ({ text, quantity: shipped, cents: Math.round((shipped * price) / 1000), category: 'hard' }))
  const extra: Sale['lines'] = [item(2.5, 9_000, 'Author’s alterations, prepress, hours', soft), { text: 'Cutting die, seed packet (yours to keep)', cents: 28_500, category: 'hard' }]
  const lines = [...printing, ...extra]
  const [freight, paid] = [36_418, 350_000]
  const tax = part(totalOf(lines) + freight, 7)
  const { subtotal, total, open } = sumsOf({ lines, freight, tax, paid })
  const count = (n: number) => n.toLocaleString('en-US')
  const page = `${ends(`<b style="font:700 21pt/25pt 'EB Garamond'">Yadkin Offset <i>&amp;</i> Letterpress</b><br>${seller.address.join(' &middot; ')} &middot; 336-555-0118`, `<div class="r"><b style="font-size:15pt;line-height:19pt">Invoice</b></div>${facts([['No.', '<b>26-1182</b>'], ['Date', 'March 6, 2026'], ['Your PO', 'BMS-733'], ['Rep', 'House'], ['Terms', 'Net 20']], 'style="width:1.9in"')}`)}
    <div style="display:flex;gap:.5in;margin:12pt 0"><div style="flex:1"><i>Sold to</i><br>${lined(buyer)}</div><div style="flex:1"><i>Delivered to</i><br>Brushy Mountain Seed, Dock 2<br>2207 Old 60 West<br>Wilkesboro, NC 28697</div></div>
    <table class="l">${rowOf(['Job', 'Description', '>Ordered', '>Delivered', '>Per M', '>Amount'], ' class="h"')}${jobs.map(([job, text, make, ordered, shipped, price], i) => rowOf([job, `${text}<br><span class="s">${make}</span>`, `>${count(ordered)}`, `>${count(shipped)}`, `>${f(price)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}${extra.map(({ text, quantity, rate, cents }) => rowOf(['', text, '', quantity === undefined ? '' : `>${quantity}`, rate === undefined ? '' : `>${f(rate)} hr`, `>${f(cents)}`])).join('')}</table>
    ${ends('<div class="s" style="width:3.1in">Overs and unders of up to 10% are the custom of the trade and are billed at the price per thousand. Jobs 60419 and 60427 were delivered in full. Files are kept for one year.</div>', `<table style="width:2.8in" class="t">${sums([['Printing', f(subtotal)], ['Freight, 3 skids', f(freight)], ['Sales tax 7.00%', f(tax)], ['<b>Invoice total</b>', `<b>${f(total)}</b>`], ['Deposit with order, ck 4418', `(${f(paid)})`], ['<b>Balance</b>', `<b>${$(open)}</b>`]])}</table>`, 'margin-top:14pt')}
    <div class="foot s c">Accounts past 30 days bear 1.5% per month. Printed matter remains the property of the printer until paid.</div>`
  return drawn({
    name: 'seed-company-print-jobs-with-overs', family: 'commercial-printer-per-thousand-with-overs', style: ".page{font:10.4pt/13.6pt 'EB Garamond';padding:.7in .8in}.s{font-size:8.8pt;line-height:11pt}.h td{border-top:1.2pt solid #000;border-bottom:.6pt solid #000;font-style:italic}.l td{padding:3pt 5pt}.l{border-bottom:1.2pt solid #000}.t td{padding:1.6pt 0}", pages: [page],
    notes: 'printer’s invoice: job numbers before descriptions of two lines, ordered and delivered quantities of which overs are billed, prices per thousand, hours of alterations, a die without quantity, tax on freight too, a deposit in parentheses before the balance', seller, buyer, lines, number: '26-1182', date: '2026-03-06', terms: 'Net 20', order: 'BMS-733', freight, tax, paid, subtotal: true,
    acceptable: { due_date: [null, '2026-03-26'], 'other_details.down_payment': [null, paid / 100], 'transactions.5.quantity': [1, null], 'transactions.5.rate': [285, null], 'transactions.5.category': ['hard', 'soft'], ...readings('quantity', jobs.map(([, , , , shipped]) => [shipped, shipped / 1000])), ...readings('rate', jobs.map(([, , , , , price]) => [price / 100, price / 100_000, null])), ...readings('description/item', [...jobs.map(([job, text, make]) => [text, `${text} ${make}`, `${job} ${text} ${make}`, `${job} ${text}`]), ['Author’s alterations, prepress, hours', 'Author’s alterations, prepress'], ['Cutting die, seed packet (yours to keep)', 'Cutting die, seed packet']]) },
  })
})()

// prettier-ignore
export const feed = (() => {
  const seller = { name: 'TURKEY CREEK FEED & GRAIN COOP', address: ['118 RAILROAD STREET', 'MARION, KS 66861'] }
  const buyer = { name: 'COTTONWOOD VALLEY LAYERS LLC', address: ['2204 QUAIL CREEK ROAD', 'HILLSBORO, KS 67063'] }
  const loads: readonly (readonly [day: string, ticket: string, bin: string, text: string, tons: number, price: number])[] = [['2026-09-03', '88204', 'H1', 'LAYER PHASE 2 MASH BULK', 12.44, 31_850], ['2026-09-03', '88205', 'H2', 'LAYER PHASE 2 MASH BULK', 11.96, 31_850], ['2026-09-11', '88271', 'H1', 'LAYER PHASE 3 MASH BULK', 12.18, 30_475], ['2026-09-18', '88340', 'PUL', 'PULLET GROWER CRUMBLE BULK', 8.62, 34_290], ['2026-09-24', '88402', 'H2', 'LAYER PHASE 3 MASH BULK', 12.31, 30_475]]
  const bulk = loads.map(([, , , text, tons, price]) => item(tons, price, text))
  const tons = loads.reduce((sum, load) => sum + load[4], 0)
  const other: Sale['lines'] = [item(30, 1_485, 'OYSTER SHELL LARGE 50 LB BAG'), item(4, 6_890, 'VITAMIN PREMIX 25 LB'), item(Number(tons.toFixed(2)), 950, 'BULK DELIVERY PER TON', soft)]
  const days = [...loads.map(([day]) => day), '2026-09-11', '2026-09-18', '2026-09-30']
  const lines = [...bulk, ...other]
  const paid = 600_000
  const { subtotal, total, open } = sumsOf({ lines, paid })
  const us = (iso = '') => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
  const page = `<div class="c"><b style="font-size:13pt">${safe(seller.name)}</b><br>${seller.address.join('  ')}  620-555-0133</div><br>
    ${ends(`SOLD TO:<br>${lined(buyer)}`, facts([['INVOICE', '118204'], ['DATE', '09/30/26'], ['PATRON', '20418'], ['TERMS', 'DUE 15TH'], ['DUE DATE', '10/15/26'], ['SPLIT', '100%']], 'style="width:2.4in"'))}<br>
    <table class="l">${rowOf(['DATE', 'TICKET', 'BIN', 'DESCRIPTION', '>QUANTITY', 'UM', '>PRICE', '>AMOUNT'], ' class="h"')}${loads.map(([day, ticket, bin, text, load, price], i) => rowOf([us(day), ticket, bin, text, `>${load.toFixed(2)}`, 'TN', `>${f(price)}`, `>${f(bulk[i]?.cents ?? 0)}`])).join('')}${other.map(({ text, quantity = 0, rate = 0, cents }, i) => rowOf([us(days[i + 5]), i === 2 ? '' : `${88_280 + 61 * i}`, '', text, `>${quantity.toFixed(2)}`, i === 2 ? 'TN' : 'BG', `>${f(rate)}`, `>${f(cents)}`])).join('')}<tr><td colspan="8">&nbsp;</tr>${rowOf(['', '', '', 'TOTAL BULK TONS', `>${tons.toFixed(2)}`, '', '', ''])}</table><br>
    ${ends('FEED IS EXEMPT FROM KANSAS SALES TAX<br>EX 04418-F ON FILE', `<table style="width:3.2in">${sums([['SUBTOTAL', f(subtotal)], ['SALES TAX', '.00'], ['INVOICE TOTAL', f(total)], ['LESS PREPAY CONTRACT 4418', `${f(paid)}-`], ['AMOUNT DUE', f(open)]])}</table>`)}<br>
    CASH DISCOUNT IF PAID BY 10/05/26: ${f(part(subtotal, 1.5))} &nbsp; PAY ${f(open - part(subtotal, 1.5))}<br>PREPAY CONTRACT 4418 BALANCE AFTER THIS INVOICE: 8,000.00<br><br>A FINANCE CHARGE OF 1.5% PER MONTH (18% A YEAR) IS MADE ON ACCOUNTS NOT PAID BY THE 15TH.<br>PATRONAGE IS FIGURED ON PURCHASES LESS DISCOUNTS. THANK YOU FOR YOUR BUSINESS.`
  return drawn({
    name: 'layer-farm-feed-by-ton-smudged', family: 'feed-mill-bulk-tons-prepay-and-cash-discount', scan: smudged, style: '.page{font:9.6pt/13.2pt Cousine;padding:.6in .65in}.h td{border-top:.8pt solid #000;border-bottom:.8pt solid #000}.l td{padding:1pt 4pt}', pages: [page],
    notes: 'smudged copy of a cooperative’s feed invoice: tickets with a bin for each load, tons with two decimals beside bags, delivery by the ton, a row of tons that is no line, a prepaid contract taken off with the minus behind, a cash discount that is not taken, no tax', seller, buyer, lines, days, number: '118204', date: '2026-09-30', due: '2026-10-15', terms: 'DUE 15TH', paid, subtotal: true,
    acceptable: { 'other_details.down_payment': [null], 'sender.name': [seller.name], ...readings('description/item', [...loads.map(([, ticket, bin, text]) => [text, `${bin} ${text}`, `${ticket} ${bin} ${text}`, `${ticket} ${text}`]), ...other.map(({ text }) => [text])]) },
  })
})()

// prettier-ignore
export const glass = (() => {
  const seller = { name: 'Bitterroot Glass & Storefront', address: ['2207 North First Street', 'Hamilton, MT 59840'] }
  const buyer = { name: 'Sapphire Mountain Veterinary PLLC', address: ['418 Main Street', 'Stevensville, MT 59870'] }
  const panes: readonly (readonly [mark: string, count: number, width: string, height: string, text: string, feet: number, rate: number])[] = [['A1', 4, '46 1/2"', '94 1/4"', '1" IGU low-E tempered', 121.74, 2_485], ['A2', 2, '34"', '94 1/4"', '1" IGU low-E tempered', 44.51, 2_485], ['B1', 6, '46 1/2"', '28"', '1" IGU low-E annealed', 54.25, 1_840], ['C1', 3, '36"', '48"', '1/4" laminated gray', 36, 2_260], ['M1', 1, '72"', '40"', '1/4" mirror, flat polish', 20, 1_495]]
  const lites = panes.map(([, count, width, height, text, feet, rate]): Sale['lines'][number] => ({ text: `${text} ${width} x ${height}`, quantity: count, cents: Math.round(feet * rate), category: 'hard' }))
  const others: Sale['lines'] = [item(64, 3_850, 'Storefront frame 2 x 4-1/2, dark bronze, lin. ft.'), item(1, 218_500, 'Narrow stile door with closer and panic'), item(28, 8_200, 'Field labor, 2 glaziers, hours', soft), { text: 'Lift and sealants', cents: 61_000, category: 'soft' }]
  const lines = [...lites, ...others]
  const { total } = sumsOf({ lines })
  const page = `${ends(`<b style="font:700 18pt/22pt 'Barlow Condensed'">${safe(seller.name).toUpperCase()}</b><br>${seller.address.join(', ')}<br>Ph 406-555-0144 &nbsp; Fax 406-555-0145`, `<div class="r"><b style="font-size:16pt;line-height:20pt">PROPOSAL</b></div>${facts([['Number', '26-418'], ['Date', '5/12/26'], ['Estimator', 'Cal W.'], ['Good for', '30 days']], 'style="width:1.7in"')}`)}
    <table class="x" style="margin:10pt 0"><tr><td style="width:50%"><small>PROPOSAL SUBMITTED TO</small><br>${lined(buyer)}<td><small>JOB</small><br>New clinic entry and exam rooms<br>Lot 7, Ravalli Crossing<br>Drawings dated 3/30/26, A3.1</tr></table>
    <table class="x l">${rowOf(['Mark', '>Qty', '>Width', '>Height', 'Glass', '>Sq ft', '>$/sq ft', '>Amount'], ' class="b"')}${panes.map(([mark, count, width, height, text, feet, rate], i) => rowOf([mark, `>${count}`, `>${width}`, `>${height}`, text, `>${feet.toFixed(2)}`, `>${f(rate)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}${others.map(({ text, quantity, rate, cents }) => `<tr><td><td class="r">${quantity ?? ''}<td colspan="4">${text}<td class="r">${rate === undefined ? '' : f(rate)}<td class="r">${f(cents)}</tr>`).join('')}<tr class="b"><td colspan="5">Glass area<td class="r">${panes.reduce((sum, pane) => sum + pane[5], 0).toFixed(2)}<td>TOTAL<td class="r">${$(total)}</tr></table>
    <p>Half with the order, balance on completion. Montana has no sales tax. Not included: demolition, final cleaning, structural headers, permits. Breakage by others is replaced at cost plus 20%.</p>
    <p><b>Alternate 1:</b> bird-friendly pattern on A1 and A2, add $2,140.00. Not in the total above.</p>
    <div style="display:flex;gap:.5in;margin-top:40pt"><div style="flex:1;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-24pt;font:21pt/20pt 'Homemade Apple'">Cal Weidman</span>For ${safe(seller.name)}</div><div style="flex:1;border-top:.8pt solid #000">Accepted by &emsp;&emsp;&emsp;&emsp;&emsp; Date</div></div>`
  return drawn({
    name: 'veterinary-clinic-glass-proposal-fax', family: 'glass-shop-sizes-and-square-feet', scan: branchFax, style: ".page{font:9.8pt/13pt 'Barlow Condensed';font-size:10.4pt;padding:.6in .7in}small{font-size:7.4pt;line-height:8pt}.x td{border:.7pt solid #000;padding:2.4pt 5pt}.l td{padding:2pt 5pt}", pages: [page],
    notes: 'fax of a glass shop’s proposal: pieces with widths and heights in fractions of an inch, square feet of all pieces times a price for one, frame by the foot and labor by the hour across the columns, the area and the total on one row, an alternate outside the total, half with the order', seller, buyer, lines, number: '26-418', date: '2026-05-12', terms: 'Half with the order, balance on completion',
    acceptable: { 'sender.name': [seller.name, seller.name.toUpperCase()], payment_terms: ['Half with the order, balance on completion', null], due_date: [null, '2026-06-11'], 'other_details.down_payment': [null, part(total, 50) / 100], 'transactions.8.quantity': [1, null], 'transactions.8.rate': [610, null], 'transactions.8.category': ['soft', 'hard'], ...readings('quantity', panes.map(([, count, , , , feet]) => [count, feet])), ...readings('rate', panes.map(([, count, , , , feet, rate]) => [rate / 100, Number((feet * rate / 100 / count).toFixed(2)), null])), ...readings('description/item', [...panes.map(([mark, , width, height, text]) => [`${text} ${width} x ${height}`, text, `${mark} ${text}`, `${mark} ${width} ${height} ${text}`, `${width} ${height} ${text}`, `${mark} ${width} x ${height} ${text}`]), ...others.map(({ text }) => [text])]) },
  })
})()

// prettier-ignore
export const produce = (() => {
  const seller = { name: 'Gabilan Valley Packing Co.', address: ['P.O. Box 4418', 'Salinas, CA 93912'] }
  const buyer = { name: 'Lake Superior Produce Terminal, Inc.', address: ['2204 West Michigan Street', 'Duluth, MN 55806'] }
  const rows: readonly (readonly [count: number, pack: string, text: string, size: string, lot: string, price: number])[] = [[420, 'ctn', 'Iceberg lettuce, wrapped', '24s', 'G0418-A', 1_845], [168, 'ctn', 'Romaine hearts', '12/3', 'G0418-C', 2_260], [240, 'ctn', 'Broccoli crowns', '20 lb', 'G0419-B', 1_975], [112, 'ctn', 'Cauliflower, white', '12s', 'G0419-D', 1_650], [96, 'ctn', 'Celery, naturals', '30s', 'H0733', 1_420], [80, 'crate', 'Green onions, iceless', '48s', 'H0718', 1_280]]
  const goods = rows.map(([count, , text, , , price]) => item(count, price, text))
  const cartons = rows.reduce((sum, row) => sum + row[0], 0)
  const charges: Sale['lines'] = [item(cartons, 95, 'Cooling and palletizing', soft), item(1, 2_850, 'Temperature recorder'), item(24, 650, 'Pallets, exchange not returned')]
  const lines = [...goods, ...charges]
  const { total } = sumsOf({ lines })
  const cell = (caption: string, text: string) => `<td><small>${caption}</small><br>${text}`
  const page = `${ends(`<b style="font:700 20pt/24pt 'Merriweather';color:#2c5e1a">Gabilan Valley</b><br>PACKING CO. &nbsp; Growers, packers, shippers<br>${seller.address.join(', ')} &nbsp; 831-555-0171 &nbsp; PACA 20044182`, `<div class="r"><b style="font-size:16pt;line-height:20pt">INVOICE</b><br><b>0441820</b></div>`)}
    <div style="display:flex;gap:.5in;margin:10pt 0"><div style="flex:1"><small>SOLD TO</small><br>${lined(buyer)}</div><div style="flex:1"><small>SHIP TO</small><br>Same, receiving dock 6<br>Appointment 07/21 4:00 AM</div></div>
    <table class="x">${`<tr>${cell('SHIPPED', '07/17/2026')}${cell('INVOICE DATE', '07/18/2026')}${cell('YOUR PO', 'LS-2207')}${cell('OUR ORDER', 'S118204')}${cell('TERMS', 'Net 10 days')}</tr><tr>${cell('F.O.B.', 'Salinas, CA')}${cell('CARRIER', 'Twin Ports Reefer')}${cell('TRUCK / TRAILER', 'MN 418 / T733')}${cell('BROKER', 'None')}${cell('SALES', 'R. Avila')}</tr>`}</table>
    <table class="l" style="margin-top:10pt">${rowOf(['>Quantity', 'Pack', 'Commodity', 'Size', 'Lot', '>Price', '>Amount'], ' class="h"')}${rows.map(([count, pack, text, size, lot, price], i) => rowOf([`>${count}`, pack, text, size, lot, `>${f(price)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}${rowOf([`><b>${cartons.toLocaleString('en-US')}</b>`, '<b>packages</b>', '', '', '', '', ''])}${charges.map(({ text, quantity = 0, rate = 0, cents }) => rowOf([`>${quantity.toLocaleString('en-US')}`, '', text, '', '', `>${f(rate)}`, `>${f(cents)}`])).join('')}</table>
    ${ends('', `<table style="width:2.9in" class="t">${sums([['Freight', 'Collect'], ['<b>Pay this amount</b>', `<b>${$(total)}</b>`]])}</table>`, 'margin-top:10pt')}
    <p class="s">The perishable agricultural commodities listed on this invoice are sold subject to the statutory trust authorized by section 5(c) of the Perishable Agricultural Commodities Act, 1930 (7 U.S.C. 499e(c)). The seller of these commodities retains a trust claim over these commodities, all inventories of food or other products derived from these commodities, and any receivables or proceeds from the sale of these commodities until full payment is received.</p>
    <p class="s">Claims must be made within 24 hours of arrival and supported by a federal inspection. Past due accounts bear 1.5% per month. Gross weight 38,204 lb.</p>`
  return drawn({
    name: 'produce-terminal-cartons-trust-claim', family: 'produce-shipper-cartons-with-trust-claim', style: ".page{font:9pt/12.8pt 'Open Sans';padding:.6in .75in}small{font-size:6.8pt;line-height:8pt;color:#555}.s{font-size:7.8pt;line-height:10pt}.x td{border:.5pt solid #777;padding:2pt 5pt}.h td{background:#2c5e1a;color:#fff;padding:2pt 5pt}.l td{padding:2.4pt 5pt;border-bottom:.3pt solid #bbb}.t td{padding:2.4pt 0}", pages: [page],
    notes: 'shipper’s invoice of vegetables: the quantity first, pack, size and lot in columns, a row of packages that is no line, cooling for every package, freight collect instead of an amount, only one sum, a trust claim in the small print', seller, buyer, lines, number: '0441820', date: '2026-07-18', terms: 'Net 10 days', order: 'LS-2207',
    acceptable: { invoice_number: ['0441820', '441820'], file_id: [441_820, null], due_date: [null, '2026-07-28'], 'sender.name': [seller.name, 'Gabilan Valley'], 'transactions.7.category': ['hard', 'soft'], 'transactions.8.category': ['hard', 'soft'], ...readings('description/item', [...rows.map(([, pack, text, size, lot]) => [text, `${text} ${size}`, `${pack} ${text} ${size} ${lot}`, `${text} ${size} ${lot}`]), ...charges.map(({ text }) => [text])]) },
  })
})()
