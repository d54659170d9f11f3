/** What a file is taken for before it is submitted. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryOf, formOf, openApiHouse, type ApiHouse } from '../support/api-house.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let house: ApiHouse
let statement: Buffer

beforeAll(async () => {
  house = await openApiHouse()
  statement = await drawTinyStatement()
})
afterAll(() => house.close())

const recognise = (bytes: Uint8Array, metadata?: unknown) =>
  house.call('/app/recognise', { method: 'POST', body: formOf([['file.pdf', bytes]], metadata) })

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
