/** What statements of families never seen before printed in their own manner: numbers, names, periods, further cards, lists under old headers. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

const read = (...pages: readonly string[]) => extractBankStatements(drawn(...pages)).accounts

const card = `
Tern Business Reserve Card                 TEASEL LABWARE INC
                                           Closing Date 01/04/27   Account Ending 8-41007
Prepared for        Previous Balance          100.00
TEASEL LABWARE INC  Payments                 -100.00
4890 PEARL EAST CIR New Charges              +240.50
BOULDER CO 80301    New Balance              $240.50
Payment due 01/29/27
Minimum payment $35.00
Billing period 12/05/26 - 01/04/27

Payments
12/06/26   ONLINE PAYMENT - THANK YOU         -$100.00

MARIA V TERN        Account ending 1182
Date       Description                          Amount
12/07/26   STAPLER WORLD BOULDER CO            $140.25
12/08/26   TIDAL AIR DALLAS TX                 $100.25
Total purchases for this card                  $240.50
`

test('a card that calls its number "Account Ending" is a statement, and its further cards are no accounts', () => {
  const [account, ...others] = read(card)
  expect(others).toEqual([])
  expect(account!.account_number?.value).toBe('8-41007')
  expect(account!.account_type?.value).toBe('credit card')
  expect([account!.starting_balance?.value, account!.ending_balance?.value]).toEqual([100, 240.5])
  expect(account!.transactions.map(({ amount }) => amount.value)).toEqual([100, -140.25, -100.25])
})

test('a balance beside "Prepared for" is no name', () => {
  expect(read(card)[0]!.account_holder?.value).toBe('TEASEL LABWARE INC')
})

const shares = `
teasel credit union                        Member No. 0004471882
                                           Mar 01, 2026 thru Mar 31, 2026

ACCOUNT: S0001 MEMBERSHIP SHARE
Date     Transaction                     Amount       Balance
MAR01    Balance Forward                              2,204.10
MAR31    Dividend 0.10%                    0.19       2,204.29
MAR31    Ending Balance                               2,204.29
1 Deposits and Other Credits totaling 0.19
ACCOUNT: S0050 BUSINESS DRAFT CHECKING
Date     Transaction                     Amount       Balance
MAR01    Balance Forward                              8,421.17
MAR02    ACH CLOVER GRAIN                439.58       8,860.75
MAR31    Monthly Service Fee              -8.00       8,852.75
MAR31    Ending Balance                               8,852.75
1 Deposits and Other Credits totaling 439.58
`

test('a balance that ends a list with dates of its own is no heading of a day, and a letter leads a number', () => {
  const accounts = read(shares)
  expect(accounts.map(one => [one.account_number?.value, one.ending_balance?.value])).toEqual([
    ['S0001', 2204.29],
    ['S0050', 8852.75],
  ])
  expect(accounts.map(one => one.transactions.length)).toEqual([1, 2])
})

test('a bank whose logo is in lower case', () => {
  expect(read(shares)[0]!.bank_name?.value).toBe('teasel credit union')
})

test('a bank without a word for one is named by who insures it', () => {
  const statement = `${shares.replace('teasel credit union', '                   ')}
Catawba Savings, SSB. Member FDIC. Equal Housing Lender.
`
  expect(read(statement)[0]!.bank_name?.value).toBe('Catawba Savings')
})

const oneLine = (row: string) => `
DELTA PLANTERS BANK & TRUST CO.
ACCOUNT 0 441 882 0
LELAND GIN REPAIR

${row}

DATE     TRANSACTION                     AMOUNT       BALANCE
10-01    BALANCE FORWARD                              6,440.12
10-02    DEPOSIT                         100.00       6,540.12
10-30    ACH DEBIT ENTER                  40.12-      6,500.00
`

test('the last and this statement on one line begin and end the period', () => {
  const [account] = read(oneLine('REGULAR BUSINESS CHECKING  LAST STATEMENT 09-30-26  THIS STATEMENT 10-30-26'))
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2026-10-01', '2026-10-30'])
})

test('the date of the last statement ends no period, and neither does the next one', () => {
  expect(read(oneLine('LAST STMT 09/30/26'))[0]!.end_date).toBeNull()
  const [account] = read(
    oneLine(`October 1 - October 30, 2026

Next statement October 31 through November 30, 2026`),
  )
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2026-10-01', '2026-10-30'])
})

test('a date over the balances of a row is of the first, and the number of a page is no balance', () => {
  const [account] = read(`
Teasel State Bank                                        Statement of Account
                                                         66-20418-8

PAGE 1

Previous statement   Previous balance   1 credits totaling   1 debits totaling   This balance
10/31/26                  1,000.00              200.00              150.00          1,050.00

Description                     Withdrawals     Deposits       Date      Balance
Beginning Balance                                            11/01/26    1,000.00
Branch Deposit                                    200.00     11/05/26    1,200.00
Check 4403                           150.00                  11/06/26    1,050.00
Ending Balance                                               11/30/26    1,050.00
`)
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2026-11-01', '2026-11-30'])
  expect(account!.ending_balance?.value).toBe(1050)
})

test('a list below the header of another table has columns of its own', () => {
  const [account] = read(`
Old Teasel Commerce Bank                                 Statement Ending 01/30/2026
Account Type         Account Number    Ending Balance
Commercial Analysis  XXXXXX8204        $1,250.00

Commercial Analysis - XXXXXX8204
Date        Description                     Amount
01/01/2026  Beginning Balance            $1,000.00
            3 Credit(s) This Period        $300.00
            1 Debit(s) This Period          $50.00
01/30/2026  Ending Balance               $1,250.00

Deposits
01/02       Lockbox Deposit              6537222401                                       200.00
01/06       Remote Deposit               3289238216                                        60.00
01/08       Remote Deposit               3289238217                                        40.00
Other Debits
01/15       Analysis Service Charge      5515790970                                        50.00
`)
  expect(account!.account_subtype?.value).toBe('Commercial Analysis')
  expect(account!.transactions.map(({ amount }) => amount.value)).toEqual([200, 60, 40, -50])
})

test('French balances of one name open and close the account', () => {
  const [account] = read(`
BANQUE DES ALPES DU NORD                 RELEVE DE COMPTE COURANT PROFESSIONNEL
                                         du 01/03/2026 au 31/03/2026
Compte n° 00044188204

Date     Valeur     Nature des opérations              Débit       Crédit
                    SOLDE CREDITEUR AU 28/02/2026               12 882,12
02/03    02/03/26   VIR RECU SARL BONNET                           681,26
31/03    31/03/26   COMMISSION DE TENUE DE COMPTE      18,00
                    SOLDE CREDITEUR AU 31/03/2026               13 545,38
`)
  expect(account!.account_number?.value).toBe('00044188204')
  expect(account!.account_type?.value).toBe('checking')
  expect([account!.starting_balance?.value, account!.ending_balance?.value]).toEqual([12882.12, 13545.38])
})

test('a row that repeats the sum of the rows above it is none', () => {
  const [account] = read(
    card
      .replace(
        '-$100.00\n\nMARIA',
        `-$100.00
12/07/26   ANNUAL FEE                            $40.00
Net                                              $60.00

MARIA`,
      )
      .replaceAll('240.50', '280.50'),
  )
  expect(account!.transactions.map(({ amount }) => amount.value)).not.toContain(-60)
})

test('the number in the head of all pages is the account, whatever cards follow', () => {
  const page = (rows: string) => `
Account Number 0491-00-388271-6
ROADWELL Fleet Card
Issued by Roadwell Bank, Midvale, UT

${rows}
`
  const [account] = read(
    page(`
Previous Balance                    100.00
Payments                           -100.00
Purchases                            90.00
New Balance                         $90.00

Card number 00014 TRUCK 3
Post Date   Description                          Amount
08/18/26    FLYING JAY SALINA KS                  60.00
`),
    page(`
Card number 00022 TRUCK 5
Post Date   Description                          Amount
08/19/26    LOVZ COLBY KS                         30.00
`),
  )
  expect(account!.account_number?.value).toBe('0491-00-388271-6')
})

test('months before days, joined by a hyphen, and a list whose heading has dates', () => {
  const [account] = read(`
Heartland Prairie Bank
Freedom Business Checking *8204

Pending transactions (1)
Pending     POS HY 1182                    -$44.12

Posted transactions 08/01/2026 - 08/20/2026
Date        Description                Withdrawals     Deposits     Balance
AUG-04      Debit Card HY 1182             $40.00                  $1,060.00
AUG-03      Electronic Deposit CLEAR                    $100.00    $1,100.00
`)
  expect(account!.transactions.map(({ date, amount }) => [date?.value, amount.value])).toEqual([
    ['2026-08-03', 100],
    ['2026-08-04', -40],
  ])
})

test('who issues a card is named in the notes', () => {
  const notes = `
The creditor and issuer of this account is Sandhills Retail Bank, N.A., and it is not liable for what merchants sell to you on this card.
`
  expect(read(card + notes)[0]!.bank_name?.value).toBe('Sandhills Retail Bank, N.A.')
})
