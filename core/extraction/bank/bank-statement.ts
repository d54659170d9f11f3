/** The extraction result for bank statements: one entry per account and statement period. Types only. */
import type { AccountType } from '../../contract/full-analysis.ts'
import type { Evidence, Field } from '../../document/field.ts'
import type { Box, Problem } from '../../document/model.ts'

/** One posted row. Debits are negative. */
export interface TransactionReading {
  /** ISO; null when the document leaves the year open. */
  readonly date: Field<string> | null
  readonly description: string
  /** Lines of references below the description: identifications, card and trace numbers; empty without any. */
  readonly details: string
  readonly amount: Field
  /** Running balance printed beside it. */
  readonly balance: Field | null
  readonly checkNumber: string | null
  /** Heading of the list it stands in ("Deposits and additions"); null for one list of all. */
  readonly section: string | null
  /** Where the row stands; absent in results stored by earlier versions. */
  readonly place?: { /** 1-based. */ readonly page: number; readonly box: Box }
}

/** A balance or total printed a second time, which the rows and the other amounts of its summary do not bear out. */
export interface ContradictedFigure {
  readonly member: 'starting_balance' | 'ending_balance' | 'total_credits' | 'total_debits'
  readonly printed: Field
  /** What the rows make of it. */
  readonly expected: number
}

export interface AccountReading {
  /** As printed, masked stays masked. */
  readonly account_number: Field<string> | null
  readonly account_type: Field<AccountType> | null
  /** Product name as printed. */
  readonly account_subtype: Field<string> | null
  readonly bank_name: Field<string> | null
  readonly account_holder: Field<string> | null
  readonly currency: Field<string> | null
  /** ISO dates. */
  readonly start_date: Field<string> | null
  readonly end_date: Field<string> | null
  readonly starting_balance: Field | null
  readonly ending_balance: Field | null
  /** Printed totals and counts, positive; what is not printed is null here and summed later. */
  readonly total_debits: Field | null
  readonly total_credits: Field | null
  readonly num_total_debits: Field | null
  readonly num_total_credits: Field | null
  /** The printed "this period" total of overdraft and returned-item fees. */
  readonly printed_nsf_fees: Field | null
  readonly is_mtd: boolean
  readonly transactions: readonly TransactionReading[]
  /** All pages of the list were read, none is missing: sums over it can be trusted to be whole. */
  readonly complete: boolean
  /** Running balances that do not follow from the rows before them, where most do; absent in results stored by earlier versions. */
  readonly brokenBalances?: number
  /** Printed balances and totals that the rows contradict; absent in results stored by earlier versions. */
  readonly contradicted?: readonly ContradictedFigure[]
  /** End-of-day balances printed in a table of their own; where they stand is absent in results stored by earlier versions. */
  readonly dailyBalances: readonly { readonly date: string; readonly balance: number; readonly printed?: Evidence }[]
  /** 1-based. */
  readonly pages: readonly number[]
  readonly problems: readonly Problem[]
}

export type BankStatementExtraction = Readonly<{ fileName: string; accounts: readonly AccountReading[] }>
