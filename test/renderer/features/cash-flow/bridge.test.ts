import { expect, test } from 'vitest'
import type { GlobalCashFlow } from '../../../../core/contract/cash-flow.ts'
import { bridgeBars } from '../../../../renderer/features/cash-flow/bridge.ts'

const step = (label: string, signed: number | null) => ({
  party: 'A',
  label,
  kind: 'entity' as const,
  signed,
  from: [],
  reason: null,
})
const group = (bridge: GlobalCashFlow['bridge'], available: number | null): GlobalCashFlow => ({
  ownership: [],
  bridge,
  debt_service: [],
  excluded: [],
  cash_available: available,
  total_debt_service: 40,
  dscr: null,
  reason: null,
  entities: [],
})

test('each step begins where the one before ended; totals stand on zero', () => {
  expect(bridgeBars(group([step('Cash flow', 100), step('Taxes', -30)], 70))).toEqual([
    { label: 'A: Cash flow', from: 0, to: 100, kind: 'up' },
    { label: 'A: Taxes', from: 100, to: 70, kind: 'down' },
    { label: 'Cash available', from: 0, to: 70, kind: 'total' },
    { label: 'Debt service of all', from: 0, to: 40, kind: 'total' },
  ])
})

test('a step that is not stated leaves no bridge to draw', () => {
  expect(bridgeBars(group([step('Cash flow', 100), step('Taxes', null)], null))).toBeNull()
})
