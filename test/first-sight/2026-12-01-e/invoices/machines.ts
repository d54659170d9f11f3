/** Machines: a British sale between companies in numbered sections, a vendor's schedule of equipment, chargers with a rebate, gym machines by scan. */
import { $, agreements, drawn, ends, f, frontDesk, item, lined, part, readings, rowOf, safe, signed, soft, sums, sumsOf, totalOf, unnumbered, type Sale } from './means.ts' // prettier-ignore

// prettier-ignore
export const usedExcavator = (() => {
  const seller = { name: 'Nidderdale Aggregates Ltd', address: ['Coldstones Lane', 'Pateley Bridge', 'HG3 5JB'] }
  const buyer = { name: 'A & J Fothergill Groundworks Ltd', address: ['18 Boroughbridge Road', 'Ripon', 'HG4 1UE'] }
  const lines: Sale['lines'] = [{ text: 'Hitachi ZX130LCN-6', cents: 4_850_000, category: 'hard' }]
  const tax = part(4_850_000, 20)
  const paid = 500_000
  const { total, open } = sumsOf({ lines, tax, paid })
  const field = (label: string, value: string) => `<div class="f"><b>${label}:</b> <span>${value}</span></div>`
  const page = `<div class="c" style="font-size:15pt;line-height:20pt;font-weight:700">BILL OF SALE: MACHINERY AND EQUIPMENT</div><div class="c">Agreement between two businesses</div>
    <div class="t">1. Parties to the sale</div><div style="display:flex;gap:10mm"><div style="flex:1"><b><u>Seller</u></b>${field('Name/Company', safe(seller.name))}${field('Company number', '04188204')}${field('VAT number', 'GB 418 8204 41')}${field('Address', seller.address.join(', '))}</div><div style="flex:1"><b><u>Buyer</u></b>${field('Name/Company', safe(buyer.name))}${field('Company number', '11041882')}${field('VAT number', 'GB 220 4188 04')}${field('Address', buyer.address.join(', '))}</div></div>
    <div class="t">2. Subject of the sale</div>${field('Brand and model', 'Hitachi ZX130LCN-6')}${field('Type', 'Hydraulic excavator')}${field('Manufacturer’s number/Serial number', 'HCMDDG60V00104418')}${field('Year of manufacture', '2019')}${field('Hours on the meter', '6,418')}${field('Accessories and attachments', 'quick hitch, 3 buckets, ditching bucket, piped for hammer')}
    <div class="t">3. Purchase price and value-added tax</div>${field('Purchase price without VAT', `£ ${f(4_850_000)}`)}${field('Value-added tax (20 %)', `£ ${f(tax)}`)}${field('Purchase price including VAT', `£ ${f(total)}`)}
    <div class="t">4. Payment terms</div>The purchase price is paid as follows: £ ${f(paid)} by bank transfer on signing; £ ${f(open)} within 7 days, before collection, by the buyer or by the buyer’s finance company.
    <div class="t">5. Ownership and risk</div>Ownership passes to the buyer when the purchase price has been paid in full. Risk passes when the item has been collected.
    <div class="t">6. Delivery</div>${field('Delivery time', 'on or before 28 May 2026')}${field('Delivery method', 'collection by the buyer’s haulier from Coldstones Quarry')}
    <div class="t">7. Condition and warranty</div>The seller states that the item is its property and free of finance. The item is sold in the condition it is in. Warranty: [X] none &nbsp; [ ] valid until ________
    <div class="t">8. Signatures</div>Place and date: Pateley Bridge, 18 May 2026<div style="display:flex;gap:20mm">${signed('S. Barrowclough', 'Seller', '65mm')}${signed('Alan Fothergill', 'Buyer', '65mm', 'Caveat')}</div>`
  return unnumbered(drawn({
    name: 'uk-groundworks-used-excavator-numbered-sale', family: 'machine-bill-of-sale-numbered-sections-net-vat-gross', size: '210mm 297mm', style: ".page{font:10.4pt/14pt 'Carlito';padding:14mm 18mm}.t{font-weight:700;font-size:11.4pt;margin:7pt 0 2pt;border-bottom:.6pt solid #000}.f{display:flex;gap:4pt}.f span{flex:1;border-bottom:.4pt dotted #555}", pages: [page],
    notes: 'British bill of sale for a used machine on a word processor’s template in eight numbered sections: labels with dotted answers, parties side by side, price without VAT, VAT and price with VAT as answers, payment on signing and the rest within seven days only in a sentence, no number and no table', seller, buyer, lines, number: '', date: '2026-05-18', currency: 'GBP', tax, paid, machine: { vin: 'HCMDDG60V00104418', year: '2019', make: 'Hitachi', model: 'ZX130LCN-6', equipment_miles_hours: 6_418 },
    acceptable: { invoice_number: [null], file_id: [null], doc_type: agreements, ...Object.fromEntries([['transactions.0.quantity', [1, null]], ['transactions.0.rate', [48_500, null]]]), subtotal: [48_500, null], amount_due: [open / 100, total / 100, null], payment_terms: [null, `£ ${f(paid)} by bank transfer on signing; £ ${f(open)} within 7 days, before collection, by the buyer or by the buyer’s finance company`, 'within 7 days', `£ ${f(paid)} by bank transfer on signing; £ ${f(open)} within 7 days`], due_date: [null, '2026-05-25', '2026-05-28'], 'other_details.down_payment': [paid / 100, null], 'other_details.equipment_type': [null, 'Hydraulic excavator', 'hydraulic excavator', 'excavator'], ...readings('description/item', [[lines[0]?.text, 'Hitachi ZX130LCN-6 Hydraulic excavator', 'Hydraulic excavator', '2019 Hitachi ZX130LCN-6']]) },
  }))
})()

// prettier-ignore
export const exhibit = (() => {
  const seller = { name: 'Cascade Molecular Instruments, Inc.', address: ['4418 148th Avenue NE', 'Redmond, WA 98052'] }
  const buyer = { name: 'Yakima Valley Reference Laboratory, PLLC', address: ['1188 Tieton Drive', 'Yakima, WA 98902'] }
  const goods: readonly (readonly [quantity: number, maker: string, text: string, serial: string, state: string, rate: number])[] = [[1, 'Hologene MDX-96', 'Automated sample-to-result analyzer', 'MDX96-204418', 'New', 18_650_000], [2, 'Eppstein 5430R', 'Refrigerated centrifuge', '5430-88041, 5430-88042', 'New', 1_148_000], [1, 'Thermion TSX-505', 'Ultra-low freezer, 24 cu ft', 'TSX-1180447', 'Refurbished', 894_000], [1, 'Bakerline SG-604', 'Biosafety cabinet, 6 ft, with stand', 'SG-118207', 'New', 1_312_500]]
  const softCosts: readonly (readonly [string, number])[] = [['Freight and inside delivery', 386_000], ['Installation and validation (IQ/OQ)', 1_450_000], ['Operator training, two days', 320_000]]
  const lines: Sale['lines'] = [...goods.map(([quantity, maker, text, , , rate]) => item(quantity, rate, `${maker} ${text}`)), ...softCosts.map(([text, cents]) => ({ text, cents, category: 'soft' as const }))]
  const [hard, softly] = [totalOf(lines.slice(0, 4)), totalOf(lines.slice(4))]
  const { total } = sumsOf({ lines })
  const page = `<div class="c"><b style="font-size:13pt;line-height:17pt">EXHIBIT A<br>SCHEDULE OF EQUIPMENT</b><br>to Purchase Agreement No. PA-26-1188 dated July 20, 2026</div>
    <table class="v" style="margin:12pt 0">${rowOf(['<b>Vendor:</b>', lined(seller, ', '), '<b>Schedule No.:</b>', '01'])}${rowOf(['<b>Purchaser / Lessee:</b>', lined(buyer, ', '), '<b>Schedule Date:</b>', 'July 22, 2026'])}${rowOf(['<b>Lessor / Assignee:</b>', 'Mount Adams Equipment Finance, LLC, Spokane, WA', '<b>Vendor Quote:</b>', 'Q-88204-3'])}${rowOf(['<b>Equipment Location:</b>', '1188 Tieton Drive, Suite B, Yakima, WA 98902', '<b>Page:</b>', '1 of 1'])}</table>
    <b>I. Equipment</b><table class="x">${rowOf(['Item', 'Qty', 'Manufacturer / Model', 'Description', 'Serial Number(s)', 'Condition', '>Unit Cost', '>Equipment Cost'], ' class="b"')}${goods.map(([quantity, maker, text, serial, state, rate], i) => rowOf([`${i + 1}`, `${quantity}`, maker, text, serial, state, `>${$(rate)}`, `>${$(lines[i]?.cents ?? 0)}`])).join('')}<tr class="b"><td colspan="7" class="r">Total Equipment Cost<td class="r">${$(hard)}</tr></table>
    <div style="margin-top:10pt"><b>II. Soft Costs</b></div><table class="x">${softCosts.map(([text, cents], i) => rowOf([`${String.fromCharCode(97 + i)}.`, text, `>${$(cents)}`])).join('')}<tr class="b"><td colspan="2" class="r">Total Soft Costs (${((softly / total) * 100).toFixed(1)}% of total)<td class="r">${$(softly)}</tr></table>
    <table style="width:3.4in;margin:12pt 0 0 auto" class="x">${sums([['<b>Total Cost (I + II)</b>', `<b>${$(total)}</b>`], ['Sales tax', 'Exempt (deferral certificate)'], ['Payable to Vendor by Lessor upon acceptance', $(total)]])}</table>
    <p>Purchaser agrees that the description of the equipment above is complete. The Lessor pays the Vendor within ten (10) days of receiving the signed delivery and acceptance certificate. Rent is set out in the lease and is no part of this Schedule.</p><div style="display:flex;gap:.5in">${signed('C. Okabe', `${safe(seller.name)}, Vendor`, '3in')}${signed('Inés Valdovinos, MD', 'Purchaser / Lessee', '3in', 'Caveat')}</div>`
  return drawn({
    name: 'reference-laboratory-schedule-of-equipment-exhibit-a', family: 'vendor-schedule-of-equipment-exhibit-soft-costs-apart', style: ".page{font:9.8pt/12.6pt 'Source Serif';font-size:9.2pt;padding:.65in .7in}.v td{padding:1.6pt 8pt 1.6pt 0}.x td{border:.5pt solid #000;padding:2.6pt 5pt}p{margin-top:14pt}", pages: [page],
    notes: 'vendor’s schedule of equipment as an exhibit to a purchase agreement that a lessor pays: vendor, lessee and lessor in one table of facts, serial numbers and condition in columns, equipment cost and soft costs in two tables with totals of their own, total of both, tax exempt in words, the amount payable again', seller, buyer, lines, number: '01', date: '2026-07-22', machine: { vin: 'MDX96-204418' },
    acceptable: { invoice_number: ['01', 'PA-26-1188', 'Q-88204-3', '1', null], file_id: [1, null], invoice_date: ['2026-07-22', '2026-07-20'], doc_type: ['invoice', 'quote', 'schedule', 'equipment_schedule', 'purchase_agreement', 'purchase agreement', 'order'], 'receiver.name': [buyer.name, 'Mount Adams Equipment Finance, LLC'], 'receiver.address': [buyer.address.join(', '), 'Spokane, WA', '1188 Tieton Drive, Suite B, Yakima, WA 98902'], subtotal: [total / 100, hard / 100, null], shipping: [null, 3_860], purchase_order: [null, 'PA-26-1188'], payment_terms: [null, 'within ten (10) days of receiving the signed delivery and acceptance certificate', 'upon acceptance'], due_date: [null], 'other_details.vin': ['MDX96-204418', null], 'other_details.make': [null, 'Hologene', 'Hologene MDX-96'], 'other_details.model': [null, 'MDX-96', 'Hologene MDX-96'], 'other_details.equipment_type': [null, 'analyzer', 'Automated sample-to-result analyzer', 'laboratory equipment'], ...Object.fromEntries(softCosts.flatMap(([, cents], i) => [[`transactions.${i + 4}.quantity`, [1, null]], [`transactions.${i + 4}.rate`, [cents / 100, null]]])), ...readings('description/item', [...goods.map(([, maker, text, serial, state]) => [`${maker} ${text}`, text, `${maker} ${text} ${serial}`, `${maker} ${text} ${serial} ${state}`, maker]), ...softCosts.map(([text]) => [text])]) },
  })
})()

// prettier-ignore
export const chargers = (() => {
  const seller = { name: 'Merrimack Electric & Charging Co.', address: ['418 Canal Street', 'Manchester, NH 03101'] }
  const buyer = { name: 'Souhegan Valley School Transportation, Inc.', address: ['2204 Elm Street', 'Milford, NH 03055'] }
  const hardware = [item(4, 1_865_000, 'DC fast charger 60 kW, dual port, CCS1'), item(2, 418_000, 'Level 2 charger 19.2 kW, pedestal'), item(1, 2_240_000, 'Switchboard 1200 A, 480/277 V'), item(620, 1_845, 'Conductor and conduit, per foot')]
  const labor = [item(168, 11_800, 'Electricians, hours', soft), item(1, 1_480_000, 'Trenching, pads and bollards', soft), item(1, 286_500, 'Engineering, permits and utility coordination', soft), item(4, 64_500, 'Network service, first year, per charger', soft)]
  const lines = [...hardware, ...labor]
  const discount = 6_000_000
  const { subtotal, total } = sumsOf({ lines, discount })
  const table = (title: string, own: readonly ReturnType<typeof item>[]) => `<tr class="s"><td colspan="4">${title}</tr>${own.map(({ text, quantity = 1, rate = 0, cents }) => rowOf([text, `>${quantity}`, `>${$(rate)}`, `>${$(cents)}`])).join('')}<tr class="m"><td colspan="3" class="r">${title} total<td class="r">${$(totalOf(own))}</tr>`
  const page = `${ends(`<b style="font:700 16pt/20pt 'PT Sans';color:#00508c">Merrimack Electric &amp; Charging Co.</b><br>${seller.address.join(', ')}<br>NH Lic. 4188C &nbsp; 603-555-0166`, '<div class="r"><b style="font-size:15pt;line-height:19pt">ESTIMATE</b><br>No. E-26-0418<br>April 14, 2026<br>Good until June 1, 2026</div>')}
    <div style="margin:12pt 0"><b>For:</b> ${lined(buyer, ', ')}<br><b>Project:</b> Electric school bus yard, 4 DC and 2 Level 2 charging stations, Milford</div>
    <table class="l">${rowOf(['Description', '>Qty', '>Unit price', '>Price'], ' class="h"')}${table('Hardware and materials', hardware)}${table('Labor and services', labor)}</table>
    <table style="width:4in;margin:10pt 0 0 auto" class="y">${sums([['Project price', $(subtotal)], ['Utility make-ready incentive (assigned to contractor)', `(${$(discount)})`], ['<b>Net project price</b>', `<b>${$(total)}</b>`]])}</table>
    <table style="width:4in;margin:8pt 0 0 auto;color:#444" class="y"><tr><td colspan="2"><i>For information, not part of this price:</i></tr>${sums([['Federal charging property credit, up to', $(part(total, 30))], ['Estimated cost after credit', $(total - part(total, 30))]])}</table>
    <p><b>Payment:</b> 40% on signing, 40% on delivery of hardware, 20% on energizing. If the incentive is not granted, the project price applies. No sales tax in New Hampshire.</p><div style="display:flex;gap:.5in">${signed('', 'Accepted by / date', '3in')}${signed('B. Thibodeau', 'For Merrimack Electric &amp; Charging Co.', '3in')}</div>`
  return drawn({
    name: 'school-bus-yard-chargers-estimate-with-incentive', family: 'charger-installer-estimate-incentive-net-project-price', style: ".page{font:10pt/13pt 'PT Sans';font-size:9.3pt;padding:.6in .7in}.h td{border-bottom:1.2pt solid #00508c;font-weight:700}.l td{padding:2.4pt 4pt}.s td{background:#e4eef6;font-weight:700}.m td{border-top:.5pt solid #888;font-weight:700}.y td{padding:1.6pt 4pt}p{margin-top:12pt}", pages: [page],
    notes: 'electrician’s estimate for charging stations: hardware and labor as sections of one table with totals, an incentive of the utility in parentheses that makes the net project price, a tax credit and the cost after it below as information only, feet and hours as quantities, payments in percent in a sentence', seller, buyer, lines, number: 'E-26-0418', date: '2026-04-14', discount, terms: '40% on signing, 40% on delivery of hardware, 20% on energizing', subtotal: true,
    acceptable: { total_invoice_value: [total / 100, subtotal / 100], discount: [discount / 100, null], amount_due: [total / 100, subtotal / 100, null], due_date: [null, '2026-06-01'], payment_terms: ['40% on signing, 40% on delivery of hardware, 20% on energizing', null], 'other_details.equipment_type': [null, 'chargers', 'DC fast charger', 'charging stations'], ...readings('category', lines.map(({ category }) => [category])) },
  })
})()

// prettier-ignore
export const gym = (() => {
  const seller = { name: 'Iron Range Fitness Supply', address: ['418 West Superior Street', 'Duluth, MN 55802'] }
  const buyer = { name: 'Lakewalk Strength & Wellness LLC', address: ['2204 London Road', 'Duluth, MN 55812'] }
  const goods: readonly (readonly [quantity: number, text: string, serials: string, rate: number])[] = [[4, 'Treadmill 10T, LED console', 'SN: TR10-44181 TR10-44182 TR10-44183 TR10-44184', 749_500], [2, 'Air bike with wind guard', 'SN: AB-8820 AB-8821', 104_900], [3, 'Power rack with platform, black', 'SN: none', 268_000], [1, 'Functional trainer, dual 200 lb stacks', 'SN: FT-200418', 498_000], [1, 'Rubber flooring 3/8 in., 1,200 sq ft, installed', '', 474_000]]
  const lines = goods.map(([quantity, text, serials, rate]) => item(quantity, rate, text, serials === '' ? {} : { more: [serials] }))
  const freight = 148_500
  const discount = 125_000
  const tax = part(totalOf(lines) - discount, 8.875)
  const paid = 1_500_000
  const { subtotal, total, open } = sumsOf({ lines, discount, freight, tax, paid })
  const page = `<table><tr><td style="width:58%"><b style="font:700 20pt/23pt 'Barlow Condensed'">IRON RANGE FITNESS SUPPLY</b><br>${seller.address.join(' &bull; ')}<br>218-555-0177 &bull; sales@ironrangefit.example<td class="r"><b style="font-size:17pt;line-height:21pt">Invoice 40418</b><br>Invoice date: Sep 30, 2026<br>Delivered: Sep 28, 2026<br>Due: Oct 15, 2026</tr></table>
    <table style="margin:12pt 0" class="p"><tr><td><b>Sold to</b><br>${lined(buyer)}<td><b>Deliver to</b><br>Same, rear door, ground floor<td><b>Order</b><br>SO-20441<br>Rep: Kayla N.</tr></table>
    <table class="l">${rowOf(['>Qty', 'Description', '>Each', '>Extended'], ' class="h"')}${goods.map(([quantity, text, serials, rate], i) => `${rowOf([`>${quantity}`, text, `>${f(rate)}`, `>${f(lines[i]?.cents ?? 0)}`], ' class="z"')}${serials === '' ? '' : rowOf(['', `<span class="sn">${serials}</span>`, '', ''])}`).join('')}</table>
    ${ends('<div style="width:3.2in;margin-top:12pt"><b>Deposit record</b><br>08/26/2026 &nbsp; ACH &nbsp; $10,000.00<br>09/14/2026 &nbsp; ACH &nbsp; $5,000.00<br><br>Warranty cards are in the consoles. Restocking fee 20%.</div>', `<table style="width:2.7in;margin-top:12pt" class="y">${sums([['Merchandise', f(subtotal)], ['Package discount', `-${f(discount)}`], ['MN and local tax 8.875%', f(tax)], ['Delivery and assembly', f(freight)], ['Invoice total', f(total)], ['Deposits applied', `-${f(paid)}`], ['<b>PLEASE PAY</b>', `<b>$${f(open)}</b>`]])}</table>`)}
    <div class="foot">Received complete and in working order: &nbsp; <span style="font:17pt/17pt 'Caveat'">M. Sundquist</span> &nbsp; 9/28/26</div>`
  return drawn({
    name: 'strength-gym-treadmills-invoice-front-desk-scan', family: 'fitness-dealer-invoice-serials-below-lines-deposits-applied', scan: frontDesk, style: ".page{font:11pt/13.4pt 'Barlow Condensed';font-size:11.2pt;padding:.6in .7in}.p td{border:.7pt solid #000;padding:4pt 7pt;width:33%}.h td{border-top:1.2pt solid #000;border-bottom:1.2pt solid #000;font-weight:700;padding:2pt 5pt}.l td{padding:1pt 5pt}.z td{padding-top:5pt}.sn{font-size:9.6pt;color:#333}.y td{padding:1.4pt 4pt;border-bottom:.4pt solid #999}", pages: [page],
    notes: 'gym’s scan of a fitness dealer’s invoice: serial numbers of all pieces in a row below each line, a package discount before tax, delivery after tax and untaxed, two dated deposits in a record at the left and their sum off the total, “PLEASE PAY”, delivery day beside invoice and due day, signed for at the foot', seller, buyer, lines, number: '40418', date: '2026-09-30', due: '2026-10-15', discount, freight, tax, paid, subtotal: true,
    acceptable: { purchase_order: [null, 'SO-20441'], payment_terms: [null], 'sender.name': [seller.name, 'IRON RANGE FITNESS SUPPLY'], 'other_details.vin': [null, 'TR10-44181', 'FT-200418'], 'other_details.down_payment': [null, paid / 100], 'other_details.equipment_type': [null, 'fitness equipment', 'treadmill'], ...readings('category', goods.map((_, i) => (i === 4 ? ['hard', 'soft'] : ['hard']))) },
  })
})()
