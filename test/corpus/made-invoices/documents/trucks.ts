/** Trucks and trailers: a dealer's invoice, bills of sale, a purchase order, an auction. */
import { Desk, linesOf, percentOf, plus, sumOf, us, amountOf, type Item } from '../desk.ts'
import type { MadeInvoice } from '../made-invoice.ts'

const columns = [
  { head: 'Item', x: 50 },
  { head: 'Description', x: 110 },
  { head: 'Qty', x: 400, align: 'right' },
  { head: 'Unit Price', x: 480, align: 'right' },
  { head: 'Amount', x: 562, align: 'right' },
] as const

const tractorItems: readonly Item[] = [
  ['2022 Freightliner Cascadia 126 sleeper tractor\nVIN 1FUJHHDR6NLMX1234, 312,480 miles', 'hard', 1, 89_500],
  ['Wet kit, installed', 'hard', 1, 4_250],
  ['Extended powertrain warranty 24 months', 'soft', 1, 3_995],
  ['Documentation fee', 'soft', 1, 199],
]
const tractorSubtotal = sumOf(tractorItems)
const tractorTax = percentOf(6.25, 93_750)
const tractorTotal = plus(tractorSubtotal, tractorTax)

const truckDealer: MadeInvoice = {
  name: 'truck-dealer-tractor-with-trade-in',
  what: 'a dealer’s invoice: VIN under the description, sales tax on part of it, trade-in and down payment after the total',
  truths: [
    {
      expected: {
        sender: { name: 'Blue Ridge Truck Sales, Inc.', address: '2200 Lee Highway, Bristol, VA 24201' },
        receiver: { name: 'Harlan Brothers Hauling LLC', address: '57 Depot Street, Norton, VA 24273' },
        invoice_number: 'BR-30981',
        invoice_date: '2026-02-18',
        currency: 'USD',
        subtotal: tractorSubtotal,
        tax_total: tractorTax,
        total_invoice_value: tractorTotal,
        trade_in: 18_500,
        amount_due: plus(tractorTotal, -18_500, -15_000),
        payment_terms: 'Due on delivery',
        doc_type: 'invoice',
        other_details: {
          vin: '1FUJHHDR6NLMX1234',
          make: 'Freightliner',
          model: 'Cascadia 126',
          year: '2022',
          equipment_miles_hours: 312_480,
          down_payment: 15_000,
        },
        transactions: linesOf(tractorItems),
      },
      absent: ['due_date', 'shipping', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(48, 40, 'Blue Ridge Truck Sales, Inc.', { size: 17, bold: true })
    desk.block(48, 62, ['2200 Lee Highway, Bristol, VA 24201', 'Phone (276) 555-0142'])
    desk.right('INVOICE', 562, 40, { size: 20, bold: true })
    desk.pairs(
      400,
      72,
      [
        ['Invoice No.', 'BR-30981'],
        ['Invoice Date', '02/18/2026'],
        ['Salesperson', 'D. Keene'],
        ['Terms', 'Due on delivery'],
      ],
      { right: 562 },
    )
    desk.block(48, 140, 'SOLD TO', { bold: true })
    desk.block(48, 153, ['Harlan Brothers Hauling LLC', '57 Depot Street', 'Norton, VA 24273'])
    const rows = tractorItems.map((item, index) => [String(index + 1), item[0], '1', us(item[3]!), us(amountOf(item))])
    const y = desk.table(columns, 220, rows, { head: 'band' })
    desk.rule(380, 562, y)
    desk.pairs(
      384,
      y + 6,
      [
        ['Subtotal', us(tractorSubtotal)],
        ['Sales tax 6.25% (on units)', us(tractorTax)],
        ['Total', us(tractorTotal)],
        ['Less trade-in (2016 Volvo VNL)', us(18_500)],
        ['Less down payment', us(15_000)],
        ['Balance due', `$${us(plus(tractorTotal, -33_500))}`],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

const billOfSale: MadeInvoice = {
  name: 'trailer-bill-of-sale-in-sentences',
  what: 'a private bill of sale in sentences, without a number and without a table',
  truths: [
    {
      expected: {
        sender: { name: 'Marvin T. Oakes' },
        receiver: { name: 'Tri-County Freight LLC' },
        invoice_date: '2026-04-09',
        currency: 'USD',
        total_invoice_value: 31_750,
        doc_type: 'bill_of_sale',
        other_details: { vin: '1GRAA0620NB701245', make: 'Great Dane', year: '2022' },
      },
      absent: ['invoice_number', 'due_date', 'tax_total', 'shipping', 'other_details.down_payment'],
    },
  ],
  draw: () => {
    const desk = new Desk({ font: 'Times-Roman', type: 12 })
    desk.block(306, 70, 'BILL OF SALE', { size: 20, bold: true, align: 'center' })
    desk.block(72, 130, [
      'For and in consideration of the sum of $31,750.00, the receipt of which is hereby',
      'acknowledged, the undersigned Seller does hereby sell and transfer to the Buyer',
      'the following described trailer:',
    ])
    desk.pairs(
      100,
      200,
      [
        ['Year:', '2022'],
        ['Make:', 'Great Dane'],
        ['Body type:', '53 ft refrigerated van'],
        ['VIN:', '1GRAA0620NB701245'],
      ],
      { value: 190, bold: false },
    )
    desk.block(72, 300, [
      'The trailer is sold as is, free of all liens and encumbrances.',
      '',
      'Dated this 9th day of April, 2026.',
    ])
    desk.pairs(
      72,
      380,
      [
        ['Seller:', 'Marvin T. Oakes'],
        ['Address:', '14 Cutbank Road, Havre, MT 59501'],
        ['Buyer:', 'Tri-County Freight LLC'],
        ['Address:', '880 Terminal Way, Billings, MT 59101'],
      ],
      { value: 140, step: 22, bold: false },
    )
    return desk.done()
  },
}

const orderItems: readonly Item[] = [
  ['2023 Kenworth T880 dump truck, VIN 1XKYD49X8PJ212345', 'hard', 1, 168_900],
  ['2023 Peterbilt 567 dump truck, VIN 1NPDX4TX1PD612345', 'hard', 1, 171_400],
]
const purchaseOrder: MadeInvoice = {
  name: 'dump-trucks-order-of-the-buyer',
  what: 'a purchase order: the letterhead is the buyer’s, the vendor stands in a box',
  truths: [
    {
      expected: {
        sender: { name: 'Palmetto Vocational Trucks', address: '4001 Rivers Avenue, North Charleston, SC 29405' },
        receiver: { name: 'Coastal Aggregates Company', address: '19 Quarry Lane, Summerville, SC 29483' },
        purchase_order: 'PO-7741',
        invoice_date: '2026-01-27',
        currency: 'USD',
        total_invoice_value: sumOf(orderItems),
        doc_type: 'purchase_order',
        transactions: linesOf(orderItems),
      },
      acceptable: { purchase_order: ['7741'] },
      absent: ['due_date', 'tax_total', 'amount_due', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(48, 44, 'COASTAL AGGREGATES COMPANY', { size: 14, bold: true })
    desk.block(48, 62, '19 Quarry Lane, Summerville, SC 29483')
    desk.block(306, 92, 'PURCHASE ORDER', { size: 15, bold: true, align: 'center' })
    desk.frame(48, 120, 250, 74).frame(314, 120, 250, 74)
    desk.block(54, 126, ['VENDOR', 'Palmetto Vocational Trucks', '4001 Rivers Avenue', 'North Charleston, SC 29405'])
    desk.pairs(
      322,
      130,
      [
        ['P.O. Number:', 'PO-7741'],
        ['Date:', 'January 27, 2026'],
        ['Ship via:', 'Driven'],
      ],
      { right: 556 },
    )
    const y = desk.table(
      columns,
      220,
      orderItems.map((item, index) => [String(index + 1), item[0], '1', us(item[3]!), us(amountOf(item))]),
      { lines: true },
    )
    desk.pairs(420, y + 4, [['TOTAL', `$${us(sumOf(orderItems))}`]], { right: 562 })
    desk.block(48, 640, [
      'Authorized by: ______________________',
      'Please confirm receipt of this order within 5 days.',
    ])
    return desk.done()
  },
}

const auctionItems: readonly Item[] = [
  ['Lot 118: 2019 Hino 268A box truck, VIN 5PVNJ8JV2K4S61234', 'hard', 1, 41_000],
  ['Lot 240: Wabash DuraPlate van trailer, VIN 1JJV532D4ML334455', 'hard', 1, 22_500],
  ['Buyer’s premium', 'soft', null, null, 3_175],
  ['Title transfer fee', 'soft', null, null, 75],
]
const auction: MadeInvoice = {
  name: 'auction-lots-with-premium',
  what: 'typewriter columns; lots with a buyer’s premium and a fee; two vehicles',
  truths: [
    {
      expected: {
        sender: { name: 'Great Basin Auction Co.' },
        receiver: { name: 'Silver State Movers' },
        invoice_number: '88214',
        file_id: 88_214,
        invoice_date: '2026-05-30',
        total_invoice_value: sumOf(auctionItems),
        amount_due: sumOf(auctionItems),
        transactions: linesOf(auctionItems.map(item => [item[0], item[1], null, null, amountOf(item)])),
        other_details: { vin: '5PVNJ8JV2K4S61234' },
      },
      absent: ['tax_total', 'discount', 'shipping'],
    },
  ],
  draw: () => {
    const desk = new Desk({ font: 'Courier', type: 10 })
    desk.block(48, 44, [
      'GREAT BASIN AUCTION CO.',
      '1200 E. Glendale Avenue',
      'Sparks, NV 89431',
      '',
      'BUYER INVOICE 88214          SALE DATE: 05/30/2026',
      '',
      'BIDDER 417',
      'SILVER STATE MOVERS',
      '645 W. Sunset Road',
      'Henderson, NV 89011',
    ])
    let y = desk.table(
      [
        { head: 'DESCRIPTION', x: 48 },
        { head: 'AMOUNT', x: 560, align: 'right' },
      ],
      200,
      auctionItems.map(item => [item[0].replace('’', "'"), us(amountOf(item))]),
      { head: 'plain', step: 6 },
    )
    y = desk.pairs(380, y + 8, [['INVOICE TOTAL', us(sumOf(auctionItems))]], { right: 560, bold: false })
    desk.pairs(380, y, [['AMOUNT DUE', us(sumOf(auctionItems))]], { right: 560, bold: false })
    return desk.done()
  },
}

export const trucks: readonly MadeInvoice[] = [truckDealer, billOfSale, purchaseOrder, auction]
