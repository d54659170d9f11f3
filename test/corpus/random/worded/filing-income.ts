/** Income statements as listed companies of many trades file them. */
import { wordedStatements } from '../worded-statement.ts'

export const filedIncomeStatements = wordedStatements(
  'INCOME_STATEMENT',
  `
== big retailer | filing | Consolidated Statements of Income | CONSOLIDATED STATEMENTS OF OPERATIONS
> Revenues: ; Net sales|481000 ; Membership and other income|4500 ; < Total revenues|revenue
> Costs and expenses: ; - Cost of sales|361000|cost
- Operating, selling, general and administrative expenses|101000|general ?totalExpenses ; <
= Operating income|operating
> Interest: ; Debt|1900 ; Finance lease|350 ; Interest income|-150 ; <- Interest, net|interest
Other (gains) and losses|-700|?netOther ?otherExpenses ?otherIncome ; = Income before income taxes|beforeTax
- Provision for income taxes|5200|tax ; = Consolidated net income|net
! Consolidated net income attributable to noncontrolling interest|-600
! Consolidated net income attributable to Northgate|15900|?net ; # Net income per common share:
! Basic net income per common share attributable to Northgate|4.9
! Diluted net income per common share attributable to Northgate|4.8 ; # Weighted-average common shares outstanding:
! Basic|3100 ; ! Diluted|3120 ; ! Dividends declared per common share|2.04

== beverage | filing | CONSOLIDATED STATEMENTS OF INCOME
Net Operating Revenues|38600|revenue ; - Cost of goods sold|15300|cost ; = Gross Profit|gross
- Selling, general and administrative expenses|12100|general ; - Other operating charges|850
= Operating Income|operating ; Interest income|276|?otherIncome ; - Interest expense|1597|interest
Equity income (loss) — net|1438|?otherIncome ; Other income (loss) — net|2000|?otherIncome ?netOther
= Income Before Income Taxes|beforeTax ; - Income taxes|2621|tax ; = Consolidated Net Income|net
! Less: Net income (loss) attributable to noncontrolling interests|33
! Net Income Attributable to Shareowners of Harlan|9771|?net ; ! Basic Net Income Per Share|2.26
! Diluted Net Income Per Share|2.25

== software giant | filing | INCOME STATEMENTS
> Revenue: ; Product|68041 ; Service and other|75000 ; < Total revenue|revenue
> Cost of revenue: ; Product|16017 ; Service and other|30061 ; <- Total cost of revenue|cost ; = Gross margin|gross
- Research and development|19269 ; - Sales and marketing|19598|marketing ; - General and administrative|5111|general
= Operating income|operating ; Other income, net|77|netOther ?otherIncome ; = Income before income taxes|beforeTax
- Provision for income taxes|8755|tax ; = Net income|net ; # Earnings per share: ; ! Basic|5.82 ; ! Diluted|5.76
# Weighted average shares outstanding: ; ! Basic|7610 ; ! Diluted|7683

== utility | filing | CONSOLIDATED STATEMENTS OF INCOME | Statements of Income
> Operating revenues ; Electric|9800 ; Natural gas|1650 ; Other|90 ; < Total operating revenues|revenue
> Operating expenses ; Electric fuel and purchased power|3500|?cost
Cost of natural gas sold and transported|640|?cost ; Operating and maintenance expenses|2320
Conservation program expenses|290 ; Depreciation and amortization|1950|depreciation
Taxes (other than income taxes)|610 ; <- Total operating expenses|?totalExpenses ; = Operating income|operating
Other income (expense), net|10|?netOther ?otherIncome ; Allowance for funds used during construction — equity|110
> Interest charges and financing costs
Interest charges — includes other financing costs of $28 and $26, respectively|840|?interest
Allowance for funds used during construction — debt|-40|?interest
<- Total interest charges and financing costs|interest ; = Income before income taxes|beforeTax
- Income tax expense|90|tax ; = Net income|net

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

== biotech | filing | Condensed Consolidated Statements of Operations and Comprehensive Loss (unaudited) | Consolidated Statements of Operations
> Revenues: ; Product revenue, net|13200 ; Collaboration revenue|2400 ; < Total revenues|revenue
> Operating expenses: ; Cost of product revenue|2100|?cost ; Research and development|21400
Selling, general and administrative|18800|general ; Amortization of intangible assets|610|?depreciation
<- Total operating expenses|?totalExpenses ; = Loss from operations|operating
> Other income (expense): ; Interest income|1900|?otherIncome ; Interest expense|-820|-interest
Change in fair value of warrant liability|110 ; < Total other income, net|netOther
= Loss before income taxes|beforeTax ; - Income tax expense|40|tax ; = Net loss|net
! Other comprehensive income (loss): unrealized gain on marketable securities|55 ; ! Comprehensive loss|-10000
! Net loss per share, basic and diluted|-0.46

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

== insurer | filing | CONSOLIDATED STATEMENTS OF OPERATIONS
> Revenues ; Premiums earned|8200 ; Net investment income|640 ; Net realized investment gains (losses)|45
Fee income|120 ; < Total revenues|revenue
> Losses and expenses ; Losses and loss adjustment expenses incurred|5400|?cost
Amortization of deferred policy acquisition costs|1400 ; Other operating expenses|900 ; Interest expense|88|interest
<- Total losses and expenses|?totalExpenses ; = Income before income taxes|beforeTax
- Provision for income taxes|210|tax ; = Net income|net

== franchisor | filing | CONSOLIDATED STATEMENT OF INCOME
> Revenues ; Sales by Company-owned and operated restaurants|9742 ; Revenues from franchised restaurants|15437
Other revenues|316 ; < Total revenues|revenue
> Operating costs and expenses ; > Company-owned and operated restaurant expenses ; Food & paper|3039
Payroll & employee benefits|2886|?salaries ; Occupancy & other operating expenses|2299|?rent ; <
Franchised restaurants-occupancy expenses|2475|?rent ; Other restaurant expenses|232
> Selling, general & administrative expenses ; Depreciation and amortization|382|?depreciation ; Other|2435 ; <
Other operating (income) expense, net|-110 ; <- Total operating costs and expenses|?totalExpenses
= Operating income|operating ; - Interest expense-net of capitalized interest|1361|interest
Nonoperating income (expense), net|236|netOther ?otherIncome ; = Income before provision for income taxes|beforeTax
- Provision for income taxes|2053|tax ; = Net income|net ; ! Earnings per common share–basic|11.63
! Earnings per common share–diluted|11.56

== staffing 10q | filing | CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS (Unaudited)
Service revenues|512400|revenue ; - Direct costs of services|381000|cost ; = Gross profit|gross
- Selling, general and administrative expenses|88100|general ; - Depreciation and amortization|5100|depreciation
- Goodwill and intangible asset impairment charge|2100 ; = Income (loss) from operations|operating
> Interest and other income (expense): ; Interest expense|-2100|-interest ; Other, net|310
< Interest and other income (expense), net|netOther ; = Income (loss) before tax expense (benefit)|beforeTax
- Income tax expense (benefit)|6100|tax ; = Net income (loss)|net ; ! Net income (loss) per common share: Basic|0.81
`,
)
