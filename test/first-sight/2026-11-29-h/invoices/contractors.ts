/** Contractors and repair shops: a proposal of three levels, a tow bill on a printed list of charges, an aircraft shop’s discrepancies. */
import { $, askew, cab, drawn, ends, f, facts, item, lined, ones, part, readings, rowOf, safe, sumsOf, totalOf, vinOf, type Sale } from './means.ts' // prettier-ignore

const soft = { category: 'soft' } as const

// prettier-ignore
export const levels = (() => {
  const seller = { name: 'Loess Hills Heating & Air', address: ['3104 Gordon Drive', 'Sioux City, IA 51105'] }
  const buyer = { name: 'Floyd River Dental Associates', address: ['2215 Hamilton Boulevard', 'Sioux City, IA 51104'] }
  const rows: readonly (readonly [text: string, good: number, better: number, best: number, kind: 'hard' | 'soft'])[] = [['Rooftop units, 7.5 ton (two)', 1_684_000, 1_936_000, 2_418_000, 'hard'], ['Curb adapters and economizers', 248_000, 312_500, 312_500, 'hard'], ['Thermostats and controls', 58_000, 116_400, 284_000, 'hard'], ['Crane lift and removal of old units', 186_500, 186_500, 186_500, 'soft'], ['Labor, start-up and duct sealing', 412_000, 458_000, 541_000, 'soft'], ['Labor warranty', 0, 94_000, 168_000, 'soft']]
  const column = (at: 1 | 2 | 3) => rows.reduce((sum, row) => sum + row[at], 0)
  const lines: Sale['lines'] = rows.map(([text, , cents, , category]) => ({ text, cents, category }))
  const discount = 120_000
  const { total } = sumsOf({ lines, discount })
  const rebates = [0, discount, 240_000]
  const shown = (cents: number) => (cents === 0 ? '>not included' : `>${$(cents)}`)
  const net = [column(1), total, column(3) - 240_000]
  const page = `${ends("<b style=\"font:700 18pt/22pt 'Barlow Condensed';color:#a33\">LOESS HILLS HEATING &amp; AIR</b><br>3104 Gordon Drive, Sioux City, IA 51105<br>712-555-0129 &nbsp; License C-04418", `<div class="r"><b style="font-size:17pt;line-height:21pt">Proposal</b><br>P-26-0611<br>May 12, 2026</div>`)}
    <div style="margin:12pt 0"><small>Prepared for</small><br>${lined(buyer)}</div><p>Replace two rooftop units of 2004 above the operatories and the reception. All work on a weekend. We offer three levels so that you can choose what fits your building.</p>
    <table class="l">${rowOf(['', '>GOOD', '>BETTER', '>BEST'], ' class="h"')}${rowOf(['Efficiency', '>13.4 SEER2', '>15.2 SEER2', '>18 SEER2'], ' class="g"')}${rowOf(['Warranty on parts', '>5 years', '>10 years', '>12 years'], ' class="g"')}${rows.map(([text, good, better, best]) => rowOf([text, shown(good), shown(better), shown(best)])).join('')}${rowOf(['Investment before rebate', ...([1, 2, 3] as const).map(at => `>${$(column(at))}`)], ' class="s"')}${rowOf(['Utility rebate, taken off now', ...rebates.map(cents => (cents === 0 ? '>none' : `>-${$(cents)}`))])}${rowOf(['<b>Your investment</b>', ...net.map(cents => `><b>${$(cents)}</b>`)], ' class="s"')}${rowOf(['or per month, 60 months', ...net.map(cents => `>$${Math.round((cents * 2.03) / 10_000)}`)], ' class="g"')}${rowOf(['Your choice', '>☐', '>☒', '>☐'], ' class="s b"')}</table>
    <p>Repairs are exempt from sales tax under your certificate. Terms: 40% at acceptance (${$(part(total, 40))} for the chosen level), balance when the units run. This proposal holds for 30 days. Not included: structural steel, asbestos, and electrical work beyond the disconnects.</p>
    <div style="border:1.2pt solid #a33;padding:8pt 10pt;margin-top:14pt"><b>Accepted: level BETTER, ${$(total)}</b><div style="display:flex;gap:.4in;margin-top:34pt"><div style="flex:1;border-top:.7pt solid #000"><span style="position:absolute;margin-top:-24pt;font:23pt/22pt 'Homemade Apple'">K. Vander Ploeg</span>For the owner</div><div style="width:1.4in;border-top:.7pt solid #000"><span style="position:absolute;margin-top:-18pt;font:15pt/15pt 'Caveat'">5/14/26</span>Date</div></div></div>`
  return drawn({
    name: 'dental-office-rooftop-units-three-levels', family: 'proposal-good-better-best-columns', style: ".page{font:10pt/13.6pt 'Source Sans';padding:.6in .75in}small{color:#777}.h td{background:#a33;color:#fff;font-weight:700;padding:3pt 6pt}.l td{padding:3pt 6pt;border-bottom:.3pt solid #ccc}.l td:nth-child(3){background:#fbeeee}.h td:nth-child(3){background:#7c1f1f}.g td{color:#666;font-size:8.6pt}.s td{border-top:.8pt solid #a33}", pages: [page],
    notes: 'contractor’s proposal with three levels side by side, each a column of prices for the same parts of the work; one is ticked and accepted below, and the truth is that column; a rebate taken off, payments by month and the sums of the other levels as decoys', seller, buyer, lines, number: 'P-26-0611', date: '2026-05-12', discount, subtotal: true,
    acceptable: { ...ones(lines), 'transactions.0.quantity': [1, 2, null], 'transactions.0.rate': [19_360, 9_680, null], 'sender.name': [seller.name, 'LOESS HILLS HEATING & AIR'], payment_terms: [null, '40% at acceptance, balance when the units run', `40% at acceptance (${$(part(total, 40))} for the chosen level), balance when the units run`, `40% at acceptance (${$(part(total, 40))} for the chosen level), balance when the units run.`], due_date: [null, '2026-06-11'], 'other_details.down_payment': [null, part(total, 40) / 100], 'other_details.equipment_type': [null, 'Rooftop units'], 'transactions.4.category': ['soft', 'hard'], ...readings('description/item', lines.map(({ text }) => [text])) },
  })
})()

// prettier-ignore
export const tow = (() => {
  const seller = { name: 'BIG HORN HEAVY TOWING & RECOVERY', address: ['1840 COFFEEN AVE', 'SHERIDAN, WY 82801'] }
  const buyer = { name: 'POWDER BASIN BULK TRANSPORT', address: ['4418 ECHETA RD', 'GILLETTE, WY 82716'] }
  const vin = vinOf('1XKWD49X', '9FJ418207')
  const charges: readonly (readonly [text: string, quantity?: number, rate?: number, cents?: number])[] = [['HEAVY WRECKER, PER HOUR', 5.5, 32_500], ['ROTATOR 50 TON, PER HOUR', 3, 67_500], ['SERVICE TRUCK, PER HOUR'], ['LOWBOY / LANDOLL, PER HOUR'], ['EXTRA MAN, PER HOUR', 4, 8_500], ['MILEAGE LOADED, PER MILE', 62, 775], ['AIR CUSHIONS'], ['TRAFFIC CONTROL', 1, 45_000], ['FUEL SPILL ABSORBENT, PER BAG', 14, 2_650], ['CARGO TRANSFER'], ['DISCONNECT DRIVE LINE / AXLES', 1, 18_500], ['STORAGE, PER DAY', 3, 9_500], ['GATE FEE AFTER HOURS'], ['ADMINISTRATIVE FEE', 1, 7_500]]
  const lines = charges.flatMap(([text, quantity, rate]) => (quantity === undefined || rate === undefined ? [] : [item(quantity, rate, text, text.startsWith('FUEL SPILL') ? {} : soft)]))
  const tax = part(37_100, 6)
  const { subtotal, total } = sumsOf({ lines, tax })
  const typed = (text: string) => `<span style="font:10.4pt/12pt 'Special Elite'">${safe(text)}</span>`
  const cell = (caption: string, text: string, span = 1) => `<td colspan="${span}"><small>${caption}</small><br>${typed(text)}`
  const page = `<div class="c"><b style="font:700 19pt/23pt 'Zilla Slab'">${safe(seller.name)}</b><br>${seller.address.join(' &nbsp; ')} &nbsp; 307-555-0118 &nbsp; 24 HOURS</div>${ends('<b>TOW BILL / INVOICE</b>', '<b style="font-size:14pt">No. 26418</b>', 'margin-top:6pt')}
    <table class="x"><tr>${cell('DATE', '01/27/2026')}${cell('TIME CALLED', '02:40')}${cell('TIME CLEARED', '09:15')}${cell('CALLED BY', 'WHP TROOP')}</tr><tr>${cell('BILL TO', buyer.name, 2)}${cell('P.O. OR CLAIM NO.', 'PB-7741', 2)}</tr><tr>${cell('ADDRESS', buyer.address[0] ?? '', 2)}${cell('CITY STATE ZIP', buyer.address[1] ?? '', 2)}</tr><tr>${cell('YEAR', '2015')}${cell('MAKE AND MODEL', 'KENWORTH T800')}${cell('VIN', vin, 2)}</tr><tr>${cell('TOWED FROM', 'I-90 MM 33 EASTBOUND MEDIAN', 2)}${cell('TOWED TO', 'OUR YARD, THEN GILLETTE', 2)}</tr><tr>${cell('UNIT NO.', '118')}${cell('TRAILER', '2012 HEIL PNEUMATIC')}${cell('ODOMETER', '612,044')}${cell('DRIVER', 'R. TATE')}</tr></table>
    <table class="x" style="margin-top:8pt"><tr class="b c"><td>CHARGE<td style="width:.8in">UNITS<td style="width:1in">RATE<td style="width:1.2in">AMOUNT</tr>${charges.map(([text, quantity, rate]) => `<tr><td>${text}<td class="r">${typed(quantity === undefined ? '' : `${quantity}`)}<td class="r">${typed(rate === undefined ? '' : f(rate))}<td class="r">${typed(quantity === undefined || rate === undefined ? '' : f(Math.round(quantity * rate)))}</tr>`).join('')}<tr><td colspan="2" rowspan="3" style="font-size:7.4pt;line-height:9.4pt">Storage begins when the unit enters our yard. Units are released for cash, certified funds or fleet check only. Not responsible for cargo. Sales tax is charged on materials.<td class="b">SUBTOTAL<td class="r">${typed(f(subtotal))}</tr><tr><td class="b">TAX 6%<td class="r">${typed(f(tax))}</tr><tr><td class="b">TOTAL DUE<td class="r">${typed(f(total))}</tr></table>
    <div style="display:flex;gap:.5in;margin-top:40pt"><div style="flex:1;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-22pt;font:21pt/20pt 'Homemade Apple'">Ray Tate</span>RELEASED TO</div><div style="flex:1;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-20pt;font:19pt/20pt 'Caveat'">M. Schaff</span>OPERATOR</div></div>`
  return drawn({
    name: 'heavy-tow-rotator-bill-phone', family: 'tow-bill-on-printed-charge-list', scan: cab, style: ".page{font:9pt/12pt 'Zilla Slab';padding:.55in .75in}.x td{border:.8pt solid #222;padding:1.6pt 5pt;height:17pt}small{font-size:6.6pt;line-height:7pt}", pages: [page],
    notes: 'picture of a phone of a tow bill: a printed list of charges of which only some are typed in, captioned cells with times, odometer, a tractor with its VIN and a trailer, tax on material only', seller, buyer, lines, number: '26418', date: '2026-01-27', order: 'PB-7741', tax, subtotal: true,
    machine: { vin, year: '2015', make: 'KENWORTH', model: 'T800' },
    acceptable: { purchase_order: ['PB-7741', null], payment_terms: [null, 'cash, certified funds or fleet check only'], due_date: [null], 'other_details.equipment_miles_hours': [null, 612_044, '612,044', '612044'], 'other_details.vin': [vin, null], 'other_details.year': ['2015', null], 'other_details.make': ['KENWORTH', null], 'other_details.model': ['T800', null], ...readings('description/item', lines.map(({ text }) => [text, text.replace(/, PER .*/, '')])), 'transactions.6.category': ['soft', 'hard'] },
  })
})()

interface Squawk { readonly found: string; readonly done: string; readonly parts: readonly (readonly [code: string, text: string, quantity: number, rate: number])[]; readonly hours: number } // prettier-ignore

const squawks: readonly Squawk[] = [
  { found: 'Annual inspection due', done: 'Performed annual inspection i.a.w. maker’s checklist. Compressions 76 74 75 72 77 74.', parts: [['CH48110-1', 'Oil filter', 1, 3_475], ['AS15W50', 'Oil, quart', 9, 1_118]], hours: 18 }, // prettier-ignore
  { found: 'Left brake soft', done: 'Replaced linings and O-rings, bled system, leak check good.', parts: [['066-10500', 'Brake lining', 4, 2_866], ['MS28775-218', 'O-ring', 2, 415]], hours: 2.5 }, // prettier-ignore
  { found: 'Alternator light flickers above 2200 RPM', done: 'Found brush worn. Installed overhauled alternator, ops check good.', parts: [['ALX-9524OH', 'Alternator, overhauled', 1, 78_900], ['', 'Core credit, alternator', -1, 15_000]], hours: 3 }, // prettier-ignore
  {
    found: 'ELT battery expires 04/2026',
    done: 'Replaced battery, tested on 121.5.',
    parts: [['BP-1030', 'ELT battery pack', 1, 19_850]],
    hours: 0.7,
  },
]

// prettier-ignore
export const aircraft = (() => {
  const seller = { name: 'Mesa Verde Aviation Services, Inc.', address: ['22874 County Road F, Hangar 3', 'Cortez, CO 81321'] }
  const buyer = { name: 'Four Corners Aerial Survey LLC', address: ['118 North Linden Street', 'Cortez, CO 81321'] }
  const shop = 11_500
  const lines = squawks.flatMap(({ parts, hours }): Sale['lines'] => [...parts.map(([code, text, quantity, rate]) => item(quantity, rate, text, code ? { code } : {})), item(hours, shop, 'Labor', soft)])
  const goods = lines.filter(({ category }) => category === 'hard')
  const supplies: Sale['lines'][number] = { text: 'Shop supplies', cents: 8_500, category: 'hard' }
  const all = [...lines, supplies]
  const tax = part(totalOf(goods) + supplies.cents, 7.95)
  const { subtotal, total } = sumsOf({ lines: all, tax })
  let at = 0
  const block = ({ found, done, parts, hours }: Squawk, i: number) => {
    const own = lines.slice(at, (at += parts.length + 1))
    return `<tr class="q"><td class="b">${i + 1}<td colspan="4"><b>Discrepancy:</b> ${safe(found)}<br><b>Corrective action:</b> ${safe(done)}</tr>${own.slice(0, -1).map(({ code = '', text, quantity, rate = 0, cents }) => rowOf([code === '' ? '' : '', `${code} &nbsp; ${text}`, `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}${rowOf(['', 'Labor', `>${hours.toFixed(1)}`, `>${f(shop)}`, `>${f(own.at(-1)?.cents ?? 0)}`])}${rowOf(['', `Item ${i + 1} total`, '', '', `>${f(totalOf(own))}`], ' class="s"')}`
  }
  const page = `${ends("<b style=\"font:700 16pt/20pt 'PT Sans'\">Mesa Verde Aviation Services, Inc.</b><br>22874 County Road F, Hangar 3, Cortez, CO 81321<br>FAA Repair Station MV4R182L &nbsp; 970-555-0153", `<div class="r"><b style="font-size:13pt;line-height:17pt">WORK ORDER INVOICE</b><br>W.O. 11824<br>Closed 03/06/2026</div>`)}
    <table class="x" style="margin:10pt 0"><tr><td style="width:44%"><small>Customer</small><br>${lined(buyer)}<td><small>Aircraft</small><br>N4418K &nbsp; 1978 Cessna 206<br>S/N U20604418<br>TT 9,884.2 &nbsp; Tach 3,118.4<td>${facts([['Opened', '02/23/2026'], ['Mechanic', 'D. Yazzie'], ['Terms', 'Due on release']])}</table>
    <table class="l">${rowOf(['#', 'Work and parts', '>Qty / hrs', '>Each', '>Amount'], ' class="h"')}${squawks.map(block).join('')}${rowOf(['', supplies.text, '', '', `>${f(supplies.cents)}`])}</table>
    <table class="t" style="width:46%;margin:10pt 0 0 54%">${[['Parts and supplies', f(totalOf(goods) + supplies.cents)], ['Labor', f(subtotal - totalOf(goods) - supplies.cents)], ['Subtotal', f(subtotal)], ['Sales tax 7.95% on parts', f(tax)], ['<b>TOTAL</b>', `<b>${$(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table><p style="font-size:7.8pt;line-height:10pt">I certify that this aircraft has been inspected in accordance with an annual inspection and was determined to be in airworthy condition. Lien may be filed for unpaid work. Next annual due 03/31/2027.</p>`
  return drawn({
    name: 'survey-plane-annual-discrepancies-askew-scan', family: 'aircraft-shop-discrepancy-blocks', scan: askew, style: ".page{font:9.2pt/12pt 'PT Sans';padding:.5in .65in}small{font-size:7pt;color:#444}.x td{border:.6pt solid #000;padding:2pt 5pt}.x td td{border:0;padding:0 3pt}.h td{border-bottom:1pt solid #000;font-weight:700}.l td{padding:1.2pt 4pt}.q td{background:#eee;padding:2pt 4pt}.s td{font-style:italic;border-bottom:.4pt solid #999}.t td{padding:1.6pt 0}", pages: [page],
    notes: 'askew scan at 300 dpi of an aircraft shop’s bill: blocks of discrepancy and corrective action in sentences, each with parts, labor by tenths of an hour and a total of its own (no lines), a core credit with a negative quantity, parts and labor summed again at the foot, hours of the aircraft', seller, buyer, lines: all, number: '11824', date: '2026-03-06', terms: 'Due on release', tax, subtotal: true,
    machine: { year: '1978', make: 'Cessna', model: '206' },
    acceptable: { ...ones([supplies], all.length - 1), invoice_number: ['11824', 'W.O. 11824'], due_date: [null, '2026-03-06'], 'other_details.vin': [null, 'U20604418', 'N4418K'], 'other_details.year': ['1978', null], 'other_details.make': ['Cessna', null], 'other_details.model': ['206', null], 'other_details.equipment_miles_hours': [null, 9884.2, '9,884.2', '9884.2', 3118.4, '3,118.4', '3118.4'], 'other_details.equipment_type': [null, 'Aircraft'], ...readings('description/item', squawks.flatMap(({ found, done, parts }) => [...parts.map(([code, text]) => [text, `${code} ${text}`.trim()]), ['Labor', found, done, `${found} ${done}`, `Labor ${found}`, `Labor, ${found}`, `Discrepancy: ${found} Corrective action: ${done}`]])) },
  })
})()
