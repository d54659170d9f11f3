/** Goods: uniforms with sizes across, a used lathe's specification sheet as an invoice, plants by botanical name. */
import { $, drawn, ends, f, facts, item, lined, ones, part, readings, rowOf, safe, sumsOf, totalOf, type Sale } from '../../2026-11-29-h/invoices/means.ts' // prettier-ignore
import { office } from '../../2026-11-29-d/invoices/sale.ts'

const soft = { category: 'soft' } as const
const totals = (pairs: readonly (readonly [label: string, amount: string])[]) =>
  pairs.map(([label, amount]) => rowOf([label, `>${amount}`])).join('')

// prettier-ignore
export const uniforms = (() => {
  const seller = { name: 'Blackland Workwear & Embroidery', address: ['1820 Franklin Avenue', 'Waco, TX 76701'] }
  const buyer = { name: 'Leon River Electric Service, Inc.', address: ['418 North Second Street', 'Temple, TX 76501'] }
  const sizes = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']
  const styles: readonly (readonly [style: string, color: string, text: string, counts: readonly number[], rate: number])[] = [
    ['FR-4410', 'Navy', 'Arc-rated work shirt, long sleeve', [6, 18, 42, 36, 0, 0, 0], 5_875], ['FR-4410X', 'Navy', 'Arc-rated work shirt, extended sizes', [0, 0, 0, 0, 24, 12, 6], 6_475], ['JN-220', 'Indigo', 'Flame-resistant jean, relaxed', [0, 14, 30, 28, 16, 6, 0], 5_240], ['HV-090', 'Lime', 'Class 2 safety vest, zip front', [4, 12, 24, 24, 12, 4, 4], 1_385], ['HD-715', 'Charcoal', 'Hooded sweatshirt, full zip', [2, 8, 16, 16, 8, 4, 2], 3_960],
  ]
  const count = (counts: readonly number[]) => counts.reduce((sum, own) => sum + own, 0)
  const goods = styles.map(([code, , text, counts, rate]) => item(count(counts), rate, text, { code }))
  const services: Sale['lines'] = [item(144, 575, 'Embroidery, left chest, 6,200 stitches', soft), item(56, 825, 'Screen print, full back, two colors', soft), item(1, 9_500, 'Screen and digitizing setup', soft)]
  const lines = [...goods, ...services]
  const freight = 18_640
  const tax = part(totalOf(lines) + freight, 8.25)
  const paid = 800_000
  const { subtotal, total, open } = sumsOf({ lines, freight, tax, paid })
  const page = `${ends(`<b style="font:700 19pt/23pt 'Barlow Condensed';color:#7a2e1d">${safe(seller.name)}</b><br>${seller.address.join(' · ')} · 254-555-0114`, '<div class="r"><b style="font-size:15pt;line-height:20pt">Invoice 60418</b><br>September 18, 2026</div>')}
    <div style="display:flex;gap:.3in;margin:14pt 0 10pt"><div style="flex:1"><small>Bill to</small><br>${lined(buyer)}</div><div style="flex:1"><small>Ship to</small><br>Leon River Electric, Warehouse 2<br>7704 South General Bruce Drive<br>Temple, TX 76502</div><div style="flex:1.1">${facts([['Customer PO', 'LR-2644'], ['Terms', 'Net 15'], ['Due', 'October 3, 2026'], ['Rep', 'Dana Kubicek'], ['Shipped', '4 cartons, ground']])}</div></div>
    <table class="l">${rowOf(['Style', 'Color', 'Description', ...sizes.map(size => `>${size}`), '>Total', '>Price', '>Amount'], ' class="h"')}${styles.map(([code, color, text, counts, rate], i) => rowOf([code, color, safe(text), ...counts.map(own => `>${own === 0 ? '' : own}`), `>${count(counts)}`, `>${f(rate)}`, `>${f(goods[i]?.cents ?? 0)}`])).join('')}${rowOf(['', '', 'Pieces', ...sizes.map((_, at) => `>${count(styles.map(([, , , counts]) => counts[at] ?? 0))}`), `>${count(goods.map(({ quantity = 0 }) => quantity))}`, '', `>${f(totalOf(goods))}`], ' class="s"')}</table>
    <table class="l" style="margin-top:12pt">${rowOf(['Decoration', '>Pieces', '>Price', '>Amount'], ' class="h"')}${services.map(({ text, quantity = 0, rate = 0, cents }) => rowOf([text, `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}</table>
    <div style="display:flex;gap:.5in;margin-top:14pt"><div style="flex:1">Decorated goods cannot be returned. Shortages must be reported within five days. Logo file LR-crest-3 on file; thread 1805 white.</div><table class="t" style="width:2.7in">${totals([['Merchandise and decoration', f(subtotal)], ['Shipping', f(freight)], ['Sales tax 8.25%', f(tax)], ['<b>Total</b>', `<b>${f(total)}</b>`], ['Deposit, check 7714', `-${f(paid)}`], ['<b>Balance due</b>', `<b>${$(open)}</b>`]])}</table></div>`
  return drawn({
    name: 'electric-contractor-uniforms-sizes-across', family: 'apparel-size-matrix-invoice', style: ".page{font:9pt/12.4pt 'Source Sans';padding:.6in .65in}small{color:#777;font-size:7.4pt}.h td{background:#7a2e1d;color:#fff;font-weight:700}.l td{padding:2.6pt 4pt;border-bottom:.3pt solid #bbb}.s td{font-weight:700;background:#f3ece9}.t td{padding:2pt 0;border-bottom:.3pt solid #ddd}", pages: [page],
    notes: 'workwear supplier’s invoice: quantities of seven sizes across before total, price and amount, a row of pieces by size that is no line, decoration in a table of its own, tax on shipping too, a deposit by check', seller, buyer, lines, number: '60418', date: '2026-09-18', due: '2026-10-03', terms: 'Net 15', order: 'LR-2644', tax, freight, paid, subtotal: true,
    acceptable: { ...readings('description/item', [...styles.map(([code, color, text]) => [text, `${code} ${color} ${text}`, `${code} ${text}`, `${color} ${text}`, `${text}, ${color}`]), ...services.map(({ text }) => [text])]), subtotal: [subtotal / 100], 'other_details.down_payment': [null, paid / 100] },
  })
})()

// prettier-ignore
export const lathe = (() => {
  const seller = { name: 'Wolverine Machine Exchange LLC', address: ['31200 Groesbeck Highway', 'Fraser, MI 48026'] }
  const buyer = { name: 'Blanchard River Precision, Inc.', address: ['2207 Industrial Drive', 'Findlay, OH 45840'] }
  const serial = '217044'
  const lines: Sale['lines'] = [{ text: '2019 Okuma LB3000EX-II MY CNC turning center', cents: 16_850_000, category: 'hard' }, { text: 'Loading on buyer’s truck at Fraser', cents: 145_000, ...soft }, { text: 'Ballbar test and control backup', cents: 87_500, ...soft }]
  const paid = 3_370_000
  const { total, open } = sumsOf({ lines, paid })
  const specs: readonly (readonly [string, string])[] = [['Year', '2019'], ['Make', 'Okuma'], ['Model', 'LB3000EX-II MY'], ['Serial number', serial], ['Control', 'OSP-P300LA'], ['Swing over bed', '22.83 in'], ['Max. turning diameter', '16.14 in'], ['Turning length', '19.69 in'], ['Spindle speed', '5,000 rpm'], ['Spindle motor', '30 hp'], ['Bar capacity', '3.15 in'], ['Turret', '12 station, live'], ['Milling speed', '6,000 rpm'], ['Y axis stroke', '4.72 in'], ['Power-on hours', '14,208'], ['Cutting hours', '6,317'], ['Power', '480 V, 3 phase, 46 kVA'], ['Weight', '13,640 lb']]
  const half = (from: number) => specs.slice(from, from + 9).map(([label, value]) => rowOf([label, value])).join('')
  const page = `${ends(`<b style="font:700 18pt/22pt 'Libre Franklin';color:#0b3c5d">Wolverine Machine Exchange LLC</b><br>Used metalworking machinery since 1988<br>${seller.address.join(', ')} &nbsp; 586-555-0161`, `<div class="r"><b style="font-size:14pt;line-height:18pt">INVOICE / SPECIFICATION</b><br>WX-20418<br>October 14, 2026</div>`)}
    <div style="display:flex;gap:.4in;margin:14pt 0 10pt"><div style="flex:1"><small>SOLD TO</small><br>${lined(buyer)}<br>Attn: Tom Reineke</div><div style="flex:1">${facts([['Stock no.', '7731'], ['Your order', '26-0911'], ['Terms', 'Balance before shipment'], ['F.O.B.', 'Our floor, Fraser, Michigan'], ['Sales tax', 'Exempt, Ohio blanket certificate']])}</div></div>
    <div class="q"><b style="font-size:13pt;line-height:18pt">2019 Okuma LB3000EX-II MY CNC turning center</b><div style="display:flex;gap:.3in"><table>${half(0)}</table><table>${half(9)}</table></div></div>
    <p><b>Equipped with:</b> 10 in three-jaw hydraulic chuck, programmable tailstock, collision avoidance, thermal compensation, chip conveyor (side discharge), high pressure coolant 290 psi, tool presetter, parts catcher, six live holders, twelve static holders, transformer 75 kVA, manuals.</p>
    <table class="l">${lines.map(({ text, cents }, i) => rowOf([i === 0 ? 'Price of the machine as specified above' : text, `>${f(cents)}`])).join('')}${rowOf(['<b>Invoice total, U.S. dollars</b>', `><b>${f(total)}</b>`])}${rowOf(['Deposit 20% of the machine, wire of September 30, 2026', `>(${f(paid)})`])}${rowOf(['<b>Balance before shipment</b>', `><b>${$(open)}</b>`])}</table>
    <p style="font-size:8pt">Specifications are believed correct and are to be verified on inspection. The machine may be seen under power until October 28, 2026. Sold as is, where is; 30 day return at buyer’s freight if a defect was not disclosed. Wire: Macomb Lakes Bank, ABA 0724-1182-0, account 88204417.</p>`
  return drawn({
    name: 'used-turning-center-specification-invoice', family: 'used-machine-specification-sheet-invoice', style: ".page{font:9.4pt/13pt 'Libre Franklin';font-size:9pt;padding:.65in .75in}small{color:#666;font-size:7.4pt}.q{border:1pt solid #0b3c5d;padding:7pt 10pt;background:#f2f6f9}.q td{padding:1.2pt 4pt;border-bottom:.3pt solid #c4d0d9}.q td+td{font-weight:700}.l td{padding:3pt 0;border-bottom:.4pt solid #aaa}", pages: [page],
    notes: 'used machinery dealer’s invoice: a sheet of specifications in two columns with two counters of hours, equipment without prices, the price line refers to the sheet above, a deposit of a fifth of the machine, no subtotal, exempt from tax', seller, buyer, lines, number: 'WX-20418', date: '2026-10-14', terms: 'Balance before shipment', order: '26-0911', paid,
    machine: { vin: serial, year: '2019', make: 'Okuma', model: 'LB3000EX-II MY', down_payment: paid / 100 },
    acceptable: { ...ones(lines), ...readings('description/item', [[lines[0]?.text ?? '', 'Price of the machine as specified above', 'Okuma LB3000EX-II MY', '2019 Okuma LB3000EX-II MY', 'CNC turning center']]), 'other_details.vin': [serial, null], 'other_details.model': ['LB3000EX-II MY', 'LB3000EX-II'], 'other_details.equipment_type': [null, 'CNC turning center', 'turning center', 'CNC lathe'], 'other_details.equipment_miles_hours': [null, 14_208, '14,208', '14208', 6_317, '6,317'], 'other_details.down_payment': [paid / 100, null], due_date: [null] },
  })
})()

// prettier-ignore
export const nursery = (() => {
  const seller = { name: 'Tualatin Ridge Growers, Inc.', address: ['20418 SW Scholls Ferry Road', 'Hillsboro, OR 97123'] }
  const buyer = { name: 'Palouse Landscape Contractors LLC', address: ['1182 Bishop Boulevard', 'Pullman, WA 99163'] }
  const plants: readonly (readonly [botanical: string, common: string, size: string, ordered: number, shipped: number, rate: number])[] = [
    ['Acer rubrum ‘Franksred’', 'Red Sunset Maple', '2" cal B&B', 24, 24, 18_950], ['Carpinus betulus ‘Fastigiata’', 'Upright European Hornbeam', '1.75" cal B&B', 18, 16, 17_425], ['Thuja occidentalis ‘Smaragd’', 'Emerald Green Arborvitae', "6-7' B&B", 120, 120, 4_680], ['Picea pungens ‘Hoopsii’', 'Hoopsi Blue Spruce', "5-6' B&B", 12, 12, 16_200], ['Cornus sericea ‘Kelseyi’', 'Kelsey Dwarf Dogwood', '#2', 150, 150, 1_115], ['Spiraea japonica ‘Goldmound’', 'Goldmound Spirea', '#2', 90, 75, 985], ['Calamagrostis x acutiflora', 'Feather Reed Grass', '#1', 200, 200, 640],
  ]
  const goods = plants.map(([botanical, common, , , shipped, rate]) => item(shipped, rate, `${botanical} ${common}`))
  const lines: Sale['lines'] = [...goods, item(6, 2_250, 'Pallets and shrink wrap', soft)]
  const discount = part(totalOf(goods), 8)
  const freight = 186_500
  const { subtotal, total } = sumsOf({ lines, discount, freight })
  const page = `<div class="c"><b style="font:700 20pt/24pt 'EB Garamond'">Tualatin Ridge Growers, Inc.</b><br><i>Field-grown shade trees, conifers and container shrubs</i><br>${seller.address.join(', ')} &nbsp; (503) 555-0148</div>
    ${ends(`<small>SOLD TO</small><br>${lined(buyer)}<br><br><small>DELIVER TO</small><br>Job site, Whelan Road subdivision<br>Pullman, WA 99163`, `<b style="font-size:14pt;line-height:18pt">INVOICE</b>${facts([['Number', '118204'], ['Date', '04/09/2026'], ['Ship date', '04/08/2026'], ['Customer P.O.', 'WHELAN PH 2'], ['Terms', 'Net 30'], ['Due date', '05/09/2026'], ['Carrier', 'Cascade Nursery Haul'], ['Inspection', 'OR 26-4418']], 'style="width:2.4in"')}`, 'margin:12pt 0 10pt')}
    <table class="l">${rowOf(['>Ord', '>Ship', 'Botanical / common name', 'Size', '>Each', '>Extended'], ' class="h"')}${plants.map(([botanical, common, size, ordered, shipped, rate], i) => rowOf([`>${ordered}`, `>${shipped}`, `<i>${botanical}</i><br>${common}`, safe(size), `>${f(rate)}`, `>${f(goods[i]?.cents ?? 0)}`])).join('')}${rowOf(['', '>6', 'Pallets and shrink wrap', '', '>22.50', `>${f(13_500)}`])}</table>
    ${ends('Short: 2 hornbeam and 15 spirea, not back-ordered.<br>Plants ordered for resale, no sales tax.', `<table class="t" style="width:2.8in">${totals([['Subtotal', f(subtotal)], ['Early order discount, 8% of plants', `-${f(discount)}`], ['Freight', f(freight)], ['<b>INVOICE TOTAL</b>', `<b>${$(total)}</b>`]])}</table>`, 'margin-top:12pt')}
    <p style="font-size:8.4pt;line-height:11pt">Claims for condition must be made on the day of receipt. We give no warranty of survival, expressed or implied. A finance charge of 1.5% a month is added to balances past due. Trees remain our property until paid.</p>`
  return drawn({
    name: 'landscape-nursery-stock-botanical-names-scan', family: 'nursery-botanical-and-common-names', scan: office, style: ".page{font:10.4pt/13.4pt 'EB Garamond';padding:.65in .8in}small{font-size:8pt;color:#444}.h td{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-weight:700}.l td{padding:2.4pt 6pt;border-bottom:.3pt solid #999}.t td{padding:1.8pt 0}", pages: [page],
    notes: 'office scan of a wholesale nursery’s invoice: botanical over common name, sizes in inches of caliper, feet and containers, ordered beside shipped with two shortages, a discount on plants only, freight, resale without tax', seller, buyer, lines, number: '118204', date: '2026-04-09', due: '2026-05-09', terms: 'Net 30', order: 'WHELAN PH 2', discount, freight, subtotal: true,
    acceptable: readings('description/item', [...plants.map(([botanical, common, size]) => [`${botanical} ${common}`, botanical, common, `${botanical} ${common} ${size}`, `${botanical} / ${common}`, `${botanical} ${size}`, `${common} ${size}`]), ['Pallets and shrink wrap']]),
  })
})()
