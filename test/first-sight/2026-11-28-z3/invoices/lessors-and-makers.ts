/** A lessor's buyout invoice, a maker's quotation with included options, an invoice with prices by day of payment. */
import { $, dated, documentOf, f, fax, flat, goods, lined, rowOf, safe, sumsOf, worn, type Deal } from './deal.ts' // prettier-ignore

// prettier-ignore
const buyout = (deal: Deal & { readonly lease: string; readonly equipment: string }) => {
  const { subtotal, discount, tax, total } = sumsOf(deal)
  const page = `<div style="border-bottom:2pt solid #7a1f1f;padding-bottom:5pt"><b style="font-size:16pt;line-height:20pt">${safe(deal.seller.name)}</b><br>${deal.seller.address.join(', ')}</div><div class="c b" style="font-size:13pt;margin:14pt 0">LEASE BUYOUT INVOICE</div><table><tr><td style="width:52%">${lined(deal.buyer)}<td><table class="k">${rowOf(['Invoice number', deal.number])}${rowOf(['Invoice date', dated(deal.date, 'Month D, YYYY')])}${rowOf(['Lease number', deal.lease])}${rowOf(['Quote good through', deal.due ? dated(deal.due, 'Month D, YYYY') : ''])}${rowOf(['Terms', deal.terms])}</table></tr></table><p><b>Equipment:</b> ${safe(deal.equipment)}</p><table class="l">${rowOf(['Description', '>Number', '>Each', '>Amount'], ' class="h"')}${deal.lines.map(({ text, quantity, rate = 0, cents }) => rowOf([safe(text), `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}${rowOf(['Subtotal', '', '', `>${f(subtotal)}`], ' class="b"')}${rowOf(['Less security deposit held', '', '', `>(${f(discount)})`])}${rowOf([`Sales tax ${deal.tax}%`, '', '', `>${f(tax)}`])}${rowOf(['BUYOUT TOTAL', '', '', `>${$(total)}`], ' class="b"')}</table><p>Title passes by bill of sale, as is and where is, after receipt of good funds. Original equipment cost was ${$(subtotal * 3)}. Payments received to date: ${60 - (deal.lines[0]?.quantity ?? 0)} of 60. The monthly payment of ${f(deal.lines[0]?.rate ?? 0)} due after the date above is added if this invoice is not paid by then.</p><p>Wire: Iron Range National Bank, ABA 091200822, account ending 4418.</p>`
  return documentOf(deal, { family: 'lease-buyout-invoice', style: '.page{padding:.7in .9in}.k td{padding:1pt 6pt 1pt 0}.l td{padding:3pt 5pt;border-bottom:.4pt solid #999}.h td{border-top:.8pt solid #000;font-weight:700}', pages: [page], acceptable: { purchase_order: [null], due_date: [null, deal.due], discount: [discount / 100, null], 'other_details.equipment_type': [null, deal.equipment] } })
}

export const crane = buyout({
  name: 'lessor-buyout-boom-truck', seller: { name: 'Mesabi Equipment Leasing Corporation', address: ['1 Superior Street', 'Hibbing, MN 55746'] }, buyer: { name: 'Vermilion Sign & Crane Inc.', address: ['4418 Haines Road', 'Hermantown, MN 55811'] }, lease: '44182-003', equipment: '2022 Elliott boom truck with 85 ft aerial, under lease since 2023',
  lines: goods(`
19; 2486.15; *Remaining monthly payments, discounted
1; 14500.00; Purchase option at end of term
1; 618.40; *Personal property tax, 2026
1; 250.00; *Documentation and title fee
`),
  number: 'BO-118204', date: '2026-10-02', due: '2026-10-31', terms: 'Payable by wire', tax: 6.875, discount: 497_230, style: ".page{font:10pt/13.6pt 'Source Serif'}", notes: 'lessor’s buyout invoice: remaining payments times their amount, purchase option, property tax and fee as lines, security deposit taken off before tax, original cost, payment count and monthly payment in the small print as decoys',
  machine: { year: '2022', make: 'Elliott' }, acceptable: { 'transactions.1.category': ['hard', 'soft'] },
}) // prettier-ignore

export const copiers = buyout({
  name: 'lessor-buyout-copiers-fax', seller: { name: 'CAPITAL CITY OFFICE LEASING', address: ['2207 SPRINGFIELD ROAD', 'EAST PEORIA, IL 61611'] }, buyer: { name: 'TAZEWELL TITLE & ABSTRACT CO', address: ['118 COURT STREET', 'PEKIN, IL 61554'] }, lease: 'CCL 8820-1', equipment: '4 COLOR COPIERS MODEL C4418, SERIALS ON FILE', scan: fax,
  lines: goods(`
7; 1186.40; *REMAINING PAYMENTS
1; 3200.00; FAIR MARKET VALUE PURCHASE
4; 125.00; *HARD DRIVE WIPE
`),
  number: '77041', date: '2026-01-15', due: '2026-01-30', terms: 'DUE UPON RECEIPT', tax: 8.25, discount: 118_640, style: '.page{font:10pt/13.4pt Cousine}', notes: 'fax of the same layout in capitals: copiers at fair market value, a deposit of one payment',
  acceptable: { 'transactions.1.category': ['hard', 'soft'], due_date: [null, '2026-01-15', '2026-01-30'] },
}) // prettier-ignore

// prettier-ignore
const included = (deal: Deal & { readonly free: readonly string[]; readonly title: string; readonly options: readonly string[] }) => {
  const { subtotal, discount, freight, tax, total, paid, open } = sumsOf(deal)
  const [base, ...extras] = deal.lines
  const row = (text: string, code: string, amount: string, mark: string) => rowOf([`<b>${mark}</b>`, code, safe(text), `>${amount}`])
  const page = `<table><tr><td style="width:60%"><b style="font-size:17pt;line-height:21pt;color:#14406b">${safe(deal.seller.name)}</b><br>${deal.seller.address.join(', ')}<td class="r"><b style="font-size:13pt">QUOTATION ${deal.number}</b><br>${dated(deal.date, 'D Mon YYYY')}<br>Valid to ${deal.due ? dated(deal.due, 'D Mon YYYY') : ''}</tr></table><div style="margin:12pt 0 8pt">Prepared for<br><b>${safe(deal.buyer.name)}</b><br>${deal.buyer.address.join('<br>')}</div><div class="t">${safe(deal.title)}</div><table class="l">${rowOf(['', 'Code', 'Description', '>Price US$'], ' class="h"')}${row(base?.text ?? '', base?.code ?? '', f(base?.cents ?? 0), 'S')}${deal.free.map((text, i) => row(text, `ST${i + 1}`, 'Included', 'S')).join('')}${extras.map(({ text, code = '', cents }) => row(text, code, f(cents), 'O')).join('')}</table><p style="font-size:8.4pt">S standard &nbsp; O option chosen. Not chosen: ${deal.options.map(safe).join('; ')}.</p><table style="margin-left:50%;width:50%">${[['Price as configured', f(subtotal)], ...(discount > 0 ? [['Show discount', `-${f(discount)}`]] : []), ['Freight to site', f(freight)], [`Tax ${deal.tax}%`, f(tax)], ['<b>Total</b>', `<b>${$(total)}</b>`], ['Deposit on order', f(paid)], ['<b>Balance before shipment</b>', `<b>${$(open)}</b>`]].map(([label = '', value = '']) => rowOf([label, `>${value}`])).join('')}</table><p>Terms: ${deal.terms}. Delivery nine to eleven weeks after deposit. Monthly rental alternative ${$(Math.round(total / 42))} for 48 months.</p><div style="margin-top:34pt;width:3in;border-top:.7pt solid #000">Accepted by</div>`
  return documentOf(deal, { family: 'quote-with-included-options', style: '.page{padding:.6in .7in}.t{background:#14406b;color:#fff;font-weight:700;padding:3pt 6pt}.l td{padding:2.2pt 6pt;border-bottom:.3pt solid #bbb}.h td{font-weight:700}', pages: [page], acceptable: { ...Object.fromEntries(deal.lines.flatMap((line, i) => [[`transactions.${i}.quantity`, [1, null]], [`transactions.${i}.rate`, [line.cents / 100, null]]])), due_date: [null, deal.due] } })
}

export const fillerLine = included({
  name: 'bottle-filler-quote-included-options', seller: { name: 'Ozaukee Filling Systems, Inc.', address: ['W62 N1180 Washington Avenue', 'Cedarburg, WI 53012'] }, buyer: { name: 'Door Peninsula Cider Company', address: ['4418 County Road Q', 'Fish Creek, WI 54212'] }, title: 'Model OF-8 eight head counter pressure filler, 2027', free: ['Stainless drip tray and splash guards', 'Recipe control, 20 recipes', 'Operator manual, two copies'], options: ['Second crowner head $12,400', 'Nitrogen dosing $9,850'],
  lines: goods(`
1; 118500.00; Eight head counter pressure filler; OF-8
1; 14250.00; Crowner, single head; CR-1
1; 6840.00; Bottle rinser, inline; RN-8
1; 4975.00; Outfeed accumulation table 48 in; AT-48
1; 3600.00; *Two days of training on site; TR-2
`),
  number: 'Q-2611', date: '2026-11-09', due: '2026-12-31', terms: '40% with order, balance before shipment', tax: 5.5, freight: 218_000, discount: 500_000, paid: 5_600_000, style: ".page{font:9.6pt/12.6pt 'Lato'}", notes: 'maker’s quotation: standard equipment marked S with "Included" in the price column (no lines), options marked O, options not chosen with prices in a sentence, show discount, deposit, rental alternative as decoys, no quantities',
  machine: { year: '2027', model: 'OF-8', down_payment: 56_000 }, acceptable: { 'other_details.down_payment': [56_000, null], 'other_details.year': ['2027', null], 'other_details.model': ['OF-8', null] },
}) // prettier-ignore

export const sprayer = included({
  name: 'orchard-sprayer-quote-included-scan', seller: { name: 'Okanogan Spray Equipment', address: ['2207 N Wenatchee Avenue', 'Wenatchee, WA 98801'] }, buyer: { name: 'Chelan Ridge Orchards LLC', address: ['118 Boyd Road', 'Chelan, WA 98816'] }, title: 'Airblast sprayer AB-500, new 2026, serial AB5-26-0118', scan: worn, free: ['PTO shaft with shield', 'Tank agitation, dual', 'Toolbox and strainer kit'], options: ['Electric section valves $2,150', 'Stainless tank $6,400'],
  lines: goods(`
1; 38900.00; Airblast sprayer 500 gal, tandem axle; AB-500
1; 2860.00; Rate controller with GPS speed; RC-G
1; 1475.00; Ceramic nozzle set, 24; CN-24
1; 690.00; *Assembly and field start; AS-1
`),
  number: '26-0318', date: '2026-03-18', due: '2026-04-17', terms: 'Deposit with order, balance on delivery', tax: 8.4, freight: 87_500, paid: 900_000, style: '.page{font:10pt/13pt Carlito}', notes: 'copier scan of the same layout: a sprayer with year and serial number in the title, no discount',
  machine: { year: '2026', model: 'AB-500', down_payment: 9_000 }, acceptable: { 'other_details.down_payment': [9_000, null], 'other_details.vin': ['AB5-26-0118', null], 'other_details.model': ['AB-500', null] },
}) // prettier-ignore

// prettier-ignore
const payByDay = (deal: Deal) => {
  const { subtotal, freight, tax, total } = sumsOf(deal)
  const early = (percent: number) => Math.round((subtotal * (100 - percent)) / 100) + freight + tax
  const page = `<div style="display:flex;justify-content:space-between;align-items:flex-start"><div><b style="font-size:18pt;line-height:22pt">${safe(deal.seller.name)}</b><br>${deal.seller.address.join('<br>')}</div><table style="width:2.9in" class="k">${rowOf(['Invoice #', deal.number])}${rowOf(['Date', dated(deal.date, 'MM-DD-YYYY')])}${rowOf(['PO #', deal.order ?? ''])}${rowOf(['Terms', deal.terms])}${rowOf(['Net due', deal.due ? dated(deal.due, 'MM-DD-YYYY') : ''])}</table></div><div style="display:flex;gap:.8in;margin:12pt 0"><div><b>BILL TO</b><br>${lined(deal.buyer)}</div><div><b>SHIP TO</b><br>Same<br>Attn receiving, dock 4</div></div><table class="l">${rowOf(['SKU', 'Product', '>Units', '>Unit $', '>Line total $'], ' class="h"')}${deal.lines.map(({ code = '', text, quantity, rate = 0, cents }) => rowOf([code, safe(text), `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}</table><div style="display:flex;gap:.4in;margin-top:12pt"><div style="flex:1" class="o"><b>PAY EARLY AND SAVE</b><table>${rowOf([`By ${dated(deal.date, 'MM')}-25`, '3% off product', `>${f(early(3))}`])}${rowOf(['Within 30 days', '1% off product', `>${f(early(1))}`])}${rowOf(['By net due date', 'no discount', `>${f(total)}`])}</table></div><table style="flex:1" class="s">${[['Product', f(subtotal)], ['Freight', f(freight)], ['Sales tax', f(tax)], ['<b>Net total</b>', `<b>${f(total)}</b>`]].map(([label = '', value = '']) => rowOf([label, `>${value}`])).join('')}</table></div><div class="foot" style="border-top:.8pt dashed #000;padding-top:6pt;display:flex;justify-content:space-between"><span>Return with payment</span><span>Invoice ${deal.number}</span><span>Net total ${f(total)}</span><span>Amount enclosed ________</span></div>`
  return documentOf(deal, { family: 'early-payment-choices', style: '.page{padding:.6in .65in}.k td{border:.5pt solid #777;padding:1.6pt 5pt}.l td{padding:2.4pt 5pt;border-bottom:.3pt solid #ccc}.h td{background:#e7efe4;font-weight:700}.o{border:1pt solid #4b7a3a;padding:5pt 8pt}.o td{padding:1.4pt 4pt}.s td{padding:1.4pt 4pt}', pages: [page] })
}

export const seed = payByDay({
  name: 'cover-crop-seed-early-payment', seller: { name: 'Muskingum Seed & Supply', address: ['2207 Linden Avenue', 'Zanesville, OH 43701'] }, buyer: { name: 'Coshocton Valley Growers', address: ['118 Plainfield Road', 'Coshocton, OH 43812'] },
  lines: goods(`
420; 18.75; Winter rye, 50 lb bag; WR-50
160; 41.20; Crimson clover, 25 lb bag; CC-25
95; 36.85; Radish and vetch blend, 40 lb; RV-40
12; 218.00; Inoculant, case; IN-C
1; 340.00; *Custom blending; BL-1
`),
  number: '2026-4471', date: '2026-08-05', due: '2026-11-30', terms: 'Early pay / net Nov 30', order: 'Fall cover', tax: 0, freight: 64_000, style: ".page{font:9.6pt/12.8pt 'Open Sans'}", notes: 'supplier’s invoice with what to pay by day of payment in a box beside the sums: discounted totals as decoys, net total without a discount, a stub that repeats it',
  acceptable: { 'payment_terms': ['Early pay / net Nov 30', 'Net Nov 30', 'Early pay'] },
}) // prettier-ignore

export const pallets = payByDay({
  name: 'warehouse-racking-early-payment-flatbed-scan', seller: { name: 'HUDSON RACK & SHELVING', address: ['4418 BROADWAY', 'BAYONNE, NJ 07002'] }, buyer: { name: 'IRONBOUND COLD LOGISTICS LLC', address: ['2207 DOREMUS AVE', 'NEWARK, NJ 07105'] }, scan: flat,
  lines: goods(`
48; 164.50; UPRIGHT FRAME 42 X 192; UF-42192
216; 38.90; BEAM 96 IN STEP 4.5 IN FACE; BM-96
108; 21.35; WIRE DECK 42 X 46; WD-4246
24; 46.00; COLUMN PROTECTOR; CP-12
1; 4850.00; *INSTALLATION AND ANCHORS; INST
`),
  number: '118827', date: '2026-07-14', due: '2026-09-12', terms: 'NET 60', order: 'ICL-2207', tax: 6.625, freight: 148_500, style: '.page{font:9.6pt/12.6pt Arimo}', notes: 'flatbed scan of the same layout in capitals with a sales tax',
}) // prettier-ignore
