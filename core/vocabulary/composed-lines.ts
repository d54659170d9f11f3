/**
 * Labels composed of parts: a verb and its object, a result and what it precedes. Used where no phrase of the tables
 * matches the label.
 */
import type { StatementKind } from '../contract/statement-figures.ts'
import table from './composed-lines.json' with { type: 'json' }
import { phraseTokens } from './normalize-label.ts'
import type { Term } from './term.ts'

type Phrase = readonly string[]

/** One composition: a word of each kind in `all`; with `only`, no words other than these and the fillers. */
interface Composition {
  readonly term: Term
  readonly all: readonly (readonly Phrase[])[]
  readonly only: ReadonlySet<string> | null
  readonly not: readonly Phrase[]
}

interface Composed {
  readonly term: Term
  /** Words of the label that the parts account for. */
  readonly explained: number
}

interface Row {
  readonly kind: string
  readonly role: string
  readonly field?: string
  readonly part?: string
  readonly section?: string
  readonly under?: readonly string[]
  readonly all: readonly string[]
  readonly only?: string
  readonly not?: readonly string[]
}

const words = table.words as Readonly<Record<string, readonly string[]>>
const fillers = table.fillers as Readonly<Record<string, readonly string[]>>

/** The normalized words of each name: most names stand in several rows. */
const normalized = new Map<string, readonly Phrase[]>()

function phrasesOf(name: string): readonly Phrase[] {
  const known = normalized.get(name)
  if (known !== undefined) return known
  const listed = words[name]
  if (listed === undefined) throw new Error(`No words are called "${name}".`)
  const phrases = listed.map(phraseTokens)
  const empty = phrases.findIndex(phrase => phrase.length === 0)
  if (empty >= 0) throw new Error(`"${listed[empty]}" of "${name}" is a word that labels are read without.`)
  normalized.set(name, phrases)
  return phrases
}

/** The section's own term, so that a composed heading is identical with the section. */
function termOf(row: Row, terms: readonly Term[]): Term {
  const found = terms.find(
    term =>
      term.role === row.role && (row.role === 'section' ? term.section === row.section : term.field === row.field),
  )
  if (row.role !== 'item' && found !== undefined) return found
  return {
    role: 'item',
    field: row.field ?? null,
    phrases: [],
    not: [],
    under: row.under ?? [],
    outside: [],
    section: null,
    parent: null,
    inside: null,
    opens: null,
    group: false,
    part: row.part ?? null,
    measure: null,
    negate: false,
    rank: 0,
  }
}

export function compositionsOf(kind: StatementKind, terms: readonly Term[]): readonly Composition[] {
  return (table.lines as readonly Row[])
    .filter(row => row.kind === kind)
    .map(row => ({
      term: termOf(row, terms),
      all: row.all.map(phrasesOf),
      only: row.only === undefined ? null : new Set((fillers[row.only] ?? []).flatMap(phraseTokens)),
      not: (row.not ?? []).map(phraseTokens),
    }))
}

/** Positions of the first of the phrases that occurs in the label; null when none does. */
function placeOf(tokens: readonly string[], phrases: readonly Phrase[]): readonly number[] | null {
  for (const phrase of phrases)
    for (let start = 0; start + phrase.length <= tokens.length; start++)
      if (phrase.every((token, i) => tokens[start + i] === token)) return phrase.map((_, i) => start + i)
  return null
}

/** The first composition among `allowed` that matches the label; null when none does. */
export function composedOf(
  compositions: readonly Composition[],
  tokens: readonly string[],
  allowed: (term: Term) => boolean,
): Composed | null {
  for (const { term, all, only, not } of compositions) {
    if (!allowed(term)) continue
    const explained = new Set<number>()
    const complete = all.every(phrases => {
      const place = placeOf(tokens, phrases)
      place?.forEach(index => explained.add(index))
      return place !== null
    })
    if (!complete || not.some(phrase => placeOf(tokens, [phrase]) !== null)) continue
    if (only !== null && tokens.some((token, index) => !explained.has(index) && !only.has(token))) continue
    return { term, explained: explained.size }
  }
  return null
}
