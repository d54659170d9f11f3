/** A line of a statement with its place and its meaning there. */
import type { TermMatch } from '../../vocabulary/vocabulary.ts'
import type { StatementLine } from './lines.ts'

export interface PlacedLine {
  readonly line: StatementLine
  /** The section the line stands in; null before the first and after the last. */
  readonly section: string | null
  /** The statement is over: per-share figures, comprehensive income, supplementary disclosures. */
  readonly after: boolean
  /** A heading of, or figure for, a whole section. */
  readonly sectionTerm: TermMatch | null
  readonly result: TermMatch | null
  /** A second result the same line states: "Operating loss and loss before taxation". */
  readonly second: TermMatch | null
  readonly item: TermMatch | null
}
