/** Which part of a page is shown around a value, and how much it is enlarged. Lengths of the page are in points, of the picture in CSS pixels. */
import type { Box, Fraction } from './place.ts'

export interface Crop {
  /** Pixels per point. */
  readonly scale: number
  /** Of the page, from its top left. */
  readonly left: number
  readonly top: number
  /** Where the value lies in the picture. */
  readonly mark: Fraction
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The share of the picture's height that the value takes: enough around it to see the line above and below. */
const valueShare = 0.42
/** More than this shows the grain of a scan, not the digits. */
const maxScale = 5
/** Air at both ends of a value that is as wide as the picture. */
const airPixels = 16

/** The value in the middle, as far as the page reaches. */
export function cropAround([x0, y0, x1, y1]: Box, page: Size, picture: Size): Crop {
  const [wide, tall] = [Math.max(1, x1 - x0), Math.max(1, y1 - y0)]
  const scale = Math.min(maxScale, (valueShare * picture.height) / tall, (picture.width - 2 * airPixels) / wide)
  const left = within((x0 + x1) / 2, picture.width / scale, page.width)
  const top = within((y0 + y1) / 2, picture.height / scale, page.height)
  const mark = { left: (x0 - left) * scale, top: (y0 - top) * scale, width: wide * scale, height: tall * scale }
  return { scale, left, top, mark }
}

/** Where a span around `middle` begins so that it leaves the page at neither end; one that is longer than the page has it in its middle. */
const within = (middle: number, span: number, length: number): number =>
  span >= length ? (length - span) / 2 : Math.min(Math.max(0, middle - span / 2), length - span)
