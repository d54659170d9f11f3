/** Totals as printed against the lines above them, with the corrections of both. */
import { placeOf } from '../../document/place.ts'
import { exactAmount } from '../../analysis/wording.ts'
import type { Check } from '../../contract/evidence.ts'
import { quoted } from '../../contract/sentence.ts'
import { pointerOf } from '../../contract/statement-figures.ts'
import type { PrintedSum } from '../../checks/printed-sum.ts'
import { valueOf, type CombinedStatement } from './combined-statement.ts'
import type { PlacedStatement } from './placed-statements.ts'

/** More lines than this are counted, not listed. */
const maxListedLines = 8

/** One check of each total that is a field, and of every other whose lines do not add up to it. */
export const printedSumChecks = ({ statement, suffix, prefix }: PlacedStatement): Check[] =>
  (statement.sums ?? []).flatMap((sum, index) => {
    const actual = sum.path === null ? sum.total : (valueOf(statement, sum.path) ?? sum.total)
    const parts = withoutRepeats(sum.parts, sum.total, sum.tolerance)
    const printed = parts.reduce((all, { amount }) => all + amount, 0)
    const correction = correctionOf(sum, statement)
    const expected = rounded(printed + correction)
    const difference = rounded(actual * orientation(sum, statement) - expected)
    const passed = Math.abs(difference) <= sum.tolerance
    // A total over one line repeats it.
    if (passed && (sum.path === null || parts.length < 2)) return []
    const paths = [...(sum.path === null ? [] : [sum.path]), ...sum.members.map(({ path }) => path)]
    return [
      {
        id: `${statement.kind}.sum.${sum.path ?? index}${suffix}`,
        passed,
        expected,
        actual,
        difference,
        severity: passed ? 'info' : 'warning',
        message: messageOf({ ...sum, parts }, statement, { expected, actual, difference, passed, correction }),
        figures: paths.map(path => prefix + pointerOf(statement.kind, path)),
        // The first of the figures is not the total then.
        ...(sum.path === null && { place: placeOf(sum.place) }),
      },
    ]
  })

type Part = PrintedSum['parts'][number]

/**
 * The parts without what one of them repeats: an account may print its own total on its first line, and a subtotal of several lines may be
 * called no total. A line that stands twice is no subtotal.
 * All of them where that does not make the sum close.
 */
function withoutRepeats(parts: readonly Part[], total: number, allowed: number): readonly Part[] {
  const sum = (of: readonly Part[]): number => of.reduce((all, { amount }) => all + amount, 0)
  const closes = (of: readonly Part[]): boolean => of.length > 0 && Math.abs(sum(of) - total) <= allowed
  if (closes(parts)) return parts
  if (parts.length > 1 && Math.abs(parts[0]!.amount - total) <= allowed && closes(parts.slice(1))) return parts.slice(1)
  for (let end = 1; end < parts.length; end++)
    for (let start = end - 1; start >= 0; start--) {
      if (start === end - 1 && parts[start]!.label === parts[end]!.label) continue
      const rest = [...parts.slice(0, start), ...parts.slice(end)]
      if (Math.abs(sum(parts.slice(start, end)) - parts[end]!.amount) <= allowed && closes(rest)) return rest
    }
  return parts
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** What the corrections of fields among the lines add to the sum. */
const correctionOf = ({ members }: PrintedSum, statement: CombinedStatement): number =>
  members.reduce((sum, { path, value, sign }) => sum + sign * ((valueOf(statement, path) ?? value) - value), 0)

/** -1 where the field carries the printed total with the other sign. */
function orientation({ path, total }: PrintedSum, statement: CombinedStatement): 1 | -1 {
  const value = path === null ? total : (valueOf(statement, path) ?? total)
  return total * value < 0 && Math.abs(total + value) <= Math.abs(total) * 0.5 ? -1 : 1
}

interface SumOutcome extends Record<'expected' | 'actual' | 'difference', number> {
  readonly passed: boolean
  /** What corrections of its lines add to the printed sum. */
  readonly correction: number
}

/** "Gross profit 600 − Total expenses 450": what is taken off is written so. */
const termsOf = (parts: PrintedSum['parts']): string =>
  parts
    .map(({ label, amount }, index) =>
      index === 0
        ? `${label} ${exactAmount(amount)}`
        : `${amount < 0 ? '−' : '+'} ${label} ${exactAmount(Math.abs(amount))}`,
    )
    .join(' ')

function messageOf(
  { label, place: { page }, parts }: PrintedSum,
  { periodEnd }: CombinedStatement,
  { expected, actual, difference, passed, correction }: SumOutcome,
): string {
  const name = label === '' ? 'A total without a label' : quoted(label)
  const where = ` (page ${page}${periodEnd ? `, ${periodEnd}` : ''})`
  const lines =
    parts.length > maxListedLines || correction !== 0
      ? `its ${parts.length} lines${correction === 0 ? '' : ' as corrected'}`
      : termsOf(parts)
  if (passed) return `${name} ${exactAmount(actual)} = ${lines}${where}.`
  return `${name} is ${exactAmount(actual)}; ${lines} ${parts.length === 1 ? 'is' : 'make'} ${exactAmount(expected)}, a difference of ${exactAmount(Math.abs(difference))}${where}.`
}
