/** Labels with an amount beside them, as lists of charges and forms print them: "Sale price $75,000", "Doc fee: 399.00". */
import { unionOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import { rowKind, type RowKind } from './labels.ts'
import { cellOfWords, textOf, type PageRow, type RowCell } from './rows.ts'
import type { PageRows } from './tables.ts'
import { isCurrencyWord, isUnit } from './values.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'

export interface AmountPair {
  /** 1-based. */
  readonly page: number
  readonly label: string
  readonly labelBox: Box
  /** The cell of the amount alone. */
  readonly cell: RowCell
  readonly value: number
  readonly kind: RowKind | null
  readonly row: PageRow
}

const isMarked = ({ value }: RowCell): boolean => value?.isAmount === true

/** A number printed as an amount, or a word for zero. */
const isAmountCell = (cell: RowCell): boolean =>
  cell.value !== null &&
  !cell.value.percent &&
  cell.value.unit === null &&
  (cell.value.word ? /\p{L}/u.test(cell.text) : isMarked(cell))

/** "Qty 2": nothing but a unit and a number of digits. */
const isCount = (cell: RowCell): boolean =>
  !isMarked(cell) && cell.words.every(({ text }) => isUnit(text) || /^\d+$/.test(text))

/** What numbers or marks an entry of a list: "2.", "B)", "(3)", a bullet, a box. */
export const listMark = /^(?:\(?(?:\p{Lu}|\d{1,2})[.)]|[-•*▪☐☑☒])\s+(?=[\p{L}\d(])/u

/** The pairs of a row, left to right. */
export function pairsOf(row: PageRow, style: NumberStyle): readonly AmountPair[] {
  const pairs: AmountPair[] = []
  let label: RowCell[] = []
  const cells = row.cells.flatMap((whole, at) => {
    const parts = splitCell(whole, style)
    // "SC tax, maximum $500 a unit, three units | 1,500.00"
    const isWithin = parts.length > 1 && parts.at(-1)!.value === null && row.cells[at + 1]?.value?.isAmount === true
    return isWithin ? [whole] : parts
  })
  for (const [index, cell] of cells.entries()) {
    if (/^[^\p{L}\d$€£₹]+$/u.test(cell.text) && cell.value === null) continue
    // "Forklift, 5,000 lb, 6,120 | Qty 1 | $16,900.00"
    const next = cells.slice(index + 1).find(other => !isCount(other))
    const ofName = cell.value?.isAmount === false && next !== undefined && next !== cells[index + 1] && isMarked(next)
    if (isAmountCell(cell) && !ofName) {
      const words = nearest(label).flatMap(part => part.words)
      const text = textOf(words).replace(/[\s:.·…_–—-]+$/, '')
      if (/\p{L}{2}/u.test(text) && !isCurrencyWord(text) && cell.value !== null) {
        pairs.push({
          page: row.page,
          label: text.replace(listMark, ''),
          labelBox: unionOf(words.map(word => word.box)),
          cell,
          value: cell.value.value,
          kind: rowKind(text) ?? rowKind(label.at(-1)?.text ?? ''),
          row,
        })
      }
      label = []
    } else if (cell.value === null || cell.value.word || label.length > 0) label.push(cell)
  }
  return pairs
}

/** The pairs of a page, top to bottom. */
export const pairsOn = ({ rows, style }: PageRows): readonly AmountPair[] =>
  rows.flatMap((row, at) => {
    const [cell, above] = [row.cells.at(-1), rows[at - 1]]
    const isNamed = above?.cells.every(({ value, text }) => value === null && /\p{L}{2}/u.test(text)) === true
    if (!isNamed || !countedRow.test(row.text) || cell?.value?.isAmount !== true) return pairsOf(row, style)
    const { page, text: label, box: labelBox } = above
    return [{ page, label, labelBox, cell, value: cell.value.value, kind: null, row }]
  })
/** "12 @ 7.49", "#RS-2206 6 @ $489.00": tills print what each costs under its name. */
const countedRow = /^(?:#\S+ )?\d+ ?[@x×] ?[$£€₹]?\d/i

/** Cells of one label stand no further apart than this many times the type size; what stands before is another panel's. */
const labelGap = 2.5

function nearest(label: readonly RowCell[]): readonly RowCell[] {
  // "2.5 hours @ $48.00" and "Qty 2" count what the text before it names.
  const from = label.findLastIndex(
    (cell, at) =>
      at > 0 &&
      cell.value === null &&
      !isCount(cell) &&
      !/[@×]/.test(cell.text) &&
      cell.box.left - label[at - 1]!.box.right > labelGap * (cell.words[0]?.size ?? 0),
  )
  const own = label.slice(Math.max(0, from))
  // How many of it there are is no part of its name.
  const named = own.findLastIndex(cell => !isCount(cell)) + 1
  return named > 0 ? own.slice(0, named) : own
}

/** "Price: $22,687.5 (incl. tax)": label, amount, and what follows it. */
export function splitCell(whole: RowCell, style: NumberStyle): readonly RowCell[] {
  // A colon of its own between label and amount belongs to neither.
  const colon = whole.value === null && whole.words.length > 1 && /^[:=.\-–]+$/.test(whole.words[0]!.text)
  const cell = colon ? cellOfWords(whole.words.slice(1), style) : whole
  if (cell.value !== null || cell.words.length < 2) return [cell]
  const at = cell.words.findLastIndex(
    word => /\d/.test(word.text) && !/\p{L}/u.test(word.text) && isMarked(cellOfWords([word], style)),
  )
  if (at < 0) return [cell]
  const marked = at > 0 && isCurrencyWord(cell.words[at - 1]!.text)
  const from = marked ? at - 1 : at
  // "2.5 hours @ $48.00" is the price of one of them.
  if (cell.words.slice(0, at).some(word => /^[@x×]$/i.test(word.text))) return [cell]
  const named = /:$/.test(cell.words[from - 1]?.text ?? '') || marked || /[$£€₹]/.test(cell.words[at]!.text)
  if (!named && at < cell.words.length - 1) return [cell]
  const pieces: Word[][] = [cell.words.slice(0, from), cell.words.slice(from, at + 1), cell.words.slice(at + 1)]
  return pieces.filter(piece => piece.length > 0).map(piece => cellOfWords(piece, style))
}
