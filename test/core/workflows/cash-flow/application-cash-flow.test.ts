/** Returns and Schedules K-1 of an application: the group follows from who owns what, and distributions are not counted twice. */
import { expect, test } from 'vitest'
import {
  applicationCashFlow,
  type ApplicationCashFlowInput,
} from '../../../../core/workflows/cash-flow/application-cash-flow.ts'
import type { LoanOwner } from '../../../../core/contract/full-analysis.ts'
import { noOwner } from '../../../../core/workflows/applications/loan.ts'
import type { FiledReturn } from '../../../../core/workflows/cash-flow/entities.ts'

const filed = (change: Partial<FiledReturn>): FiledReturn => ({
  form: '1120-S',
  tax_year: 2021,
  period_end: '2021-12-31',
  taxpayer_name: 'Cedar Works Inc',
  amended: null,
  draft: false,
  k1s: [],
  lines: {},
  pointer: '/tax_returns/0',
  ...change,
})
/** EBITDA 100,000 + 10,000 + 20,000; notes of 30,000 due. */
const works = filed({
  lines: { '13': 10_000, '21': 100_000, '4562.22': 20_000, 'L.17.b': 30_000, 'M-1.1': 98_000, 'K.16d': 40_000 },
  k1s: [{ partner_name: 'Ada Cedar', share_percent: 100, lines: { '1': 100_000, '16D': 40_000 } }],
})
/** Ada holds 12 %, and received 7,000. */
const minor = filed({
  form: '1065',
  taxpayer_name: 'Minor Partners LP',
  pointer: '/tax_returns/1',
  lines: { '15': 50_000, '16c': 1_000, '22': 900_000 },
  k1s: [{ partner_name: 'Ada Cedar', share_percent: 12, lines: { '1': 108_000, '19A': 7_000 } }],
})
const personal = filed({
  form: '1040',
  taxpayer_name: 'Ada Cedar',
  pointer: '/tax_returns/2',
  lines: { '1': 60_000, '24': 31_000, 'E.A.21': 2_000, 'E.A.18': 5_000, 'E.A.12': 4_000 },
})

const input: ApplicationCashFlowInput = {
  statements: [],
  returns: [works, minor, personal],
  borrower: 'Cedar Works, Inc.',
  owners: [],
  debits: [],
  positions: [],
  hasBank: false,
  choices: { persons: [{ name: 'Ada Cedar', debt_service: 12_000 }] },
}

test('the applicant’s return gives the cash flow, K-1s the ownership, and only outside distributions count', () => {
  const { cash_flow: cashFlow, global_cash_flow: global } = applicationCashFlow(input)
  expect(cashFlow!.periods[0]).toMatchObject({ source: 'tax_return', basis: 'tax' })
  expect(cashFlow!.periods[0]!.lines['ebitda']!.value).toBe(130_000)
  expect(cashFlow!.periods[0]!.lines['interest']!.from).toEqual(['/tax_returns/0/lines/13'])
  // 130,000 + 60,000 + 11,000 of the property + 7,000 of the partnership − 31,000; 40,000 and 12,000 of service.
  expect(global).toMatchObject({ cash_available: 177_000, total_debt_service: 52_000 })
  expect(global!.bridge.find(({ label }) => label.includes('Minor Partners'))!.from).toEqual([
    '/tax_returns/1/k1s/0/lines/19A',
  ])
  expect(global!.excluded).toMatchObject([{ party: 'Ada Cedar', amount: 40_000 }])
  expect(global!.entities).toMatchObject([{ name: 'Minor Partners LP' }])
})

test('guaranteed payments of a partnership are income of the partner who received them', () => {
  const paid = (lines: Readonly<Record<string, number>>) =>
    applicationCashFlow({
      ...input,
      returns: [
        works,
        {
          ...minor,
          k1s: [
            { partner_name: 'Ada Cedar', share_percent: 12, lines: { '19A': 7_000, ...lines } },
            { partner_name: 'Birch Holdings LLC', share_percent: 88, lines: { '4c': 90_000 } },
          ],
        },
        personal,
      ],
      choices: input.choices,
    }).global_cash_flow!.bridge.filter(({ label }) => label.includes('uaranteed'))
  expect(paid({ '4a': 20_000, '4b': 1_500, '4c': 21_500 })).toMatchObject([
    { signed: 21_500, from: ['/tax_returns/1/k1s/0/lines/4c'] },
  ])
  expect(paid({ '4': 18_000 })).toMatchObject([{ signed: 18_000, from: ['/tax_returns/1/k1s/0/lines/4'] }])
  expect(paid({ '4a': 20_000, '4b': 1_500 })).toHaveLength(2)
  expect(paid({})).toEqual([])
})

test('owners that the loan application names own its business, not the stranger whose statements came along', () => {
  const owner: LoanOwner = { ...noOwner, firstName: 'Ada', lastName: 'Cedar', ownershipPercentage: 70 }
  const stranger = filed({ ...works, taxpayer_name: 'Alder Kayaks LLC', k1s: [] })
  const { global_cash_flow: global } = applicationCashFlow({ ...input, returns: [stranger], owners: [owner] })
  expect(global!.ownership).toMatchObject([{ owner: 'Ada Cedar', entity: 'Cedar Works, Inc.', percent: 70 }])
})

test('an amended return replaces the one it amends, a draft counts for nothing beside it', () => {
  const amended = filed({
    ...works,
    amended: true,
    pointer: '/tax_returns/3',
    lines: { ...works.lines, '21': 110_000 },
  })
  const draft = filed({ ...works, draft: true, pointer: '/tax_returns/4', lines: { ...works.lines, '21': 990_000 } })
  const { cash_flow: cashFlow } = applicationCashFlow({ ...input, returns: [works, amended, draft] })
  expect(cashFlow!.periods).toHaveLength(1)
  expect(cashFlow!.periods[0]!.lines['ebitda']!.value).toBe(140_000)
})
