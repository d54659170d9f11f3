/** Wholesale: electrical goods priced by the hundred, medical lots, concrete by ticket, a cash-and-carry register's receipt. */
import { dated, drawn, f, facts, fine, item, lined, office, part, readings, rowOf, safe, sumsOf, totalOf, worn } from './sale.ts' // prettier-ignore

// prettier-ignore
export const conduit = (() => {
  const seller = { name: 'LAKE ERIE ELECTRIC WHOLESALE', address: ['4418 CARNEGIE AVENUE', 'CLEVELAND, OH 44103'] }
  const buyer = { name: 'FIRELANDS INDUSTRIAL ELECTRIC CO', address: ['118 E WASHINGTON ROW', 'SANDUSKY, OH 44870'] }
  const goods: readonly (readonly [code: string, text: string, ordered: number, shipped: number, price: number, per: 'E' | 'C' | 'M'])[] = [['EMT-075', '3/4 EMT CONDUIT 10 FT', 1500, 1500, 8_418, 'C'], ['THHN-12-BLK', '12 THHN STRANDED BLACK', 5000, 5000, 21_840, 'M'], ['4SQ-DEEP', '4 IN SQUARE BOX DEEP', 250, 200, 31_275, 'C'], ['BRK-2P60', '2 POLE 60A BOLT-ON BREAKER', 12, 12, 6_894, 'E'], ['SS-075', '3/4 SET SCREW COUPLING', 600, 600, 4_362, 'C'], ['PNL-225', 'PANELBOARD 225A 42 CKT MB', 2, 2, 118_450, 'E'], ['WN-YEL', 'WIRE CONNECTOR YELLOW', 2000, 2000, 6_105, 'M']]
  const parts = { E: 1, C: 100, M: 1000 }
  const lines = goods.map(([code, text, , shipped, price, per]) => ({ text, code, quantity: shipped, cents: Math.round((shipped * price) / parts[per]), category: 'hard' as const }))
  const [freight, tax] = [8_650, part(totalOf(lines), 6.75)]
  const { subtotal, total } = sumsOf({ lines, freight, tax })
  const page = `<table><tr><td><b style="font-size:15pt;line-height:19pt">${seller.name}</b><br>${seller.address.join('<br>')}<td><table class="x c"><tr><td>INVOICE NO<td>INVOICE DATE<td>PAGE<tr class="b"><td>S7740418.001<td>03/24/26<td>1<tr><td>CUST NO<td>CUSTOMER P.O.<td>SLSM<tr class="b"><td>20447<td>26-0118-EL<td>41</table></table>
    <table style="margin:12pt 0 8pt"><tr><td>SOLD TO:<br>${lined(buyer)}<td>SHIP TO:<br>FIRELANDS INDUSTRIAL ELECTRIC CO<br>JOB: CEDAR POINT PUMP STATION<br>1 CAUSEWAY DR, SANDUSKY, OH 44870</table>
    <table class="x l">${rowOf(['ITEM / DESCRIPTION', '>ORD', '>SHIP', '>B/O', '>UNIT PRICE', 'PER', '>EXTENSION'], ' class="b"')}${goods.map(([code, text, ordered, shipped, price, per], i) => rowOf([`${code}<br>&nbsp;&nbsp;${text}`, `>${ordered}`, `>${shipped}`, `>${ordered - shipped || ''}`, `>${(price / 100).toFixed(3)}`, per, `>${f(lines[i]?.cents ?? 0)}`])).join('')}</table>
    <table style="margin-top:10pt"><tr><td style="width:58%">TERMS: 2% 10TH PROX NET 25TH<br>IF PAID BY 04/10/26 DEDUCT ${f(part(subtotal, 2))}<br>SHIP VIA: OUR TRUCK<br><br>PRICES PER E = EACH &nbsp; C = HUNDRED &nbsp; M = THOUSAND<td><table class="t">${[['MERCHANDISE', f(subtotal)], ['FREIGHT', f(freight)], ['OH SALES TAX 6.750%', f(tax)], ['<b>INVOICE TOTAL</b>', `<b>${f(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table></table>
    <div class="foot">REMIT TO: PO BOX 70418, CLEVELAND, OH 44190. A CHARGE OF 1.5% A MONTH IS ADDED TO PAST DUE ACCOUNTS.</div>`
  return drawn({
    name: 'electrical-wholesale-per-hundred-fine-scan', family: 'wholesale-price-per-hundred-and-thousand', scan: fine, style: '.page{font:9.2pt/12pt Cousine;padding:.5in .6in}.x td{border:.6pt solid #000;padding:1.6pt 4pt}.t td{padding:1.6pt 0}', pages: [page],
    notes: 'scan at 300 dpi of an electrical wholesaler’s invoice: code above description, ordered, shipped and back-ordered, prices each, per hundred and per thousand with three decimals, terms of the following month, a cash discount as a decoy, a job address', seller, buyer, lines, number: 'S7740418.001', date: '2026-03-24', terms: '2% 10TH PROX NET 25TH', order: '26-0118-EL', freight, tax, subtotal: true,
    acceptable: { ...readings('rate', goods.map(([, , , , price, per]) => [price / 100, price / 100 / parts[per], null])), due_date: [null, '2026-04-25', '2026-04-10'] },
  })
})()

// prettier-ignore
export const lots = (() => {
  const seller = { name: 'Great Bend Medical Supply, Inc.', address: ['2207 Railroad Avenue', 'Great Bend, KS 67530'] }
  const buyer = { name: 'Barton County Surgery Center', address: ['1182 Polk Street', 'Great Bend, KS 67530'] }
  const goods: readonly (readonly [code: string, text: string, unit: string, ordered: number, shipped: number, listed: number, price: number, lot: string])[] = [['40-1182', 'Exam gloves nitrile medium 200/bx', 'CS', 12, 12, 9_840, 7_425, 'Lot NG26044 Exp 04/30/2029'], ['18-0447', 'Suture absorbable 3-0 27 in', 'BX', 6, 4, 14_875, 11_860, 'Lot SU118207 Exp 11/30/2028'], ['72-2204', 'Surgical gown sterile L', 'CS', 8, 8, 11_220, 8_943, 'Lot GW88204 Exp 02/28/2030'], ['91-0018', 'Electrosurgical pencil', 'EA', 40, 40, 1_875, 1_342, 'Lot EP4418 Exp 09/30/2027'], ['33-7710', 'IV start kit', 'CS', 5, 5, 16_400, 12_985, 'Lot IV2077 Exp 06/30/2028'], ['66-4410', 'Sharps container 5 qt', 'CS', 3, 3, 13_660, 10_418, '']]
  const lines = goods.map(([code, text, , , shipped, , price]) => item(shipped, price, text, { code }))
  const freight = 4_875
  const { subtotal, total } = sumsOf({ lines, freight })
  const page = `<table><tr><td><b style="font:700 16pt/20pt 'Open Sans'">${seller.name}</b><br>${seller.address.join(', ')}<br>Customer service 620-555-0147<td class="r"><b style="font-size:14pt">INVOICE</b><br>Invoice # 7044182<br>Invoice date 05-19-2026<br>Account # 118-2204</table>
    <div style="display:flex;gap:.5in;margin:12pt 0"><div style="flex:1;border:.8pt solid #000;padding:4pt 7pt"><small>Bill to</small><br>${lined(buyer)}</div><div style="flex:1;border:.8pt solid #000;padding:4pt 7pt"><small>Ship to</small><br>Barton County Surgery Center<br>Receiving Dock B, 1190 Polk Street<br>Great Bend, KS 67530</div></div>
    <table class="x c"><tr><td>PO number<td>Order date<td>Ship date<td>Carrier<td>Terms<td>Due date<tr class="b"><td>BC-20418<td>05-15-2026<td>05-18-2026<td>Prairie Ground<td>Net 45<td>07-03-2026</table>
    <table class="l" style="margin-top:10pt">${rowOf(['Ln', 'Item', 'Description', 'UOM', '>Ord', '>Shp', '>B/O', '>List', '>Contract', '>Extended'], ' class="h"')}${goods.map(([code, text, unit, ordered, shipped, listed, price, lot], i) => rowOf([`${i + 1}`, code, `${text}${lot === '' ? '' : `<br><small>${lot}</small>`}`, unit, `>${ordered}`, `>${shipped}`, `>${ordered - shipped}`, `>${f(listed)}`, `>${f(price)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}</table>
    <table style="margin-top:10pt"><tr><td style="width:60%;font-size:8pt;line-height:10.4pt">Contract: Sunflower Purchasing Group tier 2. You saved ${f(goods.reduce((sum, [, , , , shipped, listed, price]) => sum + shipped * (listed - price), 0))} against list. Tax exempt certificate on file KS-118204. The discounts shown may have to be reported under 42 CFR 1001.952(h). Back orders ship when available.<td><table class="t">${[['Merchandise total', f(subtotal)], ['Sales tax', '0.00'], ['Shipping and handling', f(freight)], ['<b>Total due</b>', `<b>${f(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table></table>`
  return drawn({
    name: 'surgery-center-supplies-by-lot-scan', family: 'medical-supply-lots-list-and-contract', scan: office, style: ".page{font:9pt/11.8pt 'Open Sans';padding:.5in .55in}small{font-size:7.4pt;line-height:9.4pt}.x td{border:.6pt solid #000;padding:2pt}.h td{background:#ddd;font-weight:700}.l td{padding:2pt 4pt;border-bottom:.3pt solid #999}", pages: [page],
    notes: 'office scan of a medical supplier’s invoice: lot and expiry below descriptions, ordered, shipped and back-ordered, list price beside contract price, no tax, shipping added, savings as a decoy, two addresses', seller, buyer, lines, number: '7044182', date: '2026-05-19', due: '2026-07-03', terms: 'Net 45', order: 'BC-20418', freight, subtotal: true,
    acceptable: readings('description/item', goods.map(([code, text, , , , , , lot]) => [text, `${code} ${text}`, `${text} ${lot}`, `${code} ${text} ${lot}`])),
  })
})()

// prettier-ignore
export const readyMix = (() => {
  const seller = { name: 'Nemaha Ready-Mix & Aggregate', address: ['1 Quarry Lane', 'Auburn, NE 68305'] }
  const buyer = { name: 'Steinhart Ag Construction LLC', address: ['4418 Highway 75', 'Nebraska City, NE 68410'] }
  const loads: readonly (readonly [day: string, ticket: string, quantity: number, rate: number, text: string, kind?: 'soft'])[] = [['2026-08-04', '88204', 9.5, 15_850, '4000 PSI air entrained'], ['2026-08-04', '88207', 9.5, 15_850, '4000 PSI air entrained'], ['2026-08-04', '88211', 4.25, 15_850, '4000 PSI air entrained'], ['2026-08-04', '88211', 1, 8_500, 'Short load charge', 'soft'], ['2026-08-06', '88240', 10, 16_475, '4500 PSI with fiber'], ['2026-08-06', '88243', 10, 16_475, '4500 PSI with fiber'], ['2026-08-06', '88243', 45, 225, 'Truck time over limit, minutes', 'soft'], ['2026-08-07', '88261', 21.6, 1_940, 'Road gravel, tons'], ['2026-08-10', '88290', 7.5, 15_850, '4000 PSI air entrained'], ['2026-08-10', '88290', 2, 2_675, 'Retarder, dose']]
  const lines = loads.map(([, code, quantity, rate, text, kind]) => item(quantity, rate, text, { code, category: kind ?? 'hard' }))
  const tax = part(totalOf(lines), 5.5)
  const { subtotal, total } = sumsOf({ lines, tax })
  const page = `<table><tr><td style="width:56%"><b style="font:700 17pt/21pt 'Merriweather'">${safe(seller.name)}</b><br>${seller.address.join('<br>')}<br>402-555-0136<td><div class="b" style="font-size:13pt;line-height:17pt">INVOICE &nbsp; 260810-14</div>${facts([['Date', '08/10/26'], ['Customer', 'STEIN01'], ['Your order', 'Bin site 3'], ['Job', '4471 Otoe grain site'], ['Terms', 'Net 10th of following month']])}</table>
    <div style="margin:12pt 0">${lined(buyer)}</div><table class="l">${rowOf(['Date', 'Ticket', 'Product', '>Qty', 'U/M', '>Price', '>Amount'], ' class="h"')}${loads.map(([day, ticket, quantity, rate, text], i) => rowOf([dated(day, 'MM/DD/YY'), ticket, text, `>${quantity.toFixed(2)}`, text.includes('tons') ? 'TN' : text.includes('PSI') ? 'CY' : text.includes('minutes') ? 'MI' : 'EA', `>${f(rate)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}</table>
    <table class="t" style="width:45%;margin:10pt 0 0 55%">${[['Subtotal', f(subtotal)], ['Tax 5.5%', f(tax)], ['<b>Please pay</b>', `<b>${f(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table><p>Concrete ${f(loads.reduce((sum, [, , quantity, , text]) => sum + (text.includes('PSI') ? quantity * 100 : 0), 0))} cubic yards on this invoice. A discount of $4.00 per yard is allowed on concrete if we have payment by September 10; it is lost after that day. Alkaline: avoid contact with skin.</p>`
  return drawn({
    name: 'grain-site-ready-mix-tickets', family: 'ready-mix-tickets-by-day', style: ".page{font:9.4pt/12.8pt 'Merriweather';font-size:8.4pt;padding:.6in .7in}.h td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td{padding:1.6pt 3pt}.t td{padding:2pt 0}", pages: [page],
    notes: 'ready-mix supplier’s invoice: a line for each delivery ticket with its own day, a ticket number twice where a charge belongs to it, fractions of yards and tons, minutes of truck time, a discount per yard and the sum of yards as decoys', seller, buyer, lines, days: loads.map(([day]) => day), number: '260810-14', date: '2026-08-10', terms: 'Net 10th of following month', order: 'Bin site 3', tax, subtotal: true,
    acceptable: { due_date: [null, '2026-09-10'], 'transactions.9.category': ['hard', 'soft'] },
  })
})()

// prettier-ignore
export const receipt = (() => {
  const seller = { name: 'CARRY-RITE RESTAURANT DEPOT', address: ['3300 S 13TH ST', 'MILWAUKEE WI 53215'] }
  const buyer = { name: 'BISTRO MAGNOLIA LLC', address: [] }
  const goods: readonly (readonly [text: string, quantity: number, rate: number, taxed: boolean])[] = [['HALF SHEET PAN 18GA', 12, 749, true], ['CAMBRO 8QT CLR', 6, 1_465, true], ['FRY OIL 35LB', 4, 3_899, false], ['CUT BOARD 18X24 GRN', 2, 2_750, true], ['CHEF KNIFE 10IN', 3, 3_425, true], ['COMMERCIAL BLENDER 64OZ', 1, 38_900, true], ['FLOUR HI GLUTEN 50', 3, 2_388, false]]
  const lines = goods.map(([text, quantity, rate]) => item(quantity, rate, text))
  const tax = part(totalOf(lines.filter((_, i) => goods[i]?.[3])), 5.5)
  const { subtotal, total } = sumsOf({ lines, tax })
  const row = (a: string, b: string) => `<div style="display:flex;justify-content:space-between"><span>${a}</span><span>${b}</span></div>`
  const page = `<div class="c"><b style="font-size:13pt;line-height:17pt">CARRY-RITE<br>RESTAURANT DEPOT</b><br>3300 S 13TH ST<br>MILWAUKEE WI 53215<br>414-555-0172</div><br>${row('07/08/2026 06:51', 'REG 04')}${row('SALE# 04188207', 'CASHIER 118')}MEMBER 20-4471<br>BISTRO MAGNOLIA LLC<div class="d"></div>${goods.map(([text, quantity, rate, taxed], i) => `${text}<br>${row(`&nbsp;&nbsp;${quantity} @ ${f(rate)}`, `${f(lines[i]?.cents ?? 0)} ${taxed ? 'T' : 'N'}`)}`).join('')}<div class="d"></div>${row('ITEMS', `${goods.reduce((sum, [, quantity]) => sum + quantity, 0)}`)}${row('SUBTOTAL', f(subtotal))}${row('TAX 5.5%', f(tax))}<b style="font-size:12pt;line-height:17pt">${row('TOTAL', `$${f(total)}`)}</b>${row('VISA ************4418', f(total))}${row('CHANGE', '0.00')}<div class="d"></div><div class="c">AUTH 044182 CHIP READ<br>RETURNS WITHIN 30 DAYS<br>WITH THIS RECEIPT<br><br>YTD PURCHASES 18,204.47<br><br>THANK YOU</div>`
  return drawn({
    name: 'cash-and-carry-thermal-receipt-scan', family: 'thermal-register-receipt', size: '3.15in 7.3in', scan: worn, style: '.page{font:9pt/12pt Cousine;padding:.22in .2in;color:#333}.d{border-top:.8pt dashed #333;margin:5pt 0}', pages: [page],
    notes: 'copier scan of a register’s narrow thermal receipt: quantity @ price below each item, letters for taxed items, card payment of the whole total, a member’s name without an address, purchases of the year as a decoy', seller, buyer, lines, number: '04188207', date: '2026-07-08', tax, subtotal: true,
    acceptable: { amount_due: [0, null], invoice_number: ['04188207', 'SALE# 04188207'], due_date: [null], payment_terms: [null, 'VISA'], 'sender.name': [seller.name, 'CARRY-RITE'], 'other_details.down_payment': [null] },
  })
})()
