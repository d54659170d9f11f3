/** From abroad: an Irish invoice with VAT at two rates, a South African tax invoice in rand. */
import { drawn, f, facts, item, lined, part, readings, rowOf, safe, sumsOf, totalOf } from './sale.ts'

const [a4, soft] = ['210mm 297mm', { category: 'soft' } as const]

// prettier-ignore
export const irishVat = (() => {
  const seller = { name: 'Slaney Agri Services Ltd', address: ['Unit 4, Old Dublin Road', 'Enniscorthy, Co. Wexford Y21 K2P8'] }
  const buyer = { name: 'Blackstairs Dairy Co-operative Society', address: ['Creamery Lane', 'Bunclody, Co. Wexford Y21 HT44'] }
  const goods: readonly (readonly [text: string, quantity: number, rate: number, vat: number, kind?: 'soft'])[] = [['Milk pump FP-40, stainless', 1, 184_500, 23], ['Vacuum hose 22 mm, per metre', 60, 485, 23], ['Cluster liners, set of 4', 24, 3_260, 23], ['Bulk tank service, annual', 1, 64_000, 13.5, 'soft'], ['Fitting and commissioning, hours', 9.5, 6_800, 13.5, 'soft'], ['Call-out, Bunclody', 2, 4_500, 13.5, 'soft']]
  const lines = goods.map(([text, quantity, rate, , kind]) => item(quantity, rate, text, { category: kind ?? 'hard' }))
  const at = (rate: number) => totalOf(lines.filter((_, i) => goods[i]?.[3] === rate))
  const [high, low] = [part(at(23), 23), part(at(13.5), 13.5)]
  const tax = high + low
  const { subtotal, total } = sumsOf({ lines, tax })
  const page = `<div style="display:flex;justify-content:space-between"><div><b style="font:700 18pt/22pt 'Nunito Sans';color:#1b5e3b">${seller.name}</b><br>${seller.address.join('<br>')}<br>VAT Reg. No. IE 4418207KH &nbsp; Company No. 441827</div><div style="font-size:22pt;line-height:28pt;color:#1b5e3b">INVOICE</div></div>
    <div style="display:flex;justify-content:space-between;margin:18pt 0 12pt"><div style="white-space:nowrap"><small>Invoice to</small><br>${lined(buyer)}</div><table style="width:2.6in">${facts([['Invoice no.', 'SI-20418'], ['Invoice date', '06/10/2026'], ['Due date', '05/11/2026'], ['Your order', 'BDC/0771'], ['Account', 'BLA004']])}</table></div>
    <table class="l">${rowOf(['Description', '>Qty', '>Unit €', '>VAT %', '>Net €'], ' class="h"')}${goods.map(([text, quantity, rate, vat], i) => rowOf([safe(text), `>${quantity}`, `>${f(rate)}`, `>${vat.toFixed(1)}`, `>${f(lines[i]?.cents ?? 0)}`])).join('')}</table>
    <div style="display:flex;gap:.4in;margin-top:14pt;align-items:flex-start"><table class="l" style="flex:1">${rowOf(['VAT rate', '>Net €', '>VAT €', '>Gross €'], ' class="h"')}${([[23, high], [13.5, low]] as const).map(([rate, vat]) => rowOf([`${rate.toFixed(1)}%`, `>${f(at(rate))}`, `>${f(vat)}`, `>${f(at(rate) + vat)}`])).join('')}</table><table class="t" style="width:2.5in">${[['Total net', `€${f(subtotal)}`], ['Total VAT', `€${f(tax)}`], ['<b>Total to pay</b>', `<b>€${f(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table></div>
    <p>Payment 30 days from date of invoice to Bank of Lough Corrib, IBAN IE71 BOLC 9044 1820 7718 24. Interest under S.I. 580/2012 may be charged on late payments. Goods remain ours until paid in full.</p>`
  return drawn({
    name: 'irish-dairy-supplies-two-vat-rates', family: 'irish-vat-summary-by-rate', size: a4, style: ".page{font:9.4pt/13pt 'Nunito Sans';padding:.65in .7in}small{color:#555}.h td{background:#e5f0ea;font-weight:700}.l td{padding:3pt 5pt;border-bottom:.3pt solid #bcd}.t td{padding:3pt 0}", pages: [page],
    notes: 'Irish invoice on A4 in euro: day before month, VAT rate of each line, a summary by two rates beside the totals (no lines), registration numbers and IBAN as decoys', seller, buyer, lines, number: 'SI-20418', date: '2026-10-06', due: '2026-11-05', order: 'BDC/0771', currency: 'EUR', tax, subtotal: true,
    acceptable: { payment_terms: [null, '30 days from date of invoice', 'Payment 30 days from date of invoice', '30 days'], ...readings('description/item', lines.map(({ text }) => [text])) },
  })
})()

// prettier-ignore
export const rand = (() => {
  const seller = { name: 'Kareeberg Cold Chain (Pty) Ltd', address: ['18 Voortrekker Street', 'Carnarvon 8925'] }
  const buyer = { name: 'Hantam Vleis Koöperasie Bpk', address: ['PO Box 118', 'Calvinia 8190'] }
  const lines = [item(1, 28_640_000, 'Blast freezer room 6 x 4 m, 120 mm panels', { code: 'CR-64' }), item(2, 7_415_000, 'Condensing unit R449A 7.5 kW', { code: 'CU-75' }), item(2, 3_180_000, 'Evaporator low temperature', { code: 'EV-LT' }), item(1, 1_845_050, 'Control panel with logging', { code: 'CP-1' }), item(48, 62_500, 'Installation labour, hours', { code: 'LAB', ...soft }), item(1, 1_260_000, 'Transport Carnarvon to Calvinia', { code: 'TRN', ...soft })]
  const tax = part(totalOf(lines), 15)
  const paid = 30_000_000
  const { subtotal, total, open } = sumsOf({ lines, tax, paid })
  const r = (cents: number) => f(cents).replace(/,/g, ' ')
  const page = `<div class="c"><b style="font:700 17pt/21pt Montserrat">KAREEBERG COLD CHAIN (PTY) LTD</b><br>18 Voortrekker Street, Carnarvon 8925 &nbsp;|&nbsp; Reg 2011/044182/07 &nbsp;|&nbsp; VAT 4180044187</div><div class="c b" style="font-size:13pt;line-height:18pt;border-top:1.2pt solid #000;border-bottom:1.2pt solid #000;margin:8pt 0">TAX INVOICE</div>
    <table><tr><td style="width:55%">Customer:<br><b>${safe(buyer.name)}</b><br>${buyer.address.join('<br>')}<br>Customer VAT: 4620118273<td><table>${facts([['Invoice number', 'INV001182'], ['Date', '2026/06/22'], ['Reference', 'HVK-PO-447'], ['Rep', 'Anneke'], ['Terms', '7 days from invoice']])}</table></table>
    <table class="l" style="margin-top:12pt">${rowOf(['Code', 'Description', '>Quantity', '>Excl. price', '>VAT 15%', '>Excl. total'], ' class="h"')}${lines.map(({ code = '', text, quantity, rate = 0, cents }) => rowOf([code, text, `>${quantity?.toFixed(2)}`, `>R ${r(rate)}`, `>R ${r(part(cents, 15))}`, `>R ${r(cents)}`])).join('')}</table>
    <table class="t" style="width:52%;margin:10pt 0 0 48%">${[['Sub total', r(subtotal)], ['VAT @ 15%', r(tax)], ['<b>Total</b>', `<b>${r(total)}</b>`], ['Less deposit received 2026/05/29', `-${r(paid)}`], ['<b>Amount due</b>', `<b>${r(open)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>R ${b}`.replace('R <b>', '<b>R ').replace('R -', '-R ')])).join('')}</table>
    <p>Banking details: Karoo Handelsbank, branch 198765, account 44 1820 7718. Use the invoice number as reference. Ownership passes on full payment. E&amp;OE.</p>`
  return drawn({
    name: 'south-african-freezer-room-tax-invoice', family: 'south-african-tax-invoice-spaces', size: a4, style: ".page{font:9pt/12.6pt 'Montserrat';font-size:8.2pt;padding:.6in .65in}.h td{border-bottom:1pt solid #000;font-weight:700}.l td{padding:3pt 3pt;white-space:nowrap}.t td{padding:2.4pt 0}", pages: [page],
    notes: 'South African tax invoice on A4 in rand: spaces in thousands, year first dates with slashes, VAT of each line before its total without VAT, a deposit taken off, registration and bank numbers as decoys', seller, buyer, lines, number: 'INV001182', date: '2026-06-22', terms: '7 days from invoice', order: 'HVK-PO-447', currency: 'ZAR', tax, paid, subtotal: true,
    acceptable: { 'sender.name': [seller.name, 'KAREEBERG COLD CHAIN (PTY) LTD'], due_date: [null, '2026-06-29'], purchase_order: ['HVK-PO-447', null], 'other_details.down_payment': [null, paid / 100], shipping: [null, 12_600] },
  })
})()
