/** Live formulas over ranges of cells: sums, counts and extremes of a column, as a whole or where other columns say so. */
import { binding, type Expression } from './formula.ts'

const atom = { available: true, parts: [], binding: binding.atom } as const

const statedOf = (values: readonly (number | null)[]): readonly number[] => values.filter(value => value !== null)
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Sum of a range; blank when none of its cells holds a number. */
export const sumOfRange = (range: string, values: readonly (number | null)[]): Expression => {
  const stated = statedOf(values)
  return {
    ...atom,
    text: `SUM(${range})`,
    value: stated.length === 0 ? null : sum(stated),
    condition: `COUNT(${range})>0`,
  }
}

/** Smallest or largest number of a range; blank when none of its cells holds one. */
export const extremeOfRange = (name: 'MIN' | 'MAX', range: string, values: readonly (number | null)[]): Expression => {
  const stated = statedOf(values)
  const find = name === 'MIN' ? Math.min : Math.max
  return {
    ...atom,
    text: `${name}(${range})`,
    value: stated.length === 0 ? null : find(...stated),
    condition: `COUNT(${range})>0`,
  }
}

/** A column compared with a cell, row by row. */
export interface Criterion {
  readonly range: string
  readonly cell: string
  /** Whether the row at this place, counted from 0, agrees. */
  readonly holds: (row: number) => boolean
}

/** Products of comparisons, not SUMIFS: names from documents may hold the wildcards of its criteria, and a blank is not counted. */
const wherever = (criteria: readonly Criterion[]): string =>
  criteria.map(({ range, cell }) => `(${range}=${cell})`).join('*')

/** Sum of the cells whose rows meet all criteria; blank when none of them holds a number. Every range has as many rows as `values`. */
export function sumWhere(
  range: string,
  values: readonly (number | null)[],
  criteria: readonly Criterion[],
): Expression {
  const stated = statedOf(values.filter((_, row) => criteria.every(({ holds }) => holds(row))))
  const rows = wherever(criteria)
  return {
    ...atom,
    text: `SUMPRODUCT(${rows}*1,${range})`,
    value: stated.length === 0 ? null : sum(stated),
    condition: `SUMPRODUCT(${rows}*ISNUMBER(${range}))>0`,
  }
}

/** How many rows meet all criteria and hold a number in `range`. */
export function countWhere(
  range: string,
  values: readonly (number | null)[],
  criteria: readonly Criterion[],
): Expression {
  const found = values.filter((value, row) => value !== null && criteria.every(({ holds }) => holds(row)))
  return { ...atom, text: `SUMPRODUCT(${wherever(criteria)}*ISNUMBER(${range}))`, value: found.length }
}
