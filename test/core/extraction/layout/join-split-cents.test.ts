/** Amounts that a recognizer leaves in two pieces. */
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../../core/document/lines.ts'
import type { Page, Word } from '../../../../core/document/model.ts'
import { joinSplitCents } from '../../../../core/extraction/layout/join-split-cents.ts'

const word = (text: string, left: number, letter = 4): Word => ({
  text,
  box: { left, top: 40, right: left + text.length * letter, bottom: 48 },
  confidence: 0.9,
  bold: false,
  size: 8,
})
const page = (words: readonly Word[], source: Page['source'] = 'ocr'): Page => ({
  number: 1,
  width: 612,
  height: 792,
  source,
  lines: linesOf(words),
  rules: [],
})
const textOf = (words: readonly Word[], source?: Page['source']): readonly string[] =>
  joinSplitCents(page(words, source)).lines.map(({ text }) => text)

describe('amounts in two pieces', () => {
  it('are one where the point stands alone in the place of a letter', () => {
    expect(textOf([word('Total', 40), word('91,810', 300), word('-80', 327)])).toEqual(['Total 91,810.80'])
    expect(textOf([word('Freight', 40), word('640', 300), word('.00', 314)])).toEqual(['Freight 640.00'])
  })

  it('are two where the second stands in a column of its own, or on a printed page', () => {
    expect(textOf([word('91,810', 300), word('-80', 340)])).toEqual(['91,810 -80'])
    expect(textOf([word('91,810', 300), word('-80', 327)], 'text-layer')).toEqual(['91,810 -80'])
    expect(textOf([word('Lot', 300), word('-80', 314)])).toEqual(['Lot -80'])
  })
})
