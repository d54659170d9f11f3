/** What is selected of a list: as CSV, and what deleting it takes along. */
import type { LibraryDocument, ListedAnalysis } from '../../../core/contract/desk.ts'
import { typeName } from '../../../core/contract/document-names.ts'
import { title } from '../../formats/format.ts'
import { written } from '../../formats/number-form.ts'

type Columns<Row> = readonly (readonly [name: string, value: (row: Row) => string | number | null])[]

const columnsOfDocuments: Columns<LibraryDocument> = [
  ['Document', ({ fileName }) => fileName],
  ['Company', ({ companyName }) => companyName],
  ['Kind', ({ documentTypes }) => documentTypes.map(typeName).join('; ')],
  ['Analyzed as', ({ kind }) => title(kind.replaceAll('-', ' '))],
  ['Period end or date', ({ periodEnd }) => periodEnd],
  ['State', ({ status, reviewed }) => (reviewed ? 'Reviewed' : title(status))],
  ['Received (UTC)', ({ receivedAt }) => receivedAt],
  ['Size (bytes)', ({ size }) => size],
  ['File kept until (UTC)', ({ deleteAt }) => deleteAt],
  ['Corrections', ({ corrections }) => corrections],
  ['Application', ({ appId }) => appId],
  ['Analysis', ({ analysisId }) => analysisId],
]
const columnsOfAnalyses: Columns<ListedAnalysis> = [
  ['Company', ({ companyName }) => companyName],
  ['Kind', ({ kind }) => title(kind.replaceAll('-', ' '))],
  ['Period end or date', ({ periodEnd }) => periodEnd],
  ['State', ({ status, reviewed }) => (reviewed ? 'Reviewed' : title(status))],
  ['Failed checks', ({ failedChecks }) => failedChecks],
  ['Received (UTC)', ({ receivedAt }) => receivedAt],
  ['Documents', ({ documents }) => documents.map(({ fileName }) => fileName).join('; ')],
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
const csv = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  [columns.map(([name]) => cell(name)), ...rows.map(row => columns.map(([, value]) => cell(value(row))))]
    .map(cells => `${cells.join(',')}\r\n`)
    .join('')

/** What is selected of a list, as it is exported and deleted. */
export interface Selection {
  /** "Documents", "Statements": what its files are called. */
  readonly name: string
  /** "3 documents". */
  readonly counted: string
  readonly csv: () => string
  readonly analyses: readonly SelectedAnalysis[]
  /** Documents of these analyses that are not selected themselves. */
  readonly beside: number
}
export interface SelectedAnalysis {
  readonly analysisId: string
  /** For people. */
  readonly name: string
  /** The application that loses what was read for it, when this is deleted; null: none does. */
  readonly application: string | null
  /** Documents it was made of. */
  readonly documents: number
  readonly corrections: number
}

/** "1 document", "3 documents". */
export const counted = (count: number, one: string, many: string): string =>
  `${written(count)} ${count === 1 ? one : many}`

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Documents stand for the whole analyses they belong to. */
export function selectionOfDocuments(documents: readonly LibraryDocument[]): Selection {
  const analyses = [...new Map(documents.map(document => [document.analysisId, document])).values()].map(document => ({
    analysisId: document.analysisId,
    name: document.companyName ?? document.fileName,
    application: document.kind === 'application' ? document.appId : null,
    documents: document.together,
    corrections: document.corrections,
  }))
  return {
    name: 'Documents',
    counted: counted(documents.length, 'document', 'documents'),
    csv: () => csv(columnsOfDocuments, documents),
    analyses,
    beside: sum(analyses.map(each => each.documents)) - documents.length,
  }
}

export const selectionOfAnalyses = (name: string, analyses: readonly ListedAnalysis[]): Selection => ({
  name,
  counted: counted(analyses.length, 'analysis', 'analyses'),
  csv: () => csv(columnsOfAnalyses, analyses),
  analyses: analyses.map(({ analysisId, companyName, kind, appId, documents, corrections }) => ({
    analysisId,
    name: companyName ?? documents[0]?.fileName ?? analysisId,
    application: kind === 'application' ? appId : null,
    documents: documents.length,
    corrections,
  })),
  beside: 0,
})

/** Shown before anything is deleted. */
export function consequences({ analyses, beside }: Selection): string {
  const corrections = sum(analyses.map(each => each.corrections))
  const documents = sum(analyses.map(each => each.documents))
  const parts = [
    counted(documents, 'document', 'documents') + (beside > 0 ? ` (${beside} of them not selected)` : ''),
    'results',
    'workbooks',
    ...(corrections > 0 ? [counted(corrections, 'correction', 'corrections')] : []),
  ]
  const applications = new Set(analyses.flatMap(({ application }) => application ?? []))
  return (
    `Deletes ${counted(analyses.length, 'analysis', 'analyses')} with ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.` +
    (applications.size > 0
      ? ` ${counted(applications.size, 'application loses', 'applications lose')} what was read for it.`
      : '')
  )
}
