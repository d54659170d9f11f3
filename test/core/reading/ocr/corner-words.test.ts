import { expect, test } from 'vitest'
import type { PixelLine } from '../../../../core/reading/image/ruling-pixels.ts'
import { notReplaced, spoiledByCorners } from '../../../../core/reading/ocr/corner-words.ts'
import type { RecognizedWord } from '../../../../core/reading/ocr/tesseract.ts'

const word = (text: string, left: number, confidence: number, bottom = 300): RecognizedWord => ({
  text,
  confidence,
  left,
  right: left + 76,
  top: 235,
  bottom,
  line: 6,
})
const top: PixelLine = { direction: 'horizontal', left: 164, right: 1200, top: 297, bottom: 300, runs: [] }
const wall: PixelLine = { direction: 'vertical', left: 164, right: 167, top: 297, bottom: 900, runs: [] }

test('a doubtful word over the corner of a box is spoiled by it', () => {
  const [number, street] = [word('co', 163, 0.2), word('Arendell', 249, 0.91, 261)]
  expect(spoiledByCorners([number, street], [top, wall])).toEqual([number])
})

test('a sure word, one above the middle of a line, and one beside lines that do not meet stay', () => {
  const apart = { ...wall, top: 400 }
  expect(spoiledByCorners([word('4411', 163, 0.9)], [top, wall])).toEqual([])
  expect(spoiledByCorners([word('co', 400, 0.2)], [top, wall])).toEqual([])
  expect(spoiledByCorners([word('co', 163, 0.2)], [top, apart])).toEqual([])
})

test('a spoiled word nothing was recognized in place of comes back', () => {
  const spoiled = [word('co', 163, 0.2), word('ce', 700, 0.3)]
  expect(notReplaced(spoiled, [word('4411', 163, 0.92, 262)])).toEqual([spoiled[1]])
})
