/** Documents of analyses of their own: listed, split, joined, moved, separated by vendor and company, and added; corrections follow them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryOf, formOf, openApiDesk, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice, drawTinyInvoices } from '../support/tiny-invoice.ts'
import { drawTinyStatement, drawTinyStatements } from '../support/tiny-statement.ts'

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

interface Listed {
  files: {
    id: string
    file_name: string
    documents: { pages: number[]; name: string | null; reference: string | null; included: boolean }[]
  }[]
}
interface InvoiceAnswer {
  analysis_id: string
  invoice_number: string
  amount_due: number
  invoices?: { invoice_number: string; amount_due: number }[]
}

const [first, second] = ['Quarry Road Equipment LLC', 'Juniper Gap Machinery Inc.']
const invoicesFile = (): Promise<Buffer> =>
  drawTinyInvoices([
    { sender: first, number: 'Q-100', lines: [['Hydraulic pump', 1, 500]] },
    { sender: second, number: 'J-200', lines: [['Feed belt', 1, 700]] },
    { sender: first, number: 'Q-101', lines: [['Hose kit', 1, 900]] },
  ])
const postInvoices = async (files: readonly Sent[], more: Record<string, unknown> = {}): Promise<InvoiceAnswer> => {
  const metadata = files.map(([fileName]) => ({ appId: 'window', fileName, ...more }))
  const { status, body } = await desk.invoices(formOf(files, metadata))
  expect(status).toBe(200)
  return body as unknown as InvoiceAnswer
}
const listOf = async (id: string): Promise<Listed> => {
  const { status, body } = await desk.call(`/analyses/${id}/documents`)
  expect(status).toBe(200)
  return body as unknown as Listed
}
const resultOf = async (id: string): Promise<InvoiceAnswer & Record<string, unknown>> =>
  (await desk.call(`/analyses/${id}`)).body['result'] as InvoiceAnswer & Record<string, unknown>
const numbersOf = async (id: string): Promise<readonly string[]> => {
  const result = await resultOf(id)
  return (result.invoices ?? [result]).map(({ invoice_number: number }) => number)
}
const correct = async (id: string, path: string, value: unknown): Promise<void> =>
  expect((await desk.json(`/analyses/${id}/corrections`, { path, value })).status).toBe(201)
const correctionsOf = async (id: string): Promise<readonly string[]> => {
  const { body } = await desk.call(`/analyses/${id}/corrections`)
  return (body as { corrections: { path: string }[] }).corrections.map(({ path }) => path)
}
const move = (id: string, documentId: string, body: Record<string, unknown>) =>
  desk.json(`/analyses/${id}/documents/${documentId}/move`, body)

test('an analysis lists its documents with their pages, vendors and numbers', async () => {
  const { analysis_id: id } = await postInvoices([['stack.pdf', await invoicesFile()]])
  const { files } = await listOf(id)
  expect(files).toMatchObject([{ file_name: 'stack.pdf', page_count: 3 }])
  expect(files[0]!.documents.map(({ pages, name, reference }) => [pages, name, reference])).toEqual([
    [[1], first, 'Q-100'],
    [[2], second, 'J-200'],
    [[3], first, 'Q-101'],
  ])
})

test('invoices of several vendors in one file come apart, and their corrections go with them', async () => {
  const { analysis_id: id } = await postInvoices([['stack.pdf', await invoicesFile()]])
  await correct(id, '/invoices/1/amount_due', 11)
  await correct(id, '/invoices/2/amount_due', 22)
  const { status, body } = await desk.json(`/analyses/${id}/separate`, {})
  expect(status).toBe(200)
  const [other] = (body as { analysis_ids: string[] }).analysis_ids
  expect(body).toEqual({ analysis_ids: [other] })
  expect(await numbersOf(id)).toEqual(['Q-100', 'Q-101'])
  expect(await numbersOf(other!)).toEqual(['J-200'])
  expect(await correctionsOf(id)).toEqual(['/invoices/1/amount_due'])
  expect(await correctionsOf(other!)).toEqual(['/amount_due'])
  expect((await resultOf(id)).invoices![1]!.amount_due).toBe(22)
  expect((await resultOf(other!)).amount_due).toBe(11)
  expect((await desk.call(`/analyses/${other!}`)).body).toMatchObject({ status: 'complete', companyName: second })
})

test('a document that moves back comes into the file it was separated from, as it was', async () => {
  const { analysis_id: id } = await postInvoices([['stack.pdf', await invoicesFile()]])
  await correct(id, '/invoices/1/amount_due', 11)
  const { files } = await listOf(id)
  const moved = await move(id, files[0]!.id, { pages: [2] })
  expect(moved).toMatchObject({ status: 200, body: { source_removed: false } })
  const { analysis_id: other, document_id: copy } = moved.body as { analysis_id: string; document_id: string }
  expect(await listOf(other)).toMatchObject({ files: [{ id: copy, file_name: 'stack, page 2.pdf' }] })
  expect((await desk.call(`/app/documents/${copy}/content`)).status).toBe(200)

  const back = await move(other, copy, { analysisId: id })
  expect(back).toMatchObject({
    status: 200,
    body: { analysis_id: id, document_id: files[0]!.id, source_removed: true },
  })
  expect(await numbersOf(id)).toEqual(['Q-100', 'J-200', 'Q-101'])
  expect(await correctionsOf(id)).toEqual(['/invoices/1/amount_due'])
  expect((await resultOf(id)).invoices![1]!.amount_due).toBe(11)
  expect((await desk.call(`/analyses/${other}`)).status).toBe(404)
  expect((await desk.call(`/app/documents/${copy}/content`)).status).toBe(404)
})

test('two documents are joined and split again; a correction waits for its document', async () => {
  const { analysis_id: id } = await postInvoices([['stack.pdf', await invoicesFile()]])
  await correct(id, '/invoices/1/amount_due', 11)
  const [file] = (await listOf(id)).files
  const arrange = (documents: unknown) =>
    desk.json(`/analyses/${id}/documents/${file!.id}`, { documents }, { method: 'PUT' })
  expect((await arrange([{ pages: [1, 2] }, { pages: [3] }])).status).toBe(200)
  expect((await listOf(id)).files[0]!.documents.map(({ pages }) => pages)).toEqual([[1, 2], [3]])
  expect(await correctionsOf(id)).toEqual([])
  expect((await arrange(null)).status).toBe(200)
  expect(await numbersOf(id)).toEqual(['Q-100', 'J-200', 'Q-101'])
  expect(await correctionsOf(id)).toEqual(['/invoices/1/amount_due'])
  expect((await resultOf(id)).invoices![1]!.amount_due).toBe(11)
  const { body: history } = await desk.call(`/analyses/${id}/history`)
  expect(history).toMatchObject({ intact: true })
  expect((history['entries'] as { action: string }[]).map(({ action }) => action)).toEqual([
    'received',
    'corrected',
    'arranged',
    'arranged',
  ])
  expect((await arrange([{ pages: [4] }])).body).toEqual({ message: 'The file has 3 pages; there is no page 4.' })
})

test('documents are added to an analysis; one of the same name gets another', async () => {
  const { analysis_id: id } = await postInvoices([['a.pdf', await drawTinyInvoice({ number: 'A-1' })]])
  await correct(id, '/amount_due', 5)
  const add = (sent: Sent) =>
    desk.call(`/analyses/${id}/documents`, {
      method: 'POST',
      body: formOf([sent], [{ appId: 'window', fileName: sent[0] }]),
    })
  const added = await add(['a.pdf', await drawTinyInvoice({ number: 'A-2', date: 'March 4, 2026' })])
  expect(added.status).toBe(200)
  expect((added.body as unknown as Listed).files.map(({ file_name: name }) => name)).toEqual(['a.pdf', 'a (2).pdf'])
  expect(await numbersOf(id)).toEqual(['A-1', 'A-2'])
  expect((await resultOf(id)).amount_due).toBe(5)
  const before = desk.storedFiles().length
  expect((await add(['b.pdf', Buffer.from('no PDF')])).status).toBe(415)
  expect((await add(['b.pdf', await drawTinyStatement()])).status).toBe(422)
  expect(desk.storedFiles()).toHaveLength(before)
  expect(await numbersOf(id)).toEqual(['A-1', 'A-2'])
})

test('a document moves to an application, where its correction stands', async () => {
  const { analysis_id: id } = await postInvoices([['stack.pdf', await invoicesFile()]])
  await correct(id, '/invoices/1/amount_due', 11)
  const [file] = (await listOf(id)).files
  const moved = await move(id, file!.id, { appId: 'moved-in', pages: [2] })
  expect(moved).toMatchObject({ status: 200, body: { source_removed: false } })
  expect(await numbersOf(id)).toEqual(['Q-100', 'Q-101'])
  const { body } = await desk.call('/application/data/moved-in')
  expect(body).toMatchObject({ data: { invoice_analysis: [{ invoice_number: 'J-200', amount_due: 11 }] } })
})

test('invoices of an application become an analysis of their own, with their corrections, and go back', async () => {
  const submit = formOf([['stack.pdf', await invoicesFile()]], { appId: 'out', files: [{ fileName: 'stack.pdf' }] })
  await desk.call('/application/data?wait=true', { method: 'POST', body: submit })
  interface Status {
    data: { invoice_analysis: { invoice_number: string; amount_due: number }[] | null }
    checks: unknown
  }
  const invoices = async () =>
    ((await desk.call('/application/data/out')).body as unknown as Status).data.invoice_analysis?.map(
      ({ invoice_number: number, amount_due: due }) => [number, due],
    ) ?? []
  const { body: listed } = await desk.call('/app/documents')
  const { documents } = listed as unknown as { documents: { id: string; appId: string }[] }
  const { id: fileId } = documents.find(({ appId }) => appId === 'out')!
  const out = async (pages: readonly number[] | null) => {
    const { status, body } = await desk.json(`/app/documents/${fileId}/move`, { appId: null, pages })
    expect(status).toBe(200)
    return body as { id: string; analysisId: string }
  }
  const split = { documents: [1, 2, 3].map(page => ({ pages: [page], docType: 'invoice' })) }
  expect((await desk.json(`/app/documents/${fileId}/arrangement`, split, { method: 'PUT' })).status).toBe(200)
  const corrected = { path: '/invoice_analysis/1/amount_due', value: 11 }
  expect((await desk.json('/application/data/out/corrections', corrected)).status).toBe(201)

  const alone = await out([2])
  expect(await resultOf(alone.analysisId)).toMatchObject({ invoice_number: 'J-200', amount_due: 11 })
  expect(await correctionsOf(alone.analysisId)).toEqual(['/amount_due'])
  expect((await invoices()).map(([number]) => number)).toEqual(['Q-100', 'Q-101'])
  const back = await move(alone.analysisId, alone.id, { appId: 'out' })
  expect(back).toMatchObject({ status: 200, body: { source_removed: true } })
  // In its place in the file it came from, not beside it.
  expect(await invoices()).toEqual([
    ['Q-100', null],
    ['J-200', 11],
    ['Q-101', null],
  ])
  const { files } = (await desk.call('/application/data/out')).body as { files: { name: string }[] }
  expect(files.map(({ name }) => name)).toEqual(['stack.pdf'])

  const due = { path: '/invoice_analysis/1/amount_due', value: 22 }
  expect((await desk.json('/application/data/out/corrections', due)).status).toBe(201)
  const whole = await out(null)
  expect(await numbersOf(whole.analysisId)).toEqual(['Q-100', 'J-200', 'Q-101'])
  expect(await correctionsOf(whole.analysisId)).toEqual(['/invoices/1/amount_due', '/invoices/1/amount_due'])
  expect(await invoices()).toEqual([])
})

test('a statement of an application becomes an analysis of its own; a bank statement does not', async () => {
  const files: Sent[] = [
    ['sheet.pdf', await drawTinyStatement()],
    ['bank.pdf', await drawBankStatement(20)],
  ]
  const metadata = { appId: 'out-2', files: files.map(([fileName]) => ({ fileName })) }
  await desk.call('/application/data?wait=true', { method: 'POST', body: formOf(files, metadata) })
  const { body: listed } = await desk.call('/app/documents')
  const { documents } = listed as unknown as { documents: { id: string; fileName: string; appId: string }[] }
  const idOf = (name: string) => documents.find(({ fileName, appId }) => fileName === name && appId === 'out-2')!.id
  const out = (id: string) => desk.json(`/app/documents/${id}/move`, { appId: null, pages: null })
  expect(await out(idOf('bank.pdf'))).toMatchObject({ status: 400 })
  const { body } = await out(idOf('sheet.pdf'))
  expect(await resultOf((body as { analysisId: string }).analysisId)).toMatchObject({
    companyName: 'Alder Creek Tool Works, Inc.',
    balanceSheet: { assets: { totalAssets: 700_000 } },
  })
  const { data } = (await desk.call('/application/data/out-2')).body as { data: Record<string, unknown> }
  expect(data['financial_statement_analysis']).toBeNull()
})

test('a move without a body makes the whole file a new analysis', async () => {
  const files: Sent[] = [
    ['a.pdf', await drawTinyInvoice({ number: 'A-1' })],
    ['b.pdf', await drawTinyInvoice({ number: 'B-1', date: 'March 4, 2026' })],
  ]
  const { analysis_id: id } = await postInvoices(files)
  const [, file] = (await listOf(id)).files
  const moved = await desk.call(`/analyses/${id}/documents/${file!.id}/move`, { method: 'POST' })
  expect(moved).toMatchObject({ status: 200, body: { source_removed: false } })
  expect(await numbersOf((moved.body as unknown as { analysis_id: string }).analysis_id)).toEqual(['B-1'])
  expect(await numbersOf(id)).toEqual(['A-1'])
})

test('what cannot be moved is refused, and nothing changes', async () => {
  const { analysis_id: id } = await postInvoices([['stack.pdf', await invoicesFile()]])
  const [file] = (await listOf(id)).files
  expect((await move(id, file!.id, { pages: [1, 2] })).body).toEqual({
    message: 'These pages are no document of the file: split it first.',
  })
  expect((await move(id, file!.id, { analysisId: id })).status).toBe(400)
  expect((await move(id, 'nothing', {})).status).toBe(404)
  expect((await move('nothing', file!.id, {})).status).toBe(404)
  const { body: statement } = await desk.analyze(
    formOf([['sheet.pdf', await drawTinyStatement()]], [entryOf('sheet.pdf')]),
  )
  expect((await move(id, file!.id, { analysisId: statement['analysisId'], pages: [1] })).status).toBe(400)
  expect(await numbersOf(id)).toEqual(['Q-100', 'J-200', 'Q-101'])
})

test('stated documents are all that is read of a file', async () => {
  const { invoice_number: number, invoices } = await postInvoices([['stack.pdf', await invoicesFile()]], {
    documents: [{ pages: [2] }],
  })
  expect([number, invoices]).toEqual(['J-200', undefined])
})

/** Sheets of two companies, and one more year of the first, as one file. */
const companies = (): Promise<Buffer> =>
  drawTinyStatements([{}, { company: 'Birch Landing Bakery, LLC' }, { period: 'As of December 31, 2024' }])

test('statements of two companies in one file fail a check, and come apart', async () => {
  const { body } = await desk.analyze(formOf([['both.pdf', await companies()]], [entryOf('both.pdf')]))
  const id = body['analysisId'] as string
  expect(body).toMatchObject({ companyName: 'Alder Creek Tool Works, Inc.' })
  expect((body['periods'] as unknown[]).length).toBe(2)
  const checks = body['checks'] as { passed: boolean; message: string }[]
  expect(checks.filter(({ passed, message }) => !passed && /Birch Landing Bakery/.test(message))).toHaveLength(1)
  const path = '/periods/1/balanceSheet/assets/currentAssets/cash'
  await correct(id, path, 7)
  const separated = await desk.json(`/analyses/${id}/separate`, {})
  const [other] = (separated.body as { analysis_ids: string[] }).analysis_ids
  expect((await desk.call(`/analyses/${other!}`)).body).toMatchObject({
    companyName: 'Birch Landing Bakery, LLC',
    periodEnd: '2025-12-31',
    result: { balanceSheet: { assets: { totalAssets: 700_000 } } },
  })
  const left = await resultOf(id)
  expect(left['companyName']).toBe('Alder Creek Tool Works, Inc.')
  expect((left['checks'] as typeof checks).filter(({ message }) => /Birch/.test(message))).toEqual([])
  expect(await correctionsOf(id)).toEqual([path])
  expect(left['periods']).toMatchObject([{}, { balanceSheet: { assets: { currentAssets: { cash: 7 } } } }])
})

test('a correction of the newest statement keeps its period when a newer one is added', async () => {
  const { body } = await desk.analyze(formOf([['sheet.pdf', await drawTinyStatement()]], [entryOf('sheet.pdf')]))
  const id = body['analysisId'] as string
  await correct(id, '/balanceSheet/assets/currentAssets/cash', 7)
  const newer = await drawTinyStatement({ period: 'As of December 31, 2026' })
  const form = formOf([['newer.pdf', newer]], [entryOf('newer.pdf', { periodEnd: '2026-12-31' })])
  const added = await desk.call(`/analyses/${id}/documents`, { method: 'POST', body: form })
  expect(added.status).toBe(200)
  const result = await resultOf(id)
  expect(result['periodEnd']).toBe('2026-12-31')
  expect(result['periods']).toMatchObject([
    { periodEnd: '2026-12-31', balanceSheet: { assets: { currentAssets: { cash: 120_000 } } } },
    { periodEnd: '2025-12-31', balanceSheet: { assets: { currentAssets: { cash: 7 } } } },
  ])
})
