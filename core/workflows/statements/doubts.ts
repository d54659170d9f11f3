/** What failed checks and unread amounts do to the values beside them: their confidence, and the health score. */
import { capitalized, fieldName } from '../../analysis/wording.ts'
import type { HealthDoubts } from '../../analysis/health.ts'
import type { Check } from '../../contract/evidence.ts'
import { pointerOf, type FieldPath, type StatementKind } from '../../contract/statement-figures.ts'
import { valueOf, type Selection } from './combined-statement.ts'

/** Highest confidence of a value read in a strict identity that failed, whatever else confirms it. A person's word stays a person's word. */
export const maxContradictedConfidence = 0.89
/** Below this more than one value in four is wrong: no verdict rests on it. */
const minKeyConfidence = 0.7

const keyAmounts: readonly (readonly [StatementKind, FieldPath])[] = [
  ['incomeStatement', 'ordinaryIncomeExpense.income.revenue'],
  ['incomeStatement', 'netIncome'],
  ['balanceSheet', 'assets.totalAssets'],
]

const isStrictFailure = ({ passed, severity, figures }: Check): boolean =>
  passed === false && severity === 'high' && figures !== undefined

/** Pointers of the values in strict identities that failed. */
export const contradictedFields = (checks: readonly Check[]): ReadonlySet<string> =>
  new Set(checks.filter(isStrictFailure).flatMap(({ figures = [] }) => figures))

/** Doubts about the selected statements. A statement that was not submitted leaves no doubt about its amounts. */
export function healthDoubts(
  selection: Selection,
  checks: readonly Check[],
  confidence: Readonly<Record<string, number>>,
): HealthDoubts {
  const failed = checks.filter(
    ({ passed, severity, figures = [] }) =>
      passed === false && severity !== 'info' && figures.some(pointer => !pointer.startsWith('/periods/')),
  )
  const strict = failed.filter(isStrictFailure)
  const unread = keyAmounts.flatMap(([kind, path]) => {
    const statement = selection[kind]
    if (statement === null) return []
    const name = capitalized(fieldName(path))
    if (valueOf(statement, path) === null) return [`${name} was not read.`]
    return (confidence[pointerOf(kind, path)] ?? 1) < minKeyConfidence ? [`${name} is in doubt.`] : []
  })
  const keys = new Set(keyAmounts.map(([kind, path]) => pointerOf(kind, path)))
  const isKey = ({ figures = [] }: Check): boolean => figures.some(pointer => keys.has(pointer))
  return {
    key: [...unread, ...strict.filter(isKey).map(({ message }) => message)],
    others: failed.filter(check => !strict.includes(check) || !isKey(check)).map(({ message }) => message),
  }
}
