/** Random balance sheets: classified or not, by liquidity or the other way round, programs', accountants', British and group order. */
import { Ledger, type Place } from '../../drawing/ledger.ts'
import { bs } from '../../drawing/places.ts'
import { totalOf, type AmountMaker, type Entry } from './amounts.ts'
import * as assets from './asset-words.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'
import { equityEntries } from './equity.ts'
import * as owed from './liability-words.ts'
import type { DrawnPeriods } from './periods.ts'
import type { Statement } from './statement.ts'

export interface BalanceParts {
  readonly cash: Entry[]
  readonly receivables: Entry[]
  readonly current: Entry[]
  /** Classes at cost and their depreciation, or one net line. */
  readonly property: { readonly classes: Entry[]; readonly accumulated: Entry | null; readonly net: string }
  readonly others: Entry[]
  readonly currentLiabilities: Entry[]
  readonly longTerm: Entry[]
}

const sum = (entries: readonly Entry[], columns: number) => totalOf(entries.map(entry => entry.values), columns) // prettier-ignore

export function randomBalanceSheet(
  chance: Chance,
  company: Company,
  periods: DrawnPeriods,
  make: AmountMaker,
): Statement {
  const { family } = company
  const count = periods.columns.length
  const parts = partsOf(chance, company, make)
  const { cash, receivables, current, property, others, currentLiabilities, longTerm } = parts
  const assetsTotal = sum([...cash, ...receivables, ...current, ...property.classes, ...(property.accumulated ? [property.accumulated] : []), ...others], count) // prettier-ignore
  const liabilities = sum([...currentLiabilities, ...longTerm], count)
  const equity = equityEntries(chance, company, make, totalOf([assetsTotal, liabilities.map(value => -value)], count))
  const ledger = new Ledger(count)
  const build = { chance, company, ledger, parts, equity, assetsTotal }
  if (family === 'uk') britishOrder(build)
  else if (family === 'ifrs') groupOrder(build)
  else americanOrder(build)
  const title = {
    books: ['Balance Sheet', 'Balance Sheet Standard', 'BALANCE SHEET', 'Statement of Financial Position', 'Balance Sheet Summary'],
    cpa: ['Balance Sheets', 'Balance Sheet', 'Statement of Assets, Liabilities and Equity - Income Tax Basis', 'BALANCE SHEETS', 'Statements of Financial Condition'],
    filing: ['Consolidated Balance Sheets', 'CONSOLIDATED BALANCE SHEETS', 'Condensed Consolidated Balance Sheets', 'Consolidated Statements of Financial Position'],
    uk: ['Balance Sheet', 'Statement of Financial Position', 'Abridged Balance Sheet'],
    ifrs: ['Consolidated statement of financial position', 'Group balance sheet', 'Consolidated Balance Sheet', 'Statement of Financial Position'],
    fund: ['Statement of Financial Position', 'Statements of Financial Position'],
  } // prettier-ignore
  return { type: 'BALANCE_SHEET', title: chance.pick(title[family]), ledger, periods, costs: new Set(), allowed: [] } // prettier-ignore
}

function partsOf(chance: Chance, company: Company, make: AmountMaker): BalanceParts {
  const cash = make.entries(assets.bankAccounts)
  const receivables = make.entries(assets.receivables)
  const current = make.entries(assets.currentAssets)
  const gross =
    company.family !== 'uk' && company.family !== 'ifrs' && chance.is(company.family === 'filing' ? 0.25 : 0.6)
  const net = chance.pick(company.family === 'uk' || company.family === 'ifrs' ? assets.accumulated.ukNet : assets.accumulated.net) // prettier-ignore
  const classes = gross
    ? make.entries(assets.propertyClasses)
    : [{ label: net, values: make.series(0.25), place: bs.property, maybe: [] }]
  const accumulated: Entry | null =
    gross && classes.length > 0
      ? { label: chance.pick(assets.accumulated.gross), values: totalOf(classes.map(({ values }) => values), classes[0]!.values.length).map(value => -make.round(value * (0.2 + 0.5 * chance.next()))), place: bs.depreciation, maybe: [] } // prettier-ignore
      : null
  return {
    cash,
    receivables,
    current,
    property: { classes, accumulated, net },
    others: make.entries(assets.otherAssets),
    currentLiabilities: make.entries(owed.currentLiabilities),
    longTerm: make.entries(owed.longTermLiabilities),
  }
}

interface Build {
  readonly chance: Chance
  readonly company: Company
  readonly ledger: Ledger
  readonly parts: BalanceParts
  readonly equity: { readonly entries: readonly Entry[]; readonly total: string; readonly heading: string }
  readonly assetsTotal: readonly number[]
}

const put = (ledger: Ledger, entries: readonly Entry[], more: readonly Place[] = []) => {
  for (const { label, values, place, maybe } of entries)
    ledger.line(label, values, place, { maybe: [...maybe, ...more] })
}

function americanOrder({ chance, company, ledger, parts, equity }: Build): void {
  const books = company.family === 'books'
  const classified = chance.is(books ? 0.95 : company.family === 'fund' ? 0.6 : 0.9)
  const nested = books && chance.is(0.5)
  const headed = classified || chance.is(0.5)
  const loose = (entries: readonly Entry[], places: readonly Place[]) =>
    classified
      ? entries
      : entries.map(entry => entry.place !== null && places.includes(entry.place) ? { ...entry, place: null, maybe: places } : entry) // prettier-ignore
  const otherPlaces = [bs.otherCurrent, bs.otherLong]
  const otherDebts = [bs.otherCurrentLiabilities, bs.otherLongLiabilities]
  ledger.open(chance.pick(['ASSETS', 'Assets', 'ASSETS']))
  ledger.open(classified ? chance.pick(['Current Assets', 'CURRENT ASSETS', 'Current assets:', 'Current assets']) : '')
  if (nested) {
    ledger.open(chance.pick(['Bank Accounts', 'Checking/Savings', 'Bank Accounts', 'Cash and Bank']))
    put(ledger, parts.cash)
    ledger.close(`Total ${ledger.rows.findLast(row => row.style === 'heading')!.label}`)
    if (parts.receivables.length > 0) {
      ledger.open('Accounts Receivable')
      put(ledger, parts.receivables)
      ledger.close('Total Accounts Receivable')
    }
    if (parts.current.length > 0) {
      ledger.open('Other Current Assets')
      put(ledger, parts.current)
      ledger.close('Total Other Current Assets', null, {})
    }
  } else put(ledger, loose([...parts.cash, ...parts.receivables, ...parts.current], otherPlaces))
  ledger.close(classified ? chance.pick(['Total Current Assets', 'Total current assets', 'TOTAL CURRENT ASSETS']) : null, bs.totalCurrent) // prettier-ignore
  const { classes, accumulated, net } = parts.property
  const totaled = parts.others.length > 0 && chance.is(0.6)
  if (accumulated) {
    ledger.open(headed ? chance.pick(['Fixed Assets', 'Property and Equipment', 'PROPERTY AND EQUIPMENT', 'Property and equipment, at cost:', 'Property, Plant & Equipment']) : '') // prettier-ignore
    put(ledger, classes)
    if (classes.length > 1 && chance.is(0.4)) ledger.result(chance.pick(['Total property and equipment', 'Total cost', '', 'Total', 'Property and equipment, gross'])) // prettier-ignore
    ledger.line(accumulated.label, accumulated.values, accumulated.place)
    ledger.close(chance.pick(books ? ['Total Fixed Assets', 'Total Property and Equipment', 'Total Fixed Assets'] : [net, net, 'Net property and equipment', '', 'Total property and equipment']), null, { maybe: [bs.totalFixed] }) // prettier-ignore
  } else for (const entry of classes) ledger.line(entry.label, entry.values, entry.place, { maybe: totaled ? [bs.totalFixed] : [bs.totalFixed, ...entry.maybe] }) // prettier-ignore
  if (totaled) {
    ledger.open(chance.pick(['Other Assets', 'OTHER ASSETS', 'Other assets:']))
    put(ledger, loose(parts.others, otherPlaces))
    ledger.close(chance.pick(['Total Other Assets', 'Total other assets']), null, {
      maybe: [bs.totalFixed, bs.otherLong],
    })
  } else put(ledger, loose(parts.others, otherPlaces), [bs.totalFixed])
  ledger.close(chance.pick(['TOTAL ASSETS', 'Total assets', 'Total Assets', 'TOTAL ASSETS']), bs.totalAssets)

  const owners = equity.heading
  const both = chance.pick([
    `Liabilities and ${owners}`,
    `LIABILITIES AND ${owners.toUpperCase()}`,
    'LIABILITIES & EQUITY',
  ])
  ledger.open(both)
  const inner = chance.is(nested ? 1 : 0.4)
  ledger.open(inner ? 'Liabilities' : '')
  ledger.open(classified ? chance.pick(['Current Liabilities', 'CURRENT LIABILITIES', 'Current liabilities:']) : '')
  if (nested) nestedLiabilities(ledger, parts.currentLiabilities)
  else put(ledger, loose(parts.currentLiabilities, otherDebts))
  ledger.close(classified ? chance.pick(['Total Current Liabilities', 'Total current liabilities']) : null, bs.totalCurrentLiabilities) // prettier-ignore
  if (parts.longTerm.length > 0) {
    const totaledToo = classified && chance.is(0.65)
    ledger.open(classified && (totaledToo || chance.is(0.3)) ? chance.pick(['Long-Term Liabilities', 'LONG-TERM LIABILITIES', 'Long-term liabilities:', 'Long Term Liabilities']) : '') // prettier-ignore
    put(ledger, loose(parts.longTerm, otherDebts))
    ledger.close(totaledToo ? chance.pick(['Total Long-Term Liabilities', 'Total long-term liabilities', 'Total Long Term Liabilities']) : null, bs.totalLongLiabilities) // prettier-ignore
  }
  const plain = chance.is(0.82)
  ledger.close(plain ? chance.pick(['Total Liabilities', 'Total liabilities', 'TOTAL LIABILITIES']) : null, bs.totalLiabilities) // prettier-ignore
  ledger.open(chance.pick([owners, owners.toUpperCase(), `${owners}:`]))
  put(ledger, equity.entries)
  ledger.close(equity.total, bs.totalEquity)
  ledger.close(`Total ${both}`.replace(/^Total (?=[A-Z]{4})/, 'TOTAL '), bs.totalBoth)
}

function nestedLiabilities(ledger: Ledger, entries: readonly Entry[]): void {
  const isCard = (entry: Entry) => entry.maybe.includes(bs.shortDebt)
  const groups: readonly (readonly [string, readonly Entry[]])[] = [
    ['Accounts Payable', entries.filter(entry => entry.place === bs.payable)],
    ['Credit Cards', entries.filter(isCard)],
    ['Other Current Liabilities', entries.filter(entry => entry.place !== bs.payable && !isCard(entry))],
  ]
  for (const [name, lines] of groups) {
    if (lines.length === 0) continue
    ledger.open(name)
    put(ledger, lines)
    ledger.close(`Total ${name}`)
  }
}

function britishOrder({ chance, ledger, parts, equity }: Build): void {
  const named = chance.is(0.3)
  ledger.open('Fixed assets')
  put(ledger, [...parts.others.filter(entry => entry.place === bs.intangible), ...parts.property.classes, ...parts.others.filter(entry => entry.place !== bs.intangible)]) // prettier-ignore
  ledger.close(named ? 'Total fixed assets' : '', bs.totalFixed)
  ledger.open('Current assets')
  const order = (entry: Entry) => [bs.inventory, bs.receivable].indexOf(entry.place as never)
  put(ledger, [...parts.current.filter(entry => order(entry) === 0), ...parts.receivables, ...parts.current.filter(entry => order(entry) !== 0), ...parts.cash]) // prettier-ignore
  ledger.close(named ? 'Total current assets' : '', bs.totalCurrent)
  const current = ledger.rows.at(-1)!.values.map(value => value ?? 0)
  const within = chance.pick(['Creditors: amounts falling due within one year', 'Creditors: Amounts falling due within one year', 'Current liabilities']) // prettier-ignore
  ledger.open(within)
  put(ledger, parts.currentLiabilities)
  ledger.close(named ? 'Total current liabilities' : '', bs.totalCurrentLiabilities, { minus: true })
  const owedNow = ledger.rows.at(-1)!.values.map(value => value ?? 0)
  const net = totalOf([current, owedNow.map(value => -value)], current.length)
  ledger.memo(net.every(value => value >= 0) ? 'Net current assets' : 'Net current assets/(liabilities)', net)
  ledger.result('Total assets less current liabilities')
  if (parts.longTerm.length > 0) {
    ledger.open('Creditors: amounts falling due after more than one year')
    put(ledger, parts.longTerm)
    ledger.close('', bs.totalLongLiabilities, { minus: true })
  }
  ledger.result('Net assets')
  ledger.open('Capital and reserves')
  put(ledger, equity.entries)
  ledger.close(equity.total, bs.totalEquity)
}

function groupOrder({ chance, ledger, parts, equity }: Build): void {
  const equityFirst = chance.is(0.5)
  ledger.open(chance.pick(['ASSETS', 'Assets']))
  ledger.open('Non-current assets')
  put(ledger, [...parts.property.classes, ...parts.others])
  ledger.close(chance.pick(['Total non-current assets', 'Non-current assets', '']), bs.totalFixed)
  ledger.open('Current assets')
  put(ledger, [...parts.current, ...parts.receivables, ...parts.cash])
  ledger.close(chance.pick(['Total current assets', 'Total current assets', '']), bs.totalCurrent)
  ledger.close(chance.pick(['Total assets', 'TOTAL ASSETS']), bs.totalAssets)
  ledger.open(equityFirst ? 'EQUITY AND LIABILITIES' : 'LIABILITIES AND EQUITY')
  const putEquity = () => {
    ledger.open(chance.pick(['Equity', 'EQUITY', 'Capital and reserves']))
    put(ledger, equity.entries)
    ledger.close(equity.total, bs.totalEquity)
  }
  if (equityFirst) putEquity()
  const total = chance.is(0.7)
  ledger.open(total ? 'Liabilities' : '')
  const long = () => {
    if (parts.longTerm.length === 0) return
    ledger.open('Non-current liabilities')
    put(ledger, parts.longTerm)
    ledger.close('Total non-current liabilities', bs.totalLongLiabilities)
  }
  const short = () => {
    ledger.open('Current liabilities')
    put(ledger, parts.currentLiabilities)
    ledger.close('Total current liabilities', bs.totalCurrentLiabilities)
  }
  for (const section of chance.is(0.6) ? [long, short] : [short, long]) section()
  ledger.close(total ? 'Total liabilities' : null, bs.totalLiabilities)
  if (!equityFirst) putEquity()
  ledger.close(equityFirst ? 'Total equity and liabilities' : 'Total liabilities and equity', bs.totalBoth)
}
