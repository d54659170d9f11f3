/** Earnings, coverage, leverage and the proposed loan against figures calculated manually. */
import { describe, expect, it } from 'vitest'
import { buildCashFlow, type CashFlowInput } from '../../../../core/analysis/cash-flow/build-cash-flow.ts'
import { periodsOf } from '../../../../core/analysis/cash-flow/periods.ts'
import { creditPresets, dscrFloor, policyOf } from '../../../../core/analysis/cash-flow/policy.ts'
import { CreditPolicy, type CashFlow, type CashFlowChoices } from '../../../../core/contract/cash-flow.ts'
import { shopSheet } from '../subjects.ts'
import { period, shopFlows, shopIncome } from './cash-flow-subjects.ts'

const year = period({ end: '2024-12-31', income: shopIncome, flows: shopFlows, sheet: shopSheet, opening: shopSheet })

function cashFlow(statements = [year], choices: CashFlowChoices = {}, more: Partial<CashFlowInput> = {}): CashFlow {
  return buildCashFlow({
    currency: 'USD',
    periods: periodsOf(statements),
    lines: [],
    debts: null,
    policy: policyOf(choices)!,
    choices,
    ...more,
  })!
}
const value = (result: CashFlow, name: string, index = 0) => result.periods[index]!.lines[name]!.value

describe('a fiscal year', () => {
  const result = cashFlow()

  it('counts depreciation once, from the cash flow statement, which holds all of it', () => {
    expect(value(result, 'ebitda')).toBe(185_000)
    expect(result.periods[0]!.lines['depreciation']!.from).toEqual([
      '/cashFlowStatement/operatingActivities/depreciation',
    ])
    expect(result.periods[0]!.lines['ebitda']!.from).toContain('/cash_flow/periods/0/lines/net_income')
  })
  it('covers last year’s current portion and the interest', () => {
    expect(value(result, 'debt_service')).toBe(60_000)
    expect(value(result, 'dscr')).toBeCloseTo(185 / 60, 12)
    // 185,000 − 60,000 − 30,000 − 25,000
    expect(value(result, 'fccr')).toBeCloseTo(70 / 60, 12)
  })
  it('measures leverage, net worth and days', () => {
    expect(value(result, 'total_debt')).toBe(440_000)
    expect(value(result, 'debt_to_ebitda')).toBeCloseTo(440 / 185, 12)
    expect(value(result, 'working_capital')).toBe(250_000)
    expect(value(result, 'dso')).toBeCloseTo(73, 12)
    expect(value(result, 'dio')).toBeCloseTo(91.25, 12)
    expect(value(cashFlow([year], { subordinated_debt: 50_000, due_from_owners: 20_000 }), 'tangible_net_worth')).toBe(
      430_000,
    )
    expect(value(cashFlow([year], { subordinated_debt: 50_000 }), 'senior_debt')).toBe(390_000)
  })
  it('has no value and its reason where an input is missing', () => {
    const {
      'ordinaryIncomeExpense.interestExpense': _,
      'ordinaryIncomeExpense.operatingIncome': __,
      ...unstated
    } = shopIncome
    const { lines } = cashFlow([period({ end: '2024-12-31', income: unstated, sheet: shopSheet })]).periods[0]!
    expect(lines['ebitda']).toMatchObject({
      value: null,
      reason: 'Interest expense: not stated in the income statement.',
    })
    expect(lines['dscr']!.value).toBeNull()
  })
  it('knows that there is no interest where operating income leads to net income without any', () => {
    const income = { ...shopIncome, 'ordinaryIncomeExpense.operatingIncome': 120_000 }
    const { 'ordinaryIncomeExpense.interestExpense': _, ...without } = income
    const { lines } = cashFlow([period({ end: '2024-12-31', income: without, sheet: shopSheet })]).periods[0]!
    expect(lines['interest']).toMatchObject({ value: 0 })
    expect(lines['interest']!.notes[0]).toContain('leads to net income of 90,000')
  })
  it('knows that nothing falls due where the current liabilities add up without it', () => {
    const path = 'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt'
    const { [path]: due, ...rest } = shopSheet
    const closed = { ...rest, 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 250_000 - due! }
    const year = (sheet: typeof shopSheet) => [period({ end: '2024-12-31', income: shopIncome, sheet, opening: sheet })]
    expect(value(cashFlow(year(closed)), 'debt_service')).toBe(20_000)
    expect(value(cashFlow(year(rest)), 'debt_service')).toBeNull()
  })
  it('takes distributions of a closing section without such a line as none, and else as unknown', () => {
    const { 'financingActivities.dividendsPaid': _, ...rest } = shopFlows
    const closed = { ...rest, 'financingActivities.netCashFromFinancingActivities': -10_000 }
    expect(value(cashFlow([period({ end: '2024-12-31', income: shopIncome, flows: closed })]), 'distributions')).toBe(0)
    expect(
      value(cashFlow([period({ end: '2024-12-31', income: shopIncome, flows: rest })]), 'distributions'),
    ).toBeNull()
  })
})

describe('interim periods', () => {
  const half = (end: string, netIncome: number, revenue: number) =>
    period({
      end,
      months: 6,
      income: { ...shopIncome, netIncome, 'ordinaryIncomeExpense.income.revenue': revenue },
      flows: shopFlows,
      sheet: shopSheet,
      opening: shopSheet,
    })
  const result = cashFlow([half('2025-06-30', 50_000, 520_000), year, half('2024-06-30', 40_000, 480_000)])

  it('are shown as TTM, annualized and as printed', () => {
    expect(result.periods.map(({ id }) => id)).toEqual([
      '2025-06-30/ttm',
      '2025-06-30/annualized',
      '2025-06-30/6',
      '2024-12-31/12',
      '2024-06-30/annualized',
      '2024-06-30/6',
    ])
  })
  it('add up to twelve months', () => {
    expect(value(result, 'net_income')).toBe(100_000)
    expect(value(result, 'sales')).toBe(1_040_000)
    expect(value(result, 'debt_service')).toBe(60_000)
  })
  it('are scaled by 365 / 181', () => {
    expect(value(result, 'net_income', 1)).toBe(100_828.73)
    expect(value(result, 'net_income', 2)).toBe(50_000)
  })
  it('are not held against a year of debt service as printed', () => {
    expect(result.periods[2]!.lines['dscr']).toMatchObject({
      value: null,
      reason: expect.stringContaining('6 months') as string,
    })
  })
})

describe('add-backs', () => {
  const lines = [
    {
      period: '2024-12-31/12',
      label: 'Loss on sale of truck',
      effect: -12_000.5,
      from: ['/incomeStatement/netIncome'],
      page: 2,
    },
    {
      period: '2024-12-31/12',
      label: 'PPP loan forgiveness',
      effect: 40_000,
      from: ['/incomeStatement/netIncome'],
      page: 2,
    },
    { period: '2024-12-31/12', label: 'Office supplies', effect: -3_000, from: [], page: 2 },
  ]
  it('are proposed from evidence and count for nothing until a person approves', () => {
    const result = cashFlow([year], {}, { lines })
    expect(result.add_backs.map(({ amount, kind, approved }) => [amount, kind, approved])).toEqual([
      [12_000.5, 'one_time', null],
      [-40_000, 'one_time', null],
    ])
    expect(value(result, 'adjusted_ebitda')).toBe(185_000)
  })
  it('count when they are approved, with entries of one’s own', () => {
    const [loss, relief] = cashFlow([year], {}, { lines }).add_backs
    const add_backs = [
      { id: loss!.id, approved: true, by: 'Ada' },
      { id: relief!.id, approved: false, by: 'Ada' },
      {
        id: 'rent',
        approved: true,
        period: '2024-12-31/12',
        amount: 18_000,
        kind: 'rent_to_owner' as const,
        reason: 'Rent above market',
      },
    ]
    const result = cashFlow([year], { add_backs }, { lines })
    expect(value(result, 'adjusted_ebitda')).toBe(215_000.5)
    expect(result.periods[0]!.lines['add_backs']!.from).toEqual([
      '/cash_flow/add_backs/0/amount',
      '/cash_flow/add_backs/2/amount',
    ])
    expect(result.add_backs[1]).toMatchObject({ approved: false, by: 'Ada' })
  })
})

describe('a proposed loan', () => {
  const loan = { amount: 250_000, rate_percent: 9, term_months: 60 }
  it('is paid by a level payment', () => {
    const result = cashFlow([year], { proposed_loan: loan })
    expect(result.proposed_loan).toEqual({
      financed_amount: 250_000,
      payment: 5189.59,
      balloon: 0,
      total_interest: 61_375.4,
      annual_debt_service: 62_275.08,
    })
    expect(value(result, 'pro_forma_service')).toBe(122_275.08)
    expect(value(result, 'pro_forma_dscr')).toBeCloseTo(185_000 / 122_275.08, 12)
  })
  it('leaves a balloon when it amortizes over more than its term, and finances its fees', () => {
    const long = { ...loan, amortization_months: 240, fees: 5_000, finance_fees: true }
    const { proposed_loan: paid } = cashFlow([year], { proposed_loan: long })
    expect(paid).toMatchObject({ financed_amount: 255_000, payment: 2294.3 })
    // 255,000 × 1.0075^60 − 2,294.30 × (1.0075^60 − 1) / 0.0075
    expect(paid!.balloon).toBeCloseTo(226_203.06, 2)
  })
  it('breaks even where DSCR reaches the floor', () => {
    const { sensitivity } = cashFlow([year], { proposed_loan: loan })
    expect(sensitivity!.floor).toBe(1.25)
    expect(sensitivity!.dscr[0]![0]).toBeCloseTo(185_000 / 122_275.08, 12)
    // (185,000 − 1.25 × 122,275.08) / 400,000
    expect(sensitivity!.break_even_decline).toBeCloseTo(8.039, 3)
    expect(sensitivity!.dscr[2]![0]).toBeCloseTo((185_000 - 40_000) / 122_275.08, 12)
    expect(sensitivity!.break_even_rise).toBeGreaterThan(10)
  })
  it('takes the debts it pays off out of the debt service', () => {
    const debts = [
      {
        id: 'a',
        lender: 'Harbor Bank',
        kind: 'term',
        payment: 1_000,
        frequency: 'monthly',
        annual_debt_service: 12_000,
        status: 'confirmed',
      },
      {
        id: 'b',
        lender: 'Axle Lease',
        kind: 'lease',
        payment: 500,
        frequency: 'monthly',
        annual_debt_service: 6_000,
        status: 'confirmed',
      },
    ].map(debt => ({
      ...debt,
      original_amount: null,
      balance: null,
      rate_percent: null,
      maturity: null,
      collateral: null,
      subordinated: false,
      sources: [],
      implied_rate_percent: null,
    }))
    const result = cashFlow([year], { proposed_loan: { ...loan, pays_off: ['b'] } }, { debts: debts as never })
    expect(value(result, 'debt_service')).toBe(18_000)
    expect(value(result, 'pro_forma_service')).toBe(74_275.08)
  })
})

describe('policies', () => {
  it('are as the contract says', () => {
    for (const preset of creditPresets) expect(CreditPolicy.strict().parse(preset)).toEqual(preset)
  })
  it('are dated, and name what is to be verified', () => {
    expect(creditPresets.find(({ id }) => id === 'sba-7a-2026')).toMatchObject({
      dscr_floor: 1.15,
      small_loan_dscr_floor: 1.1,
      dated: '2026-01-01',
      verify: expect.arrayContaining(['dscr_floor']) as string[],
    })
  })
  it('are edited by the choices, and what was edited needs no verification', () => {
    expect(policyOf({ preset: 'sba-7a-2026', policy: { dscr_floor: 1.2 } })).toMatchObject({
      dscr_floor: 1.2,
      verify: expect.not.arrayContaining(['dscr_floor']) as string[],
    })
    expect(policyOf({ preset: 'unknown' })).toBeNull()
  })
  it('hold small loans to a floor that a person states, unless one is stated for these', () => {
    const floorAt = (policy: CashFlowChoices['policy']): number | null =>
      dscrFloor(policyOf({ preset: 'sba-7a-2026', ...(policy && { policy }) })!, 50_000)
    expect(floorAt(undefined)).toBe(1.1)
    expect(floorAt({ dscr_floor: 1.3 })).toBe(1.3)
    expect(floorAt({ dscr_floor: 1.3, small_loan_dscr_floor: 1.2 })).toBe(1.2)
  })
  it('put the owners’ tax in the place of distributions where they say so', () => {
    const choices: CashFlowChoices = { policy: { distributions: 'estimated_tax', owners_tax_percent: 30 } }
    expect(value(cashFlow([year], choices), 'distributions')).toBe(27_000)
    expect(value(cashFlow([year], { policy: { distributions: 'estimated_tax' } }), 'fccr')).toBeNull()
  })
})
