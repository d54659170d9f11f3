/** A period of the product beside the second calculation of it. */
import type { CashFlowPeriod } from '../../core/contract/cash-flow.ts'
import { balances, coverageOf, ucaOf, type Books } from './calculator.ts'

export interface Compared {
  /** Lines that have a value in either calculation. */
  readonly lines: number
  /** `name: product / second calculation`. */
  readonly differences: readonly string[]
  /** Both balance sheets are there and balance. */
  readonly balanced: boolean
  /** Of the UCA, full units; null: there is no UCA. */
  readonly gap: number | null
}

const ratios: ReadonlySet<string> = new Set(['dscr', 'fccr', 'debt_to_ebitda', 'dso', 'dio', 'dpo'])
/** Quotients of whole cents differ in the last digits of their representation only. */
const sameRatio = 1e-9

export function compare(period: CashFlowPeriod, books: Books): Compared {
  const coverage = coverageOf(books)
  const uca = ucaOf(books)
  const pairs = [
    ...Object.entries(coverage).map(([name, value]) => [name, period.lines[name]!.value, value] as const),
    ...Object.entries(uca ?? {}).map(
      ([name, value]) => [`uca.${name}`, period.uca?.[name]?.value ?? null, value] as const,
    ),
    ...(uca === null && period.uca !== null ? [['uca', 0, null] as const] : []),
  ]
  const filled = pairs.filter(([, product, second]) => product !== null || second !== null)
  return {
    lines: filled.length,
    differences: filled.flatMap(([name, product, second]) =>
      isSame(name, product, second)
        ? []
        : [`${name}: ${product} / ${ratios.has(name) || second === null ? second : second / 100}`],
    ),
    balanced:
      books.open !== null && books.close !== null && uca !== null && balances(books.open) && balances(books.close),
    gap: period.uca?.['gap']?.value ?? null,
  }
}

function isSame(name: string, product: number | null, second: number | null): boolean {
  // A step of the UCA none of whose lines is printed is null, and zero in the sum.
  if (product === null && name.startsWith('uca.')) return second === 0
  if (product === null || second === null) return product === second
  if (ratios.has(name)) return Math.abs(product - second) <= sameRatio * Math.max(1, Math.abs(second))
  return Math.round(product * 100) === second
}
