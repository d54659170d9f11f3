/** The screening score as data: factors, weights, and what each metric's value is worth in points. */
import type { HealthRating } from '../contract/financial-statement.ts'
import type { RatioPath } from './ratio-rows.ts'

/** Corner points of a scale, ascending in value or descending; linear between, flat outside. */
export type Scale = readonly (readonly [value: number, points: number])[]

export interface MetricScale {
  /** A ratio of the result, or Altman's Z″. */
  readonly metric: RatioPath | 'altmanZ'
  readonly name: string
  /** Absent: the value tells nothing without an industry to compare it with. */
  readonly scale?: Scale
  /** Points as a function of the value's multiple of the industry's benchmark, used when there is a benchmark above zero. */
  readonly againstBenchmark?: Scale
}

export interface Factor {
  readonly name: string
  /** Of 100. */
  readonly weight: number
  readonly metrics: readonly MetricScale[]
  /** Share of the lower metric's points in the factor; without it the mean counts. */
  readonly lowerCounts?: number
}

/** −100 % of the benchmark is worth nothing, the benchmark itself 65, three times it full points. */
const againstIndustry: Scale = [
  [-1, 0],
  [0, 35],
  [1, 65],
  [2, 90],
  [3, 100],
]
const marginWithoutIndustry: Scale = [
  [-0.05, 0],
  [0, 35],
  [0.03, 55],
  [0.07, 75],
  [0.15, 100],
]

/**
 * Anchors: a debt service coverage of 1.15 is the SBA's minimum and 1.25 the common floor of banks; Z″ below 1.1 is Altman's distress zone,
 * above 2.6 the safe one. The rest is our own scale, shown point by point to the reader.
 */
export const healthFactors: readonly Factor[] = [
  {
    name: 'Liquidity',
    weight: 20,
    metrics: [
      {
        metric: 'liquidityRatios.currentRatio',
        name: 'Current ratio',
        scale: [
          [0.8, 0],
          [1, 30],
          [1.25, 55],
          [1.5, 70],
          [2, 90],
          [3, 100],
        ],
      },
      {
        metric: 'liquidityRatios.quickRatio',
        name: 'Quick ratio',
        scale: [
          [0.4, 0],
          [0.8, 50],
          [1, 70],
          [1.5, 100],
        ],
      },
    ],
  },
  {
    name: 'Leverage',
    weight: 20,
    metrics: [
      {
        metric: 'solvencyRatios.debtToAssets',
        name: 'Debt to assets',
        scale: [
          [0.3, 100],
          [0.5, 70],
          [0.65, 50],
          [0.8, 25],
          [1, 0],
        ],
      },
    ],
  },
  {
    name: 'Coverage',
    weight: 25,
    lowerCounts: 0.6,
    metrics: [
      {
        metric: 'solvencyRatios.debtServiceCoverageRatio',
        name: 'Debt service coverage',
        scale: [
          [0.8, 0],
          [1, 25],
          [1.15, 50],
          [1.25, 65],
          [1.5, 80],
          [2, 100],
        ],
      },
      {
        metric: 'solvencyRatios.interestCoverageRatio',
        name: 'Interest coverage',
        scale: [
          [0, 0],
          [1, 20],
          [1.5, 40],
          [2.5, 60],
          [4, 80],
          [8, 100],
        ],
      },
    ],
  },
  {
    name: 'Profitability',
    weight: 20,
    metrics: [
      {
        metric: 'profitabilityRatios.netProfitMargin',
        name: 'Net profit margin',
        scale: marginWithoutIndustry,
        againstBenchmark: againstIndustry,
      },
      {
        metric: 'profitabilityRatios.returnOnAssets',
        name: 'Return on assets',
        againstBenchmark: againstIndustry,
      },
    ],
  },
  {
    name: 'Solvency model',
    weight: 15,
    metrics: [
      {
        metric: 'altmanZ',
        name: 'Altman Z″',
        scale: [
          [0, 0],
          [1.1, 35],
          [1.85, 55],
          [2.6, 75],
          [4, 100],
        ],
      },
    ],
  },
]

/** Z″ zones (Altman, private and non-manufacturing firms). */
export const distressBelow = 1.1
export const safeAbove = 2.6

/** The best score a condition leaves, whatever else speaks for the company. */
export const capMaximum = { negativeEquity: 34, distress: 49, lossAndCashDrain: 44 } as const

/** Lowest score of each rating, best first. */
export const ratings: readonly (readonly [lowest: number, rating: HealthRating])[] = [
  [80, 'Excellent'],
  [65, 'Good'],
  [50, 'Fair'],
  [35, 'Weak'],
  [0, 'Distressed'],
]
export const insufficientData = 'Insufficient data'

/** Share of the weights that must be scored for a score to be given. */
export const lowestCoverage = 0.5

/** A change of the score by this many points is a trend. */
export const trendPoints = 5

/** Points of a value on a scale. */
export function pointsOn(scale: Scale, value: number): number {
  const first = scale[0]!
  if (value <= first[0]) return first[1]
  for (const [i, [to, points]] of scale.entries()) {
    if (value > to) continue
    const [from, fromPoints] = scale[i - 1]!
    return fromPoints + ((value - from) / (to - from)) * (points - fromPoints)
  }
  return scale.at(-1)![1]
}
