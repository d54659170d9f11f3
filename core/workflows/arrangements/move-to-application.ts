/** A document of an analysis of its own moved into an application, where it is read as its files are; its corrections go with it. */
import type { MovedTo } from '../../contract/analysis-documents.ts'
import type { Clock } from '../../clock.ts'
import { partyKey } from '../../analysis/cash-flow/global.ts'
import type { Pool } from '../../jobs/task.ts'
import type { ApplicationUpload } from '../../store/uploads.ts'
import type { Vault } from '../../store/vault.ts'
import { readAgain, type ReadApplicationFile } from '../applications/analyze.ts'
import { withTarget } from '../applications/commit-move.ts'
import { together, type HeldFile } from '../applications/document-pages.ts'
import { fileOf, heldFile, withContents, type Held } from '../applications/held-file.ts'
import { invoicePart } from '../applications/invoices.ts'
import { statementPart } from '../applications/statements.ts'
import type { OcrCache } from '../intake/ocr-cache.ts'
import type { DeskTasks } from '../intake/tasks.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import { changeAnalyses, type ChangeServices, type ToApplication } from './change-analyses.ts'
import { documentsOf, isStatements, type OwnAnalysis, type OwnFile } from './own-analysis.ts'

export interface ToApplicationServices extends ChangeServices {
  readonly clock: Clock
  readonly vault: Vault
  readonly pool: Pool<DeskTasks>
  readonly lookups: LookupSettings
  readonly ocrCache: OcrCache
}

export interface MoveToApplication {
  readonly own: OwnAnalysis
  /** The files that are left in the analysis. */
  readonly left: readonly OwnFile[]
  /** What moves: the whole file, or a document of it in a copy. */
  readonly given: OwnFile
  readonly file: OwnFile
  readonly appId: string
  readonly author: string
  /** Stores the files of both, in the transaction. */
  readonly write: (arriving: Arriving) => void
}

/** What the application holds of it: a file under its new analysis, or the file that it was a document of before. */
export interface Arriving {
  readonly upload: OwnFile['upload']
  readonly read: ReadApplicationFile
  /** The document is back in its file, and its own copy is not needed any more. */
  readonly isRejoined: boolean
}

/** Throws Refusal when the file cannot be read as one of an application. */
export async function toApplication(
  services: ToApplicationServices,
  { own, left, given, file, appId, author, write }: MoveToApplication,
): Promise<Pick<MovedTo, 'analysis_id' | 'document_id'>> {
  const { fileName, password: _, ...upload } = given.upload
  const documents = documentsOf(given)
    .filter(({ included }) => included)
    .map(({ pages, doc_type: docType }) => ({ pages, docType }))
  const metadata: ApplicationUpload = { appId, fileName, documents }
  const sealed = services.vault.locate(upload.id)
  const kept = services.ocrCache.find(upload.sha256, null)
  const source = kept === null ? sealed : { read: kept }
  const stored = { ...upload, fileName, password: null, metadata }
  const read = await readAgain({ ...stored, sealed, source }, { ...services, now: upload.receivedAt })
  const pages = documents.flatMap(one => one.pages)
  const move = async (
    { analysisId, ...arriving }: Arriving & { readonly analysisId: string },
    changed: ToApplication['changed'],
  ) => {
    await changeAnalyses(services, {
      source: { own, files: left, history: { action: 'moved_out', details: { fileName, to: appId } } },
      target: null,
      application: {
        appId,
        analysisId,
        changed,
        fileName,
        pathOf: name => pathInPayload(name, { given, own, uploadId: arriving.upload.id }),
      },
      moved: { sha256: upload.sha256, pages: given === file ? null : pages },
      author,
      write: () => write(arriving),
    })
    return { analysis_id: analysisId, document_id: arriving.upload.id }
  }
  const home = homeOf(services, { appId, sha256: upload.sha256, pages })
  if (home !== null) {
    const whole: HeldFile = together(home, { metadata, read })
    const joined = { ...home.upload, metadata: whole.metadata }
    return move({ analysisId: home.analysis.id, upload: joined, read: whole.read, isRejoined: true }, files =>
      files.map(one => withContents(one, home.upload, whole)),
    )
  }
  return withTarget(services, appId, analysisId =>
    move({ analysisId, upload: { ...stored, analysisId }, read, isRejoined: false }, files => [
      ...files,
      fileOf(analysisId, stored, { metadata, read }),
    ]),
  )
}

/** The file of the application that these pages were a document of: it has the same content, and other pages. */
function homeOf(
  { store }: Pick<ToApplicationServices, 'store'>,
  { appId, sha256, pages }: { readonly appId: string; readonly sha256: string; readonly pages: readonly number[] },
): Held | null {
  const uploads = store.applications.workflows(appId).flatMap(one => store.uploads.ofAnalysis(one.analysisId))
  const home = uploads.find(upload => {
    const { documents } = upload.metadata as ApplicationUpload
    const held = documents?.flatMap(one => one.pages)
    return upload.sha256 === sha256 && held !== undefined && !held.some(page => pages.includes(page))
  })
  return home === undefined ? null : heldFile(store, home.id)
}

/** The lasting path of a value in the payload of an application; null: it is about no document. */
function pathInPayload(
  name: string,
  { given, own, uploadId }: { readonly given: OwnFile; readonly own: OwnAnalysis; readonly uploadId: string },
): string | null {
  const end = name.indexOf('/')
  if (!isStatements(given.read)) {
    const [, pages = ''] = name.slice(0, end).split('.')
    return `${invoicePart}${uploadId}.${pages.split('-')[0]}.0${name.slice(end)}`
  }
  if (!name.startsWith('/periods/')) return null
  const company = given.read.extraction.companyName?.value ?? own.analysis.companyName ?? ''
  return `${statementPart}${partyKey(company).replaceAll(' ', '-') || '-'}${name}`
}
