/** A named value with its evidence in the document: what every layer above reading passes on. */
import type { Box } from './model.ts'

/** Where a value is printed. */
export interface Evidence {
  readonly fileName: string
  /** 1-based. */
  readonly page: number
  readonly box: Box
  /** As printed. */
  readonly text: string
  /** Of a file of data, which has no boxes: the line it stands on, from 1. */
  readonly line?: number
  /** Of a sheet: its name and the address of the cell. */
  readonly cell?: { readonly sheet: string; readonly address: string }
}

/**
 * A value that was read, computed or stated. `value` is in full units with the contract's sign.
 * A value that is not stated has no Field at all (absent key, or null): never a Field of 0.
 */
export interface Field<T = number> {
  readonly value: T
  /** 0 to 1, calibrated where results are assembled: of the values at 0.9 and above, at least 99 % are right. */
  readonly confidence: number
  readonly method: 'text' | 'ocr' | 'derived' | 'manual' | 'metadata' | 'feed'
  /** Empty for a derived value that is not printed; several for a sum of printed lines. */
  readonly evidence: readonly Evidence[]
  /** The label it stood under, as printed; for a sum, the labels joined by " + ". */
  readonly label: string | null
  /** Factor from the printed amount to `value`. */
  readonly scale: number
}
