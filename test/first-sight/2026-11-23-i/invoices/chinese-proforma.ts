/** A Chinese maker's proforma invoice in dollars on A4: merged head cells, model and specification columns, price term row, bank block, clauses numbered, round seal. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { made, noMachine, safe, worded } from './kit.ts'

const style = `
.page{font:9.6pt/12.6pt Tinos;padding:12mm 14mm}
table{width:100%}
.g td,.g th{border:.8pt solid #000;padding:2.4pt 4pt;vertical-align:middle}.g th{font-weight:700;text-align:center;background:#fde9d9}
`
const seller = {
  name: 'JINAN HUAXIN LASER EQUIPMENT CO., LTD.',
  address: ['No. 2218 Keyuan Road, High-tech Zone', 'Jinan 250101, Shandong, China'],
}
const buyer = { name: 'Caprock Sheet Metal & Ductwork Inc.', address: ['6120 E 50th Street', 'Lubbock, TX 79403, USA'] }
const lines = [
  item(1, 4_685_000, 'Fiber Laser Cutting Machine', { code: 'HX-3015H-6KW' }),
  item(1, 2_240_000, 'CNC Press Brake', { code: 'WE67K-160T/3200' }),
  item(1, 398_000, 'Screw Air Compressor with Tank', { code: 'HXA-16/22KW' }),
  item(1, 265_000, 'Dust Collector', { code: 'HXD-5.5' }),
  item(2, 86_000, 'Spare Parts Kit (lens, nozzle, ceramic)', { code: 'HX-SPK' }),
]
const specs = ['Working area 3050x1530mm; Raycus 6000W source; BOCHI cutting head; S&A chiller; 380V to 480V transformer incl.', '160 Ton / 3200mm; DELEM DA-53T; 4+1 axis; Holland backgauge', '16 bar, 22kW, with dryer and filters', '5.5kW, 6 cartridges', 'For one year use'] // prettier-ignore

export function chineseProforma(): Drawn {
  const goods = totalOf(lines)
  const [freight, discount] = [512_000, 120_000]
  const total = goods + freight - discount
  if (total !== 8_152_000) throw new Error(`proforma: ${total} is not what the words say`)
  const rows = lines.map(({ text, code, quantity = 1, rate = 0, cents }, i) => `<tr><td class="c">${i + 1}<td>${text}<td class="c">${code}<td style="font-size:8pt;line-height:10pt">${safe(specs[i] ?? '')}<td class="c">${quantity}${i === 4 ? 'kits' : 'set'}<td class="r">$${f(rate)}<td class="r">$${f(cents)}</tr>`) // prettier-ignore
  const clauses = ['Payment terms: 30% by T/T as deposit, 70% by T/T before shipment.', 'Delivery time: 35 working days after receiving the deposit.', 'Port of loading: Qingdao, China. Port of destination: Houston, TX, USA.', 'Packing: standard export plywood case, moisture-proof film.', 'Warranty: machine 3 years, laser source 2 years, wearing parts excluded.', 'Installation: engineer to door, buyer bears round ticket, visa and USD 100/day.', 'Country of origin: China. H.S. CODE: 8456110010. Import duty and customs bond for the buyer’s account.', 'Validity of this PI: 15 days.'] // prettier-ignore
  const page = `<div class="c"><b style="font-size:15pt;line-height:20pt;color:#b3121d">${seller.name}</b><br><span style="font-size:8.6pt">Add: ${seller.address.join(', ')}<br>Tel: +86-531-5550-1188 &nbsp; WhatsApp: +86 155 5500 1120 &nbsp; E-mail: vivian@huaxin-laser.example</span></div>
<div class="c" style="font:700 15pt/20pt Tinos;text-decoration:underline;margin:8pt 0">PROFORMA INVOICE</div>
<table class="g"><tr><td style="width:58%" rowspan="3"><b>The Buyer:</b> ${safe(buyer.name)}<br><b>Add:</b> ${buyer.address.join(', ')}<br><b>Attn:</b> Mr. Dusty Hale &nbsp; <b>Tel:</b> +1 806 555 0174<td><b>PI No.:</b> HX20260325-US07</tr><tr><td><b>Date:</b> 2026.03.25</tr><tr><td><b>Sales:</b> Vivian Zhang</tr></table>
<table class="g" style="margin-top:-.8pt"><tr><th style="width:9mm">No.<th style="width:29mm">Commodity<th style="width:27mm">Model<th>Specification<th style="width:12mm">Qty<th style="width:24mm">Unit Price (USD)<th style="width:25mm">Amount (USD)</tr>${rows.join('')}
<tr><td colspan="6" class="r">Total FOB Qingdao<td class="r">$${f(goods)}</tr><tr><td colspan="6" class="r">Special discount for first order<td class="r">-$${f(discount)}</tr><tr><td colspan="6" class="r">Sea freight and insurance, 1x40’HQ to Houston<td class="r">$${f(freight)}</tr><tr class="b" style="background:#fde9d9"><td colspan="6" class="r">Total CIF Houston (Incoterms 2020)<td class="r">$${f(total)}</tr><tr><td colspan="7"><b>SAY:</b> US DOLLARS EIGHTY-ONE THOUSAND FIVE HUNDRED AND TWENTY ONLY.</tr></table>
<div style="margin:8pt 0 2pt"><b>Terms and conditions:</b></div>${clauses.map((words, i) => `<div>${i + 1}. ${words}</div>`).join('')}
<table class="g" style="margin-top:8pt"><tr><td style="width:42mm"><b>Beneficiary</b><td>${seller.name}</tr><tr><td><b>Bank</b><td>Quancheng Commercial Bank, Jinan High-tech Sub-branch</tr><tr><td><b>SWIFT / Account</b><td>QCCBCNBJ &nbsp; / &nbsp; 2180 1455 0000 7719 03 (USD)</tr></table>
<p style="font-size:8.4pt;margin:5pt 0 0;color:#b3121d">Notice: our bank account will NOT change. If you receive an e-mail about another account, call us before payment.</p>
<table style="margin-top:9mm"><tr><td style="width:52%"><b>The Buyer:</b><div style="height:16mm"></div>Signature: ____________________<td style="position:relative"><b>The Seller:</b> ${seller.name}<div style="height:12mm"></div><span style="font:17pt/15pt Caveat;color:#16235c">Vivian Zhang</span><div style="position:absolute;left:44mm;top:2mm;width:27mm;height:27mm;border:2pt solid #c4161c;border-radius:50%;opacity:.65;color:#c4161c;font:700 6.4pt/8pt Arimo;text-align:center;padding-top:6mm">JINAN HUAXIN<br><span style="font-size:12pt;line-height:12pt">&#9733;</span><br>CONTRACT SEAL</div></tr></table>`
  return made({
    name: 'fiber-laser-press-brake-chinese-proforma', family: 'chinese-maker-proforma', size: '210mm 297mm',
    notes:
      'Chinese maker’s proforma invoice on A4 in dollars: merged head cells with "The Buyer" and PI number, date with year first and dots, commodity, model and specification in columns of their own, quantity with the unit glued on, FOB sum, first-order discount, freight with insurance in one row, CIF total, amount in words, numbered clauses with the deposit as percent, daily rate of the engineer, bank block, seal',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'HX20260325-US07', invoice_date: '2026-03-25', payment_terms: '30% by T/T as deposit, 70% by T/T before shipment', subtotal: units(goods), discount: units(discount), shipping: units(freight),
      other_details: { model: 'HX-3015H-6KW', equipment_type: 'Fiber Laser Cutting Machine' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }, i) => [`${text} ${code}`, `${text} ${code} ${specs[i]}`, `${text} ${specs[i]}`, `${i + 1} ${text} ${code} ${specs[i]}`]), payment_terms: ['30% by T/T as deposit, 70% by T/T before shipment', '30% by T/T as deposit, 70% by T/T before shipment.'], amount_due: [units(total)],
      'other_details.make': ['HUAXIN', 'JINAN HUAXIN', null], subtotal: [units(goods), units(goods - discount)], due_date: [null, '2026-04-09'], 'other_details.equipment_type': ['Laser Cutting Machine', 'Fiber Laser'],
      'receiver.address': ['6120 E 50th Street, Lubbock, TX 79403'],
    },
    absent: ['purchase_order', 'tax_total', 'trade_in', ...noMachine],
  })
} // prettier-ignore
