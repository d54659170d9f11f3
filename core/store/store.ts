/** The repositories of a data folder, opened and closed together over one encrypted database. */
import type { Clock } from '../clock.ts'
import { createAnalyses, type Analyses } from './analyses.ts'
import { createFreezes, type Freeze } from './backup/freeze.ts'
import { createApplications, type Applications } from './applications.ts'
import { createApiKeys, type ApiKeys } from './api-keys.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { damageRefusal } from './damage.ts'
import { diskRefusal, openDatabase } from './database.ts'
import { createHistory, type History } from './history.ts'
import { createIdempotency, type Idempotency } from './idempotency.ts'
import { createInspections, type Inspections } from './inspections.ts'
import { createInvoices, type Invoices } from './invoices.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createAnalysisListing, type AnalysisListing } from './analysis-list.ts'
import { createLibrary, type Library } from './library.ts'
import { createRemovals, type Removals } from './removals.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'
import { createSearch, type Search } from './search.ts'
import { createSettings, type Settings } from './settings.ts'
import { createTraces, type Traces } from './traces.ts'
import { createUploads, type Uploads } from './uploads.ts'
import { createUsage, type Usage } from './usage.ts'
import { createWatchedFiles, type WatchedFiles } from './watched-files.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

export interface Store {
  readonly analyses: Analyses
  readonly uploads: Uploads
  readonly invoices: Invoices
  readonly inspections: Inspections
  readonly applications: Applications
  readonly jobs: Jobs
  readonly apiKeys: ApiKeys
  readonly usage: Usage
  readonly idempotency: Idempotency
  readonly requestLog: RequestLog
  readonly library: Library
  readonly analysisListing: AnalysisListing
  readonly search: Search
  readonly settings: Settings
  readonly webhooks: Webhooks
  readonly deliveries: Deliveries
  readonly removals: Removals
  readonly traces: Traces
  readonly watchedFiles: WatchedFiles
  readonly history: History
  /**
   * Everything `work` writes, through any repository, happens or none of it does. Synchronous: nothing can come between.
   * Throws what `work` throws, and Refusal BUSY when the disk takes no more, DAMAGED when it is damaged.
   */
  transaction<T>(work: () => T): T
  /**
   * As `transaction`, without waiting for the disk: a power cut may undo it, a crash of the process does not. For what is found out again, such as
   * which job is being run.
   */
  passingTransaction<T>(work: () => T): T
  /** What was deleted leaves the write-ahead log too, whose earlier states could be opened again. Throws Refusal BUSY when the disk takes no more. */
  checkpoint(): void
  /**
   * Keeps the database's file as it is, so that another process can copy it: what is written meanwhile stays in the log beside it. A checkpoint ends
   * it, so that nothing that was deleted outlives its deletion in a copy. Throws Refusal BUSY while there is one.
   */
  freeze(): Freeze
  close(): void
}

/** Opens the store of `dataDir`; `key` are the 32 bytes of `openDataKey`. Refusal BAD_SETTING: folder in use, not writable, or wrong key; DAMAGED. */
export function openStore(dataDir: string, key: Uint8Array, clock: Clock): Store {
  const database = openDatabase(dataDir, key, clock)
  const freezes = createFreezes(database)
  const transaction: Store['transaction'] = work => {
    try {
      return database.transaction(work)()
    } catch (error) {
      throw diskRefusal(error) ?? damageRefusal(error) ?? error
    }
  }
  const passingTransaction: Store['passingTransaction'] = work => {
    // Inside another one it is part of that.
    if (database.inTransaction) return transaction(work)
    database.pragma('synchronous = normal')
    try {
      return transaction(work)
    } finally {
      database.pragma('synchronous = full')
    }
  }
  return {
    analyses: createAnalyses(database, clock),
    uploads: createUploads(database, clock),
    invoices: createInvoices(database),
    inspections: createInspections(database, clock),
    applications: createApplications(database, clock),
    jobs: createJobs(database, clock),
    apiKeys: createApiKeys(database, clock),
    usage: createUsage(database, clock),
    idempotency: createIdempotency(database, clock),
    requestLog: createRequestLog(database, passingTransaction),
    library: createLibrary(database, clock),
    analysisListing: createAnalysisListing(database),
    search: createSearch(database),
    settings: createSettings(database),
    webhooks: createWebhooks(database, clock),
    deliveries: createDeliveries(database, clock),
    removals: createRemovals(database),
    traces: createTraces(database, key),
    watchedFiles: createWatchedFiles(database, clock),
    history: createHistory(database, clock),
    transaction,
    passingTransaction,
    checkpoint() {
      freezes.end()
      try {
        database.pragma('wal_checkpoint(TRUNCATE)')
      } catch (error) {
        throw diskRefusal(error) ?? damageRefusal(error) ?? error
      }
    },
    freeze: () => freezes.begin(),
    close() {
      freezes.end()
      database.close()
    },
  }
}
