/** Documents of an application split, joined and moved in the window; undone, with what was corrected of them. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'

let desk: ApiDesk
let stack: Uint8Array
beforeAll(async () => {
  desk = await openApiDesk()
  const merged = await PDFDocument.create()
  for (const bytes of [await drawBankStatement(20), await drawTinyInvoice()]) {
    const pages = await merged.copyPages(await PDFDocument.load(bytes), [0])
    for (const page of pages) merged.addPage(page)
  }
  stack = await merged.save()
})
afterAll(() => desk.close())

interface File {
  name: string
  parts: { doc_type: string; pages: number[] }[]
}
interface Stored {
  status: string
  revision: number
  files: File[]
  data: { bankstatements_data: unknown; invoice_analysis: unknown[] | null } | null
}
let count = 0
let appId: string
let documentId: string
const statusOf = async (id = appId): Promise<Stored> =>
  (await desk.call(`/application/data/${id}`)).body as unknown as Stored
const documentsOf = async (id = appId): Promise<{ id: string; fileName: string }[]> =>
  ((await desk.call(`/app/documents?text=${id}`)).body as { documents: { id: string; fileName: string }[] }).documents
const partsOf = ({ files }: Stored) =>
  files.flatMap(({ name, parts }) => parts.map(one => [name, one.doc_type, one.pages]))
const arrange = (documents: unknown) =>
  desk.json(`/app/documents/${documentId}/arrangement`, { documents }, { method: 'PUT' })
const move = (id: string, to: string, pages: number[] | null = null) =>
  desk.json(`/app/documents/${id}/move`, { appId: to, pages })

beforeEach(async () => {
  appId = `stack-${(count += 1)}-end`
  const form = formOf([['stack.pdf', stack]], { appId, files: [{ fileName: 'stack.pdf' }] })
  expect((await desk.call('/application/data?wait=true', { method: 'POST', body: form })).status).toBe(200)
  documentId = (await documentsOf())[0]!.id
})
const asRead = [
  ['stack.pdf', 'bankstatement', [1]],
  ['stack.pdf', 'invoice', [2]],
]

test('two documents are joined and split again; each time everything is recomputed', async () => {
  expect(partsOf(await statusOf())).toEqual(asRead)
  const joined = await arrange([{ pages: [1, 2], docType: 'bankstatement' }])
  expect(joined).toMatchObject({ status: 200, body: { documents: null } })
  const after = await statusOf()
  expect(partsOf(after)).toEqual([['stack.pdf', 'bankstatement', [1, 2]]])
  expect(after.data?.invoice_analysis).toBeNull()
  expect(after.revision).toBe(2)

  const split = await arrange([
    { pages: [1], docType: null },
    { pages: [2], docType: null },
  ])
  expect(split.body).toEqual({ documents: [{ pages: [1, 2], docType: 'bankstatement' }] })
  expect(partsOf(await statusOf())).toEqual(asRead)
  expect((await statusOf()).data?.invoice_analysis).toHaveLength(1)

  expect((await arrange(null)).status).toBe(200)
  expect(partsOf(await statusOf())).toEqual(asRead)
})

test('pages that are not there, or in two documents, are refused, and nothing changes', async () => {
  expect((await arrange([{ pages: [3], docType: null }])).body).toEqual({
    message: 'The file has 2 pages; there is no page 3.',
  })
  const twice = [
    { pages: [1, 2], docType: null },
    { pages: [2], docType: null },
  ]
  expect((await arrange(twice)).body).toEqual({ message: 'Page 2 cannot be in two documents.' })
  expect((await arrange([{ pages: [2, 1], docType: null }])).status).toBe(400)
  expect((await statusOf()).revision).toBe(1)
})

test('a file moves to another application with its corrections, and back', async () => {
  const path = '/bankstatements_data/accounts_summaries/0/ending_balance'
  expect((await desk.json(`/application/data/${appId}/corrections`, { path, value: 1 })).status).toBe(201)
  const other = `${appId}-other`
  const moved = await move(documentId, other)
  expect(moved).toMatchObject({ status: 200, body: { id: documentId } })
  expect(partsOf(await statusOf())).toEqual([])
  expect((await statusOf()).data).toMatchObject({ bankstatements_data: null, invoice_analysis: null })
  expect(partsOf(await statusOf(other))).toEqual(asRead)
  expect((await statusOf(other)).data).toMatchObject({
    bankstatements_data: { accounts_summaries: [{ ending_balance: 1 }] },
  })
  expect((await desk.call(`/application/data/${other}/corrections`)).body).toMatchObject({ corrections: [{ path }] })
  expect((await desk.call(`/application/data/${appId}/corrections`)).body).toEqual({ corrections: [] })

  expect((await move(documentId, appId)).status).toBe(200)
  expect(partsOf(await statusOf())).toEqual(asRead)
  expect((await statusOf()).data).toMatchObject({
    bankstatements_data: { accounts_summaries: [{ ending_balance: 1 }] },
  })
})

test('one document of a file moves alone, and is put back into its file', async () => {
  const other = `${appId}-other`
  const moved = await move(documentId, other, [2])
  expect(moved.status).toBe(200)
  expect(partsOf(await statusOf())).toEqual([['stack.pdf', 'bankstatement', [1]]])
  expect(partsOf(await statusOf(other))).toEqual([['stack, page 2.pdf', 'invoice', [2]]])
  expect((await statusOf(other)).data?.invoice_analysis).toHaveLength(1)
  const copy = moved.body['id'] as string
  expect((await desk.call(`/app/documents/${copy}/content`)).status).toBe(200)

  expect(await move(copy, appId)).toMatchObject({ status: 200, body: { id: documentId } })
  expect(partsOf(await statusOf())).toEqual(asRead)
  expect(partsOf(await statusOf(other))).toEqual([])
  expect((await desk.call(`/app/documents/${copy}/content`)).status).toBe(404)
})

test('a document of no application, and pages that are no document, are refused; no empty application is left', async () => {
  const other = `${appId}-other`
  expect((await move(documentId, other, [1, 2])).body).toEqual({
    message: 'These pages are no document of the file: split it first.',
  })
  expect((await desk.call(`/application/data/${other}`)).status).toBe(404)
  expect((await move(documentId, appId)).status).toBe(400)
  expect((await move('nothing', other)).status).toBe(404)
  const invoice = await desk.invoices(formOf([['one.pdf', await drawTinyInvoice()]], [{ appId, fileName: 'one.pdf' }]))
  expect(invoice.status).toBe(200)
  const one = (await documentsOf()).find(({ fileName }) => fileName === 'one.pdf')!
  expect((await move(one.id, other)).status).toBe(409)
})
