/** Scale notes ("in thousands", "£'000", "Rs. in lakhs") and the currency they name. */
import { currencyNamedIn, currencyOf } from '../values/amounts/currencies.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'

/** A scale note. */
export interface Scale {
  /** Factor from the printed number to full units. */
  readonly factor: number
  /** The words that say so, as printed. */
  readonly text: string
}

const words: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:thousands?|000s|tsd|tausend|miles|milliers|teur)\b|t€|\b[TK](?:EUR|USD|GBP|DKK|SEK|NOK|CHF)\b|(?:\b[A-Z]{3}|kr\.?|[$€£])\s?1[.,' ]?000\b|['’]\s?000s?\b|\b000['’]s\b|\$\s?000s?\b|\b000s? omitted|\b0{3}s\b|[£€$]\s?0{3}\b|\(0{3}['’]?s?\)/i,
    1e3,
  ],
  [
    /\b(?:millions?|millionen|millones|mio|M(?:EUR|USD|GBP|DKK|SEK|NOK|CHF)|mill?ns?|mln)\b|['’]000[,.]?000|[£€$]\s?(?:m|mm|mn)\b|\b(?:USD|EUR|GBP|CAD|AUD|DKK|SEK|NOK|CHF|INR) ?(?:m|mm|mn)\b|\bRs\.? ?mn\b/i,
    1e6,
  ],
  [/\b(?:billions?)\b|[£€$]\s?bn\b/i, 1e9],
  [/\blakhs?\b|\blacs?\b/i, 1e5],
  [/\bcrores?\b|\b(?:rs\.?|inr|₹)\s?(?:in\s)?cr\.?(?![a-z])/i, 1e7],
]

/** A sentence about something else may hold such a word ("authorised 5 million shares"): the note speaks of amounts. */
const noteLike =
  /\b(?:in|en|of|teur|expressed|stated|presented|rounded|amounts?|figures?|dollars|thousands|millions|unaudited)\b|^[\s(]*(?:[£€$₹]|US\$|[A-Z]{2,3}\$?|Rs\.?)?\s*['’]?\s?(?:0{3}|m\b|mm\b|mn\b|bn\b)|omitted|\b[TMK](?:EUR|USD|GBP|DKK|SEK|NOK|CHF)\b|\b[A-Z]{3}\s?1[.,' ]?000\b|\((?:US)?[£€$]?\s?['’]?0{3}['’]?s?\)|^\W*(?:thousands?|millions?|billions?|lakhs?|crores?)/i

/** The scale a heading line states, or null. Exceptions ("except shares in thousands") are not the scale. */
export function scaleIn(line: string): Scale | null {
  const text = plainMarks(line)
  if (
    !/[£€$₹'0]|thousand|tausend|miles|milliers|teur|mln|million|millones|billion|lakh|lac|crore|mio|tsd|\bcr\b|\bm[mn]?\b/i.test(
      text,
    )
  )
    return null
  const stated = text.replace(/\b(?:except|other than|excluding|but not)\b.*$/i, '')
  for (const [pattern, factor] of words) {
    const match = pattern.exec(stated)
    if (match === null || !noteLike.test(stated)) continue
    // "2.5 million shares": a count, not a note.
    if (/\d[\d.,]*\s*$/.test(stated.slice(0, match.index)) && !/['’]/.test(match[0])) continue
    return { factor, text: line.trim() }
  }
  return null
}

/** A note that hardly says more than scale and currency: removed from headers before they are read for anything else. */
export function isScaleNote(line: string): boolean {
  const text = plainMarks(line)
  if (/^\(?(?:unaudited|audited)\)?$/i.test(text)) return true
  if (
    /^\(?\s*(?:in|amounts?|figures?|expressed|stated|dollars|all|rounded|millions?|thousands?|except|par|per|US)\b.*$/i.test(
      text,
    )
  ) {
    return scaleIn(text) !== null || /\bexcept\b|\bper share\b|\bdollars\b|\bamounts\)/i.test(text)
  }
  return isUnitMark(text)
}

/** "£", "$'000", "US$ m", "(£000)", "Rs.", "USD": a unit under a column's header. */
export function isUnitMark(text: string): boolean {
  const plain = plainMarks(text).replace(/^\((.*)\)$/, '$1')
  const mark =
    /^(?:(US|CA|AU|NZ|HK|[ACS])?([£€$₹¥₱]|Rs\.?|[A-Z]{3})|[TMK](?:EUR|USD|GBP|DKK|SEK|NOK|CHF))?\s?['’]?\s?(?:0{3}['’]?s?|1[.,' ]?000|mn?|mm|bn|[Mm]illions?|[Tt]housands?)?$/
  const match = mark.exec(plain)
  if (match === null || plain === '') return false
  const letters = /^[A-Z]{3}/.exec(plain)?.[0]
  return letters === undefined
    ? /[£€$₹¥₱0]|Rs|^[TMK][A-Z]{3}/.test(plain)
    : currencyOf(letters) !== null || /^[TMK]/.test(plain)
}

/**
 * The currency of a table: named in its heading, or carried by its numbers. A bare "$" is the dollar the heading names,
 * else USD.
 */
export function currencyOfTable(heading: readonly string[], marks: readonly (string | null)[]): string | null {
  const named = heading.map(currencyNamedIn).filter(code => code !== null)
  const strong = named.find(code => code !== '$')
  const counts = new Map<string, number>()
  for (const mark of marks) if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const usual = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? named[0] ?? null
  if (usual === null) return strong ?? null
  if (usual === '$')
    return strong !== undefined && /^(?:USD|CAD|AUD|NZD|HKD|SGD|TWD|MXN)$/.test(strong) ? strong : 'USD'
  if (/^[A-Z]{3}$/.test(usual)) return usual
  return strong ?? usual
}
