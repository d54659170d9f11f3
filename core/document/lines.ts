/** Words → lines: words whose middles share a height, left to right. Pure. */
import { heightOf, horizontalOverlap, medianOf, middleOf, unionOf, verticalOverlap, widthOf } from './geometry.ts'
import type { Line, Word } from './model.ts'

/** Two words share a line when their middles differ by less than this share of the smaller type size. */
const MIDDLE_TOLERANCE = 0.4
/** A word covering this share of another one's width cannot stand in the same line with it: it is printed over or under it. */
const MAX_OVERLAP = 0.5

/**
 * Letters a line has at most, several times what fits on a sheet; what stands beside them is another line. Patterns are tried on lines, and some take
 * time by the square of their length.
 */
export const LONGEST_LINE = 2000

interface OpenLine {
  words: Word[]
  /** Letters of the words. */
  letters: number
  middle: number
  size: number
}

/** Lines from top to bottom. Superscripts join the line they touch most and never open one unless they stand alone. */
export function linesOf(words: readonly Word[]): readonly Line[] {
  const open: OpenLine[] = []
  const ordered = words.filter(word => word.superscript !== true).toSorted((a, b) => middleOf(a.box) - middleOf(b.box))
  for (const word of ordered) {
    const middle = middleOf(word.box)
    let best: OpenLine | null = null
    let bestDistance = Infinity
    for (let index = open.length - 1; index >= 0; index--) {
      const line = open[index]!
      const distance = Math.abs(line.middle - middle)
      if (distance > 2 * Math.max(line.size, word.size)) {
        if (open.length - index > 8) break
        continue
      }
      if (
        distance < MIDDLE_TOLERANCE * Math.min(line.size, word.size) &&
        distance < bestDistance &&
        line.letters + word.text.length <= LONGEST_LINE &&
        !collides(line, word)
      ) {
        best = line
        bestDistance = distance
      }
    }
    if (best === null) open.push({ words: [word], letters: word.text.length, middle, size: word.size })
    else {
      best.words.push(word)
      best.letters += word.text.length
      best.middle += (middle - best.middle) / best.words.length
      best.size = Math.max(best.size, word.size)
    }
  }
  for (const word of words) if (word.superscript === true) attachSuperscript(open, word)
  return open.map(line => lineOf(line.words)).toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
}

/** A line of exactly these words, put in order. */
export function lineOf(words: readonly Word[]): Line {
  const ordered = words.toSorted((a, b) => a.box.left - b.box.left)
  return {
    words: ordered,
    box: unionOf(ordered.map(word => word.box)),
    text: ordered.map(word => word.text).join(' '),
  }
}

/** Median type size of the words in points. */
export function typeSizeOf(words: readonly Word[]): number {
  return medianOf(words.map(word => word.size))
}

function collides(line: OpenLine, word: Word): boolean {
  return line.words.some(
    other => horizontalOverlap(other.box, word.box) > MAX_OVERLAP * Math.min(widthOf(other.box), widthOf(word.box)),
  )
}

function attachSuperscript(open: OpenLine[], word: Word): void {
  let best: OpenLine | null = null
  let bestScore = 0
  for (const line of open) {
    if (Math.abs(line.middle - middleOf(word.box)) > 2 * line.size) continue
    if (line.letters + word.text.length > LONGEST_LINE) continue
    for (const other of line.words) {
      const gap = Math.max(word.box.left - other.box.right, other.box.left - word.box.right, 0)
      const score = verticalOverlap(other.box, word.box) / (heightOf(word.box) + 1) / (1 + gap / 4)
      if (score > bestScore) {
        best = line
        bestScore = score
      }
    }
  }
  if (best === null) {
    open.push({ words: [word], letters: word.text.length, middle: middleOf(word.box), size: word.size })
    return
  }
  best.words.push(word)
  best.letters += word.text.length
}
