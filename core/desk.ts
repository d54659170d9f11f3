/** Opens everything, once and in order, and closes it in reverse: the same house for the window, the service and the tests. */
import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lendersWith } from './analysis/bank/lenders.ts'
import { createServer } from './api/server.ts'
import { systemClock, type Clock } from './clock.ts'
import { checkStoredSetting, completeSettings, dataDirOf, storedSettings, type GivenSettings } from './config.ts'
import { openOutbox } from './delivery/outbox.ts'
import { addressFault } from './delivery/private-address.ts'
import { Refusal } from './errors.ts'
import { startJanitor } from './jobs/janitor.ts'
import type { Pool } from './jobs/task.ts'
import { openWorkerPool } from './jobs/worker-pool.ts'
import { closeRecognition, lendRecognition } from './reading/ocr/shared-pool.ts'
import { changePassphrase, type Keychain } from './store/change-passphrase.ts'
import { openDataKey, protectionOf } from './store/data-key.ts'
import { createLinks } from './store/links.ts'
import { openRegistry } from './store/registry.ts'
import { openStore, type Store } from './store/store.ts'
import { openVault } from './store/vault.ts'
import { openApplicantProviders } from './lookups/applicant-providers.ts'
import { ApplicationRecords } from './workflows/applications/records.ts'
import { emitSample } from './workflows/applications/sample-event.ts'
import { openApplications } from './workflows/applications/applications.ts'
import { openAnalyses } from './workflows/analyses.ts'
import { RegistryImports } from './workflows/registry-imports.ts'
import type { DeskTasks } from './workflows/intake/tasks.ts'

export interface Desk {
  /** `http://127.0.0.1:4780`, the address that listens. */
  readonly baseUrl: string
  /** Admits the window of this start. */
  readonly sessionToken: string
  /** The first key of the data folder, to be shown once; null when there are keys, or one was given for this run. */
  readonly firstKey: string | null
  /** Whether API keys are admitted; the window always is. Turning it is remembered. */
  readonly api: { isOn(): boolean; turn(on: boolean): void }
  /** Finishes what runs or puts it back into the queue, then closes everything; done within 8 seconds. */
  close(): Promise<void>
}

/** What a test or the window brings along instead of the default. */
export interface DeskParts {
  readonly clock?: Clock
  /** Of the operating system, where it may hold the key of the data folder instead of the key file. */
  readonly keychain?: Keychain | null
  readonly pool?: Pool<DeskTasks>
  /** Called when API keys are admitted again, or no more. */
  readonly onApiTurned?: (on: boolean) => void
}

/** Ending takes at most 10 s: this long for what runs, the rest for closing. */
const GRACE_MS = 5_000
const RELEASE_EVERY_MS = 50
const workerFile = new URL('./workflows/intake/task-worker.ts', import.meta.url)
const interfaceFolder = fileURLToPath(new URL('../out/renderer/', import.meta.url))

/** Throws a Refusal (BAD_SETTING; ENCRYPTED and WRONG_PASSWORD of the passphrase) with a sentence for whoever starts it; nothing stays open then. */
export async function openDesk(given: GivenSettings, parts: DeskParts = {}): Promise<Desk> {
  const { clock = systemClock } = parts
  const closing: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (let step = closing.pop(); step !== undefined; step = closing.pop()) await step()
  }
  try {
    const dataDir = dataDirOf(given)
    const keychain = parts.keychain ?? null
    const key = keychain?.key() ?? openDataKey(dataDir, given.passphrase ?? null)
    const store = openStore(dataDir, key, clock)
    closing.push(() => store.close())
    // A passphrase was set, or not quite removed, when the process died: the file opens the folder, so the keychain is not to.
    if (protectionOf(dataDir) !== 'keychain') keychain?.forget()
    const config = completeSettings(given, store.settings.all())
    const vault = openVault(dataDir, key)
    const links = createLinks(key, clock)
    const { geocoderUrl, geocoderKey } = config
    const geocoder =
      geocoderUrl === null || geocoderKey === null ? null : { endpoint: geocoderUrl, apiKey: geocoderKey }
    const onDefect = (error: unknown): void => console.error(error)

    closing.push(closeRecognition)
    const pool =
      parts.pool ??
      openWorkerPool<DeskTasks>({
        worker: workerFile,
        threads: config.threads,
        pageTimeLimitMs: config.pageTimeLimit * 1000,
        onDefect,
        onPort: lendRecognition,
      })
    closing.push(() => pool.close())

    let baseUrl = ''
    const outbox = openOutbox({ store, clock, allowPrivate: () => config.webhookPrivateNetworks, onDefect })
    closing.push(() => outbox.close(GRACE_MS))

    const registry = openRegistry(dataDir)
    const registries = new RegistryImports({ dataDir, registry, clock, onDefect })
    closing.push(() => registries.close())
    const tablesFolder = join(dataDir, 'tables')
    const addressOfService = (): string => config.publicBaseUrl ?? baseUrl
    const lookups = { tablesFolder, geocoder }
    const applications = new ApplicationRecords({
      store,
      links,
      clock,
      pool,
      lookups,
      lenders: lendersWith(config.mcaLenders),
      baseUrl: addressOfService,
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
      applications,
      wakeOutbox: () => outbox.wake(),
      baseUrl: addressOfService,
      // Twice the threads: while one analysis waits for its longest file, another one's files are read.
      concurrency: config.threads * 2,
      onDefect,
    })

    const wakeOutbox = (): void => outbox.wake()
    const desk = openApplications({ store, analyses, records: applications, wakeOutbox })

    let admitsKeys = config.admitKeys
    const admit = (on: boolean): void => {
      admitsKeys = on
      parts.onApiTurned?.(on)
    }
    const api: Desk['api'] = {
      isOn: () => admitsKeys,
      turn(on) {
        store.settings.set('admitKeys', String(on))
        admit(on)
      },
    }

    const sessionToken = sessionTokenOf(clock)
    const tls =
      config.tlsCert === null || config.tlsKey === null ? null : { cert: pem(config.tlsCert), key: pem(config.tlsKey) }
    const server = await createServer({
      clock,
      store,
      analyses,
      applications: desk,
      links,
      webhooks: {
        addressFault: url => addressFault(url, config.webhookPrivateNetworks),
        sendTest: endpointId => emitSample(store, endpointId, addressOfService()),
        wake: () => outbox.wake(),
      },
      registries,
      desk: {
        vault,
        retentionDays: () => config.retentionDays,
        settings: {
          list: () => ({
            settings: [...storedSettings(config, store.settings.all())],
            protection: protectionOf(dataDir),
            dataDir,
            address: baseUrl,
          }),
          change(name, value) {
            if (value !== null) checkStoredSetting(name, value)
            if (value === null) store.settings.remove(name)
            else store.settings.set(name, value)
            if (name === 'admitKeys') admit(value !== 'false')
          },
          changePassphrase: change => changePassphrase(dataDir, change, other => timingSafeEqual(other, key), keychain),
        },
      },
      settings: {
        version,
        ownerKey: config.apiKey,
        sessionToken,
        admitsKeys: () => admitsKeys,
        publicBaseUrl: config.publicBaseUrl,
        rateLimit: { perSecond: config.rateLimit, burst: config.rateBurst },
        monthlyQuota: config.monthlyQuota,
        interfaceFolder,
        tls,
      },
      onDefect,
    })
    closing.push(async () => {
      // Together: requests wait for their analyses, and the server for its requests.
      // A connection kept alive by a client becomes idle only after its answer: let go of it then, not at its time limit.
      const release = setInterval(() => server.server.closeIdleConnections(), RELEASE_EVERY_MS)
      await Promise.all([server.close(), analyses.close(GRACE_MS)]).finally(() => clearInterval(release))
      await server.requestsLogged()
    })
    await pool.ready
    const firstKey = config.apiKey === null ? issueFirstKey(store) : null
    await analyses.tidy()
    baseUrl = await listen(server, config.host, config.port)
    analyses.start()
    closing.push(startJanitor({ store, vault, clock, retentionDays: () => config.retentionDays, onDefect }))
    return { baseUrl, sessionToken, firstKey, api, close }
  } catch (error) {
    await close()
    throw error
  }
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Two identifiers: 244 random bits. */
const sessionTokenOf = (clock: Clock): string => `${clock.id()}${clock.id()}`.replaceAll('-', '')

function pem(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Refusal('BAD_SETTING', `${path} cannot be read (${(error as Error).message}).`, { cause: error })
  }
}

function issueFirstKey(store: Store): string | null {
  if (store.apiKeys.list().length > 0) return null
  return store.apiKeys.issue({
    name: 'First key',
    scopes: ['read', 'write', 'admin'],
    tier: 'unlimited',
    expiresAt: null,
  }).secret
}

async function listen(server: Awaited<ReturnType<typeof createServer>>, host: string, port: number): Promise<string> {
  try {
    return await server.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new Refusal('BAD_SETTING', `--port ${port} on ${host} is in use by another program.`, { cause: error })
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Refusal('BAD_SETTING', `--host ${host} --port ${port} cannot be listened on (${message}).`, {
        cause: error,
      })
    }
    throw error
  }
}
