/** A federal aircraft bill of sale for an agricultural airplane, typed into the form and signed; flatbed scan. */
import { type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { lined, made, ones, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8.6pt/10.6pt Arimo;padding:.55in .7in}
table{width:100%}
.g{border:1.2pt solid #000}.g td{border:.8pt solid #000;padding:3pt 6pt}
.ty{font:700 11pt/14pt 'Courier Prime'}.vt{writing-mode:vertical-rl;transform:rotate(180deg);text-align:center;font-weight:700}
small{font-size:7pt;line-height:8.6pt}
`
const seller = { name: 'DELTA PINE AIR SPRAY LLC', address: [] }
const buyer = { name: 'FLINT HILLS AG AVIATION, INC.', address: ['1802 AIRPORT ROAD', 'EMPORIA, KS 66801'] }

export function aircraftBillOfSale(): Drawn {
  const price = 61_250_000
  const lines: readonly Line[] = [{ text: 'AIR TRACTOR INC AT-502B', cents: price, category: 'hard' }]
  const typed = (text: string) => `<div class="ty">${text}</div>`
  const page = `<table class="g"><tr><td colspan="2" style="width:62%;text-align:center;padding:6pt"><b>UNITED STATES OF AMERICA</b><br>U.S. DEPARTMENT OF TRANSPORTATION<br>FEDERAL AVIATION ADMINISTRATION<br><b style="font-size:12.6pt;line-height:18pt">AIRCRAFT BILL OF SALE</b><td rowspan="5" style="vertical-align:bottom;text-align:center"><small>Do Not Write In This Block<br>FOR FAA USE ONLY</small></tr>
<tr><td colspan="2" style="line-height:17pt;padding:6pt">FOR AND IN CONSIDERATION OF $ <span class="ty" style="border-bottom:.8pt solid #000;padding:0 10pt">${f(price)}</span> THE UNDERSIGNED OWNER(S) OF THE FULL LEGAL AND BENEFICIAL TITLE OF THE AIRCRAFT DESCRIBED AS FOLLOWS:</tr>
<tr><td colspan="2"><small>UNITED STATES<br>REGISTRATION NUMBER</small> &nbsp; <span class="ty">N &nbsp;418FH</span></tr><tr><td colspan="2"><small>AIRCRAFT MANUFACTURER &amp; MODEL</small>${typed('AIR TRACTOR INC &nbsp; AT-502B')}</tr><tr><td colspan="2"><small>AIRCRAFT SERIAL NUMBER</small>${typed('502B-2718')}</tr>
<tr><td colspan="3" style="padding:6pt">DOES THIS <span class="ty">12TH</span> DAY OF <span class="ty">MARCH, 2026</span> HEREBY SELL, GRANT, TRANSFER AND DELIVER ALL RIGHTS, TITLE, AND INTERESTS IN AND TO SUCH AIRCRAFT UNTO:</tr></table>
<table class="g" style="margin-top:-1pt"><tr><td rowspan="2" style="width:.35in"><div class="vt" style="height:1.5in">PURCHASER</div><td style="height:1.35in"><small>NAME AND ADDRESS<br>(IF INDIVIDUAL(S), GIVE LAST NAME, FIRST NAME, AND MIDDLE INITIAL.)</small><div class="ty" style="padding:8pt 0 0 26pt">${lined(buyer)}</div></tr><tr><td>DEALER CERTIFICATE NUMBER</tr>
<tr><td colspan="2" style="padding:6pt;line-height:15pt">AND TO <span style="border-bottom:.8pt solid #000">&nbsp;&nbsp;<span class="ty">ITS</span>&nbsp;&nbsp;</span> EXECUTORS, ADMINISTRATORS, AND ASSIGNS TO HAVE AND TO HOLD SINGULARLY THE SAID AIRCRAFT FOREVER, AND WARRANTS THE TITLE THEREOF:</tr></table>
<table class="g" style="margin-top:-1pt"><tr><td colspan="4" style="padding:6pt">IN TESTIMONY WHEREOF <span class="ty">WE</span> HAVE SET <span class="ty">OUR</span> HAND AND SEAL THIS <span class="ty">12TH</span> DAY OF <span class="ty">MARCH 2026</span></tr><tr><td rowspan="3" style="width:.35in"><div class="vt" style="height:1.7in">SELLER</div><td class="c" style="width:36%"><small>NAME(S) OF SELLER<br>(TYPED OR PRINTED)</small><td class="c" style="width:34%"><small>SIGNATURE(S)<br>(IN INK) (IF EXECUTED FOR CO-OWNERSHIP, ALL MUST SIGN.)</small><td class="c"><small>TITLE<br>(TYPED OR PRINTED)</small></tr><tr><td style="height:.6in">${typed(seller.name)}<td><div style="padding-top:24pt">${penned(27, 165)}</div><td>${typed('MANAGER')}${typed('W. T. HARGIS')}</tr><tr><td style="height:.5in"><td><td></tr></table>
<p style="margin:10pt 0 0">ACKNOWLEDGMENT (NOT REQUIRED FOR PURPOSES OF FAA RECORDING: HOWEVER, MAY BE REQUIRED BY LOCAL LAW FOR VALIDITY OF THE INSTRUMENT.)</p><div class="ty" style="font-size:10pt;line-height:13pt;padding:8pt 20pt">STATE OF MISSISSIPPI, COUNTY OF WASHINGTON. SUBSCRIBED BEFORE ME 3/12/2026. <span style="font:400 16pt/12pt Caveat">Lula M. Crowe</span>, NOTARY PUBLIC, COMM. NO. 118402, EXPIRES 8/30/2028</div>
<table style="margin-top:16pt"><tr><td>ORIGINAL: TO FAA &nbsp;&nbsp; COPY: LENDER<td class="r"><small>Form 8050-2 (compatible print)</small></tr></table><div style="position:absolute;right:.8in;top:1.5in;font:400 15pt/17pt Kalam;color:#333;transform:rotate(-4deg)">escrow #26-1187<br>TTAF 4,106.3<br>PT6A-34AG</div>`
  return made({
    name: 'crop-duster-federal-aircraft-bill-of-sale-scan', family: 'federal-aircraft-bill-of-sale', scan: { dpi: 200, skewDegrees: 0.3, noise: 11, blur: 0.4, jpegQuality: 74, background: 250 },
    notes:
      'flatbed scan of the federal aircraft bill of sale: price in a blank within a sentence, registration, manufacturer and model, and serial number in cells, date in words within the sentence, purchaser’s name and address in a block beside upright letters, seller only by name in the signature table; pen notes in the agency’s block with escrow number, airframe hours and engine; no number, no tax',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      sender: { name: seller.name }, total_invoice_value: units(price), invoice_date: '2026-03-12',
      other_details: { make: 'AIR TRACTOR', model: 'AT-502B' },
    },
    acceptable: {
      ...ones(lines), ...worded(lines, () => ['AIR TRACTOR INC AT-502B 502B-2718', 'AIR TRACTOR INC AT-502B N418FH', 'AIR TRACTOR AT-502B', 'AIRCRAFT AIR TRACTOR INC AT-502B', 'AIR TRACTOR INC AT-502B AIRCRAFT', 'AIRCRAFT', 'AIR TRACTOR INC AT-502B Serial Number 502B-2718', 'AIR TRACTOR INC AT-502B S/N 502B-2718']), 'other_details.make': ['AIR TRACTOR', 'AIR TRACTOR INC'], 'other_details.vin': ['502B-2718', 'N418FH', null], 'other_details.equipment_type': [null, 'aircraft', 'airplane'], 'other_details.equipment_miles_hours': [null, 4106.3, 4106],
      subtotal: [units(price), null], amount_due: [units(price), 0, null], invoice_number: [null, '26-1187'], 'other_details.titled': [true],
    },
    absent: ['sender.address', 'due_date', 'purchase_order', 'payment_terms', 'discount', 'shipping', 'tax_total', 'trade_in', 'other_details.year', 'other_details.down_payment'],
  })
} // prettier-ignore
