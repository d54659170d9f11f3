/** Cash flow statements of further trades, programs and countries. */
import { wordedStatements } from '../worded-statement.ts'

export const furtherCashFlows = wordedStatements(
  'CASH_FLOW_STATEMENT',
  `
== big retailer cf | filing | Consolidated Statements of Cash Flows
> Cash flows from operating activities: ; Consolidated net income|15201|net
# Adjustments to reconcile consolidated net income to net cash provided by operating activities:
Depreciation and amortization|10987|depreciation ; Unrealized (gains) and losses|-600
Losses on disposal of business operations|15 ; Deferred income taxes|320 ; Other operating activities|1981
# Changes in certain assets and liabilities, net of effects of acquisitions: ; Receivables, net|154|receivable
Inventories|-300|inventory ; Accounts payable|274|payable ; Accrued liabilities|186|?otherWorking
Accrued income taxes|-93|?otherWorking ; < Net cash provided by operating activities|operating
> Cash flows from investing activities: ; Payments for property and equipment|-10705|capital
Proceeds from the disposal of property and equipment|321|?otherInvesting
Proceeds from disposal of certain operations|833|?acquisitions ?otherInvesting
Payments for business acquisitions, net of cash acquired|-56|acquisitions
Other investing activities|479|?otherInvesting ; < Net cash used in investing activities|investing
> Cash flows from financing activities: ; Net change in short-term borrowings|-53|?debt
Proceeds from issuance of long-term debt|5492|?debt ; Repayments of long-term debt|-1907|?debt
Dividends paid|-6116|dividends ; Purchase of Company stock|-5717|stock
Dividends paid to noncontrolling interest|-399|?otherFinancing ?dividends
Other financing activities|-1576|?otherFinancing ; < Net cash used in financing activities|financing
Effect of exchange rates on cash, cash equivalents and restricted cash|-140
= Net increase (decrease) in cash, cash equivalents and restricted cash|change
Cash, cash equivalents and restricted cash at beginning of year|7756|beginning
= Cash, cash equivalents and restricted cash at end of year|ending
# Supplemental disclosure of cash flow information: ; ! Income taxes paid|3400 ; ! Interest paid|2200

== qbo scf | books | Statement of Cash Flows
> OPERATING ACTIVITIES ; Net Income|41200|net
> Adjustments to reconcile Net Income to Net Cash provided by operations:
Accounts Receivable (A/R)|-12000|receivable ; Inventory Asset|-3100|inventory
Accumulated Depreciation|9100|depreciation ; Accounts Payable (A/P)|5100|payable ; Visa x1182|1200|?otherWorking
Payroll Liabilities:Federal Taxes (941/944)|300|?otherWorking ; Sales Tax Agency Payable|210|?otherWorking
< Total Adjustments to reconcile Net Income to Net Cash provided by operations:
< Net cash provided by operating activities|operating
> INVESTING ACTIVITIES ; Machinery & Equipment|-21000|?capital ; Truck:Original Cost|-12000|?capital ?otherInvesting
< Net cash provided by investing activities|investing
> FINANCING ACTIVITIES ; Notes Payable|-6100|?debt ; SBA EIDL Loan|21000|?debt
Owner's Pay & Personal Expenses|-12000|?dividends ?otherFinancing ; Opening Balance Equity|300|?otherFinancing
< Net cash provided by financing activities|financing ; = Net cash increase for period|change
Cash at beginning of period|31000|beginning ; = Cash at end of period|ending

== nonprofit cf | fund | Statement of Cash Flows | STATEMENTS OF CASH FLOWS
> Cash flows from operating activities ; Change in net assets|41000|net
# Adjustments to reconcile change in net assets to net cash provided by operating activities:
Depreciation|24000|depreciation ; Realized and unrealized gains on investments|-12000
Contributions restricted for long-term purposes|-10000 ; # (Increase) decrease in:
Contributions receivable|-9100|receivable ; Prepaid expenses|1200|?otherWorking ; # Increase (decrease) in:
Accounts payable and accrued expenses|4100|payable ; Refundable advances|3100|?otherWorking
< Net cash provided by operating activities|operating
> Cash flows from investing activities ; Purchases of property and equipment|-31000|capital
Purchases of investments|-41000|?investments ; Proceeds from sales of investments|38000|?investments
< Net cash used in investing activities|investing
> Cash flows from financing activities
Collections of contributions restricted for long-term purposes|10000|?otherFinancing
Principal payments on mortgage payable|-11000|debt ; < Net cash used in financing activities|financing
= Net change in cash and cash equivalents|change ; Cash and cash equivalents, beginning of year|212000|beginning
= Cash and cash equivalents, end of year|ending

== manufacturer private | cpa | Statements of Cash Flows | Statement of Cash Flows
> CASH FLOWS FROM OPERATING ACTIVITIES ; Net income|212000|net
# Adjustments to reconcile net income to net cash provided by operating activities:
Depreciation and amortization|91000|depreciation ; (Gain) loss on sale of equipment|-4100
Provision for bad debts|3100 ; # (Increase) decrease in assets: ; Accounts receivable, trade|-31000|receivable
Inventories|-21000|inventory ; Prepaid expenses and other|-1900|?otherWorking ; # Increase (decrease) in liabilities:
Accounts payable, trade|12000|payable ; Accrued expenses|4100|?otherWorking ; Customer deposits|2100|?otherWorking
< NET CASH PROVIDED BY OPERATING ACTIVITIES|operating
> CASH FLOWS FROM INVESTING ACTIVITIES ; Proceeds from sale of equipment|9100|?otherInvesting
Purchase of equipment|-121000|capital ; Loan to stockholder|-5000|?otherInvesting
< NET CASH USED BY INVESTING ACTIVITIES|investing
> CASH FLOWS FROM FINANCING ACTIVITIES ; Net borrowings (repayments) on line of credit|-20000|?debt
Proceeds from long-term debt|81000|?debt ; Principal payments of long-term debt|-61000|?debt
Distributions to stockholders|-91000|dividends ; < NET CASH USED BY FINANCING ACTIVITIES|financing
= NET INCREASE IN CASH|change ; CASH, BEGINNING OF YEAR|81000|beginning ; = CASH, END OF YEAR|ending
# SUPPLEMENTAL DISCLOSURES ; ! Cash paid for interest|21000 ; ! Equipment acquired under notes payable|41000

== tech 10q | filing | CONDENSED CONSOLIDATED STATEMENTS OF CASH FLOWS (Unaudited) | Condensed Consolidated Statements of Cash Flows
> Operating activities ; Net income|12100|net
# Adjustments to reconcile net income to net cash provided by operating activities:
Depreciation and amortization of property and equipment|3100|?depreciation
Amortization of acquired intangibles|810|?depreciation ; Stock-based compensation expense|4100
Deferred income taxes|-910 ; Other|121 ; # Changes in assets and liabilities, net of effects of acquisitions:
Accounts receivable|-1210|receivable ; Prepaid expenses and other assets|-610|?otherWorking
Accounts payable|512|payable ; Accrued expenses and other liabilities|812|?otherWorking
Deferred revenue|1510|?otherWorking ; < Net cash provided by operating activities|operating
> Investing activities ; Purchases of property and equipment|-2910|capital
Purchases of marketable securities|-9100|?investments
Maturities and sales of marketable securities|8100|?investments
Acquisitions of businesses, net of cash acquired|-1210|acquisitions
< Net cash used in investing activities|investing
> Financing activities ; Net payments related to stock-based award activities|-1210|?otherFinancing ?stock
Repurchases of Class A common stock|-4100|stock ; Proceeds from issuance of debt, net of costs|1990|?debt
Repayments of debt|-500|?debt ; < Net cash used in financing activities|financing
Effect of exchange rate changes on cash and cash equivalents|-41
= Net increase (decrease) in cash and cash equivalents|change
Cash and cash equivalents at beginning of period|21100|beginning
= Cash and cash equivalents at end of period|ending

== australian direct | ifrs | Statement of cash flows | Consolidated Statement of Cash Flows
> Cash flows from operating activities ; Receipts from customers (inclusive of GST)|231000
Payments to suppliers and employees (inclusive of GST)|-201000 ; Interest received|310 ; Interest paid|-3100
Income taxes paid|-9100 ; < Net cash inflow from operating activities|operating
> Cash flows from investing activities ; Payments for property, plant and equipment|-12000|capital
Proceeds from sale of property, plant and equipment|910|?otherInvesting
Payment for acquisition of subsidiary, net of cash acquired|-4100|acquisitions
< Net cash outflow from investing activities|investing
> Cash flows from financing activities ; Proceeds from borrowings|9100|?debt ; Repayment of borrowings|-6100|?debt
Principal elements of lease payments|-4100|?debt ?otherFinancing
Dividends paid to company's shareholders|-5100|dividends
< Net cash (outflow) inflow from financing activities|financing
= Net increase (decrease) in cash and cash equivalents|change
Cash and cash equivalents at the beginning of the financial year|19000|beginning
Effects of exchange rate changes on cash and cash equivalents|-120
= Cash and cash equivalents at end of year|ending

== india cf | ifrs | Cash Flow Statement | Statement of Cash Flows
> A. CASH FLOW FROM OPERATING ACTIVITIES ; Profit before tax|61000|?net ; # Adjustments for:
Depreciation and amortisation expense|14000|depreciation ; Finance costs|9100 ; Interest income|-1200
(Profit)/loss on sale of property, plant and equipment|-310 ; = Operating profit before working capital changes
# Changes in working capital: ; (Increase)/decrease in trade receivables|-7100|receivable
(Increase)/decrease in inventories|-5100|inventory ; Increase/(decrease) in trade payables|4100|payable
Increase/(decrease) in other current liabilities|910|?otherWorking ; = Cash generated from operations
Income taxes paid (net of refunds)|-13000 ; < Net cash generated from operating activities (A)|operating
> B. CASH FLOW FROM INVESTING ACTIVITIES ; Purchase of property, plant and equipment|-21000|capital
Proceeds from sale of property, plant and equipment|910|?otherInvesting ; Interest received|1100|?otherInvesting
Investment in fixed deposits|-3100|?investments ?otherInvesting
< Net cash used in investing activities (B)|investing
> C. CASH FLOW FROM FINANCING ACTIVITIES ; Proceeds from long-term borrowings|12000|?debt
Repayment of long-term borrowings|-15000|?debt ; Finance costs paid|-9000|?otherFinancing
Dividend paid|-4000|dividends ; < Net cash used in financing activities (C)|financing
= Net increase/(decrease) in cash and cash equivalents (A+B+C)|change
Cash and cash equivalents at the beginning of the year|12000|beginning
= Cash and cash equivalents at the end of the year|ending

== uk frs102 cf | uk | Statement of Cash Flows
> Cash flows from operating activities ; Profit for the financial year|112000|net
> Adjustments for: ; Amortisation of intangible assets|4100|?depreciation
Depreciation of tangible assets|31000|?depreciation ; Interest payable and similar expenses|12000 ; Taxation|31000
< ; (Increase)/decrease in stocks|-9100|inventory ; (Increase)/decrease in debtors|-12000|receivable
Increase/(decrease) in creditors|8100|payable ; Corporation tax paid|-28000
< Net cash generated from operating activities|operating
> Cash flows from investing activities ; Purchase of tangible fixed assets|-61000|capital
Sale of tangible fixed assets|4100|?otherInvesting ; < Net cash used in investing activities|investing
> Cash flows from financing activities ; New secured loans|41000|?debt ; Repayment of loans|-21000|?debt
Dividends paid|-40000|dividends ; Interest paid|-12000|?otherFinancing
< Net cash used in financing activities|financing ; = Net increase/(decrease) in cash and cash equivalents|change
Cash and cash equivalents at beginning of year|31000|beginning
= Cash and cash equivalents at the end of year|ending

== industrial cf with continuing | filing | CONSOLIDATED STATEMENT OF CASH FLOWS
> Cash Flows from Operating Activities ; Net income including noncontrolling interest|5363|net
# Adjustments to reconcile net income including noncontrolling interest to net cash provided by operating activities
Depreciation and amortization|1488|depreciation ; Company pension and postretirement contributions|-370
Company pension and postretirement expense|410 ; Stock-based compensation expense|302
Gain on sale of businesses|-547 ; Deferred income taxes|-57 ; # Changes in assets and liabilities
Accounts receivable|-305|receivable ; Inventories|-509|inventory ; Accounts payable|408|payable
Accrued income taxes (current and long-term)|134|?otherWorking ; Other - net|120|?otherWorking
< Net cash provided by (used in) operating activities|operating
> Cash Flows from Investing Activities ; Purchases of property, plant and equipment (PP&E)|-1577|capital
Proceeds from sale of PP&E and other assets|262|?otherInvesting ; Acquisitions, net of cash acquired|13|acquisitions
Purchases of marketable securities and investments|-1828|?investments
Proceeds from maturities and sale of marketable securities and investments|2497|?investments
Proceeds from sale of businesses, net of cash sold|846|acquisitions ; Other - net|9|?otherInvesting
< Net cash provided by (used in) investing activities|investing
> Cash Flows from Financing Activities ; Change in short-term debt - net|-284|?debt
Repayment of debt (maturities greater than 90 days)|-1034|?debt
Proceeds from debt (maturities greater than 90 days)|2251|?debt ; Purchases of treasury stock|-4870|?stock
Proceeds from issuance of treasury stock pursuant to stock option and benefit plans|485|?stock
Dividends paid to shareholders|-3193|dividends ; Other - net|-56|?otherFinancing
< Net cash provided by (used in) financing activities|financing
Effect of exchange rate changes on cash and cash equivalents|-160
= Net increase (decrease) in cash and cash equivalents|change
Cash and cash equivalents at beginning of year|3053|beginning ; = Cash and cash equivalents at end of period|ending
`,
)
