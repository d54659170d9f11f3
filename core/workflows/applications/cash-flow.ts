/** The cash flow desk of an application: its statements by company, its bank debits, and who owns it. */
import type { BankDebit } from '../../analysis/cash-flow/bank-debts.ts'
import type { StatedList } from '../../analysis/cash-flow/stated-debts.ts'
import type { DebtList } from '../../contract/debt-list.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import { named } from '../../contract/sentence.ts'
import { applicationCashFlow, type ApplicationCashFlow } from '../cash-flow/application-cash-flow.ts'
import { choicesOf } from '../cash-flow/choices.ts'
import type { CompanyStatements } from '../cash-flow/entities.ts'
import type { ApplicationAccounts } from './accounts.ts'
import { debtListPart } from './debt-lists.ts'
import type { ApplicationMaterial } from './load-application.ts'
import type { ApplicationLoan } from './loan.ts'

export interface CashFlowMaterial {
  readonly material: ApplicationMaterial
  readonly loan: ApplicationLoan
  readonly accounts: ApplicationAccounts | null
  readonly companies: readonly CompanyStatements[]
  /** In the order of the payload. */
  readonly returns: readonly TaxReturn[]
  readonly debtLists: readonly DebtList[]
}

export function cashFlowOf({
  material,
  loan,
  accounts,
  companies,
  returns,
  debtLists,
}: CashFlowMaterial): ApplicationCashFlow {
  return applicationCashFlow({
    statements: companies,
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
    debtLists: debtLists.flatMap(statedList),
    personalDebts: debtLists.flatMap((list, index) =>
      list.personal ? [{ ...list, at: `${debtListPart}${index}` }] : [],
    ),
    choices: choicesOf(material.corrections),
  })
}

const listNames = { debt_schedule: 'Debt schedule', loan_application: 'Application' } as const

/** A document's list; those of persons are none of the business's. */
const statedList = (
  { source, personal, as_of: asOf, file_name: file, lines, provenance }: DebtList,
  index: number,
): readonly StatedList[] =>
  personal
    ? []
    : [
        {
          kind: source === 'loan_application' ? 'loan_application' : 'schedule',
          detail: `${listNames[source]} in ${named(file)}`,
          asOf,
          lines: lines.map((debt, line) => {
            const at = `${debtListPart}${index}/lines/${line}`
            const places = ['balance', 'lender', 'payment'].map(name => `/lines/${line}/${name}`)
            return {
              debt,
              from: [...places.filter(one => provenance[one]).map(one => `${debtListPart}${index}${one}`), at].slice(
                0,
                3,
              ),
            }
          }),
        },
      ]

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
