/** Numbers that count the lines they begin: rows of a spreadsheet, lines of a form. */
import type { Page } from '../../document/model.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import { textRowOf, type TextRow } from '../layout/text-rows.ts'

/** "7", "16a", "12.". */
export const lineNumber = /^\d{1,3}[a-z]?[.)]?$/
/** So many rows begin with one, this share of all rows, and this share of those numbers are no less than the one before. */
const limits = { rows: 8, share: 0.6, growing: 0.9 } as const

/** The rows without the numbers that count them; all as they are where the numbers they begin with do not grow down the page. */
export function withoutLineNumbers(textRows: readonly TextRow[], page: Page, metrics: PageMetrics): readonly TextRow[] {
  const isNumbered = ({ words: [first] }: TextRow): boolean => lineNumber.test(first!.text)
  const numbers = textRows.filter(isNumbered).map(({ words }) => parseInt(words[0]!.text, 10))
  const growing = numbers.filter((number, index) => index === 0 || number >= numbers[index - 1]!).length
  if (numbers.length < Math.max(limits.rows, limits.share * textRows.length)) return textRows
  if (growing < limits.growing * numbers.length || new Set(numbers).size < numbers.length / 2) return textRows
  return textRows.flatMap(row => {
    const words = isNumbered(row) ? row.words.slice(1) : row.words
    return words.length === 0 ? [] : [words === row.words ? row : textRowOf(words, metrics, page.source === 'ocr')]
  })
}
