/** A reviewer's corrections as the last layer over the combined statements. */
import {
  fieldPaths,
  pointerOf,
  statementKinds,
  type FieldPath,
  type StatementKind,
} from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import { reconcileStatement } from '../../checks/reconcile-statement.ts'
import { Refusal } from '../../errors.ts'
import { fieldOf, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'

/** One correction. `path`: JSON pointer into the result. `value` null: the document does not state it. */
export interface Correction {
  readonly path: string
  readonly value: number | string | boolean | null
}

/** What a correction can be about. */
export interface Correctable {
  readonly periods: readonly CombinedPeriod[]
  readonly selection: Selection
  readonly companyName: Field<string> | null
  readonly currency: Field<string> | null
  /** Set only by a correction of `/industryClassification/naicsCode`. */
  readonly naicsCode: string | null
}

/** Where a statement comes from that only corrections fill. */
export interface Home {
  readonly fileName: string
  readonly periodEnd: string | null
  readonly months: number | null
}

const pathOfPointer = new Map(
  statementKinds.flatMap(kind =>
    (fieldPaths[kind] as readonly FieldPath[]).map(path => [pointerOf(kind, path), { kind, path }] as const),
  ),
)

/**
 * Applies the corrections in order. Corrected figures have confidence 1 and method `manual`; the place of the figure they replace stays
 * their evidence. Throws Refusal BAD_VALUE for a path that cannot be corrected.
 */
export function applyCorrections(state: Correctable, corrections: readonly Correction[], home: Home): Correctable {
  return corrections.reduce((current, correction) => applyOne(current, correction, home), state)
}

function applyOne(state: Correctable, { path, value }: Correction, home: Home): Correctable {
  if (path === '/companyName') return { ...state, companyName: manual(text(path, value), state.companyName) }
  if (path === '/currency') return { ...state, currency: manual(text(path, value), state.currency) }
  if (path === '/industryClassification/naicsCode') return { ...state, naicsCode: text(path, value) }
  const inPeriod = /^\/periods\/(\d+)(\/.*)$/.exec(path)
  const target = pathOfPointer.get(inPeriod ? inPeriod[2]! : path)
  const period = inPeriod ? state.periods[Number(inPeriod[1])] : undefined
  if (!target || (inPeriod && !period)) throw new Refusal('BAD_VALUE', `There is no figure at ${path} to correct.`)
  if (value !== null && (typeof value !== 'number' || !Number.isFinite(value)))
    throw new Refusal('BAD_VALUE', `The correction of ${path} must be a number or null.`)
  const old = (period ? period.statements : state.selection)[target.kind]
  const blank = {
    fileName: home.fileName,
    periodEnd: period?.periodEnd ?? home.periodEnd,
    months: period ? period.months : home.months,
  }
  const corrected = withField(old ?? emptyStatement(target.kind, blank), target.path, value)
  return replaced(state, old, corrected, period)
}

function text(path: string, value: Correction['value']): string | null {
  if (value !== null && typeof value !== 'string')
    throw new Refusal('BAD_VALUE', `The correction of ${path} must be a text or null.`)
  if (value?.trim() === '')
    throw new Refusal('BAD_VALUE', `The correction of ${path} must not be empty; null says that it is not stated.`)
  return value
}

const manual = <T>(value: T | null, old: Field<T> | null): Field<T> | null =>
  value === null ? null : { label: null, scale: 1, evidence: [], ...old, value, confidence: 1, method: 'manual' }

const emptyStatement = (kind: StatementKind, home: Home): CombinedStatement => ({
  kind,
  periodEnd: home.periodEnd,
  months: kind === 'balanceSheet' ? null : home.months,
  restated: false,
  periodPrinted: false,
  figures: {},
  step: 0.01,
  pages: [],
  fileName: home.fileName,
  derived: false,
})

function withField(statement: CombinedStatement, path: FieldPath, value: number | null): CombinedStatement {
  const figures: Record<string, Field> = { ...(statement.figures as Record<string, Field>) }
  const fieldValue = manual(value, fieldOf(statement, path) ?? null)
  if (fieldValue) figures[path] = fieldValue
  else delete figures[path]
  return { ...statement, figures: recomputed(statement, figures, path) }
}

/** Figures that were computed from others follow the correction; one that no longer follows from anything stays as it was. */
function recomputed(
  statement: CombinedStatement,
  figures: Readonly<Record<string, Field>>,
  corrected: FieldPath,
): Record<string, Field> {
  const entries = Object.entries(figures)
  const computed = statement.derived ? [] : entries.filter(([, fieldValue]) => fieldValue.method === 'derived')
  if (computed.length === 0) return { ...figures }
  const read = new Map(entries.filter(([, fieldValue]) => fieldValue.method !== 'derived'))
  const { figures: settled } = reconcileStatement(statement.kind, read, statement.step)
  return {
    ...figures,
    ...Object.fromEntries(
      computed.flatMap(([path]) => (path !== corrected && settled.has(path) ? [[path, settled.get(path)!]] : [])),
    ),
  }
}

/** Puts the corrected statement wherever the old one stood: at the top and in its period. */
function replaced(
  state: Correctable,
  old: CombinedStatement | null,
  corrected: CombinedStatement,
  period: CombinedPeriod | undefined,
): Correctable {
  const { kind } = corrected
  const swap = (selection: Selection): Selection => ({ ...selection, [kind]: corrected })
  const home =
    period ?? state.periods.find(p => (old ? p.statements[kind] === old : p.periodEnd === corrected.periodEnd))
  const atTop = old ? state.selection[kind] === old : !period
  return {
    ...state,
    periods: state.periods.map(p => (p === home ? { ...p, statements: swap(p.statements) } : p)),
    selection: atTop ? swap(state.selection) : state.selection,
  }
}
