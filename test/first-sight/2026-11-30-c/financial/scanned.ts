/** Four scans: a worksheet filled in with a pen, a fire company's receipts, a mason's contracts, a radio station by fax. */
import { agree, body, escaped, fax, handheld, of, office, printed, statement, truthFrom, whole, worn, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const worksheet = (() => {
  const books: Books = new Map()
  const groups: readonly (readonly [string, readonly Line[]])[] = ([
    ['INCOME', `
Gross sales or receipts | 284600 | @gs
Less returns and refunds | 3150 | @ret
== Net sales (A) | gs-ret | revenue @rev`],
    ['COST OF GOODS SOLD', `
Materials and supplies | 71240 | @m
Direct labor | 38900 | @dl
Freight in | 2215 | @fi
== Total cost of goods (B) | m+dl+fi | cost @cogs
== GROSS PROFIT (A minus B) (C) | rev-cogs | gross @gp`],
    ['EXPENSES', `
Advertising | 3480 | marketing @e1
Car and truck | 11960 | @e2
Insurance | 6725 | @e3
Office expense | 1890 | @e4
Rent | 21600 | rent @e5
Repairs | 4310 | @e6
Taxes and licenses | 2845 | @e7
Telephone and utilities | 7070 | @e8
Wages | 46200 | salaries @e9
Legal and professional | 1500 | @e10
Equipment rental | 0
Depreciation | 9800 | depreciation @e11
Interest | 4165 | interest @e12
Other (list): dump fees | 3390 | @e13
== Total expenses (D) | e1+e2+e3+e4+e5+e6+e7+e8+e9+e10+e11+e12+e13 | totalExpenses @exp`],
    ['', `
== NET PROFIT (C minus D) | gp-exp | netIncome @net`],
  ] as const).map(([title, text]) => [title, statement(text, books, 1)])
  const pen = (text: string) => `<span style="font:14pt/13pt Kalam;color:#1b2f7a">${text}</span>`
  const number = (value: number) => (value === 0 ? '—' : value.toLocaleString('en-US'))
  return printed({
    name: 'garza-stone-countertops-pen-worksheet-scan', scan: office, style: ".page{font:9.6pt/13pt Arimo;padding:.55in .9in}.b1{display:flex;gap:5pt;margin-top:5pt;align-items:flex-end}.b1 i{flex:1;border-bottom:.6pt solid #000;font-style:normal;height:15pt}.g td{font-weight:700;background:#e4e4e4}td{border:.6pt solid #444;padding:1.4pt 6pt;height:15.5pt}.n{width:1.5in}.grand td{font-weight:700}",
    pages: [`<div style="display:flex;justify-content:space-between"><b style="font-size:13pt;line-height:16pt">PROFIT AND LOSS STATEMENT</b><span>Sabine River Community Capital</span></div><div style="font-size:8pt">To be completed by the applicant when statements from an accountant are not available. Round to the nearest dollar.</div><div class="b1"><span>Business name</span><i>${pen('Garza Stone Countertops')}</i></div><div class="b1"><span>For the period from</span><i>${pen('Jan 1, 2026')}</i><span>to</span><i>${pen('Aug 31, 2026')}</i></div><table style="margin-top:8pt">${groups.map(([title, rows]) => `${title ? `<tr class="g"><td>${title}<td class="n c">Amount</tr>` : ''}${rows.map(row => `<tr class="${row.kind}"><td>${row.label.replace('dump fees', pen('dump fees'))}<td class="n">${row.kind === 'grand' ? '$ ' : ''}${pen(number(row.values?.[0] ?? 0))}</tr>`).join('')}`).join('')}</table><div class="b1" style="margin-top:14pt"><span>Signed</span><i>${pen('')}<svg width="120" height="26" style="margin-bottom:-6pt"><path d="M4,18 C14,-6 18,30 28,12 S40,2 46,18 60,4 66,16 84,8 112,12" fill="none" stroke="#1b2f7a" stroke-width="1.5"/></svg></i><span>Date</span><i>${pen('9/14/26')}</i></div>`],
    truth: truthFrom({
      family: 'lender-worksheet-filled-with-pen', notes: 'office scan of a community lender’s profit and loss worksheet in a grid, filled in with a pen: name, period and all amounts handwritten, lettered sums, a dash for zero, one written caption', company: 'Garza Stone Countertops', statementType: 'INCOME_STATEMENT', ends: ['2026-08-31'], parts: groups.map(([, rows]) => ({ rows })), books,
      any: { revenue: ['rev', 'gs'], salaries: ['e9', 'e9+dl'], rent: ['e5', 'e5+e8'], general: ['e4', 'null'], operatingIncome: ['net+e12', 'net', 'null'], totalExpenses: ['exp', 'exp-e12'], beforeTax: ['net', 'null'], ordinaryIncome: ['net', 'net+e12', 'null'], otherExpenses: ['e13', 'null'], netOther: ['0-e12', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'otherIncome'],
    }),
  })
})()

// prettier-ignore
export const fireCompany = (() => {
  const books: Books = new Map()
  const rows = statement(`
# RECEIPTS
  Township fire tax allocation | 186400.00 172500.00 | @r1
  State relief association aid | 31218.44 29806.15 | @r2
  Fund drive | 48206.50 44118.75 | @r3
  Hall rental and dinners | 36415.25 31906.40 | @r4
  Small games of chance, net | 22840.10 19418.35 | @r5
  Sale of 1998 tanker | 0 18500.00 | @r6
  Interest earned | 2918.06 1806.44 | @r7
= TOTAL RECEIPTS | sum | revenue @rev
# DISBURSEMENTS
  Apparatus fuel and repairs | 41206.88 38440.12
  Turnout gear and equipment | 28815.60 33206.90
  Insurance and workers compensation | 33418.00 31940.00
  Utilities and telephone | 19206.35 18418.77 | rent @ut
  Building maintenance | 12440.18 15206.30
  Kitchen and hall supplies | 14806.92 13218.46
  Training and travel | 6418.75 5806.20
  Fund drive mailing | 5206.40 4918.30 | marketing @fm
  Office, dues and accounting | 7318.66 6806.25 | @of
  Engine 22 lease - principal | 38206.14 36718.90 | @lp
  Engine 22 lease - interest | 9418.86 10906.10 | interest @int
  Down payment on Rescue 22 | 45000.00 0 | @dp
= TOTAL DISBURSEMENTS | sum | totalExpenses @exp
== EXCESS OF RECEIPTS OVER DISBURSEMENTS | rev-exp | netIncome @net
CASH BALANCE, JANUARY 1 | begin | beginning @beg
== CASH BALANCE, DECEMBER 31 | begin+net | ending @end
# COMPOSED OF
  Checking - First Colony Bank | ck | @ck2
  Money market - relief account | mm | @mm2
  Certificates of deposit | 60000.00 60000.00 | @cd
  Petty cash | 200.00 200.00 | @pc
== TOTAL | sum | @all
`, books.set('begin', [168_440.32 + 59_346.64, 168_440.32]).set('ck', [0, 0]).set('mm', [71_206.18, 69_118.02]), 2)
  const net = of(books, 'net')
  const begins = [168_440.32 + (net[1] ?? 0), 168_440.32]
  const ends = begins.map((value, i) => Math.round((value + (net[i] ?? 0)) * 100) / 100)
  const checking = ends.map((value, i) => Math.round((value - 60_200 - (of(books, 'mm2')[i] ?? 0)) * 100) / 100)
  if (checking.some(value => value < 5_000)) throw new Error(`checking ${checking.join(' ')}`)
  const fixed = rows.map(row => (row.label.startsWith('CASH BALANCE, JAN') ? { ...row, values: begins } : row.label.startsWith('CASH BALANCE, DEC') || row.label === 'TOTAL' ? { ...row, values: ends } : row.label.startsWith('Checking') ? { ...row, values: checking } : row))
  const figure = (value: number) => (value === 0 ? '-0-' : `${value < 0 ? '(' : ''}${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}${value < 0 ? ')' : ''}`)
  return printed({
    name: 'stony-run-fire-company-receipts-phone', scan: handheld, style: ".page{font:10.2pt/13.2pt 'Courier Prime';font-size:9.6pt;padding:.6in .9in}.n{width:1.35in}.total .n span,.grand .n span{border-top:.6pt solid #000;display:inline-block;min-width:1in}.grand .n span{border-bottom:1.8pt double #000}.head td{padding-top:4pt;text-decoration:underline}",
    pages: [`<div class="c" style="margin-bottom:8pt">STONY RUN VOLUNTEER FIRE COMPANY NO. 1<br>TREASURER'S REPORT<br>STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS<br>YEARS ENDED DECEMBER 31, 2025 AND 2024</div><table><tr><td><td class="n">2025<td class="n">2024</tr>${body(escaped(fixed), (values, row) => values.map(value => `${row.kind === 'grand' ? '$' : ''}${figure(value)}`), 12)}</table><p style="margin:10pt 0 0">Respectfully submitted, H. Leister, Treasurer. Audited by the trustees and found correct, January 19, 2026.</p>`],
    truth: truthFrom({
      family: 'receipts-and-disbursements', notes: 'picture of a phone of a fire company’s typed treasurer’s report of two years: receipts and disbursements instead of income and expenses, with a sale, principal and a down payment among them, “-0-” for zero, cash at both ends and what it is composed of', company: 'STONY RUN VOLUNTEER FIRE COMPANY NO. 1', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: fixed }], books: new Map([...books, ['ending', ends]]),
      any: { revenue: ['rev', 'rev-r7', 'rev-r6-r7'], rent: ['ut', 'null'], general: ['of', 'null'], marketing: ['fm', 'null'], totalExpenses: ['exp', 'exp-int', 'exp-int-lp-dp'], operatingIncome: ['net', 'net+int', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['net', 'net+int', 'null'], otherIncome: ['r7', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'], cash: ['ending', 'ending-cd', 'null'], beginning: [`${begins[0]}`, 'null'], ending: ['ending', 'null'], change: ['net', 'null'], expenditures: ['0-dp', 'null'], debt: ['0-lp', 'null'], flowIncome: ['net', 'null'], fromOperations: ['net', 'null'] },
      absent: ['tax', 'cost', 'gross', 'salaries', 'depreciation'],
    }),
  })
})()

// prettier-ignore
export const masonry = (() => {
  const books: Books = new Map()
  const rows = statement(`
# CONTRACT REVENUES EARNED
  Completed contracts | 3418206 2806418 | @c1
  Contracts in progress | 2206440 2418306 | @c2
  Service and small jobs | 318215 296440 | @c3
= Total contract revenues | sum | revenue @rev
# COST OF REVENUES EARNED
  Completed contracts | 2806418 2318206
  Contracts in progress | 1818306 2006215
  Service and small jobs | 196218 188440
  Unallocated shop, yard and small tool costs | 142806 131218
= Total cost of revenues | sum | cost @cogs
== GROSS PROFIT | rev-cogs | gross @gp
# GENERAL AND ADMINISTRATIVE EXPENSES
  Officer’s salary | 156000 150000 | salaries @os
  Office and estimating salaries | 218440 206118 | salaries @es
  Payroll taxes and employee benefits | 61206 58440 | @ptb
  Rent - related party | 72000 72000 | rent @rent
  Insurance | 38206 36118
  Computer and office | 21418 19806 | @co
  Professional fees | 27500 24000
  Depreciation | 18206 21440 | depreciation
  Bad debts | 0 14118
  Contributions | 2500 1500
= Total general and administrative expenses | sum | totalExpenses @exp
== INCOME FROM OPERATIONS | gp-exp | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Gain (loss) on sale of equipment | 14200 -3118 | @gain
  Purchase discounts | 8206 7418 | @disc
  Interest expense | -31418 -36206 | -interest @int
= Net other income (expense) | sum | netOther @no
== NET INCOME | op+no | netIncome @net
RETAINED EARNINGS, BEGINNING OF YEAR | begin
Distributions to stockholder | -120000 -90000
== RETAINED EARNINGS, END OF YEAR | end | @re
`, books.set('begin', [0, 0]).set('end', [0, 0]), 2)
  const net = of(books, 'net')
  const start = 1_018_440
  const middle = start + (net[1] ?? 0) - 90_000
  const shown = rows.map(row => (row.label.endsWith('BEGINNING OF YEAR') ? { ...row, values: [middle, start] } : row.label.endsWith('END OF YEAR') ? { ...row, values: [middle + (net[0] ?? 0) - 120_000, middle] } : row))
  const rev = of(books, 'rev')
  const cells = (values: readonly number[], row: Line) => values.flatMap((value, i) => [`${row.kind === 'grand' ? '$ ' : ''}${whole('-')(value)}`, /RETAINED|Distributions/.test(row.label) ? '' : `${((100 * value) / (rev[i] ?? 1)).toFixed(1)}`])
  return printed({
    name: 'granite-ledge-masonry-completed-and-in-progress-scan', scan: worn, style: '.page{font:9.8pt/13pt Tinos;padding:.65in .75in}.h td{font-weight:700;text-align:right}.n{width:.95in}.n:nth-child(3),.n:nth-child(5){width:.5in}.total .n:nth-child(even) span,.grand .n:nth-child(even) span{border-top:.5pt solid #000;display:inline-block;min-width:.75in}.grand .n:nth-child(even) span{border-bottom:1.6pt double #000}.head td{padding-top:4pt}',
    pages: [`<div class="c" style="margin-bottom:10pt"><b>GRANITE LEDGE MASONRY, INC.</b><br>STATEMENTS OF EARNINGS AND RETAINED EARNINGS<br>YEARS ENDED MARCH 31, 2026 AND 2025</div><table><tr class="h"><td><td>2026<td>%<td>2025<td>%</tr>${body(escaped(shown), cells, 10)}</table><div class="foot c" style="font-size:8.6pt">See independent accountant’s review report and notes to financial statements.<br>- 4 -</div>`],
    truth: truthFrom({
      family: 'contracts-completed-and-in-progress', notes: 'worn copy of a mason’s reviewed earnings of two years with percentages: revenues and costs by completed contracts, contracts in progress and small jobs under the same captions, unallocated costs, a gain one year and a loss the other, retained earnings below', company: 'GRANITE LEDGE MASONRY, INC.', statementType: 'INCOME_STATEMENT', ends: ['2026-03-31', '2025-03-31'], parts: [{ rows: shown }], books: new Map([...books, ['kept', [middle + (net[0] ?? 0) - 120_000, middle]]]),
      any: { salaries: ['os+es', 'es', 'os', 'os+es+ptb'], general: ['exp', 'co', 'null'], otherIncome: ['gain+disc', 'disc', 'gain'], otherExpenses: ['0-int', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'], retained: ['kept', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'marketing'],
    }),
  })
})()

// prettier-ignore
export const radio = (() => {
  const books: Books = new Map()
  const rows = statement(`
# REVENUE
  Local spots | 68406 512318 488206
  National spots | 14218 118440 126318
  Digital and streaming | 9806 71206 58440
  Events and remotes | 6418 48215 41806
  Trade and barter | 2806 21418 19206
= Gross revenue | sum | @gross
Less agency commissions | -8915 -68218 -66440 | @agency
== NET REVENUE | gross+agency | revenue @rev
# OPERATING EXPENSES
  Technical | 6218 49806 48115
  Programming and news | 21418 168206 162440
  Sales | 18806 146318 139806 | @sales
  Promotion | 3206 26418 28206 | marketing @promo
  General and administrative | 17218 138440 131806 | general @ga
  Trade and barter | 2418 19806 18440
= Total operating expenses | sum | totalExpenses @exp
== BROADCAST CASH FLOW | rev-exp | @bcf
# OTHER CHARGES
  Corporate overhead | 4000 32000 30000 | @co
  Depreciation | 3806 30448 33206 | depreciation @dep
  Amortization of license | 1250 10000 10000 | @am
  Interest | 5218 42806 46118 | interest @int
= Total other charges | sum | @oc
== NET INCOME (LOSS) BEFORE TAX | bcf-oc | beforeTax @net
`, books, 3)
  agree(books, ['net', 'bcf-co-dep-am-int'])
  const cells = (values: readonly number[], row: Line) => { const [, now = 0, before = 0] = values; const change = now - before; return [...values.map(whole('0')), row.kind === 'line' ? '' : `${((100 * change) / Math.abs(before || 1)).toFixed(1)}%`] }
  return printed({
    name: 'kzpr-palouse-broadcast-cash-flow-fax', scan: fax, style: ".page{font:10pt/14pt 'Roboto Condensed';padding:.7in .85in}.h td{font-weight:700;border-bottom:1pt solid #000;vertical-align:bottom}.n{width:1in}.total .n{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n{border-top:.6pt solid #000;border-bottom:1.4pt solid #000}.head td{font-weight:700;padding-top:5pt}",
    pages: [`<div style="display:flex;justify-content:space-between"><span><b style="font-size:14pt;line-height:18pt">PALOUSE RIDGE BROADCASTING, LLC</b><br>Station KZPR-FM, Pullman &nbsp; Operating Statement</span><span class="r">Period 8 of 2026<br>Ended August 31, 2026<br>Unaudited</span></div><table style="margin-top:10pt"><tr class="h"><td><td class="n">Month<td class="n">Year to<br>date<td class="n">Prior year<br>to date<td class="n">% change<br>YTD</tr>${body(escaped(rows), cells, 10)}</table><p style="font-size:9pt;margin-top:14pt">BCF margin year to date ${((100 * (of(books, 'bcf')[1] ?? 0)) / (of(books, 'rev')[1] ?? 1)).toFixed(1)}%. Cash on hand $118,206; accounts over 90 days $14,318; spots sold out 71%.</p>`],
    truth: truthFrom({
      family: 'radio-broadcast-cash-flow', notes: 'fax of a radio station’s operating statement: month, year to date and prior year to date with a change, gross revenue less agency commissions, departments as expenses, trade and barter on both sides, broadcast cash flow above charges, cash in the foot', company: 'PALOUSE RIDGE BROADCASTING, LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-08-31', '2025-08-31'], parts: [{ rows, pick: [1, 2] }], books,
      any: { revenue: ['rev', 'gross'], marketing: ['promo', 'promo+sales'], operatingIncome: ['bcf', 'bcf-co-dep-am', 'bcf-co'], totalExpenses: ['exp', 'exp+co+dep+am', 'exp+co'], depreciation: ['dep+am', 'dep'], general: ['ga', 'ga+co'], netIncome: ['net', 'null'], ordinaryIncome: ['bcf', 'bcf-co-dep-am', 'net', 'null'], otherExpenses: ['oc', 'co', 'oc-dep-am', 'oc-int', 'int', 'null'], netOther: ['0-oc', 'null'], salaries: ['null'], cost: ['0-agency', 'null'], gross: ['rev', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'otherIncome'],
    }),
  })
})()
