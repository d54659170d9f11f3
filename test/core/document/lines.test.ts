/** Words → lines: how long a line gets. */
import { expect, test } from 'vitest'
import { linesOf, LONGEST_LINE } from '../../../core/document/lines.ts'
import type { Word } from '../../../core/document/model.ts'

const word = (text: string, left: number, superscript = false): Word => ({
  text,
  box: { left, top: superscript ? 98 : 100, right: left + 1, bottom: superscript ? 104 : 109 },
  confidence: 1,
  bold: false,
  size: superscript ? 6 : 9,
  ...(superscript && { superscript }),
})

test('no line is longer than patterns can be tried on, and no word is lost', () => {
  for (const superscript of [false, true]) {
    const words = Array.from({ length: 5000 }, (_, index) => word('abc', index * 2, superscript && index % 2 === 1))
    const lines = linesOf(words)
    const lengths = lines.map(line => line.words.reduce((sum, { text }) => sum + text.length, 0))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_LINE)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(15_000)
  }
})
