/** Papers that are more or less than one invoice: credit notes, receipts, several in a file, other pages, a balance, an embedded one. */
import { amountOf, Desk, linesOf, percentOf, plus, sumOf, us, type Item } from '../desk.ts'
import type { InvoiceTruth, MadeInvoice } from '../made-invoice.ts'

const columns = [
  { head: 'Description', x: 48 },
  { head: 'Qty', x: 400, align: 'right' },
  { head: 'Rate', x: 480, align: 'right' },
  { head: 'Amount', x: 562, align: 'right' },
] as const
const cellsOf = (items: readonly Item[]) =>
  items.map(item => [item[0], String(item[2] ?? ''), us(item[3]!), us(amountOf(item))])

const returned: readonly Item[] = [
  ['Hydraulic pump A10V, returned', 'hard', -1, 2_480],
  ['Restocking fee', 'soft', 1, 248],
]
const credit: MadeInvoice = {
  name: 'credit-note-returned-pump',
  what: 'a credit note with negative amounts, naming the invoice it is about',
  truths: [
    {
      expected: {
        sender: { name: 'Piedmont Hydraulics' },
        receiver: { name: 'Yadkin Crane Service' },
        invoice_number: 'CM-1180',
        invoice_date: '2026-03-25',
        total_invoice_value: sumOf(returned),
        transactions: linesOf(returned),
      },
      absent: ['due_date', 'tax_total'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(48, 46, 'Piedmont Hydraulics', { size: 16, bold: true })
    desk.block(48, 68, ['918 Patton Avenue', 'Winston-Salem, NC 27107'])
    desk.block(562, 46, 'CREDIT MEMO', { size: 16, bold: true, align: 'right' })
    desk.pairs(
      380,
      72,
      [
        ['Credit memo no.', 'CM-1180'],
        ['Date', '03/25/2026'],
        ['Applies to invoice', '24417'],
      ],
      { right: 562 },
    )
    desk.block(48, 110, ['Customer', 'Yadkin Crane Service', '300 Boone Trail', 'North Wilkesboro, NC 28659'])
    const y = desk.table(columns, 184, [
      [returned[0]![0], '-1', us(2_480), `-${us(2_480)}`],
      [returned[1]![0], '1', us(248), us(248)],
    ])
    desk.pairs(400, y + 6, [['Total credit', `-${us(2_232)}`]], { right: 562 })
    return desk.done()
  },
}

const rented: readonly Item[] = [
  ['Trencher 36 in., 2 days', 'hard', 2, 189],
  ['Damage waiver', 'soft', 1, 37.8],
]
const receiptTax = percentOf(8, sumOf(rented))
const receipt: MadeInvoice = {
  name: 'receipt-narrow-paid-by-card',
  what: 'a receipt of a rental yard: narrow columns, paid by card',
  truths: [
    {
      expected: {
        sender: { name: 'Tool Barn Rentals' },
        invoice_date: '2026-05-02',
        subtotal: sumOf(rented),
        tax_total: receiptTax,
        total_invoice_value: plus(sumOf(rented), receiptTax),
        transactions: linesOf(rented.map(item => [item[0], item[1], null, null, amountOf(item)])),
      },
      absent: ['due_date', 'other_details.down_payment'],
    },
  ],
  draw: () => {
    const desk = new Desk({ font: 'Courier', type: 9 })
    desk.block(180, 60, [
      '       TOOL BARN RENTALS',
      '      4400 Airport Road',
      '     Hot Springs, AR 71913',
      '',
      'RECEIPT 0417-22',
      '05/02/2026  4:51 PM',
      '',
      'Trencher 36 in., 2 days    378.00',
      'Damage waiver               37.80',
      '                        ---------',
      'SUBTOTAL                   415.80',
      'SALES TAX 8%                33.26',
      'TOTAL                      449.06',
      '',
      'VISA ****4471              449.06',
      'CHANGE                       0.00',
    ])
    return desk.done()
  },
}

const invoiceA: readonly Item[] = [['Enclosed cargo trailer 16 ft', 'hard', 1, 11_900]]
const invoiceB: readonly Item[] = [
  ['Roof vent kit', 'hard', 2, 145],
  ['Labor', 'soft', 3, 95],
]
const pair = (number: string, date: string, items: readonly Item[]): InvoiceTruth => ({
  expected: {
    sender: { name: 'Wabash Trailer Outlet' },
    receiver: { name: 'Hoosier Event Rentals' },
    invoice_number: number,
    invoice_date: date,
    total_invoice_value: sumOf(items),
    transactions: linesOf(items),
  },
  absent: ['tax_total', 'discount'],
})
const two: MadeInvoice = {
  name: 'two-invoices-in-one-file',
  what: 'two invoices of one seller, a page each',
  truths: [pair('WT-2201', '2026-06-01', invoiceA), pair('WT-2209', '2026-06-08', invoiceB)],
  draw: () => {
    const desk = new Desk()
    const one = (number: string, date: string, items: readonly Item[]) => {
      desk.block(48, 46, 'Wabash Trailer Outlet', { size: 15, bold: true })
      desk.block(48, 66, ['4300 N US 31', 'Kokomo, IN 46901'])
      desk.block(562, 46, 'Invoice', { size: 18, bold: true, align: 'right' })
      desk.pairs(
        400,
        74,
        [
          ['Invoice #', number],
          ['Date', date],
        ],
        { right: 562 },
      )
      desk.block(48, 110, ['Bill to', 'Hoosier Event Rentals', '52 Monument Circle', 'Indianapolis, IN 46204'])
      const y = desk.table(columns, 184, cellsOf(items))
      desk.pairs(420, y + 6, [['Total', `$${us(sumOf(items))}`]], { right: 562 })
    }
    one('WT-2201', '06/01/2026', invoiceA)
    desk.page()
    one('WT-2209', '06/08/2026', invoiceB)
    return desk.done()
  },
}

const millItems: readonly Item[] = [['Vertical band mill VM-12, serial 88-1204', 'hard', 1, 27_300]]
const among: MadeInvoice = {
  name: 'invoice-between-letter-and-terms',
  what: 'a letter before it and terms of sale after it, both with figures of their own',
  truths: [
    {
      expected: {
        sender: { name: 'Ozark Mill Supply' },
        receiver: { name: 'Current River Lumber' },
        invoice_number: '50731',
        invoice_date: '2026-02-24',
        total_invoice_value: 27_300,
        transactions: linesOf(millItems),
        pages: [2],
      },
      absent: ['tax_total', 'discount', 'other_details.down_payment'],
    },
  ],
  draw: () => {
    const desk = new Desk({ font: 'Times-Roman', type: 11 })
    desk.block(72, 80, [
      'February 25, 2026',
      '',
      'Dear Mr. Hollis,',
      '',
      'thank you for choosing us. Please find our invoice for the band mill on the next page.',
      'As we said on the telephone, a second mill would cost $25,900 if ordered before June.',
      '',
      'Sincerely,',
      'Ruth Eddings',
    ])
    desk.page()
    desk.block(48, 46, 'Ozark Mill Supply', { size: 16, bold: true })
    desk.block(48, 68, ['201 Porter Wagoner Blvd', 'West Plains, MO 65775'])
    desk.block(562, 46, 'INVOICE', { size: 16, bold: true, align: 'right' })
    desk.pairs(
      400,
      76,
      [
        ['Invoice No.', '50731'],
        ['Date', '02/24/2026'],
      ],
      { right: 562 },
    )
    desk.block(48, 112, ['Sold to:', 'Current River Lumber', '88 Highway 19', 'Eminence, MO 65466'])
    const y = desk.table(columns, 196, cellsOf(millItems))
    desk.pairs(420, y + 6, [['Total due', `$${us(27_300)}`]], { right: 562 })
    desk.page()
    desk.block(306, 60, 'TERMS AND CONDITIONS OF SALE', { bold: true, align: 'center' })
    desk.block(72, 100, [
      '1. Prices are subject to change. A restocking charge of 15% applies to returned goods.',
      '2. Overdue balances bear a service charge of 1.5% per month, at least $25.00.',
      '3. Title passes to the buyer when payment is received in full.',
      '4. Claims must be made within 10 days of delivery.',
    ])
    return desk.done()
  },
}

const partItems: readonly Item[] = [
  ['Cutting edge, bolt-on', 'hard', 4, 186.25],
  ['Field service call', 'soft', 1, 320],
]
const balance: MadeInvoice = {
  name: 'previous-balance-and-payments',
  what: 'a previous balance and a payment received stand among the sums: the total is the new charges',
  truths: [
    {
      expected: {
        sender: { name: 'Sandhills Tractor & Implement' },
        receiver: { name: 'Kincaid Cattle Co.' },
        invoice_number: '118842',
        invoice_date: '2026-07-31',
        total_invoice_value: sumOf(partItems),
        previous_balance: 1_250,
        amount_paid: 1_000,
        amount_due: plus(sumOf(partItems), 250),
        transactions: linesOf(partItems),
      },
      absent: ['tax_total', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(48, 46, 'Sandhills Tractor & Implement', { size: 14, bold: true })
    desk.block(48, 64, ['900 E Highway 20', 'Valentine, NE 69201'])
    desk.block(420, 46, ['Invoice: 118842', 'Invoice date: 07/31/2026', 'Account: 3301'])
    desk.block(48, 104, ['Kincaid Cattle Co.', 'HC 32 Box 14', 'Cody, NE 69211'])
    const y = desk.table(columns, 170, cellsOf(partItems), { head: 'band' })
    desk.pairs(
      360,
      y + 6,
      [
        ['Invoice total', us(sumOf(partItems))],
        ['Previous balance', us(1_250)],
        ['Payment received 07/14/2026', `-${us(1_000)}`],
        ['Amount due', us(plus(sumOf(partItems), 250))],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

const embeddedItems: readonly Item[] = [
  ['Fräsmaschine FM-3', 'hard', 1, 42_000],
  ['Transport', 'soft', 1, 650],
]
const embeddedTax = percentOf(19, sumOf(embeddedItems))
const embeddedXml = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocument><ram:ID>ZR-701</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20260520</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${embeddedItems
  .map(
    (item, index) =>
      `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${item[0]}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${item[3]}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${item[3]}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  )
  .join('\n')}
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Werkzeugmaschinen Kessler GmbH</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>73730</ram:PostcodeCode><ram:LineOne>Fabrikstraße 9</ram:LineOne><ram:CityName>Esslingen</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>Feinmechanik Lutz KG</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:ApplicableTradeTax><ram:CalculatedAmount>${embeddedTax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${sumOf(embeddedItems)}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${sumOf(embeddedItems)}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${sumOf(embeddedItems)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${embeddedTax}</ram:TaxTotalAmount><ram:GrandTotalAmount>${plus(sumOf(embeddedItems), embeddedTax)}</ram:GrandTotalAmount><ram:DuePayableAmount>${plus(sumOf(embeddedItems), embeddedTax)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

const embedded: MadeInvoice = {
  name: 'rechnung-mit-eingebetteter-xml',
  what: 'a page with little on it and the invoice as embedded XML (CII)',
  truths: [
    {
      expected: {
        sender: { name: 'Werkzeugmaschinen Kessler GmbH' },
        receiver: { name: 'Feinmechanik Lutz KG' },
        invoice_number: 'ZR-701',
        invoice_date: '2026-05-20',
        currency: 'EUR',
        subtotal: sumOf(embeddedItems),
        tax_total: embeddedTax,
        total_invoice_value: plus(sumOf(embeddedItems), embeddedTax),
        transactions: linesOf(embeddedItems),
      },
    },
  ],
  draw: () => {
    const desk = new Desk({ size: 'A4' })
    const day = new Date(Date.UTC(2026, 4, 20))
    desk.pdf.file(Buffer.from(embeddedXml), {
      name: 'factur-x.xml',
      type: 'text/xml',
      creationDate: day,
      modifiedDate: day,
      relationship: 'Alternative',
    } as never)
    desk.block(48, 60, ['Werkzeugmaschinen Kessler GmbH', 'Fabrikstraße 9', '73730 Esslingen'])
    desk.block(48, 120, ['Feinmechanik Lutz KG', 'Talweg 4', '72622 Nürtingen'])
    desk.block(48, 190, 'Rechnung Nr. ZR-701 vom 20.05.2026', { size: 13, bold: true })
    desk.block(48, 220, [
      'Fräsmaschine FM-3 mit Transport',
      'Die Einzelheiten entnehmen Sie bitte der eingebetteten Datei.',
    ])
    desk.block(48, 270, 'Rechnungsbetrag 50.753,50 EUR', { bold: true })
    return desk.done()
  },
}

export const papers: readonly MadeInvoice[] = [credit, receipt, two, among, balance, embedded]
