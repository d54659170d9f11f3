/** A truck dealer's sales invoice for two units, printed by its management system in fixed boxes; scanned on a copier. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal } from './deal.ts'

const style = `
.page{font:9pt/11.4pt Cousine;padding:.5in .55in}
.g{width:100%}.g td,.g th{border:.8pt solid #000;padding:2pt 4pt}.g th{font:700 7.8pt/10pt Arimo;background:#e9e9e9}
.g small{font:7pt/8.6pt Arimo;display:block;color:#222}
.a{width:62%;margin:10pt 0 0 38%}.a td{padding:1.6pt 4pt}
`

const seller = { name: 'SUNBELT FREIGHT TRUCK CENTER LLC', address: ['9120 MARKET ST', 'HOUSTON TX 77029'] }
const buyer = { name: 'MARISOL PRODUCE CO INC', address: ['3110 PRODUCE ROW', 'HOUSTON TX 77023'] }

const vins = [vinOf('3HAEUMMM', 'TL518802'), vinOf('3HAEUMMM', 'TL518803')]
const unit = (text: string): Line => ({ text, quantity: 1, rate: 10_425_000, cents: 10_425_000, category: 'hard' })
const fee = (text: string, cents: number): Line => ({ text, cents, category: 'soft' })

const lines: readonly Line[] = [
  unit('2026 INTERNATIONAL MV607'),
  unit('2026 INTERNATIONAL MV607'),
  { text: 'LIFTGATE 3300 LB INSTALLED X 2', cents: 1_190_000, category: 'hard' },
  fee('DEALER INVENTORY TAX', 41_200),
  fee('DOCUMENTARY FEE', 30_000),
  fee('TITLE AND REGISTRATION', 61_750),
  fee('EXTENDED ENGINE COVERAGE 5 YR', 720_000),
]

export function truckUnits(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((2 * 10_425_000 + 1_190_000) * 0.0625)
  const total = subtotal + tax
  const down = 2_500_000
  const cell = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small>${value}`
  const unitRows = vins.map((vin, i) => rowOf([`N7714${i + 4}`, '2026', 'INTERNATIONAL', 'MV607', `${vin}`, i === 0 ? '>38' : '>41', `>${formatAmount(10_425_000)}`]))
  const page = `<table style="width:100%"><tr><td style="font:700 16pt/19pt Arimo">SUNBELT FREIGHT TRUCK CENTER LLC<br><span style="font:400 9pt/12pt Arimo">${seller.address.join(', ')} &nbsp; 713-555-0136 &nbsp; Franchised dealer license P118204</span><td class="r" style="font:700 13pt/16pt Arimo">VEHICLE SALES INVOICE</tr></table>
<table class="g" style="margin-top:10pt"><tr>${cell('INVOICE NO.', 'VS-30618')}${cell('INVOICE DATE', '05/28/26')}${cell('CUSTOMER NO.', '118840')}${cell('DEAL NO.', '61772')}${cell('SALESPERSON', 'T OKONKWO')}</tr></table>
<table class="g" style="margin-top:8pt"><tr><td style="width:50%"><small>SOLD TO</small>${block(buyer)}<br>TEL 713-555-0181<td><small>LIENHOLDER / LOSS PAYEE</small>BAYOU CITY COMMERCIAL BANK<br>2200 POST OAK BLVD STE 900<br>HOUSTON TX 77056<br>ELT NO 76220418</tr></table>
<table class="g" style="margin-top:8pt"><tr><th>STOCK NO<th>YEAR<th>MAKE<th>MODEL<th>VIN<th class="r">MILES<th class="r">PRICE</tr>${unitRows.join('')}</table>
<table class="g"><tr>${cell('BODY', '26 FT REEFER BODY, MORGAN COLD SAVER')}${cell('REFRIGERATION', 'THERMO KING T-880R')}${cell('COLOR', 'WHITE')}${cell('N/U', 'NEW')}${cell('GVWR', '25,999')}</tr></table>
<table class="a">${[
    ['SELLING PRICE, 2 UNITS', 2 * 10_425_000],
    ...lines.slice(2).map(line => [line.text, line.cents] as const),
    ['SUBTOTAL', subtotal],
    ['SALES TAX 6.25% ON TAXABLE GOODS', tax],
  ]
    .map(([label, cents]) => rowOf([`${label}`, `>${formatAmount(Number(cents))}`]))
    .join('')}<tr style="font-weight:700;border-top:.8pt solid #000"><td>TOTAL CASH PRICE<td class="r">${formatAmount(total)}</tr>${rowOf(['LESS DOWN PAYMENT, WIRE 05/26/26', `>${formatAmount(down)}-`])}${rowOf(['LESS TRADE-IN', '>0.00'])}<tr style="font-weight:700;border:1.4pt solid #000"><td>BALANCE DUE FROM FINANCE SOURCE<td class="r">${formatAmount(total - down)}</tr></table>
<p style="font:7.8pt/9.8pt Arimo;margin-top:16pt;text-align:justify">ALL WARRANTIES ON THE VEHICLES ARE THE MANUFACTURER’S. The seller disclaims all warranties, express or implied, including any implied warranty of merchantability or fitness for a particular purpose. A documentary fee is not an official fee and is not required by law; it may not exceed $300.00 for a truck sold in Texas. Federal excise tax does not apply below 33,000 lb GVWR.</p>
<table style="width:100%;margin-top:30pt;font:8pt/10pt Arimo"><tr><td style="width:46%;border-top:.7pt solid #000">PURCHASER<td style="width:8%"><td style="border-top:.7pt solid #000">FOR THE DEALER</tr></table>`
  return drawnDeal({
    name: 'reefer-trucks-sales-invoice-scan',
    family: 'truck-unit-invoice',
    notes:
      'copier scan of a truck dealer’s system invoice in typewriter print: two units of the same make in a table of stock number, year, make, model, VIN, miles and price, body and refrigeration under it, lienholder beside the buyer (not the buyer), fees and tax in a column, down payment with a trailing minus, trade-in 0.00, balance due from the finance source, license and deal numbers and GVWR as decoys',
    style,
    pages: [page],
    scan: { dpi: 190, skewDegrees: -0.4, noise: 22, blur: 0.5, jpegQuality: 62 },
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: 'VS-30618',
      invoice_date: '2026-05-28',
      subtotal: units(subtotal),
      tax_total: units(tax),
      amount_due: units(total - down),
      other_details: { vin: vins[0], make: 'INTERNATIONAL', model: 'MV607', year: '2026', equipment_miles_hours: 38, down_payment: units(down) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus model year' },
    acceptable: {
      ...Object.fromEntries([0, 1].map(i => [`transactions.${i}.description/item`, ['2026 INTERNATIONAL MV607', `2026 INTERNATIONAL MV607 ${vins[i]}`, `N7714${i + 4} 2026 INTERNATIONAL MV607 ${vins[i]}`, 'INTERNATIONAL MV607', 'SELLING PRICE, 2 UNITS']])),
      ...Object.fromEntries([0, 1].map(i => [`transactions.${i}.rate`, [104_250, null]])),
      ...Object.fromEntries([0, 1].map(i => [`transactions.${i}.quantity`, [1, null]])),
      'transactions.3.category': ['soft', 'hard'],
      'other_details.vin': vins,
      'other_details.equipment_miles_hours': [41],
      'other_details.equipment_type': ['REEFER', 'REEFER TRUCK', 'REEFER BODY', '26 FT REEFER BODY', 'truck', null],
      tax_total: [units(tax + 41_200)],
      trade_in: [0],
    },
    absent: ['purchase_order', 'discount', 'shipping', 'due_date'],
  })
} // prettier-ignore
