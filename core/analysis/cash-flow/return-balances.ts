/** Schedule L of a business return, at the end and at the beginning of the year. */
import { missing, type StatedValue } from './lines.ts'
import type { ReturnReader } from './return-reader.ts'
import type { Values } from './statement-values.ts'
import { ucaBalances } from './uca-rows.ts'

type Balances = Readonly<Record<string, readonly string[]>>

/** Every line of Schedule L, mapped once; gross and contra amounts stand in columns (a) and (c), net amounts in (b) and (d). */
export function balancesOf(reader: ReturnReader, balances: Balances, at: 'end' | 'begin'): Values {
  const column = (line: string): string => {
    const sign = line.startsWith('-') ? '-' : ''
    return `${sign}${line.replace(/^-/, '')}.${at === 'end' ? 'd' : 'b'}`
  }
  const values = Object.fromEntries(
    Object.entries(balances).map(([name, lines]) => [name, reader.sum(lines.map(column), labelOf(name))]),
  ) as Record<string, StatedValue>
  const { total_assets: total, equity, total_liabilities_and_equity: both } = values
  values['total_liabilities'] = difference(both!, equity!)
  values['current_assets'] = sumOf(
    'Total current assets',
    ['cash', 'receivables', 'inventory', 'investments_short', 'other_current_assets'].map(name => values[name]!),
  )
  values['current_liabilities'] = sumOf(
    'Total current liabilities',
    ['payables', 'current_maturities', 'other_current_liabilities'].map(name => values[name]!),
  )
  const assets = [
    'cash',
    'receivables',
    'inventory',
    'investments_short',
    'other_current_assets',
    'net_fixed_assets',
    'intangibles',
    'investments_long',
  ]
  const debts = ['payables', 'current_maturities', 'other_current_liabilities', 'long_term_debt']
  values['other_assets'] = rest(
    total!,
    assets.map(name => values[name]!),
  )
  values['other_liabilities'] = rest(
    values['total_liabilities'],
    debts.map(name => values[name]!),
  )
  const suffix = at === 'begin' ? '_0' : ''
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name + suffix, value]))
}

const labelOf = (name: string): string =>
  name === 'total_assets'
    ? 'Total assets'
    : name in ucaBalances
      ? ucaBalances[name as keyof typeof ucaBalances]
      : name.replaceAll('_', ' ')

const difference = (total: StatedValue, part: StatedValue): StatedValue =>
  total.value === null || part.value === null
    ? missing((total.value === null ? total : part).reason!)
    : { value: total.value - part.value, from: [...total.from, ...part.from], reason: null }

function sumOf(name: string, parts: readonly StatedValue[]): StatedValue {
  const filled = parts.filter(({ value }) => value !== null)
  if (filled.length === 0) return missing(`${name}: the lines are blank.`)
  return {
    value: filled.reduce((sum, { value }) => sum + value!, 0),
    from: filled.flatMap(({ from }) => from),
    reason: null,
    notes: ['Not printed on a return: the sum of its lines.'],
  }
}

const rest = (total: StatedValue, parts: readonly StatedValue[]): StatedValue =>
  parts.reduce((left, part) => (part.value === null ? left : difference(left, part)), total)
