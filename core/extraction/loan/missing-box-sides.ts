/** OCR preprocessing misses short vertical rules: the sides of low boxes, inferred from their top and bottom rules. Pure. */
import { centerOf, middleOf, widthOf } from '../../document/geometry.ts'
import type { Box, Page } from '../../document/model.ts'

/** Points: heads and feet of a box end together, and are so long and so far apart. */
const SAME_END = 2
const MIN_WIDTH = 16
const HEIGHT = { min: 11, max: 26 }
/** A caption under a line hugs it; what is written into a box stands in its middle or lower. */
const LOW = 0.35
/** Points: the label stands right over the head of the box, or ends before it. */
const OVER = 10
const BEFORE = 24
const EDGE = 8

/** Upright sides of boxes that are known by head and foot alone. */
export function missingSides(page: Page, down: readonly Box[]): readonly Box[] {
  const across = page.rules
    .filter(({ direction, box }) => direction === 'horizontal' && widthOf(box) >= MIN_WIDTH)
    .map(({ box }) => box)
    .toSorted((a, b) => a.top - b.top)
  const words = page.lines.flatMap(line => line.words.map(word => word.box))
  const feet = new Set<Box>()
  return across.flatMap((head): Box[] => {
    if (feet.has(head)) return []
    const foot = across.find(
      rule =>
        rule.top - head.top >= HEIGHT.min &&
        rule.top - head.top <= HEIGHT.max &&
        Math.abs(rule.left - head.left) < SAME_END &&
        Math.abs(rule.right - head.right) < SAME_END,
    )
    if (foot === undefined) return []
    const middle = (head.top + foot.top) / 2
    const isWalled = down.some(
      side => side.top < middle && side.bottom > middle && Math.abs(side.left - head.left) < SAME_END + 1,
    )
    if (isWalled || !isFilledLow(words, head, foot) || !isLabeled(words, head, foot)) return []
    feet.add(foot)
    return [head.left, head.right].map(x => ({ left: x - 0.3, right: x + 0.3, top: head.top, bottom: foot.bottom }))
  })
}

/** Nothing, or one line of words that does not hug the head. */
function isFilledLow(words: readonly Box[], head: Box, foot: Box): boolean {
  const inside = words.filter(
    word =>
      centerOf(word) > head.left &&
      centerOf(word) < head.right &&
      middleOf(word) > head.bottom &&
      middleOf(word) < foot.top,
  )
  if (inside.length === 0) return true
  const top = Math.min(...inside.map(word => word.top))
  const bottom = Math.max(...inside.map(word => word.bottom))
  return top - head.bottom >= LOW * (foot.top - bottom) - 1
}

function isLabeled(words: readonly Box[], head: Box, foot: Box): boolean {
  return words.some(
    word =>
      (word.bottom > head.top - OVER &&
        word.bottom < head.top + 1 &&
        word.left > head.left - EDGE &&
        word.left < head.left + EDGE) ||
      (word.right > head.left - BEFORE &&
        word.right < head.left + 2 &&
        middleOf(word) > head.top &&
        middleOf(word) < foot.top),
  )
}
