/** The vocabulary of the statements: tables of phrases, and the matching of a printed label against them. */
import type { StatementKind } from '../contract/statement-figures.ts'
import balanceSheet from './balance-sheet.json' with { type: 'json' }
import { composedOf, compositionsOf } from './composed-lines.ts'
import cashFlowStatement from './cash-flow-statement.json' with { type: 'json' }
import incomeStatement from './income-statement.json' with { type: 'json' }
import type { NormalizedLabel } from './normalize-label.ts'
import { phraseTokens } from './normalize-label.ts'
import type { Term } from './term.ts'

export interface TermMatch {
  readonly term: Term
  /** 0 to 1: 1 for the whole label, less the more of the label the phrase leaves unmatched. */
  readonly score: number
  readonly phraseLength: number
}

/** The best match for each role; null where nothing matches. */
export interface LabelMatch {
  readonly section: TermMatch | null
  readonly result: TermMatch | null
  readonly item: TermMatch | null
}

interface Entry {
  /** The phrase in normalized form. */
  readonly phrase: string
  /** The words of `phrase`, split when a label first begins with the first of them: most of the table never matches. */
  tokens: readonly string[] | null
  readonly place: 'anywhere' | 'whole' | 'start'
  readonly term: Term
}

export interface Vocabulary {
  readonly kind: StatementKind
  readonly terms: readonly Term[]
  readonly byFirstToken: ReadonlyMap<string, readonly Entry[]>
  readonly parents: ReadonlyMap<string, string>
  /** Composed labels, for labels without a phrase. */
  readonly compositions: ReturnType<typeof compositionsOf>
}

type Row = Partial<Term> &
  Pick<Term, 'role' | 'phrases'> & {
    readonly group?: string | boolean
    /**
     * The result of `phraseTokens` for each phrase, joined by spaces; the command line's build computes it in advance.
     */
    readonly tokens?: readonly string[]
  }

/** A phrase in normalized form. */
export const withoutPlace = (phrase: string): string => phrase.replace(/^[=^]/, '')

function compile(kind: StatementKind, rows: readonly unknown[]): Vocabulary {
  const byFirstToken = new Map<string, Entry[]>()
  const parents = new Map<string, string>()
  const terms = (rows as readonly Row[]).map((row): Term => ({
    role: row.role,
    field: row.field ?? null,
    phrases: row.phrases,
    not: row.not ?? [],
    under: row.under ?? [],
    outside: row.outside ?? [],
    section: row.section ?? null,
    parent: row.parent ?? null,
    inside: row.inside ?? null,
    opens: row.opens ?? null,
    group: Boolean(row.group),
    part: row.part ?? null,
    measure: row.measure ?? null,
    negate: row.negate ?? false,
    rank: row.rank ?? 0,
  }))
  for (const [at, term] of terms.entries()) {
    if (term.section && term.parent) parents.set(term.section, term.parent)
    if (term.inside !== null) continue
    const prepared = (rows as readonly Row[])[at]!.tokens
    for (const [index, phrase] of term.phrases.entries()) {
      const place = phrase.startsWith('=') ? 'whole' : phrase.startsWith('^') ? 'start' : 'anywhere'
      const normal = prepared?.[index] ?? phraseTokens(withoutPlace(phrase)).join(' ')
      if (normal === '') continue
      const end = normal.indexOf(' ')
      const first = end < 0 ? normal : normal.slice(0, end)
      const entry: Entry = { phrase: normal, tokens: null, place, term }
      const entries = byFirstToken.get(first)
      if (entries) entries.push(entry)
      else byFirstToken.set(first, [entry])
    }
  }
  return { kind, terms, byFirstToken, parents, compositions: compositionsOf(kind, terms) }
}

export const vocabularies: { readonly [K in StatementKind]: Vocabulary } = {
  balanceSheet: compile('balanceSheet', balanceSheet),
  incomeStatement: compile('incomeStatement', incomeStatement),
  cashFlowStatement: compile('cashFlowStatement', cashFlowStatement),
}

/** Whether a section is another one or lies within it. */
export function within(vocabulary: Vocabulary, section: string, outer: string): boolean {
  for (let at: string | undefined = section; at !== undefined; at = vocabulary.parents.get(at))
    if (at === outer) return true
  return false
}

/** An item may stand in its own section, in a part of it, or in an undivided section that would contain it. */
const mayStandIn = (vocabulary: Vocabulary, term: Term, section: string | null): boolean =>
  section === null ||
  term.under.length === 0 ||
  (!term.outside.some(outside => within(vocabulary, section, outside)) &&
    term.under.some(under => within(vocabulary, section, under) || within(vocabulary, under, section)))

const startsAt = (tokens: readonly string[], phrase: readonly string[], start: number): boolean => {
  if (start + phrase.length > tokens.length) return false
  for (let i = 0; i < phrase.length; i++) if (tokens[start + i] !== phrase[i]) return false
  return true
}

const contains = (tokens: readonly string[], phrase: readonly string[]): boolean => {
  if (phrase.length === 0) return false
  for (let start = 0; start + phrase.length <= tokens.length; start++) if (startsAt(tokens, phrase, start)) return true
  return false
}

/** Words that name the entity or the basis of a statement, and do not identify the line. */
const neutralWords = new Set([
  'farm',
  'business',
  'company',
  'group',
  'consolidated',
  'combined',
  'corporate',
  'organization',
  'collected',
  'personal',
  'estimated',
  'unaudited',
])

/** A phrase that matches little of a long label is weak evidence. */
const partialScore = (phrase: number, label: number): number => 0.6 + 0.35 * (phrase / label)

/** The section that a short heading stands for at its position; null when none. */
export function sectionInside(vocabulary: Vocabulary, label: NormalizedLabel, current: string): TermMatch | null {
  const words = label.tokens.join(' ')
  const term = vocabulary.terms.find(
    ({ inside, phrases }) =>
      inside !== null &&
      within(vocabulary, current, inside) &&
      phrases.some(phrase => phraseTokens(phrase.slice(1)).join(' ') === words),
  )
  return term === undefined ? null : { term, score: 1, phraseLength: label.tokens.length }
}

const vetoes = new Map<Term, readonly (readonly string[])[]>()

/** A term's vetoes, normalized when a label first matches the term: most of the table never matches. */
function vetoesOf(term: Term): readonly (readonly string[])[] {
  let found = vetoes.get(term)
  if (found === undefined) vetoes.set(term, (found = term.not.map(phraseTokens)))
  return found
}

/**
 * The best terms for a label in `section` (null: unknown). Longest phrase first, then the one that matches more of the
 * label. `vetoed`: also terms whose vetoes the label contains.
 */
export function matchLabel(
  vocabulary: Vocabulary,
  label: NormalizedLabel,
  section: string | null,
  vetoed = false,
): LabelMatch {
  const best: { section: TermMatch | null; result: TermMatch | null; item: TermMatch | null } = {
    section: null,
    result: null,
    item: null,
  }
  const consider = (tokens: readonly string[], penalty: number) => {
    for (let start = 0; start < tokens.length; start++) {
      const entries = vocabulary.byFirstToken.get(tokens[start]!)
      if (entries === undefined) continue
      for (const entry of entries) {
        const { place, term } = entry
        if (place !== 'anywhere' && start > 0) continue
        const phrase = (entry.tokens ??= entry.phrase.split(' '))
        if (!startsAt(tokens, phrase, start)) continue
        const whole = phrase.length === tokens.length
        if (place === 'whole' && !whole) continue
        const score = (whole ? 1 : partialScore(phrase.length, tokens.length)) - penalty
        const rival = best[term.role]
        if (
          rival &&
          (rival.phraseLength > phrase.length || (rival.phraseLength === phrase.length && rival.score >= score))
        )
          continue
        if (term.role === 'item' && !mayStandIn(vocabulary, term, section)) continue
        if (!vetoed && vetoesOf(term).some(veto => contains(label.withParentheses, veto) && !contains(phrase, veto)))
          continue
        best[term.role] = { term, score, phraseLength: phrase.length }
      }
    }
  }
  consider(label.tokens, 0)
  if (label.withParentheses.length !== label.tokens.length) consider(label.withParentheses, 0.01)
  const plain = label.tokens.filter(token => !neutralWords.has(token))
  if (plain.length > 0 && plain.length < label.tokens.length) consider(plain, 0.02)
  const isLookAlike = best.result !== null && best.result.term.field === null && best.result.score < vagueItem
  if (best.section === null && (best.result === null || isLookAlike)) {
    const head = composedOf(vocabulary.compositions, label.withParentheses, ({ role }) => role !== 'item')
    if (head !== null && head.explained > (best.result?.phraseLength ?? 0))
      best[head.term.role] = { term: head.term, score: composedHead, phraseLength: head.explained }
  }
  // Compositions are tried within a known section only, because their parts occur in every trade.
  if (section !== null && (best.item === null || best.item.score < vagueItem)) {
    const item = composedOf(
      vocabulary.compositions,
      label.withParentheses,
      term => term.role === 'item' && mayStandIn(vocabulary, term, section),
    )
    if (item !== null && item.explained > (best.item?.phraseLength ?? 0)) {
      const score = partialScore(item.explained, label.withParentheses.length)
      best.item = { term: item.term, score, phraseLength: item.explained }
    }
  }
  return best
}

/** Every word of such a heading is accounted for. */
const composedHead = 0.97
/** A phrase that matches less of a label than this gives way to a composition that matches more. */
const vagueItem = 0.8
