/**
 * A figure of a scan that was typed over a blank rectangle: the background under it has less grain than that of the other figures, and another level, or
 * the figure another ink.
 */
import { medianOf, bboxOf } from '../document/geometry.ts'
import type { Bitmap } from '../reading/image/bitmap.ts'
import type { ScanPicture } from '../reading/inspection/scan-picture.ts'
import { isAmount, type Finding } from './finding.ts'
import { areaAround, levelsIn, type PixelArea, type ScannedFigure } from './scan-glyphs.ts'

/** The background and ink of a figure; gray levels. */
interface FigureAppearance {
  readonly figure: ScannedFigure
  /** Logarithm of the grain within its box by that around it. */
  readonly grain: number
  /** Level of its background above that around it. */
  readonly step: number
  /** Of its background. */
  readonly level: number
  readonly ink: number
  /** Steepest slopes as a share of the contrast. */
  readonly sharpness: number
}

/** In heights of a figure: its place ends so far from it, and what is around it lies between those distances. */
const WITHIN = 0.1
const AROUND_FROM = 0.3
const AROUND_TO = 1
/** Pixels; a lower figure shows too little background. */
const MIN_HEIGHT = 8
const MIN_BACKGROUND = 60
/** Share of the contrast below background at which ink begins to be seen. */
const NEAR_INK = 0.15
/** Figures without which nothing is usual on a page. */
const MIN_FIGURES = 8
/** Deviations from the usual, in spreads of the page; measured on 130 scanned pages, no honest figure has two of them together. */
const LITTLE_GRAIN = 2.5
const VERY_LITTLE_GRAIN = 4
const UNUSUAL = 4
/** Gray levels that the background of a rectangle differs by at least. */
const MIN_STEP = 3
/** ... and by which it is brighter where that alone is enough. */
const MIN_BRIGHTER = 5
/** Share of the figures whose background is as bright as that of the page: on forms with shaded areas few stand on white. */
const BRIGHTEST = 0.85
/** Smallest spreads: below, a page is more even than its measurement. */
const SPREADS = { grain: 0.2, step: 1, ink: 5, sharpness: 0.04 } as const

/** `image-patch` on one scanned page, for review. */
export function patchedFigures(
  page: number,
  { image }: ScanPicture,
  figures: readonly ScannedFigure[],
): readonly Finding[] {
  const appearances = figures.flatMap(figure => appearanceOf(figure, image) ?? [])
  if (appearances.length < MIN_FIGURES) return []
  const deviation = (name: keyof typeof SPREADS): ((appearance: FigureAppearance) => number) => {
    const values = appearances.map(appearance => appearance[name])
    const usual = medianOf(values)
    const spread = 1.48 * medianOf(values.map(value => Math.abs(value - usual)))
    return appearance => (appearance[name] - usual) / Math.max(SPREADS[name], spread)
  }
  const [grain, step, ink, sharpness] = (['grain', 'step', 'ink', 'sharpness'] as const).map(deviation) as [
    (appearance: FigureAppearance) => number,
    (appearance: FigureAppearance) => number,
    (appearance: FigureAppearance) => number,
    (appearance: FigureAppearance) => number,
  ]
  const levels = appearances.map(({ level }) => level).toSorted((a, b) => a - b)
  const brightest = levels[Math.floor(BRIGHTEST * levels.length)]!
  return appearances.flatMap(appearance => {
    if (!isAmount(appearance.figure.text)) return []
    const isStep = Math.abs(step(appearance)) >= UNUSUAL && Math.abs(appearance.step) >= MIN_STEP
    // Shading and highlighters darken background; nothing that is printed or marked on a sheet makes it brighter than the rest.
    const isBrighter =
      isStep &&
      Math.min(appearance.step, appearance.level - brightest) >= MIN_BRIGHTER &&
      grain(appearance) <= -LITTLE_GRAIN / 2
    const isOtherType = Math.abs(ink(appearance)) >= UNUSUAL || Math.abs(sharpness(appearance)) >= UNUSUAL
    const isEven = grain(appearance) <= (isStep ? -LITTLE_GRAIN : -VERY_LITTLE_GRAIN)
    if (!isBrighter && !(isEven && (isStep || isOtherType))) return []
    return [
      {
        signal: 'image-patch' as const,
        severity: 'review' as const,
        page,
        bbox: bboxOf(appearance.figure.box),
        before: null,
        after: appearance.figure.text,
        explanation: `The background of ${appearance.figure.text} has ${isBrighter ? 'a brighter gray than the background around it' : `less grain than under the other figures of the scan, and ${isStep ? 'another gray' : 'the figure another ink'}`}: it may have been typed over a blank rectangle.`,
      },
    ]
  })
}

/** Null where ink and background are not distinguished, or too little of the background is seen. */
function appearanceOf(figure: ScannedFigure, image: ScanPicture['image']): FigureAppearance | null {
  const { bitmap, scale } = image
  const height = (figure.box.bottom - figure.box.top) * scale
  if (height < MIN_HEIGHT) return null
  const place = (heights: number): PixelArea => areaAround(image, figure.box, heights * height, heights * height)
  const box = place(0)
  if (box.right <= box.left || box.bottom <= box.top) return null
  const levels = levelsIn(bitmap, box)
  if (levels === null) return null
  const level = levels.background - NEAR_INK * (levels.background - levels.ink)
  const within = backgroundIn(bitmap, level, place(WITHIN), null)
  const around = backgroundIn(bitmap, level, place(AROUND_TO), place(AROUND_FROM))
  if (within === null || around === null) return null
  return {
    figure,
    grain: Math.log((within.grain + 0.5) / (around.grain + 0.5)),
    step: within.level - around.level,
    level: within.level,
    ink: levels.ink,
    sharpness: sharpnessIn(bitmap, box) / (levels.background - levels.ink),
  }
}

/** Level and grain of the background in an area, without what lies in `but`; null where little background is. */
function backgroundIn(
  bitmap: Bitmap,
  level: number,
  area: PixelArea,
  but: PixelArea | null,
): { readonly level: number; readonly grain: number } | null {
  const { width, height, data } = bitmap
  const levels = new Uint32Array(256)
  let [grain, count] = [0, 0]
  for (let y = Math.max(1, area.top); y < Math.min(height - 1, area.bottom); y++)
    for (let x = Math.max(1, area.left); x < Math.min(width - 1, area.right); x++) {
      if (but !== null && x >= but.left && x < but.right && y >= but.top && y < but.bottom) continue
      const at = y * width + x
      if (!isBackground(data, width, at, level)) continue
      levels[data[at]!]!++
      grain += Math.abs(4 * data[at]! - data[at - 1]! - data[at + 1]! - data[at - width]! - data[at + width]!)
      count++
    }
  if (count < MIN_BACKGROUND) return null
  let [middle, below] = [0, levels[0]!]
  while (below < count / 2) below += levels[++middle]!
  return { level: middle, grain: grain / count }
}

/** Background with background around it. */
function isBackground(data: Uint8Array, width: number, at: number, level: number): boolean {
  for (let row = -width; row <= width; row += width)
    for (let column = -1; column <= 1; column++) if (data[at + row + column]! < level) return false
  return true
}

/** The slope that few are steeper than, over two pixels. */
function sharpnessIn({ width, data }: Bitmap, area: PixelArea): number {
  const slopes = new Uint32Array(256)
  for (let y = area.top; y < area.bottom; y++)
    for (let x = Math.max(1, area.left); x < Math.min(width - 1, area.right); x++)
      slopes[Math.abs(data[y * width + x + 1]! - data[y * width + x - 1]!)]!++
  let [slope, left] = [255, 0.03 * (area.right - area.left) * (area.bottom - area.top)]
  while (slope > 0 && (left -= slopes[slope]!) > 0) slope--
  return slope
}
