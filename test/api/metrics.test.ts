/** GET /metrics: who gets them, that they are well-formed, what they count. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../core/errors.ts'
import { entryOf, formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { parsePrometheusText, type Family } from '../support/prometheus-text.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

const familiesOf = (text: string): ReadonlyMap<string, Family> =>
  new Map(parsePrometheusText(text).map(family => [family.name, family]))
const read = async (): Promise<ReadonlyMap<string, Family>> => familiesOf((await desk.call('/metrics')).text)
/** The value of the one sample with these labels among others; undefined when there is none. */
const valueOf = (
  families: ReadonlyMap<string, Family>,
  name: string,
  labels: Record<string, string> = {},
): number | undefined =>
  families
    .get(name.replace(/_(?:bucket|sum|count)$/, ''))
    ?.samples.find(
      sample => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )?.value

describe('metrics', () => {
  test('are for keys of scope admin', async () => {
    const { key } = await desk.makeKey({ scopes: ['read', 'write'] })
    const admin = await desk.makeKey({ scopes: ['admin'] })
    expect((await desk.call('/metrics', { key: null })).status).toBe(401)
    expect((await desk.call('/metrics', { key })).status).toBe(403)
    const answer = await desk.call('/metrics', { key: admin.key })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  })

  test('count requests by pattern, refusals, jobs and pages', async () => {
    const bytes = await drawTinyStatement()
    const path = '/application/financial-statement-analysis'
    const analyzed = await desk.analyze(formOf([['balance.pdf', bytes]], [entryOf('balance.pdf')]))
    expect(analyzed.status).toBe(200)
    await desk.call('/application/data/wilhelmina-quartz')
    await desk.call('/wilhelmina/quartz')
    const text = (await desk.call('/metrics')).text
    expect(text).not.toMatch(/quartz|[0-9a-f]{8}-[0-9a-f]{4}/)
    const families = familiesOf(text)
    const requests = 'desk_http_request_duration_seconds_count'
    expect(valueOf(families, requests, { method: 'POST', route: path, status: '200' })).toBe(1)
    expect(valueOf(families, requests, { route: '/application/data/:app_id', status: '404' })).toBe(1)
    expect(valueOf(families, requests, { route: 'unknown', status: '404' })).toBe(1)
    expect(valueOf(families, 'desk_refusals_total', { code: 'NOT_FOUND' })).toBe(2)
    const kind = 'financial-statements'
    expect(valueOf(families, 'desk_job_duration_seconds_count', { kind, state: 'done' })).toBe(1)
    expect(valueOf(families, 'desk_job_wait_seconds_count', { kind })).toBe(1)
    expect(valueOf(families, 'desk_pages_read_total', { kind, source: 'text' })).toBe(1)
    expect(valueOf(families, 'desk_pages_read_total', { kind, source: 'ocr' })).toBe(0)
  })

  test('measure jobs, deliveries, the event loop, memory and the database', async () => {
    const held = Promise.withResolvers<never>()
    const other = await openApiDesk({ tasks: { extract: () => held.promise } })
    try {
      await other.json('/webhooks', { url: 'http://127.0.0.1:9/closed' })
      const [endpoint] = (await other.call('/webhooks')).body['webhooks'] as { id: string }[]
      await other.json(`/webhooks/${endpoint!.id}/test`, {})
      const form = formOf([['balance.pdf', await drawTinyStatement()]], [entryOf('balance.pdf')])
      expect((await other.analyze(form, { headers: { prefer: 'respond-async' } })).status).toBe(202)
      const running = async (): Promise<number | undefined> =>
        valueOf(familiesOf((await other.call('/metrics')).text), 'desk_jobs', {
          kind: 'financial-statements',
          state: 'running',
        })
      await expect.poll(running).toBe(1)
      const families = familiesOf((await other.call('/metrics')).text)
      expect(valueOf(families, 'desk_deliveries', { state: 'waiting' })).toBe(1)
      expect(valueOf(families, 'desk_database_bytes', { file: 'database' })).toBeGreaterThanOrEqual(4096)
      expect(valueOf(families, 'desk_database_bytes', { file: 'log' })).toBeGreaterThan(4096)
      expect(valueOf(families, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
      expect(valueOf(families, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
      expect(valueOf(families, 'nodejs_eventloop_lag_p99_seconds')).toBeLessThan(10)
      expect(valueOf(families, 'desk_log_lines_dropped')).toBe(0)
    } finally {
      held.reject(new Refusal('UNREADABLE', 'Enough.'))
      await other.close()
    }
  })

  test('that are documented are those that are served', async () => {
    await desk.call('/health')
    const documented = [...readFileSync('docs/operation.md', 'utf8').matchAll(/`(desk_[a-z_]+)/g)].map(
      match => match[1]!,
    )
    const served = [...(await read()).keys()].filter(name => name.startsWith('desk_'))
    expect([...new Set(documented)].toSorted()).toEqual(served.toSorted())
  })

  test('answer 404 when they are switched off', async () => {
    const off = await openApiDesk({ settings: { metrics: false } })
    const answer = await off.call('/metrics')
    await off.close()
    expect([answer.status, answer.body]).toEqual([
      404,
      { message: 'Metrics are switched off: start the service with --metrics true.' },
    ])
  })
})
