/** Addresses that forms ask for in fields of their own: street, city, state and ZIP, each behind or under its label. */
import { verticalOverlap } from '../../../document/geometry.ts'
import type { Word } from '../../../document/model.ts'
import { tailOf } from '../../labels/tokens.ts'
import { parseBlock } from './block.ts'
import { withWords, type PartyCell } from './cells.ts'
import { isFieldLabel, leadingField } from './labels.ts'
import type { PartyBlock } from './mention.ts'
import { fieldPhrases, plainText, type PartyField } from '../../labels/party-words.ts'

/** The fields of one party stand no further under its label than this many heights of the type. */
const panelReach = 16
/** What is filled in stands so near behind its label, or under it, in heights of the type. */
const behindLabel = 10
const underLabel = 2.2
/** Fields begin at most so far left of their party's label. */
const panelEdge = 2

interface Field {
  readonly label: PartyCell
  readonly term: 'address' | 'place'
  readonly value: PartyCell
}

/** A block with the street and the place its form has in fields of their own; the block as it is where it needs none. */
export function withFormAddress(
  block: PartyBlock,
  head: PartyCell,
  cells: readonly PartyCell[],
  headings: ReadonlySet<PartyCell>,
): PartyBlock {
  const { name, address, complete } = block.text
  if (name === null || (complete && !holdsLabels(address?.text ?? ''))) return block
  const named = block.cells[name.lines[0] ?? 0]
  if (named === undefined) return block
  const fields = fieldsUnder(head, cells, headings)
  const places = fields.filter(({ term }) => term === 'place').map(({ value }) => value)
  const line = address?.lines[0]
  const street =
    fields.find(({ term }) => term === 'address')?.value ?? (line === undefined ? undefined : block.cells[line])
  if (street === undefined || places.length === 0 || street === named) return block
  const own = [
    named,
    street,
    withWords(
      places[0]!,
      places.flatMap(({ words }) => words),
    ),
  ]
  const text = parseBlock([name.text, street.text, placeOf(places.map(value => value.text))])
  return text.complete && text.name?.text === name.text ? { ...block, cells: own, text } : block
}

/** "STATE WY ZIP 82001" read as a part of an address. */
const holdsLabels = (text: string): boolean => /\b(?:state|zip(?: code)?|city)\b[\s:]+[A-Z\d]{2}/i.test(text)

/** "Eugene", "OR", "97401" as one line; a comma separates a town from its state. */
const placeOf = (values: readonly string[]): string =>
  values.map((value, at) => (at === 0 && values.length > 1 && !value.includes(',') ? `${value},` : value)).join(' ')

/** The fields of a party's panel in reading order, each kind once: a second city in a row is another party's. */
function fieldsUnder(head: PartyCell, cells: readonly PartyCell[], headings: ReadonlySet<PartyCell>): readonly Field[] {
  const left = head.box.left - panelEdge * head.size
  const inColumn = ({ page, box }: PartyCell): boolean => page === head.page && box.left > left
  // "Purchaser's address" under "Purchaser's name" is a field of the same party.
  const next = [...headings].filter(
    cell =>
      cell.tokens[0]?.token !== head.tokens[0]?.token &&
      inColumn(cell) &&
      cell.box.top > head.box.bottom &&
      cell.box.left < head.box.left + panelEdge * head.size,
  )
  const bottom = Math.min(head.box.top + panelReach * head.size, ...next.map(({ box }) => box.top))
  const labels = cells
    .flatMap(printedFields)
    .filter(cell => inColumn(cell) && cell.box.top > head.box.top + 1 && cell.box.top < bottom && !headings.has(cell))
    .toSorted((a, b) => (Math.abs(a.box.top - b.box.top) < 2 ? a.box.left - b.box.left : a.box.top - b.box.top))
  const seen = new Set<string>()
  return labels.flatMap((label): Field[] => {
    const field = leadingField(label)
    if (field === null || (field.term !== 'address' && field.term !== 'place')) return []
    const kind = label.tokens.slice(0, field.length).map(({ token }) => token).join(' ') // prettier-ignore
    if (seen.has(kind) || (field.term === 'address' && seen.has('address'))) return []
    seen.add(field.term === 'address' ? 'address' : kind)
    const value = valueOf(label, field.length, cells, headings)
    return value === null ? [] : [{ label, term: field.term, value }]
  })
}

/** The field a word in capitals asks for; null for any other word. */
const askedBy = ({ text }: Word): PartyField | null => {
  const word = text.replace(/[^\p{L}]+$/u, '')
  if (!/^\p{Lu}{3,}$/u.test(word)) return null
  return fieldPhrases.get(word.toLowerCase())?.find(({ tokens }) => tokens.length === 1)?.term ?? null
}

/** "CITY Cheyenne STATE WY ZIP 82001": fields of a printed form, split before each label in capitals; any other cell as it is. */
function printedFields(cell: PartyCell): readonly PartyCell[] {
  const starts = cell.words.flatMap((word, at) => (askedBy(word) === null ? [] : [at]))
  const first = cell.words[0] === undefined ? null : askedBy(cell.words[0])
  if ((first !== 'place' && first !== 'address') || cell.words.length < 2) return [cell]
  // In capitals throughout, one such word may begin a name: "CITY FREIGHT".
  if (starts.length < 2 && !/\d|\p{Ll}/u.test(cell.words[1]!.text)) return [cell]
  return starts.map((from, index) => {
    const [label, ...value] = cell.words.slice(from, starts[index + 1])
    const closed = { ...label!, text: `${label!.text.replace(/[^\p{L}]+$/u, '')}:` }
    return withWords(cell, [closed, ...value])
  })
}

/** What is filled in at a label: behind it in its cell, in the next cell, or under it. */
function valueOf(
  label: PartyCell,
  length: number,
  cells: readonly PartyCell[],
  headings: ReadonlySet<PartyCell>,
): PartyCell | null {
  const rest = label.tokens.length > length ? tailOf(label.words, label.tokens[length - 1]!, null) : []
  if (rest.length > 0) return withWords(label, rest)
  const free = (cell: PartyCell): boolean => !headings.has(cell) && !isFieldLabel(cell) && !isOtherField(cell)
  const right = cells
    .filter(
      other =>
        other.page === label.page &&
        other !== label &&
        other.box.left >= label.box.right - 1 &&
        verticalOverlap(other.box, label.box) > 0.5 * Math.min(label.size, other.size),
    )
    .toSorted((a, b) => a.box.left - b.box.left)[0]
  if (right !== undefined && right.box.left - label.box.right < behindLabel * label.size && free(right)) return right
  const below = cells
    .filter(
      other =>
        other.page === label.page &&
        other.box.top > label.box.top + 0.5 * label.size &&
        other.box.top - label.box.bottom < underLabel * Math.max(label.size, other.size) &&
        Math.abs(other.box.left - label.box.left) < 2 * label.size,
    )
    .toSorted((a, b) => a.box.top - b.box.top)[0]
  return below !== undefined && free(below) ? below : null
}

/** "TELEPHONE", "HOME PHONE": a label alone in its cell, whatever it asks for. */
const isOtherField = ({ text }: PartyCell): boolean => {
  const plain = plainText(text).split(' ')
  return fieldPhrases.get(plain[0]!)?.some(({ tokens }) => tokens.join(' ') === plain.join(' ')) === true
}
