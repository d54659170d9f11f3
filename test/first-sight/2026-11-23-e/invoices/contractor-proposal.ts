/** A refrigeration contractor's proposal on a printed proposal form, typed in, price in words and figures, accepted with a pen; phone photo. */
import { penned } from '../../2026-11-22/loan/applicant.ts'
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from '../../2026-11-23-c/invoices/parts.ts'

const style = `
.page{font:9.6pt/12.4pt Tinos;padding:.6in .7in}
.k{width:100%;table-layout:fixed;margin-top:8pt}.k td{border:.9pt solid #000;padding:1pt 5pt 2pt;height:27pt}.k small{display:block;font-size:7.2pt;line-height:8.6pt}.k div{font:10.4pt/14pt 'Courier Prime'}
.t{font:10.4pt/17pt 'Courier Prime'}
.t div{border-bottom:.6pt solid #888;min-height:17.6pt}
`

const seller = { name: 'NORTHERN LAKES REFRIGERATION & HVAC', address: ['3814 Haines Road', 'Hermantown, MN 55811'] }
const buyer = { name: 'Gunflint Fish Company', address: ['22 Wisconsin Street', 'Grand Marais, MN 55604'] }

export function contractorProposal(): Drawn {
  const lines: readonly Line[] = [
    { text: 'One (1) Bohn BVX0750 7.5 HP outdoor condensing unit, R-448A, with two BEL1000 evaporators', cents: 3_168_000, category: 'hard' },
    { text: 'One (1) Kolpak walk-in freezer 12 x 20 x 8-6, with floor and sliding door', cents: 4_427_500, category: 'hard' },
    { text: 'Labor, piping, electrical and start-up', cents: 1_894_500, category: 'soft' },
  ] // prettier-ignore
  const total = totalOf(lines)
  const down = Math.round(total * 0.3)
  const box = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small><div>${value || '&nbsp;'}</div>`
  const typed = [
    'Walk-in freezer for new smokehouse addition:', '',
    'One (1) Bohn BVX0750 7.5 HP outdoor condensing unit, R-448A,', 'with two BEL1000 evaporators ........................ $31,680.00',
    'One (1) Kolpak walk-in freezer 12 x 20 x 8-6, with floor and', 'sliding door ........................................ $44,275.00',
    'Labor, piping, electrical and start-up .............. $18,945.00', '',
    'Concrete pad and gas line by owner. Old box removed by owner.', 'Sales tax is included. Lead time 8 to 10 weeks.',
  ] // prettier-ignore
  const page = `<div class="c"><b style="font-size:16pt;line-height:20pt">${seller.name.replace('&', '&amp;')}</b><br>${seller.address[0]} • ${seller.address[1]}<br>(218) 555-0145 • Contractor lic. MB004417</div>
<table style="width:100%;margin-top:6pt"><tr><td style="width:33%"><td class="c"><b style="font-size:21pt;line-height:26pt;letter-spacing:1pt">Proposal</b><td class="r" style="width:33%">Page No. <u>&nbsp;&nbsp;1&nbsp;&nbsp;</u> of <u>&nbsp;&nbsp;1&nbsp;&nbsp;</u> Pages<br>No. <b style="font:700 13pt/17pt Cousine;color:#a02020">2761</b></tr></table>
<table class="k" style="margin-top:4pt"><tr>${box('PROPOSAL SUBMITTED TO', buyer.name)}${box('PHONE', '218-555-0177')}${box('DATE', 'April 20, 2026')}</tr><tr>${box('STREET', buyer.address[0] ?? '')}${box('JOB NAME', 'Smokehouse freezer', 2)}</tr><tr>${box('CITY, STATE AND ZIP CODE', buyer.address[1] ?? '')}${box('JOB LOCATION', 'Same', 2)}</tr><tr>${box('ARCHITECT', '')}${box('DATE OF PLANS', '')}${box('JOB PHONE', '')}</tr></table>
<p style="margin:8pt 0 2pt">We hereby submit specifications and estimates for:</p>
<div class="t">${[...typed, '', ''].map(text => `<div>${text || '&nbsp;'}</div>`).join('')}</div>
<p style="margin:12pt 0 3pt"><b>We Propose</b> hereby to furnish material and labor — complete in accordance with above specifications, for the sum of:</p>
<div class="t"><div>Ninety-four thousand nine hundred and 00/100 <span style="font:9.6pt/12pt Tinos">dollars</span> ($ ${formatAmount(total)})</div></div>
<p style="margin:5pt 0 3pt">Payment to be made as follows:</p><div class="t"><div>30% down ($${formatAmount(down)}), balance on start-up or by leasing co.</div></div>
<table style="width:100%;margin-top:8pt"><tr><td style="width:52%;font-size:7.8pt;line-height:9.4pt;padding-right:16pt">All material is guaranteed to be as specified. All work to be completed in a workmanlike manner according to standard practices. Any alteration or deviation from above specifications involving extra costs will be executed only upon written orders, and will become an extra charge over and above the estimate.<td>Authorized<br>Signature<div style="border-bottom:.8pt solid #000;height:26pt;padding-top:16pt">${penned(53, 170)}</div><div style="font-size:8pt;line-height:10pt">Note: This proposal may be withdrawn by us if not accepted within <u>&nbsp;30&nbsp;</u> days.</div></tr></table>
<table style="width:100%;margin-top:10pt;border-top:1.4pt solid #000"><tr><td style="width:52%;font-size:8.4pt;line-height:10.4pt;padding:5pt 16pt 0 0"><b style="font-size:10.6pt">Acceptance of Proposal</b> — The above prices, specifications and conditions are satisfactory and are hereby accepted. You are authorized to do the work as specified. Payment will be made as outlined above.<br><br>Date of Acceptance: <span style="font:17pt/15pt Caveat">4/27/26</span><td style="padding-top:5pt">Signature<div style="border-bottom:.8pt solid #000;height:25pt;padding-top:16pt">${penned(22, 160)}</div><br>Signature<div style="border-bottom:.8pt solid #000;height:14pt"></div></tr></table>`
  return drawnDeal({
    name: 'walk-in-freezer-contractor-proposal-phone', family: 'printed-proposal-form',
    notes:
      'phone photo of a refrigeration contractor’s proposal on a printed form: typed values under small captions in ruled boxes, empty boxes, number in red print, prices behind dotted leaders within the typed specifications, an item runs over two lines with its price on the second, the sum in words and in figures in parentheses, tax included without an amount, down payment with percent and amount, leasing company unnamed, two signatures, the date of acceptance in pen is a week after the date',
    style,
    pages: [page], scan: { dpi: 190, skewDegrees: 0.6, noise: 15, blur: 0.6, jpegQuality: 72, keystone: 0.013, shade: 34, background: 238 }, sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '2761', invoice_date: '2026-04-20', other_details: { make: 'Bohn', model: 'BVX0750', down_payment: units(down) },
    },
    acceptable: {
      ...singles(lines), subtotal: [units(total)], amount_due: [units(total), units(total - down)], due_date: ['2026-05-20'],
      payment_terms: ['30% down ($28,470.00), balance on start-up or by leasing co.', '30% down, balance on start-up or by leasing co.', '30% down, balance on start-up'],
      'other_details.equipment_type': ['condensing unit', 'walk-in freezer', 'outdoor condensing unit', '7.5 HP outdoor condensing unit'],
      'other_details.make': ['Bohn', 'Kolpak'], 'other_details.model': ['BVX0750', '12 x 20 x 8-6'], invoice_date: ['2026-04-20', '2026-04-27'],
    },
    absent: ['purchase_order', 'discount', 'shipping', 'tax_total', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
