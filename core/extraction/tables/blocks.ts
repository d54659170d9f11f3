/** Bands → blocks: runs of bands that may be one table. */
import type { DateOrder } from '../values/dates/fragments.ts'
import { hasNumbers, segmentsOf, type Band } from '../layout/text-rows.ts'
import { type PageMeasure } from '../layout/page-metrics.ts'
import type { ColumnStrip } from './columns.ts'
import { isPeriodBand } from './headers.ts'
import { isSentence } from './labels.ts'

/** A line of narrative: long, mostly small letters, no figures set apart. */
export function isProse(band: Band, measure: PageMeasure): boolean {
  if (hasNumbers(band) && band.run.some(number => number.apart && /[\d,]{4}/.test(number.text))) return false
  return band.words.length > 8 && isSentence(band.text) && segmentsOf(band.words, measure, 3).length < 3
}

/**
 * Cuts a page at dated headers that follow figures, and at paragraphs. The lines between the last figure and a header are
 * the next block's title.
 */
export function blocksOf(bands: readonly Band[], measure: PageMeasure, order: DateOrder): readonly (readonly Band[])[] {
  const blocks: Band[][] = [[]]
  let numbers = false
  bands.forEach((band, index) => {
    let current = blocks.at(-1) ?? []
    const next = bands[index + 1]
    if (numbers && isProse(band, measure) && (next === undefined || isProse(next, measure))) {
      blocks.push([])
      numbers = false
      return
    }
    if (numbers && !hasNumbers(band) && isPeriodBand(band, measure, order)) {
      const last = current.findLastIndex(hasNumbers)
      const pulled = current.splice(last + 1)
      current = pulled
      blocks.push(current)
      numbers = false
    }
    current.push(band)
    numbers ||= hasNumbers(band)
  })
  return blocks.filter(block => block.some(hasNumbers))
}

/** Whether each strip of the smaller set stands where one of the larger set stands. */
export function sameStrips(a: readonly ColumnStrip[], b: readonly ColumnStrip[], em: number): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  return (
    few.length > 0 &&
    few.every(strip =>
      many.some(
        other =>
          Math.abs(other.right - strip.right) < 1.3 * em ||
          Math.min(other.right, strip.right) - Math.max(other.left, strip.left) > 0.6 * (strip.right - strip.left),
      ),
    )
  )
}
