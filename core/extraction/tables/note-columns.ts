/** Columns of references to notes, found by their numbers. */
import { isNoteReference } from '../values/amounts/bare-numbers.ts'
import type { ColumnExtent } from './columns.ts'
import type { DraftRow } from './draft-row.ts'

/** Which columns hold nothing but references to notes: small numbers in a first column, beside much larger numbers. */
export function noteColumns(
  rows: readonly Pick<DraftRow, 'cells'>[],
  extents: readonly ColumnExtent[],
): readonly boolean[] {
  return extents.map((_, index) => {
    if (extents.length < 2 || index > 0) return false
    const texts = rows.flatMap(({ cells }) => (cells[index]?.dash === false ? [cells[index].text] : []))
    if (texts.length === 0) return false
    const notes = texts.filter(text => isNoteReference(text)).length
    if (notes < texts.length * (texts.some(text => /^\(\d/.test(text)) ? 0.6 : 0.8)) return false
    const others = rows.flatMap(row =>
      row.cells
        .slice(index + 1)
        .flatMap(cell => (cell === null || /%/.test(cell.text) ? [] : [cell.text.replace(/\D/g, '').length])),
    )
    const large = others.filter(digits => digits >= 3).length
    // "(2.10)" among "(2,6)": OCR misreads commas as points.
    const cleanOrder = texts.filter(text => !/[.%$£€]/.test(text) || /^\(?\d{1,2}\.\d{1,2}\)$/.test(text)).length
    return large > others.length * 0.5 && cleanOrder > texts.length * 0.7
  })
}
