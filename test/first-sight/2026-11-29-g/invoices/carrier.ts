/** A flatbed carrier's freight bill: line haul and fuel by the mile, accessorial charges, stops, remittance to a factor. */
import { $, drawn, f, facts, item, lined, ones, readings, rowOf, safe, sumsOf, totalOf, type Sale } from './means.ts' // prettier-ignore

const soft = { category: 'soft' } as const

// prettier-ignore
export const flatbed = (() => {
  const seller = { name: 'Sand Creek Flatbed Lines, Inc.', address: ['4410 North Webb Road', 'Wichita, KS 67226'] }
  const buyer = { name: 'Gulf Plains Steel Service Center', address: ['2207 Industrial Boulevard', 'Beaumont, TX 77705'] }
  const charges: Sale['lines'] = [item(864, 345, 'Line haul', soft), item(864, 58.5, 'Fuel surcharge', soft), item(3.5, 8_000, 'Detention at delivery', soft), item(1, 17_500, 'Tarping, 8 foot drop', soft), item(2, 7_500, 'Stop-off', soft), item(1, 25_000, 'Layover, September 12', soft), { text: 'Over-dimensional permits OK, KS, NE', cents: 14_250, ...soft }, { text: 'Scale and toll receipts', cents: 6_835, ...soft }]
  const { total } = sumsOf({ lines: charges })
  const basis = ['mile', 'mile', 'hour', 'each', 'stop', 'day', '', '']
  const stops: readonly (readonly string[])[] = [['Pick up', 'Gulf Plains Steel, Beaumont, TX', '09/10/2026 08:30', '28 bdl', '43,180'], ['Stop 1', 'Arbuckle Erectors, Ardmore, OK', '09/11/2026 11:15', '9 bdl', '13,640'], ['Stop 2', 'Salina Bridge & Tank, Salina, KS', '09/11/2026 19:40', '7 bdl', '11,020'], ['Deliver', 'Platte Valley Fabricators, Grand Island, NE', '09/14/2026 07:10', '12 bdl', '18,520']]
  const page = `<div style="display:flex;justify-content:space-between"><div><b style="font:700 19pt/22pt 'Zilla Slab';color:#5a3b12">${safe(seller.name)}</b><br>${seller.address.join(', ')}<br>MC 441820 &nbsp; USDOT 1182044 &nbsp; 316-555-0127</div><div><b style="font-size:15pt;line-height:20pt">FREIGHT BILL</b>${facts([['Pro number', '2644-1182'], ['Bill date', '09/15/2026'], ['Due date', '10/15/2026'], ['Terms', 'Net 30 days']], 'style="width:2.1in"')}</div></div>
    <div style="display:flex;gap:.3in;margin:12pt 0 8pt"><div class="x" style="flex:1"><small>Bill to</small><br>${lined(buyer)}<br>Attn: Traffic Department</div><div class="x" style="flex:1">${facts([['Customer order', 'GP-70418'], ['Bill of lading', '0088204'], ['Trailer', '48 ft flatbed 2207'], ['Driver', 'R. Stucky'], ['Commodity', 'Structural steel, bundled']])}</div></div>
    <table class="l">${rowOf(['Stop', 'Location', 'Arrived', '>Pieces', '>Weight lb'], ' class="h"')}${stops.map(([a = '', b = '', c = '', d = '', e = '']) => rowOf([a, safe(b), c, `>${d}`, `>${e}`])).join('')}</table>
    <table class="l" style="margin-top:12pt">${rowOf(['Charge', '>Units', 'Basis', '>Rate', '>Amount'], ' class="h"')}${charges.map(({ text, quantity, rate, cents }, i) => rowOf([text, `>${quantity?.toLocaleString('en-US') ?? ''}`, basis[i] ?? '', `>${rate === undefined ? 'at cost' : (rate / 100).toFixed(rate % 1 === 0 ? 2 : 3)}`, `>${f(cents)}`])).join('')}${rowOf(['Accessorial charges', '', '', '', `>${f(totalOf(charges.slice(2)))}`], ' class="s"')}${rowOf(['<b>Total due in U.S. dollars</b>', '', '', '', `>${$(total)}`], ' class="b"')}</table>
    <div style="border:1.4pt solid #5a3b12;padding:6pt 9pt;margin-top:16pt"><b>NOTICE OF ASSIGNMENT.</b> This account has been sold and assigned to Flint Hills Receivables, LLC. Payment is to be made only to Flint Hills Receivables, LLC, PO Box 4418, Emporia, KS 66801. Offsets must be agreed in writing.</div><p>Quick pay: deduct 2% if received by 09/22/2026. Free time is two hours at each stop. Signed delivery receipts are attached.</p>`
  return drawn({
    name: 'flatbed-steel-freight-bill-accessorials', family: 'truckload-freight-bill-stops-accessorials', style: ".page{font:9.4pt/12.8pt 'Nunito Sans';padding:.6in .7in}small{color:#666;font-size:7.4pt}.x{border:.6pt solid #999;padding:5pt 7pt}.h td{background:#efe6d8;font-weight:700}.l td{padding:2.4pt 5pt;border-bottom:.3pt solid #bbb}.s td{font-style:italic;color:#555}.b td{font-size:11pt}", pages: [page],
    notes: 'truckload carrier’s freight bill: a table of stops with pieces and weights (no lines), line haul and fuel by the mile with a rate of three decimals, detention by the hour, charges at cost, a sum of accessorials within the table that is no line, notice of assignment to a factor, quick pay as a decoy', seller, buyer, lines: charges, number: '2644-1182', date: '2026-09-15', due: '2026-10-15', terms: 'Net 30 days', order: 'GP-70418',
    acceptable: { ...ones(charges.slice(6), 6), 'transactions.1.rate': [0.59, 0.585], ...readings('description/item', charges.map(({ text }, i) => [text, `${text} ${basis[i] ?? ''}`.trim(), ...(i > 5 ? [`${text} at cost`] : [])])), shipping: [null, 2980.8] },
  })
})()
