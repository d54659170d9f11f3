/** The data of an electronic invoice (CII: ZUGFeRD 1 and 2, Factur-X, XRechnung; UBL: XRechnung, Peppol) out of its XML. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isoDate } from '../../values/dates/months.ts'
import type { InvoiceAmount, InvoiceKind } from '../invoice.ts'

export interface EInvoiceParty {
  readonly name: string | null
  /** One line, its parts joined by ", ". */
  readonly address: string | null
}

export interface EInvoiceLine {
  readonly description: string | null
  readonly quantity: number | null
  readonly unit: string | null
  readonly rate: number | null
  readonly amount: number | null
  readonly code: string | null
}

export interface EInvoiceTax {
  /** Fraction: 0.19 for 19 %. */
  readonly rate: number | null
  readonly base: number | null
  readonly amount: number | null
}

/** What the XML states; null or an absent amount where it does not. Dates are ISO; amounts have the signs of the XML. */
export interface EInvoice {
  readonly kind: InvoiceKind
  readonly number: string | null
  readonly date: string | null
  readonly dueDate: string | null
  readonly currency: string | null
  readonly purchaseOrder: string | null
  readonly paymentTerms: string | null
  readonly seller: EInvoiceParty
  readonly buyer: EInvoiceParty
  readonly amounts: { readonly [Name in InvoiceAmount]?: number }
  readonly taxes: readonly EInvoiceTax[]
  readonly lines: readonly EInvoiceLine[]
}

type Node = { readonly [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
})

/**
 * The invoice of an XML file; null when the file is another thing, `broken` when it cannot be read: it is not well-formed, or it
 * defines a document type, which no electronic invoice does and which could lead to other files.
 */
export function parseEInvoice(xml: string): EInvoice | 'broken' | null {
  const text = xml.replace(/^\uFEFF/, '')
  if (!/<(?:[\w-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/.test(text)) return null
  if (/<!DOCTYPE|<!ENTITY/i.test(text) || XMLValidator.validate(text) !== true) return 'broken'
  const root = parser.parse(text) as Node
  const cross = child(root, 'CrossIndustryInvoice', 'CrossIndustryDocument')
  if (cross !== null) return fromCrossIndustry(cross)
  const universal = child(root, 'Invoice', 'CreditNote')
  return universal === null ? null : fromUniversal(universal, child(root, 'CreditNote') !== null)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The children of one of these names, in the order of the names. */
function children(node: Node | null, ...names: readonly string[]): readonly Node[] {
  if (node === null) return []
  return names.flatMap(name => {
    const value = node[name]
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

const child = (node: Node | null, ...names: readonly string[]): Node | null => children(node, ...names)[0] ?? null

/** The text at a path of names ("A|B" for either name); null where the path ends early or the text is empty. */
function textAt(node: Node | null, ...path: readonly string[]): string | null {
  let here = node
  for (const names of path.slice(0, -1)) here = child(here, ...names.split('|'))
  const last = path.at(-1)
  if (here === null || last === undefined) return null
  for (const name of last.split('|')) {
    const value = here[name]
    const first: unknown = Array.isArray(value) ? value[0] : value
    const text = isNode(first) ? first['#text'] : first
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return null
}

/** A decimal of the XML Schema: point, no groups. */
function numberAt(node: Node | null, ...path: readonly string[]): number | null {
  const text = textAt(node, ...path)
  return text !== null && /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}

const fractionAt = (node: Node | null, name: string): number | null => {
  const percent = numberAt(node, name)
  return percent === null ? null : Math.round(percent * 1e6) / 1e8
}

/** "20250314" in format 102, "2025-03-14" with or without a time. */
function dayOf(text: string | null): string | null {
  const match = text === null ? null : /^(\d{4})-?(\d\d)-?(\d\d)(?=$|T|Z|\+|\d{4,6}$)/.exec(text)
  return match === null ? null : isoDate(Number(match[1]), Number(match[2]), Number(match[3]))
}

const joined = (parts: readonly (string | null)[]): string | null => {
  const stated = parts.filter(part => part !== null && part !== '')
  return stated.length === 0 ? null : stated.join(', ')
}

/** UNTDID 1001. */
const creditTypes = new Set(['81', '83', '261', '381', '396', '532'])

function fromCrossIndustry(root: Node): EInvoice {
  const document = child(root, 'ExchangedDocument', 'HeaderExchangedDocument')
  const trade = child(root, 'SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction')
  const agreement = child(trade, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement')
  const settlement = child(trade, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement')
  const sums = child(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  )
  const terms = children(settlement, 'SpecifiedTradePaymentTerms')
  const dueDate = terms
    .map(one => dayOf(textAt(one, 'DueDateDateTime', 'DateTimeString|DateTime')))
    .find(day => day !== null)
  return {
    kind: creditTypes.has(textAt(document, 'TypeCode') ?? '') ? 'credit_note' : 'invoice',
    number: textAt(document, 'ID'),
    date: dayOf(textAt(document, 'IssueDateTime', 'DateTimeString|DateTime')),
    dueDate: dueDate ?? null,
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    purchaseOrder: textAt(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID|ID'),
    paymentTerms: terms.map(one => textAt(one, 'Description')).find(text => text !== null) ?? null,
    seller: crossParty(child(agreement, 'SellerTradeParty')),
    buyer: crossParty(child(agreement, 'BuyerTradeParty')),
    amounts: stated({
      subtotal: numberAt(sums, 'LineTotalAmount'),
      discount: positive(numberAt(sums, 'AllowanceTotalAmount')),
      tax_total: numberAt(sums, 'TaxTotalAmount'),
      total_invoice_value: numberAt(sums, 'GrandTotalAmount'),
      amount_paid: positive(numberAt(sums, 'TotalPrepaidAmount')),
      amount_due: numberAt(sums, 'DuePayableAmount'),
    }),
    taxes: children(settlement, 'ApplicableTradeTax').map(tax => ({
      rate: fractionAt(tax, tax['RateApplicablePercent'] === undefined ? 'ApplicablePercent' : 'RateApplicablePercent'),
      base: numberAt(tax, 'BasisAmount'),
      amount: numberAt(tax, 'CalculatedAmount'),
    })),
    lines: children(trade, 'IncludedSupplyChainTradeLineItem').map(crossLine),
  }
}

function crossParty(party: Node | null): EInvoiceParty {
  const address = child(party, 'PostalTradeAddress')
  const place = [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')].filter(part => part !== null).join(' ')
  const lines = ['LineOne', 'LineTwo', 'LineThree'].map(name => textAt(address, name))
  return { name: textAt(party, 'Name'), address: joined([...lines, place, textAt(address, 'CountryID')]) }
}

function crossLine(line: Node): EInvoiceLine {
  const agreement = child(line, 'SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement')
  const delivery = child(line, 'SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery')
  const settlement = child(line, 'SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement')
  const product = child(line, 'SpecifiedTradeProduct')
  const price = child(agreement, 'NetPriceProductTradePrice')
  const sums = 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation'
  return {
    description: textAt(product, 'Name|Description'),
    quantity: numberAt(delivery, 'BilledQuantity'),
    unit: unitOf(child(delivery, 'BilledQuantity')),
    rate: unitPrice(numberAt(price, 'ChargeAmount'), numberAt(price, 'BasisQuantity')),
    amount: numberAt(settlement, sums, 'LineTotalAmount'),
    code: textAt(product, 'SellerAssignedID|GlobalID'),
  }
}

/** UN/ECE Recommendation 20: "C62", "HUR". */
const unitOf = (quantity: Node | null): string | null => {
  const code = quantity?.['@unitCode']
  return typeof code === 'string' ? code : null
}

/** The price of one unit, where it is stated for several. */
const unitPrice = (price: number | null, basis: number | null): number | null =>
  price === null || basis === null || basis === 0 ? price : price / basis

const positive = (amount: number | null): number | null => (amount === null || amount === 0 ? null : Math.abs(amount))

const stated = (amounts: { readonly [Name in InvoiceAmount]?: number | null }): EInvoice['amounts'] =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null))

function fromUniversal(root: Node, credit: boolean): EInvoice {
  const sums = child(root, 'LegalMonetaryTotal')
  const tax = child(root, 'TaxTotal')
  return {
    kind: credit || creditTypes.has(textAt(root, 'InvoiceTypeCode') ?? '') ? 'credit_note' : 'invoice',
    number: textAt(root, 'ID'),
    date: dayOf(textAt(root, 'IssueDate')),
    dueDate: dayOf(textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans', 'PaymentDueDate')),
    currency: textAt(root, 'DocumentCurrencyCode'),
    purchaseOrder: textAt(root, 'OrderReference', 'ID'),
    paymentTerms: textAt(root, 'PaymentTerms', 'Note'),
    seller: universalParty(child(child(root, 'AccountingSupplierParty'), 'Party')),
    buyer: universalParty(child(child(root, 'AccountingCustomerParty'), 'Party')),
    amounts: stated({
      subtotal: numberAt(sums, 'LineExtensionAmount'),
      discount: positive(numberAt(sums, 'AllowanceTotalAmount')),
      tax_total: numberAt(tax, 'TaxAmount'),
      total_invoice_value: numberAt(sums, 'TaxInclusiveAmount'),
      amount_paid: positive(numberAt(sums, 'PrepaidAmount')),
      amount_due: numberAt(sums, 'PayableAmount'),
    }),
    taxes: children(tax, 'TaxSubtotal').map(one => ({
      rate: fractionAt(child(one, 'TaxCategory'), 'Percent'),
      base: numberAt(one, 'TaxableAmount'),
      amount: numberAt(one, 'TaxAmount'),
    })),
    lines: children(root, 'InvoiceLine', 'CreditNoteLine').map(universalLine),
  }
}

function universalParty(party: Node | null): EInvoiceParty {
  const address = child(party, 'PostalAddress')
  const place = [textAt(address, 'PostalZone'), textAt(address, 'CityName')].filter(part => part !== null).join(' ')
  const parts = [
    textAt(address, 'StreetName'),
    textAt(address, 'AdditionalStreetName'),
    textAt(address, 'AddressLine', 'Line'),
    place,
    textAt(address, 'CountrySubentity'),
    textAt(address, 'Country', 'IdentificationCode'),
  ]
  return {
    name: textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name'),
    address: joined(parts),
  }
}

function universalLine(line: Node): EInvoiceLine {
  const item = child(line, 'Item')
  const price = child(line, 'Price')
  return {
    description: textAt(item, 'Name|Description'),
    quantity: numberAt(line, 'InvoicedQuantity|CreditedQuantity'),
    unit: unitOf(child(line, 'InvoicedQuantity', 'CreditedQuantity')),
    rate: unitPrice(numberAt(price, 'PriceAmount'), numberAt(price, 'BaseQuantity')),
    amount: numberAt(line, 'LineExtensionAmount'),
    code: textAt(item, 'SellersItemIdentification', 'ID'),
  }
}
