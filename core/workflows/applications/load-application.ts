/** Everything that was read under one appId, to whichever endpoint it was posted. */
import type { Lender } from '../../analysis/bank/lenders.ts'
import type { Applicant } from '../../contract/application.ts'
import type { Check } from '../../contract/evidence.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { Invoice, InvoiceResult } from '../../contract/invoice.ts'
import type { AnalysisKindName, AnalysisResult } from '../../contract/service.ts'
import type { StatementType } from '../../contract/statement-figures.ts'
import type { Correction } from '../../store/analyses.ts'
import type { Workflow } from '../../store/applications.ts'
import type { ApplicationUpload, StatementUpload, Upload } from '../../store/uploads.ts'
import type { Store } from '../../store/store.ts'
import type { ReadApplicationFile } from './analyze.ts'
import { standingCorrections } from '../corrections/standing.ts'
import { loadExtractions } from '../intake/stored-extraction.ts'
import type { Corrected } from '../analysis-kind.ts'
import type { ReadPart } from './read-file.ts'

/** An uploaded file with what was found in it. */
export interface MaterialFile {
  readonly analysisId: string
  readonly upload: Pick<Upload, 'id' | 'fileName' | 'sha256' | 'metadata'>
  /** null: it was read by one of the two analysis endpoints, and what it says stands in their result. */
  readonly read: ReadApplicationFile | null
  /** Its type where nobody classified it. */
  readonly docType: DocumentType
  /** The same bytes stand in another file that counts for them: it is listed, and counts no more. */
  readonly repeated: boolean
  /** Of a file of the two analysis endpoints: what its inspection found; null: it could not be inspected; undefined: it is not over. */
  readonly inspected?: readonly IntegrityFinding[] | null | undefined
}

/** A file before it is known whether another one counts for it. */
export type LoadedFile = Omit<MaterialFile, 'repeated'>

/** What the two analysis endpoints answered under this appId. */
export interface Answered {
  readonly statements: readonly FinancialStatementResult[]
  /** Of each of the statements: which analysis answered them. */
  readonly statementHomes: readonly string[]
  readonly invoices: readonly Invoice[]
  /** Of each of the invoices: which analysis answered it, as the how-manieth. */
  readonly homes: readonly { readonly analysisId: string; readonly index: number }[]
}

export interface ApplicationMaterial {
  readonly appId: string
  readonly applicant: Applicant
  /** In the order of their arrival. */
  readonly files: readonly MaterialFile[]
  readonly answered: Answered
  /** Of the payload, oldest first, under stable paths. */
  readonly corrections: readonly Corrected[]
  /** Whose advances are known by name; the list the product comes with, without it. */
  readonly lenders?: readonly Lender[]
  /** Rules for transactions of every application; a decision of the application's own goes before. */
  readonly standingRules?: readonly Corrected[]
}

/** A submission that has been read and is not on record yet. */
export interface Arriving {
  readonly analysisId: string
  readonly read: readonly ReadApplicationFile[]
}

type Records = Pick<Store, 'applications' | 'analyses' | 'uploads' | 'inspections'>

const typeOfStatement: Readonly<Record<StatementType, DocumentType>> = {
  BALANCE_SHEET: 'balance_sheet',
  INCOME_STATEMENT: 'income_statement',
  CASH_FLOW_STATEMENT: 'cash_flow_statement',
}

/** What an analysis of one kind contributes to its application. */
interface Contribution {
  /** Of a file nobody classified. */
  readonly docTypeOf: (upload: Pick<Upload, 'metadata'>) => DocumentType
  /** null for a submission: its files carry what was read of them, and it is corrected under the paths of the payload. */
  readonly answered: ((result: AnalysisResult) => Pick<Answered, 'statements' | 'invoices'>) | null
}

const contributions: Readonly<Record<AnalysisKindName, Contribution>> = {
  'financial-statements': {
    docTypeOf: ({ metadata }) => typeOfStatement[(metadata as StatementUpload).statementType],
    answered: result => ({ statements: [result as FinancialStatementResult], invoices: [] }),
  },
  invoices: {
    docTypeOf: () => 'invoice',
    answered: result => ({ statements: [], invoices: invoicesIn(result as InvoiceResult) }),
  },
  application: { docTypeOf: () => 'other', answered: null },
}

/** Whether the files of the analysis were submitted to the application itself. */
export const isSubmission = ({ kind }: Pick<Workflow, 'kind'>): boolean => contributions[kind].answered === null

/** What is not on record yet. */
export interface Unrecorded {
  /** Counted though its job is not over. */
  readonly arriving?: Arriving | undefined
  /** The files as they will be: read again, moved away, moved here. */
  readonly changed?: ((files: readonly LoadedFile[]) => readonly LoadedFile[]) | undefined
}

/** What has been read so far. null: no such application. */
export function loadMaterial(
  store: Records,
  appId: string,
  { arriving, changed = files => files }: Unrecorded = {},
): ApplicationMaterial | null {
  const application = store.applications.find(appId)
  if (application === null) return null
  const files: LoadedFile[] = []
  const statements: FinancialStatementResult[] = []
  const statementHomes: string[] = []
  const invoices: Invoice[] = []
  const homes: { analysisId: string; index: number }[] = []
  const corrections: Correction[] = []
  for (const { analysisId, kind, state } of store.applications.workflows(appId)) {
    const isArriving = arriving?.analysisId === analysisId
    if (state !== 'done' && !isArriving) continue
    const { docTypeOf, answered } = contributions[kind]
    const read =
      answered !== null ? [] : isArriving ? arriving.read : loadExtractions(store.uploads, 'application', analysisId)
    const inspected = answered === null ? [] : store.inspections.ofAnalysis(analysisId)
    for (const [index, upload] of store.uploads.ofAnalysis(analysisId).entries())
      files.push({
        analysisId,
        upload,
        read: read[index] ?? null,
        docType: docTypeOf(upload),
        inspected: inspected[index]?.findings,
      })
    if (answered === null) {
      corrections.push(...standingCorrections(store.analyses.corrections(analysisId)))
      continue
    }
    const result = store.analyses.result(analysisId)
    if (result === null) continue
    const found = answered(result)
    statements.push(...found.statements)
    statementHomes.push(...found.statements.map(() => analysisId))
    invoices.push(...found.invoices)
    homes.push(...found.invoices.map((_, index) => ({ analysisId, index })))
  }
  return {
    appId,
    applicant: application.applicant,
    files: withRepetitions(changed(files)),
    answered: { statements, statementHomes, invoices, homes },
    corrections: inOrder(corrections),
  }
}

/**
 * Of files with the same bytes one counts: one that could be read (it may have come again with its password), the last one whose uploader stated
 * what it is, else the first.
 */
function withRepetitions(files: readonly LoadedFile[]): readonly MaterialFile[] {
  const isRead = ({ read }: LoadedFile): boolean => read === null || read.refusal === null
  const isStated = (file: LoadedFile): boolean => {
    const { docType, statementType } = file.upload.metadata as ApplicationUpload
    return isRead(file) && (docType ?? statementType) !== undefined
  }
  // Copies of a file of which each holds other documents are no repetitions.
  const contentOf = ({ upload: { sha256, metadata } }: LoadedFile): string =>
    JSON.stringify([sha256, (metadata as ApplicationUpload).documents?.map(({ pages }) => pages)])
  const counting = [...Map.groupBy(files, contentOf).values()].map(
    copies => copies.findLast(isStated) ?? copies.find(isRead) ?? copies[0],
  )
  return files.map(file => ({ ...file, repeated: !counting.includes(file) }))
}

const inOrder = (corrections: readonly Correction[]): readonly Correction[] =>
  corrections.toSorted((a, b) => a.createdAt - b.createdAt)

const invoicesIn = ({ invoices, ...first }: InvoiceResult): readonly Invoice[] => invoices ?? [first]

/** A part with its file, once for every content. */
export interface MaterialPart {
  readonly file: MaterialFile
  readonly part: ReadPart
}

export const partsOf = ({ files }: Pick<ApplicationMaterial, 'files'>): readonly MaterialPart[] =>
  files.filter(({ repeated }) => !repeated).flatMap(file => (file.read?.parts ?? []).map(part => ({ file, part })))

/** Checks that failed in answers of the two analysis endpoints. */
export const answeredChecks = ({ statements, invoices }: Pick<Answered, 'statements' | 'invoices'>): readonly Check[] =>
  [...statements, ...invoices].flatMap(({ checks }) => checks).filter(({ passed }) => passed === false)
