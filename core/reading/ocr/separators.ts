/** Points and commas that the recognizer took as a gap inside a number: found as ink on the baseline. Pure. */
import type { Bitmap } from '../image/bitmap.ts'
import type { RecognizedWord } from './tesseract.ts'

/** In heights of a digit: typewriter type gives a point the width of a digit. */
const MAX_GAP = 1.3
/** The part after a separator stands close; a larger gap is a space. */
const MAX_GAP_AFTER = 0.7
/** In heights of a digit: a point is in the lowest part of the line, and a comma reaches below it. */
const HIGHEST = 0.4
const LOWEST = 0.35
/** In heights of a digit: less than this is a speck, more is a dash or an underline. */
const MIN_SIDE = 0.07
const MAX_WIDTH = 0.35
/** Factor on the confidence of a number joined from parts. */
const JOINED = 0.95

const HEAD = /^[-–(]?[$£€]?\d[\d,]*[.,]?$/
const TAIL = /^\d{2,3}(?:[.,]\d{2,3})*[.,]?[)%]?$/

/** Words in any order; the parts of one number become one word. */
export function joinAtSeparators(
  bitmap: Bitmap,
  level: number,
  words: readonly RecognizedWord[],
): readonly RecognizedWord[] {
  const joined = words.toSorted((a, b) => a.left - b.left)
  for (let index = 0; index < joined.length; index++) {
    const head = joined[index]!
    if (!HEAD.test(head.text)) continue
    const next = nextPart(head, joined, index)
    if (next < 0) continue
    const tail = joined[next]!
    const separator = /[.,]$/.test(head.text)
      ? tail.left - head.right <= MAX_GAP_AFTER * (head.bottom - head.top)
        ? ''
        : null
      : separatorBetween(bitmap, level, head, tail)
    if (separator === null) continue
    const text = wellFormed(head.text + separator + tail.text)
    if (text === null) continue
    joined[index] = {
      ...head,
      text,
      confidence: Math.min(head.confidence, tail.confidence) * JOINED,
      top: Math.min(head.top, tail.top),
      right: tail.right,
      bottom: Math.max(head.bottom, tail.bottom),
    }
    joined.splice(next, 1)
    // "1" "211" "361" "23": continue with the next part of the number just joined.
    index--
  }
  return joined
}

function nextPart(head: RecognizedWord, words: readonly RecognizedWord[], index: number): number {
  const height = head.bottom - head.top
  for (let next = index + 1; next < words.length; next++) {
    const tail = words[next]!
    const gap = tail.left - head.right
    if (gap > MAX_GAP * height) return -1
    const apart = Math.abs(tail.top + tail.bottom - head.top - head.bottom) / 2
    if (gap < 0 || apart > 0.5 * height) continue
    return TAIL.test(tail.text) ? next : -1
  }
  return -1
}

/** The joined text when it is a number in groups of three with or without cents; null otherwise. */
function wellFormed(text: string): string | null {
  return /^[-–(]?[$£€]?\d{1,3}(?:[.,]\d{3})*(?:\.\d{2})?[)%]?$/.test(text) ||
    /^[-–(]?[$£€]?\d+\.\d{2}[)%]?$/.test(text) ||
    /^[-–(]?[$£€]?\d{1,3}(?:,\d{3})+[.,]$/.test(text)
    ? text
    : null
}

/** A point before cents, a comma before a group; null when the gap contains neither. */
function separatorBetween(bitmap: Bitmap, level: number, head: RecognizedWord, tail: RecognizedWord): string | null {
  const { width, data } = bitmap
  const digitHeight = Math.min(head.bottom - head.top, tail.bottom - tail.top)
  const baseline = Math.min(head.bottom, tail.bottom)
  const top = Math.max(0, baseline - digitHeight)
  const bottom = Math.min(bitmap.height, Math.round(baseline + LOWEST * digitHeight))
  let [first, last, highest, lowest] = [-1, -1, bottom, -1]
  for (let x = head.right + 1; x < tail.left - 1; x++) {
    for (let y = top; y < bottom; y++) {
      if (data[y * width + x]! >= level) continue
      if (first < 0) first = x
      last = x
      highest = Math.min(highest, y)
      lowest = Math.max(lowest, y)
    }
  }
  if (first < 0 || highest < baseline - HIGHEST * digitHeight) return null
  const side = Math.min(last - first, lowest - highest) + 1
  if (side < MIN_SIDE * digitHeight || last - first + 1 > MAX_WIDTH * digitHeight) return null
  return /^\d{3}(?!\d)/.test(tail.text) ? ',' : '.'
}
