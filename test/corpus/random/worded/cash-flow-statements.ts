/** Cash flow statements as companies and contractors word them. How the rows are written: drawing/statement-rows.ts. */
import { wordedStatements } from '../worded-statement.ts'

export const cashFlowStatements = wordedStatements(
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
