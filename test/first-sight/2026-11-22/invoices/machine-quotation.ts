/** A machinery dealer's quotation: letter, machine with standard features, chosen and further options, terms, acceptance. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount, units } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { invoiceTruth, item, totalOf, type Line, type Party } from './invoice-truth.ts'

const style = `
.page{font:10pt/13.6pt Tinos;padding:.6in .9in}
.head{text-align:center;border-bottom:3pt double #7a1f1f;padding-bottom:6pt;margin-bottom:14pt}
.head b{font-size:20pt;line-height:24pt;color:#7a1f1f;letter-spacing:1pt}
table{width:100%}
.price td{padding:1.5pt 0}
.price .a{width:1.2in;text-align:right}
ul{margin:4pt 0 8pt;padding-left:20pt;columns:2}
.foot{text-align:center;font-size:8pt}
`

interface Quote {
  readonly name: string
  readonly seller: Party & { readonly phone: string }
  readonly buyer: Party & { readonly person: string }
  readonly number: string
  readonly date: string
  readonly machine: Line
  readonly features: readonly string[]
  readonly lines: readonly Line[]
  readonly notTaken: readonly (readonly [string, number])[]
  readonly discount: number
  readonly depositPercent: number
  readonly details: object
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
  readonly scan?: ScanManner
}

function quotation(quote: Quote): Drawn {
  const { seller, buyer, machine, lines, discount } = quote
  const all = [machine, ...lines]
  const subtotal = totalOf(all)
  const total = subtotal - discount
  const deposit = Math.round((total * quote.depositPercent) / 100)
  const priced = (line: Line, mark: string) =>
    `<tr><td style="width:.3in">${mark}<td>${[line.text, ...(line.more ?? [])].map(escape).join('<br>')}<td class="a">$${formatAmount(line.cents)}</tr>`
  const head = `<div class="head"><b>${seller.name}</b><br>${seller.address.join(' &bull; ')}<br>${seller.phone}</div>`
  const first = `${head}<table><tr><td>${dated(quote.date, 'Month D, YYYY')}<td class="r"><b>QUOTATION ${quote.number}</b></tr></table><br>${buyer.name}<br>${buyer.address.join('<br>')}<br><br>Attention: ${buyer.person}<br><br>Thank you for the opportunity to quote on your requirements. We are pleased to offer the following for your consideration:<br><br>
<table class="price"><tr class="b"><td>One (1) New ${escape(machine.text)}<td class="a">$${formatAmount(machine.cents)}</tr></table><div style="margin-top:6pt"><i>Standard features include:</i></div><ul>${quote.features.map(feature => `<li>${feature}`).join('')}</ul>
<b>Options and services included in this quotation</b><table class="price">${lines.map(line => priced(line, '&#9746;')).join('')}</table><br>
<table class="price" style="width:62%;margin-left:38%"><tr><td>Total list price<td class="a">$${formatAmount(subtotal)}</tr><tr><td>Less: show special discount<td class="a">($${formatAmount(discount)})</tr><tr class="b"><td style="border-top:1pt solid #000;border-bottom:2.4pt double #000">Your net investment, FOB ${seller.address[1]?.split(',')[0] ?? ''}<td class="a" style="border-top:1pt solid #000;border-bottom:2.4pt double #000">$${formatAmount(total)}</tr></table><div class="foot">Page 1 of 2</div>`
  const second = `${head}<b>Options available but not included above</b><table class="price">${quote.notTaken.map(([text, cents]) => `<tr><td style="width:.3in">&#9744;<td>${escape(text)}<td class="a">$${formatAmount(cents)}</tr>`).join('')}</table><br>
<table class="price"><tr><td style="width:1.3in" class="b">Terms:<td>${quote.depositPercent}% deposit with order ($${formatAmount(deposit)}), ${90 - quote.depositPercent}% prior to shipment, 10% net 30 after start-up.</tr><tr><td class="b">Delivery:<td>10 to 12 weeks after receipt of order and deposit</tr><tr><td class="b">Warranty:<td>One year parts and labor from date of installation</tr><tr><td class="b">Taxes:<td>Sales and use taxes are not included. An exemption certificate is required at the time of order.</tr><tr><td class="b">Validity:<td>Prices are firm for 30 days from the date of this quotation.</tr></table><br>
Please do not hesitate to call with any questions. We look forward to working with you.<br><br>Sincerely,<br><br><span style="font:22pt/26pt Caveat">Dale Rasmussen</span><br>Dale Rasmussen<br>Regional Sales Manager<br><br><br>
<table style="border:1pt solid #000"><tr><td style="padding:8pt">ACCEPTED BY: ______________________________&nbsp;&nbsp;&nbsp;TITLE: ___________________<br><br>P.O. NUMBER: _____________________________&nbsp;&nbsp;&nbsp;DATE: ___________________</tr></table><div class="foot">Page 2 of 2</div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: quote.number,
    invoice_date: quote.date,
    subtotal: units(subtotal),
    discount: units(discount),
    other_details: quote.details,
  }
  const terms = `${quote.depositPercent}% deposit with order`
  const notes = `quotation as a letter: machine price and ticked options in running lines without quantity or rate, features without price in two columns, options NOT included with prices (empty boxes: no lines), discount in parentheses, deposit only inside the terms, blanks of the acceptance box${quote.scan ? '; scan' : ''}`
  return { name: quote.name, kind: 'invoices', html: documentOf(style, [first, second]), ...(quote.scan && { scan: quote.scan }), truth: invoiceTruth({ family: 'machine-quotation', notes, sender: seller, receiver: buyer, lines: all.map(({ text, cents, category, more }) => ({ text, cents, category, ...(more && { more }) })), expected, absent: ['due_date', 'purchase_order', 'tax_total', 'shipping', 'trade_in', 'other_details.vin', 'other_details.equipment_miles_hours'], acceptable: { ...Object.fromEntries(all.flatMap((line, i) => [[`transactions.${i}.quantity`, [1, null]], [`transactions.${i}.rate`, [units(line.cents), null]]])), 'transactions.0.description/item': [machine.text, `One (1) New ${machine.text}`], 'receiver.name': [buyer.name, buyer.person], amount_due: [units(total)], 'other_details.down_payment': [units(deposit)], payment_terms: [terms, `${terms} ($${formatAmount(deposit)}), ${90 - quote.depositPercent}% prior to shipment, 10% net 30 after start-up.`, `${terms}, ${90 - quote.depositPercent}% prior to shipment, 10% net 30 after start-up`], ...quote.acceptable } }) } // prettier-ignore
}

const option = (text: string, cents: number, rest: Partial<Line> = {}) => item(1, cents, text, rest)
const soft = { category: 'soft' as const }

export const machineQuotations: readonly Drawn[] = [
  quotation({
    name: 'press-brake-quote-letter',
    seller: { name: 'PIEDMONT MACHINE SALES', address: ['3815 Tarheel Drive', 'Raleigh, NC 27609'], phone: 'Phone (919) 555-0184 &bull; Fax (919) 555-0185' },
    buyer: { name: 'Catawba Sheet Metal Works, Inc.', address: ['1710 Conover Boulevard East', 'Conover, NC 28613'], person: 'Mr. Luis Santana' },
    number: 'Q26-1187', date: '2026-04-22',
    machine: option('Accurbend Model ABX 175-10 CNC Hydraulic Press Brake, 175 Ton x 10 ft', 13_985_000),
    features: ['6-axis backgauge (X, R, Z1, Z2)', 'Crowning, CNC controlled', '19 in. touch screen graphic control', 'Laser guarding system', 'Front sheet supports on linear guides', 'LED lighting front and rear', 'Foot pedal with emergency stop', 'Offline bending software, one seat'],
    lines: [
      option('Hydraulic tool clamping, upper and lower', 1_845_000),
      option('Sheet follower, left hand, 220 lb capacity', 2_190_000),
      option('American style precision tooling package, 10 ft sectioned', 968_500),
      option('Inbound freight to Conover, NC', 420_000, soft),
      option('Installation, start-up and three (3) days of operator training', 585_000, soft),
    ],
    notTaken: [['Additional day of training', 145_000], ['Angle measuring system, laser', 2_875_000], ['Second year parts warranty', 390_000]],
    discount: 750_000, depositPercent: 30,
    details: { make: 'Accurbend', model: 'ABX 175-10', equipment_type: 'CNC Hydraulic Press Brake' },
    acceptable: { 'other_details.equipment_type': ['Hydraulic Press Brake', 'Press Brake'] },
  }),
  quotation({
    name: 'sawmill-edger-quote-letter-scan',
    seller: { name: 'NORTHWOODS SAWMILL EQUIPMENT', address: ['88 Mill Street', 'Skowhegan, ME 04976'], phone: 'Tel. 207-555-0127 &bull; sales@northwoodssawmill.example' },
    buyer: { name: 'Moosehead Cedar Products LLC', address: ['P.O. Box 340', 'Greenville, ME 04441'], person: 'Ms. Anne Thibodeau' },
    number: 'NW-4402', date: '2026-02-17',
    machine: option('Timberlynx 2800 Board Edger, 28 in., diesel', 5_874_000),
    features: ['Two fixed, one movable saw', 'Laser line guides', '49 hp diesel power unit', 'Hydraulic feed, reversible', 'Outfeed table, 16 ft', 'Sawdust blower'],
    lines: [
      option('Infeed roller table, 20 ft', 612_500),
      option('Spare saw set, carbide, three (3) saws', 138_900),
      option('Delivery and set-up on customer foundation', 287_500, soft),
    ],
    notTaken: [['Electric power unit, 60 hp, in place of diesel', 245_000], ['Dust collection hood', 89_500]],
    discount: 225_000, depositPercent: 25,
    details: { make: 'Timberlynx', model: '2800', equipment_type: 'Board Edger' },
    acceptable: { 'other_details.equipment_type': ['Edger'], 'other_details.model': ['2800 Board Edger'] },
    scan: { dpi: 200, skewDegrees: 0.4, noise: 18, blur: 0.6, jpegQuality: 70 },
  }),
] // prettier-ignore
