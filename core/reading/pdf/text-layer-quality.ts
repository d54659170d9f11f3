/** Decides whether a page's text layer is good enough or its picture must be recognized. Pure. */
import type { Box } from '../../document/model.ts'
import type { TextLayer } from './text-layer.ts'

/** Share of the page covered by pictures from which on it may be a scan. */
const PICTURE_PAGE = 0.5
/** A scan may have this many typed characters of its own: fax headers, stamps, page numbers. */
const STRAY_GLYPHS = 200
/** Fewer characters around a picture that could contain the values. */
const PICTURE_PART = 0.3
const LITTLE_TEXT = 60
/** Text drawn as outlines: a page without text and with this many paths. */
const OUTLINE_PATHS = 150
/** Share of characters that nothing identifies (no mapping, private use, control) that makes a layer worthless. */
const NAMELESS = 0.2
/**
 * Share of words that look like words or numbers below which a layer is gibberish, and how many words that takes to
 * judge.
 */
const PLAUSIBLE = 0.55
const ENOUGH_WORDS = 12
/** Share of characters with render mode 3, which marks a layer left by another program's OCR. */
const INVISIBLE = 0.5
const NAMELESS_CHARACTERS = /[\p{Co}\p{Cc}\ufffd]/gu
/** None of those is a printable ASCII character, and most pages contain no others. */
const ONLY_ASCII = /^[ -~]*$/
/** English letters, possibly followed by a mark; and numbers. */
const PLAIN_WORD = /^([A-Za-z]{4,})[.,;:)]?$/
const PLAIN_FIGURE = /^[$(]*\d[\d.,/:()%-]*$/
/** The most frequent words, accepted without further tests. */
const SHORT_WORD = /^[A-Za-z]{1,3}$/
/** Punctuation before and behind a word; the first is much quicker and enough where ASCII has all its letters. */
const PLAIN_EDGES = /^[^A-Za-z\d]+|(?<![^A-Za-z\d])[^A-Za-z\d]+$/g
const EDGES = /^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu
const PLAIN_LETTERS = /^[ -~‘’“”–—•]*$/
const WEIGHTY = /[^.\-–—_\s]{2}/u

/** Why the picture must be recognized; null when the text layer is used. */
export type OcrReason = 'no-text' | 'little-text' | 'ocr-layer' | 'outlines' | 'gibberish'

export function ocrReason(layer: TextLayer): OcrReason | null {
  const covered = coverage(layer.imageBoxes, layer.page)
  if (layer.glyphCount === 0) {
    if (covered > 0.02) return 'no-text'
    return layer.pathCount >= OUTLINE_PATHS ? 'outlines' : null
  }
  const visible = layer.glyphCount - layer.invisibleCount
  if (layer.invisibleCount > INVISIBLE * layer.glyphCount && covered > PICTURE_PAGE) return 'ocr-layer'
  if (covered > PICTURE_PAGE && visible < STRAY_GLYPHS) return 'little-text'
  if (covered > PICTURE_PART && visible < LITTLE_TEXT) return 'little-text'
  return isGibberish(layer) ? 'gibberish' : null
}

function isGibberish(layer: TextLayer): boolean {
  const words = layer.page.lines.flatMap(line => line.words.map(word => word.text))
  const text = words.join('')
  const strange = ONLY_ASCII.test(text) ? 0 : (text.match(NAMELESS_CHARACTERS)?.length ?? 0)
  const nameless = layer.unmappedCount + strange
  if (nameless > NAMELESS * layer.glyphCount) return true
  const weighty = words.filter(word => WEIGHTY.test(word))
  if (weighty.length < ENOUGH_WORDS) return false
  // Most layers are sound, and the first part of their words is enough to show it.
  const enough = PLAUSIBLE * weighty.length
  let plausible = 0
  for (const word of weighty) if (isPlausible(word) && ++plausible >= enough) return false
  return true
}

/**
 * Words judged before; the words of a document recur. Long ones are not cached: they keep the text they were cut from
 * in memory.
 */
const judged = new Map<string, boolean>()
const LONGEST_JUDGED = 12
/** Limits the memory that a document of nothing but new words can take. */
const MAX_CACHED_WORDS = 5000

/** A number, a date, or letters in an order that some language could have. */
export function isPlausible(word: string): boolean {
  if (word.length > LONGEST_JUDGED) return judge(word)
  let plausible = judged.get(word)
  if (plausible === undefined) {
    plausible = judge(word)
    if (judged.size >= MAX_CACHED_WORDS) judged.clear()
    judged.set(word, plausible)
  }
  return plausible
}

function judge(word: string): boolean {
  if (SHORT_WORD.test(word) || PLAIN_FIGURE.test(word)) return true
  const plainWord = PLAIN_WORD.exec(word)?.[1]
  if (plainWord !== undefined) return isPronounceable(plainWord, plainWord)
  const core = word.replace(PLAIN_LETTERS.test(word) ? PLAIN_EDGES : EDGES, '')
  if (core === '') return /^[-–—.$£€%_•*]+$/u.test(word)
  if (/^[\d.,/:()%-]+$/.test(core)) return true
  if (/[^\p{L}\d'’.,&/()@:+_\-–—]/u.test(core)) return false
  const letters = core.replace(/[^\p{L}]/gu, '')
  if (letters.length <= 3 || letters.length < core.length / 2) return true
  if (!/^[\p{Script=Latin}]+$/u.test(letters)) return true
  return isPronounceable(letters, letters.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** `plain`: the letters without their accents. */
function isPronounceable(letters: string, plain: string): boolean {
  const vowels = plain.match(/[aeiouy]/gi)?.length ?? 0
  return (
    vowels >= 1 &&
    vowels < plain.length * 0.8 &&
    !/[bcdfghjklmnpqrstvwxz]{6}/i.test(plain) &&
    !/\p{Ll}\p{Lu}{2}\p{Ll}/u.test(letters)
  )
}

/** Share of the page covered by pictures, overlaps counted once as far as a coarse grid can distinguish them. */
export function coverage(boxes: readonly Box[], page: { readonly width: number; readonly height: number }): number {
  if (boxes.length === 0) return 0
  const steps = 40
  let covered = 0
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const x = ((column + 0.5) / steps) * page.width
      const y = ((row + 0.5) / steps) * page.height
      if (boxes.some(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) covered++
    }
  }
  return covered / (steps * steps)
}
