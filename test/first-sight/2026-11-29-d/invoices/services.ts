/** Services: a forwarder's charges, seats by period, labor, equipment and materials in three tables, a work order filled in with a pen. */
import { $, drawn, f, facts, item, lined, ones, part, phone, readings, rowOf, safe, sumsOf, totalOf } from './sale.ts' // prettier-ignore

const soft = { category: 'soft' } as const

// prettier-ignore
export const forwarder = (() => {
  const seller = { name: 'Blue Fathom Forwarding LLC', address: ['9100 Clinton Drive, Suite 210', 'Houston, TX 77029'] }
  const buyer = { name: 'Guadalupe Valley Kitchens, Inc.', address: ['3318 Interstate 35 South', 'San Marcos, TX 78666'] }
  const lines = ([['OFT', 'Ocean freight Genoa to Houston', '1 x 40HC', 412_500], ['BAF', 'Bunker adjustment', '1 x 40HC', 61_500], ['ISF', 'Importer security filing', 'per filing', 4_500], ['CUS', 'Customs entry and clearance', '3 tariff lines', 17_500], ['DTY', 'Duty advanced to CBP', 'entry 88G-0041827-3', 183_216], ['MPF', 'Merchandise processing fee advanced', 'entry', 61_435], ['CHS', 'Chassis rental', '4 days', 18_000], ['DRY', 'Drayage Barbours Cut to San Marcos', '1 x 40HC', 128_500], ['FSC', 'Fuel surcharge on drayage 31%', '', 39_835]] as const).map(([code, text, basis, cents]) => ({ text, code, cents, basis, ...soft }))
  const { total } = sumsOf({ lines })
  const page = `<table><tr><td><b style="font:700 17pt/21pt 'Barlow Condensed';color:#123a5a">BLUE FATHOM FORWARDING LLC</b><br>${seller.address.join(', ')}<br>FMC license 029118NF<td class="r"><b style="font-size:13pt">INVOICE BF-26-10482</b><br>Invoice date 08/21/2026<br>Due date 09/05/2026<br>Terms NET 15</table>
    <table class="x" style="margin-top:10pt"><tr><td rowspan="2" style="width:38%"><small>BILL TO / CONSIGNEE</small><br>${lined(buyer)}<td><small>SHIPMENT</small><br>S0010482<td><small>MASTER BILL</small><br>MEDUGN418827<td><small>HOUSE BILL</small><br>BFHGOA10482<tr><td><small>VESSEL / VOYAGE</small><br>MSC ALBERTA / 631W<td><small>ETD GENOA</small><br>07/19/2026<td><small>ETA HOUSTON</small><br>08/14/2026<tr><td><small>SHIPPER</small><br>Forni Bertelli S.r.l., Via Emilia 118, Reggio Emilia, Italy<td><small>CONTAINER</small><br>TCLU 441882-7<td><small>PIECES / WEIGHT</small><br>14 PLT / 9,418 KG<td><small>CONSIGNEE REF</small><br>PO 30447</table>
    <table class="l" style="margin-top:12pt">${rowOf(['Code', 'Charge', 'Basis', '>USD'], ' class="h"')}${lines.map(({ code, text, basis, cents }) => rowOf([code, safe(text), basis, `>${f(cents)}`])).join('')}${rowOf(['', '', '>TOTAL DUE USD', `>${f(total)}`], ' class="b"')}</table>
    <p class="s">Duties and fees advanced to U.S. Customs and Border Protection are due on receipt. Declared value of goods USD 65,434.00. Wire to Bayou City Bank, routing 113 0044 18, account 8820 4418. Please quote BF-26-10482. All business is done under our terms and conditions of service.</p>`
  return drawn({
    name: 'ocean-forwarder-oven-import-invoice', family: 'forwarder-charge-codes', style: ".page{font:9.4pt/12.4pt 'Roboto';padding:.55in .6in}.x td{border:.6pt solid #567;padding:2.4pt 5pt}small{font-size:6.8pt;color:#456}.l td{padding:2.4pt 5pt;border-bottom:.3pt solid #bbb}.h td{background:#123a5a;color:#fff}.s{font-size:8pt;line-height:10.4pt}.z{font-family:'Barlow Condensed'}", pages: [page],
    notes: 'freight forwarder’s invoice: a grid of shipment facts with dates and numbers, charges by code with a basis in words instead of quantity and price, duty advanced, declared value as a decoy, a shipper beside the bill-to', seller, buyer, lines, number: 'BF-26-10482', date: '2026-08-21', due: '2026-09-05', terms: 'NET 15', order: '30447',
    acceptable: { ...ones(lines), ...readings('description/item', lines.map(({ code, text, basis }) => [text, `${code} ${text}`, `${text} ${basis}`, `${code} ${text} ${basis}`])), ...readings('quantity', [[1, null], [1, null], [1, null], [1, 3, null], [1, null], [1, null], [1, 4, null], [1, null], [1, null]]), ...readings('rate', lines.map(({ cents }, i) => i === 3 || i === 6 ? [cents / 100, cents / (i === 3 ? 300 : 400), null] : [cents / 100, null])), purchase_order: ['30447', 'PO 30447', null], shipping: [null, 4125] },
  })
})()

// prettier-ignore
export const subscription = (() => {
  const seller = { name: 'Fieldpost Software, Inc.', address: ['600 Congress Ave, Floor 14', 'Austin, TX 78701'] }
  const buyer = { name: 'Tidewater Pest Solutions LLC', address: ['1182 Kempsville Road', 'Chesapeake, VA 23320'] }
  const lines = [item(42, 1_800, 'Team plan seats', { ...soft, more: ['Jul 1 – Jul 31, 2026'] }), item(6, 1_045, 'Team plan seats, prorated', { ...soft, more: ['Jul 14 – Jul 31, 2026'] }), item(1, 14_900, 'Routing add-on', { ...soft, more: ['Jul 1 – Jul 31, 2026'] }), item(3_218, 2, 'Text messages sent', { ...soft, more: ['Jun 1 – Jun 30, 2026'] }), { text: 'Unused time on Starter plan', cents: -12_340, more: ['Jun 18 – Jun 30, 2026'], ...soft }]
  const discount = part(totalOf(lines), 15)
  const tax = part(totalOf(lines) - discount, 6)
  const paid = 5_000
  const { subtotal, total, open } = sumsOf({ lines, discount, tax, paid })
  const page = `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:22pt;line-height:28pt">Invoice</b><b style="font-size:14pt;color:#6d28d9">fieldpost</b></div>
    <table style="width:3.6in;margin:8pt 0 14pt">${['Invoice number|FPS-0044182', 'Date of issue|July 1, 2026', 'Date due|July 15, 2026'].map(row => rowOf(row.split('|'))).join('')}</table>
    <div style="display:flex;gap:.6in"><div style="width:2.6in"><b>${safe(seller.name)}</b><br>${seller.address.join('<br>')}<br>United States<br>billing@fieldpost.example</div><div><b>Bill to</b><br>${lined(buyer)}<br>United States</div></div>
    <div style="font-size:15pt;line-height:20pt;font-weight:700;margin:18pt 0 10pt">${$(open)} USD due July 15, 2026</div>
    <table class="l">${rowOf(['Description', '>Qty', '>Unit price', '>Amount'], ' class="h"')}${lines.map(line => rowOf([`${safe(line.text)}<br><span class="g">${line.more?.[0] ?? ''}</span>`, `>${line.quantity?.toLocaleString('en-US') ?? ''}`, `>${line.rate === undefined ? '' : $(line.rate)}`, `>${$(line.cents)}`])).join('')}</table>
    <table class="t" style="width:50%;margin-left:50%">${[['Subtotal', $(subtotal)], ['Annual partner (15% off)', `-${$(discount)}`], ['Total excluding tax', $(subtotal - discount)], ['Sales tax - Virginia (6%)', $(tax)], ['Total', $(total)], ['Applied balance', `-${$(paid)}`], ['<b>Amount due</b>', `<b>${$(open)} USD</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table>
    <div class="foot g">FPS-0044182 · ${$(open)} USD due July 15, 2026<span style="float:right">Page 1 of 1</span></div>`
  return drawn({
    name: 'field-software-seats-prorated-invoice', family: 'subscription-periods-and-proration', style: ".page{font:9.6pt/13pt 'Inter';padding:.6in .7in}.h td{color:#666;font-size:8pt;border-bottom:.8pt solid #999}.l td{padding:4pt 0}.g{color:#666;font-size:8pt;line-height:11pt}.t td{border-top:.4pt solid #ddd;padding:3pt 0}", pages: [page],
    notes: 'software subscription: seats by period, seats prorated, messages at two cents, a credit for unused time without a quantity, a percentage off, totals before and after tax, a balance applied, the amount due three times', seller, buyer, lines, number: 'FPS-0044182', date: '2026-07-01', due: '2026-07-15', subtotal: true, discount, tax, paid,
    acceptable: { 'transactions.4.quantity': [1, -1, null], 'transactions.4.rate': [-123.4, 123.4, null], 'sender.name': [seller.name, 'fieldpost'], payment_terms: [null] },
  })
})()

// prettier-ignore
export const timeAndMaterial = (() => {
  const seller = { name: 'Copper Basin Underground', address: ['2218 Quarry Road', 'Globe, AZ 85501'] }
  const buyer = { name: 'Pinal Ridge Water Company', address: ['PO Box 418', 'Superior, AZ 85173'] }
  const labor = [item(38.5, 9_850, 'Foreman R. Salcido', soft), item(77, 7_425, 'Operator (2)', soft), item(72.5, 5_890, 'Laborer (2)', soft), item(6, 8_837.5, 'Operator overtime', soft)].map(line => ({ ...line, cents: Math.round(line.cents) }))
  const machines = [item(31, 16_500, 'Excavator 320 class', soft), item(22, 9_800, 'Backhoe loader', soft), item(18.5, 12_250, 'End dump 14 yd', soft), item(4, 27_500, 'Vac truck with operator', soft)]
  const materials = [item(240, 1_872, 'Pipe C900 8 in, per foot'), item(2, 148_500, 'Gate valve 8 in RW'), item(4, 31_264, 'Mega-lug restraint 8 in'), item(64, 2_450, 'Bedding sand, ton')]
  const markup = { text: 'Markup on materials 12%', cents: part(totalOf(materials), 12), ...soft }
  const lines = [...labor, ...machines, ...materials, markup]
  const { total } = sumsOf({ lines })
  const table = (title: string, head: readonly string[], own: typeof labor, tail: string) => `<table class="l"><tr class="h"><td>${title}${head.map(text => `<td class="r">${text}`).join('')}</tr>${own.map(({ text, quantity = 0, rate = 0, cents }) => rowOf([safe(text), `>${quantity.toFixed(2)}`, `>${(rate / 100).toFixed(rate % 1 === 0 ? 2 : 3)}`, `>${f(cents)}`])).join('')}${tail}</table>`
  const last = (text: string, cents: number) => rowOf(['', '', `>${text}`, `>${f(cents)}`], ' class="b"')
  const page = `<table><tr><td><b style="font-size:16pt;line-height:20pt">${seller.name}</b><br>${seller.address.join('<br>')}<br>ROC 330418 KA<td><table class="k">${facts([['Invoice', '26-0377'], ['Date', '10/09/2026'], ['Work order', 'WO-1184'], ['Job', 'Main break, Silver King Rd'], ['Period', '09/28/2026 - 10/03/2026'], ['Terms', 'Net 20 days']])}</table></table>
    <div style="margin:10pt 0 6pt"><b>To:</b> ${lined(buyer, ', ')}</div>
    ${table('LABOR', ['Hours', 'Rate', 'Amount'], labor, last('Total labor', totalOf(labor)))}${table('EQUIPMENT', ['Hours', 'Rate', 'Amount'], machines, last('Total equipment', totalOf(machines)))}${table('MATERIALS', ['Quantity', 'Unit cost', 'Amount'], materials, rowOf([markup.text, '', '', `>${f(markup.cents)}`]) + last('Total materials', totalOf(materials) + markup.cents))}
    <table style="margin-top:10pt">${rowOf(['', '>TOTAL THIS INVOICE', `>${$(total)}`], ' class="b" style="font-size:12pt;line-height:16pt"')}</table><p>Time and material under emergency services agreement dated 03/02/2025, not to exceed $60,000.00. Daily tickets 4418 to 4423 attached. Prime contracting tax does not apply to repair.</p><div style="margin-top:26pt;border-top:.6pt solid #000;width:3in">Approved for owner</div>`
  return drawn({
    name: 'water-main-time-and-material-invoice', family: 'time-and-material-three-tables', style: ".page{font:9.4pt/12.4pt 'Source Sans';padding:.55in .7in}.k td{padding:0 0 0 8pt}.l{margin-top:8pt;table-layout:fixed}.l td{padding:1.8pt 4pt;border-bottom:.3pt solid #bbb}.l td:first-child{width:50%}.h td{background:#5b4636;color:#fff;font-weight:700}", pages: [page],
    notes: 'contractor’s time and material invoice: labor, equipment and materials in tables of their own with totals (no lines), decimals of hours, a rate of three decimals, a markup without quantity, one total and no subtotal, a limit as a decoy', seller, buyer, lines, number: '26-0377', date: '2026-10-09', terms: 'Net 20 days',
    acceptable: { ...ones([markup], lines.length - 1), ...readings('category', lines.map((_, i) => (i >= 4 && i < 8 ? ['soft', 'hard'] : undefined))), 'transactions.3.rate': [88.38, 88.375], due_date: [null, '2026-10-29'] },
  })
})()

// prettier-ignore
export const workOrder = (() => {
  const seller = { name: 'Hank’s Hydraulic & Welding', address: ['4402 County Road 9', 'Sleepy Eye, MN 56085'] }
  const buyer = { name: 'Cottonwood Hill Gravel', address: ['2218 290th Ave', 'New Ulm, MN 56073'] }
  const lines = [item(2, 18_450, 'Cylinder seal kits'), item(14, 1_175, '3/4 hose, feet'), item(4, 2_240, 'Crimp fittings'), item(6.5, 11_500, 'Labor rebuild boom cyl', soft), item(1, 9_500, 'Field call', soft)]
  const tax = part(totalOf(lines.slice(0, 3)), 6.875)
  const { subtotal, total } = sumsOf({ lines, tax })
  const pen = (text: string, size = 17) => `<span style="font:${size}pt/14pt 'Caveat';color:#16227a">${safe(text)}</span>`
  const cell = (caption: string, text: string) => `<td><small>${caption}</small><br>${pen(text)}`
  const page = `<div class="c"><b style="font:700 22pt/26pt 'Zilla Slab'">HANK’S HYDRAULIC &amp; WELDING</b><br>4402 County Road 9 &nbsp;•&nbsp; Sleepy Eye, MN 56085 &nbsp;•&nbsp; 507-555-0119</div>
    <div style="display:flex;justify-content:space-between;margin-top:8pt"><b style="font-size:13pt">WORK ORDER – INVOICE</b><b style="font-size:15pt;color:#b01818">№ 20418</b></div>
    <table class="x" style="margin-top:8pt"><tr>${cell('CUSTOMER', buyer.name)}${cell('DATE', '6/11/26')}<tr>${cell('ADDRESS', buyer.address[0] ?? '')}${cell('PHONE', '507-555-0188')}<tr>${cell('CITY, STATE, ZIP', buyer.address[1] ?? '')}${cell('P.O. NO.', 'Wade')}<tr>${cell('MACHINE', 'Cat 325 excavator')}${cell('TERMS', 'Net 10')}</table>
    <table class="x" style="margin-top:10pt"><tr class="b c"><td style="width:.8in">QTY.<td>DESCRIPTION<td style="width:1.1in">PRICE<td style="width:1.2in">AMOUNT</tr>${lines.map(({ quantity = 0, text, rate = 0, cents }) => `<tr><td class="c">${pen(`${quantity}`)}<td>${pen(text)}<td class="r">${pen(f(rate))}<td class="r">${pen(f(cents))}</tr>`).join('')}${'<tr><td>&nbsp;<td><td><td></tr>'.repeat(5)}<tr><td colspan="2" rowspan="3" style="font-size:8pt;line-height:10pt">All work is guaranteed 30 days. Accounts past 30 days bear interest of 1½% a month. Old parts are kept five days.<td class="b">SUBTOTAL<td class="r">${pen(f(subtotal))}</tr><tr><td class="b">TAX 6.875%<td class="r">${pen(f(tax))}</tr><tr><td class="b">TOTAL<td class="r">${pen(f(total))}</tr></table>
    <div style="margin-top:40pt;width:3.4in;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-20pt;font:20pt/20pt 'Homemade Apple';color:#16227a">W. Brandt</span>RECEIVED BY</div>`
  return drawn({
    name: 'gravel-pit-hydraulic-work-order-pen-phone', family: 'pen-filled-work-order', scan: phone, style: ".page{font:9.6pt/13pt 'Zilla Slab';padding:.6in .75in}.x td{border:.9pt solid #1a4d1a;padding:2pt 6pt;height:24pt;vertical-align:middle}small{font-size:7pt;line-height:8pt}.b{font-weight:700}", pages: [page],
    notes: 'picture of a phone of a printed work order filled in with a pen: captioned cells, blank rows, tax on parts only, a first name as the order, the number printed in red', seller, buyer, lines, number: '20418', date: '2026-06-11', terms: 'Net 10', order: 'Wade', tax, subtotal: true,
    machine: { make: 'Cat', model: '325' },
    acceptable: { purchase_order: ['Wade', null], due_date: [null, '2026-06-21'], 'other_details.make': ['Cat', 'Caterpillar', null], 'other_details.model': ['325', '325 excavator', null], 'other_details.equipment_type': [null, 'excavator', 'Cat 325 excavator'], 'transactions.2.description/item': ['Crimp fittings'] },
  })
})()
