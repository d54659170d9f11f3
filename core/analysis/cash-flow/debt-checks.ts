/** Checks of a debt schedule against the bank statements and the balance sheet. */
import type { Debt, ScheduledDebt } from '../../contract/cash-flow.ts'
import type { Check } from '../../contract/evidence.ts'
import { named } from '../../contract/sentence.ts'
import { exactAmount } from '../wording.ts'
import type { BankDebt } from './bank-debts.ts'
import type { StatedList } from './stated-debts.ts'
import { fromCents, toCents } from './lines.ts'
import { samePayment } from './match-debts.ts'

/** Whether a list is there that should state every debt. */
export const hasSchedule = (lists: readonly StatedList[]): boolean => lists.some(({ kind }) => kind !== 'balance_sheet')

/** Full units. */
const balanceTolerance = 1

export interface DebtSources {
  /** Of what a person entered, then of documents. */
  readonly lists: readonly StatedList[]
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

/** `lines`: what is stated of the first debts, in their order. */
export const debtChecks = (
  debts: readonly Debt[],
  lines: readonly ScheduledDebt[],
  sources: DebtSources,
): readonly Check[] => [
  ...debts.flatMap((debt, index) => undisclosedCheck(debt, index)),
  ...(sources.hasBank ? debts.flatMap((debt, index) => unpaidCheck(debt, index)) : []),
  ...paymentChecks(lines, debts, sources.bank),
  ...debts.flatMap(disagreeingBalances),
  ...(hasSchedule(sources.lists) ? debts.flatMap(unscheduledCheck) : []),
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
      message: `Undisclosed debt: payments${amount} to ${named(lender)} are in the bank statements and not on the debt schedule (${sources.at(-1)!.detail}).`,
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
        debts[index]!.sources.some(
          ({ kind, from: [place] }) => (kind === 'bank' || kind === 'mca') && place === from[0],
        ),
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

const isScheduled = ({ sources }: Debt): boolean =>
  sources.some(({ kind }) => kind === 'schedule' || kind === 'loan_application')

/** Balances that two sources state of one debt. Those of different days are shown, and need not agree. */
function disagreeingBalances({ id, lender, sources }: Debt, index: number): readonly Check[] {
  const [first, ...others] = sources.filter(({ balance }) => typeof balance === 'number')
  return others.map((other, at) => {
    const difference = fromCents(toCents(other.balance!) - toCents(first!.balance!))
    const agrees = Math.abs(difference) <= balanceTolerance
    const isOtherDay = first!.as_of !== null && other.as_of !== null && first!.as_of !== other.as_of
    const passed = agrees ? true : isOtherDay ? null : false
    return check({
      id: `debts.balance.${id}${at === 0 ? '' : `.${at + 1}`}`,
      passed,
      expected: first!.balance!,
      actual: other.balance!,
      difference,
      severity: passed === false ? 'warning' : 'info',
      message: `${named(lender)}: a balance of ${stated(first!)}, and of ${stated(other)}.`,
      figures: [...first!.from, ...other.from, `/debts/${index}/balance`],
    })
  })
}

const stated = ({ detail, balance, as_of: day }: Debt['sources'][number]): string =>
  `${exactAmount(balance!)}${day === null ? '' : ` as of ${day}`} (${detail})`

/** A lender of the balance sheet that the schedule does not name. */
const unscheduledCheck = ({ id, lender, status, sources }: Debt, index: number): readonly Check[] =>
  status === 'balance_sheet_only'
    ? [
        check({
          id: `debts.not_on_schedule.${id}`,
          passed: false,
          severity: 'warning',
          message: `The balance sheet states a debt to ${named(lender)}, which is not on the debt schedule.`,
          figures: [...sources[0]!.from, `/debts/${index}/lender`],
        }),
      ]
    : []

/** Balances of the schedule against the interest-bearing debt of the balance sheet. */
function balanceCheck(
  debts: readonly Debt[],
  { lists, balanceSheetDebt, balanceSheetFrom }: DebtSources,
): readonly Check[] {
  if (!hasSchedule(lists) || balanceSheetDebt === null) return []
  const scheduled = debts.flatMap((debt, index) => (isScheduled(debt) ? [{ debt, index }] : []))
  const balances = scheduled.map(({ debt }) => debt.balance)
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
      figures: [...scheduled.map(({ index }) => `/debts/${index}/balance`), ...balanceSheetFrom],
    }),
  ]
}

/** The highest rate that a lender of the schedule plausibly charges above what interest ÷ average debt gives; percentage points. */
const maxRateGap = 3

function interestCheck(debts: readonly Debt[], { lists, impliedByInterest }: DebtSources): readonly Check[] {
  const rated = debts.filter(({ balance, rate_percent: rate }) => balance !== null && rate !== null)
  const total = rated.reduce((sum, { balance }) => sum + balance!, 0)
  if (!hasSchedule(lists) || impliedByInterest === null || total <= 0) return []
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
