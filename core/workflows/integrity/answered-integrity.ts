/** Signs of change in the answers of the two analysis endpoints: what the inspection of their files found, once it is over. */
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import type { InvoiceResult } from '../../contract/invoice.ts'
import { joined, type ArithmeticFinding } from '../../integrity/arithmetic.ts'
import type { InspectedUpload } from '../../store/inspections.ts'
import { arithmeticOf } from './document-integrity.ts'

/** `files`: in the order of the request; files whose inspection is not over have no member `integrity`. */
export function withStatementIntegrity(
  result: FinancialStatementResult,
  files: readonly InspectedUpload[],
): FinancialStatementResult {
  const arithmetic = arithmeticOf({ accounts: null, results: [result] })
  return {
    ...result,
    documentIntegrity: result.documentIntegrity.map((document, index) => ({
      ...document,
      ...integrityOf(files[index], arithmetic),
    })),
  }
}

export function withInvoiceIntegrity(result: InvoiceResult, files: readonly InspectedUpload[]): InvoiceResult {
  if (files.every(({ findings }) => findings === undefined)) return result
  const arithmetic = arithmeticOf({ accounts: null, results: result.invoices ?? [result] })
  return {
    ...result,
    document_integrity: files.map(file => ({ file_name: file.fileName, ...integrityOf(file, arithmetic) })),
  }
}

function integrityOf(
  file: InspectedUpload | undefined,
  arithmetic: ReadonlyMap<string, readonly ArithmeticFinding[]>,
): { integrity?: IntegrityFinding[] | null } {
  if (file?.findings === undefined) return {}
  if (file.findings === null) return { integrity: null }
  return { integrity: [...joined(file.findings, arithmetic.get(file.fileName) ?? [])] }
}
