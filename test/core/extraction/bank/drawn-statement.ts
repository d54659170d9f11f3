/** Statements drawn in characters: each line of a text becomes positioned words, as reading would deliver them. */
import { linesOf } from '../../../../core/document/lines.ts'
import type { Document, Word } from '../../../../core/document/model.ts'

/** Points a character is wide, and a line is high. */
const character = 5
const pitch = 12
const margin = 36

/** A document of one page per text. Two spaces or more are a gap between columns, as they are on paper. */
export function drawn(...pages: readonly string[]): Document {
  return {
    fileName: 'statement.pdf',
    problems: [],
    pages: pages.map((text, index) => {
      const rows = text.replace(/^\n/, '').split('\n')
      const words = rows.flatMap((row, at) =>
        [...row.matchAll(/\S+/g)].map((match): Word => {
          const left = margin + match.index * character
          const top = margin + at * pitch
          return {
            text: match[0],
            box: { left, top, right: left + match[0].length * character, bottom: top + 9 },
            confidence: 1,
            bold: false,
            size: 9,
          }
        }),
      )
      const width = Math.max(612, ...words.map(word => word.box.right + margin))
      const height = Math.max(792, ...words.map(word => word.box.bottom + margin))
      return { number: index + 1, width, height, source: 'text-layer', lines: linesOf(words), rules: [] }
    }),
  }
}
