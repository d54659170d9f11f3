/** Total liabilities and total equity of a balance sheet that has lost both, where what is left proves them. */
import type { Field } from '../document/field.ts'
import { toleranceOf } from './check-statement.ts'

const assetsPath = 'assets.totalAssets'
const liabilitiesPath = 'liabilitiesAndEquity.totalLiabilities'
const currentPath = 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities'
const longTermPrefix = 'liabilitiesAndEquity.longTermLiabilities.'
const equityPrefix = 'liabilitiesAndEquity.equity.'
const equityPath = `${equityPrefix}totalEquity`

/** A chance sum of two figures is likelier than one of three: capital and earnings at least. */
const fewestParts = 2
/** A computed figure is a little less sure than the least sure of what it was computed from. */
const derivedFactor = 0.98

/**
 * The total of current liabilities and the lines of the equity make up total assets: nothing lies between them, so the first are all
 * liabilities and the second all equity. Nothing when either total was read, or any long-term liability.
 */
export function provenSides(figures: ReadonlyMap<string, Field>, step: number): ReadonlyMap<string, Field> {
  const [assets, current] = [figures.get(assetsPath), figures.get(currentPath)]
  const parts = [...figures].filter(([path]) => path.startsWith(equityPrefix)).map(([, fieldValue]) => fieldValue)
  const known = figures.has(liabilitiesPath) || figures.has(equityPath)
  if (known || assets === undefined || current === undefined || parts.length < fewestParts) return new Map()
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
