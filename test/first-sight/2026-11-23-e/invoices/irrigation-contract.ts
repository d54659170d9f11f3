/** An irrigation dealer's purchase contract for a center pivot: system description in label and value columns, prices in a short list, payment boxes, terms overleaf; two pages. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.4pt/12.2pt Carlito;padding:.5in .6in}
.bar{background:#003f87;color:#fff;font-weight:700;padding:2pt 6pt;margin-top:9pt}
.d{width:100%;table-layout:fixed}.d td{border:.6pt solid #7c93ad;padding:1.8pt 5pt}.d td:nth-child(odd){background:#e8eef5;width:19%}
.p{width:100%}.p td{padding:2.6pt 6pt;border-bottom:.5pt dotted #555}
`

const seller = { name: 'Sandhill Irrigation & Electric', address: ['48211 Highway 281', 'O’Neill, NE 68763'] }
const buyer = { name: 'Kaczmarek Brothers Partnership', address: ['86704 499th Avenue', 'Ewing, NE 68735'] }

export function irrigationContract(): Drawn {
  const lines: readonly Line[] = [
    { text: 'Center pivot system as described', cents: 9_684_000, category: 'hard' },
    { text: 'Corner-free end gun with booster pump', cents: 512_500, category: 'hard' },
    { text: 'Underground pipe, 10 in. PVC, 1,320 ft, and wire', cents: 1_418_000, category: 'hard' },
    { text: 'Variable frequency drive, 75 HP', cents: 1_165_000, category: 'hard' },
    { text: 'Concrete pivot pad', cents: 185_000, category: 'hard' },
    { text: 'Freight and delivery to field', cents: 274_000, category: 'soft' },
    { text: 'Erection and electrical hook-up', cents: 1_390_000, category: 'soft' },
  ]
  const freight = 274_000
  const own = lines.filter(({ cents }) => cents !== freight)
  const discount = 425_000
  const tax = 0
  const total = totalOf(lines) - discount + tax
  const down = 2_500_000
  const usd = (cents: number) => formatAmount(cents)
  const describe = (pairs: readonly (readonly [string, string, string, string])[]) => `<table class="d">${pairs.map(row => rowOf(row)).join('')}</table>`
  const first = `<table style="width:100%"><tr><td><div style="font:700 19pt/23pt 'Barlow Condensed';color:#003f87;letter-spacing:1pt">SANDHILL IRRIGATION &amp; ELECTRIC</div>${seller.address.join(', ')} &nbsp; 402-555-0119<td class="r"><b style="font-size:14pt;line-height:18pt">PURCHASE CONTRACT</b><br>Contract No. K26-031</tr></table>
<table class="d" style="margin-top:10pt">${rowOf(['Purchaser', buyer.name, 'Contract date', '1/16/2026'])}${rowOf(['Address', buyer.address.join(', '), 'Delivery wanted', '4/20/2026'])}${rowOf(['Phone', '402-555-0156 (Stan)', 'Salesman', 'Curt Pribyl'])}${rowOf(['Legal description', 'NE1/4 Sec 14 T27N R9W, Holt Co.', 'Field name', 'North quarter'])}</table>
<div class="bar">SYSTEM DESCRIPTION</div>
${describe([['Make', 'Zimmatic', 'Model', '9500P'], ['Condition', 'New, 2026', 'System length', '1,296 ft'], ['Spans', '6 x 179 ft, 1 x 160 ft', 'Overhang', '62 ft'], ['Pipe', '6-5/8 in. galvanized', 'Tires', '14.9 x 24'], ['Acres', '126.4', 'Flow', '800 gpm at 32 psi'], ['Sprinklers', 'Nelson R3030, 9 ft drops', 'Control panel', 'FieldNET Pivot Complete'], ['Drive motors', '34 rpm, end 56 rpm', 'Pivot serial no.', 'assigned at factory']])}
<div class="bar">PRICE</div>
<table class="p">${own.map(({ text, cents }) => rowOf([text, '$', `>${usd(cents)}`])).join('')}${rowOf(['Freight and delivery to field', '$', `>${usd(freight)}`])}${rowOf(['Winter program discount', '$', `>(${usd(discount)})`])}${rowOf(['Sales tax (agricultural machinery, exempt, Form 13)', '$', '>0.00'])}<tr style="font-weight:700"><td>TOTAL CONTRACT PRICE<td>$<td class="r">${usd(total)}</tr>${rowOf(['Down payment received, check 7714', '$', `>(${usd(down)})`])}<tr style="font-weight:700"><td>BALANCE<td>$<td class="r">${usd(total - down)}</tr></table>
<div class="bar">PAYMENT</div><p style="margin:5pt 0 0">&#9744; Cash &nbsp;&nbsp; &#9746; Balance by lease or loan with: <u>&nbsp;Niobrara Ag Leasing&nbsp;</u> &nbsp;&nbsp; &#9744; Diamond Credit<br>Balance is due when the system makes water. Interest at 16% per annum on overdue amounts.</p>
<table style="width:100%;margin-top:34pt"><tr><td style="width:47%;border-top:.7pt solid #000">Purchaser &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Date<td style="width:6%"><td style="border-top:.7pt solid #000">For ${seller.name.replace('&', '&amp;')} &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Date</tr></table><div class="foot c" style="font-size:8pt">Contract K26-031 &nbsp; Page 1 of 2. Terms on page 2 are part of this contract.</div>`
  const terms = [
    ['Price', 'The price is for the system described. Rock, wet holes, road crossings and power line moves are extra at $145.00 an hour for the trencher and $95.00 an hour for a man.'],
    ['Delivery', 'Dates are estimates. Sandhill is not liable for crop loss from late delivery, weather or want of water.'],
    ['Title', 'Title stays with Sandhill until the full price is paid by the Purchaser or by the company that finances it. The pivot is not a fixture.'],
    ['Warranty', 'The manufacturer’s warranty is 24 months or 5,000 hours for the gearboxes and 10 years for galvanized pipe. Used parts are sold as is. Sandhill gives no other warranty.'],
    ['Well and power', 'The Purchaser furnishes a well that makes 800 gallons per minute, a flow meter approved by the district, and three-phase power of 75 HP at the pivot point.'],
    ['Cancellation', 'An order canceled after the factory has cut steel forfeits the down payment, but no more than 20% of the price.'],
    ['Insurance', 'From the day of delivery the Purchaser insures the system for its price against wind, fire and theft.'],
    ['Law', 'Nebraska law governs. Changes to this contract are in writing and signed by both.'],
  ] as const // prettier-ignore
  const second = `<div style="font:700 12pt/16pt Carlito;color:#003f87">TERMS</div>${terms.map(([title, text], i) => `<p style="margin:8pt 0 0"><b>${i + 1}. ${title}.</b> ${text}</p>`).join('')}<p style="margin-top:24pt">${block(seller)}</p><div class="foot c" style="font-size:8pt">Contract K26-031 &nbsp; Page 2 of 2</div>`
  return drawnDeal({
    name: 'center-pivot-irrigation-contract', family: 'irrigation-purchase-contract',
    notes:
      'irrigation dealer’s purchase contract of two pages: purchaser, dates and field as label and value cells four across, system described in a grid (make, model, condition with the year, lengths, acres and flow as decoys), prices as a list of descriptions with the dollar sign apart and no quantities, freight among them, discount and down payment in parentheses, exempt tax, balance, ticked payment box with a lessor’s name, terms with hourly rates and percents overleaf',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines: own,
    expected: {
      total_invoice_value: units(total), invoice_number: 'K26-031', invoice_date: '2026-01-16', shipping: units(freight), discount: units(discount),
      amount_due: units(total - down), other_details: { make: 'Zimmatic', model: '9500P', year: '2026', equipment_type: 'Center pivot system', down_payment: units(down) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'contract year minus model year' },
    acceptable: {
      ...singles(own), tax_total: [0], subtotal: [units(totalOf(own)), units(totalOf(lines))], 'other_details.equipment_type': ['Center pivot', 'pivot', 'irrigation system'],
      'transactions.4.category': ['hard', 'soft'], payment_terms: ['Balance is due when the system makes water', 'Balance is due when the system makes water.', 'Balance by lease or loan with: Niobrara Ag Leasing'],
      'sender.name': ['SANDHILL IRRIGATION & ELECTRIC'], due_date: ['2026-04-20'],
    },
    absent: ['purchase_order', 'trade_in', ...noVehicle],
  })
} // prettier-ignore
