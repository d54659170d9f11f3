/** Colors for a column of confidences: green is reliable, amber needs review, red needs review first. */
import type { Worksheet } from 'exceljs'
import { argb, color } from './workbook.ts'

/** At least 99 % of the values at 0.9 and above are correct (contract); values below 0.7 should be reviewed first. */
const confidenceBands = { sure: 0.9, doubtful: 0.7 } as const

/** Adds the colors to the cells of a column, such as `H7:H90`; empty cells stay unchanged. */
export function colorConfidence(sheet: Worksheet, ref: string): void {
  const rule = (
    [operator, ...formulae]: ['lessThan' | 'greaterThan' | 'between', ...number[]],
    priority: number,
    { ground, ink }: { readonly ground: string; readonly ink: string },
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
  const { sure, doubtful } = confidenceBands
  sheet.addConditionalFormatting({
    ref,
    rules: [
      // An empty cell counts as 0 in a comparison.
      { type: 'expression', formulae: [`ISBLANK(${first})`], priority: 1, style: {} },
      rule(['lessThan', doubtful], 2, { ground: color.badGround, ink: color.bad }),
      rule(['between', doubtful, sure - 1e-9], 3, { ground: color.reviewGround, ink: color.review }),
      rule(['greaterThan', sure - 1e-9], 4, { ground: color.goodGround, ink: color.good }),
    ],
  })
}
