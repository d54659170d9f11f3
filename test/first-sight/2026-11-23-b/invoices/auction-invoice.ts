/** An equipment auctioneer's invoice: lots with hammer price, buyer's fee and tax per lot. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal } from './deal.ts'

const style = `
.page{font:9pt/12pt 'PT Sans';padding:.55in .6in}
.k td{padding:1pt 10pt 1pt 0}
.l{width:100%;margin-top:14pt}.l th{background:#f2b705;padding:4pt 5pt;font-weight:700}.l td{padding:5pt 5pt;border-bottom:.5pt solid #999}.l small{display:block;font-size:8.2pt;line-height:10.6pt}
.t{width:48%;margin:8pt 0 0 52%}.t td{padding:2.2pt 5pt}
`

const seller = { name: 'Ironbidders Auctioneers (Texas) LLC', address: ['4881 FM 1187', 'Fort Worth, TX 76140'] }
const buyer = { name: 'Copperhead Site Services LLC', address: ['20810 Bulverde Rd', 'San Antonio, TX 78259'] }

const lots = [
  { lot: '1184', text: '2019 KOMATSU PC210LC-11 HYDRAULIC EXCAVATOR', more: 'S/N: C80417, 6,114 hrs, 31.5 in. TG shoes, 48 in. bucket', price: 8_750_000, fee: 218_750 },
  { lot: '1191', text: '2018 BOMAG BW211D-5 SMOOTH DRUM ROLLER', more: 'S/N: 861587421138, 2,870 hrs, ROPS canopy', price: 5_400_000, fee: 135_000 },
  { lot: '2045', text: '2020 BIG TEX 22GN GOOSENECK TRAILER', more: 'VIN: 16VGX3222L6017439, 25 ft + 5 ft', price: 1_025_000, fee: 102_500 },
] // prettier-ignore

export function auctionInvoice(): Drawn {
  const lines: readonly Line[] = [
    ...lots.map(({ text, more, price, lot }): Line => ({ text, more: [more], code: lot, cents: price, category: 'hard' })),
    { text: 'Buyer’s transaction fee', cents: sum(lots.map(({ fee }) => fee)), category: 'soft' },
    { text: 'Document administration fee, 1 titled item', cents: 9_500, category: 'soft' },
  ]
  const subtotal = sum(lines.map(({ cents }) => cents))
  const taxes = lots.map(({ price, fee }) => Math.round((price + fee) * 0.0825))
  const tax = sum(taxes)
  const total = subtotal + tax
  const paid = 2_000_000
  const page = `<table style="width:100%"><tr><td><div style="font:700 22pt/25pt 'PT Sans'">IRONBIDDERS</div>${block(seller)}<br>817-555-0144 &nbsp; Texas auctioneer license 17720<td class="r"><b style="font-size:16pt;line-height:20pt">BUYER’S INVOICE</b><br>Sale: Fort Worth, 2026-214<br>Sale dates: Sep 15 - 17, 2026</tr></table>
<table style="width:100%;margin-top:16pt"><tr><td style="width:50%"><b>Buyer</b><br>${block(buyer)}<br>Bidder 4417 (online)<td><table class="k">${[['Invoice number', '2026214-004417'], ['Invoice date', 'Sep 17, 2026'], ['Payment due', 'Sep 24, 2026'], ['Customer number', '20881763'], ['Terms', 'Wire or certified funds within 7 days']].map(([label, value]) => rowOf([`<b>${label}</b>`, `${value}`])).join('')}</table></tr></table>
<table class="l"><tr><th>Lot<th style="width:47%">Description<th class="r">Sale price<th class="r">Buyer’s fee<th class="r">Tax 8.25%<th class="r">Lot total</tr>${lots.map(({ lot, text, more, price, fee }, i) => rowOf([lot, `<b>${text}</b><small>${more}</small>`, `>${formatAmount(price)}`, `>${formatAmount(fee)}`, `>${formatAmount(taxes[i] ?? 0)}`, `>${formatAmount(price + fee + (taxes[i] ?? 0))}`])).join('')}</table>
<table class="t">${[
    ['Sale price, 3 lots', lines[0] ? sum(lots.map(({ price }) => price)) : 0],
    ['Buyer’s transaction fee', lines[3]?.cents ?? 0],
    ['Document administration fee, 1 titled item', 9_500],
    ['Sales tax', tax],
  ]
    .map(([label, cents]) => rowOf([`${label}`, `>${formatAmount(Number(cents))}`]))
    .join('')}<tr style="font-weight:700;border-top:1pt solid #000"><td>Invoice total (USD)<td class="r">${formatAmount(total)}</tr>${rowOf(['Deposit received Sep 12, 2026', `>-${formatAmount(paid)}`])}<tr style="font-weight:700;background:#f2b705"><td>Amount due<td class="r">${formatAmount(total - paid)}</tr></table>
<p style="margin-top:22pt;font-size:8.4pt;line-height:11pt">All items are sold as is, where is. Years, hours and serial numbers are stated as displayed on the item and are not warranted. Items must be removed by Oct 8, 2026; storage of $50.00 per item and day applies afterwards. Title is released when the account is paid in full.</p>
<p style="font-size:8.4pt;line-height:11pt"><b>Wire instructions:</b> Trinity Plains Bank, Fort Worth, TX &nbsp; ABA 111000000 &nbsp; Account 40-118827-3, Ironbidders client trust account. Quote invoice number 2026214-004417.</p>`
  return drawnDeal({
    name: 'excavator-roller-trailer-auction-invoice',
    family: 'auction-invoice',
    notes:
      'auctioneer’s invoice: three lots of different makes with year, make, model and kind in capitals, serial numbers and hours in small print, fee and tax per lot in columns and summed below, deposit before the sale, sale dates and removal date, bank and storage fee as decoys; the first lot counts for make and model',
    style,
    pages: [page],
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: '2026214-004417',
      invoice_date: '2026-09-17',
      due_date: '2026-09-24',
      payment_terms: 'Wire or certified funds within 7 days',
      tax_total: units(tax),
      amount_due: units(total - paid),
      other_details: { make: 'KOMATSU', model: 'PC210LC-11', year: '2019', equipment_type: 'HYDRAULIC EXCAVATOR', equipment_miles_hours: 6114, down_payment: units(paid) },
    },
    expected_derived: { 'other_details.equipment_age': 7, basis: 'invoice year minus model year of the first lot' },
    acceptable: {
      subtotal: [units(subtotal), units(sum(lots.map(({ price }) => price)))],
      'sender.name': ['IRONBIDDERS'],
      'other_details.vin': ['16VGX3222L6017439', 'C80417'],
      'other_details.equipment_type': ['EXCAVATOR'],
      ...Object.fromEntries(lots.flatMap(({ price, fee }, i) => [
        [`transactions.${i}.amount`, [units(price), units(price + fee + (taxes[i] ?? 0))]],
        [`transactions.${i}.rate`, [units(price)]],
        [`transactions.${i}.quantity`, [1]],
      ])),
    },
    absent: ['purchase_order', 'discount', 'shipping', 'trade_in'],
  })
} // prettier-ignore
