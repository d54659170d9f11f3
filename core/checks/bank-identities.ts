/** The balances and totals of an account, as data: for the checks of the result and for the choice between printed candidates. */
import { identityOf, type Identity, type IdentityRow } from './identity.ts'
import table from './bank-identities.json' with { type: 'json' }

/** `fees_equal_transactions` names amounts that only the result has; in the choice it says nothing. */
export const bankIdentities: readonly Identity[] = (table as readonly IdentityRow[]).map(identityOf)
