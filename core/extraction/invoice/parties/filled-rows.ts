/** Rows of a printed form whose labels have no colons: "CITY Laurel   STATE MT   ZIP 59044", recognized by their capitals. */
import { withWords, type PartyCell } from './cells.ts'
import { fieldPhrases } from '../../labels/party-words.ts'

/** A single field in capitals may be the beginning of a name: "STATE BANK". */
const minInRow = 2
/** What is filled in differs from a label in capitals: small letters, digits, or the two letters of a state. */
const filledIn = /\p{Ll}|\d|^\p{Lu}{2}$/u

/** The cells with a colon behind each label of such a row; all others as they are. */
export function withLabelsMarked(cells: readonly PartyCell[]): readonly PartyCell[] {
  const marked = new Map(cells.map(cell => [cell, fieldEnds(cell)]))
  const rows = Map.groupBy(cells, ({ page, line }) => `${page} ${line}`)
  return cells.map(cell => {
    const ends = marked.get(cell)!
    const inRow = rows.get(`${cell.page} ${cell.line}`)!.reduce((sum, other) => sum + marked.get(other)!.length, 0)
    if (ends.length === 0 || inRow < minInRow) return cell
    return withWords(
      cell,
      cell.words.map((word, index) => (ends.includes(index) ? { ...word, text: `${word.text}:` } : word)),
    )
  })
}

/** Indices of the last words of the labels in capitals of a cell that begins with one, each before what is filled in. */
function fieldEnds({ tokens, words }: PartyCell): readonly number[] {
  const ends = tokens.flatMap(({ token }, at) => {
    const phrase = fieldPhrases.get(token)?.find(({ tokens: label }) => label.every((one, i) => tokens[at + i]?.token === one)) // prettier-ignore
    const last = phrase === undefined ? undefined : tokens[at + phrase.tokens.length - 1]
    if (last === undefined || last.closes || !/^\p{Lu}{3,}$/u.test(words[last.word]!.text)) return []
    return filledIn.test(words[last.word + 1]?.text ?? '') ? [last.word] : []
  })
  const first = fieldPhrases.get(tokens[0]?.token ?? '')
  return first === undefined ? [] : ends
}
