/** Dealers: a quotation written as a letter, a trailer dealer's order with numbered price lines. */
import { $, drawn, f, lined, ones, part, safe, sumsOf, vinOf, worn, type Sale } from './sale.ts' // prettier-ignore

// prettier-ignore
export const letter = (() => {
  const seller = { name: 'Harlow Crushing & Screening', address: ['77 Foundry Road', 'Easton, PA 18042'] }
  const buyer = { name: 'Bushkill Stone & Recycling, Inc.', address: ['2204 Sullivan Trail', 'Nazareth, PA 18064'] }
  const lines: Sale['lines'] = [{ text: 'New 2026 Harlow HX-300 tracked jaw crusher, serial number HX30-26-0418', cents: 41_850_000, category: 'hard' }, { text: 'Overband magnet with hydraulic drive', cents: 2_240_000, category: 'hard' }, { text: 'Side conveyor, 24 inches wide, folding', cents: 1_875_000, category: 'hard' }, { text: 'Delivery to Nazareth on our lowboy, permits included', cents: 385_000, category: 'soft' }, { text: 'Two days of start-up and training at your site', cents: 260_000, category: 'soft' }]
  const { total } = sumsOf({ lines })
  const words = ['One (1) new 2026 Harlow HX-300 tracked jaw crusher, serial number HX30-26-0418, with 300 horsepower Tier 4 engine, 24 by 42 inch jaw and radio remote, for the sum of', 'Overband magnet with hydraulic drive, mounted, for', 'Side conveyor, 24 inches wide, folding, for', 'Delivery to Nazareth on our lowboy, permits included, for', 'Two days of start-up and training at your site, for']
  const page = `<div class="c"><b style="font:700 18pt/22pt 'EB Garamond';letter-spacing:.06em">HARLOW CRUSHING &amp; SCREENING</b><br>77 Foundry Road, Easton, PA 18042 &nbsp; (610) 555-0158</div><p style="margin-top:26pt">April 14, 2026</p><p>${lined(buyer)}<br>Attention: Mr. Dale Repsher</p><p>Subject: Our Quotation No. HC-4471</p><p>Dear Dale:</p><p>Thank you for the time you gave us at the plant last week. As agreed, we are pleased to offer:</p>
    <ol>${words.map((text, i) => `<li>${safe(text)} ${$(lines[i]?.cents ?? 0)}.</li>`).join('')}</ol><p>The total price delivered is <b>${$(total)}</b>, not including Pennsylvania sales tax, from which manufacturing may be exempt. Terms are 20% ($${f(part(total, 20))}) with your order and the balance on delivery, or through the leasing company of your choice. A water spray system could be added later for $9,650.00.</p><p>The machine is in our yard and is subject to prior sale. This offer is good through May 15, 2026. We would take your 2011 crusher in trade after an inspection.</p><p>Very truly yours,</p><p style="margin-top:34pt">Lorraine Fehnel<br>Sales Manager</p>`
  return drawn({
    name: 'jaw-crusher-letter-quotation', family: 'letter-with-prices-in-sentences', style: ".page{font:11.4pt/15.4pt 'EB Garamond';padding:.85in 1.1in}li{margin-bottom:6pt}p{margin:9pt 0}", pages: [page],
    notes: 'quotation as a letter: no table, each item a numbered sentence that ends in its price, the total within a paragraph, an option, a deposit and a trade without a value in the text', seller, buyer, lines, number: 'HC-4471', date: '2026-04-14',
    machine: { year: '2026', make: 'Harlow', model: 'HX-300' },
    acceptable: { ...ones(lines), 'sender.name': [seller.name, 'HARLOW CRUSHING & SCREENING'], payment_terms: [null, '20% with your order and the balance on delivery', '20% ($93,220.00) with your order and the balance on delivery, or through the leasing company of your choice', '20% with order, balance on delivery'], due_date: [null, '2026-05-15'], 'other_details.equipment_type': [null, 'tracked jaw crusher', 'jaw crusher'], 'other_details.vin': [null, 'HX30-26-0418'], 'other_details.down_payment': [null, part(total, 20) / 100], 'transactions.0.description/item': [lines[0]?.text, words[0], 'One (1) new 2026 Harlow HX-300 tracked jaw crusher', 'new 2026 Harlow HX-300 tracked jaw crusher, serial number HX30-26-0418, with 300 horsepower Tier 4 engine, 24 by 42 inch jaw and radio remote', '2026 Harlow HX-300 tracked jaw crusher'] },
  })
})()

// prettier-ignore
export const trailer = (() => {
  const seller = { name: 'SABINE RIVER TRAILER SALES', address: ['10418 US HWY 59 N', 'MARSHALL, TX 75670'] }
  const buyer = { name: 'KNOX & SONS HAULING LLC', address: ['2204 FM 1997', 'KARNACK, TX 75661'] }
  const vin = vinOf('4FGB4435', 'C0118274')
  const lines: Sale['lines'] = [{ text: '2026 LONGHAUL GN-44 GOOSENECK DUAL TANDEM', cents: 2_845_000, category: 'hard' }, { text: 'ACCESSORIES: WINCH TRACK, SPARE, TOOLBOX', cents: 187_500, category: 'hard' }, { text: 'TITLE AND REGISTRATION FEES', cents: 18_975, category: 'soft' }, { text: 'DOCUMENTARY FEE', cents: 15_000, category: 'soft' }]
  const tax = part(2_845_000 + 187_500 - 640_000, 6.25)
  const [trade, paid] = [640_000, 300_000]
  const { total, open } = sumsOf({ lines, tax, trade, paid })
  const rows: readonly (readonly [string, string])[] = [['CASH PRICE OF TRAILER', f(2_845_000)], ['ACCESSORIES: WINCH TRACK, SPARE, TOOLBOX', f(187_500)], ['TAX 6.25% OF LINES 1 AND 2 LESS LINE 7', f(tax)], ['TITLE AND REGISTRATION FEES', f(18_975)], ['DOCUMENTARY FEE', f(15_000)], ['TOTAL CASH DELIVERED PRICE (1 TO 5)', f(total)], ['TRADE-IN ALLOWANCE', f(trade)], ['DEPOSIT RECEIVED CK 1182', f(paid)], ['BALANCE DUE AT DELIVERY (6 LESS 7 AND 8)', f(open)]]
  const cell = (caption: string, text: string, span = 1) => `<td colspan="${span}"><small>${caption}</small><br>${text}`
  const page = `<div class="c"><b style="font:700 17pt/20pt 'Roboto Condensed'">${seller.name}</b><br>${seller.address.join(' &nbsp; ')} &nbsp; 903-555-0166<br><b style="font-size:12pt;line-height:18pt">BUYER’S ORDER</b></div>
    <table class="x"><tr>${cell('ORDER NO.', 'B-04471')}${cell('DATE', '02-27-2026')}${cell('SALESMAN', 'T. Broussard')}<tr>${cell('PURCHASER', safe(buyer.name), 2)}${cell('PHONE', '903-555-0114')}<tr>${cell('STREET', buyer.address[0] ?? '', 2)}${cell('CITY, STATE, ZIP', buyer.address[1] ?? '')}<tr>${cell('NEW OR USED', 'NEW')}${cell('YEAR AND MAKE', '2026 LONGHAUL')}${cell('MODEL', 'GN-44 GOOSENECK DUAL TANDEM')}<tr>${cell('VEHICLE IDENTIFICATION NO.', vin, 2)}${cell('GVWR', '25,900 LB')}<tr>${cell('TRADE-IN: YEAR, MAKE, MODEL', '2017 PITTS 30 FT PINTLE HITCH', 2)}${cell('VIN OF TRADE', '5JYTD3029HP118204')}</table>
    <table class="x" style="margin-top:12pt">${rows.map(([text, amount], i) => `<tr><td style="width:.35in" class="c">${i + 1}<td>${text}<td class="r" style="width:1.5in">${amount}</tr>`).join('')}</table>
    <p style="font-size:7.8pt;line-height:10pt">Purchaser agrees that this order includes all terms on both sides and is not binding until accepted by the dealer. A documentary fee is not an official fee and is not required by law. The trade-in is free of liens. Lender if any: to be arranged by purchaser. Used trailers are sold as is.</p><div style="display:flex;gap:.5in;margin-top:44pt"><div style="flex:1;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-22pt;font:21pt/20pt 'Homemade Apple'">R. Knox</span>PURCHASER</div><div style="flex:1;border-top:.8pt solid #000"><span style="position:absolute;margin-top:-22pt;font:19pt/20pt 'Caveat'">Tim Broussard</span>ACCEPTED BY DEALER</div></div>`
  return drawn({
    name: 'gooseneck-trailer-buyers-order-scan', family: 'buyers-order-numbered-price-lines', scan: worn, style: ".page{font:9.6pt/12.4pt 'Roboto Condensed';padding:.55in .75in}.x td{border:.8pt solid #000;padding:2.4pt 6pt}small{font-size:6.8pt;line-height:8pt}", pages: [page],
    notes: 'copier scan of a trailer dealer’s order: captioned cells, a ladder of nine numbered lines that holds items, tax, total, trade-in, deposit and balance, tax on the difference, the trailer itself only "cash price", a trade with its own VIN', seller, buyer, lines, number: 'B-04471', date: '2026-02-27', tax, trade, paid,
    machine: { vin, year: '2026', make: 'LONGHAUL', model: 'GN-44 GOOSENECK DUAL TANDEM', down_payment: paid / 100 },
    acceptable: { ...ones(lines), 'transactions.0.description/item': ['2026 LONGHAUL GN-44 GOOSENECK DUAL TANDEM', 'CASH PRICE OF TRAILER', 'TRAILER', 'CASH PRICE OF TRAILER 2026 LONGHAUL GN-44 GOOSENECK DUAL TANDEM'], 'other_details.model': ['GN-44 GOOSENECK DUAL TANDEM', 'GN-44', 'GN-44 GOOSENECK'], 'other_details.equipment_type': [null, 'TRAILER', 'GOOSENECK TRAILER'], payment_terms: [null, 'BALANCE DUE AT DELIVERY'], due_date: [null] },
  })
})()
