/** The library of the window, under /app: documents and analyses listed, pages of documents, explanations, full-text search. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Arrangement as ArrangementSchema, DocumentMove as DocumentMoveSchema } from '../../contract/desk.ts'
import type {
  AnalysisListing,
  Arrangement,
  Explanation,
  Library,
  LibraryDocument,
  ListedAnalysis,
  MovedDocument,
  SearchResult,
  ShownSheets,
} from '../../contract/desk.ts'
import { analysisKinds, type AnalysisStatus } from '../../contract/service.ts'
import { Refusal } from '../../errors.ts'
import { analysisSorts, type ListedAnalysis as StoredAnalysis } from '../../store/analysis-list.ts'
import { jobStates, type JobState } from '../../store/jobs.ts'
import { librarySorts, type LibraryDocument as StoredDocument } from '../../store/library.ts'
import type { Store } from '../../store/store.ts'
import type { Vault } from '../../store/vault.ts'
import type { Analyses } from '../../workflows/analyses.ts'
import { shownSheets } from '../../workflows/intake/sheets/shown-sheets.ts'
import { readBody } from '../json-body.ts'
import { isoTime } from '../times.ts'

export interface LibraryServices {
  readonly store: Pick<Store, 'library' | 'analysisListing' | 'search'>
  readonly vault: Pick<Vault, 'open'>
  readonly analyses: Pick<Analyses, 'explain' | 'diagnose' | 'arrangements' | 'documents'>
  readonly retentionDays: () => number
}

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_HITS = 50
/** Names are for leading somewhere, not for browsing: the library lists them all. */
const MAX_NAMES = 5

export const statusOf: Record<JobState, AnalysisStatus> = {
  waiting: 'started',
  running: 'processing',
  done: 'complete',
  failed: 'failed',
  canceled: 'canceled',
}
const stateOf = (status: AnalysisStatus): JobState => jobStates.find(state => statusOf[state] === status)!

/** What is not asked is null. */
const PageQuery = z.object({
  text: z.string().nullable().default(null),
  kind: z.enum(analysisKinds).nullable().default(null),
  status: z.enum(['started', 'processing', 'complete', 'failed', 'canceled']).nullable().default(null),
  descending: z.stringbool().default(true),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
const ListQuery = PageQuery.extend({
  analysisId: z.string().nullable().default(null),
  /** When the document came in: from this moment on, and before that one. */
  since: z.iso.datetime().nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
  sort: z.enum(librarySorts).default('received'),
})
const AnalysesQuery = PageQuery.extend({
  /** First and last day of the period end. */
  since: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
  sort: z.enum(analysisSorts).default('received'),
})
const ExplanationQuery = z.object({
  field: z.string().min(1).max(200),
  page: z.coerce.number().int().min(1).nullable().default(null),
  value: z.string().max(1000).nullable().default(null),
})
const SearchQuery = z.object({
  words: z.string().min(1).max(200),
  limit: z.coerce.number().int().min(1).max(MAX_HITS).default(20),
})

interface ById {
  Params: { id: string }
}

export function libraryRoutes(app: FastifyInstance, { store, vault, analyses, retentionDays }: LibraryServices): void {
  const read = { config: { scope: 'admin', undocumented: true } } as const
  const { shown, listed } = viewsOf(retentionDays)

  app.get('/app/documents', read, (request): Library => {
    const { status, since, until, ...query } = readBody(ListQuery, request.query)
    const { documents, total } = store.library.list({
      ...query,
      state: status === null ? null : stateOf(status),
      since: since === null ? null : Date.parse(since),
      until: until === null ? null : Date.parse(until),
    })
    return { documents: documents.map(shown), total }
  })

  app.get('/app/analyses', read, (request): AnalysisListing => {
    const { status, ...query } = readBody(AnalysesQuery, request.query)
    const { analyses, total } = store.analysisListing.list({
      ...query,
      state: status === null ? null : stateOf(status),
    })
    return { analyses: analyses.map(listed), total }
  })

  app.get<ById>('/app/documents/:id/content', { ...read, exposeHeadRoute: false }, async (request, reply) => {
    const document = store.library.find(request.params.id)
    const file = document === null || document.deletedAt !== null ? null : await vault.open(document.id)
    if (file === null)
      throw new Refusal('NOT_FOUND', 'The document is not kept any more: its analysis is, its pages are not.')
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': file.size,
      'cache-control': 'private, no-store',
    })
    return reply.send(file.content)
  })

  app.get<ById>('/app/documents/:id/sheets', read, async (request): Promise<ShownSheets> => {
    const document = store.library.find(request.params.id)
    const file = document === null || document.deletedAt !== null ? null : await vault.open(document.id)
    const bytes = file && Buffer.concat(await file.content.toArray())
    const sheets = bytes && (await shownSheets(bytes, document!.fileName))
    if (!sheets) throw new Refusal('NOT_FOUND', 'The document is not kept any more, or has no cells to show.')
    return { sheets: [...sheets] }
  })

  app.put<ById>('/app/documents/:id/arrangement', read, async (request): Promise<Arrangement> => {
    const { documents } = readBody(ArrangementSchema, request.body)
    const before = await analyses.arrangements.arrange(request.params.id, {
      documents,
      author: request.caller!.name,
    })
    return { documents: before && before.map(one => ({ ...one, pages: [...one.pages] })) }
  })

  app.post<ById>('/app/documents/:id/move', read, (request): Promise<MovedDocument> => {
    const { appId, pages } = readBody(DocumentMoveSchema, request.body)
    const author = request.caller!.name
    return appId === null
      ? analyses.documents.takeOut(request.params.id, pages, author)
      : analyses.arrangements.move(request.params.id, { appId, pages }, author)
  })

  app.get<ById>('/app/documents/:id/explanation', read, (request): Promise<Explanation> => {
    return analyses.explain(request.params.id, readBody(ExplanationQuery, request.query))
  })

  app.get<ById>('/app/documents/:id/diagnostics', { ...read, exposeHeadRoute: false }, async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(await analyses.diagnose(request.params.id)),
  )

  app.get('/app/search', read, (request): SearchResult => {
    const { words, limit } = readBody(SearchQuery, request.query)
    return {
      hits: [...store.search.pages(words, limit)],
      documents: store.library.list({ text: words.trim(), limit: MAX_NAMES }).documents.map(shown),
      companies: [...store.search.companies(words.trim(), MAX_NAMES)],
      applications: [...store.search.applications(words.trim(), MAX_NAMES)],
    }
  })
}

/** Stored documents and analyses as the window shows them. */
function viewsOf(retentionDays: () => number) {
  const deleteAt = ({ receivedAt, deletedAt }: Pick<StoredDocument, 'receivedAt' | 'deletedAt'>): string | null =>
    deletedAt === null ? isoTime(receivedAt + retentionDays() * DAY_MS) : null
  const shown = ({ state, sha256: _sha256, ...document }: StoredDocument): LibraryDocument => ({
    id: document.id,
    analysisId: document.analysisId,
    fileName: document.fileName,
    size: document.size,
    receivedAt: isoTime(document.receivedAt),
    deleteAt: deleteAt(document),
    kind: document.kind,
    appId: document.appId,
    companyName: document.companyName,
    documentTypes: [...document.documentTypes],
    periodEnd: document.periodEnd,
    status: statusOf[state],
    reviewed: document.reviewed,
    copies: document.copies,
    together: document.together,
    corrections: document.corrections,
  })
  const listed = ({ id, createdAt, state, documents, ...analysis }: StoredAnalysis): ListedAnalysis => ({
    analysisId: id,
    ...analysis,
    receivedAt: isoTime(createdAt),
    status: statusOf[state],
    documents: documents.map(document => ({
      id: document.id,
      fileName: document.fileName,
      size: document.size,
      deleteAt: deleteAt(document),
    })),
  })
  return { shown, listed }
}
