/** What a label under the lines of an invoice means: subtotal, tax, freight, total, payment; the longest phrase of the vocabulary decides. */
import { isSameWord, misprintTolerance } from '../../../vocabulary/spelling.ts'
import wording from '../../../vocabulary/invoice-rows.json' with { type: 'json' }
import table from '../../../vocabulary/invoice-totals.json' with { type: 'json' }
import { labelWords, plainLabel, wordingsOf } from '../../labels/labeled-values.ts'
import { PhraseIndex, type Phrase as LabelPhrase } from '../../labels/phrases.ts'

export type TotalTerm = keyof typeof table

export interface TotalLabel {
  readonly term: TotalTerm
  /** The phrase means this wherever it stands; otherwise only for want of a better one. */
  readonly sure: boolean
  /** Share of the label's words that the phrase explains: 1 when it is the whole label. */
  readonly share: number
  /** Words of the phrase. */
  readonly length: number
}

interface Phrase extends LabelPhrase<TotalTerm> {
  readonly sure: boolean
}

const phrases: readonly Phrase[] = (
  Object.entries(table) as [TotalTerm, { sure: string[]; likely: string[] }][]
).flatMap(([term, { sure, likely }]) => [
  ...sure.flatMap(wordingsOf).map(phrase => ({ term, sure: true, tokens: phrase.split(' ') })),
  ...likely.flatMap(wordingsOf).map(phrase => ({ term, sure: false, tokens: phrase.split(' ') })),
])

/** Words that say nothing about which amount it is. */
const idle: ReadonlySet<string> = new Set(wording.idle)
/** Currencies stand anywhere in a label: "Montant EUR HT", "Total (USD)". */
const currencies: ReadonlySet<string> = new Set(wording.currencies)

/** Books number their tax accounts: "CGST9", "VAT20" is the tax at that rate. */
const numberedTax = /^((?:[csiu]t?)?gst|vat|hst|pst|mwst|ust|tva|iva|btw)\d{1,2}$/

const tokensOf = (text: string): readonly string[] =>
  labelWords(text)
    .map(token => token.replace(numberedTax, '$1'))
    .filter(token => /\p{L}/u.test(token) && !/\d/.test(token) && !currencies.has(token))

/** Labels of these terms name one of many things in an area of the page: the first phrase that matches is no help. */
const auxiliary: ReadonlySet<TotalTerm> = new Set(['rate', 'included'])

/** Long words may differ by one letter: a misprint or a misreading. */
const indexOf = (isIn: (term: TotalTerm) => boolean): PhraseIndex<Phrase> =>
  new PhraseIndex(
    phrases.filter(({ term }) => isIn(term)),
    (token, expected) => isSameWord(token, expected, misprintTolerance),
  )
const sums = indexOf(term => !auxiliary.has(term))
const auxiliaryPhrases = { rate: indexOf(term => term === 'rate'), included: indexOf(term => term === 'included') }

const known = new Map<string, TotalLabel | null>()
const maxKnown = 5000

/** What a label means; null when it means none of the sums. `none` is a known look-alike: "Payment terms", "Tax ID". */
export function totalLabelOf(text: string): TotalLabel | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const label = readName(text)
  if (known.size >= maxKnown) known.clear()
  known.set(text, label)
  return label
}

const before = /\bbefore (?:(?:sales )?tax(?:es)?|discounts?|rebates?|trade(?: ?in)?)$/

interface Match {
  readonly phrase: Phrase
  readonly at: number
  /** To the letter, no word of it misprinted. */
  readonly exact: boolean
}

/** Of equally long phrases the one to the letter, then the one that is sure, then the one that stands last: English puts the head last. */
function bestOf(tokens: readonly string[]): Match | null {
  const found = tokens.flatMap((_, at) => {
    const exactly = sums.at(tokens, at)
    return sums.at(tokens, at, true).map(phrase => {
      const exact = exactly.includes(phrase)
      return {
        phrase,
        at,
        exact,
        rank: 10_000 * phrase.tokens.length + (exact ? 1000 : 0) + (phrase.sure ? 100 : 0) + at,
      }
    })
  })
  return found.toSorted((a, b) => b.rank - a.rank)[0] ?? null
}

/** A word that is nearly one of the vocabulary is a misprint in a label, and another word in a description ("self leveling"). */
const minMisprintShare = 0.5

/** "Freight, Green Bay to site": a whole label of these goes on behind a comma with what it is for. */
const ledTerms: ReadonlySet<TotalTerm> = new Set(['shipping', 'discount', 'amount_due'])

/** "Netto a pagare / Balance due": a whole label in one of two languages counts for both. */
const bilingual = /\s\/\s/

function readName(text: string): TotalLabel | null {
  const parts = text.split(bilingual)
  const whole = parts.length > 1 ? parts.map(readName).find(label => label !== null && label.share > 0.99) : null
  if (whole) return whole
  const [head] = text.split(/,\s/, 1)
  const led = head === text ? null : readName(head!)
  if (led !== null && led.share > 0.99 && ledTerms.has(led.term)) return led
  const all = tokensOf(text)
  const outside = tokensOf(text.replace(/\([^)]*\)?/g, ' '))
  const inAll = bestOf(all)
  if (inAll === null) return null
  // "Total (excl. VAT)" is another sum than "Total", "Sales tax (exempt)" is a sales tax all the same.
  // "Project total (no sales tax here)": a note in brackets names another sum than the label.
  const noted = bestOf(tokensOf(text.replace(/^[^(]*\(|\).*$/g, ' ')))?.phrase === inAll.phrase && outside.length > 0
  const inside = inAll.phrase.term === 'none' || (noted && outside.length < all.length) ? bestOf(outside) : null
  const { phrase, exact } = inside ?? inAll
  const at = outside.findIndex((_, index) => sums.at(outside, index, true).includes(phrase))
  const [counted, place] = at < 0 ? [all, (inside ?? inAll).at] : [outside, at]
  const rest = counted.filter(
    (token, i) => (i < place || i >= place + phrase.tokens.length) && !idle.has(token) && token.length > 1,
  )
  const share = phrase.tokens.length / (phrase.tokens.length + rest.length)
  if (!exact && share < minMisprintShare) return null
  return {
    // "Quote total, US dollars, before tax" is the sum the tax comes to, "Investment before rebate" that it is taken off.
    term: before.test(plainLabel(text)) ? 'subtotal' : phrase.term,
    sure: phrase.sure,
    share,
    length: phrase.tokens.length,
  }
}

/** Whether a label contains a phrase of one of the auxiliary lists. */
export function containsPhrase(term: 'rate' | 'included', text: string, whole = false): boolean {
  const tokens = labelWords(text)
  return tokens.some((_, at) =>
    auxiliaryPhrases[term].at(tokens, at, true).some(({ tokens: { length } }) => !whole || length === tokens.length),
  )
}
