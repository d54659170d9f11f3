/** A machine dealer's repair estimate by segments: parts, labor and miscellaneous columns for every segment, sums at the foot; off a copier. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, ones, worded } from './kit.ts'

const style = `
.page{font:8.8pt/11.6pt Cousine;padding:.5in .6in}
table{width:100%}
.y{background:#ffcd11;height:7pt;margin:5pt 0 8pt}
.h td{padding:0 4pt 0 0}
.l{margin-top:10pt}.l th{border-top:1pt solid #000;border-bottom:1pt solid #000;padding:2pt 3pt}.l td{padding:2.6pt 3pt}
`
const seller = { name: 'HIGHLINE TRACTOR & POWER CO.', address: ['P.O. BOX 2288', 'SHERIDAN WY 82801'] }
const buyer = { name: 'TONGUE RIVER SAND & GRAVEL LLC', address: ['PO BOX 614', 'RANCHESTER WY 82839'] }
const segments = [
  ['01', 'R&I', 'ENGINE', 0, 614_250, 38_400],
  ['02', 'RECONDITION', 'ENGINE C15, PLATINUM KIT', 2_418_866, 1_176_000, 94_500],
  ['03', 'REBUILD', 'TORQUE CONVERTER', 538_940, 273_000, 21_800],
  ['04', 'REBUILD', 'TRANSMISSION', 1_204_517, 525_000, 46_200],
  ['05', 'REPLACE', 'RADIATOR CORES', 486_312, 115_500, 0],
  ['06', 'RESEAL', 'LIFT AND TILT CYLINDERS', 94_883, 210_000, 12_650],
  ['07', 'TEST', 'DYNO AND FIELD START-UP', 18_205, 157_500, 64_000],
] as const

export function machineSegmentEstimate(): Drawn {
  const lines = segments.map(([, job, part, a, b, c]): Line => ({ text: `${job} ${part}`, cents: a + b + c, category: 'soft' }))
  const column = (at: 3 | 4 | 5) => segments.reduce((all, segment) => all + segment[at], 0)
  const freight = 142_000
  const environmental = 88_500
  const all: readonly Line[] = [...lines, { text: 'ENVIRONMENTAL FEE', cents: environmental, category: 'soft' }]
  const tax = Math.round(column(3) * 0.05)
  const total = totalOf(all) + freight + tax
  const cash = (cents: number) => (cents === 0 ? '.00' : f(cents))
  const rows = segments.map(([no, job, part, a, b, c]) => rowOf([no, job.replace('&', '&amp;'), part, `>${cash(a)}`, `>${cash(b)}`, `>${cash(c)}`, `>${cash(a + b + c)}`])) // prettier-ignore
  const page = `<table><tr><td><b style="font:700 17pt/20pt 'Roboto Condensed'">HIGHLINE TRACTOR &amp; POWER CO.</b><br>SHERIDAN &nbsp; GILLETTE &nbsp; ROCK SPRINGS<td class="r">REMIT: ${seller.address.join('<br>')}<br>307-555-0102</tr></table><div class="y"></div>
<div class="c b" style="font-size:11pt;line-height:14pt">*** REPAIR ESTIMATE ***</div>
<table style="margin-top:10pt"><tr><td style="width:52%">${lined(buyer)}<br><br>ATTN: GENE HOLCOMB<td><table class="h">${[['ESTIMATE NO:', 'E0418826'], ['ESTIMATE DATE:', '10-06-26'], ['CUSTOMER NO:', '2147700'], ['STORE / DIV:', '01  G'], ['PO NO:', 'VERBAL GENE'], ['PSO/WO NO:', 'WS71904'], ['PAGE:', '1']].map(row => rowOf(row)).join('')}</table></tr></table>
<table class="h" style="margin-top:8pt;border-top:.7pt solid #000;border-bottom:.7pt solid #000"><tr><td>MAKE<td>MODEL<td>SERIAL NUMBER<td>EQUIP NO<td>METER READING<td>MACHINE ID</tr>${rowOf(['AA', '980H', '0JMS04417', 'L-12', '14,882.0', 'MHC 2010'])}</table>
<table class="l"><tr><th style="width:.4in">SEG<th style="width:1.05in">JOB<th>COMPONENT<th class="r">PARTS<th class="r">LABOR<th class="r">MISC<th class="r">TOTAL</tr>${rows.join('')}<tr style="border-top:1pt solid #000"><td><td><td>SEGMENT TOTALS<td class="r">${f(column(3))}<td class="r">${f(column(4))}<td class="r">${f(column(5))}<td class="r">${f(totalOf(lines))}</tr></table>
<table style="width:56%;margin:10pt 0 0 44%">${[['ENVIRONMENTAL FEE', f(environmental)], ['FREIGHT IN AND HAUL BOTH WAYS', f(freight)], ['WY SALES TAX 5% (PARTS)', f(tax)]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}<tr class="b" style="border-top:1pt solid #000"><td>TOTAL ESTIMATE (USD)<td class="r">${f(total)}</tr></table>
<p style="margin:16pt 0 0">NOTES: ESTIMATE ASSUMES CORES ARE ACCEPTED AT FULL VALUE. CORE DEPOSIT OF 9,410.00 WILL BE BILLED IF THE BLOCK OR HEAD IS NOT REUSABLE. CRANKSHAFT NOT INCLUDED. PRICE GOOD 30 DAYS. WARRANTY 12 MONTHS / UNLIMITED HOURS ON SEGMENTS 02 03 04.</p>
<p style="margin:8pt 0 0">EST. REPAIR TIME 21 WORKING DAYS FROM PARTS ARRIVAL. TERMS: NET 10TH PROX. OR FINANCE CONTRACT IN PLACE BEFORE RELEASE.</p>
<p style="margin:14pt 0 0">THIS ESTIMATE IS NOT AN INVOICE. ACTUAL CHARGES ARE BASED ON TIME AND MATERIAL AND MAY DIFFER BY UP TO 10 PERCENT. ADDITIONAL REPAIRS WILL BE QUOTED AS NEW SEGMENTS.</p>
<table style="margin-top:46pt"><tr><td style="width:50%">${penned(41, 160)}<div style="border-top:.8pt solid #000;width:90%">ACCEPTED BY &nbsp;&nbsp; <span style="font:14pt/11pt Caveat">Gene Holcomb</span></div><td><span style="font:15pt/14pt Caveat;position:absolute;margin-top:-14pt">10/9/26</span><div style="border-top:.8pt solid #000;width:60%">DATE</div></tr></table><div class="foot" style="font-size:7.4pt">SRV412 &nbsp; CMILLIRON &nbsp; 10-06-26 &nbsp; 15:22</div>`
  return made({
    name: 'wheel-loader-rebuild-segment-estimate-scan', family: 'machine-dealer-segment-estimate', scan: { dpi: 190, skewDegrees: -0.4, noise: 18, blur: 0.45, jpegQuality: 68 },
    notes:
      'copier scan of a machine dealer’s repair estimate: the maker as a two-letter code (AA), serial number with a leading zero, meter reading with a decimal, segments with parts, labor, miscellaneous and total columns (zeros as ".00"), column totals, environmental fee, freight and tax of parts below them, total estimate; core deposit in a sentence as decoy; signed and dated with a pen',
    style, pages: [page], sender: seller, receiver: buyer, lines: all,
    expected: {
      total_invoice_value: units(total), invoice_number: 'E0418826', invoice_date: '2026-10-06', purchase_order: 'VERBAL GENE', shipping: units(freight), tax_total: units(tax),
      other_details: { model: '980H', equipment_miles_hours: 14_882 },
    },
    acceptable: {
      ...worded(all, ({ text }, i) => (i < 7 ? [`${segments[i]?.[0]} ${text}`, `${segments[i]?.[2]}`] : [])), ...ones(all), ...Object.fromEntries(all.map((_, i) => [`transactions.${i}.category`, ['soft', 'hard']])),
      subtotal: [units(totalOf(lines)), units(totalOf(all))], amount_due: [units(total)], payment_terms: ['NET 10TH PROX.', 'NET 10TH PROX', 'NET 10TH PROX. OR FINANCE CONTRACT IN PLACE BEFORE RELEASE', 'NET 10TH PROX. OR FINANCE CONTRACT IN PLACE BEFORE RELEASE.'],
      'other_details.make': ['AA', 'Caterpillar', null], 'other_details.vin': ['0JMS04417', null], 'other_details.year': ['2010', null], 'other_details.equipment_age': [16, null], 'other_details.equipment_type': ['wheel loader', null],
    },
    absent: ['discount', 'trade_in', 'other_details.down_payment', 'due_date'],
  })
} // prettier-ignore
