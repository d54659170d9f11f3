/** More bank statements for the tests: sides by letters, parentheses, pages carried forward, overviews; every name is invented. */

export const entryLetters = `
Clover Commercial Bank plc                         Statement of Account
Account Name: DUNMORE PLANT HIRE LTD               Account Number: 44018273
Account Type: Business Current Account             Sort Code: 90-14-22
Statement No. 118                                  Date: 30 Sep 2023

Date        Details                                    Amount          Balance
01 Sep 23   Balance Forward                                        2,310.00 DR
04 Sep 23   LODGEMENT 500118                       6,000.00 CR     3,690.00 CR
11 Sep 23   DD REVENUE                             1,940.55 DR     1,749.45 CR
25 Sep 23   UNPAID ITEM CHARGE                        12.70 DR     1,736.75 CR
29 Sep 23   SO LEASEPLAN                           2,000.00 DR       263.25 DR
`

export const parentheses = `
Ironbark Bank Limited                                          ABN 11 005 357 522
Business Transaction Account
BSB 633-000   Account number 1188 04412
GUM TREE LANDSCAPES PTY LTD
12 Banksia Rd
GEELONG VIC 3220
Statement period 1/07/2023 - 30/09/2023

Opening balance $1,000.00   Total credits $7,200.00   Total debits $5,450.25   Closing balance $2,749.75

Date         Transaction                                  Debit        Credit      Balance
1/07/2023    OPENING BALANCE                                                      1,000.00
13/07/2023   DIRECT CREDIT COUNCIL 00192                            5,000.00      6,000.00
2/08/2023    OSKO PAYMENT NURSERY                     (4,250.25)                  1,749.75
28/08/2023   CARD PURCHASE BUNNINGS                   (1,200.00)                    549.75
29/09/2023   DIRECT CREDIT HARRIS                                   2,200.00      2,749.75
`

export const carriedForward = [
  `
FIRST LAKES BANK                                               Page 1 of 2
Account Number 8801-2207                                       Period 03/01/2024 - 03/31/2024
Customer: BIRCH HVAC LLC
Commercial Checking

Date     Description                          Debits        Credits        Balance
03/01    Balance brought forward                                          1,500.00
03/04    DEPOSIT                                            2,000.00      3,500.00
03/06    SUPPLY HOUSE 0091                    800.00                      2,700.00
         Balance carried forward                                          2,700.00
`,
  `
FIRST LAKES BANK                                               Page 2 of 2
Account Number 8801-2207                                       Period 03/01/2024 - 03/31/2024
Customer: BIRCH HVAC LLC
Commercial Checking

Date     Description                          Debits        Credits        Balance
         Balance brought forward                                          2,700.00
03/20    WIRE IN GLOBAL HOMES                               1,250.00      3,950.00
03/27    PAYROLL 88120                      2,100.00                      1,850.00
         Balance carried forward                                          1,850.00
`,
] as const

export const horizontal = `
Summit Ridge Bank                                      Page 1 of 1
PO Box 1109                                            Statement Ending 05/31/2024
Billings, MT 59103                                     LONE PINE EXCAVATING LLC
                                                       Account Number:XXXXXXXX2218

Summary of Accounts
Account Type                    Account Number       Ending Balance
SUMMIT BUSINESS CHECKING        XXXXXXXX2218              $4,310.22
SUMMIT MONEY MARKET             XXXXXXXX9907             $20,000.00

SUMMIT BUSINESS CHECKING-XXXXXXXX2218

Account Summary
Date            Description                       Amount
05/01/2024      Beginning Balance              $3,110.22
                2 Credit(s) This Period        $4,200.00
                3 Debit(s) This Period         $3,000.00
05/31/2024      Ending Balance                 $4,310.22

Deposits
Date            Description                       Amount
05/03/2024      DEPOSIT                        $3,000.00
05/17/2024      DEPOSIT                        $1,200.00

Electronic Debits
Date            Description                       Amount
05/09/2024      CATERPILLAR FIN PAYMENT        $1,500.00
05/22/2024      FUEL MAN 8891                    $500.00

Checks Cleared
Check Nbr       Date           Amount    Check Nbr       Date           Amount
1008            05/10/2024  $1,000.00

Daily Balances
Date            Amount     Date            Amount     Date            Amount
05/03/2024   $6,110.22     05/10/2024   $3,610.22     05/22/2024   $4,310.22
05/09/2024   $4,610.22     05/17/2024   $4,810.22
`

export const loan = `
Prairie Star Bank                                      Line of Credit Statement
Business Line of Credit                                Account Number 7000-118-2
Statement Period 02/01/2024 - 02/29/2024

Previous Balance          $10,000.00
Advances                   $5,000.00
Payments                   $2,000.00
Finance Charges              $112.50
New Balance               $13,112.50

Date       Description                    Advances       Payments        Balance
02/01      Previous Balance                                            10,000.00
02/06      ADVANCE TO CHECKING            5,000.00                     15,000.00
02/20      PAYMENT RECEIVED                              2,000.00      13,000.00
02/29      FINANCE CHARGE                   112.50                     13,112.50
`

export const tableOfTwoDates = `
Harvest Community Bank                                  Member FDIC
Business Visa Statement                  Account ending in 7719
Statement closing date 11/15/2023        Payment due date 12/10/2023
Minimum payment due $40.00               Credit limit $15,000.00

Previous balance        $820.00
Payments                $820.00
Purchases               $655.90
New balance             $655.90

Trans Date   Post Date   Reference Number     Description                              Amount
10/17        10/18       2469216QX00ABC       SQ *COFFEE CART BOISE ID                   14.40
10/30        10/31       7418216QX00XYZ       OFFICE WORLD 00441 BOISE ID               641.50
11/02        11/02                            PAYMENT - THANK YOU                       820.00-
`

export const newestFirst = `
Quartz Digital Bank                     Transactions since last statement
Everyday Business Account  ****6120
Current balance £3,055.00

Date           Description                  Money in     Money out      Balance
14 Jun 2024    Stripe payout                 £900.00                  £3,055.00
12 Jun 2024    Van lease                                   £345.00    £2,155.00
12 Jun 2024    Card reader fee                              £25.00    £2,500.00
03 Jun 2024    Transfer from savings         £525.00                  £2,525.00
`

export const dayMonth = `
Banque du Lac                                        Account statement
Account number: 12-40418-9
Account: Business account CHF
From 01.02.2024 to 29.02.2024

Date          Text                                  Debit        Credit        Balance CHF
01.02.2024    Opening balance                                                    8'500.00
05.02.2024    Payment order Meier AG             1'250.40                        7'249.60
12.02.2024    Credit Muster GmbH                              3'100.00          10'349.60
29.02.2024    Closing balance                                                   10'349.60
`

export const amountsBeforeText = `
Tallgrass National Bank                               Business Checking
P.O. Box 77                                           Account Number 00-551-2290
                                                      Statement Period 06/01/2024 to 06/30/2024
Beginning Balance             -$210.40
Total Deposits               $3,000.00
Total Withdrawals            $2,912.00
Ending Balance                -$122.40

TRANSACTIONS
Date       Credits        Debits         Balance      Description of Transaction
06/03     1,800.00                      1,589.60      DEPOSIT AT BRANCH 12
06/07                   1,640.00          -50.40      ACH DEBIT MIDWEST LUMBER
                                                      CO 99182 PPD
06/10                      36.00          -86.40      OVERDRAFT FEE
06/17     1,200.00                      1,113.60      MOBILE DEPOSIT
06/25                   1,236.00         -122.40      CHECK 3021
`

export const sideLetters = `
Polder Bank                                             Account statement
IBAN: NL44 PLDR 0123 4567 89        Period 01-05-2024 to 31-05-2024
Previous balance  EUR  1.200,00     New balance  EUR  1.029,50

Date          Description                               Af/Bij       Amount
02-05-2024    Gemeente Utrecht                          Af           320,50
16-05-2024    Kapsalon Lotte betaling                   Bij          400,00
27-05-2024    Energie maandbedrag                       Af           250,00
`
