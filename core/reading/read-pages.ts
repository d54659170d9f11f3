/** The pages of an open PDF: text layers first, then the pictures of pages whose text layer is missing or poor. */
import type { Box, Page } from '../document/model.ts'
import { displayedFrame } from './pdf/page-frame.ts'
import type { PageImage } from './image/page-image.ts'
import { longerSide, nativeImage, renderPage } from './image/page-image.ts'
import type { PdfFile } from './pdf/pdf-file.ts'
import { withPage } from './pdf/pdf-file.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import type { ReadOptions } from './read-options.ts'
import { isLongFile, isWanted, OPENING_PAGES } from './pdf/prose-page.ts'
import { prepareRecognition } from './ocr/shared-pool.ts'
import { drawingOf } from './pdf/rules.ts'
import type { ScanPage } from './scan-pages.ts'
import { readScanPages } from './scan-pages.ts'
import { PageGate } from './page-gate.ts'
import { coverage } from './pdf/text-layer-quality.ts'
import { TextPages, type TextPass } from './text-pages.ts'

/** Progress within a file; it survives an engine that a page crashed. */
export interface PageReading extends TextPass {
  /** Pages whose text was doubtful, without it: they are read when no page of the file is better. */
  passed: Page[]
  /** Which pages the budget allows; null until the file is open. */
  gate: PageGate | null
  /** A file that crashes the engine while it is opened or recognized is given up; a text page is skipped. */
  stage: 'opening' | 'text' | 'ocr'
}

/** A single picture that covers this share of the page is the page. */
const WHOLE_PAGE = 0.9
/** A picture that covers this share contains the text of the page. */
const MAIN_PICTURE = 0.4
/** Pixels per point: 160 dpi. */
const COARSE = 160 / 72
/** The event loop gets a turn this often between pages, so that progress and cancellation get through. */
const BREATHE_EVERY = 16

/** Files with fewer pages are read by one thread: a second takes as long to start as to read some thirty pages. */
const SHARED_FROM = 60
/** Share of the pages that this thread reads: it has begun when the other starts. */
const OWN_SHARE = 0.58

/** Continues from `reading.next` to the end of the file. */
export async function readPages(
  file: PdfFile,
  reading: PageReading,
  options: ReadOptions,
  maxGlyphs: number,
): Promise<void> {
  const { signal, onProgress } = options
  let { relevance } = options
  reading.stage = 'text'
  const text = new TextPages(file, maxGlyphs)
  const gate = (reading.gate ??= new PageGate(file.pageCount, options.budget))
  const readOn = async (end = gate.lastPage): Promise<void> => {
    for (; reading.next < end; reading.next++) {
      if (reading.again?.has(reading.next + 1) === false) continue
      signal?.throwIfAborted()
      if (!gate.mayRead(reading.next + 1)) continue
      if (reading.next % BREATHE_EVERY === BREATHE_EVERY - 1) await new Promise(resolve => setImmediate(resolve))
      text.read(reading, relevance)
      onProgress?.({ page: reading.next + 1, pages: file.pageCount, step: 'text' })
    }
  }
  try {
    if (relevance !== undefined && options.isReadWhole !== undefined && isLongFile(file.pageCount)) {
      await readOn(OPENING_PAGES)
      if (await options.isReadWhole(reading.pages)) relevance = undefined
    }
    await shareRest(file, reading, { ...options, isWhole: relevance === undefined }, readOn)
    await readOn()
    const wanted = relevance
    if (wanted !== undefined && reading.passed.length > 0) {
      if (reading.pages.some(page => isWanted(page, wanted))) reading.pages.push(...reading.passed)
      else {
        reading.again = new Set(reading.passed.map(({ number }) => number))
        reading.next = 0
      }
      reading.passed = []
      await readOn()
    }
  } finally {
    text.close()
  }
  if (reading.scans.length > 0)
    await readScans(file, reading, relevance === undefined ? withoutRelevance(options) : options, gate)
  gate.close()
  reading.problems.push(...gate.problems())
}

const withoutRelevance = ({ relevance: _relevance, ...options }: ReadOptions): ReadOptions => options

/** The first pages of a long file with `readOn`, the others elsewhere meanwhile; where that fails they are left for this thread. */
async function shareRest(
  file: PdfFile,
  reading: PageReading,
  { readRest, isWhole }: Pick<ReadOptions, 'readRest'> & { readonly isWhole: boolean },
  readOn: (end: number) => Promise<void>,
): Promise<void> {
  const from = Math.ceil(file.pageCount * OWN_SHARE)
  if (readRest === undefined || reading.next > OPENING_PAGES || file.pageCount < SHARED_FROM) return
  const rest = readRest(from, isWhole).catch((): null => null)
  await readOn(from)
  const result = await rest
  if (result === null) return
  for (const part of ['pages', 'passed', 'scans', 'problems', 'fields'] as const)
    (reading[part] as unknown[]).push(...result[part])
  reading.next = file.pageCount
}

async function readScans(file: PdfFile, reading: PageReading, options: ReadOptions, gate: PageGate): Promise<void> {
  const { signal, onProgress, relevance, recognitionAreas } = options
  reading.stage = 'ocr'
  prepareRecognition()
  const read = await readScanPages(
    reading.scans.map(scan => scanPage(file, scan.index, scan.blank)),
    {
      ...(signal === undefined ? {} : { signal }),
      ...(relevance === undefined ? {} : { relevance }),
      ...(recognitionAreas === undefined ? {} : { recognitionAreas }),
      ...(options.budget === undefined ? {} : { budget: options.budget }),
      gate,
      progress: (step, done, of) => onProgress?.({ page: done, pages: of, step }),
    },
  )
  reading.pages.push(...read.pages)
  reading.problems.push(...read.problems)
}

/**
 * Scale at which to render a page whose picture is coarse: the picture's own, so that it is enlarged here, which is
 * recognized better than PDFium's enlargement (measured). Undefined for every other page.
 */
function coarseScale(
  pdfium: Pdfium,
  images: readonly number[],
  boxes: readonly Box[],
  blank: Page,
): number | undefined {
  const scales = images.flatMap((image, index) => {
    const box = boxes[index]!
    const pixels = coverage([box], blank) >= MAIN_PICTURE ? longerSide(pdfium, image) : null
    return pixels === null ? [] : pixels / Math.max(box.right - box.left, box.bottom - box.top)
  })
  const finest = Math.max(...scales)
  return scales.length > 0 && finest < COARSE ? finest : undefined
}

function scanPage(file: PdfFile, index: number, blank: Page): ScanPage {
  const image = (dpi?: number): PageImage | null =>
    withPage(file, index, page => {
      const engine = file.pdfium
      const frame = displayedFrame(engine, page)
      if (dpi !== undefined) return renderPage(engine, page, frame, dpi / 72)
      const { images, imageBoxes } = drawingOf(engine, page, frame)
      const [object] = images
      const [box] = imageBoxes
      const isWhole =
        object !== undefined && box !== undefined && images.length === 1 && coverage([box], blank) >= WHOLE_PAGE
      return (
        (isWhole ? nativeImage(engine, object, frame, box) : null) ??
        renderPage(engine, page, frame, coarseScale(engine, images, imageBoxes, blank))
      )
    })
  return { number: blank.number, blank, image }
}
