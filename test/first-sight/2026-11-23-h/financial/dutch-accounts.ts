/** A Dutch company's annual accounts in English: fixed assets first, debit and credit sides with notes and inner columns, euros; A4. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, body, statement, truthFrom, type Books, type Line } from '../../2026-11-23-f/financial/statement.ts'

const style = `
.page{font:9pt/12pt 'Zilla Slab';padding:22mm 20mm}
h1{font:700 12.5pt/16pt 'Zilla Slab';margin:0;color:#00416a}h2{font:400 9.4pt/13pt 'Zilla Slab';margin:0 0 9pt}
table{width:100%}th{text-align:right;font-weight:700;border-bottom:.8pt solid #00416a;padding-bottom:2pt}td{padding:1pt 0}
.n{text-align:right;width:27mm}.n:nth-child(2){width:14mm;text-align:center;color:#444}.n span{display:inline-block}.head td{font-weight:700;padding-top:4pt}
.total td{padding-top:0}.total .n:nth-child(n+3) span{border-top:.6pt solid #000;min-width:22mm;padding-top:1pt}.grand td{font-weight:700}.grand .n:nth-child(n+3) span{border-top:.6pt solid #000;border-bottom:2pt double #000;min-width:22mm}
.foot{font-size:7.6pt;color:#444;display:flex;justify-content:space-between;left:20mm;right:20mm}
`
const books: Books = new Map()
const assets = statement(
  `
# Fixed assets
  Intangible fixed assets ~1 | 48200 62400 | intangible @intangible
  Tangible fixed assets ~2 | 1486215 1318640 | property @tangible
  Financial fixed assets ~3 | 75000 75000 | longInvestments @financial
= | sum | totalFixed @fixed
# Current assets
  Inventories ~4 | 618430 574215 | inventory
  Trade debtors ~5 | 842615 796340 | receivable @debtors
  Taxes and social security contributions ~6 | 38415 21630 | @vat
  Other receivables and prepaid expenses | 64218 58406 | @others
  Cash at banks ~7 | 286340 214815 | cash
= | sum | totalCurrent @current
== Total assets | fixed+current | totalAssets @assets
`,
  books,
  2,
)
const liabilities = statement(
  `
# Shareholders' equity ~8
  Issued share capital | 18000 18000 | stock
  Share premium reserve | 182000 182000 | paidIn
  Legal reserve for development costs | 48200 62400 | @legal
  Other reserves | assets-provision-term-current.due-200000-legal | retained @reserves
= | sum | totalEquity @equity
# Provisions
  Deferred tax liabilities ~9 | 61400 54800 | deferredTax @provision
# Long-term liabilities ~10
  Bank loans | 486000 558000 | longDebt @bank
  Financial lease obligations | 142615 98430 | longDebt @lease
= | sum | totalLong @term
# Current liabilities ~11
  Repayment obligations of long-term loans | 112400 98200 | currentDebt @repay
  Debts to credit institutions | 184630 216815 | shortDebt
  Trade creditors | 412815 386240 | payable
  Corporate income tax | 28416 16230 | @cit
  Other taxes and social security | 64218 58630 | @social
  Other debts and accruals | 96340 88215 | @accruals
= | sum | totalDue @current.due
== Total equity and liabilities | equity+provision+term+current.due | totalBoth @both
`,
  plugged(books),
  2,
)
/** The totals of provisions and debts, which the reserves are worked out from, stand below them on the page. */
function plugged(known: Books): Books {
  return known.set('provision', [61400, 54800]).set('term', [628615, 656430]).set('current.due', [898819, 864330])
}
const result: Books = new Map()
const income = statement(
  `
Net turnover ~12 | 4816230 4518640 | revenue @rev
Cost of raw materials and outsourced work | -2318415 -2214630 | -cost @cogs
= Gross margin | rev+cogs | gross @gp
Wages and salaries ~13 | -986215 -942630 | -salaries @wages
Social security and pension charges | -218630 -206415 | @pension
Amortisation and depreciation ~14 | -236415 -218630 | -depreciation
Housing costs | -164200 -158400 | -rent @housing
Selling costs | -84215 -78630 | -marketing
Transport costs | -118630 -112415
General expenses | -142815 -136240 | -general
= Total expenses | costs | -totalExpenses @costs
= Operating result | gp+costs | operatingIncome @op
Interest income and similar income | 3215 2840 | otherIncome @earned
Interest and similar expenses | -48630 -52415 | -interest @interest
= Result before taxation | op+earned+interest | beforeTax @pretax
Taxation ~15 | tax | -tax
== Net result after taxation | pretax+tax | netIncome @net
`,
  result.set('costs', [-1951120, -1853360]).set('tax', [-52860, -39710]),
  2,
)
agree(books, ['both', 'assets'])
const costs = income.slice(3, 10).reduce((sum, { values = [] }) => sum + (values[0] ?? 0), 0)
const costsBefore = income.slice(3, 10).reduce((sum, { values = [] }) => sum + (values[1] ?? 0), 0)
if (costs !== -1951120 || costsBefore !== -1853360) throw new Error(`Expenses: ${costs} ${costsBefore}`)

/** Points between thousands. */
const euro = (value: number) => {
  const text = Math.abs(value).toLocaleString('de-DE')
  return value < 0 ? `-${text}` : text
}
const table = (rows: readonly Line[]) =>
  body(rows, (values, { label }) => [label.split(' ~')[1] ?? '', ...values.map(euro)], 11).replace(/ ~\d+<\/td>/g, '</td>') // prettier-ignore
const company = 'Van Houwelingen Machinebouw B.V.'
const header = (first: string, second: string) =>
  `<tr><th><th style="text-align:center">Note<th>${first}<th>${second}</tr><tr><td><td><td class="r">&euro;<td class="r">&euro;</tr>`
const foot = (page: number) =>
  `<div class="foot"><span>${company}, Barneveld - Annual report 2025</span><span>${page}</span></div>`
const title = (what: string, when: string) => `<h1>${what}</h1><h2>${when}</h2>`

export const dutchAccounts: Drawn = {
  name: 'van-houwelingen-dutch-accounts',
  kind: 'financial',
  html: sheets(
    style,
    [
      `${title('Balance sheet as at 31 December 2025', '(after appropriation of result)')}<table>${header('31-12-2025', '31-12-2024')}${table(assets)}</table><table>${table(liabilities)}</table>${foot(6)}`,
      `${title('Profit and loss account for the year 2025', company)}<table>${header('2025', '2024')}${table(income)}</table>${foot(7)}`,
    ],
    '210mm 297mm',
  ),
  truth: truthFrom({
    family: 'dutch-accounts',
    notes:
      "Dutch company's annual accounts in English on A4: fixed assets first, subtotals without labels, notes between label and amount, points between thousands, euros, provisions with deferred taxes, legal reserve, no total of liabilities, costs with minus signs, interest below the operating result, day-month-year dates",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: assets }, { rows: liabilities }, { rows: income }],
    books: new Map([...books, ...result]),
    currency: 'EUR',
    any: {
      totalFixed: ['fixed'],
      longInvestments: ['financial', 'null'],
      otherLong: ['financial', 'null'],
      receivable: ['debtors', 'debtors+others', 'debtors+vat', 'debtors+vat+others'],
      prepaid: ['others', 'null'],
      otherCurrent: ['vat', 'vat+others', 'others', 'null'],
      retained: ['reserves', 'reserves+legal'],
      longDebt: ['bank+lease', 'bank'],
      otherLongDue: ['lease', 'null'],
      totalLong: ['term', 'term+provision'],
      accrued: ['accruals', 'accruals+social', 'social', 'accruals+social+cit', 'null'],
      otherDue: ['cit+social', 'cit+social+accruals', 'accruals', 'cit', 'social', 'null'],
      totalLiabilities: ['term+current.due+provision', 'null'],
      salaries: ['0-wages', '0-wages-pension'],
      rent: ['0-housing', 'null'],
      ordinaryIncome: ['op', 'net-earned-interest', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      netOther: ['earned+interest', 'earned', 'null'],
    },
    absent: ['cashFlowStatement', 'treasury', 'shortInvestments', 'accumulated'],
  }),
}
