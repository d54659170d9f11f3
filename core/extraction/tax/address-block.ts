/** A name by the address printed below it, where OCR lost the captions of a form. */
import { rowsOf } from './boxes.ts'
import { plainText, type FormToken } from './page-view.ts'

/** "Keene, NH 03431": the last row of an address. */
const lastRow = /,? ?\b[A-Z]{2} ?\d{5}(?:-\d{4})?$/

/** Words of captions that stand between the rows of an address on forms. */
const captions = /\b(?:number|street|room|suite|city|town|state|zip|code|type|print|see instructions|address)\b/

/**
 * Distances in points.
 * - `aligned`: Rows of an address begin below one another.
 * - `height`: A name stands at most this far above the last row.
 * - `width`: Words of a row go no further to the right than this.
 */
const block = { aligned: 10, height: 75, width: 240 } as const

/** Words of the name above the address that ends first in these tokens; null: there is none. */
export function nameAboveAddress(tokens: readonly FormToken[]): readonly FormToken[] | null {
  const rows = rowsOf(tokens)
  for (const row of rows) {
    const state = row.findIndex(
      ({ text }, index) => /^[A-Z]{2}$/.test(text) && /^\d{5}/.test(row[index + 1]?.text ?? ''),
    )
    if (state < 1) continue
    const start = cityStart(row, state)
    const text = row
      .slice(start, state + 2)
      .map(({ text }) => text)
      .join(' ')
    if (!lastRow.test(text)) continue
    const { left } = row[start]!.box
    const above = rows
      .filter(other => other[0]!.y < row[0]!.y - 3 && other[0]!.y > row[0]!.y - block.height)
      .map(other => other.filter(({ box }) => box.left >= left - block.aligned && box.left < left + block.width))
      .map(words => uninterrupted(words))
      .filter(
        words =>
          words.length > 0 && Math.abs(words[0]!.box.left - left) <= block.aligned && !captions.test(textOf(words)),
      )
    const street = above.findLastIndex(words => /^\d+\b|^p\.? ?o\.? box/.test(textOf(words)))
    const name = above[street - 1]
    if (street > 0 && name !== undefined && /^[A-Z]/.test(name[0]!.text)) return name
  }
  return null
}

const textOf = (row: readonly FormToken[]): string => plainText(row.map(({ text }) => text).join(' '))

/** Where the city begins: words before the state without a wide gap. */
function cityStart(row: readonly FormToken[], state: number): number {
  let start = state
  while (start > 0 && row[start]!.box.left - row[start - 1]!.box.right < 12) start--
  return start
}

/** The words of a row up to the first wide gap. */
function uninterrupted(words: readonly FormToken[]): readonly FormToken[] {
  const end = words.findIndex((word, index) => index > 0 && word.box.left - words[index - 1]!.box.right > 20)
  return end === -1 ? words : words.slice(0, end)
}
