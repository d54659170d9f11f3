/** A printed number, whatever kind of document it stands in. Types only. */
import type { Box } from './model.ts'

/** What the print of a number says. */
export interface PrintedNumber {
  /** With the printed sign applied (parentheses, a minus before or behind it), and no scale. */
  readonly value: number
  /** Smallest printed unit: 0.01 for "1,234.56", 1 for "1,234", 100000 for "8.5M". */
  readonly step: number
  /** Printed as a dash or the word nil: a stated zero. */
  readonly dash: boolean
  /** Printed with a percent sign. */
  readonly percent: boolean
  /** Currency written at the amount: ISO 4217 code, or the bare sign when it is ambiguous ("$"). */
  readonly currency: string | null
}

/** Where a number is printed. */
export interface NumberOnPage {
  /** As printed. */
  readonly text: string
  readonly box: Box
  /** 0 to 1: the words' own confidence times the certainty of the parse. */
  readonly confidence: number
}

/** A number in a cell of a table. */
export type TableAmount = PrintedNumber & NumberOnPage
