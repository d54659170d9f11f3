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
    is_mtd: account.is_mtd,
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

test('a report of the own books names bank and number in its title', () => {
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

test('the days of the billing cycle tell when it began', () => {
  const statement = `
Lakeshore Community Credit Union                          VISA STATEMENT
PO Box 12, Erie, PA 16501
                                                          Account Number      ****-****-****-3312
BREAKWATER PLUMBING INC                                   Statement Closing Date   09/05/2025
PETER NOLAN                                               Days in Billing Cycle    31
22 HARBOR ST                                              Credit Line              $10,000.00
ERIE PA 16507                                             Available Credit         $8,795.45

Visa Business Rewards

Account Summary
Previous Balance                 $890.12
Payments and Credits             $790.12-
Purchases and Debits           $1,080.00
Finance Charges                   $24.55
New Balance                    $1,204.55

Transactions
Trans    Post     Reference Number            Description                          Amount
08/10    08/11    24692165222100112233445     LOWES 00881 ERIE PA                  580.00
08/20    08/20    74692165232000000000018     PAYMENT RECEIVED - THANK YOU         790.12-
08/25    08/26    24692165238100998877665     FERGUSON ENT ERIE PA                 500.00
09/05    09/05                                PERIODIC FINANCE CHARGE               24.55
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Lakeshore Community Credit Union',
      account_type: 'credit card',
      account_subtype: 'Visa Business Rewards',
      account_number: '****-****-****-3312',
      starting_balance: 890.12,
      ending_balance: 1204.55,
      total_debits: 1104.55,
      total_credits: 790.12,
      start_date: '2025-08-06',
      end_date: '2025-09-05',
      rows: 4,
    },
  ])
})

test('a number that answers another label is no count', () => {
  const statement = `
                                                                    Last statement:  February 28, 2025
                                                                    This statement:  March 31, 2025
                                                                    Total days in statement period: 31
CHEROKEE VALLEY BANK
                                                                    900118275
BLUE HERON LANDSCAPING LLC                                          ( 2)
PO BOX 88
ROME GA 30162                                                       Direct inquiries to:
                                                                    706-555-0112

Commercial Checking
Account number          900118275      Beginning balance       $22,450.19
Enclosures                      2      Total additions           9,800.50
Low balance            $12,410.15      Total subtractions       12,140.65
Average balance        $17,201.30      Ending balance          $20,110.04

CHECKS
Number     Date       Amount         Number     Date       Amount
1201       03-07    2,400.00         1203 *     03-21    1,140.65

DEBITS
Date       Description                                              Subtractions
03-04      ' ACH Withdrawal GA POWER 250304                             1,600.00
03-14      ' ACH Withdrawal ADP PAYROLL 250314                          6,500.00
03-28      ' Wire Transfer-OUT                                            500.00

CREDITS
Date       Description                                              Additions
03-05      Deposit                                                      4,000.00
03-12      Deposit                                                      3,800.50
03-26      ' ACH Credit FLOYD COUNTY                                    2,000.00

DAILY BALANCES
Date       Amount       Date       Amount       Date       Amount
02-28   22,450.19       03-07   22,450.19       03-26   21,110.04

OVERDRAFT/RETURN ITEM FEES
                               Total for this period      Total year-to-date
Total Overdraft Fees                   $0.00                    $0.00
Total Returned Item Fees               $0.00                    $0.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'CHEROKEE VALLEY BANK',
      account_number: '900118275',
      account_type: 'checking',
      account_subtype: 'Commercial Checking',
      starting_balance: 22450.19,
      ending_balance: 20110.04,
      total_credits: 9800.5,
      total_debits: 12140.65,
      num_total_credits: 3,
      num_total_debits: 5,
      start_date: '2025-03-01',
      end_date: '2025-03-31',
      rows: 8,
    },
  ])
})

test('a total of each side in the singular', () => {
  const statement = `
ODUDUWA BANK PLC                                     CUSTOMER STATEMENT OF ACCOUNT
RC 88112
Account Name:      BRIGHT PATH VENTURES LTD          Opening Balance:       1,250,000.00
Account Number:    0044118827                        Total Debit:             669,500.00
Account Type:      CURRENT ACCOUNT                   Total Credit:            400,000.00
Currency:          NGN                               Closing Balance:         980,500.00
Period:            01-Jun-2025 to 30-Jun-2025

Trans Date      Value Date      Reference      Debits           Credits         Balance          Remarks
03-Jun-2025     03-Jun-2025     T88211         500,000.00                       750,000.00       TRANSFER TO DANGOTE
12-Jun-2025     12-Jun-2025     T88310                          400,000.00      1,150,000.00     NIP FROM ADE STORES
25-Jun-2025     25-Jun-2025     C00041         169,000.00                       981,000.00       CHQ PAID 41
30-Jun-2025     30-Jun-2025     CHG                500.00                       980,500.00       SMS CHARGES
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'ODUDUWA BANK PLC',
      account_number: '0044118827',
      account_type: 'checking',
      starting_balance: 1250000,
      ending_balance: 980500,
      total_debits: 669500,
      total_credits: 400000,
      currency: 'NGN',
      start_date: '2025-06-01',
      end_date: '2025-06-30',
      rows: 4,
    },
  ])
})

test('the last page alone has the closing balance', () => {
  const statement = `
Shannon Bank
                                             Branch code        90-11-28
                                             Account name       KERRY JOINERY LIMITED
                                             Account number     44118820
KERRY JOINERY LIMITED                        Bank Identifier Code  SHANIE2D
MAIN STREET                                  Your account       Business Current Account
TRALEE                                       Statement date     06 Dec 2024
CO KERRY                                     Page               12 of 12

Your Business Current Account statement

Date           Transaction details                Payments - out     Payments - in     Balance
08 Nov 2024    BALANCE FORWARD                                                          5,120.40
11 Nov 2024    DD REVENUE COMMS                        2,300.00                         2,820.40
15 Nov 2024    POS TOPLINE                               930.50                         1,889.90
22 Nov 2024    CREDIT TRANSFER MURPHY                                  800.00           2,689.90
29 Nov 2024    WAGES                                   2,900.00                           210.10 OD
06 Dec 2024    INTEREST AND FEES                         100.00                           310.10 OD

Overdraft limit €5,000.00
Shannon Bank plc is regulated by the Central Bank of Ireland.
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Shannon Bank',
      account_number: '44118820',
      account_subtype: 'Business Current Account',
      account_type: 'checking',
      starting_balance: 5120.4,
      ending_balance: -310.1,
      start_date: '2024-11-08',
      end_date: '2024-12-06',
      rows: 5,
    },
  ])
})

test('an export lists the newest rows first', () => {
  const statement = `
Granite Peak Bank                                                     3/19/26, 4:12 PM
Account Activity
BUSINESS PLUS CHECKING ...4471
Available balance $4,118.20        Current balance $4,218.20
Showing: Mar 1, 2026 - Mar 19, 2026

Date            Description                               Type             Amount          Balance
Mar 19, 2026    SQ *SQUARE INC DEPOSIT                    ACH credit       $310.00         $4,218.20
Mar 12, 2026    CHECK 1044                                Check           -$500.00         $3,908.20
Mar 5, 2026     ONLINE TRANSFER TO SAV ...0092            Transfer        -$250.00         $4,408.20
Mar 2, 2026     REMOTE DEPOSIT                            Deposit          $958.20         $4,658.20

https://online.granitepeakbank.example/activity                             Page 1 of 1
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Granite Peak Bank',
      account_number: '...4471',
      is_mtd: true,
      start_date: '2026-03-01',
      end_date: '2026-03-19',
      rows: 4,
    },
  ])
})

test('a passbook brings its balance forward in two letters', () => {
  const statement = `
HARBOR ISLANDS SAVINGS SOCIETY
PASSBOOK SAVINGS            ACCOUNT 0012-44-8891

DATE       CODE      WITHDRAWAL     DEPOSIT      BALANCE
06JAN25    B/F                                    500.00
15JAN25    CSH                       400.00       900.00
03FEB25    CHQ          80.00                     820.00
14MAR25    CSH           0.50                     819.50
31MAR25    INT                        10.00       829.50
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'HARBOR ISLANDS SAVINGS SOCIETY',
      account_type: 'savings',
      account_number: '0012-44-8891',
      starting_balance: 500,
      ending_balance: 829.5,
      rows: 4,
    },
  ])
})

test('an asset report names the institution and masks in columns', () => {
  const statement = `
                              VERIFY
                           ASSET REPORT
Report requested on                March 3, 2026
Accounts                           2

Institution          Account                     Mask        Current balance     Page
Chestnut Bank        Total Business Checking     4410              $8,200.00        2
Chestnut Bank        Ink Preferred Visa          9921                $940.50        3

INSTITUTION: CHESTNUT BANK · ACCOUNT NAME: TOTAL BUSINESS CHECKING · ACCOUNT MASK: 4410

Date                 Description                       Inflow      Outflow     Ending daily balance
February 18, 2026    ACH DEPOSIT                    $1,000.00                          $8,500.00
February 20, 2026    CHECK 118                                     $200.00             $8,300.00
February 25, 2026    CARD PURCHASE                                 $100.00             $8,200.00
`
  expect(factsOf(statement)).toMatchObject([
    { bank_name: 'Institution Chestnut Bank', account_number: '4410', ending_balance: 8200 },
    { account_number: '9921', ending_balance: 940.5 },
  ])
})

test('the last statement ended the day before', () => {
  const statement = `
DEC-31-2025 09:12  FROM:OUACHITA NATL     318-555-0114     TO:18005550188     P.1/2
OUACHITA NATIONAL BANK
P O BOX 100   MONROE LA 71210                      DATE 12/31/25
                                                   ACCOUNT 118 440 2
PINE BLUFF TIMBER CO                               PAGE 1
BOX 7
MONROE LA 71211

SMALL BUSINESS CHECKING
DESCRIPTION            DEBITS      CREDITS       DATE       BALANCE
BALANCE LAST STATEMENT .......................11/28/25     3,100.00
DEPOSIT                            600.00      12/02/25     3,700.00
CHECK   881            700.00                  12/09/25     3,000.00
CHECK   882            300.00                  12/18/25     2,700.00
BALANCE THIS STATEMENT .......................12/31/25     2,700.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'OUACHITA NATIONAL BANK',
      account_number: '118 440 2',
      starting_balance: 3100,
      ending_balance: 2700,
      rows: 3,
      start_date: '2025-11-29',
      end_date: '2025-12-31',
    },
  ])
})

test('twenty words of column headers, currencies apart', () => {
  const statement = `
Konkan Bank                                  Statement of Transactions in Savings Account
Account Number 118200441877 for the period January 01, 2025 - January 31, 2025
MR ANIL DESAI

S No.   Value Date    Transaction Date   Cheque Number   Transaction Remarks            Withdrawal Amount (INR )   Deposit Amount (INR )   Balance (INR )
1       02/01/2025    02/01/2025         -               UPI/500112/RENT                1500.00                    0.00                    8500.00
2       09/01/2025    09/01/2025         -               NEFT-SALARY-ACME               0.00                       20000.00                28500.00
3       20/01/2025    20/01/2025         000118          CHQ PAID                       5000.00                    0.00                    23500.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Konkan Bank',
      account_number: '118200441877',
      starting_balance: 10000,
      ending_balance: 23500,
      rows: 3,
      start_date: '2025-01-01',
      end_date: '2025-01-31',
    },
  ])
})

test('a cantonal bank', () => {
  const statement = `
Kantonalbank Seetal                                   Kontoauszug 01.02.2025 - 28.02.2025
Weber Schreinerei AG                                  IBAN CH93 0076 2011 6238 5295 7
Dorfstrasse 5                                         Kontokorrent CHF
6280 Hochdorf

Datum        Text                               Belastung       Gutschrift      Valuta        Saldo
01.02.25     Saldovortrag                                                                     12'345.60
07.02.25     Zahlung Lieferant                   2'500.00                       07.02.25       9'845.60
14.02.25     Gutschrift Meier                                    1'300.00       14.02.25      11'145.60
28.02.25     Kontoführung                           45.50                       28.02.25      11'100.10
             Saldo                                                                            11'100.10
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Kantonalbank Seetal',
      account_number: 'CH93 0076 2011 6238 5295 7',
      starting_balance: 12345.6,
      ending_balance: 11100.1,
      currency: 'CHF',
      start_date: '2025-02-01',
      end_date: '2025-02-28',
      rows: 3,
    },
  ])
})

test('dots lead from one column header to the next', () => {
  const statement = `
Tri-County Bank                                  ACCOUNT: 20055518
                                                 DATE: 03/31/2025    PAGE: 1 OF 1
ASPEN WELDING LLC                                TO REPORT A LOST CARD 605-555-0190
PO BOX 91
LEMMON SD 57638

==================== BUSINESS CHECKING ACCOUNT 20055518 ====================
MINIMUM BALANCE            2,880.00     LAST STATEMENT 02/28/25        3,000.00
AVG AVAILABLE BALANCE      3,210.22       2 CREDITS                    1,500.00
AVERAGE BALANCE            3,210.22       3 DEBITS                       620.00
                                        THIS STATEMENT 03/31/25        3,880.00

- - - - - - - - - - DEPOSITS - - - - - - - - - -
REF #.....DATE......AMOUNT  REF #.....DATE......AMOUNT  REF #.....DATE......AMOUNT
          03/06     900.00            03/20     600.00

- - - - - - - - - - CHECKS - - - - - - - - - -
CHECK #...DATE......AMOUNT  CHECK #...DATE......AMOUNT  CHECK #...DATE......AMOUNT
     1181 03/04     120.00       1182 03/18     300.00

- - - - - - - - - OTHER DEBITS - - - - - - - - -
DESCRIPTION                                      DATE         AMOUNT
MONTANA DAKOTA UTIL BILL PMT                     03/12        200.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      bank_name: 'Tri-County Bank',
      account_number: '20055518',
      starting_balance: 3000,
      ending_balance: 3880,
      total_credits: 1500,
      total_debits: 620,
      rows: 5,
      start_date: '2025-03-01',
      end_date: '2025-03-31',
    },
  ])
})

test('dots mask a number, and a title above a header is no part of it', () => {
  const statement = `
Pinion Ridge Bank                                Statement Period 05/01/25 - 05/31/25
Business Checking (...4419)

DESCRIPTION........DATE..........DEBITS........CREDITS.......BALANCE
BALANCE LAST STATEMENT ..........04/30/25                    1,000.00
                      Activity in Date Order
Date     Description          Withdrawals      Deposits       Balance
05/05    Deposit                                 400.00      1,400.00
05/20    Check 18                  100.00                    1,300.00
`
  expect(factsOf(statement)).toMatchObject([
    {
      account_number: '...4419',
      bank_name: 'Pinion Ridge Bank',
      rows: 2,
      starting_balance: 1000,
      ending_balance: 1300,
    },
  ])
})
