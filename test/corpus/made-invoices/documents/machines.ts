/** Construction and farm machines, machine tools, forklifts. */
import { amountOf, Desk, linesOf, percentOf, plus, sumOf, us, type Item } from '../desk.ts'
import type { MadeInvoice } from '../made-invoice.ts'

const excavatorItems: readonly Item[] = [
  ['Komatsu PC210LC-11 hydraulic excavator, 2020\nS/N C81234, 4,115 hours', 'hard', 1, 138_000],
  ['Quick coupler', 'hard', 1, 6_400],
  ['36 in. digging bucket', 'hard', 2, 3_150],
  ['Freight to Salina yard', 'soft', 1, 2_800],
]
const excavatorTax = percentOf(8.25, 150_700)
const excavatorTotal = plus(sumOf(excavatorItems), excavatorTax)

const excavator: MadeInvoice = {
  name: 'excavator-dealer-boxes',
  what: 'boxes for bill-to and ship-to, serial number and hours under the description, remittance address at the foot',
  truths: [
    {
      expected: {
        sender: { name: 'Flint Hills Machinery', address: '3300 N Broadway, Wichita, KS 67219' },
        receiver: { name: 'Dunmore Excavating, Inc.', address: '1411 Pacific Avenue, Salina, KS 67401' },
        invoice_number: 'FH204418',
        invoice_date: '2026-03-11',
        due_date: '2026-04-10',
        payment_terms: 'Net 30',
        purchase_order: 'DX-92',
        currency: 'USD',
        subtotal: sumOf(excavatorItems),
        tax_total: excavatorTax,
        total_invoice_value: excavatorTotal,
        other_details: { make: 'Komatsu', model: 'PC210LC-11', year: '2020', equipment_miles_hours: 4_115 },
        transactions: linesOf(excavatorItems),
      },
      absent: ['other_details.vin', 'other_details.down_payment', 'trade_in', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.band(0, 0, 612, 66, '#f3c300')
    desk.block(48, 24, 'FLINT HILLS MACHINERY', { size: 18, bold: true })
    desk.block(562, 26, 'INVOICE', { size: 18, bold: true, align: 'right' })
    desk.frame(48, 84, 160, 74).frame(216, 84, 160, 74).frame(384, 84, 180, 74)
    desk.block(54, 90, ['Bill To', 'Dunmore Excavating, Inc.', '1411 Pacific Avenue', 'Salina, KS 67401'])
    desk.block(222, 90, ['Ship To', 'Dunmore yard', '900 W Cloud Street', 'Salina, KS 67401'])
    desk.pairs(
      390,
      90,
      [
        ['Invoice #', 'FH204418'],
        ['Date', 'Mar 11, 2026'],
        ['Due date', 'Apr 10, 2026'],
        ['Terms', 'Net 30'],
        ['Your PO', 'DX-92'],
      ],
      { right: 558, step: 12.5 },
    )
    const y = desk.table(
      [
        { head: 'Qty', x: 52 },
        { head: 'Description', x: 90 },
        { head: 'Unit price', x: 470, align: 'right' },
        { head: 'Extended', x: 560, align: 'right' },
      ],
      184,
      excavatorItems.map(item => [String(item[2]), item[0], us(item[3]!), us(amountOf(item))]),
      { head: 'band', lines: true },
    )
    desk.pairs(
      400,
      y + 6,
      [
        ['Subtotal', us(sumOf(excavatorItems))],
        ['Sales tax (8.25%)', us(excavatorTax)],
        ['TOTAL', `$${us(excavatorTotal)}`],
      ],
      { right: 560 },
    )
    desk.block(48, 700, ['Flint Hills Machinery, 3300 N Broadway, Wichita, KS 67219', 'Thank you for your business!'], {
      size: 8,
    })
    return desk.done()
  },
}

const skidItems: readonly Item[] = [
  ['Bobcat S650 skid-steer loader, serial ALJ815220', 'hard', 1, 42_300],
  ['Bucket, 74 in. heavy duty', 'hard', 1, 1_450],
  ['Pallet forks', 'hard', 1, 980],
  ['Operator training, half day', 'soft', 1, 350],
]
const skidSteer: MadeInvoice = {
  name: 'quotation-turned-invoice',
  what: 'a quotation that became an invoice: the quotation’s number and validity stand beside the invoice’s',
  truths: [
    {
      expected: {
        sender: { name: 'Cascade Compact Equipment' },
        receiver: { name: 'Rogue Valley Landscaping' },
        invoice_number: 'INV-5108',
        invoice_date: '2026-04-22',
        due_date: '2026-05-02',
        total_invoice_value: plus(sumOf(skidItems), -1_080),
        discount: 1_080,
        subtotal: sumOf(skidItems),
        other_details: { make: 'Bobcat', model: 'S650' },
        transactions: linesOf(skidItems),
      },
      absent: ['other_details.vin', 'tax_total'],
    },
  ],
  draw: () => {
    const desk = new Desk({ font: 'Times-Roman', type: 10.5 })
    desk.block(48, 48, 'Cascade Compact Equipment', { size: 18, bold: true })
    desk.block(48, 72, ['77 Crater Lake Hwy', 'Medford, OR 97504'])
    desk.block(560, 48, 'Invoice', { size: 18, bold: true, align: 'right' })
    desk.block(560, 72, 'converted from quotation Q-2291, valid until 05/15/2026', { size: 8.5, align: 'right' })
    desk.pairs(
      390,
      96,
      [
        ['Invoice number', 'INV-5108'],
        ['Invoice date', '22-Apr-2026'],
        ['Payment due', '02-May-2026'],
      ],
      { right: 560 },
    )
    desk.block(48, 118, ['Customer', 'Rogue Valley Landscaping', '415 Table Rock Road', 'Central Point, OR 97502'])
    const y = desk.table(
      [
        { head: 'Description', x: 48 },
        { head: 'Quantity', x: 400, align: 'right' },
        { head: 'Price', x: 480, align: 'right' },
        { head: 'Total', x: 560, align: 'right' },
      ],
      196,
      skidItems.map(item => [item[0], '1', us(item[3]!), us(amountOf(item))]),
    )
    desk.pairs(
      400,
      y + 8,
      [
        ['Subtotal', `$${us(sumOf(skidItems))}`],
        ['Loyalty discount', `-$${us(1_080)}`],
        ['Invoice total', `$${us(plus(sumOf(skidItems), -1_080))}`],
      ],
      { right: 560 },
    )
    return desk.done()
  },
}

const latheItems: readonly Item[] = [
  ['Haas ST-20Y CNC turning center with Y axis,\nlive tooling and 10 in. chuck, serial 3141592', 'hard', 1, 98_995],
  ['Tool presetter', 'hard', 1, 4_295],
  ['Bar feeder, servo', 'hard', 1, 12_500],
  ['Chip conveyor, belt type', 'hard', 1, 5_895],
  ['High-pressure coolant 300 psi', 'hard', 1, 4_995],
  ['Early power-failure detection module', 'hard', 1, 1_295],
  ['Tool holder kit', 'hard', 4, 610.25],
  ['Collet set ER32', 'hard', 2, 385.5],
  ['Rigging and placement', 'soft', 1, 3_400],
  ['Installation', 'soft', 1, 2_150],
  ['Operator training', 'soft', 2, 750],
  ['Freight from Oxnard', 'soft', 1, 2_975],
]
const latheTax = percentOf(7, 131_187)
const latheTotal = plus(sumOf(latheItems), latheTax)
const lathe: MadeInvoice = {
  name: 'machine-tool-options-over-two-pages',
  what: 'options over two pages with a carried subtotal, repeated heads, the sums on the second page',
  truths: [
    {
      expected: {
        sender: { name: 'Great Lakes Machine Tool Corp.' },
        receiver: { name: 'Kettering Precision Works' },
        invoice_number: '0091577',
        invoice_date: '2026-06-02',
        payment_terms: '30% down, balance before shipment',
        subtotal: sumOf(latheItems),
        tax_total: latheTax,
        total_invoice_value: latheTotal,
        amount_due: plus(latheTotal, -40_000),
        other_details: { make: 'Haas', model: 'ST-20Y', down_payment: 40_000 },
        transactions: linesOf(latheItems),
      },
      acceptable: { 'other_details.model': ['ST-20Y CNC'] },
      absent: ['other_details.vin', 'due_date', 'file_id'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    const table = [
      { head: 'Line', x: 48 },
      { head: 'Description', x: 90 },
      { head: 'Qty', x: 410, align: 'right' },
      { head: 'Price each', x: 485, align: 'right' },
      { head: 'Amount', x: 562, align: 'right' },
    ] as const
    const letterhead = (page: number) => {
      desk.block(48, 40, 'GREAT LAKES MACHINE TOOL CORP.', { size: 13, bold: true })
      desk.block(48, 58, '28100 Groesbeck Highway, Roseville, MI 48066', { size: 8 })
      desk.block(562, 40, [`Invoice 0091577`, 'Date 06/02/2026', `Page ${page} of 2`], { align: 'right' })
    }
    const rowsOf = (items: readonly Item[], from: number) =>
      items.map((item, index) => [String(from + index), item[0], String(item[2]), us(item[3]!), us(amountOf(item))])
    letterhead(1)
    desk.block(48, 100, ['Sold to:', 'Kettering Precision Works', '1955 Woodman Drive', 'Kettering, OH 45420'])
    desk.block(330, 100, ['Terms: 30% down, balance before shipment'])
    let y = desk.table(table, 176, rowsOf(latheItems.slice(0, 7), 1), { step: 22 })
    desk.pairs(330, y + 10, [['Carried forward', us(sumOf(latheItems.slice(0, 7)))]], { right: 562 })
    desk.page()
    letterhead(2)
    desk.pairs(330, 92, [['Brought forward', us(sumOf(latheItems.slice(0, 7)))]], { right: 562 })
    y = desk.table(table, 116, rowsOf(latheItems.slice(7), 8), { step: 14 })
    desk.pairs(
      360,
      y + 8,
      [
        ['Subtotal', us(sumOf(latheItems))],
        ['Ohio sales tax 7%', us(latheTax)],
        ['Invoice total', us(latheTotal)],
        ['Deposit received', us(40_000)],
        ['Amount due', `$${us(plus(latheTotal, -40_000))}`],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

const liftItems: readonly Item[] = [
  ['Toyota 8FGCU25 forklift, serial 71903', 'hard', 3, 29_850],
  ['Battery-free fleet telematics, 36 months', 'soft', 3, 540],
]
const forklifts: MadeInvoice = {
  name: 'forklifts-billed-to-a-lessor',
  what: 'billed to a bank as lessor, used by a lessee, shipped elsewhere',
  truths: [
    {
      expected: {
        sender: { name: 'Cumberland Lift Truck Co.' },
        receiver: { name: 'First Prairie Equipment Finance' },
        lessee: { name: 'Sunbelt Cold Storage LLC' },
        invoice_number: 'C-66120',
        invoice_date: '2026-02-03',
        total_invoice_value: sumOf(liftItems),
        other_details: { make: 'Toyota', model: '8FGCU25' },
        transactions: linesOf(liftItems),
      },
      absent: ['other_details.vin', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(306, 40, 'Cumberland Lift Truck Co.', { size: 16, bold: true, align: 'center' })
    desk.block(306, 60, '500 Elm Hill Pike, Nashville, TN 37210', { align: 'center' })
    desk.block(48, 96, ['Bill to (Lessor):', 'First Prairie Equipment Finance', '100 Main Street', 'Peoria, IL 61602'])
    desk.block(220, 96, ['Lessee:', 'Sunbelt Cold Storage LLC', '7200 Cockrill Bend Blvd', 'Nashville, TN 37209'])
    desk.block(400, 96, ['Invoice: C-66120', 'Date: 2/3/2026', 'Order: 44871'])
    const y = desk.table(
      [
        { head: 'QTY', x: 70, align: 'right' },
        { head: 'ITEM', x: 90 },
        { head: 'EACH', x: 470, align: 'right' },
        { head: 'TOTAL', x: 560, align: 'right' },
      ],
      180,
      liftItems.map(item => [String(item[2]), item[0], us(item[3]!), us(amountOf(item))]),
    )
    desk.pairs(
      400,
      y,
      [
        ['Tax (exempt)', '0.00'],
        ['Total', us(sumOf(liftItems))],
      ],
      { right: 560 },
    )
    return desk.done()
  },
}

const tractorItems: readonly Item[] = [
  ['New Holland T6.180 tractor, serial HACT6180\nfarm use, 128 hours', 'hard', 1, 86_400],
  ['Front loader 770TL', 'hard', 1, 9_850],
  ['Delivery to farm', 'soft', 1, 420],
]
const vat = percentOf(20, sumOf(tractorItems))
const ukTractor: MadeInvoice = {
  name: 'farm-tractor-vat-uk',
  what: 'a British farm dealer: pounds, days before months, VAT at 20 %, bank details at the foot',
  truths: [
    {
      expected: {
        sender: { name: 'Wensleydale Tractors Ltd' },
        receiver: { name: 'J & M Metcalfe' },
        invoice_number: 'SI-11943',
        invoice_date: '2026-04-07',
        due_date: '2026-05-07',
        currency: 'GBP',
        subtotal: sumOf(tractorItems),
        tax_total: vat,
        total_invoice_value: plus(sumOf(tractorItems), vat),
        other_details: { make: 'New Holland', model: 'T6.180', equipment_miles_hours: 128 },
        transactions: linesOf(tractorItems),
      },
      absent: ['other_details.vin', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk({ size: 'A4' })
    desk.block(
      547,
      44,
      ['Wensleydale Tractors Ltd', 'Station Yard, Leyburn', 'North Yorkshire DL8 5ET', 'VAT Reg No. GB 512 3345 67'],
      { align: 'right' },
    )
    desk.block(48, 44, 'SALES INVOICE', { size: 16, bold: true })
    desk.block(48, 110, ['J & M Metcalfe', 'High Gill Farm', 'Askrigg', 'DL8 3HQ'])
    desk.pairs(
      380,
      118,
      [
        ['Invoice No', 'SI-11943'],
        ['Invoice Date', '07/04/2026'],
        ['Due Date', '07/05/2026'],
      ],
      { right: 547 },
    )
    const y = desk.table(
      [
        { head: 'Details', x: 48 },
        { head: 'Qty', x: 360, align: 'right' },
        { head: 'Price', x: 430, align: 'right' },
        { head: 'VAT', x: 470, align: 'right' },
        { head: 'Net £', x: 547, align: 'right' },
      ],
      200,
      tractorItems.map(item => [item[0], '1', us(item[3]!), '20%', us(amountOf(item))]),
      { to: 547 },
    )
    desk.pairs(
      400,
      y + 6,
      [
        ['Net', `£${us(sumOf(tractorItems))}`],
        ['VAT @ 20%', `£${us(vat)}`],
        ['Total', `£${us(plus(sumOf(tractorItems), vat))}`],
      ],
      { right: 547 },
    )
    desk.block(48, 760, 'Bank: Dales Bank plc  Sort code 20-11-43  Account 40021188', { size: 8 })
    return desk.done()
  },
}

export const machines: readonly MadeInvoice[] = [excavator, skidSteer, lathe, forklifts, ukTractor]
