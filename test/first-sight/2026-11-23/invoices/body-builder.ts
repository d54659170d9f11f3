/** A truck body builder's invoice: a dark column with the firm and the customer's chassis beside a list of options. */
import { invoiceTruth, item, totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:8.8pt/11.6pt 'Nunito Sans';padding:0;display:flex}
.side{width:2.05in;background:#20303c;color:#e8edf0;padding:.45in .22in;font-size:8pt;line-height:11pt}
.side h1{font:700 19pt/20pt 'Zilla Slab';color:#f3b13b;margin:0 0 6pt}.side h2{font:700 8.6pt/11pt 'Barlow Condensed';letter-spacing:1.2pt;color:#f3b13b;margin:18pt 0 3pt;border-bottom:.6pt solid #f3b13b}
.side td:first-child{color:#9fb2bd;padding-right:6pt;white-space:nowrap}
.main{flex:1;padding:.45in .45in .4in .35in;position:relative}
.main table{width:100%}
.title{font:700 25pt/27pt 'Zilla Slab';letter-spacing:2pt;color:#20303c}
.heads td{padding-top:3pt}.heads small{display:block;font:700 6.6pt/8.4pt 'Barlow Condensed';letter-spacing:.8pt;color:#8a6a1c}
.opt{margin-top:10pt}.opt th{font:700 8pt/10pt 'Barlow Condensed';letter-spacing:.7pt;border-bottom:1.4pt solid #20303c;padding:2pt 3pt}
.opt td{padding:3pt;border-bottom:.4pt dotted #8795a0}.opt .in{font-size:7.4pt;line-height:9.6pt;color:#44525c}
.sums td{padding:2pt 3pt}
`

const code = (text: string, more: readonly string[] = []) => ({ code: text, more })

const lines: readonly Line[] = [
  item(
    1,
    2_148_000,
    'Ridgeback 11 ft. mechanics service body, 60 in. high',
    code('RB-11-60', [
      'Included: 14 ga. galvannealed steel, LED compartment lights, master lock bars, spray-in liner, Class V receiver',
    ]),
  ),
  item(
    1,
    3_195_000,
    'Hydraulic crane 7,500 lb, 20 ft power boom',
    code('CR-7520', ['Included: radio remote, anti-two-block, boom rest']),
  ),
  item(1, 188_500, 'Crane compartment reinforcement', code('CR-RNF')),
  item(1, 764_000, 'Hydraulic air compressor, 40 CFM', code('AC-40H')),
  item(2, 124_500, 'Seven-drawer cabinet, curbside', code('DR-7CS')),
  item(1, 112_000, 'Rear workbench bumper with vise mount', code('BP-WB')),
  item(4, 13_850, 'LED strobe, amber, flush', code('LT-AMB')),
  item(1, 46_500, 'Back-up camera and alarm', code('BU-CAM')),
  item(1, 635_000, 'Body installation and crane stability test', { ...code('LBR-INST'), category: 'soft' }),
]

const seller = { name: 'Granite Peak Truck Bodies, Inc.', address: ['1450 West 500 South', 'Salt Lake City, UT 84104'] }
const buyer = { name: 'Wasatch Line Construction LLC', address: ['3385 South 900 West', 'Salt Lake City, UT 84119'] }
const vin = vinOf('1FD0W5HT', 'TEC40718')

function panel(): string {
  return `<div class="side"><h1>Granite Peak<br>Truck Bodies</h1>${[seller.name, ...seller.address].join('<br>')}<br>801-555-0114<br>ar@granitepeakbodies.example
<h2>CHASSIS</h2><table>${[
    ['Supplied by', 'Customer'],
    ['Year', '2026'],
    ['Make', 'Ford'],
    ['Model', 'F-550 XL 4x4'],
    ['Cab', 'Crew'],
    ['CA', '84 in.'],
    ['GVWR', '19,500'],
    ['Color', 'Oxford white'],
    ['Keys', '2'],
  ]
    .map(row => rowOf(row))
    .join('')}</table><div style="margin-top:4pt;color:#9fb2bd">VIN</div>${vin}
<h2>SHIP-THRU</h2>Bonneville Upfit Yard<br>2890 Beck Street<br>Salt Lake City, UT 84116
<h2>REMIT BY WIRE</h2>Deseret Commerce Bank<br>ABA 124000737<br>Acct 0091 774 205</div>`
}

export function bodyBuilderInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const discount = 150_000
  const freight = 115_000
  const tax = Math.round((subtotal - discount - 635_000) * 0.0775)
  const total = subtotal - discount + freight + tax
  const deposit = 1_500_000
  const rows = lines.map(line =>
    rowOf([
      line.code ?? '',
      `${escape(line.text)}${(line.more ?? []).map(text => `<div class="in">${text}</div>`).join('')}`,
      `>${line.quantity}`,
      `>${formatAmount(line.rate ?? 0)}`,
      `>${formatAmount(line.cents)}`,
    ]),
  )
  const heading = (label: string, value: string) => `<td><small>${label}</small>${value}`
  const sums: [string, string][] = [
    ['Body and options', formatAmount(subtotal)],
    ['Fleet concession', `(${formatAmount(discount)})`],
    ['Freight in, Plant 2', formatAmount(freight)],
    ['Utah sales tax 7.75%, labor excluded', formatAmount(tax)],
    ['INVOICE TOTAL', formatAmount(total)],
    ['Deposit rec’d 2/11/26 ck 5520', `(${formatAmount(deposit)})`],
    ['PLEASE PAY', `$${formatAmount(total - deposit)}`],
  ]
  const page = `${panel()}<div class="main"><div style="display:flex;justify-content:space-between"><div><small style="font-weight:700;color:#8a6a1c">INVOICED TO</small><br><b>${buyer.name}</b><br>${buyer.address.join('<br>')}</div><div class="title">INVOICE</div></div>
<table class="heads" style="margin-top:12pt;border-top:1.4pt solid #20303c;border-bottom:.6pt solid #20303c"><tr>${heading('INVOICE NO.', 'GP-48213')}${heading('INVOICED', dated('2026-04-17', 'M/D/YY'))}${heading('PAY BY', dated('2026-04-27', 'M/D/YY'))}${heading('TERMS', 'Net 10 days')}${heading('YOUR P.O.', 'WLC-2291')}${heading('JOB', '26-0388')}${heading('REP', 'K. Oyler')}</tr></table>
<table class="opt"><tr><th style="width:.68in">OPTION<th>DESCRIPTION<th class="r" style="width:.35in">QTY<th class="r" style="width:.78in">EACH<th class="r" style="width:.85in">NET</tr>${rows.join('')}</table>
<table class="sums" style="width:66%;margin:8pt 0 0 34%">${sums.map(([label, value]) => rowOf([label, `>${value}`], /^[A-Z ]+$/.test(label) ? ' style="font-weight:700;border-top:1pt solid #20303c"' : '')).join('')}</table>
<div style="position:absolute;left:.35in;right:.45in;bottom:.4in;font-size:7pt;line-height:9pt;color:#44525c">Weight slip 11,840 lb front and rear axles combined. MSO follows chassis owner. Limited warranty 36 months; crane 12 months / 1,000 hours. Storage $35.00 per day after 10 days from completion.</div></div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: 'GP-48213',
    invoice_date: '2026-04-17',
    due_date: '2026-04-27',
    purchase_order: 'WLC-2291',
    payment_terms: 'Net 10 days',
    subtotal: units(subtotal),
    discount: units(discount),
    shipping: units(freight),
    tax_total: units(tax),
    amount_due: units(total - deposit),
    other_details: { vin, down_payment: units(deposit) },
  }
  const acceptable = {
    'other_details.year': ['2026'],
    'other_details.make': ['Ford', 'Ridgeback'],
    'other_details.model': ['F-550 XL 4x4', 'F-550 XL', 'F-550', 'RB-11-60', 'Ridgeback 11 ft. mechanics service body'],
    'other_details.equipment_type': [
      'service body',
      'mechanics service body',
      'Ridgeback 11 ft. mechanics service body',
      'truck body',
      'truck',
    ],
    'sender.name': ['Granite Peak Truck Bodies', 'Granite Peak'],
  }
  return {
    name: 'service-body-on-customer-chassis',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'body-builder-sidebar',
      notes:
        'truck body builder: seller, chassis (year, make, model, VIN), yard and bank in a dark column left; options with codes and "Included" texts, concession in parentheses, freight, tax without labor, deposit; GVWR and storage rate as decoys; the machine bought is the body, the VIN is the chassis: make, model and type open',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus chassis year' },
      absent: ['trade_in', 'other_details.equipment_miles_hours'],
      acceptable,
    }),
  }
}
