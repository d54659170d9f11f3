/** Main totals that no label names: lines whose amount is exactly what an identity of the statement leaves for them. */
import { identitiesOf } from '../../checks/identities.ts'
import { membersOf, solveFor, toleranceOf } from '../../checks/identity.ts'
import type { Field } from '../../document/field.ts'
import { amountAt, type ColumnContext, type FieldMap } from './column-context.ts'
import { candidatesOf, fieldFrom, type FieldCandidate } from './field-candidates.ts'
import { confidenceFactors } from './confidence.ts'
import { signed } from './sign-conventions.ts'

const liabilitiesField = 'liabilitiesAndEquity.totalLiabilities'
const currentField = 'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities'
const longTermPrefix = 'liabilitiesAndEquity.longTermLiabilities.'

/** What is left of revenue bears its own name or none: "Linehaul" above the expenses is revenue. */
const grossProfitField = 'ordinaryIncomeExpense.income.grossProfit'

/** A match of fewer digits may be chance. Half or double changes no tuned statement. */
const minSteps = 10_000

/**
 * Candidates for the totals an identity of the statement's spine needs and no label names (`named`: those that have one): a proprietor's capital
 * account, an unlabeled gross profit, a total whose label was lost. Each needs that identity to close.
 */
export function unlabeledCandidates(
  context: ColumnContext,
  named: ReadonlySet<string>,
  known: FieldMap,
): readonly FieldCandidate[] {
  const used = new Set(context.sources.fieldSources.flatMap(({ lines }) => lines.map(({ index }) => index)))
  // A total that says of what is no other.
  const free = context.classified.flatMap(({ line, sectionTerm, result }, index) =>
    used.has(index) || result !== null || (line.label !== '' && (line.normal.total || sectionTerm !== null))
      ? []
      : [index],
  )
  const current = onlyCurrent(named, known)
  const amount = (name: string) =>
    known.get(name)?.value ?? (name === liabilitiesField ? (current?.value ?? null) : null)
  const size = (index: number): number => Math.abs(amountAt(context, { index })?.value ?? 0)
  const found = identitiesOf(context.kind).flatMap(identity => {
    const missing = membersOf(identity).filter(name => !named.has(name) && amount(name) === null)
    const field = missing.find(name => !name.startsWith('~'))
    const isMain = identity.spine !== null || identity.strictness === 'strict'
    if (!isMain || missing.length !== 1 || field === undefined) return []
    const value = solveFor(identity, field, { amount })
    if (value === null || Math.abs(value) < minSteps * context.step) return []
    const tolerance = toleranceOf(context.step, membersOf(identity).length)
    return free.flatMap(index => {
      if (context.classified[index]!.line.label !== '' && field === grossProfitField) return []
      // What is left of a larger amount above it is not what came in.
      if (field.endsWith('.revenue') && context.classified.some((_, at) => at < index && size(at) > size(index)))
        return []
      const source = fieldAt(context, index, field)
      return source === null || Math.abs(source.value - value) > tolerance
        ? []
        : candidatesOf(field, source, { printed: 1 }, { needs: [identity.id], shared: false })
    })
  })
  if (found.length === 0) return []
  const more = new Map([...known, ...found.map(({ field, source }) => [field, source] as const)])
  found.push(...unlabeledCandidates(context, new Set([...named, ...more.keys()]), more))
  if (current === null || !found.some(({ needs }) => needs?.includes('assetsLessLiabilities'))) return found
  return [...found, ...candidatesOf(liabilitiesField, current, { printed: 1 }, { needs: ['assetsLessLiabilities'] })]
}

/** Total liabilities where only current ones are stated and nothing of long term stands between them and the equity. */
function onlyCurrent(named: ReadonlySet<string>, known: FieldMap): Field | null {
  const current = known.get(currentField)
  const others = [...known].some(
    ([path, { value }]) => path.startsWith('~') || (path.startsWith(longTermPrefix) && value !== 0),
  )
  if (current === undefined || named.has(liabilitiesField) || others) return null
  return { ...current, confidence: current.confidence * confidenceFactors.derived, method: 'derived', label: null }
}

function fieldAt(context: ColumnContext, index: number, field: string): Field | null {
  const { line } = context.classified[index]!
  const amount = amountAt(context, { index })
  if (amount === null) return null
  const value = signed(context, field, amount.value, [])
  return fieldFrom(context, value, amount.confidence * confidenceFactors.noLabel, [{ line, amount }])
}
