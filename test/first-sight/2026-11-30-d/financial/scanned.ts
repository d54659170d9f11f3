/** Four scans: a bowling center's lanes, a farm's quantities and prices, a grocer's report of its cooperative, a greenhouse's cash flows by fax. */
import { agree, body, escaped, fax, fine, handheld, of, printed, statement, truthFrom, whole, worn, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const bowling = (() => {
  const books: Books = new Map()
  const rows = statement(`
# REVENUE
  Open play | 412806 386440 | @r1
  League and tournament | 518206 531418 | @r2
  Shoe rental | 96218 90440 | @r3
  Snack bar | 306440 281206 | @r4
  Lounge | 418206 402418 | @r5
  Arcade and billiards, our share | 118440 96206 | @r6
  Pro shop | 38206 41118 | @r7
= TOTAL REVENUE | sum | revenue @rev
# COST OF GOODS
  Food | 98206 91440
  Beer, wine and liquor | 112440 108206
  Pro shop | 26118 28440
  Redemption prizes | 21206 18118
= TOTAL COST OF GOODS | sum | cost @cogs
GROSS PROFIT | rev-cogs | gross @gp
# PAYROLL
  Managers | 118000 112000
  Counter and mechanics | 186440 178206
  Food, bar and leagues | 206218 198440
  Payroll taxes and insurance | 58206 55440 | @ptx
= TOTAL PAYROLL | sum | salaries @pay
# CENTER EXPENSES
  Lane and pinsetter maintenance | 64218 58440
  Gas, electric and water | 128206 121418 | @util
  Advertising and league awards | 46218 44806 | marketing @adv
  Music, TV and scoring system fees | 31206 29440
  Card processing | 38440 34118
  Insurance | 52206 48440
  Real estate tax | 61118 58206
  Office, telephone, dues | 18206 17440 | @off
= TOTAL CENTER EXPENSES | sum | @ce
INCOME BEFORE OCCUPANCY AND CAPITAL ITEMS | gp-pay-ce | @ebitdar
# OCCUPANCY AND CAPITAL
  Building rent | 96000 96000 | rent @rent
  Equipment interest | 28206 33118 | interest @int
  Depreciation | 88440 91206 | depreciation @dep
= TOTAL OCCUPANCY AND CAPITAL | sum | @occ
== NET INCOME | ebitdar-occ | netIncome @net
`, books, 2)
  const [revenue = 1, before = 1] = of(books, 'rev')
  const cells = ([now = 0, last = 0]: readonly number[]) => [whole('-')(now), ((100 * now) / revenue).toFixed(1), whole('-')(Math.round(now / 32)), whole('-')(last), ((100 * last) / before).toFixed(1)]
  return printed({
    name: 'thunder-alley-lanes-per-lane-scan', scan: worn, style: ".page{font:9.4pt/12.2pt 'Libre Franklin';font-size:8.6pt;padding:.5in .75in}.n{width:.85in}.h td{font-weight:700;text-align:right;border-bottom:.8pt solid #000}.head td{font-weight:700;padding-top:3pt}.total .n span{border-top:.5pt solid #000;display:inline-block;min-width:.5in}.total td{padding-bottom:1pt}.grand td{font-weight:700;border-top:.8pt solid #000;border-bottom:2pt double #000}",
    pages: [`<div class="c" style="margin-bottom:8pt"><b style="font-size:13pt;line-height:17pt">THUNDER ALLEY LANES, INC.</b><br>32 Lanes - Muskegon, Michigan<br>CENTER OPERATING STATEMENT<br>Season Year June 1, 2025 - May 31, 2026</div><table><tr class="h"><td><td>This Year<td>%<td>Per Lane<td>Last Year<td>%</tr>${body(escaped(rows), cells, 11)}</table><table style="margin-top:8pt;width:70%"><tr><td>Lineage (games bowled)<td class="n">168,420<td class="n">164,906</tr><tr><td>Games per lane per day<td class="n">14.4<td class="n">14.1</tr><tr><td>Average price per game<td class="n">$ 5.53<td class="n">$ 5.57</tr></table>`],
    truth: truthFrom({
      family: 'bowling-center-per-lane', notes: 'worn copy of a bowling center’s season: this year and last year without dates in the headings, percentages and amounts per lane between, payroll by kind, an income before occupancy and capital items, games below', company: 'THUNDER ALLEY LANES, INC.', statementType: 'INCOME_STATEMENT', ends: ['2026-05-31', '2025-05-31'], parts: [{ rows }], books,
      any: { salaries: ['pay', 'pay-ptx'], rent: ['rent', 'rent+util'], general: ['off', 'null'], totalExpenses: ['pay+ce', 'ce', 'pay+ce+occ', 'pay+ce+occ-int', 'null'], operatingIncome: ['net+int', 'ebitdar', 'net', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['net', 'net+int', 'ebitdar', 'null'], otherExpenses: ['null', 'int', 'occ'], netOther: ['null', '0-int', '0-occ'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'otherIncome'],
    }),
  })
})()

// prettier-ignore
export const farm = (() => {
  const books: Books = new Map()
  // What, how much of it, and at which price.
  const valued = (list: readonly (readonly [string, number, string, number])[], place = '') => list.map(([label, quantity, unit, price]) => `  ${label}~${quantity.toLocaleString('en-US')} ${unit}~${price.toFixed(2)} | ${Math.round(quantity * price)}${place}`).join('\n')
  const rows = statement(`
# CURRENT ASSETS
  Cash and checking, Farmers Trust | 38206 | cash @c
  Accounts receivable, elevator | 21440 | receivable
${valued([['Corn in bins', 41_500, 'bu', 4.12], ['Soybeans in bins', 8_200, 'bu', 10.35], ['Hay, large rounds', 460, 'bales', 62], ['Feeder steers', 118, 'head', 1_685], ['Silage', 1_150, 'ton', 46]], ' | inventory')}
  Growing wheat, cost to date~210 acres~118.00 | 24780
  Prepaid seed and fertilizer | 48600 | prepaid @pre
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# INTERMEDIATE ASSETS
${valued([['Beef cows', 164, 'head', 2_150], ['Bred heifers', 31, 'head', 2_400], ['Herd bulls', 7, 'head', 4_500]])}
  Machinery and equipment, see list | 742000 | @mach
  Vehicles, see list | 68500 | @veh
  Cooperative stock and patronage | 18206 | @coop
= TOTAL INTERMEDIATE ASSETS | sum | @ia
# LONG-TERM ASSETS
${valued([['Home quarter and buildings', 160, 'acres', 6_900], ['River bottom', 244, 'acres', 5_450], ['Pasture', 310, 'acres', 2_800]])}
= TOTAL LONG-TERM ASSETS | sum | @la
== TOTAL ASSETS | ca+ia+la | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable, co-op and vet | 31206 | payable
  Operating note, Farmers Trust~8.25%~ | 165000 | shortDebt @on
  Principal due in 12 months, machinery | 61440 | currentDebt @p1
  Principal due in 12 months, land | 38206 | currentDebt @p2
  Accrued interest and real estate tax | 29118 | accrued @acc
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
# INTERMEDIATE LIABILITIES
  Combine, Green Tractor Finance~5.90%~ | 148206 | longDebt @i1
  Cow note, Farmers Trust~8.00%~ | 96400 | longDebt @i2
= TOTAL INTERMEDIATE LIABILITIES | sum | @il
# LONG-TERM LIABILITIES
  Home quarter, Land Bank Assn.~4.65%~ | 418206 | longDebt @l1
  River bottom, contract for deed~5.00%~ | 312000 | longDebt @l2
= TOTAL LONG-TERM LIABILITIES | sum | @ll
== TOTAL LIABILITIES | cl+il+ll | totalLiabilities @liab
== NET WORTH | assets-liab | totalEquity @eq
`, books, 1)
  const value = (start: string) => rows.find(({ label }) => label.startsWith(start))?.values?.[0] ?? 0
  const crops = ['Corn', 'Soybeans', 'Hay', 'Feeder', 'Silage'].map(value)
  const grain = crops.reduce((sum, each) => sum + each, 0)
  const growing = value('Growing')
  const stock = ['Beef', 'Bred', 'Herd'].map(value).reduce((sum, each) => sum + each, 0)
  const land = ['Home quarter and', 'River bottom', 'Pasture'].map(value).reduce((sum, each) => sum + each, 0)
  if (land !== of(books, 'la')[0]) throw new Error(`land ${land}`)
  const line = (row: Line) => {
    const [label = '', quantity = '', price = ''] = row.label.split('~')
    return `<tr class="${row.kind}"><td style="padding-left:${row.indent * 10}pt">${label.replace('&', '&amp;')}<td class="n">${quantity}<td class="n">${price}<td class="n"><span>${row.values === undefined ? '' : `${row.kind === 'grand' || row.kind === 'total' ? '$' : ''}${row.values.map(whole('-')).join('')}`}</span></tr>`
  }
  return printed({
    name: 'wickersham-farms-quantities-and-prices-scan', scan: fine, style: ".page{font:9.2pt/12.2pt Tinos;padding:.5in .85in}td{border-bottom:.3pt solid #999;padding:0 3pt}.n{width:1.05in}.h td{font-weight:700;background:#ddd}.head td{font-weight:700}.total td,.grand td{font-weight:700}.grand .n span{border-bottom:2pt double #000}",
    pages: [`<div style="display:flex;justify-content:space-between"><span><b style="font-size:14pt;line-height:18pt">FARM BALANCE SHEET</b><br>Fair market values</span><span class="r">FARMERS TRUST COMPANY<br>Agricultural Loan Department</span></div><div style="margin:6pt 0">Name: <b>Wickersham Farms (Hollis and Dana Wickersham)</b> &nbsp; &nbsp; Date: <b>January 8, 2026</b></div><table><tr class="h"><td>Description<td class="n">Quantity / rate<td class="n">Price<td class="n">Value</tr>${rows.map(line).join('')}</table><p style="margin:8pt 0 0;font-size:8.4pt;line-height:10.4pt">I certify that this statement is a true picture of my financial condition on the above date. Contingent liabilities: none.</p><div style="margin-top:22pt;display:flex;gap:.4in"><span style="flex:2;border-top:.6pt solid #000">Signature</span><span style="flex:2;border-top:.6pt solid #000">Signature</span><span style="flex:1;border-top:.6pt solid #000">Date</span></div>`],
    truth: (() => {
      const truth = truthFrom({
        family: 'farm-quantities-and-prices', notes: 'scan at 300 dpi of a bank’s farm balance sheet at market value: quantities with units and prices between label and value, interest rates in the same column for debts, current, intermediate and long-term parts, growing crop, no earlier date', company: 'Wickersham Farms', statementType: 'BALANCE_SHEET', ends: ['2026-01-08'], parts: [{ rows }], books: books.set('grain', [grain]).set('growing', [growing]).set('herd', [stock]),
        any: { inventory: ['grain', 'grain+growing', 'grain+growing+pre', `${grain - (crops[3] ?? 0)}`, `${grain + growing - (crops[3] ?? 0)}`], otherCurrent: ['growing', `${crops[3]}`, `${growing + (crops[3] ?? 0)}`, 'null'], property: ['la+mach+veh', 'la+mach+veh+herd', 'mach+veh', 'null'], totalFixed: ['ia+la', 'la', 'null'], otherLong: ['coop', 'herd', 'herd+coop', 'ia', 'null'], longInvestments: ['coop', 'null'], longDebt: ['i1+i2+l1+l2', 'l1+l2', 'il+ll'], totalLong: ['il+ll', 'll', 'null'], otherLongDue: ['il', 'null'], totalBoth: ['assets', 'null'], retained: ['eq', 'null'] },
        absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'intangible', 'deferredTax', 'accumulated', 'stock', 'paidIn'],
      })
      return { ...truth, acceptable: { ...truth.acceptable, companyName: ['Wickersham Farms (Hollis and Dana Wickersham)', 'Hollis and Dana Wickersham'] } }
    })(),
  })
})()

// prettier-ignore
export const grocer = (() => {
  const books: Books = new Map()
  const rows = statement(`
# SALES
  GROCERY | 218440.16 2118206.44 | @s1
  MEAT | 88206.42 866418.30 | @s2
  PRODUCE | 61418.77 598206.15 | @s3
  DELI-BAKERY | 42806.31 418440.92 | @s4
  DAIRY-FROZEN | 70218.65 684206.38 | @s5
= TOTAL SALES | sum | revenue @rev
# COST OF SALES
  GROCERY | 169218.44 1642206.90
  MEAT | 63806.18 626440.75
  PRODUCE | 41206.93 402118.36
  DELI-BAKERY | 23440.62 228206.14
  DAIRY-FROZEN | 50118.27 489440.66
= TOTAL COST OF SALES | sum | cost @cogs
GROSS MARGIN | rev-cogs | gross @gm
PATRONAGE ACCRUED | 2406.18 22806.40 | @pat
COUPON HANDLING, LOTTERY, BOTTLES | 1218.06 11640.88 | @cpn
= GROSS INCOME | gm+pat+cpn | @gi
# OPERATING EXPENSE
  WAGES | 58206.40 562418.77 | salaries @w1
  PAYROLL TAX-BENEFITS | 11418.22 108440.16 | @w2
  ADVERTISING | 6206.00 58440.00 | marketing @adv
  SUPPLIES | 6418.37 61206.94
  UTILITIES | 11806.92 104218.40 | @util
  RENT | 9500.00 87692.31 | rent @rent
  REPAIRS | 3918.44 41206.05
  CARD AND BANK FEES | 5206.18 50118.66
  INSURANCE AND TAXES | 4618.00 42627.69
  DEPRECIATION | 5806.00 53593.85 | depreciation @dep
  ACCOUNTING AND GENERAL | 3118.90 29806.12 | @acc
= TOTAL OPERATING EXPENSE | sum | totalExpenses @exp
OPERATING PROFIT | gi-exp | operatingIncome @op
INTEREST EXPENSE | 2118.44 19806.20 | interest @int
== NET PROFIT BEFORE TAX | op-int | beforeTax @net
`, books, 2)
  const [month = 1, year = 1] = of(books, 'rev')
  // What other member stores have, in percent of sales.
  const group = ['47.2', '19.0', '12.8', '8.6', '12.4', '100.0', '36.4', '13.6', '8.4', '4.6', '8.9', '71.9', '28.1', '.5', '.3', '28.9', '12.1', '2.3', '1.4', '1.3', '2.2', '1.9', '.9', '1.2', '.9', '1.3', '.7', '26.2', '2.7', '.4', '2.3']
  // The table asks for the cells of its first row twice.
  const left = ['', ...group]
  const figure = (value: number) => `${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}${value < 0 ? '-' : ' '}`
  const cells = ([now = 0, sum = 0]: readonly number[]) => [figure(now), ((100 * now) / month).toFixed(1), figure(sum), ((100 * sum) / year).toFixed(1), left.shift() ?? '']
  const table = body(escaped(rows), cells, 10)
  if (left.length > 0) throw new Error(`${left.length} percentages left`)
  return printed({
    name: 'lindquist-superette-member-store-phone', scan: handheld, style: ".page{font:9pt/12pt Cousine;font-size:8.4pt;padding:.6in .6in;background:#fff}.n{width:1.15in;white-space:pre}td:nth-child(3),td:nth-child(5),td:nth-child(6){width:.6in}.h td{text-align:right}.head td{padding-top:3pt}.total .n span,.grand .n span{border-top:.8pt dashed #000;display:inline-block;padding-top:1pt}",
    pages: [`<div style="display:flex;justify-content:space-between"><span>HEARTLAND MEMBER GROCERS COOPERATIVE<br>MEMBER ACCOUNTING SERVICE</span><span class="r">STORE 0417<br>PAGE 1</span></div><div class="c" style="margin:8pt 0">LINDQUIST SUPERETTE INC<br>OPERATING STATEMENT<br>PERIOD 10 - FOUR WEEKS AND 40 WEEKS ENDED OCTOBER 10 2026</div><table><tr class="h"><td><td>THIS PERIOD<td>PCT<td>YEAR TO DATE<td>PCT<td>GROUP<br>AVG</tr>${table}</table><p>SALES PER LABOR HOUR 141.18 &nbsp; CUSTOMERS 19,406 &nbsp; AVERAGE SALE 24.79<br>STATEMENT PREPARED FROM MEMBER’S REPORTS WITHOUT AUDIT</p>`],
    truth: truthFrom({
      family: 'member-store-of-grocers-cooperative', notes: 'picture of a phone of a grocers’ cooperative’s operating statement for a member store in capitals: sales and cost by the same departments, four weeks before the year to date, percentages and a group’s average as decoys, patronage added to gross margin, minus signs after amounts', company: 'LINDQUIST SUPERETTE INC', statementType: 'INCOME_STATEMENT', ends: ['2026-10-10'], parts: [{ rows, pick: [1] }], books,
      any: { gross: ['gm', 'gi'], salaries: ['w1', 'w1+w2'], rent: ['rent', 'rent+util'], general: ['acc', 'null'], otherIncome: ['pat+cpn', 'pat', 'cpn', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'pat+cpn', 'pat+cpn-int', 'null'], netIncome: ['net', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const greenhouse = (() => {
  const books: Books = new Map()
  const rows = statement(`
# CASH WAS PROVIDED BY
  Net income for the year | 218406 186215 | flowIncome @ni
  Charges to income not using cash:
    Depreciation | 146218 138440 | flowDepreciation @dep
    Loss on frost-damaged stock | 0 41206 | @frost
    Deferred income taxes | 12400 8600 | @dt
  Decrease in accounts receivable | 0 18206 | flowReceivable @r1
  Increase in accounts payable | 31206 0 | flowPayable @p1
  Increase in customer deposits | 14118 9806 | @cd
= Provided by operations | 422348 402473 | @prov
  New term loan, Production Credit | 350000 0 | debt @loan
  Sale of delivery truck | 16500 0 | @sale
== TOTAL CASH PROVIDED | prov+loan+sale | @tp
# CASH WAS USED FOR
  Increase in accounts receivable | 48206 0 | -flowReceivable @r2
  Increase in growing stock and supplies | 61440 28118 | -flowInventory @inv
  Decrease in accounts payable | 0 22418 | -flowPayable @p2
  Increase in prepaid expenses | 3206 1118 | @pre
  Greenhouse range 7 and boilers | 418206 96440 | -expenditures @capex
  Payments on term loans | 128206 112440 | -debt @pay
  Payments on line of credit, net | 40000 60000 | -debt @line
  Dividends | 48000 36000 | -dividends @div
== TOTAL CASH USED | r2+inv+p2+pre+capex+pay+line+div | @tu
== INCREASE (DECREASE) IN CASH | tp-tu | change @chg
CASH, BEGINNING OF YEAR | 151206 105267 | beginning @beg
== CASH, END OF YEAR | beg+chg | ending @end
`, books, 2)
  const [, earlier = 0] = of(books, 'end')
  if (of(books, 'prov').some((value, i) => value !== ['ni', 'dep', 'frost', 'dt', 'r1', 'p1', 'cd'].reduce((sum, name) => sum + (of(books, name)[i] ?? 0), 0))) throw new Error('provided')
  if (earlier !== of(books, 'beg')[0]) throw new Error(`cash ${earlier}`)
  agree(books, ['end', 'beg+tp-tu'])
  return printed({
    name: 'maple-bench-greenhouses-cash-provided-fax', scan: fax, style: ".page{font:11pt/14.2pt 'Courier Prime';font-size:10.4pt;padding:.8in .95in}.n{width:1.2in}.total .n span,.grand .n span{border-top:.8pt solid #000;display:inline-block;min-width:.85in}.head td{padding-top:7pt}.grand td{padding-bottom:3pt}",
    pages: [`<div class="c" style="margin-bottom:12pt">MAPLE BENCH GREENHOUSES, INC.<br><br>STATEMENT OF CASH FLOWS<br><br>YEARS ENDED JANUARY 31, 2026 AND 2025</div><table><tr><td><td class="n"><u>2026</u><td class="n"><u>2025</u></tr>${body(escaped(rows), (values, row) => values.map(value => `${row.kind === 'grand' ? '$' : ''}${value === 0 ? '--' : whole('--')(value)}`), 14)}</table><p style="margin-top:16pt">Interest paid was $58,406 and $51,118; income taxes paid were $41,200 and $36,800.</p><p>See accountant's review report and notes to financial statements.</p>`],
    truth: truthFrom({
      family: 'cash-provided-and-used', notes: 'fax of a typed statement of cash flows without the three activities: all that provided cash, then all that used it, both as positive amounts, increases and decreases of the same account on either side, a sum of what operations provided that leaves the uses out', company: 'MAPLE BENCH GREENHOUSES, INC.', statementType: 'CASH_FLOW_STATEMENT', ends: ['2026-01-31', '2025-01-31'], parts: [{ rows }], books,
      any: { flowOther: ['cd-pre', 'cd', '0-pre', 'cd-pre+dt', 'null'], flowTotal: ['p1+cd-r2-inv-pre', 'null'], fromOperations: ['prov', 'prov-r2-inv-pre', 'null'], otherInvesting: ['sale', 'null'], fromInvesting: ['sale-capex', '0-capex', 'null'], debt: ['loan-pay-line', 'loan-pay', 'loan', '0-pay'], fromFinancing: ['loan-pay-line-div', 'null'], otherFinancing: ['0-line', 'null'] },
      absent: ['balanceSheet', 'incomeStatement', 'stockIssue', 'acquisitions', 'investments'],
    }),
  })
})()
