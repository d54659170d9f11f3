/** The characters of a page's text layer as PDFium reports them, still in user space. */
import type { Pdfium } from './pdfium.ts'

/** How a run of characters is set; shared by the characters of one text object. */
export interface GlyphStyle {
  /** Points: nominal size times the scale of the text matrix. */
  readonly size: number
  /** Direction of the baseline in user space, degrees counter-clockwise, 0 to 360. */
  readonly angle: number
  readonly bold: boolean
  /** Render mode 3: text that is there to be found, not seen (the layer OCR programs put under a scan). */
  readonly invisible: boolean
  /** 0 black to 1 white; already thinned by transparency. */
  readonly lightness: number
}

export interface Glyph {
  readonly text: string
  readonly style: GlyphStyle
  /** Start on the baseline. */
  readonly x: number
  readonly y: number
  /** Ink. */
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
  /** Extent along user-space x and y including side bearings (the advance). */
  readonly looseLeft: number
  readonly looseBottom: number
  readonly looseRight: number
  readonly looseTop: number
  /** The font does not say which character this is. */
  readonly unmapped: boolean
}

/** A character, or the gap PDFium saw or read between two: 'real' is a space in the file, 'guessed' PDFium's own. */
export type GlyphOrSpace = Glyph | 'real' | 'guessed'

const BOLD_NAME = /bold|black|heavy|semibold|demi(?!r)/i
const BOLD_WEIGHT = 600
const RENDER_STROKED_TOO = 2
const RENDER_INVISIBLE = 3
const RENDER_CLIP_ONLY = 7
/** Characters that PDFium gives for a hyphen at a line's end. */
const HYPHENS = new Set([0x02, 0xad, 0xfffe])

interface Font {
  readonly bold: boolean
}

/** Reads at most `limit` characters; `truncated` when there were more. */
export function glyphsOf(
  pdfium: Pdfium,
  page: number,
  limit: number,
): { readonly glyphs: readonly GlyphOrSpace[]; readonly truncated: boolean } {
  const { calls } = pdfium
  const textPage = calls.FPDFText_LoadPage(page)
  if (textPage === 0) return { glyphs: [], truncated: false }
  try {
    const count = calls.FPDFText_CountChars(textPage)
    return { glyphs: readGlyphs(pdfium, textPage, Math.min(count, limit)), truncated: count > limit }
  } finally {
    calls.FPDFText_ClosePage(textPage)
  }
}

function readGlyphs(pdfium: Pdfium, textPage: number, count: number): GlyphOrSpace[] {
  const { calls, scratch } = pdfium
  const fonts = new Map<number, Font>()
  const glyphs: GlyphOrSpace[] = []
  let textObject = -1
  let style: GlyphStyle | null = null
  for (let index = 0; index < count; index++) {
    const code = calls.FPDFText_GetUnicode(textPage, index)
    if (isSpace(code)) {
      glyphs.push(calls.FPDFText_IsGenerated(textPage, index) === 1 ? 'guessed' : 'real')
      continue
    }
    const object = calls.FPDFText_GetTextObject(textPage, index)
    if (object !== textObject || style === null) {
      textObject = object
      style = styleOf(pdfium, textPage, index, object, fonts)
    }
    if (calls.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8) === 0) continue
    const x = pdfium.double(scratch)
    const y = pdfium.double(scratch + 8)
    calls.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)
    const left = pdfium.double(scratch)
    const right = pdfium.double(scratch + 8)
    const bottom = pdfium.double(scratch + 16)
    const top = pdfium.double(scratch + 24)
    const loose = calls.FPDFText_GetLooseCharBox(textPage, index, scratch + 32) === 1
    glyphs.push({
      text: textOf(code),
      style,
      x,
      y,
      left,
      bottom,
      right,
      top,
      looseLeft: loose ? pdfium.float(scratch + 32) : left,
      looseTop: loose ? pdfium.float(scratch + 36) : top,
      looseRight: loose ? pdfium.float(scratch + 40) : right,
      looseBottom: loose ? pdfium.float(scratch + 44) : bottom,
      unmapped: calls.FPDFText_HasUnicodeMapError(textPage, index) === 1,
    })
  }
  return glyphs
}

function isSpace(code: number): boolean {
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

function textOf(code: number): string {
  if (HYPHENS.has(code)) return '-'
  const text = code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code)
  // Ligatures (ﬁ, ﬂ, ﬃ) become their letters; nothing else is changed.
  return code >= 0xfb00 && code <= 0xfb06 ? text.normalize('NFKC') : text
}

function styleOf(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  object: number,
  fonts: Map<number, Font>,
): GlyphStyle {
  const { calls, scratch } = pdfium
  let scale = 1
  let angle = 0
  if (calls.FPDFText_GetMatrix(textPage, index, scratch) === 1) {
    const [a, b, c, d] = [0, 4, 8, 12].map(offset => pdfium.float(scratch + offset)) as [number, number, number, number]
    scale = Math.hypot(c, d)
    angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  }
  const mode = object === 0 ? 0 : calls.FPDFTextObj_GetTextRenderMode(object)
  // A Type 3 font may state size 0; 1 keeps its matrix meaningful.
  const size = Math.abs(calls.FPDFText_GetFontSize(textPage, index)) || 1
  return {
    size: size * scale,
    angle,
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
  const [red, green, blue, alpha] = [0, 4, 8, 12].map(offset => pdfium.integer(scratch + offset) / 255) as [
    number,
    number,
    number,
    number,
  ]
  const luminance = 0.299 * red + 0.587 * green + 0.114 * blue
  return 1 - alpha * (1 - luminance)
}
