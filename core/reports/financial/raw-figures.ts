/** Every value of a result with its row on the Raw Data sheet, decided before any sheet is written. */
import type { Provenance } from '../../contract/evidence.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import {
  fieldAt,
  fieldPaths,
  pointerOf,
  statementKinds,
  type FieldPath,
  type StatementKind,
} from '../../contract/statement-figures.ts'
import { cellOf, unavailable, type Expression } from '../formula.ts'
import type { PeriodColumn, PeriodSet } from './period-columns.ts'
import { titleOf } from './statement-lines.ts'

export const rawSheet = 'Raw Data'
/** First row below the title block and the column headers. */
export const firstRawRow = 7
/** Column letters other sheets refer to. */
export const rawColumns = { value: 'E', months: 'G' } as const

export interface RawRow {
  /** Row number on the sheet. */
  readonly row: number
  readonly kind: StatementKind | 'marketData'
  readonly column: PeriodColumn | null
  /** Dotted path of the field within its statement. */
  readonly path: string
  readonly title: string
  /** Full currency units; null: not stated. */
  readonly value: number | null
  readonly provenance: Provenance | null
  /** 0 to 1. */
  readonly confidence: number | null
}

export interface RawFields {
  readonly rows: readonly RawRow[]
  /** The value of a statement in a column; `unavailable` when the column has no such statement. */
  at(column: PeriodColumn | null, kind: StatementKind, path: FieldPath): Expression
  /** The row of that value. */
  rowAt(column: PeriodColumn | null, kind: StatementKind, path: FieldPath): RawRow | null
  /** A market value (market capitalization, share price …) by its name. */
  market(name: string): Expression
}

const marketNames = ['marketCapitalization', 'sharePrice', 'sharesOutstanding', 'dividendsPerShare'] as const
const marketTitles: Record<(typeof marketNames)[number], string> = {
  marketCapitalization: 'Market capitalization',
  sharePrice: 'Share price',
  sharesOutstanding: 'Shares outstanding',
  dividendsPerShare: 'Dividends per share',
}

const expressionOf = (row: RawRow | undefined): Expression =>
  row ? cellOf(`'${rawSheet}'!$${rawColumns.value}$${row.row}`, row.value) : unavailable

/** Assigns rows to the values, period by period, and gives access to them. */
export function rawFields(result: FinancialStatementResult, columns: readonly PeriodColumn[]): RawFields {
  const rows: RawRow[] = []
  const byPlace = new Map<PeriodColumn, Map<string, RawRow>>()
  for (const column of columns) {
    const places = new Map<string, RawRow>()
    byPlace.set(column, places)
    for (const kind of statementKinds) {
      if (column.statements[kind] === null) continue
      for (const path of fieldPaths[kind]) {
        const row = rawRow(result, column, { kind, path, row: firstRawRow + rows.length })
        rows.push(row)
        places.set(`${kind}/${path}`, row)
      }
    }
  }
  const market = new Map<string, RawRow>()
  for (const [name, value] of marketValues(result)) {
    const pointer = `/metadata/${name}`
    const row: RawRow = {
      row: firstRawRow + rows.length,
      kind: 'marketData',
      column: null,
      path: name,
      title: marketTitles[name],
      value,
      provenance: result.provenance[pointer] ?? null,
      confidence: result.confidenceScores.fields[pointer] ?? null,
    }
    rows.push(row)
    market.set(name, row)
  }
  const rowAt: RawFields['rowAt'] = (column, kind, path) =>
    (column && byPlace.get(column)?.get(`${kind}/${path}`)) ?? null
  return {
    rows,
    rowAt,
    at: (column, kind, path) => expressionOf(rowAt(column, kind, path) ?? undefined),
    market: name => expressionOf(market.get(name)),
  }
}

function rawRow<K extends StatementKind>(
  result: FinancialStatementResult,
  column: PeriodColumn,
  { kind, path, row }: { readonly kind: K; readonly path: FieldPath<K>; readonly row: number },
): RawRow {
  const top = pointerOf(kind, path)
  const pointers = [
    ...(column.index === null ? [] : [`/periods/${column.index}${top}`]),
    ...(column.latestOf.includes(kind) ? [top] : []),
  ]
  const first = <T>(record: Readonly<Record<string, T>>): T | null =>
    pointers.map(pointer => record[pointer]).find(found => found !== undefined) ?? null
  return {
    row,
    kind,
    column,
    path,
    title: titleOf(kind, path),
    value: fieldAt(column.statements[kind]!, path),
    provenance: first(result.provenance),
    confidence: first(result.confidenceScores.fields),
  }
}

/** Market values come with the request, not from a statement; the result keeps them among the ratios' inputs. */
function marketValues(result: FinancialStatementResult): [(typeof marketNames)[number], number][] {
  return marketNames.flatMap(name => {
    const found = Object.values(result.ratioDetails)
      .flatMap(detail => Object.entries(detail.inputs))
      .find(([pointer, value]) => pointer.split(/[/.]/).at(-1) === name && value !== null)
    return found ? [[name, found[1]!] as [typeof name, number]] : []
  })
}

/** Values of one set of statements, by path. */
export interface SetFields {
  readonly set: PeriodSet
  balance(path: FieldPath<'balanceSheet'>): Expression
  income(path: FieldPath<'incomeStatement'>): Expression
  cash(path: FieldPath<'cashFlowStatement'>): Expression
  market(name: string): Expression
}

export const fieldsOf = (raw: RawFields, set: PeriodSet): SetFields => ({
  set,
  balance: path => raw.at(set.balanceSheet, 'balanceSheet', path),
  income: path => raw.at(set.incomeStatement, 'incomeStatement', path),
  cash: path => raw.at(set.cashFlowStatement, 'cashFlowStatement', path),
  market: name => raw.market(name),
})
