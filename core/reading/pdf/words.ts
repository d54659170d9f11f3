/** Characters → words, on the upright page. Pure. */
import { typeSizeOf } from '../../document/lines.ts'
import type { Box, Word } from '../../document/model.ts'
import type { Glyphs, GlyphStyle } from './glyphs.ts'
import { CHARACTER, REAL_SPACE } from './glyphs.ts'
import type { PageFrame, Quarter } from './page-frame.ts'
import { frameHeight, frameWidth } from './page-frame.ts'
import type { PlacedGlyphs } from './placed-glyphs.ts'
import { placeGlyphs } from './placed-glyphs.ts'

/**
 * In shares of the type size, as all below: a gap this far beyond the previous character's advance separates two words.
 */
const ADVANCE_GAP = 0.1
/** Where PDFium infers a space this much is enough; with less its inference is wrong (scaled browser prints). */
const GUESSED_GAP = 0.07
/**
 * Where the font's widths are wrong (ink beyond the advance, or overlapping advances) this much space between ink
 * separates words.
 */
const INK_GAP = 0.3
const WRONG_WIDTH = 0.12
const BACKWARD = 0.35
const RAISED = 0.12
const OTHER_BASELINE = 0.3
/** A raised character below this share of its neighbor's size is a superscript. */
const SUPERSCRIPT_SIZE = 0.85
/** Extent of a line of type above and below its baseline. */
const ASCENT = 0.74
const DESCENT = 0.21
/** A run rotated by more than this many degrees from upright is a stamp, a watermark or a side note. */
const UPRIGHT_TOLERANCE = 4
/** A watermark is this many times larger than the typical type of the page, and covers this many of its words. */
const WATERMARK_SIZE = 2.2
const WATERMARK_COVERS = 2
/** Two characters that overlap by this share of the narrower one are printed over each other. */
const OVERPRINT = 0.6
/** Characters of a word at most; what follows is another word. No language and no leader of dots has longer ones. */
const LONGEST_WORD = 500
const ACCENT = /^[\p{M}\u00b4`\u00a8^~\u00b8\u02c6\u02dc]$/u

/** Clockwise rotation beyond the frame's own that brings most of the text upright. */
export function textTurn({ length, kinds, styles }: Glyphs, frame: PageFrame): Quarter {
  const counts: Record<Quarter, number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
  let style: GlyphStyle | null = null
  let quarter: Quarter | null = null
  for (let index = 0; index < length; index++) {
    if (kinds[index] !== CHARACTER) continue
    const own = styles[index]!
    if (own !== style) {
      // The characters of a run share their style, and there are many characters.
      style = own
      const angle = seenAngle(style, frame)
      quarter = ([0, 90, 180, 270] as const).find(candidate => isNear(angle, candidate)) ?? null
    }
    if (quarter !== null) counts[quarter]++
  }
  const [turn] = ([0, 90, 180, 270] as const).toSorted((a, b) => counts[b] - counts[a])
  return turn ?? 0
}

/** Words in stream order. Rotated text, text off the page and watermarks are dropped. */
export function wordsOf(glyphs: Glyphs, frame: PageFrame): readonly Word[] {
  const words: Word[] = []
  const placed = placeGlyphs(glyphs, frame)
  const { texts, styles } = placed
  /** Indexes of the characters of the current word. */
  let run: number[] = []
  const strays: number[] = []
  /** The space before the current character; null for none. */
  let space: 'real' | 'guessed' | null = null
  let spaceAt = 0
  let style: GlyphStyle | null = null
  let isUpright = true
  const page = { left: 0, top: 0, right: frameWidth(frame), bottom: frameHeight(frame) }
  const flush = (): void => {
    if (run.length > 0) addWord(words, placed, run)
    run = []
  }
  for (let next = 0; next < glyphs.length; next++) {
    const kind = glyphs.kinds[next]
    if (kind !== CHARACTER) {
      space = space === 'real' || kind === REAL_SPACE ? 'real' : 'guessed'
      spaceAt = next
      continue
    }
    if (styles[next] !== style) {
      style = styles[next]!
      isUpright = isNear(seenAngle(style, frame), 0)
    }
    if (!isUpright) {
      flush()
      space = null
      continue
    }
    let previous = run.at(-1)
    if (previous !== undefined && isOverprinted(placed, previous, next)) {
      if (texts[next] === texts[previous] || ACCENT.test(texts[next]!)) continue
      // PDFium sorts a line by x, so a stray character printed over a word arrives in its middle.
      const strayIsPrevious = styles[previous] !== styles[run[0]!] && styles[next] === styles[run[0]!]
      strays.push(strayIsPrevious ? previous : next)
      if (!strayIsPrevious) continue
      run.pop()
      previous = run.at(-1)
    }
    if (previous !== undefined) {
      if (space === 'guessed' && lostF(placed, run, previous, next)) run.push(restoreF(placed, previous, spaceAt, next))
      else if (space === 'real' || parts(placed, previous, next, space === 'guessed' ? GUESSED_GAP : ADVANCE_GAP)) {
        flush()
      }
    }
    if (run.length >= LONGEST_WORD) flush()
    run.push(next)
    space = null
  }
  flush()
  for (const stray of strays) addWord(words, placed, [stray])
  return withoutDoubles(withoutWatermarks(words.filter(word => touches(word.box, page))))
}

function seenAngle(style: GlyphStyle, frame: PageFrame): number {
  // A page rotated clockwise rotates its text clockwise too; user-space angles run counter-clockwise.
  return (style.angle - frame.turn + 720) % 360
}

function isNear(angle: number, quarter: number): boolean {
  const difference = Math.abs(((angle - quarter + 540) % 360) - 180)
  return difference <= UPRIGHT_TOLERANCE
}

function isOverprinted({ styles, left, right, baseline, size }: PlacedGlyphs, previous: number, next: number): boolean {
  // A ligature is reported as several letters at one position, all in the same style.
  const before = styles[previous]!
  const after = styles[next]!
  if (before === after || (before.bold === after.bold && before.size === after.size)) return false
  const shared = Math.min(right[previous]!, right[next]!) - Math.max(left[previous]!, left[next]!)
  const narrower = Math.min(right[previous]! - left[previous]!, right[next]! - left[next]!)
  return shared > OVERPRINT * narrower && Math.abs(baseline[previous]! - baseline[next]!) < OTHER_BASELINE * size[next]!
}

function parts(placed: PlacedGlyphs, previous: number, next: number, advanceGap: number): boolean {
  const { left, right, origin, advanceRight, baseline } = placed
  const before = placed.size[previous]!
  const after = placed.size[next]!
  const size = Math.max(before, after)
  const shift = Math.abs(baseline[next]! - baseline[previous]!)
  if (shift > OTHER_BASELINE * size) return true
  const ratio = after / before
  if (shift > RAISED * Math.min(before, after) && (ratio < SUPERSCRIPT_SIZE || ratio > 1 / SUPERSCRIPT_SIZE)) {
    return true
  }
  const gap = left[next]! - right[previous]!
  if (gap < -BACKWARD * size - (right[previous]! - left[previous]!)) return true
  const beyond = origin[next]! - advanceRight[previous]!
  const wrongWidth = right[previous]! > advanceRight[previous]! + WRONG_WIDTH * size || beyond < -WRONG_WIDTH * size
  return wrongWidth ? gap > INK_GAP * size : beyond > advanceGap * size
}

/** Words that end in a single f and may precede another word. */
const ENDING_IN_F = new Set(
  (
    'of if f half self itself herself himself oneself chief brief belief relief proof roof leaf deaf beef gulf golf wolf elf shelf ' +
    'thief grief loaf turf surf scarf dwarf serf calf behalf pdf rrif'
  ).split(' '),
)

/**
 * PDFium drops the second letter of "ff" in some scaled fonts and sees a space in the hole. True when the hole after an
 * f is as wide as an f and the part before it is not a word of its own.
 */
function lostF(
  { texts, left, advanceRight }: PlacedGlyphs,
  run: readonly number[],
  previous: number,
  next: number,
): boolean {
  if (texts[previous] !== 'f' || !/^[a-z]$/.test(texts[next]!)) return false
  const advance = advanceRight[previous]! - left[previous]!
  const hole = left[next]! - advanceRight[previous]!
  if (Math.abs(hole - advance) > 0.35 * advance) return false
  const word = run
    .map(place => texts[place])
    .join('')
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
  return !ENDING_IN_F.has(word)
}

/** Restores the lost letter where the space was inferred; returns its index. */
function restoreF(placed: PlacedGlyphs, previous: number, at: number, next: number): number {
  const { texts, left, right, origin, advanceRight, baseline, size } = placed
  texts[at] = texts[previous]!
  left[at] = right[previous]!
  right[at] = left[next]!
  for (const column of [origin, advanceRight, baseline, size]) column[at] = column[previous]!
  return at
}

function addWord(words: Word[], placed: PlacedGlyphs, run: readonly number[]): void {
  const baseline = placed.baseline[run[0]!]!
  let text = ''
  let size = 0
  let left = Infinity
  let right = -Infinity
  let boldCount = 0
  for (const place of run) {
    text += placed.texts[place]!
    size = Math.max(size, placed.size[place]!)
    left = Math.min(left, placed.left[place]!)
    right = Math.max(right, placed.right[place]!)
    if (placed.styles[place]!.bold) boldCount++
  }
  const box = { left, top: baseline - ASCENT * size, right, bottom: baseline + DESCENT * size }
  const bold = boldCount * 2 > run.length
  const word: Word = { text, box, confidence: 1, bold, size }
  const before = words.at(-1)
  words.push(before !== undefined && isRaised(before, word) ? { ...word, superscript: true } : word)
}

function isRaised(before: Word, word: Word): boolean {
  const baseline = word.box.bottom - DESCENT * word.size
  const beforeBaseline = before.box.bottom - DESCENT * before.size
  const rise = beforeBaseline - baseline
  return (
    word.size < SUPERSCRIPT_SIZE * before.size &&
    rise > RAISED * word.size &&
    rise < 0.8 * before.size &&
    word.box.left >= before.box.right - 0.3 * before.size &&
    word.box.left - before.box.right < before.size &&
    word.text.length <= 6
  )
}

/** Large words printed across other words ("DRAFT", "COPY") do not belong to the row they cross. */
function withoutWatermarks(words: readonly Word[]): readonly Word[] {
  if (words.length === 0) return words
  const usual = typeSizeOf(words)
  return words.filter(word => {
    if (word.size < WATERMARK_SIZE * usual) return true
    const crossed = words.filter(other => other.size < word.size / 1.5 && touches(other.box, word.box))
    return crossed.length < WATERMARK_COVERS
  })
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

/** Shadowed and simulated bold type is printed twice, slightly offset. */
function withoutDoubles(words: readonly Word[]): readonly Word[] {
  const seen = new Map<string, Word[]>()
  return words.filter(word => {
    const same = seen.get(word.text)
    if (same === undefined) {
      seen.set(word.text, [word])
      return true
    }
    const reach = 0.2 * word.size
    const isDouble = same.some(
      other => Math.abs(other.box.left - word.box.left) < reach && Math.abs(other.box.bottom - word.box.bottom) < reach,
    )
    if (!isDouble) same.push(word)
    return !isDouble
  })
}
