/** The service in a process of its own, as it is used: started, posted to, asked how it is, measured, ended. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const project = resolve(import.meta.dirname, '../..')

/** A file with the address it is posted to and what its metadata says of it. */
export interface Submission {
  readonly path: string
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly entry: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly ms: number
  readonly text: string
}

export interface StartedService {
  post(submission: Submission): Promise<Answer>
  /** Milliseconds until GET /health answered. */
  health(): Promise<number>
  /** Resident megabytes now; null where the system does not tell. */
  residentMegabytes(): number | null
  stop(): Promise<void>
}

/** `args`: further settings. Its data folder is a temporary one and goes when it is stopped. */
export async function startedService(args: readonly string[] = []): Promise<StartedService> {
  const key = randomBytes(16).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), 'desk-load-'))
  const child = spawn(
    process.execPath,
    ['core/serve.js', '--port', '0', '--data-dir', folder, '--api-key', key, '--rate-limit', '10000', ...args],
    { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let baseUrl = ''
  for await (const line of createInterface({ input: child.stdout })) {
    baseUrl = /^Listening on (\S+)/.exec(line)?.[1] ?? ''
    if (baseUrl) break
  }
  if (!baseUrl) throw new Error('The service did not start.')
  return {
    async post({ path, fileName, bytes, entry }) {
      const form = new FormData()
      form.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), fileName)
      form.append('metadata', JSON.stringify([{ fileName, ...entry }]))
      const began = performance.now()
      const headers = { authorization: `Bearer ${key}` }
      const response = await fetch(baseUrl + path, { method: 'POST', body: form, headers })
      const text = await response.text()
      return { status: response.status, ms: performance.now() - began, text }
    },
    async health() {
      const began = performance.now()
      await (await fetch(`${baseUrl}/health`)).text()
      return performance.now() - began
    },
    residentMegabytes() {
      try {
        const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
        return line === null ? null : Number(line[1]) / 1024
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        return null
      }
    },
    async stop() {
      const ended = new Promise(done => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The value that `share` of all do not exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
