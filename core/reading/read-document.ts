/**
 * PDF bytes → a Document: opens the file, repairs it when it does not open, and restarts when a page crashes the
 * engine.
 */
import type { Attachment, Document, Problem } from '../document/model.ts'
import { Refusal } from '../errors.ts'
import { readAttachments } from './pdf/attachments.ts'
import type { PdfFile } from './pdf/pdf-file.ts'
import { BrokenPdf, withPdf } from './pdf/pdf-file.ts'
import { closePdfium, discardPdfium, pdfium } from './pdf/pdfium.ts'
import { repairs } from './pdf/repair.ts'
import type { PageReading } from './read-pages.ts'
import { DEFAULT_LIMITS, type ReadOptions } from './read-options.ts'
import { readPages } from './read-pages.ts'
import { newTextPass } from './text-pages.ts'

/** Junk may precede the header, but not much of it (as other readers accept). */
const HEADER_WITHIN = 1024
/** A file that crashes the engine more often than this is given up. */
const MAX_RESTARTS = 3
/** Damaged pages that are reported one by one. */
const MAX_NAMED_PAGES = 10

/** Throws Refusal; any uncertainty about a readable document becomes a problem in the result. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Document> {
  const { fileName } = options
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN))
  if (!head.includes('%PDF-')) {
    throw new Refusal('NOT_A_PDF', 'The file is not a PDF: send the document as a PDF file.', { fileName })
  }
  try {
    return await readFile(bytes, options, [])
  } catch (error) {
    if (!(error instanceof BrokenPdf)) throw error
    return readRepaired(bytes, options, error)
  }
}

async function readRepaired(bytes: Uint8Array, options: ReadOptions, cause: BrokenPdf): Promise<Document> {
  const { fileName } = options
  for await (const candidate of repairs(bytes, fileName)) {
    try {
      const problem: Problem = {
        code: 'REPAIRED',
        message: 'The PDF is damaged; what could be repaired was read.',
        page: null,
        severity: 'warning',
      }
      return await readFile(candidate, options, [problem])
    } catch (error) {
      if (!(error instanceof BrokenPdf)) throw error
    }
  }
  throw new Refusal('UNREADABLE', 'The PDF is damaged beyond repair: export or download it again.', { fileName, cause })
}

async function readFile(bytes: Uint8Array, options: ReadOptions, problems: readonly Problem[]): Promise<Document> {
  const { fileName } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const reading = begin(problems, options.earlier)
  let attachments: readonly Attachment[] = []
  for (let restarts = 0; ; restarts++) {
    const engine = await pdfium()
    try {
      await withPdf(engine, bytes, options.password, async file => {
        checkPageCount(file, options.budget === undefined ? limits.maxPages : Infinity, fileName)
        await readPages(file, reading, options, limits.maxGlyphsPerPage)
        attachments = readAttachments(file)
      })
      const pages = reading.pages.toSorted((a, b) => a.number - b.number)
      if (pages.length === 0) throw restarts === 0 ? new BrokenPdf('No page can be loaded') : tooComplex(fileName)
      const { fields } = reading
      return {
        fileName,
        pages,
        problems: withoutRepetition(reading.problems),
        ...(fields.length > 0 && { fields }),
        ...(attachments.length > 0 && { attachments }),
      }
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(error.code, error.message, { fileName, cause: error })
      // A trap or an abort inside WebAssembly: out of memory, or a file that crashes PDFium.
      if (!(error instanceof WebAssembly.RuntimeError)) throw error
      discardPdfium()
      if (restarts >= MAX_RESTARTS || reading.stage !== 'text') throw tooComplex(fileName, error)
      reading.problems.push(unreadablePage(reading.next + 1))
      reading.next++
    } finally {
      if (engine.isSwollen) discardPdfium()
    }
  }
}

/** Nothing is read yet, or what was read `earlier`: its skipped pages are left. */
function begin(problems: readonly Problem[], earlier: Document | undefined): PageReading {
  const reading: PageReading = { ...newTextPass(0), problems: [...problems], gate: null, stage: 'opening' }
  if (earlier === undefined) return reading
  const { true: skipped = [], false: read = [] } = Object.groupBy(
    earlier.pages,
    ({ source }) => `${source === 'skipped'}`,
  )
  reading.pages.push(...read)
  reading.fields.push(...(earlier.fields ?? []))
  reading.problems.push(...earlier.problems.filter(({ code }) => code !== 'REPAIRED' && code !== 'PAGES_SKIPPED'))
  reading.again = new Set(skipped.map(({ number }) => number))
  return reading
}

function checkPageCount(file: PdfFile, maxPages: number, fileName: string): void {
  if (file.pageCount === 0) throw new Refusal('NO_PAGES', 'The PDF has no pages: export it again.', { fileName })
  if (file.pageCount > maxPages) {
    throw new Refusal(
      'TOO_MANY_PAGES',
      `The PDF has ${file.pageCount} pages and at most ${maxPages} are read: send only the pages with the statements.`,
      { fileName },
    )
  }
}

function tooComplex(fileName: string, cause?: unknown): Refusal {
  const message = 'The PDF is too complex or too damaged to be read: print it to a new PDF and send that.'
  return new Refusal('UNREADABLE', message, { fileName, cause })
}

function unreadablePage(page: number): Problem {
  return { code: 'PAGE_UNREADABLE', message: `Page ${page} is damaged and was not read.`, page, severity: 'high' }
}

/** Of many damaged pages the first are named, the others counted. */
function withoutRepetition(problems: readonly Problem[]): readonly Problem[] {
  const damaged = problems.filter(({ code }) => code === 'PAGE_UNREADABLE')
  const counted = new Set(damaged.slice(MAX_NAMED_PAGES))
  if (counted.size === 0) return problems
  const message = `${counted.size} more pages are damaged and were not read.`
  const rest: Problem = { code: 'PAGE_UNREADABLE', message, page: null, severity: 'high' }
  return [...problems.filter(problem => !counted.has(problem)), rest]
}

/** Ends the engines of this thread. */
export async function closeReading(): Promise<void> {
  closePdfium()
  const { closeOcr } = await import('./ocr/pool.ts')
  await closeOcr()
}
