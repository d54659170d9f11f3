/** The lines of an address block → name and address: which line names, which pieces are the address, what is neither. */
import vocabulary from '../../../vocabulary/invoice-parties.json' with { type: 'json' }
import { phraseChoices, phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { dateTokens } from '../../values/dates/date-tokens.ts'
import { labelTokens } from '../../labels/tokens.ts'
import { piecesOf } from './address.ts'
import { addressIn } from './block-address.ts'
import { couldBeName, nameIn, tidyName, type BlockPart, type FieldPiece, type Stretch } from './name.ts'
import { fieldPhrases, isDepartment, type PartyField, plainText } from '../../labels/party-words.ts'

export interface BlockText {
  readonly name: BlockPart | null
  readonly address: BlockPart | null
  /** The address has a street, box or building, and the place it is in. */
  readonly complete: boolean
  /** The address has a place with a postal code. */
  readonly placed: boolean
  /** The name was put together of two lines, or is that of the person the letter is for. */
  readonly doubtfulName: boolean
}

export const emptyBlock: BlockText = { name: null, address: null, complete: false, placed: false, doubtfulName: false }

/** Attentions that are no words of a name or street when no colon follows. */
const attentionStart = new RegExp(`^${phraseChoices(vocabulary.attentions)}[\\s:.]+`, 'iu')
/** "Attn: Accounts Receivable" is whom the money is for. */
const payeesDesk = phrasePattern(vocabulary.payeesDesks)
/** Whether a line says whom the document is for: "Attn. Accounts Payable". */
export const isAttention = (line: string): boolean => attentionStart.test(line) && !payeesDesk.test(line)
/** Contact words that also begin streets and names: only a telephone number behind them decides. */
const alsoNames: ReadonlySet<string> = new Set(vocabulary.contactNames)
/** The salutation, the subject or the first sentence of a letter: the address above it is over. */
const letterBegins = phrasePattern(vocabulary.letterBeginnings, 'start')
/** Fields of tax forms that say no address whatever stands behind them, with or without a colon. */
const fiscal = phrasePattern(vocabulary.fiscalFields, 'start')

/** Reads the lines of one block, from top to bottom, without its heading. */
export function parseBlock(whole: readonly string[]): BlockText {
  const end = whole.findIndex((line, index) => index > 0 && letterBegins.test(line))
  // "$4410 Sugar Grove Road": the letter of a quarter before a number of the country, misread.
  const lines = (end < 0 ? whole : whole.slice(0, end)).map(line =>
    isPrompt(line) || isDepartment(line) || isDate(line) ? '' : line.replace(/^\$(?=\d{4,5}\s\p{Lu}[\p{L} ]+$)/u, 'S'),
  )
  const stretches = lines.flatMap((line, index) => stretchesOf(line, index))
  const attention = stretches.find(({ field }) => field === 'attention')
  const pieces = fieldPieces(stretches.filter(({ field }) => field !== 'attention'))
  const address = addressIn(pieces)
  const before =
    address === null ? pieces : pieces.filter((piece, index) => index < address.from || piece.field === 'name')
  const name = nameIn(before, stretches)
  // "Attn: Hale Ltd." over a street, and nothing else: then that is who is written to.
  const instead = name === null && attention !== undefined && couldBeName(attention.text)
  return {
    name: instead ? { text: tidyName(attention.text), lines: [attention.line] } : (name?.part ?? null),
    address: address?.part ?? null,
    complete: address?.complete ?? false,
    placed: address?.placed ?? false,
    doubtfulName: instead || (name?.doubtful ?? false),
  }
}

/** The date of a letter, alone over the address it is sent to. */
function isDate(line: string): boolean {
  const [date, more] = dateTokens(line)
  return date !== undefined && more === undefined && date.iso !== null && date.end - date.start === line.trim().length
}

/** "CITY, STATE AND ZIP CODE" alone in its line: what a printed form asks for below. */
function isPrompt(line: string): boolean {
  const tokens = labelTokens([line])
  return tokens.length > 2 && fieldPhrases.at(tokens, 0).some(({ tokens: words }) => words.length === tokens.length)
}

/** A line cut before its field labels ("City: Tampa State: FL"); a label nobody knows makes its line no part of the address. */
function stretchesOf(line: string, index: number): Stretch[] {
  const attention = attentionStart.exec(line)
  if (attention !== null) return [{ field: 'attention', line: index, text: line.slice(attention[0].length).trim() }]
  if (!/[:#=]/.test(line)) return [{ field: null, line: index, text: line }]
  const tokens = labelTokens([line])
  const asked = new Set<string>()
  const marks: { readonly field: PartyField | 'unknown'; readonly start: number; readonly end: number }[] = []
  for (const [at, token] of tokens.entries()) {
    const colon = /^\)?\s?[:#=]/.exec(line.slice(token.end))
    if (!token.closes || colon === null) continue
    const phrases = tokens.flatMap((_, from) =>
      fieldPhrases.at(tokens, from).filter(({ tokens: words }) => from + words.length === at + 1),
    )
    // "City: Oil City State: PA": the second city is a town's.
    const phrase = phrases.find(({ tokens: words }) => !words.some(word => asked.has(word))) ?? phrases[0]
    phrase?.tokens.forEach(word => asked.add(word))
    const first = phrase === undefined ? 0 : at - phrase.tokens.length + 1
    if (phrase === undefined && at > 3) continue
    // "Dealer License #:" ends in a field; what stands before it on the line belongs to the label when it begins the line.
    const start =
      phrase === undefined || (first <= 2 && marks.length === 0 && !/[,|•]/.test(line.slice(0, tokens[first]!.start)))
        ? 0
        : tokens[first]!.start
    const field = phrase === undefined ? 'unknown' : phrase.term
    marks.push({ field, start, end: token.end + colon[0].length })
  }
  const before = line.slice(0, marks[0]?.start)
  const fields = marks.map(({ field, end }, at): Stretch => {
    const text = line.slice(end, marks[at + 1]?.start ?? line.length).trim()
    // A telephone number ends at a bar, a person's name at a comma too; what follows is the block's again.
    const close = field === 'attention' ? text.search(/[,|•·]/) : field === 'contact' ? text.search(/[|•·]/) : -1
    const own = close < 0 ? text : text.slice(0, close)
    return { field: field === 'unknown' ? 'contact' : field, line: index, text: own }
  })
  return before === '' ? fields : [{ field: null, line: index, text: before }, ...fields]
}

function fieldPieces(stretches: readonly Stretch[]): FieldPiece[] {
  const read = stretches.filter(({ field }) => field !== 'contact')
  const pieces = piecesOf(read.map(({ text }) => text)).map((piece, index, pieces): FieldPiece => {
    const { field, line } = read[piece.line]!
    const code = field === 'place' && /^\d{4,6}(?:-\d{4})?$/.test(piece.text)
    const behindTown =
      index > 0 && pieces[index - 1]!.line === piece.line && /^\p{L}[\p{L} .'-]*$/u.test(pieces[index - 1]!.text)
    const bare = behindTown && /^[1-9]\d{4,5}$/.test(piece.text)
    const contact = piece.kind === 'plain' ? isContactByWord(piece.text) : fiscal.test(piece.text)
    return { ...piece, line, field, kind: code || bare ? 'place' : contact ? 'contact' : piece.kind }
  })
  const contacts = stretches.flatMap(({ field, line, text }): readonly FieldPiece[] =>
    field === 'contact' ? [{ line, start: 0, end: text.length, text, kind: field, field }] : [],
  )
  return [...pieces, ...contacts].toSorted((a, b) => a.line - b.line)
}

/** "Phone 406.555.0144", "EIN 98-7654321", "Dealer No. KS-2210". */
function isContactByWord(text: string): boolean {
  if (fiscal.test(text)) return true
  if (!/\d{3}|\d.*\d/.test(text)) return false
  const tokens = plainText(text).split(' ')
  const phrase = fieldPhrases
    .at(tokens, 0)
    .find(({ term, tokens: words }) => term === 'contact' && words.join('').length > 1)
  if (phrase === undefined) return false
  const rest = tokens.slice(phrase.tokens.length).join(' ')
  const digits = rest.replace(/\D/g, '').length
  const letters = rest.replace(/[^\p{L}]/gu, '').length
  return digits >= (alsoNames.has(phrase.tokens.join(' ')) ? 7 : 4) && letters <= digits
}
