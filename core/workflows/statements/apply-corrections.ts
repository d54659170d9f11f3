/** A reviewer's corrections as the last layer over the combined statements. */
import {
  fieldPaths,
  pointerOf,
  statementKinds,
  type FieldPath,
  type StatementKind,
} from '../../contract/statement-figures.ts'
import { naicsTitle } from '../../analysis/industry/naics-index.ts'
import type { Field } from '../../document/field.ts'
import { Refusal } from '../../errors.ts'
import { reconcileStatement } from '../../checks/reconcile-statement.ts'
import type { Corrected } from '../analysis-kind.ts'
import {
  correctField,
  manualField,
  nothingAt,
  numberField,
  textField,
  type FieldTable,
  type FieldType,
} from '../corrections/fields.ts'
import { fieldOf, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'

/** Of NAICS 2012: one of another edition, or a typing error, would be compared with the wrong industry or none. */
const naicsField: FieldType<string> = correction => {
  const code = textField(correction)
  if (code === null || naicsTitle(code) !== null) return code
  throw new Refusal('BAD_VALUE', `${correction.path} must be a code of NAICS 2012, of 2 to 6 digits; ${code} is none.`)
}

/** What a correction can be about. */
export interface Correctable {
  readonly periods: readonly CombinedPeriod[]
  readonly selection: Selection
  readonly companyName: Field<string> | null
  readonly currency: Field<string> | null
  /** As the metadata state it, or a correction of `/industryClassification/naicsCode`. */
  readonly naicsCode: string | null
}

/** Where a statement comes from that only corrections fill. */
export interface Home {
  readonly fileName: string
  readonly periodEnd: string | null
  readonly months: number | null
}

/** What a correction changes, and the file that blank statements are attributed to. */
interface State {
  readonly current: Correctable
  readonly home: Home
}

const onCurrent =
  (change: (current: Correctable, correction: Corrected) => Partial<Correctable>) =>
  ({ current, home }: State, correction: Corrected): State => ({
    current: { ...current, ...change(current, correction) },
    home,
  })

/** Amounts stand at the top, and in each period. */
const amountFields = statementKinds.flatMap(kind =>
  (fieldPaths[kind] as readonly FieldPath[]).flatMap(path => {
    const apply = (state: State, correction: Corrected, [index]: readonly number[]): State =>
      correctAmount(state, { kind, path, index }, correction)
    const pointer = pointerOf(kind, path)
    return [[pointer, apply] as const, [`/periods/#${pointer}`, apply] as const]
  }),
)

const fields: FieldTable<State> = new Map([
  ...amountFields,
  [
    '/companyName',
    onCurrent(({ companyName }, given) => ({ companyName: manualField(textField(given), companyName) })),
  ] as const,
  ['/currency', onCurrent(({ currency }, given) => ({ currency: manualField(textField(given), currency) }))] as const,
  ['/industryClassification/naicsCode', onCurrent((_, given) => ({ naicsCode: naicsField(given) }))] as const,
])

/**
 * Applies the corrections in order. Corrected values have confidence 1 and method `manual`, and the evidence of what they replace. Throws Refusal
 * BAD_VALUE for a path that cannot be corrected.
 */
export const applyCorrections = (state: Correctable, corrections: readonly Corrected[], home: Home): Correctable =>
  corrections.reduce<State>((current, correction) => correctField(fields, current, correction), {
    current: state,
    home,
  }).current

/** `index`: of the period; undefined at the top. */
interface AmountTarget {
  readonly kind: StatementKind
  readonly path: FieldPath
  readonly index: number | undefined
}

function correctAmount({ current, home }: State, { kind, path, index }: AmountTarget, correction: Corrected): State {
  const period = index === undefined ? undefined : current.periods[index]
  if (index !== undefined && period === undefined) throw nothingAt(correction.path)
  const old = (period ? period.statements : current.selection)[kind]
  const blank = {
    fileName: home.fileName,
    periodEnd: period?.periodEnd ?? home.periodEnd,
    months: period ? period.months : home.months,
  }
  const corrected = withField(old ?? emptyStatement(kind, blank), path, numberField(correction))
  return { current: replaced(current, old, corrected, period), home }
}

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
  const fieldValue = manualField(value, fieldOf(statement, path))
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
  const { figures: reconciled } = reconcileStatement(statement.kind, read, statement.step)
  return {
    ...figures,
    ...Object.fromEntries(
      computed.flatMap(([path]) => (path !== corrected && reconciled.has(path) ? [[path, reconciled.get(path)!]] : [])),
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
