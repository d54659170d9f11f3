/** Advances found by name and by rhythm, and what must not be classified as one. */
import { expect, test } from 'vitest'
import { analyzeAccounts } from '../../../../core/analysis/bank/analyze-accounts.ts'
import type { BankEntry, BankPeriod } from '../../../../core/analysis/bank/entry.ts'
import { frequencyOf, steadyAmounts } from '../../../../core/analysis/bank/rhythm.ts'

const day = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const row = (date: string, description: string, amount: number): BankEntry => ({
  date,
  description,
  amount,
  balance: null,
  checkNumber: null,
  section: null,
})
/** Weekdays from a date on, or every n-th day. */
function days(from: string, count: number, every: 'weekday' | number): string[] {
  const found: string[] = []
  for (let time = Date.parse(from); found.length < count; time += every === 'weekday' ? day : every * day)
    if (every !== 'weekday' || ![0, 6].includes(new Date(time).getUTCDay())) found.push(iso(time))
  return found
}
const march = (entries: readonly BankEntry[]): BankPeriod => ({
  account_number: '4410',
  account_type: 'checking',
  bank_name: null,
  account_holder: null,
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  starting_balance: null,
  ending_balance: null,
  is_mtd: false,
  entries,
  complete: true,
  dailyBalances: [],
})
const positionsOf = (entries: readonly BankEntry[]) => analyzeAccounts([march(entries)]).periods[0]!.mca_positions

test('a named lender with funding and daily debits', () => {
  // 2026-03-02 is a Monday; 20 weekdays end on 2026-03-27.
  const payments = days('2026-03-02', 20, 'weekday').map(date => row(date, 'ONDECK CAPITAL ACH DEBIT 77', -250))
  const funding = row('2026-03-01', 'ONDECK CAPITAL FUNDING', 30_000)
  const sales = row('2026-03-15', 'STRIPE TRANSFER', 40_000)
  expect(positionsOf([funding, ...payments, sales])).toEqual([
    {
      lender: 'OnDeck',
      frequency: 'weekday',
      payment: 250,
      total_paid: 5000,
      count: 20,
      first_date: '2026-03-02',
      last_date: '2026-03-27',
      funding_amount: 30_000,
      funding_date: '2026-03-01',
      // 5000 of 40,000; the funding itself is no revenue.
      holdback: 0.125,
      confidence: 'high',
      reasons: [
        'The description names OnDeck',
        '20 debits of about 250.00, weekday',
        'A credit of 30,000.00 came in on 2026-03-01',
      ],
      events: [],
    },
  ])
})

test('each statement tells its own payments, the rhythm is that of the account', () => {
  const payments = days('2026-03-20', 15, 'weekday').map(date => row(date, 'CREDIBLY WEEKDAY DRAW', -99))
  const april = { ...march(payments.slice(8)), start_date: '2026-04-01', end_date: '2026-04-30' }
  const { periods } = analyzeAccounts([march(payments.slice(0, 8)), april])
  expect(
    periods.map(({ mca_positions: [position] }) => [position?.count, position?.total_paid, position?.frequency]),
  ).toEqual([
    [8, 792, 'weekday'],
    [7, 693, 'weekday'],
  ])
})

test('a lender nobody knows is found by its rhythm and the sound of its name', () => {
  const payments = days('2026-03-02', 4, 7).map(date => row(date, `QUILLBACK FUNDING LLC ACH ${date}`, -815))
  const [none] = positionsOf(payments)
  expect(none).toBeUndefined()
  const five = days('2026-03-02', 5, 7).map((date, n) => row(date, `QUILLBACK FUNDING LLC ACH ${date}`, -815 - n))
  expect(positionsOf(five)).toMatchObject([
    { lender: 'Quillback Funding Llc', frequency: 'weekly', payment: 817, count: 5, confidence: 'medium' },
  ])
  const funded = [row('2026-03-01', 'QUILLBACK WIRE', 20_000), ...five]
  expect(positionsOf(funded)).toMatchObject([{ funding_amount: 20_000, confidence: 'high' }])
})

test.each([
  ['weekly dues', days('2026-03-02', 5, 7), 'LINEN SERVICE QUILLBACK', -60],
  ['a weekly lease', days('2026-03-02', 5, 7), 'BALBOA CAPITAL LEASING', -815],
  ['payroll', days('2026-03-02', 5, 7), 'GUSTO PAYROLL FUNDING', -815],
  ['fuel cards', days('2026-03-02', 20, 'weekday'), 'COMDATA FUNDING', -500],
  ['a monthly loan', days('2026-01-02', 6, 30), 'QUILLBACK LENDING', -815],
  ['insurance', days('2026-03-02', 5, 7), 'ADVANCE INSURANCE PREMIUM', -815],
] as const)('%s is no advance', (_, dates, description, amount) => {
  expect(positionsOf(dates.map(date => row(date, description, amount)))).toEqual([])
})

test('debits of changing amounts to an unknown payee are no advance', () => {
  const amounts = [-120, -480, -90, -310, -205, -700, -55, -333, -150, -95]
  const entries = days('2026-03-02', 10, 'weekday').map((date, n) => row(date, 'QUILLBACK SUPPLY', amounts[n]!))
  expect(positionsOf(entries)).toEqual([])
})

test('frequencies', () => {
  const numbers = (dates: readonly string[]) => dates.map(date => Date.parse(date) / day)
  expect(frequencyOf(numbers(days('2026-03-02', 10, 'weekday')))).toBe('weekday')
  expect(frequencyOf(numbers(days('2026-03-02', 10, 1)))).toBe('daily')
  expect(frequencyOf(numbers(days('2026-03-02', 6, 7)))).toBe('weekly')
  expect(frequencyOf(numbers(days('2026-03-02', 6, 14)))).toBe('biweekly')
  expect(frequencyOf(numbers(['2026-01-15', '2026-02-17', '2026-03-16', '2026-04-15']))).toBe('monthly')
  const tuesdaysAndFridays = ['2026-03-03', '2026-03-06', '2026-03-10', '2026-03-13', '2026-03-17', '2026-03-20']
  expect(frequencyOf(numbers(tuesdaysAndFridays))).toBe('twice_weekly')
  expect(frequencyOf(numbers(['2026-03-02', '2026-03-09']))).toBe('irregular')
  expect(frequencyOf(numbers(['2026-03-02', '2026-03-09', '2026-03-30', '2026-04-03', '2026-05-27']))).toBe('irregular')
  // A holiday on Monday moves one weekly debit to Tuesday.
  expect(frequencyOf(numbers(['2026-05-11', '2026-05-18', '2026-05-26', '2026-06-01', '2026-06-08']))).toBe('weekly')
})

test('amounts within two percent of the median are the same', () => {
  expect(steadyAmounts([100, 101.9, 98, 103, 100])).toEqual([100, 101.9, 98, 100])
  expect(steadyAmounts([])).toEqual([])
})

test('payments that shrink, slow down or end are reported with their day', () => {
  const weekdays = days('2026-03-02', 10, 'weekday')
  const events = (entries: readonly BankEntry[]) =>
    positionsOf(entries)[0]!.events.map(({ event, date }): readonly (string | null)[] => [event, date])
  const paid = (dates: readonly string[], amount: number, words = 'CREDIBLY DRAW') =>
    dates.map(date => row(date, words, -amount))
  expect(events([...paid(weekdays.slice(0, 5), 200), ...paid(weekdays.slice(5), 150)])).toEqual([
    ['reduced', weekdays[5]!],
  ])
  expect(events([...paid(weekdays.slice(0, 5), 150), ...paid(weekdays.slice(5), 200)])).toEqual([
    ['increased', weekdays[5]!],
  ])
  // One odd amount is no change, and neither is a weekend.
  expect(events([...paid(weekdays.slice(0, 5), 200), ...paid(weekdays.slice(5, 6), 90), ...paid(weekdays.slice(6), 200)])).toEqual([]) // prettier-ignore
  const late = row('2026-03-31', 'OFFICE DEPOT', -10)
  expect(events([...paid(weekdays, 200), late])).toEqual([['payments_ended', '2026-03-13']])
  expect(events([...paid(weekdays.slice(0, 9), 200), ...paid(weekdays.slice(9), 4000), late])).toEqual([
    ['paid_in_full', '2026-03-13'],
  ])
  expect(events([...paid(weekdays, 200), ...paid(['2026-03-16'], 3100, 'CREDIBLY PAYOFF'), late])).toEqual([
    ['paid_in_full', '2026-03-16'],
  ])
  expect(events([...paid(weekdays, 200), ...paid(['2026-03-16'], 200, 'CREDIBLY STOP PAYMENT')])).toEqual([
    ['stop_payment', '2026-03-16'],
  ])
})

test('payments every weekday that become weekly are a change of rhythm', () => {
  const daily = days('2026-03-02', 5, 'weekday').map(date => row(date, 'KAPITUS DAILY', -100))
  const weekly = ['2026-03-13', '2026-03-20', '2026-03-27'].map(date => row(date, 'KAPITUS DAILY', -100))
  const april = { ...march([row('2026-04-03', 'KAPITUS DAILY', -100), row('2026-04-10', 'KAPITUS DAILY', -100)]), start_date: '2026-04-01', end_date: '2026-04-30' } // prettier-ignore
  const { periods } = analyzeAccounts([march([...daily, ...weekly]), april])
  expect(periods[0]!.mca_positions[0]!.events.map(({ event }) => event)).toEqual(['frequency_change'])
  expect(periods[1]!.mca_positions[0]!.events).toEqual([])
})
