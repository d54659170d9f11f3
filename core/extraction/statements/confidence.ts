/** How sure an amount is: how it was read, how well its label fits, and whether the sums around it close. One table of factors. */
import type { TableAmount } from '../../document/amount.ts'
import type { SourceLine } from './field-sources.ts'
import type { Candidate } from './candidates.ts'
import type { ColumnContext } from './column-context.ts'
import type { StatementColumn } from './statement.ts'

/** Factors, chosen so that of the amounts at 0.9 and above at least 99.5 % are right on documents with known truths. */
export const confidenceFactors = {
  /** The label is the phrase, word for word. */
  wholeLabel: 0.96,
  /** The phrase is only a part of the label. */
  partOfLabel: 0.9,
  /** The phrase leaves most of the label unexplained: no sum shows whether the line belongs here, so nothing raises it above this. */
  littleOfLabel: 0.74,
  /** No label of its own: found by position and arithmetic. */
  noLabel: 0.9,
  /** A sum that involves the amount closes: what remains of the doubt is divided by this. */
  confirmedBy: 3,
  /** Several lines compete for the amount. */
  doubtful: 0.8,
  /** An OCR engine's reading that no sum confirms. */
  unconfirmedOcr: 0.85,
  /** Amounts computed from others are no surer than the least of them, less this. */
  derived: 0.95,
} as const

/** Score of a match whose phrase is the whole label; the best partial ones of long labels come near. */
export const wholeMatch = 0.99

/** 0 to 1, for an amount of a line. `doubtful`: several lines compete for it. */
export function fieldConfidence(
  amount: TableAmount,
  { match, confirmed, mismatched }: SourceLine,
  { method, column }: Pick<ColumnContext, 'method' | 'column'>,
  doubtful: boolean,
): number {
  const factors = confidenceFactors
  const label = match === null ? factors.noLabel : match.score >= wholeMatch ? factors.wholeLabel : factors.partOfLabel
  let confidence = amount.confidence * label
  if (confirmed) confidence = raise(confidence)
  else if (method === 'ocr') confidence *= factors.unconfirmedOcr
  if (match !== null && match.score < minExplainedScore) confidence = Math.min(confidence, factors.littleOfLabel)
  return doubtful || mismatched(column) ? confidence * factors.doubtful : confidence
}

/** Score of a match whose phrase is more than half of the label. */
const minExplainedScore = 0.78

/** What a closed sum does to a confidence. */
const raise = (confidence: number): number => 1 - (1 - confidence) / confidenceFactors.confirmedBy

/** Maximum confidence of amounts whose column, period or unit was a choice among several. Half or double changes no tuned statement. */
const doubtful = 0.89

/** Maximum confidence of a statement classified by the uploader and its sums. Half or double changes no tuned statement. */
const announcedOnly = 0.74

/** Caps columns that could not be distinguished for certain: every sum closes in the neighbor's column as well. */
export function doubtColumns(candidate: Candidate, readings: readonly StatementColumn[]): readonly StatementColumn[] {
  const maximum = candidate.announced ? announcedOnly : areColumnsDoubtful(candidate) ? doubtful : 1
  return readings.map(reading => {
    const figures = Object.entries(reading.figures).map(
      ([path, field]) => [path, { ...field, confidence: Math.min(field.confidence, maximum) }] as const,
    )
    return { ...reading, figures: Object.fromEntries(figures) }
  })
}

function areColumnsDoubtful({ columns, table, kind }: Candidate): boolean {
  const parts = columns.filter(({ column }) => !column.total)
  const dated = parts.filter(({ column }) => column.period?.end)
  if (columns.length > 1 && dated.length < parts.length) return true
  const spans = dated.map(({ column: { period } }) => `${period!.end}/${kind === 'balanceSheet' ? '' : period!.months}`)
  if (new Set(spans).size < spans.length) return true
  // One of several stores or funds was used for the whole because nothing totals them.
  const periodCount = table.columns.filter(({ role }) => role === 'period').length
  return periodCount > columns.length && columns.every(({ column }) => column.entity !== null && !column.total)
}
