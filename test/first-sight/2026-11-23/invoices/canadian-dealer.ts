/** A Canadian forestry dealer's invoice: GST and PST apart, ISO dates, Canadian dollars; scanned. */
import { invoiceTruth, item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { escape, formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'

const style = `
.page{font:9.6pt/12.8pt 'EB Garamond';font-size:11pt;line-height:14pt;padding:.6in .7in}
table{width:100%}
.r1{border:1.2pt solid #0d3b2e}.r1 td,.r1 th{border-left:.6pt solid #0d3b2e;padding:4pt 6pt}.r1 th{border-bottom:1.2pt solid #0d3b2e;font-weight:700;text-align:center}
.blank td{height:150pt}
.sum td{border:.6pt solid #0d3b2e;padding:3pt 6pt}
`

const lines: readonly Line[] = [
  item(1, 18_950_000, 'USED 2018 TIGERCAT 620E GRAPPLE SKIDDER', {
    code: 'U-3318',
    more: ['S/N 62018447, 9,812 hours, dual arch, Class 2 chains'],
  }),
  item(2, 412_500, 'TIRE CHAIN SET 30.5L-32', { code: 'CH-3053' }),
  item(1, 148_000, 'FIRE SUPPRESSION RECERTIFICATION', { code: 'SVC-FS', category: 'soft' }),
  item(1, 285_000, 'LOWBED TO MERRITT', { code: 'FRT', category: 'soft' }),
]

const seller = { name: 'Fraser Canyon Forestry Equipment Ltd.', address: ['1880 Kelly Douglas Road', 'Kamloops, BC V2C 5S4'] } // prettier-ignore
const buyer = { name: 'Nicola Valley Timber Falling Inc.', address: ['2751 Nicola Avenue', 'Merritt, BC V1K 1B8'] }

export function canadianDealer(): Drawn {
  const subtotal = totalOf(lines)
  const gst = Math.round(subtotal * 0.05)
  const pst = Math.round((subtotal - 285_000) * 0.07)
  const total = subtotal + gst + pst
  const deposit = 2_000_000
  const rows = lines.map(
    line =>
      `<tr><td class="c">${line.quantity}<td>${line.code}<td>${[line.text, ...(line.more ?? [])].map(escape).join('<br>')}<td class="r">${formatAmount(line.rate ?? 0)}<td class="r">${formatAmount(line.cents)}</tr>`,
  )
  const page = `<div class="c"><span style="font-size:21pt;line-height:25pt;color:#0d3b2e">${seller.name}</span><br>${seller.address.join(' &bull; ')} &bull; 250-555-0118<br><i>Sales, service and parts since 1981</i></div>
<table style="margin-top:14pt"><tr><td style="width:56%"><b>Sold to:</b><br>${[buyer.name, ...buyer.address].join('<br>')}<td><table><tr><td><b>Invoice</b><td class="r">E04172</tr><tr><td><b>Date (yyyy-mm-dd)</b><td class="r">2026-02-19</tr><tr><td><b>Your P.O.</b><td class="r">NV 77</tr><tr><td><b>Terms</b><td class="r">Due on receipt</tr><tr><td><b>Salesperson</b><td class="r">G. Thiessen</tr></table></tr></table>
<table class="r1" style="margin-top:12pt"><tr><th style="width:.5in">Qty<th style="width:.8in">Stock no.<th>Description<th style="width:1.05in">Price<th style="width:1.1in">Amount</tr>${rows.join('')}<tr class="blank"><td><td><td><td><td></tr></table>
<table><tr><td style="width:56%;padding:8pt 14pt 0 0;font-size:9.4pt;line-height:11.6pt">GST/HST Reg. No. 10288 4417 RT0001<br>BC PST Reg. PST-1018-4423<br>All amounts in Canadian dollars. Freight exempt of PST. Ownership passes upon payment in full; interest 2% per month (26.8% per annum) on overdue accounts.<td><table class="sum"><tr><td>Subtotal<td class="r">${formatAmount(subtotal)}</tr><tr><td>GST 5%<td class="r">${formatAmount(gst)}</tr><tr><td>PST 7%<td class="r">${formatAmount(pst)}</tr><tr style="font-weight:700"><td>Invoice total CAD<td class="r">$${formatAmount(total)}</tr><tr><td>Deposit received 2026-02-02<td class="r">${formatAmount(deposit)} CR</tr><tr style="font-weight:700"><td>Balance owing<td class="r">$${formatAmount(total - deposit)}</tr></table></tr></table>
<div style="position:absolute;right:1in;top:5.1in;font:700 15pt/18pt Cousine;color:#777;border:2pt solid #777;padding:3pt 9pt;transform:rotate(-9deg)">RECEIVED FEB 20 2026</div>`
  const expected = {
    currency: 'CAD',
    total_invoice_value: units(total),
    invoice_number: 'E04172',
    invoice_date: '2026-02-19',
    purchase_order: 'NV 77',
    payment_terms: 'Due on receipt',
    subtotal: units(subtotal),
    tax_total: units(gst + pst),
    amount_due: units(total - deposit),
    other_details: {
      year: '2018',
      make: 'TIGERCAT',
      model: '620E',
      equipment_type: 'GRAPPLE SKIDDER',
      equipment_miles_hours: 9812,
      down_payment: units(deposit),
    },
  }
  return {
    name: 'ca-used-skidder-gst-pst-scan',
    kind: 'invoices',
    html: sheets(style, [page]),
    scan: { dpi: 170, skewDegrees: 0.45, noise: 18, blur: 0.5, jpegQuality: 68 },
    truth: invoiceTruth({
      family: 'canadian-gst-pst',
      notes:
        'scan of a Canadian dealer’s invoice: GST and PST apart (tax_total is their sum), ISO dates, postal codes, tax registration numbers, stock numbers, year / make / model / hours in the text of the line, deposit marked CR, receipt stamp across the empty part with another date',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      expected_derived: { 'other_details.equipment_age': 8, basis: 'invoice year minus model year' },
      absent: ['discount', 'shipping', 'trade_in'],
      acceptable: {
        due_date: ['2026-02-19'],
        shipping: [2_850],
        'other_details.vin': ['62018447'],
        'other_details.equipment_type': ['SKIDDER', 'USED GRAPPLE SKIDDER'],
      },
    }),
  }
}
