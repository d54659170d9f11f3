/** A row in the making: words and numbers in their columns, nothing parsed. */
import { unionOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import { labelText } from './labels.ts'
import type { NumberToken } from '../layout/tokens.ts'

/** A row in the making: words and numbers, nothing parsed. */
export interface DraftRow {
  readonly words: readonly Word[]
  readonly label: string
  readonly cells: readonly (NumberToken | null)[]
  readonly box: Box
  /** Top of its last line. */
  readonly lastTop: number
  /** Left edge of the label; null without one. */
  readonly left: number | null
  readonly ruleAbove: boolean
}

/** A row without numbers. */
export function isEmpty(row: DraftRow): boolean {
  return row.cells.every(cell => cell === null)
}

/** Two lines as one row: words in order, numbers of the upper line first. */
export function merge(above: DraftRow, below: DraftRow): DraftRow {
  const words = [...above.words, ...below.words]
  return {
    words,
    label: labelText(words),
    cells: above.cells.map((cell, index) => cell ?? below.cells[index] ?? null),
    box: unionOf([above.box, below.box]),
    lastTop: below.box.top,
    left: above.left ?? below.left,
    ruleAbove: isEmpty(above) ? above.ruleAbove || below.ruleAbove : above.ruleAbove,
  }
}
