/** Bank statements in layouts of many lands, drawn for the tests; every name in them is invented. */

export const creditCard = `
Cobalt Card Services                                        cobaltbank.example

ACCOUNT SUMMARY                                    Manage your account online
Account Number: XXXX XXXX XXXX 4021
Previous Balance                     $1,245.60     New Balance            $964.35
Payment, Credits                    -$1,290.60     Minimum Payment Due     $35.00
Purchases                           +$1,004.35     Payment Due Date      02/27/24
Cash Advances                            $0.00
Fees Charged                             $0.00
Interest Charged                        +$5.00
New Balance                            $964.35
Opening/Closing Date       01/03/24 - 02/02/24
Credit Limit                            $9,500
Available Credit                        $8,535

ACCOUNT ACTIVITY

Date of
Transaction      Merchant Name or Transaction Description            $ Amount

PAYMENTS AND OTHER CREDITS
01/12            Payment Thank You - Web                            -1,245.60
01/20            HARBOR OUTFITTERS PORTLAND OR                         -45.00

PURCHASE
01/05            GREEN LEAF GROCERY 0412 SEATTLE WA                     84.35
01/09            TRANSIT PASS 206-555-0144 WA                          120.00
02/01            ALPINE AIR 1582 DENVER CO                             800.00

INTEREST CHARGED
02/02            PURCHASE INTEREST CHARGE                                5.00
TOTAL INTEREST FOR THIS PERIOD                                          $5.00

2024 Totals Year-to-Date
Total fees charged in 2024        $0.00
Total interest charged in 2024    $9.12
`

export const dutch = `
Noordzee Bank N.V.                                       Rekeningafschrift

Rekeningnummer: NL20 NZBA 0417 1643 00
Rekeninghouder: De Vries Bouw B.V.
Periode: 01-03-2024 t/m 31-03-2024

Datum        Omschrijving                        Af           Bij          Saldo
             Beginsaldo                                                 4.250,00
01-03-2024   Huur kantoor maart            1.250,00                     3.000,00
             Machtiging 88213
05-03-2024   Factuur 2024-018 Jansen                    2.420,00        5.420,00
18-03-2024   Belastingdienst                 865,25                     4.554,75
29-03-2024   Rente                                          3,10        4.557,85
             Eindsaldo                                                  4.557,85
`

export const british = `
Meadow Bank plc                                    Your account statement
Ms R Okafor                                        Sort Code 20-11-43
Account number 40618822
Classic Current Account

Balance on 01 January 2024       £812.40
Money In                       £1,950.00
Money Out                      £1,402.15
Balance on 31 January 2024     £1,360.25

Your transactions
Date        Description                          Type    Money In (£)   Money Out (£)   Balance (£)
02 Jan 24   RIVERSIDE COUNCIL                    DD                           142.15        670.25
05 Jan 24   OKAFOR DESIGN SALARY                 FPI        1,950.00                      2,620.25
15 Jan 24   HOME RENT                            SO                         1,200.00      1,420.25
30 Jan 24   CORNER SHOP                          DEB                           60.00      1,360.25
`

export const multiLine = `
Albion Bank                                                Statement of account
Account number 71234567      Sort code 40-12-09
Statement period 28 November 2023 to 27 December 2023

Date        Payment type and details           Paid out      Paid in      Balance
27 Nov 23   BALANCE BROUGHT FORWARD                                       1,204.11
28 Nov 23   DD   NORTH WATER
                 REF 88120441                     32.50
            VIS  CAFE LUMEN
                 LONDON                            8.75                   1,162.86
01 Dec 23   CR   OSPREY LTD
                 INVOICE 1182                                  640.00
            BP   J HARTLEY
                 DEPOSIT RETURN                  150.00                   1,652.86
27 Dec 23   BALANCE CARRIED FORWARD                                       1,652.86
`

export const checksAmountFirst = `
Keystone Valley Bank                                   Business Value Checking
                                                       Account Number: 10-4417-2086
                                                       For the period 02/01/2024 to 02/29/2024
Beginning balance on 02/01/2024       5,000.00
Deposits and other additions          3,500.00
Checks and other deductions           2,610.45
Ending balance on 02/29/2024          5,889.55

Deposits and Other Additions
Date          Amount   Transaction description
02/05       2,000.00   Deposit 0881
02/20       1,500.00   ACH Credit Maple Homes

Checks Paid
Check number       Amount   Date paid     Check number       Amount   Date paid
1181               410.45   02/06         1184 *             700.00   02/19
1182             1,000.00   02/09

Other Deductions
Date          Amount   Transaction description
02/14         465.00   Corporate ACH Debit Penn Fuel
02/28          35.00   Monthly Maintenance Charge

Daily Balance
Date     Ledger balance     Date     Ledger balance
02/05          7,000.00     02/14          5,124.55
02/06          6,589.55     02/20          5,924.55
`

export const headless = `
RIVERBEND STATE BANK                                            Page 1 of 1
Member FDIC
STATEMENT DATE 03/29/24

ORCHARD LANE DENTAL PC
ACCOUNT NO. 000-771-204
SMALL BUSINESS CHECKING

PREVIOUS BALANCE   02/29/24                    2,110.00
   2 DEPOSITS/CREDITS                          4,060.00
   4 CHECKS/DEBITS                             1,475.00
SERVICE CHARGE                                     0.00
CURRENT BALANCE    03/29/24                    4,695.00

DEPOSITS AND CREDITS
03/04  DEPOSIT                                 3,000.00
03/18  MEDPAY INC CLAIMS 0081                  1,060.00

CHECKS
03/06      201          600.00    03/12      203*         250.00
03/08      202          500.00

WITHDRAWALS AND DEBITS
03/21  PACIFIC POWER BILL PAY                    125.00
`

export const trailingMinus = `
Granite Peoples Bank
Business Statement                          Account Number:  1 529 4410 8823
Statement Period:  Jan 2, 2024 through Jan 31, 2024

SILVER OX MOTORS INC
PREMIUM BUSINESS CHECKING
Account Summary
                                # Items
Beginning Balance on Jan 2              $   10,000.00
Customer Deposits                  1         2,500.00
Other Withdrawals                  2         1,100.00-
Checks Paid                        1           900.00-
Ending Balance on Jan 31, 2024          $   10,500.00

Customer Deposits
Number    Date      Ref Number         Amount
          Jan 9     8315512309       2,500.00
Total Customer Deposits            $ 2,500.00

Other Withdrawals
Date      Description of Transaction          Ref Number          Amount
Jan 12    Electronic Withdrawal To AUTO PARTS   REF=24011         $ 850.00-
Jan 26    Analysis Service Charge                                   250.00-
Total Other Withdrawals            $ 1,100.00-

Checks Presented Conventionally
Check     Date      Ref Number         Amount
2004      Jan 16    8317712311         900.00
Conventional Checks Paid (1)         $ 900.00-
`

export const signedColumn = `
Prism Bank 360                               360 Performance Savings - 36087441120
Jun 1 - Jun 30, 2024
Account holder: Tessa Lindqvist

DATE      DESCRIPTION                                CATEGORY      AMOUNT         BALANCE
Jun 1     Opening Balance                                                        $9,000.00
Jun 4     Deposit from Payroll Lindqvist AB          Credit    + $1,200.00      $10,200.00
Jun 11    Withdrawal to External Account XXXX8812    Debit       - $700.50       $9,499.50
Jun 30    Monthly Interest Paid                      Credit       + $31.15       $9,530.65
Jun 30    Closing Balance                                                        $9,530.65
`

export const indian = `
Lotus National Bank Ltd.                               Statement of Account
Account Holder : MEHTA TEXTILES              Account Number : 50200012345678
Account Type : Current Account               Currency : INR
Period : 01/04/2024 To 30/04/2024

Txn Date     Value Date   Description                      Chq No.       Debit         Credit         Balance
                          Opening Balance                                                       1,50,000.00 Cr
01/04/2024   01/04/2024   NEFT-SHARMA FABRICS                                      2,25,000.00   3,75,000.00 Cr
13/04/2024   13/04/2024   CHQ PAID-YARN SUPPLY             000412   1,10,500.00                  2,64,500.00 Cr
28/04/2024   29/04/2024   GST PAYMENT                                 64,250.00                  2,00,250.00 Cr
                          Closing Balance                                                       2,00,250.00 Cr
`

export const overdrawn = `
Pinewood National Bank                            Business Checking
                                                  Account: ********5512
HARBOR TOWING INC                                 Statement Dates  4/01/24 thru 4/30/24
PO BOX 14
GALVESTON TX 77550

Previous Balance                        120.55
     2 Deposits/Credits               1,350.00
     4 Checks/Debits                  1,602.00
Service Charge                             .00
Interest Paid                              .00
Ending Balance                          131.45-

----------------------- DEPOSITS AND ADDITIONS -----------------------
Date      Description                                     Amount
4/05      Deposit                                         900.00
4/19      SQUARE INC SQ240419                             450.00

----------------------- CHECKS AND WITHDRAWALS -----------------------
Date      Description                                     Amount
4/08      COASTAL DIESEL 4410                             930.00-
4/15      TX COMPTROLLER                                  600.00-
4/22      NSF FEE                                          36.00-
4/23      OVERDRAFT FEE                                    36.00-

                 Total For          Total
                 This Period        Year-to-Date
Total Overdraft Fees         $36.00        $108.00
Total Returned Item Fees     $36.00         $72.00

------------------------- DAILY BALANCE SUMMARY -------------------------
Date         Balance     Date         Balance     Date         Balance
4/05        1,020.55     4/15          509.45-    4/22           95.45-
4/08           90.55     4/19           59.45-    4/23          131.45-
`

export const twoMonths = [
  `
Kea Bank                                      Statement of account
HUIA CAFE LIMITED                             Page 1 of 2
Account number 06-0501-0123456-00
Statement period 1 March 2024 to 31 March 2024

Date      Particulars                 Withdrawals     Deposits       Balance
          Opening balance                                             500.00
04 Mar    EFTPOS SETTLEMENT                             800.00      1,300.00
20 Mar    RENT                             600.00                     700.00
          Closing balance                                             700.00
`,
  `
Kea Bank                                      Statement of account
HUIA CAFE LIMITED                             Page 2 of 2
Account number 06-0501-0123456-00
Statement period 1 April 2024 to 30 April 2024

Date      Particulars                 Withdrawals     Deposits       Balance
          Opening balance                                             700.00
03 Apr    EFTPOS SETTLEMENT                             950.00      1,650.00
22 Apr    RENT                             600.00                   1,050.00
          Closing balance                                           1,050.00
`,
] as const

export const creditUnion = `
Timberline Federal Credit Union                    Member Number: 77120
Your savings federally insured by NCUA             Statement Period: 12/16/2023 - 01/15/2024

ID 0000 REGULAR SHARES
Trans    Eff
Date     Date     Transaction Description              Additions   Subtractions      Balance
12/16             Previous Balance                                                    250.00
12/31    12/31    Dividend                                  0.12                      250.12
01/15             New Balance                                                         250.12

ID 0070 BUSINESS CHECKING
Trans    Eff
Date     Date     Transaction Description              Additions   Subtractions      Balance
12/16             Previous Balance                                                  1,000.00
12/20             Deposit Mobile Check                    400.00                    1,400.00
01/04    01/03    Withdrawal POS HARDWARE CENTRAL                        86.40      1,313.60
                  TACOMA WA
01/15             New Balance                                                       1,313.60
`

export const invoice = `
Northgate Supply Co                                INVOICE
Invoice Number: 20871                              Invoice Date: 03/04/2024
Bill To: Orchard Lane Dental PC                    Account Number: 5512

Date        Description                 Qty      Price       Amount
03/01/2024  Nitrile gloves               10      12.00       120.00
03/02/2024  Sterile wrap                  4      25.00       100.00

Subtotal                                                     220.00
Tax                                                           18.15
Total                                                        238.15
Previous Balance                                              50.00
Balance Due                                                  288.15
`

export const letter = `
Meadow Bank plc
Dear Ms Okafor,
On 4 January 2024 we wrote to you about your account number 40618822.
Your overdraft of £500.00 will end on 31 March 2024. A fee of £15.00 may apply.
Yours sincerely
`
