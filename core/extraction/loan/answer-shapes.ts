/** Labels, and the shapes by which their answers are told. Pure. */
import type { Meaning } from './labels.ts'
import type { Piece } from './form-page.ts'

/** A piece taken for a label. */
export interface Label {
  readonly piece: Piece
  readonly meaning: Meaning | null
  /** A colon or question mark closes it. */
  readonly closed: boolean
}

export const SIGN = /^[$€£]$/

/** The next of single characters in boxes side by side; one box or two may be left empty. */
export const isSpelledOn = (last: Piece, next: Piece): boolean =>
  last.text.length === 1 && next.text.length === 1 && next.box.left - last.box.left < 3.4 * Math.max(12, last.size)

/** A text without letters is no name; what has a shape of its own must have it. */
export function canAnswer(term: Meaning['term'] | undefined, text: string): boolean {
  const shape = term === undefined ? undefined : loose[term]
  if (text.length === 1) return true
  if (shape !== undefined) return shape.test(text)
  return term !== 'entityType' || /\p{L}{2}/u.test(text)
}

/** Answered by figures or an address of the net. */
const fieldTerms: ReadonlySet<Meaning['term']> = new Set([
  'zip',
  'phone',
  'cellPhone',
  'homePhone',
  'fax',
  'email',
  'ssn',
  'dob',
  'amount',
  'revenue',
  'percent',
])

/** Words that cannot answer a question for figures, and do not say that there is no answer either. */
export const isOfOtherKind = (term: Meaning['term'] | undefined, text: string): boolean =>
  term !== undefined && fieldTerms.has(term) && /\p{L}{3}/u.test(text) && !/[\d@]/.test(text) && text.length > 5

/** Texts that tell how to fill in. */
export const HINT = /^\((?!\d{1,3}\)).*[a-z]{2}|^(?:do not|must|please|see|attach|list all|street,|include)\b/i

/** Terms whose answers take several lines. */
const longTerms: ReadonlySet<Meaning['term']> = new Set(['address', 'use', 'purpose', 'equipment', 'industry'])

/** Loose shapes by which an answer is told among the lines of a box. */
const loose: Readonly<Partial<Record<Meaning['term'], RegExp>>> = {
  zip: /\d{5}/,
  phone: /\d{3}\D{0,4}\d{3}\D{0,4}\d{4}/,
  cellPhone: /\d{3}\D{0,4}\d{3}\D{0,4}\d{4}/,
  homePhone: /\d{3}\D{0,4}\d{3}\D{0,4}\d{4}/,
  email: /@/,
  ssn: /[\dxX*]{3}\D{0,4}[\dxX*]{2}\D{0,4}\d{4}/,
  dob: /\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{2,4}|\p{L}{3,9}\s\d{1,2},\s\d{4}/u,
  amount: /\d{3}/,
  revenue: /\d{3}/,
  percent: /\d/,
}

/** Of the lines below a label those that answer it: all of an address, the first of most others. */
export function pickedLines(label: Label, pieces: readonly Piece[]): readonly Piece[] {
  const term = label.meaning?.term
  if (pieces.length === 0 || (term !== undefined && longTerms.has(term))) return pieces
  const lines = [...Map.groupBy(pieces, piece => piece.line).values()]
  const shape = term === undefined ? undefined : loose[term]
  if (shape !== undefined) {
    const fitting = lines.find(line => shape.test(line.map(piece => piece.text).join(' ')))
    return fitting ?? []
  }
  const [first] = lines
  return first !== undefined && first[0]!.box.top - label.piece.box.bottom < 3.5 * label.piece.size ? first : []
}
