/** The financial statements of an application as the statement view shows them, with pointers into the payload. */
import type { FullAnalysis, StatementAnalysis } from '../../../core/contract/application.ts'
import type { CashFlow } from '../../../core/contract/cash-flow.ts'
import type { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import { date } from '../../formats/date-form.ts'
import { title } from '../../formats/format.ts'
import { doubtOf } from '../review/doubt.ts'
import type { ReviewItem } from '../review/review.ts'
import type { ValueType } from '../review/typed-value.ts'
import { fieldsOf, kindOf, spreadsOf, type Spread, type SpreadField } from '../statements/statement-spread.ts'

export const statementsPart = '/financial_statement_analyses'

/** The result of a company's statements, for what shows results; links and ids are those of the application. */
export const resultOf = (analysis: StatementAnalysis, cashFlow: CashFlow | null): FinancialStatementResult => ({
  ...analysis,
  analysisId: '',
  reportUrl: '',
  cash_flow: cashFlow,
  debts: null,
})

export interface PlacedSpreads {
  /** In front of the pointers of its result. */
  readonly at: string
  readonly spreads: readonly Spread[]
  /** By pointers into the payload. */
  readonly fields: ReadonlyMap<string, SpreadField>
}

const known = new WeakMap<StatementAnalysis, PlacedSpreads>()

/** Of the company at this place of the list; computed once for each revision. */
export function placedSpreads(analysis: StatementAnalysis, index: number): PlacedSpreads {
  const found = known.get(analysis)
  if (found !== undefined) return found
  const at = `${statementsPart}/${index}`
  const spreads = spreadsOf(resultOf(analysis, null)).map(spread => ({
    ...spread,
    rows: spread.rows.map(row => ({
      ...row,
      figures: row.figures.map(figure => ({ ...figure, pointer: at + figure.pointer })),
    })),
  }))
  const placed = { at, spreads, fields: fieldsOf(spreads) }
  known.set(analysis, placed)
  return placed
}

/** The company's place and the pointer within its result; null: it is of something else. */
export function inStatements(pointer: string): readonly [index: number, rest: string] | null {
  const [, index, rest] = /^\/financial_statement_analyses\/(\d+)(\/.*)$/.exec(pointer) ?? []
  return index === undefined ? null : [Number(index), rest!]
}

const texts = ['/companyName', '/currency'] as const

/** What is typed at a pointer within a result; null: it is computed. */
export const statementType = (rest: string): ValueType | null =>
  texts.some(text => text === rest) ? 'text' : kindOf(rest) === null ? null : 'amount'

/** "Cash, 12/31/2025"; of several companies with the company. */
export function statementName([index, rest]: readonly [number, string], payload: FullAnalysis | null): string {
  const all = payload?.financial_statement_analyses ?? []
  const analysis = all[index]
  if (analysis === undefined) return title(rest.split('/').at(-1)!)
  const { at, fields } = placedSpreads(analysis, index)
  const field = fields.get(at + rest)
  const name = field === undefined ? title(rest.split('/').at(-1)!) : `${field.name}, ${date(field.periodEnd)}`
  return all.length > 1 ? `${analysis.companyName ?? 'Unnamed company'}: ${name}` : name
}

/** The same values that are under review in an analysis of statements. */
export function statementReviewItems({
  financial_statement_analyses: all,
}: Pick<FullAnalysis, 'financial_statement_analyses'>): readonly ReviewItem[] {
  return (all ?? []).flatMap((analysis, index) => {
    const { at, fields } = placedSpreads(analysis, index)
    const { provenance, confidenceScores } = analysis
    const named = texts.map(text => ({
      pointer: at + text,
      doubt: doubtOf(provenance[text] ?? null, confidenceScores.fields[text] ?? null, []),
    }))
    return [...named, ...fields.values()].flatMap(({ pointer, doubt }) => (doubt === null ? [] : [{ pointer, doubt }]))
  })
}

/** The field of a spread at a pointer into the payload; null: it is of something else. */
export function statementField(
  pointer: string,
  { financial_statement_analyses: all }: Pick<FullAnalysis, 'financial_statement_analyses'>,
): SpreadField | null {
  const place = inStatements(pointer)
  const analysis = place === null ? undefined : all?.[place[0]]
  return analysis === undefined ? null : (placedSpreads(analysis, place![0]).fields.get(pointer) ?? null)
}
