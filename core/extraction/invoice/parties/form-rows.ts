/** Rows of forms around address blocks: label cells joined with the values beside them, so that each line reads "Address: Y". */
import { verticalOverlap } from '../../../document/geometry.ts'
import { stackFrom, withWords, type PartyCell } from './cells.ts'
import { isFieldLabel, leadingField, type RoleLabel } from './labels.ts'
import { fieldPhrases, plainText } from '../../labels/party-words.ts'

/** The rows of a form under a label: "Buyer: X" over "Address: Y", "City/State/ZIP: Z" at the label's own edge. */
export function withFields(
  label: RoleLabel,
  own: readonly PartyCell[],
  cells: readonly PartyCell[],
  ends: (cell: PartyCell) => boolean,
): readonly PartyCell[] {
  const column = stackFrom(label.cell, looser(label.cell, cells), cell => ends(cell) || !isFieldLabel(cell)).slice(1)
  return column.length === 0 ? own : [...own.slice(0, 1), ...formRows(column, cells, ends)]
}

/** Cells at one left edge, whatever stands between them, as if lines were set close: rows of forms have air. */
function looser(first: PartyCell, cells: readonly PartyCell[]): readonly PartyCell[] {
  return cells
    .filter(cell => Math.abs(cell.box.left - first.box.left) < first.size && cell.box.top > first.box.top)
    .filter(cell => cell.page === first.page)
    .map(cell => ({ ...cell, size: Math.max(cell.size, 1.3 * first.size) }))
}

/** How far behind its label a value of a form may stand, in heights of the type. */
const nearColumn = 14
const farColumn = 22

/** Label cells of a stack joined with their values on the right, so that each line reads "Address: Y". */
export function formRows(
  stack: readonly PartyCell[],
  cells: readonly PartyCell[],
  ends: (cell: PartyCell) => boolean,
): readonly PartyCell[] {
  if (!stack.some(isFieldLabel)) return stack
  return stack.map(cell => {
    if (!isFieldLabel(cell)) return cell
    const row: PartyCell[] = [cell]
    const beside = cells
      .filter(
        other =>
          other.page === cell.page &&
          other.box.left > cell.box.right - 1 &&
          verticalOverlap(other.box, cell.box) > 0.5 * Math.min(cell.size, other.size),
      )
      .toSorted((a, b) => a.box.left - b.box.left)
    for (const other of beside) {
      // Behind a colon the values of a form stand in a column of their own.
      const reach = row.length === 1 && /:\s*$/.test(cell.text) ? farColumn : nearColumn
      if (other.box.left - row.at(-1)!.box.right > reach * cell.size || ends(other) || sameLabel(other, cell)) break
      // "Address : Elm Road" is whole: "Valid until : 4 May" beside it is a field of another column.
      if (/:\s*\S/.test(cell.text) && isOtherLabel(other)) break
      row.push(other)
    }
    if (row.length === 1) return cell
    const colon = /:\s*$/.test(cell.text)
    const [head, ...others] = row
    const words = [
      ...head!.words.slice(0, -1),
      colon ? head!.words.at(-1)! : { ...head!.words.at(-1)!, text: closedLabel(head!) },
      ...others.flatMap(other => other.words),
    ]
    return withWords(cell, words)
  })
}

/** "Valid until : 4 May", "QTN NO": the label of another field of the form. */
const isOtherLabel = (cell: PartyCell): boolean =>
  leadingField(cell) === null &&
  (/^[^:]{2,30}\s?:/.test(cell.text) ||
    (cell.words.length <= 4 && /\b(?:no|nr|number|date|id|code|#)\.?$/i.test(cell.text) && !/\d/.test(cell.text)))

/** The same field again in a row is another party's. */
const sameLabel = (a: PartyCell, b: PartyCell): boolean => {
  const [x, y] = [a, b].map(cell => plainText(cell.text.split(':')[0]!))
  return x === y && isFieldLabel(a)
}

/** The last word of a label that is a whole cell, with the colon it does without. */
const closedLabel = (cell: PartyCell): string => {
  const text = cell.words.at(-1)!.text
  const { tokens } = cell
  const whole = fieldPhrases
    .get(tokens[0]!.token)
    ?.some(({ tokens: words }) => words.length === tokens.length && words.every((word, i) => tokens[i]!.token === word))
  return whole === true ? `${text}:` : text
}
