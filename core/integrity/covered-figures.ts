/** Figures that cannot be seen though the page holds them: under a shape or picture with other text on it, or hidden where another one is seen. */
import { bboxOf } from '../document/geometry.ts'
import type { Box } from '../document/model.ts'
import type { InspectedPage, PaintedShape, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { shareCovered, shareCoveredByAll } from './coverage.ts'
import { drawnOver, type DrawnOver } from './drawn-over.ts'
import { isDigit } from './figure-columns.ts'
import { areaOf, coveredShare, digitsOf, isFigure, sharedArea, type Finding } from './finding.ts'

/** Share of a figure that a shape has to cover. */
const COVERED = 0.8
/** A shape larger than this share of the page is its background. */
const MAX_SHAPE = 0.3
/** Lighter than this, text is not seen on a white page. */
const WHITE = 0.97
/** Points: smaller type is a dot. */
const TINY = 1
/** A darker shape without text on it is a redaction: what lies under it is nobody's business. */
const REDACTION = 0.6

/** `overlay` and `hidden-text` on one page. */
export function coveredFigures(page: InspectedPage): readonly Finding[] {
  const figures = page.words.filter(({ text }) => isFigure(text))
  const maxArea = MAX_SHAPE * page.width * page.height
  const shapes = page.shapes.filter(({ box, isOpaque }) => isOpaque && areaOf(box) <= maxArea)
  return figures.flatMap(word => overlaid(word, page, shapes) ?? hidden(word, page) ?? [])
}

/** Null where nothing covers the figure, or a part of it that is seen otherwise now. */
function overlaid(word: PaintedWord, page: InspectedPage, shapes: readonly PaintedShape[]): Finding | null {
  const over = shapes.filter(shape => shape.order > word.order && sharedArea(shape.box, word.box) > 0)
  if (over.length === 0) return null
  const whole = coverOf(word.box, over)
  const cover = whole ?? word.glyphs.filter(isDigit).flatMap(({ box }) => coverOf(box, over) ?? [])[0]
  if (cover === undefined) return null
  const onTop = drawnOver(
    word,
    page.words.filter(({ order }) => order > cover.order),
  )
  if (onTop !== null) {
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
  const isRepeated = page.words.some(
    ({ text, order, box }) => order > cover.order && isFigure(text) && sharedArea(word.box, box) > 0,
  )
  if (whole === undefined || isRepeated) return null
  if (cover.lightness !== null && cover.lightness < REDACTION) return null
  return { ...unreadable(word, cover, page.shapes), page: page.number, bbox: bboxOf(word.box), after: null }
}

/** The last shape over a place, where it is covered by one of them or by all together. */
function coverOf(box: Box, over: readonly PaintedShape[]): PaintedShape | undefined {
  const one = over.findLast(shape => shareCovered(box, shape) >= COVERED)
  if (one !== undefined) return one
  return shareCoveredByAll(box, over) >= COVERED ? over.findLast(shape => sharedArea(shape.box, box) > 0) : undefined
}

/** What is known where no text stands on the cover. */
function unreadable(
  { text, box }: PaintedWord,
  cover: PaintedShape,
  shapes: readonly PaintedShape[],
): Pick<Finding, 'signal' | 'severity' | 'before' | 'explanation'> {
  if (cover.kind === 'image')
    return {
      signal: 'overlay',
      severity: 'review',
      before: text,
      explanation: `A picture covers the figure ${text} of the page; what it shows there instead is to be compared.`,
    }
  const isDrawnOn = shapes.some(
    shape => shape.order > cover.order && coveredShare(shape.box, box) >= COVERED && shareCovered(box, shape) < COVERED,
  )
  if (isDrawnOn)
    return {
      signal: 'overlay',
      severity: 'review',
      before: text,
      explanation: `A filled shape covers the figure ${text} of the page, and something that is no text is drawn on it.`,
    }
  const explanation = 'A blank shape covers a figure of the page.'
  return { signal: 'hidden-text', severity: 'review', before: null, explanation }
}

/** Null where the figure is the only one at its place, or the one that is seen. */
function hidden(word: PaintedWord, page: InspectedPage): Finding | null {
  const others = page.words.filter(other => isHiddenBeside(word, other))
  const seen = word.size < TINY ? figureAround(word, others) : drawnOver(word, others)
  if (seen === null) return null
  return {
    signal: 'hidden-text',
    severity: seen.isOver ? 'high' : 'review',
    page: page.number,
    bbox: bboxOf(seen.box),
    before: word.text,
    after: seen.text,
    explanation: `The page holds ${word.text} at the place where ${seen.text} is seen: it is ${wayOf(word)}.`,
  }
}

const isHidden = (word: PaintedWord): boolean => isUnseen(word) || word.lightness > WHITE || word.isLayered

/** The figure in whose place a dot of type stands; null where it says the same, or where none is. */
function figureAround(word: PaintedWord, others: readonly PaintedWord[]): DrawnOver | null {
  const { x, y } = word.glyphs[0]!
  const around = others.find(
    ({ text, box, glyphs, size }) =>
      isFigure(text) && glyphs[0]!.x - TINY <= x && x <= box.right && Math.abs(glyphs[0]!.y - y) < size,
  )
  if (around === undefined || digitsOf(around.text) === digitsOf(word.text)) return null
  return { text: around.text, box: around.box, isOver: true }
}

const isUnseen = ({ isInvisible, isClipped, size }: PaintedWord): boolean => isInvisible || isClipped || size < TINY

const isHiddenBeside = (word: PaintedWord, other: PaintedWord): boolean =>
  (isUnseen(word) && !isUnseen(other)) ||
  (word.lightness > WHITE && other.lightness <= WHITE && !isUnseen(other)) ||
  (word.isLayered && !isHidden(other))

const wayOf = (word: PaintedWord): string =>
  word.isInvisible
    ? 'in the invisible render mode'
    : word.isClipped
      ? 'outside of what is drawn'
      : word.size < TINY
        ? 'too small to be seen'
        : word.lightness > WHITE
          ? 'white on white'
          : 'on a layer that can be switched off'
