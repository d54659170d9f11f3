/** Statements that print days, months, sums and sides in their own manner, and what must not be taken from them. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { dateTokens } from '../../../../core/extraction/values/dates/date-tokens.ts'
import { parseStatementAmount } from '../../../../core/extraction/bank/line-amounts.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'

const read = (...pages: readonly string[]) => extractBankStatements(drawn(...pages)).accounts
const parse = (...pages: readonly string[]) => assembleAccounts(read(...pages))
const listed = (...pages: readonly string[]) => parse(...pages).transactions.map(({ date, amount }) => [date, amount])

const dayHeadings = `
Account statement
June 2026
Wren Hollow Studio
Business Checking   **** 9036
Opening balance     $2,840.19
Money in            + $911.23
Money out           - $488.90
Closing balance     $3,262.52

Transactions
Mon, Jun 1
Upwork Escrow          ACH Transfer     + $911.23

Tue, Jun 2
Contractor pay         ACH Transfer     - $378.76
Target Post            Card ..1180      - $110.14




Junco is a fintech, not an FDIC-insured bank. Deposits held by Stillwater Valley Bank, N.A.; Member FDIC.
`

test('rows stand under a heading for each day, the title names the month', () => {
  const [account] = read(dayHeadings)
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2026-06-01', '2026-06-30'])
  expect(listed(dayHeadings)).toEqual([
    ['2026-06-01', 911.23],
    ['2026-06-02', -378.76],
    ['2026-06-02', -110.14],
  ])
})

test('who says to be no bank is what customers call their bank', () => {
  expect(read(dayHeadings)[0]!.bank_name?.value).toBe('Junco')
})

test('rows that print the day alone are of the month above them', () => {
  const statement = `
HARTWELL SAVINGS INSTITUTION
ESTUARY DENTAL LABORATORY INC       Premier Business Money Market
MYSTIC CT 06355                     Account 552-0-118843
                                    Six months ended June 30, 2026
Balance December 31, 2025                      1,000.00
Balance June 30, 2026                          1,600.00

Day     Transaction                    Amount        Balance
January 2026
7       Deposit                        500.00       1,500.00
20      Transfer to checking           200.00 DR    1,300.00
June 2026
30      Deposit                        300.00       1,600.00
`
  const [account] = read(statement)
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2026-01-01', '2026-06-30'])
  expect(account!.account_subtype?.value).toBe('Premier Business Money Market')
  expect(account!.transactions.map(({ date, description }) => [date?.value, description])).toEqual([
    ['2026-01-07', 'Deposit'],
    ['2026-01-20', 'Transfer to checking'],
    ['2026-06-30', 'Deposit'],
  ])
})

test('a period has its two ends on two lines with labels of their own', () => {
  const statement = `
Wattle Bank Limited                    Account number     38-174-2206
MERBEIN CITRUS PACKERS                 Statement starts   1 July 2025
                                       Statement ends     31 December 2025
Opening balance      1,000.00
Closing balance        900.00

Date           Particulars       Debits     Credits     Balance
2 Jul 2025     Wages             100.00                  900.00
`
  const [account] = read(statement)
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2025-07-01', '2025-12-31'])
})

test('the first day of the next month in a range is no year', () => {
  const found = dateTokens('14 Apr - 13 May 2026', { order: 'day-first', parts: 'named' })
  expect(found.map(({ year, month, day }) => [year, month, day])).toEqual([
    [null, 4, 14],
    [2026, 5, 13],
  ])
  expect(dateTokens('14 Apr 13', { order: 'day-first' }).map(({ iso }) => iso)).toEqual(['2013-04-14'])
})

test('sentences tell the balances, headings begin with a count and end with the sum, amounts stand before descriptions', () => {
  const statement = `
Tideflat Credit Union
Salt & Kelp Provisions LLC
Your July 2026 statement
This statement covers your Everyday Business Checking account ending in 5518.
On July 1 you had $1,000.00. During the month 2 deposits and credits added
$900.00. You made 2 card purchases for $150.00 in all this month.
On July 31 your balance was $1,750.00. A year ago on this date it was $6,184.20.

2 deposits and credits, $900.00
July 1    $600.00    Counter deposit
July 9    $300.00    FRESHCART SETTLEMENT

2 card purchases, $150.00
July 2     $50.00    Point Ruston Parking
July 8    $100.00    Smart Foodsvc Lakewood
`
  const [account] = read(statement)
  expect([account!.starting_balance?.value, account!.ending_balance?.value]).toEqual([1000, 1750])
  expect(listed(statement)).toEqual([
    ['2026-07-01', 600],
    ['2026-07-09', 300],
    ['2026-07-02', -50],
    ['2026-07-08', -100],
  ])
})

const cardList = (rows: string) => `
Sparrow                                Statement
Feb 11, 2026 to Mar 10, 2026
Halden Robotics, Inc.       Account number 88120417
Previous statement balance          $500.00
Payments and credits               -$500.00
Purchases                           $325.00
Statement balance                   $325.00

Posted          Merchant                      Amount
${rows}
`

test('printed totals show that charges raise the balance, whatever sign the rows have', () => {
  const negative = cardList(`Mar 9, 2026     Google Adwords              -$125.00
Mar 4, 2026     Wework Denver               -$200.00
Feb 20, 2026    Payment from Checking        $500.00`)
  const positive = cardList(`Mar 9, 2026     Google Adwords               $125.00
Mar 4, 2026     Wework Denver                $200.00
Feb 20, 2026    Payment from Checking       -$500.00`)
  for (const statement of [negative, positive]) {
    const [account] = read(statement)
    expect([account!.total_credits?.value, account!.total_debits?.value]).toEqual([500, 325])
    expect(account!.transactions.map(({ amount }) => amount.value).toSorted((a, b) => a - b)).toEqual([-200, -125, 500])
  }
})

test('the oldest row of a list without opening balance is of the side of all rows printed like it', () => {
  const statement = `
Coral Bank Limited                 Account number: 11880437
01/05/2026 - 31/05/2026            Business Account statement

Date          Description                     Amount     Balance
20/05/2026    BRIXTON MARKET                  100.00      750.00
14/05/2026    STALL FEES                     -150.00      650.00
12/05/2026    SUMUPP PAYMENTS                 300.00      800.00
03/05/2026    BRIXTON MARKET                  200.00      500.00
01/05/2026    STRIPEY PAYMENTS                 50.00      300.00
`
  const [account] = read(statement)
  expect(account!.starting_balance?.value).toBe(250)
  expect(account!.transactions.find(({ date }) => date?.value === '2026-05-01')?.amount.value).toBe(50)
})

test('an account without activity has the same balance at both ends and no transactions', () => {
  const statement = `
Moosehead Savings Bank
GREENVILLE GUIDE SERVICE            ACCOUNT 6 0118 2
STATEMENT SAVINGS                   07/01/26 THRU 09/30/26
BALANCE FORWARD      07/01/26            2,150.37
CURRENT BALANCE      09/30/26            2,150.37
NO ACTIVITY THIS STATEMENT PERIOD
`
  const [account] = read(statement)
  expect(account).toMatchObject({
    account_number: { value: '6 0118 2' },
    ending_balance: { value: 2150.37 },
    complete: true,
  })
  const unread = statement.replace('NO ACTIVITY THIS STATEMENT PERIOD', '')
  expect(read(unread)).toEqual([])
})

test('a telephone at the top of the page is no account number, a postal code no amount', () => {
  const statement = `
Laurentide                                  1-800-555-0137
Business banking statement, THUNDER BAY ON P7B 1A2
Opening balance on Jan 31, 2026       1,000.00
Closing balance on Feb 27, 2026       1,250.00

Date      Description          Debits     Credits     Balance
Feb 02    Deposit                           250.00   1,250.00
`
  expect(read(statement)[0]).toMatchObject({ account_number: null, currency: null })
  expect(parseStatementAmount('P7B', { decimal: '.', ocr: false })).toBeNull()
})

test('a closed period under "since your last statement" is no month to date', () => {
  const line = (period: string) => `
Calloway County Bank
BusinessLine Revolving Credit       Account number   5580-0021-7743-16
Credit limit $75,000.00             Payment due date   August 5, 2026
Previous balance      $1,000.00
New balance           $1,250.00     Minimum payment due  $50.00

Transactions since your last statement (${period})
Post date    Description             Amount       Balance
06/18        ADVANCE                $250.00     $1,250.00
`
  expect(read(line('06/16/2026 - 07/15/2026'))[0]).toMatchObject({
    is_mtd: false,
    account_type: { value: 'line of credit' },
  })
  expect(read(line('06/16/2026 - 06/22/2026'))[0]).toMatchObject({ is_mtd: true })
})

test('lists side by side are of the side each is headed with', () => {
  const statement = `
Kaskaskia Bank & Trust              Acct 620-1147
May 22 thru June 21, 2026           Business Value Checking
Previous Statement Balance on 05-21-26      1,000.00
Current Balance on 06-21-26                 1,250.00

Date    Credits              Amount     Date    Checks & Debits      Amount
5/22    Insurity Claims      400.00     5/22    Chk 881              250.00
5/27    Mobile Dep           300.00     5/26    POS Caseys Gen       200.00
`
  const [account, ...others] = read(statement)
  expect([account!.account_number?.value, others]).toEqual(['620-1147', []])
  expect(account!.transactions.map(({ amount }) => amount.value)).toEqual([400, -250, 300, -200])
})

test('the date of the last statement begins the period on the next day', () => {
  const statement = `
Sabine National Bank                Account number         08-330-5571
                                    Statement date         02/28/2026
                                    Last statement date    01/31/2026
Corporate Checking

Date          Transaction            Withdrawals     Deposits     Balance
01/31/2026    OPENING BALANCE                                    1,000.00
02/02/2026    ACH DEBIT                   100.00                   900.00
02/20/2026    INCOMING WIRE                            50.00       950.00
`
  const [account] = read(statement)
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2026-02-01', '2026-02-28'])
})

test('the only account that is named is the own one, whatever balance stands beside it', () => {
  const statement = `
Greenmount Bank
Month-to-date activity, 11/01/2026 through 11/17/2026
Customer   STOWE ALPINE TAVERN LLC                Ledger balance    $1,150.00
Account    Simple Business Checking xxxxx4402     Uncollected         $812.00
           Last statement balance  $1,000.00

Posted        Description            Debit       Credit       Ledger
11/01/2026    Beginning balance                             1,000.00
11/02/2026    Deposit                            150.00     1,150.00
`
  const accounts = read(statement)
  expect(accounts.map(({ account_number: number }) => number?.value)).toEqual(['xxxxx4402'])
  expect(accounts[0]!.ending_balance?.value).toBe(1150)
})

test('an account number ends with its column', () => {
  const statement = `
ARKANSAS DELTA BANK                        Statement of Account
FREEDOM BUSINESS CHECKING                  08/01/2026 - 08/31/2026
                              Beginning Balance    1,000.00
Account: 1 0044 21907         13 Credits             500.00
                              30 Debits              200.00
                              Ending Balance       1,300.00
`
  expect(read(statement)[0]!.account_number?.value).toBe('1 0044 21907')
})

test('interest that is named twice counts once, that of another year never', () => {
  const statement = `
FARMERS STATE BANK                         Account Number 0704418
CHECKING ACCOUNT                           Statement Dates 10/01/25 thru 11/02/25
Previous Balance            1,000.00
    2 Deposits/Credits        500.00
    1 Checks/Debits           200.00
Service Charge                 14.50       Interest Earned            2.07
Interest Paid                   2.07       2025 Interest Paid        19.44
Ending Balance              1,287.57

Date     Description                   Amount
10/02    Deposit                       300.00
10/06    Deposit                       200.00
10/07    Check 6120                    200.00-
10/31    Service Charge                 14.50-
10/31    Interest                        2.07
`
  const [account] = read(statement)
  expect([account!.total_credits?.value, account!.total_debits?.value]).toEqual([502.07, 214.5])
})

test('a statement in Spanish has lists and balances like any other', () => {
  const statement = `
Banco del Caribe Oriental                  ESTADO DE CUENTA
PANADERIA LA YAGUA INC                     Número de cuenta    071-448820
Del 1 de marzo de 2026 al 31 de marzo de 2026
Balance anterior                  1,000.00
Depósitos y otros créditos          500.00
Otros débitos                       115.00
Balance nuevo                     1,385.00

DEPÓSITOS Y OTROS CRÉDITOS
Fecha     Descripción                   Cantidad
04-mar    DEPÓSITO EN SUCURSAL            500.00

OTROS DÉBITOS
Fecha     Descripción                   Cantidad
12-mar    CARGO FONDOS INSUFICIENTES       15.00
16-mar    PAGO ACUEDUCTOS                 100.00
`
  expect(listed(statement)).toEqual([
    ['2026-03-04', 500],
    ['2026-03-12', -15],
    ['2026-03-16', -100],
  ])
  expect(parse(statement).summaries[0]).toMatchObject({ total_nsf_fees: 15, num_nsf_fees: 1 })
})

test('a logo may stand on two lines, a heading above the bank is no part of its name', () => {
  const statement = (first: string) => `
${first}                              Account Number      204418771
COMMUNITY BANK                        Statement Period    12/20/2025 - 01/20/2026
Balance Forward      1,000.00
Current Balance      1,050.00

Date      Description      Withdrawals     Deposits      Balance
12/22     Deposit                           50.00       1,050.00
`
  const named = (first: string) => read(statement(first))[0]!.bank_name?.value
  expect(named('PALISADE')).toBe('PALISADE COMMUNITY BANK')
  expect([named('Statement'), named('Page 1 of 2')]).toEqual(['COMMUNITY BANK', 'COMMUNITY BANK'])
})

test('a date behind a preposition below a payee is no date of a row', () => {
  const statement = `
Ridings Bank UK PLC                    Account No 73308812
14 Apr - 13 May 2026                   Business current account

Date      Description                   Money out     Money in     Balance
14 Apr    Start balance                                           1,000.00
15 Apr    Direct Credit From Motors                     100.00
          Card Payment to Greggans          50.00
          On 14 Apr
          Card Payment to Esso              20.00                 1,030.00
`
  expect(listed(statement)).toEqual([
    ['2026-04-15', 100],
    ['2026-04-15', -50],
    ['2026-04-15', -20],
  ])
})

test('lists side by side have a balance each', () => {
  const statement = `
KICKAPOO VALLEY BANK                                             ACCOUNT NO. 27-3308
DRIFTLESS CHEESE CURDS LLC                                       STATEMENT DATE 05/24/26

PREVIOUS BALANCE 3,390.15     NEW BALANCE 3,761.22

DATE    TRANSACTION          AMOUNT    BALANCE      DATE    TRANSACTION          AMOUNT    BALANCE
04/27   SQUARED INC DEP      431.35+   3,821.50     04/28   DEPOSIT              281.49+   3,954.36
04/27   CHECK 744            127.00-   3,694.50     04/28   ALLIANT ENG          131.92-   3,822.44
04/27   VISA KWIK TRIPP       21.63-   3,672.87     04/29   VISA FLEET FARM       61.22-   3,761.22
`
  const balances = read(statement)[0]!.transactions.map(({ amount, balance }) => [amount.value, balance?.value])
  expect(balances.toSorted((a, b) => a[1]! - b[1]!)).toEqual([
    [-21.63, 3672.87],
    [-127, 3694.5],
    [-61.22, 3761.22],
    [431.35, 3821.5],
    [-131.92, 3822.44],
    [281.49, 3954.36],
  ])
})

test('a table of one row from the old balance to the new is a summary, and a list with credits no list of checks', () => {
  const statement = `
PINE GAP DEPOSIT BANK, INC.             ACCOUNT NUMBER   STATEMENT DATE
COMBS & SONS SEPTIC SERVICE                  3144718        09/11/26

DATE OF LAST   BALANCE LAST   NO. OF   TOTAL AMOUNT   NO. OF    TOTAL AMOUNT   BALANCE THIS
STATEMENT      STATEMENT      DEBITS   OF DEBITS      CREDITS   OF CREDITS     STATEMENT
08/11/26       6,031.77       2        762.45         2         1,398.14       6,667.46

DATE    DES( *TION                CHECK NO      DEBITS      CREDITS      BALANCE
8-12    REGULAR DEPOSIT                                      688.22     6,719.99
8-12    HEARTPAY SYS MERCH DEP                               709.92     7,429.91
8-12    CHECK                         9072      620.89                  6,809.02
8-13    KY REV CABINET DES TAX                  141.56                  6,667.46
`
  const [account] = read(statement)
  expect([account!.starting_balance?.value, account!.ending_balance?.value]).toEqual([6031.77, 6667.46])
  expect(account!.transactions.map(({ amount, balance }) => [amount.value, balance?.value])).toEqual([
    [688.22, 6719.99],
    [709.92, 7429.91],
    [-620.89, 6809.02],
    [-141.56, 6667.46],
  ])
})

test('cents apart from their amount on a scan are joined to it', () => {
  const statement = `
PINE GAP DEPOSIT BANK, INC.             Account 3144718
Statement period 08/12/2026 to 08/31/2026
Beginning balance 8,031.77

DATE    DESCRIPTION               DEBITS      CREDITS      BALANCE
8-12    REGULAR DEPOSIT                        688.22     8,719.99
8-13    CHECK                   1,207 -50                 7,512.49
8-14    KENTUCKY POWER            115 -55                 7,396.94
8-15    REGULAR DEPOSIT                        709.92     8,106.86
`
  const document = {
    ...drawn(statement),
    pages: drawn(statement).pages.map(page => ({ ...page, source: 'ocr' as const })),
  }
  const [account] = extractBankStatements(document).accounts
  expect(account!.transactions.map(({ amount }) => amount.value)).toEqual([688.22, -1207.5, -115.55, 709.92])
})
