/** A return's EBITDA holds each item once, whatever repeats it on other schedules. */
import { describe, expect, it } from 'vitest'
import { buildCashFlow } from '../../../../core/analysis/cash-flow/build-cash-flow.ts'
import { policyOf } from '../../../../core/analysis/cash-flow/policy.ts'
import { personalReturn } from '../../../../core/analysis/cash-flow/personal-return.ts'
import type { BusinessReturn } from '../../../../core/analysis/cash-flow/return-reader.ts'
import { returnPeriod } from '../../../../core/analysis/cash-flow/return-values.ts'

/** An invented S corporation with depreciation of 48,000, of which 18,000 are in the cost of goods sold. */
const lines = {
  '1a': 910_000,
  '1c': 900_000,
  '2': 500_000,
  '4': 7_500,
  '6': 407_500,
  '7': 90_000,
  '8': 110_000,
  '12': 22_000,
  '13': 16_000,
  '14': 30_000,
  '19': 60_000,
  '20': 328_000,
  '21': 79_500,
  'K.2': 12_000,
  'K.16d': 35_000,
  '4562.22': 48_000,
  '4562.44': 2_000,
  '8825.A.9': 4_000,
  '8825.A.14': 6_000,
  '8825.B.14': 1_000,
  'M-1.1': 84_000,
  'M-1.3b': 1_200,
  'L.1.b': 20_000,
  'L.1.d': 31_000,
  'L.2b.b': 70_000,
  'L.2b.d': 80_000,
  'L.10b.b': 200_000,
  'L.10b.d': 190_000,
  'L.15.b': 290_000,
  'L.15.d': 301_000,
  'L.16.b': 30_000,
  'L.16.d': 32_000,
  'L.17.b': 24_000,
  'L.17.d': 25_000,
  'L.20.b': 110_000,
  'L.20.d': 69_000,
  'L.22.b': 1_000,
  'L.22.d': 1_000,
  'L.24.b': 125_000,
  'L.24.d': 174_000,
  'L.27.b': 290_000,
  'L.27.d': 301_000,
}
const given: BusinessReturn = {
  form: '1120-S',
  tax_year: 2021,
  period_end: '2021-12-31',
  lines,
  pointer: '/tax_returns/0',
  statements: [
    {
      title: 'Other deductions',
      line: '19',
      items: [
        ['Legal settlement', 9_000],
        ['Utilities', 20_000],
      ],
    },
  ],
}

function cashFlow(change: Partial<BusinessReturn> = {}) {
  const { period, lines } = returnPeriod({ ...given, ...change })!
  return buildCashFlow({ currency: 'USD', periods: [period], lines, debts: null, policy: policyOf({})!, choices: {} })!
}

describe('an S corporation', () => {
  const result = cashFlow()
  const line = (name: string) => result.periods[0]!.lines[name]!

  it('begins at ordinary business income and takes depreciation from Form 4562 alone', () => {
    // 79,500 + 16,000 + 48,000 + 2,000 + 12,000 + 7,000 + 4,000
    expect(line('ebitda').value).toBe(168_500)
    expect(line('depreciation').from).toEqual(['/tax_returns/0/lines/4562.22'])
    // 84,000 + 16,000 + 0 + 48,000 + 2,000 + 7,000 + 4,000
    expect(line('book_ebitda').value).toBe(161_000)
  })
  it('covers the notes due within the year', () => {
    expect(line('debt_service').value).toBe(40_000)
    expect(line('distributions').value).toBe(35_000)
  })
  it('ties the UCA cash flow to Schedule L', () => {
    expect(result.periods[0]!.uca!['gap']!.value).toBe(0)
    expect(result.checks.find(({ id }) => id.startsWith('uca.equity'))).toMatchObject({ passed: true })
  })
  it('proposes gains and settlements, and counts none of them', () => {
    expect(result.add_backs.map(({ amount }) => amount)).toEqual([-7_500, -1_200, 9_000])
    expect(line('adjusted_ebitda').value).toBe(168_500)
  })
})

it('takes page 1 where Form 4562 is not there, and says what is missing', () => {
  const { '4562.22': _, ...rest } = lines
  const depreciation = cashFlow({ lines: rest }).periods[0]!.lines['depreciation']!
  expect(depreciation.value).toBe(30_000)
  expect(depreciation.notes[0]).toContain('cost of goods sold')
})

it('knows a blank line as none only where the deductions add up without it', () => {
  const { '13': _, ...blank } = lines
  expect(cashFlow({ lines: blank }).periods[0]!.lines['interest']).toMatchObject({
    value: null,
    reason: 'Interest expense: line 13 is blank.',
  })
  expect(cashFlow({ lines: { ...blank, '20': 312_000 } }).periods[0]!.lines['interest']!.value).toBe(0)
})

it('finds the lines by the numbers of the year', () => {
  const { '19': other, '20': total, '21': income, ...same } = lines
  const later = { ...same, '20': other, '21': total, '22': income }
  expect(cashFlow({ tax_year: 2023, lines: later }).periods[0]!.lines['taxable_earnings']!.value).toBe(79_500)
  expect(returnPeriod({ ...given, form: '7004' })).toBeNull()
})

describe('a year whose numbers are not in the table', () => {
  const { '19': other, '20': total, '21': income, ...same } = lines
  const later = { ...same, '20': other, '21': total, '22': income }

  it('is read by the nearest one where the deductions add up so, and says it', () => {
    const earnings = cashFlow({ tax_year: 2026, lines: later }).periods[0]!.lines['taxable_earnings']!
    expect(earnings.value).toBe(79_500)
    expect(earnings.notes).toEqual(['Line numbers as of 2024 for 2026: its deductions add up to their total by them.'])
    expect(cashFlow({ tax_year: 2009 }).periods[0]!.lines['taxable_earnings']!.value).toBe(79_500)
  })
  it('gives nothing where they do not', () => {
    expect(returnPeriod({ ...given, tax_year: 2031 })).toBeNull()
    expect(returnPeriod({ ...given, tax_year: 2026, lines: { ...later, '12': 23_000 } })).toBeNull()
  })
  it('is read on Form 1040 where its income and its tax add up', () => {
    const owner = { ...given, form: '1040', tax_year: 2025 }
    const printed = { '1z': 90_000, '2b': 500, '8': 40_000, '9': 130_500, '22': 20_000, '23': 5_650, '24': 25_650 }
    const found = personalReturn({ ...owner, lines: printed })!
    expect(found.incomes.map(({ label, amount }) => [label, amount.value])).toEqual([
      ['Wages', 9_000_000],
      ['Interest income', 50_000],
    ])
    expect(found.federalTax.value).toBe(2_565_000)
    expect(personalReturn({ ...owner, lines: { ...printed, '9': 131_500 } })).toBeNull()
    expect(personalReturn({ ...owner, lines: { ...printed, '23': null } })).toBeNull()
  })
})
