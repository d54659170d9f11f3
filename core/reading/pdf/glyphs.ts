/** The characters of a page's text layer as PDFium reports them, in user space. */
import type { Pdfium } from './pdfium.ts'

/** Style of a run of characters; shared by the characters of one text object. */
export interface GlyphStyle {
  /** In points: nominal size times the scale of the text matrix. */
  readonly size: number
  /** Direction of the baseline in user space, in degrees counter-clockwise, 0 to 360. */
  readonly angle: number
  /**
   * Shear of the text matrix: how far right a point stands by its height above the baseline. 0 for upright type; about 0.25
   * where a program slants an upright font because it has no italic one.
   */
  readonly slant: number
  readonly bold: boolean
  /** Render mode 3: text that can be searched but not seen (the layer OCR programs put under a scan). */
  readonly invisible: boolean
  /** 0 black to 1 white, with transparency applied. */
  readonly lightness: number
}

/** The kind of an entry of the stream: a character, a space in the file, or a gap that PDFium interprets as a space. */
export const CHARACTER = 0
export const REAL_SPACE = 1
export const GUESSED_SPACE = 2

/** Numbers per character in `numbers`, in this order; user space. */
export const GLYPH_NUMBERS = 10
/** Start on the baseline. */
export const ORIGIN_X = 0
export const ORIGIN_Y = 1
/** Ink bounds. */
export const INK_LEFT = 2
export const INK_BOTTOM = 3
export const INK_RIGHT = 4
export const INK_TOP = 5
/** Extent along user-space x and y including side bearings (the advance). */
export const LOOSE_LEFT = 6
export const LOOSE_BOTTOM = 7
export const LOOSE_RIGHT = 8
export const LOOSE_TOP = 9

/**
 * The characters of a page in stream order, stored in columns: a long filing has half a million, and one object each is
 * slow.
 */
export interface Glyphs {
  /** Entries of the stream, spaces included: the length of the columns. */
  readonly length: number
  readonly kinds: Uint8Array
  /** Empty for spaces. */
  readonly texts: readonly string[]
  /** A space has the style of the character before it, if there is one. */
  readonly styles: readonly GlyphStyle[]
  readonly numbers: Float64Array
  /** Characters other than spaces. */
  readonly characterCount: number
  /** Number of characters with render mode 3. */
  readonly invisibleCount: number
  /** Number of characters whose font does not identify them. */
  readonly unmappedCount: number
}

const BOLD_NAME = /bold|black|heavy|semibold|demi(?!r)/i
const BOLD_WEIGHT = 600
const RENDER_STROKED_TOO = 2
const RENDER_INVISIBLE = 3
const RENDER_CLIP_ONLY = 7
/** Characters that PDFium returns for a hyphen at the end of a line. */
const HYPHENS = new Set([0x02, 0xad, 0xfffe])

const NO_STYLE: GlyphStyle = { size: 1, angle: 0, slant: 0, bold: false, invisible: false, lightness: 0 }

interface Font {
  readonly bold: boolean
}

/**
 * Reads at most `limit` characters; `truncated` when there were more. Null when `isUnwanted` returns true for the
 * page's plain text.
 */
export function glyphsOf(
  pdfium: Pdfium,
  page: number,
  limit: number,
  isUnwanted: ((text: string) => boolean) | null,
): { readonly glyphs: Glyphs; readonly truncated: boolean } | null {
  const { calls } = pdfium
  const textPage = calls.FPDFText_LoadPage(page)
  if (textPage === 0) return { glyphs: readGlyphs(pdfium, textPage, 0), truncated: false }
  try {
    const count = calls.FPDFText_CountChars(textPage)
    if (isUnwanted !== null && count > 0 && count <= limit) {
      const text = pdfium.text(count + 1, pointer => calls.FPDFText_GetText(textPage, 0, count, pointer))
      if (isUnwanted(text)) return null
    }
    return { glyphs: readGlyphs(pdfium, textPage, Math.min(count, limit)), truncated: count > limit }
  } finally {
    calls.FPDFText_ClosePage(textPage)
  }
}

function readGlyphs(pdfium: Pdfium, textPage: number, count: number): Glyphs {
  const { scratch } = pdfium
  // Looked up once: a page has thousands of characters, and each lookup runs about seven times.
  const {
    FPDFText_GetUnicode: unicodeOf,
    FPDFText_GetTextObject: textObjectOf,
    FPDFText_GetCharOrigin: originOf,
    FPDFText_GetCharBox: boxOf,
    FPDFText_GetLooseCharBox: looseBoxOf,
    FPDFText_HasUnicodeMapError: hasMapError,
    FPDFText_IsGenerated: isGenerated,
  } = pdfium.calls
  const fonts = new Map<number, Font>()
  const kinds = new Uint8Array(count)
  const texts: string[] = []
  const styles: GlyphStyle[] = []
  const numbers = new Float64Array(count * GLYPH_NUMBERS)
  let [characterCount, invisibleCount, unmappedCount] = [0, 0, 0]
  let textObject = -1
  let style: GlyphStyle | null = null
  for (let index = 0; index < count; index++) {
    const code = unicodeOf(textPage, index)
    if (isSpace(code)) {
      kinds[texts.length] = isGenerated(textPage, index) === 1 ? GUESSED_SPACE : REAL_SPACE
      texts.push('')
      styles.push(style ?? NO_STYLE)
      continue
    }
    const object = textObjectOf(textPage, index)
    if (object !== textObject || style === null) {
      textObject = object
      style = styleOf(pdfium, { textPage, index, object }, fonts)
    }
    if (originOf(textPage, index, scratch, scratch + 8) === 0) continue
    boxOf(textPage, index, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
    const loose = looseBoxOf(textPage, index, scratch + 48) === 1
    const at = texts.length * GLYPH_NUMBERS
    numbers[at + ORIGIN_X] = pdfium.double(scratch)
    numbers[at + ORIGIN_Y] = pdfium.double(scratch + 8)
    const left = (numbers[at + INK_LEFT] = pdfium.double(scratch + 16))
    const right = (numbers[at + INK_RIGHT] = pdfium.double(scratch + 24))
    const bottom = (numbers[at + INK_BOTTOM] = pdfium.double(scratch + 32))
    const top = (numbers[at + INK_TOP] = pdfium.double(scratch + 40))
    numbers[at + LOOSE_LEFT] = loose ? pdfium.float(scratch + 48) : left
    numbers[at + LOOSE_TOP] = loose ? pdfium.float(scratch + 52) : top
    numbers[at + LOOSE_RIGHT] = loose ? pdfium.float(scratch + 56) : right
    numbers[at + LOOSE_BOTTOM] = loose ? pdfium.float(scratch + 60) : bottom
    texts.push(textOf(code))
    styles.push(style)
    characterCount++
    if (style.invisible) invisibleCount++
    if (hasMapError(textPage, index) === 1) unmappedCount++
  }
  return { length: texts.length, kinds, texts, styles, numbers, characterCount, invisibleCount, unmappedCount }
}

export function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    (code >= 0x09 && code <= 0x0d) ||
    code === 0xa0 ||
    code === 0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x3000 ||
    code === 0xfeff
  )
}

/** The text of a code point as PDFium names it, which may be any number. */
export function textOf(code: number): string {
  if (HYPHENS.has(code)) return '-'
  // A font's own table may name what no text can hold.
  const text =
    code < 0 || code > 0x10ffff ? '\ufffd' : code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code)
  // Ligatures (ﬁ, ﬂ, ﬃ) become separate letters; nothing else is changed.
  return code >= 0xfb00 && code <= 0xfb06 ? text.normalize('NFKC') : text
}

function styleOf(
  pdfium: Pdfium,
  { textPage, index, object }: { readonly textPage: number; readonly index: number; readonly object: number },
  fonts: Map<number, Font>,
): GlyphStyle {
  const { calls, scratch } = pdfium
  let scale = 1
  let angle = 0
  let slant = 0
  if (calls.FPDFText_GetMatrix(textPage, index, scratch) === 1) {
    const [a, b] = [pdfium.float(scratch), pdfium.float(scratch + 4)]
    const [c, d] = [pdfium.float(scratch + 8), pdfium.float(scratch + 12)]
    scale = Math.hypot(c, d)
    angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
    const area = a * d - b * c
    slant = area > 0 ? (a * c + b * d) / area : 0
  }
  const mode = object === 0 ? 0 : calls.FPDFTextObj_GetTextRenderMode(object)
  // A Type 3 font may state size 0; 1 keeps its matrix meaningful.
  const size = Math.abs(calls.FPDFText_GetFontSize(textPage, index)) || 1
  return {
    size: size * scale,
    angle,
    slant,
    bold:
      mode === RENDER_STROKED_TOO || (object !== 0 && fontOf(pdfium, calls.FPDFTextObj_GetFont(object), fonts).bold),
    invisible: mode === RENDER_INVISIBLE || mode === RENDER_CLIP_ONLY,
    lightness: object === 0 ? 0 : lightnessOf(pdfium, object),
  }
}

function fontOf(pdfium: Pdfium, font: number, fonts: Map<number, Font>): Font {
  let known = fonts.get(font)
  if (known === undefined) {
    const { calls, scratch } = pdfium
    const length = font === 0 ? 0 : calls.FPDFFont_GetBaseFontName(font, scratch, 256)
    const name = Buffer.from(
      pdfium.bytes.subarray(scratch, scratch + Math.max(0, Math.min(length, 256) - 1)),
    ).toString()
    known = { bold: BOLD_NAME.test(name) || (font !== 0 && calls.FPDFFont_GetWeight(font) >= BOLD_WEIGHT) }
    fonts.set(font, known)
  }
  return known
}

function lightnessOf(pdfium: Pdfium, object: number): number {
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 0
  const red = pdfium.integer(scratch) / 255
  const green = pdfium.integer(scratch + 4) / 255
  const blue = pdfium.integer(scratch + 8) / 255
  const alpha = pdfium.integer(scratch + 12) / 255
  const luminance = 0.299 * red + 0.587 * green + 0.114 * blue
  return 1 - alpha * (1 - luminance)
}
