/** A farm and construction dealer's equipment invoice from its dealer system: caption boxes at the right, units as paragraphs with stock and serial numbers, trade-in below; fax. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, singles } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:10pt/13pt Cousine;padding:.6in .6in}
.c1{width:100%;table-layout:fixed}.c1 td{border:.9pt solid #000;padding:1pt 4pt;font-size:9.2pt;line-height:12pt}.c1 small{display:block;font:7.4pt/9pt Arimo}
.l{width:100%;margin-top:6pt}.l td{padding:0}
.u td{padding-top:9pt}
`

const seller = { name: 'HIGH PRAIRIE TRACTOR & IMPLEMENT', address: ['2204 SOUTH HIGHWAY 183', 'HAYS KS 67601'] }
const buyer = { name: 'WERTH LAND & CATTLE INC', address: ['1187 280TH AVENUE', 'VICTORIA KS 67671'] }

interface Unit {
  readonly stock: string
  readonly serial: string
  readonly text: string
  readonly more: readonly string[]
  readonly cents: number
}

const machines: readonly Unit[] = [
  { stock: 'E041187', serial: 'NLHTL2104N', text: 'USED 2022 NEW HOLLAND T7.270 TRACTOR', more: ['AUTOCOMMAND, SUPERSTEER, 710/70R42 DUALS', 'HOUR METER 1,846'], cents: 18_950_000 },
  { stock: 'E052003', serial: '1184402177', text: 'NEW 2026 NEW HOLLAND 865LA LOADER', more: ['84 IN BUCKET, THIRD FUNCTION'], cents: 1_985_000 },
  { stock: 'E052219', serial: 'HB1126-3387', text: 'NEW 2026 WESTENDORF BALE SPEAR BS-3', more: [], cents: 214_500 },
] // prettier-ignore

export function equipmentBranchInvoice(): Drawn {
  const lines: readonly Line[] = [
    ...machines.map(({ text, cents }): Line => ({ text, cents, category: 'hard' })),
    { text: 'SETUP AND DELIVERY', cents: 95_000, category: 'soft' },
    { text: 'DOCUMENT FEE', cents: 19_900, category: 'soft' },
  ]
  const subtotal = totalOf(lines)
  const tax = Math.round((214_500 * 875) / 10_000)
  const trade = 8_400_000
  const total = subtotal + tax
  const paid = 1_500_000
  const box = (label: string, value: string, more = '') => `<td${more}><small>${label}</small>${value}`
  const priced = (text: string, cents: number, mark = '') => rowOf([text, `>${formatAmount(Math.abs(cents))}${cents < 0 ? 'CR' : ''}${mark}`])
  const unitRows = machines.map(({ stock, serial, text, more, cents }) => `<tr class="u"><td>Stock #: ${stock}&nbsp;&nbsp;&nbsp;Serial #: ${serial}<td></tr>${rowOf([text, `>${formatAmount(cents)}`])}${more.map(words => rowOf([`&nbsp;&nbsp;&nbsp;${words}`, ''])).join('')}`) // prettier-ignore
  const page = `<div style="position:absolute;top:.22in;left:.5in;right:.5in;font:8pt/10pt Cousine">10/14/2026 16:52 FAX 785 555 0167 HIGH PRAIRIE TRACTOR <span style="float:right">002/002</span></div>
<table style="width:100%"><tr><td style="width:57%"><b style="font:700 13pt/17pt Arimo">${seller.name.replace('&', '&amp;')}</b><br>${seller.address.join('<br>')}<br>785-555-0166<br><br><br><table><tr><td style="width:.8in;font:8pt/11pt Arimo">Ship To:<td>IN STORE PICKUP</tr><tr><td style="font:8pt/11pt Arimo;padding-top:10pt">Invoice To:<td style="padding-top:10pt">${block(buyer)}</tr></table><td><table class="c1"><tr>${box('Branch', '02 - HAYS', ' colspan="3"')}</tr><tr>${box('Date', '10/14/26')}${box('Time', '15:38:02 (O)')}${box('Page', '1')}</tr><tr>${box('Account No.', 'WERTH003')}${box('Phone No.', '7855550129')}${box('Inv No.', '02E01846')}</tr><tr>${box('Ship Via', '')}${box('Purchase Order', 'GARY W', ' colspan="2"')}</tr><tr>${box('Tax ID No.', 'KS 004-F0118 AG', ' colspan="3"')}</tr><tr>${box('Salesperson', 'D DREILING / 114', ' colspan="3"')}</tr></table></tr></table>
<div class="c" style="font:700 12pt/16pt Arimo;margin-top:16pt">EQUIPMENT INVOICE</div><div style="border-top:1.4pt solid #000;margin-top:4pt"></div>
<table class="l"><tr><td style="font:8pt/11pt Arimo">Description<td class="r" style="font:8pt/11pt Arimo">Amount</tr>${unitRows.join('')}<tr><td>&nbsp;<td></tr>${priced('SETUP AND DELIVERY', 95_000)}${priced('DOCUMENT FEE', 19_900)}
<tr><td style="padding-top:9pt">&nbsp;<td class="r" style="padding-top:9pt">-------------</tr>${priced('SUB TOTAL', subtotal)}${priced('KANSAS TAX 8.75% ON BALE SPEAR', tax)}
<tr class="u"><td>TRADE-IN(S)<td></tr>${rowOf(['Stock #: E052288&nbsp;&nbsp;&nbsp;Serial #: Z9BH07412', ''])}${priced('USED 2011 NEW HOLLAND T7040 TRACTOR', -trade)}${rowOf(['&nbsp;&nbsp;&nbsp;HOUR METER 6,920', ''])}
<tr class="u"><td>CASH DOWN CHECK 10877<td class="r">${formatAmount(paid)}CR</tr>
<tr><td>&nbsp;<td class="r">-------------</tr>${priced('<b>TOTAL DUE</b>', total - trade - paid, ' US')}</table>
<p style="margin:22pt 0 0">** BALANCE TO BE PAID BY PRAIRIE STATES AG LEASING **<br>** SEND TITLE WORK TO HAYS BRANCH **</p>
<div class="foot" style="font:7.6pt/9.6pt Arimo">All used equipment is sold as is unless a warranty is written on this invoice. Accounts over 30 days are charged 1.75% per month.<br><br><table style="width:100%"><tr><td>X ______________________________ &nbsp; Customer<td>X ______________________________ &nbsp; Dealer</tr></table></div>`
  return drawnDeal({
    name: 'tractor-loader-equipment-branch-invoice-fax', family: 'dealer-system-equipment-invoice',
    notes:
      'fax of a farm and construction dealer’s equipment invoice: branch, date, time with a letter, page, account, invoice number, purchase order (a person’s name) and tax number as small captions in boxes at the right, "Invoice To", pickup instead of a ship-to address, each unit as a paragraph with stock and serial number above and the hour meter below, tax on one unit, trade-in with its own serial number and hours and CR behind the amount, cash down, "TOTAL DUE" after both; the total before the trade is not printed; lender in a starred line, fax line with a second page number',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: 0.25, noise: 36, blur: 0.55, jpegQuality: 70, threshold: 152 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '02E01846', invoice_date: '2026-10-14', subtotal: units(subtotal), tax_total: units(tax),
      trade_in: units(trade), amount_due: units(total - trade - paid),
      other_details: { make: 'NEW HOLLAND', model: 'T7.270', year: '2022', equipment_type: 'TRACTOR', equipment_miles_hours: 1846, down_payment: units(paid) },
    },
    expected_derived: { 'other_details.equipment_age': 4, basis: 'invoice year minus year of the first unit' },
    acceptable: {
      ...singles(lines),
      ...ofLines(lines, 'description/item', ({ text }, i) => {
        const unit = machines[i]
        return unit === undefined ? [text] : [text, text.replace(/^(NEW|USED) /, ''), `Stock #: ${unit.stock} Serial #: ${unit.serial} ${text}`, [text, ...unit.more].join(' ')]
      }),
      total_invoice_value: [units(total - trade)], purchase_order: ['GARY W'], 'other_details.vin': ['NLHTL2104N'], shipping: [950], 'transactions.3.category': ['soft', 'hard'],
      'other_details.make': ['NEW HOLLAND'], due_date: ['2026-10-14'],
    },
    absent: ['discount', 'payment_terms'],
  })
} // prettier-ignore
