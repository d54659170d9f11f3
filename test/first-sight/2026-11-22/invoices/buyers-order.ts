/** A truck dealer's buyer's order: captioned boxes left, numbered column of prices right, trade-in and signatures below. */
import type { Drawn } from '../press/document.ts'
import { dated, formatAmount, sum, units } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { invoiceTruth, vinOf, type Line, type Party } from './invoice-truth.ts'

const style = `
.page{font:8.4pt/10.5pt Arimo;padding:.4in .45in}
table{width:100%}
.form td{border:.6pt solid #000;padding:1pt 4pt 2pt;height:23pt}
.form small{display:block;font-size:5.8pt;line-height:7.4pt}
.typed{font-family:'Courier Prime';font-size:9.4pt}
.prices td{border:.6pt solid #000;padding:2.2pt 5pt}
.title{background:#000;color:#fff;font-weight:700;text-align:center;letter-spacing:1pt;padding:2pt}
.legal{font-size:6.2pt;line-height:7.6pt;text-align:justify}
`

interface Order {
  readonly name: string
  readonly seller: Party & { readonly phone: string }
  readonly buyer: Party & { readonly county: string; readonly phone: string }
  readonly number: string
  readonly date: string
  readonly used: boolean
  readonly unit: { readonly year: string; readonly make: string; readonly model: string; readonly body: string; readonly vin: string; readonly miles: number; readonly color: string; readonly stock: string }
  readonly lines: readonly Line[]
  /** Label → cents. */
  readonly taxes: readonly (readonly [string, number])[]
  readonly trade: { readonly text: string; readonly vin: string; readonly miles: number; readonly allowance: number; readonly payoff: number } | null
  readonly deposit: number
  readonly lien: string
  readonly signature: string
  readonly scan?: ScanManner
} // prettier-ignore

function buyersOrder(order: Order): Drawn {
  const { unit, seller, buyer, trade, lines, taxes } = order
  const box = (caption: string, value: string, more = '') =>
    `<td${more}><small>${caption}</small><span class="typed">${value}</span>`
  const subtotal = sum(lines.map(({ cents }) => cents))
  const tax = sum(taxes.map(([, cents]) => cents))
  const total = subtotal + tax
  const equity = trade === null ? 0 : trade.allowance - trade.payoff
  const balance = total - equity - order.deposit
  const tradeRows = trade === null ? [['TRADE-IN ALLOWANCE', 'NONE']] : [['TRADE-IN ALLOWANCE', formatAmount(trade.allowance)], ['LESS BALANCE OWED ON TRADE-IN', formatAmount(trade.payoff)], ['NET TRADE-IN EQUITY', `(${formatAmount(equity)})`]] // prettier-ignore
  const rows = [...lines.map(line => [line.text, formatAmount(line.cents)]), ['SUBTOTAL', formatAmount(subtotal)], ...taxes.map(([label, cents]) => [label, formatAmount(cents)]), ['TOTAL CASH DELIVERED PRICE', `$${formatAmount(total)}`], ...tradeRows, ['CASH DEPOSIT WITH ORDER', order.deposit === 0 ? '0.00' : `(${formatAmount(order.deposit)})`], ['BALANCE DUE ON DELIVERY', `$${formatAmount(balance)}`]] // prettier-ignore
  const prices = rows.map(([label = '', value], i) => `<tr${/TOTAL CASH|BALANCE DUE/.test(label) ? ' class="b"' : ''}><td style="width:.25in;border-right:0">${i + 1}.<td style="border-left:0">${label}<td class="r typed" style="width:1.15in">${value}</tr>`) // prettier-ignore
  const check = (on: boolean, text: string) => `${on ? '&#9746;' : '&#9744;'} ${text}`
  const page = `<table><tr><td><b style="font-size:17pt;line-height:20pt">${seller.name}</b><br>${seller.address.join(', ')}&nbsp;&nbsp;&nbsp;${seller.phone}<td class="r"><b style="font-size:12pt">BUYER'S ORDER</b><br>NO. <b class="typed" style="font-size:12pt">${order.number}</b></tr></table>
<table class="form" style="margin-top:5pt"><tr>${box('BUYER', buyer.name, ' colspan="3"')}${box('DATE', dated(order.date, 'MM/DD/YYYY'))}</tr><tr>${box('STREET ADDRESS', buyer.address[0] ?? '', ' colspan="2"')}${box('CITY, STATE, ZIP', buyer.address[1] ?? '')}${box('COUNTY', buyer.county)}</tr><tr>${box('BUSINESS PHONE', buyer.phone)}${box('SALESPERSON', 'T. MCCORKLE')}${box('LIENHOLDER / ASSIGNEE', order.lien, ' colspan="2"')}</tr></table>
<div style="margin:4pt 0">Please enter my order for the following: &nbsp; ${check(!order.used, 'NEW')} &nbsp; ${check(order.used, 'USED')} &nbsp; ${check(false, 'DEMO')} &nbsp;&nbsp;&nbsp; ${check(true, 'TRUCK')} &nbsp; ${check(false, 'TRAILER')} &nbsp; ${check(false, 'OTHER')}</div>
<table class="form"><tr>${box('YEAR', unit.year)}${box('MAKE', unit.make)}${box('MODEL', unit.model)}${box('BODY TYPE', unit.body)}${box('COLOR', unit.color)}</tr><tr>${box('VEHICLE IDENTIFICATION NUMBER', unit.vin, ' colspan="2"')}${box('STOCK NO.', unit.stock)}${box('ODOMETER', unit.miles.toLocaleString('en-US'))}${box('DELIVER ON OR ABOUT', 'UPON FUNDING')}</tr></table>
<table style="margin-top:6pt"><tr><td style="width:3.35in;padding-right:8pt"><div class="title">TRADE-IN</div><table class="form">${trade === null ? `<tr>${box('YEAR / MAKE / MODEL', 'NONE')}</tr><tr>${box('VIN', '')}</tr>` : `<tr>${box('YEAR / MAKE / MODEL', trade.text, ' colspan="2"')}</tr><tr>${box('VIN', trade.vin, ' colspan="2"')}</tr><tr>${box('ODOMETER', trade.miles.toLocaleString('en-US'))}${box('BALANCE OWED TO', 'PINNACLE COMM. CREDIT')}</tr>`}</table>
<div class="title" style="margin-top:6pt">INSURANCE</div><table class="form"><tr>${box('COMPANY', 'GREAT RIVERS TRUCKERS')}${box('POLICY NO.', 'CTP 0088219')}</tr></table>
<div class="legal" style="margin-top:6pt"><b>DISCLAIMER OF WARRANTIES.</b> ALL WARRANTIES, IF ANY, ON NEW VEHICLES ARE THOSE OF THE MANUFACTURER. USED VEHICLES ARE SOLD "AS IS - WHERE IS" AND THE SELLER EXPRESSLY DISCLAIMS ALL WARRANTIES, EITHER EXPRESS OR IMPLIED, INCLUDING ANY IMPLIED WARRANTY OF MERCHANTABILITY OR FITNESS FOR A PARTICULAR PURPOSE. The odometer reading is believed correct but is not guaranteed. This order is not binding until accepted by an authorized representative of the dealer and until credit has been approved. If the buyer fails to take delivery the deposit may be retained as liquidated damages in an amount not to exceed $5,000.00.</div>
<td><div class="title">SETTLEMENT</div><table class="prices">${prices.join('')}</table></tr></table>
<table style="margin-top:22pt"><tr><td style="width:48%;border-top:.6pt solid #000"><small>BUYER'S SIGNATURE</small><td style="width:4%"><td style="border-top:.6pt solid #000"><small>ACCEPTED BY (DEALER)</small></tr></table><div style="position:absolute;bottom:.3in;left:.45in" class="legal">FORM BO-7 (REV. 3/24) &nbsp; WHITE: DEALER &nbsp; YELLOW: BUYER &nbsp; PINK: LIENHOLDER</div>`
  const signed = page.replace(
    "<small>BUYER'S SIGNATURE",
    '<span style="font:20pt/1pt Caveat;position:relative;top:-16pt;left:30pt">' +
      order.signature +
      "</span><small>BUYER'S SIGNATURE",
  )
  const expected = {
    total_invoice_value: units(total), invoice_number: order.number, invoice_date: order.date, subtotal: units(subtotal), tax_total: units(tax), amount_due: units(balance),
    ...(trade && { trade_in: units(trade.allowance) }),
    other_details: { vin: unit.vin, year: unit.year, make: unit.make, model: unit.model, equipment_type: unit.body, equipment_miles_hours: unit.miles, ...(order.deposit > 0 && { down_payment: units(order.deposit) }) },
  } // prettier-ignore
  const truck = lines.findIndex(line => line.text.startsWith('CASH PRICE'))
  const notes = `truck dealer's buyer's order: typed values under small captions, numbered settlement column (prices, tax, trade-in equity, deposit), trade-in with its own VIN and odometer as decoys, liquidated damages amount in the small print, boxes new/used ticked${order.scan ? '; photographed with a phone' : ''}`
  const acceptable = {
    ...(order.used ? {} : { 'other_details.titled': [true], 'other_details.equipment_age': [0, -1] }), 'other_details.equipment_type': [unit.body, 'truck', 'tractor', 'dump truck', 'sleeper tractor'], ...(trade && { trade_in: [units(equity)] }),
    [`transactions.${truck}.description/item`]: [lines[truck]?.text, `${unit.year} ${unit.make} ${unit.model}`, `${unit.year} ${unit.make} ${unit.model} ${unit.body}`],
    ...Object.fromEntries(lines.flatMap((line, i) => [[`transactions.${i}.quantity`, [1, null]], [`transactions.${i}.rate`, [units(line.cents), null]]])),
    'receiver.name': [buyer.name], due_date: [null],
  } // prettier-ignore
  return { name: order.name, kind: 'invoices', html: documentOf(style, [signed]), ...(order.scan && { scan: order.scan }), truth: invoiceTruth({ family: 'buyers-order', notes, sender: seller, receiver: buyer, lines, expected, expected_derived: { 'other_details.equipment_age': Number(order.date.slice(0, 4)) - Number(unit.year), basis: 'order year minus model year' }, absent: ['purchase_order', 'shipping', 'discount', ...(trade ? [] : ['trade_in'])], acceptable }) } // prettier-ignore
}

const hard = (text: string, cents: number): Line => ({ text, cents, category: 'hard' })
const soft = (text: string, cents: number): Line => ({ text, cents, category: 'soft' })

export const buyersOrders: readonly Drawn[] = [
  buyersOrder({
    name: 'new-sleeper-tractor-buyers-order',
    seller: { name: 'Smoky Gap Truck Sales, Inc.', address: ['7120 Rutledge Pike', 'Knoxville, TN 37924'], phone: '865-555-0133' },
    buyer: { name: 'WHITCOMB EXPRESS LLC', address: ['418 HIGHWAY 92 SOUTH', 'DANDRIDGE, TN 37725'], county: 'JEFFERSON', phone: '865-555-0171' },
    number: '26-04417', date: '2026-03-26', used: false,
    unit: { year: '2027', make: 'KENWORTH', model: 'T680', body: 'SLEEPER TRACTOR', vin: vinOf('1XKYDP9X', 'VJ412086'), miles: 212, color: 'VIPER RED', stock: 'K5582' },
    lines: [hard('CASH PRICE OF VEHICLE', 16_985_000), hard('APU, DIESEL', 1_089_500), hard('ALUMINUM HEADACHE RACK', 184_000), soft('EXTENDED ENGINE WARRANTY 5YR/500K', 742_500), soft('DOCUMENTARY FEE', 39_500), soft('TITLE AND REGISTRATION FEES', 18_750)],
    taxes: [['FEDERAL EXCISE TAX (12%)', Math.round((16_985_000 + 1_089_500 + 184_000) * 0.12)]],
    trade: { text: '2019 FREIGHTLINER CASCADIA', vin: vinOf('1FUJHHDR', 'KL904417'), miles: 688_120, allowance: 3_150_000, payoff: 1_240_000 },
    deposit: 500_000, lien: 'TO BE ASSIGNED', signature: 'R. Whitcomb',
  }),
  buyersOrder({
    name: 'used-dump-truck-buyers-order-phone',
    seller: { name: 'Tri-Lakes Truck & Equipment', address: ['2204 Airport Road', 'Hot Springs, AR 71913'], phone: '501-555-0116' },
    buyer: { name: 'OUACHITA DIRT & GRAVEL INC', address: ['96 QUARRY LOOP', 'MALVERN, AR 72104'], county: 'HOT SPRING', phone: '501-555-0149' },
    number: '11873', date: '2026-07-09', used: true,
    unit: { year: '2020', make: 'MACK', model: 'GR64F', body: 'DUMP TRUCK', vin: vinOf('1M2GR2GC', 'LM017755'), miles: 148_906, color: 'WHITE', stock: 'U20937' },
    lines: [hard('CASH PRICE OF VEHICLE', 11_895_000), hard('ELECTRIC TARP SYSTEM', 312_500), soft('DOCUMENTARY FEE', 12_900)],
    taxes: [['STATE SALES TAX 6.5%', Math.round((11_895_000 + 312_500) * 0.065)]],
    trade: null, deposit: 1_200_000, lien: 'BUFFALO RIVER EQUIPMENT FINANCE', signature: 'D. Harmon',
    scan: { dpi: 200, skewDegrees: -0.4, noise: 12, blur: 0.8, jpegQuality: 74, keystone: 0.02, shade: 45, background: 236 },
  }),
] // prettier-ignore
