/** The colors of a column of confidences: green is sure, amber deserves a look, red a second reading. */
import type { Worksheet } from 'exceljs'
import { argb, color } from './workbook.ts'

/** Of the values at 0.9 and above at least 99.5 % are right (contract); below 0.7 a figure deserves a second reading first. */
const confidenceBands = { sure: 0.9, doubtful: 0.7 } as const

/** Marks the cells of a column, such as `H7:H90`; empty cells stay as they are. */
export function colorConfidence(sheet: Worksheet, ref: string): void {
  const band = (
    operator: 'lessThan' | 'greaterThan' | 'between',
    formulae: number[],
    ground: string,
    ink: string,
    priority: number,
  ) => ({
    type: 'cellIs' as const,
    operator,
    formulae,
    priority,
    style: {
      fill: { type: 'pattern' as const, pattern: 'solid' as const, bgColor: argb(ground) },
      font: { color: argb(ink) },
    },
  })
  const first = ref.split(':')[0]!
  sheet.addConditionalFormatting({
    ref,
    rules: [
      // An empty cell counts as 0 in a comparison.
      { type: 'expression', formulae: [`ISBLANK(${first})`], priority: 1, style: {} },
      band('lessThan', [confidenceBands.doubtful], color.badGround, color.bad, 2),
      band('between', [confidenceBands.doubtful, confidenceBands.sure - 1e-9], color.lookGround, color.look, 3),
      band('greaterThan', [confidenceBands.sure - 1e-9], color.goodGround, color.good, 4),
    ],
  })
}
