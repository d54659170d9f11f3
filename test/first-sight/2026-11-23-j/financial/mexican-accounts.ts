/** A Mexican company's annual statements in English translation: pesos, value added tax to recover, employee profit sharing, comprehensive financing cost. */
import { agree, amount, body, isFirst, plain, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:8.8pt/11.4pt 'Libre Franklin';padding:.65in .85in}
.t{text-align:center;margin-bottom:9pt;line-height:13pt}.t b{font-size:11pt}
table{width:100%}td{padding:.4pt 0}th{font-weight:700;text-align:right;border-bottom:.8pt solid #000}.n{text-align:right;width:1.25in;padding-left:10pt}.n span{display:block}
.head td{font-weight:700;padding-top:4pt}.total .n span{border-top:.6pt solid #000}.total td,.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.s{display:flex;justify-content:space-around;text-align:center;margin-top:26pt;font-size:8pt;line-height:10pt}.s span{border-top:.6pt solid #000;width:2.3in;padding-top:2pt}.foot{font-size:7.6pt;text-align:center}
`
const books: Books = new Map()
const income = statement(
  `
Net sales | 68421650 61830415 | revenue @rev
Cost of sales | 48215630 44106218 | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Selling expenses | 6418206 5914630
  Administrative expenses | 5216415 4986203 | general @admin
= Total operating expenses | sum | totalExpenses @exp
= Operating profit | gp-exp | operatingIncome @op
# Comprehensive financing result (RIF)
  Interest expense | -1418206 -1618415 | -interest @interest
  Interest income | 114806 86215 | @earned
  Foreign exchange gain (loss), net | -286415 148206 | @exchange
= | sum | netOther @rif
Other income, net | 62418 41806 | otherIncome @others
= Profit before income taxes | op+rif+others | beforeTax @pretax
# Income taxes
  Current (ISR) | 1964206 1618415 | @isr
  Deferred | -118406 64215 | @deferredtax
= | sum | tax @tax
== Net profit for the year | pretax-tax | netIncome @net
`,
  books,
  2,
)
const assets = statement(
  `
# Current assets
  Cash and banks | 3214806 2618415 | cash
  Trade accounts receivable, net | 11486215 10218640 | receivable @ar
  Sundry debtors | 318406 412630 | otherCurrent @sundry
  Recoverable value added tax (IVA) | 1864215 1618406 | otherCurrent @iva
  Related parties | 642000 580000 | otherCurrent @related
  Inventories (Note 4) | 9218406 9816215 | inventory
  Prepayments | 418206 386415 | prepaid
= Total current assets | sum | totalCurrent @current
# Non-current assets
  Property, machinery and equipment, net (Note 5) | 18640215 17218406 | property @ppe
  Deferred income tax | 418206 299800 | otherLong @dta
  Guarantee deposits | 286415 286415 | otherLong @deposits
= Total non-current assets | sum | totalFixed
== Total assets | sum.all | totalAssets @assets
`.replace('sum.all', 'current+ppe+dta+deposits'),
  books,
  2,
)
const liabilities = statement(
  `
# Short-term liabilities
  Bank loans (Note 6) | 4500000 5200000 | shortDebt @banks
  Current portion of long-term debt | 2180000 2040000 | currentDebt
  Suppliers | 7864215 8218406 | payable @ap
  Sundry creditors and accrued expenses | 1418206 1286415 | accrued @sundrydue
  Taxes payable | 1186415 964206 | otherDue @taxes
  Employee statutory profit sharing (PTU) | 618406 514215 | otherDue @ptu
= Total short-term liabilities | sum | totalDue @due
# Long-term liabilities
  Bank loans (Note 6) | 6215000 7364000 | longDebt
  Employee benefits (seniority premium) | 486215 442806 | otherLongDue
= Total long-term liabilities | sum | totalLong @long
= Total liabilities | due+long | totalLiabilities @liab
`,
  books,
  2,
)
/** The year before goes to the earnings, less a dividend. */
const netWorth = [0, 1].map(i => (books.get('assets')?.[i] ?? 0) - (books.get('liab')?.[i] ?? 0))
const [profit = 0, last = 0] = books.get('net') ?? []
const [now = 0, before = 0] = netWorth
const carried = before - 8000000 - 900000 - last
const reserve = Math.round(last / 20)
books.set('reserve', [900000 + reserve, 900000])
books.set('dividend', [before + profit - now, 0])
books.set('carried', [carried + last - reserve - (before + profit - now), carried])
const equity = statement(
  `
# Stockholders' equity
  Capital stock (Note 8) | 8000000 8000000 | stock
  Legal reserve | reserve | @legal
  Retained earnings from prior years | carried | retained @retained
  Net profit for the year | net
= Total stockholders' equity | sum | totalEquity @equity
== Total liabilities and stockholders' equity | liab+equity | totalBoth @both
`,
  books,
  2,
)
agree(books, ['both', 'assets'])
if ((books.get('dividend')?.[0] ?? -1) < 0) throw new Error(`Dividend ${books.get('dividend')?.join(' ')}`)
const cells =
  (rows: readonly Line[]) =>
  (values: readonly number[], { kind }: Line, index: number) =>
    values.map(value => {
      const text = amount(value, { digits: 0, negative: 'parentheses', zero: '-' })
      return kind === 'grand' || isFirst(rows, index) ? signed(text) : text
    })
const company = 'Troqueles y Estampados del Bajío, S.A. de C.V.'
const title = (what: string, when: string) => `<div class="t"><b>${company}</b><br>RFC TEB 980417 K32 &nbsp; Celaya, Guanajuato<br>${what}<br>${when}<br>(Amounts in Mexican pesos)</div>` // prettier-ignore
const table = (rows: readonly Line[]) => `<table><tr><td><th>2025<th>2024</tr>${body(rows.map(row => ({ ...row, label: plain(row.label) })), cells(rows), 10)}</table>` // prettier-ignore
const sign = '<div class="s"><span>Ing. Rodrigo Landeros Vega<br>General Director</span><span>C.P. Maribel Ocampo Trejo<br>Public Accountant, Prof. Lic. 4418206</span></div>' // prettier-ignore
const foot = '<div class="foot">The accompanying notes are an integral part of these financial statements. Free translation from the Spanish original.</div>' // prettier-ignore

export const mexicanAccounts: Drawn = {
  name: 'troqueles-bajio-mexican-accounts',
  kind: 'financial',
  html: sheets(style, [
    `${title('Statements of Financial Position', 'As of December 31, 2025 and 2024')}${table(assets)}${table([...liabilities, ...equity]).replace(/<tr><td><th>.*?<\/tr>/, '')}${sign}${foot}`,
    `${title('Statements of Comprehensive Income', 'For the years ended December 31, 2025 and 2024')}${table(income)}${sign}${foot}`,
  ]),
  truth: truthFrom({
    family: 'mexican-accounts',
    notes:
      'Mexican stamping company, annual statements translated into English, pesos with dollar signs: recoverable value added tax, sundry debtors and creditors, employee profit sharing, property net only, bank loans under the same label short and long, legal reserve and net profit apart in equity, comprehensive financing result and income taxes without a label for their sums, deferred tax as an asset',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: income }, { rows: assets }, { rows: liabilities }, { rows: equity }],
    books,
    currency: 'MXN',
    any: {
      receivable: ['ar', 'ar+sundry', 'ar+related', 'ar+sundry+related', 'ar+sundry+iva', 'ar+sundry+iva+related'],
      otherCurrent: ['sundry+iva+related', 'iva+related', 'sundry+iva', 'iva', 'null'],
      otherLong: ['dta+deposits', 'deposits', 'null'],
      accrued: ['sundrydue', 'sundrydue+ptu', 'sundrydue+taxes+ptu', 'sundrydue+taxes', 'ptu', 'null'],
      otherDue: ['taxes+ptu', 'taxes', 'ptu', 'sundrydue+taxes+ptu', 'sundrydue', 'sundrydue+taxes', 'null'],
      payable: ['ap', 'ap+sundrydue'],
      retained: ['retained', 'retained+net', 'retained+legal', 'retained+legal+net'],
      netOther: ['rif', 'rif+others'],
      otherIncome: ['others', 'others+earned', 'earned', 'others+earned+exchange', 'others+exchange', 'exchange', 'earned+exchange'], // prettier-ignore
      otherExpenses: ['0-exchange', '0-exchange-interest', '0-interest', '0-rif', '0', 'null'],
      ordinaryIncome: ['op', 'net', 'null'],
    },
    absent: ['cashFlowStatement', 'accumulated', 'treasury', 'paidIn', 'intangible', 'salaries', 'rent', 'marketing'],
  }),
}
