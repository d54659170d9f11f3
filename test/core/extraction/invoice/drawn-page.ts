/** Pages drawn in a few lines: blocks of text at points, words measured as type of even width. */
import { linesOf } from '../../../../core/document/lines.ts'
import type { Document, Page, Rule, Word } from '../../../../core/document/model.ts'

export interface Print {
  readonly size?: number
  readonly bold?: boolean
  /** x is the left edge, the middle or the right edge. */
  readonly align?: 'left' | 'centre' | 'right'
  /** From line to line, in sizes of the type. */
  readonly leading?: number
  readonly confidence?: number
}

const letter = 0.5
const space = 0.28

const widthOf = (text: string, size: number): number =>
  text.split(' ').reduce((sum, word) => sum + word.length * letter * size, 0) +
  (text.split(' ').length - 1) * space * size

/** Lines of text, the first with its top at y. */
export function block(x: number, y: number, lines: readonly string[] | string, print: Print = {}): Word[] {
  const { size = 9, bold = false, align = 'left', leading = 1.3, confidence = 1 } = print
  return [lines].flat().flatMap((text, index) => {
    const top = y + index * leading * size
    let left = x - (align === 'left' ? 0 : align === 'right' ? widthOf(text, size) : widthOf(text, size) / 2)
    return text.split(' ').map((word): Word => {
      const right = left + word.length * letter * size
      const box = { left, top, right, bottom: top + 0.75 * size }
      left = right + space * size
      return { text: word, box, confidence, bold, size }
    })
  })
}

/** Rows of cells, each at its x. */
export function rows(
  xs: readonly number[],
  y: number,
  table: readonly (readonly string[])[],
  print: Print = {},
): Word[] {
  const { size = 9, leading = 1.6 } = print
  return table.flatMap((row, index) =>
    row.flatMap((text, at) => (text === '' ? [] : block(xs[at]!, y + index * leading * size, text, print))),
  )
}

/** The four strokes of a box. */
export function frame(left: number, top: number, right: number, bottom: number): Rule[] {
  return [
    { direction: 'horizontal', box: { left, top, right, bottom: top + 0.5 } },
    { direction: 'horizontal', box: { left, top: bottom, right, bottom: bottom + 0.5 } },
    { direction: 'vertical', box: { left, top, right: left + 0.5, bottom } },
    { direction: 'vertical', box: { left: right, top, right: right + 0.5, bottom } },
  ]
}

export function drawnPage(
  words: readonly Word[],
  rules: readonly Rule[] = [],
  source: Page['source'] = 'text-layer',
  number = 1,
): Page {
  return { number, width: 612, height: 792, source, lines: linesOf(words), rules }
}

export const drawnDocument = (...pages: readonly Page[]): Document => ({ fileName: 'drawn.pdf', pages, problems: [] })
