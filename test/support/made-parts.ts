/** Readings of documents as extraction delivers them, made up: for tests of what is put together from them. */
import type { Field } from '../../core/document/field.ts'
import type { AccountReading, TransactionReading } from '../../core/extraction/bank/bank-statement.ts'
import type { LoanApplicationReading } from '../../core/extraction/loan/loan-application.ts'
import type { ReadPart } from '../../core/workflows/applications/read-file.ts'

export const field = <T>(value: T): Field<T> => ({
  value,
  confidence: 0.99,
  method: 'text',
  evidence: [{ fileName: 'made.pdf', page: 1, box: { left: 10, top: 20, right: 60, bottom: 30 }, text: String(value) }],
  label: null,
  scale: 1,
})

export interface MadeAccount {
  readonly number?: string
  readonly bank?: string
  readonly holder?: string
  readonly start: string
  readonly end: string
  readonly from: number
  readonly to: number
  readonly isMtd?: boolean
  readonly transactions?: readonly (readonly [date: string, description: string, amount: number])[]
}

export function madeAccount(made: MadeAccount): AccountReading {
  const {
    number = 'XXXX4821',
    bank = 'Prairie State Bank',
    holder = 'Alder Creek Tool Works, Inc.',
    isMtd = false,
  } = made
  const change = made.to - made.from
  const listed = made.transactions ?? (change === 0 ? [] : [[made.end, 'Deposit', change] as const])
  const transactions = listed.map(([date, description, amount]): TransactionReading => ({
    date: field(date),
    description,
    details: '',
    amount: field(amount),
    balance: null,
    checkNumber: null,
    section: null,
  }))
  return {
    account_number: field(number),
    account_type: field('checking'),
    account_subtype: field('Business Checking'),
    bank_name: field(bank),
    account_holder: field(holder),
    currency: field('USD'),
    start_date: field(made.start),
    end_date: field(made.end),
    starting_balance: field(made.from),
    ending_balance: field(made.to),
    total_debits: null,
    total_credits: null,
    num_total_debits: null,
    num_total_credits: null,
    printed_nsf_fees: null,
    is_mtd: isMtd,
    transactions,
    complete: true,
    dailyBalances: [],
    pages: [1],
    problems: [],
  }
}

export const bankPart = (...accounts: readonly MadeAccount[]): ReadPart => ({
  docType: 'bankstatement',
  confidence: 0.97,
  evidence: ['Made up.'],
  pages: [1],
  accounts: accounts.map(madeAccount),
})

export interface MadeLoan {
  readonly name?: string | null
  readonly signed?: boolean | null
  readonly amount?: number
}

export function loanPart({
  name = 'Alder Creek Tool Works, Inc.',
  signed = true,
  amount = 49_625,
}: MadeLoan = {}): ReadPart {
  const loan: LoanApplicationReading = {
    texts: { ...(name !== null && { businessLegalName: field(name) }), businessStateCode: field('IL') },
    numbers: { loanAmount: field(amount) },
    owners: [],
    equipment: null,
    signature: { signed: signed === null ? null : field(signed), date: signed ? field('2026-03-10') : null },
    others: {},
    pages: [1],
    problems: [],
  }
  return { docType: 'loan_application', confidence: 0.97, evidence: ['Made up.'], pages: [1], loan }
}
