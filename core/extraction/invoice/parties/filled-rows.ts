/** Rows of a printed form whose labels have no colons: "CITY Laurel   STATE MT   ZIP 59044", recognized by their capitals. */
import { withWords, type PartyCell } from './cells.ts'
import { fieldPhrases, type PartyField } from '../../labels/party-words.ts'

/** Fields of an address that stand side by side in one row. */
const filledFields: ReadonlySet<PartyField> = new Set(['name', 'address', 'place'])
/** A single field in capitals may be the beginning of a name: "STATE BANK". */
const minInRow = 2
/** What is filled in differs from a label in capitals: small letters, digits, or the two letters of a state. */
const filledIn = /\p{Ll}|\d|^\p{Lu}{2}$/u

/** The cells with a colon behind each label of such a row; all others as they are. */
export function withLabelsMarked(cells: readonly PartyCell[]): readonly PartyCell[] {
  const marked = new Map(cells.flatMap(cell => (fieldEnd(cell) === null ? [] : [[cell, fieldEnd(cell)!] as const])))
  const rows = Map.groupBy(marked.keys(), ({ page, line }) => `${page} ${line}`)
  return cells.map(cell => {
    const end = marked.get(cell)
    if (end === undefined || rows.get(`${cell.page} ${cell.line}`)!.length < minInRow) return cell
    return withWords(
      cell,
      cell.words.map((word, index) => (index === end ? { ...word, text: `${word.text}:` } : word)),
    )
  })
}

/** Index of the last word of the label a cell begins with in capitals before what is filled in; null without one. */
function fieldEnd({ tokens, words }: PartyCell): number | null {
  const phrase = fieldPhrases
    .get(tokens[0]?.token ?? '')
    ?.find(({ tokens: label }) => label.every((token, i) => tokens[i]?.token === token))
  if (phrase === undefined || !filledFields.has(phrase.term)) return null
  const last = tokens[phrase.tokens.length - 1]!
  const end = last.word
  if (last.closes || end === words.length - 1) return null
  const text = (some: typeof words): string => some.map(word => word.text).join(' ')
  const label = text(words.slice(0, end + 1))
  return label === label.toUpperCase() && filledIn.test(text(words.slice(end + 1))) ? end : null
}
