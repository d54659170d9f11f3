/**
 * A place of a scan that was not compressed with the rest of it. A picture that was saved twice as JPEG carries the steps of the first time: its
 * coefficients lie at their multiples. What was typed or pasted between does not, nor does what was moved there from elsewhere in the same picture.
 */
import { medianOf, bboxOf } from '../document/geometry.ts'
import type { Bitmap } from '../reading/image/bitmap.ts'
import type { ScanPicture } from '../reading/inspection/scan-picture.ts'
import { earlierSteps, lowCoefficients, type EarlierStep } from './earlier-compression.ts'
import { isAmount, type Finding } from './finding.ts'
import { boxOfArea, glyphsOf, type PixelArea, type ScannedFigure } from './scan-glyphs.ts'

/** Figures without which nothing is usual on a page. */
const MIN_FIGURES = 15
/** Figures of a page that may be odd; more of them are how the page was put together. */
const MAX_ODD = 3
/** How much less of an odd place lies at the multiples than is usual. */
const MIN_LESS = 0.2
/**
 * Coefficients without which nothing is known of a place; how far the next place is from an odd one, and that as a share of how far the next place is
 * from what is usual: the places of one picture follow each other closely, down to the least. From trials on scans that were saved at several qualities.
 */
const WHOLE = { coefficients: 20, gap: 0.08, share: 0.45 } as const
const CHARACTER = { coefficients: 30, gap: 0.12, share: 0.6 } as const

interface Place {
  readonly figure: ScannedFigure
  readonly area: PixelArea
  /** Coefficients that tell, and those of them at the multiples of the earlier steps. */
  readonly count: number
  readonly hits: number
}

/** `image-patch` on one scanned page, for review: a stamp or a number that is set on scans leaves the same trace. */
export function compressedApart(
  page: number,
  picture: ScanPicture,
  figures: readonly ScannedFigure[],
): readonly Finding[] {
  const { bitmap } = picture.image
  const steps = earlierSteps(bitmap, picture.steps)
  if (steps.length === 0) return []
  const characters = figures.flatMap(figure => charactersOf(picture, figure, steps))
  const figuresOnPage = [...Map.groupBy(characters, ({ figure }) => figure).values()]
  const odd = [
    ...oddAmong(figuresOnPage.map(together), WHOLE),
    // One character may have been changed alone.
    ...oddAmong(
      figuresOnPage.flatMap(parts => lowestShare(parts) ?? []),
      CHARACTER,
    ),
  ]
  const amounts = [...Map.groupBy(odd, ({ figure }) => figure)].filter(([{ text }]) => isAmount(text))
  return amounts.map(([{ text }, [place]]) => ({
    signal: 'image-patch' as const,
    severity: 'review' as const,
    page,
    bbox: bboxOf(boxOfArea(picture.image, place!.area)),
    before: null,
    after: text,
    explanation: `The scan was saved twice, and ${text} or a part of it only the second time: it came into the picture between.`,
  }))
}

/** Places, one of each figure, that have much less at the multiples than all others. */
function oddAmong(places: readonly Place[], rule: typeof WHOLE | typeof CHARACTER): readonly Place[] {
  const known = places.filter(({ count }) => count >= rule.coefficients).toSorted((a, b) => shareOf(a) - shareOf(b))
  if (known.length < MIN_FIGURES) return []
  const usual = medianOf(known.map(shareOf))
  for (let odd = 1; odd <= MAX_ODD; odd++) {
    const [last, next] = [shareOf(known[odd - 1]!), shareOf(known[odd]!)]
    if (usual - last < MIN_LESS) return []
    if (next - last >= Math.max(rule.gap, rule.share * (usual - next))) return known.slice(0, odd)
  }
  return []
}

const lowestShare = (parts: readonly Place[]): Place | undefined =>
  parts.filter(({ count }) => count >= CHARACTER.coefficients).toSorted((a, b) => shareOf(a) - shareOf(b))[0]
const shareOf = ({ hits, count }: Place): number => hits / count

function together(parts: readonly Place[]): Place {
  const sum = (of: (place: Place) => number): number => parts.reduce((total, place) => total + of(place), 0)
  const area = unionOfAreas(parts.map(part => part.area))
  return { figure: parts[0]!.figure, area, hits: sum(({ hits }) => hits), count: sum(({ count }) => count) }
}

/** The characters of a figure with what their blocks say. */
const charactersOf = (picture: ScanPicture, figure: ScannedFigure, steps: readonly EarlierStep[]): readonly Place[] =>
  glyphsOf(picture.image, figure).map(({ left, top, width, height }) => {
    const area = { left, top, right: left + width, bottom: top + height }
    return { figure, area, ...atMultiplesIn(picture.image.bitmap, area, steps) }
  })

function atMultiplesIn(
  bitmap: Bitmap,
  area: PixelArea,
  steps: readonly EarlierStep[],
): { readonly count: number; readonly hits: number } {
  let [count, hits] = [0, 0]
  for (let top = area.top & ~7; top < area.bottom && top + 8 <= bitmap.height; top += 8)
    for (let left = area.left & ~7; left < area.right && left + 8 <= bitmap.width; left += 8) {
      const values = lowCoefficients(bitmap, left, top)
      for (const { index, step, tolerance } of steps) {
        const value = Math.abs(values[index]!)
        if (value <= step / 2) continue
        count++
        if (Math.abs(value - Math.round(value / step) * step) <= tolerance) hits++
      }
    }
  return { count, hits }
}

const unionOfAreas = (areas: readonly PixelArea[]): PixelArea => ({
  left: Math.min(...areas.map(({ left }) => left)),
  top: Math.min(...areas.map(({ top }) => top)),
  right: Math.max(...areas.map(({ right }) => right)),
  bottom: Math.max(...areas.map(({ bottom }) => bottom)),
})
