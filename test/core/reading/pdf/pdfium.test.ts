/** A PDFium that is discarded gives its memory back, and one that is started takes no more than its own. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { discardPdfium, pdfium } from '../../../../core/reading/pdf/pdfium.ts'

test('nothing on the global object holds the heap of an instance', async () => {
  const before = new Set(Object.getOwnPropertyNames(globalThis))
  await pdfium()
  discardPdfium()
  const added = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([name]) => !before.has(name))
  expect(added.filter(([, property]) => 'get' in property).map(([name]) => name)).toEqual([])
})

test('nothing of Node is loaded with it that nobody uses', () => {
  const started = `import(${JSON.stringify(new URL('../../../../core/reading/pdf/pdfium.ts', import.meta.url).href)})
    .then(({ pdfium }) => pdfium())
    .then(() => console.log(process.moduleLoadList.some(name => name.endsWith('deps/undici/undici'))))`
  expect(execFileSync(process.execPath, ['-e', started], { encoding: 'utf8' })).toBe('false\n')
})
