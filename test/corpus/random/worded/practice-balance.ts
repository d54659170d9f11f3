/** Balance sheets as accountants, associations and lenders write them. */
import { wordedStatements } from '../worded-statement.ts'

export const practiceBalanceSheets = wordedStatements(
  'BALANCE_SHEET',
  `
== nonprofit sofp | fund | Statement of Financial Position | STATEMENTS OF FINANCIAL POSITION
> ASSETS ; > CURRENT ASSETS ; Cash and cash equivalents|312000|cash ; Contributions receivable, net|91000|receivable
Grants receivable|41000|receivable ; Prepaid expenses|12000|prepaid ; < Total current assets|totalCurrent
Investments, at fair value|512000|longInvestments
Beneficial interest in assets held by others|61000|?longInvestments ?otherLong
Property and equipment, net|712000|property ; Operating lease right-of-use asset|81000|?otherLong ?property
<- TOTAL ASSETS|totalAssets
> LIABILITIES AND NET ASSETS ; > CURRENT LIABILITIES ; Accounts payable and accrued expenses|41000|payable ?accrued
Accrued payroll and vacation|31000|accrued ; Refundable advances|21000|otherCurrentLiabilities
Current portion of mortgage payable|12000|currentDebt
Operating lease liability, current portion|21000|?otherCurrentLiabilities ?currentDebt
< Total current liabilities|totalCurrentLiabilities
> LONG-TERM LIABILITIES ; Mortgage payable, net of current portion|312000|longDebt
Operating lease liability, net of current portion|61000|otherLongLiabilities ?longDebt
< Total long-term liabilities|totalLongLiabilities ; = Total liabilities|totalLiabilities
> NET ASSETS ; > Without donor restrictions ; ~ Undesignated ; Board-designated|200000
< Total without donor restrictions ; With donor restrictions|181000 ; < Total net assets|totalEquity
< TOTAL LIABILITIES AND NET ASSETS|totalBoth

== hoa funds | fund | Balance Sheet | Statement of Assets, Liabilities and Fund Balances
> ASSETS ; Cash - Operating|41000|cash ; Cash - Reserve (Money Market)|112000|cash
Certificates of Deposit - Reserve|50000|investments ; Assessments Receivable|7100|receivable
Allowance for Doubtful Accounts|-1900|receivable ; Prepaid Insurance|5100|prepaid ; <- TOTAL ASSETS|totalAssets
> LIABILITIES AND FUND BALANCE ; > LIABILITIES ; Accounts Payable|6100|payable
Prepaid Assessments|8100|otherCurrentLiabilities ; Security Deposits Held|900|?otherCurrentLiabilities
< TOTAL LIABILITIES|totalLiabilities
> FUND BALANCE ; ~ Operating Fund| ; Reserve Fund|162000 ; Current Year Surplus|9100
< TOTAL FUND BALANCE|totalEquity ; < TOTAL LIABILITIES AND FUND BALANCE|totalBoth

== cpa contractor simple | cpa | Balance Sheets | Balance Sheet - Income Tax Basis | Statements of Assets, Liabilities and Equity - Income Tax Basis
> ASSETS ; > CURRENT ASSETS ; Cash in bank|81000|cash ; Accounts receivable - trade|212000|receivable
Other receivables|3100|?receivable ?otherCurrent ; Due from shareholder|12000|?otherCurrent ?receivable
Inventory|61000|inventory ; Prepaid taxes|4100|?prepaid ?otherCurrent ; < TOTAL CURRENT ASSETS|totalCurrent
> PROPERTY AND EQUIPMENT ; Vehicles|212000|property ; Equipment|151000|property
Leasehold improvements|41000|property ; = Total ; Less: accumulated depreciation|-210000|depreciation
< NET PROPERTY AND EQUIPMENT
> OTHER ASSETS ; Deposits|4100|otherLong ; Loan costs, net of amortization|1900|?otherLong ?intangible
Goodwill, net|12000|intangible ; < TOTAL OTHER ASSETS ; <- TOTAL ASSETS|totalAssets
> LIABILITIES AND STOCKHOLDER'S EQUITY ; > CURRENT LIABILITIES
Bank overdraft|3100|?shortDebt ?otherCurrentLiabilities ?payable ; Accounts payable|91000|payable
Payroll taxes withheld and accrued|9100|accrued ; Customer deposits|21000|otherCurrentLiabilities
Line of credit - First National Bank|50000|shortDebt ; Current portion - long-term debt|31000|currentDebt
< TOTAL CURRENT LIABILITIES|totalCurrentLiabilities
> LONG-TERM LIABILITIES ; Notes payable - Ford Motor Credit|41000|longDebt ; Notes payable - bank|61000|longDebt
Less: current portion above|-31000|longDebt ; Loan from shareholder|25000|?longDebt ?otherLongLiabilities
< TOTAL LONG-TERM LIABILITIES|totalLongLiabilities ; = TOTAL LIABILITIES|totalLiabilities
> STOCKHOLDER'S EQUITY ; Common stock|1000|stock ; Paid-in capital|19000|paidIn ; ~ Retained earnings|retained
< TOTAL STOCKHOLDER'S EQUITY|totalEquity ; < TOTAL LIABILITIES AND STOCKHOLDER'S EQUITY|totalBoth

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
`,
)
