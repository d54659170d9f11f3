/** A restaurant equipment store's register invoice: many short lines over two pages, scanned. */
import { invoiceTruth, item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { chunksOf } from '../../2026-11-22/press/page.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:9pt/11.4pt Arimo;padding:.5in .55in}
table{width:100%}
.l th{border-top:1.2pt solid #000;border-bottom:1.2pt solid #000;padding:2pt 3pt;font-weight:700}
.l td{padding:1.6pt 3pt;font:9pt/11.2pt 'Courier Prime'}
.l tr:nth-child(even) td{background:#efefef}
.box{border:.8pt solid #000;padding:4pt 7pt}
`

interface StoreLine extends Line {
  readonly unit: string
  readonly taxed: boolean
}

const row = (quantity: number, unit: string, code: string, text: string, rate: number): StoreLine => ({ ...item(quantity, rate, text, { code }), unit, taxed: true }) // prettier-ignore

// prettier-ignore
const lines: readonly StoreLine[] = [
  row(1, 'EA', '10048', 'RANGE 6 BRNR W/OVEN NAT', 289_900), row(1, 'EA', '10113', 'CHARBROILER 36" NAT', 214_900),
  row(2, 'EA', '10207', 'FRYER 40LB NAT', 107_900), row(1, 'EA', '10377', 'GRIDDLE 24" THERMO', 134_900),
  row(1, 'EA', '11002', 'CONV OVEN DBL NAT', 764_900), row(1, 'EA', '20015', 'REACH-IN REF 2DR', 318_900),
  row(1, 'EA', '20018', 'REACH-IN FRZ 2DR', 378_900), row(1, 'EA', '20140', 'SANDWICH PREP 60"', 264_900),
  row(1, 'EA', '20211', 'UNDERCTR REF 27"', 144_900), row(1, 'EA', '21004', 'ICE MACHINE 460LB AIR', 319_900),
  row(1, 'EA', '21090', 'ICE BIN 400LB', 99_900), row(1, 'EA', '30006', 'DISHMACHINE UC HI-TEMP', 489_900),
  row(1, 'EA', '30120', '3 COMP SINK 18X18 2DB', 94_900), row(2, 'EA', '30133', 'HAND SINK W/FAUCET', 12_950),
  row(1, 'EA', '30140', 'PREP SINK 1 COMP', 43_900), row(1, 'EA', '30188', 'PRE-RINSE FAUCET', 19_900),
  row(4, 'EA', '40012', 'WORK TABLE SS 30X60', 28_900), row(1, 'EA', '40018', 'WORK TABLE SS 30X72', 32_900),
  row(1, 'EA', '40044', 'EQUIP STAND 30X36', 21_900), row(3, 'EA', '40201', 'WIRE SHELF UNIT 24X48', 18_450),
  row(2, 'EA', '40222', 'WALL SHELF 14X48', 9_950), row(1, 'EA', '50007', 'HOOD 10FT W/ANSUL PREP', 529_900),
  row(1, 'EA', '50031', 'EXHAUST FAN UPBLAST', 174_900), row(1, 'EA', '60002', 'SLICER 12" MAN', 96_900),
  row(1, 'EA', '60010', 'FOOD PROC 3QT', 99_900), row(1, 'EA', '60044', 'MICROWAVE 1200W', 37_900),
  row(1, 'EA', '60071', 'HEAT LAMP 36"', 16_900), row(6, 'EA', '70015', 'FULL SIZE PAN 4"', 1_890),
  row(12, 'EA', '70018', 'THIRD SIZE PAN 6"', 1_145), row(24, 'EA', '70102', 'SHEET PAN FULL', 845),
  row(2, 'CS', '71001', 'PLATE 10.5" WHT 12/CS', 6_450), row(3, 'DZ', '71120', 'PINT GLASS 16OZ', 3_275),
  row(4, 'EA', '72008', 'CUTTING BOARD 18X24', 2_190), row(2, 'EA', '72055', 'MOP BUCKET W/WRINGER', 7_490),
  { ...row(1, 'EA', 'DEL', 'LOCAL DELIVERY & SET', 45_000), category: 'soft', taxed: false },
  { ...row(1, 'EA', 'WARR2', 'EXT WARRANTY 2YR REFRIG', 38_900), category: 'soft', taxed: false },
]

const seller = {
  name: 'Crescent City Restaurant Depot',
  address: ['3016 Tchoupitoulas Street', 'New Orleans, LA 70115'],
}
const buyer = { name: 'MAMA JEAN’S PO-BOYS LLC', address: ['1128 BARATARIA BLVD', 'MARRERO, LA 70072'] }

export function restaurantDepotInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round(sum(lines.filter(({ taxed }) => taxed).map(({ cents }) => cents)) * 0.1)
  const total = subtotal + tax
  const deposit = 1_000_000
  const chunks = chunksOf(lines, 27, 30)
  const pages = chunks.map((chunk, i) => {
    const rows = chunk.map(line =>
      rowOf([
        `>${line.quantity}`,
        line.unit,
        line.code ?? '',
        line.text.replace(/&/g, '&amp;'),
        `>${formatAmount(line.rate ?? 0)}`,
        `>${formatAmount(line.cents)}`,
        line.taxed ? 'T' : '',
      ]),
    )
    const last = i === chunks.length - 1
    const carried = sum(chunks.slice(0, i + 1).map(totalOf))
    return `<table><tr><td style="width:55%"><b style="font-size:14pt;line-height:17pt">${seller.name}</b><br>${seller.address.join(', ')}<br>504-555-0103 &nbsp; Open Mon-Sat 8-5 &nbsp; NO REFUNDS ON SPECIAL ORDERS<td class="r"><b style="font-size:14pt;line-height:17pt">INVOICE 558210</b><br>Page ${i + 1} of ${chunks.length}<br>Reg 3 &nbsp; Clerk MARCEL</tr></table>
<table style="margin:9pt 0"><tr><td style="width:48%" class="box">SOLD TO &nbsp; Acct 20417<br><b>${buyer.name}</b><br>${buyer.address.join('<br>')}<td style="width:2%"><td class="box">Date 10/08/26 &nbsp;&nbsp; Time 11:42<br>Cust PO: VERBAL-JEAN &nbsp;&nbsp; Via: OUR TRUCK<br>Terms: COD / FINANCE CO.</tr></table>
<table class="l"><tr><th class="r" style="width:.45in">QTY<th style="width:.4in">UM<th style="width:.65in">ITEM<th>DESCRIPTION<th class="r" style="width:.9in">PRICE<th class="r" style="width:1in">EXT<th style="width:.3in">TX</tr>${rows.join('')}</table>
${
  last
    ? `<table style="width:45%;margin:10pt 0 0 55%">${[
        ['SUBTOTAL', formatAmount(subtotal)],
        ['SALES TAX 10.0%', formatAmount(tax)],
        ['TOTAL', formatAmount(total)],
        ['DEPOSIT - CHECK 1044', `-${formatAmount(deposit)}`],
        ['BALANCE DUE', formatAmount(total - deposit)],
      ]
        .map(([a = '', b]) => rowOf([`<b>${a}</b>`, `>${b}`]))
        .join(
          '',
        )}</table><div style="margin-top:24pt">RECEIVED BY ______________________________ &nbsp; ${sum(lines.map(({ quantity = 0 }) => quantity))} PIECES</div>`
    : `<div class="r b" style="margin-top:8pt">PAGE TOTAL CARRIED FORWARD &nbsp; ${formatAmount(carried)}<br>* * * CONTINUED * * *</div>`
}`
  })
  const expected = {
    total_invoice_value: units(total),
    invoice_number: '558210',
    invoice_date: '2026-10-08',
    payment_terms: 'COD / FINANCE CO.',
    subtotal: units(subtotal),
    tax_total: units(tax),
    amount_due: units(total - deposit),
    other_details: { down_payment: units(deposit) },
  }
  return {
    name: 'po-boy-kitchen-many-lines-scan',
    kind: 'invoices',
    html: sheets(style, pages),
    scan: { dpi: 180, skewDegrees: -0.5, noise: 20, blur: 0.5, jpegQuality: 66 },
    truth: invoiceTruth({
      family: 'register-many-lines',
      notes:
        'scan, two pages: 36 short abbreviated lines with unit, item number and tax mark, gray rows, header repeated, carried-forward total at the foot of page one, deposit by check, account and register numbers as decoys; a whole kitchen: type of equipment open',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      absent: ['due_date', 'discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.equipment_miles_hours', 'other_details.make', 'other_details.year'],
      acceptable: {
        purchase_order: ['VERBAL-JEAN'],
        shipping: [450],
        'other_details.equipment_type': ['RANGE', 'RANGE 6 BRNR W/OVEN NAT', 'CONV OVEN DBL NAT', 'CONV OVEN', 'restaurant equipment', 'kitchen equipment'],
      },
    }),
  }
} // prettier-ignore
