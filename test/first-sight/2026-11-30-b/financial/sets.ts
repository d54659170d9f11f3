/** Sets of statements: a water district, an oil operator. */
import { agree, dollars, escaped, latestOf, of, printed, statement, truthFrom, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const waterDistrict = (() => {
  const result: Books = new Map()
  const income = statement(`
# OPERATING REVENUES
  Water sales | 2918440 2744216
  Sewer service charges | 1406218 1338905
  Connection and penalty fees | 118306 96420
= Total operating revenues | sum | revenue @rev
# OPERATING EXPENSES
  Salaries and benefits | 1188206 1126430 | salaries
  Purchased water | 604118 571806 | @pw
  Pumping power and utilities | 318440 296215 | @ut
  Treatment and chemicals | 214306 198440
  Repairs and maintenance | 266118 241905
  Insurance and administration | 188215 179640 | @adm
  Depreciation | 812406 794318 | depreciation
= Total operating expenses | sum | totalExpenses @exp
= OPERATING INCOME | rev-exp | operatingIncome @op
# NONOPERATING REVENUES (EXPENSES)
  Investment earnings | 61218 44306 | otherIncome @ie
  Interest expense | -288416 -301240 | -interest @int
  Loss on disposal of capital assets | -12440 0 | @loss
= Total nonoperating revenues (expenses) | sum | netOther @no
= INCOME BEFORE CONTRIBUTIONS | op+no | @ibc
Capital contributions | 214000 86500 | @cc
== CHANGE IN NET POSITION | ibc+cc | netIncome @net
NET POSITION, beginning of year | first | @begin
== NET POSITION, end of year | begin+net | @end
`, result.set('first', [0, 14_218_406]), 2)
  // The second year begins where the first ended.
  const [change = 0, before = 0] = of(result, 'net')
  const ends = [14_218_406 + before + change, 14_218_406 + before]
  const whole = income.map(row => (row.label === 'NET POSITION, beginning of year' ? { ...row, values: [ends[1] ?? 0, 14_218_406] } : row.label === 'NET POSITION, end of year' ? { ...row, values: ends } : row))
  const books: Books = new Map([['np', ends]])
  const assets = { restricted: [1_206_440, 1_188_315], land: [1_418_206, 964_118], plant: [19_604_118, 19_988_640] }
  const sheet = statement(`
# CURRENT ASSETS
  Cash and cash equivalents | cash | cash
  Accounts receivable, net of allowance | 418206 388440 | receivable @ar
  Materials and supplies | 96418 88215 | inventory @ms
  Prepaid insurance | 31206 29840 | prepaid @pi
= Total current assets | cash+ar+ms+pi | totalCurrent @ca
# NONCURRENT ASSETS
  Restricted cash, debt service reserve | res | @res
  Land and construction in progress | land | property @lc
  Utility plant in service, net of accumulated depreciation | plant | property @up
= Total noncurrent assets | sum | totalFixed @nca
= TOTAL ASSETS | ca+nca | totalAssets @assets
DEFERRED OUTFLOWS OF RESOURCES, pension | 318440 296115 | @do
== TOTAL ASSETS AND DEFERRED OUTFLOWS | assets+do | @ado
# CURRENT LIABILITIES
  Accounts payable | 206418 188306 | payable
  Accrued wages and interest | 118215 112440 | accrued
  Customer deposits | 88400 84150 | otherDue
  Revenue bonds, due within one year | 540000 520000 | currentDebt
= Total current liabilities | sum | totalDue @cl
# NONCURRENT LIABILITIES
  Revenue bonds payable, net | 7104218 7644218 | longDebt @bonds
  Net pension liability | 688440 714206 | otherLongDue @npl
= Total noncurrent liabilities | sum | totalLong @ncl
= TOTAL LIABILITIES | cl+ncl | totalLiabilities @liab
DEFERRED INFLOWS OF RESOURCES, pension | 118306 141220 | @di
# NET POSITION
  Net investment in capital assets | lc+up-bonds-540000 | @nic
  Restricted for debt service | res | @rd
  Unrestricted | np-nic-res | @un
= TOTAL NET POSITION | np | totalEquity @eq
== TOTAL LIABILITIES, DEFERRED INFLOWS AND NET POSITION | liab+di+np | totalBoth @both
`, books.set('res', assets.restricted).set('land', assets.land).set('plant', assets.plant).set('cash', [0, 1].map(at => {
    const liabilities = [206_418 + 118_215 + 88_400 + 540_000 + 7_104_218 + 688_440 + 118_306, 188_306 + 112_440 + 84_150 + 520_000 + 7_644_218 + 714_206 + 141_220][at] ?? 0
    const others = [418_206 + 96_418 + 31_206 + 318_440, 388_440 + 88_215 + 29_840 + 296_115][at] ?? 0
    return (ends[at] ?? 0) + liabilities - others - (assets.restricted[at] ?? 0) - (assets.land[at] ?? 0) - (assets.plant[at] ?? 0)
  })), 2)
  agree(books, ['both', 'ado'])
  if (of(books, 'cash').some(value => value < 300_000) || of(books, 'un').some(value => value < 0)) throw new Error(`cash ${of(books, 'cash').join(' ')} unrestricted ${of(books, 'un').join(' ')}`)
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:9pt"><b>SAGE CREEK WATER AND SEWER DISTRICT</b><br>Enterprise Fund<br><b>${title}</b><br>${when}</div>`
  const foot = (page: number) => `<div class="foot c">The accompanying notes are an integral part of these financial statements.<br>- ${page} -</div>`
  return printed({
    name: 'sage-creek-water-district-net-position', style: '.page{font:9.8pt/12.9pt "EB Garamond";padding:.65in 1in}.h td{font-weight:700}.h .n{border-bottom:.6pt solid #000}.n{width:1.1in;padding-left:12pt}.total .n{border-top:.5pt solid #000}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}.head td{font-weight:700}',
    pages: [`${top('STATEMENTS OF NET POSITION', 'June 30, 2026 and 2025')}${dollars(['2026', '2025'], escaped(sheet))}${foot(9)}`, `${top('STATEMENTS OF REVENUES, EXPENSES AND CHANGES IN NET POSITION', 'Years Ended June 30, 2026 and 2025')}${dollars(['2026', '2025'], escaped(whole))}${foot(10)}`],
    truth: truthFrom({
      family: 'utility-district-net-position', notes: 'water and sewer district’s audited enterprise fund of two years: deferred outflows and inflows beside assets and liabilities, restricted cash, revenue bonds, net position in three parts, operating and nonoperating revenues, capital contributions, the net position from beginning to end', company: 'SAGE CREEK WATER AND SEWER DISTRICT', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], parts: [{ rows: sheet }, { rows: whole }], books: latestOf([books, 0], [result, 0]),
      any: { cash: ['cash', 'cash+res'], otherLong: ['res', 'res+do', 'do', 'null'], totalAssets: ['assets', 'ado'], totalFixed: ['nca', 'lc+up'], otherLongDue: ['npl', 'npl+di', 'di'], totalLiabilities: ['liab', 'liab+di'], retained: ['un', 'eq', 'null'], cost: ['pw', 'null'], gross: ['rev-pw', 'null'], rent: ['ut', 'null'], general: ['adm', 'null'], otherIncome: ['ie', 'ie+cc', 'cc'], otherExpenses: ['0-int-loss', '0-loss', '0-int', 'null'], beforeTax: ['net', 'ibc', 'null'], ordinaryIncome: ['op', 'ibc', 'net', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'intangible', 'treasury', 'stock', 'marketing', 'shortDebt'],
    }),
  })
})()

// prettier-ignore
export const oilOperator = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Current assets
  Cash | 688215 512440 | cash
  Accounts receivable – oil and gas purchasers | 418306 396218 | receivable @ar
  Accounts receivable – joint interest owners | 206440 188915 | receivable @jib
  Tubular goods and equipment inventory | 96218 104330 | inventory
  Prepaid and other | 28440 24106 | @po
= Total current assets | sum | totalCurrent @ca
# Oil and gas properties, successful efforts method
  Proved properties | 14218440 13306215 | property @pp
  Unproved leasehold | 618206 704118 | property @ul
  Wells in progress | 306418 0 | property @wip
  Less accumulated depletion, depreciation and amortization | -8406218 -7318440 | accumulated @dda
= Net oil and gas properties | sum | @ogp
Field trucks and office equipment, net | 188206 214440 | property @fte
== Total assets | ca+ogp+fte | totalAssets @assets
# Current liabilities
  Accounts payable | 388215 341206 | payable
  Revenues payable to royalty and working interest owners | 296440 271318 | @rp
  Accrued production taxes | 61218 56440 | accrued @apt
  Borrowing base note, current maturities | 360000 360000 | currentDebt
= Total current liabilities | sum | totalDue @cl
# Noncurrent liabilities
  Borrowing base note, less current maturities | 1980000 2340000 | longDebt @ltd
  Asset retirement obligations | 418306 391440 | otherLongDue @aro
= Total noncurrent liabilities | sum | totalLong @ncl
= Total liabilities | cl+ncl | totalLiabilities @liab
Members’ capital | assets-liab | totalEquity @eq
== Total liabilities and members’ capital | liab+eq | totalBoth
`, books, 2)
  const result: Books = new Map()
  const income = statement(`
# Revenues
  Oil sales | 4218306 3906440
  Natural gas and liquids sales | 688215 594118
  Well operating fees | 214440 206218
= Total revenues | sum | revenue @rev
# Costs and expenses
  Lease operating expenses | 1418206 1366440 | @loe
  Production and ad valorem taxes | 362218 331406
  Exploration and dry hole costs | 188440 64218
  Depletion, depreciation and amortization | 1118206 1088440 | depreciation
  Accretion of asset retirement obligations | 26866 25140
  General and administrative | 604218 571306 | general
= Total costs and expenses | sum | totalExpenses @exp
= Income from operations | rev-exp | operatingIncome @op
# Other income (expense)
  Interest expense | -188406 -214318 | -interest @int
  Gain on sale of leasehold | 0 96500 | @gain
  Loss on commodity derivatives | -41206 -18440 | @der
= Total other income (expense) | sum | netOther @no
== Net income | op+no | netIncome @net
`, result, 2)
  const roll = statement(`
Members’ capital, beginning of year | ${of(books, 'eq')[1] ?? 0} ${(of(books, 'eq')[1] ?? 0) - (of(result, 'net')[1] ?? 0) + 720_000}
Distributions to members | ${(of(books, 'eq')[0] ?? 0) - (of(books, 'eq')[1] ?? 0) - (of(result, 'net')[0] ?? 0)} -720000 | @dist
== Members’ capital, end of year | ${of(books, 'eq').join(' ')}
`, result, 2)
  if (of(result, 'dist').some(value => value > -100_000)) throw new Error(`distributions ${of(result, 'dist').join(' ')}`)
  const top = (title: string, when: string) => `<div style="margin-bottom:11pt"><b style="font-size:13pt;line-height:17pt">Cimarron Breaks Operating, LLC</b><br><b>${title}</b><br>${when}</div>`
  const foot = '<div class="foot" style="font-size:8.4pt">See accountants’ compilation report. Substantially all disclosures required by accounting principles generally accepted in the United States are omitted.</div>'
  return printed({
    name: 'cimarron-breaks-operating-successful-efforts', style: ".page{font:9.6pt/13pt 'Source Serif';padding:.75in 1in}.h td{font-weight:700;border-bottom:.8pt solid #000}.n{width:1.1in;padding-left:10pt}.total .n{border-top:.5pt solid #000}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}.grand td{font-weight:700}.head td{padding-top:4pt;font-style:italic}",
    pages: [`${top('Balance Sheets', 'December 31, 2025 and 2024')}${dollars(['2025', '2024'], escaped(sheet), '—')}${foot}`, `${top('Statements of Income and Members’ Capital', 'For the years ended December 31, 2025 and 2024')}${dollars(['2025', '2024'], escaped([...income, ...roll]), '—')}${foot}`],
    truth: truthFrom({
      family: 'oil-operator-successful-efforts', notes: 'oil operator’s compiled statements of two years: properties by the successful efforts method with depletion taken off, trucks net in a line of their own, joint interest receivables, revenues payable, asset retirement obligations, lease operating expenses, derivatives, income and members’ capital in one statement', company: 'Cimarron Breaks Operating, LLC', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: income }], books: latestOf([books, 0], [result, 0]),
      any: { receivable: ['ar+jib', 'ar'], prepaid: ['po', 'null'], otherCurrent: ['po', 'jib', 'null'], property: ['pp+ul+wip+fte', 'pp+ul+wip', 'ogp+fte', 'ogp'], totalFixed: ['ogp+fte', 'ogp', 'null'], otherDue: ['rp', 'rp+apt', 'null'], accrued: ['apt'], retained: ['eq', 'null'], stock: ['eq', 'null'], cost: ['loe', 'null'], gross: ['rev-loe', 'null'], otherIncome: ['gain', 'null'], otherExpenses: ['0-int-der', '0-der', '0-int', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'intangible', 'treasury', 'marketing', 'salaries'],
    }),
  })
})()
