/** What is stated and what a person chose → `cash_flow` of a result. Pure; the same input gives the same result. */
import type {
  AddBack,
  CashFlow,
  CashFlowChoices,
  CashFlowPeriod,
  CreditPolicy,
  Debt,
  ProposedLoanResult,
} from '../../contract/cash-flow.ts'
import type { Check } from '../../contract/evidence.ts'
import { approvedSum, ledger, proposals, type LedgerLine } from './add-backs.ts'
import { coverageRows } from './coverage-rows.ts'
import { evaluate, missing, toCents, type StatedValue } from './lines.ts'
import { proposedLoan } from './loan.ts'
import type { PeriodValues } from './periods.ts'
import { dscrFloor } from './policy.ts'
import { paidOffService, scheduledService } from './scheduled-service.ts'
import { sensitivityOf } from './sensitivity.ts'
import { ucaOf } from './uca.ts'
import type { Values } from './statement-values.ts'

export interface CashFlowInput {
  /** As its statements and returns name it; null: they name nobody. */
  readonly company?: string | null
  readonly currency: string | null
  /** Newest first. */
  readonly periods: readonly PeriodValues[]
  /** Printed lines that may be adjustments. */
  readonly lines: readonly LedgerLine[]
  /** null: no debt schedule; debt service follows from the balance sheet. */
  readonly debts: readonly Debt[] | null
  readonly policy: CreditPolicy
  readonly choices: CashFlowChoices
  /** JSON pointer of the result that it becomes a member of. */
  readonly at?: string
}

/** null: no period has an income statement or a return. */
export function buildCashFlow(input: CashFlowInput): CashFlow | null {
  const { currency, periods, policy, choices, lines, at = '/cash_flow' } = input
  if (periods.length === 0) return null
  const entries = ledger(proposals(lines), choices.add_backs ?? [], new Set(periods.map(({ id }) => id)))
  const loan = choices.proposed_loan ? proposedLoan(choices.proposed_loan) : null
  const built = periods.map((period, index) =>
    buildPeriod(period, { ...input, entries, loan }, `${at}/periods/${index}`),
  )
  const floor = dscrFloor(policy, choices.proposed_loan?.amount ?? null)
  const latest = built.find(({ period: { kind } }) => kind !== 'interim' && kind !== 'unknown_length')?.period
  return {
    company: input.company ?? null,
    currency,
    policy,
    choices,
    periods: built.map(({ period }) => period),
    add_backs: [...entries],
    proposed_loan: loan,
    sensitivity:
      latest === undefined || floor === null
        ? null
        : sensitivityOf({ period: latest, policy, floor, loan: choices.proposed_loan ?? null }),
    checks: built.flatMap(({ checks }) => checks),
  }
}

interface PeriodContext extends CashFlowInput {
  readonly entries: readonly AddBack[]
  readonly loan: ProposedLoanResult | null
}

function buildPeriod(
  values: PeriodValues,
  context: PeriodContext,
  at: string,
): { readonly period: CashFlowPeriod; readonly checks: readonly Check[] } {
  const { id, kind, periodEnd, months, source, basis } = values
  const uca = ucaOf(values, `${at}/uca`)
  const stated = coverageValues(values, context, { capex: uca.lines?.['capital_expenditures']?.value ?? null, at })
  const rows = coverageRows({ basis, service: context.debts === null ? 'balance_sheet' : 'schedule' })
  return {
    period: {
      id,
      kind,
      period_end: periodEnd,
      months,
      source,
      basis,
      lines: evaluate(rows, stated, `${at}/lines`),
      uca: uca.lines,
      uca_reason: uca.reason,
    },
    checks: uca.checks,
  }
}

/** Obligations are those of twelve months: they are not held against the flows of a shorter period. */
const notOfAYear = ({ kind, months }: PeriodValues): string | null =>
  kind === 'interim'
    ? `A year of debt service is not compared with ${months} months; see the annualized period.`
    : kind === 'unknown_length'
      ? 'The length of the period is not stated.'
      : null

interface Derived {
  /** What the UCA gives where no document states it; full units. */
  readonly capex: number | null
  readonly at: string
}

function coverageValues(period: PeriodValues, context: PeriodContext, { capex, at }: Derived): Values {
  const { choices, entries, loan, debts } = context
  const { flows, balances } = period
  const apart = notOfAYear(period)
  const owed = (given: StatedValue): StatedValue => (apart === null ? given : missing(apart))
  const approved = approvedSum(entries, period.id)
  const chosen = (amount: number | null | undefined, member: string, name: string): StatedValue =>
    amount === null || amount === undefined
      ? missing(`${name}: not stated.`)
      : { value: toCents(amount), from: [`/cash_flow/choices/${member}`], reason: null }
  return {
    ...flows,
    ...balances,
    add_backs:
      approved === null
        ? missing('No add-back is approved.')
        : { value: approved, from: pointersOf(entries, period.id, at), reason: null },
    capital_expenditures: capitalExpenditures(flows, capex, at),
    distributions: distributionsOf(period, context),
    new_term_debt: chosen(
      choices.new_term_debt?.[period.id],
      `new_term_debt/${period.id.replaceAll('/', '~1')}`,
      'New term debt',
    ),
    current_maturities_0: owed(maturities(period)),
    ...(debts !== null && { scheduled_service: owed(scheduledService(debts)) }),
    proposed_service:
      loan === null
        ? missing('There is no proposed loan.')
        : owed({
            value: toCents(loan.annual_debt_service),
            from: ['/cash_flow/proposed_loan/annual_debt_service'],
            reason: null,
          }),
    paid_off_service: paidOffService(debts, choices.proposed_loan?.pays_off ?? []),
    subordinated_debt: chosen(choices.subordinated_debt, 'subordinated_debt', 'Subordinated debt'),
    due_from_owners:
      balances['due_from_owners'] ??
      chosen(choices.due_from_owners, 'due_from_owners', 'Due from owners and affiliates'),
    days:
      period.days === null
        ? missing('The length of the period is not stated.')
        : { value: period.days, from: [], reason: null },
  }
}

const pointersOf = (entries: readonly AddBack[], period: string, at: string): readonly string[] => {
  const root = at.slice(0, at.indexOf('/periods/'))
  return entries.flatMap((entry, index) =>
    entry.period === period && entry.approved === true ? [`${root}/add_backs/${index}/amount`] : [],
  )
}

function capitalExpenditures(flows: Values, capex: number | null, at: string): StatedValue {
  const printed = flows['capital_expenditures'] ?? missing('Capital expenditures: not stated.')
  if (printed.value !== null || capex === null) return printed
  // A negative amount is more sold than bought: no expenditure.
  const value = Math.max(0, 0 - toCents(capex))
  return {
    value,
    from: [`${at}/uca/capital_expenditures`],
    reason: null,
    notes: ['From the change in net fixed assets and depreciation.'],
  }
}

/** Due in the period: the balance sheet at its start, else the one at its end; none where the current liabilities add up without it. */
function maturities({ opening, balances }: PeriodValues): StatedValue {
  const atStart = maturitiesOf(opening, '_0')
  if (atStart !== null) return atStart
  const atEnd = maturitiesOf(balances, '')
  return atEnd === null
    ? (balances['current_maturities'] ?? missing('Current portion of long-term debt: not stated.'))
    : {
        ...atEnd,
        notes: [...(atEnd.notes ?? []), 'At the end of the period: no balance sheet from its start states it.'],
      }
}

function maturitiesOf(sheet: Values | null, suffix: '' | '_0'): StatedValue | null {
  const printed = sheet?.[`current_maturities${suffix}`]
  if (sheet === null || printed === undefined) return null
  if (printed.value !== null) return printed
  const [total, rest] = [sheet[`current_liabilities${suffix}`], sheet[`other_current_liabilities${suffix}`]]
  return typeof total?.value === 'number' && rest?.value === 0
    ? { value: 0, from: total.from, reason: null, notes: ['No such line: the current liabilities add up without one.'] }
    : null
}

/** As stated, or what the owners of a pass-through owe on its income, where the policy says so and the rate is known. */
function distributionsOf({ flows }: PeriodValues, { policy }: PeriodContext): StatedValue {
  const stated = flows['distributions'] ?? missing('Distributions: not stated.')
  if (policy.distributions === 'stated') return stated
  const income = flows['taxable_earnings'] ?? flows['net_income'] ?? missing('Net income: not stated.')
  if (policy.owners_tax_percent === null) return missing("The owners' tax rate is not stated in the policy.")
  if (income.value === null) return missing(income.reason!)
  return {
    value: Math.round((Math.max(0, income.value) * policy.owners_tax_percent) / 100),
    from: [...income.from, '/cash_flow/policy/owners_tax_percent'],
    reason: null,
    notes: [`The owners' tax at ${policy.owners_tax_percent}% of the income, in place of distributions.`],
  }
}
