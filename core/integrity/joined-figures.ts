/** Figures whose characters are no neighbors in the file: a digit that replaced another one comes after the rest of the page. */
import { unionOf } from '../document/geometry.ts'
import type { PaintedWord } from '../reading/inspection/inspected-page.ts'

/** A part of a figure, in digits with their separators. */
const PART = /^[\d.,]{1,4}$/
/** What a figure may consist of. */
const FIGURE_CHARACTERS = /^[\d.,$€£()+\-–−%]+$/u
/** In type sizes: gaps within a figure, how far its characters overlap, and differences of their baselines and sizes. */
const MAX_GAP = 0.12
const MAX_OVERLAP = 0.1
const SAME_LINE = 0.1
const SAME_SIZE = 0.15

/** The words of a page, those that are parts of one figure as one. */
export function joinedFigures(words: readonly PaintedWord[]): readonly PaintedWord[] {
  const parts = words.filter(({ text }) => PART.test(text))
  if (parts.length === 0) return words
  const joined = new Map<PaintedWord, PaintedWord>()
  for (const part of parts) {
    const rest = words.filter(word => word !== part && touches(part, word))
    if (rest.length === 0 || [part, ...rest].some(word => joined.has(word))) continue
    const whole = together([part, ...rest])
    for (const word of [part, ...rest]) joined.set(word, whole)
  }
  return [...new Set(words.map(word => joined.get(word) ?? word))]
}

function touches(part: PaintedWord, word: PaintedWord): boolean {
  const size = Math.max(part.size, word.size)
  const gap = Math.max(part.glyphs[0]!.x - word.glyphs.at(-1)!.end, word.glyphs[0]!.x - part.glyphs.at(-1)!.end)
  return (
    gap <= MAX_GAP * size &&
    gap >= -MAX_OVERLAP * size &&
    Math.abs(part.glyphs[0]!.y - word.glyphs[0]!.y) <= SAME_LINE * size &&
    Math.abs(part.size - word.size) <= SAME_SIZE * size &&
    part.angle === 0 &&
    word.angle === 0 &&
    part.isInvisible === word.isInvisible &&
    part.isLayered === word.isLayered &&
    FIGURE_CHARACTERS.test(word.text)
  )
}

function together(parts: readonly PaintedWord[]): PaintedWord {
  const glyphs = parts.flatMap(part => part.glyphs).sort((a, b) => a.x - b.x)
  const main = parts.reduce((best, part) => (part.glyphs.length > best.glyphs.length ? part : best))
  return {
    ...main,
    text: glyphs.map(({ text }) => text).join(''),
    box: unionOf(parts.map(({ box }) => box)),
    glyphs,
    order: Math.max(...parts.map(({ order }) => order)),
  }
}
