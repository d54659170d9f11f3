/** A truck dealer's quotation from its maker's specification program: proposal, specification with weights, then per-unit and total prices; three pages. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.6in .7in}
.w{width:100%;margin-top:10pt}.w th{border-bottom:.8pt solid #000;font-weight:700;padding:2pt 4pt;text-align:left}.w td{padding:1.3pt 4pt;font-size:8.6pt;line-height:10.8pt}.w .g td{font-weight:700;padding-top:5pt}
.p{width:100%;margin-top:6pt}.p td{padding:3pt 4pt}.p .t td{border-top:.8pt solid #000;font-weight:700}
.foot{font-size:7.6pt;line-height:9.4pt;left:.7in;right:.7in}
`

const seller = { name: 'CUMBERLAND TRUCK CENTER, LLC', address: ['3901 AIRPORT HWY', 'CHATTANOOGA, TN 37421'] }
const buyer = { name: 'SEQUATCHIE AGGREGATES INC', address: ['880 QUARRY ROAD', 'WHITWELL, TN 37397'] }

const unitPrices = [
  ['VEHICLE PRICE', 148_775],
  ['EXTENDED WARRANTY', 3_850],
  ['DEALER INSTALLED OPTIONS', 41_640],
] as const
const specification: readonly (readonly [string, readonly (readonly [string, string, string, string])[]])[] = [
  ['Price Level', [['PRL-28M', '114SD PLUS PRL-28M (EFF:MY27 ORDERS)', '', '']]],
  ['Data Version', [['DRL-014', 'DATA RELEASE VER 014', '', '']]],
  ['Vehicle Configuration', [['001-177', '114SD PLUS CONVENTIONAL CHASSIS', '7,846', '6,217'], ['004-227', '2027 MODEL YEAR SPECIFIED', '', ''], ['002-004', 'SET BACK AXLE - TRUCK', '', ''], ['019-006', 'TRAILER TOWING PROVISION AT END OF FRAME, SAE J560', '10', '20']]],
  ['General Service', [['AA1-002', 'TRUCK CONFIGURATION', '', ''], ['A85-010', 'CONSTRUCTION SERVICE', '', ''], ['99D-013', 'DUMP BODY, STEEL, 16 FT', '', '']]],
  ['Engine', [['101-3DV', 'CUM X12 455 HP @ 1900 RPM, 1700 LB-FT @ 1000 RPM', '', ''], ['79A-075', '75 MPH ROAD SPEED LIMIT', '', '']]],
  ['Transmission', [['342-1MA', 'ALLISON 4500 RDS AUTOMATIC WITH PTO PROVISION', '230', '80']]],
  ['Front Axle and Equipment', [['400-1BA', 'DETROIT DA-F-20.0-5 FL1 71.0 KPI, 20,000#', '280', ''], ['620-1F6', '20,000# TAPERLEAF FRONT SUSPENSION', '160', '']]],
  ['Rear Axle and Equipment', [['420-1RE', 'MT-46-160P, 46,000# R-SERIES TANDEM REAR AXLE', '', '480'], ['622-1KB', 'HAULMAAX EX 46,000# REAR SUSPENSION', '', '360']]],
  ['Wheelbase and Frame', [['545-615', '6150MM (242 INCH) WHEELBASE', '', ''], ['546-102', '7/16 X 3-9/16 X 11-1/8 INCH STEEL FRAME, 120 KSI', '90', '370']]],
  ['Cab Exterior', [['829-1A2', '114 INCH BBC FLAT ROOF ALUMINUM CONVENTIONAL CAB', '', '']]],
] // prettier-ignore

export function truckSpecification(): Drawn {
  const count = 3
  const lines: readonly Line[] = [
    ...unitPrices.map(([text, each], i): Line => ({ text, ...(i === 0 && { quantity: count }), rate: each * 100, cents: each * 100 * count, category: i === 1 ? 'soft' : 'hard' })),
    { text: 'TAXES AND FEES', rate: 41_200, cents: 41_200 * count, category: 'soft' },
  ] // prettier-ignore
  const each = unitPrices.reduce((sum, [, price]) => sum + price, 0)
  const excise = Math.round((each - 3_850) * 0.12)
  const [trade, fees] = [26_500, 412]
  const total = totalOf(lines) + excise * count * 100
  const usd = (dollars: number) => (dollars < 0 ? `(${(-dollars).toLocaleString('en-US')})` : dollars.toLocaleString('en-US'))
  const priced = (label: string, amount: number, strong = false) => `<tr${strong ? ' class="t"' : ''}><td>${label}<td style="width:12pt">$<td class="r" style="width:78pt">${usd(amount)}<td style="width:24pt"><td style="width:12pt">$<td class="r" style="width:84pt">${usd(amount * count)}</tr>` // prettier-ignore
  const groupTitle = (text: string) => `<tr><td colspan="6" style="font-weight:700;padding-top:9pt">${text}</tr>`
  const head = `<table style="width:100%"><tr><td style="width:50%">Prepared for:<br>Dale Kilgore<br>${block(buyer)}<br>Phone: 423-555-0118<td>Prepared by:<br>Marcus Tidwell<br>${block(seller)}<br>Phone: 423-555-0170</tr></table>`
  const foot = (page: number) => `<div class="foot"><table style="width:100%"><tr><td>Application Version 12.1.208<br>Data Version PRL-28M.014<br>SEQUATCHIE 3 DUMPS<td class="c"><br><br>114SD PLUS 16 FT DUMP<td class="r"><br>03/24/2026 10:12 AM<br>Page ${page} of 3</tr></table></div>`
  const cover = `${head}<div class="c" style="margin-top:1.1in"><div style="font:700 15pt/20pt Arimo">A proposal for</div><div style="font:700 19pt/26pt Arimo">${buyer.name}</div><p style="margin:24pt 0">Prepared by<br><b>${seller.name}</b><br>Marcus Tidwell</p><p>Mar 24, 2026</p><div style="font:700 22pt/28pt Arimo;margin-top:40pt">Freightliner 114SD PLUS</div><p style="margin-top:34pt;color:#555">Components shown may not reflect all spec’d options and are not to scale</p></div>${foot(1)}`
  const second = `${head}<div class="c" style="font:700 12pt/16pt Arimo;margin-top:14pt">S P E C I F I C A T I O N &nbsp; P R O P O S A L</div><table class="w"><tr><th style="width:1in">Data Code<th>Description<th class="r">Weight<br>Front<th class="r">Weight<br>Rear</tr>${specification.map(([title, rows]) => `<tr class="g"><td colspan="4">${title}</tr>${rows.map(([code, words, front, rear]) => rowOf([code, words, `>${front}`, `>${rear}`])).join('')}`).join('')}<tr class="g"><td colspan="2">Total weight, estimated<td class="r">8,616 lbs<td class="r">7,527 lbs</tr></table>${foot(2)}`
  const third = `${head}<div class="c" style="font:700 13pt/17pt Arimo;margin-top:16pt">Q U O T A T I O N</div><p style="margin:8pt 0 0"><b>114SD PLUS CONVENTIONAL CHASSIS</b></p><div style="columns:2;font-size:8.4pt;line-height:10.6pt;margin-top:4pt">SET BACK AXLE - TRUCK<br>CUM X12 455 HP @ 1900 RPM<br>ALLISON 4500 RDS AUTOMATIC<br>MT-46-160P TANDEM REAR AXLE<br>HAULMAAX EX 46,000#<br>DETROIT DA-F-20.0-5<br>6150MM (242 INCH) WHEELBASE<br>114 INCH BBC FLAT ROOF CAB</div>
<table class="p" style="margin-top:14pt"><tr style="font-weight:700"><td><td colspan="2" class="r">PER UNIT<td><td colspan="2" class="r">TOTAL</tr>${priced(`VEHICLE PRICE &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; TOTAL # OF UNITS (${count})`, 148_775)}${priced('EXTENDED WARRANTY', 3_850)}${priced('DEALER INSTALLED OPTIONS', 41_640)}${priced('CUSTOMER PRICE BEFORE TAX', each, true)}${groupTitle('TAXES AND FEES')}${priced('FEDERAL EXCISE TAX (FET)', excise)}${priced('TAXES AND FEES', fees)}${priced('OTHER CHARGES', 0)}${groupTitle('TRADE-IN')}${priced('TRADE-IN ALLOWANCE', -trade)}${priced('BALANCE DUE &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; (LOCAL CURRENCY)', each + excise + fees - trade, true)}</table>
<p style="margin-top:18pt"><b>COMMENTS:</b><br>Dealer installed options: Ox Bodies Stampede 16 ft steel dump body, hoist, tarp and hydraulics, installed. Trade-in: 3 x 2018 Mack GR64F, average 241,000 miles, clear of liens.<br>Projected delivery on ____ / ____ / ____ provided the order is received before ____ / ____ / ____.</p>
<p style="margin-top:14pt"><b>APPROVAL:</b><br>Please indicate your acceptance of this quotation by signing below:</p><p style="margin-top:18pt">Customer: X ______________________________ &nbsp;&nbsp; Date: ____ / ____ / ____</p><p style="font-size:8pt;line-height:10pt;margin-top:16pt">Financing options: competitive rates, contact your dealer. Sales tax is paid by the customer at registration.</p>${foot(3)}`
  return drawnDeal({
    name: 'dump-trucks-specification-quotation', family: 'truck-specification-quotation',
    notes:
      'truck dealer’s quotation of three pages from a maker’s specification program: prepared-for and prepared-by with a person above the firm on every page, cover with the buyer’s name in large print, date on the cover in words and in the foot with the time, specification with data codes and weights, then per-unit and total columns in whole dollars with the dollar sign apart, number of units in parentheses in a label, federal excise tax, fees under a heading of the same words, trade-in in parentheses, balance; the total before the trade is not printed; no quotation number, versions as decoys',
    style,
    pages: [cover, second, third], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_date: '2026-03-24', tax_total: excise * count, trade_in: trade * count,
      amount_due: (each + excise + fees - trade) * count,
      other_details: { make: 'Freightliner', model: '114SD PLUS', year: '2027' },
    },
    expected_derived: { 'other_details.equipment_age': -1, basis: 'quotation year minus model year' },
    acceptable: {
      ...ofLines(lines, 'quantity', () => [count, 1]), ...ofLines(lines, 'rate', ({ rate = 0, cents }) => [units(rate), units(cents)]),
      total_invoice_value: [units(total), (each + excise + fees - trade) * count],
      'transactions.0.description/item': ['VEHICLE PRICE', 'VEHICLE PRICE TOTAL # OF UNITS (3)', '114SD PLUS CONVENTIONAL CHASSIS', '2027 Freightliner 114SD PLUS', 'Freightliner 114SD PLUS'],
      subtotal: [each * count, units(totalOf(lines))], tax_total: [excise * count, (excise + fees) * count], 'receiver.name': ['Dale Kilgore', buyer.name],
      'sender.name': ['Marcus Tidwell', seller.name], 'other_details.model': ['114SD', '114SD PLUS CONVENTIONAL CHASSIS'],
      'other_details.equipment_type': ['CONVENTIONAL CHASSIS', 'DUMP TRUCK', 'TRUCK', 'DUMP', '16 FT DUMP', null], 'other_details.equipment_age': [-1, 0],
    },
    absent: ['invoice_number', 'due_date', 'purchase_order', 'discount', 'shipping', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
