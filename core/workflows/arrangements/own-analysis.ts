/** An analysis of its own, statements or invoices, with its files as they were read: what documents are added to, moved between and split in. */
import type { AnalysisDocument } from '../../contract/analysis-documents.ts'
import type { StatementKind } from '../../contract/statement-figures.ts'
import { Refusal } from '../../errors.ts'
import type { Analysis, Correction } from '../../store/analyses.ts'
import type { Store } from '../../store/store.ts'
import type { Upload } from '../../store/uploads.ts'
import { loadExtractions } from '../intake/stored-extraction.ts'
import type { ReadInvoiceFile } from '../invoices/analyze.ts'
import { typeOfInvoice } from '../invoices/document-type.ts'
import type { ReadFile } from '../statements/analyze.ts'

export type OwnKind = 'financial-statements' | 'invoices'

export interface OwnFile {
  readonly upload: Upload
  readonly read: ReadFile | ReadInvoiceFile
}

export interface OwnAnalysis {
  readonly analysis: Analysis & { readonly kind: OwnKind }
  /** In the order of the result. */
  readonly files: readonly OwnFile[]
  /** Oldest first, those set aside too. */
  readonly corrections: readonly Correction[]
}

/** Throws Refusal NOT_FOUND, CONFLICT (it has no result, or is a submission to an application). */
export function ownAnalysis(store: Store, id: string): OwnAnalysis {
  const analysis = store.analyses.find(id)
  if (analysis === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
  const { kind } = analysis
  if (kind === 'application')
    throw new Refusal('CONFLICT', 'Documents of an application are arranged and moved in the application.')
  if (store.jobs.ofAnalysis(id)?.state !== 'done' && analysis.revision === 0)
    throw new Refusal('CONFLICT', 'The analysis has no result yet.')
  const read = loadExtractions(store.uploads, kind, id)
  const files = store.uploads.ofAnalysis(id).flatMap((upload, index): OwnFile[] => {
    const found = read[index]
    return found ? [{ upload, read: found }] : []
  })
  return { analysis: { ...analysis, kind }, files, corrections: store.analyses.corrections(id) }
}

/** Throws Refusal NOT_FOUND. */
export function fileOf({ files }: OwnAnalysis, documentId: string): OwnFile {
  const file = files.find(({ upload }) => upload.id === documentId)
  if (file === undefined) throw new Refusal('NOT_FOUND', 'No such document in the analysis.')
  return file
}

export const isStatements = (read: OwnFile['read']): read is ReadFile => 'readings' in read.extraction

const typeOfStatement = {
  balanceSheet: 'balance_sheet',
  incomeStatement: 'income_statement',
  cashFlowStatement: 'cash_flow_statement',
} as const satisfies Readonly<Record<StatementKind, AnalysisDocument['doc_type']>>

/** In the order of their pages. */
export function documentsOf({ read }: Pick<OwnFile, 'read'>): readonly AnalysisDocument[] {
  if (!isStatements(read))
    return read.extraction.invoices.map(({ kind, pages, parties, texts }) => ({
      pages: [...pages],
      doc_type: typeOfInvoice[kind],
      name: parties.sender?.name?.value ?? null,
      reference: texts.invoice_number?.value ?? null,
      period_end: texts.invoice_date?.value ?? null,
      included: true,
    }))
  const { readings, companyName } = read.extraction
  const own = readingsByPages(readings).map(({ pages, kinds, end }): AnalysisDocument => ({
    pages: [...pages],
    doc_type: kinds.size > 1 ? 'financial_statement' : typeOfStatement[[...kinds][0]!],
    name: companyName?.value ?? null,
    reference: null,
    period_end: end,
    included: true,
  }))
  const others = (read.others ?? []).map(({ name, pages }): AnalysisDocument => ({
    pages: [...pages],
    doc_type: 'financial_statement',
    name,
    reference: null,
    period_end: null,
    included: false,
  }))
  return [...own, ...others].toSorted((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0))
}

interface StatementPages {
  readonly pages: readonly number[]
  readonly kinds: ReadonlySet<StatementKind>
  readonly end: string | null
}

/** Statements that share a page are one document. */
function readingsByPages(readings: ReadFile['extraction']['readings']): readonly StatementPages[] {
  let groups: StatementPages[] = []
  for (const { kind, pages, periodEnd } of readings) {
    const touched = groups.filter(group => group.pages.some(page => pages.includes(page)))
    const joined = {
      pages: [...new Set([...pages, ...touched.flatMap(group => group.pages)])].toSorted((a, b) => a - b),
      kinds: new Set([kind, ...touched.flatMap(group => [...group.kinds])]),
      end: latest([periodEnd, ...touched.map(({ end }) => end)]),
    }
    groups = [...groups.filter(group => !touched.includes(group)), joined]
  }
  return groups
}

export const latest = (dates: readonly (string | null)[]): string | null =>
  dates
    .filter(date => date !== null)
    .toSorted()
    .at(-1) ?? null
