/** Rows of forms around address blocks: label cells joined with the values beside them, so that each line reads "Address: Y". */
import type { Word } from '../../../document/model.ts'
import { cellsInRow, stackFrom, withWords, type PartyCell } from './cells.ts'
import { isFieldLabel } from './labels.ts'
import { fieldPhrases, plainText } from '../../labels/party-words.ts'

/** A value of a form stands no further behind its label, or behind its colon, in heights of the type. */
const valueReach = { plain: 14, colon: 22 } as const

/** Label cells of a stack joined with their values on the right, so that each line reads "Address: Y". */
export function formRows(
  stack: readonly PartyCell[],
  cells: readonly PartyCell[],
  ends: (cell: PartyCell) => boolean,
): readonly PartyCell[] {
  if (!stack.some(isFieldLabel)) return stack
  const captioned = new Set<PartyCell>()
  return stack.flatMap((cell, index) => {
    if (captioned.has(cell)) return []
    if (!isFieldLabel(cell)) return [cell]
    const next = stack[index + 2]
    const alone = next === undefined || isFieldLabel(next)
    const under = captionedRow(cell, stack[index + 1], cells, alone ? 1 : 2)
    if (under !== null) {
      captioned.add(stack[index + 1]!)
      return [under]
    }
    const row: PartyCell[] = [cell]
    for (const other of cellsInRow(cell, cells).filter(({ box }) => box.left > cell.box.right - 1)) {
      const reach = valueReach[row.length === 1 && /:\s*$/.test(cell.text) ? 'colon' : 'plain']
      const gap = other.box.left - row.at(-1)!.box.right
      if (gap > reach * cell.size || ends(other) || isSameLabel(other, cell)) break
      row.push(other)
    }
    // A value of two lines goes on under itself, before the next label.
    const value = row.length === 2 && !isFieldLabel(row[1]!) ? row[1]! : null
    const until = stack[index + 1]?.box.top ?? Infinity
    const more = value === null ? [] : stackFrom(value, cells, ends).slice(1).filter(({ box }) => box.top < until - 2 && box.left > cell.box.right) // prettier-ignore
    return [row.length === 1 ? cell : withWords(cell, row.flatMap(closedWords)), ...more]
  })
}

/** "City | State / Zip" over "Tampa | FL 33602": a row of captions with its values below, as one line; null where values stand elsewhere. */
function captionedRow(
  first: PartyCell,
  below: PartyCell | undefined,
  cells: readonly PartyCell[],
  minValues: number,
): PartyCell | null {
  if (below === undefined || isFieldLabel(below) || !isWholeLabel(first)) return null
  const inRow = (cell: PartyCell): readonly PartyCell[] =>
    cellsInRow(cell, cells).filter(({ box }) => box.left >= cell.box.left - 1)
  const labels = inRow(first)
  const end = labels.findIndex((label, at) => !isWholeLabel(label) || (at > 0 && isSameLabel(label, first)))
  const captions = end < 0 ? labels : labels.slice(0, end)
  const values = inRow(below)
  const pairs = captions.flatMap(caption => {
    const value = values.find(({ box }) => Math.abs(box.left - caption.box.left) < caption.size)
    return value === undefined ? [] : [[...closedWords(caption), ...value.words]]
  })
  return pairs.length < minValues ? null : withWords(below, pairs.flat())
}

/** The words of a cell; a label that is a whole cell is closed by the colon it does without, and loses its note. */
function closedWords(cell: PartyCell): readonly Word[] {
  if (!isWholeLabel(cell)) return cell.words
  const last = cell.tokens.at(-1)!.word
  return [...cell.words.slice(0, last), { ...cell.words[last]!, text: `${cell.words[last]!.text}:` }]
}

/** The same field again in a row is another party's. */
const isSameLabel = (a: PartyCell, b: PartyCell): boolean =>
  isFieldLabel(a) && plainText(a.text.split(':')[0]!) === plainText(b.text.split(':')[0]!)

const isWholeLabel = ({ tokens }: PartyCell): boolean => fieldPhrases.at(tokens, 0)[0]?.tokens.length === tokens.length
