/** Keeps applications up to date: whatever is read under an appId makes the next revision of its payload, and the first one is delivered. */
import type { Clock } from '../../clock.ts'
import type { FullAnalysis } from '../../contract/application.ts'
import { valueAt } from '../../contract/value-at.ts'
import {
  analysisCompleted,
  analysisFailed,
  analysisNeedsReview,
  analysisUpdated,
  type EventType,
} from '../../contract/webhook.ts'
import type { Pool } from '../../jobs/task.ts'
import type { Lender } from '../../analysis/bank/lenders.ts'
import type { ApplicantProviders } from '../../lookups/applicant.ts'
import type { Correction } from '../../store/analyses.ts'
import type { Links } from '../../store/links.ts'
import type { Application } from '../../store/applications.ts'
import type { Store } from '../../store/store.ts'
import { standingCorrections, type RecordedCorrection } from '../corrections/standing.ts'
import { applicationLoan } from './loan.ts'
import { invoiceHomes, numberedInvoices, ownInvoices, type OwnInvoice } from './invoices.ts'
import { isSubmission, loadMaterial, type Unrecorded } from './load-application.ts'
import type { Corrected, NewCorrection } from '../analysis-kind.ts'
import { workbookFileId } from '../workbooks.ts'
import type { ReportedApplication } from '../../reports/application/reported-application.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import { presentPath, presentPathOf, toStablePath, type PayloadPlaces } from './correct.ts'
import { applicationStatements } from './statements.ts'
import { readDebtListsOf } from './debt-lists.ts'
import { readReturnsOf } from './tax-returns.ts'
import type { InvoiceTasks } from '../invoices/tasks.ts'
import { emptyPayload } from './empty-payload.ts'
import { transactionPart } from './correct-transactions.ts'
import { decisionAt, knownRules } from './review-transactions.ts'
import { subjectOf } from './applicant-identity.ts'
import { assembleApplication, type ApplicantAnswers, type ApplicationDetails } from './assemble.ts'

export interface ApplicationRecordServices {
  readonly store: Store
  readonly links: Links
  readonly clock: Clock
  /** The address of the service as others know it, without a slash at the end. */
  readonly baseUrl: () => string
  readonly providers: ApplicantProviders
  readonly pool: Pool<InvoiceTasks>
  readonly lookups: LookupSettings
  /** Whose advances are known by name; the list the product comes with, without it. */
  readonly lenders?: readonly Lender[]
  /** Rules for transactions of every application, as they are now; without it there are none. */
  readonly standingRules?: () => readonly Corrected[]
  /** Whether what applications can be compared by is kept; without it, it is. */
  readonly isLinked?: boolean
}

/** What the providers answered about an application as it stood, and its own invoices with what was looked up for them. */
export interface PreparedRevision {
  readonly appId: string
  /** Of the application when the providers were asked. */
  readonly revision: number
  readonly answers: ApplicantAnswers
  readonly invoices: readonly OwnInvoice[]
}

export interface PrepareOptions extends Unrecorded {
  /** A correction that is not on record yet, under its stable path. */
  readonly pending?: (NewCorrection & RecordedCorrection) | undefined
  /** Corrections that come with a document from another analysis or application, under their paths here. */
  readonly arrived?: readonly RecordedCorrection[]
  readonly signal?: AbortSignal | undefined
}

/** Decided: documents[].url is valid for 7 days. */
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
const DOCUMENT_PREFIX = 'document-'

/** The upload behind a file id; null: it is the id of something else. */
export const uploadOf = (fileId: string): string | null =>
  fileId.startsWith(DOCUMENT_PREFIX) ? fileId.slice(DOCUMENT_PREFIX.length) : null

export class ApplicationRecords {
  readonly #services: ApplicationRecordServices

  constructor(services: ApplicationRecordServices) {
    this.#services = services
  }

  /**
   * Asks the providers what they know, before the transaction that keeps it. null: no application has this appId. Throws Refusal BAD_VALUE for
   * a pending correction that cannot be.
   */
  async prepare(
    appId: string,
    { pending, arrived = [], signal, ...unrecorded }: PrepareOptions = {},
  ): Promise<PreparedRevision | null> {
    const { store, providers, lookups, pool } = this.#services
    const application = store.applications.find(appId)
    const loaded = loadMaterial(store, appId, unrecorded)
    if (application === null || loaded === null) return null
    const corrections = standingCorrections([
      ...loaded.corrections,
      ...arrived,
      ...(pending === undefined ? [] : [pending]),
    ])
    const material = { ...loaded, corrections }
    const subject = subjectOf(material, applicationLoan(material))
    const [sos, webPresence, addressVerification, invoices] = await Promise.all([
      providers.registry(subject, signal),
      providers.webPresence(subject, signal),
      providers.addressVerification(subject, signal),
      ownInvoices(material, lookups, pool),
    ])
    return { appId, revision: application.revision, answers: { sos, webPresence, addressVerification }, invoices }
  }

  /** Something else changed the application since it was prepared: it has to be prepared again. */
  isStale(appId: string, revision: PreparedRevision | null): boolean {
    return (this.#services.store.applications.find(appId)?.revision ?? null) !== (revision?.revision ?? null)
  }

  /** Keeps the next revision. In the transaction that ends the analysis or corrects it; the first revision is delivered when nothing else is being read. */
  commit({ appId, answers, invoices }: PreparedRevision): FullAnalysis {
    const { store, baseUrl, lenders, standingRules = () => [], isLinked = true } = this.#services
    const application = store.applications.find(appId)
    const loaded = loadMaterial(store, appId)
    if (application === null || loaded === null) throw new Error(`there is no application ${appId} to assemble`)
    const material = { ...loaded, ...(lenders !== undefined && { lenders }), standingRules: standingRules() }
    const { payload, details, state, companyName, traces } = assembleApplication({
      material,
      loan: applicationLoan(material),
      invoices: [...numberedInvoices(store, invoices, application.createdAt), ...material.answered.invoices],
      answers,
      dashboardUrl: dashboardUrl(baseUrl(), appId),
      urlOf: uploadId => this.#urlOf(DOCUMENT_PREFIX + uploadId),
      asOf: application.createdAt,
      accepted: application.accepted,
    })
    const bytes = bytesOf(payload)
    store.applications.addRevision(appId, { state, companyName, payload: bytes, details })
    if (isLinked) store.traces.replace(appId, traces)
    if (application.eventId === null) this.finish(appId)
    else this.#emitIfWanted(analysisUpdated, appId, bytes)
    return payload
  }

  /** Tells of the application if that is due. In the transaction that ends an analysis, however it ends. */
  finish(appId: string): void {
    const { store } = this.#services
    const application = store.applications.find(appId)
    if (application === null || application.eventId !== null || application.canceled) return
    if (this.isReading(appId)) return
    const payload = store.applications.payload(appId)
    if (payload === null) return this.#failed(application)
    store.applications.setEvent(appId, this.#emit(appId, payload))
    if (application.state === 'needs_review') this.#emitIfWanted(analysisNeedsReview, appId, payload)
  }

  /** Tells of the application as it is now, under a new id. In a transaction; null: there is nothing to tell yet. */
  deliver(appId: string): string | null {
    const payload = this.payload(appId)
    return payload === null ? null : this.#emit(appId, bytesOf(payload))
  }

  /** Whether any analysis under the appId is not over. */
  isReading(appId: string): boolean {
    return this.#services.store.applications
      .workflows(appId)
      .some(({ state }) => state === 'waiting' || state === 'running')
  }

  /** Whether anything was read under the appId. */
  hasDocuments(appId: string): boolean {
    return this.#services.store.applications.workflows(appId).some(({ state }) => state === 'done')
  }

  /** How a correction of the payload is stored; `analysisId` only when it belongs to another analysis. Throws Refusal BAD_VALUE. */
  toStable(appId: string, given: Corrected): Corrected & { readonly analysisId?: string } {
    const payload = this.payload(appId)
    if (payload === null) throw new Error(`application ${appId} has nothing to correct`)
    return toStablePath(given, payload, this.#places(appId))
  }

  /** The value of the payload, or of its transactions, at a stable path now; of a decision about transactions null where none is in force. */
  valueAt(appId: string, stablePath: string): unknown {
    if (decisionAt(stablePath) !== null)
      return (
        loadMaterial(this.#services.store, appId)?.corrections.findLast(({ path }) => path === stablePath)?.value ??
        null
      )
    const path = presentPath(stablePath, this.#places(appId)) ?? stablePath
    return valueAt(path.startsWith(transactionPart) ? this.#details(appId) : this.payload(appId), path)
  }

  /** What reviewers corrected of the payload, oldest first, under the paths where it stands now; what is gone is left out. */
  corrections(appId: string): readonly Correction[] {
    const { store } = this.#services
    const places = this.#places(appId)
    return store.applications
      .workflows(appId)
      .flatMap(({ analysisId, kind }) =>
        store.analyses.corrections(analysisId).flatMap(correction => {
          const path = presentPathOf[kind](correction.path, analysisId, places)
          return path === null ? [] : [{ ...correction, path }]
        }),
      )
      .toSorted((a, b) => a.createdAt - b.createdAt)
  }

  #details(appId: string): ApplicationDetails | null {
    return this.#services.store.applications.details(appId) as ApplicationDetails | null
  }

  #places(appId: string): PayloadPlaces {
    const { store } = this.#services
    const material = loadMaterial(store, appId)
    const details = this.#details(appId)
    return {
      statementIds: details?.statementIds ?? [],
      filingIds: details?.filingIds ?? [],
      listed: details?.listed ?? [],
      transactions: details?.transactions ?? [],
      rules: knownRules(details?.transactions ?? [], material?.corrections ?? []),
      invoices: material === null ? [] : invoiceHomes(material),
      returns: material === null ? [] : readReturnsOf(material),
      debtLists: material === null ? [] : readDebtListsOf(material),
      statements: material === null ? [] : applicationStatements(material).companies,
    }
  }

  /** The newest payload under fresh links; null: there is none. */
  payload(appId: string): FullAnalysis | null {
    const bytes = this.#services.store.applications.payload(appId)
    return bytes === null ? null : this.withFreshLinks(JSON.parse(Buffer.from(bytes).toString()) as FullAnalysis)
  }

  /** What its workbook is written from, as it is now. */
  reported(appId: string): ReportedApplication {
    const payload = this.payload(appId)
    if (payload === null) throw new Error(`application ${appId} has nothing to report`)
    const details = this.#details(appId)
    const company = this.#services.store.applications.find(appId)?.companyName ?? null
    return { payload, company, checks: details?.checks ?? [], transactions: details?.transactions ?? [] }
  }

  /** A signed address of its workbook; null: no submission to it has a result. */
  reportUrl(appId: string): string | null {
    const { store } = this.#services
    const found = store.applications
      .workflows(appId)
      .filter(isSubmission)
      .findLast(({ analysisId }) => (store.analyses.find(analysisId)?.revision ?? 0) > 0)
    if (found === undefined) return null
    const { revision } = store.analyses.find(found.analysisId)!
    return this.#urlOf(workbookFileId(found.analysisId, revision))
  }

  /** A payload whose links are valid from now. */
  withFreshLinks(payload: FullAnalysis): FullAnalysis {
    const documents = payload.documents?.map(document => {
      const { pathname, hash } = new URL(document.url)
      // An earlier version did not inspect files.
      const integrity = (document as Partial<typeof document>).integrity ?? null
      return { ...document, integrity, url: this.#urlOf(decodeURIComponent(pathname.split('/').at(-1)!)) + hash }
    })
    return { ...payload, documents: documents ?? null }
  }

  #urlOf(fileId: string): string {
    const { baseUrl, links } = this.#services
    return baseUrl() + links.sign(fileId, LINK_LIFETIME_MS)
  }

  #emit(appId: string, body: Uint8Array, type: EventType = analysisCompleted): string {
    return this.#services.store.deliveries.emit({ type, appId, body })
  }

  /** Events beside the documented one are kept only for those who asked for them. */
  #emitIfWanted(type: EventType, appId: string, body: Uint8Array): void {
    if (this.#services.store.deliveries.isWanted(type)) this.#emit(appId, body, type)
  }

  /** Tells that no document could be read: the payload with nothing in it but the reason. */
  #failed({ appId, status }: Application): void {
    if (status !== 'failed') return
    const { store, baseUrl } = this.#services
    const reason = store.applications.workflows(appId).at(-1)?.refusal ?? 'Internal error'
    const payload = emptyPayload(appId, dashboardUrl(baseUrl(), appId), reason)
    this.#emitIfWanted(analysisFailed, appId, bytesOf(payload))
  }
}

const dashboardUrl = (baseUrl: string, appId: string): string =>
  `${baseUrl}/ui/#/applications/${encodeURIComponent(appId)}`

const bytesOf = (payload: FullAnalysis): Uint8Array => Buffer.from(JSON.stringify(payload))
