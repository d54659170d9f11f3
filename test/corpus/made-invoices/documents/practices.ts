/** Medical, dental, restaurant and office equipment. */
import { amountOf, Desk, linesOf, percentOf, plus, sumOf, us, type Item } from '../desk.ts'
import type { MadeInvoice } from '../made-invoice.ts'

const ultrasoundItems: readonly Item[] = [
  ['Affiniti 70 ultrasound system, SN US30219845', 'hard', 1, 68_500],
  ['C5-1 curved array transducer, SN B2M4471', 'hard', 1, 7_900],
  ['Applications training, on site, 2 days', 'soft', 1, 3_200],
  ['Extended service agreement, 24 months', 'soft', 1, 9_600],
]
const ultrasound: MadeInvoice = {
  name: 'ultrasound-serials-and-service',
  what: 'no sales tax, freight beside the lines, ship-to differs from bill-to, labels above their values',
  truths: [
    {
      expected: {
        sender: { name: 'Meridian Imaging Systems, Inc.' },
        receiver: { name: 'Lakeside Women’s Health, P.A.' },
        invoice_number: 'MI-2026-0417',
        invoice_date: '2026-04-17',
        payment_terms: 'Net 45',
        subtotal: sumOf(ultrasoundItems),
        shipping: 875,
        total_invoice_value: plus(sumOf(ultrasoundItems), 875),
        transactions: linesOf(ultrasoundItems),
      },
      absent: ['other_details.vin', 'tax_total', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(48, 44, 'Meridian Imaging Systems, Inc.', { size: 15, bold: true })
    desk.block(48, 64, ['6400 Corporate Drive', 'Plymouth, MN 55442', 'Tel. (763) 555-0188'])
    desk.block(562, 44, 'Invoice', { size: 22, align: 'right' })
    const heads = ['Invoice number', 'Invoice date', 'Customer no.', 'Payment terms']
    const values = ['MI-2026-0417', 'April 17, 2026', '70331', 'Net 45']
    heads.forEach((head, index) => {
      desk.block(48 + index * 130, 120, head, { size: 8, bold: true })
      desk.block(48 + index * 130, 132, values[index]!)
    })
    desk.block(48, 160, ['Bill to', 'Lakeside Women’s Health, P.A.', '2100 Lake Avenue', 'Duluth, MN 55802'])
    desk.block(320, 160, ['Ship to', 'Lakeside Imaging Center', '2104 Lake Avenue, Suite 3', 'Duluth, MN 55802'])
    const y = desk.table(
      [
        { head: 'Product', x: 48 },
        { head: 'Quantity', x: 400, align: 'right' },
        { head: 'Unit price (USD)', x: 490, align: 'right' },
        { head: 'Amount (USD)', x: 562, align: 'right' },
      ],
      236,
      ultrasoundItems.map(item => [item[0], '1', us(item[3]!), us(amountOf(item))]),
      { lines: true },
    )
    desk.pairs(
      400,
      y + 4,
      [
        ['Subtotal', us(sumOf(ultrasoundItems))],
        ['Freight', us(875)],
        ['Total', us(plus(sumOf(ultrasoundItems), 875))],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

const dentalItems: readonly Item[] = [
  ['Dental chair A-dec 400 with delivery system', 'hard', 2, 21_450],
  ['LED operatory light', 'hard', 2, 3_120],
  ['Installation and plumbing hook-up', 'soft', 1, 1_900],
]
const gst = percentOf(5, sumOf(dentalItems))
const pst = percentOf(7, sumOf(dentalItems))
const dental: MadeInvoice = {
  name: 'dental-chairs-gst-and-pst',
  what: 'Canadian: GST and PST apart, registration numbers beside them, dollars named CAD',
  truths: [
    {
      expected: {
        sender: { name: 'Fraser Dental Supply Ltd.' },
        receiver: { name: 'Kitsilano Smiles Dental Corp.' },
        invoice_number: 'FD10823',
        invoice_date: '2026-05-14',
        currency: 'CAD',
        subtotal: sumOf(dentalItems),
        tax_total: plus(gst, pst),
        total_invoice_value: plus(sumOf(dentalItems), gst, pst),
        transactions: linesOf(dentalItems),
      },
      absent: ['other_details.vin', 'shipping'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(306, 44, 'FRASER DENTAL SUPPLY LTD.', { size: 15, bold: true, align: 'center' })
    desk.block(306, 63, '1188 Boundary Road, Burnaby, BC V5K 4T6', { align: 'center' })
    desk.block(306, 76, 'GST 83311 2204 RT0001   PST 1022-4471', { size: 8, align: 'center' })
    desk.pairs(
      400,
      104,
      [
        ['Invoice', 'FD10823'],
        ['Date', '2026-05-14'],
        ['Currency', 'CAD'],
      ],
      { right: 562 },
    )
    desk.block(48, 104, [
      'Invoice to:',
      'Kitsilano Smiles Dental Corp.',
      '2240 West 4th Avenue',
      'Vancouver, BC V6K 1N8',
    ])
    const y = desk.table(
      [
        { head: 'Qty', x: 48 },
        { head: 'Description', x: 84 },
        { head: 'Price', x: 480, align: 'right' },
        { head: 'Amount', x: 562, align: 'right' },
      ],
      190,
      dentalItems.map(item => [String(item[2]), item[0], us(item[3]!), us(amountOf(item))]),
      { head: 'band' },
    )
    desk.pairs(
      400,
      y + 6,
      [
        ['Subtotal', us(sumOf(dentalItems))],
        ['GST 5%', us(gst)],
        ['PST 7%', us(pst)],
        ['Total CAD', us(plus(sumOf(dentalItems), gst, pst))],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

const kitchenItems: readonly Item[] = [
  ['Convection oven, double deck, natural gas', 'hard', 1, 11_240],
  ['Reach-in refrigerator, two section', 'hard', 2, 3_865],
  ['Work table, stainless, 72 x 30', 'hard', 5, 412.4],
  ['Ice machine with 500 lb bin', 'hard', 1, 5_190],
  ['Fryer, 50 lb', 'hard', 3, 1_288],
  ['Shelving unit, 4 tier', 'hard', 8, 164.75],
  ['Liftgate and inside delivery', 'soft', 1, 480],
]
const kitchenDiscount = percentOf(5, sumOf(kitchenItems))
const kitchenTax = percentOf(8.75, plus(sumOf(kitchenItems), -kitchenDiscount, -480))
const kitchenTotal = plus(sumOf(kitchenItems), -kitchenDiscount, kitchenTax)
const kitchen: MadeInvoice = {
  name: 'restaurant-kitchen-with-discount',
  what: 'item numbers before the descriptions, a discount in per cent, amounts with dollar signs, paid in full',
  truths: [
    {
      expected: {
        sender: { name: 'Bayou Restaurant Supply' },
        receiver: { name: 'Café Marigny LLC' },
        invoice_number: '77120-A',
        invoice_date: '2025-12-09',
        subtotal: sumOf(kitchenItems),
        discount: kitchenDiscount,
        tax_total: kitchenTax,
        total_invoice_value: kitchenTotal,
        amount_due: 0,
        amount_paid: kitchenTotal,
        transactions: linesOf(kitchenItems),
      },
      absent: ['file_id', 'other_details.vin', 'due_date'],
    },
  ],
  draw: () => {
    const desk = new Desk({ type: 8.5 })
    desk.block(48, 40, 'Bayou Restaurant Supply', { size: 20, bold: true })
    desk.block(48, 66, '2901 Tulane Ave, New Orleans, LA 70119 · bayou-supply.example')
    desk.block(400, 100, ['INVOICE 77120-A', 'December 9, 2025'], { bold: true })
    desk.block(48, 100, ['Customer', 'Café Marigny LLC', '2317 Burgundy St', 'New Orleans, LA 70117'])
    const y = desk.table(
      [
        { head: 'Item no.', x: 48 },
        { head: 'Description', x: 110 },
        { head: 'Qty', x: 390, align: 'right' },
        { head: 'Each', x: 470, align: 'right' },
        { head: 'Line total', x: 562, align: 'right' },
      ],
      172,
      kitchenItems.map((item, index) => [
        `K${4410 + index * 37}`,
        item[0],
        String(item[2]),
        `$${us(item[3]!)}`,
        `$${us(amountOf(item))}`,
      ]),
      { lines: true },
    )
    desk.pairs(
      400,
      y + 4,
      [
        ['Subtotal', `$${us(sumOf(kitchenItems))}`],
        ['Discount 5%', `-$${us(kitchenDiscount)}`],
        ['Sales tax 8.75%', `$${us(kitchenTax)}`],
        ['Total', `$${us(kitchenTotal)}`],
        ['Paid by card', `$${us(kitchenTotal)}`],
        ['Balance due', '$0.00'],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

const serverItems: readonly Item[] = [
  ['PowerEdge R660 rack server\nService tag 7HJK2L3', 'hard', 3, 9_814.2],
  ['Switch, 48 port 10G', 'hard', 2, 6_120],
  ['Virtualization license, 3 years', 'soft', 6, 1_149.99],
  ['Rack and cabling service', 'soft', 1, 2_600],
]
const serverTax = percentOf(7.75, plus(3 * 9_814.2, 2 * 6_120))
const servers: MadeInvoice = {
  name: 'it-reseller-service-tags',
  what: 'a reseller’s web invoice: licenses and services among hardware, tax on the hardware, due on receipt',
  truths: [
    {
      expected: {
        sender: { name: 'NorthGate IT Solutions' },
        receiver: { name: 'Pinnacle Claims Administrators' },
        invoice_number: 'NG-004512',
        invoice_date: '2026-01-15',
        payment_terms: 'Due on receipt',
        purchase_order: 'PCA-3308',
        subtotal: sumOf(serverItems),
        tax_total: serverTax,
        shipping: 215.6,
        total_invoice_value: plus(sumOf(serverItems), serverTax, 215.6),
        transactions: linesOf(serverItems),
      },
      absent: ['other_details.vin', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.band(0, 0, 612, 8, '#1f6f4a')
    desk.block(48, 32, 'NorthGate IT Solutions', { size: 16, bold: true })
    desk.block(48, 54, ['18201 Von Karman Ave, Suite 400', 'Irvine, CA 92612'])
    desk.pairs(
      370,
      34,
      [
        ['Invoice number:', 'NG-004512'],
        ['Invoice date:', '01/15/2026'],
        ['PO number:', 'PCA-3308'],
        ['Terms:', 'Due on receipt'],
      ],
      { right: 562 },
    )
    desk.block(48, 104, ['BILL TO', 'Pinnacle Claims Administrators', '3 Park Plaza', 'Irvine, CA 92614'])
    const y = desk.table(
      [
        { head: 'Part', x: 48 },
        { head: 'Description', x: 120 },
        { head: 'Qty', x: 400, align: 'center' },
        { head: 'Unit', x: 480, align: 'right' },
        { head: 'Total', x: 562, align: 'right' },
      ],
      180,
      serverItems.map((item, index) => [
        `NG${index + 1}-88`,
        item[0],
        String(item[2]),
        us(item[3]!),
        us(amountOf(item)),
      ]),
      { head: 'band' },
    )
    desk.pairs(
      400,
      y + 6,
      [
        ['Subtotal', us(sumOf(serverItems))],
        ['Shipping & handling', us(215.6)],
        ['Sales tax', us(serverTax)],
        ['Amount due', `$${us(plus(sumOf(serverItems), serverTax, 215.6))}`],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

export const practices: readonly MadeInvoice[] = [ultrasound, dental, kitchen, servers]
