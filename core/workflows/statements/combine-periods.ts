/** Statements → periods, newest first, with years derived from their quarters or months. */
import { isQuarterApart, daysBetween, samePeriod } from '../../analysis/calendar.ts'
import { fieldPaths, statementKinds, type FieldPath, type StatementKind } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import { emptySelection, fieldOf, type CombinedPeriod, type CombinedStatement } from './combined-statement.ts'

/** Balances among the flows of a cash flow statement: the year opens with the first part's and closes with the last's. */
const openingPath: FieldPath = 'beginningCashBalance'
const closingPath: FieldPath = 'endingCashBalance'

/**
 * Groups dated statements into periods: newest end first; of one end the printed before the derived, and of those the longest of at most
 * 12 months first. A balance sheet joins the first period of its end.
 */
export function combinePeriods(statements: readonly CombinedStatement[]): CombinedPeriod[] {
  const flows = statements.filter(s => s.kind !== 'balanceSheet')
  const periods = new Map<string, CombinedPeriod>()
  for (const statement of [...flows, ...derivedYears(flows)].sort(byLength)) {
    const key = keyFor(statement, periods)
    const period = periods.get(key) ?? newPeriod(statement)
    periods.set(key, joined(period, statement))
  }
  for (const sheet of statements.filter(s => s.kind === 'balanceSheet')) {
    const entry = [...periods].find(([, p]) => p.periodEnd === sheet.periodEnd && !p.derived)
    periods.set(entry?.[0] ?? `${sheet.periodEnd}`, joined(entry?.[1] ?? newPeriod(sheet), sheet))
  }
  return [...periods.values()].sort(
    (a, b) =>
      daysBetween(a.periodEnd, b.periodEnd) ||
      Number(a.derived) - Number(b.derived) ||
      lengthRank(a.months) - lengthRank(b.months),
  )
}

/** Longest of at most 12 months first, an unknown length after them, longer than a year last. */
const lengthRank = (months: number | null): number => (months === null ? 12.5 : months <= 12 ? 12 - months : months)
const byLength = (a: CombinedStatement, b: CombinedStatement): number => lengthRank(a.months) - lengthRank(b.months)

function keyFor(statement: CombinedStatement, periods: ReadonlyMap<string, CombinedPeriod>): string {
  const derived = statement.derived ? ' derived' : ''
  if (statement.months !== null) return `${statement.periodEnd} ${statement.months}${derived}`
  // A flow of unknown length joins the main period of its end unless that one has such a statement already.
  const home = [...periods].find(
    ([, p]) => p.periodEnd === statement.periodEnd && !p.derived && p.statements[statement.kind] === null,
  )
  return home?.[0] ?? `${statement.periodEnd} unknown`
}

const newPeriod = (statement: CombinedStatement): CombinedPeriod => ({
  periodEnd: statement.periodEnd!,
  months: statement.months,
  derived: statement.derived,
  restated: false,
  statements: emptySelection,
})

const joined = (period: CombinedPeriod, statement: CombinedStatement): CombinedPeriod => ({
  ...period,
  months: period.months ?? statement.months,
  restated: period.restated || statement.restated,
  statements: { ...period.statements, [statement.kind]: statement },
})

/**
 * Years summed from four consecutive quarters (or twelve months) that no annual column covers: one per whole year back from the newest
 * part, so that years do not overlap.
 */
function derivedYears(flows: readonly CombinedStatement[]): CombinedStatement[] {
  const years: CombinedStatement[] = []
  for (const kind of statementKinds.filter(k => k !== 'balanceSheet'))
    for (const months of [3, 1]) {
      const annualEnds = [...flows, ...years].filter(s => s.kind === kind && s.months === 12).map(s => s.periodEnd!)
      let parts = flows
        .filter(s => s.kind === kind && s.months === months)
        .sort((a, b) => daysBetween(b.periodEnd!, a.periodEnd!))
      while (parts.length >= 12 / months) {
        const year = parts.slice(-12 / months)
        if (isConsecutive(year, months)) {
          if (!annualEnds.some(end => samePeriod(end, year.at(-1)!.periodEnd!))) years.push(summed(kind, year))
          parts = parts.slice(0, -12 / months)
        } else parts = parts.slice(0, -1)
      }
    }
  return years
}

const isConsecutive = (parts: readonly CombinedStatement[], months: number): boolean =>
  parts.every((part, i) => {
    const previous = parts[i - 1]?.periodEnd
    if (!previous) return true
    const days = daysBetween(previous, part.periodEnd!)
    return months === 3 ? isQuarterApart(previous, part.periodEnd!) : days >= 28 && days <= 35
  })

/** The sum of consecutive parts, oldest first; a figure that one part lacks is lacking in the year. */
function summed(kind: StatementKind, parts: readonly CombinedStatement[]): CombinedStatement {
  const last = parts.at(-1)!
  const figures: Record<string, Field> = {}
  for (const path of fieldPaths[kind] as readonly FieldPath[]) {
    const found = parts.flatMap(part => fieldOf(part, path) ?? [])
    if (found.length !== parts.length) continue
    const value =
      path === openingPath
        ? found[0]!.value
        : path === closingPath
          ? found.at(-1)!.value
          : found.reduce((sum, f) => sum + f.value, 0)
    figures[path] = {
      value,
      confidence: Math.min(...found.map(f => f.confidence)),
      method: 'derived',
      evidence: [],
      label: `Sum of ${parts.length} ${parts.length === 4 ? 'quarters' : 'months'}`,
      scale: found[0]!.scale,
    }
  }
  const { sums: _, unlisted: __, ...plain } = last
  return { ...plain, months: 12, restated: parts.some(p => p.restated), derived: true, figures }
}
