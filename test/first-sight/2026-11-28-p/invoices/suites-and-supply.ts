/** A fuel distributor's, a staffing agency's and a tooling distributor's invoice, a cloud suite's invoice. */
import { $, copier, f, item, lined, made, noMachine, part, rowOf, safe, sums, totalOf, units, worded } from './means.ts'

// prettier-ignore
export const fuel = (() => {
  const seller = { name: 'WABASH VALLEY ENERGY COOP', address: ['2200 N 19TH ST', 'LAFAYETTE, IN 47904'] }
  const buyer = { name: 'TIPPECANOE PAVING & CURB INC', address: ['4900 OLD STATE RD 25', 'LAFAYETTE, IN 47905'] }
  const lines = [item(1800, 284.1, 'DIESEL ULS #2 CLEAR', { code: '110' }), item(2400, 261.35, 'DIESEL ULS #2 DYED', { code: '112' }), item(600, 247.9, 'UNLEADED 87 E10', { code: '201' }), item(55, 1_432, 'DEF BULK', { code: '640' })]
  const taxes = [['FED EXCISE DIESEL', 1800, 24.4], ['IN SPECIAL FUEL TAX', 1800, 61], ['FED EXCISE GASOLINE', 600, 18.4], ['IN GASOLINE LIC TAX', 600, 35], ['IN INSPECTION FEE', 4800, 1], ['LUST FEE', 4800, 0.1]] as const
  const levied = taxes.reduce((sum, [, gallons, rate]) => sum + Math.round(gallons * rate), 0)
  const subtotal = totalOf(lines)
  const total = subtotal + levied
  const rows = lines.map(({ text, code = '', quantity = 0, rate = 0, cents }) => rowOf([code, text, `>${quantity.toFixed(1)}`, `>${(rate / 100).toFixed(4)}`, `>${f(cents)}`]))
  const page = `<table><tr><td><b style="font-size:14pt">WABASH VALLEY ENERGY COOP</b><br>2200 N 19TH ST &nbsp; LAFAYETTE, IN 47904<br>765-555-0148<td class="r"><b style="font-size:14pt">INVOICE</b></tr></table><br><table><tr><td style="width:50%">${lined(buyer)}<td>${sums([['INVOICE NO', '0771408'], ['INVOICE DATE', '05/19/26'], ['ACCOUNT', '16-20441'], ['P.O.', 'I-65 RAMP'], ['TERMS', 'NET 10 DAYS'], ['DUE DATE', '05/29/26'], ['DRIVER / TRUCK', 'R. OTT / 14']])}</tr></table><br>DELIVERED TO: I-65 RAMP TANKS, EXIT 178, LAFAYETTE, IN &nbsp;&nbsp; BOL 2210447 &nbsp; TICKET 55081<br><br>
<table><tr class="h"><td>PROD<td>DESCRIPTION<td class="r">GALLONS<td class="r">PRICE<td class="r">AMOUNT</tr>${rows.join('')}<tr><td><td colspan="3" class="r">PRODUCT TOTAL<td class="r"><span class="o">${f(subtotal)}</span></tr><tr class="h"><td><td>TAXES AND FEES<td class="r">GALLONS<td class="r">RATE<td class="r"></tr>${taxes.map(([name, gallons, rate]) => rowOf(['', name, `>${gallons.toFixed(1)}`, `>${(rate / 100).toFixed(4)}`, `>${f(Math.round(gallons * rate))}`])).join('')}<tr><td><td colspan="3" class="r">TAX TOTAL<td class="r"><span class="o">${f(levied)}</span></tr><tr><td><td colspan="3" class="r"><b>PAY THIS AMOUNT</b><td class="r"><b>${$(total)}</b></tr></table><br><br>DYED DIESEL, NONTAXABLE USE ONLY, PENALTY FOR TAXABLE USE.<br>GROSS GALLONS BILLED. PRICE OFF RACK 05/19/26 17:59 PLUS .0850.<br>A FINANCE CHARGE OF 1.75% PER MONTH IS ADDED AFTER THE DUE DATE.`
  return made({
    name: 'paving-contractor-fuel-invoice-scan', family: 'fuel-distributor-invoice', scan: copier, style: ".page{font:9.6pt/13pt 'Courier Prime';padding:.6in .65in}table{width:100%}.h td{border-bottom:.8pt solid #000;padding-top:6pt}.o{border-top:.8pt solid #000}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'copier scan of a fuel distributor’s invoice: gallons with a decimal, prices with four decimals, six taxes and fees per gallon in rows with gallons and rates of their own, receiver without a caption',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(levied), amount_due: units(total), invoice_number: '0771408', invoice_date: '2026-05-19', due_date: '2026-05-29', purchase_order: 'I-65 RAMP', payment_terms: 'NET 10 DAYS' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), ...Object.fromEntries(lines.map(({ rate = 0 }, i) => [`transactions.${i}.rate`, [rate / 100, units(rate)]])), file_id: [null, 771408] },
    absent: ['discount', 'shipping', 'trade_in', ...noMachine],
  })
})()

// prettier-ignore
export const staffing = (() => {
  const seller = { name: 'Hoosier Ready Staffing', address: ['330 E Coliseum Blvd', 'Fort Wayne, IN 46805'] }
  const buyer = { name: 'Summit City Plastics LLC', address: ['6810 Ardmore Ave', 'Fort Wayne, IN 46809'] }
  const shifts = [['Alvarado, Nina', 'Press operator', 40, 24.85, 6.5], ['Brock, Dwayne', 'Press operator', 40, 24.85, 0], ['Chit, Thura', 'Material handler', 38.25, 22.4, 0], ['Deleon, Marisol', 'Quality inspector', 40, 27.1, 4], ['Eby, Lucas', 'Material handler', 31.5, 22.4, 0], ['Fields, Tamika', 'Team lead', 40, 31.6, 8.75]] as const
  const lines = shifts.flatMap(([who, job, regular, rate, over]) => [item(regular, rate * 100, `${who} ${job} Regular`, { category: 'soft' }), ...(over > 0 ? [item(over, Math.round(rate * 150), `${who} ${job} Overtime`, { category: 'soft' })] : [])])
  const total = totalOf(lines)
  const hours = lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  let at = 0
  const rows = shifts.flatMap(([who, job, regular, rate, over]) => [rowOf([who, job, 'Regular', `>${regular.toFixed(2)}`, `>${rate.toFixed(2)}`, `>${f(lines[at++]!.cents)}`]), ...(over > 0 ? [rowOf(['', '', 'Overtime', `>${over.toFixed(2)}`, `>${(Math.round(rate * 150) / 100).toFixed(2)}`, `>${f(lines[at++]!.cents)}`])] : [])])
  const page = `<div style="display:flex;justify-content:space-between"><div><b style="font:700 18pt/21pt 'Nunito Sans';color:#7b2d8b">hoosier ready</b> staffing<br>330 E Coliseum Blvd<br>Fort Wayne, IN 46805<br>260-555-0116</div><div><table class="k">${[['Invoice', '118466'], ['Invoice date', 'Sunday, March 15, 2026'], ['Week worked', '3/2/2026 - 3/8/2026'], ['Customer', 'SUMMIT CITY PLASTICS 0042'], ['Due', 'Upon receipt']].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table></div></div>
<div style="margin:26pt 0 18pt">Bill to:<br>${lined(buyer)}<br>Accounts Payable</div><table class="l"><tr><th>Associate<th>Position<th>Pay type<th class="r">Hours<th class="r">Bill rate<th class="r">Amount</tr>${rows.join('')}<tr class="b"><td>Invoice total<td><td><td class="r">${hours.toFixed(2)}<td><td class="r">${$(total)}</tr></table><p>Supervisor approval on file: T. Grable, electronic, 3/9/2026 7:12 AM</p><div style="border:.8pt solid #7b2d8b;padding:8pt;margin-top:20pt;font-size:8.6pt;line-height:11pt"><b>NOTICE OF ASSIGNMENT.</b> This account has been assigned to and is payable only to Tri-Lakes Receivables Funding, P.O. Box 11208, Fort Wayne, IN 46856. Any claim must be reported within 10 days. Conversion fee applies to associates hired within 720 hours.</div><div class="foot c" style="font-size:8pt">Billing questions: billing@hoosierready.example &nbsp; Page 1 of 1</div>`
  return made({
    name: 'plastics-plant-weekly-staffing-invoice', family: 'staffing-weekly-invoice', style: ".page{font:9.4pt/12.6pt 'Nunito Sans';padding:.65in .75in}table{width:100%}.k{width:3in}.k td{padding:1pt 4pt;border-bottom:.4pt solid #ccc}.l th{background:#f1e7f4;font-weight:700}.l td,.l th{padding:2.6pt 4pt}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'staffing agency’s weekly invoice: overtime in rows below without name and position, total row with hours, weekday before the date, week worked as a decoy, receivables assigned to a factor with an address of its own',
    expected: { total_invoice_value: units(total), invoice_number: '118466', invoice_date: '2026-03-15', payment_terms: 'Upon receipt' },
    acceptable: { ...worded(lines, ({ text }) => [text.replace(/ (Regular|Overtime)$/, ''), text.replace(/^\S+ \S+ /, ''), text.split(' ').at(-1) ?? '', text.replace(/^(\S+ \S+) .* (\S+)$/, '$1 $2')]), 'sender.name': [seller.name, 'hoosier ready staffing', 'hoosier ready', 'HOOSIER READY STAFFING'], subtotal: [null, units(total)], amount_due: [units(total), null], due_date: [null, '2026-03-15'], payment_terms: ['Upon receipt', 'Due Upon receipt', null], purchase_order: [null] },
    absent: ['tax_total', 'discount', 'shipping', 'trade_in', ...noMachine.slice(0, 3), 'other_details.make', 'other_details.model'],
  })
})()

// prettier-ignore
export const tooling = (() => {
  const seller = { name: 'AXIS CUTTING TOOL & SUPPLY', address: ['88 Research Parkway', 'Meriden, CT 06450'] }
  const buyer = { name: 'Naugatuck Precision Turning, Inc.', address: ['41 Elm Street', 'Naugatuck, CT 06770'] }
  const goods = [
    ['KEN-5540812', 'CNMG 432 MP KCP25 INSERT', 60, 60, 0, 1_284], ['KEN-5540977', 'DNMG 442 FN KC5010 INSERT', 40, 30, 10, 1_466], ['OSG-78100', 'END MILL 1/2 4FL EXO COATED', 12, 12, 0, 8_935], ['OSG-78114', 'END MILL 3/4 4FL EXO COATED', 6, 6, 0, 16_240], ['GUH-2512', 'DRILL 8.5MM 5XD CARBIDE', 8, 8, 0, 11_790],
    ['EMU-TAP38', 'TAP 3/8-16 FORM, TIN', 10, 4, 6, 6_315], ['MIT-5002', 'CALIPER, DIGITAL 8 IN', 3, 3, 0, 18_950], ['SCH-HSK63', 'HYDRAULIC CHUCK HSK63A 20MM', 2, 2, 0, 54_900], ['ROY-CLT', 'COLLET ER32 SET 18 PC', 1, 1, 0, 39_800], ['CIM-AQUA55', 'COOLANT SEMI-SYNTH 55 GAL', 2, 2, 0, 128_500],
    ['3M-CUB36', 'BELT 2 X 72 CUBITRON 36', 50, 50, 0, 689], ['KUR-D688', 'VISE 6 IN DOUBLE LOCK', 2, 1, 1, 78_900], ['ANS-GLV', 'GLOVE CUT A4 LARGE DZ', 4, 4, 0, 7_460],
  ] as const
  const lines = goods.map(([code, text, , shipped, , rate]) => item(shipped, rate, text, { code }))
  const subtotal = totalOf(lines)
  const freight = 18_642
  const tax = part(subtotal, 6.35)
  const total = subtotal + freight + tax
  const rows = goods.map(([code, text, ordered, shipped, back, rate], i) => rowOf([`>${i + 1}`, `${code}<br>${safe(text)}`, `>${ordered}`, `>${shipped}`, `>${back}`, 'EA', `>${f(rate)}`, `>${f(shipped * rate)}`]))
  const head = (page: number) => `<table><tr><td style="width:58%"><b style="font:700 16pt/19pt 'Roboto Condensed'">AXIS CUTTING TOOL &amp; SUPPLY</b><br>88 Research Parkway, Meriden, CT 06450<br>Phone 203-555-0107 &nbsp; Fed ID 06-0884417<td><table class="x"><tr><td>INVOICE<br><b>2207714-00</b><td>DATE<br><b>04/14/26</b><td>PAGE<br><b>${page} of 2</b></tr></table></tr></table>`
  const columns = '<tr><th class="r">Ln<th>Product and description<th class="r">Ordered<th class="r">Shipped<th class="r">B/O<th>UM<th class="r">Price<th class="r">Net amount</tr>'
  const one = `${head(1)}<table style="margin:10pt 0"><tr><td style="width:50%"><b>BILL TO:</b> NAUPRE<br>${lined(buyer)}<td><b>SHIP TO:</b><br>Naugatuck Precision Turning, Inc.<br>Tool crib, door 6<br>45 Elm Street<br>Naugatuck, CT 06770</tr></table><table class="x"><tr><td>PO #<br>41882<td>ORDERED<br>04/10/26<td>SHIPPED<br>04/13/26<td>VIA<br>UPS GROUND<td>INSTRUCTIONS<br>CALL BEFORE DELIVERY<td>TERMS<br>1% 10, NET 30</tr></table><table class="l" style="margin-top:8pt">${columns}${rows.slice(0, 9).join('')}</table><div class="r" style="margin-top:8pt">Continued on next page</div>`
  const two = `${head(2)}<table class="l" style="margin-top:12pt">${columns}${rows.slice(9).join('')}</table><table style="margin-top:12pt"><tr><td style="width:60%;padding-right:20pt">13 &nbsp; Lines total &nbsp;&nbsp;&nbsp; Qty shipped total ${goods.reduce((sum, [, , , shipped]) => sum + shipped, 0)}<br><br>Cash discount ${f(part(subtotal, 1))} if paid by 04/24/26<td>${sums([['Total', f(subtotal)], ['Freight', f(freight)], ['Taxes', f(tax)], ['<b>Invoice total</b>', `<b>${f(total)}</b>`]])}</tr></table><div class="foot">Last page</div>`
  return made({
    name: 'screw-machine-shop-tooling-invoice', family: 'distribution-suite-backorder-invoice', style: ".page{font:8.8pt/11.2pt 'Roboto Condensed';padding:.5in .55in}table{width:100%}.x td{border:.6pt solid #444;padding:2pt 4pt}.l th{border-bottom:1pt solid #000;border-top:1pt solid #000;font-weight:700}.l td,.l th{padding:2.4pt 4pt}", pages: [one, two], sender: seller, receiver: buyer, lines,
    notes: 'tool distributor’s invoice over two pages: ordered, shipped and back-ordered quantities of which the shipped one is billed, code above the description, cash discount as a decoy',
    expected: { total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), invoice_number: '2207714-00', invoice_date: '2026-04-14', purchase_order: '41882', payment_terms: '1% 10, NET 30' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), amount_due: [units(total), null], due_date: [null, '2026-05-14'], discount: [null], 'other_details.equipment_type': [null] },
    absent: ['trade_in', ...noMachine],
  })
})()

// prettier-ignore
export const cloudSuite = (() => {
  const seller = { name: 'Granite Peak Automation LLC', address: ['700 S Reserve Street', 'Missoula, MT 59801'] }
  const buyer = { name: 'Bitterroot Timber Products', address: ['1400 Mill Road', 'Darby, MT 59829'] }
  const goods = [['SCAN-3D-LOG', 'Log scanner head, 3D, 6 laser', 'EA', 2, 4_187_500], ['PLC-5380', 'Controller with safety, programmed', 'EA', 1, 1_964_000], ['ENC-2048', 'Encoder, 2048 PPR, stainless', 'EA', 6, 41_850], ['CBL-IND-50', 'Cable assembly, 50 FT', 'EA', 14, 18_720], ['ENGR', 'Controls engineering', 'HOUR', 86, 16_500], ['TRAVEL', 'Travel and living, per diem', 'DAY', 9, 28_500]] as const
  const lines = goods.map(([code, text, , quantity, rate]) => item(quantity, rate, text, { code, category: ['ENGR', 'TRAVEL'].includes(code) ? 'soft' : 'hard' }))
  const goodsTotal = totalOf(lines)
  const discount = part(totalOf(lines.slice(0, 4)), 5)
  const freight = 96_420
  const total = goodsTotal - discount + freight
  const deposit = 4_000_000
  const rows = goods.map(([code, text, uom, quantity, rate], i) => rowOf([`${i + 1}`, `${code}<br>${safe(text)}`, `>${quantity.toFixed(2)}`, uom, `>${f(rate)}`, i < 4 ? '>5.00%' : '>0.00%', `>${f(i < 4 ? lines[i]!.cents - part(lines[i]!.cents, 5) : lines[i]!.cents)}`]))
  const net = lines.map((line, i) => (i < 4 ? { ...line, cents: line.cents - part(line.cents, 5) } : line))
  const page = `<table><tr><td style="width:55%"><b style="font-size:15pt;color:#344">GRANITE PEAK</b><br>Granite Peak Automation LLC<br>700 S Reserve Street<br>Missoula, MT 59801<td><div style="font:400 19pt/23pt Inter">INVOICE</div>${sums([['Reference Nbr.:', '<b>AR008814</b>'], ['Date:', '8/25/2026'], ['Due Date:', '9/24/2026'], ['Customer ID:', 'BITTERROOT'], ['Currency:', 'USD'], ['Customer Ref. Nbr.:', 'BTP-5518']], 'style="width:3in"')}</tr></table>
<table style="margin:14pt 0"><tr><td style="width:55%"><b>BILL TO:</b><br>${lined(buyer)}<br>United States of America<td><b>SHIP TO:</b><br>Bitterroot Timber Products<br>Merchandiser building<br>Darby, MT 59829<br>United States of America</tr></table><table class="g"><tr><td>CONTACT<br>Ruth Abel<td>TERMS<br>Net 30<td>SHIP VIA<br>Common carrier<td>FOB POINT<br>Missoula<td>PROJECT<br>P-0261 Merch scan</tr></table>
<table class="l" style="margin-top:12pt"><tr><th>NO.<th>ITEM<th class="r">QTY.<th>UOM<th class="r">UNIT PRICE<th class="r">DISC.<th class="r">EXTENDED PRICE</tr>${rows.join('')}</table>
<table style="margin-top:10pt"><tr><td style="width:56%;padding-right:24pt"><b>Applied:</b> Prepayment PR000417, 6/30/2026, ${f(deposit)}<br><br>Montana has no sales tax. Warranty 12 months from startup.<td>${sums([['Sales Total:', f(goodsTotal - discount)], ['Freight &amp; Misc.:', f(freight)], ['Tax Total:', '0.00'], ['<b>Total (USD):</b>', `<b>${f(total)}</b>`], ['Less Prepayment:', f(deposit)], ['<b>Balance:</b>', `<b>${f(total - deposit)}</b>`]])}</tr></table><div class="foot r">Page: 1 of 1</div>`
  return made({
    name: 'sawmill-scanner-cloud-suite-invoice', family: 'cloud-suite-line-discount-invoice', style: ".page{font:8.8pt/11.8pt Inter;padding:.6in}table{width:100%}.z{font-family:'Inter'}.g td{border:.5pt solid #889;padding:2.4pt 5pt}.l th{background:#e6ebf0;font-weight:700;font-size:7.8pt}.l td,.l th{padding:3.4pt 4pt}.l td{border-bottom:.4pt solid #ccd}", pages: [page], sender: seller, receiver: buyer, lines: net.map(({ rate: _rate, ...line }, i) => (i < 4 ? line : { ...line, rate: lines[i]!.rate! })), less: deposit,
    notes: 'cloud suite’s invoice: discount in percent per line so that quantity times price is more than the extended price, freight, tax of 0.00, a prepayment applied and shown twice, project and contact cells',
    expected: { total_invoice_value: units(total), subtotal: units(goodsTotal - discount), shipping: units(freight), amount_due: units(total - deposit), invoice_number: 'AR008814', invoice_date: '2026-08-25', due_date: '2026-09-24', payment_terms: 'Net 30', purchase_order: 'BTP-5518', tax_total: 0 },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), ...Object.fromEntries(lines.slice(0, 4).map(({ rate = 0 }, i) => [`transactions.${i}.rate`, [units(rate), units(rate * 0.95)]])), discount: [null, units(discount)], tax_total: [0, null], purchase_order: ['BTP-5518', null], 'other_details.down_payment': [null, units(deposit)], 'other_details.model': [null, 'SCAN-3D-LOG'], 'other_details.equipment_type': [null, 'Log scanner head', 'Log scanner head, 3D, 6 laser'] },
    absent: ['trade_in', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
})()
