/** One check of a tax return, with its sentence and the places of its amounts. */
import type { Check } from '../contract/evidence.ts'
import { centsText } from '../contract/sentence.ts'

/** Pointer of a line of a return. */
export const pointerOf = (key: string): string => `/lines/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
const rounded = (value: number): number => Math.round(value * 100) / 100

/** A check with its sentence. */
export function check(
  { id, name, severity }: { id: string; name: string; severity: Check['severity'] },
  { actual, expected, difference }: { actual: number; expected: number; difference: number | null },
  { passed, figures }: { passed: boolean | null; figures: readonly string[] },
): Check {
  const off = rounded(difference ?? actual - expected)
  return {
    id,
    passed,
    expected: rounded(expected),
    actual,
    difference: off,
    severity,
    message: passed === false ? `${name}: a difference of ${centsText(Math.abs(off))}` : name,
    figures: [...figures],
  }
}
