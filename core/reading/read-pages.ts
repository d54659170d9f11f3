/** The pages of an open PDF: text layers first, then the pictures of the pages that have none worth having. */
import type { Box, FormField, Page, Problem } from '../document/model.ts'
import { openForm, overlayOf, withOverlay, type OpenForm } from './pdf/form-fields.ts'
import { displayedFrame, frameHeight, frameWidth } from './pdf/page-frame.ts'
import type { PageImage } from './image/page-image.ts'
import { longerSide, nativeImage, renderPage } from './image/page-image.ts'
import type { PdfFile } from './pdf/pdf-file.ts'
import { withPage } from './pdf/pdf-file.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import type { ReadOptions } from './read-options.ts'
import { hasPicture, isWanted, maySkipProse, worthOf, type Worth } from './pdf/prose-page.ts'
import { prepareRecognition } from './ocr/shared-pool.ts'
import { drawingOf } from './pdf/rules.ts'
import type { ScanPage } from './scan-pages.ts'
import { readScanPages } from './scan-pages.ts'
import type { TextLayer } from './pdf/text-layer.ts'
import { textLayerOf } from './pdf/text-layer.ts'
import { coverage, ocrReason } from './pdf/text-layer-quality.ts'

/** How far the reading of a file has come; it outlives an engine that a page brought down. */
export interface PageReading {
  /** 0-based index of the page in work or next. */
  next: number
  readonly pages: Page[]
  /** Pages whose text was doubtful, without it: they are read where no page of the file is better. */
  passed: Page[]
  /** Numbers of the pages to read, once all were looked at; null before. */
  again: ReadonlySet<number> | null
  /** What the text of the page before promised. */
  before: Worth
  /** Pages waiting for recognition. */
  readonly scans: { readonly index: number; readonly blank: Page }[]
  readonly problems: Problem[]
  /** Of the form that lies over the pages. */
  readonly fields: FormField[]
  /** A file that brings the engine down while it is opened or recognized is given up; a text page is passed over. */
  stage: 'opening' | 'text' | 'ocr'
}

/** One picture covering this share of the page is the page. */
const WHOLE_PAGE = 0.9
/** A picture covering this share holds the text of the page. */
const MAIN_PICTURE = 0.4
/** Pixels per point: 160 dpi. */
const COARSE = 160 / 72
/** Between pages the event loop gets a turn this often, so that progress and cancellation get through. */
const BREATHE_EVERY = 16

/** Reads on from `reading.next` to the end of the file. */
export async function readPages(
  file: PdfFile,
  reading: PageReading,
  options: ReadOptions,
  maxGlyphs: number,
): Promise<void> {
  const { signal, onProgress, relevance } = options
  const { problems } = reading
  reading.stage = 'text'
  const form = openForm(file)
  const readOn = async (): Promise<void> => {
    for (; reading.next < file.pageCount; reading.next++) {
      if (reading.again?.has(reading.next + 1) === false) continue
      signal?.throwIfAborted()
      if (reading.next % BREATHE_EVERY === BREATHE_EVERY - 1) await new Promise(resolve => setImmediate(resolve))
      readTextPage(file, reading, maxGlyphs, relevance, form)
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
  if (reading.scans.length === 0) return
  reading.stage = 'ocr'
  prepareRecognition()
  const read = await readScanPages(
    reading.scans.map(scan => scanPage(file, scan.index, scan.blank)),
    {
      ...(signal === undefined ? {} : { signal }),
      ...(relevance === undefined ? {} : { relevance }),
      progress: (step, done, of) => onProgress?.({ page: done, pages: of, step }),
    },
  )
  reading.pages.push(...read.pages)
  problems.push(...read.problems)
}

function readTextPage(
  file: PdfFile,
  reading: PageReading,
  maxGlyphs: number,
  relevance: ReadOptions['relevance'],
  form: OpenForm | null,
): void {
  const index = reading.next
  const number = index + 1
  const screens = relevance !== undefined && reading.again === null && maySkipProse(number, file.pageCount)
  let worth = 'promising' as Worth
  const layer = withPage(file, index, page => {
    const isUnwanted =
      screens && !hasPicture(file.pdfium, page)
        ? (text: string): boolean => {
            worth = worthOf(text, number, relevance)
            return worth === 'prose' || (worth === 'doubtful' && reading.before !== 'promising')
          }
        : null
    const read = textLayerOf(file.pdfium, page, number, maxGlyphs, isUnwanted)
    if (read === null) return unreadPage(file.pdfium, page, number)
    const overlay = overlayOf(file.pdfium, page, read.page, form)
    if (overlay === null) return read
    reading.fields.push(...overlay.fields)
    return { ...read, page: withOverlay(read.page, overlay) }
  })
  reading.before = worth
  if (layer !== null && 'source' in layer) {
    if (worth === 'prose') reading.pages.push(layer)
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

/** A page that nobody asked for: its place in the document and nothing of its text. */
function unreadPage(pdfium: Pdfium, page: number, number: number): Page {
  const frame = displayedFrame(pdfium, page)
  return { number, width: frameWidth(frame), height: frameHeight(frame), source: 'skipped', lines: [], rules: [] }
}

/** The page as displayed, whichever way its stray text runs. */
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
 * Scale at which a page is rendered whose picture is coarse: its own, so that it is enlarged here, which reads better than
 * PDFium's enlarging (measured). Undefined for every other page.
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
