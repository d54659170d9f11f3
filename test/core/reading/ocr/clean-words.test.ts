import { expect, test } from 'vitest'
import type { Bitmap } from '../../../../core/reading/image/bitmap.ts'
import { repairWords } from '../../../../core/reading/ocr/clean-words.ts'
import type { RecognizedWord } from '../../../../core/reading/ocr/tesseract.ts'
import { cutTallBoxes } from '../../../../core/reading/ocr/wide-boxes.ts'

const word = (text: string, left: number, top: number, bottom: number, line = 1): RecognizedWord => ({
  text,
  confidence: 0.9,
  left,
  right: left + 10 * text.length,
  top,
  bottom,
  line,
})
const texts = (words: readonly RecognizedWord[]): readonly string[] => repairWords(words).map(({ text }) => text)

test('letters as low as the dots of a leader are no words', () => {
  const row = [word('Supplies', 0, 10, 42), word('one', 300, 30, 41), word('22,415', 400, 9, 42)]
  expect(texts(row)).toEqual(['Supplies', '22,415'])
  // Small letters, and fine print on lines of its own, stay.
  expect(texts([word('on', 0, 20, 42), word('Cash', 60, 10, 42)])).toEqual(['on', 'Cash'])
  expect(texts([...row, word('ee', 0, 90, 101, 2)])).toContain('ee')
})

test('a slash between words separates them; one beside nothing is a speck', () => {
  const slash = (left: number): RecognizedWord => ({ ...word('/', left, 10, 40) })
  expect(texts([word('Stocks', 0, 10, 40), slash(68), word('Inventories', 86, 10, 40)])).toEqual([
    'Stocks',
    '/',
    'Inventories',
  ])
  expect(texts([word('Stocks', 0, 10, 40), slash(300), word('312', 600, 10, 40)])).toEqual(['Stocks', '312'])
})

test('a box over a number and the dash of the next line shrinks to the number', () => {
  const data = new Uint8Array(200 * 100).fill(255)
  const ink = (left: number, right: number, top: number, bottom: number): void => {
    for (let y = top; y < bottom; y++) data.fill(0, y * 200 + left, y * 200 + right)
  }
  ink(20, 80, 10, 30)
  ink(70, 78, 52, 55)
  const bitmap: Bitmap = { width: 200, height: 100, data }
  const usual = [word('Land', 100, 10, 30), word('Less', 100, 40, 60)]
  const tall = { ...word('718,400', 20, 10, 55), right: 80 }
  expect(cutTallBoxes(bitmap, 128, [...usual, tall]).at(-1)).toMatchObject({ top: 10, bottom: 30 })
  // Type of a larger size is one piece of ink.
  ink(20, 80, 10, 55)
  expect(cutTallBoxes(bitmap, 128, [...usual, tall]).at(-1)).toBe(tall)
})
