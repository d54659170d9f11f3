/** What a file is before it is submitted. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskTasks } from '../../core/workflows/intake/tasks.ts'
import type { TaskContext } from '../../core/jobs/task.ts'
import { entryOf, formOf, openApiDesk, ownerKey, type ApiDesk } from '../support/api-desk.ts'
import { markedEncrypted, pictureOf, zipOf } from '../support/archives.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
let statement: Buffer
/** Where the documents of analyses came from. */
const sources: string[] = []

beforeAll(async () => {
  desk = await openApiDesk({
    tasks: {
      // A text layer passes for a scan: what is kept is known by where its words come from.
      async classifyFile(input, context) {
        if (input.fileName === 'endless.pdf') return endless(context)
        const { classification, document } = await deskTasks.classifyFile(input, context)
        const scanned = input.fileName.startsWith('scan')
        if (document === null) return { classification, document }
        const pages = document.pages.map(page => (scanned ? { ...page, source: 'ocr' as const } : page))
        return { classification, document: { ...document, pages } }
      },
      extract(input, context) {
        sources.push(Object.keys(input.source).join())
        return deskTasks.extract(input, context)
      },
    },
  })
  statement = await drawTinyStatement()
})
afterAll(() => desk.close())

/** A long scan, of which the second page is never done; tells when nobody waits for it any more. */
let ended = Promise.withResolvers<void>()
function endless({ onProgress, signal }: TaskContext): Promise<never> {
  onProgress({ page: 1, pages: 12, step: 'text' })
  onProgress({ page: 2, pages: 12, step: 'ocr' })
  return new Promise((_, reject) =>
    signal!.addEventListener('abort', () => {
      ended.resolve()
      reject(signal!.reason as Error)
    }),
  )
}

/** The events of a stream, one after the other. */
async function* eventsOf(response: Response): AsyncGenerator<Record<string, unknown>> {
  let pending = ''
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const events = (pending + text).split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const data = event.split('\n').find(line => line.startsWith('data: '))
      if (data !== undefined) yield JSON.parse(data.slice('data: '.length)) as Record<string, unknown>
    }
  }
}
const lookedAt = (bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${desk.baseUrl}/app/classify`, {
    method: 'POST',
    body: formOf([[name, bytes]]),
    headers: { authorization: `Bearer ${ownerKey}`, accept: 'text/event-stream' },
    ...(signal !== undefined && { signal }),
  })

test('whoever wants to hear it is informed of every page, and of the outcome at last', async () => {
  const response = await lookedAt(statement, 'file.pdf')
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const events = await Array.fromAsync(eventsOf(response))
  expect(events[0]).toEqual({ state: 'reading', page: 1, pages: 1, ocr: false })
  expect(events.at(-1)).toMatchObject({
    state: 'classified',
    found: { pages: 1, statements: [{ statementType: 'BALANCE_SHEET' }] },
  })
})

test('a refusal of the file is reported as an event, one of the request as an answer', async () => {
  const broken = await lookedAt(Buffer.from('%PDF-1.7\nno document at all'), 'broken.pdf')
  const events = await Array.fromAsync(eventsOf(broken))
  expect(events).toEqual([{ state: 'refused', code: 'UNREADABLE', message: expect.any(String) as string }])
  expect(await Array.fromAsync(eventsOf(await lookedAt(Buffer.from('no PDF'), 'text.pdf')))).toMatchObject([
    { code: 'NOT_A_PDF', message: expect.stringContaining('Only PDF files, pictures') as string },
  ])
  const nothing = formOf([])
  nothing.append('metadata', '{')
  const headers = { authorization: `Bearer ${ownerKey}`, accept: 'text/event-stream' }
  expect((await fetch(`${desk.baseUrl}/app/classify`, { method: 'POST', body: nothing, headers })).status).toBe(400)
})

test('the reading ends when the caller hangs up, and nothing of the file stays', async () => {
  ended = Promise.withResolvers()
  const before = desk.storedFiles().length
  const hangUp = new AbortController()
  const response = await lookedAt(statement, 'endless.pdf', hangUp.signal)
  for await (const event of eventsOf(response)) {
    if (event['page'] !== 2) continue
    expect(event).toEqual({ state: 'reading', page: 2, pages: 12, ocr: true })
    break
  }
  hangUp.abort()
  await ended.promise
  await expect.poll(() => desk.storedFiles().length).toBe(before)
})

const classify = (bytes: Uint8Array, metadata?: unknown, name = 'file.pdf') =>
  desk.call('/app/classify', { method: 'POST', body: formOf([[name, bytes]], metadata) })

test('a statement is reported with its kind and period, and nothing of it is kept', async () => {
  const { status, body } = await classify(statement)
  expect(status).toBe(200)
  expect(body).toMatchObject({ pages: 1, statements: [{ statementType: 'BALANCE_SHEET' }], known: [] })
  expect((await desk.call('/app/documents')).body).toMatchObject({ total: 0 })
})

test('a bank statement is reported with its last day, an application with its applicant', async () => {
  const statement = readFileSync('resources/samples/Stonebridge bank statement February 2026.pdf')
  expect((await classify(statement)).body).toMatchObject({
    companyName: 'Fernhollow Millwork, Inc.',
    statements: [],
    accountsUntil: '2026-02-28',
    parts: [{ docType: 'bankstatement' }],
  })
  const form = readFileSync('resources/samples/Copperline loan application.pdf')
  expect((await classify(form)).body).toMatchObject({
    companyName: 'Fernhollow Millwork, Inc.',
    accountsUntil: null,
    parts: [{ docType: 'loan_application' }],
  })
})

test('a document that is there already is reported with its analysis', async () => {
  const { body } = await desk.analyze(formOf([['first.pdf', statement]], [entryOf('first.pdf')]))
  expect((await classify(statement)).body).toMatchObject({
    known: [{ analysisId: body['analysisId'], fileName: 'first.pdf' }],
  })
})

test('a scan that was looked at is not recognized again when it is sent', async () => {
  // Bytes after the end of the file: another content, the same pages.
  const scan = Buffer.concat([statement, Buffer.from('\n% a scan\n')])
  const { body } = await classify(scan, undefined, 'scan.pdf')
  expect(body).not.toHaveProperty('document')
  sources.length = 0
  const read = await desk.analyze(formOf([['sent.pdf', scan]], [entryOf('sent.pdf')]))
  const other = await desk.analyze(formOf([['other.pdf', statement]], [entryOf('other.pdf')]))
  expect(sources[0]).toBe('read')
  expect(sources[1]).not.toBe('read')
  expect(read.body['balanceSheet']).toEqual(other.body['balanceSheet'])
  const { fileName } = Object.values(read.body['provenance'] as Record<string, { fileName: string }>)[0]!
  expect(fileName).toBe('sent.pdf')
})

test('an invoice is reported with its sender', async () => {
  const { body } = await classify(await drawTinyInvoice())
  expect(body).toMatchObject({ parts: [{ docType: 'invoice' }], statements: [] })
  expect(body['companyName']).toEqual(expect.any(String))
})

test('a feed, a picture and a container are reported with their format', async () => {
  const feed = Buffer.from('Date,Description,Amount\n2026-03-02,DEPOSIT,100.00\n2026-03-20,FUEL,-45.10\n')
  expect((await classify(feed, undefined, 'export.txt')).body).toMatchObject({
    format: 'feed',
    parts: [{ docType: 'bank_feed', confidence: 1 }],
    accountsUntil: '2026-03-20',
  })
  const picture = await (await pictureOf(statement)).png().toBuffer()
  expect((await classify(picture, undefined, 'page.png')).body).toMatchObject({
    format: 'picture',
    pages: 1,
    statements: [{ statementType: 'BALANCE_SHEET' }],
  })
  const packet = await zipOf({ name: 'a/one.pdf', bytes: statement }, { name: 'notes.docx', bytes: Uint8Array.of(0) })
  expect((await classify(packet, undefined, 'packet.zip')).body).toMatchObject({
    format: 'container',
    contains: ['a/one.pdf'],
    parts: [],
  })
  const locked = await classify(
    markedEncrypted(await zipOf({ name: 'a.pdf', bytes: statement })),
    undefined,
    'locked.zip',
  )
  expect(locked).toMatchObject({ status: 422, body: { message: expect.stringContaining('is encrypted') } })
})

test('what cannot be looked at is refused in a sentence', async () => {
  const notPdf = await classify(new TextEncoder().encode('<html>no</html>'))
  expect(notPdf).toMatchObject({
    status: 415,
    body: { message: expect.stringContaining('Only PDF files, pictures') },
  })
  expect((await classify(statement, '{')).status).toBe(400)
  expect((await desk.call('/app/classify', { method: 'POST', body: formOf([]) })).status).toBe(400)
})
