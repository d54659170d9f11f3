/** The data of an electronic invoice (CII: ZUGFeRD 1 and 2, Factur-X, XRechnung; UBL: XRechnung, Peppol) from its XML. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import paths from '../../../vocabulary/e-invoice-paths.json' with { type: 'json' }
import type { Field } from '../../../document/field.ts'
import { isoDate } from '../../values/dates/months.ts'
import type { ExtractedInvoice, ExtractedParty, LineItem } from '../invoice.ts'
import { categoryOf } from '../line-items/category.ts'
import { bareLine } from '../line-items/charges.ts'

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
 * The invoice of an XML file, without pages and with the signs of the XML; null when the file is another thing, `broken` when it cannot be read: it is
 * not well-formed, nested or named as no invoice is, or it defines a document type, which could lead to other files.
 */
export function parseEInvoice(xml: string): ExtractedInvoice | 'broken' | null {
  const text = xml.replace(/^\uFEFF/, '')
  if (!rootTag.test(text)) return null
  const root = treeOf(text)
  if (root === null) return 'broken'
  for (const syntax of syntaxes) {
    const [invoice] = nodesAt(root, syntax.root)
    if (invoice !== undefined) return invoiceOf(invoice, syntax, root['CreditNote'] !== undefined)
  }
  return null
}

/** null where it is not sound, or the parser refuses it: elements nested by the hundred, or named like the members of every object. */
function treeOf(text: string): Node | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return null
  try {
    return XMLValidator.validate(text) === true ? (parser.parse(text) as Node) : null
  } catch {
    return null
  }
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
  return text !== null && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null
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

function invoiceOf(root: Node, syntax: Syntax, credit: boolean): ExtractedInvoice {
  const texts = Object.entries(syntax.text).map(([name, path]) => [name, textAt(root, path)])
  const dates = Object.entries(syntax.date).map(([name, paths]) => [
    name,
    paths.map(path => dateAt(root, path)).find(date => date !== null),
  ])
  const amounts = Object.entries(syntax.amount).map(([name, path]) => {
    const amount = numberAt(root, path)
    if (!magnitudes.has(name)) return [name, amount]
    return [name, amount === null || amount === 0 ? null : Math.abs(amount)]
  })
  return {
    kind: credit || creditTypes.has(textAt(root, syntax.type)) ? 'credit_note' : 'invoice',
    pages: [],
    parties: {
      sender: partyAt(root, syntax.seller, syntax),
      receiver: partyAt(root, syntax.buyer, syntax),
      lessee: null,
    },
    texts: statedFields([...texts, ...dates]),
    figures: statedFields(amounts),
    taxes: nodesAt(root, syntax.taxes).map(tax => ({
      label: null,
      rate: fieldOf(fractionOf(numberAt(tax, syntax.tax.rate))),
      base: fieldOf(numberAt(tax, syntax.tax.base)),
      amount: fieldOf(numberAt(tax, syntax.tax.amount)),
      included: null,
    })),
    lines: nodesAt(root, syntax.lines).flatMap(line => lineOf(line, syntax.line) ?? []),
    equipment: [],
    problems: [],
  }
}

/** Exact data of the sender, which no page confirms. */
const fromXml = 0.95

/** A value of the data: it has no place on a page. Null for none. */
const fieldOf = <T>(value: T | null): Field<T> | null =>
  value === null ? null : { value, confidence: fromXml, method: 'metadata', evidence: [], label: null, scale: 1 }

/** The members that the data states. */
const statedFields = (members: readonly (readonly unknown[])[]): Readonly<Record<string, never>> =>
  Object.fromEntries(
    members.flatMap(([name, value]) => ((value ?? null) === null ? [] : [[name, fieldOf(value)]])),
  ) as Record<string, never>

/** 0.19 for 19 %. */
const fractionOf = (percent: number | null): number | null =>
  percent === null ? null : Math.round(percent * 1e6) / 1e8

function partyAt(root: Node, path: string, { names, address }: Syntax): ExtractedParty {
  const party = nodesAt(root, path)[0] ?? {}
  const parts = address
    .map(line => line.flatMap(part => textAt(party, part) ?? []).join(' '))
    .filter(part => part !== '')
  return {
    name: fieldOf(names.map(name => textAt(party, name)).find(name => name !== null) ?? null),
    address: fieldOf(parts.length === 0 ? null : parts.join(', ')),
  }
}

/** A line of the data; null for one that names and bills nothing. */
function lineOf(node: Node, line: Syntax['line']): LineItem | null {
  const [description, amount, price] = [
    textAt(node, line.description),
    numberAt(node, line.amount),
    numberAt(node, line.price),
  ]
  if (description === null && amount === null) return null
  // The price may be stated for several units.
  const basis = numberAt(node, line.basis) ?? 0
  const guess = description === null ? null : categoryOf({ text: description, unit: null, headerText: '' })
  return {
    ...bareLine,
    description: fieldOf(description ?? '')!,
    quantity: fieldOf(numberAt(node, line.quantity)),
    rate: fieldOf(price === null || basis === 0 ? price : price / basis),
    amount: fieldOf(amount),
    category: guess && { ...fieldOf(guess.category)!, confidence: guess.confidence, method: 'derived' },
  }
}
