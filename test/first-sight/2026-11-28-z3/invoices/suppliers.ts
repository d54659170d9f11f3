/** Invoices of suppliers: the amount before the description, quantity and price below it, lines by the place they went to. */
import { $, coarse, dated, documentOf, f, fine, goods, lined, office, rowOf, safe, sumsOf, sums, type Deal } from './deal.ts' // prettier-ignore

// prettier-ignore
const amountFirst = (deal: Deal) => {
  const { subtotal, freight, tax, total, paid, open } = sumsOf(deal)
  const rows = deal.lines.map(({ quantity, rate, cents, text, code }, i) => rowOf([`${i + 1}`, `>${f(cents)}`, `>${quantity}`, `>${f(rate ?? 0)}`, code ?? '', safe(text)]))
  const page = `<div class="c"><b style="font-size:17pt;line-height:21pt">${safe(deal.seller.name)}</b><br>${deal.seller.address.join(' &nbsp; ')}</div><table style="margin:14pt 0 10pt"><tr><td style="width:55%">Sold to<br>${lined(deal.buyer)}<td><table class="k"><tr><td>Invoice<td>${deal.number}</tr><tr><td>Invoice date<td>${dated(deal.date, 'M/D/YYYY')}</tr><tr><td>Your order<td>${deal.order ?? ''}</tr><tr><td>Terms<td>${deal.terms}</tr><tr><td>Ship via<td>Our truck</tr></table></tr></table><table class="l"><tr><th>Ln<th class="r">Amount<th class="r">Qty<th class="r">Price<th>Item<th>Description</tr>${rows.join('')}</table><table class="s" style="width:3in;margin-top:10pt">${[['Merchandise', f(subtotal)], ['Freight', f(freight)], [`Sales tax ${deal.tax}%`, f(tax)], ['<b>Invoice total</b>', `<b>${$(total)}</b>`], ...(paid > 0 ? [['Paid with order', `-${f(paid)}`], ['<b>Pay this amount</b>', `<b>${$(open)}</b>`]] : [])].map(([label = '', value = '']) => rowOf([label, `>${value}`])).join('')}</table><div class="foot" style="font-size:8pt">No returns without authorization. Past due accounts bear 1-1/2% a month. Claims for shortage within five days.</div>`
  return documentOf(deal, { family: 'amount-before-description', style: '.page{padding:.6in .7in}.k td:first-child{width:1.35in}.l th{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td,.l th{padding:2.4pt 6pt 2.4pt 0}.s td{border-bottom:.4pt solid #888;padding:1.6pt 0}', pages: [page] })
}

export const fasteners = amountFirst({
  name: 'fastener-house-trailer-builder-invoice', seller: { name: 'Wabash Bolt & Industrial Supply', address: ['1820 Greenbush Street', 'Lafayette, IN 47904'] }, buyer: { name: 'Tippecanoe Trailer Works Inc.', address: ['4418 County Road 400 S', 'Lafayette, IN 47909'] },
  lines: goods(`
12; 41.85; Hex cap screw 1/2-13 x 2 grade 8, box of 50; HCS8-122
20; 18.40; Nylock nut 1/2-13 grade C, box of 100; NLK-12
6; 96.25; Axle U-bolt kit 3-1/2 in round; UBK-350
40; 7.16; Flap disc 4-1/2 in 60 grit; FD45-60
2; 418.00; Magnetic drill cutter set, 12 piece; MDC-12
8; 22.95; Cutting fluid, gallon; CF-1G
1; 65.00; *Bin stocking service, October; SVC-BIN
`),
  number: '884127', date: '2026-10-14', terms: '2% 10, Net 30', order: '26-0441', tax: 7, freight: 3_850, style: ".page{font:9.8pt/12.8pt 'Libre Franklin'}",
  notes: 'supplier’s invoice whose amount stands before quantity, price, item and description; sums at the left, cash discount only in the terms',
  acceptable: { due_date: [null, '2026-11-13'] },
}) // prettier-ignore

export const fencing = amountFirst({
  name: 'fence-wholesaler-ranch-invoice-scan', seller: { name: 'BIG BEND FENCE & PIPE', address: ['HWY 90 EAST', 'MARATHON, TX 79842'] }, buyer: { name: 'DOVE MOUNTAIN CATTLE CO', address: ['PO BOX 118', 'ALPINE, TX 79831'] }, scan: office,
  lines: goods(`
120; 31.50; PIPE 2-3/8 X 24 FT STRUCTURAL; P238-24
400; 6.85; T-POST 6.5 FT 1.33 LB; TP65
24; 118.40; BARBED WIRE 12.5 GA 1320 FT; BW125
6; 214.00; GATE 16 FT 6 BAR; GT16
10; 9.75; HINGE SET 3/4 IN; HG34
1; 275.00; *DELIVERY SET UP AND SPOTTING
`),
  number: '40-2207', date: '2026-04-22', terms: 'DUE ON RECEIPT', order: 'VERBAL TOM', tax: 8.25, freight: 18_500, paid: 400_000, style: '.page{font:10pt/13pt Cousine}',
  notes: 'office scan of the same layout in capitals: a payment with the order and what is left to pay',
  acceptable: { due_date: [null, '2026-04-22'], 'other_details.down_payment': [null, 4_000] },
}) // prettier-ignore

// prettier-ignore
const atPrice = (deal: Deal) => {
  const { subtotal, discount, tax, total } = sumsOf(deal)
  const rows = deal.lines.map(({ quantity = 1, rate = 0, cents, text, code }) => `<div class="w"><b>${safe(text)}</b><div style="display:flex"><span style="flex:1">${code ? `#${code} &nbsp; ` : ''}${quantity.toLocaleString('en-US')} @ ${$(rate)}</span><span>${$(cents)}</span></div></div>`)
  const page = `<div style="display:flex;justify-content:space-between"><div><b class="big">${safe(deal.seller.name)}</b><br>${deal.seller.address.join('<br>')}</div><div class="r"><span class="big">Sales Invoice</span><br>No. ${deal.number}<br>${dated(deal.date, 'Mon D, YYYY')}</div></div><div class="box">${lined(deal.buyer)}</div><div style="display:flex;gap:.5in;margin:8pt 0"><span>Terms: ${deal.terms}</span>${deal.due ? `<span>Due ${dated(deal.due, 'Mon D, YYYY')}</span>` : ''}${deal.order ? `<span>PO: ${deal.order}</span>` : ''}<span>Rep: Denise</span></div>${rows.join('')}<div class="w" style="border-top:1.2pt solid #000"><div style="margin-left:55%">${sums([[`${deal.lines.length} items, subtotal`, $(subtotal)], ...(discount > 0 ? [['Account discount', `-${$(discount)}`] as const] : []), [`Tax (${deal.tax}%)`, $(tax)], ['<b>Total</b>', `<b>${$(total)}</b>`], ['Payments', '$0.00'], ['<b>Balance due</b>', `<b>${$(total)}</b>`]])}</div></div><p style="font-size:8pt">You saved ${$(Math.round(subtotal * 0.11))} against list on this invoice. Points earned: 418. Register 2, drawer B.</p>`
  return documentOf(deal, { family: 'quantity-at-price-below', style: '.page{padding:.55in .8in}.big{font-size:15pt;line-height:19pt}.box{border:.8pt solid #000;padding:6pt 9pt;margin-top:14pt;width:3.4in}.w{border-bottom:.4pt solid #aaa;padding:3pt 0}', pages: [page] })
}

export const salon = atPrice({
  name: 'salon-equipment-store-invoice', seller: { name: 'Ruby Street Salon Furnishings', address: ['77 Ruby Street', 'Joliet, IL 60435'] }, buyer: { name: 'Copper & Comb Hair Co. LLC', address: ['2207 W Jefferson St', 'Joliet, IL 60435'] },
  lines: goods(`
6; 489.00; Hydraulic styling chair, black, square base; RS-2206
2; 1240.00; Backwash shampoo unit with tilting bowl; RS-8810
6; 318.50; Styling station, wall mounted, walnut; RS-4412
1; 865.00; Reception desk 60 in; RS-7001
3; 274.00; Hooded dryer on casters; RS-3320
1; 450.00; *Delivery and assembly
`),
  number: '11827', date: '2026-05-06', due: '2026-06-05', terms: 'Net 30', tax: 8.75, discount: 35_000, style: ".page{font:9.8pt/12.8pt 'Nunito Sans'}",
  notes: 'store’s invoice without a table: description in bold, then number, quantity @ price and amount on the next line, discount, payments of zero, savings and points as decoys',
}) // prettier-ignore

export const kitchen = atPrice({
  name: 'pizza-oven-counter-invoice-coarse-scan', seller: { name: 'Mohawk Restaurant Supply', address: ['1182 Erie Boulevard', 'Schenectady, NY 12305'] }, buyer: { name: 'Stockade Pizza & Pasta Inc', address: ['418 Union St', 'Schenectady, NY 12305'] }, scan: coarse,
  lines: goods(`
1; 11850.00; Deck oven, double, natural gas, 60 in; DO-60G
1; 3975.00; Dough mixer, spiral, 40 qt; SM-40
2; 1688.00; Prep table refrigerated, 67 in; PT-67
1; 742.50; Dough press, manual; DP-14
12; 18.95; Pizza peel 16 in; PP-16
1; 380.00; *Gas hookup and start-up
`),
  number: 'S-40718', date: '2026-03-19', terms: 'COD', order: 'Vinny', tax: 8, style: ".page{font:10.4pt/13.6pt 'PT Sans'}",
  notes: 'scan at 150 dpi of the same layout: no discount, cash on delivery, a first name as the order',
  acceptable: { purchase_order: ['Vinny', null], due_date: [null, '2026-03-19'] },
}) // prettier-ignore

interface Placed extends Deal {
  /** Name and city of each place with its number of lines. */
  readonly places: readonly (readonly [name: string, city: string, lines: number])[]
}

// prettier-ignore
const byPlace = (deal: Placed) => {
  const { subtotal, freight, tax, total } = sumsOf(deal)
  let at = 0
  const blocks = deal.places.map(([name, city, count], n) => {
    const own = deal.lines.slice(at, (at += count))
    const sum = own.reduce((cents, line) => cents + line.cents, 0)
    return `<tr class="p"><td colspan="5">Ship to ${n + 1}: ${safe(name)}, ${city}</tr>${own.map(({ code = '', text, quantity, rate = 0, cents }) => rowOf([code, safe(text), `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}<tr class="b"><td colspan="4" class="r">Total ${safe(name)}<td class="r">${f(sum)}</tr>`
  })
  const page = `<table><tr><td style="width:55%"><b style="font-size:16pt;line-height:20pt">${safe(deal.seller.name)}</b><br>${deal.seller.address.join('<br>')}<td><table class="k"><tr><td>INVOICE NO.<td>INVOICE DATE<td>CUSTOMER PO</tr><tr class="b"><td>${deal.number}<td>${dated(deal.date, 'MM/DD/YYYY')}<td>${deal.order ?? ''}</tr><tr><td>TERMS<td>DUE DATE<td>PAGE</tr><tr class="b"><td>${deal.terms}<td>${deal.due ? dated(deal.due, 'MM/DD/YYYY') : ''}<td>1 of 1</tr></table></tr></table><div style="margin:10pt 0">Bill to:<br>${lined(deal.buyer)}</div><table class="l"><tr class="h"><td>Part<td>Description<td class="r">Qty<td class="r">Each<td class="r">Extended</tr>${blocks.join('')}</table><table style="margin:10pt 0 0 58%;width:42%">${[['Total of locations', f(subtotal)], ['Freight, all locations', f(freight)], ['Sales tax', f(tax)], ['<b>Invoice total USD</b>', `<b>${f(total)}</b>`]].map(([label = '', value = '']) => rowOf([label, `>${value}`])).join('')}</table><div class="foot" style="font-size:8pt">Remit to Dept 4418, PO Box 88204, Chicago, IL 60680. Questions: ar@${deal.name.slice(0, 6)}.example</div>`
  return documentOf(deal, { family: 'lines-by-location-subtotals', style: '.page{padding:.55in .65in}.k td{border:.6pt solid #555;padding:1.6pt 5pt}.l td{padding:1.8pt 5pt;border-bottom:.3pt solid #ccc}.h td{background:#333;color:#fff}.p td{background:#eee;font-weight:700}', pages: [page] })
}

export const thermostats = byPlace({
  name: 'refrigerator-maker-three-stores-invoice', seller: { name: 'Kettle River Refrigeration Mfg.', address: ['900 Industry Avenue', 'Sandstone, MN 55072'] }, buyer: { name: 'North Shore Market Cooperative', address: ['2207 London Road', 'Duluth, MN 55812'] },
  places: [['Lakeside store', 'Duluth, MN', 3], ['Harbor store', 'Two Harbors, MN', 2], ['Range store', 'Virginia, MN', 3]],
  lines: goods(`
2; 6480.00; Open air merchandiser 72 in; OAM-72
1; 4215.00; Reach-in freezer, three door; RIF-3
1; 560.00; *Startup and commissioning; ST-1
1; 6480.00; Open air merchandiser 72 in; OAM-72
1; 3890.00; Ice merchandiser 60 cu ft; ICE-60
3; 1284.00; Glass door cooler 26 cu ft; GDC-26
1; 4215.00; Reach-in freezer, three door; RIF-3
1; 560.00; *Startup and commissioning; ST-1
`),
  number: 'KR-26-1184', date: '2026-06-30', due: '2026-08-14', terms: 'Net 45', order: 'NSM-4471', tax: 0, freight: 184_000, style: ".page{font:9.4pt/12.2pt 'Roboto'}",
  notes: 'maker’s invoice to a cooperative with three stores: lines under each place shipped to with a total each (no lines), the same goods again at other places, freight for all, a sales tax of .00, remittance address of its own',
}) // prettier-ignore

export const washers = byPlace({
  name: 'laundromat-chain-equipment-fine-scan', seller: { name: 'TRI-COUNTY LAUNDRY EQUIPMENT', address: ['4418 STATE ROUTE 73', 'WILMINGTON, OH 45177'] }, buyer: { name: 'SPIN CITY LAUNDROMATS LLC', address: ['118 MAIN STREET', 'XENIA, OH 45385'] }, scan: fine,
  places: [['SPIN CITY XENIA', 'XENIA, OH', 3], ['SPIN CITY EATON', 'EATON, OH', 3]],
  lines: goods(`
4; 5890.00; WASHER EXTRACTOR 40 LB 200G; WX-40
4; 4625.00; STACK DRYER 30 LB GAS; SD-30
1; 1950.00; *RIGGING AND HOOKUP; RIG
2; 8340.00; WASHER EXTRACTOR 60 LB 200G; WX-60
2; 4625.00; STACK DRYER 30 LB GAS; SD-30
1; 1450.00; *RIGGING AND HOOKUP; RIG
`),
  number: '26118', date: '2026-09-11', due: '2026-09-21', terms: 'NET 10', order: 'SC-88', tax: 7.25, freight: 96_500, style: '.page{font:9.6pt/12.6pt Arimo}',
  notes: 'scan at 300 dpi of the same layout in capitals with two places and a sales tax',
}) // prettier-ignore
