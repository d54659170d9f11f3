/** The lines above a table: the periods they state, and where they end and headings of sections begin. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { type PeriodParts, periodsIn } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import type { TextRow } from '../layout/text-rows.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import { isSentence } from './labels.ts'

const periodWords = phrasePattern(words.titlePeriods)

/** Periods the title states, the line nearest to the table first; lines that speak of statements before bare dates. */
export function titlePeriods(lines: readonly string[], order: DateOrder): readonly PeriodParts[] {
  const usable = lines.filter(line => !isSentence(line)).toReversed()
  const worded = usable.filter(line => periodWords.test(line) || /[-–]/.test(line))
  const rest = usable.filter(line => !worded.includes(line) && !/^\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/.test(line))
  const stated = [...worded, ...rest]
    .flatMap(line => periodsIn(line, order))
    .filter(parts => parts.end.year !== null || parts.end.month !== null || parts.months !== null)
  return [...stated.filter(({ end }) => end.year !== null), ...stated.filter(({ end }) => end.year === null)]
}

/**
 * A heading above the numbers begins at most this far left of the first label (one to its right is a title), follows this close, and is short.
 * Half or double of any member changes 3 of 54 tuned statements at most.
 */
const heading = { left: 5, gap: 1.6, words: 7 } as const

/** The first of the lines right above the numbers that are set like labels, not like a title. Distances in type sizes. */
export function firstHeading(textRows: readonly TextRow[], start: number, metrics: PageMetrics): number {
  const left = textRows[start]?.box.left ?? 0
  const title = textRows
    .slice(0, start)
    .findLastIndex(
      ({ box, text, words }, index) =>
        box.left > left + metrics.em ||
        box.left < left - heading.left * metrics.em ||
        textRows[index + 1]!.box.top - box.bottom >= heading.gap * metrics.em ||
        isSentence(text) ||
        periodsIn(text).length > 0 ||
        words.length > heading.words,
    )
  return title + 1
}
