/** Tax returns over HTTP: a return alone has captions, a spread and a cash flow, and they follow a correction. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationStatus } from '../../core/contract/application.ts'
import { formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { drawReturn } from '../support/drawn-return.ts'

let desk: ApiDesk
const path = '/application/data/return'
const statusOf = async (): Promise<ApplicationStatus> => (await desk.call(path)).body as unknown as ApplicationStatus

beforeAll(async () => {
  desk = await openApiDesk()
  const form = formOf([['return.pdf', await drawReturn()]], { appId: 'return', files: [{ fileName: 'return.pdf' }] })
  expect((await desk.call('/application/data?wait=true', { method: 'POST', body: form })).status).toBe(200)
})
afterAll(() => desk.close())

test('a return alone feeds cash flow and ratios; the applicant is its taxpayer', async () => {
  const { data, company_name: company, provenance } = await statusOf()
  expect(company).toBe('Juniper Gap Foundry Inc')
  expect(provenance['/tax_returns/0/lines/1a']).toMatchObject({ page: 1, label: 'Gross receipts or sales' })
  const [period] = data!.cash_flow!.periods
  expect(period).toMatchObject({ kind: 'fye', period_end: '2021-12-31', source: 'tax_return', basis: 'tax' })
  // 158,000 + interest 20,000 + depreciation 40,000.
  expect(period!.lines['ebitda']!.value).toBe(218_000)
  expect(data!.tax_return_analyses).toMatchObject([
    { source: 'tax_return', companyName: 'Juniper Gap Foundry Inc', periodEnd: '2021-12-31' },
  ])
})

test('a correction of a line changes its checks, the spread and the cash flow', async () => {
  const faults = async () =>
    (await statusOf()).data!.tax_returns![0]!.checks.filter(({ passed }) => passed === false).map(({ id }) => id)
  expect(await faults()).toEqual(['total_deductions'])
  const { status, checks } = await statusOf()
  expect(status).toBe('needs_review')
  const failed = checks.find(({ id }) => id === 'tax_returns.0.total_deductions')
  expect(failed?.figures?.[0]).toBe('/tax_returns/0/lines/20')
  await desk.json(`${path}/corrections`, { path: '/tax_returns/0/lines/20', value: 340_000 })
  await desk.json(`${path}/corrections`, { path: '/tax_returns/0/lines/21', value: 159_000 })
  expect(await faults()).toEqual([])
  expect((await statusOf()).status).toBe('complete')
  const { data } = await statusOf()
  expect(data!.cash_flow!.periods[0]!.lines['ebitda']!.value).toBe(219_000)
})
