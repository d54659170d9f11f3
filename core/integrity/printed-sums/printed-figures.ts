/** The amounts of a page as they are printed: their value, the row they stand in, and the words of that row. */
import type { InspectedPage, PaintedWord } from '../../reading/inspection/inspected-page.ts'
import { rowOf, seenFigures, type PlacedFigure } from '../figure-columns.ts'
import { isAmount } from '../finding.ts'

export interface PrintedFigure extends PlacedFigure {
  /** In hundredths, with its sign. */
  readonly value: number
  /** Printed with cents. */
  readonly hasCents: boolean
  /** The words left of it in its row that are no figures. */
  readonly label: string
}

/** Amounts below a thousand that are printed without cents. */
const SMALL = /^[-–−(+$€£]{0,4}\d{1,3}[)\-–−]?$/u

/** Percentages are none. */
const isCell = (text: string): boolean => (isAmount(text) && !text.endsWith('%')) || SMALL.test(text)

/** In order of the page; numbers without separators are among them as long as they may be amounts. */
export function printedFigures(
  page: InspectedPage,
  isWanted: (text: string) => boolean = isCell,
): readonly PrintedFigure[] {
  const figures = seenFigures(page, isWanted)
  return figures
    .map(figure => ({
      ...figure,
      value: valueOf(figure.word.text),
      hasCents: /\.\d\d\D*$/.test(figure.word.text),
      label: labelOf(figure, page.words),
    }))
    .toSorted((a, b) => a.baseline - b.baseline || a.edge - b.edge)
}

/** "(1,204.50)", "-$1,204.50" and "1,204.50-" are -120450. */
function valueOf(text: string): number {
  const size = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  return /^\D*[(\-–−]|[-–−]$/u.test(text) ? -size : size
}

/** In type sizes: words of one label stand nearer to each other. */
const LABEL_GAP = 1

const LETTERS = /\p{L}{2}/u

/** The words next to a figure on its left, up to a wide gap between two of them; numbers and signs among them leave no gap. */
function labelOf(figure: PlacedFigure, words: readonly PaintedWord[]): string {
  const before = rowOf(figure, words)
    .filter(word => word.box.right <= figure.word.box.left && !isAmount(word.text))
    .toSorted((a, b) => a.box.left - b.box.left)
  const end = before.findLastIndex(({ text }) => LETTERS.test(text))
  const start = before.findLastIndex(
    (word, at) => at > 0 && at <= end && word.box.left - before[at - 1]!.box.right > LABEL_GAP * word.size,
  )
  return before
    .slice(Math.max(0, start), end + 1)
    .map(({ text }) => text)
    .filter(text => LETTERS.test(text))
    .join(' ')
}

/** Points by which the edges or centers of one column differ. */
const ALIGNED = 1.5
const MIN_COLUMN = 3

const ALIGNMENTS: readonly ((figure: PrintedFigure) => number)[] = [
  ({ edge }) => edge,
  ({ word }) => word.box.left,
  ({ word }) => (word.box.left + word.box.right) / 2,
]

/** Figures one below the other: right, left or centered, as most of them are; from top to bottom. */
export function alignedFigures(figures: readonly PrintedFigure[]): readonly (readonly PrintedFigure[])[] {
  const [longest] = ALIGNMENTS.flatMap(place => clusters(figures, place)).toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return []
  return [longest, ...alignedFigures(figures.filter(figure => !longest.includes(figure)))]
}

/** Figures whose last digits stand one below the other, from left to right. */
export const figureColumns = (figures: readonly PrintedFigure[]): readonly (readonly PrintedFigure[])[] =>
  clusters(figures, ({ edge }) => edge)

function clusters(
  figures: readonly PrintedFigure[],
  place: (figure: PrintedFigure) => number,
): readonly (readonly PrintedFigure[])[] {
  const ordered = figures.toSorted((a, b) => place(a) - place(b))
  const found: PrintedFigure[][] = []
  for (const figure of ordered) {
    const last = found.at(-1)
    if (last !== undefined && place(figure) - place(last[0]!) <= ALIGNED) last.push(figure)
    else found.push([figure])
  }
  const columns = found.filter(column => column.filter(figure => isColumnAmount(figure)).length >= MIN_COLUMN)
  const others = ordered.filter(figure => !columns.some(column => column.includes(figure)))
  for (const figure of others) columns.find(column => isWithin(figure, column))?.push(figure)
  return columns
    .map(column => (isInCents(column) ? column.filter(({ hasCents }) => hasCents) : column))
    .map(column => column.toSorted((a, b) => a.baseline - b.baseline))
}

/** Closing parentheses stand behind the edge of a column, or at it: amounts in parentheses make none. */
export const isColumnAmount = ({ word: { text } }: PrintedFigure): boolean => isAmount(text) && !text.endsWith(')')

/** A number without cents among amounts with them is no amount. */
const isInCents = (column: readonly PrintedFigure[]): boolean =>
  column.filter(({ hasCents }) => hasCents).length > column.length / 2

/** A figure that is a little out of line. */
function isWithin({ word: { box } }: PrintedFigure, column: readonly PrintedFigure[]): boolean {
  const center = (box.left + box.right) / 2
  const boxes = column.map(({ word }) => word.box)
  return center > Math.min(...boxes.map(({ left }) => left)) && center < Math.max(...boxes.map(({ right }) => right))
}
