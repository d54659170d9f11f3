/**
 * A data folder of an earlier version (2026-11-22, before extraction results had a version; made over the API of that version from drawn
 * documents), opened by this one: key, corrections, links and deliveries are there, and a correction recomputes from what was read then.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDesk, type ApiDesk } from '../support/api-desk.ts'

const earlier = fileURLToPath(new URL('./earlier-data-folder/', import.meta.url))

interface Expected {
  readonly apiKey: string
  readonly statement: { readonly id: string; readonly companyName: string; readonly balanceSheet: object }
  readonly invoice: { readonly id: string; readonly payment_terms: string }
  readonly application: { readonly id: string; readonly loan_app_data: object; readonly receivers: readonly string[] }
  readonly corrections: readonly object[]
  readonly transactions: readonly object[]
  readonly webhookId: string
  readonly deliveries: readonly object[]
  /** Addresses without their origin. */
  readonly links: { readonly document: string; readonly report: string }
}
const expected = JSON.parse(readFileSync(`${earlier}/expected.json`, 'utf8')) as Expected

interface ApplicationBody {
  readonly data: { readonly loan_app_data: object; readonly invoice_analysis: { receiver: { name: string } }[] }
}

let desk: ApiDesk
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-earlier-'))
  cpSync(earlier, folder, { recursive: true })
  desk = await openApiDesk({ settings: { dataDir: folder } })
})
afterAll(async () => {
  await desk.close()
  rmSync(folder, { recursive: true, force: true })
})

const applicationPath = `/application/data/${expected.application.id}`
const get = async <Body>(path: string): Promise<Body> =>
  (await desk.call(path, { key: expected.apiKey })).body as unknown as Body

describe('a data folder of an earlier version', () => {
  test('admits its key, and shows results and corrections as they were', async () => {
    const { id, companyName, balanceSheet } = expected.statement
    expect(await get(`/analyses/${id}`)).toMatchObject({ revision: 3, result: { companyName, balanceSheet } })
    expect(await get(`/analyses/${id}/corrections`)).toMatchObject({
      corrections: [
        { path: '/balanceSheet/assets/currentAssets/inventory', value: 91_000, old: 90_000 },
        { path: '/companyName', value: 'Alder Creek Tool Works' },
      ],
    })
    expect(await get(`${applicationPath}/corrections`)).toEqual({ corrections: expected.corrections })
    expect(await get(`${applicationPath}/transactions`)).toMatchObject({ transactions: expected.transactions })
  })

  test('serves documents and workbooks under links that were signed then', async () => {
    const document = await fetch(desk.baseUrl + expected.links.document)
    expect((await document.bytes()).subarray(0, 5)).toEqual(new TextEncoder().encode('%PDF-'))
    const report = await fetch(desk.baseUrl + expected.links.report)
    expect((await report.bytes()).subarray(0, 2)).toEqual(new TextEncoder().encode('PK'))
  })

  test('still lists what was delivered', async () => {
    const { body } = await desk.call(`/webhooks/${expected.webhookId}/deliveries`)
    const deliveries = expected.deliveries.map(delivery => ({ ...delivery, bodyRemovedAt: null }))
    expect(body).toEqual({ deliveries, next: null })
  })

  test('recomputes statements, invoices and applications from what was read then', async () => {
    const statement = await desk.json(`/analyses/${expected.statement.id}/corrections`, {
      path: '/balanceSheet/assets/currentAssets/inventory',
      value: 91_000,
    })
    expect(statement).toMatchObject({ status: 201, body: { old: 91_000 } })
    const { id, ...statementResult } = expected.statement
    expect(await get(`/analyses/${id}`)).toMatchObject({ revision: 4, result: statementResult })

    const invoice = await desk.json(`/analyses/${expected.invoice.id}/corrections`, {
      path: '/payment_terms',
      value: 'Net 45',
    })
    expect(invoice.status).toBe(201)
    const { id: invoiceId, ...invoiceResult } = expected.invoice
    expect(await get(`/analyses/${invoiceId}`)).toMatchObject({ revision: 3, result: invoiceResult })

    const loan = await desk.json(`${applicationPath}/corrections`, { path: '/loan_app_data/loanAmount', value: 55_000 })
    expect(loan.status).toBe(201)
    const application = await get<ApplicationBody>(applicationPath)
    expect(application).toMatchObject({ revision: 8 })
    expect(application.data.loan_app_data).toEqual(expected.application.loan_app_data)
    expect(application.data.invoice_analysis.map(({ receiver }) => receiver.name)).toEqual(
      expected.application.receivers,
    )
    expect(await get(`${applicationPath}/transactions`)).toMatchObject({ transactions: expected.transactions })
  })
})
