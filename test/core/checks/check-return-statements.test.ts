/** A return against the statements of the same year. */
import { describe, expect, it } from 'vitest'
import { checkReturnStatements } from '../../../core/checks/check-return-statements.ts'

const filed = {
  form: '1120-S' as const,
  tax_year: 2021,
  period_end: '2021-12-31',
  lines: { '1c': 899_000, 'M-1.1': 170_000, 'L.15.d': 200_000 },
}
const period = {
  periodEnd: '2021-12-31',
  months: 12,
  revenue: 899_000,
  netIncome: 170_000,
  totalAssets: 200_000,
  equity: null as number | null,
}
const results = (given: typeof period) => checkReturnStatements(filed, [given]).map(({ id, passed }) => [id, passed])

describe('a return and statements of the same year', () => {
  it('agree', () => {
    expect(results(period)).toEqual([
      ['return_statements_revenue', true],
      ['return_statements_netIncome', true],
      ['return_statements_totalAssets', true],
    ])
  })

  it('differ in what the statements state otherwise, at the line of the return', () => {
    expect(results({ ...period, revenue: 960_000 })[0]).toEqual(['return_statements_revenue', false])
    expect(checkReturnStatements(filed, [{ ...period, revenue: 960_000 }])[0]).toMatchObject({
      difference: -61_000,
      figures: ['/lines/1c'],
    })
  })

  it('are not compared over other periods', () => {
    expect(results({ ...period, periodEnd: '2020-12-31' })).toEqual([])
    expect(results({ ...period, months: 6 }).map(([id]) => id)).toEqual(['return_statements_totalAssets'])
  })

  it('agree in equity: the lines of Schedule L that make it, treasury stock taken off', () => {
    const lines = { 'L.22.d': 2000, 'L.24.d': 130_000, 'L.26.d': -5000 }
    const own = (equity: number) => checkReturnStatements({ ...filed, lines }, [{ ...period, equity }])
    expect(own(127_000)).toMatchObject([{ id: 'return_statements_equity', passed: true, actual: 127_000 }])
    expect(own(132_000)).toMatchObject([
      { passed: false, figures: ['/lines/L.24.d', '/lines/L.22.d', '/lines/L.26.d'] },
    ])
    expect(checkReturnStatements({ ...filed, lines: { 'L.22.d': 2000 } }, [{ ...period, equity: 2000 }])).toEqual([])
  })
})
