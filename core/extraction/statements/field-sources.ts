/** Sources of the fields of a statement: lines, ways to state a field, and lines without a field of their own. */
import type { TermMatch } from '../../vocabulary/vocabulary.ts'

/** A line that counts towards a field. */
export interface SourceLine {
  /** Position in the statement. */
  readonly index: number
  /** 1 or -1: the effect the sums around it give it. */
  readonly sign: 1 | -1
  /** The sum it is a part of, or that it totals, adds up. */
  readonly confirmed: boolean
  /** Whether it totals lines that do not add up to it in a column: an amount misread in one says nothing of the others. */
  readonly mismatched: (column: number) => boolean
  /** It stands among the amounts that leave a result: what is subtracted may be printed negative there. */
  readonly ofResult: boolean
  /** It sums lines of its own. */
  readonly whole: boolean
  readonly match: TermMatch | null
}

/** One way to state a field. */
export interface FieldSource {
  readonly field: string
  readonly lines: readonly SourceLine[]
  /** `total`: the line closes a section or result; `item`: one of possibly several lines to add up. */
  readonly as: 'total' | 'item'
  /** Lower is better among totals. */
  readonly rank: number
  readonly measure: 'gross' | 'net' | null
}

export interface Sources {
  readonly fieldSources: readonly FieldSource[]
  /** Lines of a section that have no field of their own and may belong to the section's "other…", the `part`. */
  readonly unclassified: readonly { readonly part: string; readonly line: SourceLine }[]
}
