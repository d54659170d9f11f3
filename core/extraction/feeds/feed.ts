/** What a bank's own export says of its accounts, whatever its format. Types only. */
import type { AccountType } from '../../contract/full-analysis.ts'

export type FeedFormat = 'ofx' | 'csv'

/** One posted transaction. */
export interface FeedRow {
  /** ISO: the day it was posted. */
  readonly date: string
  /** Credits positive, debits negative. */
  readonly amount: number
  readonly description: string
  /** Further texts of the row; empty without any. */
  readonly details: string
  /** Balance of the account after it; null: not stated. */
  readonly balance: number | null
  readonly checkNumber: string | null
  /** Line of the file where it begins, from 1. */
  readonly line: number
  /** The amount as written. */
  readonly text: string
}

/** An account with its transactions, oldest first. Null is not stated. */
export interface FeedAccount {
  readonly accountNumber: string | null
  readonly accountType: AccountType | null
  readonly accountHolder: string | null
  readonly bankName: string | null
  /** ISO 4217. */
  readonly currency: string | null
  /** ISO: the days the export covers, as stated; else those of its first and last transaction. */
  readonly start: string | null
  readonly end: string | null
  readonly startingBalance: number | null
  readonly endingBalance: number | null
  readonly rows: readonly FeedRow[]
}

export interface Feed {
  readonly format: FeedFormat
  readonly accounts: readonly FeedAccount[]
  /** Rows that are announced and not posted yet, which were left out. */
  readonly pending: number
}
