/** The phrases of labels, found by their first word. */
import { labelTokens, sameToken } from './tokens.ts'

/** Term → its phrases, lower case without punctuation, longest meaning first; the word "of" a label is any of them. */
export type LabelPhrases<Term extends string> = { readonly [Name in Term]: readonly string[] }

/** Lower case, accents and punctuation off, number signs apart, single spaces: how labels are compared. */
export const plainLabel = (text: string): string =>
  labelTokens([text])
    .map(({ token }) => token)
    .join(' ')

export interface Entry<Term extends string> {
  readonly term: Term
  readonly tokens: readonly string[]
}

/** Phrases in the order they are tried, the longest first, found by their first word. */
export class Phrasebook<Term extends string> {
  readonly #byFirst = new Map<string, Entry<Term>[]>()
  /** First words of recognized pages → entries; a page of noise must not fill the memory. */
  readonly #recognized = new Map<string, readonly Entry<Term>[]>()

  constructor(phrases: LabelPhrases<Term>) {
    const entries = (Object.entries(phrases) as [Term, readonly string[]][])
      .flatMap(([term, list]) => list.map(phrase => ({ term, tokens: plainLabel(phrase).split(' ') })))
      .toSorted((a, b) => b.tokens.length - a.tokens.length)
    for (const entry of entries) {
      const first = entry.tokens[0]!
      const list = this.#byFirst.get(first)
      if (list === undefined) this.#byFirst.set(first, [entry])
      else list.push(entry)
    }
  }

  /** The entries a printed word may begin. */
  startingWith(token: string, ocr: boolean): readonly Entry<Term>[] {
    if (!ocr) return this.#byFirst.get(token) ?? []
    const known = this.#recognized.get(token)
    if (known !== undefined) return known
    const found = [...this.#byFirst]
      .filter(([first]) => sameToken(token, first, true))
      .flatMap(([, entries]) => entries)
      .toSorted((a, b) => b.tokens.length - a.tokens.length)
    if (this.#recognized.size >= maxKnownWords) this.#recognized.clear()
    this.#recognized.set(token, found)
    return found
  }
}
const maxKnownWords = 5000

const phrasebooks = new WeakMap<object, Phrasebook<string>>()

/** The phrasebook of these phrases, made once. */
export function phrasebookOf<Term extends string>(phrases: LabelPhrases<Term>): Phrasebook<Term> {
  const known = phrasebooks.get(phrases)
  if (known !== undefined) return known as Phrasebook<Term>
  const made = new Phrasebook(phrases)
  phrasebooks.set(phrases, made)
  return made
}
