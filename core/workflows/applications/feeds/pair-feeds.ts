/** Which statements a bank feed belongs to: those of its account and days, by the number of the account or by its rows. */
import { sharedRows, type FiledReading, type SharedRows } from './compare-feed.ts'

export interface PairedStatement<Statement extends FiledReading> {
  readonly statement: Statement
  readonly shared: SharedRows
  /** Both state a number, and these are not of one account. */
  readonly isOtherNumber: boolean
}

/**
 * Share of rows that must be equal, and how many: of a feed without a number, and of one with another number, which only the rows of the same
 * account can outweigh. Equal amounts within days of each other are rare between accounts.
 */
const limits = { unnumbered: { share: 0.5, rows: 3 }, otherNumber: { share: 0.8, rows: 5 } } as const

/** The statements of a feed's account, in their order. */
export function statementsOf<Statement extends FiledReading>(
  feed: FiledReading,
  statements: readonly Statement[],
): readonly PairedStatement<Statement>[] {
  return statements.flatMap(statement => {
    const shared = sharedRows(statement.reading, feed.reading)
    if (shared === null) return []
    const relation = relationOf(numberIn(statement), numberIn(feed))
    const { match, pdf, feed: rows } = shared
    const equal = match.pairs.filter(({ what }) => what !== 'amount').length
    const share = equal / Math.max(1, Math.min(pdf.length, rows.length))
    const needed = relation === 'other' ? limits.otherNumber : limits.unnumbered
    const isPaired = relation === 'same' || (share >= needed.share && equal >= needed.rows)
    return isPaired ? [{ statement, shared, isOtherNumber: relation === 'other' }] : []
  })
}

const MIN_DIGITS = 3

/** Digits at the end of a number, as far as they are not masked; null: too few to tell accounts apart. */
function numberIn({ reading }: FiledReading): string | null {
  const visible = (reading.account_number?.value ?? '').split(/[^\d\s.-]/).at(-1) ?? ''
  const significant = visible.replace(/\D/g, '').replace(/^0+(?=\d{4})/, '')
  return significant.length < MIN_DIGITS ? null : significant
}

/** One number ends with the other where one of them is masked, or written without its bank. */
function relationOf(a: string | null, b: string | null): 'same' | 'other' | 'unknown' {
  if (a === null || b === null) return 'unknown'
  return a.endsWith(b) || b.endsWith(a) ? 'same' : 'other'
}
