/** The characters of the figures of a scan, by their ink: what one of them is compared with. */
import type { Box } from '../document/model.ts'
import type { Bitmap } from '../reading/image/bitmap.ts'
import type { PageImage } from '../reading/image/page-image.ts'

/** A word with a digit as it was recognized on a scanned page; `box` in points of the page as displayed. */
export interface ScannedFigure {
  readonly text: string
  readonly box: Box
}

/** One character; pixels of the picture. */
export interface ScanGlyph {
  readonly figure: ScannedFigure
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Dark pixels. */
  readonly ink: number
  /** Gray levels between background and ink. */
  readonly contrast: number
}

/** In heights of a figure: how far around its box its ink is looked for; recognized boxes are not exact. */
const MARGIN_ACROSS = 0.2
const MARGIN_DOWN = 0.35
/** Shares of the sorted gray levels of a figure at which its ink and its background are taken. */
const INK_SHARE = 0.03
const BACKGROUND_SHARE = 0.7
/** Gray levels: with less between ink and background nothing is certain. */
const MIN_CONTRAST = 50
/** In heights of a figure: digits are neither lower nor higher, and not wider. */
const MIN_HEIGHT = 0.55
const MAX_HEIGHT = 1.5
const MAX_ASPECT = 1.1
/** Pixels: smaller ones look alike whatever they are. */
const MIN_PIXELS = 9

/** Ink and background of a figure in gray levels; null where they are not distinguished. */
export function levelsIn(
  bitmap: Bitmap,
  area: PixelArea,
): { readonly ink: number; readonly background: number } | null {
  const histogram = new Uint32Array(256)
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) histogram[bitmap.data[y * bitmap.width + x]!]!++
  const size = (area.right - area.left) * (area.bottom - area.top)
  const [ink, background] = [levelAt(histogram, INK_SHARE * size), levelAt(histogram, BACKGROUND_SHARE * size)]
  return background - ink < MIN_CONTRAST ? null : { ink, background }
}

function levelAt(histogram: Uint32Array, count: number): number {
  let sum = 0
  for (let level = 0; level < 256; level++) {
    sum += histogram[level]!
    if (sum > count) return level
  }
  return 255
}

/** Whole pixels, right and bottom excluded. */
export interface PixelArea {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The pixels of a box of the page with so many more around it, cut at the edges of the picture. */
export function areaAround({ bitmap, scale, left, top }: PageImage, box: Box, across: number, down: number): PixelArea {
  const within = (value: number, max: number): number => Math.min(max, Math.max(0, value))
  return {
    left: within(Math.floor((box.left - left) * scale - across), bitmap.width),
    top: within(Math.floor((box.top - top) * scale - down), bitmap.height),
    right: within(Math.ceil((box.right - left) * scale + across), bitmap.width),
    bottom: within(Math.ceil((box.bottom - top) * scale + down), bitmap.height),
  }
}

/** The box of the page that pixels of its picture cover. */
export const boxOfArea = ({ scale, left, top }: PageImage, area: PixelArea): Box => ({
  left: left + area.left / scale,
  top: top + area.top / scale,
  right: left + area.right / scale,
  bottom: top + area.bottom / scale,
})

/** The characters of a figure that stand apart from each other; those that touch are left out. */
export function glyphsOf(picture: PageImage, figure: ScannedFigure): readonly ScanGlyph[] {
  const height = (figure.box.bottom - figure.box.top) * picture.scale
  const area = areaAround(picture, figure.box, MARGIN_ACROSS * height, MARGIN_DOWN * height)
  const [across, down] = [area.right - area.left, area.bottom - area.top]
  if (across < MIN_PIXELS || down < MIN_PIXELS) return []
  const levels = levelsIn(picture.bitmap, area)
  if (levels === null) return []
  const level = (levels.ink + levels.background) / 2
  return inkIn(picture.bitmap, area, level).flatMap(({ left, top, right, bottom, ink }): readonly ScanGlyph[] => {
    const isCut = left === 0 || top === 0 || right === across || bottom === down
    const [width, tall] = [right - left, bottom - top]
    if (isCut || tall < MIN_PIXELS || tall < MIN_HEIGHT * height || tall > MAX_HEIGHT * height) return []
    if (width > MAX_ASPECT * tall) return []
    return [
      {
        figure,
        left: area.left + left,
        top: area.top + top,
        width,
        height: tall,
        ink,
        contrast: levels.background - levels.ink,
      },
    ]
  })
}

interface Ink extends PixelArea {
  readonly ink: number
}

/** Pixels darker than `level` that touch each other, corners included; relative to the area. */
function inkIn(bitmap: Bitmap, area: PixelArea, level: number): readonly Ink[] {
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  const isOpen = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      isOpen[y * width + x] = bitmap.data[(area.top + y) * bitmap.width + area.left + x]! < level ? 1 : 0
  const found: Ink[] = []
  for (let start = 0; start < isOpen.length; start++) if (isOpen[start] === 1) found.push(takeInk(isOpen, width, start))
  return found
}

/** Takes the pixels that hang together with `start` out of those that are open. */
function takeInk(isOpen: Uint8Array, width: number, start: number): Ink {
  const pending = [start]
  isOpen[start] = 0
  let [left, top, right, bottom, ink] = [width, isOpen.length, 0, 0, 0]
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    ink++
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        const next = at + row * width + column
        if (x + column < 0 || x + column >= width || isOpen[next] !== 1) continue
        isOpen[next] = 0
        pending.push(next)
      }
  }
  return { left, top, right, bottom, ink }
}
