/** Pieces that the drawings of this batch share. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'

export const tableOf = (rows: readonly (readonly string[])[], attributes = ''): string =>
  `<table ${attributes}>${rows.map(row => rowOf(row)).join('')}</table>`

/** Label left, amount right; text as it is, cents as `print` writes them. */
export const sums = (rows: readonly (readonly [string, number | string])[], print = formatAmount): string =>
  rows.map(([label, value]) => rowOf([label, `>${typeof value === 'string' ? value : print(value)}`])).join('')

/** Readings of each line that a truth also takes. */
export const ofLines = <T>(lines: readonly T[], member: string, readings: (line: T, i: number) => readonly unknown[]) =>
  Object.fromEntries(lines.map((line, i) => [`transactions.${i}.${member}`, readings(line, i)]))

/** Lines without a quantity and a unit price: one of each at its amount. */
export const singles = (lines: readonly Line[]) => ({
  ...ofLines(lines, 'quantity', () => [1]),
  ...ofLines(lines, 'rate', ({ cents }) => [units(cents)]),
})
