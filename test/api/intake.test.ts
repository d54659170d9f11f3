/** Other files than PDFs at /application/data: pictures are read as scans, archives and messages become the documents in them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailOf, markedEncrypted, pictureOf, zipOf } from '../support/archives.ts'
import { formOf, openApiDesk, type Answer, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'

let desk: ApiDesk
let statement: Uint8Array<ArrayBuffer>
let invoice: Uint8Array
beforeAll(async () => {
  desk = await openApiDesk()
  statement = await drawBankStatement(20)
  invoice = new Uint8Array(await drawTinyInvoice())
})
afterAll(() => desk.close())

let count = 0
async function submit(...files: readonly Sent[]): Promise<Answer & { readonly appId: string }> {
  const appId = `intake-${(count += 1)}`
  const metadata = { appId, files: files.map(([fileName]) => ({ fileName })) }
  const answer = await desk.call('/application/data?wait=true', { method: 'POST', body: formOf(files, metadata) })
  return { ...answer, appId }
}
const documentsOf = ({ body }: Answer) =>
  body['documents'] as { readonly name: string; readonly doc_type: string; readonly url: string }[]
const sealed = (): readonly string[] => readdirSync(join(desk.dataDir, 'vault'))

test('an archive and a message become their documents, each with its path; the container is not kept', async () => {
  const mail = emailOf({ name: 'invoice.pdf', bytes: invoice })
  const before = sealed().length
  const answer = await submit([
    'packet.zip',
    await zipOf({ name: 'bank/q1.pdf', bytes: statement }, { name: 'mail.eml', bytes: mail }),
  ])
  expect(documentsOf(answer).map(({ name, doc_type }) => [name, doc_type])).toEqual([
    ['packet.zip/bank/q1.pdf', 'bankstatement'],
    ['packet.zip/mail.eml/invoice.pdf', 'invoice'],
  ])
  expect(sealed()).toHaveLength(before + 2)
  const file = await fetch(documentsOf(answer)[0]!.url)
  expect(file.headers.get('content-disposition')).toContain('filename="q1.pdf"')
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(statement))).toBe(true)
  await desk.call(`/application/data/${answer.appId}`, { method: 'DELETE' })
  expect(sealed()).toHaveLength(before)
})

test('a picture of a page is read as a scan, and served as a PDF', async () => {
  const jpeg = new Uint8Array(await (await pictureOf(statement)).jpeg({ quality: 90 }).toBuffer())
  const answer = await submit(['photo.jpg', jpeg])
  expect(documentsOf(answer)).toMatchObject([{ name: 'photo.jpg', doc_type: 'bankstatement' }])
  expect(answer.body['bankstatements_data']).toMatchObject({ accounts_summaries: [{ account_number: '000-7734821' }] })
  const file = await fetch(documentsOf(answer)[0]!.url)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toContain('filename="photo.jpg.pdf"')
})

test('what cannot be opened is an exception of the application, which goes on', async () => {
  const locked = markedEncrypted(await zipOf({ name: 'secret.pdf', bytes: statement }))
  const answer = await submit(
    ['statement.pdf', statement],
    ['locked.zip', locked],
    ['cut.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  )
  expect(answer.status).toBe(200)
  expect(answer.body['status_message']).toMatch(/locked\.zip\/secret\.pdf is encrypted/)
  expect(answer.body['status_message']).toMatch(/cut\.png: The picture is damaged/)
  expect(answer.body['bankstatements_data']).toMatchObject({ accounts_summaries: [{}] })
  const bomb = await zipOf({ name: 'a.csv', bytes: new Uint8Array(24_000_000) })
  const refused = await submit(['bomb.zip', bomb])
  expect([refused.status, refused.body['message']]).toEqual([
    413,
    expect.stringMatching(/bomb\.zip unpacks to more than 200 times its size/),
  ])
})

test('the feed of a message joins the statement beside it; a feed is downloaded as text', async () => {
  const { appId } = await submit(['statement.pdf', statement])
  const { body } = await desk.call(`/application/data/${appId}/transactions`)
  const rows = body['transactions'] as { date: string; description: string; amount: number }[]
  const csv = [
    'Date,Description,Amount',
    ...rows.map(({ date, description, amount }) => `${date},${description},${amount}`),
  ].join('\n')
  const answer = await submit(
    ['statement.pdf', statement],
    ['mail.eml', emailOf({ name: 'export.csv', bytes: Buffer.from(csv) })],
  )
  expect(answer.body['bankstatements_data']).toMatchObject({
    comparisons: [{ feed: 'mail.eml/export.csv', rows_equal: 20, differences: [] }],
  })
  const file = await fetch(documentsOf(answer)[1]!.url)
  expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('the two analysis endpoints take neither archives nor pictures', async () => {
  for (const [name, bytes] of [
    ['a.zip', await zipOf({ name: 'a.pdf', bytes: invoice })],
    ['a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ] as const) {
    const body = formOf([[name, bytes]], [{ appId: 'x', fileName: name }])
    expect((await desk.call('/application/invoice-analysis', { method: 'POST', body })).status).toBe(415)
  }
})
