/** The phrases of labels, found by their first word. */
import { oncePer } from '../layout/once-per.ts'
import { isWithinOneEdit } from '../../vocabulary/spelling.ts'
import { labelTokens, sameToken } from './tokens.ts'

/** Term → its phrases, lower case without punctuation, longest meaning first, with choices as `wordingsOf` reads them; the word "of" a label is any of them. */
export type LabelPhrases<Term extends string> = { readonly [Name in Term]: readonly string[] }

/** Lower case, accents and punctuation off, number signs apart, single spaces: how labels are compared. */
export const plainLabel = (text: string): string => labelWords(text).join(' ')

/** The words of a plain label; none where the text has no letter and no digit. */
export const labelWords = (text: string): string[] => labelTokens([text]).map(({ token }) => token)

export interface Phrase<Term> {
  readonly term: Term
  readonly tokens: readonly string[]
}

type Token = string | { readonly token: string }
const wordOf = (token: Token | undefined): string =>
  token === undefined ? '' : typeof token === 'string' ? token : token.token

/** Phrases by their words, the longest first, found by the first of them. */
export class PhraseIndex<Found extends { readonly tokens: readonly string[] }> {
  readonly #byFirst: ReadonlyMap<string, readonly Found[]>
  readonly #isMisprint: (printed: string, expected: string) => boolean
  readonly #byLetters: ReadonlyMap<string, readonly Found[]>
  /** What letters begin with that are a phrase's. */
  readonly #beginnings: ReadonlySet<string>
  readonly #longest: number
  /** First words with misprints → phrases; a page of noise must not fill the memory. */
  readonly #near = new Map<string, readonly Found[]>()

  /** `isMisprint`: whether a printed word may be another, in tolerant searches; `respaced`: spaces may be lost or put in. */
  constructor(
    phrases: readonly Found[],
    isMisprint = (printed: string, expected: string): boolean => sameToken(printed, expected, true),
    respaced = false,
  ) {
    this.#byFirst = Map.groupBy(
      phrases.filter(({ tokens }) => tokens.length > 0).toSorted((a, b) => b.tokens.length - a.tokens.length),
      ({ tokens }) => tokens[0]!,
    )
    this.#isMisprint = isMisprint
    this.#byLetters = Map.groupBy(
      phrases.filter(({ tokens }) => respaced && tokens.join('').length >= minLetters),
      ({ tokens }) => tokens.join(''),
    )
    const known = [...this.#byLetters.keys()]
    this.#beginnings = new Set(known.map(letters => letters.slice(0, minLettersKnown)))
    this.#longest = Math.max(0, ...known.map(({ length }) => length))
  }

  /** The phrases a printed word may begin. */
  startingWith(token: string, tolerant: boolean): readonly Found[] {
    if (!tolerant) return this.#byFirst.get(token) ?? []
    const known = this.#near.get(token)
    if (known !== undefined) return known
    const found = [...this.#byFirst]
      .filter(([first]) => this.#isSame(token, first, true))
      .flatMap(([, phrases]) => phrases)
      .toSorted((a, b) => b.tokens.length - a.tokens.length)
    if (this.#near.size >= maxKnownWords) this.#near.clear()
    this.#near.set(token, found)
    return found
  }

  /** The phrases whose words are those from `at` on. */
  at(words: readonly Token[], at: number, tolerant = false): readonly Found[] {
    const found = this.startingWith(wordOf(words[at]), tolerant).filter(({ tokens }) =>
      tokens.every((token, offset) => this.#isSame(wordOf(words[at + offset]), token, tolerant)),
    )
    return found.length > 0 ? found : this.#respaced(words, at)
  }

  /** The phrases whose letters are those of the words from `at` on, spaces lost or put in: "InvoiceDate", "PAY MENT TERMS". */
  #respaced(words: readonly Token[], at: number): readonly Found[] {
    let letters = ''
    for (let end = at; end < words.length && letters.length < this.#longest; end++) {
      letters += wordOf(words[end])
      if (!this.#beginnings.has(letters.slice(0, minLettersKnown))) return []
      const found = this.#byLetters.get(letters)
      if (found !== undefined) return found.map(phrase => ({ ...phrase, tokens: words.slice(at, end + 1).map(wordOf) }))
    }
    return []
  }

  #isSame(printed: string, expected: string, tolerant: boolean): boolean {
    return printed === expected || (tolerant && this.#isMisprint(printed, expected))
  }
}
/** Shorter phrases without their spaces may be other words. */
const minLetters = 7
const minLettersKnown = 3
/** Printed words whose phrases are kept; past it the store starts over, so that memory does not grow with it. */
const maxKnownWords = 20_000

/** A phrase with choices in every wording: "(bill|invoice) to" is two phrases, "terms (|code)" too. */
export function wordingsOf(phrase: string): readonly string[] {
  const choice = /\(([^()|]*\|[^()]*)\)/.exec(phrase)
  if (choice === null) return [plainLabel(phrase)]
  return choice[1]!.split('|').flatMap(one => wordingsOf(phrase.replace(choice[0], one)))
}

export const phrasesOf = <Term extends string>(table: LabelPhrases<Term>): readonly Phrase<Term>[] =>
  (Object.entries(table) as [Term, readonly string[]][]).flatMap(([term, list]) =>
    list.flatMap(wordingsOf).map(phrase => ({ term, tokens: phrase.split(' ') })),
  )

/** Short words a wrong letter makes others of, but whose value shows what is meant: "Dafe" before a date. */
const provenByValue: ReadonlySet<string> = new Set(['date'])
const isMisreadLabel = (printed: string, expected: string): boolean =>
  sameToken(printed, expected, true) || (provenByValue.has(expected) && isWithinOneEdit(printed, expected))

/** The index of these phrases, made once. */
export const indexOf: <Term extends string>(phrases: LabelPhrases<Term>) => PhraseIndex<Phrase<Term>> = oncePer(
  (phrases: LabelPhrases<never>) => new PhraseIndex(phrasesOf(phrases), isMisreadLabel, true),
)
