/** What ratios and the health score are computed from: the selected statements, and those of the year before. */
import { compareDates, isYearApart } from '../../analysis/calendar.ts'
import type { HealthSubject } from '../../analysis/health.ts'
import {
  noMarketFacts,
  type DatedStatement,
  type MarketFacts,
  type RatioSubject,
} from '../../analysis/ratio-figures.ts'
import { computeRatios } from '../../analysis/ratios.ts'
import type { StatementKind } from '../../contract/statement-figures.ts'
import { plainStatement, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'
import { openingBalanceSheet } from './cross-checks.ts'
import { costPlacesOf } from './cost-places.ts'
import { balances } from './identity-checks.ts'

/** What an entry says of its date and of the market. */
type EntryFacts = { readonly periodEnd?: string | null } & {
  readonly [Name in keyof MarketFacts]?: number | null | undefined
}

/** The selected statements as ratios need them, with the balance sheet their flows began with. */
export function ratioSubject(
  selection: Selection,
  periods: readonly CombinedPeriod[],
  market: MarketFacts,
  pointer: string,
): RatioSubject {
  const opening = openingBalanceSheet(selection.incomeStatement ?? selection.cashFlowStatement, periods)
  return {
    balanceSheet: datedStatement('balanceSheet', selection.balanceSheet, pointer),
    incomeStatement: datedStatement('incomeStatement', selection.incomeStatement, pointer),
    cashFlowStatement: datedStatement('cashFlowStatement', selection.cashFlowStatement, pointer),
    opening: datedStatement(
      'balanceSheet',
      opening,
      `/periods/${periods.findIndex(p => p.statements.balanceSheet === opening)}`,
    ),
    market,
  }
}

/** A statement as ratios need it; `pointer`: under which its values stand in the result. */
export const datedStatement = <K extends StatementKind>(
  kind: K,
  statement: CombinedStatement<K> | null,
  pointer: string,
): DatedStatement<K> | null =>
  statement && {
    periodEnd: statement.periodEnd,
    months: statement.months,
    figures: plainStatement(kind, statement),
    pointer,
    ...(kind === 'incomeStatement' && { costPlaces: costPlacesOf(statement) }),
  }

/** The comparable period a year before the selected one, for the trend of the score; null without one. */
export function priorSubject(selection: Selection, periods: readonly CombinedPeriod[]): HealthSubject | null {
  const anchor = selection.incomeStatement ?? selection.balanceSheet
  if (!anchor?.periodEnd) return null
  const index = priorIndex(anchor.periodEnd, selection.incomeStatement?.months ?? null, periods)
  if (index < 0) return null
  const prior = periods[index]!
  const sheet =
    prior.statements.balanceSheet ??
    periods.find(p => p.periodEnd === prior.periodEnd && p.statements.balanceSheet)?.statements.balanceSheet
  const priorSelection = { ...prior.statements, balanceSheet: sheet ?? null }
  const figures = ratioSubject(priorSelection, periods, noMarketFacts, `/periods/${index}`)
  return { figures, ratios: computeRatios(figures).details, balances: balances(priorSelection.balanceSheet) }
}

const priorIndex = (end: string, months: number | null, periods: readonly CombinedPeriod[]): number =>
  periods.findIndex(p => isYearApart(p.periodEnd, end) && (months === null || p.months === null || p.months === months))

/** The first entry that says anything about the market says all of it: prices and share counts of different dates do not mix. */
export function marketFacts(files: readonly { readonly metadata: EntryFacts }[]): MarketFacts {
  const names = Object.keys(noMarketFacts) as (keyof MarketFacts)[]
  const speaking = files
    .toSorted((a, b) => compareDates(b.metadata.periodEnd, a.metadata.periodEnd))
    .find(file => names.some(name => typeof file.metadata[name] === 'number'))
  if (!speaking) return noMarketFacts
  return Object.fromEntries(names.map(name => [name, speaking.metadata[name] ?? null])) as unknown as MarketFacts
}
