/** A Quebec company's compiled statements in French and English: blanks between thousands, Canadian dollars, cost of sales built up. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:9pt/11.8pt 'Libre Franklin';padding:.65in .7in}
.t{display:flex;justify-content:space-between;border-bottom:1.4pt solid #222;padding-bottom:4pt;margin-bottom:4pt;font-size:10.4pt;line-height:14pt}
.t div:last-child{text-align:right;font-style:italic}h1{font:700 13pt/17pt 'Libre Franklin';margin:0 0 4pt}
.u{font-size:7.8pt;margin-bottom:8pt;display:flex;justify-content:space-between}
table{width:100%}td{padding:1.2pt 0}td em{color:#333}th{font-weight:700;text-align:right;padding-bottom:3pt}.n{text-align:right;width:1.02in;white-space:nowrap}.n span{display:inline-block;min-width:.85in}
.head td{font-weight:700;padding-top:6pt}.head td em{font-weight:700}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}
.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}.foot{font-size:7.4pt;text-align:center}
`
const books: Books = new Map()
const sheet = statement(
  `
# ACTIF / ASSETS
  # À court terme / Current
    Encaisse / Cash | 142816 118240 | cash
    Débiteurs / Accounts receivable | 486315 452190 | receivable
    Stocks / Inventories | 312480 298615 | inventory @stocks
    Travaux en cours / Work in progress | 84210 71940 | inventory @wip
    Impôts à recevoir / Income taxes recoverable | 0 12485 | otherCurrent
    Frais payés d'avance / Prepaid expenses | 18645 16920 | prepaid
  = | sum | totalCurrent @current
  Placement, au coût / Investment, at cost | 50000 50000 | longInvestments @placement
  Immobilisations corporelles, nettes / Property and equipment, net | 894370 812605 | property @ppe
  Écart d'acquisition / Goodwill | 120000 120000 | intangible @goodwill
== | sum | totalAssets @assets
# PASSIF / LIABILITIES
  # À court terme / Current
    Emprunt bancaire / Bank loan | 160000 135000 | shortDebt
    Créditeurs et charges à payer / Accounts payable and accrued liabilities | 298410 276835 | payable @ap
    Impôts à payer / Income taxes payable | 21740 0 | @taxes
    Dépôts de clients / Customer deposits | 46200 38500 | otherDue @deposits
    Tranche de la dette à long terme échéant à moins d'un an / Current portion of long-term debt | 118600 102400 | currentDebt
  = | sum | totalDue @due
  Dette à long terme / Long-term debt | 384215 362480 | longDebt @long
  Due à l'actionnaire, sans intérêt / Due to shareholder, non-interest bearing | 75000 110000 | otherLongDue @shareholder
  Impôts futurs / Future income taxes | 42180 38615 | deferredTax @future
= | sum | totalLiabilities @liab
# CAPITAUX PROPRES / SHAREHOLDERS' EQUITY
  Capital-actions / Share capital | 1000 1000 | stock
  Bénéfices non répartis / Retained earnings | assets-liab-1000 | retained @re
= | sum | totalEquity @equity
== | liab+equity | totalBoth @both
`,
  books,
  2,
)
const income = statement(
  `
CHIFFRE D'AFFAIRES / SALES | 3128640 2914380 | revenue @rev
# COÛT DES VENTES / COST OF SALES
  Stocks au début / Opening inventories | stocks'+wip' | @begin
  Achats / Purchases | 1186415 1104230
  Main-d'oeuvre directe / Direct labour | 614820 588315 | @direct
  Frais de fabrication / Factory overhead | 218640 204915
  Stocks à la fin / Closing inventories | 0-stocks-wip
= | sum | cost @cogs
= BÉNÉFICE BRUT / GROSS PROFIT | rev-cogs | gross @gp
# FRAIS / EXPENSES
  Salaires et avantages sociaux / Salaries and benefits | 412615 388940 | salaries @salaries
  Loyer et taxes / Rent and taxes | 138400 135200 | rent @rent
  Électricité et chauffage / Electricity and heating | 46815 44230 | rent @power
  Assurances / Insurance | 38214 35680
  Publicité et représentation / Advertising and promotion | 21640 19815 | marketing
  Frais de bureau / Office expenses | 34785 32410 | @office
  Honoraires professionnels / Professional fees | 27310 24890
  Mauvaises créances / Bad debts | 4200 0
  Amortissement / Amortization | 124860 118315 | depreciation
  Intérêts et frais bancaires / Interest and bank charges | 9415 8860 | @bank
  Intérêts sur la dette à long terme / Interest on long-term debt | 29640 27385 | interest @interest
= | sum | totalExpenses @exp
= BÉNÉFICE D'EXPLOITATION / OPERATING INCOME | gp-exp | operatingIncome @op
Gain sur disposition d'immobilisations / Gain on disposal of equipment | 6500 0 | otherIncome @gain
= BÉNÉFICE AVANT IMPÔTS / INCOME BEFORE INCOME TAXES | op+gain | beforeTax @pretax
# IMPÔTS SUR LES BÉNÉFICES / INCOME TAXES
  Exigibles / Current | 42685 31240
  Futurs / Future | future-future' | @deferral
= | sum | tax @tax
== BÉNÉFICE NET / NET INCOME | pretax-tax | netIncome @net
BÉNÉFICES NON RÉPARTIS AU DÉBUT / RETAINED EARNINGS, BEGINNING | re'
Dividendes / Dividends | re-re'-net | @dividends
== BÉNÉFICES NON RÉPARTIS À LA FIN / RETAINED EARNINGS, ENDING | re
`,
  withThird(books),
  2,
)
agree(books, ['both', 'assets'])

/** Opening figures of the year before last, which only the income statement prints. */
function withThird(two: Books): Books {
  const third: Readonly<Record<string, number>> = { stocks: 284310, wip: 66480, future: 35210, re: 816850 }
  for (const [name, value] of Object.entries(third)) two.set(name, [...(two.get(name) ?? []), value])
  return two
}
const cells = (values: readonly number[]) =>
  values.map(value => `${amount(value, { digits: 0, negative: 'parentheses', zero: '-', mark: ' ' })}`)
const company = 'Usinage Beaurivage inc.'
const page = (french: string, english: string, when: readonly [string, string], rows: string, number: number) =>
  `<h1>${company}</h1><div class="t"><div>${french}<br>${when[0]}</div><div>${english}<br>${when[1]}</div></div><div class="u"><span>(non audité, en dollars canadiens)</span><em>(unaudited, in Canadian dollars)</em></div><table><tr><th><th>2026<th>2025</tr><tr><th><th>$<th>$</tr>${rows}</table><div class="foot">${number}</div>`

export const bilingualAccounts: Drawn = {
  name: 'usinage-beaurivage-bilingual-accounts',
  kind: 'financial',
  html: sheets(style, [
    page('Bilan', 'Balance Sheet', ['31 mars 2026', 'March 31, 2026'], body(sheet, cells, 8), 2),
    page('Résultats et bénéfices non répartis', 'Income and Retained Earnings', ['Exercice terminé le 31 mars 2026', 'Year ended March 31, 2026'], body(income, cells, 8), 3), // prettier-ignore
  ]),
  truth: truthFrom({
    family: 'bilingual-canadian',
    notes:
      "Quebec machine shop's compiled statements, every label in French and English, blanks between thousands, Canadian dollars, fiscal year to March 31: subtotals without labels, property net only, total assets without a label, cost of sales built up from opening and closing inventories, interest among the expenses, future income taxes",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-03-31', '2025-03-31'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    currency: 'CAD',
    any: {
      inventory: ['stocks+wip', 'stocks'],
      otherCurrent: ['wip', 'null', '0'],
      payable: ['ap'],
      accrued: ['taxes', 'null'],
      otherDue: ['deposits', 'deposits+taxes'],
      totalFixed: ['ppe', 'placement+ppe+goodwill', 'null'],
      totalLong: ['long+shareholder+future', 'null'],
      longDebt: ['long', 'long+shareholder'],
      otherLongDue: ['shareholder', 'null'],
      salaries: ['salaries', 'salaries+direct'],
      rent: ['rent+power', 'rent'],
      general: ['office', 'null'],
      interest: ['interest', 'interest+bank'],
      totalExpenses: ['exp', 'exp-interest', 'exp-interest-bank'],
      operatingIncome: ['op', 'op+interest', 'op+interest+bank'],
      ordinaryIncome: ['op', 'net-gain', 'null'],
      netOther: ['gain', 'gain-interest', 'gain-interest-bank', 'null'],
      otherExpenses: ['interest', 'interest+bank', '0', 'null'],
    },
    absent: ['cashFlowStatement', 'accumulated', 'treasury', 'paidIn', 'shortInvestments'],
  }),
}
