/** Statements from elsewhere: UK accounts with inset columns, IFRS in millions, European and Indian grouping, nonprofit funds. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'
import { bs } from '../../../drawing/places.ts'

// prettier-ignore
export const world: readonly MadeDocument[] = [
  drawnStatement({
    name: 'uk-balance-sheet-inset-columns',
    what: 'parts in an inner column and totals in an outer one, a note column, creditors by maturity, net assets',
    type: 'BALANCE_SHEET', end: '2025-03-31', company: 'Ravensworth Joinery Limited',
    page: { font: 'Times-Roman', type: 10, size: 'A4' },
    extra: {
      accepted: {
        '2025-03-31': {[bs.totalFixed]:[null,148482],[bs.totalAssets]:[null,351814],[bs.totalLiabilities]:[null,154236]},
        '2024-03-31': {[bs.totalFixed]:[null,126437],[bs.totalAssets]:[null,318512],[bs.totalLiabilities]:[null,133457]},
      },
    },
    ledgers: [
      { ends: '2025-03-31 2024-03-31', rows: `
# Fixed assets ; Tangible assets|148482 126437|property ; # Current assets ; Stocks|64949 56962|inventory
Debtors|115046 111388|receivable ; Cash at bank and in hand|23337 23725|cash ; ! .|203332 192075|totalCurrent
- Creditors: amounts falling due within one year|103024 87138|totalCurrentLiabilities
! Net current assets|100308 104937 ; ! Total assets less current liabilities|248790 231374
- Creditors: amounts falling due after more than one year|51212 46319|totalLongLiabilities ?longDebt
! Net assets|197578 185055 ; # Capital and reserves ; Called up share capital|100 100|stock
Profit and loss account|197478 184955|retained ; ! Shareholders' funds|197578 185055|totalEquity
` },
    ],
    script: `
text b 12: 50,44 Ravensworth Joinery Limited (Registered number: 07734412) ; 50,64 Balance Sheet
text b: 50,80 31 March 2025
text b >: 390,100 2025 ; 530,100 2024
table 1 h18 w200: 50,112 >275 Notes = : 4 / 5 / 6 / _ / _ / _ / _ / _ / _ / _ / 9 / _ / _
| >340 £ = : _ / 64,949 / 115,046 / 23,337 / 203,332 / (103,024) / _ / _ / _ / _ / _ / _ / _
| >410 £ = : 148,482 / _ / _ / _ / _ / _ / 100,308 / 248,790 / (51,212) / 197,578 / 100 / 197,478 / 197,578
| >480 £ = : _ / 56,962 / 111,388 / 23,725 / 192,075 / (87,138) / _ / _ / _ / _ / _ / _ / _
| >550 £ = : 126,437 / _ / _ / _ / _ / _ / 104,937 / 231,374 / (46,319) / 185,055 / 100 / 184,955 / 185,055
`,
  }),
  drawnStatement({
    name: 'ifrs-income-millions-eur',
    what: 'IFRS wording, € million in the header, costs in parentheses, a column of note numbers, A4',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Lindqvist Maritime Group N.V.',
    page: { size: 'A4' },
    ledgers: [
      { ends: '2025-12-31 2024-12-31', scale: 1000000, rows: `
Revenue|3620 3123|revenue ; - Cost of sales|2034 2098|cost ; = Gross profit|gross
- Distribution costs|371 344|?marketing ; - Administrative expenses|302 274|general ; Other operating income|23 24
= Operating profit|operating ; Finance income|18 17|?otherIncome ?netOther ; - Finance costs|81 73|interest
Share of profit of associates|8 9|?otherIncome ?netOther ; = Profit before tax|beforeTax
- Income tax expense|146 128|tax ; = Profit for the year|net
` },
    ],
    script: `
text b 13: 45,50 CONSOLIDATED INCOME STATEMENT
text: 45,70 Lindqvist Maritime Group N.V. · for the year ended 31 December
table 1 h18 ruled: 45,100 >350 Note = : 3 / 4 / _ / _ / _ / _ / _ / _ / 8 / _ / _ / 9 / _
| >450 2025/€ million = 0 costs | >540 2024/€ million = 1 costs
text: 45,374.4 Attributable to owners of the parent
text >: 450,374.4 318 ; 540,374.4 297
`,
  }),
  drawnStatement({
    name: 'european-grouping-balance-sheet',
    what: 'points between thousands and a decimal comma, EUR, day.month.year dates, equity before the liabilities',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Oberland Präzision GmbH',
    page: { type: 9.5, size: 'A4' },
    ledgers: [
      { ends: '2025-12-31 2024-12-31', rows: `
> Assets ; > Non-current assets ; Intangible assets|89698.33 76134.53|intangible
Property, plant and equipment|1155977.15 1107661.02|property ; < Total non-current assets|totalFixed
> Current assets ; Inventories|390670.81 381752.22|inventory ; Trade receivables|392232.76 382251.81|receivable
Cash and cash equivalents|149311.74 142084.56|cash ; < Total current assets|totalCurrent
<- Total assets|totalAssets
> Equity and liabilities ; > Equity ; Subscribed capital|250000 250000|stock ; Capital reserve|180000 180000|paidIn
Retained earnings|593538.96 585348.32|retained ; < Total equity|totalEquity
> Non-current liabilities ; Bank loans|520506.21 430361.02|longDebt
< Total non-current liabilities|totalLongLiabilities
> Current liabilities ; Trade payables|221837.94 211722.61|payable
Other liabilities|412007.68 432452.19|otherCurrentLiabilities ; < Total current liabilities|totalCurrentLiabilities
< Total equity and liabilities|totalBoth
` },
    ],
    script: `
text b 12: 50,50 Oberland Präzision GmbH
text: 50,68 Statement of financial position as of 31.12.2025
table 1 h17 ruled: 50,100 >440 31.12.2025/EUR = 0 .2 european | >540 31.12.2024/EUR = 1 .2 european
`,
  }),
  drawnStatement({
    name: 'lakh-grouping-income-statement',
    what: 'Indian grouping, rupees, income and expenses by nature, fiscal year to 31 March',
    type: 'INCOME_STATEMENT', end: '2025-03-31', company: 'Sundaram Textile Mills Private Limited',
    page: { font: 'Times-Roman', type: 10, size: 'A4' },
    ledgers: [
      { ends: '2025-03-31 2024-03-31', rows: `
> Income ; Revenue from operations|198916786 166052501|revenue ; Other income|2113214 2160594|otherIncome
< Total income
> Expenses ; Cost of materials consumed|97667717 87079571|?cost
Employee benefits expense|23714593 21579061|salaries ; Finance costs|6609373 5773017|interest
Depreciation and amortisation expense|7564057 6785836|depreciation ; Other expenses|27169126 27355512
<- Total expenses|?totalExpenses ; = Profit before tax|beforeTax ; - Current tax|5918470 5808135|tax
= Profit for the year|net
` },
    ],
    script: `
text b ^ 12: 297.64,50 Sundaram Textile Mills Private Limited
text b ^: 297.64,68 Statement of Profit and Loss for the year ended 31st March, 2025
text >: 545,84 (Amount in Rs.)
table 1 h19 ruled: 50,104 >440 Year ended/31st March, 2025 = 0 indian | >545 Year ended/31st March, 2024 = 1 indian
`,
  }),
]
