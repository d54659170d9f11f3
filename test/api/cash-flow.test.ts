/** The cash flow desk over HTTP: choices in, coverage out, as revisions of statement analyses and applications. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CashFlowReply, type CashFlow } from '../../core/contract/cash-flow.ts'
import { bankWithLoan, closingSheet, openingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { openWorkbook } from '../support/open-workbook.ts'
import { entryOf, formOf, openApiDesk, type Answer, type ApiDesk, type Sent } from '../support/api-desk.ts'

let desk: ApiDesk
let statements: readonly Sent[]
beforeAll(async () => {
  desk = await openApiDesk()
  statements = [
    ['closing.pdf', await closingSheet()],
    ['opening.pdf', await openingSheet()],
    ['income.pdf', await yearOfIncome()],
  ]
})
afterAll(() => desk.close())

const year = '2025-12-31/12'
const choose = (id: string, choices: unknown): Promise<Answer> => desk.json(`/analyses/${id}/cash-flow`, choices)
const replyOf = ({ status, body, text }: Answer): CashFlowReply => {
  expect({ status, text }).toMatchObject({ status: 200 })
  return CashFlowReply.parse(body)
}
const value = ({ periods }: CashFlow, name: string) => periods.find(({ id }) => id === year)!.lines[name]!.value

async function analyzed(): Promise<{
  readonly analysisId: string
  readonly cash_flow: CashFlow
  readonly provenance: Record<string, unknown>
}> {
  const metadata = [
    entryOf('closing.pdf'),
    entryOf('opening.pdf', { periodEnd: '2024-12-31' }),
    entryOf('income.pdf', { statementType: 'INCOME_STATEMENT' }),
  ]
  const { status, body } = await desk.analyze(formOf(statements, metadata))
  expect(status).toBe(200)
  return body as never
}

describe('a statement analysis', () => {
  test('has the cash flow of its year, every stated value with its place', async () => {
    const { cash_flow: cashFlow, provenance } = await analyzed()
    expect(value(cashFlow, 'ebitda')).toBe(160_000)
    expect(cashFlow.periods[0]!.uca!['gap']!.value).toBe(0)
    expect(value(cashFlow, 'tangible_net_worth')).toBe(350_000)
    const pointers = Object.values(cashFlow.periods[0]!.lines).flatMap(({ formula, from }) =>
      formula === 'stated' ? from : [],
    )
    const read = pointers.filter(pointer => !pointer.startsWith('/cash_flow/'))
    expect(read.length).toBeGreaterThan(10)
    expect(read.filter(pointer => provenance[pointer] === undefined)).toEqual([])
  })

  test('takes a loan, a schedule and approvals, each as the next revision', async () => {
    const { analysisId, cash_flow: before } = await analyzed()
    const [loss] = before.add_backs
    expect(loss).toMatchObject({ amount: 15_000, kind: 'one_time', approved: null })
    const first = replyOf(
      await choose(analysisId, {
        proposed_loan: { amount: 250_000, rate_percent: 9, term_months: 60 },
        debt_schedule: [{ lender: 'Harbor Trust Bank', balance: 210_000, payment: 4_000, frequency: 'monthly' }],
      }),
    )
    // The inspection of its files, which ends when it may, can make one as well.
    expect(first.revision).toBeGreaterThanOrEqual(2)
    expect(value(first.cash_flow, 'pro_forma_service')).toBe(110_275.08)
    expect(first.debts).toMatchObject([{ lender: 'Harbor Trust Bank', annual_debt_service: 48_000 }])
    const second = replyOf(
      await choose(analysisId, { add_backs: [{ id: loss!.id, approved: true, by: 'somebody else' }] }),
    )
    expect(second.revision).toBeGreaterThan(first.revision)
    expect(value(second.cash_flow, 'adjusted_ebitda')).toBe(175_000)
    expect(value(second.cash_flow, 'pro_forma_dscr')).toBeCloseTo(175_000 / 110_275.08, 12)
    // Whoever holds the key decided, not whom the body names.
    expect(second.cash_flow.add_backs[0]!.by).not.toBe('somebody else')
    const stored = await desk.call(`/analyses/${analysisId}`)
    expect((stored.body['result'] as { cash_flow: CashFlow }).cash_flow).toEqual(second.cash_flow)
    const workbook = await desk.call(second.workbook_url.replace(/^https?:\/\/[^/]+/, ''))
    expect(workbook.status).toBe(200)
  })

  test('keeps its choices when a value is corrected, and follows it', async () => {
    const { analysisId } = await analyzed()
    await choose(analysisId, { policy: { dscr_floor: 1.4 } })
    await desk.json(`/analyses/${analysisId}/corrections`, {
      path: '/incomeStatement/ordinaryIncomeExpense/expenses/depreciation',
      value: 45_000,
    })
    const { body } = await desk.call(`/analyses/${analysisId}`)
    const { cash_flow: cashFlow } = body['result'] as { cash_flow: CashFlow }
    expect(cashFlow.policy.dscr_floor).toBe(1.4)
    expect(value(cashFlow, 'ebitda')).toBe(170_000)
  })

  test('refuses what it cannot mean', async () => {
    const { analysisId } = await analyzed()
    const refusals: readonly (readonly [unknown, number])[] = [
      [{ preset: 'unheard-of' }, 400],
      [{ proposed_loan: { amount: -1, rate_percent: 9, term_months: 60 } }, 400],
      [{ add_backs: [{ id: 'nowhere', approved: true }] }, 400],
      [{ add_backs: [{ id: 'own', approved: true, period: '1999-12-31/12', amount: 1 }] }, 400],
    ]
    for (const [choices, status] of refusals)
      expect((await choose(analysisId, choices)).status, JSON.stringify(choices)).toBe(status)
    expect((await choose('no-such-analysis', {})).status).toBe(404)
    const { body } = await desk.call(`/analyses/${analysisId}/corrections`)
    expect(body['corrections']).toEqual([])
  })
})

describe('an application', () => {
  let id: string
  let payload: Record<string, unknown>
  const appId = 'cash-flow'
  beforeAll(async () => {
    const files: Sent[] = [...statements, ['bank.pdf', await bankWithLoan()]]
    const applicant = {
      businessLegalName: 'Alder Creek Tool Works, Inc.',
      owners: [{ firstName: 'Ada', lastName: 'Alder', ownershipPercentage: 100 }],
    }
    const form = formOf(files, { appId, applicant, files: files.map(([fileName]) => ({ fileName })) })
    const answer = await desk.call('/application/data?wait=true', { method: 'POST', body: form })
    expect(answer.status).toBe(200)
    payload = answer.body
    const { body } = await desk.call(`/application/data/${appId}`)
    id = (body['workflow_ids'] as string[])[0]!
  })

  test('states the debts of the bank and the cash flow of the applicant, with their places', async () => {
    expect(payload['debts']).toMatchObject([
      { lender: 'Crestline Equipment Loan', payment: 1_180.25, frequency: 'monthly', status: 'bank_only' },
    ])
    const cashFlow = payload['cash_flow'] as CashFlow
    expect(value(cashFlow, 'ebitda')).toBe(160_000)
    const { body } = await desk.call(`/application/data/${appId}`)
    const pointer = '/cash_flow/periods/0/lines/net_income/value'
    expect(cashFlow.periods[0]!.lines['net_income']!.from).toEqual([pointer])
    expect((body['provenance'] as Record<string, unknown>)[pointer]).toMatchObject({
      fileName: 'income.pdf',
      page: 1,
      text: '80,000',
    })
  })

  test('names the undisclosed loan with its debits, and needs review', async () => {
    const reply = replyOf(
      await choose(id, {
        debt_schedule: [{ lender: 'Harbor Trust Bank', balance: 210_000, payment: 4_000, frequency: 'monthly' }],
      }),
    )
    expect(reply.debts!.map(({ status }) => status)).toEqual(['schedule_only', 'undisclosed'])
    const workbook = await desk.call(reply.workbook_url.replace(/^https?:\/\/[^/]+/, ''))
    expect(workbook.headers.get('content-disposition')).toContain(
      'Alder Creek Tool Works, Inc. cash-flow application.xlsx',
    )
    const { body } = await desk.call(`/application/data/${appId}`)
    // Whatever its link: it shows the application as it is, with the transactions of all statements.
    const now = await fetch(body['report_url'] as string)
    const book = await openWorkbook(new Uint8Array(await now.arrayBuffer()))
    expect(book.worksheets.map(({ name }) => name)).toEqual(expect.arrayContaining(['Transactions', 'Debt']))
    expect(book.getWorksheet('Debt')!.getCell('A6').value).toBe('Harbor Trust Bank')
    expect(body['status']).toBe('needs_review')
    expect(body['message']).toMatch(
      /Undisclosed debt: payments of 1,180.25 to Crestline Equipment Loan.*2026-02-0\d: 1,180.25/,
    )
    const [from] = reply.debts![1]!.sources[0]!.from
    const { body: listed } = await desk.call(`/application/data/${appId}/transactions`)
    const index = Number(from!.split('/')[2])
    expect((listed['transactions'] as { description: string }[])[index]!.description).toContain('CRESTLINE')
  })

  test('adds its owner up to a global cash flow once everything is stated', async () => {
    const open = replyOf(await choose(id, {})).global_cash_flow!
    expect(open).toMatchObject({ dscr: null, ownership: [{ owner: 'Ada Alder', percent: 100 }] })
    expect(open.reason).toContain('Ada Alder: Income taxes are not stated.')
    const persons = [{ name: 'Ada Alder', wages: 90_000, taxes: 22_000, debt_service: 18_000, living_expense: 48_000 }]
    const { global_cash_flow: global } = replyOf(await choose(id, { persons }))
    // 160,000 + 90,000 − 22,000 − 48,000; 48,000 + 14,163 of the schedule and the bank, 18,000 of her own.
    expect(global).toMatchObject({ cash_available: 180_000, total_debt_service: 80_163 })
  })
})

test('invoices and balance sheets alone have no cash flow to choose for', async () => {
  const { body } = await desk.analyze(formOf([statements[0]!], [entryOf('closing.pdf')]))
  expect(body['cash_flow']).toBeNull()
  expect(await choose(body['analysisId'] as string, {})).toMatchObject({ status: 409 })
})
