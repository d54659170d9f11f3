/** A farm implement dealer's purchase order form: purchased and traded units in ruled tables, settlement in two columns. */
import { invoiceTruth, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'

const style = `
.page{font:8.4pt/10.8pt 'Roboto Condensed';padding:.4in .45in}
table{width:100%}
.f td,.f th{border:.7pt solid #1a5e20;padding:2pt 4pt}.f th{background:#e3efdc;font-weight:700;font-size:7.4pt;line-height:9pt;text-align:center}
.h{font:9.4pt/11.6pt Cousine}
.band{background:#1a5e20;color:#ffde00;font-weight:700;padding:2pt 6pt;margin-top:7pt;letter-spacing:.6pt}
.fine{font-size:6.6pt;line-height:8.2pt;text-align:justify}
`

interface Unit {
  readonly state: 'N' | 'U'
  readonly make: string
  readonly model: string
  readonly text: string
  readonly serial: string
  readonly hours: string
  readonly cents: number
}

const bought: readonly Unit[] = [
  { state: 'U', make: 'JOHN DEERE', model: '8R 340', text: '2021 MFWD TRACTOR', serial: '1RW8340RLMD204417', hours: '1,846', cents: 27_450_000 },
  { state: 'N', make: 'JOHN DEERE', model: '2430', text: '2026 CHISEL PLOW 45 FT', serial: '1N02430XHT0075512', hours: '', cents: 9_820_000 },
  { state: 'N', make: 'AG LEADER', model: 'INCOMMAND', text: 'DISPLAY AND RECEIVER KIT', serial: '2261-0448', hours: '', cents: 684_000 },
] // prettier-ignore
const traded: readonly Unit[] = [
  { state: 'U', make: 'CASE IH', model: 'MX285', text: '2006 TRACTOR', serial: 'Z6RZ03318', hours: '7,412', cents: 6_800_000 },
  { state: 'U', make: 'SUNFLOWER', model: '4311', text: '2009 DISC RIPPER', serial: '4311-1187', hours: '', cents: 1_450_000 },
] // prettier-ignore

const seller = { name: 'Prairie Star Implement, LLC', address: ['38750 US Highway 12', 'Aberdeen, SD 57401'] }
const buyer = { name: 'BRUENING GRAIN & CATTLE LLP', address: ['12944 379TH AVE', 'WARNER, SD 57479'] }
const typed = (text: string) => `<span class="h">${text}</span>`

export function implementOrder(): Drawn {
  const price = sum(bought.map(({ cents }) => cents))
  const allowance = sum(traded.map(({ cents }) => cents))
  const freight = 185_000
  const tax = Math.round((price + freight - allowance) * 0.042)
  const total = price + freight + tax
  const owed = 1_200_000
  const check = 4_000_000
  const balance = total - (allowance - owed) - check
  const rowsOf = (list: readonly Unit[], blank: number) =>
    [
      ...list.map(
        u =>
          `<tr class="h"><td class="c">1<td class="c">${u.state}<td>${u.make}<td>${u.model}<td>${u.text}<td>${u.serial}<td class="r">${u.hours}<td class="r">${formatAmount(u.cents)}</tr>`,
      ),
      ...Array.from({ length: blank }, () => `<tr class="h">${'<td>&nbsp;'.repeat(8)}</tr>`),
    ].join('')
  const header = (last: string) =>
    `<tr><th style="width:.35in">QTY<th style="width:.35in">N/U<th style="width:.95in">MAKE<th style="width:.85in">MODEL<th>YEAR / DESCRIPTION<th style="width:1.5in">SERIAL / PIN<th style="width:.6in">HOURS<th style="width:1in">${last}</tr>`
  const line = (n: string, label: string, cents: number) =>
    `<tr><td style="width:.25in" class="c">${n}<td>${label}<td class="r h" style="width:1.15in">${formatAmount(cents)}</tr>`
  const page = `<table><tr><td style="width:62%"><span style="font-size:20pt;line-height:23pt;font-weight:700;color:#1a5e20">PRAIRIE STAR IMPLEMENT</span><br>${seller.name}, ${seller.address.join(', ')} &nbsp; (605) 555-0182<td class="r"><b style="font-size:12pt;line-height:15pt">CUSTOMER PURCHASE ORDER</b><br>ORDER NO. ${typed('55281')} &nbsp;&nbsp; DATE ${typed('11/03/2026')}<br>STORE ${typed('02')} &nbsp; SALESMAN ${typed('D. HAUGE')}</tr></table>
<table class="f" style="margin-top:6pt"><tr><td style="width:55%">PURCHASER<br>${typed(buyer.name.replace('&', '&amp;'))}<td>TELEPHONE<br>${typed('605-555-0175')}<td>COUNTY<br>${typed('BROWN')}</tr><tr><td>STREET OR RFD<br>${typed(buyer.address[0] ?? '')}<td colspan="2">TOWN, STATE, ZIP<br>${typed(buyer.address[1] ?? '')}</tr></table>
<div class="band">I (WE) ORDER THE FOLLOWING EQUIPMENT</div><table class="f">${header('CASH PRICE')}${rowsOf(bought, 2)}</table>
<div class="band">TRADE-IN EQUIPMENT, free of liens except as shown</div><table class="f">${header('ALLOWANCE')}${rowsOf(traded, 1)}</table>
<table style="margin-top:7pt"><tr><td style="width:48%;padding-right:12pt"><div class="band" style="margin-top:0">DELIVERY AND INSURANCE</div><table class="f"><tr><td>DELIVER ON OR BEFORE<br>${typed('11/20/2026')}<td>AT<br>${typed('FARM')}</tr><tr><td>INSURANCE AGENT<br>${typed('DAKOTA MUTUAL')}<td>LIENHOLDER ON TRADE<br>${typed('FIRST STATE BK WARNER')}</tr></table>
<p class="fine">USED EQUIPMENT IS SOLD AS IS unless a written warranty is given below. The hour meter reading is not guaranteed. Purchaser certifies that the trade-in hours are true to the best of purchaser’s knowledge. Finance charges and payments, if any, are set out in a separate contract. A $250.00 document fee applies to contracts assigned after 60 days.</p><div style="margin-top:4pt">WARRANTY: &nbsp; &#9744; NONE &nbsp; &#9746; POWERTRAIN 90 DAYS/250 HRS &nbsp; &#9744; FULL<br>USE: &nbsp; &#9746; AGRICULTURAL &nbsp; &#9744; COMMERCIAL &nbsp; &#9744; PERSONAL</div>
<td><table class="f">${line('1', 'TOTAL CASH PRICE', price)}${line('2', 'FREIGHT AND SET-UP', freight)}${line('3', 'EXCISE TAX 4.2% ON (1 + 2 LESS TRADE)', tax)}${line('4', '<b>TOTAL (1 + 2 + 3)</b>', total)}${line('5', 'TRADE-IN ALLOWANCE', allowance)}${line('6', 'LESS OWED ON TRADE-IN', owed)}${line('7', 'CASH WITH ORDER &nbsp; CK 8814', check)}${line('8', '<b>BALANCE DUE (4 - 5 + 6 - 7)</b>', balance)}</table></tr></table>
<table style="margin-top:30pt"><tr><td style="width:46%">${penned(19, 170)}<div style="border-top:.7pt solid #000">PURCHASER</div><td style="width:8%"><td>${penned(83, 130)}<div style="border-top:.7pt solid #000">ACCEPTED FOR DEALER</div></tr></table>
<div class="foot" style="left:.45in;font-size:6.6pt">PSI-104 6/24 &nbsp; ORIGINAL - FINANCE &nbsp; CANARY - STORE &nbsp; PINK - CUSTOMER</div>`
  const lines: Line[] = bought.map(({ text, cents }) => ({ text, cents, rate: cents, quantity: 1, category: 'hard' }))
  const [first] = bought
  const expected = {
    total_invoice_value: units(total),
    invoice_number: '55281',
    invoice_date: '2026-11-03',
    subtotal: units(price),
    shipping: units(freight),
    tax_total: units(tax),
    trade_in: units(allowance),
    amount_due: units(balance),
    other_details: {
      year: '2021',
      make: 'JOHN DEERE',
      model: '8R 340',
      equipment_type: 'MFWD TRACTOR',
      equipment_miles_hours: 1846,
      down_payment: units(check),
    },
  }
  const acceptable = {
    'other_details.vin': [first?.serial],
    'other_details.equipment_type': ['TRACTOR', '2021 MFWD TRACTOR'],
    trade_in: [units(allowance - owed)],
    due_date: ['2026-11-20'],
    ...Object.fromEntries(
      bought.map((u, i) => [
        `transactions.${i}.description/item`,
        [
          u.text,
          `${u.make} ${u.model} ${u.text}`,
          `${u.make} ${u.model} ${u.text} ${u.serial}`,
          `${u.make} ${u.model}`,
          `${u.state} ${u.make} ${u.model} ${u.text} ${u.serial} ${u.hours}`,
        ],
      ]),
    ),
    ...Object.fromEntries(bought.map(({ cents }, i) => [`transactions.${i}.rate`, [units(cents), null]])),
  }
  return {
    name: 'implement-order-two-trades',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'implement-purchase-order',
      notes:
        'implement dealer’s order: units bought and units traded in two tables of the same columns (traded ones are no lines), make, model and year in columns of their own, blank rows, numbered settlement (freight outside the lines, excise tax on price less trade, total, trade-in, payoff, cash), delivery date and document fee as decoys; hours of three machines',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      expected_derived: { 'other_details.equipment_age': 5, basis: 'order year minus model year of the first unit' },
      absent: ['purchase_order', 'discount'],
      acceptable,
    }),
  }
}
