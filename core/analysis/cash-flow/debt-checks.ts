/** Checks of a debt schedule against the bank statements and the balance sheet. */
import type { Debt, ScheduledDebt } from '../../contract/cash-flow.ts'
import type { Check } from '../../contract/evidence.ts'
import { named } from '../../contract/sentence.ts'
import { exactAmount } from '../wording.ts'
import type { BankDebt } from './bank-debts.ts'
import { fromCents, toCents } from './lines.ts'
import { samePayment } from './match-debts.ts'

/** Full units. */
const balanceTolerance = 1

export interface DebtSources {
  /** null: no schedule was given. */
  readonly schedule: readonly ScheduledDebt[] | null
  readonly bank: readonly BankDebt[]
  /** Whether there are bank statements at all. */
  readonly hasBank: boolean
  /** Of the latest balance sheet, full units; null: not stated. */
  readonly balanceSheetDebt: number | null
  /** JSON pointers of it. */
  readonly balanceSheetFrom: readonly string[]
  /** Interest expense of the latest year over average debt, percent; null: not known. */
  readonly impliedByInterest: number | null
  /** ISO: the day the balances stand at; null: not known. */
  readonly asOf: string | null
}

export const debtChecks = (debts: readonly Debt[], sources: DebtSources): readonly Check[] => [
  ...debts.flatMap((debt, index) => undisclosedCheck(debt, index)),
  ...(sources.hasBank ? debts.flatMap((debt, index) => unpaidCheck(debt, index)) : []),
  ...paymentChecks(sources.schedule ?? [], debts, sources.bank),
  ...balanceCheck(debts, sources),
  ...interestCheck(debts, sources),
]

type CheckFacts = Pick<Check, 'id' | 'passed' | 'severity' | 'message'> & Partial<Check>
const check = (facts: CheckFacts): Check => ({ expected: null, actual: null, difference: null, ...facts })

function undisclosedCheck({ id, lender, status, payment, sources }: Debt, index: number): readonly Check[] {
  if (status !== 'undisclosed') return []
  const amount = payment === null ? '' : ` of ${exactAmount(payment)}`
  return [
    check({
      id: `debts.undisclosed.${id}`,
      passed: false,
      actual: payment,
      severity: 'high',
      message: `Undisclosed debt: payments${amount} to ${named(lender)} are in the bank statements and not on the debt schedule (${sources[0]!.detail}).`,
      figures: [`/debts/${index}/payment`],
    }),
  ]
}

const unpaidCheck = ({ id, lender, status }: Debt, index: number): readonly Check[] =>
  status === 'schedule_only'
    ? [
        check({
          id: `debts.not_in_bank.${id}`,
          passed: false,
          severity: 'warning',
          message: `The debt schedule states a debt to ${named(lender)}; the bank statements show no payment of it.`,
          figures: [`/debts/${index}/lender`],
        }),
      ]
    : []

/** What the schedule states as payment against what the bank shows. */
const paymentChecks = (
  schedule: readonly ScheduledDebt[],
  debts: readonly Debt[],
  bank: readonly BankDebt[],
): readonly Check[] =>
  schedule.flatMap((line, index) => {
    const paid =
      bank.find(({ from }) =>
        debts[index]!.sources.some(source => source.kind !== 'schedule' && source.from[0] === from[0]),
      )?.payment ?? null
    if (paid === null || line.payment === undefined || line.payment === null) return []
    const passed = Math.abs(paid - line.payment) <= line.payment * samePayment
    return [
      check({
        id: `debts.payment.${debts[index]!.id}`,
        passed,
        expected: line.payment,
        actual: paid,
        difference: fromCents(toCents(paid) - toCents(line.payment)),
        severity: passed ? 'info' : 'warning',
        message: `${named(line.lender)}: the schedule states a payment of ${exactAmount(line.payment)}, the bank shows ${exactAmount(paid)}.`,
        figures: [`/debts/${index}/payment`],
      }),
    ]
  })

/** Balances of the schedule against the interest-bearing debt of the balance sheet. */
function balanceCheck(
  debts: readonly Debt[],
  { schedule, balanceSheetDebt, balanceSheetFrom }: DebtSources,
): readonly Check[] {
  if (schedule === null || balanceSheetDebt === null) return []
  const balances = schedule.map(({ balance }) => balance ?? null)
  const isWhole = balances.every(balance => balance !== null)
  const total = isWhole ? fromCents(balances.reduce((sum, balance) => sum + toCents(balance), 0)) : null
  const difference = total === null ? null : fromCents(toCents(total) - toCents(balanceSheetDebt))
  const passed = difference === null ? null : Math.abs(difference) <= balanceTolerance
  return [
    check({
      id: 'debts.balance_sheet',
      passed,
      expected: balanceSheetDebt,
      actual: total,
      difference,
      severity: passed === false ? 'warning' : 'info',
      message:
        total === null
          ? 'Not decided: the schedule does not state every balance.'
          : `The schedule’s balances of ${exactAmount(total)} are compared with debt of ${exactAmount(balanceSheetDebt)} on the balance sheet.`,
      figures: [
        ...debts.flatMap((_, index) => (index < schedule.length ? [`/debts/${index}/balance`] : [])),
        ...balanceSheetFrom,
      ],
    }),
  ]
}

/** The highest rate that a lender of the schedule plausibly charges above what interest ÷ average debt gives; percentage points. */
const maxRateGap = 3

function interestCheck(debts: readonly Debt[], { schedule, impliedByInterest }: DebtSources): readonly Check[] {
  const rated = debts.filter(({ balance, rate_percent: rate }) => balance !== null && rate !== null)
  const total = rated.reduce((sum, { balance }) => sum + balance!, 0)
  if (schedule === null || impliedByInterest === null || total <= 0) return []
  const mean = rated.reduce((sum, { balance, rate_percent: rate }) => sum + balance! * rate!, 0) / total
  const difference = Math.round((impliedByInterest - mean) * 100) / 100
  const passed = difference <= maxRateGap
  return [
    check({
      id: 'debts.implied_rate',
      passed,
      expected: Math.round(mean * 100) / 100,
      actual: impliedByInterest,
      difference,
      severity: passed ? 'info' : 'warning',
      message: `Interest expense over average debt is ${exactAmount(impliedByInterest)}%; the schedule’s rates average ${exactAmount(Math.round(mean * 100) / 100)}%.`,
    }),
  ]
}
