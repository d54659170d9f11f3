/** Numbers that a narrow cell broke over two lines. */
import { unionOf } from '../../document/geometry.ts'
import { joinConsecutive } from '../values/sequences.ts'
import type { NumberToken } from '../layout/tokens.ts'
import { isEmpty, type DraftRow } from './draft-row.ts'

/** A digit or two in the line below that complete a number cut by a narrow cell ("1,165,00" / "0", "163.1" / "0"). */
export const joinWrappedNumbers = (rows: readonly DraftRow[], decimals: number): readonly DraftRow[] =>
  joinConsecutive(rows, (above, row) => {
    const cells = row.label === '' ? completed(above, row, decimals) : null
    return cells && { ...above, box: unionOf([above.box, row.box]), cells }
  })

/** The cells of a row with the digits of the line below; null where any of those completes nothing. */
function completed(above: DraftRow, row: DraftRow, decimals: number): DraftRow['cells'] | null {
  if (isEmpty(row)) return null
  const cells: (NumberToken | null)[] = [...above.cells]
  for (const [index, tail] of row.cells.entries()) {
    const cell = above.cells[index]
    if (tail === null) continue
    const [, mark, digits] = /([.,])(\d+)$/.exec(cell?.text ?? '') ?? []
    const missing = (mark === ',' ? 3 : decimals) - (digits?.length ?? 0)
    if (!cell || mark === undefined || !/^\d{1,2}$/.test(tail.text) || tail.text.length !== missing) return null
    const box = unionOf([cell.box, tail.box])
    cells[index] = { ...cell, text: cell.text + tail.text, box, words: [...cell.words, ...tail.words] }
  }
  return cells
}
