/** Amounts of a drawn statement, in printed units, one per column. */
import type { Place } from '../../drawing/ledger.ts'
import type { Chance } from '../../drawing/chance.ts'
import { chooseLines, type Wording } from './wording.ts'
import type { Company } from './company.ts'
import type { DrawnColumn } from './periods.ts'

export interface Entry {
  readonly label: string
  readonly values: readonly number[]
  readonly place: Place | null
  readonly maybe: readonly Place[]
}

export interface AmountMaker {
  readonly columns: readonly DrawnColumn[]
  /** Smallest printed unit. */
  readonly step: number
  /** Around a share of yearly revenue; stocks leave the length of the columns out of account. */
  series(share: number): number[]
  entries(list: readonly Wording[], plenty?: number): Entry[]
  round(value: number): number
}

export function amountMaker(
  chance: Chance,
  company: Company,
  columns: readonly DrawnColumn[],
  step: number,
): AmountMaker {
  const round = (value: number) => Math.round(Math.round(value / step) * step * 100) / 100
  const series = (share: number): number[] => {
    const size = (share * company.revenue * chance.logarithmic(0.5, 1.9)) / company.scale
    const values = columns.map(({ weight }) => round(size * weight * (0.88 + 0.24 * chance.next())))
    // A total of the other columns is their sum.
    return values.map((value, index) => (columns[index]!.weight === 0 ? round(sumOf(values.slice(0, index))) : value))
  }
  return {
    columns,
    step,
    round,
    series,
    entries: (list, plenty) =>
      chooseLines(chance, company, list, plenty).flatMap(({ label, wording }): Entry[] => {
        const values = series(wording.share).map(value => (wording.negative ? round(-value) : value))
        // Too small to print is not printed.
        if (values.every(value => value === 0)) return []
        return [{ label, values, place: wording.place ?? null, maybe: wording.maybe ?? [] }]
      }),
  }
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Column by column. */
export function totalOf(rows: readonly (readonly number[])[], columns: number): number[] {
  return Array.from({ length: columns }, (_, index) => Math.round(sumOf(rows.map(row => row[index]!)) * 100) / 100)
}
