/** A dairy equipment dealer's project quotation: equipment by area with sums of the areas, recap of the areas, alternates, payment steps; three pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, lined, made, noMachine, safe, worded } from './kit.ts'

const style = `
.page{font:9.8pt/13pt 'Lato';padding:.6in .75in}
table{width:100%}
h2{font:700 11.4pt/15pt 'Lato';color:#0a5c9e;border-bottom:1.2pt solid #0a5c9e;margin:14pt 0 3pt}
.l th{font-weight:700;font-size:8.4pt;padding:2pt 4pt;color:#555}.l td{padding:2.6pt 4pt;border-bottom:.5pt solid #ddd}.l .t td{border:0;font-weight:700}
.l small{display:block;font-size:8pt;line-height:10.4pt;color:#444}
`
const seller = { name: 'Kickapoo Valley Dairy Systems', address: ['S2170 County Road D', 'Viroqua, WI 54665'] }
const buyer = { name: 'Vesterheim Holsteins LLC', address: ['E7218 Norwegian Hollow Rd', 'Westby, WI 54667'] }
const areas: readonly { name: string; lines: readonly Line[] }[] = [
  { name: 'Milking Parlor', lines: [
    item(2, 4_862_500, 'Parallel stall row, 10 place, rapid exit', { code: 'PAR-10RX', more: ['Hot dip galvanized, pneumatic gates, index front'] }),
    item(20, 318_400, 'Milk meter and automatic take-off', { code: 'MM27BC', more: ['ICAR approved, with stall control'] }),
    item(1, 1_384_000, 'Vacuum pump, 20 HP, variable frequency drive', { code: 'VP-20VF' }),
    item(1, 2_216_500, 'Receiver group, 3 in. low line, wash manifold', { code: 'RG-3LL' }),
  ] },
  { name: 'Milk Cooling and Storage', lines: [
    item(1, 7_435_000, 'Mueller 5,000 gallon bulk tank, model OH, used, reconditioned', { code: 'TANK-5KU', more: ['Two compressor units, new expansion valves'] }),
    item(1, 1_168_900, 'Plate cooler, 2 stage, 96 plates', { code: 'PC-96' }),
    item(1, 642_500, 'Heat recovery unit, 120 gal.', { code: 'HR-120' }),
  ] },
  { name: 'Herd Management', lines: [
    item(420, 11_850, 'Neck responder, activity and rumination', { code: 'HR-LD' }),
    item(1, 894_000, 'Herd controller, antennas and software license', { code: 'HMS-5' }),
    item(1, 986_500, 'Sort gate, 3 way', { code: 'SG-3' }),
  ] },
  { name: 'Labor', lines: [
    item(340, 9_800, 'Installation, certified technicians, hours', { code: 'LAB-I', category: 'soft' }),
    item(1, 475_000, 'Start-up, herd training, 3 milkings', { code: 'LAB-S', category: 'soft' }),
  ] },
] // prettier-ignore

export function dairyDealerQuote(): Drawn {
  const lines = areas.flatMap(area => area.lines)
  const gross = totalOf(lines)
  const [credit, freight] = [1_250_000, 486_000]
  const net = gross - credit + freight
  const section = (i: number) => {
    const area = areas[i]
    if (area === undefined) return ''
    return `<h2>${i + 1}. ${area.name}</h2><table class="l"><tr><th class="r" style="width:.5in">Qty<th style="width:1in">Part<th>Description<th class="r" style="width:1in">Unit<th class="r" style="width:1.1in">Amount</tr>${area.lines.map(({ text, code, quantity, rate = 0, cents, more = [] }) => rowOf([`>${quantity}`, code ?? '', `${safe(text)}${more.map(words => `<small>${words}</small>`).join('')}`, `>${$(rate)}`, `>${$(cents)}`])).join('')}<tr class="t"><td colspan="4" class="r">Total ${area.name}<td class="r">${$(totalOf(area.lines))}</tr></table>`
  }
  const foot = (page: number) => `<div class="foot" style="font-size:8pt;color:#666">${seller.name} &nbsp;|&nbsp; Proposal 26-0219B &nbsp;|&nbsp; Vesterheim 2x10 parlor<span style="float:right">${page} / 3</span></div>`
  const first = `<table><tr><td><b style="font-size:18pt;line-height:23pt;color:#0a5c9e">${seller.name}</b><br>${seller.address.join(', ')}<br>608-555-0151 &nbsp; 24 hour service 608-555-0150<td class="r"><b style="font-size:14pt;line-height:18pt">Project Quotation</b></tr></table>
<table style="margin-top:14pt"><tr><td style="width:55%"><b>Prepared for</b><br>${lined(buyer)}<br>Nels and Kari Vesterheim, 608-555-0128<td><table>${[['Proposal no.', '26-0219B'], ['Date', 'February 19, 2026'], ['Revised', 'March 2, 2026'], ['Good through', 'April 1, 2026'], ['Prepared by', 'Curt Olstad']].map(([a = '', b = '']) => rowOf([`<b>${a}</b>`, b])).join('')}</table></tr></table>
<p style="margin:14pt 0 0">Nels and Kari: Here is the revised price for the double 10 parallel with the used tank we looked at in Cashton. Building, concrete, plumbing and electrical are by others.</p>${section(0)}${section(1)}${section(2)}${foot(1)}`
  const second = `${section(3)}<h2>Recap</h2><table class="l" style="width:64%">${areas.map(area => rowOf([area.name, `>${$(totalOf(area.lines))}`])).join('')}${rowOf(['Total equipment and labor', `>${$(gross)}`], ' class="t"')}${rowOf(['Less package allowance', `>-${$(credit)}`])}${rowOf(['Freight, all trucks', `>${$(freight)}`])}${rowOf(['Sales tax', '>exempt, farm use'])}${rowOf(['Net project price', `>${$(net)}`], ' class="t"')}</table>
<h2>Alternates (not in the price)</h2><table class="l"><tr><th>Description<th class="r">Add / (Deduct)</tr>${rowOf(['New 5,000 gallon tank instead of used', '>$41,600.00'])}${rowOf(['Teat spray robots, 2', '>$88,400.00'])}${rowOf(['Omit sort gate', '>($9,865.00)'])}</table>
<h2>Payment</h2><p style="margin:4pt 0">25% with signed order (${$(Math.round(net * 0.25))}), 50% on delivery of the stalls, 20% at first milking, 5% thirty days later. If a leasing company buys the equipment, we need its purchase order before we order stalls.</p>${foot(2)}`
  const third = `<h2>Conditions</h2><p style="margin:4pt 0">Price is based on factory price lists of January 1, 2026 and can change after the date above. Overtime and weekends at the owner's request are billed at time and one half. Existing pipeline stays the property of the farm unless listed. Used tank: 90 days on compressors, no warranty on the vessel. New equipment: one year parts and labor, two years for meters. Service calls after the first 30 days are billed at the posted rate, now $112.00 an hour.</p><p style="margin:6pt 0">Wisconsin lien notice: As required by the Wisconsin construction lien law, claimant hereby notifies owner that persons or companies performing, furnishing, or procuring labor, services, materials, plans, or specifications for the construction on owner's land may have lien rights on owner's land and buildings if not paid.</p>
<h2>Acceptance</h2><p style="margin:26pt 0 0">Owner ______________________________ Date ___________ &nbsp;&nbsp; Dealer ______________________________</p>${foot(3)}`
  return made({
    name: 'dairy-parlor-dealer-project-quote', family: 'dairy-dealer-project-quotation',
    notes:
      'three-page project quotation of a dairy equipment dealer: four numbered areas each with a table and a sum of its own, part number between quantity and description, small second lines, recap that repeats the area sums, package allowance as discount, freight, tax exempt, net project price; date and revised date; alternates with prices, first payment as amount in a sentence, hourly rate as decoys',
    style, pages: [first, second, third], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(net), invoice_number: '26-0219B', invoice_date: '2026-02-19', subtotal: units(gross), discount: units(credit), shipping: units(freight),
      other_details: { equipment_type: 'Parallel stall row' },
    },
    acceptable: {
      ...worded(lines, ({ text, code, more = [] }) => [`${code} ${text}`, [text, ...more].join(' '), [code, text, ...more].join(' ')]), invoice_date: ['2026-02-19', '2026-03-02'], amount_due: [units(net)], tax_total: [0, null], due_date: [null, '2026-04-01'],
      'other_details.make': [null, 'Mueller'], 'other_details.model': [null, 'PAR-10RX', 'OH'], 'other_details.equipment_type': [null, 'Milking Parlor', 'parallel stall row, 10 place', 'parlor', 'double 10 parallel'], 'other_details.down_payment': [units(Math.round(net * 0.25)), null],
      payment_terms: ['25% with signed order, 50% on delivery of the stalls, 20% at first milking, 5% thirty days later', `25% with signed order (${$(Math.round(net * 0.25))}), 50% on delivery of the stalls, 20% at first milking, 5% thirty days later.`, `25% with signed order (${$(Math.round(net * 0.25))}), 50% on delivery of the stalls, 20% at first milking, 5% thirty days later`],
      'transactions.8.category': ['hard', 'soft'],
    },
    absent: ['purchase_order', 'trade_in', ...noMachine.slice(0, 3)],
  })
} // prettier-ignore
