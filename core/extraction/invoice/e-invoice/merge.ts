/** The data a PDF carries beside its pages: it fills what the page leaves open, confirms or replaces doubtful values, and where it contradicts the page a problem is reported. */
import type { Field } from '../../../document/field.ts'
import type { Attachment, Problem } from '../../../document/model.ts'
import { parseAmount } from '../../values/amounts/parse-amount.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import { parseEInvoice, type EInvoice } from './parse-xml.ts'
import type { InvoiceFields, ExtractedInvoice, InvoiceTexts, LineItem, ExtractedParty } from '../invoice.ts'
import { cellOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { categoryOf } from '../line-items/category.ts'
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
    problems: read.flatMap(({ name, invoice }) =>
      invoice === 'broken'
        ? [
            {
              code: 'E_INVOICE_UNREADABLE',
              message: `The embedded file ${named(name)} is not sound XML and was not read.`,
              page: null,
              severity: 'warning' as const,
            },
          ]
        : [],
    ),
  }
}

/** Which of several invoices of a file the data belongs to: the one of its number, else the first. */
export function matchingInvoice(readings: readonly ExtractedInvoice[], data: EInvoice): number {
  const at = readings.findIndex(({ texts }) => same(texts.invoice_number?.value ?? null, data.number))
  return Math.max(0, at)
}

/** A reading of nothing but the data: the pages say nothing that can be read. */
export const invoiceFromData = (data: EInvoice, pages: readonly number[], view: InvoiceView): ExtractedInvoice =>
  withEInvoice(
    {
      kind: data.kind,
      pages,
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
  const problems: Problem[] = []
  const foreign = isOfAnother(reading, data, view)
  const contradict = (member: string, page: unknown, xml: unknown): void => {
    problems.push({
      code: 'E_INVOICE_CONTRADICTS',
      message: `The embedded electronic invoice says ${formatValue(xml)} for ${member}, the page says ${formatValue(page)}: the page counts.`,
      page: null,
      severity: 'high',
    })
  }
  const textOf = (member: keyof InvoiceTexts, xml: string | null): Field<string> | undefined => {
    const page = reading.texts[member]
    if (xml === null || page === undefined) return page
    if (same(page.value, xml)) return { ...page, confidence: Math.max(page.confidence, confirmed) }
    const again = !foreign && isDoubtful(page) ? textOnPage(view, member, xml) : null
    if (again !== null) return again
    if (page.method !== 'derived') contradict(member, page.value, xml)
    return page
  }
  const amountOf = (member: keyof InvoiceFields, xml: number): Field | undefined => {
    const page = reading.figures[member]
    if (page === undefined) return undefined
    // Some credit notes print their amounts negative, their data never does.
    const equal = (amount: number): boolean =>
      Math.abs(amount - xml) < 0.005 || (data.kind === 'credit_note' && Math.abs(amount + xml) < 0.005)
    if (equal(page.value)) return { ...page, confidence: Math.max(page.confidence, confirmed) }
    const again = !foreign && isDoubtful(page) ? amountOnPage(view, xml) : null
    if (again !== null) return again
    if (page.method !== 'derived') contradict(member, page.value, xml)
    return page
  }
  const texts = {
    invoice_number: textOf('invoice_number', data.number),
    invoice_date: textOf('invoice_date', data.date),
    due_date: textOf('due_date', data.dueDate),
    currency: textOf('currency', data.currency),
    purchase_order: textOf('purchase_order', data.purchaseOrder),
    payment_terms: reading.texts.payment_terms,
  }
  const amounts = Object.entries(data.amounts) as [keyof InvoiceFields, number][]
  const figures: { -readonly [Name in keyof InvoiceFields]: InvoiceFields[Name] } = { ...reading.figures }
  for (const [member, xml] of amounts) {
    const fieldValue = amountOf(member, xml)
    if (fieldValue !== undefined) figures[member] = fieldValue
  }
  const sender = partyOf('sender', reading.parties.sender, data.seller, view, contradict)
  const receiver = partyOf('receiver', reading.parties.receiver, data.buyer, view, contradict)
  const filled = foreign ? { texts, figures } : withGaps(texts, figures, data)
  return {
    ...reading,
    texts: Object.fromEntries(Object.entries(filled.texts).filter(([, fieldValue]) => fieldValue !== undefined)),
    figures: filled.figures,
    parties: foreign
      ? { ...reading.parties, sender: sender.page, receiver: receiver.page }
      : { ...reading.parties, sender: sender.filled, receiver: receiver.filled },
    taxes: foreign || reading.taxes.length > 0 ? reading.taxes : taxesOf(data),
    lines: foreign || reading.lines.length > 0 ? reading.lines : linesOf(data),
    problems: [...reading.problems, ...problems],
  }
}

const isDoubtful = (page: Field<unknown>): boolean => page.confidence < doubtful || page.method === 'derived'

/** Whether the page has another number or total, and prints nowhere what the data says: then the data is of another invoice. */
function isOfAnother({ texts, figures }: ExtractedInvoice, data: EInvoice, view: InvoiceView): boolean {
  const number = texts.invoice_number?.value ?? null
  const total = figures.total_invoice_value?.value
  const xml = data.amounts.total_invoice_value
  return (
    (number !== null &&
      data.number !== null &&
      !same(number, data.number) &&
      textOnPage(view, 'invoice_number', data.number) === null) ||
    (total !== undefined &&
      xml !== undefined &&
      Math.abs(Math.abs(total) - Math.abs(xml)) >= 0.005 &&
      amountOnPage(view, xml) === null)
  )
}

type Texts = { readonly [Name in keyof InvoiceTexts]?: Field<string> | undefined }

function withGaps(texts: Texts, figures: InvoiceFields, data: EInvoice): { texts: Texts; figures: InvoiceFields } {
  const text = (page: Field<string> | undefined, xml: string | null): Field<string> | undefined =>
    page ?? (xml === null ? undefined : fieldOf(xml))
  const missing = Object.entries(data.amounts).filter(
    ([member]) => figures[member as keyof InvoiceFields] === undefined,
  )
  return {
    texts: {
      invoice_number: text(texts.invoice_number, data.number),
      invoice_date: text(texts.invoice_date, data.date),
      due_date: text(texts.due_date, data.dueDate),
      currency: text(
        texts.currency?.method === 'derived' && data.currency !== null ? undefined : texts.currency,
        data.currency,
      ),
      purchase_order: text(texts.purchase_order, data.purchaseOrder),
      payment_terms: text(texts.payment_terms, data.paymentTerms),
    },
    figures: { ...figures, ...Object.fromEntries(missing.map(([member, amount]) => [member, fieldOf(amount)])) },
  }
}

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

function partyOf(
  member: 'sender' | 'receiver',
  page: ExtractedParty,
  xml: EInvoice['seller'],
  view: InvoiceView,
  contradict: (member: string, page: unknown, xml: unknown) => void,
): { readonly page: ExtractedParty; readonly filled: ExtractedParty } {
  const printed = xml.name !== null && letters(pageText(view)).includes(letters(xml.name))
  const name = page.name
  // Names are shortened and put in other words; that the page does not have it at all is a contradiction.
  if (name !== null && xml.name !== null && !printed && !shareWord(name.value, xml.name))
    contradict(member, name.value, xml.name)
  return {
    page,
    filled: { name: page.name ?? fieldOrNull(xml.name), address: page.address ?? fieldOrNull(xml.address) },
  }
}

const linesOf = (data: EInvoice): readonly LineItem[] =>
  data.lines
    .filter(({ description, amount }) => description !== null || amount !== null)
    .map(line => ({
      description: fieldOf(line.description ?? ''),
      date: null,
      quantity: fieldOrNull(line.quantity),
      unit: line.unit,
      rate: fieldOrNull(line.rate),
      amount: fieldOrNull(line.amount),
      tax: null,
      discount: null,
      category: categoryField(line.description),
      section: null,
      code: line.code,
    }))

function categoryField(description: string | null): Field<'hard' | 'soft'> | null {
  const guess =
    description === null ? null : categoryOf({ text: description, unit: null, section: null, headerText: '' })
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
const pageText = (view: InvoiceView): string =>
  view.pages.flatMap(({ page }) => page.lines.map(line => line.text)).join(' ')

/** A text of the data where the page prints it: a date in any form, a number as a word of its own. */
function textOnPage(view: InvoiceView, member: keyof InvoiceTexts, xml: string): Field<string> | null {
  if (member === 'currency') return null
  const dated = member === 'invoice_date' || member === 'due_date'
  for (const { cells } of view.pages)
    for (const cell of cells) {
      const at = dated
        ? datesIn(cell.text, view.dateOrder).some(({ iso }) => iso === xml)
        : cell.words.some(({ text }) => same(text, xml))
      if (at) return onPage(view, xml, cell)
    }
  return null
}

function amountOnPage(view: InvoiceView, xml: number): Field | null {
  for (const { page, cells } of view.pages)
    for (const cell of cells)
      for (const word of cell.words) {
        const amount = parseAmount(word.text, { decimal: view.decimal, ocr: page.source === 'ocr' })
        const isCurrencyAmount = amount !== null && !amount.percent && (amount.step < 1 || amount.currency !== null)
        if (isCurrencyAmount && Math.abs(amount.value - xml) < 0.005)
          return onPage(view, xml, cellOf([word], cell.page, cell.line))
      }
  return null
}

function onPage<T>(view: InvoiceView, value: T, cell: Cell): Field<T> {
  const ocr = view.pages.find(({ page }) => page.number === cell.page)?.page.source === 'ocr'
  return {
    value,
    confidence: foundAgain,
    method: ocr ? 'ocr' : 'text',
    evidence: [{ fileName: view.fileName, page: cell.page, box: cell.box, text: cell.text }],
    label: null,
    scale: 1,
  }
}
