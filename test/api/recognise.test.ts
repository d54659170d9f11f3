/** What a file is taken for before it is submitted. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskTasks } from '../../core/workflows/tasks.ts'
import { entryOf, formOf, openApiHouse, type ApiHouse } from '../support/api-house.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let house: ApiHouse
let statement: Buffer
/** Where the documents of analyses came from. */
const sources: string[] = []

beforeAll(async () => {
  house = await openApiHouse({
    tasks: {
      // A text layer passes for a scan: what is kept is known by where its words come from.
      async recogniseFile(input, context) {
        const { recognition, document } = await deskTasks.recogniseFile(input, context)
        const scanned = input.fileName.startsWith('scan')
        const pages = document.pages.map(page => (scanned ? { ...page, source: 'ocr' as const } : page))
        return { recognition, document: { ...document, pages } }
      },
      extract(input, context) {
        sources.push(Object.keys(input.source).join())
        return deskTasks.extract(input, context)
      },
    },
  })
  statement = await drawTinyStatement()
})
afterAll(() => house.close())

const recognise = (bytes: Uint8Array, metadata?: unknown, name = 'file.pdf') =>
  house.call('/app/recognise', { method: 'POST', body: formOf([[name, bytes]], metadata) })

test('a statement is told with its kind and period, and nothing of it is kept', async () => {
  const { status, body } = await recognise(statement)
  expect(status).toBe(200)
  expect(body).toMatchObject({ pages: 1, statements: [{ statementType: 'BALANCE_SHEET' }], known: [] })
  expect((await house.call('/app/documents')).body).toMatchObject({ total: 0 })
})

test('a document that is there already is told with its analysis', async () => {
  const { body } = await house.analyse(formOf([['first.pdf', statement]], [entryOf('first.pdf')]))
  expect((await recognise(statement)).body).toMatchObject({
    known: [{ analysisId: body['analysisId'], fileName: 'first.pdf' }],
  })
})

test('a scan that was looked at is not recognised again when it is sent', async () => {
  // Bytes after the end of the file: another content, the same pages.
  const scan = Buffer.concat([statement, Buffer.from('\n% a scan\n')])
  const { body } = await recognise(scan, undefined, 'scan.pdf')
  expect(body).not.toHaveProperty('document')
  sources.length = 0
  const read = await house.analyse(formOf([['sent.pdf', scan]], [entryOf('sent.pdf')]))
  const other = await house.analyse(formOf([['other.pdf', statement]], [entryOf('other.pdf')]))
  expect(sources[0]).toBe('read')
  expect(sources[1]).not.toBe('read')
  expect(read.body['balanceSheet']).toEqual(other.body['balanceSheet'])
  const { fileName } = Object.values(read.body['provenance'] as Record<string, { fileName: string }>)[0]!
  expect(fileName).toBe('sent.pdf')
})

test('an invoice is told with its sender', async () => {
  const { body } = await recognise(await drawTinyInvoice())
  expect(body).toMatchObject({ parts: [{ docType: 'invoice' }], statements: [] })
  expect(body['companyName']).toEqual(expect.any(String))
})

test('what cannot be looked at is refused in a sentence', async () => {
  const notPdf = await recognise(new TextEncoder().encode('<html>no</html>'))
  expect(notPdf).toMatchObject({
    status: 415,
    body: { message: expect.stringContaining('Only PDF files are accepted') },
  })
  expect((await recognise(statement, '{')).status).toBe(400)
  expect((await house.call('/app/recognise', { method: 'POST', body: formOf([]) })).status).toBe(400)
})
