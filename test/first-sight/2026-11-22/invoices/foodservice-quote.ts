/** A foodservice dealer's quote: numbered items with long specifications, an item total under each, goods and freight at the end. */
import type { Drawn } from '../press/document.ts'
import { dated, escape, formatAmount, units } from '../press/numbers.ts'
import { documentOf, paginated } from '../press/page.ts'
import { invoiceTruth, item, totalOf, type Line, type Party } from './invoice-truth.ts'

const style = `
.page{font:8.8pt/11.6pt Carlito;padding:.5in .6in}
table{width:100%}
.items th{background:#d9d9d9;border:.6pt solid #777;font-weight:700;padding:2pt 4pt}
.items td{border:.6pt solid #777;padding:2pt 4pt}
.pic{width:46pt;height:34pt;border:.6pt solid #999;background:linear-gradient(135deg,#eee,#bbb);margin:2pt auto}
.foot{display:flex;justify-content:space-between;font-size:7.6pt;border-top:.6pt solid #777;padding-top:2pt}
`

interface FoodLine extends Line {
  readonly maker: string
  readonly model: string
}

interface Quote {
  readonly name: string
  readonly seller: Party & { readonly contact: string }
  readonly buyer: Party
  readonly project: string
  readonly quoteDate: string
  readonly number: string
  readonly lines: readonly FoodLine[]
  readonly freight: number
  readonly taxRate: number
  readonly details: object
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
}

const piece = (quantity: number, rate: number, text: string, [maker, model, ...more]: readonly [string, string, ...string[]]): FoodLine => ({ ...item(quantity, rate, text, { more }), maker, model }) // prettier-ignore

function quote({
  name,
  seller,
  buyer,
  project,
  quoteDate,
  number,
  lines,
  freight,
  taxRate,
  details,
  acceptable,
}: Quote): Drawn {
  const merchandise = totalOf(lines)
  const tax = Math.round(merchandise * taxRate)
  const total = merchandise + freight + tax
  const rows = lines.map((line, i) => {
    const maker = line.maker === '' ? '' : `${line.maker} Model No. ${line.model}<br>`
    const picture = line.maker === '' ? '' : '<div class="pic"></div>'
    return `<tbody><tr><td class="c">${i + 1}<td class="c">${line.quantity} ea<td><b>${escape(line.text.toUpperCase())}</b>${picture}<div>${maker}${(line.more ?? []).map(escape).join('<br>')}</div><td class="r">$${formatAmount(line.rate ?? 0)}<td class="r">$${formatAmount(line.cents)}</tr><tr class="b"><td colspan="4" class="r">ITEM TOTAL:<td class="r">$${formatAmount(line.cents)}</tr></tbody>`
  })
  const sums = `<table style="width:45%;margin-left:55%;margin-top:4pt">${[
    ['Merchandise', formatAmount(merchandise)],
    ['Freight (estimated)', formatAmount(freight)],
    [`Tax ${(taxRate * 100).toFixed(3)}%`, formatAmount(tax)],
    ['Total', formatAmount(total)],
  ]
    .map(([a, b]) => `<tr${a === 'Total' ? ' class="b"' : ''}><td>${a}<td class="r">$${b}</tr>`)
    .join('')}</table>
<div style="margin-top:10pt">Prices good until ${dated(`${quoteDate.slice(0, 5)}${String(Number(quoteDate.slice(5, 7)) + 1).padStart(2, '0')}${quoteDate.slice(7)}`, 'MM/DD/YYYY')}. Final utility connections, venting and permits by others. A 3.5% fee applies to credit card payments over $2,500.00.<br><br>Acceptance: _______________________________ &nbsp; Date: ______________<br>Printed Name: ______________________________<br>Project Grand Total: <b>$${formatAmount(total)}</b></div>`
  const open = () => '<table class="items"><thead><tr><th style="width:.4in">Item<th style="width:.5in">Qty<th>Description<th class="r" style="width:.9in">Sell<th class="r" style="width:1in">Sell Total</tr></thead>' // prettier-ignore
  const bodies = paginated([{ open, rows, close: '</table>', cost: 2, lines: lines.map(line => (line.maker === '' ? 2.4 : 6.6) + (line.more?.length ?? 0)) }, { open: () => sums, rows: [], close: '', cost: 12 }], 40, 52) // prettier-ignore
  const pages = bodies.map((body, i) => {
    const first = `<table style="margin:8pt 0"><tr><td style="width:36%"><b>To:</b><br>${[buyer.name, ...buyer.address].join('<br>')}<td style="width:30%"><b>Project:</b><br>${project}<td><b>From:</b><br>${[seller.name, seller.contact, ...seller.address].join('<br>')}</tr></table>`
    return `<table><tr><td style="font:700 20pt/24pt Carlito">Quote<td class="r">${dated(quoteDate, 'MM/DD/YYYY')}</tr></table>${i === 0 ? `${first}Job Reference Number: ${number}` : ''}${body}<div class="foot"><span>${project}</span><span>Initial: ________</span><span>Page ${i + 1} of ${bodies.length}</span></div>`
  })
  const expected = { total_invoice_value: units(total), invoice_number: number, invoice_date: quoteDate, subtotal: units(merchandise), shipping: units(freight), tax_total: units(tax), other_details: details } // prettier-ignore
  const notes = 'foodservice quote: To / Project / From side by side, title, picture, maker with model number and specification lines in one cell, an ITEM TOTAL row under each item repeats its amount, project and grand total repeat, card fee as a decoy, no due date' // prettier-ignore
  const models = Object.fromEntries(lines.flatMap((line, i) => (line.maker === '' ? [] : [[`transactions.${i}.description/item`, [line.text, `${line.text} ${line.maker} Model No. ${line.model}`, `${line.maker} Model No. ${line.model}`, [line.text, `${line.maker} Model No. ${line.model}`, ...(line.more ?? [])].join(' '), [`${line.maker} Model No. ${line.model}`, ...(line.more ?? [])].join(' ')]]]))) // prettier-ignore
  return { name, kind: 'invoices', html: documentOf(style, pages), truth: invoiceTruth({ family: 'foodservice-quote', notes, sender: seller, receiver: buyer, lines: lines.map(({ text, quantity, rate, cents, category }) => ({ text, cents, category, ...(quantity !== undefined && { quantity }), ...(rate !== undefined && { rate }) })), expected, absent: ['due_date', 'discount', 'other_details.vin', 'other_details.down_payment', 'other_details.equipment_miles_hours', 'trade_in'], acceptable: { invoice_number: [number, null], amount_due: [units(total)], 'sender.name': [seller.name], ...models, ...acceptable } }) } // prettier-ignore
}

const service = (rate: number, text: string): FoodLine => ({
  ...item(1, rate, text, { category: 'soft' }),
  maker: '',
  model: '',
})

export const foodserviceQuotes: readonly Drawn[] = [
  quote({
    name: 'bakery-ovens-foodservice-quote',
    seller: { name: 'Great Basin Restaurant Supply', contact: 'Shelly Okamoto', address: ['1850 Prater Way', 'Sparks, NV 89431'] },
    buyer: { name: 'Truckee River Bread Company LLC', address: ['275 Vine Street', 'Reno, NV 89503'] },
    project: 'Truckee River Bread - 2nd Location', quoteDate: '2026-06-04', number: '20418',
    lines: [
      piece(1, 3_186_450, 'Deck-Type Oven, Electric', ['Forno Alpino', 'FA-4T-3D', 'three decks, (4) 18" x 26" pans per deck, steam', 'independent top and bottom heat', '208v/60/3-ph, 28.0 kW, UL, NSF']),
      piece(2, 914_300, 'Spiral Mixer', ['Dorfmann', 'SPM-80', '176 lb. dough capacity, two speed, bowl reversal', '208v/60/3-ph, 5 hp']),
      piece(1, 1_275_875, 'Dough Sheeter', ['Dorfmann', 'SH-600F', 'floor model, reversible, 24" belt']),
      piece(3, 428_660, 'Reach-In Retarder Proofer', ['Coldhaven', 'RP-1S-SS', 'one section, digital controls', '115/208v/60/1-ph']),
      piece(6, 39_425, 'Mobile Pan Rack', ['Alumarc', 'PR-20', 'full height, 20 pan, end loading']),
      service(385_000, 'Delivery, uncrating and set in place'),
      service(165_000, 'Factory start-up, deck oven'),
    ],
    freight: 286_000, taxRate: 0.08265,
    details: { make: 'Forno Alpino', model: 'FA-4T-3D', equipment_type: 'Deck-Type Oven' },
    acceptable: { 'other_details.equipment_type': ['Oven', 'Deck Oven', 'Deck-Type Oven, Electric'] },
  }),
  quote({
    name: 'brewpub-kitchen-foodservice-quote',
    seller: { name: 'Palouse Kitchen Equipment Co.', contact: 'Ron Vandersloot', address: ['430 E Sprague Avenue', 'Spokane, WA 99202'] },
    buyer: { name: 'Steptoe Brewing & Table, Inc.', address: ['112 N Main Street', 'Colfax, WA 99111'] },
    project: 'Steptoe Brewing Kitchen Refit', quoteDate: '2026-09-11', number: '7735',
    lines: [
      piece(1, 1_142_800, 'Combi Oven, Gas', ['Thermavia', 'CX-10G', '10 half-size pans, boilerless, touch controls', '120v/60/1-ph, 68,000 BTU']),
      piece(2, 217_350, 'Fryer, Floor Model', ['Ironmesa', 'FR-50-SS', '50 lb. oil capacity, (3) tube burners']),
      piece(1, 684_900, 'Undercounter Dishwasher', ['Washwright', 'UC-24HT', 'high temperature sanitizing, booster included']),
      piece(1, 1_839_500, 'Walk-In Cooler, 8 x 12', ['Coldhaven', 'WI-812-RC', 'remote refrigeration, floorless, 26 gauge embossed']),
      service(292_500, 'Installation labor, walk-in and refrigeration'),
    ],
    freight: 141_500, taxRate: 0.079,
    details: { make: 'Thermavia', model: 'CX-10G', equipment_type: 'Combi Oven' },
    acceptable: { 'other_details.equipment_type': ['Combi Oven, Gas', 'Walk-In Cooler', 'Walk-In Cooler, 8 x 12', 'Oven'], 'other_details.make': ['Coldhaven'], 'other_details.model': ['WI-812-RC'] },
  }),
] // prettier-ignore
