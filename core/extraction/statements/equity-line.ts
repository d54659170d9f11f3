/** The total of the equity by arithmetic alone: the line below the liabilities that is what they leave of the assets. */
import type { Field } from '../../document/field.ts'
import type { Amount } from '../../document/table.ts'
import { confidenceFactors } from './confidence.ts'
import type { ColumnContext, FieldMap } from './column-context.ts'
import { roundUnits } from './column-fields.ts'

const assetsPaths = ['assets.totalAssets', 'liabilitiesAndEquity.totalLiabilitiesAndEquity'] as const
const liabilitiesPath = 'liabilitiesAndEquity.totalLiabilities'
const currentPath = 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities'
const longTermPrefix = 'liabilitiesAndEquity.longTermLiabilities.'
const equityPath = 'liabilitiesAndEquity.equity.totalEquity'

/** A match of fewer digits may be chance. */
const minSteps = 10_000

/**
 * The amounts with total equity added where no label named it and a line below the liabilities is exactly the difference: of a proprietor's
 * capital account, or a total whose label was lost. Unchanged where the equity is known or liabilities of long term stand between.
 */
export function withEquityLine(fields: FieldMap, context: ColumnContext): FieldMap {
  const { column } = context
  if (context.kind !== 'balanceSheet' || fields.has(equityPath)) return fields
  const assets = fields.get(assetsPaths[0]) ?? fields.get(assetsPaths[1])
  // Where the print takes current liabilities off the assets first, more may follow before the equity.
  const hasLongTerm = [...fields].some(
    ([path, { value }]) => path.startsWith('~') || (path.startsWith(longTermPrefix) && value !== 0),
  )
  const liabilities = fields.get(liabilitiesPath) ?? (hasLongTerm ? undefined : fields.get(currentPath))
  if (assets === undefined || liabilities === undefined || liabilities.value === 0) return fields
  const evidence = liabilities.evidence.at(-1)
  const rest = assets.value - liabilities.value
  const from = context.classified.findIndex(({ line }) => line.values[column]?.box === evidence?.box)
  const isAt = (amount: Amount | null | undefined, value: number): boolean =>
    Boolean(amount) && Math.abs(amount!.value * context.scale - value) <= amount!.step * context.scale * 1.5
  // What follows the equity is at most the total of both sides; the net assets of a vertical balance sheet have their making-up below them.
  const below = context.classified
    .slice(from + 1)
    .filter(({ line: { values } }) => from >= 0 && values[column] && !isAt(values[column], assets.value))
  const last = below.at(-1)
  if (last === undefined || last.result !== null || !isAt(last.line.values[column], rest)) return fields
  const { line } = last
  const amount = line.values[column]!
  if (Math.abs(rest) < minSteps * amount.step * context.scale) return fields
  const equity: Field = {
    value: roundUnits(amount.value * context.scale),
    confidence: Math.min(amount.confidence, assets.confidence, liabilities.confidence) * confidenceFactors.noLabel,
    method: context.method,
    evidence: [{ fileName: context.fileName, page: line.page, box: amount.box, text: amount.text }],
    label: line.label === '' ? null : line.label,
    scale: context.scale,
  }
  const found = new Map(fields).set(equityPath, equity)
  // Nothing lies between: what was known of the liabilities is all of them, whatever another total says that may be misread.
  return fields.has(liabilitiesPath)
    ? found
    : found.set(liabilitiesPath, {
        ...liabilities,
        confidence: Math.min(equity.confidence, liabilities.confidence) * confidenceFactors.derived,
        method: 'derived',
        label: null,
      })
}
