/** A British dealer's VAT invoice, a Dutch export invoice, an Indian tax invoice and a Quebec dealer's invoice. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { f, item, lined, local, made, noMachine, part, rowOf, safe, sums, totalOf, units, worded } from './means.ts'

const a4 = '210mm 297mm'

// prettier-ignore
export const british = (() => {
  const seller = { name: 'Wensley & Hodge Agricultural Ltd', address: ['Auction Mart Road', 'Thirsk', 'North Yorkshire YO7 3AB'] }
  const buyer = { name: 'R J Metcalfe & Sons', address: ['Low Fold Farm', 'Masham', 'Ripon HG4 4LN'] }
  const goods = [
    ['W/G', 'Kuhn GMD 310 mower, 3.1 m, 2024', ['Serial No. E0417728'], 1, 1_085_000, 'S'], ['0448117', 'Blade kit, left and right, pair', [], 12, 1_465, 'S'], ['7712006', 'PTO shaft guard complete', [], 2, 11_890, 'S'],
    ['SEED-GR', 'Grass ley mixture, 14 kg per acre', [], 20, 7_125, 'Z'], ['TWINE', 'Net wrap 3600 m x 1.23 m', [], 6, 18_450, 'S'], ['LAB-F', 'Fitter, field, pre-delivery and set up', [], 3.5, 6_200, 'S'],
  ] as const
  const lines = goods.map(([code, text, more, quantity, rate]) => item(quantity, rate, text, { code, more, category: code === 'LAB-F' ? 'soft' : 'hard' }))
  const zero = totalOf(lines.filter((_, i) => goods[i]![5] === 'Z'))
  const subtotal = totalOf(lines)
  const vat = part(subtotal - zero, 20)
  const total = subtotal + vat
  const rows = goods.map(([code, text, more, quantity, rate, letter], i) => rowOf([code, `${safe(text)}${more.map(words => `<br>${words}`).join('')}`, `>${quantity.toFixed(2)}`, `>${f(rate)}`, `>${f(lines[i]!.cents)}`, letter]))
  const page = `<div class="c"><b style="font:700 17pt/21pt 'EB Garamond';color:#1d4d2b">Wensley &amp; Hodge Agricultural Ltd</b><br>Auction Mart Road, Thirsk, North Yorkshire YO7 3AB<br><small>Tel 01845 555 0140 &nbsp; VAT Reg No. GB 411 8820 36 &nbsp; Registered in England 03318820</small></div>
<table style="margin-top:10mm"><tr><td style="width:52%"><small>Invoice to</small><br>${lined(buyer)}<td style="width:20%"><small>Deliver to</small><br>Hill barn<br>HG4 4LS<td><table class="k">${[['Invoice', 'SI-094418'], ['Date / Tax point', '03/07/2026'], ['Account', 'METC02'], ['Your order', 'JOHN / TEL'], ['Our order', '77041'], ['Page', '1']].map(([a = '', b = '']) => rowOf([a, b])).join('')}</table></tr></table>
<table class="l" style="margin-top:8mm"><tr><th>Part no.<th>Description<th class="r">Qty<th class="r">Price £<th class="r">Goods £<th>V</tr>${rows.join('')}</table>
<div style="position:absolute;bottom:24mm;left:15mm;right:15mm"><table><tr><td style="width:55%"><table class="x"><tr><th>VAT code<th class="r">Rate %<th class="r">Goods<th class="r">VAT</tr>${rowOf(['S', '>20.00', `>${f(subtotal - zero)}`, `>${f(vat)}`])}${rowOf(['Z', '>0.00', `>${f(zero)}`, '>0.00'])}</table><small>Goods remain the property of the company until paid in full.</small><td style="width:8%"><td>${sums([['Total goods', f(subtotal)], ['Total VAT', f(vat)], ['<b>Invoice total GBP</b>', `<b>£${f(total)}</b>`]], 'class="x"')}</tr></table><div style="margin-top:5mm">Payment terms: 30 days from month end. Payment due by 31/08/2026. Bank: Dales Bank, sort code 40-11-88, account 70041182.</div></div>`
  return made({
    name: 'uk-farm-mower-and-parts-vat-analysis-invoice', family: 'uk-vat-code-analysis-invoice', size: a4, style: ".page{font:9.2pt/12pt Arimo;padding:14mm 15mm}table{width:100%}small{font-size:7.8pt}.k td{padding:.8pt 3pt}.x td,.x th{border:.6pt solid #1d4d2b;padding:2pt 5pt}.x th{font-weight:700}.l th{border-bottom:1pt solid #1d4d2b;font-weight:700}.l td,.l th{padding:2.8pt 4pt}.z{font-family:'EB Garamond'}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'British farm dealer’s invoice on A4 in pounds: standard and zero rated goods with a code letter after the amount, VAT analysis with goods and VAT per code as decoys beside the totals, day first, order by telephone, labor with half hours',
    expected: { currency: 'GBP', total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(vat), invoice_number: 'SI-094418', invoice_date: '2026-07-03', due_date: '2026-08-31', payment_terms: '30 days from month end' },
    acceptable: { ...worded(lines, ({ code, text, more = [] }) => [`${code} ${text}`, [text, ...more].join(' '), [code, text, ...more].join(' ')]), amount_due: [units(total), null], purchase_order: [null, 'JOHN / TEL'], 'other_details.make': [null, 'Kuhn'], 'other_details.model': [null, 'GMD 310'], 'other_details.year': [null, '2024'], 'other_details.vin': [null, 'E0417728'], 'other_details.equipment_type': [null, 'mower'] },
    absent: ['discount', 'shipping', 'trade_in', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const dutch = (() => {
  const n = (cents: number) => local(cents, 'nl-NL')
  const seller = { name: 'Van der Meulen Kastechniek B.V.', address: ['Energieweg 41', '2665 LP Bleiswijk', 'The Netherlands'] }
  const buyer = { name: 'Kilbarry Herbs & Salads Ltd', address: ['Unit 6, Kilbarry Business Park', 'Cork T23 X8P4', 'Ireland'] }
  const goods = [['Potting machine PM-450, belt left', '2 year warranty', 1, 2_845_000], ['Tray filler TF-60', 'incl. hopper 1,2 m³', 1, 1_760_000], ['Transplanter gripper set, 32 pieces', 'stainless', 2, 431_250], ['Conveyor belt, per metre', '400 mm wide', 36, 28_540], ['Assembly on site, hours', '2 engineers', 48, 8_950]] as const
  const lines = goods.map(([text, more, quantity, rate], i) => item(quantity, rate, text, { more: [more], category: i === 4 ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const freight = 189_500
  const total = subtotal + freight
  const advance = 2_500_000
  const rows = goods.map(([text, more, quantity, rate], i) => rowOf([`>${quantity}`, `${safe(text)}<br><i>${more}</i>`, `>€ ${n(rate)}`, '>0%', `>€ ${n(lines[i]!.cents)}`]))
  const page = `<div style="display:flex;justify-content:space-between"><div style="font:700 24pt/27pt Montserrat;color:#2c7a4b">vdm<span style="font-weight:400">kastechniek</span></div><div class="r" style="font-size:8pt;line-height:10.4pt">${lined(seller)}<br>KvK 24118806<br>VAT NL804417722B01<br>IBAN NL44 POLD 0417 8820 16</div></div>
<div style="margin:12mm 0 10mm">${lined(buyer)}<br>VAT no. IE 4418820 TH</div><div style="font:700 15pt/19pt Montserrat">Invoice</div><table style="width:78%"><tr><td>Invoice number<td>2026-00718<td>Debtor number<td>11042</tr><tr><td>Invoice date<td>12-06-2026<td>Your reference<td>KHS/PO/318</tr><tr><td>Due date<td>12-07-2026<td>Our order<td>VO-26-0233</tr></table>
<table class="l" style="margin-top:8mm"><tr><th class="r" style="width:14mm">Qty<th>Description<th class="r">Price<th class="r">VAT<th class="r">Amount</tr>${rows.join('')}</table>
<table style="margin-top:6mm"><tr><td style="width:52%;padding-right:8mm;font-size:8pt;line-height:10.4pt">VAT reverse charged, intra-Community supply, article 138 Directive 2006/112/EC.<br>Country of origin: NL. Delivery: DAP Cork. Net weight 2.140 kg.<td>${sums([['Subtotal', `€ ${n(subtotal)}`], ['Transport', `€ ${n(freight)}`], ['VAT 0% over € ' + n(total), '€ 0,00'], ['<b>Total</b>', `<b>€ ${n(total)}</b>`], ['Advance invoice 2026-00402, received 21-04-2026', `€ -${n(advance)}`], ['<b>To be paid</b>', `<b>€ ${n(total - advance)}</b>`]], 'class="s"')}</tr></table><p>We kindly request you to transfer the amount within 30 days, stating the invoice number.</p><div class="foot c" style="font-size:7.4pt">All our deliveries are subject to the Metaalunie terms, filed at the court of Rotterdam.</div>`
  return made({
    name: 'nl-herb-grower-potting-line-reverse-charge', family: 'dutch-reverse-charge-invoice', size: a4, style: ".page{font:9.2pt/12.4pt 'Open Sans';padding:15mm 17mm}table{width:100%}.z{font-family:'Montserrat'}i{color:#666;font-size:8pt}.l th{background:#2c7a4b;color:#fff;font-weight:700}.l td,.l th{padding:3pt 5pt}.l td{border-bottom:.4pt solid #bbb}.s td{padding:2pt 0}.s .r{white-space:nowrap}", pages: [page], sender: seller, receiver: buyer, lines, less: advance,
    notes: 'Dutch maker’s invoice in euros on A4: decimal commas, days first with hyphens, receiver in the window without a caption, facts in two pairs of columns, VAT of 0 % reverse charged with its base in the label, transport, advance invoice with a number and date of its own',
    expected: { currency: 'EUR', total_invoice_value: units(total), subtotal: units(subtotal), shipping: units(freight), tax_total: 0, amount_due: units(total - advance), invoice_number: '2026-00718', invoice_date: '2026-06-12', due_date: '2026-07-12', purchase_order: 'KHS/PO/318' },
    acceptable: { ...worded(lines, ({ text, more = [] }) => [[text, ...more].join(' ')]), tax_total: [0, null], 'sender.name': [seller.name, 'vdmkastechniek', 'vdm kastechniek'], payment_terms: [null, '30 days', 'within 30 days'], 'other_details.down_payment': [null, units(advance)], 'other_details.model': [null, 'PM-450'], 'other_details.equipment_type': [null, 'Potting machine'] },
    absent: ['discount', 'trade_in', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
})()

// prettier-ignore
export const indian = (() => {
  const n = (cents: number) => local(cents, 'en-IN')
  const seller = { name: 'KAVERI MACHINE TOOLS PVT LTD', address: ['Plot 118, Peenya Industrial Area Phase II', 'Bengaluru, Karnataka 560058'] }
  const buyer = { name: 'Sri Balaji Precision Components', address: ['Shed 22, KIADB Estate, Hoskote', 'Bengaluru Rural, Karnataka 562114'] }
  const goods: readonly (readonly [string, string, number, string, number])[] = [['CNC Turning Centre KT-200 with 8 station turret', '84581100', 1, 'NOS', 186_500_000], ['Hydraulic Chuck 200 mm with soft jaws', '84662000', 1, 'SET', 9_850_000], ['Chip Conveyor, hinged belt', '84283300', 1, 'NOS', 12_475_000], ['Live Tool Holder, axial', '84661010', 4, 'NOS', 2_640_000], ['Installation and Training', '998732', 3, 'DAY', 1_200_000]]
  const lines = goods.map(([text, code, quantity, , rate]) => item(quantity, rate, text, { category: code === '998732' ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const half = part(subtotal, 9)
  const total = subtotal + 2 * half
  const rows = goods.map(([text, code, quantity, unit, rate], i) => rowOf([`${i + 1}`, `<b>${text}</b>${i === 0 ? '<br><i>Sl. No. KT200-26-0418</i>' : ''}`, code, `>${quantity} ${unit}`, `>${n(rate)}`, unit, `>${n(lines[i]!.cents)}`]))
  const taxed = goods.map(([, code], i) => rowOf([code, `>${n(lines[i]!.cents)}`, '>9%', `>${n(part(lines[i]!.cents, 9))}`, '>9%', `>${n(part(lines[i]!.cents, 9))}`, `>${n(2 * part(lines[i]!.cents, 9))}`]))
  const cell = (label: string, value: string) => `<td><small>${label}</small><br><b>${value || '&nbsp;'}</b>`
  const page = `<div class="c"><b style="font-size:12pt">Tax Invoice</b> &nbsp; <small>(ORIGINAL FOR RECIPIENT)</small></div><table class="x" style="margin-top:4pt"><tr><td rowspan="3" style="width:50%"><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>GSTIN/UIN: 29AAKCK4418M1Z6<br>State Name: Karnataka, Code: 29<br>E-Mail: accounts@kaverimt.example${cell('Invoice No.', 'KMT/26-27/0388')}${cell('Dated', '14-Aug-26')}</tr><tr>${cell('Delivery Note', 'DN-2207')}${cell('Mode/Terms of Payment', '30 Days')}</tr><tr>${cell('Buyer’s Order No.', 'SBPC/PO/117')}${cell('Dated', '2-Jun-26')}</tr><tr><td rowspan="2"><small>Buyer (Bill to)</small><br><b>${buyer.name}</b><br>${buyer.address.join('<br>')}<br>GSTIN/UIN: 29ABDFS7718K1ZR<br>State Name: Karnataka, Code: 29${cell('Dispatched through', 'Road')}${cell('Destination', 'Hoskote')}</tr><tr>${cell('Motor Vehicle No.', 'KA-51-AB-4417')}${cell('e-Way Bill No.', '1418 2207 5530')}</tr></table>
<table class="x" style="margin-top:-.6pt"><tr><th>Sl<th style="width:40%">Description of Goods<th>HSN/SAC<th>Quantity<th>Rate<th>per<th>Amount</tr>${rows.join('')}<tr><td><td class="r"><br><b>Output CGST 9%</b><br><b>Output SGST 9%</b><td><td><td><td><td class="r"><span style="border-top:.6pt solid #000">${n(subtotal)}</span><br>${n(half)}<br>${n(half)}</tr><tr><td><td class="r"><b>Total</b><td><td><td><td><td class="r"><b>₹ ${n(total)}</b></tr></table>
<div style="border:.6pt solid #000;border-top:0;padding:2pt 4pt"><small>Amount Chargeable (in words)</small><br><b>INR Twenty Six Lakh Thirty One Thousand Two Hundred Twenty Three Only</b><span style="float:right"><i>E. &amp; O.E</i></span></div><table class="x" style="margin-top:-.6pt;font-size:8pt"><tr><th>HSN/SAC<th>Taxable Value<th>CGST Rate<th>Amount<th>SGST Rate<th>Amount<th>Total Tax</tr>${taxed.join('')}${rowOf(['<b>Total</b>', `>${n(subtotal)}`, '', `>${n(half)}`, '', `>${n(half)}`, `>${n(2 * half)}`])}</table>
<table class="x" style="margin-top:-.6pt"><tr><td style="width:50%"><small><u>Declaration</u><br>We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct. Hypothecated to Deccan Equipment Finance Ltd.</small><td><small>Bank: Nandi Co-operative Bank, A/c No. 004418207715, IFSC NNDI0000441</small><div class="r" style="padding-top:26pt"><small>for ${seller.name}<br>Authorised Signatory</small></div></tr></table><div class="c" style="margin-top:4pt"><small>This is a Computer Generated Invoice</small></div>`
  if (total !== 263_122_300) throw new Error(`words do not fit ${total}`)
  return made({
    name: 'in-precision-shop-turning-center-gst-invoice', family: 'indian-gst-tax-invoice', size: a4, style: '.page{font:9pt/11.6pt Arimo;padding:12mm 13mm}table{width:100%;border-collapse:collapse}small{font-size:7.6pt}.x td,.x th{border:.6pt solid #000;padding:2pt 4pt;vertical-align:top}.x th{font-weight:400}', pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'Indian bookkeeping program’s GST tax invoice in rupees with lakh grouping: captioned cells, central and state tax as rows inside the list of goods, recap per tariff code below with every amount again, amount in words, month by name and a two-digit year, order with a date of its own',
    expected: { currency: 'INR', total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(2 * half), invoice_number: 'KMT/26-27/0388', invoice_date: '2026-08-14', purchase_order: 'SBPC/PO/117', payment_terms: '30 Days' },
    acceptable: { ...worded(lines, ({ text }, i) => (i === 0 ? [`${text} Sl. No. KT200-26-0418`] : [])), subtotal: [units(subtotal), null], amount_due: [units(total), null], due_date: [null, '2026-09-13'], 'other_details.vin': [null, 'KT200-26-0418'], 'other_details.model': [null, 'KT-200'], 'other_details.equipment_type': [null, 'CNC Turning Centre'] },
    absent: ['discount', 'shipping', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
})()

// prettier-ignore
export const quebec = (() => {
  const n = (cents: number) => local(cents, 'fr-CA').replace(/[\u00a0\u202f]/g, ' ')
  const seller = { name: 'Équipements Bellechasse inc.', address: ['2240, route 279', 'Saint-Charles (Québec) G0R 2T0'] }
  const buyer = { name: 'Déneigement Lévis-Sud inc.', address: ['880, rue Commerciale', 'Lévis (Québec) G6Z 2C5'] }
  const goods = [['CH-418', 'Snow blower / Souffleuse 96 po', 2, 1_349_500], ['GR-220', 'Hydraulic blade / Gratte 8 pi', 1, 812_000], ['KIT-3P', 'Hitch kit / Ensemble attelage', 3, 64_250], ['MO', 'Labor / Main-d’œuvre (h)', 6.5, 11_800]] as const
  const lines: readonly Line[] = goods.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code, category: code === 'MO' ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const [federal, provincial] = [part(subtotal, 5), part(subtotal, 9.975)]
  const total = subtotal + federal + provincial
  const rows = goods.map(([code, text, quantity, rate], i) => rowOf([`>${String(quantity).replace('.', ',')}`, code, safe(text), `>${n(rate)}`, `>${n(lines[i]!.cents)}`]))
  const page = `<table><tr><td><b style="font:700 18pt/22pt 'Libre Franklin'">Équipements Bellechasse</b><br>${seller.name}<br>${seller.address.join('<br>')}<br>418 555-0161<td class="r"><b style="font-size:14pt">FACTURE / INVOICE</b><table style="width:2.7in;margin-left:auto" class="x">${[['No', '<b>F-20718</b>'], ['Date (A-M-J / Y-M-D)', '2026-10-19'], ['Échéance / Due', '2026-11-18'], ['B. de c. / P.O.', '4471'], ['Vendeur / Salesperson', 'Mathieu']].map(([a = '', b = '']) => rowOf([a, b])).join('')}</table></tr></table>
<table class="x" style="margin-top:14pt"><tr><td style="width:50%"><small>Vendu à / Sold to</small><br>${lined(buyer)}<td><small>Expédié à / Ship to</small><br>Ramassé au comptoir / Picked up</tr></table><table class="l" style="margin-top:14pt"><tr><th class="r">Qté / Qty<th>Code<th>Description<th class="r">Prix / Price<th class="r">Montant / Amount</tr>${rows.join('')}</table>
<table style="margin-top:14pt"><tr><td style="width:54%;padding-right:24pt;font-size:8pt;line-height:10pt">TPS / GST 118844207 RT0001<br>TVQ / QST 1044188207 TQ0001<br><br>Nos de série / Serial nos: BS96-26-1142, BS96-26-1143.<br>Intérêts de 18 % l’an sur comptes en souffrance. / Interest of 18% a year on overdue accounts.<td>${sums([['Sous-total / Subtotal', `${n(subtotal)} $`], ['TPS / GST 5 %', `${n(federal)} $`], ['TVQ / QST 9,975 %', `${n(provincial)} $`], ['<b>TOTAL CAD</b>', `<b>${n(total)} $</b>`]], 'class="x"')}</tr></table><p>Conditions / Terms: Net 30</p>`
  return made({
    name: 'qc-snow-contractor-blowers-bilingual-invoice', family: 'quebec-gst-qst-bilingual-invoice', style: ".page{font:9.4pt/12.4pt 'Libre Franklin';padding:.65in .7in}table{width:100%}small{font-size:7.8pt;color:#444}.x td{border:.5pt solid #556;padding:2.4pt 5pt}.l th{background:#e9ecef;font-weight:700}.l td,.l th{padding:3.4pt 5pt}.l td{border-bottom:.4pt solid #bbb}", pages: [page], sender: seller, receiver: buyer, lines,
    notes: 'Quebec dealer’s invoice in two languages: captions with a slash, spaces between thousands and decimal commas, dollar sign behind, GST and QST with three decimals, ISO dates, two serial numbers below the totals’ side',
    expected: { currency: 'CAD', total_invoice_value: units(total), subtotal: units(subtotal), tax_total: units(federal + provincial), invoice_number: 'F-20718', invoice_date: '2026-10-19', due_date: '2026-11-18', purchase_order: '4471', payment_terms: 'Net 30' },
    acceptable: { ...worded(lines, ({ code, text }) => [`${code} ${text}`]), 'sender.name': [seller.name, 'Équipements Bellechasse'], amount_due: [units(total), null], 'other_details.vin': [null, 'BS96-26-1142', 'BS96-26-1142, BS96-26-1143'], 'other_details.equipment_type': [null, 'Snow blower'], 'other_details.model': [null, 'CH-418'] },
    absent: ['discount', 'shipping', 'trade_in', ...noMachine.slice(1)],
  })
})()
