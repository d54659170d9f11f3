/** The pieces of an address block that make its address: from the street, box or building to the place, or a street without one. */
import { datesIn } from '../../values/dates/date-tokens.ts'
import type { BlockPart, FieldPiece } from './name.ts'
import { endsAsCompany, isContactLabel, isDepartment, isTitle, soundsLikeCompany } from '../../labels/party-words.ts'

/** A street and its place are no more pieces apart than this. */
const longestGap = 7

const isAddressKind = ({ kind, field }: FieldPiece): boolean =>
  field !== 'name' &&
  (field === 'address' || field === 'place' || kind === 'street' || kind === 'weak-street' || kind === 'unit')

export interface FoundAddress {
  readonly part: BlockPart
  /** Index of its first piece. */
  readonly from: number
  readonly complete: boolean
  readonly placed: boolean
}

export function addressIn(pieces: readonly FieldPiece[]): FoundAddress | null {
  const places = pieces.flatMap((piece, index) => (piece.kind === 'place' && piece.field !== 'name' ? [index] : []))
  const withStreet = places.find(index => pieces.slice(Math.max(0, index - longestGap), index + 1).some(isAddressKind))
  const place = withStreet ?? places[0]
  if (place === undefined) return unplaced(pieces)
  const street = streetBefore(pieces, place)
  let to = place
  while (to + 1 < pieces.length && followsPlace(pieces[to + 1]!, pieces[to]!)) to++
  const from = street ?? buildingBefore(pieces, place) ?? place
  return addressOf(pieces.slice(from, to + 1), from, street !== null, true)
}

/** A country, or the district behind the town. */
const followsPlace = (piece: FieldPiece, before: FieldPiece): boolean =>
  piece.kind === 'country' || (piece.kind === 'unit' && piece.line === before.line && !/\d/.test(piece.text))

/** The first piece of a block is its name rather than a street, unless it is a street beyond doubt. */
const mayName = ({ field, kind }: FieldPiece): boolean => field === null && kind !== 'street'

/** Where the street before a place begins. A name that ends in a number is no street when a street follows it. */
function streetBefore(pieces: readonly FieldPiece[], place: number): number | null {
  const name = pieces[0]!
  const near = Math.max(0, place - longestGap)
  const all = pieces.slice(0, place).flatMap((piece, index) => (index >= near && isAddressKind(piece) ? [index] : []))
  // "FARM MUTUAL - CLAIMS UNIT 4": on the line of the name only a street is one.
  const past = all.filter(index => {
    const { line, kind, field } = pieces[index]!
    const isBesideName = index > 0 && line === name.line && name.kind === 'plain' && name.field === null
    return !(isBesideName && kind !== 'street' && field === null)
  })
  const [begin, next] = past.length > 0 ? past : all
  if (begin === undefined) return null
  let first = begin === 0 && mayName(name) ? (next ?? begin) : begin
  // The building before the number on the street's own line: "Lotus Heights, D.No. 4-1-77".
  const { line } = pieces[first]!
  const isBuilding = (piece: FieldPiece): boolean =>
    piece.line === line && line !== name.line && piece.kind === 'plain' && !endsAsCompany(piece.text)
  while (first > 1 && isBuilding(pieces[first - 1]!)) first--
  return first
}

/** "Holt Joinery / Bridge Works / Leeds LS1 4AP": a line between name and place that is nobody's name. */
function buildingBefore(pieces: readonly FieldPiece[], place: number): number | null {
  const { line: placeLine } = pieces[place]!
  const plain = pieces.slice(0, place).filter(({ kind, line }) => kind === 'plain' && line !== placeLine)
  const building = plain.find(({ line }) => line === plain.at(-1)!.line)
  if (building === undefined || building === plain[0] || soundsLikeCompany(building.text)) return null
  return pieces.indexOf(building)
}

/** A street without a postal code: up to where something else begins. */
function unplaced(pieces: readonly FieldPiece[]): FoundAddress | null {
  const named = pieces.length > 0 && mayName(pieces[0]!) && !/^\d+[A-Z]?\s/i.test(pieces[0]!.text)
  const from = pieces.findIndex(
    (piece, index) => (index > 0 || !named) && piece.kind !== 'contact' && isAddressKind(piece),
  )
  if (from < 0) return null
  const sure = pieces.slice(from).some(({ kind, field }) => kind === 'street' || field === 'address')
  // A bare number below is no unit of a house.
  const more = pieces
    .slice(from + 1)
    .filter(piece => (isAddressKind(piece) && /\p{L}/u.test(piece.text)) || piece.kind === 'country').length
  if (!sure && more === 0) return null
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
  return addressOf(pieces.slice(from, to + 1), from, true, false)
}

/** The address of `pieces`, the first of which is the block's piece `from`. */
function addressOf(pieces: readonly FieldPiece[], from: number, street: boolean, placed: boolean): FoundAddress | null {
  const own = pieces.filter(
    ({ text, kind, field }) => kind !== 'contact' && field !== 'name' && !isDepartment(text) && !isContactLabel(text),
  )
  const text = joined(own)
  // Titles of documents, codes, sums and dates are no address.
  if (isTitle(/^\p{L}{4,}(?= )/u.exec(own[0]?.text ?? '')?.[0] ?? 'x')) return null
  if (!own.some(piece => /\p{L}{3}/u.test(piece.text)) || /[€$£₹]|\d, \d{3}\.\d\d\b/.test(text)) return null
  if (datesIn(text, 'month-first').length > 0) return null
  return {
    part: { text, lines: [...new Set(own.map(({ line }) => line))] },
    from,
    complete: street && placed,
    placed,
  }
}

/** Parts by commas; a labeled state and ZIP as they are printed on letters. */
function joined(pieces: readonly FieldPiece[]): string {
  let text = ''
  for (const piece of pieces) {
    const own = piece.text.replace(/^[\s,.:;–-]+|[\s,;:–-]+$/g, '').replace(/\s+/g, ' ')
    const stateAndCode = /(?:^|, )[A-Z]{2,3}$/.test(text) && /^\d{4,5}(?:-\d{4})?$/.test(own)
    text += text === '' ? own : `${stateAndCode ? ' ' : ', '}${own}`
  }
  return text
}
