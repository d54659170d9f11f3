/** The total of the equity by arithmetic alone: the line below the liabilities that is what they leave of the assets. */
import type { Figure } from '../document/figure.ts'
import { confidenceFactors } from './confidence.ts'
import { roundUnits, type FigureContext, type FigureMap } from './statement-figures.ts'

const assetsPaths = ['assets.totalAssets', 'liabilitiesAndEquity.totalLiabilitiesAndEquity'] as const
const liabilitiesPath = 'liabilitiesAndEquity.totalLiabilities'
const currentPath = 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities'
const longTermPrefix = 'liabilitiesAndEquity.longTermLiabilities.'
const equityPath = 'liabilitiesAndEquity.equity.totalEquity'

/** A match of fewer digits may be chance. */
const fewestSteps = 10_000

/**
 * The figures with total equity added where no label named it and a line below the liabilities is exactly the difference: of a proprietor's
 * capital account, or a total whose label was lost. Unchanged where the equity is known or liabilities of long term stand between.
 */
export function withEquityLine(figures: FigureMap, context: FigureContext, column: number): FigureMap {
  if (context.kind !== 'balanceSheet' || figures.has(equityPath)) return figures
  const assets = figures.get(assetsPaths[0]) ?? figures.get(assetsPaths[1])
  // Where the print takes current liabilities off the assets first, more may follow before the equity.
  const hasLongTerm = [...figures].some(
    ([path, { value }]) => path.startsWith('~') || (path.startsWith(longTermPrefix) && value !== 0),
  )
  const liabilities = figures.get(liabilitiesPath) ?? (hasLongTerm ? undefined : figures.get(currentPath))
  if (assets === undefined || liabilities === undefined || liabilities.value === 0) return figures
  const place = liabilities.evidence.at(-1)
  const rest = assets.value - liabilities.value
  const from = context.placed.findIndex(({ line }) => line.values[column]?.box === place?.box)
  const found = context.placed.slice(from + 1).find(({ line: { values }, result, sectionTerm }) => {
    if (result !== null || (sectionTerm !== null && sectionTerm.term.field !== equityPath)) return false
    const amount = values[column]
    if (!amount || from < 0) return false
    const step = amount.step * context.scale
    return Math.abs(amount.value * context.scale - rest) <= step * 1.5 && Math.abs(rest) >= fewestSteps * step
  })?.line
  const amount = found?.values[column]
  if (found === undefined || !amount) return figures
  const equity: Figure = {
    value: roundUnits(amount.value * context.scale),
    confidence: Math.min(amount.confidence, assets.confidence, liabilities.confidence) * confidenceFactors.noLabel,
    method: context.method,
    evidence: [{ fileName: context.fileName, page: found.page, box: amount.box, text: amount.text }],
    label: found.label === '' ? null : found.label,
    scale: context.scale,
  }
  return new Map(figures).set(equityPath, equity)
}
