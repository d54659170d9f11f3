/** A file, or a document of it, moved from an analysis of its own into another one, a new one, or an application. */
import type { MovedTo, MoveRequest } from '../../contract/analysis-documents.ts'
import { Refusal } from '../../errors.ts'
import type { StatementUpload, Upload } from '../../store/uploads.ts'
import type { Inspections } from '../integrity/inspections.ts'
import type { Removal } from '../removal.ts'
import { saveReading } from '../save-reading.ts'
import { changeAnalyses } from './change-analyses.ts'
import type { MovedPages } from './follow-corrections.ts'
import { toApplication, type ToApplicationServices } from './move-to-application.ts'
import { documentsOf, fileOf, ownAnalysis, type OwnAnalysis, type OwnFile } from './own-analysis.ts'
import { joined, separated } from './separate-pages.ts'
import { distinctName, inCopy, readOwnFiles, saveFile, type FileServices } from './stored-files.ts'

export interface MovingServices extends ToApplicationServices, FileServices {
  readonly inspections: Pick<Inspections, 'expect' | 'wake'>
  readonly removal: Pick<Removal, 'analysis'>
}

/** What moves out of an analysis. */
interface Moving {
  readonly own: OwnAnalysis
  readonly file: OwnFile
  /** The file without the document; null: all of it moves. */
  readonly rest: OwnFile | null
  /** The files that are left in the analysis. */
  readonly left: readonly OwnFile[]
  /** What moves: the whole file, or a document of it in a copy. */
  readonly given: OwnFile
  readonly author: string
}

/** Throws Refusal NOT_FOUND, BAD_VALUE, CONFLICT. */
export async function moveDocument(
  services: MovingServices,
  own: OwnAnalysis,
  {
    documentId,
    request,
    author,
  }: { readonly documentId: string; readonly request: MoveRequest; readonly author: string },
): Promise<MovedTo> {
  const { analysisId: toId = null, appId = null, pages = null } = request
  if (toId !== null && appId !== null) throw new Refusal('BAD_VALUE', 'Name an analysis or an application, not both.')
  if (toId === own.analysis.id) throw new Refusal('BAD_VALUE', 'The document is in this analysis already.')
  const file = fileOf(own, documentId)
  const readPages = (upload: Upload) => readOne(services, own, upload)
  const [only, ...more] = documentsOf(file)
  const isWhole = pages === null || (more.length === 0 && only?.pages.join() === pages.join())
  const parts = isWhole ? null : await separated(file, pages, readPages)
  const rest = parts?.rest ?? null
  const left = own.files.flatMap(one => (one === file ? (rest ?? []) : one))
  const given = parts === null ? file : await inCopy(services, parts.part)
  const moving = { own, file, rest, left, given, author }
  try {
    const to =
      appId === null ? await toAnalysis(services, moving, toId) : await intoApplication(services, moving, appId)
    if (left.length === 0) await services.removal.analysis(own.analysis.id)
    services.inspections.wake()
    return { ...to, source_removed: left.length === 0 }
  } catch (error) {
    if (given !== file) await services.vault.remove(given.upload.id)
    throw error
  }
}

const readOne = async (services: FileServices, own: OwnAnalysis, upload: Upload): Promise<OwnFile> =>
  (await readOwnFiles(services, own, [upload]))[0]!

async function toAnalysis(
  services: MovingServices,
  { own, file, rest, left, given, author }: Moving,
  toId: string | null,
): Promise<Pick<MovedTo, 'analysis_id' | 'document_id'>> {
  const { store, clock, vault } = services
  const { id: fromId, kind, appId, keyId } = own.analysis
  const id = toId ?? clock.id()
  const target: OwnAnalysis =
    toId === null
      ? { analysis: { ...own.analysis, id, revision: 0 }, files: [], corrections: [] }
      : ownAnalysis(store, toId)
  if (target.analysis.kind !== kind)
    throw new Refusal('BAD_VALUE', 'Move statements to an analysis of statements, and invoices to one of invoices.')
  // Back into the file it was separated from; else a file beside the others, under a name of its own.
  const home = target.files.find(
    one => one.upload.sha256 === given.upload.sha256 && hasDocuments(one) && hasDocuments(given),
  )
  const whole = home === undefined ? null : await joined(home, given, upload => readOne(services, target, upload))
  const arriving = renamed(
    given,
    id,
    distinctName(
      given.upload.fileName,
      target.files.map(({ upload }) => upload.fileName),
    ),
  )
  await changeAnalyses(services, {
    source: {
      own,
      files: left,
      history: { action: 'moved_out', details: { fileName: given.upload.fileName, toAnalysis: id } },
    },
    target: {
      own: target,
      isNew: toId === null,
      files: whole === null ? [...target.files, arriving] : target.files.map(one => (one === home ? whole : one)),
      history: { action: 'moved_in', details: { fileName: given.upload.fileName, fromAnalysis: fromId } },
    },
    moved: movedPages(file, given),
    author,
    write() {
      if (toId === null) {
        store.analyses.add({ id, kind, appId, keyId })
        store.jobs.finish(store.jobs.add(id).id)
      }
      if (whole === null) arrive(services, { arriving: arriving.upload, read: arriving.read, file })
      else {
        saveFile(services, whole)
        store.library.copyPages(file.upload.id, whole.upload.id, pagesOf(given))
        if (given === file) store.uploads.remove(file.upload.id)
      }
      leave(services, own, { rest, left })
    },
  })
  if (whole !== null) await vault.remove(given.upload.id)
  return { analysis_id: id, document_id: whole?.upload.id ?? arriving.upload.id }
}

async function intoApplication(
  services: MovingServices,
  { own, file, rest, left, given, author }: Moving,
  appId: string,
): Promise<Pick<MovedTo, 'analysis_id' | 'document_id'>> {
  const { store, vault } = services
  const to = await toApplication(services, {
    own,
    left,
    given,
    file,
    appId,
    author,
    write({ upload, read, isRejoined }) {
      if (isRejoined) {
        store.uploads.restate(upload.id, upload.metadata)
        saveReading(store, upload.id, read)
        if (given === file) store.uploads.remove(file.upload.id)
      } else arrive(services, { arriving: upload, read, file })
      leave(services, own, { rest, left })
    },
  })
  if (to.document_id !== given.upload.id) await vault.remove(given.upload.id)
  return to
}

const movedPages = (file: OwnFile, given: OwnFile): MovedPages => ({
  sha256: file.upload.sha256,
  pages: given === file ? null : pagesOf(given),
})

/** In the transaction. The file stays with the documents that are left in it; an analysis that nothing is left of goes, also after a crash. */
function leave(
  services: MovingServices,
  { analysis }: OwnAnalysis,
  { rest, left }: Pick<Moving, 'rest' | 'left'>,
): void {
  if (rest !== null) saveFile(services, rest)
  if (left.length === 0) services.store.removals.begin({ analysisId: analysis.id, appId: analysis.appId })
}

/** In the transaction. A whole file comes as it is, a document of a file in a copy of it. */
function arrive(
  { store, inspections }: MovingServices,
  { arriving, read, file }: { readonly arriving: Upload; readonly read: unknown; readonly file: OwnFile },
): void {
  const { id, analysisId, metadata, fileName } = arriving
  if (id === file.upload.id) {
    store.uploads.move(id, analysisId)
    store.uploads.restate(id, metadata, fileName)
  } else {
    store.uploads.add([arriving])
    inspections.expect([arriving])
    store.library.copyPages(file.upload.id, id, pagesOf(file))
  }
  saveReading(store, id, read)
}

const pagesOf = (file: OwnFile): readonly number[] => documentsOf(file).flatMap(({ pages }) => pages)

const hasDocuments = ({ upload }: OwnFile): boolean => (upload.metadata as StatementUpload).documents !== undefined

const renamed = ({ upload, read }: OwnFile, analysisId: string, fileName: string): OwnFile => ({
  upload: { ...upload, analysisId, fileName, metadata: { ...upload.metadata, fileName } },
  read: { ...read, fileName, extraction: { ...read.extraction, fileName } } as OwnFile['read'],
})
