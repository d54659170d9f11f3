import { expect, test } from 'vitest'
import { joinAtSeparators } from '../../../../core/reading/ocr/separators.ts'
import type { RecognizedWord } from '../../../../core/reading/ocr/tesseract.ts'

const WIDTH = 400
const word = (text: string, left: number, right: number): RecognizedWord => ({
  text,
  confidence: 0.9,
  left,
  top: 20,
  right,
  bottom: 50,
  line: 1,
})
/** A page with marks of ink, 5 pixels square, at these places. */
function pageWith(...marks: readonly (readonly [x: number, y: number])[]) {
  const data = new Uint8Array(WIDTH * 80).fill(255)
  for (const [x, y] of marks) {
    for (let dy = 0; dy < 5; dy++) data.fill(0, (y + dy) * WIDTH + x, (y + dy) * WIDTH + x + 5)
  }
  return { width: WIDTH, height: 80, data }
}
const texts = (words: readonly RecognizedWord[]): string[] => words.map(({ text }) => text)

test('a spot on the baseline between digits is the point before cents or the comma before a group', () => {
  const cents = joinAtSeparators(pageWith([195, 45]), 128, [word('107,200', 50, 180), word('11', 212, 250)])
  expect(cents).toMatchObject([{ text: '107,200.11', left: 50, right: 250 }])
  const group = joinAtSeparators(pageWith([195, 46]), 128, [word('107', 100, 180), word('200', 212, 270)])
  expect(texts(group)).toEqual(['107,200'])
})

test('parts that kept their separator need no ink', () => {
  const words = [word('1,211,', 20, 90), word('361.', 100, 160), word('23', 170, 200)]
  expect(texts(joinAtSeparators(pageWith(), 128, words))).toEqual(['1,211,361.23'])
})

test.each([
  ['nothing between them', pageWith()],
  ['a dash between them', pageWith([190, 33], [195, 33])],
])('two figures with %s stay two', (_, bitmap) => {
  expect(texts(joinAtSeparators(bitmap, 128, [word('107,200', 50, 180), word('11', 212, 250)]))).toEqual([
    '107,200',
    '11',
  ])
})

test('the next column is too far away, whatever lies between', () => {
  expect(texts(joinAtSeparators(pageWith([210, 45]), 128, [word('107', 50, 180), word('200', 240, 290)]))).toEqual([
    '107',
    '200',
  ])
})
