/** Lines of a form that state by their numbers what they are made of: "(3) Balance (1 - 2)", "9. Total credits (7 + 8)". */
import type { InspectedPage, PaintedWord } from '../../reading/inspection/inspected-page.ts'
import { rowOf } from '../figure-columns.ts'
import type { MissedTotal } from './column-totals.ts'
import { isColumnAmount, type PrintedFigure } from './printed-figures.ts'

/** The number at the head of a line. */
const MARKER = /^(?:\((\d{1,2}[a-z]?|[A-Z])\)|(\d{1,2}[a-z]?|[A-Z])\.)$/
/** Numbers of lines with signs between them, in brackets. */
const FORMULA = /\(\s*((?:\d{1,2}[a-z]?|[A-Z])(?:\s*[-–−+]\s*(?:\d{1,2}[a-z]?|[A-Z]))+)\s*\)/
/** In type sizes: the amount of a label in two lines stands so far below its first. */
const NEXT_LINE = 1.8
/** In type sizes. */
const SAME_ROW = 0.5
/** Points by which the last digits of one column may differ. */
const SAME_COLUMN = 3
/** In hundredths. */
const SAME = 1

interface Term {
  readonly number: string
  readonly sign: 1 | -1
}

/** The figures whose lines state another sum. A number that two lines bear says nothing. */
export function brokenNumberedLines(page: InspectedPage, figures: readonly PrintedFigure[]): readonly MissedTotal[] {
  const marked = page.words.flatMap(word => {
    const number = MARKER.exec(word.text)?.slice(1).find(Boolean)
    return number === undefined ? [] : [{ number, row: figuresBehind(word, figures) }]
  })
  const byNumber = Map.groupBy(
    marked.filter(({ row }) => row.length > 0),
    ({ number }) => number,
  )
  const figureOf = (number: string, total: PrintedFigure): readonly PrintedFigure[] => {
    const [only, ...others] = byNumber.get(number) ?? []
    if (only === undefined || others.length > 0) return []
    return only.row.length === 1 ? only.row : only.row.filter(({ edge }) => Math.abs(edge - total.edge) < SAME_COLUMN)
  }
  return figures.filter(isColumnAmount).flatMap((total): readonly MissedTotal[] => {
    const terms = formulaOf(total, page)
    const parts = terms.flatMap(({ number }) => figureOf(number, total).slice(0, 1))
    if (terms.length === 0 || parts.length < terms.length || parts.includes(total)) return []
    // What is taken off is often printed as negative.
    const expected = terms.reduce((sum, { sign }, at) => {
      const { value } = parts[at]!
      return sign > 0 ? sum + value : sum - Math.abs(value)
    }, 0)
    return Math.abs(Math.abs(expected) - Math.abs(total.value)) > SAME ? [{ total, parts, expected }] : []
  })
}

/** The amounts of the row of a number, or of the first row below it. */
function figuresBehind(marker: PaintedWord, figures: readonly PrintedFigure[]): readonly PrintedFigure[] {
  const baseline = marker.glyphs[0]!.y
  const below = ({ baseline: own }: PrintedFigure): number => (own - baseline) / marker.size
  const right = figures.filter(figure => figure.word.box.left > marker.box.right && isColumnAmount(figure))
  const own = right.filter(figure => Math.abs(below(figure)) < SAME_ROW)
  return own.length > 0 ? own : right.filter(figure => below(figure) > 0 && below(figure) < NEXT_LINE)
}

/** The numbers that the label of a figure names, with their signs; none without a formula. */
function formulaOf(total: PrintedFigure, page: InspectedPage): readonly Term[] {
  const text = rowOf(total, page.words)
    .filter(({ box }) => box.right <= total.word.box.left)
    .toSorted((a, b) => a.box.left - b.box.left)
    .map(word => word.text)
    .join(' ')
  const [, formula = ''] = FORMULA.exec(text) ?? []
  return [...formula.replaceAll(' ', '').matchAll(/([-–−+])?(\d{1,2}[a-z]?|[A-Z])/gu)].map(
    ([, sign = '+', number]) => ({
      number: number!,
      sign: sign === '+' ? 1 : -1,
    }),
  )
}
