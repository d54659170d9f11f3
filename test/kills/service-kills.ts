/** A service killed at random moments of what it is asked: nothing that it accepted is lost, doubled or half there; nothing deleted is left. */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { GivenSettings } from '../../core/config.ts'
import { checkFolder, openAsItIs } from '../../core/store/backup/check.ts'
import { keyOf, readKeyFile } from '../../core/store/key-file.ts'
import { wordsIn } from '../support/folder-bytes.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import type { KillCounts } from './folder-kills.ts'
import { pick, type Random } from './random.ts'

/** How often each is chosen. */
const weights = {
  upload: 4,
  reading: 4,
  delivery: 3,
  report: 2,
  deletion: 4,
  'deletion of a document': 2,
  'backup of a service': 1,
  'key change of a service': 1,
} as const
export const serviceOperations = Object.keys(weights) as readonly Operation[]
type Operation = keyof typeof weights
const weighted = serviceOperations.flatMap(operation => Array<Operation>(weights[operation]).fill(operation))

const ownerKey = 'owner-key-of-this-test'
const passphrases = ['correct horse battery', 'staple of the clerk'] as const
const childFile = fileURLToPath(new URL('./service-child.ts', import.meta.url))
const backupFile = fileURLToPath(new URL('../../core/cli/backup.ts', import.meta.url))
/** Milliseconds after the request within which the process is killed. */
const WINDOWS: Readonly<Record<Operation, number>> = {
  upload: 120,
  reading: 500,
  delivery: 700,
  report: 400,
  deletion: 60,
  'deletion of a document': 150,
  'backup of a service': 2500,
  'key change of a service': 900,
}
/** Kills of one data folder before everything in it is looked at. */
const KILLS_OF_A_LIFE = 25
const GIVE_UP_MS = 60_000
/** Every wait of the published retries is over after so long. */
const HOURS_AT_THE_END = 25

type Fate = 'asked' | 'accepted' | 'deleting' | 'deleted'
interface Posted {
  readonly appId: string
  /** Stands in its document, and nowhere else. */
  readonly word: string
  readonly pdf: Uint8Array
  fate: Fate
}

/** `given`: settings of the service besides those that every one has. */
export async function killServices(
  count: number,
  random: Random,
  counts: KillCounts,
  given: GivenSettings = {},
): Promise<void> {
  for (let left = count; left > 0; left -= KILLS_OF_A_LIFE) {
    const life = new Life(random, counts, given)
    try {
      await life.live(Math.min(left, KILLS_OF_A_LIFE))
    } finally {
      await life.end()
    }
  }
}

class Life {
  readonly #random: Random
  readonly #counts: KillCounts
  readonly #given: GivenSettings
  readonly #root = mkdtempSync(join(tmpdir(), 'desk-kills-'))
  readonly #folder = join(this.#root, 'data')
  readonly #posted: Posted[] = []
  /** Event ids by application. */
  readonly #received = new Map<string, Set<string>>()
  #reports: string[] = []
  #receiver: Server | null = null
  #isReceiving = true
  #child: ChildProcess | null = null
  #baseUrl = ''
  #passphrase: string | null = null
  /** What a change that was not answered may have made of it. */
  #nextPassphrase: string | null = null
  #hours = 0

  constructor(random: Random, counts: KillCounts, given: GivenSettings) {
    this.#random = random
    this.#counts = counts
    this.#given = given
  }

  async live(kills: number): Promise<void> {
    await this.#listen()
    await this.#start()
    await this.#json('/webhooks', { url: `http://127.0.0.1:${(this.#receiver!.address() as AddressInfo).port}/hook` })
    for (let done = 0; done < kills; done++) {
      const operation = pick(this.#random, weighted)
      await this.#prepare(operation)
      const under = this.#begin(operation)
      await pause(this.#random() * WINDOWS[operation])
      await this.#kill()
      await under
      this.#counts.kills += 1
      this.#counts.byOperation[operation] = (this.#counts.byOperation[operation] ?? 0) + 1
      this.#searchDeleted(operation)
      await this.#start()
      await this.#reconcile()
    }
    await this.#atTheEnd()
  }

  async end(): Promise<void> {
    await this.#kill()
    this.#receiver?.closeAllConnections()
    this.#receiver?.close()
    rmSync(this.#root, { recursive: true, force: true })
  }

  #fault(sentence: string): void {
    this.#counts.faults.push(sentence)
  }

  async #listen(): Promise<void> {
    this.#receiver = createServer((request, response) => {
      let body = ''
      request.on('data', chunk => (body += String(chunk)))
      request.on('end', () => {
        const { app_id: appId } = JSON.parse(body) as { app_id: string }
        const posted = this.#posted.find(known => known.appId === appId)
        if (posted?.fate === 'deleted') this.#fault(`${appId} was delivered after it had been deleted`)
        const ids = this.#received.get(appId) ?? new Set()
        ids.add(String(request.headers['webhook-id']))
        this.#received.set(appId, ids)
        response.writeHead(this.#isReceiving ? 204 : 500).end()
      })
    })
    this.#receiver.listen(0, '127.0.0.1')
    await once(this.#receiver, 'listening')
  }

  async #start(hours = 0): Promise<void> {
    this.#hours += hours
    for (const passphrase of [this.#passphrase, this.#nextPassphrase]) {
      const settings: GivenSettings = {
        ...this.#given,
        dataDir: this.#folder,
        port: 0,
        apiKey: ownerKey,
        ...(passphrase !== null && { passphrase }),
      }
      const child = fork(childFile, [JSON.stringify(settings), String(this.#hours)], {
        execArgv: ['--disable-warning=ExperimentalWarning'],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'desk-kills-code') },
      })
      let errors = ''
      child.stderr!.on('data', chunk => (errors += String(chunk)))
      const exited = once(child, 'exit').then(() => null)
      const ready = await Promise.race([once(child, 'message') as Promise<[string]>, exited])
      if (ready !== null) {
        ;[this.#baseUrl] = ready
        this.#child = child
        this.#passphrase = this.#nextPassphrase = passphrase
        return
      }
      // Its database is being killed: a service manager would start it again.
      if (errors.includes('--queue:')) return this.#start()
      if (this.#passphrase === this.#nextPassphrase)
        throw new Error(`The service does not start: ${errors.slice(0, 2000)}`)
    }
    throw new Error('Neither passphrase opens the folder')
  }

  async #kill(): Promise<void> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** null: the process ended before it answered. */
  async #call(path: string, init: RequestInit = {}): Promise<Response | null> {
    const headers = { authorization: `Bearer ${ownerKey}`, ...(init.headers as Record<string, string>) }
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    return fetch(this.#baseUrl + path, { ...init, headers, signal }).catch(() => null)
  }

  #json(path: string, body: unknown): Promise<Response | null> {
    const headers = { 'content-type': 'application/json' }
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #newPosted(): Promise<Posted> {
    const word = `Zq${Math.floor(this.#random() * 2 ** 40).toString(36)}`
    const posted: Posted = {
      appId: `app-${word}`,
      word,
      pdf: await drawTinyInvoice({ number: word, sender: `${word} Equipment LLC` }),
      fate: 'asked',
    }
    this.#posted.push(posted)
    return posted
  }

  async #submit(posted: Posted): Promise<void> {
    const form = new FormData()
    const name = `${posted.word}.pdf`
    form.append('files', new Blob([posted.pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name)
    form.append('metadata', JSON.stringify({ appId: posted.appId, files: [{ fileName: name }] }))
    const headers = { 'idempotency-key': posted.appId }
    const answer = await this.#call('/application/data', { method: 'POST', body: form, headers })
    if (answer?.status === 202) posted.fate = 'accepted'
    else if (answer !== null && answer.status !== 409) this.#fault(`posting was answered ${answer.status}`)
    await answer?.arrayBuffer().catch(() => null)
  }

  async #state(posted: Posted): Promise<Record<string, unknown> | number> {
    const answer = await this.#call(`/application/data/${posted.appId}`)
    if (answer === null) return 0
    return answer.status === 200 ? ((await answer.json()) as Record<string, unknown>) : answer.status
  }

  async #complete(posted: Posted): Promise<Record<string, unknown> | null> {
    for (const began = performance.now(); performance.now() - began < GIVE_UP_MS; await pause(20)) {
      const state = await this.#state(posted)
      if (typeof state === 'number') return null
      if (['complete', 'needs_review', 'failed', 'canceled'].includes(String(state['status']))) return state
    }
    return null
  }

  /** What the operation needs to be there. */
  async #prepare(operation: Operation): Promise<void> {
    this.#isReceiving = operation !== 'delivery' || this.#random() < 0.5
    if (!operation.startsWith('deletion')) return
    const posted = await this.#newPosted()
    await this.#submit(posted)
    await this.#complete(posted)
  }

  async #begin(operation: Operation): Promise<void> {
    if (operation === 'upload' || operation === 'reading' || operation === 'delivery')
      return this.#submit(await this.#newPosted())
    if (operation === 'deletion') return this.#delete(this.#posted.at(-1)!)
    if (operation === 'deletion of a document') return this.#deleteDocument(this.#posted.at(-1)!)
    if (operation === 'report') return this.#report()
    if (operation === 'key change of a service') return this.#changeKey()
    const env = { ...process.env, DESK_PASSPHRASE: this.#passphrase ?? passphrases[0] }
    const child = spawn(
      process.execPath,
      [backupFile, '--to', join(this.#root, 'backup'), '--data-dir', this.#folder],
      {
        env,
        stdio: 'ignore',
      },
    )
    await once(child, 'exit')
  }

  async #delete(posted: Posted): Promise<void> {
    if (posted.fate !== 'accepted') return
    posted.fate = 'deleting'
    const answer = await this.#call(`/application/data/${posted.appId}`, { method: 'DELETE' })
    if (answer !== null) posted.fate = 'deleted'
  }

  /** Its only document: the application remains and tells nothing of it. */
  async #deleteDocument(posted: Posted): Promise<void> {
    const state = await this.#state(posted)
    if (typeof state === 'number') return
    const [id] = state['workflow_ids'] as string[]
    posted.fate = 'deleting'
    await this.#call(`/analyses/${id!}`, { method: 'DELETE' })
    // What is left of the application is removed when the service is there again.
  }

  async #report(): Promise<void> {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(await drawTinyStatement())]), 'statement.pdf')
    const entry = {
      appId: 'statements',
      fileName: 'statement.pdf',
      statementType: 'BALANCE_SHEET',
      periodEnd: '2025-12-31',
    }
    form.append('metadata', JSON.stringify([entry]))
    const answer = await this.#call('/application/financial-statement-analysis', { method: 'POST', body: form })
    const body = (await answer?.json().catch(() => null)) as { reportUrl?: string } | null
    if (typeof body?.reportUrl !== 'string') return
    const path = body.reportUrl.replace(/^https?:\/\/[^/]+/, '')
    this.#reports.push(path)
    await this.#call(path).then(report => report?.arrayBuffer().catch(() => null))
  }

  async #changeKey(): Promise<void> {
    const next = this.#passphrase === passphrases[0] ? passphrases[1] : passphrases[0]
    this.#nextPassphrase = next
    const answer = await this.#json('/app/passphrase', { current: this.#passphrase, next })
    if (answer?.status === 200) this.#passphrase = next
  }

  /** Right after a kill: what was deleted, and answered, is in no byte of the folder. */
  #searchDeleted(operation: Operation): void {
    const last = this.#posted.at(-1)
    if (operation !== 'deletion' || last?.fate !== 'deleted') return
    const found = wordsIn(this.#folder, this.#key(), [last.word])
    if (found.length > 0) this.#fault(`${last.word} was deleted and is still in a byte of the folder`)
  }

  #key(): Uint8Array {
    const file = readKeyFile(join(this.#folder, 'desk.key'))
    for (const passphrase of [this.#passphrase, this.#nextPassphrase]) {
      const key = keyOf(file, passphrase)
      if (key !== null) return key
    }
    throw new Error('no key')
  }

  /** After a start: what was not answered is asked again, and what was accepted is there. */
  async #reconcile(): Promise<void> {
    for (const posted of this.#posted) {
      if (posted.fate === 'asked') await this.#submit(posted)
      if (posted.fate === 'deleting') {
        const state = await this.#state(posted)
        // A deletion that was begun is finished at the start; one that did not arrive has left everything.
        const isUntouched =
          typeof state !== 'number' && state['status'] !== 'canceled' && state['workflow_ids'] !== undefined
        if (state !== 404 && !isUntouched)
          this.#fault(`${posted.appId} is half deleted: ${JSON.stringify(state).slice(0, 200)}`)
        if (state !== 404) await this.#call(`/application/data/${posted.appId}`, { method: 'DELETE' })
        posted.fate = 'deleted'
      }
    }
  }

  async #atTheEnd(): Promise<void> {
    this.#isReceiving = true
    await this.#kill()
    await this.#start(HOURS_AT_THE_END)
    for (let again = 0; again < 3; again++) await this.#reconcile()
    for (const posted of this.#posted) await this.#checkPosted(posted)
    for (const path of this.#reports) {
      const report = await this.#call(path)
      // Links end after a day: the time is a day later by now.
      if (report === null || ![200, 403].includes(report.status)) this.#fault(`a report was answered ${report?.status}`)
      await report?.arrayBuffer()
    }
    const exited = once(this.#child!, 'exit')
    this.#child!.kill('SIGTERM')
    await exited
    await this.#checkClosed()
  }

  async #checkPosted(posted: Posted): Promise<void> {
    const { appId, fate } = posted
    if (fate === 'deleted') {
      const state = await this.#state(posted)
      if (state !== 404) this.#fault(`${appId} was deleted and is there`)
      return
    }
    const state = await this.#complete(posted)
    if (state === null) return this.#fault(`${appId} (${fate}) is lost or is never complete`)
    const ids = state['workflow_ids'] as string[]
    if (ids.length !== 1) this.#fault(`${appId} has ${ids.length} analyses`)
    if (!JSON.stringify(state).includes('55728')) this.#fault(`${appId} has another result: ${String(state['status'])}`)
    for (const began = performance.now(); !this.#received.has(appId) && performance.now() - began < 20_000;)
      await pause(50)
    if (!this.#received.has(appId)) await this.#replay(appId)
    const events = this.#received.get(appId)?.size ?? 0
    if (events !== 1) this.#fault(`${appId} was delivered under ${events} ids`)
  }

  /** A delivery that was given up is sent again as whoever looks after it would. */
  async #replay(appId: string): Promise<void> {
    const listed = await this.#call(`/deliveries?appId=${appId}`)
    const { deliveries } = (await listed!.json()) as { deliveries: { id: string }[] }
    for (const { id } of deliveries) await this.#json(`/deliveries/${id}/replay`, {})
    for (const began = performance.now(); !this.#received.has(appId) && performance.now() - began < 10_000;)
      await pause(50)
  }

  /** The folder of a service that was closed: sound, without strays, and without a byte of what was deleted. */
  async #checkClosed(): Promise<void> {
    const key = this.#key()
    const { faults } = await checkFolder(this.#folder, key)
    for (const fault of faults) this.#fault(fault)
    const database = openAsItIs(this.#folder, key)
    const uploads = database.prepare<[], string>('SELECT id FROM uploads WHERE deleted_at IS NULL').pluck().all()
    const analyses = database.prepare<[], string>('SELECT id FROM analyses').pluck().all()
    const removals = database.prepare('SELECT count(*) FROM removals').pluck().get()
    database.close()
    if (removals !== 0) this.#fault(`${String(removals)} deletions are not finished`)
    const isKnown = (name: string): boolean => uploads.includes(name) || analyses.includes(name.replace(/-r\d+$/, ''))
    const strays = readdirSync(join(this.#folder, 'vault')).filter(name => !isKnown(name))
    if (strays.length > 0) this.#fault(`${strays.length} files of the vault belong to nothing`)
    const left = readdirSync(this.#folder).filter(name => /\.(new|part|running)$/.test(name))
    if (left.length > 0) this.#fault(`${left.join(', ')} left behind`)
    const deleted = this.#posted.filter(({ fate }) => fate === 'deleted').map(({ word }) => word)
    const found = wordsIn(this.#folder, key, deleted)
    for (const word of found) this.#fault(`${word} was deleted and is in a byte of the folder`)
    const kept = this.#posted.find(({ fate }) => fate === 'accepted')
    // The search itself finds what is there.
    if (kept !== undefined && wordsIn(this.#folder, key, [kept.word]).length === 0)
      this.#fault('the byte search is blind')
    const part = join(this.#root, 'backup.part')
    if (existsSync(part) && readFileSync(part).includes('Equipment LLC')) this.#fault('a backup is readable')
  }
}
