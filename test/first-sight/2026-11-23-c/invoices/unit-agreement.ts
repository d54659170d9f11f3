/** A trailer and outdoor power dealer's purchase agreement from its dealer system: units and accessories left, settlement right; copier scan. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { ofLines, singles, sums, tableOf } from './parts.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.45in .5in}
.f{width:100%}.f td,.f th{border:.7pt solid #000;padding:2pt 4pt}.f th{background:#dcdcdc;font-weight:700;font-size:8pt}
small{display:block;font-size:7pt;line-height:8.6pt}
.bar{background:#222;color:#fff;font-weight:700;padding:2pt 5pt;margin-top:8pt}
`

const seller = { name: 'Boston Mountain Trailer & Outdoor', address: ['4410 Hwy 65 North', 'Harrison, AR 72601'] }
const buyer = { name: 'Stillwater Lawn & Landscape LLC', address: ['2705 N Dixieland Rd', 'Rogers, AR 72756'] }

const bought = [
  { state: 'New', year: '2026', make: 'BIG TEX', model: '14LX-16', kind: 'Dump Trailer', serial: vinOf('16VDX162', 'T5081447'), stock: 'T2218', cents: 1_289_500 },
  { state: 'New', year: '2026', make: 'TORO', model: 'Dingo TX 1000', kind: 'Compact Utility Loader', serial: '419880213', stock: 'D0417', cents: 3_987_500 },
] // prettier-ignore
const extras = [
  ['22331', 'Hydraulic auger drive, 12 in. bit', 318_000],
  ['14-TARP', 'Roll tarp kit, 16 ft', 59_500],
] as const

export function unitAgreement(): Drawn {
  const named = ({ year, make, model, kind }: (typeof bought)[number]) => `${year} ${make} ${model} ${kind}`
  const lines: readonly Line[] = [
    ...bought.map((unit): Line => ({ text: named(unit), cents: unit.cents, category: 'hard' })),
    ...extras.map(([code, text, cents]): Line => ({ text, code, cents, category: 'hard' })),
    { text: 'Dealer Set-Up and Prep', cents: 35_000, category: 'soft' },
    { text: 'Documentation Fee', cents: 12_900, category: 'soft' },
    { text: 'Title and License', cents: 6_450, category: 'soft' },
  ]
  const [unitPrice, extra, freight, allowance, payoff, down] = [totalOf(lines.slice(0, 2)), totalOf(lines.slice(2, 4)), 89_500, 750_000, 210_000, 500_000]
  const price = unitPrice + extra + freight + 35_000 + 12_900
  const tax = Math.round((price - 12_900 - allowance) * 0.085)
  const total = price + tax + 6_450
  const cell = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small>${value || '&nbsp;'}`
  const page = `<table style="width:100%"><tr><td><b style="font-size:16pt;line-height:20pt">${seller.name}</b><br>${seller.address.join(', ')}<br>Phone (870) 555-0156 &nbsp; Dealer No. 20614<td class="r"><b style="font-size:14pt;line-height:20pt">Purchase Agreement</b>${tableOf([['Deal No.', '>48206'], ['Deal Date', '>08/21/2026'], ['Salesperson', '>Cody Ballard']], 'style="margin-left:auto;width:1.8in"')}</tr></table>
<table class="f" style="margin-top:8pt"><tr>${cell('Buyer', buyer.name, 2)}${cell('Home', '')}${cell('Work', '(479) 555-0112')}</tr><tr>${cell('Address', buyer.address[0] ?? '', 2)}${cell('City, State Zip', buyer.address[1] ?? '', 2)}</tr><tr>${cell('Co-Buyer', '', 2)}${cell('E-mail', 'office@stillwaterlawn.example', 2)}</tr></table>
<div class="bar">Unit Information</div><table class="f"><tr><th>New/Used<th>Year<th>Make<th>Model<th>Type<th>Serial No. / VIN<th>Stock No.<th class="r">Price</tr>${bought.map(({ state, year, make, model, kind, serial, stock, cents }) => rowOf([state, year, make, model, kind, serial, stock, `>${formatAmount(cents)}`])).join('')}</table>
<table style="width:100%;margin-top:2pt"><tr><td style="width:51%;padding-right:10pt"><div class="bar">Options and Accessories</div><table class="f"><tr><th>Part No.<th>Description<th class="r">Price</tr>${extras.map(([code, text, cents]) => rowOf([code, text, `>${formatAmount(cents)}`])).join('')}${rowOf(['&nbsp;', '', '']).repeat(4)}</table>
<div class="bar">Trade Information</div><table class="f"><tr>${cell('Year', '2019')}${cell('Make', 'GRAVELY')}${cell('Model', 'Pro-Turn 260')}</tr><tr>${cell('Serial No.', '061338', 2)}${cell('Hours', '1,144')}</tr><tr>${cell('Payoff To', 'Yard Card', 2)}${cell('Good Through', '09/04/2026')}</tr></table>
<div class="bar">Lienholder</div><table class="f"><tr>${cell('Name', 'Pinnacle Bluff Equipment Finance, 400 W Capitol Ave, Little Rock, AR 72201')}</tr></table>
<td><div class="bar">Settlement</div><table class="f">${sums([['Unit Price', unitPrice], ['Options and Accessories', extra], ['Freight', freight], ['Dealer Set-Up and Prep', 35_000], ['Documentation Fee', 12_900], ['<b>Cash Price</b>', `<b>${formatAmount(price)}</b>`], ['Trade Allowance (for tax)', allowance], ['Sales Tax 8.5%', tax], ['Title and License', 6_450], ['<b>Total Purchase Price</b>', `<b>${formatAmount(total)}</b>`], ['Less Trade Allowance', -allowance], ['Plus Trade Payoff', payoff], ['Less Cash Down', -down], ['<b>Amount to Pay or Finance</b>', `<b>$${formatAmount(total - allowance + payoff - down)}</b>`]])}</table>
<p style="margin:8pt 0 0">Est. payment: 48 months at $1,186.40, with approved credit.</p></tr></table>
<p style="font-size:7.6pt;line-height:9.6pt;text-align:justify;margin-top:12pt">Buyer agrees to buy the units above and states that the trade-in is free of liens except as shown. A service and handling fee is not an official fee and is not required by law, but may be charged to buyers for handling documents and performing services related to closing the sale; it may not exceed $129.00. New units carry only the maker’s warranty. This agreement is not binding until signed by the dealer’s manager. Any change must be in writing.</p>
<table style="width:100%;margin-top:34pt"><tr><td style="width:46%">${penned(41, 150)}<div style="border-top:.7pt solid #000">Buyer’s signature</div><td style="width:8%"><td>${penned(72, 120)}<div style="border-top:.7pt solid #000">Dealer’s manager</div></tr></table>`
  return drawnDeal({
    name: 'dump-trailer-loader-dealer-agreement-scan', family: 'dealer-system-unit-agreement',
    notes:
      'copier scan of a trailer and outdoor power dealer’s system print: buyer in captioned cells with a blank co-buyer, two units of different makes in a table of new/used, year, make, model, type, serial number or VIN, stock number and price, accessories with part numbers beside a settlement column that repeats them as sums, freight outside the lines, tax on the price less trade, total before trade, payoff and cash down with minus signs, trade-in of another make with hours, estimated payment and a legal fee limit as decoys',
    style,
    pages: [page], scan: { dpi: 190, skewDegrees: 0.4, noise: 20, blur: 0.5, jpegQuality: 64 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '48206', invoice_date: '2026-08-21', shipping: units(freight), tax_total: units(tax),
      trade_in: units(allowance), amount_due: units(total - allowance + payoff - down),
      other_details: { vin: bought[0]?.serial, make: 'BIG TEX', model: '14LX-16', year: '2026', equipment_type: 'Dump Trailer', down_payment: units(down) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'agreement year minus model year' },
    acceptable: {
      ...singles(lines),
      ...ofLines(bought, 'description/item', unit => [named(unit), `${unit.make} ${unit.model} ${unit.kind}`, `${unit.year} ${unit.make} ${unit.model}`, `${unit.make} ${unit.model}`, unit.kind, `${unit.state} ${named(unit)} ${unit.serial} ${unit.stock}`, `${named(unit)} ${unit.serial}`]),
      subtotal: [units(price), units(price - freight), units(totalOf(lines)), units(unitPrice + extra)], trade_in: [units(allowance - payoff)],
    },
    absent: ['due_date', 'purchase_order', 'discount', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
