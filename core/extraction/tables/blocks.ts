/** Text rows → blocks: runs of text rows that may be one table. */
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { hasNumbers, segmentsOf, type TextRow } from '../layout/text-rows.ts'
import { type PageMetrics } from '../layout/page-metrics.ts'
import { isPeriodRow } from './headers.ts'
import { isSentence } from './labels.ts'

/**
 * What separates lines of narrative from labels and columns. Half or double of any member changes 6 of 54 tuned statements at most.
 * - `maxLabelWords`: Labels and titles rarely have more words than this; the lines of a paragraph, whose gaps are word spaces, do.
 * - `gap`, `maxSegments`: Gaps wider than this many letters separate columns even in justified paragraphs, whose word spaces may reach two; prose
 *   has one at most.
 */
const prose = { maxLabelWords: 8, gap: 3, maxSegments: 2 } as const

/** A line of narrative: long, mostly small letters, no numbers set apart. */
export function isProse(textRow: TextRow, metrics: PageMetrics): boolean {
  if (hasNumbers(textRow) && textRow.run.some(number => number.apart && /[\d,]{4}/.test(number.text))) return false
  return (
    textRow.words.length > prose.maxLabelWords &&
    isSentence(textRow.text) &&
    segmentsOf(textRow.words, metrics, prose.gap).length <= prose.maxSegments
  )
}

/**
 * Cuts a page at dated headers that follow numbers, and at paragraphs. The lines between the last number and a header are
 * the next block's title.
 */
export function blocksOf(
  textRows: readonly TextRow[],
  metrics: PageMetrics,
  order: DateOrder,
): readonly (readonly TextRow[])[] {
  const blocks: TextRow[][] = [[]]
  let numbers = false
  textRows.forEach((textRow, index) => {
    const next = textRows[index + 1]
    if (numbers && isProse(textRow, metrics) && (next === undefined || isProse(next, metrics))) {
      blocks.push([])
      numbers = false
      return
    }
    if (numbers && !hasNumbers(textRow) && isPeriodRow(textRow, metrics, order)) {
      const before = blocks.at(-1)!
      blocks.push(before.splice(before.findLastIndex(hasNumbers) + 1))
      numbers = false
    }
    blocks.at(-1)!.push(textRow)
    numbers ||= hasNumbers(textRow)
  })
  return blocks.filter(block => block.some(hasNumbers))
}
