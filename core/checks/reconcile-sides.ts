/** Derives total liabilities and total equity of a balance sheet that states neither. */
import type { Field } from '../document/field.ts'
import { toleranceOf } from './identity.ts'

const assetsPath = 'assets.totalAssets'
const liabilitiesPath = 'liabilitiesAndEquity.totalLiabilities'
const currentPath = 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities'
const longTermPrefix = 'liabilitiesAndEquity.longTermLiabilities.'
const equityPrefix = 'liabilitiesAndEquity.equity.'
const equityPath = `${equityPrefix}totalEquity`

/** Two numbers add up by chance more often than three, so at least capital and earnings must be stated. */
const minEquityLines = 2
/** A derived value is a little less certain than the least certain value it is computed from. */
const derivedFactor = 0.98

/**
 * When total current liabilities and the equity lines add up to total assets, no liabilities can stand between them:
 * liabilities are all current, and the lines are all of the equity. Returns both totals, or an empty map when the sum
 * differs, when either total is stated, or when any long-term liability is.
 */
export function deriveSideTotals(figures: ReadonlyMap<string, Field>, step: number): ReadonlyMap<string, Field> {
  const [assets, current] = [figures.get(assetsPath), figures.get(currentPath)]
  const parts = [...figures].filter(([path]) => path.startsWith(equityPrefix)).map(([, fieldValue]) => fieldValue)
  const known = figures.has(liabilitiesPath) || figures.has(equityPath)
  if (known || assets === undefined || current === undefined || parts.length < minEquityLines) return new Map()
  if ([...figures].some(([path, { value }]) => path.startsWith(longTermPrefix) && value !== 0)) return new Map()
  const equity = parts.reduce((sum, { value }) => sum + value, 0)
  if (Math.abs(assets.value - current.value - equity) > toleranceOf(step, parts.length + 2)) return new Map()
  const derived = (value: number, sources: readonly Field[]): Field => ({
    value: Math.round(value * 10_000) / 10_000,
    confidence: Math.min(assets.confidence, current.confidence, ...parts.map(part => part.confidence)) * derivedFactor,
    method: 'derived',
    evidence: sources.flatMap(fieldValue => fieldValue.evidence),
    label: null,
    scale: assets.scale,
  })
  return new Map([
    [liabilitiesPath, derived(current.value, [current])],
    [equityPath, derived(equity, parts)],
  ])
}
