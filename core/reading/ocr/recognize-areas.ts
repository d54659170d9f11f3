/**
 * Parts of a recognized page that are recognized again: every piece of ink in a column is enlarged, without the lines around it, and read by
 * itself as nothing but a figure; areas of text are read as blocks.
 */
import type { Box, FigureReading, RecognitionAreas, SecondReading, Word } from '../../document/model.ts'
import { discard, scaled, smoothedDown, type Bitmap } from '../image/bitmap.ts'
import { normalizeBackground } from '../image/normalize-background.ts'
import type { PageImage } from '../image/page-image.ts'
import { findRuling, withoutRuling, type PixelLine } from '../image/ruling-pixels.ts'
import { POINTS_PER_INCH, prepare, type UprightPage } from '../image/upright-page.ts'
import type { Quarter } from '../pdf/page-frame.ts'
import { inkPieces } from './ink-pieces.ts'
import { SHEET_MARGIN, sheetOf, type GlyphSheet } from './missed-glyphs.ts'
import { recognize } from './shared-pool.ts'

/** Finer than the page was recognized at: a second picture of the same ink, with errors of its own. */
const DPI = 420
const PAGE_DPI = 300
/** Pieces recognized as one bitmap. */
const AT_ONCE = 24

interface Orientation {
  readonly turn: Quarter
  readonly skew: number
}

/** What `areas` asks for. Coordinates are points of the upright page, as its words have them. */
export async function recognizeAreas(
  drawn: PageImage,
  { turn, skew }: Orientation,
  areas: RecognitionAreas,
  signal: AbortSignal | undefined,
): Promise<SecondReading> {
  const page = prepare({ ...drawn, bitmap: normalizeBackground(drawn.bitmap) }, turn, skew, PAGE_DPI)
  const ruling = findRuling(page.bitmap, page.level, page.dpi)
  const bitmap = withoutRuling(page.bitmap, ruling, page.level, page.dpi)
  const pixels = (boxes: readonly Box[]): readonly Box[] => boxes.map(box => pixelsOf(box, page, bitmap))
  const certain = pixels(areas.certain)
  const pieces = inkPieces({ bitmap, level: page.level, dpi: page.dpi, ruling }, pixels(areas.columns)).filter(
    piece => !certain.some(word => isWithin(word, piece)),
  )
  const uncut = pieces.map(piece => betweenLines(piece, ruling))
  const figures = [
    ...(await readPieces(bitmap, pieces, page, signal)),
    // Where a figure touches a line, erasing the line takes a part of it: there it is read with the line cut off as well.
    ...(await readPieces(
      page.bitmap,
      uncut.filter((box, index) => box !== pieces[index]),
      page,
      signal,
    )),
  ]
  const texts = await Promise.all(
    pixels(areas.texts).flatMap(area => [bitmap, page.bitmap].map(picture => readText(picture, area, page, signal))),
  )
  if (bitmap !== page.bitmap) discard(bitmap)
  if (page.isCopy) discard(page.bitmap)
  return { figures, texts }
}

/** Whether the middle of a certain word lies in the piece. */
function isWithin(word: Box, { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x > left && x < right && y > top && y < bottom
}

async function readText(
  bitmap: Bitmap,
  area: Box,
  page: UprightPage,
  signal: AbortSignal | undefined,
): Promise<readonly Word[]> {
  const sheet = sheetOf(bitmap, [{ box: area, line: 0 }])
  const words = await recognize(sheet.bitmap, page.dpi, 'block', signal)
  return words.map(({ text, confidence, ...at }) => {
    const [dx, dy] = [area.left - SHEET_MARGIN, area.top - SHEET_MARGIN]
    const box = pointsOf({ left: at.left + dx, top: at.top + dy, right: at.right + dx, bottom: at.bottom + dy }, page)
    return { text, confidence, box, bold: false, size: box.bottom - box.top }
  })
}

async function readPieces(
  bitmap: Bitmap,
  boxes: readonly Box[],
  page: UprightPage,
  signal: AbortSignal | undefined,
): Promise<readonly FigureReading[]> {
  const readings: FigureReading[] = []
  for (let from = 0; from < boxes.length; from += AT_ONCE) {
    const some = boxes.slice(from, from + AT_ONCE)
    const plain = await readBoxes(bitmap, some, page, { signal })
    // A needle printer prints digits in rows of dots: without the white between the rows they are read more surely.
    const unsure = some.filter((_, index) => plain[index]!.text !== '' && plain[index]!.confidence < SURE)
    const smooth = new Map<Box, Reading>()
    if (unsure.length > 0)
      for (const [index, reading] of (
        await readBoxes(bitmap, unsure, page, { signal, change: smoothedDown })
      ).entries())
        smooth.set(unsure[index]!, reading)
    for (const [index, box] of some.entries()) {
      const [first, second] = [plain[index]!, smooth.get(box)]
      const { text, confidence } = second !== undefined && second.confidence > first.confidence ? second : first
      if (text !== '') readings.push({ box: pointsOf(box, page), text, confidence })
    }
  }
  return readings
}

/** Figures that are read less surely are read a second time: three of four printed by needles, a tenth to two thirds of others by the scan. */
const SURE = 0.95

type Reading = Pick<FigureReading, 'text' | 'confidence'>

function readBoxes(
  bitmap: Bitmap,
  boxes: readonly Box[],
  page: UprightPage,
  {
    signal,
    change = sheet => sheet,
  }: { readonly signal: AbortSignal | undefined; readonly change?: (sheet: Bitmap) => Bitmap },
): Promise<readonly Reading[]> {
  const sheet = sheetOf(
    bitmap,
    boxes.map((box, line) => ({ box, line })),
  )
  return readSheet({ ...sheet, bitmap: change(sheet.bitmap) }, page.dpi, signal)
}

/** Pixels within which a line touches a piece. */
const TOUCHES = 9

/** The piece as far as the lines that touch it; the same piece where none does. */
function betweenLines(piece: Box, ruling: readonly PixelLine[]): Box {
  let { left, top, right, bottom } = piece
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  for (const line of ruling) {
    const isBeside = line.direction === 'vertical' && line.top < y && line.bottom > y
    const isUnder = line.direction === 'horizontal' && line.left < x && line.right > x
    if (isBeside && line.left > x && line.left - piece.right < TOUCHES) right = line.left
    if (isBeside && line.right < x && piece.left - line.right < TOUCHES) left = line.right
    if (isUnder && line.top > y && line.top - piece.bottom < TOUCHES) bottom = line.top
    if (isUnder && line.bottom < y && piece.top - line.bottom < TOUCHES) top = line.bottom
  }
  const isSame = left === piece.left && top === piece.top && right === piece.right && bottom === piece.bottom
  return isSame || right <= left || bottom <= top ? piece : { left, top, right, bottom }
}

const scaleOf = ({ dpi }: UprightPage): number => dpi / POINTS_PER_INCH

function pixelsOf(box: Box, page: UprightPage, { width, height }: Bitmap): Box {
  const at = (points: number, max: number): number => Math.min(max, Math.max(0, Math.round(points * scaleOf(page))))
  return {
    left: at(box.left - page.left, width),
    top: at(box.top - page.top, height),
    right: at(box.right - page.left, width),
    bottom: at(box.bottom - page.top, height),
  }
}

function pointsOf({ left, top, right, bottom }: Box, page: UprightPage): Box {
  const scale = scaleOf(page)
  return {
    left: page.left + left / scale,
    top: page.top + top / scale,
    right: page.left + right / scale,
    bottom: page.top + bottom / scale,
  }
}

async function readSheet(sheet: GlyphSheet, dpi: number, signal: AbortSignal | undefined): Promise<readonly Reading[]> {
  const factor = DPI / dpi
  const words = await recognize(scaled(sheet.bitmap, factor), DPI, 'figures', signal)
  return sheet.cells.map(({ top, bottom }) => {
    const parts = words
      .filter(word => word.top + word.bottom >= 2 * top * factor && word.top + word.bottom < 2 * bottom * factor)
      .toSorted((a, b) => a.left - b.left)
    return {
      text: parts.map(({ text }) => text).join(''),
      confidence: parts.length === 0 ? 0 : Math.min(...parts.map(({ confidence }) => confidence)),
    }
  })
}
