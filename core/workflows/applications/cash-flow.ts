/** The cash flow desk of an application: its statements by company, its bank debits, and who owns it. */
import { partyKey } from '../../analysis/cash-flow/global.ts'
import type { BankDebit } from '../../analysis/cash-flow/bank-debts.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import { applicationCashFlow, type ApplicationCashFlow } from '../cash-flow/application-cash-flow.ts'
import { choicesOf } from '../cash-flow/choices.ts'
import type { CompanyStatements } from '../cash-flow/entities.ts'
import { assembleStatements, type AssembleFile } from '../statements/assemble.ts'
import type { ApplicationAccounts } from './accounts.ts'
import type { ApplicationMaterial } from './load-application.ts'
import type { ApplicationLoan } from './loan.ts'

export interface CashFlowMaterial {
  readonly material: ApplicationMaterial
  readonly loan: ApplicationLoan
  readonly accounts: ApplicationAccounts | null
  /** Statements among the documents, not yet combined. */
  readonly statementFiles: readonly AssembleFile[]
  /** In the order of the payload. */
  readonly returns: readonly TaxReturn[]
}

export function cashFlowOf({
  material,
  loan,
  accounts,
  statementFiles,
  returns,
}: CashFlowMaterial): ApplicationCashFlow {
  return applicationCashFlow({
    statements: [...byCompany(statementFiles), ...answered(material)],
    returns: returns.map((filed, index) => ({ ...filed, pointer: `/tax_returns/${index}` })),
    borrower: loan.data?.businessLegalName ?? null,
    owners: loan.data?.owners ?? [],
    debits: accounts === null ? [] : depositDebits(accounts),
    positions: (accounts?.shown ?? []).flatMap(({ summary }, index) =>
      summary.mca_positions.map((position, place) => ({
        position,
        from: `/bankstatements_data/accounts_summaries/${index}/mca_positions/${place}`,
      })),
    ),
    lenders: material.lenders,
    hasBank: accounts !== null,
    choices: choicesOf(material.corrections),
  })
}

/** Statements of each company together; those without a name belong to whom the others are of, when that is one. */
function byCompany(files: readonly AssembleFile[]): readonly CompanyStatements[] {
  const named = Map.groupBy(files, ({ extraction }) =>
    extraction.companyName === null ? '' : partyKey(extraction.companyName.value),
  )
  const unnamed = named.get('') ?? []
  named.delete('')
  const groups = [...named.values()]
  const [only] = groups
  const all = groups.length === 1 ? [[...only!, ...unnamed]] : [...groups, ...(unnamed.length > 0 ? [unnamed] : [])]
  return all.map(group => {
    const result = assembleStatements({ analysisId: '', reportUrl: '', files: group })
    return { name: result.companyName, result, columns: group.flatMap(({ extraction }) => extraction.readings) }
  })
}

/** Results of the statement endpoint under the same appId. */
const answered = ({ answered: { statements } }: ApplicationMaterial): readonly CompanyStatements[] =>
  statements.map(result => ({ name: result.companyName, result, columns: [] }))

const owedTypes: ReadonlySet<string | null> = new Set(['credit card', 'line of credit', 'loan'])

/** Debits of deposit accounts with their place in the list of transactions. */
function depositDebits({ listed, transactions }: ApplicationAccounts): readonly BankDebit[] {
  const isDeposit = listed.flatMap(({ reading, summary }) =>
    reading.transactions.map(() => !owedTypes.has(summary.account_type)),
  )
  return transactions.flatMap(({ date, description, amount, category }, index) =>
    amount < 0 && isDeposit[index] === true
      ? [{ date, description, amount: -amount, category, from: `/transactions/${index}/amount` }]
      : [],
  )
}
