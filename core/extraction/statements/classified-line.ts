/** A line of a statement, classified: its section and what its label means there. */
import type { TermMatch } from '../../vocabulary/vocabulary.ts'
import type { StatementLine } from './lines.ts'

export interface ClassifiedLine {
  readonly line: StatementLine
  /** The section the line stands in; null before the first and after the last. */
  readonly section: string | null
  /** The statement is over: per-share amounts, comprehensive income, supplementary disclosures. */
  readonly after: boolean
  /** A heading of, or amount for, a whole section. */
  readonly sectionTerm: TermMatch | null
  readonly result: TermMatch | null
  /** A second result the same line states: "Operating loss and loss before taxation". */
  readonly second: TermMatch | null
  readonly item: TermMatch | null
}
