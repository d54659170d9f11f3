/** Labels with an amount beside them, as lists of charges and forms print them: "Sale price $75,000", "Doc fee: 399.00". */
import { unionOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import { rowKind, type RowKind } from './labels.ts'
import { cellOfWords, type PageRow, type RowCell } from './rows.ts'
import { isCurrencyWord, type NumberStyle } from './values.ts'

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

/** Reads as an amount wherever it stands: a currency mark, cents, or groups of thousands. */
const amountText = /[$£€₹]|\d[.,]\d\d(?:\D|$)|\d{1,3}(?:[.,'’\s]\d{2,3})+/

const isAmountCell = (cell: RowCell): boolean =>
  cell.value !== null &&
  !cell.value.percent &&
  cell.value.unit === null &&
  ((cell.value.word && /\p{L}/u.test(cell.text)) ||
    (!cell.value.word && (cell.value.isAmount || amountText.test(cell.text))))

/** "Price 690000": a whole number is an amount where the label says so. */
const isPriced = (label: readonly RowCell[], cell: RowCell): boolean =>
  cell.value !== null &&
  cell.value.value >= 1000 &&
  cell.value.unit === null &&
  /^\d{4,8}$/.test(cell.text) &&
  /\b(?:price|total|cost|amount|preis|prix|precio|prijs|prezzo|betrag|summe)\b[\s:.]*$/i.test(label.at(-1)?.text ?? '')

/** The pairs of a row, left to right. */
export function pairsOf(row: PageRow, style: NumberStyle): readonly AmountPair[] {
  const pairs: AmountPair[] = []
  let label: RowCell[] = []
  for (const cell of row.cells.flatMap(whole => splitCell(whole, style))) {
    if (/^[^\p{L}\d$€£₹]+$/u.test(cell.text) && cell.value === null) continue
    if (isAmountCell(cell) || isPriced(label, cell)) {
      const words = nearest(label).flatMap(part => part.words)
      const text = words
        .map(word => word.text)
        .join(' ')
        .replace(/[\s:.·…_-]+$/, '')
      if (/\p{L}{2}/u.test(text) && !isCurrencyWord(text) && cell.value !== null) {
        pairs.push({
          page: row.page,
          label: text.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, ''),
          labelBox: unionOf(words.map(word => word.box)),
          cell,
          value: cell.value.value,
          kind: rowKind(text) ?? rowKind(label.at(-1)?.text ?? ''),
          row,
        })
      }
      label = []
    } else if (cell.value === null || cell.value.word) label.push(cell)
    else if (label.length > 0) label.push(cell)
  }
  return pairs
}

/** Amounts that stand alone in their row, or with the mark of their currency: a sum nothing names, "AUD 50,380.00". */
export const bareSumsOn = ({ rows, style }: PageText): readonly AmountPair[] =>
  rows.flatMap((row): readonly AmountPair[] => {
    const cells = row.cells.flatMap(whole => splitCell(whole, style)).filter(({ text }) => !isCurrencyWord(text))
    const [cell] = cells
    if (cells.length !== 1 || cell === undefined || cell.value === null || cell.value.word || !isAmountCell(cell))
      return []
    return [{ page: row.page, label: '', labelBox: cell.box, cell, value: cell.value.value, kind: 'total', row }]
  })

interface PageText {
  readonly rows: readonly PageRow[]
  readonly style: NumberStyle
}

/** The pairs of a page, top to bottom; an amount between the two lines of its label takes both. */
export const pairsOn = ({ rows, style }: PageText): readonly AmountPair[] =>
  rows.flatMap((row, index) => pairsOf(row, style).map(pair => aroundAmount(pair, rows[index - 1], rows[index + 1])))

function aroundAmount(pair: AmountPair, above: PageRow | undefined, below: PageRow | undefined): AmountPair {
  const { row, cell } = pair
  if (above === undefined || below === undefined) return pair
  const near = row.box.top - above.box.bottom < 0.2 * row.size && below.box.top - row.box.bottom < 0.2 * row.size
  const free = (other: PageRow): RowCell | undefined => {
    const last = other.cells.findLast(({ box }) => box.left < cell.box.left)
    const empty = other.cells.every(({ value, box }) => value === null || box.right < cell.box.left - row.size)
    return empty && last?.value === null && last.box.left > pair.labelBox.right + row.size ? last : undefined
  }
  const [first, second] = near ? [free(above), free(below)] : []
  if (first === undefined || second === undefined || Math.abs(first.box.left - second.box.left) > 0.5 * row.size)
    return pair
  const label = `${first.text} ${second.text}`
  return { ...pair, label, labelBox: unionOf([first.box, second.box]), kind: rowKind(label) }
}

/** Cells of one label stand no further apart than this many times the type size; what stands before is another panel's. */
const labelGap = 2.5

function nearest(label: readonly RowCell[]): readonly RowCell[] {
  let from = label.length - 1
  while (from > 0) {
    const [before, cell] = [label[from - 1]!, label[from]!]
    // "2.5 hours @ $48.00" counts what the text before it names.
    const counts = cell.value !== null || /\d.*(?:@|×|\bx\b)/.test(cell.text)
    if (!counts && cell.box.left - before.box.right > labelGap * (cell.words[0]?.size ?? 0)) break
    from--
  }
  return label.slice(Math.max(0, from))
}

/** "Price: $22,687.5 (incl. tax)": label, amount, and what follows it. */
export function splitCell(whole: RowCell, style: NumberStyle): readonly RowCell[] {
  // A colon of its own between label and amount belongs to neither.
  const colon = whole.value === null && whole.words.length > 1 && /^[:=.\-–]+$/.test(whole.words[0]!.text)
  const cell = colon ? cellOfWords(whole.words.slice(1), style) : whole
  if (cell.value !== null || cell.words.length < 2) return [cell]
  const at = cell.words.findLastIndex(
    word => /\d/.test(word.text) && amountText.test(word.text) && /^[^\p{L}]*$/u.test(word.text),
  )
  if (at < 0) return [cell]
  const marked = at > 0 && isCurrencyWord(cell.words[at - 1]!.text)
  const from = marked ? at - 1 : at
  // "2.5 hours @ $48.00" is the price of one of them.
  if (cell.words.slice(0, at).some(word => /^(?:@|x|×|à|each|per)$/i.test(word.text))) return [cell]
  const named = /:$/.test(cell.words[from - 1]?.text ?? '') || marked || /[$£€₹]/.test(cell.words[at]!.text)
  if (!named && at < cell.words.length - 1) return [cell]
  const pieces: Word[][] = [cell.words.slice(0, from), cell.words.slice(from, at + 1), cell.words.slice(at + 1)]
  return pieces.filter(piece => piece.length > 0).map(piece => cellOfWords(piece, style))
}
