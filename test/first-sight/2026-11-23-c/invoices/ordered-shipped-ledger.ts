/** A garage equipment distributor's invoice from a mid-market ledger: ordered, shipped and back-ordered, twenty lines; two pages off a copier. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { sums, tableOf } from './parts.ts'

const style = `
.page{font:9pt/11.4pt Tinos;padding:.5in .5in}
.b td{border:.8pt solid #000;padding:2pt 6pt}
.g{width:100%;margin-top:10pt}.g th,.g td{border:.8pt solid #000;padding:2pt 3pt;text-align:center;font-size:8.4pt}.g th{font-weight:700}
.l{width:100%}.l th{border:.8pt solid #000;padding:2pt 3pt;font-weight:700;font-size:8.4pt}.l td{border-left:.8pt solid #000;border-right:.8pt solid #000;padding:4.6pt 4pt}.l{border-bottom:.8pt solid #000}
`

const seller = { name: 'Summit City Garage Equipment', address: ['3322 Clinton Street', 'Fort Wayne IN 46806'] }
const buyer = { name: 'Delaware County Tire & Auto, Inc.', address: ['1706 S Madison Street', 'Muncie IN 47302'] }

const part = (quantity: number, rate: number, code: string, text: string) => item(quantity, rate, text, { code })
const lines: readonly Line[] = [
  part(3, 489_500, 'CHL-CL10V3', 'CHALLENGER CL10V3 2-POST LIFT, 10,000 LB'),
  part(1, 1_427_500, 'CHL-AR4018', 'CHALLENGER AR4018XAO ALIGNMENT LIFT, 18,000 LB'),
  part(2, 168_500, 'RJ-9000', 'ROLLING JACK, 9,000 LB, AIR/HYDRAULIC'),
  part(1, 1_189_000, 'TC-LEV', 'LEVERLESS TIRE CHANGER WITH BEAD ASSIST'),
  part(1, 845_000, 'WB-DIAG', 'DIAGNOSTIC WHEEL BALANCER'),
  part(1, 1_974_500, 'AL-CAM3', '3-CAMERA WHEEL ALIGNER WITH CABINET'),
  part(2, 312_500, 'CMP-10-120', 'AIR COMPRESSOR, 10 HP, 120 GAL VERTICAL'),
  part(1, 118_500, 'DRY-50', 'REFRIGERATED AIR DRYER, 50 CFM'),
  part(1, 498_500, 'AC-1234', 'A/C MACHINE, R-1234YF'),
  part(2, 54_250, 'FLU-24', 'FLUID EVACUATOR, 24 GAL'),
  part(6, 31_975, 'HR-50-38', 'HOSE REEL, 3/8 IN X 50 FT'),
  part(4, 18_450, 'LR-LED', 'LED LIGHT REEL, 50 FT'),
  part(2, 27_900, 'DRN-30', 'ROLLING OIL DRAIN, 30 GAL'),
  part(1, 164_500, 'OIL-275', 'OIL TANK PACKAGE, 275 GAL, WITH PUMP'),
  part(1, 142_000, 'PRS-20', 'SHOP PRESS, 20 TON'),
  part(4, 9_875, 'JS-6T', 'JACK STAND PAIR, 6 TON'),
  part(2, 22_650, 'TRC-TIRE', 'TIRE REPAIR CABINET, STOCKED'),
  part(48, 1_295, 'WW-ADH', 'ADHESIVE WHEEL WEIGHTS, BOX'),
  { ...part(3, 65_000, 'INST-2P', 'INSTALLATION, 2-POST LIFT'), category: 'soft' },
  { ...part(1, 145_000, 'INST-AL', 'INSTALLATION AND CALIBRATION, ALIGNMENT BAY'), category: 'soft' },
]

export function orderedShippedLedger(): Drawn {
  const subtotal = totalOf(lines)
  const [discount, freight] = [125_000, 238_500]
  const tax = Math.round((subtotal - discount - 340_000) * 0.07)
  const total = subtotal - discount + freight + tax
  const head = (page: number) => `<table style="width:100%"><tr><td style="font-size:11pt;line-height:14pt"><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>(260) 555-0177<td>${tableOf([['Invoice', '>INV00061184'], ['Date', '>7/29/2026'], ['Page', `>${page} of 2`]], 'class="b" style="width:2.3in;margin-left:auto;font-weight:700"')}</tr></table>
<table style="width:100%;margin-top:14pt"><tr><td style="width:52%"><b>Bill To:</b><div style="margin:3pt 0 0 18pt">${block(buyer)}</div><td><b>Ship To:</b><div style="margin:3pt 0 0 18pt">Delaware County Tire & Auto, Inc.<br>North Store<br>4209 N Broadway Avenue<br>Muncie IN 47303</div></tr></table>
<table class="g"><tr><th>Purchase Order No.<th>Customer ID<th>Salesperson ID<th>Shipping Method<th>Payment Terms<th>Req Ship Date<th>Master No.</tr>${rowOf(['DCT-0726', 'DELCO001', 'R HOSTETLER', 'COMPANY TRUCK', '2% 10/Net 30', '7/27/2026', '118,206'])}</table>
<table class="l" style="margin-top:-.8pt"><tr><th>Ordered<th>Shipped<th>B/O<th>Item Number<th style="width:43%">Description<th>Discount<th>Unit Price<th>Ext. Price</tr>`
  const row = ({ quantity = 0, code, text, rate = 0, cents }: Line) => rowOf([`>${code === 'HR-50-38' ? quantity + 2 : quantity}`, `>${quantity}`, `>${code === 'HR-50-38' ? 2 : 0}`, `${code}`, text, '>$0.00', `>${amountText(rate)}`, `>${amountText(cents)}`]) // prettier-ignore
  const blank = rowOf(['&nbsp;', '', '', '', '', '', '', ''])
  const first = `${head(1)}${lines.slice(0, 18).map(row).join('')}${blank.repeat(3)}</table><div class="r" style="margin-top:4pt"><i>Continued on next page</i></div>`
  const second = `${head(2)}${lines.slice(18).map(row).join('')}${blank.repeat(14)}</table>
<table style="width:100%"><tr><td style="padding:8pt 12pt 0 0;width:60%">Serial numbers are listed on the packing slip.<br>Past due invoices are charged 1-1/2% per month.<br><br>Remit to: PO Box 11470, Fort Wayne IN 46858<td><table class="b" style="width:100%;margin-top:-.8pt">${sums([['Subtotal', subtotal], ['Misc', 0], ['Tax', tax], ['Freight', freight], ['Trade Discount', discount], ['<b>Total</b>', `<b>${amountText(total)}</b>`]], amountText)}</table></tr></table>`
  return drawnDeal({
    name: 'garage-equipment-ledger-invoice-scan', family: 'ordered-shipped-ledger',
    notes:
      'copier scan of a mid-market ledger’s invoice, two pages with the head repeated: number, date and page in a box, captioned row of seven order facts, ordered, shipped and back-ordered before item number and description, a discount column of zeros, twenty lines with blank rows after them on both pages, one line short-shipped (shipped quantity counts), boxed totals with tax before freight and the trade discount last without a sign, ship-to another store, early payment discount in the terms',
    style,
    pages: [first, second], scan: { dpi: 200, skewDegrees: -0.3, noise: 18, blur: 0.45, jpegQuality: 68 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'INV00061184', invoice_date: '2026-07-29', payment_terms: '2% 10/Net 30', purchase_order: 'DCT-0726',
      subtotal: units(subtotal), discount: units(discount), shipping: units(freight), tax_total: units(tax),
      other_details: { make: 'CHALLENGER', model: 'CL10V3', equipment_type: '2-POST LIFT' },
    },
    acceptable: {
      amount_due: [units(total)], due_date: ['2026-08-28'], 'sender.address': ['PO Box 11470, Fort Wayne IN 46858'],
      'receiver.address': ['4209 N Broadway Avenue, Muncie IN 47303'], 'other_details.equipment_type': ['LIFT', '2-POST LIFT, 10,000 LB'],
    },
    absent: ['trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
