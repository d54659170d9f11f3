/** Income statements as trades and reporting frameworks word them. */
import { wordedStatements } from '../worded-statement.ts'

export const wordedIncomeStatements = wordedStatements(
  'INCOME_STATEMENT',
  `
== contractor contract income | cpa | Statements of Income | Income Statement | Statements of Earnings
Contract revenues earned|8412000|revenue ; - Cost of revenues earned|6980000|cost ; = Gross profit|gross
- General and administrative expenses|912000|?general totalExpenses ; = Income from operations|operating
> Other income (expense) ; Interest expense|-41200|-interest
Gain on sale of property and equipment|21200|?otherIncome ; Miscellaneous|4100|?otherIncome
< Total other income (expense), net|netOther ; = Income before provision for income taxes|beforeTax
- Provision for income taxes: current and deferred|98000|tax ; = Net income|net
! Retained earnings, beginning of year|1200000 ; ! Distributions to stockholders|-210000

== filing cost lines apart | filing | Consolidated Statements of Operations | CONSOLIDATED STATEMENTS OF INCOME | Condensed Consolidated Statements of Operations (Unaudited)
> Net revenues: ; Products|4120 ; Services and other|1880 ; < Total net revenues|revenue
> Cost of revenues: ; Cost of products sold (exclusive of depreciation and amortization shown separately below)|2310
Cost of services and other|801 ; <- Total cost of revenues|cost ; = Gross margin|gross
> Operating expenses: ; Selling, general and administrative|1210|general ; Research and development|612
Depreciation and amortization|210|depreciation ; Restructuring, impairment and other charges, net|41
<- Total operating expenses|totalExpenses ; = Operating income|operating ; Interest income|21|otherIncome
- Interest expense|88|interest ; Other (expense) income, net|-12|?otherExpenses ?otherIncome ?netOther
= Income before income taxes and equity in earnings of affiliates|beforeTax ; - Income tax provision|121|tax
Equity in earnings of affiliates, net of tax|9 ; = Net income|net
! Less: Net income attributable to noncontrolling interests|6 ; # Earnings per share: ; ! Basic|2.41 ; ! Diluted|2.38

== uk statutory | uk | Profit and Loss Account | Statement of Comprehensive Income | Income Statement
TURNOVER|4120000|revenue ; - Cost of sales|2610000|cost ; = GROSS PROFIT|gross
- Distribution costs|210000|?marketing ; - Administrative expenses|1012000|general
Other operating income|21000|?otherIncome ; = OPERATING PROFIT|operating
Income from shares in group undertakings|12000|?otherIncome
Interest receivable and similar income|2100|?otherIncome ; - Interest payable and similar expenses|31000|interest
= PROFIT BEFORE TAXATION|beforeTax ; - Tax on profit|52000|tax ; = PROFIT FOR THE FINANCIAL YEAR|net

== ifrs by nature | ifrs | Consolidated income statement | Consolidated Statement of Profit or Loss | Consolidated statement of profit or loss and other comprehensive income
Revenue from contracts with customers|5120|revenue ; Other income|41|?otherIncome
- Raw materials and consumables used|2010|?cost ; - Employee benefits expense|1212|salaries
- Depreciation and amortisation expense|312|depreciation ; - Impairment losses on trade receivables|21
- Other operating expenses|810 ; = Results from operating activities|operating ; Finance income|12|?otherIncome
- Finance costs|101|interest ; Share of profit of associates and joint ventures, net of tax|21|?otherIncome
= Profit before income tax|beforeTax ; - Income tax expense|161|tax ; = Profit for the year|net
# Profit attributable to: ; ! Owners of the Company|600 ; ! Non-controlling interests|12 ; # Earnings per share
! Basic earnings per share (cents)|41.2

== trucking company | cpa | Statement of Operations | Statements of Income | Income Statement
> OPERATING REVENUE ; Freight revenue|3120000 ; Fuel surcharge revenue|412000 ; < TOTAL OPERATING REVENUE|revenue
> OPERATING EXPENSES ; Driver wages and benefits|1012000|salaries ; Purchased transportation|610000
Fuel and fuel taxes|712000 ; Insurance and claims|141000 ; Repairs, maintenance and tires|212000
Equipment rent and leases|88100|?rent ; Depreciation|312000|depreciation ; Tolls, permits and licenses|41200
Communications and utilities|21200|?rent ; General and administrative|98100|general
(Gain) loss on disposal of equipment|-12000 ; <- TOTAL OPERATING EXPENSES|totalExpenses
= INCOME FROM OPERATIONS|operating ; - INTEREST EXPENSE|61200|interest ; = NET INCOME|net

== quickbooks detail wording | books | Profit & Loss | Profit and Loss | Profit & Loss Detail Summary | Income Statement
> Income ; 4000 Sales Income|812000 ; 4010 Sales Discounts|-4100 ; 4020 Refunds-Allowances|-2100
4050 Shipping Income|9100 ; < Total Income|revenue
> Cost of Goods Sold ; 5000 Cost of Goods Sold|312000 ; 5010 Freight In|21000 ; 5020 Merchant Account Fees|12100
<- Total Cost of Goods Sold|cost ; = Gross Profit|gross
> Expenses ; 6000 Advertising & Marketing|21200|marketing ; 6010 Auto & Truck Expense|9100
6020 Bank Charges & Fees|2100 ; 6030 Depreciation Expense|18000|depreciation ; 6040 Dues & Subscriptions|3100
> 6100 Insurance ; 6110 General Liability|6100 ; 6120 Workers Comp|4100 ; < Total 6100 Insurance
6200 Interest Paid|7100|interest ; 6210 Job Supplies|12100 ; 6220 Legal & Professional Services|8100
6230 Meals & Entertainment|3100 ; 6240 Office Supplies & Software|7100|?general
> 6300 Payroll Expenses ; 6310 Wages|141000|salaries ; 6320 Officer Compensation|61000|salaries
6330 Payroll Taxes|15100|?salaries ; < Total 6300 Payroll Expenses ; 6400 Rent & Lease|36000|rent
6410 Repairs & Maintenance|6100 ; 6420 Taxes & Licenses|4100 ; 6430 Travel|5100 ; 6440 Utilities|8100|rent
<- Total Expenses|totalExpenses ; = Net Operating Income|?operating ?netOrdinary
> Other Income ; 7000 Interest Earned|300 ; 7010 Cash Back Rewards|1200 ; < Total Other Income|otherIncome
> Other Expenses ; 8000 Penalties & Settlements|900 ; <- Total Other Expenses|otherExpenses ; = Net Income|net

== nonprofit functional with releases | fund | Statement of Activities | Statements of Activities and Changes in Net Assets
> REVENUE AND SUPPORT ; Contributions and grants|812000 ; Program service fees|212000
Special events, net of direct benefit costs of $21,210|61000 ; In-kind contributions|21000
Investment return, net|12000 ; Net assets released from restrictions|0 ; < TOTAL REVENUE AND SUPPORT|revenue
> EXPENSES ; # Program services: ; Housing assistance|312000 ; Youth programs|212000 ; # Supporting services:
Management and general|121000|?general ; Fundraising|61000|?marketing ; <- TOTAL EXPENSES|totalExpenses
= CHANGE IN NET ASSETS|net ; ! NET ASSETS, BEGINNING OF YEAR|912000 ; ! NET ASSETS, END OF YEAR|1300000

== modified cash revenues and expenses | cpa | Statement of Revenues and Expenses - Modified Cash Basis | Statement of Revenue and Expenses - Income Tax Basis | Statements of Revenues, Expenses and Changes in Members' Equity
> Revenues ; Professional fees collected|2120000 ; Capitation income|212000 ; Less: refunds to patients|-21000
< Total revenues|revenue
> Operating expenses ; Physicians' salaries|812000|salaries ; Staff salaries|412000|salaries
Payroll taxes|71000|?salaries ; Employee benefits|61000|?salaries ; Pension plan contributions|52000|?salaries
Medical supplies and drugs|141000|?cost ; Laboratory fees|21000|?cost ; Rent|121000|rent
Telephone and utilities|21000|rent ; Malpractice insurance|61000 ; Billing service|41000
Office supplies and postage|18000|?general ; Legal and accounting|14000 ; Continuing education|6100
Depreciation and amortization|52000|depreciation ; Interest|12000|interest
<- Total operating expenses|totalExpenses ; = Excess of revenues over expenses|net

== restaurant prime cost | books | Income Statement | Profit and Loss Statement | P&L
> SALES ; Food Sales|612000 ; Beverage Sales - Liquor, Beer & Wine|212000 ; Catering|41000
Less: Comps & Discounts|-12000 ; < TOTAL SALES|revenue
> COST OF SALES ; Food Cost|189000 ; Beverage Cost|48000 ; Paper & Packaging|12000 ; <- TOTAL COST OF SALES|cost
= GROSS PROFIT|gross
> ; > LABOR ; Management Salaries|91000|salaries ; Hourly Wages - FOH|88000|salaries
Hourly Wages - BOH|102000|salaries ; Payroll Taxes & Benefits|31000|?salaries ; < TOTAL LABOR|?salaries
> CONTROLLABLE EXPENSES ; Direct Operating Supplies|14000 ; Music & Entertainment|3100
Marketing & Promotions|12100|marketing ; Utilities|28000|rent ; Repairs & Maintenance|12000
< TOTAL CONTROLLABLE EXPENSES
> OCCUPANCY COSTS ; Rent & CAM|72000|rent ; Property Taxes|6100|?rent ; < TOTAL OCCUPANCY COSTS ; <-
= NET OPERATING INCOME|?operating ?netOrdinary ?beforeTax ; - Interest Expense|12000|interest
- Depreciation & Amortization|31000|depreciation ; = NET INCOME|net

== saas costs and expenses | filing | Consolidated Statements of Operations | Condensed Consolidated Statements of Operations
> Revenue: ; Subscription|412000 ; Professional services and other|31000 ; < Total revenue|revenue
> Cost of revenue(1): ; Subscription|88000 ; Professional services and other|34000 ; <- Total cost of revenue|cost
= Gross profit|gross
> Operating expenses(1): ; Sales and marketing|210000|marketing ; Research and development|121000
General and administrative|71000|general ; <- Total operating expenses|totalExpenses
= Loss from operations|operating ; Interest and other income, net|9100|?otherIncome
- Interest expense|4100|interest ; = Loss before provision for income taxes|beforeTax
- Provision for income taxes|1200|tax ; = Net loss|net ; ! Net loss per share, basic and diluted|-0.41
! Weighted-average shares used in computing net loss per share, basic and diluted|141000

== insurance agency commissions | cpa | Statements of Income and Members' Equity | Statement of Income | Statements of Operations and Changes in Retained Earnings
> REVENUES ; Commissions - property and casualty|1210000 ; Commissions - life and benefits|312000
Contingent commissions|141000 ; Fees and other|21000 ; < Total revenues|revenue
> EXPENSES ; Compensation and benefits|912000|salaries ; Producer commissions|212000 ; Occupancy|88000|rent
Advertising and promotion|31000|marketing ; Professional fees|41000 ; Technology and communications|52000
Other operating expenses|61000 ; Amortization of intangible assets|41000|?depreciation
Depreciation|12000|depreciation ; Interest|21000|interest ; <- Total expenses|totalExpenses ; = Net income|net
! Members' equity, beginning of year|412000 ; ! Distributions to members|-141000
! Members' equity, end of year|512000

== farm schedule f style | books | Income Statement | Farm Income and Expense Statement | Profit & Loss Statement
> Farm Income ; Sales of livestock raised|212000 ; Sales of crops|412000 ; Agricultural program payments|31000
Crop insurance proceeds|12000 ; Custom hire income|21000 ; < Gross Farm Income|revenue
> Farm Expenses ; Chemicals|31000 ; Conservation expenses|2100 ; Custom hire (machine work)|14000
Depreciation|61000|depreciation ; Feed|88000 ; Fertilizers and lime|52000 ; Freight and trucking|6100
Gasoline, fuel, and oil|31000 ; Insurance (other than health)|14000 ; Interest - mortgage|28000|interest
Interest - other|9100|interest ; Labor hired|41000|salaries ; Rent or lease - vehicles, machinery|6100|?rent
Rent or lease - land|61000|rent ; Repairs and maintenance|21000 ; Seeds and plants|41000 ; Supplies|8100 ; Taxes|9100
Utilities|7100|rent ; Veterinary, breeding, and medicine|12000 ; <- Total Farm Expenses|totalExpenses
= Net Farm Profit|net

== management report ebitda | books | Income Statement | Profit & Loss | Monthly Financial Report - Income Statement
Gross Sales|1210000 ; Less: Returns & Allowances|-21000 ; = Net Sales|revenue ; - Cost of Goods Sold|712000|cost
= Gross Profit|gross
> Operating Expenses ; Salaries, Wages & Bonuses|212000|salaries ; Employer Taxes & Benefits|31000|?salaries
Rent, CAM & Utilities|48000|rent ; Marketing, Advertising & Trade Shows|21000|marketing
Office & Admin|18000|general ; Insurance|12000 ; <- Total Operating Expenses|totalExpenses ; = EBITDA
- Depreciation & Amortization|21000|depreciation ; = EBIT|operating ; - Interest Expense|9100|interest
= Pre-Tax Income|beforeTax ; - Taxes|14000|tax ; = Net Income|net

== university revenues and changes | fund | Statements of Revenues, Expenses and Changes in Net Position | Statement of Revenues, Expenses, and Changes in Net Position
> Operating revenues ; Student tuition and fees, net of scholarship allowances of $12,400 and $11,900|81200
Grants and contracts|31000 ; Auxiliary enterprises|21000 ; < Total operating revenues|revenue
> Operating expenses ; Salaries and benefits|98000|salaries ; Supplies and services|41000 ; Utilities|4100|rent
Scholarships and fellowships|6100 ; Depreciation and amortization|12100|depreciation
<- Total operating expenses|totalExpenses ; = Operating loss|operating
> Nonoperating revenues (expenses) ; State appropriations|38000 ; Gifts|6100
Investment income, net|2100|?otherIncome ; Interest on capital asset-related debt|-3100|-interest
< Net nonoperating revenues|netOther ; = Increase in net position|net ; ! Net position, beginning of year|212000
! Net position, end of year|231000

== distributor with officer lines | cpa | Statement of Income | Statements of Income and Retained Earnings | Comparative Income Statement
SALES, net of returns and discounts|5120000|revenue
> COST OF GOODS SOLD ; Inventory, beginning of year|612000 ; Purchases, net|3410000 ; Freight-in|88000
Less inventory, end of year|-641000 ; <- Total cost of goods sold|cost ; = GROSS PROFIT ON SALES|gross
> SELLING, GENERAL AND ADMINISTRATIVE EXPENSES ; Officers' salaries|212000|salaries
Other salaries and wages|612000|salaries ; Commissions|141000|?salaries ?marketing ; Payroll taxes|71000|?salaries
Advertising|31000|marketing ; Bad debts|12000 ; Rent - related party|120000|rent ; Utilities and telephone|31000|rent
Depreciation|61000|depreciation ; Sundry|4100
<- Total selling, general and administrative expenses|totalExpenses ?general
= INCOME FROM OPERATIONS BEFORE OTHER INCOME AND EXPENSE|operating
> OTHER INCOME (EXPENSE) ; Interest income|2100|otherIncome ; Interest expense|-41000|-interest
< NET OTHER EXPENSE|netOther ; = INCOME BEFORE TAXES ON INCOME|beforeTax ; - TAXES ON INCOME|61000|tax
= NET INCOME FOR THE YEAR|net ; ! RETAINED EARNINGS (DEFICIT), BEGINNING OF YEAR|812000 ; ! DIVIDENDS PAID|-50000
! RETAINED EARNINGS (DEFICIT), END OF YEAR|912000
`,
)
