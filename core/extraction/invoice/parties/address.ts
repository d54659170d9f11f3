/** Addresses in lines of text: streets, boxes, places by postal code, countries; which pieces make the address and which the name. */
import { stateCodesOf, stateNamesOf } from '../../../vocabulary/states.ts'
import { trailingCurrency } from '../../values/amounts/currencies.ts'
import { dateTokens } from '../../values/dates/date-tokens.ts'
import { joinConsecutive } from '../../values/sequences.ts'
import {
  hasStreetEnding,
  isCompanyEnding,
  isCountry,
  isStreetWord,
  isUnitWord,
  beginsUnit,
  plainText,
} from '../../labels/party-words.ts'

/** `plain`: could be a name, a second line of one, or a line of an address nothing else identifies. */
export type PieceKind = 'street' | 'weak-street' | 'unit' | 'place' | 'country' | 'contact' | 'plain'

/** A part of a line between commas, bars and dots. */
export interface Piece {
  /** Index of the line. */
  readonly line: number
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: PieceKind
}

const anyCase = (name: string): string =>
  name.replace(/[A-Za-z]/g, letter => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)
const usCodes = stateCodesOf('US').filter(code => code !== 'DE')
const usState = [
  // DE before a code and a town is Germany, not Delaware.
  String.raw`D[Ee](?!\s\d{5}\s+\p{Lu}[\p{L}-]+)`,
  ...usCodes,
  ...usCodes.map(code => code[0]! + code[1]!.toLowerCase()),
  ...stateNamesOf('US').map(anyCase),
].join('|')
const caProvince = [...stateCodesOf('CA'), ...stateNamesOf('CA')].join('|')
const auState = stateCodesOf('AU').join('|')
const inState = stateNamesOf('IN')
  .map(name => anyCase(name).replace(/\./g, '\\.?'))
  .join('|')

/** A ZIP as printed, or with a letter or a digit misread or mistyped; five signs, four more behind a dash. */
const zip = String.raw`(?:\d[\dOIlSB]{4}|\d{3,4}[A-Z])(?:\s?[-–]\s?\d{4})?`
const ukCode = String.raw`(?:GIR\s?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?\s?[\dO][ABD-HJLNP-UW-Z]{2})`
/** An Eircode: a routing key and four signs. */
const ieCode = String.raw`(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?[\dAC-FHKNPRTV-Y]{4}`
const caCode = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?-?\d[A-Z]\d`
/** A word or words of a town, as they follow a European postal code. */
const town = String.raw`\p{Lu}[\p{L}.'’()\/-]+(?:[ ](?!\d{5})[\p{L}\d.'’()\/-]+){0,5}`

/** Postal places that can hardly be anything else, by country. */
const surePlaces: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:${usState})\\.?,?\\s{0,2}[-–]?\\s?${zip}(?![\\d])(?:\\s*,?\\s*(?:USA|US|U\\.S\\.A\\.?)(?![\\p{L}]))?`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\d])(?:(?:${caProvince})\\.?,?\\s*)?${caCode}(?![\\p{L}\\d])`, 'u'),
  new RegExp(`(?<![\\p{L}\\d])${ieCode}(?![\\p{L}\\d])`, 'u'),
  new RegExp(`(?<![\\p{L}\\d])${ukCode}(?=\\s*$|\\s*[,.|•·(]|\\s+[-–])`, 'u'),
  new RegExp(`(?<![\\p{L}\\d])(?:${auState})\\.?,?\\s+\\d{4}(?!\\d)`, 'u'),
  // An Indian PIN stands behind a dash, the word PIN, or the name of the state.
  new RegExp(
    String.raw`(?:[-–—:]\s?|\b[Pp][Ii][Nn](?:\s?[Cc]ode)?\s*[-–:.]*\s*|(?:${inState})[\s,.)]+)\d{3}\s?\d{3}(?!\d)(?:[\s,.]*\(?(?:${inState})\b\)?\.?)?(?:[\s,.]*I(?:ndia|NDIA))?`,
    'u',
  ),
]

/** Places of the continent: the code stands before the town, and looks like any number. */
const codeBeforeTown: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\d.,-])(?:[A-Z]{1,3}\s?[-–\s]\s?)?\d{5}\s+(?<town>${town})`, 'u'),
  new RegExp(String.raw`(?<![\p{L}\d.,-])\d{4}\s?[A-Z]{2}(?![\p{L}\d])(?:,?\s+(?<town>${town}))?`, 'u'),
  new RegExp(String.raw`(?<![\p{L}\d.,-])(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{5}-\d{3}|\d{3}\s\d{2})\s+(?<town>${town})`, 'u'),
  new RegExp(String.raw`(?<![\p{L}\d.,-])(?:CH|AT|A|BE|B|L|LU|DK|NO|N)\s?[-–]\s?\d{4}\s+(?<town>${town})`, 'u'),
]

/** Two offsets in a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Between the pieces of one line; a dash parts only with spaces on both sides. */
const separator = /\s*[|•·●▪■∙◆►▸‧»«]+\s*|\s+[+*@®©°¢]\s+|\s+[-–—−]{1,2}\s+|\s*[,;]+\s*|\s+\/\s+|\t/g

/** The lines' pieces with what each is. Codes that look like any number count only where no surer place is found. */
export function piecesOf(lines: readonly string[]): readonly Piece[] {
  const sure = lines.map(line => spanIn(line, surePlaces))
  const found = sure.some(span => span !== null)
    ? sure
    : lines.map(line => (endsInStreet(line) ? null : spanIn(line, codeBeforeTown)))
  return lines.flatMap((line, index) => {
    const span = found[index] ?? null
    const place = span === null ? null : withTown(line, span)
    if (place === null) return cut(line, 0, line.length, index)
    return [
      ...cut(line, 0, place.start, index),
      { line: index, ...place, text: line.slice(place.start, place.end).trim(), kind: 'place' as const },
      ...cut(line, place.end, line.length, index),
    ]
  })
}

/** "19320 East Pine Street" begins with the number of a house, and not with a postal code. */
function endsInStreet(line: string): boolean {
  const last = plainText(line).split(' ').at(-1)!
  return last.length > 2 && isStreetWord(last)
}

function spanIn(line: string, patterns: readonly RegExp[]): Span | null {
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (match !== null) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** The place with its town, when the town is printed before the code and nothing of the street stands with it. */
function withTown(line: string, { start, end }: Span): Span {
  const before = line.slice(0, start)
  const own = /(?:^|[,|•·;]|\s[-–]\s)(\s*\p{L}(?:[\p{L}.'’\s-]*[\p{L}'’])?)[\s,.–-]*$/u.exec(before)
  if (own === null) return { start, end }
  const townStart = before.length - (own[0].length - own[0].indexOf(own[1]!))
  return { start: townStart + (own[1]!.length - own[1]!.trimStart().length), end }
}

/** A stretch of a line cut at its separators. */
function cut(line: string, from: number, to: number, index: number): readonly Piece[] {
  let at = from
  const pieces = line
    .slice(from, to)
    .split(separator)
    .flatMap((part): readonly Piece[] => {
      const own = part.trim().replace(/[,;]+$/, '')
      const start = line.indexOf(part, at) + part.length - part.trimStart().length
      at = line.indexOf(part, at) + part.length
      if (!/[\p{L}\p{N}]/u.test(own)) return []
      return [{ line: index, start, end: start + own.length, text: own, kind: kindOf(own) }]
    })
  // "Millrace, LP": the ending of a firm stays with its name.
  return joinConsecutive(pieces, (name, { text, end }) =>
    name.kind === 'plain' && isCompanyEnding(text) ? { ...name, end, text: line.slice(name.start, end) } : null,
  )
}

const contactMark =
  /@|\bwww\.|https?:|\b[\w-]+\.(?:com|net|org|de|fr|es|nl|co\.uk|co\.in|example|biz|eu|at|ch|be|it|us|ca|info|io)\b(?!\s+\p{Lu}\p{Ll}+\s+\d)/iu
const phoneNumber =
  /^\W*(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)|\d{2,5})[\s./-]*\d{2,5}(?:[\s./-]*\d{2,5}){1,4}\W*(?:(?:x|ext\.?)\s*\d+\W*)?$/i
const amountInText = /[$€£₹]\s?\d|\d[.,]\d{2}\s?(?:€|EUR|USD)?$/

/** "12 Aug 2026", "190 EUR": a number and a word, as streets have them, but no place. */
export function isDateOrAmount(text: string): boolean {
  const [date] = dateTokens(text)
  const isDate = date !== undefined && date.iso !== null && date.start === 0 && date.end === text.length
  return isDate || (/^\d/.test(text) && trailingCurrency(text) !== null)
}

/** What a piece of text is by itself. */
export function kindOf(text: string): PieceKind {
  if (contactMark.test(text) || phoneNumber.test(text)) return 'contact'
  if (isCountry(text)) return 'country'
  const tokens = plainText(text).split(' ')
  const digits = /\d/.test(text)
  const street = tokens.some((token, index) => isStreetWord(token) && !(index === 0 && tokens.length === 1))
  const compound = tokens.some(hasStreetEnding)
  if (isDateOrAmount(text)) return 'plain'
  if (digits && !amountInText.test(text)) {
    const numberFirst =
      /^(?:#\s?|no\.?\s*)?\d{1,6}\s?[A-Za-z]?(?:\s?[-–/&]\s?[\dA-Za-z]+)*(?:\s?bis|\s?ter)?[\s,]+\p{L}/iu.test(text)
    const numberLast =
      /\p{L}[.\s,]\s?(?:n[°º.]?\s?)?\d{1,4}\s?[a-zA-Z]?(?:\s?[-–/+](?:\s?\d{1,4})?(?:\s?[a-zA-Z])?)*\s?$/iu.test(text)
    if ((numberFirst || numberLast) && (street || compound)) return 'street'
    if (tokens.some(isUnitWord)) return 'unit'
    if (street || compound) return 'weak-street'
    // "Serving the plains since 1974"
    const year = !numberFirst && tokens.length > 3 && /\s(?:18|19|20)\d\d$/.test(text)
    if ((numberFirst || numberLast) && !year && tokens.length <= 7 && /\p{L}{2}/u.test(text)) return 'weak-street'
    if (/^#?\d{1,5}[A-Z]?(?:[-/]\d+[A-Z]?)*$/i.test(text)) return 'unit'
    return 'plain'
  }
  const last = tokens.at(-1) ?? ''
  if (tokens.length >= 2 && tokens.length <= 6 && (isStreetWord(last) || hasStreetEnding(last))) return 'weak-street'
  if (tokens.length >= 2 && beginsUnit(tokens[0]!)) return 'unit'
  return 'plain'
}
