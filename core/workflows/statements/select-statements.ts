/** Which statements stand at the top of the result: for each kind the one that ends on the date its file's entry names. */
import { daysBetween, samePeriod } from '../../analysis/calendar.ts'
import type { Check } from '../../contract/evidence.ts'
import {
  statementKindOf,
  statementKinds,
  type StatementKind,
  type StatementType,
} from '../../contract/statement-figures.ts'
import type { StatementExtraction } from '../../extraction/statements/statement.ts'
import { emptySelection, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'
import { article, named } from '../../contract/sentence.ts'
import { kindTitles } from './statement-names.ts'

/** What selection needs of a file: what was found in it and what its entry says. */
export interface Entry {
  readonly extraction: StatementExtraction
  readonly statementType: StatementType | null
  readonly periodEnd: string | null
}

/**
 * Selects per kind. A file whose entry names a date its columns do not carry stands for its column nearest to that date; without any date
 * for its newest one. Of several files the latest date wins: a file of another type only counts where it carries the named date exactly.
 */
export function selectStatements(
  entries: readonly Entry[],
  periods: readonly CombinedPeriod[],
  undated: readonly CombinedStatement[],
): Selection {
  const selection: Record<StatementKind, CombinedStatement | null> = { ...emptySelection }
  for (const kind of statementKinds) {
    const candidates = entries.flatMap(entry => candidateOf(entry, kind) ?? [])
    const firm = candidates.filter(c => c.exact || c.typed)
    const end = latest((firm.length > 0 ? firm : candidates).map(c => c.end))
    // Periods are ordered: at one end the printed before the derived, the longest of at most a year first.
    const period = end === null ? undefined : periods.find(p => samePeriod(p.periodEnd, end) && p.statements[kind])
    selection[kind] = period?.statements[kind] ?? undated.find(s => s.kind === kind) ?? null
  }
  return selection as Selection
}

interface Candidate {
  readonly end: string
  readonly exact: boolean
  readonly typed: boolean
}

function candidateOf({ extraction, statementType, periodEnd }: Entry, kind: StatementKind): Candidate | null {
  const ends = extraction.readings.flatMap(r => (r.kind === kind ? (r.periodEnd ?? periodEnd ?? []) : []))
  const end = periodEnd === null ? latest(ends) : nearest(ends, periodEnd)
  if (end === null) return null
  return {
    end,
    exact: periodEnd !== null && samePeriod(end, periodEnd),
    typed: statementType !== null && statementKindOf[statementType] === kind,
  }
}

const latest = (dates: readonly string[]): string | null => [...dates].sort().at(-1) ?? null

/** The later of two equally near. */
const nearest = (dates: readonly string[], target: string): string | null =>
  [...dates].sort(
    (a, b) => Math.abs(daysBetween(a, target)) - Math.abs(daysBetween(b, target)) || daysBetween(a, b),
  )[0] ?? null

const titles: Record<StatementType, string> = {
  BALANCE_SHEET: 'balance sheet',
  INCOME_STATEMENT: 'income statement',
  CASH_FLOW_STATEMENT: 'cash flow statement',
}

/** Contradictions between what the entries say and what the documents hold. */
export function entryChecks(entries: readonly Entry[]): Check[] {
  return entries.flatMap(entry => {
    const { extraction, statementType, periodEnd } = entry
    if (extraction.readings.length === 0) return []
    const checks: Check[] = []
    const kind = statementType && statementKindOf[statementType]
    const found = statementKinds.filter(k => extraction.readings.some(r => r.kind === k))
    if (kind && !found.includes(kind))
      checks.push(
        contradiction(
          `metadata.statementType.${extraction.fileName}`,
          `${named(extraction.fileName)} was submitted as ${article(titles[statementType])}; it holds ${found.map(k => article(kindTitles[k])).join(' and ')}.`,
        ),
      )
    const relevant = extraction.readings.filter(r => (kind && found.includes(kind) ? r.kind === kind : true))
    const ends = [...new Set(relevant.flatMap(r => r.periodEnd ?? []))].sort()
    if (periodEnd !== null && ends.length > 0 && !ends.some(end => samePeriod(end, periodEnd))) {
      const used = nearest(ends, periodEnd)!
      checks.push(
        contradiction(
          `metadata.periodEnd.${extraction.fileName}`,
          `${named(extraction.fileName)} was submitted for ${periodEnd}; its figures are for ${ends.join(', ')}. ${used} is used.`,
        ),
      )
    }
    return checks
  })
}

const contradiction = (id: string, message: string): Check => ({
  id,
  passed: false,
  expected: null,
  actual: null,
  difference: null,
  severity: 'warning',
  message,
})
