/** Columns of references to notes and of numbers of accounts and lines, found by their numbers. */
import { isNoteReference } from '../values/amounts/bare-numbers.ts'
import type { ColumnExtent } from './columns.ts'
import type { DraftRow } from './draft-row.ts'

/**
 * What makes a column one of references. Half or double of any member changes 1 of 54 tuned statements at most.
 * - `references`: Share of a first column's numbers that must look like references: fewer where some have brackets, which OCR misreads.
 * - `large`, `digits`, `clean`: More than this share of the numbers beside them have so many digits; more than the other share of the references
 *   have no mark of an amount.
 */
const minimums = { references: { plain: 0.8, bracketed: 0.6 }, large: 0.5, digits: 3, clean: 0.7 } as const

/**
 * What makes a column one of account or line numbers: at least so many bare whole numbers of at most so many digits, each above the one
 * before in all but this share. Amounts carry commas, and never grow from row to row down a whole statement.
 */
const numbering = { min: 6, digits: 5, growing: 0.9 } as const

/** Whole numbers that grow from row to row: 201, 202, 205, 220. */
function isNumbering(texts: readonly string[]): boolean {
  if (texts.length < numbering.min || texts.some(text => !/^\d+$/.test(text) || text.length > numbering.digits))
    return false
  const growing = texts.filter((text, index) => index > 0 && Number(text) > Number(texts[index - 1])).length
  return growing >= numbering.growing * (texts.length - 1)
}

/**
 * Which columns hold no amounts: references to notes, small numbers in a first column beside much larger numbers, and numbers of accounts or
 * lines.
 */
export function noteColumns(
  rows: readonly Pick<DraftRow, 'cells'>[],
  extents: readonly ColumnExtent[],
): readonly boolean[] {
  return extents.map((_, index) => {
    if (extents.length < 2) return false
    const texts = rows.flatMap(({ cells }) => (cells[index]?.dash === false ? [cells[index].text] : []))
    if (isNumbering(texts)) return true
    if (texts.length === 0 || index > 0) return false
    const notes = texts.filter(text => isNoteReference(text)).length
    const { plain, bracketed } = minimums.references
    if (notes < texts.length * (texts.some(text => /^\(\d/.test(text)) ? bracketed : plain)) return false
    const others = rows.flatMap(row =>
      row.cells
        .slice(index + 1)
        .flatMap(cell => (cell === null || /%/.test(cell.text) ? [] : [cell.text.replace(/\D/g, '').length])),
    )
    const large = others.filter(digits => digits >= minimums.digits).length
    // "(2.10)" among "(2,6)": OCR misreads commas as points.
    const cleanOrder = texts.filter(text => !/[.%$£€]/.test(text) || /^\(?\d{1,2}\.\d{1,2}\)$/.test(text)).length
    return large > others.length * minimums.large && cleanOrder > texts.length * minimums.clean
  })
}
