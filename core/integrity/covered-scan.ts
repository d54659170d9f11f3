/** Figures of a scan that something drawn over its picture hides: what lies under it is recognized in the picture, which the file still holds. */
import { bboxOf } from '../document/geometry.ts'
import type { Box } from '../document/model.ts'
import type { InspectedPage, PaintedShape } from '../reading/inspection/inspected-page.ts'
import { recognizeFigures } from '../reading/inspection/recognize-figures.ts'
import type { PageImage } from '../reading/image/page-image.ts'
import { shareCovered } from './coverage.ts'
import { areaOf, digitsOf, isAmount, isFigure, type Finding } from './finding.ts'
import type { ScannedFigure } from './scan-glyphs.ts'

/** Share of a figure that lies on the shape. */
const COVERED = 0.8
/** A larger share of the page is a part of the scan. */
const MAX_SHAPE = 0.3
/** Darker than this it is a redaction. */
const REDACTION = 0.6
/** Places of a page that are recognized: the time of a page allows no more, and more of them are how the page was made. */
const MAX_PLACES = 20
/** Background around a place in heights. */
const MARGIN = 0.3
/** Below this confidence what is recognized says nothing. */
const SURE = 0.6

/** A figure that is seen where the picture of the scan may hold another one. */
export interface CoveredPlace {
  readonly box: Box
  /** What is seen now; null where that is not known. */
  readonly seen: string | null
  /** The text is that of the file, not a recognized one. */
  readonly isText: boolean
  readonly cover: 'shape' | 'picture' | 'annotation'
}

/** Places on the scanned page `page` whose figure is drawn over its picture; `figures`: as they were recognized. */
export function coveredPlaces(page: InspectedPage, figures: readonly ScannedFigure[]): readonly CoveredPlace[] {
  const scan = page.shapes.find(({ kind, box }) => kind === 'image' && areaOf(box) >= 0.5 * page.width * page.height)
  if (scan === undefined) return []
  const maxArea = MAX_SHAPE * page.width * page.height
  const covers = page.shapes.filter(
    ({ order, isOpaque, box, lightness }) =>
      order > scan.order && isOpaque && areaOf(box) <= maxArea && (lightness ?? 1) >= REDACTION,
  )
  const typed = page.words.filter(word => !word.isInvisible && isAmount(word.text))
  const onShapes = (box: Box, after: number): PaintedShape | undefined =>
    covers.find(shape => shape.order < after && shareCovered(box, shape) >= COVERED)
  const places = [
    ...typed.flatMap(({ box, text, order }) => placeOn(onShapes(box, order), { box, text }, true)),
    ...figures
      .filter(({ text, box }) => isAmount(text) && !typed.some(word => areTogether(word.box, box)))
      .flatMap(figure => placeOn(onShapes(figure.box, Infinity), figure, false)),
    ...page.annotations
      .filter(({ kind, isCover, text }) => kind !== 'redaction' && kind !== 'widget' && (isCover || isFigure(text)))
      .map(({ box, text }) => ({
        box,
        seen: isFigure(text) ? text : null,
        isText: isFigure(text),
        cover: 'annotation' as const,
      })),
  ]
  return places.length > MAX_PLACES ? [] : places
}

const areTogether = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const placeOn = (
  shape: PaintedShape | undefined,
  { box, text }: { readonly box: Box; readonly text: string },
  isText: boolean,
): readonly CoveredPlace[] =>
  shape === undefined
    ? []
    : [{ box, seen: text, isText, cover: shape.kind === 'image' ? ('picture' as const) : ('shape' as const) }]

/** `overlay` and `annotation-over-figure` on one scanned page; `picture`: as the file holds it, with nothing over it. Throws OcrFailure. */
export async function coveredScan(
  page: number,
  places: readonly CoveredPlace[],
  picture: PageImage,
): Promise<readonly Finding[]> {
  const recognized = await recognizeFigures(
    picture,
    places.map(({ box }) => box),
    MARGIN,
  )
  return places.flatMap((place, index) => {
    const under = recognized[index] ?? null
    if (under === null || under.confidence < SURE || !isAmount(under.text)) return []
    if (place.seen !== null && digitsOf(place.seen) === digitsOf(under.text)) return []
    return [findingOf(page, place, under.text)]
  })
}

function findingOf(page: number, { box, seen, isText, cover }: CoveredPlace, before: string): Finding {
  const what = { shape: 'A filled shape', picture: 'A picture', annotation: 'An annotation' }[cover]
  return {
    signal: cover === 'annotation' ? 'annotation-over-figure' : 'overlay',
    // A recognized figure may be misread.
    severity: isText ? 'high' : 'review',
    page,
    bbox: bboxOf(box),
    before,
    after: seen,
    explanation: `${what} covers ${before} of the scan${seen === null ? '; what it shows there instead is to be compared' : `, and ${seen} is seen there`}.`,
  }
}
