/** Abroad: an Australian invoice that the recipient makes out, British hire by weeks, Canadian fuel by card and liters. */
import { drawn, ends, f, facts, item, lined, part, readings, restated, rowOf, safe, soft, sums, sumsOf, table, totalOf, type Sale } from './means.ts' // prettier-ignore

// prettier-ignore
export const recipientCreated = (() => {
  const seller = { name: 'Bruxner Bulk Haulage Pty Ltd', address: ['18 Millers Lane', 'Tenterfield NSW 2372'] }
  const buyer = { name: 'Darling Downs Grain Accumulators Pty Ltd', address: ['2204 Warrego Highway', 'Dalby QLD 4405'] }
  const loads: readonly (readonly [day: string, docket: string, from: string, to: string, tonnes: number, rate: number])[] = [['2026-08-03', '88204', 'Goondiwindi', 'Dalby', 42.18, 3_150], ['2026-08-04', '88219', 'Goondiwindi', 'Dalby', 41.86, 3_150], ['2026-08-05', '88231', 'Inglewood', 'Dalby', 42.4, 2_840], ['2026-08-06', '88250', 'Yelarbon', 'Warwick', 40.92, 2_265], ['2026-08-10', '88277', 'Goondiwindi', 'Brisbane Port', 42.04, 5_420], ['2026-08-12', '88301', 'Goondiwindi', 'Brisbane Port', 41.72, 5_420], ['2026-08-13', '88318', 'Texas', 'Warwick', 42.33, 2_480]]
  const lines: Sale['lines'] = [...loads.map(([, docket, from, to, tonnes, rate]) => item(tonnes, rate, `${from} to ${to}`, { code: docket, ...soft })), item(3, 9_500, 'Waiting time, Brisbane Port, hours', soft)]
  const days = [...loads.map(([day]) => day), '2026-08-12']
  const tax = part(totalOf(lines), 10)
  const paid = 241_870
  const { subtotal, total, open } = sumsOf({ lines, tax, paid })
  const au = (iso: string) => `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`
  const page = `${ends(`<b style="font:700 15pt/19pt 'PT Sans'">${buyer.name}</b><br>ABN 44 182 207 330<br>${buyer.address.join(', ')}`, '<div class="r"><b style="font-size:14pt;line-height:18pt">RECIPIENT CREATED<br>TAX INVOICE</b></div>')}
    <div style="display:flex;gap:.4in;margin:12pt 0"><div style="flex:1"><b>Supplier</b><br>${lined(seller)}<br>ABN 18 204 418 733<br>Registered for GST: Yes</div><div style="flex:1"><b>Recipient</b><br>${lined(buyer)}</div><div style="flex:1.35">${facts([['RCTI number', 'RC004418'], ['Date of issue', '17/08/2026'], ['Period', '03/08/2026 - 14/08/2026'], ['Payment date', '28/08/2026'], ['Terms', '14 days from period end']])}</div></div>
    <table class="l">${rowOf(['Date', 'Docket', 'From', 'To', '>Quantity', 'Unit', '>Rate', '>Amount ex GST'], ' class="h"')}${loads.map(([day, docket, from, to, tonnes, rate], i) => rowOf([au(day), docket, from, to, `>${tonnes.toFixed(2)}`, 't', `>${f(rate)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}${rowOf(['12/08/2026', '88301', 'Waiting time, Brisbane Port', '', '>3.00', 'h', '>95.00', '>285.00'])}</table>
    ${ends(`Total tonnes ${loads.reduce((sum, load) => sum + load[4], 0).toFixed(2)}<br>Loads 7`, `<table style="width:3in" class="t">${sums([['Total ex GST', f(subtotal)], ['GST 10%', f(tax)], ['<b>Total including GST</b>', `<b>$${f(total)}</b>`], ['Less fuel card 0418, July (inc GST)', `-${f(paid)}`], ['<b>Net payment to supplier</b>', `<b>$${f(open)}</b>`]])}</table>`, 'margin-top:12pt')}
    <p style="font-size:8pt;line-height:10.4pt">The recipient can issue tax invoices in respect of these supplies. The supplier will not issue tax invoices in respect of these supplies. The supplier acknowledges that it was registered for GST when it entered into the agreement and will notify the recipient if it ceases to be registered. Paid by EFT to BSB 802-185 account ending 733. Queries on dockets within seven days: freight@ddga.example.</p>`
  return drawn({
    name: 'au-grain-haulage-recipient-created-invoice', family: 'australian-recipient-created-tax-invoice', size: '210mm 297mm', style: ".page{font:9.2pt/12.6pt 'PT Sans';padding:.6in .65in}.h td{background:#e8e1cf;font-weight:700;padding:2pt 4pt}.l td{padding:2.2pt 4pt;border-bottom:.3pt solid #bbb}.t td{padding:2pt 0;border-bottom:.3pt solid #aaa}", pages: [page],
    notes: 'Australian tax invoice that the customer makes out for its haulier: the recipient’s name stands above, the supplier below; loads by day, docket and tonnes with two decimals, amounts without GST, fuel taken off before the net payment', seller, buyer, lines, days, number: 'RC004418', date: '2026-08-17', due: '2026-08-28', terms: '14 days from period end', currency: 'AUD', tax, paid, subtotal: true,
    acceptable: { 'other_details.down_payment': [null], ...readings('description/item', [...loads.map(([, docket, from, to]) => [`${from} to ${to}`, `${docket} ${from} ${to}`, `${from} ${to}`, from]), ['Waiting time, Brisbane Port, hours', 'Waiting time, Brisbane Port', '88301 Waiting time, Brisbane Port']]) },
  })
})()

// prettier-ignore
export const plantHire = (() => {
  const seller = { name: 'Calder Vale Plant Hire Ltd', address: ['Unit 7 Thornes Lane Wharf', 'Wakefield WF1 5QW'] }
  const buyer = { name: 'Hebble Groundworks Ltd', address: ['22 Dean Clough Road', 'Halifax HX3 5AX'] }
  const hires: readonly (readonly [plant: string, text: string, from: string, to: string, weeks: number, rate: number])[] = [['EX0418', '13T excavator, zero tail swing', '01/09/26', '26/09/26', 4, 72_500], ['DU0207', '6T swivel dumper', '01/09/26', '26/09/26', 4, 24_000], ['RO0118', '120 twin drum roller', '07/09/26', '18/09/26', 2, 21_500], ['AT0733', 'Hydraulic breaker, 13T', '14/09/26', '16/09/26', 0.6, 31_000], ['TL0044', 'Towable lighting tower', '21/09/26', '26/09/26', 1, 9_500]]
  const hired = hires.map(([plant, text, , , weeks, rate]) => item(weeks, rate, text, { code: plant, ...soft }))
  const others: Sale['lines'] = [item(2, 16_500, 'Delivery and collection, low loader', soft), item(186, 98, 'Gas oil on return, litres'), item(1, 14_850, 'Damaged bucket tooth set and pins'), { text: 'Damage waiver 12.5% on hire', cents: part(totalOf(hired), 12.5), category: 'soft' }]
  const lines = [...hired, ...others]
  const tax = part(totalOf(lines), 20)
  const { subtotal, total } = sumsOf({ lines, tax })
  const page = `${ends(`<b style="font:700 19pt/23pt 'Barlow Condensed'">CALDER VALE PLANT HIRE LTD</b><br>${seller.address.join(', ')}<br>Tel 01924 555 0118 &nbsp; VAT Reg No 418 2207 33`, '<div class="r"><b style="font-size:17pt;line-height:21pt">HIRE INVOICE</b><br>Page 1 of 1</div>')}
    <div style="display:flex;gap:.4in;margin:12pt 0"><div style="flex:1.1;border:.7pt solid #000;padding:5pt 8pt">${lined(buyer)}</div><div style="flex:1">Site: Copley Valley, Plot 40-62<br>Ordered by: D Akroyd<br>Contract: HC20418</div>${facts([['Invoice No', '<b>118204</b>'], ['Invoice/Tax Date', '30/09/2026'], ['Account', 'HEB01'], ['Your Order', 'HG/2644'], ['Terms', '30 days end of month'], ['Due', '31/10/2026']], 'style="width:2.3in"')}</div>
    <table class="l">${rowOf(['Plant No', 'Description', 'From', 'To', '>Weeks', '>Rate/wk', '>Net £', 'VAT'], ' class="h"')}${hires.map(([plant, text, from, to, weeks, rate], i) => rowOf([plant, text, from, to, `>${weeks.toFixed(1)}`, `>${f(rate)}`, `>${f(hired[i]?.cents ?? 0)}`, 'S'])).join('')}<tr><td colspan="8" class="b">Sales and other charges</tr>${others.map(({ text, quantity, rate, cents }) => rowOf(['', text, '', '', quantity === undefined ? '' : `>${quantity}`, rate === undefined ? '' : `>${f(rate)}`, `>${f(cents)}`, 'S'])).join('')}</table>
    ${ends('EX0418 off hired 26/09 ref OH7731<br>TL0044 <b>continues on hire</b>', `<table style="width:2.6in" class="t">${sums([['Net', f(subtotal)], ['VAT @ 20.00%', f(tax)], ['<b>Total GBP</b>', `<b>£${f(total)}</b>`]])}</table>`, 'margin-top:14pt')}
    <p style="font-size:8pt;line-height:10pt">All hires are subject to the CPA Model Conditions for the Hiring of Plant. Minimum hire one week, then fifths of a week. The hirer is responsible for fuel, theft and loss. Off hire is valid only with our reference. Bank: Wharfedale Bank, sort code 20-44-18, account 88204417.</p>`
  return drawn({
    name: 'uk-groundworks-plant-hire-weeks-phone', family: 'uk-plant-hire-weeks-and-off-hire', scan: table, size: '210mm 297mm', style: ".page{font:9.4pt/12.4pt 'Source Sans';padding:.6in .65in}.h td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td{padding:2pt 4pt}.l{border-bottom:1pt solid #000}.t td{padding:2pt 0}", pages: [page],
    notes: 'picture of a phone of a British hire invoice: plant numbers, days from and to with years of two digits, weeks with tenths and a weekly rate, a heading within the table, fuel by liters, a damage and a waiver in percent, a VAT code of one letter behind', seller, buyer, lines, number: '118204', date: '2026-09-30', due: '2026-10-31', terms: '30 days end of month', order: 'HG/2644', currency: 'GBP', tax, subtotal: true,
    acceptable: { 'sender.name': [seller.name, seller.name.toUpperCase()], 'transactions.8.quantity': [1, null], 'transactions.8.rate': [(others[3]?.cents ?? 0) / 100, null], 'transactions.7.category': ['hard', 'soft'], 'other_details.equipment_type': [null], ...readings('description/item', hires.map(([plant, text, from, to]) => [text, `${plant} ${text}`, `${plant} ${text} ${from} ${to}`, `${text} ${from} ${to}`])) },
  })
})()

type Fill = readonly [day: string, time: string, site: string, product: string, liters: number, price: number]

// prettier-ignore
export const cardlock = (() => {
  const seller = { name: 'Peace Country Cardlock Fuels Ltd.', address: ['4418 - 100 Avenue', 'Grande Prairie AB T8V 0S3'] }
  const buyer = { name: 'Wapiti Log Hauling (1998) Ltd.', address: ['Box 2207', 'Beaverlodge AB T0H 0C0'] }
  const cards: readonly (readonly [card: string, unit: string, fills: readonly Fill[]])[] = [
    ['7718-01', 'Unit 14', [['2026-02-03', '05:12', 'Beaverlodge', 'Clear diesel', 412.6, 143.89], ['2026-02-06', '04:48', 'Beaverlodge', 'Clear diesel', 388.1, 144.19], ['2026-02-11', '17:30', 'Hythe', 'Clear diesel', 421, 144.69]]],
    ['7718-02', 'Unit 17', [['2026-02-04', '05:31', 'Grande Prairie', 'Clear diesel', 506.3, 142.99], ['2026-02-09', '05:27', 'Grande Prairie', 'Clear diesel', 488.7, 143.49], ['2026-02-09', '05:40', 'Grande Prairie', 'DEF bulk', 61.4, 96.5]]],
    ['7718-05', 'Loader', [['2026-02-05', '12:06', 'Hythe', 'Dyed diesel', 294.8, 129.39], ['2026-02-13', '11:52', 'Hythe', 'Dyed diesel', 311.2, 130.19]]],
  ]
  const fills = cards.flatMap(([, , own]) => own)
  const lines: Sale['lines'] = [...fills.map(([, , site, product, liters, price]) => item(liters, price, `${product} ${site}`)), item(3, 250, 'Card fee', soft)]
  const days = fills.map(([day]) => day)
  const tax = part(totalOf(lines), 5)
  const { subtotal, total } = sumsOf({ lines, tax })
  const ca = (iso: string) => iso.replaceAll('-', '/')
  const extended = (liters: number, price: number) => f(Math.round(liters * price))
  const liters = (own: readonly Fill[]) => own.reduce((sum, fill) => sum + fill[4], 0).toFixed(1)
  const rows = cards.flatMap(([card, unit, own]) => [`<tr class="k"><td colspan="7">Card ${card} &nbsp; ${unit}</tr>`, ...own.map(([day, time, site, product, count, price]) => rowOf([`${ca(day)} ${time}`, site, product, `>${count.toFixed(1)}`, `>${(price / 100).toFixed(4)}`, `>${extended(count, price)}`, product.startsWith('Clear') ? `>${f(Math.round(count * 13))}` : '>-'])), `<tr class="s"><td colspan="3">Total ${unit}<td class="r">${liters(own)}<td><td class="r">${f(own.reduce((sum, fill) => sum + Math.round(fill[4] * fill[5]), 0))}<td></tr>`])
  const page = `${ends(`<b style="font:700 16pt/20pt 'Lato';color:#8a1c1c">${safe(seller.name)}</b><br>${seller.address.join(', ')}<br>780-555-0121 &nbsp; GST 10441 8207 RT0001`, facts([['<b>INVOICE</b>', '<b>CL-0418220</b>'], ['Invoice date', '2026/02/15'], ['Customer', '7718'], ['Billing period', '2026/02/01 to 2026/02/15'], ['Terms', 'PAD on due date'], ['Due date', '2026/02/25']], 'style="width:3in"'))}
    <div style="margin:12pt 0">${lined(buyer)}</div>
    <table class="l">${rowOf(['Date and time', 'Site', 'Product', '>Litres', '>Price/L', '>Amount', '>Fuel tax incl.'], ' class="h"')}${rows.join('')}${rowOf(['', '', 'Card fee', '>3', '>2.5000', '>7.50', '>-'])}</table>
    ${ends('<div style="width:3.2in">Prices include federal excise tax and Alberta fuel tax where it applies; dyed fuel is for off-road use only. GST is added below.</div>', `<table style="width:2.7in" class="t">${sums([['Fuel and fees', f(subtotal)], ['GST 5%', f(tax)], ['<b>Invoice total CAD</b>', `<b>$${f(total)}</b>`], ['<i>Taken by PAD 2026/02/25</i>', '']])}</table>`, 'margin-top:12pt')}
    <table class="g" style="width:4in;margin-top:10pt">${rowOf(['Product summary', '>Litres', '>Average price'], ' class="b"')}${['Clear diesel', 'Dyed diesel', 'DEF bulk'].map(product => { const own = fills.filter(fill => fill[3] === product); return rowOf([product, `>${liters(own)}`, `>${(own.reduce((sum, fill) => sum + fill[4] * fill[5], 0) / own.reduce((sum, fill) => sum + fill[4], 0) / 100).toFixed(4)}`]) }).join('')}</table>`
  return restated(drawn({
    name: 'ca-log-hauler-cardlock-liters-by-card', family: 'canadian-cardlock-liters-by-card', style: ".page{font:9pt/12.4pt 'Lato';padding:.6in .75in}.h td{border-bottom:1.2pt solid #8a1c1c;font-weight:700}.l td{padding:1.8pt 4pt}.k td{font-weight:700;background:#f4e9e9}.s td{border-top:.4pt solid #777;font-style:italic}.t td{padding:2pt 0;border-bottom:.3pt solid #aaa}.g td{border:.4pt solid #999;padding:1.4pt 4pt}", pages: [page],
    notes: 'Canadian cardlock invoice: fills under each card with a total per unit, day and minute, prices of four decimals per liter, the fuel tax inside as a column that is not added, a summary of products with average prices, GST below, taken by preauthorized debit', seller, buyer, lines, days, number: 'CL-0418220', date: '2026-02-15', due: '2026-02-25', terms: 'PAD on due date', currency: 'CAD', tax, subtotal: true,
    acceptable: { tax_total: [tax / 100], ...readings('description/item', [...fills.map(([, , site, product]) => [`${product} ${site}`, `${site} ${product}`, product]), ['Card fee']]) },
  }), fills.map(([, , , , , price]) => ({ rate: price / 100 })))
})()
