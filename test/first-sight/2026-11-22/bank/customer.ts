/** What differs between statements of one family. */
import type { ScanManner } from '../press/scan.ts'
import type { Book } from './books.ts'

export interface Customer {
  /** Of the file. */
  readonly name: string
  readonly product: string
  readonly number: string
  readonly holder: string
  readonly address: readonly string[]
  readonly book: Book
  readonly scan?: ScanManner
}
