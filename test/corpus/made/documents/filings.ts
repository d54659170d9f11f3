/** Statements as audited companies print them: several years, thousands or millions, notes, leaders, restatements. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'
import { is } from '../../../drawing/places.ts'

// prettier-ignore
export const filings: readonly MadeDocument[] = [
  drawnStatement({
    name: 'filing-balance-sheet-two-years',
    what: 'in thousands, Times, numbers inside labels, no total of the liabilities, centred capitals',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Meridian Valve Corporation',
    page: { font: 'Times-Roman', type: 9.5 },
    ledgers: [
      { ends: '2025-12-31 2024-12-31', scale: 1000, rows: `
> ASSETS ; > Current assets: ; Cash and cash equivalents|224347 200727|cash
Short-term investments|100282 88993|investments
Accounts receivable, net of allowance of $4,210 and $3,880|317705 294973|receivable
Inventories|175185 167188|inventory ; Prepaid expenses and other current assets|42985 36953|?prepaid ?otherCurrent
< Total current assets|totalCurrent ; Property, plant and equipment, net|410846 362626|property
Goodwill|268498 233076|intangible ; Intangible assets, net|82378 85748|intangible
Other assets|34979 31478|otherLong ; <- Total assets|totalAssets
> LIABILITIES AND STOCKHOLDERS' EQUITY ; > Current liabilities: ; Accounts payable|133331 131324|payable
Accrued liabilities|103961 95696|accrued ; Current portion of long-term debt|26416 22070|currentDebt
Deferred revenue|33269 30740|otherCurrentLiabilities ; < Total current liabilities|totalCurrentLiabilities
Long-term debt, less current portion|308415 296716|longDebt ; Deferred income taxes|28832 27838|deferredTax
Other long-term liabilities|21085 18814|otherLongLiabilities
> Stockholders' equity: ; Common stock, $0.01 par value; 200,000 shares authorized|1164 1046|stock
Additional paid-in capital|338611 336339|paidIn ; Retained earnings|662121 541179|retained
< Total stockholders' equity|totalEquity ; < Total liabilities and stockholders' equity|totalBoth
` },
    ],
    script: `
text b ^: 306,50 MERIDIAN VALVE CORPORATION ; 306,63 CONSOLIDATED BALANCE SHEETS
text ^: 306,76 (In thousands, except share data)
table 1 h16 i9 double lightTotals: 54,100 >460 December 31,/2025 = 0 | >552 December 31,/2024 = 1
text ^: 306,617.7 See accompanying notes to consolidated financial statements. ; 306,760 47
`,
  }),
  drawnStatement({
    name: 'filing-income-three-years-millions',
    what: '52/53-week years ending on different days, millions with a decimal, earnings and shares below the line',
    type: 'INCOME_STATEMENT', end: '2025-09-27', company: 'Alder & Finch Technologies, Inc.',
    page: { type: 8.5 },
    extra: {
      expected: {
        '2025-09-27': {[is.interest]:48200000},
        '2024-09-28': {[is.interest]:51700000},
        '2023-09-30': {[is.interest]:50300000},
      },
      accepted: {
        '2025-09-27': {[is.otherIncome]:[null,12400000],[is.netOther]:[null,12400000,-35800000]},
        '2024-09-28': {[is.otherIncome]:[null,9800000],[is.netOther]:[null,9800000,-41900000]},
        '2023-09-30': {[is.otherIncome]:[null,7100000],[is.netOther]:[null,7100000,-43200000]},
      },
    },
    ledgers: [
      { ends: '2025-09-27 2024-09-28 2023-09-30', scale: 1000000, rows: `
Net sales|4958.2 4363.6 4430.9|revenue ; - Cost of goods sold|3039.9 2954.8 2511.9|cost ; = Gross profit|gross
> Operating expenses: ; Research and development|431.7 385 347.3 ; Selling and marketing|383.8 327.1 347.7|marketing
General and administrative|260.6 239.2 210|general ; <- Total operating expenses|totalExpenses
= Operating income|operating
> ; Interest expense|-48.2 -51.7 -50.3 ; Other income, net|12.4 9.8 7.1 ; < ; = Income before income taxes|beforeTax
- Provision for income taxes|141.4 141.1 137|tax ; = Net income|net
` },
    ],
    script: `
text b 11: 50,50 Alder & Finch Technologies, Inc.
text b: 50,66 Consolidated Statements of Operations
text: 50,79 (in millions, except per share amounts)
text b ^: 480,96 Fiscal years ended
table 1 h15 leaders lightTotals: 50,108 >420 September 27,/2025 = 0 .1 | >490 September 28,/2024 = 1 .1
| >560 September 30,/2023 = 2 .1
text: 50,355.1 Earnings per share: ; 50,370.1 Basic
text >: 420,370.1 2.31 ; 490,370.1 2.10 ; 560,370.1 1.94
text: 50,385.1 Diluted
text >: 420,385.1 2.27 ; 490,385.1 2.06 ; 560,385.1 1.91
text: 50,400.1 Weighted average shares outstanding, basic
text >: 420,400.1 251.7 ; 490,400.1 255.2 ; 560,400.1 258.0
`,
  }),
  drawnStatement({
    name: 'filing-cash-flow-wrapped-labels',
    what: 'long labels broken over lines with the figures on the last, years ascending from left to right, in thousands',
    type: 'CASH_FLOW_STATEMENT', end: '2025-12-31', company: 'Northgate Cement Holdings, Inc.',
    page: { font: 'Times-Roman' },
    ledgers: [
      { ends: '2025-12-31 2024-12-31 2023-12-31', scale: 1000, rows: `
> CASH FLOWS FROM OPERATING ACTIVITIES: ; Net income|87111 75397 77104|net
# Adjustments to reconcile net income to net cash provided by operating activities:
Depreciation, depletion and amortization|44139 41212 42384|depreciation @2
Stock-based compensation expense|9256 8857 7997|@2 ; # Changes in operating assets and liabilities:
Accounts receivable|-12340 4210 -7880|receivable @2 ; Inventories|-6120 -8430 2950|inventory @2
Accounts payable|5430 -2210 3140|payable @2 ; Accrued and other liabilities|1870 940 -1310|?otherWorking @2
< Net cash provided by operating activities|operating
> CASH FLOWS FROM INVESTING ACTIVITIES: ; Purchases of property, plant and equipment|-58690 -57176 -55182|capital
Acquisition of business, net of cash acquired|-22000 0 -9500|acquisitions
Purchases of marketable securities|-14853 -12508 -11982|investments
Maturities of marketable securities|12175 11688 10608|investments ; < Net cash used in investing activities|investing
> CASH FLOWS FROM FINANCING ACTIVITIES: ; Proceeds from long-term debt|28668 29731 25059|debt
Repayments of long-term debt|-35160 -35209 -29893|debt ; Dividends paid|-19404 -16608 -17083|dividends
Repurchases of common stock|-12207 -11473 -11002|stock ; < Net cash used in financing activities|financing
= NET INCREASE (DECREASE) IN CASH AND CASH EQUIVALENTS|change
CASH AND CASH EQUIVALENTS, beginning of year|61200 48750 55310|beginning
= CASH AND CASH EQUIVALENTS, end of year|ending
` },
    ],
    script: `
text b ^ 11: 306,40 Northgate Cement Holdings, Inc. and Subsidiaries
text b ^: 306,54 Consolidated Statements of Cash Flows
text ^: 306,66 Years Ended December 31, ; 306,78 (in thousands)
table 1 h14 w250 lightTotals: 50,96 >400 2023 = 2 | >475 2024 = 1 z— | >550 2025 = 0
`,
  }),
  drawnStatement({
    name: 'balance-sheet-prior-year-restated',
    what: 'the older column is headed as restated, in thousands, dash for nil, figures with dollar signs',
    type: 'BALANCE_SHEET', end: '2025-03-31', company: 'Castellan Optics Corp.',
    page: { type: 8.5 },
    ledgers: [
      { ends: '2025-03-31 2024-03-31', scale: 1000, rows: `
> ASSETS ; > Current assets: ; Cash and cash equivalents|227017 218789|cash
Short-term investments|97652 84599|investments
Accounts receivable, net of allowance of $4,210 and $3,880|295484 292186|receivable
Inventories|179879 172942|inventory ; Prepaid expenses and other current assets|38373 41168|?prepaid ?otherCurrent
< Total current assets|totalCurrent ; Property, plant and equipment, net|387967 409579|property
Goodwill|246795 231502|intangible ; Intangible assets, net|87141 87873|intangible
Other assets|35611 32588|otherLong ; <- Total assets|totalAssets
> LIABILITIES AND STOCKHOLDERS' EQUITY ; > Current liabilities: ; Accounts payable|139585 132853|payable
Accrued liabilities|92768 96909|accrued ; Current portion of long-term debt|25419 21940|currentDebt
Deferred revenue|34268 31130|otherCurrentLiabilities ; < Total current liabilities|totalCurrentLiabilities
Long-term debt, less current portion|302049 308350|longDebt ; Deferred income taxes|29707 28299|deferredTax
Other long-term liabilities|20763 17844|otherLongLiabilities
> Stockholders' equity: ; Common stock, $0.01 par value; 200,000 shares authorized|1131 1026|stock
Additional paid-in capital|371055 313117|paidIn ; Retained earnings|579174 619758|retained
< Total stockholders' equity|totalEquity ; < Total liabilities and stockholders' equity|totalBoth
` },
    ],
    script: `
text b 13: 48,40 Castellan Optics Corp.
text 11: 48,58 Consolidated Balance Sheets
text: 48,73 Amounts in thousands of U.S. dollars
table 1 h15.5 ruled: 48,92 >450 March 31, 2025 = 0 each$ | >556 March 31, 2024/(As Restated) = 1 each$
text i: 48,640 The 2024 amounts have been restated; see Note 2.
`,
  }),
]
