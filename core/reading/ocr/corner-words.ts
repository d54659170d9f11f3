/**
 * Words spoiled by the corner of a box: where two ruling lines end a speck of ink is left when they are removed, and recognition joins it with
 * the word above it. Pure.
 */
import type { PixelLine } from '../image/ruling-pixels.ts'
import type { RecognizedWord } from './tesseract.ts'

/** A word below this confidence may be spoiled; those above it were recognized in spite of the speck. */
const MAX_CONFIDENCE = 0.6
/** Pixels by which lines that meet may miss each other, and specks the box of a word. */
const REACH = 3

type PixelBox = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

const touches = (a: PixelBox, b: PixelBox, reach = 0): boolean =>
  a.left < b.right + reach && a.right > b.left - reach && a.top < b.bottom + reach && a.bottom > b.top - reach

const isNear = (at: number, ...ends: readonly number[]): boolean => ends.some(end => Math.abs(at - end) <= 2 * REACH)

/** The words that were recognized together with a speck where two of the lines end. */
export function spoiledByCorners(
  words: readonly RecognizedWord[],
  lines: readonly PixelLine[],
): readonly RecognizedWord[] {
  const doubtful = words.filter(({ confidence }) => confidence < MAX_CONFIDENCE)
  if (doubtful.length === 0) return []
  const walls = lines.filter(({ direction }) => direction === 'vertical')
  const isCorner = (line: PixelLine, wall: PixelLine): boolean =>
    touches(wall, line, REACH) && isNear(wall.left, line.left, line.right) && isNear(line.top, wall.top, wall.bottom)
  return doubtful.filter(word =>
    lines.some(
      line =>
        line.direction === 'horizontal' &&
        touches(line, word, REACH) &&
        walls.some(wall => touches(wall, word, REACH) && isCorner(line, wall)),
    ),
  )
}

/** Those of the spoiled words in whose place nothing was recognized the second time. */
export const notReplaced = (
  spoiled: readonly RecognizedWord[],
  again: readonly RecognizedWord[],
): readonly RecognizedWord[] => spoiled.filter(word => !again.some(piece => touches(piece, word)))
