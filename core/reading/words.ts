/** Characters → words, on the upright page. Pure. */
import { typeSizeOf } from '../document/lines.ts'
import type { Box, Word } from '../document/model.ts'
import type { Glyph, GlyphOrSpace, GlyphStyle } from './glyphs.ts'
import type { PageFrame, Quarter } from './page-frame.ts'
import { frameHeight, frameWidth, uprightBox, uprightX, uprightY } from './page-frame.ts'

/** All of these in shares of the type size. So much beyond the advance of the character before parts two words. */
const ADVANCE_GAP = 0.1
/** Where PDFium guesses a space this much is enough; less, and its guess is wrong (scaled browser prints). */
const GUESSED_GAP = 0.07
/** Where the font's widths are wrong (ink beyond the advance, or overlapping advances) this much between ink parts words. */
const INK_GAP = 0.3
const WRONG_WIDTH = 0.12
const BACKWARD = 0.35
const RAISED = 0.12
const OTHER_BASELINE = 0.3
/** Below this share of its neighbour's size a raised character is a superscript. */
const SUPERSCRIPT_SIZE = 0.85
/** Reach of a line of type above and below its baseline. */
const ASCENT = 0.74
const DESCENT = 0.21
/** A run turned more than this many degrees from upright is a stamp, a watermark or a side note. */
const UPRIGHT_TOLERANCE = 4
/** A watermark is this many times larger than the usual type of the page, and lies over this many of its words. */
const WATERMARK_SIZE = 2.2
const WATERMARK_COVERS = 2
/** Two characters overlapping by this share of the narrower one are printed over each other. */
const OVERPRINT = 0.6
const ACCENT = /^[\p{M}\u00b4`\u00a8^~\u00b8\u02c6\u02dc]$/u
/** Type is this many times the ink height of an average glyph when the stated size is nonsense. */
const SIZE_PER_INK = 1.4

interface Placed {
  readonly text: string
  readonly glyph: Glyph
  /** Of the ink. */
  readonly left: number
  readonly right: number
  /** Start and end of the character's own width, side bearings included. */
  readonly origin: number
  readonly advanceRight: number
  readonly baseline: number
  readonly size: number
}

/** Clockwise turn beyond the frame's own that brings most of the text upright. */
export function textTurn(glyphs: readonly GlyphOrSpace[], frame: PageFrame): Quarter {
  const counts: Record<Quarter, number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
  let style: GlyphStyle | null = null
  let quarter: Quarter | null = null
  for (const glyph of glyphs) {
    if (typeof glyph === 'string') continue
    if (glyph.style !== style) {
      // The characters of a run share their style, and there are many characters.
      style = glyph.style
      const angle = seenAngle(style, frame)
      quarter = ([0, 90, 180, 270] as const).find(candidate => isNear(angle, candidate)) ?? null
    }
    if (quarter !== null) counts[quarter]++
  }
  const [turn] = ([0, 90, 180, 270] as const).toSorted((a, b) => counts[b] - counts[a])
  return turn ?? 0
}

/** Words in stream order. What is turned, off the page, or a watermark is left out. */
export function wordsOf(glyphs: readonly GlyphOrSpace[], frame: PageFrame): readonly Word[] {
  const words: Word[] = []
  let run: Placed[] = []
  const strays: Placed[] = []
  let space: 'real' | 'guessed' | null = null
  let style: GlyphStyle | null = null
  let isUpright = true
  const page = { left: 0, top: 0, right: frameWidth(frame), bottom: frameHeight(frame) }
  const flush = (): void => {
    if (run.length > 0) addWord(words, run)
    run = []
  }
  for (const glyph of glyphs) {
    if (typeof glyph === 'string') {
      space = space === 'real' ? 'real' : glyph
      continue
    }
    if (glyph.style !== style) {
      style = glyph.style
      isUpright = isNear(seenAngle(style, frame), 0)
    }
    if (!isUpright) {
      flush()
      space = null
      continue
    }
    const next = place(glyph, frame)
    let previous = run.at(-1)
    if (previous !== undefined && isOverprinted(previous, next)) {
      if (next.text === previous.text || ACCENT.test(next.text)) continue
      // PDFium sorts a line by x, so a stray character printed over a word arrives in its middle.
      const strayIsPrevious = previous.glyph.style !== run[0]!.glyph.style && next.glyph.style === run[0]!.glyph.style
      strays.push(strayIsPrevious ? previous : next)
      if (!strayIsPrevious) continue
      run.pop()
      previous = run.at(-1)
    }
    if (previous !== undefined) {
      const lost = space === 'guessed' && lostF(run, previous, next)
      if (lost) run.push({ ...previous, right: next.left, left: previous.right })
      else if (space === 'real' || parts(previous, next, space === 'guessed' ? GUESSED_GAP : ADVANCE_GAP)) flush()
    }
    run.push(next)
    space = null
  }
  flush()
  for (const stray of strays) addWord(words, [stray])
  return withoutDoubles(withoutWatermarks(words.filter(word => touches(word.box, page))))
}

function seenAngle(style: GlyphStyle, frame: PageFrame): number {
  // A page turned clockwise turns its text clockwise too; user-space angles run counter-clockwise.
  return (style.angle - frame.turn + 720) % 360
}

function isNear(angle: number, quarter: number): boolean {
  const difference = Math.abs(((angle - quarter + 540) % 360) - 180)
  return difference <= UPRIGHT_TOLERANCE
}

function isOverprinted(previous: Placed, next: Placed): boolean {
  const shared = Math.min(previous.right, next.right) - Math.max(previous.left, next.left)
  const narrower = Math.min(previous.right - previous.left, next.right - next.left)
  // A ligature comes as letters at one place, all in the same style.
  const otherStyle =
    previous.glyph.style.bold !== next.glyph.style.bold || previous.glyph.style.size !== next.glyph.style.size
  return (
    otherStyle &&
    shared > OVERPRINT * narrower &&
    Math.abs(previous.baseline - next.baseline) < OTHER_BASELINE * next.size
  )
}

function place(glyph: Glyph, frame: PageFrame): Placed {
  const ink = uprightBox(frame, glyph.left, glyph.bottom, glyph.right, glyph.top)
  const loose = uprightBox(frame, glyph.looseLeft, glyph.looseBottom, glyph.looseRight, glyph.looseTop)
  const inkHeight = ink.bottom - ink.top
  const stated = glyph.style.size
  const size = stated > 1 && inkHeight < 2 * stated ? stated : Math.max(1, inkHeight * SIZE_PER_INK)
  const hasInk = ink.right > ink.left
  return {
    text: glyph.text,
    glyph,
    left: hasInk ? ink.left : uprightX(frame, glyph.x, glyph.y),
    right: hasInk ? ink.right : loose.right,
    origin: uprightX(frame, glyph.x, glyph.y),
    advanceRight: loose.right,
    baseline: uprightY(frame, glyph.x, glyph.y),
    size,
  }
}

function parts(previous: Placed, next: Placed, advanceGap: number): boolean {
  const size = Math.max(previous.size, next.size)
  const shift = Math.abs(next.baseline - previous.baseline)
  if (shift > OTHER_BASELINE * size) return true
  const ratio = next.size / previous.size
  if (
    shift > RAISED * Math.min(previous.size, next.size) &&
    (ratio < SUPERSCRIPT_SIZE || ratio > 1 / SUPERSCRIPT_SIZE)
  ) {
    return true
  }
  const gap = next.left - previous.right
  if (gap < -BACKWARD * size - (previous.right - previous.left)) return true
  const beyond = next.origin - previous.advanceRight
  const wrongWidth = previous.right > previous.advanceRight + WRONG_WIDTH * size || beyond < -WRONG_WIDTH * size
  return wrongWidth ? gap > INK_GAP * size : beyond > advanceGap * size
}

/** Words that end in a single f and may stand before another word. */
const ENDING_IN_F = new Set(
  (
    'of if f half self itself herself himself oneself chief brief belief relief proof roof leaf deaf beef gulf golf wolf elf shelf ' +
    'thief grief loaf turf surf scarf dwarf serf calf behalf pdf rrif'
  ).split(' '),
)
/** What follows "of" only because "off" lost a letter. */
const AFTER_OF = /^(er|ered|ering|erings|ers|icer|icers|ice|ices|icial|set|sets|setting|shore|line)\b/

/**
 * PDFium drops the second letter of "ff" in some scaled fonts and sees a space in the hole. True when the hole after an
 * f is as wide as an f and the part before is no word of its own.
 */
function lostF(run: readonly Placed[], previous: Placed, next: Placed): boolean {
  if (previous.text !== 'f' || !/^[a-z]$/.test(next.text)) return false
  const advance = previous.advanceRight - previous.left
  const hole = next.left - previous.advanceRight
  if (Math.abs(hole - advance) > 0.35 * advance) return false
  const word = run
    .map(part => part.text)
    .join('')
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
  return !ENDING_IN_F.has(word)
}

function addWord(words: Word[], run: readonly Placed[]): void {
  const baseline = run[0]!.baseline
  let text = ''
  let size = 0
  let left = Infinity
  let right = -Infinity
  let boldCount = 0
  for (const part of run) {
    text += part.text
    size = Math.max(size, part.size)
    left = Math.min(left, part.left)
    right = Math.max(right, part.right)
    if (part.glyph.style.bold) boldCount++
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

/** Large words printed across other words ("DRAFT", "COPY") say nothing of the row they cross. */
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

/** Shadowed and poor man's bold type is printed twice, a hair apart. */
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
