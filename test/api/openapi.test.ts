/** The OpenAPI document: valid, complete, and true of the routes, both ways. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusOf } from '../../core/api/error-reply.ts'
import { openApiDocument } from '../../core/api/openapi/document.ts'
import { operations } from '../../core/api/openapi/operations.ts'
import { createServer } from '../../core/api/server.ts'
import { systemClock } from '../../core/clock.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { createLinks } from '../../core/store/links.ts'
import { openRegistry } from '../../core/store/registry.ts'
import { openStore } from '../../core/store/store.ts'
import { openVault } from '../../core/store/vault.ts'
import { openApplicantProviders } from '../../core/lookups/applicant-providers.ts'
import { CreditMemos } from '../../core/workflows/applications/credit-memo.ts'
import { ApplicationRecords } from '../../core/workflows/applications/records.ts'
import { openApplications } from '../../core/workflows/applications/applications.ts'
import { openAnalyses } from '../../core/workflows/analyses.ts'
import { deskTasks } from '../../core/workflows/intake/tasks.ts'
import { closedFaults as faults } from '../support/closed-schemas.ts'
import { entryOf, formOf, openApiDesk } from '../support/api-desk.ts'
import type { ApiDesk } from '../support/api-desk.ts'
import { drawTinyInvoices } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { RegistryImports } from '../../core/workflows/registry-imports.ts'

type Json = Record<string, unknown>
const document = openApiDocument('/', '1.2.3') as {
  paths: Record<string, Record<string, Json>>
  components: { schemas: Record<string, Json> }
} & Json

let desk: ApiDesk
let pdf: Buffer
beforeAll(async () => {
  desk = await openApiDesk()
  pdf = await drawTinyStatement()
})
afterAll(() => desk.close())

/** Every object of the document, with its place. */
function* objects(node: unknown, place = ''): Generator<[string, Json]> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield [place, node as Json]
  for (const [key, value] of Object.entries(node)) yield* objects(value, `${place}/${key}`)
}

test('is OpenAPI 3.1 with a title, a version and a server', async () => {
  const served = await desk.call('/openapi.json', { key: null })
  expect(served.status).toBe(200)
  expect(served.body).toMatchObject({ openapi: '3.1.0', info: { title: 'Underwriter Desk' }, servers: [{ url: '/' }] })
  expect(Object.keys(served.body['paths'] as Json)).toEqual(Object.keys(document.paths))
})

test('every reference leads somewhere and every component is used', () => {
  const used = new Set<string>()
  for (const [place, object] of objects(document)) {
    const reference = object['$ref']
    if (typeof reference !== 'string') continue
    const name = reference.replace('#/components/schemas/', '')
    expect({ place, known: name in document.components.schemas }).toEqual({ place, known: true })
    used.add(name)
  }
  // Sent as data of an event stream, which has no schema of its own.
  used.add('AnalysisProgress')
  expect(Object.keys(document.components.schemas).filter(name => !used.has(name))).toEqual([])
})

test('every operation has an id of its own, a summary, its parameters, its statuses', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  for (const { path, method, summary, scope, parameters = [] } of operations) {
    const operation = document.paths[path]![method]!
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    expect({
      path,
      parameters: parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name),
    }).toEqual({ path, parameters: named })
    expect(summary.length).toBeGreaterThan(3)
    const statuses = Object.keys(operation['responses'] as Json).map(Number)
    for (const status of [
      403,
      500,
      ...(scope ? [401, 429] : []),
      503,
      ...(method !== 'get' ? [400, 413, 415] : []),
      ...(method === 'post' ? [409] : []),
      ...(named.length > 0 ? [404] : []),
    ])
      expect({ path, method, statuses }).toEqual({
        path,
        method,
        statuses: expect.arrayContaining([status]) as unknown,
      })
    const headers = (operation['parameters'] as Json[] | undefined)?.filter(parameter => parameter['in'] === 'header')
    expect({ path, method, repeatable: headers?.some(({ name }) => name === 'Idempotency-Key') ?? false }).toEqual({
      path,
      method,
      repeatable: method === 'post',
    })
    for (const status of statuses.filter(status => status >= 400))
      expect([...Object.values(statusOf), 500]).toContain(status)
  }
})

test('every refusal of the service is documented somewhere', () => {
  const documented = new Set(
    Object.values(document.paths).flatMap(item =>
      Object.values(item).flatMap(operation => Object.keys(operation['responses'] as Json).map(Number)),
    ),
  )
  // 405 belongs to methods that have no operation.
  expect([...new Set(Object.values(statusOf))].filter(status => status !== 405 && !documented.has(status))).toEqual([])
})

test('every example is what its schema says', () => {
  let examples = 0
  for (const [place, media] of objects(document)) {
    const schema = media['schema'] as { $ref?: string } | undefined
    if (!('example' in media) || schema?.$ref === undefined) continue
    examples += 1
    expect({ place, faults: faults(schema.$ref.split('/').at(-1)!, media['example']) }).toEqual({ place, faults: [] })
  }
  expect(examples).toBeGreaterThan(20)
})

test.each([
  ['/application/financial-statement-analysis', 'FinancialStatementMetadata'],
  ['/application/invoice-analysis', 'InvoiceMetadata'],
  ['/application/data', 'ApplicationMetadata'],
])('the multipart body of %s is described: files, metadata in each of its forms, an example', (path, schema) => {
  const { content: contents } = document.paths[path]!['post']!['requestBody'] as { content: Record<string, Json> }
  const content = contents['multipart/form-data']!
  const { properties } = content['schema'] as { properties: { files: { items: Json }; metadata: { anyOf: unknown[] } } }
  expect(properties.files.items).toMatchObject({ type: 'string', format: 'binary' })
  expect(properties.metadata.anyOf).toHaveLength(3)
  const { metadata } = (content['examples'] as { oneFile: { value: { metadata: unknown } } }).oneFile.value
  const entries = Array.isArray(metadata) ? metadata : (metadata as { files: unknown[] }).files
  for (const entry of entries) expect(faults(schema, entry)).toEqual([])
})

describe('the routes', () => {
  test('every documented operation exists and asks for the key it says', async () => {
    for (const { method, path, scope } of operations) {
      const answer = await desk.call(path.replace('{id}', 'nobody'), { method: method.toUpperCase(), key: null })
      expect({ method, path, refusedWithoutKey: answer.status === 401 }).toEqual({
        method,
        path,
        refusedWithoutKey: scope !== null,
      })
      expect({
        method,
        path,
        known: ![405, 501].includes(answer.status) && answer.body?.['message'] !== 'No such address.',
      }).toEqual({ method, path, known: true })
    }
  })

  test('every registered route is documented', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'desk-routes-'))
    const key = new Uint8Array(32)
    const store = openStore(dataDir, key, systemClock)
    const links = createLinks(key, systemClock)
    const providers = openApplicantProviders()
    const pool = openInThreadPool(deskTasks)
    const lookups = { tablesFolder: dataDir, geocoder: null }
    const clock = systemClock
    const records = new ApplicationRecords({ store, links, clock, baseUrl: () => '', providers, pool, lookups })
    const analyses = openAnalyses({
      applications: records,
      wakeOutbox: () => undefined,
      clock,
      store,
      links,
      vault: openVault(dataDir, key),
      pool,
      monthlyQuota: 50,
      lookups,
      baseUrl: () => '',
      concurrency: 1,
      onDefect: () => undefined,
    })
    const settings = {
      version: '1.2.3',
      tls: null,
      ownerKey: null,
      sessionToken: null,
      personName: () => 'Nobody',
      admitsKeys: () => true,
      publicBaseUrl: null,
      rateLimit: { perSecond: 5, burst: 20 },
      monthlyQuota: 50,
      interfaceFolder: join(dataDir, 'none'),
    } as const
    const applications = openApplications({ store, analyses, records, wakeOutbox: () => undefined })
    const server = await createServer({
      applications,
      memos: new CreditMemos({ applications, pool, clock, dataDir }),
      clock: systemClock,
      store,
      links,
      analyses,
      desk: {
        vault: { open: () => Promise.resolve(null) },
        retentionDays: () => 30,
        sessionFor: () => null,
        watched: { folder: null, list: () => [], open: () => null, take: () => false },
        backups: { handle: () => Promise.resolve({ id: null, isIntact: false, answers: [] }) },
        settings: {
          list: () => ({ settings: [], protection: 'key-file', dataDir, address: '' }),
          changePassphrase: () => Promise.resolve(),
          change: () => undefined,
        },
      },
      webhooks: { addressFault: () => null, sendTest: () => '', wake: () => undefined },
      registries: new RegistryImports({
        dataDir,
        registry: openRegistry(dataDir),
        clock: systemClock,
        onDefect: () => undefined,
      }),
      settings,
      onDefect: () => undefined,
      observe: () => undefined,
      metrics: null,
      disk: () => Promise.resolve('ok'),
    })
    try {
      const documented = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      const registered = server.registeredRoutes
        .filter(route => !route.undocumented && route.method !== 'HEAD')
        .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
      expect(registered.toSorted()).toEqual(documented.toSorted())
    } finally {
      await server.close()
      store.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

describe('what is sent is what is documented', () => {
  test('an invoice result, alone and in its analysis', async () => {
    const bytes = await drawTinyInvoices([{}, { number: '20418' }])
    const form = formOf([['a.pdf', bytes]], [{ appId: 'app-1', fileName: 'a.pdf' }])
    const { body: result } = await desk.invoices(form)
    expect(faults('InvoiceResult', result)).toEqual([])
    const { body: analysis } = await desk.call(`/analyses/${String(result['analysis_id'])}`)
    expect(faults('Analysis', analysis)).toEqual([])
  })

  test('an application, accepted, its payload, its status, its transactions, their list', async () => {
    const files = [{ fileName: 'a.pdf', docType: 'invoice' }]
    const submit = async (query: string) =>
      desk.call(`/application/data${query}`, {
        method: 'POST',
        body: formOf([['a.pdf', await drawTinyInvoices([{}])]], { appId: 'app-9', files, applicant: { ein: '1' } }),
      })
    expect(faults('ApplicationAccepted', (await submit('')).body)).toEqual([])
    const { body: payload } = await submit('?wait=true')
    expect(faults('FullAnalysis', payload)).toEqual([])
    for (const [path, name] of [
      ['/application/data/app-9', 'ApplicationStatus'],
      ['/application/data/app-9/transactions', 'TransactionList'],
      ['/application/data', 'ApplicationList'],
      ['/analyses', 'AnalysisList'],
    ] as const)
      expect({ path, faults: faults(name, (await desk.call(path)).body) }).toEqual({ path, faults: [] })
  })

  test('the event is described with its headers and its payload', () => {
    const { webhooks } = document as unknown as { webhooks: Record<string, { post: Json }> }
    const { parameters, requestBody } = webhooks['application.analysis.completed']!.post as {
      parameters: { name: string }[]
      requestBody: Json
    }
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['webhook-id', 'webhook-timestamp', 'webhook-signature']),
    )
    expect(JSON.stringify(requestBody)).toContain('#/components/schemas/FullAnalysis')
  })

  test('a result, an analysis, a list, usage, health, keys', async () => {
    const { body: result } = await desk.analyze(formOf([['a.pdf', pdf]], [entryOf('a.pdf')]))
    expect(faults('FinancialStatementResult', result)).toEqual([])
    const id = result['analysisId'] as string
    const accepted = await desk.analyze(formOf([['a.pdf', pdf]], [entryOf('a.pdf')]), {
      headers: { prefer: 'respond-async' },
    })
    expect(faults('AnalysisAccepted', accepted.body)).toEqual([])
    const made = await desk.json('/api-keys', { name: 'x' })
    expect(faults('CreatedApiKey', made.body)).toEqual([])
    const corrected = await desk.json(`/analyses/${id}/corrections`, {
      path: '/balanceSheet/assets/currentAssets/cash',
      value: 125_000,
      note: 'misprint',
    })
    expect(faults('Correction', corrected.body)).toEqual([])
    for (const [path, name] of [
      [`/analyses/${id}`, 'Analysis'],
      [`/analyses/${id}/corrections`, 'CorrectionList'],
      ['/analyses', 'AnalysisList'],
      ['/usage', 'Usage'],
      ['/health', 'Health'],
      ['/api-keys', 'ApiKeyList'],
      ['/nowhere', 'Error'],
    ] as const) {
      expect({ path, faults: faults(name, (await desk.call(path)).body) }).toEqual({ path, faults: [] })
    }
  })
})
