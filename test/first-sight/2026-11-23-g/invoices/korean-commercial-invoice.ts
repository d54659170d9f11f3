/** A Korean lathe maker's commercial invoice in dollars on A4: numbered boxes of a shipping form, marks beside the goods, FCA and freight apart, amount in words. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { html } from './pieces.ts'

const style = `
@page{size:210mm 297mm}.page{width:210mm;height:297mm;font:9.4pt/12.4pt Arimo;padding:14mm 15mm}
.g{width:100%;table-layout:fixed}.g td{border:.7pt solid #000;padding:2pt 5pt 4pt}.g small{display:block;font-size:7.4pt;line-height:10pt}
.l{width:100%;border:.7pt solid #000;margin-top:-.7pt;height:112mm}.l th{font-weight:400;font-size:7.4pt;line-height:10pt;border-bottom:.7pt solid #000;padding:2pt 5pt;height:1pt}.l td{padding:3pt 5pt;height:1pt}.l tr:last-child td{height:auto}
`

const seller = {
  name: 'DAESUNG PRECISION MACHINERY CO., LTD.',
  address: ['88, GONGDAN-RO 21-GIL, SEONGSAN-GU', 'CHANGWON-SI, GYEONGSANGNAM-DO, 51567, KOREA'],
}
const buyer = { name: 'KISKI VALLEY TURNED PARTS, INC.', address: ['2140 RIVER ROAD', 'VANDERGRIFT, PA 15690, U.S.A.'] }

const lines = [
  item(1, 13_980_000, 'CNC TURNING CENTER MODEL DST-260Y', {
    more: ['SERIAL NO. DT26Y-0418, FANUC 0i-TF PLUS', 'Y-AXIS, 12 STATION BMT TURRET, 10" CHUCK'],
  }),
  item(1, 1_245_000, 'BAR FEEDER, SHORT, MODEL DBF-80'),
  item(1, 562_000, 'CHIP CONVEYOR, HINGE TYPE'),
  item(1, 489_000, 'PARTS CATCHER WITH CONVEYOR'),
  item(8, 43_500, 'DRIVEN TOOL HOLDER, BMT55'),
]

export function koreanCommercialInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 684_500
  const total = subtotal + freight
  const box = (label: string, value: string, more = '') => `<td${more}><small>${label}</small>${value}`
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }, i) => rowOf([i === 0 ? 'KVTP<br>PITTSBURGH<br>C/NO. 1-3<br>MADE IN KOREA' : '', `${text}${more.map(words => `<br>${words}`).join('')}`, `>${quantity} ${quantity > 1 ? 'PCS' : 'SET'}`, `>US$${formatAmount(rate)}`, `>US$${formatAmount(cents)}`])) // prettier-ignore
  const page = `<div class="c" style="font:700 17pt/22pt Tinos;letter-spacing:3pt;margin-bottom:8pt">COMMERCIAL INVOICE</div>
<table class="g"><tr style="height:74pt">${box('1. Shipper/Exporter', `${seller.name}<br>${seller.address.join('<br>')}<br>TEL: +82-55-555-0140`)}${box('8. No. &amp; date of invoice', 'DS-E260318-2 &nbsp;&nbsp;&nbsp;&nbsp; MAR. 18, 2026')}</tr>
<tr style="height:66pt">${box('2. For account &amp; risk of Messrs.', `${html(buyer.name)}<br>${buyer.address.join('<br>')}<br>ATTN: MR. WALT HOSTETLER`)}${box('9. No. &amp; date of L/C', 'T/T BASE, P/O NO. 51884 DATED NOV. 24, 2025')}</tr>
<tr style="height:52pt">${box('3. Notify party', 'ALLEGHENY CUSTOMS BROKERS, INC.<br>CORAOPOLIS, PA 15108, U.S.A.')}${box('10. Remarks', 'ORIGIN: REPUBLIC OF KOREA &nbsp; H.S. 8458.11<br>PAYMENT: 30% IN ADVANCE, 70% BEFORE SHIPMENT<br>PRICE TERM: CIF PITTSBURGH, PA', ' rowspan="3"')}</tr>
<tr>${box('4. Port of loading &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; 5. Final destination', 'BUSAN, KOREA &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; PITTSBURGH, PA, U.S.A.')}</tr>
<tr>${box('6. Carrier &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; 7. Sailing on or about', 'HMM EMERALD 041E &nbsp;&nbsp;&nbsp;&nbsp; MAR. 24, 2026')}</tr></table>
<table class="l"><tr><th style="width:29mm">11. Marks &amp; numbers of PKGS<th>12. Description of goods<th class="r" style="width:18mm">13. Quantity<th class="r" style="width:29mm">14. Unit price<th class="r" style="width:31mm">15. Amount</tr>${rows.join('')}<tr><td><td class="r" colspan="3" style="padding-top:14pt">SUB-TOTAL (FCA BUSAN)<td class="r" style="padding-top:14pt">US$${formatAmount(subtotal)}</tr><tr><td><td class="r" colspan="3">OCEAN FREIGHT AND INSURANCE<td class="r">US$${formatAmount(freight)}</tr><tr class="b"><td><td class="r" colspan="3">TOTAL (CIF PITTSBURGH)<td class="r" style="border-top:.7pt solid #000;border-bottom:2pt double #000">US$${formatAmount(total)}</tr><tr><td colspan="5" style="padding-top:16pt">SAY US DOLLARS ONE HUNDRED SEVENTY-THREE THOUSAND AND EIGHTY-FIVE ONLY.</tr></table>
<table style="width:100%;margin-top:8mm"><tr><td style="width:56%;font-size:8pt;line-height:10.6pt">BANK: KYUNGNAM TRADE BANK, CHANGWON BRANCH<br>SWIFT: KYNTKRSE &nbsp; A/C NO. 418-77-004182<br>NET WEIGHT 6,480 KGS &nbsp; GROSS WEIGHT 7,120 KGS &nbsp; MEASUREMENT 38.4 CBM<td><small style="font-size:7.4pt">16. Signed by</small><br><b>${seller.name}</b><div style="margin-top:28pt">${penned(71, 140)}</div><div style="border-top:.7pt solid #000">S. H. PARK / PRESIDENT</div></tr></table>`
  if (total !== 17_308_500) throw new Error(`the words do not fit ${total}`)
  return drawnDeal({
    name: 'turning-center-korean-commercial-invoice', family: 'korean-commercial-invoice',
    notes:
      'Korean machine maker’s commercial invoice in dollars on A4: numbered boxes of a shipping form ("Shipper/Exporter" is the seller, "For account & risk of Messrs." the buyer), number and date side by side in one box, notify party a customs broker, purchase order with its date in the box for the letter of credit, marks column beside the goods, serial number and control in rows below the machine, US$ joined to the amounts, subtotal FCA, ocean freight and insurance, total CIF, amount in words; weights, tariff number and bank account as decoys',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'DS-E260318-2', invoice_date: '2026-03-18', purchase_order: '51884', subtotal: units(subtotal), shipping: units(freight),
      payment_terms: '30% IN ADVANCE, 70% BEFORE SHIPMENT', other_details: { model: 'DST-260Y', equipment_type: 'CNC TURNING CENTER' },
    },
    acceptable: {
      amount_due: [units(total)], 'other_details.make': ['DAESUNG', 'DAESUNG PRECISION MACHINERY', 'DAESUNG PRECISION MACHINERY CO., LTD.', null], 'other_details.vin': ['DT26Y-0418'],
      'receiver.name': ['KISKI VALLEY TURNED PARTS, INC., ATTN: MR. WALT HOSTETLER', 'Messrs. KISKI VALLEY TURNED PARTS, INC.'], payment_terms: ['T/T', 'T/T BASE', 'CIF PITTSBURGH, PA'],
      'other_details.equipment_type': ['TURNING CENTER'], subtotal: [units(total)],
    },
    absent: ['due_date', 'discount', 'tax_total', 'trade_in', 'other_details.year', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
