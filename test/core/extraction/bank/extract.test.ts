/** Bank statements of many banks and lands, drawn in characters, through the front door: what is on paper and nothing else. */
import { describe, expect, it } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import type { AccountReading } from '../../../../core/extraction/bank/bank-statement.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'
import * as layouts from './layouts.ts'
import * as more from './more-layouts.ts'

const parse = (...pages: readonly string[]): readonly AccountReading[] =>
  extractBankStatements(drawn(...pages)).accounts
const rows = (account: AccountReading | undefined): readonly (readonly [string | null, number])[] =>
  account?.transactions.map(({ date, amount }): [string | null, number] => [date?.value ?? null, amount.value]) ?? []

interface Expected {
  readonly number: string | null
  readonly type: string | null
  readonly product: string | null
  readonly bank: string
  readonly period: readonly [string | null, string | null]
  /** Opening balance, credits, debits, closing balance. */
  readonly sums: readonly [number, number, number, number]
  readonly counts: readonly [number, number]
  readonly fees: number
}

const single: readonly (readonly [string, string | readonly string[], Expected])[] = [
  [
    'a credit card with kinds of charges as sections, one of them a single word',
    layouts.creditCard,
    {
      number: 'XXXX XXXX XXXX 4021',
      type: 'credit card',
      product: 'Cobalt Card',
      bank: 'Cobalt Bank',
      period: ['2024-01-03', '2024-02-02'],
      sums: [1245.6, 1290.6, 1009.35, 964.35],
      counts: [2, 4],
      fees: 0,
    },
  ],
  [
    'a Dutch statement with commas for decimals and an IBAN',
    layouts.dutch,
    {
      number: 'NL20 NZBA 0417 1643 00',
      type: null,
      product: null,
      bank: 'Noordzee Bank N.V.',
      period: ['2024-03-01', '2024-03-31'],
      sums: [4250, 2423.1, 2115.25, 4557.85],
      counts: [2, 2],
      fees: 0,
    },
  ],
  [
    'both balances under the words "Balance on"',
    layouts.british,
    {
      number: '40618822',
      type: 'checking',
      product: 'Classic Current Account',
      bank: 'Meadow Bank plc',
      period: ['2024-01-01', '2024-01-31'],
      sums: [812.4, 1950, 1402.15, 1360.25],
      counts: [1, 3],
      fees: 0,
    },
  ],
  [
    'amounts on the last line of their text, days once per day, balances once per day',
    layouts.multiLine,
    {
      number: '71234567',
      type: null,
      product: null,
      bank: 'Albion Bank',
      period: ['2023-11-28', '2023-12-27'],
      sums: [1204.11, 640, 191.25, 1652.86],
      counts: [1, 3],
      fees: 0,
    },
  ],
  [
    'checks whose amount stands before their day, deductions as a section',
    layouts.checksAmountFirst,
    {
      number: '10-4417-2086',
      type: 'checking',
      product: 'Business Value Checking',
      bank: 'Keystone Valley Bank',
      period: ['2024-02-01', '2024-02-29'],
      sums: [5000, 3500, 2610.45, 5889.55],
      counts: [2, 5],
      fees: 0,
    },
  ],
  [
    'lists without heads of columns',
    layouts.headless,
    {
      number: '000-771-204',
      type: 'checking',
      product: 'SMALL BUSINESS CHECKING',
      bank: 'RIVERBEND STATE BANK',
      period: ['2024-03-01', '2024-03-29'],
      sums: [2110, 4060, 1475, 4695],
      counts: [2, 4],
      fees: 0,
    },
  ],
  [
    'minus signs behind amounts, numbers of items, reference numbers in columns',
    layouts.trailingMinus,
    {
      number: '1 529 4410 8823',
      type: 'checking',
      product: 'PREMIUM BUSINESS CHECKING',
      bank: 'Granite Peoples Bank',
      period: ['2024-01-02', '2024-01-31'],
      sums: [10000, 2500, 2000, 10500],
      counts: [1, 3],
      fees: 0,
    },
  ],
  [
    'one signed column with its signs apart',
    layouts.signedColumn,
    {
      number: '36087441120',
      type: 'savings',
      product: '360 Performance Savings',
      bank: 'Prism Bank',
      period: ['2024-06-01', '2024-06-30'],
      sums: [9000, 1231.15, 700.5, 9530.65],
      counts: [2, 1],
      fees: 0,
    },
  ],
  [
    'lakhs, two dates a row, letters behind balances',
    layouts.indian,
    {
      number: '50200012345678',
      type: 'checking',
      product: 'Current Account',
      bank: 'Lotus National Bank Ltd.',
      period: ['2024-04-01', '2024-04-30'],
      sums: [150000, 225000, 174750, 200250],
      counts: [1, 2],
      fees: 0,
    },
  ],
  [
    'an overdrawn account with the fees of this period beside those of the year',
    layouts.overdrawn,
    {
      number: '********5512',
      type: 'checking',
      product: 'Business Checking',
      bank: 'Pinewood National Bank',
      period: ['2024-04-01', '2024-04-30'],
      sums: [120.55, 1350, 1602, -131.45],
      counts: [2, 4],
      fees: 72,
    },
  ],
  [
    'sides told by CR and DR alone, from overdraft to overdraft',
    more.entryLetters,
    {
      number: '44018273',
      type: 'checking',
      product: 'Business Current Account',
      bank: 'Clover Commercial Bank plc',
      period: ['2023-09-01', '2023-09-30'],
      sums: [-2310, 6000, 3953.25, -263.25],
      counts: [1, 3],
      fees: 12.7,
    },
  ],
  [
    'debits in parentheses, days before months, the summary on one line',
    more.parentheses,
    {
      number: '1188 04412',
      type: 'checking',
      product: 'Business Transaction Account',
      bank: 'Ironbark Bank Limited',
      period: ['2023-07-01', '2023-09-30'],
      sums: [1000, 7200, 5450.25, 2749.75],
      counts: [2, 2],
      fees: 0,
    },
  ],
  [
    'balances carried from page to page',
    more.carriedForward,
    {
      number: '8801-2207',
      type: 'checking',
      product: 'Commercial Checking',
      bank: 'FIRST LAKES BANK',
      period: ['2024-03-01', '2024-03-31'],
      sums: [1500, 3250, 2900, 1850],
      counts: [2, 2],
      fees: 0,
    },
  ],
  [
    'a line of credit: advances raise what is owed, payments lower it',
    more.loan,
    {
      number: '7000-118-2',
      type: 'line of credit',
      product: 'Business Line of Credit',
      bank: 'Prairie Star Bank',
      period: ['2024-02-01', '2024-02-29'],
      sums: [10000, 2000, 5112.5, 13112.5],
      counts: [1, 2],
      fees: 0,
    },
  ],
  [
    'a card whose payments have their minus behind, by the day of posting',
    more.tableOfTwoDates,
    {
      number: '7719',
      type: 'credit card',
      product: 'Business Visa',
      bank: 'Harvest Community Bank',
      period: [null, '2023-11-15'],
      sums: [820, 820, 655.9, 655.9],
      counts: [1, 2],
      fees: 0,
    },
  ],
  [
    'days with dots, apostrophes between thousands',
    more.dayMonth,
    {
      number: '12-40418-9',
      type: 'checking',
      product: 'Business account',
      bank: 'Banque du Lac',
      period: ['2024-02-01', '2024-02-29'],
      sums: [8500, 3100, 1250.4, 10349.6],
      counts: [1, 1],
      fees: 0,
    },
  ],
  [
    'amounts before their text, below zero and back',
    more.amountsBeforeText,
    {
      number: '00-551-2290',
      type: 'checking',
      product: 'Business Checking',
      bank: 'Tallgrass National Bank',
      period: ['2024-06-01', '2024-06-30'],
      sums: [-210.4, 3000, 2912, -122.4],
      counts: [2, 3],
      fees: 36,
    },
  ],
  [
    'a column that names the side by a word, and no number but the international one',
    more.sideLetters,
    {
      number: 'NL44 PLDR 0123 4567 89',
      type: null,
      product: null,
      bank: 'Polder Bank',
      period: ['2024-05-01', '2024-05-31'],
      sums: [1200, 400, 570.5, 1029.5],
      counts: [1, 2],
      fees: 0,
    },
  ],
]

describe('bank statements', () => {
  for (const [name, text, expected] of single)
    it(`reads ${name}`, () => {
      const accounts = typeof text === 'string' ? parse(text) : parse(...text)
      const [summary, ...others] = assembleAccounts(accounts).summaries
      expect(others).toEqual([])
      expect(summary).toMatchObject({
        account_number: expected.number,
        account_type: expected.type,
        account_subtype: expected.product,
        bank_name: expected.bank,
        start_date: expected.period[0],
        end_date: expected.period[1],
        starting_balance: expected.sums[0],
        total_credits: expected.sums[1],
        total_debits: expected.sums[2],
        ending_balance: expected.sums[3],
        num_total_credits: expected.counts[0],
        num_total_debits: expected.counts[1],
        total_nsf_fees: expected.fees,
        is_mtd: false,
      })
      expect(summary!.checks.filter(check => check.passed === false)).toEqual([])
      expect(summary!.checks.find(check => check.id === 'statement_reconciles')?.passed).toBe(true)
    })

  it('signs and dates every row of a card', () => {
    expect(rows(parse(layouts.creditCard)[0])).toEqual([
      ['2024-01-12', 1245.6],
      ['2024-01-20', 45],
      ['2024-01-05', -84.35],
      ['2024-01-09', -120],
      ['2024-02-01', -800],
      ['2024-02-02', -5],
    ])
  })

  it('joins the lines of a description to their own row', () => {
    expect(
      parse(layouts.multiLine)[0]?.transactions.map(({ description, details }) => `${description} / ${details}`),
    ).toEqual([
      'DD NORTH WATER / REF 88120441',
      'VIS CAFE LUMEN LONDON / ',
      'CR OSPREY LTD / INVOICE 1182',
      'BP J HARTLEY DEPOSIT RETURN / ',
    ])
  })

  it('keeps check numbers and the gaps between them', () => {
    const checks = parse(layouts.checksAmountFirst)[0]?.transactions.filter(({ checkNumber }) => checkNumber !== null)
    expect(checks?.map(({ checkNumber, date, amount }) => [checkNumber, date?.value, amount.value])).toEqual([
      ['1181', '2024-02-06', -410.45],
      ['1184', '2024-02-19', -700],
      ['1182', '2024-02-09', -1000],
    ])
  })

  it('reads tables of end-of-day balances as balances', () => {
    expect(parse(layouts.checksAmountFirst)[0]?.dailyBalances).toMatchObject([
      { date: '2024-02-05', balance: 7000 },
      { date: '2024-02-14', balance: 5124.55 },
      { date: '2024-02-06', balance: 6589.55 },
      { date: '2024-02-20', balance: 5924.55 },
    ])
    expect(parse(layouts.overdrawn)[0]?.dailyBalances).toContainEqual(
      expect.objectContaining({ date: '2024-04-22', balance: -95.45 }),
    )
  })

  it('parts the shares of a member and completes days over the turn of the year', () => {
    const [savings, checking, ...others] = parse(layouts.creditUnion)
    expect(others).toEqual([])
    expect([savings?.account_type?.value, checking?.account_type?.value]).toEqual(['savings', 'checking'])
    expect(rows(savings)).toEqual([['2023-12-31', 0.12]])
    expect(rows(checking)).toEqual([
      ['2023-12-20', 400],
      ['2024-01-04', -86.4],
    ])
  })

  it('keeps two months of one account in one file apart', () => {
    const periods = parse(...layouts.twoMonths).map(({ start_date, starting_balance, ending_balance, complete }) => [
      start_date?.value,
      starting_balance?.value,
      ending_balance?.value,
      complete,
    ])
    expect(periods).toEqual([
      ['2024-03-01', 500, 700, true],
      ['2024-04-01', 700, 1050, true],
    ])
  })

  it('delivers the accounts that only the overview lists', () => {
    const [checking, market, ...others] = parse(more.horizontal)
    expect(others).toEqual([])
    expect(checking).toMatchObject({
      account_number: { value: 'XXXXXXXX2218' },
      starting_balance: { value: 3110.22 },
      ending_balance: { value: 4310.22 },
    })
    expect(market).toMatchObject({
      account_number: { value: 'XXXXXXXX9907' },
      account_type: { value: 'money market' },
      starting_balance: null,
      ending_balance: { value: 20000 },
      complete: false,
    })
    expect(market?.transactions).toEqual([])
  })

  it('turns a list that runs backwards, and derives the balance it began with', () => {
    const [account] = parse(more.newestFirst)
    expect(account?.is_mtd).toBe(true)
    expect(account?.starting_balance).toMatchObject({ value: 2000, method: 'derived' })
    expect(rows(account).map(([date]) => date)).toEqual(['2024-06-03', '2024-06-12', '2024-06-12', '2024-06-14'])
  })

  it('splits accounts by their balances where their headings were not recognized', () => {
    const text = layouts.creditUnion.replace(/^ID 00.*$/gm, '')
    expect(
      parse(text).map(({ starting_balance, ending_balance }) => [starting_balance?.value, ending_balance?.value]),
    ).toEqual([
      [250, 250.12],
      [1000, 1313.6],
    ])
  })

  it('counts transactions once that are printed by date and again by section', () => {
    const twice = `${layouts.british}
Deposits and Credits
Date        Description                                   Amount
05 Jan 24   OKAFOR DESIGN SALARY                        1,950.00

Withdrawals and Debits
Date        Description                                   Amount
02 Jan 24   RIVERSIDE COUNCIL                             142.15
15 Jan 24   HOME RENT                                   1,200.00
30 Jan 24   CORNER SHOP                                    60.00
`
    expect(rows(parse(twice)[0])).toHaveLength(4)
  })

  it('leaves rows that are not posted yet out', () => {
    const waiting = more.newestFirst.replace(
      '14 Jun 2024    Stripe payout ',
      'Pending        FLORIST                                      £18.00\n14 Jun 2024    Stripe payout ',
    )
    expect(rows(parse(waiting)[0])).toHaveLength(4)
  })

  it('says so when pages are missing, and counts nothing then', () => {
    const [account] = parse(more.carriedForward[0])
    expect(account?.complete).toBe(false)
    expect(assembleAccounts([account!]).summaries[0]).toMatchObject({ num_total_debits: null, total_nsf_fees: null })
  })

  it('chooses an unmarked side by the running balance', () => {
    const open = layouts.signedColumn
      .replaceAll(' + $', '   $')
      .replaceAll(' - $', '   $')
      .replace('Deposit from Payroll Lindqvist AB', 'Payroll Lindqvist AB             ')
    expect(rows(parse(open)[0]).map(([, amount]) => amount)).toEqual([1200, -700.5, 31.15])
  })

  it('leaves a misprinted balance as it is printed, and corrects one that is the expected one but for its marks', () => {
    const balanceOf = (printed: string) => {
      const [account] = parse(layouts.british.replace('1,420.25\n', `${printed}\n`))
      const codes = account?.problems.map(({ code }) => code)
      return [account?.transactions[2]?.balance?.value, account?.brokenBalances, codes]
    }
    expect(balanceOf('1,420.25')).toEqual([1420.25, 0, []])
    expect(balanceOf('1,420.75')).toEqual([1420.75, 1, []])
    expect(balanceOf('14,20.25')).toEqual([1420.25, 0, ['reading_chosen']])
  })

  it('finds nothing in documents that are no statements', () => {
    expect(parse(layouts.invoice)).toEqual([])
    expect(parse(layouts.letter)).toEqual([])
    expect(parse('')).toEqual([])
  })
})
