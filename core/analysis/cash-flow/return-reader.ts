/** Reads the lines of a business return by their printed numbers. */
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

/** Reads lines of a return by keys such as `21@2012-2022`. */
export class ReturnReader {
  readonly given: BusinessReturn
  readonly #year: number

  constructor(given: BusinessReturn, year: number) {
    this.given = given
    this.#year = year
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

  /** Keys such as `8825.A.14`, of every property. */
  perProperty(form: string, line: string): readonly string[] {
    return Object.keys(this.given.lines).filter(
      key => key.startsWith(`${form}.`) && key.endsWith(`.${line}`) && key.split('.').length === 3,
    )
  }
}
