/** A coffee roaster maker's quotation from an open-source business suite: sections with subtotals and notes among the lines. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { ofLines, sums } from './parts.ts'

const style = `
.page{font:9.4pt/12.6pt Lato;color:#333;padding:.5in .6in}
.l{width:100%;margin-top:14pt}.l th{border-bottom:1.2pt solid #875a2b;padding:4pt 5pt;color:#875a2b;font-weight:700}.l td{padding:3.4pt 5pt;border-bottom:.4pt solid #ddd}
.l .sec td{background:#f1ece6;font-weight:700}.l .note td{font-style:italic;color:#666}
.s{width:42%;margin:10pt 0 0 58%}.s td{padding:3pt 5pt}
.k{width:100%;margin-top:6pt}.k td{width:25%}
`

const seller = { name: 'Copper Drum Roasters, Inc.', address: ['1930 West Carroll Avenue', 'Chicago, IL 60612'] }
const buyer = { name: 'Tidal Flats Coffee Company', address: ['311 Commercial Street', 'Portland, ME 04101'] }

/** Share of a line that its discount takes. */
const less = (line: Line, percent: number) => ({
  ...line,
  percent,
  cents: Math.round(line.cents * (1 - percent / 100)),
})

const lines = [
  less(item(1, 4_850_000, '[CD-15] CD-15 Drum Roaster, 15 kg, natural gas'), 5),
  less(item(1, 685_000, '[CD-CYC] Chaff Cyclone with Stand'), 0),
  less(item(1, 1_195_000, '[CD-DST] Destoner, 15 kg'), 10),
  less(item(2, 142_500, '[CD-BIN] Green Coffee Bin on Casters'), 0),
  less(item(16, 13_500, '[SRV-INST] Installation and Commissioning', { category: 'soft' }), 0),
  less(item(1, 95_000, '[SRV-TRN] Roast Profile Training, one day', { category: 'soft' }), 0),
  less(item(1, 312_000, '[SHIP] Crating and Freight to Portland', { category: 'soft' }), 0),
] // prettier-ignore

export function openSourceQuotation(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round(totalOf(lines.slice(0, 4)) * 0.055)
  const total = subtotal + tax
  const print = ({ text, quantity = 1, rate = 0, percent, cents, category }: (typeof lines)[number], i: number) => rowOf([text, `>${quantity.toFixed(2)} ${i === 4 ? 'Hours' : 'Units'}`, `>${formatAmount(rate)}`, `>${percent.toFixed(2)}`, category === 'hard' ? 'ME 5.5%' : '', `>$ ${formatAmount(cents)}`]) // prettier-ignore
  const section = (title: string, from: number, to: number) => `<tr class="sec"><td colspan="6">${title}</tr>${lines.slice(from, to).map((line, i) => print(line, from + i)).join('')}<tr><td colspan="5" class="r">Subtotal<td class="r">$ ${formatAmount(totalOf(lines.slice(from, to)))}</tr>` // prettier-ignore
  const note = '<tr class="note"><td colspan="6">Gas train to be connected by a licensed fitter before commissioning (not included).</tr>'
  const page = `<table style="width:100%"><tr><td style="font:700 19pt/22pt Lato;color:#875a2b">&#9679; Copper Drum<td class="r" style="color:#777">Roasters built in Chicago since 1998</tr></table><hr style="border:0;border-top:1pt solid #bbb;margin:4pt 0">${block(seller)}<br>United States
<table style="width:100%;margin-top:10pt"><tr><td style="width:56%"><b>Shipping Address:</b><br>Tidal Flats Coffee Company, Roastery<br>48 Union Wharf<br>Portland, ME 04101<br>United States<td>${block(buyer)}<br>United States<br>207-555-0138</tr></table>
<div style="font-size:19pt;line-height:24pt;color:#875a2b;margin-top:20pt">Quotation # S00873</div>
<table class="k"><tr><td><b>Your Reference:</b><br>Roastery expansion<td><b>Quotation Date:</b><br>02/10/2026<td><b>Expiration:</b><br>03/12/2026<td><b>Salesperson:</b><br>Ingrid Solheim</tr></table>
<table class="l"><tr><th style="width:42%">Description<th class="r">Quantity<th class="r">Unit Price<th class="r">Disc.%<th>Taxes<th class="r">Amount</tr>${section('Roasting equipment', 0, 4)}${note}${section('Services and freight', 4, 7)}</table>
<table class="s">${sums([['<b>Untaxed Amount</b>', `$ ${formatAmount(subtotal)}`], [`ME 5.5% on $ ${formatAmount(totalOf(lines.slice(0, 4)))}`, `$ ${formatAmount(tax)}`], ['<b>Total</b>', `<b>$ ${formatAmount(total)}</b>`]])}</table>
<p style="margin-top:16pt">Payment terms: 40% Advance, Balance Before Shipment</p><p>Lead time ten weeks after the advance payment. The roaster is built to order; the serial number is assigned at dispatch.</p>
<div class="foot c" style="border-top:1pt solid #bbb;padding-top:3pt;font-size:8.4pt;color:#777">312-555-0172 &nbsp; hello@copperdrum.example &nbsp; https://copperdrum.example &nbsp; Tax ID: 36-5550148<br>Page 1 / 1</div>`
  return drawnDeal({
    name: 'coffee-roaster-suite-quotation', family: 'open-source-suite-quotation',
    notes:
      'quotation of an open-source business suite: customer at the right without a label and a shipping address beside it, number in the title after "#", four facts as captions over values, product codes in square brackets, quantities with unit words, discount percent (amount is after it), section rows with subtotals (repeats) and an italic note among the lines, untaxed amount, tax with its base, seller’s tax ID and telephone in the foot',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'S00873', invoice_date: '2026-02-10', payment_terms: '40% Advance, Balance Before Shipment',
      subtotal: units(subtotal), tax_total: units(tax), other_details: { model: 'CD-15', equipment_type: 'Drum Roaster' },
    },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text }) => [text, text.replace(/^\[.*?\] /, '')]),
      ...ofLines(lines, 'rate', ({ quantity = 1, cents, rate }) => [units(rate ?? 0), units(cents / quantity)]),
      due_date: ['2026-03-12'], purchase_order: ['Roastery expansion'], shipping: [3120], 'receiver.address': ['48 Union Wharf, Portland, ME 04101'],
      'other_details.make': ['Copper Drum', 'Copper Drum Roasters', 'CD'], 'other_details.model': ['CD-15 Drum Roaster'],
      'other_details.equipment_type': ['roaster', 'coffee roaster', 'Drum Roaster, 15 kg, natural gas'],
      'other_details.down_payment': [units(Math.round(total * 0.4))], amount_due: [units(total)],
      discount: [units(Math.round(4_850_000 * 0.05) + Math.round(1_195_000 * 0.1))],
    },
    absent: ['trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
