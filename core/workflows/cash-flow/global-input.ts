/** Who belongs to the global cash flow of an application, with what documents and a person state of each. */
import {
  globalCashFlow,
  isSameParty,
  partyKey,
  type GlobalEntity,
  type GlobalPerson,
  type Ownership,
} from '../../analysis/cash-flow/global.ts'
import { missing, type StatedValue } from '../../analysis/cash-flow/lines.ts'
import { entered, livingExpense, personalReturn } from '../../analysis/cash-flow/personal-return.ts'
import type {
  CashFlow,
  CashFlowChoices,
  CashFlowPeriod,
  CreditPolicy,
  GlobalCashFlow,
} from '../../contract/cash-flow.ts'
import type { LoanOwner } from '../../contract/full-analysis.ts'
import type { Entity, FiledReturn } from './entities.ts'
import { distributionsOf, guaranteedPayments } from './k1-income.ts'
import { personalDebtService, type PersonalDebts } from './personal-debts.ts'

export interface EntityCashFlow {
  readonly entity: Entity
  /** JSON pointer of its cash flow. */
  readonly at: string
  readonly cashFlow: CashFlow | null
}

export interface GlobalSources {
  /** Whose cash flow stands for the application. */
  readonly applicant: string | null
  /** Whom the loan application names, which is another company where its statements are those of a stranger; null: it states none. */
  readonly borrower: string | null
  readonly counted: readonly EntityCashFlow[]
  readonly owners: readonly LoanOwner[]
  readonly returns: readonly FiledReturn[]
  /** Lists of debts of persons. */
  readonly personalDebts?: readonly PersonalDebts[]
  readonly choices: CashFlowChoices
  readonly policy: CreditPolicy
}

/** null: nobody but the applicant is known. */
export function globalOf(sources: GlobalSources): GlobalCashFlow | null {
  const { counted, choices, policy } = sources
  const ownership = ownershipOf(sources)
  const names = entityNames(sources)
  const persons = personNames(sources, ownership, names).map((name, _, { length }) =>
    personOf(name, sources, length === 1),
  )
  const entities = names.map(name => entityOf(name, sources))
  if (persons.length === 0 && entities.length < 2) return null
  const global = globalCashFlow({
    entities,
    persons,
    ownership,
    intercompany: (choices.intercompany ?? []).map(({ payer, receiver, amount }, index) => ({
      payer,
      receiver,
      amount: entered(amount, `/cash_flow/choices/intercompany/${index}`, 'The payment is'),
    })),
    controlPercent: policy.control_percent,
  })
  if (global === null) return null
  const others = counted.filter(({ at }) => at !== '/cash_flow')
  return { ...global, entities: others.map(({ entity, cashFlow }) => ({ name: entity.name, cash_flow: cashFlow })) }
}

const distinctNames = (names: readonly string[]): readonly string[] =>
  [...new Map(names.toReversed().map(name => [partyKey(name), name])).values()].toReversed()

const ownerName = ({ firstName, lastName }: LoanOwner): string =>
  [firstName, lastName].filter(part => part !== null).join(' ')

/** The loan application's owners, partners and shareholders by their K-1s, and what a person entered, which wins. */
function ownershipOf({ applicant, borrower, owners, returns, choices }: GlobalSources): readonly Ownership[] {
  const stated: Ownership[] = (choices.ownership ?? []).map((one, index) => ({
    ...one,
    from: [`/cash_flow/choices/ownership/${index}`],
  }))
  const add = (one: Ownership): void => {
    if (!stated.some(({ owner, entity }) => isSameParty(owner, one.owner) && isSameParty(entity, one.entity)))
      stated.push(one)
  }
  const owned = borrower ?? applicant
  for (const [index, owner] of owners.entries())
    if (owned !== null && owner.ownershipPercentage !== null && ownerName(owner) !== '')
      add({
        owner: ownerName(owner),
        entity: owned,
        percent: owner.ownershipPercentage,
        from: [`/loan_app_data/owners/${index}/ownershipPercentage`],
      })
  for (const { taxpayer_name: entity, k1s, pointer } of returns)
    for (const [index, { partner_name: owner, share_percent: percent }] of k1s.entries())
      if (entity !== null && owner !== null && percent !== null)
        add({ owner, entity, percent, from: [`${pointer}/k1s/${index}/share_percent`] })
  return stated
}

const entityNames = ({ counted, choices, applicant }: GlobalSources): readonly string[] =>
  distinctNames([
    ...counted.map(({ entity }) => entity.name),
    ...(choices.entities ?? []).map(({ name }) => name),
    ...(counted.length === 0 && applicant !== null && (choices.persons ?? []).length > 0 ? [applicant] : []),
  ])

const legalForm = /\b(?:llc|l\.l\.c|inc|corp|corporation|company|co|lp|llp|ltd|trust|holdings?|partners(?:hip)?)\b/i

/** Owners that are no entity, people with a return of their own, and those a person entered. */
const personNames = (
  { returns, choices }: GlobalSources,
  ownership: readonly Ownership[],
  entities: readonly string[],
): readonly string[] =>
  distinctNames([
    ...(choices.persons ?? []).map(({ name }) => name),
    ...ownership.map(({ owner }) => owner).filter(owner => !legalForm.test(owner)),
    ...returns.flatMap(({ form, taxpayer_name: name }) => (form.startsWith('1040') && name !== null ? [name] : [])),
  ]).filter(name => !entities.some(entity => isSameParty(entity, name)))

/** The newest period of twelve months. */
const yearOf = (cashFlow: CashFlow | null): { readonly period: CashFlowPeriod; readonly index: number } | null => {
  const index =
    cashFlow?.periods.findIndex(({ kind }) => kind === 'fye' || kind === 'ttm' || kind === 'interim_annualized') ?? -1
  return index === -1 ? null : { period: cashFlow!.periods[index]!, index }
}

function entityOf(name: string, { counted, choices, returns }: GlobalSources): GlobalEntity {
  const own = counted.find(({ entity }) => isSameParty(entity.name, name))
  const place = (choices.entities ?? []).findIndex(one => isSameParty(one.name, name))
  const facts = choices.entities?.[place]
  const at = `/cash_flow/choices/entities/${place}`
  const year = yearOf(own?.cashFlow ?? null)
  const line = (lineName: string): StatedValue => {
    const found = year?.period.lines[lineName]
    if (found === undefined) return missing('No statement or return states its cash flow.')
    return {
      value: found.value === null ? null : Math.round(found.value * 100),
      from: [`${own!.at}/periods/${year!.index}/lines/${lineName}`],
      reason: found.reason,
    }
  }
  const service = choices.proposed_loan && own?.at === '/cash_flow' ? line('pro_forma_service') : line('debt_service')
  return {
    name,
    cashFlow:
      typeof facts?.cash_flow !== 'number'
        ? line('adjusted_ebitda')
        : entered(facts.cash_flow, `${at}/cash_flow`, 'Cash flow'),
    debtService:
      typeof facts?.debt_service !== 'number'
        ? service
        : entered(facts.debt_service, `${at}/debt_service`, 'Debt service'),
    distributions: facts?.distributions
      ? Object.entries(facts.distributions).map(([to, amount]) => ({
          to,
          amount: entered(amount, `${at}/distributions`, 'Distributions'),
        }))
      : distributionsOf(name, returns),
  }
}

function personOf(
  name: string,
  { choices, policy, returns, personalDebts = [] }: GlobalSources,
  isOnly: boolean,
): GlobalPerson {
  const place = (choices.persons ?? []).findIndex(one => isSameParty(one.name, name))
  const facts = choices.persons?.[place]
  const at = `/cash_flow/choices/persons/${place}`
  const filed = returns
    .filter(({ taxpayer_name: taxpayer }) => taxpayer !== null && isSameParty(taxpayer, name))
    .toSorted((a, b) => (b.tax_year ?? 0) - (a.tax_year ?? 0))
    .flatMap(one => personalReturn(one) ?? [])[0]
  const own = [
    ...(typeof facts?.wages !== 'number'
      ? []
      : [{ label: 'Wages', amount: entered(facts.wages, `${at}/wages`, 'Wages') }]),
    ...(typeof facts?.other_income !== 'number'
      ? []
      : [{ label: 'Other income', amount: entered(facts.other_income, `${at}/other_income`, 'Other income') }]),
  ]
  const labels = new Set(own.map(({ label }) => label))
  return {
    name,
    incomes: [
      ...own,
      ...(filed?.incomes ?? []).filter(({ label }) => !labels.has(label)),
      ...guaranteedPayments(name, returns),
    ],
    distributions: [],
    taxes:
      typeof facts?.taxes !== 'number'
        ? (filed?.federalTax ?? missing('Income taxes are not stated.'))
        : entered(facts.taxes, `${at}/taxes`, 'Income taxes are'),
    debtService:
      (typeof facts?.debt_service === 'number' ? null : personalDebtService(name, personalDebts, isOnly)) ??
      entered(facts?.debt_service, `${at}/debt_service`, 'Personal debt service is'),
    livingExpense: livingExpense(facts?.living_expense, policy.living_expense),
  }
}
