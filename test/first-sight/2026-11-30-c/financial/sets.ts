/** Two sets: a critical access hospital's two years, a small listed company's quarter and half year in thousands. */
import { agree, dollars, escaped, latestOf, of, printed, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const hospital = (() => {
  const result: Books = new Map()
  const operations = statement(`
# OPERATING REVENUES
  Net patient service revenue (net of provision for bad debts of $1,318,400 and $1,206,900) | 31418206 29306440 | @npsr
  340B contract pharmacy revenue | 1206418 1088215 | @ph
  Other operating revenue | 618440 572306 | @oor
= Total operating revenues | sum | revenue @rev
# OPERATING EXPENSES
  Salaries and wages | 14206418 13118206 | salaries @sw
  Employee benefits | 3618206 3306215 | @eb
  Purchased services and professional fees | 4818440 4606218 | @ps
  Supplies and drugs | 4406215 4118306 | @sd
  Utilities | 612440 588206 | rent @ut
  Insurance | 418206 396440 | @ins
  Repairs and maintenance | 706218 688115 | @rm
  Depreciation and amortization | 2118206 2206440 | depreciation
  Other expenses | 1018440 966218 | @ox
= Total operating expenses | sum | totalExpenses @exp
= OPERATING INCOME (LOSS) | rev-exp | operatingIncome @op
# NONOPERATING REVENUES (EXPENSES)
  Property taxes levied for operations | 806218 788440 | @tax
  Investment income | 188406 142215 | @inv
  Noncapital grants and contributions | 96218 318440 | @gr
  Interest expense | -518206 -548440 | -interest @int
= Net nonoperating revenues | sum | netOther @nno
= EXCESS OF REVENUES OVER EXPENSES BEFORE CAPITAL GRANTS | op+nno | @exc
Capital grants | 250000 0 | @cg
== INCREASE IN NET POSITION | exc+cg | netIncome @net
NET POSITION, BEGINNING OF YEAR | begin | @beg
== NET POSITION, END OF YEAR | begin+net | @end
`, result.set('begin', [0, 0]), 2)
  const books: Books = new Map()
  const sheet = statement(`
# CURRENT ASSETS
  Cash and cash equivalents | 4461572 3318206 | cash @c
  Assets limited as to use, current | 618440 606215 | @alc
  Patient accounts receivable, net of allowances of $4,918,000 and $4,406,000 | 4718206 4906440 | receivable @par
  Estimated third-party payor settlements | 412000 0 | @tps
  Other receivables | 306218 288440 | @or
  Supplies | 688206 642118 | inventory
  Prepaid expenses | 318440 296215 | prepaid
= Total current assets | sum | totalCurrent @ca
# ASSETS LIMITED AS TO USE
  Board designated for capital | 5206440 4818206 | @bd
  Held by trustee under bond agreement | 1018206 1006118 | @tr
  Less amount required for current obligations | -618440 -606215 | @lr
= Total noncurrent assets limited as to use | sum | @alu
CAPITAL ASSETS, NET | 19806218 20418440 | property @cap
OTHER ASSETS | 118206 131440 | @oa
== TOTAL ASSETS | ca+alu+cap+oa | totalAssets @assets
# CURRENT LIABILITIES
  Current maturities of long-term debt | 812000 794000 | currentDebt
  Accounts payable | 1606218 1518440 | payable @ap
  Accrued salaries, wages and benefits | 1418206 1306218 | accrued @asw
  Accrued interest | 43218 45806 | @ai
  Estimated third-party payor settlements | 0 318000 | @tpl
= Total current liabilities | sum | totalDue @cl
LONG-TERM DEBT, LESS CURRENT MATURITIES | 11206440 12018440 | longDebt @ltd
== TOTAL LIABILITIES | cl+ltd | totalLiabilities @liab
# NET POSITION
  Net investment in capital assets | cap-ltd-cm
  Restricted, expendable for debt service | 1018206 1006118 | @res
  Unrestricted | np-cap+ltd+cm-res | @un
= TOTAL NET POSITION | np | totalEquity @eq
== TOTAL LIABILITIES AND NET POSITION | liab+eq | totalBoth @both
`, books.set('cm', [812_000, 794_000]).set('np', [0, 1].map(at => [4_461_572 + 618_440 + 4_718_206 + 412_000 + 306_218 + 688_206 + 318_440 + 5_206_440 + 1_018_206 - 618_440 + 19_806_218 + 118_206 - 812_000 - 1_606_218 - 1_418_206 - 43_218 - 11_206_440, 3_318_206 + 606_215 + 4_906_440 + 288_440 + 642_118 + 296_215 + 4_818_206 + 1_006_118 - 606_215 + 20_418_440 + 131_440 - 794_000 - 1_518_440 - 1_306_218 - 45_806 - 318_000 - 12_018_440][at] ?? 0)), 2)
  agree(books, ['both', 'assets'])
  // The years' beginnings follow from the balance sheet.
  const nets = of(result, 'net')
  const ends = of(books, 'np')
  const rest = operations.map(row => (row.label.startsWith('NET POSITION') ? { ...row, values: ends.map((end, i) => (row.label.includes('END') ? end : end - (nets[i] ?? 0))) } : row))
  const gap = (ends[0] ?? 0) - (nets[0] ?? 0) - (ends[1] ?? 0)
  if (gap !== 0) throw new Error(`net position ${ends.join(' ')} with ${nets.join(' ')}: ${gap}`)
  const top = (title: string, when: string) => `<div style="margin-bottom:9pt"><b>LOST CREEK MEMORIAL HOSPITAL DISTRICT</b><br><b>${title}</b><br>${when}<div style="border-top:1.4pt solid #000;margin-top:3pt"></div></div>`
  const foot = (page: number) => `<div class="foot" style="display:flex;justify-content:space-between;font-size:8.4pt"><span>See notes to financial statements.</span><span>${page}</span></div>`
  return printed({
    name: 'lost-creek-hospital-district-two-years', style: '.page{font:9.4pt/12.9pt "Libre Franklin";font-size:8.8pt;padding:.65in .85in}.h td{font-weight:700}.n{width:1.15in;padding-left:12pt;vertical-align:bottom}.total .n{border-top:.5pt solid #000}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}.grand td{font-weight:700}.head td{padding-top:4pt}',
    pages: [`${top('BALANCE SHEETS', 'June 30, 2026 and 2025')}${dollars(['2026', '2025'], escaped(sheet), '—')}${foot(4)}`, `${top('STATEMENTS OF REVENUES, EXPENSES AND CHANGES IN NET POSITION', 'Years Ended June 30, 2026 and 2025')}${dollars(['2026', '2025'], escaped(rest), '—')}${foot(5)}`],
    truth: truthFrom({
      family: 'hospital-district-net-patient-revenue', notes: 'hospital district’s audited statements of two years: net patient service revenue with its bad debts in the caption, assets limited as to use with a part taken off, settlements with payors that are an asset one year and a liability the other, capital assets net, property taxes among nonoperating revenues, capital grants', company: 'LOST CREEK MEMORIAL HOSPITAL DISTRICT', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], parts: [{ rows: sheet }, { rows: rest }], books: latestOf([books, 0], [result, 0]),
      any: { cash: ['c', 'c+alc'], receivable: ['par', 'par+or', 'par+tps', 'par+tps+or'], otherCurrent: ['alc+tps+or', 'alc', 'alc+tps', 'tps', 'alc+or', 'or', 'tps+or', 'null'], otherLong: ['alu+oa', 'oa', 'alu', 'null'], totalFixed: ['alu+cap+oa', 'cap', 'null'], accrued: ['asw', 'asw+ai'], otherDue: ['ai', 'tpl', 'null'], totalLong: ['ltd', 'null'], retained: ['un', 'eq', 'null'], rent: ['ut', 'null'], salaries: ['sw', 'sw+eb'], cost: ['null'], gross: ['null'], general: ['ox', 'null'], otherIncome: ['tax+inv+gr', 'inv', 'tax+inv+gr+cg', 'inv+gr', 'null'], otherExpenses: ['0-int', 'null'], netOther: ['nno', 'nno+cg'], beforeTax: ['net', 'exc', 'null'], ordinaryIncome: ['op', 'exc', 'net', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'intangible', 'treasury', 'stock', 'shortDebt', 'deferredTax', 'marketing'],
    }),
  })
})()

// prettier-ignore
export const quarterly = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Current assets:
  Cash and cash equivalents | 3418 4206 | cash
  Trade receivables, less allowance for credit losses of $118 and $104 | 9206 8418 | receivable
  Inventories | 11418 10806 | inventory
  Prepaid expenses and other | 1206 988 | prepaid @pre
= Total current assets | sum | totalCurrent @ca
Property, plant and equipment, net | 14218 14606 | property @ppe
Right-of-use assets - operating leases | 2806 3118 | @rou
Goodwill | 4418 4418 | @gw
Other intangibles, net | 1206 1388 | @oi
Other assets | 318 296 | @oa
== Total assets | ca+ppe+rou+gw+oi+oa | totalAssets @assets
# Current liabilities:
  Accounts payable | 4806 4218 | payable
  Accrued compensation | 1418 1806 | @acc
  Other accrued liabilities | 1106 1018 | @oacc
  Current portion of operating lease liabilities | 688 672 | @ol
  Current maturities of long-term debt | 1200 1200 | currentDebt
= Total current liabilities | sum | totalDue @cl
Long-term debt, net | 8180 9006 | longDebt @ltd
Operating lease liabilities | 2218 2546 | @oll
Deferred income taxes | 918 902 | deferredTax @dt
= Total liabilities | cl+ltd+oll+dt | totalLiabilities @liab
# Shareholders' equity:
  Common stock, $1 par value; 10,000 shares authorized; 4,206 and 4,188 shares issued | 4206 4188 | stock
  Capital in excess of par value | 6418 6306 | paidIn
  Retained earnings | assets-liab-4206-pic-tr | retained
  Treasury stock, at cost; 118 and 96 shares | -1288 -1042 | treasury @ts
= Total shareholders' equity | assets-liab | totalEquity @eq
== Total liabilities and shareholders' equity | liab+eq | totalBoth @both
`, books.set('pic', [6418, 6306 - 18]).set('tr', [-1288, -1042]), 2)
  agree(books, ['both', 'assets'])
  const result: Books = new Map()
  const income = statement(`
Net sales | 15806 14918 30418 28806 | revenue @rev
Cost of sales | 11618 11106 22418 21506 | cost @cogs
= Gross profit | rev-cogs | gross @gp
Selling, general and administrative expenses | 2918 2806 5806 5518 | general @sga
Amortization of intangibles | 91 91 182 182 | @am
= Operating income | gp-sga-am | operatingIncome @op
Interest expense | -164 -188 -334 -382 | -interest @int
Other income (expense), net | 22 -14 41 -26 | @oin
= Income before income taxes | op+int+oin | beforeTax @bt
Income tax expense | 238 152 390 272 | tax @tax
== Net income | bt-tax | netIncome @net
`, result, 4)
  // A closing parenthesis stands in a cell of its own, as in filings on the web.
  const figure = (value: number, sign: boolean) => `<td class="s">${sign ? '$' : ''}<td class="v">${value === 0 ? '—' : value < 0 ? `(${(-value).toLocaleString('en-US')}` : value.toLocaleString('en-US')}<td class="p">${value < 0 ? ')' : ''}`
  const lines = (rows: readonly Line[]) => escaped(rows).map((row, i) => `<tr class="${row.kind}${i % 2 === 0 ? ' z' : ''}"><td style="padding-left:${row.indent * 10}pt">${row.label}</td>${(row.values ?? []).map(value => figure(value, row.kind === 'grand' || i <= 1)).join('')}</tr>`).join('')
  const head = (list: readonly string[]) => `<tr class="h"><td>${list.map(text => `<td colspan="3" class="c">${text}`).join('')}</tr>`
  const eps = (net: readonly number[], shares: number) => net.map(value => (value / shares).toFixed(2))
  const share = (label: string, list: readonly string[]) => `<tr><td>${label}</td>${list.map(text => `<td class="s">$<td class="v">${text}<td class="p">`).join('')}</tr>`
  const top = (title: string) => `<div class="c" style="margin-bottom:8pt"><b>SUGAR HILL INDUSTRIES, INC. AND SUBSIDIARIES</b><br><b>${title}</b><br>(In thousands, except per share data)<br>(Unaudited)</div>`
  const foot = (page: number) => `<div class="c" style="margin-top:10pt;font-size:8.4pt">The accompanying notes are an integral part of these condensed consolidated financial statements.</div><div class="foot c">${page}</div>`
  return printed({
    name: 'sugar-hill-industries-quarter-and-half-year', style: '.page{font:9.4pt/12.4pt Tinos;padding:.6in .7in}.s{width:.16in;padding-left:6pt}.v{text-align:right;width:.58in}.p{width:.1in}.z td{background:#cceeff}.h td{font-weight:700;border-bottom:.6pt solid #000;vertical-align:bottom;font-size:8.6pt;line-height:10.4pt;padding-left:5pt}.total .s,.total .v{border-top:.6pt solid #000}.grand .s,.grand .v{border-top:.6pt solid #000;border-bottom:2pt double #000}',
    pages: [`<div style="font-size:8.4pt"><b>PART I. FINANCIAL INFORMATION</b><br><b>Item 1. Financial Statements</b></div>${top('CONDENSED CONSOLIDATED BALANCE SHEETS')}<table>${head(['June 30,<br>2026', 'December 31,<br>2025'])}${lines(sheet)}</table>${foot(3)}`, `${top('CONDENSED CONSOLIDATED STATEMENTS OF INCOME')}<table><tr class="h"><td><td colspan="6" class="c">Three Months Ended<br>June 30,<td colspan="6" class="c">Six Months Ended<br>June 30,</tr>${head(['2026', '2025', '2026', '2025'])}${lines(income)}${share('Basic earnings per share', eps(of(result, 'net'), 4090))}${share('Diluted earnings per share', eps(of(result, 'net'), 4128))}${share('Dividends declared per share', ['0.05', '0.05', '0.10', '0.10'])}</table>${foot(4)}`],
    truth: (() => {
      const balance = truthFrom({
        family: 'listed-company-quarter-and-half-year', notes: 'small listed company’s condensed statements in thousands as filings on the web print them: closing parentheses in a cell of their own, blue rows, a balance sheet beside the last year end, three and six months of two years under grouped headings, earnings per share below', company: 'SUGAR HILL INDUSTRIES, INC. AND SUBSIDIARIES', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-12-31'], scale: 1000, parts: [{ rows: sheet }], books: latestOf([books, 0], [result, 2]),
        any: { prepaid: ['pre', 'null'], otherCurrent: ['pre', 'null'], property: ['ppe', 'ppe+rou'], intangible: ['gw+oi'], otherLong: ['rou+oa', 'oa', 'rou', 'null'], totalFixed: ['ppe+rou+gw+oi+oa', 'ppe', 'null'], accrued: ['acc+oacc', 'acc', 'oacc'], otherDue: ['ol', 'oacc+ol', 'null'], otherLongDue: ['oll', 'null'], totalLong: ['ltd+oll+dt', 'null'], totalExpenses: ['sga+am', 'sga', 'null'], depreciation: ['am', 'null'], otherIncome: ['oin', 'null'], netOther: ['oin', 'oin+int', 'null'], otherExpenses: ['0-int', 'null'], ordinaryIncome: ['op', 'bt', 'net', 'null'] },
        absent: ['cashFlowStatement', 'salaries', 'marketing', 'rent'],
      })
      const half = truthFrom({ family: '', notes: '', company: '', statementType: 'INCOME_STATEMENT', ends: ['2026-06-30', '2025-06-30'], scale: 1000, parts: [{ rows: income, pick: [2, 3] }], books: result })
      return { ...balance, acceptable: { ...balance.acceptable, companyName: ['SUGAR HILL INDUSTRIES, INC.'] }, expected: { ...balance.expected, incomeStatement: (half.expected as { incomeStatement: object }).incomeStatement }, expected_prior: { ...balance.expected_prior, ...half.expected_prior } }
    })(),
  })
})()
