/** What extraction delivers for bank statements: one reading per account and statement period. Types only. */
import type { AccountType } from '../../contract/full-analysis.ts'
import type { Figure } from '../../document/field.ts'
import type { Box, Problem } from '../../document/model.ts'

/** One posted row. Debits are negative. */
export interface TransactionReading {
  /** ISO; null when the document leaves the year open. */
  readonly date: Figure<string> | null
  readonly description: string
  /** Lines of references below the description: identifications, card and trace numbers; empty without any. */
  readonly details: string
  readonly amount: Figure
  /** Running balance printed beside it. */
  readonly balance: Figure | null
  readonly checkNumber: string | null
  /** Heading of the list it stands in ("Deposits and additions"); null for one list of all. */
  readonly section: string | null
  /** Where the row stands; absent in readings kept from before it was told. */
  readonly place?: { /** 1-based. */ readonly page: number; readonly box: Box }
}

export interface AccountReading {
  /** As printed, masked stays masked. */
  readonly account_number: Figure<string> | null
  readonly account_type: Figure<AccountType> | null
  /** Product name as printed. */
  readonly account_subtype: Figure<string> | null
  readonly bank_name: Figure<string> | null
  readonly account_holder: Figure<string> | null
  readonly currency: Figure<string> | null
  /** ISO dates. */
  readonly start_date: Figure<string> | null
  readonly end_date: Figure<string> | null
  readonly starting_balance: Figure | null
  readonly ending_balance: Figure | null
  /** Printed totals and counts, positive; what is not printed is null here and summed later. */
  readonly total_debits: Figure | null
  readonly total_credits: Figure | null
  readonly num_total_debits: Figure | null
  readonly num_total_credits: Figure | null
  /** The printed "this period" total of overdraft and returned-item fees. */
  readonly printed_nsf_fees: Figure | null
  readonly is_mtd: boolean
  readonly transactions: readonly TransactionReading[]
  /** All pages of the list were read, none is missing: sums over it can be trusted to be whole. */
  readonly complete: boolean
  /** Running balances that do not follow from the rows before them, where most do; absent in readings kept from before it was counted. */
  readonly brokenBalances?: number
  /** End-of-day balances printed in a table of their own. */
  readonly dailyBalances: readonly { readonly date: string; readonly balance: number }[]
  /** 1-based. */
  readonly pages: readonly number[]
  readonly problems: readonly Problem[]
}

export interface BankStatementExtraction {
  readonly fileName: string
  readonly accounts: readonly AccountReading[]
  readonly problems: readonly Problem[]
}
