import { expect, test } from 'vitest'
import type { Document } from '../../../../../core/document/model.ts'
import { parseEInvoice } from '../../../../../core/extraction/invoice/e-invoice/parse-xml.ts'
import { extractInvoices } from '../../../../../core/extraction/invoice/extract.ts'
import { readDocument } from '../../../../../core/reading/read-document.ts'
import { drawDocument } from '../../../../support/draw-page.ts'
import { drawnPdf } from '../../../reading/drawn-pdf.ts'

interface Stated {
  readonly number?: string
  readonly total?: string
  readonly due?: string
}

const cii = ({
  number = 'R-118',
  total = '1190.00',
  due = '20240417',
}: Stated = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="r" xmlns:udt="u">
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20240403</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct><ram:SellerAssignedID>A-1</ram:SellerAssignedID><ram:Name>Mulcher &amp; Rotor</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>500.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>1000.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Meyer Landtechnik GmbH</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>49716</ram:PostcodeCode>
        <ram:LineOne>Am Markt 1</ram:LineOne><ram:CityName>Meppen</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Hof Lindner</ram:Name></ram:BuyerTradeParty>
      <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>B-7781</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:ApplicableTradeTax><ram:CalculatedAmount>190.00</ram:CalculatedAmount><ram:BasisAmount>1000.00</ram:BasisAmount>
        <ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms><ram:Description>14 Tage netto</ram:Description>
        <ram:DueDateDateTime><udt:DateTimeString format="102">${due}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>1000.00</ram:LineTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">190.00</ram:TaxTotalAmount><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount>
        <ram:DuePayableAmount>${total}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`

const ubl = `<?xml version="1.0"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="b" xmlns:cac="a">
  <cbc:ID>INV-9</cbc:ID><cbc:IssueDate>2024-03-04</cbc:IssueDate><cbc:DueDate>2024-04-03</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:OrderReference><cbc:ID>PO-5</cbc:ID></cac:OrderReference>
  <cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cbc:StreetName>Kade 1</cbc:StreetName><cbc:CityName>Utrecht</cbc:CityName>
    <cbc:PostalZone>3511 AB</cbc:PostalZone><cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyLegalEntity><cbc:RegistrationName>Veld BV</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">21.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount>100.00</cbc:TaxableAmount>
    <cbc:TaxAmount>21.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>21</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount><cbc:TaxInclusiveAmount>121.00</cbc:TaxInclusiveAmount>
    <cbc:PrepaidAmount>21.00</cbc:PrepaidAmount><cbc:PayableAmount>100.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:InvoicedQuantity unitCode="HUR">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Repair</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount>500.00</cbc:PriceAmount><cbc:BaseQuantity>10</cbc:BaseQuantity></cac:Price></cac:InvoiceLine>
</Invoice>`

const page = `
  Meyer Landtechnik GmbH                         Rechnung Nr. R-118
  Am Markt 1, 49716 Meppen                       Datum: 03.04.2024

  Menge    Bezeichnung             Einzelpreis      Betrag
  2        Mulcher & Rotor         500,00         1.000,00
                                   Summe netto    1.000,00
                                   MwSt 19%         190,00
                                   Gesamtbetrag   1.190,00 EUR
`
const withXml = (text: string, ...pages: readonly string[]): Document => ({
  ...drawDocument(...pages),
  attachments: [{ name: 'factur-x.xml', text }],
})
const codes = (document: Document): string[] =>
  extractInvoices(document).invoices.flatMap(({ problems }) => problems.map(({ code }) => code))

/** The members of the data without the wrapping of fields. */
function valuesOf(xml: string): unknown {
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(plain)
    return 'method' in value && 'value' in value
      ? value.value
      : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]))
  }
  return plain(parseEInvoice(xml))
}

test('CII is read into members', () => {
  expect(valuesOf(cii())).toMatchObject({
    kind: 'invoice',
    texts: {
      invoice_number: 'R-118',
      invoice_date: '2024-04-03',
      due_date: '2024-04-17',
      currency: 'EUR',
      purchase_order: 'B-7781',
      payment_terms: '14 Tage netto',
    },
    parties: { sender: { name: 'Meyer Landtechnik GmbH', address: 'Am Markt 1, 49716 Meppen, DE' } },
    figures: { subtotal: 1000, tax_total: 190, total_invoice_value: 1190, amount_due: 1190 },
    taxes: [{ rate: 0.19, base: 1000, amount: 190 }],
    lines: [{ description: 'Mulcher & Rotor', quantity: 2, rate: 500, amount: 1000 }],
  })
})

test('UBL is read into members', () => {
  expect(valuesOf(ubl)).toMatchObject({
    texts: { invoice_number: 'INV-9', due_date: '2024-04-03', purchase_order: 'PO-5' },
    parties: { sender: { name: 'Veld BV', address: 'Kade 1, 3511 AB Utrecht, NL' } },
    figures: { total_invoice_value: 121, amount_paid: 21, amount_due: 100 },
    lines: [{ quantity: 2, rate: 50, amount: 100 }],
  })
  const creditNote = ubl.replaceAll('Invoice xmlns', 'CreditNote xmlns').replace('</Invoice>', '</CreditNote>')
  expect(valuesOf(creditNote)).toMatchObject({ kind: 'credit_note' })
})

test('another XML is none; one that is torn, or defines a document type, is broken', () => {
  expect(parseEInvoice('<note>hello</note>')).toBeNull()
  expect(parseEInvoice(cii().slice(0, 900))).toBe('broken')
  const entity = '<!DOCTYPE x [<!ENTITY leak SYSTEM "file:///etc/hostname">]>'
  expect(parseEInvoice(cii({ number: '&leak;' }).replace('?>', `?>${entity}`))).toBe('broken')
})

test('what agrees is confirmed, what the page leaves open is filled in as metadata', () => {
  const [invoice] = extractInvoices(withXml(cii(), page)).invoices
  expect(invoice?.problems).toEqual([])
  expect(invoice?.texts.invoice_number).toMatchObject({ value: 'R-118', method: 'text' })
  expect(invoice?.texts.invoice_number?.confidence).toBeGreaterThan(0.99)
  expect(invoice?.texts.due_date).toMatchObject({ value: '2024-04-17', method: 'metadata', evidence: [] })
  expect(invoice?.texts.purchase_order).toMatchObject({ value: 'B-7781', method: 'metadata' })
})

test('what contradicts is reported, and the page counts', () => {
  const dated = page.replace('Datum: 03.04.2024', 'Datum: 03.04.2024   Zahlbar bis: 30.04.2024')
  const [invoice] = extractInvoices(withXml(cii(), dated)).invoices
  expect(invoice?.texts.due_date).toMatchObject({ value: '2024-04-30', method: 'text' })
  expect(invoice?.problems).toMatchObject([{ code: 'E_INVOICE_CONTRADICTS', severity: 'high' }])
  expect(invoice?.problems[0]?.message).toContain('due_date')
})

test('the data of another invoice fills nothing in', () => {
  const [invoice] = extractInvoices(withXml(cii({ number: 'X-999', total: '119.00' }), page)).invoices
  expect(invoice?.texts.invoice_number?.value).toBe('R-118')
  expect(invoice?.texts.due_date).toBeUndefined()
  const fromSentence = invoice?.problems.map(({ message }) => message).join('\n')
  expect(fromSentence).toContain('invoice_number')
})

test('where the pages say nothing, the data is the invoice', () => {
  const [invoice] = extractInvoices(withXml(cii(), 'A picture')).invoices
  expect(invoice?.figures.total_invoice_value).toMatchObject({ value: 1190, method: 'metadata' })
  expect(invoice?.parties.sender.name?.value).toBe('Meyer Landtechnik GmbH')
  expect(invoice?.lines).toHaveLength(1)
})

test('broken data is reported and does no harm', () => {
  const document = withXml(cii().slice(0, 900), page)
  expect(extractInvoices(document).problems).toMatchObject([{ code: 'E_INVOICE_UNREADABLE', severity: 'warning' }])
  expect(codes(document)).toEqual(codes(drawDocument(page)))
})

test('reading delivers the XML a PDF carries, and nothing else it carries', async () => {
  const bytes = await drawnPdf(pdf => {
    pdf.file(Buffer.from(cii(), 'utf8'), { name: 'factur-x.xml' })
    pdf.file(Buffer.from('price;list'), { name: 'list.csv' })
    pdf.text('Rechnung Nr. R-118', 40, 40)
  })
  const { attachments } = await readDocument(bytes, { fileName: 'carrying.pdf' })
  expect(attachments).toEqual([{ name: 'factur-x.xml', text: cii() }])
  const plain = await drawnPdf(pdf => void pdf.text('Rechnung Nr. R-118', 40, 40))
  expect((await readDocument(plain, { fileName: 'plain.pdf' })).attachments).toBeUndefined()
})
