/** The names around an applicant that its documents state, by which counterparties of its accounts are recognized. */
import type { KnownParties } from '../../analysis/bank/counterparties.ts'
import type { LoanAppData } from '../../contract/full-analysis.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { ApplicationAccounts } from './accounts.ts'

export function knownParties(
  loan: LoanAppData | null,
  invoices: readonly Pick<Invoice, 'sender' | 'receiver'>[],
  { listed }: Pick<ApplicationAccounts, 'listed'>,
): KnownParties {
  const own = [
    loan?.businessLegalName,
    loan?.businessDbaName,
    ...listed.map(({ reading }) => reading.account_holder?.value),
  ].flatMap(name => name ?? [])
  return {
    own,
    owners: (loan?.owners ?? []).map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')),
    vendors: invoices.flatMap(({ sender }) => sender.name ?? []),
    buyers: invoices.flatMap(({ receiver }) => receiver.name ?? []),
  }
}
