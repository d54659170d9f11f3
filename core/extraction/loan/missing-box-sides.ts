/** OCR preprocessing misses short vertical rules: the sides of low boxes, inferred from their top and bottom rules. Pure. */
import { widthOf } from '../../document/geometry.ts'
import type { Box, Page } from '../../document/model.ts'

/** Points: heads and feet of a box end together, and are so long and so far apart: shorter ones are boxes to tick, higher ones sections. */
const SAME_END = 2
const MIN_WIDTH = 16
const HEIGHT = { min: 11, max: 26 }
/** Points to either side of the middle of an inferred rule. */
const HALF_RULE = 0.3
/** Upright sides of boxes that are known by head and foot alone. */
export function missingSides(page: Page, down: readonly Box[]): readonly Box[] {
  const across = page.rules
    .filter(({ direction, box }) => direction === 'horizontal' && widthOf(box) >= MIN_WIDTH)
    .map(({ box }) => box)
    .toSorted((a, b) => a.top - b.top)
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
    if (isWalled) return []
    feet.add(foot)
    return [head.left, head.right].map(x => ({
      left: x - HALF_RULE,
      right: x + HALF_RULE,
      top: head.top,
      bottom: foot.bottom,
    }))
  })
}
