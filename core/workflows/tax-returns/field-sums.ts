/** Figures of a statement as sums of the lines of a return, each with the evidence of its parts. */
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { TaxLineFields } from '../../extraction/tax/tax-return.ts'
import type { FormLine } from '../../vocabulary/tax-lines.ts'

/** Cents, so that sums are exact. */
const rounded = (value: number): number => Math.round(value * 100) / 100

/** `plus` less `minus`; what is absent is blank. Its confidence is that of its least certain part. */
export function derivedSum(plus: readonly (Field | undefined)[], minus: readonly (Field | undefined)[]): Field {
  const present = (fields: readonly (Field | undefined)[]): readonly Field[] =>
    fields.filter(field => field !== undefined)
  const parts = [...present(plus), ...present(minus)]
  const sum = (fields: readonly Field[]): number => fields.reduce((total, { value }) => total + value, 0)
  return {
    value: rounded(sum(present(plus)) - sum(present(minus))) + 0,
    confidence: Math.min(1, ...parts.map(({ confidence }) => confidence)),
    method: 'derived',
    evidence: parts.flatMap(({ evidence }) => evidence),
    label: parts.flatMap(({ label }) => label ?? []).join(' + ') || null,
    scale: 1,
  }
}

export class FieldSums {
  readonly #kind: StatementKind
  readonly #lines: TaxLineFields
  readonly #figures = new Map<string, Field>()

  constructor(kind: StatementKind, lines: TaxLineFields) {
    this.#kind = kind
    this.#lines = lines
  }

  /** Adds the amount of a line at its place; `alt` lines only where nothing stands there yet, `sub` with a minus. A blank line adds nothing. */
  add({ key, spread, caption }: FormLine, path = spread?.path.slice(this.#kind.length + 1) ?? ''): void {
    const read = this.#lines[key]
    if (read === undefined) return
    const known = this.#figures.get(path)
    const own = { ...read, label: caption, value: spread?.combine === 'sub' ? -Math.abs(read.value) : read.value }
    if (known === undefined) this.#figures.set(path, own)
    else if (spread?.combine === 'add' || spread?.combine === 'sub')
      this.#figures.set(path, derivedSum([known, own], []))
    // The main place of a figure replaces the other ones.
    else if (spread?.combine !== 'alt') this.#figures.set(path, own)
  }

  has = (path: string): boolean => this.#figures.has(path)
  field = (path: string): Field | undefined => this.#figures.get(path)
  set = (path: string, field: Field): void => void this.#figures.set(path, field)

  /** The sum of everything under these groups. */
  total(path: string, ...groups: readonly string[]): void {
    const parts = [...this.#figures].filter(
      ([other]) => !/\.total[A-Z]\w*$/.test(other) && groups.some(group => other.startsWith(`${group}.`)),
    )
    this.set(
      path,
      derivedSum(
        parts.map(([, field]) => field),
        [],
      ),
    )
  }

  /** What remains of a whole. */
  rest(path: string, whole: string, part: string): void {
    this.set(path, derivedSum([this.field(whole)], [this.field(part)]))
  }

  get figures(): Readonly<Record<string, Field>> {
    return Object.fromEntries(this.#figures)
  }
}
