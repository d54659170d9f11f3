/** CSV exports of many banks: columns by header or content, dialects of dates, decimal marks, signs and sides. */
import { describe, expect, test } from 'vitest'
import { parseCsvFeed } from '../../../../core/extraction/feeds/csv.ts'

const lines = (...rows: readonly string[]): string => rows.join('\n')
/** Sound rows, by which a column is known although one of its cells is not. */
const many = Array.from({ length: 12 }, (_, day) => `2026-03-${day + 10},C,-${day + 1}.00`)
const accountOf = (text: string) => parseCsvFeed(text)!.accounts[0]!
/** Date, amount and description of every row. */
const rowsOf = (text: string) =>
  accountOf(text).rows.map(({ date, amount, description }) => [date, amount, description] as const)

describe('dialects', () => {
  test.each([
    [
      'signed amounts, newest first',
      lines(
        'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
        'DEBIT,03/04/2026,"FUEL, STATION 4",-45.10,ACH_DEBIT,954.90,',
        'CREDIT,03/02/2026,DEPOSIT,100.00,ACH_CREDIT,1000.00,',
      ),
    ],
    [
      'two columns, month names',
      lines('Date,Description,Debit,Credit', '"Mar 2, 2026",DEPOSIT,,100.00', '"Mar 4, 2026","FUEL, STATION 4",45.10,'),
    ],
    [
      'two columns, debits with their sign',
      lines('Date,Description,Debit,Credit', '2026-03-02,DEPOSIT,,100.00', '2026-03-04,"FUEL, STATION 4",-45.10,'),
    ],
    [
      'day first with decimal commas',
      lines('Datum;Text;Betrag', '02.03.2026;DEPOSIT;100,00', '04.03.2026;FUEL, STATION 4;-45,10'),
    ],
    [
      'day first by a day above 12, in the whole column',
      lines(
        'Date,Narrative,Amount',
        '02/03/2026,DEPOSIT,100.00',
        '04/03/2026,"FUEL, STATION 4",-45.10',
        '13/03/2026,END,1.00',
      ),
    ],
    [
      'parentheses and currency signs',
      lines('Transaction Date\tMemo\tAmount', '3/2/2026\tDEPOSIT\t$100.00', '3/4/2026\tFUEL, STATION 4\t($45.10)'),
    ],
    [
      'sides in a column',
      lines('Date,Description,Amount,Dr/Cr', '2026-03-02,DEPOSIT,100.00,CR', '2026-03-04,"FUEL, STATION 4",45.10,DR'),
    ],
    [
      'sides by running balances',
      lines(
        'Date,Description,Amount,Balance',
        '2026-03-01,OPENING DEPOSIT,900.00,900.00',
        '2026-03-02,DEPOSIT,100.00,1000.00',
        '2026-03-04,"FUEL, STATION 4",-45.10,954.90',
      ),
    ],
    [
      'no header',
      lines('2026-03-02,100.00,*,DEPOSIT', '2026-03-04,-45.10,*,"FUEL, STATION 4"', '2026-03-05,-1.00,*,FEE'),
    ],
    [
      'a preamble and a footer',
      lines(
        'Account,1 523 0044 8817',
        '',
        'Date,Description,Amount,Running Bal.',
        '03/01/2026,Beginning balance as of 03/01/2026,,"900.00"',
        '03/02/2026,DEPOSIT,"100.00","1,000.00"',
        '03/04/2026,"FUEL, STATION 4","-45.10","954.90"',
        'Total,,54.90,',
        'End of report',
      ),
    ],
    [
      'a time of day behind the date',
      lines(
        'Date,Description,Amount',
        '2026-03-02T09:14:00Z,DEPOSIT,100.00',
        '2026-03-04T12:00:00Z,"FUEL, STATION 4",-45.10',
      ),
    ],
  ])('%s', (_name, text) => {
    const rows = rowsOf(text)
    expect(rows).toContainEqual(['2026-03-02', 100, 'DEPOSIT'])
    expect(rows).toContainEqual(['2026-03-04', -45.1, 'FUEL, STATION 4'])
    expect(rows.toSorted((a, b) => a[0].localeCompare(b[0]))).toEqual(rows)
  })

  test('Windows line ends, and lines counted over blank ones and over cells with line breaks', () => {
    const text = ['', 'Date,Description,Amount', '2026-03-02,"TWO\r\nLINES",5.00', '', '2026-03-03,NEXT,-6.00'].join(
      '\r\n',
    )
    expect(accountOf(text).rows.map(({ line, description }) => [line, description])).toEqual([
      [3, 'TWO LINES'],
      [6, 'NEXT'],
    ])
  })
})

test('balances of an export that follow from its rows open and close the account', () => {
  const text = lines(
    'Posting Date,Description,Amount,Balance',
    '03/13/2026,FUEL,-45.10,954.90',
    '03/02/2026,DEPOSIT,100.00,1000.00',
  )
  expect(accountOf(text)).toMatchObject({ startingBalance: 900, endingBalance: 954.9, start: '2026-03-02' })
  expect(accountOf(text.replace('954.90', '955.00'))).toMatchObject({ startingBalance: null, endingBalance: null })
})

test('a column of accounts parts the rows; a pending row is left out and counted', () => {
  const text = lines(
    'Account,Date,Description,Amount,Status',
    '111,2026-03-02,A,1.00,Posted',
    '222,2026-03-03,B,-2.00,Posted',
    '222,2026-03-04,C,-3.00,Pending',
  )
  const { accounts, pending } = parseCsvFeed(text)!
  expect(accounts.map(({ accountNumber, rows }) => [accountNumber, rows.length])).toEqual([
    ['111', 1],
    ['222', 1],
  ])
  expect(pending).toBe(1)
})

describe('what cannot be known is refused', () => {
  test.each([
    [
      'an amount',
      lines('Date,Description,Amount', '2026-03-02,A,1.00', '2026-03-03,B,1O.00', ...many),
      /Line 3 .*"1O\.00"/,
    ],
    [
      'a date',
      lines('Date,Description,Amount', '2026-03-02,A,-1.00', '2026-03-32,B,1.00', ...many),
      /Line 3 .*2026-03-32/,
    ],
    ['the side', lines('Date,Description,Amount', '2026-03-02,A,1.00', '2026-03-03,B,2.00'), /no signs/],
    ['day and month', lines('Date,Description,Amount', '03/04/2026,A,-1.00'), /day or with the month first/],
    ['where a cell ends', lines('Date,Description,Amount', '2026-03-02,"A,1.00', '2026-03-03,B,2.00'), /never closed/],
  ])('%s', (_name, text, message) => expect(() => parseCsvFeed(text)).toThrow(message))
})

test.each([
  ['prose', 'Dear Sir,\nplease find enclosed, as agreed,\nthe statement.'],
  ['a ledger', lines('Date,Num,Name,Split,Amount', '2026-03-02,1,A,Sales,1.00', '2026-03-03,2,B,Sales,-2.00')],
  ['a balance sheet', lines('Balance Sheet,,', ',2025,2024', 'Cash,1000,900', 'Total assets,1000,900')],
])('%s is no bank feed', (_name, text) => expect(parseCsvFeed(text)).toBeNull())
