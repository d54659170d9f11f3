/** What is deleted is gone: from the tables, the full-text index, the vault, the outbox, the log and every kept answer. */
import type { Observe } from '../events.ts'
import type { Runner } from '../jobs/runner.ts'
import { removeWords } from '../store/library.ts'
import type { Removing } from '../store/removals.ts'
import type { Upload } from '../store/uploads.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../store/vault.ts'
import type { ApplicationRecords } from './applications/records.ts'
import type { OcrCache } from './intake/ocr-cache.ts'
import type { Workbooks } from './workbooks.ts'

export interface RemovalServices {
  readonly store: Store
  readonly vault: Pick<Vault, 'remove'>
  readonly runner: Pick<Runner, 'cancel'>
  readonly workbooks: Pick<Workbooks, 'idsOf'>
  readonly ocrCache: Pick<OcrCache, 'forgetContent'>
  readonly applications: ApplicationRecords
  readonly wakeOutbox: () => void
  readonly observe?: Observe
}

export class Removal {
  readonly #services: RemovalServices

  constructor(services: RemovalServices) {
    this.#services = services
  }

  /** Removes an analysis with everything that belongs to it; one under way is canceled first. False when there is none. */
  async analysis(analysisId: string): Promise<boolean> {
    const { store, runner } = this.#services
    const analysis = store.analyses.find(analysisId)
    if (analysis === null) return false
    await this.#remove({ analysisId, appId: analysis.appId }, async () => {
      runner.cancel(analysisId)
      await removeWords(store.library, uploadsOf(store, [analysisId]))
      await this.#erase([analysisId], null)
      if (analysis.appId !== null) await this.#refresh(analysis.appId)
    })
    return true
  }

  /** Finishes what a crash interrupted. */
  async resume(): Promise<void> {
    const { store } = this.#services
    for (const removing of store.removals.list()) {
      const { analysisId, appId } = removing
      if (analysisId === null) await this.application(appId)
      // Its rows may be gone already; the application may still tell of it.
      else if (!(await this.analysis(analysisId)) && appId !== null)
        await this.#remove(removing, () => this.#refresh(appId))
      else store.removals.end(removing)
    }
  }

  /** It is kept on the disk that it was begun, until nothing is left of it. */
  async #remove(removing: Removing, work: () => Promise<void>): Promise<void> {
    const { store } = this.#services
    store.transaction(() => store.removals.begin(removing))
    await work()
    store.transaction(() => store.removals.end(removing))
    store.checkpoint()
  }

  /** Removes an application with its analyses. */
  async application(appId: string): Promise<void> {
    const { store, runner } = this.#services
    const cancelAll = (): readonly string[] => {
      const ids = store.analyses.list({ appId, limit: Number.MAX_SAFE_INTEGER }).entries.map(({ id }) => id)
      for (const id of ids) runner.cancel(id)
      return ids
    }
    await this.#remove({ analysisId: null, appId }, async () => {
      // First: what was read before must not be delivered when the last job is canceled.
      store.applications.setCanceled(appId)
      await removeWords(store.library, uploadsOf(store, cancelAll()))
      // Again: documents may have come meanwhile. Nothing can come between this and the transaction.
      await this.#erase(cancelAll(), appId)
    })
  }

  /** `appId`: the application goes with its analyses. */
  async #erase(analysisIds: readonly string[], appId: string | null): Promise<void> {
    const { store, vault, workbooks, ocrCache } = this.#services
    const uploads = uploadsOf(store, analysisIds)
    const sealed = [
      ...uploads.map(({ id }) => id),
      ...analysisIds.flatMap(id => workbooks.idsOf(id, store.analyses.find(id)?.revision ?? 0)),
    ]
    const contents = uploads.map(({ sha256 }) => sha256)
    // Entries still in memory would be written with names of what is gone.
    store.requestLog.write()
    store.transaction(() => {
      store.requestLog.forget({ appId, analysisIds, contents })
      store.history.forget(analysisIds)
      for (const id of analysisIds) {
        store.analyses.remove(id)
        store.idempotency.forget(id)
      }
      if (appId === null) return
      store.idempotency.forgetApplication(appId)
      store.deliveries.cancel(appId, 'the application was deleted', true)
      store.applications.remove(appId)
    })
    this.#services.wakeOutbox()
    for (const content of contents) ocrCache.forgetContent(content)
    await Promise.all(sealed.map(id => vault.remove(id)))
    this.#services.observe?.({ event: 'deleted', analyses: analysisIds.length, files: uploads.length })
  }

  /** The next revision of an application that lost documents; what described them goes, and what waited to be sent is sent as it is now. */
  async #refresh(appId: string): Promise<void> {
    const { store, applications, wakeOutbox } = this.#services
    for (let retry = true; retry;) {
      const revision = await applications.prepare(appId)
      retry = store.transaction(() => {
        const stale = applications.isStale(appId, revision)
        if (stale || revision === null || revision.revision === 0) return stale
        applications.commit(revision)
        store.applications.removeEarlier(appId)
        store.idempotency.forgetApplication(appId)
        if (store.deliveries.cancel(appId, 'a document of the application was deleted', false) > 0)
          applications.deliver(appId)
        return false
      })
    }
    wakeOutbox()
  }
}

const uploadsOf = (store: Pick<Store, 'uploads'>, analysisIds: readonly string[]): readonly Upload[] =>
  analysisIds.flatMap(id => store.uploads.ofAnalysis(id))
