/** Pages whose picture must be recognized: all of a few pages, and of many those whose preview is promising. */
import { linesOf } from '../document/lines.ts'
import type { Page, Problem, RecognitionAreas } from '../document/model.ts'
import { discard } from './image/bitmap.ts'
import { OcrFailure } from './ocr/pool.ts'
import type { OcrOptions } from './ocr/recognize-page.ts'
import type { PageImage } from './image/page-image.ts'
import { normalizeBackground } from './image/normalize-background.ts'
import { takeTurn } from './ocr/shared-pool.ts'
import type { PageGate } from './page-gate.ts'
import { joinSpacedLetters } from './pdf/spaced-letters.ts'
import type { ReadingBudget } from './read-options.ts'

export interface ScanPage {
  /** 1-based. */
  readonly number: number
  /** Upright as displayed, without lines. */
  readonly blank: Page
  /** The page's picture; `dpi` requests a coarse one. Null when memory does not suffice. */
  readonly image: (dpi?: number) => PageImage | null
}

export interface ScanOptions {
  readonly signal?: AbortSignal
  readonly relevance?: (page: Page) => number
  readonly recognitionAreas?: (page: Page) => RecognitionAreas | null
  readonly budget?: ReadingBudget
  readonly gate: PageGate
  readonly progress: (step: 'ocr' | 'find', done: number, of: number) => void
}

/** Up to this many scanned pages are all recognized. */
const FEW = 6
/** Pages of a long scan that are recognized in full, the most promising first. */
const MAX_CHOSEN = 20
/** A less promising page is skipped, and so is one far behind the best. */
const PROMISING = 0.2
const SHARE_OF_BEST = 0.6
/** Resolution of the preview. */
const PREVIEW_DPI = 120
/** Resolution at which columns of numbers are visible. */
const LAYOUT_DPI = 60
/** Previews in progress at once: each keeps one thread busy. */
const PREVIEWS_IN_FLIGHT = 2
/** A page in full keeps both threads busy with its slices; a second one would only take memory. */
const PAGES_AT_ONCE = 1

/** The pages read, in the given order, and what was skipped. */
export async function readScanPages(
  scans: readonly ScanPage[],
  options: ScanOptions,
): Promise<{ readonly pages: readonly Page[]; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = []
  const chosen = await choose(scans, options)
  let done = 0
  const pages = await mapInFlight(PAGES_AT_ONCE, scans, async (scan): Promise<Page> => {
    if (!chosen.has(scan.number) || !options.gate.mayRead(scan.number)) return { ...scan.blank, source: 'skipped' }
    const earlier = options.budget?.recognized(scan.number)
    const page = earlier ?? (await recognized(scan, { ...signalOf(options), ...areasOf(options) }, problems))
    if (earlier === undefined && page.source === 'ocr') options.budget?.keep(page)
    options.progress('ocr', ++done, chosen.size)
    return page
  })
  const skipped = scans.length - chosen.size
  if (skipped > 0) {
    problems.push({
      code: 'PAGES_SKIPPED',
      message: `${skipped} of ${scans.length} image pages show no sign of a statement and were not recognized in full.`,
      page: null,
      severity: 'info',
    })
  }
  return { pages, problems }
}

const areasOf = ({ recognitionAreas }: ScanOptions): Pick<RecognizeOptions, 'recognitionAreas'> =>
  recognitionAreas === undefined ? {} : { recognitionAreas }

type RecognizeOptions = OcrOptions & Pick<ScanOptions, 'recognitionAreas'>

function signalOf(options: ScanOptions): OcrOptions {
  return options.signal === undefined ? {} : { signal: options.signal }
}

async function choose(scans: readonly ScanPage[], options: ScanOptions): Promise<ReadonlySet<number>> {
  const { relevance } = options
  if (scans.length <= FEW || relevance === undefined) return new Set(scans.map(scan => scan.number))
  let done = 0
  const { hasTableLayout } = await import('./image/detect-table-layout.ts')
  const scores = await mapInFlight(PREVIEWS_IN_FLIGHT, scans, async scan => {
    const score = await previewScore(scan)
    options.progress('find', ++done, scans.length)
    return score
  })
  async function previewScore(scan: ScanPage): Promise<number> {
    if (!options.gate.mayRead(scan.number)) return 0
    const picture = scan.image(LAYOUT_DPI)
    if (picture === null || !hasTableLayout(normalizeBackground(picture.bitmap))) return 0
    return relevance!(await recognized(scan, { ...signalOf(options), previewDpi: PREVIEW_DPI }, []))
  }
  const best = Math.max(...scores)
  const promising = scans
    .map((scan, index) => ({ number: scan.number, score: scores[index]! }))
    .filter(({ score }, index) => {
      if (score >= Math.max(PROMISING, SHARE_OF_BEST * best)) return true
      // A statement split over two pages has fewer of its signs on the second.
      const beside = Math.max(scores[index - 1] ?? 0, scores[index + 1] ?? 0)
      return score > 0 && beside >= Math.max(PROMISING, SHARE_OF_BEST * best)
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_CHOSEN)
  if (promising.length === 0) return new Set(scans.slice(0, FEW).map(scan => scan.number))
  // The first page names the company, whatever else it contains.
  return new Set([scans[0]!.number, ...promising.map(({ number }) => number)])
}

async function recognized(scan: ScanPage, options: RecognizeOptions, problems: Problem[]): Promise<Page> {
  if (options.previewDpi !== undefined) return recognizeScan(scan, options, problems)
  const leave = await takeTurn()
  try {
    return await recognizeScan(scan, options, problems)
  } finally {
    leave()
  }
}

async function recognizeScan(scan: ScanPage, options: RecognizeOptions, problems: Problem[]): Promise<Page> {
  const image = scan.image(options.previewDpi)
  if (image === null) {
    problems.push({
      code: 'PAGE_UNREADABLE',
      message: `Page ${scan.number} cannot be drawn and was not read.`,
      page: scan.number,
      severity: 'high',
    })
    return { ...scan.blank, source: 'skipped' }
  }
  // Loaded on demand: a document of text pages never loads the recognizer.
  const { recognizePage } = await import('./ocr/recognize-page.ts')
  try {
    const read = await recognizePage(image, options)
    const swap = read.turn % 180 !== 0
    const page: Page = {
      number: scan.number,
      width: swap ? scan.blank.height : scan.blank.width,
      height: swap ? scan.blank.width : scan.blank.height,
      ...(read.turn === 0 ? {} : { rotation: read.turn }),
      ...(read.skew === 0 ? {} : { skew: read.skew }),
      source: 'ocr',
      lines: linesOf(read.words).map(line => joinSpacedLetters(line, true)),
      rules: read.rules,
      ...(read.marks.length > 0 && { marks: read.marks }),
    }
    const areas = options.recognitionAreas?.(page) ?? null
    if (areas === null) return page
    const { recognizeAreas } = await import('./ocr/recognize-areas.ts')
    return { ...page, again: await recognizeAreas(image, read, areas, options.signal) }
  } catch (error) {
    if (!(error instanceof OcrFailure)) throw error
    problems.push({
      code: 'OCR_FAILED',
      message: `Page ${scan.number} could not be recognized.`,
      page: scan.number,
      severity: 'high',
    })
    return { ...scan.blank, source: 'skipped' }
  } finally {
    discard(image.bitmap)
  }
}

/** Like map, with a few calls in progress at a time; results in order. */
async function mapInFlight<T, R>(atOnce: number, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array<R>(items.length)
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane))
  return results
}
