/** An equipment bill of sale on a free form from the web, blanks filled in on a computer and signed with a pen; photographed. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from '../../2026-11-23-c/invoices/parts.ts'

const style = `
.page{font:10.6pt/15.4pt 'Open Sans';padding:.8in .9in}
h1{font:700 17pt/22pt 'Open Sans';text-align:center;margin:0 0 14pt}p{margin:0 0 9pt}
u{font:10.4pt/15pt Cousine;text-decoration:none;border-bottom:.7pt solid #000;padding:0 5pt}
`

const seller = { name: 'Kastner Underground Utilities LLC', address: ['2290 County Road 19', 'Hutchinson, MN 55350'] }
const buyer = { name: 'Big Sioux Boring, Inc.', address: ['4704 N Cliff Ave', 'Sioux Falls, SD 57104'] }

export function templateBillOfSale(): Drawn {
  const price = 11_650_000
  const lines: readonly Line[] = [{ text: 'Horizontal Directional Drill', cents: price, category: 'hard' }]
  const blank = (text: string, width = 0) => `<u${width ? ` style="display:inline-block;min-width:${width}pt"` : ''}>${text || '&nbsp;'}</u>`
  const box = (on: boolean) => (on ? '&#9746;' : '&#9744;')
  const page = `<h1>EQUIPMENT BILL OF SALE</h1>
<p><b>I. THE PARTIES.</b> This transaction is made on ${blank('August 26, 2026')} between:</p>
<p><b>Seller:</b> ${blank(seller.name)} with a mailing address of ${blank(seller.address.join(', '))} (“Seller”), and</p>
<p><b>Buyer:</b> ${blank(buyer.name)} with a mailing address of ${blank(buyer.address.join(', '))} (“Buyer”).</p>
<p>The Seller agrees to sell the following equipment to the Buyer under the terms of this agreement.</p>
<p><b>II. THE EQUIPMENT.</b></p><p style="padding-left:20pt">Type: ${blank('Horizontal Directional Drill', 190)}<br>Make: ${blank('Vermeer', 110)} &nbsp; Model: ${blank('D24x40 S3', 120)} &nbsp; Year: ${blank('2018', 60)}<br>Serial Number: ${blank('1VR2240N7J1001873', 170)} &nbsp; Hours: ${blank('3,418', 70)}<br>Other: ${blank('w/ 500 ft of rod, DigiTrak F5 locator, mixing tank', 300)}</p>
<p><b>III. CONSIDERATION.</b> The Seller agrees to transfer ownership of the equipment for:</p>
<p style="padding-left:20pt">${box(true)} Cash Payment. The Buyer agrees to pay ${blank('$116,500.00')} to the Seller.<br>${box(false)} Trade. The Buyer agrees to trade the following: ${blank('', 150)}<br>${box(false)} Gift. The Seller is giving the equipment as a gift valued at ${blank('$', 60)}.</p>
<p><b>IV. TAXES.</b> All municipal, county and state taxes in relation to this purchase, including sales taxes, shall be paid by: ${box(false)} Seller &nbsp; ${box(true)} Buyer, and are ${box(false)} included &nbsp; ${box(true)} not included in the price.</p>
<p><b>V. CONDITION.</b> The Seller has the right to sell the equipment and warrants that it is free of liens. The equipment is sold ${box(true)} “as is” &nbsp; ${box(false)} with a warranty of ${blank('', 30)} days.</p>
<p><b>VI. ADDITIONAL TERMS.</b> ${blank('Paid by wire from buyer’s finance co. Buyer hauls.')}</p>
<table style="width:100%;margin-top:26pt"><tr><td style="width:62%">${penned(19, 180)}<div style="border-top:.7pt solid #000">Seller’s Signature</div>Print Name: ${blank('Loren Kastner')}<td style="width:6%"><td>${blank('8/26/26', 80)}<br>Date</tr><tr><td style="padding-top:32pt">${penned(83, 165)}<div style="border-top:.7pt solid #000">Buyer’s Signature</div>Print Name: ${blank('Tess Hoekstra')}<td><td style="padding-top:18pt">${blank('8/26/26', 80)}<br>Date</tr></table><div class="foot r" style="font-size:8pt">Page 1 of 1</div>`
  return drawnDeal({
    name: 'directional-drill-template-bill-of-sale-phone', family: 'web-template-bill-of-sale',
    notes:
      'photograph of a free bill of sale form from the web: parties, addresses and date in blanks within sentences, machine as labels and values on lines, the price in a ticked sentence beside two that are not ticked, taxes by the buyer and not included, attachments in a blank "Other", lender only as "finance co."; no number, no tax, no quantity; signed and dated twice',
    style,
    pages: [page], scan: { dpi: 190, skewDegrees: -0.6, noise: 15, blur: 0.6, jpegQuality: 70, keystone: 0.014, shade: 36, background: 237 }, sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(price), invoice_date: '2026-08-26',
      other_details: { make: 'Vermeer', model: 'D24x40 S3', year: '2018', equipment_type: 'Horizontal Directional Drill', equipment_miles_hours: 3418 },
    },
    expected_derived: { 'other_details.equipment_age': 8, basis: 'year of sale minus year of the machine' },
    acceptable: {
      ...singles(lines),
      'transactions.0.description/item': ['Horizontal Directional Drill', '2018 Vermeer D24x40 S3 Horizontal Directional Drill', 'Vermeer D24x40 S3 Horizontal Directional Drill', '2018 Vermeer D24x40 S3', 'Vermeer D24x40 S3', 'Horizontal Directional Drill Vermeer D24x40 S3 2018', '2018 Vermeer D24x40 S3 Horizontal Directional Drill 1VR2240N7J1001873', 'Horizontal Directional Drill w/ 500 ft of rod, DigiTrak F5 locator, mixing tank'],
      subtotal: [units(price)], amount_due: [units(price), 0], 'other_details.vin': ['1VR2240N7J1001873'], 'other_details.model': ['D24x40'],
      'other_details.equipment_type': ['Directional Drill', 'drill'], payment_terms: ['Cash', 'Cash Payment', 'Paid by wire from buyer’s finance co.'],
    },
    absent: ['invoice_number', 'due_date', 'purchase_order', 'discount', 'shipping', 'tax_total', 'trade_in', 'other_details.down_payment'],
  })
} // prettier-ignore
