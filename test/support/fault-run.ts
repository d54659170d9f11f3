/** Applications posted to a house that dies over and over, and a receiver that misbehaves: what becomes of their events. */
import { fork, type ChildProcess } from 'node:child_process'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drawTinyInvoice } from './tiny-invoice.ts'

export const receiverFaults = ['accept', 'stall', '500', '429', 'redirect', 'cut', 'cut-after'] as const
export type ReceiverFault = (typeof receiverFaults)[number]

interface Received {
  readonly id: string
  readonly appId: string
  readonly sha256: string
  readonly signed: boolean
}

export interface FaultReport {
  readonly posted: number
  /** Processes that ended by SIGKILL. */
  readonly kills: number
  readonly received: number
  /** Deliveries that had failed so often that they were given up, and were sent again with a pen. */
  readonly replayed: number
  /** Applications of which no event came, and how they stand. */
  readonly lost: readonly string[]
  /** Applications stated of under more than one id, or with more than one body. */
  readonly ambiguous: readonly string[]
  /** Events whose signature did not verify. */
  readonly unsigned: number
}

/** As often is the clock asked from the arrival of a one-page application to its event's acknowledgment, and a little more. */
export const stepsOfRun = 34

const deskFile = join(import.meta.dirname, 'fault-desk.ts')
/** Time goes on between the starts of the rounds; all of them together stay below the retention of documents. */
const HOURS_A_ROUND = 2
/** Every wait of the published retries is over after so long. */
const HOURS_AT_THE_END = 25
const GIVE_UP_MS = 60_000
/** A job that was there at many deaths is run again only in a process that lives for a while. */
const LONGEST_END_MS = 20_000
const LONGEST_ROUND_MS = 3000
const WRITTEN_DOWN_MS = 150

/** One application a round; in round n the desk ends after `stepsOf(n)` asked of its clock, or not at all for null. */
export async function faultRun(
  rounds: number,
  stepsOf: (round: number) => number | null,
  faultOf: (round: number) => ReceiverFault,
): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-faults-'))
  const apiKey = randomBytes(12).toString('hex')
  const received: Received[] = []
  let fault: ReceiverFault = 'accept'
  let secret = ''
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const signed = verifies(request.headers as Record<string, string>, body, secret)
      const { app_id: appId } = JSON.parse(body.toString()) as { app_id: string }
      received.push({
        id: request.headers['webhook-id'] as string,
        appId,
        sha256: createHash('sha256').update(body).digest('hex'),
        signed,
      })
      misbehave(response, fault)
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`

  let kills = 0
  let replayed = 0
  let hours = 0
  let child: ChildProcess | null = null
  let baseUrl = ''
  const open = async (later = HOURS_A_ROUND): Promise<void> => {
    hours += later
    const args = [join(folder, 'data'), apiKey, String(hours)]
    child = fork(deskFile, args, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('exit', (_code, signal) => {
      if (signal === 'SIGKILL') kills += 1
    })
    ;[baseUrl] = (await once(child, 'message')) as [string]
  }
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(baseUrl + path, {
      ...init,
      headers: { authorization: `Bearer ${apiKey}`, ...(init.headers as Record<string, string>) },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
  const post = async (appId: string, pdf: Uint8Array): Promise<boolean> => {
    const form = new FormData()
    form.append('files', new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), 'invoice.pdf')
    form.append('metadata', JSON.stringify({ appId, files: [{ fileName: 'invoice.pdf', docType: 'invoice' }] }))
    const sent = call('/application/data', { method: 'POST', body: form, headers: { 'idempotency-key': appId } })
    // A connection that breaks says nothing of whether the request was taken: the caller asks again under its key.
    const status = await sent.then(
      response => response.status,
      () => null,
    )
    // 409: the first request under the key was never answered; its application may have been taken all the same.
    return status === 202
  }
  /** What was given up is seen in the log, and sent again as whoever looks after it would. */
  const replayDead = async (): Promise<number> => {
    const listed = await call('/deliveries?limit=200')
    const { deliveries } = (await listed.json()) as { deliveries: { id: string; state: string }[] }
    const dead = deliveries.filter(({ state }) => state === 'dead')
    for (const { id } of dead) await call(`/deliveries/${id}/replay`, { method: 'POST' })
    return dead.length
  }
  const gone = (): boolean => child === null || child.exitCode !== null || child.signalCode !== null

  try {
    await open()
    const registered = await call('/webhooks', {
      method: 'POST',
      body: JSON.stringify({ url: hook }),
      headers: { 'content-type': 'application/json' },
    })
    secret = ((await registered.json()) as { secret: string }).secret
    const pending = new Map<string, Uint8Array>()
    const repeat = async (): Promise<void> => {
      for (const [appId, pdf] of pending) if (await post(appId, pdf)) pending.delete(appId)
    }
    for (let round = 0; round < rounds; round++) {
      const appId = `round-${round}`
      fault = faultOf(round)
      const steps = stepsOf(round)
      if (gone()) await open()
      const pdf = await drawTinyInvoice({ number: String(1000 + round) })
      if (steps !== null) {
        const armed = once(child!, 'message')
        child!.send(steps)
        await Promise.race([armed, once(child!, 'exit')])
      }
      pending.set(appId, pdf)
      await repeat()
      const seen = received.length
      const began = performance.now()
      // Until it ends, or what it was to send has been heard and it had the time to write that down.
      let heardAt = Infinity
      while (!gone() && performance.now() - began < LONGEST_ROUND_MS && performance.now() - heardAt < WRITTEN_DOWN_MS) {
        await pause(5)
        if (received.length > seen) heardAt = Math.min(heardAt, performance.now())
      }
    }
    fault = 'accept'
    const stated = (): boolean =>
      Array.from({ length: rounds }, (_, round) => `round-${round}`).every(appId =>
        received.some(r => r.appId === appId),
      )
    for (let again = 0; again < 12 && (again === 0 || pending.size > 0 || !stated()); again++) {
      if (!gone()) {
        const ended = once(child!, 'exit')
        child!.kill('SIGKILL')
        await ended
      }
      await open(HOURS_AT_THE_END)
      await repeat()
      replayed += await replayDead()
      const began = performance.now()
      while (!stated() && performance.now() - began < LONGEST_END_MS) await pause(10)
    }
    const report = reportOf(received, rounds)
    const lost: string[] = []
    for (const appId of report.lost) {
      const { status, message } = (await (await call(`/application/data/${appId}`)).json()) as Record<string, unknown>
      const stated = await (await call(`/deliveries?appId=${appId}`)).text()
      lost.push(`${appId}: ${pending.has(appId) ? 'never accepted' : String(status)}, ${String(message)}; ${stated}`)
    }
    return { ...report, lost, kills, replayed }
  } finally {
    if (!gone()) {
      const ended = once(child!, 'exit')
      child!.kill('SIGKILL')
      await ended
    }
    receiver.closeAllConnections()
    receiver.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function reportOf(received: readonly Received[], rounds: number): Omit<FaultReport, 'kills' | 'replayed'> {
  const apps = Array.from({ length: rounds }, (_, round) => `round-${round}`)
  const of = (appId: string): readonly Received[] => received.filter(event => event.appId === appId)
  return {
    posted: rounds,
    received: received.length,
    lost: apps.filter(appId => of(appId).length === 0),
    ambiguous: apps.filter(appId => new Set(of(appId).map(({ id, sha256 }) => id + sha256)).size > 1),
    unsigned: received.filter(({ signed }) => !signed).length,
  }
}

function misbehave(response: ServerResponse, fault: ReceiverFault): void {
  if (fault === 'stall') return
  if (fault === 'cut') return void response.destroy()
  if (fault === 'cut-after') {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('thanks')
    setImmediate(() => response.destroy())
    return
  }
  if (fault === '429') return void response.writeHead(429, { 'retry-after': '3600' }).end()
  if (fault === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end()
  response.writeHead(fault === '500' ? 500 : 204).end()
}

/** As a receiver would, after the published scheme. */
function verifies(headers: Record<string, string>, body: Buffer, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body])
  const right = createHmac('sha256', key).update(signed).digest()
  return (headers['webhook-signature'] ?? '').split(' ').some(signature => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
