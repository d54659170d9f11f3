/** The text layers of the pages of an open PDF, and which pages of a long file are worth reading. */
import type { FormField, Page, Problem } from '../document/model.ts'
import { openForm, overlayOf, withOverlay, type OpenForm } from './pdf/form-fields.ts'
import { displayedFrame, frameHeight, frameWidth } from './pdf/page-frame.ts'
import type { PdfFile } from './pdf/pdf-file.ts'
import { withPage } from './pdf/pdf-file.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import { hasPicture, maySkipProse, estimateOf, type PageEstimate } from './pdf/prose-page.ts'
import type { TextLayer } from './pdf/text-layer.ts'
import { textLayerOf } from './pdf/text-layer.ts'
import { ocrReason } from './pdf/text-layer-quality.ts'

/** What reading the text of pages gave; plain data, for it may cross threads. */
export interface TextResult {
  readonly pages: Page[]
  /** Pages whose text was doubtful, without it. */
  readonly passed: Page[]
  /** Pages waiting for OCR. */
  readonly scans: { readonly index: number; readonly blank: Page }[]
  readonly problems: Problem[]
  /** Values of the form that lies over the pages. */
  readonly fields: FormField[]
}

/** The result so far, and where it goes on. */
export interface TextPass extends TextResult {
  /** 0-based index of the current or next page. */
  next: number
  /** Numbers of the pages to read, once all were examined; null before. */
  again: ReadonlySet<number> | null
  /** The estimate for the page before. */
  before: PageEstimate
}

export const newTextPass = (next: number): TextPass => ({
  next,
  pages: [],
  passed: [],
  scans: [],
  problems: [],
  fields: [],
  again: null,
  before: 'promising',
})

/** What PDFium keeps of so many pages of a large package is about 10 MB; opening the file again takes a millisecond. */
const REOPEN_EVERY = 32

/** The pages of an open file with its form; call `close` before the file is closed. */
export class TextPages {
  readonly #file: PdfFile
  readonly #maxGlyphs: number
  #form: OpenForm | null
  #count = 0

  constructor(file: PdfFile, maxGlyphs: number) {
    this.#file = file
    this.#maxGlyphs = maxGlyphs
    this.#form = openForm(file)
  }

  /** Reads page `reading.next` into the result. `relevance`: see `ReadOptions`; undefined: every page is wanted. */
  read(reading: TextPass, relevance: Relevance): void {
    if (++this.#count % REOPEN_EVERY === 0) {
      this.close()
      this.#file.reopen()
      this.#form = openForm(this.#file)
    }
    readTextPage(this.#file, reading, { maxGlyphs: this.#maxGlyphs, relevance, form: this.#form })
  }

  close(): void {
    this.#form?.close()
    this.#form = null
  }
}

type Relevance = ((page: Page) => number) | undefined

interface TextPageOptions {
  readonly relevance: Relevance
  readonly maxGlyphs: number
  readonly form: OpenForm | null
}

function readTextPage(file: PdfFile, reading: TextPass, { maxGlyphs, relevance, form }: TextPageOptions): void {
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
