/** Forms drawn in a test: words and rules at places of a page, and what is read of them. */
import { unionOf } from '../../core/document/geometry.ts'
import type { Box, Document, Line, Page, Rule, Word } from '../../core/document/model.ts'
import { readForm, type FormReading } from '../../core/extraction/loan/entries.ts'
import { formPages } from '../../core/extraction/loan/form-page.ts'

/** Words at a place of a page, in points. */
export interface Text {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly bold?: boolean
  /** Points; 9 without it. */
  readonly size?: number
}

const SIZE = 9
export const widthOf = (text: string, size = SIZE): number => 0.5 * size * text.length

/** The words of a text, from its upper left corner on. */
function wordsOf({ text, left, top, bold = false, size = SIZE }: Text): readonly Word[] {
  let at = left
  return text.split(' ').map(word => {
    const box = { left: at, right: at + widthOf(word, size), top, bottom: top + size }
    at = box.right + 0.3 * size
    return { text: word, box, confidence: 1, bold, size }
  })
}

export const horizontal = (left: number, right: number, y: number): Rule => ({
  direction: 'horizontal',
  box: { left, right, top: y, bottom: y + 0.5 },
})
const vertical = (x: number, top: number, bottom: number): Rule => ({
  direction: 'vertical',
  box: { left: x, right: x + 0.5, top, bottom },
})
export const cell = (left: number, right: number, top: number, bottom: number): readonly Rule[] => [
  horizontal(left, right, top),
  horizontal(left, right, bottom),
  vertical(left, top, bottom),
  vertical(right, top, bottom),
]

export type Order = <T extends { readonly box: Box }>(items: readonly T[]) => readonly T[]
const printed: Order = items => items

export function pageOf(texts: readonly Text[], rules: readonly Rule[] = [], order = printed): Page {
  const rows = [...Map.groupBy(texts, ({ top }) => top)].toSorted(([a], [b]) => a - b)
  const lines = rows.map(([, row]): Line => {
    const words = order(row.flatMap(wordsOf))
    return { words, box: unionOf(words.map(({ box }) => box)), text: words.map(({ text }) => text).join(' ') }
  })
  return { number: 1, width: 612, height: 792, source: 'text-layer', lines: order(lines), rules }
}

export const documentOf = (page: Page): Document => ({ fileName: 'form.pdf', pages: [page], problems: [] })

export function formOf(page: Page): FormReading {
  return readForm(formPages(documentOf(page))[0]!)
}
