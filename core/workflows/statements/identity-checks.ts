/** The accounting identities within the statements of every period, in sentences with their figures. */
import { capitalized, exactAmount, fieldName } from '../../analysis/wording.ts'
import { amountsOf, checkStatementAmounts, type CheckOutcome } from '../../checks/check-statement.ts'
import { membersOf } from '../../checks/identity.ts'
import type { Check } from '../../contract/evidence.ts'
import { pointerOf, type FieldPath } from '../../contract/statement-figures.ts'
import { fieldOf, valueOf, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'
import { placedStatements, type PlacedStatement } from './placed-statements.ts'
import { printedSumChecks } from './sum-checks.ts'

/** Lines that extraction knows and the contract has no place for. */
const isUnlisted = (path: string): boolean => path.startsWith('~')

/** Every identity whose terms are stated, of every period: passed, failed, or not checked with what is missing. */
export const identityChecks = (selection: Selection, periods: readonly CombinedPeriod[]): Check[] =>
  placedStatements(selection, periods).flatMap(placed => {
    const sums = printedSumChecks(placed)
    return [...fieldChecks(placed, sums), ...sums]
  })

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

const outcomesOf = ({ kind, figures, unlisted, step }: CombinedStatement): readonly CheckOutcome[] => {
  const stated = amountsOf(new Map(Object.entries(figures)))
  return checkStatementAmounts(kind, { amount: path => stated.amount(path) ?? unlisted?.[path] ?? null }, step)
}

/** `sums`: the checks of totals whose lines are known, which say more than the fields among them. */
function fieldChecks({ statement, suffix, prefix }: PlacedStatement, sums: readonly Check[]): Check[] {
  const unbalanced = statement.kind === 'balanceSheet' && balances(statement) === false
  const outcomes = outcomesOf(statement)
  const closing = new Set(
    outcomes.flatMap(({ identity, verdict, members }) =>
      verdict === 'pass' && members.length > 1 ? identity.total : [],
    ),
  )
  const reported = new Set<string>()
  const pointer = (path: string): string => prefix + pointerOf(statement.kind, path as FieldPath)
  return outcomes.flatMap(outcome => {
    const { identity, difference, verdict } = outcome
    const { total, strictness } = identity
    const isComputed = outcome.members.some(path => fieldOf(statement, path as FieldPath)?.method === 'derived')
    const plausible = strictness === 'plausible'
    const decisive = unbalanced && identity.id === 'assetsLessLiabilities'
    // Of the ways a document may make a total one is enough, and its own lines say more than the fields among them.
    if (plausible && !decisive && verdict !== 'pass' && (closing.has(total) || reported.has(total))) return []
    const summed = sums.find(({ figures }) => figures?.[0] === pointer(total))
    if (plausible && !decisive && summed && (identity.spine === null || (summed.passed && verdict !== 'pass')))
      return []
    const missing = missingIn(outcome)
    // A computed member makes its own sum close, and others miss what it was not computed from; neither is evidence.
    if ((verdict === 'pass' || plausible) && isComputed && !decisive) return []
    if (verdict === 'pass' && outcome.members.length < 2) return []
    if (difference === null && (missing.length === 0 || plausible)) return []
    // Extractions of earlier versions did not keep the lines outside the contract.
    const open =
      difference !== null && verdict === 'fail' && !statement.unlisted && membersOf(identity).some(isUnlisted)
    const passed = difference === null || open ? null : verdict === 'pass'
    if (passed === false) reported.add(total)
    const check: Check = {
      id: `${statement.kind}.${identity.id}${suffix}`,
      passed,
      expected: outcome.expected,
      actual: outcome.actual,
      difference,
      severity: passed === false ? identity.severity : 'info',
      message:
        difference === null
          ? `${identity.name}: not checked, because ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not stated${whenOf(statement)}.`
          : sentence(statement, outcome, { passed, plausible }),
      figures: outcome.members.filter(path => !isUnlisted(path)).map(pointer),
    }
    return [check]
  })
}

/** Names of what an identity needs and the statement does not state; none where nothing of it but the total is stated. */
function missingIn({ identity, actual, members }: CheckOutcome): readonly string[] {
  const [way] = identity.ways
  if (way === undefined || members.length === 0) return []
  const needed = [...way.plus, ...way.minus].filter(({ optional }) => !optional).map(({ name }) => name)
  const absent = [...(actual === null ? [identity.total] : []), ...needed.filter(name => !members.includes(name))]
  return absent.some(isUnlisted) ? [] : absent.map(fieldName)
}

const whenOf = ({ periodEnd }: CombinedStatement): string => (periodEnd ? ` (${periodEnd})` : '')

/** "Total assets 877,895 = total liabilities 426,389 + total equity 451,506." */
function sentence(
  statement: CombinedStatement,
  { identity, expected, actual, difference, plus, minus }: CheckOutcome,
  { passed, plausible }: { readonly passed: boolean | null; readonly plausible: boolean },
): string {
  const total = capitalized(fieldName(identity.total))
  const terms = [...plus.map(one => ({ ...one, sign: '+' })), ...minus.map(one => ({ ...one, sign: '−' }))].flatMap(
    ({ name, sign }) => {
      const value = valueOf(statement, name as FieldPath) ?? statement.unlisted?.[name] ?? null
      return value === null ? [] : [{ sign, text: `${fieldName(name)} ${exactAmount(value)}` }]
    },
  )
  const sum = terms.map(({ sign, text }, i) => (i === 0 && sign === '+' ? text : `${sign} ${text}`)).join(' ')
  const when = whenOf(statement)
  if (passed) return `${total} ${exactAmount(actual!)} = ${sum}${when}.`
  const apart = terms.length > 1 ? `${sum} is ${exactAmount(expected!)}` : sum.replace(/ (\S+)$/, ' is $1')
  const explained =
    passed === null
      ? ' An effect of exchange rates may stand between.'
      : plausible
        ? ' Lines that have no field of their own may stand between.'
        : ''
  return `${total} is ${exactAmount(actual!)}; ${apart}, a difference of ${exactAmount(Math.abs(difference!))}${when}.${explained}`
}
