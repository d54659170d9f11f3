/** The workbooks of analyses, as one ZIP. */
import type { InvoiceResult } from '../../core/contract/invoice.ts'
import type { FinancialStatementResult } from '../../core/contract/financial-statement.ts'
import { analysis, download } from './desk-api.ts'

/** The second "report.xlsx" of a ZIP is "report (2).xlsx". */
function distinct(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let count = 2; ; count += 1) {
    const other = name.replace(/(\.[^.]*)?$/, ` (${count})$1`)
    if (!taken.has(other)) return other
  }
}

/** Link to the workbook of an analysis; null when it has none. */
async function workbookLink(analysisId: string): Promise<string | null> {
  const { result } = await analysis(analysisId)
  const { reportUrl, download_url } = (result ?? {}) as Partial<FinancialStatementResult & InvoiceResult>
  return reportUrl ?? download_url ?? null
}

/** The workbooks of analyses in one ZIP; null when none has one. Throws ServiceError, and what `signal` was aborted with. */
export async function zipOfWorkbooks(
  analysisIds: readonly string[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { default: JSZip } = await import('jszip')
  const zip = new JSZip()
  const taken = new Set<string>()
  for (const [index, id] of analysisIds.entries()) {
    signal.throwIfAborted()
    onProgress(index)
    const link = await workbookLink(id)
    if (link === null) continue
    const { fileName, content } = await download(link)
    const name = distinct(fileName, taken)
    taken.add(name)
    // A workbook is compressed already.
    zip.file(name, content, { compression: 'STORE' })
  }
  signal.throwIfAborted()
  return taken.size === 0 ? null : zip.generateAsync({ type: 'blob' })
}
