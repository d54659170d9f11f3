/** The lines above a table: the periods they state, and where they end and headings of sections begin. */
import { type PeriodParts, periodsIn } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/fragments.ts'
import type { Band } from '../layout/text-rows.ts'
import type { PageMeasure } from '../layout/page-metrics.ts'
import { isSentence } from './labels.ts'

/** A heading of what was there before tells where the period began, not where it ends. */
const ofOpening = /^\s*(?:opening|beginning|starting)\b.*\bbalances?\b/i

/** Periods the title states, the line nearest to the table first; lines that speak of statements before bare dates. */
export function titlePeriods(lines: readonly string[], order: DateOrder): readonly PeriodParts[] {
  const usable = lines
    .filter(line => !isSentence(line) && !/\b\d{1,2}:\d{2}\b/.test(line) && !ofOpening.test(line))
    .toReversed()
  const worded = usable.filter(
    line =>
      /\b(?:as (?:of|at)|for the|ended|ending|through|period|year|years|months?|quarter|weeks)\b/i.test(line) ||
      /[-–]/.test(line),
  )
  const rest = usable.filter(line => !worded.includes(line) && !/^\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/.test(line))
  const stated = [...worded, ...rest]
    .flatMap(line => periodsIn(line, order))
    .filter(parts => parts.end.year !== null || parts.end.month !== null || parts.months !== null)
  return [...stated.filter(({ end }) => end.year !== null), ...stated.filter(({ end }) => end.year === null)]
}

/** The first of the lines right above the figures that are set like labels, not like a title. */
export function firstHeading(bands: readonly Band[], start: number, measure: PageMeasure): number {
  const first = bands[start]
  if (first === undefined) return start
  const left = first.box.left
  let from = start
  for (let index = start - 1; index >= 0 && start - index <= 4; index--) {
    const band = bands[index]
    const below = bands[index + 1]
    if (band === undefined || below === undefined) break
    const labelLike =
      band.box.left <= left + measure.em &&
      band.box.left >= left - 5 * measure.em &&
      below.box.top - band.box.bottom < 1.6 * measure.em
    if (!labelLike || isSentence(band.text) || periodsIn(band.text).length > 0 || band.words.length > 7) break
    from = index
  }
  return from
}
