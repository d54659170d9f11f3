/** A car dealership's fleet department invoices an upfitted van: vehicle facts in a box, factory options unpriced, price stack from list price to balance with fees and rebate. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars } from './pieces.ts'

const style = `
.page{font:9.4pt/12.4pt 'PT Sans';padding:.5in .6in}
.v{width:100%;border:1pt solid #1a3e72}.v td{padding:2.4pt 6pt;border:.5pt solid #a9b8cf}.v small{display:block;font-size:7pt;line-height:8.6pt;color:#1a3e72;font-weight:700}
.bar{background:#1a3e72;color:#fff;font-weight:700;padding:2.4pt 6pt;margin-top:10pt}
.p{width:100%}.p td{padding:2.6pt 6pt;border-bottom:.5pt solid #a9b8cf}
`

const seller = { name: 'Klamath Basin Ford Fleet', address: ['2450 Washburn Way', 'Klamath Falls, OR 97603'] }
const buyer = { name: 'Cascade Locksmith & Door LLC', address: ['1733 Main Street', 'Klamath Falls, OR 97601'] }
const vin = vinOf('1FTBW2C8', 'SKA41187')

export function dealershipFleetInvoice(): Drawn {
  const lines: readonly Line[] = [
    { text: '2025 Ford Transit 250 Cargo Van', cents: 5_487_000, category: 'hard' },
    { text: 'Adrian Steel locksmith package, installed', cents: 1_264_500, category: 'hard' },
    { text: 'Inverter 3000 W and roof rack', cents: 318_000, category: 'hard' },
    { text: 'Vinyl lettering', cents: 96_500, category: 'soft' },
    { text: 'Dealer document fee', cents: 25_000, category: 'soft' },
    { text: 'Title, registration and plates', cents: 38_750, category: 'soft' },
    { text: 'Oregon privilege and CAT tax recovery', cents: 42_160, category: 'soft' },
  ]
  const gross = totalOf(lines)
  const [fleet, rebate] = [312_000, 150_000]
  const total = gross - fleet - rebate
  const deposit = 500_000
  const cell = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small>${value}`
  const rowsOf = (some: readonly Line[]) => some.map(({ text, cents }) => rowOf([text, `>${dollars(cents)}`])).join('')
  const page = `<table style="width:100%"><tr><td><div style="font:700 18pt/22pt 'PT Sans';color:#1a3e72">KLAMATH BASIN FORD <span style="font-weight:400">FLEET</span></div>${seller.address.join(' &bull; ')} &bull; 541-555-0127 &bull; Dealer DA4417<td class="r"><b style="font-size:15pt;line-height:20pt">VEHICLE INVOICE</b><br>Deal # 118407</tr></table>
<table class="v" style="margin-top:12pt"><tr>${cell('SOLD TO', block(buyer), 3)}${cell('INVOICE DATE', '10/30/2025')}${cell('SALES REP', 'Trina Bosch')}</tr><tr>${cell('CONTACT', 'Gil Arce 541-555-0176')}${cell('FLEET ID (FIN)', 'QX418')}${cell('CUSTOMER PO', 'none')}${cell('DELIVERY', 'Dealer lot')}${cell('TERMS', 'Due at delivery')}</tr></table>
<div class="bar">VEHICLE</div><table class="v"><tr>${cell('NEW / USED', 'NEW')}${cell('YEAR', '2025')}${cell('MAKE', 'Ford')}${cell('MODEL', 'Transit 250')}${cell('BODY', '148 WB Medium Roof Cargo Van')}</tr><tr>${cell('STOCK NO.', 'F25418')}${cell('VIN', vin, 2)}${cell('MILEAGE', '38')}${cell('COLOR', 'Oxford White / Dark Palazzo Gray')}</tr><tr>${cell('KEY CODE', '1418X')}${cell('GVWR', '9,070')}${cell('ENGINE', '3.5L PFDi V6')}${cell('TRANSMISSION', '10-speed auto')}${cell('MSRP', dollars(5_799_000))}</tr></table>
<div style="font-size:8.2pt;line-height:10.6pt;margin-top:6pt"><b>Factory equipment included in the price:</b> 99G 3.5L PFDi V6, 44U 10-speed automatic, X3L 3.73 limited slip, 153 front license bracket, 18D dual rear doors 253 degrees, 53B heavy duty trailer tow, 60C cruise control, 76C exterior upgrade, 85C keys (4), 90D dual AGM batteries</div>
<table style="width:100%;margin-top:4pt"><tr><td style="width:52%;padding-right:22pt"><div class="bar">UPFIT</div><div style="font-size:8.4pt;line-height:11pt;padding:4pt 0">Adrian Steel locksmith package per quote 77120: key machine bench, 2 shelving units, drawer cabinet, partition, floor. Installed in Medford, ready 10/24. Upfit warranty 3 years.</div><div class="bar">LIENHOLDER</div><div style="padding:4pt 0">Rogue Valley Equipment Finance<br>1800 Biddle Road, Medford, OR 97504<br>ELT 41187</div><div class="bar">ODOMETER DISCLOSURE</div><div style="font-size:8.2pt;line-height:10.6pt;padding:4pt 0">Seller certifies that the odometer now reads 38 miles and that it is the actual mileage to the best of seller’s knowledge.</div><div style="border-top:.7pt solid #000;margin-top:40pt">Buyer’s signature &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Date</div><td><div class="bar">PRICE</div><table class="p">${rowsOf(lines.slice(0, 4))}${rowOf(['Government / fleet discount', `>${dollars(-fleet)}`])}${rowOf(['Ford upfit rebate 37418', `>${dollars(-rebate)}`])}<tr class="b"><td>Selling price as equipped<td class="r">${dollars(totalOf(lines.slice(0, 4)) - fleet - rebate)}</tr>${rowsOf(lines.slice(4))}<tr class="b" style="background:#e6ecf5"><td>TOTAL DELIVERED PRICE<td class="r">${dollars(total)}</tr>${rowOf(['Less deposit received 8/18/2025', `>${dollars(-deposit)}`])}<tr class="b" style="background:#1a3e72;color:#fff"><td>BALANCE DUE<td class="r">${dollars(total - deposit)}</tr></table></tr></table>
<div class="foot" style="font-size:7.6pt;line-height:9.4pt">Make checks payable to Klamath Basin Ford. Oregon has no sales tax. The manufacturer’s warranty is the only warranty on a new vehicle. Rebate is assigned to the dealer.</div>`
  return drawnDeal({
    name: 'locksmith-van-dealership-fleet-invoice', family: 'dealership-fleet-invoice',
    notes:
      'car dealership’s fleet department invoice for an upfitted new van: deal number as the only number, sold-to and facts in a ruled grid with tiny captions (customer PO "none"), vehicle grid with year, make, model, VIN, mileage and an MSRP that is not the price, factory option codes in running text, price stack with fleet discount and rebate in parentheses before fees, selling price and total delivered price, deposit, balance; lienholder with its address and an upfitter’s quote number as decoys; no sales tax in the state, a recovery fee with the word tax',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '118407', invoice_date: '2025-10-30', payment_terms: 'Due at delivery', discount: units(fleet + rebate),
      amount_due: units(total - deposit),
      other_details: { make: 'Ford', model: 'Transit 250', year: '2025', vin, equipment_type: 'Cargo Van', equipment_miles_hours: 38, down_payment: units(deposit) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus model year' },
    acceptable: {
      ...singles(lines), discount: [units(fleet), units(rebate)], tax_total: [421.6], due_date: ['2025-10-30'], 'transactions.3.category': ['soft', 'hard'],
      'sender.name': ['KLAMATH BASIN FORD FLEET', 'Klamath Basin Ford', 'KLAMATH BASIN FORD'], 'other_details.model': ['Transit', 'Transit 250 Cargo Van'],
      subtotal: [units(totalOf(lines.slice(0, 4)) - fleet - rebate), units(totalOf(lines.slice(0, 4))), units(gross)],
      'other_details.equipment_type': ['148 WB Medium Roof Cargo Van', 'Medium Roof Cargo Van', 'Van'], 'other_details.titled': [true],
      'transactions.0.description/item': ['2025 Ford Transit 250 Cargo Van', '2025 Ford Transit 250', '2025 Ford Transit 250 148 WB Medium Roof Cargo Van'],
    },
    absent: ['purchase_order', 'shipping', 'trade_in'],
  })
} // prettier-ignore
