/** Applications over the API: submitted, announced once, added to, reviewed, canceled; the payload of specification 2.5. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Check } from '../../core/contract/evidence.ts'
import type { InvoiceResult } from '../../core/contract/invoice.ts'
import { readApplicationFile, type ReadPart } from '../../core/workflows/applications/read-file.ts'
import { answerOf, formOf, openApiDesk, type Answer, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { bankPart, loanPart, type MadeAccount } from '../support/made-parts.ts'
import { drawTinyInvoice, drawTinyInvoices } from '../support/tiny-invoice.ts'
import { emptyPdf } from '../support/tiny-statement.ts'

let desk: ApiDesk
let receiver: Server
let secret: string
const received: { readonly headers: Record<string, string>; readonly body: string }[] = []
/** Parts that stand for the reading of a file of this name. */
const made = new Map<string, readonly ReadPart[]>()
/** Files of these names are read no further until they are let go. */
const held = new Map<string, PromiseWithResolvers<void>>()

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  desk = await openApiDesk({
    tasks: {
      async readApplicationFile(input, context) {
        const gate = held.get(input.fileName)
        if (gate !== undefined) {
          const aborted = new Promise<never>((_done, fail) =>
            context.signal?.addEventListener('abort', () => fail(context.signal!.reason as Error)),
          )
          await Promise.race([gate.promise, aborted])
        }
        const parts = made.get(input.fileName)
        if (parts === undefined) return readApplicationFile(input, context)
        return { pages: 1, ocrPages: 0, problems: [], turnedPages: [], texts: [], parts }
      },
    },
  })
  const { body } = await desk.json('/webhooks', {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
  })
  secret = body['secret'] as string
})
afterAll(async () => {
  await desk.close()
  receiver.closeAllConnections()
  await new Promise(done => receiver.close(done))
})
beforeEach(() => {
  received.length = 0
  made.clear()
  held.clear()
})

let count = 0
/** An appId no other test has. */
const newApp = (): string => `app ${(count += 1)}/ä`
const pathOf = (appId: string): string => `/application/data/${encodeURIComponent(appId)}`

/** A file read as these parts. */
function madeFile(fileName: string, ...parts: readonly ReadPart[]): Sent {
  made.set(fileName, parts)
  return [fileName, Buffer.from(`%PDF-1.4 ${fileName} ${(count += 1)}`)]
}
const entriesOf = (files: readonly Sent[], more: Record<string, unknown> = {}) =>
  files.map(([fileName]) => ({ fileName, ...more }))

const submit = (
  appId: string | undefined,
  files: readonly Sent[],
  {
    query = '',
    headers = {},
    more = {},
    entry = {},
  }: {
    query?: string
    headers?: Record<string, string>
    more?: Record<string, unknown>
    entry?: Record<string, unknown>
  } = {},
): Promise<Answer> =>
  desk.call(`/application/data${query}`, {
    method: 'POST',
    headers,
    body: formOf(files, { ...(appId !== undefined && { appId }), files: entriesOf(files, entry), ...more }),
  })
const wait = { query: '?wait=true' }
const statusOf = async (appId: string) => (await desk.call(pathOf(appId))).body
const waitFor = (appId: string) =>
  expect.poll(async () => (await statusOf(appId))['status'], { timeout: 60_000 }).not.toMatch(/started|processing/)

const month: MadeAccount = { start: '2026-02-01', end: '2026-02-28', from: 1000, to: 1500 }

interface Payload {
  readonly app_id: string
  readonly dashboard_url: string
  readonly documents: { readonly doc_type: string; readonly name: string; readonly url: string }[]
  readonly bankstatements_data: {
    readonly bank_names_identified: string[]
    readonly accounts_summaries: {
      readonly end_date: string
      readonly is_mtd: boolean
      readonly account_number: string
    }[]
  }
  readonly loan_app_data: Record<string, unknown>
  readonly invoice_analysis: Record<string, unknown>[]
  readonly status_message?: string
}
const payloadOf = (answer: Answer): Payload => answer.body as unknown as Payload

const members = [
  'app_id',
  'dashboard_url',
  'documents',
  'sos',
  'web_presence',
  'address_verification',
  'loan_app_data',
  'bankstatements_data',
  'invoice_analysis',
  'financial_statement_analysis',
  'financial_statement_analyses',
  'tax_returns',
  'tax_return_analyses',
  'debt_schedules',
  'debts',
  'cash_flow',
  'global_cash_flow',
]

describe('a submission', () => {
  test('is accepted at once, read, and announced: one event with the payload, signed', async () => {
    const appId = newApp()
    const invoice = await drawTinyInvoice()
    const answer = await submit(appId, [['invoice.pdf', invoice]])
    expect(answer.status).toBe(202)
    expect(answer.headers.get('location')).toBe(pathOf(appId))
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.body).toEqual({
      app_id: appId,
      workflow_id: expect.any(String) as string,
      status: 'started',
      status_url: pathOf(appId),
    })
    await waitFor(appId)
    await expect.poll(() => received.length).toBe(1)
    const [{ headers, body }] = received as [(typeof received)[number]]
    expect(headers['webhook-event']).toBe('application.analysis.completed')
    // The desk of a test has a clock of its own, far from the one the library compares with.
    expect(() => new Webhook(secret).verify(body, headers)).toThrow(/timestamp/)
    const payload = JSON.parse(body) as Payload
    expect(Object.keys(payload).filter(member => member !== 'status_message')).toEqual(members)
    expect(payload.app_id).toBe(appId)
    expect(payload.invoice_analysis[0]).toMatchObject({
      total_invoice_value: expect.any(Number) as number,
      sender: { name: 'Quarry Road Equipment LLC' },
    })
  })

  test('has an appId made when none is given, and takes one from its entries', async () => {
    const made = await submit(undefined, [madeFile('a.pdf', loanPart())])
    expect(made.body['app_id']).toMatch(/^A-\d{6}-[0-9A-HJKMNP-TV-Z]{8}$/)
    const appId = newApp()
    const file = madeFile('b.pdf', loanPart())
    const form = formOf([file], [{ fileName: 'b.pdf', appId }])
    const taken = await desk.call('/application/data', { method: 'POST', body: form })
    expect(taken.body['app_id']).toBe(appId)
  })

  test('answers whoever waits with the payload, all members there, null where nothing is', async () => {
    const appId = newApp()
    const answer = await submit(appId, [madeFile('loan.pdf', loanPart())], wait)
    expect(answer.status).toBe(200)
    const { status_message: message, ...payload } = payloadOf(answer)
    expect(Object.keys(payload)).toEqual(members)
    expect(payload).toMatchObject({ bankstatements_data: null, invoice_analysis: null })
    expect(payload.loan_app_data).toMatchObject({ loanAmount: 49_625, ein: null, owners: [], signed_application: true })
    expect(payload.dashboard_url).toBe(`${desk.baseUrl}/ui/#/applications/${encodeURIComponent(appId)}`)
    expect(message).toMatch(/\.$/)
  })

  test('waits as long as the caller prefers, then answers 202', async () => {
    const appId = newApp()
    const file = madeFile('slow.pdf', loanPart())
    held.set('slow.pdf', Promise.withResolvers())
    const answer = await submit(appId, [file], { headers: { prefer: 'wait=1' } })
    expect(answer.status).toBe(202)
    expect(answer.headers.get('preference-applied')).toBe('wait=1')
    expect(await statusOf(appId)).toMatchObject({ status: 'processing', data: null })
    held.get('slow.pdf')!.resolve()
    await waitFor(appId)
    const again = await submit(newApp(), [madeFile('quick.pdf', loanPart())], { headers: { prefer: 'wait=10' } })
    expect(again.status).toBe(200)
  })

  test('is made once under an Idempotency-Key', async () => {
    const appId = newApp()
    const files = [madeFile('a.pdf', loanPart())]
    const headers = { 'idempotency-key': `key of ${appId}` }
    const first = await submit(appId, files, { headers })
    const second = await submit(appId, files, { headers })
    expect(second.text).toBe(first.text)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect((await submit(newApp(), files, { headers })).status).toBe(409)
    await waitFor(appId)
    expect((await statusOf(appId))['workflow_ids']).toHaveLength(1)
  })

  test('links each document for seven days', async () => {
    const appId = newApp()
    const invoice = await drawTinyInvoice()
    const { documents } = payloadOf(
      await submit(appId, [['invoice.pdf', invoice]], { ...wait, entry: { docType: 'invoice' } }),
    )
    const [{ url, ...rest }] = documents as [Payload['documents'][number]]
    expect(rest).toMatchObject({ doc_type: 'invoice', name: 'invoice.pdf' })
    const file = await fetch(url)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await file.arrayBuffer()).equals(invoice)).toBe(true)
    desk.clock.advance(7 * 24 * 3600 * 1000 + 1000)
    expect((await answerOf(await fetch(url))).status).toBe(403)
    const { data } = (await statusOf(appId)) as unknown as { data: Payload }
    expect((await fetch(data.documents[0]!.url)).status).toBe(200)
  })

  test('lists each part of a package under its own page', async () => {
    const parts = [loanPart(), { ...bankPart(month), pages: [3, 4] }]
    const { documents } = payloadOf(await submit(newApp(), [madeFile('package.pdf', ...parts)], wait))
    expect(documents.map(({ doc_type, name, url }) => [doc_type, name, new URL(url).hash])).toEqual([
      ['loan_application', 'package.pdf', '#page=1'],
      ['bankstatement', 'package.pdf', '#page=3'],
    ])
  })

  test('is classified as what its entry states', async () => {
    const appId = newApp()
    const files: Sent[] = [['unknown.pdf', await drawTinyInvoice()]]
    const { documents } = payloadOf(
      await submit(appId, files, { ...wait, entry: { docType: 'insurance_certificate' } }),
    )
    expect(documents[0]!.doc_type).toBe('insurance_certificate')
    const statement = await submit(newApp(), files, { ...wait, entry: { statementType: 'BALANCE_SHEET' } })
    expect(payloadOf(statement).documents[0]!.doc_type).toBe('balance_sheet')
  })
})

describe('a refusal', () => {
  const one = (): Sent[] => [madeFile('a.pdf', loanPart())]
  const refused = (answer: Answer, status: number, message: string | RegExp) => {
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { message: expect.stringMatching(message) as string },
    })
  }

  test('names every fault of the request at once', async () => {
    const form = formOf(one(), {
      appId: 12,
      files: [{ fileName: 'a.pdf', docType: 'letter' }, { fileName: 'b.pdf' }],
      applicant: { loanAmount: 'much' },
    })
    const answer = await desk.call('/application/data', { method: 'POST', body: form })
    refused(answer, 400, /docType must be one of invoice, loan_application.*b\.pdf, which was not uploaded/s)
    expect(answer.body['message']).toMatch(/appId/)
    expect(answer.body['message']).toMatch(/applicant\.loanAmount/)
  })
  test('of missing metadata, of no file, of a file without an entry', async () => {
    refused(
      await desk.call('/application/data', { method: 'POST', body: formOf(one()) }),
      400,
      /^Missing required fields/,
    )
    refused(await submit(newApp(), []), 400, /^Missing required fields/)
    const form = formOf([...one(), madeFile('b.pdf', loanPart())], { appId: 'x', files: [{ fileName: 'a.pdf' }] })
    refused(await desk.call('/application/data', { method: 'POST', body: form }), 400, /b\.pdf has no metadata entry/)
  })
  test('of several appIds in one request', async () => {
    const files = [...one(), madeFile('b.pdf', loanPart())]
    const form = formOf(files, [
      { fileName: 'a.pdf', appId: 'x' },
      { fileName: 'b.pdf', appId: 'y' },
    ])
    refused(await desk.call('/application/data', { method: 'POST', body: form }), 400, /several appIds: x, y/)
  })
  test('of something else than a PDF', async () =>
    refused(
      await submit(newApp(), [['page.pdf', Buffer.from('<html>')]]),
      415,
      /^Only PDF files, pictures .* are accepted\. page\.pdf is not of a kind that is read/,
    ))
  test('of a wait that is neither true nor false', async () =>
    refused(await submit(newApp(), one(), { query: '?wait=maybe' }), 400, /wait/))
  test('of an application nobody knows', async () => {
    for (const path of ['', '/transactions'])
      refused(await desk.call(pathOf('nobody') + path), 404, 'No such application')
    for (const path of ['/deliver', '/confirm', '/cancel'])
      refused(await desk.json(pathOf('nobody') + path, {}), 404, 'No such application')
    refused(await desk.call(pathOf('nobody'), { method: 'DELETE' }), 404, 'No such application')
  })
})

describe('files that cannot be read', () => {
  test('refuse nothing: the payload is complete and delivered, and is to be reviewed', async () => {
    const appId = newApp()
    const answer = await submit(appId, [madeFile('loan.pdf', loanPart()), ['empty.pdf', emptyPdf()]], wait)
    expect(answer.status).toBe(200)
    expect(payloadOf(answer).loan_app_data).toMatchObject({ loanAmount: 49_625 })
    expect(payloadOf(answer).status_message).toContain('empty.pdf')
    expect(await statusOf(appId)).toMatchObject({
      status: 'needs_review',
      message: expect.stringContaining('empty.pdf') as string,
      files: [
        { name: 'loan.pdf', problem: null },
        { name: 'empty.pdf', problem: expect.any(String) as string },
      ],
    })
    await expect.poll(() => received.length).toBe(1)
    expect(JSON.parse(received[0]!.body)).toEqual(answer.body)

    const confirmed = await desk.json(`${pathOf(appId)}/confirm`, { note: 'seen on paper' })
    expect(confirmed.body).toMatchObject({ status: 'complete', confirmed: { note: 'seen on paper' } })
    expect((await desk.json(`${pathOf(appId)}/confirm`, {})).status).toBe(409)
    // What was confirmed once is not asked again; a second event is not sent.
    await submit(appId, [madeFile('more.pdf', bankPart(month))], wait)
    expect(await statusOf(appId)).toMatchObject({ status: 'complete', revision: 2 })
    expect(received).toHaveLength(1)
  })

  test('or in which nothing of their kind is found, are to be reviewed', async () => {
    const appId = newApp()
    const answer = await submit(appId, [madeFile('bank.pdf', bankPart()), madeFile('loan.pdf', loanPart())], wait)
    expect(payloadOf(answer)).toMatchObject({
      bankstatements_data: null,
      status_message: expect.stringContaining('bank.pdf: it looks like a bank statement, but nothing') as string,
    })
    expect(await statusOf(appId)).toMatchObject({ status: 'needs_review' })
  })

  test('fail the application when nothing else was read; no event', async () => {
    const appId = newApp()
    const answer = await submit(appId, [['empty.pdf', emptyPdf()]], wait)
    expect(answer.status).toBe(422)
    expect(await statusOf(appId)).toMatchObject({
      status: 'failed',
      data: null,
      message: expect.stringContaining('empty.pdf') as string,
    })
    expect(await desk.json(`${pathOf(appId)}/deliver`, {})).toMatchObject({ status: 409 })
    expect(received).toHaveLength(0)
  })
})

describe('more documents', () => {
  test('make a new revision and no second event; to deliver is to send another', async () => {
    const appId = newApp()
    const first = await submit(appId, [madeFile('loan.pdf', loanPart())], wait)
    const second = await submit(appId, [madeFile('february.pdf', bankPart(month))], wait)
    expect(payloadOf(first).bankstatements_data).toBeNull()
    expect(payloadOf(second).documents).toHaveLength(2)
    expect(payloadOf(second).loan_app_data).toEqual(payloadOf(first).loan_app_data)
    expect(await statusOf(appId)).toMatchObject({ revision: 2, status: 'complete' })
    await expect.poll(() => received.length).toBe(1)
    expect((await desk.json(`${pathOf(appId)}/deliver`, {})).status).toBe(202)
    await expect.poll(() => received.length).toBe(2)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    expect(payloadOf({ body: JSON.parse(received[1]!.body) } as Answer).documents).toHaveLength(2)
  })

  test('that come while others are read are waited for before the event', async () => {
    const appId = newApp()
    const slow = madeFile('slow.pdf', bankPart(month))
    held.set('slow.pdf', Promise.withResolvers())
    await submit(appId, [slow])
    await submit(appId, [madeFile('loan.pdf', loanPart())], wait)
    expect(await statusOf(appId)).toMatchObject({ status: 'processing', revision: 1 })
    expect(received).toHaveLength(0)
    held.get('slow.pdf')!.resolve()
    await waitFor(appId)
    await expect.poll(() => received.length).toBe(1)
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      bankstatements_data: { bank_names_identified: ['Prairie State Bank'] },
      loan_app_data: { loanAmount: 49_625 },
    })
  })

  const inspectedOf = async (analysisId: unknown): Promise<unknown> =>
    ((await desk.call(`/analyses/${String(analysisId)}`)).body['result'] as InvoiceResult).document_integrity ?? []

  test('posted to the analysis of their kind under the same appId belong to it', async () => {
    const appId = newApp()
    const files: Sent[] = [['invoice.pdf', await drawTinyInvoice({ number: '20777' })]]
    const { body: analyzed } = await desk.invoices(formOf(files, [{ appId, fileName: 'invoice.pdf' }]))
    await expect.poll(() => inspectedOf(analyzed['analysis_id'])).toHaveLength(1)
    const { body } = await submit(appId, [madeFile('loan.pdf', loanPart())], wait)
    expect(body).toMatchObject({
      documents: [
        { doc_type: 'invoice', name: 'invoice.pdf', integrity: expect.any(Array) },
        { doc_type: 'loan_application' },
      ],
      invoice_analysis: [{ invoice_id: analyzed['id'], invoice_number: '20777' }],
    })
    // Posted later, it makes a revision too, and another one when it was inspected.
    const later: Sent[] = [['later.pdf', await drawTinyInvoice({ number: '20778' })]]
    await desk.invoices(formOf(later, [{ appId, fileName: 'later.pdf' }]))
    await expect.poll(async () => (await statusOf(appId))['revision']).toBe(3)
    const { data } = (await statusOf(appId)) as unknown as { data: Payload }
    expect(data.invoice_analysis).toHaveLength(2)
    await expect.poll(() => received.length).toBe(1)
    // So does what is corrected in it.
    await desk.json(`/analyses/${String(analyzed['analysis_id'])}/corrections`, {
      path: '/total_invoice_value',
      value: 999,
    })
    expect(await statusOf(appId)).toMatchObject({
      revision: 4,
      data: { invoice_analysis: [{ total_invoice_value: 999 }, {}] },
    })
    expect(received).toHaveLength(1)
  })

  test('that come again with their password, or with a word on what they are, stand for those before', async () => {
    const appId = newApp()
    const locked: Sent[] = [['locked.pdf', await drawTinyInvoices([{}], 'open sesame')]]
    await submit(appId, [madeFile('loan.pdf', loanPart()), ...locked], wait)
    expect(await statusOf(appId)).toMatchObject({ status: 'needs_review', data: { invoice_analysis: null } })
    const entry = { docType: 'invoice', password: 'open sesame' }
    const { invoice_analysis: invoices } = payloadOf(await submit(appId, locked, { ...wait, entry }))
    expect(invoices).toHaveLength(1)
    expect(await statusOf(appId)).toMatchObject({ status: 'complete' })
    await submit(appId, locked, { ...wait, entry: { ...entry, docType: 'other' } })
    expect(await statusOf(appId)).toMatchObject({ data: { invoice_analysis: null } })
  })

  test('that came before count once', async () => {
    const appId = newApp()
    const file = madeFile('february.pdf', bankPart(month))
    await submit(appId, [file], wait)
    const { documents, bankstatements_data: bank } = payloadOf(await submit(appId, [file], wait))
    expect(documents).toHaveLength(2)
    expect(bank.accounts_summaries).toHaveLength(1)
  })
})

describe('canceling', () => {
  test('stops what is read, and no event tells of it', async () => {
    const appId = newApp()
    const slow = madeFile('slow.pdf', loanPart())
    held.set('slow.pdf', Promise.withResolvers())
    await submit(appId, [slow])
    await submit(appId, [madeFile('quick.pdf', bankPart(month))], wait)
    const answer = await desk.json(`${pathOf(appId)}/cancel`, {})
    expect(answer).toMatchObject({ status: 202, body: { status: 'canceled' } })
    expect((await desk.json(`${pathOf(appId)}/cancel`, {})).status).toBe(409)
    expect(received).toHaveLength(0)
    // Taken up again it goes on.
    await submit(appId, [madeFile('other.pdf', loanPart())], wait)
    expect(await statusOf(appId)).toMatchObject({ status: 'complete' })
    await expect.poll(() => received.length).toBe(1)
  })

  test('an application is removed with everything that belongs to it', async () => {
    const appId = newApp()
    await submit(appId, [madeFile('loan.pdf', loanPart())], wait)
    const { workflow_ids: ids } = (await statusOf(appId)) as { workflow_ids: string[] }
    const before = desk.storedFiles().length
    expect((await desk.call(pathOf(appId), { method: 'DELETE' })).status).toBe(204)
    expect((await desk.call(pathOf(appId))).status).toBe(404)
    expect((await desk.call(`/analyses/${ids[0]!}`)).status).toBe(404)
    expect(desk.storedFiles()).toHaveLength(before - 1)
  })
})

describe('bank statements', () => {
  test('are summed up for the last four periods of each account and a running one; transactions of all are listed', async () => {
    const appId = newApp()
    const months: MadeAccount[] = ['01', '02', '03', '04', '05', '06'].map((number, index) => ({
      start: `2025-${number}-01`,
      end: `2025-${number}-28`,
      from: 1000 + index,
      to: 1001 + index,
    }))
    const running: MadeAccount = { start: '2025-06-29', end: '2025-07-10', from: 1006, to: 1300, isMtd: true }
    const other: MadeAccount = {
      ...month,
      number: 'XXXX9007',
      bank: 'Kettle Moraine Credit Union',
      start: '2025-06-01',
      end: '2025-06-30',
    }
    const files = [madeFile('half.pdf', bankPart(...months)), madeFile('rest.pdf', bankPart(running, other))]
    const { bankstatements_data: bank } = payloadOf(await submit(appId, files, wait))
    expect(bank.bank_names_identified).toEqual(['Prairie State Bank', 'Kettle Moraine Credit Union'])
    expect(
      bank.accounts_summaries.map(({ account_number, end_date, is_mtd }) => [account_number, end_date, is_mtd]),
    ).toEqual([
      ['XXXX4821', '2025-07-10', true],
      ['XXXX4821', '2025-06-28', false],
      ['XXXX4821', '2025-05-28', false],
      ['XXXX4821', '2025-04-28', false],
      ['XXXX4821', '2025-03-28', false],
      ['XXXX9007', '2025-06-30', false],
    ])
    const { body } = await desk.call(`${pathOf(appId)}/transactions`)
    const { transactions } = body as { transactions: Record<string, unknown>[] }
    expect(transactions).toHaveLength(8)
    expect(transactions[0]).toMatchObject({
      account_number: 'XXXX4821',
      date: '2025-01-28',
      amount: 1,
      description: 'Deposit',
    })
  })

  test('that do not follow on each other are reported', async () => {
    const appId = newApp()
    const files = [
      madeFile('a.pdf', bankPart({ start: '2025-11-01', end: '2025-11-30', from: 100, to: 200 })),
      madeFile('b.pdf', bankPart({ start: '2026-01-01', end: '2026-01-31', from: 200, to: 300 })),
      madeFile('c.pdf', bankPart({ start: '2026-02-01', end: '2026-02-28', from: 999, to: 1000 })),
    ]
    await submit(appId, files, wait)
    const status = await statusOf(appId)
    expect(status).toMatchObject({
      status: 'needs_review',
      message: expect.stringMatching(/ends with 300\.00.*begins with 999\.00/) as string,
    })
    expect(failedOf(status)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          severity: 'warning',
          message: expect.stringContaining('no statement covers') as string,
        }),
        expect.objectContaining({ severity: 'high', expected: 300, actual: 999, difference: 699 }),
      ]),
    )
  })
})

const failedOf = (status: Record<string, unknown>): readonly { passed: boolean; severity: string; message: string }[] =>
  (status['checks'] as { passed: boolean; severity: string; message: string }[]).filter(({ passed }) => !passed)

describe('documents held against each other', () => {
  test('an unsigned application and an account of somebody else are to be reviewed', async () => {
    const appId = newApp()
    const files = [
      madeFile('loan.pdf', loanPart({ signed: false })),
      madeFile('bank.pdf', bankPart({ ...month, holder: 'Blue Heron Bakery LLC' })),
    ]
    const payload = payloadOf(await submit(appId, files, wait))
    expect(await statusOf(appId)).toMatchObject({ status: 'needs_review' })
    expect(payload.status_message).toMatch(/held by Blue Heron Bakery LLC.*not signed/)
  })

  test('applications of two businesses are to be reviewed', async () => {
    const appId = newApp()
    const files = [madeFile('a.pdf', loanPart()), madeFile('b.pdf', loanPart({ name: 'Blue Heron Bakery LLC' }))]
    const payload = payloadOf(await submit(appId, files, wait))
    expect(await statusOf(appId)).toMatchObject({ status: 'needs_review' })
    expect(payload.status_message).toMatch(/other documents name Blue Heron Bakery LLC \(b\.pdf\)/)
  })

  test('a name that stands in many documents is reported once, with the first of them', async () => {
    const others = ['b', 'c', 'd', 'e', 'f'].map(file =>
      madeFile(`${file}.pdf`, loanPart({ name: 'Blue Heron Bakery LLC' })),
    )
    const payload = payloadOf(await submit(newApp(), [madeFile('a.pdf', loanPart()), ...others], wait))
    expect(payload.status_message).toMatch(/name Blue Heron Bakery LLC \(b\.pdf, c\.pdf, d\.pdf and 2 more\)\./)
  })

  test('an invoice for somebody else is to be reviewed; statements of long ago are worth a warning', async () => {
    const appId = newApp()
    const files: Sent[] = [
      madeFile('loan.pdf', loanPart({ name: 'Vermilion Paving Co.' })),
      madeFile('bank.pdf', bankPart({ ...month, holder: 'VERMILION PAVING', start: '2025-02-01', end: '2025-02-28' })),
      ['invoice.pdf', await drawTinyInvoice()],
    ]
    const form = formOf(files, {
      appId,
      files: [{ fileName: 'loan.pdf' }, { fileName: 'bank.pdf' }, { fileName: 'invoice.pdf', docType: 'invoice' }],
    })
    await desk.call('/application/data?wait=true', { method: 'POST', body: form })
    const status = await statusOf(appId)
    expect(status['status']).toBe('needs_review')
    const failed = (wanted: string) =>
      failedOf(status).flatMap(({ severity, message }) => (severity === wanted ? [message] : []))
    expect(failed('high')).toEqual([expect.stringContaining('the applicant is Vermilion Paving Co.')])
    expect(failed('warning')).toContainEqual(expect.stringContaining('days before the application was submitted on '))
  })
})

describe('what the caller knows of the applicant', () => {
  test('stands where the documents say nothing, and is marked so', async () => {
    const appId = newApp()
    const applicant = {
      businessLegalName: 'Something Else LLC',
      ein: '12-3456789',
      owners: [{ firstName: 'Dana', lastName: 'Whitlock', ssn: '123-45-6789' }],
      other_fields: { broker: 'Lakeside Leasing' },
    }
    const answer = await submit(appId, [madeFile('loan.pdf', loanPart())], { ...wait, more: { applicant } })
    expect(payloadOf(answer).loan_app_data).toMatchObject({
      businessLegalName: 'Alder Creek Tool Works, Inc.',
      ein: '12-3456789',
      owners: [{ firstName: 'Dana', ssn: '***-**-6789', dob: null }],
      other_fields: { broker: 'Lakeside Leasing' },
    })
    const { provenance } = (await statusOf(appId)) as { provenance: Record<string, { method: string }> }
    expect(provenance['/loan_app_data/ein']?.method).toBe('metadata')
    expect(provenance['/loan_app_data/businessLegalName']?.method).toBe('text')
    expect(answer.text).not.toContain('123-45')
  })
})

describe('a correction of the payload', () => {
  const correct = (id: string, path: string, value: unknown) =>
    desk.json(`/analyses/${id}/corrections`, { path, value, note: 'seen on paper' })

  test('makes a revision, is compared with the other documents again, outlives further documents, and notifies nobody', async () => {
    const appId = newApp()
    const files = [
      madeFile('loan.pdf', loanPart({ name: 'Aldor Crick Works', signed: true })),
      madeFile('a.pdf', bankPart({ ...month, start: '2026-01-01', end: '2026-01-31', from: 900, to: 1001 })),
      madeFile('b.pdf', bankPart({ ...month, from: 1000, to: 1500 })),
    ]
    await submit(appId, files, wait)
    const { workflow_ids: ids } = (await statusOf(appId)) as { workflow_ids: string[] }
    const id = ids[0]!
    expect(await statusOf(appId)).toMatchObject({ status: 'needs_review', revision: 1 })
    await expect.poll(() => received.length).toBe(1)
    expect(await correct(id, '/loan_app_data/businessLegalName', 'Alder Creek Tool Works, Inc.')).toMatchObject({
      status: 201,
    })
    await correct(id, '/bankstatements_data/accounts_summaries/1/ending_balance', 1000)
    await correct(id, '/bankstatements_data/accounts_summaries/1/total_credits', 100)
    const corrected = await statusOf(appId)
    expect(corrected).toMatchObject({
      revision: 4,
      data: {
        loan_app_data: { businessLegalName: 'Alder Creek Tool Works, Inc.' },
        bankstatements_data: { accounts_summaries: [{}, { ending_balance: 1000 }] },
      },
      provenance: {
        '/loan_app_data/businessLegalName': { method: 'manual' },
        '/bankstatements_data/accounts_summaries/1/ending_balance': { method: 'manual' },
      },
    })
    const carried = (corrected['checks'] as { id: string; passed: boolean }[]).filter(({ id: name }) =>
      /balance_carried|account_holder/.test(name),
    )
    expect(carried.map(({ passed }) => passed)).toEqual([true, true])
    // A later statement moves the corrected one down; the correction stays with it.
    await submit(
      appId,
      [madeFile('c.pdf', bankPart({ ...month, start: '2026-03-01', end: '2026-03-31', from: 1500, to: 1600 }))],
      wait,
    )
    expect(await statusOf(appId)).toMatchObject({
      data: { bankstatements_data: { accounts_summaries: [{}, {}, { end_date: '2026-01-31', ending_balance: 1000 }] } },
    })
    expect(received).toHaveLength(1)
  })

  test('taken back leaves the value as it was read, also when further documents arrive', async () => {
    const appId = newApp()
    const pointer = '/loan_app_data/businessLegalName'
    await submit(appId, [madeFile('loan.pdf', loanPart({ name: 'Aldor Crick Works', signed: true }))], wait)
    type Status = { workflow_ids: string[]; provenance: Record<string, { method: string }> }
    const first = (await statusOf(appId)) as Status
    const id = first.workflow_ids[0]!
    await correct(id, pointer, 'Alder Creek Tool Works, Inc.')
    expect(((await statusOf(appId)) as Status).provenance[pointer]).toMatchObject({ method: 'manual' })
    await correct(id, pointer, 'Aldor Crick Works')
    expect(((await statusOf(appId)) as Status).provenance[pointer]).toEqual(first.provenance[pointer])
    await submit(appId, [madeFile('b.pdf', bankPart({ ...month, from: 1000, to: 1500 }))], wait)
    expect(((await statusOf(appId)) as Status).provenance[pointer]).toEqual(first.provenance[pointer])
  })

  test('of a transaction is recomputed wherever it counts, and outlives further documents', async () => {
    const appId = newApp()
    const rows = [
      ['2026-02-03', 'Deposit', 4000],
      ['2026-02-10', 'Transfer from owner savings', 500],
      ['2026-02-12', 'Rent', 200],
    ] as const
    // Read as a credit though it was a debit: the rows lead to 400 more than the closing balance.
    const part = bankPart({ ...month, from: 1000, to: 5300, transactions: rows })
    const [account] = part.accounts!
    const reported = {
      code: 'statement_not_reconciled',
      message: 'The transactions read do not lead from the opening to the closing balance',
      page: 1,
      severity: 'warning',
    } as const
    const unreconciled = { ...part, accounts: [{ ...account!, complete: false, problems: [reported] }] }
    await submit(appId, [madeFile('b.pdf', unreconciled)], wait)
    const at = `${pathOf(appId)}/corrections`
    const set = (path: string, value: unknown) => desk.json(at, { path, value, note: null })
    type Listed = { transactions: Record<string, unknown>[]; provenance: Record<string, unknown>; confidence: object }
    const listed = async () => (await desk.call(`${pathOf(appId)}/transactions`)).body as unknown as Listed
    const summary = async () =>
      ((await statusOf(appId)) as unknown as { data: Payload }).data.bankstatements_data
        .accounts_summaries[0]! as unknown as Record<string, unknown>

    const before = await listed()
    expect(before.provenance['/transactions/2']).toEqual({
      fileName: 'b.pdf',
      page: 1,
      bbox: [10, 20, 60, 30],
      text: '200',
      label: null,
      scale: 1,
      method: 'text',
    })
    expect(before.confidence).toMatchObject({ '/transactions/2': 0.99 })
    expect(await summary()).toMatchObject({ total_credits: null, true_revenue: null })

    expect(await set('/transactions/2/amount', -200)).toMatchObject({ status: 201, body: { old: 200, value: -200 } })
    expect(await summary()).toMatchObject({ total_credits: 4500, total_debits: 200, num_total_debits: 1 })
    const whole = await summary()
    expect((whole['checks'] as { id: string; passed: boolean }[]).filter(({ passed }) => passed === false)).toEqual([])
    await set('/transactions/1/description', 'Customer payment')
    await set('/transactions/1/date', '2026-02-11')
    const after = await listed()
    expect(after.transactions).toMatchObject([
      { date: '2026-02-03', amount: 4000 },
      { date: '2026-02-11', amount: 500, description: 'Customer payment' },
      { date: '2026-02-12', amount: -200 },
    ])
    expect(after.transactions[1]!['category']).not.toBe(before.transactions[1]!['category'])
    expect(after.provenance['/transactions/2']).toMatchObject({ method: 'manual', bbox: [10, 20, 60, 30] })
    expect((await summary())['true_revenue']).toBeGreaterThan(whole['true_revenue'] as number)

    for (const [path, value] of [
      ['/transactions/3/amount', 4],
      ['/transactions/0/category', 'payroll'],
      ['/transactions/0/category', 'sales'],
      ['/transactions/2/is_revenue', true],
      ['/transaction_rules/credit/nobody we know/category', 'transfer'],
      ['/transactions/0/amount', null],
      ['/transactions/0/date', '2026-02-30'],
      ['/transactions/0/description', ' '],
      ['/transactions/0', 4],
    ] as const)
      expect({ path, status: (await set(path, value)).status }).toEqual({ path, status: 400 })

    await submit(
      appId,
      [madeFile('c.pdf', bankPart({ ...month, number: 'XXXX9007', from: 1, to: 2, start: '2026-01-01' }))],
      wait,
    )
    const { body: kept } = await desk.call(at)
    expect(kept).toMatchObject({
      corrections: [{ path: '/transactions/2/amount' }, { path: '/transactions/1/description' }, {}],
    })
    expect((await listed()).transactions[2]).toMatchObject({ amount: -200 })
  })

  test('of a category counts singly or for all like it, in later documents too, and is undone', async () => {
    const appId = newApp()
    const rows = [
      ['2026-02-03', 'ACH CREDIT HARBOR SUPPLY LLC 8841', 4000],
      ['2026-02-05', 'ACH CREDIT HARBOR SUPPLY LLC 8842', 1000],
      ['2026-02-09', 'Deposit', 500],
      ['2026-02-12', 'Collection charge', -35],
      ['2026-02-13', 'BLUE HERON PARTNERS 11', -100],
    ] as const
    await submit(appId, [madeFile('b.pdf', bankPart({ ...month, from: 1000, to: 6365, transactions: rows }))], wait)
    const at = `${pathOf(appId)}/corrections`
    const set = (path: string, value: unknown) => desk.json(at, { path, value, note: null })
    const summary = async () =>
      ((await statusOf(appId)) as unknown as { data: Payload }).data.bankstatements_data
        .accounts_summaries[0]! as unknown as Record<string, unknown>
    const listed = async () =>
      (await desk.call(`${pathOf(appId)}/transactions`)).body as unknown as {
        transactions: Record<string, unknown>[]
        rules: unknown[]
      }
    expect(await summary()).toMatchObject({ true_revenue: 5500, total_nsf_fees: 0, mca_positions: [] })
    const [first] = (await listed()).transactions
    expect(first).toMatchObject({
      category: 'deposit',
      category_source: 'automatic',
      is_revenue: true,
      counterparty: 'Harbor Supply',
      similar_path: '/transaction_rules/credit/harbor supply',
    })

    expect(await set('/transactions/3/category', 'nsf_fee')).toMatchObject({ status: 201, body: { old: null } })
    expect(await set('/transactions/4/category', 'mca_payment')).toMatchObject({ status: 201 })
    expect(await summary()).toMatchObject({
      total_nsf_fees: 35,
      num_nsf_fees: 1,
      mca_positions: [{ lender: 'Blue Heron Partners', total_paid: 100, count: 1, confidence: 'high' }],
    })
    const rule = `${first!['similar_path'] as string}/category`
    expect(await set(rule, 'owner_contribution')).toMatchObject({ status: 201, body: { path: rule, old: null } })
    expect(await summary()).toMatchObject({ true_revenue: 500 })
    expect(await set('/transactions/1/category', 'deposit')).toMatchObject({ status: 201 })
    expect(await set('/transactions/2/is_revenue', false)).toMatchObject({ status: 201, body: { old: null } })
    expect(await summary()).toMatchObject({ true_revenue: 1000 })
    expect((await listed()).transactions).toMatchObject([
      { category: 'owner_contribution', category_source: 'rule', is_revenue: false },
      { category: 'deposit', category_source: 'correction', is_revenue: true },
      { category: 'deposit', category_source: 'automatic', is_revenue: false },
      { category: 'nsf_fee' },
      { category: 'mca_payment' },
    ])

    const march = [['2026-03-02', 'ACH CREDIT HARBOR SUPPLY LLC 9001', 700]] as const
    const later = { ...month, start: '2026-03-01', end: '2026-03-31', from: 6365, to: 7065, transactions: march }
    await submit(appId, [madeFile('c.pdf', bankPart(later))], wait)
    expect((await listed()).transactions.at(-1)).toMatchObject({
      category: 'owner_contribution',
      category_source: 'rule',
    })
    expect((await listed()).rules).toEqual([
      {
        path: '/transaction_rules/credit/harbor supply',
        side: 'credit',
        similar_to: 'harbor supply',
        category: 'owner_contribution',
        is_revenue: null,
        transactions: 3,
      },
    ])
    expect((await desk.call(at)).body).toMatchObject({ corrections: [{}, {}, { path: rule }, {}, {}] })

    expect(await set(rule, null)).toMatchObject({ status: 201, body: { old: 'owner_contribution' } })
    expect(await set('/transactions/3/category', null)).toMatchObject({ status: 201, body: { old: 'nsf_fee' } })
    expect(await set('/transactions/4/category', null)).toMatchObject({ status: 201 })
    expect(await set('/transactions/2/is_revenue', null)).toMatchObject({ status: 201, body: { old: false } })
    expect(await listed()).toMatchObject({ rules: [] })
    const { data } = (await statusOf(appId)) as unknown as { data: Payload }
    expect(data.bankstatements_data.accounts_summaries).toMatchObject([
      { true_revenue: 700 },
      { true_revenue: 5500, total_nsf_fees: 0, mca_positions: [] },
    ])
  })

  test('of an invoice is recomputed, and reported with what stood there before', async () => {
    const appId = newApp()
    await submit(appId, [madeFile('loan.pdf', loanPart()), ['bill.pdf', await drawTinyInvoice()]], wait)
    const at = `${pathOf(appId)}/corrections`
    const { data } = (await statusOf(appId)) as unknown as { data: Payload }
    const [before] = data.invoice_analysis
    const set = (path: string, value: unknown) => desk.json(at, { path, value, note: null })
    expect(await set('/invoice_analysis/0/total_invoice_value', 12_345)).toMatchObject({
      status: 201,
      body: { value: 12_345, old: before!['total_invoice_value'] },
    })
    await set('/invoice_analysis/0/receiver/name', 'Somebody Else Ltd.')
    const corrected = await statusOf(appId)
    expect(corrected).toMatchObject({
      revision: 3,
      data: { invoice_analysis: [{ total_invoice_value: 12_345, receiver: { name: 'Somebody Else Ltd.' } }] },
      provenance: { '/invoice_analysis/0/total_invoice_value': { method: 'manual' } },
      confidence: { '/invoice_analysis/0/total_invoice_value': 1 },
    })
    const reported = (corrected['checks'] as { message: string }[]).map(({ message }) => message)
    expect(reported.filter(message => message.includes('Somebody Else Ltd.'))).toHaveLength(1)
    expect(reported.filter(message => message.endsWith('..'))).toEqual([])
    expect((await desk.call(at)).body).toMatchObject({
      corrections: [{ path: '/invoice_analysis/0/total_invoice_value' }, { path: '/invoice_analysis/0/receiver/name' }],
    })
    for (const [path, value] of [
      ['/invoice_analysis/0/invoice_id', 4],
      ['/invoice_analysis/7/subtotal', 4],
      ['/invoice_analysis/0/subtotal', 'much'],
    ] as const)
      expect({ path, status: (await set(path, value)).status }).toEqual({ path, status: 400 })
    expect((await desk.call('/application/data/nobody/corrections')).status).toBe(404)
  })

  test('of an invoice that another analysis answered is made there', async () => {
    const appId = newApp()
    await submit(appId, [madeFile('loan.pdf', loanPart())], wait)
    const body = formOf([['bill.pdf', await drawTinyInvoice()]], [{ appId, fileName: 'bill.pdf' }])
    const { body: answered } = await desk.call('/application/invoice-analysis', { method: 'POST', body })
    const path = '/invoice_analysis/0/payment_terms'
    const made = await desk.json(`${pathOf(appId)}/corrections`, { path, value: 'Net 45' })
    expect(made).toMatchObject({ status: 201, body: { path, value: 'Net 45' } })
    expect(await statusOf(appId)).toMatchObject({ data: { invoice_analysis: [{ payment_terms: 'Net 45' }] } })
    const own = (await desk.call(`/analyses/${String(answered['analysis_id'])}`)).body
    expect(own).toMatchObject({ result: { payment_terms: 'Net 45' } })
    expect((await desk.call(`${pathOf(appId)}/corrections`)).body).toMatchObject({ corrections: [{ path }] })
  })

  test('of what is not there, is computed, or is of another kind is refused', async () => {
    const appId = newApp()
    await submit(appId, [madeFile('loan.pdf', loanPart()), madeFile('a.pdf', bankPart(month))], wait)
    const { workflow_ids: ids } = (await statusOf(appId)) as { workflow_ids: string[] }
    for (const [path, value] of [
      ['/loan_app_data/shoeSize', 44],
      ['/loan_app_data/owners', 'nobody'],
      ['/loan_app_data/loanAmount', 'much'],
      ['/bankstatements_data/accounts_summaries/7/ending_balance', 1],
      ['/bankstatements_data/accounts_summaries/0/true_revenue', 1],
      ['/bankstatements_data/accounts_summaries/0/ending_balance', 'much'],
      ['/app_id', 'another'],
    ] as const)
      expect({ path, status: (await correct(ids[0]!, path, value)).status }).toEqual({ path, status: 400 })
    expect(await statusOf(appId)).toMatchObject({ revision: 1 })
  })
})

test('a total of an invoice that fails stands among the checks of the application, with its place', async () => {
  const appId = newApp()
  await submit(appId, [['bill.pdf', await drawTinyInvoice({ statedTotal: 60_000 })]], wait)
  const { status, checks } = (await statusOf(appId)) as unknown as Payload & { status: string; checks: Check[] }
  expect(status).toBe('needs_review')
  expect(checks.filter(({ passed }) => passed === false)).toMatchObject([
    { id: 'invoice_analysis.0.total_equals_sum', severity: 'high', difference: expect.any(Number) },
  ])
  expect(checks.find(({ passed }) => passed === false)!.figures).toContain('/invoice_analysis/0/total_invoice_value')
})

test('applications are listed, newest first, page by page', async () => {
  const before = newApp()
  await submit(before, [madeFile('a.pdf', loanPart())], wait)
  desk.clock.advance(1000)
  const after = newApp()
  await submit(after, [madeFile('b.pdf', loanPart({ name: 'Vermilion Paving Co.' }))], wait)
  const { body } = await desk.call('/application/data?limit=1')
  expect(body).toMatchObject({
    applications: [{ app_id: after, status: 'complete', company_name: 'Vermilion Paving Co.' }],
  })
  const next = await desk.call(`/application/data?limit=1&before=${encodeURIComponent(String(body['next']))}`)
  expect(next.body).toMatchObject({ applications: [{ app_id: before }] })
})
