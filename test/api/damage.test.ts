/** A stored file or a page of the database that is damaged: the answer says so in a sentence, and the rest goes on. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryOf, formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

function change(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes[at]! ^= 1
  writeFileSync(path, bytes)
}

test('a damaged document is named where it is asked for; a damaged workbook is written again', async () => {
  const entry = { appId: 'one', files: [{ fileName: 'invoice.pdf' }] }
  const { body } = await desk.call('/application/data?wait=true', {
    method: 'POST',
    body: formOf([['invoice.pdf', await drawTinyInvoice()]], entry),
  })
  const [document] = body['documents'] as { url: string }[]
  const link = document!.url.replace(/^https?:\/\/[^/]+/, '')
  expect((await desk.call(link)).status).toBe(200)
  const [stored] = desk.storedFiles()
  const path = join(desk.dataDir, 'vault', stored!)
  change(path, statSync(path).size - 40)
  const answer = await desk.call(link)
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([500, 'DAMAGED'])
  expect(answer.body['message']).toBe(
    `The stored file ${stored!} is damaged on the disk and does not open; results that were read from it remain. Upload the document again, or bring back a backup with "npm run restore".`,
  )
  expect((await desk.call('/application/data/one')).status).toBe(200)

  const analyzed = await desk.analyze(
    formOf([['statement.pdf', await drawTinyStatement()]], [entryOf('statement.pdf')]),
  )
  const reportUrl = String(analyzed.body['reportUrl']).replace(/^https?:\/\/[^/]+/, '')
  const workbook = await desk.call(reportUrl)
  expect(workbook.status).toBe(200)
  const name = desk.storedFiles().find(file => file.endsWith('-r1'))!
  change(join(desk.dataDir, 'vault', name), 500)
  expect((await desk.call(reportUrl)).status).toBe(200)
})
