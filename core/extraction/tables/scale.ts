/** Scale notes ("in thousands", "£'000", "Rs. in lakhs") and the currency they name. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { currencyNamedIn, currencyOf } from '../values/amounts/currencies.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'
import { modeOf } from '../values/sequences.ts'

/** A scale note. */
export interface Scale {
  /** Factor from the printed number to full units. */
  readonly factor: number
  /** The words that say so, as printed. */
  readonly text: string
}

const factors: readonly (readonly [pattern: RegExp, factor: number])[] = Object.entries(words.scale.factors).map(
  ([factor, phrases]) => [phrasePattern(phrases), Number(factor)],
)
const anyFactor = phrasePattern(Object.values(words.scale.factors).flat())
const { notes: noteLike, exceptions } = patternsOf(words.scale)
/** "2.5 million shares": a count, not a note. */
const count = /\d[\d.,]*\s*$/
const unitMark =
  /^(?:(?:US|CA|AU|NZ|HK|[ACS])?(?:[£€$₹¥₱]|Rs\.?|[A-Z]{3})|[TMK][A-Z]{3})?\s?['’]?\s?(?:0{3}['’]?s?|1[.,' ]?000|mn?|mm|bn)?$/

/** The scale a heading line states, or null. Exceptions ("except shares in thousands") are not the scale. */
export function scaleIn(line: string): Scale | null {
  const text = plainMarks(line)
  const exception = exceptions.exec(text)
  const stated = exception === null ? text : text.slice(0, exception.index)
  for (const [pattern, factor] of factors) {
    const match = pattern.exec(stated)
    if (match === null || !(noteLike.test(stated) || match[0].length * 2 > stated.trim().length)) continue
    if (!count.test(stated.slice(0, match.index)) || /['’]/.test(match[0])) return { factor, text: line.trim() }
  }
  return null
}

/** A note that hardly says more than scale and currency: removed from headers before they are read for anything else. */
export const isScaleNote = (line: string): boolean => {
  const text = plainMarks(line)
  return (
    opinions.test(text) || (noteStart.test(text) && (anyFactor.test(text) || exceptions.test(text))) || isUnitMark(text)
  )
}
const opinions = phrasePattern(words.scale.opinions, 'whole')
const noteStart = phrasePattern(words.scale.noteStarts, 'start')

/** "£", "$'000", "US$ m", "(£000)", "Rs.", "USD": a unit under a column's header. */
export function isUnitMark(text: string): boolean {
  const plain = plainMarks(text).replace(/^\((.*)\)$/, '$1')
  if (plain === '' || !unitMark.test(plain)) return false
  const letters = /^[A-Z]{3}/.exec(plain)?.[0]
  return letters === undefined || currencyOf(letters) !== null || /^[TMK][A-Z]{3}/.test(plain)
}

/**
 * The currency of a table: named in its heading, or carried by its numbers. A bare "$" is the dollar the heading names,
 * else USD.
 */
export function currencyOfTable(heading: readonly string[], marks: readonly (string | null)[]): string | null {
  const named = heading.map(currencyNamedIn).filter(code => code !== null)
  const strong = named.find(code => code !== '$')
  const usual = modeOf(marks.filter(mark => mark !== null)) ?? named[0] ?? null
  if (usual === null) return strong ?? null
  if (usual === '$') return strong !== undefined && words.scale.dollars.includes(strong) ? strong : 'USD'
  if (/^[A-Z]{3}$/.test(usual)) return usual
  return strong ?? usual
}
