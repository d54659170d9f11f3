/** What accounts of small companies abroad have in common. */
import type { ScanManner } from '../press/scan.ts'
import type { Year } from './company-books.ts'

/** One amount of each printed year. */
export type Pick = (pick: (year: Year) => number) => number[]

/** Negatives in parentheses. */
export const plain = (value: number) =>
  value < 0 ? `(${(-value).toLocaleString('en-GB')})` : value.toLocaleString('en-GB')

export interface Company {
  readonly name: string
  readonly company: string
  readonly seed: number
  readonly sales: number
  readonly number: string
  readonly scan?: ScanManner
}
