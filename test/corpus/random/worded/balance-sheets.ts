/** Balance sheets as companies, programs and funds word them. How the rows are written: drawing/statement-rows.ts. */
import { wordedStatements } from '../worded-statement.ts'

export const balanceSheets = wordedStatements(
  'BALANCE_SHEET',
  `
== hospital statement of financial position | fund | Statements of Financial Position | Consolidated Balance Sheets | Balance Sheets
> ASSETS ; > Current assets: ; Cash and cash equivalents|8120|cash
Patient accounts receivable, net|21400|receivable
Estimated third-party payor settlements|1340|?otherCurrent ?receivable ; Supplies|2210|inventory
Prepaid expenses and other|1870|?prepaid ?otherCurrent
Assets limited as to use, current portion|3100|?otherCurrent ?investments ?cash ; < Total current assets|totalCurrent
> Assets limited as to use: ; Board-designated for capital improvements|41200|?longInvestments ?otherLong
Held by trustee under bond indenture|6100|?longInvestments ?otherLong
< Total assets limited as to use|?longInvestments ?otherLong
Property and equipment, net of accumulated depreciation of $88,201 in 2025 and $81,400 in 2024|63400|property
Operating lease right-of-use assets|5200|?otherLong ?property ; Other assets|2200|otherLong
<- Total assets|totalAssets
> LIABILITIES AND NET ASSETS ; > Liabilities ; > Current liabilities:
Current maturities of long-term debt|2400|currentDebt
Current portion of operating lease liabilities|900|?currentDebt ?otherCurrentLiabilities
Accounts payable and accrued expenses|7800|payable ?accrued
Accrued compensation and related liabilities|6900|accrued
Estimated third-party payor settlements|1200|?otherCurrentLiabilities ?accrued
< Total current liabilities|totalCurrentLiabilities
Long-term debt, net of current maturities and unamortized issuance costs|38200|longDebt
Operating lease liabilities, less current portion|4300|?otherLongLiabilities ?longDebt
Accrued professional liability claims|3100|otherLongLiabilities ; < Total liabilities|totalLiabilities
> Net assets ; ~ Without donor restrictions|?retained ; With donor restrictions|5900 ; < Total net assets|totalEquity
< Total liabilities and net assets|totalBoth

== uk micro entity | uk | Balance Sheet | Statement of Financial Position | Micro-entity Balance Sheet
> ; > Fixed assets ; Intangible assets|12100|intangible ; Tangible assets|88400|property
Investment property|210000|longInvestments ?property ?otherLong ; Investments in subsidiaries|1000|longInvestments
< .|totalFixed
> Current assets ; Stocks and work in progress|41200|inventory
Debtors: amounts falling due within one year|91300|receivable ; Cash at bank and in hand|31200|cash
< .|totalCurrent
> Creditors: amounts falling due within one year ; Bank loans and overdrafts|22100|shortDebt ?currentDebt
Trade creditors|48100|payable ; Taxation and social security|31200|?accrued ?otherCurrentLiabilities
Directors' loan accounts|9100|?otherCurrentLiabilities
Obligations under hire purchase and finance leases|6200|?currentDebt ?otherCurrentLiabilities ?shortDebt
Accruals and deferred income|7100|accrued ; <- .|totalCurrentLiabilities ; = Total assets less current liabilities
- Creditors: amounts falling due after more than one year|62100|totalLongLiabilities
> Provisions for liabilities ; Deferred tax|14100|deferredTax ; <- . ; = Net assets ; <-
> Capital and reserves ; Called up share capital|100|stock ; Share premium account|9900|paidIn
Revaluation reserve|41000 ; ~ Profit and loss account|retained ; < Shareholders' funds|totalEquity

== physician partnership tax basis | cpa | Statement of Assets, Liabilities and Partners' Capital - Income Tax Basis | Statement of Assets and Liabilities - Cash Basis | STATEMENTS OF ASSETS, LIABILITIES AND EQUITY
> ASSETS ; > CURRENT ASSETS ; Cash in bank - First Commerce|61200|cash ; Cash in bank - payroll|8100|cash
Employee loans receivable|2100|?otherCurrent ?receivable ; < TOTAL CURRENT ASSETS|totalCurrent
> PROPERTY AND EQUIPMENT ; Medical equipment|312000|property ; Computer equipment and software|88100|property
Furniture and fixtures|41000|property ; Leasehold improvements|131000|property ; = .
Less: accumulated depreciation and amortization|-410000|depreciation ; < NET PROPERTY AND EQUIPMENT|?totalFixed
> OTHER ASSETS ; Deposits|6100|otherLong
Loan costs, net of accumulated amortization of $2,110|4100|?intangible ?otherLong ; < TOTAL OTHER ASSETS|?totalFixed
<- TOTAL ASSETS|totalAssets
> LIABILITIES AND PARTNERS' CAPITAL ; > CURRENT LIABILITIES ; Payroll taxes withheld and accrued|9100|accrued
Pension contribution payable|22100|accrued ?otherCurrentLiabilities
Current portion - notes payable|41000|currentDebt ; Demand note payable - bank|25000|shortDebt
Due to related party|6100|?otherCurrentLiabilities ?shortDebt ; < TOTAL CURRENT LIABILITIES|totalCurrentLiabilities
> LONG-TERM LIABILITIES ; Notes payable - bank|121000|longDebt ; Notes payable - equipment|61000|longDebt
Less: current portion|-41000|longDebt ; < TOTAL LONG-TERM LIABILITIES|totalLongLiabilities
< TOTAL LIABILITIES|totalLiabilities ; ~ PARTNERS' CAPITAL|totalEquity
= TOTAL LIABILITIES AND PARTNERS' CAPITAL|totalBoth

== bank holding | filing | CONSOLIDATED BALANCE SHEETS | Consolidated Statements of Condition
> ASSETS ; Cash and due from banks|21400|?cash ; Interest-bearing deposits in other banks|31000|?cash ?investments
= Cash and cash equivalents|cash ; Securities available for sale, at fair value|201000|?investments ?longInvestments
Securities held to maturity|31000|?investments ?longInvestments ; Loans held for sale|2100
> Loans ; Loans, net of unearned income|812000 ; Allowance for credit losses|-9100 ; < Net loans
Premises and equipment, net|18100|property ; Goodwill|12000|intangible
Bank-owned life insurance|21000|?otherLong ?longInvestments
Accrued interest receivable and other assets|14100|?otherLong ?otherCurrent ; <- Total assets|totalAssets
> LIABILITIES AND STOCKHOLDERS' EQUITY ; > Liabilities ; > Deposits ; Noninterest-bearing|212000
Interest-bearing|712000 ; < Total deposits ; Federal Home Loan Bank advances|41000|?longDebt ?shortDebt
Subordinated debentures|15000|?longDebt ; Accrued interest payable and other liabilities|11000|?accrued
< Total liabilities|totalLiabilities
> Stockholders' equity ; Common stock, $1 par value; 10,000,000 shares authorized|4100|stock ; Surplus|31000|paidIn
~ Undivided profits|retained ; Accumulated other comprehensive loss, net|-6100
< Total stockholders' equity|totalEquity ; < Total liabilities and stockholders' equity|totalBoth

== reit | filing | CONSOLIDATED BALANCE SHEETS
> ASSETS ; > Real estate: ; Land|1910|?property ; Buildings and improvements|7100|?property
Tenant improvements|610|?property ; = Total real estate, at cost
Accumulated depreciation and amortization|-2100|depreciation ; < Net real estate|
Investments in unconsolidated joint ventures|310|longInvestments ; Cash and cash equivalents|121|cash
Restricted cash|41|?cash ?otherLong ?otherCurrent ; Tenant and other receivables, net|91|receivable
Deferred rents receivable, net|212|?receivable ?otherLong
Deferred leasing costs and acquired lease intangibles, net|121|?intangible ?otherLong
Prepaid expenses and other assets, net|61|?prepaid ?otherLong ?otherCurrent ; <- Total assets|totalAssets
> LIABILITIES AND EQUITY ; > Liabilities: ; Mortgage notes payable, net|1900|longDebt
Unsecured senior notes, net|2400|longDebt ; Unsecured line of credit|210|?shortDebt ?longDebt
Accounts payable, accrued expenses and other liabilities|212|payable ?accrued
Dividends and distributions payable|110 ; Acquired below-market leases, net|41 ; < Total liabilities|totalLiabilities
# Commitments and contingencies ; Redeemable noncontrolling interests|21
> Equity: ; Common shares of beneficial interest|1|stock ; Additional paid-in capital|4100|paidIn
~ Cumulative distributions in excess of net income|?retained ; < Total shareholders' equity|?totalEquity
Noncontrolling interests|60 ; < Total liabilities and equity|totalBoth

== partners capital | cpa | Balance Sheet | Statement of Assets, Liabilities and Partners' Capital - Modified Cash Basis
> Assets ; > Current Assets ; Cash|61000|cash ; Patient receivables|112000|receivable
Supplies inventory|9100|inventory ; < Total Current Assets|totalCurrent
> Fixed Assets ; Medical equipment|312000|property ; Furniture and fixtures|41000|property
Less accumulated depreciation and amortization|-212000|depreciation ; < Total Fixed Assets|totalFixed
<- Total Assets|totalAssets
> Liabilities and Members' Equity ; > Current Liabilities ; Accounts payable|12000|payable
Accrued retirement contribution|31000|accrued ; Current maturities of notes payable|21000|currentDebt
< Total Current Liabilities|totalCurrentLiabilities ; Notes payable, less current maturities|61000|longDebt
= Total Liabilities|totalLiabilities
> Members' Equity ; ~ Members' capital - beginning ; Contributions|10000 ; Distributions|-91000 ; Net income|131000
< Total Members' Equity|totalEquity ; < Total Liabilities and Members' Equity|totalBoth

== bank spread | cpa | Balance Sheet | Spread - Balance Sheet
> CURRENT ASSETS ; Cash|412|cash ; Marketable Securities|51|investments ; Accts Rec - Trade|912|receivable
Less: Bad Debt Reserve|-21|receivable ; Inventory - Raw Mat'ls|212|inventory ; Inventory - WIP|91|inventory
Inventory - Fin Goods|312|inventory ; Prepaids|21|prepaid ; < TOTAL CURRENT ASSETS|totalCurrent
> NON-CURRENT ASSETS ; Gross Fixed Assets|2120|property ; Less: Accum Depreciation|-1210|depreciation
= Net Fixed Assets ; Intangibles - Net|91|intangible ; Due from Officers|31|?otherLong
Other Non-Current Assets|12|otherLong ; < TOTAL NON-CURRENT ASSETS|totalFixed ; = TOTAL ASSETS|totalAssets
> CURRENT LIABILITIES ; Notes Payable - Bank|212|shortDebt ; CMLTD|91|currentDebt ; Accts Payable - Trade|512|payable
Accrued Liabilities|112|accrued ; Other Current Liabilities|21|otherCurrentLiabilities
< TOTAL CURRENT LIABILITIES|totalCurrentLiabilities

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
`,
)
