/** A rice growers' cooperative: balance sheets with allocated equities, and statements that end in net savings. */
import { dollars, escaped, latestOf, of, office, printed, statement, truthFrom, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const cooperative = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# CURRENT ASSETS
  Cash | 618204 938774 | cash
  Accounts receivable - members and others | 1204118 1088640 | receivable
  Rice inventories, at net realizable value | 3846205 3512780 | inventory @rice
  Seed, chemical and farm supply inventories | 918440 866125 | inventory @supply
  Prepaid expenses | 84216 79903 | prepaid
= Total current assets | sum | totalCurrent @ca
# INVESTMENTS
  Equities in other cooperatives | 1416220 1338705
  Capital stock of bank for cooperatives | 284500 268100
= Total investments | sum | @inv
# PROPERTY, PLANT AND EQUIPMENT
  Land | 312000 312000 | property
  Dryers, bins and elevators | 11284610 10966415 | property
  Trucks and equipment | 1846770 1718205 | property
  Less accumulated depreciation | -7604118 -6980254 | accumulated
= Net property, plant and equipment | sum | @ppe
== TOTAL ASSETS | ca+inv+ppe | totalAssets @assets
# CURRENT LIABILITIES
  Seasonal note payable to bank | 2150000 2275000 | shortDebt
  Current maturities of long-term debt | 412000 398000 | currentDebt
  Accounts payable | 688214 641870 | payable @ap
  Due to members for rice delivered | 1418306 1206455 | @grower
  Accrued expenses | 216488 198305 | accrued
  Patronage refunds payable in cash | 184600 162400 | @pat
= Total current liabilities | sum | totalDue @due
LONG-TERM DEBT, less current maturities | 2346500 2758500 | longDebt @ltd
= Total liabilities | due+ltd | totalLiabilities @liab
# MEMBERS’ EQUITY
  Common stock, $50 par value | 41850 42300 | stock @cs
  Allocated equities | alloc | @alloc
  Unallocated savings | assets-liab-cs-alloc | retained @un
= Total members’ equity | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND MEMBERS’ EQUITY | liab+eq | totalBoth
`, books.set('alloc', [5_218_440, 4_904_315]), 2)
  const result: Books = new Map()
  const income = statement(`
# REVENUES
  Rice sales | 18604220 17118645
  Farm supply sales | 4216380 4008215
  Drying and storage income | 2318446 2206190
= Total revenues | sum | revenue @rev
# COST OF SALES
  Rice | 16842110 15506324 | cost
  Farm supplies | 3540618 3388740 | cost
= Total cost of sales | sum | @cogs
= GROSS SAVINGS | rev-cogs | gross @gs
# OPERATING EXPENSES
  Salaries and wages | 1618240 1540716 | salaries @sal
  Payroll taxes and employee benefits | 388412 366905 | @ptb
  Natural gas and electricity | 604118 571460 | @gas
  Repairs and maintenance | 318605 296440
  Depreciation | 694210 668115 | depreciation
  Insurance and property taxes | 288316 271840
  General and administrative | 244618 231970 | general
= Total operating expenses | sum | totalExpenses @exp
= OPERATING SAVINGS | gs-exp | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Patronage refunds from other cooperatives | 206418 188240 | @pr
  Interest expense | -288640 -301215 | -interest @int
  Miscellaneous | 18216 14880 | @misc
= Total other income (expense) | sum | netOther @no
= SAVINGS BEFORE INCOME TAXES | op+no | beforeTax @bt
Income taxes | 24600 21450 | tax @tax
== NET SAVINGS | bt-tax | netIncome @net
`, result, 2)
  if (of(books, 'un').some(value => value < 100_000)) throw new Error(`unallocated ${of(books, 'un').join(' ')}`)
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:10pt"><b>BAYOU METO RICE GROWERS COOPERATIVE</b><br>Stuttgart, Arkansas<br><br><b>${title}</b><br>${when}</div>`
  return printed({
    name: 'bayou-meto-rice-growers-net-savings-office-scan', scan: office, style: '.page{font:10pt/13.2pt Tinos;padding:.7in .95in}.h td{font-weight:700}.h .n{border-bottom:.6pt solid #000}.n{width:1.1in;padding-left:12pt}.total .n{border-top:.5pt solid #000}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}',
    pages: [`${top('BALANCE SHEETS', 'July 31, 2026 and 2025')}${dollars(['2026', '2025'], escaped(sheet))}<div class="foot c">The accompanying notes are an integral part of these statements.</div>`, `${top('STATEMENTS OF OPERATIONS', 'Years ended July 31, 2026 and 2025')}${dollars(['2026', '2025'], escaped(income))}<div class="foot c">The accompanying notes are an integral part of these statements.</div>`],
    truth: truthFrom({
      family: 'cooperative-net-savings', notes: 'office scan of a rice growers’ cooperative: investments in other cooperatives, amounts due to members for rice, patronage refunds payable and received, allocated equities and unallocated savings; gross, operating and net savings instead of profit', company: 'BAYOU METO RICE GROWERS COOPERATIVE', statementType: 'BALANCE_SHEET', ends: ['2026-07-31', '2025-07-31'], parts: [{ rows: sheet }, { rows: income }], books: latestOf([books, 0], [result, 0]),
      any: { inventory: ['rice+supply'], longInvestments: ['inv', 'null'], otherLong: ['inv', 'null'], totalFixed: ['ppe', 'ppe+inv', 'inv', 'null'], payable: ['ap', 'ap+grower'], otherDue: ['grower+pat', 'pat', 'grower', 'null'], totalLong: ['ltd', 'null'], retained: ['un', 'alloc+un', 'alloc'], paidIn: ['alloc', 'null'], salaries: ['sal', 'sal+ptb'], rent: ['gas', 'null'], otherIncome: ['pr+misc', 'pr', 'misc', 'null'], otherExpenses: ['0-int', 'null'], ordinaryIncome: ['op', 'bt', 'net', 'null'] },
      absent: ['cashFlowStatement', 'intangible', 'treasury', 'deferredTax', 'marketing'],
    }),
  })
})()
