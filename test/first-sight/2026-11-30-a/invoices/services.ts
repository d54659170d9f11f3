/** Services: electricity with demand and riders, radio spots less commission, a crew's rooms, an exhibitor's order form. */
import { $, drawn, ends, f, facts, item, lined, ones, part, readings, restated, rowOf, safe, slip, small, soft, sums, sumsOf, totalOf, type Sale } from './means.ts' // prettier-ignore

/** Electricity and rooms may be taken as goods or as services. */
const either = (lines: Sale['lines']) => readings('category', lines.map(() => ['soft', 'hard'])) // prettier-ignore

// prettier-ignore
export const electricity = (() => {
  const seller = { name: 'Black Warrior Light & Power', address: ['P.O. Box 4418', 'Tuscaloosa, AL 35403'] }
  const buyer = { name: 'NORTHPORT COLD STORAGE INC', address: ['2204 MCFARLAND BLVD', 'NORTHPORT AL 35476'] }
  const kwh = 68_640
  const demand = 182.4
  const rows: readonly (readonly [text: string, quantity: number | null, unit: string, rate: number])[] = [['Base charge', null, '', 6_200], ['Energy, first 20,000 kWh', 20_000, 'kWh', 7.418], ['Energy, over 20,000 kWh', kwh - 20_000, 'kWh', 5.926], ['Demand, on-peak', demand, 'kW', 1_127], ['Reactive demand over 30%', 41, 'kVAR', 42], ['Energy cost recovery factor', kwh, 'kWh', 2.204], ['Natural disaster reserve rider', kwh, 'kWh', 0.118], ['City of Northport franchise fee', null, '', 14_286]]
  const lines: Sale['lines'] = rows.map(([text, quantity, , rate]) => quantity === null ? { text, cents: rate, ...soft } : { text, quantity, rate, cents: Math.round(quantity * rate), ...soft })
  const tax = part(totalOf(lines), 4)
  const { subtotal, total } = sumsOf({ lines, tax })
  const before = 771_822
  const bars = [61, 58, 63, 71, 78, 88, 96, 100, 92, 80, 69, 64, 86].map(height => `<div style="flex:1;background:#1d5d8f;height:${height * 0.5}pt"></div>`).join('')
  const rate = (cents: number, unit: string) => (unit === 'kWh' ? `$${(cents / 100).toFixed(5)}` : $(cents))
  const first = `${ends(`<b style="font:700 16pt/20pt 'Open Sans';color:#1d5d8f">${safe(seller.name)}</b><br>Customer service 800-555-0108, around the clock`, facts([['Account number', '<b>04418-22073</b>'], ['Bill date', '<b>Jul 14, 2026</b>'], ['Bill number', '2607144418'], ['Due date', '<b>Aug 3, 2026</b>']], 'style="width:2.5in"'))}
    <div style="margin:12pt 0">${lined(buyer)}<br><span class="s">Service address: 4418 Bridge Avenue, Northport &nbsp; Meter 0088204 &nbsp; Rate LPM, Light and Power Service Medium</span></div>
    <div style="display:flex;gap:.3in;align-items:flex-start"><div style="flex:1"><div class="t">Your account</div><table>${sums([['Previous balance', $(before)], ['Payment received Jun 29, thank you', `-${$(before)}`], ['Balance forward', '$0.00'], ['Current electric service', $(total)], ['<b>Total due Aug 3, 2026</b>', `<b>${$(total)}</b>`], ['After Aug 3, 2026 pay', $(total + part(total, 1.5))]])}</table></div><div style="flex:1"><div class="t">Usage, 13 months</div><div style="display:flex;gap:3pt;align-items:flex-end;height:56pt">${bars}</div><span class="s">This month 68,640 kWh over 30 days, 2,288 kWh a day. Same month last year 59,120 kWh. Average temperature 82°.</span></div></div>
    <div class="t">Meter reading</div><table class="g">${rowOf(['Service', 'From', 'To', '>Previous', '>Present', '>Multiplier', '>Usage'], ' class="b"')}${rowOf(['kWh', 'Jun 12', 'Jul 12', '>41820', '>42392', '>120', `>${kwh.toLocaleString('en-US')}`])}${rowOf(['kW on-peak', 'Jun 12', 'Jul 12', '', '>1.52', '>120', `>${demand}`])}${rowOf(['kVAR', 'Jun 12', 'Jul 12', '', '>.798', '>120', '>95.7'])}</table>
    <p class="s">Outage? Text OUT to 55118. Business customers may save on refrigeration controls: ask for a free survey. Your highest demand was on July 8 between 3:00 and 3:30 p.m. Demand billed is the highest 30 minutes of the month or 60% of the highest of the eleven months before.</p>
    ${slip(ends(`${lined(buyer)}<br>Account number 04418-22073`, `<div class="r">Total due by Aug 3, 2026 &nbsp; <b>${$(total)}</b><br>Amount enclosed $__________<br>Mail to: ${seller.name.replace('&', '&amp;')}, ${seller.address.join(', ')}</div>`))}`
  const second = `${ends(`<b>${safe(seller.name)}</b>`, 'Account number 04418-22073 &nbsp; Page 2 of 2')}<div class="t" style="margin-top:16pt">Current electric service in detail</div>
    <table class="l">${rowOf(['Charge', '>Billed units', '', '>Rate', '>Amount'], ' class="b"')}${rows.map(([text, quantity, unit, cents], i) => rowOf([text, quantity === null ? '' : `>${quantity.toLocaleString('en-US')}`, unit, quantity === null ? '' : `>${rate(cents, unit)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}${rowOf(['Subtotal', '', '', '', `>${f(subtotal)}`], ' class="b"')}${rowOf(['Alabama utility tax 4%', '', '', '', `>${f(tax)}`])}${rowOf(['Total current electric service', '', '', '', `>${$(total)}`], ' class="b"')}</table>
    <div class="t" style="margin-top:18pt">Terms used on your bill</div><p class="s"><b>Base charge</b> pays for the meter, billing and service lines. <b>Demand</b> is the rate at which you use electricity. <b>Energy cost recovery</b> is what we pay for fuel and purchased power; we earn nothing on it. <b>Reserve rider</b> pays for storms such as the one of April 2011.</p><p class="s">Bills are due when rendered and late after the date shown. A check that returns costs $30.00. Questions go to the Public Service Commission at 800-555-0190 when we cannot settle them.</p>`
  return restated(drawn({
    name: 'cold-storage-electric-bill-demand-riders', family: 'electric-utility-demand-and-riders', style: ".page{font:9pt/12.6pt 'Open Sans';font-size:8.6pt;padding:.5in .65in}.s{font-size:7.6pt;line-height:10pt;color:#444}.t{font-weight:700;color:#1d5d8f;border-bottom:1pt solid #1d5d8f;margin:9pt 0 3pt}.g td,.l td{border-bottom:.3pt solid #bbb;padding:1.8pt 3pt}", pages: [first, second],
    notes: 'electric utility’s bill of two pages: summary and payment slip on the first, charges by unit with rates of five decimals on the second; previous balance paid in full, amount after the due date, meter readings with a multiplier, a chart and averages as decoys', seller, buyer, lines, number: '2607144418', date: '2026-07-14', due: '2026-08-03', tax, subtotal: true,
    acceptable: { invoice_number: ['2607144418', '04418-22073'], file_id: [2_607_144_418, null], payment_terms: [null, 'Bills are due when rendered'], 'sender.name': [seller.name], 'transactions.0.quantity': [1, null], 'transactions.0.rate': [62, null], 'transactions.7.quantity': [1, null], 'transactions.7.rate': [142.86, null], ...either(lines) },
  }), rows.map(([, quantity, , cents]) => (quantity === null ? undefined : { rate: cents / 100 })))
})()

// prettier-ignore
export const broadcast = (() => {
  const seller = { name: 'KWPL-FM Prairie Lakes Broadcasting', address: ['118 West Main Street', 'Madison, SD 57042'] }
  const buyer = { name: 'Tilstra Media Buying', address: ['2207 South Minnesota Avenue', 'Sioux Falls, SD 57105'] }
  const orders: readonly (readonly [days: string, time: string, length: string, count: number, rate: number, text: string])[] = [['M-F', '6:00a-10:00a', ':30', 40, 3_800, 'Morning drive'], ['M-F', '3:00p-7:00p', ':30', 30, 3_200, 'Afternoon drive'], ['Sa', '8:00a-12:00n', ':60', 8, 4_400, 'Saturday swap shop sponsor'], ['M-Su', '5:00a-12:00m', ':30', 52, 1_150, 'Run of schedule'], ['F', '6:45p-9:30p', ':30', 15, 2_650, 'Bulldog football, in game']]
  const lines = orders.map(([, , , count, rate, text]) => item(count, rate, text, soft))
  const gross = totalOf(lines)
  const discount = part(gross, 15)
  const { total } = sumsOf({ lines, discount })
  const aired = ['09/01 Tu 6:42a', '09/01 Tu 4:18p', '09/02 We 7:21a', '09/02 We 5:07p', '09/03 Th 8:11a', '09/03 Th 3:36p', '09/04 Fr 6:58p', '09/04 Fr 7:44p', '09/05 Sa 9:02a', '09/08 Tu 7:51a', '09/08 Tu 6:20p', '09/09 We 8:35a', '09/10 Th 5:44p', '09/11 Fr 8:12p', '09/12 Sa 10:31a', '09/15 Tu 6:27a', '09/16 We 4:49p', '09/18 Fr 7:02p'].map((at, i) => `<div>${at} &nbsp; ${i % 3 === 2 ? 'DKI-0733' : 'DKI-0418'}</div>`).join('')
  const page = `${ends(`<b style="font:700 22pt/24pt 'Roboto Condensed'">KWPL 104.9 FM</b><br>${safe(seller.name)}<br>${seller.address.join(', ')}`, `<div class="r"><b style="font-size:15pt;line-height:19pt">INVOICE</b></div>${facts([['Invoice #', '4418-3'], ['Invoice date', '09/27/26'], ['Broadcast month', 'September 2026'], ['Period', '08/31/26 - 09/27/26'], ['Order #', '4418'], ['Estimate #', 'DK26-09'], ['Terms', 'Net 30 Days']], 'style="width:2.5in"')}`)}
    <div style="display:flex;gap:.4in;margin:12pt 0"><div style="flex:1"><b>Bill to</b><br>${lined(buyer)}<br>Attn: Accounts Payable</div><div style="flex:1"><b>Advertiser</b> Dakota Implement Group<br><b>Product</b> Fall service specials<br><b>Account executive</b> Jodi Wevik<br><b>Billing calendar</b> Broadcast, <b>type</b> Cash</div></div>
    <table class="l">${rowOf(['Line', 'Description', 'Days', 'Time', 'Length', '>Spots', '>Rate', '>Gross amount'], ' class="h"')}${orders.map(([days, time, length, count, rate, text], i) => rowOf([`${i + 1}`, text, days, time, length, `>${count}`, `>${$(rate)}`, `>${$(count * rate)}`])).join('')}${rowOf(['', `Total spots aired`, '', '', '', `><b>${orders.reduce((sum, order) => sum + order[3], 0)}</b>`, '', ''])}</table>
    ${ends('We warrant that the broadcasts shown were made according<br>to the official station log. Times are within one minute.', `<table style="width:2.8in" class="t">${sums([['Gross total', $(gross)], ['Agency commission 15%', `-${$(discount)}`], ['<b>Net due</b>', `<b>${$(total)}</b>`]])}</table>`, 'margin:10pt 0')}
    <b>Exact times (excerpt; the full log is on request)</b><div style="columns:3;font-size:7.8pt;line-height:11pt;border:.5pt solid #888;padding:5pt 8pt">${aired}</div>
    <p style="font-size:7.8pt;line-height:10pt">Please remit net amount to the address above and return one copy. The agency and the advertiser are jointly liable. No commission is allowed on accounts past due. This station does not discriminate in advertising contracts on the basis of race or ethnicity.</p>`
  return drawn({
    name: 'implement-dealer-radio-spots-less-commission', family: 'broadcast-spots-gross-less-agency-commission', style: ".page{font:9.2pt/12.6pt 'Roboto Condensed';padding:.6in .75in}.h td{background:#222;color:#fff;padding:2pt 5pt}.l td{padding:2.4pt 5pt;border-bottom:.3pt solid #bbb}.t td{padding:2pt 0;border-bottom:.3pt solid #aaa}", pages: [page],
    notes: 'radio station’s invoice to an agency: spots by line with days, hours and length, a row of spots aired that is no line, gross less a commission of 15 percent, an advertiser beside the party billed, exact times in three columns, order and estimate numbers', seller, buyer, lines, number: '4418-3', date: '2026-09-27', terms: 'Net 30 Days', order: '4418', discount, subtotal: true,
    acceptable: { 'sender.name': [seller.name, 'KWPL 104.9 FM', 'Prairie Lakes Broadcasting', 'KWPL-FM'], purchase_order: ['4418', 'DK26-09', null], due_date: [null, '2026-10-27'], ...readings('description/item', orders.map(([days, time, length, , , text]) => [text, `${text} ${days} ${time} ${length}`, `${text} ${days} ${time}`])) },
  })
})()

// prettier-ignore
export const lodging = (() => {
  const seller = { name: 'Tanana Flats Inn & Suites', address: ['1184 Richardson Highway', 'Delta Junction, AK 99737'] }
  const buyer = { name: 'Gerstle River Pipeline Services LLC', address: ['4418 Van Horn Road', 'Fairbanks, AK 99709'] }
  const guests: readonly (readonly [guest: string, room: string, arrive: string, depart: string, nights: number, rate: number])[] = [['Demientieff, Carl', '104', '03/02', '03/14', 12, 12_900], ['Sundquist, Per', '105', '03/02', '03/14', 12, 12_900], ['Malone, Tricia', '211', '03/02', '03/09', 7, 13_900], ['Abara, Chidi', '108', '03/05', '03/14', 9, 12_900], ['Moses, Amos', '109', '03/05', '03/12', 7, 12_900], ['Ostrander, Lyle', '212', '03/09', '03/14', 5, 13_900]]
  const lines = guests.map(([guest, , , , nights, rate]) => item(nights, rate, guest, soft))
  const extra: Sale['lines'] = [{ text: 'Crew breakfast boxes, March 2 to 13', cents: 64_800, category: 'soft' }, { text: 'Parking with engine heater outlets, 4 trucks', cents: 28_800, category: 'soft' }]
  const taxes = lines.map(({ cents }) => part(cents, 7))
  const tax = taxes.reduce((sum, cents) => sum + cents, 0)
  const sale = [...lines, ...extra]
  const { subtotal, total } = sumsOf({ lines: sale, tax })
  const page = `<div class="c"><b style="font:700 20pt/24pt 'Source Serif'">${safe(seller.name)}</b><br>${seller.address.join(', ')} &nbsp; 907-555-0147</div>
    ${ends(`<br><b>Direct bill to</b><br>${lined(buyer)}`, facts([['<b>Direct bill invoice</b>', '<b>DB-0326-18</b>'], ['Date', 'March 16, 2026'], ['Group', 'Gerstle shutdown crew'], ['Authorization', 'GRP-2204'], ['Terms', 'Net 15'], ['Due', 'March 31, 2026']], 'style="width:2.9in;margin-top:12pt"'), 'margin-bottom:14pt')}
    <table class="l">${rowOf(['Guest', 'Room', 'Arrive', 'Depart', '>Nights', '>Rate', '>Lodging', '>Bed tax 7%', '>Total'], ' class="h"')}${guests.map(([guest, room, arrive, depart, nights, rate], i) => rowOf([guest, room, arrive, depart, `>${nights}`, `>${f(rate)}`, `>${f(lines[i]?.cents ?? 0)}`, `>${f(taxes[i] ?? 0)}`, `>${f((lines[i]?.cents ?? 0) + (taxes[i] ?? 0))}`])).join('')}${extra.map(({ text, cents }) => `<tr><td colspan="6">${text}<td class="r">${f(cents)}<td class="r">0.00<td class="r">${f(cents)}</tr>`).join('')}<tr class="b"><td colspan="4">Totals<td class="r">${guests.reduce((sum, guest) => sum + guest[4], 0)}<td><td class="r">${f(subtotal)}<td class="r">${f(tax)}<td class="r">${f(total)}</tr></table>
    ${ends('', `<table style="width:2.6in" class="t">${sums([['Lodging and extras', f(subtotal)], ['City of Delta bed tax', f(tax)], ['<b>Please pay</b>', `<b>${$(total)}</b>`]])}</table>`, 'margin-top:14pt')}
    <p>Signed registration cards are kept for each guest. Incidentals were paid by the guests. Rate is the winter crew rate for 30 room nights or more; weekly cleaning. Thank you for staying with us.</p>`
  return drawn({
    name: 'pipeline-crew-rooms-direct-bill-small-scan', family: 'lodging-direct-bill-by-guest-nights', scan: small, style: ".page{font:9.4pt/12.8pt 'Source Serif';padding:.7in .75in}.h td{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-weight:700;font-size:8.4pt}.l td{padding:2.2pt 4pt}.t td{padding:2pt 0;border-bottom:.3pt solid #777}", pages: [page],
    notes: 'scan of small size of an inn’s direct bill: a row for each guest with room, days without a year, nights and rate, lodging, tax and total in columns of their own, extras across the columns without tax, a row of totals', seller, buyer, lines: sale, number: 'DB-0326-18', date: '2026-03-16', due: '2026-03-31', terms: 'Net 15', tax, subtotal: true,
    acceptable: { purchase_order: [null, 'GRP-2204'], ...Object.fromEntries(Object.entries(ones(extra, lines.length))), ...Object.fromEntries(lines.map(({ cents }, i) => [`transactions.${i}.amount`, [cents / 100, (cents + (taxes[i] ?? 0)) / 100]])), ...readings('description/item', [...guests.map(([guest, room, arrive, depart]) => [guest, `${guest} ${room} ${arrive} ${depart}`, `${guest} ${room}`, `${guest} ${arrive} ${depart}`]), ...extra.map(({ text }) => [text])]) },
  })
})()

// prettier-ignore
export const exhibitor = (() => {
  const seller = { name: 'Cornhusker Exposition Services', address: ['2204 North 12th Street', 'Lincoln, NE 68503'] }
  const buyer = { name: 'Loup Valley Irrigation Supply', address: ['418 Highway 30 East', 'Columbus, NE 68601'] }
  const list: readonly (readonly [text: string, advance: number, standard: number, quantity?: number])[] = [['Draped table 6 ft x 30 in', 14_250, 19_950, 2], ['Draped table 8 ft x 30 in', 16_900, 23_650], ['Counter height, add', 4_800, 6_700], ['Side chair, padded', 6_450, 9_050, 4], ['Stool with back', 9_800, 13_700, 2], ['Carpet 10 x 20 ft', 42_800, 59_900, 1], ['Carpet padding 10 x 20 ft', 22_000, 30_800], ['Easel', 4_200, 5_900], ['Literature rack', 13_900, 19_450, 1], ['Wastebasket', 2_150, 3_000, 2], ['500 watt outlet', 11_800, 16_500, 2], ['20 amp outlet, 208 V', 31_400, 43_950], ['Booth cleaning, per day', 8_400, 11_750, 3], ['Forklift with operator, per half hour', 12_600, 17_650, 2], ['Material handling, per cwt', 9_450, 12_300, 18]]
  const ordered = list.filter(([, , , quantity]) => quantity !== undefined)
  const lines = ordered.map(([text, rate, , quantity = 0]) => item(quantity, rate, text, /clean|Forklift|handling|outlet/.test(text) ? soft : {}))
  const tax = part(totalOf(lines), 7.25)
  const { subtotal, total } = sumsOf({ lines, tax })
  const cell = (caption: string, text: string, span = 1) => `<td colspan="${span}"><small>${caption}</small><br>${safe(text)}`
  const typed = (text: string) => `<span style="font:10pt/11pt 'Courier Prime'">${text}</span>`
  const page = `${ends(`<b style="font:700 18pt/22pt 'Libre Franklin'">${safe(seller.name)}</b><br>${seller.address.join(' &middot; ')} &middot; 402-555-0136`, '<div class="r"><b style="font-size:13pt;line-height:17pt">ORDER FORM 3</b><br>Furnishings and labor<br><b>Advance price deadline: 01/22/2027</b></div>')}
    <table class="x" style="margin:8pt 0"><tr>${cell('EVENT', 'Plains Farm Power Show')}${cell('EVENT DATES', 'February 9 - 11, 2027')}${cell('BOOTH NO.', '1418')}${cell('ORDER NO.', 'PF27-0733')}</tr><tr>${cell('EXHIBITING COMPANY', buyer.name, 2)}${cell('DATE OF ORDER', '11/18/2026')}${cell('CUSTOMER P.O.', 'LV-2207')}</tr><tr>${cell('ADDRESS', buyer.address.join(', '), 2)}${cell('CONTACT', 'Renee Sojka')}${cell('PHONE', '402-555-0192')}</tr></table>
    <table class="x">${rowOf(['<b>QTY</b>', '<b>ITEM</b>', '><b>ADVANCE PRICE</b>', '><b>STANDARD PRICE</b>', '><b>TOTAL</b>'])}${list.map(([text, advance, standard, quantity]) => rowOf([quantity === undefined ? '' : typed(`${quantity}`), text, `>${f(advance)}`, `>${f(standard)}`, quantity === undefined ? '' : `>${typed(f(quantity * advance))}`])).join('')}<tr><td colspan="3" rowspan="3" style="font-size:7.6pt;line-height:9.6pt">Orders with payment on or before the deadline are at the advance price; later orders and orders from the floor are at the standard price. Cancellations after delivery are charged at 100%. Prices include delivery to the booth, use for the event and removal.<td class="b">SUBTOTAL<td class="r">${typed(f(subtotal))}</tr><tr><td class="b">TAX 7.25%<td class="r">${typed(f(tax))}</tr><tr><td class="b">ORDER TOTAL<td class="r">${typed(f(total))}</tr></table>
    <table class="x" style="margin-top:8pt"><tr>${cell('PAYMENT', '[X] Card on file ending 2207   [ ] Check   [ ] Wire', 2)}${cell('DRAPE COLOR', 'Green')}</tr></table><div style="display:flex;gap:.5in;margin-top:34pt"><div style="flex:1;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-24pt;font:22pt/22pt 'Homemade Apple'">Renee Sojka</span>Authorized signature</div><div style="flex:1;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-18pt;font:15pt/15pt 'Caveat'">11/18/26</span>Date</div></div>`
  return drawn({
    name: 'irrigation-dealer-show-booth-order-form', family: 'exhibitor-order-form-advance-and-standard-price', style: ".page{font:9pt/12pt 'Libre Franklin';font-size:8.6pt;padding:.5in .7in}small{font-size:6.6pt;line-height:7pt;color:#444}.x td{border:.6pt solid #333;padding:1.8pt 5pt}", pages: [page],
    notes: 'show contractor’s order form: a printed list with an advance and a standard price of which only some are ordered, quantities before the items, totals at the advance price, captioned cells with event, booth and order number, deadline and event dates as decoys', seller, buyer, lines, number: 'PF27-0733', date: '2026-11-18', order: 'LV-2207', tax, subtotal: true,
    acceptable: { payment_terms: [null, 'Card on file ending 2207'], due_date: [null, '2027-01-22'], 'transactions.6.category': ['soft', 'hard'], ...readings('description/item', lines.map(({ text }) => [text])) },
  })
})()
