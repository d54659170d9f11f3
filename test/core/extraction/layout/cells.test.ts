/** Forms filled in by a typewriter: its words stand a letter apart, in type wider than the form's. */
import { describe, expect, it } from 'vitest'
import type { Word } from '../../../../core/document/model.ts'
import { cellsOf, isTypedSpace } from '../../../../core/extraction/layout/cells.ts'
import { metricsOf } from '../../../../core/extraction/layout/page-metrics.ts'
import { block, drawnPage } from '../invoice/drawn-page.ts'

const size = 11
/** Words typed on the places of letters, each as wide as its ink. */
function typed(x: number, y: number, text: string): Word[] {
  const pitch = 0.6 * size
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const left = x + index * pitch + 0.1 * pitch
    const right = x + (index + word.length) * pitch - 0.1 * pitch
    return { text: word, box: { left, top: y, right, bottom: y + 0.75 * size }, confidence: 1, bold: false, size }
  })
}

describe('spaces of a typewriter', () => {
  it('are one letter wide', () => {
    const [first, second] = typed(40, 40, 'Aggregate Hauling')
    expect(isTypedSpace(first!, second!, false)).toBe(true)
    const [, apart] = typed(40, 40, 'Aggregate   Hauling')
    expect(isTypedSpace(first!, apart!, false)).toBe(false)
  })

  it('are none of printed type', () => {
    const [first, second] = block(40, 40, 'Aggregate Hauling')
    expect(isTypedSpace(first!, second!, false)).toBe(false)
  })

  it('keep the words of a filled-in line in one cell with their label', () => {
    const words = [
      ...block(40, 40, 'the small print of a form is all around, and narrow as it is', { size: 6 }),
      ...block(40, 56, 'CITY', { size: 6 }),
      ...typed(54, 56, 'Cedar Rapids Township'),
      ...typed(320, 56, 'IA'),
    ]
    const page = drawnPage(words)
    const cells = cellsOf(page, metricsOf(page.lines)).map(({ text }) => text)
    expect(cells.slice(1)).toEqual(['CITY Cedar Rapids Township', 'IA'])
  })
})
