/** Dealers: a pump truck with options, an allowance and a trade-in; a parts counter's ticket with a core and a return. */
import { $, drawn, f, facts, item, lined, ones, part, readings, rowOf, safe, sumsOf, totalOf, vinOf, worn, type Sale } from './means.ts' // prettier-ignore

const soft = { category: 'soft' } as const

// prettier-ignore
export const pump = (() => {
  const seller = { name: 'Ozark Concrete Machinery, Inc.', address: ['3318 West Kearney Street', 'Springfield, MO 65803'] }
  const buyer = { name: 'Table Rock Pumping & Flatwork LLC', address: ['1184 State Highway 13', 'Kimberling City, MO 65686'] }
  const vin = vinOf('1M2GR4GC', 'PM018204')
  const lines: Sale['lines'] = ([['P38Z-5', '2026 Alder Creek P38Z-5 boom pump, 38 meter, five-section Z boom', 48_250_000], ['CH-GR64', 'Chassis 2026 Mack Granite 64FR, 425 hp, automatic', 16_840_000], ['OP-114', 'Radio remote, proportional, spare battery', 684_000], ['OP-122', 'Agitator with hydraulic reverse', 291_500], ['OP-130', 'Vibrator on hopper grate', 138_750], ['OP-207', 'Aluminum outrigger pads, set of four', 218_000], ['OP-311', 'Boom washing kit and water pump 290 psi', 402_500], ['OP-340', 'Work lights LED, hopper and tip', 126_400]] as const).map(([code, text, cents]) => ({ code, text, cents, category: 'hard' as const }))
  const last: Sale['lines'] = [{ code: 'SV-010', text: 'Pre-delivery inspection and first oils', cents: 385_000, ...soft }, { code: 'SV-022', text: 'Operator training at Springfield, two days', cents: 240_000, ...soft }]
  const all = [...lines, ...last]
  const [discount, freight, trade, paid] = [1_850_000, 912_500, 14_750_000, 2_500_000]
  const tax = part(totalOf(all) - discount - trade, 4.225)
  const { subtotal, total, open } = sumsOf({ lines: all, discount, freight, tax, trade, paid })
  const page = `<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #b5451b;padding-bottom:5pt"><div><b style="font:700 17pt/21pt 'Barlow Condensed';color:#b5451b">${safe(seller.name.toUpperCase())}</b><br>${seller.address.join(' · ')} · 417-555-0133</div><div class="r"><b style="font-size:15pt;line-height:19pt">SALES INVOICE</b><br>No. 26-1184 &nbsp; October 6, 2026</div></div>
    <div style="display:flex;gap:.4in;margin:10pt 0"><div style="flex:1"><small>SOLD TO</small><br>${lined(buyer)}</div><div style="flex:1">${facts([['Stock number', 'N-2207'], ['Chassis VIN', vin], ['Pump serial', '38Z5-26-0441'], ['Salesperson', 'Karla Menz'], ['Delivery', 'October 20, 2026'], ['Terms', 'Balance on delivery']])}</div></div>
    <table class="l">${rowOf(['Code', 'Equipment and options', '>Price'], ' class="h"')}${all.map(({ code = '', text, cents }) => rowOf([code, safe(text), `>${f(cents)}`])).join('')}</table>
    <div style="display:flex;gap:.35in;margin-top:12pt"><div style="flex:1;border:.8pt solid #888;padding:6pt 8pt"><b>Trade-in</b><br>2014 Alder Creek P32Z on 2013 Mack Granite, VIN 1M2AX13C4DM017722, 9,840 pump hours, accepted as inspected August 28, 2026. Free of liens; title to be signed at delivery.<br><br>Warranty 24 months or 2,000 hours on the pump; chassis by its maker. A return of the trade-in is not possible.</div><table class="t" style="width:3.1in">${[['Equipment and services', f(subtotal)], ['Fleet allowance', `(${f(discount)})`], ['Freight from factory', f(freight)], ['Missouri sales tax 4.225%*', f(tax)], ['<b>Total price</b>', `<b>${f(total)}</b>`], ['Trade-in allowance', `(${f(trade)})`], ['Deposit received 9/2/2026', `(${f(paid)})`], ['<b>Balance due</b>', `<b>${$(open)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table></div><p style="font-size:7.8pt">* On equipment and services less the allowance and the trade-in. Local taxes, title and registration are paid by the buyer at the license office.</p>`
  return drawn({
    name: 'boom-pump-truck-options-trade-in', family: 'dealer-options-allowance-trade', style: ".page{font:9.6pt/13pt 'Source Sans';padding:.6in .7in}small{color:#666;font-size:7.4pt}.h td{background:#b5451b;color:#fff;font-weight:700}.l td{padding:2.6pt 5pt;border-bottom:.3pt solid #bbb}.t td{padding:2.2pt 0;border-bottom:.3pt solid #ddd}", pages: [page],
    notes: 'concrete machinery dealer’s invoice: a pump, its chassis and options by code without quantities, services, an allowance in parentheses, freight, tax on the difference after the trade, trade-in described in a box with its own VIN and hours, a deposit', seller, buyer, lines: all, number: '26-1184', date: '2026-10-06', terms: 'Balance on delivery', discount, freight, tax, trade, paid, subtotal: true,
    machine: { vin, year: '2026', make: 'Alder Creek', model: 'P38Z-5', down_payment: paid / 100 },
    acceptable: { ...ones(all), 'sender.name': [seller.name, 'OZARK CONCRETE MACHINERY, INC.'], due_date: [null, '2026-10-20'], 'other_details.vin': [vin, '38Z5-26-0441', `${vin}, 38Z5-26-0441`], 'other_details.make': ['Alder Creek', 'Mack'], 'other_details.model': ['P38Z-5', 'Granite 64FR', 'Granite'], 'other_details.equipment_type': [null, 'boom pump', 'concrete pump', 'concrete pump truck'], 'other_details.equipment_miles_hours': [null], 'other_details.down_payment': [25_000, null] },
  })
})()

// prettier-ignore
export const counter = (() => {
  const seller = { name: 'PALMETTO TRUCK PARTS & SERVICE', address: ['2207 AUGUSTA ROAD', 'WEST COLUMBIA, SC 29169'] }
  const buyer = { name: 'CONGAREE HAULING & GRADING', address: ['418 PINEVIEW RD', 'COLUMBIA, SC 29209'] }
  const goods: readonly (readonly [bin: string, code: string, text: string, ordered: number, shipped: number, listed: number, net: number])[] = [['A14C', 'R955205', 'AIR DRYER CARTRIDGE', 2, 2, 8_940, 6_258], ['C02A', 'S-24419', 'BRAKE CHAMBER 30/30', 4, 4, 11_275, 8_118], ['C07D', 'KT4707Q', 'BRAKE SHOE KIT 4707Q', 4, 3, 9_640, 6_845], ['', 'KT4707Q-C', 'CORE DEPOSIT SHOES', 3, 3, 3_200, 3_200], ['F11B', 'LF14000NN', 'OIL FILTER', 6, 6, 5_218, 3_914], ['F12B', 'FS19763', 'FUEL SEPARATOR', 6, 6, 4_877, 3_658], ['H30', 'DEF-2.5', 'DEF 2.5 GAL JUG', 10, 10, 1_649, 1_319], ['R01', 'TR-8817', 'WHEEL SEAL RETURNED', -1, -1, 6_180, 4_635]]
  const lines = goods.map(([, code, text, , shipped, , net]) => item(shipped, net, text, { code }))
  const tax = part(totalOf(lines) - 9_600, 7)
  const { subtotal, total } = sumsOf({ lines, tax })
  const page = `<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt;line-height:18pt">${safe(seller.name)}</b><br>${seller.address.join('<br>')}<br>803-555-0172</div><div class="r"><b style="font-size:13pt;line-height:18pt">COUNTER SALE</b><br>TICKET 118-20447<br>08/13/2026 10:42 AM<br>CLERK 07 &nbsp; STORE 2</div></div>
    <table style="margin:9pt 0 7pt"><tr><td style="width:50%">SOLD TO &nbsp; 004418<br>${lined(buyer)}<td>PO NUMBER &nbsp; TRK 22<br>TERMS &nbsp; PAID AT COUNTER<br>PICKED UP BY &nbsp; D. MANIGAULT<br>TAX ID &nbsp; ON FILE: NONE</table>
    <table class="l">${rowOf(['BIN', 'PART NUMBER', 'DESCRIPTION', '>ORD', '>SHP', '>B/O', '>LIST', '>NET', '>AMOUNT'], ' class="h"')}${goods.map(([bin, code, text, ordered, shipped, listed, net], i) => rowOf([bin, code, text, `>${ordered}`, `>${shipped}`, `>${ordered - shipped || ''}`, `>${f(listed)}`, `>${f(net)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}</table>
    <table style="margin-top:10pt"><tr><td style="width:60%">8 LINES &nbsp; 33 PIECES<br>CORES MUST BE RETURNED IN THE BOX WITHIN 30 DAYS<br>CORE DEPOSIT IS NOT TAXED<td><table>${[['SUBTOTAL', f(subtotal)], ['SALES TAX 7%', f(tax)], ['<b>TOTAL</b>', `<b>${f(total)}</b>`], ['VISA 4418 TENDERED', f(total)], ['BALANCE', '0.00']].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table></table>
    <div style="margin-top:26pt;width:3in;border-top:.6pt solid #000">CUSTOMER SIGNATURE</div><p>NO RETURN OF ELECTRICAL PARTS. RETURNS AFTER 10 DAYS CARRY A 15% RESTOCKING CHARGE. ALL WARRANTIES ARE THOSE OF THE MAKER.</p>`
  return drawn({
    name: 'truck-parts-counter-ticket-core-return-scan', family: 'parts-counter-ticket-bins', scan: worn, size: '8.5in 7in', style: '.page{font:9pt/12pt Cousine;padding:.4in .5in}.h td{border-top:.6pt solid #000;border-bottom:.6pt solid #000}p{font-size:7.8pt;line-height:10pt}', pages: [page],
    notes: 'copier scan of a parts counter’s ticket on a short page: bins before part numbers, ordered, shipped and back-ordered, list beside net price, a core deposit as a line, a returned part with a negative quantity, tax without the core, paid by card so that nothing is open', seller, buyer, lines, number: '118-20447', date: '2026-08-13', terms: 'PAID AT COUNTER', order: 'TRK 22', tax, paid: total, subtotal: true,
    acceptable: { 'transactions.3.category': ['hard', 'soft'], payment_terms: ['PAID AT COUNTER', null], due_date: [null], ...readings('description/item', goods.map(([bin, code, text]) => [text, `${code} ${text}`, `${bin} ${code} ${text}`.trim()])) },
  })
})()
