/** The lines of a form in a tax year: the number printed, the key of its value, the caption. Data: core/vocabulary/tax-lines.json. */
import table from './tax-lines.json' with { type: 'json' }
import forms from './tax-forms.json' with { type: 'json' }

/** What one line of a form is in one year. */
export interface FormLine {
  readonly id: string
  /** Key of its value: "K.16d", "L.10b.c". */
  readonly key: string
  /** As printed beside the line, without the schedule: "16d", "10b". */
  readonly number: string
  /** Column of a table, as in the key; null without columns. */
  readonly column: string | null
  readonly caption: string
  /** Where its amount stands in a financial statement, and how: see `about` in tax-lines.json. Absent: nowhere. */
  readonly spread?: { readonly path: string; readonly combine: string | null }
  /** The amount at the beginning of the year. */
  readonly begin?: boolean
}

interface Meaning {
  readonly id: string
  readonly caption: string
  readonly keys: readonly (readonly [number, number, string] | readonly (string | number)[])[]
  /** Key of the same amount at the beginning of the year. */
  readonly begin?: string | Meaning['keys']
  readonly spread?: string
  readonly combine?: string
}

const [firstYear, lastYear] = [2012, 2024] as const
const newest = lastYear

/** The tax year whose numbers count in `year`: years outside the table are taken as its first or last one, for numbers rarely move, and captions confirm them. */
export const yearOfNumbers = (year: number): number => Math.min(lastYear, Math.max(firstYear, year))

const known = new Map<string, readonly FormLine[]>()

/**
 * All lines of a form in the order of the form. `form`: a key of tax-lines.json; `year`: null when the form does not say, the newest is taken.
 */
export function linesOf(form: string, year: number | null): readonly FormLine[] {
  const at = yearOfNumbers(year ?? newest)
  const name = `${form} ${at}`
  const stored = known.get(name)
  if (stored !== undefined) return stored
  const meanings: readonly Meaning[] = table.forms[form as keyof typeof table.forms]?.lines ?? []
  const lines = meanings.flatMap(meaning => {
    const applies = ([from, to]: Meaning['keys'][number]): boolean => Number(from) <= at && at <= Number(to)
    const key = meaning.keys.find(applies)?.[2]
    if (key === undefined) return []
    const begin = typeof meaning.begin === 'string' ? meaning.begin : meaning.begin?.find(applies)?.[2]
    const line = lineOf(meaning, String(key))
    return begin === undefined ? line : [line, { ...lineOf(meaning, String(begin)), begin: true }]
  })
  known.set(name, lines)
  return lines
}

/** Prefixes of schedules in keys; what has none stands on the first pages of the return. */
const prefixes = /^(?:K|L|M-1|M-2|J|AN|S1|C|E|F|1125-A|1125-E|4562|8825)\./
const hasPrefix = /^(?:M-[12]|1125-[AE])|\./

function lineOf({ id, caption, spread, combine }: Meaning, key: string): FormLine {
  const own = hasPrefix.test(key) ? key.replace(prefixes, '') : key
  const [, number = own, column = null] = /^(?:\{p\}\.)?([^.]+)(?:\.([a-k]))?$/.exec(own) ?? []
  return {
    id,
    key,
    number,
    column,
    caption,
    ...(spread !== undefined && { spread: { path: spread, combine: combine ?? null } }),
  }
}

/** Lines of one schedule; `prefix` null: those of the form's own pages. */
export const scheduleLines = (form: string, year: number | null, prefix: string | null): readonly FormLine[] =>
  linesOf(form, year).filter(({ key }) => (prefix === null ? !prefixes.test(key) : key.startsWith(`${prefix}.`)))

const parentheses: Readonly<Record<string, readonly string[]>> = forms.parentheses

/** Whether the form itself prints parentheses around the amount of this line: they say nothing about its sign. */
export const printsParentheses = (form: string, key: string): boolean => (parentheses[form] ?? []).includes(key)

/** Forms and schedules whose lines have a prefix of their own in keys, by that prefix. */
const ownForms = ['1125-A', '1125-E', '4562', '8825', 'C', 'E', 'F'] as const

/** The line of a key of a return, such as "8825.A.2" of its property A; null: the table has none. */
export function lineAt(form: string, year: number | null, key: string): FormLine | null {
  const name = ownForms.find(own => key.startsWith(`${own}.`)) ?? form
  const general = key.replace(/^(8825|E)\.[A-H]\./, '$1.{p}.').replace(/^(1125-E\.1\.f)\.\d+$/, '$1.{n}')
  return linesOf(name, year).find(line => line.key === general) ?? null
}

/** The form of the Schedules K-1 of a return, or of one that stands alone. */
export const k1Form = (form: string): string => (form.includes('1065') ? 'K-1 (1065)' : 'K-1 (1120-S)')
