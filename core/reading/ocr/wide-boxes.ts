/** Boxes drawn wider or taller than their word, cut back to the space that other words leave, and to the word's own ink. Pure. */
import { medianOf } from '../../document/geometry.ts'
import type { Bitmap } from '../image/bitmap.ts'
import type { RecognizedWord } from './tesseract.ts'

/** A box wider than this, in typical widths of its characters, covers more than its word. */
const TOO_WIDE = 1.8
/** Share of another word's width that lies inside. */
const COVERED = 0.5
/** Share of the lower height that two words of one line have in common. */
const SAME_HEIGHT = 0.5

/** Returns the same words; a cut box keeps its top and bottom. */
export function cutWideBoxes(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const long = words.filter(word => word.text.length >= 3)
  if (long.length === 0) return words
  const perCharacter = medianOf(long.map(word => (word.right - word.left) / word.text.length))
  return words.map(word => {
    const usual = perCharacter * word.text.length
    if (word.right - word.left <= TOO_WIDE * usual) return word
    const covered = words.filter(other => other !== word && isInside(other, word))
    if (covered.length === 0) return word
    let best: { left: number; right: number } | null = null
    let left = word.left
    for (const edge of [...covered.toSorted((a, b) => a.left - b.left), { left: word.right, right: word.right }]) {
      const room = { left, right: Math.min(word.right, edge.left) }
      if (best === null || misfit(room, usual) < misfit(best, usual)) best = room
      left = Math.max(left, edge.right)
    }
    return best === null || best.right - best.left < usual / 3 ? word : { ...word, ...best }
  })
}

function misfit(room: { readonly left: number; readonly right: number }, usual: number): number {
  return Math.abs(Math.log(Math.max(1, room.right - room.left) / usual))
}

function isInside(other: RecognizedWord, wide: RecognizedWord): boolean {
  const across = Math.min(other.right, wide.right) - Math.max(other.left, wide.left)
  const down = Math.min(other.bottom, wide.bottom) - Math.max(other.top, wide.top)
  const lower = Math.min(other.bottom - other.top, wide.bottom - wide.top)
  return (
    across > COVERED * (other.right - other.left) &&
    down > SAME_HEIGHT * lower &&
    other.right - other.left < wide.right - wide.left
  )
}

/** A box taller than this, in heights of a typical word, may cover ink of the line above or below. */
const TOO_TALL = 1.6
/** A dash is lower than this in such heights; tips of letters are not. */
const DASH_HEIGHT = 0.25

/** Returns the same words; a tall box over one amount and a dash above or below it shrinks to the line. */
export function cutTallBoxes(
  bitmap: Bitmap,
  level: number,
  words: readonly RecognizedWord[],
): readonly RecognizedWord[] {
  const cased = words.filter(({ text }) => /[\p{Lu}\d]/u.test(text))
  if (cased.length === 0) return words
  const usual = medianOf(cased.map(({ top, bottom }) => bottom - top))
  return words.map(word => {
    if (word.bottom - word.top <= TOO_TALL * usual || !/\d,?\d{3}/.test(word.text)) return word
    const runs = inkRuns(bitmap, level, word).toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))
    const [own, next] = runs
    if (own === undefined || next === undefined || own.bottom - own.top > TOO_TALL * usual) return word
    return next.bottom - next.top < DASH_HEIGHT * usual ? { ...word, ...own } : word
  })
}

/** The parts of a box between empty rows of pixels, top to bottom. */
function inkRuns({ data, width }: Bitmap, level: number, { left, right, top, bottom }: RecognizedWord) {
  const runs: { top: number; bottom: number }[] = []
  for (let y = top; y < bottom; y++) {
    const row = data.subarray(y * width + left, y * width + right)
    if (!row.some(value => value < level)) continue
    const run = runs.at(-1)
    if (run?.bottom === y) run.bottom = y + 1
    else runs.push({ top: y, bottom: y + 1 })
  }
  return runs
}
