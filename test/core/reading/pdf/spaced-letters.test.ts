/** Headings whose letters are set apart become words: all letters alone, or some of them joined already. */
import { expect, test } from 'vitest'
import { lineOf } from '../../../../core/document/lines.ts'
import type { Word } from '../../../../core/document/model.ts'
import { joinSpacedLetters } from '../../../../core/reading/pdf/spaced-letters.ts'

const size = 8
/** Words of one line, each with the gap before it in points. */
function line(...parts: readonly (readonly [text: string, gap: number])[]) {
  let right = 0
  const words = parts.map(([text, gap]): Word => {
    const left = right + gap
    right = left + 0.6 * size * text.length
    return { text, box: { left, right, top: 0, bottom: size }, confidence: 1, size, bold: false }
  })
  return lineOf(words)
}
const spread = (text: string, gap: number, space: number) =>
  line(
    ...text
      .split(' ')
      .flatMap((word, at) =>
        word.split('_').map((piece, index) => [piece, index > 0 || at === 0 ? gap : space] as const),
      ),
  )

test.each([
  ['letters that all stand apart', spread('A_S_S_E_T_S', 3, 9), 'ASSETS'],
  ['pieces of words', spread('S_E_RVIC_E AD_D_RE_S_S_:', 1.6, 3.5), 'SERVICE ADDRESS:'],
  ['pieces with one letter alone', spread('RE_C_IPIE_NT:', 1.7, 4), 'RECIPIENT:'],
  ['short words with spaces between them', spread('US VA E MC', 2.3, 2.3), 'US VA E MC'],
  ['initials', spread('J R Voss', 2.3, 2.3), 'J R Voss'],
])('%s', (_, printed, expected) => {
  expect(joinSpacedLetters(printed).text).toBe(expected)
})

test('Pieces of recognized lines stay apart: "915 E SOTH ST" is a street', () => {
  expect(joinSpacedLetters(spread('915 E_SOTH_ST', 1.6, 2.4), true).text).toBe('915 E SOTH ST')
})
