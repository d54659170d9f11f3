/** Altman's Z″ for private and non-manufacturing firms. */
import { distressBelow, safeAbove } from './health-scales.ts'
import {
  currentAssets,
  currentLiabilities,
  earningsBeforeInterestAndTax,
  totalAssets,
  totalEquity,
  totalLiabilities,
} from './quantities.ts'
import { RatioInputs, type RatioSubject } from './ratio-figures.ts'

export interface AltmanScore {
  /** Null when a member is missing, the periods differ, or assets or liabilities are not above zero. */
  readonly value: number | null
  readonly zone: 'distress' | 'gray' | 'safe' | null
}

/**
 * Z″ = 6.56·working capital/total assets + 3.26·retained earnings/total assets + 6.72·EBIT/total assets + 1.05·book equity/total liabilities
 * (Altman, Hartzell and Peck, 1995, without the constant). EBIT of an interim period is scaled to a year.
 */
export function altmanZ(subject: RatioSubject): AltmanScore {
  const f = new RatioInputs(subject)
  const [assets, liabilities, equity] = [totalAssets(f), totalLiabilities(f), totalEquity(f)]
  const [current, due] = [currentAssets(f), currentLiabilities(f)]
  const retained = f.balance('liabilitiesAndEquity.equity.retainedEarnings')
  const ebit = earningsBeforeInterestAndTax(f)
  const missing = { value: null, zone: null }
  if (
    assets === null ||
    liabilities === null ||
    equity === null ||
    current === null ||
    due === null ||
    retained === null ||
    ebit === null
  )
    return missing
  if (f.periodsDiffer || assets <= 0 || liabilities <= 0) return missing
  const value =
    (6.56 * (current - due)) / assets +
    (3.26 * retained) / assets +
    (6.72 * ebit * f.annualFactor) / assets +
    (1.05 * equity) / liabilities
  if (!Number.isFinite(value)) return missing
  return { value, zone: value < distressBelow ? 'distress' : value > safeAbove ? 'safe' : 'gray' }
}
