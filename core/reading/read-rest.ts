/** The second half of a long file, read by a thread of its own: only the text of its pages. */
import { openForm } from './pdf/form-fields.ts'
import type { PdfFile } from './pdf/pdf-file.ts'
import { withPdf } from './pdf/pdf-file.ts'
import { pdfium } from './pdf/pdfium.ts'
import type { ReadOptions } from './read-options.ts'
import { DEFAULT_LIMITS } from './read-options.ts'
import { newTextPass, readTextPage, type TextPageOptions, type TextPass, type TextResult } from './text-pages.ts'

/** Reads the pages from index `from` on as they would be read after those before. Throws what opening the file throws, and what a page crashes with. */
export async function readRest(
  bytes: Uint8Array,
  from: number,
  { password, relevance }: Pick<ReadOptions, 'password' | 'relevance'>,
): Promise<TextResult> {
  return withPdf(await pdfium(), bytes, password, file => {
    const form = openForm(file)
    const options = { maxGlyphs: DEFAULT_LIMITS.maxGlyphsPerPage, relevance, form }
    try {
      return Promise.resolve(readFrom(file, from, options))
    } finally {
      form?.close()
    }
  })
}

function readFrom(file: PdfFile, from: number, options: TextPageOptions): TextResult {
  const pass: TextPass = { ...newTextPass(from), before: estimateBefore(file, from, options) }
  for (; pass.next < file.pageCount; pass.next++) readTextPage(file, pass, options)
  const { pages, passed, scans, problems, fields } = pass
  return { pages, passed, scans, problems, fields }
}

/** A doubtful page is read when the one before was promising. */
function estimateBefore(file: PdfFile, from: number, options: TextPageOptions): TextPass['before'] {
  const before = newTextPass(from - 1)
  readTextPage(file, before, options)
  return before.before
}
