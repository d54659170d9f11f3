/** A contractor's pay estimate by unit prices and an engineering firm's invoice by phases. */
import {
  $,
  f,
  facts,
  item,
  lined,
  made,
  noMachine,
  part,
  readings,
  rowOf,
  safe,
  sums,
  totalOf,
  units,
  worded,
} from './means.ts'

// prettier-ignore
export const payEstimate = (() => {
  const seller = { name: 'Elkhorn Flats Utility Contractors, Inc.', address: ['PO Box 1188', 'Bassett, NE 68714'] }
  const buyer = { name: 'Sand Draw Rural Water District', address: ['405 Main Street', 'Ainsworth, NE 69210'] }
  const goods: readonly (readonly [string, string, string, number, number, number, number])[] = [
    ['1', 'Mobilization, bonds and insurance', 'LS', 8_500_000, 1, 0.6, 0.2], ['2', '8 in PVC C900 water main, trenched', 'LF', 4_865, 14_200, 6_150, 3_420], ['3', '8 in HDPE, directional bore under Highway 20', 'LF', 18_750, 480, 0, 480], ['4', 'Gate valve and box, 8 in', 'EA', 238_500, 22, 9, 6], ['5', 'Fire hydrant assembly', 'EA', 712_500, 11, 3, 4], ['6', 'Ductile iron fittings', 'LB', 1_145, 3_800, 1_460, 925],
    ['7', 'Service connection, 1 in, long side', 'EA', 184_000, 64, 12, 19], ['8', 'Gravel surfacing, crushed', 'TON', 3_420, 1_150, 212.5, 188.4], ['9', 'Seeding and mulching', 'AC', 241_500, 26, 4.2, 5.6], ['C1', 'Change order 1: rock excavation', 'CY', 9_800, 350, 0, 142.5],
  ]
  const lines = goods.map(([code, text, , price, , , now], i) => item(now, price, text, { code, category: i > 0 && i < 8 ? ('hard' as const) : ('soft' as const) }))
  const before = goods.map(([, , , price, , previous]) => Math.round(price * previous))
  const earned = totalOf(lines)
  const earlier = before.reduce((cents, more) => cents + more, 0)
  const retained = part(earned, 5)
  const q = (quantity: number) => quantity.toLocaleString('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 2 })
  const rows = goods.map(([code, text, unit, price, contract, previous, now], i) => rowOf([code, safe(text), unit, `>${q(contract)}`, `>${f(price)}`, `>${previous > 0 ? q(previous) : '–'}`, `>${q(now)}`, `>${q(Math.round((previous + now) * 100) / 100)}`, `>${f(lines[i]!.cents)}`, `>${f(before[i]! + lines[i]!.cents)}`]))
  const contract = goods.slice(0, 9).reduce((cents, [, , , price, quantity]) => cents + price * quantity, 0)
  const page = `<table><tr><td style="width:50%"><b style="font:700 15pt/19pt 'Source Serif'">Elkhorn Flats Utility Contractors, Inc.</b><br>PO Box 1188, Bassett, NE 68714 &nbsp; 402-555-0190<td class="r"><b style="font-size:14pt">Invoice / Pay Estimate No. 3</b><br>Invoice 2618-03 &nbsp;|&nbsp; September 30, 2026</tr></table>
<table class="x" style="margin:8pt 0"><tr><td style="width:36%">Owner<br><b>${lined(buyer)}</b><td style="width:36%">Project 2618<br><b>North Loop Water Main Improvements<br>Engineer: Calamus Consulting, P.C.</b><td>Period<br><b>09/01/2026 to 09/30/2026<br>Payment 30 days after approval</b></tr></table>
<table class="x l"><tr><th rowspan="2">Item<th rowspan="2">Description<th rowspan="2">Unit<th rowspan="2" class="r">Contract<br>quantity<th rowspan="2" class="r">Unit price<th colspan="3" class="c">Quantity<th colspan="2" class="c">Amount</tr><tr><th class="r">Previous<th class="r">This est.<th class="r">To date<th class="r">This est.<th class="r">To date</tr>${rows.join('')}<tr><td colspan="8" class="r"><b>Work completed</b><td class="r"><b>${f(earned)}</b><td class="r"><b>${f(earned + earlier)}</b></tr><tr><td colspan="8" class="r">Retainage 5%<td class="r">(${f(retained)})<td class="r">(${f(retained + part(earlier, 5))})</tr><tr><td colspan="8" class="r">Less previous payments<td><td class="r">(${f(earlier - part(earlier, 5))})</tr><tr><td colspan="8" class="r"><b>Due this estimate</b><td class="r"><b>${$(earned - retained)}</b><td class="r"><b>${$(earned - retained)}</b></tr></table>
<table style="margin-top:9pt"><tr><td style="width:34%">${facts([['Original contract', $(contract)], ['Change order 1', $(3_430_000)], ['Contract to date', $(contract + 3_430_000)], ['Time used', '61 of 120 days']], 'class="x"')}<td style="padding-left:24pt;font-size:8pt;line-height:10pt">Stored materials are not included. Sales tax does not apply to this public project. The contractor certifies that all work covered by previous payments has been paid for.<div style="display:flex;gap:.4in;margin-top:30pt"><div style="flex:1;border-top:.8pt solid #000">Contractor</div><div style="flex:1;border-top:.8pt solid #000">Engineer, recommended</div><div style="flex:1;border-top:.8pt solid #000">Owner, approved</div></div></tr></table>`
  return made({
    name: 'water-district-main-unit-price-pay-estimate', family: 'unit-price-pay-estimate', size: '11in 8.5in', style: ".page{font:8.8pt/11.2pt 'Carlito';padding:.5in .55in}table{width:100%}.z{font-family:'Source Serif'}.x td,.x th{border:.6pt solid #555;padding:2pt 5pt}.l th{background:#ebe7df;font-weight:700}", pages: [page], sender: seller, receiver: buyer, lines, less: retained,
    notes: 'utility contractor’s pay estimate on a wide page: contract, previous, present and to-date quantities and two amounts per line under a heading of two rows; the lines and totals are those of this estimate; retainage and previous payments in the grid, contract sums as decoys, fractional quantities',
    expected: { total_invoice_value: units(earned), subtotal: units(earned), amount_due: units(earned - retained), invoice_number: '2618-03', invoice_date: '2026-09-30' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), ...readings('category', lines.map(() => ['hard', 'soft'])), total_invoice_value: [units(earned), units(earned - retained)], discount: [null, units(retained)], payment_terms: [null, '30 days after approval', 'Payment 30 days after approval'], due_date: [null] },
    absent: ['tax_total', 'shipping', 'trade_in', 'purchase_order', ...noMachine],
  })
})()

// prettier-ignore
export const engineering = (() => {
  const seller = { name: 'Tamarack Civil & Survey, PLLC', address: ['214 East Lakeside Avenue', 'Sandpoint, ID 83864'] }
  const buyer = { name: 'Kestrel Hollow Homes LLC', address: ['1077 Baldy Mountain Road', 'Sandpoint, ID 83864'] }
  const phases: readonly (readonly [string, readonly (readonly [string, number, number])[], number, number])[] = [
    ['Phase 01 – Boundary and topographic survey', [['Professional land surveyor', 6.5, 17_500], ['Two person crew with robotic station', 22, 21_000], ['CAD technician', 14.25, 10_500]], 1_450_000, 420_000],
    ['Phase 02 – Preliminary plat and grading plan', [['Principal engineer', 4, 22_500], ['Project engineer', 31.5, 16_500], ['CAD technician', 18, 10_500]], 2_600_000, 312_500],
    ['Phase 03 – Stormwater report', [['Project engineer', 9.75, 16_500], ['Clerical', 2, 7_200]], 780_000, 0],
  ]
  const expenses = [['Vehicle, per mile', 186, 72], ['County recording fee', 1, 8_600], ['Geotechnical laboratory, cost plus 10%', 1, 148_500]] as const
  const lines = [...phases.flatMap(([, people]) => people.map(([text, hours, rate]) => item(hours, rate, text, { category: 'soft' }))), ...expenses.map(([text, quantity, rate]) => item(quantity, rate, text, { category: 'soft' }))]
  const total = totalOf(lines)
  const labor = phases.map(([, people]) => people.reduce((cents, [, hours, rate]) => cents + Math.round(hours * rate), 0))
  const costs = totalOf(lines.slice(8))
  const table = (caption: string, columns: readonly [string, string], some: readonly (readonly [string, number, number])[], sum: number) => `<p class="ph">${caption}</p><table class="l"><tr><th style="width:50%"><th class="r">${columns[0]}<th class="r">${columns[1]}<th class="r">Amount</tr>${some.map(([text, quantity, rate]) => rowOf([text, `>${quantity.toFixed(2)}`, `>${f(rate)}`, `>${f(Math.round(quantity * rate))}`])).join('')}<tr class="t"><td colspan="3" class="r">${columns[0] === 'Hours' ? 'Phase subtotal' : 'Expense subtotal'}<td class="r">${f(sum)}</tr></table>`
  const head = (page: number) => `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1pt solid #444;padding-bottom:5pt"><b style="font:700 17pt/20pt 'EB Garamond'">Tamarack Civil &amp; Survey, PLLC</b><span style="font-size:8.4pt">214 East Lakeside Avenue, Sandpoint, ID 83864 · ${page}/2</span></div>`
  const one = `${head(1)}<table style="margin:18pt 0 4pt"><tr><td style="width:56%">${lined(buyer)}<br>Attention: Joel Brandvold<td>${facts([['Invoice number', '26-0441'], ['Date', 'October 31, 2026'], ['Project', '25118 Kestrel Hollow Phase II'], ['Project manager', 'Annika Reese, P.E.'], ['Terms', 'Due upon receipt']])}</tr></table><p>For professional services rendered from <b>October 1, 2026</b> through <b>October 31, 2026</b></p>${phases.map(([caption, people], i) => table(caption, ['Hours', 'Rate'], people, labor[i]!)).join('')}${table('Reimbursable expenses', ['Units', 'Rate'], expenses, costs)}`
  const budget = phases.map(([caption, , fee, billed], i) => rowOf([caption.replace(/^Phase (\d+) – .*/, 'Phase $1'), `>${f(fee)}`, `>${f(billed)}`, `>${f(labor[i]!)}`, `>${f(fee - billed - labor[i]!)}`]))
  const two = `${head(2)}<table style="margin-top:16pt"><tr><td style="width:50%"><td>${sums([['Professional services', f(labor.reduce((cents, more) => cents + more, 0))], ['Reimbursable expenses', f(costs)], ['<b>Total this invoice</b>', `<b>${$(total)}</b>`]], 'class="s"')}</tr></table><p class="ph">Fee status, not including expenses</p><table class="l"><tr><th>Phase<th class="r">Fee estimate<th class="r">Prior billings<th class="r">This invoice<th class="r">Remaining</tr>${budget.join('')}</table><p class="ph">Prior invoices outstanding</p><table class="l" style="width:60%"><tr><th>Number<th>Date<th class="r">Balance</tr>${rowOf(['26-0388', '9/30/2026', `>${f(214_000)}`])}</table><p>Phase 02 assumes two rounds of county comments. A third round is billed by the hour and will be announced beforehand.</p><p>Accounts more than 30 days old carry interest at 1% a month. Please write the invoice number on your check. Thank you for the work.</p>`
  return made({
    name: 'homebuilder-survey-and-plat-hours-by-phase', family: 'engineering-firm-phase-invoice', style: ".page{font:10pt/13pt 'EB Garamond';padding:.7in .85in}table{width:100%}.ph{font-weight:700;margin:11pt 0 2pt}.l th{font-style:italic;border-bottom:.5pt solid #444}.l td,.l th{padding:1.8pt 4pt}.t td{border-top:.5pt solid #444}.s td{padding:2.6pt 4pt}", pages: [one, two], sender: seller, receiver: buyer, lines,
    notes: 'engineering firm’s invoice over two pages: hours by role in phases, each a table of its own without a heading over the descriptions and with a subtotal, the same roles in several phases, expenses apart, the total overleaf, service period, fee status and an older open invoice as decoys',
    expected: { total_invoice_value: units(total), invoice_number: '26-0441', invoice_date: '2026-10-31', payment_terms: 'Due upon receipt' },
    acceptable: { ...worded(lines, (line, i) => phases.flatMap(([caption, people], n) => { const from = phases.slice(0, n).reduce((count, [, some]) => count + some.length, 0); return i >= from && i < from + people.length ? [`${caption} ${line.text}`, `${caption}: ${line.text}`, `${caption} - ${line.text}`] : [] })), subtotal: [null, units(total)], amount_due: [units(total), null], due_date: [null, '2026-10-31'] },
    absent: ['discount', 'tax_total', 'shipping', 'trade_in', 'purchase_order', ...noMachine],
  })
})()
