/** Where the transactions stand in the workbook, so that other sheets can sum them up. */
import type { BankTransaction } from '../../contract/full-analysis.ts'
import { restOf } from '../../contract/transaction-parts.ts'
import type { CellFormula } from '../formula.ts'
import { titleRows } from '../workbook.ts'

export const transactionsSheet = 'Transactions'
/** Of its table; the totals stand above, where a filter does not hide them. */
export const headingRow = titleRows + 2
const firstRow = headingRow + 1

/** Columns that sums are made over. */
export const columns = { account: 'A', date: 'B', credit: 'F', debit: 'G', revenue: 'I' } as const
export const unknownAccount = 'Not stated'

/** The days of a statement, both included. */
export interface StatementDays {
  readonly account: string | null
  /** YYYY-MM-DD. */
  readonly start: string
  readonly end: string
}

export interface TransactionPlan {
  /** By date within their account; those without a date last. */
  readonly rows: readonly BankTransaction[]
  readonly firstRow: number
  readonly lastRow: number
  /** Sums over the rows of a statement: a formula with its value. */
  sum(of: 'credit' | 'debit' | 'revenue', days: StatementDays): CellFormula & { readonly result: number }
}

export function planTransactions(transactions: readonly BankTransaction[]): TransactionPlan | null {
  if (transactions.length === 0) return null
  const keyOf = ({ account_number, date }: BankTransaction): string => `${account_number ?? ''}\u0000${date ?? '9'}`
  const rows = transactions
    .flatMap(partsOf)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
  const lastRow = firstRow + rows.length - 1
  const range = (column: string): string => `'${transactionsSheet}'!$${column}$${firstRow}:$${column}$${lastRow}`
  return {
    rows,
    firstRow,
    lastRow,
    sum(of, { account, start, end }) {
      const column = of === 'debit' ? columns.debit : columns.credit
      const conditions = [
        `${range(columns.account)},"${(account ?? unknownAccount).replaceAll('"', '""')}"`,
        `${range(columns.date)},">="&${serialOf(start)}`,
        `${range(columns.date)},"<="&${serialOf(end)}`,
        ...(of === 'revenue' ? [`${range(columns.revenue)},"yes"`] : []),
      ]
      const cents = rows
        .filter(row => row.account_number === account && row.date !== null && row.date >= start && row.date <= end)
        .filter(row => (of === 'debit' ? row.amount < 0 : row.amount >= 0))
        .filter(row => of !== 'revenue' || row.is_revenue === true)
        .reduce((sum, row) => sum + Math.round(Math.abs(row.amount) * 100), 0)
      return { formula: `SUMIFS(${range(column)},${conditions.join(',')})`, result: cents / 100 }
    },
  }
}

/** One that was split stands in a row for each part, what is left of it first; its balance beside the last one. */
function partsOf(transaction: BankTransaction): readonly BankTransaction[] {
  const { parts = [], ...whole } = transaction
  if (parts.length === 0) return [transaction]
  const rest = restOf(transaction)
  const pieces = [...(rest === 0 ? [] : [{ ...whole, amount: rest }]), ...parts.map(part => ({ ...whole, ...part }))]
  return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : { ...piece, balance: null }))
}

const serialOf = (iso: string): string => `DATE(${iso.split('-').map(Number).join(',')})`
