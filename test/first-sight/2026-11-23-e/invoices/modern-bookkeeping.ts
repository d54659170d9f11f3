/** A concrete tool dealer's invoice from an online bookkeeping program's newer print: tinted address block, invoice details in a column, numbered products. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9pt/12.6pt 'Inter';color:#202020;padding:.55in .6in}
.both{background:#eaf3fb;padding:12pt 14pt;margin-top:14pt}.both b{font-weight:700}
.l{width:100%;margin-top:20pt}.l th{font-weight:700;font-size:8pt;padding:4pt 5pt;border-bottom:1pt solid #202020}.l td{padding:6pt 5pt;border-bottom:.5pt solid #c9cdd2;font-size:8.6pt;line-height:11.6pt}
.s{width:46%;margin-left:54%}.s td{padding:5pt;border-bottom:.5pt solid #c9cdd2}
`

const seller = { name: 'Buckeye Concrete Tools LLC', address: ['2190 Fisher Road', 'Columbus, OH 43204'] }
const buyer = { name: 'Scioto Flatwork & Polishing', address: ['7745 Industrial Parkway', 'Plain City, OH 43064'] }

const lines: readonly Line[] = [
  item(1, 2_389_500, 'Ride-on trowel', { more: ['Allen MSP445 mechanical, 46 in. rotors, Kohler 38 hp, 2026, serial MSP445-26-0187'] }),
  item(1, 1_845_000, 'Laser-guided screed, walk-behind', { more: ['Ligchine SpiderScreed, 2024 demo unit, 212 hours, serial SS-24-1140'] }),
  item(2, 329_500, 'Power trowel 36 in.', { more: ['Walk-behind, quick pitch, Honda GX270'] }),
  item(4, 41_900, 'Combo blade set', { more: ['46 in., set of 5'] }),
  item(1, 129_900, 'Early-entry saw', { more: ['6 in., with vacuum port and two blades'] }),
  item(6, 11_500, 'Operator training (hours)', { category: 'soft', more: ['At the customer’s slab, one day'] }),
] // prettier-ignore

export function modernBookkeeping(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 42_500
  const tax = Math.round((totalOf(lines.slice(0, 5)) + freight) * 0.075)
  const total = subtotal + freight + tax
  const paid = 500_000
  const detail = (label: string, value: string) => `<div><b>${label}</b> ${value}</div>`
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }, i) => rowOf([`${i + 1}.`, `<b>${text}</b>`, more.join(' '), `>${quantity}`, `>${amountText(rate)}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="color:#0077c5;font:700 17pt/22pt 'Inter';letter-spacing:.6pt">INVOICE</div><table style="margin-top:8pt"><tr><td style="padding-right:36pt"><b>${seller.name}</b><br>${seller.address.join('<br>')}<td>billing@buckeyeconcrete.example<br>+1 (614) 555-0133<br>www.buckeyeconcrete.example</tr></table><td class="r"><div style="display:inline-block;width:62pt;height:62pt;border-radius:31pt;background:#0077c5;color:#fff;font:700 21pt/62pt 'Inter';text-align:center">BC</div></tr></table>
<div class="both"><table style="width:100%"><tr><td style="width:50%"><b>Bill to</b><br>Amanda Kessler<br>${block(buyer)}<td><b>Ship to</b><br>Amanda Kessler<br>${block(buyer)}</tr></table></div>
<table style="width:100%;margin-top:14pt"><tr><td style="width:50%"><b>Invoice details</b>${detail('Invoice no.:', '4417')}${detail('Terms:', 'Net 15')}${detail('Invoice date:', '05/18/2026')}${detail('Due date:', '06/02/2026')}<td><b>&nbsp;</b>${detail('P.O. Number:', 'SF-118')}${detail('Sales Rep:', 'Trent')}</tr></table>
<table class="l"><tr><th style="width:.3in">#<th style="width:1.75in">Product or service<th>Description<th class="r">Qty<th class="r">Rate<th class="r">Amount</tr>${rows.join('')}</table>
<table class="s">${rowOf(['Subtotal', `>${amountText(subtotal)}`])}${rowOf(['Sales tax', `>${amountText(tax)}`])}${rowOf(['Shipping', `>${amountText(freight)}`])}<tr style="font-weight:700;font-size:11pt"><td>Total<td class="r">${amountText(total)}</tr>${rowOf(['Payment', `>-${amountText(paid)}`])}<tr style="font-weight:700;font-size:11pt"><td>Balance due<td class="r">${amountText(total - paid)}</tr></table>
<table style="width:100%;margin-top:24pt"><tr><td style="width:48%"><b>Ways to pay</b><br><span style="border:.6pt solid #bbb;padding:0 4pt">BANK</span> &nbsp; <span style="border:.6pt solid #bbb;padding:0 4pt">CHECK</span><br><span style="display:inline-block;background:#2ca01c;color:#fff;font-weight:700;padding:3pt 14pt;margin-top:8pt;border-radius:3pt">View and pay</span><td><b>Note to customer</b><br>Thank you. Deposit of $${formatAmount(paid)} by check 2281 on May 11. Demo screed carries the maker’s warranty to 03/2027. The finance company may pay by ACH.</tr></table>`
  return drawnDeal({
    name: 'ride-on-trowel-screed-modern-bookkeeping', family: 'online-bookkeeping-newer-print',
    notes:
      'online bookkeeping program’s newer invoice: colored title at the left above the seller, e-mail and site in a second column, tinted block with bill-to and ship-to (a person above the firm), "Invoice details" as label and value in one sentence each, product and description in columns of their own with year, hours and serial number in the description, sales tax before shipping, tax on freight, payment and balance due below the total, deposit again in the note',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '4417', invoice_date: '2026-05-18', due_date: '2026-06-02', payment_terms: 'Net 15',
      purchase_order: 'SF-118', subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), amount_due: units(total - paid),
      other_details: { make: 'Allen', model: 'MSP445', year: '2026', equipment_type: 'Ride-on trowel' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus year of the first machine' },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text, more = [] }) => [text, more.join(' '), [text, ...more].join(' ')]),
      'receiver.name': ['Amanda Kessler', 'Amanda Kessler, Scioto Flatwork & Polishing'], 'other_details.down_payment': [units(paid)],
      'other_details.vin': ['MSP445-26-0187'], 'other_details.equipment_type': ['trowel'],
    },
    absent: ['discount', 'trade_in', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
