/** A computer maker's quote to an engineering firm: totals first, products with their components by SKU, shipping groups, small print; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:8.8pt/11.6pt 'Roboto';color:#333;padding:.5in .6in}
.k td{padding:1.6pt 12pt 1.6pt 0}.k td:first-child{font-weight:700}
.l{width:100%;margin-top:6pt}.l th{background:#0063b8;color:#fff;padding:3pt 5pt;font-weight:700}.l td{padding:2pt 5pt;font-size:8.2pt;line-height:10.4pt}.l .h td{background:#eef3f8;font-weight:700;font-size:8.8pt;padding:4pt 5pt;border-top:.8pt solid #0063b8}
h2{font:700 13pt/17pt 'Roboto';color:#0063b8;margin:14pt 0 2pt}
.foot{font-size:7.6pt;line-height:9.6pt;border-top:.5pt solid #bbb;padding-top:4pt}
`

const seller = { name: 'Corvantis Computer Marketing L.P.', address: ['One Corvantis Way', 'Georgetown, TX 78628'] }
const buyer = { name: 'CENTEX SURVEY & ENGINEERING', address: ['2700 BEE CAVES RD STE 210', 'AUSTIN, TX 78746-5687'] }

type Parts = readonly (readonly [string, string])[]
const product = (line: Line, parts: Parts) => ({ ...line, parts })
const lines = [
  product(item(14, 384_715, 'Corvantis Fathom 7875 Tower'), [['Threadripper Pro 7965WX, 24 core', '338-CPBJ'], ['Windows 11 Pro for Workstations', '619-ARSB'], ['128 GB, 4 x 32 GB, DDR5 RDIMM', '370-BBRD'], ['RTX 4000 Ada, 20 GB', '490-BJVM'], ['2 TB, M.2, PCIe NVMe', '400-BPQX'], ['3 year onsite service', '199-BGNV']]),
  product(item(28, 61_899, 'Corvantis 32 4K Hub Monitor - C3226Q'), [['3 year advanced exchange', '814-5381']]),
  product(item(2, 2_748_960, 'Corvantis KeelRack 760 Server'), [['2 x Xeon Gold 6542Y, 24 core', '338-CPBZ'], ['512 GB, 16 x 32 GB, RDIMM', '370-AHCL'], ['8 x 3.84 TB SSD SAS', '345-BEGW'], ['Rails, power cords, bezel', '770-BDRQ'], ['5 year mission critical service', '199-BHBF']]),
  product(item(1, 1_116_000, 'Network switch N5248'), [['25 GbE, 48 port, two power supplies', '210-AZUS']]),
  product(item(1, 645_000, 'Rack Deployment Service', { category: 'soft' }), [['On site, two servers and one switch', '805-4033']]),
] // prettier-ignore

export function computerMakerQuote(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 28_700
  const environmental = 0
  const exempt = 645_000
  const taxable = subtotal - exempt
  const tax = Math.round(taxable * 0.0825)
  const total = subtotal + freight + tax
  const head = '<div style="font:700 21pt/26pt \'Roboto\';color:#0063b8;letter-spacing:3pt">CORVANTIS</div>'
  const foot = (page: number) => `<div class="foot" style="left:.6in;right:.6in">Page ${page}<span style="float:right">Corvantis Confidential</span></div>`
  const table = (rows: string) => `<table class="l"><tr><th style="width:52%"><th>SKU<th class="r">Unit Price<th class="r">Qty<th class="r">Subtotal</tr>${rows}</table>`
  const rowsOf = (some: typeof lines) => some.map(({ text, parts, quantity = 1, rate = 0, cents }) => `<tr class="h"><td>${text}<td><td class="r">${amountText(rate)}<td class="r">${quantity}<td class="r">${amountText(cents)}</tr><tr><td colspan="5">Estimated delivery if purchased today: Jul. 06, 2026<br>Contract # C000000181104 &nbsp; Customer Agreement # TX DIR-TSO-0000</tr>${parts.map(([words, sku]) => rowOf([words, sku, '>-', `>${quantity}`, '>-'])).join('')}`).join('') // prettier-ignore
  const summary = [['Subtotal:', amountText(subtotal)], ['Shipping:', amountText(freight)], ['Environmental Fee:', amountText(environmental)], ['Non-Taxable Amount:', amountText(exempt + freight)], ['Taxable Amount:', amountText(taxable)], ['Estimated Tax:', amountText(tax)], ['<b>Total:</b>', `<b>${amountText(total)}</b>`]] as const // prettier-ignore
  const first = `<table style="width:100%"><tr><td style="width:56%">${head}<h2 style="margin-top:12pt">Your quote is ready for purchase.</h2><p style="margin:4pt 30pt 0 0">Complete the purchase of your personalized quote through our secure online checkout before the quote expires on <b>Jul. 12, 2026</b>.</p><p style="margin:8pt 0 0">You can download a copy of this quote during checkout.</p><div style="display:inline-block;background:#0063b8;color:#fff;padding:3pt 16pt;margin-top:8pt;font-weight:700">Place your order</div><td>${tableOf([['Quote No.', '3000194471862.2'], ['Total', `<b>${amountText(total)}</b>`], ['Customer #', '530019284417'], ['Quoted On', 'Jun. 12, 2026'], ['Expires by', 'Jul. 12, 2026'], ['Contract Name', 'Regional Technology<br>Hardware'], ['Contract Code', 'C000000181104'], ['Deal ID', '27118846'], ['Sales Rep', 'Kendra Oyelaran'], ['Phone', '(800) 555-0199, 6184417'], ['Email', 'Kendra_O@corvantis.example'], ['Billing To', `ACCOUNTS PAYABLE<br>${buyer.name.replace('&', '&amp;')}<br>${buyer.address.join('<br>')}`]], 'class="k"')}</tr></table>
<h2>Message from your Sales Rep</h2><p style="margin:0">Please contact your sales representative with any questions, or when you are ready to place the order. Lease pricing of $4,086.17 per month for 36 months (fair market value) is available through Corvantis Finance.</p>
<h2>Shipping Group</h2><table style="width:60%"><tr><td><b>Shipping To</b><br>IT RECEIVING<br>CENTEX SURVEY &amp; ENGINEERING<br>4009 BANISTER LN<br>AUSTIN, TX 78704-6873<br>(512) 555-0104<td><b>Shipping Method</b><br>Standard Delivery</tr></table>
${table(rowsOf(lines.slice(0, 2)))}${foot(1)}`
  const second = `${head}${table(rowsOf(lines.slice(2)))}
<table style="width:44%;margin:10pt 0 0 56%" class="k2">${summary.map(([label, value]) => `<tr><td class="r" style="padding:2pt 10pt">${label}<td class="r" style="padding:2pt 5pt">${value}</tr>`).join('')}</table>
<h2>Important Notes</h2><p style="font-size:7.8pt;line-height:10pt;margin:0"><b>Terms of Sale</b><br>This quote will, if the customer issues a purchase order for the quoted items that is accepted by the supplier, constitute a contract between the customer and the entity issuing this quote, ${seller.name}, ${seller.address.join(', ')} (“Supplier”). Unless otherwise stated herein, pricing is valid for 30 days and assumes payment by net 30 terms. All product, pricing and other information is based on the latest information available and is subject to change. Tax is an estimate. Orders over $50,000.00 need a purchase order.</p>
<p style="font-size:7.8pt;line-height:10pt">Supplier may correct errors in the quote. Freight is quoted for a dock; inside delivery is extra. Please have the finance company state the quote number on its order.</p>${foot(2)}`
  return drawnDeal({
    name: 'survey-workstations-computer-maker-quote', family: 'computer-maker-quote',
    notes:
      'computer maker’s quote of two pages: number with a version, total, customer number, dates, contract and sales rep as label and value at the right, billing-to (accounts payable above the firm) at their end, another ship-to street, products in tinted rows with components by SKU below whose prices are dashes and whose quantities repeat, delivery estimates and contract numbers under each product, taxable and non-taxable amounts and a zero fee among the sums, lease payment and order limit as decoys; the seller’s legal name and street only in the small print on page two',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '3000194471862.2', invoice_date: '2026-06-12', subtotal: units(subtotal), shipping: units(freight),
      tax_total: units(tax), other_details: { make: 'Corvantis', model: 'Fathom 7875' },
    },
    acceptable: {
      due_date: ['2026-07-12'], amount_due: [units(total)], payment_terms: ['net 30', 'net 30 terms'],
      'sender.name': ['CORVANTIS'], 'receiver.name': ['ACCOUNTS PAYABLE, CENTEX SURVEY & ENGINEERING'], 'receiver.address': ['4009 BANISTER LN, AUSTIN, TX 78704-6873'],
      invoice_number: ['3000194471862'], 'other_details.model': ['Fathom 7875 Tower', '7875'], 'other_details.equipment_type': ['Tower', 'workstation', 'computer', null],
    },
    absent: ['purchase_order', 'discount', 'trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
