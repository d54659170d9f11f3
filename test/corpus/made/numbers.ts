/** Figures as print shows them: separators, signs, dashes; and varied but repeatable amounts. */

export interface NumberManner {
  readonly decimals?: 0 | 1 | 2
  readonly negative?: 'parentheses' | 'minus' | 'trailing' | 'CR'
  readonly zero?: '-' | '—' | '0' | 'nil'
  readonly grouping?: 'western' | 'indian' | 'european' | 'none'
  readonly prefix?: string
}

/** How a figure is written; null and undefined stay blank. */
export function written(value: number | null | undefined, manner: NumberManner = {}): string | null {
  if (value === null || value === undefined) return null
  const { decimals = 0, negative = 'parentheses', zero = '-', grouping = 'western', prefix = '' } = manner
  if (value === 0 && zero !== '0') return zero
  const digits = group(Math.abs(value).toFixed(decimals), grouping)
  const plain = prefix + digits
  if (value >= 0) return plain
  return { parentheses: `${prefix}(${digits})`, minus: `-${plain}`, trailing: `${plain}-`, CR: `${plain} CR` }[negative]
}

function group(fixed: string, grouping: NonNullable<NumberManner['grouping']>): string {
  const [whole = '', fraction] = fixed.split('.')
  const [separator, point] = grouping === 'european' ? ['.', ','] : [',', '.']
  const grouped =
    grouping === 'none'
      ? whole
      : grouping === 'indian'
        ? whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
        : whole.replace(/(\d)(?=(\d{3})+$)/g, `$1${separator}`)
  return fraction === undefined ? grouped : grouped + point + fraction
}

/** Repeatable noise: the same seed gives the same amounts on every machine. */
export function amounts(seed: number): Amounts {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    // Numerical Recipes' linear congruential generator: quality does not matter here, repeatability does.
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const near = (base: number, step: number) => Math.round((base * (0.93 + 0.14 * next())) / step) * step
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    series: (base, columns, { growth = 0.06, step = 1 } = {}) =>
      Array.from({ length: columns }, (_, column) => round(near(base / (1 + growth) ** column, step))),
  }
}

export interface Amounts {
  /** One amount per column around `base`, newest first, each column a little smaller; rounded to `step`. */
  series(base: number, columns: number, manner?: { growth?: number; step?: number }): number[]
}
