/** A medical maker's order confirmation with price conditions and a clinic group's purchase order with tax per line. */
import {
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
  totalOf,
  trailing,
  units,
  worded,
} from './means.ts'

// prettier-ignore
export const conditions = (() => {
  const seller = { name: 'Lindqvist Patient Care, Inc.', address: ['88 Meridian Road', 'Waukegan, IL 60085'] }
  const buyer = { name: 'Cedar Bend Community Hospital', address: ['1400 Hospital Drive', 'Newton, IA 50208'] }
  const goods = [
    { code: '4471-20', text: 'Patient monitor PM-7, 12 in touch screen', quantity: 8, unit: 'EA', gross: 418_000, off: 8, note: ['Schedule', '4 EA confirmed for 02/16/2026', '4 EA confirmed for 03/02/2026'] },
    { code: '4471-88', text: 'Roll stand with basket', quantity: 8, unit: 'EA', gross: 41_200, off: 8, note: ['Schedule', '8 EA confirmed for 02/16/2026', ''] },
    { code: '5102-01', text: 'Central station, 16 beds, dual display', quantity: 1, unit: 'EA', gross: 1_890_000, off: 12, note: ['Schedule', '1 EA confirmed for 03/02/2026', 'Item is built to order and cannot be returned.'] },
    { code: '5102-60', text: 'HL7 interface license, per bed', quantity: 8, unit: 'EA', gross: 64_000, off: 0, note: ['Schedule', '8 EA by e-mail with item 30', ''] },
    { code: '4490-14', text: 'NIBP cuff, adult long, reusable', quantity: 24, unit: 'EA', gross: 3_850, off: 20, note: ['Schedule', '24 EA confirmed for 02/09/2026', 'Your material number 0088417'] },
    { code: '9900-10', text: 'Installation and network configuration', quantity: 16, unit: 'HR', gross: 16_500, off: 0, note: ['', 'Monday to Friday, 7 a.m. to 5 p.m.', ''] },
    { code: '9900-22', text: 'Clinical in-service day', quantity: 2, unit: 'DAY', gross: 125_000, off: 0, note: ['', '', ''] },
  ] as const
  const net = goods.map(({ gross, off }) => part(gross, 100 - off))
  const lines = goods.map(({ code, text, quantity }, i) => item(quantity, net[i]!, text, { code, category: i === 3 || i > 4 ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const freight = 48_500
  const total = subtotal + freight
  const condition = (label: string, rate: string, value: string) => rowOf(['', '', `<span class="i">${label}</span>`, '', `>${rate}`, `>${value}`])
  const rows = goods.map(({ code, text, quantity, unit, gross, off, note }, i) => [
    `<tr class="h"><td>${`${(i + 1) * 10}`.padStart(6, '0')}<td>${code}<td>${safe(text)}<td class="r">${quantity} ${unit}<td><td></tr>`,
    ...note.filter(words => words !== '' && words !== 'Schedule').map(words => `<tr><td><td><td colspan="4" class="i n">${words}</tr>`),
    condition('Gross price', `${f(gross)} USD / 1 ${unit}`, f(gross * quantity)),
    ...(off > 0 ? [condition('Contract discount', `${off.toFixed(3)}- %`, trailing((net[i]! - gross) * quantity)), condition('Net value', `${f(net[i]!)} USD / 1 ${unit}`, f(lines[i]!.cents))] : []),
  ].join(''))
  const columns = '<tr><th>Item<th>Material<th>Description<th class="r">Quantity<th class="r">Price<th class="r">Value USD</tr>'
  const head = (page: number) => `<table><tr><td style="width:56%"><b style="font:700 17pt/20pt Lato;color:#00507a">Lindqvist</b><br><small>Lindqvist Patient Care, Inc. · 88 Meridian Road · Waukegan, IL 60085</small><td class="r"><b style="font-size:13pt">Order Confirmation</b><br>Page ${page} of 2</tr></table>`
  const first = totalOf(lines.slice(0, 4))
  const one = `${head(1)}<table style="margin-top:26pt"><tr><td style="width:56%">${lined(buyer)}<br>Accounts Payable<td style="padding:0"><div class="b" style="border-bottom:.6pt solid #00507a">Information</div>${facts([['Document no.', '3000418822'], ['Document date', '01/19/2026'], ['Purchase order no.', 'CBH-77104'], ['Purchase order date', '01/14/2026'], ['Customer no.', '20044187'], ['Your contact', 'Ingrid Mauer, 847-555-0115'], ['Currency', 'USD']])}</tr></table>
<p>Ship-to: Cedar Bend Community Hospital, Receiving Dock B, 1402 Hospital Drive, Newton, IA 50208</p><p>Thank you for your order. We confirm it under our general terms of sale and contract GP-2207 as follows:</p><table class="l">${columns}${rows.slice(0, 4).join('')}<tr class="h"><td colspan="5" class="r">Amount carried forward<td class="r">${f(first)}</tr></table>`
  const two = `${head(2)}<table style="margin-top:10pt"><tr><td style="width:56%"><td>${facts([['Document no. / date', '3000418822 / 01/19/2026']])}</tr></table><table class="l">${columns}<tr class="h"><td colspan="5" class="r">Amount brought forward<td class="r">${f(first)}</tr>${rows.slice(4).join('')}</table>
<table class="s" style="margin:12pt 0 0 44%;width:56%">${[['Items total', f(subtotal)], ['Freight', f(freight)], ['Sales tax 0.000 % (exempt certificate on file)', '0.00'], ['<b>Final amount</b>', `<b>${f(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table>
<p>Terms of payment: Within 45 days without deduction<br>Terms of delivery: CPT Newton, IA<br>Gross weight: 214.600 KG &nbsp; Net weight: 188.200 KG</p><p>Loaner monitors L-0418 and L-0419 remain our property and are billed at 4,180.00 USD each if they are not returned by 03/31/2026.</p><p>This document was created by a system and is valid without signature. Please compare prices and dates with your order and tell us of differences within three days.</p>`
  return made({
    name: 'hospital-monitor-order-confirmation-conditions', family: 'price-condition-order-confirmation', style: ".page{font:9pt/11.8pt 'Lato';padding:.6in .75in}table{width:100%}small{font-size:7.4pt}.l{margin-top:8pt}.l th{border-top:1pt solid #00507a;border-bottom:1pt solid #00507a;font-weight:700}.l td,.l th{padding:1.4pt 4pt}.h td{padding-top:6pt}.i{padding-left:10pt}.n{font-size:8.2pt;color:#333}.s td{padding:2.4pt 4pt;border-bottom:.4pt solid #999}", pages: [one, two], sender: seller, receiver: buyer, lines,
    notes: 'medical maker’s order confirmation over two pages: item number, material and quantity in one row, then notes, gross price, a discount in percent with a trailing minus and net value in rows of their own; the net is the amount; carried and brought forward; buyer in the window without a caption, split delivery dates and loaners as decoys',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(freight), invoice_number: '3000418822', invoice_date: '2026-01-19', purchase_order: 'CBH-77104', payment_terms: 'Within 45 days without deduction' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), ...readings('rate', goods.map(({ gross, off }, i) => (off > 0 ? [units(net[i]!), units(gross)] : undefined))), 'sender.name': [seller.name, 'Lindqvist'], tax_total: [0, null], amount_due: [units(total), null], due_date: [null, '2026-03-05'], 'transactions.3.category': ['soft', 'hard'], 'other_details.model': [null, 'PM-7'], 'other_details.make': [null, 'Lindqvist'], 'other_details.equipment_type': [null, 'Patient monitor'] },
    absent: ['discount', 'trade_in', ...noMachine],
  })
})()

// prettier-ignore
export const lineTax = (() => {
  const supplier = { name: 'Alder Ridge Technology Supply, Inc.', address: ['5120 Commerce Loop, Building C', 'Liberty Lake, WA 99019'] }
  const buyer = { name: 'Three Forks Family Health Centers', address: ['2407 West Sprague Avenue, Suite 300', 'Spokane, WA 99201'] }
  const goods: readonly (readonly [string, string, string, number, string, number, number])[] = [
    ['Switch, 48 port PoE, 10G uplinks', 'CRX-4800P', '12/04/2026', 6, 'EA', 318_500, 9], ['Wireless access point, ceiling, Wi-Fi 7', 'NB-AP770', '12/04/2026', 42, 'EA', 64_250, 9], ['Mounting kit, drop ceiling, ten in a box', 'NB-MK10', '12/04/2026', 5, 'BX', 11_890, 9],
    ['Workstation on wheels, powered, with battery swap', 'CW-900B', '12/18/2026', 14, 'EA', 389_900, 9], ['Battery, hot swap, lithium', 'CW-BAT2', '12/18/2026', 28, 'EA', 47_500, 9], ['Network management subscription, three years', 'NB-SUB3Y', '12/04/2026', 48, 'EA', 21_600, 0], ['Cabling, certified drop, labor and material', 'SVC-DROP', '01/15/2027', 64, 'DROP', 18_750, 9],
  ]
  const lines = goods.map(([text, code, , quantity, , price], i) => item(quantity, price, text, { code, category: i > 4 ? 'soft' : 'hard' }))
  const taxes = goods.map((line, i) => part(lines[i]!.cents, line[6]))
  const subtotal = totalOf(lines)
  const tax = taxes.reduce((cents, more) => cents + more, 0)
  const total = subtotal + tax
  const notes: Readonly<Record<number, string>> = { 1: 'Line 2: 30 to the Division Street clinic, 12 to Cheney. Label each carton with the site code.', 3: 'Line 4: asset tags TF-04411 to TF-04424 are applied by the supplier before shipment.', 5: 'Line 6: term starts on the day of activation; send the entitlement to netops@threeforks.example.' }
  const rows = goods.map(([text, code, needed, quantity, unit, price, rate], i) => `${rowOf([`${i + 1}`, `${safe(text)}<br><span class="m">Mfr part ${code}</span>`, needed, `>${quantity}`, unit, `>${f(price)}`, `>${f(lines[i]!.cents)}`, `>${rate.toFixed(1)}`, `>${f(taxes[i]!)}`, `>${f(lines[i]!.cents + taxes[i]!)}`])}${notes[i] ? `<tr class="n"><td><td colspan="9">${notes[i]}</tr>` : ''}`)
  const page = `<table><tr><td style="width:44%"><b style="font:700 14pt/18pt 'Nunito Sans';color:#6a2c70">Three Forks Family Health Centers</b><br>2407 West Sprague Avenue, Suite 300<br>Spokane, WA 99201<td style="width:26%"><b style="font-size:15pt">Purchase order</b><br>Revision 1, replaces revision 0<td>${facts([['Order number', '<b>PO-0026418-1</b>'], ['Order date', '11/09/2026'], ['Buyer', 'Renata Oakes'], ['Payment', 'NET 30'], ['Freight', 'Supplier pays, FOB destination']])}</tr></table>
<table class="x" style="margin:8pt 0"><tr><td style="width:34%"><span class="m">Supplier 0071184</span><br>${lined(supplier)}<td style="width:33%"><span class="m">Deliver to</span><br>Three Forks Division Street Clinic<br>1818 North Division Street<br>Spokane, WA 99207<td><span class="m">Send invoice to</span><br>ap@threeforks.example<br>with the order number in the subject;<br>one invoice per shipment</tr></table>
<table class="x l"><tr><th>Ln<th>Item<th>Need by<th class="r">Qty<th>UOM<th class="r">Unit price<th class="r">Net amount<th class="r">Tax %<th class="r">Tax<th class="r">Line total</tr>${rows.join('')}<tr class="t"><td colspan="6" class="r">Order totals<td class="r">${f(subtotal)}<td><td class="r">${f(tax)}<td class="r"><b>${f(total)}</b></tr></table>
<table style="margin-top:8pt;font-size:7.8pt;line-height:9.8pt"><tr><td style="width:62%;padding-right:20pt">Grant HRC-26-118, cost center 4410, account 1520 equipment: 118,000.00; balance to be financed under master lease 0077. The supplier confirms this order within two business days. Prices are firm. Goods above the ordered quantity are refused. Equal opportunity clauses are incorporated by reference.<td><div style="border-top:.8pt solid #000;margin-top:22pt">Authorized by &nbsp; Renata Oakes, Procurement Manager</div></tr></table>`
  return made({
    name: 'clinic-group-network-order-tax-per-line', family: 'per-line-tax-purchase-order', size: '11in 8.5in', style: ".page{font:8.8pt/11.2pt 'Nunito Sans';padding:.45in .55in}table{width:100%}.m{font-size:7.4pt;color:#555}.x td,.x th{border:.5pt solid #b9a3bd;padding:2.4pt 5pt}.l th{background:#f1eaf2;font-weight:700}.n td{font-style:italic;font-size:8pt}.t td{font-weight:700}", pages: [page], sender: supplier, receiver: buyer, lines,
    notes: 'clinic group’s purchase order on a wide page: net amount, tax rate, tax and line total per line, sums in one row of the grid under their columns without captions of their own, part number below the description, notes between lines, need-by dates, grant amount as a decoy, buyer in the heading without a caption',
    expected: { doc_type: 'purchase_order', total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(tax), purchase_order: 'PO-0026418-1', invoice_date: '2026-11-09', payment_terms: 'NET 30' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${text} Mfr part ${code}`, `${text} ${code}`]), doc_type: ['purchase_order', 'purchase order', 'po'], invoice_number: ['PO-0026418-1', null], amount_due: [units(total), null], due_date: [null], 'transactions.6.category': ['soft', 'hard'], 'transactions.5.category': ['soft', 'hard'], 'other_details.model': [null, 'CRX-4800P'], 'other_details.equipment_type': [null, 'Switch'] },
    absent: ['discount', 'shipping', 'trade_in', ...noMachine],
  })
})()
