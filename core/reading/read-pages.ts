/** The pages of an open PDF: text layers first, then the pictures of pages whose text layer is missing or poor. */
import type { Box, FormField, Page, Problem } from '../document/model.ts'
import { openForm, overlayOf, withOverlay, type OpenForm } from './pdf/form-fields.ts'
import { displayedFrame, frameHeight, frameWidth } from './pdf/page-frame.ts'
import type { PageImage } from './image/page-image.ts'
import { longerSide, nativeImage, renderPage } from './image/page-image.ts'
import type { PdfFile } from './pdf/pdf-file.ts'
import { withPage } from './pdf/pdf-file.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import type { ReadOptions } from './read-options.ts'
import { hasPicture, isWanted, maySkipProse, estimateOf, type PageEstimate } from './pdf/prose-page.ts'
import { prepareRecognition } from './ocr/shared-pool.ts'
import { drawingOf } from './pdf/rules.ts'
import type { ScanPage } from './scan-pages.ts'
import { readScanPages } from './scan-pages.ts'
import { PageGate } from './page-gate.ts'
import type { TextLayer } from './pdf/text-layer.ts'
import { textLayerOf } from './pdf/text-layer.ts'
import { coverage, ocrReason } from './pdf/text-layer-quality.ts'

/** Progress within a file; it survives an engine that a page crashed. */
export interface PageReading {
  /** 0-based index of the current or next page. */
  next: number
  readonly pages: Page[]
  /** Pages whose text was doubtful, without it: they are read when no page of the file is better. */
  passed: Page[]
  /** Numbers of the pages to read, once all were examined; null before. */
  again: ReadonlySet<number> | null
  /** The estimate for the page before. */
  before: PageEstimate
  /** Pages waiting for OCR. */
  readonly scans: { readonly index: number; readonly blank: Page }[]
  readonly problems: Problem[]
  /** Which pages the budget allows; null until the file is open. */
  gate: PageGate | null
  /** Values of the form that lies over the pages. */
  readonly fields: FormField[]
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

/** Continues from `reading.next` to the end of the file. */
export async function readPages(
  file: PdfFile,
  reading: PageReading,
  options: ReadOptions,
  maxGlyphs: number,
): Promise<void> {
  const { signal, onProgress, relevance } = options
  reading.stage = 'text'
  const form = openForm(file)
  const gate = (reading.gate ??= new PageGate(file.pageCount, options.budget))
  const readOn = async (): Promise<void> => {
    for (; reading.next < gate.lastPage; reading.next++) {
      if (reading.again?.has(reading.next + 1) === false) continue
      signal?.throwIfAborted()
      if (!gate.mayRead(reading.next + 1)) continue
      if (reading.next % BREATHE_EVERY === BREATHE_EVERY - 1) await new Promise(resolve => setImmediate(resolve))
      readTextPage(file, reading, { maxGlyphs, relevance, form })
      onProgress?.({ page: reading.next + 1, pages: file.pageCount, step: 'text' })
    }
  }
  try {
    await readOn()
    if (relevance !== undefined && reading.passed.length > 0) {
      if (reading.pages.some(page => isWanted(page, relevance))) reading.pages.push(...reading.passed)
      else {
        reading.again = new Set(reading.passed.map(({ number }) => number))
        reading.next = 0
      }
      reading.passed = []
      await readOn()
    }
  } finally {
    form?.close()
  }
  if (reading.scans.length > 0) await readScans(file, reading, options, gate)
  gate.close()
  reading.problems.push(...gate.problems())
}

async function readScans(file: PdfFile, reading: PageReading, options: ReadOptions, gate: PageGate): Promise<void> {
  const { signal, onProgress, relevance } = options
  reading.stage = 'ocr'
  prepareRecognition()
  const read = await readScanPages(
    reading.scans.map(scan => scanPage(file, scan.index, scan.blank)),
    {
      ...(signal === undefined ? {} : { signal }),
      ...(relevance === undefined ? {} : { relevance }),
      ...(options.budget === undefined ? {} : { budget: options.budget }),
      gate,
      progress: (step, done, of) => onProgress?.({ page: done, pages: of, step }),
    },
  )
  reading.pages.push(...read.pages)
  reading.problems.push(...read.problems)
}

interface TextPageOptions {
  readonly relevance: ReadOptions['relevance']
  readonly maxGlyphs: number
  readonly form: OpenForm | null
}

function readTextPage(file: PdfFile, reading: PageReading, { maxGlyphs, relevance, form }: TextPageOptions): void {
  const index = reading.next
  const number = index + 1
  const screens = relevance !== undefined && reading.again === null && maySkipProse(number, file.pageCount)
  let estimate = 'promising' as PageEstimate
  const layer = withPage(file, index, page => {
    const isUnwanted =
      screens && !hasPicture(file.pdfium, page)
        ? (text: string): boolean => {
            estimate = estimateOf(text, number, relevance)
            return estimate === 'prose' || (estimate === 'doubtful' && reading.before !== 'promising')
          }
        : null
    const read = textLayerOf(file.pdfium, page, number, { maxGlyphs, isUnwanted })
    if (read === null) return unreadPage(file.pdfium, page, number)
    const overlay = overlayOf(file.pdfium, page, read.page, form)
    if (overlay === null) return read
    reading.fields.push(...overlay.fields)
    return { ...read, page: withOverlay(read.page, overlay) }
  })
  reading.before = estimate
  if (layer !== null && 'source' in layer) {
    if (estimate === 'prose') reading.pages.push(layer)
    else reading.passed.push(layer)
    return
  }
  if (layer === null) {
    const message = `Page ${number} is damaged and was not read.`
    reading.problems.push({ code: 'PAGE_UNREADABLE', message, page: number, severity: 'high' })
    return
  }
  if (layer.truncated) {
    const message = `Page ${number} has more than ${maxGlyphs} characters; the rest was not read.`
    reading.problems.push({ code: 'PAGE_TRUNCATED', message, page: number, severity: 'warning' })
  }
  if (ocrReason(layer) === null) reading.pages.push(layer.page)
  else if (layer.isDrawable) reading.scans.push({ index, blank: blankPage(layer) })
  else {
    const message = `Page ${number} is drawn with too many objects to be recognized.`
    reading.problems.push({ code: 'PAGE_TOO_COMPLEX', message, page: number, severity: 'high' })
    reading.pages.push(layer.page)
  }
}

/** A page that was not requested: its number and size in the document, without its text. */
function unreadPage(pdfium: Pdfium, page: number, number: number): Page {
  const frame = displayedFrame(pdfium, page)
  return { number, width: frameWidth(frame), height: frameHeight(frame), source: 'skipped', lines: [], rules: [] }
}

/** The page as displayed, independent of the direction of its text. */
function blankPage(layer: TextLayer): Page {
  const { number, width, height, rotation } = layer.page
  const turned = rotation === 90 || rotation === 270
  return {
    number,
    width: turned ? height : width,
    height: turned ? width : height,
    source: 'ocr',
    lines: [],
    rules: [],
  }
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
