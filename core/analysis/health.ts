/** The financial health score: a documented screening score of 0 to 100, not a probability of default. */
import type { FinancialStatementResult, HealthDetails, RatioDetail } from '../contract/financial-statement.ts'
import { altmanZ, type AltmanScore } from './altman.ts'
import {
  capMaximum,
  distressBelow,
  healthFactors,
  insufficientData,
  lowestCoverage,
  pointsOn,
  ratings,
  trendPoints,
  type MetricScale,
} from './health-scales.ts'
import { netIncome, operatingCashFlow, totalEquity } from './quantities.ts'
import { RatioInputs, type RatioSubject } from './ratio-figures.ts'
import type { RatioPath } from './ratio-rows.ts'
import { plainNumber } from './wording.ts'

/** One period as the score sees it. */
export interface HealthSubject {
  readonly figures: RatioSubject
  readonly ratios: Readonly<Record<RatioPath, RatioDetail>>
  /** Whether assets equal liabilities and equity; null when it cannot be decided. */
  readonly balances: boolean | null
  /** Sentences; absent: nothing is in doubt. */
  readonly doubts?: HealthDoubts
}

/** What stands against relying on a score. */
export interface HealthDoubts {
  /** Of revenue, net income or total assets: they withhold the score. */
  readonly key: readonly string[]
  /** Of other amounts: the score stands, marked. */
  readonly others: readonly string[]
}

export interface Health {
  readonly financialHealth: FinancialStatementResult['financialHealth']
  readonly details: HealthDetails
}

/** Benchmark values by ratio path; empty without an industry. */
export type Benchmarks = Partial<Record<RatioPath, number>>

interface ScoredMetric {
  readonly name: string
  readonly value: number | null
  readonly points: number | null
}
interface Scored {
  readonly score: number | null
  readonly coverage: number
  readonly factors: HealthDetails['factors']
  readonly caps: HealthDetails['caps']
  readonly altman: AltmanScore
}

/** Scores the current period and, for the trend, the prior one on the metrics both have. */
export function assessHealth(current: HealthSubject, prior: HealthSubject | null, benchmarks: Benchmarks): Health {
  const scored = scorePeriod(current, benchmarks, null)
  const compared = prior && comparePeriods(current, prior, benchmarks)
  const rating = scored.score === null ? insufficientData : ratings.find(([lowest]) => scored.score! >= lowest)![1]
  const change = compared ? compared.now - compared.before : null
  const trend =
    scored.score === null || change === null
      ? 'not_available'
      : change >= trendPoints
        ? 'improving'
        : change <= -trendPoints
          ? 'declining'
          : 'stable'
  return {
    financialHealth: { score: scored.score, rating, trend },
    details: {
      scoreCoverage: scored.coverage,
      factors: scored.factors,
      caps: scored.caps,
      altmanZ: { ...scored.altman },
      priorScore: compared?.before ?? null,
      message: messageOf(current, scored),
      doubts: [...(current.doubts?.key ?? []), ...(current.doubts?.others ?? [])],
    },
  }
}

function scorePeriod(subject: HealthSubject, benchmarks: Benchmarks, only: ReadonlySet<string> | null): Scored {
  const altman = altmanZ(subject.figures)
  const factors = healthFactors.map(({ name, weight, metrics, lowerCounts }) => {
    const scored = metrics
      .map(metric => scoreMetric(metric, subject, altman, benchmarks))
      .filter(m => !only || only.has(m.name))
    return { name, weight, score: factorScore(scored, lowerCounts), metrics: scored }
  })
  const available = factors.filter(f => f.score !== null)
  const weights = available.reduce((sum, f) => sum + f.weight, 0)
  const coverage = weights / healthFactors.reduce((sum, f) => sum + f.weight, 0)
  const caps = capsOf(subject, altman)
  const raw = weights > 0 ? available.reduce((sum, f) => sum + f.weight * f.score!, 0) / weights : null
  const score =
    raw === null || coverage < lowestCoverage || subject.balances === false || (subject.doubts?.key.length ?? 0) > 0
      ? null
      : Math.round(Math.min(raw, ...caps.map(c => c.maximum)))
  return { score, coverage, factors, caps, altman }
}

function scoreMetric(
  metric: MetricScale,
  subject: HealthSubject,
  altman: AltmanScore,
  benchmarks: Benchmarks,
): ScoredMetric {
  const onScale = (value: number | null): number | null =>
    value === null || metric.scale === undefined ? null : pointsOn(metric.scale, value)
  if (metric.metric === 'altmanZ') return { name: metric.name, value: altman.value, points: onScale(altman.value) }
  const { value, reason } = subject.ratios[metric.metric]
  // A company without debt to serve covers it by any measure.
  if (reason === 'no_debt') return { name: metric.name, value: null, points: 100 }
  const benchmark = benchmarks[metric.metric]
  if (value !== null && metric.againstBenchmark && benchmark !== undefined && benchmark > 0)
    return { name: metric.name, value, points: pointsOn(metric.againstBenchmark, value / benchmark) }
  return { name: metric.name, value, points: onScale(value) }
}

/** The mean of the points; where the lower one counts more, it does so only if there are two. */
function factorScore(metrics: readonly ScoredMetric[], lowerCounts: number | undefined): number | null {
  const points = metrics.flatMap(m => m.points ?? [])
  if (points.length === 0) return null
  if (lowerCounts !== undefined && points.length === 2)
    return lowerCounts * Math.min(...points) + (1 - lowerCounts) * Math.max(...points)
  return points.reduce((sum, p) => sum + p, 0) / points.length
}

function capsOf({ figures }: HealthSubject, altman: AltmanScore): HealthDetails['caps'] {
  const f = new RatioInputs(figures)
  const [equity, net, cash] = [totalEquity(f), netIncome(f), operatingCashFlow(f)]
  return [
    ...(equity !== null && equity < 0 ? [{ reason: 'Equity is negative', maximum: capMaximum.negativeEquity }] : []),
    ...(altman.value !== null && altman.value < distressBelow
      ? [
          {
            reason: `Altman Z″ of ${plainNumber(altman.value)} lies below ${distressBelow}`,
            maximum: capMaximum.distress,
          },
        ]
      : []),
    ...(net !== null && net < 0 && cash !== null && cash < 0
      ? [{ reason: 'Net loss together with negative operating cash flow', maximum: capMaximum.lossAndCashDrain }]
      : []),
  ]
}

/** Both periods on the metrics both have, so that a statement missing in one of them does not look like a change. */
function comparePeriods(
  current: HealthSubject,
  prior: HealthSubject,
  benchmarks: Benchmarks,
): { now: number; before: number } | null {
  const scoredNames = (subject: HealthSubject): string[] =>
    scorePeriod(subject, benchmarks, null).factors.flatMap(f =>
      f.metrics.flatMap(m => (m.points === null ? [] : m.name)),
    )
  const before = new Set(scoredNames(prior))
  const common = new Set(scoredNames(current).filter(name => before.has(name)))
  const [nowScore, beforeScore] = [
    scorePeriod(current, benchmarks, common).score,
    scorePeriod(prior, benchmarks, common).score,
  ]
  return nowScore === null || beforeScore === null ? null : { now: nowScore, before: beforeScore }
}

function messageOf(subject: HealthSubject, scored: Scored): string {
  if (subject.balances === false) return 'No score: the balance sheet does not balance.'
  const { key = [], others = [] } = subject.doubts ?? {}
  if (key.length > 0) return `No score: ${key.join(' ')}`
  const missing = scored.factors.filter(f => f.score === null).map(f => f.name.toLowerCase())
  if (scored.score === null)
    return `No score: ${Math.round(scored.coverage * 100)} of 100 points can be judged, at least ${lowestCoverage * 100} are needed. Not available: ${missing.join(', ')}.`
  const terms = scored.factors.flatMap(f =>
    f.score === null ? [] : `${f.name.toLowerCase()} ${Math.round(f.score)} × ${f.weight}`,
  )
  const cap = scored.caps.length > 0 ? `, at most ${Math.min(...scored.caps.map(c => c.maximum))}` : ''
  const unavailable = missing.length > 0 ? ` Not available: ${missing.join(', ')}.` : ''
  const doubtful = others.length > 0 ? ` In doubt: ${others.join(' ')}` : ''
  const rest = unavailable + doubtful
  return `Score ${scored.score} = (${terms.join(' + ')}) / ${Math.round(scored.coverage * 100)}${cap}.${rest}`
}
