/** Loan applications of the batch of 2026-12-01-d. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { borrower, couple, individual, loanFund, proforma, tradeAccount } from './abroad-and-dealers.ts'
import { blanks, columns, county, lineAndTerm, roman, union } from './banks.ts'
import { fourMonths, leaseback, online, ownerFirst, positions, withStatement } from './funders.ts'
import { carrier, containers, faxed, steps, submission, vans } from './lessors.ts'

export const loanApplications: readonly Drawn[] = [
  ...[steps, carrier, containers, faxed, submission, vans],
  ...[blanks, columns, county, union, lineAndTerm, roman],
  ...[fourMonths, ownerFirst, positions, online, leaseback, withStatement],
  ...[proforma, loanFund, borrower, tradeAccount, individual, couple],
]
