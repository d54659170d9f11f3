/** Totals of a column against the figures above them. */
import labels from '../../vocabulary/sum-labels.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { isOneDigit } from './one-digit.ts'
import type { PrintedFigure } from './printed-figures.ts'

/** A sum, or another relation of figures, that fails. */
export interface MissedTotal {
  readonly total: PrintedFigure
  readonly parts: readonly PrintedFigure[]
  /** What the parts make, in hundredths. */
  readonly expected: number
  /** How the parts lead to it, where they are not added: "3 × $274.00". */
  readonly formula?: string
}

const totalLabel = phrasePattern(labels.totals, 'start')

export const isTotalLabel = (label: string): boolean => totalLabel.test(label)

const sumOf = (figures: readonly PrintedFigure[]): number => figures.reduce((sum, { value }) => sum + value, 0)

/**
 * The labeled totals of a column that miss what stands above them by one digit. Above a total stand its parts, or the total before with what was
 * added to it; totals that a shorter run of figures makes are sound, whatever stands above that. On later pages a column may go on from the page
 * before, so that nothing is known of its first total.
 */
export function brokenTotals(column: readonly PrintedFigure[], isFirstPage: boolean): readonly MissedTotal[] {
  const broken: MissedTotal[] = []
  /** Figures that no total contains so far. */
  let open: readonly PrintedFigure[] = []
  let sinceTotal = 0
  let isWhole = isFirstPage
  for (const figure of column) {
    if (!isTotalLabel(figure.label)) {
      open = [...open, figure]
      continue
    }
    const from = partsOf(open, figure)
    const missed = isWhole && from === null ? missedBy(figure, open, sinceTotal) : undefined
    if (missed !== undefined) broken.push(missed)
    const contained = missed?.parts.length ?? (from === null ? open.length - sinceTotal : from)
    open = [...open.slice(0, open.length - contained), figure]
    sinceTotal = open.length
    isWhole = true
  }
  return broken
}

/** How many of the last figures make the total; null where no number of them does. One alone may be repeated as a total. */
function partsOf(open: readonly PrintedFigure[], { value }: PrintedFigure): number | null {
  for (let count = 1; count <= open.length; count++) {
    const parts = open.slice(open.length - count)
    const [first, ...others] = parts
    if (sumOf(parts) === value || (others.length > 0 && first!.value - sumOf(others) === value)) return count
  }
  return null
}

/** What was printed since the total before, added, or together with that total, added or deducted from it; undefined where all are off by more. */
function missedBy(total: PrintedFigure, open: readonly PrintedFigure[], sinceTotal: number): MissedTotal | undefined {
  const since = open.slice(sinceTotal)
  const before = sinceTotal === 0 ? [] : open.slice(sinceTotal - 1)
  return [
    { total, parts: since, expected: sumOf(since) },
    { total, parts: before, expected: sumOf(before) },
    { total, parts: before, expected: sumOf(before.slice(0, 1)) - sumOf(before.slice(1)) },
  ].find(({ parts, expected }) => parts.length > 1 && isOneDigit(expected - total.value, [total, ...parts]))
}
