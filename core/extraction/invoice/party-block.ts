/** The lines of an address block → name and address: which line names, which pieces are the address, what is neither. */
import { labelTokens } from './label-tokens.ts'
import { piecesOf } from './party-address.ts'
import { nameIn, tidyName, type BlockPart, type FieldPiece, type Stretch } from './party-name.ts'
import {
  endsAsCompany,
  fieldPhrases,
  fieldsByEnd,
  isDepartment,
  isTitle,
  soundsLikeCompany,
  soundsLikePerson,
  type PartyField,
  plainText,
} from './party-words.ts'

export interface BlockText {
  readonly name: BlockPart | null
  readonly address: BlockPart | null
  /** The address has a street, box or building, and the place it is in. */
  readonly complete: boolean
  /** The address has a place told by its postal code. */
  readonly placed: boolean
  /** The name was put together of two lines, or is that of the person the letter is for. */
  readonly doubtfulName: boolean
}

export const emptyBlock: BlockText = { name: null, address: null, complete: false, placed: false, doubtfulName: false }

/** Attentions that are no words of a name or street when no colon follows. */
const attentionStart =
  /^(?:attn\.?|attention|att\.|c\/o|z\.\s?hd\.?|z\.\s?h\.|zu händen|à l['’]attention(?: de)?|a la atención de|t\.\s?a\.\s?v\.?|ter attentie van|kind attn\.?)[\s:.]+/iu
/** Contact words that also begin streets and names: only a telephone number behind them tells. */
const alsoNames =
  /^(?:sales|parts|service|main|home|work|direct|office phone|mobile|cell|web|mail|site|code|internet|bank|branch|pan|capital|work|license|account|id|konto|homepage|inhaber)$/
const longestGap = 7
/** The salutation, the subject or the first sentence of a letter: the address above it is over. */
const letterBegins =
  /^(?:dear|sir|sirs|madam|respected|gentlemen)\b[\s,:.]|^(?:dear|sir|sirs|madam)\W*$|^(?:sub(?:ject)?|re|betreff|objet|asunto)\s?[:.-]|^(?:with reference|as desired|as per|we are|we have|we thank|thank you|thanks for|please find|in reply|sehr geehrte|madame, monsieur|estimad[oa]s?|geachte|hierbij|egregi)\b/i
/** Fields of tax forms that say no address whatever stands behind them, with or without a colon. */
const fiscal =
  /^(?:state name|state code|place of supply|gstin|gst(?:in)? ?(?:no|uin)|pan no|mob(?:ile)?\b(?! home)|contact no|aadhaar)\b/i

/** Reads the lines of one block, from top to bottom, without its heading. */
export function readBlock(whole: readonly string[]): BlockText {
  const end = whole.findIndex((line, index) => index > 0 && letterBegins.test(line))
  const lines = end < 0 ? whole : whole.slice(0, end)
  const stretches = lines.flatMap((line, index) => stretchesOf(line, index))
  const attention = stretches.find(({ field }) => field === 'attention')
  const pieces = fieldPieces(stretches.filter(({ field }) => field !== 'attention'))
  const address = addressIn(pieces)
  const before =
    address === null ? pieces : pieces.filter((piece, index) => index < address.from || piece.field === 'name')
  const name = nameIn(before, stretches)
  // "Attn: Hale Ltd." over a street, and nothing else: then that is who is written to.
  const instead =
    name === null && attention !== undefined && /\p{L}{2}/u.test(attention.text) && !isDepartment(attention.text)
  return {
    name: instead ? { text: tidyName(attention.text), lines: [attention.line] } : (name?.part ?? null),
    address: address?.part ?? null,
    complete: address?.complete ?? false,
    placed: address?.placed ?? false,
    doubtfulName: instead || (name?.doubtful ?? false),
  }
}

/** A line cut before its field labels ("City: Tampa State: FL"); a label nobody knows makes its line no part of the address. */
function stretchesOf(line: string, index: number): Stretch[] {
  const attention = attentionStart.exec(line)
  if (attention !== null) return [{ field: 'attention', line: index, text: line.slice(attention[0].length).trim() }]
  if (!/[:#=]/.test(line)) return [{ field: null, line: index, text: line }]
  const tokens = labelTokens([line])
  const marks: { readonly field: PartyField | 'unknown'; readonly start: number; readonly end: number }[] = []
  for (const [at, token] of tokens.entries()) {
    const colon = /^\)?\s?[:#=]/.exec(line.slice(token.end))
    if (!token.closes || colon === null) continue
    const phrase = fieldsByEnd
      .get(token.token)
      ?.find(
        ({ tokens: words }) =>
          words.length <= at + 1 && words.every((word, i) => tokens[at - words.length + 1 + i]!.token === word),
      )
    const first = phrase === undefined ? 0 : at - phrase.tokens.length + 1
    if (phrase === undefined && at > 3) continue
    // "Dealer License #:" ends in a field; what stands before it on the line belongs to the label when it begins the line.
    const start =
      phrase === undefined || (first <= 2 && marks.length === 0 && !/[,|•]/.test(line.slice(0, tokens[first]!.start)))
        ? 0
        : tokens[first]!.start
    const field = phrase === undefined ? 'unknown' : phrase.term
    marks.push({
      field: start === 0 && first > 0 && field === 'name' ? 'unknown' : field,
      start,
      end: token.end + colon[0].length,
    })
  }
  if (marks.length === 0) return [{ field: null, line: index, text: line }]
  const stretches: Stretch[] = []
  if (marks[0]!.start > 0) stretches.push({ field: null, line: index, text: line.slice(0, marks[0]!.start) })
  for (const [at, { field, end }] of marks.entries()) {
    const text = line.slice(end, marks[at + 1]?.start ?? line.length).trim()
    // A telephone number ends at a bar, a person's name at a comma too; what follows is the block's again.
    const close = field === 'attention' ? text.search(/[,|•·]/) : field === 'contact' ? text.search(/[|•·]/) : -1
    stretches.push({
      field: field === 'unknown' ? 'contact' : field,
      line: index,
      text: close < 0 ? text : text.slice(0, close),
    })
    if (close >= 0) stretches.push({ field: null, line: index, text: text.slice(close + 1) })
  }
  return stretches
}

function fieldPieces(stretches: readonly Stretch[]): FieldPiece[] {
  const read = stretches.filter(({ field }) => field !== 'contact')
  const pieces = piecesOf(read.map(({ text }) => text)).map((piece, index, pieces): FieldPiece => {
    const { field, line } = read[piece.line]!
    const code = field === 'place' && /^\d{4,6}(?:-\d{4})?$/.test(piece.text)
    const behindTown =
      index > 0 && pieces[index - 1]!.line === piece.line && /^\p{L}[\p{L} .'-]*$/u.test(pieces[index - 1]!.text)
    const bare = behindTown && /^[1-9]\d{4,5}$/.test(piece.text)
    const contact = piece.kind === 'plain' && isContactByWord(piece.text)
    return { ...piece, line, field, kind: code || bare ? 'place' : contact ? 'contact' : piece.kind }
  })
  return stretches.some(({ field }) => field === 'contact')
    ? [...pieces, ...stretches.filter(({ field }) => field === 'contact').map(contactPiece)].toSorted(
        (a, b) => a.line - b.line,
      )
    : pieces
}

const contactPiece = ({ line, text }: Stretch): FieldPiece => ({
  line,
  start: 0,
  end: text.length,
  text,
  kind: 'contact',
  field: 'contact',
})

/** "Phone 406.555.0144", "EIN 98-7654321", "Dealer No. KS-2210". */
function isContactByWord(text: string): boolean {
  if (fiscal.test(text)) return true
  if (!/\d{3}|\d.*\d/.test(text)) return false
  const tokens = plainText(text).split(' ')
  const phrase = fieldPhrases
    .get(tokens[0]!)
    ?.find(
      ({ term, tokens: words }) =>
        term === 'contact' && words.join('').length > 1 && words.every((word, i) => tokens[i] === word),
    )
  if (phrase === undefined) return false
  const rest = tokens.slice(phrase.tokens.length).join(' ')
  const digits = rest.replace(/\D/g, '').length
  const letters = rest.replace(/[^\p{L}]/gu, '').length
  return digits >= (alsoNames.test(phrase.tokens.join(' ')) ? 7 : 4) && letters <= digits
}

const isAddressKind = ({ kind, field }: FieldPiece): boolean =>
  field !== 'name' &&
  (field === 'address' || field === 'place' || kind === 'street' || kind === 'weak-street' || kind === 'unit')

interface FoundAddress {
  readonly part: BlockPart
  /** Index of its first piece. */
  readonly from: number
  readonly complete: boolean
  readonly placed: boolean
}

function addressIn(pieces: readonly FieldPiece[]): FoundAddress | null {
  const places = pieces.flatMap((piece, index) => (piece.kind === 'place' && piece.field !== 'name' ? [index] : []))
  const withStreet = places.find(index => pieces.slice(Math.max(0, index - longestGap), index + 1).some(isAddressKind))
  const place = withStreet ?? places[0]
  if (place === undefined) return unplaced(pieces)
  const street = streetBefore(pieces, place)
  let to = place
  while (to + 1 < pieces.length && followsPlace(pieces[to + 1]!, pieces[to]!)) to++
  const from = street ?? buildingBefore(pieces, place) ?? place
  return addressOf(pieces, from, to, street !== null, true)
}

/** A country; the code on a line below its town; a labelled field more. */
const followsPlace = (piece: FieldPiece, before: FieldPiece): boolean =>
  piece.kind === 'country' ||
  piece.field === 'country' ||
  (piece.field === 'place' && piece.kind !== 'contact') ||
  (piece.kind === 'unit' && piece.line === before.line && !/\d/.test(piece.text)) ||
  (piece.kind === 'place' && piece.line <= before.line + 1 && !/\d{5}/.test(before.text) && piece.field !== 'address')

/** The first piece of a block is its name rather than a street, unless it is a street beyond doubt. */
const mayName = ({ field, kind, text }: FieldPiece): boolean =>
  field === null &&
  kind !== 'street' &&
  !/^#/.test(text) &&
  !(kind === 'unit' && /^(?:plot|unit|suite|h\.?\s?no|d\.?\s?no|s\.?\s?no|shop|survey|gat)/i.test(text))

/** Where the street before a place begins. A name that ends in a number is no street when a street follows it. */
function streetBefore(pieces: readonly FieldPiece[], place: number): number | null {
  const candidates: number[] = []
  for (let index = Math.max(0, place - longestGap); index < place; index++)
    if (isAddressKind(pieces[index]!)) candidates.push(index)
  let first = candidates[0]
  if (first === undefined) return pieces[place]!.field === 'address' ? place : null
  // "FARM MUTUAL - CLAIMS UNIT 4": on the line of the name only a street is one.
  const onNamesLine = (index: number): boolean =>
    pieces[index]!.line === pieces[0]!.line &&
    index > 0 &&
    pieces[index]!.kind !== 'street' &&
    pieces[index]!.field === null &&
    pieces[0]!.kind === 'plain' &&
    pieces[0]!.field === null
  const past = candidates.filter(index => !onNamesLine(index))
  if (past.length > 0) candidates.splice(0, candidates.length, ...past)
  first = candidates[0]!
  if (
    mayName(pieces[0]!) &&
    first === 0 &&
    candidates.length > 1 &&
    (!/^\d/.test(pieces[0]!.text) || pieces[candidates[1]!]!.kind === 'street')
  )
    first = candidates[1]!
  // The building before the number on the street's own line: "Lotus Heights, D.No. 4-1-77".
  const { line } = pieces[first]!
  while (
    first > 1 &&
    pieces[first - 1]!.line === line &&
    pieces[first - 1]!.kind === 'plain' &&
    pieces[0]!.line !== line &&
    pieces[first - 1]!.field !== 'name'
  )
    first--
  return first
}

/** "Holt Joinery / Bridge Works / Leeds LS1 4AP": a line between name and place that is nobody's name. */
function buildingBefore(pieces: readonly FieldPiece[], place: number): number | null {
  const lines = [
    ...new Set(
      pieces
        .slice(0, place)
        .filter(({ kind }) => kind === 'plain')
        .map(({ line }) => line),
    ),
  ].filter(line => line !== pieces[place]!.line)
  const last = lines.at(-1)
  if (last === undefined || lines.length < 2) return null
  const index = pieces.findIndex(piece => piece.line === last && piece.kind === 'plain')
  const { text } = pieces[index]!
  return soundsLikePerson(text) || soundsLikeCompany(text) || isDepartment(text) || endsAsCompany(text) ? null : index
}

/** A street without a postal code: up to where something else begins. */
function unplaced(pieces: readonly FieldPiece[]): FoundAddress | null {
  const named = pieces.length > 0 && mayName(pieces[0]!) && !/^\d+[A-Z]?\s/i.test(pieces[0]!.text)
  let from = pieces.findIndex(
    (piece, index) => (index > 0 || !named) && piece.kind !== 'contact' && isAddressKind(piece),
  )
  if (from < 0) return null
  const sure = pieces.slice(from).some(({ kind, field }) => kind === 'street' || field === 'address')
  // A bare number below is no unit of a house.
  const more = pieces
    .slice(from + 1)
    .filter(piece => (isAddressKind(piece) && /\p{L}/u.test(piece.text)) || piece.kind === 'country').length
  if (!sure && more === 0) return null
  const { line } = pieces[from]!
  while (from > 1 && pieces[from - 1]!.line === line && pieces[from - 1]!.kind === 'plain' && pieces[0]!.line !== line)
    from--
  if (from === 0 && pieces[0]!.field === null && pieces.length === 1) return null
  let to = from
  while (
    to + 1 < pieces.length &&
    pieces[to + 1]!.kind !== 'contact' &&
    pieces[to + 1]!.field !== 'name' &&
    to - from < longestGap
  ) {
    to++
    if (pieces[to]!.kind === 'country') break
  }
  return addressOf(pieces, from, to, true, false)
}

function addressOf(
  pieces: readonly FieldPiece[],
  from: number,
  to: number,
  street: boolean,
  placed: boolean,
): FoundAddress | null {
  const own = pieces
    .slice(from, to + 1)
    .filter(
      ({ text, kind, field }) =>
        kind !== 'contact' &&
        field !== 'name' &&
        field !== 'contact' &&
        !isDepartment(text) &&
        !isCaption(text) &&
        !/^n\/?a\.?$/i.test(text) &&
        !(isTitle(text) && kind === 'plain'),
    )
  // Codes and sums alone are no address.
  if (!own.some(({ text }) => /\p{L}{3}/u.test(text)) || own.some(({ text }) => /[€$£₹]/.test(text))) return null
  return {
    part: { text: joined(own), lines: [...new Set(own.map(({ line }) => line))] },
    from,
    complete: street && placed,
    placed,
  }
}

/** "Home phone", "E-mail": the caption of an empty or another field. */
function isCaption(text: string): boolean {
  const tokens = plainText(text).split(' ')
  return (
    fieldPhrases
      .get(tokens[0]!)
      ?.some(
        ({ term, tokens: words }) =>
          term === 'contact' && words.length === tokens.length && words.every((word, i) => tokens[i] === word),
      ) === true && text.length > 2
  )
}

/** Parts by commas; a labelled state and ZIP as they are printed on letters. */
function joined(pieces: readonly FieldPiece[]): string {
  let text = ''
  for (const piece of pieces) {
    const own = piece.text.replace(/^[\s,.:;–-]+|[\s,;:–-]+$/g, '').replace(/\s+/g, ' ')
    if (own === '') continue
    const stateAndCode = /(?:^|, )[A-Z]{2,3}$/.test(text) && /^\d{4,5}(?:-\d{4})?$/.test(own)
    text += text === '' ? own : `${stateAndCode ? ' ' : ', '}${own}`
  }
  return text
}
