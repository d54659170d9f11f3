/** Boxes turn with their page. */
import { expect, test } from 'vitest'
import { fractionOf, type Turn } from '../../../../renderer/features/review/place.ts'

test.each([
  [0, { left: 0.1, top: 0.2, width: 0.2, height: 0.05 }],
  [90, { left: 0.75, top: 0.1, width: 0.05, height: 0.2 }],
  [180, { left: 0.7, top: 0.75, width: 0.2, height: 0.05 }],
  [270, { left: 0.2, top: 0.7, width: 0.05, height: 0.2 }],
] as const)('turned by %i degrees', (turn: Turn, expected) => {
  const found = fractionOf([10, 40, 30, 50], 100, 200, turn)
  for (const [name, value] of Object.entries(expected)) expect(found[name as keyof typeof found]).toBeCloseTo(value, 9)
})
