/** PDF bytes → a Document: per page the text layer where it is worth having, else what the picture says. */
import type { Document, Page, Problem } from '../document/model.ts'
import { Refusal } from '../errors.ts'
import { withPage, withPdf } from './pdf-file.ts'
import { closePdfium, discardPdfium, pdfium } from './pdfium.ts'
import { textLayerOf } from './text-layer.ts'

export interface ReadingLimits {
  readonly maxPages: number
  readonly maxGlyphsPerPage: number
}

export interface ReadOptions {
  readonly fileName: string
  readonly password?: string
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: {
    readonly page: number
    readonly pages: number
    readonly step: 'text' | 'ocr' | 'find'
  }) => void
  /** 0 to 1: how likely the page holds what the caller wants; chooses which pages of a long scan are recognised. */
  readonly relevance?: (page: Page) => number
  readonly limits?: Partial<ReadingLimits>
}

const DEFAULT_LIMITS: ReadingLimits = { maxPages: 2000, maxGlyphsPerPage: 100_000 }
/** The header may follow junk, but not much of it (as readers in the field accept). */
const HEADER_WITHIN = 1024

/** Throws Refusal; every doubt about a readable document is a problem in the result. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Document> {
  const { fileName, signal } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN))
  if (!head.includes('%PDF-')) {
    throw new Refusal('NOT_A_PDF', 'The file is not a PDF: send the document as a PDF file.', { fileName })
  }
  const engine = await pdfium()
  return withPdf(engine, bytes, options.password, async file => {
    if (file.pageCount === 0) throw new Refusal('NO_PAGES', 'The PDF has no pages: export it again.', { fileName })
    if (file.pageCount > limits.maxPages) {
      throw new Refusal(
        'TOO_MANY_PAGES',
        `The PDF has ${file.pageCount} pages and at most ${limits.maxPages} are read: send only the pages with the statements.`,
        { fileName },
      )
    }
    const pages: Page[] = []
    const problems: Problem[] = []
    for (let index = 0; index < file.pageCount; index++) {
      signal?.throwIfAborted()
      const layer = withPage(file, index, page => textLayerOf(engine, page, index + 1, limits.maxGlyphsPerPage))
      if (layer !== null) pages.push(layer.page)
      options.onProgress?.({ page: index + 1, pages: file.pageCount, step: 'text' })
    }
    return { fileName, pages, problems }
  }).finally(() => {
    if (engine.isSwollen) discardPdfium()
  })
}

/** Compiles what every document needs, so that the first one does not wait for it. */
export async function warmReading(): Promise<void> {
  await pdfium()
}

/** Ends the engines of this thread. */
export async function closeReading(): Promise<void> {
  closePdfium()
}
