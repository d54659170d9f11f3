/** A PDFium that is discarded gives its memory back. */
import { expect, test } from 'vitest'
import { discardPdfium, pdfium } from '../../../../core/reading/pdf/pdfium.ts'

test('nothing on the global object holds the heap of an instance', async () => {
  const before = new Set(Object.getOwnPropertyNames(globalThis))
  await pdfium()
  discardPdfium()
  const added = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([name]) => !before.has(name))
  expect(added.filter(([, property]) => 'get' in property).map(([name]) => name)).toEqual([])
})
