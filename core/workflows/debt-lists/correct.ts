/** Corrections of a list of debts as it was read. What follows from it is computed again. */
import { paymentFrequencies } from '../../contract/cash-flow.ts'
import type { DebtReading, DebtScheduleReading } from '../../extraction/debts/debt-schedule.ts'
import type { Corrected } from '../analysis-kind.ts'
import {
  choiceField,
  correctField,
  dateField,
  manualField,
  nothingAt,
  numberField,
  textField,
  type FieldTable,
} from '../corrections/fields.ts'

type Apply = (debt: DebtReading, given: Corrected) => DebtReading

/** The record with a member set, or without it. */
function withMember<R extends Readonly<Record<string, unknown>>>(record: R, name: keyof R, value: unknown): R {
  const { [name]: _, ...others } = record
  return (value === null ? others : { ...record, [name]: value }) as R
}

const amountOf =
  (name: keyof DebtReading['amounts']): Apply =>
  (debt, given) => ({ ...debt, amounts: withMember(debt.amounts, name, manualField(numberField(given), debt.amounts[name])) }) // prettier-ignore
const dateOf =
  (name: keyof DebtReading['dates']): Apply =>
  (debt, given) => ({ ...debt, dates: withMember(debt.dates, name, manualField(dateField(given), debt.dates[name])) })
const textOf =
  (name: keyof DebtReading['texts']): Apply =>
  (debt, given) => ({ ...debt, texts: withMember(debt.texts, name, manualField(textField(given), debt.texts[name])) })

const members: Readonly<Record<string, Apply>> = {
  lender: (debt, given) => {
    const lender = textField(given)
    if (lender === null) throw nothingAt(given.path)
    return { ...debt, lender: manualField(lender, debt.lender) }
  },
  original_amount: amountOf('original_amount'),
  balance: amountOf('balance'),
  payment: amountOf('payment'),
  rate_percent: amountOf('rate_percent'),
  original_date: dateOf('original_date'),
  maturity: dateOf('maturity'),
  collateral: textOf('collateral'),
  status: textOf('status'),
  frequency: (debt, given) => ({ ...debt, frequency: choiceField(...paymentFrequencies)(given) }),
}

const table: FieldTable<DebtScheduleReading> = new Map([
  ['/company', (list, given) => ({ ...list, company: manualField(textField(given), list.company) })],
  ['/as_of', (list, given) => ({ ...list, asOf: manualField(dateField(given), list.asOf) })],
  ...Object.entries(members).map(([name, apply]) => [`/lines/#/${name}`, ofLine(apply)] as const),
] as readonly (readonly [string, ApplyToList])[])

type ApplyToList = (list: DebtScheduleReading, given: Corrected, indices: readonly number[]) => DebtScheduleReading

function ofLine(apply: Apply): ApplyToList {
  return (list, given, [index = 0]) => {
    const debt = list.debts[index]
    if (debt === undefined) throw nothingAt(given.path)
    return { ...list, debts: list.debts.with(index, apply(debt, given)) }
  }
}

/** The reading with one value corrected; null takes a value away. `path`: pointer into the entry. Throws Refusal BAD_VALUE. */
export const correctedDebtList = (reading: DebtScheduleReading, given: Corrected): DebtScheduleReading =>
  correctField(table, reading, given)
