/** The words of a page as they are painted: with the font, the baseline and the place of each character. */
import { unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { isSpace, textOf } from '../pdf/glyphs.ts'
import { uprightBox, uprightX, uprightY, type PageFrame, type Point } from '../pdf/page-frame.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import type { PaintedFont, PaintedGlyph, PaintedWord } from './inspected-page.ts'
import type { PageObjects } from './page-objects.ts'

/** A page with more characters is not examined. */
const MAX_CHARACTERS = 40_000
/** In type sizes: characters further apart, or whose baselines are, belong to two words. */
const MAX_GAP = 0.22
const MAX_RISE = 0.35
const RENDER_INVISIBLE = 3
const RENDER_CLIP_ONLY = 7
const NAME_BYTES = 256

/** What the characters of one text object share. */
interface TextStyle {
  readonly object: number
  readonly font: PaintedFont
  readonly size: number
  readonly angle: number
  readonly order: number
  readonly isInvisible: boolean
  /** What is drawn of it; null: all. */
  readonly clip: Box | null
  readonly lightness: number
  readonly isLayered: boolean
}

interface OpenWord {
  readonly glyphs: PaintedGlyph[]
  readonly styles: TextStyle[]
}

/** The words of the open page `page`; empty for a page without text, or with more than is examined. */
export function paintedWords(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  objects: PageObjects,
): readonly PaintedWord[] {
  const { calls } = pdfium
  const textPage = calls.FPDFText_LoadPage(page)
  if (textPage === 0) return []
  try {
    const count = calls.FPDFText_CountChars(textPage)
    return count > MAX_CHARACTERS ? [] : wordsOf({ pdfium, textPage, frame, objects }, count)
  } finally {
    calls.FPDFText_ClosePage(textPage)
  }
}

interface Source {
  readonly pdfium: Pdfium
  readonly textPage: number
  readonly frame: PageFrame
  readonly objects: PageObjects
}

function wordsOf(source: Source, count: number): readonly PaintedWord[] {
  const { pdfium, textPage, frame } = source
  const { calls, scratch } = pdfium
  const fonts = new Map<number, PaintedFont>()
  const words: PaintedWord[] = []
  let open: OpenWord = { glyphs: [], styles: [] }
  let style: TextStyle | null = null
  const close = (): void => {
    if (open.glyphs.length > 0) words.push(wordOf(open))
    open = { glyphs: [], styles: [] }
  }
  for (let index = 0; index < count; index++) {
    const code = calls.FPDFText_GetUnicode(textPage, index)
    if (isSpace(code)) {
      // PDFium guesses spaces where each character is placed by itself; the gap decides there.
      if (calls.FPDFText_IsGenerated(textPage, index) === 0) close()
      continue
    }
    const object = calls.FPDFText_GetTextObject(textPage, index)
    if (object === 0 || calls.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8) === 0) continue
    const originX = pdfium.double(scratch)
    const originY = pdfium.double(scratch + 8)
    if (style?.object !== object) style = styleOf(source, index, object, fonts)
    calls.FPDFText_GetCharBox(textPage, index, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
    const lower: Point = [pdfium.double(scratch + 16), pdfium.double(scratch + 32)]
    const upper: Point = [pdfium.double(scratch + 24), pdfium.double(scratch + 40)]
    const box = uprightBox(frame, lower, upper)
    const isLoose = calls.FPDFText_GetLooseCharBox(textPage, index, scratch + 48) === 1
    const glyph: PaintedGlyph = {
      text: textOf(code),
      box,
      x: uprightX(frame, originX, originY),
      y: uprightY(frame, originX, originY),
      end: isLoose ? looseBox(pdfium, frame).right : box.right,
      font: style.font,
      size: style.size,
    }
    if (!continues(open, glyph, style)) close()
    open.glyphs.push(glyph)
    open.styles.push(style)
  }
  close()
  return words
}

/** Where the call wrote it. */
const looseBox = (pdfium: Pdfium, frame: PageFrame): Box =>
  uprightBox(
    frame,
    [pdfium.float(pdfium.scratch + 48), pdfium.float(pdfium.scratch + 60)],
    [pdfium.float(pdfium.scratch + 56), pdfium.float(pdfium.scratch + 52)],
  )

type Quad = [number, number, number, number]

function continues({ glyphs, styles }: OpenWord, next: PaintedGlyph, style: TextStyle): boolean {
  const last = glyphs.at(-1)
  const before = styles.at(-1)
  if (last === undefined || before === undefined) return true
  const size = Math.max(last.size, next.size)
  return (
    Math.abs(next.x - last.end) <= MAX_GAP * size &&
    next.x > last.x &&
    Math.abs(next.y - last.y) <= MAX_RISE * size &&
    before.angle === style.angle &&
    before.isInvisible === style.isInvisible &&
    before.isLayered === style.isLayered &&
    Math.abs(before.lightness - style.lightness) < 0.5
  )
}

function wordOf({ glyphs, styles }: OpenWord): PaintedWord {
  const main = mainStyle(styles)
  const box = unionOf(glyphs.map(glyph => glyph.box))
  return {
    text: glyphs.map(({ text }) => text).join(''),
    box,
    glyphs,
    font: main.font,
    size: main.size,
    angle: main.angle,
    order: Math.max(...styles.map(({ order }) => order)),
    isInvisible: main.isInvisible,
    isClipped: main.clip !== null && isOutside(box, main.clip),
    lightness: main.lightness,
    isLayered: main.isLayered,
  }
}

const isOutside = (a: Box, b: Box): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom

function mainStyle(styles: readonly TextStyle[]): TextStyle {
  const groups = [...Map.groupBy(styles, ({ font, size }) => `${font.id} ${size}`).values()]
  return groups.reduce((best, group) => (group.length > best.length ? group : best))[0]!
}

function styleOf(
  { pdfium, textPage, frame, objects }: Source,
  index: number,
  object: number,
  fonts: Map<number, PaintedFont>,
): TextStyle {
  const { calls, scratch } = pdfium
  let [scale, angle] = [1, 0]
  if (calls.FPDFText_GetMatrix(textPage, index, scratch) === 1) {
    const [a, b, c, d] = [0, 4, 8, 12].map(at => pdfium.float(scratch + at)) as Quad
    scale = Math.hypot(c, d)
    angle = Math.round((Math.atan2(b, a) * 180) / Math.PI - frame.turn + 720) % 360
  }
  const mode = calls.FPDFTextObj_GetTextRenderMode(object)
  return {
    object,
    font: fontOf(pdfium, calls.FPDFTextObj_GetFont(object), fonts),
    // A Type 3 font may state size 0.
    size: (Math.abs(calls.FPDFText_GetFontSize(textPage, index)) || 1) * scale,
    angle,
    order: objects.orderOf.get(object) ?? 0,
    isInvisible: mode === RENDER_INVISIBLE || mode === RENDER_CLIP_ONLY,
    clip: objects.clips.get(object) ?? null,
    lightness: lightnessOf(pdfium, object),
    isLayered: objects.layered.has(object),
  }
}

function fontOf({ calls, scratch, bytes }: Pdfium, id: number, fonts: Map<number, PaintedFont>): PaintedFont {
  let font = fonts.get(id)
  if (font === undefined) {
    const length = id === 0 ? 0 : Math.min(NAME_BYTES, calls.FPDFFont_GetBaseFontName(id, scratch, NAME_BYTES))
    const name = Buffer.from(bytes.subarray(scratch, scratch + Math.max(0, length - 1))).toString()
    font = { id, name, isEmbedded: id !== 0 && calls.FPDFFont_GetIsEmbedded(id) === 1 }
    fonts.set(id, font)
  }
  return font
}

function lightnessOf(pdfium: Pdfium, object: number): number {
  const { calls, scratch } = pdfium
  if (calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 0
  const [red, green, blue, alpha] = [0, 4, 8, 12].map(at => pdfium.integer(scratch + at) / 255) as Quad
  return 1 - alpha * (1 - (0.299 * red + 0.587 * green + 0.114 * blue))
}
