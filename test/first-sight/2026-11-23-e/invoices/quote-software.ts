/** An additive manufacturing reseller's quote from a quoting program: boxes for sold-to and ship-to, row of order facts, products with their bundles. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.2pt/11.8pt Arimo;padding:.5in .55in}
.n{border:1pt solid #1c3f6e;width:2.1in;margin-left:auto}.n td{padding:2pt 6pt}
.b{font-weight:400}.b th{background:#1c3f6e;color:#fff;padding:2pt 6pt;font-weight:700}.b td{border:1pt solid #1c3f6e;padding:4pt 6pt}
.l{width:100%;margin-top:8pt}.l th{background:#1c3f6e;color:#fff;padding:2.4pt 5pt;font-weight:700}.l td{padding:2.6pt 5pt;border-left:1pt solid #1c3f6e;border-right:1pt solid #1c3f6e}.l .in td{font-size:8.2pt;line-height:10.2pt;padding-top:0;color:#333}
.s td{border:1pt solid #1c3f6e;padding:2.4pt 6pt}
`

const seller = { name: 'Piedmont Additive Solutions', address: ['4100 Old Wake Forest Road', 'Raleigh, NC 27609'] }
const buyer = { name: 'Haw River Prosthetics, Inc.', address: ['118 West Main Street', 'Graham, NC 27253'] }

const lines: readonly Line[] = [
  item(1, 4_895_000, 'Formlabs Fuse 1+ 30W SLS printer', { code: 'FUSE1-30W', more: ['Includes build chamber, powder cartridge and first-year service'] }),
  item(1, 1_149_500, 'Fuse Sift powder recovery station', { code: 'FUSE-SIFT' }),
  item(1, 989_900, 'Fuse Blast cleaning and polishing system', { code: 'FUSE-BLAST', more: ['Requires 75 psi shop air, 10 cfm'] }),
  item(2, 64_900, 'Spare build chamber', { code: 'FUSE-BC' }),
  item(12, 59_400, 'Nylon 12 powder, 6 kg', { code: 'PWD-N12' }),
  item(1, 479_500, 'Artec Leo lease-return scanner, 2023', { code: 'USED-LEO', more: ['Refurbished, serial LE.30.4417, new battery'] }),
  item(1, 250_000, 'On-site installation and two days of training', { code: 'SVC-INST2', category: 'soft' }),
  item(2, 398_000, 'Pro service plan, additional year', { code: 'SVC-PSP1', category: 'soft' }),
] // prettier-ignore

export function quoteSoftware(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 118_500
  const tax = Math.round(totalOf(lines.slice(0, 6)) * 0.0675)
  const total = subtotal + freight + tax
  const rows = lines.flatMap(({ code, text, more = [], quantity = 1, rate = 0, cents }) => [rowOf([`>${quantity}`, `${code}`, text, `>${amountText(rate)}`, `>${amountText(cents)}`]), ...more.map(words => rowOf(['', '', `&nbsp;&nbsp;${words}`, '', ''], ' class="in"'))]) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="font:700 20pt/24pt 'Montserrat';color:#1c3f6e">piedmont<span style="color:#e07b00">additive</span></div><div style="font-size:8.6pt">${seller.name}<br>${seller.address.join(', ')}<br>Phone 919-555-0114 &nbsp; Fax 919-555-0115</div><td class="r"><b style="font-size:19pt;line-height:24pt;color:#1c3f6e">QUOTE</b><table class="n"><tr><td>Number<td class="r">PASQ11846</tr><tr><td>Date<td class="r">Jul 21, 2026</tr></table></tr></table>
<table class="b" style="width:100%;margin-top:12pt;table-layout:fixed"><tr><th>Sold To<th>Ship To<th>Your Sales Rep</tr><tr><td>${block(buyer)}<br>Dr. Colleen Abrams<br><br>Phone 336-555-0172<br>Fax<td>${block(buyer)}<br>Receiving, rear door<br><br>Phone 336-555-0172<br>Fax<td>Mateo Lindqvist<br>919-555-0114 ext. 22<br>mateo@piedmontadditive.example</tr></table>
<p style="margin:10pt 0 8pt">Here is the quote you requested.</p>
<table class="b" style="width:100%"><tr><th>Terms<th>P.O. Number<th>Ship Via<th>Quote valid until</tr>${rowOf(['50% with order, balance net 10', '&nbsp;', 'Best way', 'Aug 20, 2026'])}</table>
<table class="l"><tr><th class="r" style="width:.45in">Qty<th style="width:1.05in">Part Number<th>Description<th class="r" style="width:1in">Unit Price<th class="r" style="width:1.1in">Ext. Price</tr>${rows.join('')}${rowOf(['&nbsp;', '', '', '', '']).repeat(3)}</table>
<table style="width:100%;border-top:1pt solid #1c3f6e"><tr><td style="padding:8pt 18pt 0 0;font-size:8.4pt;line-height:10.6pt">36 monthly payments of about $2,890 through our leasing partner, subject to credit approval.<br><br>Powder is hazardous to inhale; data sheets come with the machine.<td style="width:2.6in"><table class="s" style="width:100%">${rowOf(['SubTotal', `>${amountText(subtotal)}`])}${rowOf(['Sales Tax', `>${amountText(tax)}`])}${rowOf(['Shipping', `>${amountText(freight)}`])}${rowOf(['<b>Total</b>', `><b>${amountText(total)}</b>`])}</table></tr></table>
<table style="width:100%;margin-top:34pt"><tr><td style="width:60%">______________________________________<br>Accepted by<td>____________________<br>Date</tr></table>
<div class="foot" style="font-size:7.6pt;line-height:9.6pt;left:.55in;right:.55in">Prices are good for 30 days and in US dollars. Returned machines are charged 20% for restocking ($${formatAmount(979_000)} for the printer). 07/21/26 09:44:17<span style="float:right">Page 1</span></div>`
  return drawnDeal({
    name: 'sls-printer-quote-software-quote', family: 'quoting-program-quote',
    notes:
      'quote from a reseller’s quoting program: number and date in a small box under the title, sold-to, ship-to and sales rep in a row of boxes with the person below the firm, empty P.O. number and fax, quantity before part number, unpriced rows with what is included, sums in a boxed column beside a monthly payment (decoy), restocking charge and print time in the foot; the last machine is used with a year and a serial number, the first is not dated',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'PASQ11846', invoice_date: '2026-07-21', payment_terms: '50% with order, balance net 10',
      subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax),
      other_details: { make: 'Formlabs', model: 'Fuse 1+ 30W', equipment_type: 'SLS printer' },
    },
    acceptable: {
      due_date: ['2026-08-20'], amount_due: [units(total)],
      'sender.name': ['piedmontadditive'], 'receiver.name': ['Haw River Prosthetics, Inc., Dr. Colleen Abrams'],
      'other_details.model': ['Fuse 1+', 'FUSE1-30W', 'Fuse 1'], 'other_details.equipment_type': ['printer', '3D printer'],
      'other_details.vin': ['LE.30.4417'], 'other_details.year': ['2023'], 'other_details.equipment_age': [3],
      'other_details.down_payment': [units(Math.round(total / 2))],
    },
    absent: ['purchase_order', 'discount', 'trade_in', ...noVehicle],
  })
} // prettier-ignore
