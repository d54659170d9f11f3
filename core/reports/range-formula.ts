/**
 * Live formulas over ranges of cells: sums, counts and extremes of a column, over all rows or those that meet criteria.
 */
import { binding, type Expression } from './formula.ts'

const atom = { available: true, parts: [], binding: binding.atom } as const

const statedOf = (values: readonly (number | null)[]): readonly number[] => values.filter(value => value !== null)
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Sum of a range; blank when none of its cells contains a number. */
export const sumOfRange = (range: string, values: readonly (number | null)[]): Expression => {
  const stated = statedOf(values)
  return {
    ...atom,
    text: `SUM(${range})`,
    value: stated.length === 0 ? null : sum(stated),
    condition: `COUNT(${range})>0`,
  }
}

/** Smallest or largest number of a range; blank when none of its cells contains one. */
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
  /** Whether the row at this index, from 0, matches. */
  readonly matches: (row: number) => boolean
}

/**
 * Products of comparisons rather than SUMIFS: names from documents may contain its wildcards, and a blank must not
 * count.
 */
const wherever = (criteria: readonly Criterion[]): string =>
  criteria.map(({ range, cell }) => `(${range}=${cell})`).join('*')

/**
 * Sum of the cells whose rows meet all criteria; blank when none of them contains a number. Every range has as many
 * rows as `values`.
 */
export function sumWhere(
  range: string,
  values: readonly (number | null)[],
  criteria: readonly Criterion[],
): Expression {
  const stated = statedOf(values.filter((_, row) => criteria.every(({ matches }) => matches(row))))
  const rows = wherever(criteria)
  return {
    ...atom,
    text: `SUMPRODUCT(${rows}*1,${range})`,
    value: stated.length === 0 ? null : sum(stated),
    condition: `SUMPRODUCT(${rows}*ISNUMBER(${range}))>0`,
  }
}

/** Number of rows that meet all criteria and have a number in `range`. */
export function countWhere(
  range: string,
  values: readonly (number | null)[],
  criteria: readonly Criterion[],
): Expression {
  const found = values.filter((value, row) => value !== null && criteria.every(({ matches }) => matches(row)))
  return { ...atom, text: `SUMPRODUCT(${wherever(criteria)}*ISNUMBER(${range}))`, value: found.length }
}
