/** A factory's acknowledgment of an order, landscape, in capitals of a line printer, as it came out of a fax machine. */
import { invoiceTruth, item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'

const style = `
.page{font:9.9pt/13.4pt Cousine;padding:.55in .5in .4in;white-space:pre}
.fax{position:absolute;top:.12in;left:.5in;right:.5in;font:8.6pt/11pt Cousine}
.big{font-size:15pt;line-height:19pt;font-weight:700}
`

interface OrderLine extends Line {
  readonly promised: string
}

const ordered = (quantity: number, rate: number, text: string, rest: Partial<Line> & { promised: string }): OrderLine => ({ ...item(quantity, rate, text, rest), promised: rest.promised }) // prettier-ignore

const lines: readonly OrderLine[] = [
  ordered(1, 4_118_000, 'BRIDGE CRANE, TOP RUNNING, 10 TON X 52 FT SPAN', { code: 'BC10-52TR', promised: '09/14/26' }),
  ordered(1, 1_462_500, 'WIRE ROPE HOIST, 10 TON, 2 SPEED', { code: 'WRH-10-2S', promised: '09/14/26' }),
  ordered(2, 318_750, 'END TRUCK, MOTORIZED, VFD', { code: 'ET-15M', promised: '08/31/26' }),
  ordered(180, 4_875, 'RUNWAY RAIL 40 LB ASCE, PER FT', { code: 'RR-40', promised: '08/31/26' }),
  ordered(1, 289_000, 'RADIO CONTROL, 8 BUTTON', { code: 'RC-8', promised: '09/14/26' }),
  ordered(1, 975_000, 'FIELD ERECTION AND LOAD TEST 125 PCT', {
    code: 'SVC-ERECT',
    category: 'soft',
    promised: '09/28/26',
  }),
]

const seller = { name: 'OHIO VALLEY CRANE & CONVEYOR CO.', address: ['2600 GREENE STREET', 'MARIETTA, OH 45750'] }
const buyer = { name: 'KANAWHA STEEL FABRICATORS INC', address: ['4405 FIRST AVENUE', 'NITRO, WV 25143'] }

const cell = (text: string, width: number, right = false) => (right ? text.padStart(width) : text.padEnd(width))

export function orderAcknowledgment(): Drawn {
  const total = totalOf(lines)
  const deposit = Math.round(total / 3)
  const columns = (line: readonly string[]) => [6, 13, 50, 5, 4, 12, 14, 11].map((width, i) => cell(line[i] ?? '', width, [3, 5, 6].includes(i)) + (i === 4 ? '' : ' ')).join('') // prettier-ignore
  const rows = lines.map((line, i) =>
    columns([
      `${(i + 1) * 10}`.padStart(4, '0'),
      line.code ?? '',
      line.text,
      `${line.quantity}`,
      ` ${line.code === 'RR-40' ? 'FT' : 'EA'}`,
      formatAmount(line.rate ?? 0),
      formatAmount(line.cents),
      `  ${line.promised}`,
    ]),
  )
  const two = (left: string, right: string) => `${left.padEnd(62)}${right}`
  const text = [
    two('SOLD TO:  ' + buyer.name, 'SHIP TO:  KANAWHA STEEL PLANT 2'),
    two(`          ${buyer.address[0]}`, '          118 ROCK STEP ROAD'),
    two(`          ${buyer.address[1]}`, '          NITRO, WV 25143'),
    '',
    'ORDER NO: 0073319          CUST P.O.: KS-26-1150            ORDER DATE: 07/06/26        SALESMAN: 14',
    'TERMS: 1/3 WITH ORDER, BALANCE NET 30 DAYS FROM SHIPMENT    FOB: MARIETTA, FREIGHT COLLECT',
    '='.repeat(118),
    columns(['LINE', 'ITEM', 'DESCRIPTION', 'QTY', ' UM', 'PRICE', 'EXTENSION', '  PROMISED']),
    '-'.repeat(118),
    ...rows,
    '-'.repeat(118),
    `${'ORDER TOTAL'.padStart(82)}${formatAmount(total).padStart(27)}`,
    `${'DEPOSIT DUE WITH ORDER 1/3'.padStart(82)}${formatAmount(deposit).padStart(27)}`,
    '',
    'SALES TAX NOT INCLUDED.  SEND EXEMPTION CERTIFICATE OR TAX WILL BE ADDED AT INVOICING.',
    'PLEASE CHECK THIS ACKNOWLEDGMENT AND REPORT ANY DISCREPANCY WITHIN 3 DAYS.  RUNWAY TOLERANCE CMAA 70.',
    'PRICES FIRM 60 DAYS.  CANCELLATION CHARGE 15 PCT AFTER RELEASE TO ENGINEERING.',
  ]
    .join('\n')
    .replace(/&/g, '&amp;')
  const page = `<div class="fax">07/07/2026  08:42   740 555 0128                OHIO VALLEY CRANE                                     PAGE 01/01</div><span class="big">${seller.name.replace('&', '&amp;')}</span>                 <span class="big">ORDER ACKNOWLEDGMENT</span>
${seller.address.join(', ')}    PHONE 740 555 0127

${text}`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: '0073319',
    invoice_date: '2026-07-06',
    purchase_order: 'KS-26-1150',
    payment_terms: '1/3 WITH ORDER, BALANCE NET 30 DAYS FROM SHIPMENT',
    other_details: { equipment_type: 'BRIDGE CRANE', down_payment: units(deposit) },
  }
  const acceptable = {
    subtotal: [units(total)],
    amount_due: [units(total), units(deposit), units(total - deposit)],
    'other_details.model': ['BC10-52TR'],
    'other_details.equipment_type': ['CRANE', 'TOP RUNNING BRIDGE CRANE', 'BRIDGE CRANE, TOP RUNNING'],
  }
  return {
    name: 'bridge-crane-order-acknowledgment-fax',
    kind: 'invoices',
    html: sheets(style, [page], '11in 8.5in'),
    scan: { dpi: 200, skewDegrees: 0.35, noise: 40, blur: 0.6, jpegQuality: 70, threshold: 150 },
    truth: invoiceTruth({
      family: 'line-printer-acknowledgment',
      notes:
        'fax (black and white, skewed) of a landscape acknowledgment in fixed-width capitals: fax header with another date, ship-to beside sold-to, order number with leading zeros, promised dates per line, per-foot price, tax named but without an amount, cancellation percentage as a decoy',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      absent: ['due_date', 'discount', 'shipping', 'tax_total', 'trade_in', 'other_details.vin', 'other_details.equipment_miles_hours'],
      acceptable,
    }),
  }
} // prettier-ignore
