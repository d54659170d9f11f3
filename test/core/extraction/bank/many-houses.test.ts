/** Statements of many houses, drawn whole: what their heads, summaries and lists say of the account. Every name in them is invented. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

/** The stated fields of each account, and how many rows it lists. */
const factsOf = (...pages: readonly string[]) =>
  extractBankStatements(drawn(...pages)).accounts.map(account => ({
    ...Object.fromEntries(
      Object.entries(account).flatMap(([name, field]) =>
        field !== null && typeof field === 'object' && 'value' in field ? [[name, field.value]] : [],
      ),
    ),
    rows: account.transactions.length,
  }))

test('a license number below the letterhead shows whose it is', () => {
  const statement = `
Tasman Mutual Limited  ABN 54 087 650 001  AFSL 240714
                                                              Account statement
                                                              Half-yearly
Burrawang Fencing Pty Ltd
PO Box 18                                                     Account number      726-118 20044931
Moss Vale NSW 2577                                            Account             Business Everyday
                                                              Statement period    1 July to 31 December 2025

Date         Description                                    Withdrawals     Deposits        Balance
01 Jul       Opening balance                                                               4,120.50
14 Jul       Direct credit Wingecarribee Council                             2,400.00       6,520.50
02 Aug       Bpay Origin Energy                                  310.25                     6,210.25
19 Sep       Internet transfer Wages                           1,840.00                     4,370.25
03 Nov       Direct credit Bowral Estate                                     2,500.00       6,870.25
12 Dec       Account keeping fee                                  10.00                     6,860.25
30 Dec       Osko payment Timber Yard                            490.00                     6,370.25
31 Dec       Closing balance                                                               6,370.25
             Total                                             2,650.25      4,900.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Tasman Mutual Limited',
      account_number: '726-118 20044931',
      start_date: '2025-07-01',
      end_date: '2025-12-31',
      starting_balance: 4120.5,
      ending_balance: 6370.25,
      account_holder: 'Burrawang Fencing Pty Ltd',
      rows: 6,
    },
  ])
})

test("last month's balance opens the list of a card", () => {
  const statement = `
Palmgrove Bank (Asia) Limited
                                             CREDIT CARD STATEMENT
MR TAN WEI LIANG
BLK 22 BEDOK NORTH AVE 3 #08-114
SINGAPORE 460022                              Statement Date        12 Mar 2025
                                              Payment Due Date      6 Apr 2025
                                              Credit Limit          S$12,000

Palmgrove Platinum Mastercard  5240 **** **** 7719

Post Date   Tran Date   Description                                         Amount (S$)
                        Last month's balance                                   1,820.40
28 Feb      27 Feb      PAYMENT - THANK YOU                                    1,820.40CR
15 Feb      13 Feb      COLD STORAGE KEPPEL                                       96.90
20 Feb      18 Feb      SINGAPORE AIRLINES                                       980.00
02 Mar      28 Feb      SP SERVICES                                              120.00
10 Mar      09 Mar      NTUC INCOME                                              300.00
                        Total amount due                                       1,496.90
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Palmgrove Bank (Asia) Limited',
      account_type: 'credit card',
      account_subtype: 'Palmgrove Platinum Mastercard',
      account_number: '5240 **** **** 7719',
      starting_balance: 1820.4,
      ending_balance: 1496.9,
      end_date: '2025-03-12',
      rows: 5,
    },
  ])
})

test('accounts in two currencies are headed by product and number', () => {
  const statement = `
Harbourline Bank (Hong Kong) Limited
Consolidated Statement                              1 - 31 May 2025
NOVA TRADING LIMITED
RM 1201, 88 QUEEN'S ROAD CENTRAL
HONG KONG

HKD Current Account   012-556-0091
Date        Transaction details              Deposit         Withdrawal         Balance
1 May       B/F BALANCE                                                       20,000.00
6 May       CHEQUE 004411                                       5,000.00      15,000.00
21 May      TT INWARD                       2,500.00                          17,500.00
31 May      C/F BALANCE                                                       17,500.00

USD Savings Account   012-556-0109
Date        Transaction details              Deposit         Withdrawal         Balance
1 May       B/F BALANCE                                                        1,000.00
12 May      TT INWARD                         700.00                           1,700.00
25 May      FX TRANSFER                                           300.00       1,400.00
31 May      C/F BALANCE                                                        1,400.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Harbourline Bank (Hong Kong) Limited',
      account_number: '012-556-0091',
      currency: 'HKD',
      starting_balance: 20000,
      ending_balance: 17500,
    },
    { starting_balance: 1000, ending_balance: 1400 },
  ])
})

test('a report of the own books names bank, number and firm in its title', () => {
  const statement = `
Juniper Electric LLC
Transaction report - Copper State Bank Checking x8842
January 1-31, 2026

Date         Transaction type   Num     Name                  Memo               Amount       Balance
Beginning Balance                                                                            5,200.00
01/05/2026   Deposit                    Mesa Dental                             2,000.00     7,200.00
01/08/2026   Check              1044    City Supply           Wire               -412.25     6,787.75
01/15/2026   Expense                    Shell                 Fuel                -77.00     6,710.75
01/22/2026   Deposit                    Luna Cafe                               1,300.00     8,010.75
01/30/2026   Transfer                                         To savings       -2,000.00     6,010.75
Total for Copper State Bank Checking x8842                                       $810.75

                            Accrual basis  Monday, February 2, 2026 09:12 AM GMT-07:00
`
  expect(factsOf(statement)).toMatchObject([
    {
      account_number: 'x8842',
      bank_name: 'Copper State Bank',
      starting_balance: 5200,
      ending_balance: 6010.75,
      start_date: '2026-01-01',
      end_date: '2026-01-31',
      account_holder: 'Juniper Electric LLC',
      rows: 5,
    },
  ])
})

test('payments of both sides stand beside the first balance; a year is printed once', () => {
  const statement = `
PENNINE BANK                                                    BUSINESS CURRENT ACCOUNT
HOLLINS JOINERY LTD                                             Sort Code  77-12-08
UNIT 4 CANAL WHARF                                              Account Number  20184471
HALIFAX                                                         1 February to 1 March, 2019
HX3 9AB                                                         Sheet 41

Your balances                          Payments in            Payments out
Balance on 1 February   £2,310.18      £1,500.00              £1,825.52
Balance on 1 March      £1,984.66

Date     Type    Description                        Paid in (£)      Paid out (£)     Balance (£)
01 FEB   BBF     STATEMENT OPENING BALANCE                                            2,310.18
04 FEB   BGC     CALDER HOMES                          1,500.00                       3,810.18
05 FEB   DD      NORTHERN POWER                                           210.52      3,599.66
11 FEB   CHQ     000871                                                   600.00      2,999.66
18 FEB   FPO     A SUTCLIFFE                                              750.00      2,249.66
27 FEB   DEB     SCREWFIX 1182                                            255.00      1,994.66
01 MAR   CHG     ACCOUNT CHARGES                                           10.00      1,984.66
                                                                    CLOSING BALANCE   1,984.66

Pennine Bank plc. Registered in England no. 00229911. Authorised by the Prudential Regulation Authority.
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'PENNINE BANK',
      account_holder: 'HOLLINS JOINERY LTD',
      account_number: '20184471',
      start_date: '2019-02-01',
      end_date: '2019-03-01',
      starting_balance: 2310.18,
      ending_balance: 1984.66,
      total_credits: 1500,
      total_debits: 1825.52,
      rows: 6,
    },
  ])
})

test('a label and its answer are columns', () => {
  const statement = `
VAIGAI BANK LIMITED                                              Branch : ANNA NAGAR
Statement of Account                                             IFSC : VGBL0000412
                                                                 Currency : INR
Name           : M/S SRI LAKSHMI TRADERS
Address        : 12 MAIN ROAD, CHENNAI 600040
Customer ID    : 88120041
Account No     : 50200014471182
Account Type   : CURRENT ACCOUNT
Statement From : 01/04/2025 To 30/04/2025

Date       Narration                          Chq./Ref.No.      Value Dt     Withdrawal Amt.   Deposit Amt.   Closing Balance
02/04/25   NEFT CR-KUMAR STORES               N0921188          02/04/25                          85,000.00       2,35,000.00
08/04/25   CHQ PAID-RAJ AGENCIES              000118            08/04/25           41,600.00                      1,93,400.00
15/04/25   UPI-PAYMENT                        5108841           15/04/25           15,000.00                      1,78,400.00
28/04/25   RTGS CR-METRO WHOLESALE            R0091             28/04/25                          40,000.00       2,18,400.00

STATEMENT SUMMARY :-
Opening Balance     Dr Count    Cr Count    Debits          Credits         Closing Bal
1,50,000.00         2           2           56,600.00       1,25,000.00     2,18,400.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'VAIGAI BANK LIMITED',
      account_holder: 'M/S SRI LAKSHMI TRADERS',
      account_number: '50200014471182',
      starting_balance: 150000,
      ending_balance: 218400,
      account_type: 'checking',
      currency: 'INR',
      start_date: '2025-04-01',
      end_date: '2025-04-30',
      rows: 4,
    },
  ])
})

test('credits totaling a sum, balance of this statement and the last', () => {
  const statement = `
First Meridian Bank
Commercial Analysis Checking                              Statement Date:  August 29, 2025
TALON FREIGHT INC                                         Account:  1100457722
900 DEPOT RD
JOPLIN, MO 64801

Balance last statement, July 31, 2025                                      14,200.00
3 credits totaling                                                          6,200.50
2 debits totaling                                                           5,220.00
Balance this statement, August 29, 2025                                    15,180.50

CREDITS
08/04    Deposit                                                            3,000.00
08/13    Wire in - Cargo Partners                                           2,200.50
08/27    Remote deposit                                                     1,000.00
DEBITS
08/11    ADP payroll                                                        4,720.00
08/29    Analysis charge                                                      500.00

ACCOUNT ANALYSIS
Average ledger balance           14,820.11      Earnings credit rate        0.45%
Service                      Volume      Unit price      Charge
Deposits                         3          0.50            1.50
Items                           12          0.10            1.20
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'First Meridian Bank',
      account_number: '1100457722',
      starting_balance: 14200,
      ending_balance: 15180.5,
      total_credits: 6200.5,
      total_debits: 5220,
      rows: 5,
    },
  ])
})

test('statement and balance are abbreviated', () => {
  const statement = `
BAYOU HERITAGE BANK                           PRIMARY ACCOUNT   XXXXXX7719
P O BOX 40, HOUMA LA 70361                    PAGE 1 OF 1
                                              STMT DATE  05/30/25
                                              LAST STMT  04/30/25
GATOR TOWING LLC
1 BAYOU RD
HOUMA LA 70360
FREE SMALL BUS CKG      ACCT XXXXXX7719
PREV BAL   04/30/25                     1,000.00
  1 CREDITS                               900.00
  3 DEBITS                                720.00
NEW BAL    05/30/25                     1,180.00

DATE    DESC                                          DR             CR           BAL
05/05   DEP                                                       900.00     1,900.00
05/12   CK 881                                    648.00                     1,252.00
05/13   NSF CHG                                    36.00                     1,216.00
05/20   OD CHG                                     36.00                     1,180.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'BAYOU HERITAGE BANK',
      account_subtype: 'FREE SMALL BUS CKG',
      account_type: 'checking',
      account_number: 'XXXXXX7719',
      starting_balance: 1000,
      ending_balance: 1180,
      rows: 4,
      start_date: '2025-05-01',
      end_date: '2025-05-30',
    },
  ])
})

test('balances by their day alone, as German statements print them', () => {
  const statement = `
Sparkasse Werratal
Kontoauszug 3/2025                                         Seite 1 von 1
Malerbetrieb Krause GmbH
Hauptstr. 12                                               Geschäftskonto
37269 Eschwege                                             IBAN DE44 5325 0000 0010 1182 77

Datum         Erläuterung                                                 Betrag EUR
Kontostand am 28.02.2025, Auszug Nr. 2                                     1.200,00
05.03.2025    Überweisung Miete                                             -650,00
14.03.2025    Gutschrift Schulze                                           1.400,50
31.03.2025    Entgelt Kontoführung                                          -100,00
Kontostand am 31.03.2025 um 20:01 Uhr                                      1.850,50
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Sparkasse Werratal',
      account_holder: 'Malerbetrieb Krause GmbH',
      account_number: 'DE44 5325 0000 0010 1182 77',
      starting_balance: 1200,
      ending_balance: 1850.5,
      currency: 'EUR',
      start_date: '2025-03-01',
      end_date: '2025-03-31',
      rows: 3,
    },
  ])
})

test('a card whose product name is no heading of a list', () => {
  const statement = `
Summit Peak Bank
Business Cash Card                                  Account ending in 4471
Apr 5 - May 4, 2025                                 Page 1 of 1
FOXTAIL ROOFING LLC
18 LOOP RD
PROVO UT 84601

Previous Balance                   $500.00
Payments                         - $500.00
Transactions                     + $728.50
Fees Charged                       + $5.00
Interest Charged                   + $0.00
New Balance                      = $733.50

Payments, Credits and Adjustments
JANE FOX #4471
Date     Description                                   Amount
Apr 20   AUTOPAY PYMT                                - $500.00

Transactions
JANE FOX #4471
Apr 9    HOME DEPOT 0881                               $400.00
Apr 28   CHEVRON 114                                    $28.50
Total JANE FOX #4471                                   $428.50
BOB FOX #5582
Apr 16   ABC SUPPLY                                    $300.00
Total BOB FOX #5582                                    $300.00

Fees
May 4    LATE FEE                                        $5.00
Total Fees for This Period                               $5.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Summit Peak Bank',
      account_type: 'credit card',
      starting_balance: 500,
      ending_balance: 733.5,
      total_debits: 733.5,
      total_credits: 500,
      account_number: '4471',
      rows: 5,
      start_date: '2025-04-05',
      end_date: '2025-05-04',
    },
  ])
})

test('the letterhead is a web address', () => {
  const statement = `
KEEL & ANCHOR                                           Statement
www.keelandanchor.example                               Account number  30018842
                                                        October 1 - 31, 2025
Otter Marine Services
5 Pier Rd
Newport, OR 97365

Opening balance                100.00
Closing balance                450.00

Date      Details                     Out           In         Balance
Oct 6     Card sale                              400.00         500.00
Oct 30    Subscription               50.00                      450.00

Keel & Anchor Financial, Inc. NMLS #118820. Deposits held at partner banks. keelandanchor.example
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Keel & Anchor Financial, Inc.',
      account_number: '30018842',
      start_date: '2025-10-01',
      end_date: '2025-10-31',
      starting_balance: 100,
      ending_balance: 450,
      rows: 2,
    },
  ])
})
