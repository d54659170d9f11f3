/** Lists: narrowed down, paged without gaps or repeats, unknown parameters refused by name, as CSV. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, openApiDesk, type Answer, type ApiDesk } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'

let desk: ApiDesk
interface Listed {
  readonly next: string | null
  readonly applications: readonly { readonly app_id: string }[]
  readonly analyses: readonly { readonly appId: string; readonly kind: string }[]
  readonly deliveries: readonly { readonly id: string; readonly state: string }[]
  readonly transactions: readonly Record<string, unknown>[]
  readonly paths: readonly string[]
  readonly confidence: Readonly<Record<string, number>>
}
const list = async (path: string): Promise<Listed> => (await desk.call(path)).body as unknown as Listed
const submit = async (appId: string, name: string, bytes: Uint8Array): Promise<Answer> =>
  desk.call('/application/data?wait=true', {
    method: 'POST',
    body: formOf([[name, bytes]], { appId, files: [{ fileName: name }] }),
  })

/** Three applications in one moment, a fourth three days later. */
beforeAll(async () => {
  desk = await openApiDesk()
  const invoice = await drawTinyInvoice()
  for (const appId of ['one', 'two', 'three']) await submit(appId, `${appId} invoice.pdf`, invoice)
  desk.clock.advance(3 * 24 * 60 * 60 * 1000)
  await submit('bank', 'march.pdf', await drawBankStatement(60, () => null))
})

afterAll(() => desk.close())

const dayOf = async (appId: string): Promise<string> => {
  const { body } = await desk.call(`/application/data/${appId}`)
  return String(body['created_at']).slice(0, 10)
}

describe('pages', () => {
  test('neither repeat nor skip what was received in one moment', async () => {
    const seen: string[] = []
    let cursor = ''
    for (let page = 0; page < 9; page++) {
      const { applications, next } = await list(`/application/data?limit=1${cursor}`)
      seen.push(...applications.map(({ app_id: id }) => id))
      if (next === null) break
      cursor = `&cursor=${next}`
    }
    expect(seen).toEqual(['bank', 'three', 'two', 'one'])
  })

  test('are asked for by the time of earlier versions too', async () => {
    const { body } = await desk.call('/application/data/bank')
    const { applications } = await list(`/application/data?before=${String(body['created_at'])}`)
    expect(applications.map(({ app_id: id }) => id)).toEqual(['three', 'two', 'one'])
  })

  test('a cursor that is none is refused', async () => {
    for (const path of ['/analyses', '/application/data', '/deliveries', '/application/data/bank/transactions'])
      expect((await desk.call(`${path}?cursor=nothing`)).status, path).toBe(400)
  })
})

describe('filters', () => {
  test('of analyses', async () => {
    const ids = async (query: string) => (await list(`/analyses?${query}`)).analyses.map(({ appId }) => appId)
    const day = await dayOf('one')
    expect(await ids('q=two%20inv')).toEqual(['two'])
    expect(await ids('kind=application&status=complete')).toHaveLength(4)
    expect(await ids('kind=invoices')).toEqual([])
    expect(await ids('status=failed')).toEqual([])
    expect(await ids(`from=${day}&to=${day}`)).toEqual(['three', 'two', 'one'])
    expect(await ids(`from=${await dayOf('bank')}`)).toEqual(['bank'])
  })

  test('of applications', async () => {
    const ids = async (query: string) => (await list(`/application/data?${query}`)).applications.map(a => a.app_id)
    const { body } = await desk.call('/application/data/bank')
    expect(await ids('q=march')).toEqual(['bank'])
    expect(await ids(`status=${String(body['status'])}`)).toContain('bank')
    expect(await ids('status=failed')).toEqual([])
    expect(await ids(`to=${await dayOf('one')}`)).toEqual(['three', 'two', 'one'])
  })

  test('of transactions, which keep the pointers of the whole list', async () => {
    const path = '/application/data/bank/transactions'
    const all = await list(path)
    expect([all.transactions.length, all.next]).toEqual([60, null])
    const { date, description } = all.transactions[7]!
    const found = await list(
      `${path}?from=${String(date)}&to=${String(date)}&q=${encodeURIComponent(String(description).toUpperCase())}`,
    )
    expect(found.paths).toContain('/transactions/7')
    expect(Object.keys(found.confidence).toSorted()).toEqual([...found.paths].toSorted())
    expect(found.transactions.every(transaction => transaction['date'] === date)).toBe(true)
    expect((await list(`${path}?account=none`)).transactions).toEqual([])
    const first = await list(`${path}?limit=40`)
    const second = await list(`${path}?limit=40&cursor=${first.next}`)
    expect([...first.transactions, ...second.transactions]).toEqual(all.transactions)
    expect(second.next).toBeNull()
  })

  test('of deliveries', async () => {
    expect((await list('/deliveries?status=dead&kind=application.analysis.completed&q=x')).deliveries).toEqual([])
  })
})

test('a parameter that a list does not know is refused by its name', async () => {
  for (const path of ['/analyses', '/application/data', '/deliveries', '/application/data/bank/transactions']) {
    const { status, body } = await desk.call(`${path}?limit=1&colour=red`)
    expect([path, status]).toEqual([path, 400])
    expect(String(body['message'])).toContain('colour')
  }
})

test('lists are CSV for who prefers it', async () => {
  const headers = { accept: 'text/csv' }
  const answer = await desk.call('/application/data/bank/transactions?limit=2', { headers })
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(answer.headers.get('link')).toMatch(/cursor=[\w-]+>; rel="next"$/)
  const lines = answer.text.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^account_number,date,description,amount,balance/)
  expect(lines).toHaveLength(3)
  const analyses = await desk.call('/analyses', { headers })
  expect(analyses.text.split('\r\n')[0]).toMatch(/^analysisId,kind,appId,status/)
  expect((await desk.call('/deliveries', { headers })).headers.get('content-type')).toMatch(/^text\/csv/)
})
