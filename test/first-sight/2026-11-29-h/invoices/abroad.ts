/** From abroad: an Emirati tax invoice with the total in words, a Japanese maker’s invoice in whole yen. */
import { drawn, ends, f, facts, item, lined, part, readings, rowOf, safe, sumsOf } from './means.ts'

const [a4, soft] = ['210mm 297mm', { category: 'soft' } as const]

// prettier-ignore
export const dirhams = (() => {
  const seller = { name: 'Al Dhafra Lifting Equipment Trading LLC', address: ['Warehouse 14, Mussafah M-37', 'PO Box 44182, Abu Dhabi, UAE'] }
  const buyer = { name: 'Liwa Readymix Concrete LLC', address: ['Industrial Area 2, PO Box 1182', 'Madinat Zayed, UAE'] }
  const lines = [item(2, 4_850_000, 'Electric wire rope hoist 10 t, lift 12 m', { code: 'EWH-1012' }), item(1, 3_625_000, 'End carriage set for span 18 m', { code: 'ECS-18' }), item(4, 215_000, 'Buffer and limit switch kit', { code: 'BLK-4' }), item(1, 340_000, 'Load test with certificate, third party', { code: 'SRV-LT', ...soft })]
  const tax = part(14_525_000, 5)
  const { subtotal, total } = sumsOf({ lines, tax })
  if (total !== 15_251_250) throw new Error('the words do not say the total')
  const words = 'UAE Dirhams One Hundred Fifty-Two Thousand Five Hundred Twelve and Fils Fifty Only'
  const page = `<div class="c" style="border-bottom:2pt solid #9a7b1f;padding-bottom:5pt"><b style="font:700 16pt/20pt Montserrat;color:#9a7b1f">${seller.name}</b><br>${seller.address.join(', ')} &nbsp; Tel +971 2 555 0144 &nbsp; TRN 100441820700003</div><div class="c b" style="font-size:14pt;line-height:18pt;margin:8pt 0">TAX INVOICE</div>
    <table class="x"><tr><td style="width:50%"><small>Customer</small><br>${lined(buyer)}<br>TRN 100118204400003<td>${facts([['Invoice No.', 'ADL/26/1182'], ['Invoice Date', '14-Apr-2026'], ['Date of Supply', '12-Apr-2026'], ['LPO No.', 'LRC-PO-2207'], ['Delivery Note', 'DN-0418'], ['Payment Terms', '60 days PDC']])}</table>
    <table class="x" style="margin-top:8pt">${rowOf(['Sl.', 'Item code and description', '>Qty', '>Unit price', '>Taxable amount', '>VAT %', '>VAT amount', '>Gross AED'], ' class="h"')}${lines.map(({ code, text, quantity, rate = 0, cents }, i) => rowOf([`${i + 1}`, `${code}<br>${text}`, `>${quantity} ${i === 3 ? 'Job' : 'Nos'}`, `>${f(rate)}`, `>${f(cents)}`, '>5', `>${f(part(cents, 5))}`, `>${f(cents + part(cents, 5))}`])).join('')}${rowOf(['', '<b>Total</b>', '', '', `><b>${f(subtotal)}</b>`, '', `><b>${f(tax)}</b>`, `><b>${f(total)}</b>`])}</table>
    <table class="x" style="margin-top:8pt"><tr><td style="width:62%"><small>Amount in words</small><br>${words}<td>${facts([['Total excl. VAT', f(subtotal)], ['VAT 5%', f(tax)], ['<b>Total AED</b>', `<b>${f(total)}</b>`]], 'class="t"')}</table>
    <p>Bank: Gulf Meridian Bank PJSC, Mussafah branch. Account 1018 4418 2207, IBAN AE07 0330 0010 1844 1822 070. Goods once sold are not taken back. Cheques in the name of Al Dhafra Lifting Equipment Trading LLC. PDC = post-dated cheque.</p>${ends('<br><br><br>_________________________<br>Received in good condition, stamp', '<br><br><br>_________________________<br>For Al Dhafra Lifting Equipment Trading LLC')}`
  return drawn({
    name: 'abu-dhabi-hoist-tax-invoice-in-words', family: 'emirati-tax-invoice-total-in-words', size: a4, style: ".page{font:9pt/12.4pt 'Montserrat';font-size:8.2pt;padding:.5in .55in}small{color:#666}.x td{border:.5pt solid #777;padding:2.4pt 4pt}.x td td{border:0;padding:1pt 3pt}.t td+td{text-align:right}.h td{background:#f4edd8;font-weight:700}", pages: [page],
    notes: 'Emirati tax invoice on A4 in dirhams: VAT and a gross amount on each row behind the taxable one, a total row within the table and again beside the total in words, day of supply, order and delivery note beside the day of invoice, registration numbers and IBAN as decoys', seller, buyer, lines, number: 'ADL/26/1182', date: '2026-04-14', terms: '60 days PDC', order: 'LRC-PO-2207', currency: 'AED', tax, subtotal: true,
    acceptable: { due_date: [null, '2026-06-13'], ...readings('amount', lines.map(({ cents }) => [cents / 100, (cents + part(cents, 5)) / 100])) },
  })
})()

// prettier-ignore
export const yen = (() => {
  const seller = { name: 'Kobayama Seiki Co., Ltd.', address: ['2-14-8 Takaida Nishi', 'Higashi-Osaka 577-0067, Japan'] }
  const buyer = { name: 'Penobscot Precision Gear, Inc.', address: ['44 Mill Island Road', 'Old Town, ME 04468, U.S.A.'] }
  const lines = [item(1, 1_248_000_000, 'CNC gear hobbing machine KH-200', { more: ['Serial No. KH2-0418, FANUC control'] }), item(2, 38_500_000, 'Hob arbor 32 mm'), item(1, 96_400_000, 'Automatic loader with 24 pallets'), item(10, 4_280_000, 'Hob cutter module 2.5, coated'), item(1, 45_000_000, 'Export packing and documentation', soft), item(5, 12_000_000, 'Supervision of installation, days', soft)]
  const freight = 68_750_000
  const paid = 500_000_000
  const y = (cents: number) => (cents / 100).toLocaleString('en-US')
  const { subtotal, total, open } = sumsOf({ lines, freight, paid })
  const page = `${ends("<b style=\"font:700 17pt/21pt 'Source Sans'\">KOBAYAMA SEIKI</b><br>Kobayama Seiki Co., Ltd.<br>2-14-8 Takaida Nishi, Higashi-Osaka 577-0067, Japan<br>Registration No. T4120001182044", `<div class="r"><b style="font-size:20pt;line-height:24pt;letter-spacing:.1em">INVOICE</b><br>No. KS-E26-0418<br>Date: 2026.03.19<br>Page 1/1</div>`)}
    <table class="x" style="margin-top:16pt"><tr><td style="width:50%"><small>Messrs.</small><br>${lined(buyer)}<td><small>Shipped per</small><br>ONE HARBOUR V.118E<td><small>On or about</small><br>2026.03.28<tr><td><small>Your order</small><br>PPG-7741 of 2025.10.02<td><small>From</small><br>KOBE, JAPAN<td><small>To</small><br>BOSTON, MA, U.S.A.<tr><td><small>Terms of payment</small><br>T/T, JPY ${y(paid)} in advance, balance before shipment<td colspan="2"><small>Trade terms</small><br>CIF Boston (Incoterms 2020)</table>
    <table class="l" style="margin-top:14pt">${rowOf(['No.', 'Description of goods', '>Quantity', '>Unit price', '>Amount'], ' class="h"')}<tr><td><td><td><td class="r">JPY<td class="r">JPY</tr>${lines.map(({ text, more = [], quantity, rate = 0, cents }, i) => rowOf([`${i + 1}`, [text, ...more].map(safe).join('<br>'), `>${quantity} ${i === 5 ? 'days' : i === 4 ? 'lot' : quantity === 1 ? 'set' : 'pcs'}`, `>¥${y(rate)}`, `>¥${y(cents)}`])).join('')}</table>
    <table class="t" style="width:56%;margin:10pt 0 0 44%">${[['Total of goods and services', y(subtotal)], ['Ocean freight and insurance', y(freight)], ['<b>Total CIF Boston</b>', `<b>${y(total)}</b>`], ['Received 2025.10.20', `-${y(paid)}`], ['<b>Balance</b>', `<b>${y(open)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>¥${b}`.replace('¥<b>', '<b>¥').replace('¥-', '-¥')])).join('')}</table>
    <p>Consumption tax: exempt (export). Country of origin: Japan. Gross weight 11,840 kg in 3 cases, 31.6 m³. Bank: Naniwa Trust Bank, Fuse Branch, ordinary account 0441827, SWIFT NNWAJPJT.</p>${ends('', '<br><br>KOBAYAMA SEIKI CO., LTD.<br><br><br>_________________________<br>H. Kobayama, President')}`
  return drawn({
    name: 'osaka-gear-hobber-export-invoice-yen', family: 'japanese-export-invoice-whole-yen', size: a4, style: ".page{font:9.6pt/13pt 'Source Sans';padding:.65in .7in}small{color:#555;font-size:7.4pt}.x td{border:.5pt solid #000;padding:2.4pt 5pt}.h td{border-top:1pt solid #000;border-bottom:.5pt solid #000;font-weight:700}.l td{padding:2.4pt 4pt}.t td{padding:2pt 4pt;border-bottom:.3pt solid #aaa}", pages: [page],
    notes: 'Japanese maker’s export invoice on A4 in yen without decimals: dates with dots, a grid of shipping facts, units of quantity beside the number, freight and insurance below the sum, an advance taken off, registration number, weights and bank numbers as decoys', seller, buyer, lines, number: 'KS-E26-0418', date: '2026-03-19', terms: `T/T, JPY ${y(paid)} in advance, balance before shipment`, order: 'PPG-7741', currency: 'JPY', freight, paid, subtotal: true,
    machine: { model: 'KH-200' },
    acceptable: { 'sender.name': [seller.name, 'KOBAYAMA SEIKI', 'KOBAYAMA SEIKI CO., LTD.'], purchase_order: ['PPG-7741', 'PPG-7741 of 2025.10.02'], due_date: [null], 'other_details.make': [null, 'KOBAYAMA', 'Kobayama', 'KOBAYAMA SEIKI', 'Kobayama Seiki', 'FANUC'], 'other_details.model': ['KH-200', null], 'other_details.vin': [null, 'KH2-0418'], 'other_details.equipment_type': [null, 'CNC gear hobbing machine', 'gear hobbing machine'], 'other_details.down_payment': [null, paid / 100] },
  })
})()
