/** Income statements as accountants and associations in America write them. */
import { wordedStatements } from '../worded-statement.ts'

export const practiceIncomeStatements = wordedStatements(
  'INCOME_STATEMENT',
  `
== hoa | fund | Statement of Revenues and Expenses | Income Statement - Operating | Statement of Revenues, Expenses and Changes in Fund Balance
> REVENUE ; Assessment Income|212000 ; Late Fees & Interest|2100 ; Clubhouse Rental|1800 ; Key/Fob Income|240
Interest Income - Operating|90 ; < TOTAL REVENUE|revenue
> EXPENSES ; > Administrative ; Management Fees|24000 ; Insurance|31000 ; Legal Fees|3100
Audit & Tax Preparation|2900 ; Postage & Copies|1200 ; < Total Administrative|?general
> Grounds ; Landscape Contract|41000 ; Irrigation Repairs|3300 ; < Total Grounds
> Utilities ; Electricity|8900|?rent ; Water & Sewer|21000|?rent ; < Total Utilities|?rent
Transfer to Reserves|48000 ; <- TOTAL EXPENSES|totalExpenses ; = EXCESS OF REVENUES OVER EXPENSES|net ?operating
! Fund balance, beginning of year|51000

== church | fund | Statement of Activities | Statement of Support, Revenue and Expenses
> Support and Revenue ; Tithes and offerings|412000 ; Designated gifts|38000 ; Facility use fees|9100
Investment return, net|1200 ; < Total support and revenue|revenue
> Expenses ; Pastoral and staff compensation|201000|?salaries ; Missions and benevolence|51000
Worship and discipleship|22000 ; Facilities and utilities|61000|?rent ; Office and administration|19000|?general
Depreciation|24000|depreciation ; <- Total expenses|totalExpenses ; = Change in net assets|net
! Net assets, beginning of year|912000

== canadian ntr | cpa | Statement of Operations and Retained Earnings | Statement of Income and Retained Earnings (Unaudited)
Sales|912000|revenue
> Cost of sales ; Inventory, beginning of year|81000 ; Purchases|512000 ; Freight and duty|9100
Inventory, end of year|-88000 ; <- Cost of goods sold|cost ; = Gross profit|gross
> Expenses ; Accounting and legal|9100 ; Advertising and promotion|12000|marketing ; Amortization|14000|depreciation
Bad debts|900 ; Bank charges and interest|2100|?interest ; Insurance|8100 ; Interest on long-term debt|4100|interest
Management salaries|81000|?salaries ; Office and general|7100|?general ; Rent|36000|rent
Repairs and maintenance|3100 ; Telephone|2200|?rent ; Travel|1900 ; Vehicle|7200
Wages and employee benefits|91000|salaries ; <- Total expenses|totalExpenses
= Income before income taxes|beforeTax ?operating ; - Income taxes|5100|tax ; = Net income|net
! Retained earnings, beginning of year|201000 ; ! Dividends|-20000

== law firm | cpa | Statement of Revenues and Expenses - Income Tax Basis | Statement of Income and Expenses - Cash Basis
> REVENUES ; Fees collected|2120000 ; Expense reimbursements|31000 ; < Total revenues|revenue
> EXPENSES ; Associate salaries|512000|?salaries ; Staff salaries|318000|?salaries ; Payroll taxes|61000|?salaries
Employee benefits|71000|?salaries ; Rent|121000|rent ; Professional liability insurance|41000
Library and research|22000 ; Client development|12000 ; Depreciation|14000|depreciation ; Interest|6100|interest
Other|19000 ; <- Total expenses|totalExpenses ; = EXCESS OF REVENUES OVER EXPENSES|net

== single step | cpa | Statement of Income | STATEMENTS OF EARNINGS
> Revenues: ; Net sales|812000 ; Rental income|12000 ; Interest and dividends|1900 ; < Total revenues|?revenue
> Costs and expenses: ; Cost of products sold|512000|cost ; Selling and delivery|81000|?marketing
General and administrative|91000|general ; Interest|9100|interest ; <- Total costs and expenses|?totalExpenses
= Earnings before income taxes|beforeTax
> Income taxes: ; Federal|21000 ; State|4100 ; <- Total income taxes|tax ; = Net earnings|net

== manufacturer with schedule | cpa | Statement of Income
> SALES ; Gross sales|4120000 ; Less returns and allowances|-41000 ; < Net sales|revenue
> COST OF GOODS SOLD ; Finished goods inventory, beginning|310000 ; Cost of goods manufactured|2510000
Less finished goods inventory, ending|-330000 ; <- Total cost of goods sold|cost ; = GROSS PROFIT|gross
> OPERATING EXPENSES ; Selling expenses|412000|?marketing ; General and administrative expenses|512000|general
<- Total operating expenses|totalExpenses ; = INCOME FROM OPERATIONS|operating
> OTHER INCOME (EXPENSE) ; Interest expense|-38000|-interest ; Gain on disposal of equipment|4100|?otherIncome
PPP loan forgiveness|61000|?otherIncome ; < Total other income (expense)|netOther
= NET INCOME BEFORE TAXES|beforeTax ; - INCOME TAX EXPENSE|61000|tax ; = NET INCOME|net

== uk charity sofa | fund | Statement of Financial Activities (including Income and Expenditure Account)
> Income and endowments from: ; Donations and legacies|412000 ; Charitable activities|120000
Other trading activities|31000 ; Investments|4100 ; < Total income|revenue
> Expenditure on: ; Raising funds|81000 ; Charitable activities|381000 ; <- Total expenditure|totalExpenses
= Net income|net ; ! Reconciliation of funds: Total funds brought forward|310000
`,
)
