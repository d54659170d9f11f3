/** Numbers that a narrow cell broke over two lines. */
import { unionOf } from '../../document/geometry.ts'
import type { DraftRow } from './draft-row.ts'

/** A digit or two in the line below that complete a number cut by a narrow cell ("1,165,00" / "0", "163.1" / "0"). */
export function joinWrappedNumbers(rows: readonly DraftRow[], decimals: number): readonly DraftRow[] {
  const result: DraftRow[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const tails = row.cells.filter(cell => cell !== null)
    const fits = (index: number): boolean => {
      const cell = above?.cells[index]
      const tail = row.cells[index]
      if (cell === null || cell === undefined || tail === null || tail === undefined) return false
      const missing = /,\d{1,2}$/.test(cell.text)
        ? 3 - (/(\d+)$/.exec(cell.text)?.[1]?.length ?? 0)
        : decimals - (/\.(\d+)$/.exec(cell.text)?.[1]?.length ?? decimals)
      return /^\d{1,2}$/.test(tail.text) && tail.text.length === missing
    }
    const filled = row.cells.flatMap((cell, index) => (cell === null ? [] : [index]))
    if (above === undefined || tails.length === 0 || row.label !== '' || !filled.every(fits)) {
      result.push(row)
      continue
    }
    result[result.length - 1] = {
      ...above,
      box: unionOf([above.box, row.box]),
      cells: above.cells.map((cell, index) => {
        const tail = row.cells[index]
        if (cell === null || tail === null || tail === undefined) return cell
        return {
          ...cell,
          text: cell.text + tail.text,
          box: unionOf([cell.box, tail.box]),
          words: [...cell.words, ...tail.words],
        }
      }),
    }
  }
  return result
}
