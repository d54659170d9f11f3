/** What figures are made of: lines, ways to state a figure, and lines without a figure of their own. */
import type { TermMatch } from '../../vocabulary/vocabulary.ts'

/** A line that counts towards a figure. */
export interface SourceLine {
  /** Position in the statement. */
  readonly index: number
  /** 1 or -1: the effect the sums around it give it. */
  readonly sign: 1 | -1
  /** The sum it is a part of, or that it totals, adds up. */
  readonly confirmed: boolean
  /** It totals lines that do not add up to it. */
  readonly broken: boolean
  /** It stands among the figures that leave a result: what is taken off is printed negative there or is not. */
  readonly ofResult: boolean
  /** It sums lines of its own. */
  readonly whole: boolean
  readonly match: TermMatch | null
}

/** One way to state a figure. */
export interface FieldSource {
  readonly field: string
  readonly lines: readonly SourceLine[]
  /** `total`: the line closes a section or result; `item`: one of possibly several lines to add up. */
  readonly as: 'total' | 'item'
  /** Lower is better among totals. */
  readonly rank: number
  readonly measure: 'gross' | 'net' | null
}

/** A line of a section that has no figure of its own and may belong to the section's "other…". */
export interface LooseLine {
  readonly part: string
  readonly line: SourceLine
}

export interface Sources {
  readonly figures: readonly FieldSource[]
  readonly loose: readonly LooseLine[]
}
