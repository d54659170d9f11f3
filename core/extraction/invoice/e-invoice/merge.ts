/** The data a PDF carries beside its pages: it fills what the page leaves open, confirms or replaces doubtful values, and where it contradicts the page a problem is reported. */
import type { Field } from '../../../document/field.ts'
import type { Attachment, Problem } from '../../../document/model.ts'
import { parseEInvoice } from './parse-xml.ts'
import { invoiceAmounts, invoiceTexts, type ExtractedInvoice, type ExtractedParty } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { named, numberText, partsOfDate } from '../../../contract/sentence.ts'

/** Page and data say the same. */
const confirmed = 0.995
/** Below this a reading that the data contradicts is searched on the page again. */
const doubtful = 0.9
/** Found on the page where the data says it should be. */
const foundAgain = 0.96

/** The electronic invoices among the attachments, and what is wrong with those that cannot be read. */
export function parseEInvoices(attachments: readonly Attachment[]): {
  readonly invoices: readonly ExtractedInvoice[]
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
export function matchingInvoice(readings: readonly ExtractedInvoice[], data: ExtractedInvoice): number {
  const at = readings.findIndex(({ texts }) => isSame(texts.invoice_number?.value, data.texts.invoice_number?.value))
  return Math.max(0, at)
}

/** The data as the reading of pages that say nothing that can be read. */
export const invoiceFromData = (data: ExtractedInvoice, view: InvoiceView): ExtractedInvoice => ({
  ...data,
  pages: view.pages.map(({ page }) => page.number),
})

/**
 * The reading with the data of its electronic invoice. The page wins: a member that says another thing on the page keeps its value and
 * becomes a problem E_INVOICE_CONTRADICTS. When number or total contradict, the data is of another invoice, and nothing is filled in.
 */
export function withEInvoice(reading: ExtractedInvoice, data: ExtractedInvoice, view: InvoiceView): ExtractedInvoice {
  const printed = letters(view.pages.flatMap(({ page }) => page.lines.map(line => line.text)).join(' '))
  const isForeign = isOfAnother(reading, data, printed)
  const problems: Problem[] = [...reading.problems]
  const contradict = (member: string, page: unknown, stated: unknown): void => {
    problems.push({
      code: 'E_INVOICE_CONTRADICTS',
      message: `The embedded electronic invoice says ${formatValue(stated)} for ${member}, the page says ${formatValue(page)}: the page counts.`,
      page: null,
      severity: 'high',
    })
  }
  /** The page's value, confirmed, found again or contradicted by the data; the data's where the page states none. */
  const merged = (member: string, page: Field<unknown> | undefined, stated: Field<unknown> | undefined) => {
    if (stated === undefined || (page === undefined && isForeign)) return page
    // The country of a document says little of its currency.
    if (page === undefined || (member === 'currency' && page.method === 'derived' && !isForeign)) return stated
    if (isSame(page.value, stated.value, data.kind === 'credit_note'))
      return { ...page, confidence: Math.max(page.confidence, confirmed) }
    const isDoubted = page.confidence < doubtful || page.method === 'derived'
    if (!isForeign && isDoubted && isPrinted(printed, stated.value)) return { ...stated, confidence: foundAgain }
    // Terms are put in other words.
    if (page.method !== 'derived' && member !== 'payment_terms') contradict(member, page.value, stated.value)
    return page
  }
  const mergedFields = <Fields extends object>(
    names: readonly (keyof Fields & string)[],
    page: Fields,
    stated: Fields,
  ) =>
    Object.fromEntries(
      names.flatMap(name => {
        const field = merged(name, page[name] as Field | undefined, stated[name] as Field | undefined)
        return field === undefined ? [] : [[name, field]]
      }),
    ) as Fields
  const party = (member: 'sender' | 'receiver'): ExtractedParty => {
    const [page, stated] = [reading.parties[member], data.parties[member]]
    // Names are shortened and put in other words; that the page does not have it at all is a contradiction.
    if (page.name !== null && stated.name !== null && !isNamed(printed, page.name.value, stated.name.value))
      contradict(member, page.name.value, stated.name.value)
    return isForeign ? page : { name: page.name ?? stated.name, address: page.address ?? stated.address }
  }
  return {
    ...reading,
    texts: mergedFields(invoiceTexts, reading.texts, data.texts),
    figures: mergedFields(invoiceAmounts, reading.figures, data.figures),
    parties: { ...reading.parties, sender: party('sender'), receiver: party('receiver') },
    taxes: isForeign || reading.taxes.length > 0 ? reading.taxes : data.taxes,
    lines: isForeign || reading.lines.length > 0 ? reading.lines : data.lines,
    problems,
  }
}

/** A value of the page or the data as a problem message prints it. */
function formatValue(value: unknown): string {
  if (typeof value === 'number') return numberText(value, 4)
  const text = String(value)
  return partsOfDate(text) === null ? named(text) : text
}

/** Whether the page has another number or total, and prints nowhere what the data says: then the data is of another invoice. */
function isOfAnother(reading: ExtractedInvoice, data: ExtractedInvoice, printed: string): boolean {
  const pairs = [
    [reading.texts.invoice_number?.value, data.texts.invoice_number?.value],
    [reading.figures.total_invoice_value?.value, data.figures.total_invoice_value?.value],
  ] as const
  return pairs.some(
    ([page, stated]) =>
      page !== undefined && stated !== undefined && !isSame(page, stated, true) && !isPrinted(printed, stated),
  )
}

/** Whether page and data mean the same. `anySign`: some credit notes print their amounts negative, their data never does. */
function isSame(page: unknown, stated: unknown, anySign = false): boolean {
  if (typeof page === 'number' && typeof stated === 'number') {
    const difference = anySign ? Math.abs(page) - Math.abs(stated) : page - stated
    return Math.abs(difference) < 0.005
  }
  return typeof page === 'string' && typeof stated === 'string' && letters(page) === letters(stated)
}

/** Whether the letters and digits of the pages contain those of a value; an amount is printed with its cents. */
const isPrinted = (printed: string, value: unknown): boolean =>
  printed.includes(letters(typeof value === 'number' ? value.toFixed(2) : String(value)))

/** Whether the pages print a name, or the name found on them shares a word with it. */
const isNamed = (printed: string, found: string, stated: string): boolean =>
  printed.includes(letters(stated)) || words(found).some(word => words(stated).includes(word))

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
