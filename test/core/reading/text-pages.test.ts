/** What PDFium keeps of the pages of a long file does not grow with the file. */
import { expect, test } from 'vitest'
import type { PdfFile } from '../../../core/reading/pdf/pdf-file.ts'
import { withPdf } from '../../../core/reading/pdf/pdf-file.ts'
import { pdfium } from '../../../core/reading/pdf/pdfium.ts'
import { newTextPass, TextPages } from '../../../core/reading/text-pages.ts'
import { drawnFiling } from '../../bench/drawn-filing.ts'

const pageCount = 130

function pagesOf(file: PdfFile) {
  const text = new TextPages(file, 100_000)
  const pass = newTextPass(0)
  for (; pass.next < file.pageCount; pass.next++) text.read(pass, undefined)
  text.close()
  return pass.pages
}

test('a long file is opened again while it is read, and its pages are the same', async () => {
  const bytes = await drawnFiling(pageCount)
  let opened = 0
  const [kept, reopened] = await withPdf(await pdfium(), bytes, undefined, file => {
    const { pdfium, handle } = file
    const held: PdfFile = { pdfium, handle, pageCount, reopen: () => undefined }
    const counted: PdfFile = {
      pdfium,
      pageCount,
      get handle() {
        return file.handle
      },
      reopen() {
        opened += 1
        file.reopen()
      },
    }
    return Promise.resolve([pagesOf(held), pagesOf(counted)])
  })
  expect(opened).toBe(4)
  expect(reopened).toHaveLength(pageCount)
  expect(reopened).toEqual(kept)
})
