/** A computer reseller's invoice: part numbers, ordered and shipped, serial numbers in blocks under the lines. */
import { invoiceTruth, item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { chanceOf, escape, formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'

const style = `
.page{font:8.4pt/11pt 'Open Sans';padding:.45in .5in}
table{width:100%}
.t th{font-size:7.2pt;line-height:9pt;text-transform:uppercase;color:#fff;background:#4a2a7b;padding:4pt;font-weight:700}
.t td{padding:4pt;border-bottom:.5pt solid #d6d0e2}.t .sn td{border-bottom:.5pt solid #d6d0e2;padding:0 4pt 4pt;font:7.4pt/9.4pt Cousine;color:#333}
.pair{display:grid;grid-template-columns:auto 1fr;column-gap:10pt}.pair b{font-weight:700}.pair{white-space:nowrap;font-size:7.8pt}
`

interface Hardware extends Line {
  readonly prefix: string
  readonly taxed: boolean
}

const hardware = (quantity: number, rate: number, text: string, rest: Partial<Hardware>): Hardware => ({ ...item(quantity, rate, text, rest), prefix: rest.prefix ?? '', taxed: rest.taxed ?? true }) // prettier-ignore

const lines: readonly Hardware[] = [
  hardware(4, 1_284_900, 'PowerEdge R760 rack server, 2x Gold 6430, 512 GB', { code: '210-BGRX', prefix: 'C8K' }),
  hardware(2, 1_895_000, 'Switch 48-port 25GbE, L3, dual PSU', { code: 'S5248F-ON', prefix: 'TW0' }),
  hardware(12, 148_500, 'Latitude 7450 notebook, 32 GB, 1 TB', { code: 'LAT7450-32', prefix: 'F9J' }),
  hardware(12, 21_950, 'Thunderbolt dock WD22', { code: 'WD22TB4' }),
  hardware(4, 312_000, 'ProSupport Plus 4-hour, 5 years', { code: '865-BBNC', category: 'soft', taxed: false }),
  hardware(12, 500, 'CA electronic waste recycling fee, 15-35 in.', {
    code: 'EWF-2',
    category: 'soft',
    taxed: false,
  }),
  hardware(1, 640_000, 'Rack, stack and cabling, fixed price', { code: 'PS-RACK', category: 'soft', taxed: false }),
]

const seller = { name: 'Sierra Vista Technology Partners, Inc.', address: ['2550 Gold River Road', 'Rancho Cordova, CA 95670'] } // prettier-ignore
const buyer = { name: 'Delta Growers Cold Storage, LLC', address: ['7400 East Mariposa Road', 'Stockton, CA 95215'] }

export function hardwareInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round(sum(lines.filter(({ taxed }) => taxed).map(({ cents }) => cents)) * 0.09)
  const total = subtotal + tax
  const chance = chanceOf(4711)
  const serial = (prefix: string) =>
    prefix + Array.from({ length: 4 }, () => 'BCDFGHJKLMNPQRSTVWXYZ0123456789'[chance.whole(0, 30)]).join('')
  const rows = lines.map((line, i) => {
    const serials = line.prefix === '' ? [] : Array.from({ length: line.quantity ?? 0 }, () => serial(line.prefix))
    return `<tr><td>${i + 1}.0<td>${line.code}<td>${escape(line.text)}<td class="r">${line.quantity}<td class="r">${line.quantity}<td class="r">$${formatAmount(line.rate ?? 0)}<td class="r">$${formatAmount(line.cents)}<td class="c">${line.taxed ? 'Y' : 'N'}</tr>${serials.length === 0 ? '' : `<tr class="sn"><td><td><td colspan="6">S/N: ${serials.join(', ')}</tr>`}`
  })
  const pair = (entries: readonly (readonly [string, string])[]) =>
    `<div class="pair">${entries.map(([label, value]) => `<b>${label}</b><span>${value}</span>`).join('')}</div>`
  const page = `<div style="display:flex;justify-content:space-between;border-bottom:3pt solid #4a2a7b;padding-bottom:6pt"><div style="font-size:17pt;line-height:21pt;color:#4a2a7b"><b>SIERRA VISTA</b> tech</div><div style="font-size:19pt;line-height:22pt">INVOICE</div></div>
<div style="display:flex;gap:24pt;margin-top:9pt"><div style="flex:1"><b>Remit To</b><br>${[seller.name, ...seller.address].join('<br>')}<br>EFT: Gold Country Bank 121144609 / 3308812097</div><div style="flex:1"><b>Bill To</b><br>Attn: Accounts Payable<br>${[buyer.name, ...buyer.address].join('<br>')}</div><div style="flex:1"><b>Ship To</b><br>Delta Growers - Plant 4<br>18200 South Airport Way<br>Manteca, CA 95336</div></div>
<div style="display:flex;gap:14pt;justify-content:space-between;background:#f3f0f8;padding:7pt 9pt;margin:10pt 0">${[
    pair([
      ['Invoice #', 'SVT-0091847'],
      ['Invoice Date', '2026-09-22'],
      ['Due Date', '2026-10-22'],
    ]),
    pair([
      ['PO #', 'DG-15518'],
      ['Terms', 'Net 30'],
      ['Sales Order', '663019'],
    ]),
    pair([
      ['Contract', 'NASPO MNWNC-108'],
      ['Acct Mgr', 'Priya Raman'],
      ['Ship Date', '2026-09-18'],
    ]),
    pair([
      ['Tracking', '1Z 4R8 77 0341 8826'],
      ['Deal Reg', 'DR-220917'],
      ['Tax ID', '68-0417733'],
    ]),
  ].join('')}</div>
<table class="t"><tr><th>Ln<th>Mfr part #<th>Description<th class="r">Ord<th class="r">Shp<th class="r">Unit price<th class="r">Ext price<th class="c">Tax</tr>${rows.join('')}</table>
<div style="display:flex;justify-content:space-between;margin-top:10pt"><div style="width:55%;font-size:7.4pt;line-height:9.6pt;color:#444">Title passes on shipment. Returns need an RMA within 15 days and are subject to a 15% fee. If financed, the lessor’s purchase order has to name the invoice number and the serial numbers listed above.</div><table style="width:38%">${[
    ['Sub-Total', formatAmount(subtotal)],
    ['Shipping &amp; Handling', '0.00'],
    ['Sales Tax (9.000%)', formatAmount(tax)],
  ]
    .map(([a = '', b]) => `<tr><td>${a}<td class="r">$${b}</tr>`)
    .join(
      '',
    )}<tr style="font-weight:700;background:#4a2a7b;color:#fff"><td style="padding:3pt">Total Due (USD)<td class="r" style="padding:3pt">$${formatAmount(total)}</tr></table></div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: 'SVT-0091847',
    invoice_date: '2026-09-22',
    due_date: '2026-10-22',
    purchase_order: 'DG-15518',
    payment_terms: 'Net 30',
    subtotal: units(subtotal),
    shipping: 0,
    tax_total: units(tax),
    amount_due: units(total),
    other_details: {},
  }
  return {
    name: 'server-room-serial-numbers',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'hardware-reseller',
      notes:
        'computer reseller: remit-to (the seller), bill-to and ship-to side by side, twelve facts in four columns of pairs, ISO dates, ordered and shipped columns, serial numbers in rows of their own (no lines), freight printed 0.00, recycling fee and services as untaxed lines',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      absent: ['discount', 'trade_in', 'other_details.vin', 'other_details.down_payment', 'other_details.equipment_miles_hours', 'other_details.year'],
      acceptable: {
        'sender.name': ['Sierra Vista tech', 'Sierra Vista'],
        'other_details.make': ['PowerEdge', 'Dell'],
        'other_details.model': ['PowerEdge R760', 'R760', '210-BGRX', 'R760 rack server'],
        'other_details.equipment_type': ['rack server', 'server', 'PowerEdge R760 rack server'],
      },
    }),
  }
} // prettier-ignore
