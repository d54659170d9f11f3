/** Boxes drawn on a form: small squares and rings beside a word, to be ticked, and what is in them; and low boxes whose sides were missed. Pure. */
import { centerOf, heightOf, horizontalOverlap, middleOf, verticalOverlap, widthOf } from '../../document/geometry.ts'
import type { Box, Mark, Page, Word } from '../../document/model.ts'
import { grown, isInRow, isInside, rulesOf, SLACK } from './boxes.ts'

export interface TickBox {
  readonly box: Box
  readonly ticked: boolean
}

/**
 * How boxes to tick are drawn. Half or double of any member changes 3 of 41 tuned forms at most.
 * - `side`: Points: sides of a box to tick.
 * - `join`: Points by which sides that meet may miss each other.
 * - `reach`: Points: strokes of a tick reach this far out of their box.
 * - `beside`: Points: the word of the choice begins or ends this close to its box.
 * - `maxTick`: Marks wider than this many boxes are no ticks: signatures, frames.
 * - `offMiddle`: Share of the larger height by which the middles of a box and its word may differ.
 */
const BOX = { side: { min: 5, max: 15.5 }, join: 1.6, reach: 3, beside: 16, maxTick: 2.2, offMiddle: 0.7 } as const
/**
 * Share of the height of a box its glyph must share, whose own box may hang out above or below; of the narrower width, half.
 * Half or double of any member changes no tuned form.
 */
const MIN_SHARED = { width: 0.5, height: 0.15 } as const
/** What is typed into a box to tick it. */
const TICK_TEXT = /^[xX✓✔✗✘√☑☒■●•4]$/u

/** Every drawn box to tick of a page. */
export function drawnTickBoxes(page: Page): readonly TickBox[] {
  const words = page.lines.flatMap(line => line.words)
  const marks = page.marks ?? []
  const squares = squaresOf(page).filter(
    box => !words.some(word => isInside(word.box, box) && !TICK_TEXT.test(word.text)),
  )
  const rings = ringsOf(marks, squares, words)
  return [...squares, ...rings]
    .filter(box => words.some(word => isBeside(word, box)))
    .map(box => ({ box, ticked: isTicked(box, marks, words) }))
}

function isTicked(box: Box, marks: readonly Mark[], words: readonly Word[]): boolean {
  const isTick = ({ box: mark }: Mark): boolean =>
    mark !== box && widthOf(mark) < BOX.maxTick * widthOf(box) && isInside(mark, grown(box, BOX.reach))
  return marks.some(isTick) || isTypedInto(box, words)
}

/** An X or a tick typed into a box. */
export const isTypedInto = (box: Box, words: readonly Word[]): boolean =>
  words.some(word => TICK_TEXT.test(word.text) && overlapsMost(word.box, box))

/** Squares of four rules; squares that share a side hold the characters of a number. */
function squaresOf(page: Page): readonly Box[] {
  const across = rulesOf(page, 'horizontal').filter(box => isSide(widthOf(box)))
  const down = rulesOf(page, 'vertical').filter(box => isSide(heightOf(box)))
  const found: Box[] = []
  for (const head of across)
    for (const foot of across) {
      const height = foot.top - head.top
      if (!isSide(height) || Math.abs(foot.left - head.left) > BOX.join || Math.abs(foot.right - head.right) > BOX.join)
        continue
      const isClosed = (x: number): boolean =>
        down.some(
          box =>
            Math.abs(centerOf(box) - x) < BOX.join && box.top < head.top + BOX.join && box.bottom > foot.top - BOX.join,
        )
      if (isClosed(head.left) && isClosed(head.right))
        found.push({ left: head.left, right: head.right, top: head.top, bottom: foot.bottom })
    }
  return found
}

const isSide = (length: number): boolean => length >= BOX.side.min && length <= BOX.side.max

function ringsOf(marks: readonly Mark[], squares: readonly Box[], words: readonly Word[]): readonly Box[] {
  const rings = marks
    .filter(({ box, kind }) => kind === 'drawing' && isSide(widthOf(box)) && isSide(heightOf(box)))
    .map(({ box }) => box)
    .filter(
      box =>
        !squares.some(square => isInside(box, grown(square, BOX.reach))) &&
        !words.some(word => isInside(word.box, box)),
    )
  // Of a ring and its dot the ring is the box; choices come in several, of one size.
  const outer = rings.filter(
    box => !rings.some(other => other !== box && widthOf(other) > widthOf(box) && isInside(box, other)),
  )
  return outer.filter(box => outer.some(other => other !== box && Math.abs(widthOf(other) - widthOf(box)) < 1))
}

/** Glyphs of ticks hang out of their boxes. */
export const overlapsMost = (word: Box, box: Box): boolean =>
  horizontalOverlap(word, box) > MIN_SHARED.width * Math.min(widthOf(word), widthOf(box)) &&
  verticalOverlap(word, box) > MIN_SHARED.height * heightOf(box)

function isBeside({ box: word, text }: Word, box: Box): boolean {
  const height = Math.max(heightOf(word), heightOf(box))
  if (!/\p{L}/u.test(text) || Math.abs(middleOf(word) - middleOf(box)) > BOX.offMiddle * height) return false
  return (
    (word.left >= box.right - 2 && word.left - box.right < BOX.beside) ||
    (box.left >= word.right - 2 && box.left - word.right < BOX.beside)
  )
}

/** A box to tick stands right before the words. */
export const isOption = (page: { readonly ticks: readonly TickBox[] }, piece: { readonly box: Box }): boolean =>
  page.ticks.some(
    ({ box }) =>
      box.right <= piece.box.left + SLACK && piece.box.left - box.right < BOX.beside && isInRow(box, piece.box),
  )

/**
 * Measures of low boxes, in points. Half or double of any member changes 4 of 41 tuned forms at most.
 * - `sameEnd`, `minWidth`, `height`: Points: heads and feet of a box end together, and are so long and so far apart: shorter ones are boxes to
 *   tick, higher ones sections.
 * - `halfRule`: Points to either side of the middle of an inferred rule.
 */
const LOW_BOX = { sameEnd: 2, minWidth: 16, height: { min: 11, max: 26 }, halfRule: 0.3 } as const
/** Upright sides of boxes known by head and foot alone: OCR preprocessing misses short ones. */
export function missingSides(page: Page, down: readonly Box[]): readonly Box[] {
  const across = rulesOf(page, 'horizontal')
    .filter(box => widthOf(box) >= LOW_BOX.minWidth)
    .toSorted((a, b) => a.top - b.top)
  const feet = new Set<Box>()
  return across.flatMap((head): Box[] => {
    if (feet.has(head)) return []
    const foot = across.find(
      rule =>
        rule.top - head.top >= LOW_BOX.height.min &&
        rule.top - head.top <= LOW_BOX.height.max &&
        Math.abs(rule.left - head.left) < LOW_BOX.sameEnd &&
        Math.abs(rule.right - head.right) < LOW_BOX.sameEnd,
    )
    if (foot === undefined) return []
    const middle = (head.top + foot.top) / 2
    const isWalled = down.some(
      side => side.top < middle && side.bottom > middle && Math.abs(side.left - head.left) < LOW_BOX.sameEnd + 1,
    )
    if (isWalled) return []
    feet.add(foot)
    return [head.left, head.right].map(x => ({
      left: x - LOW_BOX.halfRule,
      right: x + LOW_BOX.halfRule,
      top: head.top,
      bottom: foot.bottom,
    }))
  })
}
