/** The bridge of the global cash flow as floating bars: each step begins where the one before ended. */
import type { GlobalCashFlow } from '../../../core/contract/cash-flow.ts'

export interface BridgeBar {
  readonly label: string
  readonly from: number
  readonly to: number
  /** `total`: it stands on zero. */
  readonly kind: 'up' | 'down' | 'total'
}

/** Steps, then the cash available and all debt service; null where a step is not stated. */
export function bridgeBars({
  bridge,
  cash_available: available,
  total_debt_service: service,
}: GlobalCashFlow): readonly BridgeBar[] | null {
  if (available === null || bridge.length === 0) return null
  let at = 0
  const steps = bridge.map(({ party, label, signed }): BridgeBar => {
    const from = at
    at += signed!
    return { label: `${party}: ${label}`, from, to: at, kind: signed! < 0 ? 'down' : 'up' }
  })
  const totals: readonly BridgeBar[] = [
    { label: 'Cash available', from: 0, to: available, kind: 'total' },
    ...(service === null ? [] : [{ label: 'Debt service of all', from: 0, to: service, kind: 'total' as const }]),
  ]
  return [...steps, ...totals]
}
