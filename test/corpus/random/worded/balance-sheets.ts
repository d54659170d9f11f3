/** Balance sheets as trades and reporting frameworks word them. */
import { wordedStatements } from '../worded-statement.ts'

export const wordedBalanceSheets = wordedStatements(
  'BALANCE_SHEET',
  `
== contractor with underbillings | cpa | Balance Sheet | Consolidated Balance Sheet | Comparative Balance Sheets
> ASSETS ; > Current assets ; Cash and cash equivalents|412300|cash
Contract receivables, less allowance for credit losses of $12,500 and $9,800|1843200|receivable
Retainage receivable|231000|receivable
Costs and estimated earnings in excess of billings on uncompleted contracts|187400|?otherCurrent
Inventory of materials and supplies|64200|inventory ; Prepaid expenses and deposits|38100|prepaid ?otherCurrent
Note receivable from stockholder, current portion|15000|?otherCurrent ?receivable
< Total current assets|totalCurrent
> Property and equipment, at cost ; Construction equipment|1420000|property ; Trucks and autos|610500|property
Office furniture and equipment|88400|property ; = . ; Less accumulated depreciation|-1204000|depreciation
< Net property and equipment|?totalFixed
> Other assets
Cash surrender value of officers' life insurance, net of policy loans|96500|otherLong ?longInvestments
Investment in joint venture|142000|longInvestments ?otherLong ; < Total other assets|?otherLong ?totalFixed
<- Total assets|totalAssets
> LIABILITIES AND STOCKHOLDERS' EQUITY ; > Current liabilities ; Line of credit|250000|shortDebt
Current maturities of long-term debt|182300|currentDebt ; Accounts payable - trade|921400|payable
Accounts payable - retainage|71300|payable
Billings in excess of costs and estimated earnings on uncompleted contracts|302100|?otherCurrentLiabilities
Accrued payroll and payroll taxes|66200|accrued ; Union benefits payable|18400|?accrued ?otherCurrentLiabilities
< Total current liabilities|totalCurrentLiabilities
> Long-term liabilities ; Long-term debt, less current maturities|514000|longDebt
Deferred income taxes|92000|deferredTax ; < Total long-term liabilities|totalLongLiabilities
> Stockholders' equity
Common stock, no par value; 1,000 shares authorized, 500 shares issued and outstanding|25000|stock
Additional paid-in capital|110000|paidIn ; ~ Retained earnings|retained
Less treasury stock, 100 shares at cost|-80000|treasury ; < Total stockholders' equity|totalEquity
< Total liabilities and stockholders' equity|totalBoth

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

== saas company | filing | Consolidated Balance Sheets | Condensed Consolidated Balance Sheets (unaudited)
> Assets ; > Current assets: ; Cash and cash equivalents|201400|cash
Restricted cash, current|1200|?cash ?otherCurrent ; Marketable securities|340100|investments
Accounts receivable, net of allowances of $3,412 and $2,981, respectively|88200|receivable
Deferred contract acquisition costs, current|21100|?otherCurrent
Prepaid expenses and other current assets|19800|?prepaid ?otherCurrent ; < Total current assets|totalCurrent
Property and equipment, net|28400|property ; Operating lease right-of-use assets|33900|?otherLong ?property
Deferred contract acquisition costs, non-current|42100|?otherLong ; Acquired intangible assets, net|51200|intangible
Goodwill|188200|intangible ; Other assets, non-current|9900|otherLong ; <- Total assets|totalAssets
> Liabilities, Convertible Preferred Stock and Stockholders' Equity ; > Current liabilities:
Accounts payable|11200|payable
Accrued expenses and other current liabilities|48100|accrued ?otherCurrentLiabilities
Deferred revenue, current|191000|otherCurrentLiabilities
Operating lease liabilities, current|9100|?otherCurrentLiabilities ?currentDebt
Convertible senior notes, current portion|12000|?currentDebt ?shortDebt
< Total current liabilities|totalCurrentLiabilities ; Convertible senior notes, net|230000|longDebt
Deferred revenue, non-current|8200|otherLongLiabilities
Operating lease liabilities, non-current|31000|?otherLongLiabilities ?longDebt
Other liabilities, non-current|4100|otherLongLiabilities ; = Total liabilities|totalLiabilities
# Commitments and contingencies (Note 9)
> Stockholders' equity:
Preferred stock, $0.0001 par value per share; 20,000 shares authorized; none issued and outstanding|0
Class A and Class B common stock, $0.0001 par value per share|9|stock ; Additional paid-in capital|912000|paidIn
Accumulated other comprehensive loss|-1400 ; ~ Accumulated deficit|retained
< Total stockholders' equity|totalEquity ; < Total liabilities and stockholders' equity|totalBoth

== insurance agency | cpa | Statements of Financial Condition | Balance Sheet | Statement of Assets, Liabilities, and Members' Equity - Modified Cash Basis
> Assets ; > Current assets ; Cash|141200|cash ; Fiduciary cash|312000|?cash ?otherCurrent
Commissions receivable|211500|receivable ; Premiums receivable|98200|receivable ?otherCurrent
Prepaids and other|14100|?prepaid ?otherCurrent ; < Total current assets|totalCurrent
Furniture, equipment and leasehold improvements, net|46100|property
Expirations lists and goodwill, less accumulated amortization|610000|intangible ; Due from members|22000|?otherLong
<- Total assets|totalAssets
> Liabilities and Members' Equity ; > Current liabilities
Premiums payable to insurance companies|356100|?payable ?otherCurrentLiabilities
Accounts payable and accrued expenses|72100|payable ; Unearned commissions|18000|?otherCurrentLiabilities
Current portion of notes payable|61200|currentDebt ; < Total current liabilities|totalCurrentLiabilities
Notes payable, net of current portion|248100|longDebt ; = Total liabilities|totalLiabilities
~ Members' equity|totalEquity ; < Total liabilities and members' equity|totalBoth

== farm at market | books | Balance Sheet | Statement of Financial Position | Farm Financial Statement
> ; > Current Farm Assets ; Cash and Checking Accounts|31200|cash ; Growing Crops|42100|?inventory ?otherCurrent
Crops Held for Sale and Feed|131000|inventory ; Market Livestock|88100|inventory
Accounts Receivable|14200|receivable ; Prepaid Expenses and Supplies|12200|prepaid ?inventory
< Total Current Farm Assets|totalCurrent
> Non-Current Assets ; Breeding Livestock|121000|?otherLong ?property ?inventory
Machinery & Equipment|421000|property ; Titled Vehicles|38000|property ; Buildings and Improvements|212000|property
Real Estate - Land|1410000|property ; < Total Non-Current Assets|totalFixed ; <- TOTAL ASSETS|totalAssets
> ; > Current Farm Liabilities ; Accounts Payable|16100|payable ; Operating Loan|121000|shortDebt
Accrued Interest|8100|accrued ; Principal Due Within 12 Months on Term Debt|62100|currentDebt
< Total Current Farm Liabilities|totalCurrentLiabilities
> Non-Current Liabilities ; Machinery Notes|141200|longDebt ; Real Estate Mortgage|612000|longDebt
< Total Non-Current Liabilities|totalLongLiabilities ; = TOTAL LIABILITIES|totalLiabilities ; ~ NET WORTH|totalEquity
= TOTAL LIABILITIES AND NET WORTH|totalBoth

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

== ifrs group | ifrs | Consolidated Statement of Financial Position | Consolidated balance sheet | Group statement of financial position
> ASSETS ; > Non-current assets ; Property, plant and equipment|3120|property
Right-of-use assets|410|?property ?otherLong ; Investment property|120|?longInvestments ?property ?otherLong
Intangible assets and goodwill|1890|intangible
Investments accounted for using the equity method|230|longInvestments ; Trade and other receivables|61|?otherLong
Derivative financial instruments|14|?otherLong ; Deferred tax assets|122|otherLong
< Total non-current assets|totalFixed
> Current assets ; Inventories|812|inventory ; Biological assets|31|?inventory ?otherCurrent
Trade and other receivables|1220|receivable ; Current income tax assets|21|?otherCurrent
Other financial assets|88|?otherCurrent ?investments ; Cash and cash equivalents|640|cash
Assets classified as held for sale|44|?otherCurrent ; < Total current assets|totalCurrent
<- TOTAL ASSETS|totalAssets
> EQUITY AND LIABILITIES ; > Equity ; Issued capital|210|stock ; Share premium|912|paidIn
Treasury shares|-61|treasury ; Other reserves|-44 ; ~ Retained earnings|retained
= Equity attributable to owners of the parent|?totalEquity ; Non-controlling interests|82
< Total equity|totalEquity
> ; > Non-current liabilities ; Interest-bearing loans and borrowings|1312|longDebt
Lease liabilities|300|?otherLongLiabilities ?longDebt ; Employee benefit obligations|212|?otherLongLiabilities
Provisions|91|?otherLongLiabilities ; Deferred tax liabilities|140|deferredTax
< Total non-current liabilities|totalLongLiabilities
> Current liabilities ; Trade and other payables|902|payable ; Contract liabilities|81|?otherCurrentLiabilities
Interest-bearing loans and borrowings|213|shortDebt ?currentDebt
Lease liabilities|71|?otherCurrentLiabilities ?currentDebt ?shortDebt
Current tax liabilities|52|?otherCurrentLiabilities ?accrued ; Provisions|31|?otherCurrentLiabilities ?accrued
< Total current liabilities|totalCurrentLiabilities ; < Total liabilities|totalLiabilities
< TOTAL EQUITY AND LIABILITIES|totalBoth

== homeowners association | fund | Balance Sheet | Statement of Assets, Liabilities and Fund Balances | Balance Sheet - Operating and Reserve Funds
> ASSETS ; > Operating Cash ; Operating Checking - Alliance Bank|31200|cash ; Petty Cash|300|cash
< Total Operating Cash
> Reserve Cash ; Reserve Money Market|121000|cash ; Reserve CD 12 Month 3.85%|50000|?cash ?investments
< Total Reserve Cash ; Assessments Receivable|14100|receivable ; Allowance for Doubtful Accounts|-2100|receivable
Prepaid Insurance|6100|prepaid ; <- TOTAL ASSETS|totalAssets
> LIABILITIES AND MEMBERS' EQUITY ; > Liabilities ; Accounts Payable|7200|payable
Prepaid Assessments|9100|?otherCurrentLiabilities ?otherLongLiabilities
Contract liability - replacement fund|61000|?otherCurrentLiabilities ?otherLongLiabilities
< Total Liabilities|totalLiabilities
> Members' Equity ; Operating Fund Balance|14000 ; ~ Reserve Fund Balance ; Current Year Net Income/(Loss)|6100
< Total Members' Equity|totalEquity ; < TOTAL LIABILITIES AND MEMBERS' EQUITY|totalBoth

== restaurant chart of accounts | books | Balance Sheet | BALANCE SHEET
> ASSETS ; > Current Assets ; > Checking/Savings ; 1010 - Operating Account x4471|21100|cash
1020 - Payroll Account x4489|3100|cash ; 1050 - Cash Drawer|900|cash ; < Total Checking/Savings
> Accounts Receivable ; 1200 - Catering A/R|2100|receivable ; 1210 - Credit Card Receivable|4100|receivable
< Total Accounts Receivable
> Other Current Assets ; 1310 - Food Inventory|8100|inventory ; 1320 - Liquor Inventory|5100|inventory
1330 - Beer Inventory|1900|inventory ; 1400 - Prepaid Insurance|2100|prepaid
1450 - Gift Card Clearing|300|otherCurrent ; < Total Other Current Assets ; < Total Current Assets|totalCurrent
> Fixed Assets ; 1500 - Leasehold Improvements|141000|property ; 1510 - Kitchen Equipment|98000|property
1520 - Furniture and Fixtures|31000|property ; 1590 - Accumulated Depreciation|-121000|depreciation
< Total Fixed Assets|?totalFixed
> Other Assets ; 1600 - Liquor License|25000|intangible ?otherLong
1650 - Security Deposit - Landlord|12000|otherLong ; < Total Other Assets ; <- TOTAL ASSETS|totalAssets
> LIABILITIES & EQUITY ; > Liabilities ; > Current Liabilities ; > Accounts Payable
2000 - Accounts Payable|18100|payable ; < Total Accounts Payable
> Credit Cards ; 2100 - Amex Business Gold|6100|?shortDebt ?otherCurrentLiabilities ?payable ; < Total Credit Cards
> Other Current Liabilities ; 2200 - Sales Tax Payable|5100|?accrued ?otherCurrentLiabilities
2210 - Tips Payable|2100|?accrued ?otherCurrentLiabilities
2220 - Payroll Liabilities|3900|accrued ?otherCurrentLiabilities
2300 - Gift Certificates Outstanding|4100|?otherCurrentLiabilities
2350 - Toast Capital Loan|22000|shortDebt ?otherCurrentLiabilities ; < Total Other Current Liabilities
< Total Current Liabilities|totalCurrentLiabilities
> Long Term Liabilities ; 2500 - SBA 7(a) Loan|188000|longDebt ; 2510 - EIDL Loan|141000|longDebt
< Total Long Term Liabilities|totalLongLiabilities ; < Total Liabilities|totalLiabilities
> Equity ; 3000 - Opening Balance Equity|0 ; 3100 - Member 1 Capital|50000 ; 3110 - Member 1 Draws|-38000
~ 3900 - Retained Earnings|retained ; Net Income|41000 ; < Total Equity|totalEquity
< TOTAL LIABILITIES & EQUITY|totalBoth

== bank-like finance company | cpa | Consolidated Statements of Financial Condition | Statement of Financial Condition
> ASSETS ; Cash and due from banks|41200|cash ; Restricted cash|6100|?cash ?otherLong ?otherCurrent
Finance receivables, net of unearned income and allowance for credit losses|612000|receivable ?otherLong
Accrued interest receivable|8100|?otherCurrent ?otherLong ?receivable ; Premises and equipment, net|14100|property
Repossessed assets|2100|?otherCurrent ?otherLong ?inventory
Prepaid expenses and other assets|5100|?prepaid ?otherLong ?otherCurrent ; <- TOTAL ASSETS|totalAssets
> LIABILITIES AND STOCKHOLDERS' EQUITY ; > LIABILITIES ; Revolving line of credit|380000|?shortDebt ?longDebt
Subordinated debentures|91000|longDebt ; Accounts payable and accrued liabilities|12100|payable ?accrued
Income taxes payable|2100|?accrued ?otherCurrentLiabilities ?otherLongLiabilities
< TOTAL LIABILITIES|totalLiabilities
> STOCKHOLDERS' EQUITY ; Common stock, $1 par value, 100,000 shares authorized, 42,000 issued|42000|stock
Capital in excess of par value|21000|paidIn ; ~ Retained earnings|retained ; < TOTAL STOCKHOLDERS' EQUITY|totalEquity
< TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY|totalBoth

== city net position | fund | Statement of Net Position | Statements of Net Position
> ASSETS ; > Current assets ; Cash and investments|12100|cash ?investments ; Receivables, net:|4100|receivable
Due from other governments|2100|?receivable ?otherCurrent ; Inventories|310|inventory
Restricted cash and cash equivalents|900|?cash ?otherCurrent ; < Total current assets|totalCurrent
> Noncurrent assets ; Capital assets not being depreciated|9100|?property
Capital assets, net of accumulated depreciation|88100|property ; Net pension asset|1200|?otherLong
< Total noncurrent assets|totalFixed ; <- Total assets|totalAssets ; # DEFERRED OUTFLOWS OF RESOURCES
! Deferred outflows related to pensions|4100
> LIABILITIES ; > Current liabilities ; Accounts payable and accrued liabilities|3100|payable ?accrued
Unearned revenue|1100|?otherCurrentLiabilities ; Compensated absences, current|700|?accrued ?otherCurrentLiabilities
Bonds payable, due within one year|2100|currentDebt ; < Total current liabilities|totalCurrentLiabilities
> Noncurrent liabilities ; Compensated absences|1200|?otherLongLiabilities
Bonds payable, due in more than one year|41000|longDebt ; Net pension liability|21000|?otherLongLiabilities
< Total noncurrent liabilities|totalLongLiabilities ; < Total liabilities|totalLiabilities

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
`,
)
