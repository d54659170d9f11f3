/** Statements of cash flows, and of what came in and went out, as trades and reporting frameworks word them. */
import { wordedStatements } from '../worded-statement.ts'

export const wordedCashFlows = wordedStatements(
  'CASH_FLOW_STATEMENT',
  `
== filing cash flows | filing | Consolidated Statements of Cash Flows | CONDENSED CONSOLIDATED STATEMENTS OF CASH FLOWS (Unaudited)
> ; > Cash flows from operating activities: ; Net loss|-412|net
# Adjustments to reconcile net loss to net cash (used in) provided by operating activities:
Depreciation and amortization of property and equipment|121|depreciation
Amortization of acquired intangible assets|48|?depreciation ; Stock-based compensation expense|312
Non-cash operating lease cost|31 ; Deferred income taxes|-12 ; Gain on extinguishment of debt|-9
# Changes in operating assets and liabilities, net of acquisitions: ; Accounts receivable, net|-61|receivable
Inventories|-42|inventory ; Prepaid expenses and other assets|-18|otherWorking ; Accounts payable|31|payable
Accrued expenses and other liabilities|28|otherWorking ; Deferred revenue|52|otherWorking
Operating lease liabilities|-29|otherWorking ; < Net cash (used in) provided by operating activities|operating
> Cash flows from investing activities: ; Purchases of property and equipment|-141|capital
Capitalized internal-use software development costs|-31|?capital ?otherInvesting
Purchases of marketable securities|-612|investments ; Maturities of marketable securities|512|investments
Cash paid for acquisitions, net of cash acquired|-88|acquisitions ; < Net cash used in investing activities|investing
> Cash flows from financing activities:
Proceeds from issuance of convertible senior notes, net of issuance costs|412|debt
Repayments of term loan|-121|debt ; Proceeds from exercise of stock options|21|stock
Proceeds from employee stock purchase plan|9|stock
Taxes paid related to net share settlement of equity awards|-31|otherFinancing
< Net cash provided by financing activities|financing
Effect of exchange rate changes on cash, cash equivalents and restricted cash|-4
= Net (decrease) increase in cash, cash equivalents and restricted cash|change
Cash, cash equivalents and restricted cash, beginning of period|912|beginning
= Cash, cash equivalents and restricted cash, end of period|ending
# Supplemental disclosure of cash flow information: ; ! Cash paid for interest|31
! Cash paid for income taxes, net of refunds|4

== uk cash flow | uk | Cash Flow Statement | Statement of Cash Flows
> ; > Cash flows from operating activities ; Profit for the financial year|412000|net ; # Adjustments for:
Depreciation of tangible assets|88000|depreciation ; Amortisation of intangible assets|12000|?depreciation
Profit on disposal of tangible assets|-6100 ; Interest payable|21000 ; Taxation charge|81000
Decrease/(increase) in stocks|-31000|inventory ; (Increase)/decrease in debtors|-41000|receivable
Increase/(decrease) in creditors|28000|payable ; = Cash generated from operations ; Corporation tax paid|-61000
< Net cash generated from operating activities|operating
> Cash flows from investing activities ; Purchase of tangible fixed assets|-141000|capital
Sale of tangible fixed assets|12000|?otherInvesting ?capital ; Interest received|2100|?otherInvesting
< Net cash from investing activities|investing
> Cash flows from financing activities ; New secured loans|100000|debt ; Repayment of loans|-61000|debt
Repayment of/new finance leases|-14000|debt ; Dividends paid|-80000|dividends ; Interest paid|-21000|?otherFinancing
< Net cash used in financing activities|financing ; = Net increase/(decrease) in cash and cash equivalents|change
Cash and cash equivalents at beginning of year|121000|beginning
= Cash and cash equivalents at the end of year|ending

== contractor cash flows | cpa | Statements of Cash Flows | Statement of Cash Flows
> ; > CASH FLOWS FROM OPERATING ACTIVITIES ; Net income|312000|net
# Adjustments to reconcile net income to net cash provided by operating activities ; Depreciation|141000|depreciation
Gain on sale of equipment|-12000 ; # (Increase) decrease in operating assets
Contract receivables|-212000|receivable
Costs and estimated earnings in excess of billings on uncompleted contracts|-41000|otherWorking
Inventory|6100|inventory ; Prepaid expenses|-4100|otherWorking ; # Increase (decrease) in operating liabilities
Accounts payable|121000|payable
Billings in excess of costs and estimated earnings on uncompleted contracts|31000|otherWorking
Accrued expenses|14000|otherWorking ; < Net cash provided by (used in) operating activities|operating
> CASH FLOWS FROM INVESTING ACTIVITIES ; Proceeds from sale of equipment|31000|?otherInvesting ?capital
Acquisition of property and equipment|-212000|capital
Increase in cash surrender value of life insurance|-9100|otherInvesting
< Net cash provided by (used in) investing activities|investing
> CASH FLOWS FROM FINANCING ACTIVITIES ; Net borrowings (repayments) under line of credit|50000|debt
Proceeds from long-term debt|121000|debt ; Principal payments on long-term debt|-141000|debt
Distributions to stockholders|-100000|dividends ; < Net cash provided by (used in) financing activities|financing
= NET INCREASE (DECREASE) IN CASH AND CASH EQUIVALENTS|change
CASH AND CASH EQUIVALENTS, beginning of year|312000|beginning ; = CASH AND CASH EQUIVALENTS, end of year|ending
# SUPPLEMENTAL DISCLOSURES OF CASH FLOW INFORMATION ; ! Interest paid|41000
! Equipment acquired through issuance of debt|121000

== quickbooks cash flow | books | Statement of Cash Flows | Cash Flow Statement
> ; > OPERATING ACTIVITIES ; Net Income|81200|net
> Adjustments to reconcile Net Income to Net Cash provided by operations:
Accounts Receivable (A/R)|-12100|receivable ; Inventory Asset|-8100|inventory ; Prepaid Expenses|-1200|otherWorking
Accumulated Depreciation|14100|depreciation ; Accounts Payable (A/P)|6100|payable
American Express 1007|2100|?otherWorking ?payable ; Payroll Liabilities:Federal Taxes (941/944)|900|?otherWorking
Sales Tax Payable|1100|?otherWorking
< Total Adjustments to reconcile Net Income to Net Cash provided by operations:
< Net cash provided by operating activities|operating
> INVESTING ACTIVITIES ; Machinery & Equipment|-31000|capital ; Vehicles:2022 Ford Transit|-28000|capital
< Net cash provided by investing activities|investing
> FINANCING ACTIVITIES ; Notes Payable:Ally Truck Loan|21000|debt ; SBA Loan|-9100|debt
Owner's Pay & Personal Expenses|-24000|dividends ; Opening Balance Equity|1200|?otherFinancing
< Net cash provided by financing activities|financing ; = Net cash increase for period|change
Cash at beginning of period|41000|beginning ; = Cash at end of period|ending

== ifrs direct and interest apart | ifrs | Consolidated statement of cash flows | Consolidated cash flow statement
> ; > Cash flows from operating activities ; Receipts from customers|5120 ; Payments to suppliers and employees|-4310
Interest received|12 ; Interest paid|-81 ; Income taxes paid|-121 ; < Net cash from operating activities|operating
> Cash flows from investing activities ; Payments for property, plant and equipment|-312|capital
Payments for intangible assets|-41|?otherInvesting ?capital
Proceeds from disposal of property, plant and equipment|21|?otherInvesting ?capital
Acquisition of subsidiaries, net of cash acquired|-88|acquisitions
Dividends received from associates|9|otherInvesting ; < Net cash used in investing activities|investing
> Cash flows from financing activities ; Proceeds from borrowings|212|debt ; Repayment of borrowings|-181|debt
Payment of principal portion of lease liabilities|-61|debt ; Proceeds from issue of shares|31|stock
Payments for shares bought back|-41|stock ; Dividends paid to company's shareholders|-121|dividends
Dividends paid to non-controlling interests|-9|?otherFinancing ?dividends
< Net cash used in financing activities|financing ; = Net increase in cash and cash equivalents|change
Cash and cash equivalents at the beginning of the financial year|612|beginning
Effects of exchange rate changes on cash and cash equivalents|-4 ; = Cash and cash equivalents at end of year|ending

== farm cash flows with signs in words | cpa | Statement of Cash Flows | Cash Flow Statement
> ; > Operating Activities: ; Net farm income|121000|net ; Add: depreciation expense|61000|depreciation
Decrease in accounts receivable|6100|receivable ; Increase in crop inventory|-21000|inventory
Increase in accounts payable|8100|payable ; < Cash provided by operations|operating
> Investing Activities: ; Cash paid for machinery|-88000|capital
Cash received from sale of breeding stock|21000|?otherInvesting ; < Cash used by investing activities|investing
> Financing Activities: ; Operating loan advances|212000|debt ; Operating loan payments|-188000|debt
Term debt principal payments|-41000|debt ; Family living withdrawals|-52000|dividends
< Cash used by financing activities|financing ; = Net change in cash|change ; Beginning cash balance|81000|beginning
= Ending cash balance|ending

== reit like | filing | Consolidated Statements of Cash Flows
> ; > Operating activities ; Net income including noncontrolling interests|212|net ; # Adjustments to net income:
Depreciation, depletion and amortization|141|depreciation ; Provision for credit losses|9
Impairment of long-lived assets|12 ; Other, net|-4 ; # Changes in working capital: ; Receivables|-21|receivable
Merchandise inventories|-31|inventory ; Accounts payable and accrued liabilities|28|payable ?otherWorking
Income taxes payable|6|otherWorking ; < Net cash flows provided by operating activities|operating
> Investing activities ; Capital expenditures|-151|capital
Proceeds from sale of businesses and assets|21|?acquisitions ?otherInvesting
Other investing activities, net|-3|otherInvesting ; < Net cash flows used in investing activities|investing
> Financing activities ; Net change in commercial paper and short-term borrowings|21|debt
Issuance of long-term debt|212|debt ; Payments of long-term debt|-181|debt ; Repurchases of common stock|-61|stock
Cash dividends|-48|dividends ; Other, net|-6|otherFinancing ; < Net cash flows used in financing activities|financing
Effect of foreign exchange on cash|-2 ; = Increase (decrease) in cash and cash equivalents|change
Cash and cash equivalents, beginning of fiscal year|312|beginning
= Cash and cash equivalents, end of fiscal year|ending
`,
)
