/** Documents that are more or less than one invoice: credit notes, receipts, several in a file, other pages, a balance, an embedded one. */
import { drawnInvoice, type MadeInvoice } from '../made-invoice.ts'

const embeddedXml = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocument><ram:ID>ZR-701</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>
<udt:DateTimeString format="102">20260520</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID>
</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Fräsmaschine FM-3</ram:Name>
</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>
<ram:ChargeAmount>42000</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>
</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
<ram:LineTotalAmount>42000</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>2</ram:LineID>
</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Transport</ram:Name>
</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>
<ram:ChargeAmount>650</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>
</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
<ram:LineTotalAmount>650</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Werkzeugmaschinen Kessler GmbH</ram:Name>
<ram:PostalTradeAddress><ram:PostcodeCode>73730</ram:PostcodeCode><ram:LineOne>Fabrikstraße 9</ram:LineOne>
<ram:CityName>Esslingen</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
</ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>Feinmechanik Lutz KG</ram:Name></ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:ApplicableTradeTax>
<ram:CalculatedAmount>8103.5</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
<ram:BasisAmount>42650</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>
<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>42650</ram:LineTotalAmount>
<ram:TaxBasisTotalAmount>42650</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="EUR">8103.5</ram:TaxTotalAmount><ram:GrandTotalAmount>50753.5</ram:GrandTotalAmount>
<ram:DuePayableAmount>50753.5</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

// prettier-ignore
export const documents: readonly MadeInvoice[] = [
  drawnInvoice({
    name: 'credit-note-returned-pump',
    what: 'a credit note with negative amounts, naming the invoice it is about',
    truths: [{
      expected: {
        'sender.name': 'Piedmont Hydraulics', 'receiver.name': 'Yadkin Crane Service', invoice_number: 'CM-1180',
        invoice_date: '2026-03-25', total_invoice_value: -2232,
      },
      absent: ['due_date', 'tax_total'],
      items: [
        ['Hydraulic pump A10V, returned', 'hard', -1, 2_480],
        ['Restocking fee', 'soft', 1, 248],
      ],
    }],
    script: `
text b 16: 48,46 Piedmont Hydraulics
text: 48,68 918 Patton Avenue | Winston-Salem, NC 27107
text b > 16: 562,46 CREDIT MEMO
pairs >562: 380,72 Credit memo no. = CM-1180 | Date = 03/25/2026 | Applies to invoice = 24417
text: 48,110 Customer | Yadkin Crane Service | 300 Boone Trail | North Wilkesboro, NC 28659
table: 184 @48 Description = text | >400 Qty = quantity | >480 Rate = <rate> | >562 Amount = <amount>
pairs >562: 400,245.45 Total credit = -2,232.00
`,
  }),
  drawnInvoice({
    name: 'receipt-narrow-paid-by-card',
    what: 'a receipt of a rental yard: narrow columns, paid by card',
    page: { font: 'Courier' },
    truths: [{
      expected: {
        'sender.name': 'Tool Barn Rentals', invoice_date: '2026-05-02', subtotal: 415.8, tax_total: 33.26,
        total_invoice_value: 449.06,
      },
      absent: ['due_date', 'other_details.down_payment'],
      items: [
        ['Trencher 36 in., 2 days', 'hard', null, null, 378],
        ['Damage waiver', 'soft', null, null, 37.8],
      ],
    }],
    script: `
text: 180,60        TOOL BARN RENTALS |       4400 Airport Road |      Hot Springs, AR 71913 | _ | RECEIPT 0417-22
| 05/02/2026  4:51 PM | _ | Trencher 36 in., 2 days    378.00 | Damage waiver               37.80
|                         --------- | SUBTOTAL                   415.80 | SALES TAX 8%                33.26
| TOTAL                      449.06 | _ | VISA ****4471              449.06 | CHANGE                       0.00
`,
  }),
  drawnInvoice({
    name: 'two-invoices-in-one-file',
    what: 'two invoices of one seller, a page each',
    truths: [{
      expected: {
        'sender.name': 'Wabash Trailer Outlet', 'receiver.name': 'Hoosier Event Rentals', invoice_number: 'WT-2201',
        invoice_date: '2026-06-01', total_invoice_value: 11_900,
      },
      absent: ['tax_total', 'discount'],
      items: [
        ['Enclosed cargo trailer 16 ft', 'hard', 1, 11_900],
      ],
    }, {
      expected: {
        'sender.name': 'Wabash Trailer Outlet', 'receiver.name': 'Hoosier Event Rentals', invoice_number: 'WT-2209',
        invoice_date: '2026-06-08', total_invoice_value: 575,
      },
      absent: ['tax_total', 'discount'],
      items: [
        ['Roof vent kit', 'hard', 2, 145],
        ['Labor', 'soft', 3, 95],
      ],
    }],
    script: `
text b 15: 48,46 Wabash Trailer Outlet
text: 48,66 4300 N US 31 | Kokomo, IN 46901
text b > 18: 562,46 Invoice
pairs >562: 400,74 Invoice # = WT-2201 | Date = 06/01/2026
text: 48,110 Bill to | Hoosier Event Rentals | 52 Monument Circle | Indianapolis, IN 46204
table: 184 @48 Description = text | >400 Qty = quantity | >480 Rate = <rate> | >562 Amount = <rate>
pairs >562: 420,229.3 Total = $11,900.00
page:
text b 15: 48,46 Wabash Trailer Outlet
text: 48,66 4300 N US 31 | Kokomo, IN 46901
text b > 18: 562,46 Invoice
pairs >562: 400,74 Invoice # = WT-2209 | Date = 06/08/2026
text: 48,110 Bill to | Hoosier Event Rentals | 52 Monument Circle | Indianapolis, IN 46204
table n2: 184 @48 Description = text | >400 Qty = quantity | >480 Rate = <rate> | >562 Amount = <amount>
pairs >562: 420,245.45 Total = $575.00
`,
  }),
  drawnInvoice({
    name: 'invoice-between-letter-and-terms',
    what: 'a letter before it and terms of sale after it, both with figures of their own',
    page: { font: 'Times-Roman', type: 11 },
    truths: [{
      expected: {
        'sender.name': 'Ozark Mill Supply', 'receiver.name': 'Current River Lumber', invoice_number: '50731',
        invoice_date: '2026-02-24', total_invoice_value: 27_300, pages: [2],
      },
      absent: ['tax_total', 'discount', 'other_details.down_payment'],
      items: [
        ['Vertical band mill VM-12, serial 88-1204', 'hard', 1, 27_300],
      ],
    }],
    script: `
text: 72,80 February 25, 2026 | _ | Dear Mr. Hollis, | _
| thank you for choosing us. Please find our invoice for the band mill on the next page.
| As we said on the telephone, a second mill would cost $25,900 if ordered before June. | _ | Sincerely,
| Ruth Eddings
page:
text b 16: 48,46 Ozark Mill Supply
text: 48,68 201 Porter Wagoner Blvd | West Plains, MO 65775
text b > 16: 562,46 INVOICE
pairs >562: 400,76 Invoice No. = 50731 | Date = 02/24/2026
text: 48,112 Sold to: | Current River Lumber | 88 Highway 19 | Eminence, MO 65466
table: 196 @48 Description = text | >400 Qty = quantity | >480 Rate = <rate> | >562 Amount = <rate>
pairs >562: 420,246.7 Total due = $27,300.00
page:
text b ^: 306,60 TERMS AND CONDITIONS OF SALE
text: 72,100 1. Prices are subject to change. A restocking charge of 15% applies to returned goods.
| 2. Overdue balances bear a service charge of 1.5% per month, at least $25.00.
| 3. Title passes to the buyer when payment is received in full. | 4. Claims must be made within 10 days of delivery.
`,
  }),
  drawnInvoice({
    name: 'rechnung-mit-eingebetteter-xml',
    what: 'a page with little on it and the invoice as embedded XML (CII)',
    page: { size: 'A4' },
    truths: [{
      expected: {
        'sender.name': 'Werkzeugmaschinen Kessler GmbH', 'receiver.name': 'Feinmechanik Lutz KG',
        invoice_number: 'ZR-701', invoice_date: '2026-05-20', currency: 'EUR', subtotal: 42_650, tax_total: 8_103.5,
        total_invoice_value: 50_753.5,
      },
      items: [
        ['Fräsmaschine FM-3', 'hard', 1, 42_000],
        ['Transport', 'soft', 1, 650],
      ],
    }],
    attached: { name: 'factur-x.xml', xml: embeddedXml },
    script: `
text: 48,60 Werkzeugmaschinen Kessler GmbH | Fabrikstraße 9 | 73730 Esslingen
; 48,120 Feinmechanik Lutz KG | Talweg 4 | 72622 Nürtingen
text b 13: 48,190 Rechnung Nr. ZR-701 vom 20.05.2026
text: 48,220 Fräsmaschine FM-3 mit Transport | Die Einzelheiten entnehmen Sie bitte der eingebetteten Datei.
text b: 48,270 Rechnungsbetrag 50.753,50 EUR
`,
  }),
]
