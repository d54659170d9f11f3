/** The second half of a long file, read by a thread of its own: only the text of its pages. */
import { withPdf } from './pdf/pdf-file.ts'
import { pdfium } from './pdf/pdfium.ts'
import type { ReadOptions } from './read-options.ts'
import { DEFAULT_LIMITS } from './read-options.ts'
import { newTextPass, TextPages, type TextPass, type TextResult } from './text-pages.ts'

/** Reads the pages from index `from` on as they would be read after those before. Throws what opening the file throws, and what a page crashes with. */
export async function readRest(
  bytes: Uint8Array,
  from: number,
  { password, relevance }: Pick<ReadOptions, 'password' | 'relevance'>,
): Promise<TextResult> {
  return withPdf(await pdfium(), bytes, password, file => {
    const text = new TextPages(file, DEFAULT_LIMITS.maxGlyphsPerPage)
    try {
      const before = newTextPass(from - 1)
      text.read(before, relevance)
      // A doubtful page is read when the one before was promising.
      const pass: TextPass = { ...newTextPass(from), before: before.before }
      for (; pass.next < file.pageCount; pass.next++) text.read(pass, relevance)
      const { pages, passed, scans, problems, fields } = pass
      return Promise.resolve({ pages, passed, scans, problems, fields })
    } finally {
      text.close()
    }
  })
}
