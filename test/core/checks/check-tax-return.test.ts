/** A sound return passes every check; a fault in one line fails the checks that speak of it, and points at it. */
import { describe, expect, it } from 'vitest'
import { checkTaxReturn, type TaxReturnToCheck } from '../../../core/checks/check-tax-return.ts'

const k1 = (share: number, lines: Record<string, number>) => ({
  partner_name: `Owner of ${share}`,
  partner_id: null,
  share_percent: share,
  amended: false,
  final: false,
  lines,
})

const sound: TaxReturnToCheck = {
  form: '1120-S',
  tax_year: 2021,
  lines: {
    ...{ '1a': 900_000, '1b': 1_000, '1c': 899_000, '2': 400_000, '3': 499_000, '6': 499_000 },
    ...{ '7': 100_000, '8': 150_000, '12': 30_000, '14': 40_000, '20': 320_000, '21': 179_000 },
    ...{ 'K.1': 179_000, 'K.4': 1_000, 'K.16d': 60_000, 'K.18': 180_000 },
    ...{ 'L.1.b': 40_000, 'L.1.d': 90_000, 'L.3.b': 50_000, 'L.3.d': 60_000, 'L.15.b': 90_000, 'L.15.d': 150_000 },
    ...{ 'L.16.b': 20_000, 'L.16.d': 10_000, 'L.24.b': 70_000, 'L.24.d': 140_000, 'L.27.b': 90_000, 'L.27.d': 150_000 },
    ...{ 'M-1.1': 178_000, 'M-1.3': 2_000, 'M-1.4': 180_000, 'M-1.8': 180_000 },
    ...{ '1125-A.1': 50_000, '1125-A.2': 410_000, '1125-A.6': 460_000, '1125-A.7': 60_000, '1125-A.8': 400_000 },
  },
  k1s: [k1(60, { '1': 107_400, '4': 600, '16D': 36_000 }), k1(40, { '1': 71_600, '4': 400, '16D': 24_000 })],
  statements: [{ title: 'Taxes and licenses', line: '12', items: [['Payroll taxes', 25_000], ['Licenses', 5_000]], total: 30_000 }], // prettier-ignore
}

const failed = (entry: TaxReturnToCheck) => checkTaxReturn(entry).filter(({ passed }) => passed === false)
const withLines = (lines: Record<string, number>): TaxReturnToCheck => ({
  ...sound,
  lines: { ...sound.lines, ...lines },
})

describe('a sound return', () => {
  it('passes, and every part of it was checked', () => {
    const checks = checkTaxReturn(sound)
    expect(failed(sound)).toEqual([])
    expect(checks.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        ...['total_deductions', 'schedule_k_total', 'schedule_l_balances_begin', 'schedule_l_liabilities_end'],
        ...['m1_ties_to_return', 'cost_of_goods_page_1', 'k1_sum_16D', 'statement_total_1', 'statement_line_1'],
      ]),
    )
  })

  it('follows the numbers of its year: line 20 of 2021 is line 21 of 2023', () => {
    const { '20': deductions, '21': income, ...rest } = sound.lines
    const entry = { ...sound, tax_year: 2023, lines: { ...rest, '21': deductions!, '22': income! } }
    expect(failed(entry)).toEqual([])
    expect(failed({ ...entry, lines: { ...entry.lines, '21': 310_000 } }).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['total_deductions', 'ordinary_income']),
    )
  })
})

describe('a fault', () => {
  it.each([
    ['page 1', { '21': 189_000 }, 'ordinary_income', '/lines/21'],
    ['Schedule L', { 'L.16.d': 100_000 }, 'schedule_l_liabilities_end', '/lines/L.16.d'],
    ['Form 1125-A', { '1125-A.8': 405_000 }, 'cost_of_goods_page_1', '/lines/1125-A.8'],
    ['Schedule M-1', { 'M-1.8': 170_000 }, 'm1_ties_to_return', '/lines/M-1.8'],
  ])('in %s fails its check at its place', (_, lines, id, pointer) => {
    const check = failed(withLines(lines)).find(found => found.id === id)
    expect(check).toMatchObject({ severity: 'high' })
    expect(check!.figures).toContain(pointer)
  })

  it('in a K-1 fails when all of them are there, and is not checked when one is missing', () => {
    const faulty = { ...sound, k1s: [k1(60, { '1': 108_400 }), sound.k1s[1]!] }
    expect(failed(faulty).map(({ id }) => id)).toContain('k1_sum_1')
    const alone = checkTaxReturn({ ...sound, k1s: [sound.k1s[0]!] }).find(({ id }) => id === 'k1_sum_1')
    expect(alone).toMatchObject({ passed: null })
  })

  it('in a statement fails against its own total and against its line', () => {
    const [statement] = sound.statements
    const faulty = { ...sound, statements: [{ ...statement!, total: 31_000 }] }
    expect(failed(faulty).map(({ id }) => id)).toEqual(['statement_total_1', 'statement_line_1'])
  })
})

describe('lines the return leaves blank', () => {
  it('are not checked: a small corporation without Schedules L and M-1', () => {
    const lines = Object.fromEntries(Object.entries(sound.lines).filter(([key]) => !/^[LM]/.test(key)))
    expect(checkTaxReturn({ ...sound, lines }).filter(({ id }) => /^schedule_l|^m1/.test(id))).toEqual([])
  })
})
