/** An invented group of three tiers against a calculation made manually: no dollar counts twice. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { globalCashFlow, type GlobalEntity, type GlobalInput } from '../../../../core/analysis/cash-flow/global.ts'
import { missing, type StatedValue } from '../../../../core/analysis/cash-flow/lines.ts'

const usd = (amount: number): StatedValue => ({ value: amount * 100, from: ['/x'], reason: null })
const entity = (
  name: string,
  cash: number,
  service: number,
  distributions: Record<string, number> = {},
): GlobalEntity => ({
  name,
  cashFlow: usd(cash),
  debtService: usd(service),
  distributions: Object.entries(distributions).map(([to, amount]) => ({ to, amount: usd(amount) })),
})

/**
 * Ada owns all of Holding, which owns 80 % of Works; she owns all of Yard, which rents its yard to Works, and 10 % of Minor. Works pays Ada
 * wages of 80,000, Holding a fee of 40,000 and Yard a rent of 60,000, and distributes 80,000 to Holding and 20,000 to Bo, who is outside.
 */
const group: GlobalInput = {
  entities: [
    // 600,000 before the fee and the rent.
    entity('Works LLC', 500_000, 200_000, { 'Holding Inc': 80_000, Bo: 20_000 }),
    // 80,000 of distributions and 40,000 of fees received, 10,000 of costs.
    entity('Holding, Inc.', 110_000, 0, { Ada: 50_000 }),
    // 60,000 of rent received, 15,000 of costs.
    entity('Yard LLC', 45_000, 30_000),
    entity('Minor LP', 900_000, 700_000, { Ada: 5_000 }),
  ],
  persons: [
    {
      name: 'Ada',
      incomes: [{ label: 'Wages', amount: usd(80_000) }],
      distributions: [{ entity: 'Holding Inc', amount: usd(50_000) }],
      taxes: usd(60_000),
      debtService: usd(24_000),
      livingExpense: usd(48_000),
    },
  ],
  ownership: [
    { owner: 'Ada', entity: 'Holding Inc', percent: 100, from: [] },
    { owner: 'Holding Inc', entity: 'Works LLC', percent: 80, from: [] },
    { owner: 'Bo', entity: 'Works LLC', percent: 20, from: [] },
    { owner: 'Ada', entity: 'Yard LLC', percent: 100, from: [] },
    { owner: 'Ada', entity: 'Minor LP', percent: 10, from: [] },
  ],
  intercompany: [
    { payer: 'Works LLC', receiver: 'Yard LLC', amount: usd(60_000) },
    { payer: 'Works LLC', receiver: 'Holding Inc', amount: usd(40_000) },
  ],
  controlPercent: 50,
}

describe('a group of three tiers', () => {
  const result = globalCashFlow(group)!

  it('equals what comes in from outside less what goes out', () => {
    // Works 600,000, Holding −10,000, Yard −15,000, Ada 80,000 of wages that Works deducted and 5,000 of Minor, less tax and living.
    expect(result.cash_available).toBe(600_000 - 10_000 - 15_000 + 80_000 + 5_000 - 60_000 - 48_000)
    expect(result.total_debt_service).toBe(254_000)
    expect(result.dscr).toBeCloseTo(552 / 254, 12)
  })
  it('shows the bridge, whose steps add up', () => {
    expect(result.bridge.reduce((sum, { signed }) => sum + signed!, 0)).toBe(552_000)
    expect(result.bridge.filter(({ kind }) => kind === 'elimination').map(({ signed }) => signed)).toEqual([
      -80_000, 60_000, -60_000, 40_000, -40_000,
    ])
  })
  it('names what it does not count', () => {
    expect(result.excluded.map(({ party, amount }) => [party, amount])).toEqual([
      ['Ada', 50_000],
      ['Bo', 20_000],
    ])
  })
  it('counts an entity below control with its distributions only', () => {
    const loose = {
      ...group,
      ownership: group.ownership.map(one =>
        one.entity === 'Works LLC' && one.owner !== 'Bo' ? { ...one, percent: 30 } : one,
      ),
    }
    const { bridge, total_debt_service: due } = globalCashFlow(loose)!
    expect(bridge.some(({ party }) => party === 'Works LLC')).toBe(false)
    expect(due).toBe(54_000)
  })
  it('has no sum where an input is not stated, and says which', () => {
    const [ada] = group.persons
    const open = globalCashFlow({ ...group, persons: [{ ...ada!, taxes: missing('Income taxes are not stated.') }] })!
    expect(open).toMatchObject({ cash_available: null, dscr: null, reason: 'Ada: Income taxes are not stated.' })
    expect(open.total_debt_service).toBe(254_000)
  })
})

const cents = fc.integer({ min: 0, max: 1_000_000 })
test.prop([fc.array(fc.record({ between: cents, paid: cents }), { minLength: 1, maxLength: 5 })])(
  'payments inside a group change no sum',
  moves => {
    const changed: GlobalInput = {
      ...group,
      entities: group.entities.map(one =>
        one.name === 'Works LLC'
          ? { ...one, cashFlow: usd(500_000 - moves.reduce((sum, { between }) => sum + between, 0)) }
          : one.name === 'Yard LLC'
            ? { ...one, cashFlow: usd(45_000 + moves.reduce((sum, { between }) => sum + between, 0)) }
            : one,
      ),
      intercompany: [
        ...group.intercompany,
        ...moves.map(({ between }) => ({ payer: 'Works LLC', receiver: 'Yard LLC', amount: usd(between) })),
      ],
    }
    expect(globalCashFlow(changed)!.cash_available).toBe(552_000)
  },
)

it('names the tax of a federal return as that', () => {
  const [ada] = group.persons
  const labelsOf = (from: string): readonly string[] =>
    globalCashFlow({ ...group, persons: [{ ...ada!, taxes: { ...usd(60_000), from: [from] } }] })!
      .bridge.filter(({ kind }) => kind === 'tax')
      .map(({ label }) => label)
  expect(labelsOf('/tax_returns/0/lines/24')).toEqual(['Federal income tax (state tax is not stated)'])
  expect(labelsOf('/cash_flow/choices/persons/0/taxes')).toEqual(['Income taxes'])
})
