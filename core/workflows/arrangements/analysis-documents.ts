/** What a person does with the documents of analyses of their own: lists, splits, joins, moves, separates and adds them. */
import type { AnalysisFiles, MovedTo, MoveRequest, PageGroup, Separated } from '../../contract/analysis-documents.ts'
import type { MovedDocument } from '../../contract/desk.ts'
import { Refusal } from '../../errors.ts'
import type { StatementUpload, Upload } from '../../store/uploads.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { faultOfDocuments } from '../intake/page-groups.ts'
import { addFiles, type AddedFile } from './add-files.ts'
import { changeAnalyses } from './change-analyses.ts'
import { moveDocument, type MovingServices } from './move-document.ts'
import { documentsOf, fileOf, ownAnalysis } from './own-analysis.ts'
import { outOfApplication } from './out-of-application.ts'
import { readOwnFiles, saveFile } from './stored-files.ts'

/** All throw Refusal NOT_FOUND, CONFLICT (no result yet, changed meanwhile, or the file is not kept any more), BAD_VALUE. */
export interface AnalysisDocuments {
  list(analysisId: string): AnalysisFiles
  /** Reads a file again with these documents in it, each by itself; null: as they are recognized. */
  arrange(analysisId: string, documentId: string, arrangement: GroupedPages): Promise<AnalysisFiles>
  /** Puts a file, or one document of it, into another analysis of the kind, a new one, or an application. */
  move(analysisId: string, documentId: string, request: MoveRequest, author: string): Promise<MovedTo>
  /** Makes an analysis for every further vendor or company; documents without a name stay. */
  separate(analysisId: string, author: string): Promise<Separated>
  /** Reads further files into an analysis. Throws Refusal NOT_A_PDF, and as reading does; then nothing is added. */
  add(analysisId: string, added: readonly AddedFile[], author: string): Promise<AnalysisFiles>
  /** Makes a file of an application, or the document of it that `pages` are, an analysis of its own. */
  takeOut(uploadId: string, pages: readonly number[] | null, author: string): Promise<MovedDocument>
}

export interface GroupedPages {
  readonly documents: readonly PageGroup[] | null
  readonly author: string
}

export function openAnalysisDocuments(services: MovingServices): AnalysisDocuments {
  const { store } = services
  const list = (analysisId: string): AnalysisFiles => ({
    analysis_id: analysisId,
    files: ownAnalysis(store, analysisId).files.map(file => ({
      id: file.upload.id,
      file_name: file.upload.fileName,
      page_count: file.read.pages,
      arrangement: (file.upload.metadata as StatementUpload).documents ?? null,
      documents: [...documentsOf(file)],
    })),
  })
  return {
    list,
    async arrange(analysisId, documentId, arrangement) {
      await arrange(services, { analysisId, documentId }, arrangement)
      return list(analysisId)
    },
    move: (analysisId, documentId, request, author) =>
      moveDocument(services, ownAnalysis(store, analysisId), { documentId, request, author }),
    separate: (analysisId, author) => separate(services, analysisId, author),
    async add(analysisId, added, author) {
      await addFiles(services, ownAnalysis(store, analysisId), { added, author })
      services.inspections.wake()
      return list(analysisId)
    },
    takeOut: (uploadId, pages, author) => outOfApplication(services, uploadId, { pages, author }),
  }
}

async function arrange(
  services: MovingServices,
  { analysisId, documentId }: { readonly analysisId: string; readonly documentId: string },
  { documents, author }: GroupedPages,
): Promise<void> {
  const own = ownAnalysis(services.store, analysisId)
  const file = fileOf(own, documentId)
  const fault = documents === null ? null : faultOfDocuments(documents, file.read.pages)
  if (fault !== null) throw new Refusal('BAD_VALUE', fault)
  const { documents: before = null, ...others } = file.upload.metadata as StatementUpload
  const metadata = (documents === null ? others : { ...others, documents }) as Upload['metadata']
  const [again] = await readOwnFiles(services, own, [{ ...file.upload, metadata }])
  const { fileName } = file.upload
  await changeAnalyses(services, {
    source: {
      own,
      files: own.files.map(one => (one === file ? again! : one)),
      history: { action: 'arranged', details: { fileName, documents, before } },
    },
    target: null,
    moved: null,
    author,
    write: () => saveFile(services, again!),
  })
}

/** Document after document: what was separated when something fails stays separated. */
async function separate(services: MovingServices, analysisId: string, author: string): Promise<Separated> {
  const named = () =>
    ownAnalysis(services.store, analysisId).files.flatMap(file =>
      documentsOf(file).flatMap(({ name, pages, included }) =>
        name === null ? [] : [{ documentId: file.upload.id, name, pages, included }],
      ),
    )
  const own = named().find(({ included }) => included)?.name ?? null
  const made: { readonly name: string; readonly id: string }[] = []
  for (;;) {
    const next = own === null ? undefined : named().find(({ name }) => !sameCompany(name, own))
    if (next === undefined) return { analysis_ids: made.map(({ id }) => id) }
    const { documentId, pages } = next
    const known = made.find(({ name }) => sameCompany(name, next.name))
    const request = { analysisId: known?.id ?? null, pages }
    const { analysis_id: id } = await moveDocument(services, ownAnalysis(services.store, analysisId), {
      documentId,
      request,
      author,
    })
    if (known === undefined) made.push({ name: next.name, id })
  }
}
