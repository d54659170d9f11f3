/** Signs of change in files of the two analysis endpoints: the answer does not wait for them, and they join it afterwards. */
import { rgb, StandardFonts, type PDFPage } from '@cantoo/pdf-lib'
import { expect, onTestFinished, test } from 'vitest'
import type { FinancialStatementResult } from '../../core/contract/financial-statement.ts'
import type { InvoiceResult } from '../../core/contract/invoice.ts'
import type { IntegrityFinding } from '../../core/contract/integrity.ts'
import { Refusal } from '../../core/errors.ts'
import type { TaskHandlers } from '../../core/jobs/task.ts'
import { deskTasks, type DeskTasks } from '../../core/workflows/intake/tasks.ts'
import { changed } from '../core/integrity/statement.ts'
import { entryOf, formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

type Inspect = TaskHandlers<DeskTasks>['inspectFile']

/** Covers a figure in white and prints another one there; `baseline` from the top. */
async function covered(page: PDFPage, text: string, right: number, baseline: number): Promise<void> {
  const font = await page.doc.embedFont(StandardFonts.Helvetica)
  const y = page.getHeight() - baseline
  page.drawRectangle({ x: right - 60, y: y - 3, width: 62, height: 13, color: rgb(1, 1, 1) })
  page.drawText(text, { x: right - font.widthOfTextAtSize(text, 10), y, size: 10, font })
}

/** Cash is 120,000 under 920,000. */
const forgedStatement = async (): Promise<Uint8Array> =>
  changed(await drawTinyStatement(), page => covered(page, '920,000', 500, 150 + 2 * 18 + 8))

const forgedInvoice = async (): Promise<Uint8Array> =>
  changed(await drawTinyInvoice(), page => covered(page, '98,500.00', 558, 240 + 8))

async function opened(inspectFile: Inspect = deskTasks.inspectFile, settings = {}): Promise<ApiDesk> {
  const desk = await openApiDesk({ tasks: { inspectFile }, settings })
  onTestFinished(() => desk.close())
  return desk
}

/** Holds every inspection until it is let go, or canceled. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const inspect: Inspect = async (input, context) => {
    const canceled = new Promise<never>((_, reject) =>
      context.signal?.addEventListener('abort', () => reject(context.signal!.reason as Error)),
    )
    await Promise.race([promise, canceled])
    return deskTasks.inspectFile(input, context)
  }
  return { inspect, release: resolve }
}

const statementForm = (bytes: Uint8Array, more = {}) => formOf([['balance.pdf', bytes]], [entryOf('balance.pdf', more)])

async function statementOf(desk: ApiDesk, id: string, query = ''): Promise<FinancialStatementResult> {
  return (await desk.call(`/analyses/${id}${query}`)).body['result'] as FinancialStatementResult
}

const overlay = { signal: 'overlay', severity: 'high', page: 1, before: '120,000', after: '920,000' }

test('the answer does not wait; what is found joins the analysis, as a revision of its own', async () => {
  const { inspect, release } = held()
  const desk = await opened(inspect)
  const answer = await desk.analyze(statementForm(await forgedStatement()))
  const result = answer.body as unknown as FinancialStatementResult
  expect([answer.status, result.documentIntegrity[0]]).toEqual([
    200,
    expect.not.objectContaining({ integrity: expect.anything() }),
  ])
  expect((await desk.call(result.reportUrl.slice(desk.baseUrl.length))).status).toBe(200)

  release()
  const found = async (query = ''): Promise<unknown> =>
    (await statementOf(desk, result.analysisId, query)).documentIntegrity[0]!.integrity
  await expect.poll(() => found()).toContainEqual(expect.objectContaining(overlay))
  expect(await found('?revision=1')).toBeUndefined()
  expect((await desk.call(`/analyses/${result.analysisId}`)).body['revision']).toBe(2)
  expect((await statementOf(desk, result.analysisId)).reportUrl).not.toBe(result.reportUrl)

  const correction = { path: '/balanceSheet/assets/currentAssets/inventory', value: 90_000 }
  expect((await desk.json(`/analyses/${result.analysisId}/corrections`, correction)).status).toBe(201)
  expect((await desk.call(`/analyses/${result.analysisId}`)).body['revision']).toBe(3)
  expect(await found()).toContainEqual(expect.objectContaining(overlay))
})

test('arithmetic that fails at the changed figure joins the sign there', async () => {
  const desk = await opened()
  const { body } = await desk.analyze(statementForm(await forgedStatement()))
  const { analysisId } = body as unknown as FinancialStatementResult
  const integrity = async () => (await statementOf(desk, analysisId)).documentIntegrity[0]!.integrity ?? []
  await expect.poll(integrity).toContainEqual(expect.objectContaining({ signal: 'sum-mismatch' }))
})

test('invoices have one entry per file', async () => {
  const desk = await opened()
  const { body } = await desk.invoices(formOf([['invoice.pdf', await forgedInvoice()]], [entryOf('invoice.pdf')]))
  const { analysis_id: id, document_integrity: before } = body as unknown as InvoiceResult
  expect(before).toBeUndefined()
  const now = async () =>
    ((await desk.call(`/analyses/${id}`)).body['result'] as InvoiceResult).document_integrity ?? null
  await expect.poll(now).not.toBeNull()
  expect(await now()).toMatchObject([
    {
      file_name: 'invoice.pdf',
      integrity: expect.arrayContaining([expect.objectContaining({ signal: 'overlay', after: '98,500.00' })]),
    },
  ])
})

test('an honest file has an empty list; one that cannot be inspected has null', async () => {
  const honest = await opened()
  // After the day of its drawing, which the file states.
  honest.clock.advance(YEAR_MS)
  const { body } = await honest.analyze(statementForm(await drawTinyStatement()))
  const integrity = async (desk: ApiDesk, id: unknown) =>
    (await statementOf(desk, String(id))).documentIntegrity[0]!.integrity
  await expect.poll(() => integrity(honest, body['analysisId'])).toEqual([])

  const stalled = await opened(() => Promise.reject(new Refusal('UNREADABLE', 'It ended the reader.')))
  const { body: other } = await stalled.analyze(statementForm(await drawTinyStatement()))
  await expect.poll(() => integrity(stalled, other['analysisId'])).toBeNull()
})

test('the password of an encrypted file is known to its inspection', async () => {
  const desk = await opened()
  desk.clock.advance(YEAR_MS)
  const bytes = await drawTinyStatement({ password: 'quartz' })
  const { body } = await desk.analyze(statementForm(bytes, { password: 'quartz' }))
  await expect
    .poll(async () => (await statementOf(desk, String(body['analysisId']))).documentIntegrity[0]!.integrity)
    .toEqual([])
})

test('an inspection that a stop interrupted is done at the next start', async () => {
  const first = await openApiDesk({ tasks: { inspectFile: held().inspect } })
  const { body } = await first.analyze(statementForm(await forgedStatement()))
  await first.stop()
  const next = await opened(deskTasks.inspectFile, { dataDir: first.dataDir })
  await expect
    .poll(async () => (await statementOf(next, String(body['analysisId']))).documentIntegrity[0]!.integrity)
    .toContainEqual(expect.objectContaining(overlay))
})

test('the application it belongs to has the finding, and a high one for review', async () => {
  const desk = await opened()
  const submit = formOf([['invoice.pdf', await drawTinyInvoice()]], {
    appId: 'app-1',
    files: [{ fileName: 'invoice.pdf' }],
  })
  expect((await desk.call('/application/data?wait=true', { method: 'POST', body: submit })).status).toBe(200)
  await desk.analyze(statementForm(await forgedStatement()))
  const documents = async () =>
    (
      (await desk.call('/application/data/app-1')).body['data'] as {
        documents: { name: string; integrity: IntegrityFinding[] | null }[]
      }
    ).documents
  await expect
    .poll(async () => (await documents()).find(({ name }) => name === 'balance.pdf')?.integrity ?? [])
    .toContainEqual(expect.objectContaining(overlay))
  const { body } = await desk.call('/application/data/app-1')
  expect(body['status']).toBe('needs_review')
  expect(body['message']).toMatch(/balance\.pdf.*page 1.*120,000/)
})
