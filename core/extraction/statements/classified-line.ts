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

/** A line while the lines of its statement are being classified. */
export type LineDraft = { -readonly [Member in keyof ClassifiedLine]: ClassifiedLine[Member] }

/** Replaces what the label of a line heads or results in; without a role it is a line like any other. */
export function assignRole(draft: LineDraft, role: Partial<Pick<ClassifiedLine, 'sectionTerm' | 'result'>> = {}): void {
  Object.assign(draft, { sectionTerm: null, result: null, second: null, ...role })
}

/** A label's words as one text, to compare the names of lines. */
export const nameOf = ({ normal }: Pick<StatementLine, 'normal'>): string => normal.tokens.join(' ')
