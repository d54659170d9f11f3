/** Names in address blocks: which lines name somebody, and what no name is. */
import vocabulary from '../../../vocabulary/invoice-parties.json' with { type: 'json' }
import { phraseChoices, phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { totalLabelOf } from '../totals/labels.ts'
import { dateTokens } from '../../values/dates/date-tokens.ts'
import { isDateOrAmount, kindOf, type Piece } from './address.ts'
import {
  endsAsCompany,
  isCompanyEnding,
  isDepartment,
  isFormCaption,
  isHeading,
  isNameTitle,
  isTitle,
  isTrade,
  plainText,
  soundsLikeCompany,
  type PartyField,
} from '../../labels/party-words.ts'

/** A text of a block and the lines it was taken from (indices). */
export interface BlockPart {
  readonly text: string
  readonly lines: readonly number[]
}

/** A line, or the part of one behind a field label. */
export interface Stretch {
  readonly field: PartyField | null
  readonly line: number
  readonly text: string
}

/** A piece and the field it stands in; null outside of fields. */
export interface FieldPiece extends Piece {
  readonly field: PartyField | null
}

/** "Conditions of Use | © 2012-2026, Harlow Inc.": whoever holds the rights stands behind the years. */
const copyrightNotice = /^.*©[\s\d–-]*,?\s*/u

/** The name among the pieces before the address, and whether it was put together. */
export function nameIn(
  pieces: readonly FieldPiece[],
  stretches: readonly Stretch[],
): { readonly part: BlockPart; readonly doubtful: boolean } | null {
  // "Name: Dana Reyes" under the firm's own line is whom to ask for.
  const headed = pieces[0]?.field === null && pieces[0].kind === 'plain' && endsAsCompany(pieces[0].text)
  const inFields = headed ? [] : pieces.filter(({ field, kind }) => field === 'name' && kind !== 'contact')
  // "Company: Harlow Motors Inc." is more specific than "Buyer name: Harlow".
  const able = (inFields.length > 0 ? inFields : pieces).filter(
    ({ kind, field }) =>
      kind !== 'contact' && kind !== 'country' && kind !== 'place' && field !== 'address' && field !== 'place',
  )
  const lines = [...new Set(able.map(({ line }) => line))]
  const textOf = (line: number): string => {
    const [first, ...rest] = able.filter(piece => piece.line === line)
    const last = rest.at(-1) ?? first!
    const source = stretches.find(
      stretch => stretch.line === line && stretch.text.includes(first!.text) && stretch.text.includes(last.text),
    )
    // A comma may stand in a name ("…, a division of"); a bar or a dot ends it.
    const text = (source?.text.slice(first!.start, last.end) ?? first!.text).replace(copyrightNotice, '')
    return tidyName(text.split(/\s*[|•·●▪■∙◆►]\s*/)[0]!)
  }
  const texts = lines.map(line => ({ line, text: textOf(line) })).filter(({ text }) => couldBeName(text))
  const [first, second] = texts
  if (first === undefined) return null
  const named = (text: string, own: readonly number[], doubtful: boolean) => ({ part: { text, lines: own }, doubtful })
  const follows = second !== undefined && second.line === first.line + 1
  const wrapped = lines.find(line => line === first.line + 1 && completes(first.text, textOf(line)))
  if (wrapped !== undefined && !endsAsCompany(first.text))
    return named(tidyName(`${first.text} ${textOf(wrapped)}`), [first.line, wrapped], false)
  const addressed = personal.test(able.find(({ line }) => line === first.line)!.text)
  // A person over the firm, and over the person's department: the firm is who buys or sells, on the line above the address.
  const firm = texts.findLast(
    ({ line, text }) => line <= first.line + 2 && (!looksLikePerson(text) || soundsLikeCompany(text)),
  )
  if (
    firm !== undefined &&
    firm !== first &&
    (!soundsLikeCompany(first.text) || first.text.includes(',')) &&
    (addressed ||
      (looksLikePerson(first.text) && (soundsLikeCompany(firm.text) || isTitleCase(firm.text))) ||
      (capitals.test(first.text) && soundsLikeCompany(firm.text) && !continues(first.text, firm.text)))
  )
    return named(firm.text, [firm.line], true)
  // "AutoBid" over "AutoBid of America, Inc.": a logo, and the name it is short for.
  if (follows && endsAsCompany(second.text) && plainText(second.text).startsWith(`${plainText(first.text)} `))
    return named(second.text, [second.line], false)
  if (follows && continues(first.text, second.text))
    return named(tidyName(`${first.text} ${second.text}`), [first.line, second.line], true)
  const rivaled = follows && soundsLikeCompany(second.text) && !soundsLikeCompany(first.text)
  return named(first.text, [first.line], rivaled)
}

/** "Dana Reyes", "Mary K. O'Neil, Manager", "Ann and Lee Voss": two or three words set like a person's. */
const looksLikePerson = (text: string): boolean =>
  /^(?:\p{Lu}\p{Ll}+\s(?:and|&)\s)?(?:\p{Lu}\p{Ll}+(?:\s\p{Lu}\.?)?|\p{Lu}\.(?:\s?\p{Lu}\.)?)\s\p{Lu}['’]?\p{Lu}?\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:,\s(?:\p{Lu}[^,]*|\p{Ll}[^,]*\p{L}{3}))?$/u.test(
    text,
  ) && !endsAsCompany(text)

/** "MARLA QUIST": two words in capitals, as a person's may be. */
const capitals = /^\p{Lu}{2,}\s(?:\p{Lu}\.?\s)?\p{Lu}{2,}$/u

const isTitleCase = (text: string): boolean => text.split(' ').every(word => /^(?:\p{Lu}|&|of|the|and)/u.test(word))

/** "LLC", "Cooperative": one word of a firm that its line had no room for; "DENTAL STUDIO" under "Alder Ceramic": its trade, in capitals of their own. */
const completes = (first: string, text: string): boolean =>
  isCompanyEnding(text) ||
  (soundsLikeCompany(text) && /^[^\s,]+$/.test(text)) ||
  (isTrade(text) && text === text.toUpperCase() && first !== first.toUpperCase())

/** "Society of" over its next line; a line that only the form of a firm completes. */
const continues = (first: string, second: string): boolean =>
  /(?:\s\p{Ll}{1,3}|[&,-])$/u.test(first) ||
  (endsAsCompany(second) && !endsAsCompany(first) && !soundsLikeCompany(first) && second.split(' ').length <= 4)

/** Captions, sums and the beginnings of sentences. */
const nameless = phrasePattern(vocabulary.nameless, 'start')

/** "Nr. R-118" behind a title: its number, and the short word before it. */
const numberOfTitle = /(?:\s\p{L}{1,6}[.:]{0,3})?\s*(?:[#:]\s*)?[^\s\d]*\d\S*$/u

/** A text that could be somebody's name. */
export function couldBeName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  if (letters < 2 || (letters < 3 && text !== text.toUpperCase()) || letters < 0.5 * text.replace(/\s/g, '').length)
    return false
  if (
    isTitle(text) ||
    isTitle(text.replace(numberOfTitle, '')) ||
    isHeading(text.replace(numberOfTitle, '')) ||
    (totalLabelOf(text)?.share === 1 && !endsAsCompany(text)) ||
    isNameTitle(text) ||
    isDepartment(text) ||
    isFormCaption(text) ||
    (nameless.test(text) && !endsAsCompany(text) && !/^\p{L}+['’]s\s/u.test(text)) ||
    isCompanyEnding(text) ||
    kindOf(text) === 'contact' ||
    isDateOrAmount(text) ||
    // "with the order number in the subject"
    /^\p{Ll}+(?:\s\p{Ll}+){2}/u.test(text) ||
    // "PDF created August 11, 2026"
    dateTokens(text).some(({ iso }) => iso !== null)
  )
    return false
  return text.split(/\s+/).length <= 10 && !/^\(.*\)$|[!?]$|_{3}|\.{4}|\s(?:to|from|by|for)$/i.test(text)
}

/** Titles of persons only. */
const personal = /^(?:mrs?|ms|dr|prof)\.?\s/i
const courtesy =
  /^(?:M\/[sS]\.?|Messrs\.?|MESSRS\.?|T[oO]:|Herrn?|Frau|Firma|Monsieur|MONSIEUR|Madame|MADAME|Mrs?\.?|MRS?\.|Ms\.|M\.(?=\s+\p{Lu}[\p{L}'’-]+\s+\p{Lu}[\p{L}'’-]+$)|Mme\.?|MME\.?|Mlle\.?|Dhr\.?|Mevr?\.?|Sra?\.)\s+(?=\p{Lu})/u

/** Whom to ask for at the firm: "Hale Ltd. Attn: Dana Reyes". */
const attention = new RegExp(String.raw`(?<=\S)\s+${phraseChoices(vocabulary.attentions)}\.?:.*$`, 'iu')

/** A name without marks, courtesies and the capital of the firm around it. */
export const tidyName = (text: string): string =>
  text
    .replace(courtesy, '')
    .replace(/\s+au capital\b.*$/iu, '')
    .replace(/^[\s,.:;*•|"“_-]+|[\s,:;*•|"”_-]+$/g, '')
    // A stroke of the logo; who receives the mail for the firm.
    .replace(/^\p{Ll} (?=\p{Lu})|\s+c\/o\s.*$/gu, '')
    .replace(attention, '')
    .replace(/\s+/g, ' ')
    .trim()
