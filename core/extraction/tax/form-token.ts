/** A word of a form. Type only. */
import type { Box } from '../../document/model.ts'
import type { Amount } from '../values/amounts/parse-amount.ts'

export interface FormToken {
  /** Dashes as "-", without leaders and borders. */
  readonly text: string
  readonly box: Box
  /** Middle of its height, points. */
  readonly y: number
  /** 0 to 1. */
  readonly confidence: number
  /** What it says as an amount; null when it cannot be one. Parentheses printed as words of their own are counted in. */
  readonly amount: Amount | null
  /** Of recognized ink that was read in several ways: all of them, the likeliest first. */
  readonly readings?: readonly string[]
  /** No reading is clearly the likeliest: the amount is the first of them, and stands only where arithmetic holds it. */
  readonly isUnclear?: boolean
}
