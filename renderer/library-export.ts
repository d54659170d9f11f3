/** What leaves the library: its list as CSV, the workbooks of analyses as one ZIP. */
import type { InvoiceResult } from '../core/contract/invoice.ts'
import type { FinancialStatementResult } from '../core/contract/financial-statement.ts'
import type { LibraryDocument } from '../core/contract/desk.ts'
import { analysis, download, library, type LibraryQuestion } from './desk-api.ts'
import { title } from './format.ts'

/** The service gives out so many documents at a time. */
const PAGE = 500

/** Everything that fits, in its order. */
export async function allDocuments(question: LibraryQuestion): Promise<readonly LibraryDocument[]> {
  const documents: LibraryDocument[] = []
  for (;;) {
    const page = await library({ ...question, offset: documents.length, limit: PAGE })
    documents.push(...page.documents)
    if (page.documents.length < PAGE || documents.length >= page.total) return documents
  }
}

const columns: readonly (readonly [name: string, value: (document: LibraryDocument) => string | number | null])[] = [
  ['Document', ({ fileName }) => fileName],
  ['Company', ({ companyName }) => companyName],
  ['Kind', ({ kind }) => title(kind.replaceAll('-', ' '))],
  ['Period end or date', ({ periodEnd }) => periodEnd],
  ['State', ({ status, reviewed }) => (reviewed ? 'Reviewed' : title(status))],
  ['Received (UTC)', ({ receivedAt }) => receivedAt],
  ['Size (bytes)', ({ size }) => size],
  ['File kept until (UTC)', ({ deleteAt }) => deleteAt],
  ['Corrections', ({ corrections }) => corrections],
  ['Application', ({ appId }) => appId],
  ['Analysis', ({ analysisId }) => analysisId],
]

/** A spreadsheet takes a text that begins like this for a formula; names of files come from strangers. */
const looksLikeFormula = /^[=+\-@\t\r]/
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** After RFC 4180. */
export const csvOf = (documents: readonly LibraryDocument[]): string =>
  [columns.map(([name]) => cell(name)), ...documents.map(document => columns.map(([, value]) => cell(value(document))))]
    .map(cells => `${cells.join(',')}\r\n`)
    .join('')

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
