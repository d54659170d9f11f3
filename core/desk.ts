/**
 * Opens the parts of the desk once, in order, and closes them in reverse. The window, the service and the tests all
 * start it here.
 */
import { SessionCodes } from './api/session-codes.ts'
import type { Clock } from './clock.ts'
import type { GivenSettings } from './config.ts'
import { openContext, version, type Closing, type DeskContext, type DeskParts } from './desk-context.ts'
import { listen, openKeyAdmission, openServer, type KeyAdmission } from './desk-server.ts'
import { openWorkflows } from './desk-workflows.ts'
import { startJanitor } from './jobs/janitor.ts'
import { removeRunning, writeRunning } from './store/running-file.ts'
import type { Store } from './store/store.ts'
import { BackupFreezes } from './workflows/backup-freezes.ts'

export type { DeskParts }

export interface Desk {
  /** `http://127.0.0.1:4780`, the address that listens. */
  readonly baseUrl: string
  /** Admits the window of this start. */
  readonly sessionToken: string
  /** A code that is exchanged for the session once, within a minute: for what others on the machine may read. */
  sessionCode(): string
  /** The first key of the data folder, to be shown once; null when there are keys, or one was given for this run. */
  readonly firstKey: string | null
  /** Whether API keys are admitted; the window always is. Turning it is remembered. */
  readonly api: Pick<KeyAdmission, 'isOn' | 'turn'>
  /** Takes an error nobody expected into the log, without its message. */
  onDefect(error: unknown): void
  /** Finishes what runs or puts it back into the queue, then closes everything; done within 8 seconds. */
  close(): Promise<void>
}

/** Throws a Refusal (BAD_SETTING; ENCRYPTED and WRONG_PASSWORD of the passphrase) with a sentence for whoever starts it; nothing stays open then. */
export async function openDesk(given: GivenSettings, parts: DeskParts = {}): Promise<Desk> {
  const closing: Closing = []
  const close = async (): Promise<void> => {
    for (let step = closing.pop(); step !== undefined; step = closing.pop()) await step()
  }
  try {
    const context = await openContext(given, parts, closing)
    const { clock, config, store, vault, onDefect, observe } = context
    const workflows = openWorkflows(context, closing)
    const sessionToken = sessionTokenOf(clock)
    const codes = new SessionCodes(clock)
    const keys = openKeyAdmission(context, parts.onApiTurned)
    const backups = new BackupFreezes(store, clock)
    closing.push(() => backups.close())
    const server = await openServer(context, workflows, { sessionToken, codes, keys, backups }, closing)
    await context.pool.ready
    const firstKey = config.apiKey === null ? issueFirstKey(store) : null
    await workflows.analyses.tidy()
    context.baseUrl = await listen(server, config.host, config.port)
    writeRunning(context.dataDir, { url: context.baseUrl, token: backups.token })
    closing.push(() => removeRunning(context.dataDir))
    await workflows.analyses.finishRemovals().catch(onDefect)
    workflows.analyses.start()
    await context.watched.watch(config.watchFolder)
    closing.push(
      startJanitor({
        store,
        vault,
        clock,
        retentionDays: () => config.retentionDays,
        deliveryDays: () => config.webhookRetentionDays,
        onDefect,
        observe,
      }),
    )
    reportLife(context, closing)
    const sessionCode = (): string => codes.issue()
    return { baseUrl: context.baseUrl, sessionToken, sessionCode, firstKey, api: keys, onDefect, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Start and end in the log. */
function reportLife({ baseUrl, config, observe }: DeskContext, closing: Closing): void {
  const { port, protocol } = new URL(baseUrl)
  const { platform, versions } = process
  const tls = protocol === 'https:'
  observe({
    event: 'started',
    version,
    node: versions.node,
    platform,
    port: Number(port),
    tls,
    threads: config.threads,
  })
  const started = process.uptime()
  closing.push(() => observe({ event: 'stopped', uptimeSeconds: Math.round(process.uptime() - started) }))
}

/** Two identifiers: 244 random bits. */
const sessionTokenOf = (clock: Clock): string => `${clock.id()}${clock.id()}`.replaceAll('-', '')

function issueFirstKey(store: Store): string | null {
  if (store.apiKeys.list().length > 0) return null
  return store.apiKeys.issue({
    name: 'First key',
    scopes: ['read', 'write', 'admin'],
    tier: 'unlimited',
    expiresAt: null,
  }).secret
}
