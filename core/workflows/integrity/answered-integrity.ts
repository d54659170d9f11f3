/** Signs of change in the answers of the two analysis endpoints: what the inspection of their files found, once it is over. */
import type { Check } from '../../contract/evidence.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import type { Invoice, InvoiceResult } from '../../contract/invoice.ts'
import { joined, type ArithmeticFinding } from '../../integrity/arithmetic.ts'
import type { InspectedUpload } from '../../store/inspections.ts'
import { answeredSums, pageSumChecks, withoutPrintedSums, type AnsweredSums } from './document-integrity.ts'

/** `files`: in the order of the request; files whose inspection is not over have no member `integrity`. */
export function withStatementIntegrity(
  result: FinancialStatementResult,
  files: readonly InspectedUpload[],
): FinancialStatementResult {
  const answered = answeredSums({ accounts: null, results: [result] })
  return {
    ...result,
    checks: [...withoutPrintedSums(result.checks), ...files.flatMap(file => sumChecks(file, answered))],
    documentIntegrity: result.documentIntegrity.map((document, index) => ({
      ...document,
      ...integrityOf(files[index], answered.arithmetic),
    })),
  }
}

export function withInvoiceIntegrity(result: InvoiceResult, files: readonly InspectedUpload[]): InvoiceResult {
  if (files.every(({ findings }) => findings === undefined)) return result
  const answered = answeredSums({ accounts: null, results: result.invoices ?? [result] })
  const withSums = <Entry extends Pick<Invoice, 'checks' | 'file_name'>>(invoice: Entry, isFirst: boolean): Entry => {
    const own = files.filter(({ fileName }) => fileName === invoice.file_name && isFirst)
    return {
      ...invoice,
      checks: [...withoutPrintedSums(invoice.checks), ...own.flatMap(file => sumChecks(file, answered))],
    }
  }
  const { invoices } = result
  const isFirst = (invoice: Invoice): boolean => invoices!.find(one => one.file_name === invoice.file_name) === invoice
  return {
    ...withSums(result, true),
    ...(invoices && { invoices: invoices.map(invoice => withSums(invoice, isFirst(invoice))) }),
    document_integrity: files.map(file => ({ file_name: file.fileName, ...integrityOf(file, answered.arithmetic) })),
  }
}

/** What fails in the print of a file and in none of its checks, once its inspection is over. */
const sumChecks = ({ fileName, findings }: InspectedUpload, answered: AnsweredSums): readonly Check[] =>
  pageSumChecks(fileName, findings, answered)

function integrityOf(
  file: InspectedUpload | undefined,
  arithmetic: ReadonlyMap<string, readonly ArithmeticFinding[]>,
): { integrity?: IntegrityFinding[] | null } {
  if (file?.findings === undefined) return {}
  if (file.findings === null) return { integrity: null }
  return { integrity: [...joined(file.findings, arithmetic.get(file.fileName) ?? [])] }
}
