/** How banks name themselves and their products on statements of many houses, and what closes a statement below its list. */
import { describe, expect, test } from 'vitest'
import type { Document } from '../../../../core/document/model.ts'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

/** The words of the lines that contain a text, in larger type. */
const enlarged = (document: Document, text: string, size = 18): Document => ({
  ...document,
  pages: document.pages.map(page => ({
    ...page,
    lines: page.lines.map(line =>
      line.words
        .map(word => word.text)
        .join(' ')
        .includes(text)
        ? { ...line, words: line.words.map(word => ({ ...word, size })) }
        : line,
    ),
  })),
})

interface Parts {
  readonly head?: string
  readonly number?: string
  readonly foot?: string
}

const statement = ({ head = '', number = 'Account Number 4410028817', foot = '' }: Parts) =>
  drawn(`
${head}
Statement Period June 1, 2026 to June 30, 2026
${number}

Beginning balance                     $1,000.00
Total deposits                           500.00
Total withdrawals                        200.00
Ending balance                        $1,300.00

Date     Description                Withdrawals   Deposits    Balance
06/03    ACH CREDIT KESTREL                         500.00   1,500.00
06/09    POS TEASEL SUPPLY               200.00              1,300.00

${foot}
`)

const accountOf = (document: Document) => extractBankStatements(document).accounts[0]!

describe('the bank', () => {
  test.each([
    ['a logo that is a name banks are known by', { head: 'AMERICAN EXPRESS' }, 'AMERICAN EXPRESS'],
    ['the letters of its legal form stand apart', { head: 'CITIBANK, N. A.' }, 'CITIBANK'],
    [
      'a slogan and a title are none',
      {
        head: 'Teasel’s Most Friendly Bank',
        foot: 'Bank Deposits FDIC Insured  Teasel Bank, N.A.  Equal Housing Lender',
      },
      'Teasel Bank, N.A.',
    ],
    [
      'a title that ends in "statement"',
      { head: 'Your June 2026 Bank Statement', foot: 'www.pnc.com  1-888-555-0172' },
      'PNC',
    ],
    [
      'who states its license, not who granted it',
      { foot: 'Teasel Bank of Tasmania ABN 48 123 123 124 AFSL 234945' },
      'Teasel Bank of Tasmania',
    ],
    ['a name with a joiner behind its first words', { head: 'Banco Mercantil del Estrecho, S.A.' }, 'Banco Mercantil del Estrecho, S.A.'], // prettier-ignore
    ['a known name before that of a card', { head: 'Discover it® Card Ending In 4418' }, 'Discover'],
    ['a known name that two lines mention', { foot: 'PayPal ID: 8VX4410\nor write to PayPal, Omaha, NE' }, 'PayPal'],
    ['a known short name, where the terms have the whole', { head: 'RBC Essentials', foot: 'Royal Bank of Canada' }, 'Royal Bank of Canada'], // prettier-ignore
    ['a name that stands alone in the foot', { foot: 'TEASEL BANK LIMITED' }, 'TEASEL BANK LIMITED'],
    ['an address with the initials of a bank', { foot: 'www.rbcroyalbank.com' }, 'Royal Bank of Canada'],
    ['a month before the word for a bank is none', { head: 'Here is your May 2026 bank statement.', foot: 'capitalone.com' }, 'Capital One'], // prettier-ignore
    ['an address that begins with www', { foot: 'Visit www.chase.com/business' }, 'Chase'],
    [
      'a firm whose name begins with its letterhead',
      { head: 'Hollis Vance', foot: 'Hollis Vance Securities LLC, member SIPC.' },
      'Hollis Vance Securities LLC',
    ],
  ] as const)('%s', (_, parts, name) => {
    expect(accountOf(statement(parts)).bank_name?.value).toBe(name)
  })

  test('a firm that is named like a bank is none, nor is one mention', () => {
    expect(accountOf(statement({ head: 'Chase Landscaping LLC' })).bank_name).toBeNull()
    expect(accountOf(statement({ foot: 'Money from Wells Fargo arrives at once' })).bank_name).toBeNull()
  })

  test('a name in the largest type that the page repeats; a title in that type is none', () => {
    const logo = statement({ head: 'Quillpay\nQuillpay ID: 8VX4410' })
    expect(accountOf(enlarged(logo, 'Quillpay')).bank_name?.value).toBe('Quillpay')
    const title = statement({ head: 'Account Statement\nThis account statement is yours' })
    expect(accountOf(enlarged(title, 'Account Statement')).bank_name).toBeNull()
  })
})

describe('the product', () => {
  test('a name without a word for an account, in larger type over the account’s number', () => {
    const document = statement({ head: 'OPERATING ACCOUNT\n', number: 'Teasel Convenience Plus\nAccount # 4410028817' })
    expect(accountOf(enlarged(document, 'Teasel Convenience', 14)).account_subtype?.value).toBe(
      'Teasel Convenience Plus',
    )
  })

  test('a name over a repetition of the number outweighs another product in the head', () => {
    const document = statement({ head: 'Checking Plus   -----', foot: 'CitiBusiness Streamlined Checking\n4410028817' })
    expect(accountOf(document).account_subtype?.value).toBe('CitiBusiness Streamlined Checking')
  })

  test('whose card it is, and what is masked, are no products', () => {
    const holder = accountOf(
      statement({ head: 'Kestrel Plus Credit Card', number: 'DANA WHITFIELD Card Ending 1-01004' }),
    )
    expect(holder.account_subtype?.value).toBe('Kestrel Plus Credit Card')
    const masked = accountOf(statement({ number: 'Account Number: XXXX XXXX XXXX 2217' }))
    expect(masked.account_subtype).toBeNull()
  })

  test('a bank whose letters are part of the product’s word', () => {
    const account = accountOf(statement({ head: 'ING\nAfschrift Zakelijke Rekening', foot: 'ING Bank N.V.' }))
    expect([account.account_subtype?.value, account.account_type?.value]).toEqual([
      'Afschrift Zakelijke Rekening',
      'checking',
    ])
  })
})

describe('the number', () => {
  test.each([
    ['masked by dashes', 'Huntington Checking 100  Account: -------4410', '-------4410'],
    ['of a line of credit', 'Line number FL-0044-1882', 'FL-0044-1882'],
  ])('%s', (_, number, expected) => {
    expect(accountOf(statement({ number })).account_number?.value).toBe(expected)
  })

  test('named by nothing but an abbreviation of “number”, on a statement titled by the name of its product alone', () => {
    const document = drawn(`
Teasel Co-operative                       Select Plus
No. 62-204418-7                           August 1 to August 31, 2026
Balance on July 31           1,000.00
Balance on August 31         1,300.00

Deposits and Other Credits
Date     Description                 Amount
08/03    Deposit                     500.00

Card and Electronic Withdrawals
Date     Description                 Amount
08/09    Card Purchase               200.00
`)
    const account = accountOf(document)
    expect([account.account_number?.value, account.starting_balance?.value, account.ending_balance?.value]).toEqual([
      '62-204418-7',
      1000,
      1300,
    ])
  })

  test('of another bank’s account in a sentence', () => {
    const document = statement({
      number: 'Line number FL-0044-1882',
      foot: 'drawn automatically from your bank account ending 8820',
    })
    expect(accountOf(document).account_number?.value).toBe('FL-0044-1882')
  })
})

describe('the head of an account', () => {
  test('a period with a stroke between its days; counts that stand before their sides', () => {
    const account = accountOf(
      drawn(`
Teasel Bank          Account no. 4410028817
Period               01-Sep-26 / 30-Sep-26
Entries              3 debit, 1 credit

Book date   Particulars                Debit     Credit    Book balance
            BALANCE BROUGHT FORWARD                            1,000.00
01-Sep-26   INCOMING TRANSFER                     500.00       1,500.00
09-Sep-26   CHECK 4182                200.00                   1,300.00
11-Sep-26   CHECK 4183                100.00                   1,200.00
14-Sep-26   CHECK 4184                100.00                   1,100.00
            TOTAL MOVEMENTS           400.00      500.00
            CLOSING BOOK BALANCE                               1,100.00
`),
    )
    expect([account.start_date?.value, account.end_date?.value]).toEqual(['2026-09-01', '2026-09-30'])
    expect([account.num_total_debits?.value, account.num_total_credits?.value]).toEqual([3, 1])
  })
})

describe('the list', () => {
  test('sums of both sides below it are no rows, though a program numbers them', () => {
    const document = drawn(`
Teasel Bank   Account Number 4410028817   Activity July 2026
     Posting Date   Description           Amount      Balance
1    7/31/2026      MONTHLY SERVICE FEE   -15.00      985.00
2    7/28/2026      CHEVRON MESA AZ       -98.00    1,000.00
3    7/22/2026      SQUARE INC            598.00    1,098.00
4    7/21/2026      SRP POWER            -200.00      500.00
5
6                   Money in              598.00
7                   Money out            -313.00
`)
    expect(accountOf(document).transactions.map(({ amount }) => amount.value)).toEqual([-200, 598, -98, -15])
  })

  test('deductions are debits', () => {
    const document = drawn(`
Teasel Bank                          Account Number 4410028817
Beginning balance  1,000.00          Period 06/01/2026 to 06/30/2026
Ending balance     1,250.00

Deposits and Other Additions
Date     Amount      Description
06/03      500.00    ACH CREDIT KESTREL

Checks and Other Deductions
Date     Amount      Description
06/09      200.00    POS TEASEL SUPPLY
06/10       50.00    POS TEASEL SUPPLY
`)
    expect(accountOf(document).transactions.map(({ amount }) => amount.value)).toEqual([500, -200, -50])
  })

  test('the equation of a statement below its list is no row', () => {
    const foot =
      '30 Jun 2026 CLOSING BALANCE                               1,300.00\nOpening balance   Total debits   Total credits   Closing balance\n$1,000.00 CR   -  $200.00     +  $500.00     =   $1,300.00 CR'
    const { transactions, ending_balance: ending } = accountOf(statement({ foot }))
    expect([transactions.length, ending?.value]).toEqual([2, 1300])
  })

  test('a box of fees behind the totals of a list is none of its rows', () => {
    const foot =
      'Totals and closing balance             200.00     500.00   1,300.00\nPlan fee                                22.00'
    expect(accountOf(statement({ foot })).transactions).toHaveLength(2)
  })

  test('balances of an account with a processor', () => {
    const document = drawn(`
Quillpay                       Statement for May 2026
5/1/26 - 5/31/26
Beginning Available Balance          1,000.00
Payments received                      500.00
Payments sent                         -200.00
Ending Available Balance             1,300.00

Transaction History - USD
Date      Description             Gross      Fee       Net
5/3/26    Payment: Jo Park        500.00     0.00      500.00
5/9/26    Payment to Teasel      -200.00     0.00     -200.00
`)
    const account = accountOf(document)
    const { starting_balance: start, ending_balance: end, total_credits: credits, total_debits: debits } = account
    expect([start?.value, credits?.value, debits?.value, end?.value]).toEqual([1000, 500, 200, 1300])
  })

  test('returns are credits of an account that is owed', () => {
    const document = drawn(`
TEASEL PRO SUPPLY                    Account Number 7714 0044 1882
COMMERCIAL REVOLVING ACCOUNT         Statement Closing Date 09/18/26
Previous Balance                     $1,000.00
Payments                              -1,000.00
Returns and Other Credits               -50.00
Purchases and Debits                   +250.00
New Balance                            $200.00

Date     Description                      Amount
08/19    PAYMENT RECEIVED - THANK YOU    -1,000.00
08/20    STORE 0422 RETURN                  -50.00
08/24    STORE 0418 BOISE                   250.00
`)
    const account = accountOf(document)
    expect(account.account_type?.value).toBe('credit card')
    expect(account.transactions.map(({ amount }) => amount.value)).toEqual([1000, 50, -250])
  })
})

describe('printed otherwise', () => {
  test('a card that prints what is owed with a minus', () => {
    const document = drawn(`
Fidelis National Bank                Business Rewards Mastercard
                                     Account **** **** **** 8817
For the month of November 2026
Last month's balance                   -$1,000.00
Payments and credits                   +$1,000.00
Purchases and fees                       -$250.00
This month's balance                     -$250.00
Minimum payment due December 22           $45.00
Credit limit                          $15,000.00

Date      Merchant                        Amount
Nov 3     HOME DEPOT 4410               -$200.00
Nov 10    PAYMENT RECEIVED             $1,000.00
Nov 12    SHELL OIL                      -$50.00
`)
    const account = accountOf(document)
    expect(account.transactions.map(({ amount }) => amount.value)).toEqual([-200, 1000, -50])
    expect([account.account_type?.value, account.ending_balance?.value]).toEqual(['credit card', -250])
  })

  test('lists under headings with a count and a sum, without column headers', () => {
    const document = drawn(`
Teasel Bank & Trust                  Account 0011 8844 02
Member FDIC                          04/01/26 THRU 04/30/26
Beginning Balance 04/01/26            1,000.00
2 Deposits                              700.00
1 Withdrawals                           100.00
Ending Balance 04/30/26               1,600.00

Deposits 2 items totaling $700.00
04/03    ACH Credit KESTREL             500.00
04/09    Mobile Deposit                 200.00
Withdrawals 1 items totaling $100.00
04/12    POS Purchase TEASEL            100.00
`)
    expect(accountOf(document).transactions.map(({ amount }) => amount.value)).toEqual([500, 200, -100])
  })

  test('the name of a share behind its number', () => {
    const document = drawn(`
JUNIPER FLATS CREDIT UNION           Member Number: 118822
                                     Statement Period: 07/01/26 - 07/31/26
Suffix 40 - BUSINESS SHARE DRAFT
Eff Date   Post Date   Transaction Description    Amount      New Balance
           07/01       Beginning Balance                        1,000.00
07/03      07/03       Deposit                    500.00        1,500.00
           07/31       Ending Balance                           1,500.00
`)
    expect(accountOf(document).account_subtype?.value).toBe('BUSINESS SHARE DRAFT')
  })

  test('the parts of a summary below an undated balance are no rows of the list before', () => {
    const document = drawn(`
Tidelands Community Bank             October 1, 2026 - October 31, 2026
Business Savings Plus                Account Number 4400118838
Beginning Balance                     $1,000.00
Ending Balance                        $1,200.00
Date     Description             Withdrawals   Deposits     Balance
10/03    Transfer from Checking                  200.00    1,200.00

Business Line of Credit              Account Number 7700118812
Previous Balance                      $5,000.00
Advances                                $300.00
Payments                                $100.00
New Balance                           $5,200.00
Date     Description             Advances      Payments     Balance
10/04    Advance                   300.00                  5,300.00
10/09    Payment                                100.00     5,200.00
`)
    const accounts = extractBankStatements(document).accounts
    expect(accounts.map(one => one.transactions.map(({ amount }) => amount.value))).toEqual([[200], [-300, 100]])
  })

  test('a payment firm, not the authority that licenses it', () => {
    const foot = 'Fjordpay Europe SA is a payment institution authorised by the National Bank of Belgium.'
    expect(accountOf(statement({ head: 'Fjordpay', foot })).bank_name?.value).toBe('Fjordpay Europe SA')
  })
})

describe('the bank by its logo alone', () => {
  const nameOf = (document: Document): string | undefined => accountOf(document).bank_name?.value

  test('the largest type of the letterhead with a word for money, below a larger title', () => {
    const head = 'Kennebec & Erie Trust\n\nJune 2026 statement'
    const document = enlarged(statement({ head }), 'Kennebec & Erie Trust')
    expect(nameOf(enlarged(document, 'June 2026 statement', 20))).toBe('Kennebec & Erie Trust')
    // In the type of the text it may be anyone's.
    expect(nameOf(statement({ head }))).toBeUndefined()
    expect(nameOf(enlarged(statement({ head: 'Kennebec Erie' }), 'Kennebec Erie'))).toBeUndefined()
  })

  test('a bank that running text mentions is none while no sign says so', () => {
    const foot = `${'\n'.repeat(9)}Deposits made at the counter of another institution such as Fairhaven Bank are available to you on the second day after we get them there`
    const document = statement({ head: 'Kennebec & Erie Trust', foot })
    expect(nameOf(enlarged(document, 'Kennebec & Erie Trust'))).toBe('Kennebec & Erie Trust')
  })

  test('who says with its legal form to be no bank is known by what its letterhead prints', () => {
    const foot =
      'Plinth Technologies, Inc. is a financial technology company, not a bank. Banking by Tillerman Community Bank, Member FDIC.'
    expect(nameOf(enlarged(statement({ head: 'plinth', foot }), 'plinth'))).toBe('plinth')
  })

  test.each(['Tamarack Falls Building & Loan', 'The Peoples Savings Association'])('%s is an institution', head => {
    expect(nameOf(statement({ head }))).toContain(head.replace('The ', ''))
  })
})

test.each([
  ['COMMERCIAL DDA', 'checking'],
  ['BUSINESS SHARE DRAFT', 'checking'],
  ['Commercial NOW Account', 'checking'],
  ['LAWYERS TRUST IOLTA', 'checking'],
])('%s names a product of the kind %s', (product, type) => {
  const account = accountOf(statement({ head: 'Teasel Bank, N.A.', number: `Account 4410028817\n${product}` }))
  expect(account.account_type?.value).toBe(type)
  expect(account.account_subtype?.value).toBe(product)
})

test('a passbook is of a savings account', () => {
  const account = accountOf(statement({ head: 'Teasel Bank, N.A.', number: 'Passbook Account 4410028817' }))
  expect(account.account_type?.value).toBe('savings')
})
