/** OCR preprocessing misses short vertical rules: the sides of low boxes, inferred from their top and bottom rules. Pure. */
import { widthOf } from '../../document/geometry.ts'
import type { Box, Page } from '../../document/model.ts'

/**
 * Measures of low boxes, in points. Half or double of any member changes 4 of 41 tuned forms at most.
 * - `sameEnd`, `minWidth`, `height`: Points: heads and feet of a box end together, and are so long and so far apart: shorter ones are boxes to
 *   tick, higher ones sections.
 * - `halfRule`: Points to either side of the middle of an inferred rule.
 */
const BOX = { sameEnd: 2, minWidth: 16, height: { min: 11, max: 26 }, halfRule: 0.3 } as const
/** Upright sides of boxes that are known by head and foot alone. */
export function missingSides(page: Page, down: readonly Box[]): readonly Box[] {
  const across = page.rules
    .filter(({ direction, box }) => direction === 'horizontal' && widthOf(box) >= BOX.minWidth)
    .map(({ box }) => box)
    .toSorted((a, b) => a.top - b.top)
  const feet = new Set<Box>()
  return across.flatMap((head): Box[] => {
    if (feet.has(head)) return []
    const foot = across.find(
      rule =>
        rule.top - head.top >= BOX.height.min &&
        rule.top - head.top <= BOX.height.max &&
        Math.abs(rule.left - head.left) < BOX.sameEnd &&
        Math.abs(rule.right - head.right) < BOX.sameEnd,
    )
    if (foot === undefined) return []
    const middle = (head.top + foot.top) / 2
    const isWalled = down.some(
      side => side.top < middle && side.bottom > middle && Math.abs(side.left - head.left) < BOX.sameEnd + 1,
    )
    if (isWalled) return []
    feet.add(foot)
    return [head.left, head.right].map(x => ({
      left: x - BOX.halfRule,
      right: x + BOX.halfRule,
      top: head.top,
      bottom: foot.bottom,
    }))
  })
}
