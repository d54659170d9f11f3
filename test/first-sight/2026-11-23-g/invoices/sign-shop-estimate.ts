/** An electric sign shop's estimate from its shop program: prepared-for block beside estimate facts, numbered products with specifications, deposit asked for, signature. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars } from './pieces.ts'

const style = `
.page{font:9.2pt/12.2pt Roboto;font-family:'Roboto';color:#212121;padding:.55in .6in}
.k td{padding:1.2pt 0 1.2pt 10pt}.k td:first-child{color:#757575}
.l{width:100%;margin-top:12pt}.l th{background:#37474f;color:#fff;font-weight:700;font-size:8.2pt;padding:4pt 6pt}.l td{padding:6pt;border-bottom:.5pt solid #cfd8dc}.l small{display:block;font-size:8.4pt;line-height:11pt;color:#555}
.s{width:42%;margin:8pt 0 0 58%}.s td{padding:2.6pt 6pt}
`

const seller = { name: 'Beartooth Sign & Lighting', address: ['2918 1st Avenue North', 'Billings, MT 59101'] }
const buyer = { name: 'Stillwater Family Dental', address: ['508 East Pike Avenue', 'Columbus, MT 59019'] }

const lines = [
  item(1, 3_874_000, 'Watchfire 10mm LED Message Center', { more: ['3\' x 8\' double face, wireless, 5 year parts warranty', 'Ignite OP software, lifetime updates'] }),
  item(1, 1_426_500, 'Pylon Sign Cabinet, 5\' x 10\' D/F', { more: ['Aluminum cabinet, polycarbonate faces, translucent vinyl', 'Internal LED illumination, 120V'] }),
  item(1, 1_188_000, 'Channel Letter Set "STILLWATER FAMILY DENTAL"', { more: ['18" face lit letters on raceway, white LED'] }),
  item(4, 28_750, 'Vinyl Window Graphics', { more: ['36" x 60", printed perforated film'] }),
  item(1, 968_000, 'Steel Pole, Footing and Engineering', { category: 'soft', more: ['Stamped drawings for 115 mph wind'] }),
  item(1, 612_500, 'Installation', { category: 'soft', more: ['Crane truck and two man crew'] }),
  item(1, 85_000, 'Permit Acquisition', { category: 'soft', more: ['City permit fees at cost, billed with final invoice'] }),
] // prettier-ignore

export function signShopEstimate(): Drawn {
  const subtotal = totalOf(lines)
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }, i) => rowOf([`${i + 1}`, `<b>${text}</b>${more.map(words => `<small>${words}</small>`).join('')}`, `>${quantity}`, `>${dollars(rate)}`, '<div class="c">N</div>', `>${dollars(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:52%"><div style="font:700 20pt/24pt 'Roboto';color:#c62828">BEARTOOTH</div><div style="letter-spacing:3pt;font-size:8.6pt">SIGN &amp; LIGHTING</div><div style="margin-top:6pt;font-size:8.4pt;line-height:11pt">${seller.address.join('<br>')}<br>(406) 555-0158<br>beartoothsign.example</div><td><div class="r" style="font:700 17pt/22pt 'Roboto'">Estimate 20417</div><table class="k" style="margin:6pt 0 0 auto"><tr><td>Created Date<td class="r">6/9/2026</tr><tr><td>Expires<td class="r">7/9/2026</tr><tr><td>Payment Terms<td class="r">50% Deposit, Balance on Install</tr><tr><td>Salesperson<td class="r">Kip Anders</tr><tr><td>Project Manager<td class="r">Jolene Rask</tr></table></tr></table>
<table style="width:100%;margin-top:16pt"><tr><td style="width:52%"><b>Prepared For</b><br>${buyer.name}<br>Dr. Amy Lindqvist<br>${buyer.address.join('<br>')}<br>(406) 555-0103<td><b>Install Location</b><br>Same as billing</tr></table>
<div style="margin-top:12pt;border-left:3pt solid #c62828;padding:2pt 8pt"><b>Description:</b> New exterior sign package, pylon with message center and building letters</div>
<table class="l"><tr><th style="width:.35in">NO.<th>Product Summary<th class="r" style="width:.45in">QTY<th class="r" style="width:.95in">Unit Price<th class="c" style="width:.6in">Taxable<th class="r" style="width:1in">Amount</tr>${rows.join('')}</table>
<table class="s">${rowOf(['Subtotal:', `>${dollars(subtotal)}`])}${rowOf(['Sales Tax (0%):', '>$0.00'])}<tr class="b" style="border-top:1pt solid #37474f;font-size:11pt"><td>Total:<td class="r">${dollars(subtotal)}</tr>${rowOf(['Deposit Required:', `>${dollars(Math.round(subtotal / 2))}`])}</table>
<p style="margin-top:12pt;font-size:8pt;line-height:10.4pt">Downpayment (50.00 %) is due before production. Customer supplies primary power to within five feet of the sign. Colors on a screen may differ from the finished sign. Leasing is available through any lender of your choice; we accept a purchase order from the lender in place of the deposit.</p>
<table style="width:100%;margin-top:22pt"><tr><td style="width:56%"><div style="border-top:.7pt solid #000;width:90%">Signature</div><td><div style="border-top:.7pt solid #000">Date</div></tr></table>
<div class="foot c" style="font-size:7.4pt;color:#757575">Generated on 6/9/2026 &nbsp; Page 1 of 1</div>`
  return drawnDeal({
    name: 'message-center-sign-shop-estimate', family: 'sign-shop-estimate',
    notes:
      'electric sign shop’s estimate from its shop program: number behind the title word, gray labels without colons, terms in words, salesperson and project manager, buyer a practice with a doctor’s name below, install location "Same as billing", description of the project above the table, numbered products in bold with specifications below, a taxable column of N, zero percent tax, deposit required below the total (half of it; not paid yet), permit fees at cost as a decoy',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(subtotal), invoice_number: '20417', invoice_date: '2026-06-09', payment_terms: '50% Deposit, Balance on Install', subtotal: units(subtotal),
      other_details: { make: 'Watchfire', equipment_type: 'LED Message Center' },
    },
    acceptable: {
      tax_total: [0], amount_due: [units(subtotal)], due_date: ['2026-07-09'], 'other_details.down_payment': [units(Math.round(subtotal / 2))], 'sender.name': ['BEARTOOTH SIGN & LIGHTING', 'BEARTOOTH'],
      'receiver.name': ['Stillwater Family Dental, Dr. Amy Lindqvist'], 'other_details.equipment_type': ['Message Center', '10mm LED Message Center', 'sign'], 'other_details.model': ['10mm', '10mm LED Message Center', 'LED Message Center', null],
      'transactions.4.category': ['soft', 'hard'],
    },
    absent: ['purchase_order', 'discount', 'shipping', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
