/** What only the window needs, under /app: the library, pages of documents, full-text search, reviews, settings. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type {
  DeskSettings,
  Library,
  LibraryDocument,
  Overview,
  Review as ReviewReply,
  SearchResult,
} from '../../contract/desk.ts'
import { Review, SettingChange } from '../../contract/desk.ts'
import { analysisKinds, type AnalysisStatus } from '../../contract/service.ts'
import { Refusal } from '../../errors.ts'
import { jobStates, type JobState } from '../../store/jobs.ts'
import { librarySorts, type LibraryDocument as StoredDocument } from '../../store/library.ts'
import type { Store } from '../../store/store.ts'
import type { Vault } from '../../store/vault.ts'
import { readBody } from '../json-body.ts'
import { isoTime } from '../times.ts'

export interface DeskServices {
  readonly store: Pick<Store, 'library' | 'search' | 'deliveries' | 'analyses'>
  readonly vault: Pick<Vault, 'open'>
  readonly version: string
  readonly admitsKeys: () => boolean
  readonly retentionDays: () => number
  readonly settings: {
    list(): DeskSettings
    /** Stores a setting, or forgets it for null. Throws Refusal BAD_VALUE. */
    change(name: string, value: string | null): void
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_HITS = 50
/** Names are for leading somewhere, not for browsing: the library lists them all. */
const MOST_NAMES = 5

const statusOf: Record<JobState, AnalysisStatus> = {
  waiting: 'started',
  running: 'processing',
  done: 'complete',
  failed: 'failed',
  canceled: 'canceled',
}
const stateOf = (status: AnalysisStatus): JobState => jobStates.find(state => statusOf[state] === status)!

const ListQuery = z.object({
  text: z.string().optional(),
  kind: z.enum(analysisKinds).optional(),
  status: z.enum(['started', 'processing', 'complete', 'failed', 'canceled']).optional(),
  analysisId: z.string().optional(),
  sort: z.enum(librarySorts).default('received'),
  descending: z.stringbool().default(true),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
const SearchQuery = z.object({
  words: z.string().min(1).max(200),
  limit: z.coerce.number().int().min(1).max(MOST_HITS).default(20),
})

interface ById {
  Params: { id: string }
}

export function deskRoutes(
  app: FastifyInstance,
  { store, vault, version, admitsKeys, retentionDays, settings }: DeskServices,
): void {
  const config = { scope: 'admin', undocumented: true } as const
  const read = { config }

  const shown = ({ state, sha256: _sha256, ...document }: StoredDocument): LibraryDocument => ({
    id: document.id,
    analysisId: document.analysisId,
    fileName: document.fileName,
    size: document.size,
    receivedAt: isoTime(document.receivedAt),
    deleteAt: document.deletedAt === null ? isoTime(document.receivedAt + retentionDays() * DAY_MS) : null,
    kind: document.kind,
    appId: document.appId,
    companyName: document.companyName,
    periodEnd: document.periodEnd,
    status: statusOf[state],
    reviewed: document.reviewed,
    copies: document.copies,
    together: document.together,
    corrections: document.corrections,
  })

  app.get('/app/overview', read, (): Overview => ({
    counts: store.library.counts().map(({ kind, state, count }) => ({ kind, status: statusOf[state], count })),
    deadDeliveries: store.deliveries.countDead(),
    admitsKeys: admitsKeys(),
    version,
    retentionDays: retentionDays(),
  }))

  app.get('/app/documents', read, (request): Library => {
    const { text, kind, status, analysisId, sort, descending, offset, limit } = readBody(ListQuery, request.query)
    const { documents, total } = store.library.list({
      text: text ?? null,
      kind: kind ?? null,
      state: status === undefined ? null : stateOf(status),
      analysisId: analysisId ?? null,
      sort,
      descending,
      offset,
      limit,
    })
    return { documents: documents.map(shown), total }
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

  app.get('/app/search', read, (request): SearchResult => {
    const { words, limit } = readBody(SearchQuery, request.query)
    return {
      hits: [...store.search.pages(words, limit)],
      documents: store.library.list({ text: words.trim(), limit: MOST_NAMES }).documents.map(shown),
      companies: [...store.search.companies(words.trim(), MOST_NAMES)],
      applications: [...store.search.applications(words.trim(), MOST_NAMES)],
    }
  })

  const analysisOf = (id: string): string => {
    if (store.analyses.find(id) === null) throw new Refusal('NOT_FOUND', 'No such analysis')
    return id
  }
  app.get<ById>('/app/reviews/:id', read, (request): ReviewReply => {
    const { reviewed, accepted } = store.library.review(analysisOf(request.params.id))
    return { reviewed, accepted: [...accepted] }
  })
  app.put<ById>('/app/reviews/:id', read, (request): ReviewReply => {
    const review = readBody(Review, request.body)
    store.library.saveReview(analysisOf(request.params.id), review)
    return review
  })

  app.get('/app/settings', read, (): DeskSettings => settings.list())
  app.patch('/app/settings', read, (request): DeskSettings => {
    const { name, value } = readBody(SettingChange, request.body)
    settings.change(name, value)
    return settings.list()
  })
}
