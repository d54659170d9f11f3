/** Balance sheets as listed companies file them and as other countries word them. */
import { wordedStatements } from '../worded-statement.ts'

export const filedBalanceSheets = wordedStatements(
  'BALANCE_SHEET',
  `
== retail 10k | filing | Consolidated Statements of Financial Position | CONSOLIDATED BALANCE SHEETS
> Assets ; Cash and cash equivalents|5900|cash ; Inventory|13900|inventory ; Other current assets|1760|otherCurrent
= Total current assets|totalCurrent
> Property and equipment ; Land|6141|property ; Buildings and improvements|32478|property
Fixtures and equipment|6800|property ; Computer hardware and software|2895|property
Construction-in-progress|1257|property ; Accumulated depreciation|-19000|depreciation ; < Property and equipment, net
Operating lease assets|2556|?otherLong ?property ; Other noncurrent assets|1501|otherLong
<- Total assets|totalAssets
> Liabilities and shareholders' investment ; > ; Accounts payable|13499|payable
Accrued and other current liabilities|5800|accrued ?otherCurrentLiabilities
Current portion of long-term debt and other borrowings|1130|currentDebt ?shortDebt
< Total current liabilities|totalCurrentLiabilities ; Long-term debt and other borrowings|14800|longDebt
Noncurrent operating lease liabilities|2480|otherLongLiabilities ?longDebt ; Deferred income taxes|2300|deferredTax
Other noncurrent liabilities|1600|otherLongLiabilities
> Shareholders' investment ; Common stock|38|stock ; Additional paid-in capital|6608|paidIn
~ Retained earnings|retained ; Accumulated other comprehensive loss|-419
< Total shareholders' investment|totalEquity ; < Total liabilities and shareholders' investment|totalBoth

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

== india schedule iii bs | ifrs | Balance Sheet | BALANCE SHEET
> ; > ASSETS ; > Non-current assets ; Property, plant and equipment|212000|property
Capital work-in-progress|12000|?property ?otherLong ; Right-of-use assets|9100|?otherLong ?property
Intangible assets|3100|intangible
> Financial assets ; Investments|21000|longInvestments ; Loans|1200|?otherLong
Other financial assets|3100|?otherLong ?longInvestments ; < ; Other non-current assets|5100|otherLong
< Total non-current assets|totalFixed
> Current assets ; Inventories|61000|inventory
> Financial assets ; Investments|9100|investments ; Trade receivables|71000|receivable
Cash and cash equivalents|21000|cash
Bank balances other than cash and cash equivalents|3100|?cash ?otherCurrent ?investments ; Loans|600|?otherCurrent
Other financial assets|1400|?otherCurrent ?investments ; < ; Other current assets|9100|otherCurrent
< Total current assets|totalCurrent ; <- TOTAL ASSETS|totalAssets
> EQUITY AND LIABILITIES ; > Equity ; Equity share capital|10000|stock ; ~ Other equity|?retained
< Total equity|totalEquity
> Liabilities ; > Non-current liabilities ; > Financial liabilities ; Borrowings|51000|longDebt
Lease liabilities|6100|?otherLongLiabilities ?longDebt ; < ; Provisions|3100|otherLongLiabilities
Deferred tax liabilities (net)|9100|deferredTax ; < Total non-current liabilities|totalLongLiabilities
> Current liabilities ; > Financial liabilities ; Borrowings|31000|shortDebt ; Trade payables|41000|payable
Other financial liabilities|9100|?otherCurrentLiabilities ; <
Other current liabilities|7100|?otherCurrentLiabilities ; Provisions|2100|?otherCurrentLiabilities ?accrued
Current tax liabilities (net)|1100|?otherCurrentLiabilities ?accrued
< Total current liabilities|totalCurrentLiabilities ; < Total liabilities|totalLiabilities
< TOTAL EQUITY AND LIABILITIES|totalBoth

== australian bs | ifrs | Statement of Financial Position | Consolidated statement of financial position
> Current assets ; Cash and cash equivalents|21000|cash ; Trade and other receivables|41000|receivable
Inventories|38000|inventory ; Other current assets|3100|otherCurrent ; < Total current assets|totalCurrent
> Non-current assets ; Property, plant and equipment|112000|property ; Right-of-use assets|31000|?otherLong ?property
Deferred tax assets|4100|?otherLong ; Intangible assets|61000|intangible ; < Total non-current assets|totalFixed
= Total assets|totalAssets
> Current liabilities ; Trade and other payables|31000|payable
Lease liabilities|6100|?otherCurrentLiabilities ?currentDebt ; Borrowings|12000|shortDebt
Income tax payable|2100|?otherCurrentLiabilities ?accrued ; Employee benefits|7100|?accrued ?otherCurrentLiabilities
< Total current liabilities|totalCurrentLiabilities
> Non-current liabilities ; Lease liabilities|27000|?otherLongLiabilities ?longDebt ; Borrowings|51000|longDebt
Employee benefits|1900|?otherLongLiabilities ; < Total non-current liabilities|totalLongLiabilities

== uk frs102 | uk | Balance Sheet | Statement of Financial Position | BALANCE SHEET
> ; > Fixed assets ; Intangible assets|21000|intangible ; Tangible assets|212000|property
Investments|100|longInvestments ; < .|totalFixed
> ; > Current assets ; Stocks|81000|inventory ; Debtors|112000|receivable ; Cash at bank and in hand|41000|cash
< .|totalCurrent ; - Creditors: amounts falling due within one year|141000|totalCurrentLiabilities
< Net current assets ; = Total assets less current liabilities
- Creditors: amounts falling due after more than one year|61000|totalLongLiabilities
- Provisions for liabilities|21000|?otherLongLiabilities ?deferredTax ; <- Net assets|totalEquity
> Capital and reserves ; Called up share capital|100|stock ; Share premium account|9900|paidIn
~ Profit and loss account|retained ; < Shareholders' funds

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

== manufacturer 10q | filing | CONDENSED CONSOLIDATED BALANCE SHEETS | Condensed Consolidated Balance Sheets (Unaudited)
> ASSETS ; > Current Assets: ; Cash and cash equivalents|412.1|cash
Receivables, less allowances of $12.1 and $11.8|812.3|receivable ; Inventories, net|712.4|inventory
Contract assets|61.2|?otherCurrent ; Assets held for sale|12.1|?otherCurrent
Prepaid expenses and other current assets|121.3|?prepaid ?otherCurrent ; < Total Current Assets|totalCurrent
Property, Plant and Equipment, net|912.4|property ; Goodwill|1812.1|intangible
Other Intangible Assets, net|712.2|intangible ; Operating lease right-of-use assets|121.3|?otherLong ?property
Deferred income taxes|41.2|?otherLong ; Other Assets|141.1|otherLong ; <- Total Assets|totalAssets
> LIABILITIES AND EQUITY ; > Current Liabilities: ; Short-term borrowings|21.3|shortDebt
Current maturities of long-term debt|112.1|currentDebt ; Accounts payable|512.3|payable
Compensation and benefits|121.2|?accrued ?otherCurrentLiabilities
Contract liabilities|91.3|?otherCurrentLiabilities
Current operating lease liabilities|31.2|?otherCurrentLiabilities ?currentDebt
Accrued expenses and other|212.1|?accrued ?otherCurrentLiabilities
< Total Current Liabilities|totalCurrentLiabilities ; Long-Term Debt, net of current maturities|1412.3|longDebt
Pension and Other Postretirement Benefits|121.2|?otherLongLiabilities
Noncurrent operating lease liabilities|91.4|?otherLongLiabilities ?longDebt ; Deferred Income Taxes|141.1|deferredTax
Other Liabilities|112.3|otherLongLiabilities ; = Total Liabilities|totalLiabilities
> Equity: ; Common stock, $0.01 par value: 150.0 shares authorized; 100.2 shares issued|1.0|stock
Additional paid-in capital|812.1|paidIn ; ~ Retained earnings|retained ; Accumulated other comprehensive loss|-212.3
Treasury stock, at cost (21.1 shares)|-612.1|treasury ; < Total equity|totalEquity
< Total Liabilities and Equity|totalBoth
`,
)
