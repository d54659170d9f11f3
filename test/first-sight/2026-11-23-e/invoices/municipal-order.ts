/** A county's purchase order from public finance software, financed by a municipal lease: boxed head, captioned rows, item lines with account numbers; flatbed scan. */
import { penned } from '../../2026-11-22/loan/applicant.ts'
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.2pt/11.6pt Arimo;padding:.45in .5in}
.b{border:1pt solid #000;padding:4pt 7pt}.v{font:700 7pt/9pt Arimo;writing-mode:vertical-rl;transform:rotate(180deg);text-align:center}
.g{width:100%;margin-top:-1pt;table-layout:fixed}.g td{border:1pt solid #000;padding:1.4pt 5pt 2.4pt;text-align:center}.g small{display:block;font-size:6.8pt;line-height:8.6pt}
.l{width:100%;margin-top:-1pt;border:1pt solid #000}.l th{border-bottom:1pt solid #000;background:#e4e4e4;font-weight:700;font-size:8pt;padding:2pt 5pt}.l td{padding:3pt 5pt 0}.l .in td{padding:0 5pt;font-size:8.2pt;line-height:10pt}
`

const seller = { name: 'OZARK FIRE & RESCUE APPARATUS LLC', address: ['5520 W KEARNEY ST', 'SPRINGFIELD, MO 65803'] }
const buyer = { name: 'COUNTY OF BARLOW', address: ['100 N COURTHOUSE SQ STE 204', 'CASSTOWN, MO 65625'] }

const lines: readonly Line[] = [
  item(1, 14_875_000, 'BRUSH TRUCK SKID UNIT AND BODY, 2026 RAM 5500 CREW CAB 4X4', { more: ['CHASSIS PER STATE CONTRACT, VIN TO FOLLOW', '300 GAL POLY TANK, HALE HPX200 PUMP'] }),
  item(12, 784_500, 'SCBA PACK, 4500 PSI, MSA G1 W/ MASK AND CYLINDER', { more: ['MAKE/MODEL MSA G1'] }),
  item(12, 119_000, 'SPARE CYLINDER 45 MIN CARBON'),
  item(1, 1_695_000, 'EXTRICATION TOOL SET, BATTERY, HURST E3', { more: ['SPREADER, CUTTER, RAM'] }),
  item(18, 289_500, 'TURNOUT GEAR SET, COAT AND PANT'),
  item(1, 185_000, 'TRAINING, TWO EVENINGS', { category: 'soft' }),
] // prettier-ignore

export function municipalOrder(): Drawn {
  const total = totalOf(lines)
  const unitsOf = ['EACH', 'EACH', 'EACH', 'SET', 'SET', 'LOT']
  const accounts = ['22042100 - 574200', '22042100 - 574500', '22042100 - 574500', '22042100 - 574500', '22042100 - 561300', '22042100 - 553010']
  const cell = (label: string, value: string) => `<td><small>${label}</small>${value || '&nbsp;'}`
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }, i) => `${rowOf([`${i + 1}`, text, `>${quantity.toFixed(2)}`, `${unitsOf[i]}`, `>$${formatAmount(rate)}`, `>$${formatAmount(cents)}`])}${[...more, `GL Account: &nbsp; ${accounts[i]} &nbsp;&nbsp;&nbsp; $${formatAmount(cents)}`].map(words => rowOf(['', words, '', '', '', ''], ' class="in"')).join('')}`) // prettier-ignore
  const side = (label: string, text: string, height: number) => `<div class="b" style="min-height:${height}pt;padding:3pt"><table style="width:100%"><tr><td style="width:14pt"><div class="v" style="height:${height - 8}pt">${label}</div><td style="padding:2pt 4pt">${text}</tr></table></div>`
  const page = `<table style="width:100%"><tr><td style="width:56%"><table><tr><td style="padding-right:8pt"><div style="width:44pt;height:44pt;border:2pt double #000;border-radius:24pt;font:700 7pt/40pt Tinos;text-align:center">SEAL</div><td><b style="font-size:13pt;line-height:16pt">Barlow County</b><br>Purchasing Department<br>100 N Courthouse Sq, Ste 204<br>Casstown, MO 65625<br>417-555-0110</tr></table><td><div class="b"><b style="font-size:15pt;line-height:19pt">Purchase Order</b><br>Fiscal Year 2026 <span style="float:right">Page: 1 of 1</span><div style="border-top:1pt solid #000;font-size:7.4pt;line-height:10pt;margin-top:3pt">THIS PO NUMBER MUST APPEAR ON ALL PACKAGES AND SHIPPING PAPERS.</div><table style="width:100%"><tr><td>Purchase<br>Order #<td class="r" style="font:700 15pt/22pt Arimo">20260417-00</tr></table></div></tr></table>
<table style="width:100%;margin-top:8pt;table-layout:fixed"><tr><td>${side('Bill To', `${buyer.name}<br>ACCOUNTS PAYABLE<br>${buyer.address.join('<br>')}`, 62)}<td></tr><tr><td>${side('Vendor', `${seller.name.replace('&', '&amp;')}<br>${seller.address.join('<br>')}`, 66)}<td>${side('Ship To', 'BARLOW COUNTY FIRE DISTRICT 3<br>STATION 1<br>2204 STATE HIGHWAY 37<br>CASSTOWN, MO 65625', 66)}</tr></table>
<table class="g">${`<tr>${cell('Vendor Phone Number', '417-555-0163')}${cell('Vendor Fax Number', '417-555-0164')}${cell('Requisition Number', '20260388')}${cell('Delivery Reference', 'CHIEF AMMONS')}</tr>`}</table>
<table class="g"><tr>${cell('Date Ordered', '04/13/2026')}${cell('Vendor Number', '11804')}${cell('Date Required', '09/30/2026')}${cell('Freight Method/Terms', 'FOB DEST')}${cell('Department/Location', 'FIRE DISTRICT 3')}</tr></table>
<table class="l"><tr><th style="width:.4in">Item#<th>Description/Part No.<th class="r" style="width:.6in">QTY<th style="width:.55in">UOM<th class="r" style="width:1in">Unit Price<th class="r" style="width:1.1in">Extended Price</tr><tr><td colspan="6" style="font-size:8.2pt;line-height:10.2pt;padding-bottom:3pt">PER QUOTE OFR-2611 DATED 03/02/2026 AND COURT ORDER 26-0409. TITLE AND LIEN TO: SHOW-ME PUBLIC FINANCE LLC, LESSOR. VENDOR TO INVOICE COUNTY.</tr>${rows.join('')}<tr><td colspan="6" style="height:70pt">&nbsp;</tr></table>
<table style="width:100%;margin-top:10pt"><tr><td style="width:54%;font-size:8pt;line-height:10pt">Barlow County is exempt from Missouri sales tax and federal excise tax, exemption letter 12490417. Freight is included in the prices.<div style="margin-top:38pt">${penned(47, 165)}<div style="border-top:.8pt solid #000;width:2.6in">By: Authorized Signature, Purchasing Agent</div></div><td><table style="width:100%;border:1pt solid #000">${['SubTotal', 'Sales Tax', 'Freight'].map((label, i) => rowOf([`<div style="padding:2pt 6pt">${label}</div>`, `><div style="padding:2pt 6pt">${i === 0 ? `$${formatAmount(total)}` : '$0.00'}</div>`])).join('')}<tr style="font-weight:700;border-top:1pt solid #000"><td style="padding:3pt 6pt">PO Total<td class="r" style="padding:3pt 6pt">$${formatAmount(total)}</tr></table></tr></table><div class="foot c" style="font-size:8pt">VENDOR COPY</div>`
  return drawnDeal({
    name: 'brush-truck-scba-county-purchase-order-scan', family: 'public-finance-purchase-order',
    notes:
      'flatbed scan of a county’s purchase order from public finance software: the buyer in the head and again as bill-to, vendor and ship-to boxes with captions turned on their side, number with a dash and zeros in large print, rows of facts with tiny captions (date ordered is the date), unit words, account numbers with the amount of the line below each line, quote number, court order and the lessor in a note above the lines, zero tax and freight; signed',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: 0.2, noise: 12, blur: 0.4, jpegQuality: 74, background: 251 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      doc_type: 'purchase_order', total_invoice_value: units(total), purchase_order: '20260417-00', invoice_date: '2026-04-13', subtotal: units(total),
      other_details: { make: 'RAM', model: '5500', year: '2026', equipment_type: 'BRUSH TRUCK' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'order year minus model year' },
    acceptable: {
      doc_type: ['purchase_order', 'purchase order', 'po'], invoice_number: ['20260417-00', null], tax_total: [0], shipping: [0], amount_due: [units(total)],
      'receiver.name': ['COUNTY OF BARLOW', 'Barlow County', 'COUNTY OF BARLOW ACCOUNTS PAYABLE', 'Barlow County Purchasing Department'],
      'receiver.address': ['2204 STATE HIGHWAY 37, CASSTOWN, MO 65625'], 'other_details.equipment_type': ['BRUSH TRUCK SKID UNIT', 'BRUSH TRUCK SKID UNIT AND BODY', 'fire truck', 'truck'],
      'other_details.model': ['5500 CREW CAB 4X4', '5500 CREW CAB'], 'other_details.make': ['RAM'], payment_terms: ['FOB DEST'], due_date: ['2026-09-30'],
    },
    absent: ['discount', 'trade_in', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
