/**
 * What is read where characters were drawn over a figure. PDFium lists a character that is drawn twice at one place once: of a figure that was drawn
 * over another one, often only the characters that differ are words of their own.
 */
import { unionOf } from '../document/geometry.ts'
import type { Box } from '../document/model.ts'
import type { PaintedGlyph, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { isDigit } from './figure-columns.ts'
import { digitsOf } from './finding.ts'

/** What figures consist of. */
const FIGURE_CHARACTERS = /^[\d.,$€£()+\-–−%]+$/u
/** In type sizes: baselines of what was drawn over each other differ by less, and gaps within a figure are smaller. */
const SAME_LINE = 0.5
const MAX_GAP = 0.22
/** A part of a figure that was drawn beside the rest of it has no more digits. */
const MAX_BESIDE = 2
/** Share of the narrower character that two characters at one place share. */
const SAME_PLACE = 0.5

export interface DrawnOver {
  readonly text: string
  readonly box: Box
  /** False: the added characters stand beside the figure, none over it. */
  readonly isOver: boolean
}

/** The figure that is read at the place of `word` with the characters of `others`; null where its digits stay as they are. */
export function drawnOver(word: PaintedWord, others: readonly PaintedWord[]): DrawnOver | null {
  const near = others.filter(other => other !== word && FIGURE_CHARACTERS.test(other.text) && isOnLine(word, other))
  const over = near.filter(other => other.box.left < word.box.right && other.box.right > word.box.left)
  const beside = near.filter(other => !over.includes(other) && isBeside(word, other))
  const added = [...over, ...beside].flatMap(({ glyphs }) => glyphs)
  const left = word.glyphs.filter(glyph => !added.some(other => isAtPlaceOf(glyph, other)))
  // Separators are too narrow to lie over each other exactly: those of a figure all of whose digits are covered go with them.
  const kept = left.some(isDigit) ? left : []
  const glyphs = [...kept, ...added].sort((a, b) => a.x - b.x)
  const text = glyphs.map(glyph => glyph.text).join('')
  if (digitsOf(text) === digitsOf(word.text)) return null
  return { text, box: unionOf(glyphs.map(({ box }) => box)), isOver: kept.length < word.glyphs.length }
}

const isOnLine = (word: PaintedWord, other: PaintedWord): boolean =>
  other.angle === word.angle &&
  Math.abs(other.glyphs[0]!.y - word.glyphs[0]!.y) <= SAME_LINE * Math.max(word.size, other.size)

function isBeside({ box, size }: PaintedWord, other: PaintedWord): boolean {
  const digits = digitsOf(other.text).length
  if (digits === 0 || digits > MAX_BESIDE) return false
  return Math.min(Math.abs(other.box.right - box.left), Math.abs(other.box.left - box.right)) <= MAX_GAP * size
}

function isAtPlaceOf({ box: a }: PaintedGlyph, { box: b }: PaintedGlyph): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return shared >= SAME_PLACE * Math.min(a.right - a.left, b.right - b.left)
}
