/** A construction equipment dealer's quote: a cover letter, then the machine's configuration and the price. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, amountText } from './deal.ts'

const style = `
.page{font:10pt/13.4pt Arimo;padding:.7in .8in}
.brand{font:700 20pt/24pt Arimo;background:#111;color:#ffc20e;padding:6pt 10pt;display:inline-block}
.spec{width:100%;font-size:9pt;line-height:12pt;margin-top:6pt}.spec th{background:#111;color:#fff;padding:2pt 5pt;font-weight:700}.spec td{padding:1.4pt 5pt;border-bottom:.4pt solid #bbb}
.price{width:72%;margin:16pt 0 0 28%}.price td{padding:2.4pt 4pt}.price tr.t td{border-top:1pt solid #000;font-weight:700}
.foot{font-size:8pt;border-top:.6pt solid #888;padding-top:3pt}
`

const seller = {
  name: 'Sandia Tractor & Equipment Co.',
  address: ['7400 Pan American Frontage Rd NE', 'Albuquerque, NM 87109'],
}
const buyer = { name: 'MESQUITE RIDGE EXCAVATING INC', address: ['2216 DON JULIO RD', 'CORRALES, NM 87048'] }

const machine: Line = { text: 'CATERPILLAR INC. Model: 938M Wheel Loader', cents: 26_845_000, category: 'hard' }
const coverage: Line = {
  text: 'EXTENDED COVERAGE 60 MO/5000 HR POWERTRAIN + HYDRAULICS',
  cents: 685_000,
  category: 'soft',
}
const trade = 6_200_000

const options = [
  ['938M WHEEL LOADER', '559-8113'], ['PREP PACK, UNITED STATES', '487-9461'], ['HYDRAULICS, 3V, COUPLER, STANDARD LIFT', '567-0927'],
  ['STEERING, STANDARD', '536-0241'], ['AXLES, LIMITED SLIP REAR', '540-2270'], ['CAB, DELUXE', '566-5522'],
  ['SEAT, DELUXE, AIR SUSPENSION', '535-9013'], ['RIDE CONTROL', '568-1144'], ['LIGHTS, AUXILIARY, LED', '545-2080'],
  ['TIRES, 20.5R25, RADIAL L3', '461-6110'], ['FENDERS, EXTENDED', '535-2266'], ['CAMERA, REAR VIEW', '574-3101'],
  ['COUPLER, QUICK, FUSION', '360-4420'], ['BUCKET-GP, 3.5 YD3, FUS, BOCE', '389-0192'],
] // prettier-ignore

export function constructionQuote(): Drawn {
  const price = machine.cents + coverage.cents
  const net = price - trade
  const tax = Math.round(net * 0.07625)
  const head = `<div class="brand">SANDIA TRACTOR</div><span style="float:right;text-align:right;font-size:8.6pt;line-height:11pt">${block(seller)}<br>505-555-0148 &nbsp; www.sandiatractor.example</span>`
  const foot = (page: number) => `<div class="foot">Quote: 241873-01 <span style="float:right">Page ${page} of 2</span></div>`
  const letter = `${head}<p style="margin-top:34pt">Quote 241873-01</p><p>August 19, 2026</p><p style="margin-top:20pt">${block(buyer)}</p><p>Attention: RAY ZAMORA</p>
<p style="margin-top:18pt">Dear Ray,</p><p>We would like to thank you for your interest in our company and our products, and are pleased to quote the following for your consideration.</p>
<p style="margin:16pt 0 2pt 24pt"><b>${machine.text}</b></p><table style="margin-left:24pt">${[['STOCK NUMBER:', 'N061884'], ['SERIAL NUMBER:', 'J3R09127'], ['YEAR:', '2026'], ['SMU:', '6']].map(row => rowOf(row.map(cell => `${cell}&nbsp;&nbsp;`))).join('')}</table>
<p style="margin-top:16pt">We wish to thank you for the opportunity of quoting on your equipment needs. This quotation is valid for 30 days, after which time we reserve the right to re-quote. If there are any questions, please do not hesitate to contact me.</p>
<p style="margin-top:20pt">Sincerely,</p><p style="margin-top:30pt">Dwayne Pruitt<br>Machine Sales Representative<br>Cell 505-555-0172</p>${foot(1)}`
  const rows = [
    ['SELL PRICE', amountText(machine.cents)],
    [coverage.text, amountText(coverage.cents)],
    ['LESS TRADE: 2017 CAT 924K, S/N PWR01766', `(${amountText(trade)})`],
  ]
  const second = `${head}<p style="margin-top:26pt"><b>MACHINE SPECIFICATIONS</b> &nbsp; 938M, J3R09127</p><table class="spec"><tr><th>Description<th class="r">Reference No</tr>${options.map(([text = '', code]) => rowOf([text, `>${code}`])).join('')}</table>
<table class="price">${rows.map(([text = '', amount]) => rowOf([text, `>${amount}`])).join('')}${rowOf(['NET BALANCE DUE', `>${amountText(net)}`], ' class="t"')}${rowOf(['SALES TAX (7.625%)', `>${amountText(tax)}`])}${rowOf(['AFTER TAX BALANCE', `>${amountText(net + tax)}`], ' class="t"')}</table>
<p style="margin-top:16pt"><b>WARRANTY</b><br>Standard Warranty: 12 months, unlimited hours, full machine<br>Extended Coverage: 60 months or 5,000 hours, powertrain and hydraulics</p><p><b>F.O.B./TERMS</b><br>Albuquerque, NM</p>
<p style="margin-top:14pt">Accepted by ______________________________ on ____________________</p>${foot(2)}`
  return drawnDeal({
    name: 'wheel-loader-dealer-quote',
    family: 'construction-dealer-quote',
    notes:
      'construction dealer’s quote of two pages: cover letter with the machine (stock and serial number, year, meter), then factory options with reference numbers and no prices, sell price, coverage, trade in parentheses, net, tax on the net, balance after tax; total before the trade is not printed; buyer in the letter only, empty acceptance blanks',
    style,
    pages: [letter, second],
    sender: seller,
    receiver: buyer,
    lines: [machine, coverage],
    expected: {
      total_invoice_value: units(price + tax),
      invoice_number: '241873-01',
      invoice_date: '2026-08-19',
      tax_total: units(tax),
      trade_in: units(trade),
      amount_due: units(net + tax),
      other_details: { make: 'CATERPILLAR', model: '938M', year: '2026', equipment_type: 'Wheel Loader', equipment_miles_hours: 6 },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'quote year minus model year' },
    acceptable: {
      total_invoice_value: [units(net + tax)],
      subtotal: [units(net), units(price)],
      'sender.name': ['SANDIA TRACTOR'],
      'other_details.make': ['CATERPILLAR INC.', 'CAT'],
      'other_details.vin': ['J3R09127'],
      'transactions.0.description/item': [machine.text, 'SELL PRICE', '938M Wheel Loader', '938M WHEEL LOADER'],
      'transactions.0.quantity': [1],
      'transactions.1.quantity': [1],
      due_date: ['2026-09-18'],
      payment_terms: ['Albuquerque, NM'],
    },
    absent: ['purchase_order', 'discount', 'shipping', 'other_details.down_payment'],
  })
} // prettier-ignore
