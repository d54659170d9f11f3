/** A farm lender's balance sheet: assets left, liabilities right, current, intermediate and long-term; scanned on a flatbed. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:8.6pt/11.2pt 'PT Sans';padding:.5in .5in}
.t{border:1pt solid #000;padding:4pt 8pt;margin-bottom:6pt;display:flex;justify-content:space-between}.t b{font-size:13pt;line-height:17pt}
.two{display:flex;gap:0;border:1pt solid #000}.two>div{width:50%}.two>div:first-child{border-right:1pt solid #000}
table{width:100%}td{padding:1.5pt 5pt;border-bottom:.4pt solid #999}.n{text-align:right;width:.95in;border-left:.4pt solid #999}
.head td{font-weight:700;background:#ddd}.total td{font-weight:700;border-top:.8pt solid #000;border-bottom:.8pt solid #000}
.grand td{font-weight:700;border-top:1.2pt solid #000}.sign{margin-top:16pt;display:flex;gap:.5in}.sign div{flex:1;border-top:.7pt solid #000;font-size:7.4pt;padding-top:2pt;margin-top:12pt}
`
const books: Books = new Map()
const assets = statement(
  `
# CURRENT ASSETS
  Cash, checking &amp; savings | 84215 | cash
  Hedging account equity | 21640 | @hedge
  Accounts receivable | 36880 | receivable @ar
  Crop insurance proceeds due | 28415 | @insurance
  Corn, 64,200 bu @ $4.18 | 268356 | inventory @corn
  Soybeans, 11,850 bu @ $10.25 | 121462 | inventory @beans
  Feed &amp; hay on hand | 18900 | inventory @feed
  Feeder cattle, 142 hd | 241400 | inventory @cattle
  Growing crops (winter wheat) | 14720 | @growing
  Prepaid seed, chemical, fertilizer | 97350 | prepaid
= TOTAL CURRENT ASSETS | sum | totalCurrent @current
# INTERMEDIATE ASSETS
  Machinery &amp; equipment (Sch. C) | 1146500 | property @machinery
  Titled vehicles | 88200 | property @vehicles
  Breeding livestock, 96 cows, 4 bulls | 198400 | @breeding
  Cooperative stock | 31275 | @coop
  Retirement accounts | 142860 | @ira
= TOTAL INTERMEDIATE ASSETS | sum | @intermediate
# LONG-TERM ASSETS
  Farmland, 612 acres | 4406400 | property @land
  Buildings &amp; improvements | 385000 | property @buildings
  Residence | 265000 | @residence
= TOTAL LONG-TERM ASSETS | sum | @long
== TOTAL ASSETS | current+intermediate+long | totalAssets @assets
`,
  books,
  1,
)
const liabilities = statement(
  `
# CURRENT LIABILITIES
  Accounts payable - co-op, fuel | 42318 | payable
  Operating note, Prairie State Bank | 385000 | shortDebt @operating
  Feeder cattle note | 120000 | shortDebt @feeder
  CCC grain loan | 96250 | shortDebt @ccc
  Accrued interest | 38640 | accrued @accrued
  Accrued property tax | 14875 | accrued @taxes
  Principal due 12 mo. - intermediate | 118400 | currentDebt @cpi
  Principal due 12 mo. - long-term | 64210 | currentDebt @cpl
= TOTAL CURRENT LIABILITIES | sum | totalDue @due
# INTERMEDIATE LIABILITIES
  Combine &amp; header note | 214600 | longDebt
  Tractor note | 146275 | longDebt
  Sprayer lease payable | 58930 | longDebt @lease
= TOTAL INTERMEDIATE LIABILITIES | sum | @middle
# LONG-TERM LIABILITIES
  Farm Credit mortgage, home quarter | 612480 | longDebt
  Contract for deed, south 160 | 298000 | longDebt
  Residence mortgage | 118340 | longDebt @home
= TOTAL LONG-TERM LIABILITIES | sum | @lt
= TOTAL LIABILITIES | due+middle+lt | totalLiabilities @liab
# NET WORTH
  Retained capital / contributed | 1947230 | @capital
  Valuation equity | assets-liab-1947230 | @valuation
= TOTAL NET WORTH | sum | totalEquity @equity
== TOTAL LIABILITIES &amp; NET WORTH | liab+equity | totalBoth @both
`,
  books,
  1,
)
agree(books, ['both', 'assets'])
const cells = ([value = 0]: readonly number[]) => [amount(value, { digits: 0 })]
const company = 'Lundquist Grain & Cattle'
const page = `<div class="t"><div><b>BALANCE SHEET</b><br>Farm business and personal, market value</div><div>Name: <b style="font-size:10pt">${company.replace('&', '&amp;')}</b><br>Ray and Denise Lundquist, Route 2, Mooreton ND<br>Statement date: <b style="font-size:10pt">December 31, 2025</b></div></div><div class="two"><div><table>${body(assets, cells, 6, 5)}</table></div><div><table>${body(liabilities, cells, 6, 5)}</table></div></div><div class="sign"><div>Signature</div><div>Signature</div><div style="flex:.5">Date</div></div>`

export const farmNetWorth: Drawn = {
  name: 'lundquist-farm-two-sided-scan',
  kind: 'financial',
  html: sheets(style, [page]),
  scan: { dpi: 180, skewDegrees: 0.45, noise: 14, blur: 0.5, jpegQuality: 72, background: 248 },
  truth: truthFrom({
    family: 'farm-two-sided',
    notes:
      "farm lender's balance sheet at market value, assets left and liabilities right with the amounts of both sides on one line: quantities and prices inside the labels, current, intermediate and long-term groups, principal due within twelve months apart, net worth of retained capital and valuation equity; flatbed scan",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31'],
    parts: [{ rows: assets }, { rows: liabilities }],
    books,
    any: {
      receivable: ['ar', 'ar+insurance'],
      inventory: [
        'corn+beans+feed+cattle',
        'corn+beans+feed+cattle+growing',
        'corn+beans+feed',
        'corn+beans+feed+growing',
      ],
      otherCurrent: ['hedge+insurance+growing', 'hedge+growing', 'hedge+insurance', 'hedge', 'growing', 'insurance+growing', 'hedge+insurance+growing+cattle', 'hedge+growing+cattle'], // prettier-ignore
      shortInvestments: ['hedge', 'null'],
      property: ['machinery+vehicles+land+buildings', 'machinery+vehicles+land+buildings+residence', 'machinery+vehicles+land+buildings+breeding', 'machinery+vehicles+land+buildings+residence+breeding'], // prettier-ignore
      otherLong: ['breeding+coop+ira+residence', 'breeding+coop+ira', 'coop+ira+residence', 'coop+ira', 'breeding+residence', 'breeding', 'residence', 'breeding+coop', 'breeding+coop+residence'], // prettier-ignore
      longInvestments: ['coop', 'coop+ira', 'ira', 'null'],
      totalFixed: ['intermediate+long', 'long', 'machinery+vehicles+land+buildings', 'null'],
      accrued: ['accrued+taxes', 'accrued'],
      otherDue: ['taxes', 'null'],
      totalLong: ['middle+lt', 'lt'],
      longDebt: ['middle+lt', 'middle+lt-lease'],
      otherLongDue: ['lease', 'null'],
      paidIn: ['capital', 'null'],
      retained: ['capital', 'valuation', 'equity', 'null'],
    },
    absent: ['incomeStatement', 'cashFlowStatement', 'accumulated', 'treasury', 'stock', 'intangible'],
  }),
}
