/** Income statements as bookkeeping programs print them. */
import { wordedStatements } from '../worded-statement.ts'

export const programIncomeStatements = wordedStatements(
  'INCOME_STATEMENT',
  `
== qbo expenses with parents | books | Profit and Loss
> Income ; Sales|412000 ; Services|88000 ; Refunds-Allowances|-3100 ; < Total Income|revenue
> Cost of Goods Sold ; Materials & Supplies - COGS|141000 ; Shipping, Freight & Delivery - COS|12000
<- Total Cost of Goods Sold|cost ; = Gross Profit|gross
> Expenses ; Advertising & Marketing|18100|marketing
> Automobile ; Fuel|7200 ; Repairs & Maintenance|2100 ; < Total Automobile ; Bank Charges & Fees|1250
Insurance|9100
> Legal & Professional Services ; Accounting|6100 ; Bookkeeper|4200 ; < Total Legal & Professional Services
Meals & Entertainment|2400 ; Office Supplies & Software|3900
> Payroll Expenses ; Wages|92000|?salaries ; Taxes|7900|?salaries ; < Total Payroll Expenses|salaries
Rent & Lease|36000|rent ; Utilities|6200|rent ; QuickBooks Payments Fees|910 ; <- Total Expenses|totalExpenses
= Net Operating Income|operating netOrdinary
> Other Income ; Interest Earned|210 ; < Total Other Income|otherIncome
> Other Expenses ; Depreciation|14000|?depreciation ; Vehicle Loan Interest|1300|?interest
<- Total Other Expenses|otherExpenses ; = Net Income|net

== qbd numbered | books | Profit & Loss
> Ordinary Income/Expense ; > Income ; 40100 · Construction Income|910000 ; 40130 · Labor Income|208000
40500 · Reimbursed Freight & Delivery|2100 ; 40199 · Less Discounts Given|-900 ; < Total Income|revenue
> Cost of Goods Sold ; 50100 · Cost of Goods Sold|48000 ; 54000 · Job Expenses|402000
54520 · Freight & Delivery|3000 ; <- Total COGS|cost ; = Gross Profit|gross
> Expense ; 60100 · Automobile|21200 ; 60600 · Bank Service Charges|900 ; 62100 · Insurance|31000
62400 · Interest Expense|8100|interest ; 62700 · Payroll Expenses|210000|salaries ; 63100 · Postage|800
63600 · Professional Fees|9100 ; 64200 · Repairs|3400 ; 64800 · Tools and Machinery|2800
65100 · Utilities|7700|rent ; <- Total Expense|totalExpenses ; < Net Ordinary Income|netOrdinary ?operating
> Other Income/Expense ; > Other Income ; 70100 · Other Income|340 ; 70200 · Interest Income|610
< Total Other Income|otherIncome ; < Net Other Income|netOther ; = Net Income|net

== xero pl | books | Profit and Loss
> Trading Income ; Sales|320000 ; Other Revenue|2100 ; < Total Trading Income|revenue
> Cost of Sales ; Cost of Goods Sold|121000 ; Direct Wages|31000 ; <- Total Cost of Sales|cost ; = Gross Profit|gross
> Operating Expenses ; Advertising|9100|marketing ; Bank Fees|610 ; Cleaning|1900 ; Consulting & Accounting|5100
Depreciation|6600|depreciation ; Entertainment|900 ; Freight & Courier|2100 ; General Expenses|1100|?general
Insurance|4400 ; Light, Power, Heating|3900|rent ; Motor Vehicle Expenses|7100 ; Office Expenses|1300|?general
Rent|28000|rent ; Subscriptions|2200 ; Superannuation|7400|?salaries ; Telephone & Internet|2600|?rent
Travel - National|1900 ; Wages and Salaries|61000|salaries ; <- Total Operating Expenses|totalExpenses
= Net Profit|net ?operating

== zoho pl | books | Profit and Loss
> Operating Income ; Sales|231000 ; General Income|1200 ; Shipping Charge|900 ; < Total for Operating Income|revenue
> Cost of Goods Sold ; Cost of Goods Sold|88000 ; <- Total for Cost of Goods Sold|cost ; = Gross Profit|gross
> Operating Expense ; Bank Fees and Charges|800 ; Salaries and Employee Wages|54000|salaries
Rent Expense|18000|rent ; IT and Internet Expenses|3100 ; Advertising And Marketing|4100|marketing
Depreciation Expense|2900|depreciation ; Other Expenses|1800 ; <- Total for Operating Expense|totalExpenses
= Operating Profit|operating
> Non Operating Income ; Interest Income|300 ; < Total for Non Operating Income|otherIncome
> Non Operating Expense ; Exchange Gain or Loss|120 ; <- Total for Non Operating Expense|otherExpenses
= Net Profit/Loss|net

== sage peachtree | books | Income Statement
> Revenues ; Sales - Merchandise|412000 ; Sales - Service|61000 ; Sales Returns and Allowances|-4100
Sales Discounts|-900 ; < Total Revenues|revenue
> Cost of Sales ; Product Cost - Merchandise|201000 ; Direct Labor Costs|33000 ; Freight In|5100
Purchase Returns & Allowances|-800 ; <- Total Cost of Sales|cost ; = Gross Profit|gross
> Expenses ; Advertising Expense|6100|marketing ; Auto Expenses|4100 ; Bad Debt Expense|1200
Depreciation Expense|11200|depreciation ; Employee Benefit Programs Exp|9100|?salaries ; Insurance Expense|6200
Interest Expense|3100|interest ; Legal and Professional Expense|5200 ; Maintenance Expense|1900
Office Expense|3200|?general ; Payroll Tax Expense|7100|?salaries ; Rent or Lease Expense|24000|rent
Utilities Expense|5100|rent ; Wages Expense|82000|salaries ; Other Expense|900 ; <- Total Expenses|totalExpenses
= Net Income|net

== wave | books | Profit and Loss
> Income ; Consulting Income|120000 ; Uncategorized Income|900 ; < Total Income|revenue
> Cost of Goods Sold ; Subcontracted Services|21000 ; <- Total Cost of Goods Sold|cost ; = Gross Profit|gross
> Operating Expenses ; Accounting Fees|1900 ; Computer – Hosting|1200 ; Computer – Software|2600
Dues & Subscriptions|400 ; Insurance – General Liability|1500 ; Meals and Entertainment|900
Merchant Account Fees|2200 ; Rent Expense|12000|rent ; Payroll – Salary & Wages|31000|salaries
Telephone – Wireless|900|?rent ; <- Total Operating Expenses|totalExpenses ; = Net Profit|net ?operating

== rental property | books | Income Statement | Profit & Loss | Statement of Operations
> Operating Income ; Gross Potential Rent|312000 ; Vacancy Loss|-15000 ; Concessions|-2100 ; < Net Rental Income
Late Charges|1800 ; Laundry Income|2400 ; = Total Operating Income|revenue
> Operating Expenses ; Management Fees|14000 ; Repairs & Maintenance|22000 ; Property Taxes|41000
Property Insurance|12000 ; Utilities|18000|rent ; Payroll|21000|?salaries ; Advertising|1900|marketing
<- Total Operating Expenses|totalExpenses ; = NET OPERATING INCOME|operating
> Other Expenses ; Mortgage Interest|61000|?interest ; Depreciation|52000|?depreciation
Amortization|1400|?depreciation ; <- Total Other Expenses|otherExpenses ; = NET INCOME|net

== spa owner draw | books | Profit & Loss Statement | Statement of Profit and Loss
> Revenue ; Service Revenue|212000 ; Retail Sales|41000 ; Gratuities|9100 ; < Total Revenue|revenue
> Cost of Sales ; Retail Product Cost|19000 ; Back Bar Supplies|7100 ; <- Total Cost of Sales|cost
= Gross Margin|gross
> Operating Expenses ; Booth Rent Paid|4100|?rent ; Commissions|61000|?salaries ; Credit Card Processing|5100
Guaranteed Payments|36000|?salaries ; Laundry|2100 ; Licenses & Permits|700 ; Marketing & Social Media|4100|marketing
Rent - Salon|30000|rent ; Section 179 Expense|5100|?depreciation ; Utilities - Electric & Gas|5100|rent
<- Total Operating Expenses|totalExpenses ; = Net Operating Profit|operating
Other Income - Sublease|4100|otherIncome ; - Interest Expense - Equipment Loan|900|interest
= Net Profit Before Taxes|beforeTax ?net
`,
)
