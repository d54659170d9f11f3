/** Amounts of one chart in short: all in the same unit and as precise as each other, so that they can be compared at a glance. */
import { decimals } from './format.ts'

const units = [
  { size: 1e9, sign: 'B' },
  { size: 1e6, sign: 'M' },
  { size: 1e3, sign: 'K' },
  { size: 1, sign: '' },
] as const
/** Figures of the largest amount that are shown. */
const figures = 3

/** A formatter for these amounts together: "2.20M" beside "1.98M", "0.95M" beside both. */
export function compactAmounts(values: readonly number[]): (value: number) => string {
  const largest = Math.max(0, ...values.map(Math.abs))
  const { size, sign } = units.find(unit => largest >= unit.size) ?? units[units.length - 1]!
  const digits = Math.max(1, Math.floor(largest / size).toString().length)
  const fractions = size === 1 ? 0 : Math.max(0, figures - digits)
  return value => (value === 0 ? '0' : `${decimals(value / size, fractions)}${sign}`)
}
