/** A construction machine dealer's invoice from its dealer ledger: coded facts in three captioned rows, machine and attachments, state and county tax apart; copier scan. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { html, part } from './pieces.ts'

const style = `
.page{font:9.4pt/12.4pt Cousine;padding:.45in .5in}
.k{width:100%;border:1pt solid #000;margin-top:-1pt;table-layout:fixed}.k th{font:700 6.4pt/8pt Arimo;border-left:.7pt solid #000;border-right:.7pt solid #000;padding:1.4pt 3pt 0;text-align:center}.k td{border-left:.7pt solid #000;border-right:.7pt solid #000;padding:1pt 3pt 2pt;text-align:center;font-size:8.8pt;white-space:nowrap}
.l{width:100%;border:1pt solid #000;margin-top:-1pt;height:5in}.l th{font:700 6.6pt/8.4pt Arimo;text-align:center;border-bottom:.7pt solid #000;padding:2pt;height:1pt}.l td{padding:.6pt 5pt;height:1pt;white-space:nowrap}.l tr:last-child td{height:auto}
`

const seller = { name: 'BLUE MESA EQUIPMENT CO.', address: ['1530 SOUTH TOWNSEND AVENUE', 'MONTROSE, CO 81401'] }
const buyer = { name: 'CIMARRON DITCH & PIPE INC', address: ['PO BOX 418', 'RIDGWAY CO 81432'] }

const lines = [
  part('305CR', item(1, 7_148_500, 'CATERPILLAR 305 CR MINI HYD EXCAVATOR')),
  part('520-1185', item(1, 389_000, 'COUPLER, HYD TILT, 305')),
  part('485-5310', item(1, 118_200, 'BUCKET-HD 24" 5.5 CFT')),
  part('485-5306', item(1, 92_650, 'BUCKET-HD 12" 2.3 CFT')),
  part('534-0972', item(1, 246_800, 'THUMB GP, HYDRAULIC')),
  part('FRTOUT', item(1, 42_500, 'DELIVERY TO RIDGWAY YARD', { category: 'soft' })),
]

export function machineStoreInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const taxed = totalOf(lines.slice(0, 5))
  const [state, county] = [Math.round(taxed * 0.029), Math.round(taxed * 0.0275)]
  const total = subtotal + state + county
  const captioned = (captions: readonly string[], values: readonly string[], widths: readonly number[]) =>
    `<table class="k"><tr>${captions.map((caption, i) => `<th style="width:${widths[i]}%">${caption}`).join('')}</tr>${rowOf(values)}</table>`
  const plain = (text: string, amount = '') => rowOf(['', '', text, '', amount && `>${amount}`])
  const rows = lines.map(({ code, text, quantity = 1, rate = 0, cents }, i) => `${rowOf([`>${quantity}`, `${code}`, html(text), `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])}${i === 0 ? ['SERIAL NUMBER: 0WE504418 &nbsp; ID NO: EQ0118472', 'YEAR 2025 &nbsp; NEW &nbsp; CAB, HEAT AND AIR'].map(text => plain(text)).join('') : ''}`) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:56%"><b style="font:700 16pt/20pt Arimo">${seller.name}</b><br><span style="font:8pt/10.4pt Arimo">${seller.address.join(' &nbsp;&bull;&nbsp; ')} &nbsp;&bull;&nbsp; 970-555-0133<br>MONTROSE &nbsp; GRAND JUNCTION &nbsp; DURANGO &nbsp; FARMINGTON</span><td class="r"><b style="font:700 17pt/22pt Arimo">INVOICE</b><br><span style="font:700 7pt/9pt Arimo">ORIGINAL</span></tr></table>
<table style="width:100%;margin:20pt 0 16pt"><tr><td style="font:700 6.6pt/12pt Arimo;width:.6in">SOLD TO<td style="width:44%">${block(buyer)}<td style="font:700 6.6pt/12pt Arimo;width:.6in">SHIP TO<td>RIDGWAY YARD<br>24417 HIGHWAY 550<br>RIDGWAY CO</tr></table>
${captioned(['INVOICE NUMBER', 'INVOICE DATE', 'CUSTOMER NO.', 'CUSTOMER ORDER NO.', 'STORE', 'DIV', 'SALESMAN', 'TERMS', 'PAGE'], ['MS0042718', '07-21-26', '3041187', 'TODD 7/14', '02', 'E', '417', '2', '1'], [14, 12, 12, 19, 8, 6, 12, 9, 8])}
${captioned(['DOC. NO.', 'DOC. DATE', 'PC', 'LC', 'MC', 'SHIP VIA', 'INV. SEQ. NO.'], ['SE118420', '07-14-26', '40', '10', '', 'OUR TRUCK', '618844'], [16, 14, 8, 8, 8, 30, 16])}
${captioned(['MAKE', 'MODEL', 'SERIAL NUMBER', 'EQUIPMENT NUMBER', 'METER READING', 'MACH. ID NO.'], ['AA', '305CR', '0WE504418', '', '4.0', 'EQ0118472'], [8, 14, 22, 20, 18, 18])}
<table class="l"><tr><th style="width:.75in">QUANTITY<th style="width:1in">ITEM<th>DESCRIPTION<th style="width:1in">UNIT PRICE<th style="width:1.15in">EXTENSION</tr>${rows.join('')}
${plain('&nbsp;')}${plain('TOTAL SALE PRICE', formatAmount(subtotal))}${plain(`COLORADO STATE TAX 2.900% ON ${formatAmount(taxed)}`, formatAmount(state))}${plain(`OURAY COUNTY TAX 2.750% ON ${formatAmount(taxed)}`, formatAmount(county))}${plain('&nbsp;')}${plain('WARRANTY: 24 MONTHS / 2000 HOURS, WHICHEVER FIRST')}${plain('LIEN: SAN MIGUEL EQUIPMENT FUNDING LLC')}${plain('&nbsp;')}</table>
<table style="width:100%;border:1pt solid #000;margin-top:-1pt"><tr><td style="font:7pt/9pt Arimo;padding:3pt 6pt;width:62%"><b>TERMS: 1 = CASH &nbsp; 2 = NET 10TH PROX. &nbsp; 3 = CONTRACT</b><br>PAST DUE ACCOUNTS ARE SUBJECT TO A SERVICE CHARGE OF 1.5% PER MONTH. NO RETURNS AFTER 30 DAYS OR WITHOUT THIS INVOICE.<br><b>PLEASE SEND PAYMENT TO:</b> BLUE MESA EQUIPMENT CO., DEPT 0417, DENVER, CO 80256<td style="border-left:1pt solid #000;font:700 7.4pt/10pt Arimo;padding:4pt 6pt;width:1.2in">PAY THIS<br>AMOUNT<td class="r" style="font:700 12pt/22pt Cousine;padding:2pt 6pt">${formatAmount(total)}</tr></table>`
  return drawnDeal({
    name: 'mini-excavator-machine-store-invoice-scan', family: 'construction-dealer-ledger-invoice',
    notes:
      'copier scan of a construction machine dealer’s invoice: three rows of captioned codes, terms a digit explained at the foot, maker a code (AA) while the description names it, serial number twice, meter reading of 4.0, year in a text row below the machine, customer order a first name with a date, attachments and delivery as lines, total sale price and two taxes as text rows among the lines, "PAY THIS AMOUNT", remittance in another city, lien of the lender in a text row',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: 0.35, noise: 19, blur: 0.45, jpegQuality: 68 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'MS0042718', invoice_date: '2026-07-21', payment_terms: 'NET 10TH PROX.', subtotal: units(subtotal),
      tax_total: units(state + county), amount_due: units(total), purchase_order: 'TODD 7/14',
      other_details: { make: 'CATERPILLAR', model: '305 CR', year: '2025', equipment_type: 'MINI HYD EXCAVATOR', equipment_miles_hours: 4 },
    },
    expected_derived: { 'other_details.equipment_age': 1, basis: 'invoice year minus model year' },
    acceptable: {
      payment_terms: ['2', '2 = NET 10TH PROX.', null], purchase_order: ['TODD', null], shipping: [425], 'other_details.vin': ['0WE504418'], 'other_details.model': ['305CR', '305'],
      'other_details.make': ['AA'], 'other_details.equipment_type': ['EXCAVATOR', 'MINI EXCAVATOR', 'HYD EXCAVATOR', 'mini hydraulic excavator'],
      'sender.address': ['DEPT 0417, DENVER, CO 80256'], 'receiver.address': ['24417 HIGHWAY 550, RIDGWAY CO'],
      'transactions.0.description/item': ['CATERPILLAR 305 CR MINI HYD EXCAVATOR', '305CR CATERPILLAR 305 CR MINI HYD EXCAVATOR', 'CATERPILLAR 305 CR MINI HYD EXCAVATOR SERIAL NUMBER: 0WE504418 ID NO: EQ0118472 YEAR 2025 NEW CAB, HEAT AND AIR'],
    },
    absent: ['due_date', 'discount', 'trade_in', 'other_details.down_payment'],
  })
} // prettier-ignore
