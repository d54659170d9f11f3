/** Billed with something kept back or paid by another: a hoist in Ontario with a holdback, a British machine billed to a finance house. */
import { drawn, ends, f, item, lined, part, readings, rowOf, safe, soft, sums, sumsOf, totalOf } from './means.ts'

// prettier-ignore
export const hoist = (() => {
  const seller = { name: 'Trent-Severn Crane & Hoist Inc.', address: ['418 Neal Drive', 'Peterborough, ON K9J 6X7'] }
  const buyer = { name: 'Kawartha Precast Limited', address: ['1188 Highway 7', 'Omemee, ON K0L 2W0'] }
  const lines = [item(1, 8_640_000, 'Overhead bridge crane, 10 tonne, 18.3 m span, double girder'), item(1, 1_148_000, 'Runway beams and columns, 42 m'), item(1, 386_500, 'Radio control with spare transmitter'), item(64, 11_500, 'Erection crew, hours', soft), item(1, 214_000, 'Load test and certification', soft)]
  const tax = part(totalOf(lines), 13)
  const holdback = part(totalOf(lines), 10)
  const { subtotal, total, open } = sumsOf({ lines, tax, paid: holdback })
  const page = `${ends("<b style=\"font:700 16pt/20pt 'Roboto Condensed';color:#a3341c\">TRENT-SEVERN CRANE &amp; HOIST INC.</b><br>418 Neal Drive, Peterborough, ON K9J 6X7<br>(705) 555-0128<br>HST No. 41882 0447 RT0001", '<div class="r"><b style="font-size:16pt;line-height:20pt">PROPER INVOICE</b><br>(Construction Act, s. 6.1)<br>No. 26-0418<br>2026-10-02</div>')}
    <table class="x" style="margin:12pt 0">${rowOf(['<b>Invoice to</b>', `${lined(buyer, ', ')}`])}${rowOf(['<b>Authority</b>', 'Contract KPL-2204 dated 2026-05-11'])}${rowOf(['<b>Improvement</b>', 'Overhead crane, bay 3, 1188 Highway 7, Omemee'])}${rowOf(['<b>Period of supply</b>', '2026-08-17 to 2026-09-25'])}${rowOf(['<b>Payment terms</b>', '28 days from receipt'])}${rowOf(['<b>Pay to</b>', 'Accounts receivable, D. Laframboise, (705) 555-0129'])}</table>
    <table class="l">${rowOf(['Description of services or materials', '>Quantity', '>Unit ($)', '>Amount ($)'], ' class="h"')}${lines.map(({ text, quantity = 1, rate = 0, cents }) => rowOf([safe(text), `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}</table>
    <table style="width:3.6in;margin:8pt 0 0 auto" class="y">${sums([['Value of services and materials', f(subtotal)], ['HST 13%', f(tax)], ['Total this invoice', f(total)], ['Less: statutory holdback 10% (before HST)', `(${f(holdback)})`], ['<b>Amount payable</b>', `<b>$${f(open)}</b>`]])}</table>
    <p>The holdback of $${f(holdback)} is payable when all liens have expired or been satisfied; a separate invoice is not needed. Crane serial number TS-10-204418. Amounts in Canadian dollars.</p><div class="foot" style="font-size:8pt">Interest on late payment at the prejudgment rate. WSIB clearance attached.</div>`
  return drawn({
    name: 'ca-precast-overhead-crane-invoice-holdback', family: 'ontario-proper-invoice-holdback-before-hst', style: ".page{font:10.4pt/13.4pt 'Roboto Condensed';padding:.65in .75in}.x td{border:.5pt solid #999;padding:2.6pt 6pt}.x td:first-child{width:1.4in}.h td{background:#f3e3df;font-weight:700;padding:3pt 5pt}.l td{padding:3pt 5pt;border-bottom:.4pt solid #bbb}.y td{padding:2pt 5pt}p{font-size:9pt;margin-top:14pt}", pages: [page],
    notes: 'Ontario crane builder’s invoice with what the province’s act asks for in a table of labels (authority, improvement, period of supply, pay to): HST on the whole value, a holdback of 10% in parentheses off the total, amount payable, days as 2026-10-02, period apart from the invoice’s day', seller, buyer, lines, number: '26-0418', date: '2026-10-02', terms: '28 days from receipt', currency: 'CAD', tax, paid: holdback, subtotal: true,
    acceptable: { 'sender.name': [seller.name, 'TRENT-SEVERN CRANE & HOIST INC.'], total_invoice_value: [total / 100, open / 100], amount_due: [open / 100, total / 100], purchase_order: [null, 'KPL-2204'], due_date: [null, '2026-10-30'], 'other_details.vin': [null, 'TS-10-204418'], 'other_details.down_payment': [null], 'other_details.equipment_type': [null, 'overhead bridge crane', 'crane'] },
  })
})()

// prettier-ignore
export const financeCompany = (() => {
  const seller = { name: 'Welland Vale Plant Sales Ltd', address: ['Harborough Road', 'Market Deeping', 'Peterborough', 'PE6 8GN'] }
  const buyer = { name: 'Castlegate Asset Finance Ltd', address: ['3 Bridge Street Plaza', 'Reading', 'RG1 2LU'] }
  const lines = [item(1, 6_245_000, 'Merlo TF35.7-115 telehandler, 74 plate, 412 hours, S/N B 1204418'), item(1, 148_000, 'Pallet forks and grain bucket'), item(1, 62_500, 'Beacon and reversing camera')]
  const tax = part(totalOf(lines), 20)
  const paid = 1_291_100
  const { subtotal, total, open } = sumsOf({ lines, tax, paid })
  const page = `<div class="c"><b style="font:700 18pt/22pt 'Merriweather';color:#1d4d2b">Welland Vale Plant Sales</b><br>${seller.address.join(', ')} &nbsp; 01778 555018</div>
    <div style="display:flex;gap:8mm;margin:14pt 0"><div class="q"><small>Invoice to</small><br>${lined(buyer)}</div><div class="q"><small>Hirer / delivery address</small><br>D W Pick &amp; Sons (Farms)<br>Manor Farm<br>Baston<br>PE6 9PN</div><div class="q" style="flex:.8"><small>Sales invoice</small><br><b>WV 10418</b><br>Tax point: 17/07/2026<br>Agreement: CG/220418<br>Our ref: MT/Pick</div></div>
    <table class="l">${rowOf(['Description', '>Qty', '>Price £', '>Net £', '>VAT'], ' class="h"')}${lines.map(({ text, quantity = 1, rate = 0, cents }) => rowOf([text, `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`, '>20%'])).join('')}</table>
    <div style="display:flex;justify-content:space-between;margin-top:12pt"><div style="width:82mm"><table class="x">${rowOf(['VAT rate', '>Goods £', '>VAT £'], ' class="b"')}${rowOf(['20%', `>${f(subtotal)}`, `>${f(tax)}`])}</table><div style="margin-top:8pt">Title passes to the finance company on receipt of the balance. New or used: USED. First registered 09/2024.</div></div><table class="y" style="width:72mm">${sums([['Net total', f(subtotal)], ['VAT', f(tax)], ['Invoice total', f(total)], ['Deposit paid by hirer to us (VAT and initial rental)', `- ${f(paid)}`], ['<b>Balance due from finance company</b>', `<b>£${f(open)}</b>`]])}</table></div>
    <p>Please pay by BACS to Welland Vale Plant Sales Ltd, sort code 20-41-88, account 10441882, on activation of the agreement.</p><div class="foot c" style="font-size:7.6pt">Registered in England No. 02204418. VAT Reg. No. 418 2204 88. Directors: M. Tebbutt, S. Tebbutt</div>`
  return drawn({
    name: 'uk-farm-telehandler-invoice-to-finance-house', family: 'uk-dealer-invoice-to-finance-house-hirer-and-deposit', size: '210mm 297mm', style: ".page{font:9.4pt/12.6pt 'Merriweather';font-size:8.4pt;padding:15mm 16mm}small{font-size:7pt;color:#1d4d2b}.q{flex:1;border:.7pt solid #1d4d2b;padding:5pt 7pt}.h td{border-bottom:1.2pt solid #1d4d2b;font-weight:700;padding:3pt 4pt}.l td{padding:4pt 4pt;border-bottom:.3pt solid #ccc}.x td{border:.5pt solid #888;padding:2pt 5pt}.y td{padding:2pt 4pt}p{margin-top:16pt}", pages: [page],
    notes: 'British plant dealer’s invoice to a finance company: hirer in a box of its own between the parties and the numbers, tax point and agreement number, machine with hours and serial number in one description, VAT in a small analysis, deposit that the hirer paid to the dealer off the total, balance due from the finance company', seller, buyer, lines, number: 'WV 10418', date: '2026-07-17', currency: 'GBP', tax, paid, subtotal: true, machine: { vin: 'B 1204418', make: 'Merlo', model: 'TF35.7-115', equipment_miles_hours: 412, down_payment: paid / 100 },
    acceptable: { invoice_number: ['WV 10418', 'WV10418', '10418'], 'sender.name': [seller.name, 'Welland Vale Plant Sales'], 'receiver.name': [buyer.name, 'D W Pick & Sons (Farms)'], 'receiver.address': [buyer.address.join(', '), 'Manor Farm, Baston, PE6 9PN'], purchase_order: [null, 'CG/220418'], payment_terms: [null, 'on activation of the agreement'], due_date: [null], 'other_details.vin': ['B 1204418', 'B1204418'], 'other_details.year': [null, '2024'], 'other_details.model': ['TF35.7-115', 'TF35.7-115 telehandler'], 'other_details.equipment_miles_hours': [412, null], 'other_details.down_payment': [paid / 100, null], 'other_details.equipment_type': [null, 'telehandler'], ...readings('description/item', lines.map(({ text }, i) => (i === 0 ? [text, 'Merlo TF35.7-115 telehandler'] : [text]))) },
  })
})()
