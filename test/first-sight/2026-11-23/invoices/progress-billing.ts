/** A contractor's progress invoice: contract, previously billed and billed now side by side. */
import { invoiceTruth, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:9.4pt/12.6pt Carlito;padding:.6in .65in}
table{width:100%}
.w th{background:#2b2b2b;color:#fff;font-weight:700;padding:4pt 5pt;vertical-align:bottom;font-size:8.4pt;line-height:10pt}
.w td{padding:4pt 5pt;border:.5pt solid #b0b0b0}.now{background:#fff4d6}
.k{color:#777;width:1.15in}
`

interface Stage {
  readonly text: string
  /** Cents. */
  readonly contract: number
  /** Percent of the contract billed before, and with this invoice. */
  readonly before: number
  readonly after: number
  readonly category: 'hard' | 'soft'
}

const stages: readonly Stage[] = [
  { text: 'Palletizing robot, 4-axis, with end-of-arm tool', contract: 14_250_000, before: 30, after: 80, category: 'hard' },
  { text: 'Infeed and full-pallet conveyors', contract: 6_480_000, before: 30, after: 80, category: 'hard' },
  { text: 'Guarding, light curtains, safety PLC', contract: 2_215_000, before: 30, after: 80, category: 'hard' },
  { text: 'Controls engineering and programming', contract: 3_900_000, before: 30, after: 60, category: 'soft' },
  { text: 'Rigging and installation', contract: 2_750_000, before: 0, after: 40, category: 'soft' },
] // prettier-ignore

const seller = {
  name: 'Kestrel Automation & Controls, LLC',
  address: ['10220 Mayfair Drive, Suite B', 'Baton Rouge, LA 70809'],
}
const buyer = { name: 'Bayou Vermilion Rice Mill, Inc.', address: ['401 West Mill Street', 'Crowley, LA 70526'] }

export function progressBilling(): Drawn {
  const billed = (s: Stage) => Math.round((s.contract * (s.after - s.before)) / 100)
  const previous = (s: Stage) => Math.round((s.contract * s.before) / 100)
  const contract = sum(stages.map(s => s.contract))
  const subtotal = sum(stages.map(billed))
  const before = sum(stages.map(previous))
  const taxable = sum(stages.filter(({ category }) => category === 'hard').map(billed))
  const tax = Math.round(taxable * 0.0945)
  const total = subtotal + tax
  const rows = stages.map(
    (s, i) =>
      `<tr><td class="c">${i + 1}<td>${s.text}<td class="r">${formatAmount(s.contract)}<td class="r">${formatAmount(previous(s))}<td class="r now">${formatAmount(billed(s))}<td class="r">${s.after}%<td class="r">${formatAmount(s.contract - previous(s) - billed(s))}</tr>`,
  )
  const left = contract - before - subtotal
  const page = `<table><tr><td><svg width="40" height="40" style="float:left;margin-right:8pt"><circle cx="20" cy="20" r="19" fill="#e07a1f"/><path d="M8,24 L20,8 L32,24 L20,19 Z" fill="#fff"/></svg><b style="font-size:15pt;line-height:18pt">Kestrel Automation</b><br>&amp; Controls<td class="r"><span style="font-size:17pt;line-height:20pt;color:#e07a1f">Progress Invoice</span><br>No. <b>2207-02</b> (2 of 3)</tr></table>
<table style="margin-top:14pt"><tr><td style="width:50%"><table>${rowOf(['<span class="k">Customer</span>', `<b>${buyer.name}</b><br>${buyer.address.join('<br>')}`])}${rowOf(['<span class="k">Project</span>', 'Palletizing cell, 25 lb bags'])}${rowOf(['<span class="k">Contract</span>', '2207, signed March 12, 2026'])}</table><td><table>${rowOf(['<span class="k">Invoice date</span>', 'August 14, 2026'])}${rowOf(['<span class="k">Payment due</span>', 'August 29, 2026'])}${rowOf(['<span class="k">Terms</span>', 'Net 15'])}${rowOf(['<span class="k">Customer PO</span>', '4500-8813'])}${rowOf(['<span class="k">Period to</span>', 'August 10, 2026'])}</table></tr></table>
<p>For equipment delivered and work completed to date under the contract, at the milestone “Equipment at site”:</p>
<table class="w"><tr><th>#<th>Schedule of values<th class="r">Contract<br>amount<th class="r">Previously<br>billed<th class="r">This<br>invoice<th class="r">Done<th class="r">Balance<br>to bill</tr>${rows.join('')}<tr style="font-weight:700"><td><td>Totals<td class="r">${formatAmount(contract)}<td class="r">${formatAmount(before)}<td class="r now">${formatAmount(subtotal)}<td><td class="r">${formatAmount(left)}</tr></table>
<table style="width:46%;margin:12pt 0 0 54%">${rowOf(['Subtotal this invoice', `>${formatAmount(subtotal)}`])}${rowOf(['Sales tax 9.45% (items 1-3)', `>${formatAmount(tax)}`])}<tr style="font-weight:700;font-size:11pt;border-top:1pt solid #000"><td style="padding-top:3pt">Total due this invoice<td class="r" style="padding-top:3pt">$${formatAmount(total)}</tr></table>
<div style="border:.6pt solid #b0b0b0;padding:6pt 9pt;margin-top:20pt;width:58%;font-size:8.6pt;line-height:11.4pt"><b>Contract summary</b><br>Original contract sum $${formatAmount(contract)} &nbsp; Change orders $0.00<br>Billed to date, before tax $${formatAmount(before + subtotal)}<br>Received to date $${formatAmount(before)} &nbsp; Remaining $${formatAmount(left)}</div>
<div class="foot" style="font-size:8pt;color:#555;left:.65in">${seller.name} &nbsp; ${seller.address.join(', ')} &nbsp; 225-555-0136 &nbsp; LA Contractor Lic. 61884</div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: '2207-02',
    invoice_date: '2026-08-14',
    due_date: '2026-08-29',
    purchase_order: '4500-8813',
    payment_terms: 'Net 15',
    subtotal: units(subtotal),
    tax_total: units(tax),
    amount_due: units(total),
    other_details: { equipment_type: 'Palletizing robot' },
  }
  const lines: Line[] = stages.map(s => ({ text: s.text, cents: billed(s), category: s.category }))
  return {
    name: 'palletizing-cell-progress-invoice',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'progress-billing',
      notes:
        'progress invoice 2 of 3: contract amount, previously billed, this invoice, percent done and balance in columns; the lines and totals are those of this invoice, the contract sum and billed to date are decoys; customer without "bill to", seller in full only in the footer, four dates',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      absent: ['discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
      acceptable: {
        'sender.name': ['Kestrel Automation & Controls'],
        'other_details.equipment_type': ['Palletizing cell', 'robot', '4-axis palletizing robot', 'Palletizing robot, 4-axis'],
      },
    }),
  }
} // prettier-ignore
