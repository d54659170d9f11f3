/** What every part of the desk is opened with: settings, store, keys, worker threads, the outbox. */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { systemClock, type Clock } from './clock.ts'
import { completeSettings, dataDirOf, type Config, type GivenSettings } from './config.ts'
import { openOutbox, type Outbox } from './delivery/outbox.ts'
import type { Pool } from './jobs/task.ts'
import type { PoolOptions } from './jobs/worker-pool.ts'
import { openMonitoring, type Monitoring } from './monitoring/monitoring.ts'
import { closeRecognition } from './reading/ocr/shared-pool.ts'
import type { Keychain } from './store/change-passphrase.ts'
import { openDataKey, protectionOf } from './store/data-key.ts'
import { createLinks, type Links } from './store/links.ts'
import { openStore, type Store } from './store/store.ts'
import { openVault, type Vault } from './store/vault.ts'
import { openReadingPool, readingTasks } from './workflows/intake/reading-pool.ts'
import type { DeskTasks } from './workflows/intake/tasks.ts'
import { WatchedFolder } from './workflows/watched-folder.ts'

/** What a test or the window brings along instead of the default. */
export interface DeskParts {
  readonly clock?: Clock
  /** Of the operating system, where it may hold the key of the data folder instead of the key file. */
  readonly keychain?: Keychain | null
  readonly pool?: Pool<DeskTasks>
  /** Called when API keys are admitted again, or no more. */
  readonly onApiTurned?: (on: boolean) => void
  /** Prints a bug, which the log keeps without its message; else standard error, in full only where that is a terminal. */
  readonly printDefect?: (error: unknown) => void
}

export interface DeskContext extends Pick<Monitoring, 'observe' | 'onDefect' | 'metrics'> {
  readonly clock: Clock
  readonly config: Config
  readonly dataDir: string
  /** Of the data folder. */
  readonly key: Uint8Array
  readonly keychain: Keychain | null
  readonly store: Store
  readonly vault: Vault
  readonly links: Links
  readonly pool: Pool<DeskTasks>
  readonly outbox: Outbox
  readonly watched: WatchedFolder
  /** The address that listens; empty until the server does. */
  baseUrl: string
}

/** Steps that close what was opened, run from the last to the first. */
export type Closing = (() => unknown)[]

/** Ending takes at most 10 s: this long for what runs, the rest for closing. */
export const GRACE_MS = 5_000
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The address others know the service by. */
export const serviceUrl = ({ config, baseUrl }: DeskContext): string => config.publicBaseUrl ?? baseUrl

/** Adds to `closing` what it opens, also when it throws. Throws Refusal (BAD_SETTING, ENCRYPTED, WRONG_PASSWORD). */
export async function openContext(given: GivenSettings, parts: DeskParts, closing: Closing): Promise<DeskContext> {
  const { clock = systemClock, keychain = null } = parts
  const dataDir = dataDirOf(given)
  const key = keychain?.key() ?? openDataKey(dataDir, given.passphrase ?? null)
  const store = openStore(dataDir, key, clock)
  closing.push(() => store.close())
  // A passphrase was set, or not quite removed, when the process died: the file opens the folder, so the keychain is not to.
  if (protectionOf(dataDir) !== 'keychain') keychain?.forget()
  const config = completeSettings(given, store.settings.all())
  const vault = openVault(dataDir, key)
  const links = createLinks(key, clock)
  const { metrics, observe, onDefect, ...monitoring } = await openMonitoring({
    ...config,
    clock,
    dataDir,
    version,
    store,
    printDefect: parts.printDefect ?? null,
  })
  closing.push(() => monitoring.close())

  closing.push(closeRecognition)
  const onReplaced: PoolOptions['onReplaced'] = (thread, reason) =>
    observe({ event: 'worker_replaced', thread, reason })
  const openLocal = (): Pool<DeskTasks> => openReadingPool(config, { onDefect, onReplaced })
  const pool = parts.pool ?? (await poolOf(config, { clock, key, onDefect, local: openLocal() }))
  closing.push(() => pool.close())
  const outbox = openOutbox({ store, clock, allowPrivate: () => config.webhookPrivateNetworks, onDefect, observe })
  closing.push(() => outbox.close(GRACE_MS))
  const watched = new WatchedFolder({ watched: store.watchedFiles, onDefect })
  closing.push(() => watched.close())
  const opened = { clock, config, dataDir, key, keychain, store, vault, links, pool, outbox, watched }
  return { ...opened, observe, onDefect, metrics, baseUrl: '' }
}

/** The threads of this machine, or the readers of a queue; nothing of the queue is loaded where there is none. Throws Refusal BAD_SETTING. */
async function poolOf(
  { queue, readerKey }: Config,
  {
    clock,
    key,
    onDefect,
    local,
  }: Pick<DeskContext, 'clock' | 'key' | 'onDefect'> & { readonly local: Pool<DeskTasks> },
): Promise<Pool<DeskTasks>> {
  if (queue === null || readerKey === null) return local
  const { openSharedPool } = await import('./jobs/shared/shared-pool.ts')
  // The same folder has the same name at every start; who does not hold its key cannot tell whose it is.
  const desk = createHmac('sha256', key).update('name on the queue').digest('hex')
  try {
    return await openSharedPool<DeskTasks>({
      url: queue,
      readerKey,
      clock,
      version,
      desk,
      priority: 'person',
      local,
      shared: readingTasks,
      onDefect,
    })
  } catch (error) {
    await local.close()
    throw error
  }
}
