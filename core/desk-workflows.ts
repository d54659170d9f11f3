/** Opens the workflows of the desk: registry imports, applications, analyses. */
import { join } from 'node:path'
import { lendersWith } from './analysis/bank/lenders.ts'
import { transactionRulesIn, type RuleCorrection } from './contract/transaction-rules.ts'
import { serviceUrl, type Closing, type DeskContext } from './desk-context.ts'
import { openApplicantProviders } from './lookups/applicant-providers.ts'
import { openRegistry } from './store/registry.ts'
import { openAnalyses, type OpenAnalyses } from './workflows/analyses.ts'
import { openApplications, type Applications } from './workflows/applications/applications.ts'
import { CreditMemos } from './workflows/applications/credit-memo.ts'
import { ApplicationRecords } from './workflows/applications/records.ts'
import { RegistryImports } from './workflows/registry-imports.ts'

/** Analyses at a time where other machines read their files: the queue holds what they cannot take yet. */
const SHARED_CONCURRENCY = 48

export interface DeskWorkflows {
  readonly registries: RegistryImports
  readonly applications: Applications
  readonly memos: CreditMemos
  /** Not started yet. */
  readonly analyses: OpenAnalyses
}

export function openWorkflows(context: DeskContext, closing: Closing): DeskWorkflows {
  const { clock, config, dataDir, store, vault, links, pool, outbox, onDefect, observe } = context
  const { geocoderUrl, geocoderKey } = config
  const geocoder = geocoderUrl === null || geocoderKey === null ? null : { endpoint: geocoderUrl, apiKey: geocoderKey }
  const registry = openRegistry(dataDir)
  const registries = new RegistryImports({ dataDir, registry, clock, onDefect })
  closing.push(() => registries.close())
  const tablesFolder = join(dataDir, 'tables')
  const lookups = { tablesFolder, geocoder }
  const baseUrl = (): string => serviceUrl(context)
  const wakeOutbox = (): void => outbox.wake()
  const { linkApplications: isLinked } = config
  if (!isLinked) store.transaction(() => store.traces.clear())
  const records = new ApplicationRecords({
    store,
    links,
    clock,
    pool,
    lookups,
    lenders: lendersWith(config.mcaLenders),
    standingRules: standingRulesOf(context),
    isLinked,
    baseUrl,
    providers: openApplicantProviders({
      registry,
      registryService: config.sosUrl === null ? null : { endpoint: config.sosUrl, apiKey: config.sosKey },
      geocoder,
      tablesFolder,
      website: config.fetchWebsite ? {} : null,
    }),
  })
  const analyses = openAnalyses({
    clock,
    store,
    vault,
    links,
    pool,
    monthlyQuota: config.monthlyQuota,
    lookups,
    applications: records,
    wakeOutbox,
    baseUrl,
    // Twice the threads: while one analysis waits for its longest file, another one's files are read.
    concurrency: config.queue === null ? config.threads * 2 : SHARED_CONCURRENCY,
    onDefect,
    observe,
  })
  const applications = openApplications({ store, analyses, records, wakeOutbox, isLinked })
  return { registries, analyses, applications, memos: new CreditMemos({ applications, pool, clock, dataDir }) }
}

/** Rules for transactions as they were set last, without a restart. */
function standingRulesOf({ config, store }: DeskContext): () => readonly RuleCorrection[] {
  const stored = (): unknown => store.settings.all()['transactionRules'] ?? null
  const atStart = stored()
  return () => {
    const now = stored()
    const text = now === atStart ? config.transactionRules : now
    return typeof text === 'string' ? (transactionRulesIn(text) ?? []) : []
  }
}
