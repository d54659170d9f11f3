/** Values as people fill them in: dates, names of persons, amounts, numbers of all kinds, addresses of e-mail and the web. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { patternsOf, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'
import { type DateOrder, dateTokens } from '../values/dates/date-tokens.ts'
import { isoDate } from '../values/dates/months.ts'

export interface FormDate {
  /** ISO; the first day where the day or month is not stated. */
  readonly iso: string
  readonly precision: 'day' | 'month' | 'year'
  /** As it stands in the text. */
  readonly text: string
}

/**
 * Last of the hundred years two digits stand for: nobody who borrows is born later, and loans run for decades.
 * Half or double of any member changes 1 of 41 tuned forms at most.
 */
const LAST_SHORT_YEAR = { ofBirth: 2009, ofOthers: 2049 } as const

/** The first date in a text; null when there is none. `order`: of day and month in figures. */
export function dateIn(text: string, order: DateOrder = 'month-first', isBirth = false): FormDate | null {
  const plain = text
    .replace(/\s*([/.-])\s*(?=\d)/g, '$1')
    .replace(/\n/g, ' ')
    // One digit to a box, without signs between them.
    .replace(/^\s*(\d\d)(\d\d)((?:19|20)\d\d)\s*$/, '$1/$2/$3')
  // A birth of two digits is of the last century from the year 10 on; other years go on as forms of today do.
  const dates = dateTokens(plain, {
    order,
    parts: 'numbers',
    lastShortYear: LAST_SHORT_YEAR[isBirth ? 'ofBirth' : 'ofOthers'],
  })
  const dated = dates.filter(({ year, month }) => year !== null && month !== null)
  const found = dated.find(({ day }) => day !== null) ?? dated[0]
  if (found !== undefined)
    return {
      iso: isoDate(found.year!, found.month!, found.day ?? 1)!,
      precision: found.day === null ? 'month' : 'day',
      text: plain.slice(found.start, found.end),
    }
  const match = /^\D*((?:18|19|20)\d\d)\D*$/.exec(plain)
  return match === null ? null : { iso: `${match[1]}-01-01`, precision: 'year', text: match[1]! }
}

/** "n/a", "none", dashes, "same as above": filled in, and nothing stated. */
export const isNothing = (value: string): boolean => /^[-–—_.,:;/()\s]*$/.test(value) || nothing.test(value)
/** Words that state nothing, and words that begin a last name of several. */
const { nothing, lastNameParticles } = patternsOf(phrases, 'whole')

/** What separates a name from a title or another name. */
const BEHIND_NAME = new RegExp(
  `\\s+(?:[-–|/]|and|&)\\s+|\\s*[,;]\\s*(?=(?:[\\p{L}-]+\\s+){0,2}${phraseSource(phrases.titles)})`,
  'iu',
)
const HONORIFIC = new RegExp(`${phraseSource(phrases.honorifics)}\\.?\\s+`, 'giu')
const NAME_SUFFIX = new RegExp(`,?\\s+${phraseSource(phrases.nameSuffixes)}\\.?(?=\\s|,|$)`, 'giu')

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** "Dr. Dale R. White Jr." → Dale White; "White, Dale R." too. Null for anything but two to five words of letters. */
export function personName(text: string): PersonName | null {
  const plain = text.replace(/\n/g, ' ').split(BEHIND_NAME)[0]!.replace(HONORIFIC, '').replace(NAME_SUFFIX, '').trim()
  const turned = /^([\p{L}'’ -]+),\s*([\p{L}'’.-][\p{L}'’. -]*)$/u.exec(plain)
  const words = (turned === null ? plain : `${turned[2]} ${turned[1]}`).split(/\s+/)
  if (words.length < 2 || words.length > 5 || !words.every(word => /^[\p{L}][\p{L}.'’-]*$/u.test(word))) return null
  // "Committee approval": words of a sentence, not the names of a person.
  if (/^\p{Lu}\p{Ll}/u.test(words[0]!) && /^\p{Ll}/u.test(words.at(-1)!)) return null
  const from = words.findIndex((word, index) => index > 0 && lastNameParticles.test(word))
  const lastName =
    from > 0 && words.slice(from, -1).every(word => lastNameParticles.test(word)) ? words.slice(from) : words.slice(-1)
  return { firstName: words[0]!, lastName: lastName.join(' ') }
}

/** An amount in a text that is an amount, or begins with one; null for anything else. */
export function amountIn(text: string, ocr = false): number | null {
  const plain = text
    .replace(/\s*\/\s*[my].*$/i, '')
    .replace(/\s+\.$/, '')
    .trim()
  const direct = parseAmount(plain, { ocr })
  if (direct !== null && !direct.dash) return direct.value
  const match =
    /[$]\s?\d[\d,]*(?:\.\d\d)?(?:\s?\p{L}+)?(?!\p{L})/iu.exec(plain) ?? /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?/.exec(plain)
  return match === null ? null : (parseAmount(match[0], { ocr })?.value ?? null)
}

/** Lines of an answer as one. */
export const oneLine = (value: string): string => value.replace(/\s*\n\s*/g, ' ').trim()

/** A telephone number as printed; null without ten digits. */
export function phoneIn(text: string): string | null {
  const match = /\+?\d?[\d\s().\-–/]{9,}\d/.exec(text.replace(/[Oo](?=\d)/g, '0'))
  const digits = match?.[0].replace(/\D/g, '') ?? ''
  return digits.length >= 10 && digits.length <= 13 ? match![0].trim().replace(/^[.\-–/\s]+/, '') : null
}

const TIME = new RegExp(`\\d\\s*${phraseSource([...phrases.years, ...phrases.months])}`, 'iu')
/** Percent from 0 to 100, exclusive of 0; no length of time. Recognition reads the sign as an 8 or as 96. */
export function percentIn(text: string, ocr = false): number | null {
  const plain = ocr ? text.trim().replace(/^(100|\d\d)(?:8|96|9\/o|°\/o)$/, '$1%') : text
  const match = /(?<![\d.,$])(\d{1,3}(?:\.\d+)?)(?![.,]?\d)/.exec(plain)
  const value = match === null || TIME.test(plain) ? NaN : Number(match[1])
  return value > 0 && value <= 100 ? value : null
}

const ssnShape = /(?<![\d-])([\dxX*•#]{3})[\s-]?([\dxX*•#]{2})[\s-]?(\d{4})(?![\d-])/g

/** A social security number masked to its last four digits; null for anything else. */
export function maskedSsn(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  if (/^\D*$/.test(text) || digits.length > 9 || (digits.length < 9 && digits.length !== 4)) return null
  return `***-**-${digits.slice(-4)}`
}

/** The text with every number shaped like a social security number masked; an EIN (two and seven digits) stays. */
export function withoutSsn(text: string): string {
  return text.replace(ssnShape, (whole, _a: string, _b: string, last: string) =>
    /^\d{2}-\d{7}$/.test(whole) ? whole : `***-**-${last}`,
  )
}

/** `ocr`: read off a scan. Null without an address, or with one whose ending was misread beyond repair. */
export function emailIn(text: string, ocr = false): string | null {
  const found =
    /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/.exec(
      text.replace(/[\s(|]*@\s*/, '@').replace(/(?<=@\S+)\.\s+(?=[a-z]{2,}\s*$)/, '.'),
    )?.[0] ?? null
  return found === null || !ocr ? found : withEnding(found)
}

/** As `emailIn`. */
export function websiteIn(text: string, ocr = false): string | null {
  const match = /(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?/i.exec(text.trim())
  if (match === null || /@/.test(text)) return null
  return ocr ? withEnding(match[0]) : match[0]
}

/** The name with an ending that firms use or that is reserved for examples (RFC 2606), or that of a country, of two letters; null without. */
function withEnding(name: string): string | null {
  const ending = /[^/]\.([\w-]+)(?:\/[^/].*)?$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(ending) || phrases.webEndings.includes(ending) ? name : null
}
