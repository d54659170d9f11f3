/** The service that has a data folder open, asked to hold its database still for a backup. */
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { BackupFreeze, type BackupFreezeRequest } from '../contract/desk.ts'
import { Refusal } from '../errors.ts'
import type { StoredAnswer } from '../store/backup/freeze.ts'
import { readRunning, type Running } from '../store/running-file.ts'

export interface RemoteFreeze {
  readonly answers: readonly StoredAnswer[]
  /** Ends it: whether what was copied until now is one state of the database. */
  end(): Promise<boolean>
}

/** Well below the service's own limit of 30 seconds. */
const RENEW_MS = 8_000

/** Throws Refusal BUSY: another backup is under way, or whoever has the folder open is no service. */
export async function freezeRunning(dataDir: string): Promise<RemoteFreeze> {
  const running = readRunning(dataDir)
  if (running === null) throw notReached(dataDir)
  const { id, answers } = await ask(dataDir, running, { token: running.token, action: 'begin' })
  if (id === null) throw notReached(dataDir)
  const then = (action: 'keep' | 'end'): Promise<BackupFreeze> =>
    ask(dataDir, running, { token: running.token, action, id })
  const renewal = setInterval(() => void then('keep').catch(() => undefined), RENEW_MS)
  return {
    answers,
    async end() {
      clearInterval(renewal)
      // A service that was stopped meanwhile has put its log into the file that was being copied.
      return (await then('end').catch(() => ({ isIntact: false }))).isIntact
    },
  }
}

const notReached = (dataDir: string, cause?: unknown): Refusal =>
  new Refusal(
    'BUSY',
    `data-dir: ${dataDir} is in use, but no running service answers for it: it may be starting or stopping, or another command has it open. Try again.`,
    { cause },
  )

async function ask(dataDir: string, { url }: Running, body: BackupFreezeRequest): Promise<BackupFreeze> {
  const { status, answer } = await post(new URL('/app/backup', url), body).catch((error: unknown) => {
    throw notReached(dataDir, error)
  })
  if (status === 200) return BackupFreeze.parse(answer)
  throw new Refusal('BUSY', (answer as { message: string }).message)
}

function post(url: URL, body: BackupFreezeRequest): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:'
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // The address stands in the data folder, and the certificate may be for the name that others use.
      ...(isTls && { rejectUnauthorized: false }),
    }
    const sent = (isTls ? httpsRequest : httpRequest)(url, options, response => {
      text(response)
        .then(answer => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(answer) as unknown }))
        .catch(reject)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}
