/** Statements with the signs of a ledger: credits, and with them revenue, debt, equity and profit, are printed negative. */
import { within, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'

/** Share of the amounts of a side that have to be negative, or positive: contra accounts are the rest. Half changes no tuned statement. */
const share = 0.7
/** Amounts a side has at least. */
const minAmounts = 3

/** The lines of a statement with its signs: those of a ledger turned, any others as they are. Pure. */
export function withStatementSigns(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
): readonly ClassifiedLine[] {
  const { kind } = vocabulary
  if (kind === 'cashFlowStatement') return withUsesNegative(classified)
  if (kind === 'incomeStatement') return isNegativeRevenue(classified) ? classified.map(turned) : classified
  const isAsset = ({ section, item }: ClassifiedLine) =>
    section !== null ? within(vocabulary, section, 'assets') : item?.term.field?.startsWith('assets.') === true
  const isCredit = (entry: ClassifiedLine) => (entry.section !== null || entry.item !== null) && !isAsset(entry)
  return kind === 'balanceSheet' &&
    areMostly(1, classified.filter(isAsset)) &&
    areMostly(-1, classified.filter(isCredit))
    ? classified.map(entry => (isCredit(entry) ? turned(entry) : entry))
    : classified
}

/** What "Cash was used for", with its total, is listed as it was spent: cash goes down by it. */
function withUsesNegative(classified: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  const from = classified.findIndex(({ sectionTerm }) => sectionTerm?.term.section === 'uses')
  if (from < 0) return classified
  const isOver = ({ sectionTerm, result }: ClassifiedLine) => result !== null || sectionTerm?.term.section === 'sources'
  const end = classified.findIndex((entry, index) => index > from && isOver(entry))
  const uses = new Set(classified.slice(from + 1, end < 0 ? undefined : end))
  return areMostly(1, [...uses]) ? classified.map(entry => (uses.has(entry) ? turned(entry) : entry)) : classified
}

function areMostly(sign: 1 | -1, entries: readonly ClassifiedLine[]): boolean {
  const amounts = entries.flatMap(({ line }) =>
    line.values.flatMap(amount => (amount?.value ? [amount.value * sign] : [])),
  )
  return amounts.length >= minAmounts && amounts.filter(value => value > 0).length >= share * amounts.length
}

/** Negative revenue that costs bring closer to zero: taken as printed, costs would leave less than nothing of it. */
function isNegativeRevenue(classified: readonly ClassifiedLine[]): boolean {
  const amountsOf = (entries: readonly ClassifiedLine[], column: number) =>
    entries.flatMap(({ line }) => line.values[column]?.value ?? [])
  const revenue = classified.filter(({ section, result }) => section === 'revenue' && result === null)
  const net = classified.filter(({ result }) => result?.term.field === 'netIncome')
  const columns = classified[0]?.line.values.length ?? 0
  const judged = Array.from({ length: columns }, (_, column) => {
    const [earned] = amountsOf(revenue, column).toSorted((a, b) => Math.abs(b) - Math.abs(a))
    const [left] = amountsOf(net, column)
    return earned === undefined || left === undefined ? null : earned < 0 && left > earned
  }).filter(answer => answer !== null)
  const costs = classified.filter(({ section }) => section === 'costOfSales' || section === 'expenses')
  return judged.length > 0 && judged.every(Boolean) && areMostly(1, costs)
}

const turned = (entry: ClassifiedLine): ClassifiedLine => ({
  ...entry,
  line: {
    ...entry.line,
    values: entry.line.values.map(amount => amount && { ...amount, value: -amount.value }),
  },
})
