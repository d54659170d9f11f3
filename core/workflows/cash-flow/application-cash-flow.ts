/** `debts`, `cash_flow` and `global_cash_flow` of an application, from everything that was read of it. */
import { withAdvances, type PlacedPosition } from '../../analysis/cash-flow/advances.ts'
import { bankDebts, type BankDebit } from '../../analysis/cash-flow/bank-debts.ts'
import type { Lender } from '../../analysis/bank/lenders.ts'
import { buildCashFlow } from '../../analysis/cash-flow/build-cash-flow.ts'
import { debtSchedule } from '../../analysis/cash-flow/debts.ts'
import { partyKey } from '../../analysis/cash-flow/global.ts'
import { policyOf } from '../../analysis/cash-flow/policy.ts'
import type { CashFlow, CashFlowChoices, Debt, GlobalCashFlow } from '../../contract/cash-flow.ts'
import type { Check, Provenance } from '../../contract/evidence.ts'
import type { LoanOwner } from '../../contract/full-analysis.ts'
import { hasSchedule } from '../../analysis/cash-flow/debt-checks.ts'
import { enteredDebts, type StatedList } from '../../analysis/cash-flow/stated-debts.ts'
import { balanceSheetDebt } from './balance-sheet-debt.ts'
import { entitiesOf, type CompanyStatements, type Entity, type FiledReturn } from './entities.ts'
import { globalOf, type EntityCashFlow } from './global-input.ts'
import type { PersonalDebts } from './personal-debts.ts'
import { placedLines } from './placed-lines.ts'

export interface ApplicationCashFlowInput {
  readonly statements: readonly CompanyStatements[]
  readonly returns: readonly FiledReturn[]
  /** Of the loan application; null: it states none. */
  readonly borrower: string | null
  readonly owners: readonly LoanOwner[]
  /** Of deposit accounts. */
  readonly debits: readonly BankDebit[]
  readonly positions: readonly PlacedPosition[]
  /** Lenders of advances as the user changed them; absent: the known ones. */
  readonly lenders?: readonly Lender[] | undefined
  readonly hasBank: boolean
  /** That documents state, beside what the balance sheet of the applicant names. */
  readonly debtLists?: readonly StatedList[]
  /** Lists of debts of persons. */
  readonly personalDebts?: readonly PersonalDebts[]
  readonly choices: CashFlowChoices
}

export interface ApplicationCashFlow {
  readonly debts: Debt[] | null
  readonly cash_flow: CashFlow | null
  readonly global_cash_flow: GlobalCashFlow | null
  readonly checks: readonly Check[]
  /** Of the lines, by pointers into the payload. */
  readonly provenance: Readonly<Record<string, Provenance>>
}

export function applicationCashFlow(input: ApplicationCashFlowInput): ApplicationCashFlow {
  const { statements, returns, borrower, debits, positions, hasBank, choices } = input
  const entities = entitiesOf(statements, returns, borrower)
  const applicant =
    entities.find(({ name }) => borrower !== null && partyKey(name) === partyKey(borrower)) ?? entities[0] ?? null
  const lists = [...enteredDebts(choices.debt_schedule), ...(input.debtLists ?? []), ...(applicant?.namedDebts ?? [])]
  const { debts, checks } = debtSchedule({
    lists,
    bank: withAdvances(bankDebts(debits, input.lenders), positions),
    hasBank,
    ...balanceSheetDebt(applicant?.periods ?? []),
  })
  const placed: Record<string, Provenance> = {}
  const build = (entity: Entity, at: string, own: boolean): CashFlow | null => {
    const built = buildCashFlow({
      company: entity.stated,
      currency: entity.currency,
      periods: entity.periods,
      lines: entity.lines,
      // Debt service follows the schedule where one was given; what the bank alone shows need not be all.
      debts: own && hasSchedule(lists) ? debts : null,
      policy: policyOf(choices)!,
      choices: own ? choices : {},
      at,
    })
    return built === null ? null : placedLines(built, { at, of: entity.provenance, into: placed })
  }
  const cashFlow = applicant === null ? null : build(applicant, '/cash_flow', true)
  const others = entities.flatMap((entity): EntityCashFlow[] =>
    entity === applicant ? [] : [{ entity, cashFlow: null, at: '' }],
  )
  const counted = others.map(({ entity }, index): EntityCashFlow => {
    const at = `/global_cash_flow/entities/${index}/cash_flow`
    return { entity, at, cashFlow: build(entity, at, false) }
  })
  const main: readonly EntityCashFlow[] = applicant === null ? [] : [{ entity: applicant, at: '/cash_flow', cashFlow }]
  const global = globalOf({
    ...input,
    applicant: applicant?.name ?? borrower,
    counted: [...main, ...counted],
    policy: policyOf(choices)!,
  })
  return {
    debts: debts === null ? null : [...debts],
    cash_flow: cashFlow,
    global_cash_flow: global,
    checks: [...(cashFlow?.checks ?? []), ...checks],
    provenance: placed,
  }
}
