/** Debts of an application over HTTP: what a schedule, an application, the balance sheet and the bank state of one debt is one debt. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationStatus } from '../../core/contract/application.ts'
import { formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { bankWithLoan, closingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { applicationWithDebts, debtSchedule } from '../support/debt-documents.ts'

let desk: ApiDesk
const company = 'Alder Creek Tool Works, Inc.'
const path = '/application/data/debts'
const statusOf = async (): Promise<ApplicationStatus> => (await desk.call(path)).body as unknown as ApplicationStatus

beforeAll(async () => {
  desk = await openApiDesk()
  const files = [
    ['schedule.pdf', await debtSchedule(company)],
    ['application.pdf', await applicationWithDebts(company)],
    ['sheet.pdf', await closingSheet()],
    ['income.pdf', await yearOfIncome()],
    ['bank.pdf', await bankWithLoan()],
  ] as const
  const form = formOf(files, { appId: 'debts', files: files.map(([fileName]) => ({ fileName })) })
  expect((await desk.call('/application/data?wait=true', { method: 'POST', body: form })).status).toBe(200)
})
afterAll(() => desk.close())

test('a debt schedule is classified, listed with its places, and is the debt service', async () => {
  const { data, provenance, confidence } = await statusOf()
  expect(data!.documents!.find(({ name }) => name === 'schedule.pdf')?.doc_type).toBe('debt_schedule')
  expect(data!.debt_schedules).toMatchObject([
    { source: 'debt_schedule', company, as_of: '2025-12-31', totals: { balance: 134_650.5, payment: 2_820.25 } },
    { source: 'loan_application', lines: [{ lender: 'Juniper Valley Bank' }, { lender: 'Crestline Equipment' }] },
  ])
  expect(provenance['/debt_schedules/0/lines/1/balance']).toMatchObject({ page: 1, text: '96,250.50', label: 'Present Balance' }) // prettier-ignore
  expect(confidence['/debt_schedules/0/lines/1/balance']).toBeGreaterThan(0.9)
  // 12 payments of 1,180.25 and of 1,640.
  expect(data!.cash_flow!.periods[0]!.lines['debt_service']).toMatchObject({ value: 33_843 })
})

test('one debt of several sources is one debt; balances that disagree are shown', async () => {
  const { data, checks } = await statusOf()
  const [crestline, juniper, ...others] = data!.debts!
  expect(others.filter(({ status }) => status !== 'balance_sheet_only')).toEqual([])
  expect(crestline).toMatchObject({
    lender: 'Crestline Equipment Finance',
    status: 'confirmed',
    rate_percent: 7.5,
    sources: [{ kind: 'schedule' }, { kind: 'loan_application', balance: 38_400 }, { kind: 'bank' }],
  })
  expect(juniper).toMatchObject({ status: 'schedule_only', balance: 96_250.5 })
  const found = checks.find(({ id }) => id === 'debts.balance.schedule-2')
  expect(found).toMatchObject({ passed: false, expected: 96_250.5, actual: 97_890, difference: 1_639.5 })
})

test('a correction of a line changes the debt and its service', async () => {
  await desk.json(`${path}/corrections`, { path: '/debt_schedules/0/lines/1/payment', value: 1_700 })
  await desk.json(`${path}/corrections`, { path: '/debt_schedules/1/lines/0/balance', value: 96_250.5 })
  const { data, checks, provenance } = await statusOf()
  expect(data!.debts![1]).toMatchObject({ payment: 1_700, annual_debt_service: 20_400 })
  expect(data!.cash_flow!.periods[0]!.lines['debt_service']!.value).toBe(34_563)
  expect(provenance['/debt_schedules/0/lines/1/payment']).toMatchObject({ method: 'manual', text: '1,640' })
  expect(checks.find(({ id }) => id === 'debts.balance.schedule-2')?.passed).toBe(true)
  const refused = await desk.json(`${path}/corrections`, { path: '/debt_schedules/0/lines/9/payment', value: 1 })
  expect(refused.status).toBe(400)
})
