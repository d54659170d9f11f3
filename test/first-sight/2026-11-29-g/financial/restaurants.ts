/** A restaurant group's combined statements in thousands, by fiscal years of 52 weeks. */
import { dollars, escaped, latestOf, of, printed, statement, truthFrom, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const restaurants = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Current assets
  Cash and cash equivalents | 1842 1455 | cash
  Credit card and delivery receivables | 312 288 | receivable @ar
  Vendor rebates receivable | 146 131 | @vr
  Food, beverage and smallwares inventories | 421 398 | inventory
  Prepaid expenses | 266 241 | prepaid
= Total current assets | sum | totalCurrent @ca
Property and equipment, net of accumulated depreciation of $6,118 and $5,204 | 9214 8876 | property @ppe
Operating lease right-of-use assets | 11480 12255 | @rou
Liquor licenses | 385 385 | intangible @liq
Goodwill | 1210 1210 | intangible @gw
Security deposits | 164 159 | @sd
== Total assets | ca+ppe+rou+liq+gw+sd | totalAssets @assets
# Current liabilities
  Accounts payable | 1106 1027 | payable
  Accrued payroll and tips | 688 641 | accrued @acp
  Sales tax and other accrued liabilities | 402 377 | accrued @aco
  Gift cards outstanding | 519 486 | @gift
  Operating lease liabilities, current | 1322 1268 | @olc
  Current maturities of long-term debt | 640 610 | currentDebt
= Total current liabilities | sum | totalDue @due
Operating lease liabilities, less current portion | 10705 11512 | otherLongDue @oll
Long-term debt, less current maturities | 4380 4620 | longDebt @ltd
= Total liabilities | due+oll+ltd | totalLiabilities @liab
Members’ equity | assets-liab | totalEquity @eq
== Total liabilities and members’ equity | liab+eq | totalBoth
`, books, 2)
  const result: Books = new Map()
  const income = statement(`
# Net sales
  Food | 21418 20166
  Beverage | 7926 7604
  Catering and merchandise | 512 471
= Total net sales | sum | revenue @rev
# Restaurant operating costs
  Food and beverage costs | 8233 7911 | cost @cogs
  Labor and related benefits | 10244 9760 | @lab
  Occupancy | 2488 2401 | @occ
  Other restaurant operating costs | 3719 3544
  Pre-opening costs | 146 0
= Total restaurant operating costs | sum | @roc
= Restaurant-level profit | rev-roc | @rlp
General and administrative | 2107 1998 | general @ga
Depreciation and amortization | 1288 1231 | depreciation @dep
= Income from operations | rlp-ga-dep | operatingIncome @op
Interest expense, net | -318 -342 | -interest @int
Loss on disposal of equipment | -27 -9 | @loss
== Net income | op+int+loss | netIncome @net
`, result, 2)
  if (of(books, 'eq').some(value => value < 1_000)) throw new Error(`equity ${of(books, 'eq').join(' ')}`)
  const top = (title: string, when: string) => `<div style="margin-bottom:12pt"><b style="font-size:12.5pt">LANTERN &amp; OAK RESTAURANT GROUP, LLC AND AFFILIATES</b><br><b>${title}</b><br>${when}<br><i>(in thousands)</i></div>`
  const headings = ['December 28,<br>2025', 'December 29,<br>2024']
  return printed({
    name: 'lantern-oak-restaurant-group-combined-thousands', style: ".page{font:10pt/13.8pt 'Source Serif';padding:.85in 1in}.h td{font-weight:700;text-align:right}.h .n{border-bottom:.6pt solid #000;white-space:nowrap}.n{width:1.2in;padding-left:12pt;vertical-align:bottom}.total .n,.grand .n{border-top:.5pt solid #000}.grand .n{border-bottom:2pt double #000}.grand td,.head td{font-weight:700}",
    pages: [`${top('COMBINED BALANCE SHEETS', 'December 28, 2025 and December 29, 2024')}${dollars(headings, escaped(sheet), '—')}<div class="foot c">See notes to combined financial statements. &nbsp; 3</div>`, `${top('COMBINED STATEMENTS OF INCOME', 'Fiscal years ended December 28, 2025 and December 29, 2024 (52 weeks each)')}${dollars(headings, escaped(income), '—')}<div class="foot c">See notes to combined financial statements. &nbsp; 4</div>`],
    truth: truthFrom({
      family: 'combined-fiscal-weeks-thousands', notes: 'restaurant group’s combined statements in thousands, two fiscal years of 52 weeks: accumulated depreciation only within a label, right-of-use assets, gift cards, restaurant-level profit above overhead, one line of members’ equity', company: 'LANTERN & OAK RESTAURANT GROUP, LLC AND AFFILIATES', statementType: 'BALANCE_SHEET', ends: ['2025-12-28', '2024-12-29'], scale: 1000, parts: [{ rows: sheet }, { rows: income }], books: latestOf([books, 0], [result, 0]),
      any: { receivable: ['ar', 'ar+vr'], otherCurrent: ['vr', 'null'], accumulated: ['0-6118', 'null'], property: ['ppe', 'ppe+6118'], intangible: ['liq+gw', 'gw', 'liq'], otherLong: ['rou+sd', 'sd', 'rou', 'rou+liq+sd', 'liq+sd', 'null'], totalFixed: ['ppe', 'ppe+rou+liq+gw+sd', 'ppe+rou', 'null'], accrued: ['acp+aco', 'acp', 'aco'], otherDue: ['gift+olc', 'gift', 'olc', 'gift+olc+aco', 'gift+aco', 'null'], otherLongDue: ['oll', 'null'], totalLong: ['oll+ltd', 'ltd', 'null'], retained: ['eq', 'null'], gross: ['rev-cogs', 'rlp', 'null'], cost: ['cogs', 'roc'], salaries: ['lab', 'null'], rent: ['occ', 'null'], totalExpenses: ['roc+ga+dep', 'roc-cogs+ga+dep', 'ga+dep', 'roc', 'null'], otherExpenses: ['0-loss', '0-int-loss', 'null'], otherIncome: ['loss', 'null'], netOther: ['int+loss', 'loss', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'] },
      absent: ['cashFlowStatement', 'stock', 'paidIn', 'treasury', 'tax', 'shortDebt'],
    }),
  })
})()
