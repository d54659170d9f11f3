/** A bill of sale for a café's equipment in a business sale, with the purchase price allocated in Exhibit A; two pages off a copier, signed. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, made, safe } from './kit.ts'

const style = `
.page{font:11pt/15.4pt 'EB Garamond';padding:.9in 1.05in}
p{margin:0 0 9pt;text-align:justify}
.l{width:100%;margin:8pt 0}.l td,.l th{border:.8pt solid #000;padding:3pt 6pt}.l th{font-weight:700;text-align:center}
`
const seller = { name: 'Copper Kettle Café, Inc.', address: ['418 Main Street', 'Brattleboro, Vermont 05301'] }
const buyer = { name: 'West River Kitchens LLC', address: ['92 Elliot Street', 'Brattleboro, Vermont 05301'] }
const assets = [
  ['La Marzocco Linea PB espresso machine, 3 group, s/n PB031877', 1, 1_150_000],
  ['Mahlkönig E80 Supreme grinders', 2, 420_000],
  ['Vulcan 6-burner range with convection oven', 1, 385_000],
  ['True T-49 reach-in refrigerators', 3, 540_000],
  ['Hoshizaki KM-520 ice maker and bin', 1, 310_000],
  ['Hobart LXeR dishwasher', 1, 475_000],
  ['Stainless work tables and shelving, as inspected', 1, 185_000],
  ['Dining room tables (14) and chairs (48)', 1, 262_500],
  ['Point-of-sale terminals', 3, 147_500],
  ['Goodwill and trade name "Copper Kettle"', 1, 2_125_000],
] as const

export function assetBillOfSale(): Drawn {
  const lines = assets.map(([text, quantity, cents], i): Line => ({ text, quantity, cents, category: i === 9 ? 'soft' : 'hard' }))
  const total = totalOf(lines)
  if (total !== 6_000_000) throw new Error(`bill of sale: ${total} is not what the words say`)
  const first = `<div class="c b" style="font-size:15pt;line-height:20pt;letter-spacing:1pt;margin-bottom:16pt">BILL OF SALE</div>
<p>KNOW ALL PERSONS BY THESE PRESENTS, that <b>${safe(seller.name)}</b>, a Vermont corporation with its place of business at ${seller.address.join(', ')} ("Seller"), for and in consideration of the sum of <b>Sixty Thousand and 00/100 Dollars ($60,000.00)</b>, the receipt of Ten Thousand Dollars ($10,000.00) of which as earnest money is acknowledged, hereby grants, bargains, sells, transfers and delivers unto <b>${buyer.name}</b>, a Vermont limited liability company of ${buyer.address.join(', ')} ("Buyer"), the furniture, fixtures, equipment and intangible property listed in Exhibit A (the "Assets").</p>
<p>1. &nbsp; <u>Title.</u> Seller covenants that it is the lawful owner of the Assets, that they are free of all liens, security interests and encumbrances except the security interest of Connecticut River Savings Bank, to be discharged at closing from the proceeds in the amount of $14,206.33, and that Seller will warrant and defend the same against the lawful claims of all persons.</p>
<p>2. &nbsp; <u>Condition.</u> The Assets are sold "as is" and "where is". Buyer has inspected them. The equipment is in working order on the date of this Bill of Sale.</p>
<p>3. &nbsp; <u>Balance.</u> The balance of Fifty Thousand Dollars ($50,000.00) is payable at closing by wire transfer from Buyer or its equipment lender to the client account of Fenwick &amp; Thayer, PLC.</p>
<p>4. &nbsp; <u>Allocation.</u> The parties shall report the sale to the Internal Revenue Service in accordance with Exhibit A. Vermont sales tax, if any is found due on the sale, shall be paid by Buyer.</p>
<p>5. &nbsp; <u>Lease of premises.</u> The assignment of the lease at 418 Main Street, at a monthly rent of $2,650.00, is the subject of a separate agreement.</p>
<p>IN WITNESS WHEREOF, Seller has executed this instrument on March 31, 2026.</p>
<table style="width:100%;margin-top:26pt"><tr><td style="width:48%">Witness:<br><br><br>${penned(29, 130)}<div style="border-top:.8pt solid #000;width:90%">&nbsp;</div><td>${safe(seller.name.toUpperCase())}<br><br><br>${penned(52, 170)}<div style="border-top:.8pt solid #000">By: Margaret A. Doyle, President</div></tr></table>
<p style="margin-top:18pt">STATE OF VERMONT, WINDHAM COUNTY, SS. &nbsp; At Brattleboro, this 31st day of March, 2026, Margaret A. Doyle personally appeared and acknowledged this instrument, by her signed, to be her free act and deed. &nbsp; Before me, <span style="font:15pt/12pt Caveat">J. Thayer</span>, Notary Public. Commission expires 1/31/2027.</p><div class="foot c" style="font-size:9pt">1</div>`
  const second = `<div class="c b" style="font-size:13pt;line-height:17pt">EXHIBIT A</div><div class="c" style="margin-bottom:8pt">Assets and Allocation of Purchase Price</div><table class="l"><tr><th style="width:.45in">No.<th>Asset<th style="width:.7in">Quantity<th style="width:1.2in">Allocation</tr>${assets.map(([text, quantity, cents], i) => rowOf([`${i + 1}`, safe(text), `${quantity}`, `>${$(cents)}`])).join('')}<tr class="b"><td colspan="3" class="r">Total purchase price<td class="r">${$(total)}</tr></table>
<p style="margin-top:14pt">Inventory of food and paper goods is counted at closing and paid apart, at cost, not to exceed $3,500.00.</p><p style="margin-top:20pt">Initials: &nbsp; Seller <span style="font:15pt/12pt Caveat">MAD</span> &nbsp;&nbsp;&nbsp; Buyer <span style="font:15pt/12pt Caveat">tw</span></p><div class="foot c" style="font-size:9pt">2</div>`
  return made({
    name: 'cafe-equipment-asset-bill-of-sale-scan', family: 'business-sale-bill-of-sale-exhibit', scan: { dpi: 180, skewDegrees: 0.45, noise: 17, blur: 0.45, jpegQuality: 70 },
    notes:
      'copier scan of a lawyer’s bill of sale in a business sale: parties and addresses inside a sentence, price in words and figures, earnest money received and balance in the clauses, allocation table overleaf with quantity and allocated amount (no unit price), goodwill as last line; bank payoff, rent and inventory limit as decoys; acknowledged before a notary; no number',
    style, pages: [first, second], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_date: '2026-03-31',
      other_details: { make: 'La Marzocco', model: 'Linea PB', equipment_type: 'espresso machine' },
    },
    acceptable: {
      subtotal: [units(total)], amount_due: [50_000, units(total)], 'other_details.down_payment': [10_000, null], payment_terms: [null, 'payable at closing by wire transfer'], 'other_details.vin': ['PB031877', null],
      ...Object.fromEntries(assets.map(([text, , cents], i) => [`transactions.${i}.description/item`, [text, `${i + 1} ${text}`, text.replace(', s/n PB031877', ''), ...(cents ? [] : [])]])), ...Object.fromEntries(assets.map(([, quantity, cents], i) => [`transactions.${i}.rate`, [null, units(Math.round(cents / quantity))]])),
      'sender.name': [seller.name, seller.name.toUpperCase(), 'Copper Kettle Cafe, Inc.'], 'other_details.model': ['Linea PB', 'Linea PB espresso machine'], 'other_details.equipment_type': ['espresso machine', 'espresso machine, 3 group'],
    },
    absent: ['invoice_number', 'purchase_order', 'discount', 'shipping', 'tax_total', 'trade_in', 'due_date', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
