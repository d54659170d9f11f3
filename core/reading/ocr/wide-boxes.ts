/** Boxes drawn wider than their word, cut back to the space that the other words of the line leave. Pure. */
import { medianOf } from '../../document/geometry.ts'
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
