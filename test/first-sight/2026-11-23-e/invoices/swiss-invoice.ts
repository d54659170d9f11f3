/** A Swiss grinding machine maker's invoice in US dollars on A4: apostrophes in numbers, days first with dots, positions in tens, amounts before and after credits. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
@page{size:210mm 297mm}.page{width:210mm;height:297mm;font:9.2pt/12.4pt 'Source Sans';padding:16mm 20mm 16mm 24mm}
.k td{padding:.6pt 10pt .6pt 0}
.l{width:100%;margin-top:8mm}.l th{border-bottom:.8pt solid #000;font-weight:700;padding:2pt 3pt}.l td{padding:4pt 3pt 0}.l .in td{padding:0 3pt;font-size:8.4pt;line-height:11pt}
.s{width:62%;margin:5mm 0 0 38%}.s td{padding:2pt 3pt}
.foot{left:24mm;right:20mm;bottom:8mm;font-size:7.4pt;line-height:9.6pt;border-top:.5pt solid #000;padding-top:3pt}
`

const seller = { name: 'Brunner Schleiftechnik AG', address: ['Industriestrasse 14', '4900 Langenthal', 'Switzerland'] }
const buyer = {
  name: 'Naugatuck Valley Precision, Inc.',
  address: ['65 Brass Mill Drive', 'Waterbury, CT 06704', 'USA'],
}

const part = (code: string, line: Line) => ({ ...line, code })
const lines: readonly Line[] = [
  part('BS-650U', item(1, 31_850_000, 'Cylindrical grinding machine BS 650 universal', { more: ['Machine no. 650-1184, year of construction 2026', 'Customs tariff no. 8460.23.0000, origin CH'] })),
  part('BS-ID90', item(1, 2_240_000, 'Internal grinding spindle 90’000 rpm')),
  part('BS-MESS', item(1, 1_875_000, 'In-process gauging, Marposs')),
  part('BS-FILT', item(1, 1_690_000, 'Band filter unit with mist extractor')),
  part('BS-KOLB', item(4, 96_500, 'Grinding wheel arbor, HSK-C50')),
  part('BS-VERP', item(1, 435_000, 'Seaworthy packing', { category: 'soft' })),
  part('BS-INBE', item(6, 165_000, 'Commissioning and training, per day', { category: 'soft' })),
] // prettier-ignore

export function swissInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 789_000
  const total = subtotal + freight
  const paid = 11_500_000
  const usd = (cents: number) => formatAmount(cents).replace(/,/g, '’')
  const rows = lines.map(({ code, text, more = [], quantity = 1, rate = 0, cents }, i) => `${rowOf([`${(i + 1) * 10}`, `${code}`, `<b>${text}</b>`, `>${quantity}`, i === 6 ? 'day' : 'pc.', `>${usd(rate)}`, `>${usd(cents)}`])}${more.map(words => rowOf(['', '', words, '', '', '', ''], ' class="in"')).join('')}`) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="font:700 19pt/24pt 'Source Sans';letter-spacing:1pt">BRUNNER<span style="display:inline-block;width:13pt;height:13pt;background:#d8232a;color:#fff;font:700 12pt/13pt Arimo;text-align:center;margin-left:6pt">+</span><td class="r" style="font-size:8.2pt;line-height:10.6pt">${seller.name}<br>${seller.address.join('<br>')}<br>Tel. +41 62 555 01 40<br>VAT no. CHE-114.402.118 MWST</tr></table>
<div style="margin-top:14mm;padding-left:88mm;line-height:13.4pt">${buyer.name}<br>Accounts Payable<br>${buyer.address.join('<br>')}</div>
<div style="font:700 14pt/18pt 'Source Sans';margin-top:12mm">Invoice 2026-30417</div>
<table style="width:100%;margin-top:3mm"><tr><td style="width:50%">${tableOf([['Date', '17.06.2026'], ['Customer no.', '104418'], ['Your order', 'PO 8842 of 09.12.2025'], ['Our order confirmation', '2025-20981 of 16.12.2025']], 'class="k"')}<td>${tableOf([['Our contact', 'Reto Aebischer'], ['Delivery', 'DAP Waterbury CT, Incoterms 2020'], ['Delivery date', 'CW 26 / 2026'], ['Due date', '17.07.2026']], 'class="k"')}</tr></table>
<table class="l"><tr><th>Pos.<th>Article<th style="width:38%">Description<th class="r">Qty<th>Unit<th class="r">Price USD<th class="r">Amount USD</tr>${rows.join('')}</table>
<table class="s" style="border-top:.8pt solid #000">${rowOf(['Total of positions', 'USD', `>${usd(subtotal)}`])}${rowOf(['Air freight and insurance', 'USD', `>${usd(freight)}`])}${rowOf(['VAT 0.0% (export, exempt)', 'USD', '>0.00'])}<tr style="font-weight:700;border-top:.8pt solid #000;border-bottom:2pt double #000"><td>Invoice total<td>USD<td class="r">${usd(total)}</tr>${rowOf(['Payment on account 22.12.2025', 'USD', `>– ${usd(paid)}`])}<tr style="font-weight:700"><td>Amount in our favor<td>USD<td class="r">${usd(total - paid)}</tr></table>
<p style="margin-top:8mm">Conditions of payment: balance 30 days net. Transfer charges are at the payer’s expense. The machine remains our property until paid in full.</p><p>If the invoice is settled by a leasing company, we ask for its written order before shipment. The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of Swiss origin.</p>
<div class="foot"><table style="width:100%"><tr><td>Bank: Berner Handelsbank AG, Langenthal<br>USD account 20-4417-118<td>IBAN CH21 0077 7000 4417 1180 2<br>BIC BEHBCH22<td class="r">Place of jurisdiction Langenthal<br>Page 1 / 1</tr></table></div>`
  return drawnDeal({
    name: 'cylindrical-grinder-swiss-invoice', family: 'swiss-dollar-invoice',
    notes:
      'Swiss machine maker’s invoice in US dollars on A4: apostrophes between thousands, dates with the day first and dots, seller in small print at the right, buyer in the window at the right with accounts payable below the name, number in the title, label and value without colons, order and confirmation each with a date of the year before, positions in tens, article numbers, machine number and year below the first position, currency as a column of its own in the sums, payment on account with a dash, "Amount in our favor" is what is still open, calendar week, tariff and VAT numbers as decoys',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '2026-30417', invoice_date: '2026-06-17', due_date: '2026-07-17', purchase_order: '8842',
      payment_terms: 'balance 30 days net', subtotal: units(subtotal), shipping: units(freight), amount_due: units(total - paid),
      other_details: { model: 'BS 650', year: '2026', equipment_type: 'Cylindrical grinding machine' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus year of construction' },
    acceptable: {
      tax_total: [0], purchase_order: ['PO 8842'], 'sender.name': ['BRUNNER'], 'receiver.name': ['Naugatuck Valley Precision, Inc. Accounts Payable'],
      'other_details.make': ['Brunner', 'BRUNNER', 'Brunner Schleiftechnik', 'Brunner Schleiftechnik AG'], 'other_details.model': ['BS 650 universal', 'BS-650U'],
      'other_details.vin': ['650-1184'], 'other_details.equipment_type': ['grinding machine', 'grinder'], 'other_details.down_payment': [units(paid)],
      payment_terms: ['balance 30 days net', '30 days net', 'balance 30 days net. Transfer charges are at the payer’s expense.'],
    },
    absent: ['discount', 'trade_in', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
