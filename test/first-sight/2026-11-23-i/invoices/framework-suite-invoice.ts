/** A small maker's sales invoice from a free business suite's standard print: label and value pairs in two columns, item code above the text, quantity with unit word, total in words. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { made, noMachine, safe, worded } from './kit.ts'

const style = `
.page{font:8.8pt/12pt 'Inter';padding:.6in .6in;color:#1f272e}
table{width:100%}
.v td{padding:1.6pt 0}.v td:first-child{width:1.35in;font-weight:700}
.l{margin-top:12pt;border:.7pt solid #c8ccd0}.l th{background:#f0f2f4;border:.7pt solid #c8ccd0;font-weight:700;padding:4pt 5pt}.l td{border:.7pt solid #c8ccd0;padding:4pt 5pt}
`
const seller = { name: 'Palouse Drone & Ag Robotics LLC', address: ['1825 Airport Way', 'Pullman', 'Washington 99163'] }
const buyer = { name: 'Tekoa Mountain Seed Farms', address: ['30417 Lone Pine Road', 'Tekoa', 'Washington 99033'] }
const lines = [
  item(2, 2_895_000, 'Autonomous weeding robot, 6 row, solar', { code: 'PR-WEED6' }),
  item(2, 218_000, 'Camera head, spare', { code: 'PR-CAM-S' }),
  item(1, 465_000, 'RTK base station with mast', { code: 'RTK-BASE2' }),
  item(1, 374_500, 'Charging trailer, single axle', { code: 'TRL-CHG' }),
  item(24, 4_950, 'Connectivity plan, per robot month', { code: 'SVC-LTE', category: 'soft' }),
  item(3, 96_000, 'Field setup day', { code: 'SVC-DAY', category: 'soft' }),
]
const unit = ['Nos', 'Nos', 'Set', 'Nos', 'Month', 'Day']

export function frameworkSuiteInvoice(): Drawn {
  const net = totalOf(lines)
  const tax = Math.round(totalOf(lines.slice(0, 4)) * 0.08)
  const freight = 85_000
  const grand = net + tax + freight
  const advance = 1_500_000
  const dollars = (cents: number) => `$ ${f(cents)}`
  const rows = lines.map(({ text, code, quantity = 1, rate = 0, cents }, i) => rowOf([`${i + 1}`, `<b>${code}</b><br>${safe(text)}`, `>${quantity} <span style="font-size:7.4pt;color:#666">${unit[i]}</span>`, `>${dollars(rate)}`, `>${dollars(cents)}`])) // prettier-ignore
  const pairs = (rows: readonly (readonly string[])[]) => `<table class="v">${rows.map(row => rowOf(row)).join('')}</table>`
  if (grand !== 8_122_540) throw new Error(`suite: ${grand} is not what the words say`)
  const page = `<div style="border-bottom:.7pt solid #c8ccd0;padding-bottom:7pt;margin-bottom:12pt"><table><tr><td><b style="font-size:13pt;line-height:17pt">${safe(seller.name)}</b><br>${seller.address.join(', ')}<br>509-555-0133 &nbsp; UBI 604 118 227<td class="r"><span style="font:700 15pt/19pt 'Inter'">SALES INVOICE</span><br>ACC-SINV-2026-00148</tr></table></div>
<table><tr><td style="width:52%;padding-right:14pt">${pairs([['Customer Name:', buyer.name], ['Address:', buyer.address.join('<br>').concat('<br>United States')], ['Contact:', 'Ingrid Solberg']])}<td>${pairs([['Date:', '05-14-2026'], ['Posting Time:', '10:26:07.418822'], ['Payment Due Date:', '06-13-2026'], ['Customer’s Purchase Order:', 'TM-2026-11'], ['Sales Order:', 'SAL-ORD-2026-00131'], ['Company:', safe(seller.name)]])}</tr></table>
<table class="l"><tr><th style="width:.3in">Sr<th>Item Code / Description<th class="r" style="width:.9in">Quantity<th class="r" style="width:1.1in">Rate (USD)<th class="r" style="width:1.15in">Amount (USD)</tr>${rows.join('')}</table>
<table style="margin-top:10pt"><tr><td style="width:48%"><b>Total Quantity:</b> 33<td>${`<table class="v">${[['Total (USD)', dollars(net)], ['WA Sales Tax @ 8.0', dollars(tax)], ['Freight and Forwarding Charges', dollars(freight)], ['Grand Total', dollars(grand)], ['Rounded Total', dollars(grand)], ['Total Advance', dollars(advance)], ['Outstanding Amount', dollars(grand - advance)]].map(([a = '', b]) => `<tr><td style="width:62%">${a}:<td class="r">${b}</tr>`).join('')}</table>`}</tr></table>
<p style="margin:6pt 0 0"><b>In Words:</b> &nbsp; USD Eighty One Thousand, Two Hundred And Twenty Five and Forty Cents only.</p>
<div style="margin-top:12pt"><b>Advance Payments</b></div><table class="l" style="margin-top:3pt;width:76%"><tr><th>Reference Type<th>Reference Name<th>Remarks<th class="r">Advance Amount</tr>${rowOf(['Payment Entry', 'ACC-PAY-2026-00092', 'Wire 04-30-2026', `>${dollars(advance)}`])}</table>
<div style="margin-top:12pt"><b>Payment Terms Template:</b> &nbsp; 30 days after invoice</div>
<div style="margin-top:10pt"><b>Terms and Conditions Details</b></div><p style="font-size:8pt;line-height:10.8pt;margin:3pt 0 0">1. Robots remain our property until paid in full.<br>2. Connectivity plan runs 12 months for two robots and renews at the list price.<br>3. Interest on late payment 1% per month.<br>4. Firmware is licensed, not sold.</p><div class="foot r" style="font-size:7.4pt;color:#777">Page 1 of 1</div>`
  return made({
    name: 'weeding-robots-framework-suite-invoice', family: 'framework-suite-standard-print',
    notes:
      'sales invoice from a free business suite’s standard print: number with series and year, date with dashes (month first) above a posting time with microseconds, label and value pairs in two columns, item code in bold above the description, unit word after the quantity, "$ " before amounts, total of lines called "Total (USD)", grand and rounded total, amount in words, total advance and outstanding amount, table of advances as a decoy list; address in three lines with the country',
    style, pages: [page], sender: { ...seller, address: ['1825 Airport Way', 'Pullman', 'Washington 99163'] }, receiver: buyer, lines, less: advance,
    expected: {
      total_invoice_value: units(grand), invoice_number: 'ACC-SINV-2026-00148', invoice_date: '2026-05-14', due_date: '2026-06-13', purchase_order: 'TM-2026-11', payment_terms: '30 days after invoice', subtotal: units(net), shipping: units(freight), tax_total: units(tax), amount_due: units(grand - advance),
      other_details: { model: 'PR-WEED6', equipment_type: 'Autonomous weeding robot' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }) => [`${code} ${text}`]), 'receiver.address': ['30417 Lone Pine Road, Tekoa, Washington 99033, United States'], 'other_details.down_payment': [units(advance), null], 'other_details.model': ['PR-WEED6', null], 'other_details.equipment_type': ['weeding robot', 'Autonomous weeding robot, 6 row, solar'],
    },
    absent: ['discount', 'trade_in', ...noMachine.slice(0, 3)],
  })
} // prettier-ignore
