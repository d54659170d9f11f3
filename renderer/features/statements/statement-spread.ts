/** The statements of a result as an underwriter spreads them: lines over periods, every value with its notes. */
import type { Check, Provenance } from '../../../core/contract/evidence.ts'
import type { FinancialStatementResult, Period } from '../../../core/contract/financial-statement.ts'
import {
  fieldAt,
  fieldPaths,
  pointerOf,
  statementKinds,
  type FieldPath,
  type StatementKind,
} from '../../../core/contract/statement-figures.ts'
import { title } from '../../formats/format.ts'
import { doubtOf } from '../review/doubt.ts'

/** One figure of one period. */
export interface SpreadField {
  /** JSON pointer under which the result places, doubts and corrects it. */
  readonly pointer: string
  /** "Cash". */
  readonly name: string
  readonly periodEnd: string
  /** Full currency units; null: not stated. */
  readonly value: number | null
  readonly provenance: Provenance | null
  /** 0 to 1; null where nothing is stated. */
  readonly confidence: number | null
  /** Computed from other values rather than printed. */
  readonly derived: boolean
  /** Failed checks it takes part in. */
  readonly failed: readonly Check[]
  /** Why it needs review, in a word or a few; null when it is sure. */
  readonly doubt: string | null
}

export interface SpreadColumn {
  readonly index: number
  readonly period: Period
}

export interface SpreadRow {
  readonly path: FieldPath
  readonly name: string
  /** Stands before the first line of its group. */
  readonly heading: string | null
  readonly total: boolean
  readonly figures: readonly SpreadField[]
  /** Whether the sums this line closes hold; null where none was decided. */
  readonly sum: boolean | null
}

export interface Spread {
  readonly kind: StatementKind
  readonly columns: readonly SpreadColumn[]
  readonly rows: readonly SpreadRow[]
}

const totals = /(^|\.)(total[A-Z]\w*|net[A-Z]\w*|grossProfit|operatingIncome|incomeBeforeTax|endingCashBalance)$/

/** A heading stands before the first line of its group; the totals behind its inner groups need none. */
function headingOf(kind: StatementKind, path: FieldPath): string | null {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const first = fieldPaths[kind].find(other => other.startsWith(`${parent}.`))
  return parent !== '' && first === path ? title(parent.split('.').at(-1)!) : null
}

/** The period whose statement stands at the top of the result: that one is not repeated in provenance and checks. */
function topIndex(result: FinancialStatementResult, kind: StatementKind): number {
  const top = JSON.stringify(result[kind])
  return result.periods.findIndex(period => JSON.stringify(period[kind]) === top)
}

/** One statement over its periods. */
export function spreadOf(result: FinancialStatementResult, kind: StatementKind): Spread {
  const columns = result.periods
    .map((period, index) => ({ period, index }))
    .filter(({ period }) => period[kind] !== null)
  const top = topIndex(result, kind)
  // An identity that is only plausible and does not close stands in the list of checks; it makes no value doubtful.
  const weighty = result.checks.filter(({ passed, severity }) => passed !== false || severity !== 'info')
  const prefixOf = (index: number): string => (index === top ? '' : `/periods/${index}`)
  const fieldOf = (path: FieldPath, { period, index }: SpreadColumn): SpreadField => {
    const pointer = prefixOf(index) + pointerOf(kind, path)
    const value = fieldAt(period[kind]!, path as never)
    const provenance = value === null ? null : (result.provenance[pointer] ?? null)
    const confidence = value === null ? null : (result.confidenceScores.fields[pointer] ?? null)
    const failed = weighty.filter(check => check.passed === false && check.figures?.includes(pointer))
    return {
      pointer,
      name: title(path.split('.').at(-1)!),
      periodEnd: period.periodEnd,
      value,
      provenance,
      confidence,
      derived: provenance?.method === 'derived' || (value !== null && period.derived === true),
      failed,
      doubt: value === null ? null : doubtOf(provenance, confidence, failed),
    }
  }
  const rows = fieldPaths[kind].map((path): SpreadRow => {
    const figures = columns.map(column => fieldOf(path, column))
    const closed = weighty.filter(
      check => check.passed !== null && figures.some(({ pointer }) => check.figures?.[0] === pointer),
    )
    return {
      path,
      name: title(path.split('.').at(-1)!),
      heading: headingOf(kind, path),
      total: totals.test(path),
      figures,
      sum: closed.length === 0 ? null : closed.every(check => check.passed === true),
    }
  })
  return { kind, columns, rows }
}

/** All three, in the order of the tabs. */
export const spreadsOf = (result: FinancialStatementResult): readonly Spread[] =>
  statementKinds.map(kind => spreadOf(result, kind))

/** A figure of any spread by its pointer. */
export const fieldsOf = (spreads: readonly Spread[]): ReadonlyMap<string, SpreadField> =>
  new Map(spreads.flatMap(({ rows }) => rows.flatMap(({ figures }) => figures.map(field => [field.pointer, field]))))

/** The statement a pointer belongs to; null for values beside the statements. */
export const kindOf = (pointer: string): StatementKind | null =>
  statementKinds.find(kind => new RegExp(`^(/periods/\\d+)?/${kind}/`).test(pointer)) ?? null

/** What a pointer is called without its period: "Cash", "Company name". */
export const nameOf = (pointer: string): string => title(pointer.split('/').at(-1)!)
