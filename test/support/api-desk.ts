/** A whole house on a free port over a temporary folder, and the requests tests send it. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../../core/clock.ts'
import type { GivenSettings } from '../../core/config.ts'
import { openDesk } from '../../core/desk.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import type { TaskHandlers } from '../../core/jobs/task.ts'
import { deskTasks } from '../../core/workflows/intake/tasks.ts'
import type { DeskTasks } from '../../core/workflows/intake/tasks.ts'

export const ownerKey = 'owner-key-of-this-test'

/** Time that stands until a test moves it. */
export class TestClock implements Clock {
  #now = Date.parse('2026-03-14T12:00:00Z')
  now = (): number => this.#now
  id = (): string => randomUUID()
  advance(ms: number): void {
    this.#now += ms
  }
}

/** A file to upload: its name and its bytes. */
export type Sent = readonly [name: string, bytes: Uint8Array, field?: string]

/** An answer, read to its end. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined when it is none. */
  readonly body: Record<string, unknown>
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson && text !== '' ? JSON.parse(text) : undefined) as Record<string, unknown>,
  }
}

export const analysisPath = '/application/financial-statement-analysis'

export const invoicePath = '/application/invoice-analysis'

export const entryOf = (fileName: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  appId: 'app-1',
  fileName,
  statementType: 'BALANCE_SHEET',
  periodEnd: '2025-12-31',
  ...more,
})

/** A multipart body; `metadata` as it is when it is a text, else as JSON; left out when undefined. */
export function formOf(files: readonly Sent[], metadata?: unknown): FormData {
  const form = new FormData()
  for (const [name, bytes, field = 'files'] of files)
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name)
  if (metadata !== undefined)
    form.append('metadata', typeof metadata === 'string' ? metadata : JSON.stringify(metadata))
  return form
}

export interface ApiDeskOptions {
  readonly settings?: GivenSettings
  /** Stands in for tasks of the pool, to hold one up or to break it. */
  readonly tasks?: Partial<TaskHandlers<DeskTasks>>
}

export async function openApiDesk({ settings = {}, tasks = {} }: ApiDeskOptions = {}) {
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'desk-api-'))
  const clock = new TestClock()
  const pool = openInThreadPool<DeskTasks>({ ...deskTasks, ...tasks })
  const desk = await openDesk(
    { dataDir, port: 0, apiKey: ownerKey, ...settings },
    { clock, pool, printDefect: console.error },
  )

  const call = async (path: string, init: RequestInit & { key?: string | null } = {}): Promise<Answer> => {
    const { key = ownerKey, ...rest } = init
    const headers = new Headers(rest.headers)
    if (key !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${key}`)
    return answerOf(await fetch(desk.baseUrl + path, { redirect: 'manual', ...rest, headers }))
  }
  const json = (path: string, body: unknown, init: RequestInit & { key?: string | null } = {}): Promise<Answer> =>
    call(path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
      body: JSON.stringify(body),
    })

  return {
    baseUrl: desk.baseUrl,
    sessionToken: desk.sessionToken,
    sessionCode: () => desk.sessionCode(),
    dataDir,
    clock,
    call,
    json,
    /** Posts an analysis. `query` with its question mark. */
    analyze: (form: FormData, init: RequestInit & { key?: string | null; query?: string } = {}): Promise<Answer> =>
      call(analysisPath + (init.query ?? ''), { method: 'POST', ...init, body: form }),
    /** Posts invoices. */
    invoices: (form: FormData, init: RequestInit & { key?: string | null; query?: string } = {}): Promise<Answer> =>
      call(invoicePath + (init.query ?? ''), { method: 'POST', ...init, body: form }),
    /** A stored key's secret. */
    async makeKey(options: Record<string, unknown> = {}): Promise<{ id: string; key: string }> {
      const { body } = await json('/api-keys', { name: 'test', ...options })
      return body as { id: string; key: string }
    },
    /** Names of everything in the vault. */
    storedFiles: (): string[] => readdirSync(join(dataDir, 'vault')),
    /** Leaves the data folder for another start. */
    stop: (): Promise<void> => desk.close(),
    async close(): Promise<void> {
      await desk.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type ApiDesk = Awaited<ReturnType<typeof openApiDesk>>
