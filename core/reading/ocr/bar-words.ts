/** The words of dark bars, recognized separately from their page, and their place among its words. */
import { discard } from '../image/bitmap.ts'
import type { DarkBars } from '../image/dark-bars.ts'
import { placeMissedGlyphs, sheetOf } from './missed-glyphs.ts'
import { recognize } from './shared-pool.ts'
import type { RecognizedWord } from './tesseract.ts'

/** Bars are recognized on an empty page of their own, where their type is as plain as any. */
export async function wordsInBars(
  { turned, boxes }: DarkBars,
  dpi: number,
  signal: AbortSignal | undefined,
): Promise<readonly RecognizedWord[]> {
  // Lines of bars get numbers distinct from those of the page.
  const sheet = sheetOf(
    turned,
    boxes.map((box, index) => ({ box, line: -1 - index })),
  )
  discard(turned)
  return placeMissedGlyphs(sheet, await recognize(sheet.bitmap, dpi, 'block', signal))
}

/** Words recognized in the inverted bar replace those found there on the page. */
export function withWordsOfBars(
  words: readonly RecognizedWord[],
  bars: DarkBars | null,
  barWords: readonly RecognizedWord[],
): RecognizedWord[] {
  const read = (bars?.boxes ?? []).filter(box => barWords.some(word => isWithin(word, box)))
  return [...words.filter(word => !read.some(box => isWithin(word, box))), ...barWords]
}

function isWithin(word: RecognizedWord, { left, top, right, bottom }: DarkBars['boxes'][number]): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x >= left && x < right && y >= top && y < bottom
}
