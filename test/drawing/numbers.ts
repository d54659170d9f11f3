/** Amounts as print shows them: separators, signs, dashes. */

export interface NumberStyle {
  readonly decimals?: 0 | 1 | 2
  readonly negative?: 'parentheses' | 'minus' | 'trailing' | 'CR'
  readonly zero?: '-' | '—' | '0' | 'nil'
  readonly grouping?: 'western' | 'indian' | 'european' | 'none'
  readonly prefix?: string
}

/** How an amount is written; null and undefined stay blank. */
export function written(value: number | null | undefined, style: NumberStyle = {}): string | null {
  if (value === null || value === undefined) return null
  const { decimals = 0, negative = 'parentheses', zero = '-', grouping = 'western', prefix = '' } = style
  if (value === 0 && zero !== '0') return zero
  const digits = group(Math.abs(value).toFixed(decimals), grouping)
  const plain = prefix + digits
  if (value >= 0) return plain
  return { parentheses: `${prefix}(${digits})`, minus: `-${plain}`, trailing: `${plain}-`, CR: `${plain} CR` }[negative]
}

function group(fixed: string, grouping: NonNullable<NumberStyle['grouping']>): string {
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
