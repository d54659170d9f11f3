/**
 * Characters printed one to a box, recognized as lines of type: set close, set wide, and trusted where both readings
 * agree.
 */
import type { Bitmap } from '../image/bitmap.ts'
import type { Letter, LetterBoxes, SpelledLine } from '../image/comb-boxes.ts'
import type { RecognizedWord } from './tesseract.ts'

/** Distance between characters, between words and around lines, in heights of a capital. */
const SETTINGS = [
  { between: 0.2, space: 0.75 },
  { between: 0.34, space: 1 },
] as const
const MARGIN = 0.9
const WHITE = 255
/**
 * Confidence limits: when two settings agree, of the better of two, and of a reading with the wrong number of
 * characters.
 */
const AGREED = 0.95
const DIFFERING = 0.6
const MISCOUNTED = 0.3
/** Letters that are read where only digits stand beside them. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
}

interface Setting {
  readonly bitmap: Bitmap
  /** Position of each line: from `top` to `bottom`. */
  readonly rows: readonly { readonly top: number; readonly bottom: number }[]
}

type Recognize = (bitmap: Bitmap) => Promise<readonly RecognizedWord[]>

/** The words in the boxes at their position on the page; an empty box separates two words. */
export async function wordsInLetterBoxes(
  bitmap: Bitmap,
  { lines }: LetterBoxes,
  recognize: Recognize,
): Promise<readonly RecognizedWord[]> {
  if (lines.length === 0) return []
  const readings = await Promise.all(
    SETTINGS.map(async ({ between, space }) => {
      const setting = setLines(bitmap, lines, between, space)
      const words = await recognize(setting.bitmap)
      return setting.rows.map(row => readingOf(words, row))
    }),
  )
  return lines.flatMap((line, index) =>
    wordsOf(
      line,
      readings.map(reading => reading[index]!),
      -1 - index,
    ),
  )
}

/** Draws the lines below one another, the characters of each close together. */
function setLines(bitmap: Bitmap, lines: readonly SpelledLine[], between: number, space: number): Setting {
  const placed: { letter: Letter; left: number; top: number }[] = []
  const rows: { top: number; bottom: number }[] = []
  let [width, y] = [1, 0]
  for (const { letters, box } of lines) {
    const cap = Math.max(...letters.map(({ ink }) => ink.bottom - ink.top))
    const margin = Math.ceil(MARGIN * cap)
    let x = margin
    letters.forEach((letter, index) => {
      const last = letters[index - 1]
      if (last !== undefined) x += Math.round((letter.cell - last.cell > 1 ? space : between) * cap)
      placed.push({ letter, left: x, top: y + margin + letter.ink.top - box.top })
      x += letter.ink.right - letter.ink.left
    })
    const bottom = y + 2 * margin + box.bottom - box.top
    rows.push({ top: y, bottom })
    width = Math.max(width, x + margin)
    y = bottom
  }
  const data = new Uint8Array(width * y).fill(WHITE)
  for (const { letter, left, top } of placed) {
    const { ink } = letter
    for (let row = ink.top; row < ink.bottom; row++)
      data.set(
        bitmap.data.subarray(row * bitmap.width + ink.left, row * bitmap.width + ink.right),
        (top + row - ink.top) * width + left,
      )
  }
  return { bitmap: { width, height: y, data }, rows }
}

interface Reading {
  /** The text without spaces. */
  readonly text: string
  readonly confidence: number
}

function readingOf(words: readonly RecognizedWord[], row: Setting['rows'][number]): Reading {
  const own = words
    .filter(({ top, bottom }) => top + bottom >= 2 * row.top && top + bottom < 2 * row.bottom)
    .toSorted((a, b) => a.left - b.left)
  return {
    text: own.map(({ text }) => text).join(''),
    confidence: own.length === 0 ? 0 : Math.min(...own.map(({ confidence }) => confidence)),
  }
}

function wordsOf({ letters }: SpelledLine, readings: readonly Reading[], line: number): readonly RecognizedWord[] {
  const groups: Letter[][] = []
  for (const letter of letters) {
    const last = groups.at(-1)?.at(-1)
    if (last === undefined || letter.cell - last.cell > 1) groups.push([letter])
    else groups.at(-1)!.push(letter)
  }
  const counted = readings.filter(({ text }) => [...text].length === letters.length)
  const best = (counted.length > 0 ? counted : readings).toSorted((a, b) => b.confidence - a.confidence)[0]!
  if (best.text === '') return []
  if (counted.length === 0)
    return [{ text: best.text, confidence: Math.min(best.confidence, MISCOUNTED), line, ...around(letters) }]
  let from = 0
  return groups.map(group => {
    const texts = counted.map(({ text }) => asNumber([...text].slice(from, from + group.length).join('')))
    const text = asNumber([...best.text].slice(from, from + group.length).join(''))
    from += group.length
    const agreed = texts.length > 1 && texts.every(other => other === text)
    const confidence = agreed
      ? Math.max(best.confidence, Math.min(AGREED, 1 - (1 - best.confidence) ** 2))
      : Math.min(best.confidence, DIFFERING)
    return { text, confidence, line, ...around(group) }
  })
}

/** Among nothing but digits a letter is a misread digit. */
function asNumber(text: string): string {
  const digits = text.replace(/\D/g, '').length
  const letters = [...text].filter(character => /\p{L}|\|/u.test(character))
  if (digits < 2 || letters.length * 2 > digits || letters.some(letter => DIGITS[letter] === undefined)) return text
  return [...text].map(character => DIGITS[character] ?? character).join('')
}

function around(letters: readonly Letter[]): Pick<RecognizedWord, 'left' | 'top' | 'right' | 'bottom'> {
  return {
    left: letters[0]!.ink.left,
    right: letters.at(-1)!.ink.right,
    top: Math.min(...letters.map(({ ink }) => ink.top)),
    bottom: Math.max(...letters.map(({ ink }) => ink.bottom)),
  }
}
