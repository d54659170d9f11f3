import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Document } from '../../../../core/document/model.ts'
import { OcrCache } from '../../../../core/workflows/intake/ocr-cache.ts'
import { drawPage } from '../../../support/draw-page.ts'

const scan = (pages: number, source: 'ocr' | 'text-layer' = 'ocr'): Document => ({
  fileName: 'scan.pdf',
  pages: Array.from({ length: pages }, (_, index) => drawPage('Cash 1,200', { source, number: index + 1 })),
  problems: [],
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a recognized document is had again by its content and its password, for a while', () => {
  const kept = new OcrCache()
  const document = scan(2)
  kept.keep('abc', 'secret', document)
  expect(kept.find('abc', 'secret')).toBe(document)
  expect(kept.find('abc', null)).toBeNull()
  expect(kept.find('abd', 'secret')).toBeNull()
  vi.advanceTimersByTime(14 * 60_000)
  expect(kept.find('abc', 'secret')).toBe(document)
  vi.advanceTimersByTime(60_000)
  expect(kept.find('abc', 'secret')).toBeNull()
})

test('what has a text layer is not kept, nor more than so many pages, the oldest going first', () => {
  const kept = new OcrCache()
  kept.keep('text', null, scan(1, 'text-layer'))
  expect(kept.find('text', null)).toBeNull()
  kept.keep('huge', null, scan(401))
  expect(kept.find('huge', null)).toBeNull()
  for (const name of ['a', 'b', 'c', 'd', 'e']) kept.keep(name, null, scan(100))
  expect(kept.find('a', null)).toBeNull()
  for (const name of ['b', 'c', 'd', 'e']) expect(kept.find(name, null), name).not.toBeNull()
})
