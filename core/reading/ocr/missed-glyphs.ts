/**
 * Missed glyphs: ink beside recognized words that no word covers, such as single digits and dashes, which sparse
 * recognition skips. Pure.
 */
import { medianOf } from '../../document/geometry.ts'
import type { Bitmap } from '../image/bitmap.ts'
import type { RecognizedWord } from './tesseract.ts'

interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A bitmap with the pieces of ink below one another, and the origin of each. */
export interface GlyphSheet {
  readonly bitmap: Bitmap
  readonly cells: readonly {
    readonly from: PixelBox
    readonly top: number
    readonly bottom: number
    readonly line: number
  }[]
}

/** Per page; more than this is a drawing or dirt. */
const MAX_MISSED_GLYPHS = 60
/** In heights of a capital. */
const MIN_WIDTH = 0.12
const MAX_WIDTH = 14
const MIN_INK_HEIGHT = 0.45
const DASH_WIDTH = 0.28
const SAME_PIECE = 0.6
/** Pixels of background around each piece of a sheet. */
export const SHEET_MARGIN = 14
const WHITE = 255
/** Minimum confidence of a missed glyph; a single character gives recognition little context. */
const SURE = 0.6
const SURE_SINGLE = 0.8

/** Null when all ink in the lines of type is covered. */
export function missedGlyphSheet(bitmap: Bitmap, level: number, words: readonly RecognizedWord[]): GlyphSheet | null {
  const boxes: { box: PixelBox; line: number }[] = []
  for (const line of textLinesOf(words)) {
    if (boxes.length >= MAX_MISSED_GLYPHS) break
    for (const box of uncovered(bitmap, level, line)) boxes.push({ box, line: line.words[0]!.line })
  }
  return boxes.length === 0 || boxes.length > MAX_MISSED_GLYPHS ? null : sheetOf(bitmap, boxes)
}

/** Draws the boxes of the bitmap below one another; `line` is the line of type each belongs to. */
export function sheetOf(
  bitmap: Bitmap,
  boxes: readonly { readonly box: PixelBox; readonly line: number }[],
): GlyphSheet {
  const width = Math.max(...boxes.map(({ box }) => box.right - box.left)) + 2 * SHEET_MARGIN
  const height = boxes.reduce((sum, { box }) => sum + box.bottom - box.top + 2 * SHEET_MARGIN, 0)
  const data = new Uint8Array(width * height).fill(WHITE)
  const cells: { from: PixelBox; top: number; bottom: number; line: number }[] = []
  let top = 0
  for (const { box, line } of boxes) {
    for (let y = box.top; y < box.bottom; y++) {
      const row = bitmap.data.subarray(y * bitmap.width + box.left, y * bitmap.width + box.right)
      data.set(row, (top + SHEET_MARGIN + y - box.top) * width + SHEET_MARGIN)
    }
    const bottom = top + box.bottom - box.top + 2 * SHEET_MARGIN
    cells.push({ from: box, top, bottom, line })
    top = bottom
  }
  return { bitmap: { width, height, data }, cells }
}

/** Maps the words recognized on that bitmap back to the page; low-confidence ones are dropped. */
export function placeMissedGlyphs(sheet: GlyphSheet, words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  return words.flatMap(word => {
    const middle = (word.top + word.bottom) / 2
    const cell = sheet.cells.find(({ top, bottom }) => middle >= top && middle < bottom)
    if (cell === undefined || !isBelievable(word)) return []
    const dx = cell.from.left - SHEET_MARGIN
    const dy = cell.from.top - SHEET_MARGIN - cell.top
    return [
      {
        ...word,
        left: word.left + dx,
        right: word.right + dx,
        top: word.top + dy,
        bottom: word.bottom + dy,
        line: cell.line,
      },
    ]
  })
}

/** In heights of the word: a piece this close to a word is the word's own ink. */
const TOUCHING = 0.6

/**
 * Removes pieces that repeat the beginning of the word beside them ("2," before "2,950.00"): the recognizer drew that
 * word's box too narrow.
 */
export function withoutEchoes(
  pieces: readonly RecognizedWord[],
  words: readonly RecognizedWord[],
): readonly RecognizedWord[] {
  return pieces.filter(
    piece =>
      piece.text.length < 2 ||
      !words.some(word => {
        const height = word.bottom - word.top
        const middle = (piece.top + piece.bottom) / 2
        return (
          word.text.length > piece.text.length &&
          word.text.startsWith(piece.text) &&
          middle > word.top &&
          middle < word.bottom &&
          piece.left < word.left &&
          Math.abs(word.left - piece.right) < TOUCHING * height
        )
      }),
  )
}

function isBelievable(word: RecognizedWord): boolean {
  if (/^[-–—]$/.test(word.text)) return true
  if (!/\d|\p{L}{2}|^[$£€()%]$/u.test(word.text)) return false
  return word.confidence >= (word.text.length === 1 ? SURE_SINGLE : SURE)
}

interface TextLine {
  readonly words: RecognizedWord[]
  top: number
  bottom: number
}

/** Lines of type by height, whatever line the recognizer assigned the words to. */
function textLinesOf(words: readonly RecognizedWord[]): readonly TextLine[] {
  const tall = words.filter(word => /[A-Z\d]/.test(word.text) && word.confidence > 0.5)
  if (tall.length === 0) return []
  const usual = medianOf(tall.map(word => word.bottom - word.top))
  const lines: TextLine[] = []
  for (const word of tall.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const height = word.bottom - word.top
    if (height > 2 * usual || height < 0.5 * usual) continue
    const middle = (word.top + word.bottom) / 2
    const line = lines.findLast(candidate => middle > candidate.top && middle < candidate.bottom)
    if (line === undefined) lines.push({ words: [word], top: word.top, bottom: word.bottom })
    else line.words.push(word)
  }
  for (const line of lines) {
    line.top = medianOf(line.words.map(word => word.top))
    line.bottom = medianOf(line.words.map(word => word.bottom))
    const covering = words.filter(
      word => word.top < line.bottom && word.bottom > line.top && !line.words.includes(word),
    )
    line.words.push(...covering)
  }
  return lines
}

function uncovered(bitmap: Bitmap, level: number, line: TextLine): readonly PixelBox[] {
  const { width, height, data } = bitmap
  const cap = line.bottom - line.top
  const slack = Math.round(cap * 0.15)
  const top = Math.max(0, line.top - slack)
  const bottom = Math.min(height, line.bottom + slack)
  const covered = new Uint8Array(width)
  for (const word of line.words) covered.fill(1, Math.max(0, word.left - slack), Math.min(width, word.right + slack))
  const found: PixelBox[] = []
  let piece: { left: number; right: number; top: number; bottom: number } | null = null
  const finish = (): void => {
    if (piece !== null && isLetter(piece, cap) && standsFree(bitmap, level, piece, cap)) {
      found.push({
        left: Math.max(0, piece.left - 2),
        right: Math.min(width, piece.right + 2),
        top: Math.max(0, line.top - slack),
        bottom: Math.min(height, line.bottom + slack),
      })
    }
    piece = null
  }
  for (let x = 0; x < width; x++) {
    if (covered[x] === 1) {
      finish()
      continue
    }
    let first = -1
    let last = -1
    for (let y = top; y < bottom; y++) {
      if (data[y * width + x]! >= level) continue
      if (first < 0) first = y
      last = y
    }
    if (first < 0) {
      if (piece !== null && x - piece.right > SAME_PIECE * cap) finish()
      continue
    }
    if (piece === null) piece = { left: x, right: x + 1, top: first, bottom: last + 1 }
    else {
      piece.right = x + 1
      piece.top = Math.min(piece.top, first)
      piece.bottom = Math.max(piece.bottom, last + 1)
    }
  }
  finish()
  return found
}

function isLetter(piece: PixelBox, cap: number): boolean {
  const width = piece.right - piece.left
  const height = piece.bottom - piece.top
  if (width < MIN_WIDTH * cap || width > MAX_WIDTH * cap) return false
  return height >= MIN_INK_HEIGHT * cap || width >= DASH_WIDTH * cap
}

/** Ink that continues above and below is a stamp, a signature or a border. */
function standsFree(bitmap: Bitmap, level: number, piece: PixelBox, cap: number): boolean {
  const reach = Math.round(cap * 0.45)
  const inkIn = (from: number, to: number): boolean => {
    for (let y = Math.max(0, from); y < Math.min(bitmap.height, to); y++) {
      for (let x = piece.left; x < piece.right; x++) if (bitmap.data[y * bitmap.width + x]! < level) return true
    }
    return false
  }
  return !(inkIn(piece.top - reach, piece.top - 2) && inkIn(piece.bottom + 2, piece.bottom + reach))
}
