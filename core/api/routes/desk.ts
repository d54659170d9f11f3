/** What only the window needs, under /app: the overview, the library, reviews, settings. */
import type { FastifyInstance } from 'fastify'
import type {
  ApplicationProduct,
  BackupFreeze,
  DeskSettings,
  Overview,
  Review as ReviewReply,
  Session,
} from '../../contract/desk.ts'
import {
  ApplicationProduct as ApplicationProductSchema,
  BackupFreezeRequest,
  PassphraseChange,
  Review,
  SessionRequest,
  SettingChange,
} from '../../contract/desk.ts'
import { Refusal } from '../../errors.ts'
import type { Application } from '../../store/applications.ts'
import type { Store } from '../../store/store.ts'
import { recordReview } from '../../workflows/record-review.ts'
import { readBody } from '../json-body.ts'
import { watchedRoutes, type WatchedServices } from './watched.ts'
import { libraryRoutes, statusOf, type LibraryServices } from './library.ts'

export interface DeskServices extends LibraryServices {
  readonly store: LibraryServices['store'] &
    Pick<Store, 'deliveries' | 'analyses' | 'applications' | 'history' | 'transaction'>
  readonly version: string
  readonly admitsKeys: () => boolean
  /** The window's session for a one-time code; null for one that is none, or none any more. */
  readonly sessionFor: (code: string) => string | null
  readonly settings: {
    list(): DeskSettings
    /** Stores a setting, or forgets it for null. Throws Refusal BAD_VALUE. */
    change(name: string, value: string | null): void
    /** Throws Refusal WRONG_PASSWORD, BAD_VALUE, CONFLICT. */
    changePassphrase(change: PassphraseChange): Promise<void>
  }
  readonly watched: WatchedServices
  readonly backups: {
    /** Throws Refusal UNKNOWN_KEY, BUSY. */
    handle(request: BackupFreezeRequest): Promise<BackupFreeze>
  }
}

interface ById {
  Params: { id: string }
}

export function deskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { store, version, admitsKeys, retentionDays, settings, sessionFor, backups } = services
  const read = { config: { scope: 'admin', undocumented: true } } as const

  app.get('/app/overview', read, (): Overview => ({
    counts: store.library.counts().map(({ kind, state, count }) => ({ kind, status: statusOf[state], count })),
    deadDeliveries: store.deliveries.countDead(),
    admitsKeys: admitsKeys(),
    version,
    retentionDays: retentionDays(),
  }))

  app.post('/app/session', { config: { undocumented: true } }, (request): Session => {
    const token = sessionFor(readBody(SessionRequest, request.body).code)
    if (token === null)
      throw new Refusal('UNKNOWN_KEY', 'The code was used, or its time is over; open the window again')
    return { token }
  })

  // The token of the data folder is its permission: the command that asks has no key, and the answer tells no content.
  app.post('/app/backup', { config: { undocumented: true } }, (request): Promise<BackupFreeze> =>
    backups.handle(readBody(BackupFreezeRequest, request.body)),
  )

  libraryRoutes(app, services)
  watchedRoutes(app, services.watched)

  const analysisOf = (id: string): string => {
    if (store.analyses.find(id) === null) throw new Refusal('NOT_FOUND', 'No such analysis')
    return id
  }
  app.get<ById>('/app/reviews/:id', read, (request): ReviewReply => {
    const { reviewed, accepted } = store.library.review(analysisOf(request.params.id))
    return { reviewed, accepted: [...accepted] }
  })
  app.put<ById>('/app/reviews/:id', read, (request): ReviewReply => {
    const { note, ...review } = readBody(Review, request.body)
    const id = analysisOf(request.params.id)
    store.transaction(() => {
      recordReview(
        store,
        id,
        { before: store.library.review(id), after: review, note: note ?? null },
        request.caller!.name,
      )
      store.library.saveReview(id, review)
    })
    return review
  })

  const applicationOf = (appId: string): Application => {
    const found = store.applications.find(appId)
    if (found === null) throw new Refusal('NOT_FOUND', 'No such application')
    return found
  }
  app.get<ById>('/app/applications/:id/product', read, (request): ApplicationProduct => {
    return { product: applicationOf(request.params.id).product }
  })
  app.put<ById>('/app/applications/:id/product', read, (request): ApplicationProduct => {
    const { appId } = applicationOf(request.params.id)
    const chosen = readBody(ApplicationProductSchema, request.body)
    store.applications.setProduct(appId, chosen.product)
    return chosen
  })

  app.get('/app/settings', read, (): DeskSettings => settings.list())
  app.patch('/app/settings', read, (request): DeskSettings => {
    const { name, value } = readBody(SettingChange, request.body)
    settings.change(name, value)
    return settings.list()
  })
  app.post('/app/passphrase', read, async (request): Promise<DeskSettings> => {
    await settings.changePassphrase(readBody(PassphraseChange, request.body))
    return settings.list()
  })
}
