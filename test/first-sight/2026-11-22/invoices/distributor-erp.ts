/** An industrial distributor's ERP invoice: caption boxes, ordered/shipped/backordered, totals in one row of boxes at the foot. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount, units } from '../press/numbers.ts'
import { documentOf, paginated } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { invoiceTruth, item, totalOf, type Line, type Party } from './invoice-truth.ts'

const style = `
.page{font:8.2pt/10.6pt Arimo;padding:.45in .5in}
.box{border:.8pt solid #000;width:100%}.box td{border:.5pt solid #000;padding:1.5pt 4pt;vertical-align:top}
.box small{display:block;font-size:6pt;line-height:7.5pt;color:#333;text-transform:uppercase}
.items{width:100%;border:.8pt solid #000}.items th{border-bottom:.8pt solid #000;border-right:.4pt solid #000;font-size:6.8pt;padding:2pt 3pt;text-align:center;background:#ececec}
.items td{border-right:.4pt solid #000;padding:1.3pt 4pt}
.logo{font:700 16pt/18pt 'Libre Franklin'}
`

interface Deal {
  readonly name: string
  readonly seller: Party & { readonly line: string }
  readonly billTo: Party
  readonly shipTo: readonly string[]
  readonly number: string
  readonly date: string
  readonly due: string
  readonly purchaseOrder: string
  readonly terms: string
  readonly lines: readonly Line[]
  readonly freight: number
  readonly taxRate: number
  readonly deposit: number
  readonly details: object
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
  readonly scan?: ScanManner
}

function invoice(deal: Deal): Drawn {
  const { lines, freight, deposit } = deal
  const merchandise = totalOf(lines)
  const tax = Math.round(totalOf(lines.filter(line => line.category === 'hard')) * deal.taxRate)
  const total = merchandise + freight + tax
  const cell = (caption: string, value: string, more = '') => `<td${more}><small>${caption}</small>${value}`
  const rows = lines.map((line, i) => `<tr><td class="c">${i + 1}<td><b>${line.code ?? ''}</b><br>${[line.text, ...(line.more ?? [])].map(escape).join('<br>')}<td class="r">${line.quantity}<td class="r">${line.quantity}<td class="r">0<td class="c">${line.category === 'hard' ? 'EA' : 'JOB'}<td class="r">${formatAmount(line.rate ?? 0)}<td class="r">${formatAmount(line.cents)}</tr>`) // prettier-ignore
  const open = () => '<table class="items"><tr><th style="width:.3in">LN<th>ITEM NUMBER<br>DESCRIPTION<th style="width:.55in">QTY<br>ORDERED<th style="width:.55in">QTY<br>SHIPPED<th style="width:.45in">QTY<br>B/O<th style="width:.4in">U/M<th style="width:.85in">UNIT<br>PRICE<th style="width:.95in">EXTENDED<br>PRICE</tr>' // prettier-ignore
  const bodies = paginated(
    [{ open, rows, close: '</table>', cost: 2, lines: lines.map(line => 2.3 + (line.more?.length ?? 0)) }],
    36,
    44,
  )
  const pages = bodies.map((body, i) => {
    const last = i === bodies.length - 1
    const head = `<div style="display:flex;justify-content:space-between"><div><div class="logo">${deal.seller.name}</div>${deal.seller.line}<br>${deal.seller.address.join(', ')}</div><table class="box" style="width:2.9in"><tr><td colspan="2" class="c b" style="font-size:13pt;line-height:18pt">INVOICE</tr><tr>${cell('Invoice No.', `<b>${deal.number}</b>`)}${cell('Invoice Date', dated(deal.date, 'MM/DD/YY'))}</tr><tr>${cell('Customer No.', '0041877')}${cell('Page', `${i + 1} of ${bodies.length}`)}</tr></table></div>`
    const parties = `<div style="display:flex;gap:.3in;margin:10pt 0">${[['Bill To', [deal.billTo.name, ...deal.billTo.address]] as const, ['Ship To', deal.shipTo] as const].map(([label, text]) => `<div style="flex:1"><b style="font-size:7pt">${label.toUpperCase()}:</b><div style="padding-left:.3in;min-height:48pt">${text.join('<br>')}</div></div>`).join('')}</div>`
    const order = `<table class="box" style="margin-bottom:6pt"><tr>${cell('Customer P.O.', deal.purchaseOrder)}${cell('Our Order No.', 'SO-118830-00')}${cell('Date Shipped', dated(deal.date, 'MM/DD/YY'))}${cell('Ship Via', 'BEST WAY - OUR TRUCK')}${cell('Terms', deal.terms)}${cell('Due Date', dated(deal.due, 'MM/DD/YY'))}${cell('Slsp', '14')}</tr></table>`
    const totals = `<table class="box" style="position:absolute;left:.5in;bottom:.85in;width:7.5in"><tr>${cell('Merchandise', formatAmount(merchandise), ' class="r"')}${cell('Freight', formatAmount(freight), ' class="r"')}${cell(`Sales Tax ${(deal.taxRate * 100).toFixed(2)}%`, formatAmount(tax), ' class="r"')}${cell('Invoice Total', `<b>${formatAmount(total)}</b>`, ' class="r"')}${cell('Less Deposit', deposit === 0 ? '0.00' : `${formatAmount(deposit)}-`, ' class="r"')}${cell('Balance Due', `<b style="font-size:11pt">$${formatAmount(total - deposit)}</b>`, ' class="r"')}</tr></table>`
    return `${head}${i === 0 ? parties : ''}${i === 0 ? order : '<br>'}${body}${last ? totals : '<div class="r" style="margin-top:6pt">*** CONTINUED ON NEXT PAGE ***</div>'}<div class="foot" style="font-size:6.6pt;line-height:8pt;bottom:.3in">A service charge of 1-1/2% per month (18% per annum) will be added to all past due accounts. No returns without written authorization; returned goods are subject to a 20% restocking charge. REMIT TO: ${deal.seller.name}, P.O. BOX 77120, DETROIT, MI 48277</div>`
  })
  const expected = {
    total_invoice_value: units(total), invoice_number: deal.number, invoice_date: deal.date, due_date: deal.due, purchase_order: deal.purchaseOrder,
    payment_terms: deal.terms, subtotal: units(merchandise), shipping: units(freight), tax_total: units(tax), amount_due: units(total - deposit), other_details: deal.details,
  } // prettier-ignore
  const notes = `distributor's ERP invoice: article number over description (and serial numbers) in one cell, ordered / shipped / back-ordered quantities, totals as one row of captioned boxes, freight outside the lines, tax on goods only, service charge and restocking percentages as decoys${deal.scan ? '; scan' : '; two pages'}`
  return { name: deal.name, kind: 'invoices', html: documentOf(style, pages), ...(deal.scan && { scan: deal.scan }), truth: invoiceTruth({ family: 'distributor-erp', notes, sender: deal.seller, receiver: deal.billTo, lines, expected, absent: ['discount', 'other_details.vin', 'other_details.equipment_miles_hours', 'trade_in'], acceptable: { payment_terms: [deal.terms], 'sender.address': ['P.O. BOX 77120, DETROIT, MI 48277'], ...deal.acceptable } }) } // prettier-ignore
}

const soft = { category: 'soft' as const }

export const distributorInvoices: readonly Drawn[] = [
  invoice({
    name: 'air-compressor-room-two-pages',
    seller: { name: 'Kellerman-Nash Air & Power', line: 'Compressed Air Systems Since 1958', address: ['12450 Merriman Road', 'Livonia, MI 48150'] },
    billTo: { name: 'SAGINAW BAY CASTINGS INC', address: ['2600 S MICHIGAN AVE', 'SAGINAW, MI 48602'] },
    shipTo: ['SAGINAW BAY CASTINGS INC', 'PLANT 2 - RECEIVING DOCK', '415 W WACKERLY ST', 'MIDLAND, MI 48640'],
    number: '774120', date: '2026-08-14', due: '2026-09-13', purchaseOrder: '45-20918', terms: 'NET 30 DAYS',
    freight: 187_500, taxRate: 0.06, deposit: 3_000_000,
    lines: [
      item(2, 4_186_500, 'ROTARY SCREW COMPRESSOR 100HP VSD 460/3/60', { code: 'QGV-100-125', more: ['S/N: K26-104417', 'S/N: K26-104418'] }),
      item(2, 968_000, 'REFRIGERATED DRYER 500 CFM, 115 PSIG', { code: 'RNC-500A4', more: ['S/N: D60-88120 / D60-88121'] }),
      item(1, 542_500, 'RECEIVER TANK 660 GAL VERTICAL ASME 200 PSI', { code: 'TNK-660V' }),
      item(3, 61_275, 'COALESCING FILTER 500 SCFM 0.01 MICRON', { code: 'CF-0500-G' }),
      item(3, 58_940, 'PARTICULATE PREFILTER 500 SCFM', { code: 'PF-0500-G' }),
      item(1, 324_800, 'OIL/WATER SEPARATOR 1000 SCFM', { code: 'OWS-1000' }),
      item(4, 34_650, 'ZERO LOSS CONDENSATE DRAIN 115V', { code: 'ZLD-40' }),
      item(1, 429_000, 'SEQUENCING CONTROLLER, 4 COMPRESSOR', { code: 'SC-4-TOUCH', more: ['INCLUDES PRESSURE TRANSDUCER'] }),
      item(260, 1_885, 'ALUMINUM AIR PIPE 2-1/2 IN, PER FT', { code: 'ALP-63' }),
      item(34, 7_420, 'ELBOW 90 DEG 2-1/2 IN', { code: 'ALP-63-E90' }),
      item(18, 9_115, 'TEE 2-1/2 IN', { code: 'ALP-63-T' }),
      item(12, 13_260, 'BALL VALVE LOCKOUT 2-1/2 IN', { code: 'BV-63-LO' }),
      item(1, 1_460_000, 'RIGGING AND MECHANICAL INSTALLATION', { code: 'LAB-INST', ...soft }),
      item(1, 285_000, 'START-UP AND OPERATOR TRAINING', { code: 'LAB-START', ...soft }),
      item(2, 196_500, 'EXTENDED AIREND WARRANTY 5 YEARS', { code: 'WTY-5YR', ...soft }),
    ],
    details: { model: 'QGV-100-125', equipment_type: 'ROTARY SCREW COMPRESSOR', down_payment: 30_000 },
    acceptable: { 'other_details.model': ['QGV-100', 'QGV-100-125'], 'other_details.equipment_type': ['COMPRESSOR', 'AIR COMPRESSOR'] },
  }),
  invoice({
    name: 'hydraulic-press-scan',
    seller: { name: 'Maumee Valley Fluid Power', line: 'Hydraulics - Pneumatics - Presses', address: ['3330 Enterprise Boulevard', 'Toledo, OH 43615'] },
    billTo: { name: 'DEFIANCE STAMPING & TOOL LLC', address: ['1025 RALSTON AVENUE', 'DEFIANCE, OH 43512'] },
    shipTo: ['SAME'],
    number: '31846', date: '2026-05-06', due: '2026-05-21', purchaseOrder: 'DST-7731', terms: 'NET 15',
    freight: 96_000, taxRate: 0.0725, deposit: 0,
    lines: [
      item(1, 6_842_500, 'H-FRAME HYDRAULIC PRESS 200 TON, ELECTRIC PUMP', { code: 'HP-200E', more: ['S/N: 2605-0419'] }),
      item(1, 418_000, 'LIGHT CURTAIN GUARD PACKAGE, 3 SIDED', { code: 'LC-3S' }),
      item(2, 73_450, 'BOLSTER PLATE 4 IN', { code: 'BP-4' }),
      item(1, 365_000, 'DELIVERY, SET AND LEVEL', { code: 'LAB-SET', ...soft }),
    ],
    details: { model: 'HP-200E', equipment_type: 'HYDRAULIC PRESS' },
    acceptable: { 'other_details.equipment_type': ['H-FRAME HYDRAULIC PRESS', 'PRESS'] },
    scan: { dpi: 170, skewDegrees: -0.5, noise: 20, blur: 0.5, jpegQuality: 64 },
  }),
] // prettier-ignore
