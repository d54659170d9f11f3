/** Signs of change in files of any kind that the product reads, each by itself: for the command line, which keeps nothing. */
import { byFile } from '../../contract/integrity-lists.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { Clock } from '../../clock.ts'
import { openInThreadPool } from '../../jobs/in-thread-pool.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { readFrom } from '../applications/analyze.ts'
import { assembleApplication, type AssembledApplication } from '../applications/assemble.ts'
import { ownInvoices } from '../applications/invoices.ts'
import type { ApplicationMaterial } from '../applications/load-application.ts'
import { applicationLoan } from '../applications/loan.ts'
import { readApplicationFile, type ReadPart } from '../applications/read-file.ts'
import type { FileInput } from '../intake/read-file.ts'
import { invoicesOf } from '../invoices/analyze.ts'
import { invoiceTasks } from '../invoices/tasks.ts'
import { inspectFile } from './inspect-task.ts'

/** A file with the signs of change in it. */
export interface InspectedReport {
  readonly file_name: string
  /** What it holds, and on which pages (1-based). */
  readonly documents: readonly { readonly doc_type: DocumentType; readonly pages: readonly number[] }[]
  /** Empty: nothing was found; null: it was not inspected: it is no PDF, cannot be opened, or takes too long. */
  readonly integrity: readonly IntegrityFinding[] | null
}

/** Reads and inspects a file, and joins what it finds with the arithmetic of its figures. Throws Refusal when it cannot be read. */
export async function inspectedReport(
  input: FileInput,
  clock: Clock,
  context: Pick<TaskContext, 'onProgress'>,
): Promise<InspectedReport> {
  const { parts, assembled } = await assembledAlone(input, clock, context)
  return {
    file_name: input.fileName,
    documents: parts.map(part => ({ doc_type: part.docType, pages: part.pages })),
    integrity: byFile(assembled.payload.documents ?? [])[0]?.findings ?? null,
  }
}

/** An application of one file, inspected. Throws Refusal when it cannot be read. */
export async function assembledAlone(
  input: FileInput,
  clock: Clock,
  context: Pick<TaskContext, 'onProgress'>,
): Promise<{ readonly parts: readonly ReadPart[]; readonly assembled: AssembledApplication }> {
  const stated = { docType: null, statementType: null, periodEnd: null, documents: null }
  const output = await readApplicationFile({ ...input, ...stated, lookups: null }, context)
  const { pages, ocrPages, parts, scanned } = output
  context.onProgress({ page: pages, pages, step: 'inspect' })
  const documents = parts.map(part => part.pages)
  const inspected =
    scanned === undefined
      ? undefined
      : await inspectFile({ ...input, now: clock.now(), pages, ocrPages, scanned, documents }, context)
  const material: ApplicationMaterial = {
    appId: '',
    applicant: {},
    files: [
      {
        analysisId: '',
        upload: { id: 'file', fileName: input.fileName, sha256: '', metadata: { fileName: input.fileName } },
        read: readFrom(input.fileName, output, inspected),
        docType: 'other',
        repeated: false,
      },
    ],
    answered: { statements: [], statementHomes: [], invoices: [], homes: [] },
    corrections: [],
  }
  const own = await ownInvoices(material, { tablesFolder: '', geocoder: null }, openInThreadPool(invoiceTasks))
  const idsFor = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
  const found = { files: [], invoices: own.map(invoice => invoice.found) }
  const assembled = assembleApplication({
    material,
    loan: applicationLoan(material),
    invoices: invoicesOf(found, { createdAt: clock.now(), idsFor }),
    answers: { sos: nobody, webPresence: nobody, addressVerification: nobody },
    dashboardUrl: '',
    urlOf: () => '',
    asOf: clock.now(),
    accepted: [],
  })
  return { parts, assembled }
}

/** Nothing is looked up. */
const nobody = { value: null, status: null }
