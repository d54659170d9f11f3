/** Random income statements: lists of accounts, functions, British and group formats, activities of a charity. */
import { Ledger, type Place } from '../../drawing/ledger.ts'
import { is } from '../../drawing/places.ts'
import { totalOf, type AmountMaker, type Entry } from './amounts.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'
import * as words from './income-words.ts'
import type { DrawnPeriods } from './periods.ts'
import type { Statement } from './statement.ts'

const put = (ledger: Ledger, entries: readonly Entry[], minus = false) => {
  for (const { label, values, place, maybe } of entries) ledger.line(label, values, place, { maybe, minus })
}
const lastOf = (ledger: Ledger) => ledger.rows.at(-1)!.values.map(value => value ?? 0)

interface Build {
  readonly chance: Chance
  readonly company: Company
  readonly make: AmountMaker
  readonly ledger: Ledger
  readonly costs: Set<number>
  readonly allowed: Statement['allowed'][number][]
}

export function randomIncomeStatement(
  chance: Chance,
  company: Company,
  periods: DrawnPeriods,
  make: AmountMaker,
): Statement {
  const ledger = new Ledger(periods.columns.length)
  const build: Build = { chance, company, make, ledger, costs: new Set(), allowed: [] }
  const { family } = company
  if (family === 'fund') activities(build)
  else if (family === 'uk' || family === 'ifrs') profitAndLoss(build)
  else {
    sales(build)
    if (family === 'filing' || (family === 'cpa' && chance.is(0.2))) byFunction(build)
    else byAccount(build)
  }
  const titles = {
    books: ['Profit & Loss', 'Profit and Loss', 'Income Statement', 'P&L', 'Profit and Loss Standard', 'Statement of Income', 'INCOME STATEMENT'],
    cpa: ['Statements of Income', 'Income Statement', 'Statement of Operations', 'Statements of Income and Retained Earnings', 'Statement of Revenues and Expenses - Income Tax Basis', 'Statement of Earnings'],
    filing: ['Consolidated Statements of Operations', 'CONSOLIDATED STATEMENTS OF INCOME', 'Consolidated Statements of Earnings', 'Condensed Consolidated Statements of Operations', 'Consolidated Income Statements'],
    uk: ['Profit and Loss Account', 'Income Statement', 'Trading and Profit and Loss Account', 'Statement of Comprehensive Income'],
    ifrs: ['Consolidated income statement', 'Consolidated statement of profit or loss', 'Group income statement', 'Statement of Profit or Loss'],
    fund: ['Statement of Activities', 'Statements of Activities', 'Statement of Activities and Changes in Net Assets'],
  } // prettier-ignore
  return { type: 'INCOME_STATEMENT', title: chance.pick(titles[family]), ledger, periods, costs: build.costs, allowed: build.allowed } // prettier-ignore
}

/** Everything drawn by `draw` is a cost. */
function cost(build: Build, draw: () => void): void {
  const from = build.ledger.rows.length
  draw()
  for (let index = from; index < build.ledger.rows.length; index++) build.costs.add(index)
}

function sales({ chance, company, make, ledger }: Build): void {
  const lines = make.entries(words.revenueLines, company.family === 'filing' ? 0.8 : 1)
  if (lines.length === 1) {
    const label = chance.pick(['Sales', 'Net sales', 'Revenue', 'Revenues', 'Total revenue', 'Net revenues', lines[0]!.label]) // prettier-ignore
    ledger.line(label, lines[0]!.values, is.revenue)
    return
  }
  ledger.open(chance.pick(company.family === 'books' ? ['Income', 'INCOME', 'Revenue'] : ['Revenues', 'REVENUES', 'Revenue:', 'Net sales:', 'Revenue'])) // prettier-ignore
  put(ledger, lines)
  const net = lines.some(({ values }) => values.some(value => value < 0))
  ledger.close(chance.pick(company.family === 'books' ? ['Total Income', 'Total Income', 'Total Revenue', 'TOTAL INCOME'] : net ? ['Net sales', 'Net revenue', 'Total net revenues'] : ['Total revenues', 'Total revenue', 'Total net sales', 'Total Revenues']), is.revenue) // prettier-ignore
}

function costOfSales(build: Build, many: boolean): void {
  const { chance, company, make, ledger } = build
  cost(build, () => {
    const lines = many ? make.entries(words.costLines) : []
    const title = chance.pick(company.family === 'books' ? ['Cost of Goods Sold', 'COST OF GOODS SOLD', 'Cost of Sales'] : words.wholeCost) // prettier-ignore
    if (lines.length < 2) return void ledger.line(title, make.series(0.36), is.cost, { minus: true })
    ledger.open(title)
    put(ledger, lines)
    ledger.close(chance.pick([`Total ${title}`, `Total ${title.toLowerCase()}`, ...(title === 'Cost of Goods Sold' ? ['Total COGS'] : [])]), is.cost, { minus: true }) // prettier-ignore
  })
}

const signed = (chance: Chance, values: readonly number[], plain: readonly string[], both: readonly string[], loss: readonly string[]) =>
  chance.pick(values.every(value => value >= 0) ? plain : values.every(value => value < 0) ? [...loss, ...both] : both) // prettier-ignore

function byAccount(build: Build): void {
  const { chance, company, make, ledger } = build
  const books = company.family === 'books'
  const hasCost = !['advisor', 'practice', 'trucker', 'hotel'].includes(company.trade) || chance.is(0.3)
  if (hasCost) {
    costOfSales(build, chance.is(0.6))
    ledger.result(chance.pick(['Gross Profit', 'Gross profit', 'GROSS PROFIT', 'Gross margin']), is.gross)
  }
  const expenses = make.entries(words.bookExpenses)
  const interestWithin = chance.is(0.35)
  cost(build, () => {
    const title = chance.pick(books ? ['Expenses', 'Expense', 'EXPENSES', 'Operating Expenses'] : ['Operating expenses', 'OPERATING EXPENSES', 'Expenses']) // prettier-ignore
    ledger.open(title)
    const sorted = chance.is(0.7) ? expenses.toSorted((a, b) => a.label.localeCompare(b.label)) : expenses
    put(ledger, sorted)
    if (interestWithin) ledger.line(chance.pick(['Interest expense', 'Interest', 'Interest Expense', 'Interest paid', 'Interest - loans']), make.series(0.01), is.interest) // prettier-ignore
    ledger.close(chance.pick([`Total ${title}`, `Total ${title.toLowerCase()}`]), is.totalExpenses, { minus: true })
  })
  const before = net(ledger)
  const others = chance.is(0.55)
  const desktop = books && others && chance.is(0.5)
  if (others || chance.is(0.3))
    ledger.result(
      desktop ? 'Net Ordinary Income' : signed(chance, before, books ? ['Net Operating Income', 'Operating Income', 'Operating Profit'] : ['Income from operations', 'Operating income', 'Net operating income'], books ? ['Net Operating Income', 'Operating Income (Loss)'] : ['Income (loss) from operations', 'Operating income (loss)'], ['Operating loss', 'Loss from operations']), // prettier-ignore
      desktop ? is.netOrdinary : is.operating,
      desktop ? { maybe: [is.operating] } : {},
    )
  if (others) otherItems(build, !interestWithin, books)
  bottomLine(build, !books && company.form === 'corporation' && chance.is(0.75))
}

/** What the open sums stand at, without printing it. */
function net(ledger: Ledger): number[] {
  const values = lastOf(ledger.result('probe'))
  ledger.rows.pop()
  return values
}

function otherItems(build: Build, interest: boolean, grouped: boolean): void {
  const { chance, make, ledger } = build
  const income = make.entries([
    { place: is.otherIncome, share: 0.003, chance: 0.9, words: ['Interest income', 'Interest Earned', 'Other income', 'Interest and dividend income', 'Rental income', 'Miscellaneous income', 'Interest Income', 'Dividend income'] }, // prettier-ignore
    { place: is.otherIncome, share: 0.004, chance: 0.3, words: ['Gain on sale of equipment', 'Gain on disposal of assets', 'Insurance proceeds', 'Gain on sale of assets', 'PPP loan forgiveness', 'Employee retention credit'] }, // prettier-ignore
  ])
  const losses = make.entries([
    { place: is.otherExpenses, share: 0.003, chance: 0.35, words: ['Loss on disposal of equipment', 'Loss on sale of assets', 'Other expense', 'Penalties', 'Loss on disposal of assets', 'Miscellaneous expense'] }, // prettier-ignore
  ])
  const owed: readonly Entry[] = interest ? [{ label: chance.pick(['Interest expense', 'Interest Expense']), values: make.series(0.012), place: is.interest, maybe: [is.otherExpenses] }] : [] // prettier-ignore
  const expenses = [...owed, ...losses]
  if (income.length + expenses.length === 0) return
  if (!grouped || chance.is(0.3)) {
    ledger.open(chance.pick(['Other income (expense)', 'Other Income (Expense)', 'OTHER INCOME (EXPENSE)', 'Other income (expenses):', 'Other Income/Expense'])) // prettier-ignore
    put(ledger, income)
    for (const entry of expenses) {
      // A cost among incomes is printed as a deduction.
      build.costs.add(ledger.rows.length)
      ledger.line(entry.label, entry.values, entry.place, { maybe: entry.maybe, minus: true })
    }
    ledger.close(chance.pick(['Total other income (expense)', 'Net other income (expense)', 'Total Other Income (Expense)', 'Net Other Income']), is.netOther) // prettier-ignore
    return
  }
  const wrapped = chance.is(0.5)
  ledger.open(wrapped ? 'Other Income/Expense' : '')
  if (income.length > 0) {
    ledger.open('Other Income')
    put(ledger, income)
    ledger.close('Total Other Income')
  }
  if (expenses.length > 0)
    cost(build, () => {
      ledger.open(chance.pick(['Other Expense', 'Other Expenses']))
      put(ledger, expenses)
      ledger.close(`Total ${ledger.rows.findLast(row => row.style === 'heading')!.label}`, null, { minus: true })
    })
  ledger.close('Net Other Income', is.netOther)
}

function bottomLine(build: Build, taxed: boolean): void {
  const { chance, make, ledger } = build
  if (taxed) {
    const before = net(ledger)
    ledger.result(signed(chance, before, ['Income before income taxes', 'Income before provision for income taxes', 'Earnings before income taxes', 'Income before taxes', 'Income before income tax expense'], ['Income (loss) before income taxes', 'Income (loss) before provision for income taxes'], ['Loss before income taxes']), is.beforeTax) // prettier-ignore
    const rate = 0.18 + 0.1 * chance.next()
    const tax = before.map(value => make.round(value * rate))
    cost(build, () => void ledger.line(signed(chance, tax, ['Provision for income taxes', 'Income tax expense', 'Income taxes', 'Income tax provision'], ['Provision for (benefit from) income taxes', 'Income tax expense (benefit)'], []), tax, is.tax, { minus: true })) // prettier-ignore
  }
  const values = net(ledger)
  ledger.result(signed(chance, values, ['Net Income', 'Net income', 'NET INCOME', 'Net earnings', 'Net Profit'], ['Net income (loss)', 'Net Income (Loss)', 'Net Income'], ['Net loss', 'Net Loss']), is.net) // prettier-ignore
}

function byFunction(build: Build): void {
  const { chance, company, make, ledger, allowed } = build
  const together = chance.is(0.3)
  const lines = make.entries(words.functionExpenses)
  if (!together) {
    costOfSales(build, false)
    if (chance.is(0.8)) ledger.result(chance.pick(['Gross profit', 'Gross margin']), is.gross)
  }
  cost(build, () => {
    ledger.open(together ? chance.pick(['Costs and expenses:', 'Operating costs and expenses:', 'Costs and expenses']) : chance.pick(['Operating expenses:', 'Operating expenses', ''])) // prettier-ignore
    if (together) ledger.line(chance.pick(words.wholeCost), make.series(0.36), is.cost)
    const from = ledger.rows.length
    put(ledger, lines)
    const own = totalOf(
      ledger.rows.slice(from).map(row => row.values.map(value => value ?? 0)),
      ledger.columns,
    )
    const total = together ? 'Total costs and expenses' : 'Total operating expenses'
    ledger.close(lines.length > 1 || together ? total : null, together ? null : is.totalExpenses, { minus: true })
    const all = lastOf(ledger)
    if (together)
      allowed.push({ place: is.totalExpenses, values: own.map((value, index) => [null, value, all[index]!]) })
    if (lines.length === 1) allowed.push({ place: is.totalExpenses, values: own.map(value => [null, value]) })
  })
  ledger.result(signed(chance, net(ledger), ['Operating income', 'Income from operations', 'Operating profit', 'Earnings from operations'], ['Operating income (loss)', 'Income (loss) from operations'], ['Operating loss', 'Loss from operations']), is.operating) // prettier-ignore
  const rows = chance.weighted([[3, 2], [2, 1], [1, 0]]) // prettier-ignore
  if (rows > 0) cost(build, () => void ledger.line(chance.pick(['Interest expense', 'Interest expense, net', 'Interest expense']), make.series(0.015), is.interest, { minus: true, maybe: [is.otherExpenses] })) // prettier-ignore
  const interest = rows > 0 ? lastOf(ledger) : null
  if (rows > 1) {
    const values = make.series(0.006).map(value => (chance.is(0.2) ? -value : value))
    const positive = values.every(value => value >= 0)
    ledger.line(positive ? chance.pick(['Interest income', 'Interest and other income', 'Investment income', 'Interest and other income, net']) : 'Other income (expense), net', values, positive ? is.otherIncome : null, positive ? {} : { maybe: [is.otherIncome] }) // prettier-ignore
    allowed.push({ place: is.netOther, values: values.map((value, index) => [null, value, value - interest![index]!]) })
    if (!positive) allowed.push({ place: is.otherExpenses, values: values.map((value, index) => [null, -value, interest![index]!, interest![index]! - value]) }) // prettier-ignore
  } else if (interest) allowed.push({ place: is.netOther, values: interest.map(value => [null, -value, 0]) })
  bottomLine(build, company.form === 'corporation')
  if (chance.is(0.6)) perShare(build)
}

function perShare({ chance, ledger, make }: Build): void {
  const shares = make.series(0.05).map(value => Math.max(10, Math.abs(value)))
  const earnings = lastOf(ledger).map((value, index) => Math.round((value / shares[index]!) * 100) / 100)
  ledger.heading(chance.pick(['Earnings per share:', 'Net income per common share:', 'Earnings per common share']))
  ledger.memo('Basic', earnings)
  ledger.memo('Diluted', earnings.map(value => Math.round(value * 98) / 100)) // prettier-ignore
  if (chance.is(0.5)) ledger.memo('Weighted average shares outstanding - diluted', shares)
}

function profitAndLoss(build: Build): void {
  const { chance, company, make, ledger, allowed } = build
  const uk = company.family === 'uk'
  ledger.line(chance.pick(uk ? ['Turnover', 'Revenue', 'Turnover'] : ['Revenue', 'Revenues', 'Net sales', 'Revenue from contracts with customers']), make.series(1), is.revenue) // prettier-ignore
  cost(build, () => void ledger.line('Cost of sales', make.series(0.45), is.cost, { minus: true }))
  ledger.result('Gross profit', is.gross)
  const from = ledger.rows.length
  cost(build, () => {
    put(ledger, make.entries(words.functionExpenses), true)
    if (!uk && chance.is(0.3)) ledger.line('Other operating expenses', make.series(0.01), null, { minus: true, maybe: [is.otherExpenses] }) // prettier-ignore
  })
  const own = totalOf(
    ledger.rows.slice(from).map(row => row.values.map(value => value ?? 0)),
    ledger.columns,
  )
  const further = chance.is(0.35) ? make.series(0.01) : null
  // Other operating income may be set off against the expenses.
  allowed.push({
    place: is.totalExpenses,
    values: own.map((value, index) => [null, value, value - (further?.[index] ?? 0)]),
  })
  if (further) ledger.line('Other operating income', further, null, { maybe: [is.otherIncome] })
  ledger.result(signed(chance, net(ledger), uk ? ['Operating profit'] : ['Operating profit', 'Profit from operations', 'Results from operating activities', 'Operating income'], ['Operating profit/(loss)', 'Operating (loss)/profit'], ['Operating loss']), is.operating) // prettier-ignore
  const income = make.series(0.003)
  const owed = make.series(0.015)
  if (chance.is(0.6)) ledger.line(chance.pick(uk ? ['Interest receivable and similar income', 'Interest receivable', 'Other interest receivable and similar income'] : ['Finance income', 'Interest income', 'Financial income']), income, is.otherIncome) // prettier-ignore
  cost(build, () => void ledger.line(chance.pick(uk ? ['Interest payable and similar charges', 'Interest payable and similar expenses', 'Interest payable'] : ['Finance costs', 'Finance expense', 'Financial expenses', 'Finance costs']), owed, is.interest, { minus: true, maybe: [is.otherExpenses] })) // prettier-ignore
  const before = net(ledger)
  ledger.result(signed(chance, before, uk ? ['Profit before taxation', 'Profit on ordinary activities before taxation', 'Profit before tax'] : ['Profit before tax', 'Profit before income tax', 'Profit before taxation'], uk ? ['Profit/(loss) before taxation', '(Loss)/profit before taxation'] : ['Profit/(loss) before tax', 'Profit (loss) before income tax'], ['Loss before taxation', 'Loss before tax'].slice(uk ? 0 : 1)), is.beforeTax) // prettier-ignore
  const tax = before.map(value => make.round(value * 0.22))
  cost(build, () => void ledger.line(uk ? chance.pick(['Taxation', 'Tax on profit', 'Tax on profit on ordinary activities']) : chance.pick(['Income tax expense', 'Taxation', 'Income taxes', 'Tax expense']), tax, is.tax, { minus: true })) // prettier-ignore
  const values = net(ledger)
  ledger.result(signed(chance, values, uk ? ['Profit for the financial year', 'Profit for the year'] : ['Profit for the year', 'Net profit for the year'], ['Profit/(loss) for the year', '(Loss)/profit for the financial year', 'Profit (loss) for the year'], ['Loss for the financial year', 'Loss for the year']), is.net) // prettier-ignore
  if (!uk && chance.is(0.6)) {
    const minority = values.map(value => make.round(Math.abs(value) * 0.04))
    ledger.heading('Attributable to:')
    ledger.memo('Owners of the parent', totalOf([values, minority.map(value => -value)], values.length))
    ledger.memo('Non-controlling interests', minority)
  }
}

function activities(build: Build): void {
  const { chance, make, ledger } = build
  const support = make.entries(words.revenueLines, 1.6)
  ledger.open(chance.pick(['Support and Revenue', 'Revenue and support', 'Revenues, gains and other support', 'Public support and revenue'])) // prettier-ignore
  put(ledger, support)
  ledger.close(chance.pick(['Total support and revenue', 'Total revenue and support', 'Total revenues, gains and other support', 'Total revenue']), is.revenue) // prettier-ignore
  const functional = chance.is(0.5)
  cost(build, () => {
    ledger.open(chance.pick(['Expenses', 'EXPENSES', 'Expenses:']))
    const functions: readonly (readonly [string, number, readonly Place[]])[] = [
      ['Program services', 0.7, []],
      ['Management and general', 0.12, [is.general]],
      ['Fundraising', 0.08, [is.marketing]],
    ]
    if (functional)
      for (const [label, share, maybe] of functions) ledger.line(label, make.series(share), null, { maybe })
    else put(ledger, make.entries(words.bookExpenses))
    ledger.close('Total expenses', is.totalExpenses, { minus: true })
  })
  ledger.result(signed(chance, net(ledger), ['Change in net assets', 'Increase in net assets', 'Change in Net Assets'], ['Change in net assets', 'Increase (decrease) in net assets'], ['Change in net assets', 'Decrease in net assets']), is.net) // prettier-ignore
  if (chance.is(0.6)) {
    const change = lastOf(ledger)
    const beginning = make.series(0.5)
    ledger.memo(chance.pick(['Net assets, beginning of year', 'Net assets - beginning of year']), beginning)
    ledger.memo('Net assets, end of year', totalOf([beginning, change], change.length))
  }
}
