/** Amounts of the invented returns: sums are worked out, and a balance sheet that needs a negative loan fails. */
import { plus, type Amounts } from './sheet.ts'

/** Balances at the beginning and the end of the year. */
export type Both = readonly [begin: number, end: number]

/** A line of Schedule L in columns (b) and (d). */
export function put(a: Amounts, line: string, [begin, end]: Both): void {
  if (begin !== 0) a[`L.${line}.b`] = begin
  if (end !== 0) a[`L.${line}.d`] = end
}

/** A gross line in (a) and (c), and its deduction with the nets in (b) and (d). */
export function pair(a: Amounts, [gross, less]: readonly [string, string], whole: Both, deducted: Both): void {
  a[`L.${gross}.a`] = whole[0]
  a[`L.${gross}.c`] = whole[1]
  if (deducted[0] !== 0) a[`L.${less}.a`] = deducted[0]
  if (deducted[1] !== 0) a[`L.${less}.c`] = deducted[1]
  a[`L.${less}.b`] = whole[0] - deducted[0]
  a[`L.${less}.d`] = whole[1] - deducted[1]
}

/** Totals of both sides; the loan line closes what the others leave open. */
export function close(a: Amounts, lines: { readonly assets: readonly string[]; readonly total: string; readonly claims: readonly string[]; readonly loan: string; readonly both: string; readonly minus?: string }): void {
  for (const column of ['b', 'd'] as const) {
    const assets = plus(a, ...lines.assets.map(line => `L.${line}.${column}`))
    const claims = plus(a, ...lines.claims.map(line => `L.${line}.${column}`)) - (lines.minus ? (a[`L.${lines.minus}.${column}`] ?? 0) : 0)
    const loan = assets - claims
    if (loan <= 0) throw new Error(`loan ${loan} in column ${column}`)
    a[`L.${lines.loan}.${column}`] = loan
    a[`L.${lines.total}.${column}`] = assets
    a[`L.${lines.both}.${column}`] = assets
  }
} // prettier-ignore

/** Cost of goods sold on its form. */
export function goods(a: Amounts, [begin, purchases, labor, other, end]: readonly [number, number, number, number, number]): void {
  const all: Amounts = { '1': begin, '2': purchases, '3': labor, '5': other, '7': end }
  for (const [line, value] of Object.entries(all)) if (value !== 0) a[`1125-A.${line}`] = value
  a['1125-A.6'] = begin + purchases + labor + other
  a['1125-A.8'] = a['1125-A.6'] - end
  a['2'] = a['1125-A.8']
} // prettier-ignore

/** Lines 1c, 3 and the total income after the cost of goods sold. */
export function income(a: Amounts, total: string, others: readonly string[]): void {
  a['1c'] = plus(a, '1a') - plus(a, '1b')
  a['3'] = a['1c'] - plus(a, '2')
  a[total] = plus(a, '3', ...others)
}

interface SFacts {
  readonly year: number
  /** Page 1 and Schedule K lines that no other line makes; distributions are K.16d, nondeductible expenses K.16c. */
  readonly amounts: Amounts
  readonly other: readonly (readonly [string, number])[]
  readonly goods?: readonly [number, number, number, number, number]
  /** Retained earnings and adjustments account at the beginning. */
  readonly begin: number
  readonly sheet: (a: Amounts) => void
}

export const listed = (items: readonly (readonly [string, number])[]): number => items.reduce((sum, [, value]) => sum + value, 0) // prettier-ignore

/** A whole 1120-S whose books differ from the return by nondeductible expenses only. */
export function sReturn({ year, amounts, other, goods: cost, begin, sheet }: SFacts): Amounts {
  const a: Amounts = { ...amounts }
  const [o, d, n] = year >= 2023 ? ['20', '21', '22'] : ['19', '20', '21']
  if (cost) goods(a, cost)
  income(a, '6', ['4', '5'])
  a[o] = listed(other)
  a[d] = plus(a, ...Array.from({ length: Number(o) - 6 }, (_, i) => `${i + 7}`))
  a[n] = plus(a, '6') - plus(a, d)
  const profit = a[n] ?? 0
  a['K.1'] = profit
  a['K.18'] = plus(a, 'K.1', 'K.2', 'K.4', 'K.5a', 'K.9') - plus(a, 'K.11', 'K.12a')
  const lost = plus(a, 'K.16c')
  const given = plus(a, 'K.16d')
  if (lost !== 0) Object.assign(a, { 'M-1.3b': lost, 'M-1.3': lost })
  a['M-1.1'] = a['K.18'] - lost
  Object.assign(a, { 'M-1.4': a['K.18'], 'M-1.8': a['K.18'] })
  a['M-2.1.a'] = begin
  if (profit >= 0) a['M-2.2.a'] = profit
  else a['M-2.4.a'] = -profit
  const more = plus(a, 'K.2', 'K.4', 'K.5a', 'K.9')
  const less = plus(a, 'K.11', 'K.12a', 'K.16c')
  if (more !== 0) a['M-2.3.a'] = more
  if (less !== 0) a['M-2.5.a'] = less
  a['M-2.6.a'] = begin + profit + more - less
  if (given !== 0) a['M-2.7.a'] = given
  a['M-2.8.a'] = a['M-2.6.a'] - given
  put(a, '24', [begin, a['M-2.8.a']])
  sheet(a)
  close(a, { assets: ['1', '2b', '3', '6', '7', '9', '10b', '12', '13b', '14'], total: '15', claims: ['16', '17', '18', '19', '21', '22', '23', '24'], loan: '20', both: '27' }) // prettier-ignore
  a['F'] = a['L.15.d'] ?? 0
  return a
} // prettier-ignore
