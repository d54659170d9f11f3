/** Characters as a font's table names them: any number may stand there. */
import { expect, test } from 'vitest'
import { textOf } from '../../../../core/reading/pdf/glyphs.ts'

test.each([
  [0x41, 'A'],
  [0x1d54f, '𝕏'],
  [0x10ffff, '\u{10ffff}'],
  [0x110000, '\ufffd'],
  [0xffffffff, '\ufffd'],
  [-1, '\ufffd'],
  [0xfb01, 'fi'],
])('code point %i is %s', (code, text) => {
  expect(textOf(code)).toBe(text)
})
