/** An eye clinic's income statement with a column for each physician, the optical shop and their total. */
import { body, escaped, expanded, latestOf, printed, statement, truthFrom, whole, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const physicians = (() => {
  const books: Books = new Map()
  const rows = statement(expanded(`
# Revenue
  Office visits and testing | [812440 774216 655180 0]
  Surgical fees | [694318 512805 288460 0]
  Injectable drugs | [0 418266 0 0]
  Eyeglasses and contact lenses | [0 0 0 918344]
  Contractual adjustments and refunds | [-402118 -396740 -241905 -38216]
= Net revenue | sum | revenue @rev
# Cost of goods
  Frames and lenses | [0 0 0 386107] | cost
  Drugs administered | [0 331940 0 0] | cost
= Total cost of goods | sum | @cogs
= Gross margin | rev-cogs | gross @gp
# Direct expenses
  Technician and optician wages | [162880 158412 131206 148350] | @w1
  Payroll taxes and benefits | [38104 36927 30118 35266] | @ptb
  Surgical and clinical supplies | [61218 48830 27415 0] | @sup
  Malpractice insurance | [21400 19850 16200 0]
= Total direct expenses | sum | @direct
# Shared expenses
  Front office and billing wages | [104216 104216 88600 42140] | @w2
  Rent and occupancy | [68400 68400 57600 45600] | rent @rent
  Advertising and website | [9870 9870 9870 18440] | marketing
  Office, computers and postage | [27118 27118 23040 12206] | @off
  Depreciation | [31200 31200 26400 9600] | depreciation @dep
  Interest on equipment loans | [8416 8416 6215 1288] | interest @int
= Total shared expenses | sum | @shared
= Income before physician compensation | gp-direct-shared | @before
Physician salaries and retirement | [455000 430000 310000 0] | @doc
== Net income (loss) | before-doc | netIncome @net
`, values => [...values, values.reduce((sum, value) => sum + value, 0)]), books, 5)
  return printed({
    name: 'wolf-river-eye-physicians-columns', size: '11in 8.5in', style: ".page{font:9.4pt/13pt 'Source Serif';padding:.6in .8in}.h td{font-weight:700;border-bottom:1pt solid #204060;vertical-align:bottom}.n{width:1.08in}.total .n{border-top:.5pt solid #000}.total td,.grand td,.head td{font-weight:700}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}",
    pages: [`<b style="font-size:15pt;line-height:20pt;color:#204060">Wolf River Eye Physicians, S.C.</b><br><b>Income Statement by Physician</b><br>Year Ended December 31, 2025<div style="height:8pt"></div><table><tr class="h"><td><td class="n">Dr. Amundsen<td class="n">Dr. Okafor<td class="n">Dr. Petrie<td class="n">Optical Shop<td class="n">Total</tr>${body(escaped(rows), values => values.map(value => whole('–')(value)), 12)}</table><div class="foot" style="font-size:8pt">Management use only. Shared expenses are divided by clinic days. No assurance is provided.</div>`],
    truth: truthFrom({
      family: 'physician-columns-with-total', notes: 'eye clinic’s income statement on a landscape page: three physicians, the optical shop and the total, which is the company; adjustments within revenue, two costs of goods, direct and shared expenses with subtotals, physicians’ pay below', company: 'Wolf River Eye Physicians, S.C.', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31'], parts: [{ rows, pick: [4] }], books: latestOf([books, 4]),
      any: { salaries: ['w1+w2', 'w1+w2+doc', 'w1+w2+ptb', 'w1+w2+ptb+doc', 'w1', 'w2', 'doc', 'null'], general: ['off', 'null'], totalExpenses: ['direct+shared', 'direct+shared+doc', 'direct+shared-int', 'direct+shared+doc-int', 'null'], operatingIncome: ['net', 'net+int', 'before', 'before+int', 'null'], ordinaryIncome: ['net', 'net+int', 'before', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['doc', 'null'], netOther: ['0-doc', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()
