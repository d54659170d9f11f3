/** A farm equipment dealer's quote from its maker's quoting program: summary with trade-in, then the configuration of each machine; three pages. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, sums } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.2pt/12.2pt Arimo;padding:.55in .6in}
.bar{background:#367c2b;color:#fff;font-weight:700;text-align:center;padding:2.4pt;margin-top:12pt}
.t{width:100%}.t td,.t th{padding:2.6pt 4pt}.t th{font-weight:700;border-bottom:.8pt solid #000}
.c td,.c th{padding:1.6pt 4pt;border-bottom:.4pt solid #bbb;font-size:8.6pt;line-height:11pt}.c th{font-weight:700}
.s{width:58%;margin-left:42%}.s td{padding:2.2pt 4pt}
`

const seller = { name: 'Platte Prairie Equipment, Inc.', address: ['3140 West Highway 30', 'Kearney, NE 68845'] }
const buyer = { name: 'LINDSTROM CATTLE & GRAIN LLC', address: ['77120 ROAD 431', 'BERTRAND, NE 68927'] }

interface Machine {
  readonly text: string
  readonly serial: string
  readonly hours: string
  readonly stock: string
  readonly list: number
  readonly discount: number
  readonly codes: readonly (readonly [string, string, number])[]
}

const machines: readonly Machine[] = [
  { text: '2026 JOHN DEERE 6155M Cab Tractor', serial: '1L06155MCTR184402', hours: '12', stock: '184402', list: 23_412_800, discount: 3_962_800, codes: [['107CL', '6155M Cab Tractor', 18_246_300], ['0202', 'United States', 0], ['1385', 'CommandQuad Plus 24/24 transmission', 812_400], ['2120', 'Premium cab with panorama roof', 468_200], ['3326', 'Triple SCV rear, with power beyond', 254_700], ['5213', '480/80R38 rear tires, R1W', 1_391_200], ['8735', 'Loader ready package, mid SCV', 2_240_000]] },
  { text: '2026 JOHN DEERE 640M Loader', serial: '1P0640MXETD091135', hours: '0', stock: '091135', list: 2_139_500, discount: 214_500, codes: [['52C0P', '640M Loader, mechanical self leveling', 1_846_000], ['1945', 'Third function hydraulics', 128_500], ['4660', 'Global carrier with 96 in. bucket', 165_000]] },
  { text: '2024 FRONTIER AB12G Bale Spear', serial: '1XFAB12GLR0018874', hours: '0', stock: '018874', list: 189_900, discount: 19_900, codes: [['AB12G', 'Double bale spear, global', 189_900]] },
] // prettier-ignore

export function farmDealerQuote(): Drawn {
  const lines: readonly Line[] = [
    ...machines.map(({ text, serial, list, discount }): Line => ({ text: `${text} - ${serial}`, quantity: 1, rate: list - discount, cents: list - discount, category: 'hard' })),
    { text: 'PowerGard Protection Plan, 48 months / 2,500 hours', quantity: 1, rate: 712_500, cents: 712_500, category: 'soft' },
  ] // prettier-ignore
  const price = totalOf(lines)
  const [trade, payoff, down] = [7_450_000, 1_835_000, 1_500_000]
  const net = price - (trade - payoff)
  const tax = Math.round((totalOf(lines.slice(0, 3)) - trade) * 0.055)
  const total = price + tax
  const usd = (cents: number) => (cents < 0 ? `$ (${formatAmount(-cents)})` : `$ ${formatAmount(cents)}`)
  const head = (title: string) => `<table style="width:100%"><tr><td style="width:1.6in"><div style="width:108pt;height:34pt;background:#367c2b;color:#ffde00;white-space:nowrap;font:700 11pt/34pt Arimo;text-align:center">PLATTE PRAIRIE</div><td class="c" style="font:700 17pt/34pt Arimo">${title}<td style="width:1.6in"></tr></table>`
  const foot = (page: number) => `<div class="foot" style="font-size:8pt;border-top:.6pt solid #888;padding-top:3pt">Confidential<span style="float:right">Page ${page} of 3</span></div>`
  const identity = `<table class="t" style="margin-top:8pt"><tr><td><b>Quote Id:</b> 31184027<td class="r"><b>Customer:</b> ${buyer.name}</tr></table>`
  const first = `${head('Quote Summary')}<table class="t" style="margin-top:14pt"><tr><td style="width:50%"><b>Prepared For:</b><br>${buyer.name}<br>${buyer.address.join('<br>')}<br>Business: 308-555-0147<td><b>Delivering Dealer:</b><br><b>${seller.name}</b><br>Cole Hadley<br>${seller.address.join('<br>')}<br>Phone: 308-555-0121<br>chadley@platteprairie.example</tr></table>
<table class="t" style="margin-top:8pt"><tr><td style="width:50%"><td><b>Quote ID:</b> 31184027<br><b>Created On:</b> 11 February 2026<br><b>Last Modified On:</b> 18 February 2026<br><b>Expiration Date:</b> 13 March 2026</tr></table>
<table class="t" style="margin-top:12pt"><tr><th style="width:56%">Equipment Summary<th class="r">Selling Price<th class="c">Qty<th class="r">Extended</tr>${lines.map(({ text, cents }) => `<tr><td>${text}<td class="r">${usd(cents)}<td class="c">X &nbsp;1 &nbsp;=<td class="r">${usd(cents)}</tr>`).join('')}${rowOf(['<b>Equipment Total</b>', '', '', `><b>${usd(price)}</b>`])}</table>
<table class="t" style="margin-top:12pt"><tr><th style="width:56%">Trade In Summary<th class="c">Qty<th class="r">Each<th class="r">Extended</tr>${rowOf(['2018 JOHN DEERE 6130R - 1RW6130RHJA031156', '1', `>${usd(trade)}`, `>${usd(trade)}`])}${rowOf(['PayOff', '', '', `>${usd(payoff)}`])}${rowOf(['Total Trade Allowance', '', '', `>${usd(trade - payoff)}`])}${rowOf(['<b>Trade In Total</b>', '', '', `><b>${usd(trade - payoff)}</b>`])}</table>
<div style="height:14pt"></div><table class="s"><tr><td colspan="2"><b style="border-bottom:.8pt solid #000">Quote Summary</b></tr>${sums([['Equipment Total', price], ['Trade In', payoff - trade], ['SubTotal', net], ['Sales Tax - (5.50%)', tax], ['Est. Service Agreement Tax', 0], ['Total', net + tax], ['Down Payment', -down], ['Rental Applied', '$ (0.00)'], ['<b>Balance Due</b>', `<b>${usd(net + tax - down)}</b>`]], usd)}</table>
<table style="width:100%;position:absolute;left:.6in;right:.6in;bottom:.75in;width:7.3in"><tr><td>Salesperson : X ______________________<td class="r">Accepted By : X ______________________</tr></table>${foot(1)}`
  const details = ({ text, serial, hours, stock, list, discount, codes }: Machine) => `<div class="bar">${text}</div><table class="t"><tr><td><b>Hours:</b> ${hours}<br><b>Stock Number:</b> ${stock}<td><b>Serial Number:</b> ${serial}<br><b>Contract:</b> Commercial<td class="r"><b>Suggested List</b><br>${usd(list)}<td class="r"><b>Selling Price</b><br>${usd(list - discount)}</tr></table>
<table class="t c"><tr><th style="width:.8in">Code<th style="width:3.4in">Description<th class="r">Qty<th class="r">List Price/Unit<th class="r">Extended Price</tr>${codes.map(([code, words, cents]) => rowOf([code, words, '>1', `>${usd(cents)}`, `>${usd(cents)}`])).join('')}${rowOf(['', '<b>Suggested Price</b>', '', '', `><b>${usd(list)}</b>`])}${rowOf(['', 'Customer Discounts', '', '', `>${usd(-discount)}`])}${rowOf(['', '<b>Total Selling Price</b>', '', '', `><b>${usd(list - discount)}</b>`])}</table>`
  const second = `${head('Selling Equipment')}${identity}${machines.map(details).join('')}${foot(2)}`
  const third = `${head('Trade-in')}${identity}<div class="bar">2018 JOHN DEERE 6130R</div><table class="t"><tr><td><b>SN#</b> 1RW6130RHJA031156<br><b>Machine Details</b><td><b>Hours:</b> 5,086<br><b>Net Trade Value</b><td class="r"><br>${usd(trade - payoff)}</tr></table><table class="t c">${[['Your Trade In Description', 'Cab, MFWD, AutoQuad, 640R loader, rear tires 40%'], ['PayOff to', 'Sandhills Farm Credit, good through 31 March 2026']].map(row => rowOf(row)).join('')}</table>
<p style="margin-top:24pt"><b>Notes:</b> Price is cash price with current programs. Quoted with delivery to the farm at Bertrand. 0% for 36 months may be had in place of $9,500.00 of the discount on the tractor. Sales tax is charged on tractors and loaders used outside of agriculture; bring Form 13 if you are exempt.</p>${foot(3)}`
  return drawnDeal({
    name: 'tractor-loader-quote-summary', family: 'farm-dealer-quote-summary',
    notes:
      'farm dealer’s quote of three pages from a maker’s quoting program: prepared-for left, delivering dealer right with the salesman between name and street, two dates (created and modified) with the day first, serial numbers behind a hyphen in the line, "X 1 =" between price and amount, trade-in with payoff, tax on the difference, "Total" is after the trade, down payment, rental 0.00, balance; the total before the trade is not printed; factory codes with list prices on page two and the traded tractor with hours on page three as decoys',
    style,
    pages: [first, second, third], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '31184027', invoice_date: '2026-02-11', tax_total: units(tax), trade_in: units(trade),
      amount_due: units(net + tax - down),
      other_details: { make: 'JOHN DEERE', model: '6155M', year: '2026', equipment_type: 'Cab Tractor', equipment_miles_hours: 12, down_payment: units(down) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'quote year minus model year' },
    acceptable: {
      total_invoice_value: [units(net + tax)], invoice_date: ['2026-02-18'], due_date: ['2026-03-13'], subtotal: [units(price), units(net)],
      trade_in: [units(trade), units(trade - payoff)], 'other_details.vin': ['1L06155MCTR184402'], 'other_details.equipment_type': ['tractor'],
      ...ofLines(machines, 'description/item', ({ text, serial }) => [text, `${text} - ${serial}`, text.replace(/^\d+ /, '')]),
      'transactions.3.description/item': [lines[3]?.text, 'PowerGard Protection Plan'],
    },
    absent: ['purchase_order', 'discount', 'shipping'],
  })
} // prettier-ignore
