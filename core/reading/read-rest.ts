/** The second half of a long file, read by a thread of its own: only the text of its pages. */
import { withPdf } from './pdf/pdf-file.ts'
import { pdfium } from './pdf/pdfium.ts'
import type { ReadOptions } from './read-options.ts'
import { DEFAULT_LIMITS } from './read-options.ts'
import { newTextPass, TextPages, type TextPass, type TextResult } from './text-pages.ts'

/** Pages that are handed over at a time: all of them would be in memory twice. */
const PAGES_AT_ONCE = 16

/**
 * Reads the pages from index `from` on as they would be read after those before, and gives them to `send` part by part. Throws what opening the file
 * throws, and what a page crashes with.
 */
export async function readRest(
  bytes: Uint8Array,
  from: number,
  { password, relevance }: Pick<ReadOptions, 'password' | 'relevance'>,
  send: (part: TextResult) => void,
): Promise<void> {
  await withPdf(await pdfium(), bytes, password, file => {
    const text = new TextPages(file, DEFAULT_LIMITS.maxGlyphsPerPage)
    try {
      const before = newTextPass(from - 1)
      text.read(before, relevance)
      // A doubtful page is read when the one before was promising.
      const pass: TextPass = { ...newTextPass(from), before: before.before }
      while (pass.next < file.pageCount) {
        text.read(pass, relevance)
        pass.next++
        if ((pass.next - from) % PAGES_AT_ONCE === 0) send(takenFrom(pass))
      }
      send(takenFrom(pass))
      return Promise.resolve()
    } finally {
      text.close()
    }
  })
}

/** What was read since the last time. */
const takenFrom = ({ pages, passed, scans, problems, fields }: TextPass): TextResult => ({
  pages: pages.splice(0),
  passed: passed.splice(0),
  scans: scans.splice(0),
  problems: problems.splice(0),
  fields: fields.splice(0),
})
