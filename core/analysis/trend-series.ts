/** The five figures whose trends are watched, as dated points out of all periods, with quarters differenced out of year-to-date columns. */
import type { Period, TrendAnalysis } from '../contract/financial-statement.ts'
import { fieldAt, type FieldPath, type StatementKind } from '../contract/statement-figures.ts'
import { daysBetween, isQuarterApart } from './calendar.ts'

export type TrendMember = keyof TrendAnalysis['yearOverYear']

/** Where each member stands. */
export const trendMembers: Readonly<Record<TrendMember, { readonly kind: StatementKind; readonly path: FieldPath }>> = {
  revenue: { kind: 'incomeStatement', path: 'ordinaryIncomeExpense.income.revenue' },
  netIncome: { kind: 'incomeStatement', path: 'netIncome' },
  totalAssets: { kind: 'balanceSheet', path: 'assets.totalAssets' },
  totalLiabilities: { kind: 'balanceSheet', path: 'liabilitiesAndEquity.totalLiabilities' },
  operatingCashFlow: { kind: 'cashFlowStatement', path: 'operatingActivities.netCashFromOperatingActivities' },
}
export const trendMemberNames = Object.keys(trendMembers) as TrendMember[]

/** A figure at a date. */
export interface Point {
  readonly periodEnd: string
  /** Length of the flow; null for a balance or when unknown. */
  readonly months: number | null
  readonly value: number | null
}

/** Every point of a member, newest first, as the periods are. A period without the statement gives no point. */
export function pointsOf(member: TrendMember, periods: readonly Period[]): Point[] {
  const { kind, path } = trendMembers[member]
  return periods.flatMap(period => {
    const statement = period[kind]
    if (statement === null) return []
    const value = fieldAt(statement, path as FieldPath<typeof kind>)
    return [{ periodEnd: period.periodEnd, months: kind === 'balanceSheet' ? null : period.months, value }]
  })
}

/**
 * Quarters of a member, oldest first, one per end: printed ones, else the difference of two year-to-date columns that end a quarter apart
 * (6 − 3, 9 − 6, 12 − 9 months). Balances are taken as they stand.
 */
export function quartersOf(member: TrendMember, periods: readonly Period[]): Point[] {
  const points = pointsOf(member, periods)
  const quarters = new Map<string, Point>()
  const isBalance = trendMembers[member].kind === 'balanceSheet'
  for (const point of points)
    if (isBalance || point.months === 3) if (!quarters.has(point.periodEnd)) quarters.set(point.periodEnd, point)
  if (!isBalance)
    for (const longer of points) {
      if (longer.months === null || ![6, 9, 12].includes(longer.months) || quarters.has(longer.periodEnd)) continue
      const shorter = points.find(p => p.months === longer.months! - 3 && isQuarterApart(p.periodEnd, longer.periodEnd))
      if (!shorter || shorter.value === null || longer.value === null) continue
      quarters.set(longer.periodEnd, { periodEnd: longer.periodEnd, months: 3, value: longer.value - shorter.value })
    }
  return [...quarters.values()].sort((a, b) => daysBetween(b.periodEnd, a.periodEnd))
}

/** The consecutive run of points that ends on the newest one, oldest first; `follows` says whether two ends are neighbors. */
export function unbrokenRun(points: readonly Point[], follows: (earlier: string, later: string) => boolean): Point[] {
  const run = points.slice(-1)
  for (const point of points.toReversed()) if (follows(point.periodEnd, run[0]!.periodEnd)) run.unshift(point)
  return run
}
