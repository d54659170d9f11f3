/** Recognizes single figures of a page from its picture, all of them as one bitmap. */
import type { Box } from '../../document/model.ts'
import { sheetOf } from '../ocr/missed-glyphs.ts'
import { recognize } from '../ocr/shared-pool.ts'
import type { PageImage } from '../image/page-image.ts'

export interface RecognizedFigure {
  readonly text: string
  /** 0 to 1: of the least certain part. */
  readonly confidence: number
}

const POINTS_PER_INCH = 72

/** One entry for each of `boxes` (points); null where nothing was recognized. `margin`: background around each, in heights. */
export async function recognizeFigures(
  { bitmap, scale, left, top }: PageImage,
  boxes: readonly Box[],
  margin: number,
): Promise<readonly (RecognizedFigure | null)[]> {
  if (boxes.length === 0) return []
  const cells = boxes.map((box, line) => {
    const around = margin * (box.bottom - box.top)
    const pixel = (points: number, max: number): number => Math.min(max, Math.max(0, Math.round(points * scale)))
    return {
      box: {
        left: pixel(box.left - left - around, bitmap.width),
        top: pixel(box.top - top - around, bitmap.height),
        right: pixel(box.right - left + around, bitmap.width),
        bottom: pixel(box.bottom - top + around, bitmap.height),
      },
      line,
    }
  })
  const sheet = sheetOf(bitmap, cells)
  const words = await recognize(sheet.bitmap, Math.round(scale * POINTS_PER_INCH), 'block')
  return sheet.cells.map(({ top, bottom }) => {
    const parts = words
      .filter(word => word.top + word.bottom >= 2 * top && word.top + word.bottom < 2 * bottom)
      .toSorted((a, b) => a.left - b.left)
    if (parts.length === 0) return null
    return {
      text: parts.map(({ text }) => text).join(''),
      confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    }
  })
}
