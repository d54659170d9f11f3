/** Rows of a drawn statement: amounts are entered once, sums are computed, and the truth follows from the same rows. */
import type { FieldPath, StatementKind } from '../../core/contract/statement-figures.ts'

/** `balanceSheet.assets.currentAssets.cash`: a amount of the result. A misspelt one does not compile. */
export type Place = { [K in StatementKind]: `${K}.${FieldPath<K>}` }[StatementKind]

export interface Row {
  readonly style: 'heading' | 'line' | 'total'
  readonly label: string
  /** In printed units, one per column of the ledger; empty for a heading. Null: the cell is blank. */
  readonly values: readonly (number | null)[]
  readonly level: number
  /** Counted negatively in the sums around it (a cost printed without a sign). */
  readonly minus: boolean
  readonly place: Place | null
  /** Further defensible homes of the row: its amount may be counted there or not. */
  readonly maybe: readonly Place[]
}

interface RowOptions {
  readonly minus?: boolean
  readonly maybe?: Place | readonly Place[]
  readonly level?: number
}

const cents = (value: number) => Math.round(value * 100) / 100

/** The rows of one statement, in print order. `columns`: how many periods stand side by side. */
export class Ledger {
  readonly rows: Row[] = []
  readonly columns: number
  private readonly sums: number[][] = []

  constructor(columns: number) {
    this.columns = columns
    this.sums.push(this.zeros())
  }

  private zeros(): number[] {
    return Array.from({ length: this.columns }, () => 0)
  }

  private push(
    style: Row['style'],
    label: string,
    values: Row['values'],
    place: Place | null,
    options: RowOptions,
  ): void {
    const level = options.level ?? this.sums.length - 1
    this.rows.push({
      style,
      label,
      values,
      level,
      minus: options.minus ?? false,
      place,
      maybe: [options.maybe ?? []].flat(),
    })
  }

  private add(values: Row['values'], minus: boolean): void {
    const sum = this.sums.at(-1)!
    for (const [index, value] of values.entries()) sum[index] = cents(sum[index]! + (minus ? -1 : 1) * (value ?? 0))
  }

  heading(label: string, options: RowOptions = {}): this {
    this.push('heading', label, [], null, options)
    return this
  }

  /** Begins a group: a heading (none when empty) and a sum of its own. */
  open(label = ''): this {
    if (label) this.heading(label)
    this.sums.push(this.zeros())
    return this
  }

  line(label: string, values: Row['values'], place: Place | null = null, options: RowOptions = {}): this {
    if (values.length !== this.columns)
      throw new Error(`"${label}" has ${values.length} values for ${this.columns} columns`)
    this.push('line', label, values, place, options)
    this.add(values, options.minus ?? false)
    return this
  }

  /** Prints the group's sum so far and leaves it open (gross profit, operating income). */
  result(label: string, place: Place | null = null, options: RowOptions = {}): this {
    this.push('total', label, [...this.sums.at(-1)!], place, options)
    return this
  }

  /**
   * Prints the group's sum and adds it to the group around it; `label` null closes without printing. A group of costs is
   * closed with `minus`: its lines count up within it, its sum down around it.
   */
  close(label: string | null, place: Place | null = null, options: RowOptions = {}): this {
    const sum = this.sums.pop()!
    if (label !== null) this.push('total', label, sum, place, options)
    this.add(sum, options.minus ?? false)
    return this
  }

  /** A line that makes all open groups sum to zero: retained earnings, when the assets were closed with `minus`. */
  plug(label: string, place: Place | null, options: RowOptions = {}): this {
    const sum = this.sums.reduce((all, group) => all.map((value, index) => cents(value + group[index]!)))
    return this.line(
      label,
      sum.map(value => (value === 0 ? 0 : -value)),
      place,
      options,
    )
  }

  /** A printed amount that is no member of the sums: text of a note, memo rows, repeated totals. */
  memo(label: string, values: Row['values'], place: Place | null = null, options: RowOptions = {}): this {
    this.push('total', label, values, place, options)
    return this
  }
}

/** Figures of a period that must be found, and those that may be. Full units. */
export interface Truth {
  readonly companyName: string | null
  /** Period end → place → value. */
  readonly expected: Readonly<Record<string, Readonly<Partial<Record<Place, number>>>>>
  /** Period end → place → further values that are right too; null: leaving it empty is right. */
  readonly accepted: Readonly<Record<string, Readonly<Partial<Record<Place, readonly (number | null)[]>>>>>
}

/**
 * The truth of the rows: each place is the sum of its rows, in full units. `ends[i]` is the period of column i (null: the
 * column is no period of its own and yields nothing).
 */
export function truthOf(companyName: string | null, parts: readonly TruthPart[]): Truth {
  const expected: Record<string, Partial<Record<Place, number>>> = {}
  const maybe: Record<string, Partial<Record<Place, number[]>>> = {}
  for (const { ledger, ends, scale = 1 } of parts)
    for (const [column, end] of ends.entries()) {
      if (end === null) continue
      const figures = (expected[end] ??= {})
      for (const row of ledger.rows) {
        const value = row.values[column]
        if (value === null || value === undefined) continue
        if (row.place) figures[row.place] = cents((figures[row.place] ?? 0) + value * scale)
        for (const place of row.maybe) ((maybe[end] ??= {})[place] ??= []).push(cents(value * scale))
      }
    }
  const accepted: Record<string, Partial<Record<Place, (number | null)[]>>> = {}
  for (const [end, places] of Object.entries(maybe))
    for (const [place, values] of Object.entries(places) as [Place, number[]][]) {
      const base = expected[end]?.[place]
      const sums = subsetSums(values)
      const choices = base === undefined ? [null, ...sums] : [base, ...sums.map(sum => base + sum)]
      ;(accepted[end] ??= {})[place] = choices.map(choice => (choice === null ? null : cents(choice)))
    }
  return { companyName, expected, accepted }
}

/** The sum of every choice among the values, for an analyst may count any of them in. */
function subsetSums(values: readonly number[]): number[] {
  const [first, ...rest] = values
  if (first === undefined) return []
  const others = subsetSums(rest)
  return [first, ...others, ...others.map(sum => sum + first)]
}

export interface TruthPart {
  readonly ledger: Ledger
  readonly ends: readonly (string | null)[]
  readonly scale?: number
}
