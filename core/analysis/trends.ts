/** Growth from year to year, quarter to quarter and over several years, with its label. */
import type { Period, Trend, TrendAnalysis } from '../contract/financial-statement.ts'
import type { StatementKind } from '../contract/statement-figures.ts'
import { isQuarterApart, isYearApart, samePeriod } from './calendar.ts'
import { noPatternReason, seasonalPatterns } from './seasons.ts'
import {
  pointsOf,
  quartersOf,
  trendMemberNames,
  trendMembers,
  unbrokenRun,
  type Point,
  type TrendMember,
} from './trend-series.ts'

/** Growth between these bounds is stable. */
export const stableWithin = 0.03
/** Above this coefficient of variation a series that keeps changing direction has no trend worth a name. */
const volatileVariation = 0.25
/** Fewer years are a comparison, not a development. */
const minYears = 3

type Growth = TrendAnalysis['yearOverYear'][TrendMember]

/** The date and length of each selected statement. */
export type TrendAnchor = {
  readonly [K in StatementKind]: { readonly periodEnd: string | null; readonly months: number | null } | null
}

/** All trends of the periods (newest first), seen from the selected statements. */
export function analyzeTrends(periods: readonly Period[], anchor: TrendAnchor): TrendAnalysis {
  const seasonal = seasonalPatterns(periods)
  return {
    yearOverYear: members(member => yearOverYear(member, periods, anchor)),
    quarterOverQuarter: quarterOverQuarter(periods, anchor),
    multiYear: multiYear(periods, anchor),
    seasonal,
    seasonalReason: seasonal === null ? noPatternReason(periods) : null,
  }
}

const members = (growthOf: (member: TrendMember) => Growth): TrendAnalysis['yearOverYear'] =>
  Object.fromEntries(trendMemberNames.map(name => [name, growthOf(name)])) as TrendAnalysis['yearOverYear']

/** (current − prior) / |prior|, labeled; null without a prior or with a prior of 0. */
export function growthBetween(current: Point | null, prior: Point | null): Growth {
  const [now, before] = [current?.value ?? null, prior?.value ?? null]
  const growth = now === null || before === null || before === 0 ? null : (now - before) / Math.abs(before)
  const detail =
    growth === null
      ? undefined
      : before! < 0 && now! > 0
        ? 'turned_positive'
        : before! > 0 && now! < 0
          ? 'turned_negative'
          : undefined
  return {
    growth: growth !== null && Number.isFinite(growth) ? growth : null,
    trend: growth !== null && Number.isFinite(growth) ? labelOf(growth) : null,
    months: current?.months ?? null,
    current: now,
    prior: before,
    periodEnd: current?.periodEnd ?? null,
    priorPeriodEnd: prior?.periodEnd ?? null,
    ...(detail && { detail }),
  }
}

const labelOf = (change: number): 'increasing' | 'stable' | 'decreasing' =>
  change >= stableWithin ? 'increasing' : change <= -stableWithin ? 'decreasing' : 'stable'

function yearOverYear(member: TrendMember, periods: readonly Period[], anchor: TrendAnchor): Growth {
  const points = pointsOf(member, periods)
  const current = anchored(points, anchor[trendMembers[member].kind])
  const prior =
    current && (points.find(p => isYearApart(p.periodEnd, current.periodEnd) && equallyLong(p, current)) ?? null)
  return growthBetween(current, prior)
}

const equallyLong = (a: Point, b: Point): boolean => a.months === b.months || a.months === null || b.months === null

/** The point of the selected statement: same end and, where several lengths end there, the same length. */
function anchored(
  points: readonly Point[],
  at: { periodEnd: string | null; months: number | null } | null,
): Point | null {
  if (!at?.periodEnd) return null
  const there = points.filter(p => samePeriod(p.periodEnd, at.periodEnd!))
  return there.find(p => p.months === at.months) ?? there[0] ?? null
}

/** Null when no quarter ends with the selected statements or none stands before it. */
function quarterOverQuarter(periods: readonly Period[], anchor: TrendAnchor): TrendAnalysis['yearOverYear'] | null {
  const found = members(member => {
    const quarters = quartersOf(member, periods)
    const current = anchored(quarters, anchor[trendMembers[member].kind])
    const prior = current && (quarters.find(p => isQuarterApart(p.periodEnd, current.periodEnd)) ?? null)
    return growthBetween(prior ? current : null, prior)
  })
  return trendMemberNames.some(name => found[name].priorPeriodEnd) ? found : null
}

/** Members with at least three consecutive years, the newest the selected one or the last full year before it. */
function multiYear(periods: readonly Period[], anchor: TrendAnchor): TrendAnalysis['multiYear'] {
  const developments = trendMemberNames.flatMap(member => {
    const isBalance = trendMembers[member].kind === 'balanceSheet'
    const at = anchor[trendMembers[member].kind]
    const years = pointsOf(member, periods).filter(
      p => isBalance || p.months === 12 || (p.months === null && at?.months === null),
    )
    const end = at?.periodEnd ?? null
    const newest = isBalance ? fiscalYearEnd(periods, end) : end
    const upTo = years
      .filter(p => newest === null || p.periodEnd <= newest || samePeriod(p.periodEnd, newest))
      .toReversed()
    const run = unbrokenRun(upTo, isYearApart)
    return run.filter(p => p.value !== null).length >= minYears ? [[member, development(run)] as const] : []
  })
  return developments.length > 0 ? Object.fromEntries(developments) : null
}

/** Balances are compared at fiscal year ends: the newest end of an annual flow statement, else the selected balance sheet's own end. */
function fiscalYearEnd(periods: readonly Period[], end: string | null): string | null {
  const annual = periods.find(p => p.months === 12 && p.balanceSheet && (end === null || p.periodEnd <= end))
  return annual?.periodEnd ?? end
}

/** Compound growth, mean absolute change and label of a series of years, oldest first. */
export function development(run: readonly Point[]): NonNullable<TrendAnalysis['multiYear']>[string] {
  const values = run.map(p => p.value)
  const stated = values.flatMap((value, year) => (value === null ? [] : [{ year, value }]))
  const [first, last] = [stated[0]!, stated.at(-1)!]
  const positive = first.value > 0 && last.value > 0 && last.year > first.year
  const changes = stated.slice(1).map((point, i) => point.value - stated[i]!.value)
  return {
    periodEnds: run.map(p => p.periodEnd),
    values,
    cagr: positive ? (last.value / first.value) ** (1 / (last.year - first.year)) - 1 : null,
    meanAbsoluteChange: changes.length > 0 ? changes.reduce((sum, c) => sum + Math.abs(c), 0) / changes.length : null,
    trend: trendOf(stated, changes),
  }
}

function trendOf(stated: readonly { year: number; value: number }[], changes: readonly number[]): Trend | null {
  const values = stated.map(p => p.value)
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1))
  const alternates = changes.length > 1 && changes.every((c, i) => i === 0 || c * changes[i - 1]! < 0)
  if (alternates && (mean === 0 || deviation / Math.abs(mean) > volatileVariation)) return 'volatile'
  const scale = Math.abs(median(values))
  const slope = theilSen(stated)
  if (scale === 0) return slope === 0 ? 'stable' : labelOf(Math.sign(slope))
  return labelOf(slope / scale)
}

/** Theil–Sen estimator: the median of the slopes between all pairs of points, which one odd year does not bend. */
function theilSen(points: readonly { year: number; value: number }[]): number {
  return median(points.flatMap((a, i) => points.slice(i + 1).map(b => (b.value - a.value) / (b.year - a.year))))
}

/** The mean of the two middle values for an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
