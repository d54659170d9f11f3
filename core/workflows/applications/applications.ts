/** Applications as the service offers them: how they stand, their transactions, confirmed, delivered again, canceled, removed. */
import type {
  ApplicationStatus,
  ApplicationSummary,
  ApplicationState,
  TransactionList,
} from '../../contract/application.ts'
import { Refusal } from '../../errors.ts'
import type { Correction } from '../../store/analyses.ts'
import type { Application, ApplicationQuery, Workflow } from '../../store/applications.ts'
import type { Page } from '../../store/page.ts'
import type { Store } from '../../store/store.ts'
import type { Analyses } from '../analyses.ts'
import type { ApplicationRecords } from './records.ts'
import type { ApplicationDetails } from './assemble.ts'
import { applicationLinks } from './links/application-links.ts'
import { isSubmission } from './load-application.ts'
import { placesOfList } from './transaction-positions.ts'

export interface Applications {
  /** Throws Refusal NOT_FOUND, as all do. */
  status(appId: string): ApplicationStatus
  /** Newest first, without payloads. */
  list(query: ApplicationQuery): Page<ApplicationSummary>
  /** Of all its bank statements, each with its place. */
  transactions(appId: string): Omit<TransactionList, 'next' | 'paths'>
  /** What reviewers corrected, oldest first, under the paths where it stands in the payload now. */
  corrections(appId: string): readonly Correction[]
  /** A reviewer has reviewed what needed review. Throws Refusal CONFLICT when nothing is. */
  confirm(appId: string, by: string | null, note: string | null): void
  /** Sends the payload as it is now under a new webhook-id, which it returns. Throws Refusal CONFLICT when there is none. */
  deliver(appId: string, by: string | null): string
  /** Stops what is being read; without a payload before, no event will tell of it. Throws Refusal CONFLICT when it is over. */
  cancel(appId: string): void
  /** Removes it with its analyses, documents and corrections. */
  remove(appId: string): Promise<void>
}

export interface ApplicationDeskServices {
  readonly store: Store
  readonly analyses: Pick<Analyses, 'progress' | 'cancel' | 'removeApplication'>
  readonly records: ApplicationRecords
  readonly wakeOutbox: () => void
  /** Whether applications are compared; without it, they are. */
  readonly isLinked?: boolean
}

/** How far an application is. */
interface Standing {
  readonly status: ApplicationState
  readonly progress: number
  readonly message: string | null
}

const isOpen = ({ state }: Workflow): boolean => state === 'waiting' || state === 'running'

export const openApplications = (services: ApplicationDeskServices): Applications => ({
  ...readsOf(services),
  ...changesOf(services),
})

type Reads = Pick<Applications, 'status' | 'list' | 'transactions' | 'corrections'>
type Changes = Omit<Applications, keyof Reads>

function readsOf(services: ApplicationDeskServices): Reads {
  const { store, records, isLinked = true } = services
  return {
    status(appId) {
      const application = findApplication(store, appId)
      const workflows = store.applications.workflows(appId)
      const details = detailsOf(store, appId)
      const { confirmed } = application
      return {
        ...summaryOf(services, application, workflows),
        data: records.payload(appId),
        report_url: records.reportUrl(appId),
        checks: [...(details?.checks ?? [])],
        provenance: details?.provenance ?? {},
        // An earlier version did not keep it.
        confidence: details?.confidence ?? {},
        files: [...(details?.files ?? [])],
        links: isLinked ? applicationLinks(store.traces.shared(appId), application.companyName) : null,
        duplicates: [...(details?.duplicates ?? [])],
        workflow_ids: workflows.filter(isSubmission).map(({ analysisId }) => analysisId),
        confirmed: confirmed === null ? null : { ...confirmed, at: new Date(confirmed.at).toISOString() },
      }
    },
    list(query) {
      const { entries, next } = store.applications.list(query)
      const summaries = entries.map(application =>
        summaryOf(services, application, store.applications.workflows(application.appId)),
      )
      return { entries: summaries, next }
    },
    transactions(appId) {
      findApplication(store, appId)
      const details = detailsOf(store, appId)
      return {
        transactions: [...(details?.transactions ?? [])],
        rules: [...(details?.rules ?? [])],
        ...placesOfList(details?.listed ?? []),
      }
    },
    corrections(appId) {
      findApplication(store, appId)
      return records.corrections(appId)
    },
  }
}

function changesOf(services: ApplicationDeskServices): Changes {
  const { store, analyses, records, wakeOutbox } = services
  return {
    confirm(appId, by, note) {
      store.transaction(() => {
        const application = findApplication(store, appId)
        const { status } = standing(services, application, store.applications.workflows(appId))
        if (status !== 'needs_review') throw new Refusal('CONFLICT', `There is nothing to confirm: it is ${status}.`)
        const accepted = [...new Set([...application.accepted, ...(detailsOf(store, appId)?.reasons ?? [])])]
        store.applications.confirm(appId, { accepted, by, note })
        const reasons = detailsOf(store, appId)?.reasons ?? []
        store.history.add({
          subject: { analysisId: null, appId },
          action: 'confirmed',
          author: by,
          details: { note, reasons },
          sourceId: store.applications.workflows(appId).at(-1)?.analysisId ?? null,
        })
      })
    },
    deliver(appId, by) {
      const webhookId = store.transaction(() => {
        findApplication(store, appId)
        const id = records.deliver(appId)
        if (id !== null)
          store.history.add({
            subject: { analysisId: null, appId },
            action: 'delivered',
            author: by,
            details: { webhookId: id },
          })
        return id
      })
      if (webhookId === null) throw new Refusal('CONFLICT', 'There is no payload yet that could be delivered.')
      wakeOutbox()
      return webhookId
    },
    cancel(appId) {
      findApplication(store, appId)
      const open = store.applications.workflows(appId).filter(isOpen)
      if (open.length === 0) throw new Refusal('CONFLICT', 'The application is over')
      // First: what was read before must not be delivered when the last job is canceled.
      store.applications.setCanceled(appId)
      for (const { analysisId } of open) analyses.cancel(analysisId)
    },
    async remove(appId) {
      findApplication(store, appId)
      await analyses.removeApplication(appId)
    },
  }
}

/** Throws Refusal NOT_FOUND. */
function findApplication(store: Store, appId: string): Application {
  const application = store.applications.find(appId)
  if (application === null) throw new Refusal('NOT_FOUND', 'No such application')
  return application
}

const detailsOf = (store: Store, appId: string): ApplicationDetails | null =>
  store.applications.details(appId) as ApplicationDetails | null

function standing(
  { store, analyses }: ApplicationDeskServices,
  application: Application,
  workflows: readonly Workflow[],
): Standing {
  const { appId, status } = application
  switch (status) {
    case 'started':
    case 'processing': {
      const open = workflows.filter(isOpen)
      const steps = open.flatMap(({ analysisId }) => analyses.progress(analysisId) ?? [])
      const progress = steps.reduce((sum, step) => sum + step.progress, 0) / open.length
      return { status, progress, message: steps.find(step => step.message !== null)?.message ?? null }
    }
    case 'needs_review':
      return { status, progress: 1, message: detailsOf(store, appId)?.reasons.join(' ') ?? null }
    case 'complete':
      return { status, progress: 1, message: null }
    case 'failed':
      return { status, progress: 0, message: workflows.at(-1)?.refusal ?? 'Internal error' }
    case 'canceled':
      return { status, progress: 0, message: 'It was canceled.' }
  }
}

function summaryOf(
  services: ApplicationDeskServices,
  application: Application,
  workflows: readonly Workflow[],
): ApplicationSummary {
  return {
    app_id: application.appId,
    ...standing(services, application, workflows),
    company_name: application.companyName,
    revision: application.revision,
    created_at: new Date(application.createdAt).toISOString(),
    updated_at: new Date(application.updatedAt).toISOString(),
  }
}
