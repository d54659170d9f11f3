/** PDF bytes → a Document: per page the text layer where it is worth having, else what the picture says. */
import type { Document, Page, Problem } from '../document/model.ts'
import { Refusal } from '../errors.ts'
import { displayedFrame } from './page-frame.ts'
import type { PageImage } from './page-image.ts'
import { nativeImage, renderPage } from './page-image.ts'
import type { PdfFile } from './pdf-file.ts'
import { withPage, withPdf } from './pdf-file.ts'
import { closePdfium, discardPdfium, pdfium } from './pdfium.ts'
import { drawingOf } from './rules.ts'
import type { ScanPage } from './scan-pages.ts'
import { readScanPages } from './scan-pages.ts'
import type { TextLayer } from './text-layer.ts'
import { textLayerOf } from './text-layer.ts'
import { coverage, ocrReason } from './text-worth.ts'

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
/** One picture covering this share of the page is the page. */
const WHOLE_PAGE = 0.9
/** Between pages the event loop gets a turn this often, so that progress and cancellation get through. */
const BREATHE_EVERY = 16

/** Throws Refusal; every doubt about a readable document is a problem in the result. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Document> {
  const { fileName } = options
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
    return readPages(file, options, limits)
  }).finally(() => {
    if (engine.isSwollen) discardPdfium()
  })
}

async function readPages(file: PdfFile, options: ReadOptions, limits: ReadingLimits): Promise<Document> {
  const { fileName, signal, onProgress, relevance } = options
  const pages: Page[] = []
  const problems: Problem[] = []
  const scans: ScanPage[] = []
  for (let index = 0; index < file.pageCount; index++) {
    signal?.throwIfAborted()
    if (index % BREATHE_EVERY === BREATHE_EVERY - 1) await new Promise(resolve => setImmediate(resolve))
    const layer = withPage(file, index, page => textLayerOf(file.pdfium, page, index + 1, limits.maxGlyphsPerPage))
    if (layer === null) {
      problems.push({
        code: 'PAGE_UNREADABLE',
        message: `Page ${index + 1} is damaged and was not read.`,
        page: index + 1,
        severity: 'high',
      })
      continue
    }
    if (layer.truncated) {
      problems.push({
        code: 'PAGE_TRUNCATED',
        message: `Page ${index + 1} has more than ${limits.maxGlyphsPerPage} characters; the rest was not read.`,
        page: index + 1,
        severity: 'warning',
      })
    }
    if (ocrReason(layer) === null) pages.push(layer.page)
    else scans.push(scanPage(file, index, layer))
    onProgress?.({ page: index + 1, pages: file.pageCount, step: 'text' })
  }
  if (scans.length > 0) {
    const read = await readScanPages(scans, {
      ...(signal === undefined ? {} : { signal }),
      ...(relevance === undefined ? {} : { relevance }),
      progress: (step, done, of) => onProgress?.({ page: done, pages: of, step }),
    })
    pages.push(...read.pages)
    problems.push(...read.problems)
    pages.sort((a, b) => a.number - b.number)
  }
  return { fileName, pages, problems }
}

function scanPage(file: PdfFile, index: number, layer: TextLayer): ScanPage {
  const number = index + 1
  const frame = withPage(file, index, page => displayedFrame(file.pdfium, page))
  const upright = layer.page.rotation === undefined || layer.page.rotation === 180
  const blank: Page = {
    number,
    width: upright ? layer.page.width : layer.page.height,
    height: upright ? layer.page.height : layer.page.width,
    source: 'ocr',
    lines: [],
    rules: [],
  }
  const image = (dpi?: number): PageImage | null =>
    withPage(file, index, page => {
      if (frame === null) return null
      const { pdfium: engine } = file
      if (dpi === undefined) {
        const { images, imageBoxes } = drawingOf(engine, page, frame)
        const [object] = images
        const [box] = imageBoxes
        const isWhole =
          object !== undefined && box !== undefined && images.length === 1 && coverage([box], blank) >= WHOLE_PAGE
        const native = isWhole ? nativeImage(engine, object, frame, box) : null
        if (native !== null) return native
      }
      return renderPage(engine, page, frame, dpi === undefined ? undefined : dpi / 72)
    })
  return { number, blank, image }
}

/** Compiles what every document needs, so that the first one does not wait for it. */
export async function warmReading(): Promise<void> {
  await pdfium()
}

/** Ends the engines of this thread. */
export async function closeReading(): Promise<void> {
  closePdfium()
  const { closeOcr } = await import('./ocr-pool.ts')
  await closeOcr()
}
