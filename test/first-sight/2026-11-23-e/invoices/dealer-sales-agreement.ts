/** A construction machine dealer's sales agreement: one page ruled in cells, machine with its feature codes, trade-in left of the prices, warranty and signatures; flatbed scan. */
import { penned } from '../../2026-11-22/loan/applicant.ts'
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:8.6pt/10.8pt Arimo;padding:.4in .45in}
.a{width:100%}.a td{border:.8pt solid #000;padding:1.4pt 4pt}.a small,.k{font-size:6.6pt;line-height:8.2pt;font-weight:700}.a small{display:inline-block;margin-right:5pt}
.q{width:100%;margin-top:-.8pt}.q td{border:.8pt solid #000;padding:1.4pt 4pt}.bar{background:#000;color:#fff;font-weight:700;text-align:center;font-size:7.8pt;line-height:10pt;padding:1pt}
.f td{border-left:.8pt solid #000;border-right:.8pt solid #000;padding:.6pt 4pt;font-size:8pt;line-height:10pt}
.x{display:inline-block;width:7.4pt;height:7.4pt;border:.7pt solid #000;font:700 7pt/7pt Arimo;text-align:center;margin-right:3pt}
`

const seller = { name: 'Tidewater Machinery Co.', address: ['5502 Bainbridge Boulevard', 'Chesapeake, VA 23320'] }
const buyer = {
  name: 'GREAT BRIDGE SITE CONTRACTORS LLC',
  address: ['1409 BATTLEFIELD BLVD S', 'CHESAPEAKE, VA 23322'],
}

const features = [
  ['336-08', '336 07 HYDRAULIC EXCAVATOR, TIER 4'], ['578-7730', 'PREP PACK, CANADA/US'], ['543-6541', 'CAB, DELUXE, 68 IN'],
  ['513-7716', 'TRACK, 33 IN TRIPLE GROUSER'], ['537-9012', 'BOOM, REACH 21 FT 4 IN'], ['540-0211', 'STICK, R3.9 12 FT 10 IN'],
  ['521-3344', 'CONTROL, AUXILIARY, COMBINED'], ['485-5580', 'QUICK COUPLER, PIN GRABBER'], ['394-9902', 'BUCKET, HD 54 IN 2.6 YD3'],
  ['592-4417', 'PRODUCT LINK, CELLULAR'], ['0P-9003', 'LANE 3 ORDER'], ['421-8926', 'SERIALIZED TECHNICAL MEDIA KIT'],
] as const // prettier-ignore

export function dealerSalesAgreement(): Drawn {
  const lines: readonly Line[] = [
    { text: 'SELL PRICE', cents: 34_875_000, category: 'hard' },
    { text: 'EXT WARRANTY', cents: 1_120_000, category: 'soft' },
  ]
  const price = totalOf(lines)
  const [trade, payoff, down] = [11_850_000, 3_418_750, 2_500_000]
  const tax = 0
  const usd = (cents: number) => (cents < 0 ? `($${formatAmount(-cents)})` : `$${formatAmount(cents)}`)
  const cell = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small>${value}`
  const half = features.length / 2
  const box = (on: boolean, text: string) => `<span class="x">${on ? 'X' : '&nbsp;'}</span>${text}`
  const sum = (label: string, value: string, strong = false) => `<tr${strong ? ' class="b"' : ''}><td class="k" style="width:1.75in">${label}<td class="r">${value}</tr>` // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="display:inline-block;background:#000;color:#fff;font:700 17pt/24pt Arimo;padding:0 10pt">TIDEWATER</div><div style="font-size:7.8pt;line-height:9.6pt;margin-top:2pt">${seller.name} &nbsp; ${seller.address.join(', ')} &nbsp; (757) 555-0170</div><td class="r"><b style="font-size:17pt;line-height:22pt">SALES AGREEMENT</b><br><span class="k">DATE</span> <u>Mar 27, 2026</u></tr></table>
<table class="a" style="margin-top:5pt"><tr><td class="k" style="width:.3in;text-align:center" rowspan="4">S<br>O<br>L<br>D<br><br>T<br>O${cell('PURCHASER', buyer.name, 2)}<td class="k" style="width:.3in;text-align:center" rowspan="4">S<br>H<br>I<br>P<br><br>T<br>O<td colspan="2">&lt; SAME &gt;</tr>
<tr>${cell('STREET ADDRESS', buyer.address[0] ?? '', 2)}${cell('', 'GUM RD BORROW PIT', 2)}</tr><tr>${cell('CITY/STATE', 'CHESAPEAKE, VA')}${cell('COUNTY', '')}${cell('', '', 2)}</tr><tr>${cell('POSTAL CODE', '23322')}${cell('PHONE NO.', '757-555-0118')}${cell('', '', 2)}</tr></table>
<table class="q"><tr><td rowspan="2" class="k" style="width:.95in">CUSTOMER CONTACT:<td><span class="k">EQUIPMENT</span> RAY OUTLAW<td><span class="k">F.O.B. AT:</span> CHESAPEAKE</tr><tr><td><span class="k">PRODUCT SUPPORT</span> RAY OUTLAW<td><span class="k">PRINCIPAL WORK CODE #</span> 2110</tr></table>
<table class="q"><tr><td><span class="k">CUSTOMER NUMBER</span> 3340718<td><span class="k">Sales Tax Exemption # (if applicable)</span> &nbsp;<td><span class="k">CUSTOMER PO NUMBER</span> VERBAL RAY<td><span class="k">AGREEMENT NO.</span> Q0194472-02</tr></table>
<table class="q"><tr><td class="k" rowspan="2" style="width:.55in">T<br>E<br>R<br>M<br>S<td colspan="4"><span class="k">PAYMENT TERMS:</span> NET PAYMENT ON RECEIPT OF INVOICE <span style="float:right" class="k">(All terms and payments are subject to Finance Company - OAC approval)</span></tr><tr><td>${box(false, 'NET ON RECEIPT')}<td>${box(true, 'FINANCIAL SERVICES')}<td>${box(false, 'CSC')}<td>${box(true, 'LEASE')} &nbsp; <span class="k">CASH WITH ORDER</span> ${usd(down)} &nbsp; <span class="k">CONTRACT PERIOD</span> 60</tr></table>
<div class="bar">DESCRIPTION OF EQUIPMENT ORDERED / PURCHASED</div>
<table class="q"><tr><td><span class="k">MAKE:</span> CATERPILLAR<td><span class="k">MODEL:</span> 336-08<td><span class="k">YEAR:</span> 2025</tr><tr><td><span class="k">STOCK NUMBER:</span> EX411087<td><span class="k">SERIAL NUMBER:</span> 0YBN31846<td><span class="k">SMU:</span> 384.0 &nbsp; ${box(false, 'NEW')} &nbsp; ${box(true, 'USED')}</tr></table>
<table class="q f">${Array.from({ length: half }, (_, i) => rowOf([features[i]?.[1] ?? '', features[i]?.[0] ?? '', features[i + half]?.[1] ?? '', features[i + half]?.[0] ?? ''])).join('')}${rowOf(['&nbsp;', '', '', '']).repeat(13)}</table>
<table style="width:100%;margin-top:-.8pt"><tr><td style="width:58%"><div class="bar">TRADE-IN EQUIPMENT</div><table class="q" style="margin:0"><tr><td><span class="k">MODEL:</span> 329FL<td><span class="k">YEAR:</span> 2016<td><span class="k">SN.:</span> RBG00731</tr><tr><td><span class="k">PAYOUT TO:</span> Hampton Roads Bank<td><span class="k">AMOUNT:</span> ${usd(payoff)}<td><span class="k">PAID BY:</span> Dealer</tr><tr><td><span class="k">MODEL:</span><td><span class="k">YEAR:</span><td><span class="k">SN.:</span></tr><tr><td><span class="k">PAYOUT TO:</span><td><span class="k">AMOUNT:</span><td><span class="k">PAID BY:</span></tr></table><div style="border:.8pt solid #000;border-top:0;font-size:6.8pt;line-height:8.4pt;padding:2pt 4pt">ALL TRADES-INS ARE SUBJECT TO EQUIPMENT BEING IN "AS INSPECTED CONDITION" BY VENDOR AT TIME OF DELIVERY OF REPLACEMENT MACHINE PURCHASE ABOVE. PURCHASER HEREBY SELLS THE TRADE-IN EQUIPMENT DESCRIBED ABOVE TO THE VENDOR AND WARRANTS IT TO BE FREE OF LIENS EXCEPT AS SHOWN ABOVE.</div><td><table class="q" style="margin:0">${sum('SELL PRICE', usd(lines[0]?.cents ?? 0))}${sum('EXT WARRANTY', usd(lines[1]?.cents ?? 0))}${sum('LESS GROSS TRADE ALLOWANCE', usd(-trade))}${sum('NET BALANCE DUE', usd(price - trade), true)}${sum('PLUS PAYOUT ON TRADE', usd(payoff))}${sum('LESS CASH WITH ORDER', usd(-down))}${sum('SALES TAX (0%)', usd(tax))}${sum('AFTER TAX BALANCE', usd(price - trade + payoff - down + tax), true)}</table></tr></table>
<table class="q"><tr><td style="width:50%"><b style="font-size:7.4pt">${box(true, 'CATERPILLAR EQUIPMENT WARRANTY')} &nbsp;&nbsp; INITIAL <span style="font:13pt/12pt Caveat">R.O.</span></b><br><span style="font-size:6.8pt;line-height:8.2pt">The customer acknowledges that he has received a copy of the dealer/manufacturer warranty and has read and understands it.</span><br><b>Warranty applicable including expiration date where necessary:</b><br>Balance of 24 month / 2,000 hour, expires 11/2027<br>Powertrain + hydraulics 60 month / 5,000 hour<td><b style="font-size:7.4pt">${box(false, 'USED EQUIPMENT AS IS')} &nbsp;&nbsp; INITIAL ______</b><br><span style="font-size:6.8pt;line-height:8.2pt">Vendor disclaims all warranties, express or implied, unless written here.</span><br><b>CSA:</b> Preventive maintenance, 36 months, billed apart<br><b>NOTES:</b> Machine from rental fleet, washed and serviced. Lessor to be named by the purchaser.</tr></table>
<table style="width:100%;margin-top:10pt"><tr><td style="width:50%;padding-right:20pt"><span class="k">THIS AGREEMENT IS SUBJECT TO THE TERMS ON THE REVERSE</span><br><b>ORDER RECEIVED BY</b> &nbsp; Chip Mears<div style="margin-top:20pt">${penned(29, 150)}<div style="border-top:.7pt solid #000">REPRESENTATIVE</div></div><td><b>APPROVED AND ACCEPTED ON</b> &nbsp; 3/27/26<br>${buyer.name}<div style="margin-top:20pt">${penned(64, 170)}<div style="border-top:.7pt solid #000">PURCHASER &nbsp; BY &nbsp; SIGNATURE &nbsp;&nbsp;&nbsp; TITLE: Member</div></div></tr></table>`
  return drawnDeal({
    name: 'used-excavator-dealer-sales-agreement-scan', family: 'construction-dealer-sales-agreement',
    notes:
      'flatbed scan of a construction machine dealer’s sales agreement: one page of ruled cells with tiny capital captions, purchaser’s street, city and postal code in cells of their own, ship-to "same" with a site name, agreement number at the end of a row, terms with ticked boxes, used machine ticked with its service meter, feature codes in two columns without prices, trade-in with a payout at the left (its model, year and serial number are decoys), prices at the right with parentheses, payout added and cash with order taken off, tax 0; the total before the trade is not printed apart from the two prices',
    style,
    pages: [page], scan: { dpi: 210, skewDegrees: -0.2, noise: 11, blur: 0.35, jpegQuality: 76, background: 250 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(price), invoice_number: 'Q0194472-02', invoice_date: '2026-03-27', payment_terms: 'NET PAYMENT ON RECEIPT OF INVOICE',
      trade_in: units(trade), amount_due: units(price - trade + payoff - down),
      other_details: { make: 'CATERPILLAR', model: '336-08', year: '2025', equipment_miles_hours: 384, down_payment: units(down) },
    },
    expected_derived: { 'other_details.equipment_age': 1, basis: 'agreement year minus model year' },
    acceptable: {
      ...singles(lines),
      'transactions.0.description/item': ['SELL PRICE', '2025 CATERPILLAR 336-08', 'CATERPILLAR 336-08', '336 07 HYDRAULIC EXCAVATOR, TIER 4', 'CATERPILLAR 336-08 HYDRAULIC EXCAVATOR'],
      total_invoice_value: [units(price - trade + payoff - down), units(price - trade), units(price - trade + payoff)],
      trade_in: [units(trade), units(trade - payoff)], tax_total: [0], subtotal: [units(price), units(price - trade)],
      purchase_order: ['VERBAL RAY'], 'other_details.vin': ['0YBN31846'], 'other_details.model': ['336-08', '336', '336 07'],
      'other_details.equipment_type': ['HYDRAULIC EXCAVATOR', 'EXCAVATOR'], 'sender.name': ['TIDEWATER'],
    },
    absent: ['due_date', 'discount', 'shipping'],
  })
} // prettier-ignore
