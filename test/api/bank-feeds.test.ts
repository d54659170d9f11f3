/** Bank feeds over the API: alone like a statement, beside the statement of the same days compared, malformed an exception. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, openApiDesk, type Answer, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'

let desk: ApiDesk
let statement: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  desk = await openApiDesk()
  statement = await drawBankStatement(40)
})
afterAll(() => desk.close())

let count = 0
async function submit(...files: readonly Sent[]): Promise<Answer & { readonly appId: string }> {
  const appId = `feeds-${(count += 1)}`
  const metadata = { appId, files: files.map(([fileName]) => ({ fileName })) }
  const answer = await desk.call('/application/data?wait=true', { method: 'POST', body: formOf(files, metadata) })
  return { ...answer, appId }
}
interface Bank {
  readonly accounts_summaries: {
    readonly account_number: string
    readonly ending_balance: number
    readonly total_credits: number
  }[]
  readonly sources: Record<string, unknown>[]
  readonly comparisons: { readonly differences: Record<string, unknown>[] }[]
}
const bankOf = ({ body }: Answer): Bank => body['bankstatements_data'] as Bank

/** The transactions of the drawn statement, as the service reads them. */
async function rowsOfStatement(): Promise<
  readonly { readonly date: string; readonly description: string; readonly amount: number }[]
> {
  const { appId } = await submit(['statement.pdf', statement])
  const { body } = await desk.call(`/application/data/${appId}/transactions`)
  return body['transactions'] as { date: string; description: string; amount: number }[]
}
const csvOf = (rows: Awaited<ReturnType<typeof rowsOfStatement>>): Uint8Array<ArrayBuffer> =>
  Buffer.from(
    [
      'Date,Description,Amount',
      ...rows.map(({ date, description, amount }) => `${date},${description.slice(0, 12)},${amount.toFixed(2)}`),
    ].join('\r\n'),
  )

test('a feed alone gives an account and transactions, with the lines they stand on', async () => {
  const rows = await rowsOfStatement()
  const answer = await submit(['export.csv', csvOf(rows)])
  expect(answer.body['documents']).toMatchObject([{ doc_type: 'bank_feed', name: 'export.csv', integrity: null }])
  const credits = rows.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0)
  const total = bankOf(answer).accounts_summaries.reduce((sum, { total_credits }) => sum + total_credits, 0)
  expect(total).toBeCloseTo(credits, 2)
  const { body } = await desk.call(`/application/data/${answer.appId}/transactions`)
  expect(body['transactions']).toHaveLength(40)
  expect((body['provenance'] as Record<string, unknown>)['/transactions/0']).toMatchObject({
    fileName: 'export.csv',
    method: 'feed',
    bbox: null,
    line: 2,
  })
})

test('beside its statement every row counts once; a changed cent, a missing and an added row are exceptions', async () => {
  const rows = await rowsOfStatement()
  const equal = await submit(['statement.pdf', statement], ['export.csv', csvOf(rows)])
  expect(bankOf(equal)).toMatchObject({
    comparisons: [{ rows_equal: 40, differences: [] }],
    accounts_summaries: [{ account_number: '000-7734821' }],
  })
  expect(bankOf(equal).sources.map(({ doc_type, rows_counted }) => [doc_type, rows_counted])).toEqual([
    ['bankstatement', 40],
    ['bank_feed', 0],
  ])

  const changed = rows
    .with(4, { ...rows[4]!, amount: rows[4]!.amount - 0.01 })
    .toSpliced(9, 1)
    .concat({ date: rows[20]!.date, description: 'CASH DEPOSIT', amount: 7421.5 })
  const differing = await submit(['statement.pdf', statement], ['export.csv', csvOf(changed)])
  expect(bankOf(differing).accounts_summaries).toEqual(bankOf(equal).accounts_summaries)
  const { differences } = bankOf(differing).comparisons[0]!
  expect(differences.map(({ signal }) => signal).toSorted()).toEqual([
    'feed-amount-differs',
    'feed-row-extra',
    'feed-row-missing',
  ])
  expect(differences.find(({ signal }) => signal === 'feed-amount-differs')).toMatchObject({
    pdf: { amount: rows[4]!.amount, page: 1, bbox: expect.any(Array) as number[] },
    feed: { amount: rows[4]!.amount - 0.01, line: 6 },
  })
  const status = await desk.call(`/application/data/${differing.appId}`)
  expect(status.body).toMatchObject({ status: 'needs_review' })
  const high = (status.body['checks'] as { id: string; severity: string; passed: boolean }[]).filter(
    ({ id, severity }) => severity === 'high' && id.startsWith('application.feed'),
  )
  expect(high.map(({ passed }) => passed)).toEqual([false, false, false])
})

test('a malformed feed is an exception of the application, which goes on; other data is none', async () => {
  const cut = Buffer.from('OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>')
  const answer = await submit(
    ['statement.pdf', statement],
    ['feed.qbo', cut],
    ['list.csv', Buffer.from('a,b\n1,2\n3,4\n')],
  )
  expect(answer.status).toBe(200)
  expect(bankOf(answer).accounts_summaries).toHaveLength(1)
  expect(answer.body['status_message']).toMatch(/feed\.qbo: The bank feed ends in the middle/)
  expect(answer.body['status_message']).toMatch(/list\.csv/)
})

test('the two analysis endpoints take no feed', async () => {
  for (const path of ['invoice-analysis', 'financial-statement-analysis']) {
    const body = formOf(
      [['feed.ofx', Buffer.from('OFXHEADER:100\n<OFX></OFX>')]],
      [{ appId: 'x', fileName: 'feed.ofx', statementType: 'BALANCE_SHEET', periodEnd: '2026-01-31' }],
    )
    expect((await desk.call(`/application/${path}`, { method: 'POST', body })).status).toBe(415)
  }
})
