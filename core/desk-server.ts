/** The server of the desk: its services and settings put together, who is admitted, where it listens. */
import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ApiServices, ApiSettings } from './api/services.ts'
import { createServer } from './api/server.ts'
import { Health } from './contract/service.ts'
import type { SessionCodes } from './api/session-codes.ts'
import { checkStoredSetting, storedSettings } from './config.ts'
import { addressFault } from './delivery/private-address.ts'
import { GRACE_MS, serviceUrl, version, type Closing, type DeskContext } from './desk-context.ts'
import type { DeskWorkflows } from './desk-workflows.ts'
import { Refusal } from './errors.ts'
import { changePassphrase } from './store/change-passphrase.ts'
import { protectionOf } from './store/data-key.ts'
import { diskState } from './store/disk-state.ts'
import type { BackupFreezes } from './workflows/backup-freezes.ts'
import { emitSample } from './workflows/applications/sample-event.ts'

/** Whether API keys are admitted; the window always is. */
export interface KeyAdmission {
  isOn(): boolean
  /** Is remembered. */
  turn(on: boolean): void
  /** Lasts until the desk closes. */
  admit(on: boolean): void
}

type DeskServer = Awaited<ReturnType<typeof createServer>>

const RELEASE_EVERY_MS = 50
/** How long whoever has the port may take to say who it is. */
const ASKED_FOR_MS = 1_000
const interfaceFolder = fileURLToPath(new URL('../out/renderer/', import.meta.url))

export function openKeyAdmission({ config, store }: DeskContext, onTurned?: (on: boolean) => void): KeyAdmission {
  let admitsKeys = config.admitKeys
  const admit = (on: boolean): void => {
    admitsKeys = on
    onTurned?.(on)
  }
  return {
    isOn: () => admitsKeys,
    turn(on) {
      store.settings.set('admitKeys', String(on))
      admit(on)
    },
    admit,
  }
}

/** A server that does not listen yet. `sessionToken` admits the window. Throws Refusal BAD_SETTING. */
export async function openServer(
  context: DeskContext,
  { registries, applications, analyses, memos }: DeskWorkflows,
  access: {
    readonly sessionToken: string
    readonly codes: Pick<SessionCodes, 'redeem'>
    readonly keys: KeyAdmission
    readonly backups: BackupFreezes
  },
  closing: Closing,
): Promise<DeskServer> {
  const { clock, config, store, vault, links, outbox, onDefect, observe, metrics } = context
  const server = await createServer({
    clock,
    store,
    analyses,
    applications,
    memos,
    links,
    webhooks: {
      addressFault: url => addressFault(url, config.webhookPrivateNetworks),
      sendTest: endpointId => emitSample(store, endpointId, serviceUrl(context)),
      wake: () => outbox.wake(),
    },
    registries,
    disk: () => diskState(context.dataDir),
    desk: {
      vault,
      retentionDays: () => config.retentionDays,
      settings: settingsOf(context, access.keys),
      watched: context.watched,
      backups: access.backups,
      sessionFor: code => (access.codes.redeem(code) ? access.sessionToken : null),
    },
    settings: apiSettings(context, access),
    onDefect,
    observe,
    metrics,
  })
  closing.push(async () => {
    // Together: requests wait for their analyses, and the server for its requests.
    // A connection kept alive by a client becomes idle only after its answer: let go of it then, not at its time limit.
    const release = setInterval(() => server.server.closeIdleConnections(), RELEASE_EVERY_MS)
    await Promise.all([server.close(), analyses.close(GRACE_MS)]).finally(() => clearInterval(release))
    await server.requestsLogged()
  })
  return server
}

/** The settings the window shows and changes. */
function settingsOf(context: DeskContext, keys: KeyAdmission): ApiServices['desk']['settings'] {
  const { config, store, dataDir, key, keychain, observe } = context
  return {
    list: () => ({
      settings: [...storedSettings(config, store.settings.all())],
      protection: protectionOf(dataDir),
      dataDir,
      address: context.baseUrl,
    }),
    change(name, value) {
      if (value !== null) checkStoredSetting(name, value)
      if (value === null) store.settings.remove(name)
      else store.settings.set(name, value)
      observe({ event: 'setting_changed', setting: name })
      if (name === 'admitKeys') keys.admit(value !== 'false')
      if (name === 'watchFolder')
        void context.watched.watch(value === null ? null : resolve(value)).catch(context.onDefect)
    },
    changePassphrase: change => changePassphrase(dataDir, change, other => timingSafeEqual(other, key), keychain),
  }
}

/** The person at the window: as it was set last, without a restart. */
function personNameOf({ config, store }: DeskContext): () => string {
  const stored = (): unknown => store.settings.all()['personName'] ?? null
  const atStart = stored()
  return () => {
    const now = stored()
    return typeof now !== 'string' || now === atStart ? config.personName : now
  }
}

function apiSettings(
  context: DeskContext,
  { sessionToken, keys }: { readonly sessionToken: string; readonly keys: KeyAdmission },
): ApiSettings {
  const { config } = context
  const { tlsCert, tlsKey } = config
  return {
    version,
    ownerKey: config.apiKey,
    sessionToken,
    personName: personNameOf(context),
    admitsKeys: () => keys.isOn(),
    publicBaseUrl: config.publicBaseUrl,
    rateLimit: { perSecond: config.rateLimit, burst: config.rateBurst },
    monthlyQuota: config.monthlyQuota,
    interfaceFolder,
    tls: tlsCert === null || tlsKey === null ? null : { cert: pem(tlsCert), key: pem(tlsKey) },
  }
}

function pem(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Refusal('BAD_SETTING', `${path} cannot be read (${(error as Error).message}).`, { cause: error })
  }
}

/** Whether an Underwriter Desk answers there; one over TLS is not known as one. */
async function isDesk(host: string, port: number): Promise<boolean> {
  try {
    const asked = get({ host, port, path: '/health', signal: AbortSignal.timeout(ASKED_FOR_MS) })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return Health.safeParse(JSON.parse(await text(answer))).success
  } catch {
    return false
  }
}

/** The address it listens on. Throws Refusal BAD_SETTING when it cannot. */
export async function listen(server: DeskServer, host: string, port: number): Promise<string> {
  try {
    return await server.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      const who = (await isDesk(host, port))
        ? `another Underwriter Desk, at http://${host}:${port}/ui/`
        : 'another program'
      throw new Refusal('BAD_SETTING', `--port ${port} on ${host} is in use by ${who}. Give another --port, or 0.`, {
        cause: error,
      })
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Refusal('BAD_SETTING', `--host ${host} --port ${port} cannot be listened on (${message}).`, {
        cause: error,
      })
    }
    throw error
  }
}
