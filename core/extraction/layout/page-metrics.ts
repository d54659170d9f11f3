/** Typical measures of a page: the yardsticks of every tolerance. */
import { medianOf } from '../../document/geometry.ts'
import type { Line } from '../../document/model.ts'

/** Typical measures of a page, in points: tolerances are shares of these, so that they fit every type size. */
export interface PageMetrics {
  /** Height of the type. */
  readonly em: number
  /** Width of a character. */
  readonly character: number
  /** Gap between two words. */
  readonly space: number
}

/** Of a page without words: type of ten points. */
const defaultMetrics: PageMetrics = { em: 10, character: 5, space: 2.5 }
/** Wider gaps, in characters, separate columns: a typewriter's space with its margins has 1.5, a justified one seldom 2. */
const maxSpace = 2.2

/** The measures of a page, in points, by the median of its words. */
export function metricsOf(lines: readonly Line[]): PageMetrics {
  const words = lines.flatMap(line => line.words).filter(word => /[a-z\d]{2}/i.test(word.text))
  if (words.length === 0) return defaultMetrics
  const character = medianOf(words.map(word => (word.box.right - word.box.left) / word.text.length))
  const gaps = lines.flatMap(line =>
    line.words.slice(1).map((word, index) => word.box.left - (line.words[index]?.box.right ?? 0)),
  )
  const spaces = gaps.filter(gap => gap > 0 && gap < maxSpace * character)
  return {
    em: medianOf(words.map(word => word.size)),
    character,
    space: spaces.length === 0 ? character / 2 : medianOf(spaces),
  }
}
