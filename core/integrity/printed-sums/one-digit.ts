/** Whether a sum misses its total by what one altered digit makes of it. */
import { differsInOneDigit } from '../../vocabulary/spelling.ts'
import type { PrintedFigure } from './printed-figures.ts'

/** In units of the last printed digit: smaller differences are what rounding makes. */
const MIN_DIFFERENCE = 100

/**
 * Whether one digit of one of the figures, changed, removes `difference` (in hundredths): amounts that have nothing to do with each other differ in
 * several digits.
 */
export function isOneDigit(difference: number, figures: readonly PrintedFigure[]): boolean {
  const size = Math.abs(difference)
  const unit = figures.every(({ hasCents }) => hasCents) ? 1 : 100
  if (size < MIN_DIFFERENCE * unit || !/^[1-9]0*$/.test(String(size))) return false
  return figures.some(({ value }) => [difference, -difference].some(by => isOneDigitApart(value, value + by)))
}

/** In hundredths. The sign stays, and so do the number of digits and all of them but one. */
export function isOneDigitApart(a: number, b: number): boolean {
  return a < 0 === b < 0 && differsInOneDigit(String(a), String(b))
}
