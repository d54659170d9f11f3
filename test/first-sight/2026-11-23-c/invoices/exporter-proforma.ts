/** A Chinese press maker's proforma in English from a spreadsheet, A4: merged cells, amount in words, bank box, round stamp. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, noVehicle, service } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
@page{size:210mm 297mm}.page{width:210mm;height:297mm;font:9.4pt/12.2pt Arimo;padding:13mm 14mm}
.t{width:100%;margin-top:7pt}.t td,.t th{border:.7pt solid #000;padding:3pt 4pt;vertical-align:middle}.t th{font-weight:700;text-align:center}.t small{display:block;font-size:8.4pt;line-height:10.6pt}
`

const seller = {
  name: 'Ruian Hengfeng Printing Machinery Co., Ltd.',
  address: ['No. 288 Binjiang Avenue, Economic Development Zone', 'Ruian, Zhejiang 325200, China'],
}
const buyer = { name: 'Cascade Label & Packaging LLC', address: ['18820 72nd Avenue South', 'Kent, WA 98032, USA'] } // prettier-ignore

const lines: readonly Line[] = [
  item(1, 12_860_000, '6-Color Stack Flexo Printing Machine', {
    more: ['Model: HFR-61000', 'Printing width 960 mm, ceramic anilox, servo driven', 'Year of manufacture: 2026'],
  }),
  item(1, 1_480_000, 'Slitter Rewinder', { more: ['Model: HFQ-1100', 'Max. speed 200 m/min'] }),
  item(12, 38_000, 'Ceramic Anilox Roller', { more: ['Spare, 500 to 800 LPI'] }),
  item(6, 12_500, 'Printing Cylinder', { more: ['Customized repeat'] }),
  service('Sea Freight to Seattle, 1 x 40HQ', 420_000),
  service('Marine Insurance', 38_500),
]

export function exporterProforma(): Drawn {
  const total = totalOf(lines)
  const [deposit, rest] = [Math.round(total * 0.3), total - Math.round(total * 0.3)]
  const usd = (cents: number) => `USD ${formatAmount(cents)}`
  const goods = lines.slice(0, 4).map(({ text, more = [], quantity, rate = 0, cents }, i) => `<tr><td class="c">${i + 1}<td><b>${text}</b><small>${more.join('<br>')}</small><td class="c">${i === 0 ? '8443160000' : i === 1 ? '8441100000' : '8443919090'}<td class="c">${quantity} ${i < 2 ? 'SET' : 'PCS'}<td class="r">${usd(rate)}<td class="r">${usd(cents)}</tr>`) // prettier-ignore
  const wide = (label: string, cents: number) => `<tr><td colspan="5" class="r">${label}<td class="r">${usd(cents)}</tr>`
  const stamp = `<svg width="120" height="120" style="position:absolute;right:70pt;margin-top:-48pt"><circle cx="60" cy="60" r="55" fill="none" stroke="#d0021b" stroke-width="3" opacity=".75"/><polygon points="60,40 65,54 80,54 68,63 72,78 60,69 48,78 52,63 40,54 55,54" fill="#d0021b" opacity=".75"/></svg>`
  const page = `<div class="c"><b style="font-size:14pt;line-height:18pt">RUIAN HENGFENG PRINTING MACHINERY CO., LTD.</b><br>Add: ${seller.address.join(', ')}<br>Tel: +86-577-5555-0142 &nbsp; Fax: +86-577-5555-0143 &nbsp; E-mail: sales06@hengfengflexo.example</div><div class="c" style="font:700 17pt/22pt Arimo;text-decoration:underline;margin-top:8pt">PROFORMA INVOICE</div>
<table class="t"><tr><td rowspan="3" style="width:58%"><b>TO: ${buyer.name}</b><br>ADD: ${buyer.address.join(', ')}<br>ATTN: Mr. Glen Okada &nbsp; TEL: +1-253-555-0126<td><b>P/I NO.:</b> HF-PI260418-2</tr>${rowOf(['<b>DATE:</b> APR. 18, 2026'])}${rowOf(['<b>SALES:</b> Vivian Lin'])}</table>
<table class="t"><tr><th style="width:.35in">NO.<th>DESCRIPTION OF GOODS<th>HS CODE<th>QTY<th>UNIT PRICE<br>FOB NINGBO<th>AMOUNT</tr>${goods.join('')}${wide('<b>TOTAL FOB NINGBO</b>', totalOf(lines.slice(0, 4)))}${lines.slice(4).map(({ text, cents }) => wide(text, cents)).join('')}<tr style="background:#ffff99;font-weight:700"><td colspan="5" class="r">TOTAL AMOUNT CIF SEATTLE<td class="r">${usd(total)}</tr><tr><td colspan="6"><b>SAY US DOLLARS ONE HUNDRED FIFTY-THREE THOUSAND TWO HUNDRED NINETY-FIVE ONLY.</b></tr></table>
<div style="margin-top:8pt">1. PAYMENT TERM: 30% T/T in advance (${usd(deposit)}), 70% T/T before shipment (${usd(rest)}).<br>2. DELIVERY TIME: 60 days after receipt of deposit.<br>3. PACKING: Standard export wooden case, 1 x 40HQ. &nbsp; N.W.: 9,800 KGS &nbsp; G.W.: 10,650 KGS<br>4. PORT OF LOADING: Ningbo, China. &nbsp; PORT OF DISCHARGE: Seattle, USA.<br>5. WARRANTY: 12 months. Engineer can go to buyer’s factory for installation; air ticket, hotel and USD 100.00 per day by buyer.<br>6. VALIDITY: 30 days. Duties and taxes in USA are for buyer’s account.</div>
<table class="t"><tr><td style="width:30%"><b>BENEFICIARY</b><td>RUIAN HENGFENG PRINTING MACHINERY CO., LTD.</tr><tr><td><b>BENEFICIARY’S BANK</b><td>EASTERN ZHEJIANG MERCHANTS BANK, RUIAN BRANCH<br>No. 55 Wansong East Road, Ruian, Zhejiang, China</tr><tr><td><b>SWIFT CODE</b><td>EZMBCNBNXXX</tr><tr><td><b>A/C NO. (USD)</b><td>3318 0114 5500 2286</tr></table>
<table style="width:100%;margin-top:20pt"><tr><td style="width:55%"><b>THE BUYER:</b><br><br><br>______________________<td><b>THE SELLER:</b><br><br><br>______________________${stamp}</tr></table>`
  return drawnDeal({
    name: 'flexo-press-exporter-proforma', family: 'exporter-spreadsheet-proforma',
    notes:
      'exporter’s proforma in English, A4, from a spreadsheet: seller centered in the head, TO and ADD in a merged cell beside P/I number and date, model and year of manufacture as lines under the goods, tariff codes between description and quantity, "USD" before each amount, freight and insurance as rows after the total FOB, total CIF with the sum in words, deposit and balance in the payment term, weights, day rate and bank as decoys, red stamp',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'HF-PI260418-2', invoice_date: '2026-04-18', payment_terms: '30% T/T in advance, 70% T/T before shipment',
      other_details: { model: 'HFR-61000', year: '2026', equipment_type: '6-Color Stack Flexo Printing Machine' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'year of the proforma minus year of manufacture' },
    acceptable: {
      payment_terms: ['30% T/T in advance (USD 45,988.50), 70% T/T before shipment (USD 107,306.50)', '30% T/T in advance'], due_date: ['2026-05-18'],
      subtotal: [units(total), units(totalOf(lines.slice(0, 4)))], shipping: [4200, 4585], amount_due: [units(total)], tax_total: [0],
      'other_details.make': ['Hengfeng', 'Ruian Hengfeng', seller.name],
      'other_details.equipment_type': ['Flexo Printing Machine', 'Printing Machine', 'Stack Flexo Printing Machine'], 'other_details.down_payment': [units(deposit)],
      'transactions.4.quantity': [1], 'transactions.5.quantity': [1],
    },
    absent: ['purchase_order', 'discount', 'trade_in', ...noVehicle],
  })
} // prettier-ignore
