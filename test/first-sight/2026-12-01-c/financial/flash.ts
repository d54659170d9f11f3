/** An industrial laundry’s monthly flash report. */
import { body, booksOf, columnsOf, escaped, of, printed, statement, truthFrom, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const industrialLaundry = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Revenue
  Healthcare linen | 842 830 786 8264 8150 7642
  Hospitality linen | 486 510 472 4815 5020 4618
  Workwear and mats | 318 305 291 3086 2980 2842
  Energy surcharge | 42 40 46 418 400 452
= Total revenue | sum | revenue @rev
# Cost of revenue
  Plant labor | 518 505 486 5042 4960 4718 | @pl
  Linen amortization | 142 140 131 1386 1370 1284 | @la
  Utilities and water | 164 158 168 1642 1560 1684 | @uw
  Chemicals | 58 56 54 564 550 528
  Route delivery | 186 180 172 1818 1770 1684
  Plant maintenance | 64 60 58 618 590 572
= Total cost of revenue | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Sales | 62 64 58 612 630 574 | @sa
  General and administrative | 148 145 141 1464 1440 1392 | general @ga
  Rent | 38 38 37 380 380 370 | rent @rent
= Total operating expenses | sum | @ox
== EBITDA | gp-ox | @eb
Depreciation | 86 86 81 854 860 806 | depreciation @dep
Management fee | 15 15 15 150 150 150 | @mf
Interest expense | 48 46 52 486 460 524 | interest @int
Other (income) expense, net | -3 0 2 -18 0 14 | @oe
= Pre-tax income | eb-dep-mf-int-oe | beforeTax @pre
State taxes | 4 4 3 42 40 34 | tax @tax
== Net income | pre-tax | netIncome @net
`, books, 6)
  const digits = (value: number) => (value < 0 ? `(${(-value).toLocaleString('en-US')})` : value === 0 ? '–' : value.toLocaleString('en-US'))
  const cells = ([a = 0, b = 0, p = 0, ya = 0, yb = 0, yp = 0]: readonly number[]) => [a, b, a - b, p, ya, yb, ya - yb, yp].map(digits)
  const base = of(books, 'rev')
  const ratio = (label: string, name: string) => { const values = of(books, name).map((value, at) => `${((100 * value) / (base[at] ?? 1)).toFixed(1)}%`); return `<tr class="k"><td>${label}${[values[0], values[1], '', values[2], values[3], values[4], '', values[5]].map(text => `<td class="n">${text}`).join('')}</tr>` }
  return printed({
    name: 'gulf-prairie-laundry-flash-report', size: '11in 8.5in', style: ".page{font:8.6pt/11.8pt 'Roboto';font-size:8.2pt;padding:.45in .55in}.t{display:flex;justify-content:space-between;align-items:flex-end;background:#12355b;color:#fff;padding:6pt 9pt;margin-bottom:6pt}.t b{font-size:13pt;line-height:16pt}.n{width:.85in}.h td{font-weight:700;text-align:right;border-bottom:.9pt solid #12355b}.h .c{text-align:center;border-bottom:.6pt solid #12355b}td:nth-child(6){background:#eef3f8}.head td{font-weight:700;color:#12355b;padding-top:3pt}.total td{font-weight:700;border-top:.5pt solid #777}.grand td{font-weight:700;border-top:.8pt solid #12355b;border-bottom:.8pt solid #12355b;background:#dfe8f1}.k td{font-style:italic;color:#555}.foot{font-size:7.4pt;color:#666}",
    pages: [`<div class="t"><span><b>Gulf Prairie Industrial Laundry, LLC</b><br>Monthly flash: income statement</span><span class="r">October 2026<br>$ in thousands &nbsp;|&nbsp; unaudited</span></div><table><tr class="h"><td><td class="c" colspan="4">Month of October<td class="c" colspan="4">Year to date, ten months ended October 31, 2026</tr><tr class="h"><td>${['Actual', 'Budget', 'Var', 'Prior year', 'Actual', 'Budget', 'Var', 'Prior year'].map(text => `<td>${text}`).join('')}</tr>${body(escaped(rows), cells, 10)}<tr class="head"><td colspan="9">Key measures</tr>${ratio('Gross margin', 'gp')}${ratio('EBITDA margin', 'eb')}${ratio('Plant labor % of revenue', 'pl')}<tr class="k"><td>Clean pounds processed (000)${['1,486', '1,460', '26', '1,392', '14,618', '14,350', '268', '13,640'].map(text => `<td class="n">${text}`).join('')}</tr></table><div class="foot">Prepared for members and lenders. Budget approved January 14, 2026.</div>`],
    truth: truthFrom({
      family: 'flash-month-and-year-actual-budget-prior', notes: 'industrial laundry’s monthly flash, landscape, in thousands: actual, budget, variance and prior year for the month and again for ten months, the year to date being the truth and its prior year the earlier period, EBITDA as a total between operating expenses and depreciation, management fee, other (income) expense whose income is negative, percentages and pounds below', company: 'Gulf Prairie Industrial Laundry, LLC', statementType: 'INCOME_STATEMENT', scale: 1000, ends: ['2026-10-31', '2025-10-31'], parts: [{ rows: columnsOf(rows, 3, 5), pick: [0, 1] }], books: booksOf(books, 3, 5),
      any: { salaries: ['null', 'pl'], depreciation: ['dep', 'dep+la'], marketing: ['sa', 'null'], general: ['ga', 'ga+sa', 'ga+mf'], rent: ['rent', 'rent+uw'], totalExpenses: ['ox', 'ox+dep', 'ox+dep+mf'], operatingIncome: ['eb-dep', 'eb-dep-mf', 'eb', 'null'], ordinaryIncome: ['null', 'net', 'pre', 'eb', 'eb-dep', 'eb-dep-mf'], otherIncome: ['0-oe', 'null', '0'], otherExpenses: ['oe', 'null', '0', 'mf', 'mf+oe', 'int', 'int+mf', 'int+oe'], netOther: ['0-oe', 'null', '0-int-oe', '0-mf-int-oe', '0-mf-oe'] },
      absent: ['balanceSheet', 'cashFlowStatement'],
    }),
  })
})()
