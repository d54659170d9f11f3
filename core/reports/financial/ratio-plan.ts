/** The row and formula of every ratio, decided before any sheet is written. */
import type { FinancialStatementResult, RatioDetail } from '../../contract/financial-statement.ts'
import { cellOf, type Expression } from '../formula.ts'
import { titleRows } from '../workbook.ts'
import { yearBefore, type PeriodSet } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { chooseReading, readAlike } from './ratio-choice.ts'
import { ratioGroups, type RatioDefinition } from './ratio-formulas.ts'
import { fieldsOf } from './raw-figures.ts'

export const ratioSheet = 'Financial Ratios'
export const headerRow = titleRows + 2
const bodyRow = headerRow + 1

export interface RatioRow {
  readonly ratio: RatioDefinition
  readonly row: number
  /** The analysis's own value; null: not computable. */
  readonly stated: number | null
  readonly detail: RatioDetail | null
  /** One for each set. */
  readonly values: readonly RatioValue[]
  readonly benchmark: Benchmark | null
}
export interface RatioValue {
  /** The analysis's own value of the period; null: not computable, or a result of an earlier version, which has none of it. */
  readonly stated: number | null
  /** A live formula; null: no formula over the raw data gives the stated value. */
  readonly formula: Expression | null
}
export interface Benchmark {
  readonly value: number
  /** 1: higher is better, −1: lower is better, null: neither. */
  readonly direction: 1 | -1 | null
}

export interface RatioPlan {
  readonly groups: readonly { readonly title: string; readonly row: number; readonly rows: readonly RatioRow[] }[]
  readonly lastRow: number
  /** The latest period's cell of a ratio, for other sheets. */
  cell(name: string): Expression | null
  benchmark(name: string): Expression | null
}

const lastPart = (path: string): string => path.split(/[/.]/).at(-1)!
const byName = <T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(record).map(([path, value]) => [lastPart(path), value]))

/** Assigns every ratio its row and formulas, so that other sheets can refer to them. */
export function planRatios(presentation: Presentation): RatioPlan {
  const { result, sets, raw } = presentation
  const details = byName(result.ratioDetails)
  const stated = byName(Object.assign({}, ...Object.values(result.financialRatios)) as Record<string, number | null>)
  const benchmarks = benchmarksOf(presentation)
  const figures = sets.map(set => fieldsOf(raw, set))
  const before = sets.map(set => yearBefore(set, sets)).map(set => set && fieldsOf(raw, set))
  let row = bodyRow
  const groups = ratioGroups.map(group => {
    const groupRow = row
    row += 1
    const rows = group.ratios.map((ratio): RatioRow => {
      const value = stated.get(ratio.name) ?? null
      const [now] = figures
      const chosen = now ? chooseReading(ratio, value, now, before[0] ?? null) : { expression: null, place: null }
      const values = figures.map((fields, index): RatioValue => {
        if (index === 0) return { stated: value, formula: chosen.expression }
        const own = detailsOf(result, sets[index]!)
        if (own === null) return { stated: null, formula: readAlike(ratio, chosen, fields, before[index] ?? null) }
        const of = own.get(ratio.name)?.value ?? null
        return { stated: of, formula: chooseReading(ratio, of, fields, before[index] ?? null).expression }
      })
      return {
        ratio,
        row: row++,
        stated: value,
        detail: details.get(ratio.name) ?? null,
        values,
        benchmark: benchmarks.get(ratio.name) ?? null,
      }
    })
    return { title: group.title, row: groupRow, rows }
  })
  const rows = new Map(groups.flatMap(group => group.rows.map(entry => [entry.ratio.name, entry])))
  const columns = columnsOf(presentation)
  return {
    groups,
    lastRow: row - 1,
    cell: name => {
      const entry = rows.get(name)
      return entry ? cellOf(`'${ratioSheet}'!$${letter(columns.periods)}$${entry.row}`, entry.stated) : null
    },
    benchmark: name => {
      const entry = rows.get(name)
      return entry?.benchmark
        ? cellOf(`'${ratioSheet}'!$${letter(columns.benchmark)}$${entry.row}`, entry.benchmark.value)
        : null
    },
  }
}

/** The analysis's ratios of a set; null: a result of an earlier version has none. */
function detailsOf(result: FinancialStatementResult, set: PeriodSet): ReadonlyMap<string, RatioDetail> | null {
  const index = (set.incomeStatement ?? set.balanceSheet)?.index ?? null
  const details = index === null ? null : result.periods[index]?.ratioDetails
  return details ? byName(details) : null
}

function benchmarksOf({ result }: Presentation): ReadonlyMap<string, Benchmark> {
  return new Map(
    (result.industryBenchmark?.ratios ?? []).flatMap(({ name, benchmark, difference, favorable }) =>
      benchmark === null
        ? []
        : [
            [
              lastPart(name),
              {
                value: benchmark,
                direction: favorable === null || !difference ? null : favorable === difference > 0 ? 1 : -1,
              },
            ] as const,
          ],
    ),
  )
}

/** First column of each block, 1-based. */
export function columnsOf({ sets }: Presentation) {
  const periods = 2
  const benchmark = periods + Math.max(1, sets.length) + 1
  return {
    periods,
    benchmark,
    difference: benchmark + 1,
    verdict: benchmark + 2,
    average: benchmark + 3,
    formula: benchmark + 5,
    note: benchmark + 6,
  }
}
export type RatioColumns = ReturnType<typeof columnsOf>

export const letter = (column: number): string =>
  column > 26
    ? letter(Math.floor((column - 1) / 26)) + letter(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column)
