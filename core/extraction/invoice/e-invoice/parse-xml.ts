/** The data of an electronic invoice (CII: ZUGFeRD 1 and 2, Factur-X, XRechnung; UBL: XRechnung, Peppol) from its XML. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import paths from '../../../vocabulary/e-invoice-paths.json' with { type: 'json' }
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
  readonly rate: number | null
  readonly amount: number | null
}

export interface EInvoiceTax {
  /** Fraction: 0.19 for 19 %. */
  readonly rate: number | null
  readonly base: number | null
  readonly amount: number | null
}

type TextMember = 'number' | 'date' | 'dueDate' | 'currency' | 'purchaseOrder' | 'paymentTerms'

/** What the XML states; null or an absent amount where it does not. Dates are ISO; amounts have the signs of the XML. */
export interface EInvoice extends Readonly<Record<TextMember, string | null>> {
  readonly kind: InvoiceKind
  readonly seller: EInvoiceParty
  readonly buyer: EInvoiceParty
  readonly amounts: { readonly [Name in InvoiceAmount]?: number }
  readonly taxes: readonly EInvoiceTax[]
  readonly lines: readonly EInvoiceLine[]
}

type Node = { readonly [name: string]: unknown }
type Syntax = typeof paths.crossIndustry

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
})

const syntaxes: readonly Syntax[] = [paths.crossIndustry, paths.universal]
const rootTag = new RegExp(`<(?:[\\w-]+:)?(?:${syntaxes.map(({ root }) => root).join('|')})[\\s>]`)

/**
 * The invoice of an XML file; null when the file is another thing, `broken` when it cannot be read: it is not well-formed, or it
 * defines a document type, which no electronic invoice does and which could lead to other files.
 */
export function parseEInvoice(xml: string): EInvoice | 'broken' | null {
  const text = xml.replace(/^\uFEFF/, '')
  if (!rootTag.test(text)) return null
  if (/<!DOCTYPE|<!ENTITY/i.test(text) || XMLValidator.validate(text) !== true) return 'broken'
  const root = parser.parse(text) as Node
  for (const syntax of syntaxes) {
    const [invoice] = nodesAt(root, syntax.root)
    if (invoice !== undefined) return invoiceOf(invoice, syntax, root['CreditNote'] !== undefined)
  }
  return null
}

/** The values at a path of names: "A/B", "A|B" for either name, "*B" for every name that ends so. */
function valuesAt(node: Node, path: string): readonly unknown[] {
  return path
    .split('/')
    .reduce<readonly unknown[]>((here, names) => here.flatMap(one => childrenOf(one, names)), [node])
}

function childrenOf(node: unknown, names: string): readonly unknown[] {
  if (!isNode(node)) return []
  const keys = names.startsWith('*') ? Object.keys(node).filter(key => key.endsWith(names.slice(1))) : names.split('|')
  return keys.flatMap(key => node[key] ?? [])
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const nodesAt = (node: Node, path: string): readonly Node[] => valuesAt(node, path).filter(isNode)

/** The first text at a path that is not empty; null for none. */
function textAt(node: Node, path: string): string | null {
  const texts = valuesAt(node, path).map(value => (isNode(value) ? value['#text'] : value))
  const text = texts.find((value): value is string => typeof value === 'string' && value.trim() !== '')
  return text?.trim() ?? null
}

/** A decimal of the XML Schema: point, no groups. */
function numberAt(node: Node, path: string): number | null {
  const text = textAt(node, path)
  return text !== null && /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}

/** "20250314" in format 102, "2025-03-14" with or without a time. */
function dateAt(node: Node, path: string): string | null {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?=$|T|Z|\+|\d{4,6}$)/.exec(textAt(node, path) ?? '')
  return match === null ? null : isoDate(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** UNTDID 1001. */
const creditTypes: ReadonlySet<string | null> = new Set(paths.creditTypes)
/** Amounts whose size is what is stated; zero states nothing. */
const magnitudes: ReadonlySet<string> = new Set(['discount', 'amount_paid'])

function invoiceOf(root: Node, syntax: Syntax, credit: boolean): EInvoice {
  const amounts = Object.entries(syntax.amount).flatMap(([name, path]) => {
    const amount = numberAt(root, path)
    if (amount === null || (magnitudes.has(name) && amount === 0)) return []
    return [[name, magnitudes.has(name) ? Math.abs(amount) : amount]]
  })
  return {
    kind: credit || creditTypes.has(textAt(root, syntax.type)) ? 'credit_note' : 'invoice',
    number: textAt(root, syntax.number),
    date: dateAt(root, syntax.date),
    dueDate: dateAt(root, syntax.dueDate) ?? dateAt(root, syntax.paymentDueDate),
    currency: textAt(root, syntax.currency),
    purchaseOrder: textAt(root, syntax.purchaseOrder),
    paymentTerms: textAt(root, syntax.paymentTerms),
    seller: partyAt(root, syntax.seller, syntax),
    buyer: partyAt(root, syntax.buyer, syntax),
    amounts: Object.fromEntries(amounts) as EInvoice['amounts'],
    taxes: nodesAt(root, syntax.taxes).map(tax => {
      const percent = numberAt(tax, syntax.tax.rate)
      return {
        rate: percent === null ? null : Math.round(percent * 1e6) / 1e8,
        base: numberAt(tax, syntax.tax.base),
        amount: numberAt(tax, syntax.tax.amount),
      }
    }),
    lines: nodesAt(root, syntax.lines).map(line => lineOf(line, syntax.line)),
  }
}

function partyAt(root: Node, path: string, { names, address }: Syntax): EInvoiceParty {
  const party = nodesAt(root, path)[0] ?? {}
  const parts = address
    .map(line => line.flatMap(part => textAt(party, part) ?? []).join(' '))
    .filter(part => part !== '')
  return {
    name: names.map(name => textAt(party, name)).find(name => name !== null) ?? null,
    address: parts.length === 0 ? null : parts.join(', '),
  }
}

function lineOf(node: Node, line: Syntax['line']): EInvoiceLine {
  const price = numberAt(node, line.price)
  // The price may be stated for several units.
  const basis = numberAt(node, line.basis) ?? 0
  return {
    description: textAt(node, line.description),
    quantity: numberAt(node, line.quantity),
    rate: price === null || basis === 0 ? price : price / basis,
    amount: numberAt(node, line.amount),
  }
}
