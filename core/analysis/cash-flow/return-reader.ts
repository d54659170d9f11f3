/** Reads the lines of a business return by their printed numbers. */
import { yearOfNumbers } from '../../vocabulary/tax-lines.ts'
import { missing, toCents, type StatedValue } from './lines.ts'

/** A return as far as the desk needs it; `lines` by printed number, absent or null: blank. */
export interface BusinessReturn {
  readonly form: string
  readonly tax_year: number | null
  /** ISO; null: not stated. */
  readonly period_end: string | null
  readonly lines: Readonly<Record<string, number | null | undefined>>
  readonly statements?: readonly {
    readonly title: string | null
    readonly line: string | null
    readonly items: readonly (readonly [label: string, amount: number])[]
  }[]
  /** JSON pointer of the return in the result. */
  readonly pointer: string
}

/** Returns are in whole dollars: sums that differ by more than one are other sums. */
const roundingCents = 100

/** Reads lines of a return by keys such as `21@2012-2022`; a year that no key names is taken as the nearest that is known. */
export class ReturnReader {
  readonly given: BusinessReturn
  readonly #year: number

  constructor(given: BusinessReturn, year: number) {
    this.given = given
    this.#year = yearOfNumbers(year)
  }

  /** The key as this year's form has it; null: the line is not on it. */
  key(entry: string): string | null {
    const [key = '', years] = entry.split('@')
    if (years === undefined) return key
    const [first = 0, last = 0] = years.split('-').map(Number)
    return this.#year >= first && this.#year <= last ? key : null
  }

  line(key: string): number | null {
    return this.given.lines[key] ?? null
  }

  pointer(key: string): string {
    return `${this.given.pointer}/lines/${key}`
  }

  /** The first of the entries that is filled. */
  first(entries: readonly string[], name: string): StatedValue {
    const keys = entries.flatMap(entry => this.key(entry) ?? [])
    const key = keys.find(known => this.line(known) !== null)
    if (key !== undefined) return { value: toCents(this.line(key)!), from: [this.pointer(key)], reason: null }
    return missing(`${name}: ${keys[0] === undefined ? 'the form has no such line' : `line ${keys[0]} is blank`}.`)
  }

  /** The sum of those that are filled, "-" before a key that is deducted; null when none is. */
  sum(keys: readonly string[], name: string): StatedValue {
    const filled = keys.flatMap(entry => {
      const key = entry.replace(/^-/, '')
      const value = this.line(key)
      return value === null ? [] : [{ key, cents: toCents(value) * (entry.startsWith('-') ? -1 : 1) }]
    })
    if (filled.length === 0) return missing(`${name}: the lines are blank.`)
    return {
      value: filled.reduce((total, { cents }) => total + cents, 0),
      from: filled.map(({ key }) => this.pointer(key)),
      reason: null,
    }
  }

  /**
   * Whether the year has numbers of its own in the tables. One that has none is read as the nearest, which counts only where sums of the form
   * prove that its numbers are the same.
   */
  get isKnownYear(): boolean {
    return this.given.tax_year === this.#year
  }

  /** Whether the parts that are filled add up to the total within a dollar. Keys of other years are passed over. */
  closes(parts: readonly string[], totals: readonly string[]): boolean {
    const total = this.first(totals, 'Total').value
    if (total === null) return false
    const own = new Set(totals.flatMap(entry => this.key(entry) ?? []))
    // A key may be last year's total: the total itself is no part.
    const filled = parts.flatMap(entry => {
      const key = this.key(entry)
      const value = key === null || own.has(key) ? null : this.line(key)
      return value === null ? [] : [toCents(value)]
    })
    return Math.abs(filled.reduce((sum, cents) => sum + cents, 0) - total) <= roundingCents
  }

  /** Keys such as `8825.A.14`, of every property. */
  perProperty(form: string, line: string): readonly string[] {
    return Object.keys(this.given.lines).filter(
      key => key.startsWith(`${form}.`) && key.endsWith(`.${line}`) && key.split('.').length === 3,
    )
  }
}
