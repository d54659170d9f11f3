/** Figures that cannot be seen though the page holds them: under a shape or picture with other text on it, or hidden where another one is seen. */
import type { InspectedPage, PaintedShape, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { areaOf, bboxOf, coveredShare, digitsOf, isFigure, sharedArea, type Finding } from './finding.ts'

/** Share of a figure that a shape has to cover. */
const COVERED = 0.8
/** A shape larger than this share of the page is its background. */
const MAX_SHAPE = 0.3
/** Two words stand at one place where they share so much of the smaller one. */
const SAME_PLACE = 0.4
/** Lighter than this, text is not seen on a white page. */
const WHITE = 0.97
/** A darker shape without text on it is a redaction: what lies under it is nobody's business. */
const REDACTION = 0.6

/** `overlay` and `hidden-text` on one page. */
export function coveredFigures(page: InspectedPage): readonly Finding[] {
  const figures = page.words.filter(({ text }) => isFigure(text))
  const maxArea = MAX_SHAPE * page.width * page.height
  const shapes = page.shapes.filter(({ box, isOpaque }) => isOpaque && areaOf(box) <= maxArea)
  return figures.flatMap(word => overlaid(word, { page, shapes, figures }) ?? hidden(word, { page, figures }) ?? [])
}

interface Beside {
  readonly page: InspectedPage
  readonly figures: readonly PaintedWord[]
}

/** Null where nothing covers the figure. */
function overlaid(
  word: PaintedWord,
  { page, shapes, figures }: Beside & { readonly shapes: readonly PaintedShape[] },
): Finding | null {
  const cover = shapes.findLast(({ box, order }) => order > word.order && coveredShare(word.box, box) >= COVERED)
  if (cover === undefined) return null
  const onTop = figures.find(other => other.order > cover.order && isAtPlaceOf(word, other))
  if (onTop !== undefined) {
    if (digitsOf(onTop.text) === digitsOf(word.text)) return null
    const what = cover.kind === 'image' ? 'A picture' : 'A filled shape'
    return {
      signal: 'overlay',
      severity: 'high',
      page: page.number,
      bbox: bboxOf(onTop.box),
      before: word.text,
      after: onTop.text,
      explanation: `${what} covers the figure ${word.text}, and ${onTop.text} is drawn on it.`,
    }
  }
  if (cover.lightness !== null && cover.lightness < REDACTION) return null
  const isPicture = cover.kind === 'image'
  return {
    signal: isPicture ? 'overlay' : 'hidden-text',
    severity: 'review',
    page: page.number,
    bbox: bboxOf(word.box),
    before: isPicture ? word.text : null,
    after: null,
    explanation: isPicture
      ? `A picture covers the figure ${word.text} of the page; what it shows there instead is to be compared.`
      : 'A blank shape covers a figure of the page.',
  }
}

/** Null where the figure is the only one at its place, or the one that is seen. */
function hidden(word: PaintedWord, { page, figures }: Beside): Finding | null {
  const seen = figures.find(
    other =>
      other !== word &&
      isHiddenBeside(word, other) &&
      digitsOf(other.text) !== digitsOf(word.text) &&
      isAtPlaceOf(word, other),
  )
  if (seen === undefined) return null
  return {
    signal: 'hidden-text',
    severity: 'high',
    page: page.number,
    bbox: bboxOf(seen.box),
    before: word.text,
    after: seen.text,
    explanation: `The page holds ${word.text} at the place where ${seen.text} is seen: it is ${wayOf(word)}.`,
  }
}

const isHidden = (word: PaintedWord): boolean => word.isInvisible || word.lightness > WHITE || word.isLayered

const isHiddenBeside = (word: PaintedWord, other: PaintedWord): boolean =>
  (word.isInvisible && !other.isInvisible) ||
  (word.lightness > WHITE && other.lightness <= WHITE && !other.isInvisible) ||
  (word.isLayered && !isHidden(other))

const wayOf = (word: PaintedWord): string =>
  word.isInvisible
    ? 'in the invisible render mode'
    : word.lightness > WHITE
      ? 'white on white'
      : 'on a layer that can be switched off'

const isAtPlaceOf = (a: PaintedWord, b: PaintedWord): boolean =>
  sharedArea(a.box, b.box) >= SAME_PLACE * Math.min(areaOf(a.box), areaOf(b.box))
