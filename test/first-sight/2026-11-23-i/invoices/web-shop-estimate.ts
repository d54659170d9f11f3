/** A mobile equipment repair shop's estimate from its web program: a card for every service with labor, parts and fees, customer's approval, summary of the sums; two pages. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, lined, made, ones, safe } from './kit.ts'

const style = `
.page{font:8.8pt/11.8pt 'Inter';color:#222b36;padding:.5in .55in}
table{width:100%}
.k{border:.7pt solid #d5dae1;border-radius:5pt;margin-top:9pt;padding:6pt 9pt}.k h3{font:700 10.4pt/13pt 'Inter';margin:0;display:inline-block}.k p{margin:2pt 0 4pt;color:#5b6675;font-size:8pt;line-height:10.6pt}
.p th{font-size:7.4pt;color:#5b6675;border-bottom:.7pt solid #d5dae1;padding:2pt 3pt}.p td{padding:2.4pt 3pt;border-bottom:.5pt solid #eef1f4}.p small{font-size:7.2pt;color:#5b6675;display:block;line-height:9pt}
.t{display:inline-block;background:#dff3e4;color:#1c7a3c;border-radius:7pt;padding:0 6pt;font-size:7.2pt;float:right}
`
const seller = { name: 'Tri-Valley Mobile Heavy Repair', address: ['6642 Preston Ave, Unit C', 'Livermore, CA 94551'] }
const buyer = { name: 'Arroyo Seco Grading & Demolition', address: ['2900 Reuss Rd', 'Livermore, CA 94550'] }
const hourly = 17_500
interface Service { readonly title: string; readonly note: string; readonly hours: number; readonly parts: readonly (readonly [string, string, number, number])[]; readonly fee?: number } // prettier-ignore
const services: readonly Service[] = [
  { title: 'Final drive, left, replace', note: 'Metal in oil, planetary hub cracked. Reman unit with 12 month warranty. Core returned by us.', hours: 9, parts: [['Final drive with travel motor, reman', '227-6949R', 1, 1_148_000], ['Gear oil 80W-90, gallon', 'GL5-8090', 3, 3_450]], fee: 38_500 },
  { title: 'Undercarriage, both sides', note: 'Chains at 92%, rollers 1, 4, 7 left leaking. Owner wants all rollers done.', hours: 16.5, parts: [['Track chain, 49 link, sealed & lubricated', 'TC3249', 2, 512_500], ['Bottom roller, single flange', 'BR117', 16, 28_975], ['Carrier roller', 'CR044', 4, 24_650], ['Sprocket segment group', 'SP2112', 2, 61_900]] },
  { title: 'Main pump reseal and hoses', note: 'Weep at front cover. Pressure test before and after.', hours: 7.5, parts: [['Seal kit, main pump', 'K3V112-SK', 1, 38_660], ['Hydraulic hose assembly, 1 in, made on site', 'HH-16', 5, 18_240]] },
] // prettier-ignore

export function webShopEstimate(): Drawn {
  const laborOf = ({ hours }: Service) => Math.round(hours * hourly)
  const linesOf = (service: Service): Line[] => [
    { text: 'Labor', quantity: service.hours, rate: hourly, cents: laborOf(service), category: 'soft' },
    ...service.parts.map(([text, code, quantity, rate]): Line => ({ text, code, quantity, rate, cents: quantity * rate, category: 'hard' })),
    ...(service.fee === undefined ? [] : [{ text: 'Field service call, 22 mi', cents: service.fee, category: 'soft' } as const]),
  ]
  const lines = services.flatMap(linesOf)
  const parts = totalOf(lines.filter(({ category }) => category === 'hard'))
  const labor = services.reduce((all, service) => all + laborOf(service), 0)
  const [fee, supplies, discount] = [38_500, 35_000, 75_000]
  const tax = Math.round(parts * 0.1025)
  const total = parts + labor + fee + supplies - discount + tax
  const card = (service: Service) => `<div class="k"><h3>${safe(service.title)}</h3><span class="t">&#10003; Approved 09/02/2026</span><p>${safe(service.note)}</p><table class="p"><tr><th>Item<th class="r" style="width:.9in">Qty / Hrs<th class="r" style="width:1in">Price<th class="r" style="width:1.1in">Total</tr>${linesOf(service).map(({ text, code, quantity, rate, cents }) => rowOf([code === undefined ? text : `${safe(text)}<small>Part # ${code}</small>`, `>${quantity ?? ''}`, `>${rate === undefined ? '' : $(rate)}`, `>${$(cents)}`])).join('')}</table><div class="r b" style="padding:4pt 3pt 0">Service total ${$(totalOf(linesOf(service)))}</div></div>` // prettier-ignore
  const head = `<table><tr><td style="width:.7in"><div style="width:42pt;height:42pt;border-radius:21pt;background:#1f4e79;color:#fff;font:700 14pt/42pt 'Inter';text-align:center">TV</div><td><b style="font-size:12pt;line-height:15pt">${seller.name}</b><br>${seller.address.join(', ')}<br>(925) 555-0168 &nbsp;&middot;&nbsp; BAR ARD 00298841<td class="r"><b style="font-size:15pt;line-height:18pt">Estimate #7731</b><br>Created: 08/31/2026 4:42 PM<br>Printed: 09/02/2026</tr></table>`
  const facts = `<table style="margin-top:12pt"><tr><td style="width:36%"><span style="color:#5b6675;font-size:7.6pt">CUSTOMER</span><br>${lined(buyer)}<br>(925) 555-0111 &nbsp; Manny Ochoa<td style="width:36%"><span style="color:#5b6675;font-size:7.6pt">EQUIPMENT</span><br><b>2016 Caterpillar 320E L</b><br>Excavator &nbsp; Unit EX-7<br>S/N: WBK04182<br>Hours in: 9,318<td><span style="color:#5b6675;font-size:7.6pt">SERVICE WRITER</span><br>Jess Kimball<br><span style="color:#5b6675;font-size:7.6pt">TECHNICIAN</span><br>Luis R., Dutch</tr></table>`
  const sums = [['Parts', $(parts)], ['Labor', $(labor)], ['Fees', $(fee)], ['Shop Supplies', $(supplies)], ['Discounts', `-${$(discount)}`], ['Subtotal', $(total - tax)], ['Tax (parts 10.25%)', $(tax)]] // prettier-ignore
  const second = `${head}<table style="margin-top:16pt"><tr><td style="width:58%;padding-right:22pt;font-size:7.6pt;line-height:9.8pt;color:#444"><b>Concerns not approved</b><br>Bucket pins and bushings &nbsp; $2,884.00 &nbsp; (declined 09/02)<br>A/C compressor &nbsp; $1,616.40 &nbsp; (declined 09/02)<br><br>You are entitled to the return of replaced parts. We will not exceed this estimate without your consent. Payment is due at completion of the work; third-party financing must be confirmed before parts are ordered. Storage of $75.00 per day may be charged three working days after notice.<br><br>Authorized by text message, Manny Ochoa, 09/02/2026 7:06 AM from (925) 555-0111<td><div style="background:#f4f6f9;border-radius:5pt;padding:7pt 10pt"><table>${sums.map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}<tr style="font:700 12pt/18pt 'Inter'"><td>Grand Total<td class="r">${$(total)}</tr>${rowOf(['Paid', '>$0.00'])}<tr class="b"><td>Remaining Balance<td class="r">${$(total)}</tr></table></div></tr></table>` // prettier-ignore
  const foot = (page: number) => `<div class="foot" style="font-size:7.2pt;color:#5b6675">Estimate #7731 &nbsp;&middot;&nbsp; Arroyo Seco Grading &amp; Demolition<span style="float:right">Page ${page} of 2</span></div>`
  const all: readonly Line[] = [...lines, { text: 'Shop Supplies', cents: supplies, category: 'soft' }]
  return made({
    name: 'excavator-undercarriage-web-shop-estimate', family: 'web-repair-shop-estimate',
    notes:
      'repair estimate from a web shop program: machine facts (year, make, model, serial number, hours) in a column of their own, one card per approved service with labor in hours, parts with part number below, one field call without quantity, service totals; sums by kind on page two with shop supplies added and a discount before the subtotal, tax of parts only, grand total, paid zero; declined work with prices as decoy',
    style, pages: [`${head}${facts}${card(services[0] as Service)}${card(services[1] as Service)}${card(services[2] as Service)}${foot(1)}`, `${second}${foot(2)}`], sender: seller, receiver: buyer, lines: all,
    expected: {
      total_invoice_value: units(total), invoice_number: '7731', invoice_date: '2026-08-31', discount: units(discount), tax_total: units(tax), amount_due: units(total),
      other_details: { make: 'Caterpillar', model: '320E L', year: '2016', equipment_type: 'Excavator', equipment_miles_hours: 9318 },
    },
    expected_derived: { 'other_details.equipment_age': 10, basis: 'year of estimate minus model year' },
    acceptable: {
      ...ones(all.slice(-1), all.length - 1), ...ones(lines.slice(3, 4), 3), subtotal: [units(total - tax), units(total - tax + discount)], invoice_date: ['2026-08-31', '2026-09-02'], 'other_details.vin': ['WBK04182', null], 'other_details.model': ['320E L', '320E'],
      payment_terms: ['Payment is due at completion of the work', 'due at completion of the work', null], due_date: [null],
      ...Object.fromEntries(all.map(({ text, code }, i) => [`transactions.${i}.description/item`, code === undefined ? [text, ...services.flatMap(({ title }) => [`${title} ${text}`, `${title} - ${text}`, `${title}: ${text}`, title])] : [text, `${text} Part # ${code}`]])),
    },
    absent: ['purchase_order', 'shipping', 'trade_in', 'other_details.down_payment'],
  })
} // prettier-ignore
