/** Cells of which OCR made a word ("Ll" for "1.7"): found by where they stand, and kept as cells without a value. */
import type { TextRow } from '../layout/text-rows.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import type { NumberToken, Token } from '../layout/tokens.ts'

/** A cell of more letters was a word as printed. */
const maxUnreadLetters = 5
/** As many numbers in one edge are a column. */
const minNumbers = 5
/** Free room on both sides, in characters. */
const apart = 1.5

/** The text rows of an OCR page, words that end where a column's numbers end, between two other numbers, misread as cells of it. */
export function withUnreadCells(textRows: readonly TextRow[], metrics: PageMetrics): readonly TextRow[] {
  const edges = textRows.flatMap(({ run }) => run.filter(number => number.apart).map(({ digitsRight }) => digitsRight))
  const isEdge = (right: number) => edges.filter(edge => Math.abs(edge - right) < 0.3 * metrics.em).length >= minNumbers
  return textRows.map(textRow => {
    const tokens = textRow.tokens.map((token, index): Token => {
      const before = textRow.tokens[index - 1]
      const after = textRow.tokens[index + 1]
      if (token.kind !== 'word' || before?.kind !== 'number' || after?.kind !== 'number' || !before.apart) return token
      const { box, text } = token.word
      const free = apart * metrics.character
      if (box.left - before.box.right < free || after.box.left - box.right < free) return token
      return text.length <= maxUnreadLetters && isEdge(box.right) ? unread(token.word) : token
    })
    if (tokens.every((token, index) => token === textRow.tokens[index])) return textRow
    const last = tokens.findLastIndex(({ kind }) => kind === 'word')
    return { ...textRow, tokens, run: tokens.slice(last + 1).filter(token => token.kind === 'number') }
  })
}

const unread = (word: NumberToken['words'][number]): NumberToken => ({
  kind: 'number',
  words: [word],
  text: word.text,
  box: word.box,
  digitsRight: word.box.right,
  apart: true,
  dash: false,
  blank: true,
  year: false,
  percent: false,
  note: false,
  afterColon: false,
})
