/** An invented application: some months of bank statements, a debt schedule, and the debts that it conceals. */
import type { ScheduledDebt } from '../../../core/contract/cash-flow.ts'
import type { BankEntry, BankPeriod } from '../../../core/analysis/bank/entry.ts'
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { daysOf, monthsOf, type Span } from './debit-rhythm.ts'
import { madeDebt, type MadeDebt } from './debts.ts'
import { otherDebits } from './other-debits.ts'

/** A debit of the ledger. */
interface Debit {
  readonly date: string
  readonly description: string
  /** Positive. */
  readonly amount: number
}

/** A debt that the schedule does not state, with all its payments as `date description amount`. */
export interface PlantedDebt {
  readonly debt: MadeDebt
  readonly payments: ReadonlySet<string>
}

export interface MadeApplication {
  readonly periods: readonly BankPeriod[]
  /** null: the borrower gave none. */
  readonly schedule: readonly ScheduledDebt[]
  readonly planted: readonly PlantedDebt[]
}

export const paymentKey = ({ date, description, amount }: Debit): string =>
  `${date} ${description} ${amount.toFixed(2)}`

const round = (amount: number): number => Math.round(amount * 100) / 100
/** How one bank prints a debit from payment to payment: with the same or with new numbers, cut off, behind the way it was paid. */
function printer(descriptor: string, chance: Chance): () => string {
  const fixed = numbered(descriptor, chance)
  const changes = chance.is(0.5)
  const prefix = chance.weighted([[4, ''], [1, 'ACH DEBIT '], [1, 'ELECTRONIC WITHDRAWAL '], [1, 'PREAUTHORIZED DEBIT ']]) // prettier-ignore
  const only = chance.is(0.3)
  const length = chance.weighted([[5, 80], [1, prefix.length + 34]]) // prettier-ignore
  return () => {
    const text = changes ? numbered(descriptor, chance) : fixed
    return `${only && chance.is(0.4) ? '' : prefix}${text}`.slice(0, length).trim()
  }
}

const numbered = (text: string, chance: Chance): string => text.replace(/#/g, () => `${chance.whole(0, 9)}`)

/** The application of a seed: one to four debts planted, none to five disclosed. */
export function madeApplication(seed: number): MadeApplication {
  const chance = chanceOf(seed)
  const span: Span = { first: `2025-0${chance.whole(1, 6)}-01`, months: chance.whole(3, 6) }
  const debts = distinctDebts(chance, chance.whole(2, 6))
  const hidden = Math.min(debts.length, chance.whole(1, 4))
  const paid = debts.map(debt => ({ debt, payments: paymentsOf(debt, span, chance) }))
  const others = otherDebits(chance).flatMap(({ descriptor, cadence, amount, spread }) => {
    const print = printer(descriptor, chance)
    return daysOf(span, cadence, chance, 0.03).map(date => ({
      date,
      description: print(),
      amount: round(amount * (1 + (chance.next() * 2 - 1) * spread)),
    }))
  })
  return {
    periods: periodsOf([...paid.flatMap(({ payments }) => payments), ...others, ...single(span, chance)], span, chance),
    schedule: paid.slice(hidden).map(({ debt }) => scheduled(debt, chance)),
    planted: paid.slice(0, hidden).map(({ debt, payments }) => ({ debt, payments: new Set(payments.map(paymentKey)) })),
  }
}

/** No two of one lender or one descriptor. */
function distinctDebts(chance: Chance, count: number): readonly MadeDebt[] {
  const debts: MadeDebt[] = []
  for (let tries = 0; debts.length < count && tries < 100; tries++) {
    const debt = madeDebt(chance)
    const words = debt.descriptor.replace(/[^A-Z ]/g, '')
    if (debts.every(({ lender, descriptor }) => lender !== debt.lender && descriptor.replace(/[^A-Z ]/g, '') !== words))
      debts.push(debt)
  }
  return debts
}

/** What the statements show of a debt: payments missed, moved, raised or lowered once, late fees. */
function paymentsOf(debt: MadeDebt, span: Span, chance: Chance): readonly Debit[] {
  const days = daysOf(span, debt.cadence, chance, debt.cadence === 'monthly' ? 0.03 : 0.06)
  const print = printer(debt.descriptor, chance)
  const changedFrom = debt.drift === 'level' && debt.cadence !== 'monthly' && chance.is(0.15) ? days.length >> 1 : Infinity // prettier-ignore
  let level = debt.payment
  return days.map((date, at) => {
    if (at === changedFrom) level = round(level * chance.pick([0.7, 0.8, 1.2]))
    if (debt.drift === 'rate') level = round(level * (1 + (chance.next() * 2 - 1) * 0.012))
    const share = debt.drift === 'sales' ? 0.35 : debt.drift === 'line' ? 0.15 : 0
    return {
      date,
      description: print(),
      amount: round(level * (1 + (chance.next() * 2 - 1) * share)),
    }
  })
}

/** Purchases and checks that do not recur. */
const single = (span: Span, chance: Chance): readonly Debit[] =>
  monthsOf(span).flatMap(({ start }) =>
    Array.from({ length: chance.whole(10, 30) }, () => ({
      date: `${start.slice(0, 8)}${String(chance.whole(1, 28)).padStart(2, '0')}`,
      description: numbered(
        chance.pick(['HOME DEPOT ####', 'CHECK ####', 'DEBIT CARD PURCHASE SHELL OIL ####', 'AMAZON MKTPLACE PMTS', 'WIRE OUT LUMBER CAPITAL SALES ####', 'UPS ######', 'ZELLE TO CASUAL HELP', 'FEDEX ######', 'LOWES ####']), // prettier-ignore
        chance,
      ),
      amount: round(chance.logarithmic(12, 2_500)),
    })),
  )

/** What the borrower states: the payment often rounded or left out. */
const scheduled = ({ lender, payment, cadence }: MadeDebt, chance: Chance): ScheduledDebt => ({
  lender,
  balance: round(payment * chance.whole(12, 60)),
  payment: chance.weighted([[6, payment], [2, Math.round(payment)], [2, null]]), // prettier-ignore
  frequency: cadence,
})

function periodsOf(debits: readonly Debit[], span: Span, chance: Chance): readonly BankPeriod[] {
  return monthsOf(span).map(({ start, end }): BankPeriod => {
    const out = debits
      .filter(({ date }) => date >= start && date <= end)
      .map(({ date, description, amount }) => entry(date, description, -amount))
    const into = Array.from({ length: chance.whole(12, 22) }, (_, at) =>
      entry(
        `${start.slice(0, 8)}${String(Math.min(28, at + 1)).padStart(2, '0')}`,
        chance.pick(['MERCHANT BANKCD DEP', 'CUSTOMER DEPOSIT', 'ACH CREDIT BRIGHTON SCHOOLS', 'SQUARE INC DEP']),
        round(chance.logarithmic(800, 9_000)),
      ),
    )
    return {
      account_number: '****4821',
      account_type: 'checking',
      bank_name: 'Prairie State Bank',
      account_holder: 'Alder Creek Tool Works Inc',
      start_date: start,
      end_date: end,
      starting_balance: null,
      ending_balance: null,
      is_mtd: false,
      entries: [...out, ...into].toSorted((a, b) => a.date!.localeCompare(b.date!)),
      complete: true,
      dailyBalances: [],
    }
  })
}

const entry = (date: string, description: string, amount: number): BankEntry => ({
  date,
  description,
  amount,
  balance: null,
  checkNumber: null,
  section: null,
})
