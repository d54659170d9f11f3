/** A document → the accounts of the bank statements in it. */
import type { Document } from '../../document/model.ts'
import type { BankStatementExtraction } from './bank-statement.ts'

/** Pure. A document without a bank statement gives no accounts. `pages`: only these (1-based); all without it. */
export function extractBankStatements(document: Document, _pages?: readonly number[]): BankStatementExtraction {
  return { fileName: document.fileName, accounts: [], problems: [] }
}
