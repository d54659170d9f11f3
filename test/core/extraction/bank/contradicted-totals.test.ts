/** A balance or total printed a second time that the rows do not bear out: each planted one is shown, its sound twin and other summaries are not. */
import { describe, expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'

const list = `
Date     Description              Additions   Subtractions    Balance
01/03    DEPOSIT                     750.00                  1,750.00
01/07    RENT MILL STREET                         200.00     1,550.00
01/15    WIRE FROM GARRISON          325.00                  1,875.00
01/22    CITY POWER                                45.00     1,830.00
01/28    SERVICE CHARGE                            12.00     1,818.00
01/31    INTEREST PAID                 3.50                  1,821.50
         Totals                  $1,078.50       $257.00
`
const listWithBalances = list
  .replace('01/03', '01/01    BEGINNING BALANCE                                    1,000.00\n01/03')
  .replace(/.*Totals.*\n/, '01/31    ENDING BALANCE                                       1,821.50\n')

/** In the order of reading: in lines, in a row, and with parts listed apart. */
const summaries = {
  lines: `
Beginning balance on 01/01                    $1,000.00
Deposits/Credits                               1,078.50
Withdrawals/Debits                           -   257.00
Ending balance on 01/31                       $1,821.50
`,
  row: `
Beginning      Deposits      Withdrawals      Ending
Balance        and Credits   and Debits       Balance
1,000.00       1,078.50      257.00           1,821.50
`,
  parts: `
Beginning balance on 01/01                    $1,000.00
Deposits and additions                         1,075.00
Interest paid                                      3.50     Interest paid in 2025       41.20
Electronic withdrawals                           245.00
Fees                                              12.00
Ending balance on 01/31                       $1,821.50
`,
  'unnamed parts': `
Beginning balance on 01/01                    $1,000.00
Deposits and credits                           1,075.00
Accrual bonus                                      3.50
Withdrawals and debits                           245.00
Monthly plan                                      12.00
Ending balance on 01/31                       $1,821.50
`,
} as const

const statement = (summary: string, rows: string = list): string => `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking
${summary}
${rows}`

const failedIn = (page: string) =>
  assembleAccounts(extractBankStatements(drawn(page)).accounts).summaries.flatMap(({ checks }) =>
    checks.filter(({ passed, severity }) => passed === false && severity === 'high'),
  )

const totals = ['1,078.50', '1,075.00', '257.00', '245.00'] as const
const withOtherDigit = (printed: string): string => printed.replace(/\d/, digit => (digit === '9' ? '8' : '9'))

const names = Object.keys(summaries) as (keyof typeof summaries)[]

describe.each(names)('a summary in %s', name => {
  const summary = summaries[name]

  test('that closes fails nothing', () => {
    expect(failedIn(statement(summary))).toEqual([])
    expect(failedIn(statement(summary, list.replace(/.*Totals.*\n/, '')))).toEqual([])
  })

  test.each(totals.filter(printed => summary.includes(printed)))('with a total of %s changed fails', printed => {
    const changed = withOtherDigit(printed)
    const messages = failedIn(statement(summary.replace(printed, changed))).map(({ message }) => message)
    expect(messages.join()).toContain(changed)
  })

  test.each(['1,000.00', '1,821.50'])('with a balance of %s changed fails', printed => {
    const changed = summary.replace(printed, withOtherDigit(printed))
    expect(failedIn(statement(changed))).not.toEqual([])
    // A list that opens and ends with its own balances is what the rows prove.
    const messages = failedIn(statement(changed, listWithBalances)).map(({ message }) => message)
    expect(messages.join()).toContain(withOtherDigit(printed))
  })
})

test('a total at the foot of the list that contradicts it fails, beside a summary that closes', () => {
  const failed = failedIn(statement(summaries.lines, list.replace('$1,078.50', '$1,678.50')))
  expect(failed).toMatchObject([
    { id: 'total_contradicted', actual: 1678.5, expected: 1078.5, difference: 600, figures: ['/total_credits'] },
  ])
})

test('what the summary prints of another time is not compared', () => {
  const summary = summaries.lines.replace('1,078.50', '1,078.50     Interest paid this year      41.20')
  expect(failedIn(statement(summary))).toEqual([])
})

describe('sound totals of something else', () => {
  const noFoot = list.replace(/.*Totals.*\n/, '')

  test.each([
    [
      'fees of the period and of the year, right below the list',
      noFoot.trimEnd() +
        '\n         Total for this period     Total year-to-date\n         Total Overdraft Fees         $12.00         $385.00\n',
    ],
    ['fees of several days', noFoot.replace('CITY POWER    ', 'CITY POWER FEE')],
    ['a subtotal of each card', noFoot.trimEnd() + '\n         Total for card 4410                     $245.00\n'],
  ])('%s', (name, rows) => {
    const summary =
      name === 'fees of several days'
        ? summaries.lines.replace('1,000.00', '1,000.00     Service and account fees     57.00')
        : summaries.lines
    expect(failedIn(statement(summary, rows))).toEqual([])
  })

  test('fees that no rows of theirs add up to', () => {
    const summary = summaries.lines
      .replace('1,000.00', '1,000.00     Service and account fees     58.00')
      .replace('257.00', '258.00')
    expect(failedIn(statement(summary, noFoot))).not.toEqual([])
  })
})

describe('totals beside the opening balance, without a closing one', () => {
  const summary = `
Statement from   01/01/2025 to 01/31/2025       Money in        $1,078.50
Balance last statement          $1,000.00       Money out         $257.00
Overdraft limit                 $5,000.00
`
  test('that the rows bear out fail nothing', () => {
    expect(failedIn(statement(summary, listWithBalances))).toEqual([])
  })

  test.each(['1,078.50', '257.00'])('of which %s is changed fail', printed => {
    const changed = withOtherDigit(printed)
    const messages = failedIn(statement(summary.replace(printed, changed), listWithBalances)).map(
      check => check.message,
    )
    expect(messages.join()).toContain(changed)
  })
})

describe('what a list ends with', () => {
  const sound = list.replace(
    / {9}Totals.*\n/,
    row => `Ending balance on 01/31                                  1,821.50\n${row}`,
  )

  test('its closing balance and its totals as the rows make them fail nothing', () => {
    expect(failedIn(statement(summaries.lines, sound))).toEqual([])
  })

  test.each(['1,821.50\n         T', '$1,078.50', '$257.00'])('with %j changed fails', printed => {
    const changed = withOtherDigit(printed)
    const messages = failedIn(statement(summaries.lines, sound.replace(printed, changed))).map(({ message }) => message)
    expect(messages.join()).toContain(/[\d,.]+/.exec(changed)![0])
  })
})

describe('an overview of accounts', () => {
  const page = (opening: string, closing: string): string => `
Lantern Valley Bank                    Statement Period 01/01/2025 - 01/31/2025
Account                    Number     Previous     Current
Business Checking          0027       ${opening}     ${closing}
Business Savings           0058       4,100.00     4,100.00

Business Checking   Account Number 44180027
${summaries.lines}
${list}`

  test('that prints the figures of the account, or an average of it, fails nothing', () => {
    expect(failedIn(page('1,000.00', '1,821.50'))).toEqual([])
    expect(failedIn(page('1,000.00', '1,604.17'))).toEqual([])
  })

  test('with one digit of a balance changed fails', () => {
    expect(
      failedIn(page('1,000.00', '7,821.50'))
        .map(({ message }) => message)
        .join(),
    ).toContain('7,821.50')
    expect(
      failedIn(page('8,000.00', '1,821.50'))
        .map(({ message }) => message)
        .join(),
    ).toContain('8,000.00')
  })
})

/** Label → sum; the sums stand under the amounts. */
const activity = (foot: Readonly<Record<string, string>>): string => `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking
Opening balance                               $1,000.00
Closing balance                               $1,300.00

Account activity
Date     Description                             Amount
01/03    DEPOSIT                                 750.00
01/07    RENT MILL STREET                       -405.00
01/22    CITY POWER                              -45.00
${Object.entries(foot)
  .map(([label, sum]) => `         ${label.padEnd(40)}${sum}`)
  .join('\n')}
`

test.each([
  ['Total debits', 'Total credits'],
  ['Total money out', 'Total money in'],
  ['Money out', 'Money in'],
])('"%s" below a list of both sides with one column of amounts is compared with the rows', (out, into) => {
  const sound = activity({ [out]: '450.00', [into]: '750.00' })
  const wrong = activity({ [out]: '475.00', [into]: '750.00' })
  expect(failedIn(sound)).toEqual([])
  expect(
    failedIn(wrong)
      .map(({ message }) => message)
      .join(),
  ).toContain('475.00')
  for (const page of [sound, wrong])
    expect(assembleAccounts(extractBankStatements(drawn(page)).accounts).transactions).toHaveLength(3)
})

test('sums below a list whose rows a program numbers are compared with them', () => {
  const numbered = (out: string): string => `
Teasel Bank   Account Number 4410028817   Activity July 2026
     Posting Date   Description           Amount      Balance
1    7/31/2026      MONTHLY SERVICE FEE   -15.00      985.00
2    7/28/2026      CHEVRON MESA AZ       -98.00    1,000.00
3    7/22/2026      SQUARE INC            598.00    1,098.00
4    7/21/2026      SRP POWER            -200.00      500.00
5
6                   Money in              598.00
7                   Money out            -${out}
`
  expect(failedIn(numbered('313.00'))).toEqual([])
  expect(failedIn(numbered('373.00'))).not.toEqual([])
})
