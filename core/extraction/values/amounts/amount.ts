/** What a text says that is an amount: the one type that every kind of document shares. */
import type { PrintedNumber } from '../../../document/amount.ts'

/** The mark before decimals. */
export type DecimalMark = '.' | ','

/** How a document, page or table prints its numbers. */
export interface NumberStyle {
  /** Decided by vote of its numbers; see `decimalMark`. */
  readonly decimal: DecimalMark
  /** The text comes from OCR: letters may stand for digits, a dot for a comma, specks for marks. */
  readonly ocr: boolean
}

/** An amount parsed from its text. Its `side` does not change the value: what it means depends on the column. */
export interface Amount extends PrintedNumber {
  /** As printed: −1 for parentheses or a minus, 1 for a plus, 0 for none. */
  readonly sign: -1 | 0 | 1
  /** Side of the ledger printed behind the digits (credit, debit, overdrawn). */
  readonly side: 'CR' | 'DR' | null
  /** Printed as money: with a currency, cents, thousands marks or "/-"; a bare number may be a count. */
  readonly monetary: boolean
  /** 0 to 1: below 1 when a mark was corrected or the text can be read in two ways. */
  readonly certainty: number
  /** The last group of digits is short ("1,165,00"): the rest may stand on the next line. */
  readonly broken: boolean
}

/** Printed with one or two decimals. */
export const hasCents = ({ step }: Amount): boolean => step === 0.01 || step === 0.1

/** The value where a credit reduces what is owed, as on invoices: negative with CR. */
export const creditAsNegative = ({ value, side }: Amount): number => (side === 'CR' ? -Math.abs(value) : value)
