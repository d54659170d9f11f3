/** Seasonal patterns: how each quarter or month stands to the mean of its year, where the years agree. */
import type { Period, TrendAnalysis } from '../contract/financial-statement.ts'
import { monthNames } from '../contract/american-english.ts'
import { dayNumber, isQuarterApart } from './calendar.ts'
import { pointsOf, quartersOf, unbrokenRun, type Point, type TrendMember } from './trend-series.ts'
import { percent } from './wording.ts'

/** A spread between the strongest and the weakest season up to this share of the mean is not worth telling. */
const weakestPattern = 0.1
/** One year has no pattern: whatever it does may be chance. */
const minYears = 2

type Seasonal = NonNullable<TrendAnalysis['seasonal']>

/** Only flows that stay positive have a meaningful index; a loss quarter has no share in its year. */
const seasonalMembers: readonly TrendMember[] = ['revenue', 'operatingCashFlow']

/** The patterns found, by member; null when there are fewer than eight quarters (or 24 months) or no pattern. */
export function seasonalPatterns(periods: readonly Period[]): Seasonal | null {
  const found = seasonalMembers.flatMap(member => {
    const pattern = runsOf(member, periods)
      .map(([run, perYear]) => patternOf(run, perYear, member))
      .find(one => one !== null)
    return pattern ? [[member, pattern] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** Why there are none: too few periods of any member, or none that agree on a pattern. */
export const noPatternReason = (periods: readonly Period[]): NonNullable<TrendAnalysis['seasonalReason']> =>
  seasonalMembers.some(member =>
    runsOf(member, periods).some(
      ([run, perYear]) =>
        wholeYears(run, perYear).filter(year => year.every(({ value }) => value !== null)).length >= minYears,
    ),
  )
    ? 'no_pattern'
    : 'too_few_periods'

/** Months, then quarters, that follow each other without a gap. */
const runsOf = (member: TrendMember, periods: readonly Period[]): readonly (readonly [readonly Point[], 4 | 12])[] => [
  [unbrokenRun(monthsOf(member, periods), isMonthApart), 12],
  [unbrokenRun(quartersOf(member, periods), isQuarterApart), 4],
]

const monthsOf = (member: TrendMember, periods: readonly Period[]): Point[] =>
  pointsOf(member, periods)
    .filter(p => p.months === 1)
    .toReversed()

const isMonthApart = (earlier: string, later: string): boolean => {
  const days = dayNumber(later) - dayNumber(earlier)
  return days >= 28 && days <= 35
}

function patternOf(run: readonly Point[], perYear: 4 | 12, member: TrendMember): Seasonal[string] | null {
  const years = wholeYears(run, perYear)
  if (years.length < minYears) return null
  const shares = years.map(year => {
    const values = year.map(p => p.value ?? NaN)
    const mean = values.reduce((sum, v) => sum + v, 0) / perYear
    return values.map(v => (v > 0 ? v / mean : NaN))
  })
  if (shares.flat().some(Number.isNaN)) return null
  const indices = shares[0]!.map((_, season) => shares.reduce((sum, year) => sum + year[season]!, 0) / shares.length)
  const strength = Math.max(...indices) - Math.min(...indices)
  const [peak, trough] = [indices.indexOf(Math.max(...indices)), indices.indexOf(Math.min(...indices))]
  const agreed = shares.every(year => year[peak] === Math.max(...year) && year[trough] === Math.min(...year))
  if (strength <= weakestPattern || !agreed) return null
  const names = years[0]!.map(p => seasonName(p.periodEnd, perYear))
  const subject = member === 'revenue' ? 'Revenue' : 'Operating cash flow'
  return {
    indices: Object.fromEntries(names.map((name, i) => [name, indices[i]!])),
    strength,
    message:
      `${subject} peaks in ${names[peak]} at ${percent(indices[peak]!)} of the average ${perYear === 4 ? 'quarter' : 'month'} ` +
      `and is lowest in ${names[trough]} at ${percent(indices[trough]!)}, in each of the last ${years.length} years.`,
  }
}

/** Whole years back from the newest point, oldest year first. */
function wholeYears(run: readonly Point[], perYear: number): Point[][] {
  const years: Point[][] = []
  for (let end = run.length; end >= perYear; end -= perYear) years.unshift(run.slice(end - perYear, end))
  return years
}

/** Half a period back from its end lies in the middle of it, whatever weekday a fiscal quarter ends on. */
const halfPeriodDays = { 4: 45, 12: 15 } as const

/** The calendar season in which the middle of a period lies. */
function seasonName(periodEnd: string, perYear: 4 | 12): string {
  const middle = new Date((dayNumber(periodEnd) - halfPeriodDays[perYear]) * 86_400_000)
  return perYear === 12 ? monthNames[middle.getUTCMonth()]! : `Q${Math.floor(middle.getUTCMonth() / 3) + 1}`
}
