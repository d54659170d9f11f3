/** Income statements as companies, programs and funds word them. How the rows are written: drawing/statement-rows.ts. */
import { wordedStatements } from '../worded-statement.ts'

export const incomeStatements = wordedStatements(
  'INCOME_STATEMENT',
  `
== india schedule iii | ifrs | Statement of Profit and Loss | STATEMENT OF PROFIT AND LOSS
> ; > Income ; Revenue from operations|412000|revenue ; Other income|3100|otherIncome ; < Total income
> Expenses ; Cost of materials consumed|181000|?cost ; Purchases of stock-in-trade|22000|?cost
Changes in inventories of finished goods, work-in-progress and stock-in-trade|-3100|?cost
Employee benefits expense|61000|salaries ; Finance costs|9100|interest
Depreciation and amortisation expense|14000|depreciation ; Other expenses|71000 ; <- Total expenses|?totalExpenses
= Profit before exceptional items and tax ; - Exceptional items|1200 ; = Profit before tax|beforeTax
> Tax expense: ; Current tax|13100 ; Deferred tax|900 ; <- Total tax expense|?tax ; = Profit for the year|net
# Earnings per equity share of ₹10 each ; ! Basic (₹)|4.12 ; ! Diluted (₹)|4.1

== australian | ifrs | Statement of profit or loss and other comprehensive income | Consolidated Income Statement
Revenue from continuing operations|212000|revenue ; Other income|1900|otherIncome
Changes in inventories of finished goods and work in progress|-1100|?cost
Raw materials and consumables used|-81000|?cost ; Employee benefits expense|-51000|-salaries
Depreciation and amortisation expense|-9100|-depreciation ; Impairment of receivables|-300
Occupancy expense|-8100|-rent ; Other expenses|-21000 ; Finance costs|-3100|-interest
= Profit before income tax|beforeTax ; Income tax expense|-11000|-tax ; = Profit for the year|net

== beverage | filing | CONSOLIDATED STATEMENTS OF INCOME
Net Operating Revenues|38600|revenue ; - Cost of goods sold|15300|cost ; = Gross Profit|gross
- Selling, general and administrative expenses|12100|general ; - Other operating charges|850
= Operating Income|operating ; Interest income|276|?otherIncome ; - Interest expense|1597|interest
Equity income (loss) — net|1438|?otherIncome ; Other income (loss) — net|2000|?otherIncome ?netOther
= Income Before Income Taxes|beforeTax ; - Income taxes|2621|tax ; = Consolidated Net Income|net
! Less: Net income (loss) attributable to noncontrolling interests|33
! Net Income Attributable to Shareowners of Harlan|9771|?net ; ! Basic Net Income Per Share|2.26
! Diluted Net Income Per Share|2.25

== airline | filing | CONSOLIDATED STATEMENTS OF OPERATIONS
> OPERATING REVENUES: ; Passenger|20243 ; Freight|172 ; Other|1133 ; < Total operating revenues|revenue
> OPERATING EXPENSES: ; Salaries, wages, and benefits|7305|salaries ; Fuel and oil|4616
Maintenance materials and repairs|1001 ; Landing fees and airport rentals|1334|?rent
Depreciation and amortization|1219|depreciation ; Other operating expenses|2746
<- Total operating expenses|totalExpenses ; = OPERATING INCOME|operating
> OTHER EXPENSES (INCOME): ; Interest expense|131|interest ; Capitalized interest|-38|?interest
Interest income|-69|-otherIncome ; Other (gains) losses, net|18|?otherIncome ?otherExpenses
<- Total other expenses (income)|-netOther ?otherExpenses ; = INCOME BEFORE INCOME TAXES|beforeTax
- PROVISION FOR INCOME TAXES|699|tax ; = NET INCOME|net ; ! NET INCOME PER SHARE, BASIC|4.3
! NET INCOME PER SHARE, DILUTED|4.29

== oil gas | filing | CONSOLIDATED STATEMENTS OF OPERATIONS
> REVENUES: ; Oil sales|6100 ; Natural gas sales|820 ; Natural gas liquid sales|910 ; < Total revenues|revenue
> COSTS AND EXPENSES: ; Lease operating expenses|1100|?cost ; Production and ad valorem taxes|520
Gathering, processing and transportation|260 ; Depreciation, depletion, amortization and accretion|1600|depreciation
General and administrative expenses|155|general ; Merger and integration expense|12 ; Other operating expense|96
<- Total costs and expenses|?totalExpenses ; = INCOME FROM OPERATIONS|operating
> OTHER INCOME (EXPENSE): ; Interest expense, net|-170|-interest ; Other income (expense), net|30|?otherIncome
Gain (loss) on derivative instruments, net|-210 ; < Total other income (expense), net|netOther
= INCOME BEFORE INCOME TAXES|beforeTax
> Provision for income taxes: ; Current|410 ; Deferred|390 ; <- Total provision for income taxes|tax
= NET INCOME|net

== community bank | filing | CONSOLIDATED STATEMENTS OF INCOME | Consolidated Statements of Income
> Interest income ; Loans, including fees|48200 ; Taxable securities|6100
Interest-bearing deposits in other banks|1900 ; < Total interest income
> Interest expense ; Deposits|14800 ; Federal Home Loan Bank advances|2100 ; <- Total interest expense|?interest
= Net interest income ; - Provision for credit losses|1250 ; = Net interest income after provision for credit losses
> Noninterest income ; Service charges on deposit accounts|3100 ; Mortgage banking income|1400 ; Other|640
< Total noninterest income
> Noninterest expense ; Salaries and employee benefits|19400|salaries ; Occupancy and equipment, net|4100|?rent
Data processing|2600 ; Marketing|580|marketing ; FDIC insurance|610 ; Other|2900
<- Total noninterest expense|?totalExpenses ; = Income before income taxes|beforeTax ; - Income tax expense|2700|tax
= Net income|net

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

== hoa | fund | Statement of Revenues and Expenses | Income Statement - Operating | Statement of Revenues, Expenses and Changes in Fund Balance
> REVENUE ; Assessment Income|212000 ; Late Fees & Interest|2100 ; Clubhouse Rental|1800 ; Key/Fob Income|240
Interest Income - Operating|90 ; < TOTAL REVENUE|revenue
> EXPENSES ; > Administrative ; Management Fees|24000 ; Insurance|31000 ; Legal Fees|3100
Audit & Tax Preparation|2900 ; Postage & Copies|1200 ; < Total Administrative|?general
> Grounds ; Landscape Contract|41000 ; Irrigation Repairs|3300 ; < Total Grounds
> Utilities ; Electricity|8900|?rent ; Water & Sewer|21000|?rent ; < Total Utilities|?rent
Transfer to Reserves|48000 ; <- TOTAL EXPENSES|totalExpenses ; = EXCESS OF REVENUES OVER EXPENSES|net ?operating
! Fund balance, beginning of year|51000
`,
)
