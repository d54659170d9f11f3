/** The accounting identities within the selected statements, in sentences with their figures, and what of them fails in other periods. */
import { capitalized, exactAmount, fieldName } from '../../analysis/wording.ts'
import { checkStatement, type CheckOutcome } from '../../checks/check-statement.ts'
import { membersOf } from '../../checks/identity.ts'
import type { Check } from '../../contract/evidence.ts'
import { pointerOf, statementKinds, type FieldPath } from '../../contract/statement-figures.ts'
import { fieldOf, valueOf, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'

/** Lines that extraction knows and the contract has no place for; without them their identities cannot be called broken here. */
const isUnlisted = (path: string): boolean => path.startsWith('~')

/** Every decided identity of the selected statements, then the broken ones of the other periods. Derived years repeat their parts: left out. */
export function identityChecks(selection: Selection, periods: readonly CombinedPeriod[]): Check[] {
  const selected = statementKinds.flatMap(kind => selection[kind] ?? [])
  const others = periods
    .flatMap((p, index) =>
      p.derived
        ? []
        : statementKinds.flatMap(kind => p.statements[kind] ?? []).map(statement => ({ statement, index })),
    )
    .filter(({ statement }) => !selected.includes(statement))
  return [
    ...selected.flatMap(statement => checksOf(statement, '', '')),
    ...others.flatMap(({ statement, index }) =>
      checksOf(statement, `.${statement.periodEnd}`, `/periods/${index}`).filter(check => check.passed === false),
    ),
  ]
}

/** Whether a balance sheet balances; null without one or when a total is missing. */
export function balances(sheet: CombinedStatement | null): boolean | null {
  if (!sheet) return null
  const outcomes = outcomesOf(sheet)
  const outcome = (id: string): CheckOutcome | undefined => outcomes.find(o => o.identity.id === id)
  const [printed, summed] = [outcome('balances'), outcome('assetsLessLiabilities')]
  if (printed && printed.verdict !== 'not checked') return printed.verdict === 'pass'
  if (!summed || summed.difference === null) return null
  return summed.verdict === 'pass'
}

const outcomesOf = (statement: CombinedStatement): readonly CheckOutcome[] =>
  checkStatement({ kind: statement.kind, figures: statement.figures, step: statement.step })

/** `prefix`: where the statement stands in the result. */
function checksOf(statement: CombinedStatement, suffix: string, prefix: string): Check[] {
  const unbalanced = statement.kind === 'balanceSheet' && balances(statement) === false
  return outcomesOf(statement).flatMap(outcome => {
    const { identity, difference } = outcome
    // A computed member makes its own sum close; that is no evidence.
    if (
      difference === null ||
      outcome.members.some(path => fieldOf(statement, path as FieldPath)?.method === 'derived')
    )
      return []
    const open = outcome.verdict === 'fail' && membersOf(identity).some(isUnlisted)
    const broken =
      outcome.verdict === 'fail'
        ? !open
        : unbalanced && identity.id === 'assetsLessLiabilities' && outcome.verdict !== 'pass'
    // A sum that leaves out what stands between its lines says nothing by not closing.
    if (outcome.verdict === 'not checked' && !broken) return []
    const passed = outcome.verdict === 'pass' ? true : broken ? false : null
    return [
      {
        id: `${statement.kind}.${identity.id}${suffix}`,
        passed,
        expected: outcome.expected,
        actual: outcome.actual,
        difference,
        severity: broken ? identity.severity : 'info',
        message: sentence(statement, outcome, passed),
        figures: outcome.members
          .filter(path => !isUnlisted(path))
          .map(path => prefix + pointerOf(statement.kind, path as FieldPath)),
      },
    ]
  })
}

/** "Total assets 877,895 = total liabilities 426,389 + total equity 451,506." */
function sentence(
  statement: CombinedStatement,
  { identity, expected, actual, difference, plus, minus }: CheckOutcome,
  passed: boolean | null,
): string {
  const total = capitalized(fieldName(identity.total))
  const terms = [...plus.map(one => ({ ...one, sign: '+' })), ...minus.map(one => ({ ...one, sign: '−' }))].flatMap(
    ({ name, sign }) => {
      const value = valueOf(statement, name as FieldPath)
      return value === null ? [] : [{ sign, text: `${fieldName(name)} ${exactAmount(value)}` }]
    },
  )
  const sum = terms.map(({ sign, text }, i) => (i === 0 && sign === '+' ? text : `${sign} ${text}`)).join(' ')
  const when = statement.periodEnd ? ` (${statement.periodEnd})` : ''
  if (passed) return `${total} ${exactAmount(actual!)} = ${sum}${when}.`
  const apart = terms.length > 1 ? `${sum} is ${exactAmount(expected!)}` : sum.replace(/ (\S+)$/, ' is $1')
  const explained = passed === null ? ' An effect of exchange rates may stand between.' : ''
  return `${total} is ${exactAmount(actual!)}; ${apart}, a difference of ${exactAmount(Math.abs(difference!))}${when}.${explained}`
}
