/** A plumbing and heating wholesaler's quotation from its counter system to a laundry: quantities with the unit glued on, net prices with three decimals, product codes below the text. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, noMachine, safe, worded } from './kit.ts'

const style = `
.page{font:8.6pt/11pt Arimo;padding:.4in .5in}
table{width:100%}
.x{border:.8pt solid #000}.x th{background:#000;color:#fff;font-size:7.4pt;font-weight:700;padding:1.5pt 4pt;text-align:center}.x td{border-right:.8pt solid #000;padding:2pt 4pt;text-align:center}
.l{border:.8pt solid #000;margin-top:-.8pt;height:4.9in}.l th{background:#000;color:#fff;font-size:7.4pt;font-weight:700;padding:1.5pt 4pt;text-align:center;height:1pt}.l td{border-right:.8pt solid #000;padding:2.5pt 5pt 0;height:1pt}.l tr:last-child td{height:auto}
.s td{padding:1.4pt 6pt}
`
const seller = { name: 'MERRIMACK PIPE & HEATING SUPPLY', address: ['185 ROUNDWAY PLAZA', 'NASHUA, NH 03060'] }
const buyer = { name: 'GRANITE STATE LINEN SERVICE INC', address: ['44 CROWN HILL RD', 'NASHUA, NH 03060-4417'] }

const lines = [
  item(2, 2_684_500, 'LOCHINVAR FTX850N CREST FIRETUBE BOILER 850 MBH NAT GAS', { code: '118204' }),
  item(2, 418_275, 'LOCHINVAR 100324716 SYSTEM PUMP KIT 3IN FLANGED', { code: '118377' }),
  item(1, 1_239_800, 'LOCHINVAR SVG0432 STORAGE TANK 432 GAL GLASS LINED 125PSI', { code: '204418' }),
  item(2, 96_450, 'AXIOM NT25 CONDENSATE NEUTRALIZER 2.5M BTU', { code: '77140' }),
  item(4, 187_925, 'GRUNDFOS 98961779 MAGNA3 65-150F CIRC 208-230V', { code: '310662' }),
  item(86, 4_127, '3IN X 21FT BLK STL PIPE SCH40 A53 DOM, GRVD', { code: '10433' }),
  item(44, 2_219, '3IN 90 GRVD ELL DI', { code: '10871' }),
  item(3, 58_380, 'WATTS 0122718 LF009M2QT 2IN RPZ BACKFLOW', { code: '66192' }),
  item(2, 142_600, '6IN CAT IV VENT KIT 316SS 40FT', { code: '91007' }),
]
const uom = ['ea', 'ea', 'ea', 'ea', 'ea', 'ft', 'ea', 'ea', 'kit']

export function tradeWholesalerQuote(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 68_500
  const total = subtotal + freight
  const rows = lines.map(({ text, code, quantity = 1, rate = 0, cents }, i) =>
    rowOf([`>${quantity}${uom[i]}`, `${safe(text)}<br><span style="font-size:7pt">&nbsp;&nbsp;&nbsp;Product: ${code}${i === 0 ? ' &nbsp; ** Ships direct from factory, 3-4 wks **' : ''}</span>`, `>${f(rate)}0/${uom[i]}`, `>${f(cents)}`])) // prettier-ignore
  const box = (headers: readonly string[], cells: readonly string[]) => `<tr>${headers.map(head => `<th>${head}`).join('')}</tr>${rowOf(cells)}`
  const page = `<table><tr><td style="width:56%"><b style="font-size:14pt;line-height:18pt">${safe(seller.name)}</b><br>PLUMBING - HEATING - INDUSTRIAL PVF<br>${seller.address.join('<br>')}<br>603-555-0144 &nbsp; Fax 603-555-0145<td><div style="font:700 17pt/21pt Arimo;text-align:right;margin-bottom:4pt">Quotation</div><table class="x">${box(['EXPIRATION DATE', 'QUOTE NUMBER'], ['07/19/26', '<b>S4118820</b>'])}</table><table class="x" style="margin-top:-.8pt">${box(['QUOTE DATE', 'PAGE NO.'], ['06/19/26', '1 of 1'])}</table></tr></table>
<table style="margin:12pt 0 12pt"><tr><td style="width:56%"><b>QUOTE TO:</b><div style="padding:2pt 0 0 16pt">${lined(buyer)}</div><td><b>SHIP TO:</b><div style="padding:2pt 0 0 16pt">GRANITE STATE LINEN - PLANT 2<br>9 COLUMBIA CIR<br>MERRIMACK, NH 03054</div></tr></table>
<table class="x">${box(['CUSTOMER NUMBER', 'CUSTOMER PO NUMBER', 'JOB NAME / RELEASE NUMBER', 'SALESPERSON'], ['20447', '', 'BOILER ROOM PLANT 2', 'Rick Daigle'])}</table><table class="x" style="margin-top:-.8pt">${box(['WRITER', 'SHIP VIA', 'TERMS', 'SHIP DATE', 'FREIGHT ALLOWED'], ['Paula Soucy', 'BEST WAY', '2% 10TH NET 25TH', '07/13/26', 'No'])}</table>
<table class="l"><tr><th style="width:.8in">ORDER QTY<th>DESCRIPTION<th style="width:1.1in">Net Prc<th style="width:1.05in">Ext Prc</tr>${rows.join('')}${rowOf(['', '', '', ''])}</table>
<table style="margin-top:4pt"><tr><td style="width:60%;font-size:7.2pt;line-height:9pt;padding-right:20pt">This is a quotation only and is valid until the expiration date above. Prices firm for quantities shown if ordered complete; pipe and fittings subject to market at time of shipment. Taxes not included. Returned goods need a return authorization and carry a restocking charge of 25%. The manufacturer's warranty is the only warranty. Product marked LF complies with the federal lead law.<td><table class="s" style="border:.8pt solid #000">${[['Subtotal', f(subtotal)], ['S&amp;H Charges', f(freight)], ['Sales Tax', '0.00'], ['<b>Amount Due</b>', `<b>${f(total)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table><div class="foot" style="font-size:7pt">Printed By: PSOUCY on 6/19/2026 2:14:07 PM</div>`
  return made({
    name: 'laundry-boilers-trade-wholesaler-quote', family: 'trade-wholesaler-counter-quotation',
    notes:
      'plumbing wholesaler’s quotation from its counter system: black caption boxes, expiration date above the quote date, quantity with the unit glued on ("86ft"), net price with three decimals and "/ea", product number in a second line, blank customer PO, S&H charges, sales tax of zero, the total is called "Amount Due" without a currency sign; ship-to is another site',
    style: style + '.x td:last-child,.l td:last-child{border-right:0} .x table td{text-align:left}', pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'S4118820', invoice_date: '2026-06-19', payment_terms: '2% 10TH NET 25TH', subtotal: units(subtotal), shipping: units(freight), tax_total: 0, amount_due: units(total),
      other_details: { make: 'LOCHINVAR', model: 'FTX850N', equipment_type: 'FIRETUBE BOILER' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }) => [`${text} Product: ${code}`, `${text} Product: ${code} ** Ships direct from factory, 3-4 wks **`]), tax_total: [0, null], due_date: [null, '2026-07-19'],
      'other_details.equipment_type': ['BOILER', 'CREST FIRETUBE BOILER'], 'other_details.model': ['FTX850N', 'FTX850N CREST', 'CREST FTX850N', 'CREST'], 'receiver.address': ['9 COLUMBIA CIR, MERRIMACK, NH 03054'],
    },
    absent: ['purchase_order', 'discount', 'trade_in', ...noMachine],
  })
} // prettier-ignore
