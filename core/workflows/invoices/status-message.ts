/** The sentences that tell a reader of an invoice result what is missing from it or doubtful. */
import { isFailed } from '../../contract/failed-check.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { Problem } from '../../document/model.ts'
import { named } from '../../contract/sentence.ts'

/** More than this are named by their number: the list stands in `checks`. */
const maxNamedChecks = 4

/** Plain sentences, most serious first; null when nothing is missing or doubtful. */
export function invoiceStatus(
  invoices: readonly Invoice[],
  files: readonly { readonly fileName: string; readonly problems: readonly Problem[] }[],
  lookups: readonly string[] = [],
): string | null {
  const several = invoices.length > 1
  const nameOf = (invoice: Invoice, index: number): string =>
    several
      ? `${invoice.invoice_number === null ? `Invoice ${index + 1} of ${named(invoice.file_name)}` : `Invoice ${named(invoice.invoice_number)}`}: `
      : ''
  const failed = invoices.flatMap((invoice, index) =>
    invoice.checks
      .filter(isFailed)
      .map(({ severity, message }) => ({ severity, message: nameOf(invoice, index) + message })),
  )
  const serious = [...failed.filter(c => c.severity === 'high'), ...failed.filter(c => c.severity !== 'high')]
  const unnamed = serious.length - maxNamedChecks
  const without = invoices.flatMap((invoice, index) => {
    // A missing total is a check of its own.
    const missing = [
      ...(invoice.sender.name === null ? ['sender'] : []),
      ...(invoice.transactions.length === 0 ? ['line items'] : []),
    ]
    return missing.length === 0 ? [] : [`${nameOf(invoice, index)}Not found: ${missing.join(', ')}.`]
  })
  const sentences = [
    ...serious.slice(0, maxNamedChecks).map(({ message }) => message),
    ...(unnamed > 0 ? [`${unnamed} more ${unnamed === 1 ? 'check' : 'checks'} did not pass.`] : []),
    ...without,
    ...files.flatMap(({ fileName, problems }) =>
      problems.filter(({ severity }) => severity !== 'info').map(({ message }) => `${named(fileName)}: ${message}`),
    ),
    ...lookups,
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}
