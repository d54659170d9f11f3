/** The data a PDF carries beside its pages: it fills what the page leaves open, confirms or replaces doubtful values, and where it contradicts the page a problem is reported. */
import type { Field } from '../../../document/field.ts'
import type { Attachment, Problem } from '../../../document/model.ts'
import { parseEInvoice, type EInvoice } from './parse-xml.ts'
import type { InvoiceFields, ExtractedInvoice, InvoiceTexts, LineItem, ExtractedParty } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { categoryOf } from '../line-items/category.ts'
import { bareLine } from '../line-items/charges.ts'
import { named, numberText, partsOfDate } from '../../../contract/sentence.ts'

/** Exact data of the sender, which no page confirms. */
const fromXml = 0.95
/** Page and data say the same. */
const confirmed = 0.995
/** Below this a reading that the data contradicts is searched on the page again. */
const doubtful = 0.9
/** Found on the page where the data says it should be. */
const foundAgain = 0.96

/** The electronic invoices among the attachments, and what is wrong with those that cannot be read. */
export function parseEInvoices(attachments: readonly Attachment[]): {
  readonly invoices: readonly EInvoice[]
  readonly problems: readonly Problem[]
} {
  const read = attachments.map(({ name, text }) => ({ name, invoice: parseEInvoice(text) }))
  return {
    invoices: read.flatMap(({ invoice }) => (invoice === null || invoice === 'broken' ? [] : [invoice])),
    problems: read
      .filter(({ invoice }) => invoice === 'broken')
      .map(({ name }) => ({
        code: 'E_INVOICE_UNREADABLE',
        message: `The embedded file ${named(name)} is not sound XML and was not read.`,
        page: null,
        severity: 'warning',
      })),
  }
}

/** Which of several invoices of a file the data belongs to: the one of its number, else the first. */
export function matchingInvoice(readings: readonly ExtractedInvoice[], data: EInvoice): number {
  const at = readings.findIndex(({ texts }) => same(texts.invoice_number?.value ?? null, data.number))
  return Math.max(0, at)
}

/** A reading of nothing but the data: the pages say nothing that can be read. */
export const invoiceFromData = (data: EInvoice, view: InvoiceView): ExtractedInvoice =>
  withEInvoice(
    {
      kind: data.kind,
      pages: view.pages.map(({ page }) => page.number),
      parties: { sender: { name: null, address: null }, receiver: { name: null, address: null }, lessee: null },
      figures: {},
      texts: {},
      taxes: [],
      lines: [],
      equipment: [],
      problems: [],
    },
    data,
    view,
  )

/** A value of the page or the data as a problem message prints it. */
function formatValue(value: unknown): string {
  if (typeof value === 'number') return numberText(value, 4)
  const text = String(value)
  return partsOfDate(text) === null ? named(text) : text
}

/**
 * The reading with the data of its electronic invoice. The page wins: a member that says another thing on the page keeps its value and
 * becomes a problem E_INVOICE_CONTRADICTS. When number or total contradict, the data is of another invoice, and nothing is filled in.
 */
export function withEInvoice(reading: ExtractedInvoice, data: EInvoice, view: InvoiceView): ExtractedInvoice {
  const { texts, figures, parties } = reading
  const printed = letters(view.pages.flatMap(({ page }) => page.lines.map(line => line.text)).join(' '))
  const foreign = isOfAnother(reading, data, printed)
  const problems: Problem[] = []
  const contradict = (member: string, page: unknown, xml: unknown): void => {
    problems.push({
      code: 'E_INVOICE_CONTRADICTS',
      message: `The embedded electronic invoice says ${formatValue(xml)} for ${member}, the page says ${formatValue(page)}: the page counts.`,
      page: null,
      severity: 'high',
    })
  }
  /**
   * The page's value, confirmed, found again or contradicted by the data; the data's where the page states none.
   * `agrees` compares the page with the data.
   */
  const merged = <T>(
    member: string,
    page: Field<T> | undefined,
    xml: T | null,
    agrees: (page: T, xml: T) => boolean,
  ) => {
    if (xml === null || (page === undefined && foreign)) return page
    // The country of a document says little of its currency.
    if (page === undefined || (member === 'currency' && page.method === 'derived' && !foreign)) return fieldOf(xml)
    if (agrees(page.value, xml)) return { ...page, confidence: Math.max(page.confidence, confirmed) }
    const doubted = page.confidence < doubtful || page.method === 'derived'
    if (!foreign && doubted && isPrinted(printed, xml)) return { ...fieldOf(xml), confidence: foundAgain }
    if (page.method !== 'derived') contradict(member, page.value, xml)
    return page
  }
  const text = (member: keyof InvoiceTexts, xml: string | null) => merged(member, texts[member], xml, same)
  // Some credit notes print their amounts negative, their data never does.
  const agrees = (amount: number, xml: number): boolean =>
    Math.abs(amount - xml) < 0.005 || (data.kind === 'credit_note' && Math.abs(amount + xml) < 0.005)
  const amounts = (Object.entries(data.amounts) as [keyof InvoiceFields, number][]).map(([member, xml]) => [
    member,
    merged(member, figures[member], xml, agrees),
  ])
  const mergedTexts = {
    invoice_number: text('invoice_number', data.number),
    invoice_date: text('invoice_date', data.date),
    due_date: text('due_date', data.dueDate),
    currency: text('currency', data.currency),
    purchase_order: text('purchase_order', data.purchaseOrder),
    payment_terms: texts.payment_terms ?? (foreign ? undefined : (fieldOrNull(data.paymentTerms) ?? undefined)),
  }
  const party = (member: 'sender' | 'receiver', xml: EInvoice['seller']): ExtractedParty => {
    const { name, address } = parties[member]
    // Names are shortened and put in other words; that the page does not have it at all is a contradiction.
    if (name !== null && xml.name !== null && !printed.includes(letters(xml.name)) && !shareWord(name.value, xml.name))
      contradict(member, name.value, xml.name)
    return foreign
      ? { name, address }
      : { name: name ?? fieldOrNull(xml.name), address: address ?? fieldOrNull(xml.address) }
  }
  return {
    ...reading,
    texts: stated(Object.entries(mergedTexts)),
    figures: { ...figures, ...stated(amounts) },
    parties: { ...parties, sender: party('sender', data.seller), receiver: party('receiver', data.buyer) },
    taxes: foreign || reading.taxes.length > 0 ? reading.taxes : taxesOf(data),
    lines: foreign || reading.lines.length > 0 ? reading.lines : linesOf(data),
    problems: [...reading.problems, ...problems],
  }
}

const stated = (members: readonly (readonly unknown[])[]) =>
  Object.fromEntries(members.filter(([, fieldValue]) => fieldValue !== undefined) as [string, never][])

/** Whether the page has another number or total, and prints nowhere what the data says: then the data is of another invoice. */
function isOfAnother({ texts, figures }: ExtractedInvoice, data: EInvoice, printed: string): boolean {
  const number = texts.invoice_number?.value ?? null
  const total = figures.total_invoice_value?.value
  const xml = data.amounts.total_invoice_value
  const numberDiffers = number !== null && data.number !== null && !same(number, data.number)
  const totalDiffers = total !== undefined && xml !== undefined && Math.abs(Math.abs(total) - Math.abs(xml)) >= 0.005
  return (numberDiffers && !isPrinted(printed, data.number)) || (totalDiffers && !isPrinted(printed, xml))
}

/** Whether the letters and digits of the pages contain those of a value; an amount is printed with its cents. */
const isPrinted = (printed: string, value: unknown): boolean =>
  printed.includes(letters(typeof value === 'number' ? value.toFixed(2) : String(value)))

/** A value of the data: it has no place on a page. */
const fieldOf = <T>(value: T): Field<T> => ({
  value,
  confidence: fromXml,
  method: 'metadata',
  evidence: [],
  label: null,
  scale: 1,
})
const fieldOrNull = <T>(value: T | null): Field<T> | null => (value === null ? null : fieldOf(value))

const linesOf = (data: EInvoice): readonly LineItem[] =>
  data.lines
    .filter(({ description, amount }) => description !== null || amount !== null)
    .map(line => ({
      ...bareLine,
      description: fieldOf(line.description ?? ''),
      quantity: fieldOrNull(line.quantity),
      rate: fieldOrNull(line.rate),
      amount: fieldOrNull(line.amount),
      category: categoryField(line.description),
    }))

function categoryField(description: string | null): Field<'hard' | 'soft'> | null {
  const guess = description === null ? null : categoryOf({ text: description, unit: null, headerText: '' })
  return guess === null ? null : { ...fieldOf(guess.category), confidence: guess.confidence, method: 'derived' }
}

const taxesOf = (data: EInvoice): ExtractedInvoice['taxes'] =>
  data.taxes.map(({ rate, base, amount }) => ({
    label: null,
    rate: fieldOrNull(rate),
    base: fieldOrNull(base),
    amount: fieldOrNull(amount),
    included: null,
  }))

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
const same = (a: string | null, b: string | null): boolean => a !== null && b !== null && letters(a) === letters(b)
const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
const shareWord = (a: string, b: string): boolean => words(a).some(word => words(b).includes(word))
