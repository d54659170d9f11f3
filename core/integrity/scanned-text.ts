/** The invisible text layer of a scan against its picture: each amount of the layer is recognized where it stands. */
import { bboxOf } from '../document/geometry.ts'
import type { InspectedPage, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { recognizeFigures, type RecognizedFigure } from '../reading/inspection/recognize-figures.ts'
import type { PageImage } from '../reading/image/page-image.ts'
import { areaOf, digitsOf, isAmount, type Finding } from './finding.ts'

/** Share of the words of a page that are invisible, and of the page that a picture covers, where it is a scan with a text layer. */
const INVISIBLE_SHARE = 0.5
const PICTURE_SHARE = 0.5
const MIN_WORDS = 5
/** Amounts of a page that are recognized: the time of a page allows no more. */
const MAX_AMOUNTS = 120
/** Background around an amount in heights, the first time and when a difference is recognized again. */
const MARGIN = 0.3
const OTHER_MARGIN = 0.22
/** Below this confidence a recognized amount says nothing. */
const SURE = 0.6

/** Whether a page is a scan with a text layer under or over its picture. */
export function isRecognizedScan(page: InspectedPage): boolean {
  const { words } = page
  const invisible = words.filter(({ isInvisible }) => isInvisible)
  return invisible.length >= MIN_WORDS && invisible.length >= INVISIBLE_SHARE * words.length && isPicture(page)
}

/** Whether a picture fills most of the page: its text may have been recognized from it. */
export const isPicture = ({ shapes, width, height }: InspectedPage): boolean =>
  shapes.some(({ kind, box }) => kind === 'image' && areaOf(box) >= PICTURE_SHARE * width * height)

/**
 * `text-layer-differs` on one page, never more than for review: programs that recognize text misread digits, too. Throws OcrFailure.
 */
export async function scannedText(page: InspectedPage, picture: PageImage): Promise<readonly Finding[]> {
  const amounts = page.words
    .filter(word => word.isInvisible && word.angle === 0 && isAmount(word.text))
    .slice(0, MAX_AMOUNTS)
  const differing = await differingFrom(amounts, picture, MARGIN)
  const again = await differingFrom(
    differing.map(({ word }) => word),
    picture,
    OTHER_MARGIN,
  )
  return again.flatMap(({ word, seen }) => {
    const first = differing.find(other => other.word === word)
    if (first === undefined || digitsOf(first.seen.text) !== digitsOf(seen.text)) return []
    return [
      {
        signal: 'text-layer-differs' as const,
        severity: 'review' as const,
        page: page.number,
        bbox: bboxOf(word.box),
        before: word.text,
        after: seen.text,
        explanation: `The picture of the scan shows ${seen.text}; the invisible text under it says ${word.text}.`,
      },
    ]
  })
}

interface Difference {
  readonly word: PaintedWord
  readonly seen: RecognizedFigure
}

async function differingFrom(
  words: readonly PaintedWord[],
  picture: PageImage,
  margin: number,
): Promise<readonly Difference[]> {
  const boxes = words.map(({ box }) => box)
  const recognized = await recognizeFigures(picture, boxes, margin)
  return words.flatMap((word, index) => {
    const seen = recognized[index] ?? null
    if (seen === null || seen.confidence < SURE || !isAmount(seen.text)) return []
    const [own, other] = [digitsOf(word.text), digitsOf(seen.text)]
    return own === other || own.length !== other.length ? [] : [{ word, seen }]
  })
}
