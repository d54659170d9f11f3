/** Balance sheets as bookkeeping programs print them. */
import { wordedStatements } from '../worded-statement.ts'

export const programBalanceSheets = wordedStatements(
  'BALANCE_SHEET',
  `
== qbo bs | books | Balance Sheet
> ASSETS ; > Current Assets ; > Bank Accounts ; Checking (4471)|41200|?cash ; Savings|12000|?cash
Petty Cash|200|?cash ; < Total Bank Accounts|cash
> Accounts Receivable ; Accounts Receivable (A/R)|31400 ; < Total Accounts Receivable|receivable
> Other Current Assets ; Inventory Asset|22000|inventory ; Undeposited Funds|3100|?cash ?otherCurrent
Uncategorized Asset|400|?otherCurrent ; Employee Advances|700|?otherCurrent
< Total Other Current Assets|?otherCurrent ; < Total Current Assets|totalCurrent
> Fixed Assets ; Accumulated Depreciation|-31000|depreciation ; Furniture & Fixtures|12000|property
> Truck ; Depreciation|-8100|depreciation ; Original Cost|31000|property ; < Total Truck
Machinery & Equipment|51000|property ; < Total Fixed Assets|totalFixed
> Other Assets ; Security Deposits|4100 ; < Total Other Assets|otherLong ; <- TOTAL ASSETS|totalAssets
> LIABILITIES AND EQUITY ; > Liabilities ; > Current Liabilities ; > Accounts Payable ; Accounts Payable (A/P)|18100
< Total Accounts Payable|payable
> Credit Cards ; Visa x1182|6100 ; Amex Business Gold|2100 ; < Total Credit Cards|?shortDebt ?otherCurrentLiabilities
> Other Current Liabilities ; Arizona Dept. of Revenue Payable|210|?otherCurrentLiabilities ?accrued
Board of Equalization Payable|370|?otherCurrentLiabilities ?accrued ; Loan Payable|4000|shortDebt
Payroll Liabilities|3100|?accrued ?otherCurrentLiabilities
< Total Other Current Liabilities|?otherCurrentLiabilities ; < Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Notes Payable|25000|longDebt ; SBA EIDL Loan|31000|longDebt
< Total Long-Term Liabilities|totalLongLiabilities ; < Total Liabilities|totalLiabilities
> Equity ; Opening Balance Equity|-9300 ; Owner's Pay & Personal Expenses|-12000 ; ~ Retained Earnings|retained
Net Income|21000|?retained ; < Total Equity|totalEquity ; < TOTAL LIABILITIES AND EQUITY|totalBoth

== qbd bs numbered | books | Balance Sheet
> ASSETS ; > Current Assets ; > Checking/Savings ; 10100 · Checking|46900|?cash ; 10300 · Savings|17910|?cash
10400 · Petty Cash|500|?cash ; < Total Checking/Savings|cash
> Accounts Receivable ; 11000 · Accounts Receivable|93000 ; < Total Accounts Receivable|receivable
> Other Current Assets ; 12000 · Undeposited Funds|2440|?cash ?otherCurrent ; 12100 · Inventory Asset|30680|inventory
12800 · Employee Advances|832|?otherCurrent ; 13100 · Pre-paid Insurance|4050|prepaid
13400 · Retainage Receivable|3703|?receivable ?otherCurrent ; < Total Other Current Assets
< Total Current Assets|totalCurrent
> Fixed Assets ; 15000 · Furniture and Equipment|34326|property ; 15100 · Vehicles|78936|property
15200 · Buildings and Improvements|325000|property ; 15300 · Construction Equipment|15300|property
16900 · Land|90000|property ; 17000 · Accumulated Depreciation|-110344|depreciation ; < Total Fixed Assets|totalFixed
> Other Assets ; 18700 · Security Deposits|1720 ; < Total Other Assets|otherLong ; <- TOTAL ASSETS|totalAssets
> LIABILITIES & EQUITY ; > Liabilities ; > Current Liabilities ; > Accounts Payable ; 20000 · Accounts Payable|26636
< Total Accounts Payable|payable
> Credit Cards ; 20500 · QuickBooks Credit Card|94|?shortDebt ?otherCurrentLiabilities
20600 · CalOil Credit Card|382|?shortDebt ?otherCurrentLiabilities
< Total Credit Cards|?shortDebt ?otherCurrentLiabilities
> Other Current Liabilities ; 24000 · Payroll Liabilities|4600|?accrued ?otherCurrentLiabilities
25500 · Sales Tax Payable|957|?accrued ?otherCurrentLiabilities ; < Total Other Current Liabilities
< Total Current Liabilities|totalCurrentLiabilities
> Long Term Liabilities ; 23000 · Loan - Vehicles (Van)|10501|longDebt
23100 · Loan - Vehicles (Utility Truck)|19936|longDebt ; 23200 · Loan - Equipment|3911|longDebt
28100 · Loan - Construction Equipment|13143|longDebt ; 28900 · Note Payable - Bank of Anycity|296283|longDebt
< Total Long Term Liabilities|totalLongLiabilities ; < Total Liabilities|totalLiabilities
> Equity ; 30000 · Opening Bal Equity|38773 ; 30100 · Capital Stock|73500|stock
~ 32000 · Retained Earnings|retained ; Net Income|41000|?retained ; < Total Equity|totalEquity
< TOTAL LIABILITIES & EQUITY|totalBoth

== xero bs net assets | books | Balance Sheet
> Assets ; > Bank ; Business Bank Account|41000 ; Business Savings Account|9100 ; < Total Bank|cash
> Current Assets ; Accounts Receivable|22000|receivable ; Inventory|14000|inventory ; Prepayments|1900|prepaid
< Total Current Assets|?totalCurrent
> Fixed Assets ; Computer Equipment|12000|property
Less Accumulated Depreciation on Computer Equipment|-5100|depreciation ; Office Equipment|9100|property
Less Accumulated Depreciation on Office Equipment|-2100|depreciation ; < Total Fixed Assets|totalFixed
< Total Assets|totalAssets
> Liabilities ; > Current Liabilities ; Accounts Payable|13000|payable ; GST|3100|?otherCurrentLiabilities ?accrued
PAYG Withholdings Payable|2100|?otherCurrentLiabilities ?accrued
Superannuation Payable|1900|?otherCurrentLiabilities ?accrued ; < Total Current Liabilities|totalCurrentLiabilities
> Non-Current Liabilities ; Loan|21000|longDebt ; < Total Non-Current Liabilities|totalLongLiabilities
<- Total Liabilities|totalLiabilities ; = Net Assets|totalEquity
> Equity ; Current Year Earnings|21000 ; Owner A Funds Introduced|10000 ; Retained Earnings|18000|retained ; <

== restaurant group llc | books | Balance Sheet | Consolidated Balance Sheet
> ASSETS ; > Current Assets ; Operating Account - Chase|31000|cash ; Payroll Account|4100|cash
Cash on Hand|1200|cash ; Credit Card Receivable|6100|?receivable ?cash ?otherCurrent ; Food Inventory|9100|inventory
Liquor Inventory|7100|inventory ; Prepaid Rent|8000|prepaid ; < Total Current Assets|totalCurrent
> Property & Equipment ; Kitchen Equipment|121000|property ; Leasehold Improvements|212000|property
POS System|14000|property ; Accumulated Depreciation|-141000|depreciation ; < Net Property & Equipment
> Other Assets ; Liquor License|45000|?intangible ?otherLong ; Franchise Fee, net|21000|?intangible ?otherLong
Security Deposit|9000|?otherLong ; < Total Other Assets ; <- Total Assets|totalAssets
> LIABILITIES & MEMBERS' EQUITY ; > Current Liabilities ; Accounts Payable|21000|payable
Gift Cards Outstanding|5100|?otherCurrentLiabilities ; Sales Tax Payable|4100|?otherCurrentLiabilities ?accrued
Tips Payable|900|?otherCurrentLiabilities ?accrued ; Accrued Payroll|7100|accrued
Merchant Cash Advance|21000|shortDebt ?otherCurrentLiabilities ; < Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; SBA Loan|181000|longDebt ; Deferred Rent|9100|otherLongLiabilities
Due to Member|15000|?otherLongLiabilities ?longDebt ; < Total Long-Term Liabilities|totalLongLiabilities
= Total Liabilities|totalLiabilities
> Members' Equity ; Member Capital - J. Alvarez|50000 ; Member Draws - J. Alvarez|-31000
~ Retained Earnings|retained ; Current Year Net Income|21000|?retained ; < Total Members' Equity|totalEquity
< Total Liabilities & Members' Equity|totalBoth

== startup carta | books | Balance Sheet
> Assets ; > Current assets ; Mercury Checking (5512)|812000|?cash ; SVB Money Market|1200000|?cash
Stripe Clearing|12000|?cash ; = Total cash|cash ; Accounts receivable|41000|receivable
Prepaid software|21000|prepaid ; Other receivable - R&D tax credit|31000|?otherCurrent ?receivable
< Total current assets|totalCurrent
> Non-current assets ; Computers, net|21000|property ; Capitalized software, net|112000|?intangible ?property
Security deposits|9100|?otherLong ; < Total non-current assets|totalFixed ; <- Total assets|totalAssets
> Liabilities ; > Current liabilities ; Accounts payable|31000|payable
Brex Card|9100|?shortDebt ?otherCurrentLiabilities ; Accrued bonuses|41000|accrued
Deferred revenue|121000|otherCurrentLiabilities ; < Total current liabilities|totalCurrentLiabilities
> Long-term liabilities ; SAFE notes|500000|?longDebt ?otherLongLiabilities ; Venture debt|250000|longDebt
< Total long-term liabilities|totalLongLiabilities ; = Total liabilities|totalLiabilities
> Stockholders' equity ; Series Seed preferred stock|1500000 ; Common stock|100|stock
Additional paid-in capital|61000|paidIn ; ~ Accumulated deficit|retained ; < Total stockholders' equity|totalEquity
< Total liabilities and stockholders' equity|totalBoth
`,
)
